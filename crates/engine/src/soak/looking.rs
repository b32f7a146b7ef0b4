//! Pointing about: ways, reasons, overlays.

use super::promises::sayable;
use crate::decision::{Hand, Place};
use crate::dice::Stream;
use crate::ruleset::Ruleset;
use crate::scene::{Board, Scene};
use crate::seat::Viewer;
use crate::table::Table;
use crate::ways::Way;

/// So many ways of one piece are gone.
const MOST_WALKED: usize = 6;

/// Takes pieces up and points at places, as the seat does that is to decide. The number of ways that were gone.
pub(super) fn point_about<R: Ruleset>(table: &Table<R>, rng: &mut Stream) -> Result<u64, String> {
    let (rules, state) = (table.rules(), table.state());
    let viewer = table.decision().map_or(Viewer::Public, |decision| Viewer::Seat(decision.seat));
    let scene = rules.scene(&rules.view(state, viewer));
    let mut walked = 0;
    for _ in 0..2 {
        let piece = scene.pieces.get(rng.below(scene.pieces.len() as u32) as usize);
        let (id, kind) = piece.map_or((0, "?"), |piece| (piece.id, piece.short));
        let ways = table.ways(id);
        let stride = ways.len().div_ceil(MOST_WALKED).max(1);
        for way in ways.iter().step_by(stride) {
            as_it_says(table, way)?;
            walked += 1;
        }
        for hand in [Hand::Empty, Hand::Piece(id), Hand::What(kind), Hand::Piece(rng.below(400) as u16)] {
            if let Some(to) = any_place(&scene, rng) {
                reasons_are_given(table, hand, to)?;
            }
        }
    }
    overlays_lie_on_the_board(table, viewer, &scene, rng)?;
    the_ground_hangs_on_its_key(table, &scene, rng)?;
    Ok(walked)
}

/// A board that is kept lies under a later position too: some earlier position with the same key has the same ground.
fn the_ground_hangs_on_its_key<R: Ruleset>(
    table: &Table<R>,
    scene: &Scene,
    rng: &mut Stream,
) -> Result<(), String> {
    let (rules, state) = (table.rules(), table.state());
    let viewer = table.decision().map_or(Viewer::Public, |decision| Viewer::Seat(decision.seat));
    let earlier = table.state_after(rng.below(table.played().len() as u32 + 1) as usize);
    let (now, earlier) = (rules.view(state, viewer), rules.view(&earlier, viewer));
    if rules.ground_key(&now) == rules.ground_key(&earlier) && rules.ground(&earlier) != *scene.ground {
        return Err("the ground has changed, and what it hangs on has not".into());
    }
    Ok(())
}

/// Every action of a way is legal in its turn, and together they cost what it says, as far as nobody else has a word in it.
fn as_it_says<R: Ruleset>(table: &Table<R>, way: &Way<R::Action>) -> Result<(), String> {
    let rules = table.rules();
    let actions = rules.write_way(table.state(), &way.actions);
    let (steps, _, refusal) = table.ahead(&actions);
    if let Some(refusal) = refusal {
        return Err(format!("the way {actions:?} cannot be gone: {refusal:?}"));
    }
    let cost: i32 =
        steps.iter().filter_map(|(before, action)| rules.explain(before, action).value("cost")).sum();
    if !way.open && (steps.len(), cost) != (way.actions.len(), way.cost) {
        return Err(format!("the way {actions:?} costs {cost} and says {}", way.cost));
    }
    Ok(())
}

/// Whoever is told that it cannot be is told by which rule, in both languages; and then it cannot be.
fn reasons_are_given<R: Ruleset>(table: &Table<R>, hand: Hand, to: Place) -> Result<(), String> {
    let (rules, state) = (table.rules(), table.state());
    let Some(refusal) = rules.why_not(state, hand, to) else { return Ok(()) };
    for reason in &refusal.reasons {
        sayable::<R>(&reason.why)?;
        if reason.rule.is_none() {
            return Err(format!("{hand:?} to {to:?}: {:?} cites no rule", reason.why));
        }
    }
    let fits = |action: &R::Action| {
        let gesture = rules.gesture(state, action);
        matches!(hand, Hand::Piece(piece) if gesture.piece == Some(piece)) && gesture.to == Some(to)
    };
    match table.legal().iter().find(|action| fits(action)) {
        Some(action) => Err(format!("{action:?} is legal, and pointing at {to:?} says {refusal:?}")),
        None => Ok(()),
    }
}

fn any_place(scene: &Scene, rng: &mut Stream) -> Option<Place> {
    match &scene.ground.board {
        Board::Hexes(board) => {
            let cell = board.cells.get(rng.below(board.cells.len() as u32) as usize)?;
            Some(Place::Hex { q: cell.q, r: cell.r })
        }
        Board::Table { width, height, .. } => {
            let mut along = |length: i32| rng.below(length.max(1) as u32) as i32;
            let (x, y) = (along(*width), along(*height));
            Some(Place::Pose(crate::pose::Pose { x, y, ..crate::pose::Pose::default() }))
        }
    }
}

fn overlays_lie_on_the_board<R: Ruleset>(
    table: &Table<R>,
    viewer: Viewer,
    scene: &Scene,
    rng: &mut Stream,
) -> Result<(), String> {
    let rules = table.rules();
    let view = rules.view(table.state(), viewer);
    let focus = any_place(scene, rng);
    for info in rules.overlays() {
        for shade in rules.overlay(&view, info.id, focus) {
            let there = match (&scene.ground.board, shade.place) {
                (Board::Hexes(board), Place::Hex { q, r }) => {
                    board.cells.iter().any(|cell| (cell.q, cell.r) == (q, r))
                }
                _ => true,
            };
            if !there {
                return Err(format!("the overlay {} shades {:?}, which is not there", info.id, shade.place));
            }
        }
    }
    let unknown = rules.overlay(&view, "no overlay is called so", focus);
    if unknown.is_empty() { Ok(()) } else { Err("an overlay that there is not shades places".into()) }
}
