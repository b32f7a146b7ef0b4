//! Foot that shoots: behind the others, facing the enemy, ready when he comes.

use super::appraisal::Appraisal;
use super::fire;
use engine::dice::NoDice;
use engine::journal::Silent;
use engine::ruleset::Ruleset;
use game_grunwald::action::Action;
use game_grunwald::field::{HexId, OFF};
use game_grunwald::state::{UnitId, Walker};
use hexboard::Side;
use hexboard::facing::in_cone;

/// Nearer than this the enemy may be upon them before they can shoot again.
const NEAR: i32 = 7;
/// On the march they stop so far from him.
const KEEP_OFF: i32 = 5;

/// Is there anything to do in a move?
pub fn moves(appraisal: &mut Appraisal, unit: UnitId) -> bool {
    let mut after = appraisal.board.clone();
    let begun = appraisal.rules.apply(&mut after, &Action::Move { unit }, &mut NoDice, &mut Silent).is_ok();
    if !begun || !matches!(after.now.walk.map(|walk| walk.who), Some(Walker::Unit(it)) if it == unit) {
        return false;
    }
    let mut legal = Vec::new();
    appraisal.rules.legal(&after, &mut legal);
    let before = std::mem::replace(&mut appraisal.board, after.into());
    let wish = wish(appraisal, unit, &legal);
    appraisal.board = before;
    wish.is_some()
}

/// The next step of a move; `None`: enough.
pub fn wish(appraisal: &mut Appraisal, unit: UnitId, legal: &[Action]) -> Option<Action> {
    let it = *appraisal.board.unit(unit);
    let hex = it.whereabouts.hex()?;
    let begun = appraisal.board.now.walk.is_some_and(|walk| walk.begun);
    let (far, enemy) = appraisal.threat.nearest(hex);
    let allowed = |action: Action| legal.contains(&action).then_some(action);
    if it.ready {
        if begun {
            return None;
        }
        if far > NEAR && friends_ahead(appraisal, hex, far) {
            return allowed(Action::Flip);
        }
        let mut best = (post(appraisal, unit, hex, it.facing) + 3, None);
        for action in legal {
            let Action::Minimum { advance, facing } = action else { continue };
            let to = if *advance { appraisal.look().field().neighbour(hex, it.facing) } else { hex };
            let value = post(appraisal, unit, to, *facing);
            if value > best.0 {
                best = (value, Some(action.clone()));
            }
        }
        return best.1;
    }
    if far <= NEAR || !friends_ahead(appraisal, hex, far) {
        return ready(appraisal, unit, hex, enemy, legal);
    }
    let ends = appraisal.ends(unit);
    let flip = appraisal.look().charts().movement.flip;
    let value = |hex: HexId, left: u8| {
        let (far, _) = appraisal.threat.nearest(hex);
        let rushed = if far < KEEP_OFF { 20 * (KEEP_OFF - far) } else { 0 };
        let unready = if far <= NEAR && left < flip { 40 } else { 0 };
        -far - rushed - unready
    };
    let best = ends
        .list
        .iter()
        .filter(|end| appraisal.free(unit, end.hex))
        .max_by_key(|end| value(end.hex, end.left))?;
    let first = ends.path(best).into_iter().next();
    match first {
        Some((action, _)) => allowed(action),
        None => ready(appraisal, unit, hex, enemy, legal),
    }
}

/// What a place is worth to those who stand ready there: the best target in sight, the enemy ahead, and no hooves upon them.
fn post(appraisal: &mut Appraisal, unit: UnitId, hex: HexId, facing: Side) -> i32 {
    let Some((home, faced, _)) = appraisal.stands(unit) else { return 0 };
    if hex == OFF {
        return i32::MIN;
    }
    appraisal.put(unit, hex, facing, 0);
    let look = appraisal.look();
    let around = look.field().next[usize::from(hex)].into_iter().filter(|near| *near != OFF);
    let far = look.field().at_two[usize::from(hex)].iter().map(|two| two.to);
    let enemies =
        around.chain(far).flat_map(|at| look.state.at(at)).filter(|id| look.seat(*id) != appraisal.seat);
    let shots = enemies.filter_map(|id| {
        let at = look.state.hex_of(id)?;
        look.may_fire(unit, at, false).is_ok().then(|| fire::volley(&look, unit, id, at))
    });
    let shot = shots.max().unwrap_or(0);
    let (far, enemy) = appraisal.threat.nearest(hex);
    let ahead = enemy != OFF && in_cone(look.field().hex(hex), facing, look.field().hex(enemy));
    let danger = appraisal.threat.to_unit(&look, unit, hex, facing, 0);
    let value = shot + if ahead { 25 } else { 0 }
        - 4 * (far - 2).max(0)
        - danger * appraisal.style.fear.max(30) / 100;
    appraisal.put(unit, home, faced, 0);
    value
}

/// Turns to the enemy if that can be paid, then stands ready.
fn ready(appraisal: &Appraisal, unit: UnitId, hex: HexId, enemy: HexId, legal: &[Action]) -> Option<Action> {
    let facing = appraisal.board.unit(unit).facing;
    let turn = faced(appraisal, hex, facing, enemy).map(|wanted| {
        let sixths = facing.clockwise_to(wanted) as i8;
        Action::Turn { sixths: if sixths > 3 { sixths - 6 } else { sixths } }
    });
    let flip = || legal.contains(&Action::Flip).then_some(Action::Flip);
    let left = appraisal.board.now.walk.map_or(0, |walk| walk.left);
    let both = 2 * appraisal.look().charts().movement.flip;
    turn.filter(|turn| left >= both && legal.contains(turn)).or_else(flip)
}

/// The facing that has the nearest enemy straight ahead, if he is not in front yet.
fn faced(appraisal: &Appraisal, hex: HexId, facing: Side, enemy: HexId) -> Option<Side> {
    if enemy == OFF {
        return None;
    }
    let look = appraisal.look();
    let (here, there) = (look.field().hex(hex), look.field().hex(enemy));
    if in_cone(here, facing, there) {
        return None;
    }
    Side::ALL.into_iter().find(|side| in_cone(here, *side, there))
}

/// Does somebody who fights stand nearer to the enemy?
fn friends_ahead(appraisal: &Appraisal, hex: HexId, far: i32) -> bool {
    let look = appraisal.look();
    let ahead = |id: UnitId| {
        look.seat(id) == appraisal.seat
            && super::worth::fighter(&look, id)
            && look.state.hex_of(id).is_some_and(|at| {
                look.field().distance(at, hex) <= 12 && appraisal.threat.nearest(at).0 < far - 1
            })
    };
    UnitId::all(appraisal.rules.roster.len()).any(ahead)
}
