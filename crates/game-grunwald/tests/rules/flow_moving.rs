//! 2, 4, 7: phases, moves, leaving and coming back, banners.

use crate::helpers::{count, set_up};
use crate::{board, hex, side};
use engine::Seat;
use game_grunwald::Options;
use game_grunwald::action::Action;
use game_grunwald::event::{Blow, Event};
use game_grunwald::state::{ALLIED, Aim, Marks, ORDER, Order, Phase, Spot};
use std::collections::BTreeSet;

#[test]
fn r_4_1_2_a_move_goes_step_by_step_and_ends_when_nothing_is_left() {
    let mut board = board().put("LME1 0920 N").put("TGM1 3010 S");
    let unit = board.id("LME1");
    board.act(Action::Move { unit }, &[]);
    for _ in 0..3 {
        board.act(Action::Forward { hold: false }, &[]);
    }
    assert_eq!((board.at("LME1"), board.asked()), ("0917 N pf2 nc3".into(), "allied step".into()));
    board.act(Action::Stop, &[]);
    assert!(board.state.unit(unit).marks.has(Marks::DONE) || board.state.now.step != 1);
}

#[test]
fn r_4_4_3_e_12_back_three_turns_later() {
    let mut board = board().put("PKR1 2300 N").put("PKR2 0920 N").put("PIL1 0925 N").put("TGM1 3010 S");
    board.state.now.turn = 2;
    let unit = board.id("PKR1");
    board.ride_on("PKR1", &[Action::Exit]);
    assert_eq!(board.state.unit(unit).spot, Spot::Away { by: hex("2300"), from: 5 });
    let back = Action::Return { unit, hex: hex("2300"), facing: side("S") };
    let offered = |board: &crate::Board| (board.look().allows(&back), board.legal().contains(&back));
    for turn in [3, 4] {
        board.pass_to(turn, 1);
        assert_eq!(offered(&board), (false, false), "turn {turn}");
    }
    board.pass_to(5, 1);
    assert_eq!(offered(&board), (true, true));
    // In its own movement phase, not in that of the foot; it may also come later (4.4.8).
    board.pass_to(5, 3);
    assert_eq!(offered(&board), (false, false));
    board.pass_to(6, 1);
    board.act(back, &[]);
    assert_eq!(board.at("PKR1"), "2300 S pf2 nc0");
}

#[test]
fn r_4_4_4_e_13_within_six_hexes_of_where_it_left() {
    let mut board = board().put("PKR2 0920 N");
    let unit = board.id("PKR1");
    board.state.stand(unit, Spot::Away { by: hex("2300"), from: 5 });
    board.state.now.turn = 4;
    assert!(!board.look().may_return(unit, hex("2300")).is_ok(), "too early");
    board.state.now.turn = 5;
    let back: Vec<&str> = board
        .look()
        .field()
        .hexes()
        .filter(|hex| board.look().may_return(unit, *hex).is_ok())
        .map(|hex| game_grunwald::content::CONTENT.field.label(hex))
        .collect();
    assert_eq!((back.len(), back.first(), back.last()), (13, Some(&"1700"), Some(&"2900")));
    let watched = board.put("TGM1 2301 N");
    assert!(!watched.look().may_return(unit, hex("2300")).is_ok(), "4.4.7: a zone");
}

/// Le choc des Titans in its first turn, both sides set up as the scenario has it.
fn titans() -> crate::Board {
    let mut board = set_up("choc-des-titans", Options::default());
    for _ in 0..2 {
        board.act(Action::UseDefault, &[]);
        board.act(Action::EndSetup, &[]);
    }
    board
}

/// How many of a side wait beside the map: foot, then horse.
fn waiting(board: &crate::Board, seat: Seat) -> [usize; 2] {
    let waits = |mounted: bool| {
        let cards = board.rules.roster.iter().zip(&board.state.units);
        let ours = cards.filter(|(card, _)| card.side == seat && card.kind.mounted() == mounted);
        ours.filter(|(_, unit)| unit.spot == Spot::Waiting).count()
    };
    [waits(false), waits(true)]
}

/// Where somebody may enter now.
fn entries(board: &crate::Board) -> Vec<String> {
    let hex = |action: Action| match action {
        Action::Enter { hex, .. } => Some(board.look().label(hex).to_string()),
        _ => None,
    };
    board.legal().into_iter().filter_map(hex).collect::<BTreeSet<_>>().into_iter().collect()
}

#[test]
fn r_s_3_v_52_reinforcements_come_in_their_phase_and_number() {
    let mut board = titans();
    assert_eq!((board.asked().as_str(), waiting(&board, ALLIED)), ("allied activate", [16, 0]));
    assert!(entries(&board).is_empty(), "foot has to wait for its phase");
    board.pass_to(1, 3);
    let south = entries(&board);
    assert!(south.len() == 52 && south.iter().all(|label| label.ends_with("31")), "{south:?}");
    for (name, label) in [("PIL1", "2031"), ("PIL2", "2231"), ("PIM1", "2431")] {
        let unit = board.id(name);
        board.act(Action::Enter { unit, hex: hex(label), facing: side("N") }, &[]);
        board.act(Action::Stop, &[]);
        assert!(board.at(name).starts_with(label), "{}", board.at(name));
    }
    let unit = board.id("PIL4");
    assert!(!board.look().may_arrive(unit, hex("2631"), side("N")).is_ok(), "three in a turn");
    assert!(!board.look().allows(&Action::Enter { unit, hex: hex("2631"), facing: side("N") }));
    assert_eq!((entries(&board).len(), waiting(&board, ALLIED)), (0, [13, 0]));
}

#[test]
fn r_s_3_v_52_the_order_comes_by_2100() {
    let mut board = titans();
    assert_eq!(waiting(&board, ORDER), [10, 0]);
    board.pass_to(1, 7);
    assert_eq!((board.asked().as_str(), entries(&board)), ("order activate", vec!["2100".to_string()]));
    // One behind the other on the road.
    for (name, hexes) in [("TIL1", 3), ("TIL2", 2), ("TIL3", 1)] {
        let unit = board.id(name);
        board.act(Action::Enter { unit, hex: hex("2100"), facing: side("S") }, &[]);
        for _ in 0..hexes {
            board.act(Action::Forward { hold: false }, &[]);
        }
        board.act(Action::Stop, &[]);
        assert!(board.at(name).starts_with(&format!("210{hexes}")), "{}", board.at(name));
    }
    let unit = board.id("TIL4");
    assert_eq!(board.look().may_come_in(unit, hex("2100")), Ok(()), "there is room");
    assert!(
        !board.look().allows(&Action::Enter { unit, hex: hex("2100"), facing: side("S") }),
        "but no fourth"
    );
    assert_eq!((entries(&board).len(), waiting(&board, ORDER)), (0, [7, 0]));
}

#[test]
fn ruling_48_foot_waits_until_the_cavalry_has_come() {
    let board = board().phase(3).put("TGM1 3010 S");
    let unit = board.id("PIL1");
    assert!(!board.look().may_arrive(unit, hex("2031"), side("N")).is_ok());
}

#[test]
fn r_7_1_3_e_29_a_banner_is_passed_before_or_after_the_move() {
    let start = || {
        board()
            .put("PKR1 0920 N")
            .put("PKR2 1020 N")
            .put("PKR3 0919 N pf1")
            .bear("KR", "PKR1")
            .put("TGM1 3010 S")
    };
    let on = Action::Forward { hold: false };
    // Before it moves: the other may carry it on.
    let mut board = start();
    let (from, to) = (board.id("PKR1"), board.id("PKR2"));
    let passed = Action::PassBanner { banner: 0, to };
    board.act(Action::Move { unit: from }, &[]);
    board.act(passed.clone(), &[]);
    assert_eq!(board.state.now.walk.map(|walk| walk.left), Some(14), "a point of eight");
    board.act(Action::Stop, &[]);
    assert!(board.look().may_act(to).is_ok());
    board.act(Action::Move { unit: to }, &[]);
    board.act(on.clone(), &[]);
    assert_eq!(board.look().banner_flies(0), Some(hex("1019")));
    // After it has moved: the other may not move in this turn.
    let mut board = start();
    board.state.unit_mut(from).facing = side("S");
    board.act(Action::Move { unit: from }, &[]);
    board.act(on.clone(), &[]);
    assert!(board.look().allows(&passed), "1020 touches 0921");
    board.act(passed.clone(), &[]);
    assert!(!board.look().may_act(to).is_ok());
    // Who has moved already takes it neither before nor after, though he is beside the bearer; others there do.
    let late = |facing: &str, way: &[Action], other: &str| {
        let mut board = start().put("PKR4 1021 N");
        board.ride_on("PKR2", &[on.clone(), Action::Stop]);
        assert_eq!(board.state.hex_of(to), Some(hex("1019")));
        board.state.unit_mut(from).facing = side(facing);
        board.ride_on("PKR1", way);
        let other = Action::PassBanner { banner: 0, to: board.id(other) };
        (board.look().allows(&passed), board.look().allows(&other))
    };
    assert_eq!(late("N", &[], "PKR3"), (false, true), "1019 touches 0920");
    assert_eq!(late("SE", std::slice::from_ref(&on), "PKR4"), (false, true), "and 1020");
}

#[test]
fn r_11_1_3_v_53_flip_a_hex_and_flip_again() {
    let on = Action::Forward { hold: false };
    let start =
        || board().phase(3).put("PXB1 0920 N").put("LAR1 1120 N").put("PIL1 0925 N").put("TGM1 3010 S");
    // Crossbowmen have three points for a hex between, archers four for two.
    for (name, hexes, last) in [("PXB1", 1, "0919"), ("LAR1", 2, "1118")] {
        let mut board = start();
        board.ride_on(name, &[Action::Flip]);
        for _ in 0..hexes {
            board.act(on.clone(), &[]);
        }
        assert_eq!(board.state.now.walk.map(|walk| walk.left), Some(2), "the last point is for the face");
        board.act(Action::Flip, &[]);
        let unit = board.id(name);
        assert_eq!(board.state.hex_of(unit), Some(hex(last)));
        assert!(board.state.unit(unit).ready && board.state.unit(unit).marks.has(Marks::DONE));
    }
    // A hex more leaves them on the march.
    for (name, hexes) in [("PXB1", 2), ("LAR1", 3)] {
        let mut board = start();
        board.ride_on(name, &[Action::Flip]);
        for _ in 0..hexes {
            board.act(on.clone(), &[]);
        }
        let unit = board.id(name);
        assert!(!board.look().allows(&Action::Flip) && !board.state.unit(unit).ready, "{name}");
    }
}

#[test]
fn r_10_2_2_v_47_the_panicked_run_home_by_the_shortest_way() {
    for first in ["2529", "2629"] {
        let mut board = board().phase(3).put("PIL1 2628 N panicked").put("PIL2 0920 N").in_panic("PIL1");
        let unit = board.id("PIL1");
        let mut events = board.act(Action::Flee { unit }, &[]);
        assert_eq!(board.asked(), "allied flee", "two ways are alike: the owner chooses");
        let ways = ["2529", "2629"].map(|label| Action::FleeTo { hex: hex(label) });
        assert!(board.legal().len() == 2 && ways.iter().all(|way| board.legal().contains(way)));
        // Both lead on by 2530, not through the woods of 2630; its four points take it off the map.
        events.extend(board.act(Action::FleeTo { hex: hex(first) }, &[]));
        let went: Vec<(&str, u8)> = events
            .iter()
            .filter_map(|event| match event {
                Event::Fled { to, left, .. } => Some((board.look().label(*to), *left)),
                _ => None,
            })
            .collect();
        assert_eq!(went, [(first, 6), ("2530", 4), ("2531", 2)]);
        assert_eq!(board.at("PIL1"), "gone");
        let off = |event: &Event| matches!(event, Event::Eliminated { blow: Blow::Flight, .. });
        assert_eq!(count(&events, off), 1);
        assert_eq!((board.state.morale, board.state.points), (-1, [0, 1]), "it counts like any other");
    }
    // By 2630 the way costs five: marched, there is nothing left for the step off the map.
    let mut board = board().phase(3).put("PIL1 2628 S").put("PIL2 0920 N");
    board.ride_on("PIL1", &[]);
    let mut left = Vec::new();
    for _ in 0..3 {
        let events = board.act(Action::Forward { hold: false }, &[]);
        left.extend(events.iter().filter_map(|event| match event {
            Event::Rode { left, .. } => Some(*left),
            _ => None,
        }));
    }
    assert_eq!((left, board.at("PIL1").as_str()), (vec![6, 2, 0], "2631 S pf2 nc0"));
}

#[test]
fn r_10_2_2_e_34_even_into_the_enemy() {
    let mut board = board()
        .phase(3)
        .put("PIL1 2628 N panicked")
        .put("PIL2 0920 N")
        .put("TGM1 2629 S")
        .put("TGM2 2529 S")
        .put("TGM3 2729 S");
    board.state.now.phase = Phase::Panic;
    let unit = board.id("PIL1");
    board.state.unit_mut(unit).marks.set(Marks::MUST_FLEE);
    board.act(Action::Flee { unit }, &[]);
    if board.asked() == "allied flee" {
        let mut legal = Vec::new();
        board.look().legal(&mut legal);
        board.act(legal[0].clone(), &[]);
    }
    assert_eq!(board.at("PIL1"), "gone");
    assert_eq!((board.state.morale, board.state.points), (-1, [0, 1]));
}

/// Whoever could shoot does not.
fn hold_fire(board: &mut crate::Board) {
    while board.asked().ends_with(" fire") {
        board.act(Action::HoldFire, &[]);
    }
}

#[test]
fn r_12_1_6_e_42_walls_come_down_after_three_quiet_turns() {
    // In over the wall in turn 4; the crossbows in the north could shoot at it in every turn.
    let enter = || {
        let mut board = board()
            .phase(7)
            .put("TIL1 4923 S")
            .put("TIL2 3010 S")
            .put("PXB1 4922 S")
            .put("PKR1 0920 N")
            .lead("zyndram", "0920")
            .put("TGM1 0905 S")
            .lead("ulrich", "0905");
        board.state.now.turn = 4;
        board.ride_on("TIL1", &[Action::Forward { hold: false }]);
        hold_fire(&mut board);
        board.act(Action::Stop, &[]);
        let wreck = Action::Wreck { unit: board.id("TIL1") };
        assert_eq!((board.asked().as_str(), board.at("TIL1").as_str()), ("order activate", "4924 S pf2 nc0"));
        assert!(!board.look().allows(&wreck), "the turn in which it came is not a full one");
        board.pass_to(5, 7);
        hold_fire(&mut board);
        board.act(wreck, &[]);
        board
    };
    // Undisturbed, turns 5 to 7 count.
    let mut board = enter();
    board.pass_to(7, 7);
    assert!(board.look().fortified(hex("4924")));
    board.pass_to(8, 5);
    assert!(board.look().fortified(hex("4924")), "its own movement phase is that of the foot");
    board.pass_to(8, 7);
    assert!(!board.look().fortified(hex("4924")), "at the start of the phase");
    hold_fire(&mut board);
    board.ride_on("TIL1", &[Action::Forward { hold: false }]);
    assert_eq!(board.at("TIL1"), "4925 S pf2 nc0", "and it may move");

    // Shot at in turn 6, though nothing hits, the count begins again: turns 7 to 9.
    let mut board = enter();
    board.pass_to(6, 5);
    let (by, unit) = (board.id("PXB1"), board.id("TIL1"));
    assert_eq!(board.asked(), "allied fire");
    board.act(Action::Fire { by, at: Aim::Unit(unit) }, &[1, 1]);
    assert_eq!(board.at("TIL1"), "4924 S pf2 nc0");
    for turn in [8, 9] {
        board.pass_to(turn, 7);
        assert!(board.look().fortified(hex("4924")), "turn {turn}");
    }
    board.pass_to(10, 7);
    assert!(!board.look().fortified(hex("4924")));
}

#[test]
fn r_14_1_3_e_43_who_acts_tires_and_who_rests_recovers() {
    let options = game_grunwald::Options { organisation: true, fatigue: true, ..Default::default() };
    let mut board = crate::board_with(options)
        .put("PKR1 0920 N")
        .lead("zyndram", "0920")
        .put("TGM1 0905 S")
        .lead("ulrich", "0905");
    let zyndram = board
        .rules
        .scenario
        .leaders
        .iter()
        .position(|it| game_grunwald::content::CONTENT.counters.leaders[*it].id == "zyndram")
        .expect("he takes part");
    board.act(Action::MoveLeader { leader: zyndram as u8 }, &[]);
    board.act(Action::LeaderTo { hex: hex("0921") }, &[]);
    let end_turn = |board: &mut crate::Board| {
        let turn = board.state.now.turn;
        while board.state.now.turn == turn {
            let mut legal = Vec::new();
            board.look().legal(&mut legal);
            let quiet = legal
                .iter()
                .find(|it| matches!(it, Action::EndPhase | Action::HoldFire | Action::Stop))
                .cloned();
            board.act(quiet.unwrap_or_else(|| legal[0].clone()), &[]);
        }
    };
    end_turn(&mut board);
    assert_eq!(board.state.leaders[zyndram].fatigue, 1);
    end_turn(&mut board);
    assert_eq!(board.state.leaders[zyndram].fatigue, 0, "a turn of rest");
}

#[test]
fn r_5_7_3_e_23_a_counter_charge_is_fought_before_anybody_else_moves() {
    let mut board = board().phase(5).put("PKR1 0915 N nc0").put("TGM1 0912 S").put("TGM2 2010 S");
    let unit = board.id("TGM1");
    board.act(Action::Move { unit }, &[]);
    board.act(Action::Forward { hold: false }, &[]);
    assert_eq!(board.asked(), "allied counter-charge", "0913 is two hexes in front of 0915");
    let onset = board.look().onsets(board.id("PKR1"), hex("0913"))[0];
    board.act(Action::CounterCharge(onset), &[4, 5]);
    // 1:1, armour 2 and charge 1 against armour 2 and charge 1: a nine is A1.
    assert_eq!(board.asked(), "allied retreat");
    assert!(board.state.unit(board.id("PKR1")).marks.has(Marks::COUNTERED));
}

#[test]
fn r_2_1_9_v_40_what_happened_in_a_turn_counts_in_the_next() {
    let mut board = board()
        .phase(2)
        .lead("wallenrod", "0915")
        .put("PCO2 0914 S")
        .put("PIM1 0926 S")
        .bear("KR", "PIM1")
        .put("TGM1 0925 S nc3")
        .put("TGM3 3005 S disorganised")
        .put("TGM4 3205 S disorganised")
        .put("PSA1 0805 N disorganised")
        .put("PSG1 0820 S")
        .put("TOR1 0821 N");
    let fallen = [
        ("PKR1", "1407", "TIM1", "1408"),
        ("PKR2", "1607", "TIM2", "1608"),
        ("PKR3", "1807", "TIM3", "1808"),
        ("PKR4", "2007", "TIM4", "2008"),
        ("PCO1", "2207", "TAR1", "2208"),
    ];
    for (rider, from, victim, to) in fallen {
        board = board.put(&format!("{rider} {from} S nc3")).put(&format!("{victim} {to} N"));
    }
    let (ours, theirs) = ("PSG1 x 0821", "TOR1 x 0820");
    let levels = |board: &crate::Board| [ALLIED, ORDER].map(|seat| board.look().level(seat));
    // Five units fall, each to riders at full speed, and a leader who is alone.
    for (rider, _, victim, to) in fallen {
        let dice = if victim == "TAR1" { [4, 4] } else { [3, 3] };
        board.fight_out(&format!("{rider} x {to}"), &dice);
        assert_eq!((board.at(victim), levels(&board)), ("gone".into(), [0, 0]));
    }
    assert_eq!(board.state.morale, 5);
    board.fight_out(ours, &[3, 3]);
    board.fight_out("PCO2 x 0915", &[3, 4]);
    assert_eq!((board.leader_at("wallenrod"), board.state.morale), ("dead".into(), 5 + 8));
    // The levy under the banner is ridden down: three boxes for the banner, none for the levy (5.8.9).
    board.pass_to(1, 5);
    board.ride_on("TGM1", &[]);
    board.act(Action::Overrun, &[1]);
    board.act(Action::Stop, &[]);
    assert_eq!((board.at("PIM1"), board.state.morale), ("gone".into(), -3 + 5 + 8));
    // Until the turn is over nothing changes: a three still passes, and nobody's level helps him.
    let rally = |board: &mut crate::Board, name: &str, throw: u8| {
        let unit = board.id(name);
        board.act(Action::Rally { unit }, &[throw]);
        board.state.unit(unit).order
    };
    assert_eq!((rally(&mut board, "TGM4", 3), levels(&board)), (Order::Good, [0, 0]));
    board.pass_to(1, 6);
    assert_eq!(board.sums(theirs), "2:2 [2 G-5.2.7] [2 G-5.2.7] 1:1");
    let events = board.fight_out(theirs, &[3, 3]);
    // In the next turn the allies stand at +1 and the Order at -1.
    assert_eq!((board.state.now.turn, board.state.now.step), (2, 1));
    assert_eq!(count(&events, |event| matches!(event, Event::LevelFixed { level: 1 })), 1);
    assert_eq!((levels(&board), board.state.morale), ([1, -1], 10));
    assert_eq!(rally(&mut board, "PSA1", 4), Order::Good);
    board.pass_to(2, 2);
    assert_eq!(board.sums(ours), "2:2 [2 G-5.2.7, 1 G-6.1.2] [2 G-5.2.7] 2:1");
    board.fight_out(ours, &[4, 5]);
    board.pass_to(2, 5);
    assert_eq!(rally(&mut board, "TGM3", 3), Order::Disorganised);
    board.pass_to(2, 6);
    assert_eq!(board.sums(theirs), "2:2 [2 G-5.2.7] [2 G-5.2.7, 1 G-6.1.2] 1:2");
}
