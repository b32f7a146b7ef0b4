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
        stand(svg, &loops, &ground.clip(style, "woods"), style);
    }
}

/// Trees within these loops. Their shape gets this id: it is used over and over.
pub fn stand(svg: &mut Svg, loops: &[Vec<Point>], id: &str, style: &Style) {
    let (inks, ids) = (style.theme.inks(), &style.ids);
    svg.put(format_args!(
        "<defs><path id=\"{id}\" d=\"{}\" stroke-linejoin=\"round\"/></defs>\n",
        soft(loops)
    ));
    let mut again = |attributes: std::fmt::Arguments| {
        svg.put(format_args!("<use href=\"#{id}\" {attributes}/>\n"));
    };
    for (width, opacity) in [("17", ".3"), ("9", ".5")] {
        again(format_args!(
            "fill=\"{0}\" stroke=\"{0}\" stroke-width=\"{width}\" opacity=\"{opacity}\"",
            inks.woods
        ));
    }
    if inks.textured {
        // The wood stands between the ground and the light.
        again(format_args!(
            "x=\"4\" y=\"7\" fill=\"{0}\" stroke=\"{0}\" stroke-width=\"5\" opacity=\".22\"",
            inks.tree[0]
        ));
    }
    again(format_args!("fill=\"{}\"", inks.woods_floor));
    again(format_args!("fill=\"url(#{ids}-trees)\""));
    if inks.textured {
        again(format_args!("fill=\"url(#{ids}-shade)\""));
    }
    let mut trees: Vec<Point> = loops
        .iter()
        .flat_map(|points| walk(points, GAP, true))
        .map(|(p, _)| plus(p, at(sway(p.x, p.y, 30, 45), 45 + sway(p.x, p.y, 31, 48))))
        .collect();
    trees.sort_by_key(|p| (p.y, p.x));
    for p in trees {
        svg.glyph(format_args!("{ids}-tree{}", tree_at(p)), p);
    }
    svg.put("\n");
}
