//! The printed tables: complete, in words, and what an explanation points at is there.

use crate::given;
use crate::setting_up::flaws;
use engine::ruleset::Ruleset;
use engine::scene::Sheet;
use engine::table::Deed;
use engine::text::{Arg, Lang, Phrase};
use expect_test::{Expect, expect};
use game_medieval_battle::MedievalBattle;
use game_medieval_battle::content::CONTENT;

fn sheet(id: &str) -> Sheet {
    let sheets = charts();
    sheets.into_iter().find(|sheet| sheet.id == id).unwrap_or_else(|| panic!("no sheet {id}"))
}

fn charts() -> Vec<Sheet> {
    let battle = testkit::scenario::<MedievalBattle>(engine::Setup::new("crossroads"), 1);
    Ruleset::charts(battle.table.rules())
}

fn say(phrase: &Phrase) -> String {
    MedievalBattle::texts().say(Lang::En, phrase)
}

/// A sheet as a reader sees it.
#[track_caller]
fn check(id: &str, wanted: Expect) {
    let sheet = sheet(id);
    let rules: Vec<&str> = sheet.rules.iter().map(|rule| rule.id()).collect();
    let heads = sheet.columns.iter().map(|(_, head)| say(head)).collect::<Vec<_>>().join(" | ");
    let mut text = format!("{} ({})\n{} | {heads}\n", say(&sheet.title), rules.join(" "), say(&sheet.corner));
    for row in &sheet.rows {
        let cells = row.cells.iter().map(say).collect::<Vec<_>>().join(" | ");
        text += &format!("{} | {cells}\n", say(&row.head));
    }
    wanted.assert_eq(&text);
}

#[test]
fn every_sheet_is_complete_and_has_words_and_rules_in_both_languages() {
    for sheet in charts() {
        assert!(!sheet.rules.is_empty() && !sheet.rows.is_empty(), "{}", sheet.id);
        let mut phrases = vec![&sheet.title, &sheet.corner];
        phrases.extend(sheet.columns.iter().map(|(_, head)| head));
        for row in &sheet.rows {
            assert_eq!(row.cells.len(), sheet.columns.len(), "{}", sheet.id);
            phrases.extend(row.cells.iter().chain([&row.head]));
        }
        for phrase in phrases {
            for lang in Lang::ALL {
                let says = MedievalBattle::texts().say(lang, phrase);
                assert!(!says.is_empty() && !says.contains(['{', '[']), "{}: {says}", sheet.id);
            }
        }
    }
}

#[test]
fn r_iv_4_g_the_calculator() {
    check(
        "calculator",
        expect![[r#"
        Combat calculator (MB-IV.4.g MB-R43)
        losses of | −2 | −1 | 0 | +1 | +2
        the attacker | 2 | 1 | 1 | 0 | 0
        the defender | 0 | 0 | 1 | 1 | 2
    "#]],
    );
}

#[test]
fn r_iv_4_b_the_melee_cards() {
    check(
        "melee",
        expect![[r#"
        Melee cards (MB-IV.4.b MB-IV.4.c MB-IV.4.d MB-IV.4.e MB-IV.4.f MB-IV.4.k)
        attacks ↓ defends → | heavy cavalry | light cavalry | mounted archers | heavy infantry | light infantry | pikemen | archers | longbowmen
        heavy cavalry | 0 | +1 | +2 | 0 | +2 | −1 | +2 | +2
        light cavalry | −1 | 0 | +1 | 0 | +1 | −1 | +2 | +2
        mounted archers | −2 | −1 | 0 | −1 | −1 | −1 | +1 | +1
        heavy infantry | 0 | 0 | +1 | 0 | +1 | +2 | +2 | +2
        light infantry | −1 | −1 | +1 | −1 | 0 | +1 | +2 | +2
        pikemen | 0 | 0 | 0 | −2 | −1 | 0 | +1 | +1
        archers | −2 | −2 | −1 | −2 | −2 | −1 | 0 | 0
        longbowmen | −2 | −2 | −1 | −2 | −2 | −1 | 0 | 0
    "#]],
    );
}

#[test]
fn r_iv_5_e_the_ranged_cards() {
    check(
        "ranged",
        expect![[r#"
        Shooting cards (MB-IV.5.e MB-IV.5.a MB-IV.5.b)
        shoots ↓ target → | heavy cavalry | light cavalry | mounted archers | heavy infantry | light infantry | pikemen | archers | longbowmen
        mounted archers | −1 | 0 | 0 | −1 | 0 | 0 | 0 | 0
        archers | −1 | 0 | 0 | −1 | 0 | 0 | 0 | 0
        longbowmen | 0 | 0 | 0 | −1 | 0 | 0 | +1 | +1
    "#]],
    );
}

#[test]
fn r_i_6_the_terrain() {
    check(
        "terrain",
        expect![[r#"
        Terrain (MB-I.3 MB-I.4 MB-I.5 MB-I.6 MB-IV.4.j MB-IV.5.h MB-IV.5.d MB-R53)
        terrain | height | MP to enter | cavalry | infantry | wagon | bad for cavalry in melee | cover against shooting | blocks line of sight
        plain | 0 | 1 | yes | yes | yes | no | no | no
        woods | 0 | 2 | yes | yes | no | yes | yes | yes
        rocky hill | 1 | 2 | yes | yes | no | yes | no | no
        mountain | 2 | 2 | no | yes | no | no | no | yes
    "#]],
    );
}

#[test]
fn r_ii_3_the_units() {
    check(
        "units",
        expect![[r#"
        Units (MB-II.3 MB-II.4 MB-C.2 MB-IV.5.c)
        unit | recruitment points | counters | movement points | range
        heavy cavalry | 3 | 3 | 4 | –
        light cavalry | 2 | 3 | 5 | –
        mounted archers | 2 | 3 | 5 | 1
        heavy infantry | 2 | 3 | 2 | –
        light infantry | 1 | 3 | 3 | –
        pikemen | 1 | 3 | 3 | –
        archers | 1 | 3 | 3 | 1
        longbowmen | 2 | 2 | 3 | 2
        wagon | 0 | 1 | 1 | –
    "#]],
    );
}

#[test]
fn r_ii_2_the_maps() {
    check(
        "maps",
        expect![[r#"
        Maps (MB-I.1 MB-I.2 MB-II.2 MB-II.6 MB-V.6)
        map | recruitment points | victory points to win | longbowmen, at most
        standard map | 20 | 5 | 1
        large map | 30 | 6 | 2
    "#]],
    );
}

#[test]
fn r_vi_3_the_points_after_dismounting() {
    check(
        "dismounting",
        expect![[r#"
        Dismounting (MB-VI.3 MB-VI.2)
        points left when mounted | 0 | 1 | 2 | 3 | 4 | 5
        points on foot | 0 | 0 | 1 | 1 | 2 | 2
    "#]],
    );
}

/// The cell that an explanation lights holds the losses that it foretells.
#[test]
fn r_iv_4_g_the_lit_column_holds_what_is_foretold() {
    let calculator = sheet("calculator");
    let mut columns = Vec::new();
    for (position, action) in [
        (
            r#"red.units = ["LI x1 I7"]
            yellow.units = ["HI I6"]"#,
            "I7xI6",
        ),
        (
            r#"red.units = ["HC J8"]
            yellow.units = ["P I8"]"#,
            "J8xI8",
        ),
        (
            r#"red.units = ["P I8"]
            yellow.units = ["HC J8"]"#,
            "I8xJ8",
        ),
        (
            r#"red.units = ["LC I9"]
            yellow.units = ["HI H9"]"#,
            "I9xH9",
        ),
        (
            r#"red.units = ["LC H8"]
            yellow.units = ["A I8"]"#,
            "H8xI8",
        ),
        (
            r#"red.units = ["A H8"]
            yellow.units = ["HC I8"]"#,
            "H8*I8",
        ),
        (
            r#"red.units = ["LB J10"]
            yellow.units = ["A J8"]"#,
            "J10*J8",
        ),
    ] {
        let battle = given(&format!("turn = \"red\"\n{position}"));
        let Ok(Deed::Act(read)) = battle.table.read(action) else { panic!("{action}") };
        let (explanation, _) = battle.table.explain(&read).expect("legal");
        let lit = explanation.chart.expect("a chart");
        assert_eq!((lit.chart, explanation.value("column")), ("calculator", Some(lit.column)), "{action}");
        let at = calculator.columns.iter().position(|(number, _)| *number == lit.column).expect("a column");
        let foretold = explanation
            .effects
            .iter()
            .find(|effect| effect.says.args.iter().any(|(name, _)| *name == "other"));
        let says = foretold.expect("losses are foretold").says.clone();
        let number = |name: &str| {
            let arg = says.args.iter().find(|(known, _)| *known == name);
            arg.map(|(_, value)| match value {
                Arg::Number(n) => n.to_string(),
                other => panic!("{other:?}"),
            })
        };
        // Nobody loses more knights than he has.
        let read = |row: usize, most: &str| say(&calculator.rows[row].cells[at]).min(most.to_string());
        assert_eq!(number("other"), Some(read(1, "2")), "{action}");
        // Whoever shoots loses nothing, whatever the table says (MB-IV.5.b).
        if action.contains('x') {
            let most = if position.contains("LI x1") { "1" } else { "2" };
            assert_eq!(number("own"), Some(read(0, most)), "{action}");
        }
        columns.push(lit.column);
    }
    assert_eq!(columns, [-2, -1, 0, 1, 2, -1, 2]);
}

#[test]
fn r_iv_4_b_the_cards_on_the_sheet_are_those_that_are_played() {
    let sheet = sheet("melee");
    for (row, card) in sheet.rows.iter().zip(&CONTENT.charts.melee) {
        let cells: Vec<i8> =
            row.cells.iter().map(|cell| say(cell).replace('−', "-").parse().expect("a number")).collect();
        assert_eq!(cells, card);
    }
}

#[test]
fn a_damaged_card_is_refused_with_its_line() {
    let damaged = |from: &str, to: &str| flaws("charts.toml", &[(from, to)]);
    assert_eq!(
        damaged("rows.HC = [0, 1, ", "rows.HC = [0, "),
        ["charts.toml:94: chart “melee”, row HC: 7 cells for 8 columns"]
    );
    assert_eq!(
        damaged("rows.A = [-1, ", "rows.A = ["),
        ["charts.toml:109: chart “ranged”, row A: 7 cells for 8 columns"]
    );
    assert_eq!(
        damaged("rows.defender", "rows.loser"),
        ["charts.toml:85: chart “calculator” has no place for row loser"]
    );
}
