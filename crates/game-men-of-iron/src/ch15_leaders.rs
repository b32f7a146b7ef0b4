//! 15 Leaders: command range, loss, replacement.

mod range;

use crate::ids::LeaderId;
use crate::look::Look;
use engine::Seat;

impl Look<'_> {
    /// Leaders of a seat that are lost and have to be replaced (MI-15.6a).
    pub fn to_replace(&self, _: Seat) -> Vec<LeaderId> {
        Vec::new()
    }
}
