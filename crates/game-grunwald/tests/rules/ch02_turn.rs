//! 2. The turn: who acts in which phase.

use crate::asking::{asked_by, legal};
use crate::{Board, board, hex};
use game_grunwald::action::Action;
use game_grunwald::event::Event;
use game_grunwald::state::{Aim, Phase};

/// Horse against horse and foot against foot, face to face, in the phase with this number.
fn camps(step: u8) -> Board {
    board().put("PKR1 0914 S").put("TGM1 0915 N").put("PIL1 1213 S").put("TIL1 1214 N").phase(step)
}

/// Who may be given a move.
fn movers(board: &Board) -> Vec<&str> {
    ["PKR1", "PIL1", "TGM1", "TIL1"].into_iter().filter(|name| board.look().may_act(board.id(name))).collect()
}

/// Who owes an attack; nobody may end the phase before it is made.
fn debtors(board: &Board) -> Vec<&str> {
    let owed = board.look().obligations().attackers;
    assert_eq!(board.look().allows(&Action::EndPhase), owed.is_empty());
    owed.iter().map(|(id, _)| board.look().name(*id)).collect()
}

#[test]
fn r_2_1_1_first_the_cavalry_of_who_begins() {
    let board = camps(1);
    assert_eq!((movers(&board), board.asked().as_str()), (vec!["PKR1"], "allied activate"));
    assert_eq!(asked_by(&board), "G-2.1.1");
    // The other side answers with shots and counter-charges.
    let mut board = super::board().put("PKR1 0911 S").put("TXB1 0914 N").put("TGM1 1013 NW").phase(1);
    let unit = board.id("PKR1");
    board.act(Action::Move { unit }, &[]);
    board.act(Action::Forward { hold: false }, &[]);
    assert_eq!(board.asked(), "order fire");
    board.act(Action::HoldFire, &[]);
    assert_eq!(board.asked(), "order counter-charge");
}

#[test]
fn r_2_1_2_then_its_attacks() {
    let board = camps(2);
    assert_eq!((debtors(&board), movers(&board)), (vec!["PKR1"], vec![]));
}

#[test]
fn r_2_1_3_then_everybody_else_of_that_side_under_fire() {
    let board = camps(3);
    assert_eq!((movers(&board), board.asked().as_str()), (vec!["PIL1"], "allied activate"));
    assert_eq!(asked_by(&board), "G-2.1.3");
    let mut board = super::board().put("PIL1 0911 S").put("TXB1 0914 N").put("TGM1 1013 NW").phase(3);
    let unit = board.id("PIL1");
    board.act(Action::Move { unit }, &[]);
    board.act(Action::Forward { hold: false }, &[]);
    let by = board.id("TXB1");
    assert_eq!(legal(&board), [Action::Fire { by, at: Aim::Unit(unit) }, Action::HoldFire]);
    board.act(Action::HoldFire, &[]);
    assert_eq!(board.asked(), "allied step", "foot is not counter-charged");
}

#[test]
fn r_2_1_4_then_their_attacks() {
    assert_eq!(debtors(&camps(4)), ["PIL1"]);
}

#[test]
fn r_2_1_5_then_the_cavalry_of_the_other() {
    let board = camps(5);
    assert_eq!((movers(&board), board.asked().as_str()), (vec!["TGM1"], "order activate"));
    assert_eq!(asked_by(&board), "G-2.1.5");
}

#[test]
fn r_2_1_6_then_the_attacks_of_that_cavalry() {
    assert_eq!(debtors(&camps(6)), ["TGM1"]);
}

#[test]
fn r_2_1_7_then_the_foot_of_the_other() {
    let board = camps(7);
    assert_eq!((movers(&board), board.asked().as_str()), (vec!["TIL1"], "order activate"));
    assert_eq!(asked_by(&board), "G-2.1.7");
}

#[test]
fn r_2_1_8_then_the_attacks_of_that_foot() {
    assert_eq!(debtors(&camps(8)), ["TIL1"]);
}

#[test]
fn r_2_0_phases_come_in_their_order_and_none_comes_twice() {
    // Nobody touches anybody: every phase is passed, phases without a choice pass by themselves.
    let mut board =
        board().put("PKR1 0910 S").put("PIL1 0710 S").put("TGM1 0925 N").put("TIL1 0725 N").phase(1);
    let mut events = Vec::new();
    while board.state.now.turn == 1 {
        let pass =
            if legal(&board).contains(&Action::EndPhase) { Action::EndPhase } else { Action::HoldFire };
        events.extend(board.act(pass, &[]));
    }
    let phases: Vec<(u8, u8)> = events
        .iter()
        .filter_map(|event| match event {
            Event::PhaseBegan { turn, step, .. } => Some((*turn, *step)),
            _ => None,
        })
        .collect();
    assert_eq!(phases, [(1, 2), (1, 3), (1, 4), (1, 5), (1, 6), (1, 7), (1, 8), (1, 9), (2, 1)]);
    assert_eq!(board.state.now.phase, Phase::Activate);
}

#[test]
fn ruling_25_in_ones_own_phase_only_horse_archers_shoot() {
    let shots = |name: &str| {
        let step = if name == "TAT1" { 1 } else { 3 };
        let mut board = board().put(&format!("{name} 0914 S")).put("PKR1 0925 N").put("PIL1 0927 N");
        board = board.put("TIL1 0915 S").phase(step);
        let unit = board.id(name);
        board.act(Action::Move { unit }, &[]);
        let at = Aim::Unit(board.id("TIL1"));
        assert_eq!(board.state.anybody(hex("0915")), Some(board.id("TIL1")));
        legal(&board).contains(&Action::Fire { by: unit, at })
    };
    assert!(shots("TAT1"));
    assert!(!shots("PXB1") && !shots("LAR1") && !shots("PBO1"), "they wait for the enemy to move");
}
