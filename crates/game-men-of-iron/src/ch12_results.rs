//! 12 Results: what a result comes to, where a beaten unit goes, who is surrounded.

use crate::action::Way;
use crate::content::{Blow, UnitType};
use crate::event::Cause;
use crate::ids::{HexId, MarkerId, StandardId, UnitId};
use crate::look::{Look, No, Refused};
use crate::rules::*;
use crate::state::*;
use engine::{Rule, Seat};
use hexboard::Side;

/// What a result comes to for this unit, as far as it is known before it moves (MI-R64).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    Nothing,
    Eliminated(Cause, &'static [Rule]),
    /// And whether another result has become this one (MI-Q9.3-3, MI-NAJ-4).
    Retired(Cause, bool),
    /// Disordered, unhorsed, driven back: each or several.
    Shaken {
        disordered: bool,
        unhorsed: bool,
        retreats: bool,
        holds: bool,
    },
}

impl Look<'_> {
    /// What a blow comes to.
    pub fn fate(&self, unit: UnitId, blow: Blow, source: Source) -> Fate {
        let mut blow = blow;
        let status = self.status(unit);
        if blow.is_none() {
            return Fate::Nothing;
        }
        // A Retired unit does not survive any adverse result (MI-12.4d).
        if status == Status::Retired {
            let rules: &[Rule] = match source {
                Source::Trampled => &[RULING_8_0_5, R_12_4D],
                Source::Fire { .. } => &[R_12_4D, RULING_9_3_2],
                Source::Shock | Source::Repulse { .. } => &[R_12_4D],
            };
            return Fate::Eliminated(Cause::HitAgain, rules);
        }
        let printed = blow.retired;
        if blow.unhorsed && self.kind(unit) != UnitType::Mounted {
            // Only men-at-arms lose their horses: other riders who are shot at are Retired, attackers are Disordered.
            match (source, self.mounted(unit)) {
                (Source::Fire { .. }, true) => blow.retired = true,
                _ => blow.disordered = true,
            }
            blow.unhorsed = false;
        }
        if blow.retreat && self.rules.options.levies && self.battle().special.levies.contains(unit) {
            (blow.retreat, blow.retired) = (false, true);
        }
        if blow.eliminated {
            let cause = if matches!(source, Source::Fire { .. }) { Cause::Fire } else { Cause::Shock };
            return Fate::Eliminated(cause, &[R_12_6]);
        }
        if blow.retired {
            return self.fate_of_retired(unit, source, !printed);
        }
        let stays = self.is_garrison(unit) || self.unit(unit).formation == Formation::Schiltron;
        Fate::Shaken {
            disordered: blow.disordered && status == Status::Normal,
            unhorsed: blow.unhorsed,
            retreats: blow.retreat && !stays,
            holds: blow.retreat && stays,
        }
    }

    fn fate_of_retired(&self, unit: UnitId, source: Source, instead: bool) -> Fate {
        if self.is_garrison(unit) {
            return Fate::Eliminated(Cause::NotRetired, &[R_COU_2]);
        }
        if self.battle().special.hired.contains(unit) {
            let rules: &[Rule] = if self.has_rule(R_POI_6) { &[R_POI_6] } else { &[R_CRE_4] };
            return Fate::Eliminated(Cause::NotRetired, rules);
        }
        if self.standard_of(unit).is_none() {
            return Fate::Eliminated(Cause::NoStandard, &[R_13_2D, R_12_4A]);
        }
        if self.surrounded(unit) {
            return Fate::Eliminated(Cause::Surrounded, &[R_12_4B, RULING_12_4_1]);
        }
        let by = match source {
            Source::Fire { .. } => Cause::Fire,
            Source::Trampled => Cause::RiddenThrough,
            Source::Shock | Source::Repulse { .. } => Cause::Shock,
        };
        Fate::Retired(by, instead)
    }

    /// What friends who ride or retreat through it do to it (MI-8.0c, MI-12.3c, MI-Q8.0-5).
    pub fn trampled_blow(&self, unit: UnitId) -> Blow {
        match self.status(unit) {
            Status::Normal => Blow { disordered: true, ..Blow::NONE },
            Status::Disordered => Blow { retired: true, ..Blow::NONE },
            Status::Retired => Blow { eliminated: true, ..Blow::NONE },
        }
    }

    /// Is a hex next to somebody closed to him by the enemy: held, or in a zone without a friend in it?
    pub fn closed_by_enemy(&self, seat: Seat, hex: HexId) -> bool {
        if self.enemy_at(seat, hex).is_some() {
            return true;
        }
        self.friend_at(seat, hex).is_none() && !self.in_enemy_zone(seat, hex).is_empty()
    }

    /// On every side off the map, prohibited, or closed by the enemy, and by him somewhere (MI-Q12.4-1).
    pub fn surrounded(&self, unit: UnitId) -> bool {
        let Some(hex) = self.hex_of(unit) else { return false };
        let (seat, arm) = (self.seat(unit), self.arm(unit));
        let mut by_enemy = false;
        for next in self.field().around(hex) {
            if *next == HexId::OFF || !self.field().open_to(*next, arm) {
                continue;
            }
            if !self.closed_by_enemy(seat, *next) {
                return false;
            }
            by_enemy = true;
        }
        // A hex that is closed anyway may hold an enemy too: the garrison of a castle.
        by_enemy
            || self
                .field()
                .around(hex)
                .iter()
                .any(|it| *it != HexId::OFF && self.enemy_at(seat, *it).is_some())
    }

    /// Hexes that defenders of the combat at hand have left by its results (MI-R53).
    pub fn left_in_combat(&self) -> impl Iterator<Item = HexId> + '_ {
        let verdicts = self.fight().map_or(&[][..], |fight| &fight.verdicts);
        let left = |it: &&Verdict| it.done && self.hex_of(it.defender) != Some(it.hex);
        verdicts.iter().filter(left).map(|it| it.hex)
    }

    /// May a beaten unit end there: on the map, empty, passable, and left by nobody in this combat (MI-12.3b, MI-R53)?
    fn has_room_for(&self, unit: UnitId, from: HexId, hex: HexId) -> bool {
        let side = self.field().side_to(from, hex);
        let passes = side.is_some_and(|side| self.field().price(self.arm(unit), from, side, true).is_some());
        hex != HexId::OFF
            && passes
            && self.state.at(hex).is_none()
            && !self.left_in_combat().any(|left| left == hex)
    }

    /// How many of those that drive it away stand next to a hex; of a shooter, or of the defender that threw it back, whether it is no
    /// farther from him.
    fn pressed(&self, from: HexId, hex: HexId, causes: &[HexId], source: Source) -> usize {
        let field = self.field();
        match source {
            Source::Fire { .. } | Source::Repulse { .. } => {
                causes.iter().filter(|it| field.distance(hex, **it) <= field.distance(from, **it)).count()
            }
            Source::Shock | Source::Trampled => {
                causes.iter().filter(|it| field.adjacent(hex, **it) || **it == hex).count()
            }
        }
    }

    /// The ways of a retreat: one hex, or two through missile infantry of its own (MI-12.3a to c, MI-Q12.3-1, MI-Q12.3-2).
    pub fn retreat_ways(&self, unit: UnitId, causes: &[HexId], source: Source) -> Vec<Way> {
        let Some(from) = self.hex_of(unit) else { return Vec::new() };
        let around = || self.field().around(from).iter().copied().filter(|hex| *hex != HexId::OFF);
        let open: Vec<(HexId, usize)> = around()
            .filter(|hex| self.has_room_for(unit, from, *hex))
            .map(|hex| (hex, self.pressed(from, hex, causes, source)))
            .collect();
        let fewest = open.iter().map(|(_, by)| *by).min().unwrap_or(0);
        // Farther from the one that drives it away; of several next to as few as can be, and never to all.
        let limit = causes.len().max(1);
        let away = |by: usize| by < limit && by == fewest;
        let single: Vec<Way> =
            open.iter().filter(|(_, by)| away(*by)).map(|(hex, _)| Way::from_iter([*hex])).collect();
        if single.is_empty() { self.ways_through_friends(unit, from, causes, source) } else { single }
    }

    fn ways_through_friends(&self, unit: UnitId, from: HexId, causes: &[HexId], source: Source) -> Vec<Way> {
        let (field, seat) = (self.field(), self.seat(unit));
        let mut ways: Vec<(Way, bool)> = Vec::new();
        for through in field.around(from).iter().copied().filter(|hex| *hex != HexId::OFF) {
            let friend = self.friend_at(seat, through).filter(|it| self.type_of(*it).missile_infantry);
            let side = field.side_to(from, through);
            let passes = side.is_some_and(|side| field.price(self.arm(unit), from, side, true).is_some());
            if friend.is_none() || !passes {
                continue;
            }
            let beside = self.pressed(from, through, causes, source) > 0;
            for end in field.around(through).iter().copied() {
                let away = end != HexId::OFF && end != from && self.pressed(from, end, causes, source) == 0;
                if away && self.has_room_for(unit, through, end) {
                    ways.push((Way::from_iter([through, end]), beside));
                }
            }
        }
        // Beside an attacker only where there is no other choice.
        let apart = ways.iter().any(|(_, beside)| !beside);
        ways.into_iter().filter(|(_, beside)| !apart || !beside).map(|(way, _)| way).collect()
    }

    /// The hexes nearest to its standard where a Retired unit may be placed; its own counts as empty (MI-12.4a, MI-Q12.4-2).
    pub fn retire_hexes(&self, unit: UnitId) -> Vec<HexId> {
        let (Some(own), Some(standard)) = (self.hex_of(unit), self.standard_of(unit)) else {
            return Vec::new();
        };
        let (field, arm) = (self.field(), self.arm(unit));
        let home = self.battle().standard(standard).hex;
        let alone = self.state.at(own) == Some(unit) && self.state.inside(own).is_none();
        let free = |hex: HexId| match hex == own {
            true => alone,
            false => self.state.at(hex).is_none() && !self.left_in_combat().any(|left| left == hex),
        };
        let mut nearest = (u32::MAX, Vec::new());
        for hex in field.hexes().filter(|hex| field.open_to(*hex, arm) && free(*hex)) {
            let far = field.distance(hex, home);
            if far < nearest.0 {
                nearest = (far, vec![hex]);
            } else if far == nearest.0 {
                nearest.1.push(hex);
            }
        }
        nearest.1
    }

    /// The hexsides that a way crosses, each seen from the hex that is left.
    pub fn crossed(&self, from: HexId, way: &[HexId]) -> Vec<(HexId, Side)> {
        let starts = std::iter::once(&from).chain(way);
        let side = |(from, to): (&HexId, &HexId)| Some((*from, self.field().side_to(*from, *to)?));
        starts.zip(way).filter_map(side).collect()
    }

    /// Does a unit that comes into this hex take anything there: a standard, a wagon, a leader alone (MI-Q12.3-3)?
    pub fn something_to_take(&self, unit: UnitId, hex: HexId) -> bool {
        let (seat, battle) = (self.seat(unit), self.battle());
        let standard = StandardId::number(&battle.standards)
            .any(|(id, it)| it.hex == hex && it.side != seat && self.state.standards[id.index()]);
        let marker = MarkerId::number(&battle.markers)
            .any(|(id, it)| it.hex == hex && it.side != seat && self.state.markers[id.index()]);
        standard || marker || self.state.leaders_at(hex).any(|leader| self.leader_seat(leader) != seat)
    }

    /// Does driving a rider along this way break his order (MI-COU-3)?
    pub fn driven_over_water(&self, unit: UnitId, from: HexId, way: &[HexId]) -> bool {
        let breaks =
            |(hex, side): (HexId, Side)| self.field().kind(hex, side).is_some_and(|kind| kind.breaks_retreat);
        self.mounted(unit) && self.crossed(from, way).into_iter().any(breaks)
    }

    /// Does it lead over the brook in which a Disordered rider may drown (MI-COU-4)?
    pub fn driven_into_brook(&self, unit: UnitId, from: HexId, way: &[HexId]) -> bool {
        let drowning = self.battle().special.drowning.filter(|_| self.rules.options.drowning);
        let brook = |(hex, side): (HexId, Side)| {
            drowning.is_some_and(|drowning| self.field().kind_id(hex, side) == drowning.kind)
        };
        self.mounted(unit) && self.crossed(from, way).into_iter().any(brook)
    }

    /// Is this the way of a retreat?
    pub fn may_retreat(
        &self,
        unit: UnitId,
        causes: &[HexId],
        source: Source,
        way: &Way,
    ) -> Result<(), Refused> {
        if self.retreat_ways(unit, causes, source).contains(way) {
            return Ok(());
        }
        let end = way.last().copied().unwrap_or(HexId::OFF);
        match end == HexId::OFF || self.state.at(end).is_some() {
            true => Err(No::RetreatBlocked { unit }.by(R_12_3B)),
            false => Err(No::NotAway { unit, hex: end }.by(R_12_3A).see(&[RULING_12_3_1, RULING_53])),
        }
    }

    /// Is this among the nearest places to its standard?
    pub fn may_retire(&self, unit: UnitId, hex: HexId) -> Result<(), Refused> {
        match self.retire_hexes(unit).contains(&hex) {
            true => Ok(()),
            false => Err(No::NotNearest { unit, hex }.by(R_12_4A).see(&[RULING_12_4_2])),
        }
    }
}
