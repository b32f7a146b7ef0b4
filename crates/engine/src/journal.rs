//! Every event in order, with the rules that made it, for those who listen.

use crate::rule::Rule;

/// Takes events as they happen, each with the rules it rests on: named on the line that decides, not guessed afterwards. The events
/// a game makes are small and live on the stack, so a journal that is [`Silent`] costs nothing: the compiler drops the call.
pub trait Journal<Event> {
    fn note(&mut self, event: Event, rules: &[Rule]);

    /// Does anybody care? What is made for the journal alone need not be made otherwise.
    #[inline(always)]
    fn listens(&self) -> bool {
        true
    }

    /// Does anybody ask which rules made an event? Those that depend on circumstances need not be looked up otherwise.
    #[inline(always)]
    fn cites(&self) -> bool {
        self.listens()
    }
}

/// An event and the rules that made it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Noted<Event> {
    pub event: Event,
    pub rules: Vec<Rule>,
}

/// Nobody listens: search and simulation.
pub struct Silent;

impl<Event> Journal<Event> for Silent {
    #[inline(always)]
    fn note(&mut self, _: Event, _: &[Rule]) {}
    #[inline(always)]
    fn listens(&self) -> bool {
        false
    }
}

impl<Event> Journal<Event> for Vec<Noted<Event>> {
    fn note(&mut self, event: Event, rules: &[Rule]) {
        self.push(Noted { event, rules: rules.to_vec() });
    }
}

/// The events alone, for those who do not ask why.
impl<Event> Journal<Event> for Vec<Event> {
    fn note(&mut self, event: Event, _: &[Rule]) {
        self.push(event);
    }
    #[inline(always)]
    fn cites(&self) -> bool {
        false
    }
}
