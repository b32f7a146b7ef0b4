//! Lines over the board lie where the board lies.

use engine::scene::{Cell, HexBoard};
use picture::{arrow, cursor, frame, halfway, hex_at, hex_path, outline, point, ring};

/// A rhombus of hexes with a hole in it, far from the origin.
fn board(pointy: bool) -> HexBoard {
    let cell = |q, r| Cell { q, r, label: String::new(), terrain: "plain", elevation: 0, part: None };
    let cells = (-9..14).flat_map(|q| (-20..7).map(move |r| (q, r))).filter(|at| *at != (2, 2));
    HexBoard {
        pointy,
        cells: cells.map(|(q, r)| cell(q, r)).collect(),
        sides: Vec::new(),
        roads: Vec::new(),
        names: Vec::new(),
    }
}

#[test]
fn the_middle_of_every_hex_is_picked_as_that_hex() {
    for board in [board(true), board(false)] {
        for cell in &board.cells {
            let (x, y) = point(&board, cell.q, cell.r);
            assert_eq!(hex_at(&board, x.0, y.0), Some((cell.q, cell.r)));
        }
    }
}

#[test]
fn a_hole_and_the_outside_are_no_hex() {
    let board = board(true);
    let (x, y) = point(&board, 2, 2);
    assert_eq!(hex_at(&board, x.0, y.0), None);
    let frame = frame(&board);
    assert_eq!(hex_at(&board, frame.x - 10, frame.y), None);
    assert_eq!(hex_at(&board, i64::MAX / 4, i64::MIN / 4), None);
}

#[test]
fn any_point_is_picked_as_the_hex_whose_middle_is_nearest() {
    let mut seed = 20_u64;
    let mut next = |below: i64| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as i64 % below
    };
    for board in [board(true), board(false)] {
        let frame = frame(&board);
        for _ in 0..2_000 {
            let (x, y) = (frame.x + next(frame.width), frame.y + next(frame.height));
            let away = |q: i32, r: i32| {
                let (cx, cy) = point(&board, q, r);
                (cx.0 - x).pow(2) + (cy.0 - y).pow(2)
            };
            let Some((q, r)) = hex_at(&board, x, y) else { continue };
            let nearest = board.cells.iter().map(|cell| away(cell.q, cell.r)).min().expect("some hex");
            assert_eq!(away(q, r), nearest, "{x} {y}");
        }
    }
}

#[test]
fn a_hex_is_drawn_corner_to_corner() {
    assert_eq!(hex_path(&board(true), &[(0, 0)]), "m0-50l43.3 25 0 50 -43.3 25 -43.3-25 0-50z");
    assert_eq!(hex_path(&board(false), &[(0, 0)]), "m25-43.3l25 43.3 -25 43.3 -50 0 -25-43.3 25-43.3z");
    // Of several in one shape each begins where the one before began, a hex on.
    let two = hex_path(&board(true), &[(0, 0), (1, 0)]);
    assert_eq!(two, "m0-50l43.3 25 0 50 -43.3 25 -43.3-25 0-50zm86.6 0l43.3 25 0 50 -43.3 25 -43.3-25 0-50z");
}

#[test]
fn an_outline_goes_round_islands_and_holes() {
    let board = board(true);
    let loops = |hexes: &[(i32, i32)]| outline(&board, hexes).matches('z').count();
    assert_eq!(loops(&[]), 0);
    assert_eq!(loops(&[(99, 99)]), 0, "not on the board");
    assert_eq!(loops(&[(0, 0), (1, 0)]), 1);
    assert_eq!(loops(&[(0, 0), (5, 0)]), 2);
    let round_a_hole = [(3, 2), (2, 3), (1, 3), (1, 2), (2, 1), (3, 1)];
    assert_eq!(loops(&round_a_hole), 2);
    assert_eq!(outline(&board, &[(0, 0), (1, 0), (0, 0)]), outline(&board, &[(1, 0), (0, 0)]));
}

#[test]
fn an_arrow_needs_two_hexes_and_ends_on_the_last() {
    let board = board(true);
    assert_eq!(arrow(&board, &[]), picture::Arrow::default());
    assert_eq!(arrow(&board, &[(0, 0)]), picture::Arrow::default());
    assert_eq!(arrow(&board, &[(0, 0), (0, 0)]), picture::Arrow::default());
    let straight = arrow(&board, &[(0, 0), (1, 0), (2, 0)]);
    assert!(straight.shaft.starts_with("m0 0c"), "{}", straight.shaft);
    let (x, y) = point(&board, 2, 0);
    assert!(straight.head.starts_with(&format!("m{x} {y}l")), "{}", straight.head);
    // Straight on: the line never leaves the row.
    assert_eq!(straight.shaft.split([' ', 'c', 'm']).filter(|n| *n == "0").count(), 1 + 1 + 6);
}

#[test]
fn rings_and_cursors_are_drawn_within_the_hex() {
    let board = board(false);
    assert!(ring(&board, 3, -2).ends_with('z'));
    assert_eq!(cursor(&board, 3, -2).matches('m').count(), 6);
    assert_eq!(halfway(&board, (0, 0), (0, 0)), point(&board, 0, 0));
}
