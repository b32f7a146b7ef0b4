//! All that can happen, and [`enact`]: the one place where the state changes.

use crate::ch1_battlefield::Pick;
use crate::content::Charts;
use crate::state::*;
use engine::secret::Secret;
use engine::{Rule, Seat, Tally};

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
        by_shot: bool,
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
        how: Arrival,
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
    /// What is asked next, whose turn it is, and by which rules.
    Next {
        turn: Seat,
        phase: Phase,
        why: &'static [Rule],
    },
    GameEnded {
        ending: Ending,
        loser: Option<Seat>,
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
    /// Whether the attacker had moved in this turn.
    pub moved: Moved,
}

/// What an attacker did before it attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moved {
    No,
    Yes,
    Halted,
}

/// How a unit came to stand on a flag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrival {
    Moved,
    Wagon,
    Retreated,
    Placed,
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

/// One event changes the state.
pub fn enact(charts: &Charts, state: &mut State, event: &Event) {
    use Event::*;
    // Any action other than passing breaks a row of passes (MB-R68).
    if matches!(
        event,
        Stepped { .. }
            | MeleeDeclared { .. }
            | Shot(_)
            | Merged { .. }
            | Regrouped { .. }
            | Dismounted { .. }
    ) {
        state.core_mut().passes = 0;
    }
    match *event {
        Laid { pick, .. } => state.lay(&pick),
        Recruited { seat, army } => state.core_mut().muster[seat.index()] = Muster::Chosen(army),
        ArmiesRevealed { armies, .. } => reveal(charts, state, armies),
        WagonPlaced { unit, hex } | UnitPlaced { unit, hex, .. } => state.put(unit, Spot::Hex(hex)),
        StoppedDeploying { seat, .. } => state.core_mut().stopped[seat.index()] = true,
        Stepped { unit, to, left, .. } => {
            state.put(unit, Spot::Hex(to));
            state.core_mut().unit_mut(unit).points = left;
            state.core_mut().phase = Phase::Moving(Moving { unit, halted: false, pursuing: false });
        }
        PassedThrough { friend, friend_left, .. } => state.core_mut().unit_mut(friend).points = friend_left,
        Halted { .. } => {
            if let Phase::Moving(moving) = &mut state.core_mut().phase {
                moving.halted = true;
            }
        }
        MeleeDeclared { unit, target, left, .. } => {
            state.core_mut().unit_mut(unit).points = left;
            state.core_mut().phase = Phase::Respond { attacker: unit, defender: target };
        }
        Retreated { unit, to, left, .. } => {
            state.put(unit, Spot::Hex(to));
            state.core_mut().unit_mut(unit).points = left;
        }
        // What points it had is nobody's business off the map: it comes back full (MB-R61).
        LeftMap { unit, ring, .. } => {
            state.put(unit, Spot::Away(ring));
            state.core_mut().unit_mut(unit).points = 0;
        }
        TookVacatedHex { unit, to, .. } => {
            state.put(unit, Spot::Hex(to));
            state.core_mut().phase = Phase::Moving(Moving { unit, halted: false, pursuing: true });
        }
        Shot(ref fight) => state.core_mut().unit_mut(fight.attacker).points = fight.left,
        KnightLost { unit, .. } => state.core_mut().unit_mut(unit).knights -= 1,
        UnitDestroyed { unit, .. } => remove(state, unit),
        Advanced { unit, to, .. } => state.put(unit, Spot::Hex(to)),
        Merged { unit, with, points, .. } => {
            remove(state, unit);
            let merged = state.core_mut().unit_mut(with);
            merged.knights = charts.full_knights;
            merged.points = points;
        }
        WagonTurned { unit, .. } => state.core_mut().unit_mut(unit).points = 0,
        WagonDestroyed { unit, .. } => {
            remove(state, unit);
            state.core_mut().wagon_lost[unit.seat().index()] = true;
        }
        Regrouped { seat, tokens } => {
            state.core_mut().tokens[seat.index()] = tokens;
            let count = usize::from(state.count[seat.index()]);
            for unit in &mut state.core_mut().units[seat.index()][..count] {
                if unit.hex().is_some() {
                    unit.points = charts.kind(unit.kind).movement;
                }
            }
        }
        MarkerMoved { unit, to, .. } => state.put(unit, Spot::Away(to)),
        Returned { unit, hex, kind } | ReserveArrived { unit, hex, kind } => {
            state.put(unit, Spot::Hex(hex));
            state.core_mut().unit_mut(unit).points = charts.kind(kind).movement;
        }
        FlagTaken { seat, flag, .. } => state.core_mut().flags[usize::from(flag)] = Some(seat),
        Passed { .. } => state.core_mut().passes += 1,
        Dismounted { unit, to, points, .. } => {
            let dismounted = state.core_mut().unit_mut(unit);
            dismounted.kind = to;
            dismounted.points = points;
        }
        Next { turn, phase, .. } => {
            state.core_mut().turn = turn;
            state.core_mut().phase = phase;
        }
        GameEnded { ending, .. } => state.core_mut().phase = Phase::Over(ending),
        Stood { .. } | MeleeResolved(_) => {}
    }
}

fn remove(state: &mut State, unit: UnitId) {
    state.put(unit, Spot::Gone);
    let gone = state.core_mut().unit_mut(unit);
    gone.knights = 0;
    gone.points = 0;
}

/// The screen is taken away: armies become counters, the wagon first (MB-II.4, MB-III.5).
fn reveal(charts: &Charts, state: &mut State, armies: [Army; 2]) {
    for (seat, army) in [RED, YELLOW].into_iter().zip(armies) {
        let counts = army.0.iter().copied().zip(KINDS).map(|(count, kind)| (kind, count));
        for (kind, count) in std::iter::once((Kind::W, 1)).chain(counts) {
            for _ in 0..count {
                let points = charts.kind(kind).movement;
                let unit = Unit { kind, knights: charts.full_knights, points, spot: Spot::Reserve };
                state.core_mut().add(seat, unit);
            }
        }
        state.core_mut().muster[seat.index()] = Muster::Done;
    }
}
