//! IV.1 Movement points: a stock that only regrouping refills (MB-IV.1.b).

use crate::look::{Cited, Look, No, Refused};
use crate::rules::*;
use crate::state::{HexId, Kind, Moving, OFF, UnitId};
use engine::{Rule, Tally};

/// A step has taken it into a controlled hex.
pub const HALTED: Refused = No::Halted.by(R_IV_2_D).see(&[RULING_21]);

/// A step that cannot be paid. A turned wagon has no point at all, and that is its own rule.
fn too_few_points(kind: Kind, has: u8, needs: u8, through: Option<HexId>) -> Refused {
    match through {
        _ if kind == Kind::W && has == 0 => No::Points { needs, has }.by(R_IV_W_2),
        Some(hex) => No::PointsThrough { hex, needs, has }.by(R_IV_1_E),
        None => No::Points { needs, has }.by(R_IV_1_A),
    }
}

/// A march that ends where it began is one all the same.
pub fn ruling_on_there_and_back(start: HexId, end: HexId) -> Option<Rule> {
    (start == end).then_some(RULING_14)
}

/// What a step costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fare {
    pub cost: u8,
    /// The friend in whose hex the step ends, who pays too (MB-IV.1.e).
    pub through: Option<UnitId>,
}

impl Look<'_> {
    /// May a unit enter a neighbouring hex, and for how much? By terrain (MB-IV.1.a, MB-I.6); through a friend for a
    /// point more, which the friend pays too (MB-IV.1.e), never in an enemy zone (MB-IV.1.f), and only if the move
    /// can go on from there (MB-R15). A unit that was halted does not move (MB-IV.2.d).
    #[inline(always)]
    pub fn may_step(&self, id: UnitId, moving: Option<&Moving>, to: HexId) -> Result<Fare, Refused> {
        let (unit, from) = (self.state.unit(id), self.on_map(id)?);
        self.may_go_on(moving)?;
        let fare = self.fare(id, from, unit.points, to)?;
        if fare.through.is_some() && !self.way_on(id, to, unit.points - fare.cost) {
            return Err(No::NoWayOn { hex: to }.by(RULING_15));
        }
        Ok(fare)
    }

    /// What the step costs if the unit stands on `from` with so many points: everything about a step but what came before
    /// it and what comes after.
    #[inline(always)]
    pub fn fare(&self, id: UnitId, from: HexId, points: u8, to: HexId) -> Result<Fare, Refused> {
        let kind = self.state.unit(id).kind;
        self.next_to(from, to, R_IV_1_A)?;
        let through = self.friend_on(id, to)?;
        self.may_stand_on(kind, to)?;
        let needs = self.may_pay_step(kind, points, to, through)?;
        if let Some(friend) = through {
            self.may_pass(id, friend, to)?;
        }
        Ok(Fare { cost: needs, through })
    }

    /// Has no step of this move halted it yet (MB-IV.2.d)?
    #[inline(always)]
    pub(crate) fn may_go_on(&self, moving: Option<&Moving>) -> Result<(), Refused> {
        if moving.is_some_and(|moving| moving.halted) { Err(HALTED) } else { Ok(()) }
    }

    /// The friend through whom a step leads, if one stands there. Nobody steps on to an enemy. Where it set out from is empty by then.
    #[inline(always)]
    pub(crate) fn friend_on(&self, id: UnitId, to: HexId) -> Result<Option<UnitId>, Refused> {
        match self.state.at(to).filter(|there| *there != id) {
            Some(other) if other.seat() != id.seat() => Err(No::Enemy { hex: to }.by(R_IV_A)),
            there => Ok(there),
        }
    }

    /// Has it the points for the ground, and for passing through a friend?
    #[inline(always)]
    pub(crate) fn may_pay_step(
        &self,
        kind: Kind,
        points: u8,
        to: HexId,
        through: Option<UnitId>,
    ) -> Result<u8, Refused> {
        let needs =
            self.board.cost(self.charts, kind, to) + through.map_or(0, |_| self.charts.through_friend);
        if points < needs { Err(too_few_points(kind, points, needs, through.map(|_| to))) } else { Ok(needs) }
    }

    /// Does a friend let a unit through? He pays too (MB-IV.1.e), and not in an enemy zone (MB-IV.1.f).
    pub(crate) fn may_pass(&self, id: UnitId, friend: UnitId, hex: HexId) -> Result<(), Refused> {
        let friend = self.state.unit(friend);
        if friend.points < self.charts.friend_passed {
            let see: &[Rule] = if friend.kind == Kind::W { &[RULING_17] } else { &[] };
            return Err(No::FriendTired { hex }.by(R_IV_1_E).see(see));
        }
        if self.controlled_by(id.seat().other(), hex) {
            return Err(No::ThroughInZone { hex }.by(R_IV_1_F).see(&[RULING_18, RULING_19]));
        }
        Ok(())
    }

    /// May a unit end its move? Not in a friend's hex.
    pub fn may_stop(&self, id: UnitId) -> Result<(), Refused> {
        if self.in_friends_hex(id) { Err(No::InFriendsHex.by(RULING_15)) } else { Ok(()) }
    }

    /// May it attack from where it is? In a friend's hex only another step or a merger is possible.
    #[inline]
    pub(crate) fn may_fight_here(&self, id: UnitId) -> Result<(), Refused> {
        if self.in_friends_hex(id) { Err(No::InFriendsHex.by(RULING_16)) } else { Ok(()) }
    }

    /// What a step costs, part by part: the ground, and a point more through a friend.
    pub fn price_of_step(&self, id: UnitId, to: HexId, fare: Fare) -> Tally {
        let mut price = Tally::default();
        price.add(self.board.cost(self.charts, self.state.unit(id).kind, to).into(), R_I_6_ENTERED);
        if fare.through.is_some() {
            price.add(self.charts.through_friend.into(), R_IV_1_E_PASSING);
        }
        price
    }

    /// A step is paid by the ground. A wagon may take one too (MB-IV.W.3), a unit may leave a zone that it stands in as its turn
    /// begins (MB-IV.2.f), and one that rides on over a flag does not take it (MB-V.4).
    pub fn rules_behind_step(&self, id: UnitId, moving: Option<&Moving>, from: HexId) -> Cited {
        let mut rules = Cited::from_iter([R_IV_1_A, R_I_6]);
        if self.state.unit(id).kind == Kind::W {
            rules.push(R_IV_W_3);
        }
        rules.extend(self.rule_of_leaving_a_zone(id, moving));
        rules.extend(self.rule_of_leaving_a_flag(id, from).filter(|_| moving.is_some()));
        rules
    }

    /// Whoever begins his turn under enemy control may move all the same.
    pub fn rule_of_leaving_a_zone(&self, id: UnitId, moving: Option<&Moving>) -> Option<Rule> {
        let from = self.state.unit(id).hex()?;
        (moving.is_none() && self.controlled_by(id.seat().other(), from)).then_some(R_IV_2_F)
    }

    /// From a friend's hex, does some way lead to an empty hex or a merger with the points left?
    fn way_on(&self, id: UnitId, at: HexId, points: u8) -> bool {
        self.board.geo.around[usize::from(at)].into_iter().filter(|next| *next != OFF).any(|next| {
            // Most hexes are empty, and then nobody need ask who could join whom.
            let fare = self.fare(id, at, points, next);
            let beyond = |fare: Fare| self.way_on(id, next, points - fare.cost);
            fare.is_ok_and(|fare| fare.through.is_none())
                || self.may_merge_from(id, at, points, false, next).is_ok()
                || fare.is_ok_and(beyond)
        })
    }

    /// Is that a hex next door? The rule is that of what is done there.
    #[inline]
    pub(crate) fn next_to(&self, from: HexId, to: HexId, rule: Rule) -> Result<(), Refused> {
        self.exists(to)?;
        if self.board.geo.distance(from, to) == 1 { Ok(()) } else { Err(No::NotNext { hex: to }.by(rule)) }
    }

    /// Not without the points; the rule is that of what is paid for.
    #[inline]
    pub(crate) fn afford(&self, has: u8, needs: u8, rule: Rule) -> Result<u8, Refused> {
        if has >= needs { Ok(needs) } else { Err(No::Points { needs, has }.by(rule)) }
    }

    /// Does nobody stand there?
    #[inline]
    pub(crate) fn may_take(&self, hex: HexId, rule: Rule) -> Result<(), Refused> {
        if self.state.at(hex).is_some() { Err(No::Taken { hex }.by(rule)) } else { Ok(()) }
    }

    /// A unit that passes through stands in its friend's hex.
    #[inline]
    pub fn in_friends_hex(&self, id: UnitId) -> bool {
        self.state.unit(id).hex().is_some_and(|hex| self.state.at(hex) != Some(id))
    }
}
