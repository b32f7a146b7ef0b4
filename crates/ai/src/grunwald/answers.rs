//! Everything that is not a move: shots, counter-charges, combats, losses, retreats, pursuits, facings.

use super::appraisal::Appraisal;
use super::clash::{self, division, swing};
use super::{fire, worth};
use engine::sorted::InOrder;
use game_grunwald::action::Action;
use game_grunwald::ch05_combat::Match;
use game_grunwald::ch05_combat::counter_charge::CounterCharge;
use game_grunwald::field::{HexId, OFF};
use game_grunwald::look::Look;
use game_grunwald::state::*;
use hexboard::Side;
use hexboard::facing::in_cone;

/// A shot kept for later must be a poor one now.
const WORTH_A_SHOT: i32 = 12;
/// What a counter-charge must promise: it breaks the line.
const WORTH_A_CHARGE: i32 = 15;

/// A leader whose last companion rides off is as good as dead.
const DESERTED: i32 = 1500;

/// Would a leader be alone without this unit?
pub fn deserts(look: &Look, unit: UnitId) -> bool {
    let alone = |hex: HexId| !look.state.at(hex).any(|id| id != unit);
    look.leader_with(unit) && look.state.hex_of(unit).is_some_and(alone)
}

/// The best of the listed actions by some measure, the first of equals.
fn best_by(legal: &[Action], mut value: impl FnMut(&Action) -> i32) -> Option<Action> {
    let mut best: Option<(i32, &Action)> = None;
    for action in legal {
        let value = value(action);
        if best.is_none_or(|(known, _)| value > known) {
            best = Some((value, action));
        }
    }
    best.map(|(_, action)| action.clone())
}

/// To shoot or to wait.
pub fn fire(appraisal: &mut Appraisal, legal: &[Action]) -> Option<Action> {
    // When the phase is over nothing is gained by waiting, nor by him who is shot at: they shoot at the same time (G-11.2.7).
    let answers = legal.iter().any(|action| matches!(action, Action::ShootBack { .. }));
    let last = answers || appraisal.board.now.phase == Phase::CloseFire;
    let least = if last { 1 } else { WORTH_A_SHOT };
    let noise = appraisal.noise();
    let look = appraisal.look();
    best_by(legal, |action| match action {
        Action::Fire { by, at } => fire::shot(&look, *by, *at),
        Action::ShootBack { at } => match look.state.now.walk.and_then(|walk| walk.unit()) {
            Some(by) => fire::shot(&look, by, *at),
            None => 0,
        },
        Action::HoldFire => least + noise,
        _ => 0,
    })
}

/// To ride against who comes, alone or with others, or to hold back.
pub fn counter_charge(appraisal: &mut Appraisal, legal: &[Action]) -> Option<Action> {
    let Some(Task::Counter(declared)) = appraisal.board.now.tasks.last() else { return None };
    let declared: Vec<UnitId> = declared.to_vec();
    let hex = appraisal.look().countered_hex()?;
    let before = if declared.is_empty() {
        WORTH_A_CHARGE
    } else {
        counter_charge_worth(appraisal, hex, &declared, None)
    };
    let mut best = (before + appraisal.noise(), Action::HoldBack);
    for action in legal {
        let Action::CounterCharge(ride) = action else { continue };
        let mut value = counter_charge_worth(appraisal, hex, &declared, Some(*ride));
        // Left in the open afterwards, others may strike it.
        if let Some((_, facing, _)) = appraisal.stands(ride.unit) {
            let charge = appraisal.look().charge_of_counter_charge(*ride);
            value -= appraisal.danger(ride.unit, (ride.to, facing.turned(ride.turn.into()), charge)) / 3;
        }
        if deserts(&appraisal.look(), ride.unit) {
            value -= DESERTED;
        }
        if value > best.0 {
            best = (value, action.clone());
        }
    }
    Some(best.1)
}

fn counter_charge_worth(
    appraisal: &mut Appraisal,
    hex: HexId,
    declared: &[UnitId],
    ride: Option<CounterCharge>,
) -> i32 {
    let mut attackers = declared.to_vec();
    let mut home = None;
    if let Some(ride) = ride {
        let charge = appraisal.look().charge_of_counter_charge(ride);
        let Some(stands) = appraisal.stands(ride.unit) else { return 0 };
        home = Some((ride.unit, stands));
        appraisal.put(ride.unit, ride.to, stands.1.turned(ride.turn.into()), charge);
        attackers.push(ride.unit);
    }
    let look = appraisal.look();
    let defenders = clash::defenders(&look, appraisal.seat, &[hex]);
    let value = swing(&look, &Match { attackers, defenders, hexes: vec![hex], counter: true });
    if let Some((unit, (hex, facing, charge))) = home {
        appraisal.put(unit, hex, facing, charge);
    }
    value
}

/// The next combat: of the best division the one that promises most.
pub fn combat(appraisal: &mut Appraisal, state: &State, legal: &[Action]) -> Option<Action> {
    let look = appraisal.rules.look(state);
    let lone = legal.iter().filter(|action| match action {
        Action::Attack { hexes, .. } => {
            hexes.iter().all(|hex| look.lone_leader(appraisal.seat.other(), *hex))
        }
        _ => false,
    });
    if let Some(action) = lone.into_iter().next() {
        return Some(action.clone());
    }
    let mut plan = division(&look, &look.obligations(), &[]);
    plan.put_in_order_by_key(|combat| (-combat.swing, combat.hexes.clone()));
    for combat in plan {
        if combat.attackers.len() > MOST_IN_COMBAT || combat.hexes.len() > 16 {
            continue;
        }
        let (attackers, hexes): (Units, Hexes) =
            (combat.attackers.into_iter().collect(), combat.hexes.into_iter().collect());
        if look.may_attack(&attackers, &hexes).is_ok() {
            return Some(Action::Attack { attackers, hexes });
        }
    }
    best_by(legal, |action| match action {
        Action::Attack { attackers, hexes } => {
            let defenders = clash::defenders(&look, appraisal.seat, hexes);
            swing(
                &look,
                &Match { attackers: attackers.to_vec(), defenders, hexes: hexes.to_vec(), counter: false },
            )
        }
        // A duty comes before the end of the phase; where there is none left, it ends.
        _ => i32::MIN + 1,
    })
}

/// Who bears a loss: whom it hurts least.
pub fn loss(appraisal: &Appraisal, legal: &[Action]) -> Option<Action> {
    let look = appraisal.look();
    best_by(legal, |action| match action {
        Action::Lose { unit } | Action::FriendHit { unit } | Action::Remove { unit } => {
            -worth::value_of_losing(&look, *unit, look.state.unit(*unit).strength)
        }
        _ => 0,
    })
}

/// Whereto: away from the enemy, out of his reach, not into woods or over one's own foot, near a leader.
pub fn retreat(appraisal: &mut Appraisal, legal: &[Action]) -> Option<Action> {
    best_by(legal, |action| match action {
        Action::FallBack { unit, hex, leader } => {
            let with = if *leader { 3 } else { 0 };
            haven(appraisal, *unit, *hex) + with
        }
        Action::Aside { unit, hex } => haven(appraisal, *unit, *hex),
        _ => 0,
    })
}

/// How good a hex is for somebody who is beaten.
fn haven(appraisal: &mut Appraisal, unit: UnitId, hex: HexId) -> i32 {
    let facing = outlook(appraisal, hex);
    let look = appraisal.look();
    let mounted = look.card(unit).kind.mounted();
    let pushes = mounted && look.state.at(hex).any(|id| !look.card(id).kind.mounted());
    let rough = look.ground_disorganises(unit, hex, false).is_some();
    let led = look.leader_distance(unit).is_some_and(|far| far <= 2);
    let (far, _) = appraisal.threat.nearest(hex);
    -appraisal.threat.to_unit(&look, unit, hex, facing, 0)
        - if pushes { 150 } else { 0 }
        - if rough { worth::disorder(&look, unit) } else { 0 }
        + if led { 5 } else { 0 }
        + 3 * far.min(6)
}

/// The facing that looks at most of the enemies around, the near ones first.
pub fn outlook(appraisal: &Appraisal, hex: HexId) -> Side {
    let look = appraisal.look();
    let here = look.field().hex(hex);
    let enemies: Vec<(HexId, i32)> = super::threat::places(&look, appraisal.seat.other())
        .map(|at| (at, look.field().distance(hex, at) as i32))
        .filter(|(_, far)| *far <= 8)
        .collect();
    let watched = |side: Side| -> i32 {
        let seen = enemies.iter().filter(|(at, _)| in_cone(here, side, look.field().hex(*at)));
        seen.map(|(_, far)| 60 / (far * far).max(1)).sum()
    };
    Side::ALL
        .into_iter()
        .max_by_key(|side| (watched(*side), std::cmp::Reverse(*side)))
        .unwrap_or(Side::wrapping(5))
}

/// Which way to face: where it is least dangerous to be struck, and the enemy is in front.
pub fn face(appraisal: &mut Appraisal, legal: &[Action]) -> Option<Action> {
    let Some(Task::Face { unit, .. }) = appraisal.board.now.tasks.last() else { return None };
    let unit = *unit;
    let (hex, _, charge) = appraisal.stands(unit)?;
    let wanted = outlook(appraisal, hex);
    best_by(legal, |action| match action {
        Action::Face { facing } => {
            let look = appraisal.look();
            let watch = 10 * (3 - i32::from(facing.sixths_to(wanted)));
            watch - appraisal.threat.to_unit(&look, unit, hex, *facing, charge)
        }
        _ => 0,
    })
}

/// To follow the beaten or not, and how far.
pub fn pursue(appraisal: &mut Appraisal, legal: &[Action]) -> Option<Action> {
    let unit = match appraisal.board.now.tasks.last() {
        Some(Task::Chase { unit, .. } | Task::Advance { unit, .. }) => *unit,
        _ => return None,
    };
    let (home, facing, charge) = appraisal.stands(unit)?;
    let traces: Vec<HexId> = appraisal.board.now.fight.as_deref().map_or_else(Vec::new, |fight| {
        fight.traces.iter().map(|trace| trace.hexes.first().copied().unwrap_or(OFF)).collect()
    });
    let here = -appraisal.threat.to_unit(&appraisal.look(), unit, home, facing, charge);
    best_by(legal, |action| match action {
        Action::StayPut => here + 5,
        Action::Exit => -10_000,
        Action::Pursue { trace, leader } => {
            let to = traces.get(usize::from(*trace)).copied().unwrap_or(home);
            followed(appraisal, unit, to, *leader)
        }
        // Who goes on has his leader with him, or has left him already.
        Action::PursueTo { hex } => followed(appraisal, unit, *hex, deserts(&appraisal.look(), unit)),
        Action::Advance { hex, leader } => followed(appraisal, unit, *hex, *leader),
        _ => 0,
    })
}

/// What it is worth to stand in a hex that the beaten left.
fn followed(appraisal: &mut Appraisal, unit: UnitId, hex: HexId, leader: bool) -> i32 {
    let facing = outlook(appraisal, hex);
    let look = appraisal.look();
    let rough = look.ground_disorganises(unit, hex, false).is_some();
    let banner = look.state.banners.iter().any(|banner| banner.whereabouts == BannerWhereabouts::Lies(hex));
    let deserted = !leader && look.state.hex_of(unit) != Some(hex) && deserts(&look, unit);
    appraisal.trampled(hex) + if banner { 1000 } else { 0 }
        - appraisal.threat.to_unit(&look, unit, hex, facing, 0)
        - if rough { worth::disorder(&look, unit) } else { 0 }
        - if leader { 60 } else { 0 }
        - if deserted { DESERTED } else { 0 }
}

/// Who takes up a banner, who fights in a fort, who goes first after the beaten: the strongest.
pub fn strongest(appraisal: &Appraisal, legal: &[Action]) -> Option<Action> {
    let look = appraisal.look();
    best_by(legal, |action| match action {
        Action::TakeUp { unit } | Action::Next { unit } => {
            10 * i32::from(look.weight(*unit)) + i32::from(look.card(*unit).armour)
        }
        // Those who shoot add a point at most, and give the enemy more than that (G-11.3.1, G-11.3.2).
        Action::FortFighters { units } => {
            let (shooters, others): (Vec<UnitId>, Vec<UnitId>) =
                units.iter().copied().partition(|id| look.card(*id).kind.missile());
            let points: i32 = others.iter().map(|id| i32::from(look.fighting(*id))).sum();
            4 * points - if shooters.is_empty() || others.is_empty() { 0 } else { 10 }
        }
        _ => 0,
    })
}

/// The panicked: try to hold them, else let them run.
pub fn panic(legal: &[Action]) -> Option<Action> {
    let rally = legal.iter().find(|action| matches!(action, Action::TryRally { .. }));
    rally.or(legal.first()).cloned()
}
