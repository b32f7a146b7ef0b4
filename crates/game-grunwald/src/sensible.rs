//! What whoever orders "whatever is sensible" answers: the safest way back, the facing that watches the enemy, the loss that hurts
//! least. Only orders ask for it; odds assume the plainer answers of [`crate::explaining::usual`].

use crate::Grunwald;
use crate::action::Action;
use crate::explaining::plainest;
use crate::field::HexId;
use crate::look::Look;
use crate::state::*;
use hexboard::Side;
use hexboard::facing::in_cone;

/// Enemies farther away than this threaten nobody just now.
const FAR: u32 = 6;
/// What an enemy next door weighs; one twice as far weighs a quarter of it.
const NEXT_DOOR: i32 = 60;
/// What a retreat loses by riding through one's own foot, by ground that disorganises, and wins by a leader who is near or goes along.
const THROUGH_FOOT: i32 = 1000;
const ROUGH: i32 = 60;
const LED: i32 = 10;

/// The sensible answer to the question of the moment.
pub fn favourite(rules: &Grunwald, state: &State) -> Option<Action> {
    let look = rules.look(state);
    let mut legal = Vec::new();
    let mut best = |value: &dyn Fn(&Action) -> i32| {
        look.legal(&mut legal);
        let best = |at: &usize| (value(&legal[*at]), std::cmp::Reverse(*at));
        (0..legal.len()).max_by_key(best).map(|at| legal[at].clone())
    };
    match look.question()?.kind {
        "face" => {
            let Some(Task::Face { unit, .. }) = state.now.tasks.last() else { return None };
            let (hex, own) = (state.hex_of(*unit)?, state.unit(*unit).facing);
            let enemies = look.enemies_near(*unit, hex);
            best(&|action| match action {
                // Nobody turns for nothing.
                Action::Face { facing } => {
                    2 * look.watched(hex, *facing, &enemies) + i32::from(*facing == own)
                }
                _ => 0,
            })
        }
        "retreat" | "aside" => best(&|action| match action {
            Action::FallBack { unit, hex, leader } => {
                let swept = i32::from(look.foot_in_the_way(*unit, *hex));
                look.shelter(*unit, *hex) - THROUGH_FOOT * swept + if *leader { LED } else { 0 }
            }
            Action::Aside { unit, hex } => look.shelter(*unit, *hex),
            _ => 0,
        }),
        "loss" | "friend-hit" => best(&|action| match action {
            Action::Lose { unit } | Action::FriendHit { unit } => -look.pain(*unit),
            _ => 0,
        }),
        "take-up" => best(&|action| match action {
            Action::TakeUp { unit } => i32::from(look.weight(*unit)),
            _ => 0,
        }),
        // Where all may stay where they are none has to be asked by himself.
        "next" => best(&|action| i32::from(*action == Action::StayPut)),
        "counter-charge" => Some(Action::HoldBack),
        _ => plainest(rules, state),
    }
}

impl Look<'_> {
    /// The enemies of a unit around a hex: where they stand and how far away.
    fn enemies_near(&self, unit: UnitId, hex: HexId) -> Vec<(HexId, i32)> {
        let enemy = |id: &UnitId| self.seat(*id) != self.seat(unit) && self.weight(*id) > 0;
        let hexes = UnitId::all(self.rules.roster.len()).filter(enemy).filter_map(|id| self.state.hex_of(id));
        let far = hexes.map(|at| (at, self.field().distance(hex, at)));
        far.filter(|(_, far)| (1..=FAR).contains(far)).map(|(at, far)| (at, far as i32)).collect()
    }

    /// How much of the enemy a facing looks at, the near ones first.
    fn watched(&self, hex: HexId, facing: Side, enemies: &[(HexId, i32)]) -> i32 {
        let here = self.field().hex(hex);
        let seen = enemies.iter().filter(|(at, _)| in_cone(here, facing, self.field().hex(*at)));
        seen.map(|(_, far)| NEXT_DOOR / (far * far)).sum()
    }

    /// How safe a hex is for who falls back to it.
    fn shelter(&self, unit: UnitId, hex: HexId) -> i32 {
        let threats = self.enemies_near(unit, hex).into_iter().map(|(_, far)| NEXT_DOOR / (far * far));
        let rough = self.ground_disorganises(unit, hex, false).is_some();
        let near = self.leader_distance(unit).is_some_and(|far| far <= 2);
        let (led, rough) = (if near { LED } else { 0 }, if rough { ROUGH } else { 0 });
        led - rough - threats.sum::<i32>()
    }

    /// How much it hurts that a unit loses a point: most where it is its last one, and a banner or a leader goes with it.
    fn pain(&self, unit: UnitId) -> i32 {
        let (it, card) = (self.state.unit(unit), self.card(unit));
        let worth = 10 + 5 * i32::from(card.armour);
        if it.strength > 1 {
            return worth;
        }
        let bears = self.holds(unit).next().is_some();
        3 * worth + if bears { 200 } else { 0 } + if self.leader_with(unit) { 200 } else { 0 }
    }
}
