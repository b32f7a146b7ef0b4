//! 10 Shock: the vectors of the specification as the engine derives them, then rule by rule.

use crate::drill::lines;
use crate::drill::{Drill, at, clash, drill, shot};
use game_men_of_iron::content::CONTENT;
use game_men_of_iron::event::Event;
use game_men_of_iron::state::{Formation, Shooter};
use hexboard::{Orientation, Side};

/// Whoever stands on the ground fights; all its throws.
fn fought(drill: &mut Drill, dice: &[u8], actions: &str) -> Vec<String> {
    drill.roll(dice).play(actions);
    drill.clashes().into_iter().map(clash).collect()
}

#[test]
fn r_10_4_scene_1_the_long_example() {
    let mut scene = drill(&[
        "enrique-sl1 0907 12 as LB",
        "enrique-sl2 1007 12 as LB",
        "enrique-pk1 0807 12 as DM",
        "enrique-mm1 0508 12",
        "enrique-mm2 0610 12",
        "lancaster-dm1 0904 6 as LB",
        "lancaster-lb1 0705 4",
        "lancaster-lb2 0606 6 as PK",
    ]);
    let [a, b, c] = ["lancaster-dm1", "lancaster-lb1", "lancaster-lb2"];
    scene.play("move enrique-sl1; 1; stop 12; move enrique-sl2; 1; stop 12");
    scene.roll(&[4, 6]).play("fire enrique-sl1 lancaster-dm1; react lancaster-dm1");
    assert_eq!(
        scene.volleys().into_iter().map(shot).collect::<Vec<_>>(),
        ["9.3a +1 | 4 = 5 foot-normal D", "9.3a +1 | 6 = 7 foot-normal D"]
    );
    scene.roll(&[5, 4]).play("fire enrique-sl2 lancaster-dm1; react lancaster-dm1");
    assert_eq!(scene.volleys()[1].result.id(), "NE");
    assert_eq!(scene.asked(), "ang retire");
    let home = scene.legal("retire")[0].clone();
    scene.play(&home);
    assert!(scene.stands(a).ends_with("retired"));
    scene.play("move enrique-pk1; 1; 11");
    assert_eq!(scene.asked(), "cas step");
    scene.play("stop 10");
    scene.roll(&[6]).play("react lancaster-lb1");
    assert_eq!(scene.stands("enrique-pk1"), "0805 10 disordered");
    scene.play("move enrique-mm1; 11; 1; stop 4; move enrique-mm2; 1; 11; stop 2; end");
    scene.play("attack enrique-pk1 lancaster-lb1; attack enrique-mm1 lancaster-lb2; charge enrique-mm2 lancaster-lb2; confirm");
    assert_eq!(scene.legal("resolve").len(), 2, "two combats");
    assert_eq!(
        fought(&mut scene, &[2], "resolve enrique-pk1"),
        ["10.4.3 +1; 10.4.6 +2; 10.4.7 -2 | 2 = 3 shock normal A D"]
    );
    assert_eq!(scene.stands(b), "0705 4");
    // The horses obey, and the charge through front and flank throws the pikes back. The second combat was the only one left.
    assert_eq!(scene.asked(), "cas ride");
    assert_eq!(
        scene.legal("ride"),
        ["ride 0607 facing 12", "ride 0707 facing 12", "ride 0708+0707 facing 12"]
    );
    scene.roll(&[4, 6]).play("ride 0707 facing 12");
    assert!(scene.checks()[0].success);
    assert_eq!(
        scene.clashes().into_iter().map(clash).collect::<Vec<_>>(),
        ["10.4.1 +1; 10.4.2a +4; 10.4.3 +0; 10.4.4 +1; 10.4.6 +0 | 6 = 12 charge normal D D R1 CA"]
    );
    scene.play("retreat 0605 facing 6");
    assert_eq!(scene.asked(), "cas advance");
    let again = fought(&mut scene, &[3, 6], "continue enrique-mm2 0606");
    assert_eq!(
        again,
        [
            "10.4.1 -1; 10.4.2a +2; 10.4.3 +1; 10.4.6 +3 | 3 = 8 shock normal D D R1",
            "10.4.1 -1; 10.4.3 +1; 10.4.6 +0 | 6 = 6 shock disordered D RET",
        ]
    );
    assert_eq!(scene.asked(), "ang next");
    scene.play("next lancaster-lb1");
    let ways = scene.legal("retreat");
    assert!(
        ways.iter().all(|way| way.starts_with("retreat 0604") || way.starts_with("retreat 0704")),
        "{ways:?}"
    );
    scene.play("retreat 0704 facing 6");
    let home = scene.legal("retire")[0].clone();
    scene.play(&home);
    assert!(scene.stands(c).ends_with("retired"));
    scene.play("advance enrique-mm2 0605 facing 2");
    assert_eq!((scene.stands("enrique-mm2"), scene.stands(b)), ("0605 2".into(), "0704 6 disordered".into()));
    assert_eq!(scene.stands("enrique-pk1"), "0805 10 disordered");
}

/// One attacker before one defender, front to front, and what the die makes of it.
fn duel(attacker: &str, defender: &str, die: u8) -> String {
    let placed = |line: &str, place: &str| {
        let (name, rest) = line.split_once(' ').unwrap_or((line, ""));
        (name.to_string(), format!("{name} {place} {rest}"))
    };
    let (attacks, attacker) = placed(attacker, "0506 12");
    let (defends, defender) = placed(defender, "0505 6");
    let mut scene = drill(&[attacker.trim(), defender.trim()]);
    scene.play(&format!("end; attack {attacks} {defends}"));
    scene.dice_may_be_left().roll(&[die, 9, 9, 9]);
    scene.play("confirm");
    while scene.clashes().is_empty() && scene.asked().ends_with("answer") {
        let stand = scene.legal("stand")[0].clone();
        scene.dice_may_be_left().roll(&[die, 9, 9, 9]);
        scene.play(&stand);
    }
    clash(scene.clashes()[0])
}

#[test]
fn r_10_4_6_the_matrix_both_ways() {
    assert_eq!(
        duel("enrique-pk1 as AX", "lancaster-dm1 as DM", 7),
        "10.4.3 -2; 10.4.6 +2 | 7 = 7 shock normal D D",
        "an elite"
    );
    assert_eq!(
        duel("enrique-pk1 as AX", "armagnac-dm1", 7),
        "10.4.3 -1; 10.4.6 +2 | 7 = 8 shock normal D D R1",
        "V-33"
    );
    assert_eq!(
        duel("enrique-pk1 as DM", "lancaster-dm1 as AX", 7),
        "10.4.3 +1; 10.4.6 -1 | 7 = 7 shock normal D D",
        "V-34"
    );
    assert_eq!(
        duel("enrique-mm1", "lancaster-dm1 as PK", 5),
        "10.4.3 +0; 10.4.6 +0 | 5 = 5 shock normal NE",
        "V-19"
    );
}

#[test]
fn r_10_4_8_v_28_v_29_a_retired_defender() {
    assert_eq!(
        duel("enrique-pk1 as DM", "lancaster-dm1 retired as PK", 2),
        "10.4.3 +1; 10.4.6 +0; 10.4.8 +2 | 2 = 5 shock disordered D R1"
    );
    assert_eq!(
        duel("enrique-pk1 as DM", "lancaster-dm1 retired as PK", 1),
        "10.4.3 +1; 10.4.6 +0; 10.4.8 +2 | 1 = 4 shock disordered NE"
    );
}

#[test]
fn r_10_4_7_v_36_men_who_lost_their_horses() {
    assert_eq!(
        duel("enrique-mm1 disordered as UH", "lancaster-lb1", 0),
        "10.4.3 +1; 10.4.6 +1; 10.4.7 -2 | 0 = 0 shock normal A D R1"
    );
}

#[test]
fn r_10_4_1_v_35_ex_04_one_against_two() {
    let mut scene = drill(&["enrique-pk1 0505 12 as DM", "lancaster-lb1 0404 6", "lancaster-lb2 0504 6"]);
    scene.play("end; attack enrique-pk1 lancaster-lb1");
    assert_eq!(scene.barred_by("confirm"), "MI-10.3b");
    let both = fought(&mut scene, &[1, 1], "attack enrique-pk1 lancaster-lb2; confirm");
    assert_eq!(both, ["10.4.1 -1; 10.4.3 +1; 10.4.6 +2 | 1 = 3 shock normal A D"; 2]);
}

#[test]
fn r_10_4_2a_v_27_three_attackers_front_and_rear() {
    let mut scene = drill(&[
        "enrique-pk1 0506 12",
        "enrique-pk2 0406 12",
        "enrique-pk3 0404 4",
        "denia-mm1 1420 6",
        "lancaster-dm1 0505 6 as MM",
    ]);
    scene.play("end; attack enrique-pk1 lancaster-dm1; attack enrique-pk2 lancaster-dm1; attack enrique-pk3 lancaster-dm1; confirm");
    assert_eq!(scene.asked(), "ang answer");
    assert_eq!(
        fought(&mut scene, &[1], "stand lancaster-dm1"),
        ["10.4.1 +2; 10.4.2a +4; 10.4.3 -1; 10.4.6 +2 | 1 = 8 shock normal D D R1"]
    );
}

/// Somebody on either side of a hexside of this kind, on level and open ground: where, and facing each other.
pub fn across(scenario: &str, kind: &str, rider: &str, other: &str) -> [String; 2] {
    let field = CONTENT.battle(scenario).unwrap().field(true);
    let hour = |side: Side| side.corners()[0].hour(Orientation::Pointy);
    let found = field.hexes().find_map(|from| {
        let side =
            Side::ALL.into_iter().find(|side| field.kind(from, *side).is_some_and(|it| it.id == kind))?;
        let to = field.neighbour(from, side);
        let plain = |hex| field.terrain(hex).id == "clear" && field.elevation(hex) == field.elevation(from);
        (plain(from) && plain(to)).then_some((from, to, side))
    });
    let (from, to, side) = found.unwrap_or_else(|| panic!("no {kind} at {scenario}"));
    [
        format!("{rider} {} {}", field.label(from), hour(side)),
        format!("{other} {} {}", field.label(to), hour(side.opposite())),
    ]
}

#[test]
fn r_10_4_2b_v_30_v_20_the_hedge() {
    let [foot, archers] = across("poitiers", "hedge", "dauphin-dm1", "warwick-lb1");
    let mut scene = at("poitiers", "dauphin", &[&foot, &archers]);
    scene.play("end; attack dauphin-dm1 warwick-lb1");
    assert_eq!(
        fought(&mut scene, &[4], "confirm"),
        ["10.4.2b -1; 10.4.3 +1; 10.4.6 +2 | 4 = 6 shock normal NE"]
    );
    // Fire across it at the archers (V-11).
    let [bows, target] = across("poitiers", "hedge", "warwick-lb1", "saarbruck-cb1 ");
    let scene = at("poitiers", "warwick", &[&bows, &target.replace("  ", " ")]);
    let (by, on) = (scene.id("warwick-lb1"), scene.id("saarbruck-cb1"));
    let from = scene.look().hex_of(by).unwrap();
    let sum: engine::Tally = scene.look().fire_sum(Shooter::Unit(by), from, on);
    assert_eq!(lines(&sum), ["9.3a +2", "9.3a -1"]);
}

#[test]
fn r_10_4_9_v_31_s_35_a_wall_behind_the_ditch() {
    let [rider, pikes] = across("courtrai", "ditch", "artois-mm1", "juliers-pk1");
    let mut scene = at("courtrai", "artois", &[&rider, &pikes]);
    scene.mark("juliers-pk1", |unit| unit.formation = Formation::Wall);
    scene.play("end; attack artois-mm1 juliers-pk1");
    let look = scene.look();
    let (rider, pikes) = (scene.id("artois-mm1"), scene.id("juliers-pk1"));
    let (from, to) = (look.hex_of(rider).unwrap(), look.hex_of(pikes).unwrap());
    assert_eq!(look.may_be_charged_from(rider, from, pikes, to).unwrap_err().rule.id(), "MI-TER-1");
    assert_eq!(
        fought(&mut scene, &[3], "confirm"),
        ["10.4.2b -2; 10.4.3 +0; 10.4.6 +0; 10.4.9 -1 | 3 = 0 shock normal A D R1"]
    );
}

#[test]
fn r_sch_5_v_32_s_36_a_locked_schiltron() {
    let mut scene = at(
        "falkirk",
        "lincoln",
        &["lincoln-mm1 0907 4", "wallace-pk1 1007 12 schiltron", "wallace-pk2 1107 12 schiltron"],
    );
    scene.play("end");
    assert!(scene.legal("charge").iter().all(|it| !it.contains("wallace-pk1")));
    let throws = fought(&mut scene, &[8], "attack lincoln-mm1 wallace-pk1; confirm");
    assert!(throws[0].starts_with("SCH-3 +0; ") && throws[0].contains("10.4.9 -1"), "{throws:?}");
    // Whatever it is thrown back by, it holds its ground (S-36).
    let mut scene = at(
        "falkirk",
        "lincoln",
        &["lincoln-mm1 0907 4", "wallace-pk1 1007 10 schiltron", "lincoln-mm2 1008 12"],
    );
    scene.play("end; attack lincoln-mm1 wallace-pk1; attack lincoln-mm2 wallace-pk1");
    scene.roll(&[7]).play("confirm");
    let result = scene.clashes()[0].result;
    assert!(result.defender().retreat && result.continued(), "{result:?}");
    assert_eq!(scene.stands("wallace-pk1"), "1007 10 disordered");
    assert!(!scene.events().any(|event| matches!(event, Event::Advanced { .. })));
}

#[test]
fn r_ter_2_v_41_water_disorders_horses() {
    let [rider, pikes] = across("falkirk", "burn", "lincoln-mm1", "wallace-pk1");
    let mut scene = at("falkirk", "lincoln", &[&rider, &pikes]);
    let throws = {
        scene.play("end; attack lincoln-mm1 wallace-pk1");
        fought(&mut scene, &[7, 5], "confirm")
    };
    assert!(
        scene.cites("MI-TER-2") && throws[0].contains("10.4.7 -2") && throws[0].contains("10.4.2b -1"),
        "{throws:?}"
    );
    let mut scene = at("falkirk", "lincoln", &[&rider, &pikes]);
    let throws = {
        scene.play("end; attack lincoln-mm1 wallace-pk1");
        fought(&mut scene, &[6, 6], "confirm")
    };
    assert!(!throws[0].contains("10.4.7"), "{throws:?}");
}

#[test]
fn r_10_3b_s_15_who_may_be_left_out() {
    let lines =
        ["enrique-pk1 0505 12", "enrique-pk2 0605 12", "lancaster-lb1 0404 6", "lancaster-lb2 0504 6"];
    let mut scene = drill(&lines);
    scene.play("end; attack enrique-pk1 lancaster-lb1");
    assert_eq!(scene.barred_by("confirm"), "MI-10.3b");
    scene.play("attack enrique-pk2 lancaster-lb2");
    assert!(scene.allows("confirm"));
    scene.play("withdraw enrique-pk2");
    assert_eq!(scene.barred_by("confirm"), "MI-10.3b");
}

#[test]
fn ruling_10_3_1_s_16_force_of_the_whole_combat() {
    let lines =
        ["enrique-pk1 0505 12", "enrique-pk2 0605 12", "lancaster-lb1 0404 6", "lancaster-lb2 0504 6"];
    let mut scene = drill(&lines);
    scene.play("end; attack enrique-pk1 lancaster-lb1; attack enrique-pk1 lancaster-lb2; attack enrique-pk2 lancaster-lb2");
    let both = fought(&mut scene, &[2, 2], "confirm");
    assert_eq!(
        both, ["10.4.3 +1; 10.4.6 +1 | 2 = 4 shock normal NE"; 2],
        "two against two: nothing for force"
    );
}

#[test]
fn r_10_2a_s_14_retreat_before_shock() {
    let lines =
        ["enrique-pk1 0505 12", "enrique-pk2 0405 2", "lancaster-dm1 0504 6 as MM", "lancaster-lb1 0501 12"];
    let mut scene = drill(&lines);
    scene.play("end; attack enrique-pk1 lancaster-dm1; confirm");
    assert_eq!(scene.asked(), "ang answer");
    let ways = scene.legal("evade");
    assert!(
        !ways.is_empty()
            && ways.iter().all(|way| way.contains("0503") || way.contains("0603") || way.contains("0604")),
        "{ways:?}"
    );
    scene.play("evade lancaster-dm1 0603 facing 6");
    assert_eq!(scene.stands("lancaster-dm1"), "0603 6 disordered");
    assert!(scene.cites("MI-10.2c"));
    assert_eq!(scene.asked(), "cas following");
    scene.play("advance enrique-pk1 0504 facing 2");
    assert_eq!(scene.stands("enrique-pk1"), "0504 2");
    assert!(scene.clashes().is_empty() && scene.volleys().is_empty());
    // With a rider among the attackers nobody gives way.
    let mut scene = drill(&["enrique-mm1 0505 12", "lancaster-dm1 0504 6 as MM"]);
    scene.play("end; attack enrique-mm1 lancaster-dm1; confirm");
    assert!(scene.legal("evade").is_empty());
    assert_eq!(scene.barred_by("evade lancaster-dm1 0503 facing 6"), "MI-10.2a");
}

#[test]
fn r_12_7a_s_21_nobody_ahead_and_s_22_no_answers() {
    let mut scene = drill(&["enrique-mm1 0506 12", "lancaster-lb1 0505 6 disordered"]);
    scene.play("end; attack enrique-mm1 lancaster-lb1");
    scene.roll(&[9]).play("confirm");
    assert_eq!(scene.asked(), "cas face", "it may turn as it likes");
    scene.play("face 4");
    assert_eq!(scene.stands("enrique-mm1"), "0505 4");
    let lines = [
        "enrique-mm1 0506 12",
        "lancaster-lb1 0505 6 disordered",
        "lancaster-dm1 0404 6 as MM",
        "lancaster-lb2 0503 6",
    ];
    let mut scene = drill(&lines);
    scene.play("end; attack enrique-mm1 lancaster-lb1");
    scene.roll(&[9, 4]).play("confirm");
    assert_eq!(scene.clashes().len(), 2, "the rider was asked for nothing, and no archer shot");
    assert!(scene.volleys().is_empty());
}

#[test]
fn r_10_5a_the_victor_has_to_advance() {
    let mut scene = drill(&["enrique-pk1 0506 12", "lancaster-lb1 0505 6"]);
    scene.play("end; attack enrique-pk1 lancaster-lb1");
    scene.roll(&[6]).play("confirm");
    assert_eq!(clash(scene.clashes()[0]), "10.4.3 +1; 10.4.6 +1 | 6 = 8 shock normal D D R1");
    let away = scene.legal("retreat")[0].clone();
    scene.play(&away);
    assert_eq!(scene.asked(), "cas advance");
    scene.play("advance enrique-pk1 0505 facing 2");
    assert_eq!(scene.stands("enrique-pk1"), "0505 2");
}
