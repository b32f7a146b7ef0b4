//! The files: whole, consistent, and as the specification asks (its section 7.4).

use game_grunwald::content::{CONTENT, Cell, Content, Kind, LIBRARY};
use game_grunwald::field::Ground;
use game_grunwald::state::{ALLIED, ORDER};
use std::collections::{BTreeMap, BTreeSet};

#[test]
fn r_1_1_the_box_holds_what_the_document_names() {
    let of = |nation: &str, kind: Kind| {
        CONTENT.counters.units.iter().filter(|it| it.nation.id() == nation && it.kind == kind).count()
    };
    assert_eq!(CONTENT.counters.units.len(), 203);
    assert_eq!(
        [of("poland", Kind::Cavalry), of("lithuania", Kind::Cavalry), of("order", Kind::Cavalry)],
        [52, 32, 56]
    );
    assert_eq!(of("tatars", Kind::HorseArcher), 8);
    assert_eq!((CONTENT.counters.leaders.len(), CONTENT.counters.banners.len()), (12, 4));
    let names: BTreeSet<&str> = CONTENT.counters.units.iter().map(|it| it.id.as_str()).collect();
    assert_eq!(names.len(), 203, "no counter twice");
}

#[test]
fn r_5_1_1f_every_cell_of_the_combat_table_reads_as_printed() {
    let cell = |throw: u8, column: i8| CONTENT.charts.result(throw, column);
    assert_eq!(
        cell(4, 3),
        Cell { attacker: 1, retreat: Some((false, 2)), ..Cell::default() },
        "the example of 5.1.1"
    );
    assert_eq!(
        cell(12, -3),
        Cell { attacker: 1, retreat: Some((true, 4)), demoralised: true, ..Cell::default() },
        "A4 -1D"
    );
    assert_eq!(cell(12, 8), Cell { attacker: 1, defender: 1, retreat: Some((false, 2)), ..Cell::default() });
    assert_eq!(cell(7, 0), Cell { attacker: 1, defender: 1, ..Cell::default() });
    let printed = |file: &str| LIBRARY.built_in(file).expect("a file");
    for row in printed("charts.toml").lines().filter(|line| line.starts_with("rows.") && line.contains("\""))
    {
        for text in row.split('"').skip(1).step_by(2) {
            assert_eq!(Cell::parse(text).map(|cell| cell.to_string()).as_deref(), Some(text));
        }
    }
    for text in ["", "D", "D9", "A1 -2", "-1 / A1", "x", "D2 -1D D"] {
        assert_eq!(Cell::parse(text), None, "{text}");
    }
}

#[test]
fn ruling_12_two_to_one_hurts_more_than_three_to_one() {
    // In 36ths, over all throws: losses of the defender, retreats of the defender.
    let weight = |throw: u8| 6 - i32::from(throw.abs_diff(7));
    let sum = |column: i8, count: fn(Cell) -> bool| {
        (2..=12).filter(|throw| count(CONTENT.charts.result(*throw, column))).map(weight).sum::<i32>()
    };
    let losses: Vec<i32> = (-3..=8).map(|column| sum(column, |cell| cell.defender > 0)).collect();
    assert_eq!(losses, [2, 3, 4, 9, 16, 10, 14, 13, 14, 14, 15, 14]);
    let retreats: Vec<i32> =
        (-3..=8).map(|column| sum(column, |cell| matches!(cell.retreat, Some((false, _))))).collect();
    assert_eq!(retreats, [0, 0, 3, 10, 26, 26, 33, 35, 35, 35, 36, 36]);
    let own: Vec<i32> = (-3..=8).map(|column| sum(column, |cell| cell.attacker > 0)).collect();
    assert_eq!(own, [26, 14, 19, 18, 11, 11, 8, 6, 4, 4, 3, 4]);
}

#[test]
fn ruling_39_the_levels_of_the_morale_track() {
    let level = |marker| CONTENT.charts.track.level(marker);
    assert_eq!(
        [-20, -14, -13, -7, -6, 0, 6, 7, 13, 14, 20].map(level),
        [-2, -2, -1, -1, 0, 0, 0, 1, 1, 2, 2]
    );
}

#[test]
fn ruling_01_the_map_is_whole() {
    let field = &CONTENT.field;
    assert_eq!(field.len(), 52 * 32);
    let land = field.hexes().filter(|hex| field.ground(*hex) != Ground::Lake).count();
    assert_eq!(land, 1647);
    // All land is connected for cavalry.
    let start = field.find("0000").expect("a corner");
    let (mut seen, mut open) = (BTreeSet::from([start]), vec![start]);
    while let Some(hex) = open.pop() {
        for side in hexboard::Side::ALL {
            let to = field.neighbour(hex, side);
            let passable = to != game_grunwald::field::OFF
                && field.ground(to) != Ground::Lake
                && !field.side(hex, side).barred();
            if passable && seen.insert(to) {
                open.push(to);
            }
        }
    }
    assert_eq!(seen.len(), land);
    assert_eq!(field.forts.len(), 14);
}

#[test]
fn r_s_1_r_s_7_every_default_set_up_is_legal() {
    for scenario in &CONTENT.scenarios {
        let (mut weight, mut camp) = (BTreeMap::new(), BTreeMap::new());
        for (unit, hex, _) in &scenario.default.units {
            let counter = &CONTENT.counters.units[*unit];
            *weight.entry(*hex).or_insert(0) += counter.strength.max(1);
            assert_eq!(
                *camp.entry(*hex).or_insert(counter.side),
                counter.side,
                "{}: both sides in a hex",
                scenario.id
            );
            if !scenario.zones.is_empty() {
                let fits = scenario.zones.iter().any(|zone| {
                    zone.side == counter.side
                        && zone.nations.contains(&counter.nation)
                        && zone.kinds.contains(&counter.kind)
                        && zone.hexes.contains(hex)
                });
                assert!(fits, "{}: {} on {}", scenario.id, counter.id, CONTENT.field.label(*hex));
            }
        }
        for (hex, points) in weight {
            let most =
                if CONTENT.field.fort[usize::from(hex)] == game_grunwald::field::NO_FORT { 2 } else { 10 };
            assert!(points <= most, "{}: {points} points on {}", scenario.id, CONTENT.field.label(hex));
        }
        let stands = |unit: usize| scenario.default.units.iter().any(|(it, ..)| *it == unit);
        for (leader, with) in &scenario.default.leaders {
            assert!(scenario.leaders.contains(leader) && stands(*with));
            assert!(CONTENT.counters.units[*with].kind.mounted(), "with cavalry");
        }
        assert_eq!(scenario.default.leaders.len(), scenario.leaders.len());
        for (banner, with) in &scenario.default.banners {
            assert!(scenario.banners.contains(banner));
            assert!(scenario.default.leaders.iter().any(|(_, unit)| unit == with), "a banner with a leader");
        }
    }
}

#[test]
fn r_s_2_r_s_8_who_moves_first() {
    let first = |id: &str| CONTENT.scenario(id).expect("a scenario").first;
    assert_eq!(
        [first("choc-des-titans"), first("blitzkrieg-1410"), first("avant-garde")],
        [ALLIED, ORDER, ALLIED]
    );
}

#[test]
fn r_s_3_r_s_9_reinforcements_come_where_and_as_many_as_the_document_says() {
    let of = |id: &str| {
        let list = &CONTENT.scenario(id).expect("a scenario").reinforcements;
        list.iter().map(|it| (it.side, it.cavalry, it.foot, it.hexes.len())).collect::<Vec<_>>()
    };
    assert_eq!(of("choc-des-titans"), [(ALLIED, 2, 3, 52), (ORDER, 2, 3, 1)]);
    assert_eq!(of("blitzkrieg-1410"), [(ALLIED, 8, 4, 52), (ORDER, 2, 2, 1)]);
    let lithuanians =
        CONTENT.scenario("blitzkrieg-1410").and_then(|it| it.reinforcements[0].lithuania.clone());
    assert_eq!(lithuanians.map(|hexes| CONTENT.field.label(hexes[0]).to_string()).as_deref(), Some("4631"));
}

#[test]
fn r_s_6_the_grades_of_victory() {
    let grade = |points: u16| CONTENT.charts.victory.grade(points).name.en.clone();
    let grades = [0, 1, 20, 21, 40, 41, 70, 71, 100, 101, 900].map(grade);
    let names =
        ["draw", "minor victory", "minor victory", "tactical victory", "tactical victory", "major victory"];
    assert_eq!(grades[..6], names);
    assert_eq!(
        grades[6..],
        ["major victory", "great victory", "great victory", "total victory", "total victory"]
    );
}

#[test]
fn a_damaged_file_is_refused_with_its_name_and_the_word() {
    let spoilt = |file: &str, from: &str, to: &str| {
        let read = |name: &str| {
            let text = LIBRARY.built_in(name)?;
            Some(if name == file { text.replacen(from, to, 1) } else { text })
        };
        let flaw = Content::read(&read).expect_err("a mistake");
        (flaw.file.clone(), flaw.say(LIBRARY.texts(), engine::text::Lang::En))
    };
    let (file, says) = spoilt("charts.toml", "\"D2 -1\"", "\"D2 -3\"");
    assert_eq!(file, "charts.toml");
    assert!(says.contains("D2 -3"), "{says}");
    let chart = |from: &str, to: &str| spoilt("charts.toml", from, to).1;
    let like = "write for example";
    assert_eq!(
        chart("\"D2 -1\"", "\"D2 -3\""),
        format!("charts.toml:13: chart “combat”, row 2: \"D2 -3\" cannot be read; {like} -1 / D2 -1")
    );
    assert_eq!(
        chart("rows.1 = [[2], ", "rows.1 = [[13], "),
        format!("charts.toml:42: chart “disorganisation”, row 1: [13] cannot be read; {like} [2, 3, 12]")
    );
    assert_eq!(
        chart("rows.1 = [[2], ", "rows.1 = ["),
        "charts.toml:42: chart “disorganisation”, row 1: 5 cells for 6 columns"
    );
    assert_eq!(chart("rows.12 = [", "rows.13 = ["), "charts.toml:23: chart “combat” has no place for row 13");
    assert_eq!(
        chart("\"DS\"", "\"SD\""),
        format!(
            "charts.toml:167: chart “fire.bombard”, row 1: \"SD\" cannot be read; {like} -, -1, -2, D, DS"
        )
    );
    assert_eq!(
        chart("\"stay\"", "\"run\""),
        format!(
            "charts.toml:214: chart “overrun”, row infantry: \"run\" cannot be read; {like} fail, test+1, test-1, success, stay, out"
        )
    );
    let (file, says) = spoilt(
        "units.toml",
        "kind = \"cavalry\"\narmour = [2, 2, 2",
        "kind = \"cavalry\"\narmour = [9, 2, 2",
    );
    assert_eq!(file, "units.toml");
    assert!(says.contains("cavalry 9"), "{says}");
    let (file, says) = spoilt("scenarios/avant-garde.toml", "PGO1 3220 N", "PGO1 9920 N");
    assert_eq!(file, "scenarios/avant-garde.toml");
    assert!(says.contains("9920"), "{says}");
    let (file, _) = spoilt("maps/grunwald.toml", "\"2418-2519\"", "\"2418-2599\"");
    assert_eq!(file, "maps/grunwald.toml");
}

#[test]
fn every_counter_leader_and_standard_has_a_short_name() {
    let named = |kind: &str, id: &str| LIBRARY.texts().knows(&format!("{kind}-{}", id.to_lowercase()));
    let counters = &CONTENT.counters;
    assert!(counters.groups.iter().all(|group| named("name", &group.id)));
    assert!(counters.leaders.iter().all(|leader| named("leader", &leader.id)));
    assert!(counters.banners.iter().all(|banner| named("standard", &banner.id)));
    // A comma inside a name would break every list.
    let long = counters.groups.iter().flat_map(|group| [&group.name.fr, &group.name.en]);
    assert_eq!(long.filter(|name| name.contains(',')).count(), 0);
}
