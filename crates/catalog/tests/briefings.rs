//! Before a battle begins everybody may read what it is about, and while it lasts what he needs to win.

use engine::ruleset::Setup;
use engine::text::Lang;

#[test]
fn every_battle_has_a_briefing_in_both_languages() {
    for game in catalog::games() {
        for scenario in &game.about().scenarios {
            let missing = scenario.briefing.missing();
            assert!(missing.is_empty(), "{}, {}: {missing:?}", game.about().id, scenario.id);
            assert!(!scenario.briefing.rules.is_empty(), "{}, {}: no rule", game.about().id, scenario.id);
        }
    }
}

#[test]
fn no_briefing_is_of_a_battle_that_does_not_exist() {
    for game in catalog::games() {
        let source = game.built_in("briefings.toml").expect("it is there");
        let briefings = engine::briefing::Briefings::parse("briefings.toml", &source).expect("it reads");
        for id in briefings.scenarios() {
            assert!(game.about().scenarios.iter().any(|known| known.id == id), "{}: {id}", game.about().id);
        }
    }
}

/// A paragraph that nobody reads to its end tells nobody anything.
#[test]
fn a_briefing_is_read_in_a_minute() {
    for game in catalog::games() {
        for scenario in &game.about().scenarios {
            for lang in Lang::ALL {
                let words: usize = scenario
                    .briefing
                    .parts()
                    .iter()
                    .map(|(_, text)| text.get(lang).split_whitespace().count())
                    .sum();
                assert!((60..=260).contains(&words), "{}, {}: {words}", game.about().id, scenario.id);
            }
        }
    }
}

#[test]
fn the_signs_of_a_briefing_are_those_of_print() {
    for game in catalog::games() {
        for scenario in &game.about().scenarios {
            for (part, text) in scenario.briefing.parts() {
                let at = format!("{}, {}, {part}", game.about().id, scenario.id);
                for lang in Lang::ALL {
                    let words = text.get(lang);
                    assert!(!words.contains(['\'', '"']) && !words.contains("  "), "{at}: {words}");
                    assert!(words.ends_with('.'), "{at}: a sentence ends with a full stop");
                }
                let loose = [" :", " ;", " !", " ?"].iter().any(|sign| text.fr.contains(sign));
                assert!(!loose, "{at}: a no-break space stands before such a sign");
            }
        }
    }
}

#[test]
fn every_seat_is_told_what_it_needs_and_where_it_stands() {
    for game in catalog::games() {
        for scenario in &game.about().scenarios {
            let sitting = game.open(Setup::new(&scenario.id), 1).expect("it opens");
            let objectives = sitting.objectives();
            assert_eq!(objectives.len(), sitting.battle().seats().len(), "{}", scenario.id);
            for (number, it) in objectives.iter().enumerate() {
                assert_eq!(it.seat.index(), number, "{}", scenario.id);
                for lang in Lang::ALL {
                    for phrase in [&it.needs, &it.now] {
                        let says = game.texts().say(lang, phrase);
                        assert!(!says.is_empty() && !says.contains('{'), "{}: {says}", scenario.id);
                    }
                }
                assert!(!it.rules.is_empty(), "{}: by which rule?", scenario.id);
            }
        }
    }
}

/// Where a table prints codes, each is put into words; where the words of one cell differ from another's, so do the codes.
#[test]
fn the_codes_of_a_table_mean_something() {
    let mut codes = 0;
    for game in catalog::games() {
        let sitting = game.open(Setup::default().or_recommended(game.about()), 1).expect("it opens");
        for sheet in sitting.charts() {
            for row in sheet.rows.iter().filter(|row| !row.meanings.is_empty()) {
                assert_eq!(row.meanings.len(), row.cells.len(), "{}", sheet.id);
                for ((number, _), (cell, means)) in
                    sheet.columns.iter().zip(row.cells.iter().zip(&row.meanings))
                {
                    assert_eq!(sheet.meaning(*number, row.number), Some(means));
                    for lang in Lang::ALL {
                        let [code, words] = [cell, means].map(|phrase| game.texts().say(lang, phrase));
                        assert!(words.len() > code.len() && words.contains(' '), "{code}: {words}");
                    }
                    codes += 1;
                }
            }
        }
    }
    assert!(codes > 100, "{codes}");
}
