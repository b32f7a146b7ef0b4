//! 13. Organisation in conrois (option): who belongs together, and what that binds before the battle.

use crate::Grunwald;
use crate::content::{Kind, Nation};
use crate::field::HexId;
use crate::ids::{GroupId, LeaderId};
use crate::look::{Cited, Look, No, Refused};
use crate::rules::*;
use crate::setup::scenario_rules;
use crate::state::{UnitId, Whereabouts};
use engine::{Rule, Seat};

/// The rules that tie a counter to a group or to a leader: riders by their arms, everybody else one by one.
pub fn ties(rules: &Grunwald, unit: UnitId) -> &'static [Rule] {
    let card = &rules.roster[usize::from(unit)];
    match (card.nation, card.kind) {
        (Nation::Tatars, _) => &[R_13_1_3, R_13_1_6, R_13_1_7],
        (Nation::Lithuania, Kind::Cavalry) => &[R_13_1_2, R_13_1_4],
        (_, Kind::Cavalry) => &[R_13_1_1, R_13_1_4],
        _ => &[R_13_1_6],
    }
}

impl Look<'_> {
    /// A counter is put where the scenario wants its like, with room, of which walls leave riders less; by chapter 13 its group and its
    /// leader bind it besides.
    pub fn rules_behind_placing(&self, unit: UnitId, hex: HexId) -> Cited {
        let [placing, ..] = scenario_rules(self.rules);
        let ties = if self.rules.options.organisation { ties(self.rules, unit) } else { &[] };
        [&[placing, R_4_5_1, RULING_54], self.rules_behind_room(unit, hex), ties].concat()
    }

    /// A counter obeys another leader: riders go by their group, everybody else one by one.
    pub fn rules_behind_attaching(&self, unit: UnitId) -> Cited {
        let ties = if self.card(unit).kind == Kind::Cavalry { &[] } else { ties(self.rules, unit) };
        [&[R_13_1_5], ties, &[RULING_58]].concat()
    }

    /// A side stands: counters, leaders and banners as the options want them.
    pub fn rules_behind_readiness(&self) -> Cited {
        let mut rules = vec![RULING_63, RULING_56, R_1_2];
        if self.rules.options.organisation {
            rules.extend([R_13_0, RULING_58]);
        }
        rules.extend(self.rule_of_freshness());
        rules
    }

    /// The leader whom a counter obeys, if he takes part (G-13.1.5): the one to whom it was attached, or else the one of its card.
    pub fn leader_of(&self, unit: UnitId) -> Option<LeaderId> {
        match self.state.unit(unit).chief {
            LeaderId::NOBODY => self.printed_leader(unit),
            chief => Some(chief),
        }
    }

    /// The leader of its card.
    pub fn printed_leader(&self, unit: UnitId) -> Option<LeaderId> {
        let printed = usize::from(self.card(unit).printed);
        let leader = usize::from(self.rules.content.counters.units[printed].leader);
        self.rules.scenario.leaders.iter().position(|it| *it == leader).map(LeaderId::new)
    }

    /// May a counter be attached to a leader at the set-up? Riders by their group, everybody else one by one (G-R58).
    pub fn may_attach(&self, seat: Seat, unit: UnitId, leader: LeaderId) -> Result<(), Refused> {
        let (tatar, riders) =
            (self.card(unit).nation == Nation::Tatars, self.card(unit).kind == Kind::Cavalry);
        let refused = match () {
            _ if !self.rules.options.organisation => No::NoConrois.by(R_13_0),
            _ if self.seat(unit) != seat => No::NotYours { unit }.by(R_13_1_5),
            _ if self.leader_seat(leader) != seat => No::NotYourLeader { leader }.by(R_13_1_5),
            _ if tatar && self.leader_card(leader).nation != Nation::Lithuania => {
                No::TatarLeader { leader }.by(R_13_1_7)
            }
            _ if self.leader_of(unit) != Some(leader) => return Ok(()),
            _ if riders => No::AttachedAlready { unit, leader }.by(R_13_1_5),
            _ => No::AttachedAlready { unit, leader }.by(R_13_1_6),
        };
        Err(refused.see(&[RULING_58]))
    }

    /// Who is attached with a counter: riders by their whole group, everybody else alone (G-13.1.5, G-13.1.6).
    pub fn attached_with(&self, unit: UnitId) -> Vec<UnitId> {
        if self.card(unit).kind != Kind::Cavalry {
            return vec![unit];
        }
        let group = |id: UnitId| self.rules.content.counters.units[usize::from(self.card(id).printed)].group;
        let same = |id: &UnitId| self.card(*id).kind == Kind::Cavalry && group(*id) == group(unit);
        UnitId::all(self.rules.roster.len()).filter(same).collect()
    }

    /// Is the set-up of a side as chapter 13 wants it? Without the option everything is.
    pub fn organised(&self, seat: Seat) -> Result<(), Refused> {
        if !self.rules.options.organisation {
            return Ok(());
        }
        for group in GroupId::all(self.rules.content.counters.groups.len()) {
            if !self.stands_together(seat, group) {
                return Err(No::GroupScattered { group }.by(R_13_1_4));
            }
        }
        for leader in
            LeaderId::all(self.state.leaders.len()).filter(|leader| self.leader_seat(*leader) == seat)
        {
            if self.state.leader(leader).whereabouts != Whereabouts::Absent && !self.among_his_own(leader) {
                return Err(No::LeaderApart { leader }.by(R_13_1_5));
            }
        }
        Ok(())
    }

    /// Do the riders of a group that are on the map form one patch (G-13.1.4)? Lithuanians colour by colour (G-R58); foot and
    /// Tatars bear no arms (G-13.1.3, G-13.1.6).
    fn stands_together(&self, seat: Seat, group: GroupId) -> bool {
        let mine = |unit: &UnitId| {
            let card = self.card(*unit);
            let printed = &self.rules.content.counters.units[usize::from(card.printed)];
            card.side == seat && card.kind == Kind::Cavalry && printed.group == group
        };
        let mut left: Vec<HexId> = UnitId::all(self.rules.roster.len())
            .filter(mine)
            .filter_map(|unit| self.state.hex_of(unit))
            .collect();
        let Some(first) = left.pop() else { return true };
        let mut patch = vec![first];
        while let Some(hex) = patch.pop() {
            let (near, far): (Vec<HexId>, Vec<HexId>) =
                left.into_iter().partition(|other| self.field().distance(hex, *other) <= 1);
            patch.extend(near);
            left = far;
        }
        left.is_empty()
    }

    /// Does a leader stand with or next to one of his counters (G-13.1.5, G-R58)?
    fn among_his_own(&self, leader: LeaderId) -> bool {
        let Whereabouts::Map(hex) = self.state.leader(leader).whereabouts else { return false };
        UnitId::all(self.rules.roster.len())
            .filter(|unit| self.leader_of(*unit) == Some(leader))
            .any(|unit| self.state.hex_of(unit).is_some_and(|at| self.field().distance(at, hex) <= 1))
    }
}
