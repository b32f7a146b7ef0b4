//! 4 Activation: which Commands can act, what their leaders are rated, who may be named when.

use crate::Mode;
use crate::ids::{CommandId, StandardId, Units};
use crate::look::{Look, No, Refused};
use crate::rules::*;
use crate::state::*;
use engine::Seat;

impl Look<'_> {
    /// All Commands of a seat.
    pub fn commands_of(&self, seat: Seat) -> impl Iterator<Item = CommandId> + '_ {
        self.battle().commands_of(seat).map(|(command, _)| command)
    }

    /// Has it anybody to act with: a unit on the map, or one that can come in (MI-Q4.1-3)?
    pub fn can_act(&self, command: CommandId) -> bool {
        let units = || self.units_of(command).iter();
        let waits = || units().any(|unit| self.unit(unit).whereabouts == Whereabouts::Waiting);
        let gate = || self.battle().command(command).entry.iter().any(|hex| self.state.at(*hex).is_none());
        units().any(|unit| self.hex_of(unit).is_some()) || waits() && gate()
    }

    /// What a roll for it must not exceed (MI-4.2a, MI-Q4.2-1): its leader's rating, a replacement's being lower (MI-Q15.6-1).
    pub fn rating(&self, command: CommandId) -> u8 {
        let own = self.battle().command(command);
        let Some(leader) = self.state.leaders.get(own.leader.index()) else { return own.rating };
        match leader.replacement {
            true => self.replaced(own.rating, true),
            false => own.rating,
        }
    }

    /// A rating or a range as it is for a replacement.
    pub fn replaced(&self, printed: u8, rating: bool) -> u8 {
        let chart = &self.charts().replacement;
        let (loss, least) = match rating {
            true => (chart.rating_loss, chart.least_rating),
            false => (chart.range_loss, chart.least_range),
        };
        // He is never better than the one he replaces.
        printed.saturating_sub(loss).max(least.min(printed))
    }

    /// Is this side pinned down: it is never activated and never seizes (MI-FAL-2a)?
    pub fn pinned(&self, seat: Seat) -> bool {
        let modes = self.battle().special.modes;
        self.rules.options.mode == Mode::Pinned && modes.is_some_and(|modes| modes.side == seat)
    }

    /// The Command that has to begin, as long as it has not (MI-POI-1).
    pub fn must_begin(&self, seat: Seat) -> Option<CommandId> {
        let marshals = self.battle().special.marshals.filter(|_| !self.state.episodes.marshals)?;
        (self.command_seat(marshals) == seat && self.can_act(marshals)).then_some(marshals)
    }

    /// Is it his, and can it act?
    fn may_name(&self, seat: Seat, command: CommandId) -> Result<(), Refused> {
        if self.command_seat(command) != seat {
            return Err(No::NotYourCommand { command }.by(R_4_1A));
        }
        if !self.can_act(command) {
            return Err(No::NobodyToAct { command }.by(RULING_4_1_3));
        }
        Ok(())
    }

    /// Without a roll any Command may be taken, the last one too (MI-4.1a, MI-Q3.2-1).
    pub fn may_activate(&self, seat: Seat, command: CommandId) -> Result<(), Refused> {
        self.may_name(seat, command)?;
        self.may_begin_with(seat, command)
    }

    /// A standard is raised in a free activation only (MI-13.2b), and where it brings somebody back (MI-R07).
    pub fn may_raise(&self, seat: Seat, standard: StandardId) -> Result<(), Refused> {
        if self.battle().standard(standard).side != seat {
            return Err(No::NotYourStandard.by(R_13_2A));
        }
        if !self.state.standards[standard.index()] {
            return Err(No::StandardLost.by(R_13_2D));
        }
        if let Some(command) = self.must_begin(seat) {
            return Err(No::MustBegin { command }.by(R_POI_1));
        }
        match self.rallies_at(standard).is_empty() {
            true => Err(No::NobodyRallies.by(RULING_07).see(&[R_13_2A, R_13_1C])),
            false => Ok(()),
        }
    }

    /// Passing is always possible (MI-4.1b), but for who has to begin.
    pub fn may_pass(&self, seat: Seat) -> Result<(), Refused> {
        match self.must_begin(seat) {
            Some(command) => Err(No::MustBegin { command }.by(R_POI_1)),
            None => Ok(()),
        }
    }

    /// A roll may be tried for any Command but the one that has just finished (MI-3.2).
    pub fn may_try(&self, seat: Seat, command: CommandId) -> Result<(), Refused> {
        self.may_name(seat, command)?;
        self.may_begin_with(seat, command)?;
        if self.state.now.control.last == command {
            return Err(No::JustFinished { command }.by(R_3_2));
        }
        Ok(())
    }

    /// Until the Marshals have acted nobody else of their side does (MI-POI-1).
    fn may_begin_with(&self, seat: Seat, command: CommandId) -> Result<(), Refused> {
        match self.must_begin(seat) {
            Some(marshals) if marshals != command => Err(No::MustBegin { command: marshals }.by(R_POI_1)),
            _ => Ok(()),
        }
    }

    /// Any Command may seize (MI-Q4.3-3).
    pub fn may_seize(&self, seat: Seat, command: CommandId) -> Result<(), Refused> {
        if self.pinned(seat) {
            return Err(No::Pinned.by(R_FAL_2A));
        }
        if self.rules.options.seize_guard && self.state.now.control.guarded == Some(seat) {
            return Err(No::SeizedFrom.by(RULING_4_3_2));
        }
        self.may_name(seat, command)?;
        self.may_begin_with(seat, command)
    }

    /// Who may act in it, is in command, is Disordered, lent or impetuous, when it is activated.
    pub fn muster(&self, command: CommandId) -> crate::event::Muster {
        let on_map =
            |units: Units| -> Units { units.iter().filter(|id| self.hex_of(*id).is_some()).collect() };
        let own = on_map(self.units_of(command));
        let lent = self.lent_to(command).but(own);
        let commanded = self.commanded_now(command).and(lent);
        let disordered = own.iter().filter(|id| self.status(*id) == Status::Disordered).collect();
        let hot =
            own.and(lent).iter().filter(|id| self.is_hot(*id, commanded.contains(*id), command)).collect();
        crate::event::Muster { commanded, disordered, lent, hot }
    }
}
