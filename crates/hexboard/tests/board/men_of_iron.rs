//! Pointy-top rows, facing to a corner: the vectors G of Men of Iron that are geometry, and the map of Falkirk.

use std::collections::{BTreeMap, BTreeSet};

use hexboard::facing::{arc, aspect, neighbours_of};
use hexboard::space::{adjacent, distance, neighbour, neighbours};
use hexboard::{
    Aspect, Corner, Grid, Heights, Hex, HexMap, Line, Numbering, Orientation, Sided, Step, Through,
};
use serde::Deserialize;

use super::{at, hex, hexes, labels, sorted};

const N: Numbering = Numbering::ROWS_FROM_01;

fn hour(hour: u8) -> Corner {
    Corner::from_hour(hour, Orientation::Pointy).unwrap()
}

#[track_caller]
fn check_aspects(unit: &str, facing: u8, front: &str, flank: &str, rear: &str) {
    let of = |aspect| labels(N, neighbours_of(hex(N, unit), hour(facing), aspect));
    assert_eq!(of(Aspect::Front), front);
    assert_eq!(of(Aspect::Flank), flank);
    assert_eq!(of(Aspect::Rear), rear);
}

#[test]
fn men_of_iron_g_01_front_flank_rear_facing_12() {
    check_aspects("0505", 12, "0404 0504", "0405 0605", "0406 0506");
}

#[test]
fn men_of_iron_g_02_front_flank_rear_facing_2() {
    check_aspects("0506", 2, "0605 0606", "0505 0607", "0406 0507");
}

#[test]
fn men_of_iron_2_1_neighbours_of_odd_and_even_rows() {
    // Hours 1 3 5 7 9 11.
    assert_eq!(labels(N, neighbours(hex(N, "0505"))), "0504 0605 0506 0406 0405 0404");
    assert_eq!(labels(N, neighbours(hex(N, "0506"))), "0605 0606 0607 0507 0406 0505");
}

#[test]
fn men_of_iron_g_03_sight_along_a_hexside() {
    let line = Line::between(hex(N, "0608"), hex(N, "0606"));
    assert_eq!(line.steps(), [Step::Between(hex(N, "0607"), hex(N, "0707"))]);
    assert!(!line.blocked(|it| it == hex(N, "0607")));
}

#[test]
fn men_of_iron_g_04_sight_between_two_woods() {
    let woods = hexes(N, "0607 0707");
    let line = Line::between(hex(N, "0608"), hex(N, "0606"));
    assert!(line.blocked(|it| woods.contains(&it)));
}

#[test]
fn men_of_iron_g_05_units_in_the_line_of_crossbows() {
    let line = Line::between(hex(N, "0505"), hex(N, "0805"));
    assert!(line.blocked(|it| it == hex(N, "0605")));
    assert!(line.blocked(|it| it == hex(N, "0705")));
    assert!(!line.blocked(|it| it == hex(N, "0505") || it == hex(N, "0805")), "the ends never block");
}

#[test]
fn men_of_iron_g_06_to_g_08_heights() {
    let blocks = |from, between, to| Heights { from, between, to }.above_either();
    assert!(blocks(1, 1, 0));
    assert!(!blocks(1, 0, 0));
    assert!(blocks(2, 1, 0));
}

#[test]
fn men_of_iron_g_06_heights_on_a_line() {
    let line = Line::between(hex(N, "0505"), hex(N, "0705"));
    let slope = |it: Hex| if it == hex(N, "0705") { 0 } else { 1 };
    assert!(line.blocked(|it| line.heights(it, slope).above_either()));
    assert!(!line.blocked(|it| line.heights(it, slope).above_both()));
}

#[test]
fn men_of_iron_g_09_a_line_through_a_corner_belongs_to_both_sides() {
    let arc = arc(hex(N, "0505"), hour(12), hex(N, "0606")).unwrap();
    assert_eq!(arc, Through::Either(Aspect::Flank, Aspect::Rear));
    assert!(arc.any(|it| it != Aspect::Rear), "may fire");
    assert_eq!((arc.least(), arc.greatest()), (Aspect::Flank, Aspect::Rear));
}

#[test]
fn men_of_iron_g_10_no_fire_to_the_rear() {
    assert_eq!(arc(hex(N, "0505"), hour(12), hex(N, "0506")), Some(Through::One(Aspect::Rear)));
}

#[test]
fn men_of_iron_2_1_aspects_by_clock_hours() {
    for facing in Corner::ALL {
        for side in hexboard::Side::ALL {
            let from = facing.hour(Orientation::Pointy) + 12;
            let expected = match (side.hour(Orientation::Pointy) + 24 - from) % 12 {
                1 | 11 => Aspect::Front,
                3 | 9 => Aspect::Flank,
                _ => Aspect::Rear,
            };
            assert_eq!(aspect(facing, side), expected);
        }
    }
}

#[test]
fn men_of_iron_2_1_up_to_range_3_only_six_hexes_lie_behind_a_corner() {
    let unit = hex(N, "0505");
    let behind: Vec<Hex> = hexboard::space::disc(unit, 3)
        .into_iter()
        .filter(|&to| matches!(Line::between(unit, to).leaves(), Some(Through::Either(..))))
        .collect();
    assert_eq!(behind.len(), 6);
    assert!(behind.iter().all(|&to| distance(unit, to) == 2));
}

#[test]
fn men_of_iron_g_11_retreat_next_to_the_fewest_attackers() {
    let attackers = hexes(N, "0506 0707");
    let taken = hexes(N, "0506 0707 0705");
    let vacant = neighbours(hex(N, "0606")).into_iter().filter(|it| !taken.contains(it));
    let threats = |it: &Hex| attackers.iter().filter(|&&attacker| adjacent(attacker, *it)).count();
    let (one, both): (Vec<Hex>, Vec<Hex>) = vacant.partition(|it| threats(it) == 1);
    assert_eq!((sorted(N, one), sorted(N, both)), ("0605 0706".to_owned(), "0607".to_owned()));
}

#[test]
fn men_of_iron_g_12_retreat_from_one_attacker() {
    let (attacker, enemy) = (hex(N, "0606"), hex(N, "0805"));
    let away = neighbours(hex(N, "0705"))
        .into_iter()
        .filter(|&it| it != attacker && it != enemy && !adjacent(it, attacker));
    assert_eq!(sorted(N, away), "0604 0704");
}

/// All charges of one or two steps with at most one turn of one corner: path and final hour.
fn charges(start: &str, facing: u8, target: &str) -> BTreeSet<String> {
    fn ride(path: &mut Vec<Hex>, facing: Corner, turns: u8, target: Hex, found: &mut BTreeSet<String>) {
        let here = path[path.len() - 1];
        let front = |facing: Corner| facing.sides().map(|side| neighbour(here, side));
        if path.len() > 1 && front(facing).contains(&target) {
            let way = labels(N, path[1..].iter().copied()).replace(' ', "-");
            found.insert(format!("{way} facing {}", facing.hour(Orientation::Pointy)));
        }
        if turns == 0 {
            for turn in [-1, 1] {
                ride(path, facing.turned(turn), 1, target, found);
            }
        }
        if path.len() < 3 {
            for next in front(facing).into_iter().filter(|&next| next != target) {
                path.push(next);
                ride(path, facing, turns, target, found);
                path.pop();
            }
        }
    }
    let mut found = BTreeSet::new();
    ride(&mut vec![hex(N, start)], hour(facing), 0, hex(N, target), &mut found);
    found
}

#[test]
fn men_of_iron_g_16_charge_at_distance_2() {
    let expected = ["0607 facing 12", "0707 facing 12", "0708-0707 facing 12"];
    assert_eq!(charges("0608", 2, "0606"), BTreeSet::from(expected.map(str::to_owned)));
}

#[test]
fn men_of_iron_g_17_charge_at_distance_3() {
    assert_eq!(charges("0306", 12, "0606"), BTreeSet::from(["0406-0506 facing 2".to_owned()]));
}

#[test]
fn men_of_iron_g_18_no_charge_when_facing_away() {
    assert_eq!(charges("0306", 10, "0606"), BTreeSet::new());
}

// ---- the map of Falkirk

#[derive(Deserialize)]
struct Battle {
    id: String,
    map: MapData,
    terrain: BTreeMap<char, Terrain>,
    hexside: BTreeMap<String, Border>,
}

#[derive(Deserialize)]
struct MapData {
    width: usize,
    height: usize,
    terrain: String,
    elevation: String,
    labels: Vec<Label>,
}

#[derive(Deserialize)]
struct Terrain {
    name: String,
    foot: Option<u32>,
}

#[derive(Deserialize)]
struct Border {
    sides: Vec<String>,
}

#[derive(Deserialize)]
struct Label {
    hex: String,
    text: String,
}

fn load(text: &str) -> (HexMap, Battle) {
    let battle: Battle = toml::from_str(text).unwrap();
    let legend: Vec<(char, &str)> =
        battle.terrain.iter().map(|(it, terrain)| (*it, terrain.name.as_str())).collect();
    let grid = Grid::spaced(battle.map.terrain.as_str()).unwrap();
    grid.expect_size(battle.map.width, battle.map.height).unwrap();
    let mut map = HexMap::from_grid(&battle.id, N, &grid, &legend).unwrap();
    map.set_elevations(&Grid::spaced(battle.map.elevation.as_str()).unwrap()).unwrap();
    for (kind, border) in &battle.hexside {
        map.declare_feature(kind, Sided::Both).unwrap();
        for side in &border.sides {
            map.add_hexside(kind, side).unwrap();
        }
    }
    for label in &battle.map.labels {
        map.add_place(&label.text, "label", &label.hex).unwrap();
    }
    (map, battle)
}

#[test]
fn men_of_iron_7_9_falkirk_reads_without_fault() {
    let (map, battle) = load(include_str!("../maps/falkirk.toml"));
    assert_eq!((map.len(), map.size()), (28 * 22, Some((28, 22))));
    assert_eq!(map.terrain_name(at(&map, "1412")), "bog");
    assert_eq!(map.elevation(at(&map, "0101")), 2);
    let burn = map.feature_id("burn").unwrap();
    let written: BTreeSet<String> =
        map.sides_with(burn).map(|(id, side)| map.hexside_label(id, side)).collect();
    assert_eq!(written, battle.hexside["burn"].sides.iter().cloned().collect(), "every side has one name");
}

#[test]
fn men_of_iron_7_9_falkirk_is_connected_for_foot() {
    let (map, battle) = load(include_str!("../maps/falkirk.toml"));
    let open: BTreeSet<&str> =
        battle.terrain.values().filter(|it| it.foot.is_some()).map(|it| it.name.as_str()).collect();
    let land = map.check_connected(|id| open.contains(map.terrain_name(id)), |_, _, _| true);
    assert_eq!(land, Ok(28 * 22 - 9));
}
