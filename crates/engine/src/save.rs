//! A game as a file: its set-up, its seed and its list of actions. Any save that a released version wrote loads
//! for ever; a damaged, foreign or future one is refused with a sentence.

use crate::content::Flaw;
use crate::hash::Fingerprint;
use crate::intent::Intent;
use crate::orders::StandingOrder;
use crate::refusal::Stop;
use crate::ruleset::{Ruleset, Setup};
use crate::seat::Seat;
use crate::table::{Deed, Move, Table};
use crate::text::Phrase;
use serde::{Deserialize, Serialize};

/// Raised when the layout of the file changes.
pub const FORMAT: u32 = 1;
/// A save larger than this is not ours.
pub const MOST_BYTES: usize = 16 << 20;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Save {
    /// Says that this is a save of ours: always `save`.
    pub conroi: String,
    pub format: u32,
    pub game: String,
    /// Version of the rules it was played with.
    pub rules: u32,
    /// Its own version of the rules is not in the file: [`Save::parse`] fills it in from the field above.
    pub setup: Setup,
    /// Secret of the dice. As text: not every JSON reader keeps 64 bits.
    #[serde(with = "number_as_text")]
    pub seed: u64,
    pub actions: Vec<SavedMove>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub orders: Vec<StandingOrder>,
    /// SHA-256 of the canonical bytes of the last position.
    pub hash: Fingerprint,
    /// Who sits where, by seat: `person`, or the level of a computer player. Whoever opens the file may seat others: it is no part
    /// of the game, and the digest does not hold it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<String>,
    /// What seats have set out to do and have not done yet: no part of what was played, and the digest does not hold it. Whoever
    /// alters it sends a seat where it could have gone anyway.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub intents: Vec<Intent>,
    /// SHA-256 of everything else: a save that was altered by hand is not taken for what was played.
    pub digest: Fingerprint,
    /// Actions at its end were lost, or the head of its parts does not know of them: the hash is not that of its last position. No file
    /// says so of itself.
    #[serde(skip)]
    pub cut_short: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedMove {
    pub seat: String,
    #[serde(rename = "do")]
    pub action: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<u8>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_order: bool,
    /// What a computer player that chose it thought the position to be worth to its seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub judged: Option<i32>,
    /// The order to a group that it belongs to, by number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<u32>,
}

/// What a file says about itself, before anything else in it is believed.
#[derive(Deserialize)]
struct Header {
    conroi: Option<String>,
    format: Option<u32>,
    game: Option<String>,
}

impl Save {
    /// The hash of everything but itself.
    pub fn compute_digest(&self) -> Fingerprint {
        let Save {
            conroi,
            format,
            game,
            rules,
            setup,
            seed,
            actions,
            orders,
            hash,
            players: _,
            intents: _,
            digest: _,
            cut_short: _,
        } = self;
        // As JSON: fields that are left out where they are empty have no canonical bytes.
        let whole = (conroi, format, game, rules, setup, seed, actions, orders, hash);
        Fingerprint::of_bytes(serde_json::to_string(&whole).unwrap_or_default().as_bytes())
    }

    /// Reads the text of a save. Does not play it yet: see [`Table::load`].
    pub fn parse(file: &str, text: &str) -> Result<Save, Flaw> {
        let flaw = |phrase| Flaw::new(file, phrase);
        if text.len() > MOST_BYTES {
            return Err(flaw(Phrase::new("flaw-save-too-long")));
        }
        let unreadable = |error: serde_json::Error| {
            let phrase = if error.is_eof() {
                Phrase::new("flaw-save-truncated")
            } else {
                Phrase::new("flaw-save-unreadable").with("why", error.to_string())
            };
            flaw(phrase).at(error.line())
        };
        // Some editors put a mark in front of what they save.
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let header: Header = serde_json::from_str(text).map_err(unreadable)?;
        if header.conroi.as_deref() != Some("save") || header.game.is_none() {
            return Err(flaw(Phrase::new("flaw-save-foreign")));
        }
        match header.format {
            Some(FORMAT) => {
                let mut save: Save = serde_json::from_str(text).map_err(unreadable)?;
                save.setup.rules = save.rules;
                Ok(save)
            }
            Some(later) if later > FORMAT => {
                Err(flaw(Phrase::new("flaw-save-future").with("format", i64::from(later))))
            }
            _ => Err(flaw(Phrase::new("flaw-save-foreign"))),
        }
    }

    /// The file, with one line per action, so that it reads and compares well.
    pub fn to_json(&self) -> String {
        let line = |value: serde_json::Value| value.to_string();
        let json = |value: &dyn erased::Json| line(value.json());
        let actions: Vec<String> = self.actions.iter().map(|a| format!("    {}", json(a))).collect();
        let mut out = String::from("{\n");
        let mut field = |name: &str, value: String| {
            out.push_str(&format!("  \"{name}\": {value},\n"));
        };
        field("conroi", json(&self.conroi));
        field("format", self.format.to_string());
        field("game", json(&self.game));
        field("rules", self.rules.to_string());
        field("setup", json(&self.setup));
        field("seed", json(&self.seed.to_string()));
        field(
            "actions",
            if actions.is_empty() { "[]".into() } else { format!("[\n{}\n  ]", actions.join(",\n")) },
        );
        if !self.orders.is_empty() {
            field("orders", json(&self.orders));
        }
        if !self.players.is_empty() {
            field("players", json(&self.players));
        }
        if !self.intents.is_empty() {
            field("intents", json(&self.intents));
        }
        out.push_str(&format!(
            "  \"hash\": {},\n  \"digest\": {}\n}}\n",
            json(&self.hash),
            json(&self.digest)
        ));
        out
    }
}

/// A way to turn any of our serialisable parts into a JSON value.
mod erased {
    pub trait Json {
        fn json(&self) -> serde_json::Value;
    }
    impl<T: serde::Serialize> Json for T {
        fn json(&self) -> serde_json::Value {
            serde_json::to_value(self).unwrap_or(serde_json::Value::Null)
        }
    }
}

impl<R: Ruleset> Table<R> {
    pub fn save(&self) -> Save {
        let mut save = self.save_from(0);
        save.digest = save.compute_digest();
        save
    }

    /// The save without its first actions, for whoever keeps it in parts: it has no digest.
    pub fn save_from(&self, first: usize) -> Save {
        let saved = |entry: &Move<R>| SavedMove {
            seat: self.battle().seat_id(entry.seat).to_string(),
            action: entry.text.clone(),
            dice: entry.dice.clone(),
            by_order: entry.by_order,
            judged: entry.judged,
            group: entry.group,
        };
        let actions = self.played().iter().skip(first).map(saved).collect();
        Save {
            conroi: "save".into(),
            format: FORMAT,
            game: R::about().id.into(),
            // A game goes on by the rules that it began with.
            rules: self.setup().rules_version(R::about()),
            setup: self.setup().clone(),
            seed: self.seed(),
            actions,
            orders: self.orders().to_vec(),
            hash: self.hash(),
            players: self.players().to_vec(),
            intents: self.intents().to_vec(),
            digest: Fingerprint([0; 32]),
            cut_short: false,
        }
    }

    /// Plays a save again from its beginning and holds the end against its hash. The digest comes first: of what was altered by hand
    /// nothing is opened.
    pub fn load(file: &str, save: &Save) -> Result<Table<R>, Flaw> {
        let about = R::about();
        let flaw = |phrase| Flaw::new(file, phrase);
        if save.game != about.id {
            return Err(flaw(Phrase::new("flaw-save-other-game").with("game", save.game.as_str())));
        }
        if save.rules > about.rules_version || save.rules == 0 {
            let phrase = Phrase::new("flaw-save-rules-version")
                .with("version", i64::from(save.rules))
                .with("known", i64::from(about.rules_version));
            return Err(flaw(phrase));
        }
        if save.compute_digest() != save.digest {
            return Err(flaw(Phrase::new("flaw-save-digest")));
        }
        let setup = Setup { rules: save.rules, ..save.setup.clone() };
        let mut table = Table::<R>::open(setup, save.seed).map_err(|inner| {
            let file =
                if inner.file.is_empty() { file.to_string() } else { format!("{file}: {}", inner.file) };
            Flaw { file, ..inner }
        })?;
        table.play_on(file, save)?;
        Ok(table)
    }

    /// Goes on to where a save of the same game stands, without playing again what both have: another window has gone on with it, or
    /// taken something back. Says how many entries both have. `Err` where it is another game or does not hold; what is here then is of
    /// no use any more.
    pub fn catch_up(&mut self, file: &str, save: &Save) -> Result<usize, Flaw> {
        let own = self.save_from(self.played().len());
        if (&own.game, own.rules, &own.setup, own.seed) != (&save.game, save.rules, &save.setup, save.seed) {
            return Err(Flaw::new(file, Phrase::new("flaw-save-hash")));
        }
        let same = |(own, its): &(&Move<R>, &SavedMove)| {
            (&own.text, &own.dice, own.by_order) == (&its.action, &its.dice, its.by_order)
        };
        let common = self.played().iter().zip(&save.actions).take_while(same).count();
        while self.played().len() > common && self.take_back().is_ok() {}
        self.forget_undone();
        self.play_on(file, save)?;
        Ok(common)
    }

    /// Plays the actions of a save that have not been played yet, and takes over whatever else it holds.
    fn play_on(&mut self, file: &str, save: &Save) -> Result<(), Flaw> {
        let (table, flaw) = (self, |phrase| Flaw::new(file, phrase));
        (0..table.battle().seats().len() as u8).for_each(|seat| table.let_go(Seat(seat)));
        for (number, entry) in save.actions.iter().enumerate().skip(table.played().len()) {
            let at = |why: Vec<Phrase>| {
                let phrase = Phrase::new("flaw-save-action")
                    .with("number", number + 1)
                    .with("action", entry.action.chars().take(60).collect::<String>())
                    .with("why", why);
                flaw(phrase)
            };
            let say = |stop: Stop| at(stop.phrases());
            let deed: Deed<R> = table.read(&entry.action).map_err(|refusal| say(refusal.into()))?;
            let seat = table.restore(deed, entry.dice.clone(), entry.by_order, entry.judged).map_err(say)?;
            table.mark(number, seat, entry.group);
            if table.battle().seat(&entry.seat) != Some(seat) {
                return Err(at(vec![
                    Phrase::new("flaw-save-seat").with("seat", table.battle().seat_id(seat)),
                ]));
            }
        }
        if !save.cut_short && table.hash() != save.hash {
            return Err(flaw(Phrase::new("flaw-save-hash")));
        }
        table.set_orders(save.orders.clone());
        for intent in &save.intents {
            table.set_intent(intent.clone());
        }
        // More players than seats say nothing.
        let seats = table.battle().seats().len();
        table.set_players(save.players.iter().take(seats).cloned().collect());
        Ok(())
    }
}

/// A 64-bit number as text, read back from text or number.
mod number_as_text {
    use serde::{Deserialize, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(number: &u64, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(number)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<u64, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Either {
            Number(u64),
            Text(String),
        }
        let wanted = |_| serde::de::Error::custom("a whole number is expected for the seed");
        match Either::deserialize(from).map_err(wanted)? {
            Either::Number(number) => Ok(number),
            Either::Text(text) => text.parse().map_err(serde::de::Error::custom),
        }
    }
}
