//! Grunwald 1410: facing, charges and reactions on a map of 1,664 hexes.
//!
//! The chapters stand in the order of the book. [`look`] holds what every chapter asks of a position.
//!
//! **Not done yet**: notation, sentences, pictures and the opponent; the catalog does not offer the game. What is here plays it from the
//! set-up to the last turn ([`play`]) and lists what may be chosen ([`choices`], [`obligations`]).

pub mod about;
pub mod action;
pub mod ch01_general;
pub mod ch02_turn;
pub mod ch03_zones;
pub mod ch04_movement;
pub mod ch05_combat;
pub mod ch06_morale;
pub mod ch07_banners;
pub mod ch08_leaders;
pub mod ch11_fire;
pub mod ch13_conrois;
pub mod choices;
pub mod content;
pub mod event;
pub mod field;
pub mod look;
pub mod notation;
pub mod obligations;
pub mod play;
pub mod rules;
pub mod scenery;
pub mod setup;
pub mod state;
pub mod telling;

use content::{Content, Kind, Nation, Scenario};
use engine::Seat;

/// A counter of this game with what the rules ask of it most.
#[derive(Clone, Copy, Debug)]
pub struct Card {
    /// Its place in the box.
    pub printed: u8,
    pub side: Seat,
    pub nation: Nation,
    pub kind: Kind,
    pub armour: u8,
    pub strength: u8,
    pub reduced: u8,
    /// In half points.
    pub movement: u8,
}

/// Readings that players may choose (G-R11, G-R18, G-R24, G-R34, G-R46) and optional chapters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Chapter 13.
    pub organisation: bool,
    /// Chapter 14.
    pub fatigue: bool,
    /// G-R11: a stream helps the defender if any attacker comes across it, not only if all do.
    pub any_stream: bool,
    /// G-R18: cavalry that stands still keeps its charge level.
    pub standing_charge: bool,
    /// G-R24: zones of control end at rivers even where there is a bridge or a ford.
    pub closed_rivers: bool,
    /// G-R34: a retreat that falls short costs a point for each missing hex.
    pub blocked_per_hex: bool,
    /// G-R46: the death of an army leader strikes the whole side.
    pub whole_side: bool,
}

/// The rules of a game that is set up: its map, its charts, who takes part, its options.
pub struct Grunwald {
    pub content: &'static Content,
    pub scenario: &'static Scenario,
    pub roster: Vec<Card>,
    pub options: Options,
}

impl Grunwald {
    /// The counters that take part: all of the box, or those of the set-up where nobody waits in reserve.
    pub fn new(content: &'static Content, scenario: &'static Scenario, options: Options) -> Grunwald {
        let listed = |at: usize| scenario.default.units.iter().any(|(unit, ..)| *unit == at);
        let takes_part = |at: &usize| scenario.reserves || listed(*at);
        let card = |at: usize| {
            let counter = &content.counters.units[at];
            Card {
                printed: at as u8,
                side: counter.side,
                nation: counter.nation,
                kind: counter.kind,
                armour: counter.armour,
                strength: counter.strength,
                reduced: counter.reduced,
                movement: counter.movement,
            }
        };
        let roster = (0..content.counters.units.len()).filter(takes_part).map(card).collect();
        Grunwald { content, scenario, roster, options }
    }
}
