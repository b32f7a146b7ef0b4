//! What may be chosen before the battle: places in a free set-up, formations, pits.

use crate::Mode;
use crate::action::Action;
use crate::content::First;
use crate::field::MarkId;
use crate::ids::{CommandId, HexId, LeaderId, UnitId};
use crate::look::{Look, No, Refused};
use crate::rules::*;
use crate::state::{Formation, Whereabouts};
use engine::{Rule, Seat};
use hexboard::Side;

impl Look<'_> {
    /// The rule that lets this battle be set up by hand.
    pub fn setup_rule(&self) -> Rule {
        let special = &self.battle().special;
        let decided = special.formations.decides.is_some();
        match self.rules.options.mode {
            _ if special.pits.is_some() && self.rules.options.pits => R_CRE_7,
            _ if decided => R_BAN_2,
            _ if special.modes.is_none() => R_CRE_5,
            Mode::Pinned => R_FAL_2A,
            Mode::Contested => R_FAL_2B,
            Mode::Free => R_FAL_2C,
        }
    }

    /// Does this seat place its units by hand (MI-FAL-2c)?
    pub fn places_freely(&self, seat: Seat) -> bool {
        let modes = self.battle().special.modes;
        self.rules.options.mode == Mode::Free && modes.is_some_and(|modes| modes.side == seat)
    }

    /// Does it decide which of its Commands begin in formation (MI-BAN-2, MI-CRE-5)?
    pub fn arrays(&self, seat: Seat) -> bool {
        let formations = &self.battle().special.formations;
        formations.decides == Some(seat) || formations.wall_by_option[seat.index()] && self.rules.options.wall
    }

    /// Does it dig pits (MI-CRE-7)?
    pub fn digs(&self, seat: Seat) -> bool {
        let pits = self.battle().special.pits.as_ref();
        self.rules.options.pits && pits.is_some_and(|pits| pits.side == seat)
    }

    /// Has this seat anything to choose before the battle? Where a die says who begins, the first seat says that it may fall.
    pub fn sets_up(&self, seat: Seat) -> bool {
        let die = matches!(self.battle().special.first, First::Die(_)) && seat == Seat(0);
        self.places_freely(seat) || self.arrays(seat) || self.digs(seat) || die
    }

    pub fn may_place(&self, seat: Seat, unit: UnitId, hex: HexId) -> Result<(), Refused> {
        if !self.places_freely(seat) {
            return Err(No::NoFreeSetUp.by(self.setup_rule()));
        }
        if self.seat(unit) != seat {
            return Err(No::NotYours { unit }.by(R_FAL_2C));
        }
        let rows = self.battle().special.modes.map_or([0, 0], |modes| modes.rows);
        if !(rows[0]..=rows[1]).contains(&self.field().row(hex)) {
            return Err(No::OutsideZone { unit, hex }.by(R_FAL_2C));
        }
        if !self.field().open_to(hex, self.arm(unit)) {
            return Err(No::Closed { hex }.by(R_5_1B));
        }
        match self.state.at(hex).filter(|there| *there != unit) {
            Some(_) => Err(No::Occupied { hex }.by(R_8_0A)),
            None => Ok(()),
        }
    }

    /// A leader begins with any unit of his side (MI-R75).
    pub fn may_place_leader(&self, seat: Seat, leader: LeaderId, unit: UnitId) -> Result<(), Refused> {
        if !self.places_freely(seat) {
            return Err(No::NoFreeSetUp.by(self.setup_rule()));
        }
        if self.leader_seat(leader) != seat {
            return Err(No::NotYourLeader { leader }.by(RULING_75));
        }
        if self.seat(unit) != seat {
            return Err(No::NotYours { unit }.by(RULING_75));
        }
        self.hex_of(unit).map(drop).ok_or(No::NotOnMap { unit }.by(RULING_75))
    }

    /// In a free set-up each unit is in a formation or not, as its owner likes (MI-R75).
    pub fn may_array(&self, seat: Seat, unit: UnitId, formation: Formation) -> Result<(), Refused> {
        if !self.places_freely(seat) {
            return Err(No::NoFreeSetUp.by(self.setup_rule()));
        }
        if self.seat(unit) != seat {
            return Err(No::NotYours { unit }.by(RULING_75));
        }
        if self.unit(unit).formation == formation {
            return Err(No::SoAlready { unit }.by(RULING_75));
        }
        self.may_stand_in(seat, unit, formation)
    }

    fn may_stand_in(&self, seat: Seat, unit: UnitId, formation: Formation) -> Result<(), Refused> {
        let known = formation == Formation::None || self.formation_of(seat) == Some(formation);
        if !known {
            return Err(No::NoFormationHere.by(R_14_1I));
        }
        if !self.suits(unit, formation) {
            return Err(No::CannotForm { unit }.by(self.rule_of_formation(formation)));
        }
        self.hex_of(unit).map(drop).ok_or(No::NotOnMap { unit }.by(RULING_75))
    }

    /// All of a Command that can, or none (MI-BAN-2, MI-CRE-5, MI-Q14.1-1).
    pub fn may_array_all(&self, seat: Seat, command: CommandId, formation: Formation) -> Result<(), Refused> {
        if !self.arrays(seat) {
            return Err(No::NoFreeSetUp.by(self.setup_rule()));
        }
        if self.command_seat(command) != seat {
            return Err(No::NotYourCommand { command }.by(RULING_75));
        }
        let rule = self.rule_of_array(seat);
        let changes = |unit: UnitId| {
            self.unit(unit).formation != formation && self.may_stand_in(seat, unit, formation).is_ok()
        };
        match self.units_of(command).iter().any(changes) {
            true => Ok(()),
            false => Err(No::NobodyCanForm { command }.by(rule)),
        }
    }

    /// The rule by which a seat says how its Commands begin.
    pub fn rule_of_array(&self, seat: Seat) -> Rule {
        match self.formation_of(seat) {
            _ if self.places_freely(seat) => R_FAL_2C,
            Some(Formation::Schiltron) => R_BAN_2,
            _ => R_CRE_5,
        }
    }

    /// A pit on a hexside that this battle keeps for them, as long as there are any left (MI-CRE-7).
    pub fn may_dig(&self, seat: Seat, hex: HexId, side: Side) -> Result<MarkId, Refused> {
        let pits = self.battle().special.pits.as_ref().filter(|_| self.digs(seat));
        let Some(pits) = pits else { return Err(No::NoPits.by(R_CRE_7)) };
        let beyond = self.field().neighbour(hex, side);
        let rows = [hex, beyond].map(|hex| if hex == HexId::OFF { 0 } else { self.field().row(hex) });
        let between = rows == pits.rows || [rows[1], rows[0]] == pits.rows;
        let mark = self.field().mark(hex, side);
        if !between || mark == MarkId::NONE {
            return Err(No::NoPitHere { hex }.by(R_CRE_7));
        }
        if self.state.has_pit(mark) {
            return Err(No::PitAlready { hex }.by(R_CRE_7));
        }
        match self.state.pits.count_ones() >= u32::from(pits.most) {
            true => Err(No::NoPitsLeft { most: pits.most }.by(R_CRE_7)),
            false => Ok(mark),
        }
    }

    /// Everybody has his place.
    pub fn may_be_ready(&self, seat: Seat) -> Result<(), Refused> {
        if !self.places_freely(seat) {
            return Ok(());
        }
        if let Some(unit) = self.unplaced(seat) {
            return Err(No::Unplaced { unit }.by(R_FAL_2C));
        }
        match self.unplaced_leader(seat) {
            Some(leader) => Err(No::LeaderUnplaced { leader }.by(RULING_75)),
            None => Ok(()),
        }
    }

    fn unplaced(&self, seat: Seat) -> Option<UnitId> {
        let mut own = self.rules.of_seat[seat.index()].iter();
        own.find(|unit| self.unit(*unit).whereabouts == Whereabouts::Waiting)
    }

    fn unplaced_leader(&self, seat: Seat) -> Option<LeaderId> {
        // His unit may have been put elsewhere since.
        let waits = |id: &LeaderId| match self.state.leader(*id).whereabouts {
            Whereabouts::Waiting => true,
            Whereabouts::Map(hex) => self.friend_at(seat, hex).is_none(),
            Whereabouts::Gone | Whereabouts::Absent => false,
        };
        LeaderId::all(self.state.leaders.len()).filter(|id| self.leader_seat(*id) == seat).find(waits)
    }

    /// The next unit on every free hex of its rows, facing the enemy; the next leader with every unit of his Command; formations and pits.
    pub fn setup_choices(&self, seat: Seat, out: &mut Vec<Action>) {
        if let Some(unit) = self.unplaced(seat).filter(|_| self.places_freely(seat)) {
            let facing = self.battle().unit(unit).facing;
            let free = self.field().hexes().filter(|hex| self.may_place(seat, unit, *hex).is_ok());
            out.extend(free.map(|hex| Action::Place { unit, hex, facing }));
            return;
        }
        if let Some(leader) = self.unplaced_leader(seat).filter(|_| self.places_freely(seat)) {
            let with = self.units_of(self.battle().leader(leader).command).iter();
            let with = with.filter(|unit| self.may_place_leader(seat, leader, *unit).is_ok());
            out.extend(with.map(|unit| Action::PlaceLeader { leader, unit }));
            return;
        }
        if let Some(own) = self.formation_of(seat) {
            for formation in [own, Formation::None] {
                let units = self.rules.of_seat[seat.index()].iter();
                let units = units.filter(|unit| self.may_array(seat, *unit, formation).is_ok());
                out.extend(units.map(|unit| Action::Array { unit, formation }));
                let commands = self.commands_of(seat);
                let commands = commands.filter(|it| self.may_array_all(seat, *it, formation).is_ok());
                out.extend(commands.map(|command| Action::ArrayAll { command, formation }));
            }
        }
        if self.digs(seat) {
            let sides =
                self.field().marks.iter().filter(|(hex, side)| self.may_dig(seat, *hex, *side).is_ok());
            out.extend(sides.map(|(hex, side)| Action::Dig { hex: *hex, side: *side }));
        }
        out.extend(self.may_be_ready(seat).is_ok().then_some(Action::Ready));
    }
}
