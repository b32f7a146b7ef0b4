//! IV.4 Melee: a card, a calculator, and the factors that shift it.

use crate::content::{Arm, Charts};
use crate::event::{Fight, Moved};
use crate::look::{Look, No};
use crate::rules::*;
use crate::state::{HexId, Kind, Moving, Phase, UnitId};
use engine::{Rule, Tally};

impl Look<'_> {
    /// May a unit declare a melee on this hex, and for how much? An enemy next door, on ground the attacker may enter
    /// (MB-R24), for the full price of that ground (MB-IV.1.c, MB-R25). A unit that a step of this turn has halted may
    /// only attack who controls its hex (MB-IV.2.c, MB-R22); in pursuit any enemy in its own zone (MB-R38).
    pub fn may_melee(&self, id: UnitId, moving: Option<&Moving>, target: u8) -> Result<u8, No> {
        let unit = self.state.unit(id);
        let from = unit.hex().ok_or(No::NotOnMap)?;
        if unit.kind == Kind::W {
            return Err(No::WagonAttacks);
        }
        self.next_to(from, target)?;
        let enemy = self.state.at(target).ok_or(No::Nobody(target))?;
        if enemy.seat() == id.seat() {
            return Err(No::OwnUnit(target));
        }
        if self.in_friends_hex(id) {
            return Err(No::InFriendsHex);
        }
        let bound = moving.is_some_and(|moving| moving.halted && !moving.pursuing);
        self.may_turn_on(bound, from, target)?;
        self.strike_price(unit.kind, unit.points, target)
    }

    /// Whom a unit on `from` may attack: bound by a halting step only who controls its hex (MB-R22).
    pub fn may_turn_on(&self, bound: bool, from: HexId, target: HexId) -> Result<(), No> {
        match self.state.at(target) {
            Some(enemy) if bound && !self.controls(enemy, from) => Err(No::NotItsController(target)),
            _ => Ok(()),
        }
    }

    /// What attacking into a hex costs: the ground must let the attacker in (MB-R24), and it pays in full (MB-R25).
    pub fn strike_price(&self, kind: Kind, points: u8, target: HexId) -> Result<u8, No> {
        if !self.board.allows(self.charts, kind, target) {
            return Err(No::Ground(target));
        }
        self.afford(points, self.board.cost(self.charts, kind, target), R_IV_1_C)
    }

    /// What a melee between these two would come to, each factor with its rule (MB-IV.4.g). The melee takes place in the
    /// defender's hex (MB-R40). Not for wagons, which have no column.
    pub fn melee(&self, attacker: UnitId, defender: UnitId) -> Fight {
        let (a, d) = (self.state.unit(attacker), self.state.unit(defender));
        let (from, to) = (a.hex().unwrap_or(0), d.hex().unwrap_or(0));
        let base = self.charts.melee[a.kind as usize][d.kind as usize];
        let mut tally = Tally::default();
        tally.add(base.into(), card_rule(a.kind, d.kind, base));
        tally.add_if(favour(a.knights, d.knights), R_IV_4_H);
        tally.add_if(self.height_favour(from, to), R_IV_4_I);
        let ground = &self.charts.grounds[usize::from(self.board.ground[usize::from(to)])];
        if ground.bad_for_cavalry {
            // Bad ground helps the side without horses (MB-R83), and nobody if both or neither ride (MB-R41).
            let riders = |kind: Kind| i32::from(self.charts.kind(kind).arm == Arm::Cavalry);
            tally.add_if(riders(d.kind) - riders(a.kind), R_IV_4_J);
        }
        let column = clamp(&tally);
        // Nobody loses more knights than he has.
        let (own, other) = losses(self.charts, column);
        let (attacker_loss, defender_loss) = (own.min(a.knights), other.min(d.knights));
        Fight {
            attacker,
            attacker_kind: a.kind,
            defender,
            defender_kind: d.kind,
            from,
            to,
            tally,
            column,
            attacker_loss,
            defender_loss,
            left: a.points,
            moved: self.moved(attacker),
        }
    }

    /// What a unit has done in this turn before it attacks.
    pub(super) fn moved(&self, unit: UnitId) -> Moved {
        match self.state.phase {
            Phase::Moving(moving) if moving.unit == unit && moving.halted => Moved::Halted,
            Phase::Moving(moving) if moving.unit == unit => Moved::Yes,
            _ => Moved::No,
        }
    }

    /// +1 if the attacker stands higher before the combat, -1 if the defender does; one level or two make no
    /// difference (MB-IV.4.i, MB-R42).
    pub(super) fn height_favour(&self, from: u8, to: u8) -> i32 {
        let height = |hex: u8| self.charts.grounds[usize::from(self.board.ground[usize::from(hex)])].height;
        favour(height(from), height(to))
    }
}

/// +1, 0 or -1: who has more.
pub(super) fn favour(attacker: u8, defender: u8) -> i32 {
    i32::from(attacker > defender) - i32::from(attacker < defender)
}

/// All factors are added first, then the sum is held to the ends of the calculator once (MB-R43).
pub(super) fn clamp(tally: &Tally) -> i8 {
    tally.sum().clamp(-2, 2) as i8
}

/// The calculator: knights lost by attacker and defender in a column.
pub(crate) fn losses(charts: &Charts, column: i8) -> (u8, u8) {
    charts.calculator[(column + 2).clamp(0, 4) as usize]
}

/// The card of the light cavalry is told in full by the book, column by column; the others by MB-IV.4.b alone.
fn card_rule(attacker: Kind, defender: Kind, base: i8) -> Rule {
    match (attacker, defender, base) {
        (Kind::LC, _, -1) => R_IV_4_C,
        (Kind::LC, _, 0) => R_IV_4_D,
        (Kind::LC, _, 1) => R_IV_4_E,
        (Kind::LC, _, 2) => R_IV_4_F,
        // The book's example fixes this one number of another card.
        (Kind::LI, Kind::HC, _) => R_IV_4_K,
        _ => R_IV_4_B,
    }
}
