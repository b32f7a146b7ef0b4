//! Fire: active, return and reaction (chapter 9), and counter-charges that answer it (11.5).

use super::{DiceResult, EventWriter};
use crate::content::Blow;
use crate::event::{Event, Volley};
use crate::ids::{HexId, MarkerId, UnitId, Units};
use crate::rules::*;
use crate::state::*;
use engine::dice::Hope;
use engine::{Journal, Tally};

impl<J: Journal<Event>> EventWriter<'_, J> {
    /// Active fire. Whoever is shot at says first whether he shoots back (MI-Q9.2-3).
    pub fn fire(&mut self, by: UnitId, at: UnitId) -> DiceResult {
        self.open_fire(Shot { by: Shooter::Unit(by), at, mode: FireMode::Active })
    }

    pub fn bombard(&mut self, bombard: MarkerId, at: UnitId) -> DiceResult {
        self.open_fire(Shot { by: Shooter::Bombard(bombard), at, mode: FireMode::Bombard })
    }

    fn open_fire(&mut self, shot: Shot) -> DiceResult {
        if self.look().may_shoot_back(&shot).is_ok() {
            self.task(Task::ReturnFire(shot));
            return Ok(());
        }
        self.shoot(shot, false)
    }

    pub fn go_on_returning(&mut self, shot: Shot) -> DiceResult<bool> {
        if self.look().may_shoot_back(&shot).is_ok() {
            return Ok(true);
        }
        self.done();
        self.shoot(shot, false)?;
        Ok(false)
    }

    /// Return fire, or reaction fire of this unit.
    pub fn react(&mut self, by: UnitId) -> DiceResult {
        match self.state.now.tasks.last().cloned() {
            Some(Task::ReturnFire(shot)) => {
                self.done();
                self.shoot(shot, true)
            }
            Some(Task::React { target, hex, fired, counter }) => {
                self.becomes(Task::React { target, hex, fired: fired.with(by), counter });
                let shot = Shot { by: Shooter::Unit(by), at: target, mode: FireMode::Reaction };
                let Some(volley) = self.throw_shot(shot)? else { return Ok(()) };
                self.strike(&volley);
                Ok(())
            }
            _ => Ok(()),
        }
    }

    pub fn hold_fire(&mut self) -> DiceResult {
        match self.done() {
            Some(Task::ReturnFire(shot)) => {
                let seat = self.look().seat(shot.at);
                self.emit(Event::HeldFire { seat }, &[R_9_2D]);
                self.shoot(shot, false)
            }
            Some(Task::React { target, .. }) => {
                let seat = self.look().seat(target).other();
                self.emit(Event::HeldFire { seat }, &[R_9_2F]);
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// A shot and the one that answers it: both dice, then the target's result, the shooter's, and last the counter-charge (MI-R11).
    fn shoot(&mut self, shot: Shot, returned: bool) -> DiceResult {
        let knight = match shot.by {
            Shooter::Unit(shooter) => self.look().may_counter_shot(shot.at, shooter, true).is_ok(),
            Shooter::Bombard(_) => false,
        };
        let Some(active) = self.throw_shot(shot)? else { return Ok(()) };
        let back = match shot.by {
            Shooter::Unit(at) if returned => {
                self.throw_shot(Shot { by: Shooter::Unit(shot.at), at, mode: FireMode::Return })?
            }
            _ => None,
        };
        // What comes last is put down first.
        let blow = active.result.blow();
        let stays = blow == Blow { disordered: blow.disordered, ..Blow::NONE };
        if let (true, Shooter::Unit(shooter)) = (knight && stays, shot.by) {
            self.task(Task::CounterFire { rider: shot.at, shooter });
        }
        if let Some(back) = &back {
            self.strike(back);
        }
        self.strike(&active);
        Ok(())
    }

    /// The die of one shot. What it does comes later: all are thrown as everybody stands now (MI-R11).
    fn throw_shot(&mut self, shot: Shot) -> DiceResult<Option<Volley>> {
        let Some(from) = self.look().stand_of(shot.by) else { return Ok(None) };
        let modifiers: Tally = self.look().fire_sum(shot.by, from, shot.at);
        let (sum, seat) = (modifiers.sum(), self.look().shooter_seat(shot.by));
        let bursts = match shot.by {
            Shooter::Bombard(_) => self.look().battle().special.bombards.map(|it| it.bursts_on),
            Shooter::Unit(_) => None,
        }
        .unwrap_or_default();
        let rule = if shot.mode == FireMode::Bombard { R_CRE_6 } else { R_9_3B };
        let throw = self.die(seat, rule, Hope::High, |look, face| {
            look.fire_class(i32::from(face) + sum, shot.at) * 2 + u32::from(bursts.contains(face))
        })?;
        let Some(volley) = self.look().volley(shot, modifiers, throw) else { return Ok(None) };
        let at_counter = matches!(self.state.now.tasks.last(), Some(Task::React { counter: true, .. }));
        let mut rules = self.cite(|look| look.rules_behind_shot(&volley));
        rules.extend((at_counter && !rules.is_empty()).then_some(RULING_9_2_6));
        self.emit(Event::Fired(Box::new(volley.clone())), &rules);
        if let Shooter::Bombard(marker) = shot.by
            && bursts.contains(throw)
        {
            self.emit(Event::BombardBurst { marker }, &[R_CRE_6]);
        }
        Ok(Some(volley))
    }

    /// What a shot does to its target (MI-12.1).
    fn strike(&mut self, volley: &Volley) {
        let source = Source::Fire { from: volley.from, total: volley.total };
        self.suffer(volley.shot.at, volley.result.blow(), source);
    }

    /// Enemies of a unit that has entered a hex may shoot at it, if any can (MI-9.2f).
    pub fn open_reactions(&mut self, target: UnitId, counter: bool) {
        let Some(hex) = self.look().hex_of(target) else { return };
        let fired = Units::NONE;
        if !self.look().shooters_at_entry(target, hex, fired, counter).is_empty() {
            self.task(Task::React { target, hex, fired, counter });
        }
    }

    /// The window is open as long as somebody can shoot and the target has not left the hex (MI-R09).
    pub fn go_on_reacting(
        &mut self,
        target: UnitId,
        hex: HexId,
        fired: Units,
        counter: bool,
    ) -> DiceResult<bool> {
        let asks = !self.look().shooters_at_entry(target, hex, fired, counter).is_empty();
        if !asks {
            self.done();
        }
        Ok(asks)
    }

    /// May the knight who was shot at still answer by a counter-charge (MI-11.5c)?
    pub fn go_on_counter_fire(&mut self, rider: UnitId, shooter: UnitId) -> DiceResult<bool> {
        let asks = self.look().may_counter_shot(rider, shooter, false).is_ok();
        if !asks {
            self.done();
        }
        Ok(asks)
    }

    /// The genitor has stopped: the counter-charge that was won takes place, if it stands where its move has ended (MI-R04).
    pub fn go_on_counter_later(&mut self, rider: UnitId, target: UnitId, hex: HexId) -> DiceResult<bool> {
        self.done();
        if self.look().hex_of(target) == Some(hex) {
            self.start_counter(rider, target);
        }
        Ok(false)
    }
}
