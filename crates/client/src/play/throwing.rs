//! People who throw their own dice: the page asks for what lies there, throw by throw, and tries again.

use super::Play;
use catalog::{Played, Sitting};
use engine::Stop;
use engine::dice::{Ask, Dice, DiceFault, Faces};
use engine::intent::WentOn;
use engine::table::Throw;
use engine::text::Phrase;
use js_sys::{Promise, Uint8Array};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// What is thrown for: the throw itself, and the deed that needs it.
#[derive(Clone, Debug, PartialEq)]
pub struct Wanted {
    pub ask: Ask,
    pub says: Phrase,
}

/// Dice that lie on the table. Where they do not reach, the throw that is missing is noted.
#[derive(Default)]
struct Lying {
    faces: Vec<u8>,
    used: usize,
    wanted: Option<Ask>,
}

impl Dice for Lying {
    fn roll(&mut self, ask: &Ask) -> Result<Faces, DiceFault> {
        let end = self.used + usize::from(ask.count);
        match self.faces.get(self.used..end) {
            Some(faces) => {
                self.used = end;
                Ok(faces.iter().copied().collect())
            }
            None => {
                self.wanted = Some(*ask);
                Err(DiceFault::Cancelled)
            }
        }
    }
}

impl Play {
    /// Plays one action with the dice of this table. `None` where the table was left meanwhile. A throw that is broken off
    /// leaves everything as it was.
    pub(super) async fn throw_and_play(
        self,
        action: &str,
        judged: Option<i32>,
    ) -> Option<Result<Vec<Played>, Stop>> {
        let play = |sitting: &mut dyn Sitting, throw: Throw| {
            let played = sitting.play(action, throw);
            if let (Ok(_), Some(score)) = (&played, judged) {
                sitting.judge(score);
            }
            played
        };
        self.with_dice(play, |_| action.to_string()).await
    }

    /// The same with the next action of what somebody has set out to do.
    pub(super) async fn throw_and_go_on(self) -> Option<Result<WentOn<Played>, Stop>> {
        let next = |sitting: &dyn Sitting| {
            let seat = sitting.decision().map(|decision| decision.seat);
            let member = seat.and_then(|seat| sitting.intent(seat)).and_then(|intent| intent.members.first());
            member.and_then(|member| member.actions.first()).cloned().unwrap_or_default()
        };
        self.with_dice(|sitting, throw| sitting.go_on(throw), next).await
    }

    /// Does something, and does it again with more dice as long as some are missing; `action` is what they are thrown for.
    async fn with_dice<T>(
        self,
        mut play: impl FnMut(&mut dyn Sitting, Throw) -> Result<T, Stop>,
        action: impl Fn(&dyn Sitting) -> String,
    ) -> Option<Result<T, Stop>> {
        let before = self.sitting.try_with_value(|sitting| sitting.length())?;
        let mut lying = Lying::default();
        loop {
            let own = self.own_dice.try_get_untracked()?;
            let played = self.sitting.try_update_value(|sitting| {
                let throw = if own { Throw::From(&mut lying) } else { Throw::Seeded };
                play(sitting.as_mut(), throw)
            })?;
            let Some(ask) = lying.wanted.take() else { return Some(played) };
            let explained =
                self.sitting.try_with_value(|sitting| sitting.explain(&action(sitting.as_ref())))?;
            let says = explained.map_or(Phrase::new(""), |it| it.explanation.says);
            let thrown = self.ask_for(Wanted { ask, says }).await;
            let now = self.sitting.try_with_value(|sitting| sitting.length())?;
            match thrown {
                // Another tab may have gone on meanwhile: the dice were for another moment.
                Some(faces) if now == before => {
                    lying.faces.extend(faces);
                    lying.used = 0;
                }
                _ => return Some(Err(Stop::Dice(DiceFault::Cancelled))),
            }
        }
    }

    /// Waits until somebody has said what lies there.
    async fn ask_for(self, wanted: Wanted) -> Option<Vec<u8>> {
        let mut heard = None;
        let promise = Promise::new(&mut |resolve, _| heard = Some(resolve));
        self.thrown.try_update_value(|it| *it = heard)?;
        self.wanted_throw.try_update(|it| *it = Some(wanted))?;
        let faces = JsFuture::from(promise).await.ok()?;
        faces.dyn_into::<Uint8Array>().ok().map(|faces| faces.to_vec())
    }

    /// What lies there; `None` breaks off.
    pub fn lay(self, faces: Option<&[u8]>) {
        self.wanted_throw.set(None);
        if let Some(resolve) = self.thrown.try_update_value(Option::take).flatten() {
            let faces = faces.map_or(JsValue::NULL, |faces| Uint8Array::from(faces).into());
            let _ = resolve.call1(&JsValue::NULL, &faces);
        }
    }

    /// From now on people throw, or the program does.
    pub fn throw_own(self, own: bool) {
        self.own_dice.set(own);
        self.keep();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Seat;

    fn ask(count: u8) -> Ask {
        let rule = catalog::games()[0].all_rules()[0];
        Ask::d6(count, Seat(0), rule)
    }

    #[test]
    fn dice_that_lie_there_are_read_in_order_and_the_missing_throw_is_named() {
        let mut lying = Lying { faces: vec![3, 4], ..Lying::default() };
        assert_eq!(lying.roll(&ask(2)).unwrap().as_slice(), [3, 4]);
        assert_eq!(lying.roll(&ask(1)), Err(DiceFault::Cancelled));
        assert_eq!(lying.wanted.map(|ask| ask.count), Some(1));
    }

    /// A throw is asked for as a whole: half of it is not taken from what lies there.
    #[test]
    fn a_throw_is_never_half_lying() {
        let mut lying = Lying { faces: vec![6], ..Lying::default() };
        assert!(lying.roll(&ask(2)).is_err());
        assert_eq!((lying.used, lying.wanted.map(|ask| ask.count)), (0, Some(2)));
    }
}
