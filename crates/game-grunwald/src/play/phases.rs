//! The set-up and the phases of a turn.

use super::{DiceResult, EventWriter};
use crate::action::Action;
use crate::ch02_turn::rules_behind_ending;
use crate::ch09_disorder::RALLYING;
use crate::ch10_panic::COMING_TO_SENSES;
use crate::ch12_objects::WORK_ON_WALLS;
use crate::event::{Blow, Event, Progress};
use crate::field::HexId;
use crate::rules::*;
use crate::setup::scenario_rules;
use crate::state::*;
use engine::{Journal, Rule};
use hexboard::Side;

impl<J: Journal<Event>> EventWriter<'_, J> {
    // ---------------------------------------------------------------- before the battle

    pub(super) fn set_up(&mut self, action: &Action) {
        let Phase::Setup(seat) = self.state.now.phase else { return };
        match action {
            Action::Place { unit, hex, facing } => {
                self.place(*unit, *hex, *facing);
            }
            Action::Unplace { unit } => self.unplace(*unit),
            Action::Formation { unit } => {
                let ready = !self.state.unit(*unit).ready;
                self.turn_over(*unit, ready);
            }
            Action::PlaceLeader { leader, unit } => {
                if let Some(hex) = self.state.hex_of(*unit) {
                    self.place_leader(*leader, hex);
                }
            }
            Action::PlaceBanner { banner, leader } => {
                let hex = self.state.leader(*leader).whereabouts.hex();
                let bearer =
                    hex.and_then(|hex| self.state.at(hex).find(|id| self.look().card(*id).kind.mounted()));
                if let Some(unit) = bearer {
                    self.emit(Event::BannerPlaced { banner: *banner, unit }, &[R_7_1_1]);
                }
            }
            Action::Attach { unit, leader } => {
                for unit in self.look().attached_with(*unit) {
                    self.attach(unit, *leader);
                }
            }
            Action::UseDefault => self.use_default(seat),
            Action::EndSetup => {
                let rules = self.cite(|look| look.rules_behind_readiness());
                self.emit(Event::SetUp { seat }, &rules);
                let [first, second] = self.rules.scenario.setup;
                if seat == second || first == second {
                    self.begin_phase_number(1, 1);
                }
            }
            _ => {}
        }
    }

    /// The set-up of the scenario for one side, in one go.
    fn use_default(&mut self, seat: engine::Seat) {
        let mine: Vec<UnitId> =
            UnitId::all(self.state.units.len()).filter(|id| self.look().seat(*id) == seat).collect();
        for unit in mine {
            if self.state.hex_of(unit).is_some() {
                self.unplace(unit);
            }
            // Foot that shoots stands ready again (G-R82).
            if self.look().card(unit).kind.missile() && !self.state.unit(unit).ready {
                self.turn_over(unit, true);
            }
            // Everybody obeys again whom the scenario gives him.
            let (own, printed) = (self.look().leader_of(unit), self.look().printed_leader(unit));
            if let Some(leader) = printed.filter(|_| own != printed) {
                self.attach(unit, leader);
            }
        }
        let default = &self.rules.scenario.default;
        let unit_of = |printed: usize| {
            self.rules.roster.iter().position(|card| usize::from(card.printed) == printed).map(UnitId::new)
        };
        let units: Vec<(UnitId, HexId, Side)> = default
            .units
            .iter()
            .filter_map(|(printed, hex, facing)| Some((unit_of(*printed)?, *hex, *facing)))
            .filter(|(unit, ..)| self.rules.roster[usize::from(*unit)].side == seat)
            // Who takes no part in a hand-written position stays away.
            .filter(|(unit, ..)| self.state.unit(*unit).whereabouts == Whereabouts::Waiting)
            // Nobody is put among enemies whom such a position has there.
            .filter(|(_, hex, _)| !self.state.at(*hex).any(|id| self.look().seat(id) != seat))
            .collect();
        for (unit, hex, facing) in units {
            self.place(unit, hex, facing);
        }
        let own = |id: &UnitId| self.rules.roster[usize::from(*id)].side == seat;
        let mounted = |id: &UnitId| self.rules.roster[usize::from(*id)].kind.mounted();
        let riders = |state: &State| {
            let ids = UnitId::all(state.units.len()).filter(|id| own(id) && mounted(id));
            ids.into_iter().find_map(|id| state.hex_of(id))
        };
        for (printed, with) in &default.leaders {
            let leader = self.rules.scenario.leaders.iter().position(|it| it == printed).map(LeaderId::new);
            // Where his company takes no part, he stands with the first riders there are.
            let hex = unit_of(*with).and_then(|unit| self.state.hex_of(unit)).or_else(|| riders(self.state));
            if let (Some(leader), Some(hex)) = (leader, hex)
                && self.look().leader_seat(leader) == seat
                && !self.state.leader(leader).whereabouts.lost()
            {
                self.place_leader(leader, hex);
            }
        }
        // Each banner to whom the scenario gives it; whose bearer takes no part, to another who has room for one (G-7.1.1).
        for own_bearers in [true, false] {
            for (printed, with) in &default.banners {
                let banner = self.rules.scenario.banners.iter().position(|it| it == printed);
                let Some(banner) = banner.map(BannerId::new) else { continue };
                let waits = self.state.banner(banner).whereabouts == BannerWhereabouts::Waiting;
                let unit = match own_bearers {
                    true => unit_of(*with).filter(|unit| self.look().has_leader_to_spare(seat, *unit)),
                    false => self.look().spare_bearer(seat),
                };
                if let Some(unit) = unit.filter(|_| waits && self.look().banner_seat(banner) == seat) {
                    self.emit(Event::BannerPlaced { banner, unit }, &[R_7_1_1]);
                }
            }
        }
    }

    fn place(&mut self, unit: UnitId, hex: HexId, facing: Side) {
        let rules = self.cite(|look| look.rules_behind_placing(unit, hex));
        self.emit(Event::Placed { unit, hex, facing }, &rules);
    }

    fn unplace(&mut self, unit: UnitId) {
        let [placing, ..] = scenario_rules(self.rules);
        self.emit(Event::Unplaced { unit }, &[placing]);
    }

    fn turn_over(&mut self, unit: UnitId, ready: bool) {
        let rules: &[Rule] = if ready { &[R_11_1_1, RULING_82, R_11_1_2] } else { &[R_11_1_1, RULING_82] };
        self.emit(Event::Flipped { unit, ready, left: 0 }, rules);
    }

    /// A leader begins with cavalry; with conrois beside somebody whom he leads.
    fn place_leader(&mut self, leader: LeaderId, hex: HexId) {
        let rules: &[Rule] = match self.rules.options.organisation {
            true => &[R_8_1_1, RULING_63, R_13_1_5],
            false => &[R_8_1_1, RULING_63],
        };
        self.emit(Event::LeaderPlaced { leader, hex }, rules);
    }

    fn attach(&mut self, unit: UnitId, leader: LeaderId) {
        let rules = self.cite(|look| look.rules_behind_attaching(unit));
        self.emit(Event::Attached { unit, leader }, &rules);
    }

    // ---------------------------------------------------------------- phases

    /// Begins a phase of a turn.
    pub(super) fn begin_phase_number(&mut self, turn: u8, phase_number: u8) {
        let seat = self.rules.mover_in(phase_number);
        let rules = self.cite(|look| look.rules_behind_phase(turn, phase_number));
        self.emit(Event::PhaseBegan { turn, phase_number, seat }, &rules);
        if self.look().movement_phase() {
            self.pull_down_walls();
        }
    }

    /// Who has worked on the walls for three full turns brings them down now (G-12.1.6).
    fn pull_down_walls(&mut self) {
        for unit in UnitId::all(self.state.units.len()) {
            if let Some(hex) = self.look().brings_down(unit) {
                self.emit(Event::WallsDown { hex, by: Some(unit) }, &[R_12_1_6, RULING_49]);
            }
        }
    }

    /// Does the phase need somebody's choice? Otherwise it goes on to the next.
    pub(super) fn go_on_phase(&mut self) -> DiceResult<bool> {
        match self.state.now.phase {
            Phase::Setup(_) | Phase::Over(_) => return Ok(true),
            Phase::OpenFire => {
                if self.look().has_shots() {
                    return Ok(true);
                }
                self.goes_on(Progress::WentOn { to: Phase::Panic });
            }
            Phase::Panic => {
                if self.state.units.iter().any(|unit| unit.marks.has(Marks::MUST_FLEE)) {
                    return Ok(true);
                }
                self.goes_on(Progress::WentOn { to: Phase::Activate });
            }
            Phase::Activate => {
                if self.look().can_activate() {
                    return Ok(true);
                }
                self.end_phase()?;
            }
            Phase::CloseFire => {
                if self.look().has_shots() {
                    return Ok(true);
                }
                let (turn, phase_number) = (self.state.now.turn, self.state.now.phase_number);
                self.begin_phase_number(turn, phase_number + 1);
            }
            Phase::Combat if self.state.now.phase_number < 9 => {
                if self.look().has_combats() {
                    return Ok(true);
                }
                self.end_phase()?;
            }
            Phase::Combat => return self.morale_phase(),
            Phase::Excess(hex) => {
                if self.look().overfull(hex) {
                    return Ok(true);
                }
                return self.morale_phase();
            }
        }
        Ok(false)
    }

    /// The mover has done with the phase, or there is nothing left to do in it.
    pub(super) fn end_phase(&mut self) -> DiceResult {
        let (turn, phase_number) = (self.state.now.turn, self.state.now.phase_number);
        match self.state.now.phase {
            Phase::Activate => {
                // Who stands still loses his speed (G-R18).
                for unit in UnitId::all(self.state.units.len()) {
                    if self.look().stood_still(unit) {
                        self.emit(Event::Slowed { unit }, &[RULING_18]);
                    }
                }
                self.goes_on(Progress::WentOn { to: Phase::CloseFire });
            }
            Phase::Combat => self.begin_phase_number(turn, phase_number + 1),
            _ => {}
        }
        Ok(())
    }

    /// Phase 9: demolition, stacks that are too high, fatigue, the level of the next turn, the end (G-2.1.9, G-R49).
    fn morale_phase(&mut self) -> DiceResult<bool> {
        let field = &self.rules.content.field;
        let over = field.forts.iter().copied().find(|hex| self.look().overfull(*hex));
        if let Some(hex) = over {
            self.goes_on(Progress::WentOn { to: Phase::Excess(hex) });
            return Ok(false);
        }
        self.count_demolition();
        self.count_fatigue();
        let level = self.look().charts().track.level(self.state.morale);
        if level != self.state.level {
            self.emit(Event::LevelFixed { level }, &[R_2_1_9, R_6_1_9, RULING_39, R_6_1_1]);
        }
        let turn = self.state.now.turn;
        if turn >= self.rules.scenario.turns {
            self.end_game(End::Turns);
        } else {
            self.begin_phase_number(turn + 1, 1);
        }
        Ok(false)
    }

    /// A turn of undisturbed work, or a new beginning (G-12.1.6, G-12.1.7).
    fn count_demolition(&mut self) {
        for unit in UnitId::all(self.state.units.len()) {
            if let Some(turns) = self.look().turns_of_work(unit) {
                self.emit(Event::Wrecking { unit, turns }, &WORK_ON_WALLS);
            }
        }
    }

    /// Leaders who did something tire, the others rest (G-14.1.3, G-14.1.4).
    fn count_fatigue(&mut self) {
        for leader in LeaderId::all(self.state.leaders.len()) {
            if let Some((level, rule)) = self.look().fatigue_after_turn(leader) {
                let rules = self.cite(|look| look.rules_behind_fatigue(leader, rule));
                self.emit(Event::Fatigue { leader, level }, &rules);
            }
        }
    }

    /// A hex that lost its walls holds too many: one of them is removed (G-R49).
    pub(super) fn remove(&mut self, unit: UnitId) -> DiceResult {
        self.eliminate(unit, Blow::Excess, &[RULING_49])
    }

    // ---------------------------------------------------------------- the end

    /// All leaders of a side are dead or away (G-S.4, G-R55)?
    pub(super) fn ends_by_leaders(&mut self) -> bool {
        let playing = self.state.now.turn > 0 && self.rules.scenario.automatic_victory;
        if !playing || matches!(self.state.now.phase, Phase::Over(_)) {
            return false;
        }
        if self.look().has_leader(ALLIED) && self.look().has_leader(ORDER) {
            return false;
        }
        self.end_game(End::Leaders);
        true
    }

    pub(super) fn end_game(&mut self, end: End) {
        let ending = self.look().ending(end);
        self.emit(Event::GameEnded { ending }, rules_behind_ending(ending.end));
    }

    // ---------------------------------------------------------------- rallying

    /// A disorganised unit tries to find its order instead of moving (G-9.3.1).
    pub(super) fn rally(&mut self, unit: UnitId) -> DiceResult {
        let passed = self.test(unit, 0, &[R_9_3_1, RULING_40])?;
        let was = self.state.unit(unit).cohesion;
        let cohesion = if passed { Cohesion::Good } else { was };
        let rules = self.cite(|look| look.rules_behind_rallying(unit, &RALLYING));
        self.emit(Event::Rallied { unit, was, cohesion }, &rules);
        Ok(())
    }

    /// A panicked unit tries to come to its senses before it flees (G-10.3.1, G-R43).
    pub(super) fn try_rally(&mut self, unit: UnitId) -> DiceResult {
        if self.test(unit, 0, &[R_10_3_1, RULING_40, RULING_43])? {
            // Nobody is infected by what gets better (G-R42).
            let rules = self.cite(|look| look.rules_behind_rallying(unit, &COMING_TO_SENSES));
            self.emit(
                Event::Rallied { unit, was: Cohesion::Panicked, cohesion: Cohesion::Disorganised },
                &rules,
            );
            return Ok(());
        }
        self.begin_flight(unit);
        Ok(())
    }

    /// Reinforcements come on to the map (G-S.3, G-R48).
    pub(super) fn arrive(&mut self, unit: UnitId, hex: HexId, facing: Side) -> DiceResult {
        let cost = self.look().arrival_cost(unit, hex);
        let left = self.look().allowance(unit).saturating_sub(cost);
        let [.., arriving] = scenario_rules(self.rules);
        self.emit(Event::Arrived { unit, hex, facing, cost, left }, &[arriving, RULING_48, RULING_71]);
        self.task(Task::Walk);
        let by_road = self.look().entry_by_road(hex);
        let disorganised = self.look().ground_disorganises(unit, hex, by_road);
        self.enter(unit, hex, disorganised)?;
        self.task(Task::React);
        Ok(())
    }

    /// A unit that had left the map is put back on its edge and does nothing else (G-4.4.5).
    pub(super) fn come_back(&mut self, unit: UnitId, hex: HexId, facing: Side) -> DiceResult {
        let rules = self.cite(|look| {
            let back = [R_4_4_4, R_4_4_5, RULING_01, RULING_47, RULING_81, RULING_71];
            // Later than it could have come.
            let late =
                matches!(look.state.unit(unit).whereabouts, Whereabouts::Away { from, .. } if from < look.state.now.turn);
            back.into_iter().chain(look.ruling_on_corners(hex)).chain(late.then_some(R_4_4_8)).collect()
        });
        self.emit(Event::Returned { unit, hex, facing }, &rules);
        self.enter(unit, hex, None)
    }

    pub(super) fn return_leader(&mut self, leader: LeaderId, hex: HexId) {
        let rules = self.cite(|look| {
            let back = [R_4_4_4, R_4_4_5, RULING_46, RULING_47, RULING_81];
            back.into_iter().chain(look.ruling_on_corners(hex)).collect()
        });
        self.emit(Event::LeaderReturned { leader, hex }, &rules);
    }

    /// A unit sets about the walls.
    pub(super) fn begin_wrecking(&mut self, unit: UnitId) {
        let rules = self.look().rules_behind_wrecking(unit);
        self.emit(Event::WreckingBegan { unit }, rules);
    }

    /// One hands a banner over to the other (G-7.1.3, G-7.1.4).
    pub(super) fn pass_banner(&mut self, banner: BannerId, to: UnitId) {
        let BannerWhereabouts::Held(from) = self.state.banner(banner).whereabouts else { return };
        let price = self.look().charts().movement.banner;
        let moved = self.state.passed_on(banner, from);
        let left = self.look().walk_of(from).map_or(0, |walk| walk.left.saturating_sub(price));
        let rules: &[Rule] = if moved { &[R_7_1_3, R_7_1_4, RULING_72] } else { &[R_7_1_3, R_7_1_4] };
        self.emit(Event::BannerPassed { banner, from, to, left, bound: moved }, rules);
    }
}
