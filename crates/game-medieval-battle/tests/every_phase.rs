//! Whatever a battle can be in the middle of can be saved, sent and written down there: each phase, each state of an army, each end.

use engine::ruleset::{Ruleset, Setup};
use engine::soak::{battle_by_lot, meet_all};
use game_medieval_battle::MedievalBattle;
use game_medieval_battle::state::{End, Moving, Muster, Phase, State, Whereabouts};

/// The name of each variant, and the list of all names: what is new does not compile until it has one.
macro_rules! names {
    ($all:ident $name:ident($of:ty) { $($pattern:pat => $text:literal),+ $(,)? }) => {
        const $all: &[&str] = &[$($text),+];
        fn $name(it: &$of) -> &'static str {
            match it { $($pattern => $text),+ }
        }
    };
}

names!(PHASES phase(Phase) {
    Phase::ChooseInner => "choose inner",
    Phase::ChooseOuter => "choose outer",
    Phase::ChooseSmall => "choose small",
    Phase::Recruit(_) => "recruit",
    Phase::PlaceWagon(_) => "place wagon",
    Phase::PlaceUnit(_) => "place unit",
    Phase::Turn => "turn",
    Phase::Moving(Moving { halted: true, .. }) => "moving: halted",
    Phase::Moving(Moving { pursuing: true, .. }) => "moving: pursuing",
    Phase::Moving(_) => "moving",
    Phase::Respond { .. } => "respond",
    Phase::Return { .. } => "return",
    Phase::Over(_) => "over",
});
names!(MUSTERS muster(Muster) {
    Muster::Waiting => "army: waiting",
    Muster::Chosen(_) => "army: chosen",
    Muster::Public(_) => "army: public",
    Muster::Done => "army: done",
});
names!(WHEREABOUTS whereabouts(Whereabouts) {
    Whereabouts::Hex(_) => "whereabouts: hex",
    Whereabouts::Reserve => "whereabouts: reserve",
    Whereabouts::Away(_) => "whereabouts: away",
    Whereabouts::Gone => "whereabouts: gone",
});
names!(ENDS end(End) {
    End::Points => "end: points",
    End::Exhausted => "end: exhausted",
    End::Passes => "end: passes",
    End::Resigned => "end: resigned",
});

fn met(state: &State) -> Vec<&'static str> {
    let mut list = vec![phase(&state.phase)];
    if let Phase::Over(ending) = &state.phase {
        list.push(end(&ending.end));
    }
    list.extend(state.muster.iter().map(muster));
    for (units, count) in state.units.iter().zip(state.count) {
        list.extend(units[..usize::from(count)].iter().map(|unit| whereabouts(&unit.whereabouts)));
    }
    list
}

#[test]
fn whatever_a_battle_is_in_the_middle_of_can_be_saved_sent_and_written_down() {
    let opens = |setup: &Setup| MedievalBattle::open(setup).is_ok();
    let setups = (0..600).filter_map(|number| battle_by_lot(MedievalBattle::about(), None, number, &opens));
    match meet_all::<MedievalBattle>(&[PHASES, MUSTERS, WHEREABOUTS, ENDS].concat(), met, setups) {
        Ok(met) => println!("{met:?}"),
        Err(what) => panic!("{what}"),
    }
}
