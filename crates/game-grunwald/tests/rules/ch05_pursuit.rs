//! 5.5: following the beaten.

use crate::field::*;
use game_grunwald::event::Event;
use game_grunwald::state::ORDER;

/// PKR1 has beaten TEL3 by two hexes, straight back; `die` is thrown where a leader is near but not there.
fn beaten(more: &str, throw: [u8; 2], die: &[u8]) -> Game {
    let mut battle = field(&format!("phase 2; {more}; PKR1 0914 S nc3; TEL3 0915 N"));
    battle.roll(throw).play("attack PKR1 x 0915");
    battle.falls_back("TEL3", "0916 0917");
    battle.roll(die).play("face N");
    battle
}

/// With a leader in the hex: 8:1, an eight is D2; the pursuit is free.
fn led() -> Game {
    beaten("leader zyndram 0914", [4, 4], &[])
}

/// Far from every leader: 6:1, a nine is D2; the pursuit is forced.
fn alone(more: &str) -> Game {
    beaten(more, [4, 5], &[])
}

#[test]
fn r_5_5_1_some_may_follow_and_some_must() {
    let mut free = led();
    assert_eq!((free.asked().as_str(), free.asked_by()), ("allied pursue", "G-5.5.5"));
    assert!(free.lists("stay"));
    free.roll([3, 4]).play("stay");
    assert_eq!(free.at("PKR1"), "0914 S pf2 nc2");
    let forced = alone("");
    assert_eq!(forced.at("PKR1"), "0916 S pf2 nc3", "it was not asked");
}

#[test]
fn r_5_5_2_farther_than_five_hexes_from_a_leader_it_must() {
    let battle = beaten("leader andrzej 0908", [4, 5], &[]);
    let forced = battle.cited_where(|event| matches!(event, Event::PursuitForced { .. }));
    assert!(forced.contains(&"G-5.5.2"), "six hexes: no throw: {forced:?}");
    let near = beaten("leader andrzej 0909", [4, 5], &[1]);
    let thrown = |event: &Event| matches!(event, Event::PursuitThrow { distance: 5, must: false, .. });
    assert!(near.events().any(thrown));
    assert_eq!(near.asked(), "allied pursue");
}

#[test]
fn r_5_5_5_e_20_who_follows_freely_may_stray_a_hex() {
    let mut battle = led();
    battle.play("pursue 1");
    // All of them on the way or beside it.
    let all = ["on 0814", "on 0815", "on 0914", "on 0916", "on 1014", "on 1015"];
    assert_eq!(battle.legal_with("on "), all);
    battle.play("on 1015");
    assert_eq!(battle.asked(), "allied face", "two hexes, as far as the beaten went");
}

#[test]
fn r_5_5_6_the_first_hex_is_the_one_that_was_left() {
    let mut battle = led();
    assert_eq!(battle.legal(), ["pursue 1", "pursue 1 led", "stay"]);
    battle.play("pursue 1 led");
    assert_eq!([battle.at("PKR1"), battle.leader_at("zyndram")], ["0915 S pf2 nc3", "0915"]);
}

#[test]
fn r_5_5_7_zones_do_not_stop_a_pursuit() {
    // TGM1 is as fast and watches both hexes of the way.
    let battle = alone("TGM1 1015 NW nc3");
    assert!(["0915", "0916"].iter().all(|label| battle.look().controlled(ORDER, hex(label))));
    assert_eq!(battle.at("PKR1"), "0916 S pf2 nc3");
}

#[test]
fn r_5_5_8_a_pursuit_neither_raises_nor_lowers_the_charge() {
    let mut battle = field("phase 2; PKR1 0914 S nc2; TEL3 0915 N");
    // 5:1, a four: D3 -1; back over the slope at 0917.
    battle.roll([1, 3]).play("attack PKR1 x 0915");
    battle.falls_back("TEL3", "0916 0917 0918");
    battle.play("face N").cites("G-5.5.8");
    assert_eq!(battle.at("PKR1"), "0917 S pf2 nc2", "two hexes on the flat and one uphill");
}

#[test]
fn r_5_5_9_up_to_two_sixths_cost_nothing() {
    // South, then north-east past the empty hex: two sixths away from where it came.
    let mut battle = led();
    battle.play("pursue 1; on 1014");
    assert_eq!(battle.at("PKR1"), "1014 S pf2 nc3");
    battle.roll([3, 4]).play("face SE");
    assert_eq!(battle.at("PKR1"), "1014 SE pf2 nc2", "only the level of the combat");
    // Straight back again is half a circle.
    let mut back = led();
    back.play("pursue 1; on 0914");
    assert_eq!(back.at("PKR1"), "0914 S pf2 nc0");
}

#[test]
fn ruling_36_the_throw_at_one_and_at_four_hexes() {
    for (leader, die, must) in [("0913", 5, false), ("0913", 6, true), ("0910", 2, false), ("0910", 3, true)]
    {
        let battle = beaten(&format!("leader andrzej {leader}"), [4, 5], &[die]);
        battle.cites("G-R36");
        assert_eq!(battle.asked(), if must { "allied face" } else { "allied pursue" }, "{leader}, a {die}");
    }
}

#[test]
fn ruling_36_foot_follows_too_and_archers_do_not() {
    let mut foot = field("phase 4; PIL1 0914 S; TIM1 0915 N");
    // 2:1 and one: 3:1; a five is D2.
    foot.roll([2, 3]).play("attack PIL1 x 0915");
    foot.falls_back("TIM1", "0916 0917");
    foot.play("face N");
    assert_eq!(foot.at("PIL1"), "0916 S pf2 nc0");
    // Of a hex that has been attacked in vain the foot may follow; archers and the panicked stay where they are.
    let mut both = field(
        "phase 8; TIM1 0915 N; PIL1 0914 S pf1; PXB1 0914 S; PIL2 0914 S panicked; leader zyndram 0914; \
         banner KR PIL1",
    );
    both.attack_until("attack TIM1 x 0914", |battle| battle.asked() == "order retreat");
    both.roll_always(3).plays_on(|battle| {
        let follows = |text: &&String| !text.starts_with("stay");
        let answer = battle.legal().iter().find(follows).cloned();
        answer.filter(|_| battle.table.state().now.fight.is_some())
    });
    assert!(!both.at("PIL1").starts_with("0914"), "{}", both.at("PIL1"));
    assert!(both.at("PXB1").starts_with("0914") && both.at("PIL2").starts_with("0914"));
}

#[test]
fn ruling_36_a_full_hex_ends_a_pursuit() {
    // The beaten has gone round by 1015.
    let mut battle = field("phase 2; PKR1 0914 S nc3; TEL3 0915 N");
    battle.roll([4, 5]).play("attack PKR1 x 0915");
    battle.falls_back("TEL3", "1015 1116");
    // A friend of the pursuer stands in the way by now.
    let mut battle = battle.with("PKR2 1015 N");
    battle.play("face N");
    assert_eq!(battle.at("PKR1"), "0915 S pf2 nc3", "no farther");
}

#[test]
fn r_5_5_9_looking_back_the_way_it_came_ends_the_charge_even_without_a_turn() {
    // Facing south-east all the time, it rides south and then north-west: to look south-east now is to look back.
    let mut battle = field("phase 2; leader zyndram 0914; PKR1 0914 SE nc3; TEL3 0915 N");
    battle.roll([4, 4]).play("attack PKR1 x 0915");
    battle.falls_back("TEL3", "0916 0917");
    battle.play("face N; pursue 1; on 0814");
    battle.roll([3, 4]).play("face SE");
    assert_eq!(battle.at("PKR1"), "0814 SE pf2 nc0");
}

#[test]
fn r_4_4_3_e_12_who_leaves_in_a_pursuit_is_back_a_turn_later() {
    let mut battle = field("turn 2; phase 2; leader zyndram 0800; PKR1 0800 NE nc3; TEL3 0900 SW");
    // 8:1, an eight: D2, along the edge.
    battle.roll([4, 4]).play("attack PKR1 x 0900");
    battle.plays_on(|battle| {
        let step = battle.legal().into_iter().next();
        step.filter(|_| battle.asked() == "order retreat")
    });
    assert_ne!(battle.at("TEL3"), "away", "for the beaten the edge is a wall (4.4.1)");
    battle.play("face S; pursue 1");
    assert!(battle.lists("exit"));
    battle.roll([3, 4]).play("exit");
    assert!(battle.line("PKR1").starts_with("PKR1 away 0900 6 "), "{}", battle.line("PKR1"));
    // Not in turn 5, as after a move; in the movement phase of turn 6.
    const BACK: &str = "return PKR1 0500 S";
    let offered = |battle: &Game| (battle.allows(BACK), battle.lists(BACK));
    for turn in [3, 4, 5] {
        battle.passes_to(turn, 1);
        assert_eq!(offered(&battle), (false, false), "turn {turn}");
    }
    battle.passes_to(6, 1);
    assert_eq!(offered(&battle), (true, true));
    battle.play(BACK);
    assert_eq!(battle.at("PKR1"), "0500 S pf2 nc0");
}
