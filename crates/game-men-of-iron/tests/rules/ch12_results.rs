//! 10.5 and 12: what befalls a unit, where it goes, who follows.

use crate::stage::{Game, Stands, stage};
use game_men_of_iron::state::Source;
use std::collections::BTreeSet;

/// The hexes of the listed answers of this kind: `retreat 2011 facing 4` is one of 2011.
fn hexes(battle: &Game, verb: &str) -> Vec<String> {
    let listed = battle.legal_with(&format!("{verb} "));
    let hex = listed
        .iter()
        .filter_map(|text| text.split(' ').find(|word| word.starts_with(|it: char| it.is_ascii_digit())));
    hex.map(str::to_string).collect::<BTreeSet<_>>().into_iter().collect()
}

/// Attacks are named and fought; what the combat needs is thrown.
fn fought(scenario: &str, text: &str, dice: &[u8]) -> Game {
    let mut battle = stage(scenario, &format!("phase naming; {text}"));
    battle.roll(dice).play("confirm");
    battle
}

/// Dismounted men of Lancaster come down on town levies, whose modifier is +2: with this die.
fn on_levies(die: u8, more: &str) -> Game {
    let text =
        "command lancaster; lancaster-dm1 2009 6; enrique-pk8 2220 12; fight lancaster-dm1 x enrique-pk1";
    fought("najera", &format!("{text}; {more}"), &[die])
}

const FRESH: &str = "enrique-pk1 2010 12";
const WORN: &str = "enrique-pk1 2010 12 disordered";
const RETIRED: &str = "enrique-pk1 2010 12 retired";

#[test]
fn r_10_5a_the_hex_of_a_beaten_defender_must_be_entered() {
    let mut battle = on_levies(6, FRESH);
    battle.play("retreat 2011 facing 12");
    assert_eq!(battle.asked(), "ang advance");
    assert_eq!(battle.legal().len(), 6, "one unit, one hex, any facing: {:?}", battle.legal());
    battle.play("advance lancaster-dm1 2010 facing 4").cites("MI-10.5a");
    assert_eq!(battle.at("lancaster-dm1"), "2010 4");
}

#[test]
fn r_10_5b_the_best_of_the_attackers_enters() {
    // A man-at-arms with -2 and one with -1 attack together: front and flank, two against one.
    let text = "command guesclin; guesclin-dm1 2010 12; guesclin-dm2 2110 12 disordered; lancaster-lb1 2009 6; lancaster-lb2 1408 6; \
        enrique-pk8 2220 12; fight guesclin-dm1 x lancaster-lb1";
    let mut battle = fought("najera", text, &[5]);
    // +1 its modifier, +2 the matrix.
    assert_eq!(battle.asked(), "ang retreat");
    battle
        .play("retreat 2008 facing 6")
        .play("advance guesclin-dm1 2009 facing 12")
        .cites("MI-10.5b")
        .cites("MI-Q10.5-1");
}

#[test]
fn ruling_10_5_1_who_is_worse_does_not_enter_while_a_better_one_can() {
    let text = "command enrique; enrique-pk1 2010 12; enrique-mm1 1910 2; captal-dm1 2009 6; captal-lb1 1408 6; \
        fight enrique-pk1 x captal-dm1; fight enrique-mm1 x captal-dm1";
    // +1 for two, -1 for the defender, 0 for pikes against men-at-arms.
    let mut battle = fought("najera", text, &[8]);
    battle.play("retreat 2008 facing 6");
    let names: BTreeSet<String> =
        battle.legal_with("advance").iter().map(|it| it.split(' ').nth(1).unwrap().to_string()).collect();
    assert_eq!(names.into_iter().collect::<Vec<_>>(), ["enrique-mm1"], "-1 is better than +2");
    battle.refuses("advance enrique-pk1 2009 facing 12", "MI-10.5b");
}

#[test]
fn r_10_5c_a_unit_that_the_combat_disordered_does_not_enter() {
    // One pike unit attacks two: it throws one of them back, and is Disordered by the other.
    let text = "command dauphin; dauphin-dm1 1509 6; warwick-lb1 1510 12; warwick-dm1 1410 12; warwick-lb5 0615 12; \
        happened marshals; fight dauphin-dm1 x warwick-lb1; fight dauphin-dm1 x warwick-dm1";
    // One against two -1. The men-at-arms -1: at 3 the attacker is Disordered; the bows +1 and +2 of the matrix.
    let mut battle = fought("poitiers", text, &[5, 6]);
    assert_eq!(battle.asked(), "eng retreat");
    battle.play("retreat 1511 facing 12");
    assert_eq!(battle.at("dauphin-dm1"), "1509 6 disordered");
    assert_eq!(battle.count("advanced"), 0);
}

#[test]
fn ruling_10_5_2_one_disordered_before_the_combat_enters() {
    let text = "command lancaster; lancaster-dm1 2009 6 disordered; enrique-pk1 2010 12; enrique-pk8 2220 12; fight lancaster-dm1 x enrique-pk1";
    let mut battle = fought("najera", text, &[8]);
    battle.play("retreat 2011 facing 12; advance lancaster-dm1 2010 facing 6").cites("MI-Q10.5-2");
}

#[test]
fn ruling_10_5_3_r_10_2d_nobody_has_to_follow_who_evades() {
    let text = "phase naming; command lancaster; lancaster-dm1 2009 6; tello-mm1 2010 12; enrique-pk8 2220 12; fight lancaster-dm1 x tello-mm1";
    let mut battle = stage("najera", text);
    battle.play("confirm; evade tello-mm1 2011 facing 12");
    assert_eq!(
        (battle.asked(), battle.at("tello-mm1")),
        ("ang following".into(), "2011 12 disordered".into())
    );
    battle.play("stay");
    assert_eq!(battle.at("lancaster-dm1"), "2009 6");
}

#[test]
fn r_10_2d_whoever_follows_attacks_nobody_any_more() {
    let text = "phase naming; command lancaster; lancaster-dm1 2009 6; tello-mm1 2010 12; enrique-pk1 1910 12; enrique-pk8 2220 12; \
        fight lancaster-dm1 x tello-mm1; fight lancaster-dm1 x enrique-pk1";
    let mut battle = stage("najera", text);
    battle
        .play("confirm; evade tello-mm1 2011 facing 12; advance lancaster-dm1 2010 facing 6")
        .cites("MI-Q10.2-2")
        .cites("MI-10.2d");
    assert_eq!((battle.at("lancaster-dm1"), battle.count("fought")), ("2010 6".into(), 0));
}

#[test]
fn r_12_2a_a_disordered_unit_has_a_point_less() {
    let battle = stage(
        "najera",
        "phase moving; command lancaster; lancaster-dm1 2009 6; lancaster-dm2 2109 6 disordered; enrique-pk8 2220 12",
    );
    let look = battle.look();
    assert_eq!(
        (look.allowance(battle.id("lancaster-dm1")), look.allowance(battle.id("lancaster-dm2"))),
        (4, 3)
    );
}

#[test]
fn r_12_2b_and_a_worse_shock_modifier() {
    let battle = stage(
        "najera",
        "phase moving; command lancaster; lancaster-dm1 2009 6; lancaster-dm2 2109 6 disordered; enrique-pk8 2220 12",
    );
    let look = battle.look();
    assert_eq!(
        (look.shock_of(battle.id("lancaster-dm1")), look.shock_of(battle.id("lancaster-dm2"))),
        (-2, 0)
    );
}

#[test]
fn r_12_2e_disorder_twice_changes_nothing() {
    // Against men-at-arms: -2, and -2 for the Disordered attacker.
    let text = "command enrique; enrique-pk1 2010 12 disordered; lancaster-dm1 2009 6; fight enrique-pk1 x lancaster-dm1";
    let battle = fought("najera", text, &[5]);
    battle.cites("MI-12.2e");
    assert_eq!((battle.at("enrique-pk1"), battle.count("disordered")), ("2010 12 disordered".into(), 0));
}

#[test]
fn r_12_3a_one_hex_away_as_its_owner_likes() {
    let mut battle = on_levies(6, FRESH);
    assert_eq!((battle.asked(), battle.asked_by()), ("cas retreat".into(), "MI-12.3a"));
    assert_eq!(hexes(&battle, "retreat"), ["2011", "2110", "2111"]);
    assert_eq!(battle.legal().len(), 18);
    battle.refuses("retreat 1910 facing 12", "MI-12.3a");
    battle.play("retreat 2110 facing 8").cites("MI-12.3a");
    assert_eq!(battle.at("enrique-pk1"), "2110 8 disordered");
}

#[test]
fn r_12_3b_not_where_anybody_is_but_into_zones() {
    // A bow on the flank looks at 2110: it neither bars the way nor shoots.
    let battle =
        on_levies(6, "enrique-pk1 2010 12; enrique-pk2 2011 12; lancaster-lb1 2210 8; lancaster-lb2 2211 10");
    assert_eq!(hexes(&battle, "retreat"), ["2110", "2111"]);
    let mut battle = battle;
    battle.refuses("retreat 2011 facing 12", "MI-12.3b");
    battle.play("retreat 2110 facing 12");
    assert_eq!(battle.asked(), "ang advance");
}

#[test]
fn r_12_3c_through_bows_that_bar_the_way() {
    let barred = "enrique-pk1 2010 12; enrique-pk2 2110 12; enrique-pk3 2111 12; enrique-cb1 2011 12";
    let mut battle = on_levies(6, barred);
    let ways: BTreeSet<String> =
        battle.legal().iter().map(|it| it.split(' ').nth(1).unwrap().to_string()).collect();
    assert!(ways.iter().all(|way| way.starts_with("2011+")), "{ways:?}");
    let way = ways.first().unwrap().clone();
    battle.play(&format!("retreat {way} facing 12")).cites("MI-12.3c").cites("MI-Q12.3-2");
    assert!(battle.at("enrique-cb1").ends_with("disordered"));
    // Bows that were Disordered already are Retired.
    let mut battle = on_levies(6, &barred.replace("cb1 2011 12", "cb1 2011 12 disordered"));
    battle.play(&format!("retreat {way} facing 12"));
    assert_eq!(battle.asked(), "cas retire");
}

#[test]
fn ruling_8_0_5_retired_bows_that_are_run_through_are_lost() {
    let barred = "enrique-pk1 2010 12; enrique-pk2 2110 12; enrique-pk3 2111 12; enrique-cb1 2011 12 retired";
    let mut battle = on_levies(6, barred);
    let way = battle.legal()[0].split(' ').nth(1).unwrap().to_string();
    battle.play(&format!("retreat {way} facing 12")).cites("MI-Q8.0-5");
    assert_eq!(battle.at("enrique-cb1"), "gone");
}

#[test]
fn ruling_12_3_2_only_where_no_vacant_hex_is_left() {
    let battle = on_levies(6, "enrique-pk1 2010 12; enrique-pk2 2110 12; enrique-cb1 2011 12");
    assert_eq!(hexes(&battle, "retreat"), ["2111"]);
}

#[test]
fn r_12_3d_whoever_cannot_retreat_is_lost() {
    let battle =
        on_levies(6, "enrique-pk1 2010 12; enrique-pk2 2110 12; enrique-pk3 2111 12; enrique-pk4 2011 12");
    battle.cites("MI-12.3d");
    assert_eq!(battle.at("enrique-pk1"), "gone");
}

#[test]
fn ruling_12_3_1_g_11_g_12_away_from_several() {
    let on = |text: &str| stage("najera", &format!("phase free; holder ang; {text}"));
    let ways = |battle: &Game, unit: &str, from: &[&str]| {
        let look = battle.look();
        let causes: Vec<_> = from.iter().map(|hex| look.field().find(hex).unwrap()).collect();
        let ways = look.retreat_ways(battle.id(unit), &causes, Source::Shock);
        ways.iter()
            .map(|way| look.label(*way.last().unwrap()).to_string())
            .collect::<BTreeSet<_>>()
            .into_iter()
            .collect::<Vec<_>>()
    };
    let battle = on("enrique-pk1 0606 12; lancaster-dm1 0506 6; lancaster-dm2 0707 6; enrique-pk2 0705 12");
    assert_eq!(ways(&battle, "enrique-pk1", &["0506", "0707"]), ["0605", "0706"]);
    let battle = on("enrique-pk2 0705 12; lancaster-dm1 0606 6; lancaster-dm2 0805 6");
    assert_eq!(ways(&battle, "enrique-pk2", &["0606"]), ["0604", "0704"]);
}

#[test]
fn ruling_12_3_3_it_takes_what_it_finds() {
    let battle = on_levies(6, "enrique-pk1 2010 12; leader princee 2011");
    let mut battle = battle;
    battle.play("retreat 2011 facing 12").cites("MI-Q12.3-3");
    assert_eq!(
        battle.leader_at("princee"),
        "2009",
        "no unit of his own is left: he goes to the nearest of his army"
    );
}

#[test]
fn ruling_12_3_4_a_schiltron_stands() {
    let text = "command gloucester; gloucester-mm1 1211 6; ebruce-pk1 1212 12 schiltron; keith-mm1 1904 6; fight gloucester-mm1 x ebruce-pk1";
    // Knights against pikes 0, the formation -1.
    let battle = fought("bannockburn", text, &[9]);
    battle.cites("MI-Q12.3-4");
    assert_eq!(battle.at("ebruce-pk1"), "1212 12 disordered schiltron");
}

#[test]
fn ruling_12_3_5_attackers_retreat_from_who_beat_them() {
    let text = "command guesclin; guesclin-dm1 2010 12; lancaster-dm1 2009 6; enrique-pk8 2220 12; fight guesclin-dm1 x lancaster-dm1";
    let mut battle = fought("najera", text, &[0]);
    assert_eq!(
        (battle.asked(), hexes(&battle, "retreat")),
        ("cas retreat".into(), vec!["2011".into(), "2110".into(), "2111".into()])
    );
    battle.play("retreat 2011 facing 12").cites("MI-Q12.3-5");
    assert_eq!(battle.at("guesclin-dm1"), "2011 12 disordered");
    assert_eq!(battle.count("advanced"), 0, "nobody advances for that");
}

#[test]
fn ruling_10_3_6_s_20_results_of_attackers() {
    let text = "phase naming; command enrique; enrique-mm1 1911 12; enrique-pk1 2010 12; lancaster-dm1 2009 6; leader enrique 1811; \
        fight enrique-mm1 x lancaster-dm1 charge; fight enrique-pk1 x lancaster-dm1";
    let mut battle = stage("najera", text);
    battle.play("confirm");
    // Two against one +1, -2 its modifier, +2 the charge, 0 the pikes.
    battle.roll([2, 0]).play("ride 1910 facing 12");
    assert_eq!(battle.at("enrique-mm1"), "1910 UH 12 disordered");
    assert_eq!(battle.at("enrique-pk1"), "2010 12 disordered");
    battle.cites("MI-12.5a");
}

#[test]
fn r_12_5a_the_horse_is_lost_not_the_man() {
    let text = "phase naming; command enrique; enrique-mm1 1911 12; lancaster-dm1 2009 6; leader enrique 1811; \
        fight enrique-mm1 x lancaster-dm1 charge";
    let mut battle = stage("najera", text);
    battle.play("confirm");
    battle.roll([4, 0]).play("ride 1910 facing 12").cites("MI-12.5a").cites("MI-Q12.5-1");
    assert_eq!((battle.at("enrique-mm1"), battle.points()), ("1910 UH 12 disordered".into(), [0, 0]));
}

#[test]
fn r_12_5b_all_unhorsed_are_alike() {
    let text = "phase free; holder cas; lancaster-dm1 1508 6; enrique-mm1 2010 UH 12; tello-mm1 2210 UH 12 disordered";
    let battle = stage("najera", text);
    let look = battle.look();
    let values = |name: &str| look.values(battle.id(name));
    assert_eq!(values("enrique-mm1"), values("tello-mm1"));
    assert_eq!(values("enrique-mm1"), [[3, 2], [1, 2]]);
}

#[test]
fn ruling_12_5_1_an_unhorsed_unit_counts_once() {
    let battle = stage(
        "najera",
        "phase free; holder ang; lancaster-dm1 1508 6; enrique-mm1 gone UH; enrique-pk1 2020 12",
    );
    assert_eq!(battle.points(), [0, 3]);
}

#[test]
fn r_12_4a_placed_at_its_standard() {
    let mut battle = on_levies(3, WORN);
    assert_eq!((battle.asked(), hexes(&battle, "retire")), ("cas retire".into(), vec!["1621".to_string()]));
    battle.refuses("retire 1622 facing 12", "MI-12.4a");
    battle.play("retire 1621 facing 12").cites("MI-12.4a");
    assert_eq!((battle.at("enrique-pk1"), battle.points()), ("1621 12 retired".into(), [0, 1]));
    assert_eq!(battle.asked(), "ang advance");
}

#[test]
fn ruling_12_4_2_as_near_as_there_is_room() {
    let battle = on_levies(3, &format!("{WORN}; enrique-pk2 1621 12; enrique-pk3 1620 12"));
    assert_eq!(hexes(&battle, "retire"), ["1520", "1521", "1522", "1622", "1721"]);
}

#[test]
fn ruling_12_4_2_whoever_stands_there_stays() {
    let text = "command lancaster; lancaster-dm1 1620 8; enrique-pk1 1621 12 disordered; enrique-pk8 2220 12; fight lancaster-dm1 x enrique-pk1";
    let mut battle = fought("najera", text, &[3]);
    battle.play("retire 1621 facing 12");
    assert_eq!((battle.at("enrique-pk1"), battle.count("advanced")), ("1621 12 retired".into(), 0));
    assert_ne!(battle.asked(), "ang advance");
}

#[test]
fn r_12_4b_ruling_12_4_1_s_23_surrounded() {
    let ring = "enrique-pk1 2010 12; lancaster-dm1 2009 6; lancaster-dm2 2109 6; lancaster-dm3 2110 6; lancaster-dm4 2111 6; lancaster-dm5 2011 6";
    let surrounded = |more: &str| {
        let battle = stage("najera", &format!("phase free; holder ang; {ring}; {more}"));
        battle.look().surrounded(battle.id("enrique-pk1"))
    };
    assert!(surrounded("lancaster-dm6 1910 6"));
    assert!(!surrounded("enrique-pk2 2220 12"), "1910 is open");
    assert!(surrounded("lancaster-lb1 1909 6"), "1910 is in a zone");
    assert!(!surrounded("lancaster-lb1 1909 6; enrique-pk2 1910 12"), "with a friend in it");
}

#[test]
fn ruling_12_4_1_the_edge_alone_surrounds_nobody() {
    let battle = stage("najera", "phase free; holder ang; enrique-pk1 2010 12; lancaster-dm1 2009 6");
    assert!(!battle.look().surrounded(battle.id("enrique-pk1")));
}

#[test]
fn r_12_4b_the_surrounded_are_eliminated() {
    let ring = "lancaster-dm2 2109 12; lancaster-dm3 2110 4; lancaster-dm4 2111 4; lancaster-dm5 2011 6; lancaster-dm6 1910 8";
    let battle = on_levies(3, &format!("{WORN}; {ring}"));
    battle.cites("MI-12.4b").cites("MI-Q12.4-1");
    assert_eq!((battle.at("enrique-pk1"), battle.points()), ("gone".into(), [0, 2]));
}

#[test]
fn r_12_4d_retired_and_hit_again() {
    // +2, +1 for its other side and +2 because it is Retired: a retreat is enough.
    let mut battle = on_levies(0, RETIRED);
    battle.cites("MI-12.4d");
    assert_eq!((battle.at("enrique-pk1"), battle.points()), ("gone".into(), [0, 2]));
    assert_eq!(battle.asked(), "ang advance");
    battle.play("advance lancaster-dm1 2010 facing 6");
}

#[test]
fn r_12_4d_s_24_a_shot_is_enough() {
    let text = "phase moving; command lancaster; lancaster-lb1 2009 6; enrique-pk1 2011 12 retired; enrique-pk8 2220 12";
    let mut battle = stage("najera", text);
    assert_eq!(battle.points(), [0, 1]);
    battle.roll([4]).play("fire lancaster-lb1 enrique-pk1").cites("MI-12.4d").cites("MI-Q9.3-2");
    assert_eq!((battle.at("enrique-pk1"), battle.points()), ("gone".into(), [0, 2]));
}

#[test]
fn r_12_4e_it_is_activated_with_its_command() {
    let text =
        "phase free; holder cas; lancaster-dm1 1508 6; enrique-pk1 1818 12 retired; leader enrique 1818";
    let mut battle = stage("najera", text);
    battle.play("activate enrique").cites("MI-12.4e");
    assert!(battle.lists("move enrique-pk1"));
    battle.refuses("turn enrique-pk1 2", "MI-12.4e");
}

#[test]
fn r_12_6_an_eliminated_unit_is_off_the_map() {
    // The Disordered column: 9 and more.
    let battle = on_levies(6, WORN);
    battle.cites("MI-12.6");
    assert_eq!(battle.at("enrique-pk1"), "gone");
}

#[test]
fn r_12_7a_a_victor_goes_on_without_turning() {
    let mut battle = on_levies(9, &format!("{FRESH}; enrique-pk2 2011 12"));
    // 11: Disordered, back, and on.
    battle.roll([2]).play("retreat 2110 facing 12").cites("MI-12.7a").cites("MI-Q12.7-1").cites("MI-Q12.7-2");
    assert_eq!((battle.at("lancaster-dm1"), battle.count("fought")), ("2010 6".into(), 1));
}

#[test]
fn ruling_12_7_1_s_21_nobody_in_front_and_it_may_turn() {
    let mut battle = on_levies(9, FRESH);
    battle.play("retreat 2110 facing 12");
    assert_eq!(battle.asked(), "ang face");
    battle.play("face 2").cites("MI-Q12.7-1");
    assert_eq!(battle.at("lancaster-dm1"), "2010 2");
}

#[test]
fn r_12_7b_a_knight_before_all_others() {
    let text = "command enrique; enrique-mm1 1910 2; enrique-pk1 2010 12; captal-lb1 2009 6 disordered; captal-dm1 1408 6; \
        fight enrique-mm1 x captal-lb1; fight enrique-pk1 x captal-lb1";
    // +1 for two, +2 its modifier, +3 knights against bows: 12 and more.
    let battle = fought("najera", text, &[6]);
    battle.cites("MI-12.7b");
    assert_eq!((battle.hex("enrique-mm1"), battle.hex("enrique-pk1")), ("2009".into(), "2010".into()));
}

#[test]
fn r_12_7c_s_22_nobody_answers_it() {
    let mut battle = on_levies(9, &format!("{FRESH}; denia-mm1 2011 12"));
    // Against a knight who is attacked on foot there is still the retreat before shock, but no counter-charge.
    battle.play("retreat 2110 facing 12");
    assert_eq!(battle.asked(), "cas answer");
    assert!(battle.legal_with("counter").is_empty() && !battle.legal_with("evade").is_empty());
}

#[test]
fn r_12_7d_again_and_again() {
    let mut battle = on_levies(9, &format!("{FRESH}; enrique-pk2 2011 12"));
    battle.roll([9]).play("retreat 2110 facing 12");
    assert_eq!(battle.asked(), "cas retreat");
    // It faces as before, and looks at 2012 and 1912.
    battle.play("retreat 1911 facing 12").cites("MI-12.7d");
    assert_eq!(battle.hex("lancaster-dm1"), "2011");
}

#[test]
fn ruling_12_7_3_ex_07_disordered_and_yet_on() {
    let text = "phase naming; command enrique; enrique-mm1 1911 12; leader enrique 1811; lancaster-lb1 1909 6; lancaster-dm1 2009 6; \
        lancaster-dm6 1408 6; fight enrique-mm1 x lancaster-lb1 charge";
    let mut battle = stage("najera", text);
    battle.play("confirm; ride 1910 facing 12");
    assert_eq!(battle.asked(), "ang reaction-fire");
    // The horses obey; 3 against the men-at-arms, 10 against the bows.
    battle.roll([0, 5, 5]).play("hold-fire");
    assert_eq!(battle.asked(), "ang retreat");
    battle.roll([1]).play("retreat 1908 facing 6").cites("MI-Q12.7-3");
    assert_eq!(battle.at("enrique-mm1"), "1909 12 disordered");
    assert_eq!(battle.count("fought"), 1);
}

#[test]
fn ruling_12_7_4_no_hex_left_nobody_goes_on() {
    let text = "command pembroke; pembroke-pk1 1211 6; pembroke-pk2 1312 10; ebruce-pk1 1212 12 schiltron; keith-mm1 1904 6; \
        fight pembroke-pk1 x ebruce-pk1; fight pembroke-pk2 x ebruce-pk1";
    // +1 for two, +4 front and flank, -1 the formation.
    let battle = fought("bannockburn", text, &[7]);
    battle.cites("MI-Q12.7-4").cites("MI-SCH-6");
    assert_eq!(battle.at("ebruce-pk1"), "1212 12 disordered schiltron");
    assert_eq!(battle.count("advanced"), 0);
}

#[test]
fn ruling_53_no_other_defender_fills_the_hex() {
    // One unit attacks two side by side: whoever is driven back second does not step into the hex of the first.
    let text = "command lancaster; lancaster-dm1 2009 6; enrique-pk1 2010 12; enrique-pk2 1910 12; enrique-pk8 2220 12; \
        fight lancaster-dm1 x enrique-pk1; fight lancaster-dm1 x enrique-pk2";
    let mut battle = fought("najera", text, &[7, 7]);
    assert_eq!(battle.asked(), "cas next");
    battle.play("next enrique-pk1; retreat 2111 facing 12");
    assert!(!hexes(&battle, "retreat").contains(&"2010".to_string()));
    battle.refuses("retreat 2010 facing 12", "MI-12.3a");
}

#[test]
fn r_10_3f_ruling_10_3_7_all_dice_then_the_results() {
    let text = "command lancaster; lancaster-dm1 2009 6; enrique-pk1 2010 12; enrique-pk2 1910 12; enrique-pk8 2220 12; \
        fight lancaster-dm1 x enrique-pk1; fight lancaster-dm1 x enrique-pk2";
    let battle = fought("najera", text, &[6, 0]);
    let order: Vec<&str> =
        battle.happened().into_iter().filter(|it| ["fought", "disordered"].contains(it)).collect();
    assert_eq!(order, ["fought", "fought", "disordered", "disordered"]);
    battle.cites("MI-10.3f");
}

#[test]
fn ruling_50_retired_is_not_disordered() {
    let text = "phase moving; command enrique; enrique-pk1 1818 12 retired; lancaster-dm1 1508 6; leader enrique 1818";
    let mut battle = stage("najera", text);
    battle.play("end");
    assert_eq!(battle.at("enrique-pk1"), "1818 12 retired", "rest does not bring it back");
    let look = battle.look();
    assert_eq!(look.shock_of(battle.id("enrique-pk1")), 3, "its other side is up");
}

#[test]
fn ruling_12_4_3_the_retired_do_nothing_else() {
    let text = "phase moving; command enrique; enrique-cb1 2010 12 retired; lancaster-dm1 2009 6; leader enrique 1818";
    let mut battle = stage("najera", text);
    assert!(battle.legal_with("fire").is_empty());
    assert!(!battle.look().has_zone(battle.id("enrique-cb1")));
    battle.play("end");
    assert_ne!(battle.asked(), "cas naming");
}

#[test]
fn ruling_9_3_3_riders_without_armour_are_retired_instead() {
    let text = "phase moving; command lancaster; lancaster-lb1 2009 6; tello-g1 2010 12 disordered; enrique-pk8 2220 12";
    let mut battle = stage("najera", text);
    // +2 at one hex: 6 and 7 of the mounted Disordered.
    battle.play("fire lancaster-lb1 tello-g1");
    assert_eq!(battle.asked(), "cas return-fire");
    battle.roll([4]).play("hold-fire");
    assert_eq!(battle.asked(), "cas retire");
    battle.play("retire 1621 facing 12").cites("MI-Q9.3-3");
}

#[test]
fn r_12_1_which_table() {
    let charge = "phase naming; command enrique; enrique-mm1 1911 12; lancaster-dm1 2009 6; leader enrique 1811; \
        fight enrique-mm1 x lancaster-dm1 charge";
    let mut battle = stage("najera", charge);
    battle.play("confirm");
    // 0 in all: the table of charges unhorses, that of shock throws back.
    battle.roll([4, 1]).play("ride 1910 facing 12").cites("MI-12.1");
    assert_eq!(battle.at("enrique-mm1"), "1910 UH 12 disordered");
    let shock =
        "command enrique; enrique-mm1 1910 12; lancaster-dm1 2009 6; fight enrique-mm1 x lancaster-dm1";
    let battle = fought("najera", shock, &[3]);
    assert_eq!(
        (battle.asked(), battle.at("enrique-mm1")),
        ("cas retreat".into(), "1910 12 disordered".into())
    );
}

#[test]
fn r_12_2d_two_less_in_attack_and_no_charge() {
    let text = "phase naming; command enrique; enrique-mm1 1911 12; enrique-mm2 1811 12 disordered; lancaster-dm1 2009 6; lancaster-dm2 1809 6; \
        leader enrique 1811";
    let battle = stage("najera", text);
    assert!(battle.lists("charge enrique-mm1 lancaster-dm1"));
    assert!(battle.legal_with("charge enrique-mm2").is_empty());
}

#[test]
fn ruling_12_7_2_the_table_of_shock() {
    let mut battle = on_levies(9, &format!("{FRESH}; enrique-pk2 2011 12"));
    battle.roll([2]).play("retreat 2110 facing 12");
    assert!(battle.cited_by("fought").contains(&"MI-Q12.7-2"));
}

#[test]
fn ruling_12_7_5_it_hits_whoever_was_attacked_already() {
    let text = "phase naming; command lancaster; lancaster-dm1 2009 6; lancaster-dm2 1911 4; enrique-pk1 2010 12; enrique-pk2 2011 12; \
        enrique-pk8 2220 12; fight lancaster-dm1 x enrique-pk1; fight lancaster-dm2 x enrique-pk2";
    let mut battle = stage("najera", text);
    battle.play("confirm");
    // The flank is worth +2: nothing. Then 11 against the other.
    battle.roll([0, 9]).play("resolve lancaster-dm2");
    battle.roll([2]).play("retreat 2110 facing 12").cites("MI-Q12.7-5");
    assert_eq!(battle.count("fought"), 1);
}

#[test]
fn ruling_72_nobody_goes_on_who_may_not() {
    let mut battle = on_levies(6, FRESH);
    battle.play("retreat 2110 facing 12");
    battle.refuses("continue lancaster-dm1 2010", "MI-12.7b");
    assert!(battle.grounds("continue lancaster-dm1 2010").contains("MI-R72"));
}
