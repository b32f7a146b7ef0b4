//! What a printed map has on its margin: its title, a compass rose and a scale.

use crate::ground::{SIZE, frame, is_large};
use crate::panel;
use crate::pen::{Tenths, escaped};
use crate::style::{FONTS, Style};
use crate::svg::Svg;
use engine::scene::HexBoard;

/// The bar of the scale is so many hexes long.
const HEXES: i64 = 5;

/// How many times as large on this board: a large one is seen from afar.
fn large(board: &HexBoard) -> i64 {
    if is_large(board) { 3 } else { 1 }
}

/// The room below the board that [`furniture`] takes, in tenths of a pixel; a board of a few hexes has none.
pub fn foot(board: &HexBoard) -> i64 {
    if board.cells.is_empty() { 0 } else { 860 * large(board) }
}

/// Title, compass rose and scale, in the margin below the board. `north` lies so many degrees clockwise from its top; `hexes` says
/// what the scale counts.
pub fn furniture(board: &HexBoard, north: u16, title: &str, hexes: &str, style: &Style) -> String {
    if board.cells.is_empty() {
        return String::new();
    }
    let (frame, times, inks) = (frame(board), large(board), style.theme.inks());
    let (left, right) = (frame.x, frame.x + frame.width);
    let middle = frame.y + frame.height + foot(board) / 2 + 160 * times;
    let ink = inks.on_table;
    let mut svg = Svg::new();
    svg.put(format_args!("<g class=\"furniture\" font-family=\"{FONTS}\" fill=\"{ink}\">\n"));
    svg.put(format_args!(
        "<g transform=\"translate({} {})scale({times})\"><text x=\"2\" y=\"10\" font-size=\"34\" font-style=\"italic\" letter-spacing=\"1\">{}</text></g>\n",
        Tenths(left),
        Tenths(middle),
        escaped(title)
    ));
    svg.put(format_args!(
        "<g transform=\"translate({} {})scale({})\">",
        Tenths(left + frame.width / 2),
        Tenths(middle),
        Tenths(5 * times)
    ));
    panel::compass(&mut svg, north, style);
    svg.put("</g>\n");
    // From the middle of a hex to that of its neighbour, in tenths of a pixel: the same whichever way they lie.
    let step = i64::from(SIZE) * 1732 / 1000;
    let start = right - HEXES * step;
    svg.put(format_args!(
        "<g transform=\"translate({} {})\" stroke=\"{ink}\" stroke-width=\"{}\">",
        Tenths(start),
        Tenths(middle),
        2 * times
    ));
    let high = 8 * times;
    for n in 0..HEXES {
        let fill = if n % 2 == 0 { ink } else { "none" };
        svg.put(format_args!(
            "<rect x=\"{}\" y=\"-{high}\" width=\"{}\" height=\"{high}\" fill=\"{fill}\"/>",
            Tenths(n * step),
            Tenths(step)
        ));
    }
    svg.put(format_args!(
        "</g><g transform=\"translate({} {})\" font-size=\"{}\"><text y=\"{2}\">0</text><text x=\"{3}\" y=\"{2}\" text-anchor=\"end\">{HEXES} {4}</text></g>\n",
        Tenths(start),
        Tenths(middle),
        20 * times,
        Tenths(HEXES * step),
        escaped(hexes)
    ));
    svg.put("</g>\n");
    svg.finish()
}
