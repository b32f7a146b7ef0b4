//! The position: counters, leaders, banners, markers, whose phase it is and what is left to do.

use crate::event::Enacting;
use crate::field::OFF;
use crate::ids::HexId;
pub use crate::ids::{BannerId, LeaderId, Leaders, TraceId, UnitId};
use arrayvec::ArrayVec;
use engine::Seat;
use hexboard::Side;
use serde::{Deserialize, Serialize};
use std::ops::Deref;

pub const ALLIED: Seat = Seat(0);
pub const ORDER: Seat = Seat(1);

/// No counter.
pub const NOBODY: UnitId = UnitId::NOBODY;

/// Where a counter or a leader is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Whereabouts {
    Map(HexId),
    /// Not set up, or a reinforcement.
    Waiting,
    /// Left the map: by which hex, and from which turn on it may come back (G-4.4.3).
    Away {
        by: HexId,
        from: u8,
    },
    Gone,
    /// Takes no part: a position that does not name it.
    Absent,
}

impl Whereabouts {
    /// Not on the map and never again.
    pub fn lost(self) -> bool {
        matches!(self, Whereabouts::Gone | Whereabouts::Absent)
    }

    #[inline]
    pub fn hex(self) -> Option<HexId> {
        match self {
            Whereabouts::Map(hex) => Some(hex),
            _ => None,
        }
    }
}

/// Good order, or worse.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
pub enum Cohesion {
    #[default]
    Good,
    Disorganised,
    Panicked,
}

/// What a counter has done or suffered, as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Marks(pub u16);

impl Marks {
    /// In this movement phase: has acted and is done.
    pub const DONE: u16 = 1;
    /// In this movement phase: entered a hex.
    pub const RODE: u16 = 2;
    /// In this combat phase: attacked.
    pub const FOUGHT: u16 = 4;
    /// In this combat phase: was attacked.
    pub const STRUCK: u16 = 8;
    /// In this turn: shot in an enemy movement phase.
    pub const SHOT: u16 = 16;
    /// In this phase: horse archers shot in their own movement.
    pub const SHOT_RIDING: u16 = 32;
    /// In this movement phase of the enemy: counter-charged (G-5.7.7).
    pub const COUNTERED: u16 = 64;
    /// In this phase: stopped (G-R60).
    pub const STOPPED: u16 = 128;
    /// Stopped by crossbows: not in the foot phase of this turn either (G-R60).
    pub const HELD: u16 = 256;
    /// In this turn: took over a banner from one that had moved, and may not move (G-7.1.3).
    pub const BOUND: u16 = 512;
    /// Panicked when the phase began and not dealt with yet (G-R43).
    pub const MUST_FLEE: u16 = 1024;
    /// Wants to pull down the walls of its hex (G-12.1.6).
    pub const WRECKING: u16 = 2048;
    /// In this turn: moved, fought, was attacked or shot at: no demolition (G-12.1.7).
    pub const BUSY: u16 = 4096;
    /// Came into its hex along a road and has not left it (G-R50).
    pub const ON_ROAD: u16 = 8192;
    /// Out of the battle under the hooves of riders, so that it is worth nothing (G-5.8.9a).
    pub const RIDDEN_DOWN: u16 = 16384;
    /// In this movement phase: put back on the map (G-4.4.5).
    pub const RETURNED: u16 = 32768;

    #[inline]
    pub fn has(self, bit: u16) -> bool {
        self.0 & bit != 0
    }
    #[inline]
    pub fn set(&mut self, bit: u16) {
        self.0 |= bit;
    }
    #[inline]
    pub fn clear(&mut self, bits: u16) {
        self.0 &= !bits;
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unit {
    #[serde(rename = "spot")]
    pub whereabouts: Whereabouts,
    pub facing: Side,
    /// Strength points left.
    pub strength: u8,
    /// 0 to 3 (G-5.6.2).
    pub charge: u8,
    #[serde(rename = "order")]
    pub cohesion: Cohesion,
    /// Foot that shoots: on its combat face (G-11.1.1).
    pub ready: bool,
    pub marks: Marks,
    /// Full turns of undisturbed demolition (G-12.1.6).
    pub wrecked: u8,
    /// The leader to whom it was attached at the set-up (G-13.1.5); [`NOBODY`]: the one who is printed.
    pub chief: LeaderId,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Leader {
    #[serde(rename = "spot")]
    pub whereabouts: Whereabouts,
    /// Has moved in this phase.
    pub moved: bool,
    /// Moved, fought or helped in this turn (G-14.1.3).
    pub active: bool,
    pub fatigue: u8,
}

/// Where a banner is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum BannerWhereabouts {
    /// Not set up yet.
    Waiting,
    Held(UnitId),
    /// Lies where its bearer fell (G-7.1.5).
    Lies(HexId),
    /// Takes no part: a position that does not name it.
    Gone,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Banner {
    #[serde(rename = "staff")]
    pub whereabouts: BannerWhereabouts,
    /// The unit that moved it in this turn (G-7.1.3).
    pub moved_by: UnitId,
}

/// What is going on, below the questions of the moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    Setup(Seat),
    /// The other side may fire before anybody moves (G-11.1.5).
    OpenFire,
    /// Panicked units rally or flee first (G-10.2.2).
    Panic,
    Activate,
    CloseFire,
    Combat,
    /// A demolished fort left too many in a hex (G-R49).
    Excess(HexId),
    Over(Ending),
}

/// Who won, why, and by how much.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ending {
    pub end: End,
    pub winner: Option<Seat>,
    pub points: [u16; 2],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum End {
    /// All enemy leaders dead or off the map (G-S.4).
    Leaders,
    /// The last turn is over (G-S.6).
    Turns,
    Resigned,
    /// Neither side has a leader left: the points decide (G-R55).
    NoLeaders,
}

/// Nobody has points for more turns than this in one move, and for a hex after each.
pub const MOST_TURNS: usize = 12;

/// The move of one unit (or leader) under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Walk {
    pub who: Walker,
    /// Half points left.
    pub left: u8,
    /// Half points left of the leader that rides along.
    pub leader_left: u8,
    pub leader: Option<LeaderId>,
    /// Leaders who were taken up and left again: they are not asked twice.
    #[serde(default)]
    pub declined: Leaders,
    /// Something has been spent or done: no minimum move any more.
    pub begun: bool,
    /// Has entered a hex: no leader is taken up or left any more (G-R46).
    #[serde(default)]
    pub stepped: bool,
    /// Turned in this hex since it came, and where else it has turned in this phase (G-4.3.8).
    pub turned: bool,
    pub turns: [HexId; MOST_TURNS],
    /// The next hex costs more: it passed through a zone (G-3.3.3).
    pub passing: bool,
    /// No further hex or turn: a zone, a stop, a test (G-3.3.2).
    pub halted: bool,
    /// The whole move has followed roads so far (G-T.1).
    pub on_road: bool,
    /// The hex it stands in was entered along a road (G-R50).
    pub by_road: bool,
    /// Entered the hex by a reaction that is still to come.
    pub entered: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Walker {
    Unit(UnitId),
    Leader(LeaderId),
    /// A panicked unit on its way home (G-10.2.2).
    Fleeing(UnitId),
}

/// What a shot is aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Aim {
    Unit(UnitId),
    /// A hex that holds only leaders.
    Leaders(HexId),
    /// The walls of a fortified hex (G-11.7.5).
    Object(HexId),
}

/// A shot that was declared and is not resolved yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shot {
    pub by: UnitId,
    pub at: Aim,
}

pub const MOST_IN_COMBAT: usize = 32;

pub type Units = ArrayVec<UnitId, MOST_IN_COMBAT>;
pub type Hexes = ArrayVec<HexId, 16>;

/// The way of one unit out of a combat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trace {
    pub unit: UnitId,
    /// Where it stood first, then every hex it entered.
    pub hexes: ArrayVec<HexId, 8>,
    /// It fell short of what was asked.
    pub short: u8,
}

/// A combat under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fight {
    pub attackers: Units,
    pub defenders: Units,
    /// The attacked hexes.
    pub hexes: Hexes,
    /// A counter-charge: it uses up nobody's combat (G-5.7.4).
    pub counter: bool,
    /// An attack on a leader who is alone (G-8.2.7).
    pub alone: bool,
    pub column: i8,
    pub throw: [u8; 2],
    /// Losses still to be taken by the attacker, by the defender.
    pub losses: [u8; 2],
    /// Who retreats (true: the attacker), and how far.
    pub retreat: Option<(bool, u8)>,
    pub demoralised: bool,
    /// Losses of units in hexes with a leader, for the throw of G-8.2.5: by hex.
    pub blood: ArrayVec<(HexId, u8), 16>,
    /// Units that still have to go, and the ways of those that went.
    pub waiting: Units,
    pub traces: Vec<Trace>,
    /// Who still may pursue or advance.
    pub chasing: Units,
    /// Leaders with the units of the combat when it was thrown, and where (G-8.2.4).
    pub led: ArrayVec<(LeaderId, HexId), 16>,
    /// Who was stacked with somebody in disorder or panic in it, and with which: tested when all is over (G-R16, G-R42).
    pub exposed: Vec<(UnitId, Cohesion)>,
    /// Units of an attacked fort that took no part: they count as attacked all the same.
    pub bystanders: Units,
    pub stage: Stage,
}

impl Fight {
    /// A combat that is declared and not thrown for. Nobody to defend: an attack on a leader who is alone.
    pub fn new(attackers: Units, defenders: Units, hexes: Hexes, counter: bool) -> Fight {
        Fight {
            attackers,
            alone: defenders.is_empty(),
            defenders,
            hexes,
            counter,
            column: 0,
            throw: [0; 2],
            losses: [0; 2],
            retreat: None,
            demoralised: false,
            blood: Default::default(),
            waiting: Units::new(),
            traces: Vec::new(),
            chasing: Units::new(),
            led: Default::default(),
            exposed: Vec::new(),
            bystanders: Units::new(),
            stage: Stage::Throw,
        }
    }

    /// Of whom the fighters of a crowded fort are named, and which hexes they must not leave without an attacker (G-R33).
    pub fn crowd(&self, attacker: bool) -> (&Units, &[HexId]) {
        if attacker { (&self.attackers, &self.hexes) } else { (&self.defenders, &[]) }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stage {
    /// Which units of a fortified hex fight (G-12.1.8): whose, and where.
    Fort(bool, HexId),
    Throw,
    /// Who loses a point: the attacker, then the defender.
    Loss(bool),
    Retreat,
    /// The point lost for a retreat that fell short.
    Blocked,
    Pursuit,
    Advance,
    End,
}

/// A question or a task on top of the phase; the last one is the one at hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Task {
    /// The walk goes on.
    Walk,
    /// Shots at the hex of the walker, one after the other; a shot of his own may be waiting for them.
    React,
    /// Counter-charges against the walker: who has declared so far.
    Counter(ArrayVec<UnitId, 8>),
    /// Horse archers that are shot at may shoot back at the same time (G-11.2.7).
    ShootBack(Shot),
    /// A shot of the walker's own that the other side may answer first.
    Volley { shot: Shot, answers: ArrayVec<Shot, 8> },
    /// Which friend beside the target is hit (G-11.2.2).
    FriendHit { by: UnitId, hex: HexId },
    /// Foot that was ridden at goes back a hex (G-5.8), and the leaders who were with it.
    Aside { foot: UnitId, rider: UnitId, stays: bool, leaders: Leaders },
    /// Who takes up a banner whose bearer fell (G-7.1.5).
    TakeUp {
        banner: BannerId,
        hex: HexId,
        /// Its bearer went away without it; else he died.
        #[serde(default)]
        leaves: bool,
    },
    /// Where to flee, of several ways equally short (G-10.2.2).
    FleeTie,
    /// A retreat under way: of which unit, how far it must go, pushed by cavalry or not.
    Retreat { trace: Trace, must: u8, pushed: bool, into: Option<HexId>, leaders: Leaders },
    /// Which way to face after a retreat, a pursuit or an advance (G-4.3.7).
    Face { unit: UnitId, why: WhyFacing },
    /// A pursuit under way: along which trace, how far it has come, whether it must (G-5.5), and the leaders who follow.
    Chase { unit: UnitId, trace: TraceId, done: u8, must: bool, came: Option<Side>, leaders: Leaders },
    /// An advance under way (G-5.2.9): how many hexes.
    Advance { unit: UnitId, done: u8 },
    /// The combat goes on.
    Fight,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WhyFacing {
    Retreat,
    /// By which side it came into its last hex.
    Pursuit {
        came: Option<Side>,
    },
    /// After the first hex of an advance, after the second.
    Advance(u8),
}

/// What is going on and what is left to do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Agenda {
    /// From 1; 0 before the battle.
    pub turn: u8,
    /// The phase of the turn, 1 to 9 (G-2.1.1 to G-2.1.9).
    #[serde(rename = "step")]
    pub phase_number: u8,
    pub phase: Phase,
    pub walk: Option<Walk>,
    pub fight: Option<Box<Fight>>,
    pub tasks: Vec<Task>,
}

/// All that is saved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Core {
    pub now: Agenda,
    /// The marker on the morale track, seen from the allies; and their level in this turn (G-6.1.9).
    pub morale: i8,
    pub level: i8,
    /// Points for what was eliminated; banners are counted at the end.
    pub points: [u16; 2],
    /// Reinforcements that have entered this turn, by side: cavalry, foot.
    pub arrived: [[u8; 2]; 2],
    /// Forts that were pulled down, as bits.
    pub razed: u16,
    pub units: Vec<Unit>,
    pub leaders: Vec<Leader>,
    pub banners: Vec<Banner>,
}

impl Core {
    #[inline]
    pub fn leader(&self, id: LeaderId) -> &Leader {
        &self.leaders[usize::from(id)]
    }

    #[inline]
    pub fn banner(&self, id: BannerId) -> &Banner {
        &self.banners[usize::from(id)]
    }
}

/// The position with what is derived from it: who stands where. Once made it is changed by [`crate::event::enact`] and by nothing
/// else: whatever would change it wants leave to do so.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(from = "Core", into = "Core")]
pub struct State {
    core: Core,
    /// The first counter in each hex, as far as anybody has stood, and the next one after each counter.
    top: Vec<UnitId>,
    below: Vec<UnitId>,
}

/// Positions are the same if all that is saved is, and if the same counters are found in the same hexes.
impl PartialEq for State {
    fn eq(&self, other: &State) -> bool {
        let (short, long) = match self.top.len() <= other.top.len() {
            true => (&self.top, &other.top),
            false => (&other.top, &self.top),
        };
        let (same, beyond) = long.split_at(short.len());
        self.core == other.core
            && same == short.as_slice()
            && beyond.iter().all(|id| *id == NOBODY)
            && self.below == other.below
    }
}
impl Eq for State {}

impl Deref for State {
    type Target = Core;
    #[inline]
    fn deref(&self) -> &Core {
        &self.core
    }
}

impl From<Core> for State {
    fn from(core: Core) -> State {
        let mut state = State { top: Vec::new(), below: vec![NOBODY; core.units.len()], core };
        for unit in UnitId::all(state.units.len()).rev() {
            if let Some(hex) = state.hex_of(unit) {
                state.push(unit, hex);
            }
        }
        state
    }
}

impl From<State> for Core {
    fn from(state: State) -> Core {
        state.core
    }
}

impl State {
    pub fn core(&self) -> &Core {
        &self.core
    }

    /// Whoever takes up a banner that another has moved in this turn goes no farther with it (G-7.1.3).
    pub fn binds(&self, banner: BannerId, unit: UnitId) -> bool {
        let moved_by = self.banner(banner).moved_by;
        moved_by != NOBODY && moved_by != unit
    }

    /// Has a banner been moved in this turn, or its bearer? Then nobody to whom it is handed moves it on (G-7.1.3).
    pub fn passed_on(&self, banner: BannerId, bearer: UnitId) -> bool {
        let carried = self.banner(banner).moved_by != NOBODY;
        carried || self.unit(bearer).marks.has(Marks::RODE | Marks::BOUND)
    }

    #[inline]
    pub fn unit(&self, id: UnitId) -> &Unit {
        &self.core.units[usize::from(id)]
    }

    /// To change all but where counters stand.
    #[inline]
    pub fn core_mut(&mut self, _: &Enacting) -> &mut Core {
        &mut self.core
    }

    /// A position to suppose things in.
    pub fn imagined(&self) -> Imagined {
        Imagined(self.clone())
    }

    #[inline]
    pub fn hex_of(&self, id: UnitId) -> Option<HexId> {
        self.unit(id).whereabouts.hex()
    }

    /// The counters in a hex, by number.
    #[inline]
    pub fn at(&self, hex: HexId) -> CountersInHex<'_> {
        let first = self.top.get(usize::from(hex)).copied().unwrap_or(NOBODY);
        CountersInHex { below: &self.below, next: first }
    }

    /// Any counter in a hex.
    #[inline]
    pub fn anybody(&self, hex: HexId) -> Option<UnitId> {
        self.top.get(usize::from(hex)).copied().filter(|id| *id != NOBODY)
    }

    /// Puts a counter somewhere else.
    #[inline]
    pub fn put(&mut self, _: &Enacting, id: UnitId, whereabouts: Whereabouts) {
        self.set_down(id, whereabouts);
    }

    fn set_down(&mut self, id: UnitId, whereabouts: Whereabouts) {
        if let Some(hex) = self.hex_of(id) {
            self.pull(id, hex);
        }
        let unit = &mut self.core.units[usize::from(id)];
        // Work on walls is work on the walls of one hex (G-12.1.6).
        if unit.whereabouts != whereabouts {
            unit.wrecked = 0;
            unit.marks.clear(Marks::WRECKING | Marks::ON_ROAD);
        }
        unit.whereabouts = whereabouts;
        if let Some(hex) = whereabouts.hex() {
            self.push(id, hex);
        }
    }

    fn pull(&mut self, id: UnitId, hex: HexId) {
        let at = usize::from(hex);
        if self.top[at] == id {
            self.top[at] = self.below[usize::from(id)];
        } else {
            let mut above = self.top[at];
            while above != NOBODY && self.below[usize::from(above)] != id {
                above = self.below[usize::from(above)];
            }
            if above != NOBODY {
                self.below[usize::from(above)] = self.below[usize::from(id)];
            }
        }
        self.below[usize::from(id)] = NOBODY;
    }

    /// In order of numbers, so that the same position is always the same.
    fn push(&mut self, id: UnitId, hex: HexId) {
        let at = usize::from(hex);
        if at >= self.top.len() {
            self.top.resize((at / ROOM + 1) * ROOM, NOBODY);
        }
        let first = self.top[at];
        if first == NOBODY || first > id {
            self.below[usize::from(id)] = first;
            self.top[at] = id;
            return;
        }
        let mut above = first;
        while self.below[usize::from(above)] != NOBODY && self.below[usize::from(above)] < id {
            above = self.below[usize::from(above)];
        }
        self.below[usize::from(id)] = self.below[usize::from(above)];
        self.below[usize::from(above)] = id;
    }

    /// Leaders in a hex, by number.
    pub fn leaders_at(&self, hex: HexId) -> impl Iterator<Item = LeaderId> + '_ {
        let here = move |(_, leader): &(LeaderId, &Leader)| leader.whereabouts == Whereabouts::Map(hex);
        LeaderId::number(&self.core.leaders).filter(here).map(|(n, _)| n)
    }
}

/// The list of hexes grows by so many at once.
const ROOM: usize = 128;

/// A position that is only supposed: somebody stands elsewhere, bears a banner, has begun to move. It answers every question that a
/// position does, and is never the one that is played.
pub struct Imagined(State);

impl Deref for Imagined {
    type Target = State;
    #[inline]
    fn deref(&self) -> &State {
        &self.0
    }
}

impl From<State> for Imagined {
    fn from(state: State) -> Imagined {
        Imagined(state)
    }
}

impl Imagined {
    pub fn put(&mut self, id: UnitId, whereabouts: Whereabouts) {
        self.0.set_down(id, whereabouts);
    }

    /// To change how a counter stands, not where.
    pub fn unit_mut(&mut self, id: UnitId) -> &mut Unit {
        &mut self.0.core.units[usize::from(id)]
    }

    pub fn leader_mut(&mut self, leader: LeaderId) -> &mut Leader {
        &mut self.0.core.leaders[leader.index()]
    }

    pub fn banner_mut(&mut self, banner: BannerId) -> &mut Banner {
        &mut self.0.core.banners[banner.index()]
    }

    /// Somebody is on his way.
    pub fn begin(&mut self, walk: Walk) {
        self.0.core.now.walk = Some(walk);
        self.0.core.now.tasks.push(Task::Walk);
    }
}

/// Counters of one hex.
#[derive(Clone)]
pub struct CountersInHex<'a> {
    below: &'a [UnitId],
    next: UnitId,
}

impl Iterator for CountersInHex<'_> {
    type Item = UnitId;
    #[inline]
    fn next(&mut self) -> Option<UnitId> {
        let id = self.next;
        if id == NOBODY {
            return None;
        }
        self.next = self.below[usize::from(id)];
        Some(id)
    }
}

impl Unit {
    pub fn waiting(strength: u8) -> Unit {
        Unit {
            whereabouts: Whereabouts::Waiting,
            facing: Side::wrapping(5),
            strength,
            charge: 0,
            cohesion: Cohesion::Good,
            ready: true,
            marks: Marks::default(),
            wrecked: 0,
            chief: LeaderId::NOBODY,
        }
    }
}

impl Walk {
    pub fn of(who: Walker, left: u8) -> Walk {
        Walk {
            who,
            left,
            leader_left: 0,
            declined: Leaders::NONE,
            leader: None,
            begun: false,
            stepped: false,
            turned: false,
            turns: [OFF; MOST_TURNS],
            passing: false,
            halted: false,
            on_road: true,
            by_road: false,
            entered: false,
        }
    }

    pub fn unit(&self) -> Option<UnitId> {
        match self.who {
            Walker::Unit(id) | Walker::Fleeing(id) => Some(id),
            Walker::Leader(_) => None,
        }
    }
}
