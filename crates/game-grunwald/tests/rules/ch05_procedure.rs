//! 5.1 and 5.2: a combat step by step, and who fights when.

use crate::field::*;
use game_grunwald::event::{Blow, Event};

/// The example of 5.1.1: two riders across the stream.
fn across_the_stream(more: &str) -> Game {
    field(&format!("phase 2; PKR1 2319 SE nc2; PKR5 2418 S nc3; TEL3 2419 N nc1; {more}"))
}

/// A rider at full speed meets one who stands: 6:1.
fn charge() -> Game {
    field("phase 2; PKR1 0914 S nc3; TEL3 0915 N")
}

// ---------------------------------------------------------------- 5.1.1

#[test]
fn r_5_1_1a_the_attacker_names_who_fights_whom() {
    let mut battle = field("phase 2; PKR1 0914 S; PKR2 1114 SW; TGM1 0915 N; TGM2 1014 N");
    // 1:1; a six is nothing.
    battle.roll([3, 3]).play("attack PKR2 x 1014");
    let fought = clash(&battle);
    assert_eq!(fought.attackers.as_slice(), [battle.id("PKR2")]);
    assert_eq!(fought.hexes.as_slice(), [hex("1014")]);
    assert!(battle.is("TGM2", "struck") && !battle.is("TGM1", "struck"));
}

#[test]
fn r_5_1_1c_e_15_the_strengths_give_the_first_column() {
    let mut battle = across_the_stream("");
    battle.roll([1, 3]).play("attack PKR1+PKR5 x 2419");
    let fought = clash(&battle);
    assert_eq!((fought.attack.sum(), fought.defence.sum(), fought.initial), (4, 2, 1), "2:1");
    assert!(battle.cited().contains(&"G-1.4") && !battle.cited().contains(&"G-1.6"), "nothing to round");
    // Three against two is rounded, and one against two is turned about.
    let mut battle = across_the_stream("PKR5 2418 S nc3 pf1");
    battle.roll([3, 3]).play("attack PKR1+PKR5 x 2419").cites("G-1.6");
    let mut battle = across_the_stream("PKR1 2319 SE nc2 pf1; PKR5 0915 N");
    battle.roll([3, 3]).play("attack PKR1 x 2419").cites("G-R04");
}

#[test]
fn r_5_1_1d_e_15_the_modifiers_give_the_last_column() {
    let mut battle = across_the_stream("");
    battle.roll([1, 3]).play("attack PKR1+PKR5 x 2419");
    let fought = clash(&battle);
    assert_eq!((fought.attacker.sum(), fought.defender.sum()), (4, 2));
    assert_eq!(fought.column, fought.initial + 4 - 2, "4:1");
}

#[test]
fn r_5_1_1e_the_attacker_throws_two_dice() {
    let mut battle = charge();
    assert_eq!(battle.roll([4, 5]).play("attack PKR1 x 0915").thrown(), ["allied 2 G-5.1.1e"]);
    let mut other = field("phase 6; PKR1 0914 S; TGM1 0915 N");
    assert_eq!(other.roll([3, 3]).play("attack TGM1 x 0914").thrown(), ["order 2 G-5.1.1e"]);
}

#[test]
fn r_5_1_1g_ruling_14_last_of_all_the_beaten_are_thrown_for() {
    // Light cavalry after D2: two and twelve, whatever the example of the book says about three.
    for (dice, disorganised) in [([1, 1], true), ([1, 2], false), ([3, 4], false), ([6, 6], true)] {
        let mut battle = charge();
        battle.roll([4, 5]).play("attack PKR1 x 0915");
        battle.falls_back("TEL3", "0916 0917");
        battle.play("face N");
        assert_eq!(battle.asked(), "allied face", "the pursuit comes first");
        battle.roll(dice).play("face S");
        assert_eq!(battle.at("TEL3").ends_with("disorganised"), disorganised, "{dice:?}");
        assert!(!battle.at("PKR1").ends_with("disorganised"), "nobody throws for the winner");
    }
}

#[test]
fn ruling_14_no_throw_without_a_retreat() {
    // 1:1, a seven: a point of each, and that is all.
    let mut battle = field("phase 2; PSI1 0914 S; TPM1 0915 N; TEL3 3010 S; TIM1 3011 S");
    assert_eq!(battle.roll([3, 4]).play("attack PSI1 x 0915").thrown(), ["allied 2 G-5.1.1e"]);
    assert_eq!([battle.at("PSI1"), battle.at("TPM1")], ["0914 S pf1 nc0", "0915 N pf1 nc0"]);
    // Every unit of the beaten side reads the one throw in its own column.
    let column = |name: &str, row: u8| {
        let id = battle.id(name);
        (2..=12).filter(|total| battle.look().disorders(id, row, *total)).collect::<Vec<u8>>()
    };
    assert_eq!(column("TEL3", 2), [2, 12]);
    assert_eq!(column("TEL3", 3), [2, 3, 12], "V-06; the example of the book has slipped into this row");
    assert_ne!(column("TIM1", 2), [2, 12], "the levy is another column");
}

#[test]
fn ruling_16_the_order_of_what_follows() {
    // 3:1 with a leader on the other side; a two is -1 / D2. Foot watches all ways out but one, and that one ends soon.
    let mut battle = cornered("TPM1 0915 N; leader wallenrod 0915; PKR1 0914 S nc3");
    // The leader's throw comes with the first retreat, as there is nothing to choose until he is safe.
    battle.roll([1, 1]).play("attack PKR1 x 0915");
    battle.roll([6, 6]).then("face N");
    assert_eq!(battle.asked(), "allied face");
    battle.roll([3, 4]).then("face S");
    let at = |what: fn(&Event) -> bool| battle.events().position(what).expect("it happened");
    let order = [
        at(|event| matches!(event, Event::Lost { blow: Blow::Combat, .. })),
        at(|event| matches!(event, Event::FellBack { .. })),
        at(|event| matches!(event, Event::FellShort { .. })),
        at(|event| matches!(event, Event::Lost { blow: Blow::Blocked, .. })),
        at(|event| matches!(event, Event::LeaderThrow { .. })),
        at(|event| matches!(event, Event::Pursued { .. })),
        at(|event| matches!(event, Event::DisorderThrow { .. })),
        at(|event| matches!(event, Event::Struck { .. })),
    ];
    assert!(order.is_sorted(), "{order:?}");
    assert_eq!(battle.said("leader-throw", "needs"), ["3"], "two hexes and the point of 5.4.6");
}

/// Somebody in 0915 who can only fall back to 0916, and from there nowhere.
fn cornered(text: &str) -> Game {
    field(&format!("phase 2; {text}; PIL1 1116 NW; PIL2 0716 NE; PIL3 1017 N"))
}

#[test]
fn ruling_17_v_13_both_sides_lose_at_once() {
    let mut battle = field("phase 4; PIL1 0914 S pf1; TAR1 0915 N marching");
    // 9:1, a twelve: -1 / D2 -1. The attacker's death does not save the archers, nor the other way round.
    battle.roll([6, 6]).play("attack PIL1 x 0915");
    assert_eq!([battle.at("PIL1"), battle.at("TAR1")], ["gone", "gone"]);
    assert!(battle.cited().contains(&"G-R05"));
    assert!(
        !battle.events().any(|event| matches!(event, Event::DisorderThrow { .. } | Event::Advanced { .. }))
    );
}

#[test]
fn ruling_17_who_died_of_a_blocked_retreat_is_followed_all_the_way() {
    let mut battle = cornered("TEL3 0915 N pf1; PKR1 0914 S nc3");
    // 2:1 and five: 7:1; a nine is D2.
    battle.roll([4, 5]).play("attack PKR1 x 0915; face N");
    assert_eq!(battle.at("TEL3"), "gone");
    let last = battle.events().find_map(|event| match event {
        Event::Eliminated { hex, .. } => Some(*hex),
        _ => None,
    });
    assert_eq!(last, Some(hex("0916")), "where its retreat ended");
    assert_eq!(battle.at("PKR1"), "0916 S pf2 nc3", "the last hex of its way is empty, so it is entered");
}

#[test]
fn ruling_22_only_who_attacks_slows_down() {
    let mut battle = field("phase 5; PKR1 0915 N nc1; TGM1 0911 S; TGM2 2010 S");
    battle.play("move TGM1; f; f");
    // Armour and charge alike: 1:1, a six is nothing.
    battle.roll([3, 3]).play("counter PKR1 0914");
    assert_eq!([battle.at("PKR1"), battle.at("TGM1")], ["0914 N pf2 nc1", "0913 S pf2 nc2"]);
    assert!(battle.cited().contains(&"G-R22"));
}

// ---------------------------------------------------------------- 5.2

#[test]
fn r_5_2_1_nobody_attacks_outside_a_combat_phase() {
    let battle =
        |step: u8| field(&format!("phase {step}; PKR1 0914 S; PKR2 0925 N; PIL1 0926 N; TGM1 0915 N"));
    battle(1).refuses("attack PKR1 x 0915", "G-2.1.1");
    assert!(battle(2).allows("attack PKR1 x 0915"));
    let mut foot = field("phase 4; PKR1 0914 S; TGM1 0915 N; PIL1 1214 S; TIL1 1215 N");
    foot.refuses("attack PKR1 x 0915", "G-2.0"); // Cavalry in a foot phase.
}

#[test]
fn r_5_2_2_nobody_who_has_an_enemy_in_front_is_left_out() {
    let mut battle = field("phase 2; PKR1 0914 S; PKR2 0916 N; TGM1 0915 N");
    assert_eq!(battle.grounds("attack PKR1 x 0915"), "G-5.2.2 G-R33", "PKR2 would have nobody left");
    assert!(battle.allows("attack PKR1+PKR2 x 0915"));
}

#[test]
fn r_5_2_3_no_enemy_in_front_is_left_out() {
    let mut battle = field("phase 2; PKR1 0914 S; TGM1 0915 N; TGM2 1014 N");
    assert_eq!(battle.grounds("attack PKR1 x 0915"), "G-5.2.3 G-R33", "1014 would be left to nobody");
    assert!(battle.allows("attack PKR1 x 0915+1014"));
    assert!(!battle.allows("end"));
}

#[test]
fn r_5_2_4_refusals_say_why_an_enemy_is_out_of_reach() {
    let mut battle = field("phase 4; PIL1 0914 N; PXB1 0816 NE; TGM1 0915 N; PIL2 0916 N");
    assert_eq!(battle.grounds("attack PIL1 x 0915"), "G-5.2.4 G-3.2.1", "behind it");
    assert_eq!(battle.with("PXB1 0815 NE").grounds("attack PXB1 x 0915"), "G-3.2.2 G-5.2.4", "archers");
}

#[test]
fn r_5_2_5_one_or_several_against_one() {
    let mut both = field("phase 2; PKR1 0914 S; PKR2 1014 SW; TEL3 0915 N");
    assert!(both.sums("attack PKR1+PKR2 x 0915").starts_with("4:2 "));
    both.roll([5, 6]).play("attack PKR1+PKR2 x 0915");
    assert_eq!(clash(&both).attackers.len(), 2);
    assert!(both.cited().contains(&"G-5.2.5"));
    let mut alone = field("phase 2; PKR1 0914 S; TEL3 0915 N");
    alone.roll([5, 5]).play("attack PKR1 x 0915");
    assert!(!alone.cited().contains(&"G-5.2.5"));
}

#[test]
fn r_5_2_8_e_16_several_units_have_the_mean_of_armour_and_charge() {
    let riders = field("phase 2; PKR1 0914 S nc1; PKR2 1014 SW nc3; TEL3 0915 N");
    assert_eq!(riders.sums("attack PKR1+PKR2 x 0915"), "4:2 [2 G-5.2.8, 2 G-5.6.4] [] 6:1", "(1 + 3) / 2");
    let foot = field("phase 8; TIM1 0914 S; TIM2 1014 SW; TIH1 0814 SE; LME1 0915 N");
    assert_eq!(foot.sums("attack TIM1+TIM2+TIH1 x 0915"), "4:2 [1 G-5.2.8] [] 3:1", "(0 + 0 + 2) / 3");
}

#[test]
fn r_5_2_10_the_attacker_chooses_the_order() {
    let start = || field("phase 2; PKR1 0914 S; TGM1 0915 N; PKR2 1214 S; TGM2 1215 N");
    for (first, second) in
        [("attack PKR1 x 0915", "attack PKR2 x 1215"), ("attack PKR2 x 1215", "attack PKR1 x 0915")]
    {
        let mut battle = start();
        battle.roll([3, 3, 3, 3]).play(&format!("{first}; {second}"));
        assert_ne!(battle.phase(), 2, "both are fought");
    }
    // In the enemy's movement whoever counter-charges is the attacker: he throws.
    let mut battle = field("phase 5; PKR1 0915 N; TGM1 0912 S; TGM2 2010 S");
    battle.play("move TGM1; f");
    assert_eq!(battle.roll([3, 3]).play("counter PKR1 0914").thrown(), ["allied 2 G-5.1.1e"]);
}

#[test]
fn r_5_2_11_one_combat_is_finished_before_the_next() {
    let mut battle = across_the_stream("PKR2 0914 S; TGM1 0915 N");
    battle.roll([1, 3]).play("attack PKR1+PKR5 x 2419");
    assert_eq!(battle.asked(), "allied loss");
    battle.refuses("attack PKR2 x 0915", "G-5.1.1f");
    assert_eq!(battle.legal(), ["lose PKR1", "lose PKR5"]);
}

#[test]
fn r_5_2_12b_when_all_have_fought_the_phase_is_over() {
    let mut battle = field("phase 2; PKR1 0914 S; TGM1 0915 N; PIL1 2020 N; TIL1 2525 N");
    battle.roll([3, 3]).play("attack PKR1 x 0915");
    assert!(battle.cited().contains(&"G-5.2.12b"));
    assert_eq!((battle.phase(), battle.asked_by()), (3, "G-2.1.3"));
}

#[test]
fn ruling_33_a_leader_alone_may_be_left_alone() {
    let battle = field("phase 2; PKR1 0914 S; leader wallenrod 0915; TGM1 3010 S");
    assert!(battle.allows("end"), "nothing is owed");
    assert!(battle.allows("attack PKR1 x 0915"), "but he may be attacked");
    // Not by one who owes an attack elsewhere.
    let owing = battle.with("TGM2 1014 N");
    assert!(!owing.allows("attack PKR1 x 0915"));
}

#[test]
fn ruling_37_an_advance_is_a_move_like_any_other() {
    // 2:1, armour 2 and charge 1: 5:1; a six is D2 -1 and the levy is gone.
    let start = |more: &str| field(&format!("phase 2; PKR1 0914 S nc1; TIM1 0915 N; {more}"));
    let mut battle = start("");
    battle.roll([3, 3]).play("attack PKR1 x 0915; advance 0915");
    assert_eq!(battle.at("PKR1"), "0915 S pf2 nc2", "a hex more, a level more; the facing stays");
    battle.play("face S");
    assert_eq!(battle.legal(), ["advance 0916", "stay"]);
    battle.play("advance 0916; face S");
    assert_eq!(battle.at("PKR1"), "0916 S pf2 nc2", "three, and one off for the combat");
    // Not into an enemy zone: then there is no advance at all.
    let mut watched = start("TGM2 1015 NW");
    watched.roll([3, 3]).play("attack PKR1 x 0915");
    assert_eq!((watched.at("PKR1"), watched.at("TIM1")), ("0914 S pf2 nc0".into(), "gone".into()));
    assert_ne!(watched.asked(), "allied advance");
}

#[test]
fn r_5_3_2_only_the_best_ground_protects() {
    // Woods on one side and open ground on the other, then woods twice: two, never more and never less.
    let one = field("phase 2; PKR1 3424 NE nc3; TIL1 3524 SW; TIL2 3423 S");
    assert_eq!(one.sums("attack PKR1 x 3524+3423"), "2:4 [2 G-5.2.7] [1 G-5.2.8, 2 G-5.3.2] 1:3");
    let two = field("phase 2; PKR1 3424 NE nc3; TIL1 3524 SW; TIL2 3525 NW");
    assert_eq!(two.sums("attack PKR1 x 3524+3525"), "2:4 [2 G-5.2.7] [1 G-5.2.8, 2 G-5.3.2] 1:3");
}

#[test]
fn ruling_10_opposite_hexes_count_once() {
    // North and south, and north-east and south-west as well; the two in the rear hexes add four.
    let battle = field("phase 2; TGM1 0915 N; PKR1 0914 S; PKR2 0916 N; PKR3 1014 SW; PKR4 0815 NE");
    let sums = battle.sums("attack PKR1+PKR2+PKR3+PKR4 x 0915");
    assert_eq!(sums, "8:2 [4 G-3.1.2, 1 G-5.2.6, 2 G-5.2.8] [2 G-5.2.7] 9:1");
}

#[test]
fn ruling_33_the_panicked_must_be_attacked_too() {
    let battle = field("phase 2; PKR1 0914 S; TGM1 0915 N panicked");
    assert!(!battle.allows("end"));
    assert!(
        battle.sums("attack PKR1 x 0915").starts_with("2:0 "),
        "without any strength of their own (G-10.2.1)"
    );
}

#[test]
fn ruling_33_nobody_attacks_or_is_attacked_twice() {
    // PKR1 fights first; PKR2 could have struck 1014 with it, and now has it to itself.
    let mut battle = field("phase 2; PKR1 0914 S; PKR2 1114 SW; TGM1 0915 N; TGM2 1014 N");
    battle.roll([3, 3]).play("attack PKR1 x 0915");
    assert_eq!(battle.grounds("attack PKR1 x 1014"), "G-R33", "it has fought");
    assert!(battle.allows("attack PKR2 x 1014"));
    let owed: Vec<&str> =
        battle.look().obligations().hexes.iter().map(|hex| battle.look().label(*hex)).collect();
    assert_eq!(owed, ["1014"]);
}
