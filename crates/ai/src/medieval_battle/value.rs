//! What a position is worth: points first, then men, then what they can still do.
//!
//! In hundredths of a third of a victory point: a flag of one point counts 3000, a full unit 1000 for each point of its
//! price, half of it when worn. The other weights are those of the prototype that tuned the lost tables, and what duels added.

use arrayvec::ArrayVec;
use engine::Seat;
use game_medieval_battle::ch4_battle::melee::{Party, column, losses, melee_factors};
use game_medieval_battle::ch4_battle::shooting::{in_range, shot_factors};
use game_medieval_battle::look::Look;
use game_medieval_battle::state::{HexId, Kind, MOST_UNITS, OFF, Unit, UnitId};

const POINT: i32 = 3000;
/// A victory point is worth this much more for every token that is gone: less can change it.
const POINT_LATE: i32 = 250;
const MAN: i32 = 500;
const MOVE: i32 = 60;
/// A token, for each point that the army could get from it, in hundredths of [`MOVE`].
const TOKEN: i32 = 70;
const WAGON: i32 = 1800;
const TURN: i32 = 150;
/// The whole influence on a flag of one point.
const INFLUENCE: i32 = 1400;
const WORN_PAIR: i32 = 150;

/// What is left of a unit's influence at a distance, in thousandths: three quarters a hex.
const FADING: [i32; 16] = [1000, 750, 562, 422, 316, 237, 178, 133, 100, 75, 56, 42, 32, 24, 18, 13];

struct Man {
    id: UnitId,
    unit: Unit,
    hex: HexId,
    /// Worth: half of it for each knight.
    worth: i32,
    strength: i32,
    /// Cannot get away: no points, or every way closed.
    stuck: bool,
}

struct Forces {
    men: ArrayVec<Man, MOST_UNITS>,
    wagon: Option<(HexId, bool)>,
    points: i32,
    /// Of those on the map, fresh.
    full: i32,
    /// How many of the seat's units control a hex.
    zone: [u8; 256],
    score: i32,
}

/// How far Red is ahead.
pub fn red_ahead(look: &Look) -> i32 {
    let mut sides = [Forces::default(), Forces::default()];
    for seat in [Seat(0), Seat(1)] {
        muster(look, seat, &mut sides[seat.index()]);
    }
    for me in [0, 1] {
        let [red, yellow] = &mut sides;
        let (mine, closed) = if me == 0 { (red, &yellow.zone) } else { (yellow, &red.zone) };
        for man in &mut mine.men {
            if man.unit.points > 0 && closed[usize::from(man.hex)] > 0 {
                let around = look.board.geo.around[usize::from(man.hex)];
                // The zones are counted already: only where none reaches the rules are asked.
                let mut free = around.into_iter().filter(|to| *to != OFF && closed[usize::from(*to)] == 0);
                let way = free.any(|to| look.may_retreat(man.id, to).is_ok());
                man.stuck = !way && look.may_leave(man.id).is_err();
            }
        }
    }
    let [red, yellow] = &sides;
    let tokens = look.state.tokens.map(i32::from);
    let gone = 2 * i32::from(look.charts.time_tokens) - tokens[0] - tokens[1];
    let point = POINT + POINT_LATE * gone.max(0);
    let goal = i32::from(look.goal());
    let points = look.both_points().map(i32::from);
    // The nearer the goal, the dearer a point: one short of it is almost won.
    let ladder = |points: i32| point * points + 500 * (points + 3 - goal).max(0) * (points + 3 - goal).max(0);
    let mut sum = ladder(points[0]) - ladder(points[1]);
    sum += red.score - yellow.score;
    for (side, other, seat, sign) in [(red, yellow, Seat(0), 1), (yellow, red, Seat(1), -1)] {
        sum += sign * (side.points * MOVE + tokens[seat.index()] * TOKEN * MOVE * side.full / 100);
        sum += sign * wagon(look, side, other, seat);
        sum -= sign * danger(look, side, other, look.state.turn != seat);
    }
    sum += flags(look, red, yellow, point);
    sum += if look.state.turn == Seat(0) { TURN } else { -TURN };
    // From the last two tokens on the value on the map decides ties.
    if tokens[0] + tokens[1] <= 2 && points[0] == points[1] {
        sum += 60 * (i32::from(look.value(Seat(0))) - i32::from(look.value(Seat(1))));
    }
    sum
}

impl Default for Forces {
    fn default() -> Forces {
        Forces { men: ArrayVec::new(), wagon: None, points: 0, full: 0, zone: [0; 256], score: 0 }
    }
}

/// Gathers what a seat has.
fn muster(look: &Look, seat: Seat, side: &mut Forces) {
    let mut worn = [0u8; 9];
    for (id, unit) in look.state.units_of(seat) {
        if unit.knights == 0 {
            continue;
        }
        let card = look.charts.kind(unit.kind);
        let worth = MAN * i32::from(card.cost) * i32::from(unit.knights);
        let Some(hex) = unit.hex() else {
            // It comes back, if the wagon lives and the tokens last, and late.
            if unit.kind != Kind::W && look.waits_for(id).is_some() {
                side.score += worth * 2 / 3;
            }
            continue;
        };
        for next in look.zone_of(id) {
            side.zone[usize::from(next)] += 1;
        }
        if unit.kind == Kind::W {
            side.wagon = Some((hex, look.fortified(id)));
            continue;
        }
        side.score += worth;
        side.points += i32::from(unit.points);
        side.full += i32::from(card.movement);
        // The first points are the dearest: they let a unit step away.
        side.score += [0, 90, 130, 140, 145, 150][usize::from(unit.points.min(5))];
        if unit.worn() {
            worn[unit.kind as usize] += 1;
        }
        let strength =
            i32::from(card.cost + 1) * i32::from(unit.knights) * (3 + i32::from(unit.points.min(3)));
        side.men.push(Man { id, unit: *unit, hex, worth, strength, stuck: unit.points == 0 });
    }
    side.score += WORN_PAIR * worn.iter().map(|count| i32::from(count / 2)).sum::<i32>();
}

/// What the own wagon is worth, and what threatens it.
fn wagon(look: &Look, side: &Forces, other: &Forces, seat: Seat) -> i32 {
    let Some((hex, fortified)) = side.wagon else { return 0 };
    let watched = other.zone[usize::from(hex)] > 0;
    let mut worth = if fortified { WAGON } else { WAGON / 2 };
    if watched {
        worth -= if fortified { WAGON / 3 } else { WAGON * 16 / 10 };
    }
    // Whoever can come and strike counts, more if it is their turn.
    let mut near = 0;
    for man in &other.men {
        let distance = look.board.geo.distance(man.hex, hex);
        let range = look.charts.kind(man.unit.kind).range.max(1);
        if man.unit.points > distance.saturating_sub(range) {
            near += 1;
        }
    }
    let blow = if fortified { 120 } else { 900 };
    let turn = if look.state.turn == seat { 1 } else { 2 };
    worth - blow * turn * near.min(2) / 2
}

/// What the enemy could take of a side: units that are stuck next to an enemy who wins, and archers at no points within reach
/// of horsemen. The best blow counts most, because only one falls a turn, and more if it falls now.
fn danger(look: &Look, side: &Forces, other: &Forces, now: bool) -> i32 {
    let (mut worst, mut sum) = (0, 0);
    for man in &side.men {
        let mut risk = 0;
        for enemy in &other.men {
            if enemy.unit.points == 0 {
                continue;
            }
            let distance = look.board.geo.distance(man.hex, enemy.hex);
            // Who can step away is only pressed by those next to it (and by arrows).
            let reach = if man.stuck { (enemy.unit.points + 1).min(5) } else { 2 };
            if distance > reach {
                continue;
            }
            let gain = blow(look, enemy, man, distance);
            if gain > 0 {
                risk = risk.max(if distance == 1 { gain } else { gain / 3 });
            }
        }
        if !man.stuck {
            risk /= 6;
        }
        sum += risk;
        worst = worst.max(risk);
    }
    if now { (worst * 6 + (sum - worst)) / 10 } else { (worst * 2 + (sum - worst)) / 12 }
}

/// What an attack would win in the end: the defender's loss less the attacker's.
fn blow(look: &Look, attacker: &Man, defender: &Man, distance: u8) -> i32 {
    // Who is farther off would come over level ground.
    let from = if distance == 1 { look.ground(attacker.hex) } else { look.charts.plain() };
    let parties = (Party::of(&attacker.unit, from), Party::of(&defender.unit, look.ground(defender.hex)));
    let half = |worth: i32, knights: u8| worth / i32::from(knights.max(1));
    let taken =
        |lost: u8| half(defender.worth, defender.unit.knights) * i32::from(lost.min(defender.unit.knights));
    let calculate = |factors: i32| losses(look.charts, column(factors));
    let mut best = 0;
    if look.strike_price(attacker.unit.kind, attacker.unit.points, defender.hex).is_ok() {
        let (mine, yours) = calculate(melee_factors(look.charts, parties.0, parties.1));
        let lost = half(attacker.worth, attacker.unit.knights) * i32::from(mine.min(attacker.unit.knights));
        best = taken(yours) - lost;
    }
    if in_range(look.charts.kind(attacker.unit.kind).range, distance).is_ok()
        && let Some(factors) = shot_factors(look.charts, parties.0, parties.1)
    {
        // Nobody steps away from an arrow.
        best = best.max(taken(calculate(factors).1));
    }
    best
}

/// Who holds sway over each flag, and who could take it back.
fn flags(look: &Look, red: &Forces, yellow: &Forces, point: i32) -> i32 {
    let mut sum = 0;
    for (flag, site) in look.board.geo.flags.iter().enumerate() {
        // Sway, and whether somebody of the side could walk there now.
        let sway = |side: &Forces| {
            let (mut sum, mut within) = (0, false);
            for man in &side.men {
                let distance = look.board.geo.distance(man.hex, site.hex);
                sum += man.strength * FADING[usize::from(distance.min(15))];
                let last = look.board.cost(look.charts, man.unit.kind, site.hex);
                within |= distance + last <= man.unit.points + 1;
            }
            (sum / 1000, within)
        };
        let ((r, red_near), (y, yellow_near)) = (sway(red), sway(yellow));
        let worth = i32::from(site.points);
        sum += INFLUENCE * worth * (r - y) / (r + y + 12);
        let Some(owner) = look.state.flags[flag] else { continue };
        let (holder, near, sign) =
            if owner == Seat(0) { (red, yellow_near, 1) } else { (yellow, red_near, -1) };
        if look.state.at(site.hex).is_some() {
            continue;
        }
        // Nobody stands on it: an enemy with the points can walk there, unless the way is watched.
        let watched = holder.zone[usize::from(site.hex)] > 0;
        if near {
            let now = if (look.state.turn == Seat(0)) == (owner == Seat(0)) { 1 } else { 2 };
            sum -= sign * point * worth * now / if watched { 8 } else { 5 };
        }
    }
    sum
}
