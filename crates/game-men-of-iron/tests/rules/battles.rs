//! The special rules of the six battles, as far as they are about control, results and leaders.

use crate::stage::{Game, Stands, begun, stage};
use game_men_of_iron::state::{End, Phase};
use std::collections::BTreeSet;

fn over(battle: &Game) -> Option<(End, String)> {
    let Phase::Over(ending) = battle.look().state.now.phase else { return None };
    let winner =
        ending.winner.map_or("nobody".into(), |seat| battle.table.battle().seat_id(seat).to_string());
    Some((ending.end, winner))
}

// ---------------------------------------------------------------- Falkirk

#[test]
fn r_fal_2a_the_scots_are_pinned_and_the_clock_goes_on() {
    let mut battle = begun("falkirk; mode pinned");
    battle.play("pass").cites("MI-FAL-2a");
    assert_eq!((battle.asked(), battle.look().state.now.control.clock), ("eng free".into(), 1));
    // They do not seize either: a roll that fails is another tick.
    battle.roll([9]).play("activate lincoln; end; try durham");
    assert_eq!((battle.asked(), battle.look().state.now.control.clock), ("eng free".into(), 2));
    for _ in 2..15 {
        assert_eq!(over(&battle), None);
        battle.play("pass");
    }
    assert_eq!(over(&battle), Some((End::Clock, "sco".into())));
}

#[test]
fn r_fal_2b_contested_both_sides_act() {
    let mut battle = begun("falkirk");
    battle.play("pass");
    assert_eq!((battle.asked(), battle.look().state.now.control.clock), ("sco free".into(), 0));
}

#[test]
fn r_fal_2c_the_scots_place_themselves() {
    let mut battle = begun("falkirk; mode free");
    assert_eq!((battle.asked(), battle.asked_by()), ("sco set-up".into(), "MI-FAL-2c"));
    battle.refuses("place wallace-pk1 1003 facing 6", "MI-FAL-2c");
    battle.refuses("ready", "MI-FAL-2c");
    battle.play("place wallace-pk1 1007 facing 6");
    battle.refuses("place wallace-pk2 1007 facing 6", "MI-8.0a");
    battle.play("place wallace-pk1 1107 facing 12").cites("MI-FAL-2c");
    assert_eq!(battle.at("wallace-pk1"), "1107 12 schiltron");
    battle.play("array wallace-pk1 none");
    assert_eq!(battle.at("wallace-pk1"), "1107 12");
}

#[test]
fn ruling_75_leaders_with_any_unit_and_not_left_behind() {
    let mut battle = begun("falkirk; mode free");
    while battle.lists("ready") || !battle.legal_with("place ").is_empty() {
        let first = battle.legal()[0].clone();
        if !first.starts_with("place") {
            break;
        }
        battle.play(&first);
    }
    assert!(battle.lists("ready"), "{:?}", battle.legal());
    // His unit is put elsewhere: he is placed anew.
    let wallace = battle.leader_at("wallace");
    let look = battle.look();
    let with = look.state.at(look.field().find(&wallace).unwrap()).unwrap();
    let name = look.name(with).to_string();
    let vacant = look
        .field()
        .hexes()
        .find(|hex| look.may_place(engine::Seat(1), with, *hex).is_ok() && Some(*hex) != look.hex_of(with));
    let vacant = look.label(vacant.unwrap()).to_string();
    battle.play(&format!("place {name} {vacant} facing 6"));
    battle.refuses("ready", "MI-R75");
    battle.play(&format!("place wallace {name}")).cites("MI-R75");
    battle.play("ready");
    assert_eq!(battle.asked(), "eng free");
}

#[test]
fn r_fal_3_who_comes_later() {
    let mut battle = begun("falkirk");
    battle.play("activate durham").cites("MI-FAL-3").cites("MI-ENT-1");
    assert_eq!(battle.at("durham-mm1"), "waiting");
    assert!(!battle.legal_with("enter-leader durham").is_empty());
}

#[test]
fn r_fal_4_the_option_follows_the_mode() {
    let faint = |text: &str| begun(text).table.rules().options.faint;
    let texts =
        ["", "; mode pinned", "; scottish-horse on", "; mode pinned; scottish-horse off", "; mode free"];
    assert_eq!(texts.map(|it| faint(&format!("falkirk{it}"))), [false, true, true, false, false]);
}

#[test]
fn r_fal_4_horse_that_rides_away() {
    let text = "phase moving; command lincoln; lincoln-mm1 1308 6; leader lincoln 1308; comyn-mm1 1305 6; comyn-mm2 1405 6; leader comyn 1405; \
        wallace-pk1 1007 10 schiltron";
    let mut battle = stage("falkirk", &format!("option scottish-horse on; {text}"));
    battle.roll([4]).play("end").cites("MI-FAL-4");
    assert_eq!(
        (battle.at("comyn-mm1"), battle.leader_at("comyn"), battle.points()),
        ("absent".into(), "absent".into(), [0, 0])
    );
    let mut battle = stage("falkirk", &format!("option scottish-horse on; {text}"));
    battle.roll([5]).play("end");
    assert_eq!(battle.hex("comyn-mm1"), "1305");
    // Only once.
    battle.play("activate wallace; keep; end");
    let mut battle = stage("falkirk", &format!("happened comyn; option scottish-horse on; {text}"));
    battle.play("end");
    assert_eq!(battle.count("comyn-thrown"), 0);
    // And not without the option.
    let mut battle = stage("falkirk", text);
    battle.play("end");
    assert_eq!(battle.count("comyn-thrown"), 0);
}

// ---------------------------------------------------------------- Courtrai

#[test]
fn r_cou_2_the_garrison_is_lost_where_others_are_retired() {
    let text = "phase moving; command guy; guy-cb1 0505 12; leader guy 0505; lens-cb1 0504 4 disordered; leader lens 0504; nesle-mm1 0918 12";
    let mut battle = stage("courtrai", text);
    // +1 at one hex, -2 the castle: 6.
    battle.roll([7]).play("fire guy-cb1 lens-cb1").cites("MI-COU-2").cites("MI-R74");
    assert_eq!(
        (battle.at("lens-cb1"), battle.leader_at("lens"), battle.points()),
        ("gone".into(), "gone".into(), [4, 0])
    );
}

#[test]
fn ruling_74_the_castles_leader_is_captured() {
    let text = "phase moving; command guy; guy-cb1 0505 12; leader guy 0505; lens-cb1 0504 4 disordered; leader lens 0504; nesle-mm1 0918 12";
    let mut battle = stage("courtrai", text);
    battle.roll([7]).play("fire guy-cb1 lens-cb1").cites("MI-R74").cites("MI-Q16.0-5");
}

/// Flemish pikes drive a French knight from 0914, across a ditch (-1): his modifier is -2, the matrix gives +2.
fn driven(status: &str, options: &str, die: u8) -> Game {
    let text = format!(
        "{options}phase naming; command juliers; juliers-pk1 0913 6; nesle-mm1 0914 12 {status}; nesle-mm2 1318 12; \
        fight juliers-pk1 x nesle-mm1"
    );
    let mut battle = stage("courtrai", &text);
    battle.play("confirm");
    if battle.asked() == "fre answer" {
        battle.roll([die]).play("stand nesle-mm1");
    } else {
        panic!("{}", battle.asked());
    }
    battle
}

#[test]
fn r_cou_3_ruling_54_a_knight_driven_over_the_brook() {
    // The result that drives him back Disorders him; the brook does no more.
    let mut battle = driven("", "", 9);
    battle.play("retreat 0915 facing 12");
    assert_eq!(battle.at("nesle-mm1"), "0915 12 disordered");
    // On this side of it nothing happens.
    let mut battle = driven("", "", 9);
    battle.play("retreat 1014 facing 12");
    assert_eq!(battle.at("nesle-mm1"), "1014 12 disordered");
}

/// The same with one who was Disordered: nobody asks him anything.
fn driven_disordered(options: &str, hex: &str, dice: &[u8]) -> Game {
    let text = format!(
        "{options}phase naming; command juliers; juliers-pk1 0913 6; nesle-mm1 0914 12 disordered; nesle-mm2 1318 12; \
        fight juliers-pk1 x nesle-mm1"
    );
    let mut battle = stage("courtrai", &text);
    battle.roll([4]).play("confirm");
    battle.roll(dice).play(&format!("retreat {hex} facing 12"));
    battle
}

#[test]
fn ruling_54_one_who_was_disordered_before_is_unhorsed() {
    let battle = driven_disordered("", "0915", &[]);
    battle.cites("MI-R54").cites("MI-COU-3");
    assert_eq!(battle.at("nesle-mm1"), "0915 UH 12 disordered");
    assert_eq!(driven_disordered("", "1014", &[]).at("nesle-mm1"), "1014 12 disordered");
}

#[test]
fn ruling_54_attackers_who_are_thrown_back_over_it_too() {
    // 0 the matrix, -2 the ditch, -1 the wall.
    let text = "phase naming; command nesle; nesle-mm1 0914 12; juliers-pk1 0913 6 wall; juliers-pk2 0613 6; fight nesle-mm1 x juliers-pk1";
    let mut battle = stage("courtrai", text);
    battle.roll([0]).play("confirm");
    assert_eq!(battle.asked(), "fre retreat");
    battle.play("retreat 0915 facing 12");
    assert_eq!(battle.at("nesle-mm1"), "0915 12 disordered");
}

#[test]
fn r_cou_4_or_drowned() {
    let battle = driven_disordered("option drowned on; ", "0915", &[8]);
    battle.cites("MI-COU-4");
    assert_eq!((battle.at("nesle-mm1"), battle.points()), ("gone".into(), [3, 0]));
    let battle = driven_disordered("option drowned on; ", "0915", &[7]);
    assert_eq!(battle.at("nesle-mm1"), "0915 UH 12 disordered");
    assert_eq!(driven_disordered("option drowned on; ", "1014", &[]).count("drowning-thrown"), 0);
}

// ---------------------------------------------------------------- Bannockburn

#[test]
fn r_ban_1_a_die_says_who_begins() {
    for (die, asked) in [(4, "sco free"), (5, "eng free")] {
        let mut battle = begun("bannockburn");
        battle.roll([die]).play("ready").cites("MI-BAN-1");
        assert_eq!(battle.asked(), asked);
    }
}

#[test]
fn r_ban_2_schiltrons_by_command_before_the_die() {
    let mut battle = begun("bannockburn");
    assert_eq!((battle.asked(), battle.asked_by()), ("sco set-up".into(), "MI-BAN-2"));
    assert_eq!(battle.at("ebruce-pk1"), "0507 6");
    battle.play("array ebruce schiltron").cites("MI-BAN-2");
    assert!(["ebruce-pk1", "ebruce-pk6"].iter().all(|name| battle.at(name).ends_with("schiltron")));
    assert_eq!(battle.at("moray-pk1"), "1007 6");
    battle.refuses("array gloucester schiltron", "MI-R75");
}

/// Axes inside pikes in schiltron, and English pikes in front of them.
const INSIDE: &str = "king-pk1 1212 12 schiltron; king-ax1 1212 6; pembroke-pk1 1211 6; pembroke-pk8 1518 12; keith-mm1 1904 6";

#[test]
fn r_ban_3c_ruling_59_axes_attack_from_inside_and_face_as_the_pikes() {
    let text = format!("phase naming; command king; {INSIDE}; fight king-ax1 x pembroke-pk1");
    let mut battle = stage("bannockburn", &text);
    // +1 its modifier, +1 axes against pikes: on.
    battle.roll([9]).play("confirm; retreat 1111 facing 6");
    assert_eq!((battle.asked(), battle.at("king-ax1")), ("sco face".into(), "1211 12".into()));
    assert_eq!(battle.at("king-pk1"), "1212 12 schiltron");
}

#[test]
fn ruling_59_thrown_back_they_leave_the_pikes_unharmed() {
    let text = format!("phase naming; command king; {INSIDE}; fight king-ax1 x pembroke-pk1")
        .replace("king-ax1 1212 6", "king-ax1 1212 6 disordered");
    let mut battle = stage("bannockburn", &text);
    // +2 and -2.
    battle.roll([0]).play("confirm");
    assert_eq!(battle.asked(), "sco retreat");
    battle.play("retreat 1213 facing 12");
    assert_eq!((battle.hex("king-ax1"), battle.at("king-pk1")), ("1213".into(), "1212 12 schiltron".into()));
}

#[test]
fn r_ban_3d_ruling_60_disordered_with_the_pikes() {
    let text = format!("phase naming; command pembroke; {INSIDE}; fight pembroke-pk1 x king-pk1");
    let mut battle = stage("bannockburn", &text);
    battle.roll([8]).play("confirm").cites("MI-BAN-3d").cites("MI-R60");
    assert_eq!(
        (battle.at("king-pk1"), battle.at("king-ax1")),
        ("1212 12 disordered schiltron".into(), "1212 6 disordered".into())
    );
}

#[test]
fn r_ban_3d_they_hold_the_hex_when_the_pikes_are_gone() {
    let text = format!("phase naming; command pembroke; {INSIDE}; fight pembroke-pk1 x king-pk1")
        .replace("12 schiltron;", "12 disordered schiltron;");
    let mut battle = stage("bannockburn", &text);
    // +1 its other side, -1 the formation: Retired.
    battle.roll([6]).play("confirm; retire 1303 facing 6");
    assert_eq!((battle.at("king-ax1"), battle.hex("pembroke-pk1")), ("1212 12".into(), "1211".into()));
    assert_eq!(battle.count("advanced"), 0);
}

#[test]
fn r_ban_3e_out_when_the_schiltron_breaks_up() {
    let text = format!("phase order; command king; {INSIDE}; leader robert 1212");
    let mut battle = stage("bannockburn", &text);
    battle.play("break; end");
    if battle.asked() == "sco naming" {
        battle.play("confirm");
    }
    assert_eq!(battle.asked(), "sco put-out");
    battle.refuses("put-out 1211 facing 12", "MI-BAN-3e");
    battle.play("put-out 1312 facing 12").cites("MI-BAN-3e");
    assert_eq!((battle.at("king-ax1"), battle.at("king-pk1")), ("1312 12".into(), "1212 12".into()));
    // Without room they are lost.
    let ring = "king-pk2 1112 12; king-pk3 1213 12; king-pk4 1313 12; king-pk5 1312 12; king-pk6 1311 12";
    let mut battle = stage("bannockburn", &format!("{text}; {ring}"));
    battle.play("break; end");
    if battle.asked() == "sco naming" {
        battle.play("confirm");
    }
    assert_eq!(battle.at("king-ax1"), "gone");
}

#[test]
fn r_ban_4_the_small_folk() {
    let lost = "gloucester-mm1 gone; gloucester-mm2 gone; gloucester-mm3 gone; gloucester-mm4 gone; gloucester-mm5 gone; clifford-mm1 gone";
    let text = format!(
        "option small-folk on; phase free; holder sco; {lost}; keith-mm1 1904 6; pembroke-pk8 1518 12"
    );
    let mut battle = stage("bannockburn", &text);
    battle.refuses("small-folk", "MI-BAN-4");
    let mut battle = stage("bannockburn", &format!("{text}; clifford-mm2 gone"));
    assert_eq!(battle.look().flight_level(engine::Seat(1)), 36);
    battle.play("small-folk").cites("MI-BAN-4");
    assert_eq!((battle.asked(), battle.look().flight_level(engine::Seat(1))), ("sco free".into(), 33));
    battle.refuses("small-folk", "MI-BAN-4");
}

// ---------------------------------------------------------------- Crécy

#[test]
fn r_cre_4_hired_bows_are_lost_where_others_are_retired() {
    let text = "phase moving; command godfrey; godfrey-lb1 1016 6; doria-cb1 1017 12 disordered; alencon-mm1 1020 12";
    let mut battle = stage("crecy", text);
    battle.roll([4]).play("fire godfrey-lb1 doria-cb1").cites("MI-CRE-4");
    assert_eq!((battle.at("doria-cb1"), battle.points()), ("gone".into(), [2, 0]));
}

#[test]
fn r_cre_5_english_walls_with_the_option() {
    let mut battle = begun("crecy; english-wall on");
    assert_eq!((battle.asked(), battle.asked_by()), ("eng set-up".into(), "MI-CRE-5"));
    battle.play("array prince wall").cites("MI-CRE-5");
    let walls = ["prince-dm1", "prince-pk1", "prince-lb1", "northampton-dm1"]
        .map(|name| battle.at(name).contains("wall"));
    assert_eq!(walls, [true, true, false, false]);
    battle.play("ready");
    assert_eq!(battle.asked(), "fre free");
    assert_eq!(begun("crecy").asked(), "fre free", "nobody is asked without it");
}

#[test]
fn r_cre_7_eight_pits() {
    let mut battle = begun("crecy; pits on");
    assert_eq!((battle.asked(), battle.asked_by()), ("eng set-up".into(), "MI-CRE-7"));
    let first = battle.legal_with("dig")[0].clone();
    battle.play(&first);
    battle.refuses(&first, "MI-CRE-7");
    for _ in 1..8 {
        let next = battle.legal_with("dig")[0].clone();
        battle.play(&next).cites("MI-CRE-7");
    }
    assert!(battle.legal_with("dig").is_empty());
    battle.play("ready");
    assert_eq!(battle.asked(), "fre free");
}

// ---------------------------------------------------------------- Poitiers

#[test]
fn r_poi_1_the_marshals_first() {
    let mut battle = begun("poitiers");
    assert_eq!(battle.legal(), ["activate marshals"]);
    battle.refuses("activate saarbruck", "MI-POI-1").refuses("pass", "MI-POI-1");
    let look = battle.look();
    let marshals = look.battle().find_command("marshals").unwrap();
    assert_eq!(look.rating(marshals), 4);
    battle.play("activate marshals").cites("MI-POI-1");
    // Out of nobody's command, they are in command.
    assert!(
        ["marshals-mm1", "marshals-mm2"]
            .iter()
            .all(|name| { battle.look().marked(battle.id(name), game_men_of_iron::state::Marks::COMMANDED) })
    );
}

#[test]
fn r_poi_1_nobody_else_tries_or_seizes_before_them() {
    let text = "phase continue; holder fre; last saarbruck; saarbruck-cb1 1109 6; marshals-mm1 1410 6; dauphin-dm1 1506 6; warwick-lb1 0615 12";
    let mut battle = stage("poitiers", text);
    battle.refuses("try dauphin", "MI-POI-1");
    assert_eq!(battle.legal_with("try"), ["try marshals"]);
    let text = text.replace("phase continue; holder fre; last saarbruck", "phase seize warwick; holder eng");
    let mut battle = stage("poitiers", &text);
    battle.refuses("seize dauphin", "MI-POI-1");
    assert!(battle.lists("seize marshals"));
}

#[test]
fn r_poi_2_king_john_comes_later() {
    let text = "phase free; holder fre; happened marshals; dauphin-dm1 1506 6; john-dm1 waiting; leader john2 waiting; warwick-lb1 0615 12";
    let mut battle = stage("poitiers", text);
    battle.play("activate john").cites("MI-POI-2").cites("MI-ENT-1");
    assert!(!battle.legal_with("enter-leader john2").is_empty());
}

const CAPTAL: &str = "phase free; holder eng; happened marshals; captal-mm1 1217 12; leader captal 1217; warwick-dm1 1417 12; \
    warwick-lb1 1317 12 disordered; warwick-lb2 2215 12; leader warwick 1417; dauphin-dm1 1506 6";

#[test]
fn r_poi_4_s_31_whoever_the_captal_reaches_acts_with_him() {
    let mut battle = stage("poitiers", CAPTAL);
    battle.play("activate captal").cites("MI-POI-4");
    assert!(battle.lists("move warwick-dm1") && !battle.lists("move warwick-lb2"));
    battle.play("move warwick-dm1; 3; stop 12; end");
    assert_eq!(battle.asked(), "eng continue");
    battle.roll([0]).play("try warwick; let-roll");
    assert_eq!(battle.asked(), "eng moving");
    assert!(battle.lists("move warwick-dm1"), "it may act again with its own");
}

#[test]
fn ruling_58_who_is_lent_does_not_rest() {
    let mut battle = stage("poitiers", CAPTAL);
    battle.play("activate captal; end");
    assert_eq!(battle.at("warwick-lb1"), "1317 12 disordered");
    let mut battle = stage("poitiers", CAPTAL);
    battle.play("activate warwick; end");
    assert_eq!(battle.at("warwick-lb1"), "1317 12");
}

#[test]
fn r_poi_6_hired_bows_are_lost_where_others_are_retired() {
    let text = "phase moving; command warwick; happened marshals; warwick-lb1 1009 6; saarbruck-cb1 1010 12 disordered; dauphin-dm1 1506 6";
    let mut battle = stage("poitiers", text);
    battle.roll([4]).play("fire warwick-lb1 saarbruck-cb1").cites("MI-POI-6");
    assert_eq!((battle.at("saarbruck-cb1"), battle.points()), ("gone".into(), [2, 0]));
}

#[test]
fn r_poi_7_wagons_are_taken() {
    let text = "phase moving; command dauphin; happened marshals; dauphin-dm1 1020 6; leader dauphin 1020; warwick-lb1 0615 12";
    let mut battle = stage("poitiers", text);
    battle.play("move dauphin-dm1; 7; stop 6").cites("MI-POI-7");
    assert_eq!((battle.hex("dauphin-dm1"), battle.points()), ("1021".into(), [0, 2]));
}

#[test]
fn r_poi_9_to_horse() {
    let text = "phase free; holder eng; happened marshals; prince-dm1 1418 12; prince-dm2 1518 12 disordered; prince-mm1 1519 12; \
        leader prince 1418; dauphin-dm1 1506 6";
    let mut battle = stage("poitiers", &format!("option to-horse on; {text}"));
    battle.play("activate prince");
    assert_eq!(
        (battle.asked(), battle.legal_with("to-horse")),
        ("eng order".into(), vec!["to-horse prince-dm1".to_string()])
    );
    battle.refuses("to-horse prince-dm2", "MI-POI-9");
    battle.play("to-horse prince-dm1").cites("MI-POI-9");
    if battle.asked() == "eng order" {
        battle.then("keep");
    }
    battle.refusal("move prince-dm1");
    battle.play("end").cites("MI-POI-9");
    assert_eq!(battle.at("prince-dm1"), "1418 MM 12");
    let look = battle.look();
    assert_eq!(look.values(battle.id("prince-dm1")), [[6, 5], [-2, 0]]);
    assert_eq!(look.state.now.control.passes[1], 0, "it is not idle");
    let mut battle = stage("poitiers", text);
    battle.play("activate prince");
    assert_eq!(battle.asked(), "eng moving", "without the option nobody asks");
}

// ---------------------------------------------------------------- Nájera

#[test]
fn r_naj_2_king_pedro() {
    let text = "phase naming; command guesclin; guesclin-dm1 2010 12; prince-dm1 2009 6; prince-dm2 1507 6; leader pedro 2009; leader princee 1507; \
        enrique-pk8 2220 12; fight guesclin-dm1 x prince-dm1";
    let mut battle = stage("najera", text);
    // 7 Disorders them; three less nothing is three.
    battle.roll([9, 3]).play("confirm").cites("MI-NAJ-2");
    assert_eq!((battle.leader_at("pedro"), battle.points()), ("gone".into(), [3, 0]));
    assert_ne!(battle.asked(), "ang replace");
}

const TELLO: &str = "phase naming; command lancaster; lancaster-dm1 2009 6; tello-mm1 2010 12; tello-mm2 2113 12; tello-g1 1515 12; \
    enrique-pk8 2220 12; fight lancaster-dm1 x tello-mm1";

#[test]
fn r_naj_3_don_tellos_men_run_at_the_first_mishap() {
    let mut battle = stage("najera", &format!("option don-tello on; {TELLO}"));
    battle.play("confirm");
    // -1 its modifier.
    battle.roll([8, 5]).play("stand tello-mm1").cites("MI-NAJ-3");
    let mut asked = BTreeSet::new();
    while battle.asked() == "cas retire" {
        let first = battle.legal()[0].clone();
        asked.insert(first.clone());
        battle.play(&first);
    }
    assert_eq!(asked.len(), 2, "the two who were next to nobody");
    assert_eq!(battle.at("tello-mm1"), "2010 12 disordered");
    assert_eq!(battle.points(), [0, 2]);
}

#[test]
fn r_naj_3_or_stand() {
    let mut battle = stage("najera", &format!("option don-tello on; {TELLO}"));
    battle.play("confirm").roll([8, 4]).play("stand tello-mm1");
    assert_eq!(battle.points(), [0, 0]);
    let mut battle = stage("najera", TELLO);
    battle.play("confirm").roll([8]).play("stand tello-mm1");
    assert_eq!(battle.count("tello-thrown"), 0, "without the option nobody throws");
}

#[test]
fn r_naj_4_town_levies_are_retired_where_others_retreat() {
    let text = "phase naming; command lancaster; lancaster-dm1 2009 6; enrique-pk1 2010 12; enrique-mm1 1518 12; fight lancaster-dm1 x enrique-pk1";
    let mut battle = stage("najera", &format!("option town-levies on; {text}"));
    battle.roll([6]).play("confirm");
    assert_eq!(battle.asked(), "cas retire");
    battle.play("retire 1621 facing 12").cites("MI-NAJ-4");
    let mut battle = stage("najera", text);
    battle.roll([6]).play("confirm");
    assert_eq!(battle.asked(), "cas retreat");
}

// ---------------------------------------------------------------- more of Bannockburn, Crécy and Poitiers

#[test]
fn r_ban_3b_axes_inside_are_no_target() {
    let text = format!("phase naming; command pembroke; {INSIDE}");
    let mut battle = stage("bannockburn", &text);
    battle.refuses("attack pembroke-pk1 king-ax1", "MI-BAN-3b");
    assert!(battle.lists("attack pembroke-pk1 king-pk1"));
}

#[test]
fn ruling_60_each_recovers_by_itself() {
    let text = "phase moving; command king; king-pk1 1212 12 disordered schiltron; king-ax1 1212 12 disordered; leader robert 1212; \
        pembroke-pk8 1518 12; keith-mm1 1904 6";
    let mut battle = stage("bannockburn", text);
    battle.play("turn king-pk1 2; end");
    assert_eq!(
        (battle.at("king-pk1"), battle.at("king-ax1")),
        ("1212 2 disordered schiltron".into(), "1212 12".into())
    );
}

#[test]
fn r_cre_3_the_french_cannot_wait() {
    let text = "phase free; holder fre; alencon-mm1 1019 12; leader alencon 1019; alencon-mm2 1023 12; godfrey-lb1 1015 6";
    let mut battle = stage("crecy", text);
    battle.play("activate alencon").cites("MI-CRE-3").cites("MI-IMP-2");
    let hot = |name: &str| battle.look().marked(battle.id(name), game_men_of_iron::state::Marks::HOT);
    assert!(hot("alencon-mm1") && !hot("alencon-mm2"), "four hexes, and eight");
}

#[test]
fn r_imp_2_within_the_distance_when_it_is_activated() {
    let text = "phase free; holder fre; alencon-mm1 1020 12; leader alencon 1020; godfrey-lb1 1015 6";
    let mut battle = stage("crecy", text);
    battle.play("activate alencon").cites_not("MI-IMP-2");
}

#[test]
fn r_poi_5_nor_at_poitiers() {
    let text = "phase free; holder fre; happened marshals; saarbruck-mm1 1509 6; leader saarbruck 1509; warwick-lb1 1513 12";
    let mut battle = stage("poitiers", text);
    battle.play("activate saarbruck").cites("MI-POI-5");
}

#[test]
fn r_poi_8_hobilars_begin_in_the_saddle() {
    let battle = begun("poitiers");
    let look = battle.look();
    let rider = battle.id("captal-ho1");
    assert!(look.mounted(rider));
    assert_eq!(look.values(rider), [[7, 6], [2, 3]]);
    let battle = stage(
        "poitiers",
        "phase free; holder eng; happened marshals; captal-ho1 1120 CB 12; dauphin-dm1 1506 6",
    );
    let look = battle.look();
    assert_eq!(look.values(battle.id("captal-ho1")), [[5, 4], [1, 2]]);
}
