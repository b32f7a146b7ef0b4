//! The battles: who fights, where everybody stands, what is special about it.

mod checking;
mod reading;

use super::{Arm, Charts, Name, Special, UnitType};
use crate::field::Field;
use crate::ids::{CommandId, HexId, LeaderId, MarkerId, StandardId, UnitId, Units};
use engine::Seat;
use engine::rule::Bilingual;
use hexboard::Corner;

/// A battle as its files have it, checked.
#[derive(Debug)]
pub struct Battle {
    pub id: String,
    pub title: Bilingual,
    pub summary: Bilingual,
    /// The day on which it was fought: `1298-07-22`.
    pub date: String,
    /// By seat: the first side of the file holds the first seat.
    pub armies: [Army; 2],
    pub commands: Vec<Command>,
    pub leaders: Vec<Leader>,
    /// In the plain order of their names.
    pub units: Vec<Unit>,
    pub contingents: Vec<Contingent>,
    pub standards: Vec<Standard>,
    pub markers: Vec<Marker>,
    pub special: Special,
    /// As it is played without options, and as it is where the option `mud` is off.
    fields: [Option<Field>; 2],
}

#[derive(Clone, Debug)]
pub struct Army {
    pub id: String,
    pub name: Name,
    pub flight_level: u8,
    /// The Flight Points of everybody who could be lost.
    pub worth: u16,
}

#[derive(Clone, Debug)]
pub struct Command {
    pub id: String,
    pub side: Seat,
    pub name: Name,
    /// A word for the stripe on its counters, and its colour `#rrggbb`.
    pub colour: String,
    pub rgb: String,
    /// Who leads it; [`LeaderId::NOBODY`] for one that has its own rating and is always in command.
    pub leader: LeaderId,
    /// Activation rating of the first leader, or its own.
    pub rating: u8,
    pub units: Units,
    /// Where those who begin off the map come in; empty where all begin on it.
    pub entry: Vec<HexId>,
}

#[derive(Clone, Debug)]
pub struct Leader {
    pub id: String,
    pub name: Name,
    pub command: CommandId,
    pub rating: u8,
    /// In movement points (15.2).
    pub range: u8,
    pub movement: u8,
    pub king: bool,
    /// He rides with a Command that another leads.
    pub attached: bool,
    /// [`HexId::OFF`] for who comes later.
    pub hex: HexId,
}

#[derive(Clone, Debug)]
pub struct Unit {
    pub id: String,
    pub kind: UnitType,
    pub side: Seat,
    pub command: CommandId,
    /// Counted from 1 among those of its type in its Command.
    pub number: u8,
    /// Up and Disordered.
    pub movement: [u8; 2],
    /// Up and Disordered; added when it is attacked.
    pub shock: [i8; 2],
    /// [`HexId::OFF`] for who comes later.
    pub hex: HexId,
    pub facing: Corner,
    /// Whose men they are, by place in [`Battle::contingents`].
    pub contingent: Option<u8>,
    /// What hobilars are on foot (14.2).
    pub on_foot: Option<OnFoot>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OnFoot {
    pub kind: UnitType,
    pub movement: [u8; 2],
    pub shock: [i8; 2],
}

/// Men of one origin: Welsh, Genoese, town levies.
#[derive(Clone, Debug)]
pub struct Contingent {
    pub id: String,
    pub name: Name,
}

#[derive(Clone, Copy, Debug)]
pub struct Standard {
    pub side: Seat,
    /// Whose it is; [`CommandId::NONE`] for that of the army.
    pub command: CommandId,
    pub hex: HexId,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkerKind {
    Wagon,
    Bombard,
}

#[derive(Clone, Copy, Debug)]
pub struct Marker {
    pub kind: MarkerKind,
    pub side: Seat,
    pub hex: HexId,
}

impl Battle {
    /// The ground, with or without what the option `mud` adds to it; without where the battle has none.
    #[inline]
    pub fn field(&self, mud: bool) -> &Field {
        let [whole, dry] = &self.fields;
        match (whole, dry) {
            (_, Some(dry)) if !mud => dry,
            (Some(whole), _) => whole,
            _ => unreachable!("a battle is read with its ground"),
        }
    }

    #[inline]
    pub fn unit(&self, unit: UnitId) -> &Unit {
        &self.units[unit.index()]
    }

    #[inline]
    pub fn leader(&self, leader: LeaderId) -> &Leader {
        &self.leaders[leader.index()]
    }

    #[inline]
    pub fn command(&self, command: CommandId) -> &Command {
        &self.commands[command.index()]
    }

    #[inline]
    pub fn standard(&self, standard: StandardId) -> &Standard {
        &self.standards[standard.index()]
    }

    #[inline]
    pub fn marker(&self, marker: MarkerId) -> &Marker {
        &self.markers[marker.index()]
    }

    #[inline]
    pub fn army(&self, seat: Seat) -> &Army {
        &self.armies[seat.index()]
    }

    /// The units of one side.
    pub fn units_of(&self, seat: Seat) -> impl Iterator<Item = (UnitId, &Unit)> + Clone {
        UnitId::all(self.units.len()).zip(&self.units).filter(move |(_, unit)| unit.side == seat)
    }

    pub fn commands_of(&self, seat: Seat) -> impl Iterator<Item = (CommandId, &Command)> + Clone {
        CommandId::all(self.commands.len()).zip(&self.commands).filter(move |(_, it)| it.side == seat)
    }

    /// The leaders of a Command: who leads it first, then those who ride along.
    pub fn leaders_of(&self, command: CommandId) -> impl Iterator<Item = (LeaderId, &Leader)> + Clone {
        LeaderId::all(self.leaders.len()).zip(&self.leaders).filter(move |(_, it)| it.command == command)
    }

    pub fn find_unit(&self, id: &str) -> Option<UnitId> {
        self.units.iter().position(|it| it.id == id).map(UnitId::new)
    }

    pub fn find_leader(&self, id: &str) -> Option<LeaderId> {
        self.leaders.iter().position(|it| it.id == id).map(LeaderId::new)
    }

    pub fn find_command(&self, id: &str) -> Option<CommandId> {
        self.commands.iter().position(|it| it.id == id).map(CommandId::new)
    }

    pub fn find_side(&self, id: &str) -> Option<Seat> {
        self.armies.iter().position(|it| it.id == id).map(|at| Seat(at as u8))
    }

    /// Where the units of a contingent are named: all of them.
    pub fn contingent(&self, id: &str) -> Option<Units> {
        let at = self.contingents.iter().position(|it| it.id == id)? as u8;
        let of = |(_, unit): &(UnitId, &Unit)| unit.contingent == Some(at);
        Some(UnitId::all(self.units.len()).zip(&self.units).filter(of).map(|(id, _)| id).collect())
    }
}

impl Unit {
    /// As it was set up; an unhorsed unit is on foot whatever it was.
    pub fn arm(&self, charts: &Charts) -> Arm {
        charts.of(self.kind).arm
    }
}
