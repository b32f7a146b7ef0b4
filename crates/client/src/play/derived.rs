//! What is worked out again whenever the sitting changes, or what the player looks at and holds.

use super::finding::{self, Index, Reach};
use super::{Holding, is_human, viewer};
use crate::store::Who;
use catalog::{Listed, Passage, Played, Sitting, Way};
use engine::decision::{Act, Decision};
use engine::scene::{Board, Ground, HexBoard, Scene, SeatLook};
use engine::{Seat, Viewer};
use leptos::prelude::*;
use std::sync::Arc;

/// What everything else is worked out from.
#[derive(Clone, Copy)]
pub(super) struct Sources {
    pub sitting: StoredValue<Box<dyn Sitting>, LocalStorage>,
    pub players: StoredValue<Vec<Who>>,
    pub changed: RwSignal<u32>,
    pub at: RwSignal<Option<usize>>,
    pub looking: RwSignal<Option<Seat>>,
    pub curtain: RwSignal<Option<Seat>>,
    pub hand: RwSignal<Holding>,
    pub preview: RwSignal<Option<Arc<Scene>>>,
}

/// What is worked out; [`super::Play`] says what each of them is.
#[derive(Clone, Copy)]
pub(super) struct Derived {
    pub decision: Memo<Option<Decision>>,
    pub scene: Memo<Arc<Scene>>,
    pub looks: Memo<Arc<Vec<SeatLook>>>,
    pub ground: Memo<Arc<Ground>>,
    pub board: Memo<Arc<HexBoard>>,
    pub frame: Memo<picture::Frame>,
    pub legal: Memo<Arc<Vec<Listed>>>,
    pub ways: Memo<Arc<Vec<Way>>>,
    pub index: Memo<Arc<Index>>,
    pub ready: Memo<Arc<Vec<u16>>>,
    pub rested: Memo<Arc<Vec<u16>>>,
    pub few: Memo<bool>,
    pub reach: Memo<Arc<Vec<Reach>>>,
    pub history: Memo<Arc<Vec<Arc<Played>>>>,
    pub passages: Memo<Arc<Vec<Arc<Passage>>>>,
}

impl Derived {
    pub fn of(from: Sources) -> Derived {
        let (decision, scene) = (from.decision(), from.scene());
        // The same ground is the same in memory: nobody compares its hexes.
        let ground = Memo::new_with_compare(
            move |_| scene.get().ground.clone(),
            |before: Option<&Arc<Ground>>, now| match (before, now) {
                (Some(before), Some(now)) => !Arc::ptr_eq(before, now),
                _ => true,
            },
        );
        let board = Memo::new(move |_| board_of(&ground.get()));
        let cells = Memo::new(move |_| Arc::new(finding::cells(&board.get())));
        let index = Memo::new(move |_| Arc::new(Index::of(&scene.get(), cells.get())));
        let (legal, ways) = (from.legal(decision), from.ways(decision));
        let ready = Memo::new(move |_| Arc::new(finding::who_acts(&legal.get())));
        let reach = Memo::new(move |_| {
            let (index, legal, ways) = (index.get(), legal.get(), ways.get());
            let answering = decision.get().is_some_and(|decision| decision.reaction);
            Arc::new(finding::reach(&from.hand.get(), &index, &legal, &ways, answering))
        });
        Derived {
            decision,
            scene,
            ground,
            looks: Memo::new(move |_| Arc::new(scene.get().seats.clone())),
            board,
            frame: Memo::new(move |_| picture::frame(&board.get())),
            legal,
            ways,
            index,
            ready,
            rested: from.rested(legal, ready),
            few: from.few(decision, legal),
            reach,
            history: from.told(|sitting, viewer| sitting.history(viewer)),
            passages: from.told(|sitting, viewer| sitting.passages(viewer)),
        }
    }
}

impl Sources {
    fn viewer(self) -> Viewer {
        viewer(self.sitting, self.players, self.looking.get())
    }

    /// Does somebody at this screen owe this decision, now?
    fn is_asked(self, decision: Memo<Option<Decision>>) -> bool {
        self.at.get().is_none()
            && self.curtain.get().is_none()
            && decision
                .get()
                .is_some_and(|decision| self.players.with_value(|list| is_human(list, decision.seat)))
    }

    fn decision(self) -> Memo<Option<Decision>> {
        Memo::new(move |_| {
            self.changed.track();
            self.sitting.with_value(|sitting| sitting.decision())
        })
    }

    fn scene(self) -> Memo<Arc<Scene>> {
        Memo::new(move |_| {
            self.changed.track();
            let viewer = self.viewer();
            self.sitting.with_value(|sitting| {
                let mut scene = match self.at.get() {
                    Some(count) => sitting.scene_after(count, viewer),
                    None => sitting.scene(viewer),
                };
                // What would lie there; everything else is as it is.
                if let Some(preview) = self.preview.get() {
                    (scene.ground, scene.marks) = (preview.ground.clone(), preview.marks.clone());
                }
                Arc::new(scene)
            })
        })
    }

    fn legal(self, decision: Memo<Option<Decision>>) -> Memo<Arc<Vec<Listed>>> {
        Memo::new(move |_| {
            self.changed.track();
            // Armies and battlefields are put together from parts: no list is drawn from.
            if !self.is_asked(decision) || self.sitting.with_value(|sitting| sitting.form()).is_some() {
                return Arc::default();
            }
            Arc::new(self.sitting.with_value(|sitting| sitting.legal()))
        })
    }

    fn ways(self, decision: Memo<Option<Decision>>) -> Memo<Arc<Vec<Way>>> {
        Memo::new(move |_| {
            self.changed.track();
            match self.hand.get() {
                Holding::Piece(piece) if self.is_asked(decision) => {
                    Arc::new(self.sitting.with_value(|sitting| sitting.ways(piece)))
                }
                _ => Arc::default(),
            }
        })
    }

    fn rested(self, legal: Memo<Arc<Vec<Listed>>>, ready: Memo<Arc<Vec<u16>>>) -> Memo<Arc<Vec<u16>>> {
        Memo::new(move |_| {
            let legal = legal.get();
            let stop = legal.iter().find(|it| it.gesture.act == Act::Stop);
            let stop = stop.filter(|_| ready.get().len() == 1);
            Arc::new(self.sitting.with_value(|sitting| {
                let after = stop.map(|stop| sitting.ready_after(Some(&stop.text)));
                let list: Vec<u16> = after.into_iter().flatten().flatten().collect();
                let other = list.iter().find(|id| !ready.get().contains(id));
                let may = other.is_some_and(|id| !sitting.ways(*id).is_empty());
                if may { list } else { Vec::new() }
            }))
        })
    }

    fn few(self, decision: Memo<Option<Decision>>, legal: Memo<Arc<Vec<Listed>>>) -> Memo<bool> {
        Memo::new(move |_| {
            let asked = decision.get().is_some_and(|decision| !decision.open && !decision.reaction);
            let ways = |id| self.sitting.with_value(|sitting| sitting.ways(id));
            asked && finding::few(&legal.get(), ways)
        })
    }

    /// What has happened, as whoever looks at the screen may know it.
    fn told<T: PartialEq + Send + Sync + 'static>(
        self,
        tell: fn(&dyn Sitting, Viewer) -> Vec<T>,
    ) -> Memo<Arc<Vec<T>>> {
        Memo::new(move |_| {
            self.changed.track();
            let viewer = self.viewer();
            Arc::new(self.sitting.with_value(|sitting| tell(sitting.as_ref(), viewer)))
        })
    }
}

/// The hexes of a scene; none where miniatures stand on a free table.
fn board_of(ground: &Ground) -> Arc<HexBoard> {
    match &ground.board {
        Board::Hexes(board) => Arc::new(board.clone()),
        Board::Table { .. } => Arc::new(HexBoard {
            pointy: true,
            cells: Vec::new(),
            sides: Vec::new(),
            roads: Vec::new(),
            names: Vec::new(),
        }),
    }
}
