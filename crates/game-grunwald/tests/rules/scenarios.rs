//! The scenarios: set-up, arrivals, points, the end.

use crate::field::*;
use game_grunwald::content::CONTENT;
use game_grunwald::event::{Blow, Event};
use game_grunwald::ids::{BannerId, LeaderId};
use game_grunwald::state::{ALLIED, End, Ending, ORDER, Phase};
use hexboard::Edge;

fn ending(battle: &Game) -> Option<Ending> {
    match battle.table.state().now.phase {
        Phase::Over(ending) => Some(ending),
        _ => None,
    }
}

#[test]
fn r_s_7_blitzkrieg_begins_about_the_hexes_that_are_named() {
    // One side sets up, then the other.
    let first = set_up("blitzkrieg-1410");
    let mut second = set_up("blitzkrieg-1410");
    second.play("default; ready");
    let may = |name: &str, label: &str| {
        let seat = first.look().seat(first.id(name));
        let battle = if first.decision().seat == seat { &first } else { &second };
        assert_eq!(battle.decision().seat, seat);
        battle.allows(&format!("place {name} {label} N"))
    };
    assert!(may("PKR1", "1623") && may("PKR1", "1926") && !may("PKR1", "2026"), "Poles");
    assert!(may("LVI1", "4630") && may("LVI1", "5128") && !may("LVI1", "1623"), "Lithuanians");
    assert!(may("TAT1", "4524") && !may("TAT1", "4523"), "Tatars within two of 4526");
    assert!(
        may("TGM1", "2014") && may("TIL1", "3124") && may("TGM1", "3711") && !may("TGM1", "2016"),
        "Order"
    );
    assert!(!may("PIL1", "1623"), "Polish foot has no place: it comes later");
    let count = |name: &str| CONTENT.field.hexes().filter(|at| may(name, CONTENT.field.label(*at))).count();
    assert_eq!([count("PKR1"), count("LVI1"), count("TAT1"), count("TGM1")], [16, 14, 19, 149]);
    // Leaders and banners stand with cavalry.
    let battle = begun("blitzkrieg-1410");
    for leader in 0..battle.table.state().leaders.len() {
        let at = battle.table.state().leaders[leader].whereabouts.hex().expect("on the map");
        assert!(battle.table.state().at(at).any(|id| battle.look().card(id).kind.mounted()));
    }
    assert!(battle.cited().contains(&"G-S.7") && !battle.cited().contains(&"G-S.2"));
}

#[test]
fn r_s_8_blitzkrieg_the_order_plays_first() {
    let battle = begun("blitzkrieg-1410");
    let first = battle.events().find_map(|event| match event {
        Event::PhaseBegan { turn: 1, phase_number: 1, seat } => Some(*seat),
        _ => None,
    });
    assert_eq!((first, battle.asked()), (Some(ORDER), "order activate".into()));
    assert!(battle.cited().contains(&"G-S.8"));
    let names = |seat| {
        let own = |leader: &LeaderId| battle.look().leader_seat(*leader) == seat;
        let cards = LeaderId::all(battle.table.state().leaders.len())
            .filter(own)
            .map(|it| battle.look().leader_card(it));
        cards.map(|card| card.id.as_str()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(names(ALLIED), "jagiello andrzej zyndram witold szymon jerzy");
    assert_eq!(names(ORDER), "ulrich wallenrod salzbach merchein gersdorf lichtenstein");
    let banners = |seat| BannerId::all(4).filter(|banner| battle.look().banner_seat(*banner) == seat).count();
    assert_eq!((banners(ALLIED), banners(ORDER)), (2, 2));
}

#[test]
fn r_s_9_blitzkrieg_eight_riders_and_then_four_on_foot() {
    let mut battle = begun("blitzkrieg-1410");
    battle.passes_to(1, 5);
    let enters = |battle: &Game, name: &str, label: &str| battle.allows(&format!("enter {name} {label} N"));
    assert!(!enters(&battle, "LGR1", "2031"), "Lithuanians come by 4631 only");
    assert!(!enters(&battle, "LGR1", "4631"), "where one of theirs still stands");
    let mut battle = battle.with("LBR1 gone");
    assert!(enters(&battle, "LGR1", "4631"));
    assert!(!enters(&battle, "PCO1", "2600"), "the north edge is not theirs");
    let riders = ["PCO1", "PCO2", "PCO3", "PSA1", "PSA2", "PSA3", "PLI1", "PLI2"];
    for (n, name) in riders.into_iter().enumerate() {
        battle.play(&format!("enter {name} {:02}31 N; stop", 8 + n));
    }
    assert!(!enters(&battle, "PLI3", "2431"), "eight in a turn");
    battle.passes_to(1, 7);
    for (name, label) in [("PIL1", "2031"), ("PIL2", "2131"), ("PIL3", "2231"), ("PXB1", "2331")] {
        assert!(enters(&battle, name, label));
        battle.play(&format!("enter {name} {label} N; stop"));
    }
    assert!(!enters(&battle, "PIL4", "2431"), "four in a turn");
}

/// What the death of a unit moves: the points of both sides and the marker. Played until it dies by this blow.
fn worth(position: &str, action: &str, name: &str, blow: Blow) -> ([u16; 2], i8) {
    let mut battle = field(position);
    let id = battle.id(name);
    let dies = |event: &Event| matches!(event, Event::Eliminated { unit, blow: it, .. } if *unit == id && *it == blow);
    battle.attack_until(action, |battle| battle.events().any(dies));
    (battle.points(), battle.morale())
}

/// Six riders about 0915.
const AROUND: &str = "PKR1 0914 S; PKR2 1014 SW; PKR3 0916 N; PKR4 0814 SE; PKR5 1015 NW; PKR6 0815 NE";
const ALL_SIX: &str = "attack PKR1+PKR2+PKR3+PKR4+PKR5+PKR6 x 0915";

fn rider_of_the_order() -> ([u16; 2], i8) {
    worth("phase 2; PKR1 0914 S nc3; TGM1 0915 N pf1", "attack PKR1 x 0915", "TGM1", Blow::Combat)
}

fn rider_of_the_allies() -> ([u16; 2], i8) {
    worth("phase 6; TGM1 0914 S nc3; PKR1 0915 N pf1", "attack TGM1 x 0915", "PKR1", Blow::Combat)
}

fn crossbows() -> ([u16; 2], i8) {
    let start = "phase 5 open-fire; PXB1 0915 N; TXB1 0913 S pf1; TGM2 2010 S";
    worth(start, "fire PXB1 TXB1", "TXB1", Blow::Fire)
}

fn foot() -> ([u16; 2], i8) {
    worth("phase 2; PKR1 0914 S nc3; TIL1 0915 N pf1", "attack PKR1 x 0915", "TIL1", Blow::Combat)
}

fn overrun_foot() -> ([u16; 2], i8) {
    let mut battle = field("PKR1 0915 N nc3; TIL1 0914 N; PKR2 0925 N; TIL2 3010 S");
    battle.roll([6]).play("move PKR1; overrun");
    assert_eq!(battle.at("TIL1"), "gone");
    (battle.points(), battle.morale())
}

#[test]
fn r_s_5_v_51_points_for_what_was_lost() {
    // What the allies have won: nine riders, two units that shoot, Wallenrod, and of three on foot the two that were not ridden
    // down; what the Order has: twelve riders, and a banner that it holds.
    let sum = |losses: &[(u16, [u16; 2])]| {
        losses.iter().fold([0, 0], |[allied, order], (count, [ours, theirs])| {
            [allied + count * ours, order + count * theirs]
        })
    };
    let leader = |points: [u16; 2]| (1, points);
    let points = sum(&[
        (9, rider_of_the_order().0),
        (2, crossbows().0),
        leader([16, 0]),
        (2, foot().0),
        (1, overrun_foot().0),
        (12, rider_of_the_allies().0),
    ]);
    assert_eq!(points, [36 + 6 + 16 + 2, 48]);
    let mut battle = field(&format!(
        "turn 16; phase 8; points {} {}; TGM1 0905 S; leader ulrich 0905; PKR1 0925 N; leader jagiello 0925; \
         PIL1 0927 N; TIL5 0926 S; banner KR TGM1",
        points[0], points[1]
    ));
    assert_eq!(battle.look().final_points(), [36 + 6 + 16 + 2, 48 + 10]);
    // The last turn ends.
    battle.roll_always(3).plays_on(|battle| battle.legal().into_iter().next());
    let over = ending(&battle).expect("over");
    assert_eq!((over.end, over.winner, over.points), (End::Turns, Some(ALLIED), [60, 58]));
    assert_eq!(CONTENT.charts.victory.grade(2).name.en, "minor victory");
}

#[test]
fn ruling_55_if_both_lose_their_last_leader_at_once_points_decide() {
    let mut battle = field(
        "leader jagiello gone; leader ulrich gone; TAT1 0913 S; leader andrzej 0913; TXB1 0914 N; \
         leader wallenrod 0914",
    );
    battle.play("move TAT1; fire TAT1 TXB1");
    assert_eq!(battle.asked(), "order fire", "they answer at the same moment");
    // Both miss, and both leaders are hit; the crossbows are lost with theirs.
    battle.roll([1, 1, 6, 6, 1, 1, 6, 6]).play("fire TXB1 TAT1");
    let over = ending(&battle).expect("over");
    assert_eq!((over.end, over.winner, over.points), (End::NoLeaders, Some(ALLIED), [16 + 3, 16]));
}

#[test]
fn ruling_55_leaders_off_the_map_are_lost_too() {
    let mut battle = field("phase 5; TGM1 5100 N; TGM2 3010 S");
    battle.play("move ulrich; exit");
    assert_eq!(ending(&battle).map(|over| (over.end, over.winner)), Some((End::Leaders, Some(ALLIED))));
}

#[test]
fn ruling_56_sixteen_turns_and_the_edges_to_flee_to() {
    for id in ["choc-des-titans", "blitzkrieg-1410"] {
        let battle = set_up(id);
        assert_eq!(
            (battle.table.rules().scenario.turns, battle.asked()),
            (16, "order set-up".into()),
            "{id}"
        );
    }
    // Poles run south; Lithuanians and Tatars to the nearer of south and east; the Order north or west.
    let edge = |name: &str, label: &str| {
        let battle = field(&format!("{name} {label} N panicked"));
        let unit = battle.id(name);
        let mut at = hex(label);
        while let Some(next) = battle.look().ways_home(unit, at).next.first().copied() {
            at = next;
        }
        assert!(battle.look().ways_home(unit, at).out);
        [Edge::North, Edge::South, Edge::West, Edge::East]
            .into_iter()
            .filter(|edge| CONTENT.field.on_edge(at, *edge))
            .collect::<Vec<_>>()
    };
    assert_eq!(edge("PKR1", "4912"), [Edge::South]);
    assert_eq!((edge("LVI1", "4912"), edge("TAT1", "4912")), (vec![Edge::East], vec![Edge::East]));
    assert_eq!(edge("LVI1", "2028"), [Edge::South]);
    assert_eq!((edge("TGM1", "2010"), edge("TGM1", "0420")), (vec![Edge::North], vec![Edge::West]));
}

#[test]
fn ruling_57_what_each_loss_is_worth() {
    assert_eq!(rider_of_the_order(), ([4, 0], 1));
    let archers = "phase 6; TGM1 0914 S nc3; TAT1 0915 N pf1";
    let archers = worth(archers, "attack TGM1 x 0915", "TAT1", Blow::Combat);
    assert_eq!(archers, ([0, 4], -1), "horse archers are cavalry");
    assert_eq!(crossbows(), ([3, 0], 1));
    let blocked = worth(&format!("phase 2; TAR1 0915 N marching; {AROUND}"), ALL_SIX, "TAR1", Blow::Blocked);
    assert_eq!(blocked, ([2, 0], 1));
    let bombard = "phase 2; PKR1 0914 S nc2; TBO1 0915 N";
    let bombard = worth(bombard, "attack PKR1 x 0915", "TBO1", Blow::Immovable);
    assert_eq!(bombard, ([1, 0], 1), "a bombard as infantry");
    let mut astray = field("phase 1 open-fire; TXB1 0915 N; TIL1 0914 N pf1; PKR1 0913 S; PKR2 2010 S");
    astray.roll([1]).play("fire TXB1 PKR1");
    assert_eq!(astray.at("TIL1"), "gone");
    assert_eq!((astray.points(), astray.morale()), ([1, 0], 1), "whoever did it");
    assert_eq!(overrun_foot(), ([0, 0], 0), "5.8.9");
    // His death takes the last point of a rider, who counts, but moves no marker: sixteen and twelve are for himself.
    let mut orphaned = field(
        "phase 5 open-fire; leader wallenrod 5100; TGM1 0910 S; TEL3 2010 S pf1; leader ulrich 0910; \
         PXB1 0912 N",
    );
    orphaned.roll([1, 1, 6, 6]).play("fire PXB1 TGM1");
    assert_eq!(orphaned.at("TEL3"), "gone");
    assert_eq!((orphaned.points(), orphaned.morale()), ([16 + 4, 0], 12), "8.1.6");
    let mut half = field("phase 2; PSI1 0914 S; TPM1 0915 N");
    // 1:1, a seven: a point of each.
    half.roll([3, 4]).play("attack PSI1 x 0915");
    assert!(half.at("TPM1").contains(" pf1 "), "{}", half.at("TPM1"));
    assert_eq!(half.points(), [0, 0], "half a unit is worth nothing");
}
