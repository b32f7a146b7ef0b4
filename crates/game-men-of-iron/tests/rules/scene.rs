//! What people see of a position: counters, tracks, notes, the ground of each battle.

use crate::drill::{Drill, at, drill, with_options};
use engine::explain::Effect;
use engine::ruleset::{Ruleset, Setup};
use engine::scene::{Board, Piece, Scene};
use engine::text::{Lang, Phrase};
use game_men_of_iron::state::{Marks, Phase};
use game_men_of_iron::{MenOfIron, Mode, explaining, notation, objectives};

const BATTLES: [&str; 6] = ["falkirk", "courtrai", "bannockburn", "crecy", "poitiers", "najera"];

fn scene_of(drill: &Drill) -> Scene {
    drill.look().rules.scene(&drill.state)
}

fn counter(drill: &Drill, name: &str) -> Piece {
    let id = u16::from(drill.id(name));
    scene_of(drill).pieces.into_iter().find(|piece| piece.id == id).unwrap()
}

fn value(piece: &Piece, name: &str) -> i32 {
    piece.values.iter().find(|(known, _)| *known == name).unwrap().1
}

fn said(phrase: &Phrase) -> String {
    MenOfIron::texts().say(Lang::En, phrase)
}

fn opened(battle: &str) -> (MenOfIron, game_men_of_iron::state::State) {
    MenOfIron::open(&Setup { scenario: battle.into(), ..Setup::default() }).unwrap()
}

#[test]
fn r_2_2_a_counter_has_the_values_of_the_side_that_is_up() {
    let scene = drill(&["enrique-pk1 0505 12", "enrique-pk2 0705 4 disordered", "lancaster-lb1 0512 6"]);
    let (fresh, worn) = (counter(&scene, "enrique-pk1"), counter(&scene, "enrique-pk2"));
    assert_eq!((value(&fresh, "movement"), value(&worn, "movement")), (4, 3));
    assert_eq!((value(&fresh, "shock"), value(&worn, "shock")), (2, 3));
    assert!(!fresh.status.contains(&"disordered") && worn.status.contains(&"disordered"));
    assert_eq!(worn.facing, Some(engine::Facing::Corner(2)), "twelve, two, four o’clock");
    // The stripe is that of its Command, whoever it belongs to.
    assert_eq!(fresh.stripe, worn.stripe);
    assert_ne!(fresh.stripe, counter(&scene, "lancaster-lb1").stripe);
}

#[test]
fn r_12_4a_r_14_1a_r_sch_1_statuses_are_seen() {
    let scene = at(
        "bannockburn",
        "ebruce",
        &["ebruce-pk1 1012 12 schiltron", "ebruce-pk2 1016 12 retired", "gloucester-mm1 1020 12"],
    );
    assert!(counter(&scene, "ebruce-pk1").status.contains(&"schiltron"));
    assert!(counter(&scene, "ebruce-pk2").status.contains(&"retired"));
}

#[test]
fn r_10_4_4_whoever_moved_is_marked_and_named_attacks_are_seen() {
    let mut scene = drill(&["enrique-mm1 0508 12", "enrique-pk1 1012 12", "lancaster-dm1 0506 6 as AX"]);
    scene.mark("enrique-mm1", |unit| unit.marks.set(Marks::MOVED));
    assert!(counter(&scene, "enrique-mm1").status.contains(&"moved"));
    scene.play("end; charge enrique-mm1 lancaster-dm1");
    assert!(counter(&scene, "enrique-mm1").status.contains(&"charging"));
    assert!(counter(&scene, "lancaster-dm1").status.contains(&"attacked"));
    assert!(!counter(&scene, "enrique-pk1").status.contains(&"attacking"));
}

#[test]
fn r_16_0a_both_flight_tracks_say_points_level_and_chance() {
    let (rules, state) = opened("falkirk");
    let scene = rules.scene(&state);
    let of = |kind: &str| -> Vec<(i32, Option<i32>)> {
        scene.tracks.iter().filter(|it| it.kind == kind).map(|it| (it.value, it.goal)).collect()
    };
    assert_eq!(of("flight"), [(0, Some(35)), (0, Some(22))]);
    assert_eq!(of("break"), [(0, Some(10)), (0, Some(10))]);
    assert!(of("clock").is_empty(), "only a pinned side has a clock");
    let pinned = with_options(
        "falkirk",
        "lincoln",
        |it| it.mode = Mode::Pinned,
        &["lincoln-mm1 0818 12", "wallace-pk1 1008 6"],
    );
    assert!(scene_of(&pinned).tracks.iter().any(|it| it.kind == "clock" && it.goal == Some(15)));
    let needs = objectives::objectives(&pinned.look());
    assert!(said(&needs[0].needs).contains("15") && needs[0].rules.iter().any(|it| it.id() == "MI-FAL-2a"));
}

#[test]
fn r_4_2a_the_faces_of_each_roll_count_the_zero() {
    let (rules, state) = opened("najera");
    let chances = &rules.scene(&state).piece_tracks[0];
    let prince = rules.battle.find_leader("princee").unwrap();
    let known = chances.values.iter().find(|(piece, _)| *piece == notation::LEADER + u16::from(prince));
    assert_eq!(known.unwrap().1, 6, "a rating of 5: 0 to 5");
    // King Pedro rides with another man’s Command: no roll is his.
    let pedro = rules.battle.find_leader("pedro").unwrap();
    assert!(chances.values.iter().all(|(piece, _)| *piece != notation::LEADER + u16::from(pedro)));
}

#[test]
fn r_15_2d_who_is_out_of_command_is_seen_before_a_command_is_chosen() {
    let mut scene = at(
        "falkirk",
        "lincoln",
        &["lincoln-mm1 0818 12", "lincoln-mm2 2518 12", "wallace-pk1 1004 6", "* lincoln 0818"],
    );
    scene.change(|core| core.now.phase = Phase::Free);
    assert!(!counter(&scene, "lincoln-mm1").status.contains(&"out-of-command"));
    assert!(counter(&scene, "lincoln-mm2").status.contains(&"out-of-command"));
}

#[test]
fn r_2_1_each_battlefield_has_a_character_of_its_own() {
    let words = |battle: &str| {
        let (rules, state) = opened(battle);
        let ground = rules.ground(&state);
        let Board::Hexes(board) = ground.board else { panic!("hexes") };
        let mut words: Vec<&str> = board.cells.iter().map(|cell| cell.terrain).collect();
        words.extend(board.sides.iter().map(|side| side.kind));
        words.sort_unstable();
        words.dedup();
        assert!(ground.legend.iter().all(|entry| words.contains(&entry.terrain)), "{battle}");
        (words.join(" "), rules.scene(&state).north)
    };
    assert_eq!(words("falkirk"), ("bog marsh plain stream woods".into(), 0));
    assert!(words("courtrai").0.contains("castle ditch lake"));
    assert_eq!(words("bannockburn").1, 90, "west is at the top");
    assert!(words("crecy").0.contains("mud") && words("crecy").0.contains("windmill"));
    assert!(words("poitiers").0.contains("hedge") && words("poitiers").0.contains("vineyard"));
    assert_eq!(words("najera").1, 270, "east is at the top");
}

/// A small step of chance.
fn next(seed: &mut u64) -> u64 {
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    *seed ^= *seed << 17;
    *seed
}

#[test]
fn everything_that_is_seen_has_words_in_both_languages() {
    for (number, battle) in BATTLES.into_iter().enumerate() {
        let (rules, mut state) = opened(battle);
        let mut seed = 88_172_645_463_325_252 + number as u64;
        let say = |phrase: &Phrase| {
            for lang in [Lang::En, Lang::Fr] {
                let words = MenOfIron::texts().say(lang, phrase);
                let id = format!("{phrase:?}");
                assert!(!words.is_empty() && !words.contains(['{', '[']), "{words}: {id}");
            }
        };
        for sheet in rules.charts() {
            say(&sheet.title);
            say(&sheet.corner);
            sheet.columns.iter().for_each(|(_, head)| say(head));
            for row in &sheet.rows {
                say(&row.head);
                assert_eq!(row.cells.len(), sheet.columns.len(), "{}", sheet.id);
                row.cells.iter().chain(&row.meanings).for_each(&say);
            }
        }
        let layers = rules.overlays();
        layers.iter().for_each(|layer| say(&layer.name));
        let mut legal = Vec::new();
        for step in 0..400 {
            rules.legal(&state, &mut legal);
            let Some(action) = legal.get(next(&mut seed) as usize % legal.len().max(1)) else { break };
            if step % 7 == 0 {
                let scene = rules.scene(&state);
                scene.notes.iter().for_each(&say);
                scene.tracks.iter().for_each(|it| say(&it.name));
                scene.ground.legend.iter().flat_map(|it| &it.effects).for_each(|it| say(&it.says));
                rules.objectives(&state).iter().for_each(|it| (say(&it.needs), say(&it.now)).1);
                let focus = scene.pieces.iter().find_map(|piece| piece.place);
                layers.iter().for_each(|layer| drop(rules.overlay(&state, layer.id, focus)));
                let known = rules.favourite(&state).unwrap();
                assert!(rules.check(&state, &known).is_ok(), "{battle} {step}: {known:?}");
            }
            for Effect { says, rules } in explaining::explain(&rules.look(&state), action).effects {
                say(&says);
                assert!(!rules.is_empty(), "{says:?}");
            }
            let mut dice = engine::dice::Seeded::new(next(&mut seed), 1);
            game_men_of_iron::play::perform(
                &rules,
                &mut state,
                &mut dice,
                &mut engine::Listener::Nobody,
                &action.clone(),
            )
            .unwrap();
        }
    }
}
