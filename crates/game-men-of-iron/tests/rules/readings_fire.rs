//! Chapter 9, rule by rule, where the long examples leave something open.

use crate::drill::{Drill, at, drill, lines, shot, with_options};
use engine::Tally;
use game_men_of_iron::event::Event;
use game_men_of_iron::state::{Formation, Shooter};

const BOWS: &str = "enrique-sl1 0906 12 as LB";

fn shooting(target: &str) -> Drill {
    drill(&[BOWS, target])
}

fn sum(scene: &Drill, by: &str, target: &str) -> Vec<String> {
    let (by, target) = (scene.id(by), scene.id(target));
    let sum: Tally = scene.look().fire_sum(Shooter::Unit(by), scene.look().hex_of(by).unwrap(), target);
    lines(&sum)
}

#[test]
fn r_9_1a_who_shoots() {
    let mut scene =
        drill(&["enrique-pk1 0906 12", "enrique-sl1 1006 12 retired as LB", "lancaster-dm1 0904 6"]);
    assert_eq!(scene.barred_by("fire enrique-pk1 lancaster-dm1"), "MI-9.1a");
    assert_eq!(scene.barred_by("fire enrique-sl1 lancaster-dm1"), "MI-9.1a", "the Retired do not (Q12.4-3)");
    scene.mark("enrique-sl1", |unit| unit.status = Default::default());
    assert!(scene.allows("fire enrique-sl1 lancaster-dm1"));
}

#[test]
fn r_9_1b_range_by_weapon() {
    let far = |by: &str, target: &str| drill(&[by, target]).allows("fire enrique-sl1 lancaster-dm1");
    assert!(
        far("enrique-sl1 0906 12 as LB", "lancaster-dm1 0903 6")
            && far("enrique-sl1 0906 12 as CB", "lancaster-dm1 0903 6")
    );
    assert!(!far("enrique-sl1 0907 12 as LB", "lancaster-dm1 0903 6"));
    assert!(
        far("enrique-sl1 0906 12", "lancaster-dm1 0905 6")
            && !far("enrique-sl1 0906 12", "lancaster-dm1 0904 6")
    );
}

#[test]
fn r_9_2a_genitors_shoot_from_the_saddle() {
    let mut scene = drill(&["enrique-sl1 0907 12 as G", "lancaster-dm1 0905 6"]);
    scene.play("move enrique-sl1; 1");
    scene.roll(&[0]).play("fire enrique-sl1 lancaster-dm1");
    assert!(scene.cites("MI-9.2a"));
    assert_eq!(scene.asked(), "cas step", "it rides on");
    scene.play("5; stop 12");
}

#[test]
fn r_9_2b_infantry_shoots_after_its_move() {
    let mut scene = drill(&["enrique-sl1 0907 12 as LB", "lancaster-dm1 0904 6"]);
    scene.play("move enrique-sl1; 11");
    assert_eq!(scene.barred_by("fire enrique-sl1 lancaster-dm1"), "MI-9.2b");
    scene.play("stop 12");
    assert!(scene.allows("fire enrique-sl1 lancaster-dm1"));
}

#[test]
fn r_9_2e_crossbows_never_shoot_back() {
    let mut scene = shooting("lancaster-lb1 0904 6 as CB");
    scene.roll(&[0]).play("fire enrique-sl1 lancaster-lb1");
    assert_eq!((scene.asked(), scene.volleys().len()), ("cas moving".into(), 1));
    let shot = game_men_of_iron::state::Shot {
        by: Shooter::Unit(scene.id("enrique-sl1")),
        at: scene.id("lancaster-lb1"),
        mode: game_men_of_iron::state::FireMode::Active,
    };
    assert_eq!(scene.look().may_shoot_back(&shot).unwrap_err().rule.id(), "MI-9.2e");
}

#[test]
fn r_9_2g_nobody_shoots_at_a_continued_attack() {
    let mut scene =
        drill(&["enrique-mm1 0506 12", "lancaster-lb1 0505 6 disordered", "lancaster-lb2 0404 4"]);
    scene.play("end; attack enrique-mm1 lancaster-lb1");
    scene.roll(&[9, 4]).play("confirm");
    assert!(scene.volleys().is_empty() && scene.cites("MI-9.2g"));
    assert_eq!(scene.clashes().len(), 2);
}

#[test]
fn r_9_2h_crossbows_and_counter_charges() {
    let scene = drill(&["enrique-cb1 0507 12", "lancaster-lb1 0406 6 as MM"]);
    let (by, rider) = (scene.id("enrique-cb1"), scene.id("lancaster-lb1"));
    let hex = scene.look().hex_of(rider).unwrap();
    assert_eq!(scene.look().may_shoot_at_entry(by, rider, hex, true).unwrap_err().rule.id(), "MI-9.2h");
    assert!(scene.look().may_shoot_at_entry(by, rider, hex, false).is_ok());
}

#[test]
fn r_9_2i_one_shot_at_one_target() {
    let mut scene = drill(&[BOWS, "lancaster-dm1 0904 6", "lancaster-dm2 0804 6"]);
    scene.roll(&[0]).play("fire enrique-sl1 lancaster-dm1");
    assert!(scene.cites("MI-9.2i"));
    assert_eq!(scene.barred_by("fire enrique-sl1 lancaster-dm2"), "MI-9.2c");
}

#[test]
fn r_9_4b_woods_hide_what_is_behind() {
    // At Nájera woods cover 2802 and the hexes beside it.
    let scene = at(
        "najera",
        "enrique",
        &["enrique-sl1 2702 4 as LB", "lancaster-dm1 2902 6", "lancaster-dm2 2802 6"],
    );
    assert_eq!(scene.barred_by("fire enrique-sl1 lancaster-dm1"), "MI-9.4a");
    assert!(scene.allows("fire enrique-sl1 lancaster-dm2"), "into it one may shoot");
    assert_eq!(sum(&scene, "enrique-sl1", "lancaster-dm2"), ["9.3a +2", "9.3a -1", "R13 -1"]);
}

#[test]
fn ruling_9_1_1_a_line_through_a_corner() {
    // For the shooter the better side; for the target too: no flank, but the front of its wall.
    let scene = drill(&["enrique-sl1 0505 12 as LB", "lancaster-lb1 0606 6"]);
    assert!(scene.allows("fire enrique-sl1 lancaster-lb1"));
    let corner = drill(&[BOWS, "lancaster-dm1 0904 4 as MM"]);
    assert_eq!(sum(&corner, "enrique-sl1", "lancaster-dm1"), ["9.3a +1"]);
    let mut wall = drill(&[BOWS, "lancaster-dm1 0904 4"]);
    wall.mark("lancaster-dm1", |unit| unit.formation = Formation::Wall);
    assert_eq!(sum(&wall, "enrique-sl1", "lancaster-dm1"), ["9.3a +1", "14.1e -1", "R13 -1"]);
}

#[test]
fn ruling_9_1_2_hobilars_on_foot() {
    let scene =
        at("poitiers", "captal", &["captal-ho1 1012 12", "captal-ho2 1212 12", "saarbruck-cb1 1010 6"]);
    let (rider, foot) =
        (scene.id("captal-ho1"), scene.look().card(scene.id("captal-ho2")).on_foot.unwrap().kind);
    assert_eq!(scene.look().can_shoot(rider).unwrap_err().rule.id(), "MI-9.1a");
    let mut scene = scene;
    scene.mark("captal-ho1", |unit| unit.kind = foot);
    assert!(scene.look().can_shoot(rider).is_ok());
}

#[test]
fn ruling_9_2_2_only_active_fire_is_returned() {
    let mut scene = drill(&["enrique-sl1 0806 12 as LB", "lancaster-lb1 0705 4"]);
    scene.play("move enrique-sl1; 11; stop 10");
    scene.roll(&[0]).play("react lancaster-lb1");
    assert_eq!((scene.asked(), scene.volleys().len()), ("cas moving".into(), 1));
}

#[test]
fn ruling_9_2_3_decided_before_the_dice() {
    let mut scene = shooting("lancaster-lb1 0904 6");
    scene.play("fire enrique-sl1 lancaster-lb1");
    assert!(scene.volleys().is_empty(), "no die yet");
    scene.roll(&[9, 0]).play("react lancaster-lb1");
    assert_eq!(
        shot(scene.volleys()[1]),
        "9.3a +1 | 0 = 1 foot-normal NE",
        "without the penalty of what hit it"
    );
}

#[test]
fn ruling_9_2_4_entering_draws_fire_and_turning_does_not() {
    let mut scene = drill(&["enrique-sl1 0406 12 as LB", "lancaster-lb1 0405 6"]);
    scene.play("turn enrique-sl1 2");
    assert!(scene.volleys().is_empty() && scene.asked() == "cas moving");
}

#[test]
fn r_9_2d_hold_fire_is_an_answer() {
    let mut scene = shooting("lancaster-lb1 0904 6");
    scene.roll(&[0]).play("fire enrique-sl1 lancaster-lb1; hold-fire");
    assert!(
        scene.events().any(|event| matches!(event, Event::HeldFire { .. })) && scene.volleys().len() == 1
    );
}

#[test]
fn ruling_9_2_5_crossbows_react_to_movement() {
    let mut scene = drill(&["enrique-pk1 0806 12", "lancaster-lb1 0705 4 as CB"]);
    scene.play("move enrique-pk1; 11; stop 10");
    assert_eq!(scene.asked(), "ang reaction-fire");
}

#[test]
fn ruling_9_2_6_fire_at_a_counter_charge_by_those_who_have_fired() {
    let mut scene = drill(&["enrique-sl1 0507 12 as LB", "lancaster-lb1 0505 6 as MM"]);
    scene.roll(&[0]).play("fire enrique-sl1 lancaster-lb1");
    scene.roll(&[0]).play("counter lancaster-lb1 enrique-sl1; ride 0506 facing 6");
    scene.roll(&[0, 0]).play("react enrique-sl1");
    assert!(scene.cites("MI-Q9.2-6"));
}

#[test]
fn ruling_9_2_7_disordered_in_its_last_hex() {
    let mut scene = drill(&["enrique-pk1 0806 12", "lancaster-lb1 0705 4"]);
    scene.play("move enrique-pk1; 11; stop 10");
    scene.roll(&[4]).play("react lancaster-lb1");
    scene.play("end; attack enrique-pk1 lancaster-lb1");
    scene.roll(&[5]).play("confirm");
    assert!(lines(&scene.clashes()[0].modifiers).contains(&"10.4.7 -2".to_string()));
}

#[test]
fn ruling_9_2_8_one_turn_after_the_shot() {
    let mut scene = shooting("lancaster-dm1 0904 6");
    scene.roll(&[0]).play("fire enrique-sl1 lancaster-dm1");
    assert!(!scene.legal("turn enrique-sl1").is_empty() && scene.legal("move enrique-sl1").is_empty());
}

#[test]
fn ruling_9_3_1_nothing_for_the_rear_and_r_9_3d_for_the_flank() {
    let mut scene = drill(&["enrique-sl1 0906 12 as LB", "lancaster-dm1 0804 12 as MM"]);
    assert_eq!(sum(&scene, "enrique-sl1", "lancaster-dm1"), ["9.3a +1"]);
    scene.roll(&[0]).play("fire enrique-sl1 lancaster-dm1");
    assert!(scene.cites("MI-Q9.3-1"));
}

#[test]
fn ruling_9_3_2_a_retired_target() {
    let mut scene = shooting("lancaster-dm1 0904 6 retired as PK");
    scene.roll(&[4]).play("fire enrique-sl1 lancaster-dm1");
    assert_eq!(shot(scene.volleys()[0]), "9.3a +1 | 4 = 5 foot-disordered R1");
    assert_eq!(scene.stands("lancaster-dm1"), "gone");
}

#[test]
fn ruling_9_3_3_genitors_are_not_unhorsed() {
    let mut scene = shooting("lancaster-dm1 0904 6 as G");
    scene.roll(&[7]).play("fire enrique-sl1 lancaster-dm1");
    assert_eq!(scene.volleys()[0].result.id(), "UH");
    assert_eq!(scene.asked(), "ang retire");
}

#[test]
fn ruling_9_3_4_any_enemy_that_can_be_seen() {
    let scene = drill(&[BOWS, "lancaster-dm1 0905 6", "lancaster-dm2 0904 6", "* lancaster 1005"]);
    assert_eq!(scene.legal("fire"), ["fire enrique-sl1 lancaster-dm1", "fire enrique-sl1 lancaster-dm2"]);
    let own = drill(&[BOWS, "enrique-pk1 0905 12", "lancaster-dm1 0904 6"]);
    assert_eq!(own.barred_by("fire enrique-sl1 enrique-pk1"), "MI-Q9.3-4");
}

#[test]
fn ruling_9_3_5_the_facing_just_chosen() {
    let flank = |stop: &str, die: u8| {
        let mut scene = drill(&["enrique-mm1 0806 12", "lancaster-lb1 0705 4"]);
        scene.play(&format!("move enrique-mm1; 11; stop {stop}"));
        scene.roll(&[die]).play("react lancaster-lb1");
        lines(&scene.volleys()[0].modifiers)
    };
    assert_eq!(flank("10", 0), ["9.3a +2"]);
    assert_eq!(flank("6", 0), ["9.3a +2", "9.3d +1"]);
}

#[test]
fn ruling_9_4_1_either_side_of_the_line() {
    // Two hexes straight up the line runs between two hexes: a crossbow is hindered by units in both, not in one.
    let shoots = |screen: &[&str]| {
        let lines = [&["enrique-cb1 0906 12", "lancaster-dm1 0904 6"], screen].concat();
        drill(&lines).allows("fire enrique-cb1 lancaster-dm1")
    };
    assert!(shoots(&["enrique-pk1 0905 12"]) && shoots(&["enrique-pk1 1005 12"]));
    assert!(!shoots(&["enrique-pk1 0905 12", "enrique-pk2 1005 12"]));
}

#[test]
fn ruling_9_4_3_leaders_do_not_block() {
    assert!(
        drill(&["enrique-cb1 0505 4", "* enrique 0605", "lancaster-lb1 0805 6"])
            .allows("fire enrique-cb1 lancaster-lb1")
    );
}

#[test]
fn ruling_09_shots_one_after_the_other() {
    // Both look at 0506: the second shoots at what the first has left.
    let mut scene = drill(&["enrique-mm1 0507 12", "lancaster-lb1 0505 6", "lancaster-lb2 0605 8"]);
    scene.play("move enrique-mm1; 1; stop 12");
    assert_eq!(scene.legal("react"), ["react lancaster-lb1", "react lancaster-lb2"]);
    scene.roll(&[6]).play("react lancaster-lb1");
    scene.roll(&[0]).play("react lancaster-lb2");
    assert_eq!(
        (scene.kind("enrique-mm1"), shot(scene.volleys()[0])),
        ("UH", "9.3a +2; R13 -1 | 0 = 1 foot-disordered NE".into())
    );
}

#[test]
fn r_cre_6_bombards() {
    let open =
        |line: &str| with_options("crecy", "edward3", |it| it.bombards = true, &["edward3-dm1 1604 6", line]);
    let empty = open("alencon-mm1 1520 12");
    let look = empty.look();
    let (_, bombard) = look
        .battle()
        .markers
        .iter()
        .enumerate()
        .find(|(_, it)| it.kind == game_men_of_iron::content::MarkerKind::Bombard)
        .unwrap();
    let field = look.field();
    let near = field
        .around(bombard.hex)
        .iter()
        .copied()
        .find(|hex| {
            *hex != game_men_of_iron::ids::HexId::OFF && field.sees(bombard.hex, *hex, Default::default())
        })
        .unwrap();
    let mut scene = open(&format!("alencon-mm1 {} 12", field.label(near)));
    let shots = scene.legal("bombard");
    assert!(!shots.is_empty());
    scene.roll(&[0]).play(&shots[0].clone());
    assert!(
        scene.events().any(|event| matches!(event, Event::BombardBurst { .. }))
            && scene.asked() == "eng moving"
    );
    assert_eq!(scene.volleys()[0].total, 1);
    assert!(!scene.legal("bombard").contains(&shots[0]));
}

#[test]
fn ruling_13_the_armour_is_an_option() {
    let with = |off: bool| {
        let scene = with_options(
            "najera",
            "enrique",
            |it| it.armour_off = off,
            &["enrique-sl1 1906 12 as LB", "lancaster-dm1 1904 6"],
        );
        sum(&scene, "enrique-sl1", "lancaster-dm1")
    };
    assert_eq!(
        (with(false), with(true)),
        (vec!["9.3a +1".to_string(), "R13 -1".to_string()], vec!["9.3a +1".to_string()])
    );
}
