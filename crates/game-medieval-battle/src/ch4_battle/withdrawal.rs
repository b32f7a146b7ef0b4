//! IV.3 Retreat to a prepared position: the answer to a melee attack.

use crate::look::{Cited, Look, No, Refused};
use crate::rules::*;
use crate::state::{HexId, Kind, OFF, Phase, UnitId};
use engine::{Rule, Seat};

/// A wagon neither retreats nor leaves the map.
const WAGON_RETREATS: Refused = No::WagonRetreats.by(R_IV_W_6);

impl Look<'_> {
    /// May the attacked unit go there? To a free neighbouring hex outside every zone of the attacking seat (MB-IV.3.b,
    /// MB-R30), the attacker's own included (MB-R31), if it can pay for the ground (MB-IV.1.h). Returns the price.
    pub fn may_retreat(&self, defender: UnitId, to: HexId) -> Result<u8, Refused> {
        let unit = self.state.unit(defender);
        if unit.kind == Kind::W {
            return Err(WAGON_RETREATS);
        }
        self.next_to(self.on_map(defender)?, to, R_IV_3_B)?;
        self.may_take(to, R_IV_3_B)?;
        self.may_stand_on(unit.kind, to)?;
        self.may_retreat_past(defender.seat().other(), to)?;
        self.may_pay_retreat(unit.kind, unit.points, to)
    }

    /// Is it outside every zone of that seat?
    #[inline]
    pub(crate) fn may_retreat_past(&self, enemy: Seat, to: HexId) -> Result<(), Refused> {
        if self.controlled_by(enemy, to) { Err(No::RetreatIntoZone { hex: to }.by(R_IV_3_B)) } else { Ok(()) }
    }

    /// Has it the points for the ground (MB-IV.1.h)?
    #[inline]
    pub(crate) fn may_pay_retreat(&self, kind: Kind, points: u8, to: HexId) -> Result<u8, Refused> {
        self.afford(points, self.board.cost(self.charts, kind, to), R_IV_1_H)
    }

    /// May the attacked unit leave the map? Over an edge position that no enemy controls, for the price of a plain
    /// (MB-IV.3.d, MB-R34).
    pub fn may_leave(&self, defender: UnitId) -> Result<u8, Refused> {
        let (unit, hex) = (self.state.unit(defender), self.on_map(defender)?);
        if unit.kind == Kind::W {
            return Err(WAGON_RETREATS);
        }
        if self.board.geo.beyond[usize::from(hex)].is_empty() {
            return Err(No::NoEdge.by(R_IV_3_D));
        }
        let enemy = defender.seat().other();
        if !self.edge_open(enemy, hex) {
            let see: &[Rule] = match self.wagon_watches_edge(enemy, hex) {
                true => &[R_IV_W_5, RULING_20, RULING_34],
                false => &[RULING_34],
            };
            return Err(No::EdgeClosed.by(R_IV_2_B).see(see));
        }
        self.may_pay_leaving(unit.points)
    }

    /// The price of a plain.
    #[inline]
    pub(crate) fn may_pay_leaving(&self, points: u8) -> Result<u8, Refused> {
        self.afford(points, self.charts.leave_map, R_IV_1_H)
    }

    /// Does the wagon of a seat close a way off the map?
    fn wagon_watches_edge(&self, seat: Seat, hex: HexId) -> bool {
        let Some((_, wagon)) = self.state.wagon(seat) else { return false };
        self.board.geo.beyond[usize::from(hex)].iter().any(|position| position.contains(&wagon))
    }

    /// What the zones rest on that close a refuge: the attacker's own (MB-R31), those of the tired and the worn (MB-R18), the
    /// wagon's (MB-IV.W.5).
    pub fn rules_behind_closed_refuge(&self, hex: HexId) -> Cited {
        let by = self.controllers(self.state.turn, hex);
        let attacker = match self.state.phase {
            Phase::Respond { attacker, .. } => Some(attacker),
            _ => None,
        };
        let unit = |id: &UnitId| self.state.unit(*id);
        let mut rules = Cited::from_iter([RULING_30]);
        if by.iter().any(|id| Some(*id) == attacker) {
            rules.push(RULING_31);
        }
        if by.iter().any(|id| unit(id).points == 0 || unit(id).worn()) {
            rules.push(RULING_18);
        }
        if by.iter().any(|id| unit(id).kind == Kind::W) {
            rules.extend([R_IV_W_5, RULING_20]);
        }
        rules
    }

    /// A retreat is paid for (MB-IV.3.c), outside all zones (MB-R30), and of the attacked unit alone (MB-R32).
    pub fn rules_behind_retreat(&self, to: HexId) -> Cited {
        let mut rules = Cited::from_iter([R_IV_3_B, R_IV_3_C, RULING_30, RULING_32]);
        rules.extend(self.rules_behind_refuge(to));
        rules
    }

    /// A hex next to enemies that is in nobody's zone, because its ground is closed to them: a mountain beside cavalry (MB-R33), woods
    /// beside a wagon (MB-R20). Empty where no enemy is near.
    pub fn rules_behind_refuge(&self, to: HexId) -> Cited {
        let near = self.board.geo.around[usize::from(to)].into_iter().filter(|near| *near != OFF);
        let near = near.filter_map(|near| self.state.at(near)).filter(|id| id.seat() == self.state.turn);
        let (mut riders, mut wagon) = (None, None);
        for id in near {
            match self.state.unit(id).kind {
                Kind::W => wagon = Some(RULING_20),
                _ => riders = Some(RULING_33),
            }
        }
        let zone = riders.or(wagon).map(|_| R_IV_2_A);
        riders.into_iter().chain(wagon).chain(zone).collect()
    }

    /// Has the attacked unit any answer but to stand?
    pub fn can_withdraw(&self, defender: UnitId) -> bool {
        let unit = self.state.unit(defender);
        // Every way costs a point: who has none need not look for one.
        if unit.points == 0 {
            return false;
        }
        let Some(hex) = unit.hex() else { return false };
        let around = self.board.geo.around[usize::from(hex)];
        around.into_iter().any(|to| self.may_retreat(defender, to).is_ok())
            || self.may_leave(defender).is_ok()
    }

    /// Would some way be open to the attacked unit if it had more points? Then it is those that it lacks (MB-IV.1.h).
    pub fn lacks_points_to_withdraw(&self, defender: UnitId) -> bool {
        let Some(hex) = self.state.unit(defender).hex() else { return false };
        let lacks =
            |answer: Result<u8, Refused>| matches!(answer, Err(Refused { no: No::Points { .. }, .. }));
        let around = self.board.geo.around[usize::from(hex)];
        around.into_iter().any(|to| lacks(self.may_retreat(defender, to))) || lacks(self.may_leave(defender))
    }

    /// Where the marker of a unit that leaves the map is put: at that one of its outer modules from which the way
    /// round to the wagon is shortest (MB-R59).
    pub fn exit_marker(&self, seat: Seat, hex: HexId) -> u8 {
        let ring = self.board.geo.ring;
        let places = (0..ring).filter(|place| self.board.geo.modules[usize::from(hex)] >> place & 1 == 1);
        let wagon = self.wagon_modules(seat);
        // The first of equally near ones, in the order of the ring.
        places.min_by_key(|place| wagon.map_or(0, |modules| self.ring_steps(*place, modules))).unwrap_or(0)
    }
}
