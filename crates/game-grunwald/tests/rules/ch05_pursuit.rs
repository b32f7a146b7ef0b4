//! 5.5: following the beaten.

use crate::asking::{asked_by, cites, face, fall_back, legal};
use crate::{Board, board, hex, side};
use game_grunwald::action::Action;
use game_grunwald::event::Event;
use game_grunwald::state::Spot;

/// PKR1 has beaten TEL3 by two hexes, straight back; `die` is thrown where a leader is near but not there.
fn beaten(mut board: Board, throw: [u8; 2], die: &[u8]) -> (Board, Vec<Event>) {
    board = board.phase(2).put("PKR1 0914 S nc3").put("TEL3 0915 N");
    let attack = board.attack("PKR1 x 0915");
    board.act(attack, &throw);
    fall_back(&mut board, "TEL3", &["0916", "0917"]);
    let events = face(&mut board, "N", die);
    (board, events)
}

/// With a leader in the hex: 8:1, an eight is D2; the pursuit is free.
fn led(board: Board) -> Board {
    beaten(board.lead("zyndram", "0914"), [4, 4], &[]).0
}

/// Far from every leader: 6:1, a nine is D2; the pursuit is forced.
fn alone(board: Board) -> Board {
    beaten(board, [4, 5], &[]).0
}

#[test]
fn r_5_5_1_some_may_follow_and_some_must() {
    let free = led(board());
    assert_eq!((free.asked().as_str(), asked_by(&free)), ("allied pursue", "G-5.5.5"));
    assert!(legal(&free).contains(&Action::StayPut));
    let mut stays = free;
    stays.act(Action::StayPut, &[3, 4]);
    assert_eq!(stays.at("PKR1"), "0914 S pf2 nc2");
    let forced = alone(board());
    assert_eq!(forced.at("PKR1"), "0916 S pf2 nc3", "it was not asked");
}

#[test]
fn r_5_5_2_farther_than_five_hexes_from_a_leader_it_must() {
    let (far, events) = beaten(board().lead("andrzej", "0908"), [4, 5], &[]);
    let forced = events.iter().find(|event| matches!(event, Event::PursuitForced { .. })).expect("no throw");
    assert_eq!(far.tell(forced).rules[0].id(), "G-5.5.2", "six hexes");
    let (near, events) = beaten(board().lead("andrzej", "0909"), [4, 5], &[1]);
    assert!(events.iter().any(|event| matches!(event, Event::PursuitThrow { distance: 5, must: false, .. })));
    assert_eq!(near.asked(), "allied pursue");
}

#[test]
fn r_5_5_5_e_20_who_follows_freely_may_stray_a_hex() {
    let mut board = led(board());
    board.act(Action::Pursue { trace: 0, leader: false }, &[]);
    let mut next: Vec<&str> = legal(&board)
        .into_iter()
        .filter_map(|action| match action {
            Action::PursueTo { hex } => Some(board.look().label(hex)),
            _ => None,
        })
        .collect();
    next.sort_unstable();
    // All of them on the way or beside it.
    assert_eq!(next, ["0814", "0815", "0914", "0916", "1014", "1015"]);
    board.act(Action::PursueTo { hex: hex("1015") }, &[]);
    assert_eq!(board.asked(), "allied face", "two hexes, as far as the beaten went");
}

#[test]
fn r_5_5_6_the_first_hex_is_the_one_that_was_left() {
    let mut board = led(board());
    assert_eq!(
        legal(&board),
        [
            Action::Pursue { trace: 0, leader: false },
            Action::Pursue { trace: 0, leader: true },
            Action::StayPut
        ]
    );
    board.act(Action::Pursue { trace: 0, leader: true }, &[]);
    assert_eq!([board.at("PKR1"), board.leader_at("zyndram")], ["0915 S pf2 nc3", "0915"]);
}

#[test]
fn r_5_5_7_zones_do_not_stop_a_pursuit() {
    // TGM1 is as fast and watches both hexes of the way.
    let board = alone(board().put("TGM1 1015 NW nc3"));
    assert!(
        ["0915", "0916"]
            .iter()
            .all(|label| { board.look().controlled(game_grunwald::state::ORDER, hex(label)) })
    );
    assert_eq!(board.at("PKR1"), "0916 S pf2 nc3");
}

#[test]
fn r_5_5_8_a_pursuit_neither_raises_nor_lowers_the_charge() {
    let mut board = board().phase(2).put("PKR1 0914 S nc2").put("TEL3 0915 N");
    // 5:1, a four: D3 -1; back over the slope at 0917.
    let attack = board.attack("PKR1 x 0915");
    board.act(attack, &[1, 3]);
    fall_back(&mut board, "TEL3", &["0916", "0917", "0918"]);
    let events = face(&mut board, "N", &[]);
    assert_eq!(board.at("PKR1"), "0917 S pf2 nc2", "two hexes on the flat and one uphill");
    assert!(cites(&board, &events, "G-5.5.8"));
}

#[test]
fn r_5_5_9_up_to_two_sixths_cost_nothing() {
    // South, then north-east past the empty hex: two sixths away from where it came.
    let mut board = led(board());
    board.act(Action::Pursue { trace: 0, leader: false }, &[]);
    board.act(Action::PursueTo { hex: hex("1014") }, &[]);
    assert_eq!(board.at("PKR1"), "1014 S pf2 nc3");
    face(&mut board, "SE", &[3, 4]);
    assert_eq!(board.at("PKR1"), "1014 SE pf2 nc2", "only the level of the combat");
    // Straight back again is half a circle.
    let mut back = led(super::board());
    back.act(Action::Pursue { trace: 0, leader: false }, &[]);
    back.act(Action::PursueTo { hex: hex("0914") }, &[]);
    assert_eq!(back.at("PKR1"), "0914 S pf2 nc0");
}

#[test]
fn ruling_36_the_throw_at_one_and_at_four_hexes() {
    for (leader, throw, die, must) in [
        ("0913", [4, 5], 5, false),
        ("0913", [4, 5], 6, true),
        ("0910", [4, 5], 2, false),
        ("0910", [4, 5], 3, true),
    ] {
        let (board, events) = beaten(board().lead("andrzej", leader), throw, &[die]);
        assert!(cites(&board, &events, "G-R36"));
        assert_eq!(board.asked(), if must { "allied face" } else { "allied pursue" }, "{leader}, a {die}");
    }
}

#[test]
fn ruling_36_foot_follows_too_and_archers_do_not() {
    let foot = {
        let mut board = board().phase(4).put("PIL1 0914 S").put("TIM1 0915 N");
        // 2:1 and one: 3:1; a five is D2.
        let attack = board.attack("PIL1 x 0915");
        board.act(attack, &[2, 3]);
        fall_back(&mut board, "TIM1", &["0916", "0917"]);
        face(&mut board, "N", &[]);
        board
    };
    assert_eq!(foot.at("PIL1"), "0916 S pf2 nc0");
    let board = board().put("PXB1 0914 S").put("PIL1 0913 S").put("PIL2 0910 S panicked");
    assert_eq!(
        ["PXB1", "PIL1", "PIL2"].map(|name| board.look().may_chase(board.id(name)).is_ok()),
        [false, true, false]
    );
}

#[test]
fn ruling_36_a_full_hex_ends_a_pursuit() {
    // 0916 is taken by TGM1, who sweeps nobody aside: the beaten went round by 1015.
    let mut board = board().phase(2).put("PKR1 0914 S nc3").put("TEL3 0915 N");
    let attack = board.attack("PKR1 x 0915");
    board.act(attack, &[4, 5]);
    fall_back(&mut board, "TEL3", &["1015", "1116"]);
    // A friend of the pursuer stands in the way by now.
    let mut board = board.put("PKR2 1015 N");
    face(&mut board, "N", &[]);
    assert_eq!(board.at("PKR1"), "0915 S pf2 nc3", "no farther");
}

#[test]
fn r_5_5_9_looking_back_the_way_it_came_ends_the_charge_even_without_a_turn() {
    // Facing south-east all the time, it rides south and then north-west: to look south-east now is to look back.
    let mut board = board().lead("zyndram", "0914").phase(2).put("PKR1 0914 SE nc3").put("TEL3 0915 N");
    let attack = board.attack("PKR1 x 0915");
    board.act(attack, &[4, 4]);
    fall_back(&mut board, "TEL3", &["0916", "0917"]);
    face(&mut board, "N", &[]);
    board.act(Action::Pursue { trace: 0, leader: false }, &[]);
    board.act(Action::PursueTo { hex: hex("0814") }, &[]);
    face(&mut board, "SE", &[3, 4]);
    assert_eq!(board.at("PKR1"), "0814 SE pf2 nc0");
}

#[test]
fn r_4_4_3_e_12_who_leaves_in_a_pursuit_is_back_a_turn_later() {
    let mut board = board().phase(2).lead("zyndram", "0800").put("PKR1 0800 NE nc3").put("TEL3 0900 SW");
    board.state.now.turn = 2;
    let attack = board.attack("PKR1 x 0900");
    // 8:1, an eight: D2, along the edge.
    board.act(attack, &[4, 4]);
    let unit = board.id("TEL3");
    while board.asked() == "order retreat" {
        let choice = legal(&board).remove(0);
        board.act(choice, &[]);
    }
    assert!(board.state.hex_of(unit).is_some(), "for the beaten the edge is a wall (4.4.1)");
    face(&mut board, "S", &[]);
    board.act(Action::Pursue { trace: 0, leader: false }, &[]);
    assert!(legal(&board).contains(&Action::Exit));
    board.act(Action::Exit, &[3, 4]);
    let unit = board.id("PKR1");
    assert_eq!(board.state.unit(unit).spot, Spot::Away { by: hex("0900"), from: 6 });
    // Not in turn 5, as after a move; in the movement phase of turn 6.
    let back = Action::Return { unit, hex: hex("0500"), facing: side("S") };
    let offered = |board: &Board| (board.look().allows(&back), legal(board).contains(&back));
    for turn in [3, 4, 5] {
        board.pass_to(turn, 1);
        assert_eq!(offered(&board), (false, false), "turn {turn}");
    }
    board.pass_to(6, 1);
    assert_eq!(offered(&board), (true, true));
    board.act(back, &[]);
    assert_eq!(board.at("PKR1"), "0500 S pf2 nc0");
}
