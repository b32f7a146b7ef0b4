//! Die-cut counters: shape and tincture say whose, the figures say what, the rim says how far it can still go.

use crate::figures::{self, figure};
use crate::pen::{Tenths, escaped};
use crate::style::{FONTS, Style, Theme, Tincture, tincture};
use crate::svg::Svg;
use engine::scene::{Piece, SeatLook};

/// Across the flats of a square counter, in tenths of a pixel; the others are about as large.
pub const COUNTER: i64 = 620;

/// The outline of a counter, half a pixel larger all round for each step, so that halos and shadows can use it too.
fn outline(shape: &str, grow: i64) -> String {
    let t = |n: i64| Tenths(n);
    match shape {
        "round" => {
            let r = t(345 + grow);
            format!("<circle r=\"{r}\"")
        }
        "hexagon" => {
            let (r, half, high) = (370 + grow, (370 + grow) / 2, (370 + grow) * 866 / 1000);
            format!(
                "<path stroke-linejoin=\"round\" d=\"M{} 0L{} {}H{}L{} 0L{} {}H{}Z\"",
                t(-r),
                t(-half),
                t(-high),
                t(half),
                t(r),
                t(half),
                t(high),
                t(-half)
            )
        }
        _ => {
            let half = 310 + grow;
            format!(
                "<rect x=\"{0}\" y=\"{0}\" width=\"{1}\" height=\"{1}\" rx=\"{2}\"",
                t(-half),
                t(2 * half),
                t(70 + grow)
            )
        }
    }
}

/// The bottom of a counter, on which its name stands.
fn band(shape: &str) -> &'static str {
    match shape {
        "round" => "M-30.2 14H30.2A33.3 33.3 0 0 1-30.2 14Z",
        "hexagon" => "M-27 14.5H27L17.6 30.8H-17.6Z",
        _ => "M-29.8 14.5H29.8V24A5.8 5.8 0 0 1 24 29.8H-24A5.8 5.8 0 0 1-29.8 24Z",
    }
}

/// Silhouettes and the sheen of counters. Needed once, before any [`counter`] of the same style.
pub fn defs(style: &Style) -> String {
    let mut svg = Svg::new();
    svg.put(figures::defs(style));
    svg.put(format_args!(
        "<linearGradient id=\"{}-sheen\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"1\"><stop offset=\"0\" stop-color=\"#fff\" stop-opacity=\".22\"/><stop offset=\".5\" stop-color=\"#fff\" stop-opacity=\"0\"/><stop offset=\"1\" stop-color=\"#000\" stop-opacity=\".16\"/></linearGradient>\n",
        style.ids
    ));
    svg.finish()
}

/// A counter, its middle at the origin. `name` becomes its hover text; `turned` is the bearing it faces, in degrees
/// clockwise from the top.
pub fn counter(piece: &Piece, seat: &SeatLook, name: &str, turned: Option<u16>, style: &Style) -> String {
    let (ids, inks) = (&style.ids, style.theme.inks());
    let colours = tincture(seat.tincture, style.theme);
    let has = |status: &str| piece.status.contains(&status);
    let shape = seat.shape;
    let mut svg = Svg::new();
    svg.put(format_args!("<g class=\"counter\" data-piece=\"{}\">", piece.id));
    svg.title(name);
    if style.theme != Theme::HighContrast {
        let shade = inks.shadow;
        svg.put(format_args!(
            "<g transform=\"translate(1.6 2.6)\" fill=\"{shade}\">{} opacity=\".16\"/>{} opacity=\".3\"/></g>",
            outline(shape, 22),
            outline(shape, 5)
        ));
    }
    if has("moving") {
        svg.put(format_args!(
            "{} fill=\"{1}\" fill-opacity=\".35\"/>{2} fill=\"{1}\"/>",
            outline(shape, 62),
            inks.gold,
            outline(shape, 34)
        ));
    }
    if has("fortified") {
        svg.put(format_args!(
            "{} fill=\"none\" stroke=\"{}\" stroke-width=\"7\" stroke-dasharray=\"3.4 1.8\"/>{} fill=\"none\" stroke=\"{}\" stroke-width=\"4.6\" stroke-dasharray=\"3.4 1.8\"/>",
            outline(shape, 30),
            inks.trunk,
            outline(shape, 30),
            inks.earth
        ));
    }
    svg.put(format_args!(
        "{} fill=\"{}\" stroke=\"{}\" stroke-width=\"1.8\"/>",
        outline(shape, 0),
        colours.field,
        colours.dark
    ));
    if inks.textured {
        svg.put(format_args!("{} fill=\"url(#{ids}-sheen)\"/>", outline(shape, 0)));
    }
    svg.put(format_args!(
        "{} fill=\"none\" stroke=\"{}\" stroke-width=\".9\" stroke-opacity=\".8\"/>",
        outline(shape, -16),
        colours.light
    ));
    figures_of(&mut svg, piece, &colours, style);
    name_band(&mut svg, piece, shape, &colours);
    dots(&mut svg, piece, shape, &colours);
    if let Some(degrees) = turned {
        svg.put(format_args!(
            "<path class=\"facing\" transform=\"rotate({degrees})\" d=\"M-9-31L0-43L9-31Q0-35-9-31Z\" fill=\"{}\" stroke=\"{}\" stroke-width=\"1.4\" stroke-linejoin=\"round\"/>",
            colours.figure, colours.dark
        ));
    }
    badges(&mut svg, piece, style);
    svg.put("</g>\n");
    svg.finish()
}

/// Two figures at full strength, one when worn; an empty shield where no figure is known.
fn figures_of(svg: &mut Svg, piece: &Piece, colours: &Tincture, style: &Style) {
    let Some(figure) = figure(piece.look) else {
        svg.put(format_args!(
            "<path d=\"M-13-18H13V-5C13 4 6 9 0 13C-6 9-13 4-13-5Z\" fill=\"{}\"/>",
            colours.figure
        ));
        return;
    };
    let worn = piece.status.contains(&"worn") || piece.strength.is_some_and(|(left, full)| left < full);
    let (across, down) = figure.spread;
    let mut put = |dx: i64, dy: i64, colour: &str| {
        // A figure is 100 units high and 34 pixels on the counter; its feet stand just above the band.
        let (x, y) = (Tenths(10 * dx * 34 / 100 - 175), Tenths(10 * dy * 34 / 100 - 203));
        svg.put(format_args!(
            "<use href=\"#{}-{}\" transform=\"translate({x} {y})scale(.34)\" color=\"{colour}\" stroke=\"{}\"/>",
            style.ids, figure.look, colours.field
        ));
    };
    if figure.single || worn || piece.strength.is_none() {
        put(0, 0, colours.figure);
    } else {
        put(-across, -down, colours.behind);
        put(across, down, colours.figure);
    }
}

fn name_band(svg: &mut Svg, piece: &Piece, shape: &str, colours: &Tincture) {
    svg.put(format_args!(
        "<path d=\"{}\" fill=\"{}\" stroke=\"{}\" stroke-width=\".8\"/>",
        band(shape),
        colours.band,
        colours.dark
    ));
    // Printed values stand beside the name where the game has them on its counters.
    const PRINTED: [&str; 6] = ["strength", "quality", "armour", "charge", "movement", "morale"];
    let values: Vec<String> = piece
        .values
        .iter()
        .filter(|(name, _)| PRINTED.contains(name))
        .map(|(_, value)| value.to_string())
        .collect();
    let words = if values.is_empty() {
        piece.short.to_string()
    } else {
        format!("{} {}", piece.short, values.join("-"))
    };
    let room = if shape == "round" { 36 } else { 50 };
    let size = (room * 10 / (words.chars().count().max(1) as i64 * 7)).clamp(7, 16);
    let y = if shape == "round" { 27 } else { 28 } - (16 - size) / 4;
    svg.put(format_args!(
        "<text y=\"{y}\" font-family=\"{FONTS}\" font-size=\"{size}\" font-weight=\"bold\" letter-spacing=\".6\" text-anchor=\"middle\" fill=\"{}\">{}</text>",
        colours.letters,
        escaped(&words)
    ));
}

/// As many dots on the rim as there are movement points at most: filled is left, hollow is spent.
fn dots(svg: &mut Svg, piece: &Piece, shape: &str, colours: &Tincture) {
    let Some((left, most)) = piece.dots else { return };
    // Beyond what fits on the rim, the number says it.
    if most > 12 {
        svg.put(format_args!(
            "<text y=\"-20\" font-family=\"{FONTS}\" font-size=\"10\" text-anchor=\"middle\" fill=\"{}\">{left}/{most}</text>",
            colours.figure
        ));
        return;
    }
    for dot in 0..i64::from(most) {
        let offset = 2 * dot + 1 - i64::from(most);
        let place = if shape == "round" {
            let step = (140 / i64::from(most).max(1)).min(17);
            let (degrees, half) = (offset * step / 2, if offset * step % 2 == 0 { "" } else { ".5" });
            format!("transform=\"rotate({degrees}{half})\" cy=\"-29.2\"")
        } else {
            let step = (460 / i64::from(most).max(1)).min(64);
            format!("cx=\"{}\" cy=\"-25.6\"", Tenths(offset * step / 2))
        };
        let fill = if dot < i64::from(left) { colours.figure } else { "none" };
        let radius = if dot < i64::from(left) { "2.6" } else { "2.1" };
        svg.put(format_args!(
            "<circle {place} r=\"{radius}\" fill=\"{fill}\" stroke=\"{}\" stroke-width=\"1\"/>",
            colours.figure
        ));
    }
}

/// What happens to the unit, as round seals on its upper right corner.
fn badges(svg: &mut Svg, piece: &Piece, style: &Style) {
    let inks = style.theme.inks();
    let shown = piece.status.iter().filter(|status| !matches!(**status, "worn" | "moving" | "fortified"));
    for (index, status) in shown.enumerate() {
        let (fill, ink) = match *status {
            "halted" | "attacked" => ("#a3231c", "#fff7e6"),
            "attacking" => ("#2b2420", "#f6d98a"),
            _ => (inks.panel, inks.panel_ink),
        };
        svg.put(format_args!(
            "<g transform=\"translate(30 {})\"><title>{}</title><circle r=\"9.5\" fill=\"{fill}\" stroke=\"{ink}\" stroke-width=\"1.3\"/>",
            -30 + 20 * index as i64,
            escaped(status)
        ));
        let line = format!(
            "fill=\"none\" stroke=\"{ink}\" stroke-width=\"1.9\" stroke-linecap=\"round\" stroke-linejoin=\"round\""
        );
        match *status {
            "halted" => svg.put(format_args!("<path d=\"M-5-1.6H5V1.6H-5Z\" fill=\"{ink}\"/>")),
            "attacking" => svg.put(format_args!(
                "<path d=\"M-5 5L5-5M-5-5L5 5M-5.5 2L-2 5.5M5.5 2L2 5.5\" {line}/>"
            )),
            "attacked" => svg.put(format_args!(
                "<path d=\"M0-6.5L1.6-2.2L6-3.8L3 0L6.5 3.4L1.8 2.6L0 6.5L-1.8 2.6L-6.5 3.4L-3 0L-6-3.8L-1.6-2.2Z\" fill=\"{ink}\"/>"
            )),
            "turned" => svg.put(format_args!("<path d=\"M4.5-3A5.2 5.2 0 1 0 5 2M5-6V-2.6H1.6\" {line}/>")),
            other => svg.put(format_args!(
                "<text y=\"3.8\" font-family=\"{FONTS}\" font-size=\"11\" font-weight=\"bold\" text-anchor=\"middle\" fill=\"{ink}\">{}</text>",
                escaped(&other.chars().take(1).collect::<String>().to_uppercase())
            )),
        }
        svg.put("</g>");
    }
}
