//! 13: organisation in conrois.

use crate::field::*;
use game_grunwald::content::{CONTENT, Counter, Kind, Nation};
use game_grunwald::state::{ALLIED, ORDER};
use game_grunwald::telling;
use std::collections::BTreeSet;

/// The counters of each group.
fn groups() -> Vec<Vec<&'static Counter>> {
    let of = |group: usize| CONTENT.counters.units.iter().filter(move |it| usize::from(it.group) == group);
    (0..CONTENT.counters.groups.len()).map(|group| of(group).collect()).collect()
}

/// The default set-up of the allies, with the option; the Order is set up already.
fn allies(scenario: &str) -> Game {
    let mut battle = set_up(&format!("{scenario}; organisation conrois"));
    battle.play("default; ready; default");
    battle
}

/// Takes a counter off the map and puts it elsewhere.
fn shift(battle: &mut Game, name: &str, label: &str) {
    battle.play(&format!("unplace {name}; place {name} {label} N"));
}

#[test]
fn r_13_0_a_conroi_has_two_to_six_counters() {
    let horse = |group: &Vec<&Counter>| group[0].kind == Kind::Cavalry;
    let sizes: Vec<usize> = groups().into_iter().filter(horse).map(|group| group.len()).collect();
    assert_eq!((sizes.iter().min(), sizes.iter().max()), (Some(&2), Some(&6)));
    // Nobody asks for them unless both players want the option.
    let mut battle = set_up("choc-des-titans");
    battle.play("default");
    shift(&mut battle, "TST1", "3808");
    assert!(battle.allows("ready"));
}

#[test]
fn r_13_1_1_poles_and_knights_have_arms_of_their_own_and_a_chief() {
    let mut seen = BTreeSet::new();
    for group in groups().into_iter().filter(|group| group[0].kind == Kind::Cavalry) {
        let printed = &CONTENT.counters.groups[usize::from(group[0].group)];
        assert!(printed.colour.is_some(), "{}", printed.id);
        assert_eq!(group.iter().filter(|counter| counter.place == 1).count(), 1, "one chief");
        if printed.nation != Nation::Lithuania {
            assert!(seen.insert(printed.arms.clone().expect("arms")), "{} shares its arms", printed.id);
        }
    }
}

#[test]
fn r_13_1_2_lithuanians_differ_in_colour_only() {
    let groups: Vec<_> = CONTENT
        .counters
        .groups
        .iter()
        .filter(|it| it.nation == Nation::Lithuania && it.kind == Kind::Cavalry)
        .collect();
    let arms: BTreeSet<_> = groups.iter().map(|it| it.arms.clone()).collect();
    let colours: BTreeSet<_> = groups.iter().map(|it| it.colour.clone()).collect();
    assert_eq!((arms.len(), colours.len()), (1, groups.len()));
}

#[test]
fn r_13_1_3_tatars_need_not_stand_together() {
    let mut battle = allies("choc-des-titans");
    // In both halves of their zone, far from each other.
    shift(&mut battle, "TAT1", "3615");
    shift(&mut battle, "TAT5", "4013");
    assert_eq!(battle.look().organised(ALLIED), Ok(()));
    let tatars = CONTENT.counters.groups.iter().find(|it| it.nation == Nation::Tatars);
    assert_eq!(tatars.and_then(|it| it.arms.clone()), None);
}

#[test]
fn r_13_1_4_counters_of_one_group_begin_side_by_side() {
    for scenario in ["choc-des-titans", "blitzkrieg-1410", "avant-garde"] {
        let battle = allies(scenario);
        assert_eq!([ALLIED, ORDER].map(|seat| battle.look().organised(seat)), [Ok(()); 2], "{scenario}");
    }
    let mut battle = allies("choc-des-titans");
    assert!(battle.allows("ready"));
    shift(&mut battle, "PSG3", "2025");
    battle.refuses("ready", "G-13.1.4");
    assert_eq!(battle.why("ready"), "no-group-scattered");
    // A counter in reserve is nowhere, and breaks nothing.
    battle.play("unplace PSG3");
    assert!(battle.allows("ready"));
}

#[test]
fn r_13_1_5_a_leader_begins_among_his_own() {
    let battle = allies("choc-des-titans");
    // With riders of Kraków, who are Zyndram's; Saint George and Gończa are his.
    let mut astray = battle.with("leader andrzej 2820");
    astray.refuses("ready", "G-13.1.5");
    assert_eq!(astray.why("ready"), "no-leader-apart");
    // Next to one of his is near enough (G-R58).
    let near = battle.with("leader andrzej 3020");
    assert!(near.allows("ready"));
    assert_eq!(near.chief("PGO1"), "andrzej");
}

#[test]
fn r_13_1_6_foot_is_attached_counter_by_counter() {
    let mut battle = allies("choc-des-titans");
    // The camp holds the Lithuanian foot wherever it likes.
    shift(&mut battle, "LIL1", "4926");
    assert!(battle.allows("ready"));
    let foot = |counter: &&Counter| counter.kind != Kind::Cavalry;
    for counter in CONTENT.counters.units.iter().filter(foot) {
        let leader = &CONTENT.counters.leaders[usize::from(counter.leader)];
        assert_eq!(leader.seat(), counter.side, "{} obeys somebody of its own side", counter.id);
    }
}

#[test]
fn r_13_1_7_tatars_obey_lithuanian_leaders() {
    let nations: BTreeSet<&str> = CONTENT
        .counters
        .units
        .iter()
        .filter(|counter| counter.nation == Nation::Tatars)
        .map(|counter| CONTENT.counters.leaders[usize::from(counter.leader)].nation.id())
        .collect();
    assert_eq!(nations.into_iter().collect::<Vec<_>>(), ["lithuania"]);
}

#[test]
fn ruling_58_lithuanians_stand_together_colour_by_colour() {
    // In Blitzkrieg their two zones do not touch: that is no fault, though all bear the same arms.
    let mut battle = allies("blitzkrieg-1410");
    assert!(battle.distance("LVI1", &battle.at("LSM1")[..4]) > 1);
    assert!(battle.allows("ready"));
    battle.play("unplace LBR2; unplace LPO2; place LBR2 5028 N");
    assert_eq!(battle.why("ready"), "no-group-scattered", "one colour in both");
}

#[test]
fn r_13_1_6_foot_is_attached_to_a_leader_one_by_one() {
    let mut battle = allies("choc-des-titans");
    let (first, second) = (battle.chief("LIL1"), battle.chief("LIL2"));
    let other = if first == "szymon" { "jerzy" } else { "szymon" };
    let attach = format!("attach LIL1 {other}");
    assert!(battle.lists(&attach));
    battle.play(&attach).cites("G-13.1.6");
    assert_eq!((battle.chief("LIL1"), battle.chief("LIL2")), (other, second), "nobody goes with it");
    // It is his already.
    battle.refuses(&attach, "G-13.1.6");
    // The set-up of the scenario gives it back.
    battle.play("default");
    assert_eq!(battle.chief("LIL1"), first);
    // Without conrois nobody belongs to anybody.
    let mut plain = set_up("choc-des-titans");
    plain.play("default; ready; default").refuses(&attach, "G-13.0");
}

#[test]
fn r_13_1_5_riders_are_attached_by_whole_groups() {
    let mut battle = allies("choc-des-titans");
    let other = if battle.chief("PKR1") == "andrzej" { "jagiello" } else { "andrzej" };
    let before = battle.chief("PSI1");
    battle.play(&format!("attach PKR1 {other}")).cites("G-13.1.5");
    assert_eq!((battle.chief("PKR1"), battle.chief("PKR2")), (other, other));
    assert_eq!(battle.chief("PSI1"), before, "another group");
    // Such an army is kept with the position.
    let again = battle.with("");
    assert_eq!((again.chief("PKR2"), again.chief("PSI1")), (other, before));
}

#[test]
fn r_13_1_7_tatars_obey_lithuanians_only() {
    let mut battle = allies("choc-des-titans");
    battle.refuses("attach TAT1 zyndram", "G-13.1.7"); // A Pole.
    let other = ["witold", "szymon", "jerzy"].into_iter().find(|it| *it != battle.chief("TAT1"));
    let other = other.expect("three of them");
    battle.play(&format!("attach TAT1 {other}")).cites("G-13.1.7");
    assert_eq!(battle.chief("TAT1"), other);
    assert_ne!(battle.chief("TAT2"), other, "one by one");
}

#[test]
fn r_13_1_5_one_sees_who_obeys_whom() {
    let battle =
        field("option organisation conrois; PKR1 0920 N; PKR2 0921 N; TGM1 0910 S; leader zyndram 0925");
    let look = battle.look();
    let leader = look.leader_of(battle.id("PKR1")).expect("somebody leads it");
    assert_eq!(look.leader_of(battle.id("PKR2")), Some(leader));
    let shown = |label: &str| {
        let at = telling::place(battle.table.rules(), hex(label));
        let shades = game_grunwald::overlays::overlay(&look, "led", Some(at)).into_iter();
        shades.map(|shade| shade.place).collect::<Vec<_>>()
    };
    let places = |labels: &[&str]| {
        labels.iter().map(|it| telling::place(battle.table.rules(), hex(it))).collect::<Vec<_>>()
    };
    assert!(places(&["0920", "0921"]).iter().all(|place| shown("0920").contains(place)));
    assert!(!shown("0920").contains(&places(&["0910"])[0]));
    assert!(shown("0915").is_empty(), "nobody is there");
}

#[test]
fn r_13_1_2_who_is_put_down_is_tied_by_the_rule_of_his_arm() {
    let placed = |name: &str, label: &str| {
        let mut battle = allies("choc-des-titans");
        shift(&mut battle, name, label);
        battle
    };
    placed("LVI1", "3519").cites("G-13.1.2").cites_not("G-13.1.1");
    placed("PSG3", "2025").cites("G-13.1.1").cites_not("G-13.1.2");
    // Nothing of walls in the open.
    placed("PSG3", "2025").cites_not("G-12.1.8");
}
