//! How the chapters hang together: which actions are legal now, and what follows from one.

use crate::MedievalBattle;
use crate::action::Action;
use crate::ch1_battlefield::{Pick, picks};
use crate::ch2_recruiting::{candidates, check_army};
use crate::ch4_battle::wagon::Blow;
use crate::content::ModuleKind;
use crate::event::{Arrival, Event, Fight, Standing, Turning};
use crate::look::{Look, No};
use crate::rules::*;
use crate::state::*;
use engine::secret::Secret;
use engine::{Journal, Refusal, Rule, Seat};

impl Look<'_> {
    /// All legal actions, in a fixed order; candidates where an army is to be recruited.
    pub fn legal(&self, out: &mut Vec<Action>) {
        match &self.state.phase {
            Phase::ChooseInner => {
                out.extend(picks(self.board.geo.size, ModuleKind::Inner).into_iter().map(Action::Lay))
            }
            Phase::ChooseOuter => {
                out.extend(picks(self.board.geo.size, ModuleKind::Outer).into_iter().map(Action::Lay))
            }
            Phase::ChooseSmall => {
                out.extend(
                    picks(self.board.geo.size, ModuleKind::Supplementary).into_iter().map(Action::Lay),
                );
            }
            Phase::Recruit(_) => {
                out.extend(candidates(self.board.geo.size).map(|army| Action::Recruit { army, salt: 0 }));
            }
            Phase::PlaceWagon(seat) => {
                let free = self.board.geo.hexes().filter(|hex| self.may_place(*seat, Kind::W, *hex).is_ok());
                out.extend(free.map(|hex| Action::PlaceWagon { hex }));
            }
            Phase::PlaceUnit(seat) => self.placements(*seat, out),
            Phase::Turn => {
                for (unit, counter) in self.state.units_of(self.state.turn) {
                    if let Some(hex) = counter.hex() {
                        self.moves_of(unit, hex, None, out);
                    }
                }
                if self.state.tokens[self.state.turn.index()] > 0 {
                    out.push(Action::Regroup);
                }
                out.push(Action::Pass);
            }
            Phase::Moving(moving) => {
                if let Some(hex) = self.state.unit(moving.unit).hex() {
                    self.moves_of(moving.unit, hex, Some(moving), out);
                }
                if !self.in_friends_hex(moving.unit) {
                    out.push(Action::Stop);
                }
            }
            Phase::Respond { defender, .. } => {
                out.push(Action::Stand);
                if let Some(hex) = self.state.unit(*defender).hex() {
                    let around = self.board.geo.around[usize::from(hex)].into_iter();
                    let open = around.filter(|to| self.may_retreat(*defender, *to).is_ok());
                    out.extend(open.map(|to| Action::Retreat { to }));
                }
                if self.may_leave(*defender).is_ok() {
                    out.push(Action::Leave);
                }
            }
            Phase::Return { ready } => {
                self.entries(*ready, out);
                out.push(Action::Finish);
            }
            Phase::Over(_) => {}
        }
    }

    /// Everything one unit can do now: step, fight, shoot, merge, dismount.
    #[inline]
    fn moves_of(&self, unit: UnitId, hex: HexId, moving: Option<&Moving>, out: &mut Vec<Action>) {
        let counter = self.state.unit(unit);
        if self.dismounting && self.may_dismount(unit).is_ok() {
            out.push(Action::Dismount { unit });
        }
        if counter.points == 0 {
            return;
        }
        let range = self.charts.kind(counter.kind).range;
        for next in self.board.geo.around[usize::from(hex)] {
            if next == OFF {
                continue;
            }
            // Who stands there decides which of the questions can have the answer yes.
            match self.state.at(next) {
                None => {
                    if self.may_step(unit, moving, next).is_ok() {
                        out.push(Action::Step { unit, to: next });
                    }
                }
                Some(there) if there.seat() == unit.seat() => {
                    if self.may_step(unit, moving, next).is_ok() {
                        out.push(Action::Step { unit, to: next });
                    }
                    if self.may_merge(unit, moving, next).is_ok() {
                        out.push(Action::Merge { unit, with: next });
                    }
                }
                Some(_) => {
                    if self.may_melee(unit, moving, next).is_ok() {
                        out.push(Action::Melee { unit, target: next });
                    }
                    if range > 0 && self.may_shoot(unit, next).is_ok() {
                        out.push(Action::Shoot { unit, target: next });
                    }
                }
            }
        }
        if range > 1 {
            for target in self.board.sees(self.charts, hex) {
                if self.may_shoot(unit, target).is_ok() {
                    out.push(Action::Shoot { unit, target });
                }
            }
        }
    }

    fn placements(&self, seat: Seat, out: &mut Vec<Action>) {
        self.each_place(seat, self.reserve_kinds(seat), |kind, hex| {
            out.push(Action::Place { kind, hex });
            true
        });
        out.push(Action::HoldBack);
    }

    /// Units that may be put next to the wagon, each description once.
    fn entries(&self, ready: u32, out: &mut Vec<Action>) {
        let seat = self.state.turn;
        let Some((_, wagon)) = self.state.wagon(seat) else { return };
        for kind in KINDS {
            for (worn, away) in [(false, false), (false, true), (true, true)] {
                if self.waiting(seat, ready, kind, worn, away).is_none() {
                    continue;
                }
                for hex in self.board.geo.around[usize::from(wagon)] {
                    if self.may_enter(seat, ready, (kind, worn, away), hex).is_ok() {
                        out.push(Action::Enter { kind, worn, away, hex });
                    }
                }
            }
        }
    }

    /// Is this action legal now?
    pub fn permit(&self, action: &Action) -> Result<(), No> {
        use Action::*;
        let moving = self.state.moving();
        match (&self.state.phase, *action) {
            (Phase::ChooseInner | Phase::ChooseOuter | Phase::ChooseSmall, Lay(_)) => Ok(()),
            (Phase::Recruit(_), Recruit { .. }) => Ok(()),
            (Phase::PlaceWagon(seat), PlaceWagon { hex }) => self.may_place(*seat, Kind::W, hex),
            (Phase::PlaceUnit(seat), Place { kind, hex }) => {
                let in_reserve = self.in_reserve(*seat, kind).filter(|_| kind != Kind::W);
                in_reserve.ok_or(No::NoneInReserve(kind))?;
                self.may_place(*seat, kind, hex)
            }
            (Phase::PlaceUnit(_), HoldBack) => Ok(()),
            (
                Phase::Turn | Phase::Moving(_),
                Step { unit, .. }
                | Melee { unit, .. }
                | Shoot { unit, .. }
                | Merge { unit, .. }
                | Dismount { unit },
            ) => {
                self.may_command(unit)?;
                match *action {
                    Step { to, .. } => self.may_step(unit, moving, to).map(drop),
                    Melee { target, .. } => self.may_melee(unit, moving, target).map(drop),
                    Shoot { target, .. } => self.may_shoot(unit, target).map(drop),
                    Merge { with, .. } => self.may_merge(unit, moving, with).map(drop),
                    _ => self.may_dismount(unit).map(drop),
                }
            }
            (Phase::Turn, Regroup) => self.may_regroup(self.state.turn),
            (Phase::Turn, Pass) => Ok(()),
            (Phase::Moving(moving), Stop) => {
                if self.in_friends_hex(moving.unit) {
                    Err(No::InFriendsHex)
                } else {
                    Ok(())
                }
            }
            (Phase::Respond { .. }, Stand) => Ok(()),
            (Phase::Respond { defender, .. }, Retreat { to }) => self.may_retreat(*defender, to).map(drop),
            (Phase::Respond { defender, .. }, Leave) => self.may_leave(*defender).map(drop),
            (Phase::Return { ready }, Enter { kind, worn, away, hex }) => {
                self.may_enter(self.state.turn, *ready, (kind, worn, away), hex).map(drop)
            }
            (Phase::Return { .. }, Finish) => Ok(()),
            _ => Err(No::NotNow),
        }?;
        self.permit_at_length(action)
    }

    /// Is it this unit's move? The seat's own, and only one in a turn (MB-IV.a).
    pub fn may_command(&self, unit: UnitId) -> Result<(), No> {
        if unit.seat() != self.state.turn {
            return Err(No::NotYours);
        }
        match self.state.moving() {
            Some(moving) if moving.unit != unit => Err(No::OtherMoves(moving.unit)),
            _ => Ok(()),
        }
    }

    /// Is there anything that this unit can do now?
    pub fn can_act(&self, unit: UnitId) -> bool {
        let mut moves = Vec::new();
        if let Some(hex) = self.state.unit(unit).hex().filter(|_| self.may_command(unit).is_ok()) {
            self.moves_of(unit, hex, self.state.moving(), &mut moves);
        }
        !moves.is_empty()
    }

    /// The two questions whose refusals carry more than one reason.
    fn permit_at_length(&self, action: &Action) -> Result<(), No> {
        match action {
            Action::Recruit { .. } | Action::Lay(_) => self.check_long(action).map_err(|_| No::NotNow),
            _ => Ok(()),
        }
    }

    fn check_long(&self, action: &Action) -> Result<(), Refusal> {
        let size = self.board.geo.size;
        match (action, crate::ch1_battlefield::laid_now(&self.state.phase)) {
            (Action::Recruit { army, .. }, None) => check_army(self.charts, size, army),
            (Action::Lay(pick), Some(kind)) => crate::ch1_battlefield::check_pick(size, kind, pick),
            _ => Ok(()),
        }
    }

    /// Is this action legal, and if not, why, in words?
    pub fn check(&self, action: &Action) -> Result<(), Refusal> {
        self.permit(action).map_err(|no| self.words(action, no))
    }

    pub fn words(&self, action: &Action, no: No) -> Refusal {
        match (&self.state.phase, action) {
            (Phase::Recruit(_), Action::Recruit { .. })
            | (Phase::ChooseInner | Phase::ChooseOuter | Phase::ChooseSmall, Action::Lay(_)) => {
                self.check_long(action).err().unwrap_or_else(|| self.refuse(action, no))
            }
            _ => self.refuse(action, no),
        }
    }
}

/// Writes events and carries them out: nothing else changes the state.
struct Scribe<'a, J> {
    rules: &'a MedievalBattle,
    state: &'a mut State,
    journal: &'a mut J,
}

/// Carries out a legal action up to the next decision.
pub fn perform<J: Journal<Event>>(
    rules: &MedievalBattle,
    state: &mut State,
    journal: &mut J,
    action: &Action,
) {
    Scribe { rules, state, journal }.perform(action);
}

/// A seat gives up; it is a loss whatever the points (MB-R70).
pub fn resign<J: Journal<Event>>(rules: &MedievalBattle, state: &mut State, journal: &mut J, seat: Seat) {
    let points = rules.look(state).both_points();
    let ending = Ending { end: End::Resigned, winner: Some(seat.other()), points, value: None };
    Scribe { rules, state, journal }.emit(Event::GameEnded { ending, loser: Some(seat) });
}

impl<J: Journal<Event>> Scribe<'_, J> {
    #[inline]
    fn emit(&mut self, event: Event) {
        crate::event::enact(self.rules.charts, self.state, &event);
        self.journal.note(event);
    }

    #[inline]
    fn look(&self) -> Look<'_> {
        self.rules.look(self.state)
    }

    fn next(&mut self, phase: Phase, why: &'static [Rule]) {
        let turn = self.state.turn;
        self.emit(Event::Next { turn, phase, why });
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
            Action::Pass => {
                let seat = self.state.turn;
                self.emit(Event::Passed { seat });
                self.end_turn();
            }
            Action::Stand => self.stand(Standing::Chosen),
            Action::Retreat { to } => self.retreat(to),
            Action::Leave => self.leave(),
            Action::Enter { kind, worn, away, hex } => self.enter((kind, worn, away), hex),
            Action::Finish => self.end_turn(),
        }
    }

    // ---------------------------------------------------------------- I to III: before the battle

    fn lay(&mut self, pick: Pick) {
        let seat = crate::question(self.state).map_or(RED, |question| question.seat);
        self.emit(Event::Laid { seat, pick });
        match self.state.phase {
            Phase::ChooseInner => self.next(Phase::ChooseOuter, &[RULING_01]),
            Phase::ChooseOuter => self.next(Phase::ChooseSmall, &[RULING_01]),
            _ => self.muster(),
        }
    }

    fn recruit(&mut self, army: Army, salt: u64) {
        let Phase::Recruit(seat) = self.state.phase else { return };
        self.emit(Event::Recruited { seat, army: Secret::new(army, salt) });
        self.muster();
    }

    /// Asks who has not chosen an army yet, Red first (MB-R05); when both have, the screen goes (MB-II.7).
    fn muster(&mut self) {
        let phase = muster_phase(self.state.core());
        if let Some(phase) = phase {
            return self.next(phase, &[R_II_1, RULING_05]);
        }
        let chosen = self.state.muster.map(|muster| match muster {
            Muster::Chosen(Secret::Known { value, salt }) => (value, salt),
            Muster::Public(army) => (army, 0),
            _ => (Army::default(), 0),
        });
        let [(red, red_salt), (yellow, yellow_salt)] = chosen;
        self.emit(Event::ArmiesRevealed { armies: [red, yellow], salts: [red_salt, yellow_salt] });
        self.next(Phase::PlaceWagon(RED), &[R_III_3]);
    }

    fn place_wagon(&mut self, hex: HexId) {
        let Phase::PlaceWagon(seat) = self.state.phase else { return };
        let Some(unit) = self.look().in_reserve(seat, Kind::W) else { return };
        self.emit(Event::WagonPlaced { unit, hex });
        if seat == RED {
            return self.next(Phase::PlaceWagon(YELLOW), &[R_III_3]);
        }
        self.go_on_deploying(None);
    }

    fn place(&mut self, kind: Kind, hex: HexId) {
        let Phase::PlaceUnit(seat) = self.state.phase else { return };
        let Some(unit) = self.look().in_reserve(seat, kind) else { return };
        self.emit(Event::UnitPlaced { unit, kind, hex });
        self.go_on_deploying(Some(seat));
    }

    fn hold_back(&mut self) {
        let Phase::PlaceUnit(seat) = self.state.phase else { return };
        self.stop_deploying(seat, false);
        self.go_on_deploying(Some(seat));
    }

    fn stop_deploying(&mut self, seat: Seat, forced: bool) {
        let in_reserve = self.state.units_of(seat).filter(|(_, unit)| unit.spot == Spot::Reserve);
        let left = in_reserve.count() as u8;
        self.emit(Event::StoppedDeploying { seat, left, forced });
    }

    fn go_on_deploying(&mut self, last: Option<Seat>) {
        // Whoever can place nothing has stopped, before he is asked (MB-R12).
        for seat in [RED, YELLOW] {
            if !self.state.stopped[seat.index()] && !self.look().can_deploy(seat) {
                self.stop_deploying(seat, true);
            }
        }
        match self.look().next_to_deploy(last) {
            Some(seat) => {
                let why: &[Rule] = match last {
                    None => &[R_III_4, RULING_09],
                    Some(last) if last == seat => &[R_III_4, RULING_11],
                    Some(_) => &[R_III_4],
                };
                self.next(Phase::PlaceUnit(seat), why);
            }
            // The battle begins with Yellow (MB-IV.0).
            None => self.emit(Event::Next { turn: YELLOW, phase: Phase::Turn, why: &[R_IV_0] }),
        }
    }

    // ---------------------------------------------------------------- IV: the battle

    fn step(&mut self, unit: UnitId, to: HexId) {
        let moving = self.state.moving();
        let counter = *self.state.unit(unit);
        let (Ok(fare), Some(from)) = (self.look().may_step(unit, moving, to), counter.hex()) else {
            return;
        };
        let left = counter.points - fare.cost;
        self.emit(Event::Stepped { unit, kind: counter.kind, from, to, cost: fare.cost, left });
        if let Some(friend) = fare.through {
            let passed = *self.state.unit(friend);
            let friend_left = passed.points - self.rules.charts.friend_passed;
            let (kind, friend_kind) = (counter.kind, passed.kind);
            self.emit(Event::PassedThrough { unit, kind, friend, friend_kind, hex: to, friend_left });
            if friend_kind == Kind::W && friend_left == 0 {
                // It has moved, as far as its counter is concerned (MB-R17).
                self.emit(Event::WagonTurned { unit: friend, hex: to, why: Turning::Passed });
            }
        }
        if counter.kind == Kind::W {
            self.emit(Event::WagonTurned { unit, hex: to, why: Turning::Moved });
        }
        self.halt_if_controlled(unit, to);
        self.go_on_moving(unit);
    }

    /// A step into a controlled hex halts the unit (MB-R21).
    fn halt_if_controlled(&mut self, unit: UnitId, hex: HexId) {
        if self.look().controlled_by(unit.seat().other(), hex) {
            let kind = self.state.unit(unit).kind;
            self.emit(Event::Halted { unit, kind, hex });
        }
    }

    /// A move that cannot go on ends by itself.
    fn go_on_moving(&mut self, unit: UnitId) {
        if !self.look().can_go_on(unit) {
            self.end_turn();
        }
    }

    fn declare(&mut self, unit: UnitId, target: HexId) {
        let moving = self.state.moving();
        let counter = *self.state.unit(unit);
        let look = self.look();
        let (Ok(cost), Some(from), Some(enemy)) =
            (look.may_melee(unit, moving, target), counter.hex(), look.state.at(target))
        else {
            return;
        };
        let target_kind = self.state.unit(enemy).kind;
        let (kind, left) = (counter.kind, counter.points - cost);
        self.emit(Event::MeleeDeclared {
            unit,
            kind,
            target: enemy,
            target_kind,
            from,
            to: target,
            cost,
            left,
        });
        if target_kind == Kind::W {
            return self.strike_wagon(unit, enemy, true);
        }
        if !self.look().can_withdraw(enemy) {
            let tired = self.look().lacks_points_to_withdraw(enemy);
            self.stand(if tired { Standing::NoPoints } else { Standing::NoWay });
        }
    }

    /// An attack on a wagon always succeeds and has no answer (MB-IV.W.4, MB-R47).
    fn strike_wagon(&mut self, attacker: UnitId, wagon: UnitId, melee: bool) {
        let hex = self.state.unit(wagon).hex().unwrap_or(0);
        match self.look().blow(wagon) {
            Blow::Turned => self.emit(Event::WagonTurned { unit: wagon, hex, why: Turning::Attacked }),
            Blow::Destroyed => {
                self.emit(Event::WagonDestroyed { unit: wagon, hex });
                if melee {
                    self.advance(attacker, hex);
                }
            }
        }
        self.end_turn();
    }

    fn stand(&mut self, why: Standing) {
        let Phase::Respond { attacker, defender } = self.state.phase else { return };
        let counter = *self.state.unit(defender);
        self.emit(Event::Stood { unit: defender, kind: counter.kind, hex: counter.hex().unwrap_or(0), why });
        let fight = self.look().melee(attacker, defender);
        let Fight { to, attacker_loss, defender_loss, .. } = fight;
        self.emit(Event::MeleeResolved(fight));
        // Both lose at the same time (MB-R44): the losses were fixed before either was taken.
        self.lose(attacker, attacker_loss, false);
        self.lose(defender, defender_loss, false);
        let alive = |unit: UnitId| self.state.unit(unit).hex().is_some();
        if !alive(defender) && alive(attacker) {
            self.advance(attacker, to);
        }
        self.end_turn();
    }

    fn lose(&mut self, unit: UnitId, knights: u8, by_shot: bool) {
        let counter = *self.state.unit(unit);
        let (kind, hex) = (counter.kind, counter.hex().unwrap_or(0));
        if knights >= counter.knights {
            self.emit(Event::UnitDestroyed { unit, kind, hex, by_shot });
        } else {
            (0..knights).for_each(|_| self.emit(Event::KnightLost { unit, kind, hex }));
        }
    }

    /// The victor takes the hex and ends its move there (MB-IV.4.n): free, compulsory, past all zones (MB-R46).
    fn advance(&mut self, unit: UnitId, to: HexId) {
        let kind = self.state.unit(unit).kind;
        self.emit(Event::Advanced { unit, kind, to });
    }

    fn retreat(&mut self, to: HexId) {
        let Phase::Respond { attacker, defender } = self.state.phase else { return };
        let counter = *self.state.unit(defender);
        let (Ok(cost), Some(from)) = (self.look().may_retreat(defender, to), counter.hex()) else { return };
        let left = counter.points - cost;
        self.emit(Event::Retreated { unit: defender, kind: counter.kind, from, to, cost, left });
        self.take_vacated(attacker, from);
    }

    fn leave(&mut self) {
        let Phase::Respond { attacker, defender } = self.state.phase else { return };
        let counter = *self.state.unit(defender);
        let (Ok(cost), Some(from)) = (self.look().may_leave(defender), counter.hex()) else { return };
        let ring = self.look().exit_marker(defender.seat(), from);
        self.emit(Event::LeftMap { unit: defender, kind: counter.kind, from, ring, cost });
        self.take_vacated(attacker, from);
    }

    /// The abandoned hex is the attacker's (MB-IV.3.f), already paid for (MB-R26); it may go on from there (MB-R35).
    fn take_vacated(&mut self, attacker: UnitId, hex: HexId) {
        let kind = self.state.unit(attacker).kind;
        self.emit(Event::TookVacatedHex { unit: attacker, kind, to: hex });
        self.halt_if_controlled(attacker, hex);
        self.go_on_moving(attacker);
    }

    fn shoot(&mut self, unit: UnitId, target: HexId) {
        let Some(enemy) = self.state.at(target) else { return };
        let fight = self.look().shot(unit, enemy);
        let loss = fight.defender_loss;
        self.emit(Event::Shot(fight));
        if self.state.unit(enemy).kind == Kind::W {
            return self.strike_wagon(unit, enemy, false);
        }
        if loss > 0 {
            self.lose(enemy, loss, true);
        }
        self.end_turn();
    }

    fn merge(&mut self, unit: UnitId, with: HexId) {
        let moving = self.state.moving();
        let look = self.look();
        let (Ok(cost), Some(other)) = (look.may_merge(unit, moving, with), look.state.at(with)) else {
            return;
        };
        let points = look.merged_points(unit, other, cost);
        let kind = self.state.unit(unit).kind;
        self.emit(Event::Merged { unit, with: other, kind, hex: with, cost, points });
        self.end_turn();
    }

    /// VI: before the move the unit may go on, on foot; after it the turn is over (MB-R71).
    fn dismount(&mut self, unit: UnitId) {
        let before = self.state.phase == Phase::Turn;
        let counter = *self.state.unit(unit);
        let (Ok(on_foot), Some(hex)) = (self.look().may_dismount(unit), counter.hex()) else { return };
        let (from, to, points) = (counter.kind, on_foot.kind, on_foot.points);
        self.emit(Event::Dismounted { unit, from, to, hex, points });
        if !before {
            return self.end_turn();
        }
        self.next(Phase::Moving(Moving { unit, halted: false, pursuing: false }), &[R_VI_1, RULING_71]);
        self.go_on_moving(unit);
    }

    /// MB-IV.7.a, in the order of MB-R60: the token, the points and the wagon, the markers, then the placements.
    fn regroup(&mut self) {
        let seat = self.state.turn;
        let tokens = self.state.tokens[seat.index()].saturating_sub(1);
        self.emit(Event::Regrouped { seat, tokens });
        let mut ready = 0;
        if let Some(modules) = self.look().wagon_modules(seat) {
            for slot in 0..usize::from(self.state.count[seat.index()]) {
                let unit = UnitId::new(seat, slot);
                let Spot::Away(place) = self.state.unit(unit).spot else { continue };
                match self.look().next_place(place, modules) {
                    None => ready |= 1 << slot,
                    Some(to) => {
                        let kind = self.state.unit(unit).kind;
                        self.emit(Event::MarkerMoved { unit, kind, from: place, to });
                    }
                }
            }
        }
        self.go_on_entering(ready);
    }

    fn enter(&mut self, who: (Kind, bool, bool), hex: HexId) {
        let Phase::Return { ready } = self.state.phase else { return };
        let Ok(unit) = self.look().may_enter(self.state.turn, ready, who, hex) else { return };
        let kind = who.0;
        match who.2 {
            true => self.emit(Event::Returned { unit, kind, hex }),
            false => self.emit(Event::ReserveArrived { unit, kind, hex }),
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

    // ---------------------------------------------------------------- V: the end of a turn

    /// Flags (MB-V.3), then the three ends of the game (judged once a turn, MB-R64), then the other seat's turn.
    fn end_turn(&mut self) {
        let geo = self.rules.geo;
        for (flag, site) in geo.flags.iter().enumerate() {
            if let Some(unit) = self.state.at(site.hex)
                && self.state.flags[flag] != Some(unit.seat())
            {
                let seat = unit.seat();
                let how = match self.state.unit(unit).kind {
                    Kind::W => Arrival::Wagon,
                    // Nobody arrives in the enemy's turn but by a retreat.
                    _ if seat != self.state.turn => Arrival::Retreated,
                    _ if matches!(self.state.phase, Phase::Return { .. }) => Arrival::Placed,
                    _ => Arrival::Moved,
                };
                let (flag, hex, points) = (flag as u8, site.hex, site.points);
                self.emit(Event::FlagTaken { seat, flag, hex, points, how });
            }
        }
        if let Some(ending) = self.look().ending() {
            let loser = ending.winner.map(Seat::other);
            return self.emit(Event::GameEnded { ending, loser });
        }
        let turn = self.state.turn.other();
        self.emit(Event::Next { turn, phase: Phase::Turn, why: &[R_IV_0] });
    }
}

/// Whose army is still to be chosen.
pub fn muster_phase(core: &Core) -> Option<Phase> {
    [RED, YELLOW].into_iter().find(|seat| core.muster[seat.index()] == Muster::Waiting).map(Phase::Recruit)
}

impl Look<'_> {
    /// Has a unit in the middle of its move anything left to do but stop?
    pub fn can_go_on(&self, unit: UnitId) -> bool {
        let Phase::Moving(moving) = &self.state.phase else { return false };
        let counter = self.state.unit(unit);
        let Some(hex) = counter.hex() else { return false };
        if self.dismounting && self.may_dismount(unit).is_ok() {
            return true;
        }
        if counter.points == 0 {
            return false;
        }
        let range = self.charts.kind(counter.kind).range;
        let near =
            self.board.geo.around[usize::from(hex)].into_iter().filter(|next| *next != OFF).any(|next| {
                match self.state.at(next) {
                    Some(there) if there.seat() != unit.seat() => {
                        self.may_melee(unit, Some(moving), next).is_ok()
                            || (range > 0 && self.may_shoot(unit, next).is_ok())
                    }
                    Some(_) => {
                        self.may_step(unit, Some(moving), next).is_ok()
                            || self.may_merge(unit, Some(moving), next).is_ok()
                    }
                    None => self.may_step(unit, Some(moving), next).is_ok(),
                }
            });
        near || (range > 1
            && self.board.sees(self.charts, hex).any(|target| self.may_shoot(unit, target).is_ok()))
    }

    /// Can any unit be put next to the wagon?
    pub fn can_enter(&self, ready: u32) -> bool {
        let mut entries = Vec::new();
        self.entries(ready, &mut entries);
        !entries.is_empty()
    }
}

/// The first question of a game without an opening: an army, or the wagons if both armies are given.
pub fn begin(rules: &MedievalBattle, state: &mut State) {
    Scribe { rules, state, journal: &mut engine::Silent }.muster();
}
