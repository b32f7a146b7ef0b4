//! 2, 4, 7: phases, moves, leaving and coming back, banners.

use crate::field::*;
use engine::Seat;
use game_grunwald::content::CONTENT;
use game_grunwald::event::{Blow, Event};
use game_grunwald::ids::{BannerId, HexId};
use game_grunwald::state::{ALLIED, ORDER, Whereabouts};
use std::collections::BTreeSet;

#[test]
fn r_4_1_2_a_move_goes_step_by_step_and_ends_when_nothing_is_left() {
    let mut battle = field("LME1 0920 N; LME2 0925 N; TGM1 3010 S");
    battle.play("move LME1; f; f; f");
    assert_eq!((battle.at("LME1"), battle.asked()), ("0917 N pf2 nc3".into(), "allied step".into()));
    battle.play("stop");
    assert!(battle.is("LME1", "done") && battle.phase() == 1);
}

#[test]
fn r_4_4_3_e_12_back_three_turns_later() {
    let mut battle = field("turn 2; PKR1 2300 N; PKR2 0920 N; PIL1 0925 N; TGM1 3010 S");
    battle.play("move PKR1; exit");
    assert!(battle.line("PKR1").starts_with("PKR1 away 2300 5 "), "{}", battle.line("PKR1"));
    let offered = |battle: &Game| (battle.allows("return PKR1 2300 S"), battle.lists("return PKR1 2300 S"));
    for turn in [3, 4] {
        battle.passes_to(turn, 1);
        assert_eq!(offered(&battle), (false, false), "turn {turn}");
    }
    battle.passes_to(5, 1);
    assert_eq!(offered(&battle), (true, true));
    // In its own movement phase, not in that of the foot; it may also come later (4.4.8).
    battle.passes_to(5, 3);
    assert_eq!(offered(&battle), (false, false));
    battle.passes_to(6, 1);
    battle.play("return PKR1 2300 S");
    assert_eq!(battle.at("PKR1"), "2300 S pf2 nc0");
}

#[test]
fn r_4_4_4_e_13_within_six_hexes_of_where_it_left() {
    let away = |turn: u8, more: &str| field(&format!("turn {turn}; PKR1 away 2300 5 N; PKR2 0920 N; {more}"));
    let mut early = away(4, "");
    early.refuses("return PKR1 2300 S", "G-4.4.3");
    let battle = away(5, "");
    let may = |at: &HexId| battle.allows(&format!("return PKR1 {} S", label(*at)));
    let back: Vec<&str> = CONTENT.field.hexes().filter(may).map(label).collect();
    assert_eq!((back.len(), back.first(), back.last()), (13, Some(&"1700"), Some(&"2900")));
    // A zone.
    away(5, "TGM1 2301 N").refuses("return PKR1 2300 S", "G-4.4.7");
}

/// How many of a side wait beside the map: foot, then horse.
fn waiting(battle: &Game, seat: Seat) -> [usize; 2] {
    let waits = |mounted: bool| {
        let cards = battle.table.rules().roster.iter().zip(&battle.table.state().units);
        let ours = cards.filter(|(card, _)| card.side == seat && card.kind.mounted() == mounted);
        ours.filter(|(_, unit)| unit.whereabouts == Whereabouts::Waiting).count()
    };
    [waits(false), waits(true)]
}

/// Where somebody may enter now.
fn entries(battle: &Game) -> Vec<String> {
    let list = battle.legal_with("enter ");
    let hexes = list.iter().filter_map(|text| text.split(' ').nth(2).map(str::to_string));
    hexes.collect::<BTreeSet<_>>().into_iter().collect()
}

#[test]
fn r_s_3_v_52_reinforcements_come_in_their_phase_and_number() {
    let mut battle = begun("choc-des-titans");
    assert_eq!((battle.asked().as_str(), waiting(&battle, ALLIED)), ("allied activate", [16, 0]));
    assert!(entries(&battle).is_empty(), "foot has to wait for its phase");
    battle.passes_to(1, 3);
    let south = entries(&battle);
    assert!(south.len() == 52 && south.iter().all(|label| label.ends_with("31")), "{south:?}");
    for (name, label) in [("PIL1", "2031"), ("PIL2", "2231"), ("PIM1", "2431")] {
        battle.play(&format!("enter {name} {label} N; stop"));
        assert!(battle.at(name).starts_with(label), "{}", battle.at(name));
    }
    // Three in a turn.
    battle.refuses("enter PIL4 2631 N", "G-S.3");
    assert_eq!((entries(&battle).len(), waiting(&battle, ALLIED)), (0, [13, 0]));
}

#[test]
fn r_s_3_v_52_the_order_comes_by_2100() {
    let mut battle = begun("choc-des-titans");
    assert_eq!(waiting(&battle, ORDER), [10, 0]);
    battle.passes_to(1, 7);
    assert_eq!((battle.asked().as_str(), entries(&battle)), ("order activate", vec!["2100".to_string()]));
    // One behind the other on the road.
    for (name, hexes) in [("TIL1", 3), ("TIL2", 2), ("TIL3", 1)] {
        let ahead = vec!["f"; hexes].join("; ");
        battle.play(&format!("enter {name} 2100 S; {ahead}; stop"));
        assert!(battle.at(name).starts_with(&format!("210{hexes}")), "{}", battle.at(name));
    }
    // There is room, but no fourth.
    assert!(nobody(&battle, "2100"));
    battle.refuses("enter TIL4 2100 S", "G-S.3");
    assert_eq!((entries(&battle).len(), waiting(&battle, ORDER)), (0, [7, 0]));
}

#[test]
fn ruling_48_foot_waits_until_the_cavalry_has_come() {
    // While riders wait beside the map, foot does too.
    let waiting = "phase 3; PIL1 waiting; PIL2 0925 N; TGM1 3010 S";
    assert!(field(waiting).allows("enter PIL1 2031 N"));
    let mut both = field(&format!("{waiting}; PKR1 waiting"));
    both.refuses("enter PIL1 2031 N", "G-S.3");
    assert!(both.grounds("enter PIL1 2031 N").contains("G-R48"));
}

#[test]
fn r_7_1_3_e_29_a_banner_is_passed_before_or_after_the_move() {
    let start = |more: &str| {
        field(&format!("PKR1 0920 N; PKR2 1020 N; PKR3 0919 N pf1; banner KR PKR1; TGM1 3010 S; {more}"))
    };
    // Before it moves: the other may carry it on.
    let mut battle = start("");
    battle.play("move PKR1; pass KR PKR2");
    assert_eq!(battle.left(), Some(14), "a point of eight");
    battle.play("stop; move PKR2; f");
    assert_eq!(battle.look().banner_flies(BannerId::new(0)), Some(hex("1019")));
    // After it has moved: the other may not move in this turn. 1020 touches 0921.
    let mut battle = start("PKR1 0920 S");
    battle.play("move PKR1; f; pass KR PKR2");
    assert!(!battle.allows("move PKR2"));
    battle.play("stop").refuses("move PKR2", "G-7.1.3");
    // Who has moved already takes it neither before nor after, though he is beside the bearer; others there do.
    let late = |facing: &str, way: &str, other: &str| {
        let mut battle = start(&format!("PKR4 1021 N; PKR1 0920 {facing}"));
        battle.play("move PKR2; f; stop");
        assert!(battle.at("PKR2").starts_with("1019"));
        battle.play(&format!("move PKR1{way}")).refuses("pass KR PKR2", "G-7.1.3");
        assert!(battle.allows(&format!("pass KR {other}")));
    };
    // 1019 touches 0920, and 1020.
    late("N", "", "PKR3");
    late("SE", "; f", "PKR4");
}

#[test]
fn r_11_1_3_v_53_flip_a_hex_and_flip_again() {
    let start = || field("phase 3; PXB1 0920 N; LAR1 1120 N; PIL1 0925 N; TGM1 3010 S");
    // Crossbowmen have three points for a hex between, archers four for two.
    for (name, way, last) in [("PXB1", "f", "0919"), ("LAR1", "f; f", "1118")] {
        let mut battle = start();
        battle.play(&format!("move {name}; flip; {way}"));
        assert_eq!(battle.left(), Some(2), "the last point is for the face");
        battle.play("flip");
        assert!(battle.at(name).starts_with(last));
        assert!(!battle.is(name, "marching") && battle.is(name, "done"));
    }
    // A hex more leaves them on the march.
    for (name, way) in [("PXB1", "f; f"), ("LAR1", "f; f; f")] {
        let mut battle = start();
        battle.play(&format!("move {name}; flip; {way}"));
        assert!(!battle.allows("flip") && battle.is(name, "marching"), "{name}");
    }
}

#[test]
fn r_10_2_2_v_47_the_panicked_run_home_by_the_shortest_way() {
    for first in ["2529", "2629"] {
        let mut battle = field("phase 3 panic; PIL1 2628 N panicked must-flee; PIL2 0920 N");
        battle.play("flee PIL1");
        assert_eq!(battle.asked(), "allied flee", "two ways are alike: the owner chooses");
        assert_eq!(battle.legal_with(""), ["flee-to 2529", "flee-to 2629"]);
        // Both lead on by 2530, not through the woods of 2630; its four points take it off the map.
        battle.then(&format!("flee-to {first}"));
        let fled = |event: &Event| match event {
            Event::Fled { to, left, .. } => Some((label(*to), *left)),
            _ => None,
        };
        let went: Vec<(&str, u8)> = battle.events().filter_map(fled).collect();
        assert_eq!(went, [(first, 6), ("2530", 4), ("2531", 2)]);
        assert_eq!(battle.at("PIL1"), "gone");
        let off = |event: &Event| matches!(event, Event::Eliminated { blow: Blow::Flight, .. });
        assert_eq!(battle.events().filter(|event| off(event)).count(), 1);
        assert_eq!((battle.morale(), battle.points()), (-1, [0, 1]), "it counts like any other");
    }
    // By 2630 the way costs five: marched, there is nothing left for the step off the map.
    let mut battle = field("phase 3; PIL1 2628 S; PIL2 0920 N");
    assert_eq!(battle.goes("move PIL1; f; f; f"), "1 nc0, 2 nc0, 1 nc0, left 0");
    assert_eq!(battle.at("PIL1"), "2631 S pf2 nc0");
}

#[test]
fn r_10_2_2_e_34_even_into_the_enemy() {
    let mut battle = field(
        "phase 3 panic; PIL1 2628 N panicked must-flee; PIL2 0920 N; TGM1 2629 S; TGM2 2529 S; TGM3 2729 S",
    );
    battle.play("flee PIL1");
    battle.goes_on(|battle| battle.legal_with("flee-to").pop());
    assert_eq!(battle.at("PIL1"), "gone");
    assert_eq!((battle.morale(), battle.points()), (-1, [0, 1]));
}

/// Whoever could shoot does not.
fn hold_fire(battle: &mut Game) {
    while battle.asked().ends_with(" fire") {
        battle.play("hold-fire");
    }
}

#[test]
fn r_12_1_6_e_42_walls_come_down_after_three_quiet_turns() {
    // In over the wall in turn 4; the crossbows in the north could shoot at it in every turn.
    let enter = || {
        let mut battle = field(
            "turn 4; phase 7; TIL1 4923 S; TIL2 3010 S; PXB1 4922 S; PKR1 0920 N; leader zyndram 0920; \
             TGM1 0905 S; leader ulrich 0905",
        );
        battle.play("move TIL1; f");
        hold_fire(&mut battle);
        battle.play("stop");
        assert_eq!(
            (battle.asked().as_str(), battle.at("TIL1").as_str()),
            ("order activate", "4924 S pf2 nc0")
        );
        // The turn in which it came is not a full one.
        battle.refuses("wreck TIL1", "G-4.1.4");
        battle.passes_to(5, 7);
        hold_fire(&mut battle);
        battle.play("wreck TIL1");
        battle
    };
    // Undisturbed, turns 5 to 7 count.
    let mut battle = enter();
    battle.passes_to(7, 7);
    assert!(battle.look().fortified(hex("4924")));
    battle.passes_to(8, 5);
    assert!(battle.look().fortified(hex("4924")), "its own movement phase is that of the foot");
    battle.passes_to(8, 7);
    assert!(!battle.look().fortified(hex("4924")), "at the start of the phase");
    hold_fire(&mut battle);
    battle.play("move TIL1; f");
    assert_eq!(battle.at("TIL1"), "4925 S pf2 nc0", "and it may move");

    // Shot at in turn 6, though nothing hits, the count begins again: turns 7 to 9.
    let mut battle = enter();
    battle.passes_to(6, 5);
    assert_eq!(battle.asked(), "allied fire");
    battle.roll([1, 1]).play("fire PXB1 TIL1");
    assert_eq!(battle.at("TIL1"), "4924 S pf2 nc0");
    for turn in [8, 9] {
        battle.passes_to(turn, 7);
        assert!(battle.look().fortified(hex("4924")), "turn {turn}");
    }
    battle.passes_to(10, 7);
    assert!(!battle.look().fortified(hex("4924")));
}

#[test]
fn r_14_1_3_e_43_who_acts_tires_and_who_rests_recovers() {
    let mut battle = field(
        "option organisation fatigue; PKR1 0920 N; leader zyndram 0920; TGM1 0905 S; leader ulrich 0905",
    );
    battle.play("move zyndram; to 0921; stop").passes_to(2, 1);
    assert_eq!(battle.fatigue("zyndram"), 1);
    battle.passes_to(3, 1);
    assert_eq!(battle.fatigue("zyndram"), 0, "a turn of rest");
}

#[test]
fn r_5_7_3_e_23_a_counter_charge_is_fought_before_anybody_else_moves() {
    let mut battle = field("phase 5; PKR1 0915 N nc0; TGM1 0912 S; TGM2 2010 S");
    battle.play("move TGM1; f");
    assert_eq!(battle.asked(), "allied counter-charge", "0913 is two hexes in front of 0915");
    battle.roll([4, 5]).play("counter PKR1 0914");
    // 1:1, armour 2 and charge 1 against armour 2 and charge 1: a nine is A1.
    assert_eq!(battle.asked(), "allied retreat");
    assert!(battle.is("PKR1", "countered"));
}

#[test]
fn r_2_1_9_v_40_what_happened_in_a_turn_counts_in_the_next() {
    let mut battle = field(
        "phase 2; leader wallenrod 0915; PCO2 0914 S; PIM1 0926 S; banner KR PIM1; TGM1 0925 S nc3; \
         TGM3 3005 S disorganised; TGM4 3205 S disorganised; PSA1 0805 N disorganised; PSG1 0820 S; \
         TOR1 0821 N",
    );
    let fallen = [
        ("PKR1", "1407", "TIM1", "1408"),
        ("PKR2", "1607", "TIM2", "1608"),
        ("PKR3", "1807", "TIM3", "1808"),
        ("PKR4", "2007", "TIM4", "2008"),
        ("PCO1", "2207", "TAR1", "2208"),
    ];
    for (rider, from, victim, to) in fallen {
        battle = battle.with(&format!("{rider} {from} S nc3; {victim} {to} N"));
    }
    let (ours, theirs) = ("attack PSG1 x 0821", "attack TOR1 x 0820");
    let levels = |battle: &Game| [ALLIED, ORDER].map(|seat| battle.look().level(seat));
    // Five units fall, each to riders at full speed, and a leader who is alone.
    for (rider, _, victim, to) in fallen {
        let dice = if victim == "TAR1" { [4, 4] } else { [3, 3] };
        battle.roll(dice).fights_out(&format!("attack {rider} x {to}"));
        assert_eq!((battle.at(victim), levels(&battle)), ("gone".into(), [0, 0]));
    }
    assert_eq!(battle.morale(), 5);
    battle.roll([3, 3]).fights_out(ours);
    battle.roll([3, 4]).fights_out("attack PCO2 x 0915");
    assert_eq!((battle.leader_at("wallenrod"), battle.morale()), ("dead".into(), 5 + 8));
    // The levy under the banner is ridden down: three boxes for the banner, none for the levy (5.8.9).
    battle.passes_to(1, 5);
    battle.play("move TGM1");
    battle.roll([1]).play("overrun; stop");
    assert_eq!((battle.at("PIM1"), battle.morale()), ("gone".into(), -3 + 5 + 8));
    // Until the turn is over nothing changes: a three still passes, and nobody's level helps him.
    let rally = |battle: &mut Game, name: &str, throw: u8| {
        battle.roll([throw]).play(&format!("rally {name}"));
        !battle.is(name, "disorganised")
    };
    assert_eq!((rally(&mut battle, "TGM4", 3), levels(&battle)), (true, [0, 0]));
    battle.passes_to(1, 6);
    assert_eq!(battle.sums(theirs), "2:2 [2 G-5.2.7] [2 G-5.2.7] 1:1");
    battle.roll([3, 3]).fights_out(theirs);
    // In the next turn the allies stand at +1 and the Order at -1.
    assert_eq!((battle.turn(), battle.phase()), (2, 1));
    assert_eq!(battle.events().filter(|event| matches!(event, Event::LevelFixed { level: 1 })).count(), 1);
    assert_eq!((levels(&battle), battle.morale()), ([1, -1], 10));
    assert!(rally(&mut battle, "PSA1", 4));
    battle.passes_to(2, 2);
    assert_eq!(battle.sums(ours), "2:2 [2 G-5.2.7, 1 G-6.1.2] [2 G-5.2.7] 2:1");
    battle.roll([4, 5]).fights_out(ours);
    battle.passes_to(2, 5);
    assert!(!rally(&mut battle, "TGM3", 3));
    battle.passes_to(2, 6);
    assert_eq!(battle.sums(theirs), "2:2 [2 G-5.2.7] [2 G-5.2.7, 1 G-6.1.2] 1:2");
}
