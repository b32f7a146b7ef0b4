//! The games behind one door. Whoever stands below this crate (opponent, server, page, command line) names no game:
//! it asks [`games`] or [`find`] and gets a [`Game`], opens it and gets a [`Sitting`]. A sixth game is one more line here.

pub mod json;

use engine::content::Flaw;
use engine::decision::{Act, Decision, Gesture, Hand, Place};
use engine::dice::{Luck, Rolled};
use engine::explain::Explanation;
use engine::form::Form;
use engine::glossary::Term;
use engine::hash::Fingerprint;
use engine::odds::OddsFault;
use engine::orders::StandingOrder;
use engine::rule::{Rule, RuleBook};
use engine::ruleset::{About, BattleInfo, Outcome, Ruleset, ScenarioInfo, Setup, Told};
use engine::save::Save;
use engine::scene::{OverlayInfo, Scene, Shade, Sheet};
use engine::soak::{Soaked, random_game, soak_game};
use engine::table::{Broken, Chances, Deed, Step, Table, Throw};
use engine::text::{Phrase, Texts};
use engine::ways::Way;
use engine::{Facing, Noted, Refusal, Seat, Stop, Viewer};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::sync::Arc;

macro_rules! all_games {
    ($($game:ty),+ $(,)?) => {
        /// All games, in the order in which we offer them.
        pub fn games() -> &'static [&'static dyn Game] {
            &[$(&Door::<$game>(PhantomData)),+]
        }

        /// Does something with every game by its type: tests hold what the door does not show.
        pub fn with_every_game(it: &mut impl WithGame) {
            $(it.game::<$game>();)+
        }
    };
}

all_games![game_medieval_battle::MedievalBattle, game_grunwald::Grunwald,];

/// What is done with every game: see [`with_every_game`].
pub trait WithGame {
    fn game<R: Ruleset>(&mut self);
}

pub fn find(id: &str) -> Option<&'static dyn Game> {
    games().iter().copied().find(|game| game.about().id == id)
}

/// A game, whichever it is.
pub trait Game: Send + Sync {
    fn about(&self) -> &'static About;
    fn texts(&self) -> &'static Texts;
    fn book(&self) -> &'static RuleBook;
    fn all_rules(&self) -> &'static [Rule];
    fn check_content(&self, read: &dyn Fn(&str) -> Option<String>) -> Vec<Flaw>;
    /// The words of the book.
    fn glossary(&self) -> &'static [Term];
    /// A content file as it is built into the program.
    fn built_in(&self, name: &str) -> Option<String>;
    /// Opens a game; `seed` is the secret of the dice.
    fn open(&self, setup: Setup, seed: u64) -> Result<Box<dyn Sitting>, Flaw>;
    /// Plays a save again and goes on from its end.
    fn load(&self, file: &str, save: &Save) -> Result<Box<dyn Sitting>, Flaw>;
    /// One random game that checks every promise of the contract.
    fn soak(&self, setup: &Setup, seed: u64) -> Result<Soaked, String>;
    /// Random games at full speed, and how large a state is.
    fn runner(&self, setup: &Setup) -> Result<Box<dyn Runner>, Flaw>;
}

/// No more answers of the other seat than this are tried out beforehand.
const MOST_ANSWERS: usize = 12;

/// Plays random games of one set-up with nobody listening.
pub trait Runner: Send {
    /// Decisions made in one game; `None` if it does not end.
    fn play(&mut self, seed: u64) -> Option<u64>;
    /// Clones the first position so many times.
    fn clones(&self, times: u32);
    /// Bytes of a state in memory and in canonical form.
    fn state_bytes(&self) -> (usize, usize);
}

/// A game in progress, whichever it is.
pub trait Sitting: Send {
    fn game(&self) -> &'static dyn Game;
    fn setup(&self) -> &Setup;
    /// Sides and options of this battle.
    fn battle(&self) -> BattleInfo<'static> {
        self.game().about().battle(&self.setup().scenario)
    }
    /// The tables that are printed for this battle.
    fn charts(&self) -> Vec<Sheet>;
    fn decision(&self) -> Option<Decision>;
    fn prompt(&self) -> Phrase;
    fn outcome(&self) -> Option<Outcome>;
    fn legal(&self) -> Vec<Listed>;
    /// Why an action may not be done; `Ok` if it may.
    fn why(&self, action: &str) -> Result<(), Refusal>;
    fn explain(&self, action: &str) -> Result<Explained, Refusal>;
    fn play(&mut self, action: &str, throw: Throw) -> Result<Vec<Played>, Stop>;
    /// Plays several actions that were sent together: all or none, as far as that gives nothing away (see [`Table::play_line`]).
    fn play_line(&mut self, actions: &[String], throw: Throw) -> Result<Vec<Played>, Broken<Played>>;
    /// All ways of a piece, in order of cost.
    fn ways(&self, piece: u16) -> Vec<Route>;
    /// Plays actions ahead, without effect on the game, and explains each.
    fn foresee(&self, actions: &[String], viewer: Viewer) -> Foreseen;
    /// The last of a sequence of actions explained, without its chances: cheap enough for a list.
    fn weigh(&self, actions: &[String]) -> Option<Explanation>;
    /// Which pieces could act after an action that leaves the decision with the same seat.
    fn ready_after(&self, action: &str) -> Vec<u16>;
    /// How the open decision is answered from parts.
    fn form(&self) -> Option<Form>;
    /// Why nothing can be done by pointing there with that in hand; `None` if nothing was meant.
    fn why_not(&self, hand: Hand, to: Place) -> Option<Refusal>;
    fn overlays(&self) -> Vec<OverlayInfo>;
    /// The places of an overlay, as far as the viewer may know them.
    fn overlay(&self, id: &str, focus: Option<Place>, viewer: Viewer) -> Vec<Shade>;
    /// Keeps with the last action what the computer player that chose it thought of the position.
    fn judge(&mut self, score: i32);
    fn may_undo(&self, seat: Seat) -> bool;
    /// How many of the last actions could be taken back one after the other: none of them showed or fixed anything.
    fn retractable(&self) -> usize;
    fn may_redo(&self) -> bool;
    fn undo(&mut self, seat: Seat) -> Result<(), Refusal>;
    fn take_back(&mut self) -> Result<(), Refusal>;
    fn redo(&mut self) -> Result<Vec<Played>, Stop>;
    /// How many actions have been played.
    fn length(&self) -> usize;
    /// Who played each action.
    fn seats(&self) -> Vec<Seat>;
    /// Who played the last action.
    fn last_seat(&self) -> Option<Seat>;
    fn history(&self, viewer: Viewer) -> Vec<Arc<Played>>;
    /// The same, as it is read: the actions of one march are one passage.
    fn passages(&self, viewer: Viewer) -> Vec<Arc<Passage>>;
    fn luck(&self) -> BTreeMap<Seat, Luck>;
    fn orders(&self) -> &[StandingOrder];
    fn set_orders(&mut self, orders: Vec<StandingOrder>);
    /// Who sits where: `person`, or the level of a computer player; empty where nobody said.
    fn players(&self) -> &[String];
    fn set_players(&mut self, players: Vec<String>);
    fn scene(&self, viewer: Viewer) -> Scene;
    /// The scene after the first `count` actions.
    fn scene_after(&self, count: usize, viewer: Viewer) -> Scene;
    /// The position in writing, as far as the viewer may know it.
    fn position(&self, viewer: Viewer) -> String;
    fn hash(&self) -> Fingerprint;
    fn bytes(&self) -> Vec<u8>;
    /// Canonical bytes of what a viewer may know.
    fn view_bytes(&self, viewer: Viewer) -> Vec<u8>;
    fn save(&self) -> Save;
}

/// A legal action as a list shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    pub text: String,
    pub gesture: Gesture,
    pub says: Phrase,
}

/// What an action would do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explained {
    pub text: String,
    pub explanation: Explanation,
    pub chances: Result<Chances, OddsFault>,
}

/// A sequence of actions of one piece, and where it leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Route {
    pub actions: Vec<String>,
    pub kind: &'static str,
    pub act: Act,
    pub from: Option<Place>,
    pub to: Option<Place>,
    pub target: Option<u16>,
    pub cost: i32,
    /// The cost as people read it.
    pub price: String,
    /// As in [`Way`].
    pub facing: Option<Facing>,
    pub pace: Option<u8>,
    pub joins: bool,
    pub goes_on: bool,
    pub open: bool,
    /// The places it passes, the last one included.
    pub through: Vec<Place>,
}

/// What a sequence of actions would do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foreseen {
    pub steps: Vec<Explained>,
    /// Who would be asked then, where that is another seat's to say, and what would come of each answer.
    pub answers: Vec<Answer>,
    /// How the board would look then.
    pub scene: Scene,
    /// Why it cannot go on to the end.
    pub refusal: Option<Refusal>,
}

/// What another seat may answer, and what comes of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    pub seat: Seat,
    pub says: Phrase,
    pub chances: Result<Chances, OddsFault>,
}

/// Actions that belong together, from the first to the last, by number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passage {
    pub first: usize,
    pub last: usize,
    pub seat: Seat,
    pub by_order: bool,
    pub events: Vec<Told>,
    pub rolls: Vec<Rolled>,
}

/// An action as it was played, with its events in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    pub seat: Seat,
    /// The notation; a question mark in place of what the viewer may not know.
    pub text: String,
    pub by_order: bool,
    /// What a computer player that chose it thought the position to be worth to its seat.
    pub judged: Option<i32>,
    /// What was asked, and by which rule.
    pub asked: Option<(Phrase, Rule)>,
    pub events: Vec<Told>,
    pub rolls: Vec<Rolled>,
}

/// Reads and loads a save of whatever game it is.
/// Opens a game as people begin it: where nobody has a choice in the set-up, it is set up.
pub fn begin(game: &'static dyn Game, setup: Setup, seed: u64) -> Result<Box<dyn Sitting>, Flaw> {
    let fixed = scenario_of(game, &setup).is_some_and(|it| it.fixed);
    let sitting = game.open(setup, seed)?;
    Ok(if fixed { set_up(sitting) } else { sitting })
}

/// A game as it usually stands when the first move is made, for whoever wants to see what it will look like.
pub fn example(game: &'static dyn Game, setup: Setup) -> Result<Box<dyn Sitting>, Flaw> {
    Ok(set_up(game.open(setup, 0)?))
}

fn scenario_of(game: &'static dyn Game, setup: &Setup) -> Option<&'static ScenarioInfo> {
    // A position written by hand stands as it is written.
    let by_name = |it: &&ScenarioInfo| it.id == setup.scenario && setup.position.is_none();
    game.about().scenarios.iter().find(by_name)
}

fn set_up(mut sitting: Box<dyn Sitting>) -> Box<dyn Sitting> {
    let scenario = scenario_of(sitting.game(), sitting.setup());
    for action in scenario.map_or(&[][..], |it| &it.set_up) {
        // Whoever cannot be set up like that is set up by hand.
        if sitting.play(action, Throw::Seeded).is_err() {
            break;
        }
    }
    sitting
}

pub fn load(file: &str, text: &str) -> Result<Box<dyn Sitting>, Flaw> {
    let save = Save::parse(file, text)?;
    let unknown = || Flaw::new(file, Phrase::new("flaw-save-other-game").with("game", save.game.as_str()));
    find(&save.game).ok_or_else(unknown)?.load(file, &save)
}

/// Opens a hand-written position of whatever game it is.
pub fn open_position(file: &str, text: &str, seed: u64) -> Result<Box<dyn Sitting>, Flaw> {
    let (id, setup) = Setup::from_position(file, text)?;
    let named = id.as_deref().unwrap_or_default();
    let known = || games().iter().map(|game| game.about().id).collect::<Vec<_>>().join(", ");
    let unknown = || {
        let phrase = Phrase::new("flaw-position-game").with("game", named).with("known", known());
        Flaw::new(file, phrase)
    };
    let game = find(named).ok_or_else(unknown)?;
    game.open(setup.or_recommended(game.about()), seed).map_err(|flaw| {
        // The game calls its text "position"; the reader knows the file.
        if flaw.file.is_empty() || flaw.file == "position" {
            Flaw { file: file.to_string(), ..flaw }
        } else {
            flaw
        }
    })
}

struct Door<R>(PhantomData<fn() -> R>);

impl<R: Ruleset> Game for Door<R> {
    fn about(&self) -> &'static About {
        R::about()
    }
    fn texts(&self) -> &'static Texts {
        R::texts()
    }
    fn book(&self) -> &'static RuleBook {
        R::book()
    }
    fn all_rules(&self) -> &'static [Rule] {
        R::all_rules()
    }
    fn check_content(&self, read: &dyn Fn(&str) -> Option<String>) -> Vec<Flaw> {
        R::check_content(read)
    }
    fn glossary(&self) -> &'static [Term] {
        R::glossary()
    }
    fn built_in(&self, name: &str) -> Option<String> {
        R::built_in(name)
    }
    fn open(&self, setup: Setup, seed: u64) -> Result<Box<dyn Sitting>, Flaw> {
        Ok(Box::new(Seated(Table::<R>::open(setup, seed)?, RefCell::new(None))))
    }
    fn load(&self, file: &str, save: &Save) -> Result<Box<dyn Sitting>, Flaw> {
        Ok(Box::new(Seated(Table::<R>::load(file, save)?, RefCell::new(None))))
    }
    fn soak(&self, setup: &Setup, seed: u64) -> Result<Soaked, String> {
        soak_game::<R>(setup, seed)
    }
    fn runner(&self, setup: &Setup) -> Result<Box<dyn Runner>, Flaw> {
        setup.check(R::about())?;
        let (rules, start) = R::open(setup)?;
        Ok(Box::new(Running { rules, start, buffer: Vec::with_capacity(1024) }))
    }
}

struct Running<R: Ruleset> {
    rules: R,
    start: R::State,
    buffer: Vec<R::Action>,
}

impl<R: Ruleset> Runner for Running<R> {
    fn play(&mut self, seed: u64) -> Option<u64> {
        random_game(&self.rules, &self.start, seed, &mut self.buffer)
    }
    fn clones(&self, times: u32) {
        for _ in 0..times {
            std::hint::black_box(std::hint::black_box(&self.start).clone());
        }
    }
    fn state_bytes(&self) -> (usize, usize) {
        (size_of::<R::State>(), engine::hash::canonical_bytes(&self.start).len())
    }
}

/// A table, and what has been told of it so far.
struct Seated<R: Ruleset>(Table<R>, RefCell<Option<Retold<R>>>);

/// The account of a game for one viewer, kept so that each action is told once.
struct Retold<R: Ruleset> {
    viewer: Viewer,
    /// The position up to which it is told.
    state: R::State,
    history: Vec<Arc<Played>>,
    passages: Vec<Arc<Passage>>,
    /// The piece and the events of the passage that may still grow.
    growing: (Option<u16>, Vec<Noted<R::Event>>),
}

impl<R: Ruleset> Seated<R> {
    fn action(&self, text: &str) -> Result<Option<R::Action>, Refusal> {
        Ok(match self.0.read(text)? {
            Deed::Act(action) => Some(action),
            Deed::Resign(_) => None,
        })
    }

    fn played(&self, state: &R::State, step: &Step<R>, viewer: Viewer) -> Played {
        let rules = self.0.rules();
        let text = match &step.deed {
            Deed::Resign(seat) => format!("resign {}", self.0.battle().seat_id(*seat)),
            Deed::Act(action) => match rules.view_action(action, step.seat, viewer) {
                Some(action) => rules.write(state, &action),
                None => "?".into(),
            },
        };
        let events = step.events.iter().map(|noted| rules.tell(&rules.view_noted(noted, viewer)));
        let events = events.filter(|told| !told.says.is_empty());
        Played {
            seat: step.seat,
            text,
            by_order: step.by_order,
            judged: step.judged,
            asked: rules.decision(state).map(|decision| (rules.prompt(state), decision.rule)),
            events: events.collect(),
            rolls: step.rolls.clone(),
        }
    }

    /// What the other seat may answer after a course that was tried out, and what each answer brings.
    fn answers(&self, course: &[(R::State, R::Action)], last: &R::State) -> Vec<Answer> {
        let rules = self.0.rules();
        let asked = course.first().and_then(|(state, _)| rules.decision(state)).map(|decision| decision.seat);
        let Some(decision) = rules.decision(last).filter(|it| it.reaction && Some(it.seat) != asked) else {
            return Vec::new();
        };
        let mut legal = Vec::new();
        rules.legal(last, &mut legal);
        let answer = |action: &R::Action| Answer {
            seat: decision.seat,
            says: rules.explain(last, action).says,
            chances: self.0.chances_ahead(last, action),
        };
        legal.iter().take(MOST_ANSWERS).map(answer).collect()
    }

    /// Steps that have just been played, told from the positions they were played in, of which the first is known.
    fn tell_new(&self, mut state: R::State, before: usize) -> Vec<Played> {
        let mut list = Vec::new();
        self.0.replay_on(&mut state, before, |_, state, _, step| {
            list.push(self.played(state, step, Viewer::Referee));
        });
        list
    }

    /// Tells what has not been told yet, and then asks the account.
    fn retold<T>(&self, viewer: Viewer, ask: impl FnOnce(&Retold<R>) -> T) -> T {
        let count = self.0.played().len();
        let mut kept = self.1.borrow_mut();
        let good = kept.take().filter(|it| it.viewer == viewer && it.history.len() <= count);
        let mut told = good.unwrap_or_else(|| Retold {
            viewer,
            state: self.0.state_after(0),
            history: Vec::new(),
            passages: Vec::new(),
            growing: (None, Vec::new()),
        });
        let (mut state, seen) = (told.state.clone(), told.history.len());
        self.0.replay_on(&mut state, seen, |number, before, _, step| {
            told.history.push(Arc::new(self.played(before, step, viewer)));
            self.tell_passage(&mut told, number, before, step);
        });
        told.state = state;
        let answer = ask(&told);
        *kept = Some(told);
        answer
    }

    /// One more action: part of the last passage where the game can sum them up, else a passage of its own.
    fn tell_passage(&self, told: &mut Retold<R>, number: usize, before: &R::State, step: &Step<R>) {
        let rules = self.0.rules();
        let viewed = step.events.iter().map(|noted| rules.view_noted(noted, told.viewer));
        let piece = match &step.deed {
            Deed::Act(action) if !step.by_order && step.rolls.is_empty() => {
                rules.gesture(before, action).piece
            }
            _ => None,
        };
        let (list, growing) = (&mut told.passages, &mut told.growing);
        let together = list.last_mut().filter(|last| {
            piece.is_some() && growing.0 == piece && last.seat == step.seat && last.last + 1 == number
        });
        if let Some(last) = together {
            let events: Vec<Noted<R::Event>> = growing.1.iter().cloned().chain(viewed.clone()).collect();
            if let Some(summed) = rules.sum_up(&events) {
                *last = Arc::new(Passage { last: number, events: summed, ..Passage::clone(last) });
                growing.1 = events;
                return;
            }
        }
        let events: Vec<Noted<R::Event>> = viewed.collect();
        list.push(Arc::new(Passage {
            first: number,
            last: number,
            seat: step.seat,
            by_order: step.by_order,
            events: events
                .iter()
                .map(|noted| rules.tell(noted))
                .filter(|told| !told.says.is_empty())
                .collect(),
            rolls: step.rolls.clone(),
        }));
        *growing = (piece, events);
    }
}

impl<R: Ruleset> Sitting for Seated<R> {
    fn game(&self) -> &'static dyn Game {
        // Every sitting was opened through a door of this list.
        find(R::about().id).unwrap_or(games()[0])
    }
    fn setup(&self) -> &Setup {
        self.0.setup()
    }
    fn charts(&self) -> Vec<Sheet> {
        self.0.rules().charts()
    }
    fn decision(&self) -> Option<Decision> {
        self.0.decision()
    }
    fn prompt(&self) -> Phrase {
        self.0.rules().prompt(self.0.state())
    }
    fn outcome(&self) -> Option<Outcome> {
        self.0.rules().outcome(self.0.state())
    }
    fn legal(&self) -> Vec<Listed> {
        let (rules, state) = (self.0.rules(), self.0.state());
        let list = |action: &R::Action| Listed {
            text: rules.write(state, action),
            gesture: rules.gesture(state, action),
            says: rules.explain(state, action).says,
        };
        self.0.legal().iter().map(list).collect()
    }
    fn why(&self, action: &str) -> Result<(), Refusal> {
        match self.action(action)? {
            Some(action) => self.0.rules().check(self.0.state(), &action),
            None if self.0.decision().is_none() => Err(Refusal::unreadable(Phrase::new("refusal-game-over"))),
            None => Ok(()),
        }
    }
    fn explain(&self, action: &str) -> Result<Explained, Refusal> {
        let not_explained = || Refusal::unreadable(Phrase::new("refusal-nothing-to-explain"));
        let action = self.action(action)?.ok_or_else(not_explained)?;
        let (explanation, chances) = self.0.explain(&action)?;
        Ok(Explained { text: self.0.rules().write(self.0.state(), &action), explanation, chances })
    }
    fn play(&mut self, action: &str, throw: Throw) -> Result<Vec<Played>, Stop> {
        let (state, before) = (self.0.state().clone(), self.0.played().len());
        self.0.play_text(action, throw)?;
        Ok(self.tell_new(state, before))
    }
    fn play_line(&mut self, actions: &[String], throw: Throw) -> Result<Vec<Played>, Broken<Played>> {
        let (state, before) = (self.0.state().clone(), self.0.played().len());
        let played = self.0.play_line(actions, throw);
        let steps = self.tell_new(state, before);
        match played {
            Ok(_) => Ok(steps),
            Err(Broken { at, stop, .. }) => Err(Broken { steps, at, stop }),
        }
    }
    fn ways(&self, piece: u16) -> Vec<Route> {
        let rules = self.0.rules();
        let route = |way: Way<R::Action>| {
            let actions = rules.write_way(self.0.state(), &way.actions);
            let Way {
                kind, act, from, to, target, through, cost, facing, pace, joins, goes_on, open, ..
            } = way;
            let price = rules.price(cost);
            Route {
                actions,
                kind,
                act,
                from,
                to,
                target,
                cost,
                price,
                facing,
                pace,
                joins,
                goes_on,
                open,
                through,
            }
        };
        self.0.ways(piece).into_iter().map(route).collect()
    }
    fn foresee(&self, actions: &[String], viewer: Viewer) -> Foreseen {
        let rules = self.0.rules();
        let (steps, last, refusal) = self.0.ahead(actions);
        let explained = steps.iter().map(|(before, action)| Explained {
            text: rules.write(before, action),
            explanation: rules.explain(before, action),
            chances: self.0.chances_ahead(before, action),
        });
        Foreseen {
            steps: explained.collect(),
            answers: self.answers(&steps, &last),
            scene: rules.scene(&rules.view(&last, viewer)),
            refusal,
        }
    }
    fn weigh(&self, actions: &[String]) -> Option<Explanation> {
        let (steps, ..) = self.0.ahead(actions);
        steps.last().map(|(before, action)| self.0.rules().explain(before, action))
    }
    fn ready_after(&self, action: &str) -> Vec<u16> {
        let rules = self.0.rules();
        let (steps, last, _) = self.0.ahead(&[action.to_string()]);
        let seat = steps.first().and_then(|(before, _)| rules.decision(before)).map(|decision| decision.seat);
        if seat.is_none() || rules.decision(&last).map(|decision| decision.seat) != seat {
            return Vec::new();
        }
        let mut legal = Vec::new();
        rules.legal(&last, &mut legal);
        let mut list: Vec<u16> =
            legal.iter().filter_map(|action| rules.gesture(&last, action).piece).collect();
        list.sort_unstable();
        list.dedup();
        list
    }
    fn form(&self) -> Option<Form> {
        self.0.rules().form(self.0.state())
    }
    fn why_not(&self, hand: Hand, to: Place) -> Option<Refusal> {
        self.0.rules().why_not(self.0.state(), hand, to)
    }
    fn overlays(&self) -> Vec<OverlayInfo> {
        self.0.rules().overlays()
    }
    fn overlay(&self, id: &str, focus: Option<Place>, viewer: Viewer) -> Vec<Shade> {
        self.0.rules().overlay(&self.0.view(viewer), id, focus)
    }
    fn judge(&mut self, score: i32) {
        // What is told already was told without it.
        let told = self.1.borrow().as_ref().is_some_and(|told| told.history.len() == self.0.played().len());
        if told {
            self.1.replace(None);
        }
        self.0.judge(score);
    }
    fn may_undo(&self, seat: Seat) -> bool {
        self.0.may_undo(seat)
    }
    fn retractable(&self) -> usize {
        self.0.played().iter().rev().take_while(|entry| !entry.fixed).count()
    }
    fn may_redo(&self) -> bool {
        !self.0.undone().is_empty()
    }
    fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.1.replace(None);
        self.0.undo(seat)
    }
    fn take_back(&mut self) -> Result<(), Refusal> {
        self.1.replace(None);
        self.0.take_back()
    }
    fn redo(&mut self) -> Result<Vec<Played>, Stop> {
        let (state, before) = (self.0.state().clone(), self.0.played().len());
        self.0.redo()?;
        Ok(self.tell_new(state, before))
    }
    fn length(&self) -> usize {
        self.0.played().len()
    }
    fn seats(&self) -> Vec<Seat> {
        self.0.played().iter().map(|entry| entry.seat).collect()
    }
    fn last_seat(&self) -> Option<Seat> {
        self.0.played().last().map(|entry| entry.seat)
    }
    fn history(&self, viewer: Viewer) -> Vec<Arc<Played>> {
        self.retold(viewer, |told| told.history.clone())
    }
    fn passages(&self, viewer: Viewer) -> Vec<Arc<Passage>> {
        self.retold(viewer, |told| told.passages.clone())
    }
    fn luck(&self) -> BTreeMap<Seat, Luck> {
        self.0.luck()
    }
    fn orders(&self) -> &[StandingOrder] {
        self.0.orders()
    }
    fn set_orders(&mut self, orders: Vec<StandingOrder>) {
        self.0.set_orders(orders);
    }
    fn players(&self) -> &[String] {
        self.0.players()
    }
    fn set_players(&mut self, players: Vec<String>) {
        self.0.set_players(players);
    }
    fn scene(&self, viewer: Viewer) -> Scene {
        self.0.rules().scene(&self.0.view(viewer))
    }
    fn scene_after(&self, count: usize, viewer: Viewer) -> Scene {
        let state = self.0.state_after(count);
        self.0.rules().scene(&self.0.rules().view(&state, viewer))
    }
    fn position(&self, viewer: Viewer) -> String {
        self.0.rules().write_position(self.0.setup(), &self.0.view(viewer))
    }
    fn hash(&self) -> Fingerprint {
        self.0.hash()
    }
    fn bytes(&self) -> Vec<u8> {
        self.0.bytes()
    }
    fn view_bytes(&self, viewer: Viewer) -> Vec<u8> {
        engine::hash::canonical_bytes(&self.0.view(viewer))
    }
    fn save(&self) -> Save {
        self.0.save()
    }
}
