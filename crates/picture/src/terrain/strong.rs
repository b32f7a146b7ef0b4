//! Towns within walls, and single buildings that a battle turns on: a castle, an abbey, a windmill; a bridge as wide as its hex.

use super::glyphs::HOUSES;
use super::soft;
use crate::ground::Ground;
use crate::pen::{Path, Point, at, hash, minus, plus, scaled, sway, walk};
use crate::style::Style;
use crate::svg::Svg;
use hexboard::space::neighbour;
use hexboard::{Hex, Side};

/// Single buildings: each stands on bare earth.
const BUILDINGS: [&str; 3] = ["castle", "abbey", "windmill"];

/// What lies under them.
pub fn ground(svg: &mut Svg, ground: &Ground, style: &Style) {
    let inks = style.theme.inks();
    for terrain in BUILDINGS.into_iter().chain(["town"]) {
        let loops = ground.region(&|cell| cell.terrain == terrain);
        svg.path(
            &soft(&loops),
            format_args!(
                "fill=\"{0}\" fill-opacity=\".85\" stroke=\"{0}\" stroke-width=\"7\" stroke-opacity=\".3\" stroke-linejoin=\"round\"",
                inks.earth
            ),
        );
    }
}

pub fn draw(svg: &mut Svg, ground: &Ground, style: &Style) {
    town(svg, ground, style);
    let [outline, stone] = style.theme.inks().wall;
    let roof = style.theme.inks().roof[0];
    for terrain in BUILDINGS {
        for (_, centre) in ground.of(terrain) {
            let building = match terrain {
                "castle" => castle(outline, stone, roof),
                "abbey" => abbey(outline, stone, roof),
                _ => windmill(outline, stone, style.theme.inks().canvas),
            };
            svg.put(format_args!(
                "<g transform=\"translate({} {})\" stroke=\"{outline}\" stroke-width=\"1.2\" stroke-linejoin=\"round\">{building}</g>\n",
                crate::pen::Tenths(centre.x),
                crate::pen::Tenths(centre.y)
            ));
        }
    }
    bridges(svg, ground, style);
}

/// Roofs close together, and a wall with towers round all of them.
fn town(svg: &mut Svg, ground: &Ground, style: &Style) {
    const SPOTS: [(i64, i64); 9] = [
        (-20, -250),
        (-210, -150),
        (170, -160),
        (-20, -80),
        (-280, 40),
        (240, 30),
        (-110, 110),
        (110, 140),
        (0, 280),
    ];
    let inks = style.theme.inks();
    let [outline, stone] = inks.wall;
    let loops = ground.border(&|cell| cell.terrain == "town");
    let (mut wall, mut towers) = (Path::new(), Path::new());
    for points in &loops {
        wall.polygon(points);
        for corner in points.iter().step_by(2) {
            towers.circle(*corner, 62);
        }
    }
    let mut roofs: Vec<(Point, u32)> = Vec::new();
    for (_, centre) in ground.of("town") {
        for (index, (dx, dy)) in SPOTS.into_iter().enumerate() {
            let jitter =
                at(sway(centre.x, centre.y, 330 + index as u32, 22), sway(centre.y, centre.x, 330, 18));
            let p = plus(plus(centre, at(dx, dy)), jitter);
            roofs.push((p, hash(p.x, p.y, 331) % HOUSES));
        }
    }
    roofs.sort_by_key(|(p, _)| (p.y, p.x));
    for (p, kind) in roofs {
        svg.glyph(format_args!("{}-house{kind}", style.ids), p);
    }
    for (ink, width) in [(outline, "10"), (stone, "7")] {
        svg.path(
            &wall,
            format_args!("fill=\"none\" stroke=\"{ink}\" stroke-width=\"{width}\" stroke-linejoin=\"round\""),
        );
    }
    let mut joints = Path::new();
    for (p, along) in loops.iter().flat_map(|points| walk(points, 80, true)) {
        let across = scaled(at(-along.y, along.x), 34);
        joints.go(minus(p, across));
        joints.line(plus(p, across));
    }
    svg.path(&joints, format_args!("fill=\"none\" stroke=\"{outline}\" stroke-width=\"1.1\""));
    svg.path(&towers, format_args!("fill=\"{stone}\" stroke=\"{outline}\" stroke-width=\"1.5\""));
}

/// A keep between two towers.
fn castle(outline: &str, stone: &str, roof: &str) -> String {
    format!(
        "<path d=\"M-26 20V-8H-22V-12H-18V-8H-14V-12H-10V-8H10V-12H14V-8H18V-12H22V-8H26V20Z\" fill=\"{stone}\"/><path d=\"M-12 20V-22H-8V-26H-4V-22H4V-26H8V-22H12V20Z\" fill=\"{stone}\"/><path d=\"M-31 20V-14H-19V20ZM19 20V-14H31V20Z\" fill=\"{stone}\"/><path d=\"M-33-14L-25-28L-17-14ZM17-14L25-28L33-14Z\" fill=\"{roof}\"/><path d=\"M-4 20V10A4 4 0 0 1 4 10V20ZM-1-14H1V-6H-1ZM-26-4H-24V4H-26ZM24-4H26V4H24Z\" fill=\"{outline}\"/>"
    )
}

/// A church with its tower, and a court beside it.
fn abbey(outline: &str, stone: &str, roof: &str) -> String {
    format!(
        "<path d=\"M4 20V2H30V20Z\" fill=\"{stone}\"/><path d=\"M2 3L8-8H26L32 3Z\" fill=\"{roof}\"/><path d=\"M-28 20V-4H4V20Z\" fill=\"{stone}\"/><path d=\"M-30-3L-22-17H-2L6-3Z\" fill=\"{roof}\"/><path d=\"M-26 20V-20H-12V20Z\" fill=\"{stone}\"/><path d=\"M-28-20L-19-38L-10-20Z\" fill=\"{roof}\"/><path d=\"M-19-38V-46M-22-43H-16\" fill=\"none\" stroke-width=\"1.8\"/><path d=\"M-21 20V12A2 2 0 0 1-17 12V20ZM-20-12H-18V-4H-20ZM-6 4H-4V13H-6ZM0 4H2V13H0ZM12 8H14V14H12ZM20 8H22V14H20Z\" fill=\"{outline}\"/>"
    )
}

/// A post mill with its sails in the wind.
fn windmill(outline: &str, stone: &str, canvas: &str) -> String {
    format!(
        "<path d=\"M-11 24L-2 4H2L11 24M-6 24L0 6L6 24\" fill=\"none\" stroke-width=\"2\"/><path d=\"M-11 8V-12L0-22L11-12V8Z\" fill=\"{stone}\"/><path d=\"M-3 8V0H3V8Z\" fill=\"{outline}\"/><g transform=\"translate(0-8)rotate(28)\"><path d=\"M0-30V30M-30 0H30\" fill=\"none\" stroke-width=\"2\"/><path d=\"M0-28H8V-6H0ZM0 28H-8V6H0ZM28 0V8H6V0ZM-28 0V-8H-6V0Z\" fill=\"{canvas}\"/></g>"
    )
}

/// Over water from bank to bank: along the first axis on which both neighbours are dry, or level where none is.
fn bridges(svg: &mut Svg, ground: &Ground, style: &Style) {
    let inks = style.theme.inks();
    let dry = |hex: Hex| ground.cell(hex).is_some_and(|cell| !matches!(cell.terrain, "lake" | "bridge"));
    let mut planks = Path::new();
    let mut bed = Path::new();
    for (hex, centre) in ground.of("bridge") {
        let axis = [Side::ALL[0], Side::ALL[1], Side::ALL[2]]
            .into_iter()
            .find(|side| dry(neighbour(hex, *side)) && dry(neighbour(hex, side.opposite())));
        let along = axis.map_or(at(866, 0), |side| minus(ground.centre(neighbour(hex, side)), centre));
        let across = at(-along.y, along.x);
        let end = |step: i64, side: i64| plus(plus(centre, scaled(along, step)), scaled(across, side));
        bed.polygon(&[end(-480, -110), end(480, -110), end(480, 110), end(-480, 110)]);
        for side in [-110, 110] {
            planks.go(end(-480, side));
            planks.line(end(480, side));
        }
        for step in (-460..=460).step_by(46) {
            planks.go(end(step, -110));
            planks.line(end(step, 110));
        }
    }
    svg.path(&bed, format_args!("fill=\"{}\"", inks.earth));
    svg.path(
        &planks,
        format_args!("fill=\"none\" stroke=\"{}\" stroke-width=\"2\" stroke-linecap=\"round\"", inks.trunk),
    );
}
