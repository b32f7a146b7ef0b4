//! What is kept in this browser: games. Every change of a game is written at once, so closing the tab loses nothing.

use crate::browser::storage;
use catalog::Sitting;
use engine::content::Flaw;
use engine::parts::{CHUNK, Joined, join, write_chunk};
use engine::save::Save;
use engine::sorted::InOrder;
use serde::{Deserialize, Serialize};
use web_sys::Storage;

/// Games stand under their id behind this.
const GAME: &str = "conroi.game.";
/// The chunks of its actions stand under its id and their number behind this.
const CHUNKS: &str = "conroi.part.";

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

/// What is kept of a game beside its save.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Label {
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
}

/// A game as it is kept: this under its id, its actions in chunks beside it, so that one more action writes as little in a long game
/// as in a short one.
#[derive(Serialize, Deserialize)]
struct Head {
    #[serde(flatten)]
    label: Label,
    /// So many actions stand in the chunks.
    count: usize,
    /// The save without its actions; its hash is that of the position after all of them.
    head: Save,
}

/// A game as it was kept once: the whole save, as a file would hold it.
#[derive(Deserialize)]
struct Whole {
    #[serde(flatten)]
    label: Label,
    save: String,
}

/// A kept game.
#[derive(Clone, Debug, PartialEq)]
pub struct Kept {
    pub label: Label,
    pub save: Save,
    /// So many actions at its end were not written to the end.
    pub lost: usize,
    /// What stands under its id, where it is kept in chunks and nothing is lost.
    head: Option<String>,
}

impl Kept {
    /// The game as it was left.
    pub fn open(&self) -> Result<Box<dyn Sitting>, Flaw> {
        let mut sitting = catalog::load_save(&self.label.id, &self.save)?;
        if self.head.is_some() {
            sitting.note_kept();
        }
        Ok(sitting)
    }

    /// A game that is open already, as it was left meanwhile.
    pub fn follow(&self, sitting: &mut dyn Sitting) -> Result<(), Flaw> {
        sitting.catch_up(&self.label.id, &self.save)?;
        if self.head.is_some() {
            sitting.note_kept();
        }
        Ok(())
    }

    /// What stands under its id; `None` where it has to be written anew.
    pub fn head(&self) -> Option<String> {
        self.head.clone()
    }
}

/// Something stands there that is no game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damaged {
    /// All of it.
    pub text: String,
    /// Why its save is none, as far as that is known.
    pub flaw: Option<Flaw>,
}

/// Why something could not be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The browser keeps nothing for us at all.
    Closed,
    /// There is no room left.
    Full,
}

/// Keeps a game: what is new since it was kept last. `known` is what stands under its id then; where somebody else has written there
/// meanwhile, all of it is written.
pub fn keep(label: &Label, sitting: &mut dyn Sitting, known: &mut Option<String>) -> Result<(), Fault> {
    let storage = storage().ok_or(Fault::Closed)?;
    let there = storage.get_item(&key(&label.id)).map_err(|_| Fault::Closed)?;
    let first = if known.is_some() && there == *known { sitting.kept() } else { 0 };
    let first = first - first % CHUNK;
    let mut part = sitting.save_from(first);
    let actions = std::mem::take(&mut part.actions);
    let count = first + actions.len();
    let set = |key: &str, text: &str| storage.set_item(key, text).map_err(|_| Fault::Full);
    // What was taken back goes first, from its end, and the head is written last: wherever this is broken off, what stands there is
    // a game.
    forget_chunks(&storage, &label.id, count.div_ceil(CHUNK));
    for (number, chunk) in (first / CHUNK..).zip(actions.chunks(CHUNK)) {
        set(&chunk_key(&label.id, number), &write_chunk(chunk))?;
    }
    let head = Head { label: label.clone(), count, head: part };
    let text = serde_json::to_string(&head).map_err(|_| Fault::Full)?;
    set(&key(&label.id), &text)?;
    sitting.note_kept();
    *known = Some(text);
    Ok(())
}

/// A kept game; `Err` holds what stands there if it is damaged.
pub fn find(id: &str) -> Option<Result<Kept, Damaged>> {
    let storage = storage()?;
    let text = storage.get_item(&key(id)).ok().flatten()?;
    Some(read(id, text, |number| storage.get_item(&chunk_key(id, number)).ok().flatten()))
}

/// Reads a game from what stands under its id and its chunks.
fn read(id: &str, text: String, chunk: impl Fn(usize) -> Option<String>) -> Result<Kept, Damaged> {
    if let Ok(Whole { label, save }) = serde_json::from_str(&text) {
        return match Save::parse(id, &save) {
            Ok(save) => Ok(Kept { label, save, lost: 0, head: None }),
            Err(flaw) => Err(Damaged { text: save, flaw: Some(flaw) }),
        };
    }
    let chunks: Vec<String> = (0..).map_while(&chunk).collect();
    let joined = serde_json::from_str::<Head>(&text)
        .ok()
        .and_then(|Head { label, count, head }| Some((label, count, join(head, count, &chunks)?)));
    let Some((label, count, Joined { save, lost })) = joined else {
        let text = std::iter::once(text).chain(chunks).collect::<Vec<_>>().join("\n");
        return Err(Damaged { text, flaw: None });
    };
    let whole = lost == 0 && save.actions.len() == count;
    Ok(Kept { label, save, lost, head: Some(text).filter(|_| whole) })
}

pub fn key(id: &str) -> String {
    format!("{GAME}{id}")
}

fn chunk_key(id: &str, number: usize) -> String {
    format!("{CHUNKS}{id}.{number}")
}

/// Takes chunks away from this number on, the last one first.
fn forget_chunks(storage: &Storage, id: &str, from: usize) {
    let there = |number: &usize| matches!(storage.get_item(&chunk_key(id, *number)), Ok(Some(_)));
    let beyond: Vec<usize> = (from..).take_while(there).collect();
    for number in beyond.into_iter().rev() {
        let _ = storage.remove_item(&chunk_key(id, number));
    }
}

pub fn forget(id: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(&key(id));
        forget_chunks(&storage, id, 0);
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
    list.put_in_order_by(|(_, a), (_, b)| {
        let when = |game: &Option<Kept>| game.as_ref().map_or(0.0, |game| game.label.changed);
        when(b).total_cmp(&when(a))
    });
    list
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::ruleset::Setup;
    use engine::table::Throw;

    fn label() -> Label {
        let players = vec![Who::Human, Who::Computer("knight".into())];
        Label { id: "x".into(), players, seed: "5".into(), changed: 1.0, over: false, own_dice: true }
    }

    /// Forty actions of a game.
    fn sitting() -> Box<dyn Sitting> {
        let game = catalog::games()[0];
        let setup = Setup::default().or_recommended(game.about());
        let mut sitting = catalog::begin(game, setup, 3).unwrap();
        while sitting.length() < 40 {
            let first = sitting.legal()[0].text.clone();
            sitting.play(&first, Throw::Seeded).unwrap();
        }
        sitting
    }

    fn in_chunks(sitting: &dyn Sitting) -> (String, Vec<String>) {
        let mut head = sitting.save_from(0);
        let actions = std::mem::take(&mut head.actions);
        let head = Head { label: label(), count: actions.len(), head };
        (serde_json::to_string(&head).unwrap(), actions.chunks(CHUNK).map(write_chunk).collect())
    }

    #[test]
    fn a_game_that_was_kept_whole_is_read_as_before() {
        let sitting = sitting();
        let mut old = serde_json::to_value(label()).unwrap();
        old["save"] = sitting.save().to_json().into();
        let kept = read("x", old.to_string(), |_| None).unwrap();
        assert_eq!((&kept.label, kept.lost, kept.head()), (&label(), 0, None));
        let again = kept.open().unwrap();
        // All of it is written anew when it is kept the next time.
        assert_eq!((again.bytes(), again.kept()), (sitting.bytes(), 0));
    }

    #[test]
    fn a_game_that_is_kept_in_chunks_is_the_same_game() {
        let sitting = sitting();
        let (head, chunks) = in_chunks(sitting.as_ref());
        let kept = read("x", head.clone(), |number| chunks.get(number).cloned()).unwrap();
        assert_eq!((&kept.save, kept.lost, kept.head()), (&sitting.save(), 0, Some(head)));
        let mut again = kept.open().unwrap();
        assert_eq!((again.bytes(), again.kept()), (sitting.bytes(), 40));
        again.take_back().unwrap();
        assert_eq!(again.kept(), 39);
        again.redo().unwrap();
        again.judge(3);
        assert_eq!(again.kept(), 39, "it may be another action");
    }

    #[test]
    fn a_torn_write_loses_the_last_action_and_says_so() {
        let sitting = sitting();
        let (head, mut chunks) = in_chunks(sitting.as_ref());
        let short = chunks[1].len() - 5;
        chunks[1].truncate(short);
        let kept = read("x", head.clone(), |number| chunks.get(number).cloned()).unwrap();
        assert_eq!((kept.lost, kept.head()), (1, None));
        assert_eq!(kept.open().unwrap().length(), 39);
        // Something in its middle is gone: nothing is guessed, and nothing is thrown away.
        let damaged = read("x", head.clone(), |_| None).unwrap_err();
        assert_eq!(damaged, Damaged { text: head, flaw: None });
    }

    #[test]
    fn what_was_altered_in_the_browser_is_no_game() {
        let sitting = sitting();
        let (head, chunks) = in_chunks(sitting.as_ref());
        let last = sitting.save().hash;
        let other = serde_json::to_string(&engine::hash::Fingerprint([7; 32])).unwrap();
        let head = head.replace(&serde_json::to_string(&last).unwrap(), &other);
        let kept = read("x", head, |number| chunks.get(number).cloned()).unwrap();
        assert!(kept.open().is_err());
    }
}
