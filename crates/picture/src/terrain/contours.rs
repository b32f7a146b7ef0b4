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
        let id = ground.clip(style, &format!("height{level}"));
        svg.put(format_args!(
            "<defs><path id=\"{id}\" d=\"{}\" stroke-linejoin=\"round\"/></defs>\n",
            soft(&loops)
        ));
        let mut again = |attributes: std::fmt::Arguments| {
            svg.put(format_args!("<use href=\"#{id}\" {attributes}/>\n"));
        };
        if inks.textured {
            // Its shadow falls to the lower right, its upper left edge catches the light.
            again(format_args!("x=\"6\" y=\"8\" fill=\"{}\" fill-opacity=\".16\"", inks.hachure));
            again(format_args!("x=\"-2.5\" y=\"-3.5\" fill=\"{}\" fill-opacity=\".5\"", inks.edge_light));
        }
        again(format_args!(
            "fill=\"{0}\" fill-opacity=\"{1}\" stroke=\"{0}\" stroke-width=\"12\" stroke-opacity=\".14\"",
            inks.hill[0],
            if inks.textured { ".4" } else { ".8" }
        ));
        if inks.textured {
            for width in ["64", "38", "18"] {
                again(format_args!(
                    "fill=\"none\" stroke=\"{}\" stroke-width=\"{width}\" stroke-opacity=\".16\"",
                    inks.hill[0]
                ));
            }
        }
        again(format_args!(
            "fill=\"none\" stroke=\"{}\" stroke-width=\".9\" stroke-opacity=\".4\"",
            inks.hachure
        ));
        super::hills::hachures(svg, &loops, style, if ground.is_large() { 130 } else { 60 });
    }
}
