//! The scenarios: set-up, arrivals, points, the end.

use crate::helpers::set_up;
use crate::{Board, board, hex, side};
use game_grunwald::Options;
use game_grunwald::action::Action;
use game_grunwald::content::CONTENT;
use game_grunwald::event::{Blow, Event};
use game_grunwald::state::{ALLIED, Aim, End, Ending, ORDER, Phase, Spot, Staff};
use hexboard::Edge;

/// A scenario after both have taken the default set-up.
fn begun(scenario: &str) -> (Board, Vec<Event>) {
    let mut board = set_up(scenario, Options::default());
    let mut events = Vec::new();
    for action in [Action::UseDefault, Action::EndSetup, Action::UseDefault, Action::EndSetup] {
        events.extend(board.act(action, &[]));
    }
    (board, events)
}

fn ending(board: &Board) -> Option<Ending> {
    match board.state.now.phase {
        Phase::Over(ending) => Some(ending),
        _ => None,
    }
}

#[test]
fn r_s_7_blitzkrieg_begins_about_the_hexes_that_are_named() {
    let board = set_up("blitzkrieg-1410", Options::default());
    let may = |name: &str, label: &str| {
        let unit = board.id(name);
        board.look().may_place(board.look().seat(unit), unit, hex(label)).is_ok()
    };
    assert!(may("PKR1", "1623") && may("PKR1", "1926") && !may("PKR1", "2026"), "Poles");
    assert!(may("LVI1", "4630") && may("LVI1", "5128") && !may("LVI1", "1623"), "Lithuanians");
    assert!(may("TAT1", "4524") && !may("TAT1", "4523"), "Tatars within two of 4526");
    assert!(
        may("TGM1", "2014") && may("TIL1", "3124") && may("TGM1", "3711") && !may("TGM1", "2016"),
        "Order"
    );
    assert!(!may("PIL1", "1623"), "Polish foot has no place: it comes later");
    let count = |name: &str| CONTENT.field.hexes().filter(|at| may(name, CONTENT.field.label(*at))).count();
    assert_eq!([count("PKR1"), count("LVI1"), count("TAT1"), count("TGM1")], [16, 14, 19, 149]);
    // Leaders and banners stand with cavalry.
    let (board, events) = begun("blitzkrieg-1410");
    for leader in 0..board.state.leaders.len() {
        let at = board.state.leaders[leader].spot.hex().expect("on the map");
        assert!(board.state.at(at).any(|id| board.look().card(id).kind.mounted()));
    }
    assert!(board.cites(&events, "G-S.7") && !board.cites(&events, "G-S.2"));
}

#[test]
fn r_s_8_blitzkrieg_the_order_plays_first() {
    let (board, events) = begun("blitzkrieg-1410");
    let first = events.iter().find_map(|event| match event {
        Event::PhaseBegan { turn: 1, step: 1, seat } => Some(*seat),
        _ => None,
    });
    assert_eq!((first, board.asked()), (Some(ORDER), "order activate".into()));
    assert!(board.cites(&events, "G-S.8"));
    let names = |seat| {
        let own = |leader: &usize| board.look().leader_seat(*leader) == seat;
        let cards = (0..board.state.leaders.len()).filter(own).map(|it| board.look().leader_card(it));
        cards.map(|card| card.id.as_str()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(names(ALLIED), "jagiello andrzej zyndram witold szymon jerzy");
    assert_eq!(names(ORDER), "ulrich wallenrod salzbach merchein gersdorf lichtenstein");
    let banners = |seat| (0..4).filter(|banner| board.look().banner_seat(*banner) == seat).count();
    assert_eq!((banners(ALLIED), banners(ORDER)), (2, 2));
}

#[test]
fn r_s_9_blitzkrieg_eight_riders_and_then_four_on_foot() {
    let (mut board, _) = begun("blitzkrieg-1410");
    board.pass_to(1, 5);
    let enters = |board: &Board, name: &str, label: &str| {
        board.look().may_arrive(board.id(name), hex(label), side("N")).is_ok()
    };
    assert!(!enters(&board, "LGR1", "2031"), "Lithuanians come by 4631 only");
    assert!(!enters(&board, "LGR1", "4631"), "where one of theirs still stands");
    let in_the_way = board.id("LBR1");
    board.state.stand(in_the_way, Spot::Gone);
    assert!(enters(&board, "LGR1", "4631"));
    assert!(!enters(&board, "PCO1", "2600"), "the north edge is not theirs");
    let riders = ["PCO1", "PCO2", "PCO3", "PSA1", "PSA2", "PSA3", "PLI1", "PLI2"];
    for (n, name) in riders.into_iter().enumerate() {
        let unit = board.id(name);
        board.act(Action::Enter { unit, hex: hex(&format!("{:02}31", 8 + n)), facing: side("N") }, &[]);
        board.act(Action::Stop, &[]);
    }
    assert!(!enters(&board, "PLI3", "2431"), "eight in a turn");
    board.pass_to(1, 7);
    for (name, label) in [("PIL1", "2031"), ("PIL2", "2131"), ("PIL3", "2231"), ("PXB1", "2331")] {
        let unit = board.id(name);
        assert!(enters(&board, name, label));
        board.act(Action::Enter { unit, hex: hex(label), facing: side("N") }, &[]);
        board.act(Action::Stop, &[]);
    }
    assert!(!enters(&board, "PIL4", "2431"), "four in a turn");
}

#[test]
fn r_s_5_v_51_points_for_what_was_lost() {
    let mut board =
        board().put("TGM1 0905 S").lead("ulrich", "0905").put("PKR1 0925 N").lead("jagiello", "0925");
    let riders: Vec<String> =
        (1..=3).flat_map(|n| ["TBR", "TCU", "TSG"].map(|group| format!("{group}{n}"))).collect();
    let allies: Vec<String> =
        (1..=3).flat_map(|n| ["PGO", "PCO", "PSG", "PSA"].map(|group| format!("{group}{n}"))).collect();
    let fall = |board: &mut Board, name: &str, blow: Blow| {
        let unit = board.id(name);
        board.state.stand(unit, Spot::Map(hex("3025")));
        board.work(&[], |scribe| scribe.eliminate(unit, blow, &[]));
    };
    for name in riders.iter().chain(&allies) {
        fall(&mut board, name, Blow::Combat);
    }
    for (name, blow) in [
        ("TXB1", Blow::Combat),
        ("TXB2", Blow::Fire),
        ("TIL1", Blow::Combat),
        ("TIL2", Blow::Flight),
        ("TIL3", Blow::Overrun),
    ] {
        fall(&mut board, name, blow);
    }
    board = board.lead("wallenrod", "3025");
    let leader = board.leader("wallenrod");
    board.work(&[], |scribe| scribe.kill_leader(leader, &[]));
    board.state.banners[0].staff = Staff::Held(board.id("TGM1"));
    assert_eq!(board.look().final_points(), [36 + 6 + 16 + 2, 48 + 10]);
    // The last turn ends.
    board.state.now.turn = 16;
    let mut board = board.phase(8);
    board.work(&[], |scribe| scribe.resume());
    let over = ending(&board).expect("over");
    assert_eq!((over.end, over.winner, over.points), (End::Turns, Some(ALLIED), [60, 58]));
    assert_eq!(CONTENT.charts.victory.grade(2).name.en, "Minor victory");
}

#[test]
fn ruling_55_if_both_lose_their_last_leader_at_once_points_decide() {
    let mut board = board()
        .without("jagiello")
        .without("ulrich")
        .put("TAT1 0913 S")
        .lead("andrzej", "0913")
        .put("TXB1 0914 N")
        .lead("wallenrod", "0914");
    let (rider, bows) = (board.id("TAT1"), board.id("TXB1"));
    board.ride_on("TAT1", &[Action::Fire { by: rider, at: Aim::Unit(bows) }]);
    assert_eq!(board.asked(), "order fire", "they answer at the same moment");
    // Both miss, and both leaders are hit; the crossbows are lost with theirs.
    board.act(Action::Fire { by: bows, at: Aim::Unit(rider) }, &[1, 1, 6, 6, 1, 1, 6, 6]);
    let over = ending(&board).expect("over");
    assert_eq!((over.end, over.winner, over.points), (End::NoLeaders, Some(ALLIED), [16 + 3, 16]));
}

#[test]
fn ruling_55_leaders_off_the_map_are_lost_too() {
    let mut board = board().phase(5).put("TGM1 5100 N").put("TGM2 3010 S");
    let leader = board.leader("ulrich");
    board.act(Action::MoveLeader { leader }, &[]);
    board.act(Action::Exit, &[]);
    assert_eq!(ending(&board).map(|over| (over.end, over.winner)), Some((End::Leaders, Some(ALLIED))));
}

#[test]
fn ruling_56_sixteen_turns_and_the_edges_to_flee_to() {
    for id in ["choc-des-titans", "blitzkrieg-1410"] {
        let board = set_up(id, Options::default());
        assert_eq!((board.rules.scenario.turns, board.asked()), (16, "order set-up".into()), "{id}");
    }
    // Poles run south; Lithuanians and Tatars to the nearer of south and east; the Order north or west.
    let edge = |name: &str, label: &str| {
        let mut board = board().put(&format!("{name} {label} N panicked"));
        let unit = board.id(name);
        let mut at = hex(label);
        while let Some(next) = board.look().ways_home(unit, at).next.first().copied() {
            at = next;
            board.state.stand(unit, Spot::Map(at));
        }
        assert!(board.look().ways_home(unit, at).out);
        [Edge::North, Edge::South, Edge::West, Edge::East]
            .into_iter()
            .filter(|edge| CONTENT.field.on_edge(at, *edge))
            .collect::<Vec<_>>()
    };
    assert_eq!(edge("PKR1", "4912"), [Edge::South]);
    assert_eq!((edge("LVI1", "4912"), edge("TAT1", "4912")), (vec![Edge::East], vec![Edge::East]));
    assert_eq!(edge("LVI1", "2028"), [Edge::South]);
    assert_eq!((edge("TGM1", "2010"), edge("TGM1", "0420")), (vec![Edge::North], vec![Edge::West]));
}

#[test]
fn ruling_57_what_each_loss_is_worth() {
    let worth = |name: &str, blow: Blow| {
        let mut board = board().put(&format!("{name} 0915 N"));
        let unit = board.id(name);
        board.work(&[], |scribe| scribe.eliminate(unit, blow, &[]));
        (board.state.points, board.state.morale)
    };
    assert_eq!(worth("TGM1", Blow::Combat), ([4, 0], 1));
    assert_eq!(worth("TAT1", Blow::Combat), ([0, 4], -1), "horse archers are cavalry");
    assert_eq!(worth("TXB1", Blow::Fire), ([3, 0], 1));
    assert_eq!(worth("TAR1", Blow::Blocked), ([2, 0], 1));
    assert_eq!(worth("TBO1", Blow::Immovable), ([1, 0], 1), "a bombard as infantry");
    assert_eq!(worth("TIL1", Blow::FriendlyFire), ([1, 0], 1), "whoever did it");
    assert_eq!(worth("TIL1", Blow::Overrun), ([0, 0], 0), "5.8.9");
    assert_eq!(worth("TGM1", Blow::ArmyLeaderDied), ([4, 0], 0), "8.1.6");
    let mut board = board().put("TGM1 0915 N");
    let unit = board.id("TGM1");
    board.work(&[], |scribe| scribe.lose(unit, 1, Blow::Combat, &[]));
    assert_eq!(board.state.points, [0, 0], "half a unit is worth nothing");
}
