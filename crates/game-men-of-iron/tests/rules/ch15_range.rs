//! 15.2 Command range, and the Commands that the Captal borrows (POI-4).

use crate::march::*;
use game_men_of_iron::state::Marks;

/// The units of a Command that are in command, by the end of their names.
fn commanded(battle: &Game, command: &str) -> Vec<String> {
    let look = look(battle);
    let id = look.battle().find_command(command).unwrap_or_else(|| panic!("no Command {command}"));
    look.commanded_now(id).iter().map(|unit| look.name(unit).replace(&format!("{command}-"), "")).collect()
}

#[test]
fn r_15_2a_ruling_15_2_1_range_is_counted_in_movement_points() {
    // Hereford's word carries five points, Robert's seven.
    let near = |label: &str| {
        commanded(&carse("hereford", &format!("hereford-mm1 {label} 12; leader hereford 1010")), "hereford")
    };
    assert_eq!(near("1510"), ["mm1"], "five clear hexes");
    assert_eq!(near("1610"), [""; 0], "and no more");
    let marsh = |name: &str, label: &str| {
        let command = name.split('-').next().unwrap_or_default();
        let leader = if command == "king" { "robert" } else { command };
        !commanded(&carse(command, &format!("{name} {label} 12; leader {leader} 1013")), command).is_empty()
    };
    assert!(marsh("king-pk1", "1214"), "marsh costs foot two points");
    assert!(marsh("pembroke-pk1", "1613") && !marsh("pembroke-pk1", "1713"), "six clear hexes, and no more");
}

#[test]
fn r_15_2a_horsemen_are_reached_at_the_price_of_horses() {
    // Three clear hexes and a marsh: five points on foot, six on horseback, and Keith has five.
    let reached = |unit: &str, leader: &str, command: &str| {
        !commanded(&carse(command, &format!("{unit} 1214 12; leader {leader} 1011")), command).is_empty()
    };
    assert!(reached("pembroke-pk1", "pembroke", "pembroke"));
    assert!(!reached("keith-mm1", "keith", "keith"));
}

#[test]
fn r_15_2b_s_30_not_through_enemies_nor_their_zones() {
    let lines = "keith-mm1 1410 12; leader keith 1010";
    assert_eq!(commanded(&carse("keith", lines), "keith"), ["mm1"]);
    // A row of archers whose zones bar the way from north to south.
    let wall = "pembroke-lb1 1209 8; pembroke-lb2 1210 8; pembroke-lb3 1211 8; pembroke-lb4 1208 8; pembroke-lb5 1212 8";
    assert_eq!(commanded(&carse("keith", &format!("{lines}; {wall}")), "keith"), [""; 0]);
}

#[test]
fn r_15_2b_a_friend_holds_a_zone_open() {
    // In the zone of the archers stands the rider himself.
    let lines = "keith-mm1 1110 12; leader keith 1010; pembroke-lb1 1210 10";
    assert_eq!(commanded(&carse("keith", lines), "keith"), ["mm1"]);
}

#[test]
fn r_15_2c_ruling_15_2_2_s_30_command_is_handed_on() {
    let row = "hereford-mm1 1510 12; hereford-mm2 1610 12; hereford-mm3 1710 12; leader hereford 1010";
    assert_eq!(commanded(&carse("hereford", row), "hereford"), ["mm1", "mm2", "mm3"]);
    let broken = row.replace("hereford-mm2 1610 12", "hereford-mm2 1610 12 retired");
    assert_eq!(
        commanded(&carse("hereford", &broken), "hereford"),
        ["mm1", "mm2"],
        "the retired hand nothing on"
    );
    let others = row.replace("hereford-mm2", "clifford-mm2");
    assert_eq!(commanded(&carse("hereford", &others), "hereford"), ["mm1"], "nor do other Commands");
}

#[test]
fn r_15_2a_without_a_leader_nobody_is_in_command() {
    assert_eq!(commanded(&carse("hereford", "hereford-mm1 1010 12"), "hereford"), [""; 0]);
    let marshals = march("poitiers", "marshals", "marshals-mm1 1010 12; marshals-mm2 2010 12");
    assert_eq!(commanded(&marshals, "marshals").len(), 2, "but the Marshals need none (MI-POI-1)");
}

#[test]
fn r_cou_2_the_garrison_is_always_in_command() {
    let battle = march("courtrai", "lens", "lens-cb1 0504 4");
    assert_eq!(commanded(&battle, "lens"), ["cb1"]);
}

#[test]
fn r_naj_1b_command_is_traced_through_genitors_zones() {
    // Six points go straight along the row, and nowhere else.
    let reached = |enemy: &str| {
        let lines = format!("lancaster-dm1 1610 12; leader lancaster 1010; {enemy} 1209 6");
        !commanded(&march("najera", "lancaster", &lines), "lancaster").is_empty()
    };
    assert!(reached("tello-g1") && !reached("enrique-cb1"));
}

#[test]
fn r_poi_4_s_31_ruling_58_whoever_the_captal_reaches_acts_with_him() {
    let mut battle = march(
        "poitiers",
        "captal",
        "phase = \"free\"; captal-mm1 1010 12; warwick-dm1 1210 12; warwick-dm2 2510 12; warwick-lb1 1011 12 retired; dauphin-dm1 0101 6; leader captal 1010; leader warwick 1210",
    );
    battle.play("activate captal");
    let lent = |battle: &Game, name: &str| look(battle).unit(unit(battle, name)).marks.has(Marks::LENT);
    assert!(lent(&battle, "warwick-dm1") && !lent(&battle, "warwick-dm2"), "{:?}", battle.legal());
    battle.refuses("move warwick-dm2", "MI-4.1a").refuses("move warwick-lb1", "MI-R58");
    battle.refuses("lead warwick 1211", "MI-R06");
    battle.play("move warwick-dm1 with warwick; 3; stop 12");
    assert_eq!(leader_at(&battle, "warwick"), "1310", "its own leader rides along");
}

#[test]
fn ruling_15_2_1_the_units_own_hex_is_paid_for_the_leaders_is_not() {
    // A leader in the marsh reaches five clear hexes; a unit in the marsh is a point farther.
    let near = |leader: &str, unit: &str| {
        !commanded(&carse("ebruce", &format!("ebruce-pk1 {unit} 12; leader ebruce {leader}")), "ebruce")
            .is_empty()
    };
    assert!(near("1214", "0714") && !near("0714", "1214"));
}

#[test]
fn ruling_15_2_2_only_who_stands_on_the_map_hands_command_on() {
    let row =
        "hereford-mm1 1510 12; hereford-mm2 1610 12 retired; hereford-mm3 1710 12; leader hereford 1010";
    assert_eq!(commanded(&carse("hereford", row), "hereford"), ["mm1", "mm2"]);
}

#[test]
fn ruling_58_borrowed_men_that_are_retired_stay_where_they_are() {
    let mut battle = march(
        "poitiers",
        "captal",
        "phase = \"free\"; captal-mm1 1010 12; warwick-dm1 1012 12 retired; dauphin-dm1 0101 6; leader captal 1010",
    );
    battle.play("activate captal").refuses("move warwick-dm1", "MI-R58");
}
