//! How long a search may think: so many nodes, and whenever somebody outside says stop.

/// The outside is asked once in so many nodes.
pub const ASK_EVERY: u64 = 256;

/// Counts nodes. A node is a position that was judged; the same position, seed and number of nodes give the same move,
/// on every machine. Time is the caller's matter: it looks at its clock in `stop`.
pub struct Budget<'a> {
    most: u64,
    used: u64,
    ask_at: u64,
    stop: &'a dyn Fn() -> bool,
    stopped: bool,
}

impl<'a> Budget<'a> {
    pub fn new(most: u64, stop: &'a dyn Fn() -> bool) -> Budget<'a> {
        Budget { most, used: 0, ask_at: 0, stop, stopped: false }
    }

    /// Spends nodes.
    #[inline]
    pub fn spend(&mut self, nodes: u64) {
        self.used += nodes;
    }

    /// Is there nothing left, or did somebody say stop?
    #[inline]
    pub fn over(&mut self) -> bool {
        if self.used >= self.most {
            self.stopped = true;
        }
        if !self.stopped && self.used >= self.ask_at {
            self.ask_at = self.used + ASK_EVERY;
            self.stopped = (self.stop)();
        }
        self.stopped
    }

    pub fn used(&self) -> u64 {
        self.used
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    #[test]
    fn nodes_run_out() {
        let mut budget = Budget::new(10, &|| false);
        budget.spend(9);
        assert!(!budget.over());
        budget.spend(1);
        assert!(budget.over());
        assert_eq!(budget.used(), 10);
    }

    #[test]
    fn the_outside_is_asked_now_and_then_and_obeyed() {
        let asked = Cell::new(0);
        let stop = || {
            asked.set(asked.get() + 1);
            asked.get() > 2
        };
        let mut budget = Budget::new(1_000_000, &stop);
        let mut rounds = 0;
        while !budget.over() {
            budget.spend(1);
            rounds += 1;
        }
        assert_eq!((rounds, asked.get()), (2 * ASK_EVERY, 3));
    }
}
