//! Whole games by chance: whatever happens, the position holds together.

use crate::field::{by_chance, set_up};
use engine::Noted;
use engine::dice::{Seeded, Stream};
use engine::ruleset::Ruleset;
use game_grunwald::Grunwald;
use game_grunwald::action::Action;
use game_grunwald::content::CONTENT;
use game_grunwald::field::{Ground, NO_FORT};
use game_grunwald::ids::{HexId, LeaderId, UnitId};
use game_grunwald::state::{BannerWhereabouts, Cohesion, State, Task};
use std::collections::BTreeMap;

/// Plays one game; gives the number of decisions.
fn play(scenario: &str, seed: u64, most: usize) -> Option<usize> {
    let battle = set_up(scenario);
    let (rules, mut state) = (battle.table.rules(), battle.table.state().clone());
    let mut stream = Stream::new(seed, 1);
    let mut legal: Vec<Action> = Vec::new();
    for n in 0..most {
        if rules.outcome(&state).is_some() {
            return Some(n);
        }
        legal.clear();
        rules.legal(&state, &mut legal);
        assert!(rules.decision(&state).is_some());
        assert!(!legal.is_empty(), "nothing to choose: {:?} {:?}", state.now.phase, state.now.tasks);
        let action = by_chance(rules, &state, &mut stream);
        assert!(rules.check(&state, &action).is_ok(), "{action:?}");
        // Every legal action that is written reads back as itself.
        for one in legal.iter().chain([&action]) {
            let text = rules.write(&state, one);
            assert_eq!(rules.read(&state, &text).as_ref(), Ok(one), "{text}");
        }
        let asked = rules.prompt(&state);
        assert!(Grunwald::texts().knows(asked.id), "{asked:?}");
        let mut dice = Seeded::new(seed, n as u64);
        let (mut rebuilt, mut events): (_, Vec<Noted<_>>) = (state.clone(), Vec::new());
        rules.apply(&mut state, &action, &mut dice, &mut events).expect("dice never run out");
        // Events alone rebuild the position, and each can be told.
        for noted in &events {
            rules.enact(&mut rebuilt, &noted.event);
            let told = rules.tell(noted);
            assert!(told.says.id.is_empty() || Grunwald::texts().knows(told.says.id), "{:?}", told.says);
            assert!(told.says.id.is_empty() || !told.rules.is_empty(), "{noted:?} cites no rule");
        }
        assert_eq!(rebuilt, state, "{action:?}");
        check(rules, &state, &action);
    }
    None
}

/// What is true of every position.
fn check(rules: &Grunwald, state: &State, action: &Action) {
    let look = rules.look(state);
    let mut hexes: BTreeMap<HexId, Vec<UnitId>> = BTreeMap::new();
    for (id, unit) in UnitId::number(&state.units) {
        if let Some(hex) = unit.whereabouts.hex() {
            hexes.entry(hex).or_default().push(id);
            assert!(unit.strength > 0 && unit.charge <= 3, "{action:?}: {unit:?}");
        }
    }
    for (hex, units) in &hexes {
        let listed: Vec<UnitId> = state.at(*hex).collect();
        assert_eq!(&listed, units, "{action:?}");
        assert!(
            units.iter().all(|id| look.seat(*id) == look.seat(units[0])),
            "{action:?}: both sides in {}",
            look.label(*hex)
        );
    }
    let settled =
        !state.now.tasks.iter().any(|task| matches!(task, Task::Aside { .. } | Task::Retreat { .. }));
    for (hex, units) in &hexes {
        let weight: u8 = units.iter().map(|id| look.weight(*id)).sum();
        let fort = CONTENT.field.fort[usize::from(*hex)] != NO_FORT;
        let most = if fort { 10 } else { 2 };
        assert!(!settled || weight <= most, "{action:?}: {weight} points in {}", look.label(*hex));
        assert_ne!(CONTENT.field.ground(*hex), Ground::Lake, "{action:?}: in the lake");
    }
    for (leader, it) in LeaderId::number(&state.leaders) {
        let Some(hex) = it.whereabouts.hex() else { continue };
        let foes = state.at(hex).any(|id| look.seat(id) != look.leader_seat(leader));
        assert!(!settled || !foes, "{action:?}: a leader among enemies on {}", look.label(hex));
    }
    for unit in &state.units {
        assert!(unit.cohesion != Cohesion::Panicked || unit.charge == 0, "{action:?}: panic at a gallop");
    }
    for banner in &state.banners {
        if let BannerWhereabouts::Held(unit) = banner.whereabouts {
            assert!(
                !matches!(state.unit(unit).whereabouts, game_grunwald::state::Whereabouts::Gone),
                "{action:?}: a banner held by nobody"
            );
        }
    }
}

#[test]
fn r_2_0_random_games_of_every_scenario_end() {
    for seed in 0..60 {
        let count = play("avant-garde", seed, 20_000);
        assert!(count.is_some(), "seed {seed}");
    }
    for (scenario, seed) in [("choc-des-titans", 1), ("blitzkrieg-1410", 2)] {
        let count = play(scenario, seed, 200_000);
        assert!(count.is_some(), "{scenario}");
    }
}

#[test]
fn r_14_1_1_random_games_with_every_option_end() {
    let options = "organisation fatigue; stream any; standing-charge kept; crossings closed; \
                   blocked-retreat per-hex; army-leader side";
    for seed in 0..4 {
        assert!(play(&format!("avant-garde; {options}"), seed, 20_000).is_some(), "seed {seed}");
    }
    assert!(play(&format!("choc-des-titans; {options}"), 3, 200_000).is_some());
}
