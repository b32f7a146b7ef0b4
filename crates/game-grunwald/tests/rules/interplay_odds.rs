//! Where several rules meet: pursuits, stops and leaders; odds and orders.

use crate::interplay_swept::attack_until;
use crate::{Board, board, hex, side};
use engine::{Hand, Place, Ruleset};
use game_grunwald::action::Action;
use game_grunwald::ch05_combat::counter_charge::Onset;
use game_grunwald::event::{Blow, Event};
use game_grunwald::state::{Marks, Spot, Staff, Task, Trace};
use game_grunwald::telling::place;

fn refused(board: &Board, action: &Action) -> &'static str {
    let no = board.look().check(action).expect_err("it is not legal");
    no.reasons[0].rule.map_or("none", |rule| rule.id())
}

fn results(board: &Board, events: &[Event]) -> Vec<&'static str> {
    board.rules.results(&board.state, events).iter().map(|it| it.says.id).collect()
}

// ---------------------------------------------------------------- pursuits, stops, leaders

#[test]
fn ruling_36_who_stands_where_the_beaten_stopped_goes_no_farther() {
    let mut board = board()
        .phase(2)
        .put("PKR1 1000 NW nc3")
        .put("TEL3 0900 S")
        .lead("zyndram", "1000")
        .put("TGM5 2510 N");
    attack_until(&mut board, "PKR1 x 0900", |board, _| board.asked() == "order retreat");
    let (rider, beaten) = (board.id("PKR1"), board.id("TEL3"));
    // As if the beaten had gone to 0800 and died there.
    let fight = board.state.now.fight.as_deref_mut().expect("a combat");
    fight.traces.push(Trace {
        unit: beaten,
        hexes: ["0900", "0800"].map(hex).into_iter().collect(),
        short: 0,
    });
    board.state.stand(beaten, Spot::Gone);
    let mut exits = |at: &str, done: u8| {
        board.state.stand(rider, Spot::Map(hex(at)));
        let chase = Task::Chase { unit: rider, trace: 0, done, must: false, came: None, leaders: 0 };
        board.state.now.tasks.push(chase);
        let exits = board.look().chase_choices().contains(&Action::Exit);
        board.state.now.tasks.pop();
        exits
    };
    assert!(exits("0900", 1), "instead of the last hex");
    assert!(!exits("0800", 2), "not after it");
}

#[test]
fn ruling_60_who_is_stopped_keeps_his_formation_in_panic_too() {
    let mut board = board().phase(3).put("PXB1 0920 N panicked").put("PIL3 0930 N").in_panic("PXB1");
    let unit = board.id("PXB1");
    board.state.unit_mut(unit).marks.set(Marks::STOPPED);
    board.act(Action::Flee { unit }, &[]);
    assert!(board.at("PXB1").starts_with("0920") && board.state.unit(unit).ready);
}

#[test]
fn ruling_46_who_leaves_one_leader_may_take_another() {
    let mut board =
        board().put("PKR1 0920 N").put("PKR3 0930 N").lead("zyndram", "0920").lead("andrzej", "0920");
    let take = |name: &str| Action::TakeLeader { leader: board.leader(name) };
    let (first, second) = (take("zyndram"), take("andrzej"));
    board.ride_on("PKR1", &[first.clone(), Action::LeaveLeader]);
    assert_eq!(refused(&board, &first), "G-R46");
    board.act(second, &[]);
    board.act(Action::Forward { hold: false }, &[]);
    assert_eq!((board.leader_at("andrzej").as_str(), board.leader_at("zyndram").as_str()), ("0919", "0920"));
}

#[test]
fn ruling_23_whoever_is_left_of_a_zone_is_what_one_is_compared_with() {
    // The fast one dies with Ulrich, the slow one lives: faster than he, the rider passes.
    let mut board = board()
        .put("PKR1 0916 N")
        .put("PKR4 0925 N")
        .put("TGM1 0814 SE nc3 pf1")
        .put("TIL1 1014 SW pf2")
        .lead("ulrich", "0915")
        .lead("wallenrod", "2510")
        .put("TGM5 2510 N");
    let unit = board.id("PKR1");
    board.act(Action::Move { unit }, &[]);
    let events = board.act(Action::Forward { hold: false }, &[]);
    assert_eq!(board.at("TGM1"), "gone");
    assert!(events.iter().any(|event| matches!(event, Event::Passes { .. })), "{events:?}");
}

#[test]
fn r_4_4_7_pointing_at_a_closed_entry_says_what_closes_it() {
    let mut board = board().put("PKR2 0920 N").put("TGM1 2330 S");
    let unit = board.id("PKR1");
    board.state.stand(unit, Spot::Away { by: hex("2331"), from: 1 });
    let why = |board: &Board, label: &str| {
        let to: Place = place(&board.rules, hex(label));
        let no = board.rules.why_not(&board.state, Hand::Piece(unit.into()), to).expect("it is refused");
        no.reasons[0].rule.map_or("none", |rule| rule.id())
    };
    assert_eq!((why(&board, "2331"), why(&board, "0931")), ("G-4.4.7", "G-4.4.4"));
    // A reinforcement likewise.
    board.state.stand(unit, Spot::Waiting);
    let enter = |facing: &str| Action::Enter { unit, hex: hex("2531"), facing: side(facing) };
    assert_eq!(why(&board, "2331"), "G-R48");
    assert!(board.look().allows(&enter("N")));
    assert_eq!(refused(&board, &enter("S")), "G-R48", "it looks off the map");
}

#[test]
fn ruling_44_who_was_moved_by_others_does_not_rally_and_is_told_so() {
    let mut board = board().put("PKR1 0915 N disorganised").put("PKR2 0920 N");
    let unit = board.id("PKR1");
    board.state.unit_mut(unit).marks.set(Marks::RODE);
    assert_eq!(refused(&board, &Action::Rally { unit }), "G-R44");
}

// ---------------------------------------------------------------- results and what they rest on

#[test]
fn r_5_4_4_the_run_of_swept_foot_is_not_the_retreat_of_the_beaten() {
    let board = board().phase(2).put("TGM1 0914 S").put("TIL1 0913 S").put("PKR1 0915 N");
    let back = |name: &str, swept: bool| {
        let unit = board.id(name);
        Event::FellBack { unit, from: hex("0913"), to: hex("0912"), charge: 0, swept }
    };
    let hexes = |events: &[Event]| {
        let list = board.rules.results(&board.state, events);
        list.iter().find(|it| it.says.id == "result-foe-back").map(|it| format!("{it:?}"))
    };
    let one = hexes(&[back("TGM1", false)]);
    assert!(one.is_some());
    assert_eq!(hexes(&[back("TGM1", false), back("TIL1", true), back("TIL1", true)]), one);
}

#[test]
fn r_5_5_4_who_has_to_pursue_is_told_by_side() {
    let board = board().phase(2).put("TGM1 0914 S").put("PKR1 0915 N");
    let forced = |name: &str| Event::PursuitForced { unit: board.id(name) };
    let told = |name: &str| format!("{:?}", board.rules.results(&board.state, &[forced(name)]));
    assert_ne!(told("TGM1"), told("PKR1"));
}

#[test]
fn r_7_1_5_a_captured_banner_that_falls_is_no_loss() {
    let mut board = board().phase(2).put("TGM1 0914 S pf1").bear("KR", "TGM1").put("PKR1 0915 N");
    let unit = board.id("TGM1");
    let before = board.state.clone();
    let events = board.work(&[], |scribe| scribe.eliminate(unit, Blow::Combat, &[]));
    let list = board.rules.results(&before, &events);
    assert!(list.iter().any(|it| it.says.id == "result-banner-torn"), "{list:?}");
    assert!(!list.iter().any(|it| it.says.id == "result-banner-falls"));
}

#[test]
fn r_10_2_4_where_the_fleeing_run_is_no_result_of_a_shot() {
    // Shot at while they run: what comes afterwards would have come anyhow.
    let mut board = board().open_fire(5).put("TGM1 0901 N panicked").put("PXB1 0902 N").put("TGM5 2510 N");
    let unit = board.id("TGM1");
    let fled = Event::Fled { unit, to: hex("0900"), left: 0 };
    let gone = Event::Eliminated { unit, hex: hex("0900"), blow: Blow::Flight, boxes: 1, points: 2 };
    assert_eq!(board.asked(), "allied fire");
    assert_eq!(results(&board, &[fled.clone(), gone.clone()]), Vec::<&str>::new());
    assert_eq!(results(&board, std::slice::from_ref(&gone)), Vec::<&str>::new(), "at its own edge already");
    let shot = Event::Eliminated { unit, hex: hex("0901"), blow: Blow::Fire, boxes: 1, points: 2 };
    assert!(results(&board, &[shot]).contains(&"result-foe-gone"));
    // Of a flight itself it is one.
    board = board.in_panic("TGM1");
    assert!(results(&board, &[fled, gone]).contains(&"result-own-gone"));
}

#[test]
fn r_5_7_3_who_strikes_now_is_told_what_it_comes_to() {
    let mut board = board().put("PKR1 0916 N").put("PKR4 0925 N").put("TGM1 0913 S").put("TGM2 1114 SW");
    board.ride_on("PKR1", &[Action::Forward { hold: false }]);
    let unit = board.id("TGM1");
    let charge = Action::CounterCharge(Onset { unit, turn: 0, to: hex("0914") });
    let alone = board.explained(&charge);
    board.act(charge, &[]);
    let now = board.explained(&Action::HoldBack);
    assert_eq!((now.value("column"), now.chart), (alone.value("column"), alone.chart));
    assert!(now.chart.is_some());
    // The number of the odds is the one that people say.
    let column = now.value("column").expect("a column");
    assert_eq!(now.value("odds"), Some(if column < 0 { column - 1 } else { column + 1 }));
}

#[test]
fn r_7_1_6_the_preview_of_a_step_names_the_banner_there() {
    let step = |name: &str, missile: bool| {
        let (unit, phase) = if missile { ("PXB1", 3) } else { ("PKR1", 1) };
        let mut board =
            board().phase(phase).put(&format!("{unit} 0916 N")).put("PKR4 0925 N").put("PIL4 0927 N");
        if missile {
            board = board.marching(unit);
        }
        let at = board.banner(name);
        board.state.banners[at].staff = Staff::Lies(hex("0915"));
        board.ride_on(unit, &[]);
        let told = board.explained(&Action::Forward { hold: false });
        told.effects.iter().any(|effect| effect.says.id == "effect-banner")
    };
    assert!(step("GM", false) && step("KR", false) && step("GM", true));
    assert!(!step("KR", true), "foot that shoots wins none of its own back");
}

#[test]
fn ruling_34_the_favourite_way_back_sweeps_no_own_foot_away() {
    let mut board = board()
        .phase(2)
        .put("PKR1 0915 N nc3")
        .put("TGM1 0914 S")
        .put("TIL1 1013 S")
        .put("TIL2 0913 S")
        .put("TGM5 2510 N");
    attack_until(&mut board, "PKR1 x 0914", |board, _| {
        board.legal().iter().filter(|it| matches!(it, Action::FallBack { .. })).count() > 1
    });
    let Some(Action::FallBack { hex: to, .. }) = board.rules.favourite(&board.state) else {
        panic!("{:?}", board.legal())
    };
    assert_eq!(board.state.anybody(to), None);
}
