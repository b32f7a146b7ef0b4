//! Who acts next: a Command, a standard, a roll for another, a seizure (specification of the order of play: chapter 4).

use crate::Level;
use engine::Seat;
use game_men_of_iron::MenOfIron;
use game_men_of_iron::action::Action;
use game_men_of_iron::ids::CommandId;
use game_men_of_iron::look::Look;
use game_men_of_iron::state::{Formation, State, Status, Whereabouts};

/// What a Command could do now, by sight: whom it can reach, who rests, who waits to come in.
fn urgency(look: &Look, command: CommandId) -> i32 {
    let seat = look.command_seat(command);
    let enemies: Vec<_> = look.on_map(seat.other()).collect();
    let mut sum = 0;
    for unit in look.units_of(command).iter() {
        let it = look.unit(unit);
        let worth = 10 * i32::from(look.worth(unit));
        let near = it
            .whereabouts
            .hex()
            .and_then(|hex| enemies.iter().map(|(_, at)| look.field().distance(hex, *at)).min());
        let pull = match (it.whereabouts, near) {
            (Whereabouts::Waiting, _) => 6,
            (_, Some(near)) => {
                let reach = u32::from(look.allowance(unit)) + 3;
                if near <= 3 {
                    16
                } else if near <= reach {
                    12
                } else {
                    5
                }
            }
            _ => 0,
        };
        let rests = it.status == Status::Disordered && look.would_recover(unit);
        sum += worth * pull / 10 + if rests { worth / 2 } else { 0 };
    }
    sum
}

/// The chance of a Command's roll, in tenths.
fn chance(look: &Look, command: CommandId) -> i32 {
    (i32::from(look.rating(command)) + 1).min(10)
}

pub(super) fn who_acts(rules: &MenOfIron, state: &State, legal: &[Action], level: Level) -> Option<Action> {
    let look = rules.look(state);
    let best = legal.iter().filter_map(|action| {
        let value = match action {
            // A sure activation is best spent on who would fail a roll.
            Action::Activate { command } => urgency(&look, *command) * (26 - chance(&look, *command)) / 20,
            Action::Standard { standard } => 22 * look.rallies_at(*standard).len() as i32,
            Action::Try { command } => urgency(&look, *command) * chance(&look, *command) / 10,
            Action::Seize { command } => seizure(&look, *command, level)?,
            Action::SmallFolk => i32::MAX,
            Action::LetRoll => 0,
            _ => -1,
        };
        Some((value, action))
    });
    best.max_by_key(|(value, _)| *value).map(|(_, action)| action.clone())
}

/// Only with a good leader, and only if what it brings is more than what a failure gives away.
fn seizure(look: &Look, command: CommandId, level: Level) -> Option<i32> {
    let seat = look.command_seat(command);
    let own = chance(look, command);
    if level == Level::Squire || own < 5 {
        return None;
    }
    let most = |seat: Seat| look.commands_of(seat).map(|it| urgency(look, it)).max().unwrap_or(0);
    let (mine, theirs) = (urgency(look, command), most(seat.other()));
    let value = mine * own - theirs * (10 - own) * 3 / 2;
    (value > 0).then_some(value)
}

pub(super) fn set_up(rules: &MenOfIron, state: &State, legal: &[Action]) -> Option<Action> {
    // Whoever waits to be attacked begins in formation.
    let look = rules.look(state);
    let waits = |seat: Seat| rules.battle.special.standoff == Some(seat);
    let forms = legal.iter().find(|action| match action {
        Action::ArrayAll { command, formation } => {
            *formation != Formation::None && waits(look.command_seat(*command))
        }
        Action::Dig { .. } => true,
        _ => false,
    });
    let ready = legal.iter().find(|action| matches!(action, Action::Ready));
    // A free set-up is as good as the next hex that is offered in the middle of them.
    forms.or(ready).or_else(|| legal.get(legal.len() / 2)).cloned()
}

/// Formations are kept; who stands in none and has knights near takes one up.
pub(super) fn order(rules: &MenOfIron, state: &State, legal: &[Action]) -> Option<Action> {
    let look = rules.look(state);
    let command = state.now.control.command;
    let seat = look.command_seat(command);
    let riders = || look.on_map(seat.other()).filter(|(unit, _)| look.type_of(*unit).charges);
    let near = look
        .formable(command)
        .iter()
        .filter_map(|unit| look.hex_of(unit))
        .any(|hex| riders().any(|(_, at)| look.field().distance(hex, at) <= 4));
    let form = legal.iter().find(|action| matches!(action, Action::Form)).filter(|_| near);
    form.or_else(|| legal.iter().find(|action| matches!(action, Action::Keep))).cloned()
}
