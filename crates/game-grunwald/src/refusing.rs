//! Why an action is not legal: a sentence and its rule.

use crate::action::Action;
use crate::ch13_conrois::Astray;
use crate::content::Kind;
use crate::field::{Ground, HexId, OFF};
use crate::look::{Look, No};
use crate::rules::*;
use crate::setup::scenario_rules;
use crate::state::*;
use crate::telling::{authored, leader, points, prompt, unit, units};
use engine::text::Phrase;
use engine::{Decision, Refusal, Rule};

/// The actions that answer a question, as [`crate::notation::gesture`] does not tell them apart.
fn answers(action: &Action, kind: &str) -> bool {
    use Action::*;
    match action {
        Place { .. }
        | Unplace { .. }
        | Formation { .. }
        | PlaceLeader { .. }
        | PlaceBanner { .. }
        | Attach { .. }
        | UseDefault
        | EndSetup => kind == "set-up",
        Fire { .. } => matches!(kind, "fire" | "step"),
        HoldFire => matches!(kind, "fire" | "shoot-back"),
        ShootBack { .. } => kind == "shoot-back",
        FriendHit { .. } => kind == "friend-hit",
        TryRally { .. } | Flee { .. } => kind == "panic",
        FleeTo { .. } => kind == "flee",
        Move { .. }
        | Rally { .. }
        | MoveLeader { .. }
        | Enter { .. }
        | Return { .. }
        | ReturnLeader { .. }
        | Wreck { .. } => kind == "activate",
        EndPhase => matches!(kind, "activate" | "combat"),
        PassBanner { .. }
        | Forward { .. }
        | Turn { .. }
        | Overrun
        | Minimum { .. }
        | Flip
        | TakeLeader { .. }
        | LeaveLeader
        | Stop
        | LeaderTo { .. } => kind == "step",
        Exit => matches!(kind, "step" | "pursue"),
        CounterCharge(_) | HoldBack => kind == "counter-charge",
        Aside { .. } => kind == "aside",
        TakeUp { .. } => kind == "take-up",
        Next { .. } => kind == "next",
        Attack { .. } => kind == "combat",
        FortFighters { .. } => kind == "fort",
        Lose { .. } => kind == "loss",
        FallBack { .. } => kind == "retreat",
        Face { .. } => kind == "face",
        Pursue { .. } | PursueTo { .. } => kind == "pursue",
        StayPut => matches!(kind, "pursue" | "advance" | "next"),
        Advance { .. } => kind == "advance",
        Remove { .. } => kind == "excess",
    }
}

impl Look<'_> {
    pub fn check(&self, action: &Action) -> Result<(), Refusal> {
        if self.known(action) && self.allows(action) { Ok(()) } else { Err(self.refusal(action)) }
    }

    /// Does an action name only counters, leaders, banners and hexes that there are?
    pub fn known(&self, action: &Action) -> bool {
        let unit = |id: &UnitId| usize::from(*id) < self.rules.roster.len();
        let hex = |hex: &HexId| usize::from(*hex) < self.field().len();
        let leader = |leader: &u8| usize::from(*leader) < self.state.leaders.len();
        let banner = |banner: &u8| usize::from(*banner) < self.state.banners.len();
        let aim = |at: &Aim| match at {
            Aim::Unit(id) => unit(id),
            Aim::Leaders(at) | Aim::Object(at) => hex(at),
        };
        match action {
            Action::Place { unit: id, hex: at, .. }
            | Action::Enter { unit: id, hex: at, .. }
            | Action::Return { unit: id, hex: at, .. }
            | Action::FallBack { unit: id, hex: at, .. }
            | Action::Aside { unit: id, hex: at } => unit(id) && hex(at),
            Action::Unplace { unit: id }
            | Action::Formation { unit: id }
            | Action::FriendHit { unit: id }
            | Action::TryRally { unit: id }
            | Action::Flee { unit: id }
            | Action::Move { unit: id }
            | Action::Rally { unit: id }
            | Action::Wreck { unit: id }
            | Action::TakeUp { unit: id }
            | Action::Next { unit: id }
            | Action::Lose { unit: id }
            | Action::Remove { unit: id } => unit(id),
            Action::PlaceLeader { leader: who, unit: id } | Action::Attach { unit: id, leader: who } => {
                leader(who) && unit(id)
            }
            Action::PlaceBanner { banner: it, leader: who } => banner(it) && leader(who),
            Action::Fire { by, at } => unit(by) && aim(at),
            Action::ShootBack { at } => aim(at),
            Action::FleeTo { hex: at }
            | Action::LeaderTo { hex: at }
            | Action::PursueTo { hex: at }
            | Action::Advance { hex: at, .. } => hex(at),
            Action::MoveLeader { leader: who } | Action::TakeLeader { leader: who } => leader(who),
            Action::ReturnLeader { leader: who, hex: at } => leader(who) && hex(at),
            Action::PassBanner { banner: it, to } => banner(it) && unit(to),
            Action::CounterCharge(onset) => unit(&onset.unit) && hex(&onset.to),
            Action::Attack { attackers, hexes } => attackers.iter().all(unit) && hexes.iter().all(hex),
            Action::FortFighters { units } => units.iter().all(unit),
            _ => true,
        }
    }

    /// Why an action that is not legal is not.
    fn refusal(&self, action: &Action) -> Refusal {
        let Some(asked) = self.question() else {
            return Refusal::unreadable(Phrase::new("refusal-game-over"));
        };
        if !self.known(action) {
            return Refusal::unreadable(Phrase::new("no-such-thing"));
        }
        // Who has panicked in this phase flees from the next one on (G-R43).
        if let Action::Flee { unit: id } | Action::TryRally { unit: id } = action
            && self.state.unit(*id).order == Order::Panicked
            && self.moves_now(*id)
            && self.card(*id).side == asked.seat
            && !self.state.unit(*id).marks.has(Marks::MUST_FLEE)
        {
            let says = Phrase::new("no-flight-yet").with("unit", unit(self.rules, *id));
            return Refusal::new(RULING_43, says).see(&[R_10_2_2, R_10_3_1]);
        }
        if let Action::Rally { unit: id } = action
            && asked.kind != "activate"
            && self.state.unit(*id).order == Order::Panicked
            && self.card(*id).side == asked.seat
        {
            let says = Phrase::new("no-panicked").with("unit", unit(self.rules, *id));
            return Refusal::new(R_10_3_1, says).see(&[RULING_43]);
        }
        if !answers(action, asked.kind) {
            return Refusal::new(asked.rule, Phrase::new("no-not-asked").with("question", prompt(self)));
        }
        let found = self.reason(action, &asked);
        found.unwrap_or_else(|| {
            Refusal::new(asked.rule, Phrase::new("no-not-among").with("question", prompt(self)))
        })
    }

    fn reason(&self, action: &Action, asked: &Decision) -> Option<Refusal> {
        let name = |id: UnitId| unit(self.rules, id);
        let about = |rule: Rule, id: &'static str, who: UnitId| {
            Some(Refusal::new(rule, Phrase::new(id).with("unit", name(who))))
        };
        let walker = self.state.now.walk.and_then(|walk| Some((walk.unit()?, walk)));
        match action {
            Action::Place { unit: id, hex, .. } => Some(self.why_not_placed(asked.seat, *id, *hex)),
            Action::Attach { unit: id, leader: it } => {
                let rule = self.why_not_attached(asked.seat, *id, *it)?;
                let says = match () {
                    _ if rule == R_13_0 => "no-conrois",
                    _ if rule == R_13_1_7 => "no-tatar-leader",
                    _ if rule == R_13_1_6 => "no-attached-already",
                    _ if self.leader_of(*id) == Some(usize::from(*it)) => "no-attached-already",
                    _ if self.card(*id).side == asked.seat => "no-not-your-leader",
                    _ => "no-not-yours",
                };
                let says = Phrase::new(says).with("unit", name(*id)).with("leader", leader(self.rules, *it));
                Some(Refusal::new(rule, says).see(&[RULING_58]))
            }
            Action::Unplace { unit: id } => {
                let [setup, ..] = scenario_rules(self.rules);
                let own = self.card(*id).side == asked.seat;
                about(setup, if own { "no-not-on-map" } else { "no-not-yours" }, *id)
            }
            Action::PlaceLeader { leader: it, unit: id } => {
                Some(self.why_not_led(asked.seat, usize::from(*it), *id))
            }
            Action::PlaceBanner { banner, leader: it } => {
                Some(self.why_no_banner(asked.seat, usize::from(*banner), usize::from(*it)))
            }
            // Whoever is not on the map yet stands nowhere that could be wrong.
            Action::EndSetup if !self.all_placed(asked.seat) => {
                Some(Refusal::new(RULING_63, Phrase::new("no-setup-incomplete")))
            }
            Action::EndSetup => Some(match self.organised(asked.seat) {
                Err(astray) => {
                    let says = match astray {
                        Astray::Scattered { group } => Phrase::new("no-group-scattered").with(
                            "group",
                            authored(&self.rules.content.counters.groups[usize::from(group)].name),
                        ),
                        Astray::Apart { leader: who } => {
                            Phrase::new("no-leader-apart").with("leader", leader(self.rules, who))
                        }
                    };
                    Refusal::new(astray.rule(), says)
                }
                Ok(()) => Refusal::new(RULING_63, Phrase::new("no-setup-incomplete")),
            }),
            // A panicked unit comes to its senses before it flees, or not at all in this phase (G-10.3.1, G-R43).
            Action::Rally { unit: id } if self.state.unit(*id).order == Order::Panicked => {
                about(R_10_3_1, "no-panicked", *id).map(|refusal| refusal.see(&[RULING_43]))
            }
            // Being stopped hinders nobody who stays where he is (G-R78): his time is over.
            Action::Rally { unit: id } | Action::Wreck { unit: id }
                if self.state.unit(*id).marks.has(Marks::HELD | Marks::STOPPED)
                    && self.moves_now(*id)
                    && self.card(*id).side == self.mover()
                    && self.state.hex_of(*id).is_some()
                    && !self.has_time(*id) =>
            {
                about(RULING_44, "no-time-left", *id).map(|refusal| refusal.see(&[R_4_1_4, RULING_78]))
            }
            // It is tried instead of a move: whoever has none left has moved, or spent his time otherwise (G-R44).
            Action::Rally { unit: id }
                if self.state.unit(*id).order == Order::Disorganised
                    && self.why_not_act(*id).is_none_or(|rule| rule == R_4_1_4) =>
            {
                let rode = self.state.unit(*id).marks.has(Marks::RODE);
                let says = if rode { "no-moved-already" } else { "no-time-left" };
                about(RULING_44, says, *id).map(|refusal| refusal.see(&[R_4_1_4, R_9_3_1]))
            }
            Action::Rally { unit: id } if self.state.unit(*id).order == Order::Disorganised => {
                self.why_not_active(*id).map(|refusal| refusal.see(&[R_9_3_1, RULING_78]))
            }
            // Who stays where he is anyway is not hindered by being stopped (G-R78).
            Action::Wreck { unit: id } if self.has_time(*id) => {
                let walled = self.state.hex_of(*id).is_some_and(|hex| self.fortified(hex));
                match () {
                    _ if self.card(*id).kind.missile() => about(R_1_3, "no-wrecker", *id),
                    _ if walled => about(R_12_1_6, "no-wrecking-already", *id),
                    _ => about(R_12_1_6, "no-nothing-to-wreck", *id),
                }
            }
            // Being stopped or bound hinders no rally (G-R78): there is nothing to rally.
            Action::Rally { unit: id } if self.has_time(*id) => about(R_9_3_1, "no-nothing-to-rally", *id),
            Action::Move { unit: id } | Action::Rally { unit: id } | Action::Wreck { unit: id } => {
                if let Some(refusal) = self.why_not_active(*id) {
                    return Some(refusal);
                }
                match action {
                    Action::Rally { .. } => about(R_9_3_1, "no-nothing-to-rally", *id),
                    _ => None,
                }
            }
            Action::MoveLeader { leader: it } => {
                let (at, who) = (usize::from(*it), leader(self.rules, *it));
                let say = |id: &'static str| Phrase::new(id).with("leader", who.clone());
                Some(if self.leader_seat(at) != asked.seat {
                    Refusal::new(R_4_1_1, say("no-not-your-leader"))
                } else if !self.cavalry_phase() {
                    Refusal::new(R_8_1_2, say("no-leader-with-cavalry"))
                } else if self.state.leaders[at].moved {
                    Refusal::new(R_8_1_2, say("no-leader-moved"))
                } else {
                    Refusal::new(R_8_1_1, say("no-leader-not-there"))
                })
            }
            Action::EndPhase if asked.kind == "combat" => {
                let owed: Vec<UnitId> = self.obligations().attackers.iter().map(|(id, _)| *id).collect();
                let phrase = Phrase::new("no-must-attack").with("units", units(self.rules, &owed));
                Some(Refusal::new(R_5_2_2, phrase).see(&[R_5_2_3]))
            }
            Action::Formation { unit: id } => about(R_11_1_1, "no-one-face", *id),
            Action::Forward { hold } => {
                let (id, walk) = walker?;
                if !self.marches(id) {
                    return about(R_11_1_1, "no-ready-to-shoot", id);
                }
                self.may_enter(id, &walk, *hold).err().map(|no| self.words(id, no))
            }
            Action::Turn { sixths } => {
                let (id, walk) = walker?;
                if !self.marches(id) {
                    return about(R_11_1_1, "no-ready-to-shoot", id);
                }
                self.may_turn(id, &walk, sixths.unsigned_abs()).err().map(|no| self.words(id, no))
            }
            Action::Overrun => {
                let (id, walk) = walker?;
                self.may_overrun(id, Some(&walk)).err().map(|no| self.words(id, no))
            }
            Action::Minimum { advance, .. } => {
                let (id, walk) = walker?;
                self.may_minimum(id, &walk, *advance).err().map(|no| self.words(id, no))
            }
            Action::Flip => {
                let (id, walk) = walker?;
                if !self.card(id).kind.missile() {
                    return about(R_11_1_1, "no-one-face", id);
                }
                let no = if walk.halted {
                    No::Halted
                } else {
                    No::Points { needs: self.charts().movement.flip, has: walk.left, rule: R_11_1_3 }
                };
                Some(self.words(id, no))
            }
            Action::Exit if asked.kind == "pursue" => match self.state.now.tasks.last() {
                Some(Task::Chase { unit: id, .. }) => about(R_4_4_1, "no-edge-ahead", *id),
                _ => None,
            },
            Action::Exit if walker.is_none() => self.why_no_leader_exit(),
            Action::Exit => {
                let (id, walk) = walker?;
                let needs = self.exit_cost(&walk).sum().clamp(0, 255) as u8;
                if !self.marches(id) {
                    return about(R_11_1_1, "no-ready-to-shoot", id);
                }
                if walk.halted {
                    return Some(self.words(id, No::Halted));
                }
                if walk.left < needs {
                    return Some(self.words(
                        id,
                        No::Points {
                            needs,
                            has: walk.left,
                            rule: if walk.passing { RULING_23 } else { R_4_4_2 },
                        },
                    ));
                }
                about(R_4_4_1, "no-edge-ahead", id)
            }
            Action::LeaveLeader => {
                let (id, walk) = walker?;
                let says = if walk.leader.is_some() { "no-leader-left" } else { "no-leader-along" };
                about(RULING_46, says, id)
            }
            Action::TakeLeader { .. } if walker.is_some_and(|(_, walk)| walk.stepped) => {
                about(RULING_46, "no-leader-under-way", walker?.0)
            }
            Action::TakeLeader { leader: it }
                if walker.is_some_and(|(_, walk)| walk.declined >> it & 1 == 1) =>
            {
                let says = Phrase::new("no-leader-declined").with("leader", leader(self.rules, *it));
                Some(Refusal::new(RULING_46, says))
            }
            Action::TakeLeader { leader: it } => {
                let phrase = Phrase::new("no-leader-to-take").with("leader", leader(self.rules, *it));
                Some(Refusal::new(R_8_1_2, phrase))
            }
            Action::LeaderTo { hex } => {
                let says = Phrase::new("no-leader-way").with("hex", self.label(*hex));
                Some(Refusal::new(self.why_no_leader_step(*hex), says))
            }
            Action::PassBanner { banner, .. }
                if walker.is_some_and(|(id, _)| !self.may_part_with(id, usize::from(*banner))) =>
            {
                Some(Refusal::new(R_7_1_3, Phrase::new("no-banner-moved")).see(&[RULING_72]))
            }
            Action::PassBanner { banner, to } => {
                let (id, walk) = walker?;
                let price = self.charts().movement.banner;
                match () {
                    _ if self.state.banners[usize::from(*banner)].staff != Staff::Held(id) => {
                        about(R_7_1_4, "no-banner-bearer", id)
                    }
                    _ if !self.marches(id) => about(R_11_1_1, "no-ready-to-shoot", id),
                    _ if walk.left < price => {
                        Some(self.words(id, No::Points { needs: price, has: walk.left, rule: R_7_1_4 }))
                    }
                    _ => about(R_7_1_3, "no-banner-taker", *to),
                }
            }
            Action::Fire { by, at } => Some(self.why_not_fire(*by, *at, asked)),
            Action::CounterCharge(onset) => Some(self.no_counter(onset.unit)),
            Action::Enter { unit: id, hex, facing } => {
                let (rule, says) = self.why_no_arrival(*id, *hex, *facing);
                let says = Phrase::new(says).with("unit", name(*id)).with("hex", self.label(*hex));
                let refusal = Refusal::new(rule, says);
                Some(if rule == RULING_48 { refusal } else { refusal.see(&[RULING_48]) })
            }
            Action::Return { unit: id, hex, .. } => {
                let (rule, says) = self.why_no_return(*id, *hex);
                Some(self.no_return(rule, says, name(*id), self.state.unit(*id).spot, *hex))
            }
            Action::ReturnLeader { leader: it, hex } => {
                let (rule, says) = self.why_no_return_of_leader(usize::from(*it), *hex);
                let (who, spot) = (leader(self.rules, *it), self.state.leaders[usize::from(*it)].spot);
                Some(self.no_return(rule, says, who, spot, *hex))
            }
            Action::TryRally { unit: id } if self.state.unit(*id).marks.has(Marks::MUST_FLEE) => {
                about(RULING_43, "no-room-to-rally", *id)
            }
            Action::TryRally { unit: id } | Action::Flee { unit: id } => match () {
                _ if self.card(*id).side != asked.seat => about(R_10_2_2, "no-not-yours", *id),
                _ if self.state.hex_of(*id).is_none() => about(R_10_2_2, "no-not-on-map", *id),
                _ if self.state.unit(*id).order != Order::Panicked => about(R_10_2_2, "no-no-panic", *id),
                _ if !self.moves_now(*id) && self.cavalry_phase() => about(RULING_43, "no-foot-later", *id),
                _ if !self.moves_now(*id) => about(RULING_43, "no-cavalry-before", *id),
                _ => None,
            },
            Action::Attack { attackers, hexes } => Some(self.no_attack(attackers, hexes)),
            Action::FortFighters { .. } => Some(Refusal::new(R_12_1_8, Phrase::new("no-fort-group"))),
            Action::Lose { unit: id } => about(RULING_17, "no-not-in-combat", *id),
            // Where the unit may go, but not alone, or not with somebody who is not there.
            Action::FallBack { unit: id, hex, leader }
                if self.is_listed(&Action::FallBack { unit: *id, hex: *hex, leader: !leader }) =>
            {
                let says = if *leader { "no-leader-along" } else { "no-leader-behind" };
                about(RULING_46, says, *id)
            }
            Action::FallBack { unit: id, hex, .. } => Some(self.why_no_fall_back(*id, *hex)),
            Action::Aside { unit: id, hex } => Some(self.why_no_aside(*id, *hex)),
            Action::Pursue { trace, leader: true }
                if self.is_listed(&Action::Pursue { trace: *trace, leader: false }) =>
            {
                Some(Refusal::new(RULING_46, Phrase::new("no-leader-here")))
            }
            Action::Advance { hex, leader: true }
                if self.is_listed(&Action::Advance { hex: *hex, leader: false }) =>
            {
                Some(Refusal::new(RULING_46, Phrase::new("no-leader-here")))
            }
            Action::Pursue { .. } => {
                Some(Refusal::new(R_5_5_6, Phrase::new("no-pursuit")).see(&[RULING_36, RULING_69]))
            }
            Action::PursueTo { hex } => {
                Some(Refusal::new(self.why_no_pursuit(*hex), Phrase::new("no-pursuit")).see(&[RULING_36]))
            }
            Action::StayPut => Some(self.why_no_staying()),
            Action::Advance { hex, .. } => Some(
                Refusal::new(R_5_2_9, Phrase::new("no-advance").with("hex", self.label(*hex)))
                    .see(&[RULING_37]),
            ),
            _ => None,
        }
    }

    /// Why somebody who left the map, or did not, does not come back there.
    fn no_return(&self, rule: Rule, says: &'static str, who: Phrase, spot: Spot, hex: HexId) -> Refusal {
        let turn = match spot {
            Spot::Away { from, .. } => from,
            _ => 0,
        };
        let says = Phrase::new(says).with("unit", who.clone()).with("leader", who);
        let says = says.with("hex", self.label(hex)).with("turn", i32::from(turn));
        let refusal = Refusal::new(rule, says);
        if rule == RULING_47 { refusal } else { refusal.see(&[RULING_47]) }
    }

    /// Foot that shoots marches on one face only (G-11.1.1).
    pub fn marches(&self, id: UnitId) -> bool {
        !self.card(id).kind.missile() || !self.state.unit(id).ready
    }

    /// Why a unit cannot be given a move now.
    fn why_not_active(&self, id: UnitId) -> Option<Refusal> {
        let (it, card) = (self.state.unit(id), self.card(id));
        let rule = self.why_not_act(id)?;
        let says = match () {
            _ if it.spot.hex().is_none() => "no-not-on-map",
            _ if card.side != self.mover() => "no-not-yours",
            _ if !self.moves_now(id) && self.cavalry_phase() => "no-foot-later",
            _ if !self.moves_now(id) => "no-cavalry-before",
            _ if it.order == Order::Panicked => "no-panicked",
            _ if it.marks.has(Marks::HELD | Marks::STOPPED) => "no-stopped",
            _ if it.marks.has(Marks::BOUND) => "no-bound",
            _ if it.marks.has(Marks::RETURNED) => "no-put-back",
            // Its points are spent, if only on a test (G-R40).
            _ if !it.marks.has(Marks::RODE) => "no-time-left",
            _ => "no-done",
        };
        Some(Refusal::new(rule, Phrase::new(says).with("unit", unit(self.rules, id))))
    }

    /// Why a counter cannot be set up there.
    pub fn why_not_placed(&self, by: engine::Seat, id: UnitId, hex: HexId) -> Refusal {
        let card = self.card(id);
        let say = |no: &'static str| {
            Phrase::new(no).with("unit", unit(self.rules, id)).with("hex", self.label(hex))
        };
        let zone = self.rules.scenario.zones.iter().find(|zone| {
            zone.side == by
                && zone.nations.contains(&card.nation)
                && zone.kinds.contains(&card.kind)
                && zone.hexes.contains(&hex)
        });
        let [setup, ..] = scenario_rules(self.rules);
        if card.side != by {
            Refusal::new(setup, say("no-not-yours"))
        } else if self.state.hex_of(id).is_some() {
            Refusal::new(setup, say("no-placed-already"))
        } else if self.field().ground(hex) == Ground::Lake {
            Refusal::new(R_4_4_6, say("no-lake"))
        } else if zone.is_none() {
            Refusal::new(setup, say("no-outside-zone"))
        } else if !self.has_room(id, hex) {
            Refusal::new(R_4_5_1, say("no-room")).see(&[R_4_5_2, R_12_1_8, R_12_1_9])
        } else {
            Refusal::new(setup, say("no-outside-zone"))
        }
    }

    /// Why a leader is not set up with a unit: with cavalry, and once (G-R63).
    fn why_not_led(&self, by: engine::Seat, who: usize, id: UnitId) -> Refusal {
        let [setup, ..] = scenario_rules(self.rules);
        let about = |no: &'static str| {
            let says = Phrase::new(no).with("leader", leader(self.rules, who as u8));
            says.with("unit", unit(self.rules, id))
        };
        match () {
            _ if self.leader_seat(who) != by => Refusal::new(setup, about("no-not-your-leader")),
            _ if self.card(id).side != by => Refusal::new(setup, about("no-not-yours")),
            _ if self.state.leaders[who].spot != Spot::Waiting => {
                Refusal::new(setup, about("no-leader-placed"))
            }
            _ if self.state.hex_of(id).is_none() => Refusal::new(RULING_63, about("no-not-on-map")),
            _ => Refusal::new(RULING_63, about("no-leader-without-cavalry")),
        }
    }

    /// Why a banner is not given to a leader at the set-up: one for each of them (G-7.1.1).
    fn why_no_banner(&self, by: engine::Seat, banner: usize, who: usize) -> Refusal {
        let [setup, ..] = scenario_rules(self.rules);
        let about = |no: &'static str| Phrase::new(no).with("leader", leader(self.rules, who as u8));
        match () {
            _ if self.banner_seat(banner) != by => Refusal::new(setup, Phrase::new("no-banner-of-yours")),
            _ if self.leader_seat(who) != by => Refusal::new(setup, about("no-not-your-leader")),
            _ if self.state.banners[banner].staff != Staff::Waiting => {
                Refusal::new(R_7_1_1, Phrase::new("no-banner-placed"))
            }
            _ if self.state.leaders[who].spot.hex().is_none() => {
                Refusal::new(RULING_63, about("no-leader-not-set-up"))
            }
            _ => Refusal::new(R_7_1_1, about("no-second-banner")),
        }
    }

    /// Why a leader on his way does not leave the map.
    fn why_no_leader_exit(&self) -> Option<Refusal> {
        let Some(Walker::Leader(it)) = self.state.now.walk.map(|walk| walk.who) else { return None };
        let hex = self.state.leaders[usize::from(it)].spot.hex()?;
        let edge = self.field().next[usize::from(hex)].contains(&OFF);
        let says = Phrase::new(if edge { "no-leader-points" } else { "no-leader-edge" });
        let rule = if edge { R_4_4_2 } else { R_4_4_1 };
        Some(Refusal::new(rule, says.with("leader", leader(self.rules, it))).see(&[RULING_46]))
    }

    /// Why a unit of the beaten does not go back there.
    fn why_no_fall_back(&self, id: UnitId, hex: HexId) -> Refusal {
        let about = |no: &'static str| {
            Phrase::new(no).with("unit", unit(self.rules, id)).with("hex", self.label(hex))
        };
        let fight = self.state.now.fight.as_deref();
        let under_way = self.state.now.tasks.iter().rev().find_map(|task| match task {
            Task::Retreat { trace, .. } if trace.unit == id => Some(&trace.hexes),
            _ => None,
        });
        // Another has begun to go back and finishes first.
        let other = self.state.now.tasks.iter().rev().find_map(|task| match task {
            Task::Retreat { trace, .. } => Some(trace.unit),
            _ => None,
        });
        let at = self.state.hex_of(id);
        let waits = fight.is_some_and(|fight| fight.waiting.contains(&id));
        let swept = self.swept_along().any(|(trace, _)| trace.unit == id);
        if let Some(other) = other.filter(|other| *other != id && !swept && (waits || under_way.is_some())) {
            let says = Phrase::new("no-fall-back-turn").with("unit", unit(self.rules, other));
            return Refusal::new(RULING_34, says).see(&[R_5_4_2]);
        }
        let Some(at) = at.filter(|_| waits || under_way.is_some()) else {
            return Refusal::new(R_5_4_1, about("no-retreat-of-his"));
        };
        let fought = under_way.and_then(|hexes| hexes.first().copied()).unwrap_or(at);
        let done = under_way.map_or(0, |hexes| hexes.len().saturating_sub(1) as u32);
        let side = self.field().side_to(at, hex);
        let Some(side) = side.filter(|_| self.field().distance(fought, hex) == done + 1) else {
            return Refusal::new(R_5_4_2, about("no-fall-back-step")).see(&[RULING_34]);
        };
        match self.why_no_way_back(id, at, side) {
            Some(rule) if rule == R_4_5_2 => Refusal::new(rule, about("no-room")).see(&[RULING_34]),
            Some(rule) => Refusal::new(rule, about("no-fall-back")).see(&[RULING_34]),
            None => Refusal::new(RULING_34, about("no-fall-back-short")).see(&[R_5_4_2]),
        }
    }

    /// Why foot that has held out does not give way there.
    fn why_no_aside(&self, id: UnitId, hex: HexId) -> Refusal {
        let about = |no: &'static str| {
            Phrase::new(no).with("unit", unit(self.rules, id)).with("hex", self.label(hex))
        };
        let gives = self.giving_way().any(|foot| foot == id);
        let Some(at) = self.state.hex_of(id).filter(|_| gives) else {
            return Refusal::new(R_5_8_5A, about("no-aside-of-his")).see(&[RULING_38]);
        };
        let Some(side) = self.field().side_to(at, hex) else {
            return Refusal::new(R_5_8_5A, about("no-aside-step")).see(&[RULING_38]);
        };
        match self.why_no_way_back(id, at, side) {
            Some(rule) if rule == R_4_5_2 => Refusal::new(rule, about("no-room")).see(&[RULING_38]),
            Some(rule) => Refusal::new(rule, about("no-aside")).see(&[RULING_38]),
            None => Refusal::new(RULING_38, about("no-aside")),
        }
    }

    /// By which rule a pursuer does not go on into a hex.
    fn why_no_pursuit(&self, hex: HexId) -> Rule {
        let Some(Task::Chase { unit: id, trace, done, must, .. }) = self.state.now.tasks.last() else {
            return R_5_5_6;
        };
        let Some(at) = self.state.hex_of(*id) else { return R_5_5_6 };
        let near = self.field().side_to(at, hex).is_some();
        match () {
            _ if *trace == u8::MAX => R_5_5_6,
            _ if *done > 0 && (self.fortified(at) || near && self.fortified(hex)) => R_12_1_5,
            _ if near && !self.may_follow(*id, at, hex) => RULING_36,
            _ if *must => R_5_5_4,
            _ => R_5_5_5,
        }
    }

    /// Why a winner may not stay where he is.
    fn why_no_staying(&self) -> Refusal {
        let unit = match self.state.now.tasks.last() {
            Some(Task::Chase { unit, .. }) => Some(*unit),
            _ => None,
        };
        // Some of the winners have to go: who, and in which order, is asked first.
        if unit.is_none() {
            return Refusal::new(R_4_1_2, Phrase::new("no-stay-all")).see(&[R_5_5_3, RULING_36]);
        }
        let forced = unit.and_then(|unit| self.why_forced(unit)).unwrap_or(R_5_5_3);
        Refusal::new(forced, Phrase::new("no-must-pursue")).see(&[R_5_5_4])
    }

    fn why_not_fire(&self, by: UnitId, at: Aim, asked: &Decision) -> Refusal {
        let say = |no: &'static str| Phrase::new(no).with("unit", unit(self.rules, by));
        let card = self.card(by);
        let kind = card.kind;
        if card.side != asked.seat {
            return Refusal::new(R_11_1_5, say("no-not-yours"));
        }
        if !kind.missile() && kind != Kind::HorseArcher {
            return Refusal::new(R_11_1_7, say("no-shooter"));
        }
        if self.state.unit(by).order == Order::Panicked {
            return Refusal::new(R_10_2_1, say("no-panicked"));
        }
        if !self.shoots(by) {
            return Refusal::new(R_11_1_2, say("no-not-ready"));
        }
        if asked.kind == "fire" && !self.unfired(by) {
            return Refusal::new(R_11_1_6, say("no-shot-already")).see(&[R_11_5_6]);
        }
        let object = matches!(at, Aim::Object(_));
        let Some(hex) = self.aim_hex(at) else { return Refusal::new(R_11_1_5, say("no-target")) };
        let there = |no: &'static str| say(no).with("hex", self.label(hex));
        // In his own move only a horse archer shoots, and at neighbours (G-R25).
        if asked.kind == "step" {
            let near = self.state.hex_of(by).is_some_and(|from| self.field().side_to(from, hex).is_some());
            return match () {
                _ if kind != Kind::HorseArcher => {
                    Refusal::new(R_11_1_5, say("no-shot-now")).see(&[RULING_25])
                }
                _ if self.walk_of(by).is_none() => Refusal::new(R_4_1_2, say("no-shot-other")),
                _ if !near => Refusal::new(R_11_5_4, there("no-out-of-zone")),
                _ if self.state.unit(by).marks.has(Marks::SHOT_RIDING) => {
                    Refusal::new(R_11_5_7, say("no-shot-riding"))
                }
                _ if self.walk_of(by).is_some_and(|walk| walk.left < self.charts().movement.shot) => {
                    let (needs, has) =
                        (self.charts().movement.shot, self.walk_of(by).map_or(0, |walk| walk.left));
                    self.words(by, No::Points { needs, has, rule: R_11_5_8 })
                }
                _ => Refusal::new(R_11_5_4, there("no-enemy-there")),
            };
        }
        if self.in_fire_zone(by, hex, object).is_none() {
            let rule = match kind {
                Kind::Bombard => R_11_7_2,
                Kind::HorseArcher => R_11_5_4,
                _ => R_11_2_1,
            };
            return Refusal::new(rule, there("no-out-of-zone")).see(&[RULING_27]);
        }
        if !self.may_fire(by, hex, object) {
            return Refusal::new(R_11_2_6, there("no-sight")).see(&[RULING_27]);
        }
        let enemies = self.state.at(hex).any(|id| self.seat(id) != card.side);
        match at {
            Aim::Unit(target) if self.card(target).side == card.side => {
                Refusal::new(R_11_1_5, there("no-own-target"))
            }
            Aim::Leaders(_) if enemies => Refusal::new(RULING_28, there("no-leader-among")).see(&[R_11_2_5]),
            _ if !self.state.now.tasks.is_empty() => {
                Refusal::new(R_11_1_5, there("no-target-now")).see(&[RULING_26])
            }
            _ => Refusal::new(R_11_1_5, there("no-enemy-there")),
        }
    }

    fn no_counter(&self, id: UnitId) -> Refusal {
        let (it, card) = (self.state.unit(id), self.card(id));
        let say = |no: &'static str| Phrase::new(no).with("unit", unit(self.rules, id));
        if card.side == self.mover() {
            return Refusal::new(R_5_7_1, say("no-not-yours"));
        }
        let target = self.countered_hex();
        // Those who have ridden touch the enemy, which bars none of their own (G-5.7.5).
        let declared = match self.state.now.tasks.last() {
            Some(Task::Counter(declared)) => declared.as_slice(),
            _ => &[],
        };
        let rule = target.and_then(|hex| self.why_no_counter(id, hex, declared)).unwrap_or(R_5_7_2);
        let says = match rule {
            rule if rule == R_5_7_10 => "no-counter-contact",
            rule if rule == R_5_7_7 => "no-countered-already",
            rule if rule == R_5_7_8 => "no-counter-controlled",
            rule if rule == R_7_1_3 => "no-bound",
            _ if !card.kind.mounted() || it.order == Order::Panicked => "no-counter-kind",
            _ => "no-counter-way",
        };
        Refusal::new(rule, say(says)).see(&[RULING_32])
    }

    /// Does an enemy stand there who has been attacked in this phase?
    fn struck_at(&self, hex: HexId) -> bool {
        let struck = |id: UnitId| self.state.unit(id).marks.has(Marks::STRUCK);
        self.state.at(hex).any(|id| self.seat(id) != self.mover() && struck(id))
    }

    /// Why these cannot attack those hexes.
    fn no_attack(&self, attackers: &Units, hexes: &Hexes) -> Refusal {
        let rules = self.why_not_attack(attackers, hexes);
        let refuse = |says: Phrase| resting_on(&rules, R_5_2_5, says);
        let owed = self.obligations();
        let targets = |id: UnitId| owed.attackers.iter().find(|(it, _)| *it == id).map(|(_, list)| list);
        // A leader who is alone obliges nobody, but he can be attacked (G-8.2.7).
        let alone =
            |id: UnitId, hex: HexId| self.controls(id, hex) && self.lone_leader(self.mover().other(), hex);
        for id in attackers {
            let says = match () {
                _ if self.card(*id).side != self.mover() => "no-not-yours",
                _ if self.card(*id).kind.mounted() != self.cavalry_phase() => "no-attacks-later",
                _ if self.state.unit(*id).marks.has(Marks::FOUGHT) => "no-fought-already",
                _ if !self.has_zone(*id) => "no-attacker",
                _ if targets(*id).is_some_and(|list| list.iter().any(|hex| hexes.contains(hex))) => continue,
                _ if hexes.iter().any(|hex| alone(*id, *hex)) => continue,
                _ => {
                    // Everybody is attacked once (G-R33).
                    let struck = |hex: &&HexId| self.controls(*id, **hex) && self.struck_at(**hex);
                    if let Some(hex) = hexes.iter().find(struck) {
                        let says = Phrase::new("no-hex-attacked-already").with("hex", self.label(*hex));
                        return Refusal::new(RULING_33, says).see(&[R_5_2_3]);
                    }
                    "no-not-in-front"
                }
            };
            return refuse(Phrase::new(says).with("unit", unit(self.rules, *id)));
        }
        for hex in hexes {
            if self.empty(*hex) {
                return refuse(Phrase::new("no-nobody-there").with("hex", self.label(*hex)));
            }
            let strikes =
                |id: &UnitId| targets(*id).is_some_and(|list| list.contains(hex)) || alone(*id, *hex);
            if !attackers.iter().any(strikes) {
                if self.struck_at(*hex) && attackers.iter().any(|id| self.controls(*id, *hex)) {
                    let says = Phrase::new("no-hex-attacked-already").with("hex", self.label(*hex));
                    return Refusal::new(RULING_33, says).see(&[R_5_2_3]);
                }
                return refuse(Phrase::new("no-nobody-strikes").with("hex", self.label(*hex)));
            }
        }
        let stranded: Vec<UnitId> = owed
            .attackers
            .iter()
            .filter(|(id, list)| !attackers.contains(id) && list.iter().all(|hex| hexes.contains(hex)))
            .map(|(id, _)| *id)
            .collect();
        if !stranded.is_empty() {
            return refuse(Phrase::new("no-left-without-duty").with("units", units(self.rules, &stranded)));
        }
        let forgotten: Vec<Phrase> = owed
            .hexes
            .iter()
            .filter(|hex| !hexes.contains(hex))
            .filter(|hex| {
                let mut able = owed.attackers.iter().filter(|(_, list)| list.contains(hex));
                able.all(|(id, _)| attackers.contains(id))
            })
            .map(|hex| Phrase::new("the-hex").with("hex", self.label(*hex)))
            .collect();
        if !forgotten.is_empty() {
            return refuse(Phrase::new("no-enemy-left-out").with("hexes", forgotten));
        }
        refuse(Phrase::new("no-not-one-combat"))
    }

    /// Why a unit in the middle of its move goes no farther: a shot, a banner, its formation, or the zone that it has entered.
    fn why_halted(&self, id: UnitId) -> (&'static [Rule], &'static str) {
        let it = self.state.unit(id);
        match () {
            _ if it.marks.has(Marks::STOPPED | Marks::HELD) => (&[RULING_60, R_11_6_2], "no-stopped"),
            _ if it.marks.has(Marks::BOUND) => (&[R_7_1_3], "no-bound"),
            _ if !self.marches(id) => (&[RULING_30, R_11_1_3], "no-halted"),
            _ => (&[R_3_3_2, RULING_67], "no-halted"),
        }
    }

    /// A reason of the rules of movement in words.
    pub fn words(&self, id: UnitId, no: No) -> Refusal {
        let say = |text: &'static str| Phrase::new(text).with("unit", unit(self.rules, id));
        let at = |text: &'static str, hex: HexId| say(text).with("hex", self.label(hex));
        let says = match no {
            No::OffMap => say("no-map-ahead"),
            No::Lake(hex) => at("no-lake", hex),
            No::River(hex) => at("no-river", hex),
            No::Enemy(hex) => at("no-enemy", hex),
            No::Full(hex) => at("no-room", hex),
            No::MustOverrun(hex) => at("no-would-overrun", hex),
            No::Points { needs, has, .. } => {
                say("no-points").with("needs", points(needs.into())).with("has", points(has.into()))
            }
            No::Halted => {
                let (rules, says) = self.why_halted(id);
                return resting_on(rules, R_3_3_2, say(says));
            }
            No::TurnedHere => say("no-turned-here"),
            No::TooFast => say("no-too-fast"),
            No::Begun => say("no-begun"),
            No::NoPace => say("no-pace"),
            No::NotOnMap => say("no-not-on-map"),
            No::TooSlow => say("no-too-slow"),
            No::NoFoot(hex) => at("no-foot-there", hex),
            No::Sheltered(hex) => at("no-sheltered", hex),
        };
        resting_on(&no.because(), R_4_1_1, says)
    }
}

/// A refusal by the first of these rules, with the others to see.
fn resting_on(rules: &[Rule], otherwise: Rule, says: Phrase) -> Refusal {
    match rules {
        [] => Refusal::new(otherwise, says),
        [first, rest @ ..] => Refusal::new(*first, says).see(rest),
    }
}
