//! A rider has reached his enemy: what is left of his charge, whom else he meets, water (MI-Q11.3-8, MI-TER-2).

use super::{DiceResult, EventWriter};
use crate::content::Faces;
use crate::event::{Cause, Dropped, Event};
use crate::ids::{HexId, UnitId, Units};
use crate::rules::*;
use crate::state::*;
use engine::Journal;
use engine::dice::Hope;

impl<J: Journal<Event>> EventWriter<'_, J> {
    /// After the shots at his arrival.
    pub(super) fn arrive_at_enemy(&mut self, rider: UnitId, start: HexId) -> DiceResult {
        let Some(fight) = self.state.fight() else { return Ok(()) };
        let stands = fight.of(rider).next().is_some_and(|link| self.look().hex_of(rider) == Some(link.from));
        if !stands || self.look().can_attack(rider).is_err() {
            self.drop_links_by(rider, Dropped::Unfit, &[R_11_3F]);
            self.stage(Stage::Charges);
            return Ok(());
        }
        let knight = self.look().type_of(rider).charges && self.look().status(rider) == Status::Normal;
        if !knight {
            self.lose_charge(rider);
        }
        if self.state.fight().is_some_and(|fight| self.look().must_wade(fight, rider)) {
            self.throw_for_water(rider)?;
        }
        if self.state.fight().is_some_and(|fight| fight.kind == FightKind::Named) {
            self.meet_others(rider, start);
        }
        self.stage(Stage::Charges);
        Ok(())
    }

    /// The charge is plain shock from here on, if it was one.
    fn lose_charge(&mut self, rider: UnitId) {
        let charged = self.state.fight().is_some_and(|fight| fight.of(rider).any(|link| link.charge));
        if charged {
            self.emit(Event::ChargeLost { rider }, &[R_11_3F, R_12_2D, RULING_9_2_7]);
        }
    }

    /// Enemies in front of him whom nobody else attacks are his as well. He charges them too, unless one stood next to where he
    /// started or could not be charged from here (MI-Q11.3-8).
    fn meet_others(&mut self, rider: UnitId, start: HexId) {
        let Some(fight) = self.state.fight() else { return };
        let look = self.look();
        let (Some(hex), facing) = (look.hex_of(rider), look.facing_of(rider)) else { return };
        let charges = fight.of(rider).any(|link| link.charge);
        let taken: Units = look.state.now.named.iter().map(|named| named.defender).collect();
        let taken = taken.and(fight.defenders());
        let mut met = Vec::new();
        for enemy in look.enemies_ahead(rider, hex, facing) {
            if taken.contains(enemy) || look.marked(enemy, Marks::ATTACKED) {
                continue;
            }
            let Some(at) = look.hex_of(enemy) else { continue };
            let near = look.field().adjacent(start, at);
            let charge = charges && !near && look.may_be_charged_from(rider, hex, enemy, at).is_ok();
            met.push((enemy, charge));
        }
        for (defender, charge) in met {
            self.emit(Event::Met { attacker: rider, defender, charge }, &[RULING_11_3_8, RULING_56, R_10_3D]);
        }
    }

    /// All other horses that attack across water (MI-TER-2).
    pub(super) fn cross_water(&mut self) -> DiceResult {
        let attackers = self.state.fight().map(Fight::attackers).unwrap_or_default();
        for unit in attackers.iter() {
            if self.state.fight().is_some_and(|fight| self.look().must_wade(fight, unit)) {
                self.throw_for_water(unit)?;
            }
        }
        self.stage(Stage::Reluctance);
        Ok(())
    }

    fn throw_for_water(&mut self, unit: UnitId) -> DiceResult {
        let faces: Faces = self.look().water_faces();
        let seat = self.look().seat(unit);
        let throw = self.die(seat, R_TER_2, Hope::Low, |_, face| u32::from(faces.contains(face)))?;
        let disordered = faces.contains(throw);
        self.emit(Event::WaterThrown { unit, throw, disordered }, &[R_TER_2]);
        if disordered && self.look().status(unit) == Status::Normal {
            self.disorder(unit, Cause::Water, &[R_TER_2]);
            self.lose_charge(unit);
        }
        Ok(())
    }
}
