//! A position with everything that rules ask about it, and the reasons why something is not allowed.
//!
//! Every question "may this be done?" is answered by one function that returns its price or a [`No`]. Listing the
//! legal actions, checking one, explaining it and carrying it out all ask the same function.

use crate::action::Action;
use crate::ch1_battlefield::Board;
use crate::content::Charts;
use crate::rules::*;
use crate::state::{HexId, Kind, OFF, State, UnitId};
use crate::telling::kind as say_kind;
use engine::text::Phrase;
use engine::{Refusal, Rule};

/// A position, its board and its charts.
#[derive(Clone, Copy)]
pub struct Look<'a> {
    pub charts: &'a Charts,
    pub board: &'a Board,
    pub state: &'a State,
    /// Chapter VI is in use.
    pub dismounting: bool,
}

/// Why not: cheap to make, because listing legal actions makes thousands of them. [`Look::refuse`] puts it into words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum No {
    /// Another kind of decision is asked for now.
    NotNow,
    /// The unit is not the seat's, or not the one that is moving.
    NotYours,
    /// Another unit has begun its move.
    OtherMoves(UnitId),
    NotOnMap,
    OffMap,
    NotNext(HexId),
    Ground(HexId),
    Taken(HexId),
    NearFlag,
    NearWagon(HexId),
    NoneInReserve(Kind),
    NoneReady(Kind),
    NoWagon,
    NotNextToWagon,
    Halted,
    Enemy(HexId),
    Nobody(HexId),
    OwnUnit(HexId),
    /// Needs so many points, has so many.
    Points {
        rule: Rule,
        needs: u8,
    },
    FriendTired(HexId),
    ThroughInZone(HexId),
    NoWayOn(HexId),
    InFriendsHex,
    WagonAttacks,
    NotItsController(HexId),
    NoBow(Kind),
    OutOfRange {
        range: u8,
    },
    NoSight(HexId),
    NotSameKind,
    NotWorn,
    WagonMerges,
    NoTokens,
    WagonRetreats,
    RetreatIntoZone(HexId),
    NoEdge,
    EdgeClosed,
    NoDismounting,
    NotMounted(Kind),
    NoFootCounter(Kind),
}

impl Look<'_> {
    pub fn label(&self, hex: HexId) -> String {
        self.board.geo.label(hex).to_string()
    }

    /// A unit and where it stands: "the light cavalry on H8".
    pub fn unit_at(&self, id: UnitId) -> Phrase {
        let unit = self.state.unit(id);
        let hex = unit.hex().map_or_else(String::new, |hex| self.label(hex));
        Phrase::new("unit-at").with("kind", say_kind(unit.kind)).with("hex", hex)
    }

    pub fn units_at(&self, units: &[UnitId]) -> Vec<Phrase> {
        units.iter().map(|id| self.unit_at(*id)).collect()
    }

    /// The reason in words, with its rule.
    pub fn refuse(&self, action: &Action, no: No) -> Refusal {
        let say = Phrase::new;
        let hex = |id, hex| say(id).with("hex", self.label(hex));
        let kind = match *action {
            Action::Step { unit, .. }
            | Action::Melee { unit, .. }
            | Action::Shoot { unit, .. }
            | Action::Merge { unit, .. }
            | Action::Dismount { unit } => self.state.unit(unit).kind,
            Action::Place { kind, .. } | Action::Enter { kind, .. } => kind,
            Action::PlaceWagon { .. } => Kind::W,
            Action::Retreat { .. } | Action::Leave => {
                self.defender().map_or(Kind::W, |id| self.state.unit(id).kind)
            }
            _ => Kind::W,
        };
        let has = match *action {
            Action::Step { unit, .. }
            | Action::Melee { unit, .. }
            | Action::Shoot { unit, .. }
            | Action::Merge { unit, .. } => self.state.unit(unit).points,
            _ => self.defender().map_or(0, |id| self.state.unit(id).points),
        };
        let (rule, why) = match no {
            // Nobody dismounts in the enemy's turn, nor off the map.
            No::NotNow | No::NotYours | No::NotOnMap if self.dismounts_out_of_turn(action) => {
                (RULING_74, say("no-not-yours"))
            }
            No::NotNow if matches!(self.state.phase, crate::state::Phase::Over(_)) => {
                (self.question_rule(), say("refusal-game-over"))
            }
            No::NotNow => return Refusal::new(self.question_rule(), say("no-not-now")),
            No::NotYours if self.setting_up() => (R_III_4, say("no-not-yours")),
            No::NotYours => (R_IV_A, say("no-not-yours")),
            No::OtherMoves(mover) => (R_IV_A, say("no-other-moves").with("unit", self.unit_at(mover))),
            No::NotOnMap => (R_IV_A, say("no-not-on-map")),
            No::OffMap => (R_IV_3_D, say("no-off-map")),
            No::NotNext(at) => {
                let rule = match action {
                    Action::Melee { .. } => R_IV_A,
                    Action::Merge { .. } => R_IV_6_A,
                    Action::Retreat { .. } => R_IV_3_B,
                    _ => R_IV_1_A,
                };
                (rule, hex("no-not-next", at))
            }
            No::Ground(at) => match self.board.check_ground(self.charts, kind, at) {
                Err(refusal) => return refusal.see(&self.see_also(action, no)),
                Ok(()) => (RULING_07, hex("no-taken", at)),
            },
            No::Taken(at) if matches!(action, Action::Retreat { .. }) => (R_IV_3_B, hex("no-taken", at)),
            No::Taken(at) if matches!(action, Action::Enter { .. }) => {
                (entry_rule(action), hex("no-taken", at))
            }
            No::Taken(at) => (RULING_07, hex("no-taken", at)),
            No::NearFlag => (R_III_1, say("no-near-flag").with("least", self.charts.distance_to_flag)),
            No::NearWagon(at) => {
                (R_III_2, hex("no-near-wagon", at).with("least", self.charts.distance_to_wagon))
            }
            No::NoneInReserve(kind) => {
                let seat = crate::question(self.state).map_or(self.state.turn, |question| question.seat);
                let recruited = self.state.units_of(seat).any(|(_, unit)| unit.kind == kind);
                let rule = if recruited { R_III_6 } else { R_II_7 };
                (rule, say("no-none-in-reserve").with("kind", say_kind(kind)))
            }
            No::NoneReady(kind) => (entry_rule(action), say("no-none-ready").with("kind", say_kind(kind))),
            No::NoWagon => (R_IV_7_G, say("no-wagon")),
            No::NotNextToWagon => (entry_rule(action), say("no-not-next-to-wagon")),
            No::Halted => (R_IV_2_D, say("no-halted")),
            No::Enemy(at) => (R_IV_A, hex("no-enemy", at)),
            No::Nobody(at) => (R_IV_A, hex("no-nobody", at)),
            No::OwnUnit(at) => (R_IV_A, hex("no-own-unit", at)),
            // A turned wagon has no point, and that is its own rule.
            No::Points { needs, .. } if kind == Kind::W && has == 0 => {
                (R_IV_W_2, say("no-points").with("needs", needs).with("has", has))
            }
            No::Points { rule, needs } if rule == R_IV_1_E => {
                let to = match *action {
                    Action::Step { to, .. } => to,
                    _ => OFF,
                };
                (rule, hex("no-points-through", to).with("needs", needs).with("has", has))
            }
            No::Points { rule, needs } => (rule, say("no-points").with("needs", needs).with("has", has)),
            No::FriendTired(at) => (R_IV_1_E, hex("no-friend-tired", at)),
            No::ThroughInZone(at) => (R_IV_1_F, hex("no-through-in-zone", at)),
            No::NoWayOn(at) => (RULING_15, hex("no-way-on", at)),
            No::InFriendsHex if matches!(action, Action::Stop | Action::Dismount { .. }) => {
                (RULING_15, say("no-in-friends-hex"))
            }
            No::InFriendsHex => (RULING_16, say("no-in-friends-hex")),
            No::WagonAttacks => (R_IV_W_5, say("no-wagon-attacks")),
            No::NotItsController(at) => (RULING_22, hex("no-not-its-controller", at)),
            No::NoBow(Kind::W) => (R_IV_W_5, say("no-wagon-attacks")),
            No::NoBow(kind) => (R_IV_5_C, say("no-bow").with("kind", say_kind(kind))),
            No::OutOfRange { range } => (R_IV_5_C, say("no-range").with("range", range)),
            No::NoSight(at) => (R_IV_5_D, hex("no-sight", at)),
            No::NotSameKind => (R_IV_6_A, say("no-same-kind")),
            No::NotWorn => (RULING_58, say("no-not-worn")),
            No::WagonMerges => (RULING_58, say("no-wagon-merges")),
            No::NoTokens => (R_IV_7_A, say("no-tokens")),
            No::WagonRetreats => (R_IV_W_6, say("no-wagon-retreats")),
            No::RetreatIntoZone(at) => {
                let by = self.controllers(self.state.turn, at);
                (R_IV_3_B, hex("no-retreat-into-zone", at).with("by", self.units_at(&by)))
            }
            No::NoEdge => (R_IV_3_D, say("no-edge")),
            No::EdgeClosed => (R_IV_2_B, say("no-edge-closed")),
            No::NoDismounting => (R_VI_1, say("no-dismounting")),
            No::NotMounted(kind) => (R_VI_2, say("no-not-mounted").with("kind", say_kind(kind))),
            No::NoFootCounter(kind) => (RULING_73, say("no-foot-counter").with("kind", say_kind(kind))),
        };
        Refusal::new(rule, why).see(&self.see_also(action, no))
    }

    /// A dismounting in the enemy's turn, or of a unit that is not on the map (MB-R74).
    fn dismounts_out_of_turn(&self, action: &Action) -> bool {
        match *action {
            Action::Dismount { unit } => {
                unit.seat() != self.state.turn || self.state.unit(unit).hex().is_none()
            }
            _ => false,
        }
    }

    /// What a reason rests on besides its rule.
    fn see_also(&self, action: &Action, no: No) -> Vec<Rule> {
        let wagon = |id: &UnitId| self.state.unit(*id).kind == Kind::W;
        if let No::RetreatIntoZone(at) = no {
            return self.zone_of_refuge(at);
        }
        let rules: &[Rule] = match (no, action) {
            (No::NearFlag | No::NearWagon(_), _) => &[RULING_06],
            (No::Ground(_), Action::Melee { .. }) => &[RULING_24],
            (No::Ground(_), Action::PlaceWagon { .. } | Action::Place { .. }) => &[RULING_07],
            (No::Points { .. }, Action::Melee { .. }) => &[RULING_25],
            (No::Halted, Action::Merge { .. }) => &[RULING_21, RULING_57],
            (No::Halted, _) => &[RULING_21],
            (No::ThroughInZone(_), _) => &[RULING_18, RULING_19],
            (No::FriendTired(at), _) if self.state.at(at).as_ref().is_some_and(wagon) => &[RULING_17],
            (No::NotItsController(_), _) => &[R_IV_2_C],
            (No::NoSight(_), _) => &[RULING_51, RULING_52],
            (No::EdgeClosed, _) if self.wagon_watches_edge() => &[R_IV_W_5, RULING_20, RULING_34],
            (No::EdgeClosed, _) => &[RULING_34],
            (No::NoWagon, _) => &[RULING_59],
            _ => &[],
        };
        rules.to_vec()
    }

    /// What the zones rest on that close a refuge: the attacker's own (MB-R31), those of the tired and the worn (MB-R18), the
    /// wagon's (MB-IV.W.5).
    fn zone_of_refuge(&self, at: HexId) -> Vec<Rule> {
        let by = self.controllers(self.state.turn, at);
        let attacker = match self.state.phase {
            crate::state::Phase::Respond { attacker, .. } => Some(attacker),
            _ => None,
        };
        let weak = |id: &UnitId| self.state.unit(*id).points == 0 || self.state.unit(*id).worn();
        let wagon = |id: &UnitId| self.state.unit(*id).kind == Kind::W;
        let mut rules = vec![RULING_30];
        if by.iter().any(|id| Some(*id) == attacker) {
            rules.push(RULING_31);
        }
        if by.iter().any(weak) {
            rules.push(RULING_18);
        }
        if by.iter().any(wagon) {
            rules.extend([R_IV_W_5, RULING_20]);
        }
        rules
    }

    fn setting_up(&self) -> bool {
        use crate::state::Phase;
        matches!(self.state.phase, Phase::PlaceWagon(_) | Phase::PlaceUnit(_))
    }

    /// Does the wagon of the attacking seat close a way off the map to the defender?
    fn wagon_watches_edge(&self) -> bool {
        let Some(hex) = self.defender().and_then(|id| self.state.unit(id).hex()) else { return false };
        let Some((_, wagon)) = self.state.wagon(self.state.turn) else { return false };
        self.board.geo.beyond[usize::from(hex)].iter().any(|position| position.contains(&wagon))
    }

    /// The rule of the question that is really asked now.
    pub(crate) fn question_rule(&self) -> Rule {
        use crate::state::Phase;
        match (crate::question(self.state), &self.state.phase) {
            (Some(question), _) => question.rule,
            (None, Phase::Over(ending)) => crate::telling::ending_rules(ending, self.goal())[0],
            (None, _) => R_V_6,
        }
    }

    pub(crate) fn defender(&self) -> Option<UnitId> {
        match self.state.phase {
            crate::state::Phase::Respond { defender, .. } => Some(defender),
            _ => None,
        }
    }
}

/// The rule by which a unit comes next to the wagon: from off the map, or from the reserve.
fn entry_rule(action: &Action) -> Rule {
    match action {
        Action::Enter { away: false, .. } => R_IV_7_F,
        _ => R_IV_7_D,
    }
}
