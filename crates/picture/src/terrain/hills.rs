//! A rocky hill: hachures up its flanks, steeper in the shadow, a paler top and boulders.

use super::soft;
use crate::ground::Ground;
use crate::pen::{Path, Point, at, hash, plus, scaled, sway, walk};
use crate::style::Style;
use crate::svg::Svg;
use crate::terrain::glyphs::ROCKS;

pub fn draw(svg: &mut Svg, ground: &Ground, style: &Style) {
    let (inks, ids) = (style.theme.inks(), &style.ids);
    let loops = ground.region(&|cell| cell.terrain == "hill");
    if loops.is_empty() {
        return;
    }
    let shape = soft(&loops);
    let [foot, flank, top] = inks.hill;
    svg.path(
        &shape,
        format_args!("fill=\"none\" stroke=\"{}\" stroke-width=\"9\" stroke-opacity=\".22\"", inks.hachure),
    );
    svg.path(&shape, format_args!("fill=\"{top}\""));
    // Wide strokes, cut off by the shape itself, are bands that follow its border inside.
    svg.put(format_args!(
        "<clipPath id=\"{ids}-hill\"><path d=\"{shape}\"/></clipPath><g clip-path=\"url(#{ids}-hill)\" fill=\"none\" stroke-linejoin=\"round\">\n"
    ));
    for (width, colour, opacity) in [
        ("55.6", inks.hachure, ".5"),
        ("54", flank, "1"),
        ("29.8", inks.hachure, ".55"),
        ("28", foot, "1"),
    ] {
        svg.path(
            &shape,
            format_args!("stroke=\"{colour}\" stroke-width=\"{width}\" stroke-opacity=\"{opacity}\""),
        );
    }
    svg.put("</g>\n");
    hachures(svg, &loops, style, 125);
    rocks(svg, ground, style);
    svg.path(
        &shape,
        format_args!(
            "fill=\"none\" stroke=\"{}\" stroke-width=\"1\" stroke-opacity=\".75\"",
            inks.hachure
        ),
    );
}

/// Short strokes uphill from the border, heavier where the light does not reach.
pub fn hachures(svg: &mut Svg, loops: &[Vec<Point>], style: &Style, longest: i64) {
    let inks = style.theme.inks();
    let (mut sunny, mut shady) = (Path::new(), Path::new());
    for (p, along) in loops.iter().flat_map(|points| walk(points, 44, true)) {
        // Loops run clockwise round what they hold: uphill lies to the right.
        let uphill = at(-along.y, along.x);
        let lit = uphill.x + uphill.y > 0;
        let long = longest * 7 / 10 + sway(p.x, p.y, 33, longest * 3 / 10) - if lit { longest / 4 } else { 0 };
        let to = plus(p, plus(scaled(uphill, long), at(sway(p.x, p.y, 34, 10), sway(p.x, p.y, 35, 10))));
        let stroke = if lit { &mut sunny } else { &mut shady };
        stroke.go(p);
        stroke.line(to);
    }
    for (stroke, width, opacity) in [(sunny, ".8", ".55"), (shady, "1.5", ".8")] {
        svg.path(
            &stroke,
            format_args!(
                "fill=\"none\" stroke=\"{}\" stroke-width=\"{width}\" stroke-opacity=\"{opacity}\" stroke-linecap=\"round\"",
                inks.hachure
            ),
        );
    }
}

fn rocks(svg: &mut Svg, ground: &Ground, style: &Style) {
    const SPOTS: [(i64, i64); 5] = [(-210, -90), (190, -150), (-60, 60), (220, 110), (-170, 210)];
    for (_, centre) in ground.of("hill") {
        for (index, (dx, dy)) in SPOTS.into_iter().enumerate() {
            let salt = 70 + index as u32;
            let p = plus(centre, at(dx + sway(centre.x, centre.y, salt, 60), dy + sway(centre.y, centre.x, salt, 60)));
            if hash(p.x, p.y, 71) % 10 < 7 {
                svg.glyph(format_args!("{}-rock{}", style.ids, hash(p.x, p.y, 72) % ROCKS), p);
            }
        }
    }
    svg.put("\n");
}

