//! A rocky hill: hachures up its flanks, steeper in the shadow, a paler top and boulders.

use super::relief::{Hachures, Relief};
use super::soft;
use crate::ground::Ground;
use crate::pen::{Path, Point, at, hash, plus, scaled, strayed, sway, walk};
use crate::style::Style;
use crate::svg::Svg;
use crate::terrain::glyphs::ROCKS;

pub fn draw(svg: &mut Svg, ground: &Ground, style: &Style) {
    let inks = style.theme.inks();
    let relief = Relief::new(ground, &|cell| cell.terrain == "hill");
    let rings: Vec<Vec<Vec<Point>>> = [360, 440, 560, 690, 830].map(|level| relief.contours(level)).into();
    if rings[0].is_empty() {
        return;
    }
    let [foot, flank, top] = inks.hill;
    for (ring, colour, opacity) in
        [(0, foot, ".35"), (1, foot, ".75"), (2, flank, ".6"), (3, top, ".55"), (4, top, ".7")]
    {
        svg.path(&soft(&rings[ring]), format_args!("fill=\"{colour}\" fill-opacity=\"{opacity}\""));
    }
    if inks.textured {
        let clip = ground.clip(style, "hill");
        svg.put(format_args!(
            "<clipPath id=\"{clip}\"><path d=\"{}\"/></clipPath><g clip-path=\"url(#{clip})\">",
            soft(&rings[1])
        ));
        shading(svg, ground, "hill", style);
        svg.put("</g>\n");
    }
    let mut strokes = Hachures::default();
    strokes.row(&rings[1], 36, 85);
    strokes.row(&rings[2], 38, 75);
    strokes.row(&rings[3], 40, 60);
    self::strokes(svg, strokes, inks.hachure);
    rocks(svg, ground, style);
}

/// Soft light and shadow on high ground: where it ends towards the light, and where it ends away from it.
pub fn shading(svg: &mut Svg, ground: &Ground, terrain: &str, style: &Style) {
    let goes_on = |p: Point| ground.goes_on(ground.layout.hex_at(p), &|cell| cell.terrain == terrain);
    for (_, centre) in ground.of(terrain) {
        for (glyph, dx, dy) in [("dim", 560, 560), ("lit", -560, -560)] {
            if !goes_on(at(centre.x + dx, centre.y + dy)) {
                svg.glyph(format_args!("{}-{glyph}", style.ids), centre);
            }
        }
    }
    svg.put("\n");
}

pub fn strokes(svg: &mut Svg, strokes: Hachures, ink: &str) {
    for (stroke, width, opacity) in
        [(strokes.sunny, ".7", ".45"), (strokes.level, "1", ".55"), (strokes.shady, "1.5", ".72")]
    {
        svg.path(
            &stroke,
            format_args!(
                "fill=\"none\" stroke=\"{ink}\" stroke-width=\"{width}\" stroke-opacity=\"{opacity}\" stroke-linecap=\"round\""
            ),
        );
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
