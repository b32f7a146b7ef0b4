//! Before the battle: which army for this ground, where the wagon, where the units.
//!
//! Recruiting is a game of its own, played at the same time by both: a few armies are compared pair by pair on the given ground, and
//! one is drawn from the mixture that regret matching finds. Units are set up by trying some places, completing the deployment of both
//! sides a few times each, and letting the first turns be played.

use super::Captain;
use crate::judgement::{Care, Judgement, after, apply, settled, worth};
use engine::Seat;
use engine::dice::Stream;
use engine::ruleset::Ruleset;
use game_medieval_battle::MedievalBattle;
use game_medieval_battle::action::Action;
use game_medieval_battle::ch1_battlefield::Board;
use game_medieval_battle::ch2_recruiting::{candidates, random_army};
use game_medieval_battle::content::{Arm, Charts};
use game_medieval_battle::look::Look;
use game_medieval_battle::state::{Army, HexId, KINDS, Kind, OFF, Phase, State, Whereabouts};

/// Turns that are played before a deployment is judged.
const FIRST_TURNS: u32 = 6;
/// Deployments completed for each place tried.
const COMPLETIONS: u32 = 3;

pub fn decide(
    captain: &Captain,
    rules: &MedievalBattle,
    state: &State,
    care: Care,
    rng: &mut Stream,
    stop: &dyn Fn() -> bool,
) -> Option<Action> {
    match state.phase {
        Phase::Recruit(_) => {
            let army = recruit(rules.charts(), state.board(), care, rng);
            Some(Action::Recruit { army, salt: 0 })
        }
        Phase::PlaceWagon(seat) => place_wagon(&rules.look(state), seat, care.noise, rng),
        Phase::PlaceUnit(seat) => place_unit(captain, rules, state, seat, care.samples, rng, stop),
        Phase::ChooseInner | Phase::ChooseOuter | Phase::ChooseSmall => {
            rules.random(state, rng, &mut Vec::new())
        }
        _ => None,
    }
}

// ---------------------------------------------------------------- recruiting

/// An army for this ground. Sees the board and nothing of the other seat.
fn recruit(charts: &Charts, board: &Board, care: Care, rng: &mut Stream) -> Army {
    let size = board.geo.size;
    let mut armies: Vec<Army> = candidates(size).collect();
    for _ in 0..care.samples.min(24) {
        armies.push(random_army(charts, size, rng));
    }
    if care.samples == 0 {
        return armies[rng.below(armies.len() as u32) as usize];
    }
    let rough = rough_share(charts, board);
    let fitness: Vec<i32> = armies.iter().map(|army| fit(charts, army, rough)).collect();
    let n = armies.len();
    let mut gain = vec![0; n * n];
    for a in 0..n {
        for b in 0..n {
            gain[a * n + b] = fitness[a] - fitness[b] + matched(charts, &armies[a], &armies[b], rough);
        }
    }
    armies[draw(&mixture(&gain, n), rng)]
}

/// How much of the ground around the flags is bad for horses or closed to them, in hundredths.
fn rough_share(charts: &Charts, board: &Board) -> i32 {
    let near = |hex: &HexId| board.geo.flags.iter().any(|flag| board.geo.distance(*hex, flag.hex) <= 3);
    let hexes: Vec<HexId> = board.geo.hexes().filter(near).collect();
    let rough = |hex: &&HexId| {
        let ground = &charts.grounds[usize::from(board.ground[usize::from(**hex)])];
        ground.bad_for_cavalry || !ground.cavalry
    };
    100 * hexes.iter().filter(rough).count() as i32 / (hexes.len() as i32).max(1)
}

/// What an army is worth on such ground, whoever the enemy is: a point of cost is 1000.
fn fit(charts: &Charts, army: &Army, rough: i32) -> i32 {
    let each = |(count, kind): (&u8, Kind)| {
        let card = charts.kind(kind);
        let leaning = match card.arm {
            Arm::Cavalry => 12 * (30 - rough),
            _ => 6 * (rough - 30),
        };
        // The longbow is worth half as much again as it costs; the tables say so only in play.
        let bow = if card.range > 1 { 500 } else { 0 };
        i32::from(*count) * i32::from(card.cost) * (1000 + leaning.clamp(-250, 250) + bow)
    };
    army.0.iter().zip(KINDS).map(each).sum()
}

/// What the cards give one army against another.
fn matched(charts: &Charts, army: &Army, other: &Army, rough: i32) -> i32 {
    let mut sum = 0;
    for (a, mine) in army.0.iter().enumerate() {
        for (b, theirs) in other.0.iter().enumerate() {
            let riders = |kind: usize| i32::from(charts.kinds[kind].arm == Arm::Cavalry);
            let ground = rough * (riders(b) - riders(a));
            let column = 100 * (i32::from(charts.melee[a][b]) - i32::from(charts.melee[b][a])) + ground;
            sum += i32::from(*mine) * i32::from(*theirs) * column;
        }
    }
    // Every unit meets but a few of the others.
    sum / 20
}

/// The average play of regret matching against itself: how often each should be taken.
fn mixture(gain: &[i32], n: usize) -> Vec<i64> {
    let (mut regret, mut sum) = (vec![0i64; n], vec![0i64; n]);
    for _ in 0..300 {
        let positive: Vec<i64> = regret.iter().map(|regret| (*regret).max(0)).collect();
        let total: i64 = positive.iter().sum();
        // In thousandths.
        let play: Vec<i64> = match total {
            0 => vec![1000 / n as i64 + 1; n],
            _ => positive.iter().map(|regret| regret * 1000 / total).collect(),
        };
        let gains: Vec<i64> = (0..n)
            .map(|a| (0..n).map(|b| play[b] * i64::from(gain[a * n + b])).sum::<i64>() / 1000)
            .collect();
        let mean = play.iter().zip(&gains).map(|(share, gain)| share * gain).sum::<i64>() / 1000;
        for at in 0..n {
            regret[at] += gains[at] - mean;
            sum[at] += play[at];
        }
    }
    sum
}

fn draw(shares: &[i64], rng: &mut Stream) -> usize {
    let total: i64 = shares.iter().sum();
    let mut left = i64::from(rng.below(u32::try_from(total).unwrap_or(u32::MAX)));
    for (at, share) in shares.iter().enumerate() {
        left -= share;
        if left < 0 {
            return at;
        }
    }
    0
}

// ---------------------------------------------------------------- setting up

/// How near a hex is to the flags, by what they are worth: 1000 for a flag of one point next door.
fn pull(board: &Board, hex: HexId) -> i32 {
    let at = |distance: u8| {
        [1000, 1000, 850, 700, 560, 440, 340, 250, 180, 120, 80][usize::from(distance.min(10))]
    };
    let flags = board.geo.flags.iter();
    flags.map(|flag| i32::from(flag.points) * at(board.geo.distance(hex, flag.hex))).sum()
}

fn jitter(rng: &mut Stream, most: u32) -> i32 {
    rng.below(2 * most + 1) as i32 - most as i32
}

/// Near enough to the flags to bring units back, far from the other wagon, with few ways to it.
fn place_wagon(look: &Look, seat: Seat, noise: u32, rng: &mut Stream) -> Option<Action> {
    let enemy = look.state.wagon(seat.other()).map(|(_, hex)| hex);
    let mut best = None;
    for &hex in &look.board.geo.deployable {
        if look.may_place(seat, Kind::W, hex).is_err() {
            continue;
        }
        let open = look.board.geo.around[usize::from(hex)]
            .into_iter()
            .filter(|next| *next != OFF && look.board.allows(look.charts, Kind::HC, *next))
            .count() as i32;
        let apart = enemy.map_or(0, |enemy| i32::from(look.board.geo.distance(hex, enemy).min(8)));
        let score = pull(look.board, hex) - 150 * open + 120 * apart + jitter(rng, 100 + noise / 4);
        if best.is_none_or(|(known, _)| score > known) {
            best = Some((score, hex));
        }
    }
    best.map(|(_, hex)| Action::PlaceWagon { hex })
}

/// A sound place for one more unit of a seat, found quickly.
fn quick_place(look: &Look, seat: Seat, rng: &mut Stream) -> Option<Action> {
    let reserve: Vec<Kind> = look
        .state
        .units_of(seat)
        .filter(|(_, unit)| unit.whereabouts == Whereabouts::Reserve && unit.kind != Kind::W)
        .map(|(_, unit)| unit.kind)
        .collect();
    let kind = *reserve.get(rng.below(reserve.len() as u32) as usize)?;
    let wagon = look.state.wagon(seat).map(|(_, hex)| hex);
    let card = look.charts.kind(kind);
    // Slow units must stand nearer to what they are to do.
    let haste = 6 - i32::from(card.movement.min(5));
    let mut best = None;
    look.each_place(seat, 1 << kind as u16, |kind, hex| {
        let ground = &look.charts.grounds[usize::from(look.board.ground[usize::from(hex)])];
        let suits = match card.arm {
            Arm::Cavalry => -250 * i32::from(ground.bad_for_cavalry),
            _ => 200 * i32::from(ground.height) + 150 * i32::from(ground.cover),
        };
        let home = wagon.map_or(0, |wagon| 60 * i32::from(look.board.geo.distance(hex, wagon).min(9)));
        let (mut friends, mut enemies) = (0, 0);
        for next in look.board.geo.around[usize::from(hex)] {
            match (next != OFF).then(|| look.state.at(next)).flatten() {
                Some(other) if other.seat() == seat => friends += 1,
                Some(other) => {
                    let theirs = look.state.unit(other).kind;
                    if theirs != Kind::W {
                        enemies += i32::from(look.charts.melee[theirs as usize][kind as usize]);
                    }
                }
                None => {}
            }
        }
        let score = pull(look.board, hex) * (4 + haste) / 6 + suits - home + 90 * friends.min(2)
            - 250 * enemies.max(0)
            + jitter(rng, 350);
        if best.is_none_or(|(known, _)| score > known) {
            best = Some((score, hex));
        }
        true
    });
    best.map(|(_, hex)| Action::Place { kind, hex })
}

/// Tries some places and takes the one after which the first turns go best on average.
fn place_unit(
    captain: &Captain,
    rules: &MedievalBattle,
    state: &State,
    seat: Seat,
    samples: u32,
    rng: &mut Stream,
    stop: &dyn Fn() -> bool,
) -> Option<Action> {
    let first = quick_place(&rules.look(state), seat, rng);
    let Some(first) = first else { return Some(Action::HoldBack) };
    let mut tried: Vec<Action> = vec![first];
    for _ in 1..samples {
        if let Some(place) = quick_place(&rules.look(state), seat, rng)
            && !tried.contains(&place)
        {
            tried.push(place);
        }
    }
    if tried.len() == 1 {
        return Some(first);
    }
    // The same accidents for all, so that only the place makes the difference.
    let salt = rng.next_u64();
    let mut best = None;
    for place in tried {
        if stop() {
            break;
        }
        let Some(placed) = after(rules, state, &place) else { continue };
        let mut sum = 0;
        for number in 0..COMPLETIONS {
            let mut rng = Stream::new(salt, u64::from(number));
            let mut complete = placed.clone();
            sum += first_turns(captain, rules, complete_both(rules, &mut complete, &mut rng), seat);
        }
        if best.is_none_or(|(known, _)| sum > known) {
            best = Some((sum, place));
        }
    }
    best.map_or(Some(first), |(_, place)| Some(place))
}

fn complete_both<'a>(rules: &MedievalBattle, state: &'a mut State, rng: &mut Stream) -> &'a mut State {
    while let Phase::PlaceUnit(seat) = state.phase {
        let place = quick_place(&rules.look(state), seat, rng).unwrap_or(Action::HoldBack);
        if !apply(rules, state, &place) && !apply(rules, state, &Action::HoldBack) {
            break;
        }
    }
    state
}

/// Plays some turns, each side what looks best at once, and judges what comes of it.
fn first_turns(captain: &Captain, rules: &MedievalBattle, state: &mut State, seat: Seat) -> i32 {
    let (mut plans, mut legal) = (Vec::new(), Vec::new());
    for _ in 0..FIRST_TURNS {
        let Some(decision) = rules.decision(state) else { break };
        plans.clear();
        captain.plans(rules, state, &mut plans);
        let mut value = |at: usize| settled(captain, rules, &plans[at].state, decision.seat, &mut legal).0;
        let Some(best) = (0..plans.len()).map(|at| (value(at), at)).max_by_key(|(value, _)| *value) else {
            break;
        };
        *state = plans[best.1].state.clone();
    }
    worth(captain, rules, state, seat)
}
