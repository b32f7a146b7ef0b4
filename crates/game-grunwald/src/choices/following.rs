//! Who follows the beaten, and who advances (G-5.2.9, G-5.5).

use super::{Asked, Chase, Question};
use crate::action::Action;
use crate::field::{HexId, OFF};
use crate::look::{Look, No, Refused};
use crate::rules::*;
use crate::state::*;
use engine::Rule;

impl Look<'_> {
    /// The winners who have not gone yet and can follow or advance.
    pub fn winners_to_go(&self) -> Vec<UnitId> {
        let Some(fight) = self.state.now.fight.as_deref() else { return Vec::new() };
        let goes = |unit: &UnitId| self.pursues(*unit) || !self.advances(*unit, 0).is_empty();
        fight.chasing.iter().copied().filter(goes).collect()
    }

    /// Is this winner one who pursues, must he or may he?
    pub fn pursues(&self, unit: UnitId) -> bool {
        let pursuit = self.state.now.fight.as_deref().is_some_and(|fight| fight.stage == Stage::Pursuit);
        pursuit && self.may_chase(unit).is_ok() && self.can_follow(unit)
    }

    /// Winners who may follow: cavalry and infantry that fought and have not panicked (G-R36), and are not bound by a banner that was
    /// moved already (G-7.1.3).
    pub fn may_chase(&self, unit: UnitId) -> Result<(), Refused> {
        let it = self.state.unit(unit);
        let able = it.whereabouts.hex().is_some()
            && !self.card(unit).kind.missile()
            && it.cohesion != Cohesion::Panicked;
        match () {
            _ if !able => Err(No::NoPursuit.by(RULING_36)),
            _ if it.marks.has(Marks::BOUND) => Err(No::NoPursuit.by(R_7_1_3).see(&[RULING_36])),
            _ => Ok(()),
        }
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
    pub fn chase_traces(&self, unit: UnitId) -> Vec<TraceId> {
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
        TraceId::number(&fight.traces).filter(|(_, trace)| open(trace)).map(|(trace, _)| trace).collect()
    }

    /// Is there a hex that the beaten have left and this winner can enter (G-5.5.6, G-R65)?
    pub fn can_follow(&self, unit: UnitId) -> bool {
        let Some(at) = self.state.hex_of(unit) else { return false };
        let open = |trace: TraceId| {
            self.first_of_trace(trace).is_some_and(|hex| self.may_follow(unit, at, hex).is_ok())
        };
        self.chase_traces(unit).into_iter().any(open)
    }

    /// The hex that one of the beaten has left.
    pub fn first_of_trace(&self, trace: TraceId) -> Option<HexId> {
        self.state.now.fight.as_deref()?.traces.get(usize::from(trace))?.hexes.first().copied()
    }

    pub(super) fn next_choices(&self, out: &mut Vec<Action>) {
        out.extend(self.winners_to_go().into_iter().map(|unit| Action::Next { unit }));
        if self.may_all_stay().is_ok() {
            out.push(Action::StayPut);
        }
    }

    pub(super) fn pursuit_choices(&self, chase: &Chase, out: &mut Vec<Action>) {
        out.extend(self.chase_choices());
        if !chase.must {
            out.push(Action::StayPut);
        }
    }

    pub(super) fn advance_choices(&self, unit: UnitId, done: u8, out: &mut Vec<Action>) {
        for hex in self.advances(unit, done) {
            let led = [false, true].into_iter().filter(|leader| self.may_lead_on(unit, *leader).is_ok());
            out.extend(led.map(|leader| Action::Advance { hex, leader }));
        }
        out.push(Action::StayPut);
    }

    /// May who stays or goes be left as it is, or is there one left who pursues? Where nobody does, nobody has to go (G-5.2.9); and
    /// whether he may stay is asked when it is his turn.
    pub(super) fn may_all_stay(&self) -> Result<(), Refused> {
        match self.winners_to_go().into_iter().any(|unit| self.pursues(unit)) {
            true => Err(No::OthersGoFirst.by(R_4_1_2).see(&[R_5_5_3, RULING_36])),
            false => Ok(()),
        }
    }

    /// May the one who is asked stay where he is?
    pub(super) fn may_stay_now(&self, asked: &Asked) -> Result<(), Refused> {
        match asked.question {
            Question::Next => self.may_all_stay(),
            Question::Pursue(chase) => self.may_stay(&chase),
            _ => asked.advance().map(drop),
        }
    }

    /// The pursuit under way.
    fn chase(&self) -> Option<Chase> {
        match self.asked()?.question {
            Question::Pursue(chase) => Some(chase),
            _ => None,
        }
    }

    /// What the pursuer may do next, apart from stopping of his own will.
    pub fn chase_choices(&self) -> Vec<Action> {
        let Some(chase) = self.chase() else { return Vec::new() };
        let Some(at) = self.state.hex_of(chase.unit) else { return Vec::new() };
        let mut list = Vec::new();
        match chase.trace {
            None => {
                for trace in self.chase_traces(chase.unit) {
                    for leader in [false, true] {
                        if self.may_pursue(&chase, trace, leader).is_ok() {
                            list.push(Action::Pursue { trace, leader });
                        }
                    }
                }
            }
            Some(trace) => {
                // The way of the beaten in its order where that is prescribed, else whatever lies around.
                let way = self.way_of(trace).and_then(|way| way.get(usize::from(chase.done)).copied());
                let along = self.follows_exactly(&chase);
                let around = self.field().next[usize::from(at)].into_iter().filter(|hex| *hex != OFF);
                let steps = if along { way.into_iter().collect() } else { around.collect::<Vec<HexId>>() };
                let steps = steps.into_iter().filter(|hex| self.may_pursue_to(&chase, *hex).is_ok());
                list.extend(steps.map(|hex| Action::PursueTo { hex }));
                if self.may_pursue_off_map(&chase).is_ok() {
                    list.insert(if along { 0 } else { list.len() }, Action::Exit);
                }
            }
        }
        if chase.must && self.may_stay(&chase).is_ok() {
            list.push(Action::StayPut);
        }
        list
    }

    /// The hexes of one of the beaten, the one where he fought first.
    fn way_of(&self, trace: TraceId) -> Option<&[HexId]> {
        let fight = self.state.now.fight.as_deref()?;
        fight.traces.get(usize::from(trace)).map(|trace| trace.hexes.as_slice())
    }

    /// Who must pursue enters every hex of the way; who need not may do at the end what others must (G-8.1.7, G-R36).
    fn follows_exactly(&self, chase: &Chase) -> bool {
        let way = chase.trace.and_then(|trace| self.way_of(trace));
        chase.must || way.is_some_and(|way| usize::from(chase.done) + 1 >= way.len())
    }

    /// May a pursuer choose this way of the beaten, with a leader or without (G-5.5.6, G-R69)?
    pub(super) fn may_pursue(&self, chase: &Chase, trace: TraceId, leader: bool) -> Result<(), Refused> {
        let unit = chase.unit;
        let refused = No::NoPursuit.by(R_5_5_6).see(&[RULING_36, RULING_69]);
        let at = self.state.hex_of(unit).filter(|_| chase.trace.is_none()).ok_or(refused)?;
        self.may_chase(unit).map_err(|_| refused)?;
        let first = self.first_of_trace(trace).filter(|_| self.chase_traces(unit).contains(&trace));
        self.may_follow(unit, at, first.ok_or(refused)?).map_err(|_| refused)?;
        self.may_lead_on(unit, leader)
    }

    /// A leader goes along who is there (G-R46).
    fn may_lead_on(&self, unit: UnitId, leader: bool) -> Result<(), Refused> {
        if leader && !self.leader_with(unit) { Err(No::NoLeaderHere.by(RULING_46)) } else { Ok(()) }
    }

    /// May a pursuer on his way enter that hex: as far as the beaten went, and into a fort only as far as its hex (G-12.1.5)?
    pub(super) fn may_pursue_to(&self, chase: &Chase, hex: HexId) -> Result<(), Refused> {
        let Chase { unit, done, must, .. } = *chase;
        let by = |rule: Rule| Err(No::NoPursuit.by(rule).see(&[RULING_36]));
        let (Some(way), Some(at)) =
            (chase.trace.and_then(|trace| self.way_of(trace)), self.state.hex_of(unit))
        else {
            return by(R_5_5_6);
        };
        let (length, first) = (way.len().saturating_sub(1), way.first().copied().unwrap_or(OFF));
        let near = self.field().side_to(at, hex).is_some();
        if let Some(rule) = self.fort_ends_pursuit(at, done > 0, (near && hex != first).then_some(hex)) {
            return by(rule);
        }
        self.may_chase(unit)?;
        if near {
            self.may_follow(unit, at, hex)?;
        }
        let last = usize::from(done) >= length;
        let wanted = match self.follows_exactly(chase) {
            // Every hex of the way, the last one only if it is empty; foot in the way may be ridden down or not (G-5.5.10).
            true => way.get(usize::from(done)) == Some(&hex) && !(last && self.state.anybody(hex).is_some()),
            false => {
                hex != first && way.iter().any(|on| *on == hex || self.field().side_to(*on, hex).is_some())
            }
        };
        match () {
            _ if near && wanted => Ok(()),
            _ if must => by(R_5_5_4),
            _ => by(R_5_5_5),
        }
    }

    /// Off the map as the last step, of who need not follow (G-4.4.1, G-R36).
    pub(super) fn may_pursue_off_map(&self, chase: &Chase) -> Result<(), Refused> {
        let unit = chase.unit;
        let refused = No::NoEdgeAhead { unit }.by(R_4_4_1);
        let at = self.state.hex_of(unit).ok_or(refused)?;
        let way = chase.trace.and_then(|trace| self.way_of(trace)).ok_or(refused)?;
        let farther = usize::from(chase.done) < way.len() && !chase.must;
        let stays = self.fortified(at) && chase.done > 0 || self.may_chase(unit).is_err();
        let edge = self.field().next[usize::from(at)].contains(&OFF);
        if farther && edge && !stays { Ok(()) } else { Err(refused) }
    }

    /// Who need not pursue stays; so does who would have to ride down foot, his own or any (G-5.5.10).
    pub(super) fn may_stay(&self, chase: &Chase) -> Result<(), Refused> {
        let unit = chase.unit;
        if !chase.must || self.only_rides_down(chase) {
            return Ok(());
        }
        let rule = self.why_forced(unit).unwrap_or(R_5_5_3);
        Err(No::MustPursue.by(rule).see(&[R_5_5_4]))
    }

    /// Is there nowhere to go on to but over somebody?
    fn only_rides_down(&self, chase: &Chase) -> bool {
        let unit = chase.unit;
        match chase.trace {
            None => {
                let open = |trace: &TraceId| self.may_pursue(chase, *trace, false).is_ok();
                let mut firsts =
                    self.chase_traces(unit).into_iter().filter(open).filter_map(|it| self.first_of_trace(it));
                firsts.all(|hex| self.must_ride_down(unit, hex))
            }
            Some(trace) => {
                let next = self.way_of(trace).and_then(|way| way.get(usize::from(chase.done)).copied());
                next.is_some_and(|hex| {
                    self.may_pursue_to(chase, hex).is_ok() && self.must_ride_down(unit, hex)
                })
            }
        }
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
        self.card(unit).kind.charges()
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
    pub fn may_follow(&self, unit: UnitId, from: HexId, to: HexId) -> Result<(), Refused> {
        let refused = No::NoPursuit.by(RULING_36);
        let side = self.field().side_to(from, to).ok_or(refused)?;
        if self.closed(to) || self.field().side(from, side).barred() {
            return Err(refused);
        }
        if !self.must_ride_down(unit, to) {
            return Ok(());
        }
        let foot_only =
            self.state.anybody(to).is_some() && !self.state.at(to).any(|id| self.card(id).kind.mounted());
        let rides = self.fast_enough(unit, to) && foot_only && self.open_ground(to);
        if rides { Ok(()) } else { Err(refused) }
    }

    /// Where an attacker may advance: into a hex of the destroyed, then straight on (G-5.2.9, G-R37).
    pub fn advances(&self, unit: UnitId, done: u8) -> Vec<HexId> {
        let Some(fight) = self.state.now.fight.as_deref() else { return Vec::new() };
        let ahead = || {
            let it = self.state.unit(unit);
            it.whereabouts.hex().map(|at| self.field().neighbour(at, it.facing)).filter(|hex| *hex != OFF)
        };
        let hexes = if done == 0 { fight.hexes.to_vec() } else { ahead().into_iter().collect() };
        hexes.into_iter().filter(|hex| self.may_advance_to(unit, done, *hex).is_ok()).collect()
    }

    /// May an attacker advance there, with a leader or without?
    pub(super) fn may_advance(
        &self,
        (unit, done): (UnitId, u8),
        hex: HexId,
        leader: bool,
    ) -> Result<(), Refused> {
        self.may_advance_to(unit, done, hex)?;
        self.may_lead_on(unit, leader)
    }

    fn may_advance_to(&self, unit: UnitId, done: u8, hex: HexId) -> Result<(), Refused> {
        let refused = No::NoAdvance { hex }.by(R_5_2_9).see(&[RULING_37]);
        let fight = self.state.now.fight.as_deref().ok_or(refused)?;
        let (it, seat) = (self.state.unit(unit), self.seat(unit));
        let able = it.cohesion != Cohesion::Panicked && !it.marks.has(Marks::BOUND);
        let at = it.whereabouts.hex().filter(|_| able && fight.attackers.contains(&unit)).ok_or(refused)?;
        let side = self.field().side_to(at, hex).ok_or(refused)?;
        let wanted = match done {
            0 => self.front_zone(unit).contains(&hex) && self.freed(fight, hex),
            _ => side == it.facing,
        };
        let open = !self.closed(hex)
            && !self.field().side(at, side).barred()
            && !self.state.at(hex).any(|id| self.seat(id) != seat)
            && !self.controlled(seat.other(), hex)
            && !self.must_ride_down(unit, hex);
        if wanted && open { Ok(()) } else { Err(refused) }
    }
}
