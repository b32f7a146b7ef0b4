//! Lakes, lined along the shore as engravers do, and marshes.

use super::soft;
use crate::ground::Ground;
use crate::pen::{Path, Point, at, hash, plus, sway};
use crate::style::Style;
use crate::svg::Svg;

pub fn lake(svg: &mut Svg, ground: &Ground, style: &Style) {
    // Under a bridge water goes on.
    let loops = ground.region(&|cell| matches!(cell.terrain, "lake" | "bridge"));
    if loops.is_empty() {
        return;
    }
    pool(svg, &loops, &ground.clip(style, "lake"), style);
    let hexes: Vec<Point> = ground.of("lake").into_iter().map(|(_, centre)| centre).collect();
    svg.path(
        &ripples(&hexes, 3),
        format_args!(
            "fill=\"none\" stroke=\"{}\" stroke-width=\".9\" stroke-opacity=\".5\" stroke-linecap=\"round\"",
            style.theme.inks().water[0]
        ),
    );
}

/// Still water within these loops.
pub fn pool(svg: &mut Svg, loops: &[Vec<Point>], clip: &str, style: &Style) {
    let inks = style.theme.inks();
    let [shore, shallow, deep] = inks.water;
    svg.put(format_args!(
        "<defs><path id=\"{clip}-shape\" d=\"{}\"/></defs><clipPath id=\"{clip}\"><use href=\"#{clip}-shape\"/></clipPath>\n",
        soft(loops)
    ));
    let again = |svg: &mut Svg, attributes: std::fmt::Arguments| {
        svg.put(format_args!("<use href=\"#{clip}-shape\" {attributes}/>\n"));
    };
    again(
        svg,
        format_args!(
            "fill=\"{deep}\" stroke=\"{}\" stroke-width=\"8\" stroke-linejoin=\"round\" stroke-opacity=\".5\"",
            inks.clouds[0]
        ),
    );
    svg.put(format_args!("<g clip-path=\"url(#{clip})\" fill=\"none\" stroke-linejoin=\"round\">\n"));
    // From the outermost line of the water to the shore.
    for (width, line) in [(58, ".25"), (40, ".35"), (24, ".5"), (11, ".7")] {
        again(
            svg,
            format_args!("stroke=\"{shore}\" stroke-width=\"{}.6\" stroke-opacity=\"{line}\"", width + 1),
        );
        again(svg, format_args!("stroke=\"{shallow}\" stroke-width=\"{width}\" stroke-linejoin=\"round\""));
    }
    svg.put("</g>\n");
    again(svg, format_args!("fill=\"none\" stroke=\"{shore}\" stroke-width=\"1.6\""));
}

/// Marshes; and bogs, in which open water stands between the reeds.
pub fn marsh(svg: &mut Svg, ground: &Ground, style: &Style) {
    for terrain in ["marsh", "bog"] {
        wetland(svg, ground, terrain, style);
    }
}

fn wetland(svg: &mut Svg, ground: &Ground, terrain: &'static str, style: &Style) {
    let inks = style.theme.inks();
    let loops = ground.region(&|cell| cell.terrain == terrain);
    if loops.is_empty() {
        return;
    }
    let shape = soft(&loops);
    svg.path(
        &shape,
        format_args!(
            "fill=\"{0}\" stroke=\"{0}\" stroke-width=\"10\" stroke-linejoin=\"round\" stroke-opacity=\".4\"",
            inks.marsh
        ),
    );
    let all: Vec<Point> = ground.of(terrain).into_iter().map(|(_, centre)| centre).collect();
    if terrain == "bog" {
        pools(svg, &all, style);
    }
    if !ground.is_large() {
        reeds(svg, &all, (11, 7), style);
        return;
    }
    for patch in ground.patches(&|cell| cell.terrain == terrain) {
        let mut here = all.clone();
        here.retain(|centre| {
            let hex = ground.layout.hex_at(*centre);
            patch.contains(&(hex.x, hex.y))
        });
        reeds(svg, &here, (8, 5), style);
    }
}

/// Black pools, three or four on each of these hexes, that nobody crosses.
fn pools(svg: &mut Svg, hexes: &[Point], style: &Style) {
    let mut path = Path::new();
    for centre in hexes {
        for pool in 0..3 + hash(centre.x, centre.y, 340) % 2 {
            let p = plus(
                *centre,
                at(sway(centre.x, centre.y, 341 + pool, 270), sway(centre.y, centre.x, 346 + pool, 290)),
            );
            let (wide, high) = (110 + sway(p.x, p.y, 351, 40), 55 + sway(p.x, p.y, 352, 18));
            path.smooth_loop(&[
                at(p.x - wide, p.y + 8),
                at(p.x - wide / 3, p.y - high),
                at(p.x + wide / 2, p.y - high + 20),
                at(p.x + wide, p.y),
                at(p.x + wide / 4, p.y + high),
            ]);
        }
    }
    let [shore, _, deep] = style.theme.inks().water;
    svg.path(&path, format_args!("fill=\"{deep}\" stroke=\"{shore}\" stroke-width=\"1.3\""));
}

/// So many strokes of water and tufts of reed on each of these hexes.
fn reeds(svg: &mut Svg, hexes: &[Point], (strokes, tufts): (u32, u32), style: &Style) {
    let inks = style.theme.inks();
    svg.path(
        &ripples(hexes, strokes),
        format_args!(
            "fill=\"none\" stroke=\"{}\" stroke-width=\"1.3\" stroke-opacity=\".75\" stroke-linecap=\"round\"",
            inks.water[0]
        ),
    );
    let mut reeds = Path::new();
    for centre in hexes {
        for tuft in 0..tufts {
            let foot = plus(
                *centre,
                at(sway(centre.x, centre.y, 100 + tuft, 340), sway(centre.x, centre.y, 110 + tuft, 330)),
            );
            for (dx, lean, tall) in [(-22, -30, 55), (-8, -8, 85), (8, 10, 75), (22, 32, 60)] {
                reeds.go(at(foot.x + dx / 2, foot.y));
                reeds
                    .curve(at(foot.x + dx / 2, foot.y - tall / 2), at(foot.x + dx / 2 + lean, foot.y - tall));
            }
        }
    }
    svg.path(
        &reeds,
        format_args!("fill=\"none\" stroke=\"{}\" stroke-width=\"1.1\" stroke-linecap=\"round\"", inks.reed),
    );
}

/// Short level strokes: still water.
fn ripples(hexes: &[Point], each: u32) -> Path {
    let mut path = Path::new();
    for centre in hexes {
        for stroke in 0..each {
            let p = plus(
                *centre,
                at(sway(centre.x, centre.y, 120 + stroke, 330), sway(centre.x, centre.y, 140 + stroke, 360)),
            );
            let half = 40 + i64::from(hash(p.x, p.y, 121) % 60);
            path.go(at(p.x - half, p.y));
            path.curve(at(p.x, p.y - 12), at(p.x + half, p.y));
        }
    }
    path
}
