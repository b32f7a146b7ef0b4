//! 14. Fatigue (option): which leaders tire, which rest, and whose counters are exhausted.

use crate::Card;
use crate::content::Nation;
use crate::ids::LeaderId;
use crate::look::{Cited, Look};
use crate::rules::*;
use crate::state::{UnitId, Whereabouts};
use engine::Rule;

/// A leader who has helped in a combat tires by it.
pub const BY_HELPING: [Rule; 2] = [R_14_1_3, RULING_58];

/// By which rule is this counter never tired? Tatars are not.
fn never_tires(card: &Card) -> Option<Rule> {
    (card.nation == Nation::Tatars).then_some(R_14_1_5)
}

impl Look<'_> {
    /// Where fatigue is played everybody begins fresh.
    pub fn rule_of_freshness(&self) -> Option<Rule> {
        self.rules.options.fatigue.then_some(R_14_1_2)
    }

    /// The fatigue of a leader when the turn ends, if that is news, and by which rule: one level more for who did something, one
    /// less for who did not (G-14.1.3, G-14.1.4).
    pub fn fatigue_after_turn(&self, leader: LeaderId) -> Option<(u8, Rule)> {
        let it = self.state.leader(leader);
        if !self.rules.options.fatigue || it.whereabouts.lost() || it.whereabouts == Whereabouts::Waiting {
            return None;
        }
        let (level, rule) = match it.active {
            true => (it.fatigue.saturating_add(1), R_14_1_3),
            false => (it.fatigue.saturating_sub(1), R_14_1_4),
        };
        (level != it.fatigue).then_some((level, rule))
    }

    /// A leader has tired or rested, a level at most; Tatars do not feel it.
    pub fn rules_behind_fatigue(&self, leader: LeaderId, rule: Rule) -> Cited {
        let mut rules = vec![rule, R_14_1_6, RULING_58, R_14_1_1];
        let printed = self.rules.scenario.leaders[leader.index()];
        let his = |card: &&Card| {
            usize::from(self.rules.content.counters.units[usize::from(card.printed)].leader) == printed
        };
        rules.extend(self.rules.roster.iter().filter(his).find_map(never_tires));
        rules
    }

    /// Is the unit's own leader too tired (G-14.2.1)? Tatars never are (G-14.1.5).
    pub fn tired(&self, id: UnitId) -> bool {
        if !self.rules.options.fatigue {
            return false;
        }
        let above = self.charts().fatigue.above;
        never_tires(self.card(id)).is_none()
            && self.leader_of(id).is_some_and(|leader| {
                // A dead leader tires nobody (G-R79).
                let leader = self.state.leader(leader);
                !leader.whereabouts.lost() && leader.fatigue > above
            })
    }
}
