//! A rocky hill: hachures up its flanks, steeper in the shadow, a paler top and boulders.

use super::soft;
use crate::ground::Ground;
use crate::pen::{Path, Point, at, hash, plus, scaled, strayed, sway, walk};
use crate::style::Style;
use crate::svg::Svg;
use crate::terrain::glyphs::ROCKS;

pub fn draw(svg: &mut Svg, ground: &Ground, style: &Style) {
    let loops = ground.region(&|cell| cell.terrain == "hill");
    if !loops.is_empty() {
        rise(svg, &loops, &ground.clip(style, "hill"), style);
        rocks(svg, ground, style);
    }
}

/// High ground within these loops: bands of height, hachures, a border.
pub fn rise(svg: &mut Svg, loops: &[Vec<Point>], clip: &str, style: &Style) {
    let inks = style.theme.inks();
    let shape = soft(loops);
    let [foot, flank, top] = inks.hill;
    svg.path(
        &shape,
        format_args!(
            "fill=\"none\" stroke=\"{}\" stroke-width=\"8\" stroke-linejoin=\"round\" stroke-opacity=\".16\"",
            inks.hachure
        ),
    );
    svg.path(&shape, format_args!("fill=\"{top}\""));
    // Wide strokes, cut off by the shape itself, are bands that follow its border inside.
    svg.put(format_args!(
        "<clipPath id=\"{clip}\"><path d=\"{shape}\"/></clipPath><g clip-path=\"url(#{clip})\" fill=\"none\" stroke-linejoin=\"round\">\n"
    ));
    let strayed: Vec<Vec<Point>> =
        loops.iter().map(|points| points.iter().map(|p| strayed(*p)).collect()).collect();
    let inner = soft(&strayed);
    for (width, colour, opacity) in
        [("59.4", inks.hachure, ".4"), ("58", flank, "1"), ("33.4", inks.hachure, ".45"), ("32", foot, "1")]
    {
        svg.path(
            &inner,
            format_args!("stroke=\"{colour}\" stroke-width=\"{width}\" stroke-opacity=\"{opacity}\""),
        );
    }
    svg.put("</g>\n");
    hachures(svg, loops, style, 125);
    svg.path(
        &shape,
        format_args!("fill=\"none\" stroke=\"{}\" stroke-width=\".9\" stroke-opacity=\".55\"", inks.hachure),
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
        let full = longest * 7 / 10 + sway(p.x, p.y, 33, longest * 3 / 10);
        let long = if lit { full / 2 } else { full };
        let to = plus(p, plus(scaled(uphill, long), at(sway(p.x, p.y, 34, 10), sway(p.x, p.y, 35, 10))));
        let stroke = if lit { &mut sunny } else { &mut shady };
        stroke.go(p);
        stroke.line(to);
    }
    for (stroke, width, opacity) in [(sunny, ".7", ".4"), (shady, "1.4", ".7")] {
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
            let p = plus(
                centre,
                at(dx + sway(centre.x, centre.y, salt, 60), dy + sway(centre.y, centre.x, salt, 60)),
            );
            if hash(p.x, p.y, 71) % 10 < 6 {
                svg.glyph(format_args!("{}-rock{}", style.ids, hash(p.x, p.y, 72) % ROCKS), p);
            }
        }
    }
    svg.put("\n");
}
