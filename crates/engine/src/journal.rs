//! Every event in order, for those who listen.

/// Takes events as they happen. The events a game makes are small and live on the stack, so a journal that
/// is [`Silent`] costs nothing: the compiler drops the call.
pub trait Journal<Event> {
    fn note(&mut self, event: Event);

    /// Does anybody care? What is made for the journal alone need not be made otherwise.
    #[inline(always)]
    fn listens(&self) -> bool {
        true
    }
}

/// Nobody listens: search and simulation.
pub struct Silent;

impl<Event> Journal<Event> for Silent {
    #[inline(always)]
    fn note(&mut self, _: Event) {}
    #[inline(always)]
    fn listens(&self) -> bool {
        false
    }
}

impl<Event> Journal<Event> for Vec<Event> {
    fn note(&mut self, event: Event) {
        self.push(event);
    }
}
