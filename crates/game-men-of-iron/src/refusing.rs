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
    Closed { hex: HexId } => "no-closed",

    // Setting up.
    NoFreeSetUp => "no-free-set-up",
    OutsideZone { unit: UnitId, hex: HexId } => "no-outside-zone",
    SoAlready { unit: UnitId } => "no-so-already",
    Unplaced { unit: UnitId } => "no-unplaced",
    LeaderUnplaced { leader: LeaderId } => "no-leader-unplaced",
    NoPits => "no-pits",
    NoPitHere { hex: HexId } => "no-pit-here",
    PitAlready { hex: HexId } => "no-pit-already",
    NoPitsLeft { most: u8 } => "no-pits-left",

    // Who acts (4, 13.2).
    NobodyToAct { command: CommandId } => "no-nobody-to-act",
    MustBegin { command: CommandId } => "no-must-begin",
    JustFinished { command: CommandId } => "no-just-finished",
    Pinned => "no-pinned",
    SeizedFrom => "no-seized-from",
    NotYourStandard => "no-not-your-standard",
    StandardLost => "no-standard-lost",
    NobodyRallies => "no-nobody-rallies",
    NoSmallFolk => "no-small-folk",
    SmallFolkShown => "no-small-folk-shown",
    TooEarly { points: u16, needs: u8 } => "no-too-early",

    // Formations (14.1, SCH), and mounting (POI-9).
    NoFormationHere => "no-formation-here",
    NobodyCanForm { command: CommandId } => "no-nobody-can-form",
    NobodyInFormation { command: CommandId } => "no-nobody-in-formation",
    CannotForm { unit: UnitId } => "no-cannot-form",
    NoHorses { unit: UnitId } => "no-horses",
    MountingAlready { unit: UnitId } => "no-mounting-already",
    NotCalm { unit: UnitId } => "no-not-calm",
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

    fn most(&self, most: u8) -> u32 {
        most.into()
    }

    fn needs(&self, needs: u8) -> u32 {
        needs.into()
    }

    fn points(&self, points: u16) -> u32 {
        points.into()
    }
}
