//! Random play through the contract: as fast as possible for benchmarks, or checking every promise on the way.

mod battles;
mod completeness;
mod counting;
mod intending;
mod keeping;
mod looking;
mod meeting;
mod odds;
mod ordering;
mod promises;
mod secrecy;
mod vocabulary;

pub use battles::battle_by_lot;
pub use completeness::{Forms, Tried, list_against_check};
pub use counting::{Count, count_ahead};
pub use meeting::meet_all;
pub use vocabulary::Vocabulary;

use crate::dice::{Ask, Dice, DiceFault, Faces, Seeded, Stream};
use crate::journal::{Noted, Silent};
use crate::ruleset::{Ruleset, Setup};
use crate::seat::Seat;
use crate::table::{Deed, Table, Throw};
use keeping::Twin;
use secrecy::Disguise;

/// Longer than any game that ends.
pub const MOST_DECISIONS: u64 = 200_000;

/// Plays one random game with nobody listening; the number of decisions made. `None` if it did not end.
pub fn random_game<R: Ruleset>(
    rules: &R,
    start: &R::State,
    seed: u64,
    buffer: &mut Vec<R::Action>,
) -> Option<u64> {
    let mut state = start.clone();
    let mut rng = Stream::new(seed, RANDOM_STREAM);
    let mut dice = Seeded::new(seed, 0);
    let mut decisions = 0;
    while let Some(action) = rules.random(&state, &mut rng, buffer) {
        if rules.apply(&mut state, &action, &mut dice, &mut Silent).is_err() {
            return None;
        }
        decisions += 1;
        if decisions >= MOST_DECISIONS {
            return None;
        }
    }
    Some(decisions)
}

/// Random players draw from this stream of their seed.
const RANDOM_STREAM: u64 = 1 << 41;
/// What is looked at more closely is drawn from a stream of its own, so that another sample does not make another game.
const SAMPLE_STREAM: u64 = RANDOM_STREAM + 1;
const ORDER_STREAM: u64 = RANDOM_STREAM + 2;

/// What a checked random game saw, and how often each promise was held against it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Soaked {
    pub decisions: u64,
    pub actions_tried: u64,
    pub refusals_checked: u64,
    /// Actions that somebody made up from the words of others, and that the game could read.
    pub inventions_read: u64,
    pub saves_loaded: u64,
    pub taken_back: u64,
    pub answered_by_order: u64,
    pub odds_held_against_play: u64,
    /// Actions of which every throw was played.
    pub throws_weighed: u64,
    pub secrets_disguised: u64,
    pub ways_walked: u64,
    /// Actions played by orders.
    pub intended: u64,
    pub winner: Option<Seat>,
}

impl Soaked {
    /// The sums of two games; nobody has won both.
    pub fn and(self, other: Soaked) -> Soaked {
        Soaked {
            decisions: self.decisions + other.decisions,
            actions_tried: self.actions_tried + other.actions_tried,
            refusals_checked: self.refusals_checked + other.refusals_checked,
            inventions_read: self.inventions_read + other.inventions_read,
            saves_loaded: self.saves_loaded + other.saves_loaded,
            taken_back: self.taken_back + other.taken_back,
            answered_by_order: self.answered_by_order + other.answered_by_order,
            odds_held_against_play: self.odds_held_against_play + other.odds_held_against_play,
            throws_weighed: self.throws_weighed + other.throws_weighed,
            secrets_disguised: self.secrets_disguised + other.secrets_disguised,
            ways_walked: self.ways_walked + other.ways_walked,
            intended: self.intended + other.intended,
            winner: None,
        }
    }
}

/// Plays one random game and holds every promise of the contract against it.
///
/// At every decision:
///
/// - some action is legal until the game is over, and only then is there an outcome;
/// - every listed action is accepted (of a very long list, some);
/// - an action that is not legal, from elsewhere in the game or made up from its words, is refused and leaves every byte untouched;
/// - check, list and play agree about it;
/// - what is played reads back from its notation; its events alone give the same state, and so does the table;
/// - a standing order gives one of the answers it may give, where it is asked and its conditions hold, and no other; none that should
///   answer is passed over;
/// - the game ends.
///
/// At some decisions, drawn by lot:
///
/// - every listed action reads back from its notation;
/// - a view seen twice hides nothing more, so nothing was left to hide;
/// - a position written down reads back as itself;
/// - everything can be said in both languages, and every event that is said cites a rule;
/// - taking back restores the bytes and playing again brings them back, however long the game is;
/// - the save loads, orders included, ends in the same bytes and goes on in the same way; with a resignation at its end, or with dice
///   that somebody gave, it loads again;
/// - the chances of an action sum to one, and what comes of it with random dice is among its outcomes; where few dice fall every throw is
///   played, and they weigh what the odds say;
/// - whoever may not know a secret sees the same if it is another one: view, scene, position, question, answers, account;
/// - every way of a piece can be gone and costs what it says; pointing anywhere is answered with rules and words; overlays shade
///   places that there are;
/// - an order to some pieces does what its actions do one by one, and a save in the middle of it goes on with it.
///
/// Some games are played with standing orders, and some begin with actions from the list where random players would take a ready-made
/// set-up.
pub fn soak_game<R: Ruleset>(setup: &Setup, seed: u64) -> Result<Soaked, String> {
    let options: Vec<String> = setup.options.iter().map(|(id, value)| format!(" {id}={value}")).collect();
    let fail = |at: u64, what: String| {
        format!("{}{} seed {seed}, decision {at}: {what}", setup.scenario, options.concat())
    };
    let mut soak = Soak::<R>::open(setup, seed).map_err(|what| fail(0, what))?;
    while soak.decide().map_err(|what| fail(soak.seen.decisions, what))? {}
    let decisions = soak.seen.decisions;
    soak.finish().map_err(|what| fail(decisions, what))
}

/// The events of an action, and the state after them.
type Done<R> = (Vec<Noted<<R as Ruleset>::Event>>, <R as Ruleset>::State);

/// A random game that is being held against its promises.
struct Soak<R: Ruleset> {
    table: Table<R>,
    seed: u64,
    /// Draws what is played.
    players: Stream,
    /// Draws what is looked at more closely.
    sample: Stream,
    /// Draws what is set out for.
    orders: Stream,
    seen: Soaked,
    /// What is legal at this decision, and one of it that throws dice.
    legal: Vec<R::Action>,
    rolls: Option<R::Action>,
    buffer: Vec<R::Action>,
    memory: Vec<R::Action>,
    words: Vocabulary,
    /// So many decisions are taken from the list, before random players play as their game would have it.
    from_the_list: u64,
    twin: Option<Twin<R>>,
    disguises: Vec<Disguise<R>>,
}

impl<R: Ruleset> Soak<R> {
    fn open(setup: &Setup, seed: u64) -> Result<Soak<R>, String> {
        let mut table = Table::<R>::open(setup.clone(), seed).map_err(|flaw| flaw.to_string())?;
        let mut sample = Stream::new(seed, SAMPLE_STREAM);
        if sample.below(3) == 0 {
            let orders = ordering::by_lot(table.battle(), &mut sample)?;
            table.set_orders(orders);
        }
        let from_the_list = if sample.below(4) == 0 { 1 + sample.below(120) } else { 0 };
        Ok(Soak {
            table,
            seed,
            players: Stream::new(seed, RANDOM_STREAM),
            sample,
            orders: Stream::new(seed, ORDER_STREAM),
            seen: Soaked::default(),
            legal: Vec::new(),
            rolls: None,
            buffer: Vec::new(),
            memory: Vec::new(),
            words: Vocabulary::default(),
            from_the_list: from_the_list.into(),
            twin: None,
            disguises: Vec::new(),
        })
    }

    /// One decision, with everything that is held against it; false when the game is over.
    fn decide(&mut self) -> Result<bool, String> {
        let state = self.table.state().clone();
        if !self.owed(&state)? {
            return Ok(false);
        }
        self.every_listed_action_applies(&state)?;
        self.strangers_are_refused(&state)?;
        let action = self.choose(&state).ok_or("random play found nothing")?;
        self.look_closely(&state)?;
        self.disguised(&state, &action)?;
        let (events, after) = self.by_hand(&state, &action)?;
        if self.sample.below(24) == 0 {
            promises::say_events(self.table.rules(), &events)?;
        }
        self.at_the_table(&state, action, &after)?;
        self.seen.decisions += 1;
        if self.seen.decisions >= MOST_DECISIONS {
            return Err("the game does not end".into());
        }
        Ok(true)
    }

    /// The promises that take their time are held against some decisions.
    fn look_closely(&mut self, state: &R::State) -> Result<(), String> {
        if self.sample.below(24) == 0 {
            promises::check_slowly(&self.table, state, &self.legal)?;
        }
        if self.sample.below(160) == 0 {
            self.odds_agree_with_play(state)?;
        }
        if self.sample.below(160) == 0 {
            self.seen.ways_walked += looking::point_about(&self.table, &mut self.sample)?;
        }
        // What plays the whole game again is tried as much rarer as the game is longer.
        let length = self.table.played().len() as u32;
        if self.orders.below(200 + length) == 0 {
            self.seen.intended += intending::by_lot(&self.table, &mut self.orders)?;
        }
        if self.twin.is_none() && self.sample.below(64 + length) == 0 {
            self.twin = Some(Twin::of(&self.table)?);
            self.seen.saves_loaded += 1;
        }
        Ok(())
    }

    fn choose(&mut self, state: &R::State) -> Option<R::Action> {
        if self.seen.decisions < self.from_the_list {
            let pick = self.players.below(self.legal.len() as u32) as usize;
            return self.legal.get(pick).cloned();
        }
        self.table.rules().random(state, &mut self.players, &mut self.buffer)
    }

    /// Carries the action out without the table. Its events alone give the same state.
    fn by_hand(&mut self, state: &R::State, action: &R::Action) -> Result<Done<R>, String> {
        let rules = self.table.rules();
        let text = rules.write(state, action);
        promises::reads_back(rules, state, action, &text)?;
        let (mut events, mut after): (Vec<Noted<R::Event>>, _) = (Vec::new(), state.clone());
        let mut dice = Seeded::new(self.seed, self.table.played().len() as u64);
        if let Err(stop) = rules.apply(&mut after, action, &mut dice, &mut events) {
            return Err(format!("{text} was stopped: {stop:?}"));
        }
        let mut enacted = state.clone();
        events.iter().for_each(|noted| rules.enact(&mut enacted, &noted.event));
        if enacted != after {
            return Err(format!("{text}: the events alone give another state"));
        }
        self.words.learn(&text);
        Ok((events, after))
    }

    /// The table keeps the record; it must agree with playing by hand, with its save and with itself.
    fn at_the_table(
        &mut self,
        state: &R::State,
        action: R::Action,
        by_hand: &R::State,
    ) -> Result<(), String> {
        let length = self.table.played().len();
        let before = (self.sample.below(32 + length as u32 / 2) == 0).then(|| self.table.bytes());
        let text = self.table.rules().write(state, &action);
        // What was ordered for a phase is gone with it.
        let orders = self.table.orders().to_vec();
        let steps = match self.table.play(Deed::Act(action.clone()), Throw::Seeded) {
            Ok(steps) => steps.len(),
            Err(stop) => return Err(format!("{text} was stopped at the table: {stop:?}")),
        };
        // What got its salt at the table is another secret.
        let unsalted = matches!(&self.table.played()[length].deed, Deed::Act(played) if *played == action);
        if steps == 1 && unsalted && self.table.state() != by_hand {
            return Err(format!("{text} gives another state at the table"));
        }
        if !orders.is_empty() {
            self.seen.answered_by_order += ordering::answers_are_lawful(&self.table, &orders, length)?;
        }
        if let Some(before) = before {
            keeping::back_and_again(&mut self.table, steps, &before)?;
            self.seen.taken_back += 1;
        }
        if let Some(mut twin) = self.twin.take() {
            twin.follow(&self.table, &action)?;
            self.twin = if twin.ends() { twin.end(&mut self.sample).map(|()| None)? } else { Some(twin) };
        }
        self.memory.push(action);
        Ok(())
    }

    fn finish(mut self) -> Result<Soaked, String> {
        keeping::saved_and_loaded(&self.table)?;
        self.seen.saves_loaded += 1;
        let outcome = self.table.rules().outcome(self.table.state());
        self.seen.winner = outcome.and_then(|outcome| outcome.winner);
        Ok(self.seen)
    }
}

/// Seeded dice that know whether they were thrown.
struct Watched {
    dice: Seeded,
    thrown: bool,
}

impl Watched {
    fn new(seed: u64, sequence: u64) -> Watched {
        Watched { dice: Seeded::new(seed, sequence), thrown: false }
    }
}

impl Dice for Watched {
    fn roll(&mut self, ask: &Ask) -> Result<Faces, DiceFault> {
        self.thrown = true;
        self.dice.roll(ask)
    }
    fn never_fails(&self) -> bool {
        true
    }
}
