//! 1. Strength, ratio, rounding.

use game_grunwald::ch01_general::{charge, column, halved, mean, ratio, rounded};
use game_grunwald::content::CONTENT;

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
