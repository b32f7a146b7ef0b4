//! Choices played out: the game itself carries an action out, and what follows in this activation, with the same throws for each.

use super::Style;
use super::worth::position;
use engine::Seat;
use engine::dice::{Seeded, Stream};
use engine::journal::Silent;
use engine::ruleset::Ruleset;
use game_men_of_iron::MenOfIron;
use game_men_of_iron::action::Action;
use game_men_of_iron::choices::Question;
use game_men_of_iron::state::{Phase, State};

/// No activation is played out for longer.
const MOST_ANSWERS: usize = 160;

pub(super) struct Rehearsal<'a> {
    pub rules: &'a MenOfIron,
    pub seat: Seat,
    pub style: Style,
    most: u64,
    pub used: u64,
    luck: Stream,
    /// The throws of the decision at hand.
    throws: u64,
    stop: &'a dyn Fn() -> bool,
    buffer: Vec<Action>,
}

impl<'a> Rehearsal<'a> {
    pub fn new(
        rules: &'a MenOfIron,
        seat: Seat,
        style: Style,
        most: u64,
        mut luck: Stream,
        stop: &'a dyn Fn() -> bool,
    ) -> Rehearsal<'a> {
        let throws = luck.next_u64();
        Rehearsal { rules, seat, style, most, used: 0, luck, throws, stop, buffer: Vec::new() }
    }

    /// Off by as much as the level is unsure.
    pub fn noise(&mut self) -> i32 {
        let span = self.style.noise;
        if span == 0 { 0 } else { self.luck.below(2 * span as u32 + 1) as i32 - span }
    }

    fn enough(&self) -> bool {
        self.used >= self.most || (self.stop)()
    }

    /// The mean of what comes of these actions, one after the other as far as they can be carried out.
    pub fn value(&mut self, state: &State, actions: &[Action]) -> i32 {
        let samples = if self.enough() { 1 } else { self.style.samples };
        let mut sum = 0i64;
        for sample in 0..samples {
            sum += i64::from(self.play_out(state, actions, sample));
        }
        (sum / i64::from(samples.max(1))) as i32 + self.noise()
    }

    fn play_out(&mut self, state: &State, actions: &[Action], sample: u32) -> i32 {
        let mut here = state.clone();
        let mut serial = u64::from(sample) << 32;
        let mut planned = actions.iter();
        let activation = state.now.activation;
        for _ in 0..MOST_ANSWERS {
            let look = self.rules.look(&here);
            let Some(asked) = look.asked() else { break };
            let over =
                matches!(here.now.phase, Phase::Free | Phase::Continue | Phase::Repick | Phase::Seize(_));
            let planned_next = planned.clone().next().filter(|next| self.rules.check(&here, next).is_ok());
            let action = match planned_next {
                Some(next) => {
                    planned.next();
                    next.clone()
                }
                None if here.now.activation > activation.max(1) || over && here.now.tasks.is_empty() => break,
                None => match usual(self.rules, &here, &asked.question, &mut self.buffer) {
                    Some(action) => action,
                    None => break,
                },
            };
            serial += 1;
            self.used += 1;
            let mut dice = Seeded::new(self.throws, serial);
            if self.rules.apply(&mut here, &action, &mut dice, &mut Silent).is_err() {
                break;
            }
        }
        position(&self.rules.look(&here), self.seat)
    }

    /// The answer whose days end best.
    pub fn best(&mut self, state: &State, legal: &[Action]) -> Option<(Action, i32)> {
        let mut best: Option<(Action, i32)> = None;
        for action in legal {
            let value = self.value(state, std::slice::from_ref(action));
            if best.as_ref().is_none_or(|(_, known)| value > *known) {
                best = Some((action.clone(), value));
            }
        }
        best
    }

    /// Attacks are named one by one as long as one more makes it better; then they are confirmed.
    pub fn name_attacks(&mut self, state: &State, legal: &[Action]) -> Option<Action> {
        let confirm = legal.iter().find(|action| matches!(action, Action::Confirm));
        let attacks =
            legal.iter().filter(|action| matches!(action, Action::Attack { .. } | Action::Charge { .. }));
        let now = match confirm {
            Some(confirm) => self.value(state, std::slice::from_ref(confirm)),
            None => i32::MIN / 2,
        };
        let mut best: Option<(&Action, i32)> = None;
        for attack in attacks {
            let value = self.value(state, std::slice::from_ref(attack));
            if best.is_none_or(|(_, known)| value > known) {
                best = Some((attack, value));
            }
        }
        match best {
            Some((attack, value)) if confirm.is_none() || value > now + self.style.least => {
                Some(attack.clone())
            }
            _ => confirm.cloned(),
        }
    }
}

/// What anybody does without thinking: no more moves, whoever can fire fires, what must be attacked is attacked.
fn usual(rules: &MenOfIron, state: &State, question: &Question, buffer: &mut Vec<Action>) -> Option<Action> {
    rules.legal(state, buffer);
    let wanted = |action: &&Action| match question {
        Question::Order => matches!(action, Action::Keep),
        Question::Moving => matches!(action, Action::EndMoving),
        Question::Naming => matches!(action, Action::Confirm),
        Question::React { .. } | Question::ReturnFire(_) => matches!(action, Action::React { .. }),
        Question::CounterFire { .. } | Question::Answers => matches!(action, Action::CounterCharge { .. }),
        Question::Along { .. } => matches!(action, Action::LeaderGoes),
        Question::Following => matches!(action, Action::StayPut),
        Question::Step(_) => matches!(action, Action::Stop { .. }),
        _ => true,
    };
    let chosen = buffer.iter().find(wanted).or_else(|| {
        let stands = |action: &&Action| matches!(action, Action::Stand { .. });
        buffer.iter().find(stands).or(buffer.first())
    });
    chosen.cloned()
}
