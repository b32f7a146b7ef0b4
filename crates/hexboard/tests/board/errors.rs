//! Every fault of a map says where, what stands there and what was expected.

use expect_test::{Expect, expect};
use hexboard::{Grid, HexMap, MapError, Numbering, Sided, section};

#[track_caller]
fn check<T>(result: Result<T, MapError>, expected: Expect) {
    let message = match result {
        Ok(_) => "no error".to_owned(),
        Err(error) => error.to_string(),
    };
    expected.assert_eq(&message);
}

fn meadow() -> HexMap {
    let grid = Grid::numbered("00 ..f\n01 ...").unwrap();
    let mut map =
        HexMap::from_grid("meadow", Numbering::COLUMNS_FROM_00, &grid, &[('.', "clear"), ('f', "forest")])
            .unwrap();
    map.declare_feature("stream", Sided::Both).unwrap();
    map.declare_feature("wall", Sided::One).unwrap();
    map
}

fn pointy() -> HexMap {
    let grid = Grid::spaced(". .\n . .").unwrap();
    let mut map = HexMap::from_grid("pointy", Numbering::ROWS_FROM_01, &grid, &[('.', "clear")]).unwrap();
    map.declare_feature("burn", Sided::Both).unwrap();
    map
}

#[test]
fn grids_say_line_and_hex() {
    check(section("[terrain]\n", "elevation"), expect!["there is no section [elevation]"]);
    check(Grid::numbered("# nothing\n"), expect!["there are no hexes"]);
    check(Grid::numbered("00 ..\nxx .."), expect![[r#"line 2 begins with "xx", expected row number 01"#]]);
    check(Grid::numbered("00 ..\n02 .."), expect![[r#"line 2 begins with "02", expected row number 01"#]]);
    check(Grid::spaced(". .\n .\n"), expect!["line 2 has 1 hexes, expected 2 as in the first row"]);
    check(
        Grid::spaced(". ..\n"),
        expect![[r#"line 1, hex 2 of the row is "..", expected one character between blanks"#]],
    );
    let grid = Grid::numbered(section("# a\n[terrain]\n00 ..\n01 .x\n", "terrain").unwrap()).unwrap();
    let legend = [('.', "clear"), ('f', "forest")];
    let map = HexMap::from_grid("a", Numbering::COLUMNS_FROM_00, &grid, &legend);
    check(map, expect!["line 4, hex 2 of the row (0101) is 'x', expected one of . f"]);
    let map = HexMap::from_grid(
        "a",
        Numbering::Columns { first: 1, lower: hexboard::Parity::Even },
        &grid,
        &legend,
    );
    check(map, expect![[r#"line 3 begins with "00", expected row number 01"#]]);
    check(grid.expect_size(2, 3), expect!["the grid has 2 columns and 2 rows, expected 2 and 3"]);
}

#[test]
fn elevations_are_digits_of_the_same_grid() {
    let mut map = meadow();
    let lower = Grid::numbered("00 012\n01 01a").unwrap();
    check(map.set_elevations(&lower), expect!["line 2, hex 3 of the row (0201) is 'a', expected a digit"]);
    let small = Grid::numbered("00 01\n01 01").unwrap();
    check(map.set_elevations(&small), expect!["the grid has 2 columns and 2 rows, expected 3 and 2"]);
}

#[test]
fn hexes_are_named_by_their_number() {
    let map = meadow();
    check(map.at("2215"), expect![[r#"hex 2215 is not on map "meadow""#]]);
    check(map.at("22x5"), expect![[r#""22x5" is not a hex number of map "meadow", expected one like 0000"#]]);
    let twice = [(hexboard::Hex::ZERO, "clear"), (hexboard::Hex::ZERO, "clear")];
    let map = HexMap::from_hexes("pair", Numbering::ROWS_FROM_01, &["clear"], twice);
    check(map, expect![[r#"hex 0101 is twice on map "pair""#]]);
    let map = HexMap::from_hexes("bog", Numbering::ROWS_FROM_01, &["clear"], [(hexboard::Hex::ZERO, "bog")]);
    check(map, expect![[r#"map "bog" knows no terrain "bog""#]]);
    let far = [(hexboard::Hex::ZERO, "clear"), (hexboard::Hex::new(1 << 20, 1 << 20), "clear")];
    let map = HexMap::from_hexes("far", Numbering::ROWS_FROM_01, &["clear"], far);
    check(map, expect![[r#"map "far" is too large, expected at most 65535 hexes close together"#]]);
}

#[test]
fn hexsides_have_three_spellings() {
    let mut map = meadow();
    check(map.add_hexside("stream", "0000-0001"), expect!["no error"]);
    check(map.add_hexside("stream", "0001-0000"), expect![[r#"hexside "0001-0000" has "stream" twice"#]]);
    check(map.add_hexside("wall", "0000>0101"), expect!["no error"]);
    check(map.add_hexside("stream", "0100/4"), expect!["no error"]);
    check(
        map.add_hexside("wall", "0000-0001"),
        expect![[r#"hexside "0000-0001" of "wall", expected OWNER>OTHER, for it belongs to one hex"#]],
    );
    check(
        map.add_hexside("stream", "0000>0001"),
        expect![[
            r#"hexside "0000>0001" of "stream", expected AAAA-BBBB or CCRR/d with the hour d of the first, second or third side"#
        ]],
    );
    check(
        map.add_hexside("stream", "0000-0200"),
        expect![[r#"hexes 0000 and 0200 of hexside "0000-0200" are not adjacent"#]],
    );
    check(map.add_hexside("stream", "0000-0900"), expect![[r#"hex 0900 is not on map "meadow""#]]);
    check(
        map.add_hexside("ditch", "0000-0001"),
        expect![[r#"map "meadow" knows no hexside feature "ditch""#]],
    );
    check(
        map.declare_feature("wall", Sided::Both),
        expect![[r#"feature "wall" cannot be declared, expected at most 32 different ones"#]],
    );
}

#[test]
fn hexsides_by_the_hour_have_one_name_each() {
    let mut map = pointy();
    check(map.add_hexside("burn", "0101/3"), expect!["no error"]);
    check(
        map.add_hexside("burn", "0201/9"),
        expect![[
            r#"hexside "0201/9" of "burn", expected AAAA-BBBB or CCRR/d with the hour d of the first, second or third side"#
        ]],
    );
    check(map.add_hexside("burn", "0201/3"), expect![[r#"hex 0301 is not on map "pointy""#]]);
}

#[test]
fn roads_are_chains() {
    let mut map = meadow();
    check(map.add_road("lane", &["0000"]), expect![[r#"road "lane" has fewer than two hexes"#]]);
    check(
        map.add_road("lane", &["0000", "0200"]),
        expect![[r#"hexes 0000 and 0200 of road "lane" are not adjacent"#]],
    );
    check(map.add_road("lane", &["0000", "0100", "0200"]), expect!["no error"]);
    let ids = ["0000", "0100", "0101"].map(|label| map.at(label).unwrap());
    assert!(map.road_between(ids[0], ids[1]) && map.road_between(ids[1], ids[0]));
    assert!(!map.road_between(ids[1], ids[2]) && map.on_road(ids[1]) && !map.on_road(ids[2]));
}

#[test]
fn a_cut_off_hex_is_named() {
    let map = meadow();
    let corner = map.at("0201").unwrap();
    let result = map.check_connected(|_| true, |_, _, to| to != corner);
    check(result, expect![[r#"hex 0201 of map "meadow" cannot be reached from 0000"#]]);
}
