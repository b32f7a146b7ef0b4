//! Choices in the middle of a combat: who bears a loss, who goes back where (G-5).

use crate::ch05_combat::retreat::Back;
use crate::content::Kind;
use crate::field::HexId;
use crate::look::{Look, No, Refused};
use crate::rules::*;
use crate::state::*;

impl Look<'_> {
    /// The strength points with which a unit takes part in a combat: those who shoot have none on the march (G-11.1.1).
    pub fn fighting(&self, id: UnitId) -> u8 {
        if self.unarmed(id).is_some() { 0 } else { self.weight(id) }
    }

    /// May a point of its side be lost by this unit: one of the combat that is still there (G-R17)?
    pub(super) fn may_lose(&self, attacker: bool, unit: UnitId) -> Result<(), Refused> {
        let may = self.who_can_lose(attacker).contains(&unit);
        if may { Ok(()) } else { Err(No::NotInCombat { unit }.by(RULING_17)) }
    }

    /// The units of a side in the combat that still have strength to lose (G-R17).
    pub fn who_can_lose(&self, attacker: bool) -> Vec<UnitId> {
        let Some(fight) = self.state.now.fight.as_deref() else { return Vec::new() };
        let units = if attacker { &fight.attackers } else { &fight.defenders };
        units.iter().copied().filter(|id| self.state.hex_of(*id).is_some()).collect()
    }

    /// First steps of a retreat: which unit, whereto, and whether a leader goes with it (G-R46).
    pub fn fall_backs(&self) -> Vec<(UnitId, HexId, bool)> {
        let Some(fight) = self.state.now.fight.as_deref() else { return Vec::new() };
        let must = fight.retreat.map_or(0, |(_, hexes)| hexes);
        let mut list = Vec::new();
        for unit in &fight.waiting {
            let Some(hex) = self.state.hex_of(*unit) else { continue };
            let ways = self.retreats(Back::from(*unit, hex, must));
            list.extend(self.with_leader(*unit, hex, &ways).into_iter().map(|(to, led)| (*unit, to, led)));
        }
        list
    }

    /// The next steps of a retreat under way, and whether a leader goes along; whoever is swept away chooses that too (G-R35).
    pub fn next_fall_backs(
        &self,
        trace: &Trace,
        must: u8,
        pushed: bool,
        leaders: Leaders,
    ) -> Vec<(HexId, bool)> {
        let unit = trace.unit;
        let Some(at) = self.state.hex_of(unit) else { return Vec::new() };
        let fought = trace.hexes.first().copied().unwrap_or(at);
        let done = trace.hexes.len().saturating_sub(1) as u8;
        if done >= must {
            return Vec::new();
        }
        let ways = self.retreats(Back { unit, fought, at, done, most: must });
        match pushed && done == 0 {
            true => self.with_leader(unit, at, &ways),
            false => ways.into_iter().map(|to| (to, !leaders.is_empty())).collect(),
        }
    }

    /// Foot that is ridden at and has to give way; who goes first is its owner's choice (G-4.1.2).
    pub fn giving_way(&self) -> impl Iterator<Item = UnitId> + '_ {
        self.state.now.tasks.iter().rev().map_while(|task| match task {
            Task::Aside { foot, .. } => Some(*foot),
            _ => None,
        })
    }

    /// Whereto each of them may go.
    pub fn asides(&self) -> Vec<(UnitId, HexId)> {
        let ways = |foot: UnitId| {
            let hex = self.state.hex_of(foot);
            hex.map_or_else(Vec::new, |hex| self.retreats(Back::from(foot, hex, 1))).into_iter()
        };
        self.giving_way().flat_map(|foot| ways(foot).map(move |to| (foot, to))).collect()
    }

    /// Foot that is swept along and has not gone yet: its owner says who goes first (G-4.1.2).
    pub fn swept_along(&self) -> impl Iterator<Item = (&Trace, u8)> {
        self.state.now.tasks.iter().rev().map_while(|task| match task {
            Task::Retreat { trace, must, pushed: true, into: None, .. } if trace.hexes.len() == 1 => {
                Some((trace, *must))
            }
            _ => None,
        })
    }

    /// The next steps of the retreat at hand, or of all who are swept along.
    pub fn next_retreats(&self) -> Vec<(UnitId, HexId, bool)> {
        let of = |trace: &Trace, must: u8, pushed: bool, leaders: Leaders| {
            let (unit, steps) = (trace.unit, self.next_fall_backs(trace, must, pushed, leaders));
            steps.into_iter().map(move |(hex, led)| (unit, hex, led))
        };
        let swept: Vec<_> =
            self.swept_along().flat_map(|(trace, must)| of(trace, must, true, Leaders::NONE)).collect();
        match self.state.now.tasks.last() {
            Some(Task::Retreat { trace, must, pushed, leaders, .. }) if swept.is_empty() => {
                of(trace, *must, *pushed, *leaders).collect()
            }
            _ => swept,
        }
    }

    /// A leader goes with one of his units: with the last one there at the latest (G-R46).
    fn may_go_led(&self, unit: UnitId, hex: HexId, along: bool) -> Result<(), Refused> {
        if !self.leader_with(unit) {
            return if along { Err(No::NoLeaderAlong { unit }.by(RULING_46)) } else { Ok(()) };
        }
        // Nobody stays with a bombard of the beaten that can only be lost (G-11.7.4).
        let waits =
            |id: UnitId| self.state.now.fight.as_deref().is_some_and(|fight| fight.waiting.contains(&id));
        let stays = |other: UnitId| {
            other != unit && self.seat(other) == self.seat(unit) && !(self.rooted(other) && waits(other))
        };
        let last = || !self.state.at(hex).any(stays);
        if !along && last() { Err(No::LeaderBehind { unit }.by(RULING_46)) } else { Ok(()) }
    }

    /// Where a unit goes back to, with a leader or without.
    fn with_leader(&self, unit: UnitId, hex: HexId, ways: &[HexId]) -> Vec<(HexId, bool)> {
        let led = [true, false].map(|along| self.may_go_led(unit, hex, along).is_ok().then_some(along));
        ways.iter().flat_map(|to| led.into_iter().flatten().map(|along| (*to, along))).collect()
    }

    /// May one of the beaten go back to that hex, with a leader or without? `under_way`: who has begun to.
    pub(super) fn may_fall_back(
        &self,
        under_way: Option<UnitId>,
        unit: UnitId,
        hex: HexId,
        along: bool,
    ) -> Result<(), Refused> {
        let (back, led) = self.may_retreat_now(under_way, unit)?;
        let longest = self.longest_retreat(unit, back.fought, back.at, back.done, back.most);
        self.may_step_back(back, hex, longest)?;
        match led {
            None => self.may_go_led(unit, back.at, along),
            Some(led) if led == along => Ok(()),
            Some(true) => Err(No::LeaderBehind { unit }.by(RULING_46)),
            Some(false) => Err(No::NoLeaderAlong { unit }.by(RULING_46)),
        }
    }

    /// Has this unit to go back now, and how far has it come? Once it is on its way its leader goes with it or has stayed.
    fn may_retreat_now(
        &self,
        under_way: Option<UnitId>,
        unit: UnitId,
    ) -> Result<(Back, Option<bool>), Refused> {
        let not_his = No::NoRetreatOfHis { unit }.by(R_5_4_1);
        let tasks = || self.state.now.tasks.iter().rev();
        let at = self.state.hex_of(unit);
        let own = tasks().find_map(|task| match task {
            Task::Retreat { trace, must, pushed, leaders, .. } if trace.unit == unit => {
                Some((trace, *must, *pushed, *leaders))
            }
            _ => None,
        });
        let fight = self.state.now.fight.as_deref();
        let waits = fight.is_some_and(|fight| fight.waiting.contains(&unit));
        if let Some(other) = under_way.filter(|other| *other != unit && (waits || own.is_some())) {
            // Another has begun to go back and finishes first; of all who are swept along each may be the first.
            if !self.swept_along().any(|(trace, _)| trace.unit == unit) {
                return Err(No::AnotherRetreats { unit: other }.by(RULING_34).see(&[R_5_4_2]));
            }
        }
        let at = at.ok_or(not_his)?;
        if let Some((trace, must, pushed, leaders)) = own {
            let fought = trace.hexes.first().copied().unwrap_or(at);
            let done = trace.hexes.len().saturating_sub(1) as u8;
            let led = (!pushed || done > 0).then_some(!leaders.is_empty());
            if done >= must {
                return Err(not_his);
            }
            return Ok((Back { unit, fought, at, done, most: must }, led));
        }
        let most = fight.and_then(|fight| fight.retreat).map_or(0, |(_, hexes)| hexes);
        if waits && most > 0 { Ok((Back::from(unit, at, most), None)) } else { Err(not_his) }
    }

    /// May foot that was ridden at and held out give way there (G-5.8.5a, G-R38)?
    pub(super) fn may_give_way(&self, unit: UnitId, hex: HexId) -> Result<(), Refused> {
        let gives = self.giving_way().any(|foot| foot == unit);
        let Some(at) = self.state.hex_of(unit).filter(|_| gives) else {
            return Err(No::NobodyGivesWay { unit }.by(R_5_8_5A).see(&[RULING_38]));
        };
        if self.field().side_to(at, hex).is_none() {
            return Err(No::NotBeside { unit, hex }.by(R_5_8_5A).see(&[RULING_38]));
        }
        let back = Back::from(unit, at, 1);
        let longest = self.longest_retreat(unit, at, at, 0, 1);
        self.may_step_back(back, hex, longest).map_err(|refused| match refused.no {
            No::Full { .. } => refused.see(&[RULING_38]),
            No::NoWayBack { .. } => No::NoWayAside { hex }.by(refused.rule).see(&[RULING_38]),
            _ => No::NoWayAside { hex }.by(RULING_38),
        })
    }

    /// Does a throw on a row of the table disorganise this unit (G-T.4, G-R62)?
    pub fn disorders(&self, unit: UnitId, row: u8, total: u8) -> bool {
        let card = self.card(unit);
        let column = match (card.kind, card.armour) {
            (Kind::Cavalry | Kind::HorseArcher, 2) => 0,
            (Kind::Cavalry | Kind::HorseArcher, 1) => 1,
            (Kind::Cavalry | Kind::HorseArcher, _) => 2,
            (Kind::Infantry, 2) => 3,
            (Kind::Infantry, 1) => 4,
            _ => 5,
        };
        self.charts().disorganisation[usize::from(row.clamp(1, 5) - 1)][column] >> total & 1 == 1
    }

    /// Does a hex hold more than it may (G-R49)?
    pub fn overfull(&self, hex: HexId) -> bool {
        let sum: u8 = self.state.at(hex).map(|id| self.weight(id)).sum();
        let limits = self.charts().stacking;
        sum > if self.fortified(hex) { limits.fortified } else { limits.hex }
    }
}
