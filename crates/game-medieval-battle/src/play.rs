//! How the chapters hang together: what follows from an action, event by event, each with the rules that made it.

use crate::MedievalBattle;
use crate::action::Action;
use crate::ch1_battlefield::Pick;
use crate::ch2_recruiting::rules_behind_revealing;
use crate::ch4_battle::wagon::Blow;
use crate::choices::question;
use crate::event::{Event, EventWriter, Fight, Standing, Turning};
use crate::rules::*;
use crate::state::*;
use engine::secret::Secret;
use engine::{Journal, Rule, Seat};

/// Carries out a legal action up to the next decision.
pub fn perform<J: Journal<Event>>(
    rules: &MedievalBattle,
    state: &mut State,
    journal: &mut J,
    action: &Action,
) {
    EventWriter::new(rules, state, journal).perform(action);
}

/// A seat gives up; it is a loss whatever the points (MB-R70).
pub fn resign<J: Journal<Event>>(rules: &MedievalBattle, state: &mut State, journal: &mut J, seat: Seat) {
    let points = rules.look(state).both_points();
    let ending = Ending { end: End::Resigned, winner: Some(seat.other()), points, value: None };
    EventWriter::new(rules, state, journal).end_game(ending);
}

/// The first question of a game without an opening: an army, or the wagons if both armies are given.
pub fn begin(rules: &MedievalBattle, state: &mut State) {
    EventWriter::new(rules, state, &mut engine::Silent).muster();
}

impl<J: Journal<Event>> EventWriter<'_, J> {
    fn next(&mut self, phase: Phase, rules: &[Rule]) {
        let turn = self.state().turn;
        self.emit(Event::Next { turn, phase }, rules);
    }

    fn perform(&mut self, action: &Action) {
        match *action {
            Action::Lay(pick) => self.lay(pick),
            Action::Recruit { army, salt } => self.recruit(army, salt),
            Action::PlaceWagon { hex } => self.place_wagon(hex),
            Action::Place { kind, hex } => self.place(kind, hex),
            Action::HoldBack => self.hold_back(),
            Action::Step { unit, to } => self.step(unit, to),
            Action::Melee { unit, target } => self.declare(unit, target),
            Action::Shoot { unit, target } => self.shoot(unit, target),
            Action::Merge { unit, with } => self.merge(unit, with),
            Action::Dismount { unit } => self.dismount(unit),
            Action::Stop => self.end_turn(),
            Action::Regroup => self.regroup(),
            Action::Pass => self.pass(),
            Action::Stand => self.stand(Standing::Chosen),
            Action::Retreat { to } => self.retreat(to),
            Action::Leave => self.leave(),
            Action::Enter { kind, worn, away, hex } => self.enter((kind, worn, away), hex),
            Action::Finish => self.end_turn(),
        }
    }

    // ---------------------------------------------------------------- I to III: before the battle

    fn lay(&mut self, pick: Pick) {
        let seat = question(self.state()).map_or(RED, |question| question.seat);
        let size = self.state().field.size;
        self.emit(Event::Laid { seat, pick }, &[RULING_01, size.rule()]);
        match self.state().phase {
            Phase::ChooseInner => self.next(Phase::ChooseOuter, &[RULING_01]),
            Phase::ChooseOuter => self.next(Phase::ChooseSmall, &[RULING_01]),
            _ => self.muster(),
        }
    }

    fn recruit(&mut self, army: Army, salt: u64) {
        let Phase::Recruit(seat) = self.state().phase else { return };
        let army = Secret::new(army, salt);
        self.emit(Event::Recruited { seat, army }, &[R_II_1, R_II_3, RULING_05]);
        self.muster();
    }

    /// Asks who has not chosen an army yet, Red first (MB-R05); when both have, the screen goes (MB-II.7), the wagons come with the
    /// armies (MB-II.4), and everybody is full and fresh (MB-III.5).
    fn muster(&mut self) {
        let phase = muster_phase(self.state().core());
        if let Some(phase) = phase {
            return self.next(phase, &[R_II_1, RULING_05]);
        }
        let chosen = self.state().muster.map(|muster| match muster {
            Muster::Chosen(Secret::Known { value, salt }) => (value, salt),
            Muster::Public(army) => (army, 0),
            _ => (Army::default(), 0),
        });
        let [(red, red_salt), (yellow, yellow_salt)] = chosen;
        let revealed = Event::ArmiesRevealed { armies: [red, yellow], salts: [red_salt, yellow_salt] };
        let rules =
            self.cite(|look| rules_behind_revealing(look.charts, look.board.geo.size, &[red, yellow]));
        self.emit(revealed, &rules);
        self.next(Phase::PlaceWagon(RED), &[R_III_3]);
    }

    fn place_wagon(&mut self, hex: HexId) {
        let Phase::PlaceWagon(seat) = self.state().phase else { return };
        let Some(unit) = self.look().in_reserve(seat, Kind::W) else { return };
        self.emit(Event::WagonPlaced { unit, hex }, &[R_III_3]);
        if seat == RED {
            return self.next(Phase::PlaceWagon(YELLOW), &[R_III_3]);
        }
        self.go_on_deploying(None);
    }

    fn place(&mut self, kind: Kind, hex: HexId) {
        let Phase::PlaceUnit(seat) = self.state().phase else { return };
        let Some(unit) = self.look().in_reserve(seat, kind) else { return };
        let rules = self.cite(|look| look.rules_behind_placing(seat, hex));
        self.emit(Event::UnitPlaced { unit, kind, hex }, &rules);
        self.go_on_deploying(Some(seat));
    }

    fn hold_back(&mut self) {
        let Phase::PlaceUnit(seat) = self.state().phase else { return };
        self.stop_deploying(seat, false, &[R_III_6, RULING_10, RULING_13]);
        self.go_on_deploying(Some(seat));
    }

    fn stop_deploying(&mut self, seat: Seat, forced: bool, rules: &[Rule]) {
        let left = self.look().how_many_in_reserve(seat);
        self.emit(Event::StoppedDeploying { seat, left, forced }, rules);
    }

    fn go_on_deploying(&mut self, last: Option<Seat>) {
        // Whoever can place nothing has stopped, before he is asked (MB-R12).
        for seat in [RED, YELLOW] {
            if !self.state().stopped[seat.index()] && !self.look().can_deploy(seat) {
                let rules = match self.look().how_many_in_reserve(seat) {
                    0 => [R_III_6, R_III_4],
                    _ => [R_III_6, RULING_12],
                };
                self.stop_deploying(seat, true, &rules);
            }
        }
        match self.look().next_to_deploy(last) {
            Some(seat) => {
                let rules: &[Rule] = match last {
                    None => &[R_III_4, RULING_09],
                    Some(last) if last == seat => &[R_III_4, RULING_11],
                    Some(_) => &[R_III_4],
                };
                self.next(Phase::PlaceUnit(seat), rules);
            }
            // The battle begins with Yellow.
            None => self.emit(Event::Next { turn: YELLOW, phase: Phase::Turn }, &[R_IV_0]),
        }
    }

    // ---------------------------------------------------------------- IV: the battle

    fn step(&mut self, unit: UnitId, to: HexId) {
        let moving = self.state().moving().copied();
        let counter = *self.state().unit(unit);
        let (Ok(fare), Some(from)) = (self.look().may_step(unit, moving.as_ref(), to), counter.hex()) else {
            return;
        };
        let (kind, cost, left) = (counter.kind, fare.cost, counter.points - fare.cost);
        let rules = self.cite(|look| look.rules_behind_step(unit, moving.as_ref(), from));
        self.emit(Event::Stepped { unit, kind, from, to, cost, left }, &rules);
        if let Some(friend) = fare.through {
            self.pass_through(unit, friend, to);
        }
        if kind == Kind::W {
            self.emit(Event::WagonTurned { unit, hex: to, why: Turning::Moved }, &[R_IV_W_3, RULING_48]);
        }
        self.halt_if_controlled(unit, to);
        self.go_on_moving(unit);
    }

    /// The friend makes way and pays for it too.
    fn pass_through(&mut self, unit: UnitId, friend: UnitId, hex: HexId) {
        let kind = self.state().unit(unit).kind;
        let Unit { kind: friend_kind, points, .. } = *self.state().unit(friend);
        let friend_left = points - self.look().charts.friend_passed;
        let passed = Event::PassedThrough { unit, kind, friend, friend_kind, hex, friend_left };
        self.emit(passed, &[R_IV_1_E]);
        if friend_kind == Kind::W && friend_left == 0 {
            // It has moved, as far as its counter is concerned.
            let turned = Event::WagonTurned { unit: friend, hex, why: Turning::Passed };
            self.emit(turned, &[RULING_17, RULING_48]);
        }
    }

    /// A step into a controlled hex halts the unit.
    fn halt_if_controlled(&mut self, unit: UnitId, hex: HexId) {
        if self.look().controlled_by(unit.seat().other(), hex) {
            let kind = self.state().unit(unit).kind;
            self.emit(Event::Halted { unit, kind, hex }, &[R_IV_2_D, RULING_21]);
        }
    }

    /// A move that cannot go on ends by itself.
    fn go_on_moving(&mut self, unit: UnitId) {
        if !self.look().can_go_on(unit) {
            self.end_turn();
        }
    }

    fn declare(&mut self, unit: UnitId, target: HexId) {
        let moving = self.state().moving().copied();
        let counter = *self.state().unit(unit);
        let look = self.look();
        let (Ok(cost), Some(from), Some(enemy)) =
            (look.may_melee(unit, moving.as_ref(), target), counter.hex(), look.state.at(target))
        else {
            return;
        };
        let target_kind = self.state().unit(enemy).kind;
        let (kind, to, left) = (counter.kind, target, counter.points - cost);
        let rules = self.cite(|look| look.rules_behind_declaration(moving.as_ref(), enemy, from));
        self.emit(
            Event::MeleeDeclared { unit, kind, target: enemy, target_kind, from, to, cost, left },
            &rules,
        );
        if target_kind == Kind::W {
            return self.strike_wagon(unit, enemy, true);
        }
        if !self.look().can_withdraw(enemy) {
            let tired = self.look().lacks_points_to_withdraw(enemy);
            self.stand(if tired { Standing::NoPoints } else { Standing::NoWay });
        }
    }

    /// An attack on a wagon always succeeds and has no answer.
    fn strike_wagon(&mut self, attacker: UnitId, wagon: UnitId, melee: bool) {
        let hex = self.state().unit(wagon).hex().unwrap_or_default();
        match self.look().blow(wagon) {
            Blow::Turned => {
                let turned = Event::WagonTurned { unit: wagon, hex, why: Turning::Attacked };
                self.emit(turned, &[R_IV_W_4, R_IV_W_6, RULING_47]);
            }
            Blow::Destroyed => {
                let rules = self.cite(|look| look.rules_behind_destroying(wagon));
                self.emit(Event::WagonDestroyed { unit: wagon, hex }, &rules);
                if melee {
                    self.advance(attacker, hex, Some(RULING_47));
                }
            }
        }
        self.end_turn();
    }

    fn stand(&mut self, why: Standing) {
        let Phase::Respond { attacker, defender } = self.state().phase else { return };
        let Unit { kind, whereabouts, .. } = *self.state().unit(defender);
        let hex = if let Whereabouts::Hex(hex) = whereabouts { hex } else { HexId::default() };
        let rules: &[Rule] = match why {
            Standing::Chosen => &[R_IV_3_G, R_IV_1_D],
            Standing::NoPoints => &[R_IV_3_G, R_IV_1_H, R_IV_1_D],
            Standing::NoWay => &[R_IV_3_G, R_IV_3_B, R_IV_1_D, RULING_30],
        };
        self.emit(Event::Stood { unit: defender, kind, hex, why }, rules);
        let fight = self.look().melee(attacker, defender);
        let Fight { to, attacker_loss, defender_loss, .. } = fight;
        let rules = self.cite(|_| fight.rules_behind_melee());
        self.emit(Event::MeleeResolved(fight), &rules);
        // Both lose at the same time (MB-R44): the losses were fixed before either was taken.
        self.lose(attacker, attacker_loss, &[R_IV_4_M]);
        self.lose(defender, defender_loss, &[R_IV_4_M]);
        let alive = |unit: UnitId| self.state().unit(unit).hex().is_some();
        if !alive(defender) && alive(attacker) {
            self.advance(attacker, to, (attacker_loss > 0).then_some(RULING_45));
        }
        self.end_turn();
    }

    /// Knights fall; `last` are the rules by which a unit goes whose last one does.
    fn lose(&mut self, unit: UnitId, knights: u8, last: &[Rule]) {
        let counter = *self.state().unit(unit);
        let (kind, hex) = (counter.kind, counter.hex().unwrap_or_default());
        if knights >= counter.knights {
            self.emit(Event::UnitDestroyed { unit, kind, hex }, last);
        } else {
            (0..knights).for_each(|_| self.emit(Event::KnightLost { unit, kind, hex }, &[R_IV_4_L]));
        }
    }

    /// The victor takes the hex and ends its move there: free, compulsory, past all zones.
    fn advance(&mut self, unit: UnitId, to: HexId, ruling: Option<Rule>) {
        let kind = self.state().unit(unit).kind;
        let rules = self.cite(|look| look.rules_behind_advance(unit, ruling));
        self.emit(Event::Advanced { unit, kind, to }, &rules);
    }

    fn retreat(&mut self, to: HexId) {
        let Phase::Respond { attacker, defender } = self.state().phase else { return };
        let Unit { kind, points, whereabouts, .. } = *self.state().unit(defender);
        let (Ok(cost), Whereabouts::Hex(from)) = (self.look().may_retreat(defender, to), whereabouts) else {
            return;
        };
        let rules = self.cite(|look| look.rules_behind_retreat(to));
        self.emit(Event::Retreated { unit: defender, kind, from, to, cost, left: points - cost }, &rules);
        self.take_vacated(attacker, from);
    }

    fn leave(&mut self) {
        let Phase::Respond { attacker, defender } = self.state().phase else { return };
        let Unit { kind, whereabouts, .. } = *self.state().unit(defender);
        let (Ok(cost), Whereabouts::Hex(from)) = (self.look().may_leave(defender), whereabouts) else {
            return;
        };
        let ring = self.look().exit_marker(defender.seat(), from);
        let left = Event::LeftMap { unit: defender, kind, from, ring, cost };
        self.emit(left, &[R_IV_3_D, RULING_34, RULING_59]);
        self.take_vacated(attacker, from);
    }

    /// The abandoned hex is the attacker's, already paid for; it may go on from there.
    fn take_vacated(&mut self, attacker: UnitId, hex: HexId) {
        let kind = self.state().unit(attacker).kind;
        let taken = Event::TookVacatedHex { unit: attacker, kind, to: hex };
        self.emit(taken, &[R_IV_3_F, R_IV_3_E, RULING_26, RULING_35, RULING_36]);
        self.halt_if_controlled(attacker, hex);
        self.go_on_moving(attacker);
    }

    fn shoot(&mut self, unit: UnitId, target: HexId) {
        let Some(enemy) = self.state().at(target) else { return };
        let fight = self.look().shot(unit, enemy);
        let loss = fight.defender_loss;
        let rules = self.cite(|look| look.rules_behind_shot(&fight));
        self.emit(Event::Shot(fight), &rules);
        if self.state().unit(enemy).kind == Kind::W {
            return self.strike_wagon(unit, enemy, false);
        }
        if loss > 0 {
            self.lose(enemy, loss, &[R_IV_4_M, RULING_55]);
        }
        self.end_turn();
    }

    fn merge(&mut self, unit: UnitId, with: HexId) {
        let moving = self.state().moving();
        let look = self.look();
        let (Ok(cost), Some(other)) = (look.may_merge(unit, moving, with), look.state.at(with)) else {
            return;
        };
        let points = look.merged_points(unit, other, cost);
        let kind = self.state().unit(unit).kind;
        let merged = Event::Merged { unit, with: other, kind, hex: with, cost, points };
        self.emit(merged, &[R_IV_6_A, R_IV_6_B, RULING_56]);
        self.end_turn();
    }

    /// VI: before the move the unit may go on, on foot; after it the turn is over (MB-R71).
    fn dismount(&mut self, unit: UnitId) {
        let before = self.state().phase == Phase::Turn;
        let counter = *self.state().unit(unit);
        let (Ok(on_foot), Some(hex)) = (self.look().may_dismount(unit), counter.hex()) else { return };
        let (from, to, points) = (counter.kind, on_foot.kind, on_foot.points);
        let dismounted = Event::Dismounted { unit, from, to, hex, points };
        self.emit(dismounted, &[R_VI_1, R_VI_2, R_VI_3, RULING_71, RULING_72, RULING_74]);
        if !before {
            return self.end_turn();
        }
        self.next(Phase::Moving(Moving { unit, halted: false, pursuing: false }), &[R_VI_1, RULING_71]);
        self.go_on_moving(unit);
    }

    /// In the order of MB-R60: the token, the points and the wagon, the markers, then the placements.
    fn regroup(&mut self) {
        let seat = self.state().turn;
        let tokens = self.state().tokens[seat.index()].saturating_sub(1);
        self.emit(Event::Regrouped { seat, tokens }, &[R_IV_7_A, R_IV_D, R_IV_1_B]);
        let mut ready = 0;
        if let Some(modules) = self.look().wagon_modules(seat) {
            for slot in 0..usize::from(self.state().count[seat.index()]) {
                let unit = UnitId::new(seat, slot);
                let Whereabouts::Away(from) = self.state().unit(unit).whereabouts else { continue };
                match self.look().next_place(from, modules) {
                    None => ready |= 1 << slot,
                    Some(to) => {
                        let kind = self.state().unit(unit).kind;
                        let moved = Event::MarkerMoved { unit, kind, from, to };
                        self.emit(moved, &[R_IV_7_C, R_IV_7_B, RULING_59]);
                    }
                }
            }
        }
        self.go_on_entering(ready);
    }

    fn enter(&mut self, who: (Kind, bool, bool), hex: HexId) {
        let Phase::Return { ready } = self.state().phase else { return };
        let Ok(unit) = self.look().may_enter(self.state().turn, ready, who, hex) else { return };
        let (kind, _, away) = who;
        match away {
            true => self.emit(Event::Returned { unit, kind, hex }, &[R_IV_7_D, R_IV_7_E, RULING_61]),
            false => self.emit(Event::ReserveArrived { unit, kind, hex }, &[R_IV_7_F, RULING_61]),
        }
        self.go_on_entering(ready & !(1 << unit.slot()));
    }

    /// The question is skipped when nothing can be placed.
    fn go_on_entering(&mut self, ready: u32) {
        if !self.look().can_enter(ready) {
            return self.end_turn();
        }
        self.next(Phase::Return { ready }, &[R_IV_7_D, R_IV_7_F, RULING_60]);
    }

    fn pass(&mut self) {
        let seat = self.state().turn;
        let rules = self.cite(|look| look.rules_behind_pass(seat));
        self.emit(Event::Passed { seat }, &rules);
        self.end_turn();
    }

    // ---------------------------------------------------------------- V: the end of a turn

    /// Flags (MB-V.3), then the three ends of the game (judged once a turn, MB-R64), then the other seat's turn.
    fn end_turn(&mut self) {
        self.take_flags();
        if let Some(ending) = self.look().ending() {
            return self.end_game(ending);
        }
        let turn = self.state().turn.other();
        self.emit(Event::Next { turn, phase: Phase::Turn }, &[R_IV_0]);
    }

    fn take_flags(&mut self) {
        let geo = self.look().board.geo;
        for (flag, site) in geo.flags.iter().enumerate() {
            if let Some(unit) = self.state().at(site.hex)
                && self.state().flags[flag] != Some(unit.seat())
            {
                let (seat, flag, hex, points) = (unit.seat(), flag as u8, site.hex, site.points);
                let rules = self.cite(|look| look.rules_behind_flag(unit));
                self.emit(Event::FlagTaken { seat, flag, hex, points }, &rules);
            }
        }
    }

    fn end_game(&mut self, ending: Ending) {
        let rules = self.cite(|look| look.rules_behind_ending(&ending));
        self.emit(Event::GameEnded { ending }, &rules);
    }
}

/// Whose army is still to be chosen.
pub fn muster_phase(core: &Core) -> Option<Phase> {
    [RED, YELLOW].into_iter().find(|seat| core.muster[seat.index()] == Muster::Waiting).map(Phase::Recruit)
}
