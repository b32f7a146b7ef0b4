//! May what is under way be so? It stands in a position as numbers, and whoever writes it by hand may write any.

use crate::Grunwald;
use crate::ch01_general::{FIRST, LAST};
use crate::field::{HexId, OFF};
use crate::play::FARTHEST_SWEPT;
use crate::state::*;
use engine::Seat;
use engine::text::Phrase;

/// More than ever wait for each other.
const MOST_TASKS: usize = 64;
/// More tests than ever wait for the end of a combat.
const MOST_EXPOSED: usize = 255;
/// More than all who fight have to lose.
const MOST_BLOOD: u16 = 200;

/// Are all the numbers of counters, leaders, banners and hexes those of somebody, and all others such as come up in play?
pub(super) fn check(rules: &Grunwald, core: &Core) -> Result<(), Phrase> {
    let known = Known { rules, core, farthest: farthest(rules) };
    let now = &core.now;
    if let Some(walk) = &now.walk {
        known.walk(walk)?;
    }
    if let Some(fight) = &now.fight {
        known.fight(fight)?;
    }
    fits(now.tasks.len() <= MOST_TASKS, "tasks")?;
    now.tasks.iter().try_for_each(|task| known.task(task))
}

fn is_there(good: bool) -> Result<(), Phrase> {
    if good { Ok(()) } else { Err(Phrase::new("position-under-way")) }
}

fn fits(good: bool, what: &'static str) -> Result<(), Phrase> {
    let says = || Phrase::new("position-under-way-number").with("what", what);
    if good { Ok(()) } else { Err(says()) }
}

/// How far the table sends anybody back: the attacker, the defender.
fn farthest(rules: &Grunwald) -> [u8; 2] {
    let retreats = || rules.content.charts.combat.as_flattened().iter().filter_map(|cell| cell.retreat);
    [true, false].map(|side| {
        retreats().filter(|(attacker, _)| *attacker == side).map(|(_, hexes)| hexes).max().unwrap_or(0)
    })
}

/// What there is, to hold numbers against.
struct Known<'a> {
    rules: &'a Grunwald,
    core: &'a Core,
    farthest: [u8; 2],
}

impl Known<'_> {
    fn unit(&self, id: UnitId) -> Result<(), Phrase> {
        is_there(usize::from(id) < self.core.units.len())
    }

    fn units<'a>(&self, ids: impl IntoIterator<Item = &'a UnitId>) -> Result<(), Phrase> {
        ids.into_iter().try_for_each(|id| self.unit(*id))
    }

    fn hex(&self, hex: HexId) -> Result<(), Phrase> {
        is_there(usize::from(hex) < self.rules.content.field.len())
    }

    fn leader(&self, leader: LeaderId) -> Result<(), Phrase> {
        is_there(usize::from(leader) < self.core.leaders.len())
    }

    fn leaders(&self, leaders: Leaders) -> Result<(), Phrase> {
        is_there(leaders.within(self.core.leaders.len()))
    }

    fn walk(&self, walk: &Walk) -> Result<(), Phrase> {
        let movement = self.rules.content.charts.movement.leader;
        let most = match walk.who {
            Walker::Unit(id) | Walker::Fleeing(id) => {
                self.unit(id)?;
                self.rules.roster[usize::from(id)].movement
            }
            Walker::Leader(leader) => {
                self.leader(leader)?;
                movement
            }
        };
        walk.leader.map_or(Ok(()), |leader| self.leader(leader))?;
        self.leaders(walk.declined)?;
        walk.turns.iter().filter(|hex| **hex != OFF).try_for_each(|hex| self.hex(*hex))?;
        fits(walk.left <= most, "left")?;
        fits(walk.leader_left <= movement, "leader_left")
    }

    fn fight(&self, fight: &Fight) -> Result<(), Phrase> {
        for list in [&fight.attackers, &fight.defenders, &fight.waiting, &fight.chasing, &fight.bystanders] {
            self.units(list)?;
        }
        fight
            .hexes
            .iter()
            .chain(fight.blood.iter().map(|(hex, _)| hex))
            .try_for_each(|hex| self.hex(*hex))?;
        for (leader, hex) in &fight.led {
            self.leader(*leader)?;
            self.hex(*hex)?;
        }
        self.units(fight.exposed.iter().map(|(id, _)| id))?;
        if let Stage::Fort(_, hex) = fight.stage {
            self.hex(hex)?;
        }
        fight.traces.iter().try_for_each(|trace| self.trace(trace))?;
        self.sides(fight)?;
        self.result(fight)
    }

    /// Who fights whom.
    fn sides(&self, fight: &Fight) -> Result<(), Phrase> {
        let all_of = |units: &Units, seat: Seat| {
            let own = |id: &UnitId| self.rules.roster[usize::from(*id)].side == seat;
            units.iter().all(own)
        };
        let Some(first) = fight.attackers.first() else { return is_there(false) };
        let attacker = self.rules.roster[usize::from(*first)].side;
        is_there(all_of(&fight.attackers, attacker))?;
        is_there(all_of(&fight.defenders, attacker.other()))?;
        is_there(all_of(&fight.bystanders, attacker.other()))?;
        is_there(!fight.hexes.is_empty() && fight.alone == fight.defenders.is_empty())?;
        let everybody = || fight.attackers.iter().chain(&fight.defenders).chain(&fight.bystanders);
        let once = |id: &UnitId| everybody().filter(|it| *it == id).count() == 1;
        fits(everybody().all(once), "attackers, defenders, bystanders")?;
        fits(fight.defenders.len() + fight.bystanders.len() <= MOST_IN_COMBAT, "bystanders")?;
        fits(fight.traces.len() <= MOST_IN_COMBAT, "traces")?;
        fits(fight.exposed.len() <= MOST_EXPOSED, "exposed")
    }

    /// What the dice have said, and what is still to be done of it.
    fn result(&self, fight: &Fight) -> Result<(), Phrase> {
        fits((FIRST..=LAST).contains(&fight.column.into()), "column")?;
        fits(fight.throw.iter().all(|face| *face <= 6), "throw")?;
        let goes_back =
            |(attacker, hexes): (bool, u8)| (1..=self.farthest[usize::from(!attacker)]).contains(&hexes);
        fits(fight.retreat.is_none_or(goes_back), "retreat")?;
        let back = matches!(fight.stage, Stage::Retreat | Stage::Blocked | Stage::Pursuit);
        fits(fight.retreat.is_some() || !back, "stage")?;
        let most = self.farthest.into_iter().max().unwrap_or(0);
        fits(fight.losses.iter().all(|points| *points <= most), "losses")?;
        let blood: u16 = fight.blood.iter().map(|(_, lost)| u16::from(*lost)).sum();
        fits(blood <= MOST_BLOOD, "blood")
    }

    /// A way from hex to hex, no farther than anybody is sent.
    fn trace(&self, trace: &Trace) -> Result<(), Phrase> {
        let most = self.farthest.into_iter().max().unwrap_or(0).max(FARTHEST_SWEPT);
        self.unit(trace.unit)?;
        is_there(!trace.hexes.is_empty())?;
        trace.hexes.iter().try_for_each(|hex| self.hex(*hex))?;
        let field = &self.rules.content.field;
        let step = |pair: &[HexId]| field.side_to(pair[0], pair[1]).is_some();
        fits(trace.hexes.windows(2).all(step), "hexes")?;
        fits(trace.hexes.len() <= usize::from(most) + 1 && trace.short <= most, "short")
    }

    fn shot(&self, shot: &Shot) -> Result<(), Phrase> {
        self.unit(shot.by)?;
        match shot.at {
            Aim::Unit(target) => self.unit(target),
            Aim::Leaders(hex) | Aim::Object(hex) => self.hex(hex),
        }
    }

    fn task(&self, task: &Task) -> Result<(), Phrase> {
        let now = &self.core.now;
        let (walks, fights) = (is_there(now.walk.is_some()), is_there(now.fight.is_some()));
        match task {
            Task::Walk | Task::React => walks,
            Task::FleeTie => is_there(now.walk.is_some_and(|walk| matches!(walk.who, Walker::Fleeing(_)))),
            Task::Fight => fights,
            Task::Counter(declared) => walks.and_then(|()| self.units(declared)),
            Task::ShootBack(shot) => walks.and_then(|()| self.shot(shot)),
            Task::Volley { shot, answers } => {
                walks?;
                self.shot(shot)?;
                answers.iter().try_for_each(|answer| self.shot(answer))
            }
            Task::FriendHit { by, hex } => self.unit(*by).and_then(|()| self.hex(*hex)),
            Task::Aside { foot, rider, leaders, .. } => {
                self.units([foot, rider])?;
                self.leaders(*leaders)
            }
            Task::TakeUp { banner, hex, .. } => {
                is_there(usize::from(*banner) < self.core.banners.len())?;
                self.hex(*hex)
            }
            Task::Retreat { trace, must, into, leaders, .. } => {
                let most = self.farthest.into_iter().max().unwrap_or(0).max(FARTHEST_SWEPT);
                self.trace(trace)?;
                into.map_or(Ok(()), |hex| self.hex(hex))?;
                self.leaders(*leaders)?;
                fits((1..=most).contains(must) && trace.hexes.len() <= usize::from(*must) + 1, "must")
            }
            Task::Face { unit, why } => {
                self.unit(*unit)?;
                fits(!matches!(why, WhyFacing::Advance(0 | 3..)), "why")
            }
            Task::Advance { unit, done } => {
                self.unit(*unit)?;
                fits(*done <= 2, "done")
            }
            Task::Chase { unit, trace, done, leaders, .. } => {
                fights?;
                self.unit(*unit)?;
                self.leaders(*leaders)?;
                let traces = now.fight.as_deref().map_or(0, |fight| fight.traces.len());
                is_there(*trace == TraceId::NONE || usize::from(*trace) < traces)?;
                fits(*done <= 8, "done")
            }
        }
    }
}
