//! Rulings about combats and what follows them: 64, 65, 69, 70, 73, 74, 75.

use crate::asking::face;
use crate::ch05_procedure::cornered;
use crate::{Board, board, hex};
use game_grunwald::action::Action;
use game_grunwald::content::CONTENT;
use game_grunwald::event::Event;

/// Plays on until this is asked.
fn until(board: &mut Board, asked: &str, dice: &[u8]) -> Vec<Event> {
    let events = board.play(dice, |board, legal| {
        let free = |action: &&Action| match action {
            Action::FallBack { hex, .. } => board.state.anybody(*hex).is_none(),
            _ => true,
        };
        if board.asked() == asked { None } else { legal.iter().find(free).or(legal.first()).cloned() }
    });
    assert_eq!(board.asked(), asked);
    events
}

#[test]
fn ruling_64_everybody_in_the_hex_defends() {
    let board = board()
        .put("PKR1 0914 S")
        .put("TEL3 0915 N pf1")
        .put("TIH1 0915 S pf1")
        .lead("wallenrod", "0915")
        .bear("OR", "TIH1");
    // Armour 0 and 2 is one; his two and the banner's one count for both.
    assert_eq!(board.sums("PKR1 x 0915"), "2:2 [2 G-5.2.7] [1 G-5.2.8, 2 G-8.2.1, 1 G-7.1.7] 1:3");
}

#[test]
fn ruling_65_a_duty_that_cannot_be_done_lapses() {
    // Two knights must follow into the same hex: the second finds it full, and nothing is asked of him.
    let mut board = board().phase(2).put("PKR1 0914 S nc3").put("PKR2 1014 SW nc3").put("TEL3 0915 N");
    // 2:1, armour 2, charge 3: 7:1, where an eleven is D1 -1.
    let events = board.fight_out("PKR1 PKR2 x 0915", &[5, 6, 3, 4]);
    let forced = events.iter().filter(|event| matches!(event, Event::PursuitForced { .. })).count();
    let places = ["PKR1", "PKR2"].map(|name| board.at(name).split(' ').next().map(str::to_string));
    assert_eq!((forced, places), (1, [Some("0915".into()), Some("1014".into())]));
    // A retreat that cannot be done costs a point.
    let mut board = cornered("TPM1 0915 N").put("PKR1 0914 S nc3");
    let attack = board.attack("PKR1 x 0915");
    let mut events = board.act(attack, &[1, 1]);
    events.extend(face(&mut board, "N", &[]));
    let short = events.into_iter().find(|event| matches!(event, Event::FellShort { .. }));
    assert!(board.cites(&[short.expect("there is no way so far")], "G-R65"));
}

#[test]
fn ruling_69_a_pursuer_follows_who_stood_next_to_him() {
    let mut board = board()
        .phase(2)
        .put("PKR1 0914 S nc3")
        .lead("andrzej", "0914")
        .put("PKR2 1114 SW nc3")
        .lead("zyndram", "1114")
        .put("TEL3 0915 N")
        .put("TSB2 1014 N");
    let attack = board.attack("PKR1 PKR2 x 0915 1014");
    // 1:1, armour 2, charge 3, a leader's two: 8:1, where a ten is D2.
    board.act(attack, &[5, 5]);
    until(&mut board, "allied pursue", &[]);
    let left = |unit: &str| {
        let traces = board.look().chase_traces(board.id(unit));
        let fight = board.state.now.fight.as_deref().expect("a combat");
        let first = |trace: &u8| board.look().label(fight.traces[usize::from(*trace)].hexes[0]).to_string();
        let mut list: Vec<String> = traces.iter().map(first).collect();
        list.sort();
        list
    };
    assert_eq!((left("PKR1"), left("PKR2")), (vec!["0915".into(), "1014".into()], vec!["1014".to_string()]));
}

#[test]
fn ruling_70_a_deadly_counter_charge_advances() {
    let mut board = board().put("LME1 0918 N pf1").put("PKR2 0925 N").put("TGM1 0915 S");
    board.ride_on("LME1", &[Action::Forward { hold: false }]);
    assert_eq!(board.asked(), "order counter-charge");
    let onset = board.look().onsets(board.id("TGM1"), hex("0917")).into_iter().find(|onset| onset.turn == 0);
    // 2:1, armour 2 and charge 1 against charge 1: 4:1, where an eight is D1 -1.
    board.act(Action::CounterCharge(onset.expect("straight ahead")), &[4, 4]);
    assert_eq!((board.at("LME1"), board.asked()), ("gone".into(), "order advance".into()));
    assert_eq!(board.look().question().map(|it| it.rule.id()), Some("G-R70"));
    board.act(Action::StayPut, &[]);
    assert_eq!(board.asked(), "allied activate", "the phase goes on with the next unit");
}

#[test]
fn ruling_73_both_lose_and_one_retreats() {
    for throw in 2..=12 {
        for column in -3..=8 {
            let cell = CONTENT.charts.result(throw, column);
            assert!(cell.attacker <= 1 && cell.defender <= 1, "{cell}");
        }
    }
    // 1:1, armour 2, charge 3, leader 2, banner 1: 9:1, where a twelve is -1 / D2 -1.
    let mut board =
        board().phase(2).put("PKR1 0914 S nc3").lead("zyndram", "0914").bear("KR", "PKR1").put("TEL3 0915 N");
    let events = board.fight_out("PKR1 x 0915", &[6, 6, 3, 4]);
    assert!(board.cites(&events, "G-R73"));
    assert_eq!(board.at("PKR1"), "0914 S pf1 nc2");
    let back = board.state.hex_of(board.id("TEL3")).expect("it lives");
    assert_eq!(board.look().field().distance(back, hex("0915")), 2);
    assert_eq!(board.state.unit(board.id("TEL3")).strength, 1);
}

#[test]
fn ruling_74_attackers_go_back_each_from_his_own_hex() {
    let mut board =
        board().phase(2).put("LME1 0914 S").put("LME2 1014 SW").put("TGM1 0915 N nc3").lead("ulrich", "0915");
    let attack = board.attack("LME1 LME2 x 0915");
    // 2:1 against armour 2, charge 3 and a leader: 1:4, where a five is A1.
    let mut events = board.act(attack, &[2, 3]);
    events.extend(until(&mut board, "order pursue", &[]));
    assert!(board.cites(&events, "G-R74"));
    for (name, from) in [("LME1", "0914"), ("LME2", "1014")] {
        let at = board.state.hex_of(board.id(name)).expect("it lives");
        assert_eq!(board.look().field().distance(at, hex(from)), 1, "{name}");
    }
    // The defender may follow either, and then no other.
    for trace in [0, 1] {
        assert!(board.look().allows(&Action::Pursue { trace, leader: false }));
    }
    board.act(Action::Pursue { trace: 0, leader: false }, &[]);
    let events = until(&mut board, "order face", &[]);
    assert!(!events.iter().any(|event| matches!(event, Event::Pursued { .. })), "one hex, like the beaten");
    let events = board.act(Action::Face { facing: crate::side("N") }, &[3, 4]);
    assert!(!events.iter().any(|event| matches!(event, Event::Pursued { .. })));
}

#[test]
fn ruling_75_throws_come_in_a_fixed_order() {
    // The combat, the leader of the beaten, the pursuer, the disorder of the beaten: each his own dice.
    let mut board = board()
        .phase(2)
        .put("PKR1 0914 S nc3")
        .lead("andrzej", "0912")
        .put("TEL3 0915 N")
        .lead("wallenrod", "0915");
    // 4:1 and one for Andrzej: 5:1, where a seven is D2.
    let events = board.fight_out("PKR1 x 0915", &[3, 4, 5, 6, 2, 1, 4]);
    let throws: Vec<String> = events
        .iter()
        .filter_map(|event| match event {
            Event::Fought(clash) => Some(format!("combat {:?}", clash.throw)),
            Event::LeaderThrow { throw, .. } => Some(format!("leader {throw:?}")),
            Event::PursuitThrow { throw, .. } => Some(format!("pursuit {throw}")),
            Event::DisorderThrow { throw, .. } => Some(format!("disorder {throw:?}")),
            _ => None,
        })
        .collect();
    assert_eq!(throws, ["combat [3, 4]", "leader [5, 6]", "pursuit 2", "disorder [1, 4]"]);
    // Several who are tested at once: by their numbers; who fails is a new danger to the others (G-R42).
    let mut board = super::board().put("LIM2 4924 N").put("LIM1 4924 N").put("LIM3 4924 N panicked");
    let unit = board.id("LIM3");
    let events = board.work(&[1, 6, 2], |scribe| scribe.meet(unit, hex("4924"), &[]));
    let tested: Vec<(&str, bool)> = events
        .iter()
        .filter_map(|event| match event {
            Event::Tested { unit, passed, .. } => Some((board.look().name(*unit), *passed)),
            _ => None,
        })
        .collect();
    assert_eq!(tested, [("LIM1", true), ("LIM2", false), ("LIM1", true)]);
}
