//! 3. Facing and zones of control.

use crate::field::*;
use game_grunwald::ids::HexId;
use game_grunwald::state::{ALLIED, ORDER};

fn labels(list: impl IntoIterator<Item = HexId>) -> String {
    list.into_iter().map(label).collect::<Vec<_>>().join(" ")
}

/// How the players read zones at crossings (G-R24).
fn crossings(closed: bool) -> &'static str {
    if closed { "option crossings closed" } else { "option crossings open" }
}

#[test]
fn r_3_1_1_v_03_three_hexes_ahead_are_the_front() {
    let at = |facing: &str| {
        let battle = field(&format!("PKR1 0915 {facing}"));
        labels(battle.look().front_zone(battle.id("PKR1")))
    };
    assert_eq!(at("N"), "0814 0914 1014");
    assert_eq!(at("SE"), "1014 1015 0916");
}

#[test]
fn r_3_1_2_the_other_three_are_the_back() {
    let battle = field("PKR1 0915 N");
    let behind = |label: &str| battle.look().lies_behind(battle.id("PKR1"), hex(label));
    assert_eq!(["0814", "0914", "1014"].map(behind), [false; 3]);
    assert_eq!(["1015", "0916", "0815"].map(behind), [true; 3]);
    assert!(!behind("0910"), "nobody attacks from there");
}

#[test]
fn r_3_2_1_a_zone_of_control_is_the_front() {
    let battle = field("PKR1 0915 N");
    let controlled = |label: &str| battle.look().controlled(ALLIED, hex(label));
    assert_eq!(
        ["0814", "0914", "1014", "1015", "0916", "0815"].map(controlled),
        [true, true, true, false, false, false]
    );
    assert!(!battle.look().controlled(ORDER, hex("0914")));
}

#[test]
fn r_3_2_2_who_shoots_on_foot_has_none_and_horse_archers_have_one() {
    for (name, zone) in
        [("PXB1", false), ("LAR1", false), ("PBO1", false), ("TAT1", true), ("PIL1", true), ("PIM1", true)]
    {
        let battle = field(&format!("{name} 0915 N"));
        assert_eq!(battle.look().controlled(ALLIED, hex("0914")), zone, "{name}");
    }
}

#[test]
fn r_10_2_1_the_panicked_have_none_and_the_disorganised_have_one() {
    let with = |cohesion: &str| {
        let battle = field(&format!("PKR1 0915 N {cohesion}; PKR2 0925 N"));
        battle.look().controlled(ALLIED, hex("0914"))
    };
    assert!(with("disorganised") && !with("panicked"));
}

#[test]
fn r_3_2_3_ruling_24_not_over_a_river_but_over_its_bridge_and_ford() {
    let over = |closed: bool, from: &str, facing: &str, to: &str| {
        let battle = field(&format!("{}; TGM1 {from} {facing}", crossings(closed)));
        battle.look().controlled(ORDER, hex(to))
    };
    assert!(!over(false, "4704", "NE", "4803"), "the Marozka");
    assert!(over(false, "4805", "NE", "4905") == over(true, "4805", "NE", "4905"));
    assert!(over(false, "4907", "N", "4906"), "the ford");
    assert!(!over(true, "4907", "N", "4906"), "unless the players read it so");
    assert!(over(true, "2418", "S", "2419"), "a stream is no river");
}

/// What is told of the zone when somebody goes a hex ahead: `halted`, `passes` or nothing.
fn zone_of_step(mover: &str, others: &str) -> &'static str {
    let name = mover.split(' ').next().expect("a name");
    let phase = if name.starts_with("PIL") { 3 } else { 1 };
    let mut battle = field(&format!("phase {phase}; {mover}; {others}; PLI2 0925 N; PIL4 0927 N"));
    battle.play(&format!("move {name}; f"));
    battle.happened().into_iter().find(|kind| matches!(*kind, "halted" | "passes")).unwrap_or("")
}

#[test]
fn r_3_2_4_zones_do_not_cancel_each_other() {
    let battle = field("PKR1 0915 N; TGM1 0913 S");
    assert!(battle.look().controlled(ALLIED, hex("0914")) && battle.look().controlled(ORDER, hex("0914")));
}

#[test]
fn r_3_3_2_who_enters_a_zone_stops() {
    assert_eq!(zone_of_step("PKR1 0915 N", "TGM1 0913 S nc1"), "halted");
    assert_eq!(zone_of_step("PKR1 0918 N", "TGM1 0913 S nc1"), "");
    // No further hex and no turn.
    let mut battle = field("PKR1 0915 N; PKR2 0925 N; TGM1 0913 S nc1");
    battle.play("move PKR1; f");
    assert_eq!(battle.asked(), "allied activate", "nothing is left to do for it");
}

#[test]
fn r_3_3_3_e_07_the_faster_may_go_on_and_the_next_hex_costs_a_point_more() {
    let mut battle = field("PKR1 0916 N nc1; TOR1 1014 SW");
    // Entering 0915 raises its level to two; the enemy stands. Then 0914 costs two.
    assert_eq!(battle.goes("move PKR1; f; f"), "1 nc2, 2 nc3, left 5");
}

#[test]
fn r_3_3_3_v_25_faster_than_all_who_control_it() {
    let stops = |first: &str, second: &str| {
        zone_of_step("PKR1 0916 N nc1", &format!("TOR1 1014 SW {first}; TOR2 0814 SE {second}"))
    };
    assert_eq!(stops("nc1", "nc2"), "halted");
    assert_eq!(stops("nc1", "nc1"), "passes");
}

#[test]
fn ruling_23_infantry_never_passes() {
    assert_eq!(zone_of_step("PIL1 0915 N", "TGM1 0913 S"), "halted");
}

#[test]
fn r_3_1_1_a_turn_moves_the_front_with_it() {
    let mut battle = field("LME1 0915 N; PKR2 0925 N");
    let unit = battle.id("LME1");
    battle.play("move LME1; r2");
    assert_eq!(labels(battle.look().front_zone(unit)), "1014 1015 0916");
    battle.cites("G-3.1.1");
}

#[test]
fn r_3_2_1_why_a_hex_is_not_controlled() {
    // Nobody attacks but into his zone.
    let why = |phase: u8, put: &str, foe: &str| {
        let mut battle = field(&format!(
            "phase {phase}; {put}; {foe}; PKR2 0920 N; TGM2 0919 N; PIL2 1220 N; TIL2 1219 N"
        ));
        let (name, at) = (put.split(' ').next().expect("a name"), foe.split(' ').nth(1).expect("a hex"));
        battle.grounds(&format!("attack {name} x {at}"))
    };
    assert_eq!(why(2, "PKR1 0915 N", "TGM1 0916 N"), "G-5.2.4 G-3.2.1", "behind");
    assert_eq!(why(4, "PXB1 0915 N", "TGM1 0914 N"), "G-3.2.2 G-5.2.4", "shoots on foot");
    assert_eq!(why(2, "PKR1 4803 SW", "TGM1 4704 N"), "G-5.2.4 G-3.2.3", "beyond the river");
    assert_eq!(why(2, "PKR1 0915 N panicked", "TGM1 0914 N"), "G-10.2.1 G-5.2.4");
    assert!(field("phase 2; PKR1 0915 N; TGM1 0914 N").allows("attack PKR1 x 0914"));
}

#[test]
fn r_3_2_4_ones_own_zone_does_not_make_a_hex_safe() {
    // PKR2 watches 0914 too; PKR1 stops there all the same.
    let mut battle = field("PKR1 0915 N; PKR2 0815 NE; TGM1 0913 S nc1");
    assert!(battle.look().controlled(ALLIED, hex("0914")));
    battle.play("move PKR1; f").cites("G-3.2.4");
    assert_eq!(battle.count("halted"), 1);
}

#[test]
fn r_3_3_1_entering_a_zone_costs_no_more_than_the_ground() {
    let cost = |enemy: &str| {
        let mut battle = field(&format!("PKR1 0915 N; PKR2 0925 N; {enemy}"));
        let cost = battle.goes("move PKR1; f");
        let told = battle.happened().into_iter().find(|kind| matches!(*kind, "halted" | "passes"));
        (told, cost)
    };
    let one = "1 nc1, left 7".to_string();
    assert_eq!(cost("TGM1 0913 S nc1"), (Some("halted"), one.clone()));
    assert_eq!(cost("TGM1 0913 S"), (Some("passes"), one.clone()), "what is dear is going on");
    assert_eq!(cost("TGM1 0913 N"), (None, one), "he looks the other way");
}

#[test]
fn ruling_23_who_begins_in_a_zone_leaves_it_free() {
    let mut battle = field("PKR1 0914 SW; TGM1 0913 S");
    assert!(battle.look().controlled(ORDER, hex("0914")));
    assert_eq!(battle.goes("move PKR1; f; hold-back; f"), "1 nc1, 1 nc2, left 6");
}

#[test]
fn ruling_24_a_crossing_is_fought_for() {
    let owes = |closed: bool, to: &str| {
        let battle = field(&format!("{}; phase 2; PKR1 4907 N; TGM1 {to} S", crossings(closed)));
        battle.lists(&format!("attack PKR1 x {to}")) && !battle.allows("end")
    };
    assert!(owes(false, "4906"), "over the ford");
    assert!(!owes(true, "4906"), "not where players read it otherwise");
    assert!(!owes(false, "5006"), "and never over the river itself");
}
