//! How the chapters hang together: what follows from an action, up to the next decision.
//!
//! What is left to do lies in [`Agenda`]: the phase, the move and the combat under way, and a stack of tasks whose last one is at
//! hand. [`EventWriter::run`] works on it until somebody has to choose. It changes by events like the board itself: by those that tell
//! what happened, and by [`Progress`] where nothing happened that anybody would be told of.

mod disorder;
mod fighting;
mod firing;
mod following;
mod losses;
mod phases;
mod retreating;
mod walking;

pub use retreating::FARTHEST_SWEPT;

use crate::Grunwald;
use crate::action::Action;
use crate::ch02_turn::rules_behind_ending;
use crate::event::{Event, Progress, enact, enact_progress};
use crate::look::{Cited, Look};
use crate::state::*;
use engine::agenda::Change;
use engine::dice::{Ask, Dice, DiceFault, Faces, Hope, Scripted};
use engine::{Journal, Rule, Seat};

/// Dice may run out: then nothing has happened.
type DiceResult<T = ()> = Result<T, DiceFault>;

/// Writes events and carries them out: nothing else changes the state.
pub struct EventWriter<'a, J> {
    rules: &'a Grunwald,
    state: &'a mut State,
    dice: &'a mut dyn Dice,
    journal: &'a mut J,
    contagion: Contagion,
}

/// Who is stacked with disorder or panic outside a combat and has not been tested yet (G-R42).
#[derive(Default)]
struct Contagion {
    exposed: Vec<(UnitId, Cohesion)>,
    /// Somebody works on the list: whoever comes on to it meanwhile is tested after those who are on it.
    spreading: bool,
}

impl<'a, J: Journal<Event>> EventWriter<'a, J> {
    pub fn new(
        rules: &'a Grunwald,
        state: &'a mut State,
        dice: &'a mut dyn Dice,
        journal: &'a mut J,
    ) -> EventWriter<'a, J> {
        EventWriter { rules, state, dice, journal, contagion: Contagion::default() }
    }
}

/// A one for every throw: for carrying something out beforehand, of which only what hangs on no throw may be read.
pub fn ones() -> Scripted {
    Scripted::new(vec![1; 64])
}

/// Carries out a legal action up to the next decision. On a fault of the dice the state is as it was.
pub fn perform<J: Journal<Event>>(
    rules: &Grunwald,
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

/// A seat gives up.
pub fn resign<J: Journal<Event>>(rules: &Grunwald, state: &mut State, journal: &mut J, seat: Seat) {
    let points = rules.look(state).final_points();
    let ending = Ending { end: End::Resigned, winner: Some(seat.other()), points };
    let event = Event::GameEnded { ending };
    enact(rules, state, &event);
    journal.note(event, rules_behind_ending(ending.end));
}

impl<J: Journal<Event>> EventWriter<'_, J> {
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

    /// Something to be dealt with before what is at hand. Who bears a fallen banner is asked before anything else, so that nobody
    /// walks off with it meanwhile (G-R45).
    pub fn task(&mut self, task: Task) {
        let tasks = &self.state.now.tasks;
        let asks = |task: &&Task| matches!(task, Task::TakeUp { .. });
        let waiting = if asks(&&task) { 0 } else { tasks.iter().rev().take_while(asks).count() };
        let change = match waiting {
            0 => Change::Pushed(task),
            _ => Change::Inserted { at: tasks.len() - waiting, task },
        };
        self.goes_on(Progress::Task(change));
    }

    /// The last task of a kind, and its place.
    fn last_task(&self, wanted: impl Fn(&Task) -> bool) -> Option<usize> {
        self.state.now.tasks.iter().rposition(wanted)
    }

    /// What waits below comes to hand.
    fn bring_up(&mut self, wanted: impl Fn(&Task) -> bool) {
        match self.last_task(wanted) {
            Some(at) if at + 1 < self.state.now.tasks.len() => {
                self.goes_on(Progress::Task(Change::Raised { at }));
            }
            _ => {}
        }
    }

    /// What was at hand is done.
    fn done(&mut self) -> Option<Task> {
        let task = self.state.now.tasks.last().cloned()?;
        self.goes_on(Progress::Task(Change::Popped));
        Some(task)
    }

    /// All tasks of a kind have come to nothing.
    fn drop_tasks(&mut self, wanted: impl Fn(&Task) -> bool) {
        while let Some(at) = self.last_task(&wanted) {
            self.goes_on(Progress::Task(Change::Removed { at }));
        }
    }

    /// More is known of a task by now.
    fn amend(&mut self, at: usize, change: impl FnOnce(&mut Task)) {
        let Some(mut task) = self.state.now.tasks.get(at).cloned() else { return };
        change(&mut task);
        self.goes_on(Progress::Task(Change::Replaced { at, task }));
    }

    /// More is known of the task at hand.
    fn amend_last(&mut self, change: impl FnOnce(&mut Task)) {
        self.amend(self.state.now.tasks.len().saturating_sub(1), change);
    }

    /// One die, of which only the class of its face matters.
    fn die(&mut self, seat: Seat, rule: Rule, hope: Hope, class: impl Fn(Look, u8) -> u32) -> DiceResult<u8> {
        let look = self.rules.look(self.state);
        let ask = Ask::d6(1, seat, rule).hoping(hope);
        let faces: Faces = self.dice.class(&ask, &|sum| class(look, sum))?;
        Ok(faces.first().copied().unwrap_or(1))
    }

    /// Two dice, of which only the class of their sum matters.
    fn throw_two(
        &mut self,
        seat: Seat,
        rule: Rule,
        hope: Hope,
        class: impl Fn(Look, u8) -> u32,
    ) -> DiceResult<[u8; 2]> {
        let look = self.rules.look(self.state);
        let ask = Ask::d6(2, seat, rule).hoping(hope);
        let faces: Faces = self.dice.class(&ask, &|sum| class(look, sum))?;
        Ok([faces.first().copied().unwrap_or(1), faces.get(1).copied().unwrap_or(1)])
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
            if self.ends_by_leaders() {
                continue;
            }
            let asks = if self.state.now.tasks.is_empty() { self.go_on_phase()? } else { self.go_on_task()? };
            if asks {
                return Ok(());
            }
        }
    }

    /// Does the task at hand need somebody's choice? Otherwise it is carried on.
    fn go_on_task(&mut self) -> DiceResult<bool> {
        let Some(task) = self.state.now.tasks.last().cloned() else { return Ok(false) };
        match task {
            Task::Walk => self.go_on_walking(),
            Task::React => self.go_on_reacting(),
            Task::Counter(declared) => self.go_on_countering(&declared),
            Task::ShootBack(shot) => self.go_on_shooting_back(shot),
            Task::Volley { answers, .. } => self.go_on_volley(&answers),
            Task::FriendHit { by, hex } => self.go_on_friend_hit(by, hex),
            Task::Aside { .. } => self.go_on_aside(),
            Task::TakeUp { banner, hex, .. } => self.go_on_take_up(banner, hex),
            Task::FleeTie => Ok(true),
            Task::Retreat { trace, must, pushed, into, leaders } => {
                self.go_on_retreating(trace, must, pushed, into, leaders)
            }
            Task::Face { unit, why } => self.go_on_facing(unit, why),
            Task::Chase { .. } => self.go_on_chasing(),
            Task::Advance { unit, done } => self.go_on_advancing(unit, done),
            Task::Fight => self.go_on_fighting(),
        }
    }

    fn act(&mut self, action: &Action) -> DiceResult {
        match action {
            Action::Place { .. }
            | Action::Unplace { .. }
            | Action::Formation { .. }
            | Action::PlaceLeader { .. }
            | Action::PlaceBanner { .. }
            | Action::Attach { .. }
            | Action::UseDefault
            | Action::EndSetup => {
                self.set_up(action);
                Ok(())
            }
            Action::Fire { by, at } => self.fire(*by, *at),
            Action::HoldFire => self.hold_fire(),
            Action::ShootBack { at } => self.shoot_back(Some(*at)),
            Action::FriendHit { unit } => self.friend_hit(*unit),
            Action::TryRally { unit } => self.try_rally(*unit),
            Action::Flee { unit } => {
                self.begin_flight(*unit);
                Ok(())
            }
            Action::FleeTo { hex } => self.flee_to(*hex),
            Action::Move { unit } => {
                self.begin_move(*unit);
                Ok(())
            }
            Action::Rally { unit } => self.rally(*unit),
            Action::MoveLeader { leader } => {
                self.begin_leader(*leader);
                Ok(())
            }
            Action::Enter { unit, hex, facing } => self.arrive(*unit, *hex, *facing),
            Action::Return { unit, hex, facing } => self.come_back(*unit, *hex, *facing),
            Action::ReturnLeader { leader, hex } => {
                self.return_leader(*leader, *hex);
                Ok(())
            }
            Action::PassBanner { banner, to } => {
                self.pass_banner(*banner, *to);
                Ok(())
            }
            Action::Wreck { unit } => {
                self.begin_wrecking(*unit);
                Ok(())
            }
            Action::EndPhase => self.end_phase(),
            Action::Forward { hold } => self.forward(*hold),
            Action::Turn { sixths } => self.turn(*sixths),
            Action::Overrun => self.overrun(),
            Action::Minimum { advance, facing } => self.minimum(*advance, *facing),
            Action::Flip => {
                self.flip();
                Ok(())
            }
            Action::Exit => {
                self.exit();
                Ok(())
            }
            Action::LeaveLeader => {
                self.leave_leader();
                Ok(())
            }
            Action::TakeLeader { leader } => {
                self.take_leader(*leader);
                Ok(())
            }
            Action::Stop => {
                self.end_walk();
                Ok(())
            }
            Action::LeaderTo { hex } => self.leader_to(*hex),
            Action::CounterCharge(ride) => {
                self.counter_charge(*ride);
                Ok(())
            }
            Action::HoldBack => self.hold_back(),
            Action::Aside { unit, hex } => self.step_aside(*unit, *hex),
            Action::Next { unit } => self.goes_next(*unit),
            Action::TakeUp { unit } => {
                self.take_up(*unit);
                Ok(())
            }
            Action::Attack { attackers, hexes } => self.attack(attackers, hexes),
            Action::FortFighters { units } => {
                self.fort_fighters(units);
                Ok(())
            }
            Action::Lose { unit } => self.lose_in_combat(*unit),
            Action::FallBack { unit, hex, leader } => self.fall_back(*unit, *hex, *leader),
            Action::Face { facing } => self.face(*facing),
            Action::Pursue { trace, leader } => self.pursue(*trace, *leader),
            Action::PursueTo { hex } => self.pursue_to(*hex),
            Action::StayPut => self.stay_put(),
            Action::Advance { hex, leader } => self.advance(*hex, *leader),
            Action::Remove { unit } => self.remove(*unit),
        }
    }
}
