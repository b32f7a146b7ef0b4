//! A game in progress: its set-up, its dice and its list of actions. The state is derived.

use crate::content::Flaw;
use crate::decision::Decision;
use crate::dice::{Dice, DiceFault, Logged, Recorded, Rolled, Scripted, Seeded, Stream};
use crate::explain::{Befalls, Explanation};
use crate::hash::{Fingerprint, canonical_bytes};
use crate::intent::Intent;
use crate::journal::{Noted, Silent};
use crate::odds::{Fraction, OddsFault, enumerate};
use crate::orders::StandingOrder;
use crate::refusal::{Refusal, Stop};
use crate::ruleset::{BattleInfo, Ruleset, Setup};
use crate::seat::{Seat, Viewer};
use crate::text::Phrase;
use crate::ways::{Way, ways};
use std::collections::{BTreeMap, BTreeSet};

mod line;
mod past;

pub use line::Broken;
use past::Snapshots;

/// A game as two people play it: everything goes through [`Table::play`], and nothing is lost by a refusal.
pub struct Table<R: Ruleset> {
    setup: Setup,
    seed: u64,
    rules: R,
    start: R::State,
    state: R::State,
    played: Vec<Move<R>>,
    /// Positions on the way: nobody who looks back begins at the beginning.
    snapshots: Snapshots<R::State>,
    undone: Vec<Move<R>>,
    /// So many of the first entries are as they were when somebody kept them last.
    kept: usize,
    orders: Vec<StandingOrder>,
    pub(crate) intents: Vec<Intent>,
    players: Vec<String>,
}

/// What a seat did: an action of the game, or giving up.
#[derive(Debug)]
pub enum Deed<R: Ruleset> {
    Act(R::Action),
    Resign(Seat),
}

impl<R: Ruleset> Clone for Deed<R> {
    fn clone(&self) -> Self {
        match self {
            Deed::Act(action) => Deed::Act(action.clone()),
            Deed::Resign(seat) => Deed::Resign(*seat),
        }
    }
}

/// One entry of the list of actions.
#[derive(Debug)]
pub struct Move<R: Ruleset> {
    pub seat: Seat,
    pub deed: Deed<R>,
    /// Its notation.
    pub text: String,
    pub dice: Vec<u8>,
    /// A standing order answered for the seat.
    pub by_order: bool,
    /// Something was shown or fixed: the seat cannot take it back alone.
    pub fixed: bool,
    /// What a computer player that chose it thought the position to be worth to its seat.
    pub judged: Option<i32>,
    /// The order to a group that it belongs to.
    pub group: Option<u32>,
}

impl<R: Ruleset> Clone for Move<R> {
    fn clone(&self) -> Self {
        let Move { seat, deed, text, dice, by_order, fixed, judged, group } = self;
        Move {
            seat: *seat,
            deed: deed.clone(),
            text: text.clone(),
            dice: dice.clone(),
            by_order: *by_order,
            fixed: *fixed,
            judged: *judged,
            group: *group,
        }
    }
}

/// What came of one entry: its events and its rolls, and the position that it was played in. It is told from that; nothing is
/// played a second time to be told.
#[derive(Debug)]
pub struct Step<R: Ruleset> {
    pub before: R::State,
    pub seat: Seat,
    pub deed: Deed<R>,
    pub by_order: bool,
    pub judged: Option<i32>,
    /// As in [`Move`].
    pub group: Option<u32>,
    pub events: Vec<Noted<R::Event>>,
    pub rolls: Vec<Rolled>,
}

/// Where the dice of a play come from.
pub enum Throw<'a> {
    /// From the seed of the game.
    Seeded,
    /// Given beforehand: all of them must be used.
    Given(&'a [u8]),
    /// From somebody else, for example a person who types them.
    From(&'a mut dyn Dice),
}

/// Exact chances of what an action does before the next decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chances {
    /// Every distinct course of events with its probability; they sum to one.
    pub outcomes: Vec<(Vec<Befalls>, Fraction)>,
    /// Every single result with its probability.
    pub results: Vec<(Befalls, Fraction)>,
    /// Which answers were taken as given on the way (see [`Ruleset::usual`]).
    pub assumed: Vec<Phrase>,
}

/// A course that was tried out: each action with the position before it, the position it ends in, and why it does not go on.
pub type TriedOut<R> =
    (Vec<(<R as Ruleset>::State, <R as Ruleset>::Action)>, <R as Ruleset>::State, Option<Refusal>);

/// The most branches that are walked for the odds of one action.
pub const MOST_BRANCHES: usize = 200_000;
/// The most branches that are walked for the odds of a whole matter; beyond that only up to the next question.
pub const MOST_BRANCHES_OF_A_MATTER: usize = 20_000;
/// No matter has more answers taken as given than this.
pub(crate) const MOST_USUAL: usize = 200;
/// Salts are drawn from this stream of the seed, far from the streams of the dice.
const SALT_STREAM: u64 = 1 << 40;
/// No chain of standing orders is longer than this: every answer moves the game on.
pub(crate) const MOST_ANSWERS: usize = 10_000;

impl<R: Ruleset> Table<R> {
    /// Opens a game. `seed` is the secret of the dice.
    pub fn open(mut setup: Setup, seed: u64) -> Result<Table<R>, Flaw> {
        setup.check(R::about())?;
        setup.rules = setup.rules_version(R::about());
        let (rules, state) = R::open(&setup)?;
        Ok(Table {
            setup,
            seed,
            rules,
            start: state.clone(),
            state,
            played: Vec::new(),
            snapshots: Snapshots::default(),
            undone: Vec::new(),
            kept: 0,
            orders: Vec::new(),
            intents: Vec::new(),
            players: Vec::new(),
        })
    }

    pub fn setup(&self) -> &Setup {
        &self.setup
    }
    /// Sides and options of this battle.
    pub fn battle(&self) -> BattleInfo<'static> {
        R::about().battle(&self.setup.scenario)
    }
    pub fn seed(&self) -> u64 {
        self.seed
    }
    pub fn rules(&self) -> &R {
        &self.rules
    }
    pub fn state(&self) -> &R::State {
        &self.state
    }
    pub fn played(&self) -> &[Move<R>] {
        &self.played
    }
    pub fn undone(&self) -> &[Move<R>] {
        &self.undone
    }
    pub fn orders(&self) -> &[StandingOrder] {
        &self.orders
    }
    /// Who sits where, as a save says it; nobody knows where the list is empty.
    pub fn players(&self) -> &[String] {
        &self.players
    }
    pub fn set_players(&mut self, players: Vec<String>) {
        self.players = players;
    }
    pub fn decision(&self) -> Option<Decision> {
        self.rules.decision(&self.state)
    }

    pub fn legal(&self) -> Vec<R::Action> {
        let mut list = Vec::new();
        self.rules.legal(&self.state, &mut list);
        list
    }

    /// Canonical bytes of the position.
    pub fn bytes(&self) -> Vec<u8> {
        canonical_bytes(&self.state)
    }

    pub fn hash(&self) -> Fingerprint {
        Fingerprint::of(&self.state)
    }

    pub fn view(&self, viewer: Viewer) -> R::State {
        self.rules.view(&self.state, viewer)
    }

    /// Reads the notation of an action, or `resign` with or without the name of a seat.
    pub fn read(&self, text: &str) -> Result<Deed<R>, Refusal> {
        let mut words = text.split_whitespace();
        if words.next() == Some("resign") {
            let seat = match words.next() {
                None => self.decision().map(|decision| decision.seat),
                Some(name) => self.battle().seat(name),
            };
            return seat.map(Deed::Resign).ok_or_else(|| {
                Refusal::unreadable(Phrase::new("refusal-resign-who").with("text", text.to_string()))
            });
        }
        self.rules.read(&self.state, text).map(Deed::Act)
    }

    /// The notation of a deed in the present position.
    pub fn write(&self, deed: &Deed<R>) -> String {
        match deed {
            Deed::Act(action) => self.rules.write(&self.state, action),
            Deed::Resign(seat) => format!("resign {}", self.battle().seat_id(*seat)),
        }
    }

    /// Carries out one deed and whatever standing orders answer to it. On an error nothing has changed.
    pub fn play(&mut self, deed: Deed<R>, throw: Throw) -> Result<Vec<Step<R>>, Stop> {
        // What the other seat does to a group is part of that order, even if it has stopped the group by now.
        let seat = self.decision().map(|decision| decision.seat);
        let under_way =
            |intent: &&Intent| intent.group.is_some() && (!intent.halted || Some(intent.seat) != seat);
        let settling = self.intents.iter().find(under_way).map(|intent| intent.seat);
        self.play_settling(deed, throw, settling)
    }

    /// The same; while a group of a seat carries out an order, the standing orders of that seat settle what comes of it.
    pub(crate) fn play_settling(
        &mut self,
        deed: Deed<R>,
        throw: Throw,
        settling: Option<Seat>,
    ) -> Result<Vec<Step<R>>, Stop> {
        let mut scripted = match &throw {
            Throw::Given(faces) => Some(Scripted::new(*faces)),
            _ => None,
        };
        let mut outside = match throw {
            Throw::From(dice) => Some(dice),
            _ => None,
        };
        let mut state = self.state.clone();
        let on_the_way = (!self.intents.is_empty()).then(|| self.concerns_a_piece(&deed));
        let (mut steps, mut moves) = (Vec::new(), Vec::new());
        let mut next = Some((deed, false));
        while let Some((deed, by_order)) = next {
            let sequence = (self.played.len() + moves.len()) as u64;
            let mut seeded = Seeded::new(self.seed, sequence);
            let source: &mut dyn Dice = match (&mut scripted, &mut outside) {
                (Some(script), _) => script,
                (None, Some(outside)) => *outside,
                (None, None) => &mut seeded,
            };
            let (step, entry) = self.carry_out(&mut state, deed, by_order, source)?;
            steps.push(step);
            moves.push(entry);
            next = (moves.len() < MOST_ANSWERS)
                .then(|| self.answer_by_order(&state, settling))
                .flatten()
                .map(|action| (Deed::Act(action), true));
        }
        if let Some(script) = &scripted {
            script.finish()?;
        }
        self.state = state;
        for (step, entry) in steps.iter().zip(moves) {
            self.enter(&step.before, entry);
        }
        self.undone.clear();
        if let (Some(about_a_piece), Some(first)) = (on_the_way, steps.first()) {
            self.heed_all(first.seat, about_a_piece, &steps);
        }
        self.drop_spent_orders();
        Ok(steps)
    }

    /// Adds an entry that was played in this position.
    fn enter(&mut self, before: &R::State, entry: Move<R>) {
        self.snapshots.pass(self.played.len(), before);
        self.played.push(entry);
    }

    /// Reads and plays.
    pub fn play_text(&mut self, text: &str, throw: Throw) -> Result<Vec<Step<R>>, Stop> {
        let deed = self.read(text)?;
        self.play(deed, throw)
    }

    fn concerns_a_piece(&self, deed: &Deed<R>) -> bool {
        matches!(deed, Deed::Act(action) if self.rules.gesture(&self.state, action).piece.is_some())
    }

    /// Entries that a seat has made for an order to a group.
    pub(crate) fn mark(&mut self, from: usize, seat: Seat, group: Option<u32>) {
        let own = self.played.iter_mut().skip(from).filter(|entry| entry.seat == seat && !entry.by_order);
        own.for_each(|entry| entry.group = group);
        self.kept = self.kept.min(from);
    }

    fn carry_out(
        &self,
        state: &mut R::State,
        deed: Deed<R>,
        by_order: bool,
        source: &mut dyn Dice,
    ) -> Result<(Step<R>, Move<R>), Stop> {
        let over = || Refusal::unreadable(Phrase::new("refusal-game-over"));
        let decision = self.rules.decision(state).ok_or_else(over)?;
        let before = state.clone();
        let mut dice = Logged::new(source);
        let mut events: Vec<Noted<R::Event>> = Vec::new();
        let (seat, deed, text) = match deed {
            Deed::Resign(seat) => {
                self.rules.resign(state, seat, &mut events);
                (seat, Deed::Resign(seat), format!("resign {}", self.battle().seat_id(seat)))
            }
            Deed::Act(action) => {
                let action = self.rules.salted(action, self.salt(decision.seat));
                let text = self.rules.write(state, &action);
                self.rules.apply(state, &action, &mut dice, &mut events)?;
                (decision.seat, Deed::Act(action), text)
            }
        };
        let faces = dice.faces();
        let fixed = by_order
            || !faces.is_empty()
            || matches!(deed, Deed::Resign(_))
            || events.iter().any(|noted| self.rules.reveals(&noted.event));
        let entry =
            Move { seat, deed: deed.clone(), text, dice: faces, by_order, fixed, judged: None, group: None };
        Ok((
            Step { before, seat, deed, by_order, judged: None, group: None, events, rolls: dice.rolls },
            entry,
        ))
    }

    /// The salt of a seat's secrets: as secret as the seed of the dice.
    fn salt(&self, seat: Seat) -> u64 {
        Stream::new(self.seed, SALT_STREAM + u64::from(seat.0)).next_u64()
    }

    // ------------------------------------------------------------------ standing orders

    pub fn set_orders(&mut self, orders: Vec<StandingOrder>) {
        self.orders = orders;
        self.drop_spent_orders();
    }

    /// What was ordered for a phase that is over is nobody's order any more.
    fn drop_spent_orders(&mut self) {
        let phase = self.rules.phase(&self.state);
        self.orders.retain(|order| order.in_force(phase));
    }

    // ------------------------------------------------------------------ before commitment

    /// What an action would do: its sums, its consequences and the exact odds.
    pub fn explain(&self, action: &R::Action) -> Result<(Explanation, Result<Chances, OddsFault>), Refusal> {
        self.rules.check(&self.state, action)?;
        let explanation = self.rules.explain(&self.state, action);
        Ok((explanation, self.chances_in(&self.state, action)))
    }

    fn chances_in(&self, state: &R::State, action: &R::Action) -> Result<Chances, OddsFault> {
        let mut assumed = BTreeSet::new();
        let most = MOST_BRANCHES_OF_A_MATTER;
        let whole = enumerate(most, |dice| self.course(state, action, dice, MOST_USUAL, &mut assumed));
        // Too long a matter: as far as the next question.
        let odds = match whole {
            Err(OddsFault::TooMany(_)) => {
                assumed.clear();
                enumerate(MOST_BRANCHES, |dice| self.course(state, action, dice, 0, &mut assumed))?
            }
            odds => odds?,
        };
        let mut results: BTreeMap<&Befalls, Fraction> = BTreeMap::new();
        for (list, chance) in &odds.outcomes {
            let distinct: BTreeSet<&Befalls> = list.iter().collect();
            for result in distinct {
                let sum = results.entry(result).or_insert(Fraction::ZERO);
                *sum = *sum + *chance;
            }
        }
        let results = results.into_iter().map(|(result, chance)| (result.clone(), chance)).collect();
        let assumed = assumed.into_iter().collect();
        Ok(Chances { outcomes: odds.outcomes.into_iter().collect(), results, assumed })
    }

    /// What comes of an action with these dice, and of so many usual answers after it; what those assume is added to a list.
    pub(crate) fn course(
        &self,
        state: &R::State,
        action: &R::Action,
        dice: &mut dyn Dice,
        most: usize,
        assumed: &mut BTreeSet<Phrase>,
    ) -> Result<Vec<Befalls>, DiceFault> {
        let (mut after, mut events): (_, Vec<R::Event>) = (state.clone(), Vec::new());
        let mut next = Some(action.clone());
        let mut answers = 0;
        while let Some(action) = next {
            match self.rules.apply(&mut after, &action, dice, &mut events) {
                Ok(()) => {}
                Err(Stop::Dice(fault)) => return Err(fault),
                Err(Stop::Refused(_)) => break,
            }
            let usual = if answers < most { self.rules.usual(state, &after) } else { None };
            next = usual.map(|usual| {
                assumed.insert(usual.says);
                usual.action
            });
            answers += 1;
        }
        Ok(self.rules.results(state, &events))
    }

    /// What the seat that decides may know. Whatever is tried out for it starts from here, so that nothing it does not
    /// know can show in the answer.
    pub fn known(&self) -> R::State {
        self.view(self.decision().map_or(Viewer::Public, |decision| Viewer::Seat(decision.seat)))
    }

    /// All ways of a piece: see [`crate::ways`].
    pub fn ways(&self, piece: u16) -> Vec<Way<R::Action>> {
        let state = self.known();
        self.rules.ways(&state, piece).unwrap_or_else(|| ways(&self.rules, &state, piece))
    }

    /// Plays actions ahead, without dice and without effect on the game: each with the position before it. Ends where
    /// one is refused, with the reason.
    pub fn ahead(&self, actions: &[String]) -> TriedOut<R> {
        let (mut state, mut steps) = (self.known(), Vec::new());
        let seat = self.decision().map(|decision| decision.seat);
        for text in actions {
            let read = self.rules.read(&state, text);
            let checked = read.and_then(|action| self.rules.check(&state, &action).map(|()| action));
            let action = match checked {
                Ok(action) => action,
                Err(refusal) => {
                    // Somebody else answers first, and this is no answer of his: nobody knows how it goes on.
                    let asked = self.rules.decision(&state);
                    let answered = asked.is_some_and(|asked| asked.reaction && Some(asked.seat) != seat);
                    let refusal = (steps.is_empty() || !answered).then_some(refusal);
                    return (steps, state, refusal);
                }
            };
            let before = state.clone();
            let played = self.rules.apply(&mut state, &action, &mut Scripted::new(Vec::new()), &mut Silent);
            steps.push((before, action));
            if played.is_err() {
                // Dice would fall here: nobody knows how it goes on.
                return (steps, state, None);
            }
        }
        (steps, state, None)
    }

    /// Exact chances of an action in a position ahead.
    pub fn chances_ahead(&self, state: &R::State, action: &R::Action) -> Result<Chances, OddsFault> {
        self.chances_in(state, action)
    }

    /// Keeps with the last action what the computer player that chose it thought of the position.
    pub fn judge(&mut self, score: i32) {
        if let Some(last) = self.played.last_mut() {
            last.judged = Some(score);
            self.kept = self.kept.min(self.played.len() - 1);
        }
    }

    /// Adds an entry from a save: it must be legal and use exactly the dice recorded with it.
    pub(crate) fn restore(
        &mut self,
        deed: Deed<R>,
        dice: Vec<u8>,
        by_order: bool,
        judged: Option<i32>,
    ) -> Result<Seat, Stop> {
        let mut state = self.state.clone();
        let mut recorded = Recorded::new(dice);
        let (step, entry) = self.carry_out(&mut state, deed, by_order, &mut recorded)?;
        recorded.finish()?;
        self.state = state;
        self.enter(&step.before, Move { judged, ..entry });
        Ok(step.seat)
    }
}

impl From<DiceFault> for OddsFault {
    fn from(fault: DiceFault) -> OddsFault {
        OddsFault::Dice(fault)
    }
}
