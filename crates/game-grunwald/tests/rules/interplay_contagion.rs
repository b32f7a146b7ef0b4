//! Where several rules meet: contagion, roads on foot, leaders, banners, fire, forts and the set-up.

use crate::asking::fall_back;
use crate::helpers::set_up;
use crate::{Board, board, board_with, hex, side};
use game_grunwald::Options;
use game_grunwald::action::Action;
use game_grunwald::event::Event;
use game_grunwald::reaching::ways;
use game_grunwald::state::{Aim, Marks, Staff};

/// How often a unit was tested.
fn tests_of(board: &Board, events: &[Event], name: &str) -> usize {
    let id = board.id(name);
    events.iter().filter(|event| matches!(event, Event::Tested { unit, .. } if *unit == id)).count()
}

/// The rest of a combat with these dice, whatever is answered.
fn to_the_end(board: &mut Board, dice: &[u8]) -> Vec<Event> {
    board.play(dice, |board, legal| {
        board.state.now.fight.as_ref()?;
        legal.last().cloned()
    })
}

// ---------------------------------------------------------------- 9.1, 10.1: contagion

#[test]
fn ruling_42_who_is_crossed_in_a_retreat_is_tested_when_it_is_over() {
    let mut board = board()
        .phase(2)
        .put("PKR1 0914 S nc1")
        .put("TEL3 0915 N pf1 disorganised")
        .put("TSB2 0916 N pf1")
        .put("TGM5 0925 N");
    let attack = board.attack("PKR1 x 0915");
    // Any D2: right through a friend in good order, who throws in the end.
    board.act(attack, &[4, 4]);
    fall_back(&mut board, "TEL3", &["0916", "0917"]);
    assert_eq!(board.at("TSB2"), "0916 N pf1 nc0");
    let events = to_the_end(&mut board, &[2, 6, 6]);
    assert_eq!(tests_of(&board, &events, "TSB2"), 1);
    assert_eq!(board.at("TSB2"), "0916 N pf1 nc0 disorganised");
}

#[test]
fn ruling_42_two_who_fall_back_together_meet_once() {
    let mut board = board()
        .phase(2)
        .put("PKR1 0914 S nc3")
        .put("TEN1 0915 N pf1 disorganised")
        .put("TEN2 0915 N pf1")
        .put("TGM5 0925 N");
    let attack = board.attack("PKR1 x 0915");
    board.act(attack, &[6, 5]);
    for unit in ["TEN1", "TEN2"] {
        if board.asked() == "order retreat" {
            let unit = board.id(unit);
            board.act(Action::FallBack { unit, hex: hex("0916"), leader: false }, &[]);
        }
        if board.asked() == "order face" {
            board.act(Action::Face { facing: side("N") }, &[]);
        }
    }
    let events = to_the_end(&mut board, &[3, 4, 1]);
    assert_eq!(tests_of(&board, &events, "TEN2"), 1, "{events:?}");
}

#[test]
fn ruling_42_bad_ground_and_company_are_one_occasion() {
    let mut board = board().put("PKR5 3424 NE pf1").put("PIL1 3524 N pf1").put("PKR4 0925 N");
    let unit = board.id("PKR5");
    board.act(Action::Move { unit }, &[]);
    let events = board.act(Action::Forward { hold: false }, &[1]);
    assert_eq!(tests_of(&board, &events, "PIL1"), 1);
    assert!(board.at("PKR5").ends_with("disorganised"));
}

#[test]
fn r_10_1_2_whoever_stood_with_foot_that_is_swept_along_is_tested() {
    // The foot panics where it stands with a rider; it runs, the beaten come in, and in the end the rider throws for it.
    let mut board = board()
        .phase(2)
        .put("PKR1 0914 S nc2")
        .put("TEL3 0915 N pf1")
        .put("TIL1 0916 N pf1")
        .put("TSB2 0916 N pf1")
        .put("TGM5 0925 N");
    let attack = board.attack("PKR1 x 0915");
    board.act(attack, &[6, 5]);
    let unit = board.id("TEL3");
    if board.asked() == "order retreat" {
        board.act(Action::FallBack { unit, hex: hex("0916"), leader: false }, &[]);
    }
    let events = to_the_end(&mut board, &[6, 6, 1]);
    assert_eq!(tests_of(&board, &events, "TSB2"), 1, "{events:?}");
}

// ---------------------------------------------------------------- 4.1.2, 4.3.4, 4.3.8

#[test]
fn r_4_1_2_the_owner_says_which_winner_goes_first() {
    let mut board = board().phase(2).put("PKR1 0914 S").put("PKR2 1014 SW").put("TEL3 0915 N");
    let attack = board.attack("PKR1 PKR2 x 0915");
    board.act(attack, &[4, 5]);
    while board.asked().starts_with("order") {
        let step = board.legal().remove(0);
        board.act(step, &[]);
    }
    assert_eq!(board.asked(), "allied next");
    let unit = board.id("PKR2");
    board.act(Action::Next { unit }, &[]);
    assert_eq!(&board.at("PKR2")[..4], "0915");
    assert_eq!(&board.at("PKR1")[..4], "0914", "there is no room for two");
    // Nobody is asked who cannot go.
    assert!(!board.asked().ends_with("next"));
}

#[test]
fn r_5_2_9_those_who_only_may_advance_can_all_stay_at_once() {
    let fought = |low: u8| {
        let mut board =
            board().phase(2).put("PKR1 0914 S nc3").put("PKR2 1014 SW nc3").put("TIM1 0915 N pf1");
        let attack = board.attack("PKR1 PKR2 x 0915");
        board.act(attack, &[low, 3]);
        board
    };
    // Any throw that destroys it.
    let mut board = (1..=6).map(fought).find(|board| board.asked() == "allied next").expect("one does");
    board.act(Action::StayPut, &[]);
    assert!(board.state.now.fight.is_none(), "{}", board.asked());
    assert_eq!((&board.at("PKR1")[..4], &board.at("PKR2")[..4]), ("0914", "1014"));
}

#[test]
fn r_5_5_10_nobody_has_to_ride_down_his_own_foot() {
    let fought = |low: u8| {
        let mut board =
            board().phase(2).put("PKR1 0914 S pf1").put("TIL1 0915 N pf1").put("TGM1 1014 S pf1 nc2");
        let attack = board.attack("PKR1 x 0915 1014");
        board.act(attack, &[low, 6]);
        while board.asked().starts_with("allied") && board.state.now.fight.is_some() {
            let step = board.legal().remove(0);
            board.act(step, &[]);
        }
        board
    };
    // Any throw that beats the attacker: then nobody leads the Order, and both must follow.
    let mut board = (1..=6).map(fought).find(|board| board.asked() == "order next").expect("one does");
    let unit = board.id("TIL1");
    board.act(Action::Next { unit }, &[]);
    if board.asked() == "order face" {
        board.act(Action::Face { facing: side("N") }, &[]);
    }
    assert_eq!((&board.at("TIL1")[..4], board.asked().as_str()), ("0914", "order pursue"));
    assert!(board.look().allows(&Action::StayPut) && board.legal().len() == 2, "{:?}", board.legal());
}

#[test]
fn r_5_4_2_foot_of_the_beaten_that_is_swept_along_goes_back_once() {
    let mut board =
        board().phase(2).put("PKR1 0914 S nc3").put("TEL3 0915 N").put("TIL1 0916 N").put("TGM5 0925 N");
    let attack = board.attack("PKR1 x 0915");
    board.act(attack, &[4, 5]);
    // As if it had been attacked too, by somebody who fell.
    let foot = board.id("TIL1");
    let fight = board.state.now.fight.as_mut().expect("they fight");
    fight.defenders.push(foot);
    fight.waiting.push(foot);
    let unit = board.id("TEL3");
    board.act(Action::FallBack { unit, hex: hex("0916"), leader: false }, &[]);
    while board.asked() == "order retreat" || board.asked() == "order face" {
        let step = board.legal().remove(0);
        board.act(step, &[]);
        let Some(fight) = board.state.now.fight.as_deref() else { break };
        let swept = fight.traces.iter().find(|trace| trace.unit == foot);
        if let Some(trace) = swept {
            assert_eq!((trace.hexes[0], trace.hexes.len()), (hex("0916"), 4));
        }
        assert!(swept.is_none() || !fight.waiting.contains(&foot));
    }
    let fight = board.state.now.fight.as_deref().expect("the winner still has to go");
    assert_eq!(fight.traces.iter().filter(|trace| trace.unit == foot).count(), 1);
}

#[test]
fn r_4_3_4_at_speed_nobody_turns_sharply_in_an_advance() {
    let advanced = |speed: u8| {
        let fought = |low: u8| {
            let mut board =
                board().phase(2).put(&format!("PKR1 0914 S nc{speed}")).put("TIM1 0915 N pf1 disorganised");
            let attack = board.attack("PKR1 x 0915");
            board.act(attack, &[low, 3]);
            board
        };
        // Any throw that destroys it.
        let mut board =
            (1..=6).map(fought).find(|board| board.asked() == "allied advance").expect("one does");
        board.act(Action::Advance { hex: hex("0915"), leader: false }, &[]);
        assert_eq!(board.asked(), "allied face");
        board.legal().len()
    };
    // A step forward makes it faster: from 0 to 1, from 3 not at all.
    assert_eq!((advanced(0), advanced(3)), (6, 3));
}

#[test]
fn r_4_3_8_nobody_comes_back_to_turn_in_the_same_hex() {
    let mut board = board().put("TAT1 0915 N").put("PKR4 0925 N");
    let turn = |sixths| Action::Turn { sixths };
    let on = Action::Forward { hold: false };
    board.ride_on("TAT1", &[turn(1), on.clone(), turn(2), on.clone(), turn(2), on]);
    assert!(board.at("TAT1").starts_with("0915"), "{}", board.at("TAT1"));
    let no = board.look().check(&turn(1)).expect_err("it has turned here");
    assert_eq!(no.reasons[0].rule.map(|rule| rule.id()), Some("G-4.3.8"));
    assert!(!board.legal().iter().any(|action| matches!(action, Action::Turn { .. })));
}

// ---------------------------------------------------------------- T.1: the road on foot

#[test]
fn r_t_1_the_extra_hex_on_a_road_is_free_but_not_the_friend_in_it() {
    let road = |friend: &str, steps: usize| {
        let mut board =
            board().phase(7).put("TIM1 2100 S").put(&format!("TXB1 {friend} S")).put("TIM2 0925 N");
        let unit = board.id("TIM1");
        let four = board.look().allowance(unit) / 2;
        board.ride_on("TIM1", &vec![Action::Forward { hold: false }; steps]);
        (four, board.look().allows(&Action::Forward { hold: false }))
    };
    // Four points: three are gone, the last one pays the friend and the road is free.
    assert_eq!(road("2104", 3), (4, true));
    // Four are gone: the road would be free, the friend is not.
    assert_eq!(road("2105", 4), (4, false));
}

// ---------------------------------------------------------------- leaders

#[test]
fn ruling_46_a_leader_without_points_stays_when_his_riders_leave_the_map() {
    let mut board = board().put("TAT1 0910 N").lead("witold", "0910").put("PKR4 0925 N");
    let leader = board.leader("witold");
    let mut steps = vec![Action::TakeLeader { leader }];
    steps.extend(vec![Action::Forward { hold: false }; 10]);
    board.ride_on("TAT1", &steps);
    assert!(board.at("TAT1").starts_with("0900"), "{}", board.at("TAT1"));
    board.act(Action::Exit, &[]);
    assert_eq!(board.leader_at("witold"), "0900");
}

#[test]
fn ruling_38_the_rider_keeps_his_own_leader_when_friends_give_way() {
    let mut board =
        board().put("PSI1 0915 N nc2").lead("zyndram", "0915").put("PIL1 0914 N").put("PKR3 0925 N");
    let leader = board.leader("zyndram");
    board.ride_on("PSI1", &[Action::TakeLeader { leader }]);
    // The rider passes, the foot holds out and gives way.
    board.act(Action::Overrun, &[1, 1, 1]);
    assert_eq!(board.asked(), "allied aside");
    let step = board.legal().remove(0);
    board.act(step, &[]);
    assert_eq!((&board.at("PSI1")[..4], board.leader_at("zyndram").as_str()), ("0914", "0914"));
}

#[test]
fn r_14_1_3_who_rides_with_the_attackers_of_a_lone_leader_tires() {
    let options = Options { organisation: true, fatigue: true, ..Options::default() };
    let mut board =
        board_with(options).phase(2).put("PKR1 0914 S").lead("zyndram", "0914").lead("wallenrod", "0915");
    let helped = |board: &Board, name: &str| board.state.leaders[usize::from(board.leader(name))].active;
    assert!(!helped(&board, "zyndram"));
    let attack = board.attack("PKR1 x 0915");
    board.act(attack, &[3, 4]);
    assert_eq!(board.leader_at("wallenrod"), "dead");
    assert!(helped(&board, "zyndram"));
}

// ---------------------------------------------------------------- banners

#[test]
fn r_6_1_5_a_banner_won_back_from_the_fleeing_moves_the_marker() {
    let mut board =
        board().phase(5).put("TGM1 0920 N panicked").bear("KR", "TGM1").put("TGM5 2510 N").in_panic("TGM1");
    let unit = board.id("TGM1");
    let home = board.look().ways_home(unit, hex("0920")).next;
    let captor = board.rules.content.field.label(home[0]);
    board = board.put(&format!("PKR1 {captor} N"));
    let before = board.state.morale;
    board.act(Action::Flee { unit }, &[]);
    while board.asked().ends_with("flee") {
        board.act(Action::FleeTo { hex: home[0] }, &[]);
    }
    assert_eq!(board.at("TGM1"), "gone");
    let track = board.rules.content.charts.track;
    assert_eq!(board.state.morale - before, track.banner + track.unit);
}

#[test]
fn r_7_1_2_foot_that_shoots_leaves_its_banner_even_when_it_runs_into_enemies() {
    let mut board =
        board().phase(3).put("PXB1 0920 N panicked").put("PIM1 0920 N").bear("KR", "PXB1").in_panic("PXB1");
    let unit = board.id("PXB1");
    let home = board.look().ways_home(unit, hex("0920")).next;
    for (enemy, at) in ["TGM1", "TGM2", "TGM3"].iter().zip(&home) {
        let label = board.rules.content.field.label(*at).to_string();
        board = board.put(&format!("{enemy} {label} S"));
    }
    board.act(Action::Flee { unit }, &[]);
    while board.asked().ends_with("flee") {
        board.act(Action::FleeTo { hex: home[0] }, &[]);
    }
    assert_eq!(board.at("PXB1"), "gone");
    assert!(board.state.banners.iter().any(|banner| banner.staff == Staff::Held(board.id("PIM1"))));
}

#[test]
fn r_7_1_6_a_banner_that_falls_under_the_hooves_is_captured() {
    // Foot with a banner holds out, but has nowhere to go.
    let mut board = board().put("PSI1 0915 N nc2").put("TIL1 0914 N").bear("GM", "TIL1").put("PKR3 0916 N");
    for (unit, label, facing) in [
        ("PKR1", "0813", "N"),
        ("PKR2", "1013", "N"),
        ("PKR4", "0912", "S"),
        ("PKR5", "0814", "N"),
        ("PKR6", "1014", "N"),
    ] {
        board = board.put(&format!("{unit} {label} {facing}"));
    }
    board.ride_on("PSI1", &[]);
    board.act(Action::Overrun, &[1, 4, 2]);
    assert_eq!(board.at("TIL1"), "gone");
    assert!(board.state.banners.iter().any(|banner| banner.staff == Staff::Held(board.id("PSI1"))));
}

#[test]
fn r_7_1_3_who_held_a_banner_for_a_moment_is_not_bound() {
    let mut board = board()
        .phase(5)
        .put("TEL3 0914 N pf1")
        .put("TEN1 0914 N pf1")
        .put("TEN2 0914 N pf1")
        .bear("GM", "TEL3");
    let bearer = board.id("TEL3");
    let banner =
        board.state.banners.iter().position(|it| it.staff == Staff::Held(bearer)).expect("it bears one");
    board.state.banners[banner].moved_by = bearer;
    board.work(&[], |scribe| scribe.eliminate(bearer, game_grunwald::event::Blow::Combat, &[]));
    let unit = board.id("TEN2");
    assert_eq!(board.asked(), "order take-up");
    board.act(Action::TakeUp { unit }, &[]);
    let bound = |name: &str| board.state.unit(board.id(name)).marks.has(Marks::BOUND);
    assert_eq!((bound("TEN1"), bound("TEN2")), (false, true));
}

// ---------------------------------------------------------------- fire

#[test]
fn ruling_78_horse_archers_who_were_stopped_before_they_moved_still_shoot() {
    let mut board = board().put("TAT1 0913 S").put("TXB1 0914 N").put("PKR4 0925 N");
    let unit = board.id("TAT1");
    board.state.unit_mut(unit).marks.set(Marks::STOPPED);
    let target = Aim::Unit(board.id("TXB1"));
    let shots = ways(&board.rules, &board.state, unit.into());
    assert!(shots.iter().all(|way| way.kind == "fire") && !shots.is_empty(), "nothing else is offered");
    board.act(Action::Move { unit }, &[]);
    assert!(board.look().allows(&Action::Fire { by: unit, at: target }));
    assert!(
        !board.look().allows(&Action::Forward { hold: false })
            && !board.look().allows(&Action::Turn { sixths: 1 })
    );
    // Without anybody to shoot at he is not asked.
    let mut board = super::board().put("TAT1 0910 S").put("TXB1 0914 N").put("PKR4 0925 N");
    board.state.unit_mut(unit).marks.set(Marks::STOPPED);
    assert!(!board.look().allows(&Action::Move { unit }));
}

#[test]
fn ruling_75_of_shots_at_the_same_time_the_side_that_moves_throws_first() {
    let mut board = board().put("TAT1 0912 S").put("TXB1 0914 N").put("PKR4 0925 N");
    board.ride_on("TAT1", &[Action::Forward { hold: false }]);
    assert_eq!(board.asked(), "order fire");
    let (rider, bow) = (board.id("TAT1"), board.id("TXB1"));
    board.act(Action::Fire { by: bow, at: Aim::Unit(rider) }, &[]);
    assert_eq!(board.asked(), "allied shoot-back");
    let events = board.act(Action::ShootBack { at: Aim::Unit(bow) }, &[1, 1, 1, 2]);
    let shots: Vec<(u8, [u8; 2])> = events
        .iter()
        .filter_map(|event| match event {
            Event::Shot { by, throw, .. } => Some((*by, *throw)),
            _ => None,
        })
        .collect();
    assert_eq!(shots, [(rider, [1, 1]), (bow, [1, 2])]);
}

// ---------------------------------------------------------------- forts

#[test]
fn ruling_33_those_named_in_a_crowded_fort_leave_no_target_without_an_attacker() {
    let mut board = board()
        .phase(4)
        .put("LIL1 4924 N")
        .put("LIL2 4924 N")
        .put("LIL3 4924 NE")
        .put("TIL1 4923 S")
        .put("TIL2 5024 NW");
    let covers = |board: &Board, name: &str, label: &str| board.look().controls(board.id(name), hex(label));
    let seen: Vec<(&str, bool, bool)> = ["LIL1", "LIL3"]
        .map(|name| (name, covers(&board, name, "4923"), covers(&board, name, "5024")))
        .to_vec();
    assert_eq!(seen, [("LIL1", true, false), ("LIL3", true, true)]);
    let attack = board.attack("LIL1 LIL2 LIL3 x 4923 5024");
    board.act(attack, &[]);
    board.in_every_fort_group("LIL3");
}

// ---------------------------------------------------------------- the set-up

#[test]
fn ruling_82_the_default_makes_foot_ready_to_shoot_again() {
    let mut board = set_up("choc-des-titans", Options::default());
    board.act(Action::UseDefault, &[]);
    let unit = (0..board.rules.roster.len() as u8)
        .find(|id| board.look().card(*id).kind.missile() && board.state.hex_of(*id).is_some())
        .expect("somebody shoots");
    board.act(Action::Formation { unit }, &[]);
    assert!(!board.state.unit(unit).ready);
    board.act(Action::UseDefault, &[]);
    assert!(board.state.unit(unit).ready);
}
