//! What is going on in a position, and what only some phases ask for.

use super::{ENDS, PHASES, Reading, Which};
use crate::state::*;
use engine::Seat;
use engine::content::Flaw;
use engine::position::Spanned;
use engine::text::Phrase;

impl Reading<'_> {
    /// Refuses what only another phase would ask for: it would be passed over without a word.
    pub(super) fn only_what_the_phase_asks_for(&self) -> Result<(), Flaw> {
        let file = self.file;
        let phase = file.phase.as_ref().map_or("turn", |phase| phase.get_ref());
        let parts = [
            ("decides", file.decides.as_ref().map(Spanned::span), &["recruit", "wagon", "deploy"][..]),
            ("moving", file.moving.as_ref().map(Spanned::span), &["move"]),
            ("respond", file.respond.as_ref().map(Spanned::span), &["respond"]),
            ("ready", file.ready.as_ref().map(Spanned::span), &["return"]),
            ("over", file.over.as_ref().map(Spanned::span), &["over"]),
        ];
        for (name, at, phases) in parts {
            if let Some(at) = at.filter(|_| !phases.contains(&phase)) {
                return Err(self.source.flaw(at, "position-other-phase", name));
            }
        }
        Ok(())
    }

    pub(super) fn phase(&self, core: &Core, name: &Spanned<String>) -> Result<Phase, Flaw> {
        let (rules, file) = (self.rules, self.file);
        let missing = |id| {
            let phase: String = name.get_ref().chars().take(40).collect();
            self.source.says(name.span(), Phrase::new(id).with("phase", phase))
        };
        let decides = || {
            let seat = file.decides.as_ref().ok_or_else(|| missing("position-needs-decides"))?;
            self.seat(seat.get_ref(), seat.span())
        };
        let unit = |who: Seat, which: &Which| {
            let of_seat = core.units_of(who);
            let found = match which {
                Which::Number(number) => of_seat.map(|(id, _)| id).nth(usize::from(*number).wrapping_sub(1)),
                Which::Hex(label) => {
                    let hex = rules.geo.find(label);
                    let there = |unit: &Unit| unit.hex().is_some() && unit.hex() == hex;
                    of_seat.filter(|(_, unit)| there(unit)).map(|(id, _)| id).next()
                }
            };
            found.filter(|id| core.unit(*id).hex().is_some()).ok_or_else(|| missing("position-needs-unit"))
        };
        Ok(match name.get_ref().as_str() {
            "lay-inner" => Phase::ChooseInner,
            "lay-outer" => Phase::ChooseOuter,
            "lay-small" => Phase::ChooseSmall,
            "recruit" => Phase::Recruit(decides()?),
            "wagon" => Phase::PlaceWagon(decides()?),
            "deploy" => Phase::PlaceUnit(decides()?),
            "turn" => Phase::Turn,
            "move" => {
                let moving =
                    file.moving.as_ref().ok_or_else(|| missing("position-needs-table-moving"))?.get_ref();
                let unit = unit(core.turn, &moving.unit)?;
                Phase::Moving(Moving { unit, halted: moving.halted, pursuing: moving.pursuing })
            }
            "respond" => {
                let respond =
                    file.respond.as_ref().ok_or_else(|| missing("position-needs-table-respond"))?.get_ref();
                let attacker = unit(core.turn, &respond.attacker)?;
                let defender = unit(core.turn.other(), &respond.defender)?;
                Phase::Respond { attacker, defender }
            }
            "return" => {
                let mut ready = 0u32;
                let lists = file.ready.iter();
                for (list, number) in lists.flat_map(|list| list.get_ref().iter().map(move |it| (list, it))) {
                    let slot = usize::from(*number).wrapping_sub(1);
                    let waits = |(id, unit): (UnitId, &Unit)| {
                        id.slot() == slot && matches!(unit.whereabouts, Whereabouts::Away(_))
                    };
                    if !core.units_of(core.turn).any(waits) {
                        return Err(missing("position-needs-ready"));
                    }
                    if ready >> slot & 1 == 1 {
                        return Err(self.source.flaw(
                            list.span(),
                            "position-ready-twice",
                            number.to_string(),
                        ));
                    }
                    ready |= 1 << slot;
                }
                Phase::Return { ready }
            }
            "over" => {
                let over = file.over.as_ref().ok_or_else(|| missing("position-needs-table-over"))?.get_ref();
                let end = ENDS.iter().find(|(_, name)| *name == over.end);
                let (end, _) = end.ok_or_else(|| missing("position-needs-over-end"))?;
                let winner = over.winner.as_ref().map(|winner| self.seat(winner.get_ref(), winner.span()));
                let winner = winner.transpose()?;
                Phase::Over(Ending { end: *end, winner, points: over.points, value: over.value })
            }
            other => {
                let known = format!("{other} ({})", PHASES.join(", "));
                return Err(self.source.flaw(name.span(), "position-no-phase", known));
            }
        })
    }
}
