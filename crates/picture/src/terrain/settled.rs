//! Villages with their fields, and camps.

use super::glyphs::HOUSES;
use super::soft;
use crate::ground::Ground;
use crate::pen::{Path, at, hash, plus, scaled, sway};
use crate::style::Style;
use crate::svg::Svg;
use engine::sorted::InOrder;
use hexboard::Hex;
use hexboard::space::neighbours;

/// Trodden earth, and furrows round it.
pub fn ground(svg: &mut Svg, ground: &Ground, style: &Style) {
    let inks = style.theme.inks();
    for terrain in ["village", "camp"] {
        let loops = ground.region(&|cell| cell.terrain == terrain);
        let shape = soft(&loops);
        svg.path(
            &shape,
            format_args!(
                "fill=\"{0}\" fill-opacity=\".8\" stroke=\"{0}\" stroke-width=\"9\" stroke-linejoin=\"round\" stroke-opacity=\".35\"",
                inks.earth
            ),
        );
    }
    fields(svg, ground, style);
    let mut furrows = Path::new();
    for (_, centre) in ground.of("village").into_iter().filter(|_| !ground.is_large()) {
        for (field, (dx, dy)) in [(-290, -60), (270, 130)].into_iter().enumerate() {
            let lean = sway(centre.x, centre.y, 150 + field as u32, 40);
            for row in 0..6 {
                let p = plus(centre, at(dx + row * 22 - 55, dy - 70));
                furrows.go(p);
                furrows.line(at(p.x + lean, p.y + 150));
            }
        }
    }
    svg.path(
        &furrows,
        format_args!("fill=\"none\" stroke=\"{}\" stroke-width=\".8\" stroke-opacity=\".5\"", inks.hachure),
    );
}

/// Strips of ploughed land on the open ground round a village, each leaning its own way.
fn fields(svg: &mut Svg, ground: &Ground, style: &Style) {
    let inks = style.theme.inks();
    if !ground.is_large() {
        return;
    }
    let tilled = |hex: Hex| {
        ground.cell(hex).is_some_and(|cell| cell.terrain == "plain")
            && neighbours(hex)
                .into_iter()
                .any(|next| ground.cell(next).is_some_and(|cell| cell.terrain == "village"))
    };
    let (mut strips, mut furrows) = ([Path::new(), Path::new()], Path::new());
    for (hex, _) in ground.cells().filter(|(hex, _)| tilled(*hex)) {
        let centre = ground.centre(hex);
        let lean = sway(centre.x, centre.y, 152, 100);
        for strip in 0..4_i64 {
            // A parallelogram; now and then one lies fallow.
            if hash(centre.x + strip, centre.y, 153).is_multiple_of(5) {
                continue;
            }
            let left = centre.x - 300 + strip * 150;
            let (top, bottom) = (
                centre.y - 230 + sway(strip, centre.y, 154, 50),
                centre.y + 230 + sway(strip, centre.x, 155, 50),
            );
            let corners = [
                at(left + lean, top),
                at(left + 138 + lean, top),
                at(left + 138 - lean, bottom),
                at(left - lean, bottom),
            ];
            strips[(strip % 2) as usize].polygon(&corners);
            for row in 1..5 {
                furrows.go(at(left + lean + row * 28, top));
                furrows.line(at(left - lean + row * 28, bottom));
            }
        }
    }
    for (strip, ink) in strips.into_iter().zip([inks.clouds[2], inks.earth]) {
        svg.path(&strip, format_args!("fill=\"{ink}\" fill-opacity=\".5\""));
    }
    svg.path(
        &furrows,
        format_args!("fill=\"none\" stroke=\"{}\" stroke-width=\".9\" stroke-opacity=\".4\"", inks.hachure),
    );
}

pub fn draw(svg: &mut Svg, ground: &Ground, style: &Style) {
    const SPOTS: [(i64, i64); 6] = [(-30, -190), (-210, -80), (170, -90), (-120, 90), (90, 110), (-10, 270)];
    let mut all = Vec::new();
    for terrain in ["village", "camp"] {
        for (_, centre) in ground.of(terrain) {
            for (index, (dx, dy)) in SPOTS.into_iter().enumerate() {
                let salt = 160 + index as u32;
                let jitter = at(sway(centre.x, centre.y, salt, 40), sway(centre.y, centre.x, salt, 30));
                let p = plus(plus(centre, at(dx, dy)), jitter);
                let kind = match (terrain, index) {
                    ("camp", _) => "tent".to_string(),
                    (_, 2) => format!("house{}", HOUSES - 1),
                    _ => format!("house{}", hash(p.x, p.y, 161) % (HOUSES - 1)),
                };
                all.push((p, kind));
            }
        }
    }
    all.put_in_order_by_key(|(p, _)| (p.y, p.x));
    for (p, kind) in all {
        svg.glyph(format_args!("{}-{kind}", style.ids), p);
    }
    // A camp whose walls are known side by side needs no other fence.
    if !ground.board.sides.iter().any(|side| side.kind == "wall") {
        fence(svg, ground, style);
    }
}

/// A camp has stakes all round.
fn fence(svg: &mut Svg, ground: &Ground, style: &Style) {
    let inks = style.theme.inks();
    let mut stakes = Path::new();
    for points in ground.region(&|cell| cell.terrain == "camp") {
        for (p, along) in crate::pen::walk(&points, 60, true) {
            let inside = plus(p, scaled(at(-along.y, along.x), 40));
            stakes.go(at(inside.x, inside.y + 20));
            stakes.line(at(inside.x, inside.y - 40));
        }
    }
    svg.path(
        &stakes,
        format_args!("fill=\"none\" stroke=\"{}\" stroke-width=\"1.8\" stroke-linecap=\"round\"", inks.trunk),
    );
}
