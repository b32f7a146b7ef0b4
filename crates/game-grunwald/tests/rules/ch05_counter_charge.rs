//! 5.7: riding against a moving enemy.

use crate::field::*;
use game_grunwald::event::Event;
use game_grunwald::state::ORDER;

const ASKED: &str = "allied counter-charge";
/// A rider who may always ride against an enemy in 0913, so that the question is put and others are told why they may not.
const WITNESS: &str = "PKR6 0714 NE";

/// An enemy rides a hex ahead, towards PKR1 in 0915.
fn rides_in(enemy: &str, more: &str) -> Game {
    let mut battle = field(&format!("phase 5; PKR1 0915 N; {enemy}; TGM2 2010 S; {more}"));
    battle.play("move TGM1; f");
    battle
}

/// TGM1 has ridden into 0913, two hexes in front of PKR1 in 0915.
fn passage(more: &str) -> Game {
    let battle = rides_in("TGM1 0912 S", more);
    assert_eq!(battle.asked(), ASKED);
    battle
}

/// The hexes from which PKR1 may strike the enemy who has ridden in.
fn counter_charges(battle: &Game) -> Vec<String> {
    let list = battle.legal_with("counter PKR1 ");
    list.iter().map(|text| text.trim_start_matches("counter PKR1 ").to_string()).collect()
}

/// How many attack in each combat of the last play.
fn attackers(battle: &Game) -> Vec<usize> {
    let fought = |event: &Event| match event {
        Event::Fought(clash) => Some(clash.attackers.len()),
        _ => None,
    };
    battle.events().filter_map(fought).collect()
}

#[test]
fn r_7_1_3_whoever_is_bound_by_a_banner_does_not_counter_charge() {
    assert!(passage(WITNESS).allows("counter PKR1 0914"));
    passage(&format!("{WITNESS}; PKR1 0915 N bound")).refuses("counter PKR1 0914", "G-7.1.3");
}

#[test]
fn r_3_2_3_nobody_counter_charges_an_enemy_beyond_a_river() {
    // From 4808 by 4908 the enemy on 5007 would be two hexes ahead; the Marózka runs between 4908 and 5007.
    let beyond = rides_in("TGM1 5006 S", "PKR1 4808 NE");
    assert_eq!((beyond.at("TGM1"), beyond.asked()), ("5007 S pf2 nc1".into(), "order step".into()));
    // At the edge of the map there is nothing to ride into.
    let edge = rides_in("TGM1 2103 N", "PKR1 2100 N");
    assert_eq!((edge.at("TGM1"), edge.asked()), ("2102 N pf2 nc1".into(), "order step".into()));
}

#[test]
fn r_5_7_1_v_26_the_cone() {
    let with = |start: &str| counter_charges(&rides_in(&format!("TGM1 {start} S"), ""));
    assert_eq!(with("0912"), ["0914"]);
    assert_eq!(with("1012"), ["0914", "1014"]);
    assert_eq!(with("1113"), ["1014"]);
    assert_eq!(with("1114"), [""; 0], "outside the cone");
    assert_eq!(with("0913"), [""; 0], "adjacent (5.7.10)");
}

#[test]
fn r_5_7_5_e_24_several_may_join() {
    // 1014 and 0814 touch 0913's neighbours, not 0913 itself.
    let battle = passage("PKR2 1014 N; PKR3 0814 N; PKR4 1114 NW");
    for name in ["PKR1", "PKR2", "PKR3", "PKR4"] {
        assert!(!battle.legal_with(&format!("counter {name} ")).is_empty(), "{name}");
    }
}

#[test]
fn r_5_7_6_e_25_the_charge_of_the_counter_charge() {
    let battle = rides_in("TGM1 1012 S", "PKR1 0915 N nc1");
    let sums = |way: &str| battle.sums(&format!("counter PKR1 {way}"));
    assert!(sums("0914").contains(":2 [2 G-5.2.7, 2 G-5.6.4] "), "straight on: {}", sums("0914"));
    assert!(sums("1014").contains(":2 [2 G-5.2.7, 1 G-5.6.4] "), "after a turn: {}", sums("1014"));
}

#[test]
fn r_5_7_7_once_in_a_phase() {
    assert_eq!(rides_in("TGM1 0912 S", "PKR1 0915 N countered").asked(), "order step");
}

#[test]
fn r_5_7_8_e_23_not_from_an_enemy_zone() {
    assert_eq!(rides_in("TGM1 0912 S", "TGM2 1015 NW").asked(), "order step");
}

#[test]
fn r_5_7_10_e_26_not_against_one_who_touches_a_friend() {
    assert_eq!(rides_in("TGM1 1012 SW", "").asked(), ASKED);
    assert_eq!(rides_in("TGM1 1012 SW", "PIL1 0912 N").asked(), "order step");
}

#[test]
fn ruling_32_the_disorganised_may_the_panicked_may_not() {
    let with =
        |cohesion: &str| counter_charges(&rides_in("TGM1 0912 S", &format!("PKR1 0915 N {cohesion}"))).len();
    assert_eq!((with("disorganised"), with("panicked")), (1, 0));
}

#[test]
fn r_5_7_2_a_sixth_or_none_then_a_hex_then_the_combat() {
    let mut battle = passage("");
    assert_eq!(battle.legal(), ["counter PKR1 0914", "hold-back"]);
    // Alike on both sides: 1:1, a six is nothing. There was no question between the ride and the fight.
    battle.roll([3, 3]).play("counter PKR1 0914");
    assert_eq!(battle.at("PKR1"), "0914 N pf2 nc0");
    assert!(battle.events().any(|event| matches!(event, Event::Fought(clash) if clash.counter)));
    // A turn is never wider than a sixth.
    let mut battle = rides_in("TGM1 1012 S", "");
    assert_eq!(counter_charges(&battle), ["0914", "1014"]);
    battle.roll([3, 3]).play("counter PKR1 1014");
    assert_eq!(battle.at("PKR1"), "1014 NE pf2 nc0");
}

#[test]
fn r_5_7_4_e_23_ruling_32_both_may_fight_again_in_the_combat_phase() {
    // K1 rides first: P2 goes at it, and K2 comes to its help.
    let mut battle = passage("TGM2 1012 S");
    battle.roll([3, 3]).play("counter PKR1 0914").cites("G-5.7.4");
    battle.play("move TGM2; f").passes_to(1, 6);
    assert_eq!(battle.asked(), "order combat");
    assert!(battle.allows("attack TGM1+TGM2 x 0914"), "K1 itself and K2");
}

#[test]
fn r_5_7_4_e_23_whoever_is_watched_cannot_ride() {
    // K2 rides first and gets P2 into its zone: when K1 comes, nobody is asked.
    let start = |more: &str| {
        let mut battle = field(&format!("phase 5; PKR1 0915 N; TGM1 0912 S; TGM2 1012 S; {more}"));
        battle.play("move TGM2; f");
        assert_eq!(battle.asked(), ASKED, "1013 lies in its cone");
        battle.play("hold-back; f; stop");
        assert!(battle.look().controlled(ORDER, hex("0915")));
        battle.play("move TGM1; f");
        battle
    };
    assert_eq!(start("").asked(), "order step");
    start(WITNESS).refuses("counter PKR1 0914", "G-5.7.8");
}

#[test]
fn r_5_7_5_e_24_all_who_ride_fight_one_combat() {
    let mut battle = passage("PKR2 1114 NW");
    battle.play("counter PKR1 0914");
    assert_eq!(battle.asked(), ASKED, "another may join");
    // 4:2, and alike otherwise: 2:1, a nine is nothing.
    battle.roll([4, 5]).play("counter PKR2 1013").cites("G-5.7.5");
    assert_eq!(attackers(&battle), [2]);
    // Or one of them alone.
    let mut battle = passage("PKR2 1114 NW");
    battle.roll([3, 3]).play("counter PKR2 1013; hold-back");
    assert_eq!([battle.at("PKR1"), battle.at("PKR2")], ["0915 N pf2 nc0", "1013 NW pf2 nc0"]);
}

#[test]
fn r_5_7_7_r_5_7_10_who_may_not_is_told_why() {
    let told = |more: &str, rule: &str| {
        let mut battle = passage(&format!("{WITNESS}; {more}"));
        assert_eq!(battle.barred_by("counter PKR1 0914"), rule, "{more}");
    };
    told("", "");
    told("PKR1 0915 N countered", "G-5.7.7");
    told("TGM2 1015 NW", "G-5.7.8");
    told("PKR1 0915 S", "G-5.7.1");
    told("PKR1 0915 N panicked", "G-R32");
    // Whoever touches a friend is not ridden against by anybody, and so nobody is asked.
    let touched = rides_in("TGM1 1012 SW", &format!("{WITNESS}; PIL1 0912 N"));
    assert_eq!(touched.asked(), "order step");
    let between = rides_in("TGM1 0912 S", &format!("{WITNESS}; PKR2 0914 N"));
    assert_ne!(between.asked(), ASKED, "a friend between them touches the enemy");
}

#[test]
fn r_5_7_9_the_weightless_hold_back_the_group() {
    let mut battle = field("phase 5; LME1 0913 S nc1; PKR1 1114 SW nc1; TEL3 0916 N nc1; TGM2 2010 S");
    // 4:2, one for the mean of armour, two for speed less one, against one: 3:1, where a nine is nothing.
    battle.roll([4, 5]).play("move TEL3; f; counter LME1 0914; counter PKR1 1014");
    // The target keeps its speed.
    let sums = battle.sums_fought();
    assert!(sums.contains("[1 G-5.2.8, 2 G-5.6.4, -1 G-5.7.9] [2 G-5.6.4, -1 G-5.6.5]"), "{sums}");
}

#[test]
fn r_5_7_11_whoever_is_counter_charged_goes_no_farther() {
    let mut battle = passage("");
    assert_eq!(battle.left(), Some(14), "seven points");
    battle.roll([3, 3]).play("counter PKR1 0914").cites("G-5.7.11");
    assert!(!battle.cited_by("fought").contains(&"G-5.7.5"), "nobody joined him");
    assert_eq!((battle.at("TGM1"), battle.asked()), ("0913 S pf2 nc1".into(), "order activate".into()));
    assert!(!battle.allows("move TGM1"), "though nothing came of it");
    // Without it he would have gone on.
    assert_eq!(passage("").play("hold-back").asked(), "order step");
}

#[test]
fn r_5_7_5_e_24_four_from_four_sides() {
    let mut battle = passage("PKR2 1114 NW; PKR3 0714 NE; PKR4 1011 SW");
    battle.play("counter PKR1 0914; counter PKR2 1013; counter PKR3 0813");
    // 8:2, one of them behind it, two from opposite sides: 7:1 or so. An eleven is D1 -1, and there is nowhere to go.
    battle.roll([5, 6]).play("counter PKR4 0912");
    assert_eq!((attackers(&battle), battle.at("TGM1")), (vec![4], "gone".into()));
}

#[test]
fn r_5_7_6_ruling_50_turning_on_a_road_is_cheaper_there_too() {
    // Four points to turn and four for the woods ahead are all it has; off the road the woods make the turn dearer.
    let ways = |mark: &str| counter_charges(&rides_in("TGM1 3922 S", &format!("PKR1 3724 N nc1 {mark}")));
    assert_eq!((ways("on-road"), ways("")), (vec!["3823".to_string()], vec![]));
}

#[test]
fn ruling_32_a_leader_who_rides_alone_is_fair_game() {
    let mut battle = field("phase 5; PKR1 0915 N; leader wallenrod 0912; TGM2 2010 S");
    battle.play("move wallenrod; to 0913");
    assert_eq!(battle.asked(), ASKED);
    battle.roll([3, 4]).play("counter PKR1 0914");
    assert_eq!(battle.leader_at("wallenrod"), "dead");
    assert_eq!(battle.asked(), "allied advance", "into his hex (R-70)");
}

#[test]
fn ruling_42_two_who_ride_into_the_same_woods_meet_once() {
    // The woods of 3524 disorganise both as they come in: neither frightens the other while he still comes.
    let mut battle = field("TGM1 3424 NE pf1; TGM2 3424 NE pf1; PKR1 3622 S; PKR2 0925 N; TGM5 2510 N");
    battle.play("move PKR1; f");
    assert_eq!(battle.asked(), "order counter-charge", "{}", battle.at("PKR1"));
    battle.play("counter TGM1 3524").roll_always(3).play("counter TGM2 3524");
    assert_eq!(["TGM1", "TGM2"].map(|name| battle.at(name).starts_with("3524")), [true; 2]);
    let fought = battle.events().position(|event| matches!(event, Event::Fought(_))).expect("a fight");
    let tests = battle.events().take(fought).filter(|event| matches!(event, Event::Tested { .. })).count();
    assert_eq!(tests, 0, "{}", battle.told());
}
