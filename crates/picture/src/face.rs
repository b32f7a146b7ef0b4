//! Printed counters: troops with numbers and a front, as hex-and-counter games have them.
//!
//! They keep upright, so that numbers can be read; a bar in the colour of their body lies on the side they face. Arms
//! stand on the left, the figure on the right, the numbers at the bottom: armour on a plate, strength in black, movement
//! in blue. What befalls a counter is a seal on its rim, and the gravest of it changes the rim itself.

use crate::armorial;
use crate::arms;
use crate::counter::{drawn, worn};
use crate::figures::figure;
use crate::pen::{Tenths, at, escaped, placed, width_of};
use crate::stacking::is_leader;
use crate::style::{FONTS, Style, Theme, Tincture, tincture};
use crate::svg::Svg;
use engine::Facing;
use engine::explain::signed;
use engine::scene::{Piece, SeatLook};
use engine::sorted::InOrder;

/// Is it drawn here? Leaders, and troops that have a front and print their movement as a number, not as dots.
pub fn is_printed(piece: &Piece) -> bool {
    let number = piece.dots.is_none() && piece.values.iter().any(|(name, _)| *name == "movement");
    is_leader(piece) || (piece.facing.is_some() && number)
}

/// The body of a counter as path data. It leaves room for the bar between itself and the side of its hex.
pub fn body(shape: &str) -> &'static str {
    match shape {
        "round" => "M-33 0A33 33 0 1 1 33 0A33 33 0 1 1-33 0Z",
        "hexagon" => {
            "M-36.6-2.6Q-38 0-36.6 2.6L-21 29.6Q-19.5 32-16.7 32H16.7Q19.5 32 21 29.6L36.6 2.6Q38 0 36.6-2.6L21-29.6Q19.5-32 16.7-32H-16.7Q-19.5-32-21-29.6Z"
        }
        _ => "M-29-19Q-29-29-19-29H19Q29-29 29-19V19Q29 29 19 29H-19Q-29 29-29 19Z",
    }
}

/// How far the rim of a body lies from its middle on this bearing, in tenths of a pixel.
fn rim(shape: &str, degrees: u16) -> i64 {
    match (shape, degrees) {
        ("round", _) => 330,
        ("hexagon", degrees) if degrees.is_multiple_of(60) => 320,
        ("hexagon", _) => 370,
        (_, degrees) if degrees.is_multiple_of(90) => 290,
        _ => 352,
    }
}

/// Bodies and seals that all counters share. Their colours are those of the `<use>`.
pub fn defs(style: &Style) -> String {
    let (ids, inks) = (&style.ids, style.theme.inks());
    let mut svg = Svg::new();
    for shape in ["square", "hexagon", "round"] {
        let path = body(shape);
        svg.put(format_args!("<g id=\"{ids}-body-{shape}\" stroke-linejoin=\"round\">"));
        if style.theme != Theme::HighContrast {
            let (shadow, card) = (placed(path, 1045, at(20, 34)), placed(path, 1000, at(7, 15)));
            svg.put(format_args!(
                "<path d=\"{shadow}\" fill=\"{0}\" fill-opacity=\".3\" stroke=\"none\"/><path d=\"{card}\" fill=\"{1}\" stroke-width=\"1.2\"/>",
                inks.shadow, inks.card
            ));
        }
        svg.put(format_args!("<path d=\"{path}\" stroke-width=\"1.4\"/>"));
        // By night a dark side would sink into the ground.
        if style.theme == Theme::Dark {
            let (outer, light) = (placed(path, 1035, at(0, 0)), crate::style::NIGHT_EDGE);
            svg.put(format_args!(
                "<path d=\"{outer}\" fill=\"none\" stroke=\"{light}\" stroke-width=\"1.7\"/>"
            ));
        }
        if inks.textured {
            let inner = placed(path, 955, at(0, 0));
            svg.put(format_args!(
                "<path d=\"{path}\" fill=\"url(#{ids}-sheen)\" stroke=\"none\"/><path d=\"{inner}\" fill=\"none\" stroke=\"url(#{ids}-rim)\" stroke-width=\"1.3\"/>"
            ));
        }
        svg.put("</g>\n");
    }
    svg.put(armorial::defs(style));
    svg.finish()
}

/// A counter of troops, or a leader.
pub fn draw(svg: &mut Svg, piece: &Piece, seat: &SeatLook, turned: Option<u16>, style: &Style) {
    let colours = tincture(seat.tincture, style.theme);
    if is_leader(piece) {
        leader(svg, piece, seat, &colours, style);
    } else {
        troops(svg, piece, seat, &colours, turned, style);
    }
}

fn troops(
    svg: &mut Svg,
    piece: &Piece,
    seat: &SeatLook,
    colours: &Tincture,
    turned: Option<u16>,
    style: &Style,
) {
    let (ids, inks) = (&style.ids, style.theme.inks());
    let has = |status: &str| piece.status.contains(&status);
    let shape = match seat.shape {
        "round" | "hexagon" => seat.shape,
        _ => "square",
    };
    if has("moving") {
        svg.put(format_args!(
            "<path d=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"9\"/>",
            body(shape),
            inks.gold
        ));
    }
    if matches!(piece.facing, Some(Facing::Corner(_))) {
        corner_front(svg, piece, turned.unwrap_or(0), colours, style);
    } else {
        front(svg, piece, shape, turned.unwrap_or(0), colours, style);
    }
    formation(svg, piece, turned.unwrap_or(0), style);
    svg.put(format_args!(
        "<use href=\"#{ids}-body-{shape}\" fill=\"{}\" stroke=\"{}\"/>",
        colours.field, colours.dark
    ));
    if worn(piece) {
        svg.put(format_args!("<path d=\"{}\" fill=\"url(#{ids}-worn)\"/>", body(shape)));
    }
    stripe(svg, piece, shape, colours);
    // Men who run turn their backs on their front.
    let flees = has("panicked") || has("retired");
    match figure(drawn(piece)) {
        Some(figure) => svg.put(format_args!(
            "<use href=\"#{ids}-{}\" transform=\"translate({})\" color=\"{}\" stroke=\"{}\"/>",
            figure.look,
            if flees { "29 -20)scale(-.32 .32" } else { "-3 -20)scale(.32" },
            colours.figure,
            colours.field
        )),
        None => svg.put(format_args!(
            "<path d=\"M4-16H26V-4C26 3 20 8 15 11C10 8 4 3 4-4Z\" fill=\"{}\"/>",
            colours.figure
        )),
    }
    svg.put("<g transform=\"translate(-14.5 -5.5)scale(.86)\">");
    match armorial::body(piece.short) {
        Some((letters, _)) => armorial::shield(svg, letters, style),
        None => {
            let (charge, colour) = arms::charge(seat.tincture, seat.shape, style.theme);
            svg.put(format_args!(
                "<path d=\"{}\" fill=\"{}\" stroke=\"{}\" stroke-width=\"1.5\"/><use href=\"#{ids}-{}\" transform=\"scale(.78)\" color=\"{colour}\"/>",
                arms::shield("square"),
                colours.light,
                colours.dark,
                charge.word
            ));
        }
    }
    svg.put("</g>");
    title(svg, piece, shape, colours);
    numbers(svg, piece, shape, colours);
    let alarm = if flees {
        Some(("#e0271b", "none"))
    } else if has("disorganised") || has("disordered") {
        Some(("#f0a020", "7 4"))
    } else {
        None
    };
    if let Some((colour, dashes)) = alarm {
        svg.put(format_args!(
            "<path d=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"5.4\"/><path d=\"{0}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"3.6\" stroke-dasharray=\"{dashes}\"/>",
            body(shape),
            colours.dark
        ));
    }
    seals(svg, piece, style);
}

/// The bar on the side that the counter faces, in the colour of its body of troops, with a tip that points out.
fn front(svg: &mut Svg, piece: &Piece, shape: &str, degrees: u16, colours: &Tincture, style: &Style) {
    let colour =
        armorial::body(piece.short).map_or(colours.light, |(letters, _)| armorial::bar(letters, style.theme));
    let (near, far) = (-rim(shape, degrees), -rim(shape, degrees) - 72);
    let half = if degrees.is_multiple_of(90) && shape == "square" { 225 } else { 175 };
    let outline = if style.theme == Theme::Dark { "#f4ead0" } else { "#1b130b" };
    svg.put(format_args!(
        "<path class=\"facing\" transform=\"rotate({degrees})\" d=\"M-{0} {1}L-{2} {3}H-6L0 {4}L6 {3}H{2}L{0} {1}Z\" fill=\"{colour}\" stroke=\"{outline}\" stroke-width=\"1.5\" stroke-linejoin=\"round\"/>",
        Tenths(half + 25),
        Tenths(near + 40),
        Tenths(half),
        Tenths(far),
        Tenths(far - 48)
    ));
}

/// The front of a counter that faces a corner of its hex: an angle as wide as that corner, right in it, so that both sides in
/// front are seen to be in front.
fn corner_front(svg: &mut Svg, piece: &Piece, degrees: u16, colours: &Tincture, style: &Style) {
    let colour = piece.stripe.unwrap_or(colours.light);
    let outline = if style.theme == Theme::Dark { "#f4ead0" } else { "#1b130b" };
    svg.put(format_args!(
        "<path class=\"facing\" transform=\"rotate({degrees})\" d=\"M0-48.2L24-34.4L21-29.2L0-39.4L-21-29.2L-24-34.4Z\" fill=\"{colour}\" stroke=\"{outline}\" stroke-width=\"1.5\" stroke-linejoin=\"round\"/>"
    ));
}

/// How a body stands that goes nowhere: a row of shields along its front, or pikes to all sides.
fn formation(svg: &mut Svg, piece: &Piece, degrees: u16, style: &Style) {
    let inks = style.theme.inks();
    let says = |status: &str| escaped(&style.seal(status));
    if piece.status.contains(&"shield-wall") {
        svg.put(format_args!(
            "<g class=\"formation\" transform=\"rotate({degrees})\" fill=\"{}\" stroke=\"{}\" stroke-width=\"1.2\"><title>{}</title>",
            inks.canvas,
            inks.peak_line,
            says("shield-wall")
        ));
        for (x, y) in [(-29, -25), (-19, -31), (19, -31), (29, -25), (-9, -37), (9, -37)] {
            svg.put(format_args!(
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"5.6\"/><circle cx=\"{x}\" cy=\"{y}\" r=\"1.5\"/>"
            ));
        }
        svg.put("</g>");
    }
    if piece.status.contains(&"schiltron") {
        svg.put(format_args!(
            "<g class=\"formation\" fill=\"{}\" stroke=\"{}\" stroke-width=\".8\"><title>{}</title>",
            inks.canvas,
            inks.peak_line,
            says("schiltron")
        ));
        // Between the corners of the hex, where the angle that shows the front never lies.
        for pike in (0..360).step_by(20).filter(|pike| pike % 60 != 0) {
            svg.put(format_args!("<path transform=\"rotate({pike})\" d=\"M-2-29L0-42L2-29Z\"/>"));
        }
        svg.put("</g>");
    }
}

/// The stripe of the body it belongs to, across its head; the title stands on it.
fn stripe(svg: &mut Svg, piece: &Piece, shape: &str, colours: &Tincture) {
    let Some(colour) = piece.stripe else { return };
    let path = match shape {
        "round" => "M-27.7-18A33 33 0 0 1 27.7-18Z",
        "hexagon" => "M-27.7-18L-21-29.6Q-19.5-32-16.7-32H16.7Q19.5-32 21-29.6L27.7-18Z",
        _ => "M-29-18V-19Q-29-29-19-29H19Q29-29 29-19V-18Z",
    };
    svg.put(format_args!(
        "<path class=\"stripe\" d=\"{path}\" fill=\"{colour}\" stroke=\"{}\" stroke-width=\"1\"/>",
        colours.dark
    ));
}

/// Letters on a colour `#rrggbb`: dark on a light one, light on a dark one.
fn ink_on(colour: &str) -> &'static str {
    let part = |at: usize| colour.get(at..at + 2).and_then(|two| u32::from_str_radix(two, 16).ok());
    let light = 3 * part(1).unwrap_or(0) + 6 * part(3).unwrap_or(0) + part(5).unwrap_or(0);
    if light > 1300 { "#1b130b" } else { "#fff7e6" }
}

/// Body and number, small, at the top; the chief of a body has a red mark before them.
fn title(svg: &mut Svg, piece: &Piece, shape: &str, colours: &Tincture) {
    let words = match armorial::body(piece.short) {
        Some((letters, number)) => format!("{letters} {number}"),
        None => piece.short.to_string(),
    };
    // A pennon in the corner leaves the number to be read.
    let x = if charge_level(piece) > 0 { "-1.5" } else { "0" };
    let ink = piece.stripe.map_or(colours.figure, ink_on);
    // A long title is written smaller: on a round counter there is less room.
    let room = if shape == "round" { 330 } else { 440 };
    let size = (TITLE * room / width_of(&words, TITLE).max(1)).min(TITLE);
    svg.put(format_args!(
        "<text x=\"{x}\" y=\"-21.5\" font-family=\"{FONTS}\" font-variant=\"lining-nums\" font-size=\"{}\" font-weight=\"bold\" letter-spacing=\".{}\" text-anchor=\"middle\" fill=\"{ink}\">{}</text>",
        Tenths(size),
        if size < TITLE { 2 } else { 6 },
        escaped(&words)
    ));
    if armorial::body(piece.short).is_some_and(|(_, number)| number == "1") {
        svg.put("<path class=\"chief\" d=\"M-17.5-26.6L-14.7-23.8L-17.5-21L-20.3-23.8Z\" fill=\"#e4382c\" stroke=\"#fff\" stroke-width=\".8\"/>");
    }
}

/// How high the letters of a title are, in tenths of a pixel.
const TITLE: i64 = 76;

/// Armour, strength and movement, each in its own shape; other printed numbers on plain plates.
fn numbers(svg: &mut Svg, piece: &Piece, shape: &str, colours: &Tincture) {
    const PRINTED: [&str; 6] = ["armour", "shock", "strength", "quality", "morale", "movement"];
    let list: Vec<&(&str, i32)> = piece.values.iter().filter(|(name, _)| PRINTED.contains(name)).collect();
    let many = list.len() as i64;
    let step = match (shape, many) {
        (_, 2) => 205,
        ("square", _) => 190,
        _ => 165,
    };
    for (index, (name, value)) in list.into_iter().enumerate() {
        let x = step * (2 * index as i64 - (many - 1)) / 2;
        let ink = match *name {
            "armour" | "shock" => {
                svg.put(format_args!(
                    "<path d=\"M{0} 11.6h14.4v9.2c0 4.6-3.2 7-7.2 8.6c-4-1.6-7.2-4-7.2-8.6Z\" fill=\"#d9d4c8\" stroke=\"{1}\" stroke-width=\"1\"/>",
                    Tenths(x - 72),
                    colours.dark
                ));
                "#1c1814"
            }
            "movement" => {
                svg.put(format_args!(
                    "<circle cx=\"{}\" cy=\"20\" r=\"8.7\" fill=\"#2a66b5\" stroke=\"#f5efe0\" stroke-width=\".9\"/>",
                    Tenths(x)
                ));
                "#ffffff"
            }
            _ => {
                let fill = if worn(piece) { "#a51f16" } else { "#100e0c" };
                svg.put(format_args!(
                    "<rect x=\"{}\" y=\"11.7\" width=\"15\" height=\"16.6\" rx=\"1.6\" fill=\"{fill}\" stroke=\"#f5efe0\" stroke-width=\".9\"/>",
                    Tenths(x - 75)
                ));
                "#ffffff"
            }
        };
        // What is added to a roll has its sign.
        let text = if *name == "shock" { signed(*value) } else { value.to_string() };
        // Two figures stand within their circle too.
        let (size, y) = if text.chars().count() > 1 { ("11.4", "24") } else { ("16", "25.4") };
        svg.put(format_args!(
            "<text x=\"{}\" y=\"{y}\" font-family=\"{FONTS}\" font-variant=\"lining-nums\" font-size=\"{size}\" font-weight=\"bold\" text-anchor=\"middle\" fill=\"{ink}\">{text}</text>",
            Tenths(x)
        ));
    }
}

/// How fast it rides; nought for whoever stands or never charges.
fn charge_level(piece: &Piece) -> i32 {
    piece.values.iter().find(|(name, _)| *name == "charge").map_or(0, |(_, level)| *level)
}

/// Charge level, disorder, readiness and the like, round the rim, the gravest first.
fn seals(svg: &mut Svg, piece: &Piece, style: &Style) {
    let inks = style.theme.inks();
    let level = charge_level(piece);
    if level > 0 {
        // A pennon, further out than the number of the unit.
        svg.put(format_args!(
            "<g class=\"charge\" transform=\"translate(24 -32)scale(.9)\"><title>{}</title><path d=\"M-9-10H9V3L0 13L-9 3Z\" fill=\"{}\" stroke=\"#2a1b06\" stroke-width=\"1.3\" stroke-linejoin=\"round\"/><text y=\"4.4\" font-family=\"{FONTS}\" font-variant=\"lining-nums\" font-size=\"16\" font-weight=\"bold\" text-anchor=\"middle\" fill=\"#2a1b06\">{level}</text></g>",
            escaped(&style.seal_of_charge(level)),
            inks.gold
        ));
    }
    // The places of the seals, in the order in which they are taken: between the sides, so that no bar is hidden.
    let mut places = [(-20, -30), (36, 0), (-36, 0), (20, 33), (-20, 33)].into_iter();
    let grave = |status: &str| matches!(status, "panicked" | "retired" | "disorganised" | "disordered");
    let mut shown: Vec<&str> = piece.status.clone();
    shown.retain(|status| {
        !matches!(*status, "worn" | "moving" | "fortified" | "banner" | "shield-wall" | "schiltron")
    });
    shown.put_in_order_by_key(|status| !grave(status));
    if !shown.iter().any(|status| grave(status)) {
        places.next();
    }
    for (status, (x, y)) in shown.into_iter().zip(places) {
        let (fill, ink) = match status {
            "panicked" | "retired" | "stopped" | "halted" | "attacked" => ("#b3211a", "#fff7e6"),
            "disorganised" | "disordered" => ("#f0a020", "#2a1b06"),
            "attacking" | "charging" | "countered" => ("#2b2420", "#f6d98a"),
            _ => (inks.panel, inks.panel_ink),
        };
        svg.put(format_args!(
            "<g transform=\"translate({x} {y})\"><title>{}</title><circle r=\"9\" fill=\"{fill}\" stroke=\"{ink}\" stroke-width=\"1.2\"/>",
            escaped(&style.seal(status))
        ));
        let line = format!(
            "fill=\"none\" stroke=\"{ink}\" stroke-width=\"2\" stroke-linecap=\"round\" stroke-linejoin=\"round\""
        );
        match status {
            // A white flag; a broken rank; an arrow on the string; a pack on the march; a bar.
            "panicked" | "retired" => svg.put(format_args!(
                "<path d=\"M-3.6 6V-6\" {line}/><path d=\"M-3.6-6.4L5.6-4.4L2.6-1.2L5.2 2L-3.6.6Z\" fill=\"{ink}\"/>"
            )),
            "disorganised" | "disordered" => {
                svg.put(format_args!("<path d=\"M-5.4 3.4L-2.6-4.4L.4 4.6L2.6-4L5.6 2.6\" {line}/>"));
            }
            "ready" => svg.put(format_args!(
                "<path d=\"M0 6V-5M-3.4-2L0-6.2L3.4-2M-2.4 6.2L0 4L2.4 6.2\" {line}/>"
            )),
            "marching" => svg.put(format_args!(
                "<path d=\"M-4.8 4.6C-6.6 1-5-2.6-3-2.6S.2 1-1.4 4.6ZM1.4 1.6C-.2-2 1.4-5.6 3.4-5.6S6.4-2 4.8 1.6Z\" fill=\"{ink}\"/>"
            )),
            "stopped" | "halted" => svg.put(format_args!("<path d=\"M-5-1.7H5V1.7H-5Z\" fill=\"{ink}\"/>")),
            // Steps; a lance at a run; two lances that meet; a flame; a link that is broken.
            "moved" => svg.put(format_args!("<path d=\"M-5-4.4L-.6 0L-5 4.4M.6-4.4L5 0L.6 4.4\" {line}/>")),
            "charging" => svg.put(format_args!("<path d=\"M-6 4.6L6-4.6M6-4.6H1.6M6-4.6L5.2-.2\" {line}/>")),
            "countered" => svg.put(format_args!("<path d=\"M-6.2 0H-1M6.2 0H1M-3.6-2.6L-1 0L-3.6 2.6M3.6-2.6L1 0L3.6 2.6\" {line}/>")),
            "hot" => svg.put(format_args!(
                "<path d=\"M0 6.2C-5 6-5.4.6-2.4-2C-2.4-.2-1.4.4-.6.2C-1.4-3 .4-5.4 2-6.4C1.6-3.8 5.4-1.4 5 2C4.8 4.6 3 6.2 0 6.2Z\" fill=\"{ink}\"/>"
            )),
            "out-of-command" => svg.put(format_args!("<path d=\"M-1.8 2.6A3 3 0 1 1-1.8-2.6M1.8-2.6A3 3 0 1 1 1.8 2.6M1.6-6L-1.6 6\" {line}/>")),
            "attacking" => svg.put(format_args!(
                "<path d=\"M-5 5L5-5M-5-5L5 5M-5.5 2L-2 5.5M5.5 2L2 5.5\" {line}/>"
            )),
            other => svg.put(format_args!(
                "<text y=\"3.8\" font-family=\"{FONTS}\" font-size=\"11\" font-weight=\"bold\" text-anchor=\"middle\" fill=\"{ink}\">{}</text>",
                escaped(&other.chars().take(1).collect::<String>().to_uppercase())
            )),
        }
        svg.put("</g>");
    }
    if piece.status.contains(&"banner") {
        svg.put(format_args!(
            "<g class=\"bears-banner\" transform=\"translate(-31 17)\"><title>{}</title><path d=\"M0 8V-9\" stroke=\"#2a1b06\" stroke-width=\"2.6\" stroke-linecap=\"round\"/><path d=\"M0-9.6L12-8.4L8.8-4.6L12-.8L0-2Z\" fill=\"{}\" stroke=\"#2a1b06\" stroke-width=\"1.1\" stroke-linejoin=\"round\"/></g>",
            escaped(&style.seal("banner")),
            inks.gold
        ));
    }
}

/// How wide a name may be on the ribbon of a leader, and how high its letters are if they have room, in tenths of a pixel.
const RIBBON: i64 = 640;
const RIBBON_LETTERS: i64 = 112;

/// A leader: a small shield with the arms of his side, his name on a ribbon, how far his word carries beside it. Whoever
/// leads the whole army wears a crown.
fn leader(svg: &mut Svg, piece: &Piece, seat: &SeatLook, colours: &Tincture, style: &Style) {
    let (ids, inks) = (&style.ids, style.theme.inks());
    let army = piece.look == "army-leader";
    let shield = arms::shield(seat.shape);
    if style.theme != Theme::HighContrast {
        svg.put(format_args!(
            "<path d=\"{shield}\" transform=\"translate(1.6 1.8)scale(1.64)\" fill=\"{}\" opacity=\".35\"/>",
            inks.shadow
        ));
    }
    let rim = if army { inks.gold } else { "#e8e2d2" };
    svg.put(format_args!(
        "<path d=\"{shield}\" transform=\"translate(0 -1)scale(1.56)\" fill=\"{}\" stroke=\"{}\" stroke-width=\"3.2\" stroke-linejoin=\"round\"/><path d=\"{shield}\" transform=\"translate(0 -1)scale(1.5)\" fill=\"none\" stroke=\"{rim}\" stroke-width=\"1.8\" stroke-linejoin=\"round\"/>",
        colours.field, colours.dark
    ));
    let (charge, colour) = arms::charge(seat.tincture, seat.shape, style.theme);
    svg.put(format_args!(
        "<use href=\"#{ids}-{}\" transform=\"translate(0 -3)scale(1.06)\" color=\"{colour}\"/>",
        charge.word
    ));
    if army {
        svg.put(format_args!(
            "<path class=\"crown\" d=\"M-11-17L-13.5-28L-6.5-23L0-31L6.5-23L13.5-28L11-17Z\" fill=\"{}\" stroke=\"#2a1b06\" stroke-width=\"1.3\" stroke-linejoin=\"round\"/>",
            inks.gold
        ));
    }
    // The last word of a long name is the one that people use.
    let name = if piece.short.chars().count() > 12 {
        piece.short.rsplit(' ').next().unwrap_or(piece.short)
    } else {
        piece.short
    };
    // A long name is written smaller. Fonts differ: each is made to be as wide as the ribbon wants it.
    let wide = crate::pen::width_of(name, RIBBON_LETTERS) * 112 / 100;
    let (letters, size) =
        (wide.min(RIBBON), (RIBBON_LETTERS * RIBBON / wide.max(1)).clamp(80, RIBBON_LETTERS));
    let half = letters / 2 + 40;
    svg.put(format_args!(
        "<rect x=\"{}\" y=\"13\" width=\"{}\" height=\"14\" rx=\"3\" fill=\"{}\" stroke=\"{}\" stroke-width=\"1.1\"/><text y=\"23.6\" font-family=\"{FONTS}\" font-size=\"{}\" font-weight=\"bold\" text-anchor=\"middle\" textLength=\"{}\" lengthAdjust=\"spacingAndGlyphs\" fill=\"{}\">{}</text>",
        Tenths(-half),
        Tenths(2 * half),
        colours.band,
        colours.dark,
        Tenths(size),
        Tenths(letters),
        colours.letters,
        escaped(name)
    ));
    if let Some(colour) = piece.stripe {
        svg.put(format_args!(
            "<rect class=\"stripe\" x=\"{}\" y=\"27\" width=\"{}\" height=\"4.6\" rx=\"1.4\" fill=\"{colour}\" stroke=\"{}\" stroke-width=\"1\"/>",
            Tenths(-half),
            Tenths(2 * half),
            colours.dark
        ));
    }
    // What his order is rolled against, in a square.
    if let Some((_, rating)) = piece.values.iter().find(|(name, _)| *name == "rating") {
        svg.put(format_args!(
            "<rect x=\"-22.4\" y=\"-21\" width=\"14\" height=\"14\" rx=\"2\" fill=\"{}\" stroke=\"{}\" stroke-width=\"1.1\"/><text x=\"-15.4\" y=\"-9.6\" font-family=\"{FONTS}\" font-variant=\"lining-nums\" font-size=\"12.5\" font-weight=\"bold\" text-anchor=\"middle\" fill=\"{1}\">{rating}</text>",
            colours.band, colours.letters
        ));
    }
    if let Some((_, range)) = piece.values.iter().find(|(name, _)| *name == "range") {
        svg.put(format_args!(
            "<circle cx=\"15\" cy=\"-14\" r=\"7.4\" fill=\"{}\" stroke=\"{}\" stroke-width=\"1.1\"/><text x=\"15\" y=\"-9.6\" font-family=\"{FONTS}\" font-variant=\"lining-nums\" font-size=\"12.5\" font-weight=\"bold\" text-anchor=\"middle\" fill=\"{1}\">{range}</text>",
            inks.panel, inks.panel_ink
        ));
    }
}
