//! Pointy-top hexes with letters and numbers, built from modules that are turned: Medieval Battle.

use hexboard::space::{half_turn, turned};
use hexboard::{Hex, HexMap, Line, Numbering, Orientation, Step};

const N: Numbering = Numbering::Letters { orientation: Orientation::Pointy, letter: 7, number: 8 };

/// The hexes between bounds on q, r and s = -q - r.
fn shape(q: (i32, i32), r: (i32, i32), s: (i32, i32)) -> Vec<Hex> {
    let within = |it: i32, bounds: (i32, i32)| bounds.0 <= it && it <= bounds.1;
    let all = (-20..=20).flat_map(|r| (-20..=20).map(move |q| Hex::new(q, r)));
    all.filter(|it| within(it.x, q) && within(it.y, r) && within(it.z(), s)).collect()
}

fn inner() -> Vec<Hex> {
    shape((-5, 3), (-5, 3), (-5, 3))
}

fn outer() -> Vec<Hex> {
    shape((4, 6), (-5, 20), (-5, 20))
}

fn small() -> Vec<Hex> {
    let mut hexes = shape((1, 5), (-20, 20), (-6, -6));
    hexes.extend(shape((2, 5), (-20, 20), (-7, -7)));
    hexes
}

/// Turned into a slot: each lies a third of a full turn after the one before.
fn slot(hexes: Vec<Hex>, steps: i32) -> Vec<Hex> {
    hexes.into_iter().map(|hex| turned(hex, 2 * steps)).collect()
}

fn standard() -> Vec<Hex> {
    let mut hexes = inner();
    for steps in 0..3 {
        hexes.extend(slot(outer(), steps));
        hexes.extend(slot(small(), steps));
    }
    hexes
}

fn board(name: &str, hexes: Vec<Hex>) -> HexMap {
    HexMap::from_hexes(name, N, &["plain"], hexes.into_iter().map(|hex| (hex, "plain"))).unwrap()
}

#[test]
fn medieval_battle_2_8_labels() {
    assert_eq!(N.label(Hex::new(0, 0)), "H8");
    assert_eq!(N.parse("A15"), Some(Hex::new(-7, 7)));
    for wrong in ["", "H", "8", "h8", "H08", "H+8", "H8 ", "Ħ8", "--A1"] {
        assert_eq!(N.parse(wrong), None, "{wrong:?}");
    }
}

#[test]
fn medieval_battle_2_8_letters_go_on_beyond_both_ends() {
    assert_eq!(N.label(Hex::new(18, 0)), "Z8");
    assert_eq!(N.label(Hex::new(19, 0)), "AA8");
    assert_eq!(N.label(Hex::new(-8, -9)), "-A-1");
    assert_eq!(N.parse("-A-1"), Some(Hex::new(-8, -9)));
}

#[test]
fn medieval_battle_2_8_one_turn_is_120_degrees() {
    for hex in inner() {
        assert_eq!(turned(hex, 2), Hex::new(-hex.x - hex.y, hex.x));
    }
}

#[test]
fn medieval_battle_2_8_module_sizes() {
    assert_eq!((inner().len(), outer().len(), small().len()), (52, 18, 9));
}

#[test]
fn medieval_battle_2_8_the_standard_map_has_133_hexes_and_no_overlap() {
    let map = board("standard", standard());
    assert_eq!(map.len(), 133);
    assert_eq!(map.check_connected(|_| true, |_, _, _| true), Ok(133));
}

#[test]
fn medieval_battle_2_8_the_large_map_has_230_hexes_and_no_overlap() {
    let sum = Hex::new(5, 6);
    let mut hexes = inner();
    hexes.extend(slot(outer(), 2));
    for steps in 0..2 {
        hexes.extend(slot(outer(), steps));
        hexes.extend(slot(outer(), steps).into_iter().map(|hex| half_turn(hex, sum)));
    }
    hexes.extend(inner().into_iter().map(|hex| half_turn(hex, sum)));
    for steps in 1..3 {
        hexes.extend(slot(small(), steps));
        hexes.extend(slot(small(), steps).into_iter().map(|hex| half_turn(hex, sum)));
    }
    assert_eq!(board("large", hexes).len(), 230);
}

/// Sight by MB-R51: high ground sees over, the others not; `high` and `blocking` list hexes.
#[track_caller]
fn check_sight(from: (i32, i32), to: (i32, i32), blocking: &[(i32, i32)], high: &[(i32, i32)], open: bool) {
    let line = Line::between(from.into(), to.into());
    let listed = |list: &[(i32, i32)], hex: Hex| list.contains(&(hex.x, hex.y));
    let height = |hex: Hex| i32::from(listed(high, hex));
    let blocked = line.blocked(|hex| {
        let heights = line.heights(hex, height);
        listed(blocking, hex) && heights.from <= heights.between
    });
    assert_eq!(!blocked, open);
}

#[test]
fn medieval_battle_t61_sight() {
    let mountain = (2, 2);
    check_sight((1, 0), (3, -2), &[(2, -1)], &[], false);
    check_sight((2, 1), (2, 3), &[mountain], &[mountain], false);
    check_sight((1, -1), (1, -3), &[], &[(1, -2)], true);
    check_sight((2, 1), (1, 3), &[mountain], &[mountain], true);
    check_sight((-1, 4), (1, 2), &[(0, 3)], &[(-1, 4)], true);
    check_sight((1, 2), (-1, 4), &[(0, 3)], &[(-1, 4)], false);
}

#[test]
fn medieval_battle_r51_two_hexes_touch_a_crooked_line() {
    let line = Line::between(Hex::new(2, 1), Hex::new(1, 3));
    assert_eq!(line.steps(), [Step::Between(Hex::new(2, 2), Hex::new(1, 2))]);
}
