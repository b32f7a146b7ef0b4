//! 2. The turn: nine phases, whose they are, and who may act in them.

use crate::Grunwald;
use crate::look::{Cited, Look, No, Refused};
use crate::rules::*;
use crate::setup::scenario_rules;
use crate::state::*;
use engine::{Rule, Seat};
use std::cmp::Ordering;

/// The rule of each phase, 1 to 9.
pub const PHASES: [Rule; 9] =
    [R_2_1_1, R_2_1_2, R_2_1_3, R_2_1_4, R_2_1_5, R_2_1_6, R_2_1_7, R_2_1_8, R_2_1_9];

/// What keeps a unit in its hex, facing as it does.
pub const ROOTED: u16 = Marks::STOPPED | Marks::HELD | Marks::BOUND;

/// Is this phase of the turn one of movement? Not the ninth, which closes it.
pub fn is_movement(phase_number: u8) -> bool {
    phase_number % 2 == 1 && phase_number < 9
}

impl Grunwald {
    /// Whose phase this one of the nine is.
    #[inline]
    pub fn mover_in(&self, phase_number: u8) -> Seat {
        let first = self.scenario.first;
        if phase_number <= 4 { first } else { first.other() }
    }
}

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
    pub fn rules_behind_phase(&self, turn: u8, phase_number: u8) -> Cited {
        let mut rules = vec![PHASES[usize::from(phase_number.clamp(1, 9) - 1)], R_2_0];
        rules.extend((phase_number > 1 && !is_movement(phase_number - 1)).then_some(R_5_2_12B));
        if (turn, phase_number) == (1, 1) {
            let [_, order_of_play, _] = scenario_rules(self.rules);
            rules.extend([order_of_play, R_6_1_3]);
        }
        rules.extend((phase_number < 9).then_some(RULING_62));
        rules
    }

    /// Whose phase it is: the first player's from 1 to 4, then the other's.
    pub fn mover(&self) -> Seat {
        self.rules.mover_in(self.state.now.phase_number)
    }

    /// Is this a cavalry phase (G-2.1.1, G-2.1.2)? Horse archers and leaders act in those too (G-R62).
    pub fn cavalry_phase(&self) -> bool {
        matches!(self.state.now.phase_number, 1 | 2 | 5 | 6)
    }

    /// Is this a movement phase?
    pub fn movement_phase(&self) -> bool {
        is_movement(self.state.now.phase_number)
    }

    /// Does this unit move in the present phase?
    pub fn moves_now(&self, id: UnitId) -> bool {
        let card = self.card(id);
        self.movement_phase() && card.side == self.mover() && card.kind.mounted() == self.cavalry_phase()
    }

    /// Has this unit stood still in its phase with some speed, which it loses when the phase is over (G-R18)?
    pub fn stood_still(&self, id: UnitId) -> bool {
        let it = self.state.unit(id);
        let stood = it.charge > 0 && !it.marks.has(Marks::RODE) && it.whereabouts.hex().is_some();
        stood && self.cavalry_phase() && !self.rules.options.standing_charge && self.moves_now(id)
    }

    /// Points of both sides, the banners in enemy hands included (G-S.5, G-R57).
    pub fn final_points(&self) -> [u16; 2] {
        let mut points = self.state.points;
        for (banner, it) in BannerId::number(&self.state.banners) {
            if let BannerWhereabouts::Held(bearer) = it.whereabouts
                && self.seat(bearer) != self.banner_seat(banner)
            {
                points[self.seat(bearer).index()] += self.charts().victory.banner;
            }
        }
        points
    }

    /// The end of the battle as it stands: who has lost all leaders has lost it, otherwise the points decide. Nobody has given up.
    pub fn ending(&self, end: End) -> Ending {
        let points = self.final_points();
        let by_points = match points[0].cmp(&points[1]) {
            Ordering::Greater => Some(ALLIED),
            Ordering::Less => Some(ORDER),
            Ordering::Equal => None,
        };
        let (allied, order) = (self.has_leader(ALLIED), self.has_leader(ORDER));
        let (end, winner) = match end {
            End::Leaders if allied != order => (end, Some(if allied { ALLIED } else { ORDER })),
            End::Leaders => (End::NoLeaders, by_points),
            _ => (end, by_points),
        };
        Ending { end, winner, points }
    }

    /// Has this side a leader on the map (G-S.4)?
    pub fn has_leader(&self, seat: Seat) -> bool {
        let own = |(leader, it): (LeaderId, &Leader)| {
            self.leader_seat(leader) == seat && it.whereabouts.hex().is_some()
        };
        LeaderId::number(&self.state.leaders).any(own)
    }

    /// Those who move in the present movement phase, by number.
    pub fn movers(&self) -> &[UnitId] {
        &self.rules.movers[self.mover().index()][usize::from(self.cavalry_phase())]
    }

    /// May this unit be given a move now? Asked of everybody all the time: the cheap questions come first.
    #[inline]
    pub fn may_act(&self, id: UnitId) -> Result<(), Refused> {
        self.may_be_asked(id)?;
        let (unit, marks) = (id, self.state.unit(id).marks);
        if self.state.unit(id).cohesion == Cohesion::Panicked {
            return Err(No::Panicked { unit }.by(R_10_2_2));
        }
        if marks.has(Marks::DONE) || marks.has(ROOTED) && !self.can_begin(id) {
            return Err(self.why_idle(id));
        }
        Ok(())
    }

    /// Is it on the map, is it its phase, and is nobody else on his way?
    #[inline]
    pub(crate) fn may_be_asked(&self, unit: UnitId) -> Result<(), Refused> {
        if self.state.hex_of(unit).is_none() {
            return Err(match self.state.unit(unit).whereabouts {
                Whereabouts::Absent => No::TakesNoPart { unit }.by(R_1_4),
                Whereabouts::Map(_) | Whereabouts::Gone => No::NotOnMap { unit }.by(R_1_4),
                Whereabouts::Waiting => No::NotOnMap { unit }.by(self.arrival_rule()),
                Whereabouts::Away { .. } => No::NotOnMap { unit }.by(R_4_4_3),
            });
        }
        self.may_move_in_phase(unit, R_2_0)?;
        if self.state.now.walk.is_some_and(|walk| walk.unit() != Some(unit)) {
            return Err(No::NotAsked.by(R_4_1_2));
        }
        Ok(())
    }

    /// Does this unit move in the present phase? Riders before foot.
    #[inline]
    pub fn may_move_in_phase(&self, unit: UnitId, rule: Rule) -> Result<(), Refused> {
        if self.moves_now(unit) {
            return Ok(());
        }
        Err(match () {
            _ if self.seat(unit) != self.mover() => No::NotYours { unit }.by(rule),
            _ if self.cavalry_phase() => No::FootLater { unit }.by(rule),
            _ => No::CavalryBefore { unit }.by(rule),
        })
    }

    /// What ended its time in this phase, or keeps it where it is.
    #[cold]
    pub(crate) fn why_idle(&self, unit: UnitId) -> Refused {
        let marks = self.state.unit(unit).marks;
        match () {
            _ if marks.has(Marks::STOPPED | Marks::HELD) => No::Stopped { unit }.by(RULING_60),
            _ if marks.has(Marks::BOUND) => No::Bound { unit }.by(R_7_1_3),
            _ if marks.has(Marks::RETURNED) => No::PutBack { unit }.by(R_4_4_5),
            // Its points are spent, if only on a test (G-R40).
            _ if !marks.has(Marks::RODE) => No::TimeOver { unit }.by(R_4_1_4),
            _ => No::Done { unit }.by(R_4_1_4),
        }
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

    /// Has it time for something that is no move? Being stopped hinders nobody who stays where he is (G-R78): his time is over.
    pub(crate) fn may_spend_time(&self, unit: UnitId) -> Result<(), Refused> {
        self.may_be_asked(unit)?;
        let it = self.state.unit(unit);
        let over = it.marks.has(Marks::DONE);
        if it.cohesion == Cohesion::Panicked {
            return Err(No::Panicked { unit }.by(R_10_2_2));
        }
        if over && it.marks.has(Marks::HELD | Marks::STOPPED) {
            return Err(No::TimeOver { unit }.by(RULING_44).see(&[R_4_1_4, RULING_78]));
        }
        if over { Err(self.why_idle(unit)) } else { Ok(()) }
    }
}
