//! Who acts next: a Command, a standard, a roll, a seizure (chapter 4), and the orders for formations.

use crate::action::Action;
use crate::look::{Look, No, Refused};
use crate::rules::*;
use engine::Seat;

impl Look<'_> {
    /// The camp followers show themselves once, in a free activation, when the enemy has lost enough (MI-BAN-4).
    pub fn may_show_small_folk(&self, seat: Seat) -> Result<(), Refused> {
        let folk = self.battle().special.small_folk.filter(|folk| folk.side == seat);
        let Some(folk) = folk.filter(|_| self.rules.options.small_folk) else {
            return Err(No::NoSmallFolk.by(R_BAN_4));
        };
        if self.state.episodes.small_folk {
            return Err(No::SmallFolkShown.by(R_BAN_4));
        }
        let points = self.flight_points(seat.other());
        match points < u16::from(folk.from) {
            true => Err(No::TooEarly { points, needs: folk.from }.by(R_BAN_4)),
            false => Ok(()),
        }
    }

    pub fn free_choices(&self, seat: Seat, out: &mut Vec<Action>) {
        let commands = self.commands_of(seat).filter(|command| self.may_activate(seat, *command).is_ok());
        out.extend(commands.map(|command| Action::Activate { command }));
        let standards = self.standards_of(seat).filter(|standard| self.may_raise(seat, *standard).is_ok());
        out.extend(standards.map(|standard| Action::Standard { standard }));
        out.extend(self.may_show_small_folk(seat).is_ok().then_some(Action::SmallFolk));
        out.extend(self.may_pass(seat).is_ok().then_some(Action::Pass));
    }

    pub fn continue_choices(&self, seat: Seat, out: &mut Vec<Action>) {
        let commands = self.commands_of(seat).filter(|command| self.may_try(seat, *command).is_ok());
        out.extend(commands.map(|command| Action::Try { command }));
        out.push(Action::Pass);
    }

    pub fn seize_choices(&self, seat: Seat, out: &mut Vec<Action>) {
        let commands = self.commands_of(seat).filter(|command| self.may_seize(seat, *command).is_ok());
        out.extend(commands.map(|command| Action::Seize { command }));
        out.push(Action::LetRoll);
    }

    pub fn order_choices(&self, out: &mut Vec<Action>) {
        out.extend(self.may_form().is_ok().then_some(Action::Form));
        out.extend(self.may_break().is_ok().then_some(Action::Break));
        let mounts = self.units_of(self.state.now.control.command).iter();
        let mounts = mounts.filter(|unit| self.may_mount_up(*unit).is_ok());
        out.extend(mounts.map(|unit| Action::ToHorse { unit }));
        out.push(Action::Keep);
    }
}
