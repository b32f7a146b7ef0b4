//! Retreats and units that are Retired (12.3, 12.4).

use super::{DiceResult, EventWriter};
use crate::action::Way;
use crate::content::Blow;
use crate::event::{Cause, Event};
use crate::ids::{HexId, UnitId};
use crate::rules::*;
use crate::state::*;
use engine::dice::Hope;
use engine::{Journal, Rule};
use hexboard::Corner;

impl<J: Journal<Event>> EventWriter<'_, J> {
    /// Who has no hex to retreat to is eliminated (MI-12.3d); then his leaders are thrown for, unless they were (MI-R64).
    pub(super) fn go_on_retreating(
        &mut self,
        unit: UnitId,
        causes: &Causes,
        source: Source,
    ) -> DiceResult<bool> {
        if self.state.hex_of(unit).is_none() {
            self.done();
            return Ok(false);
        }
        if !self.look().retreat_ways(unit, causes, source).is_empty() {
            return Ok(true);
        }
        let rolled = matches!(self.done(), Some(Task::Retreat { thrown: true, .. }));
        if !matches!(source, Source::Fire { .. }) && !rolled {
            let lost = Blow { eliminated: true, ..Blow::NONE };
            self.throw_for_leaders(unit, lost, Source::Shock)?;
        }
        self.lose_unit(unit, Cause::NoRetreat, &[R_12_3D, RULING_64])?;
        Ok(false)
    }

    pub(super) fn retreat(&mut self, way: &Way, facing: Corner) -> DiceResult {
        let Some(Task::Retreat { unit, source, was_disordered, .. }) = self.done() else { return Ok(()) };
        let (Some(from), Some(to)) = (self.state.hex_of(unit), way.last().copied()) else { return Ok(()) };
        let through = match way.as_slice() {
            [friend, _] => self.state.at(*friend),
            _ => None,
        };
        let over_water = self.look().driven_over_water(unit, from, way);
        let into_brook = self.look().driven_into_brook(unit, from, way);
        let mut rules = vec![R_12_3A, RULING_12_3_1];
        rules.extend(matches!(source, Source::Repulse { .. }).then_some(RULING_12_3_5));
        rules.extend(through.is_some().then_some(R_12_3C));
        rules.extend(through.is_some().then_some(RULING_12_3_2));
        rules.extend(self.look().something_to_take(unit, to).then_some(RULING_12_3_3));
        rules.extend((self.state.unit(unit).formation == Formation::Wall).then_some(R_14_1H));
        self.emit(Event::Retreated { unit, from, to, facing, through }, &rules);
        // What is pushed last is dealt with first: captures, then water, then the friends who were run through.
        if let Some(friend) = through {
            let blow = self.look().trampled_blow(friend);
            self.suffer(friend, blow, Source::Trampled);
        }
        if over_water {
            self.wade(unit, was_disordered, into_brook)?;
        }
        let mut last = from;
        for hex in way {
            if self.state.hex_of(unit).is_some() {
                self.comes_into(unit, Some(last), *hex)?;
            }
            last = *hex;
        }
        Ok(())
    }

    /// A rider driven over a brook or a ditch (MI-COU-3, MI-COU-4, MI-R54).
    fn wade(&mut self, unit: UnitId, was_disordered: bool, into_brook: bool) -> DiceResult {
        if !was_disordered {
            self.disorder(unit, Cause::Water, &[R_COU_3, RULING_54]);
            return Ok(());
        }
        if let Some(drowning) = self.rules.battle.special.drowning.filter(|_| into_brook) {
            let seat = self.look().seat(unit);
            let on = drowning.eliminated_on;
            let throw = self.die(seat, R_COU_4, Hope::Low, |_, face| u32::from(on.contains(face)))?;
            let drowned = on.contains(throw);
            self.emit(Event::DrowningThrown { unit, throw, drowned }, &[R_COU_4]);
            if drowned {
                return self.lose_unit(unit, Cause::Drowned, &[R_COU_4]);
            }
        }
        if self.look().type_of(unit).charges {
            self.emit(Event::Unhorsed { unit, cause: Cause::Water }, &[R_COU_3, RULING_54]);
        }
        Ok(())
    }

    /// No standard or no way out: eliminated (MI-12.4b, MI-13.2d).
    pub(super) fn go_on_retiring(&mut self, unit: UnitId) -> DiceResult<bool> {
        let look = self.look();
        let lost: Option<(Cause, &[Rule])> = if look.hex_of(unit).is_none() {
            self.done();
            return Ok(false);
        } else if look.standard_of(unit).is_none() {
            Some((Cause::NoStandard, &[R_13_2D, R_12_4A]))
        } else if look.surrounded(unit) {
            Some((Cause::Surrounded, &[R_12_4B, RULING_12_4_1]))
        } else {
            None
        };
        let Some((cause, rules)) = lost else { return Ok(true) };
        self.done();
        self.lose_unit(unit, cause, rules)?;
        Ok(false)
    }

    pub(super) fn retire(&mut self, hex: HexId, facing: Corner) -> DiceResult {
        let Some(Task::Retire { unit, cause, instead }) = self.done() else { return Ok(()) };
        let Some(from) = self.state.hex_of(unit) else { return Ok(()) };
        let leaders = self.look().leaders_with(unit);
        let mut rules = vec![R_12_4A, RULING_12_4_2];
        if instead {
            let levies = self.rules.battle.special.levies.contains(unit) && self.rules.options.levies;
            rules.push(if levies { R_NAJ_4 } else { RULING_9_3_3 });
        }
        match self.state.unit(unit).formation {
            Formation::None => {}
            Formation::Wall => rules.push(R_14_1H),
            Formation::Schiltron => rules.push(R_SCH_7),
        }
        self.emit(Event::Retired { unit, from, to: hex, facing, cause }, &rules);
        if hex == from {
            return Ok(());
        }
        if self.state.at(from).is_none() {
            for leader in leaders.into_iter().rev() {
                self.task(Task::Along { leader, unit, from });
            }
        }
        self.comes_into(unit, None, hex)
    }
}
