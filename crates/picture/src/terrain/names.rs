//! Names of places, spaced out in capitals and bent a little, as on an old map.
//!
//! Every letter is a text of its own: not every program that shows SVG can set text on a path.

use crate::ground::Ground;
use crate::pen::{Point, Tenths, at, escaped, length, minus, sway};
use crate::style::{FONTS, Style};
use crate::svg::Svg;
use engine::scene::HexBoard;
use engine::sorted::{Gathered, InOrder};
use engine::text::Phrase;
use hexboard::Hex;
use hexboard::space::{distance, neighbours};
use std::collections::BTreeMap;

/// The size of letters, and of those that begin a word, in tenths of a pixel.
const SMALL: i64 = 132;
const LARGE: i64 = 172;
/// Between two letters, and between two words.
const SPACE: i64 = 34;
const BREAK: i64 = 90;

/// Names of places. They know nothing of what lies on the board: see [`names_around`].
pub fn names(board: &HexBoard, say: &dyn Fn(&Phrase) -> String, style: &Style) -> String {
    names_around(board, &[], say, style)
}

/// Names of places that stay away from these hexes as well as they can. A page that names the hexes of flags and the
/// like, but not those of pieces, gets names that keep their place through the whole game.
pub fn names_around(
    board: &HexBoard,
    taken: &[(i32, i32)],
    say: &dyn Fn(&Phrase) -> String,
    style: &Style,
) -> String {
    let ground = Ground::new(board);
    let inks = style.theme.inks();
    let mut svg = Svg::new();
    svg.put(format_args!(
        "<g class=\"names\" font-family=\"{FONTS}\" font-size=\"{}\" text-anchor=\"middle\" fill=\"{}\" fill-opacity=\"{}\" stroke=\"{}\" stroke-opacity=\".5\" stroke-width=\"3\" stroke-linejoin=\"round\" paint-order=\"stroke\">\n",
        Tenths(SMALL),
        inks.ink,
        if inks.textured { ".78" } else { "1" },
        inks.halo
    ));
    let mut costs: BTreeMap<(i32, i32), i64> = taken.iter().map(|hex| (*hex, 40)).gathered();
    for (q, r, name) in in_order(&ground) {
        let (name, home) = (say(name), Hex::new(q, r));
        let hand = Hand::of(&ground, home);
        // Another name in brackets is for those who ask.
        let short = if ground.is_large() { name.split(" (").next().unwrap_or(&name) } else { &name };
        if hand.town {
            town(&mut svg, &ground, home, &name, short, &mut costs, style);
            continue;
        }
        let letters: Vec<Letter> = spaced(short)
            .into_iter()
            .map(|letter| Letter { x: letter.x * hand.size / 100, ..letter })
            .collect();
        let wide = letters.last().map_or(0, |letter| letter.x) + SMALL * hand.size / 100;
        let bend = Bend::of(ground.centre(home), wide);
        let Some(middle) = roomy(&ground, home, wide, &costs) else { continue };
        // The next name goes elsewhere.
        costs.extend(under(&ground, middle, wide).into_iter().map(|hex| ((hex.x, hex.y), 60)));
        svg.put(format_args!("<g class=\"name\" role=\"img\" aria-label=\"{}\"", escaped(&name)));
        if hand.size != 100 {
            svg.put(format_args!(" font-size=\"{}\"", Tenths(SMALL * hand.size / 100)));
        }
        if hand.water {
            svg.put(format_args!(" font-style=\"italic\" fill=\"{}\" fill-opacity=\"1\"", inks.deep_ink()));
        }
        if hand.pale {
            svg.put(format_args!(
                " fill=\"{}\" fill-opacity=\"1\" stroke=\"{}\" stroke-opacity=\".8\"",
                inks.pale_ink(),
                inks.tree[0]
            ));
        }
        svg.put(">");
        for letter in &letters {
            let x = letter.x - wide / 2 + SMALL * hand.size / 200;
            let (y, degrees) = bend.at(x);
            let size = if letter.large {
                format!(" font-size=\"{}\"", Tenths(LARGE * hand.size / 100))
            } else {
                String::new()
            };
            svg.put(format_args!(
                "<text transform=\"translate({} {})rotate({})\"{size}>{}</text>",
                Tenths(middle.x + x),
                Tenths(middle.y + y),
                Tenths(degrees),
                escaped(&letter.text)
            ));
        }
        svg.put("</g>\n");
    }
    svg.put("</g>\n");
    svg.finish()
}

/// How a name is written.
struct Hand {
    /// In hundredths of the size on small boards.
    size: i64,
    /// In the colour of water, leaning.
    water: bool,
    /// Pale, on the dark of a wood.
    pale: bool,
    /// Upright, on a straight line beside its houses.
    town: bool,
}

impl Hand {
    fn of(ground: &Ground, home: Hex) -> Hand {
        let terrain = ground.cell(home).map_or("", |cell| cell.terrain);
        if !ground.is_large() {
            return Hand { size: 100, water: false, pale: false, town: false };
        }
        Hand {
            size: if matches!(terrain, "woods" | "lake") { 190 } else { 135 },
            water: matches!(terrain, "lake" | "marsh") || near_water(ground, home),
            pale: terrain == "woods",
            town: matches!(terrain, "village" | "camp"),
        }
    }
}

/// Does a stream or a river run along this hex?
fn near_water(ground: &Ground, hex: Hex) -> bool {
    let here = (hex.x, hex.y);
    ground
        .board
        .sides
        .iter()
        .any(|side| matches!(side.kind, "stream" | "river") && (side.a == here || side.b == here))
}

/// The names of a large map in the order in which they take their place: towns first, they are looked for most.
fn in_order<'a>(ground: &Ground<'a>) -> Vec<(i32, i32, &'a Phrase)> {
    let mut list: Vec<_> = ground.board.names.iter().map(|(q, r, name)| (*q, *r, name)).collect();
    list.put_in_order_by_key(|(q, r, _)| !Hand::of(ground, Hex::new(*q, *r)).town);
    list
}

/// The hexes of one terrain that hang together with this one.
fn patch(ground: &Ground, home: Hex) -> Vec<Hex> {
    let Some(cell) = ground.cell(home) else { return vec![home] };
    let (mut found, mut next) = (vec![home], 0);
    while let Some(hex) = found.get(next).copied() {
        next += 1;
        for side in neighbours(hex) {
            if ground.cell(side).is_some_and(|it| it.terrain == cell.terrain) && !found.contains(&side) {
                found.push(side);
            }
        }
    }
    found
}

/// The name of a village or a camp: in one piece, below its houses or wherever else there is room.
fn town(
    svg: &mut Svg,
    ground: &Ground,
    home: Hex,
    name: &str,
    short: &str,
    costs: &mut BTreeMap<(i32, i32), i64>,
    style: &Style,
) {
    const SIZE: i64 = 320;
    let inks = style.theme.inks();
    let wide = crate::pen::width_of(short, SIZE) * 11 / 10;
    let centres: Vec<Point> = patch(ground, home).into_iter().map(|hex| ground.centre(hex)).collect();
    let frame = crate::ground::frame_of(&centres);
    let (left, right) = (frame.x - 430 - wide / 2, frame.x + frame.width + 430 + wide / 2);
    let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2 + 90);
    let (top, bottom) = (frame.y - 560, frame.y + frame.height + 720);
    let spots = [at(x, bottom), at(x, top), at(right, y), at(left, y), at(right, bottom), at(left, top)];
    let cost = |spot: Point| -> i64 {
        under(ground, spot, wide).into_iter().map(|hex| toll(ground, hex, None, costs)).sum()
    };
    let ranked =
        spots.into_iter().enumerate().min_by_key(|(rank, spot)| (cost(*spot) + 6 * *rank as i64, *rank));
    let Some((_, spot)) = ranked else { return };
    costs.extend(under(ground, spot, wide).into_iter().map(|hex| ((hex.x, hex.y), 60)));
    svg.put(format_args!(
        "<g class=\"name\" role=\"img\" aria-label=\"{}\"><text transform=\"translate({} {})\" font-size=\"{}\" font-weight=\"600\" letter-spacing=\"1\" fill-opacity=\"1\" stroke=\"{}\" stroke-width=\"5\" stroke-opacity=\".75\">{}</text></g>\n",
        escaped(name),
        Tenths(spot.x),
        Tenths(spot.y),
        Tenths(SIZE),
        inks.halo,
        escaped(short)
    ));
}

/// What a name pays for lying on this hex.
fn toll(ground: &Ground, hex: Hex, part: Option<u8>, costs: &BTreeMap<(i32, i32), i64>) -> i64 {
    let lies = match ground.cell(hex) {
        None => 60,
        Some(cell) if cell.part != part => 12,
        Some(cell) => match cell.terrain {
            "plain" | "lake" => 0,
            "hill" | "marsh" => 14,
            _ => 30,
        },
    };
    lies + costs.get(&(hex.x, hex.y)).copied().unwrap_or(0)
}

/// One capital: the middle of it, counted from the middle of the first.
struct Letter {
    text: String,
    large: bool,
    x: i64,
}

fn spaced(name: &str) -> Vec<Letter> {
    let mut letters: Vec<Letter> = Vec::new();
    let (mut x, mut last, mut begins) = (0, 0, true);
    for c in name.chars() {
        if c.is_whitespace() {
            x += BREAK;
            begins = true;
            continue;
        }
        let text: String = c.to_uppercase().collect();
        // A word begins large; the short ones, as in "the" or "d'", only at the very beginning.
        let large = begins && (letters.is_empty() || c.is_uppercase());
        let width = width(c) * if large { LARGE } else { SMALL } / 100;
        if !letters.is_empty() {
            x += last / 2 + width / 2 + SPACE;
        }
        letters.push(Letter { text, large, x });
        last = width;
        begins = matches!(c, '\'' | '’' | '-');
    }
    letters
}

/// How wide a capital is, in hundredths of its size.
fn width(c: char) -> i64 {
    match c.to_uppercase().next().unwrap_or(c) {
        'I' | 'Î' | 'Ï' | '.' | ',' | '\'' | '’' | '-' => 34,
        'J' => 42,
        'B' | 'E' | 'É' | 'È' | 'Ê' | 'F' | 'L' | 'P' | 'R' | 'S' | 'T' | 'Y' => 60,
        'M' | 'W' | 'Œ' | 'Æ' => 90,
        _ => 72,
    }
}

/// A shallow arc, some rising and some falling.
struct Bend {
    wide: i64,
    /// How much lower its end lies than its beginning, and its ends than its middle.
    tilt: i64,
    sag: i64,
}

impl Bend {
    fn of(home: Point, wide: i64) -> Bend {
        let wide = wide.max(1);
        let tilt = sway(home.x, home.y, 200, wide * 12 / 100);
        let sag = sway(home.x, home.y, 201, wide * 4 / 100) + wide * 3 / 100;
        Bend { wide, tilt, sag }
    }

    /// How far below the middle the line runs at this distance from it, and how it is turned there, in tenths of a degree.
    fn at(&self, x: i64) -> (i64, i64) {
        let y = self.tilt * x / self.wide + 4 * self.sag * x * x / (self.wide * self.wide);
        // The slope in thousandths; for so small an angle it is the angle.
        let slope = 1000 * self.tilt / self.wide + 8000 * self.sag * x / (self.wide * self.wide);
        (y, slope * 573 / 1000)
    }
}

/// Where a name has the most room: the name of a part of the board anywhere on the part, that of a place beside it.
fn roomy(ground: &Ground, home: Hex, wide: i64, costs: &BTreeMap<(i32, i32), i64>) -> Option<Point> {
    let centre = ground.centre(home);
    let part = ground.cell(home).and_then(|cell| cell.part);
    let terrain = ground.cell(home).map_or("", |cell| cell.terrain);
    let on_itself = ground.is_large() && matches!(terrain, "woods" | "lake" | "marsh");
    let spots: Vec<(Point, i64)> = if on_itself {
        let patch = patch(ground, home);
        let centres: Vec<Point> = patch.iter().map(|hex| ground.centre(*hex)).collect();
        let many = centres.len().max(1) as i64;
        let mean = at(
            centres.iter().map(|p| p.x).sum::<i64>() / many,
            centres.iter().map(|p| p.y).sum::<i64>() / many,
        );
        centres.into_iter().map(|p| (at(p.x, p.y + 60), length(minus(p, mean)) / 60)).collect()
    } else if part.is_some() {
        let on_part = ground.cells().filter(|(_, cell)| cell.part == part);
        on_part
            .flat_map(|(hex, _)| {
                let (p, far) = (ground.centre(hex), i64::from(distance(home, hex)));
                // Over the middle of a hex, or over the side between two.
                [(at(p.x, p.y + 50), far * 3), (at(p.x + 433, p.y + 50), far * 3 + 1)]
            })
            .collect()
    } else {
        let beside = wide / 2 + 330;
        let places = [(0, 430), (0, -330), (beside, 60), (-beside, 60), (0, 640), (0, -560)];
        places
            .into_iter()
            .enumerate()
            .map(|(rank, (dx, dy))| (at(centre.x + dx, centre.y + dy), 6 * rank as i64))
            .collect()
    };
    // A wood and a lake bear their own names; other ground is better left alone.
    let own = ground.cell(home).map(|cell| cell.terrain).filter(|_| on_itself);
    let each = |hex: Hex| {
        let at_home = own.is_some() && ground.cell(hex).map(|cell| cell.terrain) == own;
        if at_home {
            costs.get(&(hex.x, hex.y)).copied().unwrap_or(0)
        } else {
            toll(ground, hex, part, costs) + if on_itself { 20 } else { 0 }
        }
    };
    let cost = |spot: Point| -> i64 { under(ground, spot, wide).into_iter().map(each).sum::<i64>() };
    spots.into_iter().min_by_key(|(spot, far)| (cost(*spot) + far, spot.y, spot.x)).map(|(spot, _)| spot)
}

/// The hexes under a name, one for every few letters, so that those that it only touches count little.
fn under(ground: &Ground, middle: Point, wide: i64) -> Vec<Hex> {
    let steps = wide / 160 + 1;
    let line = |y: i64| {
        (0..=steps).map(move |step| at(middle.x - wide / 2 - 60 + (wide + 120) * step / steps, middle.y + y))
    };
    line(-110).chain(line(20)).map(|p| ground.layout.hex_at(p)).collect()
}
