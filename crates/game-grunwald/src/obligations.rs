//! Who must fight whom (G-5.2.2, G-5.2.3, G-R33).

use crate::action::Action;
use crate::field::{HexId, OFF};
use crate::look::Look;
use crate::rules::*;
use crate::state::*;
use engine::Rule;

/// The attackers of a combat phase that have not fought, and the enemy hexes that each has in its front.
#[derive(Clone, Debug, Default)]
pub struct Obligations {
    pub attackers: Vec<(UnitId, Vec<HexId>)>,
    pub hexes: Vec<HexId>,
}

impl Look<'_> {
    /// May this unit attack in the present phase at all?
    fn attacks_now(&self, id: UnitId) -> bool {
        let card = self.card(id);
        card.side == self.mover()
            && card.kind.mounted() == self.cavalry_phase()
            && self.state.hex_of(id).is_some()
            && self.has_zone(id)
            && !self.state.unit(id).marks.has(Marks::FOUGHT)
    }

    /// Enemies in a hex that have not been attacked in this phase.
    fn unstruck(&self, hex: HexId) -> bool {
        let enemy = self.mover().other();
        self.state.at(hex).any(|id| self.seat(id) == enemy && !self.state.unit(id).marks.has(Marks::STRUCK))
    }

    /// Is there nobody in a hex who could be attacked, no leader either?
    pub(crate) fn empty(&self, hex: HexId) -> bool {
        let enemy = self.mover().other();
        !self.state.at(hex).any(|id| self.seat(id) == enemy) && !self.lone_leader(enemy, hex)
    }

    /// All that is still owed.
    pub fn obligations(&self) -> Obligations {
        let mut owed = Obligations::default();
        for id in 0..self.rules.roster.len() as UnitId {
            if !self.attacks_now(id) {
                continue;
            }
            let targets: Vec<HexId> = self
                .front_zone(id)
                .into_iter()
                .filter(|hex| *hex != OFF && self.unstruck(*hex) && self.controls(id, *hex))
                .collect();
            if !targets.is_empty() {
                owed.hexes.extend(&targets);
                owed.attackers.push((id, targets));
            }
        }
        owed.hexes.sort_unstable();
        owed.hexes.dedup();
        owed
    }

    /// Is there anything to fight for: a duty, or a leader who is alone?
    pub fn has_combats(&self) -> bool {
        !self.obligations().attackers.is_empty() || !self.lone_targets().is_empty()
    }

    /// Leaders alone in front of somebody who has not fought (G-8.2.7).
    fn lone_targets(&self) -> Vec<(UnitId, HexId)> {
        let enemy = self.mover().other();
        let mut list = Vec::new();
        for (leader, it) in self.state.leaders.iter().enumerate() {
            let Spot::Map(hex) = it.spot else { continue };
            if self.leader_seat(leader) != enemy || !self.lone_leader(enemy, hex) {
                continue;
            }
            let around = self.field().next[usize::from(hex)].into_iter().filter(|near| *near != OFF);
            for id in around.flat_map(|near| self.state.at(near)) {
                if self.attacks_now(id) && self.controls(id, hex) {
                    list.push((id, hex));
                }
            }
        }
        list
    }

    /// Combats to choose from: for every one, two or three neighbouring enemy hexes the attackers that are bound to them, with
    /// and without those who could also attack elsewhere; and each whole tangle. Any other closed combat is legal too.
    pub(crate) fn combat_choices(&self, out: &mut Vec<Action>) {
        let owed = self.obligations();
        let mut sets: Vec<Vec<HexId>> = owed.hexes.iter().map(|hex| vec![*hex]).collect();
        for (_, targets) in &owed.attackers {
            if targets.len() > 1 {
                sets.push(targets.clone());
                for (n, first) in targets.iter().enumerate() {
                    sets.extend(targets[n + 1..].iter().map(|second| vec![*first, *second]));
                }
            }
        }
        sets.extend(self.tangles(&owed));
        for set in &mut sets {
            set.sort_unstable();
            set.dedup();
        }
        sets.sort();
        sets.dedup();
        let before = out.len();
        self.combats_of(&owed, &sets, 4, out);
        // From crowded forts not every tangle can be struck as one: then all who could strike elsewhere too are tried.
        if out.len() == before && !owed.attackers.is_empty() {
            self.combats_of(&owed, &sets, 12, out);
        }
        for (id, hex) in self.lone_targets() {
            let (attackers, hexes): (Units, Hexes) =
                ([id].into_iter().collect(), [hex].into_iter().collect());
            if self.frees(&owed, &attackers) {
                out.push(Action::Attack { attackers, hexes });
            }
        }
        if owed.attackers.is_empty() {
            out.push(Action::EndPhase);
        }
    }

    /// The combats against each of these sets of hexes, with every choice among so many of those who could also attack elsewhere.
    fn combats_of(&self, owed: &Obligations, sets: &[Vec<HexId>], choices: usize, out: &mut Vec<Action>) {
        let of = |hex: HexId| owed.attackers.iter().filter(move |(_, targets)| targets.contains(&hex));
        for set in sets {
            let mut bound: Vec<UnitId> = Vec::new();
            let mut free: Vec<UnitId> = Vec::new();
            for hex in set {
                for (id, targets) in of(*hex) {
                    let list = if targets.iter().all(|it| set.contains(it)) { &mut bound } else { &mut free };
                    if !list.contains(id) {
                        list.push(*id);
                    }
                }
            }
            let count = free.len().min(choices);
            for bits in 0_u32..1 << count {
                let mut units: Vec<UnitId> = bound.clone();
                units.extend((0..count).filter(|n| bits >> n & 1 == 1).map(|n| free[n]));
                units.sort_unstable();
                if units.is_empty() || units.len() > MOST_IN_COMBAT || set.len() > 16 {
                    continue;
                }
                let (attackers, hexes): (Units, Hexes) =
                    (units.into_iter().collect(), set.iter().copied().collect());
                if self.closes(owed, &attackers, &hexes) {
                    out.push(Action::Attack { attackers, hexes });
                }
            }
        }
    }

    /// The enemy hexes of each connected tangle.
    fn tangles(&self, owed: &Obligations) -> Vec<Vec<HexId>> {
        let mut left = owed.hexes.clone();
        let mut list = Vec::new();
        while let Some(first) = left.pop() {
            let mut tangle = vec![first];
            let mut at = 0;
            while let Some(hex) = tangle.get(at).copied() {
                for (_, targets) in owed.attackers.iter().filter(|(_, targets)| targets.contains(&hex)) {
                    for other in targets {
                        if !tangle.contains(other) {
                            tangle.push(*other);
                        }
                    }
                }
                at += 1;
            }
            left.retain(|hex| !tangle.contains(hex));
            list.push(tangle);
        }
        list
    }

    /// May these attack those hexes (G-5.2.4, G-R33)?
    pub fn may_attack(&self, attackers: &Units, hexes: &Hexes) -> bool {
        let owed = self.obligations();
        let mut sorted: Vec<UnitId> = attackers.to_vec();
        sorted.sort_unstable();
        sorted.dedup();
        let mut places: Vec<HexId> = hexes.to_vec();
        places.sort_unstable();
        places.dedup();
        if sorted.len() != attackers.len()
            || places.len() != hexes.len()
            || sorted.is_empty()
            || places.is_empty()
        {
            return false;
        }
        if let [hex] = hexes.as_slice()
            && self.lone_leader(self.mover().other(), *hex)
        {
            let lone = self.lone_targets();
            return attackers.iter().all(|id| lone.contains(&(*id, *hex))) && self.frees(&owed, attackers);
        }
        self.closes(&owed, attackers, hexes)
    }

    /// Connected, everybody has somebody, and nobody outside is left with a duty that can no longer be done.
    fn closes(&self, owed: &Obligations, attackers: &Units, hexes: &Hexes) -> bool {
        let targets =
            |id: &UnitId| owed.attackers.iter().find(|(it, _)| it == id).map(|(_, targets)| targets);
        let everybody = attackers
            .iter()
            .all(|id| targets(id).is_some_and(|list| list.iter().any(|hex| hexes.contains(hex))));
        let everywhere = hexes
            .iter()
            .all(|hex| attackers.iter().any(|id| targets(id).is_some_and(|list| list.contains(hex))));
        if !everybody || !everywhere || !self.connected(owed, attackers, hexes) {
            return false;
        }
        // Nor would more strike than may fight from a fort (G-12.1.8).
        if !self.can_strike_all(attackers, hexes) {
            return false;
        }
        !self.strands(owed, attackers, hexes) && !self.forgets(owed, attackers, hexes)
    }

    /// Is an attacker outside left with nobody but those who are attacked now (G-5.2.2)?
    fn strands(&self, owed: &Obligations, attackers: &Units, hexes: &Hexes) -> bool {
        let outside = owed.attackers.iter().filter(|(id, _)| !attackers.contains(id));
        outside.into_iter().any(|(_, list)| list.iter().all(|hex| hexes.contains(hex)))
    }

    /// Is an enemy outside left to those alone who attack now (G-5.2.3)?
    fn forgets(&self, owed: &Obligations, attackers: &Units, hexes: &Hexes) -> bool {
        owed.hexes.iter().filter(|hex| !hexes.contains(hex)).any(|hex| {
            owed.attackers.iter().filter(|(_, list)| list.contains(hex)).all(|(id, _)| attackers.contains(id))
        })
    }

    /// The rules by which these may not attack those hexes; none if they may.
    pub fn why_not_attack(&self, attackers: &Units, hexes: &Hexes) -> Vec<Rule> {
        let now = &self.state.now;
        if now.fight.is_some() {
            return vec![R_5_2_11];
        }
        if now.phase != Phase::Combat || !now.tasks.is_empty() {
            return vec![R_5_2_1];
        }
        if self.may_attack(attackers, hexes) {
            return Vec::new();
        }
        let owed = self.obligations();
        for id in attackers {
            let card = self.card(*id);
            let control = || hexes.first().and_then(|hex| self.why_no_control(*id, *hex));
            match () {
                _ if card.side != self.mover() || card.kind.mounted() != self.cavalry_phase() => {
                    return vec![R_2_0];
                }
                _ if self.state.unit(*id).marks.has(Marks::FOUGHT) => return vec![RULING_33],
                // Whoever controls nothing attacks nobody, wherever he looks.
                _ if !self.has_zone(*id) => return control().into_iter().chain([R_5_2_4]).collect(),
                _ if !hexes.iter().any(|hex| self.controls(*id, *hex)) => {
                    return [R_5_2_4].into_iter().chain(control()).collect();
                }
                _ if !self.attacks_now(*id) => return vec![R_2_0],
                _ => {}
            }
        }
        match () {
            _ if hexes.iter().any(|hex| self.empty(*hex)) => vec![R_5_2_4],
            _ if hexes.iter().any(|hex| !attackers.iter().any(|id| self.controls(*id, *hex))) => {
                vec![R_5_2_4]
            }
            _ if self.strands(&owed, attackers, hexes) => vec![R_5_2_2, RULING_33],
            _ if self.forgets(&owed, attackers, hexes) => vec![R_5_2_3, RULING_33],
            _ if self.connected(&owed, attackers, hexes) => vec![R_12_1_8, RULING_33],
            _ => vec![RULING_33],
        }
    }

    /// Do those who turn on a leader leave nobody to whom only they could do their duty?
    fn frees(&self, owed: &Obligations, attackers: &Units) -> bool {
        !owed.hexes.iter().any(|hex| {
            owed.attackers.iter().filter(|(_, list)| list.contains(hex)).all(|(id, _)| attackers.contains(id))
        })
    }

    fn connected(&self, owed: &Obligations, attackers: &Units, hexes: &Hexes) -> bool {
        hangs_together(attackers, hexes, |id, hex| {
            owed.attackers.iter().any(|(it, list)| *it == id && list.contains(&hex))
        })
    }
}

/// Is each of these linked with every other by somebody whom two have in front, or by one who has two in front (G-R33)?
pub fn hangs_together(attackers: &[UnitId], hexes: &[HexId], aims: impl Fn(UnitId, HexId) -> bool) -> bool {
    let mut reached: Vec<HexId> = hexes.first().copied().into_iter().collect();
    let mut met: Vec<UnitId> = Vec::new();
    let mut at = 0;
    while let Some(hex) = reached.get(at).copied() {
        at += 1;
        for id in attackers.iter().copied().filter(|id| aims(*id, hex)) {
            if !met.contains(&id) {
                met.push(id);
                let more: Vec<HexId> =
                    hexes.iter().copied().filter(|hex| aims(id, *hex) && !reached.contains(hex)).collect();
                reached.extend(more);
            }
        }
    }
    met.len() == attackers.len() && reached.len() == hexes.len()
}
