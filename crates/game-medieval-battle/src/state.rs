//! The position: units, flags, tokens, whose move, what is left to do.

use crate::ch1_battlefield::{Board, Field, Pick};
use crate::content::CONTENT;
use crate::event::Enacting;
use engine::Seat;
use engine::secret::Secret;
use serde::{Deserialize, Serialize};
use std::ops::Deref;

/// Red deploys first (MB-III.4), Yellow plays first (MB-IV.0).
pub const RED: Seat = Seat(0);
pub const YELLOW: Seat = Seat(1);

/// The eight kinds of unit and the wagon, in the order of the cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum Kind {
    HC,
    LC,
    MA,
    HI,
    LI,
    P,
    A,
    LB,
    W,
}

pub const KINDS: [Kind; 9] =
    [Kind::HC, Kind::LC, Kind::MA, Kind::HI, Kind::LI, Kind::P, Kind::A, Kind::LB, Kind::W];

impl Kind {
    pub fn id(self) -> &'static str {
        ["HC", "LC", "MA", "HI", "LI", "P", "A", "LB", "W"][self as usize]
    }

    pub fn parse(text: &str) -> Option<Kind> {
        KINDS.into_iter().find(|kind| kind.id().eq_ignore_ascii_case(text))
    }
}

/// How many units of each kind a seat has recruited; the wagon is not counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Army(pub [u8; 8]);

impl Army {
    pub fn units(&self) -> usize {
        self.0.iter().map(|count| usize::from(*count)).sum()
    }
}

engine::ids! {
    /// A hex of the board by its index. The largest board has 230.
    HexId(u8),
    /// Off the board.
    OFF;
}
pub const OFF: HexId = HexId::OFF;

/// Counters per seat: all that the box holds.
pub const MOST_UNITS: usize = 24;

/// A counter: 0 to 23 are Red's, 24 to 47 Yellow's. Keeps its number as long as it is in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct UnitId(pub u8);

impl UnitId {
    pub fn new(seat: Seat, slot: usize) -> UnitId {
        UnitId((seat.index() * MOST_UNITS + slot) as u8)
    }

    #[inline]
    pub fn seat(self) -> Seat {
        Seat(u8::from(usize::from(self.0) >= MOST_UNITS))
    }

    #[inline]
    pub fn slot(self) -> usize {
        usize::from(self.0) % MOST_UNITS
    }
}

/// Where a counter is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Whereabouts {
    Hex(HexId),
    /// Recruited and not on the map yet (MB-III.6).
    Reserve,
    /// Left the map; the marker stands at this place of the ring of outer modules (MB-R59).
    Away(u8),
    /// Destroyed, or merged into another.
    Gone,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unit {
    pub kind: Kind,
    pub knights: u8,
    /// Movement points left. A wagon is fortified exactly when it has one (MB-IV.W.2).
    pub points: u8,
    #[serde(rename = "spot")]
    pub whereabouts: Whereabouts,
}

impl Unit {
    const NONE: Unit = Unit { kind: Kind::W, knights: 0, points: 0, whereabouts: Whereabouts::Gone };

    #[inline]
    pub fn hex(&self) -> Option<HexId> {
        match self.whereabouts {
            Whereabouts::Hex(hex) => Some(hex),
            _ => None,
        }
    }

    pub fn worn(&self) -> bool {
        self.knights == 1
    }
}

/// What a seat has said about its army.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Muster {
    /// Nothing yet.
    Waiting,
    /// Chosen in secret (MB-II.1).
    Chosen(Secret<Army>),
    /// Fixed by the set-up, for everybody to see.
    Public(Army),
    /// The armies are open: they are counters now.
    Done,
}

/// Which question is asked. What is left to do in the middle of a move or an attack is all here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// The players lay out the battlefield together (MB-R01): Red the inner modules, Yellow the outer ones, Red the small ones.
    ChooseInner,
    ChooseOuter,
    ChooseSmall,
    Recruit(Seat),
    PlaceWagon(Seat),
    PlaceUnit(Seat),
    Turn,
    /// A unit has begun its move and may go on.
    Moving(Moving),
    /// A melee has been declared and paid for; the other seat answers.
    Respond {
        attacker: UnitId,
        defender: UnitId,
    },
    /// After regrouping: which of the seat's units off the map may come back now, a bit per slot.
    Return {
        ready: u32,
    },
    Over(Ending),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moving {
    pub unit: UnitId,
    /// A step took it into a controlled hex (MB-R21).
    pub halted: bool,
    /// It stands on a hex that its enemy gave up (MB-IV.3.e).
    pub pursuing: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum End {
    Points,
    Exhausted,
    Passes,
    Resigned,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ending {
    pub end: End,
    pub winner: Option<Seat>,
    pub points: [u8; 2],
    /// Set when the tie-break was needed: value of the units on the map.
    pub value: Option<[u8; 2]>,
}

/// Everything, and nothing derivable. This is what is hashed, saved and compared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Core {
    pub field: Field,
    pub units: [[Unit; MOST_UNITS]; 2],
    /// How many slots are in use.
    pub count: [u8; 2],
    /// Who holds each flag, in the order of the board's flags.
    pub flags: [Option<Seat>; 6],
    pub tokens: [u8; 2],
    /// The seat's wagon was destroyed by the enemy.
    pub wagon_lost: [bool; 2],
    /// The seat places no more units before the battle (MB-R10).
    pub stopped: [bool; 2],
    pub muster: [Muster; 2],
    /// Passes in a row.
    pub passes: u8,
    /// Whose turn it is (not always who decides).
    pub turn: Seat,
    pub phase: Phase,
}

/// The position with what follows from it: who stands where, and the ground that the modules show. Both are kept by the
/// events so that play is fast; neither is part of the saved or hashed state. Once made it is changed by [`crate::event::enact`] and
/// by nothing else: whatever would change it wants leave to do so.
#[derive(Clone, Debug)]
pub struct State {
    core: Core,
    at: [u8; 256],
    board: Board,
}

impl PartialEq for State {
    fn eq(&self, other: &State) -> bool {
        self.core == other.core && self.at == other.at
    }
}
impl Eq for State {}

const NOBODY: u8 = 255;

impl Deref for State {
    type Target = Core;
    #[inline]
    fn deref(&self) -> &Core {
        &self.core
    }
}

impl From<Core> for State {
    fn from(core: Core) -> State {
        let board = Board::build(&CONTENT, &core.field);
        let mut state = State { core, at: [NOBODY; 256], board };
        let mover = match state.phase {
            Phase::Moving(moving) => Some(moving.unit),
            _ => None,
        };
        for seat in [RED, YELLOW] {
            for slot in 0..usize::from(state.count[seat.index()]) {
                let id = UnitId::new(seat, slot);
                // A unit that passes through a friend's hex is not the one who stands there.
                if let Some(hex) = state.unit(id).hex()
                    && (mover != Some(id) || state.at[usize::from(hex)] == NOBODY)
                {
                    state.at[usize::from(hex)] = id.0;
                }
            }
        }
        state
    }
}

impl Serialize for State {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.core.serialize(to)
    }
}
impl<'de> Deserialize<'de> for State {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<State, D::Error> {
        Core::deserialize(from).map(State::from)
    }
}

impl Core {
    pub fn empty(field: Field, tokens: u8) -> Core {
        Core {
            field,
            units: [[Unit::NONE; MOST_UNITS]; 2],
            count: [0; 2],
            flags: [None; 6],
            tokens: [tokens; 2],
            wagon_lost: [false; 2],
            stopped: [false; 2],
            muster: [Muster::Waiting; 2],
            passes: 0,
            turn: YELLOW,
            phase: Phase::Turn,
        }
    }

    /// Counters are numbered through both seats, as they lie here; beyond there is none.
    #[inline]
    pub fn unit(&self, id: UnitId) -> &Unit {
        self.units.as_flattened().get(usize::from(id.0)).unwrap_or(&Unit::NONE)
    }

    #[inline]
    pub fn unit_mut(&mut self, id: UnitId) -> &mut Unit {
        &mut self.units[id.seat().index()][id.slot()]
    }

    /// The move that is under way, if one is.
    #[inline]
    pub fn moving(&self) -> Option<&Moving> {
        match &self.phase {
            Phase::Moving(moving) => Some(moving),
            _ => None,
        }
    }

    /// Adds a counter to a seat; `None` when the box has no more.
    pub fn add(&mut self, seat: Seat, unit: Unit) -> Option<UnitId> {
        let slot = usize::from(self.count[seat.index()]);
        if slot >= MOST_UNITS {
            return None;
        }
        self.units[seat.index()][slot] = unit;
        self.count[seat.index()] += 1;
        Some(UnitId::new(seat, slot))
    }

    /// All counters of a seat, those gone included.
    pub fn units_of(&self, seat: Seat) -> impl Iterator<Item = (UnitId, &Unit)> {
        let all = &self.units[seat.index()][..usize::from(self.count[seat.index()])];
        all.iter().enumerate().map(move |(slot, unit)| (UnitId::new(seat, slot), unit))
    }

    /// The seat's wagon, if it is on the map.
    pub fn wagon(&self, seat: Seat) -> Option<(UnitId, HexId)> {
        let wagons = self.units_of(seat).filter(|(_, unit)| unit.kind == Kind::W);
        wagons.filter_map(|(id, unit)| Some((id, unit.hex()?))).next()
    }
}

impl State {
    /// Who stands on a hex. While a unit passes through a friend, the friend.
    #[inline]
    pub fn at(&self, hex: HexId) -> Option<UnitId> {
        let id = self.at[usize::from(hex)];
        (id != NOBODY).then_some(UnitId(id))
    }

    pub fn core(&self) -> &Core {
        &self.core
    }

    #[inline]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Modules were laid.
    pub fn lay(&mut self, _: &Enacting, pick: &Pick) {
        pick.lay(&mut self.core.field);
        self.board = Board::build(&CONTENT, &self.core.field);
    }

    /// Everything but where the units are, which [`State::put`] changes.
    #[inline]
    pub fn core_mut(&mut self, _: &Enacting) -> &mut Core {
        &mut self.core
    }

    /// Moves a counter and keeps the index.
    #[inline]
    pub fn put(&mut self, _: &Enacting, id: UnitId, whereabouts: Whereabouts) {
        if let Some(from) = self.unit(id).hex()
            && self.at[usize::from(from)] == id.0
        {
            self.at[usize::from(from)] = NOBODY;
        }
        self.core.unit_mut(id).whereabouts = whereabouts;
        if let Whereabouts::Hex(to) = whereabouts
            && self.at[usize::from(to)] == NOBODY
        {
            self.at[usize::from(to)] = id.0;
        }
    }
}
