//! What whoever orders "whatever is sensible" answers: of several ways back the one that is farthest from the enemy.

use crate::action::Action;
use crate::look::Look;
use crate::state::*;

/// Enemies farther away than this make no difference to a retreat.
const FAR: i32 = 6;
/// What an enemy next door weighs; one twice as far weighs a quarter of it.
const NEXT_DOOR: i32 = 60;

/// The sensible way back for whoever is attacked; whether to go is for orders to say.
pub fn favourite(look: &Look) -> Option<Action> {
    let Phase::Respond { defender, .. } = look.state.phase else { return None };
    let enemies: Vec<HexId> =
        look.state.units_of(defender.seat().other()).filter_map(|(_, unit)| unit.hex()).collect();
    let danger = |hex: HexId| -> i32 {
        let far = enemies.iter().map(|at| i32::from(look.board.geo.distance(hex, *at)));
        far.filter(|far| (1..=FAR).contains(far)).map(|far| NEXT_DOOR / (far * far)).sum()
    };
    let mut answers = Vec::new();
    look.legal(&mut answers);
    let back = answers.into_iter().filter_map(|action| match action {
        Action::Retreat { to } => Some((danger(to), action)),
        _ => None,
    });
    back.min_by_key(|(danger, _)| *danger).map(|(_, action)| action)
}
