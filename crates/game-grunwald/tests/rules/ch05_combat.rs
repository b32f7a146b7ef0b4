//! 5.1 to 5.3: which column is read.

use crate::field::*;
use game_grunwald::content::{CONTENT, Cell};

/// The cell that is read on a throw.
fn cell(throw: u8, column: &str) -> Cell {
    let at = CONTENT.charts.columns.iter().position(|it| it == column).expect("a column");
    CONTENT.charts.result(throw, at as i8 - 3)
}

#[test]
fn r_3_1_2_e_06_two_for_each_hex_at_the_back() {
    let battle = field("phase 4; TGM1 0915 N; PIL1 0914 S; PIL2 1014 SW; PIL3 0916 N; PIL4 0815 NE");
    let sums = battle.sums("attack PIL1+PIL2+PIL3+PIL4 x 0915");
    assert!(sums.contains("[4 G-3.1.2"), "{sums}");
}

#[test]
fn ruling_09_the_back_of_everybody_in_the_hex() {
    let with = |second: &str| {
        field(&format!("phase 2; TIL1 0915 N pf1; {second}; PKR1 0916 N")).sums("attack PKR1 x 0915")
    };
    assert!(with("TIL2 0915 N pf1").contains("2 G-3.1.2"));
    assert!(!with("TIL2 0915 S pf1").contains("G-3.1.2"), "one of them sees it coming");
}

#[test]
fn r_5_2_6_ruling_10_from_two_opposite_hexes() {
    let with = |second: &str| {
        field(&format!("phase 2; TGM1 0915 N; PKR1 0914 S; {second}")).sums("attack PKR1+PKR2 x 0915")
    };
    assert!(with("PKR2 0916 N").contains("1 G-5.2.6"));
    assert!(!with("PKR2 1015 NW").contains("G-5.2.6"));
}

#[test]
fn ruling_10_both_of_the_opposite_hexes_must_strike_that_hex() {
    // 0914 and 0916 are opposite sides of 0915; who faces away from it in 0916 strikes another enemy of the same combat.
    let with = |facing: &str| {
        let battle = field(&format!(
            "phase 2; TGM1 0915 N; TGM2 1016 N; PKR1 0914 S; PKR2 0916 {facing}; PKR3 1015 SW"
        ));
        battle.sums("attack PKR1+PKR2+PKR3 x 0915+1016")
    };
    assert!(with("N").contains("1 G-5.2.6"));
    assert!(!with("S").contains("G-5.2.6"));
}

#[test]
fn ruling_11_bridge_and_ford_protect_like_the_stream() {
    let sums = |attacker: &str, at: &str| {
        let battle = field(&format!("phase 2; {attacker}; TEL3 {at} N"));
        battle.sums(&format!("attack PKR1 x {at}"))
    };
    assert!(sums("PKR1 3610 SE", "3711").contains("1 G-5.3.1"), "over the bridge");
    assert!(sums("PKR1 4907 N", "4906").contains("1 G-5.3.1"), "through the ford");
    assert!(!sums("PKR1 0915 N", "0914").contains("G-5.3"));
}

#[test]
fn r_5_3_2_of_ground_and_water_the_better_protects() {
    // Nothing but ground, nothing but water: the table alone (5.3.1).
    let one = field("phase 2; PKR1 2418 S; TEL3 2419 N");
    assert!(one.sums("attack PKR1 x 2419").contains("1 G-5.3.1"));
    let both = field("phase 2; PKR1 2418 S; TEL3 2419 N; PKR2 2518 S; TEL2 2519 N");
    let sums = both.sums("attack PKR1+PKR2 x 2419+2519");
    assert!(!sums.contains("G-5.3.1"), "{sums}");
}

#[test]
fn r_5_1_1b_e_15_the_example_of_the_book() {
    // Armour 2 and 1, levels 2 and 3, both across the stream.
    let battle = field("phase 2; PKR1 2319 SE nc2; PKR5 2418 S nc3; TEL3 2419 N nc1");
    let sums = battle.sums("attack PKR1+PKR5 x 2419");
    assert_eq!(sums, "4:2 [2 G-5.2.8, 2 G-5.6.4] [1 G-5.6.4, 1 G-5.3.1] 4:1");
    let read = cell(4, "4:1");
    assert_eq!((read.attacker, read.defender, read.retreat), (1, 0, Some((false, 2))));
}

#[test]
fn r_5_2_7_v_06_armour_charge_leader_and_banner() {
    let start =
        || field("phase 2; PKR1 0916 N nc3; leader zyndram 0916; PKR2 0917 N; banner KR PKR2; TEL3 0915 S");
    let sums = start().sums("attack PKR1 x 0915");
    assert_eq!(sums, "2:2 [2 G-5.2.7, 3 G-5.6.4, 2 G-8.2.1, 1 G-7.1.7] [] 9:1");
    // A seven is D3; then each throw for disorder there is.
    for throw in 2..=12 {
        let mut battle = start();
        battle.roll([[3, 4], two(throw)].concat()).fights_out("attack PKR1 x 0915");
        assert_eq!((battle.column(), battle.disorder_rows()), ("9:1", vec![3]));
        assert_eq!(battle.distance("TEL3", "0915"), 3);
        let shaken = battle.at("TEL3").ends_with(" pf2 nc0 disorganised");
        assert_eq!(shaken, [2, 3, 12].contains(&throw), "{throw}: {}", battle.at("TEL3"));
        assert_eq!(battle.at("PKR1"), "0916 N pf2 nc2", "5.2.12: a level less, no loss");
    }
}

#[test]
fn r_5_6_9_v_07_the_same_across_a_stream() {
    let battle =
        field("phase 2; PKR1 2418 S nc3; leader zyndram 2418; PKR2 2417 S; banner KR PKR2; TEL3 2419 N");
    let sums = battle.sums("attack PKR1 x 2419");
    assert_eq!(sums, "2:2 [2 G-5.2.7, 2 G-5.6.4, 2 G-8.2.1, 1 G-7.1.7] [1 G-5.3.1] 7:1");
    assert_eq!(cell(7, "7:1"), Cell { defender: 1, retreat: Some((false, 3)), ..Cell::default() });
}

#[test]
fn r_5_3_1_v_08_rear_opposite_and_village() {
    // Heavy foot in Lodwigowo, facing south; militia in front and twice behind, two of them opposite. The way east is open.
    let (militia, attack) = (["PIM1", "PIM2", "PIM3"], "attack PIM1+PIM2+PIM3 x 1715");
    let start = || field("phase 4; TIH1 1715 S; PIM1 1716 NW; PIM2 1714 SW; PIM3 1614 SE");
    assert_eq!(start().sums(attack), "3:2 [4 G-3.1.2, 1 G-5.2.6] [2 G-5.2.7, 1 G-5.3.1] 4:1");

    // A two: -1 / D3D. One of the militia falls, the foot goes back three hexes and needs no throw to be disorganised.
    let mut battle = start();
    battle.roll([1, 1]).fights_out(attack);
    assert_eq!(battle.count("eliminated"), 1);
    assert_eq!(militia.map(|name| battle.at(name) == "gone").iter().filter(|gone| **gone).count(), 1);
    assert_eq!((battle.distance("TIH1", "1715"), battle.disorder_rows()), (3, vec![]));
    assert!(battle.at("TIH1").ends_with(" pf2 nc0 disorganised"), "{}", battle.at("TIH1"));

    // A seven: D2, and nobody falls.
    let mut battle = start();
    battle.roll([3, 4, 3, 4]).fights_out(attack);
    assert_eq!((battle.distance("TIH1", "1715"), battle.disorder_rows()), (2, vec![2]));
    assert!(battle.at("TIH1").ends_with(" pf2 nc0"), "{}", battle.at("TIH1"));
    assert!(militia.iter().all(|name| battle.at(name).ends_with(" pf1 nc0")));

    // An eleven: nothing.
    let mut battle = start();
    battle.roll([5, 6]).fights_out(attack);
    assert_eq!(battle.at("TIH1"), "1715 S pf2 nc0");
    assert_eq!(
        militia.map(|name| battle.at(name)),
        ["1716 NW pf1 nc0", "1714 SW pf1 nc0", "1614 SE pf1 nc0"]
    );
}

#[test]
fn r_9_2_2_v_09_the_disorganised_fight_at_half_strength() {
    let mut battle =
        field("phase 2; PKR1 0914 S nc3 disorganised; PKR5 1014 SW nc2 pf1 disorganised; TPM1 0915 N nc1");
    let sums = battle.sums("attack PKR1+PKR5 x 0915");
    assert_eq!(sums, "2:2 [2 G-5.2.8, 3 G-5.6.4, -2 G-9.2.4] [1 G-5.2.7, 1 G-5.6.4, 1 G-9.2.3] 1:1");
    // A five: -1 / D1.
    battle.roll([2, 3]).play("attack PKR1+PKR5 x 0915");
    assert_eq!(battle.asked(), "allied loss");
    battle.play("lose PKR1");
    assert!(battle.at("PKR1").ends_with(" pf1 nc3 disorganised"), "{}", battle.at("PKR1"));
    assert_eq!(battle.asked(), "order retreat");
    battle.play("back TPM1 0916");
    assert_eq!((battle.asked(), battle.at("TPM1")), ("order face".into(), "0916 N pf2 nc1".into()));
    assert!(battle.at("PKR5").ends_with(" pf1 nc2 disorganised"), "one point in all");
}

#[test]
fn r_t_2_v_10_an_attacker_in_the_marsh_has_half_his_strength() {
    // 1303 is marsh, 1302 and 1403 are not. No foot without armour has two points, so riders without armour go.
    let start = || field("phase 2; LME1 1303 N; TIL1 1302 S");
    assert_eq!(start().sums("attack LME1 x 1302"), "1:2 [] [1 G-5.2.7] 1:3");
    let dry = field("phase 2; LME1 1301 S; TIL1 1302 N");
    assert!(dry.sums("attack LME1 x 1302").starts_with("2:2 "));
    // A nine is A1: back a hex, and a throw in the row of D2, in the column of light horse.
    for throw in 2..=12 {
        let mut battle = start();
        battle.roll([4, 5]).play("attack LME1 x 1302");
        assert_eq!((battle.column(), battle.asked().as_str()), ("1:3", "allied retreat"));
        battle.play("back LME1 1403; face N");
        assert_eq!(
            (battle.asked(), battle.at("TIL1")),
            ("order face".into(), "1303 S pf2 nc0 disorganised".into())
        );
        battle.roll(two(throw)).then("face S");
        assert_eq!(battle.disorder_rows(), [2]);
        let shaken = if [2, 12].contains(&throw) { " disorganised" } else { "" };
        assert_eq!(battle.at("LME1"), format!("1403 N pf2 nc0{shaken}"), "{throw}");
    }
}

#[test]
fn r_5_6_6_v_11_woods_break_the_charge() {
    let mut battle = field("phase 2; PKR1 3424 NE nc3; PKR2 3523 S nc3; TIL1 3524 NW");
    let sums = battle.sums("attack PKR1+PKR2 x 3524");
    assert_eq!(sums, "4:2 [2 G-5.2.8] [1 G-5.2.7, 2 G-5.3.1] 1:1");
    // A six is nothing; the speed is gone all the same.
    battle.roll([3, 3]).fights_out("attack PKR1+PKR2 x 3524");
    assert_eq!(battle.column(), "1:1");
    let at = ["PKR1", "PKR2", "TIL1"].map(|name| battle.at(name));
    assert_eq!(at, ["3424 NE pf2 nc0", "3523 S pf2 nc0", "3524 NW pf2 nc0"]);
}

#[test]
fn r_11_3_1_v_12_archers_in_the_hex_are_a_weakness() {
    let mut battle = field("phase 2; PKR1 0914 S nc2; TIL1 0915 N pf1; TAR1 0915 N");
    let sums = battle.sums("attack PKR1 x 0915");
    assert_eq!(sums, "2:2 [2 G-5.2.7, 2 G-5.6.4, 3 G-11.3.1] [1 G-5.2.8] 7:1");
    // An eight is D2: both go back two hexes and nobody loses anything.
    battle.roll([4, 4, 3, 4]).fights_out("attack PKR1 x 0915");
    assert_eq!((battle.column(), battle.disorder_rows()), ("7:1", vec![2]));
    assert_eq!(["TIL1", "TAR1"].map(|name| battle.distance(name, "0915")), [2, 2]);
    assert!(["TIL1", "TAR1"].iter().all(|name| battle.at(name).ends_with(" pf1 nc0")));
    assert!(battle.at("PKR1").ends_with(" pf2 nc1"), "{}", battle.at("PKR1"));
}

#[test]
fn r_11_3_2_archers_count_one_together() {
    let battle = field("phase 2; PKR1 0914 S; TAR1 0915 N; TAR2 0915 N");
    assert!(battle.sums("attack PKR1 x 0915").starts_with("2:1 "));
}

#[test]
fn ruling_05_v_13_archers_on_the_march_have_no_defence() {
    let battle = field("phase 4; PIL1 0914 S pf1; TAR1 0915 N marching");
    let sums = battle.sums("attack PIL1 x 0915");
    assert!(sums.starts_with("1:0 ") && sums.ends_with(" 9:1"), "{sums}");
    assert_eq!(
        cell(12, "9:1"),
        Cell { attacker: 1, defender: 1, retreat: Some((false, 2)), ..Cell::default() }
    );
}

#[test]
fn r_6_1_2_e_28_a_level_helps_in_attack_and_defence_and_only_its_side() {
    let with = |phase: u8| field(&format!("level 1; phase {phase}; PKR1 0914 S; TGM1 0915 N"));
    assert_eq!(with(2).sums("attack PKR1 x 0915"), "2:2 [2 G-5.2.7, 1 G-6.1.2] [2 G-5.2.7] 2:1");
    assert_eq!(with(6).sums("attack TGM1 x 0914"), "2:2 [2 G-5.2.7] [2 G-5.2.7, 1 G-6.1.2] 1:2");
}

#[test]
fn r_5_7_9_without_armour_a_counter_charge_has_no_weight() {
    // Its speed counts in an attack of its own.
    let plain = field("phase 2; LME1 0914 S nc1; TEL3 0915 N");
    assert_eq!(plain.sums("attack LME1 x 0915"), "2:2 [1 G-5.6.4] [] 2:1");
    // Not where it rides against an enemy on his way.
    let mut battle = field("phase 5; LME1 0915 N; TEL3 0912 S; TGM2 2010 S");
    battle.roll([4, 5]).play("move TEL3; f; counter LME1 0914");
    assert_eq!(battle.sums_fought(), "2:2 [1 G-5.6.4, -1 G-5.7.9] [1 G-5.6.4] 1:2");
}

#[test]
fn r_8_2_2_in_range_of_a_leader() {
    let with = |leader: &str| {
        field(&format!("phase 2; PKR1 0914 S; TEL3 0915 N; leader {leader}")).sums("attack PKR1 x 0915")
    };
    assert!(with("zyndram 0912").contains("1 G-8.2.2"), "two hexes");
    assert!(!with("zyndram 0911").contains("G-8.2"), "three are too far");
    assert!(with("jagiello 0911").contains("1 G-8.2.2"), "an army leader reaches three");
}

#[test]
fn r_12_1_1_r_12_1_2_walls_halve_the_strength_and_break_the_charge() {
    let battle = field("phase 6; TPM1 4923 S nc3; LIL1 4924 N");
    let sums = battle.sums("attack TPM1 x 4924");
    assert_eq!(sums, "1:2 [1 G-5.2.7] [1 G-5.2.7] 1:2");
}

#[test]
fn r_14_2_1_v_54_the_tired_fight_as_if_disorganised() {
    let start = |fatigue: u8, more: &str| {
        field(&format!(
            "option organisation fatigue; phase 2; PKR1 0914 S nc3; TEL3 0915 N
            leader zyndram 0931 fatigue {fatigue}; {more}"
        ))
    };
    assert!(start(12, "").sums("attack PKR1 x 0915").starts_with("2:2 "));
    let mut battle = start(13, "");
    let sums = battle.sums("attack PKR1 x 0915");
    assert_eq!(sums, "1:2 [2 G-5.2.7, 3 G-5.6.4, -2 G-9.2.4] [1 G-9.2.3] 2:1");
    // A nine at 2:1 is nothing: it has fought like the disorganised, and is not marked as one of them.
    battle.roll([4, 5]).fights_out("attack PKR1 x 0915");
    assert_eq!((battle.column(), battle.at("PKR1").as_str()), ("2:1", "0914 S pf2 nc2"));
    assert_eq!(battle.status("PKR1"), Vec::<&str>::new());
    assert_eq!(battle.count("worse"), 0);
    // Beside somebody of another leader not all of the attackers are tired.
    let mixed = start(13, "PCO1 1014 SW").sums("attack PKR1+PCO1 x 0915");
    assert_eq!(mixed, "3:2 [2 G-5.2.8, 2 G-5.6.4, -1 G-9.2.4] [] 5:1");
}

#[test]
fn ruling_11_every_attacker_across_the_stream_or_by_the_other_reading_any() {
    let with = |reading: &str| {
        let battle =
            field(&format!("option stream {reading}; phase 2; PKR1 2418 S; PKR2 2420 N; TEL3 2419 N"));
        battle.sums("attack PKR1+PKR2 x 2419")
    };
    assert!(!with("every").contains("G-5.3.1") && with("any").contains("1 G-5.3.1"));
}

#[test]
fn r_5_2_4_only_those_in_front_are_attacked() {
    let mut battle = field("phase 2; PKR1 0914 N; TEL3 0915 N; PKR2 1214 S; TEL2 1215 N");
    battle.refuses("attack PKR1 x 0915", "G-5.2.4");
    assert_eq!(battle.legal(), ["attack PKR2 x 1215"]);
}

#[test]
fn ruling_33_nobody_fights_twice_in_one_combat() {
    let mut battle = field("phase 2; PKR1 0915 N; TGM1 0914 S; TGM2 2010 S");
    assert!(battle.allows("attack PKR1 x 0914"));
    battle.refuses("attack PKR1+PKR1 x 0914", "G-R33");
    battle.refuses("attack PKR1 x 0914+0914", "G-R33");
}
