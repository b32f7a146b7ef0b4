//! The lines of a position: a unit, a leader, a named attack each.

use super::{MARKS, Reading};
use crate::content::UnitType;
use crate::notation::formation_named;
use crate::state::*;
use engine::content::Flaw;
use engine::position::{Line, Spanned};
use hexboard::{Corner, Orientation};

/// What a line says of a unit beside its place and its marks.
#[derive(Default)]
struct Said {
    facing: Option<Corner>,
    kind: Option<UnitType>,
    status: Option<Status>,
    formation: Option<Formation>,
    apart: Option<()>,
}

impl Reading<'_> {
    /// Where something is: `0915`, `waiting`, `gone`, `absent`.
    fn whereabouts(&self, words: &mut Line) -> Result<Whereabouts, Flaw> {
        Ok(match words.next() {
            None => return Err(words.flaw("position-line")),
            Some("waiting") => Whereabouts::Waiting,
            Some("gone") => Whereabouts::Gone,
            Some("absent") => Whereabouts::Absent,
            Some(label) => {
                let hex = self.rules.field.find(label);
                Whereabouts::Map(hex.ok_or_else(|| words.about("position-no-hex", label))?)
            }
        })
    }

    fn unit_named(&self, words: &Line, name: &str) -> Result<UnitId, Flaw> {
        self.rules.battle.find_unit(name).ok_or_else(|| words.about("position-no-unit", name))
    }

    /// Whoever is not named takes no part, leaders too unless they are named as well.
    pub(super) fn units(&mut self, core: &mut Core, lines: &[Spanned<String>]) -> Result<(), Flaw> {
        for unit in &mut core.units {
            unit.whereabouts = Whereabouts::Absent;
        }
        if self.file.leaders.is_none() {
            core.leaders.iter_mut().for_each(|leader| leader.whereabouts = Whereabouts::Absent);
        }
        for line in lines {
            let mut words = self.source.line(line);
            let name = words.next().unwrap_or_default();
            let id = self.unit_named(&words, name)?;
            if self.units.insert(id, line.span()).is_some() {
                return Err(words.about("position-twice", name));
            }
            core.units[id.index()] = self.unit(id, words)?;
        }
        Ok(())
    }

    /// A unit and how it stands. Each thing is said once; what its type or its place rules out is refused.
    fn unit(&mut self, id: UnitId, mut words: Line) -> Result<Unit, Flaw> {
        let card = self.rules.battle.unit(id);
        let whereabouts = self.whereabouts(&mut words)?;
        let mut marks = Marks::default();
        let said = said_of(&mut words, &mut marks)?;
        if said.apart.is_some() {
            self.apart.insert(id);
        }
        let unit = Unit {
            whereabouts,
            facing: said.facing.unwrap_or(card.facing),
            kind: said.kind.unwrap_or(card.kind),
            status: said.status.unwrap_or_default(),
            formation: said.formation.unwrap_or_default(),
            marks,
        };
        match self.wrong_with(id, &unit, &said) {
            Some(why) => Err(words.flaw(why)),
            None => Ok(unit),
        }
    }

    /// Why no unit of this kind can be so at its place.
    fn wrong_with(&self, id: UnitId, unit: &Unit, said: &Said) -> Option<&'static str> {
        let (battle, card) = (self.rules.battle, self.rules.battle.unit(id));
        let horse = battle.special.to_horse.filter(|it| it.from == card.kind && it.command == card.command);
        let becomes = match unit.kind {
            UnitType::Unhorsed => card.kind == UnitType::Mounted || horse.is_some(),
            kind => {
                kind == card.kind
                    || card.on_foot.is_some_and(|foot| foot.kind == kind)
                    || horse.is_some_and(|horse| horse.to == kind)
            }
        };
        let on_map = unit.whereabouts.hex().is_some();
        let formations = &battle.special.formations;
        let at = card.side.index();
        let suits = match unit.formation {
            Formation::None => true,
            Formation::Wall => {
                self.rules.content.charts.of(unit.kind).wall
                    && (formations.wall[at] || formations.wall_by_option[at])
            }
            Formation::Schiltron => unit.kind == UnitType::Pike && formations.schiltron[at],
        };
        let entry = !battle.command(card.command).entry.is_empty();
        let set_up = matches!(&self.file.phase, Some(phase) if phase.get_ref().starts_with("set-up"));
        let waits = unit.whereabouts == Whereabouts::Waiting;
        let wrong = [
            (on_map && said.facing.is_none(), "position-faces-nowhere"),
            (!becomes, "position-kind"),
            (!suits, "position-formation"),
            // The Disordered stay in their formation (MI-14.1g, MI-SCH-8).
            (unit.formation != Formation::None && unit.status == Status::Retired, "position-formation"),
            (waits && (unit.status != Status::Normal || unit.marks != Marks::default()), "position-off-map"),
            (waits && !entry && !set_up, "position-waiting"),
        ];
        wrong.into_iter().find(|(wrong, _)| *wrong).map(|(_, id)| id)
    }

    pub(super) fn leaders(&mut self, core: &mut Core, lines: &[Spanned<String>]) -> Result<(), Flaw> {
        for leader in &mut core.leaders {
            leader.whereabouts = Whereabouts::Absent;
        }
        for line in lines {
            let mut words = self.source.line(line);
            let name = words.next().unwrap_or_default();
            let id = self.rules.battle.find_leader(name);
            let id = id.ok_or_else(|| words.about("position-no-leader", name))?;
            if self.leaders.insert(id, line.span()).is_some() {
                return Err(words.about("position-twice", name));
            }
            let whereabouts = self.whereabouts(&mut words)?;
            let (mut moved, mut replacement) = (None, None);
            while let Some(word) = words.next() {
                match word {
                    "moved" => words.once(&mut moved, ())?,
                    "replacement" => words.once(&mut replacement, ())?,
                    _ => return Err(words.flaw("position-line")),
                }
            }
            let (moved, replacement) = (moved.is_some(), replacement.is_some());
            // Whoever is lost, or was replaced, counts for victory: the one who is named, once.
            let named_lost = replacement || whereabouts == Whereabouts::Gone;
            core.leaders[id.index()] = Leader { whereabouts, replacement, named_lost, moved };
        }
        Ok(())
    }

    /// Attacks that were named: `lincoln-mm1 x wallace-pk1 charge`, and where both stood then, if they no longer do.
    pub(super) fn named(&self, core: &mut Core) -> Result<(), Flaw> {
        for line in self.file.named.iter().flatten() {
            let mut words = self.source.line(line);
            let attacker = words.next().unwrap_or_default();
            let attacker = self.unit_named(&words, attacker)?;
            if words.next() != Some("x") {
                return Err(words.flaw("position-named"));
            }
            let defender = words.next().unwrap_or_default();
            let defender = self.unit_named(&words, defender)?;
            let (mut charge, mut from, mut at) = (None, None, None);
            while let Some(word) = words.next() {
                let hex = |words: &mut Line| {
                    let label = words.next().unwrap_or_default();
                    self.rules.field.find(label).ok_or_else(|| words.about("position-no-hex", label))
                };
                match word {
                    "charge" => words.once(&mut charge, ())?,
                    "from" => {
                        let hex = hex(&mut words)?;
                        words.once(&mut from, hex)?;
                    }
                    "at" => {
                        let hex = hex(&mut words)?;
                        words.once(&mut at, hex)?;
                    }
                    _ => return Err(words.flaw("position-named")),
                }
            }
            let stands = |unit: UnitId| core.units[unit.index()].whereabouts.hex();
            let own = self.rules.battle.unit(attacker).side == core.now.control.holder;
            let foes = self.rules.battle.unit(defender).side != core.now.control.holder;
            let (from, at) = (from.or(stands(attacker)), at.or(stands(defender)));
            match (from, at) {
                (Some(from), Some(at)) if own && foes => {
                    let charge = charge.is_some();
                    core.now.named.push(Named { attacker, defender, charge, from, at });
                }
                _ => return Err(words.flaw("position-named")),
            }
        }
        let acts = matches!(core.now.phase, Phase::Naming | Phase::Shock);
        match self.file.named.iter().flatten().next() {
            Some(line) if !acts => Err(self.source.line(line).flaw("position-other-phase")),
            _ => Ok(()),
        }
    }
}

fn said_of(words: &mut Line, marks: &mut Marks) -> Result<Said, Flaw> {
    let mut said = Said::default();
    while let Some(word) = words.next() {
        if let Some(kind) = UnitType::parse(word) {
            words.once(&mut said.kind, kind)?;
            continue;
        }
        match word {
            "disordered" => words.once(&mut said.status, Status::Disordered)?,
            "retired" => words.once(&mut said.status, Status::Retired)?,
            "out-of-command" => words.once(&mut said.apart, ())?,
            "wall" | "schiltron" => {
                let formation = formation_named(word).unwrap_or_default();
                words.once(&mut said.formation, formation)?;
            }
            word => match MARKS.iter().find(|(_, name)| *name == word) {
                Some((mark, _)) => {
                    words.once(&mut marks.has(*mark).then_some(()), ())?;
                    marks.set(*mark);
                }
                None => {
                    let hour = word.parse().ok();
                    let facing = hour.and_then(|hour| Corner::from_hour(hour, Orientation::Pointy));
                    words.once(&mut said.facing, facing.ok_or_else(|| words.flaw("position-facing"))?)?;
                }
            },
        }
    }
    Ok(said)
}
