//! May what is under way be so? It stands in a position as numbers, and whoever writes it by hand may write any.

use crate::MenOfIron;
use crate::ids::{HexId, LeaderId, Leaders, UnitId, Units};
use crate::state::*;
use engine::text::Phrase;

/// More than ever wait for each other.
const MOST_TASKS: usize = 64;
/// Combats nest no deeper.
const MOST_FIGHTS: usize = 16;

/// Are all the numbers of units, leaders and hexes those of somebody, and do the parts belong together?
pub(super) fn check(rules: &MenOfIron, core: &Core) -> Result<(), Phrase> {
    let known = Known { rules, core };
    let now = &core.now;
    if let Some(walk) = &now.walk {
        known.walk(walk)?;
    }
    fits(now.fights.len() <= MOST_FIGHTS, "fights")?;
    now.fights.iter().try_for_each(|fight| known.fight(fight))?;
    fits(now.tasks.len() <= MOST_TASKS, "tasks")?;
    let fought = now.tasks.iter().filter(|task| matches!(task, Task::Fight)).count();
    fits(fought == now.fights.len(), "fights")?;
    now.tasks.iter().try_for_each(|task| known.task(task))
}

fn is_there(good: bool) -> Result<(), Phrase> {
    if good { Ok(()) } else { Err(Phrase::new("position-under-way")) }
}

fn fits(good: bool, what: &'static str) -> Result<(), Phrase> {
    let says = || Phrase::new("position-under-way-number").with("what", what);
    if good { Ok(()) } else { Err(says()) }
}

/// What there is, to hold numbers against.
struct Known<'a> {
    rules: &'a MenOfIron,
    core: &'a Core,
}

impl Known<'_> {
    fn unit(&self, id: UnitId) -> Result<(), Phrase> {
        is_there(id.index() < self.core.units.len())
    }

    fn standing(&self, id: UnitId) -> Result<(), Phrase> {
        self.unit(id)?;
        is_there(self.core.units[id.index()].whereabouts.hex().is_some())
    }

    fn units(&self, ids: Units) -> Result<(), Phrase> {
        is_there(ids.within(self.core.units.len()))
    }

    fn hex(&self, hex: HexId) -> Result<(), Phrase> {
        is_there(hex.index() < self.rules.field.len())
    }

    fn leader(&self, leader: LeaderId) -> Result<(), Phrase> {
        is_there(leader.index() < self.core.leaders.len())
    }

    fn leaders(&self, leaders: Leaders) -> Result<(), Phrase> {
        is_there(leaders.within(self.core.leaders.len()))
    }

    fn walk(&self, walk: &Walk) -> Result<(), Phrase> {
        self.unit(walk.unit)?;
        self.units(walk.visited)?;
        self.leaders(walk.leaders)?;
        let card = self.rules.battle.unit(walk.unit);
        let horse = self.rules.battle.special.to_horse.map_or(0, |horse| horse.movement[0]);
        let foot = card.on_foot.map_or(0, |foot| foot.movement[0]);
        fits(walk.left <= card.movement[0].max(horse).max(foot), "left")
    }

    fn link(&self, link: &Link, fight: &Fight) -> Result<(), Phrase> {
        self.unit(link.attacker)?;
        self.unit(link.defender)?;
        self.hex(link.from)?;
        self.hex(link.at)?;
        let side = |unit: UnitId| self.rules.battle.unit(unit).side;
        fits(side(link.attacker) == fight.seat && side(link.defender) != fight.seat, "links")
    }

    fn fight(&self, fight: &Fight) -> Result<(), Phrase> {
        fight.links.iter().try_for_each(|link| self.link(link, fight))?;
        let sets = [fight.ridden, fight.wetted, fight.answered];
        sets.into_iter().try_for_each(|units| self.units(units))?;
        let sets =
            [fight.unsettled, fight.shaken, fight.advanced, fight.thrown_for, fight.thrown_back, fight.sound];
        sets.into_iter().try_for_each(|units| self.units(units))?;
        for (unit, hex, by) in &fight.evaded {
            self.unit(*unit)?;
            self.hex(*hex)?;
            self.units(*by)?;
        }
        for verdict in &fight.verdicts {
            self.unit(verdict.defender)?;
            self.hex(verdict.hex)?;
        }
        for vacated in &fight.vacated {
            self.unit(vacated.by)?;
            self.hex(vacated.hex)?;
        }
        for counter in &fight.waiting {
            self.unit(counter.rider)?;
            self.unit(counter.target)?;
            self.hex(counter.from)?;
            self.hex(counter.at)?;
        }
        if let Stage::Arrived { rider, start } = fight.stage {
            self.unit(rider)?;
            self.hex(start)?;
        }
        Ok(())
    }

    fn shot(&self, shot: &Shot) -> Result<(), Phrase> {
        self.standing(shot.at)?;
        match shot.by {
            Shooter::Unit(unit) => self.standing(unit),
            Shooter::Bombard(marker) => is_there(marker.index() < self.core.markers.len()),
        }
    }

    fn source(&self, source: &Source) -> Result<(), Phrase> {
        match source {
            Source::Fire { from, .. } => self.hex(*from),
            Source::Repulse { by } => self.unit(*by),
            Source::Shock | Source::Trampled => Ok(()),
        }
    }

    fn task(&self, task: &Task) -> Result<(), Phrase> {
        match task {
            Task::Walk => is_there(self.core.now.walk.is_some()),
            Task::Fight | Task::Fickle => Ok(()),
            Task::React { target, hex, fired, .. } => {
                self.standing(*target)?;
                self.hex(*hex)?;
                self.units(*fired)
            }
            Task::ReturnFire(shot) => self.shot(shot),
            Task::CounterFire { rider, shooter } => {
                self.standing(*rider)?;
                self.unit(*shooter)
            }
            Task::CounterLater { rider, target, hex } => {
                self.unit(*rider)?;
                self.unit(*target)?;
                // The genitor is still on the move.
                if *hex == HexId::OFF { Ok(()) } else { self.hex(*hex) }
            }
            Task::Wheel { rider, target } => self.standing(*rider).and_then(|()| self.unit(*target)),
            Task::Ride { rider, target, .. } => {
                self.standing(*rider)?;
                self.standing(*target)
            }
            Task::Suffer { unit, source, .. } => {
                self.standing(*unit)?;
                self.source(source)
            }
            Task::Retreat { unit, causes, source, .. } => {
                self.standing(*unit)?;
                causes.iter().try_for_each(|hex| self.hex(*hex))?;
                self.source(source)
            }
            Task::Retire { unit, .. } | Task::PutOut { unit } | Task::Face { unit } => self.standing(*unit),
            Task::Along { leader, unit, from } => {
                self.leader(*leader)?;
                self.unit(*unit)?;
                self.hex(*from)
            }
            Task::Displaced { leader } | Task::Replace { leader } => self.leader(*leader),
        }
    }
}
