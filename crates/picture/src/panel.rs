//! Beside the board: the title, who plays and how they stand, reserves and losses, the compass.

use crate::arms::emblem;
use crate::counter::counter;
use crate::pen::{Tenths, at, width_of, wrapped};
use crate::style::{FONTS, Style};
use crate::svg::Svg;
use crate::terrain::swatch;
use engine::scene::{Board, Scene, SeatLook, Track, Tray, TrayPiece, TrayRole};
use engine::text::Phrase;

pub type Say<'a> = &'a dyn Fn(&Phrase) -> String;

/// A sheet of the panels' paper with a double edge; gilded for the seat that is to decide.
fn sheet(svg: &mut Svg, width: i64, height: i64, gilded: bool, style: &Style) {
    let inks = style.theme.inks();
    let (w, h) = (Tenths(width), Tenths(height));
    svg.put(format_args!(
        "<rect x=\"3\" y=\"5\" width=\"{w}\" height=\"{h}\" rx=\"7\" fill=\"{}\" fill-opacity=\".45\"/>",
        inks.shadow
    ));
    if gilded {
        svg.put(format_args!(
            "<rect x=\"-4\" y=\"-4\" width=\"{}\" height=\"{}\" rx=\"10\" fill=\"{}\"/>",
            Tenths(width + 80),
            Tenths(height + 80),
            inks.gold
        ));
    }
    svg.put(format_args!(
        "<rect width=\"{w}\" height=\"{h}\" rx=\"7\" fill=\"{}\" stroke=\"{}\" stroke-width=\"1.4\"/>",
        inks.panel, inks.panel_edge
    ));
    if inks.textured {
        svg.put(format_args!(
            "<rect width=\"{w}\" height=\"{h}\" rx=\"7\" fill=\"url(#{}-aged)\"/>",
            style.ids
        ));
    }
    svg.put(format_args!(
        "<rect x=\"4\" y=\"4\" width=\"{}\" height=\"{}\" rx=\"4\" fill=\"none\" stroke=\"{}\" stroke-width=\".8\" stroke-opacity=\".7\"/>\n",
        Tenths(width - 80),
        Tenths(height - 80),
        inks.panel_edge
    ));
}

/// A ribbon with the title, its middle at the origin.
pub fn cartouche(svg: &mut Svg, title: &str, style: &Style) {
    let inks = style.theme.inks();
    let half = (width_of(title, 330) * 6 / 10 + 420).max(1400);
    let (h, fold, tail) = (Tenths(half), Tenths(half - 300), Tenths(half + 420));
    let notch = Tenths(half + 260);
    svg.put(format_args!(
        "<g class=\"title\" stroke=\"{0}\" stroke-width=\"1.4\" stroke-linejoin=\"round\"><path d=\"M3-24H{tail}L{notch} 8L{tail} 40H{fold}Z\" fill=\"{1}\"/><path d=\"M-3-24H-{tail}L-{notch} 8L-{tail} 40H-{fold}Z\" fill=\"{1}\"/><path d=\"M{h} 26V40L{fold} 26ZM-{h} 26V40L-{fold} 26Z\" fill=\"{0}\"/>",
        inks.panel_edge, inks.panel
    ));
    svg.put(format_args!(
        "<path d=\"M-{h}-36Q0-44 {h}-36V26Q0 18-{h} 26Z\" fill=\"{0}\"/><path d=\"M-{1}-31.5Q0-39 {1}-31.5V21.5Q0 14-{1} 21.5Z\" fill=\"none\" stroke-width=\".8\" stroke-opacity=\".7\"/></g>\n",
        inks.panel,
        Tenths(half - 50)
    ));
    svg.text(
        at(0, 20),
        format_args!(
            "font-family=\"{FONTS}\" font-size=\"34\" font-weight=\"600\" letter-spacing=\"1.5\" text-anchor=\"middle\" fill=\"{}\"",
            inks.panel_ink
        ),
        title,
    );
}

/// The tracks that belong to nobody, side by side on a sheet, its upper middle at the origin.
pub fn band(svg: &mut Svg, tracks: &[&Track], say: Say, style: &Style) {
    const EACH: i64 = 1150;
    let wide = EACH * tracks.len() as i64 + 200;
    svg.put(format_args!("<g transform=\"translate({} 0)\">", Tenths(-wide / 2)));
    sheet(svg, wide, 560, false, style);
    for (index, track) in tracks.iter().enumerate() {
        svg.put(format_args!("<g transform=\"translate({} 22)\">", Tenths(180 + EACH * index as i64)));
        self::track(svg, track, &shortened(&say(&track.name), 120, EACH - 120), style);
        svg.put("</g>\n");
    }
    svg.put("</g>\n");
}

/// As many words as there is room for.
fn shortened(words: &str, size: i64, room: i64) -> String {
    let lines = wrapped(words, size, room);
    match lines.as_slice() {
        [] => String::new(),
        [line] => line.clone(),
        [line, ..] => format!("{}…", line.trim_end_matches([',', ':', ';'])),
    }
}

/// The size at which these words fit into the room, at most this one, in tenths of a pixel.
fn fitting(words: &str, size: i64, room: i64) -> i64 {
    (size * room / width_of(words, size).max(1)).min(size)
}

pub const SEAT_WIDTH: i64 = 3300;

pub fn seat_height(tracks: &[&Track]) -> i64 {
    (640 + 400 * tracks.len() as i64).max(940)
}

/// A seat: its arms, its name, its tracks.
pub fn seat(svg: &mut Svg, look: &SeatLook, tracks: &[&Track], deciding: bool, say: Say, style: &Style) {
    let inks = style.theme.inks();
    let name = say(&look.name);
    sheet(svg, SEAT_WIDTH, seat_height(tracks), deciding, style);
    svg.put("<g transform=\"translate(40 47)scale(2.3)\">");
    svg.put(emblem(look.tincture, look.shape, style));
    svg.put("</g>");
    svg.text(
        at(780, 420),
        format_args!(
            "font-family=\"{FONTS}\" font-size=\"{}\" font-weight=\"600\" letter-spacing=\".8\" fill=\"{}\"",
            Tenths(fitting(&name, 270, SEAT_WIDTH - 780 - 800)),
            inks.panel_ink
        ),
        &name,
    );
    if deciding {
        // A pointing pennon is understood at any size.
        svg.put(format_args!(
            "<path class=\"to-decide\" d=\"M{0} 22H{1}L{2} 32L{1} 42H{0}L{3} 32Z\" fill=\"{4}\" stroke=\"{5}\" stroke-width=\"1.2\" stroke-linejoin=\"round\"/>\n",
            Tenths(SEAT_WIDTH - 700),
            Tenths(SEAT_WIDTH - 320),
            Tenths(SEAT_WIDTH - 200),
            Tenths(SEAT_WIDTH - 620),
            inks.gold,
            inks.panel_ink
        ));
    }
    for (index, track) in tracks.iter().enumerate() {
        svg.put(format_args!("<g transform=\"translate(78 {})\">", Tenths(690 + 400 * index as i64)));
        self::track(svg, track, &say(&track.name), style);
        svg.put("</g>\n");
    }
}

/// One track: points towards a goal as pips, tokens as hourglasses, anything else as a number.
pub fn track(svg: &mut Svg, track: &Track, name: &str, style: &Style) {
    let inks = style.theme.inks();
    svg.put("<g>");
    svg.title(name);
    let value = track.value;
    let number = track.goal.map_or(format!("{value}"), |goal| format!("{value}\u{202f}/\u{202f}{goal}"));
    let most = i64::from(track.goal.unwrap_or(value).max(value).max(0));
    let drawn = match track.kind {
        "victory" => most <= 24,
        "tokens" => most <= 12,
        _ => false,
    };
    svg.text(
        at(0, 0),
        format_args!(
            "font-family=\"{FONTS}\" font-size=\"12\" font-style=\"italic\" fill=\"{}\"",
            inks.panel_faint
        ),
        name,
    );
    let figures =
        format!("font-family=\"{FONTS}\" font-size=\"17\" font-weight=\"600\" fill=\"{}\"", inks.panel_ink);
    if !drawn {
        svg.text(at(0, 170), format_args!("{figures}"), &number);
        svg.put("</g>");
        return;
    }
    svg.text(at(2330, 190), format_args!("{figures} text-anchor=\"end\""), &number);
    for step in 0..most {
        let full = step < i64::from(value);
        if track.kind == "tokens" {
            let x = Tenths(80 + step * (1750 / most).min(210));
            let (sand, glass) = if full { (inks.gold, inks.panel_ink) } else { ("none", inks.panel_faint) };
            let faint = if full { "1" } else { ".45" };
            svg.put(format_args!(
                "<g transform=\"translate({x} 15)\" opacity=\"{faint}\" stroke-linejoin=\"round\"><path d=\"M-4.5-6C-4.5-2-1 0-.8 1C-1 2-4.5 3.5-4.5 7H4.5C4.5 3.5 1 2 .8 1C1 0 4.5-2 4.5-6Z\" fill=\"{sand}\" stroke=\"{glass}\" stroke-width=\"1.2\"/><path d=\"M-6.5-7H6.5M-6.5 8H6.5\" stroke=\"{glass}\" stroke-width=\"2.2\" stroke-linecap=\"round\"/></g>"
            ));
        } else {
            let x = Tenths(50 + step * (1850 / most).min(170));
            let (fill, edge) = if full { (inks.gold, inks.panel_ink) } else { ("none", inks.panel_faint) };
            svg.put(format_args!(
                "<path transform=\"translate({x} 13)\" d=\"M0-6.5L5.5 0L0 6.5L-5.5 0Z\" fill=\"{fill}\" stroke=\"{edge}\" stroke-width=\"1.2\"/>"
            ));
        }
    }
    svg.put("</g>");
}

pub const TRAY_WIDTH: i64 = 2300;
const ROW: i64 = 470;
const HEAD: i64 = 430;
/// How far a counter lies from the one below it in a fan.
const FAN: i64 = 170;

/// Pieces that differ in nothing lie on each other.
fn fans(tray: &Tray) -> Vec<Vec<&TrayPiece>> {
    let mut fans: Vec<Vec<&TrayPiece>> = Vec::new();
    let alike = |a: &TrayPiece, b: &TrayPiece| {
        let (p, q) = (&a.piece, &b.piece);
        a.note == b.note
            && (p.look, p.short, p.strength, p.dots, &p.values, &p.status)
                == (q.look, q.short, q.strength, q.dots, &q.values, &q.status)
    };
    for piece in &tray.pieces {
        match fans.iter_mut().find(|fan| fan.len() < 4 && fan.iter().all(|other| alike(other, piece))) {
            Some(fan) => fan.push(piece),
            None => fans.push(vec![piece]),
        }
    }
    fans
}

pub fn tray_height(tray: &Tray) -> i64 {
    HEAD + ROW * fans(tray).len() as i64 + 60
}

/// Counters in rows, each row with its name and its note.
pub fn tray(svg: &mut Svg, tray: &Tray, look: &SeatLook, say: Say, style: &Style) {
    let inks = style.theme.inks();
    sheet(svg, TRAY_WIDTH, tray_height(tray), false, style);
    svg.text(
        at(TRAY_WIDTH / 2, 270),
        format_args!(
            "font-family=\"{FONTS}\" font-size=\"{}\" font-weight=\"600\" letter-spacing=\".5\" text-anchor=\"middle\" fill=\"{}\"",
            Tenths(fitting(&say(&tray.name), 170, TRAY_WIDTH - 300)),
            inks.panel_ink
        ),
        &say(&tray.name),
    );
    svg.put(format_args!(
        "<path d=\"M20 34H{}\" stroke=\"{}\" stroke-width=\".9\" stroke-opacity=\".7\"/>\n",
        Tenths(TRAY_WIDTH - 200),
        inks.panel_edge
    ));
    for (index, fan) in fans(tray).into_iter().enumerate() {
        let y = HEAD + ROW * index as i64 + ROW / 2 - 30;
        let mut x = 370;
        let faded = if tray.role == TrayRole::Lost { " opacity=\".7\"" } else { "" };
        for entry in &fan {
            svg.put(format_args!("<g transform=\"translate({} {})scale(.6)\"{faded}>", Tenths(x), Tenths(y)));
            svg.put(counter(&entry.piece, look, &say(&entry.piece.name), None, style));
            svg.put("</g>");
            x += FAN;
        }
        let (left, room) = (x - FAN + 290, TRAY_WIDTH - x + FAN - 340);
        let Some(entry) = fan.first() else { continue };
        let plain = wrapped(&say(&entry.piece.name), 140, room).into_iter().map(|line| (line, false));
        let note = entry.note.iter().flat_map(|note| wrapped(&say(note), 120, room)).map(|line| (line, true));
        let lines: Vec<(String, bool)> = plain.chain(note).collect();
        let first = y + 45 - 75 * (lines.len() as i64 - 1);
        for (row, (line, note)) in lines.into_iter().enumerate() {
            let (face, ink) = if note {
                ("font-size=\"12\" font-style=\"italic\"", inks.panel_faint)
            } else {
                ("font-size=\"14\"", inks.panel_ink)
            };
            svg.text(
                at(left, first + 150 * row as i64),
                format_args!("font-family=\"{FONTS}\" {face} fill=\"{ink}\""),
                &line,
            );
        }
    }
}

pub const KEY_HEIGHT: i64 = 760;

/// How wide the key of the map will be.
pub fn key_width(scene: &Scene, say: Say) -> i64 {
    scene.ground.legend.iter().map(|legend| key_item(&say(&legend.name))).sum::<i64>() + 300
}

fn key_item(name: &str) -> i64 {
    width_of(name, 160) + 780
}

/// The key of the map: a hex of each terrain, its name, and what it does as hover text.
pub fn key(svg: &mut Svg, scene: &Scene, say: Say, style: &Style) {
    let inks = style.theme.inks();
    let pointy = matches!(&scene.ground.board, Board::Hexes(hexes) if hexes.pointy);
    sheet(svg, key_width(scene, say), KEY_HEIGHT, false, style);
    let mut x = 200;
    for legend in &scene.ground.legend {
        let name = say(&legend.name);
        let effects: Vec<String> = legend.effects.iter().map(|effect| say(&effect.says)).collect();
        svg.put("<g>");
        svg.title(&format!("{name}: {}", effects.join("; ")));
        svg.put(format_args!("<g transform=\"translate({} 38)scale(.56)\">", Tenths(x + 280)));
        svg.put(swatch(legend.terrain, pointy, style));
        svg.put("</g>");
        svg.text(
            at(x + 600, 430),
            format_args!(
                "font-family=\"{FONTS}\" font-size=\"16\" font-style=\"italic\" fill=\"{}\"",
                inks.panel_ink
            ),
            &name,
        );
        svg.put("</g>\n");
        x += key_item(&name);
    }
}

/// A compass rose whose north lies so many degrees clockwise from the top, its middle at the origin, 60 pixels in radius.
pub fn compass(svg: &mut Svg, north: u16, style: &Style) {
    let inks = style.theme.inks();
    let (light, dark) = (inks.on_table, inks.panel_edge);
    svg.put(format_args!(
        "<g class=\"compass\" transform=\"rotate({north})\" stroke=\"{light}\" stroke-linejoin=\"round\"><circle r=\"40\" fill=\"none\" stroke-width=\"1.2\"/><circle r=\"36.5\" fill=\"none\" stroke-width=\".6\"/>"
    ));
    for (turns, reach, waist) in [([45, 135, 225, 315], 37, 6), ([0, 90, 180, 270], 54, 8)] {
        for degrees in turns {
            svg.put(format_args!(
                "<g transform=\"rotate({degrees})\" stroke-width=\".9\"><path d=\"M0 0L-{waist}-{waist}L0-{reach}Z\" fill=\"{light}\"/><path d=\"M0 0L{waist}-{waist}L0-{reach}Z\" fill=\"{dark}\"/></g>"
            ));
        }
    }
    svg.put(format_args!("<circle r=\"4\" fill=\"{light}\" stroke=\"{dark}\" stroke-width=\"1.2\"/>"));
    svg.put(format_args!(
        "<path d=\"M0-75C4-71 5-67 2-64H-2C-5-67-4-71 0-75ZM-6-68C-5-65-3-64-2-62.5M6-68C5-65 3-64 2-62.5M-4-61.5H4M0-64V-57\" fill=\"{light}\" stroke-width=\"1.3\"/></g>\n"
    ));
}

/// Tracks that belong to nobody stand under the title.
pub fn common_tracks(scene: &Scene) -> Vec<&Track> {
    scene.tracks.iter().filter(|track| track.seat.is_none()).collect()
}
