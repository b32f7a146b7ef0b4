//! What an action is called and what it costs: cheap enough for every answer of a list.

use crate::action::Action;
use crate::content::Kind;
use crate::field::HexId;
use crate::look::Look;
use crate::rules::*;
use crate::state::*;
use crate::telling::{banner_name, direction, leader, unit, units};
use engine::text::Phrase;
use engine::{Rule, Tally};

/// An action in one sentence.
pub fn name(look: &Look, action: &Action) -> Phrase {
    let (say, names) = (Phrase::new, Names { look });
    match action {
        Action::Place { unit, hex, facing } => {
            names.to("do-place", *unit, *hex).with("facing", direction(*facing))
        }
        Action::Unplace { unit } => names.of("do-unplace", *unit),
        Action::Formation { unit } => names.of(names.other_face(Some(*unit)), *unit),
        Action::PlaceLeader { leader, unit } => names.led(names.of("do-place-leader", *unit), *leader),
        Action::PlaceBanner { banner, leader } => {
            names.led(names.banner(say("do-place-banner"), *banner), *leader)
        }
        Action::Attach { unit, leader } => names.attach(*unit, *leader),
        Action::UseDefault => say("do-default"),
        Action::EndSetup => say("do-ready"),
        Action::Fire { by, at } => names.shot("do-fire", Some(*by), *at),
        Action::HoldFire => match look.state.now.tasks.last() {
            Some(Task::Volley { answers, .. }) if !answers.is_empty() => say("do-roll-now"),
            _ => say("do-hold-fire"),
        },
        Action::ShootBack { at } => names.shot("do-shoot-back", names.walker(), *at),
        Action::FriendHit { unit } => names.of("do-friend-hit", *unit),
        Action::TryRally { unit } => names.of("do-try-rally", *unit),
        Action::Flee { unit } => names.of("do-flee", *unit),
        Action::FleeTo { hex } => names.hex(say("do-flee-to"), *hex),
        Action::Move { unit } => names.of("do-move", *unit),
        Action::Rally { unit } => names.of("do-rally", *unit),
        Action::MoveLeader { leader } => names.led(say("do-move-leader"), *leader),
        Action::Enter { unit, hex, facing } => {
            names.to("do-enter", *unit, *hex).with("facing", direction(*facing))
        }
        Action::Return { unit, hex, facing } => {
            names.to("do-return", *unit, *hex).with("facing", direction(*facing))
        }
        Action::ReturnLeader { leader, hex } => names.hex(names.led(say("do-return-leader"), *leader), *hex),
        Action::PassBanner { banner, to } => names.banner(names.of("do-pass-banner", *to), *banner),
        Action::Wreck { unit } => names.of("do-wreck", *unit),
        Action::EndPhase => say("do-end-phase"),
        Action::Forward { hold } => names.forward(*hold),
        Action::Turn { sixths } => names.turn(*sixths),
        Action::Overrun => names.step("do-overrun"),
        Action::Minimum { advance, facing } => {
            let id = if *advance { "do-minimum-ahead" } else { "do-minimum" };
            names.step(id).with("facing", direction(*facing))
        }
        Action::Flip => names.step(names.other_face(names.walker())),
        Action::Exit => match look.state.now.tasks.last() {
            Some(Task::Chase { unit, .. }) => names.of("do-exit", *unit),
            _ => names.by_leader("do-leader-exit").unwrap_or_else(|| names.step("do-exit")),
        },
        Action::TakeLeader { leader } => names.led(names.step("do-take-leader"), *leader),
        Action::LeaveLeader => {
            let who = look.state.now.walk.and_then(|walk| walk.leader);
            let who = who.map_or(say("nobody"), |who| leader(look.rules, who));
            names.step("do-leave-leader").with("leader", who)
        }
        Action::Stop => names.by_leader("do-leader-stops").unwrap_or_else(|| names.step("do-stop")),
        Action::LeaderTo { hex } => {
            names.hex(names.by_leader("do-leader-to").unwrap_or_else(|| say("do-leader-to")), *hex)
        }
        Action::CounterCharge(ride) => names.to("do-counter-charge", ride.unit, ride.to),
        Action::HoldBack => match look.state.now.tasks.last() {
            Some(Task::Counter(declared)) if !declared.is_empty() => say("do-strike-now"),
            _ => say("do-hold-back"),
        },
        Action::Aside { unit, hex } => names.to("do-aside", *unit, *hex),
        Action::TakeUp { unit } => names.of("do-take-up", *unit),
        Action::Next { unit } => names.of("do-next", *unit),
        Action::Attack { attackers, hexes } => names.attack(attackers, hexes),
        Action::FortFighters { units: list } => say("do-fort").with("units", units(look.rules, list)),
        Action::Lose { unit } => names.of("do-lose", *unit),
        Action::FallBack { unit, hex, leader: false } => names.to("do-fall-back", *unit, *hex),
        Action::FallBack { unit, hex, leader: true } => names.to("do-fall-back-led", *unit, *hex),
        Action::Face { facing } => say("do-face").with("facing", direction(*facing)),
        Action::Pursue { trace, leader: false } => names.pursuit("do-pursue", *trace),
        Action::Pursue { trace, leader: true } => names.pursuit("do-pursue-led", *trace),
        Action::PursueTo { hex } => names.hex(say("do-pursue-to"), *hex),
        Action::StayPut if look.state.now.tasks.last() == Some(&Task::Fight) => say("do-stay-all"),
        Action::StayPut => say("do-stay"),
        Action::Advance { hex, leader: false } => names.hex(say("do-advance"), *hex),
        Action::Advance { hex, leader: true } => names.hex(say("do-advance-led"), *hex),
        Action::Remove { unit } => names.of("do-remove", *unit),
    }
}

/// The parts of such sentences.
struct Names<'a> {
    look: &'a Look<'a>,
}

impl Names<'_> {
    fn of(&self, id: &'static str, it: UnitId) -> Phrase {
        Phrase::new(id).with("unit", unit(self.look.rules, it))
    }

    fn to(&self, id: &'static str, it: UnitId, hex: HexId) -> Phrase {
        self.hex(self.of(id, it), hex)
    }

    fn hex(&self, phrase: Phrase, hex: HexId) -> Phrase {
        phrase.with("hex", self.look.label(hex))
    }

    fn led(&self, phrase: Phrase, who: LeaderId) -> Phrase {
        phrase.with("leader", leader(self.look.rules, who))
    }

    fn banner(&self, phrase: Phrase, banner: BannerId) -> Phrase {
        phrase.with("banner", banner_name(self.look.rules, banner))
    }

    /// The counter on its way.
    fn walker(&self) -> Option<UnitId> {
        self.look.state.now.walk.and_then(|walk| walk.unit())
    }

    fn step(&self, id: &'static str) -> Phrase {
        self.of_somebody(id, self.walker())
    }

    fn of_somebody(&self, id: &'static str, it: Option<UnitId>) -> Phrase {
        it.map_or_else(|| Phrase::new(id).with("unit", Phrase::new("nobody")), |it| self.of(id, it))
    }

    /// A leader on his way does it by himself.
    fn by_leader(&self, id: &'static str) -> Option<Phrase> {
        match self.look.state.now.walk.map(|walk| walk.who) {
            Some(Walker::Leader(who)) => Some(self.led(Phrase::new(id), who)),
            _ => None,
        }
    }

    /// From its combat face to the march, and back (G-11.1.3).
    fn other_face(&self, it: Option<UnitId>) -> &'static str {
        let ready = it.is_some_and(|it| self.look.state.unit(it).ready);
        if ready { "do-march" } else { "do-make-ready" }
    }

    fn attach(&self, it: UnitId, who: LeaderId) -> Phrase {
        let rides = self.look.card(it).kind == Kind::Cavalry;
        self.led(self.of(if rides { "do-attach-group" } else { "do-attach" }, it), who)
    }

    fn shot(&self, id: &'static str, by: Option<UnitId>, at: Aim) -> Phrase {
        let target = match at {
            Aim::Unit(target) => unit(self.look.rules, target),
            Aim::Leaders(hex) => self.hex(Phrase::new("leader-on"), hex),
            Aim::Object(hex) => self.hex(Phrase::new("walls-of"), hex),
        };
        self.of_somebody(id, by).with("target", target)
    }

    fn forward(&self, hold: bool) -> Phrase {
        let (look, field) = (self.look, self.look.field());
        let ahead = self.walker().and_then(|it| {
            let unit = look.state.unit(it);
            Some(field.neighbour(unit.whereabouts.hex()?, unit.facing))
        });
        let ahead = ahead.filter(|hex| usize::from(*hex) < field.len());
        self.step(if hold { "do-hold-pace" } else { "do-forward" })
            .with("hex", ahead.map_or_else(String::new, |hex| look.label(hex).to_string()))
    }

    fn turn(&self, sixths: i8) -> Phrase {
        let facing = self.walker().map(|it| self.look.state.unit(it).facing.turned(sixths.into()));
        let facing = facing.map_or_else(|| Phrase::new("nobody"), direction);
        self.step("do-turn").with("facing", facing)
    }

    fn attack(&self, attackers: &Units, hexes: &Hexes) -> Phrase {
        let hexes: Vec<Phrase> = hexes.iter().map(|hex| self.hex(Phrase::new("the-hex"), *hex)).collect();
        Phrase::new("do-attack")
            .with("units", units(self.look.rules, attackers))
            .with("count", attackers.len())
            .with("hexes", hexes)
    }

    /// Whose way out of the combat is followed.
    fn pursuit(&self, id: &'static str, trace: TraceId) -> Phrase {
        let fight = self.look.state.now.fight.as_deref();
        let trace = fight.and_then(|fight| fight.traces.get(usize::from(trace)));
        self.of_somebody(id, trace.map(|trace| trace.unit))
    }
}

/// What an action costs whoever does it, in halves; `None` where nothing is paid.
pub fn price(look: &Look, action: &Action) -> Option<Tally> {
    let (walk, movement) = (look.state.now.walk, look.charts().movement);
    let walking = || walk.and_then(|walk| Some((walk.unit()?, walk)));
    let paid = |halves: u8, rule: Rule| {
        let mut tally = Tally::default();
        tally.add(halves.into(), rule);
        tally
    };
    // A friend who stands there costs more than the way does.
    let with_friends = |toll: u8, rule: Rule, cost: u8| {
        let mut tally = paid(toll, rule);
        tally.add_if(i32::from(cost) - i32::from(toll), R_4_2_4_FRIEND);
        tally
    };
    match action {
        Action::Forward { hold } => {
            let (id, walk) = walking()?;
            let (entry, from) = (look.may_enter(id, &walk, *hold).ok()?, look.state.hex_of(id)?);
            Some(look.entry_price(id, from, &walk, &entry, *hold))
        }
        Action::Turn { sixths } => {
            let (id, walk) = walking()?;
            let (hex, sixths) = (look.state.hex_of(id)?, sixths.unsigned_abs());
            look.may_turn(id, &walk, sixths).ok()?;
            Some(look.turn_cost(id, hex, look.state.unit(id).charge, sixths, walk.by_road))
        }
        // It takes whatever is there.
        Action::Minimum { .. } => Some(paid(walk.map_or(0, |walk| walk.left), R_4_2_9_ALL)),
        Action::Overrun => {
            let (id, walk) = walking()?;
            Some(look.may_overrun(id, Some(&walk)).ok()?.cost)
        }
        Action::Exit if matches!(look.state.now.tasks.last(), Some(Task::Chase { .. })) => None,
        Action::Exit => Some(walk.map(|walk| look.exit_cost(&walk)).unwrap_or_default()),
        Action::Flip => Some(paid(movement.flip, R_11_1_3_CHANGE)),
        Action::PassBanner { .. } => Some(paid(movement.banner, R_7_1_4_HANDED)),
        Action::LeaderTo { hex } => {
            let from = look.walker_hex()?;
            let side = look.field().side_to(from, *hex)?;
            Some(with_friends(look.leader_toll(from, side), R_8_1_2_ENTERED, look.leader_cost(from, side)))
        }
        Action::Enter { unit: id, hex, .. } => {
            let (toll, rule) = look.arrival_toll(*id, *hex);
            Some(with_friends(toll, rule, look.arrival_cost(*id, *hex)))
        }
        Action::Fire { by, .. } => rides_by(look, *by).then(|| paid(movement.shot, R_11_5_8_SHOT)),
        Action::ShootBack { .. } => Some(paid(movement.shot, R_11_5_8_SHOT)).filter(|_| walking().is_some()),
        _ => None,
    }
}

/// Whoever shoots in his own move pays for it (G-11.5.8).
pub fn rides_by(look: &Look, by: UnitId) -> bool {
    look.state.now.walk.is_some_and(|walk| walk.unit() == Some(by))
}
