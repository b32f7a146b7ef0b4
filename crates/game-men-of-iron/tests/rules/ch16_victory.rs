//! 16: Flight Points and the flight check.

use crate::stage::{Game, Stands, begun, stage};
use game_men_of_iron::state::{End, Phase};

/// Twelve knights of the Castilians: 36 points.
pub const THIRTY_SIX: &str = "enrique-mm1 gone; enrique-mm2 gone; enrique-mm3 gone; enrique-mm4 gone; enrique-mm5 gone; \
    enrique-mm6 gone; enrique-mm7 gone; tello-mm1 gone; tello-mm2 gone; tello-mm3 gone; denia-mm1 gone; denia-mm2 gone";

/// Twelve men-at-arms and two bows of the Anglo-Gascons: 40 points.
const FORTY: &str = "lancaster-dm1 gone; lancaster-dm2 gone; lancaster-dm3 gone; lancaster-dm4 gone; lancaster-dm5 gone; \
    lancaster-dm6 gone; prince-dm1 gone; prince-dm2 gone; prince-dm3 gone; prince-dm4 gone; prince-dm5 gone; prince-dm6 gone; \
    prince-lb1 gone; prince-lb2 gone";

fn acting(kind: &str, more: &str) -> Game {
    let who = "captal-dm1 1508 6; enrique-pk1 2020 12";
    stage("najera", &format!("phase moving; command captal; kind {kind}; {who}; {THIRTY_SIX}{more}"))
}

fn winner(battle: &Game) -> Option<String> {
    let Phase::Over(ending) = battle.look().state.now.phase else { return None };
    Some(ending.winner.map_or("nobody".into(), |seat| battle.table.battle().seat_id(seat).to_string()))
}

#[test]
fn r_16_0a_v_04_reaching_the_level_loses() {
    let mut battle = acting("free", "");
    assert_eq!((battle.points(), battle.look().flight_level(engine::Seat(1))), ([0, 36], 45));
    battle.roll([9]).play("end").cites("MI-16.0a").cites("MI-Q16.0-2");
    assert_eq!(winner(&battle).as_deref(), Some("ang"));
}

#[test]
fn ruling_16_0_2_v_05_one_less_holds() {
    let mut battle = acting("free", "");
    battle.roll([8]).play("end");
    assert_eq!((winner(&battle), battle.count("flight-thrown")), (None, 1));
}

#[test]
fn r_16_0b_s_06_not_after_a_roll_nor_after_a_seizure() {
    for kind in ["continued", "seized"] {
        let mut battle = acting(kind, "");
        battle.play("end");
        assert_eq!(battle.count("flight-thrown"), 0, "{kind}");
    }
    // It is looked at after the next free activation, of whoever.
    let mut battle = acting("continued", "");
    battle.play("end");
    assert_eq!(battle.asked(), "cas free");
    battle.roll([9]).play("activate enrique; end");
    assert_eq!(winner(&battle).as_deref(), Some("ang"));
}

#[test]
fn ruling_16_0_1_s_07_the_side_that_did_not_act_throws_first() {
    let more = format!("; denia-mm3 gone; enrique-cb1 gone; leader enrique gone; {FORTY}");
    let mut battle = acting("free", &more);
    assert_eq!(battle.points(), [40, 44]);
    battle.roll([1]).play("end").cites("MI-Q16.0-1");
    assert_eq!(winner(&battle).as_deref(), Some("ang"));
    let mut battle = acting("free", &more);
    battle.roll([0, 2]).play("end");
    assert_eq!(winner(&battle).as_deref(), Some("cas"));
    let mut battle = acting("free", &more);
    battle.roll([0, 1]).play("end");
    assert_eq!(winner(&battle), None);
    let mut battle = acting("free", &format!("{more}; option flight active"));
    battle.roll([1]).play("end");
    assert_eq!((winner(&battle), battle.count("flight-thrown")), (None, 1));
}

#[test]
fn ruling_16_0_1_a_throw_that_cannot_matter_is_left_out() {
    let mut battle = stage(
        "najera",
        "phase moving; command captal; captal-dm1 1508 6; enrique-pk1 2020 12; enrique-pk2 gone",
    );
    battle.play("end");
    assert!(battle.thrown().is_empty());
}

#[test]
fn r_16_0c_g_15_three_two_and_one() {
    let text = "phase free; holder ang; lancaster-dm1 1508 6; enrique-mm1 gone; enrique-cb1 gone; enrique-cb2 gone; enrique-mm2 gone UH; \
        enrique-pk1 1621 12 retired; enrique-pk2 1721 12 retired; enrique-pk3 1521 12 retired; \
        leader guesclin gone replacement; leader enrique gone";
    assert_eq!(stage("najera", text).points(), [0, 18]);
}

#[test]
fn ruling_16_0_3_points_are_counted_as_things_stand() {
    let text = "phase free; holder cas; lancaster-dm1 1508 6; enrique-pk1 1621 12 retired";
    let mut battle = stage("najera", text);
    assert_eq!(battle.points(), [0, 1]);
    battle.play("standard cas");
    assert_eq!(battle.points(), [0, 0]);
}

#[test]
fn r_16_0d_wagons_count() {
    let battle = stage(
        "poitiers",
        "phase free; holder eng; happened marshals; dauphin-dm1 1506 6; warwick-lb1 0615 12; lost-markers 1",
    );
    assert_eq!(battle.points(), [0, 2]);
}

#[test]
fn r_16_0e_a_lost_standard_counts_nothing() {
    let text = "phase moving; command lancaster; lancaster-dm1 1620 12; enrique-pk1 2020 12; enrique-pk2 gone; leader lancaster 1620";
    let mut battle = stage("najera", text);
    battle.play("move lancaster-dm1 with lancaster; 7; stop 6").cites("MI-16.0e");
    assert_eq!((battle.hex("lancaster-dm1"), battle.points()), ("1621".into(), [0, 2]));
}

#[test]
fn ruling_16_0_4_a_side_without_units_loses_before_flight_is_looked_at() {
    let text = format!(
        "phase naming; command lancaster; lancaster-dm1 2009 6; enrique-pk1 2010 12 retired; {THIRTY_SIX}; \
        fight lancaster-dm1 x enrique-pk1"
    );
    let mut battle = stage("najera", &text);
    battle.roll([0]).play("confirm; advance lancaster-dm1 2010 facing 6").cites("MI-Q16.0-4");
    let Phase::Over(ending) = battle.look().state.now.phase else { panic!("{}", battle.asked()) };
    assert_eq!((ending.end, winner(&battle).as_deref()), (End::NoUnits, Some("ang")));
    assert_eq!(battle.count("flight-thrown"), 0);
}

#[test]
fn ruling_16_0_5_captured_is_lost() {
    let text = "phase moving; command lancaster; lancaster-dm1 2009 6; enrique-pk1 gone; tello-g1 1515 12; leader enrique 2010";
    let mut battle = stage("najera", text);
    battle.play("move lancaster-dm1; 5; stop 6");
    // There is a unit of his army left: he goes to it.
    assert_eq!(battle.leader_at("enrique"), "1515");
    let around = "lancaster-dm2 2110 6; lancaster-dm3 2111 6; lancaster-dm4 2011 6; lancaster-dm5 1910 6; lancaster-dm6 2109 6";
    let mut battle = stage("najera", &format!("{text}; {around}"));
    battle.play("move lancaster-dm1; 5; stop 6");
    // Behind the one who came nobody stands.
    assert_eq!(battle.leader_at("enrique"), "1515");
    let mut battle = stage("najera", &format!("{text}; {around}; lancaster-lb1 2008 8"));
    battle.play("move lancaster-dm1; 5; stop 6");
    assert_eq!((battle.leader_at("enrique"), battle.points()[1]), ("gone".into(), 2 + 3));
    battle.cites("MI-Q16.0-5");
}

#[test]
fn ruling_79_rest_comes_before_flight_and_replacements_last() {
    let text = format!(
        "phase moving; command captal; captal-dm1 1508 6 disordered; {THIRTY_SIX}; enrique-pk1 2020 12; enrique-pk2 2120 12; \
        leader enrique gone"
    );
    let mut battle = stage("najera", &text);
    battle.roll([0]).play("end").cites("MI-R79");
    let order: Vec<&str> = battle
        .happened()
        .into_iter()
        .filter(|it| ["rallied", "flight-thrown", "leader-replaced"].contains(it))
        .collect();
    assert_eq!(order, ["rallied", "flight-thrown"]);
    assert_eq!(battle.asked(), "cas replace");
}

#[test]
fn r_16_0a_whoever_begins_has_lost_nothing() {
    assert_eq!(begun("poitiers").points(), [0, 0]);
}
