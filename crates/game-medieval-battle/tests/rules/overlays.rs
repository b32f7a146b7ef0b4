//! What a player may lay over the board.

use crate::given;
use engine::ruleset::{Ruleset, Setup};
use engine::text::Lang;
use game_medieval_battle::MedievalBattle;
use game_medieval_battle::telling::place;

/// The places of a layer: `red I8 2, yellow J8 1`, sorted.
#[track_caller]
fn layer(position: &str, id: &str, focus: &str) -> Vec<String> {
    let battle = given(position);
    let (rules, state) = (battle.table.rules(), battle.table.state());
    let geo = rules.board(state).geo;
    let focus = geo.find(focus).map(|hex| place(geo, hex));
    let shades = rules.overlay(state, id, focus);
    let mut list: Vec<String> = shades
        .iter()
        .map(|shade| {
            let seat = shade.seat.map_or("", |seat| MedievalBattle::about().battle("").seat_id(seat));
            let hex = geo.label(geo.at(shade.place).expect("a hex"));
            format!("{seat} {hex} {}", shade.value.expect("a value")).trim().to_string()
        })
        .collect();
    list.sort();
    list
}

#[test]
fn every_layer_has_a_name_and_rules_of_the_book() {
    let (rules, state) = MedievalBattle::open(&Setup::new("first-game")).expect("a scenario");
    let layers = rules.overlays();
    assert_eq!(
        layers.iter().map(|layer| layer.id).collect::<Vec<_>>(),
        ["zones", "sight", "threats", "heights", "fresh"]
    );
    for layer in layers {
        for rule in &layer.rules {
            assert!(
                MedievalBattle::LIBRARY
                    .book()
                    .expect("it is built in")
                    .entries()
                    .any(|entry| entry.id == rule.id()),
                "{rule}"
            );
        }
        assert!(!layer.rules.is_empty());
        for lang in Lang::ALL {
            assert!(!MedievalBattle::texts().say(lang, &layer.name).contains('['));
        }
        let focus = rules.scene(&state).pieces[0].place;
        assert!(!rules.overlay(&state, layer.id, focus).is_empty(), "{}", layer.id);
        assert_eq!(rules.overlay(&state, layer.id, None).is_empty(), layer.focused, "{}", layer.id);
    }
    assert!(rules.overlay(&state, "weather", None).is_empty());
}

#[test]
fn r_iv_2_a_zones_are_what_units_could_occupy() {
    // The heavy cavalry does not control the mountain J10; pikes and wagon share J8.
    let zones = layer(
        r#"red.units = ["HC J9", "W K7"]
        yellow.units = ["P I8"]"#,
        "zones",
        "",
    );
    assert_eq!(
        zones,
        [
            "red I10 1",
            "red I9 1",
            "red J8 2",
            "red K6 1",
            "red K8 2",
            "red K9 1",
            "red L6 1",
            "yellow H8 1",
            "yellow H9 1",
            "yellow I7 1",
            "yellow I9 1",
            "yellow J7 1",
            "yellow J8 1",
        ]
    );
}

#[test]
fn r_iv_5_d_sight_of_longbowmen_and_of_an_empty_hex() {
    let position = r#"red.units = ["LB I8", "A H10"]"#;
    let sees = layer(position, "sight", "I8");
    assert!(sees.contains(&"red J8 1".into()) && sees.contains(&"red K8 2".into()));
    // Woods on J7 hide K6 behind them.
    assert!(sees.contains(&"red J7 1".into()) && !sees.iter().any(|shade| shade.contains("K6")));
    // Archers shoot next door only; where nobody stands a longbow is thought of, of no seat.
    assert!(layer(position, "sight", "H10").iter().all(|shade| shade.ends_with(" 1")));
    assert_eq!(layer(position, "sight", "H10").len(), 6);
    assert!(layer(position, "sight", "H8").contains(&"F8 2".to_string()));
}

#[test]
fn r_iv_1_c_a_threat_is_a_move_and_the_price_of_the_attack() {
    // Heavy infantry with two points: next door whatever the ground, two hexes away over plain only.
    let threats = layer(r#"red.units = ["HI K9"]"#, "threats", "");
    assert!(threats.contains(&"red J10 1".into()), "a mountain next door for two points");
    assert!(threats.contains(&"red M8 1".into()) && !threats.iter().any(|shade| shade.contains("I9 ")));
    assert!(!threats.iter().any(|shade| shade.contains("N8")), "{threats:?}");
    // The same with one point: plains next door.
    let tired = layer(r#"red.units = ["HI K9 mp 1"]"#, "threats", "");
    assert_eq!(tired, ["red J9 1", "red K10 1", "red K8 1", "red L8 1", "red L9 1"]);
}

#[test]
fn r_iv_2_d_a_zone_holds_a_threat_up() {
    // The pikes would halt it on I8; behind them nothing is threatened, they themselves are.
    let position = |pikes: &str| format!("red.units = [\"LI H8\"]\nyellow.units = [{pikes}]");
    assert!(layer(&position(""), "threats", "").contains(&"red K8 1".into()));
    let held = layer(&position("\"P J8\""), "threats", "");
    assert!(!held.contains(&"red K8 1".into()) && held.contains(&"red J8 1".into()), "{held:?}");
}

#[test]
fn r_iv_a_threats_add_up_and_wagons_threaten_nobody() {
    let threats = layer(
        r#"red.units = ["LC G8", "A H9", "W I7"]
        yellow.units = ["P H8"]"#,
        "threats",
        "",
    );
    assert!(threats.contains(&"red H8 2".into()), "{threats:?}");
    assert!(threats.contains(&"yellow I7 1".into()));
    // Nobody threatens his own.
    assert!(!threats.iter().any(|shade| shade.starts_with("red G8") || shade.starts_with("red I7")));
}

#[test]
fn r_iv_4_i_heights_are_those_of_the_terrain() {
    let heights = layer("", "heights", "");
    assert!(heights.contains(&"I9 1".into()) && heights.contains(&"J10 2".into()));
    assert!(!heights.iter().any(|shade| shade.starts_with("H8")));
}

#[test]
fn r_iv_1_b_fresh_units_are_those_with_points_left() {
    let fresh = layer(
        r#"red.units = ["LC G8", "A H9 mp 0", "W M6", "P reserve"]
        yellow.units = ["P H8 mp 1"]"#,
        "fresh",
        "",
    );
    assert_eq!(fresh, ["red G8 5", "red M6 1", "yellow H8 1"]);
}
