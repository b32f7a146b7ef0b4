//! What a position is worth, in hundredths of a Flight Point.

use engine::Seat;
use game_men_of_iron::ids::UnitId;
use game_men_of_iron::look::Look;
use game_men_of_iron::state::{Phase, Status, Whereabouts};

/// A battle won.
pub(crate) const WON: i32 = 100_000;

/// Points lost count more the nearer a side is to its Flight Level: each check may end the battle.
fn loss(look: &Look, seat: Seat) -> i32 {
    let (points, level) = (i32::from(look.flight_points(seat)), i32::from(look.flight_level(seat)).max(1));
    let near = i32::from(look.flight_chance(seat));
    100 * points + 60 * points * points / level + 250 * near * near / 4
}

/// What Disorder, lost horses and a place next to the enemy take from a unit.
fn worn(look: &Look, unit: UnitId) -> i32 {
    let it = look.unit(unit);
    let Whereabouts::Map(hex) = it.whereabouts else { return 0 };
    let worth = 100 * i32::from(look.worth(unit));
    let pressed = look.enemy_beside(look.seat(unit), hex);
    let state = match it.status {
        Status::Normal => 0,
        // Beside an enemy it cannot rest.
        Status::Disordered => worth * if pressed { 42 } else { 25 } / 100,
        Status::Retired => worth * 45 / 100,
    };
    let unhorsed =
        if it.kind == look.card(unit).kind || !look.card(unit).kind_charges(look) { 0 } else { worth / 4 };
    state + unhorsed
}

/// What the seat has against what the other has.
pub(crate) fn position(look: &Look, seat: Seat) -> i32 {
    if let Phase::Over(ending) = look.state.now.phase {
        return match ending.winner {
            Some(winner) if winner == seat => WON,
            Some(_) => -WON,
            None => 0,
        };
    }
    let side = |seat: Seat| {
        let units = look.rules.of_seat[seat.index()].iter().map(|unit| worn(look, unit)).sum::<i32>();
        loss(look, seat) + units
    };
    side(seat.other()) - side(seat)
}

/// Whether a printed unit had a horse to lose.
trait HadHorse {
    fn kind_charges(&self, look: &Look) -> bool;
}

impl HadHorse for game_men_of_iron::content::Unit {
    fn kind_charges(&self, look: &Look) -> bool {
        look.charts().of(self.kind).charges
    }
}
