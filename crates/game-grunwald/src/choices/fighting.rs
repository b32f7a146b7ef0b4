//! Choices in the middle of a combat (G-5).

use crate::action::Action;
use crate::content::Kind;
use crate::field::{Ground, HexId, OFF};
use crate::look::Look;
use crate::obligations::hangs_together;
use crate::rules::*;
use crate::state::*;
use engine::Rule;

impl Look<'_> {
    pub(super) fn fight_choices(&self, out: &mut Vec<Action>) {
        let Some(fight) = self.state.now.fight.as_deref() else { return };
        match fight.stage {
            Stage::Fort(attacker, hex) => {
                let (units, aimed) = fight.crowd(attacker);
                let groups = self.fort_groups(units, hex, aimed).into_iter();
                out.extend(groups.map(|units| Action::FortFighters { units }));
            }
            Stage::Loss(attacker) => {
                out.extend(self.who_can_lose(attacker).into_iter().map(|unit| Action::Lose { unit }));
            }
            Stage::Blocked => {
                let attacker = fight.retreat.is_some_and(|(attacker, _)| attacker);
                out.extend(self.who_can_lose(attacker).into_iter().map(|unit| Action::Lose { unit }));
            }
            Stage::Retreat => {
                let list = self.fall_backs();
                out.extend(list.into_iter().map(|(unit, hex, leader)| Action::FallBack {
                    unit,
                    hex,
                    leader,
                }));
            }
            Stage::Pursuit | Stage::Advance => {
                let winners = self.winners_to_go();
                out.extend(winners.iter().map(|unit| Action::Next { unit: *unit }));
                // Where nobody pursues, nobody has to go (G-5.2.9).
                if !winners.iter().any(|unit| self.pursues(*unit)) {
                    out.push(Action::StayPut);
                }
            }
            _ => {}
        }
    }

    /// The winners who have not gone yet and can follow or advance.
    pub fn winners_to_go(&self) -> Vec<UnitId> {
        let Some(fight) = self.state.now.fight.as_deref() else { return Vec::new() };
        let goes = |unit: &UnitId| self.pursues(*unit) || !self.advances(*unit, 0).is_empty();
        fight.chasing.iter().copied().filter(goes).collect()
    }

    /// Is this winner one who pursues, must he or may he?
    pub fn pursues(&self, unit: UnitId) -> bool {
        let pursuit = self.state.now.fight.as_deref().is_some_and(|fight| fight.stage == Stage::Pursuit);
        pursuit && self.may_chase(unit) && self.can_follow(unit)
    }

    /// Do more points of these units stand in a fortified hex than may fight from it (G-12.1.8)?
    pub fn crowds_fort(&self, units: &[UnitId], hex: HexId) -> bool {
        let here = units.iter().filter(|id| self.state.hex_of(**id) == Some(hex));
        self.fortified(hex) && here.map(|id| self.fighting(*id)).sum::<u8>() > self.charts().stacking.fighting
    }

    /// The strength points with which a unit takes part in a combat: those who shoot have none on the march (G-11.1.1).
    pub fn fighting(&self, id: UnitId) -> u8 {
        if self.marches(id) && self.card(id).kind.missile() { 0 } else { self.weight(id) }
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
            let ways = self.retreats(*unit, hex, hex, 0, must);
            list.extend(self.with_leader(*unit, hex, &ways).into_iter().map(|(to, led)| (*unit, to, led)));
        }
        list
    }

    /// The next steps of a retreat under way, and whether a leader goes along; whoever is swept away chooses that too (G-R35).
    pub fn next_fall_backs(&self, trace: &Trace, must: u8, pushed: bool, leaders: u16) -> Vec<(HexId, bool)> {
        let unit = trace.unit;
        let Some(at) = self.state.hex_of(unit) else { return Vec::new() };
        let fought = trace.hexes.first().copied().unwrap_or(at);
        let done = trace.hexes.len().saturating_sub(1) as u8;
        if done >= must {
            return Vec::new();
        }
        let ways = self.retreats(unit, fought, at, done, must);
        match pushed && done == 0 {
            true => self.with_leader(unit, at, &ways),
            false => ways.into_iter().map(|to| (to, leaders != 0)).collect(),
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
            hex.map_or_else(Vec::new, |hex| self.retreats(foot, hex, hex, 0, 1)).into_iter()
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
        let of = |trace: &Trace, must: u8, pushed: bool, leaders: u16| {
            let (unit, steps) = (trace.unit, self.next_fall_backs(trace, must, pushed, leaders));
            steps.into_iter().map(move |(hex, led)| (unit, hex, led))
        };
        let swept: Vec<_> = self.swept_along().flat_map(|(trace, must)| of(trace, must, true, 0)).collect();
        match self.state.now.tasks.last() {
            Some(Task::Retreat { trace, must, pushed, leaders, .. }) if swept.is_empty() => {
                of(trace, *must, *pushed, *leaders).collect()
            }
            _ => swept,
        }
    }

    /// A leader goes with one of his units: with the last one there at the latest (G-R46).
    fn with_leader(&self, unit: UnitId, hex: HexId, ways: &[HexId]) -> Vec<(HexId, bool)> {
        // Nobody stays with a bombard of the beaten that can only be lost (G-11.7.4).
        let waits =
            |id: UnitId| self.state.now.fight.as_deref().is_some_and(|fight| fight.waiting.contains(&id));
        let stays = |other: UnitId| {
            other != unit && self.seat(other) == self.seat(unit) && !(self.rooted(other) && waits(other))
        };
        let last = !self.state.at(hex).any(stays);
        let led = self.leader_with(unit);
        let choices = |to: &HexId| [(*to, true), (*to, false)];
        let open = |(_, along): &(HexId, bool)| if *along { led } else { !led || !last };
        ways.iter().flat_map(choices).filter(open).collect()
    }

    /// Is a leader of its side in the unit's hex, so that nothing disorganises it (G-9.1.3)?
    pub fn leader_with(&self, unit: UnitId) -> bool {
        let Some(hex) = self.state.hex_of(unit) else { return false };
        let seat = self.seat(unit);
        self.state.leaders_at(hex).any(|leader| self.leader_seat(leader) == seat)
    }

    /// Winners who may follow: cavalry and infantry that fought and have not panicked (G-R36), and are not bound by a banner that was
    /// moved already (G-7.1.3).
    pub fn may_chase(&self, unit: UnitId) -> bool {
        self.state.hex_of(unit).is_some()
            && !self.card(unit).kind.missile()
            && self.state.unit(unit).order != Order::Panicked
            && !self.state.unit(unit).marks.has(Marks::BOUND)
    }

    /// By which rule a winner must follow without a throw: spirits that are too high, or leaders too far (G-5.5.2, G-6.1.8).
    pub fn why_forced(&self, unit: UnitId) -> Option<Rule> {
        let distance = self.leader_distance(unit);
        if distance == Some(0) {
            return None;
        }
        if self.level(self.seat(unit)) >= self.charts().track.must_pursue {
            return Some(R_6_1_8);
        }
        let near = distance.is_some_and(|far| (far as usize) < self.charts().pursuit.len());
        (!near).then_some(R_5_5_2)
    }

    /// Have the defenders of a hex been destroyed, so that it may be entered (G-5.2.9)? Where some of them went back instead, it is
    /// theirs who pursue.
    pub fn freed(&self, fight: &Fight, hex: HexId) -> bool {
        let attacker = fight.attackers.first().map(|id| self.seat(*id));
        let left = |trace: &Trace| trace.hexes.len() > 1 && trace.hexes.first() == Some(&hex);
        fight.hexes.contains(&hex)
            && !fight.traces.iter().any(left)
            && !self.state.at(hex).any(|id| Some(self.seat(id)) != attacker)
    }

    /// The ways of the beaten that begin next to a unit, in a hex that is empty of enemies now (G-5.5.6, G-R69).
    pub fn chase_traces(&self, unit: UnitId) -> Vec<u8> {
        let (Some(fight), Some(hex)) = (self.state.now.fight.as_deref(), self.state.hex_of(unit)) else {
            return Vec::new();
        };
        let enemy = self.seat(unit).other();
        let open = |trace: &Trace| {
            let first = trace.hexes.first().copied().unwrap_or(OFF);
            trace.hexes.len() > 1
                && self.field().side_to(hex, first).is_some_and(|side| !self.field().side(hex, side).barred())
                && !self.state.at(first).any(|id| self.seat(id) == enemy)
        };
        fight.traces.iter().enumerate().filter(|(_, trace)| open(trace)).map(|(n, _)| n as u8).collect()
    }

    /// Is there a hex that the beaten have left and this winner can enter (G-5.5.6, G-R65)?
    pub fn can_follow(&self, unit: UnitId) -> bool {
        let Some(at) = self.state.hex_of(unit) else { return false };
        let open = |trace: u8| self.first_of_trace(trace).is_some_and(|hex| self.may_follow(unit, at, hex));
        self.chase_traces(unit).into_iter().any(open)
    }

    /// The hex that one of the beaten has left.
    pub fn first_of_trace(&self, trace: u8) -> Option<HexId> {
        self.state.now.fight.as_deref()?.traces.get(usize::from(trace))?.hexes.first().copied()
    }

    /// What the pursuer may do next, apart from stopping.
    pub fn chase_choices(&self) -> Vec<Action> {
        let Some(Task::Chase { unit, trace, done, must, .. }) = self.state.now.tasks.last() else {
            return Vec::new();
        };
        let (unit, done, must) = (*unit, *done, *must);
        let Some(at) = self.state.hex_of(unit).filter(|_| self.may_chase(unit)) else { return Vec::new() };
        if *trace == u8::MAX {
            let mut list = Vec::new();
            for trace in self.chase_traces(unit) {
                if self.first_of_trace(trace).is_some_and(|hex| self.may_follow(unit, at, hex)) {
                    list.push(Action::Pursue { trace, leader: false });
                    if self.leader_with(unit) {
                        list.push(Action::Pursue { trace, leader: true });
                    }
                }
            }
            // Nobody has to ride down his own foot, or any (G-5.5.10).
            let ridden = |action: &Action| match action {
                Action::Pursue { trace, .. } => self.first_of_trace(*trace),
                _ => None,
            };
            if must && list.iter().filter_map(ridden).all(|hex| self.must_ride_down(unit, hex)) {
                list.push(Action::StayPut);
            }
            return list;
        }
        let Some(way) =
            self.state.now.fight.as_deref().and_then(|fight| fight.traces.get(usize::from(*trace)))
        else {
            return Vec::new();
        };
        // As far as the beaten went, and into a fort only as far as its hex (G-12.1.5).
        let (length, done) = (way.hexes.len() - 1, usize::from(done));
        let first = way.hexes.first().copied().unwrap_or(OFF);
        if self.fortified(at) && done > 0 {
            return Vec::new();
        }
        let fort = |hex: &HexId| *hex == first || !self.fortified(*hex);
        let last = done >= length;
        // Off the map as the last step (G-4.4.1, G-R36).
        let around = self.field().next[usize::from(at)];
        let mut out = Vec::new();
        if !must && done <= length && around.contains(&OFF) {
            out.push(Action::Exit);
        }
        if must || last {
            // Every hex of the way, the last one only if it is empty; foot in the way may be ridden down or not (G-5.5.10).
            // Who need not follow may do at the end what others must (G-8.1.7, G-R36).
            let Some(next) =
                way.hexes.get(done).copied().filter(|hex| fort(hex) && self.may_follow(unit, at, *hex))
            else {
                return out;
            };
            if last && self.state.anybody(next).is_some() {
                return out;
            }
            out.push(Action::PursueTo { hex: next });
            if must && self.must_ride_down(unit, next) {
                out.push(Action::StayPut);
            }
            return out;
        }
        let near =
            |hex: &HexId| way.hexes.iter().any(|on| on == hex || self.field().side_to(*on, *hex).is_some());
        let steps = around
            .into_iter()
            .filter(|hex| {
                *hex != OFF && *hex != first && near(hex) && fort(hex) && self.may_follow(unit, at, *hex)
            })
            .map(|hex| Action::PursueTo { hex });
        steps.chain(out).collect()
    }

    /// Can this hex only be entered by riding somebody down (G-R38)?
    pub fn must_ride_down(&self, unit: UnitId, hex: HexId) -> bool {
        let enemy = self.seat(unit).other();
        let foot = |id: UnitId| !self.card(id).kind.mounted();
        let foes = self.state.at(hex).any(|id| self.seat(id) == enemy);
        foes || self.fast_enough(unit, hex) && self.state.at(hex).any(foot) || !self.has_room(unit, hex)
    }

    /// Does a winner come into the next hex fast enough to ride foot down (G-5.8.1)?
    fn fast_enough(&self, unit: UnitId, hex: HexId) -> bool {
        self.card(unit).kind == Kind::Cavalry
            && !self.turns_about(unit, hex)
            && self.state.unit(unit).charge >= self.charts().overrun.least_charge
    }

    /// Does he have to turn about for it, which costs a pursuer his speed before anything else (G-5.5.9, G-R69)?
    pub fn turns_about(&self, unit: UnitId, hex: HexId) -> bool {
        let Some(at) = self.state.hex_of(unit) else { return false };
        let way = match self.state.now.tasks.last() {
            Some(Task::Chase { unit: it, came: Some(came), .. }) if *it == unit => *came,
            _ => self.state.unit(unit).facing,
        };
        self.field().side_to(at, hex) == Some(way.opposite())
    }

    /// May a pursuer enter a hex: passable, with room, or with nobody but foot to be ridden down (G-R36)?
    pub fn may_follow(&self, unit: UnitId, from: HexId, to: HexId) -> bool {
        let Some(side) = self.field().side_to(from, to) else { return false };
        if self.field().ground(to) == Ground::Lake || self.field().side(from, side).barred() {
            return false;
        }
        if !self.must_ride_down(unit, to) {
            return true;
        }
        let foot_only =
            self.state.anybody(to).is_some() && !self.state.at(to).any(|id| self.card(id).kind.mounted());
        self.fast_enough(unit, to) && foot_only && self.open_ground(to)
    }

    /// Where an attacker may advance: into a hex of the destroyed, then straight on (G-5.2.9, G-R37).
    pub fn advances(&self, unit: UnitId, done: u8) -> Vec<HexId> {
        let (Some(fight), Some(at)) = (self.state.now.fight.as_deref(), self.state.hex_of(unit)) else {
            return Vec::new();
        };
        let (it, seat) = (self.state.unit(unit), self.seat(unit));
        let open = |to: HexId| {
            let Some(side) = self.field().side_to(at, to) else { return false };
            self.field().ground(to) != Ground::Lake
                && !self.field().side(at, side).barred()
                && !self.state.at(to).any(|id| self.seat(id) != seat)
                && !self.controlled(seat.other(), to)
                && !self.must_ride_down(unit, to)
        };
        let able = it.order != Order::Panicked && !it.marks.has(Marks::BOUND);
        if !able || !fight.attackers.contains(&unit) {
            return Vec::new();
        }
        if done == 0 {
            let front = self.front_zone(unit);
            let free = |hex: &HexId| front.contains(hex) && self.freed(fight, *hex) && open(*hex);
            return fight.hexes.iter().copied().filter(free).collect();
        }
        let ahead = self.field().neighbour(at, it.facing);
        if ahead != OFF && open(ahead) { vec![ahead] } else { Vec::new() }
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
