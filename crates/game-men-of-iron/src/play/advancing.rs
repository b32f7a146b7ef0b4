//! Advances and Continued Attacks (10.5, 12.7), and who follows an evading enemy (10.2).

use super::{DiceResult, EventWriter};
use crate::event::{Dropped, Event, Passage};
use crate::ids::{HexId, UnitId};
use crate::rules::*;
use crate::state::*;
use engine::Journal;
use hexboard::Corner;

impl<J: Journal<Event>> EventWriter<'_, J> {
    /// The unit that goes on enters first, then the other hexes are entered, then it attacks (MI-R78).
    pub(super) fn go_on_advancing(&mut self) -> DiceResult<bool> {
        let look = self.look();
        let on = look.continuing();
        if let [(unit, hex)] = on[..] {
            self.continue_attack(unit, hex)?;
            return Ok(false);
        }
        if !on.is_empty() || !look.advancing().is_empty() {
            return Ok(true);
        }
        self.stage(Stage::Waiting);
        if let Some(unit) = self.look().fight().and_then(|fight| fight.goes_on) {
            self.attack_again(unit)?;
        }
        Ok(false)
    }

    /// One attacker goes on, as it faces (MI-12.7a).
    pub(super) fn continue_attack(&mut self, unit: UnitId, hex: HexId) -> DiceResult {
        let Some(from) = self.state.hex_of(unit) else { return Ok(()) };
        let facing = self.look().facing_of(unit);
        let mut rules = vec![R_12_7A, R_12_7B, RULING_12_7_1];
        if let Some(fight) = self.state.fight() {
            rules.extend((fight.kind == FightKind::Continued).then_some(R_12_7D));
            rules.extend(fight.shaken.contains(unit).then_some(RULING_12_7_3));
        }
        self.amend_fight(|fight| {
            fight.goes_on = Some(unit);
            fight.vacated.retain(|it| it.hex != hex);
        });
        let event = Event::Advanced { unit, from, to: hex, facing, why: Passage::Continued };
        self.emit(event, &rules);
        self.comes_into(unit, Some(from), hex)
    }

    /// It attacks whoever is in front of it; nobody there, it may turn (MI-Q12.7-1).
    fn attack_again(&mut self, unit: UnitId) -> DiceResult {
        let look = self.look();
        if look.hex_of(unit).is_none() {
            return Ok(());
        }
        let (seat, targets) = (look.seat(unit), look.shock_targets(unit));
        let link = |defender: UnitId| {
            let (from, at) = (look.hex_of(unit)?, look.hex_of(defender)?);
            Some(Link { attacker: unit, defender, charge: false, countered: false, from, at })
        };
        let links: Links = targets.iter().filter_map(link).collect();
        if links.is_empty() {
            self.task(Task::Face { unit });
            return Ok(());
        }
        self.begin_fight(Fight::new(FightKind::Continued, seat, links));
        Ok(())
    }

    /// A victor enters a vacated hex (MI-10.5a), or one that was given up (MI-10.2d).
    pub(super) fn advance(&mut self, unit: UnitId, hex: HexId, facing: Corner) -> DiceResult {
        let Some(from) = self.state.hex_of(unit) else { return Ok(()) };
        let following = self.look().fight().is_some_and(|fight| fight.stage == Stage::Following);
        if following {
            return self.follow(unit, from, hex, facing);
        }
        self.amend_fight(|fight| fight.vacated.retain(|it| it.hex != hex));
        let event = Event::Advanced { unit, from, to: hex, facing, why: Passage::Advance };
        let mut rules = vec![R_10_5A, R_10_5B, RULING_10_5_1];
        rules.extend(self.look().worn(unit).then_some(RULING_10_5_2));
        self.emit(event, &rules);
        self.comes_into(unit, Some(from), hex)
    }

    /// It gives up what it had still to attack (MI-Q10.2-2).
    fn follow(&mut self, unit: UnitId, from: HexId, hex: HexId, facing: Corner) -> DiceResult {
        let left: Vec<UnitId> = self
            .look()
            .fight()
            .map_or(Vec::new(), |fight| fight.of(unit).map(|link| link.defender).collect());
        for defender in left {
            let event = Event::LinkDropped { attacker: unit, defender, why: Dropped::GivenUp };
            self.emit(event, &[RULING_10_2_2]);
        }
        self.amend_fight(|fight| fight.evaded.retain(|(_, at, _)| *at != hex));
        let event = Event::Advanced { unit, from, to: hex, facing, why: Passage::Following };
        self.emit(event, &[R_10_2D, RULING_10_2_2, RULING_10_5_3]);
        self.comes_into(unit, Some(from), hex)
    }

    /// Hexes that evading units gave up; where nobody can follow nobody is asked. Then the combat goes on.
    pub(super) fn go_on_following(&mut self) -> DiceResult<bool> {
        if !self.look().followers().is_empty() {
            return Ok(true);
        }
        self.leave_evaded();
        Ok(false)
    }

    fn leave_evaded(&mut self) {
        self.amend_fight(|fight| fight.evaded.clear());
        self.stage(Stage::Dice);
    }

    pub(super) fn stay_put(&mut self) -> DiceResult {
        self.leave_evaded();
        Ok(())
    }

    pub(super) fn face(&mut self, facing: Corner) -> DiceResult {
        match self.done() {
            Some(Task::Face { unit }) => {
                self.emit(Event::Turned { unit, facing }, &[RULING_12_7_1]);
            }
            Some(Task::Wheel { rider, .. }) => self.wheel(rider, facing),
            _ => {}
        }
        Ok(())
    }

    pub(super) fn go_on_facing(&mut self, unit: UnitId) -> DiceResult<bool> {
        if self.state.hex_of(unit).is_some() {
            return Ok(true);
        }
        self.done();
        Ok(false)
    }
}
