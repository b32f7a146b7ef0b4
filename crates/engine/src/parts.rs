//! A save in parts: a head, and chunks of actions. Whoever keeps a game after every action writes the head and one chunk, however long
//! the game is; a file is always whole.

use crate::save::{Save, SavedMove};

/// So many actions stand in a chunk; in the last one there may be fewer.
pub const CHUNK: usize = 32;

/// A chunk as it is kept: a line for each action.
pub fn write_chunk(actions: &[SavedMove]) -> String {
    let line = |action: &SavedMove| serde_json::to_string(action).unwrap_or_default() + "\n";
    actions.iter().map(line).collect()
}

/// A save that was put together again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Joined {
    pub save: Save,
    /// So many actions at the end had not been written to the end.
    pub lost: usize,
}

/// Puts a save together from a head that knows of so many actions, and its chunks in their order. Where writing was broken off, what
/// is missing at the end is lost: a line, or the last chunk. `None`: something is missing before.
pub fn join(head: Save, count: usize, chunks: &[String]) -> Option<Joined> {
    let (mut actions, mut torn): (Vec<SavedMove>, bool) = (Vec::new(), false);
    for (number, chunk) in chunks.iter().enumerate() {
        if torn || actions.len() != number * CHUNK {
            return None;
        }
        for line in chunk.lines() {
            match serde_json::from_str(line) {
                Ok(action) if !torn && actions.len() < (number + 1) * CHUNK => actions.push(action),
                Err(_) if !torn => torn = true,
                _ => return None,
            }
        }
    }
    let kept = actions.len();
    let lost = count.max(kept + usize::from(torn)) - kept;
    if lost > CHUNK {
        return None;
    }
    // The hash of the head is that of the position after so many actions as it knows of.
    let mut save = Save { actions, cut_short: kept != count, ..head };
    save.setup.rules = save.rules;
    save.digest = save.compute_digest();
    Some(Joined { save, lost })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hash::Fingerprint;
    use crate::ruleset::Setup;

    fn save(count: usize) -> Save {
        let action = |number| SavedMove {
            seat: "red".into(),
            action: format!("step {number}"),
            dice: vec![1],
            by_order: false,
            judged: Some(3),
            group: None,
        };
        let mut save = Save {
            conroi: "save".into(),
            format: crate::save::FORMAT,
            game: "any".into(),
            rules: 1,
            setup: Setup::new("any"),
            seed: 7,
            actions: (0..count).map(action).collect(),
            orders: Vec::new(),
            hash: Fingerprint([1; 32]),
            players: Vec::new(),
            intents: Vec::new(),
            digest: Fingerprint([0; 32]),
            cut_short: false,
        };
        save.setup.rules = save.rules;
        save.digest = save.compute_digest();
        save
    }

    fn head(save: &Save) -> Save {
        Save { actions: Vec::new(), digest: Fingerprint([0; 32]), ..save.clone() }
    }

    fn chunks(save: &Save) -> Vec<String> {
        save.actions.chunks(CHUNK).map(write_chunk).collect()
    }

    #[test]
    fn a_save_in_parts_is_put_together_as_it_was() {
        for count in [0, 1, 31, 32, 33, 64, 100] {
            let whole = save(count);
            let joined = join(head(&whole), count, &chunks(&whole)).unwrap();
            assert_eq!(joined, Joined { save: whole, lost: 0 }, "{count}");
        }
    }

    #[test]
    fn of_a_torn_write_the_last_action_is_lost_and_no_more() {
        let whole = save(65);
        let parts = chunks(&whole);
        // The last chunk was not written, or not to its end.
        let half = parts[2][..parts[2].len() / 2].to_string();
        for torn in [parts[..2].to_vec(), [&parts[..2], &[half]].concat()] {
            let joined = join(head(&whole), 65, &torn).unwrap();
            assert_eq!((joined.lost, joined.save.actions.len(), joined.save.cut_short), (1, 64, true));
            assert_eq!(joined.save.actions, whole.actions[..64]);
        }
        // The chunk was written, the head not yet: nothing is lost.
        let joined = join(head(&whole), 64, &parts).unwrap();
        assert_eq!((joined.lost, joined.save.actions.len(), joined.save.cut_short), (0, 65, true));
    }

    #[test]
    fn what_is_missing_before_the_end_is_not_passed_over() {
        let whole = save(100);
        let parts = chunks(&whole);
        let without = |gone: usize| {
            let kept = parts.iter().enumerate().filter(|(number, _)| *number != gone);
            kept.map(|(_, chunk)| chunk.clone()).collect::<Vec<_>>()
        };
        assert!(without(3).len() == 3 && join(head(&whole), 100, &without(3)).is_some());
        assert_eq!(join(head(&whole), 100, &without(0)[..2]), None);
        assert_eq!(join(head(&whole), 200, &parts), None);
        let mut broken = parts.clone();
        broken[1] = broken[1].replacen("{", "", 1);
        assert_eq!(join(head(&whole), 100, &broken), None);
    }
}
