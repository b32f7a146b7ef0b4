//! What is said in whole games: sentences agree in both languages, French runs words together where it must, and every modifier of a
//! sum has a name of its own.

use catalog::{Game, Sitting};
use engine::explain::Account;
use engine::ruleset::Setup;
use engine::table::Throw;
use engine::text::{Lang, Phrase, Texts};
use engine::{Rule, Viewer};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

fn games() -> impl Iterator<Item = &'static dyn Game> {
    catalog::games().iter().copied()
}

/// So many decisions of every battle are heard.
const STEPS: usize = 400;

/// What was said of games.
#[derive(Default)]
struct Heard {
    phrases: Vec<Phrase>,
    /// The rules of modifiers, and the names that stood in the sums.
    modifiers: BTreeSet<(&'static str, &'static str)>,
}

impl Heard {
    fn accounts(&mut self, accounts: &[Account]) {
        let lines = accounts.iter().flat_map(|account| account.tally.lines());
        self.modifiers.extend(lines.map(|line: &engine::tally::Line| name_of(line.rule)));
        self.phrases.extend(accounts.iter().map(|account| account.title.clone()));
    }

    /// What stands in the journal.
    fn journal(&mut self, sitting: &dyn Sitting) {
        for played in sitting.history(Viewer::Referee) {
            for told in &played.events {
                self.phrases.push(told.says.clone());
                self.accounts(&told.accounts);
            }
        }
    }

    /// What is asked, what may be answered, and why something else may not.
    fn question(&mut self, sitting: &dyn Sitting, strange: &[String]) {
        self.phrases.push(sitting.prompt());
        for listed in sitting.legal() {
            self.phrases.push(listed.says);
        }
        for listed in sitting.legal().iter().take(12) {
            if let Some(explanation) = sitting.explain_briefly(std::slice::from_ref(&listed.text)) {
                self.phrases.extend(explanation.effects.iter().map(|effect| effect.says.clone()));
                self.accounts(&explanation.accounts);
            }
        }
        for refusal in strange.iter().filter_map(|action| sitting.why(action).err()) {
            self.phrases.extend(refusal.reasons.iter().map(|reason| reason.why.clone()));
        }
    }
}

fn name_of(rule: Rule) -> (&'static str, &'static str) {
    (rule.id(), rule.title(Lang::En))
}

/// A number that is different each time and the same in every run.
fn next(seed: &mut u64) -> usize {
    *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*seed >> 33) as usize
}

fn play(mut sitting: Box<dyn Sitting>, heard: &mut Heard) {
    let (mut seed, mut strange) = (11, Vec::new());
    for step in 0..STEPS {
        let legal = sitting.legal();
        let Some(chosen) = legal.get(next(&mut seed) % legal.len().max(1)) else { break };
        // What could be done before can mostly not be done now.
        if step % 8 == 0 {
            heard.question(sitting.as_ref(), &strange);
            strange = legal.iter().rev().take(6).map(|listed| listed.text.clone()).collect();
        }
        sitting.play(&chosen.text.clone(), Throw::Seeded).expect("a listed action is accepted");
    }
    heard.journal(sitting.as_ref());
}

/// Random games of every battle, and the games that were kept.
fn listen(game: &'static dyn Game) -> Heard {
    let mut heard = Heard::default();
    for scenario in &game.about().scenarios {
        play(game.open(Setup::new(&scenario.id), 3).expect("it opens"), &mut heard);
        play(catalog::example(game, Setup::new(&scenario.id)).expect("it opens"), &mut heard);
    }
    let saves = Path::new(env!("CARGO_MANIFEST_DIR")).join("../cli/tests/saves");
    for file in fs::read_dir(saves).expect("the saves are there") {
        let path = file.expect("an entry").path();
        let text = fs::read_to_string(&path).expect("a save");
        let sitting = catalog::load(&path.display().to_string(), &text).expect("it loads");
        if sitting.game().about().id == game.about().id {
            heard.journal(sitting.as_ref());
        }
    }
    heard
}

/// Everything that was said in a language, once.
fn sentences(texts: &Texts, lang: Lang, heard: &Heard) -> BTreeSet<String> {
    heard.phrases.iter().filter(|phrase| !phrase.is_empty()).map(|phrase| texts.say(lang, phrase)).collect()
}

/// Words that French runs together with what follows.
const RUN_TOGETHER: [&str; 9] = ["de", "le", "la", "ne", "se", "que", "je", "me", "te"];
const CONTRACTED: [&str; 4] = ["de le ", "de les ", "à le ", "à les "];

/// What is wrong with a French sentence.
fn unlike_french(sentence: &str) -> Option<String> {
    let lower = format!(" {}", sentence.to_lowercase());
    let contracted = CONTRACTED.iter().find(|words| lower.contains(&format!(" {words}")));
    if let Some(words) = contracted {
        return Some(words.to_string());
    }
    let words: Vec<&str> = lower.split([' ', '\u{a0}', '(']).collect();
    // The number of a hex is said letter by letter: "de E10".
    let hex = |word: &str| word.chars().nth(1).is_some_and(|second| second.is_ascii_digit());
    let vowels = ['a', 'e', 'i', 'o', 'u', 'é', 'è', 'ê', 'à', 'â', 'î', 'ô', 'œ'];
    let vowel = |word: &str| word.starts_with(vowels) && !hex(word);
    let pair = words.windows(2).find(|pair| RUN_TOGETHER.contains(&pair[0]) && vowel(pair[1]));
    pair.map(|pair| pair.join(" "))
}

#[test]
fn whole_games_are_told_with_grammar_in_both_languages() {
    for game in games() {
        let heard = listen(game);
        for lang in Lang::ALL {
            let said = sentences(game.texts(), lang, &heard);
            assert!(said.len() > 300, "{}: {}", game.about().id, said.len());
            let broken: Vec<_> =
                said.iter().filter(|line| line.contains("{$") || line.contains('[')).collect();
            assert!(broken.is_empty(), "{} lacks something in {broken:#?}", game.about().id);
            let signs = |line: &&String| {
                line.contains('\'') || line.split(' ').any(|word| word.starts_with('-') && word.len() > 1)
            };
            let signs: Vec<_> = said.iter().filter(signs).collect();
            assert!(
                signs.is_empty(),
                "{}: hyphens for minus, or straight apostrophes: {signs:#?}",
                game.about().id
            );
        }
        let french = sentences(game.texts(), Lang::Fr, &heard);
        let wrong: Vec<_> = french.iter().filter_map(|line| Some((unlike_french(line)?, line))).collect();
        assert!(wrong.is_empty(), "{}: {wrong:#?}", game.about().id);
    }
}

#[test]
fn every_modifier_of_a_sum_has_a_name_of_its_own() {
    for game in games() {
        let heard = listen(game);
        assert!(heard.modifiers.len() > 10, "{}: {}", game.about().id, heard.modifiers.len());
        let own = |(rule, name): &&(&str, &str)| {
            game.book().expect("it is built in").parts_of(rule).any(|(_, part)| part.en == **name)
        };
        let titles: Vec<_> = heard.modifiers.iter().filter(|it| !own(it)).collect();
        assert!(titles.is_empty(), "{}: titles of rules stand in sums: {titles:#?}", game.about().id);
    }
}

#[test]
fn french_that_does_not_run_together_is_noticed() {
    let said = |line| unlike_french(line).is_some();
    assert!(said("La fatigue de Andrzej passe à 2") && said("le tir de les archers") && said("il ne a pas"));
    assert!(said("recule de un hexagone") && said("rattaché à le clan"));
    assert!(!said("La fatigue d’Andrzej passe à 2, au nord de 1109, le 11"));
}
