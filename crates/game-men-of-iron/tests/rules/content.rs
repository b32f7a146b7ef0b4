//! Every mistake in a file is found, with the line on which it stands.

use engine::content::Flaw;
use engine::text::Arg;
use game_men_of_iron::content::*;
use game_men_of_iron::field::OFF;
use game_men_of_iron::ids::{CommandId, LeaderId, UnitId};

/// Where a mistake stands, which one it is, and the word that is wrong.
fn told(flaw: &Flaw) -> String {
    let arg = |name| flaw.phrase.args.iter().find(|(it, _)| *it == name).map(|(_, value)| value);
    let what = match arg("what") {
        Some(Arg::Phrase(phrase)) => phrase.id,
        _ => flaw.phrase.id,
    };
    let word = match arg("word").or_else(|| arg("why")) {
        Some(Arg::Text(text)) => text.as_str(),
        _ => "",
    };
    format!("{}:{} {what} {word}", flaw.file, flaw.line)
}

/// What is wrong once some words of a file are others, and the line of these words.
fn spoilt(file: &str, from: &str, to: &str) -> (String, usize) {
    let text = LIBRARY.built_in(file).unwrap();
    assert_eq!(text.matches(from).count(), 1, "{from} stands once in {file}");
    let line = 1 + text[..text.find(from).unwrap()].matches('\n').count();
    let read = |name: &str| match name == file {
        true => Some(text.replace(from, to)),
        false => LIBRARY.built_in(name),
    };
    (Content::read(&read).err().map_or_else(String::new, |flaw| told(&flaw)), line)
}

/// The same, with what is expected: the line is that of the words themselves.
fn refused(file: &str, from: &str, to: &str, expected: &str) {
    let (found, line) = spoilt(file, from, to);
    assert_eq!(found, format!("{file}:{line} {expected}"));
}

/// A mistake in the whole of a file.
fn refused_somewhere(file: &str, from: &str, to: &str, expected: &str) {
    assert_eq!(spoilt(file, from, to).0, format!("{file}:0 {expected}"));
}

const FALKIRK: &str = "battles/falkirk/army.toml";
const COURTRAI: &str = "battles/courtrai/army.toml";

#[test]
fn a_unit_in_the_river_on_another_or_off_the_map_is_found() {
    refused(FALKIRK, "MM 6/5 -2/0  0618", "MM 6/5 -2/0  1312", "flaw-prohibited lincoln-mm1 1312 bog");
    refused(
        FALKIRK,
        "MM 6/5 -2/0  0718",
        "MM 6/5 -2/0  0618",
        "flaw-overstacked lincoln-mm2 0618 lincoln-mm1",
    );
    refused(FALKIRK, "MM 6/5 -2/0  0618", "MM 6/5 -2/0  0645", "flaw-hex 0645");
    refused(FALKIRK, "MM 6/5 -2/0  0618", "MM 6/5 -2/0  off", "flaw-line 12");
    // The garrison alone stands where nobody may.
    refused(COURTRAI, "PK 4/3 0/+1  0606", "PK 4/3 0/+1  0603", "flaw-prohibited renesse-pk3 0603 castle");
}

#[test]
fn a_facing_of_seven_is_found() {
    refused(FALKIRK, "0618 12\"", "0618 7\"", "flaw-facing 7");
    refused(FALKIRK, "0618 12\"", "0618\"", "flaw-facing ");
}

#[test]
fn a_unit_with_spoilt_values_is_found() {
    refused(FALKIRK, "MM 6/5 -2/0  0618", "MM 6/6 -2/0  0618", "flaw-disordered-side lincoln-mm1");
    refused(FALKIRK, "MM 6/5 -2/0  0618", "MM 6/5 0/0   0618", "flaw-disordered-side lincoln-mm1");
    refused(FALKIRK, "MM 6/5 -2/0  0618", "XX 6/5 -2/0  0618", "flaw-type XX");
    refused(FALKIRK, "MM 6/5 -2/0  0618", "MM six -2/0  0618", "flaw-pair six");
    // The second of two namesakes is the one that is too many.
    refused(FALKIRK, "\"lincoln-mm2 ", "\"lincoln-mm1 ", "flaw-twice lincoln-mm1");
    refused(
        FALKIRK,
        "\"edward-lb1      LB 5/4 +1/+2 off of welsh\"",
        "\"edward-lb1 LB 5/4 +1/+2 off of norse\"",
        "flaw-contingent norse",
    );
    let poitiers = "battles/poitiers/army.toml";
    refused(poitiers, "1120 12 on-foot CB 5/4 +1/+2", "1120 12", "flaw-on-foot captal-ho1");
}

#[test]
fn a_command_without_a_leader_is_found_and_a_leader_without_a_command_has_no_place() {
    let poitiers = "battles/poitiers/army.toml";
    let (found, _) = spoilt(poitiers, "rating = 4   # published; nobody leads it\n", "");
    assert!(found.ends_with("flaw-no-leader marshals") && !found.contains(":0 "), "{found}");
    let (found, _) = spoilt(
        FALKIRK,
        "range = 4, move = 7, hex = \"0607\"",
        "range = 4, move = 7, attached = true, hex = \"0607\"",
    );
    assert!(found.ends_with("flaw-no-leader graham"), "{found}");
}

#[test]
fn a_unit_out_of_command_is_found() {
    // Four hexes from any comrade, and beyond what Lincoln's range pays for.
    refused(FALKIRK, "MM 6/5 -2/0  0618", "MM 6/5 -2/0  0220", "flaw-out-of-command lincoln-mm1");
    // Beside a comrade it would be in command by him.
    assert_eq!(spoilt(FALKIRK, "MM 6/5 -2/0  0618", "MM 6/5 -2/0  0518").0, "");
}

#[test]
fn a_unit_beside_an_enemy_is_found() {
    let (found, _) = spoilt(COURTRAI, "PK 4/3 0/+1  0606 10", "PK 4/3 0/+1  0605 10");
    assert!(found.contains("flaw-beside-enemy"), "{found}");
}

#[test]
fn a_schiltron_with_an_open_rear_is_found() {
    // As the counters stood at first: nobody behind the south-eastern corner.
    refused(FALKIRK, "PK 4/3 0/+1  1108 4", "PK 4/3 0/+1  1108 6", "flaw-open-rear wallace-pk4 1207");
}

#[test]
fn wrong_sums_are_found() {
    refused(FALKIRK, "worth = 100", "worth = 99", "flaw-worth eng 99 ≠ 100");
    refused(FALKIRK, "flight-level = 35", "flight-level = 100", "flaw-level eng 100");
}

#[test]
fn standards_entries_and_leaders_stand_where_somebody_can_come() {
    refused(FALKIRK, "hex = \"1304\"", "hex = \"1312\"", "flaw-prohibited 1312");
    refused(FALKIRK, "\"0222\", \"0322\"", "\"0221\", \"0322\"", "flaw-prohibited 0221");
    refused(FALKIRK, "move = 7, hex = \"0818\"", "move = 7, hex = \"1312\"", "flaw-prohibited lincoln");
    let (found, _) = spoilt(FALKIRK, "command = \"surrey\"\nhexes", "command = \"stewart\"\nhexes");
    assert!(found.ends_with("flaw-no-entry surrey-lb1"), "{found}");
    let (found, _) = spoilt(COURTRAI, "hex = \"1207\"", "hex = \"0207\"");
    assert!(found.contains("flaw-prohibited 0207"), "{found}");
}

#[test]
fn a_spoilt_map_is_found() {
    let map = "battles/falkirk/map.txt";
    let (found, _) = spoilt(map, "03    ............ww..........w...", "03    ............ww..........w..");
    assert_eq!(
        found,
        "battles/falkirk/map.txt:12 flaw-map line 12 has 27 hexes, expected 28 as in the first row"
    );
    let (found, _) = spoilt(map, "03    ............ww..........w...", "03    ............Qw..........w...");
    assert!(found.contains("flaw-map") && found.contains("1303"), "{found}");
    let file = "battles/falkirk/map.toml";
    refused_somewhere(
        map,
        "22    ............................\n[elevation]",
        "[elevation]",
        "flaw-map the grid has 28 columns and 21 rows, expected 28 and 22",
    );
    let (found, _) = spoilt(file, "\"0611/5\", ", "\"0699/5\", ");
    assert!(found.contains("flaw-map") && !found.contains(":0 "), "{found}");
    let (found, _) = spoilt(file, "\"0611/5\", ", "\"0611/5\", \"0611/5\", ");
    assert!(found.contains("hexside \"0611/5\" has \"burn\" twice") && !found.contains(":0 "), "{found}");
    let poitiers = "battles/poitiers/map.toml";
    let (found, _) = spoilt(poitiers, "\"0514/5\", ", "\"0514/5\", \"0216/5\", ");
    assert!(found.contains("flaw-side-twice 0216/5"), "a hedge in the stream: {found}");
}

#[test]
fn a_special_rule_that_names_nobody_is_found() {
    let falkirk = "battles/falkirk/special.toml";
    refused(falkirk, "command = \"comyn\"", "command = \"nobody\"", "flaw-command nobody");
    refused(falkirk, "option = \"sullen-welsh\"", "option = \"glad-welsh\"", "flaw-option glad-welsh");
    refused(falkirk, "default = \"contested\"", "default = \"quiet\"", "flaw-option quiet");
    refused(falkirk, "contingents = [\"welsh\", ", "contingents = [\"irish\", ", "flaw-contingent irish");
    refused(falkirk, "first = \"eng\"", "first = \"fle\"", "flaw-side fle");
    refused_somewhere(
        "battles/bannockburn/special.toml",
        "eng = [5, 6, 7, 8, 9]",
        "eng = [6, 7, 8, 9]",
        "flaw-first first-die",
    );
    let (found, _) = spoilt(falkirk, "leaves-on = [0, 1, 2, 3, 4]", "leaves-on = [10]");
    assert!(found.contains("10 is no face of the die"), "{found}");
    refused("battles/courtrai/special.toml", "kind = \"brook\"", "kind = \"burn\"", "flaw-hexside burn");
}

#[test]
fn a_spoilt_chart_is_found() {
    let charts = "charts.toml";
    let (found, _) =
        spoilt(charts, "rows.5 = [\"D\", \"R1\", \"NE\", \"R1\"]", "rows.5 = [\"D\", \"R1\", \"NE\"]");
    assert!(found.contains("flaw-chart-row") && !found.contains(":0 "), "{found}");
    let (found, _) = spoilt(charts, "rows.G = [0, 0, 1, -3, -1, -2, -1, -3, 0, 1]\n", "");
    assert!(found.contains("flaw-matrix-row G"), "{found}");
    refused_somewhere(
        charts,
        "columns = [\"1\", \"2\", \"3\"]",
        "columns = [\"1\", \"3\", \"2\"]",
        "flaw-table-columns range",
    );
}

#[test]
fn units_are_numbered_in_the_plain_order_of_their_names() {
    for battle in &CONTENT.battles {
        assert!(battle.units.is_sorted_by(|a, b| a.id < b.id), "{}", battle.id);
        for (id, command) in CommandId::number(&battle.commands) {
            let own = |(unit, _): &(UnitId, &Unit)| command.units.contains(*unit);
            let units: Vec<_> = UnitId::number(&battle.units).filter(own).collect();
            assert!(units.iter().all(|(_, unit)| unit.command == id && unit.side == command.side));
            assert!(command.leader == LeaderId::NOBODY || battle.leader(command.leader).command == id);
        }
    }
    let john = CONTENT.battle("poitiers").unwrap();
    let twelfth = john.unit(john.find_unit("john-dm12").unwrap());
    assert_eq!((twelfth.number, twelfth.hex), (12, OFF), "counted as they stand in the file");
}

#[test]
fn a_side_can_lose_between_a_third_and_not_quite_half_of_what_it_has() {
    for battle in &CONTENT.battles {
        for army in &battle.armies {
            let share = u32::from(army.flight_level) * 100 / u32::from(army.worth);
            assert!((33..=45).contains(&share), "{} {} {share}%", battle.id, army.id);
        }
    }
}

#[test]
fn every_option_is_that_of_a_rule_and_has_its_default() {
    for battle in &CONTENT.battles {
        for option in &battle.special.options {
            let switches = |rule: &&SpecialRule| rule.option.as_ref() == Some(&option.id);
            let mut switched = battle.special.rules.iter().filter(switches);
            assert!(switched.any(|rule| rule.rule == option.rule), "{} {}", battle.id, option.id);
            assert!(option.values.len() > 1 && option.values.iter().any(|value| value.id == option.default));
        }
    }
}

#[test]
fn every_battle_is_told_in_full_and_every_rule_that_is_named_stands_in_the_book() {
    let book = LIBRARY.book().unwrap();
    let known = |id: &str| book.entries().any(|entry| entry.id == id);
    let briefings = LIBRARY.briefings();
    assert_eq!(briefings.unknown_rule(known), None);
    for battle in &CONTENT.battles {
        assert_eq!(briefings.of(&battle.id, &[]).missing(), [""; 0], "{}", battle.id);
        let rules = battle.special.rules.iter().map(|rule| &rule.rule);
        for rule in rules.chain(battle.special.options.iter().map(|option| &option.rule)) {
            assert!(known(rule), "{} names {rule}", battle.id);
        }
        let told = |text: &engine::rule::Bilingual| !text.fr.is_empty() && !text.en.is_empty();
        assert!(told(&battle.title) && told(&battle.summary), "{}", battle.id);
    }
}

#[test]
fn every_table_of_the_charts_names_a_rule_of_the_book() {
    let book = LIBRARY.book().unwrap();
    let charts = LIBRARY.built_in("charts.toml").unwrap();
    let named = charts.lines().filter_map(|line| line.strip_prefix("rule = \"")?.strip_suffix('"'));
    let unknown: Vec<&str> = named.filter(|id| !book.entries().any(|entry| entry.id == *id)).collect();
    assert_eq!(unknown, [""; 0]);
}

#[test]
fn a_whole_name_lends_a_sentence_its_grammar() {
    let prince = CONTENT.battle("poitiers").unwrap();
    let leader = prince.leader(prince.find_leader("prince").unwrap());
    assert_eq!((leader.name.fr.de.as_str(), leader.name.en.the.as_str()), ("du prince", "the Prince"));
    assert_eq!(LIBRARY.texts().say(engine::Lang::Fr, &leader.name.phrase()), "prince");
}

#[test]
fn a_name_without_a_form_is_found() {
    let (found, _) = spoilt("ground.toml", "de = \"de la tourbière\"", "de = \"\"");
    assert!(found.contains("flaw-name bog") && found.starts_with("battles/falkirk/map.toml"), "{found}");
    refused_somewhere(FALKIRK, "de = \"des Écossais\"", "de = \"\"", "flaw-name Écossais");
}
