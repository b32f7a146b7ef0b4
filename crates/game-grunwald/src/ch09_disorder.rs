//! 9 and 10. Disorganisation and panic: what becomes of a unit, who catches it from whom, and by which rules.

use crate::ch02_turn::ROOTED;
use crate::event::Cause;
use crate::look::{Cited, Look, No, Refused};
use crate::rules::*;
use crate::state::{Cohesion, Marks, UnitId};
use engine::Rule;

/// A try to find one's order, and what it then brings.
pub const RALLYING: [Rule; 2] = [R_9_3_1, RULING_44];

/// What the marker of such order says: the disorderly are slower from now on.
pub fn rules_behind_marker(cohesion: Cohesion) -> &'static [Rule] {
    match cohesion {
        Cohesion::Panicked => &[R_10_1_4],
        _ => &[R_9_1_4, R_9_2_1, RULING_76],
    }
}

impl Look<'_> {
    /// May this unit try to find its order now? Whoever is stopped or bound may too: it is no move (G-9.3.1, G-R78).
    pub fn may_rally(&self, unit: UnitId) -> Result<(), Refused> {
        let it = self.state.unit(unit);
        match it.cohesion {
            Cohesion::Good => {
                self.may_spend_time(unit)?;
                Err(No::NothingToRally { unit }.by(R_9_3_1))
            }
            // A panicked unit comes to its senses before it flees, or not at all in this phase (G-10.3.1, G-R43).
            Cohesion::Panicked => Err(No::Panicked { unit }.by(R_10_3_1).see(&[RULING_43])),
            Cohesion::Disorganised => {
                let marks = it.marks;
                self.may_be_asked(unit).map_err(|refused| refused.see(&[R_9_3_1, RULING_78]))?;
                let done = marks.has(Marks::DONE);
                match () {
                    _ if !done && !marks.has(Marks::RODE) => Ok(()),
                    _ if done && marks.has(Marks::HELD | Marks::STOPPED) => {
                        Err(No::TimeOver { unit }.by(RULING_44).see(&[R_4_1_4, RULING_78]))
                    }
                    _ if done && marks.has(Marks::BOUND | Marks::RETURNED) => {
                        Err(self.why_idle(unit).see(&[R_9_3_1, RULING_78]))
                    }
                    // It is tried instead of a move: whoever has none left has moved, or spent his time otherwise (G-R44).
                    _ if marks.has(Marks::RODE) => {
                        Err(No::MovedAlready { unit }.by(RULING_44).see(&[R_4_1_4, R_9_3_1]))
                    }
                    _ => Err(No::TimeOver { unit }.by(RULING_44).see(&[R_4_1_4, R_9_3_1])),
                }
            }
        }
    }

    /// What a unit has done that tries to find its order: nothing else in this phase, though it stays where it can be attacked.
    /// Whoever is stopped or bound may try too: it is no move.
    pub fn rules_behind_rallying(&self, id: UnitId, tried: &[Rule]) -> Cited {
        let mut rules = [tried, &[R_6_2_4, R_6_2_5, R_6_2_6, RULING_72]].concat();
        rules.extend(self.state.unit(id).marks.has(ROOTED).then_some(RULING_78));
        rules
    }

    /// What becomes of a unit in such order that is disorganised, and by which rules: by a combat the disorganised panic, by fire or
    /// ground they stay what they are (G-R29). Nothing becomes of one beside a leader (G-9.1.3). Which rule it is on bad ground the
    /// ground says ([`Look::ground_disorganises`]).
    pub fn worse(
        &self,
        unit: UnitId,
        cohesion: Cohesion,
        cause: Cause,
        led: bool,
    ) -> Option<(Cohesion, &'static [Rule])> {
        let mounted = self.card(unit).kind.mounted();
        let worse: (Cohesion, &[Rule]) = match (cohesion, cause) {
            _ if led && cause != Cause::Pushed => return None,
            (_, Cause::Pushed) => (Cohesion::Panicked, &[R_5_4_4, RULING_35]),
            (Cohesion::Good, Cause::Combat) => (Cohesion::Disorganised, &[R_9_1_1, R_T_4]),
            (Cohesion::Disorganised, Cause::Combat) => (Cohesion::Panicked, &[R_10_1_1, R_T_4]),
            (Cohesion::Good, Cause::Demoralised) => (Cohesion::Disorganised, &[R_T_3, RULING_13]),
            (Cohesion::Disorganised, Cause::Demoralised) => (Cohesion::Panicked, &[R_T_3, RULING_13]),
            (Cohesion::Good, Cause::Ground) => (Cohesion::Disorganised, &[]),
            (Cohesion::Good, Cause::Fire) => (Cohesion::Disorganised, &[R_9_1_1, RULING_29]),
            // The rider who failed, or the foot that gave way before him.
            (Cohesion::Good, Cause::Overrun) if mounted => (Cohesion::Disorganised, &[R_5_8_7]),
            (Cohesion::Good, Cause::Overrun) => (Cohesion::Disorganised, &[R_5_8_5A, RULING_38]),
            _ => return None,
        };
        (worse.0 != cohesion).then_some(worse)
    }

    /// The points that a disorganised unit has less (G-9.2.1), and loses in mid-move (G-R76).
    pub fn slower_by(&self, unit: UnitId) -> u8 {
        let less = self.charts().movement.disorganised;
        if self.card(unit).kind.mounted() { less.horse } else { less.foot }
    }
}

/// What a unit risks beside company in disorder or in panic.
#[derive(Clone, Copy, Debug)]
pub struct Danger {
    /// The rule of the test.
    pub rule: Rule,
    /// What it becomes if it fails, and by which rules. A leader who has come since does not save the disorganised (G-R42).
    pub worse: Cohesion,
    pub fails: &'static [Rule],
}

/// Is a unit in such order tested beside company in such order (G-R41)? In good order nobody beside a leader (G-9.1.3), and nobody by
/// those who are no worse off.
pub fn contagion(own: Cohesion, company: Cohesion, led: impl FnOnce() -> bool) -> Option<Danger> {
    let disorder: &[Rule] = &[R_9_1_1, R_9_1_2, RULING_41];
    let (rule, worse, fails) = match (own, company) {
        (Cohesion::Good, Cohesion::Disorganised) => (R_9_1_1, Cohesion::Disorganised, disorder),
        (Cohesion::Good, Cohesion::Panicked) => (R_9_1_2, Cohesion::Disorganised, disorder),
        (Cohesion::Disorganised, Cohesion::Panicked) => {
            let fails = &[R_10_1_2, RULING_41, RULING_42];
            return Some(Danger { rule: R_10_1_2, worse: Cohesion::Panicked, fails });
        }
        _ => return None,
    };
    (!led()).then_some(Danger { rule, worse, fails })
}
