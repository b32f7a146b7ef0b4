//! 14.2 Hobilars, at Poitiers.

use crate::march::*;
use game_men_of_iron::content::UnitType;

fn gascons(lines: &str) -> Game {
    march("poitiers", "captal", lines)
}

#[test]
fn r_14_2b_ruling_14_2_1_g_14_three_hexes_and_down() {
    let mut battle = gascons("captal-ho1 1010 12; dauphin-dm1 0101 6");
    battle.play("move captal-ho1; 3; 3; 3; change").cites("MI-14.2b");
    let kind = look(&battle).kind(unit(&battle, "captal-ho1"));
    assert_eq!(kind, UnitType::Crossbow);
    battle.play("3");
    assert_eq!(cost(&battle), "+1 Terrain of the hex, left 0", "one point is left, at the price of foot");
    battle.refuses("change", "MI-14.2b");
    battle.play("stop 12");
    battle.refuses("fire captal-ho1 dauphin-dm1", "MI-14.2b");
}

#[test]
fn ruling_14_2_1_no_more_points_than_on_foot() {
    let mut battle = gascons("captal-ho1 1010 12; dauphin-dm1 0101 6");
    battle.play("move captal-ho1; change; 3; 3; 3; 3").refuses("3", "MI-5.1a");
    let mut up = gascons("captal-ho1 1010 12 CB; dauphin-dm1 0101 6");
    up.play("move captal-ho1; 3; change; 3").refuses("3", "MI-5.1a");
    up.play("stop 12");
    assert_eq!(look(&up).kind(unit(&up, "captal-ho1")), UnitType::Hobilar);
}

#[test]
fn ruling_14_2_1_neither_beside_an_enemy_nor_in_his_range() {
    let may = |lines: &str| {
        let mut battle = gascons(&format!("captal-ho1 1010 12; {lines}"));
        battle.play("move captal-ho1").allows("change")
    };
    assert!(!may("dauphin-dm1 1110 6"));
    assert!(!may("saarbruck-cb1 1310 12"), "three hexes from crossbows, wherever they look");
    assert!(may("saarbruck-cb1 1410 12") && may("saarbruck-cb1 1310 12 retired"));
}

#[test]
fn ruling_14_2_1_getting_off_is_enough_of_a_move() {
    let mut battle = gascons("captal-ho1 1010 12; dauphin-dm1 0101 6");
    battle.play("move captal-ho1; change; stop 6");
    assert_eq!(at(&battle, "captal-ho1"), "1010 6");
}

#[test]
fn r_14_2b_only_hobilars_change() {
    let mut battle = gascons("captal-mm1 1010 12; dauphin-dm1 0101 6");
    battle.play("move captal-mm1").refuses("change", "MI-14.2b");
}

#[test]
fn r_14_2a_r_poi_8_on_horseback_seven_points_and_no_fire() {
    let mut battle = gascons("captal-ho1 1010 12; dauphin-dm1 1210 6");
    battle.refuses("fire captal-ho1 dauphin-dm1", "MI-9.1a");
    battle.play("move captal-ho1; 9; 9; 9; 9; 9; 9; 9");
    assert!(cost(&battle).ends_with("left 0"));
}

#[test]
fn r_poi_8_on_foot_they_are_crossbowmen_with_five_points() {
    let battle = gascons("captal-ho1 1010 12 CB; dauphin-dm1 0101 6");
    let (look, unit) = (look(&battle), unit(&battle, "captal-ho1"));
    assert_eq!((look.allowance(unit), look.shock_of(unit), look.values(unit)), (5, 1, [[5, 4], [1, 2]]));
    assert!(look.type_of(unit).missile_infantry, "in every respect (MI-Q9.1-2)");
}
