//! Steps of a battle where one rule hands over to the next.

use crate::field::*;
use engine::Ruleset;
use game_grunwald::event::Event;
use game_grunwald::state::Cohesion;

#[test]
fn r_8_1_4_a_dead_leader_rides_no_farther() {
    let mut battle = field("PKR1 0917 N; TXB1 0914 S; PKR2 0925 N; leader zyndram 0917");
    battle.play("move PKR1; take zyndram; f");
    assert_eq!(battle.asked(), "order fire");
    // Two for the shot, twelve for the leader.
    battle.roll([1, 1, 6, 6]).play("fire TXB1 PKR1");
    assert_eq!(battle.leader_at("zyndram"), "dead");
    battle.play("f");
    assert_eq!(battle.leader_at("zyndram"), "dead");
}

#[test]
fn r_7_1_5_nobody_is_asked_who_takes_a_banner_when_all_have_fallen() {
    // The leader of a fort is shot, and his death takes the last point of everybody about him.
    let mut battle = field(
        "phase 1 open-fire; LIL1 4924 N pf1; LIL2 4924 N pf1; LIL3 4924 N pf1; leader zyndram 4924; \
         banner KR LIL1; \
         TXB1 4922 S; PKR2 0925 N",
    );
    battle.roll([1, 1, 6, 6]).play("fire TXB1 LIL1");
    assert_eq!(["LIL1", "LIL2", "LIL3"].map(|name| battle.at(name)), ["gone"; 3]);
    assert_eq!((battle.banner("KR"), battle.asked()), ("4924".into(), "allied activate".into()));
    assert!(battle.allows("move PKR2"));
}

#[test]
fn r_9_3_1_a_rally_is_as_likely_as_its_test() {
    let start = field("PKR1 0920 N disorganised; PKR2 0925 N");
    let rallies = |face: u8| {
        let mut battle = start.with("");
        battle.roll([face]).play("rally PKR1");
        let events: Vec<Event> = battle.events().cloned().collect();
        let results = battle.table.rules().results(start.table.state(), &events);
        results.iter().any(|result| result.says.id == "result-rallied")
    };
    assert_eq!((1..=6).filter(|face| rallies(*face)).count(), 3, "half of the throws at level 0");
}

#[test]
fn ruling_16_disorder_spreads_when_the_combat_is_over() {
    // Two in one hex are thrown back in disorder together: each is disorganised by the combat, neither panics by the other.
    let mut battle = field("phase 2; PKR1 0915 N nc3; TEN1 0914 S pf1; TEN2 0914 S pf1");
    // Ones for every throw.
    battle.roll_always(1).play("attack PKR1 x 0914");
    battle.roll_always(1).goes_on(|battle| {
        battle.legal().into_iter().next().filter(|_| battle.table.state().now.fight.is_some())
    });
    let cohesion = |event: &Event| match event {
        Event::Worse { cohesion, .. } => Some(*cohesion),
        _ => None,
    };
    let becomes: Vec<Cohesion> = battle.events().filter_map(cohesion).collect();
    assert!(
        !becomes.is_empty() && becomes.iter().all(|cohesion| *cohesion == Cohesion::Disorganised),
        "{becomes:?}"
    );
}
