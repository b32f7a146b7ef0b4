//! How often somebody is asked while the other side has its turn: what standing orders are to make bearable.

use engine::Decision;
use std::collections::BTreeMap;

/// What somebody was asked in the turns of the other side.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Asked {
    /// Turns of the other side.
    pub turns: u64,
    /// Answers that he gave in them himself.
    pub answers: u64,
    /// In the turn that had the most.
    pub most: u64,
    /// By what was asked.
    pub kinds: BTreeMap<&'static str, u64>,
}

impl Asked {
    pub fn add(&mut self, other: &Asked) {
        self.turns += other.turns;
        self.answers += other.answers;
        self.most = self.most.max(other.most);
        for (kind, count) in &other.kinds {
            *self.kinds.entry(kind).or_default() += count;
        }
    }

    /// Answers in a turn on average.
    pub fn mean(&self) -> f64 {
        self.answers as f64 / (self.turns as f64).max(1.0)
    }
}

/// Counts one side's answers, question by question. A turn of the other side begins with its first decision of its own and ends with the
/// next one of this side.
#[derive(Clone, Debug, Default)]
pub struct Count {
    asked: Asked,
    /// Answers in the turn under way, if the other side has one.
    turn: Option<u64>,
}

impl Count {
    /// Somebody decides: this side, or the other.
    pub fn see(&mut self, decision: &Decision, own: bool) {
        match (own, decision.reaction) {
            (false, false) => {
                self.turn.get_or_insert(0);
            }
            (false, true) => {}
            (true, true) => {
                *self.turn.get_or_insert(0) += 1;
                *self.asked.kinds.entry(decision.kind).or_default() += 1;
            }
            (true, false) => self.close(),
        }
    }

    fn close(&mut self) {
        if let Some(answers) = self.turn.take() {
            self.asked.turns += 1;
            self.asked.answers += answers;
            self.asked.most = self.asked.most.max(answers);
        }
    }

    /// The game is over.
    pub fn end(mut self) -> Asked {
        self.close();
        self.asked
    }
}
