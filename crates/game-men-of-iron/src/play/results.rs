//! What befalls a unit (chapter 12): leaders first, then disorder, horses, retreats, flight, elimination.

use super::{DiceResult, EventWriter};
use crate::ch12_results::Fate;
use crate::content::Blow;
use crate::event::{Cause, Event, Progress};
use crate::ids::{UnitId, Units};
use crate::rules::*;
use crate::state::*;
use engine::dice::Hope;
use engine::{Journal, Rule};

impl<J: Journal<Event>> EventWriter<'_, J> {
    /// Something befalls a unit of the map: it is carried out before what is at hand goes on.
    pub fn suffer(&mut self, unit: UnitId, blow: Blow, source: Source) {
        if !blow.is_none() && self.state.hex_of(unit).is_some() {
            self.task(Task::Suffer { unit, blow, source, thrown: false });
        }
    }

    pub(super) fn go_on_suffering(
        &mut self,
        unit: UnitId,
        blow: Blow,
        source: Source,
        thrown: bool,
    ) -> DiceResult<bool> {
        self.done();
        if self.state.hex_of(unit).is_none() {
            return Ok(false);
        }
        if !thrown {
            self.throw_for_leaders(unit, blow, source)?;
        }
        self.first_mishap(unit);
        match self.look().fate(unit, blow, source) {
            Fate::Nothing => {}
            Fate::Eliminated(cause, rules) => self.lose_unit(unit, cause, rules)?,
            Fate::Retired(cause, instead) => self.task(Task::Retire { unit, cause, instead }),
            Fate::Shaken { disordered, unhorsed, retreats, holds } => {
                let was_disordered = self.was_disordered(unit, source);
                if unhorsed {
                    let rules = [R_12_5A, R_12_5B, RULING_12_5_1];
                    self.emit(Event::Unhorsed { unit, cause: cause_of(source) }, &rules);
                } else if disordered {
                    self.disorder(unit, cause_of(source), rules_of_disorder(source));
                } else if blow.disordered {
                    self.emit(Event::Unshaken { unit }, &[R_12_2E]);
                }
                if holds {
                    let rule = if self.look().is_garrison(unit) { R_COU_2 } else { R_SCH_6 };
                    let mut rules = vec![rule, RULING_12_3_4];
                    // Where nobody leaves nobody goes on either.
                    rules.extend(self.went_on_over(unit, source).then_some(RULING_12_7_4));
                    self.emit(Event::HeldGround { unit }, &rules);
                }
                if retreats {
                    let causes = self.causes_of(unit, source);
                    let shaken = self.state.fight().is_some_and(|fight| fight.shaken.contains(unit));
                    let thrown = disordered || unhorsed || shaken && matches!(source, Source::Repulse { .. });
                    self.task(Task::Retreat { unit, causes, source, thrown, was_disordered });
                }
            }
        }
        Ok(false)
    }

    /// Was it worse than Normal before this combat or this shot (MI-R54)?
    fn was_disordered(&self, unit: UnitId, source: Source) -> bool {
        let fight = self.state.fight().filter(|_| matches!(source, Source::Shock | Source::Repulse { .. }));
        fight.map_or(self.look().worn(unit), |fight| !fight.sound.contains(unit))
    }

    /// Did the throw for this defender say Continued Attack?
    fn went_on_over(&self, unit: UnitId, source: Source) -> bool {
        let verdicts = self.state.fight().filter(|_| matches!(source, Source::Shock));
        let mut verdicts = verdicts.into_iter().flat_map(|fight| &fight.verdicts);
        verdicts.any(|it| it.defender == unit && it.result.continued())
    }

    /// With the pikes of a schiltron the axes inside are Disordered (MI-BAN-3d, MI-R60). A knight who could not wait is released
    /// (MI-IMP-5).
    pub fn disorder(&mut self, unit: UnitId, cause: Cause, rules: &[Rule]) {
        let inside = self.state.hex_of(unit).and_then(|hex| self.state.inside(hex));
        let with = inside.filter(|it| *it != unit && self.look().host_of(*it) == Some(unit));
        if self.state.unit(unit).status == Status::Normal {
            let mut rules = rules.to_vec();
            rules.extend(self.look().marked(unit, Marks::HOT).then_some(R_IMP_5));
            self.emit(Event::Disordered { unit, cause }, &rules);
        }
        if let Some(unit) = with.filter(|it| self.state.unit(*it).status == Status::Normal) {
            self.emit(Event::Disordered { unit, cause }, &[R_BAN_3D, RULING_60]);
        }
    }

    /// Who drives a unit away: the shooter, its attackers in this combat, or the defender that threw it back (MI-Q12.3-5).
    fn causes_of(&self, unit: UnitId, source: Source) -> Causes {
        match source {
            Source::Fire { from, .. } => Causes::from_iter([from]),
            Source::Trampled => Causes::new(),
            // From where it stood when it threw them back: its own comrades may have moved it since.
            Source::Repulse { by } => {
                let verdicts = self.look().fight().into_iter().flat_map(|fight| &fight.verdicts);
                verdicts.filter(|it| it.defender == by).map(|it| it.hex).take(1).collect()
            }
            Source::Shock => {
                let mut causes = Causes::new();
                for link in self.look().fight().into_iter().flat_map(|fight| fight.against(unit)) {
                    if !causes.contains(&link.from) {
                        let _ = causes.try_push(link.from);
                    }
                }
                causes
            }
        }
    }

    /// Eliminates a unit. Its leaders, if nobody else holds the hex, go to another or are captured (MI-15.4c).
    pub fn lose_unit(&mut self, unit: UnitId, cause: Cause, rules: &[Rule]) -> DiceResult {
        let look = self.look();
        let Some(hex) = look.hex_of(unit) else { return Ok(()) };
        let (points, leaders) = (look.worth(unit), look.leaders_with(unit));
        let garrison = look.is_garrison(unit);
        self.emit(Event::Eliminated { unit, hex, cause, points }, rules);
        if self.state.at(hex).is_some() {
            return Ok(());
        }
        for leader in leaders.into_iter().rev() {
            if garrison {
                self.lose_leader(leader, true, &[RULING_74]);
            } else {
                self.task(Task::Displaced { leader });
            }
        }
        Ok(())
    }

    /// The first result on one of Don Tello's units (MI-NAJ-3): thrown for as soon as the result is carried out.
    fn first_mishap(&mut self, unit: UnitId) {
        let fickle = self.rules.battle.special.fickle.filter(|_| self.rules.options.fickle);
        let his = fickle.is_some_and(|fickle| self.look().command_of(unit) == fickle.command);
        if his && !self.state.episodes.tello && !self.state.episodes.tello_due {
            self.goes_on(Progress::TelloDue);
            self.task(Task::Fickle);
        }
    }

    pub(super) fn go_on_fickle(&mut self) -> DiceResult<bool> {
        self.done();
        let Some(fickle) = self.rules.battle.special.fickle else { return Ok(false) };
        let seat = self.look().command_seat(fickle.command);
        let throw =
            self.die(seat, R_NAJ_3, Hope::Low, |_, face| u32::from(fickle.flees_on.contains(face)))?;
        let flees = fickle.flees_on.contains(throw);
        self.emit(Event::TelloThrown { throw, flees }, &[R_NAJ_3]);
        if flees {
            let look = self.look();
            let apart = |unit: &UnitId| {
                let free = |hex| !look.enemy_beside(seat, hex);
                look.hex_of(*unit).is_some_and(free) && look.status(*unit) != Status::Retired
            };
            let units: Vec<UnitId> = look.units_of(fickle.command).iter().filter(apart).collect();
            for unit in units.into_iter().rev() {
                self.task(Task::Retire { unit, cause: Cause::Tello, instead: false });
            }
        }
        Ok(false)
    }

    // ---------------------------------------------------------------- the results of a combat

    /// Leaders of all defenders first, then unit by unit as their owner likes (MI-R78). Asks for the order where it matters.
    pub(super) fn settle_defenders(&mut self) -> DiceResult<bool> {
        let Some(fight) = self.look().fight() else { return Ok(false) };
        let open: Vec<Verdict> = fight.verdicts.iter().filter(|it| !it.done).copied().collect();
        let untested: Vec<Verdict> =
            open.iter().filter(|it| !fight.thrown_for.contains(it.defender)).copied().collect();
        for verdict in untested {
            self.amend_fight(|fight| fight.thrown_for.insert(verdict.defender));
            self.throw_for_leaders(verdict.defender, verdict.result.defender(), Source::Shock)?;
        }
        // What moves nobody is carried out at once: its order changes nothing.
        let look = self.look();
        let still = |it: &Verdict| match look.fate(it.defender, it.result.defender(), Source::Shock) {
            Fate::Nothing => true,
            Fate::Shaken { retreats, .. } => !retreats,
            Fate::Retired(..) | Fate::Eliminated(..) => false,
        };
        let next = open.iter().find(|it| still(it)).or(if open.len() == 1 { open.first() } else { None });
        match next {
            Some(verdict) => self.settle_defender(verdict.defender),
            None if open.is_empty() => self.begin_with_attackers(),
            None => return Ok(true),
        }
        Ok(false)
    }

    /// The result of this defender is carried out.
    pub(super) fn settle_defender(&mut self, unit: UnitId) {
        let verdict = self
            .look()
            .fight()
            .and_then(|fight| fight.verdicts.iter().find(|it| it.defender == unit && !it.done).copied());
        let Some(verdict) = verdict else { return };
        self.amend_fight(|fight| {
            let own = fight.verdicts.iter_mut().filter(|it| it.defender == unit);
            own.for_each(|it| it.done = true);
        });
        let blow = verdict.result.defender();
        if !blow.is_none() && self.state.hex_of(unit) == Some(verdict.hex) {
            self.task(Task::Suffer { unit, blow, source: Source::Shock, thrown: true });
        }
    }

    /// Every attacker linked to a defender suffers what that throw does to attackers (MI-Q10.3-6).
    fn begin_with_attackers(&mut self) {
        let Some(fight) = self.look().fight() else { return };
        let strikes = |it: &&Verdict| !it.result.attacker().is_none();
        let by: Vec<UnitId> = fight.verdicts.iter().filter(strikes).map(|it| it.defender).collect();
        let struck: Units =
            fight.links.iter().filter(|link| by.contains(&link.defender)).map(|link| link.attacker).collect();
        self.amend_fight(|fight| fight.unsettled = struck);
        self.stage(Stage::Attackers);
    }

    /// What an attacker suffers in all, and from whom he retreats, hex by hex. Only a charging man-at-arms is unhorsed.
    fn blow_of_attacker(&self, unit: UnitId) -> (Blow, Vec<UnitId>) {
        let (mut sum, mut from) = (Blow::NONE, Vec::new());
        let Some(fight) = self.look().fight() else { return (sum, from) };
        for link in fight.of(unit) {
            let verdict = fight.verdicts.iter().find(|it| it.defender == link.defender);
            let Some(blow) = verdict.map(|it| it.result.attacker()) else { continue };
            let unhorsed = blow.unhorsed && link.charge && self.look().type_of(unit).charges;
            sum.unhorsed |= unhorsed;
            sum.disordered |= blow.disordered || blow.unhorsed && !unhorsed;
            if blow.retreat {
                from.push(link.defender);
            }
        }
        from.sort_unstable();
        (sum, from)
    }

    pub(super) fn settle_attackers(&mut self) -> DiceResult<bool> {
        let Some(fight) = self.look().fight() else { return Ok(false) };
        let (open, thrown_for) = (fight.unsettled, fight.thrown_for);
        for unit in open.but(thrown_for).iter() {
            let (blow, _) = self.blow_of_attacker(unit);
            self.amend_fight(|fight| fight.thrown_for.insert(unit));
            self.throw_for_leaders(unit, blow, Source::Shock)?;
        }
        let moves = |unit: &UnitId| !self.blow_of_attacker(*unit).1.is_empty();
        let still = open.iter().find(|unit| !moves(unit));
        match still.or(if open.len() == 1 { open.first() } else { None }) {
            Some(unit) => self.settle_attacker(unit),
            None if open.is_empty() => self.begin_to_advance(),
            None => return Ok(true),
        }
        Ok(false)
    }

    /// The results of this attacker are carried out: each retreat away from the defender whose throw caused it (MI-Q10.3-6).
    pub(super) fn settle_attacker(&mut self, unit: UnitId) {
        let (blow, from) = self.blow_of_attacker(unit);
        let normal = self.state.unit(unit).status == Status::Normal;
        let shaken = normal && (blow.disordered || blow.unhorsed);
        let back = blow.unhorsed || !from.is_empty();
        self.amend_fight(|fight| {
            fight.unsettled.remove(unit);
            if shaken {
                fight.shaken.insert(unit);
            }
            if back {
                fight.thrown_back.insert(unit);
            }
        });
        let retreat = Blow { retreat: true, ..Blow::NONE };
        for by in from.into_iter().rev() {
            self.task(Task::Suffer { unit, blow: retreat, source: Source::Repulse { by }, thrown: true });
        }
        if !blow.is_none() {
            self.task(Task::Suffer { unit, blow, source: Source::Shock, thrown: true });
        }
    }

    /// Hexes that the results have emptied are entered next (MI-10.5a, MI-R53).
    fn begin_to_advance(&mut self) {
        let look = self.look();
        let Some(fight) = look.fight() else { return };
        let left =
            |it: &&Verdict| look.hex_of(it.defender) != Some(it.hex) && self.state.at(it.hex).is_none();
        let vacated = |it: &Verdict| Vacated { hex: it.hex, by: it.defender, goes_on: it.result.continued() };
        let list: Vec<Vacated> = fight.verdicts.iter().filter(left).map(vacated).collect();
        self.amend_fight(|fight| fight.vacated = list.into_iter().collect());
        self.stage(Stage::Advance);
    }

    /// What is chosen when the order of results is asked for.
    pub(super) fn settle_next(&mut self, unit: UnitId) {
        match self.look().fight().map(|fight| fight.stage) {
            Some(Stage::Defenders) => self.settle_defender(unit),
            Some(Stage::Attackers) => self.settle_attacker(unit),
            _ => {}
        }
    }
}

fn cause_of(source: Source) -> Cause {
    match source {
        Source::Fire { .. } => Cause::Fire,
        Source::Shock | Source::Repulse { .. } => Cause::Shock,
        Source::Trampled => Cause::RiddenThrough,
    }
}

fn rules_of_disorder(source: Source) -> &'static [Rule] {
    match source {
        Source::Fire { .. } => &[R_9_3B, R_12_2A],
        Source::Shock => &[R_12_2A, R_10_3F],
        Source::Repulse { .. } => &[R_12_2A, RULING_10_3_6],
        Source::Trampled => &[R_8_0C, R_12_3C],
    }
}
