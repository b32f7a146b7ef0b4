//! 12. Objects: what a wall costs, who has room behind it, who fights from there, and the work that brings it down.

use crate::ch02_turn::ROOTED;
use crate::field::{HexId, NO_FORT};
use crate::look::{Look, No, Refused};
use crate::obligations::hangs_together;
use crate::rules::*;
use crate::state::{Fight, Marks, UnitId, Units};
use engine::Rule;
use hexboard::Side;

/// Work on walls counts by the turn, and begins anew when it is disturbed.
pub const WORK_ON_WALLS: [Rule; 3] = [R_12_1_6, R_12_1_7, RULING_49];

impl Look<'_> {
    /// Is the wall on this side still there, and whose is it?
    #[inline]
    pub fn wall(&self, from: HexId, side: Side) -> bool {
        let fort = self.field().walls[usize::from(from)][side.index()];
        fort != NO_FORT && self.state.razed >> fort & 1 == 0
    }

    /// Is a hex fortified (G-12.1.8)?
    #[inline]
    pub fn fortified(&self, hex: HexId) -> bool {
        let fort = self.field().fort[usize::from(hex)];
        fort != NO_FORT && self.state.razed >> fort & 1 == 0
    }

    // ---------------------------------------------------------------- 12.1.1 to 12.1.5 walls in the way

    /// Is an attack of this unit halved because a wall is before it (G-12.1.1)?
    pub fn walls_halve(&self, id: UnitId, from: HexId, hexes: &[HexId]) -> Option<Rule> {
        let walled = |to: HexId| self.field().side_to(from, to).is_some_and(|side| self.wall(from, side));
        self.targets_of(id, hexes).any(walled).then_some(R_12_1_1_HALVED)
    }

    /// Does a wall take all speed from who strikes across it (G-12.1.2)?
    pub fn wall_breaks_charge(&self, from: HexId, side: Side) -> Option<Rule> {
        self.wall(from, side).then_some(R_12_1_2)
    }

    /// What the wall on the way costs besides the ground: less for the light (G-12.1.3).
    #[inline]
    pub fn toll_of_wall(&self, mounted: bool, armour: u8, from: HexId, side: Side) -> Option<(u8, Rule)> {
        let walls = &self.charts().walls;
        let prices = if mounted { walls.horse } else { walls.foot };
        self.wall(from, side).then(|| (prices[usize::from(armour.min(2))], R_12_1_3_CROSSED))
    }

    /// Gates are passed like open ground (G-12.1.4).
    pub fn rule_of_gate(&self, from: HexId, side: Side) -> Option<Rule> {
        self.field().has_gate(from, side).then_some(R_12_1_4)
    }

    /// A pursuit goes into a fort only as far as its first hex, and never on from there (G-12.1.5). `inside`: it began elsewhere.
    pub fn fort_ends_pursuit(&self, at: HexId, inside: bool, to: Option<HexId>) -> Option<Rule> {
        (inside && self.fortified(at) || to.is_some_and(|to| self.fortified(to))).then_some(R_12_1_5)
    }

    // ---------------------------------------------------------------- 12.1.6, 12.1.7 demolition

    /// A regular unit in a fortified hex may begin to pull down its walls (G-12.1.6). To stay there is no move: whoever is stopped or
    /// bound may too (G-R78).
    pub fn may_wreck(&self, unit: UnitId) -> Result<(), Refused> {
        self.may_spend_time(unit)?;
        let walled = self.state.hex_of(unit).is_some_and(|hex| self.fortified(hex));
        match () {
            _ if self.card(unit).kind.missile() => Err(No::NoWrecker { unit }.by(R_1_3)),
            _ if !walled => Err(No::NothingToWreck { unit }.by(R_12_1_6)),
            _ if self.state.unit(unit).marks.has(Marks::WRECKING) => {
                Err(No::WreckingAlready { unit }.by(R_12_1_6))
            }
            _ => Ok(()),
        }
    }

    /// A regular unit sets about the walls, even if it is stopped or bound.
    pub fn rules_behind_wrecking(&self, unit: UnitId) -> &'static [Rule] {
        let stopped = self.state.unit(unit).marks.has(ROOTED);
        if stopped { &[R_12_1_6, R_1_3, RULING_78] } else { &[R_12_1_6, R_1_3] }
    }

    /// How many turns a unit has worked when this one ends, if that is news: one more, or a new beginning (G-12.1.6, G-12.1.7).
    pub fn turns_of_work(&self, unit: UnitId) -> Option<u8> {
        let it = self.state.unit(unit);
        let hex = it.whereabouts.hex().filter(|_| it.marks.has(Marks::WRECKING))?;
        let turns = if it.marks.has(Marks::BUSY) || !self.fortified(hex) { 0 } else { it.wrecked + 1 };
        (turns != it.wrecked).then_some(turns)
    }

    /// The hex whose walls a unit brings down now: it has worked on them for three full turns (G-12.1.6).
    pub fn brings_down(&self, unit: UnitId) -> Option<HexId> {
        let hex = self.state.hex_of(unit)?;
        let worked = self.state.unit(unit).wrecked >= self.charts().walls.demolition;
        (worked && self.moves_now(unit) && self.fortified(hex)).then_some(hex)
    }

    // ---------------------------------------------------------------- 12.1.8, 12.1.9 room within, and who fights

    /// Do so many points fit into a fortified hex, of which so many are mounted (G-12.1.8, G-12.1.9)?
    #[inline]
    pub fn fits_in_fort(&self, all: u8, horse: u8) -> bool {
        let limits = &self.charts().stacking;
        all <= limits.fortified && horse <= limits.fortified_horse
    }

    /// The rules that leave a counter so much room behind walls: riders less.
    pub fn rules_behind_room(&self, unit: UnitId, hex: HexId) -> &'static [Rule] {
        match self.card(unit).kind.mounted() {
            _ if !self.fortified(hex) => &[],
            true => &[R_12_1_8, R_12_1_9],
            false => &[R_12_1_8],
        }
    }

    /// The crowded fort whose owner has to say who of it takes part: of the attackers or not, and where.
    pub fn crowded_fort(&self, fight: &Fight) -> Option<(bool, HexId)> {
        let attacking = fight.attackers.iter().filter_map(|id| self.state.hex_of(*id)).map(|hex| (true, hex));
        let attacked = fight.hexes.iter().map(|hex| (false, *hex));
        attacking.chain(attacked).find(|(attacker, hex)| {
            let units = if *attacker { &fight.attackers } else { &fight.defenders };
            self.crowds_fort(units, *hex)
        })
    }

    /// Do more points of these units stand in a fortified hex than may fight from it (G-12.1.8)?
    pub fn crowds_fort(&self, units: &[UnitId], hex: HexId) -> bool {
        let here = units.iter().filter(|id| self.state.hex_of(**id) == Some(hex));
        self.fortified(hex) && here.map(|id| self.fighting(*id)).sum::<u8>() > self.charts().stacking.fighting
    }

    /// Who of a crowded fort fights when its owner does not say: as many points as may, the first of them.
    pub fn usual_fort_group(&self, units: &[UnitId], hex: HexId, aimed: &[HexId]) -> Units {
        let points = |units: &Units| units.iter().map(|id| self.fighting(*id)).sum::<u8>();
        self.fort_groups(units, hex, aimed).into_iter().rev().max_by_key(points).unwrap_or_default()
    }

    /// Can these attack all those hexes as one combat, from whatever crowded forts they come (G-12.1.8, G-R33)?
    pub fn can_strike_all(&self, attackers: &[UnitId], aimed: &[HexId]) -> bool {
        let crowded = |hex: &HexId| self.crowds_fort(attackers, *hex);
        match attackers.iter().filter_map(|id| self.state.hex_of(*id)).find(crowded) {
            Some(hex) => !self.fort_groups(attackers, hex, aimed).is_empty(),
            None => hangs_together(attackers, aimed, |id, hex| self.controls(id, hex)),
        }
    }

    /// Every group of units of a fortified hex that may fight: at most four points, at least one unit (G-12.1.8). Of attackers
    /// those that leave no hex without one who has it in front and hang together with the others (G-5.2.4, G-R33).
    fn fort_groups(&self, units: &[UnitId], hex: HexId, aimed: &[HexId]) -> Vec<Units> {
        let most = self.charts().stacking.fighting;
        let inside = |id: &UnitId| self.state.hex_of(*id) == Some(hex);
        let (here, others): (Vec<UnitId>, Vec<UnitId>) = units.iter().copied().partition(inside);
        let count = here.len().min(10);
        let mut groups: Vec<Units> = (1_u32..1 << count)
            .map(|bits| (0..count).filter(|n| bits >> n & 1 == 1).map(|n| here[n]).collect::<Units>())
            .filter(|group| group.iter().map(|id| self.fighting(*id)).sum::<u8>() <= most)
            .collect();
        if !aimed.is_empty() {
            groups.retain(|group| {
                let all: Vec<UnitId> = group.iter().chain(&others).copied().collect();
                self.can_strike_all(&all, aimed)
            });
        }
        groups
    }

    /// The groups of a side in the combat that may fight from a crowded fort.
    pub fn groups_of_fort(&self, attacker: bool, hex: HexId) -> Vec<Units> {
        let Some(fight) = self.state.now.fight.as_deref() else { return Vec::new() };
        let (units, aimed) = fight.crowd(attacker);
        self.fort_groups(units, hex, aimed)
    }

    /// May these be the ones who fight from it?
    pub fn may_fight_from_fort(&self, (attacker, hex): (bool, HexId), units: &Units) -> Result<(), Refused> {
        let may = self.groups_of_fort(attacker, hex).contains(units);
        if may { Ok(()) } else { Err(No::NotInFort.by(R_12_1_8)) }
    }
}
