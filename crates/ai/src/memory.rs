//! What a search remembers: positions already judged, and plans that were good elsewhere.

/// What a remembered score says about the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

#[derive(Clone, Copy)]
pub struct Entry {
    key: u64,
    /// The position after the best plan.
    pub best: u64,
    pub score: i32,
    /// Only entries of the present search count, so that a search does not depend on those before it.
    search: u32,
    pub depth: u8,
    pub bound: Bound,
}

/// A transposition table of fixed size, keyed by the content of a position.
pub struct Positions {
    entries: Vec<Entry>,
    search: u32,
}

impl Positions {
    /// A table of 2 to the power of `bits` entries.
    pub fn new(bits: u32) -> Positions {
        let empty = Entry { key: 0, best: 0, score: 0, search: 0, depth: 0, bound: Bound::Exact };
        Positions { entries: vec![empty; 1 << bits], search: 0 }
    }

    pub fn forget(&mut self) {
        self.search += 1;
    }

    fn place(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1)
    }

    pub fn find(&self, key: u64) -> Option<&Entry> {
        let entry = &self.entries[self.place(key)];
        (entry.search == self.search && entry.key == key).then_some(entry)
    }

    /// Keeps the deeper of two positions that share a place, and always the newer judgement of one position.
    pub fn keep(&mut self, key: u64, depth: u8, score: i32, bound: Bound, best: u64) {
        let (place, search) = (self.place(key), self.search);
        let old = &mut self.entries[place];
        if old.search != search || old.key == key || old.depth <= depth {
            *old = Entry { key, best, score, search, depth, bound };
        }
    }
}

/// Plans that refuted something: two for each distance from the root, and a sum for each kind of plan.
pub struct Habits {
    killers: Vec<[u32; 2]>,
    history: Vec<i32>,
}

const HISTORY: usize = 1 << 12;

impl Habits {
    pub fn new() -> Habits {
        Habits { killers: Vec::new(), history: vec![0; HISTORY] }
    }

    pub fn forget(&mut self) {
        self.killers.clear();
        self.history.fill(0);
    }

    pub fn learn(&mut self, ply: usize, mark: u32, depth: u8) {
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, [0; 2]);
        }
        let two = &mut self.killers[ply];
        if two[0] != mark {
            *two = [mark, two[0]];
        }
        let sum = &mut self.history[mark as usize % HISTORY];
        *sum = (*sum + i32::from(depth) * i32::from(depth)).min(1000);
    }

    /// How much earlier than its static value a plan should be tried.
    pub fn bonus(&self, ply: usize, mark: u32) -> i32 {
        let killer = self.killers.get(ply).is_some_and(|two| two.contains(&mark));
        self.history[mark as usize % HISTORY] / 4 + if killer { 600 } else { 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_search_finds_nothing_of_the_last_one() {
        let mut table = Positions::new(4);
        table.forget();
        table.keep(77, 3, 5, Bound::Exact, 1);
        assert_eq!(table.find(77).map(|entry| (entry.score, entry.best)), Some((5, 1)));
        assert!(table.find(77 + 16).is_none(), "same place, other key");
        table.keep(77 + 16, 1, 9, Bound::Exact, 2);
        assert!(table.find(77).is_some(), "the deeper one stays");
        table.forget();
        assert!(table.find(77).is_none());
    }
}
