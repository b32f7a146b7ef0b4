//! 9 and 10. Disorganisation and panic, who catches them from whom, and the tests against them.

use super::{DiceResult, EventWriter};
use crate::ch06_morale::passes_test;
use crate::ch09_disorder::{Danger, contagion, rules_behind_marker};
use crate::event::{Cause, Event, Progress};
use crate::field::HexId;
use crate::rules::*;
use crate::state::*;
use engine::dice::Hope;
use engine::sorted::InOrder;
use engine::{Journal, Rule};

impl<J: Journal<Event>> EventWriter<'_, J> {
    /// A unit is disorganised. By a combat the disorganised panic; by fire or ground they stay what they are.
    pub fn disorganise(&mut self, unit: UnitId, cause: Cause) -> DiceResult {
        match (self.state.hex_of(unit), self.worse(unit, cause)) {
            (Some(hex), Some((cohesion, rules))) => {
                self.emit_worse(unit, cohesion, cause, rules);
                self.infect(unit, hex)
            }
            _ => Ok(()),
        }
    }

    /// The ground to which a unit comes disorganises it, by this rule. It meets its company next, and they it: that is one occasion,
    /// not two.
    pub(super) fn disorganise_on_ground(&mut self, unit: UnitId, rule: Rule) {
        let worse = self.worse(unit, Cause::Ground).filter(|_| self.state.hex_of(unit).is_some());
        if let Some((cohesion, _)) = worse {
            self.emit_worse(unit, cohesion, Cause::Ground, &[rule]);
        }
    }

    fn worse(&self, unit: UnitId, cause: Cause) -> Option<(Cohesion, &'static [Rule])> {
        let look = self.look();
        look.worse(unit, look.state.unit(unit).cohesion, cause, look.leader_with(unit))
    }

    /// Does it make any difference to a unit to be disorganised?
    pub(super) fn shakes(&self, unit: UnitId, cause: Cause) -> bool {
        self.worse(unit, cause).is_some()
    }

    fn emit_worse(&mut self, unit: UnitId, cohesion: Cohesion, cause: Cause, rules: &[Rule]) {
        let rules = self.cite(|_| [rules, rules_behind_marker(cohesion)].concat());
        self.emit(Event::Worse { unit, cohesion, cause }, &rules);
    }

    /// Everybody stacked with a unit that has come to harm is tested, once (G-9.1.1, G-9.1.2, G-10.1.2, G-R42).
    fn infect(&mut self, source: UnitId, hex: HexId) -> DiceResult {
        let side = self.look().seat(source);
        let others: Vec<UnitId> =
            self.state.at(hex).filter(|id| *id != source && self.look().seat(*id) == side).collect();
        let worst = self.state.unit(source).cohesion;
        for other in others {
            self.expose(other, worst, hex);
        }
        self.spread_now()
    }

    /// A unit enters a hex: it meets those there, and they meet it (G-R42). `later`: who is in the hex and enters it after this one.
    pub fn meet(&mut self, unit: UnitId, hex: HexId, later: &[UnitId]) -> DiceResult {
        let side = self.look().seat(unit);
        let company = |id: &UnitId| *id != unit && self.look().seat(*id) == side && !later.contains(id);
        let there: Vec<UnitId> = self.state.at(hex).filter(company).collect();
        if there.is_empty() {
            return Ok(());
        }
        let worst = there.iter().map(|id| self.state.unit(*id).cohesion).max().unwrap_or_default();
        let own = self.state.unit(unit).cohesion;
        for other in there {
            self.expose(other, own, hex);
        }
        self.expose(unit, worst, hex);
        self.spread_now()
    }

    /// Somebody is stacked with disorder or panic and will be tested.
    fn expose(&mut self, unit: UnitId, to: Cohesion, hex: HexId) {
        if self.state.hex_of(unit) != Some(hex) || self.endangered(unit, to).is_none() {
            return;
        }
        // In a combat the list is kept with it, since questions come in between (G-R16).
        match self.fight() {
            Some(_) => self.goes_on(Progress::Exposed { unit, to }),
            None => self.contagion.exposed.push((unit, to)),
        }
    }

    /// All who were exposed: they are tested now.
    fn call_exposed(&mut self) -> Vec<(UnitId, Cohesion)> {
        let Some(fight) = self.fight() else { return std::mem::take(&mut self.contagion.exposed) };
        let exposed = fight.exposed.clone();
        if !exposed.is_empty() {
            self.goes_on(Progress::ExposedCalled);
        }
        exposed
    }

    /// Outside a combat whoever is exposed is tested at once.
    fn spread_now(&mut self) -> DiceResult {
        if self.fight().is_some() || self.contagion.spreading {
            return Ok(());
        }
        self.contagion.spreading = true;
        self.spread()?;
        self.contagion.spreading = false;
        Ok(())
    }

    /// Everybody who is exposed is tested, the side whose phase it is first, then by their numbers (G-R75). Whoever fails infects
    /// others, who come after all of these: nobody is made worse twice by one neighbour in panic (G-R41, G-R42).
    pub(super) fn spread(&mut self) -> DiceResult {
        let (mover, mut tested) = (self.look().mover(), Vec::new());
        loop {
            let mut wave = self.call_exposed();
            if wave.is_empty() {
                return Ok(());
            }
            wave.put_in_order_by_key(|(unit, _)| (self.look().seat(*unit) != mover, *unit));
            for (unit, to) in wave {
                // Two occasions are two tests, in one combat too.
                let again = tested.contains(&unit).then_some(RULING_83);
                if self.test_beside(unit, to, again)? {
                    tested.push(unit);
                }
            }
        }
    }

    /// Can company of that kind make this unit worse where it stands?
    fn endangered(&self, unit: UnitId, to: Cohesion) -> Option<Danger> {
        contagion(self.state.unit(unit).cohesion, to, || self.look().leader_with(unit))
    }

    /// A test beside somebody in disorder or panic: who fails becomes one step worse (G-R41). False if nobody is in danger any more.
    fn test_beside(&mut self, unit: UnitId, to: Cohesion, again: Option<Rule>) -> DiceResult<bool> {
        let Some((hex, danger)) = self.state.hex_of(unit).zip(self.endangered(unit, to)) else {
            return Ok(false);
        };
        let rules = self.cite(|_| [danger.rule, RULING_40, RULING_42].into_iter().chain(again).collect());
        let passed = self.throw_for_test(unit, 0, true, &rules)?;
        self.spend_by_test(unit);
        if passed {
            return Ok(true);
        }
        self.emit_worse(unit, danger.worse, Cause::Contagion, danger.fails);
        self.infect(unit, hex)?;
        Ok(true)
    }

    /// A test of its own free will, or in an overrun, by these rules.
    pub fn test(&mut self, unit: UnitId, row: i32, rules: &[Rule]) -> DiceResult<bool> {
        self.throw_for_test(unit, row, false, rules)
    }

    /// The throw of a test, by the rules that ask for it.
    fn throw_for_test(&mut self, unit: UnitId, row: i32, beside: bool, rules: &[Rule]) -> DiceResult<bool> {
        let seat = self.look().seat(unit);
        let (modifiers, needs) = (self.look().test_modifiers(unit, row), self.look().passes_up_to(unit));
        let more = modifiers.sum();
        let throw =
            self.die(seat, R_6_2_1, Hope::Low, |_, face| u32::from(passes_test(face, more, needs)))?;
        let passed = passes_test(throw, more, needs);
        let rules = self.cite(|_| [&[R_6_2_1], rules].concat());
        self.emit(Event::Tested { unit, throw, modifiers, needs, passed, beside }, &rules);
        Ok(passed)
    }

    /// A test that a unit had to take costs it its speed, and in its own movement phase its points (G-6.2.5, G-6.2.6, G-R40).
    fn spend_by_test(&mut self, unit: UnitId) {
        if self.state.unit(unit).charge > 0 {
            self.emit(Event::Slowed { unit }, &[RULING_40]);
        }
        if self.state.now.walk.is_some_and(|walk| walk.who == Walker::Unit(unit)) {
            self.goes_on(Progress::WalkSpent);
            return;
        }
        let moving = self.look().moves_now(unit) && !self.state.unit(unit).marks.has(Marks::DONE);
        if moving {
            self.emit(Event::Done { unit }, &[RULING_40]);
        }
    }
}
