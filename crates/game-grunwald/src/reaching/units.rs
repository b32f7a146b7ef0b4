//! The ways of a unit: every hex, facing and speed, the cheapest way to each first.

use super::danger::Danger;
use crate::action::Action;
use crate::ch03_zones::Zone;
use crate::ch04_movement::Entry;
use crate::field::{HexId, OFF};
use crate::look::Look;
use crate::state::*;
use crate::telling::place;
use engine::Facing;
use engine::decision::Act;
use engine::ways::Way;
use hexboard::Side;

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
    steps: Vec<SearchStep>,
}

impl Ends {
    /// The way to one of the ends: each action with where the unit stands after it.
    pub fn path(&self, end: &End) -> Vec<(Action, End)> {
        let mut path = Vec::new();
        let mut at = end.at;
        while let Some(SearchStep { did: Some(did), stand, left, before, .. }) = self.steps.get(at) {
            let Stand { hex, facing, charge, .. } = *stand;
            path.push((did.action(), End { hex, facing, charge, left: *left, at }));
            at = *before;
        }
        path.reverse();
        path
    }
}

/// Every hex, facing and speed that a unit can reach with its move, or with what is left of it. Nobody holds back a charge here.
pub fn ends(look: &Look, unit: UnitId, walk: Walk) -> Ends {
    let it = look.state.unit(unit);
    let Some(hex) = it.whereabouts.hex() else { return Ends { list: Vec::new(), steps: Vec::new() } };
    let mut search = Search::new(*look, unit, walk, Stand::of(it, hex, walk));
    let mut list: Vec<End> = Vec::new();
    let marches = look.marches(unit);
    while let Some(at) = search.pop() {
        let SearchStep { stand, left, halted, .. } = search.steps[at];
        if !search.listed(at) {
            search.steps[at].listed = true;
            list.push(End { hex: stand.hex, facing: stand.facing, charge: stand.charge, left, at });
        }
        if marches && !halted {
            search.expand(at, walk.begun);
        }
    }
    Ends { list, steps: search.steps }
}

/// A unit on its way.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Stand {
    hex: HexId,
    facing: Side,
    charge: u8,
    turned: bool,
    passing: bool,
    by_road: bool,
    on_road: bool,
    cohesion: Cohesion,
    /// A leader rides along.
    led: bool,
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
            cohesion: unit.cohesion,
            led: walk.leader.is_some(),
        }
    }
}

/// No step: nothing came before, or nothing else is there.
const NONE: usize = usize::MAX;

/// One thing that a unit does on its way.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Did {
    Forward { hold: bool },
    Turn { sixths: i8 },
}

impl Did {
    fn action(self) -> Action {
        match self {
            Did::Forward { hold } => Action::Forward { hold },
            Did::Turn { sixths } => Action::Turn { sixths },
        }
    }
}

/// How it got there.
struct SearchStep {
    stand: Stand,
    spent: u8,
    left: u8,
    /// What the leader who rides along has left.
    leader_left: u8,
    halted: bool,
    /// The step before, and the last one that was a turn, which may be this one.
    before: usize,
    turn: usize,
    did: Option<Did>,
    /// Somewhere on the way the other side may answer, or dice fall.
    open: bool,
    /// Frightened friends decide what it can still do: nobody plans beyond them.
    shaken: bool,
    /// A step or a turn leads on from there.
    grew: bool,
    /// Somebody who has not stopped for good stands there for less.
    beaten: bool,
    /// The end that it is has been listed.
    listed: bool,
    /// The step that was found before it in the same hex with the same facing.
    beside: usize,
}

struct Search<'a> {
    look: Look<'a>,
    unit: UnitId,
    /// Where it has turned before.
    turns: [HexId; MOST_TURNS],
    steps: Vec<SearchStep>,
    /// Somewhere it makes a difference whether a leader rides along.
    leader_matters: bool,
    /// Whether charges may be held back, and who could answer on the way where that matters.
    holds: bool,
    danger: Option<Danger<'a>>,
    /// The last step that was found for each hex and facing.
    found: Vec<usize>,
    ahead: Frontier,
}

/// Steps still to be looked at: by price, at the same price those that nobody answers first, then as they were found. What is
/// found later is never cheaper than what it was found from, so each price is looked at once.
#[derive(Default)]
struct Frontier {
    lots: Vec<Vec<usize>>,
    lot: usize,
    taken: usize,
}

impl Frontier {
    fn push(&mut self, step: &SearchStep, at: usize) {
        let lot = usize::from(step.spent) * 2 + usize::from(step.open);
        if self.lots.len() <= lot {
            self.lots.resize_with(lot + 1, Vec::new);
        }
        self.lots[lot].push(at);
    }

    fn pop(&mut self) -> Option<usize> {
        loop {
            let lot = self.lots.get(self.lot)?;
            if let Some(at) = lot.get(self.taken) {
                self.taken += 1;
                return Some(*at);
            }
            (self.lot, self.taken) = (self.lot + 1, 0);
        }
    }
}

/// The ways of a unit.
pub(super) struct UnitWays {
    pub ways: Vec<Way<Action>>,
    /// Others with a leader than without one.
    pub leader_matters: bool,
}

fn place_of(hex: HexId, facing: Side) -> usize {
    usize::from(hex) * Side::ALL.len() + facing.index()
}

pub(super) fn unit_ways(look: &Look, unit: UnitId, walk: Walk, start: &[Action]) -> UnitWays {
    let it = look.state.unit(unit);
    let Some(hex) = it.whereabouts.hex() else { return UnitWays { ways: Vec::new(), leader_matters: false } };
    let mut without = look.state.imagined();
    without.put(unit, Whereabouts::Waiting);
    let mut search = Search::new(*look, unit, walk, Stand::of(it, hex, walk));
    search.holds = true;
    search.danger = Some(Danger::new(look.rules.look(&without)));
    let mut list = Vec::new();
    // For each hex the cheapest way, the one that arrives fastest, and the one that keeps its order.
    let mut reached: Vec<Option<(u8, Cohesion)>> = vec![None; look.field().next.len()];
    let mut about: Vec<Side> = Vec::new();
    // Which ways end with which step: whether it leads on is mostly known when all have been looked at.
    let mut ends: Vec<(usize, usize)> = Vec::new();
    let marches = look.marches(unit);
    while let Some(at) = search.pop() {
        let SearchStep { stand, did, halted, .. } = search.steps[at];
        let entered = matches!(did, Some(Did::Forward { .. }));
        // Turned on the spot: dearer turns to the same side come later and are not wanted.
        let turned = matches!(did, Some(Did::Turn { .. })) && stand.hex == hex;
        if turned && stand.facing != it.facing && !about.contains(&stand.facing) {
            about.push(stand.facing);
            let mut way = search.way(at, "turn", None, start);
            way.to = None;
            ends.push((list.len(), at));
            list.push(way);
        }
        if entered && stand.hex != hex {
            let known = &mut reached[usize::from(stand.hex)];
            if known.is_none_or(|(charge, cohesion)| stand.charge > charge || stand.cohesion < cohesion) {
                let (charge, cohesion) = known.unwrap_or((0, Cohesion::Panicked));
                *known = Some((charge.max(stand.charge), cohesion.min(stand.cohesion)));
                // Ground that costs it its order is said before it goes there (G-4.2.5, G-4.2.6).
                let kind = if stand.cohesion == it.cohesion { "forward" } else { "forward-rough" };
                ends.push((list.len(), at));
                list.push(search.way(at, kind, None, start));
            }
        }
        if !marches {
            break;
        }
        if !halted {
            search.expand(at, walk.begun);
            if let Some(way) = search.overrun(at, walk.begun, start)
                && !list.iter().any(|known: &Way<Action>| known.kind == way.kind && known.to == way.to)
            {
                list.push(way);
            }
        }
    }
    let mut there = look.state.imagined();
    for (way, at) in ends {
        list[way].goes_on = search.steps[at].grew || search.leads(at, &mut there);
    }
    search.minimum(&walk, start, &mut list);
    UnitWays { ways: list, leader_matters: search.leader_matters }
}

impl<'a> Search<'a> {
    fn new(look: Look<'a>, unit: UnitId, walk: Walk, stand: Stand) -> Search<'a> {
        let mut search = Search {
            look,
            unit,
            turns: walk.turns,
            steps: Vec::with_capacity(512),
            leader_matters: false,
            holds: false,
            danger: None,
            found: vec![NONE; look.field().next.len() * Side::ALL.len()],
            ahead: Frontier::default(),
        };
        search.push(SearchStep {
            stand,
            spent: 0,
            left: walk.left,
            leader_left: walk.leader_left,
            halted: walk.halted,
            before: NONE,
            turn: NONE,
            did: None,
            open: false,
            shaken: false,
            grew: false,
            beaten: false,
            listed: false,
            beside: NONE,
        });
        search
    }

    /// The steps of a hex and facing, the last one first.
    fn beside(&self, first: usize) -> impl Iterator<Item = usize> {
        let next = |at: &usize| Some(self.steps[*at].beside).filter(|it| *it != NONE);
        std::iter::successors(Some(first).filter(|it| *it != NONE), next)
    }

    /// The cheapest step that nobody has looked at.
    fn pop(&mut self) -> Option<usize> {
        loop {
            let at = self.ahead.pop()?;
            if self.steps[at].halted || !self.steps[at].beaten {
                return Some(at);
            }
        }
    }

    /// Is an end in the same hex with the same facing and speed listed already?
    fn listed(&self, at: usize) -> bool {
        let Stand { hex, facing, charge, .. } = self.steps[at].stand;
        let mut known = self.beside(self.found[place_of(hex, facing)]).map(|it| &self.steps[it]);
        known.any(|it| it.listed && it.stand.charge == charge)
    }

    /// Keeps a step, unless one like it has been found for less.
    fn push(&mut self, mut step: SearchStep) {
        let place = place_of(step.stand.hex, step.stand.facing);
        step.beside = self.found[place];
        if !step.halted {
            // Not counting who has stopped for good.
            let same = |it: &usize| !self.steps[*it].halted && self.steps[*it].stand == step.stand;
            // The last one is the cheapest.
            let other = self.beside(step.beside).find(same);
            if let Some(other) = other {
                if self.steps[other].spent <= step.spent {
                    return;
                }
                self.steps[other].beaten = true;
            }
        }
        let at = self.steps.len();
        if matches!(step.did, Some(Did::Turn { .. })) {
            step.turn = at;
        }
        self.found[place] = at;
        self.ahead.push(&step, at);
        self.steps.push(step);
    }

    fn walk(&self, at: usize, begun: bool) -> Walk {
        let step = &self.steps[at];
        let mut walk = Walk::of(Walker::Unit(self.unit), step.left);
        walk.begun = begun || step.did.is_some();
        (walk.turned, walk.turns) = (step.stand.turned, self.turns_before(at));
        walk.passing = step.stand.passing;
        walk.by_road = step.stand.by_road;
        walk.on_road = step.stand.on_road;
        walk
    }

    /// Where it has turned in this phase when it has come so far: nobody turns twice in a hex, even if he comes back (G-4.3.8).
    fn turns_before(&self, at: usize) -> [HexId; MOST_TURNS] {
        let mut turns = self.turns;
        let mut last = self.steps[at].turn;
        while let Some(turn) = self.steps.get(last) {
            if let Some(free) = turns.iter_mut().find(|it| **it == OFF) {
                *free = turn.stand.hex;
            }
            last = self.steps.get(turn.before).map_or(NONE, |before| before.turn);
        }
        turns
    }

    fn expand(&mut self, at: usize, begun: bool) {
        let walk = self.walk(at, begun);
        let look = self.look;
        let SearchStep { stand, spent, left, leader_left, open, turn, .. } = self.steps[at];
        for hold in [false, true] {
            if hold && !self.holds {
                continue;
            }
            let Ok(entry) = look.enterable(self.unit, stand.hex, stand.facing, stand.charge, &walk, hold)
            else {
                continue;
            };
            let paid = entry.cost.clamp(0, 255) as u8;
            let (to, mounted) = (entry.to, look.card(self.unit).kind.mounted());
            let answered = self.danger.as_mut().is_some_and(|danger| danger.answered(to, mounted));
            // He pays from his own points, or stays behind (G-R46).
            let toll = if stand.led { look.leader_cost(stand.hex, stand.facing) } else { 0 };
            let led = stand.led && toll <= leader_left;
            let (cohesion, lost) = self.on_ground(&entry, stand.cohesion, led);
            let tested = look.tested_at(self.unit, to, cohesion, led);
            let meets = look.tests_at(self.unit, to, cohesion, led);
            self.leader_matters |= cohesion != stand.cohesion || meets;
            let ends = tested || look.bound_at(self.unit, to) || !self.holds && cohesion != stand.cohesion;
            let next = SearchStep {
                stand: Stand {
                    hex: to,
                    facing: stand.facing,
                    charge: if tested { 0 } else { entry.charge },
                    turned: false,
                    passing: entry.zone == Zone::Passed,
                    by_road: entry.by_road,
                    on_road: stand.on_road && entry.by_road,
                    cohesion,
                    led,
                },
                spent: spent.saturating_add(paid),
                left: left.saturating_sub(paid).saturating_sub(lost),
                leader_left: leader_left.saturating_sub(toll),
                halted: entry.zone == Zone::Stops || entry.extra || ends,
                before: at,
                turn,
                did: Some(Did::Forward { hold }),
                open: open || answered || meets,
                shaken: tested,
                grew: false,
                beaten: false,
                listed: false,
                beside: NONE,
            };
            self.steps[at].grew = true;
            self.push(next);
        }
        // A turn in a zone of fire is shot at like a step; nobody rides against it (G-R66, G-R32).
        let watched = self.danger.as_mut().is_some_and(|danger| danger.shot_at(stand.hex));
        let costs = [1_u8, 2, 3].map(|sixths| {
            let cost = look.turnable(self.unit, stand.hex, stand.charge, &walk, sixths).ok()?;
            Some(cost.clamp(0, 255) as u8)
        });
        for sixths in [1_i8, -1, 2, -2, 3] {
            let Some(cost) = costs[usize::from(sixths.unsigned_abs()) - 1] else { continue };
            let next = SearchStep {
                stand: Stand { facing: stand.facing.turned(sixths.into()), charge: 0, turned: true, ..stand },
                spent: spent.saturating_add(cost),
                left: left.saturating_sub(cost),
                leader_left,
                halted: false,
                before: at,
                turn,
                did: Some(Did::Turn { sixths }),
                open: open || watched,
                shaken: false,
                grew: false,
                beaten: false,
                listed: false,
                beside: NONE,
            };
            self.steps[at].grew = true;
            self.push(next);
        }
    }

    /// What becomes of a unit on the ground that it enters, and the points that it loses by it (G-R76).
    fn on_ground(&self, entry: &Entry, cohesion: Cohesion, led: bool) -> (Cohesion, u8) {
        let look = self.look;
        let after = look.cohesion_on(self.unit, entry.to, entry.disorganised, cohesion, led);
        (after, if after == cohesion { 0 } else { look.slower_by(self.unit) })
    }

    /// Is there anything left to do where it has come to: a step, a turn, a shot, a banner to hand over, the way off the map? It
    /// is asked as in play, of the position with the unit in its new place.
    fn leads(&self, at: usize, there: &mut Imagined) -> bool {
        let (look, unit, step) = (self.look, self.unit, &self.steps[at]);
        if step.shaken {
            return false;
        }
        there.put(unit, Whereabouts::Map(step.stand.hex));
        let it = there.unit_mut(unit);
        (it.facing, it.charge, it.cohesion) = (step.stand.facing, step.stand.charge, step.stand.cohesion);
        for (banner, before) in BannerId::number(&look.state.banners) {
            there.banner_mut(banner).whereabouts = match before.whereabouts {
                // What lay on its way it bears now (G-7.1.4, G-7.1.6).
                BannerWhereabouts::Lies(hex)
                    if self.entered(at, hex) && look.takes_up(banner, unit).is_some() =>
                {
                    BannerWhereabouts::Held(unit)
                }
                // What it cannot carry it leaves behind (G-7.1.2).
                BannerWhereabouts::Held(it)
                    if it == unit
                        && !look.carries_banners(unit)
                        && self.steps[0].stand.hex != step.stand.hex =>
                {
                    BannerWhereabouts::Lies(self.steps[0].stand.hex)
                }
                whereabouts => whereabouts,
            };
        }
        let walk = Walk { halted: step.halted, ..self.walk(at, true) };
        look.rules.look(there).has_step(unit, &walk)
    }

    /// Has it come through a hex?
    fn entered(&self, at: usize, hex: HexId) -> bool {
        let step = &self.steps[at];
        step.did.is_some() && (step.stand.hex == hex || self.entered(step.before, hex))
    }

    /// The least that everybody may do instead of a move: turn, or a hex ahead and turn (G-4.2.9). Where a step and a turn do the
    /// same it is not offered: speed and points that are left are worth more.
    fn minimum(&mut self, walk: &Walk, start: &[Action], list: &mut Vec<Way<Action>>) {
        let (look, unit) = (self.look, self.unit);
        let it = look.state.unit(unit);
        let Some(hex) = it.whereabouts.hex().filter(|_| !walk.begun && !walk.halted) else { return };
        let ahead = look.may_minimum(unit, walk, true).ok().flatten();
        let stays = look.may_minimum(unit, walk, false).is_ok();
        let mounted = look.card(unit).kind.mounted();
        // The facings that a turn on the spot leads to, and those after a step straight ahead.
        let after = |first: usize| {
            let turned = |it: &&SearchStep| it.before == first && matches!(it.did, Some(Did::Turn { .. }));
            let own = self.steps.get(first).map(|it| it.stand.facing);
            self.steps.iter().filter(turned).map(|it| it.stand.facing).chain(own).collect::<Vec<Side>>()
        };
        let steps = |it: &SearchStep| it.before == 0 && matches!(it.did, Some(Did::Forward { .. }));
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
                    act: Act::LastMove,
                    from: Some(place(look.rules, hex)),
                    to: to.map(|to| place(look.rules, to)),
                    target: None,
                    through: to.map(|to| place(look.rules, to)).into_iter().collect(),
                    cost: walk.left.into(),
                    facing: Some(Facing::Side(facing.index() as u8)),
                    pace: None,
                    joins: to.is_some_and(|to| look.peopled(to)),
                    goes_on: false,
                    open,
                });
            };
            if let Some(entry) = advances {
                let to = entry.to;
                let answered = self.danger.as_mut().is_some_and(|danger| danger.answered(to, mounted));
                let led = walk.leader.is_some() && look.leader_cost(hex, entry.side) <= walk.leader_left;
                let (cohesion, _) = self.on_ground(entry, it.cohesion, led);
                add(Some(to), answered || look.tests_at(unit, to, cohesion, led));
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
        way.through.extend(way.to);
        way.cost += onslaught.cost.sum();
        way.actions.push(Action::Overrun);
        (way.open, way.goes_on) = (true, false);
        Some(way)
    }

    fn way(&self, at: usize, kind: &'static str, target: Option<u16>, start: &[Action]) -> Way<Action> {
        let rules = self.look.rules;
        let step = &self.steps[at];
        let (mut path, mut through) = (Vec::with_capacity(24), Vec::with_capacity(16));
        let (mut on, mut from) = (at, step.stand.hex);
        while let Some(did) = self.steps[on].did {
            path.push(did.action());
            if let Did::Forward { .. } = did {
                through.push(place(rules, self.steps[on].stand.hex));
            }
            on = self.steps[on].before;
            if from == step.stand.hex {
                from = self.steps[on].stand.hex;
            }
        }
        let mut actions = Vec::with_capacity(start.len() + path.len() + 1);
        actions.extend(start.iter().cloned().chain(path.into_iter().rev()));
        through.reverse();
        Way {
            actions,
            kind,
            act: Act::Plain,
            from: Some(place(rules, from)),
            to: Some(place(rules, step.stand.hex)),
            target,
            through,
            cost: step.spent.into(),
            facing: Some(Facing::Side(step.stand.facing.index() as u8)),
            pace: crate::scenery::charges(self.look.card(self.unit).kind).then_some(step.stand.charge),
            joins: self.look.peopled(step.stand.hex),
            goes_on: false,
            open: step.open,
        }
    }
}
