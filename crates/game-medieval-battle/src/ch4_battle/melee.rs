//! IV.4 Melee: a card, a calculator, and the factors that shift it.

use crate::content::{Arm, Charts, Ground};
use crate::event::Fight;
use crate::look::{Cited, Look, No, Refused};
use crate::rules::*;
use crate::state::{HexId, Kind, Moving, Unit, UnitId};
use engine::tally::Counted;
use engine::{Rule, Seat, Tally};

impl Look<'_> {
    /// May a unit declare a melee on this hex, and for how much? An enemy next door, on ground the attacker may enter
    /// (MB-R24), for the full price of that ground (MB-IV.1.c, MB-R25). A unit that a step of this turn has halted may
    /// only attack who controls its hex (MB-IV.2.c, MB-R22); in pursuit any enemy in its own zone (MB-R38).
    #[inline]
    pub fn may_melee(&self, id: UnitId, moving: Option<&Moving>, target: HexId) -> Result<u8, Refused> {
        let (unit, from) = (self.state.unit(id), self.on_map(id)?);
        if unit.kind == Kind::W {
            return Err(WAGON_ATTACKS);
        }
        self.next_to(from, target, R_IV_A)?;
        self.enemy_on(id.seat(), target)?;
        self.may_fight_here(id)?;
        let bound = moving.is_some_and(|moving| moving.halted && !moving.pursuing);
        self.may_turn_on(bound, from, target)?;
        self.strike_price(unit.kind, unit.points, target)
    }

    /// Who can be attacked on a hex?
    #[inline]
    pub(crate) fn enemy_on(&self, seat: Seat, hex: HexId) -> Result<UnitId, Refused> {
        let there = self.state.at(hex).ok_or(No::Nobody { hex }.by(R_IV_A))?;
        if there.seat() == seat { Err(No::OwnUnit { hex }.by(R_IV_A)) } else { Ok(there) }
    }

    /// Whom a unit on `from` may attack: bound by a halting step only who controls its hex (MB-R22).
    #[inline]
    pub fn may_turn_on(&self, bound: bool, from: HexId, target: HexId) -> Result<(), Refused> {
        match self.state.at(target) {
            Some(enemy) if bound && !self.controls(enemy, from) => {
                Err(No::NotItsController { hex: target }.by(RULING_22).see(&[R_IV_2_C]))
            }
            _ => Ok(()),
        }
    }

    /// What attacking into a hex costs: the ground must let the attacker in (MB-R24), and it pays in full (MB-R25).
    #[inline]
    pub fn strike_price(&self, kind: Kind, points: u8, target: HexId) -> Result<u8, Refused> {
        self.may_stand_on(kind, target).map_err(|refused| refused.see(&[RULING_24]))?;
        let price = self.afford(points, self.board.cost(self.charts, kind, target), R_IV_1_C);
        price.map_err(|refused| refused.see(&[RULING_25]))
    }

    /// What a melee between these two would come to, each factor with its rule (MB-IV.4.g). The melee takes place in the
    /// defender's hex (MB-R40). Not for wagons, which have no column.
    pub fn melee(&self, attacker: UnitId, defender: UnitId) -> Fight {
        let (a, d) = (self.state.unit(attacker), self.state.unit(defender));
        let (from, to) = (a.hex().unwrap_or_default(), d.hex().unwrap_or_default());
        let tally: Tally =
            melee_factors(self.charts, Party::of(a, self.ground(from)), Party::of(d, self.ground(to)));
        let mut rulings = Cited::new();
        let has = |rule: Rule| tally.lines().iter().any(|line| line.rule == rule);
        if has(R_IV_4_I) {
            rulings.push(RULING_42);
        }
        if has(R_IV_4_J) {
            rulings.extend([RULING_41, RULING_83]);
        }
        let column = column(tally.sum());
        if i32::from(column) != tally.sum() {
            rulings.push(RULING_43);
        }
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
            rulings,
        }
    }

    /// A melee is declared and paid for. The attacker need not be controlled by its target (MB-R23); in pursuit it goes on as long as
    /// its points do (MB-R37), against anybody in its own zone (MB-R38).
    pub fn rules_behind_declaration(&self, moving: Option<&Moving>, enemy: UnitId, from: HexId) -> Cited {
        let mut rules = Cited::from_iter([R_IV_A, R_IV_1_C]);
        rules.extend(rules_of_pursuit(moving).iter().copied());
        rules.extend(self.ruling_on_one_sided_control(enemy, from));
        rules
    }

    /// The target does not control the hex that it is attacked from.
    pub fn ruling_on_one_sided_control(&self, enemy: UnitId, from: HexId) -> Option<Rule> {
        (!self.controls(enemy, from)).then_some(RULING_23)
    }

    /// The victor advances; `ruling` is the one that this advance needs besides. A flag that it has just reached and leaves again is
    /// not taken.
    pub fn rules_behind_advance(&self, unit: UnitId, ruling: Option<Rule>) -> Cited {
        let mut rules = Cited::from_iter([R_IV_4_N, RULING_46]);
        rules.extend(ruling);
        rules.extend(self.state.unit(unit).hex().and_then(|from| self.rule_of_leaving_a_flag(unit, from)));
        rules
    }

    /// What the chart says of the ground of a hex.
    #[inline]
    pub fn ground(&self, hex: HexId) -> &Ground {
        &self.charts.grounds[usize::from(self.board.ground[usize::from(hex)])]
    }
}

/// One side of a melee or a shot: who it is, and on which ground it stands or would stand.
#[derive(Clone, Copy, Debug)]
pub struct Party<'a> {
    pub kind: Kind,
    pub knights: u8,
    pub ground: &'a Ground,
}

impl<'a> Party<'a> {
    #[inline]
    pub fn of(unit: &Unit, ground: &'a Ground) -> Party<'a> {
        Party { kind: unit.kind, knights: unit.knights, ground }
    }
}

/// The factors of a melee (MB-IV.4.g): the card, numbers, height, bad ground.
#[inline]
pub fn melee_factors<Sum: Counted>(charts: &Charts, attacker: Party, defender: Party) -> Sum {
    let mut factors = Sum::default();
    let base = charts.melee[attacker.kind as usize][defender.kind as usize];
    factors.add(base.into(), card_rule(attacker.kind, defender.kind, base));
    let numbers = favour(attacker.knights, defender.knights);
    factors.add_if(numbers, for_whom(numbers, R_IV_4_H_ATTACKER, R_IV_4_H_DEFENDER));
    let height = height_favour(attacker, defender);
    factors.add_if(height, for_whom(height, R_IV_4_I_ATTACKER, R_IV_4_I_DEFENDER));
    if defender.ground.bad_for_cavalry {
        // Bad ground helps the side without horses, and nobody if both or neither ride.
        let riders = |kind: Kind| i32::from(charts.kind(kind).arm == Arm::Cavalry);
        let unmounted = riders(defender.kind) - riders(attacker.kind);
        // Who gains by it is the one whose enemy rides.
        factors.add_if(unmounted, for_whom(unmounted, R_IV_4_J_DEFENDER, R_IV_4_J_ATTACKER));
    }
    factors
}

/// +1 if the attacker stands higher before the combat, -1 if the defender does; one level or two make no
/// difference (MB-IV.4.i, MB-R42).
#[inline]
pub(super) fn height_favour(attacker: Party, defender: Party) -> i32 {
    favour(attacker.ground.height, defender.ground.height)
}

/// A wagon has nothing to attack with, near or far.
pub const WAGON_ATTACKS: Refused = No::WagonAttacks.by(R_IV_W_5);

/// +1, 0 or -1: who has more.
pub(super) fn favour(attacker: u8, defender: u8) -> i32 {
    i32::from(attacker > defender) - i32::from(attacker < defender)
}

/// All factors are added first, then the sum is held to the ends of the calculator once (MB-R43).
#[inline]
pub fn column(factors: i32) -> i8 {
    factors.clamp(-2, 2) as i8
}

/// The rules of an attack in pursuit: the one before was met by a retreat and not fought (MB-R49).
pub fn rules_of_pursuit(moving: Option<&Moving>) -> &'static [Rule] {
    match moving {
        Some(moving) if moving.pursuing => &[R_IV_3_E, RULING_37, RULING_38, RULING_49],
        _ => &[],
    }
}

impl Fight {
    /// What a melee rests on that is fought: the card in the calculator (MB-IV.4.g), in the defender's hex (MB-R40), both sides losing
    /// at once (MB-R44), and then the turn is over (MB-IV.4.o).
    pub fn rules_behind_melee(&self) -> Cited {
        let mut rules = Cited::from_iter([R_IV_4_G, R_IV_4_A, RULING_40]);
        rules.extend(self.rulings.iter().copied());
        if self.attacker_loss > 0 && self.defender_loss > 0 {
            rules.push(RULING_44);
        }
        rules.push(R_IV_4_O);
        rules
    }
}

/// The calculator: knights lost by attacker and defender in a column.
#[inline]
pub fn losses(charts: &Charts, column: i8) -> (u8, u8) {
    charts.calculator[(column + 2).clamp(0, 4) as usize]
}

/// The card of the light cavalry is told in full by the book, column by column; the others by MB-IV.4.b alone.
fn card_rule(attacker: Kind, defender: Kind, base: i8) -> Rule {
    match (attacker, defender, base) {
        (Kind::LC, _, -1) => R_IV_4_C_BASE,
        (Kind::LC, _, 0) => R_IV_4_D_BASE,
        (Kind::LC, _, 1) => R_IV_4_E_BASE,
        (Kind::LC, _, 2) => R_IV_4_F_BASE,
        // The book's example fixes this one number of another card.
        (Kind::LI, Kind::HC, _) => R_IV_4_K_BASE,
        _ => R_IV_4_B_BASE,
    }
}

/// A factor by its name: that of the side which it serves.
pub fn for_whom(factor: i32, attacker: Rule, defender: Rule) -> Rule {
    if factor > 0 { attacker } else { defender }
}
