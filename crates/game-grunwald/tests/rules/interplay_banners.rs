//! Where several rules meet: banners from hand to hand, zones and edges, the order of throws, forts, the set-up.

use crate::helpers::set_up;
use crate::{Board, board, board_with, hex, side};
use game_grunwald::Options;
use game_grunwald::action::Action;
use game_grunwald::event::Event;
use game_grunwald::state::{Marks, Order, Phase, Spot, Staff, Stage, Task, Units};

/// The one who holds a banner, or where it lies.
fn banner(board: &Board, name: &str) -> String {
    let at = board.banner(name);
    match board.state.banners[at].staff {
        Staff::Held(unit) => board.look().name(unit).to_string(),
        Staff::Lies(hex) => board.rules.content.field.label(hex).to_string(),
        other => format!("{other:?}"),
    }
}

fn bound(board: &Board, name: &str) -> bool {
    board.state.unit(board.id(name)).marks.has(Marks::BOUND)
}

/// Who has been tested, in this order.
fn tested(board: &Board, events: &[Event]) -> Vec<String> {
    let name = |event: &Event| match event {
        Event::Tested { unit, .. } => Some(board.look().name(*unit).to_string()),
        _ => None,
    };
    events.iter().filter_map(name).collect()
}

// ---------------------------------------------------------------- banners

/// Four in a fort about a leader who falls: the bearer has a point, the others what is written.
fn about_a_leader(points: [u8; 3]) -> Board {
    let [second, third, fourth] = points;
    let mut board = board()
        .put("LIL1 4924 N pf1")
        .put(&format!("LIL2 4924 N pf{second}"))
        .put(&format!("LIL3 4924 N pf{third}"))
        .put(&format!("LIL4 4924 N pf{fourth}"))
        .lead("zyndram", "4924")
        .bear("KR", "LIL1");
    let at = board.banner("KR");
    board.state.banners[at].moved_by = board.id("LIL1");
    board
}

#[test]
fn r_7_1_5_two_bearers_who_fall_by_one_blow_leave_one_question() {
    let mut board = about_a_leader([1, 2, 2]);
    let leader = board.leader("zyndram");
    board.work(&[], |scribe| scribe.kill_leader(leader, &[]));
    assert_eq!((board.at("LIL1"), board.at("LIL2")), ("gone".into(), "gone".into()));
    let questions = |board: &Board| {
        board.state.now.tasks.iter().filter(|task| matches!(task, Task::TakeUp { .. })).count()
    };
    assert_eq!((board.asked().as_str(), questions(&board)), ("allied take-up", 1));
    let unit = board.id("LIL4");
    board.act(Action::TakeUp { unit }, &[]);
    assert_eq!((banner(&board, "KR").as_str(), questions(&board)), ("LIL4", 0));
    assert_eq!((bound(&board, "LIL3"), bound(&board, "LIL4")), (false, true));
}

#[test]
fn r_7_1_3_who_is_left_alone_with_a_banner_is_bound_and_told_once() {
    let mut board = about_a_leader([2, 1, 1]);
    let leader = board.leader("zyndram");
    let mut events = board.work(&[], |scribe| scribe.kill_leader(leader, &[]));
    events.extend(board.work(&[], |scribe| scribe.resume()));
    assert_eq!((banner(&board, "KR").as_str(), bound(&board, "LIL2")), ("LIL2", true));
    let told =
        |event: &&Event| matches!(event, Event::BannerTaken { .. }) && board.tell(event).kind != "quiet";
    assert_eq!(events.iter().filter(told).count(), 1);
}

#[test]
fn r_7_1_3_e_29_a_banner_that_was_moved_does_not_go_on_from_hand_to_hand() {
    let mut board = board()
        .put("PKR1 0920 N")
        .bear("KR", "PKR1")
        .put("PKR2 0918 N")
        .put("PKR3 0917 N")
        .put("PKR4 0925 N");
    let (second, third) = (board.id("PKR2"), board.id("PKR3"));
    board.ride_on(
        "PKR1",
        &[Action::Forward { hold: false }, Action::PassBanner { banner: 0, to: second }, Action::Stop],
    );
    assert_eq!((banner(&board, "KR").as_str(), bound(&board, "PKR2")), ("PKR2", true));
    assert!(board.look().may_act(second).is_err(), "there is somebody beside it, but it may not hand it on");
    assert!(board.look().may_part_with(second, 0).is_err());
    // Who was stopped before anybody moved it may (G-R78).
    let mut board =
        super::board().put("PKR2 0918 N").bear("KR", "PKR2").put("PKR3 0917 N").put("PKR4 0925 N");
    board.state.unit_mut(second).marks.set(Marks::STOPPED);
    board.ride_on("PKR2", &[Action::PassBanner { banner: 0, to: third }]);
    assert_eq!((banner(&board, "KR").as_str(), bound(&board, "PKR3")), ("PKR3", false));
}

#[test]
fn r_7_1_3_who_is_bound_by_a_banner_binds_him_to_whom_he_hands_it() {
    // Taken up on the way, nobody has moved it yet; its bearer has ridden.
    let mut board = board().put("PKR1 0920 N").put("PKR2 0918 N").put("PKR3 0917 N").put("PKR4 0925 N");
    let (second, third) = (board.id("PKR2"), board.id("PKR3"));
    let at = board.banner("KR");
    board.state.banners[at].staff = Staff::Lies(hex("0919"));
    let (on, banner_to) = (Action::Forward { hold: false }, |to| Action::PassBanner { banner: at as u8, to });
    board.ride_on("PKR1", &[on, banner_to(second), Action::Stop]);
    assert_eq!((banner(&board, "KR").as_str(), bound(&board, "PKR2")), ("PKR2", true));
    board.ride_on("PKR2", &[banner_to(third)]);
    assert_eq!((banner(&board, "KR").as_str(), bound(&board, "PKR3")), ("PKR3", true));
}

#[test]
fn ruling_45_who_bears_the_banner_of_the_ridden_down_is_said_before_they_give_way() {
    let mut board = board()
        .put("PSI1 0915 N nc2")
        .put("TIL1 0914 N panicked")
        .put("TIL2 0914 N pf1")
        .put("TIL3 0914 N pf1")
        .bear("GM", "TIL1")
        .put("PKR3 0925 N");
    board.ride_on("PSI1", &[]);
    // The rider passes, both hold out.
    board.act(Action::Overrun, &[1, 1, 1, 1]);
    assert_eq!((board.at("TIL1").as_str(), board.asked().as_str()), ("gone", "order take-up"));
    let unit = board.id("TIL3");
    board.act(Action::TakeUp { unit }, &[]);
    assert_eq!(board.asked(), "order aside");
    while board.asked().starts_with("order") {
        let empty = |it: &Action| match it {
            Action::Aside { hex, .. } => board.state.anybody(*hex).is_none(),
            _ => true,
        };
        let step = board.legal().into_iter().find(empty).expect("there is room");
        board.act(step, &[]);
    }
    assert_ne!(&board.at("TIL3")[..4], "0914");
    assert_eq!(banner(&board, "GM"), "TIL3");
}

#[test]
fn r_7_1_5_who_is_thrown_back_does_not_carry_off_the_banner_of_his_friends() {
    let mut board =
        board().put("PSI1 0915 N nc2").put("PIL1 0914 N pf1").bear("KR", "PIL1").put("PKR3 0925 N");
    board.ride_on("PSI1", &[]);
    let before = board.state.morale;
    board.act(Action::Overrun, &[1, 6, 6, 1]);
    assert_eq!((board.at("PIL1").as_str(), &board.at("PSI1")[..4]), ("gone", "0915"));
    let track = board.rules.content.charts.track;
    assert_eq!((banner(&board, "KR").as_str(), before - board.state.morale), ("0914", track.banner));
}

/// Where somebody who flees with a banner runs, with these in the way.
fn flight_into(enemies: &[&str]) -> (Board, String) {
    let mut board =
        board().phase(5).put("TGM1 0920 N panicked").bear("KR", "TGM1").put("TGM5 2510 N").in_panic("TGM1");
    let unit = board.id("TGM1");
    let home = board.look().ways_home(unit, hex("0920")).next[0];
    let label = board.rules.content.field.label(home).to_string();
    for enemy in enemies {
        board = board.put(&format!("{enemy} {label} N pf1"));
    }
    board.act(Action::Flee { unit }, &[]);
    while board.asked().ends_with("flee") {
        board.act(Action::FleeTo { hex: home }, &[]);
    }
    assert_eq!(board.at("TGM1"), "gone");
    (board, label)
}

#[test]
fn ruling_45_only_a_regular_unit_wins_a_banner_back_from_the_fleeing() {
    let (board, there) = flight_into(&["PXB1"]);
    assert_eq!(banner(&board, "KR"), there);
    let (board, _) = flight_into(&["PXB1", "PIL1"]);
    assert_eq!(banner(&board, "KR"), "PIL1");
}

#[test]
fn r_7_1_3_a_flight_that_ends_in_an_enemy_zone_has_moved_the_banner() {
    let mut board =
        board().phase(1).put("PKR1 0920 N panicked").bear("KR", "PKR1").put("PKR3 0930 N").in_panic("PKR1");
    for (enemy, label) in [("TGM1", "0922"), ("TGM2", "0822"), ("TGM3", "1022")] {
        board = board.put(&format!("{enemy} {label} N"));
    }
    let unit = board.id("PKR1");
    board.act(Action::Flee { unit }, &[]);
    while board.asked().ends_with("flee") {
        let step = board.legal().remove(0);
        board.act(step, &[]);
    }
    let at = board.banner("KR");
    let Staff::Lies(there) = board.state.banners[at].staff else { panic!("{}", banner(&board, "KR")) };
    assert_ne!(there, hex("0920"));
    assert_eq!(board.state.banners[at].moved_by, unit);
    // Whoever picks it up goes no farther with it.
    let other = board.id("PKR2");
    board.state.stand(other, Spot::Map(there));
    board.work(&[], |scribe| {
        scribe.gather_banners(other, there);
        Ok(())
    });
    assert_eq!((banner(&board, "KR").as_str(), bound(&board, "PKR2")), ("PKR2", true));
}

#[test]
fn ruling_45_the_owner_says_who_takes_over_from_crossbows_that_leave() {
    let mut board = board()
        .phase(3)
        .put("PXB1 4924 N")
        .marching("PXB1")
        .put("PIL1 4924 N")
        .put("PIL2 4924 N")
        .bear("KR", "PXB1")
        .put("PIL3 0925 N");
    let unit = board.id("PXB1");
    board.act(Action::Move { unit }, &[]);
    board.act(Action::Minimum { advance: true, facing: side("N") }, &[]);
    assert_ne!(&board.at("PXB1")[..4], "4924");
    assert_eq!(board.asked(), "allied take-up");
    let unit = board.id("PIL2");
    board.act(Action::TakeUp { unit }, &[]);
    assert_eq!(banner(&board, "KR"), "PIL2");
}

#[test]
fn r_7_1_3_who_rides_over_the_bearer_among_his_friends_has_not_moved_the_banner() {
    let mut board = board()
        .put("PSI1 0915 N nc2 pf1")
        .put("PIL1 0914 N pf1 disorganised")
        .put("PIL2 0914 N pf1")
        .bear("KR", "PIL1")
        .put("PKR3 0925 N");
    board.ride_on("PSI1", &[]);
    // The bearer is gone at once; the rider passes, the other holds out.
    board.act(Action::Overrun, &[1, 1, 1]);
    assert_eq!((board.at("PIL1").as_str(), board.asked().as_str()), ("gone", "allied take-up"));
    let unit = board.id("PIL2");
    board.act(Action::TakeUp { unit }, &[]);
    assert_eq!((banner(&board, "KR").as_str(), bound(&board, "PIL2")), ("PIL2", false));
}

#[test]
fn ruling_45_who_bears_the_banner_of_a_lost_bombard_is_said_before_the_foot_is_swept_away() {
    let mut board = board()
        .phase(2)
        .put("PKR1 4922 S nc3")
        .put("TEL3 4923 N pf1")
        .put("TBO1 4924 N")
        .put("TIL1 4924 N")
        .put("TIL2 4924 N")
        .bear("GM", "TBO1")
        .put("TGM5 0930 N");
    let attack = board.attack("PKR1 x 4923");
    let before = board.state.clone();
    let unit = board.id("TEL3");
    let into = Action::FallBack { unit, hex: hex("4924"), leader: false };
    // Any throw that drives the riders back.
    for sum in 2..=12_u8 {
        board.state = before.clone();
        board.act(attack.clone(), &[sum / 2, sum - sum / 2]);
        if board.legal().contains(&into) {
            break;
        }
    }
    board.act(into, &[]);
    assert_eq!((board.at("TBO1").as_str(), board.asked().as_str()), ("gone", "order take-up"));
    let unit = board.id("TIL2");
    board.act(Action::TakeUp { unit }, &[]);
    assert_eq!(banner(&board, "GM"), "TIL2");
}

// ---------------------------------------------------------------- 3.3.3, 4.4, 14.1

#[test]
fn ruling_23_the_way_off_the_map_out_of_a_zone_costs_a_point_more() {
    let mut board = board().put("PKR1 0900 N nc2").put("PKR4 0925 N");
    board.ride_on("PKR1", &[]);
    let movement = board.rules.content.charts.movement;
    let mut may = |left: u8, passing: bool| {
        let walk = board.state.now.walk.as_mut().expect("it moves");
        (walk.left, walk.passing) = (left, passing);
        board.look().allows(&Action::Exit)
    };
    assert!(may(movement.exit, false));
    assert!(!may(movement.exit, true) && may(movement.exit + movement.leave_zone, true));
    // Whoever is refused is told which point he lacks.
    may(movement.exit, true);
    let no = board.look().check(&Action::Exit).expect_err("a point is missing");
    assert_eq!(no.reasons[0].rule.map(|rule| rule.id()), Some("G-R23"));
}

#[test]
fn ruling_81_a_leader_who_is_put_back_on_the_map_does_not_tire() {
    let options = Options { organisation: true, fatigue: true, ..Options::default() };
    let mut board = board_with(options).put("PKR1 0920 N").put("PKR2 2030 N");
    let leader = board.leader("zyndram");
    board.state.leaders[usize::from(leader)].spot = Spot::Away { by: hex("2031"), from: 1 };
    let back = board.legal().into_iter().find(|it| matches!(it, Action::ReturnLeader { .. }));
    board.act(back.expect("he may come back"), &[]);
    let it = board.state.leaders[usize::from(leader)];
    assert!(it.spot.hex().is_some() && it.moved && !it.active);
}

#[test]
fn r_14_1_3_who_lends_his_modifier_tires_beside_one_who_sits_with_the_panicked() {
    let options = Options { organisation: true, fatigue: true, ..Options::default() };
    let mut board = board_with(options)
        .phase(6)
        .put("TGM1 0913 S")
        .put("PKR1 0914 N panicked")
        .lead("zyndram", "0914")
        .put("PKR2 1013 NW")
        .lead("andrzej", "1113");
    let attack = board.attack("TGM1 x 0914 1013");
    board.act(attack, &[3, 4]);
    let active = |name: &str| board.state.leaders[usize::from(board.leader(name))].active;
    assert_eq!((active("zyndram"), active("andrzej")), (true, true));
}

// ---------------------------------------------------------------- 5, 9: order of throws, retreats

#[test]
fn ruling_75_contagion_in_the_open_is_thrown_by_number() {
    let mut board = board()
        .phase(3)
        .put("PIL1 0920 N pf1 disorganised")
        .put("PIL2 0919 N pf1")
        .put("PIL3 0919 N pf1 panicked")
        .put("PIL4 0925 N");
    let unit = board.id("PIL1");
    board.act(Action::Move { unit }, &[]);
    let events = board.act(Action::Forward { hold: false }, &[1, 1]);
    assert_eq!(tested(&board, &events), ["PIL1", "PIL2"]);
}

#[test]
fn ruling_75_after_a_combat_the_side_whose_phase_it_is_throws_first() {
    let mut board = board().phase(2).put("PKR1 0914 S nc3").put("TEL3 0915 N").put("TGM5 0930 N");
    // As they were noted: an enemy before friends, and those not by their numbers.
    let mut fight = {
        let attack = board.attack("PKR1 x 0915");
        board.act(attack, &[4, 5]);
        *board.state.now.fight.clone().expect("they fight")
    };
    for (name, label) in [("TSB2", "1020"), ("PKR6", "1120"), ("PKR5", "1220")] {
        board = board.put(&format!("{name} {label} N"));
        fight.exposed.push((board.id(name), Order::Disorganised));
    }
    fight.retreat = None;
    fight.stage = Stage::End;
    board.state.now.tasks = vec![Task::Fight];
    board.state.now.fight = Some(Box::new(fight));
    let events = board.work(&[1, 1, 1], |scribe| scribe.resume());
    assert_eq!(tested(&board, &events), ["PKR5", "PKR6", "TSB2"]);
}

/// Riders and foot of the Order beaten together: the foot stands where the riders go, and must go back so far.
fn beaten_together(hexes: u8) -> Board {
    let mut board =
        board().phase(2).put("PKR1 0914 S nc3").put("TEL3 0915 N").put("TIL1 0916 N").put("TGM5 0930 N");
    let attack = board.attack("PKR1 x 0915");
    board.act(attack, &[4, 5]);
    let foot = board.id("TIL1");
    let fight = board.state.now.fight.as_mut().expect("they fight");
    fight.defenders.push(foot);
    fight.waiting.push(foot);
    fight.retreat = Some((false, hexes));
    board
}

#[test]
fn r_5_4_2_foot_of_the_beaten_that_is_swept_along_owes_the_whole_way() {
    for (hexes, goes) in [(2, 3), (5, 5)] {
        let mut board = beaten_together(hexes);
        let (unit, foot) = (board.id("TEL3"), board.id("TIL1"));
        board.act(Action::FallBack { unit, hex: hex("0916"), leader: false }, &[]);
        let far = |board: &Board| {
            let fight = board.state.now.fight.as_deref()?;
            fight.traces.iter().find(|trace| trace.unit == foot).map(|trace| trace.hexes.len() - 1)
        };
        while far(&board).is_none() {
            let step = board.legal().remove(0);
            board.act(step, &[]);
        }
        assert_eq!(far(&board), Some(goes), "D{hexes}");
    }
}

#[test]
fn r_8_2_5_a_point_lost_by_foot_that_is_swept_along_counts_for_its_leader() {
    let mut board = beaten_together(2).lead("wallenrod", "0916");
    let led = (board.leader("wallenrod"), hex("0916"));
    board.state.now.fight.as_mut().expect("they fight").led.push(led);
    // All around, so that it goes nowhere.
    for (enemy, label) in
        [("PKR2", "0817"), ("PKR3", "1017"), ("PKR5", "0918"), ("PKR6", "0815"), ("PSI1", "1015")]
    {
        board = board.put(&format!("{enemy} {label} N"));
    }
    let unit = board.id("TEL3");
    let back =
        board.legal().into_iter().find(|it| matches!(it, Action::FallBack { unit: it, .. } if *it == unit));
    board.act(back.expect("it can go there"), &[]);
    // What the group lacks costs it one point; the foot takes it, and its leader is thrown for with it.
    board.play(&[], |board, legal| if board.asked() == "order loss" { None } else { legal.first().cloned() });
    let unit = board.id("TIL1");
    let events = board.act_with(&Action::Lose { unit }, &[3; 8]);
    let needs = events.iter().find_map(|event| match event {
        Event::LeaderThrow { needs, .. } => Some(*needs),
        _ => None,
    });
    assert_eq!(needs, Some(3), "two hexes and the point");
}

#[test]
fn ruling_46_a_leader_may_stay_with_those_of_a_fort_who_took_no_part() {
    let mut board = board()
        .phase(8)
        .put("TIL1 4923 S")
        .put("TIL2 4823 SE")
        .put("TIL3 5023 SW")
        .put("LIL1 4924 N pf1")
        .put("LIL2 4924 N pf1")
        .put("LIL3 4924 N")
        .put("LIL4 4924 N")
        .lead("witold", "4924");
    let attack = board.attack("TIL1 TIL2 TIL3 x 4924");
    board.act(attack, &[]);
    let units: Units = [board.id("LIL1"), board.id("LIL2")].into_iter().collect();
    let declared = board.state.clone();
    // Any throw that beats them.
    for sum in 2..=12_u8 {
        board.state = declared.clone();
        board.act(Action::FortFighters { units: units.clone() }, &[sum / 2, sum - sum / 2]);
        if board.asked() == "allied retreat" {
            break;
        }
    }
    let unit = board.id("LIL1");
    let first = board
        .legal()
        .into_iter()
        .find(|it| matches!(it, Action::FallBack { unit: it, leader: false, .. } if *it == unit));
    board.act(first.expect("without him"), &[]);
    while board.asked() != "allied retreat" {
        let step = board.legal().remove(0);
        board.act(step, &[]);
    }
    let last = board.id("LIL2");
    let left = |led: bool| move |it: &Action| matches!(it, Action::FallBack { unit, leader, .. } if *unit == last && *leader == led);
    assert!(board.legal().iter().any(left(true)) && board.legal().iter().any(left(false)));
}

// ---------------------------------------------------------------- forts

#[test]
fn ruling_33_those_named_in_a_crowded_fort_hang_together() {
    let mut board = board()
        .phase(4)
        .put("LIL1 4924 NW")
        .put("LIL2 4924 NE")
        .put("LIL3 4924 N")
        .put("TIL1 4823 SE")
        .put("TIL2 5023 SW");
    let sees = |name: &str| ["4823", "5023"].map(|at| board.look().controls(board.id(name), hex(at)));
    assert_eq!([sees("LIL1"), sees("LIL2"), sees("LIL3")], [[true, false], [false, true], [true, true]]);
    let attack = board.attack("LIL1 LIL2 LIL3 x 4823 5023");
    board.act(attack, &[]);
    board.in_every_fort_group("LIL3");
}

#[test]
fn ruling_49_who_has_panicked_takes_no_room_and_is_not_removed() {
    let mut board =
        board().phase(8).put("LIL1 4924 N").put("LIL2 4924 N").put("LIM1 4924 N panicked").put("LIL3 4930 N");
    board.state.razed |= 1 << board.look().field().fort[usize::from(hex("4924"))];
    board.state.now.phase = Phase::Excess(hex("4924"));
    let named: Vec<String> = board
        .legal()
        .iter()
        .filter_map(|it| match it {
            Action::Remove { unit } => Some(board.look().name(*unit).to_string()),
            _ => None,
        })
        .collect();
    assert_eq!(named, ["LIL1", "LIL2"]);
}

// ---------------------------------------------------------------- the set-up

#[test]
fn ruling_63_whoever_takes_no_part_is_not_set_up_and_not_waited_for() {
    let mut board = set_up("avant-garde", Options::default());
    let seat = board.look().question().expect("somebody sets up").seat;
    let mine: Vec<u8> =
        (0..board.rules.roster.len() as u8).filter(|id| board.look().seat(*id) == seat).collect();
    board.act(Action::UseDefault, &[]);
    let bears =
        |board: &Board, id: u8| board.look().holds(id).next().is_some() || board.look().leader_with(id);
    let away = mine.iter().copied().find(|id| board.state.hex_of(*id).is_some() && !bears(&board, *id));
    let away = away.expect("somebody without a leader");
    let there = board.state.hex_of(away).expect("on the map");
    board.state.stand(away, Spot::Absent);
    assert!(
        board.look().may_place(seat, away, there).is_err()
            && board.look().may_shift(seat, away, there).is_err()
    );
    board.act(Action::UseDefault, &[]);
    assert_eq!(board.state.unit(away).spot, Spot::Absent);
    assert!(board.look().setup_complete(seat));
}
