//! Riding foot down: what an overrun promises (G-5.8).

use super::worth;
use game_grunwald::ch05_combat::overrun::Onslaught;
use game_grunwald::content::Trial;
use game_grunwald::field::HexId;
use game_grunwald::look::Look;
use game_grunwald::state::{UnitId, Walk, Walker};
use hexboard::Side;

/// What it costs a rider that he is thrown back and stands still.
const THROWN_BACK: i32 = 20;

/// What a unit that stands there at that speed, with so many points left, would gain by riding at the enemy foot before it; nothing
/// where it cannot, or would ride over friends.
pub fn promise(look: &Look, unit: UnitId, end: (HexId, Side, u8), left: u8) -> i32 {
    let (hex, facing, charge) = end;
    let ahead = look.field().neighbour(hex, facing);
    let enemies = look.state.anybody(ahead).is_some_and(|id| look.seat(id) != look.seat(unit));
    if !enemies {
        return 0;
    }
    // Out of a zone that was broken through it costs a point more (G-3.3.3).
    let mut walk = Walk::of(Walker::Unit(unit), left);
    walk.passing = look.controlled(look.seat(unit).other(), hex);
    look.onslaught(unit, hex, facing, charge, Some(&walk)).map_or(0, |it| expected(look, unit, &it))
}

/// The mean over the faces of the die, in hundredths of a point.
fn expected(look: &Look, rider: UnitId, onslaught: &Onslaught) -> i32 {
    let sixths = |id: UnitId, row: i32| (1..=6).filter(|throw| look.passes(id, *throw, row)).count() as i32;
    let broken: i32 = onslaught.broken.iter().map(|id| worth::ridden_down(look, *id)).sum();
    if onslaught.standing.is_empty() {
        return broken;
    }
    let mut sum = 0;
    for face in 1..=6 {
        let (own, foot) = look.onslaught_result(face + onslaught.modifiers.sum());
        let rides_on = match own {
            Trial::Succeeds => 6,
            Trial::Test(row) => sixths(rider, row),
            _ => 0,
        };
        sum -= (6 - rides_on) * (THROWN_BACK + worth::disorder(look, rider) * (6 - sixths(rider, 0)) / 6) / 6;
        for id in &onslaught.standing {
            let stands = match foot {
                Trial::Out => 0,
                Trial::Test(row) => sixths(*id, row),
                _ => continue,
            };
            // Who holds out gives way in disorder.
            sum += ((6 - stands) * worth::ridden_down(look, *id) + stands * worth::disorder(look, *id)) / 6;
        }
    }
    broken + sum / 6
}
