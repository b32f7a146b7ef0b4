//! 6: the track and the test.

use crate::{board, hex};
use game_grunwald::action::Action;
use game_grunwald::content::{CONTENT, Content, built_in};
use game_grunwald::event::{Blow, Event};
use game_grunwald::state::{ALLIED, Marks, ORDER, Spot, Staff};
use game_grunwald::{Grunwald, Options};

#[test]
fn r_6_2_1_a_throw_up_to_the_level_passes() {
    for (level, most) in [(-2, 1), (-1, 2), (0, 3), (1, 4), (2, 5)] {
        let mut board = board().put("PKR1 0915 N");
        board.state.level = level;
        let id = board.id("PKR1");
        let passes: Vec<u8> = (1..=6).filter(|throw| board.look().passes(id, *throw, 0)).collect();
        assert_eq!(passes, (1..=most).collect::<Vec<_>>(), "level {level}");
    }
}

#[test]
fn r_6_2_3_v_41_beside_a_leader_two_better() {
    let mut board = board().put("PKR1 0915 N").lead("zyndram", "0915");
    board.state.level = -1;
    let id = board.id("PKR1");
    assert_eq!([4, 5].map(|throw| board.look().passes(id, throw, 0)), [true, false]);
}

#[test]
fn r_6_2_2_in_range_one_better() {
    let board = board().put("PKR1 0915 N").lead("zyndram", "0917");
    let id = board.id("PKR1");
    assert_eq!([4, 5].map(|throw| board.look().passes(id, throw, 0)), [true, false]);
}

#[test]
fn r_6_1_2_the_level_of_the_order_is_the_opposite() {
    let mut board = board().put("TGM1 0915 N").put("PKR1 0920 N");
    board.state.level = 1;
    let (order, poles) = (board.id("TGM1"), board.id("PKR1"));
    assert_eq!((board.look().passes_up_to(order), board.look().passes_up_to(poles)), (2, 4));
}

#[test]
fn r_6_1_1_one_marker_measures_both_armies() {
    for (marker, allied) in [(-14, -2), (-7, -1), (0, 0), (7, 1), (14, 2)] {
        let mut board = board().phase(8);
        board.state.morale = marker;
        board.work(&[], |scribe| scribe.resume());
        let level = |seat| board.look().level(seat);
        assert_eq!((level(ALLIED), level(ORDER)), (allied, -allied), "marker at {marker}");
    }
}

#[test]
fn r_6_1_3_the_scenario_says_where_the_marker_begins() {
    for scenario in &CONTENT.scenarios {
        let state = Grunwald::new(&CONTENT, scenario, Options::default()).start();
        assert_eq!((state.morale, state.level), (0, 0), "{}", scenario.id);
    }
    // A scenario that begins otherwise: its level counts from the first turn on.
    let read = |name: &str| Some(built_in(name)?.replacen("\nmorale = 0", "\nmorale = 8", 1));
    let content: &'static Content = Box::leak(Box::new(Content::read(&read).expect("whole files")));
    let scenario = content.scenario("avant-garde").expect("a scenario");
    let rules = Grunwald::new(content, scenario, Options::default());
    let state = rules.start();
    assert_eq!((state.morale, rules.look(&state).level(ALLIED), rules.look(&state).level(ORDER)), (8, 1, -1));
}

#[test]
fn r_6_1_4_a_unit_eliminated_is_a_box_for_who_did_it() {
    for (step, attacker, victim, boxes) in
        [(2, "PKR1 0914 S nc3", "TIM1 0915 N", 1), (6, "TGM1 0914 S nc3", "PIM1 0915 N", -1)]
    {
        let mut board = board().phase(step).put(attacker).put(victim);
        let attack = board.attack(&format!("{} x 0915", &attacker[..4]));
        // 2:1, armour 2 and charge 3: at 7:1 a six is D3 -1.
        let events = board.act(attack, &[3, 3]);
        assert_eq!((board.at(&victim[..4]), board.state.morale), ("gone".into(), boxes));
        assert!(board.cites(&events, "G-6.1.4"));
    }
}

#[test]
fn r_6_1_5_a_banner_is_three_boxes_lost_and_three_regained() {
    let mut board = board().put("TGM1 0915 N").put("TGM2 0914 N").bear("GM", "TGM1");
    let (bearer, friend) = (board.id("TGM1"), board.id("TGM2"));
    board.work(&[], |scribe| scribe.eliminate(bearer, Blow::Combat));
    assert_eq!(board.state.morale, 1 + 3, "the unit and its banner");
    board.state.stand(friend, Spot::Map(hex("0915")));
    board.work(&[], |scribe| {
        scribe.gather_banners(friend, hex("0915"));
        Ok(())
    });
    assert_eq!((board.state.morale, board.state.banners[2].staff), (1, Staff::Held(friend)));
}

/// A knight rides down an enemy leader who is alone.
fn ride_down(leader: &str) -> (crate::Board, Vec<Event>) {
    let mut board = board().lead("gersdorf", "5100").put("PKR1 0915 N").lead(leader, "0914");
    let unit = board.id("PKR1");
    board.act(Action::Move { unit }, &[]);
    let events = board.act(Action::Forward { hold: false }, &[]);
    assert_eq!(board.leader_at(leader), "dead");
    (board, events)
}

#[test]
fn r_6_1_6_a_leader_is_eight_boxes() {
    let (board, events) = ride_down("wallenrod");
    assert_eq!(board.state.morale, 8);
    assert!(board.cites(&events, "G-6.1.6") && !board.cites(&events, "G-6.1.7"));
}

#[test]
fn r_6_1_7_the_leader_of_an_army_is_twelve() {
    let (board, events) = ride_down("ulrich");
    assert_eq!(board.state.morale, 12);
    assert!(board.cites(&events, "G-6.1.7") && !board.cites(&events, "G-6.1.6"));
}

#[test]
fn r_6_1_9_the_marker_moves_at_once_and_works_from_the_next_turn_on() {
    let mut board =
        board().phase(2).put("PKR1 0914 S nc3").put("TIM1 0915 N").put("PKR2 1214 S").put("TEL3 1215 N");
    board.state.morale = 6;
    let before = board.sums("PKR2 x 1215");
    let attack = board.attack("PKR1 x 0915");
    board.act(attack, &[3, 3]);
    assert_eq!((board.state.morale, board.state.level), (7, 0));
    assert_eq!(board.sums("PKR2 x 1215"), before, "nothing changes in this turn");
    let mut board = board.phase(8);
    board.state.now.tasks.clear();
    board.state.now.fight = None;
    board.work(&[], |scribe| scribe.resume());
    assert_eq!((board.state.now.turn, board.look().level(ALLIED)), (2, 1));
}

#[test]
fn r_6_2_4_units_test_in_their_own_movement_phase() {
    let shaken = ["PKR1 0920 N", "PIL1 0925 N", "TGM1 3010 S", "TIL1 3006 S"];
    for (step, who) in [(1, "PKR1"), (2, ""), (3, "PIL1"), (4, ""), (5, "TGM1"), (6, ""), (7, "TIL1")] {
        let mut board = board().phase(step);
        for unit in shaken {
            board = board.put(&format!("{unit} disorganised"));
        }
        let rallies = |action: Action| match action {
            Action::Rally { unit } => Some(board.look().name(unit).to_string()),
            _ => None,
        };
        let names: Vec<String> = board.legal().into_iter().filter_map(rallies).collect();
        assert_eq!(names.join(" "), who, "phase {step}");
    }
}

#[test]
fn r_6_2_5_a_test_takes_all_points() {
    // Chosen: whether it passes or not, the unit does not move.
    for throw in [1, 6] {
        let mut board = board().put("PKR1 0920 N disorganised").put("PKR2 0925 N");
        let unit = board.id("PKR1");
        board.act(Action::Rally { unit }, &[throw]);
        assert!(!board.look().allows(&Action::Move { unit }));
    }
    // Suffered in mid-move: the move is over.
    let mut board = board().put("LME1 0920 N pf1").put("PKR2 0919 N pf1 disorganised").put("PKR3 0925 N");
    board.ride_on("LME1", &[]);
    board.act(Action::Forward { hold: false }, &[1]);
    assert_eq!((board.at("LME1"), board.asked()), ("0919 N pf1 nc0".into(), "allied activate".into()));
}

#[test]
fn r_6_2_6_a_test_ends_the_charge() {
    let mut board = board().put("PKR1 0920 N nc2 disorganised").put("PKR2 0925 N");
    let unit = board.id("PKR1");
    board.act(Action::Rally { unit }, &[5]);
    assert_eq!(board.at("PKR1"), "0920 N pf2 nc0 disorganised");
}

#[test]
fn ruling_40_outside_its_own_phase_a_test_costs_only_the_charge() {
    let mut board = board()
        .put("LME1 0920 N pf1 disorganised")
        .put("PIM1 0919 N")
        .put("LME2 0918 N pf1 nc2")
        .put("PKR3 0925 N");
    board.ride_on("LME1", &[]);
    board.act(Action::Forward { hold: false }, &[3]);
    let (levy, rider) = (board.id("PIM1"), board.id("LME2"));
    let on_foot = board.look().state.unit(levy).marks;
    assert!(!on_foot.has(Marks::DONE), "it may move in the foot phase");
    // A rider of the phase that has not moved yet has spent his points.
    board.act(Action::Forward { hold: false }, &[3]);
    assert_eq!(board.at("LME2"), "0918 N pf1 nc0");
    assert!(!board.look().may_act(rider));
    (board.state.now.walk, board.state.now.tasks) = (None, Vec::new());
    assert!(board.phase(3).look().may_act(levy));
}

#[test]
fn ruling_41_v_42_beside_panic_one_step_at_a_time() {
    for (before, after) in [("", " disorganised"), (" disorganised", " panicked")] {
        let mut board = board().put(&format!("LNO2 0920 N pf1{before}")).put("LNO1 0920 N pf1 panicked");
        let unit = board.id("LNO1");
        board.work(&[6], |scribe| scribe.meet(unit, hex("0920"), &[]));
        assert_eq!(board.at("LNO2"), format!("0920 N pf1 nc0{after}"));
    }
}
