//! What each side needs to win, and what it would come to if the battle ended now.

use crate::look::Look;
use crate::rules::*;
use crate::state::{ALLIED, LeaderId, ORDER};
use engine::Seat;
use engine::ruleset::Objective;
use engine::text::{Phrase, authored};

pub fn objectives(look: &Look) -> Vec<Objective> {
    [ALLIED, ORDER].map(|seat| of(look, seat)).to_vec()
}

fn of(look: &Look, seat: Seat) -> Objective {
    let scenario = look.rules.scenario;
    let points = look.final_points();
    let (own, foe) = (points[seat.index()], points[seat.other().index()]);
    let by_leaders = scenario.automatic_victory;
    let needs = if by_leaders { "objective-needs-leaders" } else { "objective-needs" };
    let now = match own.cmp(&foe) {
        std::cmp::Ordering::Greater => "objective-ahead",
        std::cmp::Ordering::Less => "objective-behind",
        std::cmp::Ordering::Equal => "objective-even",
    };
    let grade = &look.charts().victory.grade(own.abs_diff(foe)).name;
    let now = Phrase::new(now).with("own", own).with("foe", foe).with("grade", authored(grade));
    let foes = LeaderId::all(look.state.leaders.len()).filter(|leader| {
        look.leader_seat(*leader) != seat && look.state.leader(*leader).whereabouts.hex().is_some()
    });
    let with_leaders =
        || Phrase::new("objective-with-leaders").with("points", now.clone()).with("n", foes.count());
    let mut rules = vec![R_S_5, R_S_6, RULING_57];
    rules.extend(by_leaders.then_some(R_S_4));
    Objective {
        seat,
        needs: Phrase::new(needs).with("turn", scenario.turns),
        now: if by_leaders { with_leaders() } else { now.clone() },
        ahead: (own != foe).then_some(own > foe),
        rules,
    }
}
