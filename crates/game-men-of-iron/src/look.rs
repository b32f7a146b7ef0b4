//! A position to ask questions about.
//!
//! Every question "may this be done?" is answered by one function that returns its price, or a [`No`] with the rule that forbids
//! it. Listing the legal actions, checking one, pointing at one and carrying it out all ask the same function.

use crate::MenOfIron;
use crate::content::{self, Arm, Battle, Charts, TypeData, UnitType};
use crate::field::Field;
use crate::ids::{CommandId, HexId, LeaderId, UnitId, Units};
use crate::state::{Fight, Marks, State, Status, Unit};
use engine::{Rule, Seat};

pub use crate::refusing::{No, Refused};

#[derive(Clone, Copy)]
pub struct Look<'a> {
    pub rules: &'a MenOfIron,
    pub state: &'a State,
}

impl MenOfIron {
    #[inline]
    pub fn look<'a>(&'a self, state: &'a State) -> Look<'a> {
        Look { rules: self, state }
    }
}

impl<'a> Look<'a> {
    #[inline]
    pub fn charts(&self) -> &'a Charts {
        &self.rules.content.charts
    }

    #[inline]
    pub fn battle(&self) -> &'a Battle {
        self.rules.battle
    }

    #[inline]
    pub fn field(&self) -> &'a Field {
        self.rules.field
    }

    /// Is this one of the special rules of the battle?
    pub fn has_rule(&self, rule: Rule) -> bool {
        self.battle().special.rules.iter().any(|it| it.rule == rule.id())
    }

    /// What is printed on a unit of this battle.
    #[inline]
    pub fn card(&self, id: UnitId) -> &'a content::Unit {
        self.rules.battle.unit(id)
    }

    #[inline]
    pub fn seat(&self, id: UnitId) -> Seat {
        self.card(id).side
    }

    #[inline]
    pub fn unit(&self, id: UnitId) -> &'a Unit {
        self.state.unit(id)
    }

    /// What it is now.
    #[inline]
    pub fn kind(&self, id: UnitId) -> UnitType {
        self.unit(id).kind
    }

    #[inline]
    pub fn type_of(&self, id: UnitId) -> &'a TypeData {
        self.charts().of(self.unit(id).kind)
    }

    #[inline]
    pub fn arm(&self, id: UnitId) -> Arm {
        self.type_of(id).arm
    }

    #[inline]
    pub fn mounted(&self, id: UnitId) -> bool {
        self.arm(id).mounted()
    }

    #[inline]
    pub fn status(&self, id: UnitId) -> Status {
        self.unit(id).status
    }

    /// On its Disordered side: Disordered, or Retired and treated as such (MI-12.4d, MI-R50).
    #[inline]
    pub fn worn(&self, id: UnitId) -> bool {
        self.unit(id).status != Status::Normal
    }

    #[inline]
    pub fn marked(&self, id: UnitId, bit: u16) -> bool {
        self.unit(id).marks.has(bit)
    }

    #[inline]
    pub fn hex_of(&self, id: UnitId) -> Option<HexId> {
        self.state.hex_of(id)
    }

    /// Its own Command, whoever it may be lent to.
    #[inline]
    pub fn command_of(&self, id: UnitId) -> CommandId {
        self.card(id).command
    }

    /// May it act in the activation under way: of its Command, or lent to it (MI-4.1a, MI-POI-4)?
    #[inline]
    pub fn acts(&self, id: UnitId) -> bool {
        self.card(id).command == self.state.now.control.command || self.marked(id, Marks::LENT)
    }

    /// The units of the Command that acts.
    pub fn units_of_active(&self) -> Units {
        let command = self.state.now.control.command;
        if command == CommandId::NONE { Units::NONE } else { self.units_of(command) }
    }

    /// All units of a seat on the map.
    pub fn on_map(&self, seat: Seat) -> impl Iterator<Item = (UnitId, HexId)> + 'a {
        let look = *self;
        let of = self.rules.of_seat[seat.index()];
        of.iter().filter_map(move |id| Some((id, look.state.hex_of(id)?)))
    }

    /// The enemy that holds a hex.
    #[inline]
    pub fn enemy_at(&self, seat: Seat, hex: HexId) -> Option<UnitId> {
        self.state.at(hex).filter(|id| self.seat(*id) != seat)
    }

    /// The friend that holds a hex.
    #[inline]
    pub fn friend_at(&self, seat: Seat, hex: HexId) -> Option<UnitId> {
        self.state.at(hex).filter(|id| self.seat(*id) == seat)
    }

    /// Is an enemy combat unit next to this hex?
    pub fn enemy_beside(&self, seat: Seat, hex: HexId) -> bool {
        let next = self.field().around(hex).iter();
        next.filter(|hex| **hex != HexId::OFF).any(|hex| self.enemy_at(seat, *hex).is_some())
    }

    pub fn leader_seat(&self, leader: LeaderId) -> Seat {
        self.command_seat(self.battle().leader(leader).command)
    }

    pub fn command_seat(&self, command: CommandId) -> Seat {
        self.battle().command(command).side
    }

    pub fn units_of(&self, command: CommandId) -> Units {
        self.battle().command(command).units
    }

    pub fn name(&self, id: UnitId) -> &'a str {
        &self.card(id).id
    }

    /// The unit with this name.
    pub fn find(&self, name: &str) -> Option<UnitId> {
        self.battle().find_unit(name)
    }

    /// The printed numbers of what it is now, up and Disordered: movement, then shock (MI-Q12.5-1, MI-14.2b, MI-POI-9).
    pub fn values(&self, id: UnitId) -> [[i8; 2]; 2] {
        let (card, kind) = (self.card(id), self.kind(id));
        let bytes = |pair: [u8; 2]| pair.map(|value| value as i8);
        if kind == card.kind {
            return [bytes(card.movement), card.shock];
        }
        if let Some(foot) = card.on_foot.filter(|foot| foot.kind == kind) {
            return [bytes(foot.movement), foot.shock];
        }
        if let Some(horse) = self.battle().special.to_horse.filter(|horse| horse.to == kind) {
            return [bytes(horse.movement), horse.shock];
        }
        let of_type = self.charts().of(kind);
        [bytes(of_type.movement), of_type.shock]
    }

    /// Movement points of an activation, on the side that is up (MI-5.1a, MI-12.2a).
    #[inline]
    pub fn allowance(&self, id: UnitId) -> u8 {
        self.values(id)[0][usize::from(self.worn(id))].max(0) as u8
    }

    /// Its shock modifier, on the side that is up (MI-10.4.3, MI-12.2b).
    #[inline]
    pub fn shock_of(&self, id: UnitId) -> i32 {
        self.values(id)[1][usize::from(self.worn(id))].into()
    }

    pub fn label(&self, hex: HexId) -> &'a str {
        self.field().label(hex)
    }

    pub fn fight(&self) -> Option<&'a Fight> {
        self.state.now.fights.last()
    }
}

/// The rules that an event rests on.
pub type Cited = Vec<Rule>;
