//! Movement, step by step (chapters 5 to 8): prices, zones, what is met on the way.

use super::{DiceResult, EventWriter};
use crate::content::Blow;
use crate::content::MarkerKind;
use crate::event::{Cause, Event, Progress};
use crate::ids::{HexId, LeaderId, Leaders, MarkerId, StandardId, UnitId, Units};
use crate::look::{Cited, Look};
use crate::rules::*;
use crate::state::*;
use engine::dice::Hope;
use engine::{Journal, Tally};
use hexboard::{Corner, Side};

impl<J: Journal<Event>> EventWriter<'_, J> {
    // ---------------------------------------------------------------- a unit on the move

    pub fn begin_move(&mut self, unit: UnitId, leaders: Leaders) -> DiceResult {
        let Some(hex) = self.state.hex_of(unit) else { return Ok(()) };
        let leg = self.look().fresh_leg(unit, hex);
        let pushed = self.look().marked(unit, Marks::PUSHED).then_some(RULING_05);
        let led = (!leaders.is_empty()).then_some(RULING_06);
        let rules = self.cite(|_| [R_5_1A].into_iter().chain(pushed).chain(led).collect());
        self.emit(Event::MoveBegan { unit, leaders }, &rules);
        self.goes_on(Progress::Walk(Some(Walk::of(unit, leaders, leg.left, leg.visited))));
        self.task(Task::Walk);
        Ok(())
    }

    /// The move goes on: first with what the last hex brings about (MI-R10), then with a choice, as long as the unit can go on.
    pub fn go_on_walking(&mut self) -> DiceResult<bool> {
        let Some(walk) = self.state.now.walk else {
            self.done();
            return Ok(false);
        };
        let Some(hex) = self.state.hex_of(walk.unit) else {
            self.goes_on(Progress::Walk(None));
            self.done();
            return Ok(false);
        };
        if walk.thrown {
            let facing = self.state.unit(walk.unit).facing;
            self.emit(Event::MoveEnded { unit: walk.unit, hex, facing }, &[RULING_12_2_1]);
            self.done();
            return Ok(false);
        }
        if walk.arriving {
            self.arrive(walk.unit, hex);
            return Ok(false);
        }
        Ok(true)
    }

    /// Zones in the hex just entered: they stop the unit, or may at least shoot at it (MI-7.2a, MI-NAJ-1a, MI-NAJ-1b).
    fn arrive(&mut self, unit: UnitId, hex: HexId) {
        let look = self.look();
        let all = look.in_enemy_zone(look.seat(unit), hex);
        let halts = !all.is_empty() && look.goes_no_farther(unit, hex);
        let stopping = look.stopping_zones(unit, hex);
        let genitor = look.is_genitor(unit);
        self.amend_walk(|walk| walk.arriving = false);
        if halts {
            let rule = if stopping.is_empty() { R_12_4C } else { R_7_2A };
            let rules = self.cite(|look| rules_behind_zones(look, rule, all));
            self.emit(Event::Halted { unit, hex, zones: all }, &rules);
        } else if !all.is_empty() {
            let rule = if genitor { R_NAJ_1A } else { R_NAJ_1B };
            self.emit(Event::Skirted { unit, zones: all }, &[rule]);
            self.open_reactions(unit, false);
        }
    }

    pub fn step(&mut self, side: Side) -> DiceResult {
        let Some(walk) = self.state.now.walk else { return Ok(()) };
        let look = self.look();
        let Ok(cost) = look.may_step(&walk, side) else { return Ok(()) };
        let Some(leg) = look.leg_of(&walk) else { return Ok(()) };
        let (unit, from) = (leg.unit, leg.hex);
        let to = look.field().neighbour(from, side);
        let left = look.left_after(&leg, cost.sum());
        let through = self.state.at(to);
        let rules = self.cite(|look| rules_behind_step(look, unit, to, &cost));
        self.emit(Event::Stepped { unit, from, to, cost: Box::new(cost), left }, &rules);
        self.comes_into(unit, Some(from), to)?;
        if let Some(through) = through.filter(|_| self.look().astride(unit)) {
            self.ride_through(unit, through)?;
        }
        Ok(())
    }

    /// It stops and faces a way; only then does anybody shoot at it (MI-6.1b, MI-Q9.3-5).
    pub fn stop(&mut self, facing: Corner) -> DiceResult {
        let Some(walk) = self.state.now.walk else { return Ok(()) };
        let Some(hex) = self.state.hex_of(walk.unit) else { return Ok(()) };
        let rules: &[_] =
            if walk.stepped { &[R_6_1B, R_6_1A, RULING_6_2_1] } else { &[R_6_2B, RULING_6_2_1] };
        self.emit(Event::MoveEnded { unit: walk.unit, hex, facing }, rules);
        self.done();
        if walk.halted {
            self.open_reactions(walk.unit, false);
        }
        Ok(())
    }

    /// A unit that stays where it is turns (MI-6.2c): that is no movement, but no rest either (MI-Q13.1-1).
    pub fn turn(&mut self, unit: UnitId, facing: Corner) -> DiceResult {
        self.emit(Event::Turned { unit, facing }, &[R_6_2C, R_5_2E, RULING_6_2_1]);
        self.mark(unit, Marks::TURNED | Marks::BUSY);
        self.goes_on(Progress::Stirred { thrown: false });
        Ok(())
    }

    /// A hobilar mounts or dismounts (MI-14.2b).
    pub fn change(&mut self) -> DiceResult {
        let Some(walk) = self.state.now.walk else { return Ok(()) };
        let look = self.look();
        let (Ok(left), Some(kind)) = (look.may_change(&walk), look.changed_kind(walk.unit)) else {
            return Ok(());
        };
        let rule = if look.mounted(walk.unit) { R_14_2B_DISMOUNT } else { R_14_2B_MOUNT };
        let mut rules = vec![rule, RULING_14_2_1, R_14_2A];
        rules.extend(look.has_rule(R_POI_8).then_some(R_POI_8));
        self.emit(Event::Changed { unit: walk.unit, kind, left }, &rules);
        Ok(())
    }

    // ---------------------------------------------------------------- entries and leaders

    /// A unit comes on to the map and goes on with what is left to it (MI-ENT-2).
    pub fn enter(&mut self, unit: UnitId, hex: HexId, leaders: Leaders) -> DiceResult {
        let look = self.look();
        let Ok(price) = look.may_enter(unit, hex, leaders) else { return Ok(()) };
        let left = look.allowance(unit).saturating_sub(price);
        let mut cost = Tally::default();
        cost.add(price.into(), R_5_1B_TERRAIN);
        let rules: &[_] = if leaders.is_empty() { &[R_ENT_2, R_ENT_4] } else { &[R_ENT_2, R_ENT_3, R_ENT_4] };
        self.emit(Event::Entered { unit, hex, cost: Box::new(cost), left, leaders }, rules);
        let walk = Walk { stepped: true, arriving: true, ..Walk::of(unit, leaders, left, Units::NONE) };
        self.goes_on(Progress::Walk(Some(walk)));
        self.task(Task::Walk);
        self.comes_into(unit, None, hex)
    }

    pub fn enter_leader(&mut self, leader: LeaderId, hex: HexId) -> DiceResult {
        self.emit(Event::LeaderMoved { leader, from: None, to: hex }, &[R_ENT_3]);
        Ok(())
    }

    pub fn lead_to(&mut self, leader: LeaderId, hex: HexId) -> DiceResult {
        let from = self.state.leader(leader).whereabouts.hex();
        let shared = self.state.all_at(hex).next().is_some();
        let company = self.state.leaders_at(hex).next().is_some();
        let rules = self.cite(|_| {
            let shared = shared.then_some(R_8_0D).into_iter().chain(company.then_some(RULING_8_0_4));
            [RULING_06, RULING_5_1_3].into_iter().chain(shared).collect()
        });
        self.emit(Event::LeaderMoved { leader, from, to: hex }, &rules);
        Ok(())
    }

    pub fn end_moving(&mut self) -> DiceResult {
        self.phase(Phase::Naming);
        Ok(())
    }

    // ---------------------------------------------------------------- what is met on the way

    /// Archers who are ridden through may suffer from it, at once (MI-8.0c).
    pub fn ride_through(&mut self, rider: UnitId, through: UnitId) -> DiceResult {
        let seat = self.look().seat(rider);
        let harms = |look: Look, face: u8| look.charts().checks.ride_through_harms.contains(face);
        let throw = self.die(seat, R_8_0C, Hope::High, |look, face| u32::from(!harms(look, face)))?;
        let harmed = harms(self.look(), throw);
        let status = self.state.unit(through).status;
        let charges = self.state.now.walk.is_none();
        let rules = self.cite(|_| {
            let harm: &[_] = match status {
                _ if !harmed => &[],
                Status::Normal => &[],
                Status::Disordered => &[RULING_08],
                Status::Retired => &[RULING_08, RULING_8_0_5],
            };
            [R_8_0C].iter().chain(harm).copied().chain(charges.then_some(RULING_8_0_2)).collect()
        });
        self.emit(Event::RodeThrough { rider, through, throw, harmed }, &rules);
        if harmed {
            let blow = match status {
                Status::Normal => Blow { disordered: true, ..Blow::NONE },
                Status::Disordered => Blow { retired: true, ..Blow::NONE },
                Status::Retired => Blow { eliminated: true, ..Blow::NONE },
            };
            self.suffer(through, blow, Source::Trampled);
        }
        Ok(())
    }

    /// A unit has entered a hex, in whatever way: what stands there without a unit is taken, and a hedge on its way is trampled
    /// (MI-13.2d, MI-POI-7, MI-CRE-6, MI-15.5, MI-POI-3). Asked by movement, charges, advances, retreats and placements alike.
    pub fn comes_into(&mut self, unit: UnitId, from: Option<HexId>, hex: HexId) -> DiceResult {
        self.take_standards(unit, hex)?;
        self.take_markers(unit, hex);
        if let Some(from) = from {
            self.trample(from, hex);
        }
        let seat = self.look().seat(unit);
        let alone: Leaders =
            self.state.leaders_at(hex).filter(|leader| self.look().leader_seat(*leader) != seat).collect();
        for leader in alone.iter() {
            self.task(Task::Displaced { leader });
        }
        Ok(())
    }

    /// An enemy standard is lost for good, and with it whoever is Retired to it (MI-13.2d).
    fn take_standards(&mut self, unit: UnitId, hex: HexId) -> DiceResult {
        let look = self.look();
        let seat = look.seat(unit);
        let taken = |(id, it): &(StandardId, &crate::content::Standard)| {
            it.hex == hex && it.side != seat && look.state.standards[id.index()]
        };
        let Some((standard, _)) = StandardId::number(&look.battle().standards).find(taken) else {
            return Ok(());
        };
        let rallied_here =
            |id: &UnitId| look.status(*id) == Status::Retired && look.standard_of(*id) == Some(standard);
        let lost: Units = look.on_map(seat.other()).map(|(id, _)| id).filter(rallied_here).collect();
        self.emit(Event::StandardTaken { standard, by: unit }, &[R_13_2D, RULING_13_2_3, R_16_0E]);
        for id in lost.iter() {
            self.lose_unit(id, Cause::NoStandard, &[R_13_2D])?;
        }
        Ok(())
    }

    fn take_markers(&mut self, unit: UnitId, hex: HexId) {
        let look = self.look();
        let seat = look.seat(unit);
        for (marker, it) in MarkerId::number(&self.rules.battle.markers) {
            if it.hex != hex || it.side == seat || !self.state.markers[marker.index()] {
                continue;
            }
            let rule = match it.kind {
                MarkerKind::Wagon => R_POI_7,
                MarkerKind::Bombard => R_CRE_6,
            };
            self.emit(Event::MarkerTaken { marker, by: unit }, &[rule]);
        }
    }

    /// A hedge that somebody has crossed counts no more (MI-POI-3).
    fn trample(&mut self, from: HexId, hex: HexId) {
        let field = self.look().field();
        let Some(side) = field.side_to(from, hex) else { return };
        let mark = field.mark(from, side);
        let hedge = field.kind(from, side).is_some_and(|kind| kind.trampled);
        if hedge && !self.state.is_trampled(mark) {
            self.emit(Event::Trampled { side: mark }, &[R_POI_3]);
        }
    }
}

/// Why zones stop a unit: whose they are (MI-7.1), and what comes after what (MI-R10).
fn rules_behind_zones(look: Look, rule: engine::Rule, zones: Units) -> Cited {
    let worn = zones.iter().any(|enemy| look.worn(enemy)).then_some(RULING_7_1_1);
    let mounted = zones.iter().any(|enemy| look.mounted(enemy)).then_some(RULING_7_1_3);
    [rule, R_7_1, RULING_10].into_iter().chain(worn).chain(mounted).collect()
}

/// The rules that a step rests on: its price, and what let the unit go where others may not.
fn rules_behind_step(look: Look, unit: UnitId, to: HexId, cost: &Tally) -> Cited {
    let mut rules: Cited = vec![R_5_1B];
    rules.extend(cost.lines().iter().map(|line| line.rule));
    rules.extend(rules.contains(&R_7_2B).then_some(RULING_7_2_1));
    if look.status(unit) == Status::Retired {
        rules.push(R_12_4C);
    }
    if look.state.at(to).is_some_and(|host| look.unit(host).formation == Formation::Schiltron) {
        rules.extend([R_BAN_3A, RULING_61]);
    }
    rules
}
