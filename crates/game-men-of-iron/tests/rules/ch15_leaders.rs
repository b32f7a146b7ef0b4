//! 15.4 to 15.6: how leaders are lost, where they go, who replaces them.

use crate::stage::{Game, Stands, stage};

/// Men-at-arms of Du Guesclin attack those of Lancaster, who is with them.
fn attacked(stand: &str, more: &str, dice: &[u8]) -> Game {
    let text = format!(
        "phase naming; command guesclin; guesclin-dm1 2010 12; lancaster-dm1 2009 6 {stand}; leader lancaster 2009; \
        enrique-pk8 2220 12; fight guesclin-dm1 x lancaster-dm1; {more}"
    );
    let mut battle = stage("najera", &text);
    battle.roll(dice).play("confirm");
    battle
}

#[test]
fn r_15_4a_v_37_nine_and_more_endanger_a_leader() {
    let text = "phase moving; command lancaster; lancaster-lb1 2009 6; enrique-pk1 2010 12; leader enrique 2010; enrique-pk8 2220 12";
    let mut battle = stage("najera", text);
    battle.roll([7, 8]).play("fire lancaster-lb1 enrique-pk1").cites("MI-15.4a");
    assert_eq!((battle.leader_at("enrique"), battle.points()), ("gone".into(), [0, 3]));
    assert_eq!(battle.asked(), "cas retreat", "his unit suffers its result after that");
}

#[test]
fn r_15_4a_v_38_on_seven_he_is_safe() {
    let text = "phase moving; command lancaster; lancaster-lb1 2009 6; enrique-pk1 2010 12; leader enrique 2010; enrique-pk8 2220 12";
    let mut battle = stage("najera", text);
    battle.roll([7, 7]).play("fire lancaster-lb1 enrique-pk1");
    assert_eq!(battle.leader_at("enrique"), "2010");
    battle.play("retreat 2011 facing 12");
    assert_eq!(battle.leader_at("enrique"), "2011", "he goes along");
    // Eight is not nine.
    let mut battle = stage("najera", text);
    battle.roll([6]).play("fire lancaster-lb1 enrique-pk1");
    assert_eq!(battle.count("leader-thrown"), 0);
}

#[test]
fn r_15_4b_v_39_three_and_more_kill() {
    // -2 their modifier: 7 Disorders them. Seven less his rating of four.
    let battle = attacked("", "", &[9, 7]);
    battle.cites("MI-15.4b");
    assert_eq!(
        (battle.leader_at("lancaster"), battle.points()),
        ("2009".into(), [2, 0]),
        "a replacement stands in his place"
    );
}

#[test]
fn r_15_4b_v_40_two_do_not() {
    let battle = attacked("", "", &[9, 6]);
    assert_eq!((battle.leader_at("lancaster"), battle.points()), ("2009".into(), [0, 0]));
}

#[test]
fn r_15_4b_s_27_retired_and_the_leader_thrown_for() {
    let mut battle = attacked("disordered", "", &[6, 8]);
    assert_eq!(battle.points(), [2, 0]);
    battle.play("retire 1603 facing 6");
    assert_eq!(battle.points(), [3, 0]);
}

#[test]
fn ruling_15_4_3_s_27_he_goes_along_or_stays() {
    for (answer, hex) in [("leader-goes", "1603"), ("leader-stays", "2009")] {
        let mut battle = attacked("disordered", "", &[6, 6]);
        battle.play("retire 1603 facing 6");
        assert_eq!(battle.asked(), "ang along");
        battle.play(answer);
        assert_eq!(battle.leader_at("lancaster"), hex);
    }
}

#[test]
fn ruling_15_4_3_whoever_stays_is_displaced_when_the_victor_comes() {
    let mut battle = attacked("disordered", "", &[6, 6]);
    battle
        .play("retire 1603 facing 6; leader-stays; advance guesclin-dm1 2009 facing 12")
        .cites("MI-Q15.5-1");
    assert_eq!(battle.leader_at("lancaster"), "1603");
}

#[test]
fn ruling_15_4_1_disordered_again_calls_for_no_throw() {
    // Nothing but a retreat: 5 in the Disordered column.
    let mut battle = attacked("disordered", "", &[5]);
    battle.play("retreat 2008 facing 6");
    assert_eq!((battle.leader_at("lancaster"), battle.count("leader-thrown")), ("2008".into(), 0));
}

#[test]
fn ruling_64_who_cannot_retreat_is_eliminated_and_his_leader_thrown_for() {
    let blocked = "lancaster-dm2 2008 6; lancaster-dm3 1909 6; lancaster-dm4 1908 6; guesclin-dm2 2109 2; guesclin-dm3 1910 8";
    let battle = attacked("disordered", blocked, &[5, 8]);
    battle.cites("MI-R64");
    assert_eq!((battle.at("lancaster-dm1"), battle.points()), ("gone".into(), [5, 0]));
    // If it was Disordered by the same result, he was thrown for already: 8 Disorders it and drives it back.
    let text = "phase naming; command enrique; enrique-pk1 2010 12; enrique-pk2 1910 2; lancaster-dm1 2009 6; leader lancaster 2009; \
        lancaster-dm2 2008 6; lancaster-dm3 1909 6; lancaster-dm4 1908 6; enrique-pk3 2109 2; fight enrique-pk1 x lancaster-dm1; \
        fight enrique-pk2 x lancaster-dm1";
    let mut battle = stage("najera", text);
    battle.roll([9, 0]).play("confirm");
    assert_eq!((battle.at("lancaster-dm1"), battle.count("leader-thrown")), ("gone".into(), 1));
}

#[test]
fn r_15_4c_the_survivor_goes_to_the_nearest_of_his_own() {
    let mut battle = attacked("disordered", "lancaster-lb1 1707 6; prince-dm1 2007 6", &[9, 0]);
    assert_eq!(battle.leader_at("lancaster"), "1707", "9 eliminates; his own before others who are nearer");
    battle.cites("MI-15.4c");
    battle.play("advance guesclin-dm1 2009 facing 12");
}

#[test]
fn ruling_15_5_1_of_two_as_near_his_owner_chooses() {
    let mut battle = attacked("disordered", "lancaster-lb1 2007 6; lancaster-lb2 1909 6", &[9, 0]);
    assert_eq!(battle.leader_at("lancaster"), "1909", "one hex is nearer than two");
    let mut other = attacked("disordered", "lancaster-lb1 2008 6; lancaster-lb2 1909 6", &[9, 0]);
    assert_eq!(other.asked(), "ang displaced");
    other.play("leader-with lancaster-lb1");
    assert_eq!(other.leader_at("lancaster"), "2008");
    battle.play("advance guesclin-dm1 2009 facing 12");
}

#[test]
fn r_15_5_s_28_an_enemy_comes_where_he_is_alone() {
    let text = "phase moving; command lancaster; lancaster-dm1 2009 6; leader lancaster 2009; leader enrique 2010; enrique-pk1 1815 12; denia-mm1 2012 12";
    let mut battle = stage("najera", text);
    battle.play("move lancaster-dm1; 5; stop 6").cites("MI-Q15.5-1");
    assert_eq!(battle.leader_at("enrique"), "1815");
}

#[test]
fn ruling_15_4_2_a_leader_surrounded() {
    let ring = "lancaster-dm1 2009 6; lancaster-dm2 2109 6; lancaster-dm3 2110 6; lancaster-dm4 2111 6; lancaster-dm5 2011 6";
    let surrounded = |more: &str| {
        let battle = stage(
            "najera",
            &format!("phase free; holder ang; leader enrique 2010; enrique-pk8 2220 12; {ring}; {more}"),
        );
        let look = battle.look();
        look.leader_surrounded(engine::Seat(1), look.field().find("2010").unwrap())
    };
    assert!(!surrounded("prince-dm1 1508 6") && surrounded("lancaster-dm6 1910 6"));
    // In the corner of the map: two enemies are not enough.
    let cornered = |more: &str| {
        let battle = stage(
            "najera",
            &format!("phase free; holder ang; leader enrique 0101; enrique-pk8 2220 12; {more}"),
        );
        let look = battle.look();
        look.leader_surrounded(engine::Seat(1), look.field().find("0101").unwrap())
    };
    assert!(!cornered("lancaster-dm1 0201 6; lancaster-dm2 0102 6"));
}

#[test]
fn r_15_6a_s_29_a_replacement_before_anything_else() {
    let text = "phase moving; command warwick; happened marshals; warwick-lb1 1509 6; saarbruck-mm1 1510 12; leader saarbruck 1510; saarbruck-cb1 1109 6";
    let mut battle = stage("poitiers", text);
    battle.roll([7, 8]).play("fire warwick-lb1 saarbruck-mm1; end");
    assert_eq!((battle.asked(), battle.points()), ("fre replace".into(), [2, 0]));
    battle.play("leader-with saarbruck-cb1").cites("MI-15.6a");
    let look = battle.look();
    let leader = look.battle().find_leader("saarbruck").unwrap();
    let own = look.battle().leader(leader).command;
    assert_eq!(
        (look.rating(own), look.leader_range(leader), battle.leader_at("saarbruck")),
        (2, 4, "1109".into())
    );
    assert_eq!(battle.points(), [2, 0]);
}

#[test]
fn r_15_6b_replacements_count_nothing() {
    let text = "phase moving; command warwick; happened marshals; warwick-lb1 1509 6; saarbruck-mm1 1510 12; leader saarbruck 1510 replacement; \
        saarbruck-cb1 1109 6";
    let mut battle = stage("poitiers", text);
    assert_eq!(battle.points(), [2, 0]);
    battle.roll([7, 8]).play("fire warwick-lb1 saarbruck-mm1").cites("MI-15.6b");
    assert_eq!((battle.leader_at("saarbruck"), battle.points()), ("gone".into(), [2, 0]));
}

#[test]
fn ruling_15_6_1_a_command_without_units_gets_nobody() {
    let text =
        "phase moving; command lancaster; lancaster-dm1 2009 6; enrique-pk8 2220 12; leader denia gone";
    let mut battle = stage("najera", text);
    battle.play("end");
    assert_eq!((battle.asked(), battle.leader_at("denia")), ("cas free".into(), "gone".into()));
}

#[test]
fn ruling_15_6_1_the_inactive_side_first() {
    let text = "phase moving; command lancaster; lancaster-dm1 2009 6; lancaster-dm2 1509 6; leader lancaster gone; enrique-pk8 2220 12; \
        enrique-pk7 2120 12; leader enrique gone";
    let mut battle = stage("najera", text);
    battle.play("end");
    assert_eq!(battle.asked(), "cas replace");
    battle.play("leader-with enrique-pk8");
    assert_eq!(battle.asked(), "ang replace");
    battle.play("leader-with lancaster-dm1");
    assert_ne!(battle.asked(), "ang replace");
}

#[test]
fn ruling_78_leaders_are_thrown_for_before_the_results() {
    let battle = attacked("", "", &[9, 6]);
    let order = battle
        .happened()
        .into_iter()
        .filter(|it| ["fought", "leader-thrown", "disordered"].contains(it))
        .collect::<Vec<_>>();
    assert_eq!(order, ["fought", "leader-thrown", "disordered"]);
    battle.cites("MI-R78");
}

#[test]
fn r_15_3_one_more_with_their_leader_and_only_in_a_charge() {
    let charge = |leader: &str| {
        let text = format!(
            "phase naming; command enrique; enrique-mm1 1911 12; lancaster-dm1 2009 6; leader enrique {leader}; \
            fight enrique-mm1 x lancaster-dm1 charge"
        );
        let mut battle = stage("najera", &text);
        battle.play("confirm");
        // -1 in all; 2 only Disorders.
        battle.roll(if leader == "1911" { vec![4, 2, 0] } else { vec![4, 2] }).play("ride 1910 facing 12");
        battle.at("enrique-mm1")
    };
    assert_eq!(
        (charge("1811"), charge("1911")),
        ("1910 UH 12 disordered".into(), "1910 12 disordered".into())
    );
}

#[test]
fn r_15_2d_out_of_command_nobody_charges() {
    let text =
        "phase naming; command enrique; enrique-mm1 1911 12; lancaster-dm1 2009 6; leader enrique 1911";
    assert!(stage("najera", text).lists("charge enrique-mm1 lancaster-dm1"));
    let battle = stage("najera", &text.replace("1911 12", "1911 12 out-of-command"));
    assert!(!battle.allows("charge enrique-mm1 lancaster-dm1") || battle.asked() != "cas naming");
}
