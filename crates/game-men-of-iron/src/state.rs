//! The position: units, leaders, standards, who holds play, and what is left to do.

use crate::content::{Blow, ShockResult, UnitType};
use crate::event::{Cause, Enacting};
use crate::field::MarkId;
use crate::ids::HexId;
pub use crate::ids::{CommandId, LeaderId, Leaders, MarkerId, StandardId, UnitId, Units};
use arrayvec::ArrayVec;
use engine::Seat;
use hexboard::Corner;
use serde::{Deserialize, Serialize};
use std::ops::Deref;

/// Where a unit or a leader is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Whereabouts {
    Map(HexId),
    /// Off the map, to enter later (MI-ENT-1); or not set up yet.
    Waiting,
    /// Eliminated, killed, captured.
    Gone,
    /// Takes no part: a position that does not name it, or fled without points (MI-FAL-4).
    Absent,
}

impl Whereabouts {
    #[inline]
    pub fn hex(self) -> Option<HexId> {
        match self {
            Whereabouts::Map(hex) => Some(hex),
            _ => None,
        }
    }

    /// On the map or able to come (MI-Q4.1-3).
    pub fn takes_part(self) -> bool {
        matches!(self, Whereabouts::Map(_) | Whereabouts::Waiting)
    }
}

/// Good order, or worse (chapter 12). Retired is not Disordered: only where a rule says "treated as" is it (MI-R50).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
pub enum Status {
    #[default]
    Normal,
    Disordered,
    Retired,
}

/// A formation that stands still (MI-14.1a, MI-SCH-1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
pub enum Formation {
    #[default]
    None,
    Wall,
    Schiltron,
}

/// What a unit has done or suffered in this activation, as bits. All are cleared at its end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Marks(pub u16);

impl Marks {
    /// In command when the activation began (MI-15.2d). Set for every unit of the map that may act.
    pub const COMMANDED: u16 = 1;
    /// Disordered when the activation began (MI-13.1a).
    pub const WAS_DISORDERED: u16 = 2;
    /// Has spent movement points (MI-10.4.4).
    pub const MOVED: u16 = 4;
    /// Has used its one turn on the spot (MI-Q6.2-1).
    pub const TURNED: u16 = 8;
    /// Has fired its active fire (MI-9.2c).
    pub const FIRED: u16 = 16;
    /// Its movement is over.
    pub const DONE: u16 = 32;
    /// Not idle: it has done or suffered something, and does not recover (MI-Q13.1-1).
    pub const BUSY: u16 = 64;
    /// Mounted or dismounted: no fire (MI-14.2b).
    pub const CHANGED: u16 = 128;
    /// Has won a counter-charge (MI-11.5e).
    pub const COUNTERED: u16 = 256;
    /// Was attacked in this shock phase (MI-10.3d).
    pub const ATTACKED: u16 = 512;
    /// Impetuous, and not released (MI-IMP-2).
    pub const HOT: u16 = 1024;
    /// Lent to the Captal for this activation (MI-POI-4, MI-R58).
    pub const LENT: u16 = 2048;
    /// Was pushed by a result before it moved (MI-R05).
    pub const PUSHED: u16 = 4096;
    /// Spends the whole activation mounting (MI-POI-9).
    pub const MOUNTING: u16 = 8192;
    /// Has used the one turn of a counter-charge (MI-Q11.5-3).
    pub const WHEELED: u16 = 16384;
    /// Its attacks are over: it followed an evading enemy (MI-10.2d).
    pub const FINISHED: u16 = 32768;

    #[inline]
    pub fn has(self, bit: u16) -> bool {
        self.0 & bit != 0
    }
    #[inline]
    pub fn set(&mut self, bits: u16) {
        self.0 |= bits;
    }
    #[inline]
    pub fn clear(&mut self, bits: u16) {
        self.0 &= !bits;
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unit {
    pub whereabouts: Whereabouts,
    pub facing: Corner,
    /// What it is now: a knight may have lost his horse, a hobilar have got off his.
    pub kind: UnitType,
    pub status: Status,
    pub formation: Formation,
    pub marks: Marks,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Leader {
    pub whereabouts: Whereabouts,
    /// A replacement: one lower than the one he replaces, worth no points (MI-15.6a, MI-15.6b).
    pub replacement: bool,
    /// How often a leader of this Command was lost who counts for victory: the named one, once.
    pub named_lost: bool,
    /// Has moved or ridden along in this activation (MI-R06).
    pub moved: bool,
}

/// Of which kind the activation under way is (chapter 4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Kind {
    Free,
    Continued,
    Seized,
}

/// What is going on, below the questions of the moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// A seat sets up, where its battle lets it choose.
    Setup(Seat),
    /// The holder takes any Command, raises a standard, or passes (MI-4.1a).
    Free,
    /// The same after a seizure failed (MI-4.3d).
    Repick,
    /// The holder tries another Command, or passes (MI-4.2a).
    Continue,
    /// The other seat may seize the roll for this Command (MI-4.3a).
    Seize(CommandId),
    /// The order for a formation, before anything else (MI-14.1b).
    Order,
    /// Movement and fire (MI-3.1).
    Moving,
    /// All attacks are named (MI-10.3c).
    Naming,
    /// And resolved one by one.
    Shock,
    /// Nobody decides: the activation ends, flight is checked, leaders are replaced, axes are put out (3.8).
    Ending,
    Over(Ending),
}

/// Who won, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ending {
    pub end: End,
    pub winner: Option<Seat>,
    /// Flight Points of each seat.
    pub points: [u16; 2],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum End {
    /// The other side reached its Flight Level (MI-16.0a).
    Flight,
    /// The other side has no unit left (MI-Q16.0-4).
    NoUnits,
    /// Both sides refuse (MI-Q4.1-2, MI-R01).
    StandOff,
    /// Forty activations without a die (MI-R02).
    Quiet,
    /// The clock of the pinned mode (MI-FAL-2a).
    Clock,
    Resigned,
}

/// The move of one unit under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Walk {
    pub unit: UnitId,
    /// Leaders who ride along (MI-R06).
    pub leaders: Leaders,
    /// Movement points left.
    pub left: u8,
    /// Enemies whose zone it has been in since it began to move (MI-Q6.2-3).
    pub visited: Units,
    /// Has entered a hex.
    pub stepped: bool,
    /// Goes no farther: it says which way it faces (MI-7.2a).
    pub halted: bool,
    /// What the hex that it has just entered brings about is not dealt with yet: zones, reactions (MI-R10).
    pub arriving: bool,
    /// A result has moved it: its movement is over (MI-Q12.2-1).
    pub thrown: bool,
}

/// Fire of which sort (MI-9.2c, MI-9.2d, MI-9.2f).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FireMode {
    Active,
    Return,
    Reaction,
    /// Of a bombard (MI-CRE-6).
    Bombard,
}

/// Who shoots: a unit, or a bombard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Shooter {
    Unit(UnitId),
    Bombard(MarkerId),
}

/// A shot that was declared and is not thrown for yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shot {
    pub by: Shooter,
    pub at: UnitId,
    pub mode: FireMode,
}

/// An attack that was named (MI-10.3c), with where both stood then: it holds as long as they stand there (MI-Q10.3-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Named {
    pub attacker: UnitId,
    pub defender: UnitId,
    pub charge: bool,
    pub from: HexId,
    pub at: HexId,
}

/// An attack of one unit on one other, in the combat under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Link {
    pub attacker: UnitId,
    pub defender: UnitId,
    /// A charge, as long as nothing has turned it into plain shock (MI-R56).
    pub charge: bool,
    /// The defender has won a counter-charge against it: the charge counts for nothing more (MI-11.6b).
    pub countered: bool,
    /// Where both stand while it holds.
    pub from: HexId,
    pub at: HexId,
}

/// How a combat came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FightKind {
    /// It was named in the phase before.
    Named,
    /// A victor goes on (MI-12.7a).
    Continued,
    /// A defender has won a counter-charge and attacks (MI-11.6c).
    Counter,
}

/// How far a combat has come (3.7 of the procedure: each step is one or more of these).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stage {
    /// Attacks that no longer hold fall away (MI-Q10.3-4).
    Prune,
    /// Charges are carried out, one rider after the other (MI-11.3c).
    Charges,
    /// This rider has arrived and been shot at: whom else does he meet, does his charge hold (MI-Q11.3-8)?
    Arrived {
        rider: UnitId,
        start: HexId,
    },
    /// Horses that attack across water (MI-TER-2).
    Water,
    /// Do the horses obey (MI-11.4a)?
    Reluctance,
    /// The defenders answer: stand, retreat, counter-charge (MI-Q11.5-1).
    Answers,
    /// Hexes that evading units left may be entered (MI-10.2d).
    Following,
    /// Once more what no longer holds falls away; then all dice (MI-Q10.3-7).
    Dice,
    /// Results of the defenders, unit by unit (MI-10.3f).
    Defenders,
    /// Results of the attackers (MI-Q10.3-6).
    Attackers,
    /// Vacated hexes are entered; first the Continued Attack (MI-10.5a, MI-12.7a).
    Advance,
    /// Counter-charges that had to wait (MI-11.6f).
    Waiting,
    End,
}

/// What came of the throw for one defender, and how much of it is still to be carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Verdict {
    pub defender: UnitId,
    /// Where it stood.
    pub hex: HexId,
    /// The result of the table.
    pub result: ShockResult,
    /// It has been carried out on the defender.
    pub done: bool,
}

/// A hex that a defender left by a result, and may be entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Vacated {
    pub hex: HexId,
    pub by: UnitId,
    /// The result said Continued Attack.
    pub goes_on: bool,
}

/// A counter-charge that was won and has to be fought: by whom, against whom, and as a charge or as plain shock (MI-Q11.6-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counter {
    pub rider: UnitId,
    pub target: UnitId,
    /// Where both stood when it was won.
    pub from: HexId,
    pub at: HexId,
}

/// No combat has more links.
pub const MOST_LINKS: usize = 32;

pub type Links = ArrayVec<Link, MOST_LINKS>;

/// A combat under way. Combats nest: one that goes on, or a counter-charge, is fought inside the one that led to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fight {
    pub kind: FightKind,
    pub stage: Stage,
    /// Whose attack it is.
    pub seat: Seat,
    pub links: Links,
    /// Chargers that have ridden, or found no way.
    pub ridden: Units,
    /// Riders whose way touched mud (MI-R67), crossed water (MI-TER-2), crossed pits (MI-CRE-7).
    pub muddy: Units,
    pub waded: Units,
    pub pitted: Units,
    /// Units that have thrown for water in this combat (MI-TER-2).
    pub wetted: Units,
    /// Defenders that have answered (MI-Q11.5-1).
    pub answered: Units,
    /// Hexes left by Retreat Before Shock: who left it, which hex, and which attackers had been linked to him.
    pub evaded: ArrayVec<(UnitId, HexId, Units), 8>,
    /// Results, in the order of the defenders' names.
    pub verdicts: ArrayVec<Verdict, 16>,
    /// Results of attackers that are still to be carried out.
    pub unsettled: Units,
    /// Attackers that an attacker's result has Disordered here (MI-Q10.5-2).
    pub shaken: Units,
    /// Attackers that have advanced or cannot any more.
    pub advanced: Units,
    pub vacated: ArrayVec<Vacated, 16>,
    /// Counter-charges that were won and wait (MI-11.6f).
    pub waiting: ArrayVec<Counter, 8>,
    /// The unit that goes on: its Continued Attack is fought when the other hexes have been entered (MI-R78).
    pub goes_on: Option<UnitId>,
    /// Units for whose leaders has been thrown in this combat (MI-R64).
    pub thrown_for: Units,
    /// Attackers that it has unhorsed or thrown back: they neither advance nor go on (MI-Q12.7-3).
    pub thrown_back: Units,
    /// Who was in good order when it began: whoever is driven over water is asked that (MI-R54).
    pub sound: Units,
}

impl Fight {
    pub fn new(kind: FightKind, seat: Seat, links: Links) -> Fight {
        Fight {
            kind,
            stage: Stage::Prune,
            seat,
            links,
            ridden: Units::NONE,
            muddy: Units::NONE,
            waded: Units::NONE,
            pitted: Units::NONE,
            wetted: Units::NONE,
            answered: Units::NONE,
            evaded: ArrayVec::new(),
            verdicts: ArrayVec::new(),
            unsettled: Units::NONE,
            shaken: Units::NONE,
            advanced: Units::NONE,
            vacated: ArrayVec::new(),
            waiting: ArrayVec::new(),
            goes_on: None,
            thrown_for: Units::NONE,
            thrown_back: Units::NONE,
            sound: Units::NONE,
        }
    }

    pub fn attackers(&self) -> Units {
        self.links.iter().map(|link| link.attacker).collect()
    }

    pub fn defenders(&self) -> Units {
        self.links.iter().map(|link| link.defender).collect()
    }

    pub fn against(&self, defender: UnitId) -> impl Iterator<Item = &Link> + Clone {
        self.links.iter().filter(move |link| link.defender == defender)
    }

    pub fn of(&self, attacker: UnitId) -> impl Iterator<Item = &Link> + Clone {
        self.links.iter().filter(move |link| link.attacker == attacker)
    }
}

/// What did it, and from where it drives the unit away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Source {
    /// Fire from this hex. The modified throw, for the leader's throw (MI-15.4a).
    Fire { from: HexId, total: i8 },
    /// Shock or charge, on the defender: those that attack him are in the fight at hand.
    Shock,
    /// Shock or charge, on the attacker: by which defender (MI-Q12.3-5).
    Repulse { by: UnitId },
    /// Friends rode or retreated through it: no throw for leaders (MI-Q15.4-1).
    Trampled,
}

/// Hexes that drive a unit away.
pub type Causes = ArrayVec<HexId, 8>;

/// A question or a task on top of the phase; the last one is the one at hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Task {
    /// The move under way goes on.
    Walk,
    /// Enemies of a unit that has entered their front hexes may fire at it, one after the other, until it leaves the hex (MI-9.2f).
    React { target: UnitId, hex: HexId, fired: Units, counter: bool },
    /// Whoever is shot at may shoot back; decided before the dice (MI-Q9.2-3).
    ReturnFire(Shot),
    /// A mounted man-at-arms that was shot at may counter-charge the shooter (MI-11.5a).
    CounterFire { rider: UnitId, shooter: UnitId },
    /// A counter-charge that was won waits until the genitor's movement is over (MI-R04).
    CounterLater { rider: UnitId, target: UnitId, hex: HexId },
    /// The winner of a counter-charge may turn by one vertex (MI-11.5d).
    Wheel { rider: UnitId, target: UnitId },
    /// Which way a rider takes to his target (MI-11.3c, MI-11.6d).
    Ride { rider: UnitId, target: UnitId, counter: bool },
    /// The combat at the top of [`Agenda::fights`] goes on.
    Fight,
    /// A unit suffers something: leaders first, then what it is (MI-R64).
    Suffer { unit: UnitId, blow: Blow, source: Source, thrown: bool },
    /// Its owner says where it retreats to (MI-12.3a); were its leaders thrown for in this combat, was it Disordered before it?
    Retreat { unit: UnitId, causes: Causes, source: Source, thrown: bool, was_disordered: bool },
    /// Its owner says where it is placed, as near to its standard as can be (MI-12.4a); perhaps for a result that was another one at
    /// first (MI-Q9.3-3, MI-NAJ-4).
    Retire { unit: UnitId, cause: Cause, instead: bool },
    /// Does a leader go along with a unit that is Retired, or stay (MI-Q15.4-3)?
    Along { leader: LeaderId, unit: UnitId, from: HexId },
    /// A leader without a unit is put with the nearest one (MI-15.4c, MI-15.5).
    Displaced { leader: LeaderId },
    /// A leader is replaced (MI-15.6a).
    Replace { leader: LeaderId },
    /// Don Tello's men had their first mishap (MI-NAJ-3).
    Fickle,
    /// An axe unit has to leave a hex whose schiltron is gone (MI-BAN-3e).
    PutOut { unit: UnitId },
    /// A unit that goes on finds nobody in front of it and may turn (MI-Q12.7-1); or has followed an evading enemy.
    Face { unit: UnitId },
}

/// Who holds play and what has been passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Control {
    /// Who acts, or is to choose a Command.
    pub holder: Seat,
    pub kind: Kind,
    /// The Command that acts.
    pub command: CommandId,
    /// The one that has just finished and may not try again (MI-3.2).
    pub last: CommandId,
    /// Passes running, by seat (MI-Q4.1-2).
    pub passes: [u8; 2],
    /// Activations running without a die of fire or combat (MI-R02).
    pub quiet: u8,
    /// Something was done in this activation (MI-R01); a die was thrown in fire or combat.
    pub stirred: bool,
    pub thrown: bool,
    /// This seat has just lost play to a seizure: with the option `seize_guard` it may not seize the next roll.
    pub guarded: Option<Seat>,
    /// The clock of the pinned mode (MI-FAL-2a).
    pub clock: u8,
}

/// What has happened in this battle by its special rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Episodes {
    /// The Marshals have charged (MI-POI-1).
    pub marshals: bool,
    /// Comyn has been tested (MI-FAL-4); Don Tello (MI-NAJ-3): to be tested, tested.
    pub comyn: bool,
    pub tello_due: bool,
    pub tello: bool,
    /// The small folk have shown themselves (MI-BAN-4).
    pub small_folk: bool,
    /// The first player was thrown for (MI-BAN-1).
    pub first_thrown: bool,
}

/// What is going on and what is left to do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Agenda {
    pub phase: Phase,
    pub control: Control,
    pub walk: Option<Walk>,
    /// Attacks that were named and are not fought yet.
    pub named: Vec<Named>,
    /// The combats under way, the innermost last.
    pub fights: Vec<Fight>,
    pub tasks: Vec<Task>,
    /// How many activations there have been: the number of the one under way.
    pub activation: u16,
}

/// No battle has more hexsides that can be trampled or dug.
pub const MOST_SIDES: usize = 64;

/// All that is saved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Core {
    pub now: Agenda,
    pub units: Vec<Unit>,
    pub leaders: Vec<Leader>,
    /// Those that stand.
    pub standards: Vec<bool>,
    /// Wagons and bombards that are left; a bombard fires once an activation (MI-CRE-6).
    pub markers: Vec<bool>,
    pub bombards_fired: u8,
    /// Hedges that are trampled (MI-POI-3) and hexsides with pits (MI-CRE-7), by their number in the battle.
    pub trampled: u64,
    pub pits: u64,
    pub episodes: Episodes,
}

impl Core {
    #[inline]
    pub fn leader(&self, id: LeaderId) -> &Leader {
        &self.leaders[id.index()]
    }

    #[inline]
    pub fn is_trampled(&self, side: MarkId) -> bool {
        side.index() < MOST_SIDES && self.trampled >> side.index() & 1 == 1
    }

    #[inline]
    pub fn has_pit(&self, side: MarkId) -> bool {
        side.index() < MOST_SIDES && self.pits >> side.index() & 1 == 1
    }

    /// The combat at hand.
    pub fn fight(&self) -> Option<&Fight> {
        self.now.fights.last()
    }
}

/// The position with what is derived from it: who stands where. Once made it is changed by [`crate::event::enact`] and by nothing
/// else: whatever would change it wants leave to do so.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(from = "Core", into = "Core")]
pub struct State {
    core: Core,
    /// Who stands in each hex, as far as anybody has stood: one unit, and an axe unit inside its schiltron (MI-BAN-3a).
    stands: Vec<UnitId>,
    inside: Vec<(HexId, UnitId)>,
}

impl PartialEq for State {
    fn eq(&self, other: &State) -> bool {
        self.core == other.core
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
        let mut state = State { stands: Vec::new(), inside: Vec::new(), core };
        for unit in UnitId::all(state.units.len()) {
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

/// The list of hexes grows by so many at once.
const ROOM: usize = 128;

impl State {
    pub fn core(&self) -> &Core {
        &self.core
    }

    #[inline]
    pub fn unit(&self, id: UnitId) -> &Unit {
        &self.core.units[id.index()]
    }

    /// To change all but where units stand.
    #[inline]
    pub fn core_mut(&mut self, _: &Enacting) -> &mut Core {
        &mut self.core
    }

    #[inline]
    pub fn hex_of(&self, id: UnitId) -> Option<HexId> {
        self.unit(id).whereabouts.hex()
    }

    /// Who holds a hex: the unit there; of a schiltron with axes inside, the pikes (MI-BAN-3b).
    #[inline]
    pub fn at(&self, hex: HexId) -> Option<UnitId> {
        self.stands.get(hex.index()).copied().filter(|id| *id != UnitId::NOBODY)
    }

    /// The axe unit inside a schiltron.
    pub fn inside(&self, hex: HexId) -> Option<UnitId> {
        self.inside.iter().find(|(at, _)| *at == hex).map(|(_, unit)| *unit)
    }

    /// Is this unit inside a schiltron, and so no target of its own?
    pub fn is_inside(&self, unit: UnitId) -> bool {
        self.inside.iter().any(|(_, axe)| *axe == unit)
    }

    /// Everybody in a hex.
    pub fn all_at(&self, hex: HexId) -> impl Iterator<Item = UnitId> {
        self.at(hex).into_iter().chain(self.inside(hex))
    }

    /// Leaders in a hex, by number.
    pub fn leaders_at(&self, hex: HexId) -> impl Iterator<Item = LeaderId> + '_ {
        let here = move |(_, leader): &(LeaderId, &Leader)| leader.whereabouts == Whereabouts::Map(hex);
        LeaderId::number(&self.core.leaders).filter(here).map(|(n, _)| n)
    }

    /// A position to suppose things in.
    pub fn imagined(&self) -> Imagined {
        Imagined(self.clone())
    }

    /// Puts a unit somewhere else.
    #[inline]
    pub fn put(&mut self, _: &Enacting, id: UnitId, whereabouts: Whereabouts) {
        self.set_down(id, whereabouts);
    }

    fn set_down(&mut self, id: UnitId, whereabouts: Whereabouts) {
        if let Some(hex) = self.hex_of(id) {
            self.pull(id, hex);
        }
        self.core.units[id.index()].whereabouts = whereabouts;
        if let Some(hex) = whereabouts.hex() {
            self.push(id, hex);
        }
    }

    /// Who leaves makes room for the one inside, who then holds the hex (MI-BAN-3d).
    fn pull(&mut self, id: UnitId, hex: HexId) {
        if self.at(hex) == Some(id) {
            let next = self.inside(hex).unwrap_or(UnitId::NOBODY);
            // Axes had no facing of their own: they keep that of the pikes who are gone (MI-R59).
            if next != UnitId::NOBODY && self.core.units[next.index()].kind == UnitType::Axe {
                self.core.units[next.index()].facing = self.core.units[id.index()].facing;
            }
            self.stands[hex.index()] = next;
            self.inside.retain(|(at, _)| *at != hex);
        } else {
            self.inside.retain(|(_, unit)| *unit != id);
        }
    }

    /// Of two in a hex one is the guest: axes inside their schiltron (MI-BAN-3a), a rider on his way through archers (MI-8.0b).
    fn push(&mut self, id: UnitId, hex: HexId) {
        let at = hex.index();
        if at >= self.stands.len() {
            self.stands.resize((at / ROOM + 1) * ROOM, UnitId::NOBODY);
        }
        let first = self.stands[at];
        if first == UnitId::NOBODY {
            self.stands[at] = id;
            return;
        }
        let guest =
            |unit: UnitId| matches!(self.core.units[unit.index()].kind, UnitType::Axe | UnitType::Mounted);
        let (host, guest) = if guest(first) && !guest(id) { (id, first) } else { (first, id) };
        self.stands[at] = host;
        self.inside.retain(|(_, unit)| *unit != guest);
        self.inside.push((hex, guest));
        self.inside.sort_unstable();
    }
}

/// A position that is only supposed: somebody stands elsewhere or faces another way. It answers every question that a position does,
/// and is never the one that is played.
pub struct Imagined(State);

impl Deref for Imagined {
    type Target = State;
    #[inline]
    fn deref(&self) -> &State {
        &self.0
    }
}

impl Imagined {
    pub fn put(&mut self, id: UnitId, whereabouts: Whereabouts) {
        self.0.set_down(id, whereabouts);
    }

    /// To change how a unit stands, not where.
    pub fn unit_mut(&mut self, id: UnitId) -> &mut Unit {
        &mut self.0.core.units[id.index()]
    }
}

impl Walk {
    pub fn of(unit: UnitId, leaders: Leaders, left: u8, visited: Units) -> Walk {
        Walk { unit, leaders, left, visited, stepped: false, halted: false, arriving: false, thrown: false }
    }
}
