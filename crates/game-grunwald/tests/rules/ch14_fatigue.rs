//! 14: fatigue.

use crate::helpers::set_up;
use crate::{Board, board_with, hex};
use game_grunwald::Options;
use game_grunwald::action::Action;
use game_grunwald::event::Event;

fn tiring() -> Options {
    Options { organisation: true, fatigue: true, ..Options::default() }
}

/// Zyndram with a knight of his, an enemy in front.
fn board() -> Board {
    board_with(tiring()).put("PKR1 0920 N").lead("zyndram", "0920").put("TGM1 3010 S")
}

fn fatigue(board: &Board, name: &str) -> u8 {
    board.state.leaders[usize::from(board.leader(name))].fatigue
}

#[test]
fn r_14_1_2_everybody_begins_fresh() {
    for scenario in ["choc-des-titans", "blitzkrieg-1410", "avant-garde"] {
        let mut board = set_up(scenario, tiring());
        let mut events = Vec::new();
        for action in [Action::UseDefault, Action::EndSetup, Action::UseDefault, Action::EndSetup] {
            events.extend(board.act(action, &[]));
        }
        assert!(board.state.leaders.iter().all(|leader| leader.fatigue == 0));
        assert!(board.cites(&events, "G-14.1.2"));
    }
}

#[test]
fn r_14_1_3_e_43_who_moves_and_who_only_helps_in_a_combat() {
    let mut board = board();
    let leader = board.leader("zyndram");
    board.act(Action::MoveLeader { leader }, &[]);
    board.act(Action::LeaderTo { hex: hex("0921") }, &[]);
    board.act(Action::Stop, &[]);
    board.pass_to(2, 1);
    assert_eq!(fatigue(&board, "zyndram"), 1);
    // In the next turn he sits still, and a unit in his range fights.
    let mut board = board.put("TEL3 0919 N").phase(2);
    board.state.now.turn = 2;
    board.fight_out("PKR1 x 0919", &[6, 6]);
    board.pass_to(3, 1);
    assert_eq!(fatigue(&board, "zyndram"), 2);
}

#[test]
fn r_14_1_4_a_turn_of_rest_takes_a_level_and_never_more_than_there_is() {
    let mut board = board();
    let leader = usize::from(board.leader("zyndram"));
    board.state.leaders[leader].fatigue = 1;
    for (turn, level) in [(2, 0), (3, 0)] {
        board.pass_to(turn, 1);
        assert_eq!(board.state.leaders[leader].fatigue, level, "turn {turn}");
    }
}

#[test]
fn r_14_1_5_tatars_never_tire() {
    let mut board = board_with(tiring()).put("TAT1 0915 N").put("LLI1 0916 N").lead("szymon", "0917");
    let leader = usize::from(board.leader("szymon"));
    board.state.leaders[leader].fatigue = 13;
    let tired = |name: &str| board.look().tired(board.id(name));
    assert_eq!((tired("TAT1"), tired("LLI1")), (false, true), "both obey Szymon");
    let event = Event::Fatigue { leader: leader as u8, level: 13, rule: game_grunwald::rules::R_14_1_3 };
    assert!(board.cites(&[event], "G-14.1.5"));
}

#[test]
fn r_14_1_6_one_level_in_a_turn_whatever_he_did() {
    let mut board = board().put("TEL3 0918 N");
    let leader = board.leader("zyndram");
    board.act(Action::MoveLeader { leader }, &[]);
    board.act(Action::LeaderTo { hex: hex("0921") }, &[]);
    board.act(Action::Stop, &[]);
    board.ride_on("PKR1", &[Action::Forward { hold: false }, Action::Stop]);
    board.pass_to(1, 2);
    board.fight_out("PKR1 x 0918", &[6, 6]);
    board.pass_to(2, 1);
    assert_eq!(fatigue(&board, "zyndram"), 1, "he moved and helped");
}

#[test]
fn r_14_1_3_who_rides_off_the_map_has_moved_and_rests_there() {
    let mut board = board().lead("andrzej", "0900");
    let leader = board.leader("andrzej");
    board.act(Action::MoveLeader { leader }, &[]);
    board.act(Action::Exit, &[]);
    board.pass_to(2, 1);
    assert_eq!(fatigue(&board, "andrzej"), 1);
    board.pass_to(3, 1);
    assert_eq!(fatigue(&board, "andrzej"), 0);
}

#[test]
fn r_14_2_1_the_tired_are_not_disorganised_outside_a_combat() {
    let mut board = board().put("TGM1 0919 S nc3").phase(6);
    let leader = usize::from(board.leader("zyndram"));
    board.state.leaders[leader].fatigue = 13;
    let board = board.lead("zyndram", "0931");
    let unit = board.id("PKR1");
    assert_eq!((board.status("PKR1"), board.look().allowance(unit)), (vec![], 16));
    // Half strength, and the first disorder is only the first: 2:1 and four more, where an eight is D2.
    let mut board = board;
    assert_eq!(board.sums("TGM1 x 0920"), "2:1 [2 G-5.2.7, 3 G-5.6.4, 1 G-9.2.3] [2 G-5.2.7] 6:1");
    board.fight_out("TGM1 x 0920", &[4, 4, 1, 1]);
    assert!(board.at("PKR1").ends_with("disorganised"), "{}", board.at("PKR1"));
}
