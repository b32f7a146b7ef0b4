//! Heights, where they say more than the terrain does.

use super::soft;
use crate::ground::Ground;
use crate::style::Style;
use crate::svg::Svg;
use std::collections::BTreeMap;

/// One tint and one line per level. Where every terrain has one height of its own (woods count 1 for sight, say),
/// the terrain already shows it and nothing is drawn.
pub fn draw(svg: &mut Svg, ground: &Ground, style: &Style) {
    let inks = style.theme.inks();
    let mut heights: BTreeMap<&str, i8> = BTreeMap::new();
    let implied = ground
        .cells()
        .all(|(_, cell)| *heights.entry(cell.terrain).or_insert(cell.elevation) == cell.elevation);
    if implied {
        return;
    }
    let lowest = ground.cells().map(|(_, cell)| cell.elevation).min().unwrap_or(0);
    let highest = ground.cells().map(|(_, cell)| cell.elevation).max().unwrap_or(0);
    for level in lowest.saturating_add(1)..=highest {
        let loops = ground.region(&|cell| cell.elevation >= level);
        let shape = soft(&loops);
        svg.path(
            &shape,
            format_args!(
                "fill=\"{0}\" fill-opacity=\".3\" stroke=\"{0}\" stroke-width=\"10\" stroke-linejoin=\"round\" stroke-opacity=\".12\"",
                inks.hill[0]
            ),
        );
        svg.path(
            &shape,
            format_args!(
                "fill=\"none\" stroke=\"{}\" stroke-width=\"1.1\" stroke-opacity=\".6\"",
                inks.hachure
            ),
        );
        super::hills::hachures(svg, &loops, style, 60);
    }
}
