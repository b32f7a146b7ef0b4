//! Chapter 11, rule by rule, where the long examples leave something open.

use crate::ch10_shock::across;
use crate::drill::{Drill, at, drill, lines};
use crate::readings_shock::{RIDER, charge, clashes, link};
use game_men_of_iron::event::{Dropped, Event};
use game_men_of_iron::state::{Fight, FightKind, Formation, Links, Marks};

#[test]
fn r_11_1a_only_knights_charge() {
    let mut scene =
        drill(&["enrique-sl1 0507 12 as G", "enrique-mm1 0607 12 done moved", "lancaster-lb1 0505 12"]);
    scene.play("end");
    assert_eq!(scene.barred_by("charge enrique-sl1 lancaster-lb1"), "MI-11.1a");
    assert!(scene.allows("charge enrique-mm1 lancaster-lb1"), "whoever has used all his movement too");
}

#[test]
fn r_11_1c_the_disordered_do_not_charge() {
    let scene = drill(&["enrique-mm1 0507 12 disordered", "lancaster-lb1 0505 12"]);
    assert_eq!(scene.look().may_charge(scene.id("enrique-mm1")).unwrap_err().rule.id(), "MI-11.1c");
}

#[test]
fn r_11_3a_two_or_three_hexes_in_sight() {
    let from = |hex: &str, facing: u8| {
        let scene = drill(&[&format!("enrique-mm1 {hex} {facing}"), "lancaster-dm1 0505 12 as AX"]);
        let (unit, enemy) = (scene.id("enrique-mm1"), scene.id("lancaster-dm1"));
        let (hex, facing) = (scene.look().hex_of(unit).unwrap(), scene.look().facing_of(unit));
        scene.look().may_charge_from(unit, hex, facing, enemy).map_err(|no| no.rule.id())
    };
    assert_eq!(
        (from("0506", 12), from("0507", 12), from("0408", 12), from("0509", 12)),
        (Err("MI-11.1b"), Ok(()), Ok(()), Err("MI-11.3a"))
    );
}

#[test]
fn r_11_3b_one_charge_and_nothing_else() {
    let mut scene = drill(&["enrique-mm1 0507 12", "lancaster-lb1 0505 12", "lancaster-lb2 0605 12"]);
    scene.play("end; charge enrique-mm1 lancaster-lb1");
    assert_eq!(scene.barred_by("charge enrique-mm1 lancaster-lb2"), "MI-10.3c");
}

#[test]
fn r_11_3e_ruling_11_3_4_what_is_in_the_way() {
    // Own foot that is no missile infantry closes both hexes.
    let mut scene = drill(&[
        "enrique-mm1 0507 12",
        "enrique-pk1 0506 12",
        "enrique-pk2 0406 12",
        "lancaster-lb1 0505 12",
    ]);
    scene.play("end");
    assert_eq!(scene.barred_by("charge enrique-mm1 lancaster-lb1"), "MI-11.3e");
}

#[test]
fn ruling_11_3_4_vacant_hexes_or_friendly_archers() {
    let scene = drill(&[
        "enrique-mm1 0507 12",
        "enrique-pk1 0506 12",
        "enrique-cb1 0406 12",
        "lancaster-lb1 0505 12",
    ]);
    let course = scene.look().course(scene.id("enrique-mm1"), scene.id("lancaster-lb1"), false).unwrap();
    assert!(
        scene.look().ways_of(&course).iter().all(|(way, _)| way.len() == 2),
        "nobody ends on his archers"
    );
}

#[test]
fn ruling_11_3_5_ruling_57_no_way_left() {
    let mut scene = drill(&[
        "enrique-mm1 0507 12",
        "enrique-pk1 1006 12",
        "lancaster-lb1 0505 12",
        "lancaster-dm1 1005 6",
        "lancaster-lb2 0705 4",
    ]);
    scene.play("end; charge enrique-mm1 lancaster-lb1; attack enrique-pk1 lancaster-dm1; confirm");
    // By the time it comes up, he stands in a zone.
    let hex = scene.look().field().find("1408").unwrap();
    let mut imagined = scene.state.imagined();
    imagined.put(scene.id("lancaster-lb2"), game_men_of_iron::state::Whereabouts::Map(hex));
    imagined.unit_mut(scene.id("lancaster-lb2")).facing =
        hexboard::Corner::from_hour(2, hexboard::Orientation::Pointy).unwrap();
    scene.state = (*imagined).clone();
    let zone =
        scene.look().in_enemy_zone(engine::Seat(1), scene.look().hex_of(scene.id("enrique-mm1")).unwrap());
    scene.dice_may_be_left().roll(&[4, 9]).play("resolve enrique-mm1");
    let stays = scene.stands("enrique-mm1") == "0507 12";
    assert_eq!(stays, !zone.is_empty());
    assert_eq!(scene.cites("MI-Q11.3-5"), !zone.is_empty());
}

#[test]
fn r_11_3f_fire_on_arrival() {
    let mut scene = drill(&["enrique-mm1 0507 12", "lancaster-lb1 0505 6"]);
    scene.play("end; charge enrique-mm1 lancaster-lb1; confirm; ride 0506 facing 12");
    scene.dice_may_be_left().roll(&[9, 9]).play("react lancaster-lb1");
    assert_eq!(scene.volleys()[0].result.id(), "RET");
    let home = scene.legal("retire")[0].clone();
    scene.play(&home);
    assert!(
        scene.clashes().is_empty()
            && scene.events().any(|event| matches!(event, Event::LinkDropped { why: Dropped::Unfit, .. }))
    );
}

#[test]
fn ruling_11_3_7_out_of_command_nobody_charges() {
    let mut scene = drill(&["enrique-mm1 0507 12", "lancaster-lb1 0505 12"]);
    scene.mark("enrique-mm1", |unit| unit.marks.clear(Marks::COMMANDED));
    assert_eq!(scene.look().may_charge(scene.id("enrique-mm1")).unwrap_err().rule.id(), "MI-Q11.3-7");
}

#[test]
fn r_11_4b_ruling_11_4_1_one_refusal_counts_for_all() {
    let scene = charge(&["lancaster-lb1 0505 6 as PK", "lancaster-lb2 0605 6 as PK"], &[9, 4, 4]);
    assert_eq!(scene.checks().len(), 1, "the second is not thrown for");
    assert!(scene.clashes().iter().all(|clash| clash.table.id() == "shock") && scene.clashes().len() == 2);
}

#[test]
fn ruling_11_4_1_ruling_68_one_throw_for_each_in_order() {
    let scene = charge(&["lancaster-lb1 0505 6 as PK", "lancaster-lb2 0605 6 as PK"], &[4, 4, 4, 4]);
    let order: Vec<String> = scene
        .events()
        .filter_map(|event| match event {
            Event::ReluctanceThrown { defender, .. } => Some(scene.look().name(*defender).to_string()),
            _ => None,
        })
        .collect();
    assert_eq!(order, ["lancaster-lb1", "lancaster-lb2"]);
}

#[test]
fn ruling_11_4_2_disordered_pikes_frighten_retired_ones_do_not() {
    let throws =
        |status: &str| charge(&[&format!("lancaster-lb1 0505 6 {status} as PK")], &[4, 4]).checks().len();
    assert_eq!((throws("disordered"), throws("retired")), (1, 0));
}

#[test]
fn r_11_5a_ruling_11_5_1_one_answer() {
    let mut scene = charge(&[RIDER], &[]);
    assert_eq!(scene.asked(), "ang answer");
    scene.dice_may_be_left().roll(&[9, 5, 9]).play("counter lancaster-lb1 enrique-mm1");
    assert_eq!(scene.clashes().len(), 1, "no second try");
    // Not through its rear.
    let scene = charge(&["lancaster-lb1 0505 12 as MM"], &[4, 9]);
    assert_eq!(scene.clashes().len(), 1, "nobody was asked");
}

#[test]
fn ruling_11_5_1_standing_is_an_answer() {
    let mut scene = charge(&[RIDER], &[]);
    scene.dice_may_be_left().roll(&[4, 9]).play("stand lancaster-lb1");
    assert!(scene.events().any(|event| matches!(event, Event::Stood { .. })));
}

#[test]
fn ruling_11_5_2_in_the_attackers_own_zone() {
    let scene = charge(&[RIDER], &[]);
    let hex = scene.look().hex_of(scene.id("lancaster-lb1")).unwrap();
    assert!(scene.look().in_enemy_zone(engine::Seat(0), hex).contains(scene.id("enrique-mm1")));
    assert!(scene.allows("counter lancaster-lb1 enrique-mm1"));
}

#[test]
fn r_11_5d_ruling_11_5_3_one_turn_by_one_vertex() {
    let scene = charge(&["lancaster-lb1 0505 4 as MM"], &[]);
    let (rider, enemy) = (scene.id("lancaster-lb1"), scene.id("enrique-mm1"));
    let hours = |scene: &Drill| {
        scene
            .look()
            .wheels(rider, enemy, false)
            .map(|it| it.hour(hexboard::Orientation::Pointy))
            .collect::<Vec<_>>()
    };
    assert_eq!(hours(&scene), [4, 6]);
    let mut scene = scene;
    scene.mark("lancaster-lb1", |unit| unit.marks.set(Marks::WHEELED));
    assert_eq!(hours(&scene), [4]);
}

#[test]
fn ruling_11_5_3_the_flank_becomes_the_front() {
    let mut scene = drill(&["enrique-mm1 0605 10", RIDER]);
    scene.play("end; attack enrique-mm1 lancaster-lb1; confirm");
    let mut stays = drill(&["enrique-mm1 0605 10", RIDER]);
    stays.play("end; attack enrique-mm1 lancaster-lb1; confirm");
    stays.roll(&[2]).play("stand lancaster-lb1");
    assert_eq!(clashes(&stays), ["10.4.2a +2; 10.4.3 -1; 10.4.6 +0 | 2 = 3 shock normal A D"]);
    scene.roll(&[0, 5]).play("counter lancaster-lb1 enrique-mm1; face 4");
    assert_eq!(clashes(&scene), ["10.4.3 -1; 10.4.6 +0 | 5 = 4 shock normal NE"]);
}

#[test]
fn r_11_5e_one_success() {
    let scene = drill(&["enrique-mm1 0506 12", "lancaster-lb1 0505 6 countered as MM"]);
    let fight = Fight::new(
        FightKind::Named,
        engine::Seat(1),
        Links::from_iter([link(&scene, "enrique-mm1", "lancaster-lb1", false)]),
    );
    let no = scene
        .look()
        .may_counter_attack(&fight, scene.id("lancaster-lb1"), scene.id("enrique-mm1"))
        .unwrap_err();
    assert_eq!(no.rule.id(), "MI-11.5e");
}

#[test]
fn r_11_5c_ruling_11_5_4_only_active_fire_is_answered() {
    let mut scene = drill(&["enrique-mm1 0806 12", "lancaster-lb1 0705 4"]);
    scene.play("move enrique-mm1; 11; stop 10");
    scene.roll(&[0]).play("react lancaster-lb1");
    assert_eq!(scene.asked(), "cas moving", "his own side is active");
}

#[test]
fn ruling_11_5_4_nobody_answers_from_the_rear() {
    let scene = drill(&["enrique-sl1 0507 12 as LB", "lancaster-lb1 0505 12 as MM"]);
    let no =
        scene.look().may_counter_shot(scene.id("lancaster-lb1"), scene.id("enrique-sl1"), true).unwrap_err();
    assert_eq!(no.rule.id(), "MI-Q11.5-4");
}

#[test]
fn r_11_6e_ruling_11_6_3_horses_before_dismounted_men() {
    let mut scene = drill(&["enrique-pk1 0506 12 as DM", RIDER]);
    scene.play("end; attack enrique-pk1 lancaster-lb1; confirm");
    scene.dice_may_be_left().roll(&[0, 9, 4, 9]).play("counter lancaster-lb1 enrique-pk1; face 6");
    assert!(scene.cites("MI-11.6e") && clashes(&scene)[0].contains("shock normal"), "refused: plain shock");
}

#[test]
fn ruling_11_6_3_refused_in_a_counter_charge() {
    let mut scene = drill(&["enrique-pk1 0506 12", RIDER]);
    scene.play("end; attack enrique-pk1 lancaster-lb1; confirm");
    scene.dice_may_be_left().roll(&[0, 5, 4, 9]).play("counter lancaster-lb1 enrique-pk1; face 6");
    assert!(!clashes(&scene)[0].contains("11.6c"));
}

#[test]
fn r_11_6g_ruling_11_6_6_disordered_by_the_shot() {
    let mut scene = drill(&["enrique-sl1 0506 12 as LB", RIDER]);
    scene.roll(&[4]).play("fire enrique-sl1 lancaster-lb1");
    scene.dice_may_be_left().roll(&[4, 0, 9]).play("counter lancaster-lb1 enrique-sl1; face 6");
    assert_eq!(lines(&scene.checks()[0].modifiers), ["11.6a +0"], "the face that is up");
    assert!(scene.cites("MI-11.6g") && scene.cites("MI-Q11.6-6"));
}

#[test]
fn ruling_11_6_6_plain_shock() {
    let mut scene = drill(&["enrique-sl1 0506 12 as LB", RIDER]);
    scene.roll(&[4]).play("fire enrique-sl1 lancaster-lb1");
    scene.dice_may_be_left().roll(&[4, 0, 9]).play("counter lancaster-lb1 enrique-sl1; face 6");
    assert_eq!(scene.clashes()[0].table.id(), "shock");
}

#[test]
fn ruling_11_6_1_against_a_rider_who_does_not_charge() {
    let mut scene = drill(&["enrique-mm1 0506 12", RIDER]);
    scene.play("end; attack enrique-mm1 lancaster-lb1; confirm");
    scene.dice_may_be_left().roll(&[0, 5, 9]).play("counter lancaster-lb1 enrique-mm1; face 6");
    assert_eq!(clashes(&scene), ["10.4.3 -1; 10.4.6 +0 | 5 = 4 shock normal NE"]);
}

#[test]
fn ruling_11_6_2_and_55_whom_it_names() {
    let mut scene = drill(&["enrique-sl1 0506 12 as AX", "enrique-sl2 0605 10 as PK", RIDER]);
    scene.play("end; attack enrique-sl1 lancaster-lb1; attack enrique-sl2 lancaster-lb1; confirm");
    assert_eq!(scene.legal("counter").len(), 2);
}

#[test]
fn ruling_11_6_4_as_far_as_its_points() {
    // Six points: a shooter three hexes away is within reach; ground that forbids a charge is not.
    let mut scene = drill(&["enrique-sl1 0408 12 as LB", RIDER]);
    scene.roll(&[0]).play("fire enrique-sl1 lancaster-lb1");
    assert_eq!(scene.asked(), "ang counter-charge");
}

#[test]
fn ruling_11_6_5_one_enemy() {
    let mut scene = drill(&["enrique-sl1 0506 12 as LB", "enrique-sl2 0406 12 as LB", RIDER]);
    scene.mark("enrique-sl2", |unit| unit.status = game_men_of_iron::state::Status::Retired);
    scene.roll(&[0]).play("fire enrique-sl1 lancaster-lb1");
    scene.dice_may_be_left().roll(&[0, 0, 9]).play("counter lancaster-lb1 enrique-sl1; face 6");
    assert_eq!(scene.clashes().len(), 1);
}

#[test]
fn ruling_11_6_7_results_in_full() {
    let mut scene = drill(&["enrique-sl1 0506 12 as LB", RIDER]);
    scene.roll(&[0]).play("fire enrique-sl1 lancaster-lb1");
    scene.roll(&[0, 3]).play("counter lancaster-lb1 enrique-sl1; face 6");
    let back = scene.legal("retreat")[0].clone();
    scene.play(&back);
    assert_eq!(scene.asked(), "ang advance", "its owner, who is not active, advances");
}

#[test]
fn ruling_11_6_8_below_nought() {
    let scene = at("falkirk", "stewart", &["stewart-lb1 1417 12", "lincoln-mm1 1416 6"]);
    let sum = scene.look().counter_sum(scene.id("lincoln-mm1"), scene.id("stewart-lb1")).sum();
    assert!(sum < 0 && sum <= scene.look().charts().checks.counter_charge);
}

#[test]
fn r_11_7_as_if_nothing_had_been() {
    let mut scene = charge(&[RIDER], &[]);
    scene.dice_may_be_left().roll(&[6, 5, 9]).play("counter lancaster-lb1 enrique-mm1");
    assert!(scene.cites("MI-11.7") && clashes(&scene)[0].contains("10.4.4 +2"));
}

#[test]
fn ruling_51_a_fight_in_between_ends_attacks() {
    // The rider beats the only one who attacks him; his comrade is then attacked by nobody.
    let mut scene =
        drill(&["enrique-sl1 0505 12 as AX", "lancaster-lb1 0404 4 as MM", "lancaster-lb2 0504 6"]);
    scene.play("end; attack enrique-sl1 lancaster-lb1; attack enrique-sl1 lancaster-lb2; confirm");
    scene.dice_may_be_left().roll(&[0, 3, 9, 9]).play("counter lancaster-lb1 enrique-sl1");
    assert!(scene.clashes().iter().all(|clash| clash.defender == scene.id("enrique-sl1")));
}

#[test]
fn ruling_65_ground_and_counter_charges() {
    let [rider, foot] = across("courtrai", "ditch", "artois-mm1", "juliers-pk1");
    let scene = at("courtrai", "artois", &[&rider, &foot]);
    assert_eq!(
        scene.look().may_ride_at(scene.id("artois-mm1"), scene.id("juliers-pk1")).unwrap_err().rule.id(),
        "MI-TER-1"
    );
}

#[test]
fn ruling_67_standing_in_mud() {
    let scene = at("crecy", "alencon", &["alencon-mm1 1416 12", "prince-lb1 1414 12"]);
    let look = scene.look();
    let mud = look.battle().special.mud.unwrap();
    let hex = look.field().hexes().find(|hex| look.field().terrain_id(*hex) == mud.terrain).unwrap();
    let dry = look.field().hexes().find(|hex| look.field().terrain_id(*hex) != mud.terrain).unwrap();
    assert!(look.is_muddy(hex, &[]) && look.is_muddy(dry, &[hex]) && !look.is_muddy(dry, &[dry]));
}

#[test]
fn ruling_76_a_counter_charge_on_the_spot() {
    let mut scene = drill(&["enrique-sl1 0506 12 as LB", RIDER]);
    scene.roll(&[0]).play("fire enrique-sl1 lancaster-lb1");
    scene.dice_may_be_left().roll(&[0, 0, 9]).play("counter lancaster-lb1 enrique-sl1; face 6");
    assert!(scene.volleys().is_empty() && !scene.events().any(|event| matches!(event, Event::Rode { .. })));
}

#[test]
fn r_ter_1_ground_that_forbids_a_charge() {
    // At Nájera woods cover 2802: nobody charges into them.
    let scene = at("najera", "enrique", &["enrique-mm1 2804 12", "lancaster-dm1 2802 12"]);
    let (unit, enemy) = (scene.id("enrique-mm1"), scene.id("lancaster-dm1"));
    let at_wood = scene.look().hex_of(enemy).unwrap();
    let from = scene.look().field().find("2803").unwrap();
    assert_eq!(
        scene.look().may_be_charged_from(unit, from, enemy, at_wood).unwrap_err().rule.id(),
        "MI-TER-1"
    );
}

#[test]
fn r_sch_4_no_charge_at_a_locked_flank() {
    let scene = at(
        "falkirk",
        "lincoln",
        &["lincoln-mm1 0907 4", "wallace-pk1 1007 12 schiltron", "wallace-pk2 1107 12 schiltron"],
    );
    let hex = |label: &str| scene.look().field().find(label).unwrap();
    let no = scene.look().may_be_charged_from(
        scene.id("lincoln-mm1"),
        hex("0907"),
        scene.id("wallace-pk1"),
        hex("1007"),
    );
    assert_eq!(no.unwrap_err().rule.id(), "MI-SCH-4");
    assert!(
        scene
            .look()
            .may_be_charged_from(scene.id("lincoln-mm1"), hex("1008"), scene.id("wallace-pk1"), hex("1007"))
            .is_ok(),
        "its rear is open"
    );
    let mut alone = at("falkirk", "lincoln", &["lincoln-mm1 0907 4", "wallace-pk1 1007 12"]);
    alone.mark("wallace-pk1", |unit| unit.formation = Formation::Schiltron);
    assert!(
        alone
            .look()
            .may_be_charged_from(alone.id("lincoln-mm1"), hex("0907"), alone.id("wallace-pk1"), hex("1007"))
            .is_ok(),
        "unlocked, its flank is open"
    );
}

#[test]
fn r_imp_4_s_34_knights_who_cannot_wait() {
    let mut scene = at(
        "crecy",
        "alencon",
        &["alencon-mm1 1010 12 impetuous commanded", "prince-lb1 1008 12", "mustered = true"],
    );
    scene.play("end");
    assert_eq!(scene.barred_by("confirm"), "MI-IMP-4");
    scene.play("charge alencon-mm1 prince-lb1");
    assert!(scene.allows("confirm"));
}

#[test]
fn r_naj_1c_ruling_70_genitors_give_way_to_anybody() {
    let mut scene = drill(&["enrique-mm1 0506 12", "lancaster-lb1 0505 6 as G"]);
    scene.play("end; attack enrique-mm1 lancaster-lb1; confirm");
    let two = scene.legal("evade").into_iter().find(|way| way.contains('+')).unwrap();
    scene.play(&two);
    assert!(!scene.stands("lancaster-lb1").contains("disordered"));
    assert!(scene.cites("MI-NAJ-1c"));
}

#[test]
fn ruling_70_each_hex_farther_away() {
    let mut scene = drill(&["enrique-mm1 0506 12", "lancaster-lb1 0505 6 as G"]);
    scene.play("end; attack enrique-mm1 lancaster-lb1; confirm");
    assert_eq!(scene.barred_by("evade lancaster-lb1 0605 facing 6"), "MI-10.2b");
    assert_eq!(scene.barred_by("evade lancaster-lb1 0504+0605 facing 6"), "MI-10.2b");
}
