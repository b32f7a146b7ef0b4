//! What an action would do, before commitment: its price, its sum, what follows.

mod naming;
mod odds;

pub use naming::name;
pub use odds::results;

use crate::action::Action;
use crate::look::Look;
use engine::Tally;
use engine::explain::Explanation;

/// What a game says of an action that is legal now.
pub fn explain(look: &Look, action: &Action) -> Explanation {
    let mut explanation = Explanation::new(name(look, action));
    if let Some(tally) = price(look, action) {
        explanation.accounts.push(crate::telling::account("cost", "account-cost", &tally));
    }
    explanation
}

/// What an action costs whoever does it, in movement points; `None` where nothing is paid.
pub fn price(_: &Look, _: &Action) -> Option<Tally> {
    None
}
