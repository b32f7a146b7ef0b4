//! The tables at the end of the document.

use crate::board;
use crate::helpers;
use game_grunwald::action::Action;
use game_grunwald::content::{CONTENT, Cell};
use game_grunwald::event::Event;

#[test]
fn r_t_3_how_a_result_is_read() {
    let read = |text: &str| {
        let Cell { attacker, defender, retreat, demoralised } = Cell::parse(text).expect("a result");
        (attacker, defender, retreat, demoralised)
    };
    let (attacker, defender) = (true, false);
    assert_eq!(read("-1 / -1"), (1, 1, None, false));
    assert_eq!(read("D2 -1"), (0, 1, Some((defender, 2)), false));
    assert_eq!(read("-1 / D2 -1"), (1, 1, Some((defender, 2)), false));
    assert_eq!(read("-1 / D4D"), (1, 0, Some((defender, 4)), true));
    assert_eq!(read("A1D"), (0, 0, Some((attacker, 1)), true));
}

/// In how many of 36 throws a leader falls with the beaten.
fn deaths(leader: bool, banner: bool, level: i8, throw: [u8; 2], result: &str) -> usize {
    let dies = |first: u8, second: u8| {
        let mut board = board().phase(2).put("PKR1 0914 S nc3").put("TEL3 0915 N").lead("wallenrod", "0915");
        if leader {
            board = board.lead("zyndram", "0914");
        }
        if banner {
            board = board.bear("KR", "PKR1");
        }
        board.state.level = level;
        let mut attack = Some(board.attack("PKR1 x 0915"));
        let events = board.play(&[throw[0], throw[1], first, second], |board, legal| {
            let free = |action: &&Action| match action {
                Action::FallBack { hex, .. } => board.state.anybody(*hex).is_none(),
                _ => true,
            };
            let beaten = board.asked().starts_with("order ");
            attack.take().or_else(|| legal.iter().find(free).filter(|_| beaten).cloned())
        });
        let cell = events.iter().find_map(|event| match event {
            Event::Fought(clash) => {
                Some(CONTENT.charts.result(throw[0] + throw[1], clash.column).to_string())
            }
            _ => None,
        });
        assert_eq!(cell.as_deref(), Some(result));
        events.iter().any(|event| matches!(event, Event::LeaderThrow { dead: true, .. }))
    };
    (1..=6).flat_map(|first| (1..=6).map(move |second| (first, second))).filter(|(a, b)| dies(*a, *b)).count()
}

#[test]
fn r_8_2_4_v_34_the_risk_of_a_leader_who_must_retreat() {
    assert_eq!(deaths(false, false, 0, [3, 4], "D2"), 1);
    assert_eq!(deaths(true, false, 0, [2, 3], "D3 -1"), 6);
    assert_eq!(deaths(true, true, 2, [1, 3], "D5 -1"), 15);
    assert_eq!(deaths(true, true, 1, [1, 1], "D5D"), 10);
}

#[test]
fn r_t_1_r_t_2_the_terrain_table_as_printed() {
    let board = helpers::set_up("choc-des-titans", Default::default());
    let charts = board.look().charts();
    // Clear, marsh, forest, village: on foot, mounted (in half points), what the defender gains.
    let printed = [(2, 2, 0), (4, 6, 0), (4, 8, 2), (4, 6, 1)];
    for (ground, printed) in charts.terrain.iter().zip(printed) {
        assert_eq!((ground.foot, ground.horse, ground.defence), printed);
    }
    assert!(charts.terrain[1].halves_attacker, "an attacker in the marsh has half his strength");
    assert_eq!((charts.road.foot, charts.road.horse, charts.road.extra_hexes), (2, 1, 1));
    assert_eq!((charts.sides.stream.foot, charts.sides.stream.horse, charts.sides.stream.defence), (2, 4, 1));
}
