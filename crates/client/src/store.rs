//! What is kept in this browser: games. Every change of a game is written at once, so closing the tab loses nothing.

use crate::browser::storage;
use serde::{Deserialize, Serialize};

/// Games stand under their id behind this.
const GAME: &str = "conroi.game.";

/// Who plays a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Who {
    Human,
    /// A level of the computer, by its word.
    Computer(String),
}

impl Who {
    /// As a save says it.
    pub fn word(&self) -> String {
        match self {
            Who::Human => "person".into(),
            Who::Computer(level) => level.clone(),
        }
    }

    /// The same read; whoever is not known is a person.
    pub fn of_word(word: &str) -> Who {
        ai::Level::parse(word).map_or(Who::Human, |level| Who::Computer(level.id().into()))
    }
}

/// A game as it is kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Kept {
    pub id: String,
    pub players: Vec<Who>,
    /// The luck of the computer players.
    pub seed: String,
    /// Milliseconds since 1970.
    pub changed: f64,
    pub over: bool,
    /// People throw their own dice.
    #[serde(default)]
    pub own_dice: bool,
    /// The save, as a file would hold it.
    pub save: String,
}

/// Why something could not be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The browser keeps nothing for us at all.
    Closed,
    /// There is no room left.
    Full,
}

pub fn keep(game: &Kept) -> Result<(), Fault> {
    let storage = storage().ok_or(Fault::Closed)?;
    let text = serde_json::to_string(game).map_err(|_| Fault::Full)?;
    storage.set_item(&format!("{GAME}{}", game.id), &text).map_err(|_| Fault::Full)
}

/// A kept game; `Err` holds what stands there if it is damaged.
pub fn find(id: &str) -> Option<Result<Kept, String>> {
    let text = storage()?.get_item(&key(id)).ok().flatten()?;
    Some(serde_json::from_str(&text).map_err(|_| text))
}

pub fn key(id: &str) -> String {
    format!("{GAME}{id}")
}

pub fn forget(id: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(&key(id));
    }
}

/// All kept games, the one played last first. Damaged ones are listed by id.
pub fn all() -> Vec<(String, Option<Kept>)> {
    let Some(storage) = storage() else { return Vec::new() };
    let mut list: Vec<(String, Option<Kept>)> = (0..storage.length().unwrap_or(0))
        .filter_map(|n| storage.key(n).ok().flatten())
        .filter_map(|key| key.strip_prefix(GAME).map(str::to_string))
        .filter_map(|id| Some((id.clone(), find(&id)?.ok())))
        .collect();
    list.sort_by(|(_, a), (_, b)| {
        let when = |game: &Option<Kept>| game.as_ref().map_or(0.0, |game| game.changed);
        when(b).total_cmp(&when(a))
    });
    list
}
