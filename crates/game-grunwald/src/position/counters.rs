//! The lines of a position: a counter, a leader, a banner each.

use super::{MARKS, MOST_TURNS, Reading};
use crate::Card;
use crate::content::Kind;
use crate::state::*;
use engine::Seat;
use engine::content::Flaw;
use engine::position::{Line, Spanned};
use hexboard::{Orientation, Side};

impl Reading<'_> {
    /// Where something is: `0915`, `waiting`, `gone`, `away 0915 5`.
    fn whereabouts(&self, words: &mut Line) -> Result<Whereabouts, Flaw> {
        let field = &self.rules.content.field;
        let hex =
            |words: &Line, label| field.find(label).ok_or_else(|| words.about("position-no-hex", label));
        Ok(match words.next() {
            None => return Err(words.flaw("position-line")),
            Some("waiting") => Whereabouts::Waiting,
            Some("gone") => Whereabouts::Gone,
            Some("away") => {
                let label = words.next().unwrap_or_default();
                let by = hex(words, label)?;
                Whereabouts::Away { by, from: words.number(MOST_TURNS, "position-number")? }
            }
            Some(label) => Whereabouts::Map(hex(words, label)?),
        })
    }

    /// A counter that takes part, by its name.
    fn counter(&self, words: &Line, name: &str) -> Result<UnitId, Flaw> {
        let printed = self.rules.content.counters.unit(name);
        let at = self.rules.roster.iter().position(|card| Some(usize::from(card.printed)) == printed);
        at.map(UnitId::new).ok_or_else(|| words.about("position-no-counter", name))
    }

    pub(super) fn units(&mut self, core: &mut Core, lines: &[Spanned<String>]) -> Result<(), Flaw> {
        for unit in &mut core.units {
            (unit.whereabouts, unit.strength) = (Whereabouts::Absent, 0);
        }
        for line in lines {
            let mut words = self.source.line(line);
            let name = words.next().unwrap_or_default();
            let id = self.counter(&words, name)?;
            if self.lines.units.insert(id, line.span()).is_some() {
                return Err(words.about("position-twice", name));
            }
            core.units[usize::from(id)] = self.unit(id, words)?;
        }
        Ok(())
    }

    /// A counter and how it stands. Each thing is said once; what the kind or the place of a counter rules out is refused.
    fn unit(&self, id: UnitId, mut words: Line) -> Result<Unit, Flaw> {
        let card = &self.rules.roster[usize::from(id)];
        let mut unit = Unit::waiting(card.strength);
        unit.whereabouts = self.whereabouts(&mut words)?;
        let said = self.said_of(&mut words, card, &mut unit.marks)?;
        let gone = unit.whereabouts == Whereabouts::Gone;
        unit.strength = said.strength.unwrap_or(if gone { 0 } else { card.strength });
        (unit.charge, unit.wrecked) = (said.charge.unwrap_or(0), said.wrecked.unwrap_or(0));
        (unit.cohesion, unit.ready) = (said.cohesion.unwrap_or_default(), said.marching.is_none());
        unit.facing = said.facing.unwrap_or(unit.facing);
        unit.chief = said.chief.unwrap_or(unit.chief);
        match wrong_with(&unit, card, said.facing.is_some()) {
            Some(id) => Err(words.flaw(id)),
            None => Ok(unit),
        }
    }

    fn said_of(&self, words: &mut Line, card: &Card, marks: &mut Marks) -> Result<Said, Flaw> {
        let mut said = Said::default();
        while let Some(word) = words.next() {
            match word {
                "pf" => {
                    let strength = words.number(card.strength, "position-number")?;
                    words.once(&mut said.strength, strength)?;
                }
                "nc" => {
                    let most = self.rules.content.charts.movement.most_charge;
                    let charge = words.number(most, "position-number")?;
                    words.once(&mut said.charge, charge)?;
                }
                "disorganised" => words.once(&mut said.cohesion, Cohesion::Disorganised)?,
                "panicked" => words.once(&mut said.cohesion, Cohesion::Panicked)?,
                "marching" => words.once(&mut said.marching, ())?,
                "under" => {
                    let chief = words.next().and_then(|name| self.leader_named(name, card.side));
                    words.once(&mut said.chief, chief.ok_or_else(|| words.flaw("position-line"))?)?;
                }
                "wrecked" => {
                    let turns = words.number(MOST_TURNS, "position-number")?;
                    words.once(&mut said.wrecked, turns)?;
                }
                word => match MARKS.iter().find(|(_, name)| *name == word) {
                    Some((mark, _)) => {
                        words.once(&mut marks.has(*mark).then_some(()), ())?;
                        marks.set(*mark);
                    }
                    None => {
                        let facing = Side::parse(word, Orientation::Flat);
                        words.once(&mut said.facing, facing.ok_or_else(|| words.flaw("position-facing"))?)?;
                    }
                },
            }
        }
        Ok(said)
    }

    /// A leader of this side who takes part, by his word in the notation.
    fn leader_named(&self, name: &str, side: Seat) -> Option<LeaderId> {
        let printed = |at: &usize| &self.rules.content.counters.leaders[*at];
        let him = |at: &usize| printed(at).id == name && printed(at).seat() == side;
        self.rules.scenario.leaders.iter().position(him).map(LeaderId::new)
    }

    pub(super) fn leaders(&mut self, core: &mut Core, lines: &[Spanned<String>]) -> Result<(), Flaw> {
        for leader in &mut core.leaders {
            leader.whereabouts = Whereabouts::Absent;
        }
        for line in lines {
            let mut words = self.source.line(line);
            let name = words.next().unwrap_or_default();
            let printed = self.rules.content.counters.leader(name);
            let at = self.rules.scenario.leaders.iter().position(|it| Some(*it) == printed);
            let id = at.map(LeaderId::new).ok_or_else(|| words.about("position-no-leader", name))?;
            if self.lines.leaders.insert(id, line.span()).is_some() {
                return Err(words.about("position-twice", name));
            }
            let whereabouts = self.whereabouts(&mut words)?;
            let (mut moved, mut active, mut fatigue) = (None, None, None);
            while let Some(word) = words.next() {
                match word {
                    "moved" => words.once(&mut moved, true)?,
                    "active" => words.once(&mut active, true)?,
                    "fatigue" => {
                        let turns = words.number(MOST_TURNS, "position-number")?;
                        words.once(&mut fatigue, turns)?;
                    }
                    _ => return Err(words.flaw("position-line")),
                }
            }
            let (moved, active) = (moved.unwrap_or(false), active.unwrap_or(false));
            core.leaders[usize::from(id)] =
                Leader { whereabouts, moved, active, fatigue: fatigue.unwrap_or(0) };
        }
        Ok(())
    }

    pub(super) fn banners(&mut self, core: &mut Core, lines: &[Spanned<String>]) -> Result<(), Flaw> {
        for banner in &mut core.banners {
            *banner = Banner { whereabouts: BannerWhereabouts::Gone, moved_by: NOBODY };
        }
        for line in lines {
            let mut words = self.source.line(line);
            let name = words.next().unwrap_or_default();
            let printed = self.rules.content.counters.banner(name);
            let at = self.rules.scenario.banners.iter().position(|it| Some(*it) == printed);
            let id = at.map(BannerId::new).ok_or_else(|| words.about("position-no-banner", name))?;
            if self.lines.banners.insert(id, line.span()).is_some() {
                return Err(words.about("position-twice", name));
            }
            let whereabouts = self.banner_whereabouts(&mut words)?;
            let moved_by = match (words.next(), words.next()) {
                (None, _) => NOBODY,
                (Some("moved-by"), Some(name)) => self.counter(&words, name)?,
                _ => return Err(words.flaw("position-line")),
            };
            words.ends("position-line")?;
            core.banners[usize::from(id)] = Banner { whereabouts, moved_by };
        }
        Ok(())
    }

    /// Who bears a banner, or where it lies.
    fn banner_whereabouts(&self, words: &mut Line) -> Result<BannerWhereabouts, Flaw> {
        Ok(match words.next() {
            None => return Err(words.flaw("position-line")),
            Some("waiting") => BannerWhereabouts::Waiting,
            Some("gone") => BannerWhereabouts::Gone,
            Some("lies") => {
                let label = words.next().unwrap_or_default();
                let hex = self.rules.content.field.find(label);
                BannerWhereabouts::Lies(hex.ok_or_else(|| words.about("position-no-hex", label))?)
            }
            Some(bearer) => BannerWhereabouts::Held(self.counter(words, bearer)?),
        })
    }
}

/// What a line says of a counter beside its place and its marks.
#[derive(Default)]
struct Said {
    facing: Option<Side>,
    strength: Option<u8>,
    charge: Option<u8>,
    cohesion: Option<Cohesion>,
    marching: Option<()>,
    chief: Option<LeaderId>,
    wrecked: Option<u8>,
}

/// Why no counter of this kind can be so at its place.
fn wrong_with(unit: &Unit, card: &Card, faces: bool) -> Option<&'static str> {
    let (place, marks) = (unit.whereabouts, unit.marks);
    let (gone, panics) = (place == Whereabouts::Gone, unit.cohesion == Cohesion::Panicked);
    let upset = unit.charge > 0 || unit.cohesion != Cohesion::Good;
    let wrong = [
        (place.hex().is_some() && !faces, "position-faces-nowhere"),
        // Who is gone has no strength left, everybody else has some.
        ((unit.strength == 0) != gone, "position-number"),
        (unit.charge > 0 && !card.kind.charges(), "position-charge"),
        // In panic there is no charge (G-10.2.1).
        (unit.charge > 0 && panics, "position-panic-charge"),
        (marks.has(Marks::MUST_FLEE) && !panics, "position-must-flee"),
        // Who has rallied or fled is done.
        (marks.has(Marks::MUST_FLEE) && marks.has(Marks::DONE), "position-line-contradicts"),
        (!unit.ready && !card.kind.missile(), "position-marching"),
        (marks.has(Marks::SHOT) && !card.kind.shoots(), "position-shot"),
        (marks.has(Marks::SHOT_RIDING) && card.kind != Kind::HorseArcher, "position-shot-riding"),
        (marks.has(Marks::COUNTERED) && !card.kind.mounted(), "position-countered"),
        (marks.has(Marks::RIDDEN_DOWN) && !gone, "position-ridden-down"),
        (gone && upset, "position-line-contradicts"),
        (place == Whereabouts::Waiting && (upset || marks != Marks::default()), "position-waiting"),
    ];
    wrong.into_iter().find(|(wrong, _)| *wrong).map(|(_, id)| id)
}
