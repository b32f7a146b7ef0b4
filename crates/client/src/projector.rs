//! Playing back what has happened: from moment to moment, at a pace that can be set, stopped and gone on with. The replay and "show me
//! again" are the same machine.

use crate::browser::sleep;
use crate::play::{HexAt, Play, hex_at};
use catalog::{Passage, Played};
use engine::decision::{Place, Role};
use engine::scene::Piece;
use engine::sorted::InOrder;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::sync::Arc;

/// How long a moment is looked at, in milliseconds: one that shows a fight, and one that shows a march.
const FIGHT: i32 = 2400;
const MARCH: i32 = 900;

#[derive(Clone, Copy)]
pub struct Projector {
    pub play: Play,
    pub running: RwSignal<bool>,
    /// Where "show me again" ends; `None` where everything is played back.
    pub until: RwSignal<Option<usize>>,
    /// So many times as fast.
    pub speed: RwSignal<i32>,
    /// Who began last: a machine that was stopped and begun anew does not run twice.
    turn: StoredValue<u32>,
}

/// What stands out on the way through a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    pub at: usize,
    pub fight: bool,
}

impl Projector {
    pub fn new(play: Play) -> Projector {
        let (running, until, speed) = (RwSignal::new(false), RwSignal::new(None), RwSignal::new(1));
        Projector { play, running, until, speed, turn: StoredValue::new(0) }
    }

    /// Shows what happened between two moments, and comes back.
    pub fn show(self, from: usize, until: usize) {
        self.until.set(Some(until));
        self.look(Some(from));
        self.run();
    }

    pub fn toggle(self) {
        if self.running.get_untracked() {
            self.running.set(false);
        } else {
            self.run();
        }
    }

    /// Enough: back to now.
    pub fn skip(self) {
        self.running.set(false);
        self.until.set(None);
        self.play.watch(None);
    }

    /// To another moment by hand: whoever goes there wants to stay there.
    pub fn to(self, moment: usize) {
        self.running.set(false);
        let now = untrack(|| self.play.length());
        if moment >= now {
            self.until.set(None);
        }
        self.look((moment < now).then_some(moment));
    }

    /// Looks at a moment, and at the place where something happens next.
    fn look(self, moment: Option<usize>) {
        self.play.watch(moment);
        let Some(deed) = untrack(|| self.shown()) else { return };
        let struck = deed.strikes.last().map(|(_, to)| *to);
        let there = struck.or(deed.way.last().copied()).or(deed.places.first().copied());
        if there.is_some() {
            self.play.centre.set(there);
        }
    }

    fn run(self) {
        if self.play.at.get_untracked().is_none() {
            self.look(Some(0));
        }
        self.running.set(true);
        self.turn.update_value(|turn| *turn += 1);
        let mine = self.turn.get_value();
        let runs =
            move || self.running.try_get_untracked() == Some(true) && self.turn.try_get_value() == Some(mine);
        spawn_local(async move {
            while runs() {
                sleep(self.wait()).await;
                if !runs() || !self.step() {
                    break;
                }
            }
            if self.turn.try_get_value() == Some(mine) {
                let _ = self.running.try_set(false);
            }
        });
    }

    /// How long the moment that is shown is looked at.
    fn wait(self) -> i32 {
        let fight = untrack(|| self.shown()).is_some_and(|deed| deed.fight);
        (if fight { FIGHT } else { MARCH }) / self.speed.try_get_untracked().unwrap_or(1).max(1)
    }

    /// One moment on; `false` where that was the last.
    fn step(self) -> bool {
        let Some(Some(at)) = self.play.at.try_get_untracked() else { return false };
        let now = untrack(|| self.play.length());
        let end = self.until.get_untracked().unwrap_or(now).min(now);
        let next = self.next(at).min(end);
        if next < end {
            self.look(Some(next));
            return true;
        }
        self.until.set(None);
        self.play.watch((end < now).then_some(end));
        false
    }

    /// The moment after the passage that begins at one.
    pub fn next(self, at: usize) -> usize {
        let list = self.play.passages.get_untracked();
        // What nobody tells is not stopped at.
        let shows = |passage: &Arc<Passage>| !passage.events.is_empty();
        let after = list.iter().find(|it| it.last >= at).map_or(at + 1, |it| it.last + 1);
        let next = list.iter().find(|it| it.first >= after && shows(it)).map(|it| it.first);
        next.unwrap_or_else(|| untrack(|| self.play.length()))
    }

    /// The moment before the passage that ends at one.
    pub fn before(self, at: usize) -> usize {
        let list = self.play.passages.get_untracked();
        list.iter().rfind(|it| it.first < at && !it.events.is_empty()).map_or(0, |it| it.first)
    }

    /// What happens next at the moment that is looked at.
    pub fn shown(self) -> Option<Deed> {
        deed(self.play)
    }

    /// Where turns begin and where something is fought, in order.
    pub fn marks(self) -> Vec<Mark> {
        let (history, passages) = (self.play.history.get(), self.play.passages.get());
        marks(&history, &passages)
    }
}

fn marks(history: &[Arc<Played>], passages: &[Arc<Passage>]) -> Vec<Mark> {
    let mut mover = None;
    let mut list = Vec::new();
    for passage in passages {
        let Some(first) = history.get(passage.first) else { continue };
        let turn = !first.reaction && first.role != Role::SetUp && mover != Some(first.seat);
        if turn {
            mover = Some(first.seat);
        }
        let fight = (passage.first..=passage.last).any(|n| history.get(n).is_some_and(|it| it.is_fight()));
        if turn || fight {
            list.push(Mark { at: passage.first, fight });
        }
    }
    list
}

/// What is about to happen at a moment that is looked at.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deed {
    pub passage: usize,
    pub fight: bool,
    /// From where to where somebody strikes.
    pub strikes: Vec<(HexAt, HexAt)>,
    /// The way of who moves.
    pub way: Vec<HexAt>,
    /// The places that it is told of.
    pub places: Vec<HexAt>,
}

/// The deed that the board shows by arrows while the past is looked at.
pub fn deed(play: Play) -> Option<Deed> {
    let at = play.at.get()?;
    let (history, passages, index) = (play.history.get(), play.passages.get(), play.index.get());
    let number = passages.iter().position(|it| it.last >= at)?;
    let passage = &passages[number];
    let acts: Vec<&Arc<Played>> = history.iter().take(passage.last + 1).skip(at).collect();
    let stands = |piece: &Piece| piece.place.as_ref().and_then(hex_at);
    let place_of = |id: u16| index.piece(id).and_then(stands);
    let hex = |place: &Option<Place>| place.as_ref().and_then(hex_at);
    let mut deed = Deed {
        passage: number,
        fight: acts.iter().any(|it| it.is_fight()),
        places: passage.events.iter().flat_map(|told| &told.places).filter_map(hex_at).collect(),
        ..Deed::default()
    };
    for it in acts {
        let gesture = &it.gesture;
        match gesture.target.map(|target| hex(&gesture.to).or_else(|| place_of(target))) {
            Some(Some(to)) => {
                let strikers = gesture.piece.into_iter().chain(gesture.also.iter().copied());
                deed.strikes
                    .extend(strikers.filter_map(place_of).filter(|from| *from != to).map(|from| (from, to)));
            }
            Some(None) => {}
            None => {
                let from = hex(&gesture.from).or_else(|| gesture.piece.and_then(place_of));
                if let (Some(from), Some(to)) = (from, hex(&gesture.to)) {
                    if deed.way.is_empty() {
                        deed.way.push(from);
                    }
                    deed.way.push(to);
                }
            }
        }
    }
    deed.way.dedup();
    deed.strikes.put_in_order();
    deed.strikes.dedup();
    Some(deed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::ruleset::Setup;
    use engine::table::Throw;
    use engine::{Seat, Viewer};

    #[test]
    fn the_slider_counts_turns_and_fights() {
        let game = catalog::find("medieval-battle").unwrap();
        let mut sitting = catalog::begin(game, Setup::default().or_recommended(game.about()), 1).unwrap();
        for _ in 0..3 {
            sitting.play("pass", Throw::Seeded).unwrap_or_default();
            let walk = sitting.legal().into_iter().find(|it| it.gesture.piece.is_some());
            if let Some(walk) = walk {
                sitting.play(&walk.text, Throw::Seeded).unwrap();
            }
        }
        let (history, passages) = (sitting.history(Viewer::Referee), sitting.passages(Viewer::Referee));
        let list = marks(&history, &passages);
        // Every mark is where another seat begins, or where somebody fights; and every turn has one.
        let mut mover: Option<Seat> = None;
        for (number, played) in history.iter().enumerate().filter(|(_, played)| !played.reaction) {
            if mover != Some(played.seat) {
                assert!(list.iter().any(|mark| mark.at == number), "the turn that begins at {number}");
                mover = Some(played.seat);
            }
        }
        assert!(list.len() <= history.len() && list.is_sorted_by_key(|mark| mark.at));
    }
}
