//! Events are noted with the rules of the line that makes them: of this blow, this ground, this option, and no others.

use crate::asking::fall_back;
use crate::helpers::set_up;
use crate::{Board, board, board_with, hex, side};
use engine::dice::{Seeded, Stream};
use engine::{Noted, Ruleset};
use game_grunwald::Options;
use game_grunwald::action::Action;
use game_grunwald::event::{Blow, Event};
use game_grunwald::state::{Aim, Marks, Spot};

/// The numbers of the rules that the last event of a kind was noted with.
#[track_caller]
fn rests_on(board: &Board, kind: impl Fn(&Event) -> bool) -> Vec<&'static str> {
    let noted = board.noted.iter().rev().find(|noted| kind(&noted.event)).expect("it happened");
    noted.rules.iter().map(|rule| rule.id()).collect()
}

/// Plays an action, whatever the dice, and tells whether one of its events rests on this rule.
#[track_caller]
fn cites(mut board: Board, action: &str, rule: &str) -> bool {
    let events = board.act_anyhow(&board.says(action), 3);
    board.cites(&events, rule)
}

// ---------------------------------------------------------------- all of them

#[test]
fn r_2_0_no_event_of_a_battle_goes_without_its_rules() {
    let all = Options { organisation: true, fatigue: true, ..Options::default() };
    for (scenario, options) in [("choc-des-titans", all), ("blitzkrieg-1410", Options::default())] {
        let Board { rules, mut state, .. } = set_up(scenario, options);
        let (mut rng, mut dice, mut buffer) = (Stream::new(83, 1), Seeded::new(83, 2), Vec::new());
        while rules.outcome(&state).is_none() {
            let action = rules.random(&state, &mut rng, &mut buffer).expect("somebody is asked");
            let mut noted: Vec<Noted<Event>> = Vec::new();
            rules.apply(&mut state, &action, &mut dice, &mut noted).expect("it is legal");
            for Noted { event, rules } in noted.iter().filter(|it| !matches!(it.event, Event::Now(_))) {
                assert!(!rules.is_empty(), "{event:?}");
                let twice = (1..rules.len()).any(|at| rules[..at].contains(&rules[at]));
                assert!(!twice, "{event:?} {rules:?}");
            }
        }
    }
}

// ---------------------------------------------------------------- losses and deaths

#[test]
fn r_8_1_6_each_loss_counts_by_its_own_rule() {
    let counted = |blow: Blow| {
        let mut board = board().put("TIL1 0915 N");
        let unit = board.id("TIL1");
        board.work(&[], |scribe| scribe.eliminate(unit, blow, &[]));
        rests_on(&board, |event| matches!(event, Event::Eliminated { .. }))
    };
    assert_eq!(counted(Blow::Combat), ["G-6.1.4"]);
    assert_eq!(counted(Blow::Overrun), ["G-5.8.9a"]);
    assert_eq!(counted(Blow::ArmyLeaderDied), ["G-8.1.6"]);
}

#[test]
fn ruling_79_a_leader_who_dies_takes_his_fatigue_along() {
    let dies = |options: Options, fatigue: u8| {
        let mut board = board_with(options).lead("zyndram", "0915");
        let leader = board.leader("zyndram");
        board.state.leaders[usize::from(leader)].fatigue = fatigue;
        board.work(&[], |scribe| scribe.kill_leader(leader, &[]));
        rests_on(&board, |event| matches!(event, Event::LeaderKilled { .. }))
    };
    let tiring = Options { fatigue: true, ..Options::default() };
    assert!(dies(tiring, 3).contains(&"G-R79"));
    assert!(!dies(tiring, 0).contains(&"G-R79"));
    assert_eq!(dies(Options::default(), 0), ["G-6.1.6", "G-8.1.4", "G-8.2.8", "G-R77"]);
}

// ---------------------------------------------------------------- order

/// A friend in disorder falls back beside TSB2 and panics there; with these throws of TSB2.
fn joined_and_then_beside_panic(throws: [u8; 2]) -> Board {
    let mut board = board()
        .phase(2)
        .put("PKR1 0914 S nc1")
        .put("TEL3 0915 N pf1 disorganised")
        .put("TSB2 0917 N pf1")
        .put("TGM5 0925 N");
    let attack = board.attack("PKR1 x 0915");
    // Any D2: two hexes back, and there is the friend.
    board.act(attack, &[4, 4]);
    fall_back(&mut board, "TEL3", &["0916", "0917"]);
    let [first, second] = throws;
    board.play(&[1, 1, first, second], |board, legal| {
        board.state.now.fight.as_ref()?;
        legal.last().cloned()
    });
    board
}

#[test]
fn ruling_83_a_friend_who_is_joined_and_then_stands_beside_panic_is_tested_twice() {
    let friend = board().id("TSB2");
    // Whether each of his tests rests on the ruling.
    let tests = |board: &Board| -> Vec<bool> {
        let his = |noted: &&Noted<Event>| matches!(noted.event, Event::Tested { unit, .. } if unit == friend);
        board.noted.iter().filter(his).map(|noted| noted.rules.iter().any(|it| it.id() == "G-R83")).collect()
    };
    let board = joined_and_then_beside_panic([6, 6]);
    assert!(board.at("TEL3").ends_with("panicked"));
    assert_eq!(tests(&board), [false, true], "the second occasion is the one that needs a ruling");
    assert_eq!(
        board.at("TSB2"),
        "0917 N pf1 nc0 panicked",
        "out of order by the first, in panic by the second"
    );
    // Whoever passes the first is tested all the same, and fails into disorder.
    let board = joined_and_then_beside_panic([1, 6]);
    assert_eq!(tests(&board), [false, true]);
    assert_eq!(board.at("TSB2"), "0917 N pf1 nc0 disorganised");
}

#[test]
fn ruling_78_who_is_bound_rallies_by_a_ruling_of_its_own() {
    let rallies = |marks: u16| {
        let mut board = board().put("PKR1 0915 N disorganised");
        let unit = board.id("PKR1");
        board.state.unit_mut(unit).marks.set(marks);
        cites(board, "rally PKR1", "G-R78")
    };
    assert_eq!([rallies(0), rallies(Marks::BOUND)], [false, true]);
}

// ---------------------------------------------------------------- combat

#[test]
fn r_8_0_the_range_of_a_leader_is_cited_where_it_counts() {
    let fought = |at: &str| {
        let board = board().phase(2).put("PKR1 0914 S").put("TGM1 0915 N").lead("zyndram", at);
        cites(board, "attack PKR1 x 0915", "G-8.0")
    };
    assert_eq!(["0914", "0913"].map(fought), [false, true], "in its hex he needs no range");
}

#[test]
fn ruling_80_who_is_struck_again_in_a_phase_is_struck_by_a_ruling() {
    let struck = |again: bool| {
        let mut board = board().phase(2).put("PKR1 0914 S").put("TEL3 0915 N pf1").put("TEN1 0915 N pf1");
        let unit = board.id("TEL3");
        board.state.unit_mut(unit).marks.set(if again { Marks::STRUCK } else { 0 });
        cites(board, "attack PKR1 x 0915", "G-R80")
    };
    assert_eq!([struck(false), struck(true)], [false, true]);
}

#[test]
fn r_1_6_only_what_does_not_divide_is_rounded() {
    let fought = |who: &str, rule: &str| {
        let board = board().phase(2).put(who).put("TGM1 0915 N pf2");
        cites(board, "attack PKR1 x 0915", rule)
    };
    assert!(!fought("PKR1 0914 S pf2", "G-1.6") && !fought("PKR1 0914 S pf2", "G-R04"));
    assert!(fought("PKR1 0914 S pf1", "G-R04"), "the weaker divides the stronger");
}

// ---------------------------------------------------------------- the edge of the map, and fire

#[test]
fn r_4_4_8_who_comes_back_later_than_he_could_is_told_that_he_may() {
    let returns = |from: u8| {
        let mut board = board().phase(5);
        let unit = board.id("TGM1");
        board.state.now.turn = 9;
        board.state.stand(unit, Spot::Away { by: hex("0300"), from });
        let back = Action::Return { unit, hex: hex("0300"), facing: side("S") };
        let events = board.act(back, &[]);
        board.cites(&events, "G-4.4.8")
    };
    assert_eq!([returns(9), returns(4)], [false, true]);
}

#[test]
fn r_11_2_6_a_neighbour_is_shot_at_without_a_line_of_sight() {
    let board = board().put("PXB1 0914 S");
    let (by, at) = (board.id("PXB1"), Aim::Unit(board.id("TGM1")));
    let sight = |range: u32| {
        board.look().rules_behind_shot(by, at, range, false).iter().any(|rule| rule.id() == "G-11.2.6")
    };
    assert_eq!([1, 2].map(sight), [false, true]);
}
