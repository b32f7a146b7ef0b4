//! Why something may not be done, in words: a sentence for each reason. Which reason and which rule it is was said where it was
//! refused.

use crate::ids::{CommandId, HexId, LeaderId, UnitId};
use crate::look::Look;
use engine::reasons;
use engine::text::Phrase;

/// Who puts reasons into words.
pub struct Words<'a> {
    pub look: Look<'a>,
}

reasons! {
    /// Why not. Who gives a reason names the rule: `No::Occupied { hex }.by(R_5_2B)`.
    pub enum No, said with words: &Words;

    // What is asked, and of whom.
    GameOver => "refusal-game-over",
    NoSuchThing => "no-such-thing",
    NotAsked => "no-not-asked",
    NotAmong => "no-not-among",
    NotYours { unit: UnitId } => "no-not-yours",
    NotYourLeader { leader: LeaderId } => "no-not-your-leader",
    NotYourCommand { command: CommandId } => "no-not-your-command",
    NotOnMap { unit: UnitId } => "no-not-on-map",
    NotActive { unit: UnitId } => "no-not-active",
    Occupied { hex: HexId } => "no-occupied",
}

/// A refusal of this game.
pub type Refused = engine::refusal::Refused<No>;

impl Words<'_> {
    pub fn unit(&self, unit: UnitId) -> Phrase {
        Phrase::new("unit").with("id", self.look.name(unit))
    }

    pub fn leader(&self, leader: LeaderId) -> Phrase {
        self.look.battle().leader(leader).name.phrase()
    }

    pub fn command(&self, command: CommandId) -> Phrase {
        self.look.battle().command(command).name.phrase()
    }

    pub fn hex(&self, hex: HexId) -> String {
        self.look.label(hex).to_string()
    }
}
