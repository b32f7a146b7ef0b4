//! The ways of a unit: every hex, facing and speed, the cheapest way to each first.

use super::danger::Danger;
use crate::action::Action;
use crate::ch03_zones::Zone;
use crate::field::{HexId, OFF};
use crate::look::Look;
use crate::state::*;
use crate::telling::place;
use engine::ways::Way;
use hexboard::Side;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap};

/// Where a move can end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End {
    pub hex: HexId,
    pub facing: Side,
    pub charge: u8,
    /// Half points left.
    pub left: u8,
    at: usize,
}

/// All ends of a unit's move, the cheapest way to each first; where it stands is the first of them.
pub struct Ends {
    pub list: Vec<End>,
    steps: Vec<Step>,
}

impl Ends {
    /// The way to one of the ends: each action with where the unit stands after it.
    pub fn path(&self, end: &End) -> Vec<(Action, End)> {
        let mut path = Vec::new();
        let mut at = end.at;
        while let Some(Step { action: Some(action), stand, left, before, .. }) = self.steps.get(at) {
            let Stand { hex, facing, charge, .. } = *stand;
            path.push((action.clone(), End { hex, facing, charge, left: *left, at }));
            at = *before;
        }
        path.reverse();
        path
    }
}

/// Every hex, facing and speed that a unit can reach with its move, or with what is left of it. Nobody holds back a charge here.
pub fn ends(look: &Look, unit: UnitId, walk: Walk) -> Ends {
    let it = look.state.unit(unit);
    let Some(hex) = it.spot.hex() else { return Ends { list: Vec::new(), steps: Vec::new() } };
    let stand = Stand::of(it, hex, walk);
    let mut search = Search {
        look: *look,
        unit,
        turns: walk.turns,
        steps: Vec::new(),
        led: walk.leader.is_some(),
        holds: false,
        danger: None,
        best: BTreeMap::new(),
        ahead: BinaryHeap::new(),
    };
    let (left, halted) = (walk.left, walk.halted);
    search.push(Step {
        stand,
        spent: 0,
        left,
        halted,
        before: usize::MAX,
        action: None,
        open: false,
        shaken: false,
    });
    let mut list: Vec<End> = Vec::new();
    let mut known: BTreeSet<(HexId, Side, u8)> = BTreeSet::new();
    let marches = look.marches(unit);
    while let Some(Reverse((_, _, at))) = search.ahead.pop() {
        let Step { stand, spent, left, halted, .. } = search.steps[at];
        if search.best.get(&stand).is_some_and(|best| *best < spent) && !halted {
            continue;
        }
        if known.insert((stand.hex, stand.facing, stand.charge)) {
            list.push(End { hex: stand.hex, facing: stand.facing, charge: stand.charge, left, at });
        }
        if marches && !halted {
            search.expand(at, walk.begun);
        }
    }
    Ends { list, steps: search.steps }
}

/// A unit on its way.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Stand {
    hex: HexId,
    facing: Side,
    charge: u8,
    turned: bool,
    passing: bool,
    by_road: bool,
    on_road: bool,
}

impl Stand {
    /// Where a unit is now.
    fn of(unit: &Unit, hex: HexId, walk: Walk) -> Stand {
        Stand {
            hex,
            facing: unit.facing,
            charge: unit.charge,
            turned: walk.turned,
            passing: walk.passing,
            by_road: walk.by_road,
            on_road: walk.on_road,
        }
    }
}

/// How it got there.
struct Step {
    stand: Stand,
    spent: u8,
    left: u8,
    halted: bool,
    before: usize,
    action: Option<Action>,
    /// Somewhere on the way the other side may answer, or dice fall.
    open: bool,
    /// Rough ground or frightened friends decide what it can still do: nobody plans beyond them.
    shaken: bool,
}

struct Search<'a> {
    look: Look<'a>,
    unit: UnitId,
    /// Where it has turned before.
    turns: [HexId; MOST_TURNS],
    steps: Vec<Step>,
    /// A leader rides along.
    led: bool,
    /// Whether charges may be held back, and who could answer on the way where that matters.
    holds: bool,
    danger: Option<Danger<'a>>,
    /// The least price of each stand, not counting who has stopped for good.
    best: BTreeMap<Stand, u8>,
    ahead: BinaryHeap<Reverse<(u8, bool, usize)>>,
}

pub(super) fn unit_ways(look: &Look, unit: UnitId, walk: Walk, start: Vec<Action>) -> Vec<Way<Action>> {
    let it = look.state.unit(unit);
    let Some(hex) = it.spot.hex() else { return Vec::new() };
    let stand = Stand::of(it, hex, walk);
    let mut without = look.state.clone();
    without.stand(unit, Spot::Waiting);
    let mut search = Search {
        look: *look,
        unit,
        turns: walk.turns,
        steps: Vec::new(),
        led: walk.leader.is_some(),
        holds: true,
        danger: Some(Danger::new(look.rules.look(&without))),
        best: BTreeMap::new(),
        ahead: BinaryHeap::new(),
    };
    let first = Step {
        stand,
        spent: 0,
        left: walk.left,
        halted: walk.halted,
        before: usize::MAX,
        action: None,
        open: false,
        shaken: false,
    };
    search.push(first);
    let mut list = Vec::new();
    // For each hex the cheapest way, and the one that arrives fastest.
    let mut reached: BTreeMap<HexId, u8> = BTreeMap::new();
    let mut about: Vec<Side> = Vec::new();
    let mut there = look.state.clone();
    let marches = look.marches(unit);
    while let Some(Reverse((_, _, at))) = search.ahead.pop() {
        let step = &search.steps[at];
        let (stand, spent) = (step.stand, step.spent);
        if search.best.get(&stand).is_some_and(|best| *best < spent) && !step.halted {
            continue;
        }
        let entered = matches!(step.action, Some(Action::Forward { .. }));
        // Turned on the spot: dearer turns to the same side come later and are not wanted.
        let turned = matches!(step.action, Some(Action::Turn { .. })) && stand.hex == hex;
        if turned && stand.facing != it.facing && !about.contains(&stand.facing) {
            about.push(stand.facing);
            let mut way = search.way(at, "turn", None, &start);
            (way.to, way.goes_on) = (None, search.leads(at, &mut there));
            list.push(way);
        }
        if entered && stand.hex != hex {
            let known = reached.get(&stand.hex).copied();
            if known.is_none_or(|charge| stand.charge > charge) {
                reached.insert(stand.hex, stand.charge);
                let way = search.way(at, "forward", None, &start);
                list.push(Way { goes_on: search.leads(at, &mut there), ..way });
            }
        }
        if !marches {
            break;
        }
        if !search.steps[at].halted {
            search.expand(at, walk.begun);
            if let Some(way) = search.overrun(at, walk.begun, &start)
                && !list.iter().any(|known: &Way<Action>| known.kind == way.kind && known.to == way.to)
            {
                list.push(way);
            }
        }
    }
    search.minimum(&walk, &start, &mut list);
    list
}

impl Search<'_> {
    fn push(&mut self, step: Step) {
        let better = step.halted || self.best.get(&step.stand).is_none_or(|best| step.spent < *best);
        if better {
            if !step.halted {
                self.best.insert(step.stand, step.spent);
            }
            self.ahead.push(Reverse((step.spent, step.open, self.steps.len())));
            self.steps.push(step);
        }
    }

    fn walk(&self, at: usize, begun: bool) -> Walk {
        let step = &self.steps[at];
        let mut walk = Walk::of(Walker::Unit(self.unit), step.left);
        walk.begun = begun || step.action.is_some();
        (walk.turned, walk.turns) = (step.stand.turned, self.turns_before(at));
        walk.passing = step.stand.passing;
        walk.by_road = step.stand.by_road;
        walk.on_road = step.stand.on_road;
        walk
    }

    /// Where it has turned in this phase when it has come so far: nobody turns twice in a hex, even if he comes back (G-4.3.8).
    fn turns_before(&self, at: usize) -> [HexId; MOST_TURNS] {
        let mut turns = self.turns;
        let mut step = &self.steps[at];
        loop {
            if matches!(step.action, Some(Action::Turn { .. }))
                && let Some(free) = turns.iter_mut().find(|it| **it == OFF)
            {
                *free = step.stand.hex;
            }
            match self.steps.get(step.before) {
                Some(before) => step = before,
                None => return turns,
            }
        }
    }

    fn expand(&mut self, at: usize, begun: bool) {
        let walk = self.walk(at, begun);
        let look = self.look;
        let Step { stand, spent, left, open, .. } = self.steps[at];
        for hold in [false, true] {
            if hold && !self.holds {
                continue;
            }
            let Ok(entry) = look.enterable(self.unit, stand.hex, stand.facing, stand.charge, &walk, hold)
            else {
                continue;
            };
            let cost = entry.cost.sum().clamp(0, 255) as u8;
            let paid = if entry.extra { left } else { cost };
            let (to, mounted) = (entry.to, look.card(self.unit).kind.mounted());
            let answered = self.danger.as_mut().is_some_and(|danger| danger.answered(to, mounted));
            let tested = look.tested_at(self.unit, to, self.led);
            let shaken = entry.disorganised || tested;
            let next = Step {
                stand: Stand {
                    hex: to,
                    facing: stand.facing,
                    charge: if tested { 0 } else { entry.charge },
                    turned: false,
                    passing: entry.zone == Zone::Passed,
                    by_road: entry.by_road,
                    on_road: stand.on_road && entry.by_road,
                },
                spent: spent.saturating_add(paid),
                left: left.saturating_sub(paid),
                halted: entry.zone == Zone::Stops || entry.extra || shaken || look.bound_at(self.unit, to),
                before: at,
                action: Some(Action::Forward { hold }),
                open: open || answered || entry.disorganised || look.tests_at(self.unit, to),
                shaken,
            };
            self.push(next);
        }
        // A turn in a zone of fire is shot at like a step; nobody rides against it (G-R66, G-R32).
        let watched = self.danger.as_mut().is_some_and(|danger| danger.shot_at(stand.hex));
        for sixths in [1_i8, -1, 2, -2, 3] {
            let cost = look.turnable(self.unit, stand.hex, stand.charge, &walk, sixths.unsigned_abs());
            let Ok(cost) = cost else { continue };
            let cost = cost.sum().clamp(0, 255) as u8;
            let next = Step {
                stand: Stand { facing: stand.facing.turned(sixths.into()), charge: 0, turned: true, ..stand },
                spent: spent.saturating_add(cost),
                left: left.saturating_sub(cost),
                halted: false,
                before: at,
                action: Some(Action::Turn { sixths }),
                open: open || watched,
                shaken: false,
            };
            self.push(next);
        }
    }

    /// Is there anything left to do where it has come to: a step, a turn, a shot, a banner to hand over, the way off the map? It
    /// is asked as in play, of the position with the unit in its new place.
    fn leads(&self, at: usize, there: &mut State) -> bool {
        let (look, unit, step) = (self.look, self.unit, &self.steps[at]);
        if step.shaken {
            return false;
        }
        there.stand(unit, Spot::Map(step.stand.hex));
        let it = there.unit_mut(unit);
        (it.facing, it.charge) = (step.stand.facing, step.stand.charge);
        let missile = look.card(unit).kind.missile();
        for (banner, before) in look.state.banners.iter().enumerate() {
            let own = look.banner_seat(banner) == look.seat(unit);
            there.banners[banner].staff = match before.staff {
                // What lay on its way it bears now (G-7.1.4, G-7.1.6).
                Staff::Lies(hex) if self.entered(at, hex) && !(own && missile) => Staff::Held(unit),
                // Foot that shoots leaves behind what it held (G-7.1.2).
                Staff::Held(it) if it == unit && missile && self.steps[0].stand.hex != step.stand.hex => {
                    Staff::Lies(self.steps[0].stand.hex)
                }
                staff => staff,
            };
        }
        let walk = Walk { halted: step.halted, ..self.walk(at, true) };
        look.rules.look(there).has_step(unit, &walk)
    }

    /// Has it come through a hex?
    fn entered(&self, at: usize, hex: HexId) -> bool {
        let step = &self.steps[at];
        step.action.is_some() && (step.stand.hex == hex || self.entered(step.before, hex))
    }

    /// The least that everybody may do instead of a move: turn, or a hex ahead and turn (G-4.2.9). Where a step and a turn do the
    /// same it is not offered: speed and points that are left are worth more.
    fn minimum(&mut self, walk: &Walk, start: &[Action], list: &mut Vec<Way<Action>>) {
        let (look, unit) = (self.look, self.unit);
        let it = look.state.unit(unit);
        let Some(hex) = it.spot.hex().filter(|_| !walk.begun && !walk.halted) else { return };
        let ahead = look.may_minimum(unit, walk, true).ok().flatten();
        let stays = look.may_minimum(unit, walk, false).is_ok();
        let mounted = look.card(unit).kind.mounted();
        // The facings that a turn on the spot leads to, and those after a step straight ahead.
        let after = |first: usize| {
            let turned = |it: &&Step| it.before == first && matches!(it.action, Some(Action::Turn { .. }));
            let own = self.steps.get(first).map(|it| it.stand.facing);
            self.steps.iter().filter(turned).map(|it| it.stand.facing).chain(own).collect::<Vec<Side>>()
        };
        let steps = |it: &Step| it.before == 0 && matches!(it.action, Some(Action::Forward { .. }));
        let there: Vec<Side> =
            self.steps.iter().enumerate().filter(|(_, it)| steps(it)).flat_map(|(at, _)| after(at)).collect();
        let here = after(0);
        for facing in Side::ALL {
            let advances = ahead.as_ref().filter(|_| !there.contains(&facing));
            let turns = stays && !here.contains(&facing);
            let mut add = |to: Option<HexId>, open: bool| {
                let action = Action::Minimum { advance: to.is_some(), facing };
                list.push(Way {
                    actions: start.iter().cloned().chain([action]).collect(),
                    kind: "minimum",
                    from: Some(place(look.rules, hex)),
                    to: to.map(|to| place(look.rules, to)),
                    target: None,
                    cost: walk.left.into(),
                    facing: Some(facing.index() as u8),
                    pace: None,
                    joins: to.is_some_and(|to| look.state.anybody(to).is_some()),
                    goes_on: false,
                    open,
                });
            };
            if let Some(entry) = advances {
                let to = entry.to;
                let answered = self.danger.as_mut().is_some_and(|danger| danger.answered(to, mounted));
                add(Some(to), answered || entry.disorganised || look.tests_at(unit, to));
            }
            if turns {
                add(None, self.danger.as_mut().is_some_and(|danger| danger.shot_at(hex)));
            }
        }
    }

    /// Somebody on foot ahead who can be ridden down (G-5.8).
    fn overrun(&self, at: usize, begun: bool, start: &[Action]) -> Option<Way<Action>> {
        let (look, step) = (self.look, &self.steps[at]);
        let Stand { hex, facing, charge, .. } = step.stand;
        if charge < look.charts().overrun.least_charge {
            return None;
        }
        let to = look.field().neighbour(hex, facing);
        let foot = if to == OFF { None } else { look.state.anybody(to) };
        foot.filter(|id| !look.card(*id).kind.mounted())?;
        let walk = self.walk(at, begun);
        let onslaught = look.onslaught(self.unit, hex, facing, charge, Some(&walk)).ok()?;
        let mut way = self.way(at, "overrun", foot.map(u16::from), start);
        way.from = Some(place(look.rules, hex));
        way.to = Some(place(look.rules, to));
        way.cost += onslaught.cost.sum();
        way.actions.push(Action::Overrun);
        (way.open, way.goes_on) = (true, false);
        Some(way)
    }

    fn way(&self, at: usize, kind: &'static str, target: Option<u16>, start: &[Action]) -> Way<Action> {
        let rules = self.look.rules;
        let step = &self.steps[at];
        let mut path = Vec::new();
        let (mut on, mut from) = (at, step.stand.hex);
        while let Some(action) = self.steps[on].action.clone() {
            path.push(action);
            on = self.steps[on].before;
            if from == step.stand.hex {
                from = self.steps[on].stand.hex;
            }
        }
        let mut actions = start.to_vec();
        actions.extend(path.into_iter().rev());
        Way {
            actions,
            kind,
            from: Some(place(rules, from)),
            to: Some(place(rules, step.stand.hex)),
            target,
            cost: step.spent.into(),
            facing: Some(step.stand.facing.index() as u8),
            pace: crate::scenery::charges(self.look.card(self.unit).kind).then_some(step.stand.charge),
            joins: self.look.state.anybody(step.stand.hex).is_some(),
            goes_on: false,
            open: step.open,
        }
    }
}
