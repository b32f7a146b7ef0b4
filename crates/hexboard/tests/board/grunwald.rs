//! Flat-top columns, facing to a hexside: the vectors V of Grunwald that are geometry, and the checks of its map.

use std::collections::BTreeSet;

use hexboard::facing::{cone_at, front_hex, front_zone, in_cone, narrow_cone_at, rear_zone};
use hexboard::map::{hexsides_connected, outline};
use hexboard::space::{distance, ring};
use hexboard::{
    Edge, Hex, HexId, HexMap, Hexside, Line, MapFile, Numbering, Orientation, Side, Sided, reach, section,
};
use serde::Deserialize;

use super::{at, hex, hexes, labels, sorted};

const N: Numbering = Numbering::COLUMNS_FROM_00;
const TEXT: &str = include_str!("../../../../content/grunwald/maps/grunwald.txt");
const DATA: &str = include_str!("../../../../content/grunwald/maps/grunwald.toml");

fn side(name: &str) -> Side {
    Side::parse(name, Orientation::Flat).unwrap()
}

// ---- geometry

#[track_caller]
fn check_neighbours(of: &str, expected: &str) {
    let from_north = (0..6).map(|turn| front_hex(hex(N, of), side("N").turned(turn)));
    assert_eq!(labels(N, from_north), expected);
}

#[test]
fn grunwald_v_01_neighbours_of_0915() {
    check_neighbours("0915", "0914 1014 1015 0916 0815 0814");
}

#[test]
fn grunwald_v_01_neighbours_of_1015() {
    check_neighbours("1015", "1014 1115 1116 1016 0916 0915");
}

#[test]
fn grunwald_v_02_distances() {
    for (pair, expected) in [
        ("2300 1700", 6),
        ("1824 1925", 1),
        ("1715 3404", 19),
        ("2014 3421", 14),
        ("0915 1118", 4),
        ("4526 4925", 4),
    ] {
        let ends = hexes(N, pair);
        assert_eq!(distance(ends[0], ends[1]), expected, "{pair}");
    }
}

#[test]
fn grunwald_v_03_zones_of_a_unit_in_0915() {
    let unit = hex(N, "0915");
    assert_eq!(labels(N, front_zone(unit, side("N"))), "0814 0914 1014");
    assert_eq!(labels(N, rear_zone(unit, side("N"))), "1015 0916 0815");
    assert_eq!(labels(N, front_zone(unit, side("SE"))), "1014 1015 0916");
    assert_eq!(labels(N, rear_zone(unit, side("SE"))), "0815 0814 0914");
}

#[test]
fn grunwald_v_04_fire_zone_of_archers() {
    let unit = hex(N, "0915");
    assert_eq!(labels(N, cone_at(unit, side("N"), 1)), "0814 0914 1014");
    assert_eq!(labels(N, cone_at(unit, side("N"), 2)), "0714 0813 0913 1013 1114");
}

#[test]
fn grunwald_v_04_fire_zone_of_bombards() {
    let unit = hex(N, "0915");
    assert_eq!(labels(N, narrow_cone_at(unit, side("N"), 1)), "0914");
    assert_eq!(labels(N, narrow_cone_at(unit, side("N"), 2)), "0813 0913 1013");
    assert_eq!(labels(N, narrow_cone_at(unit, side("N"), 3)), "0812 0912 1012");
}

#[test]
fn grunwald_v_26_counter_charge_cone() {
    let (rider, north) = (hex(N, "0915"), side("N"));
    // By which neighbours can the rider come next to the target, turning at most one sixth?
    let ways = |target: &str| {
        let target = hex(N, target);
        let near = [0, 1, -1].map(|turn| front_hex(rider, north.turned(turn)));
        sorted(N, near.into_iter().filter(|&at| distance(at, target) == 1))
    };
    assert_eq!(ways("0913"), "0914");
    assert_eq!(ways("1013"), "0914 1014");
    assert_eq!(ways("1114"), "1014");
    for target in ["0913", "1013", "1114"] {
        assert!(in_cone(rider, north, hex(N, target)), "{target}");
    }
    assert!(!in_cone(rider, north, hex(N, "1115")), "outside the cone");
    assert_eq!(distance(rider, hex(N, "0914")), 1, "adjacent");
}

// ---- the map

/// What the file says besides, for whoever checks it.
#[derive(Deserialize)]
struct Data {
    #[serde(flatten)]
    file: MapFile,
    columns: usize,
    rows: usize,
    neighbours_even_column: [[i64; 2]; 6],
    neighbours_odd_column: [[i64; 2]; 6],
    slopes: Slopes,
}

#[derive(Deserialize)]
struct Slopes {
    uphill: Vec<String>,
}

fn load() -> (HexMap, Data) {
    let data: Data = toml::from_str(DATA).unwrap();
    let mut map = data.file.map("grunwald", N, TEXT).unwrap();
    map.declare_feature("slope", Sided::One).unwrap();
    for side in &data.slopes.uphill {
        map.add_hexside("slope", side).unwrap();
    }
    (map, data)
}

/// The features between two adjacent hexes, and `road`.
#[track_caller]
fn check_border(map: &HexMap, from: &str, to: &str, expected: &str) {
    let (a, b) = (at(map, from), at(map, to));
    let side = map.side_between(a, b).expect("adjacent hexes");
    let mut found: Vec<&str> = map.features_of(a, side).map(|feature| map.feature_name(feature)).collect();
    if map.road_between(a, b) {
        found.push("road");
    }
    assert_eq!(found.join(" "), expected, "{from}-{to}");
}

#[test]
fn grunwald_7_4_the_map_has_52_columns_and_32_rows() {
    let (map, data) = load();
    assert_eq!(map.size(), Some((data.columns, data.rows)));
    assert_eq!((data.columns, data.rows, map.len()), (52, 32, 1664));
    assert_eq!(map.edge(Edge::North).count(), 52);
    assert_eq!(map.edge(Edge::East).count(), 32);
    for (hex, edge) in [("2100", Edge::North), ("2300", Edge::North), ("4631", Edge::South)] {
        assert!(map.on_edge(at(&map, hex), edge), "{hex}");
    }
}

#[test]
fn grunwald_r_01_neighbour_offsets_are_those_of_the_data() {
    let (map, data) = load();
    for id in map.hexes() {
        let (column, row) = N.place(map.hex(id));
        let offsets = if column % 2 == 0 { data.neighbours_even_column } else { data.neighbours_odd_column };
        for (turn, [dc, dr]) in offsets.into_iter().enumerate() {
            let expected = N.hex_at(column + dc, row + dr).unwrap();
            assert_eq!(front_hex(map.hex(id), side("N").turned(turn as i32)), expected);
        }
    }
}

#[test]
fn grunwald_7_4_roads_are_chains_of_passable_hexes() {
    let (map, data) = load();
    assert_eq!(map.roads().len(), data.file.roads.len());
    for road in map.roads() {
        let lake = road.path.iter().find(|&&hex| map.terrain_name(hex) == "lake");
        assert_eq!(lake, None, "{}", road.name);
    }
}

#[test]
fn grunwald_7_4_every_stream_and_river_is_one_chain() {
    let (map, data) = load();
    for water in data.file.streams.iter().chain(&data.file.rivers) {
        let sides: Vec<Hexside> = water
            .hexsides
            .iter()
            .map(|text| map.hexside(text).unwrap())
            .map(|(id, side)| Hexside::new(map.hex(id), side))
            .collect();
        assert!(hexsides_connected(&sides), "{}", water.id);
        // The data writes the lower number first.
        assert!(water.hexsides.iter().all(|text| text[..4] < text[5..]), "{}", water.id);
    }
}

#[test]
fn grunwald_7_4_a_bridge_wherever_a_road_crosses_water() {
    let (map, _) = load();
    let [stream, river, bridge, ford] =
        ["stream", "river", "bridge", "ford"].map(|it| map.feature_id(it).unwrap());
    for id in map.hexes() {
        for (side, _) in map.neighbours(id) {
            let water = map.has(id, side, stream) || map.has(id, side, river);
            let label = map.hexside_label(id, side);
            assert_eq!(map.has(id, side, bridge), water && map.road(id, side), "{label}");
            assert!(water || !map.has(id, side, ford), "{label}");
        }
    }
}

#[test]
fn grunwald_7_4_walls_and_gates_enclose_the_fortified_hexes() {
    let (map, data) = load();
    let [wall, gate] = ["wall", "gate"].map(|it| map.feature_id(it).unwrap());
    let mut camps = BTreeSet::new();
    for fort in &data.file.fortifications {
        let inside: Vec<HexId> = fort.fortified_hexes.iter().map(|hex| at(&map, hex)).collect();
        for &(id, side) in &outline(&map, &inside) {
            let label = map.hexside_label(id, side);
            assert!(map.owns(id, side, wall) != map.owns(id, side, gate), "wall or gate at {label}");
            let outside = map.neighbour(id, side).unwrap();
            assert!(!map.owns(outside, side.opposite(), wall), "a wall belongs to the inside at {label}");
        }
        assert_eq!(outline(&map, &inside).len(), fort.walls.len() + fort.gates.len());
        camps.extend(inside);
    }
    let drawn: BTreeSet<HexId> = map.hexes().filter(|&id| map.terrain_name(id) == "camp").collect();
    assert_eq!(camps, drawn);
}

#[test]
fn grunwald_7_4_slopes_equal_the_elevations() {
    let (map, data) = load();
    let slope = map.feature_id("slope").unwrap();
    let listed: BTreeSet<(HexId, Side)> = map.sides_with(slope).collect();
    assert_eq!(listed, map.uphill_sides().collect());
    assert_eq!(listed.len(), data.slopes.uphill.len());
}

#[test]
fn grunwald_7_4_the_1647_land_hexes_are_connected_for_cavalry() {
    let (map, _) = load();
    let [river, bridge, ford] = ["river", "bridge", "ford"].map(|it| map.feature_id(it).unwrap());
    let land = map.check_connected(
        |id| map.terrain_name(id) != "lake",
        |id, side, _| !map.has(id, side, river) || map.has(id, side, bridge) || map.has(id, side, ford),
    );
    assert_eq!(land, Ok(1647));
}

#[test]
fn grunwald_the_picture_shows_the_map() {
    let (map, _) = load();
    let picture = section(TEXT, "picture").unwrap();
    let lines: Vec<&str> = picture.text.lines().filter(|line| !line.starts_with('#')).collect();
    assert_eq!(lines.len(), 64);
    for id in map.hexes() {
        let (column, row) = N.place(map.hex(id));
        // Odd columns stand on the first line of a row, even ones, which lie lower, on the second.
        let line = lines[(2 * row + 1 - column % 2) as usize];
        let drawn = line.chars().nth(6 + column as usize);
        let expected = match (map.terrain_name(id), map.on_road(id), map.elevation(id)) {
            ("clear", true, _) => '=',
            ("forest", true, _) => '%',
            ("marsh", true, _) => '#',
            ("village", true, _) => 'V',
            ("clear", false, 0) => '.',
            ("clear", false, 1) => '^',
            ("clear", false, 2) => 'A',
            ("forest", false, _) => 'f',
            ("marsh", false, _) => 'm',
            ("village", false, _) => 'v',
            ("camp", _, _) => 'c',
            ("lake", _, _) => 'L',
            other => panic!("{other:?}"),
        };
        assert_eq!(drawn, Some(expected), "{}", map.label(id));
    }
}

#[test]
fn grunwald_places_stand_on_what_they_are() {
    let (map, data) = load();
    assert_eq!(map.places().len(), data.file.places.len());
    for place in map.places() {
        let fits = match place.kind.as_str() {
            "hill" => map.elevation(place.hex) > 0,
            "stream" | "river" => {
                let feature = map.feature_id(&place.kind).unwrap();
                Side::ALL.into_iter().any(|side| map.has(place.hex, side, feature))
            }
            terrain => map.terrain_name(place.hex) == terrain,
        };
        assert!(fits, "{} in {} is no {}", place.name, map.label(place.hex), place.kind);
    }
}

#[test]
fn grunwald_v_18_the_road_from_2100_to_2108_costs_half_a_point_a_hex() {
    let (map, _) = load();
    let entry = at(&map, "2100");
    let goal = at(&map, "2108");
    // In halves; the entry hex has cost one already.
    let ride = reach(entry, 18 - 1, |&from, offer| {
        for (_, to) in map.neighbours(from).filter(|&(side, _)| map.road(from, side)) {
            offer(to, 1);
        }
    });
    assert_eq!(ride.cost(&goal).map(|halves| halves + 1), Some(9));
    let path = ride.path_to(&goal).unwrap();
    assert_eq!(
        labels(N, path.into_iter().map(|id| map.hex(id))),
        "2100 2101 2102 2103 2104 2105 2106 2107 2108"
    );
}

#[test]
fn grunwald_v_19_3524_is_forest_north_east_of_3424() {
    let (map, _) = load();
    let forest = map.neighbour(at(&map, "3424"), side("NE")).unwrap();
    assert_eq!((map.label(forest), map.terrain_name(forest)), ("3524", "forest"));
}

#[test]
fn grunwald_v_20_uphill_from_2210_then_level() {
    let (map, _) = load();
    check_border(&map, "2210", "2310", "slope");
    check_border(&map, "2310", "2409", "");
    let slope = map.feature_id("slope").unwrap();
    let (low, high) = (at(&map, "2210"), at(&map, "2310"));
    assert!(map.owns(low, side("NE"), slope), "uphill from 2210");
    assert!(!map.owns(high, side("SW"), slope), "downhill from 2310");
}

#[test]
fn grunwald_v_21_to_24_hexsides() {
    let (map, _) = load();
    check_border(&map, "2418", "2419", "stream");
    check_border(&map, "3610", "3711", "stream bridge road");
    check_border(&map, "4907", "4906", "river ford");
    check_border(&map, "4923", "4924", "wall");
    check_border(&map, "4724", "4824", "gate road");
}

#[test]
fn grunwald_v_39_sight_past_a_village() {
    let (map, _) = load();
    let village = |hex: Hex| map.id(hex).is_some_and(|id| map.terrain_name(id) == "village");
    let seen = |target: &str| !map.line("1714", target).unwrap().blocked(village);
    assert!(!seen("1716"), "1715 is in between");
    assert!(seen("1815"), "the line runs between 1814 and 1715");
    assert!(seen("1915"));
    let crossbows = map.hex(at(&map, "1714"));
    assert!(["1716", "1815", "1915"].iter().all(|target| in_cone(crossbows, side("S"), hex(N, target))));
}

#[test]
fn grunwald_r_27_at_range_3_two_hexes_are_in_between() {
    let from = hex(N, "1714");
    for to in ring(from, 3) {
        assert_eq!(Line::between(from, to).steps().len(), 2, "{}", N.label(to));
    }
}
