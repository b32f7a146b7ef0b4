//! Heights, where they say more than the terrain does.

use super::relief::{Hachures, Relief};
use super::soft;
use crate::ground::Ground;
use crate::pen::Point;
use crate::style::{Style, Theme};
use crate::svg::Svg;
use std::collections::{BTreeMap, BTreeSet};

/// Rings and hachures for each level. Where every terrain has one height of its own (woods count 1 for sight, say),
/// the terrain already shows it and nothing is drawn.
pub fn draw(svg: &mut Svg, ground: &Ground, style: &Style) {
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
        for patch in ground.patches(&|cell| cell.elevation >= level) {
            rise(svg, ground, &patch, style);
        }
    }
}

/// One patch of higher ground: rings of height that grow paler, and strokes down its slopes, heavy where the light
/// does not reach.
fn rise(svg: &mut Svg, ground: &Ground, patch: &BTreeSet<(i32, i32)>, style: &Style) {
    let inks = style.theme.inks();
    let relief = Relief::new(ground, &|cell| patch.contains(&(cell.q, cell.r)));
    let rings = [330, 430, 560, 720].map(|height| relief.contours(height));
    if rings[0].is_empty() {
        return;
    }
    let [foot, flank, top] = inks.hill;
    // By night a hill is only a little paler than the plain: names must be read on it.
    let pale = if style.theme == Theme::Dark { [".3", ".4", ".3", ".12"] } else { [".3", ".55", ".6", ".7"] };
    for (ring, (colour, opacity)) in [foot, foot, flank, top].into_iter().zip(pale).enumerate() {
        svg.path(&soft(&thinned(&rings[ring])), format_args!("fill=\"{colour}\" fill-opacity=\"{opacity}\""));
    }
    let mut strokes = Hachures::default();
    strokes.row(&rings[1], 62, 100);
    strokes.row(&rings[2], 78, 85);
    super::hills::strokes(svg, strokes, inks.hachure);
}

/// Every other point is enough for so long a line.
fn thinned(loops: &[Vec<Point>]) -> Vec<Vec<Point>> {
    loops.iter().map(|points| points.iter().copied().step_by(2).collect()).collect()
}
