//! Weighing where units should go: on a board of its own, where pieces are put down and taken up again without asking the rules of
//! movement; those were asked for the list of ends.

use super::clash::{self, division, mates};
use super::threat::Threat;
use super::{fire, overrun, worth};
use crate::budget::Budget;
use engine::Seat;
use engine::dice::Stream;
use engine::sorted::InOrder;
use game_grunwald::Grunwald;
use game_grunwald::ch01_general;
use game_grunwald::ch05_combat::Match;
use game_grunwald::field::{HexId, OFF};
use game_grunwald::ids::LeaderId;
use game_grunwald::look::Look;
use game_grunwald::reaching::{End, Ends, ends};
use game_grunwald::state::{Cohesion, Imagined, Marks, State, UnitId, Whereabouts};
use hexboard::facing::in_cone;

/// A leader this far from the enemy is not ridden down in the next phase.
const FAR_FROM_DANGER: i32 = 12;
/// Those whom one attacks are seldom there to answer: so small a part of the danger is left.
pub const BESET: i32 = 3;

/// How a level weighs things. Percentages and hundredths of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// How much counts of the enemy's best answer, of a counter-charge on the way, and of the danger to leaders.
    pub fear: i32,
    pub care: i32,
    pub guard: i32,
    /// How many units are sent against one target by one plan.
    pub together: usize,
    /// Ends of each unit that are tried against each target.
    pub tries: usize,
    /// What an attack must promise.
    pub least: i32,
    /// What keeps a unit by itself from touching an enemy.
    pub shy: i32,
    /// What a hex nearer to the enemy is worth.
    pub pull: i32,
    pub noise: u32,
}

/// Where a unit would stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Goal {
    pub unit: UnitId,
    pub end: End,
}

pub struct Appraisal<'a> {
    pub rules: &'a Grunwald,
    /// The position, with pieces where they might stand.
    pub board: Imagined,
    pub seat: Seat,
    pub threat: &'a Threat,
    pub style: Style,
    pub budget: Budget<'a>,
    pub rng: Stream,
    /// What riding through a hex may cost: by unit, hex, facing and speed.
    risks: Vec<((UnitId, HexId, usize, u8), i32)>,
}

impl<'a> Appraisal<'a> {
    pub fn new(
        rules: &'a Grunwald,
        state: &State,
        seat: Seat,
        threat: &'a Threat,
        style: Style,
        budget: Budget<'a>,
        rng: Stream,
    ) -> Appraisal<'a> {
        let mut board = state.imagined();
        for unit in UnitId::all(board.units.len()) {
            board.unit_mut(unit).marks.clear(Marks::FOUGHT | Marks::STRUCK);
        }
        Appraisal { rules, board, seat, threat, style, budget, rng, risks: Vec::new() }
    }

    pub fn look(&self) -> Look<'_> {
        self.rules.look(&self.board)
    }

    /// Evenly from minus to plus, for those who are not sure of themselves.
    pub fn noise(&mut self) -> i32 {
        let most = self.style.noise;
        if most == 0 { 0 } else { self.rng.below(2 * most + 1) as i32 - most as i32 }
    }

    /// Where a unit stands on the board.
    pub fn stands(&self, unit: UnitId) -> Option<(HexId, hexboard::Side, u8)> {
        let it = self.board.unit(unit);
        Some((it.whereabouts.hex()?, it.facing, it.charge))
    }

    pub fn put(&mut self, unit: UnitId, hex: HexId, facing: hexboard::Side, charge: u8) {
        self.board.put(unit, Whereabouts::Map(hex));
        let it = self.board.unit_mut(unit);
        (it.facing, it.charge) = (facing, charge);
    }

    /// All ends of a unit's move from where it stands now.
    pub fn ends(&mut self, unit: UnitId) -> Ends {
        let look = self.look();
        let walk = look.walk_of(unit).copied().unwrap_or_else(|| look.fresh_walk(unit));
        let ends = ends(&look, unit, walk);
        self.budget.spend(1 + ends.list.len() as u64 / 16);
        ends
    }

    /// Is there room for a unit in a hex, and is it not the hex of an enemy?
    pub fn free(&self, unit: UnitId, hex: HexId) -> bool {
        let look = self.look();
        self.board.hex_of(unit) == Some(hex)
            || look.has_room(unit, hex) && !self.board.at(hex).any(|id| look.seat(id) != self.seat)
    }

    /// The enemy hexes in front of a unit on the board.
    pub fn contact(&self, unit: UnitId) -> Vec<HexId> {
        let look = self.look();
        let enemy = |hex: &HexId| {
            *hex != OFF
                && look.controls(unit, *hex)
                && self.board.at(*hex).any(|id| look.seat(id) != self.seat)
        };
        look.front_zone(unit).into_iter().filter(enemy).collect()
    }

    /// What the combats of some units promise, and of all that hang together with them.
    pub fn fights(&mut self, focus: &[UnitId]) -> i32 {
        self.budget.spend(1);
        if focus.is_empty() {
            return 0;
        }
        let look = self.look();
        clash::total(&division(&look, &look.obligations(), focus))
    }

    /// Those whose combats depend on a unit where it stands.
    pub fn mates(&self, unit: UnitId) -> Vec<UnitId> {
        mates(&self.look().obligations(), unit)
    }

    /// What the enemy's answer to a unit that stands there would cost: his attacks, and his shots while it gets there.
    pub fn danger(&self, unit: UnitId, end: (HexId, hexboard::Side, u8)) -> i32 {
        if self.style.fear == 0 {
            return 0;
        }
        let (hex, facing, charge) = end;
        let struck = self.threat.to_unit(&self.look(), unit, hex, facing, charge);
        (struck + self.shots(unit, hex)) * self.style.fear / 100
    }

    /// What the foot that shoots may do to a unit in a hex. Everybody has one shot a turn, and other targets.
    fn shots(&self, unit: UnitId, hex: HexId) -> i32 {
        let look = self.look();
        let enemy = self.seat.other();
        if look.mover() != self.seat {
            return 0;
        }
        let mut shots = [0; 2];
        for by in &self.rules.shooters {
            if look.seat(*by) != enemy
                || !look.card(*by).kind.missile()
                || !look.shoots(*by)
                || !look.unfired(*by)
                || look.may_fire(*by, hex, false).is_err()
            {
                continue;
            }
            let value = fire::volley(&look, *by, unit, hex);
            if value > shots[0] {
                shots = [value, shots[0]];
            } else if value > shots[1] {
                shots[1] = value;
            }
        }
        (shots[0] + shots[1]) / 2
    }

    /// What a place is worth to a unit whoever attacks whom: nearer to the enemy, facing him, at speed, not in the woods.
    pub fn place(&self, unit: UnitId, (hex, facing, charge): (HexId, hexboard::Side, u8)) -> i32 {
        let (look, card) = (self.look(), self.rules.roster[usize::from(unit)]);
        let (far, enemy) = self.threat.nearest(hex);
        let mut worth = -self.style.pull * (far - 2).clamp(0, 30);
        if enemy != OFF && in_cone(look.field().hex(hex), facing, look.field().hex(enemy)) {
            worth += 12;
        }
        worth += 3 * ch01_general::charge(look.charts(), charge.into(), card.armour.into());
        let moved = self.board.hex_of(unit) != Some(hex);
        if moved
            && self.board.unit(unit).cohesion == Cohesion::Good
            && look.ground_disorganises(unit, hex, false).is_some()
        {
            worth -= worth::disorder(&look, unit);
        }
        let led = LeaderId::number(&self.board.leaders);
        let led = led
            .filter(|(at, _)| look.leader_seat(*at) == self.seat)
            .filter_map(|(_, it)| it.whereabouts.hex());
        let near = led.map(|at| look.field().distance(at, hex) as i32).min().unwrap_or(20);
        worth - 2 * (near - 3).clamp(0, 6)
    }

    /// Would a leader be alone without this unit, who cannot follow it in this phase and whom the enemy could reach in the next?
    pub fn leaves_leader(&self, unit: UnitId) -> bool {
        let look = self.look();
        let Some(hex) = self.board.hex_of(unit).filter(|_| super::answers::deserts(&look, unit)) else {
            return false;
        };
        let rooted = |leader: LeaderId| !look.leader_free(leader);
        self.threat.nearest(hex).0 <= FAR_FROM_DANGER && self.board.leaders_at(hex).any(rooted)
    }

    /// A leader alone dies under hooves: what riding there would bring (G-8.2.6).
    pub fn trampled(&self, hex: HexId) -> i32 {
        let (look, enemy) = (self.look(), self.seat.other());
        if !look.lone_leader(enemy, hex) {
            return 0;
        }
        self.board.leaders_at(hex).map(|leader| worth::leader(&look, leader)).sum()
    }

    /// What a counter-charge on the way may cost: the worst of them.
    pub fn risk(&mut self, unit: UnitId, ends: &Ends, end: &End) -> i32 {
        if self.style.care == 0 || !self.look().cavalry_phase() {
            return 0;
        }
        let mut worst = 0;
        let mut last = self.board.hex_of(unit);
        for (_, at) in ends.path(end) {
            if last == Some(at.hex) {
                continue;
            }
            last = Some(at.hex);
            let key = (unit, at.hex, at.facing.index(), at.charge);
            let known = self.risks.iter().find(|(it, _)| *it == key).map(|(_, risk)| *risk);
            let risk = known.unwrap_or_else(|| {
                let risk = self.countered(unit, &at);
                self.risks.push((key, risk));
                risk
            });
            worst = worst.max(risk);
        }
        worst * self.style.care / 100
    }

    /// What the enemy gains by riding against a unit in a hex, and that it gets no farther.
    fn countered(&mut self, unit: UnitId, at: &End) -> i32 {
        let enemy = self.seat.other();
        let look = self.look();
        let riders = look.counter_chargers(enemy, at.hex);
        if riders.is_empty() {
            return 0;
        }
        let counter_charges: Vec<_> = riders
            .iter()
            .flat_map(|rider| look.counter_charges(*rider, at.hex))
            .map(|ride| (ride, look.charge_of_counter_charge(ride)))
            .collect();
        let Some(home) = self.stands(unit) else { return 0 };
        self.put(unit, at.hex, at.facing, at.charge);
        let mut worst = 0;
        for (ride, charge) in counter_charges {
            let Some((hex, facing, speed)) = self.stands(ride.unit) else { continue };
            self.put(ride.unit, ride.to, facing.turned(ride.turn.into()), charge);
            let fight = Match {
                attackers: vec![ride.unit],
                defenders: self.board.at(at.hex).filter(|id| self.look().seat(*id) == self.seat).collect(),
                hexes: vec![at.hex],
                counter: true,
            };
            self.budget.spend(1);
            worst = worst.max(clash::swing(&self.look(), &fight) + 15);
            self.put(ride.unit, hex, facing, speed);
        }
        self.put(unit, home.0, home.1, home.2);
        worst
    }

    /// The best place for one unit by itself, and how much better it is than to stay. The first end is where it stands.
    pub fn best(&mut self, unit: UnitId, ends: &Ends) -> Option<(i32, End)> {
        let home = self.stands(unit)?;
        let mut focus = self.mates(unit);
        let company = focus.clone();
        if !focus.contains(&unit) {
            focus.push(unit);
        }
        let base = self.fights(&focus);
        let mut left_alone: Option<i32> = None;
        let mut ranked: Vec<(i32, End)> = Vec::new();
        let guards = self.leaves_leader(unit);
        // Who stays where he is has no speed when the phase is over.
        let idle = self.look().stood_still(unit);
        for (at, end) in ends.list.iter().enumerate() {
            if at > 0 && self.budget.over() {
                break;
            }
            if !self.free(unit, end.hex) || guards && end.hex != home.0 {
                continue;
            }
            let charge = if end.hex == home.0 && idle { 0 } else { end.charge };
            let prize = self.trampled(end.hex);
            self.put(unit, end.hex, end.facing, charge);
            let mut value = self.place(unit, (end.hex, end.facing, charge)) + prize;
            if self.look().may_shoot_riding(unit, end.left).is_ok() {
                value += fire::best_riding(&self.look(), unit).map_or(0, |(value, _)| value.max(0));
            }
            let touches = !self.contact(unit).is_empty();
            let fights = match (touches, left_alone) {
                (true, _) => self.fights(&focus),
                (false, Some(known)) => known,
                (false, None) => *left_alone.insert(self.fights(&company)),
            };
            let danger = self.danger(unit, (end.hex, end.facing, charge));
            // Foot in front is ridden down or attacked, whichever promises more.
            let overrun = if touches {
                overrun::promise(&self.look(), unit, (end.hex, end.facing, charge), end.left)
            } else {
                0
            };
            let fights = if overrun > 0 { fights.max(base + overrun) } else { fights };
            value += fights - base - if touches { danger / BESET + self.style.shy } else { danger };
            self.put(unit, home.0, home.1, home.2);
            value += self.noise();
            ranked.push((value, *end));
        }
        let stay = ranked.first().map(|(value, _)| *value)?;
        ranked.put_in_order_by_key(|(value, _)| -value);
        // The way there matters too: the few best are looked at closely.
        let mut best: Option<(i32, End)> = None;
        for (value, end) in ranked.into_iter().take(6) {
            let value = value - self.risk(unit, ends, &end);
            if best.is_none_or(|(known, _)| value > known) {
                best = Some((value, end));
            }
        }
        best.map(|(value, end)| (value - stay, end))
    }
}
