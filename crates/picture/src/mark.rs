//! What lies on the board and is no piece: flags first of all.

use crate::pen::escaped;
use crate::style::{FONTS, Style, tincture};
use crate::svg::Svg;
use engine::scene::{Mark, SeatLook};

/// A mark, the middle of its hex at the origin. Where a counter stands on the hex too (`crowded`), a flag makes itself
/// small and goes to the corner that the counter leaves free; draw it after the counter.
pub fn mark(mark: &Mark, owner: Option<&SeatLook>, name: &str, crowded: bool, style: &Style) -> String {
    let mut svg = Svg::new();
    svg.put(format_args!("<g class=\"mark\" data-kind=\"{}\">", escaped(mark.kind)));
    svg.title(name);
    match mark.kind {
        "flag" => {
            let place = if crowded { "translate(-40 -13)scale(.62)" } else { "translate(-9 26)" };
            svg.put(format_args!("<g transform=\"{place}\">"));
            flag(&mut svg, mark.value, owner, style);
            svg.put("</g>");
        }
        _ => plain(&mut svg, mark, owner, style),
    }
    svg.put("</g>\n");
    svg.finish()
}

/// A swallow-tailed banner on a pole whose foot is the origin, and a pennon below it for each further point, up to two.
fn flag(svg: &mut Svg, value: Option<i32>, owner: Option<&SeatLook>, style: &Style) {
    let inks = style.theme.inks();
    let colours = tincture(owner.map_or("argent", |owner| owner.tincture), style.theme);
    let line = format!("stroke=\"{}\" stroke-width=\"1.3\" stroke-linejoin=\"round\"", colours.dark);
    svg.put(format_args!(
        "<ellipse cx=\"4\" cy=\"0\" rx=\"12\" ry=\"3.4\" fill=\"{}\" fill-opacity=\".35\"/>",
        inks.shadow
    ));
    for pennon in 1..value.unwrap_or(1).clamp(1, 3) {
        let y = -26 + (pennon - 1) * 11;
        svg.put(format_args!(
            "<path d=\"M0 {y}C6 {} 12 {} 24 {}C14 {} 6 {} 0 {}Z\" fill=\"{}\" {line}/>",
            y - 2,
            y + 3,
            y + 4,
            y + 7,
            y + 7,
            y + 9,
            colours.field
        ));
    }
    svg.put(format_args!(
        "<path d=\"M0-55C8-60 15-51 24-54C29-55.5 34-56 38-55L31-43L39-32C33-34 28-31 23-30C15-28 8-35 0-30Z\" fill=\"{}\" {line}/>",
        colours.field
    ));
    if owner.is_none() {
        svg.put(format_args!(
            "<path d=\"M2.5-52.5C9-56 15-48 24-51C28-52.3 31-52.8 34-52.4L28-43L34.5-34.6C30-35.6 26-33.5 22-32.6C15-31 9-36.5 2.5-33.5Z\" fill=\"none\" stroke=\"{}\" stroke-width=\"1.8\"/>",
            colours.dark
        ));
    }
    svg.put(format_args!(
        "<path d=\"M0 0V-58\" stroke=\"{0}\" stroke-width=\"3.8\" stroke-linecap=\"round\"/><path d=\"M0 0V-58\" stroke=\"{1}\" stroke-width=\"1.8\" stroke-linecap=\"round\"/><circle cy=\"-60\" r=\"3.2\" fill=\"{2}\" stroke=\"{0}\" stroke-width=\"1\"/>",
        inks.peak_line, inks.earth, inks.gold
    ));
    if let Some(value) = value {
        svg.put(format_args!(
            "<text x=\"15\" y=\"-36.5\" font-family=\"{FONTS}\" font-size=\"17\" font-weight=\"bold\" text-anchor=\"middle\" fill=\"{}\">{value}</text>",
            colours.figure
        ));
    }
}

/// A ring and the beginning of its word.
fn plain(svg: &mut Svg, mark: &Mark, owner: Option<&SeatLook>, style: &Style) {
    let colours = tincture(owner.map_or("argent", |owner| owner.tincture), style.theme);
    let word: String = mark.kind.chars().take(8).collect();
    let value = mark.value.map_or(String::new(), |value| format!(" {value}"));
    svg.put(format_args!(
        "<rect x=\"-30\" y=\"22\" width=\"60\" height=\"16\" rx=\"8\" fill=\"{}\" stroke=\"{}\" stroke-width=\"1.2\"/><text y=\"33.8\" font-family=\"{FONTS}\" font-size=\"11\" text-anchor=\"middle\" fill=\"{}\">{}{value}</text>",
        colours.field,
        colours.dark,
        colours.figure,
        escaped(&word)
    ));
}
