//! The question put to one seat now, and how an answer looks from outside.

use crate::pose::{Facing, Pose};
use crate::rule::Rule;
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

/// One seat owes one answer. Kept small: random play asks for it a million times a second.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Decision {
    pub seat: Seat,
    /// What is asked, as a word of the game: `turn`, `respond`, `deploy`.
    pub kind: &'static str,
    /// Its place in any game, for readers that do not know the game's words.
    pub role: Role,
    /// The rule that asks.
    pub rule: Rule,
    /// The seat answers something that the other seat does: what standing orders are for.
    pub reaction: bool,
    /// Not every legal answer can be listed (an army to recruit, a pose on a free table): the list holds
    /// good candidates, and checking an action is the authority.
    pub open: bool,
    /// The answer stays hidden from the other seat: nobody else should look on while it is made.
    pub secret: bool,
}

impl Decision {
    /// A question of the seat's own turn, with all its answers listed for everybody to see.
    #[inline]
    pub const fn new(seat: Seat, kind: &'static str, role: Role, rule: Rule) -> Decision {
        Decision { seat, kind, role, rule, reaction: false, open: false, secret: false }
    }
}

/// What kind of question it is, in every game alike: a page asks by this and never by a game's own word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Boards, armies and pieces are laid out before the battle.
    SetUp,
    /// Which piece acts, or that none does any more.
    Choose,
    /// What a piece that has begun does next.
    Step,
    /// Who attacks whom: several pieces named before anything is fought.
    Declare,
    /// Something that the other seat does is answered.
    React,
    /// What is left to say when a matter has been decided: who takes a loss, where to retreat, which way to face.
    Settle,
}

/// Where something is, on either kind of board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Place {
    Hex { q: i32, r: i32 },
    Pose(Pose),
}

/// What a player holds while pointing at the board: a piece on it, a kind of piece beside it, or nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand<'a> {
    Empty,
    Piece(u16),
    /// As in [`Gesture::what`].
    What(&'a str),
}

/// What sets an action apart from the others of its question, in every game alike.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Act {
    #[default]
    Plain,
    /// A piece comes on to the board from beside it.
    Arrive,
    /// A whole move that costs everything the piece has, and is chosen with the way it faces then.
    LastMove,
    /// The piece does no more.
    Stop,
    /// Everything is laid out as the box has it.
    ReadyMade,
    /// What was laid out by hand stands: there is no way back.
    Finish,
}

/// What an action looks like on a board: enough for a pointer to find the action it means.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Gesture {
    /// The kind of action, as a word of the game: `step`, `melee`, `shoot`, `pass`.
    pub kind: &'static str,
    /// What a page must know of it without knowing the word.
    pub act: Act,
    /// The piece that acts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub piece: Option<u16>,
    /// The piece it is done to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<Place>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<Place>,
    /// Which kind of piece, where it is not on the board yet: its [`crate::scene::Piece::short`].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub what: Option<String>,
    /// Which way the piece will face.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub facing: Option<Facing>,
    /// Who else takes part.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<u16>,
}
