//! Every rule book begins with its game in ten sentences, and each names the rules that it stands for.

use engine::text::Lang;

/// The numbers in the brackets that end a sentence.
fn cited(sentence: &str) -> Vec<&str> {
    let brackets = sentence.rsplit_once('(').map_or("", |(_, rest)| rest);
    brackets.trim_end_matches([')', '.']).split(", ").collect()
}

#[test]
fn every_book_begins_with_its_game_in_ten_sentences() {
    for game in catalog::games() {
        let (id, book) = (game.about().id, game.book().expect("it is built in"));
        let [fr, en] = [Lang::Fr, Lang::En].map(|lang| book.in_short.get(lang));
        assert_eq!((fr.len(), en.len()), (10, 10), "{id}");
        for (fr, en) in fr.iter().zip(en) {
            assert_eq!(cited(fr), cited(en), "{id}: {en}");
            for rule in cited(en) {
                assert!(book.rules.iter().any(|known| known.id == rule), "{id}: {rule} in {en}");
            }
        }
    }
}

#[test]
fn a_rule_leads_to_its_rulings_and_they_lead_back() {
    for game in catalog::games() {
        let book = game.book().expect("it is built in");
        let mut links = 0;
        for ruling in &book.rulings {
            for rule in &ruling.rules {
                links += 1;
                assert!(book.related(rule).contains(&ruling.id.as_str()), "{rule} to {}", ruling.id);
                assert!(book.related(&ruling.id).contains(&rule.as_str()), "{} to {rule}", ruling.id);
            }
        }
        assert!(links > 100, "{}: {links}", game.about().id);
    }
}
