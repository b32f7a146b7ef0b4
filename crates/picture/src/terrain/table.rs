//! A free table: cloth, and pieces of terrain laid on it.

use super::{glyphs, hills, shadow_of, soft, water, woods};
use crate::ground::Frame;
use crate::pen::{Path, Point, at, walk, wobbled};
use crate::style::Style;
use crate::svg::Svg;
use engine::scene::Board;

/// The ground of a free table; nothing for a board of hexes. A hundredth of the table's unit is a tenth of a pixel.
pub fn table(board: &Board, style: &Style) -> String {
    let Board::Table { width, height, terrain } = board else { return String::new() };
    let (inks, ids) = (style.theme.inks(), &style.ids);
    let (right, bottom) = (i64::from(*width), i64::from(*height));
    let mut cloth = Path::new();
    cloth.polygon(&[at(0, 0), at(right, 0), at(right, bottom), at(0, bottom)]);
    let mut svg = Svg::new();
    svg.put(shadow_of(&cloth, false, style));
    svg.path(&cloth, format_args!("fill=\"{}\"", inks.plain));
    if inks.textured {
        let frame = Frame { x: 0, y: 0, width: right, height: bottom };
        svg.put(format_args!(
            "<clipPath id=\"{ids}-cloth\"><path d=\"{cloth}\"/></clipPath><g clip-path=\"url(#{ids}-cloth)\">"
        ));
        glyphs::washes(&mut svg, &frame, 1, &|_| true, style);
        svg.put("</g>\n");
        svg.path(&cloth, format_args!("fill=\"url(#{ids}-paper)\""));
    }
    for (index, piece) in terrain.iter().enumerate() {
        let loops = [drawn(&piece.outline)];
        let clip = format!("{ids}-piece{index}");
        svg.put("<g class=\"terrain\">");
        svg.title(piece.kind);
        match piece.kind {
            "woods" => woods::stand(&mut svg, &[loops.to_vec()], &clip, super::woods::Rim::Trees, style),
            "hill" | "mountain" => hills::rise(&mut svg, &loops, &clip, style),
            "lake" | "river" | "stream" => water::pool(&mut svg, &loops, &clip, style),
            other => {
                let fill = if other == "marsh" { inks.marsh } else { inks.earth };
                svg.path(
                    &soft(&loops),
                    format_args!(
                        "fill=\"{fill}\" stroke=\"{}\" stroke-width=\"1.4\" stroke-opacity=\".6\"",
                        inks.ink
                    ),
                );
            }
        }
        svg.put("</g>\n");
    }
    svg.path(&cloth, format_args!("fill=\"none\" stroke=\"{}\" stroke-width=\"3\"", inks.edge));
    svg.finish()
}

/// An outline as a hand would draw it, clockwise.
fn drawn(outline: &[(i32, i32)]) -> Vec<Point> {
    let mut points: Vec<Point> = outline.iter().map(|(x, y)| at((*x).into(), (*y).into())).collect();
    let next = |index: usize| (index + 1) % points.len();
    let area: i64 =
        points.iter().enumerate().map(|(i, p)| p.x * points[next(i)].y - points[next(i)].x * p.y).sum();
    if area < 0 {
        points.reverse();
    }
    walk(&points, 160, true).into_iter().map(|(p, _)| wobbled(p)).collect()
}
