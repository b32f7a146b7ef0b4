//! Several actions that were sent together: all of them are played, or none, as far as that gives nothing away.

use super::{Deed, Step, Table, Throw};
use crate::dice::Scripted;
use crate::refusal::Stop;
use crate::ruleset::Ruleset;

/// Why several actions were not played to their end.
#[derive(Debug)]
pub struct Broken<T> {
    /// What stays played all the same.
    pub steps: Vec<T>,
    /// Which of the actions was refused; `None` where the dice that were given are too many for all of them.
    pub at: Option<usize>,
    pub stop: Stop,
}

impl<R: Ruleset> Table<R> {
    /// Reads and plays several actions. Where one is refused, those before it are forgotten as if nobody had sent them, back
    /// to the last one that its seat could not take back alone: it threw dice, revealed something or woke a standing order.
    /// That one stays played. Else anybody could look at what the dice will be, or at what the other seat keeps secret, by
    /// sending nonsense behind it. Dice that come with the actions are no secret and keep nothing played; they belong to all
    /// of them together, and none may be left over.
    pub fn play_line(&mut self, texts: &[String], mut throw: Throw) -> Result<Vec<Step<R>>, Broken<Step<R>>> {
        let mut script = match &throw {
            Throw::Given(faces) => Some(Scripted::new(*faces)),
            _ => None,
        };
        let intents = self.intents.clone();
        let mut undone = Some(std::mem::take(&mut self.undone));
        let (mut steps, mut kept) = (Vec::new(), 0);
        // Where the game goes back to if it breaks off here.
        let mut back = (self.state.clone(), self.played.len());
        let mut broken = None;
        for (number, text) in texts.iter().enumerate() {
            let source = match (&mut script, &mut throw) {
                (Some(script), _) => Throw::From(script),
                (None, Throw::From(dice)) => Throw::From(&mut **dice),
                (None, _) => Throw::Seeded,
            };
            match self.play_text(text, source) {
                Ok(played) => {
                    let stays = played.iter().any(|step| self.stays(step, script.is_some()));
                    steps.extend(played);
                    if stays {
                        (back, kept) = ((self.state.clone(), self.played.len()), steps.len());
                        undone = None;
                    }
                }
                Err(stop) => {
                    broken = Some((Some(number), stop));
                    break;
                }
            }
        }
        let left_over = script.and_then(|script| script.finish().err());
        let Some((at, stop)) = broken.or(left_over.map(|fault| (None, fault.into()))) else {
            return Ok(steps);
        };
        self.state = back.0;
        self.played.truncate(back.1);
        self.forget_after(back.1);
        steps.truncate(kept);
        self.undone = undone.unwrap_or_default();
        if kept == 0 {
            self.intents = intents;
        }
        Err(Broken { steps, at, stop })
    }

    /// Did this show or fix something that its seat could not take back alone?
    fn stays(&self, step: &Step<R>, dice_given: bool) -> bool {
        step.by_order
            || matches!(step.deed, Deed::Resign(_))
            || (!dice_given && !step.rolls.is_empty())
            || step.events.iter().any(|noted| self.rules.reveals(&noted.event))
    }
}
