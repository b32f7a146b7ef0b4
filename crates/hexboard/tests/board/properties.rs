//! What holds on any board, tried on many.

use std::collections::BTreeSet;

use hexboard::facing::{cone_at, in_cone};
use hexboard::pixels::{Layout, Point};
use hexboard::reach::reach_numbered;
use hexboard::space::{disc, distance, half_turn, mirrored, neighbour, ring, turned, turned_about};
use hexboard::{Axis, Corner, Grid, Hex, HexMap, Hexside, Line, Numbering, Orientation, Parity, Side, Sided};
use hexboard::{Step, Through, Vertex, reach, section};
use proptest::prelude::*;

fn any_hex() -> impl Strategy<Value = Hex> {
    (-40..40, -40..40).prop_map(|(x, y)| Hex::new(x, y))
}

fn any_side() -> impl Strategy<Value = Side> {
    (0..6).prop_map(Side::wrapping)
}

fn any_axis() -> impl Strategy<Value = Axis> {
    prop_oneof![
        (0..6).prop_map(|it| Axis::Side(Side::wrapping(it))),
        (0..6).prop_map(|it| Axis::Corner(Corner::wrapping(it)))
    ]
}

fn any_orientation() -> impl Strategy<Value = Orientation> {
    prop_oneof![Just(Orientation::Flat), Just(Orientation::Pointy)]
}

fn any_numbering() -> impl Strategy<Value = Numbering> {
    let parity = prop_oneof![Just(Parity::Even), Just(Parity::Odd)];
    prop_oneof![
        (-3..3, parity.clone()).prop_map(|(first, lower)| Numbering::Columns { first, lower }),
        (-3..3, parity).prop_map(|(first, right)| Numbering::Rows { first, right }),
        (any_orientation(), any::<i32>(), any::<i32>())
            .prop_map(|(orientation, letter, number)| Numbering::Letters { orientation, letter, number }),
    ]
}

/// The hexes whose inside the line meets, found without walking: some corners to its left and some to its right.
fn crossed(from: Hex, to: Hex) -> BTreeSet<(i32, i32)> {
    let way = to - from;
    let left = |v: Vertex| (way.x * (v.y - 3 * from.y) - way.y * (v.x - 3 * from.x)).signum();
    // Twice the scalar product of the plane, in axial coordinates.
    let dot = |a: Hex, b: Hex| 2 * (a.x * b.x + a.y * b.y) + a.x * b.y + a.y * b.x;
    let passed = |hex: Hex| {
        let signs = Corner::ALL.map(|corner| left(Vertex::of(hex, corner)));
        let along = dot(hex - from, way);
        signs.contains(&1) && signs.contains(&-1) && 0 < along && along < dot(way, way)
    };
    disc(from, distance(from, to) + 1)
        .into_iter()
        .filter(|&hex| passed(hex))
        .map(|hex| (hex.x, hex.y))
        .collect()
}

proptest! {
    #[test]
    fn distance_is_symmetric_and_obeys_the_triangle(a in any_hex(), b in any_hex(), c in any_hex()) {
        prop_assert_eq!(distance(a, b), distance(b, a));
        prop_assert!(distance(a, c) <= distance(a, b) + distance(b, c));
        prop_assert_eq!(distance(a, b) == 0, a == b);
    }

    #[test]
    fn distance_is_total(a: (i32, i32), b: (i32, i32)) {
        prop_assert_eq!(distance(a.into(), b.into()), distance(b.into(), a.into()));
    }

    #[test]
    fn rings_hold_each_hex_once(centre in any_hex(), radius in 0u32..7) {
        let hexes = ring(centre, radius);
        prop_assert_eq!(hexes.len() as u32, if radius == 0 { 1 } else { 6 * radius });
        prop_assert!(hexes.iter().all(|&hex| distance(centre, hex) == radius));
        prop_assert_eq!(hexes.iter().map(|hex| (hex.x, hex.y)).collect::<BTreeSet<_>>().len(), hexes.len());
        // Clockwise without gaps.
        prop_assert!(hexes.windows(2).all(|pair| distance(pair[0], pair[1]) == 1));
    }

    #[test]
    fn turns_are_bijections_that_keep_distances(
        a in any_hex(),
        b in any_hex(),
        side in any_side(),
        by in -20..20,
    ) {
        prop_assert_eq!(turned(turned(a, by), -by), a);
        prop_assert_eq!(turned_about(turned_about(a, b, by), b, -by), a);
        prop_assert_eq!(distance(turned(a, by), turned(b, by)), distance(a, b));
        prop_assert_eq!(turned(neighbour(a, side), by), neighbour(turned(a, by), side.turned(by)));
        prop_assert_eq!(turned(a, 3), half_turn(a, Hex::ZERO));
        prop_assert_eq!(half_turn(half_turn(a, b), b), a);
    }

    #[test]
    fn mirrors_undo_themselves_and_keep_distances(
        a in any_hex(),
        b in any_hex(),
        side in any_side(),
        axis in any_axis(),
    ) {
        prop_assert_eq!(mirrored(mirrored(a, axis), axis), a);
        prop_assert_eq!(distance(mirrored(a, axis), mirrored(b, axis)), distance(a, b));
        prop_assert_eq!(mirrored(neighbour(a, side), axis), neighbour(mirrored(a, axis), side.mirrored(axis)));
        let ends: BTreeSet<Corner> = side.corners().map(|corner| corner.mirrored(axis)).into();
        prop_assert_eq!(ends, side.mirrored(axis).corners().into());
    }

    #[test]
    fn sides_and_corners_have_one_name_and_one_hour(index in 0..6, orientation in any_orientation()) {
        let (side, corner) = (Side::wrapping(index), Corner::wrapping(index));
        prop_assert_eq!(Side::parse(side.name(orientation), orientation), Some(side));
        prop_assert_eq!(Side::parse(&side.hour(orientation).to_string(), orientation), Some(side));
        prop_assert_eq!(Corner::parse(&corner.name(orientation).to_lowercase(), orientation), Some(corner));
        prop_assert_eq!(Corner::from_hour(corner.hour(orientation), orientation), Some(corner));
        // A side lies half an hour's arc after its first corner.
        prop_assert_eq!((corner.hour(orientation) + 1) % 12, side.hour(orientation) % 12);
        prop_assert_eq!(corner.sides()[1], side);
    }

    #[test]
    fn a_hexside_and_its_twin_are_one(hex in any_hex(), side in any_side()) {
        let it = Hexside::new(hex, side);
        prop_assert_eq!(it.twin().twin(), it);
        prop_assert_eq!(it.canonical(), it.twin().canonical());
        let [a, b] = it.ends();
        prop_assert_eq!(it.twin().ends(), [b, a]);
    }

    #[test]
    fn lines_pass_the_hexes_that_geometry_says(a in any_hex(), way in (-9..=9, -9..=9)) {
        let b = a + Hex::from(way);
        let line = Line::between(a, b);
        let ones: BTreeSet<(i32, i32)> = line.steps().iter().filter_map(|step| match step {
            Step::One(hex) => Some((hex.x, hex.y)),
            Step::Between(..) => None,
        }).collect();
        prop_assert_eq!(ones, crossed(a, b));
    }

    #[test]
    fn lines_are_reversible(a in any_hex(), b in any_hex()) {
        let there = Line::between(a, b);
        let back = Line::between(b, a);
        let turned_round: Vec<Step> = back.steps().iter().rev().map(|step| match *step {
            Step::Between(left, right) => Step::Between(right, left),
            one => one,
        }).collect();
        prop_assert_eq!(there.steps(), turned_round);
        prop_assert_eq!(there.leaves().map(|it| it.each().collect::<BTreeSet<_>>()),
                        back.enters().map(|it| it.each().collect()));
        let sides = |line: &Line| line.crossings().iter().map(|crossing| {
            crossing.each().map(|it| { let it = it.canonical(); (it.hex.x, it.hex.y, it.side) }).collect::<BTreeSet<_>>()
        }).collect::<Vec<_>>();
        let mut reversed = sides(&back);
        reversed.reverse();
        prop_assert_eq!(sides(&there), reversed);
    }

    #[test]
    fn lines_are_unbroken(a in any_hex(), b in any_hex()) {
        let line = Line::between(a, b);
        let mut at = vec![a];
        for (step, crossing) in line.steps().iter().zip(line.crossings()) {
            let next = match *step { Step::One(hex) => vec![hex], Step::Between(l, r) => vec![l, r] };
            prop_assert!(crossing.each().all(|it| at.contains(&it.hex) && next.contains(&it.beyond())));
            at = next;
        }
        if let Some(last) = line.crossings().last() {
            prop_assert_eq!(line.crossings().len(), line.steps().len() + 1);
            prop_assert!(last.each().all(|it| at.contains(&it.hex) && it.beyond() == b));
        }
    }

    #[test]
    fn lines_turn_with_the_board(a in any_hex(), b in any_hex(), by in 0..6) {
        let turned_line = Line::between(turned(a, by), turned(b, by));
        let expected: Vec<Step> = Line::between(a, b).steps().iter().map(|step| match *step {
            Step::One(hex) => Step::One(turned(hex, by)),
            Step::Between(left, right) => Step::Between(turned(left, by), turned(right, by)),
        }).collect();
        prop_assert_eq!(turned_line.steps(), expected);
    }

    #[test]
    fn the_left_hand_comes_first_between_two_hexes(a in any_hex(), corner in 0..6, times in 1..5) {
        let [left, right] = Corner::wrapping(corner).sides();
        let b = a + (left.offset() + right.offset()) * times;
        let line = Line::between(a, b);
        prop_assert_eq!(line.steps()[0], Step::Between(neighbour(a, left), neighbour(a, right)));
        prop_assert_eq!(line.leaves(), Some(Through::Either(left, right)));
    }

    #[test]
    fn cones_hold_what_they_say(hex in any_hex(), facing in any_side(), range in 1u32..6) {
        let cone = cone_at(hex, facing, range);
        prop_assert_eq!(cone.len() as u32, 2 * range + 1);
        for other in ring(hex, range) {
            prop_assert_eq!(in_cone(hex, facing, other), cone.contains(&other));
        }
    }

    #[test]
    fn labels_round_trip(numbering in any_numbering(), x: i32, y: i32, near in any_hex()) {
        for hex in [Hex::new(x, y), near] {
            let label = numbering.label(hex);
            prop_assert_eq!(numbering.parse(&label), Some(hex), "{}", label);
        }
    }

    #[test]
    fn every_text_has_at_most_one_hex_and_every_hex_one_text(
        numbering in any_numbering(),
        text in prop_oneof![".{0,8}", "-?[A-Z]{0,9}-?[0-9]{0,9}", "[0-9]{4}", "[-+]?[0-9]{1,4},[-+]?[0-9]{1,20}"],
    ) {
        if let Some(hex) = numbering.parse(&text) {
            prop_assert_eq!(numbering.label(hex), text);
        }
    }

    #[test]
    fn grids_never_panic(text in prop_oneof!["(.|\n){0,60}", "([0-9]{0,2} {0,2}[.fm#\\[\\]é]{0,3}\n){0,6}"]) {
        for grid in [Grid::numbered(text.as_str()), Grid::spaced(text.as_str())].into_iter().flatten() {
            for numbering in [Numbering::COLUMNS_FROM_00, Numbering::ROWS_FROM_01] {
                if let Ok(mut map) = HexMap::from_grid("any", numbering, &grid, &[('.', "clear"), ('f', "forest")]) {
                    let _ = map.set_elevations(&grid);
                    prop_assert_eq!(map.len(), grid.width() * grid.height());
                }
            }
        }
        let _ = section(&text, "f");
    }

    #[test]
    fn hexsides_roads_and_places_never_panic(
        text in prop_oneof![".{0,12}", "[0-9]{4}[->/][0-9]{1,4}"],
        more in ".{0,4}",
    ) {
        let grid = Grid::numbered("00 ...\n01 ...").unwrap();
        let mut map = HexMap::from_grid("any", Numbering::COLUMNS_FROM_00, &grid, &[('.', "clear")]).unwrap();
        map.declare_feature("stream", Sided::Both).unwrap();
        map.declare_feature("wall", Sided::One).unwrap();
        for feature in ["stream", "wall", more.as_str()] {
            let _ = map.add_hexside(feature, &text);
        }
        let _ = (map.hexside(&text), map.at(&text), map.add_road(&more, &[&text, &more]), map.add_place(&more, "", &text));
        let _ = (Side::parse(&text, Orientation::Flat), Corner::parse(&more, Orientation::Pointy));
    }

    #[test]
    fn lists_of_hexes_never_panic(
        hexes in prop::collection::vec(any::<(i32, i32)>(), 0..4),
        near in any_hex(),
    ) {
        let hexes = hexes.into_iter().map(Hex::from).chain([near]);
        if let Ok(map) = HexMap::from_hexes("any", Numbering::ROWS_FROM_01, &["clear"], hexes.map(|hex| (hex, "clear"))) {
            prop_assert!(map.hexes().all(|id| map.id(map.hex(id)) == Some(id) && map.find(map.label(id)) == Some(id)));
            prop_assert_eq!(map.id(Hex::new(i32::MAX, i32::MIN)), None);
        }
    }

    #[test]
    fn reach_costs_rise_and_paths_add_up(costs in prop::collection::vec(0u32..5, 64), budget in 0u32..20) {
        // A torus of 8 by 8 with a price to enter each place.
        let price = |node: usize| costs[node];
        let found = reach(0usize, budget, |&node, offer| {
            for next in [(node + 1) % 64, (node + 8) % 64, (node + 63) % 64, (node + 56) % 64] {
                offer(next, price(next));
            }
        });
        prop_assert!(found.iter().zip(found.iter().skip(1)).all(|((_, a), (_, b))| a <= b));
        for (node, cost) in found.iter() {
            prop_assert!(cost <= budget);
            let path = found.path_to(&node).unwrap();
            prop_assert_eq!(path[1..].iter().map(|&node| price(node)).sum::<u32>(), cost);
        }
        let numbered = reach_numbered(0usize, budget, 64, |&node| node, |&node, offer| {
            for next in [(node + 63) % 64, (node + 1) % 64, (node + 8) % 64, (node + 56) % 64] {
                offer(next, price(next));
            }
        });
        prop_assert_eq!(&numbered, &found, "numbered places give the same result");
        // More points never reach less, nor dearer.
        let farther = reach(0usize, budget + 3, |&node, offer| {
            for next in [(node + 56) % 64, (node + 63) % 64, (node + 8) % 64, (node + 1) % 64] {
                offer(next, price(next));
            }
        });
        for (node, cost) in found.iter() {
            prop_assert_eq!(farther.cost(&node), Some(cost));
            prop_assert_eq!(farther.path_to(&node), found.path_to(&node), "the order of offers does not matter");
        }
    }

    #[test]
    fn a_click_on_a_centre_finds_its_hex(
        hex in any_hex(),
        orientation in any_orientation(),
        size in 20..5000,
        dx in -3i64..=3,
        dy in -3i64..=3,
    ) {
        let layout = Layout { orientation, size, origin: Point { x: 777, y: -55 } };
        let centre = layout.centre(hex);
        prop_assert_eq!(layout.hex_at(Point { x: centre.x + dx, y: centre.y + dy }), hex);
    }

    #[test]
    fn neighbours_share_their_corners(
        hex in any_hex(),
        side in any_side(),
        orientation in any_orientation(),
        size in 1..5000,
    ) {
        let layout = Layout { orientation, size, origin: Point::default() };
        let [a, b] = layout.side(hex, side);
        prop_assert_eq!(layout.side(neighbour(hex, side), side.opposite()), [b, a]);
    }

    #[test]
    fn pixels_never_panic(x: i64, y: i64, size: i32, orientation in any_orientation()) {
        let layout = Layout { orientation, size, origin: Point { x: y, y: x } };
        let _ = layout.hex_at(Point { x, y });
    }
}
