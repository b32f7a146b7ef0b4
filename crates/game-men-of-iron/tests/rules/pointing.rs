//! Somebody points at a place, and no action fits: the rule that forbids it.

use crate::drill::{Drill, at, drill};
use engine::decision::{Hand, Place};
use game_men_of_iron::pointing;
use game_men_of_iron::state::Phase;

fn place(drill: &Drill, hex: &str) -> Place {
    let at = drill.look().field().hex(drill.hex(hex));
    Place::Hex { q: at.x, r: at.y }
}

/// The rule that forbids this unit that hex.
fn rule(drill: &Drill, unit: &str, hex: &str) -> &'static str {
    let hand = Hand::Piece(u16::from(drill.id(unit)));
    match pointing::why_not(&drill.look(), hand, place(drill, hex)) {
        Some(refusal) => refusal.rules()[0].id(),
        None => "",
    }
}

fn rule_of(drill: &Drill, hex: &str) -> &'static str {
    pointing::why_not(&drill.look(), Hand::Empty, place(drill, hex))
        .map_or("", |refusal| refusal.rules()[0].id())
}

#[test]
fn r_5_1a_too_far_and_r_5_2b_taken() {
    let scene = drill(&["enrique-pk1 0505 12", "enrique-pk2 0605 12", "lancaster-dm1 1212 6"]);
    assert_eq!(rule(&scene, "enrique-pk1", "1205"), "MI-5.1a");
    assert_eq!(rule(&scene, "enrique-pk1", "0605"), "MI-8.0a");
}

#[test]
fn r_7_2a_beyond_a_zone() {
    let scene = drill(&[
        "enrique-pk1 0508 12",
        "lancaster-lb1 0505 6",
        "lancaster-lb2 0705 6",
        "lancaster-lb3 0305 6",
    ]);
    assert_eq!(rule(&scene, "enrique-pk1", "0404"), "MI-7.2a");
}

#[test]
fn r_4_1a_another_command_does_not_move() {
    let scene = drill(&["enrique-pk1 0505 12", "tello-mm1 0905 12", "lancaster-dm1 1212 6"]);
    assert_eq!(rule(&scene, "tello-mm1", "0904"), "MI-4.1a");
    assert_eq!(rule_of(&scene, "0905"), "MI-4.1a");
}

#[test]
fn r_11_1b_a_neighbour_is_shocked_and_who_is_far_is_out_of_reach() {
    let mut scene = drill(&["enrique-mm1 0505 12", "lancaster-dm1 0504 6", "lancaster-dm2 0911 6"]);
    scene.play("end");
    assert_eq!(rule(&scene, "enrique-mm1", "0911"), "MI-11.3a");
    assert_eq!(rule(&scene, "enrique-mm1", "0504"), "", "this attack is legal");
}

#[test]
fn r_9_1b_out_of_range() {
    let scene = drill(&["enrique-cb1 0505 6", "lancaster-dm1 0512 12"]);
    assert_eq!(rule(&scene, "enrique-cb1", "0512"), "MI-9.1b");
}

#[test]
fn r_3_2_the_command_that_has_just_finished() {
    let mut scene =
        at("falkirk", "lincoln", &["lincoln-mm1 0818 12", "wallace-pk1 1004 6", "* lincoln 0918"]);
    scene.change(|core| {
        core.now.phase = Phase::Continue;
        core.now.control.last = core.now.control.command;
    });
    assert_eq!(rule_of(&scene, "0918"), "MI-3.2");
    assert_eq!(rule_of(&scene, "1004"), "MI-4.1a", "not of this side");
}
