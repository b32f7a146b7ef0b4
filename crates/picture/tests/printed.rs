//! Printed counters and large maps: a front, arms, numbers, stacks, and a ground that stays light.

use engine::Seat;
use engine::decision::Place;
use engine::scene::*;
use engine::text::Phrase;
use hexboard::space::neighbour;
use hexboard::{Hex, Side};
use picture::{Style, Theme, counter, stacking};

const HEXAGON: SeatLook =
    SeatLook { id: "a", name: Phrase { id: "a", args: Vec::new() }, tincture: "gules", shape: "hexagon" };
const SQUARE: SeatLook =
    SeatLook { id: "b", name: Phrase { id: "b", args: Vec::new() }, tincture: "sable", shape: "square" };

fn troops(short: &'static str, at: (i32, i32)) -> Piece {
    Piece {
        id: 1,
        seat: Seat(0),
        look: "regular-cavalry",
        short,
        name: Phrase::new("riders"),
        place: Some(Place::Hex { q: at.0, r: at.1 }),
        facing: Some(1),
        strength: Some((2, 2)),
        dots: None,
        values: vec![("armour", 1), ("strength", 2), ("movement", 9), ("charge", 0)],
        status: Vec::new(),
        rules: Vec::new(),
    }
}

fn leader(look: &'static str, at: (i32, i32)) -> Piece {
    Piece {
        look,
        short: "Ulrich von Jungingen",
        facing: None,
        strength: None,
        values: vec![("range", 3)],
        ..troops("", at)
    }
}

fn draw(piece: &Piece, seat: &SeatLook, turned: Option<u16>) -> String {
    counter(piece, seat, "riders", turned, &Style::default())
}

#[test]
fn the_front_bar_lies_on_the_side_that_is_faced() {
    let style = Style::default();
    let layout = picture::layout(&HexBoard {
        pointy: false,
        cells: Vec::new(),
        sides: Vec::new(),
        roads: Vec::new(),
        names: Vec::new(),
    });
    for seat in [&HEXAGON, &SQUARE] {
        for side in 0..6_u8 {
            let degrees = picture::bearing(side, false, &style);
            // From the hex straight to its neighbour across that side.
            let next = layout.centre(neighbour(Hex::ZERO, Side::ALL[usize::from(side)]));
            let straight = (next.x as f64).atan2(-next.y as f64).to_degrees().rem_euclid(360.0);
            assert!((straight - f64::from(degrees)).abs() < 1.0, "side {side}: {degrees}, not {straight}");
            let svg = draw(&troops("PKR2", (0, 0)), seat, Some(degrees));
            assert!(svg.contains(&format!("class=\"facing\" transform=\"rotate({degrees})\"")), "{svg}");
            assert_eq!(svg.matches("class=\"facing\"").count(), 1);
        }
        // In a tray it lies as it was printed: the front at the top.
        assert!(draw(&troops("PKR2", (0, 0)), seat, None).contains("rotate(0)"));
    }
    assert!(!draw(&leader("leader", (0, 0)), &SQUARE, None).contains("class=\"facing\""), "no front");
}

#[test]
fn a_front_bar_stays_within_its_hex() {
    for seat in [&HEXAGON, &SQUARE] {
        for degrees in [0_u16, 60, 120, 180, 240, 300] {
            let svg = draw(&troops("PKR2", (0, 0)), seat, Some(degrees));
            let bar = svg.split("class=\"facing\"").nth(1).and_then(|rest| rest.split(" d=\"").nth(1));
            let data = bar.and_then(|rest| rest.split('"').next()).expect("a bar");
            // The tip follows `H-6L0 `: how far out it is, in pixels; the side lies 43.3 from the middle.
            let tip = data.split("L0 ").nth(1).and_then(|rest| rest.split('L').next()).expect("a tip");
            let tip: f64 = tip.parse().expect("a number");
            assert!((-48.0..-38.0).contains(&tip), "{tip} at {degrees}");
        }
    }
}

#[test]
fn numbers_arms_and_name_are_printed() {
    let svg = draw(&troops("PKR2", (0, 0)), &HEXAGON, Some(0));
    assert!(svg.contains("href=\"#pic-arms-PKR\"") && svg.contains(">PKR 2</text>"));
    for (value, times) in [(">1</text>", 1), (">2</text>", 1), (">9</text>", 1), (">0</text>", 0)] {
        assert_eq!(svg.matches(value).count(), times, "{value}: no charge, no badge");
    }
    assert!(!svg.contains("class=\"chief\""));
    assert!(draw(&troops("PKR1", (0, 0)), &HEXAGON, Some(0)).contains("class=\"chief\""), "a red mark");
    // A body that is in no book has arms too, and others have others.
    let made = |short| draw(&troops(short, (0, 0)), &HEXAGON, Some(0)).replace(short, "");
    assert!(!made("QQX1").contains("pic-arms-"));
    assert_ne!(made("QQX1").replace("QQX", ""), made("QZA1").replace("QZA", ""));
}

#[test]
fn what_befalls_a_counter_is_seen_on_it() {
    let plain = draw(&troops("PKR2", (0, 0)), &SQUARE, Some(0));
    for status in ["disorganised", "panicked", "ready", "marching", "stopped", "banner", "dizzy"] {
        let mut piece = troops("PKR2", (0, 0));
        piece.status.push(status);
        let svg = draw(&piece, &SQUARE, Some(0));
        assert!(svg.contains(&format!("<title>{status}</title>")) && svg != plain, "{status}");
    }
    for level in 1..=3 {
        let mut piece = troops("PKR2", (0, 0));
        piece.values[3].1 = level;
        assert!(draw(&piece, &SQUARE, Some(0)).contains(&format!("<title>charge {level}</title>")));
    }
    let mut worn = troops("PKR2", (0, 0));
    (worn.strength, worn.values[1].1) = (Some((1, 2)), 1);
    assert!(draw(&worn, &SQUARE, Some(0)).contains("url(#pic-worn)") && !plain.contains("url(#pic-worn)"));
}

#[test]
fn sides_have_their_own_shape_and_leaders_are_small_and_crowned() {
    let piece = troops("PKR2", (0, 0));
    assert!(draw(&piece, &HEXAGON, Some(0)).contains("#pic-body-hexagon"));
    assert!(draw(&piece, &SQUARE, Some(0)).contains("#pic-body-square"));
    assert_ne!(picture::rim(&piece, &HEXAGON), picture::rim(&piece, &SQUARE));
    let (head, sub) = (leader("army-leader", (0, 0)), leader("leader", (0, 0)));
    assert!(draw(&head, &SQUARE, None).contains("class=\"crown\""));
    assert!(!draw(&sub, &SQUARE, None).contains("class=\"crown\""));
    assert!(draw(&sub, &SQUARE, None).contains(">Jungingen</text>"), "the name that people use");
}

#[test]
fn stacks_fan_out_and_leaders_stand_beside_their_men() {
    let (here, there) = ((3, 1), (4, 1));
    let pieces = [troops("PKR1", here), troops("PKR2", here), troops("PKR3", there), leader("leader", here)];
    let offsets = stacking::offsets(&pieces);
    assert_eq!(offsets[2], (0, 0), "alone");
    assert!(offsets[0].0 > 0 && offsets[1].0 < 0 && offsets[0] != offsets[1], "{offsets:?}");
    assert!(offsets[3].0 < offsets[1].0 && offsets[3].1 < offsets[1].1, "he does not hide their numbers");
    assert_eq!(stacking::offsets(&[leader("leader", here)]), [(0, 0)]);
    let many: Vec<Piece> = (0..9).map(|_| troops("PKR1", here)).collect();
    assert!(stacking::offsets(&many).iter().all(|(x, y)| x.abs() <= 130 && y.abs() <= 130), "in their hex");
    let mut lost = troops("PKR1", here);
    lost.place = None;
    assert_eq!(stacking::offsets(&[lost, troops("PKR2", here)]), [(0, 0), (0, 0)]);
}

#[test]
fn counters_stay_light() {
    let mut most = troops("PKR2", (0, 0));
    most.status = vec!["disorganised", "ready", "stopped", "banner", "worn"];
    most.values[3].1 = 3;
    for theme in [Theme::Light, Theme::Dark, Theme::HighContrast] {
        let style = Style::themed(theme);
        let size = |piece: &Piece| counter(piece, &SQUARE, "riders", Some(60), &style).len();
        assert!(size(&troops("PKR2", (0, 0))) < 2_000, "{}", size(&troops("PKR2", (0, 0))));
        assert!(size(&most) < 5_000, "{}", size(&most));
        assert!(picture::defs(&style).len() < 90_000, "{}", picture::defs(&style).len());
    }
}
