//! 6. Morale: the track and the test.

use crate::ch05_combat::Command;
use crate::look::Look;
use crate::rules::*;
use crate::state::UnitId;
use engine::Tally;

impl Look<'_> {
    /// The highest throw with which a unit of this seat passes a test at its present level (G-6.2.1).
    pub fn passes_up_to(&self, id: UnitId) -> i32 {
        let level = self.level(self.seat(id)).clamp(-2, 2);
        self.charts().morale_test.pass[(level + 2) as usize]
    }

    /// What is added to the throw of a test: a leader helps (G-6.2.2, G-6.2.3), the row of an overrun may do anything.
    pub fn test_modifiers(&self, id: UnitId, row: i32) -> Tally {
        let test = &self.charts().morale_test;
        let mut tally = Tally::default();
        match self.command(id) {
            Some(Command::Stacked) => tally.add(-test.stacked, R_6_2_3_STACKED),
            Some(Command::InRange) => tally.add(-test.in_range, R_6_2_2_RANGE),
            None => {}
        }
        tally.add_if(row, R_5_8_5A_TEST);
        tally
    }

    /// Does a throw pass (G-R40)?
    pub fn passes(&self, id: UnitId, throw: u8, row: i32) -> bool {
        passes_test(throw, self.test_modifiers(id, row).sum(), self.passes_up_to(id))
    }
}

/// Does a throw to which so much is added pass where it may be so much at most?
pub fn passes_test(throw: u8, more: i32, most: i32) -> bool {
    i32::from(throw) + more <= most
}
