//! A wood: a green wash that thins out at its rim, trees inside as a pattern, and single trees all along the rim.

use super::glyphs::tree_at;
use super::soft;
use crate::ground::Ground;
use crate::pen::{Point, at, plus, sway, walk};
use crate::style::Style;
use crate::svg::Svg;

/// Between two trees of the rim, in tenths of a pixel.
const GAP: i64 = 96;

pub fn draw(svg: &mut Svg, ground: &Ground, style: &Style) {
    let loops = ground.region(&|cell| cell.terrain == "woods");
    if !loops.is_empty() {
        stand(svg, &loops, style);
    }
}

/// Trees within these loops.
pub fn stand(svg: &mut Svg, loops: &[Vec<Point>], style: &Style) {
    let (inks, ids) = (style.theme.inks(), &style.ids);
    let shape = soft(loops);
    for (width, opacity) in [("17", ".3"), ("9", ".5")] {
        svg.path(
            &shape,
            format_args!(
                "fill=\"{0}\" stroke=\"{0}\" stroke-width=\"{width}\" stroke-linejoin=\"round\" opacity=\"{opacity}\"",
                inks.woods
            ),
        );
    }
    svg.path(&shape, format_args!("fill=\"{}\"", inks.woods_floor));
    svg.path(&shape, format_args!("fill=\"url(#{ids}-trees)\""));
    if inks.textured {
        svg.path(&shape, format_args!("fill=\"url(#{ids}-shade)\""));
    }
    let mut trees: Vec<Point> = loops
        .iter()
        .flat_map(|points| walk(points, GAP, true))
        .map(|(p, _)| plus(p, at(sway(p.x, p.y, 30, 22), 45 + sway(p.x, p.y, 31, 26))))
        .collect();
    trees.sort_by_key(|p| (p.y, p.x));
    for p in trees {
        svg.glyph(format_args!("{ids}-tree{}", tree_at(p)), p);
    }
    svg.put("\n");
}
