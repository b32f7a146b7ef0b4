//! What whoever orders "whatever is sensible" answers: fire whenever one may, the safest way back, the facing that watches the enemy.
//! Only orders ask for it.

use crate::MenOfIron;
use crate::action::{Action, Way};
use crate::choices::Question;
use crate::ids::{HexId, UnitId};
use crate::look::Look;
use crate::state::*;
use hexboard::{Aspect, Corner};

/// Enemies farther away than this threaten nobody just now.
const FAR: u32 = 6;
/// What an enemy next door weighs; one twice as far weighs a quarter of it.
const NEXT_DOOR: i32 = 60;
/// What the zone of an enemy costs a place; what a friend behind is worth who has to be ridden through.
const ZONE: i32 = 80;
const THROUGH: i32 = 200;

/// The sensible answer to the question of the moment.
pub fn favourite(rules: &MenOfIron, state: &State) -> Option<Action> {
    let look = rules.look(state);
    let mut legal = Vec::new();
    look.legal(&mut legal);
    let best = |value: &dyn Fn(&Action) -> i32| {
        let order = |at: &usize| (value(&legal[*at]), std::cmp::Reverse(*at));
        (0..legal.len()).max_by_key(order).map(|at| legal[at].clone())
    };
    match look.asked()?.question {
        Question::ReturnFire(_) | Question::React { .. } => {
            best(&|action| i32::from(matches!(action, Action::React { .. })))
        }
        Question::CounterFire { .. } | Question::Answers => {
            best(&|action| i32::from(matches!(action, Action::Stand { .. })))
        }
        Question::Seize(_) => Some(Action::LetRoll),
        Question::Following => Some(Action::StayPut),
        Question::Order => Some(Action::Keep),
        Question::Retreat { unit, .. } => best(&|action| match action {
            Action::Retreat { way, facing } => look.refuge(unit, way, *facing),
            _ => 0,
        }),
        Question::Retire(unit) => best(&|action| match action {
            Action::RetireTo { hex, facing } => look.shelter(unit, *hex) + look.watched(unit, *hex, *facing),
            _ => 0,
        }),
        Question::Face(unit) | Question::Wheel { rider: unit, .. } => {
            let hex = look.hex_of(unit)?;
            best(&|action| match action {
                Action::Face { facing } => look.watched(unit, hex, *facing),
                _ => 0,
            })
        }
        Question::Advance => best(&|action| match action {
            Action::Advance { unit, hex, facing } => look.watched(*unit, *hex, *facing),
            _ => i32::MIN,
        }),
        // A leader goes with whoever stands safest.
        Question::Displaced(_) | Question::Replace(_) => best(&|action| match action {
            Action::LeaderWith { unit } => {
                look.hex_of(*unit).map_or(i32::MIN, |hex| look.shelter(*unit, hex))
            }
            _ => 0,
        }),
        Question::Along { .. } => Some(Action::LeaderGoes),
        _ => legal.first().cloned(),
    }
}

impl Look<'_> {
    /// The enemies of a unit around a hex: where they stand and how far away.
    fn enemies_around(&self, unit: UnitId, hex: HexId) -> impl Iterator<Item = (HexId, i32)> + '_ {
        let far = move |(enemy, at): (UnitId, HexId)| {
            let far = self.field().distance(hex, at);
            (self.status(enemy) != Status::Retired && (1..=FAR).contains(&far)).then_some((at, far as i32))
        };
        self.on_map(self.seat(unit).other()).filter_map(far)
    }

    /// How much of the enemy a facing has in front of it, the near ones first; what stands behind counts against it.
    fn watched(&self, unit: UnitId, hex: HexId, facing: Corner) -> i32 {
        let weigh = |(at, far): (HexId, i32)| {
            let part = match self.field().arc(hex, facing, at).map(|arc| arc.greatest()) {
                Some(Aspect::Front) => 2,
                Some(Aspect::Flank) => 0,
                _ => -1,
            };
            part * NEXT_DOOR / (far * far)
        };
        self.enemies_around(unit, hex).map(weigh).sum()
    }

    /// How safe a hex is for who falls back to it.
    fn shelter(&self, unit: UnitId, hex: HexId) -> i32 {
        let threats: i32 = self.enemies_around(unit, hex).map(|(_, far)| NEXT_DOOR / (far * far)).sum();
        let zones = self.in_enemy_zone(self.seat(unit), hex).len() as i32;
        let cover = -NEXT_DOOR / 4 * self.field().terrain(hex).shock_defender;
        cover - threats - ZONE * zones
    }

    fn refuge(&self, unit: UnitId, way: &Way, facing: Corner) -> i32 {
        let Some(hex) = way.last() else { return 0 };
        let swept = (way.len() as i32 - 1) * THROUGH;
        self.shelter(unit, *hex) + self.watched(unit, *hex, facing) - swept
    }
}
