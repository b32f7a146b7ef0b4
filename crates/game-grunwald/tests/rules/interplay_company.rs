//! Overruns with company, leaders who only stand by, banners of those who flee.

use crate::{board, hex, side};
use game_grunwald::action::Action;
use game_grunwald::content::CONTENT;
use game_grunwald::event::Event;
use game_grunwald::state::{Aim, Marks, Phase, Spot, Staff};

#[test]
fn ruling_26_when_the_mover_is_gone_nobody_else_is_shot_at() {
    let mut board =
        board().phase(1).put("TAT1 0911 S pf1").put("PKR1 0812 N").put("TXB1 0914 N").put("TXB2 1014 NW");
    let unit = board.id("TAT1");
    board.act(Action::Move { unit }, &[]);
    board.act(Action::Forward { hold: false }, &[]);
    assert_eq!(board.asked(), "order fire");
    let (by, at) = (board.id("TXB1"), Aim::Unit(unit));
    let events = board.act(Action::Fire { by, at }, &[5, 5]);
    assert!(events.iter().any(|event| matches!(event, Event::Eliminated { .. })));
    assert_ne!(board.asked(), "order fire", "TXB2 has PKR1 in range, but PKR1 does not move");
}

#[test]
fn r_11_2_5_a_leader_on_the_move_draws_no_fire_on_those_he_joins() {
    let board = {
        let mut board = board().phase(1).put("PKR1 0913 S").lead("zyndram", "0911").put("TXB1 0915 N");
        let zyndram =
            board.rules.scenario.leaders.iter().position(|it| CONTENT.counters.leaders[*it].id == "zyndram");
        let leader = zyndram.expect("he takes part") as u8;
        board.act(Action::MoveLeader { leader }, &[]);
        board.act(Action::LeaderTo { hex: hex("0912") }, &[]);
        board.act(Action::LeaderTo { hex: hex("0913") }, &[]);
        board
    };
    let mut legal = Vec::new();
    board.look().legal(&mut legal);
    let by = board.id("TXB1");
    assert_eq!(legal, [Action::Fire { by, at: Aim::Leaders(hex("0913")) }, Action::HoldFire]);
}

#[test]
fn r_8_2_4_only_a_leader_who_was_with_the_beaten_is_thrown_for() {
    // Wallenrod stands alone where the beaten end.
    let mut board = board().phase(2).put("PKR1 0914 S nc3").put("TEL3 0915 N").lead("wallenrod", "0917");
    let attack = board.attack("PKR1 x 0915");
    // In range he helps: 5:1, where a seven is D2.
    board.act(attack, &[3, 4]);
    let unit = board.id("TEL3");
    board.act(Action::FallBack { unit, hex: hex("0916"), leader: false }, &[]);
    let events = board.act(Action::FallBack { unit, hex: hex("0917"), leader: false }, &[]);
    assert!(!events.iter().any(|event| matches!(event, Event::LeaderThrow { .. })));
    assert_eq!(board.leader_at("wallenrod"), "0917");
}

#[test]
fn ruling_42_who_comes_to_his_senses_infects_nobody() {
    let mut board = board()
        .phase(1)
        .put("LNO1 0920 N pf1 panicked")
        .put("LNO2 0920 N pf1")
        .put("PKR1 0925 N")
        .put("TGM1 3010 S");
    board.state.now.phase = Phase::Panic;
    let unit = board.id("LNO1");
    board.state.unit_mut(unit).marks.set(Marks::MUST_FLEE);
    board.act(Action::TryRally { unit }, &[1]);
    assert_eq!(board.at("LNO1"), "0920 N pf1 nc0 disorganised");
    assert!(board.look().may_act(board.id("LNO2")).is_ok(), "no test, no lost move");
}

#[test]
fn ruling_46_leaders_move_in_cavalry_phases_only() {
    let mut board =
        board().phase(3).put("PIL1 0920 N").lead("zyndram", "0920").put("PIL2 0925 N").put("TGM1 3010 S");
    let unit = board.id("PIL1");
    board.act(Action::Move { unit }, &[]);
    let mut legal = Vec::new();
    board.look().legal(&mut legal);
    assert!(!legal.iter().any(|action| matches!(action, Action::TakeLeader { .. })));
}

/// Charging cavalry with foot in front, its leader taken along.
fn onslaught(foot: &str) -> crate::Board {
    let mut board = board()
        .phase(1)
        .put("PKR1 0917 N")
        .lead("zyndram", "0917")
        .put("PKR2 0925 N")
        .put(foot)
        .put("TGM1 3010 S");
    let unit = board.id("PKR1");
    let zyndram =
        board.rules.scenario.leaders.iter().position(|it| CONTENT.counters.leaders[*it].id == "zyndram");
    let leader = zyndram.expect("he takes part") as u8;
    board.act(Action::Move { unit }, &[]);
    board.act(Action::TakeLeader { leader }, &[]);
    board.act(Action::Forward { hold: false }, &[]);
    board.act(Action::Forward { hold: false }, &[]);
    board
}

#[test]
fn r_5_8_6_v_30_riding_down_foot_takes_a_level_and_the_leader_comes_along() {
    // The foot faces away: no zone to stop in.
    let mut board = onslaught("TIL1 0914 N");
    assert_eq!(board.at("PKR1"), "0915 N pf2 nc2");
    // 2 + 2 + 2 + 2 - 2 - 1 = 5 with a throw of two: the foot is gone, the rider tests three better and passes.
    let events = board.act(Action::Overrun, &[2, 6]);
    assert!(events.iter().any(|event| matches!(event, Event::OverrunEnded { success: true, .. })));
    assert_eq!(
        (board.at("PKR1"), board.at("TIL1"), board.leader_at("zyndram")),
        ("0914 N pf2 nc1".into(), "gone".into(), "0914".into())
    );
    assert_eq!((board.state.morale, board.state.points), (0, [0, 0]), "5.8.9");
}

#[test]
fn r_5_8_7_v_31_who_fails_is_thrown_back_and_tested() {
    let mut board =
        board().phase(1).put("LME1 0917 N pf1").put("PKR2 0925 N").put("TIH1 0914 N").put("TGM1 3010 S");
    let unit = board.id("LME1");
    board.act(Action::Move { unit }, &[]);
    board.act(Action::Forward { hold: false }, &[]);
    board.act(Action::Forward { hold: false }, &[]);
    // 1 + 2 + 1 + 0 - 2 - 2 = 0: no row helps; a four at level 0 disorganises.
    board.act(Action::Overrun, &[1, 4]);
    assert_eq!(
        (board.at("LME1"), board.at("TIH1")),
        ("0915 N pf1 nc0 disorganised".into(), "0914 N pf2 nc0".into())
    );
}

#[test]
fn ruling_38_a_leader_goes_with_foot_that_gives_way() {
    let mut board = board()
        .phase(1)
        .put("PSI1 0917 N")
        .put("PKR2 0925 N")
        .put("TIL1 0914 N")
        .lead("wallenrod", "0914")
        .put("TGM1 3010 S");
    let unit = board.id("PSI1");
    board.act(Action::Move { unit }, &[]);
    board.act(Action::Forward { hold: false }, &[]);
    board.act(Action::Forward { hold: false }, &[]);
    // 1 + 2 + 2 + 1 - 2 - 1 = 3: the rider passes with a four, the foot, led, with a four too.
    board.act(Action::Overrun, &[1, 4, 4]);
    assert_eq!(board.asked(), "order aside");
    let mut legal = Vec::new();
    board.look().legal(&mut legal);
    board.act(legal[0].clone(), &[]);
    assert_eq!(board.leader_at("wallenrod"), board.at("TIL1").split(' ').next().expect("a hex"));
    assert_ne!(board.leader_at("wallenrod"), "0914");
    assert_eq!(board.at("PSI1"), "0914 N pf2 nc1");
}

#[test]
fn r_5_5_10_foot_in_the_way_of_a_pursuit_may_be_ridden_down_or_not() {
    let mut board = board().phase(2).put("PKR1 0914 S nc3").put("TEL3 0915 N").put("TIL1 0917 N");
    let attack = board.attack("PKR1 x 0915");
    board.act(attack, &[4, 5]);
    let unit = board.id("TEL3");
    // Back past the foot: 0916, then 1016 beside it; 0916 is free, so nobody is in the way of the first two hexes.
    board.act(Action::FallBack { unit, hex: hex("0916"), leader: false }, &[]);
    let mut legal = Vec::new();
    board.look().legal(&mut legal);
    let on =
        legal.iter().find(|it| matches!(it, Action::FallBack { hex: to, .. } if *to != hex("0917"))).cloned();
    board.act(on.expect("another way"), &[]);
    board.act(Action::Face { facing: side("N") }, &[]);
    assert_eq!(board.asked(), "allied face", "0915, 0916; the last hex is not empty");
    assert_eq!(board.at("PKR1"), "0916 S pf2 nc3");
}

#[test]
fn r_5_5_9_facing_back_after_a_pursuit_ends_the_charge() {
    let mut board = board().phase(2).put("PKR1 0914 S nc3").put("TEL3 0915 N");
    let attack = board.attack("PKR1 x 0915");
    board.act(attack, &[4, 5]);
    let unit = board.id("TEL3");
    board.act(Action::FallBack { unit, hex: hex("1015"), leader: false }, &[]);
    board.act(Action::FallBack { unit, hex: hex("1116"), leader: false }, &[]);
    board.act(Action::Face { facing: side("N") }, &[]);
    // 0915, then 1015: the last step led south-east, so north-west is about.
    board.act(Action::Face { facing: side("NW") }, &[3, 4]);
    assert_eq!(board.at("PKR1"), "1015 NW pf2 nc0");
}

#[test]
fn r_7_1_5_the_banner_of_one_who_flees_falls_where_he_falls() {
    let mut board = board()
        .phase(1)
        .put("PKR1 0920 N pf1 panicked")
        .put("PKR2 0920 N pf1")
        .bear("KR", "PKR1")
        .put("PKR3 0925 N")
        .put("TGM1 0922 N")
        .put("TGM2 0822 N")
        .put("TGM3 1022 N");
    board.state.now.phase = Phase::Panic;
    let unit = board.id("PKR1");
    board.state.unit_mut(unit).marks.set(Marks::MUST_FLEE);
    board.act(Action::Flee { unit }, &[]);
    while board.asked() == "allied flee" {
        let mut legal = Vec::new();
        board.look().legal(&mut legal);
        board.act(legal[0].clone(), &[]);
    }
    assert_eq!(board.at("PKR1"), "gone", "into the zones to the south");
    let staff = board.state.banners[0].staff;
    assert!(matches!(staff, Staff::Lies(_)), "it fell where he fell: {staff:?}");
    assert_eq!(board.state.morale, -4);
}

#[test]
fn r_7_1_2_archers_leave_their_banner_behind() {
    let mut board =
        board().phase(3).put("PXB1 0920 N").bear("KR", "PXB1").put("PIL1 0925 N").put("TGM1 3010 S");
    let unit = board.id("PXB1");
    board.act(Action::Move { unit }, &[]);
    board.act(Action::Minimum { advance: true, facing: side("N") }, &[]);
    assert_eq!(board.state.banners[0].staff, Staff::Lies(hex("0920")));
}

#[test]
fn ruling_63_a_leader_needs_cavalry_before_the_battle_begins() {
    let scenario = CONTENT.scenario("choc-des-titans").expect("a scenario");
    let rules = game_grunwald::Grunwald::new(&CONTENT, scenario, Default::default());
    let mut state = rules.start();
    let mut play = |action: Action| {
        let mut dice = engine::dice::NoDice;
        game_grunwald::play::perform(&rules, &mut state, &mut dice, &mut engine::Silent, &action)
            .expect("no dice");
        rules.look(&state).setup_complete(game_grunwald::state::ORDER)
    };
    assert!(play(Action::UseDefault));
    let wallenrods = rules.look(&rules.start()).find("TOR1").expect("a counter");
    assert!(!play(Action::Unplace { unit: wallenrods }), "he and his banner wait again");
}

#[test]
fn r_12_1_7_work_on_walls_begins_again_elsewhere() {
    let mut board = board().put("TIL1 4924 N");
    let unit = board.id("TIL1");
    board.state.unit_mut(unit).wrecked = 3;
    board.state.stand(unit, Spot::Map(hex("4925")));
    assert_eq!(board.state.unit(unit).wrecked, 0);
}

#[test]
fn r_4_4_1_nobody_leaves_from_the_middle_of_the_map_in_a_pursuit() {
    let mut board = board().phase(2).put("PKR1 0914 S nc3").put("TEL3 0915 N").lead("zyndram", "0914");
    let attack = board.attack("PKR1 x 0915");
    board.act(attack, &[4, 5]);
    while board.asked() == "order retreat" {
        let mut legal = Vec::new();
        board.look().legal(&mut legal);
        board.act(legal[0].clone(), &[]);
    }
    board.act(Action::Face { facing: side("N") }, &[]);
    assert_eq!(board.asked(), "allied pursue");
    let mut legal = Vec::new();
    board.look().legal(&mut legal);
    assert!(!legal.contains(&Action::Exit), "nobody leaves from the middle of the map");
}
