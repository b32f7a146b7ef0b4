//! Losses, disorder, contagion, the deaths of leaders, fallen banners.

use super::{Go, Scribe};
use crate::content::Nation;
use crate::event::{Blow, Cause, Event, Progress};
use crate::field::HexId;
use crate::rules::*;
use crate::state::*;
use engine::dice::Hope;
use engine::{Journal, Rule, Seat};

/// Work on walls counts by the turn, and begins anew when it is disturbed.
pub(super) const WORK_ON_WALLS: [Rule; 3] = [R_12_1_6, R_12_1_7, RULING_49];

impl<J: Journal<Event>> Scribe<'_, J> {
    /// Boxes on the track for the gain of a seat, as the allies count them.
    pub fn boxes(&self, gains: Seat, boxes: i8) -> i8 {
        if gains == ALLIED { boxes } else { -boxes }
    }

    /// A unit loses strength, by these rules; one without any is eliminated.
    pub fn lose(&mut self, unit: UnitId, points: u8, blow: Blow, rules: &[Rule]) -> Go {
        if points == 0 || self.state.hex_of(unit).is_none() {
            return Ok(());
        }
        let left = self.state.unit(unit).strength.saturating_sub(points);
        if left > 0 {
            // A stray shot disturbs work on walls like any other (G-12.1.7).
            let works = blow == Blow::FriendlyFire && self.state.unit(unit).wrecked > 0;
            self.emit(Event::Lost { unit, left, blow }, rules);
            if works {
                self.emit(Event::Wrecking { unit, turns: 0 }, &WORK_ON_WALLS);
            }
            return Ok(());
        }
        self.eliminate(unit, blow, rules)
    }

    /// A unit is gone, by these rules: morale, points, and whatever banner it bore (G-7.1.5).
    pub fn eliminate(&mut self, unit: UnitId, blow: Blow, rules: &[Rule]) -> Go {
        let Some(hex) = self.state.hex_of(unit) else { return Ok(()) };
        let card = *self.look().card(unit);
        let gains = card.side.other();
        let boxes = if blow.shakes() { self.boxes(gains, self.look().charts().track.unit) } else { 0 };
        let points = if blow.scores() { self.look().charts().victory.points[card.kind as usize] } else { 0 };
        let banners: Vec<BannerId> = self.look().holds(unit).collect();
        let rules = self.cite(|_| [rules, &[blow.rule_of_score()]].concat());
        self.emit(Event::Eliminated { unit, hex, blow, boxes, points }, &rules);
        for banner in banners {
            self.drop_banner(banner, unit, hex);
        }
        Ok(())
    }

    /// The bearer is gone from a hex, or goes: another friend there holds the banner, or it lies there (G-7.1.5).
    pub fn drop_banner(&mut self, banner: BannerId, bearer: UnitId, hex: HexId) {
        let side = self.look().seat(bearer);
        let stays = |id: &UnitId| *id != bearer && self.look().seat(*id) == side;
        let friends: Vec<UnitId> = self.state.at(hex).filter(stays).collect();
        let leaves = self.state.hex_of(bearer) == Some(hex);
        let rule = Self::handing_on(leaves);
        // Who bore it for the time being is gone too: the question is asked anew, not twice.
        self.drop_tasks(|task| matches!(task, Task::TakeUp { banner: it, .. } if *it == banner));
        match friends.as_slice() {
            [] => {
                // The loss of one's own banner shakes an army once, when it falls (G-6.1.5, G-R45).
                let own = self.look().banner_seat(banner) == side;
                let boxes = if own { self.boxes(side.other(), self.look().charts().track.banner) } else { 0 };
                let lost: &[Rule] = if own { &[R_6_1_5, R_7_1_8] } else { &[] };
                let rules = self.cite(|_| [&[rule, RULING_45], lost].concat());
                self.emit(Event::BannerFell { banner, hex, boxes }, &rules);
            }
            [only] => {
                let unit = *only;
                self.take_banner(banner, unit, 0, false, rule);
            }
            _ => {
                // Until the owner has chosen, the first of them holds it.
                let unit = friends[0];
                self.emit(
                    Event::BannerTaken {
                        banner,
                        unit,
                        boxes: 0,
                        for_now: true,
                        bound: false,
                        captured: false,
                    },
                    &[rule, RULING_45],
                );
                self.task(Task::TakeUp { banner, hex, leaves });
            }
        }
    }

    pub(super) fn go_on_take_up(&mut self, banner: BannerId, hex: HexId) -> Go<bool> {
        if self.look().banner_bearers(banner, hex).len() > 1 {
            return Ok(true);
        }
        // Meanwhile the others are gone: who bears it for the time being keeps it.
        match self.state.banner(banner).staff {
            Staff::Held(bearer) => self.take_up(bearer),
            _ => {
                self.done();
            }
        }
        Ok(false)
    }

    pub(super) fn take_up(&mut self, unit: UnitId) {
        if let Some(Task::TakeUp { banner, leaves, .. }) = self.done() {
            let rule = Self::handing_on(leaves);
            self.take_banner(banner, unit, 0, false, rule);
        }
    }

    /// From now on this unit bears the banner.
    pub(super) fn take_banner(
        &mut self,
        banner: BannerId,
        unit: UnitId,
        boxes: i8,
        captured: bool,
        rule: Rule,
    ) {
        let bound = self.state.binds(banner, unit);
        let rules = self.cite(|_| {
            let won = (boxes != 0).then_some(R_6_1_5);
            // Another has moved it in this turn.
            let stays: &[Rule] = if bound { &[R_7_1_3, RULING_72] } else { &[] };
            [rule, RULING_45].into_iter().chain(won).chain(stays.iter().copied()).collect()
        });
        self.emit(Event::BannerTaken { banner, unit, boxes, for_now: false, bound, captured }, &rules);
    }

    /// Why friends take over a banner: foot that shoots goes and cannot carry it (G-7.1.2), or its bearer fell (G-7.1.5).
    fn handing_on(leaves: bool) -> Rule {
        if leaves { R_7_1_2 } else { R_7_1_5 }
    }

    /// Whoever enters a hex takes up what lies there: his own banner, or the enemy's (G-7.1.6, G-R45).
    pub fn gather_banners(&mut self, unit: UnitId, hex: HexId) {
        let side = self.look().seat(unit);
        let missile = self.look().card(unit).kind.missile();
        for banner in BannerId::all(self.state.banners.len()) {
            if self.state.banner(banner).staff != Staff::Lies(hex) {
                continue;
            }
            let own = self.look().banner_seat(banner) == side;
            // Foot that shoots may capture, but not retake (G-R45: a regular unit takes it up).
            if own && missile {
                continue;
            }
            let boxes = if own { self.boxes(side, self.look().charts().track.banner) } else { 0 };
            let rule = if own { R_7_1_4 } else { R_7_1_6 };
            self.take_banner(banner, unit, boxes, !own, rule);
        }
    }

    /// An enemy rides into the hex of a leader who is alone (G-8.2.6).
    pub fn trample_leaders(&mut self, unit: UnitId, hex: HexId) -> Go {
        let enemy = self.look().seat(unit).other();
        let alone: Vec<LeaderId> =
            self.state.leaders_at(hex).filter(|leader| self.look().leader_seat(*leader) == enemy).collect();
        for leader in alone {
            self.kill_leader(leader, &[R_8_2_6, RULING_68])?;
        }
        Ok(())
    }

    /// The dead ride no farther with anybody.
    fn forget_leader(&mut self, dead: LeaderId) {
        for at in 0..self.state.now.tasks.len() {
            let (Task::Chase { leaders, .. } | Task::Retreat { leaders, .. }) = self.state.now.tasks[at]
            else {
                continue;
            };
            if leaders.contains(dead) {
                self.amend(at, |task| {
                    if let Task::Chase { leaders, .. } | Task::Retreat { leaders, .. } = task {
                        leaders.remove(dead);
                    }
                });
            }
        }
    }

    /// A leader dies, by these rules: morale, points, and a point of strength of those about him or of his whole nation.
    pub fn kill_leader(&mut self, leader: LeaderId, rules: &[Rule]) -> Go {
        let Whereabouts::Map(hex) = self.state.leader(leader).whereabouts else { return Ok(()) };
        let (seat, army, nation) = {
            let card = self.look().leader_card(leader);
            (card.seat(), card.army, card.nation)
        };
        let track = self.look().charts().track;
        let boxes = self.boxes(seat.other(), if army { track.army_leader } else { track.leader });
        let points = self.look().charts().victory.leader;
        let rules = self.cite(|look| {
            let loss: &[Rule] =
                if army { &[R_6_1_7, R_8_1_5, RULING_46] } else { &[R_6_1_6, R_8_1_4, R_8_2_8] };
            let mut rules = [loss, &[RULING_77], rules].concat();
            // Whom he led is tired no more.
            rules.extend(
                (look.rules.options.fatigue && look.state.leader(leader).fatigue > 0).then_some(RULING_79),
            );
            rules
        });
        self.emit(Event::LeaderKilled { leader, boxes, points }, &rules);
        self.forget_leader(leader);
        let struck: Vec<(UnitId, Blow, &[Rule])> = if army {
            let whole = self.rules.options.whole_side;
            let led = |other: Nation| match nation {
                Nation::Lithuania => matches!(other, Nation::Lithuania | Nation::Tatars),
                _ => other == nation,
            };
            // Of another nation, but beside him: as with any leader; it moves no marker either (G-8.1.6).
            let blow = |id: UnitId| -> Option<(UnitId, Blow, &[Rule])> {
                let (card, at) = (self.look().card(id), self.state.hex_of(id)?);
                match card.side == seat {
                    true if whole || led(card.nation) => {
                        Some((id, Blow::ArmyLeaderDied, &[R_8_1_5, RULING_46]))
                    }
                    true if at == hex => Some((id, Blow::BesideArmyLeader, &[R_8_1_4, RULING_46])),
                    _ => None,
                }
            };
            UnitId::all(self.state.units.len()).filter_map(blow).collect()
        } else {
            let about = self.state.at(hex).filter(|id| self.look().seat(*id) == seat);
            about.map(|id| (id, Blow::LeaderDied, &[R_8_1_4][..])).collect()
        };
        for (unit, blow, rules) in struck {
            self.lose(unit, 1, blow, rules)?;
        }
        Ok(())
    }

    /// A shot or a combat by these rules, and who has to begin his work on walls anew because of it.
    pub(super) fn disturb(&mut self, event: Event, rules: &[Rule]) {
        let works = |unit: &UnitId| self.state.unit(*unit).wrecked > 0;
        let at_work: Vec<UnitId> = UnitId::all(self.state.units.len()).filter(works).collect();
        self.emit(event, rules);
        for unit in at_work {
            if self.state.unit(unit).wrecked == 0 {
                self.emit(Event::Wrecking { unit, turns: 0 }, &WORK_ON_WALLS);
            }
        }
    }

    // ---------------------------------------------------------------- 9 and 10: disorder and panic

    /// A unit is disorganised. By a combat the disorganised panic; by fire or ground they stay what they are.
    pub fn disorganise(&mut self, unit: UnitId, cause: Cause) -> Go {
        match (self.state.hex_of(unit), self.worse(unit, cause)) {
            (Some(hex), Some((order, rules))) => {
                self.emit_worse(unit, order, cause, rules);
                self.infect(unit, hex)
            }
            _ => Ok(()),
        }
    }

    /// The ground to which a unit comes disorganises it, by this rule. It meets its company next, and they it: that is one occasion,
    /// not two.
    pub(super) fn disorganise_on_ground(&mut self, unit: UnitId, rule: Rule) {
        let worse = self.worse(unit, Cause::Ground).filter(|_| self.state.hex_of(unit).is_some());
        if let Some((order, _)) = worse {
            self.emit_worse(unit, order, Cause::Ground, &[rule]);
        }
    }

    fn worse(&self, unit: UnitId, cause: Cause) -> Option<(Order, &'static [Rule])> {
        let look = self.look();
        look.worse(unit, look.state.unit(unit).order, cause, look.leader_with(unit))
    }

    /// Does it make any difference to a unit to be disorganised?
    pub(super) fn shakes(&self, unit: UnitId, cause: Cause) -> bool {
        self.worse(unit, cause).is_some()
    }

    fn emit_worse(&mut self, unit: UnitId, order: Order, cause: Cause, rules: &[Rule]) {
        let rules = self.cite(|_| {
            let marker: &[Rule] = match order {
                Order::Panicked => &[R_10_1_4],
                _ => &[R_9_1_4, R_9_2_1, RULING_76],
            };
            [rules, marker].concat()
        });
        self.emit(Event::Worse { unit, order, cause }, &rules);
    }

    /// Everybody stacked with a unit that has come to harm is tested, once (G-9.1.1, G-9.1.2, G-10.1.2, G-R42).
    fn infect(&mut self, source: UnitId, hex: HexId) -> Go {
        let side = self.look().seat(source);
        let others: Vec<UnitId> =
            self.state.at(hex).filter(|id| *id != source && self.look().seat(*id) == side).collect();
        let worst = self.state.unit(source).order;
        for other in others {
            self.expose(other, worst, hex);
        }
        self.spread_now()
    }

    /// A unit enters a hex: it meets those there, and they meet it (G-R42). `later`: who is in the hex and enters it after this one.
    pub fn meet(&mut self, unit: UnitId, hex: HexId, later: &[UnitId]) -> Go {
        let side = self.look().seat(unit);
        let company = |id: &UnitId| *id != unit && self.look().seat(*id) == side && !later.contains(id);
        let there: Vec<UnitId> = self.state.at(hex).filter(company).collect();
        if there.is_empty() {
            return Ok(());
        }
        let worst = there.iter().map(|id| self.state.unit(*id).order).max().unwrap_or_default();
        let own = self.state.unit(unit).order;
        for other in there {
            self.expose(other, own, hex);
        }
        self.expose(unit, worst, hex);
        self.spread_now()
    }

    /// Somebody is stacked with disorder or panic and will be tested.
    fn expose(&mut self, unit: UnitId, to: Order, hex: HexId) {
        if self.state.hex_of(unit) != Some(hex) || !self.endangered(unit, to) {
            return;
        }
        // In a combat the list is kept with it, since questions come in between (G-R16).
        match self.fight() {
            Some(_) => self.goes_on(Progress::Exposed { unit, to }),
            None => self.contagion.exposed.push((unit, to)),
        }
    }

    /// All who were exposed: they are tested now.
    fn call_exposed(&mut self) -> Vec<(UnitId, Order)> {
        let Some(fight) = self.fight() else { return std::mem::take(&mut self.contagion.exposed) };
        let exposed = fight.exposed.clone();
        if !exposed.is_empty() {
            self.goes_on(Progress::ExposedCalled);
        }
        exposed
    }

    /// Outside a combat whoever is exposed is tested at once.
    fn spread_now(&mut self) -> Go {
        if self.fight().is_some() || self.contagion.spreading {
            return Ok(());
        }
        self.contagion.spreading = true;
        self.spread()?;
        self.contagion.spreading = false;
        Ok(())
    }

    /// Everybody who is exposed is tested, the side whose phase it is first, then by their numbers (G-R75). Whoever fails infects
    /// others, who come after all of these: nobody is made worse twice by one neighbour in panic (G-R41, G-R42).
    pub(super) fn spread(&mut self) -> Go {
        let (mover, mut tested) = (self.look().mover(), Vec::new());
        loop {
            let mut wave = self.call_exposed();
            if wave.is_empty() {
                return Ok(());
            }
            wave.sort_by_key(|(unit, _)| (self.look().seat(*unit) != mover, *unit));
            for (unit, to) in wave {
                // Two occasions are two tests, in one combat too.
                let again = tested.contains(&unit).then_some(RULING_83);
                if self.test_beside(unit, to, again)? {
                    tested.push(unit);
                }
            }
        }
    }

    /// Can company of that kind make this unit worse (G-R41)? In good order nobody beside a leader (G-9.1.3).
    fn endangered(&self, unit: UnitId, to: Order) -> bool {
        match (self.state.unit(unit).order, to) {
            (Order::Good, Order::Disorganised | Order::Panicked) => !self.look().leader_with(unit),
            (Order::Disorganised, Order::Panicked) => true,
            _ => false,
        }
    }

    /// A test beside somebody in disorder or panic: who fails becomes one step worse (G-R41). False if nobody is in danger any more.
    fn test_beside(&mut self, unit: UnitId, to: Order, again: Option<Rule>) -> Go<bool> {
        let Some(hex) = self.state.hex_of(unit).filter(|_| self.endangered(unit, to)) else {
            return Ok(false);
        };
        let order = self.state.unit(unit).order;
        let rule = match (to, order) {
            (Order::Disorganised, _) => R_9_1_1,
            (_, Order::Good) => R_9_1_2,
            _ => R_10_1_2,
        };
        let rules = self.cite(|_| [rule, RULING_40, RULING_42].into_iter().chain(again).collect());
        let passed = self.throw_for_test(unit, 0, true, &rules)?;
        self.spend_by_test(unit);
        if passed {
            return Ok(true);
        }
        // A leader who has come since does not save the disorganised (G-R42).
        let (worse, rules): (Order, &[Rule]) = match order {
            Order::Good => (Order::Disorganised, &[R_9_1_1, R_9_1_2, RULING_41]),
            _ => (Order::Panicked, &[R_10_1_2, RULING_41, RULING_42]),
        };
        self.emit_worse(unit, worse, Cause::Contagion, rules);
        self.infect(unit, hex)?;
        Ok(true)
    }

    /// A test of its own free will, or in an overrun, by these rules.
    pub fn test(&mut self, unit: UnitId, row: i32, rules: &[Rule]) -> Go<bool> {
        self.throw_for_test(unit, row, false, rules)
    }

    /// The throw of a test, by the rules that ask for it.
    fn throw_for_test(&mut self, unit: UnitId, row: i32, beside: bool, rules: &[Rule]) -> Go<bool> {
        let seat = self.look().seat(unit);
        let (modifiers, needs) = (self.look().test_modifiers(unit, row), self.look().passes_up_to(unit));
        let more = modifiers.sum();
        let throw =
            self.die(seat, R_6_2_1, Hope::Low, |_, face| u32::from(i32::from(face) + more <= needs))?;
        let passed = i32::from(throw) + modifiers.sum() <= needs;
        let rules = self.cite(|_| [&[R_6_2_1], rules].concat());
        self.emit(Event::Tested { unit, throw, modifiers, needs, passed, beside }, &rules);
        Ok(passed)
    }

    /// A test that a unit had to take costs it its speed, and in its own movement phase its points (G-6.2.5, G-6.2.6, G-R40).
    fn spend_by_test(&mut self, unit: UnitId) {
        if self.state.unit(unit).charge > 0 {
            self.emit(Event::Slowed { unit }, &[RULING_40]);
        }
        if self.state.now.walk.is_some_and(|walk| walk.who == Walker::Unit(unit)) {
            self.goes_on(Progress::WalkSpent);
            return;
        }
        let moving = self.look().moves_now(unit) && !self.state.unit(unit).marks.has(Marks::DONE);
        if moving {
            self.emit(Event::Done { unit }, &[RULING_40]);
        }
    }
}
