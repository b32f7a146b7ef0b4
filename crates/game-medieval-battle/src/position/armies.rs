//! The armies of a position: units line by line, or an army that was chosen and has not come yet.

use super::{Reading, SideFile, seat_id};
use crate::content::CONTENT;
use crate::state::*;
use engine::Seat;
use engine::content::Flaw;
use engine::position::Spanned;
use engine::secret::Secret;

impl Reading<'_> {
    pub(super) fn side(&self, core: &mut Core, who: Seat, side: &SideFile) -> Result<(), Flaw> {
        if let Some(units) = &side.units {
            core.units[who.index()] = Core::empty(core.field, 0).units[0];
            core.count[who.index()] = 0;
            // Nothing but the enemy takes a wagon off the map for good.
            core.wagon_lost[who.index()] = false;
            for line in units {
                let unit = self.unit(line)?;
                core.wagon_lost[who.index()] |= unit.kind == Kind::W && unit.whereabouts == Whereabouts::Gone;
                core.add(who, unit)
                    .ok_or_else(|| self.source.flaw(line.span(), "position-too-many", line.get_ref()))?;
            }
        }
        self.army(core, who, side)?;
        if let Some(stopped) = side.stopped {
            core.stopped[who.index()] = stopped;
        }
        if let Some(lost) = &side.wagon_lost {
            if core.wagon_lost[who.index()] && !lost.get_ref() {
                return Err(self.source.flaw(lost.span(), "position-wagon-gone", seat_id(who)));
            }
            core.wagon_lost[who.index()] = *lost.get_ref();
        }
        Ok(())
    }

    fn army(&self, core: &mut Core, who: Seat, side: &SideFile) -> Result<(), Flaw> {
        let Some(army) = &side.army else {
            let salt = side.salt.as_ref().map(|salt| (salt.span(), "salt"));
            let open = side.open.as_ref().map(|open| (open.span(), "open"));
            return match salt.or(open) {
                Some((at, what)) => Err(self.source.flaw(at, "position-no-army", what)),
                None => Ok(()),
            };
        };
        let breaks = |rules: String| self.source.flaw(army.span(), "position-army", rules);
        let mut counts = Army::default();
        for (kind, count) in army.get_ref() {
            *counts.0.get_mut(*kind as usize).ok_or_else(|| breaks(kind.id().into()))? = *count;
        }
        crate::ch2_recruiting::may_recruit(self.rules.charts, core.field.size, &counts).map_err(
            |reasons| {
                let rules: Vec<&str> = reasons.iter().map(|reason| reason.rule.id()).collect();
                breaks(rules.join(", "))
            },
        )?;
        let open = side.open.as_ref().is_some_and(|open| *open.get_ref());
        core.muster[who.index()] = match &side.salt {
            Some(salt) if open => {
                return Err(self.source.flaw(salt.span(), "position-open-salt", salt.get_ref()));
            }
            None if open => Muster::Public(counts),
            None => Muster::Chosen(Secret::new(counts, 0)),
            Some(salt) => {
                let number = u64::from_str_radix(salt.get_ref(), 16);
                let bad = |_| self.source.flaw(salt.span(), "position-salt", salt.get_ref());
                Muster::Chosen(Secret::new(counts, number.map_err(bad)?))
            }
        };
        Ok(())
    }

    /// `LC H8 mp 2`, `HI x1 I9`, `A reserve`, `LB x1 away O1`, `W M6 turned`, `P gone`. Place, knights and points stand in any order
    /// behind the kind, each once.
    fn unit(&self, line: &Spanned<String>) -> Result<Unit, Flaw> {
        let (rules, mut words) = (self.rules, self.source.line(line));
        let kind = words.next().and_then(Kind::parse).ok_or_else(|| words.flaw("position-unit"))?;
        let (full, all) = (rules.charts.kind(kind).movement, rules.charts.full_knights);
        let (mut knights, mut points, mut whereabouts) = (None, None, None);
        while let Some(word) = words.next() {
            match word {
                "x1" if kind != Kind::W => words.once(&mut knights, 1)?,
                "x2" => words.once(&mut knights, all)?,
                "mp" => {
                    let number = words.number(full, "position-points")?;
                    words.once(&mut points, number)?;
                }
                "turned" if kind == Kind::W => words.once(&mut points, 0)?,
                "fortified" if kind == Kind::W => words.once(&mut points, full)?,
                "reserve" => words.once(&mut whereabouts, Whereabouts::Reserve)?,
                "gone" => words.once(&mut whereabouts, Whereabouts::Gone)?,
                "away" if kind != Kind::W => {
                    let name = words.next().unwrap_or_default();
                    let ring = &CONTENT.modules.plan(rules.geo.size).ring;
                    let place = ring.iter().position(|known| known == name);
                    let place = place.ok_or_else(|| words.flaw("position-away"))?;
                    words.once(&mut whereabouts, Whereabouts::Away(place as u8))?;
                }
                "x1" | "turned" | "fortified" | "away" => return Err(words.flaw("position-unit")),
                label => {
                    let hex = rules.geo.find(label).ok_or_else(|| words.about("position-no-hex", label))?;
                    words.once(&mut whereabouts, Whereabouts::Hex(hex))?;
                }
            }
        }
        let whereabouts = whereabouts.ok_or_else(|| words.flaw("position-unit"))?;
        match whereabouts {
            Whereabouts::Reserve if knights == Some(1) => Err(words.flaw("position-worn-reserve")),
            Whereabouts::Hex(_) => Ok(Unit {
                kind,
                knights: knights.unwrap_or(all),
                points: points.unwrap_or(full),
                whereabouts,
            }),
            // Points are counted on the map, knights as long as there are any.
            _ if points.is_some() || (whereabouts == Whereabouts::Gone && knights.is_some()) => {
                Err(words.flaw("position-line-contradicts"))
            }
            Whereabouts::Reserve => Ok(Unit { kind, knights: all, points: full, whereabouts }),
            Whereabouts::Away(_) => {
                Ok(Unit { kind, knights: knights.unwrap_or(all), points: 0, whereabouts })
            }
            Whereabouts::Gone => Ok(Unit { kind, knights: 0, points: 0, whereabouts }),
        }
    }
}
