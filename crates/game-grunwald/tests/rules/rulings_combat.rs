//! Rulings about combats and what follows them: 64, 65, 69, 70, 73, 74, 75.

use crate::field::*;
use game_grunwald::content::CONTENT;
use game_grunwald::event::Event;
use game_grunwald::ids::TraceId;

/// Plays on until this is asked: retreats lead to empty hexes where they can.
#[track_caller]
fn until(battle: &mut Game, asked: &str) {
    battle.goes_on(|battle| {
        let legal = battle.legal();
        let free = |text: &&String| {
            let mut words = text.split(' ');
            words.next() != Some("back") || words.nth(1).is_none_or(|at| nobody(battle, at))
        };
        legal.iter().find(free).or(legal.first()).cloned().filter(|_| battle.asked() != asked)
    });
    assert_eq!(battle.asked(), asked);
}

#[test]
fn ruling_64_everybody_in_the_hex_defends() {
    let battle = field(
        "phase 2; PKR1 0914 S; TEL3 0915 N pf1; TIH1 0915 S pf1; leader wallenrod 0915; banner OR TIH1",
    );
    // Armour 0 and 2 is one; his two and the banner's one count for both.
    assert_eq!(battle.sums("attack PKR1 x 0915"), "2:2 [2 G-5.2.7] [1 G-5.2.8, 2 G-8.2.1, 1 G-7.1.7] 1:3");
}

#[test]
fn ruling_65_a_duty_that_cannot_be_done_lapses() {
    // Two knights must follow into the same hex: the second finds it full, and nothing is asked of him.
    let mut battle = field("phase 2; PKR1 0914 S nc3; PKR2 1014 SW nc3; TEL3 0915 N");
    // 2:1, armour 2, charge 3: 7:1, where an eleven is D1 -1.
    battle.roll([5, 6, 3, 4]).fights_out("attack PKR1+PKR2 x 0915");
    let forced = battle.events().filter(|event| matches!(event, Event::PursuitForced { .. })).count();
    let places = ["PKR1", "PKR2"].map(|name| battle.at(name).split(' ').next().map(str::to_string));
    assert_eq!((forced, places), (1, [Some("0915".into()), Some("1014".into())]));
    // A retreat that cannot be done costs a point.
    assert!(battle.cited().contains(&"G-R65"));
}

#[test]
fn ruling_69_a_pursuer_follows_who_stood_next_to_him() {
    let mut battle = field(
        "phase 2; PKR1 0914 S nc3; leader andrzej 0914; PKR2 1114 SW nc3; leader zyndram 1114; TEL3 0915 N; \
         TSB2 1014 N",
    );
    // 1:1, armour 2, charge 3, a leader's two: 8:1, where a ten is D2.
    battle.roll([5, 5]).play("attack PKR1+PKR2 x 0915+1014");
    until(&mut battle, "allied pursue");
    let left = |unit: &str| {
        let traces = battle.look().chase_traces(battle.id(unit));
        let fight = battle.table.state().now.fight.as_deref().expect("a combat");
        let first =
            |trace: &TraceId| battle.look().label(fight.traces[usize::from(*trace)].hexes[0]).to_string();
        let mut list: Vec<String> = traces.iter().map(first).collect();
        list.sort();
        list
    };
    assert_eq!((left("PKR1"), left("PKR2")), (vec!["0915".into(), "1014".into()], vec!["1014".to_string()]));
}

#[test]
fn ruling_70_a_deadly_counter_charge_advances() {
    let mut battle = field("LME1 0918 N pf1; PKR2 0925 N; TGM1 0915 S");
    battle.play("move LME1; f");
    assert_eq!(battle.asked(), "order counter-charge");
    // 2:1, armour 2 and charge 1 against charge 1: 4:1, where an eight is D1 -1.
    battle.roll([4, 4]).play("counter TGM1 0916");
    assert_eq!((battle.at("LME1"), battle.asked()), ("gone".into(), "order advance".into()));
    assert_eq!(battle.asked_by(), "G-R70");
    battle.play("stay");
    assert_eq!(battle.asked(), "allied activate", "the phase goes on with the next unit");
}

#[test]
fn ruling_73_both_lose_and_one_retreats() {
    for throw in 2..=12 {
        for column in -3..=8 {
            let cell = CONTENT.charts.result(throw, column);
            assert!(cell.attacker <= 1 && cell.defender <= 1, "{cell}");
        }
    }
    // 1:1, armour 2, charge 3, leader 2, banner 1: 9:1, where a twelve is -1 / D2 -1.
    let nine_to_one = "phase 2; PKR1 0914 S nc3; leader zyndram 0914; banner KR PKR1; TEL3 0915 N";
    // A nine is D2: nobody loses a point.
    field(nine_to_one).roll_first([4, 5], 3).play("attack PKR1 x 0915").cites_not("G-R73");
    let mut battle = field(nine_to_one);
    battle.roll([6, 6, 3, 4]).fights_out("attack PKR1 x 0915");
    assert!(battle.cited().contains(&"G-R73"));
    assert_eq!(battle.at("PKR1"), "0914 S pf1 nc2");
    assert_eq!(battle.distance("TEL3", "0915"), 2);
    assert!(battle.at("TEL3").contains(" pf1 "), "{}", battle.at("TEL3"));
}

#[test]
fn ruling_74_attackers_go_back_each_from_his_own_hex() {
    let one_to_four = "phase 2; LME1 0914 S; LME2 1014 SW; TGM1 0915 N nc3; leader ulrich 0915";
    // 2:1 against armour 2, charge 3 and a leader: 1:4, where a five is A1, however it falls.
    field(one_to_four).roll_first([1, 4], 3).play("attack LME1+LME2 x 0915").cites("G-R74");
    let mut battle = field(one_to_four);
    battle.roll([2, 3]).play("attack LME1+LME2 x 0915");
    until(&mut battle, "order pursue");
    assert!(battle.cited().contains(&"G-R74"));
    for (name, from) in [("LME1", "0914"), ("LME2", "1014")] {
        assert_eq!(battle.distance(name, from), 1, "{name}");
    }
    // The defender may follow either, and then no other.
    assert!(battle.allows("pursue 1") && battle.allows("pursue 2"));
    battle.play("pursue 1");
    let first = battle.events().filter(|event| matches!(event, Event::Pursued { .. })).count();
    assert_eq!(first, 1);
    until(&mut battle, "order face");
    let all = battle.events().filter(|event| matches!(event, Event::Pursued { .. })).count();
    assert_eq!(all, 1, "one hex, like the beaten");
    battle.roll([3, 4]).play("face N");
    assert!(!battle.events().any(|event| matches!(event, Event::Pursued { .. })));
}

#[test]
fn ruling_75_throws_come_in_a_fixed_order() {
    // The combat, the leader of the beaten, the pursuer, the disorder of the beaten: each his own dice.
    let mut battle =
        field("phase 2; PKR1 0914 S nc3; leader andrzej 0912; TEL3 0915 N; leader wallenrod 0915");
    // 4:1 and one for Andrzej: 5:1, where a seven is D2.
    battle.roll([3, 4, 5, 6, 2, 1, 4]).fights_out("attack PKR1 x 0915");
    let throw = |event: &Event| match event {
        Event::Fought(clash) => Some(format!("combat {:?}", clash.throw)),
        Event::LeaderThrow { throw, .. } => Some(format!("leader {throw:?}")),
        Event::PursuitThrow { throw, .. } => Some(format!("pursuit {throw}")),
        Event::DisorderThrow { throw, .. } => Some(format!("disorder {throw:?}")),
        _ => None,
    };
    let throws: Vec<String> = battle.events().filter_map(throw).collect();
    assert_eq!(throws, ["combat [3, 4]", "leader [5, 6]", "pursuit 2", "disorder [1, 4]"]);
    // Several who are tested at once: by their numbers; who fails is a new danger to the others (G-R42).
    let mut battle = field("phase 3; LIM2 4924 N; LIM1 4924 N; LIM3 4925 N disorganised; PIL1 0925 N");
    battle.roll([1, 6, 2]).play("move LIM3; f");
    let test = |event: &Event| match event {
        Event::Tested { unit, passed, .. } => Some((battle.look().name(*unit), *passed)),
        _ => None,
    };
    let tested: Vec<(&str, bool)> = battle.events().filter_map(test).collect();
    assert_eq!(tested, [("LIM1", true), ("LIM2", false), ("LIM1", true)]);
}
