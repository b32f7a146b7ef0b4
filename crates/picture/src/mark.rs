//! What lies on the board and is no piece: flags first of all.

use crate::arms;
use crate::figures::{Figure, figure};
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
            let place = if crowded { "translate(-38 -10)scale(.6)" } else { "translate(-12 30)" };
            svg.put(format_args!("<g transform=\"{place}\">"));
            mound(&mut svg, style);
            flag(&mut svg, mark.value, owner, style);
            svg.put("</g>");
        }
        // A banner that flies stands behind the counter that bears it; one that fell lies across its hex.
        "banner" | "banner-down" => {
            let place = match (mark.kind, crowded) {
                ("banner", true) => "translate(20 -12)scale(.6)",
                ("banner", false) => "translate(-12 30)",
                (_, true) => "translate(-30 36)rotate(74)scale(.62)",
                (_, false) => "translate(-26 16)rotate(74)",
            };
            svg.put(format_args!("<g transform=\"{place}\">"));
            flag(&mut svg, None, owner, style);
            svg.put("</g>");
        }
        kind => match figure(kind) {
            Some(it) => stock(&mut svg, it, owner, crowded, style),
            None => plain(&mut svg, mark, owner, style),
        },
    }
    svg.put("</g>\n");
    svg.finish()
}

/// What stands about and belongs to no unit: a wagon, a gun. Beside a counter it is small.
fn stock(svg: &mut Svg, it: &Figure, owner: Option<&SeatLook>, crowded: bool, style: &Style) {
    let inks = style.theme.inks();
    let colours = tincture(owner.map_or("argent", |owner| owner.tincture), style.theme);
    let place = if crowded { "translate(-46 6)scale(.3)" } else { "translate(-31 -30)scale(.62)" };
    svg.put(format_args!(
        "<g transform=\"{place}\"><ellipse cx=\"50\" cy=\"95\" rx=\"52\" ry=\"9\" fill=\"{}\" fill-opacity=\".3\"/><use href=\"#{}-{}\" color=\"{}\" stroke=\"{}\"/></g>",
        inks.shadow, style.ids, it.look, colours.dark, colours.band
    ));
}

/// The earth in which a flag is planted.
fn mound(svg: &mut Svg, style: &Style) {
    let inks = style.theme.inks();
    svg.put(format_args!(
        "<ellipse cx=\"6\" cy=\"1\" rx=\"19\" ry=\"4.6\" fill=\"{}\" fill-opacity=\".3\"/>",
        inks.shadow
    ));
    svg.put(format_args!(
        "<path d=\"M-15 2C-13-3.5-7-7 0-7C7-7 13-3.5 16 2C8 5-8 5-15 2Z\" fill=\"{}\" stroke=\"{}\" stroke-width=\"1\"/>",
        inks.earth, inks.hachure
    ));
}

/// A flag whose foot is the origin: a swallow-tailed banner with the owner's arms, a white pennon where nobody
/// is master; and at its foot what it is worth.
fn flag(svg: &mut Svg, value: Option<i32>, owner: Option<&SeatLook>, style: &Style) {
    let inks = style.theme.inks();
    let word = owner.map_or("argent", |owner| owner.tincture);
    let colours = tincture(word, style.theme);
    svg.put(format_args!(
        "<path d=\"M0-1V-65\" stroke=\"{0}\" stroke-width=\"4\" stroke-linecap=\"round\"/><path d=\"M-.4-1V-65\" stroke=\"{1}\" stroke-width=\"1.9\" stroke-linecap=\"round\"/><path d=\"M0-78L3.6-69L0-63.6L-3.6-69Z\" fill=\"{2}\" stroke=\"{0}\" stroke-width=\"1\" stroke-linejoin=\"round\"/>",
        inks.peak_line, inks.canvas, inks.gold
    ));
    let (cloth, hem) = if owner.is_some() {
        (
            "M0-63.5C9-67.5 16-58.5 26-61.5C32-63.2 38-63.6 44-62.4L36-50L44-36.4C38-37.4 32-37 26-35.5C16-33 9-41 0-36.5Z",
            "M2.5-60.8C10-63.5 16-55.5 26.5-58.7C31-60 35-60.5 39.5-60.2L33-50L39.5-39C35-39.4 31-39.3 26-38C16-35.5 10-42.5 2.5-39.5Z",
        )
    } else {
        (
            "M0-63.5C10-67.5 17-57 28-59.5C36-61.3 43-57.5 51-56.5C42-53.5 37-49.5 28-46.5C17-43 10-49.5 0-43.5Z",
            "M2.5-60.5C10-63.5 17-54 28-56.7C33-57.900 38-56.8 42-56C36-53.5 33-51.5 27-49.3C17-45.8 10-51.5 2.5-47.5Z",
        )
    };
    svg.put(format_args!(
        "<path d=\"{cloth}\" fill=\"{}\" stroke=\"{}\" stroke-width=\"1.4\" stroke-linejoin=\"round\"/><path d=\"{hem}\" fill=\"none\" stroke=\"{}\" stroke-width=\"1\" stroke-linejoin=\"round\"/>",
        colours.field,
        colours.dark,
        if owner.is_some() { colours.light } else { colours.behind }
    ));
    if let Some(owner) = owner {
        let (charge, colour) = arms::charge(owner.tincture, owner.shape, style.theme);
        svg.put(format_args!(
            "<use href=\"#{}-{}\" transform=\"translate(18 -49.5)scale(.92)\" color=\"{colour}\"/>",
            style.ids, charge.word
        ));
    }
    // The wind makes one fold dark and the next one light.
    svg.put("<path d=\"M8-64.5C11-63.5 13-61 17-60.5V-46.5C13-47 11-49 8-48.5Z\" fill=\"#000\" fill-opacity=\".12\"/><path d=\"M24-60C28-61 31-61.5 34-61V-49C31-48.5 28-46.5 24-45.5Z\" fill=\"#fff\" fill-opacity=\".16\"/>");
    if let Some(value) = value {
        svg.put(format_args!(
            "<circle cx=\"3\" cy=\"-4\" r=\"10\" fill=\"{}\" stroke=\"{}\" stroke-width=\"1.4\"/><circle cx=\"3\" cy=\"-4\" r=\"8\" fill=\"none\" stroke=\"{1}\" stroke-width=\".7\" stroke-opacity=\".6\"/><text x=\"3\" y=\"1\" font-family=\"{FONTS}\" font-variant=\"lining-nums\" font-size=\"15\" font-weight=\"bold\" text-anchor=\"middle\" fill=\"{}\">{value}</text>",
            inks.panel, inks.peak_line, inks.panel_ink
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
