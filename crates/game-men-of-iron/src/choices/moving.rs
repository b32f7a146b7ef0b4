//! Movement: who may move, where the next step leads, turns, leaders, entries (chapters 5 to 8, MI-ENT-1).

use crate::action::Action;
use crate::ch05_movement::Leg;
use crate::content::{Arm, UnitType};
use crate::ids::{HexId, LeaderId, Leaders, UnitId};
use crate::imp_impetuous::Eager;
use crate::look::{Look, No, Refused};
use crate::rules::*;
use crate::state::*;
use engine::tally::Counted;
use engine::{Seat, Tally};
use hexboard::{Corner, Side};

impl Look<'_> {
    // ---------------------------------------------------------------- units

    /// Is it a unit on the map that acts in this activation (MI-4.1a)?
    fn acting(&self, unit: UnitId) -> Result<HexId, Refused> {
        self.own_unit(unit)?;
        self.hex_of(unit).ok_or(No::NotOnMap { unit }.by(R_4_1A))
    }

    fn own_unit(&self, unit: UnitId) -> Result<(), Refused> {
        if unit.index() >= self.state.units.len() {
            return Err(No::NoSuchThing.by(R_4_1A));
        }
        if self.seat(unit) != self.state.now.control.holder {
            return Err(No::NotYours { unit }.by(R_4_1A));
        }
        if self.acts(unit) { Ok(()) } else { Err(No::NotActive { unit }.by(R_4_1A)) }
    }

    pub fn may_move(&self, unit: UnitId, leaders: Leaders) -> Result<(), Refused> {
        let hex = self.acting(unit)?;
        self.may_set_out(unit, hex)?;
        leaders.iter().try_for_each(|leader| self.may_ride_along(leader, hex))?;
        let leg = self.fresh_leg(unit, hex);
        match self.goes_on_from(&leg) || self.change_price(&leg).is_ok() {
            true => Ok(()),
            false => Err(No::NoStep { unit }.by(R_5_1A).see(&[RULING_5_1_2])),
        }
    }

    /// Has it a move left at all?
    fn may_set_out(&self, unit: UnitId, hex: HexId) -> Result<(), Refused> {
        if self.is_garrison(unit) {
            return Err(No::NeverMoves { unit }.by(R_COU_2));
        }
        if self.marked(unit, Marks::MOUNTING) {
            return Err(No::Mounting { unit }.by(R_POI_9));
        }
        if self.marked(unit, Marks::DONE) {
            return Err(No::MovedAlready { unit }.by(R_5_1A));
        }
        if self.type_of(unit).missile_infantry && self.marked(unit, Marks::FIRED) {
            return Err(No::FiredAlready { unit }.by(R_9_2B).see(&[RULING_9_2_8]));
        }
        match self.unit(unit).formation {
            Formation::Wall => return Err(No::InFormation { unit }.by(R_14_1C)),
            Formation::Schiltron => return Err(No::InFormation { unit }.by(R_SCH_2)),
            Formation::None => {}
        }
        if self.status(unit) == Status::Retired && self.marked(unit, Marks::LENT) {
            return Err(No::LentRetired { unit }.by(RULING_58));
        }
        let held = !self.marked(unit, Marks::COMMANDED)
            && !self.mounted(unit)
            && !self.in_enemy_zone(self.seat(unit), hex).is_empty();
        if held { Err(No::HeldByZone { unit }.by(R_5_2D).see(&[R_15_2D])) } else { Ok(()) }
    }

    /// May this leader go along with a unit that sets out from here (MI-R06)?
    fn may_ride_along(&self, leader: LeaderId, hex: HexId) -> Result<(), Refused> {
        self.own_leader(leader)?;
        let it = self.state.leader(leader);
        if it.whereabouts != Whereabouts::Map(hex) {
            return Err(No::LeaderElsewhere { leader }.by(RULING_06));
        }
        if it.moved { Err(No::LeaderMoved { leader }.by(RULING_06)) } else { Ok(()) }
    }

    pub fn may_step(&self, walk: &Walk, side: Side) -> Result<Tally, Refused> {
        let (leg, cost) = self.step_on(walk, side)?;
        self.duty_allows_step(&leg, &self.leg_after(&leg, side, Counted::sum(&cost)))?;
        Ok(cost)
    }

    /// A step, but for what binds impetuous knights.
    fn step_on<C: Counted>(&self, walk: &Walk, side: Side) -> Result<(Leg, C), Refused> {
        if walk.halted {
            return Err(No::Halted { unit: walk.unit }.by(R_7_2A));
        }
        let leg = self.leg_of(walk).ok_or(No::NotOnMap { unit: walk.unit }.by(R_5_1A))?;
        let cost = self.may_go(&leg, side)?;
        Ok((leg, cost))
    }

    fn leg_after(&self, leg: &Leg, side: Side, cost: i32) -> Leg {
        let hex = self.field().neighbour(leg.hex, side);
        Leg { hex, left: self.left_after(leg, cost), stepped: true, ..*leg }
    }

    /// Whoever has moved stops with any facing; whoever has not, as if he had turned on the spot (MI-6.1b, MI-Q6.2-1).
    pub fn may_stop(&self, walk: &Walk, facing: Corner) -> Result<(), Refused> {
        let unit = walk.unit;
        let leg = self.leg_of(walk).ok_or(No::NotOnMap { unit }.by(R_5_1A))?;
        if self.astride(unit) {
            return Err(No::NoStopOnFriends { hex: leg.hex }.by(R_8_0B));
        }
        if !walk.stepped {
            let busy = self.unit(unit).marks.0 & (Marks::CHANGED | Marks::FIRED) != 0;
            if !busy && self.goes_on_from(&leg) {
                return Err(No::NotMoved { unit }.by(R_6_2B).see(&[RULING_6_2_1]));
            }
            self.may_face_here(unit, facing)?;
        }
        if self.host_of(unit).is_some_and(|host| self.unit(host).facing != facing) {
            return Err(No::NoFacing { unit }.by(R_BAN_3B));
        }
        let leg = if walk.halted { Leg { left: 0, ..leg } } else { leg };
        self.duty_allows_facing(&leg, facing, false)
    }

    /// May a unit that has not moved face this way: as it does, or by the turn that is left to it?
    pub fn may_face_here(&self, unit: UnitId, facing: Corner) -> Result<(), Refused> {
        if facing == self.facing_of(unit) {
            return Ok(());
        }
        self.turn_limit(unit).and_then(|limit| self.within_limit(unit, facing, limit))
    }

    /// What stands against more than a small turn, if anything does: formations and enemy zones (MI-6.2b, MI-14.1d, MI-SCH-2). The
    /// castle's garrison turns as it likes (MI-COU-2). One turn in an activation (MI-Q6.2-1).
    fn turn_limit(&self, unit: UnitId) -> Result<Option<Refused>, Refused> {
        if self.host_of(unit).is_some() {
            return Err(No::NoFacing { unit }.by(R_BAN_3B));
        }
        if self.marked(unit, Marks::TURNED) {
            return Err(No::TurnedAlready { unit }.by(R_6_2B).see(&[RULING_6_2_1]));
        }
        if self.is_garrison(unit) {
            return Ok(None);
        }
        match self.unit(unit).formation {
            Formation::Wall => return Ok(Some(No::OneVertex { unit }.by(R_14_1D))),
            Formation::Schiltron => return Ok(Some(No::OneVertex { unit }.by(R_SCH_2))),
            Formation::None => {}
        }
        let zones = self.hex_of(unit).map(|hex| self.in_enemy_zone(self.seat(unit), hex));
        let held = zones.is_some_and(|zones| !zones.is_empty());
        Ok(held.then_some(No::OneVertex { unit }.by(R_6_2B).see(&[RULING_2_1_1])))
    }

    fn within_limit(&self, unit: UnitId, facing: Corner, limit: Option<Refused>) -> Result<(), Refused> {
        match limit {
            Some(refused) if !self.small_turn(self.facing_of(unit), facing) => Err(refused),
            _ => Ok(()),
        }
    }

    pub fn may_turn(&self, unit: UnitId, facing: Corner) -> Result<(), Refused> {
        let limit = self.may_turn_at_all(unit)?;
        self.may_turn_to(unit, facing, limit)
    }

    fn may_turn_at_all(&self, unit: UnitId) -> Result<Option<Refused>, Refused> {
        self.acting(unit)?;
        if self.marked(unit, Marks::MOUNTING) {
            return Err(No::Mounting { unit }.by(R_POI_9));
        }
        if self.marked(unit, Marks::DONE) {
            return Err(No::MovedAlready { unit }.by(R_6_2B).see(&[RULING_6_2_1]));
        }
        // Its one hex is all that it may do, and a turn is no movement.
        if self.status(unit) == Status::Retired {
            return Err(No::Retired { unit }.by(R_12_4E).see(&[RULING_12_4_3]));
        }
        self.turn_limit(unit)
    }

    fn may_turn_to(&self, unit: UnitId, facing: Corner, limit: Option<Refused>) -> Result<(), Refused> {
        if facing == self.facing_of(unit) {
            return Err(No::FacesThatWay { unit }.by(R_6_2A));
        }
        self.within_limit(unit, facing, limit)?;
        let Some(hex) = self.hex_of(unit).filter(|_| self.duty(unit).is_some()) else { return Ok(()) };
        let moves = self.may_set_out(unit, hex).is_ok();
        self.duty_allows_facing(&self.fresh_leg(unit, hex), facing, moves)
    }

    // ---------------------------------------------------------------- hobilars

    /// May the unit on the move mount or dismount here, and what is left to it then (MI-14.2b)?
    pub fn may_change(&self, walk: &Walk) -> Result<u8, Refused> {
        if walk.halted {
            return Err(No::Halted { unit: walk.unit }.by(R_7_2A));
        }
        let leg = self.leg_of(walk).ok_or(No::NotOnMap { unit: walk.unit }.by(R_5_1A))?;
        self.change_price(&leg)
    }

    fn change_price(&self, leg: &Leg) -> Result<u8, Refused> {
        let (unit, card) = (leg.unit, self.card(leg.unit));
        let Some(foot) = card.on_foot else { return Err(No::NoHorse { unit }.by(R_14_2B)) };
        if self.marked(unit, Marks::CHANGED) || self.status(unit) == Status::Retired {
            return Err(No::ChangedAlready { unit }.by(R_14_2B));
        }
        if self.enemy_beside(self.seat(unit), leg.hex) || self.under_fire(unit, leg.hex) {
            return Err(No::EnemyNear { unit }.by(R_14_2B).see(&[RULING_14_2_1]));
        }
        let movement = &self.charts().movement;
        let (cost, then) = match self.mounted(unit) {
            true => (movement.dismount, foot.movement),
            false => (movement.mount, card.movement),
        };
        let left = leg.left.checked_sub(cost).ok_or(No::TooDear { cost, left: leg.left }.by(R_14_2B))?;
        Ok(left.min(then[usize::from(self.worn(unit))]))
    }

    /// What a hobilar becomes: he gets off, or on again.
    pub fn changed_kind(&self, unit: UnitId) -> Option<UnitType> {
        let card = self.card(unit);
        card.on_foot.map(|foot| if self.kind(unit) == foot.kind { card.kind } else { foot.kind })
    }

    /// Within the greatest range of an enemy that shoots, wherever it looks (MI-Q14.2-1).
    fn under_fire(&self, unit: UnitId, hex: HexId) -> bool {
        self.on_map(self.seat(unit).other()).any(|(enemy, at)| {
            let weapon = self.type_of(enemy).weapon.filter(|_| self.status(enemy) != Status::Retired);
            weapon.is_some_and(|weapon| self.field().distance(hex, at) <= self.charts().most_range(weapon))
        })
    }

    // ---------------------------------------------------------------- entries

    pub fn may_enter(&self, unit: UnitId, hex: HexId, leaders: Leaders) -> Result<u8, Refused> {
        self.own_unit(unit)?;
        let cost = self.entry_price(unit, hex)?;
        self.leader_is_in(unit, leaders)?;
        for leader in leaders.iter() {
            self.may_lead(leader)?;
            if self.state.leader(leader).whereabouts != Whereabouts::Waiting {
                return Err(No::LeaderElsewhere { leader }.by(R_ENT_3));
            }
        }
        Ok(cost)
    }

    /// A leader comes in by himself and goes on with what is left (MI-ENT-3): the price of the whole way.
    pub fn may_enter_leader(&self, leader: LeaderId, hex: HexId) -> Result<u8, Refused> {
        self.may_lead(leader)?;
        if self.state.leader(leader).whereabouts != Whereabouts::Waiting {
            return Err(No::LeaderElsewhere { leader }.by(R_ENT_1));
        }
        let command = self.battle().leader(leader).command;
        let movement = self.leader_movement(leader);
        let from = |entry: &HexId| {
            let left = self.leader_entry(leader, *entry).ok()?;
            let reach = self.leader_reach(self.leader_seat(leader), *entry, left);
            reach.find(hex).map(|it| movement - it.left)
        };
        let entries = &self.battle().command(command).entry;
        entries.iter().filter_map(from).min().ok_or(No::NoWay { hex }.by(R_ENT_3))
    }

    // ---------------------------------------------------------------- leaders

    fn own_leader(&self, leader: LeaderId) -> Result<(), Refused> {
        if leader.index() >= self.state.leaders.len() {
            return Err(No::NoSuchThing.by(R_15_1));
        }
        let own = self.leader_seat(leader) == self.state.now.control.holder;
        if own { Ok(()) } else { Err(No::NotYourLeader { leader }.by(R_15_1)) }
    }

    /// May this leader move on his own in this activation (MI-R06)?
    pub fn may_lead(&self, leader: LeaderId) -> Result<(), Refused> {
        self.own_leader(leader)?;
        if self.battle().special.garrison.is_some_and(|it| it.leader == leader) {
            return Err(No::LeaderStays { leader }.by(R_COU_2));
        }
        if self.battle().leader(leader).command != self.state.now.control.command {
            return Err(No::LeaderNotActive { leader }.by(RULING_06));
        }
        if self.state.leader(leader).moved { Err(No::LeaderMoved { leader }.by(RULING_06)) } else { Ok(()) }
    }

    /// Movement points of a leader; of one who took another's place, those of replacements.
    pub fn leader_movement(&self, leader: LeaderId) -> u8 {
        match self.state.leader(leader).replacement {
            true => self.charts().replacement.movement,
            false => self.battle().leader(leader).movement,
        }
    }

    /// What a leader on his own pays for a step: as horsemen do (MI-Q5.1-3).
    pub fn leader_price(&self, seat: Seat, from: HexId, side: Side) -> Result<u8, Refused> {
        let to = self.field().neighbour(from, side);
        if to == HexId::OFF {
            return Err(No::OffMap.by(R_5_2A));
        }
        let trampled = self.state.is_trampled(self.field().mark(from, side));
        let price = self.field().price(Arm::Horse, from, side, trampled);
        let price = price.ok_or(No::Closed { hex: to }.by(R_5_1B))?;
        self.leader_fits(seat, to).map(|()| price)
    }

    /// He keeps away from enemies, and from their zones unless friends are there (MI-R06, MI-Q7.2-2).
    pub(crate) fn leader_fits(&self, seat: Seat, hex: HexId) -> Result<(), Refused> {
        match self.state.at(hex) {
            Some(there) if self.seat(there) != seat => Err(No::Occupied { hex }.by(RULING_06)),
            Some(_) => Ok(()),
            None if self.in_enemy_zone(seat, hex).is_empty() => Ok(()),
            None => Err(No::LeaderInZone { hex }.by(RULING_7_2_2)),
        }
    }

    pub fn may_lead_to(&self, leader: LeaderId, hex: HexId) -> Result<u8, Refused> {
        self.may_lead(leader)?;
        let from = self.state.leader(leader).whereabouts.hex();
        let from = from.ok_or(No::LeaderElsewhere { leader }.by(RULING_06))?;
        if hex == from {
            return Err(No::NoWay { hex }.by(RULING_06));
        }
        if hex.index() >= self.field().len() {
            return Err(No::OffMap.by(R_5_2A));
        }
        let seat = self.leader_seat(leader);
        self.leader_fits(seat, hex)?;
        let movement = self.leader_movement(leader);
        let reach = self.leader_reach(seat, from, movement);
        let reached = reach.find(hex).map(|it| movement - it.left);
        reached.ok_or(No::NoWay { hex }.by(RULING_06).see(&[RULING_5_1_3]))
    }

    pub fn may_end_moving(&self) -> Result<(), Refused> {
        self.duties_done()
    }

    // ---------------------------------------------------------------- lists

    pub fn moving_choices(&self, out: &mut Vec<Action>) {
        let seat = self.state.now.control.holder;
        for unit in self.rules.of_seat[seat.index()].iter().filter(|unit| self.acts(*unit)) {
            match self.unit(unit).whereabouts {
                Whereabouts::Map(hex) => self.unit_choices(unit, hex, out),
                Whereabouts::Waiting => self.entry_choices(unit, out),
                Whereabouts::Gone | Whereabouts::Absent => {}
            }
        }
        self.leader_choices(out);
        self.bombard_choices(seat, out);
        if self.may_end_moving().is_ok() {
            out.push(Action::EndMoving);
        }
    }

    fn unit_choices(&self, unit: UnitId, hex: HexId, out: &mut Vec<Action>) {
        if self.may_move(unit, Leaders::NONE).is_ok() {
            out.push(Action::Move { unit, leaders: Leaders::NONE });
            let free = |leader: &LeaderId| self.may_ride_along(*leader, hex).is_ok();
            let along: Leaders = self.state.leaders_at(hex).filter(free).collect();
            companies(along, |leaders| out.push(Action::Move { unit, leaders }));
        }
        if let Ok(limit) = self.may_turn_at_all(unit) {
            let turns =
                Corner::ALL.into_iter().filter(|facing| self.may_turn_to(unit, *facing, limit).is_ok());
            out.extend(turns.map(|facing| Action::Turn { unit, facing }));
        }
        if self.type_of(unit).weapon.is_some() && !self.marked(unit, Marks::FIRED) {
            let enemies = self.rules.of_seat[self.seat(unit).other().index()].iter();
            let hit = enemies.filter(|at| self.may_fire_now(unit, *at).is_ok());
            out.extend(hit.map(|at| Action::Fire { by: unit, at }));
        }
    }

    fn entry_choices(&self, unit: UnitId, out: &mut Vec<Action>) {
        let command = self.battle().command(self.command_of(unit));
        let waits = |leader: &LeaderId| {
            self.may_lead(*leader).is_ok() && self.state.leader(*leader).whereabouts == Whereabouts::Waiting
        };
        let own = self.battle().leaders_of(self.command_of(unit)).map(|(leader, _)| leader);
        let waiting: Leaders = own.filter(waits).collect();
        for hex in command.entry.iter().copied() {
            if self.may_enter(unit, hex, Leaders::NONE).is_ok() {
                out.push(Action::Enter { unit, hex, leaders: Leaders::NONE });
            }
            companies(waiting, |leaders| {
                if self.may_enter(unit, hex, leaders).is_ok() {
                    out.push(Action::Enter { unit, hex, leaders });
                }
            });
        }
    }

    fn leader_choices(&self, out: &mut Vec<Action>) {
        let command = self.state.now.control.command;
        if command.index() >= self.battle().commands.len() {
            return;
        }
        for (leader, _) in self.battle().leaders_of(command) {
            if self.may_lead(leader).is_err() {
                continue;
            }
            let (seat, movement) = (self.leader_seat(leader), self.leader_movement(leader));
            match self.state.leader(leader).whereabouts {
                Whereabouts::Map(from) => {
                    let reach = self.leader_reach(seat, from, movement);
                    let others = reach.hexes().iter().filter(|it| it.hex != from);
                    out.extend(others.map(|it| Action::LeaderTo { leader, hex: it.hex }));
                }
                Whereabouts::Waiting => {
                    let mut hexes: Vec<HexId> = Vec::new();
                    for entry in self.battle().command(command).entry.iter().copied() {
                        let Ok(left) = self.leader_entry(leader, entry) else { continue };
                        hexes.extend(self.leader_reach(seat, entry, left).hexes().iter().map(|it| it.hex));
                    }
                    hexes.sort_unstable();
                    hexes.dedup();
                    out.extend(hexes.into_iter().map(|hex| Action::EnterLeader { leader, hex }));
                }
                Whereabouts::Gone | Whereabouts::Absent => {}
            }
        }
    }

    fn bombard_choices(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.rules.options.bombards {
            return;
        }
        for (bombard, it) in MarkerId::number(&self.battle().markers) {
            if it.side != seat || !self.state.markers[bombard.index()] {
                continue;
            }
            let enemies = self.rules.of_seat[seat.other().index()].iter();
            let hit = enemies.filter(|at| self.may_bombard(bombard, *at).is_ok());
            out.extend(hit.map(|at| Action::Bombard { bombard, at }));
        }
    }

    pub fn step_choices(&self, walk: &Walk, out: &mut Vec<Action>) {
        let mut eager = self.duty(walk.unit).map(|duty| Eager::new(*self, walk.unit, duty));
        for side in Side::ALL {
            let Ok((leg, cost)) = self.step_on::<i32>(walk, side) else { continue };
            let after = self.leg_after(&leg, side, cost);
            if eager.as_mut().is_none_or(|eager| eager.allows_step(&leg, &after)) {
                out.push(Action::Step { side });
            }
        }
        // As it faced before, first: that is what whoever does not care leaves it at.
        let as_before = self.facing_of(walk.unit);
        let facings = (0..6).map(|sixths| as_before.turned(sixths));
        let stops = facings.filter(|facing| self.may_stop(walk, *facing).is_ok());
        out.extend(stops.map(|facing| Action::Stop { facing }));
        if self.may_change(walk).is_ok() {
            out.push(Action::Change);
        }
        if self.mounted(walk.unit) && self.type_of(walk.unit).weapon.is_some() {
            let enemies = self.rules.of_seat[self.seat(walk.unit).other().index()].iter();
            let hit = enemies.filter(|at| self.may_fire_riding(walk, walk.unit, *at).is_ok());
            out.extend(hit.map(|at| Action::Fire { by: walk.unit, at }));
        }
    }
}

/// Each of some leaders by himself, and all of them together if there are several.
fn companies(leaders: Leaders, mut each: impl FnMut(Leaders)) {
    leaders.iter().for_each(|leader| each(Leaders::only(leader)));
    if leaders.len() > 1 {
        each(leaders);
    }
}
