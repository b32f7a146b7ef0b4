//! One sentence for each event: a table, and what needs more than a row.

use super::{
    command, direction, formation, kind, label, leader, marker, place, seat, shooter, standard, status, unit,
    units, winner,
};
use crate::MenOfIron;
use crate::content::{FireResult, ShockResult, UnitType};
use crate::event::{Cause, Check, Clash, Dropped, Event, Passage, Volley};
use crate::field::MarkId;
use crate::ids::HexId;
use crate::state::*;
use engine::decision::Place;
use engine::text::Phrase;
use engine::told::Line;
use engine::{Seat, told};
use hexboard::Corner;

/// The fields of events in words, each by its name in the sentences.
struct Words<'a> {
    rules: &'a MenOfIron,
}

impl Words<'_> {
    fn unit(&self, id: UnitId) -> Phrase {
        unit(self.rules, id)
    }

    fn target(&self, id: UnitId) -> Phrase {
        unit(self.rules, id)
    }

    fn units(&self, list: Units) -> Vec<Phrase> {
        units(self.rules, list)
    }

    fn targets(&self, list: Units) -> Vec<Phrase> {
        units(self.rules, list)
    }

    fn leader(&self, id: LeaderId) -> Phrase {
        leader(self.rules, id)
    }

    fn seat(&self, who: Seat) -> Phrase {
        seat(self.rules, who)
    }

    fn standard(&self, id: StandardId) -> Phrase {
        standard(self.rules, id)
    }

    fn marker(&self, id: MarkerId) -> Phrase {
        marker(self.rules, id)
    }

    fn hex(&self, hex: HexId) -> String {
        label(self.rules, hex)
    }

    fn from(&self, hex: HexId) -> String {
        label(self.rules, hex)
    }

    fn to(&self, hex: HexId) -> String {
        label(self.rules, hex)
    }

    fn facing(&self, facing: Corner) -> Phrase {
        direction(facing)
    }

    fn formation(&self, it: Formation) -> Phrase {
        formation(it)
    }

    fn status(&self, it: Status) -> Phrase {
        status(it)
    }

    fn kind(&self, it: UnitType) -> Phrase {
        kind(it)
    }

    fn side(&self, mark: MarkId) -> String {
        let side = self.rules.field.marks.get(mark.index());
        side.map_or_else(|| "?".into(), |(hex, side)| self.rules.field.side_label(*hex, *side))
    }

    fn place(&self, hex: HexId) -> Place {
        place(self.rules, hex)
    }
}

/// Which of two sentences tells it.
fn either(first: bool, one: &'static str, other: &'static str) -> &'static str {
    if first { one } else { other }
}

/// A throw that everybody can check: `4`, `4+2 = 6`, `4−2 = 2`.
fn rolled(throw: u8, modifier: i32) -> String {
    let sum = i32::from(throw) + modifier;
    let sum = if sum < 0 { format!("−{}", -sum) } else { sum.to_string() };
    match modifier {
        0 => throw.to_string(),
        more if more < 0 => format!("{throw}−{}\u{a0}=\u{a0}{sum}", -more),
        more => format!("{throw}+{more}\u{a0}=\u{a0}{sum}"),
    }
}

/// A throw at a rating or a limit.
fn checked(says: Phrase, check: &Check) -> Phrase {
    says.with("throw", rolled(check.throw, check.modifiers.sum())).with("limit", i32::from(check.limit))
}

/// Before the battle, control, movement; attacks, results and leaders stand below.
pub(super) fn sentence(rules: &MenOfIron, event: &Event) -> Line {
    let words = Words { rules };
    told! { match (event, words) {
        Event::Placed { unit, hex, facing } => "placed", "told-placed", at hex;
        Event::LeaderPlaced { leader, hex } => "leader-placed", "told-leader-placed", at hex;
        Event::Arrayed { unit, formation } => "arrayed", "told-arrayed";
        Event::Dug { side } => "dug", "told-dug";
        Event::SetUp { seat } => "set-up", "told-set-up";
        Event::FirstThrown { seat; throw } => "first-thrown", "told-first-thrown";
        Event::Passed { seat | automatic } => "passed", either(*automatic, "told-passed-automatic", "told-passed");
        Event::StandardRaised { seat, standard } => "standard-raised", "told-standard-raised";
        Event::ActivationEnded { seat | idle } => "activation-ended", either(*idle, "told-idle", "told-activation-ended");
        Event::ClockAdvanced { ; clock } => "clock-advanced", "told-clock";
        Event::FlightThrown { seat; points, throw, level | flees } => "flight-thrown", either(*flees, "told-flees", "told-holds");
        Event::SmallFolkShown {} => "small-folk-shown", "told-small-folk";
        Event::ComynThrown { ; throw | leaves } => "comyn-thrown", either(*leaves, "told-comyn-leaves", "told-comyn-stays");
        Event::TelloThrown { ; throw | flees } => "tello-thrown", either(*flees, "told-tello-flees", "told-tello-stays");
        Event::Formed { units, formation } => "formed", "told-formed";
        Event::FormationEnded { unit, formation } => "formation-ended", "told-formation-ended";
        Event::Mounting { unit } => "mounting", "told-mounting";
        Event::Remounted { unit } => "remounted", "told-remounted";
        Event::Entered { unit, hex; left } => "entered", "told-entered", at hex;
        Event::Stepped { unit, from, to; left } => "stepped", "told-stepped", at from, to;
        Event::Halted { unit, hex } => "halted", "told-halted", at hex;
        Event::Skirted { unit, zones as targets } => "skirted", "told-skirted";
        Event::RodeThrough { rider as unit, through as target; throw | harmed } => "rode-through", either(*harmed, "told-rode-through-harmed", "told-rode-through");
        Event::Turned { unit, facing } => "turned", "told-turned";
        Event::Changed { unit, kind; left } => "changed", "told-changed";
        Event::MoveEnded { unit, hex, facing } => "move-ended", "told-move-ended", at hex;
        Event::Trampled { side } => "trampled", "told-trampled";
        Event::StandardTaken { standard, by as unit } => "standard-taken", "told-standard-taken";
        Event::MarkerTaken { marker, by as unit } => "marker-taken", "told-marker-taken";
        Event::BombardBurst { marker } => "bombard-burst", "told-bombard-burst";
    } else {
        Event::MoveBegan { .. } => Line::new("move-began", Phrase::none()),
        Event::Progress(_) => Line::new("goes-on", Phrase::none()),
        Event::Activated { seat: who, command: it, kind, muster } => {
            let id = match kind {
                Kind::Free => "told-activated",
                Kind::Continued => "told-activated-continued",
                Kind::Seized => "told-activated-seized",
            };
            let says = Phrase::new(id).with("seat", seat(rules, *who)).with("command", command(rules, *it));
            Line::new("activated", says.with("count", muster.commanded.len()))
        }
        Event::ContinuityThrown { seat: who, command: it, check } => {
            let says = Phrase::new(either(check.success, "told-continuity", "told-continuity-failed"));
            let says = says.with("seat", seat(rules, *who)).with("command", command(rules, *it));
            Line::new("continuity-thrown", checked(says, check))
        }
        Event::SeizureThrown { seat: who, command: it, check } => {
            let says = Phrase::new(either(check.success, "told-seizure", "told-seizure-failed"));
            let says = says.with("seat", seat(rules, *who)).with("command", command(rules, *it));
            Line::new("seizure-thrown", checked(says, check))
        }
        Event::LeaderMoved { leader: it, from, to } => {
            let says = Phrase::new(either(from.is_some(), "told-leader-moved", "told-leader-entered"));
            let says = says.with("leader", leader(rules, *it)).with("to", label(rules, *to));
            let says = says.with("from", from.map_or_else(String::new, |hex| label(rules, hex)));
            Line::new("leader-moved", says).at([place(rules, *to)])
        }
        other => attacking(rules, other),
    } }
}

/// Fire, attacks and the way to them.
fn attacking(rules: &MenOfIron, event: &Event) -> Line {
    let words = Words { rules };
    told! { match (event, words) {
        Event::HeldFire { seat } => "held-fire", "told-held-fire";
        Event::AttackNamed { attacker as unit, defender as target | charge } => "attack-named", either(*charge, "told-charge-named", "told-attack-named");
        Event::AttackWithdrawn { attacker as unit } => "attack-withdrawn", "told-attack-withdrawn";
        Event::AttacksConfirmed { seat } => "attacks-confirmed", "told-attacks-confirmed";
        Event::Met { attacker as unit, defender as target } => "met", "told-met";
        Event::Rode { rider as unit, target, from, to, facing | counter } => "rode", either(*counter, "told-rode-counter", "told-rode"), at from, to;
        Event::WaterThrown { unit; throw | disordered } => "water-thrown", either(*disordered, "told-water", "told-water-held");
        Event::ChargeLost { rider as unit } => "charge-lost", "told-charge-lost";
        Event::CounterMet { rider as unit, target } => "counter-met", "told-counter-met";
        Event::Stood { unit } => "stood", "told-stood";
        Event::Evaded { unit, from, to, facing } => "evaded", "told-evaded", at from, to;
    } else {
        Event::Fired(volley) => fired(rules, volley),
        Event::Fought(clash) => fought(rules, clash),
        Event::FightBegan { kind, attackers, defenders } => {
            let id = match kind {
                FightKind::Named => "told-fight",
                FightKind::Continued => "told-fight-continued",
                FightKind::Counter => "told-fight-counter",
            };
            let says = Phrase::new(id).with("units", units(rules, *attackers));
            Line::new("fight-began", says.with("targets", units(rules, *defenders)))
        }
        Event::FightEnded { .. } => Line::new("fight-ended", Phrase::none()),
        Event::LinkDropped { attacker, defender, why } => {
            let id = match why {
                Dropped::Moved => "told-dropped-moved",
                Dropped::Unfit => "told-dropped-unfit",
                Dropped::NoWay => "told-dropped-no-way",
                Dropped::Evaded => "told-dropped-evaded",
                Dropped::Countered => "told-dropped-countered",
                Dropped::GivenUp => "told-dropped-given-up",
            };
            let says = Phrase::new(id).with("unit", unit(rules, *attacker));
            Line::new("link-dropped", says.with("target", unit(rules, *defender)))
        }
        Event::ReluctanceThrown { rider, defender, check } => {
            let says = Phrase::new(either(check.success, "told-horses-obey", "told-horses-refuse"));
            let says = says.with("unit", unit(rules, *rider)).with("target", unit(rules, *defender));
            Line::new("reluctance-thrown", checked(says, check))
        }
        Event::CounterThrown { rider, target, check } => {
            let says = Phrase::new(either(check.success, "told-counter", "told-counter-failed"));
            let says = says.with("unit", unit(rules, *rider)).with("target", unit(rules, *target));
            Line::new("counter-thrown", checked(says, check))
        }
        other => suffering(rules, other),
    } }
}

/// What befalls units and leaders, and the end.
fn suffering(rules: &MenOfIron, event: &Event) -> Line {
    let words = Words { rules };
    told! { match (event, words) {
        Event::Disordered { unit | cause } => "disordered", disordered(*cause);
        Event::Unhorsed { unit } => "unhorsed", "told-unhorsed";
        Event::Retreated { unit, from, to, facing } => "retreated", "told-retreated", at from, to;
        Event::HeldGround { unit } => "held-ground", "told-held-ground";
        Event::Unshaken { unit } => "unshaken", "told-unshaken";
        Event::Retired { unit, from, to, facing } => "retired", "told-retired", at from, to;
        Event::Eliminated { unit, hex; points | cause } => "eliminated", eliminated(*cause), at hex;
        Event::Departed { unit, hex } => "departed", "told-departed", at hex;
        Event::DrowningThrown { unit; throw | drowned } => "drowning-thrown", either(*drowned, "told-drowned", "told-not-drowned");
        Event::Rallied { unit, status } => "rallied", either(*status == Status::Normal, "told-rallied", "told-rallied-disordered");
        Event::Advanced { unit, from, to, facing | why } => "advanced", either(*why == Passage::Following, "told-followed", "told-advanced"), at from, to;
        Event::LeaderLost { leader; points | captured } => "leader-lost", either(*captured, "told-leader-captured", "told-leader-killed");
        Event::LeaderWent { leader, to as hex } => "leader-went", "told-leader-went", at to;
        Event::LeaderDeparted { leader } => "leader-departed", "told-leader-departed";
    } else {
        Event::LeaderThrown { leader: it, check, .. } => {
            let says = Phrase::new(either(check.success, "told-leader-struck", "told-leader-spared"));
            Line::new("leader-thrown", checked(says.with("leader", leader(rules, *it)), check))
        }
        Event::LeaderReplaced { leader: it, hex } => {
            let says = Phrase::new(either(hex.is_some(), "told-replaced", "told-replaced-later"));
            let says = says.with("leader", leader(rules, *it));
            let says = says.with("hex", hex.map_or_else(String::new, |hex| label(rules, hex)));
            Line::new("leader-replaced", says).at(hex.map(|hex| place(rules, hex)))
        }
        Event::GameEnded { ending } => Line::new("game-ended", ended(rules, ending)),
        // All others have been told.
        _ => Line::quiet(),
    } }
}

fn disordered(cause: Cause) -> &'static str {
    match cause {
        Cause::RiddenThrough => "told-disordered-ridden-through",
        Cause::Water => "told-disordered-water",
        Cause::Evasion => "told-disordered-evasion",
        Cause::NoRetreat => "told-disordered-no-retreat",
        _ => "told-disordered",
    }
}

fn eliminated(cause: Cause) -> &'static str {
    match cause {
        Cause::Surrounded => "told-eliminated-surrounded",
        Cause::NoStandard => "told-eliminated-no-standard",
        Cause::HitAgain => "told-eliminated-hit-again",
        Cause::NotRetired => "told-eliminated-instead",
        Cause::NoRetreat => "told-eliminated-no-retreat",
        Cause::NoRoom => "told-eliminated-no-room",
        _ => "told-eliminated",
    }
}

fn fire_result(result: FireResult) -> Phrase {
    Phrase::new(match result {
        FireResult::Nothing => "result-of-nothing",
        FireResult::Retreat => "result-of-retreat",
        FireResult::Disordered => "result-of-disordered",
        FireResult::DisorderedRetreat => "result-of-disordered-retreat",
        FireResult::Unhorsed => "result-of-unhorsed",
        FireResult::Retired => "result-of-retired",
        FireResult::Eliminated => "result-of-eliminated",
    })
}

fn shock_result(result: ShockResult) -> Phrase {
    use ShockResult as R;
    Phrase::new(match result {
        R::AttackerUnhorsed => "result-of-attacker-unhorsed",
        R::AttackerDisorderedRetreat => "result-of-attacker-disordered-retreat",
        R::AttackerDisordered => "result-of-attacker-disordered",
        R::Nothing => "result-of-nothing",
        R::Retreat => "result-of-retreat",
        R::Disordered => "result-of-disordered",
        R::DisorderedRetreat => "result-of-disordered-retreat",
        R::DisorderedRetreatContinued => "result-of-disordered-retreat-continued",
        R::Retired => "result-of-retired",
        R::RetiredContinued => "result-of-retired-continued",
        R::Eliminated => "result-of-eliminated",
        R::EliminatedContinued => "result-of-eliminated-continued",
    })
}

fn fired(rules: &MenOfIron, volley: &Volley) -> Line {
    let id = match volley.shot.mode {
        FireMode::Active => "told-fired",
        FireMode::Return => "told-fired-return",
        FireMode::Reaction => "told-fired-reaction",
        FireMode::Bombard => "told-fired-bombard",
    };
    let says = Phrase::new(id)
        .with("unit", shooter(rules, volley.shot.by))
        .with("target", unit(rules, volley.shot.at))
        .with("hex", label(rules, volley.hex))
        .with("range", volley.range)
        .with("throw", rolled(volley.throw, volley.modifiers.sum()))
        .with("code", volley.result.id())
        .with("result", fire_result(volley.result));
    Line::new("fired", says).at([place(rules, volley.from), place(rules, volley.hex)])
}

fn fought(rules: &MenOfIron, clash: &Clash) -> Line {
    let id = match clash.table {
        crate::content::ShockTable::Shock => "told-fought",
        crate::content::ShockTable::Charge => "told-fought-charge",
    };
    let says = Phrase::new(id)
        .with("units", units(rules, clash.attackers))
        .with("target", unit(rules, clash.defender))
        .with("hex", label(rules, clash.hex))
        .with("throw", rolled(clash.throw, clash.modifiers.sum()))
        .with("code", clash.result.id())
        .with("result", shock_result(clash.result));
    Line::new("fought", says).at([place(rules, clash.hex)])
}

fn ended(rules: &MenOfIron, ending: &Ending) -> Phrase {
    let id = match ending.end {
        End::Flight => "told-ended-flight",
        End::NoUnits => "told-ended-no-units",
        End::StandOff => "told-ended-stand-off",
        End::Quiet => "told-ended-quiet",
        End::Clock => "told-ended-clock",
        End::Resigned => "told-ended-resigned",
    };
    Phrase::new(id)
        .with("winner", winner(rules, ending))
        .with("first", seat(rules, Seat(0)))
        .with("second", seat(rules, Seat(1)))
        .with("own", ending.points[0])
        .with("foe", ending.points[1])
}
