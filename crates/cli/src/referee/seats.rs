//! Computer players at a table: whenever one of them is asked, it answers at once.

use crate::answer::{Kind, Trouble, sentence};
use ai::{Bot, Level};
use catalog::json::Speaker;
use catalog::{Played, Sitting};
use engine::table::Throw;
use engine::text::{Lang, Phrase};
use engine::{Refusal, Seat, Viewer};
use serde_json::{Map, Value};

/// Who sits where: a computer player, or nobody that the program knows of.
#[derive(Default)]
pub struct Seats(Vec<Option<Box<dyn Bot>>>);

/// How a person is called where somebody is seated.
const PERSON: &str = "person";

impl Seats {
    pub fn has_bots(&self) -> bool {
        self.0.iter().any(Option::is_some)
    }

    fn bot(&mut self, seat: Seat) -> Option<&mut Box<dyn Bot>> {
        self.0.get_mut(seat.index())?.as_mut()
    }

    fn is_bot(&self, seat: Seat) -> bool {
        self.0.get(seat.index()).is_some_and(Option::is_some)
    }

    /// Whose game it is: with computers at all seats but one, that seat's.
    pub fn viewer(&self, sitting: &dyn Sitting) -> Viewer {
        let seats = 0..sitting.battle().seats().len() as u8;
        let mut people = seats.map(Seat).filter(|seat| !self.is_bot(*seat));
        match (self.has_bots(), people.next(), people.next()) {
            (true, Some(seat), None) => Viewer::Seat(seat),
            _ => Viewer::Referee,
        }
    }

    /// Seats a computer player, or a person.
    pub fn seat(
        &mut self,
        sitting: &mut dyn Sitting,
        seat: &str,
        player: &str,
        nodes: Option<u64>,
        seed: Option<u64>,
        lang: Lang,
    ) -> Result<(), Trouble> {
        let game = sitting.game();
        let about = game.about();
        let battle = sitting.battle();
        let at = battle.seat(seat).ok_or_else(|| {
            let known = battle.seats().iter().map(|seat| seat.id).collect::<Vec<_>>().join(", ");
            usage(Phrase::new("seat-unknown").with("seat", seat).with("known", known))
        })?;
        let bot = match player {
            PERSON => None,
            _ => {
                let level = Level::parse(player).ok_or_else(|| unknown_player(player))?;
                let nobody = || usage(Phrase::new("bot-none").with("game", about.id));
                let mut bot =
                    ai::bot(about.id, level, seed.unwrap_or_else(crate::chance)).ok_or_else(nobody)?;
                if let Some(nodes) = nodes {
                    bot.limit(nodes);
                }
                bot.open(sitting.setup()).map_err(|flaw| Trouble::flaw(&flaw, game.texts(), lang))?;
                Some(bot)
            }
        };
        self.0.resize_with(battle.seats().len(), || None);
        self.0[at.index()] = bot;
        sitting.set_players(self.names());
        Ok(())
    }

    fn names(&self) -> Vec<String> {
        let name = |bot: &Option<Box<dyn Bot>>| bot.as_ref().map_or(PERSON, |bot| bot.level().id());
        self.0.iter().map(|bot| name(bot).to_string()).collect()
    }

    pub fn json(&self, sitting: &dyn Sitting) -> Value {
        let names = self.names();
        let seats = sitting.battle().seats().iter().enumerate();
        let named = seats
            .map(|(at, seat)| (seat.id.to_string(), names.get(at).map_or(PERSON, String::as_str).into()));
        Value::Object(named.collect::<Map<_, _>>())
    }

    /// Lets the computers answer until a person is asked or the game is over.
    pub fn answer(&mut self, sitting: &mut dyn Sitting, lang: Lang) -> Result<(), Trouble> {
        while let Some(decision) = sitting.decision() {
            let Some(bot) = self.bot(decision.seat) else {
                // A person who was on his way goes on.
                if crate::group::go_on(sitting).is_empty() {
                    return Ok(());
                }
                continue;
            };
            let level = bot.level().id();
            let silent = || Trouble::new(Kind::Broken, format!("{level} says nothing"));
            let answer = ai::ask(bot.as_mut(), sitting, &|| false).ok_or_else(silent)?;
            if let Err(stop) = sitting.play(&answer.action, Throw::Seeded) {
                let why = stop.say(sitting.game().texts(), lang);
                return Err(Trouble::new(Kind::Broken, format!("{level}: {}: {why}", answer.action)));
            }
        }
        Ok(())
    }

    /// Plays actions one by one with the computers' answers between them. What was accepted stays played: it was answered.
    pub fn play(
        &mut self,
        sitting: &mut dyn Sitting,
        actions: &[String],
        dice: Option<&[u8]>,
        lang: Lang,
    ) -> Result<(), Trouble> {
        let mut script = dice.map(engine::dice::Scripted::new);
        for action in actions {
            let throw = match &mut script {
                Some(script) => Throw::From(script),
                None => Throw::Seeded,
            };
            sitting.play(action, throw).map_err(|stop| {
                let mut trouble = Trouble::stopped(&Speaker::of(sitting, lang), &stop);
                trouble.says = format!("{}: {}", crate::play::short(action), trouble.says);
                trouble
            })?;
            self.answer(sitting, lang)?;
        }
        match script.map(|script| script.finish()) {
            Some(Err(fault)) => Err(Trouble::stopped(&Speaker::of(sitting, lang), &fault.into())),
            _ => Ok(()),
        }
    }

    /// Takes back to the last decision of a person: the computers' answers go with the action that they answered.
    pub fn undo(&self, sitting: &mut dyn Sitting, agreed: bool, lang: Lang) -> Result<(), Trouble> {
        let refuse = |sitting: &dyn Sitting, id| {
            Err(Trouble::refused(&Speaker::of(sitting, lang), &Refusal::unreadable(Phrase::new(id))))
        };
        let seats = sitting.seats();
        let Some(last) = seats.iter().rposition(|seat| !self.is_bot(*seat)) else {
            return refuse(sitting, "refusal-undo-nothing");
        };
        let back = seats.len() - last;
        if !agreed && sitting.retractable() < back {
            return Err(Trouble::refused(&Speaker::of(sitting, lang), &sitting.why_fixed()));
        }
        for _ in 0..back {
            sitting.take_back().map_err(|refusal| Trouble::refused(&Speaker::of(sitting, lang), &refusal))?;
        }
        Ok(())
    }

    /// Plays again what was taken back, up to the next decision of a person.
    pub fn redo(&mut self, sitting: &mut dyn Sitting, lang: Lang) -> Result<Vec<Played>, Trouble> {
        let mut steps = Vec::new();
        loop {
            let again = sitting.redo();
            steps.extend(again.map_err(|stop| Trouble::stopped(&Speaker::of(sitting, lang), &stop))?);
            let asked = sitting.decision().is_some_and(|decision| self.is_bot(decision.seat));
            if !asked || !sitting.may_redo() {
                break;
            }
        }
        self.answer(sitting, lang)?;
        Ok(steps)
    }
}

fn usage(says: Phrase) -> Trouble {
    Trouble::new(Kind::Usage, sentence(says))
}

pub fn unknown_player(name: &str) -> Trouble {
    let known = Level::ALL.map(Level::id).join(", ");
    usage(Phrase::new("bot-unknown").with("name", name).with("known", known))
}
