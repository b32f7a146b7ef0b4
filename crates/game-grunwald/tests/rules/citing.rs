//! Events are noted with the rules of the line that makes them: of this blow, this ground, this option, and no others.

use crate::field::*;
use engine::Noted;
use engine::dice::{Seeded, Stream};
use engine::ruleset::{Ruleset, Setup};
use game_grunwald::Grunwald;
use game_grunwald::event::Event;

/// The numbers of the rules that the last event of a kind in this play was noted with.
#[track_caller]
fn rests_on(battle: &Game, kind: impl Fn(&Event) -> bool) -> Vec<&'static str> {
    let noted = battle.noted().filter(|noted| kind(&noted.event)).last().expect("it happened");
    noted.rules.iter().map(|rule| rule.id()).collect()
}

/// Plays an action, whatever the dice, and tells whether one of its events rests on this rule.
#[track_caller]
fn cites(position: &str, action: &str, rule: &str) -> bool {
    field(position).roll_always(3).play(action).cited().contains(&rule)
}

fn eliminated(event: &Event) -> bool {
    matches!(event, Event::Eliminated { .. })
}

// ---------------------------------------------------------------- all of them

#[test]
fn r_2_0_no_event_of_a_battle_goes_without_its_rules() {
    for (scenario, organisation) in [("choc-des-titans", "fatigue"), ("blitzkrieg-1410", "off")] {
        let setup = Setup::new(scenario).with("organisation", organisation);
        let (rules, mut state) = Grunwald::open(&setup).expect("a scenario");
        let (mut rng, mut dice, mut buffer) = (Stream::new(83, 1), Seeded::new(83, 2), Vec::new());
        while rules.outcome(&state).is_none() {
            let action = rules.random(&state, &mut rng, &mut buffer).expect("somebody is asked");
            let mut noted: Vec<Noted<Event>> = Vec::new();
            rules.apply(&mut state, &action, &mut dice, &mut noted).expect("it is legal");
            // What is left to do changes by no rule of its own.
            for Noted { event, rules } in noted.iter().filter(|it| !matches!(it.event, Event::Progress(_))) {
                assert!(!rules.is_empty(), "{event:?}");
                let twice = (1..rules.len()).any(|at| rules[..at].contains(&rules[at]));
                assert!(!twice, "{event:?} {rules:?}");
            }
        }
    }
}

// ---------------------------------------------------------------- losses and deaths

#[test]
fn r_8_1_6_each_loss_counts_by_its_own_rule() {
    // 3:1 and more: a three costs foot of one point its life.
    let mut fought = field("phase 2; PKR1 0914 S; TIL1 0915 N pf1");
    fought.roll([1, 2]).play("attack PKR1 x 0915");
    let counted = rests_on(&fought, eliminated);
    assert!(counted.contains(&"G-6.1.4") && !counted.contains(&"G-5.8.9a"), "{counted:?}");
    let mut ridden_down = field("PKR1 0915 N nc3; TIL1 0914 N; TGM1 3010 S");
    ridden_down.play("move PKR1").roll([6]).play("overrun");
    let counted = rests_on(&ridden_down, eliminated);
    assert!(counted.contains(&"G-5.8.9a") && !counted.contains(&"G-6.1.4"), "{counted:?}");
    // The army leader dies beneath the hooves, and with him the last point of a rider of his.
    let mut orphaned =
        field("PKR1 0916 N pf1; PKR4 0925 N; TGM1 0913 S; leader jagiello 0914; leader zyndram 0925");
    orphaned.play("move PKR1; f").play_first("counter TGM1 ");
    let counted = rests_on(&orphaned, eliminated);
    assert!(counted.contains(&"G-8.1.6") && !counted.contains(&"G-6.1.4"), "{counted:?}");
}

#[test]
fn ruling_79_a_leader_who_dies_takes_his_fatigue_along() {
    let dies = |option: &str, leader: &str| {
        let position = format!("phase 5 open-fire; {option} TIM1 0910 S; leader {leader}; PXB1 0912 N");
        let mut battle = field(&position);
        battle.roll([1, 1, 6, 6]).play("fire PXB1 TIM1");
        rests_on(&battle, |event| matches!(event, Event::LeaderKilled { .. }))
    };
    let tiring = "option organisation fatigue;";
    assert!(dies(tiring, "wallenrod 0910 fatigue 3").contains(&"G-R79"));
    assert!(!dies(tiring, "wallenrod 0910").contains(&"G-R79"));
    assert_eq!(dies("", "wallenrod 0910"), ["G-6.1.6", "G-8.1.4", "G-8.2.8", "G-R77"]);
}

// ---------------------------------------------------------------- order

/// A friend in disorder falls back beside TSB2 and panics there; with these throws of TSB2.
fn joined_and_then_beside_panic(throws: [u8; 2]) -> Game {
    let mut battle =
        field("phase 2; PKR1 0914 S nc1; TEL3 0915 N pf1 disorganised; TSB2 0917 N pf1; TGM5 0925 N");
    // Any D2: two hexes back, and there is the friend.
    battle.roll([4, 4]).play("attack PKR1 x 0915");
    let [first, second] = throws;
    let mut way = ["back TEL3 0916", "back TEL3 0917"].into_iter().map(str::to_string);
    battle.roll([1, 1, first, second]).goes_on(|battle| {
        let back = way.by_ref().find(|step| battle.lists(step));
        let fights = battle.table.state().now.fight.is_some();
        back.or_else(|| battle.legal().pop().filter(|_| fights))
    });
    battle
}

#[test]
fn ruling_83_a_friend_who_is_joined_and_then_stands_beside_panic_is_tested_twice() {
    // Whether each of his tests rests on the ruling.
    let tests = |battle: &Game| -> Vec<bool> {
        let friend = battle.id("TSB2");
        let his = |noted: &&Noted<Event>| matches!(noted.event, Event::Tested { unit, .. } if unit == friend);
        battle.noted().filter(his).map(|noted| noted.rules.iter().any(|it| it.id() == "G-R83")).collect()
    };
    let battle = joined_and_then_beside_panic([6, 6]);
    assert!(battle.at("TEL3").ends_with("panicked"));
    assert_eq!(tests(&battle), [false, true], "the second occasion is the one that needs a ruling");
    assert_eq!(
        battle.at("TSB2"),
        "0917 N pf1 nc0 panicked",
        "out of order by the first, in panic by the second"
    );
    // Whoever passes the first is tested all the same, and fails into disorder.
    let battle = joined_and_then_beside_panic([1, 6]);
    assert_eq!(tests(&battle), [false, true]);
    assert_eq!(battle.at("TSB2"), "0917 N pf1 nc0 disorganised");
}

#[test]
fn ruling_78_who_is_bound_rallies_by_a_ruling_of_its_own() {
    let rallies =
        |mark: &str| cites(&format!("PKR1 0915 N disorganised {mark}; TGM1 3010 S"), "rally PKR1", "G-R78");
    assert_eq!([rallies(""), rallies("bound")], [false, true]);
}

// ---------------------------------------------------------------- combat

#[test]
fn r_8_0_the_range_of_a_leader_is_cited_where_it_counts() {
    let fought = |at: &str| {
        let position = format!("phase 2; PKR1 0914 S; TGM1 0915 N; leader zyndram {at}");
        cites(&position, "attack PKR1 x 0915", "G-8.0")
    };
    assert_eq!(["0914", "0913"].map(fought), [false, true], "in its hex he needs no range");
}

#[test]
fn ruling_80_who_is_struck_again_in_a_phase_is_struck_by_a_ruling() {
    let struck = |mark: &str| {
        let position = format!("phase 2; PKR1 0914 S; TEL3 0915 N pf1 {mark}; TEN1 0915 N pf1");
        cites(&position, "attack PKR1 x 0915", "G-R80")
    };
    assert_eq!([struck(""), struck("struck")], [false, true]);
}

#[test]
fn r_1_6_only_what_does_not_divide_is_rounded() {
    let fought = |who: &str, rule: &str| {
        cites(&format!("phase 2; {who}; TGM1 0915 N pf2"), "attack PKR1 x 0915", rule)
    };
    assert!(!fought("PKR1 0914 S pf2", "G-1.6") && !fought("PKR1 0914 S pf2", "G-R04"));
    assert!(fought("PKR1 0914 S pf1", "G-R04"), "the weaker divides the stronger");
}

// ---------------------------------------------------------------- the edge of the map, and fire

#[test]
fn r_4_4_8_who_comes_back_later_than_he_could_is_told_that_he_may() {
    let returns = |from: u8| {
        let position = format!("turn 9; phase 5; PKR1 3010 S; TGM2 3020 N; TGM1 away 0300 {from} S");
        cites(&position, "return TGM1 0300 S", "G-4.4.8")
    };
    assert_eq!([returns(9), returns(4)], [false, true]);
}

#[test]
fn r_11_2_6_a_neighbour_is_shot_at_without_a_line_of_sight() {
    let sight = |at: &str| {
        let position = format!("phase 5 open-fire; PXB1 0914 S; TGM1 {at} N; TGM2 3020 N");
        cites(&position, "fire PXB1 TGM1", "G-11.2.6")
    };
    assert_eq!(["0915", "0916"].map(sight), [false, true]);
}
