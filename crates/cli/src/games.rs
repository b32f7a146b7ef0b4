//! Which games there are, their rules, and whether their files are in order.

use crate::answer::{Answer, Kind, Trouble, sentence};
use crate::{battle, files};
use catalog::{Game, Measured};
use engine::rule::{BookEntry, RuleBook};
use engine::text::{Lang, Phrase};
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::path::Path;

pub fn find(id: &str) -> Result<&'static dyn Game, Trouble> {
    catalog::find(id).ok_or_else(|| unknown(id))
}

/// The same for whoever measures it.
pub fn find_measured(id: &str) -> Result<&'static dyn Measured, Trouble> {
    catalog::measured().iter().copied().find(|game| game.about().id == id).ok_or_else(|| unknown(id))
}

fn unknown(id: &str) -> Trouble {
    let known = catalog::games().iter().map(|game| game.about().id).collect::<Vec<_>>().join(", ");
    Trouble::new(Kind::Usage, sentence(Phrase::new("game-unknown").with("id", id).with("known", known)))
}

/// All games; or one with its battles; or one battle.
pub fn games(id: Option<&str>, scenario: Option<&str>, lang: Lang) -> Result<Answer, Trouble> {
    let Some(id) = id else {
        let mut out = String::new();
        for game in catalog::games() {
            let about = game.about();
            let _ = writeln!(out, "{:<18} {}", about.id, about.summary.get(lang));
        }
        let list: Vec<Value> = catalog::games().iter().map(|game| json!(game.about())).collect();
        return Ok(Answer::new(out, json!({ "games": list })));
    };
    let about = find(id)?.about();
    match scenario {
        Some(scenario) => battle::whole(about, scenario, lang),
        None => Ok(Answer::new(battle::list(about, lang), json!(about))),
    }
}

pub fn rules(id: &str, number: Option<&str>, lang: Lang) -> Result<Answer, Trouble> {
    let book = find(id)?.book().expect("natively every rule book is built in");
    let (mut out, mut list) = (String::new(), Vec::new());
    if number.is_none() {
        out += &in_short(book, lang);
    }
    let entries = match number {
        Some(number) => book.find(number),
        None => book.entries().collect(),
    };
    if entries.is_empty() {
        let number = number.unwrap_or_default();
        return Err(Trouble::new(
            Kind::Usage,
            sentence(Phrase::new("rule-unknown").with("id", id).with("number", number)),
        ));
    }
    for entry in entries {
        let text = if lang == Lang::Fr { entry.fr } else { entry.en };
        match number {
            Some(_) => {
                let _ = writeln!(out, "{}  {}\n{}", entry.id, entry.title.get(lang), wrap(text));
                out += &related(book, &entry, text);
                out.push('\n');
            }
            None => {
                let _ = writeln!(out, "{:<12} {}", entry.id, entry.title.get(lang));
            }
        }
        list.push(
            json!({ "id": entry.id, "title": entry.title.get(lang), "text": text, "ruling": entry.ruling }),
        );
    }
    Ok(Answer::new(out, json!({ "rules": list })))
}

/// The game in ten sentences, before the list of its rules.
fn in_short(book: &RuleBook, lang: Lang) -> String {
    let sentences = book.in_short.get(lang).iter().map(|sentence| format!("{}\n", wrap(sentence)));
    format!("{}\n{}\n", sentence(Phrase::new("in-short")), sentences.collect::<String>())
}

/// The rulings that read a rule, or the rules that a ruling reads.
fn related(book: &RuleBook, entry: &BookEntry, text: &str) -> String {
    // Not those that the text names already.
    let list: Vec<&str> = book.related(entry.id).into_iter().filter(|id| !text.contains(id)).collect();
    let list = list.join(", ");
    let id = if entry.ruling { "rules-read" } else { "rulings-on" };
    if list.is_empty() {
        return list;
    }
    format!("{}\n", wrap(&sentence(Phrase::new(id).with("list", list))))
}

/// Breaks a text into lines of at most 88 characters.
pub fn wrap(text: &str) -> String {
    let (mut out, mut width) = (String::from("  "), 2);
    // Not at a no-break space.
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        let length = word.chars().count();
        if width + length > 88 {
            out.push_str("\n  ");
            width = 2;
        }
        out.push_str(word);
        out.push(' ');
        width += length + 1;
    }
    out.trim_end().to_string()
}

/// Checks the content that is built in, or a folder with one folder per game.
pub fn check(folder: Option<&Path>, lang: Lang) -> Result<Answer, Trouble> {
    let (mut out, mut flaws) = (String::new(), Vec::new());
    // A folder of one game is as good as a folder of all of them: its book says which.
    let book = folder.and_then(|folder| files::read(&folder.join("rules.toml")).ok());
    let named = |id: &str| {
        let said = book.as_ref().is_some_and(|book| book.contains(&format!("game = \"{id}\"")));
        said || folder.is_some_and(|folder| folder.file_name().is_some_and(|name| name == id))
    };
    let games = catalog::games();
    let alone =
        games.iter().find(|game| named(game.about().id)).or(games.first()).map(|game| game.about().id);
    let inside = |id: &str| folder.is_some_and(|folder| folder.join(id).is_dir());
    let several = games.iter().any(|game| inside(game.about().id));
    for game in games {
        let id = game.about().id;
        if folder.is_some() && !(if several { inside(id) } else { alone == Some(id) }) {
            continue;
        }
        let base = folder.map(|folder| if several { folder.join(id) } else { folder.to_path_buf() });
        let found = match &base {
            None => game.check_content(&|name| game.built_in(name)),
            Some(base) => game.check_content(&|name| files::read(&base.join(name)).ok()),
        };
        let place = base.map_or(id.to_string(), |base| base.display().to_string());
        let _ = writeln!(out, "{place}: {}", if found.is_empty() { "ok" } else { "flawed" });
        flaws.extend(found.iter().map(|flaw| format!("{place}/{}", flaw.say(game.texts(), lang))));
    }
    if flaws.is_empty() {
        return Ok(Answer::new(out, json!({ "ok": true })));
    }
    Err(Trouble::new(Kind::Damaged, flaws.join("\n")))
}
