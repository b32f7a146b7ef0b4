//! Who holds play and what is going on, as a position says it.

use super::{ENDS, KINDS, Reading};
use crate::state::*;
use engine::content::Flaw;
use engine::position::Spanned;

impl Reading<'_> {
    /// Phase, holder, Command and the counts of control. Units without a word about that: a Command that is named moves, and
    /// otherwise somebody picks one.
    pub(super) fn control(&self, core: &mut Core) -> Result<(), Flaw> {
        let file = self.file;
        if let Some(name) = &file.command {
            let command = self.command(name.get_ref(), name.span())?;
            core.now.control.command = command;
            core.now.control.holder = self.rules.battle.command(command).side;
        }
        if file.units.is_some() {
            core.now.phase = if file.command.is_some() { Phase::Moving } else { Phase::Free };
        }
        if let Some(phase) = &file.phase {
            core.now.phase = self.phase(phase)?;
        }
        if let Some(holder) = &file.holder {
            core.now.control.holder = self.seat(holder.get_ref(), holder.span())?;
        }
        if let Some(over) = file.over.as_ref().filter(|_| !matches!(core.now.phase, Phase::Over(_))) {
            return Err(self.source.flaw(over.end.span(), "position-other-phase", "over"));
        }
        self.counts(&mut core.now)?;
        self.fits_together(&core.now)
    }

    fn counts(&self, now: &mut Agenda) -> Result<(), Flaw> {
        let (file, source, control) = (self.file, self.source, &mut now.control);
        if let Some(word) = &file.kind {
            let kind = KINDS.iter().find(|(_, known)| known == word.get_ref());
            let flaw = || source.flaw(word.span(), "position-no-kind", word.get_ref());
            control.kind = kind.ok_or_else(flaw)?.0;
        }
        if let Some(name) = &file.last {
            control.last = self.command(name.get_ref(), name.span())?;
        }
        if let Some(seat) = &file.guarded {
            control.guarded = Some(self.seat(seat.get_ref(), seat.span())?);
        }
        if let Some(passes) = &file.passes {
            control.passes = *passes.get_ref();
        }
        let end = &self.rules.content.charts.end;
        if let Some(quiet) = &file.quiet {
            control.quiet = *quiet.get_ref();
            if control.quiet >= end.idle_activations {
                return Err(source.flaw(
                    quiet.span(),
                    "position-number",
                    format!("quiet = {}", control.quiet),
                ));
            }
        }
        if let Some(clock) = &file.clock {
            control.clock = *clock.get_ref();
            let most = self.rules.battle.special.modes.map_or(0, |modes| modes.clock);
            if control.clock > most {
                return Err(source.flaw(
                    clock.span(),
                    "position-number",
                    format!("clock = {}", control.clock),
                ));
            }
        }
        control.stirred = file.stirred.unwrap_or(control.stirred);
        control.thrown = file.thrown.unwrap_or(control.thrown);
        now.activation = file.activation.unwrap_or(now.activation);
        Ok(())
    }

    /// A Command acts in an activation, it is the holder's own, and only a seizure is named by the other side.
    fn fits_together(&self, now: &Agenda) -> Result<(), Flaw> {
        let phase = || self.file.phase.as_ref().map(Spanned::span);
        let (control, battle) = (&now.control, self.rules.battle);
        match now.phase {
            Phase::Order | Phase::Moving | Phase::Naming | Phase::Shock => {
                if control.command == CommandId::NONE {
                    return Err(self.flaw(phase(), "position-whose", "command"));
                }
                let command = battle.command(control.command);
                if command.side != control.holder {
                    let at = self.file.holder.as_ref().map(Spanned::span).or_else(phase);
                    return Err(self.flaw(at, "position-holder", command.id.as_str()));
                }
            }
            Phase::Seize(command) => {
                let command = battle.command(command);
                if command.side != control.holder {
                    return Err(self.flaw(phase(), "position-holder", command.id.as_str()));
                }
            }
            _ => {}
        }
        Ok(())
    }

    fn phase(&self, text: &Spanned<String>) -> Result<Phase, Flaw> {
        let words: Vec<&str> = text.get_ref().split_whitespace().collect();
        Ok(match words.as_slice() {
            ["set-up", name] => Phase::Setup(self.seat(name, text.span())?),
            ["free"] => Phase::Free,
            ["repick"] => Phase::Repick,
            ["continue"] => Phase::Continue,
            ["seize", name] => Phase::Seize(self.command(name, text.span())?),
            ["order"] => Phase::Order,
            ["moving"] => Phase::Moving,
            ["naming"] => Phase::Naming,
            ["shock"] => Phase::Shock,
            ["ending"] => Phase::Ending,
            ["over"] => Phase::Over(self.over(text)?),
            _ => return Err(self.source.flaw(text.span(), "position-no-phase", text.get_ref())),
        })
    }

    fn over(&self, phase: &Spanned<String>) -> Result<Ending, Flaw> {
        let Some(over) = &self.file.over else {
            return Err(self.source.flaw(phase.span(), "position-line", "over"));
        };
        let name = over.end.get_ref();
        let end = ENDS.iter().find(|(_, known)| known == name);
        let (end, _) = end.ok_or_else(|| self.source.flaw(over.end.span(), "position-line", name))?;
        let winner = over.winner.as_ref().map(|seat| self.seat(seat.get_ref(), seat.span()));
        Ok(Ending { end: *end, winner: winner.transpose()?, points: over.points })
    }
}
