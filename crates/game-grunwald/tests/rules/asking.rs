//! What may be answered, what was thrown and cited, and retreats that a test takes by the hand.

use crate::{Board, hex, side};
use engine::dice::{Ask, Dice, DiceFault, Faces, Scripted};
use game_grunwald::action::Action;
use game_grunwald::event::Event;
use game_grunwald::play::perform;

/// All answers to the question of the moment.
pub fn legal(board: &Board) -> Vec<Action> {
    let mut list = Vec::new();
    board.look().legal(&mut list);
    list
}

/// The number of the rule that the question rests on.
pub fn asked_by(board: &Board) -> &'static str {
    board.look().question().map_or("", |decision| decision.rule.id())
}

/// Does the telling of one of these events name this rule?
pub fn cites(board: &Board, events: &[Event], rule: &str) -> bool {
    events.iter().any(|event| board.tell(event).rules.iter().any(|it| it.id() == rule))
}

/// A unit falls back by these hexes; steps without a choice are made by themselves.
#[track_caller]
pub fn fall_back(board: &mut Board, name: &str, way: &[&str]) -> Vec<Event> {
    let unit = board.id(name);
    let mut events = Vec::new();
    for label in way {
        let leader = board.look().leader_with(unit);
        let step = Action::FallBack { unit, hex: hex(label), leader };
        if board.look().allows(&step) {
            events.extend(board.act(step, &[]));
        }
    }
    assert_eq!(board.state.hex_of(unit).as_ref(), way.last().map(|label| hex(label)).as_ref(), "{name}");
    events
}

/// Faces that way after a retreat, a pursuit or an advance.
#[track_caller]
pub fn face(board: &mut Board, facing: &str, dice: &[u8]) -> Vec<Event> {
    board.act(Action::Face { facing: side(facing) }, dice)
}

/// Scripted dice that remember who was asked to throw, and by which rule.
pub struct Watched {
    script: Scripted,
    pub asks: Vec<Ask>,
}

impl Dice for Watched {
    fn roll(&mut self, ask: &Ask) -> Result<Faces, DiceFault> {
        self.asks.push(*ask);
        self.script.roll(ask)
    }
}

/// Plays an action and tells who threw how many dice by which rule: `allied 2 G-5.1.1e`.
#[track_caller]
pub fn throws(board: &mut Board, action: &Action, dice: &[u8]) -> Vec<String> {
    assert!(board.look().allows(action), "{action:?} is not allowed");
    let mut watched = Watched { script: Scripted::new(dice.to_vec()), asks: Vec::new() };
    let mut events: Vec<Event> = Vec::new();
    perform(&board.rules, &mut board.state, &mut watched, &mut events, action).expect("enough dice");
    let name = |ask: &Ask| if ask.seat.0 == 0 { "allied" } else { "order" };
    watched.asks.iter().map(|ask| format!("{} {} {}", name(ask), ask.count, ask.rule.id())).collect()
}
