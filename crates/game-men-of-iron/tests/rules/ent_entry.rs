//! ENT. Commands that come on to the map later (FAL-3, POI-2).

use crate::march::*;
use game_men_of_iron::state::Marks;

fn arrival(lines: &str) -> Game {
    march(
        "falkirk",
        "edward",
        &format!("edward-mm1 waiting; edward-lb1 waiting; wallace-pk1 1304 6; {lines}"),
    )
}

#[test]
fn r_ent_3_the_leader_first_or_with_the_first_of_his_men() {
    let mut battle = arrival("leader edward1 waiting");
    battle.refuses("enter edward-mm1 1422", "MI-ENT-3");
    battle.play("enter-leader edward1 1421");
    assert_eq!(leader_at(&battle, "edward1"), "1421", "he goes on with what is left");
    battle.refuses("lead edward1 1420", "MI-R06");
    battle.play("enter edward-mm1 1422; stop 12");
    let mut with_him = arrival("leader edward1 waiting");
    with_him.play("enter edward-mm1 1422 with edward1; 1; stop 12").cites("MI-ENT-3");
    assert_eq!(leader_at(&with_him, "edward1"), "1521");
}

#[test]
fn r_ent_1_r_ent_2_r_fal_3_by_a_vacant_hex_of_the_list_at_its_price() {
    let mut battle = arrival("leader edward1 1421");
    battle.refuses("enter edward-mm1 0422", "MI-ENT-2");
    battle.play("enter edward-mm1 1422");
    assert_eq!(cost(&battle), "+1 Terrain of the hex, left 5");
    battle.play("stop 12").refuses("enter edward-lb1 1422", "MI-ENT-2");
    battle.refuses("enter edward-mm1 1522", "MI-ENT-1");
    battle.play("enter edward-lb1 1522; 1; 1; 1; 1").refuses("1", "MI-5.1a");
}

#[test]
fn r_ent_4_it_is_in_command_and_has_moved() {
    let mut battle = arrival("leader edward1 1421");
    battle.play("enter edward-mm1 1422; stop 12");
    let marks = look(&battle).unit(unit(&battle, "edward-mm1")).marks;
    assert!(marks.has(Marks::COMMANDED) && marks.has(Marks::MOVED) && marks.has(Marks::DONE));
    battle.refuses("move edward-mm1", "MI-5.1a");
}

#[test]
fn r_poi_2_king_john_comes_by_the_north() {
    let mut battle = march("poitiers", "john", "john-dm1 waiting; warwick-dm1 1220 12; leader john2 waiting");
    battle.play("enter john-dm1 1501 with john2; 5; 5; 5").refuses("5", "MI-5.1a");
    assert_eq!(leader_at(&battle, "john2"), at(&battle, "john-dm1").split(' ').next().unwrap_or_default());
}

#[test]
fn r_ent_2_nobody_enters_where_somebody_stands() {
    let mut battle = arrival("leader edward1 1421; durham-mm1 1522 12");
    battle.refuses("enter edward-mm1 1522", "MI-ENT-2").refuses("enter edward-mm1 1421", "MI-ENT-2");
    battle.play("enter edward-mm1 1622; stop 12");
}
