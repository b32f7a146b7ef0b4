//! The lines of a position: a counter, a leader, a banner each.

use super::{MARKS, MOST_TURNS, Reading};
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

    /// A counter and how it stands.
    fn unit(&self, id: UnitId, mut words: Line) -> Result<Unit, Flaw> {
        let card = &self.rules.roster[usize::from(id)];
        let mut unit = Unit::waiting(card.strength);
        unit.whereabouts = self.whereabouts(&mut words)?;
        if unit.whereabouts == Whereabouts::Gone {
            unit.strength = 0;
        }
        let mut faces = false;
        while let Some(word) = words.next() {
            match word {
                "pf" => unit.strength = words.number(card.strength, "position-number")?,
                "nc" => {
                    let most = self.rules.content.charts.movement.most_charge;
                    unit.charge = words.number(most, "position-number")?;
                }
                "disorganised" => unit.cohesion = Cohesion::Disorganised,
                "panicked" => unit.cohesion = Cohesion::Panicked,
                "marching" => unit.ready = false,
                "under" => {
                    let chief = words.next().and_then(|name| self.leader_named(name, card.side));
                    unit.chief = chief.ok_or_else(|| words.flaw("position-line"))?;
                }
                "wrecked" => unit.wrecked = words.number(MOST_TURNS, "position-number")?,
                word => match MARKS.iter().find(|(_, name)| *name == word) {
                    Some((mark, _)) => unit.marks.set(*mark),
                    None => {
                        let facing = Side::parse(word, Orientation::Flat);
                        unit.facing = facing.ok_or_else(|| words.flaw("position-facing"))?;
                        faces = true;
                    }
                },
            }
        }
        let panics = unit.cohesion == Cohesion::Panicked;
        let wrong = [
            (unit.whereabouts.hex().is_some() && !faces, "position-faces-nowhere"),
            // Who is gone has no strength left, everybody else has some.
            ((unit.strength == 0) != (unit.whereabouts == Whereabouts::Gone), "position-number"),
            (unit.charge > 0 && !card.kind.charges(), "position-charge"),
            // In panic there is no charge (G-10.2.1).
            (unit.charge > 0 && panics, "position-panic-charge"),
            (unit.marks.has(Marks::MUST_FLEE) && !panics, "position-must-flee"),
            (!unit.ready && !card.kind.missile(), "position-marching"),
        ];
        match wrong.into_iter().find(|(wrong, _)| *wrong) {
            Some((_, id)) => Err(words.flaw(id)),
            None => Ok(unit),
        }
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
            let mut leader = Leader { whereabouts, moved: false, active: false, fatigue: 0 };
            while let Some(word) = words.next() {
                match word {
                    "moved" => leader.moved = true,
                    "active" => leader.active = true,
                    "fatigue" => leader.fatigue = words.number(MOST_TURNS, "position-number")?,
                    _ => return Err(words.flaw("position-line")),
                }
            }
            core.leaders[usize::from(id)] = leader;
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
