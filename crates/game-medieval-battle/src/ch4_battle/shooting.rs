//! IV.5 Ranged attack: the same calculator, and nothing comes back.

use super::melee::{Party, WAGON_ATTACKS, column, favour, for_whom, height_favour, losses};
use crate::content::Charts;
use crate::event::Fight;
use crate::look::{Cited, Look, No, Refused};
use crate::rules::*;
use crate::state::{HexId, Kind, Phase, UnitId};
use engine::tally::Counted;
use engine::{Rule, Tally};

impl Look<'_> {
    /// May a unit shoot at this hex, and for how much? Bows only (MB-IV.5.c), an enemy in range and, at two hexes, in
    /// sight (MB-IV.5.d); moved or not, halted or not (MB-IV.2.e), for a point (MB-IV.1.g). Terrain that the shooter
    /// could not enter is no obstacle (MB-R24).
    #[inline]
    pub fn may_shoot(&self, id: UnitId, target: HexId) -> Result<u8, Refused> {
        let (unit, from) = (self.state.unit(id), self.on_map(id)?);
        let range = self.charts.kind(unit.kind).range;
        if range == 0 {
            return Err(match unit.kind {
                Kind::W => WAGON_ATTACKS,
                kind => No::NoBow { kind }.by(R_IV_5_C),
            });
        }
        self.exists(target)?;
        self.enemy_on(id.seat(), target)?;
        self.may_fight_here(id)?;
        self.bears(range, from, target)?;
        self.may_pay_shot(unit.points)
    }

    /// Has it the point for a shot (MB-IV.1.g)?
    #[inline]
    pub(crate) fn may_pay_shot(&self, points: u8) -> Result<u8, Refused> {
        self.afford(points, self.charts.shot, R_IV_1_G)
    }

    /// Is a hex within range of a bow (MB-IV.5.c) and, at two hexes, in sight (MB-IV.5.d)? Units never block (MB-R50).
    pub fn bears(&self, range: u8, from: HexId, target: HexId) -> Result<(), Refused> {
        let distance = self.board.geo.distance(from, target);
        in_range(range, distance)?;
        if distance == 2 && !self.board.sees(self.charts, from).any(|seen| seen == target) {
            return Err(No::NoSight { hex: target }.by(R_IV_5_D).see(&[RULING_51, RULING_52]));
        }
        Ok(())
    }

    /// What a shot would come to (MB-IV.5.e). The shooter never loses anything (MB-IV.5.b). Not for wagons.
    pub fn shot(&self, attacker: UnitId, defender: UnitId) -> Fight {
        let (a, d) = (self.state.unit(attacker), self.state.unit(defender));
        let (from, to) = (a.hex().unwrap_or_default(), d.hex().unwrap_or_default());
        let mut fight = Fight {
            attacker,
            attacker_kind: a.kind,
            defender,
            defender_kind: d.kind,
            from,
            to,
            tally: Tally::default(),
            column: 0,
            attacker_loss: 0,
            defender_loss: 0,
            left: a.points.saturating_sub(self.charts.shot),
            rulings: Cited::new(),
        };
        let parties = (Party::of(a, self.ground(from)), Party::of(d, self.ground(to)));
        // A wagon has no column on any card.
        let factors: Option<Tally> = shot_factors(self.charts, parties.0, parties.1);
        let Some(tally) = factors.filter(|_| d.kind != Kind::W) else { return fight };
        let has = |rule: Rule| tally.lines().iter().any(|line| line.rule == rule);
        if has(R_IV_5_G) && has(R_IV_5_H) {
            // Cover and height are separate factors.
            fight.rulings.push(RULING_54);
        }
        fight.column = column(tally.sum());
        if i32::from(fight.column) != tally.sum() {
            fight.rulings.push(RULING_43);
        }
        fight.defender_loss = losses(self.charts, fight.column).1.min(d.knights);
        fight.tally = tally;
        fight
    }

    /// What a shot rests on: who may shoot now, the card of the bow, nothing but the target's losses (MB-IV.5.b), no way out of it
    /// (MB-IV.3.a), and the end of the turn (MB-IV.5.j). A wagon has no card.
    pub fn rules_behind_shot(&self, shot: &Fight) -> Cited {
        let mut rules = Cited::new();
        rules.extend(self.rules_of_shooting_now().iter().copied());
        if shot.defender_kind == Kind::W {
            rules.extend([R_IV_1_G, R_IV_W_4, RULING_47]);
            return rules;
        }
        rules.extend([R_IV_5_E, R_IV_5_A, R_IV_5_B, R_IV_1_G, RULING_50]);
        rules.extend(self.board.rules_behind_sight(self.charts, shot.from, shot.to));
        rules.extend(shot.rulings.iter().copied());
        rules.extend(self.rule_out_of_harm(shot));
        rules.extend([R_IV_3_A, R_IV_5_J]);
        rules
    }

    /// From where it stands, after a journey, or halted in a zone; whoever has moved must have kept a point for it (MB-R27).
    fn rules_of_shooting_now(&self) -> &'static [Rule] {
        match self.state.phase {
            // In the middle of a move nobody acts but who moves.
            Phase::Moving(moving) if moving.halted => &[R_IV_2_E, RULING_27],
            Phase::Moving(_) => &[R_IV_A, RULING_27],
            _ => &[R_IV_B],
        }
    }

    /// The rule that keeps a full target unharmed by archers or horse archers: it stands higher, or in woods on their level.
    pub fn rule_out_of_harm(&self, shot: &Fight) -> Option<Rule> {
        let factor = |rule: Rule| {
            shot.tally.lines().iter().filter(|line| line.rule == rule).map(|line| line.value).sum::<i32>()
        };
        let full = self.state.unit(shot.defender).knights == self.charts.full_knights;
        let level = factor(R_IV_5_G) == 0;
        let safe = matches!(shot.attacker_kind, Kind::A | Kind::MA)
            && full
            && shot.defender_loss == 0
            && (factor(R_IV_5_G) < 0 || (level && factor(R_IV_5_H) < 0));
        safe.then_some(R_IV_5_I)
    }
}

/// Does a bow carry so far (MB-IV.5.c)?
#[inline]
pub fn in_range(range: u8, distance: u8) -> Result<(), Refused> {
    if distance <= range { Ok(()) } else { Err(No::OutOfRange { range }.by(R_IV_5_C)) }
}

/// The factors of a shot (MB-IV.5.e): the card of the bow, numbers, height, cover. Nothing without a bow.
#[inline]
pub fn shot_factors<Sum: Counted>(charts: &Charts, attacker: Party, defender: Party) -> Option<Sum> {
    let card = charts.ranged[attacker.kind as usize].as_ref()?;
    let mut factors = Sum::default();
    factors.add((*card.get(defender.kind as usize)?).into(), R_IV_5_E_BASE);
    let numbers = favour(attacker.knights, defender.knights);
    factors.add_if(numbers, for_whom(numbers, R_IV_5_F_ATTACKER, R_IV_5_F_DEFENDER));
    let height = height_favour(attacker, defender);
    factors.add_if(height, for_whom(height, R_IV_5_G_ATTACKER, R_IV_5_G_DEFENDER));
    if defender.ground.cover {
        factors.add(-1, R_IV_5_H_COVER);
    }
    Some(factors)
}
