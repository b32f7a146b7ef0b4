//! The judgement of Medieval Battle: what a position is worth, which plans deserve a thought, how to recruit and set up.

mod opening;
mod plans;
mod value;

use crate::judgement::{Care, Judgement, Plan};
use engine::Seat;
use engine::dice::Stream;
use game_medieval_battle::MedievalBattle;
use game_medieval_battle::action::Action;
use game_medieval_battle::state::{Phase, State, UnitId, Whereabouts};

#[derive(Default)]
pub struct Captain;

impl Judgement<MedievalBattle> for Captain {
    fn value(&self, rules: &MedievalBattle, state: &State, seat: Seat) -> i32 {
        let red = value::red_ahead(&rules.look(state));
        if seat == Seat::FIRST { red } else { -red }
    }

    fn key(&self, _: &MedievalBattle, state: &State) -> u64 {
        key(state)
    }

    fn fresh_turn(&self, state: &State) -> bool {
        state.phase == Phase::Turn
    }

    fn plans(&self, rules: &MedievalBattle, state: &State, out: &mut Vec<Plan<MedievalBattle>>) {
        plans::all(rules, state, out);
    }

    fn attacks(&self, rules: &MedievalBattle, state: &State, out: &mut Vec<Plan<MedievalBattle>>) {
        plans::attacks(rules, state, out);
    }

    fn opening(
        &self,
        rules: &MedievalBattle,
        state: &State,
        care: Care,
        rng: &mut Stream,
        stop: &dyn Fn() -> bool,
    ) -> Option<Action> {
        opening::decide(self, rules, state, care, rng, stop)
    }
}

/// Spreads a small number over 64 bits (the finaliser of SplitMix64).
#[inline]
fn mix(number: u64) -> u64 {
    let mut z = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// The content of a position, by what stands where and never by counter: two light cavalry may change places. Points of units off
/// the map do not count, they come back fresh. Armies still sealed are not in it.
fn key(state: &State) -> u64 {
    let mut sum = 0u64;
    for seat in [Seat::FIRST, Seat::SECOND] {
        for (id, unit) in state.units_of(seat) {
            if unit.whereabouts != Whereabouts::Gone {
                sum = sum.wrapping_add(mix(described(state, id)));
            }
        }
    }
    let mut rest = 1u64;
    for flag in state.flags {
        rest = rest * 3 + flag.map_or(0, |seat| u64::from(seat.0) + 1);
    }
    for number in state.tokens.into_iter().chain([state.passes, state.turn.0]) {
        rest = rest << 4 | u64::from(number & 15);
    }
    for lost in state.wagon_lost.into_iter().chain(state.stopped) {
        rest = rest << 1 | u64::from(lost);
    }
    sum = sum.wrapping_add(mix(rest | 1 << 60));
    let phase = match state.phase {
        Phase::Turn => 0,
        Phase::Moving(moving) => {
            let flags = u64::from(moving.halted) << 1 | u64::from(moving.pursuing);
            mix(described(state, moving.unit)) ^ (flags + 1)
        }
        Phase::Respond { attacker, defender } => {
            mix(described(state, attacker)) ^ mix(described(state, defender)).rotate_left(9)
        }
        Phase::Return { ready } => {
            let waiting =
                (0..usize::from(state.count[state.turn.index()])).filter(|slot| ready >> slot & 1 == 1);
            waiting.fold(7, |sum: u64, slot| {
                sum.wrapping_add(mix(described(state, UnitId::new(state.turn, slot)) ^ 1 << 50))
            })
        }
        Phase::PlaceUnit(seat) | Phase::PlaceWagon(seat) | Phase::Recruit(seat) => 11 + u64::from(seat.0),
        Phase::ChooseInner => 13,
        Phase::ChooseOuter => 14,
        Phase::ChooseSmall => 15,
        Phase::Over(_) => 16,
    };
    sum.wrapping_add(mix(phase ^ 1 << 61))
}

/// Owner, kind, knights, points and place of a unit in a few bits.
#[inline]
fn described(state: &State, id: UnitId) -> u64 {
    let unit = state.unit(id);
    let (place, points) = match unit.whereabouts {
        Whereabouts::Hex(hex) => (hex.index() as u64, unit.points),
        Whereabouts::Away(place) => (0x100 | u64::from(place), 0),
        Whereabouts::Reserve => (0x200, 0),
        Whereabouts::Gone => (0x300, 0),
    };
    let what = u64::from(id.seat().0) << 8 | (unit.kind as u64) << 4 | u64::from(unit.knights);
    place << 24 | what << 8 | u64::from(points)
}
