//! Who must fight whom (G-5.2.2, G-5.2.3, G-R33).

use crate::action::Action;
use crate::field::{HexId, OFF};
use crate::look::{Look, No, Refused};
use crate::rules::*;
use crate::state::*;
use engine::sorted::InOrder;

/// The attackers of a combat phase that have not fought, and the enemy hexes that each has in its front.
#[derive(Clone, Debug, Default)]
pub struct Obligations {
    pub attackers: Vec<(UnitId, Vec<HexId>)>,
    pub hexes: Vec<HexId>,
}

/// Attackers and enemy hexes that hang together (G-R33).
#[derive(Clone, Debug, Default)]
pub struct Tangle<'a> {
    /// Each with the hexes that it has in its front.
    pub attackers: Vec<(UnitId, &'a [HexId])>,
    pub hexes: Vec<HexId>,
}

impl Obligations {
    /// The hexes that somebody has to attack.
    fn of(&self, id: UnitId) -> &[HexId] {
        self.attackers.iter().find(|(it, _)| *it == id).map_or(&[], |(_, targets)| targets.as_slice())
    }

    /// Attackers outside who would be left with nobody but those who are attacked now (G-5.2.2).
    pub fn stranded(&self, attackers: &Units, hexes: &Hexes) -> impl Iterator<Item = UnitId> {
        let outside = self.attackers.iter().filter(|(id, _)| !attackers.contains(id));
        outside.filter(|(_, list)| list.iter().all(|hex| hexes.contains(hex))).map(|(id, _)| *id)
    }

    /// Enemies outside who would be left to those alone who attack now (G-5.2.3).
    pub fn forgotten(&self, attackers: &Units, hexes: &Hexes) -> impl Iterator<Item = HexId> {
        self.hexes.iter().copied().filter(|hex| !hexes.contains(hex)).filter(|hex| {
            let mut able = self.attackers.iter().filter(|(_, list)| list.contains(hex));
            able.all(|(id, _)| attackers.contains(id))
        })
    }

    /// All that hangs together with an attacker.
    pub fn tangle_around(&self, first: UnitId) -> Tangle<'_> {
        let mut tangle = Tangle::default();
        let of = self.attackers.iter().find(|(it, _)| *it == first);
        tangle.attackers.extend(of.map(|(id, list)| (*id, list.as_slice())));
        let mut at = 0;
        while let Some((_, list)) = tangle.attackers.get(at).copied() {
            for hex in list {
                if tangle.hexes.contains(hex) {
                    continue;
                }
                tangle.hexes.push(*hex);
                for (id, list) in self.attackers.iter().filter(|(_, list)| list.contains(hex)) {
                    if !tangle.attackers.iter().any(|(it, _)| it == id) {
                        tangle.attackers.push((*id, list));
                    }
                }
            }
            at += 1;
        }
        tangle
    }

    /// Each tangle once.
    pub fn tangles(&self) -> Vec<Tangle<'_>> {
        let mut list: Vec<Tangle> = Vec::new();
        for (id, _) in &self.attackers {
            if !list.iter().any(|tangle| tangle.attackers.iter().any(|(it, _)| it == id)) {
                list.push(self.tangle_around(*id));
            }
        }
        list
    }
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
        for id in UnitId::all(self.rules.roster.len()) {
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
        owed.hexes.put_in_order();
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
        for (leader, it) in LeaderId::number(&self.state.leaders) {
            let Whereabouts::Map(hex) = it.whereabouts else { continue };
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
        sets.extend(owed.tangles().into_iter().map(|tangle| tangle.hexes));
        for set in &mut sets {
            set.put_in_order();
            set.dedup();
        }
        sets.put_in_order();
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
            if self.may_fight(&owed, &attackers, &hexes).is_ok() {
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
                units.put_in_order();
                if units.is_empty() || units.len() > MOST_IN_COMBAT || set.len() > 16 {
                    continue;
                }
                let (attackers, hexes): (Units, Hexes) =
                    (units.into_iter().collect(), set.iter().copied().collect());
                if self.may_fight(owed, &attackers, &hexes).is_ok() {
                    out.push(Action::Attack { attackers, hexes });
                }
            }
        }
    }

    /// When nobody has to attack any more the phase may end.
    pub(crate) fn may_end_combats(&self) -> Result<(), Refused> {
        match self.obligations().attackers.is_empty() {
            true => Ok(()),
            false => Err(No::MustAttack.by(R_5_2_2).see(&[R_5_2_3])),
        }
    }

    /// May these attack those hexes (G-5.2.4, G-R33)?
    pub fn may_attack(&self, attackers: &Units, hexes: &Hexes) -> Result<(), Refused> {
        self.may_attack_now()?;
        self.may_fight(&self.obligations(), attackers, hexes)
    }

    /// In the combat phase, and one combat after the other.
    pub fn may_attack_now(&self) -> Result<(), Refused> {
        let now = &self.state.now;
        match () {
            _ if now.fight.is_some() => Err(No::NotAsked.by(R_5_2_11)),
            _ if now.phase != Phase::Combat || !now.tasks.is_empty() => Err(No::NotAsked.by(R_5_2_1)),
            _ => Ok(()),
        }
    }

    /// The same by what is still owed: everybody has somebody, they hang together, and nobody outside is left with a duty that can no
    /// longer be done.
    fn may_fight(&self, owed: &Obligations, attackers: &Units, hexes: &Hexes) -> Result<(), Refused> {
        for id in attackers {
            self.may_strike(owed, *id, hexes)?;
        }
        for hex in hexes {
            self.may_be_struck(owed, *hex, attackers)?;
        }
        let lone = matches!(hexes.as_slice(), [hex] if self.lone_leader(self.mover().other(), *hex));
        // Who turns on a leader who is alone neglects no duty by it, unless he was the only one who could do it (G-8.2.7).
        if !lone && owed.stranded(attackers, hexes).next().is_some() {
            return Err(No::LeftWithoutDuty.by(R_5_2_2).see(&[RULING_33]));
        }
        if owed.forgotten(attackers, hexes).next().is_some() {
            return Err(No::EnemyLeftOut.by(R_5_2_3).see(&[RULING_33]));
        }
        if twice(attackers) || twice(hexes) || hexes.is_empty() {
            return Err(No::NotOneCombat.by(RULING_33));
        }
        if lone {
            return Ok(());
        }
        if !self.connected(owed, attackers, hexes) {
            return Err(No::NotOneCombat.by(RULING_33));
        }
        // Nor would more strike than may fight from a fort.
        if !self.can_strike_all(attackers, hexes) {
            return Err(No::NotOneCombat.by(R_12_1_8).see(&[RULING_33]));
        }
        Ok(())
    }

    /// May this unit strike at any of those hexes?
    pub(crate) fn may_strike(&self, owed: &Obligations, unit: UnitId, hexes: &Hexes) -> Result<(), Refused> {
        if owed.of(unit).iter().any(|hex| hexes.contains(hex)) {
            return Ok(());
        }
        let card = self.card(unit);
        if card.side != self.mover() {
            return Err(No::NotYours { unit }.by(R_2_0));
        }
        if card.kind.mounted() != self.cavalry_phase() {
            return Err(No::AttacksLater { unit }.by(R_2_0));
        }
        if self.state.unit(unit).marks.has(Marks::FOUGHT) {
            return Err(No::FoughtAlready { unit }.by(RULING_33));
        }
        self.may_control_anything(unit)?;
        // A leader who is alone obliges nobody, but he can be attacked (G-8.2.7).
        let mut ahead = hexes.iter().copied().filter(|hex| self.controls(unit, *hex)).peekable();
        let none = ahead.peek().is_none();
        for hex in ahead {
            if self.lone_leader(self.mover().other(), hex) {
                return Ok(());
            }
            self.may_be_struck_again(hex)?;
        }
        let river = hexes.first().is_some_and(|hex| self.cut_off_by_river(unit, *hex));
        Err(No::NotInFront { unit }.by(R_5_2_4).see(match (none, river) {
            (false, _) => &[],
            (true, true) => &[R_3_2_3],
            (true, false) => &[R_3_2_1],
        }))
    }

    /// May this hex be attacked, and by one of these?
    pub(crate) fn may_be_struck(
        &self,
        owed: &Obligations,
        hex: HexId,
        attackers: &Units,
    ) -> Result<(), Refused> {
        if attackers.iter().any(|id| owed.of(*id).contains(&hex)) {
            return Ok(());
        }
        if self.empty(hex) {
            return Err(No::NobodyThere { hex }.by(R_5_2_4));
        }
        if attackers.iter().any(|id| self.controls(*id, hex)) {
            if self.lone_leader(self.mover().other(), hex) {
                return Ok(());
            }
            self.may_be_struck_again(hex)?;
        }
        Err(No::NobodyStrikes { hex }.by(R_5_2_4))
    }

    /// Everybody is attacked once (G-R33).
    fn may_be_struck_again(&self, hex: HexId) -> Result<(), Refused> {
        let struck = |id: UnitId| self.state.unit(id).marks.has(Marks::STRUCK);
        match self.state.at(hex).any(|id| self.seat(id) != self.mover() && struck(id)) {
            true => Err(No::StruckAlready { hex }.by(RULING_33).see(&[R_5_2_3])),
            false => Ok(()),
        }
    }

    fn connected(&self, owed: &Obligations, attackers: &Units, hexes: &Hexes) -> bool {
        hangs_together(attackers, hexes, |id, hex| {
            owed.attackers.iter().any(|(it, list)| *it == id && list.contains(&hex))
        })
    }
}

/// Does anything stand twice in a list?
fn twice<T: PartialEq>(list: &[T]) -> bool {
    list.iter().enumerate().any(|(at, it)| list[..at].contains(it))
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
