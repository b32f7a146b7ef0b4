//! How far one gets: a search by cost over whatever the game calls a place (hex, hex and facing, charge level ...).
//!
//! Costs are integers; a game with half points counts in halves. The result does not depend on the order in which
//! steps are offered: places are settled by cost, then by their own order.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

use crate::map::{HexId, HexMap};
use crate::side::Side;

/// All places within a budget, cheapest first, each with its cost and the place before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reach<N> {
    settled: Vec<Settled<N>>,
    /// Places in `settled`, in the order of the nodes: for finding one.
    by_node: Vec<u32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Settled<N> {
    node: N,
    cost: u32,
    /// The place of the node before it.
    previous: Option<u32>,
}

/// Searches from `start`. `steps` is asked once for each place reached and offers each next place with the cost of
/// the step; an offer beyond the budget is dropped.
///
/// ```
/// use hexboard::reach;
/// // Ladders: one rung costs 1, a jump of three costs 2.
/// let ladder = reach(0, 5, |&rung, offer| {
///     offer(rung + 1, 1);
///     offer(rung + 3, 2);
/// });
/// assert_eq!(ladder.cost(&6), Some(4));
/// assert_eq!(ladder.path_to(&7), Some(vec![0, 1, 4, 7]));
/// assert_eq!(ladder.cost(&9), None);
/// ```
pub fn reach<N: Copy + Ord>(
    start: N,
    budget: u32,
    steps: impl FnMut(&N, &mut dyn FnMut(N, u32)),
) -> Reach<N> {
    search([start], budget, steps, BTreeMap::new())
}

/// The same from several places at once, each at cost 0.
pub fn reach_from<N: Copy + Ord>(
    starts: impl IntoIterator<Item = N>,
    budget: u32,
    steps: impl FnMut(&N, &mut dyn FnMut(N, u32)),
) -> Reach<N> {
    search(starts, budget, steps, BTreeMap::new())
}

/// The same result as [`reach()`], about three times faster when some hundred places are reached and slower when only
/// a few are. `index` numbers all possible places from 0 to `places` - 1; a greater number counts as not there.
pub fn reach_numbered<N: Copy + Ord>(
    start: N,
    budget: u32,
    places: usize,
    index: impl Fn(&N) -> usize,
    steps: impl FnMut(&N, &mut dyn FnMut(N, u32)),
) -> Reach<N> {
    search([start], budget, steps, Numbered { notes: vec![None; places], index })
}

/// The best way to a place found so far.
#[derive(Clone, Copy)]
struct Note {
    cost: u32,
    previous: Option<u32>,
    settled: bool,
}

/// Where a search keeps its notes.
trait Notes<N> {
    /// `None` if the place cannot be noted at all.
    fn slot(&mut self, node: &N) -> Option<&mut Option<Note>>;
}

impl<N: Copy + Ord> Notes<N> for BTreeMap<N, Option<Note>> {
    fn slot(&mut self, node: &N) -> Option<&mut Option<Note>> {
        Some(self.entry(*node).or_default())
    }
}

struct Numbered<I> {
    notes: Vec<Option<Note>>,
    index: I,
}

impl<N, I: Fn(&N) -> usize> Notes<N> for Numbered<I> {
    fn slot(&mut self, node: &N) -> Option<&mut Option<Note>> {
        self.notes.get_mut((self.index)(node))
    }
}

fn search<N: Copy + Ord>(
    starts: impl IntoIterator<Item = N>,
    budget: u32,
    mut steps: impl FnMut(&N, &mut dyn FnMut(N, u32)),
    mut notes: impl Notes<N>,
) -> Reach<N> {
    let mut open = BinaryHeap::new();
    for start in starts {
        if let Some(slot) = notes.slot(&start) {
            *slot = Some(Note { cost: 0, previous: None, settled: false });
            open.push(Reverse((0, start)));
        }
    }
    let mut settled: Vec<Settled<N>> = Vec::new();
    while let Some(Reverse((cost, node))) = open.pop() {
        let Some(note) = notes.slot(&node).and_then(Option::as_mut).filter(|note| !note.settled) else {
            continue;
        };
        note.settled = true;
        let here = settled.len() as u32;
        settled.push(Settled { node, cost, previous: note.previous });
        steps(&node, &mut |next, step| {
            let Some(total) = cost.checked_add(step).filter(|&total| total <= budget) else {
                return;
            };
            // Only a strictly cheaper way replaces one already found, so ties go to the place settled first.
            if let Some(slot) = notes.slot(&next)
                && slot.is_none_or(|known| total < known.cost)
            {
                *slot = Some(Note { cost: total, previous: Some(here), settled: false });
                open.push(Reverse((total, next)));
            }
        });
    }
    let mut by_node: Vec<u32> = (0..settled.len() as u32).collect();
    by_node.sort_unstable_by_key(|&at| settled[at as usize].node);
    Reach { settled, by_node }
}

impl<N: Copy + Ord> Reach<N> {
    pub fn contains(&self, node: &N) -> bool {
        self.find(node).is_some()
    }

    pub fn cost(&self, node: &N) -> Option<u32> {
        self.find(node).map(|it| it.cost)
    }

    /// The place before this one on the cheapest way; `None` at a start and for places not reached.
    pub fn previous(&self, node: &N) -> Option<N> {
        self.find(node).and_then(|it| it.previous).map(|at| self.settled[at as usize].node)
    }

    /// The cheapest way from the start to this place, both included.
    pub fn path_to(&self, node: &N) -> Option<Vec<N>> {
        let mut at = self.find(node)?;
        let mut path = vec![at.node];
        while let Some(previous) = at.previous {
            at = &self.settled[previous as usize];
            path.push(at.node);
        }
        path.reverse();
        Some(path)
    }

    /// Places and costs, cheapest first.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (N, u32)> {
        self.settled.iter().map(|it| (it.node, it.cost))
    }

    pub fn len(&self) -> usize {
        self.settled.len()
    }

    pub fn is_empty(&self) -> bool {
        self.settled.is_empty()
    }

    fn find(&self, node: &N) -> Option<&Settled<N>> {
        let found = self.by_node.binary_search_by_key(node, |&at| self.settled[at as usize].node);
        found.ok().map(|place| &self.settled[self.by_node[place] as usize])
    }
}

/// The cost to every hex of a map from the nearest of several hexes, by index; `None` where one never comes.
/// `cost` gives the price of a step across this side, or `None` if it is forbidden. Dense and fast, without paths.
pub fn cost_field(
    map: &HexMap,
    starts: impl IntoIterator<Item = HexId>,
    mut cost: impl FnMut(HexId, Side, HexId) -> Option<u32>,
) -> Vec<Option<u32>> {
    let mut field: Vec<Option<u32>> = vec![None; map.len()];
    let mut open = BinaryHeap::new();
    for start in starts {
        field[start.index()] = Some(0);
        open.push(Reverse((0u32, start)));
    }
    while let Some(Reverse((spent, hex))) = open.pop() {
        if field[hex.index()] != Some(spent) {
            continue;
        }
        for (side, next) in map.neighbours(hex) {
            let Some(total) = cost(hex, side, next).and_then(|step| spent.checked_add(step)) else {
                continue;
            };
            if field[next.index()].is_none_or(|known| total < known) {
                field[next.index()] = Some(total);
                open.push(Reverse((total, next)));
            }
        }
    }
    field
}

/// The number of steps to every hex from the nearest of several hexes, by index.
pub fn distance_field(
    map: &HexMap,
    starts: impl IntoIterator<Item = HexId>,
    mut may_step: impl FnMut(HexId, Side, HexId) -> bool,
) -> Vec<Option<u32>> {
    cost_field(map, starts, |from, side, to| may_step(from, side, to).then_some(1))
}

/// All hexes that can be walked to from `start`, itself included, in the order of the map.
pub fn component(map: &HexMap, start: HexId, may_step: impl FnMut(HexId, Side, HexId) -> bool) -> Vec<HexId> {
    let field = distance_field(map, [start], may_step);
    map.hexes().filter(|hex| field[hex.index()].is_some()).collect()
}
