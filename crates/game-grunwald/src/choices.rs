//! What may be chosen now: the question, the legal answers, and whether an answer is one of them.

use crate::action::Action;
use crate::content::Kind;
use crate::field::{Ground, HexId, OFF};
use crate::look::Look;
use crate::rules::*;
use crate::state::*;
use arrayvec::ArrayVec;
use engine::{Decision, Rule, Seat};
use hexboard::{Edge, Side};

/// A way home for the panicked.
#[derive(Clone, Debug, Default)]
pub struct Home {
    /// The next hexes, all equally short and cheap.
    pub next: Vec<HexId>,
    /// The next step leads off the map by a friendly edge.
    pub out: bool,
    /// What the next step costs; `None` if there is no way.
    pub cost: Option<u8>,
}

impl Look<'_> {
    /// Who is asked what, and by which rule; `None` when the game is over.
    pub fn question(&self) -> Option<Decision> {
        let now = &self.state.now;
        let (mover, other) = (self.mover(), self.mover().other());
        let ask = |seat: Seat, kind: &'static str, rule: Rule| Decision {
            seat,
            kind,
            rule,
            reaction: seat != mover,
            open: false,
            secret: false,
        };
        let Some(task) = now.tasks.last() else {
            return Some(match now.phase {
                Phase::Over(_) => return None,
                Phase::Setup(seat) => Decision { open: true, reaction: false, ..ask(seat, "set-up", R_S_1) },
                Phase::OpenFire | Phase::CloseFire => ask(other, "fire", R_11_1_5),
                Phase::Panic => ask(mover, "panic", R_10_2_2),
                Phase::Activate => {
                    ask(mover, "activate", crate::ch02_turn::PHASES[usize::from(now.step.max(1) - 1)])
                }
                Phase::Combat => Decision { open: true, ..ask(mover, "combat", R_5_2_2) },
                Phase::Excess(hex) => {
                    let seat = self.state.anybody(hex).map_or(mover, |id| self.seat(id));
                    Decision { reaction: false, ..ask(seat, "excess", RULING_49) }
                }
            });
        };
        let owner = |id: UnitId| self.seat(id);
        let fight = now.fight.as_deref();
        let side_of = |attacker: bool| {
            let units = fight.map(|fight| if attacker { &fight.attackers } else { &fight.defenders });
            units.and_then(|units| units.first()).map_or(mover, |id| owner(*id))
        };
        Some(match task {
            Task::Walk => ask(mover, "step", R_4_1_1),
            Task::React | Task::Volley { .. } => ask(other, "fire", R_11_1_5),
            Task::Counter(_) => ask(other, "counter-charge", R_5_7_1),
            Task::ShootBack(_) => Decision { reaction: true, ..ask(mover, "shoot-back", R_11_2_7) },
            Task::FriendHit { by, .. } => ask(owner(*by), "friend-hit", R_11_2_2),
            Task::Aside { foot, .. } => ask(owner(*foot), "aside", R_5_8_5A),
            Task::TakeUp { hex, .. } => {
                ask(self.state.anybody(*hex).map_or(mover, owner), "take-up", R_7_1_5)
            }
            Task::FleeTie => ask(mover, "flee", R_10_2_2),
            Task::Retreat { trace, .. } => ask(owner(trace.unit), "retreat", R_5_4_1),
            Task::Face { unit, .. } => ask(owner(*unit), "face", R_4_3_7),
            Task::Chase { unit, .. } => ask(owner(*unit), "pursue", R_5_5_1),
            Task::Advance { unit, .. } => ask(owner(*unit), "advance", R_5_2_9),
            Task::Fight => match fight.map(|fight| fight.stage) {
                Some(Stage::Fort(attacker, _)) => ask(side_of(attacker), "fort", R_12_1_8),
                Some(Stage::Loss(attacker)) => ask(side_of(attacker), "loss", R_5_1_1F),
                Some(Stage::Blocked) => {
                    let attacker =
                        fight.and_then(|fight| fight.retreat).is_some_and(|(attacker, _)| attacker);
                    ask(side_of(attacker), "loss", R_5_4_6)
                }
                _ => {
                    let attacker =
                        fight.and_then(|fight| fight.retreat).is_some_and(|(attacker, _)| attacker);
                    ask(side_of(attacker), "retreat", R_5_4_1)
                }
            },
        })
    }

    /// All legal actions, in a fixed order; good candidates in the set-up and where combats are declared.
    pub fn legal(&self, out: &mut Vec<Action>) {
        let now = &self.state.now;
        let Some(task) = now.tasks.last() else {
            match now.phase {
                Phase::Over(_) => {}
                Phase::Setup(seat) => self.setup_choices(seat, out),
                Phase::OpenFire | Phase::CloseFire => self.fire_choices(out),
                Phase::Panic => self.panic_choices(out),
                Phase::Activate => self.activations(out),
                Phase::Combat => self.combat_choices(out),
                Phase::Excess(hex) => out.extend(self.state.at(hex).map(|unit| Action::Remove { unit })),
            }
            return;
        };
        match task {
            Task::Walk => self.steps(out),
            Task::React | Task::Volley { .. } => self.fire_choices(out),
            Task::Counter(declared) => self.counter_choices(declared, out),
            Task::ShootBack(shot) => {
                out.push(Action::ShootBack { at: Aim::Unit(shot.by) });
                out.push(Action::HoldFire);
            }
            Task::FriendHit { by, hex } => {
                out.extend(self.friends_beside(*by, *hex).into_iter().map(|unit| Action::FriendHit { unit }));
            }
            Task::Aside { foot, .. } => {
                if let Some(hex) = self.state.hex_of(*foot) {
                    let ways = self.retreats(*foot, hex, hex, 0, 1);
                    out.extend(ways.into_iter().map(|hex| Action::Aside { hex }));
                }
            }
            Task::TakeUp { hex, .. } => out.extend(self.state.at(*hex).map(|unit| Action::TakeUp { unit })),
            Task::FleeTie => {
                let unit = now.walk.and_then(|walk| walk.unit());
                if let Some((unit, hex)) = unit.and_then(|unit| Some((unit, self.state.hex_of(unit)?))) {
                    let next = self.affordable(unit, hex, &self.ways_home(unit, hex).next);
                    out.extend(next.into_iter().map(|hex| Action::FleeTo { hex }));
                }
            }
            Task::Retreat { trace, must, leaders, .. } => {
                if let Some(at) = self.state.hex_of(trace.unit) {
                    let fought = trace.hexes.first().copied().unwrap_or(at);
                    let done = (trace.hexes.len() - 1) as u8;
                    let ways = self.retreats(trace.unit, fought, at, done, *must);
                    let unit = trace.unit;
                    let leader = *leaders != 0;
                    out.extend(ways.into_iter().map(|hex| Action::FallBack { unit, hex, leader }));
                }
            }
            Task::Face { .. } => out.extend(Side::ALL.map(|facing| Action::Face { facing })),
            Task::Chase { must, .. } => {
                out.extend(self.chase_choices());
                if !must {
                    out.push(Action::StayPut);
                }
            }
            Task::Advance { unit, done } => {
                for hex in self.advances(*unit, *done) {
                    out.push(Action::Advance { hex, leader: false });
                    if self.leader_with(*unit) {
                        out.push(Action::Advance { hex, leader: true });
                    }
                }
                out.push(Action::StayPut);
            }
            Task::Fight => self.fight_choices(out),
        }
    }

    /// Is this an answer to the question of the moment?
    pub fn allows(&self, action: &Action) -> bool {
        match (action, &self.state.now.phase, self.state.now.tasks.last()) {
            (Action::Place { unit, hex, .. }, Phase::Setup(seat), None) => self.may_place(*seat, *unit, *hex),
            (Action::Attack { attackers, hexes }, Phase::Combat, None) => self.may_attack(attackers, hexes),
            (Action::Enter { unit, hex, facing }, Phase::Activate, None) => {
                self.may_arrive(*unit, *hex, *facing)
            }
            (Action::Return { unit, hex, .. }, Phase::Activate, None) => self.may_return(*unit, *hex),
            _ => {
                let mut list = Vec::new();
                self.legal(&mut list);
                list.contains(action)
            }
        }
    }

    // ---------------------------------------------------------------- set-up

    /// May a counter be set up there (G-S.1, G-S.7, G-4.5.1)?
    pub fn may_place(&self, seat: Seat, unit: UnitId, hex: HexId) -> bool {
        if usize::from(unit) >= self.rules.roster.len() || usize::from(hex) >= self.field().len() {
            return false;
        }
        let card = self.card(unit);
        let zone = |zone: &crate::content::Zone| {
            zone.side == seat
                && zone.nations.contains(&card.nation)
                && zone.kinds.contains(&card.kind)
                && zone.hexes.contains(&hex)
        };
        card.side == seat
            && self.state.hex_of(unit).is_none()
            && self.rules.scenario.zones.iter().any(zone)
            && self.has_room(unit, hex)
            && !self.state.at(hex).any(|other| self.seat(other) != seat)
    }

    fn setup_choices(&self, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::UseDefault);
        if self.setup_complete(seat) {
            out.push(Action::EndSetup);
        }
        let mine = |unit: &UnitId| self.seat(*unit) == seat;
        let units: Vec<UnitId> = (0..self.rules.roster.len() as UnitId).filter(mine).collect();
        // The next counter that is not placed yet, everywhere it may stand; the others can be named too.
        if let Some(unit) = units.iter().copied().find(|unit| self.state.hex_of(*unit).is_none()) {
            let zones = self.rules.scenario.zones.iter().flat_map(|zone| zone.hexes.iter().copied());
            let facing = if seat == ALLIED { Side::wrapping(5) } else { Side::wrapping(2) };
            let mut hexes: Vec<HexId> = zones.filter(|hex| self.may_place(seat, unit, *hex)).collect();
            hexes.sort_unstable();
            hexes.dedup();
            out.extend(hexes.into_iter().map(|hex| Action::Place { unit, hex, facing }));
        }
        if self.rules.scenario.zones.is_empty() {
            return;
        }
        for unit in units {
            if self.state.hex_of(unit).is_some() {
                out.push(Action::Unplace { unit });
                if self.card(unit).kind.mounted() {
                    for leader in self.waiting_leaders(seat) {
                        out.push(Action::PlaceLeader { leader, unit });
                    }
                }
            }
        }
        for (banner, it) in self.state.banners.iter().enumerate() {
            if it.staff != Staff::Waiting || self.banner_seat(banner) != seat {
                continue;
            }
            for leader in 0..self.state.leaders.len() {
                if self.may_give_banner(seat, leader) {
                    out.push(Action::PlaceBanner { banner: banner as u8, leader: leader as u8 });
                }
            }
        }
    }

    fn waiting_leaders(&self, seat: Seat) -> Vec<u8> {
        let waits = |leader: &usize| {
            self.leader_seat(*leader) == seat && self.state.leaders[*leader].spot == Spot::Waiting
        };
        (0..self.state.leaders.len()).filter(waits).map(|leader| leader as u8).collect()
    }

    /// One banner for a leader who stands with cavalry (G-7.1.1).
    fn may_give_banner(&self, seat: Seat, leader: usize) -> bool {
        let Some(hex) = self.state.leaders[leader].spot.hex() else { return false };
        let bears = self.state.at(hex).any(|id| self.holds(id).next().is_some());
        self.leader_seat(leader) == seat
            && !bears
            && self.state.at(hex).any(|id| self.card(id).kind.mounted())
    }

    /// Everybody who must be on the map is there: leaders, banners, and counters that may not be held back (G-R63).
    pub fn setup_complete(&self, seat: Seat) -> bool {
        let with_cavalry = |hex: HexId| self.state.at(hex).any(|id| self.card(id).kind.mounted());
        let leaders = (0..self.state.leaders.len()).filter(|leader| self.leader_seat(*leader) == seat);
        let leaders =
            leaders.into_iter().all(|leader| self.state.leaders[leader].spot.hex().is_some_and(with_cavalry));
        let banners = (0..self.state.banners.len()).filter(|banner| self.banner_seat(*banner) == seat);
        let banners = banners.into_iter().all(|banner| match self.state.banners[banner].staff {
            Staff::Held(bearer) => self.leader_with(bearer),
            _ => false,
        });
        let placed = (0..self.rules.roster.len() as UnitId).all(|unit| {
            let card = self.card(unit);
            let bound = !self.rules.scenario.reserves
                || self.rules.scenario.zones.iter().any(|zone| {
                    !zone.hold_back
                        && zone.side == seat
                        && zone.nations.contains(&card.nation)
                        && zone.kinds.contains(&card.kind)
                });
            card.side != seat || !bound || self.state.hex_of(unit).is_some()
        });
        leaders && banners && placed
    }

    // ---------------------------------------------------------------- fire

    /// At whom the other side may shoot now: the walker, or anybody in the windows at both ends of a phase (G-R26).
    fn fire_choices(&self, out: &mut Vec<Action>) {
        self.each_shot(&mut |by, at| {
            out.push(Action::Fire { by, at });
            true
        });
        out.push(Action::HoldFire);
    }

    pub fn has_shots(&self) -> bool {
        let mut any = false;
        self.each_shot(&mut |_, _| {
            any = true;
            false
        });
        any
    }

    /// Every shot that the side which does not move may make now, until `see` has had enough.
    fn each_shot(&self, see: &mut dyn FnMut(UnitId, Aim) -> bool) {
        let firing = self.mover().other();
        // While somebody moves only he is shot at, and nobody once he is gone (G-R26).
        let window = matches!(self.state.now.tasks.last(), Some(Task::React | Task::Volley { .. }));
        let walker = self.walker_hex().filter(|_| window);
        if window && walker.is_none() {
            return;
        }
        let leader = matches!(self.state.now.walk.map(|walk| walk.who), Some(Walker::Leader(_)));
        let declared: Vec<UnitId> = match self.state.now.tasks.last() {
            Some(Task::Volley { answers, .. }) => answers.iter().map(|shot| shot.by).collect(),
            _ => Vec::new(),
        };
        for by in 0..self.rules.roster.len() as UnitId {
            let card = self.card(by);
            let able = card.side == firing && (card.kind.missile() || card.kind == Kind::HorseArcher);
            if !able
                || self.state.hex_of(by).is_none()
                || !self.shoots(by)
                || !self.unfired(by)
                || declared.contains(&by)
            {
                continue;
            }
            let hexes: Vec<HexId> = match walker {
                Some(hex) => vec![hex],
                None => self.fire_hexes(by),
            };
            for hex in hexes {
                if !self.may_fire(by, hex, false) {
                    continue;
                }
                // A leader on the move draws the throw for leaders, not fire on those he joins (G-11.2.5).
                if window && leader {
                    if !see(by, Aim::Leaders(hex)) {
                        return;
                    }
                    continue;
                }
                let mut units = false;
                for target in self.state.at(hex).filter(|id| self.seat(*id) != firing) {
                    // While somebody moves only he is shot at.
                    if walker.is_some()
                        && self.state.now.walk.and_then(|walk| walk.unit()).is_some_and(|it| it != target)
                    {
                        continue;
                    }
                    units = true;
                    if !see(by, Aim::Unit(target)) {
                        return;
                    }
                }
                if !units && self.lone_leader(firing.other(), hex) && !see(by, Aim::Leaders(hex)) {
                    return;
                }
            }
            if walker.is_none() && card.kind == Kind::Bombard {
                for hex in self.field().forts.iter().copied() {
                    if self.fortified(hex) && self.may_fire(by, hex, true) && !see(by, Aim::Object(hex)) {
                        return;
                    }
                }
            }
        }
    }

    /// The hexes around a firer that could hold a target.
    fn fire_hexes(&self, by: UnitId) -> Vec<HexId> {
        let Some(from) = self.state.hex_of(by) else { return Vec::new() };
        let near = self.field().next[usize::from(from)].into_iter().filter(|hex| *hex != OFF);
        let far = self.field().two[usize::from(from)].iter().map(|two| two.to);
        near.chain(far).collect()
    }

    /// In the zone of fire and in sight (G-11.2.1, G-11.2.6).
    pub fn may_fire(&self, by: UnitId, hex: HexId, object: bool) -> bool {
        let Some(from) = self.state.hex_of(by) else { return false };
        self.in_fire_zone(by, hex, object).is_some_and(|range| range == 1 || self.sees(from, hex))
    }

    /// The hex of whoever moves.
    pub fn walker_hex(&self) -> Option<HexId> {
        match self.state.now.walk?.who {
            Walker::Unit(unit) | Walker::Fleeing(unit) => self.state.hex_of(unit),
            Walker::Leader(leader) => self.state.leaders[usize::from(leader)].spot.hex(),
        }
    }

    pub fn aim_hex(&self, at: Aim) -> Option<HexId> {
        match at {
            Aim::Unit(unit) => self.state.hex_of(unit),
            Aim::Leaders(hex) | Aim::Object(hex) => Some(hex),
        }
    }

    /// Horse archers on the move may shoot back at who shoots at them, at the same time (G-11.2.7).
    pub fn may_shoot_back(&self, shot: Shot) -> bool {
        let Some(walk) = self.state.now.walk else { return false };
        let Walker::Unit(rider) = walk.who else { return false };
        let target = self.state.hex_of(shot.by);
        shot.at == Aim::Unit(rider)
            && self.may_shoot_riding(rider, &walk)
            && target.is_some_and(|hex| self.may_fire(rider, hex, false))
    }

    /// Has a horse archer its own shot left, and a point to pay for it (G-11.5.7, G-11.5.8)?
    fn may_shoot_riding(&self, rider: UnitId, walk: &Walk) -> bool {
        self.card(rider).kind == Kind::HorseArcher
            && self.shoots(rider)
            && !self.state.unit(rider).marks.has(Marks::SHOT_RIDING)
            && walk.left >= self.charts().movement.shot
    }

    /// Friends of the firer next to the target (G-11.2.2).
    pub fn friends_beside(&self, by: UnitId, hex: HexId) -> Vec<UnitId> {
        let seat = self.seat(by);
        let around = self.field().next[usize::from(hex)].into_iter().filter(|near| *near != OFF);
        let mut list: Vec<UnitId> = around
            .flat_map(|near| self.state.at(near))
            .filter(|id| self.seat(*id) == seat && *id != by)
            .collect();
        list.sort_unstable();
        list
    }

    // ---------------------------------------------------------------- panic

    fn panic_choices(&self, out: &mut Vec<Action>) {
        for unit in 0..self.rules.roster.len() as UnitId {
            if !self.state.unit(unit).marks.has(Marks::MUST_FLEE) {
                continue;
            }
            if self.may_come_to_senses(unit) {
                out.push(Action::TryRally { unit });
            }
            out.push(Action::Flee { unit });
        }
    }

    /// Not where it would then be one too many (G-R43).
    fn may_come_to_senses(&self, unit: UnitId) -> bool {
        let Some(hex) = self.state.hex_of(unit) else { return false };
        let others: u8 = self.state.at(hex).filter(|id| *id != unit).map(|id| self.weight(id)).sum();
        let own = if self.card(unit).kind.missile() { 1 } else { self.state.unit(unit).strength };
        let limits = self.charts().stacking;
        if !self.fortified(hex) {
            return others + own <= limits.hex;
        }
        let mounted = |id: &UnitId| self.card(*id).kind.mounted();
        let horse: u8 =
            self.state.at(hex).filter(|id| *id != unit && mounted(id)).map(|id| self.weight(id)).sum();
        others + own <= limits.fortified && (!mounted(&unit) || horse + own <= limits.fortified_horse)
    }

    /// Of the next hexes of a flight those that can still be paid for; the first hex is free to choose.
    pub fn affordable(&self, unit: UnitId, hex: HexId, next: &[HexId]) -> Vec<HexId> {
        let card = self.card(unit);
        let walk = self.state.now.walk;
        let pays = |to: &HexId| {
            let side = self.field().side_to(hex, *to);
            let toll = side.map_or(0, |side| self.toll(card.kind, card.armour, hex, side).sum());
            walk.is_none_or(|walk| !walk.begun || toll <= i32::from(walk.left))
        };
        next.iter().copied().filter(pays).collect()
    }

    /// The next step of the shortest way to a friendly edge, of the cheapest among those (G-10.2.2, G-R43).
    pub fn ways_home(&self, unit: UnitId, hex: HexId) -> Home {
        let card = self.card(unit);
        let edges: &[Edge] = &self.rules.scenario.home[card.nation as usize];
        let exit = |at: HexId| edges.iter().any(|edge| self.field().on_edge(at, *edge));
        let out_price = self.charts().movement.exit;
        if exit(hex) {
            return Home { next: Vec::new(), out: true, cost: Some(out_price) };
        }
        // Breadth first from here; then the cheapest of the shortest, from the edge back.
        let count = self.field().len();
        let mut far = vec![u16::MAX; count];
        let mut rings: Vec<Vec<HexId>> = vec![vec![hex]];
        far[usize::from(hex)] = 0;
        let passable = |from: HexId, side: Side| {
            let to = self.field().neighbour(from, side);
            (to != OFF && self.field().ground(to) != Ground::Lake && !self.field().side(from, side).barred())
                .then_some(to)
        };
        while !rings.last().is_some_and(|ring| ring.is_empty() || ring.iter().any(|at| exit(*at))) {
            let mut next = Vec::new();
            let distance = rings.len() as u16;
            for from in rings.last().into_iter().flatten() {
                for to in Side::ALL.into_iter().filter_map(|side| passable(*from, side)) {
                    if far[usize::from(to)] == u16::MAX {
                        far[usize::from(to)] = distance;
                        next.push(to);
                    }
                }
            }
            rings.push(next);
        }
        let mut price = vec![u32::MAX; count];
        for at in rings.last().into_iter().flatten().filter(|at| exit(**at)) {
            price[usize::from(*at)] = 0;
        }
        for (distance, ring) in rings.iter().enumerate().rev().skip(1) {
            for from in ring {
                let ahead = Side::ALL.into_iter().filter_map(|side| {
                    let to = passable(*from, side)?;
                    let rest = price[usize::from(to)];
                    (far[usize::from(to)] as usize == distance + 1 && rest != u32::MAX)
                        .then(|| rest + self.toll(card.kind, card.armour, *from, side).sum() as u32)
                });
                price[usize::from(*from)] = ahead.min().unwrap_or(u32::MAX);
            }
        }
        let best = price[usize::from(hex)];
        if best == u32::MAX {
            return Home::default();
        }
        let mut home = Home::default();
        for side in Side::ALL {
            let Some(to) = passable(hex, side) else { continue };
            let rest = price[usize::from(to)];
            let toll = self.toll(card.kind, card.armour, hex, side).sum() as u32;
            if far[usize::from(to)] == 1 && rest != u32::MAX && rest + toll == best {
                home.next.push(to);
                home.cost = Some(home.cost.unwrap_or(u8::MAX).min(toll as u8));
            }
        }
        home
    }

    // ---------------------------------------------------------------- activation

    pub fn can_activate(&self) -> bool {
        let mut list = Vec::new();
        self.activations(&mut list);
        list.len() > 1
    }

    fn activations(&self, out: &mut Vec<Action>) {
        let mover = self.mover();
        for unit in 0..self.rules.roster.len() as UnitId {
            if self.seat(unit) != mover {
                continue;
            }
            if self.may_act(unit) {
                out.push(Action::Move { unit });
                if self.state.unit(unit).order == Order::Disorganised {
                    out.push(Action::Rally { unit });
                }
                if self.may_wreck(unit) {
                    out.push(Action::Wreck { unit });
                }
            }
        }
        if self.cavalry_phase() {
            for (leader, it) in self.state.leaders.iter().enumerate() {
                if self.leader_seat(leader) != mover || it.moved {
                    continue;
                }
                match it.spot {
                    Spot::Map(_) => out.push(Action::MoveLeader { leader: leader as u8 }),
                    Spot::Away { .. } => {
                        let hexes = self.return_hexes_of_leader(leader);
                        out.extend(
                            hexes.into_iter().map(|hex| Action::ReturnLeader { leader: leader as u8, hex }),
                        );
                    }
                    _ => {}
                }
            }
        }
        self.arrivals(out);
        self.returns(out);
        out.push(Action::EndPhase);
    }

    /// A regular unit in a fortified hex may begin to pull down its walls (G-12.1.6).
    fn may_wreck(&self, unit: UnitId) -> bool {
        let regular = !self.card(unit).kind.missile();
        let here = self.state.hex_of(unit).is_some_and(|hex| self.fortified(hex));
        regular && here && !self.state.unit(unit).marks.has(Marks::WRECKING)
    }

    // ---------------------------------------------------------------- reinforcements and returns

    /// What the entry hex costs (G-R48): the road if one leads in, else the ground.
    pub fn arrival_cost(&self, unit: UnitId, hex: HexId) -> u8 {
        let mounted = self.card(unit).kind.mounted();
        let by_road = Side::ALL.into_iter().any(|side| self.field().side(hex, side).road());
        let (road, ground) = (self.charts().road, &self.charts().terrain[self.field().ground(hex) as usize]);
        let price = match (by_road, mounted) {
            (true, true) => road.horse,
            (true, false) => road.foot,
            (false, true) => ground.horse,
            (false, false) => ground.foot,
        };
        // A friend in the hex costs a point more there too (G-4.2.4).
        price + if self.state.anybody(hex).is_some() { self.charts().movement.friend } else { 0 }
    }

    /// The entry hexes of a unit that waits.
    fn entry_hexes(&self, unit: UnitId) -> &[HexId] {
        let card = self.card(unit);
        let entry = self.rules.scenario.reinforcements.iter().find(|it| it.side == card.side);
        match entry {
            Some(entry) => match (&entry.lithuania, card.nation) {
                (Some(hexes), crate::content::Nation::Lithuania) => hexes,
                _ => &entry.hexes,
            },
            None => &[],
        }
    }

    /// Is there room in this turn's quota: cavalry first, then foot (G-S.3, G-S.9, G-R48)?
    fn quota_left(&self, mounted: bool) -> bool {
        let mover = self.mover();
        let Some(entry) = self.rules.scenario.reinforcements.iter().find(|it| it.side == mover) else {
            return false;
        };
        let [cavalry, foot] = self.state.arrived[mover.index()];
        if mounted {
            return cavalry < entry.cavalry;
        }
        let waits = (0..self.rules.roster.len() as UnitId).any(|unit| {
            let card = self.card(unit);
            card.side == mover && card.kind.mounted() && self.state.unit(unit).spot == Spot::Waiting
        });
        foot < entry.foot && (cavalry >= entry.cavalry || !waits)
    }

    pub fn may_arrive(&self, unit: UnitId, hex: HexId, facing: Side) -> bool {
        if usize::from(unit) >= self.rules.roster.len() {
            return false;
        }
        let card = self.card(unit);
        card.side == self.mover()
            && self.rules.scenario.reserves
            && self.state.unit(unit).spot == Spot::Waiting
            && card.kind.mounted() == self.cavalry_phase()
            && self.movement_phase()
            && self.quota_left(card.kind.mounted())
            && self.entry_hexes(unit).contains(&hex)
            && self.open_entry(unit, hex)
            && self.field().neighbour(hex, facing) != OFF
    }

    /// Not where enemies are or watch, nor where it is full or closed (G-4.4.6, G-4.4.7, G-4.4.9).
    fn open_entry(&self, unit: UnitId, hex: HexId) -> bool {
        let enemy = self.seat(unit).other();
        let returning = matches!(self.state.unit(unit).spot, Spot::Away { .. });
        let closed = self.field().ground(hex) == Ground::Lake
            || self.state.at(hex).any(|id| self.seat(id) == enemy)
            || returning && self.lone_leader(enemy, hex)
            || self.controlled(enemy, hex);
        !closed && self.has_room(unit, hex)
    }

    fn arrivals(&self, out: &mut Vec<Action>) {
        let mounted = self.cavalry_phase();
        if !self.rules.scenario.reserves || !self.quota_left(mounted) {
            return;
        }
        let waits = |unit: &UnitId| {
            let card = self.card(*unit);
            card.side == self.mover()
                && card.kind.mounted() == mounted
                && self.state.unit(*unit).spot == Spot::Waiting
        };
        // One of each group, inward: whoever is alike is alike.
        let mut seen: ArrayVec<u8, 128> = ArrayVec::new();
        for unit in (0..self.rules.roster.len() as UnitId).filter(waits) {
            let group = self.rules.content.counters.units[usize::from(self.card(unit).printed)].group;
            if seen.contains(&group) || seen.is_full() {
                continue;
            }
            seen.push(group);
            for hex in self.entry_hexes(unit) {
                if self.open_entry(unit, *hex) {
                    let facing = self.inward(*hex);
                    out.push(Action::Enter { unit, hex: *hex, facing });
                }
            }
        }
    }

    /// Straight into the map from an edge hex.
    fn inward(&self, hex: HexId) -> Side {
        let north = Side::wrapping(5);
        if self.field().on_edge(hex, Edge::North) { north.opposite() } else { north }
    }

    /// The edges of the map that a hex lies on.
    fn edges_of(&self, hex: HexId) -> impl Iterator<Item = Edge> + '_ {
        [Edge::North, Edge::South, Edge::West, Edge::East]
            .into_iter()
            .filter(move |edge| self.field().on_edge(hex, *edge))
    }

    /// May a unit that left come back there (G-4.4.3 to G-4.4.9)?
    pub fn may_return(&self, unit: UnitId, hex: HexId) -> bool {
        if usize::from(unit) >= self.rules.roster.len() || usize::from(hex) >= self.field().len() {
            return false;
        }
        let card = self.card(unit);
        let Spot::Away { by, from } = self.state.unit(unit).spot else { return false };
        let off = self.charts().off_map;
        let most = if card.kind.mounted() { off.horse } else { off.foot };
        card.side == self.mover()
            && card.kind.mounted() == self.cavalry_phase()
            && self.movement_phase()
            && self.state.now.turn >= from
            && self.edges_of(hex).any(|edge| self.field().on_edge(by, edge))
            && self.field().distance(by, hex) <= u32::from(most)
            && self.open_entry(unit, hex)
    }

    fn returns(&self, out: &mut Vec<Action>) {
        for unit in 0..self.rules.roster.len() as UnitId {
            if !matches!(self.state.unit(unit).spot, Spot::Away { .. }) || self.seat(unit) != self.mover() {
                continue;
            }
            let Spot::Away { by, .. } = self.state.unit(unit).spot else { continue };
            for hex in self.field().within(by, 6) {
                if self.may_return(unit, hex) {
                    out.push(Action::Return { unit, hex, facing: self.inward(hex) });
                }
            }
        }
    }

    fn return_hexes_of_leader(&self, leader: usize) -> Vec<HexId> {
        let Spot::Away { by, from } = self.state.leaders[leader].spot else { return Vec::new() };
        if self.state.now.turn < from {
            return Vec::new();
        }
        let enemy = self.leader_seat(leader).other();
        let near = self.field().within(by, self.charts().off_map.horse.into());
        near.into_iter()
            .filter(|hex| self.edges_of(*hex).any(|edge| self.field().on_edge(by, edge)))
            .filter(|hex| self.field().ground(*hex) != Ground::Lake)
            .filter(|hex| {
                !self.state.at(*hex).any(|id| self.seat(id) == enemy) && !self.controlled(enemy, *hex)
            })
            .collect()
    }

    // ---------------------------------------------------------------- steps

    /// Has the walker anything left to do but stop?
    pub fn can_step(&self, unit: UnitId) -> bool {
        let mut list = Vec::new();
        if self.walk_of(unit).is_some() {
            self.steps(&mut list);
        }
        list.len() > 1
    }

    pub fn leader_can_step(&self, leader: u8) -> bool {
        let mut list = Vec::new();
        self.leader_steps(leader, &mut list);
        list.len() > 1
    }

    fn steps(&self, out: &mut Vec<Action>) {
        let Some(walk) = self.state.now.walk else { return };
        match walk.who {
            Walker::Unit(unit) => self.unit_steps(unit, &walk, out),
            Walker::Leader(leader) => self.leader_steps(leader, out),
            Walker::Fleeing(_) => {}
        }
    }

    fn unit_steps(&self, unit: UnitId, walk: &Walk, out: &mut Vec<Action>) {
        let (it, card) = (self.state.unit(unit), self.card(unit));
        let Some(hex) = it.spot.hex() else { return out.push(Action::Stop) };
        // Foot that stands ready to shoot moves a hex or turns, no more, unless it takes up its march (G-R30).
        let marching = !card.kind.missile() || !it.ready;
        if marching && !walk.halted {
            if self.may_enter(unit, walk, false).is_ok() {
                out.push(Action::Forward { hold: false });
            }
            if self.may_enter(unit, walk, true).is_ok() {
                out.push(Action::Forward { hold: true });
            }
            for sixths in [1_i8, -1, 2, -2, 3] {
                if self.may_turn(unit, walk, sixths.unsigned_abs()).is_ok() {
                    out.push(Action::Turn { sixths });
                }
            }
            if self.may_overrun(unit, Some(walk)).is_ok() {
                out.push(Action::Overrun);
            }
            if self.may_exit(unit, walk) {
                out.push(Action::Exit);
            }
        }
        if !walk.begun && !walk.halted {
            let ahead = self.may_minimum(unit, walk, true).is_ok();
            for facing in Side::ALL {
                if ahead {
                    out.push(Action::Minimum { advance: true, facing });
                }
                if facing != it.facing {
                    out.push(Action::Minimum { advance: false, facing });
                }
            }
            if walk.leader.is_none() && self.cavalry_phase() {
                for leader in
                    self.state.leaders_at(hex).filter(|leader| self.leader_seat(*leader) == card.side)
                {
                    if !self.state.leaders[leader].moved {
                        out.push(Action::TakeLeader { leader: leader as u8 });
                    }
                }
            }
        }
        if card.kind.missile() && !walk.halted && walk.left >= self.charts().movement.flip {
            out.push(Action::Flip);
        }
        if self.may_shoot_riding(unit, walk) {
            let around = self.field().next[usize::from(hex)].into_iter().filter(|near| *near != OFF);
            for near in around {
                for target in self.state.at(near).filter(|id| self.seat(*id) != card.side) {
                    out.push(Action::Fire { by: unit, at: Aim::Unit(target) });
                }
                if self.lone_leader(card.side.other(), near) {
                    out.push(Action::Fire { by: unit, at: Aim::Leaders(near) });
                }
            }
        }
        if walk.left >= self.charts().movement.banner {
            for banner in self.holds(unit) {
                for to in self.banner_takers(unit, hex) {
                    out.push(Action::PassBanner { banner: banner as u8, to });
                }
            }
        }
        out.push(Action::Stop);
    }

    /// Off the map straight ahead, for a point (G-4.4.1, G-4.4.2, G-R47).
    fn may_exit(&self, unit: UnitId, walk: &Walk) -> bool {
        let it = self.state.unit(unit);
        let ahead = it.spot.hex().map(|hex| self.field().neighbour(hex, it.facing));
        ahead == Some(OFF) && walk.left >= self.charts().movement.exit
    }

    /// Regular units in the same hex or next to it that have not moved (G-7.1.3, G-R45).
    fn banner_takers(&self, unit: UnitId, hex: HexId) -> Vec<UnitId> {
        let seat = self.seat(unit);
        let around = self.field().next[usize::from(hex)].into_iter().filter(|near| *near != OFF).chain([hex]);
        let able = |id: &UnitId| {
            let it = self.state.unit(*id);
            *id != unit
                && self.seat(*id) == seat
                && !self.card(*id).kind.missile()
                && it.order != Order::Panicked
                && !it.marks.has(Marks::RODE)
        };
        around.flat_map(|near| self.state.at(near)).filter(able).collect()
    }

    /// What a hex costs a leader: as light cavalry (G-8.1.2, G-R46).
    pub fn leader_toll(&self, from: HexId, side: Side) -> u8 {
        let mut cost = self.toll(Kind::Cavalry, 0, from, side).sum();
        if self.wall(from, side) {
            cost += i32::from(self.charts().walls.leader) - i32::from(self.charts().walls.horse[0]);
        }
        cost.clamp(0, 255) as u8
    }

    fn leader_steps(&self, leader: u8, out: &mut Vec<Action>) {
        let Some(walk) = self.state.now.walk else { return };
        let seat = self.leader_seat(usize::from(leader));
        if let Some(from) = self.state.leaders[usize::from(leader)].spot.hex() {
            for side in Side::ALL {
                let to = self.field().neighbour(from, side);
                let closed = to == OFF
                    || self.field().ground(to) == Ground::Lake
                    || self.field().side(from, side).barred()
                    || self.state.at(to).any(|id| self.seat(id) != seat);
                if !closed && self.leader_toll(from, side) <= walk.left {
                    out.push(Action::LeaderTo { hex: to });
                }
            }
            if self.edges_of(from).next().is_some() && walk.left >= self.charts().movement.exit {
                out.push(Action::Exit);
            }
        }
        out.push(Action::Stop);
    }

    // ---------------------------------------------------------------- counter-charges

    /// The hex of the walker if he may be counter-charged: cavalry, horse archers, or a leader who is alone (G-5.7.1, G-R32).
    pub fn countered_hex(&self) -> Option<HexId> {
        let hex = self.walker_hex()?;
        match self.state.now.walk?.who {
            Walker::Unit(unit) | Walker::Fleeing(unit) => self.card(unit).kind.mounted().then_some(hex),
            Walker::Leader(leader) => {
                self.lone_leader(self.leader_seat(usize::from(leader)), hex).then_some(hex)
            }
        }
    }

    /// Who may still join those who have ridden: they touch the enemy now, which bars nobody of their own (G-5.7.5).
    pub fn joining_chargers(&self, seat: Seat, hex: HexId, declared: &ArrayVec<UnitId, 8>) -> Vec<UnitId> {
        let around = self.field().next[usize::from(hex)].into_iter().filter(|near| *near != OFF);
        let others = around
            .flat_map(|near| self.state.at(near))
            .any(|id| self.seat(id) == seat && !declared.contains(&id));
        if others {
            return Vec::new();
        }
        let far = &self.field().two[usize::from(hex)];
        let there = far.iter().flat_map(|two| self.state.at(two.to));
        let mut list: Vec<UnitId> = there
            .filter(|id| {
                self.seat(*id) == seat && !declared.contains(id) && !self.onsets(*id, hex).is_empty()
            })
            .collect();
        list.sort_unstable();
        list
    }

    fn counter_choices(&self, declared: &ArrayVec<UnitId, 8>, out: &mut Vec<Action>) {
        let Some(hex) = self.countered_hex() else { return };
        let seat = self.mover().other();
        let riders = if declared.is_empty() {
            self.counter_chargers(seat, hex)
        } else {
            self.joining_chargers(seat, hex, declared)
        };
        for unit in riders {
            out.extend(self.onsets(unit, hex).into_iter().map(Action::CounterCharge));
        }
        out.push(Action::HoldBack);
    }

    // ---------------------------------------------------------------- combat

    fn fight_choices(&self, out: &mut Vec<Action>) {
        let Some(fight) = self.state.now.fight.as_deref() else { return };
        match fight.stage {
            Stage::Fort(attacker, hex) => {
                let units = if attacker { &fight.attackers } else { &fight.defenders };
                let here: Vec<UnitId> =
                    units.iter().copied().filter(|id| self.state.hex_of(*id) == Some(hex)).collect();
                self.fort_groups(&here, out);
            }
            Stage::Loss(attacker) => {
                out.extend(self.who_can_lose(attacker).into_iter().map(|unit| Action::Lose { unit }));
            }
            Stage::Blocked => {
                let attacker = fight.retreat.is_some_and(|(attacker, _)| attacker);
                out.extend(self.who_can_lose(attacker).into_iter().map(|unit| Action::Lose { unit }));
            }
            Stage::Retreat => {
                let list = self.fall_backs();
                out.extend(list.into_iter().map(|(unit, hex, leader)| Action::FallBack {
                    unit,
                    hex,
                    leader,
                }));
            }
            _ => {}
        }
    }

    /// Every group of units of a fortified hex that may fight: at most four points, at least one unit (G-12.1.8).
    fn fort_groups(&self, here: &[UnitId], out: &mut Vec<Action>) {
        let most = self.charts().stacking.fighting;
        let count = here.len().min(10);
        for bits in 1_u32..1 << count {
            let units: Units = (0..count).filter(|n| bits >> n & 1 == 1).map(|n| here[n]).collect();
            if units.iter().map(|id| self.weight(*id)).sum::<u8>() <= most {
                out.push(Action::FortFighters { units });
            }
        }
    }

    /// The units of a side in the combat that still have strength to lose (G-R17).
    pub fn who_can_lose(&self, attacker: bool) -> Vec<UnitId> {
        let Some(fight) = self.state.now.fight.as_deref() else { return Vec::new() };
        let units = if attacker { &fight.attackers } else { &fight.defenders };
        units.iter().copied().filter(|id| self.state.hex_of(*id).is_some()).collect()
    }

    /// First steps of a retreat: which unit, whereto, and whether a leader goes with it (G-R46).
    pub fn fall_backs(&self) -> Vec<(UnitId, HexId, bool)> {
        let Some(fight) = self.state.now.fight.as_deref() else { return Vec::new() };
        let must = fight.retreat.map_or(0, |(_, hexes)| hexes);
        let mut list = Vec::new();
        for unit in &fight.waiting {
            let Some(hex) = self.state.hex_of(*unit) else { continue };
            // A leader goes with one of his units: with the last one there at the latest.
            let last =
                !fight.waiting.iter().any(|other| other != unit && self.state.hex_of(*other) == Some(hex));
            let led = self.leader_with(*unit);
            for to in self.retreats(*unit, hex, hex, 0, must) {
                if led {
                    list.push((*unit, to, true));
                }
                if !led || !last {
                    list.push((*unit, to, false));
                }
            }
        }
        list
    }

    /// Is a leader of its side in the unit's hex?
    pub fn leader_with(&self, unit: UnitId) -> bool {
        let Some(hex) = self.state.hex_of(unit) else { return false };
        let seat = self.seat(unit);
        self.state.leaders_at(hex).any(|leader| self.leader_seat(leader) == seat)
    }

    /// Winners who may follow: cavalry and infantry that fought and have not panicked (G-R36).
    pub fn may_chase(&self, unit: UnitId) -> bool {
        self.state.hex_of(unit).is_some()
            && !self.card(unit).kind.missile()
            && self.state.unit(unit).order != Order::Panicked
    }

    /// The ways of the beaten that begin next to a unit, in a hex that is empty of enemies now (G-5.5.6, G-R69).
    pub fn chase_traces(&self, unit: UnitId) -> Vec<u8> {
        let (Some(fight), Some(hex)) = (self.state.now.fight.as_deref(), self.state.hex_of(unit)) else {
            return Vec::new();
        };
        let enemy = self.seat(unit).other();
        let open = |trace: &Trace| {
            let first = trace.hexes.first().copied().unwrap_or(OFF);
            trace.hexes.len() > 1
                && self.field().side_to(hex, first).is_some_and(|side| !self.field().side(hex, side).barred())
                && !self.state.at(first).any(|id| self.seat(id) == enemy)
        };
        fight.traces.iter().enumerate().filter(|(_, trace)| open(trace)).map(|(n, _)| n as u8).collect()
    }

    /// What the pursuer may do next, apart from stopping.
    pub fn chase_choices(&self) -> Vec<Action> {
        let Some(Task::Chase { unit, trace, done, must, .. }) = self.state.now.tasks.last() else {
            return Vec::new();
        };
        let (unit, done, must) = (*unit, *done, *must);
        let Some(at) = self.state.hex_of(unit) else { return Vec::new() };
        if *trace == u8::MAX {
            let mut list = Vec::new();
            for trace in self.chase_traces(unit) {
                let first = self
                    .state
                    .now
                    .fight
                    .as_deref()
                    .and_then(|fight| fight.traces[usize::from(trace)].hexes.first().copied());
                if first.is_some_and(|hex| self.may_follow(unit, at, hex)) {
                    list.push(Action::Pursue { trace, leader: false });
                    if self.leader_with(unit) {
                        list.push(Action::Pursue { trace, leader: true });
                    }
                }
            }
            return list;
        }
        let Some(way) =
            self.state.now.fight.as_deref().and_then(|fight| fight.traces.get(usize::from(*trace)))
        else {
            return Vec::new();
        };
        // As far as the beaten went, and into a fort only as far as its hex (G-12.1.5).
        let (length, done) = (way.hexes.len() - 1, usize::from(done));
        let first = way.hexes.first().copied().unwrap_or(OFF);
        if self.fortified(at) && done > 0 {
            return Vec::new();
        }
        let fort = |hex: &HexId| *hex == first || !self.fortified(*hex);
        if must {
            // Every hex of the way, the last one only if it is empty; foot in the way may be ridden down or not (G-5.5.10).
            let Some(next) =
                way.hexes.get(done).copied().filter(|hex| fort(hex) && self.may_follow(unit, at, *hex))
            else {
                return Vec::new();
            };
            let last = done == length;
            if last && self.state.anybody(next).is_some() {
                return Vec::new();
            }
            let mut list = vec![Action::PursueTo { hex: next }];
            if self.must_ride_down(unit, next) {
                list.push(Action::StayPut);
            }
            return list;
        }
        if done >= length {
            return Vec::new();
        }
        let near =
            |hex: &HexId| way.hexes.iter().any(|on| on == hex || self.field().side_to(*on, *hex).is_some());
        let around = self.field().next[usize::from(at)];
        let mut list: Vec<Action> = around
            .into_iter()
            .filter(|hex| {
                *hex != OFF && *hex != first && near(hex) && fort(hex) && self.may_follow(unit, at, *hex)
            })
            .map(|hex| Action::PursueTo { hex })
            .collect();
        // Off the map as the last step (G-4.4.1, G-R36).
        if around.contains(&OFF) {
            list.push(Action::Exit);
        }
        list
    }

    /// Can this hex only be entered by riding somebody down (G-R38)?
    pub fn must_ride_down(&self, unit: UnitId, hex: HexId) -> bool {
        let enemy = self.seat(unit).other();
        let fast = self.card(unit).kind == Kind::Cavalry
            && self.state.unit(unit).charge >= self.charts().overrun.least_charge;
        let foot = |id: UnitId| !self.card(id).kind.mounted();
        let foes = self.state.at(hex).any(|id| self.seat(id) == enemy);
        foes || fast && self.state.at(hex).any(foot) || !self.has_room(unit, hex)
    }

    /// May a pursuer enter a hex: passable, with room, or with nobody but foot to be ridden down (G-R36)?
    fn may_follow(&self, unit: UnitId, from: HexId, to: HexId) -> bool {
        let Some(side) = self.field().side_to(from, to) else { return false };
        if self.field().ground(to) == Ground::Lake || self.field().side(from, side).barred() {
            return false;
        }
        if !self.must_ride_down(unit, to) {
            return true;
        }
        let fast = self.card(unit).kind == Kind::Cavalry
            && self.state.unit(unit).charge >= self.charts().overrun.least_charge;
        let foot_only =
            self.state.anybody(to).is_some() && !self.state.at(to).any(|id| self.card(id).kind.mounted());
        fast && foot_only && self.open_ground(to)
    }

    /// Where an attacker may advance: into a hex of the destroyed, then straight on (G-5.2.9, G-R37).
    pub fn advances(&self, unit: UnitId, done: u8) -> Vec<HexId> {
        let (Some(fight), Some(at)) = (self.state.now.fight.as_deref(), self.state.hex_of(unit)) else {
            return Vec::new();
        };
        let (it, seat) = (self.state.unit(unit), self.seat(unit));
        let open = |to: HexId| {
            let Some(side) = self.field().side_to(at, to) else { return false };
            self.field().ground(to) != Ground::Lake
                && !self.field().side(at, side).barred()
                && !self.state.at(to).any(|id| self.seat(id) != seat)
                && !self.controlled(seat.other(), to)
                && !self.must_ride_down(unit, to)
        };
        if it.order == Order::Panicked {
            return Vec::new();
        }
        if done == 0 {
            let front = self.front_zone(unit);
            return fight.hexes.iter().copied().filter(|hex| front.contains(hex) && open(*hex)).collect();
        }
        let ahead = self.field().neighbour(at, it.facing);
        if ahead != OFF && open(ahead) { vec![ahead] } else { Vec::new() }
    }

    /// Does a throw on a row of the table disorganise this unit (G-T.4, G-R62)?
    pub fn disorders(&self, unit: UnitId, row: u8, total: u8) -> bool {
        let card = self.card(unit);
        let column = match (card.kind, card.armour) {
            (Kind::Cavalry | Kind::HorseArcher, 2) => 0,
            (Kind::Cavalry | Kind::HorseArcher, 1) => 1,
            (Kind::Cavalry | Kind::HorseArcher, _) => 2,
            (Kind::Infantry, 2) => 3,
            (Kind::Infantry, 1) => 4,
            _ => 5,
        };
        self.charts().disorganisation[usize::from(row.clamp(1, 5) - 1)][column] >> total & 1 == 1
    }

    /// Does a hex hold more than it may (G-R49)?
    pub fn overfull(&self, hex: HexId) -> bool {
        let sum: u8 = self.state.at(hex).map(|id| self.weight(id)).sum();
        let limits = self.charts().stacking;
        sum > if self.fortified(hex) { limits.fortified } else { limits.hex }
    }
}
