//! How the chapters hang together: what follows from an action, up to the next decision.
//!
//! What is left to do lies in [`Agenda`]: the phase, the move and the combats under way, and a stack of tasks whose last one is at
//! hand. [`EventWriter::run`] works on it until somebody has to choose. It changes by events like the board itself: by those that tell
//! what happened, and by [`Progress`] where nothing happened that anybody would be told of.

mod advancing;
mod charging;
mod control;
mod ending;
mod fighting;
mod firing;
mod leaders;
mod naming;
mod orders;
mod results;
mod retreating;
mod setting_up;
mod walking;

use crate::MenOfIron;
use crate::action::Action;
use crate::ch16_victory::rules_behind_ending;
use crate::event::{Event, Progress, enact, enact_progress};
use crate::look::{Cited, Look};
use crate::state::*;
use engine::agenda::Change;
use engine::dice::{Ask, Dice, DiceFault, Faces, Hope};
use engine::{Journal, Rule, Seat};

/// Dice may run out: then nothing has happened.
pub type DiceResult<T = ()> = Result<T, DiceFault>;

/// Writes events and carries them out: nothing else changes the state.
pub struct EventWriter<'a, J> {
    rules: &'a MenOfIron,
    state: &'a mut State,
    dice: &'a mut dyn Dice,
    journal: &'a mut J,
}

/// Carries out a legal action up to the next decision. On a fault of the dice the state is as it was.
pub fn perform<J: Journal<Event>>(
    rules: &MenOfIron,
    state: &mut State,
    dice: &mut dyn Dice,
    journal: &mut J,
    action: &Action,
) -> DiceResult {
    // Where dice can run out, there must be a way back.
    let before = (!dice.never_fails()).then(|| state.clone());
    let mut writer = EventWriter::new(rules, state, dice, journal);
    let done = writer.act(action).and_then(|()| writer.run());
    if let (Err(_), Some(before)) = (&done, before) {
        *state = before;
    }
    done
}

/// A seat gives up, whoever is to decide.
pub fn resign<J: Journal<Event>>(rules: &MenOfIron, state: &mut State, journal: &mut J, seat: Seat) {
    let ending = rules.look(state).ending(End::Resigned, Some(seat.other()));
    let event = Event::GameEnded { ending };
    enact(rules, state, &event);
    journal.note(event, rules_behind_ending(ending.end));
}

impl<'a, J: Journal<Event>> EventWriter<'a, J> {
    pub fn new(
        rules: &'a MenOfIron,
        state: &'a mut State,
        dice: &'a mut dyn Dice,
        journal: &'a mut J,
    ) -> EventWriter<'a, J> {
        EventWriter { rules, state, dice, journal }
    }

    /// The one way to change the state: carries an event out and notes it with the rules that made it.
    #[inline]
    pub fn emit(&mut self, event: Event, rules: &[Rule]) {
        enact(self.rules, self.state, &event);
        self.journal.note(event, rules);
    }

    /// Nothing happens on the board; what is left to do is no longer the same.
    #[inline]
    pub fn goes_on(&mut self, progress: Progress) {
        enact_progress(self.rules, self.state, &progress);
        if self.journal.listens() {
            self.journal.note(Event::Progress(progress), &[]);
        }
    }

    /// The rules of an event where they depend on circumstances. They are looked up only if somebody asks for them.
    #[inline]
    fn cite(&self, rules: impl FnOnce(Look) -> Cited) -> Cited {
        let mut cited = Cited::new();
        if self.journal.cites() {
            for rule in rules(self.look()) {
                if !cited.contains(&rule) {
                    cited.push(rule);
                }
            }
        }
        cited
    }

    #[inline]
    pub fn look(&self) -> Look<'_> {
        self.rules.look(self.state)
    }

    /// Something to be dealt with before what is at hand.
    pub fn task(&mut self, task: Task) {
        self.goes_on(Progress::Task(Change::Pushed(task)));
    }

    /// What was at hand is done.
    pub fn done(&mut self) -> Option<Task> {
        let task = self.state.now.tasks.last().cloned()?;
        self.goes_on(Progress::Task(Change::Popped));
        Some(task)
    }

    /// The task at hand is another one from here on.
    pub fn becomes(&mut self, task: Task) {
        let at = self.state.now.tasks.len().saturating_sub(1);
        self.goes_on(Progress::Task(Change::Replaced { at, task }));
    }

    /// All tasks of a kind have come to nothing.
    pub fn drop_tasks(&mut self, wanted: impl Fn(&Task) -> bool) {
        while let Some(at) = self.state.now.tasks.iter().rposition(&wanted) {
            self.goes_on(Progress::Task(Change::Removed { at }));
        }
    }

    /// More is known of the move under way.
    pub fn amend_walk(&mut self, change: impl FnOnce(&mut Walk)) {
        if let Some(mut walk) = self.state.now.walk {
            change(&mut walk);
            self.goes_on(Progress::Walk(Some(walk)));
        }
    }

    /// More is known of the combat at hand.
    pub fn amend_fight(&mut self, change: impl FnOnce(&mut Fight)) {
        if let Some(mut fight) = self.state.now.fights.last().cloned() {
            change(&mut fight);
            self.goes_on(Progress::FightChanged(Box::new(fight)));
        }
    }

    /// The combat at hand has come to this.
    pub fn stage(&mut self, stage: Stage) {
        self.goes_on(Progress::Stage(stage));
    }

    /// Play has come to this.
    pub fn phase(&mut self, to: Phase) {
        self.goes_on(Progress::WentOn { to });
    }

    /// Somebody has done or suffered something more.
    pub fn mark(&mut self, unit: UnitId, marks: u16) {
        self.goes_on(Progress::Marked { unit, marks });
    }

    /// One ten-sided die, of which only the class of its face matters.
    pub fn die(
        &mut self,
        seat: Seat,
        rule: Rule,
        hope: Hope,
        class: impl Fn(Look, u8) -> u32,
    ) -> DiceResult<u8> {
        let look = self.rules.look(self.state);
        let ask = Ask::d10(1, seat, rule).hoping(hope);
        let faces: Faces = self.dice.class(&ask, &|face| class(look, face))?;
        Ok(faces.first().copied().unwrap_or(0))
    }

    /// Goes on from a position where nobody has to choose.
    pub fn resume(&mut self) -> DiceResult {
        self.run()
    }

    /// Works until somebody has to choose or the game is over.
    fn run(&mut self) -> DiceResult {
        loop {
            if matches!(self.state.now.phase, Phase::Over(_)) {
                return Ok(());
            }
            let asks = if self.state.now.tasks.is_empty() { self.go_on_phase()? } else { self.go_on_task()? };
            if asks {
                return Ok(());
            }
        }
    }

    /// Does the phase need somebody's choice? Otherwise it is carried on.
    fn go_on_phase(&mut self) -> DiceResult<bool> {
        match self.state.now.phase {
            Phase::Over(_) => Ok(true),
            Phase::Setup(seat) => self.go_on_setting_up(seat),
            Phase::Free | Phase::Repick => self.go_on_picking(),
            Phase::Continue => self.go_on_continuing(),
            Phase::Seize(command) => self.go_on_seizing(command),
            Phase::Order => self.go_on_ordering(),
            Phase::Moving => Ok(true),
            Phase::Naming => self.go_on_naming(),
            Phase::Shock => self.go_on_shock(),
            Phase::Ending => self.go_on_ending(),
        }
    }

    /// Does the task at hand need somebody's choice? Otherwise it is carried on.
    fn go_on_task(&mut self) -> DiceResult<bool> {
        let Some(task) = self.state.now.tasks.last().cloned() else { return Ok(false) };
        match task {
            Task::Walk => self.go_on_walking(),
            Task::React { target, hex, fired, counter } => self.go_on_reacting(target, hex, fired, counter),
            Task::ReturnFire(shot) => self.go_on_returning(shot),
            Task::CounterFire { rider, shooter } => self.go_on_counter_fire(rider, shooter),
            Task::CounterLater { rider, target, hex } => self.go_on_counter_later(rider, target, hex),
            Task::Wheel { rider, target } => self.go_on_wheeling(rider, target),
            Task::Ride { rider, target, counter } => self.go_on_riding(rider, target, counter),
            Task::Fight => self.go_on_fighting(),
            Task::Suffer { unit, blow, source, thrown } => self.go_on_suffering(unit, blow, source, thrown),
            Task::Retreat { unit, causes, source, .. } => self.go_on_retreating(unit, &causes, source),
            Task::Retire { unit, .. } => self.go_on_retiring(unit),
            Task::Along { leader, unit, from } => self.go_on_along(leader, unit, from),
            Task::Displaced { leader } => self.go_on_displaced(leader),
            Task::Replace { leader } => self.go_on_replacing(leader),
            Task::Fickle => self.go_on_fickle(),
            Task::PutOut { unit } => self.go_on_putting_out(unit),
            Task::Face { unit } => self.go_on_facing(unit),
        }
    }

    fn act(&mut self, action: &Action) -> DiceResult {
        match action {
            Action::Place { .. }
            | Action::PlaceLeader { .. }
            | Action::Array { .. }
            | Action::ArrayAll { .. }
            | Action::Dig { .. }
            | Action::Ready => self.set_up(action),

            Action::Activate { command } => self.activate(*command, Kind::Free),
            Action::Standard { standard } => self.raise(*standard),
            Action::Pass => self.pass(),
            Action::Try { command } => self.try_command(*command),
            Action::Seize { command } => self.seize(*command),
            Action::LetRoll => self.let_roll(),
            Action::SmallFolk => self.show_small_folk(),
            Action::Form => self.form(),
            Action::Break => self.break_formation(),
            Action::Keep => self.end_order(),
            Action::ToHorse { unit } => self.mount_up(*unit),

            Action::Move { unit, leaders } => self.begin_move(*unit, *leaders),
            Action::Step { side } => self.step(*side),
            Action::Stop { facing } => self.stop(*facing),
            Action::Turn { unit, facing } => self.turn(*unit, *facing),
            Action::Change => self.change(),
            Action::Enter { unit, hex, leaders } => self.enter(*unit, *hex, *leaders),
            Action::EnterLeader { leader, hex } => self.enter_leader(*leader, *hex),
            Action::LeaderTo { leader, hex } => self.lead_to(*leader, *hex),
            Action::Fire { by, at } => self.fire(*by, *at),
            Action::Bombard { bombard, at } => self.bombard(*bombard, *at),
            Action::EndMoving => self.end_moving(),

            Action::Attack { unit, target } => self.name_attack(*unit, *target, false),
            Action::Charge { unit, target } => self.name_attack(*unit, *target, true),
            Action::Withdraw { unit } => self.withdraw(*unit),
            Action::Confirm => self.confirm(),
            Action::Resolve { unit } => self.resolve(*unit),
            Action::Ride { way, facing } => self.ride(way, *facing),

            Action::React { by } => self.react(*by),
            Action::HoldFire => self.hold_fire(),
            Action::CounterCharge { unit, target } => self.counter_charge(*unit, *target),
            Action::Evade { unit, way, facing } => self.evade(*unit, way, *facing),
            Action::Stand { unit } => self.stand(*unit),

            Action::Next { unit } => self.next(*unit),
            Action::Retreat { way, facing } => self.retreat(way, *facing),
            Action::RetireTo { hex, facing } => self.retire(*hex, *facing),
            Action::LeaderGoes => self.leader_along(true),
            Action::LeaderStays => self.leader_along(false),
            Action::LeaderWith { unit } => self.leader_with(*unit),
            Action::Advance { unit, hex, facing } => self.advance(*unit, *hex, *facing),
            Action::Continue { unit, hex } => self.continue_attack(*unit, *hex),
            Action::StayPut => self.stay_put(),
            Action::Face { facing } => self.face(*facing),
            Action::PutOut { hex, facing } => self.put_out(*hex, *facing),
        }
    }
}
