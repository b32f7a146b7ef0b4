//! What each side needs to win, and where it stands.

use crate::Mode;
use crate::look::Look;
use crate::rules::*;
use crate::telling;
use engine::Seat;
use engine::ruleset::Objective;
use engine::text::Phrase;

pub fn objectives(look: &Look) -> Vec<Objective> {
    [Seat(0), Seat(1)].map(|seat| of(look, seat)).to_vec()
}

fn of(look: &Look, seat: Seat) -> Objective {
    let of = |seat: Seat| (look.flight_points(seat), look.flight_level(seat));
    let ((own, own_level), (foe, foe_level)) = (of(seat), of(seat.other()));
    let other = telling::seat(look.rules, seat.other());
    let mut rules = vec![R_16_0A, R_16_0B, R_16_0C_UNIT, RULING_16_0_3];
    let (id, rule) = besides(look, seat);
    rules.extend(rule);
    let mut needs = Phrase::new(id).with("seat", other).with("level", foe_level);
    if let Some(modes) = look.battle().special.modes {
        needs = needs.with("clock", modes.clock);
    }
    let now = Phrase::new("objective-now")
        .with("foe", foe)
        .with("foe-level", foe_level)
        .with("own", own)
        .with("own-level", own_level)
        .with("faces", look.flight_chance(seat.other()));
    // Who is nearer to fleeing: by what is left up to the level.
    let left = |points: u16, level: u16| i32::from(level) - i32::from(points);
    let (ours, theirs) = (left(own, own_level), left(foe, foe_level));
    Objective { seat, needs, now, ahead: (ours != theirs).then_some(ours > theirs), rules }
}

/// What else ends the battle: the clock of the pinned side, or that both sides refuse to fight.
fn besides(look: &Look, seat: Seat) -> (&'static str, Option<engine::Rule>) {
    if look.rules.options.mode == Mode::Pinned && look.battle().special.modes.is_some() {
        let id = if look.pinned(seat) { "objective-needs-clock" } else { "objective-needs-before-clock" };
        return (id, Some(R_FAL_2A));
    }
    match look.battle().special.standoff {
        Some(winner) if winner == seat => ("objective-needs-or-holds", Some(RULING_4_1_2)),
        Some(_) => ("objective-needs-must-attack", Some(RULING_4_1_2)),
        None => ("objective-needs", None),
    }
}
