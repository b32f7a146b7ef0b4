//! What is shown of a unit's reach is what the rules let it do.

use crate::{Board, board, hex};
use engine::decision::Place;
use engine::dice::{Scripted, Seeded, Stream};
use engine::journal::Silent;
use engine::ways::Way;
use game_grunwald::action::Action;
use game_grunwald::content::CONTENT;
use game_grunwald::notation::{LEADER, gesture};
use game_grunwald::play::perform;
use game_grunwald::reaching::ways;
use game_grunwald::state::{Order, Phase, Spot, State};
use game_grunwald::telling::place;
use game_grunwald::{Grunwald, Options};

/// Plays a game by chance and looks at every so many of its positions.
fn positions(
    scenario: &str,
    options: Options,
    seed: u64,
    each: usize,
    mut look_at: impl FnMut(&Grunwald, &State),
) {
    let scenario = CONTENT.scenario(scenario).expect("a scenario");
    let rules = Grunwald::new(&CONTENT, scenario, options);
    let (mut state, mut stream, mut legal) = (rules.start(), Stream::new(seed, 1), Vec::new());
    for n in 0..4_000 {
        if matches!(state.now.phase, Phase::Over(_)) {
            return;
        }
        legal.clear();
        let look = rules.look(&state);
        let asked = look.question().expect("asked");
        look.legal(&mut legal);
        if n % each == 0 && matches!(asked.kind, "activate" | "step") {
            look_at(&rules, &state);
        }
        let action = match state.now.phase {
            Phase::Setup(seat) if look.setup_complete(seat) => Action::EndSetup,
            Phase::Setup(_) => Action::UseDefault,
            _ => legal[stream.below(legal.len() as u32) as usize].clone(),
        };
        perform(&rules, &mut state, &mut Seeded::new(seed, n as u64), &mut Silent, &action).expect("dice");
    }
}

/// Goes a way step by step as far as nobody answers and no dice fall; says where it led and whether that was its end.
fn go(rules: &Grunwald, state: &State, way: &Way<Action>) -> (State, Vec<Place>, bool) {
    let (mut state, mut through) = (state.clone(), Vec::new());
    let seat = rules.look(&state).question().map(|asked| asked.seat);
    for action in &way.actions {
        let look = rules.look(&state);
        if look.question().map(|asked| asked.seat) != seat {
            return (state, through, false);
        }
        assert!(look.allows(action), "{action:?} of {way:?}");
        through.extend(gesture(&look, action).to);
        let mut next = state.clone();
        if perform(rules, &mut next, &mut Scripted::new(Vec::new()), &mut Silent, action).is_err() {
            return (state, through, false);
        }
        state = next;
    }
    (state, through, true)
}

#[test]
fn r_4_1_3_every_way_that_is_shown_can_be_gone() {
    let (mut whole, mut open, mut rough, mut arrivals) = (0, 0, 0, [0, 0]);
    let all = Options { organisation: true, fatigue: true, ..Options::default() };
    for (scenario, options, seed, each) in [
        ("avant-garde", Options::default(), 3, 7),
        ("choc-des-titans", Options::default(), 5, 97),
        ("blitzkrieg-1410", all, 9, 89),
    ] {
        positions(scenario, options, seed, each, |rules, before| {
            for unit in 0..rules.roster.len() as u16 {
                for way in ways(rules, before, unit).iter().filter(|way| way.kind != "fire") {
                    let (after, through, ended) = go(rules, before, way);
                    assert!(ended || way.open, "{way:?} is told to go through");
                    assert!(way.through.starts_with(&through), "{through:?} of {way:?}");
                    if !ended || way.open {
                        open += 1;
                        continue;
                    }
                    whole += 1;
                    assert_eq!(through, way.through, "{way:?}");
                    let it = after.unit(unit as u8);
                    let at = it.spot.hex().map(|hex| place(rules, hex));
                    assert!(way.to.is_none() || at == way.to, "{at:?} after {way:?}");
                    if matches!(way.kind, "enter" | "return") {
                        let moves = after.now.walk.and_then(|walk| walk.unit()) == Some(unit as u8);
                        assert_eq!(way.goes_on, moves, "{way:?}");
                        arrivals[usize::from(moves)] += 1;
                    }
                    let worse = it.order != before.unit(unit as u8).order;
                    assert_eq!(
                        way.kind == "forward-rough",
                        worse && way.kind.starts_with("forward"),
                        "{way:?}"
                    );
                    if matches!(way.kind, "forward" | "forward-led" | "forward-rough" | "turn") {
                        assert_eq!(
                            Some(engine::Facing::Side(it.facing.index() as u8)),
                            way.facing,
                            "{way:?}"
                        );
                        assert!(way.pace.is_none_or(|pace| pace == it.charge), "{} after {way:?}", it.charge);
                    }
                    // What it has left says what it has paid; who can do nothing more has ended his move.
                    if let (Some(first), Some(last)) = (left(before, rules, unit), after.now.walk) {
                        // Ground that disorganises takes points that are no price (G-R76).
                        let same = it.order == before.unit(unit as u8).order;
                        let paid = i32::from(first) - i32::from(last.left);
                        assert!(paid == way.cost || !same && paid > way.cost, "{paid} for {way:?}");
                        rough += u32::from(!same);
                    }
                }
            }
        });
    }
    assert!(whole > 10_000 && open > 500 && rough > 100, "{whole}, {open} and {rough}");
    assert!(arrivals.into_iter().all(|count| count > 5), "{arrivals:?}");
}

/// The half points that a unit has for its move, or has left of it.
fn left(state: &State, rules: &Grunwald, unit: u16) -> Option<u8> {
    let walking = state.now.walk.filter(|walk| walk.unit().map(u16::from) == Some(unit));
    Some(walking.unwrap_or_else(|| rules.look(state).fresh_walk(unit as u8)).left)
}

#[test]
fn ruling_46_every_way_of_a_leader_can_be_gone() {
    let mut count = 0;
    positions("choc-des-titans", Options::default(), 11, 53, |rules, before| {
        for leader in 0..before.leaders.len() as u16 {
            for way in &ways(rules, before, LEADER + leader) {
                let (after, through, ended) = go(rules, before, way);
                assert!(ended || way.open, "{way:?} is told to go through");
                assert!(way.through.starts_with(&through), "{through:?} of {way:?}");
                if ended && way.to.is_some() && !way.open {
                    let at = after.leaders[usize::from(leader)].spot.hex().map(|hex| place(rules, hex));
                    assert_eq!((at, &through), (way.to, &way.through), "{way:?}");
                    assert!(way.kind == "return" || way.goes_on == after.now.walk.is_some(), "{way:?}");
                    count += 1;
                }
            }
        }
    });
    assert!(count > 500, "{count}");
}

/// The way of a unit to a hex, of that kind.
fn way(board: &Board, name: &str, kind: &str, to: &str) -> Option<Way<Action>> {
    let to = Some(place(&board.rules, hex(to)));
    board.ways(name).into_iter().find(|way| way.kind == kind && way.to == to)
}

#[test]
fn ruling_76_the_way_leads_on_through_a_wood_that_disorganises() {
    let mut board = board().phase(1).put("LKA1 0209 S").put("TGM1 0905 N");
    let rough = |to: &str| way(&board, "LKA1", "forward-rough", to);
    let (wood, beyond) = (rough("0210"), rough("0211"));
    let (wood, beyond) = (wood.expect("a way"), beyond.expect("the way does not end in the wood"));
    assert!(wood.goes_on && !wood.open && !beyond.open, "no dice fall and nobody is asked");
    board.plays(&["move LKA1", "f", "f"], &[]);
    assert!(board.at("LKA1").contains("0211"), "{}", board.at("LKA1"));
    assert_eq!(board.state.unit(board.id("LKA1")).order, Order::Disorganised);
    // Two points are gone beside the price: one hex farther there is nothing left of nine.
    let left = board.state.now.walk.map_or(0, |walk| walk.left);
    assert_eq!(i32::from(left), 2 * 9 - beyond.cost - 2 * 2);
}

#[test]
fn ruling_29_who_is_in_disorder_already_loses_nothing_in_a_wood() {
    let points = |order: &str| {
        let board = board().phase(1).put(&format!("LKA1 0209 S {order}")).put("TGM1 0905 N");
        let kind = |kind: &str| way(&board, "LKA1", kind, "0211").is_some();
        (kind("forward"), kind("forward-rough"))
    };
    assert_eq!(points(""), (false, true));
    assert_eq!(points("disorganised"), (true, false));
}

#[test]
fn r_9_1_3_who_takes_a_leader_along_rides_through_a_wood_in_good_order() {
    let mut board = board().phase(1).put("LKA1 0211 N").lead("witold", "0211").put("TGM1 0905 N");
    let led = way(&board, "LKA1", "forward-led", "0209").expect("a way");
    assert!(!led.open);
    board.plays(&["move LKA1", "take witold", "f", "f"], &[]);
    assert_eq!(board.state.unit(board.id("LKA1")).order, Order::Good);
    let left = board.state.now.walk.map_or(0, |walk| walk.left);
    assert_eq!(i32::from(left), 2 * 9 - led.cost);
}

#[test]
fn ruling_46_a_hex_with_a_leader_in_it_can_be_meant() {
    let board = board().phase(1).put("PKR1 0911 N nc1").lead("zyndram", "0910").put("TGM1 0905 N");
    let there = way(&board, "PKR1", "forward", "0910").expect("a way");
    assert!(there.joins && there.goes_on, "{there:?}");
    let beyond = way(&board, "PKR1", "forward", "0909").expect("a way");
    assert!(!beyond.joins, "{beyond:?}");
}

#[test]
fn r_4_4_5_who_is_put_back_has_no_move_left() {
    let mut board = board().phase(1).put("PKR2 0905 N").put("TGM1 0309 S");
    let unit = board.id("PKR1");
    board.state.stand(unit, Spot::Away { by: hex("0600"), from: 1 });
    let ways = board.ways("PKR1");
    assert!(!ways.is_empty() && ways.iter().all(|way| way.kind == "return" && !way.goes_on), "{ways:?}");
}

#[test]
fn r_4_2_5_beside_the_shorter_way_through_a_wood_the_one_in_good_order_is_shown() {
    // From a reading: 8½ points through the wood, 9½ about it.
    let board = board().phase(1).put("TAT1 0209 S").put("TGM1 2505 N");
    let (rough, good) =
        (way(&board, "TAT1", "forward-rough", "0806"), way(&board, "TAT1", "forward", "0806"));
    let (rough, good) = (rough.expect("the short way"), good.expect("the good one"));
    assert!(rough.cost < good.cost, "{} and {}", rough.cost, good.cost);
    for (way, order) in [(rough, Order::Disorganised), (good, Order::Good)] {
        let (after, _, ended) = go(&board.rules, &board.state, &way);
        assert!(ended);
        assert_eq!(after.unit(board.id("TAT1")).order, order);
    }
}

#[test]
fn ruling_46_in_mid_march_a_leader_who_cannot_pay_stays_behind_and_the_reach_knows_it() {
    let mut board = board().phase(1).put("TAT1 1307 NE").lead("witold", "1307").put("TGM1 2505 N");
    board.plays(&["move TAT1", "take witold"], &[]);
    let reach = |board: &Board| way(board, "TAT1", "forward", "1406").is_some();
    let rough = |board: &Board| way(board, "TAT1", "forward-rough", "1406").is_some();
    assert!(reach(&board) && !rough(&board), "he has the points for the marsh");
    if let Some(walk) = board.state.now.walk.as_mut() {
        (walk.left, walk.leader_left) = (8, 4);
    }
    assert!(!reach(&board) && rough(&board), "and now he has not");
}

#[test]
fn r_9_1_1_an_arrival_goes_on_when_somebody_else_is_tested() {
    let mut board = board().phase(1).put("PKR3 1731 N pf1").put("TGM1 0925 S");
    let unit = board.id("TAT4");
    board.state.unit_mut(unit).strength = 1;
    let ways = board.ways("TAT4");
    let there = ways.iter().find(|way| way.to == Some(place(&board.rules, hex("1731")))).expect("a way in");
    let tested = board.foretold("enter TAT4 1731 N").iter().any(|(id, _)| id.starts_with("effect-tests"));
    assert!(there.goes_on && there.open && tested, "{there:?}");
}
