//! 13: organisation in conrois.

use crate::helpers::set_up;
use crate::{Board, board_with, hex, side};
use engine::{Ruleset, Setup};
use game_grunwald::action::Action;
use game_grunwald::content::{CONTENT, Counter, Kind, Nation};
use game_grunwald::look::{No, Refused};
use game_grunwald::rules::{R_13_1_4, R_13_1_5};
use game_grunwald::state::{ALLIED, ORDER, Spot};
use game_grunwald::{Grunwald, Options, telling};
use std::collections::BTreeSet;

fn conrois() -> Options {
    Options { organisation: true, ..Options::default() }
}

/// The counters of each group.
fn groups() -> Vec<Vec<&'static Counter>> {
    let of = |group: usize| CONTENT.counters.units.iter().filter(move |it| usize::from(it.group) == group);
    (0..CONTENT.counters.groups.len()).map(|group| of(group).collect()).collect()
}

/// The default set-up of the allies, with the option; the Order is set up already.
fn allies(scenario: &str) -> Board {
    let mut board = set_up(scenario, conrois());
    for action in [Action::UseDefault, Action::EndSetup, Action::UseDefault] {
        board.act(action, &[]);
    }
    board
}

/// Takes a counter off the map and puts it elsewhere.
fn shift(board: &mut Board, name: &str, label: &str) {
    let unit = board.id(name);
    board.act(Action::Unplace { unit }, &[]);
    board.act(Action::Place { unit, hex: hex(label), facing: side("N") }, &[]);
}

#[test]
fn r_13_0_a_conroi_has_two_to_six_counters() {
    let horse = |group: &Vec<&Counter>| group[0].kind == Kind::Cavalry;
    let sizes: Vec<usize> = groups().into_iter().filter(horse).map(|group| group.len()).collect();
    assert_eq!((sizes.iter().min(), sizes.iter().max()), (Some(&2), Some(&6)));
    // Nobody asks for them unless both players want the option.
    let mut board = set_up("choc-des-titans", Options::default());
    board.act(Action::UseDefault, &[]);
    shift(&mut board, "TST1", "3808");
    assert!(board.look().allows(&Action::EndSetup));
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
    let mut board = allies("choc-des-titans");
    // In both halves of their zone, far from each other.
    shift(&mut board, "TAT1", "3615");
    shift(&mut board, "TAT5", "4013");
    assert_eq!(board.look().organised(ALLIED), Ok(()));
    let tatars = CONTENT.counters.groups.iter().find(|it| it.nation == Nation::Tatars);
    assert_eq!(tatars.and_then(|it| it.arms.clone()), None);
}

#[test]
fn r_13_1_4_counters_of_one_group_begin_side_by_side() {
    for scenario in ["choc-des-titans", "blitzkrieg-1410", "avant-garde"] {
        let board = allies(scenario);
        assert_eq!([ALLIED, ORDER].map(|seat| board.look().organised(seat)), [Ok(()); 2], "{scenario}");
    }
    let mut board = allies("choc-des-titans");
    assert!(board.look().allows(&Action::EndSetup));
    shift(&mut board, "PSG3", "2025");
    let group = CONTENT.counters.units[CONTENT.counters.unit("PSG3").expect("a counter")].group;
    assert_eq!(board.look().organised(ALLIED), Err(No::GroupScattered { group }.by(R_13_1_4)));
    assert!(!board.look().allows(&Action::EndSetup));
    // A counter in reserve is nowhere, and breaks nothing.
    let unit = board.id("PSG3");
    board.act(Action::Unplace { unit }, &[]);
    assert!(board.look().allows(&Action::EndSetup));
}

#[test]
fn r_13_1_5_a_leader_begins_among_his_own() {
    let mut board = allies("choc-des-titans");
    let leader = board.leader("andrzej");
    // With riders of Kraków, who are Zyndram's; Saint George and Gończa are his.
    board.state.leaders[usize::from(leader)].spot = Spot::Map(hex("2820"));
    assert_eq!(board.look().organised(ALLIED), Err(No::LeaderApart { leader }.by(R_13_1_5)));
    assert!(!board.look().allows(&Action::EndSetup));
    // Next to one of his is near enough (G-R58).
    board.state.leaders[usize::from(leader)].spot = Spot::Map(hex("3020"));
    assert_eq!(board.look().organised(ALLIED), Ok(()));
    assert_eq!(board.look().leader_of(board.id("PGO1")), Some(usize::from(leader)));
}

#[test]
fn r_13_1_6_foot_is_attached_counter_by_counter() {
    let mut board = allies("choc-des-titans");
    // The camp holds the Lithuanian foot wherever it likes.
    shift(&mut board, "LIL1", "4926");
    assert!(board.look().allows(&Action::EndSetup));
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
    let mut board = allies("blitzkrieg-1410");
    let hexes = ["LVI1", "LSM1"].map(|name| board.state.hex_of(board.id(name)).expect("on the map"));
    assert!(board.look().field().distance(hexes[0], hexes[1]) > 1);
    assert!(board.look().allows(&Action::EndSetup));
    let unit = board.id("LBR2");
    board.act(Action::Unplace { unit }, &[]);
    board.act(Action::Unplace { unit: board.id("LPO2") }, &[]);
    board.act(Action::Place { unit, hex: hex("5028"), facing: side("N") }, &[]);
    assert!(
        matches!(board.look().organised(ALLIED), Err(Refused { no: No::GroupScattered { .. }, .. })),
        "one colour in both"
    );
}

/// Attaches a counter to a leader.
fn attach(board: &Board, name: &str, leader: &str) -> Action {
    Action::Attach { unit: board.id(name), leader: board.leader(leader) }
}

/// The leader whom a counter obeys.
fn obeys(board: &Board, name: &str) -> &'static str {
    let leader = board.look().leader_of(board.id(name)).expect("a leader");
    &CONTENT.counters.leaders[board.rules.scenario.leaders[leader]].id
}

#[test]
fn r_13_1_6_foot_is_attached_to_a_leader_one_by_one() {
    let mut board = allies("choc-des-titans");
    let (first, second) = (obeys(&board, "LIL1"), obeys(&board, "LIL2"));
    let other = if first == "szymon" { "jerzy" } else { "szymon" };
    let listed = attach(&board, "LIL1", other);
    assert!(board.legal().contains(&listed));
    let events = board.act(listed.clone(), &[]);
    assert_eq!((obeys(&board, "LIL1"), obeys(&board, "LIL2")), (other, second), "nobody goes with it");
    assert!(board.cites(&events, "G-13.1.6"));
    assert!(!board.look().allows(&listed), "it is his already");
    // The set-up of the scenario gives it back.
    board.act(Action::UseDefault, &[]);
    assert_eq!(obeys(&board, "LIL1"), first);
    // Without conrois nobody belongs to anybody.
    let mut plain = set_up("choc-des-titans", Options::default());
    for action in [Action::UseDefault, Action::EndSetup, Action::UseDefault] {
        plain.act(action, &[]);
    }
    let refusal = plain.look().check(&attach(&plain, "LIL1", other)).expect_err("not played");
    assert_eq!(refusal.reasons[0].rule.map(|rule| rule.id()), Some("G-13.0"));
}

#[test]
fn r_13_1_5_riders_are_attached_by_whole_groups() {
    let mut board = allies("choc-des-titans");
    let other = if obeys(&board, "PKR1") == "andrzej" { "jagiello" } else { "andrzej" };
    let before = obeys(&board, "PSI1");
    let action = attach(&board, "PKR1", other);
    let events = board.act(action, &[]);
    assert_eq!((obeys(&board, "PKR1"), obeys(&board, "PKR2")), (other, other));
    assert_eq!(obeys(&board, "PSI1"), before, "another group");
    assert!(board.cites(&events, "G-13.1.5"));
    // Such an army is kept with the position.
    let options = [("organisation".to_string(), "conrois".to_string())].into_iter().collect();
    let setup = Setup { options, ..Setup::new("choc-des-titans") };
    let written = board.rules.write_position(&setup, &board.state);
    let (rules, state) = Grunwald::open(&Setup { position: Some(written), ..setup }).expect("a position");
    let again = Board { rules, state, noted: Vec::new() };
    assert_eq!((obeys(&again, "PKR2"), obeys(&again, "PSI1")), (other, before));
}

#[test]
fn r_13_1_7_tatars_obey_lithuanians_only() {
    let mut board = allies("choc-des-titans");
    let refusal = board.look().check(&attach(&board, "TAT1", "zyndram")).expect_err("a Pole");
    assert_eq!(refusal.reasons[0].rule.map(|rule| rule.id()), Some("G-13.1.7"));
    let other = ["witold", "szymon", "jerzy"].into_iter().find(|it| *it != obeys(&board, "TAT1"));
    let other = other.expect("three of them");
    let action = attach(&board, "TAT1", other);
    let events = board.act(action, &[]);
    assert_eq!(obeys(&board, "TAT1"), other);
    assert_ne!(obeys(&board, "TAT2"), other, "one by one");
    assert!(board.cites(&events, "G-13.1.7"));
}

#[test]
fn r_13_1_5_one_sees_who_obeys_whom() {
    let board = board_with(conrois())
        .put("PKR1 0920 N")
        .put("PKR2 0921 N")
        .put("TGM1 0910 S")
        .lead("zyndram", "0925");
    let look = board.look();
    let leader = look.leader_of(board.id("PKR1")).expect("somebody leads it");
    assert_eq!(look.leader_of(board.id("PKR2")), Some(leader));
    let shown = |label: &str| {
        let at = telling::place(&board.rules, hex(label));
        let shades = game_grunwald::overlays::overlay(&look, "led", Some(at)).into_iter();
        shades.map(|shade| shade.place).collect::<Vec<_>>()
    };
    let places =
        |labels: &[&str]| labels.iter().map(|it| telling::place(&board.rules, hex(it))).collect::<Vec<_>>();
    assert!(places(&["0920", "0921"]).iter().all(|place| shown("0920").contains(place)));
    assert!(!shown("0920").contains(&places(&["0910"])[0]));
    assert!(shown("0915").is_empty(), "nobody is there");
}
