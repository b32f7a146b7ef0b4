//! Questions about a game, answered as far as somebody may know it.

use super::command::Ask;
use crate::answer::{Kind, Trouble, sentence};
use crate::play;
use catalog::Sitting;
use catalog::json::Speaker;
use engine::Viewer;
use engine::text::{Lang, Phrase};
use serde_json::Value;

/// Somebody who looks at a game.
pub struct Eyes<'a> {
    pub game: &'a dyn Sitting,
    /// The same game as he knows it: what is tried out for him is tried out there.
    pub known: &'a dyn Sitting,
    pub viewer: Viewer,
    /// He sees what anybody sees and what he knows himself, and nothing else.
    pub fair: bool,
    pub lang: Lang,
}

impl Eyes<'_> {
    pub fn answer(&self, ask: &Ask) -> Result<Value, Trouble> {
        let lang = self.lang;
        Ok(match ask {
            Ask::Show { viewer, ground, position } => {
                let sight = play::Sight::of(*ground, *position);
                let mut value =
                    play::show_sitting(self.known, &self.named(viewer.as_deref())?, sight, lang)?.json;
                if !position {
                    value["actions"] = self.game.length().into();
                }
                value
            }
            Ask::Replay { viewer, until } => {
                play::replay_in(self.game, &self.named(viewer.as_deref())?, *until, false, lang)?.json
            }
            Ask::Recap { viewer, from, to } => {
                let viewer = play::viewer(self.game, &self.named(viewer.as_deref())?)?;
                let asked = self.game.decision().map(|decision| decision.seat);
                let since = || asked.map_or(0, |seat| catalog::since_last_turn_of(self.game, seat, viewer));
                let to = to.unwrap_or_else(|| self.game.length());
                let told = catalog::recap(self.game, from.unwrap_or_else(since), to, viewer);
                Speaker::of(self.game, lang).recap(&told)
            }
            Ask::Legal { only } => play::legal_in(self.known, only.as_deref(), lang).json,
            Ask::Explain { action } => play::explain_in(self.known, &action.join(" "), lang)?.json,
            Ask::Why { action } => play::why_in(self.known, &action.join(" "), lang).json,
        })
    }

    /// Through whose eyes: those that are named, as far as they may be borrowed, else the own ones.
    fn named(&self, viewer: Option<&str>) -> Result<String, Trouble> {
        let own = match self.viewer {
            Viewer::Referee => "referee",
            Viewer::Public => "public",
            Viewer::Seat(seat) => self.game.battle().seat_id(seat),
        };
        let Some(name) = viewer else { return Ok(own.to_string()) };
        let asked = play::viewer(self.game, name)?;
        if self.fair && asked != self.viewer && asked != Viewer::Public {
            let says = sentence(
                Phrase::new("viewer-unknown").with("name", name).with("known", format!("{own}, public")),
            );
            return Err(Trouble::new(Kind::Usage, says));
        }
        Ok(name.to_string())
    }
}
