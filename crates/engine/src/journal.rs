//! Every event in order, with the rules that made it, for those who listen.

use crate::rule::Rule;

/// Takes events as they happen, each with the rules it rests on: named on the line that decides, not guessed afterwards. The events
/// a game makes are small and live on the stack, so a journal that is [`Silent`] costs nothing: the compiler drops the call.
pub trait Journal<Event> {
    fn note(&mut self, event: Event, rules: &[Rule]);

    /// Whoever listens, as one type: what is compiled for every kind of journal would be compiled as often.
    fn listener(&mut self) -> Listener<'_, Event>;

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
    fn listener(&mut self) -> Listener<'_, Event> {
        Listener::Nobody
    }
    #[inline(always)]
    fn listens(&self) -> bool {
        false
    }
}

impl<Event> Journal<Event> for Vec<Noted<Event>> {
    fn note(&mut self, event: Event, rules: &[Rule]) {
        self.push(Noted { event, rules: rules.to_vec() });
    }
    fn listener(&mut self) -> Listener<'_, Event> {
        Listener::Noted(self)
    }
}

/// The events alone, for those who do not ask why.
impl<Event> Journal<Event> for Vec<Event> {
    fn note(&mut self, event: Event, _: &[Rule]) {
        self.push(event);
    }
    fn listener(&mut self) -> Listener<'_, Event> {
        Listener::Events(self)
    }
    #[inline(always)]
    fn cites(&self) -> bool {
        false
    }
}

/// Who hears of events.
pub enum Listener<'a, Event> {
    Nobody,
    Events(&'a mut Vec<Event>),
    Noted(&'a mut Vec<Noted<Event>>),
}

impl<Event> Journal<Event> for Listener<'_, Event> {
    fn note(&mut self, event: Event, rules: &[Rule]) {
        match self {
            Listener::Nobody => {}
            Listener::Events(list) => list.note(event, rules),
            Listener::Noted(list) => list.note(event, rules),
        }
    }
    fn listener(&mut self) -> Listener<'_, Event> {
        match self {
            Listener::Nobody => Listener::Nobody,
            Listener::Events(list) => Listener::Events(list),
            Listener::Noted(list) => Listener::Noted(list),
        }
    }
    #[inline]
    fn listens(&self) -> bool {
        !matches!(self, Listener::Nobody)
    }
    #[inline]
    fn cites(&self) -> bool {
        matches!(self, Listener::Noted(_))
    }
}

/// Does play without a listener have a compilation of its own, in which nothing is left of the journal? It makes random play and search
/// a tenth faster; a page is fetched, and has one for all.
pub const SILENCE_IS_FAST: bool = !cfg!(target_family = "wasm");
