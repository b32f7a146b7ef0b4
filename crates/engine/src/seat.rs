//! Who owes a decision, and who is looking.

use serde::{Deserialize, Serialize};

/// Who owes the decision. A seat may hold a human, a computer, or one of two friends at one screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl Seat {
    pub const FIRST: Seat = Seat(0);
    pub const SECOND: Seat = Seat(1);

    /// The opponent, in a game for two.
    #[inline]
    pub const fn other(self) -> Seat {
        Seat(1 - (self.0 & 1))
    }

    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 1) as usize
    }
}

/// Who looks at a position: the referee sees everything, a seat what it may know, the public what both may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Viewer {
    Referee,
    Seat(Seat),
    Public,
}

impl Viewer {
    /// May this viewer see what only `owner` knows?
    pub fn sees_secrets_of(self, owner: Seat) -> bool {
        match self {
            Viewer::Referee => true,
            Viewer::Seat(seat) => seat == owner,
            Viewer::Public => false,
        }
    }
}
