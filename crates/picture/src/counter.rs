//! Die-cut counters: shape, tincture and arms say whose, the figures say what, the dots on the rim how far it can still
//! go.

use crate::arms;
use crate::face;
use crate::figures::{self, figure};
use crate::pen::{Tenths, at, bearing, escaped, placed};
use crate::stacking::is_leader;
use crate::style::{FONTS, NIGHT_EDGE, Style, Theme, Tincture, tincture};
use crate::svg::Svg;
use engine::scene::{Piece, SeatLook};

/// Across the flats of a square counter, in tenths of a pixel; the others are about as large.
pub const COUNTER: i64 = 660;

/// The outline of a counter, larger all round by some tenths, so that halos and shadows can use it too. The element is
/// left open for its attributes.
fn outline(shape: &str, grow: i64) -> String {
    let t = |n: i64| Tenths(n);
    match shape {
        "round" => {
            let r = t(362 + grow);
            format!("<circle r=\"{r}\"")
        }
        "hexagon" => {
            let (r, half, high) = (392 + grow, (392 + grow) / 2, (392 + grow) * 866 / 1000);
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
            let half = COUNTER / 2 + grow;
            format!(
                "<rect x=\"{0}\" y=\"{0}\" width=\"{1}\" height=\"{1}\" rx=\"{2}\"",
                t(-half),
                t(2 * half),
                t((75 + grow).max(20))
            )
        }
    }
}

/// The bottom of a counter, on which its arms and its name stand. On a worn face its upper edge is torn.
fn band(shape: &str, worn: bool) -> String {
    const TORN: [(i64, i64); 17] = [
        (-29, 172),
        (-26, 146),
        (-22, 178),
        (-18, 150),
        (-15, 168),
        (-11, 138),
        (-6, 180),
        (-3, 156),
        (1, 172),
        (5, 140),
        (9, 176),
        (13, 158),
        (16, 182),
        (20, 148),
        (23, 170),
        (26, 144),
        (29, 174),
    ];
    let (half, rest) = match shape {
        "round" => (311, "A35.2 35.2 0 0 1-31.1 16.5Z"),
        "hexagon" => (285, "L19.1 32.9H-19.1Z"),
        _ => (318, "V25.4A6.4 6.4 0 0 1 25.4 31.8H-25.4A6.4 6.4 0 0 1-31.8 25.4Z"),
    };
    let mut path = format!("M{} 16.5", Tenths(-half));
    if worn {
        for (x, y) in TORN.into_iter().filter(|(x, _)| x.abs() * 10 < half - 10) {
            path.push_str(&format!("L{x} {}", Tenths(y)));
        }
    }
    format!("{path}L{} 16.5{rest}", Tenths(half))
}

/// Silhouettes, arms and the sheen of counters. Needed once, before any [`counter`] of the same style.
pub fn defs(style: &Style) -> String {
    let ids = &style.ids;
    let mut svg = Svg::new();
    svg.put(figures::defs(style));
    svg.put(arms::defs(style));
    svg.put(face::defs(style));
    svg.put(format_args!(
        "<linearGradient id=\"{ids}-sheen\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"1\"><stop offset=\"0\" stop-color=\"#fff\" stop-opacity=\".2\"/><stop offset=\".5\" stop-color=\"#fff\" stop-opacity=\"0\"/><stop offset=\"1\" stop-color=\"#000\" stop-opacity=\".14\"/></linearGradient>\n\
         <linearGradient id=\"{ids}-rim\" x1=\"0\" y1=\"0\" x2=\"1\" y2=\"1\"><stop offset=\".1\" stop-color=\"#fff\" stop-opacity=\".75\"/><stop offset=\".48\" stop-color=\"#fff\" stop-opacity=\".06\"/><stop offset=\".55\" stop-color=\"#000\" stop-opacity=\".06\"/><stop offset=\".9\" stop-color=\"#000\" stop-opacity=\".5\"/></linearGradient>\n\
         <pattern id=\"{ids}-worn\" width=\"6.4\" height=\"6.4\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\"><rect width=\"2.6\" height=\"6.4\" fill=\"#000\" fill-opacity=\".26\"/></pattern>\n"
    ));
    svg.finish()
}

/// The outline of a counter as path data: for halos and rims round it. That of a leader is open below, where his name stands.
pub fn rim(piece: &Piece, seat: &SeatLook) -> &'static str {
    match (is_leader(piece), face::is_printed(piece), seat.shape) {
        (true, _, "round") => "M-13.4 12A19.2 19.2 0 1 1 13.4 12",
        (true, _, "hexagon") => "M-13.4 12L-20.8-1L-10.6-18.8H10.6L20.8-1L13.4 12",
        (true, _, _) => "M-14.6 12C-17 8-18 4-18-2V-21H18V-2C18 4 17 8 14.6 12",
        (_, true, shape) => face::body(shape),
        (_, _, "round") => "M-36 0A36 36 0 1 1 36 0A36 36 0 1 1-36 0Z",
        (_, _, "hexagon") => "M-39 0L-19.5-34H19.5L39 0L19.5 34H-19.5Z",
        _ => "M-27-34H27Q34-34 34-27V27Q34 34 27 34H-27Q-34 34-34 27V-27Q-34-34-27-34Z",
    }
}

/// The same, a little further out: a second line around a counter.
pub fn halo(piece: &Piece, seat: &SeatLook) -> String {
    placed(rim(piece, seat), 1085, at(0, 0))
}

/// A counter, its middle at the origin. `name` becomes its hover text; `turned` is the bearing it faces, in degrees
/// clockwise from the top.
pub fn counter(piece: &Piece, seat: &SeatLook, name: &str, turned: Option<u16>, style: &Style) -> String {
    let (ids, inks) = (&style.ids, style.theme.inks());
    let colours = tincture(seat.tincture, style.theme);
    let has = |status: &str| piece.status.contains(&status);
    let shape = seat.shape;
    let worn = worn(piece);
    let mut svg = Svg::new();
    svg.put(format_args!("<g class=\"counter\" data-piece=\"{}\">", piece.id));
    svg.title(name);
    if face::is_printed(piece) {
        face::draw(&mut svg, piece, seat, turned, style);
        svg.put("</g>\n");
        return svg.finish();
    }
    if style.theme != Theme::HighContrast {
        let shade = inks.shadow;
        svg.put(format_args!(
            "<g transform=\"translate(2 3.4)\" fill=\"{shade}\">{} opacity=\".14\"/>{} opacity=\".3\"/></g>",
            outline(shape, 20),
            outline(shape, 4)
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
        palisade(&mut svg, shape, style);
    }
    if inks.textured {
        // The grey edge of the card, seen from above.
        svg.put(format_args!(
            "<g transform=\"translate(.7 1.5)\">{} fill=\"{}\" stroke=\"{}\" stroke-width=\"1.2\"/></g>",
            outline(shape, 0),
            inks.card,
            colours.dark
        ));
    }
    svg.put(format_args!(
        "{} fill=\"{}\" stroke=\"{}\" stroke-width=\"1.4\"/>",
        outline(shape, 0),
        colours.field,
        colours.dark
    ));
    if worn {
        svg.put(format_args!("{} fill=\"url(#{ids}-worn)\"/>", outline(shape, -8)));
    }
    figures_of(&mut svg, piece, &colours, style);
    name_band(&mut svg, piece, seat, &colours, style);
    if inks.textured {
        svg.put(format_args!("{} fill=\"url(#{ids}-sheen)\"/>", outline(shape, 0)));
        svg.put(format_args!(
            "{} fill=\"none\" stroke=\"url(#{ids}-rim)\" stroke-width=\"1.5\"/>",
            outline(shape, -13)
        ));
    }
    dots(&mut svg, piece, shape, &colours);
    if let Some(degrees) = turned {
        svg.put(format_args!(
            "<path class=\"facing\" transform=\"rotate({degrees})\" d=\"M-9-35L0-47L9-35Q0-39-9-35Z\" fill=\"{}\" stroke=\"{}\" stroke-width=\"1.4\" stroke-linejoin=\"round\"/>",
            colours.figure, colours.dark
        ));
    }
    badges(&mut svg, piece, style);
    svg.put("</g>\n");
    svg.finish()
}

/// The least of a counter that still says what and whose: for thumbnails.
pub fn token(piece: &Piece, seat: &SeatLook, style: &Style) -> String {
    let colours = tincture(seat.tincture, style.theme);
    let mut svg = Svg::new();
    if style.theme != Theme::HighContrast {
        svg.put(format_args!(
            "{} transform=\"translate(2.5 5)\" fill=\"{}\" opacity=\".35\"/>",
            outline(seat.shape, 10),
            style.theme.inks().shadow
        ));
    }
    svg.put(format_args!(
        "{} fill=\"{}\" stroke=\"{}\" stroke-width=\"3\"/>{} fill=\"none\" stroke=\"{}\" stroke-width=\"2\"/>",
        outline(seat.shape, 20),
        colours.field,
        if style.theme == Theme::Dark { NIGHT_EDGE } else { colours.dark },
        outline(seat.shape, -14),
        colours.light
    ));
    match figure(drawn(piece)) {
        Some(figure) => svg.put(format_args!(
            "<use href=\"#{}-{}\" transform=\"translate(-28 -27)scale(.56)\" color=\"{}\" stroke=\"{}\"/>",
            style.ids, figure.look, colours.figure, colours.field
        )),
        None => svg.put(format_args!("<path d=\"{SHIELD}\" fill=\"{}\"/>", colours.figure)),
    }
    svg.finish()
}

/// Drawn where no figure is known.
const SHIELD: &str = "M-14-18H14V-4C14 5 7 11 0 14.5C-7 11-14 5-14-4Z";

/// Which figure is drawn: a wagon that has dug in is a fortress.
pub fn drawn(piece: &Piece) -> &str {
    let fort = piece.look == "wagon" && piece.status.contains(&"fortified");
    if fort { "wagon-fort" } else { piece.look }
}

pub fn worn(piece: &Piece) -> bool {
    piece.status.contains(&"worn") || piece.strength.is_some_and(|(left, full)| left < full)
}

/// Stakes all round a counter that has dug in.
fn palisade(svg: &mut Svg, shape: &str, style: &Style) {
    let inks = style.theme.inks();
    for (colour, width) in [(inks.trunk, "8"), (inks.earth, "5.4")] {
        svg.put(format_args!(
            "{} fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" stroke-dasharray=\"3.6 1.7\"/>",
            outline(shape, 30)
        ));
    }
}

/// Two figures at full strength, one when worn; an empty shield where no figure is known.
fn figures_of(svg: &mut Svg, piece: &Piece, colours: &Tincture, style: &Style) {
    let Some(figure) = figure(drawn(piece)) else {
        svg.put(format_args!("<path d=\"{SHIELD}\" fill=\"{}\"/>", colours.figure));
        return;
    };
    let (across, down) = figure.spread;
    let mut put = |dx: i64, dy: i64, colour: &str| {
        // A figure is 100 units high and 40 pixels on the counter; its feet stand just above the band.
        let (x, y) = (Tenths(10 * dx * 40 / 100 - 203), Tenths(10 * dy * 40 / 100 - 238));
        svg.put(format_args!(
            "<use href=\"#{}-{}\" transform=\"translate({x} {y})scale(.4)\" color=\"{colour}\" stroke=\"{}\"/>",
            style.ids, figure.look, colours.field
        ));
    };
    if figure.single || worn(piece) || piece.strength.is_none() {
        put(0, 0, colours.figure);
    } else {
        put(-across, -down, colours.behind);
        put(across, down, colours.figure);
    }
}

/// The band with the arms of the side, cracked when worn, and the short name.
fn name_band(svg: &mut Svg, piece: &Piece, seat: &SeatLook, colours: &Tincture, style: &Style) {
    let (shape, worn) = (seat.shape, worn(piece));
    svg.put(format_args!(
        "<path d=\"{}\" fill=\"{}\" stroke=\"{}\" stroke-width=\".9\" stroke-linejoin=\"round\"/>",
        band(shape, worn),
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
    // Arms and a short name share the band; a long one has it for itself, and the arms go up.
    let long = words.chars().count() > 3;
    let (x, y, middle, room) = match (shape, long) {
        ("round", false) => ("-15.6", "22", "9.4", 28),
        ("round", true) => ("-23.5", "6", "0", 44),
        ("hexagon", false) => ("-15.6", "22.4", "9.2", 26),
        ("hexagon", true) => ("-23.5", "6", "0", 40),
        (_, false) => ("-20.6", "21", "8.6", 40),
        (_, true) => ("-22", "5", "0", 58),
    };
    let (charge, colour) = arms::charge(seat.tincture, shape, style.theme);
    svg.put(format_args!(
        "<g transform=\"translate({x} {y})scale(.76)\"><path d=\"{}\" fill=\"{}\" stroke=\"{}\" stroke-width=\"1.7\" stroke-linejoin=\"round\"/><use href=\"#{}-{}\" transform=\"scale(.78)\" color=\"{colour}\"/>",
        arms::shield(shape),
        colours.field,
        colours.dark,
        style.ids,
        charge.word
    ));
    if worn {
        svg.put(format_args!(
            "<path d=\"M2-12L-2.5-5L3-.5L-2 5L1.5 13\" fill=\"none\" stroke=\"{}\" stroke-width=\"4\"/><path d=\"M2-12L-2.5-5L3-.5L-2 5L1.5 13\" fill=\"none\" stroke=\"{}\" stroke-width=\"2\"/>",
            colours.dark, colours.band
        ));
    }
    svg.put("</g>");
    let size = (room * 10 / (words.chars().count().max(1) as i64 * 7)).clamp(7, 16);
    let y = Tenths(292 - (16 - size) * 3);
    svg.put(format_args!(
        "<text x=\"{middle}\" y=\"{y}\" font-family=\"{FONTS}\" font-variant=\"lining-nums\" font-size=\"{size}\" font-weight=\"bold\" letter-spacing=\".5\" text-anchor=\"middle\" fill=\"{}\">{}</text>",
        colours.letters,
        escaped(&words)
    ));
}

/// As many dots on the rim as there are movement points at most, in a dark groove: filled is left, hollow is spent.
fn dots(svg: &mut Svg, piece: &Piece, shape: &str, colours: &Tincture) {
    let Some((left, most)) = piece.dots else { return };
    let most = i64::from(most);
    // Beyond what fits on the rim, the number says it.
    if !(1..=12).contains(&most) {
        if most > 12 {
            svg.put(format_args!(
                "<text y=\"-23\" font-family=\"{FONTS}\" font-size=\"10\" text-anchor=\"middle\" fill=\"{}\">{left}/{most}</text>",
                colours.figure
            ));
        }
        return;
    }
    const WIDE: i64 = 304;
    let place = |half_steps: i64| {
        if shape == "round" {
            bearing(half_steps * (150 / most).min(14) / 2, WIDE)
        } else {
            let y = if shape == "hexagon" { -282 } else { -270 };
            crate::pen::at(half_steps * (500 / most).min(76) / 2, y)
        }
    };
    let (from, to) = (place(1 - most), place(most - 1));
    let run = if shape == "round" { format!("A{0} {0} 0 0 1 ", Tenths(WIDE)) } else { "L".to_string() };
    svg.put(format_args!(
        "<path d=\"M{} {}{run}{} {}\" fill=\"none\" stroke=\"{}\" stroke-width=\"8.6\" stroke-linecap=\"round\"/>",
        Tenths(from.x),
        Tenths(from.y),
        Tenths(to.x),
        // A line of no length has no caps everywhere.
        Tenths(to.y + i64::from(most == 1)),
        colours.dark
    ));
    for dot in 0..most {
        let p = place(2 * dot + 1 - most);
        let (radius, paint) = if dot < i64::from(left) {
            ("2.8", format!("fill=\"{}\"", colours.dot))
        } else {
            (
                "1.9",
                format!("fill=\"none\" stroke=\"{}\" stroke-opacity=\".6\" stroke-width=\".9\"", colours.dot),
            )
        };
        svg.put(format_args!(
            "<circle cx=\"{}\" cy=\"{}\" r=\"{radius}\" {paint}/>",
            Tenths(p.x),
            Tenths(p.y)
        ));
    }
}

/// What happens to the unit, as round seals on its upper right corner.
fn badges(svg: &mut Svg, piece: &Piece, style: &Style) {
    let inks = style.theme.inks();
    // What the face itself shows needs no seal.
    let shown = piece.status.iter().filter(|status| match **status {
        "worn" | "moving" | "fortified" => false,
        "turned" => piece.look != "wagon",
        _ => true,
    });
    for (index, status) in shown.enumerate() {
        let (fill, ink) = match *status {
            "halted" | "attacked" => ("#a3231c", "#fff7e6"),
            "attacking" => ("#2b2420", "#f6d98a"),
            _ => (inks.panel, inks.panel_ink),
        };
        svg.put(format_args!(
            "<g transform=\"translate(31 {})\"><title>{}</title><circle r=\"9.5\" fill=\"{fill}\" stroke=\"{ink}\" stroke-width=\"1.3\"/>",
            -31 + 20 * index as i64,
            escaped(&style.seal(status))
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
