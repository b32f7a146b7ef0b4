//! Orders that a game offers ready-made: "everything", "sensible", "hardly anything". They stand in `content/<game>/orders.toml`, each line
//! as it would be typed, without its seat.

use super::StandingOrder;
use super::line::{Known, Line};
use crate::content::{Flaw, Library, Read, Source, text};
use crate::rule::Bilingual;
use crate::ruleset::About;
use crate::seat::Seat;
use crate::text::Phrase;
use serde::{Deserialize, Serialize};
use serde_spanned::Spanned;

/// The file of a game's presets.
pub const NAME: &str = "orders.toml";

/// Orders for one seat, under one name.
#[derive(Clone, Debug, Serialize)]
pub struct Preset {
    /// A word for commands: `sensible`.
    pub id: String,
    pub title: Bilingual,
    /// One sentence.
    pub summary: Bilingual,
    /// The one to begin with against a computer and at one screen.
    pub recommended: bool,
    pub lines: Vec<String>,
    /// The lines as they are obeyed; their seat is whoever takes them.
    #[serde(skip)]
    orders: Vec<StandingOrder>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: u32,
    preset: Vec<Listed>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Listed {
    id: Spanned<String>,
    title: Bilingual,
    summary: Bilingual,
    #[serde(default)]
    recommended: bool,
    #[serde(default)]
    lines: Vec<Spanned<String>>,
}

impl Preset {
    /// Its orders for one seat.
    pub fn orders(&self, seat: Seat) -> Vec<StandingOrder> {
        self.orders.iter().map(|order| StandingOrder { seat, ..order.clone() }).collect()
    }
}

/// The presets of a game from the files that are built in; none where it has no such file. The tests check them.
pub fn presets(library: &Library, known: Known) -> Vec<Preset> {
    if library.built_in(NAME).is_none() {
        return Vec::new();
    }
    read_presets(&|name| library.built_in(name), known).unwrap_or_else(|flaw| panic!("{flaw}"))
}

/// Reads and checks presets: each line is an order of this game, no two share a name, and one is the one to begin with.
pub fn read_presets(read: Read, known: Known) -> Result<Vec<Preset>, Flaw> {
    let source = text(read, NAME)?;
    let source = Source { file: NAME, text: &source };
    let File { format, preset: listed } = source.toml()?;
    if format != 1 {
        return Err(Flaw::new(NAME, Phrase::new("flaw-orders-format").with("format", format)));
    }
    let mut presets: Vec<Preset> = Vec::new();
    for one in listed {
        let (at, id) = (one.id.span(), one.id.into_inner());
        if presets.iter().any(|other| other.id == id) {
            return Err(source.flaw(at, Phrase::new("flaw-orders-twice").with("id", id)));
        }
        let texts = [&one.title, &one.summary].into_iter().flat_map(|it| [&it.fr, &it.en]);
        if id.trim().is_empty() || texts.into_iter().any(|text| text.trim().is_empty()) {
            return Err(source.flaw(at, Phrase::new("flaw-orders-words").with("id", id)));
        }
        let (mut lines, mut orders) = (Vec::new(), Vec::new());
        for line in one.lines {
            let words: Vec<&str> = line.get_ref().split_whitespace().collect();
            let Some(order) = Line::read(known, Seat(0), &words) else {
                let phrase = Phrase::new("flaw-orders-line").with("line", line.get_ref().as_str());
                return Err(source.flaw(line.span(), phrase));
            };
            lines.push(Line::write(&order));
            orders.push(order);
        }
        let (title, summary, recommended) = (one.title, one.summary, one.recommended);
        presets.push(Preset { id, title, summary, recommended, lines, orders });
    }
    if presets.iter().filter(|it| it.recommended).count() != 1 {
        return Err(Flaw::new(NAME, Phrase::new("flaw-orders-recommended")));
    }
    Ok(presets)
}

/// Which preset a seat's orders are, those that end with the phase aside; `None` where they are its own.
pub fn preset_of<'a>(about: &'a About, orders: &[StandingOrder], seat: Seat) -> Option<&'a Preset> {
    let own: Vec<&StandingOrder> =
        orders.iter().filter(|order| order.seat == seat && order.during.is_none()).collect();
    about.presets.iter().find(|preset| {
        let same = |(own, its): (&&StandingOrder, &StandingOrder)| Line::write(own) == Line::write(its);
        preset.orders.len() == own.len() && own.iter().zip(&preset.orders).all(same)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ruleset::OrderInfo;

    const FILE: &str = r#"
format = 1
[[preset]]
id = "all"
title = { fr = "Tout", en = "All" }
summary = { fr = "Tout.", en = "All." }
[[preset]]
id = "some"
recommended = true
title = { fr = "Peu", en = "Some" }
summary = { fr = "Peu.", en = "Some." }
lines = [
    "any any if only",
    "fire  ask fire if chance hit >= 20",
    "fire hold",
]
"#;

    fn read(text: &str) -> Result<Vec<Preset>, String> {
        let orders = [OrderInfo {
            decision: "fire",
            answers: vec!["fire", "hold"],
            by_piece: vec!["fire"],
            idle: vec!["hold"],
            reaction: true,
            values: Vec::new(),
            results: vec!["hit"],
        }];
        let read = |name: &str| (name == NAME).then(|| text.to_string());
        read_presets(&read, Known { orders: &orders, looks: &[] }).map_err(|flaw| flaw.to_string())
    }

    #[test]
    fn presets_are_orders_of_whoever_takes_them() {
        let presets = read(FILE).unwrap();
        assert_eq!(presets[0].orders(Seat(1)), []);
        assert_eq!(presets[1].lines, ["any any if only", "fire ask fire if chance hit >= 20", "fire hold"]);
        let orders = presets[1].orders(Seat(1));
        assert!(orders.iter().all(|order| order.seat == Seat(1)) && orders[1].ask && orders.len() == 3);
    }

    #[test]
    fn what_is_wrong_with_a_preset_is_said_with_its_line() {
        let wrong = |from: &str, to: &str| read(&FILE.replace(from, to)).unwrap_err();
        let see = "is no standing order of this game; see conroi orders --help";
        assert_eq!(wrong("\"fire hold\"", "\"fire flee\""), format!("orders.toml:15: “fire flee” {see}"));
        assert_eq!(
            wrong("chance hit", "chance rain"),
            format!("orders.toml:14: “fire  ask fire if chance rain >= 20” {see}")
        );
        assert_eq!(
            wrong("id = \"some\"", "id = \"all\""),
            "orders.toml:8: two sets of orders are called “all”"
        );
        assert_eq!(
            wrong("recommended = true", ""),
            "orders.toml: exactly one set of orders must be recommended"
        );
        assert_eq!(
            wrong("format = 1", "format = 2"),
            "orders.toml: these orders have format 2; this program reads format 1"
        );
        let nameless =
            "orders.toml:4: the set of orders “” needs an id, a title and a summary in both languages";
        assert_eq!(wrong("id = \"all\"", "id = \"\""), nameless);
        assert!(wrong("lines = [", "words = [").starts_with("orders.toml:"));
    }
}
