//! What all games share, and no game in particular.
//!
//! At any moment a game is over or exactly one seat owes one [`Decision`]. An action answers it;
//! events follow, each with the [`Rule`] that caused it. Dice are an argument, never a global, so that
//! the same code plays, replays, explains and computes exact odds.
//!
//! Read [`ruleset`] first: it is the contract every game signs. [`table`] is a game in progress.

pub mod agenda;
pub mod briefing;
pub mod chart;
pub mod content;
pub mod decision;
pub mod dice;
pub mod explain;
pub mod form;
pub mod glossary;
pub mod group;
pub mod hash;
pub mod ids;
pub mod intent;
pub mod journal;
pub mod odds;
pub mod orders;
pub mod parts;
pub mod pose;
pub mod position;
pub mod refusal;
pub mod rule;
pub mod ruleset;
pub mod save;
pub mod scene;
pub mod seat;
pub mod secret;
pub mod soak;
pub mod sorted;
pub mod table;
pub mod tally;
pub mod text;
pub mod told;
mod typed;
pub mod verbs;
pub mod ways;

pub use decision::{Act, Decision, Gesture, Hand, Place, Role};
pub use dice::{Ask, Dice, DiceFault};
pub use explain::{Account, Effect, Explanation};
pub use journal::{Journal, Listener, Noted, Silent};
pub use odds::{Fraction, Odds};
pub use pose::{Facing, Pose};
pub use refusal::{Reason, Refusal, Refused, Stop};
pub use rule::Rule;
pub use ruleset::{About, BattleInfo, Outcome, Ruleset, Setup};
pub use seat::{Seat, Viewer};
pub use table::Table;
pub use tally::Tally;
pub use text::{Lang, Phrase};
