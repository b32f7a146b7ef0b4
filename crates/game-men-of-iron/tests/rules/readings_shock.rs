//! Chapter 10, rule by rule, and what is left of 11, where the long examples leave something open.

use crate::ch10_shock::across;
use crate::drill::{Drill, at, clash, drill, lines};
use game_men_of_iron::event::{Dropped, Event};
use game_men_of_iron::state::{Fight, FightKind, Link, Links};

pub fn clashes(scene: &Drill) -> Vec<String> {
    scene.clashes().into_iter().map(clash).collect()
}

/// One attack by shock, front to front.
fn attack(attackers: &[&str], defender: &str, dice: &[u8]) -> Drill {
    let name = |line: &str| line.split(' ').next().unwrap().to_string();
    let mut scene = drill(&[attackers, &[defender]].concat());
    let named: Vec<String> =
        attackers.iter().map(|it| format!("attack {} {}", name(it), name(defender))).collect();
    scene.play(&format!("end; {}", named.join("; ")));
    scene.dice_may_be_left().roll(dice).play("confirm");
    scene
}

/// A rider before an enemy two hexes away, who has just ridden.
pub fn charge(others: &[&str], dice: &[u8]) -> Drill {
    let mut scene = drill(&[&["enrique-mm1 0507 12"], others].concat());
    let target = others[0].split(' ').next().unwrap();
    scene.play(&format!("end; charge enrique-mm1 {target}; confirm"));
    scene.dice_may_be_left().roll(dice).play("ride 0506 facing 12");
    scene
}

pub const RIDER: &str = "lancaster-lb1 0505 6 as MM";

/// A link of a combat that is only thought of.
pub fn link(scene: &Drill, attacker: &str, defender: &str, charge: bool) -> Link {
    let (attacker, defender) = (scene.id(attacker), scene.id(defender));
    let hex = |unit| scene.look().hex_of(unit).unwrap();
    Link { attacker, defender, charge, countered: false, from: hex(attacker), at: hex(defender) }
}

fn thought(scene: &Drill, links: &[Link], defender: &str) -> Vec<String> {
    let fight = Fight::new(FightKind::Named, engine::Seat(1), links.iter().copied().collect::<Links>());
    let sum: engine::Tally = scene.look().shock_sum(&fight, scene.id(defender));
    lines(&sum)
}

// ---------------------------------------------------------------- 10

#[test]
fn r_10_1_who_attacks() {
    let mut scene = drill(&[
        "enrique-sl1 0506 12 as LB",
        "enrique-pk1 0606 12",
        "enrique-pk2 0706 12 retired",
        "lancaster-dm1 0505 6",
        "lancaster-dm2 0605 6",
    ]);
    scene.play("end");
    assert_eq!(scene.barred_by("attack enrique-sl1 lancaster-dm1"), "MI-10.1");
    assert_eq!(scene.barred_by("attack enrique-pk2 lancaster-dm2"), "MI-10.1");
    assert!(scene.allows("attack enrique-pk1 lancaster-dm2"));
}

#[test]
fn ruling_10_1_1_rows_of_the_matrix() {
    let scene = drill(&[
        "enrique-mm1 0506 12",
        "enrique-sl1 0606 12 as G",
        "enrique-sl2 0706 12 as HO",
        "lancaster-dm1 0505 6",
    ]);
    let can = |name: &str| scene.look().can_attack(scene.id(name)).is_ok();
    assert!(can("enrique-mm1") && can("enrique-sl1") && !can("enrique-sl2"));
}

#[test]
fn ruling_10_1_2_nobody_attacks_the_castle() {
    let empty = at("courtrai", "aumale", &["aumale-pk1 1518 12", "juliers-pk1 1107 6"]);
    let field = empty.look().field();
    let (castle, next) = field
        .hexes()
        .find_map(|hex| {
            let next = field
                .around(hex)
                .iter()
                .copied()
                .find(|next| *next != game_men_of_iron::ids::HexId::OFF && field.open(*next))?;
            (!field.open(hex)).then_some((hex, next))
        })
        .unwrap();
    let no = empty.look().may_attack_into(empty.id("aumale-pk1"), next, castle).unwrap_err();
    assert_eq!(no.rule.id(), "MI-Q10.1-2");
}

#[test]
fn r_10_2b_where_it_retreats() {
    let mut scene = drill(&["enrique-pk1 0506 12", RIDER, "enrique-sl1 0404 12 as LB"]);
    scene.play("end; attack enrique-pk1 lancaster-lb1; confirm");
    // Not next to its attacker, and not where somebody stands.
    assert_eq!(scene.barred_by("evade lancaster-lb1 0605 facing 6"), "MI-10.2b");
    assert!(
        scene.legal("evade").iter().all(|it| it.contains("0504") || it.contains("0405")),
        "{:?}",
        scene.legal("evade")
    );
}

#[test]
fn r_10_2c_knights_are_disordered_by_it() {
    let mut scene = drill(&["enrique-pk1 0506 12", RIDER]);
    scene.play("end; attack enrique-pk1 lancaster-lb1; confirm; evade lancaster-lb1 0504 facing 6");
    assert_eq!(scene.stands("lancaster-lb1"), "0504 6 disordered");
}

#[test]
fn r_10_2d_following() {
    let mut scene = drill(&["enrique-pk1 0506 12", RIDER, "lancaster-lb2 0404 4"]);
    scene.play("end; attack enrique-pk1 lancaster-lb1; confirm; evade lancaster-lb1 0504 facing 6");
    scene.play("advance enrique-pk1 0505 facing 4");
    assert!(scene.volleys().is_empty() && scene.cites("MI-10.2d"), "it draws no fire");
    assert_eq!(scene.stands("enrique-pk1"), "0505 4");
}

#[test]
fn ruling_10_2_1_only_by_foot_and_in_good_order() {
    let asked = |attacker: &str, rider: &str| {
        let mut scene = drill(&[attacker, rider]);
        let name = attacker.split(' ').next().unwrap();
        scene.play(&format!("end; attack {name} lancaster-lb1"));
        scene.dice_may_be_left().roll(&[3, 9]).play("confirm");
        scene.legal("evade").len()
    };
    assert!(asked("enrique-pk1 0506 12", RIDER) > 0);
    assert_eq!(asked("enrique-mm1 0506 12", RIDER), 0);
    assert_eq!(asked("enrique-pk1 0506 12", "lancaster-lb1 0505 6 disordered as MM"), 0);
}

#[test]
fn ruling_10_2_2_a_unit_that_follows_gives_up_the_rest() {
    let mut scene = drill(&["enrique-pk1 0505 12", "lancaster-lb1 0404 6 as MM", "lancaster-lb2 0504 6"]);
    scene.play("end; attack enrique-pk1 lancaster-lb1; attack enrique-pk1 lancaster-lb2; confirm");
    let back = scene.legal("evade")[0].clone();
    scene.play(&back);
    assert_eq!(scene.asked(), "cas following");
    scene.play("advance enrique-pk1 0404 facing 12");
    assert!(scene.clashes().is_empty());
    assert!(scene.events().any(|event| matches!(event, Event::LinkDropped { why: Dropped::GivenUp, .. })));
}

#[test]
fn ruling_77_foot_that_was_mounted() {
    // He loses his horse on arrival: then a mounted defender may give way.
    let mut scene = drill(&["enrique-mm1 0507 12", RIDER, "lancaster-lb2 0605 8"]);
    scene.play("end; charge enrique-mm1 lancaster-lb1; confirm");
    scene.play("ride 0506 facing 12");
    scene.roll(&[6]).play("react lancaster-lb2");
    assert_eq!(scene.kind("enrique-mm1"), "UH");
    assert!(scene.asked() == "ang answer" && !scene.legal("evade").is_empty());
}

#[test]
fn r_10_3a_one_throw_for_each_defender() {
    let scene = attack(&["enrique-pk1 0506 12", "enrique-pk2 0406 12"], "lancaster-dm1 0505 6", &[4]);
    assert_eq!(scene.clashes().len(), 1);
}

#[test]
fn r_10_3c_attacks_are_named_first_and_may_be_taken_back() {
    let mut scene = drill(&["enrique-pk1 0506 12", "lancaster-dm1 0505 6"]);
    scene.play(
        "end; attack enrique-pk1 lancaster-dm1; withdraw enrique-pk1; attack enrique-pk1 lancaster-dm1",
    );
    assert_eq!(scene.barred_by("attack enrique-pk1 lancaster-dm1"), "MI-10.3c");
    assert!(scene.clashes().is_empty());
}

#[test]
fn r_10_3d_who_was_attacked_is_not_met_again() {
    let mut scene =
        drill(&["enrique-mm1 0507 12", "lancaster-dm1 0505 6 as AX", "lancaster-dm2 0605 6 attacked as AX"]);
    scene.play("end; charge enrique-mm1 lancaster-dm1; confirm");
    scene.dice_may_be_left().roll(&[4, 4]).play("ride 0506 facing 12");
    assert_eq!(scene.clashes().len(), 1);
}

#[test]
fn r_10_3f_ex_07_one_rider_against_two() {
    // The first throw lets him go on, the second disorders him: he goes on all the same, at -2.
    let mut scene = drill(&[
        "enrique-mm1 0507 12",
        "lancaster-lb1 0505 12",
        "lancaster-lb2 0605 12 as PK",
        "lancaster-dm1 0404 6",
    ]);
    scene.play("end; charge enrique-mm1 lancaster-lb1; confirm");
    scene.dice_may_be_left().roll(&[1, 0, 3, 9]).play("ride 0506 facing 12");
    let results: Vec<&str> = scene.clashes().iter().map(|it| it.result.id()).collect();
    assert_eq!(results.len(), 2, "{results:?}");
    assert!(scene.cites("MI-10.3f"));
}

#[test]
fn ruling_10_3_7_all_dice_before_any_result() {
    let mut scene = drill(&["enrique-pk1 0505 12", "lancaster-lb1 0404 6", "lancaster-lb2 0504 6"]);
    scene.play("end; attack enrique-pk1 lancaster-lb1; attack enrique-pk1 lancaster-lb2");
    scene.roll(&[9, 9]).play("confirm");
    assert!(scene.clashes().len() == 2 && scene.asked() == "ang next" && scene.cites("MI-Q10.3-7"));
}

#[test]
fn ruling_10_3_2_left_to_a_comrade_who_fails() {
    let mut scene = drill(&[
        "enrique-pk1 0505 12",
        "enrique-mm1 0706 12",
        "lancaster-lb1 0404 6",
        "lancaster-lb2 0504 6",
    ]);
    scene.play("end; attack enrique-pk1 lancaster-lb1");
    assert_eq!(scene.barred_by("confirm"), "MI-10.3b");
    let charges = scene.legal("charge enrique-mm1 lancaster-lb2");
    assert_eq!(charges.len(), 1);
    scene.play("charge enrique-mm1 lancaster-lb2");
    assert!(scene.allows("confirm"));
}

#[test]
fn ruling_10_3_4_and_10_3_5_attacks_are_tested_again() {
    let mut scene = drill(&[
        "enrique-pk1 0506 12",
        "enrique-pk2 1006 12",
        "lancaster-dm1 0505 6",
        "lancaster-dm2 1005 6",
    ]);
    scene.play("end; attack enrique-pk1 lancaster-dm1; attack enrique-pk2 lancaster-dm2; confirm");
    scene.mark("enrique-pk1", |unit| unit.status = game_men_of_iron::state::Status::Retired);
    scene.dice_may_be_left().roll(&[4, 9]).play("resolve enrique-pk1");
    assert!(scene.cites("MI-Q10.3-4"));
    assert!(scene.events().any(|event| matches!(event, Event::LinkDropped { why: Dropped::Unfit, .. })));
}

#[test]
fn r_10_4_3_the_defenders_own_modifier_on_the_face_that_is_up() {
    let sum = |line: &str| clashes(&attack(&["enrique-pk1 0506 12"], line, &[4]))[0].clone();
    assert!(sum("lancaster-lb1 0505 6").starts_with("10.4.3 +1"));
    assert!(sum("lancaster-lb1 0505 6 disordered").starts_with("10.4.3 +2"));
}

#[test]
fn r_10_4_4_ruling_11_3_6_moved_or_not() {
    let sum = |mark: &str| {
        let scene = drill(&[&format!("enrique-mm1 0506 12 {mark}"), "lancaster-lb1 0505 12"]);
        thought(&scene, &[link(&scene, "enrique-mm1", "lancaster-lb1", true)], "lancaster-lb1")[2].clone()
    };
    assert_eq!(
        (sum("moved"), sum("turned"), sum("pushed")),
        ("10.4.4 +1".into(), "10.4.4 +2".into(), "10.4.4 +2".into())
    );
}

#[test]
fn ruling_11_3_6_a_turn_is_no_movement() {
    let scene = drill(&["enrique-mm1 0506 12 turned", "lancaster-lb1 0505 12"]);
    let sum = thought(&scene, &[link(&scene, "enrique-mm1", "lancaster-lb1", true)], "lancaster-lb1");
    assert!(sum.contains(&"10.4.4 +2".to_string()));
}

#[test]
fn r_10_4_5_ruling_10_4_4_the_leader_of_its_own_command() {
    let sum = |leader: &str| {
        let scene = drill(&["enrique-mm1 0506 12", "lancaster-lb1 0505 12", leader]);
        thought(&scene, &[link(&scene, "enrique-mm1", "lancaster-lb1", true)], "lancaster-lb1")
            .contains(&"10.4.5 +1".to_string())
    };
    assert!(sum("* enrique 0506") && !sum("* denia 0506") && !sum("* enrique 0606"));
}

#[test]
fn ruling_10_4_4_a_leader_of_another_command_gives_nothing() {
    let scene = drill(&["enrique-mm1 0506 12", "lancaster-lb1 0505 12", "* denia 0506"]);
    assert!(!scene.look().rides_with_leader(scene.id("enrique-mm1")));
}

#[test]
fn ruling_10_4_8_the_leader_of_a_failed_charge() {
    let scene = charge(&["lancaster-lb1 0505 6 as PK", "* enrique 0507"], &[5, 5]);
    assert_eq!(clashes(&scene), ["10.4.3 +0; 10.4.6 +0 | 5 = 5 shock normal NE"]);
    let mut scene = charge(&[RIDER, "* enrique 0507"], &[]);
    scene.dice_may_be_left().roll(&[0, 5, 9]).play("counter lancaster-lb1 enrique-mm1; face 6");
    assert_eq!(clashes(&scene), ["10.4.3 -1; 10.4.4 +0; 10.4.5 +1; 10.4.6 +0 | 5 = 5 charge normal NE"]);
}

/// Three attackers of different sorts, whichever are asked for.
fn mixed() -> Drill {
    drill(&[
        "enrique-mm1 0506 12 moved",
        "enrique-mm2 0406 2",
        "enrique-pk1 0604 8 disordered as AX",
        "lancaster-dm1 0505 6",
    ])
}

#[test]
fn ruling_10_4_3_several_chargers_count_once() {
    let scene = mixed();
    let (a, b) = (
        link(&scene, "enrique-mm1", "lancaster-dm1", true),
        link(&scene, "enrique-mm2", "lancaster-dm1", true),
    );
    assert!(thought(&scene, &[a, b], "lancaster-dm1").contains(&"10.4.4 +2".to_string()));
    let met = Link { countered: true, ..b };
    assert!(
        thought(&scene, &[a, met], "lancaster-dm1").contains(&"10.4.4 +1".to_string()),
        "the other one remains"
    );
}

#[test]
fn ruling_10_4_5_the_best_weapon() {
    let scene = mixed();
    let both = [
        link(&scene, "enrique-mm1", "lancaster-dm1", false),
        link(&scene, "enrique-pk1", "lancaster-dm1", false),
    ];
    assert!(thought(&scene, &both, "lancaster-dm1").contains(&"10.4.6 +2".to_string()));
}

#[test]
fn ruling_10_4_6_disorder_counts_once() {
    let mut scene = mixed();
    scene.mark("enrique-mm2", |unit| unit.status = game_men_of_iron::state::Status::Disordered);
    let both = [
        link(&scene, "enrique-mm2", "lancaster-dm1", false),
        link(&scene, "enrique-pk1", "lancaster-dm1", false),
    ];
    let sum = thought(&scene, &both, "lancaster-dm1");
    assert_eq!(sum.iter().filter(|line| *line == "10.4.7 -2").count(), 1);
}

#[test]
fn ruling_10_4_7_all_of_them_lower() {
    // At Nájera 0408 lies a level above 0409 and 0509, 0308 beside it does not.
    let scene = at(
        "najera",
        "enrique",
        &["enrique-mm1 0409 12", "enrique-mm2 0508 9".replace(" 9", " 10").as_str(), "lancaster-dm1 0408 6"],
    );
    let (low, level) = (
        link(&scene, "enrique-mm1", "lancaster-dm1", false),
        link(&scene, "enrique-mm2", "lancaster-dm1", false),
    );
    assert!(thought(&scene, &[low], "lancaster-dm1").contains(&"10.4.2c -1".to_string()));
    assert!(!thought(&scene, &[low, level], "lancaster-dm1").contains(&"10.4.2c -1".to_string()));
}

#[test]
fn ruling_10_4_1_ruling_10_4_2_the_worst_ground() {
    let [rider, pikes] = across("falkirk", "burn", "lincoln-mm1", "wallace-pk1");
    let scene = at("falkirk", "lincoln", &[&rider, &pikes]);
    assert!(
        thought(&scene, &[link(&scene, "lincoln-mm1", "wallace-pk1", false)], "wallace-pk1")
            .contains(&"10.4.2b -1".to_string())
    );
}

#[test]
fn ruling_52_force_of_what_is_left() {
    let scene = drill(&[
        "enrique-pk1 0505 12",
        "enrique-pk2 0605 12",
        "lancaster-lb1 0404 6",
        "lancaster-lb2 0504 6",
    ]);
    let (a, b, c) = (
        link(&scene, "enrique-pk1", "lancaster-lb1", false),
        link(&scene, "enrique-pk1", "lancaster-lb2", false),
        link(&scene, "enrique-pk2", "lancaster-lb2", false),
    );
    let force = |links: &[Link], of: &str| {
        thought(&scene, links, of).into_iter().find(|line| line.starts_with("10.4.1 "))
    };
    assert_eq!(force(&[a, b, c], "lancaster-lb1"), None);
    assert_eq!(force(&[a, b], "lancaster-lb1"), Some("10.4.1 -1".into()));
    assert_eq!(force(&[a, c], "lancaster-lb1"), None, "two combats of one against one");
    assert_eq!(force(&[b, c], "lancaster-lb2"), Some("10.4.1 +1".into()));
}

#[test]
fn ruling_56_a_charge_against_one_of_two() {
    let scene = drill(&["enrique-mm1 0506 12", "lancaster-lb1 0405 6", "lancaster-lb2 0505 6"]);
    let (charged, shocked) = (
        link(&scene, "enrique-mm1", "lancaster-lb2", true),
        link(&scene, "enrique-mm1", "lancaster-lb1", false),
    );
    let fight = Fight::new(FightKind::Named, engine::Seat(1), Links::from_iter([charged, shocked]));
    let table = |name: &str| scene.look().shock_table(&fight, scene.id(name)).id();
    assert_eq!((table("lancaster-lb1"), table("lancaster-lb2")), ("shock", "charge"));
}

// ---------------------------------------------------------------- what is left of both

#[test]
fn r_10_5b_ruling_10_5_1_the_best_unit_advances() {
    // The elite has the lower modifier.
    let mut scene = at(
        "najera",
        "guesclin",
        &["guesclin-dm1 1506 12", "guesclin-cb1 1406 2 as PK", "lancaster-lb1 1505 6"],
    );
    scene.play("end; attack guesclin-dm1 lancaster-lb1; attack guesclin-cb1 lancaster-lb1");
    scene.roll(&[5]).play("confirm");
    let back = scene.legal("retreat")[0].clone();
    scene.play(&back);
    assert!(
        scene.legal("").iter().all(|it| it.starts_with("advance guesclin-dm1 1505")),
        "{:?}",
        scene.legal("")
    );
}

#[test]
fn ruling_10_5_1_equal_units_leave_the_choice() {
    let mut scene = drill(&["enrique-pk1 0506 12 as DM", "enrique-pk2 0406 2 as DM", "lancaster-lb1 0505 6"]);
    scene.play("end; attack enrique-pk1 lancaster-lb1; attack enrique-pk2 lancaster-lb1");
    scene.roll(&[4]).play("confirm");
    let back = scene.legal("retreat")[0].clone();
    scene.play(&back);
    assert_eq!(scene.legal("advance enrique-pk1").len(), 6);
    assert_eq!(scene.legal("advance enrique-pk2").len(), 6);
}

#[test]
fn r_10_5c_ruling_10_5_2_not_whom_the_combat_has_disordered() {
    // One throw drives an enemy away, the other disorders the attacker: he stays.
    let mut scene = drill(&["enrique-pk1 0505 12", "lancaster-lb1 0404 6", "lancaster-lb2 0504 6"]);
    scene.play("end; attack enrique-pk1 lancaster-lb1; attack enrique-pk1 lancaster-lb2");
    scene.roll(&[6, 0]).play("confirm");
    assert_eq!(scene.clashes().iter().map(|it| it.result.id()).collect::<Vec<_>>(), ["D D", "A D"]);
    let mut scene = drill(&["enrique-pk1 0505 12", "lancaster-lb1 0404 6", "lancaster-lb2 0504 6"]);
    scene.play("end; attack enrique-pk1 lancaster-lb1; attack enrique-pk1 lancaster-lb2");
    scene.roll(&[8, 0]).play("confirm");
    let back = scene.legal("retreat")[0].clone();
    scene.play(&back);
    assert_eq!(scene.stands("enrique-pk1"), "0505 12 disordered");
    assert!(scene.legal("advance").is_empty());
}

#[test]
fn ruling_10_5_2_disorder_from_before_does_not_hold_it() {
    let mut scene = drill(&["enrique-pk1 0506 12 disordered as DM", "lancaster-lb1 0505 6"]);
    scene.play("end; attack enrique-pk1 lancaster-lb1");
    scene.roll(&[7]).play("confirm");
    let back = scene.legal("retreat")[0].clone();
    scene.play(&back);
    assert_eq!(scene.legal("advance").len(), 6);
}

#[test]
fn ruling_10_5_3_a_hex_given_up_is_entered_at_will() {
    let mut scene = drill(&["enrique-pk1 0506 12", RIDER]);
    scene.play("end; attack enrique-pk1 lancaster-lb1; confirm; evade lancaster-lb1 0504 facing 6");
    assert!(scene.allows("stay"));
    scene.play("stay");
    assert_eq!(scene.stands("enrique-pk1"), "0506 12");
}

#[test]
fn ruling_10_3_5_both_stand_where_they_stood() {
    let scene = drill(&["enrique-pk1 0506 12", "lancaster-dm1 0505 6"]);
    let own = link(&scene, "enrique-pk1", "lancaster-dm1", false);
    let fight = Fight::new(FightKind::Named, engine::Seat(1), Links::from_iter([own]));
    assert_eq!(scene.look().still_holds(&fight, &own), Ok(()));
    assert_eq!(scene.look().still_holds(&fight, &Link { at: own.from, ..own }), Err(Dropped::Moved));
    assert_eq!(scene.look().still_holds(&fight, &Link { from: own.at, ..own }), Err(Dropped::Moved));
}

#[test]
fn ruling_57_a_rider_who_is_no_longer_in_good_order() {
    let scene = drill(&["enrique-mm1 0507 12 disordered", "lancaster-dm1 0505 6"]);
    let own = link(&scene, "enrique-mm1", "lancaster-dm1", true);
    let mut fight = Fight::new(FightKind::Named, engine::Seat(1), Links::from_iter([own]));
    assert_eq!(
        scene.look().still_holds(&fight, &own),
        Err(Dropped::Unfit),
        "he does not attack by plain shock instead"
    );
    fight.ridden.insert(own.attacker);
    assert_eq!(scene.look().still_holds(&fight, &own), Ok(()), "once he has arrived he does");
}

#[test]
fn ruling_10_4_2_hex_and_hexside_add_up() {
    let [foot, archers] = across("poitiers", "hedge", "dauphin-dm1", "warwick-lb1");
    let scene = at("poitiers", "dauphin", &[&foot, &archers]);
    let own = link(&scene, "dauphin-dm1", "warwick-lb1", false);
    assert!(thought(&scene, &[own], "warwick-lb1").contains(&"10.4.2b -1".to_string()));
}

#[test]
fn ruling_11_3_1_counted_when_it_is_named() {
    let scene = drill(&["enrique-mm1 0507 12", "lancaster-dm1 0505 6 as AX"]);
    let course = scene.look().course(scene.id("enrique-mm1"), scene.id("lancaster-dm1"), false).unwrap();
    assert!(scene.look().ways_of(&course).iter().all(|(way, _)| (1..=2).contains(&way.len())));
}

#[test]
fn ruling_11_3_2_into_its_front_hexes_with_one_turn() {
    let mut scene = drill(&["enrique-mm1 0507 12", "lancaster-dm1 0505 6 as AX"]);
    scene.play("end; charge enrique-mm1 lancaster-dm1; confirm");
    assert_eq!(scene.barred_by("ride 0607+0506 facing 12"), "MI-11.3c", "it does not lie in front of him");
    assert_eq!(scene.barred_by("ride 0506 facing 4"), "MI-11.3c");
}

#[test]
fn ruling_55_the_attacker_attacks_nobody() {
    let mut scene =
        drill(&["enrique-sl1 0505 12 as AX", "lancaster-lb1 0404 4 as MM", "lancaster-lb2 0504 6"]);
    scene.play("end; attack enrique-sl1 lancaster-lb1; attack enrique-sl1 lancaster-lb2; confirm");
    scene.dice_may_be_left().roll(&[0, 3, 9, 9]).play("counter lancaster-lb1 enrique-sl1");
    let countered = |event: &&Event| matches!(event, Event::LinkDropped { why: Dropped::Countered, .. });
    assert_eq!(scene.events().filter(countered).count(), 2);
}

#[test]
fn ruling_68_in_the_order_in_which_they_rode() {
    let mut scene = drill(&["enrique-mm1 0507 12", "enrique-mm2 0407 12", "lancaster-lb1 0505 6 as PK"]);
    scene.play(
        "end; charge enrique-mm1 lancaster-lb1; charge enrique-mm2 lancaster-lb1; confirm; next enrique-mm2",
    );
    let second = scene.legal("ride").into_iter().find(|way| way.contains(" 0406 ")).unwrap();
    scene.play(&second);
    if scene.asked() == "cas ride" {
        let first = scene.legal("ride").into_iter().find(|way| way.contains(" 0506 ")).unwrap();
        scene.dice_may_be_left().roll(&[4, 9, 5, 9]).play(&first);
    }
    let riders: Vec<&str> = scene
        .events()
        .filter_map(|event| match event {
            Event::ReluctanceThrown { rider, .. } => Some(scene.look().name(*rider)),
            _ => None,
        })
        .collect();
    assert_eq!(riders, ["enrique-mm2", "enrique-mm1"]);
}

#[test]
fn ruling_78_the_order_of_a_combat() {
    let scene = charge(&["lancaster-lb1 0505 6 as PK"], &[4, 5]);
    let rode = scene.events().position(|event| matches!(event, Event::Rode { .. }));
    let horses = scene.events().position(|event| matches!(event, Event::ReluctanceThrown { .. }));
    let fought = scene.events().position(|event| matches!(event, Event::Fought(_)));
    assert!(rode.is_some() && rode < horses && horses < fought);
}

#[test]
fn ruling_9_2_1_the_die_at_once_the_ride_when_it_has_stopped() {
    let mut scene = drill(&["enrique-sl1 0605 12 as G", RIDER]);
    scene.play("move enrique-sl1");
    scene.roll(&[0]).play("fire enrique-sl1 lancaster-lb1");
    scene.roll(&[0]).play("counter lancaster-lb1 enrique-sl1");
    assert!(scene.cites("MI-Q9.2-1") && scene.asked() == "cas step");
}
