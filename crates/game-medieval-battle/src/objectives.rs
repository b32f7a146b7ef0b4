//! What each side needs to win, and how far it has come.

use crate::look::Look;
use crate::rules::*;
use crate::state::{RED, YELLOW};
use engine::Seat;
use engine::ruleset::Objective;
use engine::text::Phrase;

pub fn objectives(look: &Look) -> Vec<Objective> {
    [RED, YELLOW].map(|seat| of(look, seat)).to_vec()
}

fn of(look: &Look, seat: Seat) -> Objective {
    let (own, foe, goal) = (look.points(seat), look.points(seat.other()), look.goal());
    let now = match own.cmp(&foe) {
        std::cmp::Ordering::Greater => "objective-ahead",
        std::cmp::Ordering::Less => "objective-behind",
        std::cmp::Ordering::Equal => "objective-even",
    };
    Objective {
        seat,
        needs: Phrase::new("objective-needs").with("goal", goal).with("wagon", look.charts.wagon_points),
        now: Phrase::new(now).with("own", own).with("foe", foe).with("goal", goal),
        // Equal points are counted up by the value of the units (MB-V.9): nobody is ahead before.
        ahead: (own != foe).then_some(own > foe),
        rules: vec![R_V_6, R_V_1, R_V_2, RULING_64],
    }
}
