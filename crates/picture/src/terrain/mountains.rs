//! Mountains: broken ground, and on it peaks with a sunny and a shadow side.

use super::glyphs::PEAKS;
use super::relief::{Hachures, Relief};
use super::{hills, soft};
use crate::ground::Ground;
use crate::pen::{at, hash, plus, sway};
use crate::style::Style;
use crate::svg::Svg;
use engine::sorted::InOrder;

/// The broken ground at the foot of the peaks.
pub fn foot(svg: &mut Svg, ground: &Ground, style: &Style) {
    let inks = style.theme.inks();
    let relief = Relief::new(ground, &|cell| cell.terrain == "mountain");
    let rings = [330, 410, 500, 620].map(|level| relief.contours(level));
    if rings[0].is_empty() {
        return;
    }
    for (ring, opacity) in rings.iter().zip([".35", ".5", ".5", ".6"]) {
        svg.path(&soft(ring), format_args!("fill=\"{}\" fill-opacity=\"{opacity}\"", inks.scree));
    }
    if inks.textured {
        hills::shading(svg, ground, "mountain", style);
    }
    let mut strokes = Hachures::default();
    strokes.row(&rings[1], 38, 80);
    strokes.row(&rings[2], 44, 70);
    hills::strokes(svg, strokes, inks.hachure);
}

pub fn peaks(svg: &mut Svg, ground: &Ground, style: &Style) {
    // One great peak per hex, lesser ones behind and before it.
    const SPOTS: [(i64, i64, u32); 6] =
        [(-205, -40, 2), (200, -55, 1), (-5, 150, 0), (-225, 215, 2), (215, 225, 2), (10, 285, 3)];
    let mut all = Vec::new();
    for (_, centre) in ground.of("mountain") {
        for (index, (dx, dy, kind)) in SPOTS.into_iter().enumerate() {
            let salt = 80 + index as u32;
            let p = plus(
                centre,
                at(dx + sway(centre.x, centre.y, salt, 50), dy + sway(centre.y, centre.x, salt, 40)),
            );
            // Now and then a smaller one stands there instead.
            let kind = (kind + u32::from(hash(p.x, p.y, 81).is_multiple_of(4))).min(PEAKS - 1);
            all.push((p, kind));
        }
    }
    all.put_in_order_by_key(|(p, _)| (p.y, p.x));
    for (p, kind) in all {
        svg.glyph(format_args!("{}-peak{kind}", style.ids), p);
    }
    svg.put("\n");
}
