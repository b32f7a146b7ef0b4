//! Mountains: broken ground, and on it peaks with a sunny and a shadow side.

use super::glyphs::PEAKS;
use super::{hills, soft};
use crate::ground::Ground;
use crate::pen::{at, hash, plus, sway};
use crate::style::Style;
use crate::svg::Svg;

/// The broken ground at the foot of the peaks.
pub fn foot(svg: &mut Svg, ground: &Ground, style: &Style) {
    let inks = style.theme.inks();
    let loops = ground.region(&|cell| cell.terrain == "mountain");
    if loops.is_empty() {
        return;
    }
    let shape = soft(&loops);
    for (width, opacity) in [("16", ".35"), ("7", ".6")] {
        svg.path(
            &shape,
            format_args!(
                "fill=\"{0}\" stroke=\"{0}\" stroke-width=\"{width}\" stroke-linejoin=\"round\" opacity=\"{opacity}\"",
                inks.scree
            ),
        );
    }
    hills::hachures(svg, &loops, style, 70);
}

pub fn peaks(svg: &mut Svg, ground: &Ground, style: &Style) {
    // One great peak per hex, lesser ones behind and before it.
    const SPOTS: [(i64, i64, u32); 5] =
        [(-170, -70, 2), (165, -90, 1), (-10, 175, 0), (-235, 225, 2), (225, 245, 2)];
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
    all.sort_by_key(|(p, _)| (p.y, p.x));
    for (p, kind) in all {
        svg.glyph(format_args!("{}-peak{kind}", style.ids), p);
    }
    svg.put("\n");
}
