//! A game in progress as whoever does not care which sees it.

use crate::game::Game;
use engine::content::Flaw;
use engine::decision::{Act, Decision, Gesture, Hand, Place, Role};
use engine::dice::{Luck, Rolled};
use engine::explain::Explanation;
use engine::form::Form;
use engine::group::{Group, GroupOrder, Plan};
use engine::hash::Fingerprint;
use engine::intent::{Intent, WentOn};
use engine::odds::OddsFault;
use engine::orders::StandingOrder;
use engine::ruleset::{BattleInfo, Objective, Outcome, Setup, Told};
use engine::save::Save;
use engine::scene::{OverlayInfo, Scene, Shade, Sheet};
use engine::table::{Broken, Chances, Throw};
use engine::text::Phrase;
use engine::{Facing, Refusal, Rule, Seat, Stop, Viewer, ways};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

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
    /// What each seat needs to win, and what stands now.
    fn objectives(&self) -> Vec<Objective>;
    fn legal(&self) -> Vec<Listed>;
    /// Why an action may not be done; `Ok` if it may.
    fn why(&self, action: &str) -> Result<(), Refusal>;
    fn explain(&self, action: &str) -> Result<Explained, Refusal>;
    fn play(&mut self, action: &str, throw: Throw) -> Result<Vec<Played>, Stop>;
    /// Plays several actions that were sent together: all or none, as far as that gives nothing away (see [`Table::play_line`]).
    fn play_line(&mut self, actions: &[String], throw: Throw) -> Result<Vec<Played>, Broken<Played>>;
    /// What a seat has set out to do and has not done yet: that seat's to know.
    fn intent(&self, seat: Seat) -> Option<&Intent>;
    /// Takes an order instead of what was left of another; [`Sitting::go_on`] carries it out.
    fn set_intent(&mut self, intent: Intent);
    /// Plays the next action of what the seat that decides has left (see [`Table::go_on`]).
    fn go_on(&mut self, throw: Throw) -> Result<WentOn<Played>, Stop>;
    /// The rest is done although something has stopped it.
    fn take_up_again(&mut self, seat: Seat);
    /// The seat goes on with nothing.
    fn let_go(&mut self, seat: Seat);
    /// The pieces that belong together, of the seat that decides.
    fn groups(&self) -> Vec<Group>;
    /// What an order to several pieces would do: it is given with [`Sitting::set_intent`] and carried out by [`Sitting::go_on`].
    fn plan(&self, members: &[u16], order: &GroupOrder) -> Result<Plan, Refusal>;
    /// The actions that leave everybody as he is who has not acted, where the game offers such a thing.
    fn everybody_stays(&self) -> Option<Vec<String>>;
    /// A price as people read it.
    fn price(&self, cost: i32) -> String;
    /// All ways of a piece, in order of cost.
    fn ways(&self, piece: u16) -> Vec<Way>;
    /// Plays actions ahead, without effect on the game, and explains each; where somebody wants to see it, the board is drawn for him.
    fn foresee(&self, actions: &[String], drawn_for: Option<Viewer>) -> Foreseen;
    /// The last of a sequence of actions explained, without its chances: cheap enough for a list.
    fn explain_briefly(&self, actions: &[String]) -> Option<Explanation>;
    /// Which pieces could act now, or after an action that leaves the decision with the same seat; `None` stands for what no piece does.
    fn ready_after(&self, action: Option<&str>) -> BTreeSet<Option<u16>>;
    /// What the same seat could answer after an action without a piece and without a place: the end of a phase, say.
    fn endings_after(&self, action: &str) -> Vec<Listed>;
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
    /// Why no more than that: the newest action that stays as it is, or the beginning of the game.
    fn why_fixed(&self) -> Refusal;
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
    /// The phase, as orders that end with it name it.
    fn phase(&self) -> u32;
    /// The answer that the game takes for sensible where its seat gives the matter no thought; `None` where it has no opinion.
    fn favourite(&self) -> Option<String>;
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
    /// The save without its first actions and without a digest, for whoever keeps it in parts (see [`engine::parts`]).
    fn save_from(&self, first: usize) -> Save;
    /// Goes on to where a save of the same game stands, without playing again what both have. After an error this is of no use any more.
    fn catch_up(&mut self, file: &str, save: &Save) -> Result<(), Flaw>;
    /// How many of the first actions are as they were when somebody kept them last.
    fn kept(&self) -> usize;
    /// Somebody has kept all actions.
    fn note_kept(&mut self);
}

/// A legal action as a list shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    pub text: String,
    pub gesture: Gesture,
    pub says: Phrase,
    /// What it costs, in the game's own measure; 0 where there is no price.
    pub cost: i32,
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
pub struct Way {
    pub actions: Vec<String>,
    pub kind: &'static str,
    pub act: Act,
    pub from: Option<Place>,
    pub to: Option<Place>,
    pub target: Option<u16>,
    pub cost: i32,
    /// The cost as people read it; empty where nothing is paid.
    pub price: String,
    /// As in [`ways::Way`].
    pub facing: Option<Facing>,
    pub pace: Option<u8>,
    pub joins: bool,
    pub goes_on: bool,
    pub open: bool,
    /// The places it passes, the last one included.
    pub through: Vec<Place>,
}

impl Way {
    /// A way that was found, with its actions as they are written and its price as it is read.
    pub(crate) fn written<A>(found: ways::Way<A>, actions: Vec<String>, price: String) -> Way {
        let ways::Way {
            kind, act, from, to, target, through, cost, facing, pace, joins, goes_on, open, ..
        } = found;
        let price = if cost == 0 { String::new() } else { price };
        Way { actions, kind, act, from, to, target, cost, price, facing, pace, joins, goes_on, open, through }
    }

    /// A single listed action.
    pub fn of(listed: &Listed) -> Way {
        let Gesture { kind, act, from, to, target, facing, .. } = listed.gesture;
        Way {
            actions: vec![listed.text.clone()],
            kind,
            act,
            from,
            to,
            target,
            cost: 0,
            price: String::new(),
            facing,
            pace: None,
            joins: false,
            goes_on: false,
            open: false,
            through: to.into_iter().collect(),
        }
    }

    /// Somebody is hit.
    pub fn hits(&self) -> bool {
        self.target.is_some()
    }
}

/// What a sequence of actions would do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foreseen {
    pub steps: Vec<Explained>,
    /// Who would be asked then, where that is another seat's to say, and what would come of each answer.
    pub answers: Vec<Answer>,
    /// How the board would look then, where it was asked for.
    pub scene: Option<Scene>,
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
    /// The order to a group that all of it was done for.
    pub group: Option<u32>,
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
    /// The order to a group that it belongs to, by number.
    pub group: Option<u32>,
    /// What was asked, and by which rule.
    pub asked: Option<(Phrase, Rule)>,
    /// What kind of question it was, and whether it was about something that the other side did.
    pub role: Role,
    pub reaction: bool,
    /// What the action looked like on the board; nothing of what the viewer may not know.
    pub gesture: Gesture,
    pub events: Vec<Told>,
    pub rolls: Vec<Rolled>,
}

impl Played {
    /// Which of the rolls each event tells of, in the order of the events.
    pub fn rolls_told(&self) -> Vec<Option<usize>> {
        let mut untold: Vec<usize> = (0..self.rolls.len()).collect();
        let mut of = |told: &Told| {
            let same = |roll: &usize| self.rolls[*roll].faces.as_slice() == told.throw;
            let at = untold.iter().position(same).filter(|_| !told.throw.is_empty())?;
            Some(untold.remove(at))
        };
        self.events.iter().map(&mut of).collect()
    }
}
