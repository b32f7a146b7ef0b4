//! 1. Strength, ratio, rounding.

use crate::field::*;
use engine::Ruleset;
use game_grunwald::ch01_general::{charge, column, halved, mean, ratio, rounded};
use game_grunwald::content::{CONTENT, LIBRARY};

#[test]
fn r_1_4_e_01_the_ratio_is_attack_by_defence() {
    assert_eq!(ratio(2 + 2, 1), 3, "4:1");
}

#[test]
fn r_1_5_e_02_modifiers_shift_the_column() {
    let initial = ratio(8, 3);
    assert_eq!((initial, column(initial, 3, 0), column(initial, 3, 1)), (2, 5, 4), "3:1, 6:1, 5:1");
}

#[test]
fn r_1_5_e_03_only_the_last_column_is_held_to_the_end_of_the_table() {
    assert_eq!(column(ratio(6, 1), 7, 2), 8, "13:1, then 11:1, then 9:1");
    // Held back too early it would have been 7:1.
    assert_eq!(column(ratio(6, 1), 7, 6), 6);
}

#[test]
fn r_1_6_e_04_halves_are_rounded_up() {
    assert_eq!((rounded(1, 2), rounded(5, 2), ratio(3, 2)), (1, 3, 1));
    assert_eq!((rounded(649, 100), rounded(650, 100)), (6, 7));
}

#[test]
fn r_1_7_e_05_a_group_has_the_mean_of_its_units() {
    let (speed, armour) = (mean([3, 3, 2, 1].into_iter()), mean([1, 1, 0, 0].into_iter()));
    assert_eq!((speed, armour, charge(&CONTENT.charts, speed, armour)), (2, 1, 2));
    assert_eq!(mean([0, 0, 2].into_iter()), 1, "E-16");
    assert_eq!(charge(&CONTENT.charts, 3, 1), 2, "E-22: at most armour and one");
}

#[test]
fn ruling_04_v_05_ratios_below_one_to_one() {
    let columns = [(2, 3), (4, 5), (2, 5), (3, 4), (5, 2), (7, 3)].map(|(a, d)| ratio(a, d));
    assert_eq!(columns, [-1, 0, -2, 0, 2, 1], "1:2, 1:1, 1:3, 1:1, 3:1, 2:1");
    assert_eq!(column(ratio(1, 6), 3, 0), -2, "1:6 and three columns is 1:3");
}

#[test]
fn ruling_05_a_defence_of_nothing_begins_at_nine_to_one() {
    assert_eq!(ratio(1, 0), 8);
    assert_eq!(column(ratio(1, 0), 0, 2), 6);
}

#[test]
fn ruling_06_half_of_one_is_one() {
    assert_eq!([1, 2, 3].map(halved), [1, 1, 2]);
    assert_eq!(halved(halved(2)), 1);
}

#[test]
fn r_1_2_leaders_and_banners_units_and_markers() {
    let battle =
        field("PKR1 0915 N nc2 disorganised; PIL1 0917 N panicked; leader zyndram 0915; banner KR PKR1");
    let scene = battle.table.rules().scene(battle.table.state());
    let shown = |short: &str| scene.pieces.iter().find(|piece| piece.short == short).expect("on the board");
    // A unit has strength and shows what its markers say; a leader and a banner have none.
    assert_eq!(shown("PKR1").strength, Some((2, 2)));
    assert!(shown("PKR1").values.contains(&("charge", 2)) && shown("PKR1").status.contains(&"disorganised"));
    assert!(shown("PIL1").status.contains(&"panicked"));
    assert_eq!(shown("Zyndram").strength, None);
    assert!(scene.marks.iter().any(|mark| mark.kind == "banner"), "{:?}", scene.marks);
}

#[test]
fn r_1_3_regular_units_are_cavalry_and_foot_that_does_not_shoot() {
    // Only regular units take over a banner (7.1.2).
    let mut battle = field(
        "PKR1 0915 N; banner KR PKR1; PKR2 0914 N; TAT1 1014 N; PIL1 1015 N; PIM1 0916 N
        PXB1 0815 N; PBO1 0814 N",
    );
    battle.play("move PKR1");
    assert_eq!(battle.legal_with("pass"), ["pass KR PIL1", "pass KR PIM1", "pass KR PKR2", "pass KR TAT1"]);
}

#[test]
fn r_1_4_a_lost_point_turns_the_counter_and_the_last_one_removes_it() {
    let after = |defender: &str| {
        let mut battle = field(&format!("phase 2; PSI1 0914 S; {defender}"));
        // 1:1, or 2:1 against a single point; a seven is -1 / -1 there, D1 -1 here.
        battle.roll([3, 4]).play("attack PSI1 x 0915");
        battle.at("TIL1")
    };
    assert_eq!(after("TIL1 0915 N"), "0915 N pf1 nc0", "its other face");
    assert_eq!(after("TIL1 0915 N pf1"), "gone");
}

#[test]
fn r_1_5_every_modifier_counts_and_the_ends_hold() {
    // Four at the back: far beyond 9:1; and the weak against the strong: no less than 1:4.
    let battle = field("phase 2; TEL3 0915 N; PKR1 0916 N nc3; PKR2 1015 NW nc3; PKR3 0815 NE nc3");
    let sums = battle.sums("attack PKR1+PKR2+PKR3 x 0915");
    assert_eq!(sums, "6:2 [6 G-3.1.2, 2 G-5.2.8, 3 G-5.6.4] [] 9:1");
    let weak = field("phase 4; PIM1 0914 S; TGM1 0915 N nc3");
    assert_eq!(weak.sums("attack PIM1 x 0915"), "1:2 [] [2 G-5.2.7, 3 G-5.6.4] 1:4");
}

#[test]
fn ruling_02_nineteen_hexes_are_three_kilometres() {
    let at = |name: &str| {
        let place =
            CONTENT.field.places.iter().find(|place| place.name.en.starts_with(name)).expect("a village");
        hex(&place.hex)
    };
    let hexes = CONTENT.field.distance(at("Łodwigowo"), at("Stębark"));
    let map = LIBRARY.built_in("maps/grunwald.toml").expect("a file");
    let metres = map.lines().find_map(|line| line.strip_prefix("hex_metres = ")).expect("a scale");
    let metres: u32 = metres.parse().expect("a number");
    assert_eq!((hexes, metres), (19, 150));
    assert!((hexes * metres).abs_diff(3_000) <= metres, "three kilometres, to a hex");
}

#[test]
fn ruling_01_v_01_v_02_even_columns_lie_lower() {
    let around = |label: &str| {
        let sides = ["N", "NE", "SE", "S", "SW", "NW"].map(side);
        sides.map(|side| CONTENT.field.label(CONTENT.field.neighbour(hex(label), side))).join(" ")
    };
    assert_eq!(around("0915"), "0914 1014 1015 0916 0815 0814");
    assert_eq!(around("1015"), "1014 1115 1116 1016 0916 0915");
    let far = |from: &str, to: &str| CONTENT.field.distance(hex(from), hex(to));
    assert_eq!([far("2300", "1700"), far("1824", "1925"), far("1715", "3404")], [6, 1, 19]);
    assert_eq!([far("2014", "3421"), far("0915", "1118"), far("4526", "4925")], [14, 4, 4]);
    // The hexes that the document puts in a row are in a row: each step of two columns in the same direction.
    let row = ["2014", "2215", "2416", "2617", "2818", "3019", "3220", "3421"];
    assert!(row.windows(2).all(|pair| far(pair[0], pair[1]) == 2));
    assert_eq!(far(row[0], row[7]), 14);
}

#[test]
fn ruling_03_what_each_class_may_move() {
    // As it is said of whoever begins his move.
    let points = |name: &str| {
        let mounted = ["PKR1", "PKR5", "LME1", "TAT1"].contains(&name);
        let phase = [if mounted { 1 } else { 3 }, 7][usize::from(name == "TIH1")];
        let battle = field(&format!("phase {phase}; {name} 0915 N"));
        let told = battle.explained(&format!("move {name}"));
        let (_, points) = told.split_once("> ").expect("an effect");
        points.split_once(" MP").expect("points").0.rsplit(' ').next().unwrap_or_default().to_string()
    };
    assert_eq!(["PKR1", "PKR5", "LME1", "TAT1"].map(points), ["8", "9", "10", "12"]);
    assert_eq!(["TIH1", "PXB1", "PIL1", "PIM1", "LAR1", "PBO1"].map(points), ["3", "3", "4", "4", "4", "2"]);
    // A heavy rider at full speed can pay for his turn; one who has just gathered it cannot (V-16).
    let mut fast = field("PKR1 0915 N nc3");
    assert_eq!(fast.goes("move PKR1; r1"), "6 nc0, left 2");
    let mut slow = field("PKR1 0920 N");
    assert_eq!(slow.goes("move PKR1; f; f; f"), "1 nc1, 1 nc2, 1 nc3, left 5");
    assert!(slow.refusal("r1").reasons[0].see.iter().any(|rule| rule.id() == "G-R03"), "six points of five");
}

#[test]
fn ruling_07_who_counts_in_the_mean_of_a_group() {
    // Foot brings its armour and no speed: (2 + 1) / 2 and (3 + 0) / 2, both two.
    let mixed = field("phase 6; TGM1 0914 S; PKR1 0915 N nc3 pf1; PIL1 0915 N pf1");
    assert_eq!(mixed.sums("attack TGM1 x 0915"), "2:2 [2 G-5.2.7] [2 G-5.2.8, 2 G-5.6.4] 1:3");
    // Horse archers bring none either, and hold the others back: (2 + 0) / 2, (3 + 0) / 2 held to two.
    let tatars = field("phase 2; PKR1 0914 S nc3; TAT1 1014 SW; TEL3 0915 N");
    assert_eq!(tatars.sums("attack PKR1+TAT1 x 0915"), "4:2 [1 G-5.2.8, 2 G-5.6.4] [] 5:1");
    // The disorganised bring at most one: (1 + 3) / 2.
    let shaken = field("phase 2; PKR1 0914 S nc3 disorganised; PKR2 1014 SW nc3; TEL3 0915 N");
    assert_eq!(shaken.sums("attack PKR1+PKR2 x 0915"), "3:2 [2 G-5.2.8, 3 G-5.6.4, -1 G-9.2.4] [] 6:1");
    // The panicked are not counted at all: two of armour, not one.
    let fled = field("phase 2; PKR1 0914 S; TGM1 0915 N; TIM1 0915 N panicked");
    assert_eq!(fled.sums("attack PKR1 x 0915"), "2:2 [2 G-5.2.7] [2 G-5.2.8] 1:1");
}

#[test]
fn ruling_07_the_group_is_held_to_its_armour_and_one() {
    // Three at three with armour nought, nought and one: mean three, held to one.
    let battle = field("phase 2; LME1 0914 S nc3; LME2 1014 SW nc3; PKR5 0814 SE nc3; TEL3 0915 N");
    assert_eq!(battle.sums("attack LME1+LME2+PKR5 x 0915"), "6:2 [3 G-5.6.4, -2 G-1.7] [] 4:1");
}

#[test]
fn ruling_08_leaders_and_banners_count_once() {
    let one = field("phase 2; PKR1 0914 S; PKR2 1014 SW; TEL3 0915 N; leader zyndram 0914");
    let one = one.with("banner KR PKR1");
    let sums = one.sums("attack PKR1+PKR2 x 0915");
    assert_eq!(sums, "4:2 [2 G-5.2.8, 2 G-8.2.1, 1 G-7.1.7] [] 7:1");
    // A second leader in the other hex and a second banner add nothing.
    let two = one.with("leader andrzej 1014; banner VY PKR2");
    assert_eq!(two.sums("attack PKR1+PKR2 x 0915"), sums);
    // In range instead of stacked: one.
    let near = two.with("leader zyndram 0913; leader andrzej 1013");
    assert_eq!(near.sums("attack PKR1+PKR2 x 0915"), "4:2 [2 G-5.2.8, 1 G-8.2.2, 1 G-7.1.7] [] 6:1");
}

#[test]
fn ruling_15_no_armour_is_above_two() {
    assert_eq!(CONTENT.counters.units.iter().map(|it| it.armour).max(), Some(2));
    // With armour three the example would have counted three; with two and one it counts two.
    assert_eq!((mean([2, 3].into_iter()), mean([2, 1].into_iter())), (3, 2));
}
