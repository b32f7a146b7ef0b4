//! Ground that is worked or worn: vineyards in their rows, mud with its puddles.

use super::soft;
use crate::ground::Ground;
use crate::pen::{Path, at, hash, plus, sway};
use crate::style::Style;
use crate::svg::Svg;

pub fn draw(svg: &mut Svg, ground: &Ground, style: &Style) {
    mud(svg, ground, style);
    vines(svg, ground, style);
}

/// Trodden earth, wet, with wheel tracks and a few puddles.
fn mud(svg: &mut Svg, ground: &Ground, style: &Style) {
    let inks = style.theme.inks();
    let loops = ground.region(&|cell| cell.terrain == "mud");
    if loops.is_empty() {
        return;
    }
    svg.path(
        &soft(&loops),
        format_args!(
            "fill=\"{0}\" fill-opacity=\".42\" stroke=\"{0}\" stroke-width=\"10\" stroke-opacity=\".2\" stroke-linejoin=\"round\"",
            inks.hachure
        ),
    );
    let (mut tracks, mut puddles) = (Path::new(), Path::new());
    for (_, centre) in ground.of("mud") {
        for track in 0..5 {
            let (dx, dy) =
                (sway(centre.x, centre.y, 300 + track, 330), sway(centre.y, centre.x, 310 + track, 340));
            let p = plus(centre, at(dx, dy));
            for rut in [0, 26] {
                tracks.go(at(p.x - 90, p.y + rut));
                tracks.curve(at(p.x, p.y + rut - 30), at(p.x + 90, p.y + rut + 8));
            }
        }
        for puddle in 0..hash(centre.x, centre.y, 320) % 3 {
            let p = plus(
                centre,
                at(sway(centre.x, centre.y, 321 + puddle, 280), sway(centre.y, centre.x, 325 + puddle, 280)),
            );
            let (wide, high) = (60 + i64::from(hash(p.x, p.y, 329) % 40), 22);
            puddles.smooth_loop(&[
                at(p.x - wide, p.y),
                at(p.x, p.y - high),
                at(p.x + wide, p.y),
                at(p.x, p.y + high),
            ]);
        }
    }
    svg.path(
        &tracks,
        format_args!(
            "fill=\"none\" stroke=\"{}\" stroke-width=\"1.1\" stroke-opacity=\".6\" stroke-linecap=\"round\"",
            inks.peak_line
        ),
    );
    let [shore, shallow, _] = inks.water;
    svg.path(
        &puddles,
        format_args!("fill=\"{shallow}\" fill-opacity=\".8\" stroke=\"{shore}\" stroke-width=\".7\" stroke-opacity=\".6\""),
    );
}

/// Rows of stakes with a vine on each, all leaning one way.
fn vines(svg: &mut Svg, ground: &Ground, style: &Style) {
    let inks = style.theme.inks();
    let loops = ground.region(&|cell| cell.terrain == "vineyard");
    if loops.is_empty() {
        return;
    }
    svg.path(
        &soft(&loops),
        format_args!(
            "fill=\"{0}\" fill-opacity=\".7\" stroke=\"{0}\" stroke-width=\"8\" stroke-opacity=\".3\" stroke-linejoin=\"round\"",
            inks.earth
        ),
    );
    let (mut stakes, mut leaves, mut gleams) = (Path::new(), Path::new(), Path::new());
    for (_, centre) in ground.of("vineyard") {
        for row in -2..=2_i64 {
            for place in -2..=2_i64 {
                let foot = plus(centre, at(place * 150 + row * 26, row * 165 + 40));
                if (place * 150 + row * 26).abs() > 370 || row.abs() == 2 && place.abs() == 2 {
                    continue;
                }
                stakes.go(foot);
                stakes.line(at(foot.x, foot.y - 92));
                leaves.circle(at(foot.x - 18, foot.y - 48), 30);
                leaves.circle(at(foot.x + 20, foot.y - 62), 28);
                gleams.circle(at(foot.x - 24, foot.y - 56), 11);
            }
        }
    }
    let [dark, body, light] = inks.tree;
    svg.path(
        &stakes,
        format_args!("fill=\"none\" stroke=\"{}\" stroke-width=\"1.5\" stroke-linecap=\"round\"", inks.trunk),
    );
    svg.path(&leaves, format_args!("fill=\"{body}\" stroke=\"{dark}\" stroke-width=\".8\""));
    svg.path(&gleams, format_args!("fill=\"{light}\""));
}
