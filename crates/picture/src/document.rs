//! The whole picture: the board on a table, and everything that lies around it.

use crate::counter::counter;
use crate::ground::{Frame, Ground, SIZE, frame};
use crate::mark::mark;
use crate::panel::{self, Say};
use crate::pen::{Point, Tenths, at, escaped, wrapped};
use crate::stacking;
use crate::style::{FONTS, Style};
use crate::svg::Svg;
use crate::terrain;
use engine::Facing;
use engine::Seat;
use engine::decision::Place;
use engine::scene::{Board, Scene, SeatLook, Tray};
use engine::text::Phrase;
use hexboard::{Corner, Hex, Orientation, Side};
use std::collections::BTreeMap;

const MARGIN: i64 = 420;
const GAP: i64 = 240;
const HEADER: i64 = 1300;

/// A complete SVG file. `say` puts phrases into words, in the reader's language.
pub fn document(scene: &Scene, say: &dyn Fn(&Phrase) -> String, style: &Style) -> String {
    let sheet = Sheet::plan(scene, say);
    let (inks, ids) = (style.theme.inks(), &style.ids);
    let (width, height) = (Tenths(sheet.width), Tenths(sheet.height));
    let title = say(&scene.title);
    let mut svg = Svg::new();
    svg.put(format_args!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" role=\"graphics-document\" font-variant=\"lining-nums\">\n"
    ));
    svg.title(&title);
    svg.put(format_args!("\n<defs>\n{}", crate::defs(style)));
    svg.put(format_args!(
        "<pattern id=\"{ids}-table\" width=\"420\" height=\"56\" patternUnits=\"userSpaceOnUse\"><path d=\"M0 6C90 2 160 12 240 7S360 3 420 6M0 20C70 24 150 16 230 21S350 25 420 20M0 33C110 29 170 38 260 33S370 30 420 33M0 47C60 50 140 43 220 48S340 51 420 47M60 27C90 25 130 29 160 27M270 13C300 11 330 15 360 13\" fill=\"none\" stroke=\"{}\" stroke-width=\"2.2\" stroke-opacity=\".55\"/></pattern>\n",
        inks.table_grain
    ));
    svg.put("</defs>\n");
    svg.put(format_args!("<rect width=\"{width}\" height=\"{height}\" fill=\"{}\"/>", inks.table));
    svg.put(format_args!("<rect width=\"{width}\" height=\"{height}\" fill=\"url(#{ids}-table)\"/>\n"));
    let (left, top) = (sheet.board.x - sheet.frame.x, sheet.board.y - sheet.frame.y);
    svg.put(format_args!("<g class=\"board\" transform=\"translate({} {})", Tenths(left), Tenths(top)));
    if sheet.percent < 100 {
        svg.put(format_args!("scale(.{:02})", sheet.percent));
    }
    svg.put("\">\n");
    board(&mut svg, scene, say, style);
    svg.put("</g>\n");
    sheet.around(&mut svg, scene, say, style, &title);
    svg.put("</svg>\n");
    svg.finish()
}

/// Which way a piece looks on a board of hexes: degrees clockwise from the top.
pub fn bearing(facing: Facing, pointy: bool) -> u16 {
    let orientation = if pointy { Orientation::Pointy } else { Orientation::Flat };
    let hour = match facing {
        Facing::Side(side) => Side::wrapping(side.into()).hour(orientation),
        Facing::Corner(corner) => Corner::wrapping(corner.into()).hour(orientation),
        Facing::Degrees(degrees) => return degrees % 360,
    };
    u16::from(hour) % 12 * 30
}

/// The board with what stands on it, in the board's own coordinates.
fn board(svg: &mut Svg, scene: &Scene, say: Say, style: &Style) {
    ground_layer(svg, scene, say, style);
    if let Board::Hexes(hexes) = &scene.ground.board {
        hex_titles(svg, &Ground::new(hexes), scene, say, style);
    }
    pieces_layer(svg, scene, say, style);
}

/// The board alone.
pub(crate) fn ground_layer(svg: &mut Svg, scene: &Scene, say: Say, style: &Style) {
    match &scene.ground.board {
        Board::Hexes(hexes) => {
            svg.put(terrain::shadow(hexes, style));
            svg.put(terrain::terrain(hexes, style));
            svg.put(terrain::grid(hexes, style));
            if style.names {
                svg.put(terrain::names_around(hexes, &taken(scene), say, style));
            }
            if style.labels {
                svg.put(terrain::labels(hexes, style));
            }
        }
        table @ Board::Table { .. } => svg.put(terrain::table(table, style)),
    }
}

/// What stands and lies on the board.
pub(crate) fn pieces_layer(svg: &mut Svg, scene: &Scene, say: Say, style: &Style) {
    let standing: Vec<Point> = scene
        .pieces
        .iter()
        .filter_map(|piece| piece.place)
        .map(|place| spot(&scene.ground.board, place))
        .collect();
    marks(svg, scene, say, style, &|place| !standing.contains(&place));
    let pointy = matches!(&scene.ground.board, Board::Hexes(hexes) if hexes.pointy);
    for (piece, (dx, dy)) in scene.pieces.iter().zip(stacking::offsets(&scene.pieces)) {
        let Some(place) = piece.place else { continue };
        let spot = spot(&scene.ground.board, place);
        let turned = match place {
            Place::Hex { .. } => piece.facing.map(|facing| bearing(facing, pointy)),
            Place::Pose(pose) => Some(pose.facing),
        };
        svg.put(format_args!("<g transform=\"translate({} {})\">", Tenths(spot.x + dx), Tenths(spot.y + dy)));
        svg.put(counter(piece, &look(scene, piece.seat), &say(&piece.name), turned, style));
        svg.put("</g>\n");
    }
    svg.put(stacking::counts(scene, style));
    marks(svg, scene, say, style, &|place| standing.contains(&place));
}

/// The hexes on which something stands or lies.
fn taken(scene: &Scene) -> Vec<(i32, i32)> {
    let pieces = scene.pieces.iter().filter_map(|piece| piece.place);
    let places = pieces.chain(scene.marks.iter().map(|mark| mark.place));
    places
        .filter_map(|place| match place {
            Place::Hex { q, r } => Some((q, r)),
            Place::Pose(_) => None,
        })
        .collect()
}

fn marks(svg: &mut Svg, scene: &Scene, say: Say, style: &Style, wanted: &dyn Fn(Point) -> bool) {
    let standing = |spot: Point| {
        scene
            .pieces
            .iter()
            .filter_map(|piece| piece.place)
            .any(|place| self::spot(&scene.ground.board, place) == spot)
    };
    for it in &scene.marks {
        let spot = spot(&scene.ground.board, it.place);
        if wanted(spot) {
            svg.put(format_args!("<g transform=\"translate({} {})\">", Tenths(spot.x), Tenths(spot.y)));
            let owner = it.owner.map(|owner| look(scene, owner));
            svg.put(mark(it, owner.as_ref(), &say(&it.name), standing(spot), style));
            svg.put("</g>\n");
        }
    }
}

/// Where a place lies in the board's own coordinates.
pub(crate) fn spot(board: &Board, place: Place) -> Point {
    match (board, place) {
        (Board::Hexes(hexes), Place::Hex { q, r }) => crate::layout(hexes).centre(Hex::new(q, r)),
        (_, Place::Hex { q, r }) => at(i64::from(q) * i64::from(SIZE), i64::from(r) * i64::from(SIZE)),
        (_, Place::Pose(pose)) => at(pose.x.into(), pose.y.into()),
    }
}

/// An invisible shape on every hex that says its number and its terrain to a pointer or a screen reader.
fn hex_titles(svg: &mut Svg, ground: &Ground, scene: &Scene, say: Say, style: &Style) {
    let names: BTreeMap<&str, String> =
        scene.ground.legend.iter().map(|legend| (legend.terrain, say(&legend.name))).collect();
    let ids = &style.ids;
    let corners = ground.layout.corners(Hex::ZERO);
    let hex = terrain::sharp(&[corners.to_vec()]);
    svg.put(format_args!("<defs><path id=\"{ids}-hex\" d=\"{hex}\"/></defs>\n"));
    svg.put("<g class=\"hexes\" fill=\"none\" pointer-events=\"all\">\n");
    for (hex, cell) in ground.cells() {
        let centre = ground.centre(hex);
        svg.put(format_args!(
            "<use href=\"#{ids}-hex\" x=\"{}\" y=\"{}\"><title>{} {}</title></use>\n",
            Tenths(centre.x),
            Tenths(centre.y),
            escaped(&cell.label),
            escaped(names.get(cell.terrain).map_or(cell.terrain, String::as_str))
        ));
    }
    svg.put("</g>\n");
}

/// How a seat looks; one that the scene does not describe is brown.
pub(crate) fn look(scene: &Scene, seat: Seat) -> SeatLook {
    let unknown = || SeatLook { id: "", name: Phrase::new(""), tincture: "", shape: "square" };
    scene.seats.get(usize::from(seat.0)).cloned().unwrap_or_else(unknown)
}

/// Where everything goes.
struct Sheet {
    width: i64,
    height: i64,
    /// How large the board is drawn: one with thousands of hexes is drawn smaller, so that what lies around it is not lost.
    percent: i64,
    /// The board in the coordinates of the sheet as if its origin lay on theirs, and its upper left corner on the sheet.
    frame: Frame,
    board: Point,
    header: i64,
    notes: Vec<String>,
    compass: Point,
    /// Where the strip below the board begins.
    below: i64,
}

impl Sheet {
    fn plan(scene: &Scene, say: Say) -> Sheet {
        let frame = match &scene.ground.board {
            Board::Hexes(hexes) => frame(hexes),
            Board::Table { width, height, .. } => {
                Frame { x: 0, y: 0, width: (*width).into(), height: (*height).into() }
            }
        };
        let percent = (180_000_000 / frame.width.max(1) / 100).clamp(30, 100);
        let part = |n: i64| n * percent / 100;
        let whole = frame;
        let frame = Frame {
            x: part(frame.x),
            y: part(frame.y),
            width: part(frame.width),
            height: part(frame.height),
        };
        let tall = |side: usize| -> i64 {
            trays(scene, side).iter().map(|tray| panel::tray_height(tray) + GAP).sum()
        };
        let room = |side: usize| if trays(scene, side).is_empty() { 0 } else { panel::TRAY_WIDTH + GAP };
        let seats = |side: usize| -> i64 {
            scene
                .seats
                .iter()
                .enumerate()
                .filter(|(index, _)| index % 2 == side)
                .map(|(index, _)| panel::seat_height(&tracks(scene, index)) + GAP)
                .sum()
        };
        let header = HEADER.max(seats(0)).max(seats(1));
        let common = if panel::common_tracks(scene).is_empty() { 0 } else { 500 };
        let header = header.max(HEADER + common);
        let title = 2 * (crate::pen::width_of(&say(&scene.title), 330) * 6 / 10 + 900).max(1900);
        let key_wide = panel::key_width(scene, say) + 2 * MARGIN;
        let least = 2 * (panel::SEAT_WIDTH + MARGIN + GAP) + title;
        let inner = room(0) + frame.width + room(1);
        let width = (inner + 2 * MARGIN).max(least).max(key_wide);
        let left = MARGIN + room(0) + (width - 2 * MARGIN - inner) / 2;
        let board = at(left, MARGIN + header);
        let body = frame.height.max(tall(0)).max(tall(1));
        let notes: Vec<String> =
            scene.notes.iter().flat_map(|note| wrapped(&say(note), 170, width - 2 * MARGIN)).collect();
        // Below the board: notes, the key of the map, and the compass if no corner of the board is free.
        let compass =
            Self::free_corner(scene, &whole).map(|p| at(p.x - frame.x + board.x, p.y - frame.y + board.y));
        let compass = if percent < 100 { None } else { compass };
        let key = if scene.ground.legend.is_empty() { 0 } else { panel::KEY_HEIGHT + GAP };
        let strip = (260 * notes.len() as i64 + key).max(if compass.is_some() { 0 } else { 1300 });
        let below = board.y + body + GAP;
        let height = below + strip + MARGIN;
        let compass = compass.unwrap_or(at(width - MARGIN - 600, below + 720));
        Sheet { width, height, percent, frame, board, header, notes, compass, below }
    }

    fn free_corner(scene: &Scene, frame: &Frame) -> Option<Point> {
        let Board::Hexes(hexes) = &scene.ground.board else { return None };
        let ground = Ground::new(hexes);
        let (left, top) = (frame.x + 700, frame.y + 950);
        let (right, bottom) = (frame.x + frame.width - 700, frame.y + frame.height - 800);
        [at(right, bottom), at(left, bottom), at(right, top), at(left, top)]
            .into_iter()
            .find(|corner| ground.is_free(*corner))
    }

    fn around(&self, svg: &mut Svg, scene: &Scene, say: Say, style: &Style, title: &str) {
        let inks = style.theme.inks();
        let group = |svg: &mut Svg, x: i64, y: i64| {
            svg.put(format_args!("<g transform=\"translate({} {})\">\n", Tenths(x), Tenths(y)));
        };
        group(svg, self.width / 2, MARGIN + 440);
        panel::cartouche(svg, title, style);
        svg.put("</g>\n");
        let common = panel::common_tracks(scene);
        if !common.is_empty() {
            group(svg, self.width / 2, MARGIN + 900);
            panel::band(svg, &common, say, style);
            svg.put("</g>\n");
        }
        let mut tops = [MARGIN, MARGIN];
        for (index, seat) in scene.seats.iter().enumerate() {
            let list = tracks(scene, index);
            let side = index % 2;
            let x = if side == 0 { MARGIN } else { self.width - MARGIN - panel::SEAT_WIDTH };
            group(svg, x, tops[side]);
            let deciding = scene.to_decide.is_some_and(|it| usize::from(it.0) == index);
            panel::seat(svg, seat, &list, deciding, say, style);
            svg.put("</g>\n");
            tops[side] += panel::seat_height(&list) + GAP;
        }
        for side in [0, 1] {
            let x = if side == 0 { MARGIN } else { self.width - MARGIN - panel::TRAY_WIDTH };
            let mut y = MARGIN + self.header;
            for tray in trays(scene, side) {
                group(svg, x, y);
                panel::tray(svg, tray, &look(scene, tray.seat), say, style);
                svg.put("</g>\n");
                y += panel::tray_height(tray) + GAP;
            }
        }
        group(svg, self.compass.x, self.compass.y);
        panel::compass(svg, scene.north, style);
        svg.put("</g>\n");
        let mut y = self.below;
        for note in &self.notes {
            svg.text(
                at(self.width / 2, y + 180),
                format_args!(
                    "font-family=\"{FONTS}\" font-size=\"19\" font-style=\"italic\" text-anchor=\"middle\" fill=\"{}\"",
                    inks.on_table
                ),
                note,
            );
            y += 260;
        }
        if !scene.ground.legend.is_empty() {
            group(svg, (self.width - panel::key_width(scene, say)) / 2, y + GAP / 2);
            panel::key(svg, scene, say, style);
            svg.put("</g>\n");
        }
    }
}

/// The tracks of a seat.
fn tracks(scene: &Scene, index: usize) -> Vec<&engine::scene::Track> {
    scene.tracks.iter().filter(|track| track.seat.is_some_and(|seat| usize::from(seat.0) == index)).collect()
}

/// The trays that lie on the left (0) or on the right (1).
fn trays(scene: &Scene, side: usize) -> Vec<&Tray> {
    scene.trays.iter().filter(|tray| usize::from(tray.seat.0) % 2 == side).collect()
}
