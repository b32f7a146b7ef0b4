//! IV.5 Ranged attack: the same calculator, and nothing comes back.

use super::melee::{clamp, favour, losses};
use crate::event::Fight;
use crate::look::{Look, No};
use crate::rules::*;
use crate::state::{HexId, Kind, UnitId};
use engine::{Rule, Tally};

impl Look<'_> {
    /// May a unit shoot at this hex, and for how much? Bows only (MB-IV.5.c), an enemy in range and, at two hexes, in
    /// sight (MB-IV.5.d); moved or not, halted or not (MB-IV.2.e), for a point (MB-IV.1.g). Terrain that the shooter
    /// could not enter is no obstacle (MB-R24).
    pub fn may_shoot(&self, id: UnitId, target: HexId) -> Result<u8, No> {
        let unit = self.state.unit(id);
        let from = unit.hex().ok_or(No::NotOnMap)?;
        let range = self.charts.kind(unit.kind).range;
        if range == 0 {
            return Err(No::NoBow(unit.kind));
        }
        if usize::from(target) >= self.board.geo.hexes.len() {
            return Err(No::OffMap);
        }
        let enemy = self.state.at(target).ok_or(No::Nobody(target))?;
        if enemy.seat() == id.seat() {
            return Err(No::OwnUnit(target));
        }
        if self.in_friends_hex(id) {
            return Err(No::InFriendsHex);
        }
        self.bears(range, from, target)?;
        self.afford(unit.points, self.charts.shot, R_IV_1_G)
    }

    /// Is a hex within range of a bow (MB-IV.5.c) and, at two hexes, in sight (MB-IV.5.d)? Units never block (MB-R50).
    pub fn bears(&self, range: u8, from: HexId, target: HexId) -> Result<(), No> {
        let distance = self.board.geo.distance(from, target);
        if distance > range {
            return Err(No::OutOfRange { range });
        }
        if distance == 2 && !self.board.sees(self.charts, from).any(|seen| seen == target) {
            return Err(No::NoSight(target));
        }
        Ok(())
    }

    /// What a shot would come to (MB-IV.5.e). The shooter never loses anything (MB-IV.5.b). Not for wagons.
    pub fn shot(&self, attacker: UnitId, defender: UnitId) -> Fight {
        let (a, d) = (self.state.unit(attacker), self.state.unit(defender));
        let (from, to) = (a.hex().unwrap_or(0), d.hex().unwrap_or(0));
        let mut tally = Tally::default();
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
            moved: self.moved(attacker),
        };
        let card = self.charts.ranged[a.kind as usize].unwrap_or_default();
        // A wagon has no column on any card.
        let Some(base) = card.get(d.kind as usize).filter(|_| d.kind != Kind::W) else { return fight };
        tally.add((*base).into(), R_IV_5_E);
        tally.add_if(favour(a.knights, d.knights), R_IV_5_F);
        tally.add_if(self.height_favour(from, to), R_IV_5_G);
        if self.charts.grounds[usize::from(self.board.ground[usize::from(to)])].cover {
            // Cover and height are separate factors (MB-R54).
            tally.add(-1, R_IV_5_H);
        }
        fight.column = clamp(&tally);
        fight.defender_loss = losses(self.charts, fight.column).1.min(d.knights);
        fight.tally = tally;
        fight
    }

    /// A full target that height or woods keep from harm by archers or horse archers (MB-IV.5.i).
    pub fn out_of_harm(&self, shot: &Fight) -> bool {
        let factor = |rule: Rule| {
            shot.tally.lines().iter().filter(|line| line.rule == rule).map(|line| line.value).sum::<i32>()
        };
        let full = self.state.unit(shot.defender).knights == self.charts.full_knights;
        let level = factor(R_IV_5_G) == 0;
        matches!(shot.attacker_kind, Kind::A | Kind::MA)
            && full
            && (factor(R_IV_5_G) < 0 || (level && factor(R_IV_5_H) < 0))
    }
}
