//! III. Deployment: wagons first, then unit by unit, clear of flags and of the enemy wagon (MB-III.1 to MB-III.6).

use crate::ch1_battlefield::{Field, Geometry, grounds};
use crate::content::{Content, FORBIDDEN, Opening, OpeningUnit};
use crate::look::{Cited, Look, No, Refused};
use crate::rules::*;
use crate::state::*;
use engine::content::Flaw;
use engine::text::Phrase;
use engine::{Rule, Seat};

impl Look<'_> {
    /// May this seat set up a unit of its reserve here? The wagon has been set up before.
    pub fn may_deploy(&self, seat: Seat, kind: Kind, hex: HexId) -> Result<(), Refused> {
        if kind == Kind::W || self.in_reserve(seat, kind).is_none() {
            return Err(self.none_in_reserve(seat, kind));
        }
        self.may_place(seat, kind, hex)
    }

    /// All of that kind are on the map, or none was recruited.
    pub fn none_in_reserve(&self, seat: Seat, kind: Kind) -> Refused {
        let recruited = self.state.units_of(seat).any(|(_, unit)| unit.kind == kind);
        No::NoneInReserve { kind }.by(if recruited { R_III_6 } else { R_II_7 })
    }

    /// May this seat set up such a unit here? One unit per hex, on ground it may enter (MB-R07), three hexes from
    /// every flag (MB-III.1) and from the enemy wagon (MB-III.2), distance counted in hexes (MB-R06). Nothing else
    /// forbids it, not even enemies next door (MB-R08).
    pub fn may_place(&self, seat: Seat, kind: Kind, hex: HexId) -> Result<(), Refused> {
        self.may_place_away_from(self.enemy_wagon(seat), kind, hex)
    }

    pub(crate) fn enemy_wagon(&self, seat: Seat) -> Option<HexId> {
        self.state.wagon(seat.other()).map(|(_, hex)| hex)
    }

    #[inline]
    fn may_place_away_from(&self, wagon: Option<HexId>, kind: Kind, hex: HexId) -> Result<(), Refused> {
        self.exists(hex)?;
        self.may_be_near_flags(hex)?;
        self.may_be_near_wagon(wagon, hex)?;
        self.may_stand_on(kind, hex).map_err(|refused| refused.see(&[RULING_07]))?;
        self.may_take(hex, RULING_07)
    }

    /// Far enough from every flag (MB-III.1)?
    #[inline]
    pub(crate) fn may_be_near_flags(&self, hex: HexId) -> Result<(), Refused> {
        let clear = self.board.geo.clear_of_flags[usize::from(hex)];
        if clear { Ok(()) } else { Err(No::NearFlag.by(R_III_1).see(&[RULING_06])) }
    }

    /// Far enough from the enemy wagon (MB-III.2)?
    #[inline]
    pub(crate) fn may_be_near_wagon(&self, wagon: Option<HexId>, hex: HexId) -> Result<(), Refused> {
        match wagon {
            Some(wagon) if self.board.geo.distance(hex, wagon) < self.charts.distance_to_wagon => {
                Err(No::NearWagon { hex: wagon }.by(R_III_2).see(&[RULING_06]))
            }
            _ => Ok(()),
        }
    }

    /// The first counter of a kind that the seat still has in reserve.
    pub fn in_reserve(&self, seat: Seat, kind: Kind) -> Option<UnitId> {
        let mut units = self.state.units_of(seat);
        units
            .find(|(_, unit)| unit.kind == kind && unit.whereabouts == Whereabouts::Reserve)
            .map(|(id, _)| id)
    }

    pub fn how_many_in_reserve(&self, seat: Seat) -> u8 {
        self.state.units_of(seat).filter(|(_, unit)| unit.whereabouts == Whereabouts::Reserve).count() as u8
    }

    /// A unit is set up in turn (MB-III.4), next to enemies if its owner likes (MB-R08).
    pub fn rules_behind_placing(&self, seat: Seat, hex: HexId) -> Cited {
        let mut rules = Cited::from_iter([R_III_4]);
        rules.extend(self.ruling_on_enemies_near(seat, hex));
        rules
    }

    /// Enemies near a place forbid nobody to set up there.
    pub fn ruling_on_enemies_near(&self, seat: Seat, hex: HexId) -> Option<Rule> {
        self.controlled_by(seat.other(), hex).then_some(RULING_08)
    }

    /// The kinds that a seat has in reserve, a bit each.
    pub fn reserve_kinds(&self, seat: Seat) -> u16 {
        let reserve = self.state.units_of(seat).filter(|(_, unit)| unit.whereabouts == Whereabouts::Reserve);
        reserve.fold(0, |kinds, (_, unit)| kinds | 1 << unit.kind as u16)
    }

    /// Can the seat set up any unit that it has left? If not it has stopped (MB-R12).
    pub fn can_deploy(&self, seat: Seat) -> bool {
        let kinds = self.reserve_kinds(seat);
        kinds != 0 && self.each_place(seat, kinds, |_, _| false)
    }

    /// Walks through all places for these kinds until `go_on` says no; true if it did. Foot may stand wherever anything
    /// may: one look settles flags, wagon and room for all kinds, and the ground is then a matter of each kind.
    pub fn each_place(&self, seat: Seat, kinds: u16, mut go_on: impl FnMut(Kind, HexId) -> bool) -> bool {
        let wagon = self.enemy_wagon(seat);
        for &hex in &self.board.geo.deployable {
            if self.may_place_away_from(wagon, Kind::LI, hex).is_err() {
                continue;
            }
            for kind in KINDS {
                let fits = kinds >> kind as u16 & 1 == 1 && self.board.allows(self.charts, kind, hex);
                if fits && !go_on(kind, hex) {
                    return true;
                }
            }
        }
        false
    }

    /// Who sets up next. Red begins (MB-R09), then they alternate (MB-III.4); a seat that has stopped for good (MB-R10)
    /// is passed over and the other goes on alone (MB-R11). `None`: the battle begins.
    pub fn next_to_deploy(&self, last: Option<Seat>) -> Option<Seat> {
        let first = last.map_or(RED, Seat::other);
        [first, first.other()].into_iter().find(|seat| !self.state.stopped[seat.index()])
    }
}

/// Checks an authored opening: real armies, each unit where it could have been set up.
pub fn check_opening(content: &Content, opening: &Opening) -> Result<(), Flaw> {
    let flaw = |id: &'static str, what: String| {
        let phrase = Phrase::new(id).with("opening", opening.id.as_str()).with("what", what);
        Err(Flaw::new("setups/openings.toml", phrase))
    };
    let Some(layout) = content.layout(&opening.layout) else {
        return flaw("flaw-opening", opening.layout.clone());
    };
    let field =
        Field::from_layout(content, layout).map_err(|phrase| Flaw::new("setups/openings.toml", phrase))?;
    let geo = Geometry::build(&content.modules, &content.charts, field.size);
    let ground = grounds(&content.modules, &geo, &field);
    let find = |unit: &OpeningUnit| geo.find(&format!("{},{}", unit.q, unit.r));
    let mut taken: Vec<HexId> = Vec::new();
    for (name, units, other) in [
        (&opening.red_army, &opening.red, &opening.yellow),
        (&opening.yellow_army, &opening.yellow, &opening.red),
    ] {
        let mut counts = [0; 9];
        for unit in units {
            counts[unit.unit as usize] += 1;
            let place = format!("{} {},{}", unit.unit.id(), unit.q, unit.r);
            let Some(hex) = find(unit) else { return flaw("flaw-opening-unit", place) };
            let allowed =
                content.charts.cost[unit.unit as usize][usize::from(ground[usize::from(hex)])] != FORBIDDEN;
            let near = |wagon: &&OpeningUnit| {
                find(wagon).is_some_and(|at| geo.distance(hex, at) < content.charts.distance_to_wagon)
            };
            let wagon = other.iter().filter(|unit| unit.unit == Kind::W).find(near);
            if !allowed || taken.contains(&hex) || !geo.clear_of_flags[usize::from(hex)] || wagon.is_some() {
                return flaw("flaw-opening-unit", place);
            }
            taken.push(hex);
        }
        let army = content.army(name).filter(|army| army.map == layout.map);
        let wanted = army.map(|army| army.units.0);
        if counts[8] != 1 || wanted != Some(std::array::from_fn(|kind| counts[kind])) {
            return flaw("flaw-opening-army", name.clone());
        }
    }
    Ok(())
}
