//! Where a unit or a leader can get to in one move, at what price and how fast. The chapters are asked hex by hex, on paper: no
//! position is played ahead, so that a click is answered at once.

use crate::Grunwald;
use crate::action::Action;
use crate::ch03_zones::Zone;
use crate::field::{HexId, OFF};
use crate::look::Look;
use crate::notation::{BANNER, LEADER, gesture};
use crate::state::*;
use crate::telling::place;
use engine::ways::Way;
use hexboard::Side;
use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};

/// All ways of a piece, in order of cost.
pub fn ways(rules: &Grunwald, state: &State, piece: u16) -> Vec<Way<Action>> {
    let look = rules.look(state);
    let Some(asked) = look.question() else { return Vec::new() };
    match asked.kind {
        "activate" => activation(&look, piece, &[]),
        "step" => {
            let walking = match state.now.walk.map(|walk| walk.who) {
                Some(Walker::Unit(unit)) => u16::from(unit) == piece,
                Some(Walker::Leader(leader)) => LEADER + u16::from(leader) == piece,
                _ => false,
            };
            if walking {
                return going_on(&look);
            }
            // Whoever points at another has done with the one who walks.
            let mut after = state.clone();
            let mut dice = engine::dice::Scripted::new(Vec::new());
            let mut journal = engine::journal::Silent;
            let stopped =
                crate::play::perform(rules, &mut after, &mut dice, &mut journal, &Action::Stop).is_ok();
            let look = rules.look(&after);
            let next = look.question();
            let same_phase = (after.now.turn, after.now.step) == (state.now.turn, state.now.step);
            if stopped && same_phase && next.is_some_and(|next| next.kind == "activate") {
                return activation(&look, piece, &[Action::Stop]);
            }
            Vec::new()
        }
        "combat" => combats(&look, piece),
        "set-up" => placing(&look, piece),
        _ => engine::ways::ways(rules, state, piece),
    }
}

fn activation(look: &Look, piece: u16, before: &[Action]) -> Vec<Way<Action>> {
    let with = |action: Action| before.iter().cloned().chain([action]).collect::<Vec<Action>>();
    if (LEADER..BANNER).contains(&piece) {
        let leader = (piece - LEADER) as u8;
        let Some(it) = look.state.leaders.get(usize::from(leader)) else { return Vec::new() };
        let free = look.leader_seat(leader.into()) == look.mover() && !it.moved && look.cavalry_phase();
        return match it.spot {
            Spot::Map(hex) if free => {
                leader_ways(look, hex, look.charts().movement.leader, with(Action::MoveLeader { leader }))
            }
            _ => listed(look, piece, before),
        };
    }
    if piece >= LEADER || usize::from(piece) >= look.rules.roster.len() {
        return Vec::new();
    }
    let unit = piece as UnitId;
    if !look.may_act(unit) {
        return listed(look, piece, before);
    }
    let mut walk = Walk::of(Walker::Unit(unit), look.allowance(unit));
    walk.by_road = look.state.unit(unit).marks.has(Marks::ON_ROAD);
    unit_ways(look, unit, walk, with(Action::Move { unit }))
}

fn going_on(look: &Look) -> Vec<Way<Action>> {
    let Some(walk) = look.state.now.walk else { return Vec::new() };
    match walk.who {
        Walker::Unit(unit) => {
            let mut list = unit_ways(look, unit, walk, Vec::new());
            // Whatever else it may do there and then: a shot, a banner handed over.
            let rest = listed(look, unit.into(), &[]);
            list.extend(rest.into_iter().filter(|way| matches!(way.kind, "fire" | "pass-banner")));
            list
        }
        Walker::Leader(leader) => match look.state.leaders[usize::from(leader)].spot {
            Spot::Map(hex) => leader_ways(look, hex, walk.left, Vec::new()),
            _ => Vec::new(),
        },
        Walker::Fleeing(_) => Vec::new(),
    }
}

/// Single actions of a piece that lead somewhere, as they are listed.
fn listed(look: &Look, piece: u16, before: &[Action]) -> Vec<Way<Action>> {
    let mut legal = Vec::new();
    look.legal(&mut legal);
    let way = |action: Action| {
        let it = gesture(look, &action);
        let fits = it.piece == Some(piece) && it.to.is_some();
        fits.then(|| Way {
            actions: before.iter().cloned().chain([action]).collect(),
            kind: it.kind,
            from: it.from,
            to: it.to,
            target: it.target,
            cost: 0,
            facing: it.facing,
            pace: None,
            joins: true,
            goes_on: true,
            open: it.target.is_some(),
        })
    };
    legal.into_iter().filter_map(way).collect()
}

/// Where a counter may be set up.
fn placing(look: &Look, piece: u16) -> Vec<Way<Action>> {
    let Phase::Setup(seat) = look.state.now.phase else { return Vec::new() };
    if piece >= LEADER || usize::from(piece) >= look.rules.roster.len() {
        return listed(look, piece, &[]);
    }
    let unit = piece as UnitId;
    let stands = look.state.hex_of(unit).is_some();
    let mut hexes: Vec<HexId> =
        look.rules.scenario.zones.iter().flat_map(|zone| zone.hexes.iter().copied()).collect();
    hexes.sort_unstable();
    hexes.dedup();
    let facing = if stands { look.state.unit(unit).facing } else { look.facing_enemy(seat) };
    let open = |hex: &HexId| look.may_place(seat, unit, *hex) || stands && look.may_shift(seat, unit, *hex);
    let way = |kind: &'static str, hex: HexId, facing: Side| {
        let mut actions = Vec::new();
        if stands {
            actions.push(Action::Unplace { unit });
        }
        actions.push(Action::Place { unit, hex, facing });
        Way {
            actions,
            kind,
            from: None,
            to: (kind == "place").then(|| place(look.rules, hex)),
            target: None,
            cost: 0,
            facing: Some(facing.index() as u8),
            pace: None,
            joins: true,
            goes_on: true,
            open: false,
        }
    };
    let mut list: Vec<Way<Action>> =
        hexes.into_iter().filter(open).map(|hex| way("place", hex, facing)).collect();
    // Who stands can be turned where it is.
    if let Some(hex) = look.state.hex_of(unit).filter(|_| !look.rules.scenario.zones.is_empty()) {
        list.extend(Side::ALL.into_iter().filter(|side| *side != facing).map(|side| way("turn", hex, side)));
    }
    list
}

/// Every listed combat that a unit takes part in.
fn combats(look: &Look, piece: u16) -> Vec<Way<Action>> {
    let mut legal = Vec::new();
    look.legal(&mut legal);
    let mut list = Vec::new();
    for action in legal {
        let Action::Attack { attackers, hexes } = &action else { continue };
        let Some(unit) = attackers.iter().copied().find(|id| u16::from(*id) == piece) else { continue };
        let own = |hex: &HexId| look.controls(unit, *hex);
        for hex in hexes.iter().copied().filter(own) {
            let enemy = look.state.anybody(hex).map(u16::from);
            list.push(Way {
                kind: "attack",
                from: look.state.hex_of(unit).map(|hex| place(look.rules, hex)),
                to: Some(place(look.rules, hex)),
                target: enemy.or(Some(piece)),
                cost: 0,
                facing: None,
                pace: None,
                joins: false,
                goes_on: false,
                open: true,
                actions: vec![action.clone()],
            });
        }
    }
    list
}

// ---------------------------------------------------------------- a leader alone

fn leader_ways(look: &Look, from: HexId, left: u8, start: Vec<Action>) -> Vec<Way<Action>> {
    let mut best: HashMap<HexId, (u8, HexId)> = HashMap::from([(from, (0, from))]);
    let mut ahead = BinaryHeap::from([Reverse((0_u8, from))]);
    let mut order = Vec::new();
    while let Some(Reverse((spent, hex))) = ahead.pop() {
        if best.get(&hex).is_some_and(|(known, _)| *known < spent) {
            continue;
        }
        order.push((spent, hex));
        for side in Side::ALL {
            let Some(toll) = look.leader_step(hex, side) else { continue };
            let (to, cost) = (look.field().neighbour(hex, side), spent.saturating_add(toll));
            if cost <= left && best.get(&to).is_none_or(|(known, _)| cost < *known) {
                best.insert(to, (cost, hex));
                ahead.push(Reverse((cost, to)));
            }
        }
    }
    let mut list = Vec::new();
    let mut known: HashMap<HexId, bool> = HashMap::new();
    for (cost, hex) in order.into_iter().filter(|(_, hex)| *hex != from) {
        let mut path = vec![hex];
        while let Some((_, before)) = path.last().and_then(|at| best.get(at)).filter(|(_, it)| *it != from) {
            path.push(*before);
        }
        let mut actions = start.clone();
        actions.extend(path.iter().rev().map(|hex| Action::LeaderTo { hex: *hex }));
        list.push(Way {
            actions,
            kind: "forward",
            from: Some(place(look.rules, path.get(1).copied().unwrap_or(from))),
            to: Some(place(look.rules, hex)),
            target: None,
            cost: cost.into(),
            facing: None,
            pace: None,
            joins: true,
            goes_on: cost < left,
            open: path.iter().any(|at| {
                *known.entry(*at).or_insert_with(|| exposed(look, *at, look.state.anybody(*at).is_none()))
            }),
        });
    }
    list
}

/// May the other side answer when somebody stands there: with a shot, or on horseback?
fn exposed(look: &Look, hex: HexId, mounted: bool) -> bool {
    let enemy = look.mover().other();
    let shot = |id: UnitId| {
        look.seat(id) == enemy
            && look.state.hex_of(id).is_some()
            && look.shoots(id)
            && look.unfired(id)
            && look.may_fire(id, hex, false)
    };
    let shooters = &look.rules.shooters;
    shooters.iter().any(|id| shot(*id))
        || mounted && look.cavalry_phase() && !look.counter_chargers(enemy, hex).is_empty()
}

// ---------------------------------------------------------------- a unit

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
    let stand = Stand {
        hex,
        facing: it.facing,
        charge: it.charge,
        turned: walk.turned,
        passing: walk.passing,
        by_road: walk.by_road,
        on_road: walk.on_road,
    };
    let mut search = Search {
        look: *look,
        unit,
        steps: Vec::new(),
        holds: false,
        careful: false,
        best: HashMap::default(),
        ahead: BinaryHeap::new(),
        exposed: HashMap::new(),
    };
    let (left, halted) = (walk.left, walk.halted);
    search.push(Step { stand, spent: 0, left, halted, before: usize::MAX, action: None, open: false });
    let mut list: Vec<End> = Vec::new();
    let mut known: HashSet<(HexId, Side, u8), Quick> = HashSet::default();
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

/// Hundreds of stands are looked up for each move, and nobody chooses them to do harm: they are mixed quickly.
type Quick = BuildHasherDefault<Mixed>;

#[derive(Default)]
struct Mixed(u64);

impl Hasher for Mixed {
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.write_u64(u64::from(*byte)));
    }
    fn write_u8(&mut self, part: u8) {
        self.write_u64(part.into());
    }
    fn write_u16(&mut self, part: u16) {
        self.write_u64(part.into());
    }
    fn write_u64(&mut self, part: u64) {
        self.0 = (self.0.rotate_left(8) ^ part).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
    fn write_isize(&mut self, part: isize) {
        self.write_u64(part as u64);
    }
}

/// A unit on its way.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Stand {
    hex: HexId,
    facing: Side,
    charge: u8,
    turned: bool,
    passing: bool,
    by_road: bool,
    on_road: bool,
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
}

struct Search<'a> {
    look: Look<'a>,
    unit: UnitId,
    steps: Vec<Step>,
    /// Whether charges may be held back, and whether it matters who could answer on the way.
    holds: bool,
    careful: bool,
    /// The least price of each stand, not counting who has stopped for good.
    best: HashMap<Stand, u8, Quick>,
    ahead: BinaryHeap<Reverse<(u8, bool, usize)>>,
    exposed: HashMap<HexId, bool>,
}

fn unit_ways(look: &Look, unit: UnitId, walk: Walk, start: Vec<Action>) -> Vec<Way<Action>> {
    let it = look.state.unit(unit);
    let Some(hex) = it.spot.hex() else { return Vec::new() };
    let stand = Stand {
        hex,
        facing: it.facing,
        charge: it.charge,
        turned: walk.turned,
        passing: walk.passing,
        by_road: walk.by_road,
        on_road: walk.on_road,
    };
    let mut search = Search {
        look: *look,
        unit,
        steps: Vec::new(),
        holds: true,
        careful: true,
        best: HashMap::default(),
        ahead: BinaryHeap::new(),
        exposed: HashMap::new(),
    };
    let first = Step {
        stand,
        spent: 0,
        left: walk.left,
        halted: walk.halted,
        before: usize::MAX,
        action: None,
        open: false,
    };
    search.push(first);
    let mut list = Vec::new();
    // For each hex the cheapest way, and the one that arrives fastest.
    let mut reached: HashMap<HexId, u8> = HashMap::new();
    let mut about: Vec<Side> = Vec::new();
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
            way.to = None;
            list.push(way);
        }
        if entered && stand.hex != hex {
            let known = reached.get(&stand.hex).copied();
            if known.is_none_or(|charge| stand.charge > charge) {
                reached.insert(stand.hex, stand.charge);
                list.push(search.way(at, "forward", None, &start));
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
    minimum(look, unit, &walk, &start, &mut list);
    list
}

/// The least that everybody may do instead of a move: turn, or a hex ahead and turn (G-4.2.9). Where a move does the same it is
/// not offered.
fn minimum(look: &Look, unit: UnitId, walk: &Walk, start: &[Action], list: &mut Vec<Way<Action>>) {
    let it = look.state.unit(unit);
    let Some(hex) = it.spot.hex().filter(|_| !walk.begun && !walk.halted) else { return };
    let ahead = Some(look.field().neighbour(hex, it.facing)).filter(|to| *to != OFF);
    let ahead = ahead.map(|to| place(look.rules, to));
    let reached = ahead.is_none() || list.iter().any(|way| way.to == ahead);
    let advance = !reached && look.may_minimum(unit, walk, true).is_ok();
    let turns: Vec<Option<u8>> = list.iter().filter(|way| way.to.is_none()).map(|way| way.facing).collect();
    for facing in Side::ALL {
        let side = Some(facing.index() as u8);
        let mut add = |advance: bool| {
            list.push(Way {
                actions: start.iter().cloned().chain([Action::Minimum { advance, facing }]).collect(),
                kind: "minimum",
                from: Some(place(look.rules, hex)),
                to: ahead.filter(|_| advance),
                target: None,
                cost: walk.left.into(),
                facing: side,
                pace: None,
                joins: false,
                goes_on: false,
                open: advance,
            });
        };
        if advance {
            add(true);
        }
        if facing != it.facing && !turns.contains(&side) && look.may_minimum(unit, walk, false).is_ok() {
            add(false);
        }
    }
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
        walk.turned = step.stand.turned;
        walk.passing = step.stand.passing;
        walk.by_road = step.stand.by_road;
        walk.on_road = step.stand.on_road;
        walk
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
            let answered =
                self.careful && *self.exposed.entry(to).or_insert_with(|| exposed(&look, to, mounted));
            // Rough ground and frightened friends decide what it can still do: nobody plans beyond them.
            let shaken = entry.disorganised
                || look.state.at(to).any(|id| id != self.unit && look.state.unit(id).order != Order::Good);
            let next = Step {
                stand: Stand {
                    hex: to,
                    facing: stand.facing,
                    charge: entry.charge,
                    turned: false,
                    passing: entry.zone == Zone::Passed,
                    by_road: entry.by_road,
                    on_road: stand.on_road && entry.by_road,
                },
                spent: spent.saturating_add(paid),
                left: left.saturating_sub(paid),
                halted: entry.zone == Zone::Stops || entry.extra || shaken,
                before: at,
                action: Some(Action::Forward { hold }),
                open: open || answered || shaken,
            };
            self.push(next);
        }
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
                open,
            };
            self.push(next);
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
            goes_on: !step.halted && step.left > 0,
            open: step.open,
        }
    }
}
