//! What is shown of a unit's reach is what the rules let it do.

use crate::field::*;
use engine::decision::Place;
use engine::dice::{Scripted, Seeded, Stream};
use engine::journal::Silent;
use engine::ruleset::Ruleset;
use engine::ways::Way;
use game_grunwald::Grunwald;
use game_grunwald::action::Action;
use game_grunwald::ids::{LeaderId, UnitId};
use game_grunwald::notation::LEADER;
use game_grunwald::state::{Cohesion, State};
use game_grunwald::telling::place;

/// Plays a game by chance and looks at every so many of its positions.
fn positions(scenario: &str, seed: u64, each: usize, mut look_at: impl FnMut(&Grunwald, &State)) {
    let battle = set_up(scenario);
    let (rules, mut state) = (battle.table.rules(), battle.table.state().clone());
    let mut stream = Stream::new(seed, 1);
    for n in 0..4_000 {
        let Some(asked) = rules.decision(&state) else { return };
        if n % each == 0 && matches!(asked.kind, "activate" | "step") {
            look_at(rules, &state);
        }
        let action = by_chance(rules, &state, &mut stream);
        let mut dice = Seeded::new(seed, n as u64);
        rules.apply(&mut state, &action, &mut dice, &mut Silent).expect("dice");
    }
}

/// Goes a way step by step as far as nobody answers and no dice fall; says where it led and whether that was its end.
fn go(rules: &Grunwald, state: &State, way: &Way<Action>) -> (State, Vec<Place>, bool) {
    let (mut state, mut through) = (state.clone(), Vec::new());
    let seat = rules.decision(&state).map(|asked| asked.seat);
    for action in &way.actions {
        if rules.decision(&state).map(|asked| asked.seat) != seat {
            return (state, through, false);
        }
        assert!(rules.check(&state, action).is_ok(), "{action:?} of {way:?}");
        through.extend(rules.gesture(&state, action).to);
        let mut next = state.clone();
        if rules.apply(&mut next, action, &mut Scripted::new(Vec::new()), &mut Silent).is_err() {
            return (state, through, false);
        }
        state = next;
    }
    (state, through, true)
}

/// The ways that are offered to a piece.
fn ways(rules: &Grunwald, state: &State, piece: u16) -> Vec<Way<Action>> {
    rules.ways(state, piece).expect("it is known")
}

#[test]
fn r_4_1_3_every_way_that_is_shown_can_be_gone() {
    let (mut whole, mut open, mut rough, mut arrivals) = (0, 0, 0, [0, 0]);
    for (scenario, seed, each) in
        [("avant-garde", 3, 7), ("choc-des-titans", 5, 97), ("blitzkrieg-1410; organisation fatigue", 9, 89)]
    {
        positions(scenario, seed, each, |rules, before| {
            for unit in UnitId::all(rules.roster.len()) {
                for way in ways(rules, before, unit.into()).iter().filter(|way| way.kind != "fire") {
                    let (after, through, ended) = go(rules, before, way);
                    assert!(ended || way.open, "{way:?} is told to go through");
                    assert!(way.through.starts_with(&through), "{through:?} of {way:?}");
                    if !ended || way.open {
                        open += 1;
                        continue;
                    }
                    whole += 1;
                    assert_eq!(through, way.through, "{way:?}");
                    let it = after.unit(unit);
                    let at = it.whereabouts.hex().map(|hex| place(rules, hex));
                    assert!(way.to.is_none() || at == way.to, "{at:?} after {way:?}");
                    if matches!(way.kind, "enter" | "return") {
                        let moves = after.now.walk.and_then(|walk| walk.unit()) == Some(unit);
                        assert_eq!(way.goes_on, moves, "{way:?}");
                        arrivals[usize::from(moves)] += 1;
                    }
                    let worse = it.cohesion != before.unit(unit).cohesion;
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
                        let same = it.cohesion == before.unit(unit).cohesion;
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
fn left(state: &State, rules: &Grunwald, unit: UnitId) -> Option<u8> {
    let walking = state.now.walk.filter(|walk| walk.unit() == Some(unit));
    Some(walking.unwrap_or_else(|| rules.look(state).fresh_walk(unit)).left)
}

#[test]
fn r_s_1_nobody_is_offered_to_set_up_a_counter_of_the_other_side() {
    let mut battle = set_up("choc-des-titans");
    battle.play("default; ready; default");
    let (rules, state) = (battle.table.rules(), battle.table.state());
    let seat = rules.decision(state).expect("they set up").seat;
    let mut turns = [0, 0];
    for unit in UnitId::all(rules.roster.len()) {
        for way in ways(rules, state, unit.into()) {
            assert_eq!(rules.look(state).seat(unit), seat, "{way:?}");
            turns[usize::from(way.kind == "turn")] += 1;
        }
    }
    assert!(turns.into_iter().all(|count| count > 100), "{turns:?}");
}

#[test]
fn ruling_46_every_way_of_a_leader_can_be_gone() {
    let mut count = 0;
    positions("choc-des-titans", 11, 53, |rules, before| {
        for leader in LeaderId::all(before.leaders.len()) {
            for way in &ways(rules, before, LEADER + u16::from(leader)) {
                let (after, through, ended) = go(rules, before, way);
                assert!(ended || way.open, "{way:?} is told to go through");
                assert!(way.through.starts_with(&through), "{through:?} of {way:?}");
                if ended && way.to.is_some() && !way.open {
                    let at = after.leader(leader).whereabouts.hex().map(|hex| place(rules, hex));
                    assert_eq!((at, &through), (way.to, &way.through), "{way:?}");
                    assert!(way.kind == "return" || way.goes_on == after.now.walk.is_some(), "{way:?}");
                    count += 1;
                }
            }
        }
    });
    assert!(count > 500, "{count}");
}

#[test]
fn ruling_76_the_way_leads_on_through_a_wood_that_disorganises() {
    let mut battle = field("LKA1 0209 S; TGM1 0905 N");
    let rough = |to: &str| battle.way("LKA1", "forward-rough", to);
    let (wood, beyond) = (rough("0210"), rough("0211"));
    let (wood, beyond) = (wood.expect("a way"), beyond.expect("the way does not end in the wood"));
    assert!(wood.goes_on && !wood.open && !beyond.open, "no dice fall and nobody is asked");
    battle.play("move LKA1; f; f");
    assert!(battle.at("LKA1").contains("0211"), "{}", battle.at("LKA1"));
    assert!(battle.is("LKA1", "disorganised"));
    // Two points are gone beside the price: one hex farther there is nothing left of nine.
    let left = battle.left().unwrap_or(0);
    assert_eq!(i32::from(left), 2 * 9 - beyond.cost - 2 * 2);
}

#[test]
fn ruling_29_who_is_in_disorder_already_loses_nothing_in_a_wood() {
    let points = |cohesion: &str| {
        let battle = field(&format!("LKA1 0209 S {cohesion}; TGM1 0905 N"));
        let kind = |kind: &str| battle.way("LKA1", kind, "0211").is_some();
        (kind("forward"), kind("forward-rough"))
    };
    assert_eq!(points(""), (false, true));
    assert_eq!(points("disorganised"), (true, false));
}

#[test]
fn r_9_1_3_who_takes_a_leader_along_rides_through_a_wood_in_good_order() {
    let mut battle = field("LKA1 0211 N; leader witold 0211; TGM1 0905 N");
    let led = battle.way("LKA1", "forward-led", "0209").expect("a way");
    assert!(!led.open);
    battle.play("move LKA1; take witold; f; f");
    assert!(!battle.is("LKA1", "disorganised"));
    let left = battle.left().unwrap_or(0);
    assert_eq!(i32::from(left), 2 * 9 - led.cost);
}

#[test]
fn ruling_46_a_hex_with_a_leader_in_it_can_be_meant() {
    let battle = field("PKR1 0911 N nc1; leader zyndram 0910; TGM1 0905 N");
    let there = battle.way("PKR1", "forward", "0910").expect("a way");
    assert!(there.joins && there.goes_on, "{there:?}");
    let beyond = battle.way("PKR1", "forward", "0909").expect("a way");
    assert!(!beyond.joins, "{beyond:?}");
}

#[test]
fn r_4_4_5_who_is_put_back_has_no_move_left() {
    let battle = field("PKR1 away 0600 1; PKR2 0905 N; TGM1 0309 S");
    let ways = battle.ways("PKR1");
    assert!(!ways.is_empty() && ways.iter().all(|way| way.kind == "return" && !way.goes_on), "{ways:?}");
}

#[test]
fn r_4_2_5_beside_the_shorter_way_through_a_wood_the_one_in_good_order_is_shown() {
    // From a reading: 8½ points through the wood, 9½ about it.
    let battle = field("TAT1 0209 S; TGM1 2505 N");
    let (rough, good) = (battle.way("TAT1", "forward-rough", "0806"), battle.way("TAT1", "forward", "0806"));
    let (rough, good) = (rough.expect("the short way"), good.expect("the good one"));
    assert!(rough.cost < good.cost, "{} and {}", rough.cost, good.cost);
    for (way, cohesion) in [(rough, Cohesion::Disorganised), (good, Cohesion::Good)] {
        let (after, _, ended) = go(battle.table.rules(), battle.table.state(), &way);
        assert!(ended);
        assert_eq!(after.unit(battle.id("TAT1")).cohesion, cohesion);
    }
}

#[test]
fn ruling_46_in_mid_march_a_leader_who_cannot_pay_stays_behind_and_the_reach_knows_it() {
    let mut battle = field("TAT1 1307 NE; leader witold 1307; TGM1 2505 N");
    battle.play("move TAT1; take witold");
    let reach = |battle: &Game| battle.way("TAT1", "forward", "1406").is_some();
    let rough = |battle: &Game| battle.way("TAT1", "forward-rough", "1406").is_some();
    assert!(reach(&battle) && !rough(&battle), "he has the points for the marsh");
    let later = battle.with("walk left 8; walk leader_left 4");
    assert!(!reach(&later) && rough(&later), "and now he has not");
}

#[test]
fn r_9_1_1_an_arrival_goes_on_when_somebody_else_is_tested() {
    let battle = field("TAT4 waiting pf1; PKR3 1731 N pf1; TGM1 0925 S");
    let ways = battle.ways("TAT4");
    let there =
        ways.iter().find(|way| way.to == Some(place(battle.table.rules(), hex("1731")))).expect("a way in");
    let tested = battle.foretold("enter TAT4 1731 N").iter().any(|(id, _)| id.starts_with("effect-tests"));
    assert!(there.goes_on && there.open && tested, "{there:?}");
}
