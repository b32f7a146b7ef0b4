//! All that can happen, and [`enact`]: the one place where the state changes.

use crate::MedievalBattle;
use crate::ch1_battlefield::Pick;
use crate::content::Charts;
use crate::look::{Cited, Look};
use crate::state::*;
use engine::secret::Secret;
use engine::{Journal, Rule, Seat, Tally};

/// A fact. Events carry their numbers, so that they can be told without the state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    Laid {
        seat: Seat,
        pick: Pick,
    },
    Recruited {
        seat: Seat,
        army: Secret<Army>,
    },
    ArmiesRevealed {
        armies: [Army; 2],
        salts: [u64; 2],
    },
    WagonPlaced {
        unit: UnitId,
        hex: HexId,
    },
    UnitPlaced {
        unit: UnitId,
        kind: Kind,
        hex: HexId,
    },
    StoppedDeploying {
        seat: Seat,
        left: u8,
        forced: bool,
    },
    Stepped {
        unit: UnitId,
        kind: Kind,
        from: HexId,
        to: HexId,
        cost: u8,
        left: u8,
    },
    PassedThrough {
        unit: UnitId,
        kind: Kind,
        friend: UnitId,
        friend_kind: Kind,
        hex: HexId,
        friend_left: u8,
    },
    Halted {
        unit: UnitId,
        kind: Kind,
        hex: HexId,
    },
    MeleeDeclared {
        unit: UnitId,
        kind: Kind,
        target: UnitId,
        target_kind: Kind,
        from: HexId,
        to: HexId,
        cost: u8,
        left: u8,
    },
    Stood {
        unit: UnitId,
        kind: Kind,
        hex: HexId,
        why: Standing,
    },
    Retreated {
        unit: UnitId,
        kind: Kind,
        from: HexId,
        to: HexId,
        cost: u8,
        left: u8,
    },
    LeftMap {
        unit: UnitId,
        kind: Kind,
        from: HexId,
        ring: u8,
        cost: u8,
    },
    TookVacatedHex {
        unit: UnitId,
        kind: Kind,
        to: HexId,
    },
    MeleeResolved(Fight),
    Shot(Fight),
    KnightLost {
        unit: UnitId,
        kind: Kind,
        hex: HexId,
    },
    UnitDestroyed {
        unit: UnitId,
        kind: Kind,
        hex: HexId,
    },
    Advanced {
        unit: UnitId,
        kind: Kind,
        to: HexId,
    },
    Merged {
        unit: UnitId,
        with: UnitId,
        kind: Kind,
        hex: HexId,
        cost: u8,
        points: u8,
    },
    WagonTurned {
        unit: UnitId,
        hex: HexId,
        why: Turning,
    },
    WagonDestroyed {
        unit: UnitId,
        hex: HexId,
    },
    Regrouped {
        seat: Seat,
        tokens: u8,
    },
    MarkerMoved {
        unit: UnitId,
        kind: Kind,
        from: u8,
        to: u8,
    },
    Returned {
        unit: UnitId,
        kind: Kind,
        hex: HexId,
    },
    ReserveArrived {
        unit: UnitId,
        kind: Kind,
        hex: HexId,
    },
    FlagTaken {
        seat: Seat,
        flag: u8,
        hex: HexId,
        points: u8,
    },
    Passed {
        seat: Seat,
    },
    Dismounted {
        unit: UnitId,
        from: Kind,
        to: Kind,
        hex: HexId,
        points: u8,
    },
    /// What is asked next, and whose turn it is.
    Next {
        turn: Seat,
        phase: Phase,
    },
    GameEnded {
        ending: Ending,
    },
}

/// A melee or a shot with its sum and its losses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fight {
    pub attacker: UnitId,
    pub attacker_kind: Kind,
    pub defender: UnitId,
    pub defender_kind: Kind,
    pub from: HexId,
    pub to: HexId,
    pub tally: Tally,
    /// The sum held to the ends of the calculator (MB-R43).
    pub column: i8,
    pub attacker_loss: u8,
    pub defender_loss: u8,
    /// Movement points the attacker has left.
    pub left: u8,
    /// Our readings that the sum and its column rest on; the rules of the factors stand in the sum.
    pub rulings: Cited,
}

/// Why a defender stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    Chosen,
    /// A way would be open, but it lacks the points: nobody was asked.
    NoPoints,
    /// Every way is closed: nobody was asked.
    NoWay,
}

/// Why a wagon is turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turning {
    Moved,
    Passed,
    Attacked,
}

/// Makes events: carries each out and notes it with the rules that made it. It holds the state that is being played, so whoever
/// plays can look at it and can change it by an event only.
pub struct EventWriter<'a, J> {
    rules: &'a MedievalBattle,
    state: &'a mut State,
    journal: &'a mut J,
}

impl<'a, J: Journal<Event>> EventWriter<'a, J> {
    pub fn new(rules: &'a MedievalBattle, state: &'a mut State, journal: &'a mut J) -> EventWriter<'a, J> {
        EventWriter { rules, state, journal }
    }

    #[inline]
    pub fn emit(&mut self, event: Event, rules: &[Rule]) {
        enact(self.rules.charts, self.state, &event);
        self.journal.note(event, rules);
    }

    /// The rules of an event where they depend on circumstances. They are looked up only if somebody asks for them.
    #[inline]
    pub fn cite(&self, rules: impl FnOnce(&Look) -> Cited) -> Cited {
        if self.journal.cites() { rules(&self.look()) } else { Cited::new() }
    }

    #[inline]
    pub fn state(&self) -> &State {
        self.state
    }

    #[inline]
    pub fn look(&self) -> Look<'_> {
        self.rules.look(self.state)
    }
}

/// Leave to change a state. Only [`enact`] can make one, and whatever changes a state asks for it: that events are the only door is
/// the compiler's care.
pub struct Enacting(());

/// One event changes the state.
pub fn enact(charts: &Charts, state: &mut State, event: &Event) {
    Change { charts, state, leave: Enacting(()) }.enact(event);
}

/// A state that is being changed.
struct Change<'a> {
    charts: &'a Charts,
    state: &'a mut State,
    leave: Enacting,
}

impl Change<'_> {
    #[inline]
    fn core(&mut self) -> &mut Core {
        self.state.core_mut(&self.leave)
    }

    #[inline]
    fn unit(&mut self, unit: UnitId) -> &mut Unit {
        self.core().unit_mut(unit)
    }

    #[inline]
    fn put(&mut self, unit: UnitId, whereabouts: Whereabouts) {
        self.state.put(&self.leave, unit, whereabouts);
    }

    fn enact(&mut self, event: &Event) {
        use Event::*;
        if breaks_a_row_of_passes(event) {
            self.core().passes = 0;
        }
        match *event {
            Laid { pick, .. } => self.state.lay(&self.leave, &pick),
            Recruited { seat, army } => self.core().muster[seat.index()] = Muster::Chosen(army),
            ArmiesRevealed { armies, .. } => self.reveal(armies),
            WagonPlaced { unit, hex } | UnitPlaced { unit, hex, .. } | Advanced { unit, to: hex, .. } => {
                self.put(unit, Whereabouts::Hex(hex));
            }
            StoppedDeploying { seat, .. } => self.core().stopped[seat.index()] = true,
            Stepped { unit, to, left, .. } => {
                self.go(unit, to, left);
                self.core().phase = Phase::Moving(Moving { unit, halted: false, pursuing: false });
            }
            PassedThrough { friend, friend_left, .. } => self.unit(friend).points = friend_left,
            Halted { .. } => {
                if let Phase::Moving(moving) = &mut self.core().phase {
                    moving.halted = true;
                }
            }
            MeleeDeclared { unit, target, left, .. } => {
                self.unit(unit).points = left;
                self.core().phase = Phase::Respond { attacker: unit, defender: target };
            }
            Retreated { unit, to, left, .. } => self.go(unit, to, left),
            // What points it had is nobody's business off the map: it comes back full (MB-R61).
            LeftMap { unit, ring, .. } => {
                self.put(unit, Whereabouts::Away(ring));
                self.unit(unit).points = 0;
            }
            TookVacatedHex { unit, to, .. } => {
                self.put(unit, Whereabouts::Hex(to));
                self.core().phase = Phase::Moving(Moving { unit, halted: false, pursuing: true });
            }
            Shot(ref fight) => self.unit(fight.attacker).points = fight.left,
            KnightLost { unit, .. } => self.unit(unit).knights -= 1,
            UnitDestroyed { unit, .. } => self.remove(unit),
            Merged { unit, with, points, .. } => self.merge(unit, with, points),
            WagonTurned { unit, .. } => self.unit(unit).points = 0,
            WagonDestroyed { unit, .. } => {
                self.remove(unit);
                self.core().wagon_lost[unit.seat().index()] = true;
            }
            Regrouped { seat, tokens } => self.regroup(seat, tokens),
            MarkerMoved { unit, to, .. } => self.put(unit, Whereabouts::Away(to)),
            Returned { unit, hex, kind } | ReserveArrived { unit, hex, kind } => {
                let full = self.charts.kind(kind).movement;
                self.go(unit, hex, full);
            }
            FlagTaken { seat, flag, .. } => self.core().flags[usize::from(flag)] = Some(seat),
            Passed { .. } => self.core().passes += 1,
            Dismounted { unit, to, points, .. } => {
                let dismounted = self.unit(unit);
                dismounted.kind = to;
                dismounted.points = points;
            }
            Next { turn, phase } => {
                self.core().turn = turn;
                self.core().phase = phase;
            }
            GameEnded { ending } => self.core().phase = Phase::Over(ending),
            Stood { .. } | MeleeResolved(_) => {}
        }
    }

    /// A unit comes to a hex with so many points.
    fn go(&mut self, unit: UnitId, to: HexId, points: u8) {
        self.put(unit, Whereabouts::Hex(to));
        self.unit(unit).points = points;
    }

    fn remove(&mut self, unit: UnitId) {
        self.put(unit, Whereabouts::Gone);
        let gone = self.unit(unit);
        gone.knights = 0;
        gone.points = 0;
    }

    fn merge(&mut self, unit: UnitId, with: UnitId, points: u8) {
        self.remove(unit);
        let full = self.charts.full_knights;
        let merged = self.unit(with);
        merged.knights = full;
        merged.points = points;
    }

    /// All points come back at once, to whoever is on the map (MB-IV.7.a).
    fn regroup(&mut self, seat: Seat, tokens: u8) {
        let (charts, count) = (self.charts, usize::from(self.state.count[seat.index()]));
        let core = self.core();
        core.tokens[seat.index()] = tokens;
        for unit in core.units[seat.index()][..count].iter_mut().filter(|unit| unit.hex().is_some()) {
            unit.points = charts.kind(unit.kind).movement;
        }
    }

    /// The screen is taken away: armies become counters, the wagon first (MB-II.4, MB-III.5).
    fn reveal(&mut self, armies: [Army; 2]) {
        let charts = self.charts;
        for (seat, army) in [RED, YELLOW].into_iter().zip(armies) {
            let core = self.core();
            let counts = army.0.iter().copied().zip(KINDS).map(|(count, kind)| (kind, count));
            for (kind, count) in std::iter::once((Kind::W, 1)).chain(counts) {
                let points = charts.kind(kind).movement;
                let unit =
                    Unit { kind, knights: charts.full_knights, points, whereabouts: Whereabouts::Reserve };
                for _ in 0..count {
                    core.add(seat, unit);
                }
            }
            core.muster[seat.index()] = Muster::Done;
        }
    }
}

/// Any action other than passing breaks a row of passes (MB-R68). Named one by one, so that an event of which nobody has said does not
/// compile.
fn breaks_a_row_of_passes(event: &Event) -> bool {
    use Event::*;
    match event {
        Stepped { .. }
        | MeleeDeclared { .. }
        | Shot(_)
        | Merged { .. }
        | Regrouped { .. }
        | Dismounted { .. } => true,
        Laid { .. }
        | Recruited { .. }
        | ArmiesRevealed { .. }
        | WagonPlaced { .. }
        | UnitPlaced { .. }
        | StoppedDeploying { .. }
        | PassedThrough { .. }
        | Halted { .. }
        | Stood { .. }
        | Retreated { .. }
        | LeftMap { .. }
        | TookVacatedHex { .. }
        | MeleeResolved(_)
        | KnightLost { .. }
        | UnitDestroyed { .. }
        | Advanced { .. }
        | WagonTurned { .. }
        | WagonDestroyed { .. }
        | MarkerMoved { .. }
        | Returned { .. }
        | ReserveArrived { .. }
        | FlagTaken { .. }
        | Passed { .. }
        | Next { .. }
        | GameEnded { .. } => false,
    }
}
