//! 11: zones of fire, sight and the tables.

use crate::field::*;
use game_grunwald::content::{CONTENT, Hit};

#[test]
fn r_11_2_1_v_04_the_zone_of_fire() {
    // From 0915 to the north: every hex of the map that lies in the zone, by its range.
    let zone = |name: &str, object: bool| {
        let battle = field(&format!("{name} 0915 N"));
        let look = battle.look();
        let mut hexes: Vec<String> = look
            .field()
            .hexes()
            .filter_map(|hex| {
                let range = look.in_fire_zone(battle.id(name), hex, object)?;
                Some(format!("{range}: {}", look.label(hex)))
            })
            .collect();
        hexes.sort();
        hexes.join(" ")
    };
    let cone = "1: 0814 1: 0914 1: 1014 2: 0714 2: 0813 2: 0913 2: 1013 2: 1114";
    assert_eq!((zone("LAR1", false), zone("PXB1", false)), (cone.to_string(), cone.to_string()));
    let narrow = "1: 0914 2: 0813 2: 0913 2: 1013";
    assert_eq!(zone("PBO1", false), narrow, "11.7.2");
    assert_eq!(zone("PBO1", true), format!("{narrow} 3: 0812 3: 0912 3: 1012"), "11.7.5");
    let around = "1: 0814 1: 0815 1: 0914 1: 0916 1: 1014 1: 1015";
    assert_eq!(zone("TAT1", false), around, "11.5.4");
}

#[test]
fn r_11_2_1_v_04_whoever_stands_in_the_zone_may_be_shot_at() {
    // One enemy after the other in every hex about 0915.
    let shot_at = |name: &str| {
        let near = CONTENT.field.within(hex("0915"), 4).into_iter().map(label);
        let may = |at: &&str| {
            let battle = field(&format!("phase 5 open-fire; {name} 0915 N; TGM1 {at} N"));
            battle.allows(&format!("fire {name} TGM1"))
        };
        let mut hexes: Vec<&str> = near.filter(|at| *at != "0915").filter(may).collect();
        hexes.sort_unstable();
        hexes.join(" ")
    };
    assert_eq!(shot_at("LAR1"), "0714 0813 0814 0913 0914 1013 1014 1114");
    assert_eq!(shot_at("PBO1"), "0813 0913 0914 1013");
    // Walls a hex farther: those of 1110, 1210 and 1310, straight ahead and on either hand.
    let walls = |label: &str| {
        let battle = field(&format!("phase 5 open-fire; PBO1 {label} N; TGM1 3010 S"));
        battle.legal_with("fire PBO1 walls").join(" ").replace("fire PBO1 walls ", "")
    };
    assert_eq!((walls("1113"), walls("1313")), ("1110 1210".into(), "1210 1310".into()));
    assert_eq!(walls("1114"), "", "four hexes are too far");
}

#[test]
fn r_11_2_6_v_39_sight() {
    let battle = field("");
    let sees = |to: &str| battle.look().sees(hex("1714"), hex(to));
    assert!(!sees("1716"), "the village between");
    assert!(sees("1815") && sees("1915"));
}

#[test]
fn r_11_1_2_only_on_the_combat_face() {
    let with = |face: &str| field(&format!("phase 5 open-fire; PXB1 0915 N {face}; TGM1 0913 S"));
    assert!(with("").allows("fire PXB1 TGM1"));
    assert!(!with("marching").allows("fire PXB1 TGM1"));
}

/// The modified total of a shot before the enemy moves, and what it does: a loss, `D`isorder, a `S`top.
fn shot(by: &str, target: &str, dice: &[u8]) -> String {
    let phase = if by.starts_with("TAR") { 1 } else { 5 };
    let mut battle = field(&format!("phase {phase} open-fire; {by}; {target}; PKR2 2525 N; TGM5 3010 S"));
    battle.roll(dice).play(&format!("fire {} {}", &by[..4], &target[..4]));
    let [total, loss] = ["total", "loss"].map(|name| battle.said("shot", name).concat());
    let mut does = if loss == "0" { String::new() } else { format!("-{loss}") };
    does += if battle.sentences("shot") == ["told-shot-disorders"] { "D" } else { "" };
    does += if battle.count("stopped") > 0 { "S" } else { "" };
    format!("{total}: {does}")
}

#[test]
fn r_11_2_3_v_35_armour_protects() {
    // The last die is whether the bolt stops him.
    assert_eq!(shot("PXB1 0915 N", "TGM1 0913 S", &[4, 5, 1]), "7: -1");
}

#[test]
fn r_11_2_4_v_36_woods_protect() {
    assert_eq!(shot("TAR1 3424 NE", "PSI1 3524 S", &[4, 5]), "7: -1");
}

#[test]
fn r_11_7_3_v_37_bombards_and_heavy_armour() {
    assert_eq!(shot("PBO1 0915 N", "TGM1 0913 S", &[4, 5]), "8: ");
    assert_eq!(shot("PBO1 0915 N", "TGM1 0913 S", &[6, 6]), "11: D");
    assert_eq!(shot("PBO1 0915 N", "TPM1 0913 S", &[6, 6]), "12: DS", "armour 1 does not count");
}

#[test]
fn r_11_5_9_v_38_few_horse_archers() {
    // A throw for disorder follows a loss.
    assert_eq!(shot("TAT1 0915 N pf1", "TPM1 0914 S", &[5, 6, 3, 4]), "9: -1");
    assert_eq!(shot("TAT1 0915 N", "TPM1 0914 S", &[4, 5]), "8: ");
    let shoot = |dice: &[u8]| {
        let mut battle = field("phase 1; TAT1 0915 N pf1; TPM1 0914 S; PKR1 0925 N");
        battle.roll(dice).play("move TAT1; fire TAT1 TPM1");
        (battle.at("TPM1"), battle.said("disorder-throw", "row"))
    };
    // Eleven is a loss, and then a throw in the row of D1, where riders of armour 1 mind only a two (11.5.10).
    for throw in 2..=12 {
        let (at, rows) = shoot(&[[5, 6], two(throw)].concat());
        let shaken = if throw == 2 { " disorganised" } else { "" };
        assert_eq!((at, rows), (format!("0914 S pf1 nc0{shaken}"), vec!["1".to_string()]), "{throw}");
    }
    // A ten misses, and there is nothing to throw for.
    assert_eq!(shoot(&[5, 5]), ("0914 S pf2 nc0".into(), vec![]));
}

#[test]
fn r_11_2_2_friends_are_in_danger_beside_the_target() {
    let mut battle = field("phase 5 open-fire; PXB1 0917 N; PIL1 0916 N; TGM1 0915 S; TGM5 3010 S");
    // A six spares the friend; then the shot itself.
    battle.roll([6, 1, 1]).play("fire PXB1 TGM1").cites("G-11.2.2");
    let mut alone = field("phase 5 open-fire; TAT1 0916 N; TGM1 0915 S; TGM5 3010 S");
    // His own zone does not count.
    alone.roll([1, 1]).play("fire TAT1 TGM1").cites_not("G-11.2.2");
}

#[test]
fn r_11_7_5_bombards_at_walls() {
    let down = |throw: &u8| {
        let mut battle = field("phase 5 open-fire; PBO1 1213 N; TGM1 3010 S");
        battle.roll(two(*throw)).play("fire PBO1 walls 1210");
        battle.count("walls-down") == 1
    };
    let destroyed: Vec<u8> = (2..=12).filter(down).collect();
    assert_eq!(destroyed, [10, 11, 12]);
}

/// What each modified throw from 1 to 12 does, as the table prints it.
fn row(name: &str, range: u32) -> String {
    let battle = field(&format!("{name} 0915 N"));
    let cell = |total: i32| match battle.look().fire_result(battle.id(name), range, total) {
        Hit { loss: 0, disorganised: true, stopped: true } => "DS".into(),
        Hit { loss: 0, disorganised: true, .. } => "D".into(),
        Hit { loss: 0, .. } => "-".into(),
        Hit { loss, .. } => format!("-{loss}"),
    };
    (1..=12).map(cell).collect::<Vec<_>>().join(" ")
}

#[test]
fn r_11_4_1_the_table_of_archers() {
    assert_eq!(row("TAR1", 1), "- - - - - - -1 -1 -1 -1 -1 -2");
    assert_eq!(row("TAR1", 2), "- - - - - - - -1 -1 -1 -1 -2");
}

#[test]
fn r_11_4_1_a_shot_is_explained_by_the_table_of_its_weapon() {
    let tables = [
        ("LAR1", "fire-archers"),
        ("TAT1", "fire-horse-archers"),
        ("PXB1", "fire-crossbows"),
        ("PBO1", "fire-bombard"),
    ];
    for (by, table) in tables {
        let battle = field(&format!("phase 5 open-fire; {by} 0915 N; TPM1 0914 N; TGM2 2010 S"));
        let lit = battle.explanation(&format!("fire {by} TPM1")).chart.expect("a table");
        assert_eq!((lit.chart, lit.column), (table, 1), "{by}");
    }
}

#[test]
fn r_11_5_5_the_table_of_horse_archers() {
    assert_eq!(row("TAT1", 1), "- - - - - - - - -1 -1 -1 -1");
}

#[test]
fn r_11_6_1_the_table_of_crossbowmen() {
    assert_eq!(row("PXB1", 1), "- - - -1 -1 -1 -1 -1 -1 -2 -2 -2");
    assert_eq!(row("PXB1", 2), "- - - - - -1 -1 -1 -1 -1 -2 -2");
}

#[test]
fn r_11_7_1_the_table_of_bombards() {
    assert_eq!(row("PBO1", 1), "- - - - - - - D D D DS DS");
    assert_eq!(row("PBO1", 2), "- - - - - - - - D D D DS");
    // It disorganises and kills nobody; an eleven at one hex stops besides.
    let mut battle = field("phase 5 open-fire; PBO1 0915 N; TPM1 0914 N; TGM2 2010 S");
    battle.roll([5, 6]).play("fire PBO1 TPM1");
    assert_eq!(battle.at("TPM1"), "0914 N pf2 nc0 disorganised");
    battle.refuses("move TPM1", "G-R60");
}

#[test]
fn r_11_7_2_a_bombard_fires_straight_ahead() {
    let battle = field("PBO1 0915 N");
    let reaches = |label: &str| battle.look().in_fire_zone(battle.id("PBO1"), hex(label), false).is_some();
    let zone: Vec<&str> = ["0814", "0914", "1014", "0714", "0813", "0913", "1013", "1114", "0916"]
        .into_iter()
        .filter(|label| reaches(label))
        .collect();
    assert_eq!(zone, ["0914", "0813", "0913", "1013"]);
}

#[test]
fn r_11_1_1_two_faces_one_to_march_and_one_to_fight() {
    let mut battle = field("phase 3; PXB1 0920 N; PIL1 0925 N");
    battle.play("move PXB1");
    // No points on the combat face.
    battle.refuses("f", "G-11.1.1").refuses("r1", "G-11.1.1");
    battle.play("flip");
    assert!(battle.allows("f") && battle.allows("r1"));
    // On the march it defends itself with nothing.
    let defence = |face: &str| {
        let battle = field(&format!("phase 6; PXB1 0915 N {face}; TGM1 0914 S"));
        battle.sums("attack TGM1 x 0915").split(' ').next().map(str::to_string)
    };
    assert_eq!((defence("marching"), defence("")), (Some("2:0".into()), Some("2:1".into())));
}

#[test]
fn r_11_1_4_a_hex_without_changing_formation() {
    let mut battle = field("phase 3; PXB1 0920 N; PIL1 0925 N");
    battle.play("move PXB1; min f NE");
    assert!(battle.at("PXB1").starts_with("0919 NE"));
    assert!(!battle.is("PXB1", "marching"), "still on its combat face");
}

#[test]
fn r_11_1_7_horse_archers_have_rules_of_their_own() {
    // Crossbows shoot in the enemy's movement only; Tatars in their own too, whichever way they face, and without another face.
    let mut riding = field("TAT1 0915 S; PXB1 0815 N; TGM1 0914 N");
    riding.play("move TAT1");
    assert_eq!(riding.legal_with("fire"), ["fire TAT1 TGM1"]);
    assert!(!riding.lists("flip"));
}

#[test]
fn r_11_5_1_but_for_their_bows_they_are_cavalry() {
    let battle = field("phase 1; TAT1 0915 N; TGM1 0914 S");
    assert!(battle.allows("move TAT1"), "they move with the cavalry");
    assert!(battle.look().controls(battle.id("TAT1"), hex("0914")), "and have a zone");
    let mut fighting = battle.with("phase 2");
    // No weakness of archers (G-R31); and they must attack.
    assert_eq!(fighting.sums("attack TAT1 x 0914"), "2:2 [] [2 G-5.2.7] 1:3");
    fighting.refuses("end", "G-5.2.2");
}

#[test]
fn r_11_5_2_half_a_point_for_each_sixth() {
    let mut battle = field("TAT1 0915 N");
    assert_eq!(battle.goes("move TAT1; r1; f; b; f"), "½ nc0, 1 nc0, 1½ nc0, 1 nc0, left 8");
}

#[test]
fn r_11_5_4_any_hex_around_them() {
    for label in ["0914", "1014", "1015", "0916", "0815", "0814"] {
        let battle = field(&format!("phase 5 open-fire; TAT1 0915 N; TIL1 {label} N"));
        assert!(battle.allows("fire TAT1 TIL1"), "{label}");
    }
}

#[test]
fn r_11_5_6_one_shot_in_each_half_of_the_turn() {
    let mut battle = field("TAT1 0915 N; PKR2 0925 N; TIH1 0914 N; TGM1 3010 S");
    battle.roll([1, 1]).play("move TAT1; fire TAT1 TIH1; b").cites("G-11.5.7").cites("G-11.5.8");
    battle.passes_to(1, 5);
    // The window at the beginning of the enemy's movement.
    assert_eq!(battle.asked(), "allied fire");
    battle.roll([1, 1]).play("fire TAT1 TIH1");
    battle.cites("G-11.5.5").cites("G-11.5.6").cites_not("G-11.5.7").cites_not("G-11.5.8");
    battle.passes_to(1, 7);
    assert!(battle.is("TAT1", "shot") && !battle.allows("fire TAT1 TIH1"), "not again when his foot moves");
    battle.passes_to(2, 1).play("move TAT1");
    assert!(battle.allows("fire TAT1 TIH1"));
}

#[test]
fn r_11_5_8_their_own_shot_costs_a_point() {
    let mut battle = field("TAT1 0915 N; PKR2 0925 N; TIH1 0914 N");
    battle.play("move TAT1");
    // Half a point is not enough.
    battle.with("walk left 1").refuses("fire TAT1 TIH1", "G-11.5.8");
    battle.roll([1, 1]).play("fire TAT1 TIH1");
    assert_eq!(battle.left(), Some(24 - 2));
}

#[test]
fn r_11_5_10_who_loses_to_horse_archers_may_be_disorganised() {
    for (throw, after) in [([1, 2], " disorganised"), ([1, 3], "")] {
        let mut battle = field("phase 5 open-fire; TAT1 0915 N; TIL1 0914 N; TGM1 3010 S");
        // Ten, one off for armour: a loss. Row D1, light infantry: 2, 3 and 12.
        battle.roll([&[5, 5], &throw[..]].concat()).play("fire TAT1 TIL1");
        assert_eq!(battle.at("TIL1"), format!("0914 N pf1 nc0{after}"));
    }
}

#[test]
fn r_11_7_4_a_bombard_that_must_retreat_is_lost() {
    // On its combat face: 2 v 1 is 2:1, armour 2 and three for the gun: 7:1, where an eight is D2.
    let mut battle = field("phase 2; TGM1 3010 S; PKR1 0914 S; TBO1 0915 N");
    battle.roll([4, 4]).fights_out("attack PKR1 x 0915");
    assert_eq!(battle.at("TBO1"), "gone");
    battle.cites("G-11.7.4");
}

#[test]
fn ruling_60_how_long_a_shot_stops() {
    // A bolt that stops foot in the cavalry phase holds it in the foot phase of that turn too.
    let mut battle = field("phase 5 open-fire; PXB1 0915 N; TIL1 0914 N; TIL2 3010 S");
    battle.roll([3, 4, 6]).play("fire PXB1 TIL1");
    assert_eq!(battle.at("TIL1"), "0914 N pf1 nc0 disorganised");
    battle.passes_to(1, 7).refuses("move TIL1", "G-R60");
    // A ball stops for the phase of the shot only.
    let mut battle = field("phase 5 open-fire; PBO1 0915 N; TIL1 0914 N; TIL2 3010 S");
    battle.roll([6, 6]).play("fire PBO1 TIL1");
    assert_eq!(battle.status("TIL1"), ["disorganised", "stopped"]);
    battle.passes_to(1, 7);
    assert!(battle.allows("move TIL1"));
}

#[test]
fn ruling_66_a_turn_in_the_zone_of_fire_is_shot_at() {
    let mut battle = field("phase 5; PXB1 0915 N; TPM1 0913 N; TGM1 3010 S");
    battle.play("move TPM1; r1");
    assert_eq!(battle.asked(), "allied fire");
}

#[test]
fn r_11_1_5_e_35_before_during_and_after_the_moves() {
    let mut battle = field("phase 5 open-fire; PXB1 0915 N; TPM1 0913 N; TPM2 1011 S; TGM1 3010 S");
    assert_eq!(battle.legal_with("fire"), ["fire PXB1 TPM1"], "before: anybody in the zone");
    battle.play("hold-fire; move TPM2; f");
    assert_eq!(battle.at("TPM2"), "1012 S pf2 nc1");
    assert_eq!(battle.legal_with("fire"), [""; 0], "out of range");
    battle.play("f");
    assert_eq!(battle.legal_with("fire"), ["fire PXB1 TPM2"], "during: whoever moves");
    battle.play("hold-fire; stop; end");
    assert_eq!(battle.legal_with("fire"), ["fire PXB1 TPM1", "fire PXB1 TPM2"], "after: anybody again");
}

#[test]
fn r_11_2_6_e_38_a_village_hides_one_and_not_the_other() {
    let mut battle = field("phase 5 open-fire; PXB1 1714 S; TGM1 1716 N; TGM2 1915 N");
    battle.refuses("fire PXB1 TGM1", "G-11.2.6");
    assert!(battle.allows("fire PXB1 TGM2"));
}

#[test]
fn r_11_7_2_a_bombard_shoots_and_is_refused_by_its_own_rule() {
    let mut battle = field("phase 5 open-fire; PBO1 0915 N; TGM1 0913 S; TGM2 1114 S; TGM3 2010 S");
    battle.refuses("fire PBO1 TGM2", "G-11.7.2");
    battle.roll([3, 3]).play("fire PBO1 TGM1").cites("G-11.7.2");
    let mut bows = field("phase 5 open-fire; PXB1 0915 N; TGM1 0913 S; TGM2 0917 S");
    bows.refuses("fire PXB1 TGM2", "G-11.2.1");
    bows.roll([3, 3]).play("fire PXB1 TGM1").cites("G-11.2.1").cites_not("G-11.7.2");
}

#[test]
fn r_11_7_5_only_bombards_shoot_at_walls() {
    let battle = field("phase 5 open-fire; PXB1 1212 N; PBO1 1213 N; TIL1 1210 S; TGM2 2010 S");
    assert!(battle.legal_with("fire PXB1 walls").is_empty() && !battle.allows("fire PXB1 walls 1210"));
    assert!(battle.allows("fire PBO1 walls 1210"));
    assert!(!battle.allows("fire PBO1 walls 1211"), "there are none");
}
