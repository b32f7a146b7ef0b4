//! 10: panic and flight.

use crate::field::*;

#[test]
fn r_10_1_1_disorganised_again_by_a_combat() {
    // Half strength and alone in disorder: 2:1, armour 2, charge 3 and one more make 8:1, where a ten is D2.
    let throws = |disorder: [u8; 2]| {
        let mut battle = field("phase 2; PKR1 0914 S nc3; TEL3 0915 N disorganised");
        battle.roll([&[5, 5], &disorder[..]].concat()).fights_out("attack PKR1 x 0915");
        battle.at("TEL3").split(' ').next_back().map(str::to_string)
    };
    assert_eq!(throws([1, 1]).as_deref(), Some("panicked"), "row D2, light cavalry: 2 and 12");
    assert_eq!(throws([1, 2]).as_deref(), Some("disorganised"));
}

#[test]
fn r_10_1_2_the_disorganised_who_meet_panic_may_panic_too() {
    for (throw, after) in [(3, "disorganised"), (4, "panicked")] {
        // Home leads through the hex of one in disorder.
        let mut battle =
            field("phase 5 panic; TGM1 2003 N panicked must-flee; TGM2 2002 N pf1 disorganised; TGM5 4010 S");
        // It is why he is tested, passed or not.
        battle.roll([throw]).play("flee TGM1").cites("G-10.1.2");
        assert!(battle.at("TGM2").ends_with(after), "a throw of {throw}");
    }
}

#[test]
fn r_10_1_4_panic_is_marked_on_the_counter() {
    let battle = field("LNO1 0920 N panicked; LNO2 0921 N");
    assert_eq!((battle.status("LNO1"), battle.status("LNO2")), (vec!["panicked"], vec![]));
}

#[test]
fn r_10_2_3_caught_in_an_enemy_zone() {
    let mut battle = field("phase 3 panic; PIL1 2628 N panicked must-flee; PIL2 0920 N; TGM1 2630 N");
    battle.play("flee PIL1");
    assert_eq!(battle.asked(), "allied flee", "2529 and 2629 are equally near");
    assert!(nobody(&battle, "2629"));
    battle.play("flee-to 2629").cites("G-10.2.3");
    assert_eq!(battle.at("PIL1"), "gone");
}

#[test]
fn r_10_2_4_off_the_map_by_a_friendly_edge_is_the_end() {
    let mut battle = field("phase 3 panic; PIL1 2631 N panicked must-flee; PIL2 0920 N");
    battle.play("flee PIL1");
    assert!(battle.is("PIL1", "gone"), "not away: gone");
    assert_eq!((battle.morale(), battle.points()), (-1, [0, 1]));
}

#[test]
fn r_10_3_1_before_it_flees_it_may_come_to_its_senses() {
    let start = || field("phase 3 panic; PIL1 2628 N panicked must-flee; PIL2 0920 N");
    let mut battle = start();
    battle.roll([3]).play("rally PIL1");
    assert_eq!(battle.at("PIL1"), "2628 N pf2 nc0 disorganised", "it stays where it is");
    battle.refuses("move PIL1", "G-4.1.4");
    let mut battle = start();
    battle.roll([4]).play("rally PIL1");
    assert_eq!(battle.asked(), "allied flee", "who fails runs");
}

#[test]
fn ruling_43_how_the_panicked_run() {
    // One too many in the hex if it counted: no test, it must go.
    let mut battle = field("phase 1 panic; PKR1 1520 N; PKR2 1520 N panicked must-flee; PKR3 0915 N");
    assert_eq!(battle.legal(), ["flee PKR2"]);
    // Full points though it is in disorder, whichever way it faces, and nobody else moves before.
    battle.refuses("move PKR1", "G-10.2.2");
    battle.plays_on(|battle| {
        let flees = ["allied flee", "allied panic"].contains(&battle.asked().as_str());
        battle.legal().into_iter().next().filter(|_| flees)
    });
    let steps = battle.count("fled");
    assert_eq!(battle.distance("PKR2", "1520"), 8, "heavy cavalry: eight hexes, {steps} steps");
    assert_eq!(battle.at("PKR2").split(' ').nth(1), Some("N"));
    // A unit that panics in its own phase runs in the next one, not in this.
    let mut battle =
        field("phase 5 panic; TGM1 2003 N panicked must-flee; TGM2 2002 N pf1 disorganised; TGM5 4010 S");
    battle.roll([6]).play("flee TGM1");
    assert!(battle.is("TGM2", "panicked") && !battle.is("TGM2", "must-flee"));
    assert_eq!(battle.asked(), "order activate");
}

#[test]
fn r_10_1_3_e_33_the_panicked_run_through_a_full_hex_and_frighten_it() {
    let mut battle = field("phase 3 panic; PIL1 2628 N panicked must-flee; PIL2 2629 N; PIL3 0920 N");
    battle.play("flee PIL1").roll([4]).play("flee-to 2629").cites("G-10.1.3");
    assert_eq!(battle.said("tested", "unit"), ["PIL2"]);
    assert_eq!(battle.at("PIL2"), "2629 N pf2 nc0 disorganised");
}

#[test]
fn ruling_43_nobody_comes_to_his_senses_where_he_would_be_one_too_many() {
    let may = |text: &str, name: &str| {
        field(&format!("phase 1 panic; {text}; PIL4 0915 N; PKR6 0920 N")).allows(&format!("rally {name}"))
    };
    // In the open two points.
    assert!(may("PKR1 1520 N pf1; PKR2 1520 N pf1 panicked must-flee", "PKR2"));
    assert!(!may("PKR1 1520 N; PKR2 1520 N pf1 panicked must-flee", "PKR2"), "two and one");
    // Behind walls ten, of which two are mounted.
    let rider = "PKR2 4924 N panicked must-flee";
    assert!(may(rider, "PKR2"));
    assert!(
        may(&format!("{rider}; LIL1 4924 N; LIL2 4924 N; LIL3 4924 N; LIL4 4924 N"), "PKR2"),
        "eight and two"
    );
    assert!(!may(&format!("{rider}; PKR1 4924 N pf1"), "PKR2"), "one point of riders and two more");
    assert!(may("PKR1 4924 N pf1; PKR2 4924 N pf1 panicked must-flee", "PKR2"), "one and one");
    let crowd = "LIL1 4924 N; LIL2 4924 N; LIL3 4924 N; LIL4 4924 N; PIL1 4924 N";
    assert!(!may(&format!("{crowd}; {rider}"), "PKR2"), "ten and two");
    let foot = |others: &str| {
        let text =
            format!("phase 3 panic; PIL2 4924 N panicked must-flee; {others}; PIL4 0915 N; PKR6 0920 N");
        field(&text).allows("rally PIL2")
    };
    assert!(foot("PKR1 4924 N"), "foot takes no room from riders");
    assert!(!foot(crowd));
    assert!(foot("LIL1 4924 N; LIL2 4924 N; LIL3 4924 N; LIL4 4924 N pf1"));
}

#[test]
fn r_10_1_4_who_panics_in_a_combat_is_marked_by_that_rule() {
    let mut battle = field("phase 2; PKR1 0914 S nc3; TEL3 0915 N disorganised");
    battle.roll([5, 5, 1, 1]).fights_out("attack PKR1 x 0915");
    let worse = battle.cited_where(|event| matches!(event, game_grunwald::event::Event::Worse { .. }));
    assert!(worse.contains(&"G-10.1.4") && !worse.contains(&"G-9.1.4"), "{worse:?}");
}

#[test]
fn ruling_40_a_test_takes_speed_only_from_who_has_it() {
    let mut battle = field("phase 3 panic; PIL1 2628 N panicked must-flee; PIL2 2629 N; PIL3 0920 N");
    battle.play("flee PIL1").roll([4]).play("flee-to 2629");
    assert_eq!(battle.said("tested", "unit"), ["PIL2"]);
    assert!(!battle.events().any(|event| matches!(event, game_grunwald::event::Event::Slowed { .. })));
}
