//! 2. The turn: nine phases, whose they are, and who may act in them.

use crate::look::{Cited, Look};
use crate::rules::*;
use crate::setup::scenario_rules;
use crate::state::*;
use engine::{Rule, Seat};

/// The rule of each phase, 1 to 9.
pub const PHASES: [Rule; 9] =
    [R_2_1_1, R_2_1_2, R_2_1_3, R_2_1_4, R_2_1_5, R_2_1_6, R_2_1_7, R_2_1_8, R_2_1_9];

/// What keeps a unit in its hex, facing as it does.
pub const ROOTED: u16 = Marks::STOPPED | Marks::HELD | Marks::BOUND;

/// How a battle ends, and how it is counted then.
pub fn rules_behind_ending(end: End) -> &'static [Rule] {
    match end {
        End::NoLeaders => &[R_S_4, RULING_55, R_S_5, R_S_6, RULING_56, RULING_57],
        End::Leaders => &[R_S_4, RULING_55],
        End::Turns | End::Resigned => &[R_S_5, R_S_6, RULING_55, RULING_56, RULING_57],
    }
}

impl Look<'_> {
    /// A phase begins: each arm has its own (G-R62), and the combats of the one before are all fought. The first of all opens the
    /// battle, in the order and with the morale of the scenario.
    pub fn rules_behind_phase(&self, turn: u8, step: u8) -> Cited {
        let mut rules = vec![PHASES[usize::from(step.clamp(1, 9) - 1)], R_2_0];
        rules.extend(matches!(step, 3 | 5 | 7 | 9).then_some(R_5_2_12B));
        if (turn, step) == (1, 1) {
            let [_, order_of_play, _] = scenario_rules(self.rules);
            rules.extend([order_of_play, R_6_1_3]);
        }
        rules.extend((step < 9).then_some(RULING_62));
        rules
    }

    /// Whose phase it is: the first player's from 1 to 4, then the other's.
    pub fn mover(&self) -> Seat {
        let first = self.rules.scenario.first;
        if self.state.now.step <= 4 { first } else { first.other() }
    }

    /// Is this a cavalry phase (G-2.1.1, G-2.1.2)? Horse archers and leaders act in those too (G-R62).
    pub fn cavalry_phase(&self) -> bool {
        matches!(self.state.now.step, 1 | 2 | 5 | 6)
    }

    /// Is this a movement phase?
    pub fn movement_phase(&self) -> bool {
        self.state.now.step % 2 == 1 && self.state.now.step < 9
    }

    /// Does this unit move in the present phase?
    pub fn moves_now(&self, id: UnitId) -> bool {
        let card = self.card(id);
        self.movement_phase() && card.side == self.mover() && card.kind.mounted() == self.cavalry_phase()
    }

    /// Points of both sides, the banners in enemy hands included (G-S.5, G-R57).
    pub fn final_points(&self) -> [u16; 2] {
        let mut points = self.state.points;
        for (banner, it) in self.state.banners.iter().enumerate() {
            if let Staff::Held(bearer) = it.staff
                && self.seat(bearer) != self.banner_seat(banner)
            {
                points[self.seat(bearer).index()] += self.charts().victory.banner;
            }
        }
        points
    }

    /// Has this side a leader on the map (G-S.4)?
    pub fn has_leader(&self, seat: Seat) -> bool {
        let own =
            |(leader, it): (usize, &Leader)| self.leader_seat(leader) == seat && it.spot.hex().is_some();
        self.state.leaders.iter().enumerate().any(own)
    }

    /// Those who move in the present movement phase, by number.
    pub fn movers(&self) -> &[UnitId] {
        &self.rules.movers[self.mover().index()][usize::from(self.cavalry_phase())]
    }

    /// May this unit be given a move now? Asked of everybody all the time: the cheap questions come first.
    #[inline]
    pub fn may_act(&self, id: UnitId) -> bool {
        self.has_time(id) && (!self.state.unit(id).marks.has(ROOTED) || self.can_begin(id))
    }

    /// Is it this unit's phase, and its own time in it not over?
    #[inline]
    pub fn has_time(&self, id: UnitId) -> bool {
        let unit = self.state.unit(id);
        !unit.marks.has(Marks::DONE)
            && unit.spot.hex().is_some()
            && unit.order != Order::Panicked
            && self.state.now.walk.is_none_or(|walk| walk.unit() == Some(id))
            && self.moves_now(id)
    }

    /// Stopped or bound, but not idle: a shot, or a banner handed over (G-R78).
    fn can_begin(&self, id: UnitId) -> bool {
        self.has_step(id, &self.fresh_walk(id))
    }

    /// The move of a unit that begins; whoever was stopped or is bound stays where he is (G-R60, G-7.1.3).
    pub fn fresh_walk(&self, id: UnitId) -> Walk {
        let marks = self.state.unit(id).marks;
        let mut walk = Walk::of(Walker::Unit(id), self.allowance(id));
        walk.by_road = marks.has(Marks::ON_ROAD);
        walk.halted = marks.has(ROOTED);
        walk
    }

    /// May this unit try to find its order now? Whoever is stopped or bound may too: it is no move (G-9.3.1, G-R78).
    pub fn may_rally(&self, id: UnitId) -> bool {
        let unit = self.state.unit(id);
        unit.order == Order::Disorganised
            && unit.spot.hex().is_some()
            && !unit.marks.has(Marks::DONE | Marks::RODE)
            && self.state.now.walk.is_none()
            && self.moves_now(id)
    }

    /// The rule that keeps a unit from moving now: it is not there, it is not its phase, somebody else is on the way, it has
    /// fled or been stopped, or its move is over and what it did not spend is gone.
    pub fn why_not_act(&self, id: UnitId) -> Option<Rule> {
        if self.may_act(id) {
            return None;
        }
        let unit = self.state.unit(id);
        let other = self.state.now.walk.is_some_and(|walk| walk.unit() != Some(id));
        match unit.spot {
            Spot::Map(_) => {}
            Spot::Waiting => return Some(scenario_rules(self.rules)[2]),
            Spot::Away { .. } => return Some(R_4_4_3),
            Spot::Gone | Spot::Absent => return Some(R_1_4),
        }
        let reasons = [
            (!self.moves_now(id), R_2_0),
            (other, R_4_1_2),
            (unit.order == Order::Panicked, R_10_2_2),
            (unit.marks.has(Marks::STOPPED | Marks::HELD), RULING_60),
            (unit.marks.has(Marks::BOUND), R_7_1_3),
            (unit.marks.has(Marks::RETURNED), R_4_4_5),
            (unit.marks.has(Marks::DONE), R_4_1_4),
        ];
        reasons.into_iter().find(|(bars, _)| *bars).map(|(_, rule)| rule)
    }
}
