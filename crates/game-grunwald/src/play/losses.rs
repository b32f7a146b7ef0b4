//! Losses, the deaths of leaders, fallen banners.

use super::{DiceResult, EventWriter};
use crate::ch07_banners::TakenUp;
use crate::ch12_objects::WORK_ON_WALLS;
use crate::content::Nation;
use crate::event::{Blow, Event};
use crate::field::HexId;
use crate::rules::*;
use crate::state::*;
use engine::{Journal, Rule, Seat};

impl<J: Journal<Event>> EventWriter<'_, J> {
    /// Boxes on the track for the gain of a seat, as the allies count them.
    pub fn boxes(&self, gains: Seat, boxes: i8) -> i8 {
        if gains == ALLIED { boxes } else { -boxes }
    }

    /// A unit loses strength, by these rules; one without any is eliminated.
    pub fn lose(&mut self, unit: UnitId, points: u8, blow: Blow, rules: &[Rule]) -> DiceResult {
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
    pub fn eliminate(&mut self, unit: UnitId, blow: Blow, rules: &[Rule]) -> DiceResult {
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

    pub(super) fn go_on_take_up(&mut self, banner: BannerId, hex: HexId) -> DiceResult<bool> {
        if self.look().banner_bearers(banner, hex).len() > 1 {
            return Ok(true);
        }
        // Meanwhile the others are gone: who bears it for the time being keeps it.
        match self.state.banner(banner).whereabouts {
            BannerWhereabouts::Held(bearer) => self.take_up(bearer),
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
        for banner in self.look().banners_that_lie(hex).collect::<Vec<_>>() {
            let Some(TakenUp { captured, rule }) = self.look().takes_up(banner, unit) else { continue };
            let boxes = if captured { 0 } else { self.boxes(side, self.look().charts().track.banner) };
            self.take_banner(banner, unit, boxes, captured, rule);
        }
    }

    /// An enemy rides into the hex of a leader who is alone (G-8.2.6).
    pub fn trample_leaders(&mut self, unit: UnitId, hex: HexId) -> DiceResult {
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
    pub fn kill_leader(&mut self, leader: LeaderId, rules: &[Rule]) -> DiceResult {
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
}
