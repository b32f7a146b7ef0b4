//! A wood: a green wash that thins out at its rim, trees inside as a pattern, and single trees all along the rim.

use super::glyphs::tree_at;
use super::soft;
use crate::ground::Ground;
use crate::pen::{Point, Tenths, at, plus, sway, walk};
use crate::style::Style;
use crate::svg::Svg;
use engine::scene::Cell;
use engine::sorted::InOrder;
use std::collections::BTreeSet;

/// Between two trees of the rim, in tenths of a pixel.
const GAP: i64 = 96;

pub fn draw(svg: &mut Svg, ground: &Ground, style: &Style) {
    let wood = |cell: &Cell| cell.terrain == "woods";
    let id = ground.clip(style, "woods");
    if ground.is_large() {
        let patches = ground.patches(&wood);
        let within = |patch: &BTreeSet<_>| ground.region(&|cell| patch.contains(&(cell.q, cell.r)));
        let shapes: Vec<_> = patches.iter().map(within).collect();
        if !shapes.is_empty() {
            stand(svg, &shapes, &id, Rim::Dots, style);
        }
        return;
    }
    let loops = ground.region(&wood);
    if !loops.is_empty() {
        stand(svg, &[loops], &id, Rim::Trees, style);
    }
}

/// What grows along the edge of a wood.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Rim {
    /// Single trees, one by one.
    Trees,
    /// Round crowns, which cost nothing: they are the dots of a dotted line.
    Dots,
}

/// Trees within these loops, a set of them for each wood. Their shape gets this id: it is used over and over.
pub fn stand(svg: &mut Svg, shapes: &[Vec<Vec<Point>>], id: &str, rim: Rim, style: &Style) {
    let (inks, ids) = (style.theme.inks(), &style.ids);
    match shapes {
        [one] => svg.put(format_args!(
            "<defs><path id=\"{id}\" d=\"{}\" stroke-linejoin=\"round\"/></defs>\n",
            soft(one)
        )),
        many => {
            svg.put(format_args!("<defs><g id=\"{id}\" stroke-linejoin=\"round\">"));
            many.iter().for_each(|loops| svg.put(format_args!("<path d=\"{}\"/>", soft(loops))));
            svg.put("</g></defs>\n");
        }
    }
    let mut again = |attributes: std::fmt::Arguments| {
        svg.put(format_args!("<use href=\"#{id}\" {attributes}/>\n"));
    };
    // What is half transparent as a whole costs a browser a layer as large as the map: on a large one only the rim is,
    // all else will be covered.
    let faint = if rim == Rim::Dots { "stroke-opacity" } else { "opacity" };
    for (width, opacity) in [("17", ".3"), ("9", ".5")] {
        again(format_args!(
            "fill=\"{0}\" stroke=\"{0}\" stroke-width=\"{width}\" {faint}=\"{opacity}\"",
            inks.woods
        ));
    }
    if inks.textured && rim == Rim::Trees {
        // The wood stands between the ground and the light.
        again(format_args!(
            "x=\"4\" y=\"7\" fill=\"{0}\" stroke=\"{0}\" stroke-width=\"5\" {faint}=\".22\"",
            inks.tree[0]
        ));
    }
    again(format_args!("fill=\"{}\"", inks.woods_floor));
    again(format_args!("fill=\"url(#{ids}-trees)\""));
    if inks.textured {
        again(format_args!("fill=\"url(#{ids}-shade)\""));
    }
    if rim == Rim::Dots {
        let [dark, _, light] = inks.tree;
        let mut row = |place: &str, colour: &str, width: &str, dots: &str, opacity: &str| {
            svg.put(format_args!(
                "<use href=\"#{id}\" {place} fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" stroke-linecap=\"round\" stroke-dasharray=\"{dots}\" stroke-opacity=\"{opacity}\"/>\n"
            ));
        };
        // Two rows of crowns of different size and step never come out even: no two stretches look alike.
        for (dots, offset, big, body) in [
            ("0 11.3", "", 150, inks.foliage[2]),
            ("0 15.7", "stroke-dashoffset=\"5\" ", 184, inks.foliage[0]),
        ] {
            let width = |n: i64| Tenths(n).to_string();
            row(&format!("{offset}x=\"2.4\" y=\"4\""), dark, &width(big), dots, ".4");
            row(offset, dark, &width(big + 4), dots, "1");
            row(offset, body, &width(big - 16), dots, "1");
            row(&format!("{offset}x=\"-1.8\" y=\"-2.2\""), light, &width(big / 2 - 8), dots, ".8");
        }
        return;
    }
    let mut trees: Vec<Point> = shapes
        .iter()
        .flatten()
        .flat_map(|points| walk(points, GAP, true))
        .map(|(p, _)| plus(p, at(sway(p.x, p.y, 30, 45), 45 + sway(p.x, p.y, 31, 48))))
        .collect();
    trees.put_in_order_by_key(|p| (p.y, p.x));
    for p in trees {
        svg.glyph(format_args!("{ids}-tree{}", tree_at(p)), p);
    }
    svg.put("\n");
}
