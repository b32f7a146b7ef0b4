//! The file of the charts, and what is checked of it.

use super::*;
use crate::content::wrong;
use engine::chart::Printed;
use engine::content::{Flaw, Source};
use engine::position::Spanned;
use std::collections::BTreeMap;

pub const CHARTS: &str = "charts.toml";

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct ChartsFile {
    #[serde(rename = "format")]
    _format: u32,
    #[serde(rename = "game")]
    _game: String,
    unit: BTreeMap<String, Spanned<TypeData>>,
    range: Printed,
    fire: Printed,
    fire_modifiers: Sourced<FireModifiers>,
    leader_in_fire: Sourced<LeaderInFire>,
    shock: Printed,
    charge: Printed,
    shock_modifiers: Sourced<ShockModifiers>,
    matrix: Printed<i8>,
    checks: Sourced<Checks>,
    movement: Sourced<Movement>,
    replacement: Sourced<Replacement>,
    flight: Sourced<Flight>,
    end: Sourced<End>,
}

/// Numbers with the rule that prints them, and whose they are.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sourced<T> {
    #[serde(rename = "rule")]
    _rule: String,
    #[serde(rename = "source", default)]
    _source: Option<String>,
    is: T,
}

/// The labels of a table that is open at both ends: `0-`, `1`, `2` ... `13+`.
fn labels<const N: usize>([low, high]: [i32; 2]) -> [String; N] {
    std::array::from_fn(|at| match low + at as i32 {
        number if number == low => format!("{number}-"),
        number if number == high => format!("{number}+"),
        number => number.to_string(),
    })
}

/// `+2`, `0`, `-1`; `-` where the weapon does not reach.
fn range_cell(text: &str) -> Result<Option<i8>, &'static str> {
    if text == "-" { Ok(None) } else { text.parse().map(Some).map_err(|_| "+2, 0, -1, -") }
}

impl ChartsFile {
    fn types(&self, source: Source) -> Result<[TypeData; UnitType::ALL.len()], Flaw> {
        if let Some((word, data)) = self.unit.iter().find(|(word, _)| UnitType::parse(word).is_none()) {
            return Err(wrong(CHARTS, "flaw-type", word).at(line_of(source, data)));
        }
        let mut types = Vec::new();
        for kind in UnitType::ALL {
            let data =
                self.unit.get(kind.id()).ok_or_else(|| wrong(CHARTS, "flaw-table-missing", kind.id()))?;
            let at = |id| wrong(CHARTS, id, kind.id()).at(line_of(source, data));
            let TypeData { movement, shock, attacks, .. } = *data.get_ref();
            if movement[0] != movement[1] + 1 || shock[1] <= shock[0] {
                return Err(at("flaw-disordered-side"));
            }
            if attacks != self.matrix.rows.contains_key(kind.id()) {
                return Err(at("flaw-matrix-row"));
            }
            types.push(*data.get_ref());
        }
        types.try_into().map_err(|_| wrong(CHARTS, "flaw-table-missing", "unit"))
    }

    fn ranges(&self, source: Source) -> Result<[Vec<i8>; Weapon::ALL.len()], Flaw> {
        let rows: [[Option<i8>; 3]; Weapon::ALL.len()] =
            self.range
                .grid(source, "range", Weapon::ALL.map(Weapon::id), |text: &String| range_cell(text))?;
        let reach = |row: [Option<i8>; 3]| row.into_iter().map_while(|cell| cell).collect::<Vec<i8>>();
        Ok(rows.map(reach))
    }

    /// The rows that are there, each with a number for every type.
    fn matrix(&self, source: Source) -> Result<[Option<[i8; 10]>; 10], Flaw> {
        let named: Vec<&str> = self.matrix.columns.iter().map(String::as_str).collect();
        if named != UnitType::ALL.map(UnitType::id) {
            return Err(wrong(CHARTS, "flaw-table-columns", "matrix"));
        }
        if let Some(other) = self.matrix.rows.keys().find(|row| UnitType::parse(row).is_none()) {
            return Err(wrong(CHARTS, "flaw-type", other));
        }
        let mut rows = [None; 10];
        for kind in UnitType::ALL {
            if let Some(row) = self.matrix.rows.get(kind.id()) {
                let cells = engine::chart::cells(source, "matrix", kind.id(), row, |cell: &i8| Ok(*cell))?;
                rows[kind.index()] = Some(cells);
            }
        }
        Ok(rows)
    }
}

fn columns<T>(chart: &Printed<T>, name: &str, ids: &[&str]) -> Result<(), Flaw> {
    if chart.columns == ids { Ok(()) } else { Err(wrong(CHARTS, "flaw-table-columns", name)) }
}

fn line_of<T>(source: Source, at: &Spanned<T>) -> usize {
    engine::content::line_of(source.text, at.span().start)
}

impl Charts {
    pub fn read(source: Source) -> Result<Charts, Flaw> {
        let file: ChartsFile = source.toml()?;
        columns(&file.range, "range", &["1", "2", "3"])?;
        columns(&file.fire, "fire", &FireColumn::ALL.map(FireColumn::id))?;
        columns(&file.shock, "shock", &ShockColumn::ALL.map(ShockColumn::id))?;
        columns(&file.charge, "charge", &ShockColumn::ALL.map(ShockColumn::id))?;
        let shot = |text: &String| FireResult::parse(text).ok_or("NE, R1, D, D R1, UH, RET, ELIM");
        let blow =
            |text: &String| ShockResult::parse(text).ok_or("NE, A UH, A D R1, D D, D RET CA, D ELIM CA");
        Ok(Charts {
            types: file.types(source)?,
            range: file.ranges(source)?,
            fire: file.fire.grid(source, "fire", labels::<8>(FIRE_ROWS), shot)?,
            shock: file.shock.grid(source, "shock", labels::<14>(SHOCK_ROWS), blow)?,
            charge: file.charge.grid(source, "charge", labels::<16>(CHARGE_ROWS), blow)?,
            matrix: file.matrix(source)?,
            fire_modifiers: file.fire_modifiers.is,
            shock_modifiers: file.shock_modifiers.is,
            leader_in_fire: file.leader_in_fire.is,
            checks: file.checks.is,
            movement: file.movement.is,
            replacement: file.replacement.is,
            flight: file.flight.is,
            end: file.end.is,
        })
    }
}
