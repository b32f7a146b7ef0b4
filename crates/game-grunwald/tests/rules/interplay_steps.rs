//! Steps of a battle where one rule hands over to the next.

use crate::board;
use engine::Ruleset;
use game_grunwald::action::Action;
use game_grunwald::event::Event;
use game_grunwald::state::{Aim, Order, Staff, Task};

#[test]
fn r_8_1_4_a_dead_leader_rides_no_farther() {
    let mut board = board().put("PKR1 0917 N").put("TXB1 0914 S").put("PKR2 0925 N").lead("zyndram", "0917");
    let (rider, shooter) = (board.id("PKR1"), board.id("TXB1"));
    board.act(Action::Move { unit: rider }, &[]);
    let leader = board.state.leaders_at(crate::hex("0917")).next().expect("he is there") as u8;
    board.act(Action::TakeLeader { leader }, &[]);
    board.act(Action::Forward { hold: false }, &[]);
    assert_eq!(board.asked(), "order fire");
    // Two for the shot, twelve for the leader.
    board.act(Action::Fire { by: shooter, at: Aim::Unit(rider) }, &[1, 1, 6, 6]);
    assert_eq!(board.leader_at("zyndram"), "dead");
    board.act(Action::Forward { hold: false }, &[]);
    assert_eq!(board.leader_at("zyndram"), "dead");
}

#[test]
fn r_7_1_5_nobody_is_asked_who_takes_a_banner_when_all_have_fallen() {
    let mut board = board().put("PIL1 0915 N pf1").put("PIL2 0915 N pf1").put("PKR2 0925 N");
    let banner = board
        .rules
        .scenario
        .banners
        .iter()
        .position(|it| game_grunwald::content::CONTENT.counters.banner("KR") == Some(*it));
    let banner = banner.expect("it takes part");
    board.state.banners[banner].staff = Staff::Lies(crate::hex("0915"));
    board.state.now.tasks.push(Task::TakeUp { banner: banner as u8, hex: crate::hex("0915"), leaves: false });
    let unit = board.id("PKR2");
    let mut dice = engine::dice::Scripted::new(Vec::new());
    let mut silent = engine::journal::Silent;
    let mut scribe = game_grunwald::play::Scribe::new(&board.rules, &mut board.state, &mut dice, &mut silent);
    scribe.resume().expect("no dice");
    assert!(board.look().allows(&Action::Move { unit }), "{}", board.asked());
}

#[test]
fn r_9_3_1_a_rally_is_as_likely_as_its_test() {
    let board = board().put("PKR1 0920 N disorganised").put("PKR2 0925 N");
    let action = Action::Rally { unit: board.id("PKR1") };
    let results = |face: u8| {
        let (mut after, mut events) = (board.state.clone(), Vec::new());
        let mut dice = engine::dice::Scripted::new(vec![face]);
        board.rules.apply(&mut after, &action, &mut dice, &mut events).expect("it may rally");
        board.rules.results(&board.state, &events).iter().any(|result| result.says.id == "result-rallied")
    };
    assert_eq!((1..=6).filter(|face| results(*face)).count(), 3, "half of the throws at level 0");
}

#[test]
fn ruling_16_disorder_spreads_when_the_combat_is_over() {
    // Two in one hex are thrown back in disorder together: each is disorganised by the combat, neither panics by the other.
    let mut board = board().phase(2).put("PKR1 0915 N nc3").put("TEN1 0914 S pf1").put("TEN2 0914 S pf1");
    let attack = board.attack("PKR1 x 0914");
    let mut events = board.act_until_combat_ends(attack);
    let orders: Vec<Order> = events
        .drain(..)
        .filter_map(|event| match event {
            Event::Worse { order, .. } => Some(order),
            _ => None,
        })
        .collect();
    assert!(orders.iter().all(|order| *order == Order::Disorganised), "{orders:?}");
}

impl crate::Board {
    /// Fights a combat out with ones for every throw, taking the first answer each time.
    fn act_until_combat_ends(&mut self, action: Action) -> Vec<Event> {
        let mut all = Vec::new();
        let mut next = Some(action);
        while let Some(action) = next {
            let mut ones = engine::dice::Typed(|ask: &engine::dice::Ask| Some(vec![1; ask.count.into()]));
            let rules = &self.rules;
            rules.apply(&mut self.state, &action, &mut ones, &mut all).expect("it may be done");
            let mut legal = Vec::new();
            self.rules.legal(&self.state, &mut legal);
            next = if self.state.now.fight.is_some() { legal.into_iter().next() } else { None };
        }
        all
    }
}
