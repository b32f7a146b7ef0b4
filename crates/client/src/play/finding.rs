//! What stands where, and what can be done with what is in hand.

use super::{HexAt, Holding, Play, hex_at};
use catalog::{Listed, Way};
use engine::decision::{Act, Role};
use engine::scene::{Cell, HexBoard, Piece, Scene, TrayRole};
use engine::sorted::InOrder;
use leptos::prelude::*;
use std::collections::HashMap;
use std::sync::Arc;

/// A board and its pieces by place and by number: made once for each position, asked for by every counter that is drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Index {
    cells: Arc<Cells>,
    pieces: HashMap<u16, Piece>,
    /// Who stands there, the one on top last.
    stacks: HashMap<HexAt, Vec<u16>>,
}

/// The hexes of a board by their place.
pub type Cells = HashMap<HexAt, Cell>;

pub(super) fn cells(board: &HexBoard) -> Cells {
    board.cells.iter().map(|cell| ((cell.q, cell.r), cell.clone())).collect()
}

impl Index {
    pub fn of(scene: &Scene, cells: Arc<Cells>) -> Index {
        let mut index = Index { cells, ..Index::default() };
        for piece in &scene.pieces {
            if let Some(at) = piece.place.as_ref().and_then(hex_at) {
                index.stacks.entry(at).or_default().push(piece.id);
            }
            index.pieces.insert(piece.id, piece.clone());
        }
        index
    }

    pub fn stack(&self, at: HexAt) -> &[u16] {
        self.stacks.get(&at).map_or(&[], Vec::as_slice)
    }

    pub fn piece(&self, id: u16) -> Option<&Piece> {
        self.pieces.get(&id)
    }

    pub fn cell(&self, at: HexAt) -> Option<&Cell> {
        self.cells.get(&at)
    }

    /// Every place with somebody on it.
    pub fn stacks(&self) -> impl Iterator<Item = (HexAt, &[u16])> {
        self.stacks.iter().map(|(at, list)| (*at, list.as_slice()))
    }
}

/// A place where something can be done with what is in hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reach {
    pub at: HexAt,
    pub kind: &'static str,
    pub cost: i32,
    /// The cost as people read it.
    pub price: String,
    /// How fast it can be there at most.
    pub pace: u8,
    pub goes_on: bool,
    /// Somebody is hit.
    pub hits: bool,
}

/// The pieces that listed actions are about.
pub(super) fn who_acts(legal: &[Listed]) -> Vec<u16> {
    let acting =
        |it: &Listed| it.gesture.piece.into_iter().chain(it.gesture.also.clone()).collect::<Vec<_>>();
    let mut list: Vec<u16> = legal.iter().flat_map(acting).collect();
    list.put_in_order();
    list.dedup();
    list
}

/// More answers than this are found on the board, not in a list.
const FEW: usize = 6;

/// Has the question so few answers that each can be read? A march has not: its steps are many, and one points at where it ends.
pub(super) fn few(legal: &[Listed], ways: impl Fn(u16) -> Vec<Way>) -> bool {
    let listed = |it: &Listed| it.gesture.what.is_none() && it.gesture.act != Act::Stop;
    legal.len() <= FEW
        && legal.iter().all(listed)
        && who_acts(legal).into_iter().all(|id| ways(id).iter().all(|way| way.actions.len() == 1))
}

/// Where something can be done with what is in hand, each place once: what hits somebody first, then the cheapest.
pub(super) fn reach(
    hand: &Holding,
    index: &Index,
    legal: &[Listed],
    ways: &[Way],
    answering: bool,
) -> Vec<Reach> {
    let mut list: Vec<Reach> = match hand {
        Holding::Nothing => Vec::new(),
        Holding::Piece(id) => {
            let own = index.piece(*id).map(|piece| piece.seat);
            let foe = |target: u16| {
                index.piece(target).is_some_and(|piece| own.is_none_or(|own| piece.seat != own))
            };
            let way = |way: &Way| {
                let at = hex_at(way.to.as_ref()?)?;
                // A hex with a friend on it is often passed through, at best: nobody means it, unless the friend is meant. Whoever
                // answers has no other way than those that are asked for, whoever stands there.
                let passes = way.goes_on && !way.joins && !answering;
                if way.target.is_none() && passes && !index.stack(at).is_empty() {
                    return None;
                }
                Some(Reach {
                    at,
                    kind: way.kind,
                    cost: way.cost,
                    price: way.price.clone(),
                    pace: way.pace.unwrap_or(0),
                    goes_on: way.goes_on,
                    hits: way.target.is_some_and(foe),
                })
            };
            ways.iter().filter_map(way).collect()
        }
        Holding::Kind { kind, what } => {
            let fits =
                |it: &&Listed| it.gesture.kind == *kind && it.gesture.what.as_deref() == Some(what.as_str());
            let place = |it: &Listed| {
                let at = hex_at(it.gesture.to.as_ref()?)?;
                Some(Reach { at, kind, cost: 0, price: String::new(), pace: 0, goes_on: true, hits: false })
            };
            legal.iter().filter(fits).filter_map(place).collect()
        }
    };
    list.put_in_order_by_key(|it| (it.at, !it.hits, it.cost));
    list.dedup_by(|other, kept| {
        let same = other.at == kept.at;
        if same {
            kept.pace = kept.pace.max(other.pace);
        }
        same
    });
    list.put_in_order_by_key(|it| (!it.hits, it.cost));
    list
}

impl Play {
    pub fn cell(self, at: HexAt) -> Option<Cell> {
        self.index.get().cell(at).cloned()
    }

    pub fn piece(self, id: u16) -> Option<Piece> {
        self.index.get().piece(id).cloned()
    }

    /// A piece on the board or beside it.
    pub fn any_piece(self, id: u16) -> Option<Piece> {
        let beside = || {
            let scene = self.scene.get();
            let mut waiting = scene.trays.iter().flat_map(|tray| &tray.pieces);
            waiting.find(|entry| entry.piece.id == id).map(|entry| entry.piece.clone())
        };
        self.piece(id).or_else(beside)
    }

    /// Who stands there, the one on top last.
    pub fn pieces_at(self, at: HexAt) -> Vec<Piece> {
        let index = self.index.get();
        index.stack(at).iter().filter_map(|id| index.piece(*id).cloned()).collect()
    }

    /// Kinds of piece that can be put on the board now, with what is done with them.
    pub fn kinds(self) -> Vec<(&'static str, String)> {
        let mut list: Vec<(&'static str, String)> = Vec::new();
        for it in self.legal.get().iter() {
            if let Some(what) = &it.gesture.what
                && !list.iter().any(|(kind, known)| *kind == it.gesture.kind && known == what)
            {
                list.push((it.gesture.kind, what.clone()));
            }
        }
        list
    }

    /// Pieces beside the board that can be put on it one by one: those that are listed, and all that wait where not everything
    /// can be listed.
    pub fn waiting(self) -> Vec<Piece> {
        let Some(decision) = self.decision.get().filter(|_| self.mine() && self.form().is_none()) else {
            return Vec::new();
        };
        let (scene, ready) = (self.scene.get(), self.ready.get());
        let own = scene.trays.iter().filter(|tray| tray.seat == decision.seat && tray.role != TrayRole::Lost);
        let laid_out = decision.open && decision.role == Role::SetUp;
        own.flat_map(|tray| {
            let wanted =
                |id: u16| laid_out && tray.role == TrayRole::Reserve || ready.binary_search(&id).is_ok();
            tray.pieces.iter().map(|entry| &entry.piece).filter(move |piece| wanted(piece.id)).cloned()
        })
        .collect()
    }

    /// The piece in hand.
    pub fn held(self) -> Option<u16> {
        match self.hand.get() {
            Holding::Piece(id) => Some(id),
            _ => None,
        }
    }

    /// Is nothing asked but which piece? Then pointing at one answers, and nothing is taken in hand.
    pub fn picks(self) -> bool {
        let (legal, index) = (self.legal.get(), self.index.get());
        let mut pieces: Vec<u16> = legal.iter().filter_map(|it| it.gesture.piece).collect();
        pieces.put_in_order();
        pieces.dedup();
        let stays = |it: &Listed| {
            let at = it.gesture.piece.and_then(|id| index.piece(id)).and_then(|piece| piece.place);
            it.gesture.to.is_some() && it.gesture.to == at
        };
        let plain = |it: &Listed| {
            let gesture = &it.gesture;
            gesture.target.is_none() && gesture.what.is_none() && gesture.facing.is_none() && stays(it)
        };
        pieces.len() > 1 && pieces.len() == legal.len() && legal.iter().all(plain)
    }

    /// The action of a piece where only a piece is asked for.
    pub fn pick(self, id: u16) -> Option<String> {
        let legal = self.legal.get();
        let found = legal.iter().find(|it| it.gesture.piece == Some(id)).map(|it| it.text.clone());
        found.filter(|_| self.picks())
    }

    /// Actions that have no place on the board: ending a move, passing, standing fast. Where a question has few answers, all of
    /// them but the turns, which are arrows.
    pub fn buttons(self) -> Vec<Listed> {
        let legal = self.legal.get();
        if self.picks() {
            return legal.to_vec();
        }
        if self.few.get() {
            let turns = |it: &Listed| it.gesture.to.is_none() && it.gesture.facing.is_some();
            return legal.iter().filter(|it| !turns(it)).cloned().collect();
        }
        let here = |it: &&Listed| {
            it.gesture.to.is_none() && it.gesture.what.is_none() && it.gesture.facing.is_none()
        };
        // Whoever is on the way can always stop, whatever else has been taken up.
        let held = self.held();
        let own = |it: &&Listed| {
            it.gesture.piece.is_none_or(|piece| Some(piece) == held) || it.gesture.act == Act::Stop
        };
        legal.iter().filter(here).filter(own).cloned().collect()
    }

    /// The places that buttons name now: where the answers of a question lead, whom they hit.
    pub fn named_places(self) -> Vec<HexAt> {
        let named = self.mine()
            && self.proposal.get().is_none()
            && (self.few.get() || self.picks() || self.decision.get().is_some_and(|it| it.reaction));
        if !named {
            return Vec::new();
        }
        let (legal, index) = (self.legal.get(), self.index.get());
        let of = |it: &Listed| {
            let hit =
                it.gesture.target.and_then(|id| index.piece(id)).and_then(|piece| hex_at(&piece.place?));
            it.gesture.to.as_ref().and_then(hex_at).or(hit)
        };
        let mut list: Vec<HexAt> = legal.iter().filter_map(of).collect();
        list.put_in_order();
        list.dedup();
        list
    }

    /// The ways in which the piece in hand can turn where it stands, by the side it would face.
    pub fn turns(self) -> Vec<Way> {
        let ways = self.ways.get();
        let mut list: Vec<Way> =
            ways.iter().filter(|way| way.to.is_none() && way.facing.is_some()).cloned().collect();
        list.put_in_order_by_key(|way| way.facing);
        list
    }

    /// Everything that could be done at a place with what is in hand.
    pub fn ways_to(self, at: HexAt) -> Vec<Way> {
        match self.hand.get() {
            Holding::Nothing => Vec::new(),
            Holding::Piece(_) => {
                let ways = self.ways.get();
                ways.iter().filter(|way| way.to.as_ref().and_then(hex_at) == Some(at)).cloned().collect()
            }
            Holding::Kind { kind, what } => {
                let legal = self.legal.get();
                let fits = |it: &&Listed| {
                    it.gesture.kind == kind
                        && it.gesture.what.as_ref() == Some(&what)
                        && it.gesture.to.as_ref().and_then(hex_at) == Some(at)
                };
                legal.iter().filter(fits).map(Way::of).collect()
            }
        }
    }
}
