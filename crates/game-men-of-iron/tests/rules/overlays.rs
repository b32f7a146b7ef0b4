//! The layers over the map.

use crate::drill::{Drill, at, drill};
use engine::decision::Place;
use engine::ruleset::Ruleset;
use game_men_of_iron::overlays::overlay;

/// The hexes of a layer with their values, as the test writes hexes: ten columns farther west on the drill ground.
fn shaded(drill: &Drill, layer: &str, focus: Option<&str>) -> Vec<(String, Option<i32>)> {
    let look = drill.look();
    let focus = focus.map(|unit| {
        let hex = look.field().hex(look.hex_of(drill.id(unit)).unwrap());
        Place::Hex { q: hex.x, r: hex.y }
    });
    let label = |place: Place| {
        let Place::Hex { q, r } = place else { panic!("a hex") };
        let hex = look.field().at(hexboard::Hex::new(q, r)).unwrap();
        drill.label(hex)
    };
    let mut list: Vec<_> =
        overlay(&look, layer, focus).into_iter().map(|shade| (label(shade.place), shade.value)).collect();
    list.sort();
    list
}

fn hexes(list: &[(String, Option<i32>)]) -> Vec<&str> {
    list.iter().map(|(hex, _)| hex.as_str()).collect()
}

#[test]
fn r_7_1_zones_are_the_front_hexes_of_archers_and_horse() {
    let scene = drill(&["lancaster-lb1 0505 6", "lancaster-dm1 0905 6", "enrique-pk1 0510 12"]);
    assert_eq!(hexes(&shaded(&scene, "zones", None)), ["0406", "0506"], "neither dismounted men nor pikes");
    assert_eq!(hexes(&shaded(&scene, "reaction", None)), ["0406", "0506"]);
}

#[test]
fn r_6_1a_front_flank_and_rear_of_a_unit() {
    let scene = drill(&["enrique-pk1 0505 12", "lancaster-dm1 1212 6"]);
    let seen = shaded(&scene, "front", Some("enrique-pk1"));
    let of = |value: i32| -> Vec<&str> {
        seen.iter().filter(|(_, it)| *it == Some(value)).map(|(hex, _)| hex.as_str()).collect()
    };
    assert_eq!(
        (of(1), of(2), of(3)),
        (vec!["0404", "0504"], vec!["0405", "0605"], vec!["0406", "0506"]),
        "G-01"
    );
}

#[test]
fn r_11_3a_r_11_3c_charge_lanes_show_targets_and_ways() {
    let scene = drill(&["enrique-mm1 0306 12", "lancaster-dm1 0606 6 as AX", "lancaster-lb2 1411 6"]);
    let seen = shaded(&scene, "charge", Some("enrique-mm1"));
    assert_eq!(hexes(&seen), ["0406", "0506", "0606"], "G-17");
    assert!(seen.contains(&("0606".to_string(), Some(3))));
    // G-18: facing away there is none.
    let away = drill(&["enrique-mm1 0306 10", "lancaster-dm1 0606 6 as AX", "lancaster-lb2 1411 6"]);
    assert!(shaded(&away, "charge", Some("enrique-mm1")).is_empty());
}

#[test]
fn r_9_1b_r_9_1c_the_field_of_fire_has_no_rear() {
    let scene = drill(&["lancaster-lb1 0508 6", "enrique-pk1 1212 12"]);
    let seen = shaded(&scene, "fire", Some("lancaster-lb1"));
    assert!(seen.contains(&("0511".to_string(), Some(3))) && !hexes(&seen).contains(&"0507"));
    assert!(shaded(&scene, "fire", Some("enrique-pk1")).is_empty(), "pikes do not shoot");
}

#[test]
fn r_13_1a_units_that_would_recover_are_told_apart() {
    let mut scene = drill(&["enrique-pk1 0505 12 disordered", "enrique-pk2 0905 12", "lancaster-dm1 1212 6"]);
    scene.mark("enrique-pk1", |unit| unit.marks.set(game_men_of_iron::state::Marks::WAS_DISORDERED));
    assert_eq!(shaded(&scene, "idle", None), [("0505".to_string(), Some(1)), ("0905".to_string(), None)]);
}

#[test]
fn r_15_2a_r_15_2c_range_chain_and_out_of_command() {
    let scene = at(
        "falkirk",
        "lincoln",
        &[
            "lincoln-mm1 0918 12",
            "lincoln-mm2 1318 12",
            "lincoln-mm3 1418 12",
            "lincoln-mm4 2520 12",
            "wallace-pk1 1004 6",
            "* lincoln 0818",
        ],
    );
    let seen = shaded(&scene, "command", Some("lincoln-mm1"));
    let value = |hex: &str| seen.iter().find(|(known, _)| known == hex).unwrap().1;
    assert_eq!(
        (value("0918"), value("1318"), value("1418"), value("2520")),
        (Some(1), Some(1), Some(2), Some(3))
    );
}

#[test]
fn r_10_3b_duties_show_the_enemy_that_nobody_attacks() {
    let mut scene = drill(&["enrique-pk1 0505 12", "lancaster-lb1 0404 4", "lancaster-lb2 0504 8"]);
    scene.play("end");
    assert!(shaded(&scene, "duties", None).is_empty(), "attacking is voluntary");
    scene.play("attack enrique-pk1 lancaster-lb1");
    assert_eq!(hexes(&shaded(&scene, "duties", None)), ["0504"]);
}

#[test]
fn a_layer_that_there_is_not_shows_nothing() {
    let scene = drill(&["enrique-pk1 0505 12", "lancaster-dm1 1212 6"]);
    assert!(shaded(&scene, "mist", None).is_empty());
    let layers = scene.look().rules.overlays();
    assert!(layers.iter().all(|layer| !layer.rules.is_empty()));
}
