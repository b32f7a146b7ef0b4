//! 5.7: riding against a moving enemy.

use crate::asking::{cites, legal};
use crate::{board, hex};
use game_grunwald::action::Action;
use game_grunwald::ch05_combat::Match;
use game_grunwald::content::CONTENT;
use game_grunwald::event::Event;
use game_grunwald::state::{ALLIED, Marks, ORDER, UnitId};

fn onsets(board: &crate::Board, target: &str) -> Vec<String> {
    let id = board.id("PKR1");
    if board.look().may_be_countered(ALLIED, hex(target), &[]).is_err() {
        return Vec::new();
    }
    let list = board.look().onsets(id, hex(target));
    list.iter().map(|it| format!("{} {}", it.turn, CONTENT.field.label(it.to))).collect()
}

/// The rule that keeps a unit from riding against an enemy in 0913.
fn why_no_counter(board: &crate::Board, unit: UnitId) -> Option<&'static str> {
    let (look, enemy) = (board.look(), hex("0913"));
    let may = look
        .may_be_countered(look.seat(unit), enemy, &[])
        .and_then(|()| look.may_ride_against(unit, enemy).map(drop));
    may.err().map(|no| no.rule.id())
}

#[test]
fn r_7_1_3_whoever_is_bound_by_a_banner_does_not_counter_charge() {
    let mut board = board().put("PKR1 0915 N").put("TGM1 0913 N");
    let unit = board.id("PKR1");
    let why = |board: &crate::Board| why_no_counter(board, unit);
    assert_eq!(why(&board), None);
    board.state.unit_mut(unit).marks.set(Marks::BOUND);
    assert_eq!(why(&board), Some("G-7.1.3"));
}

#[test]
fn r_3_2_3_nobody_counter_charges_an_enemy_beyond_a_river() {
    // From 4809 by 4808 the enemy on 4807 would be two hexes ahead; the Marózka runs between 4908 and 5007.
    let beyond = board().put("PKR1 4808 NE").put("TGM1 5007 S");
    assert!(onsets(&beyond, "5007").is_empty());
    // At the edge of the map there is nothing to ride into.
    let edge = board().put("PKR1 2100 N").put("TGM1 2102 N");
    assert!(onsets(&edge, "2102").is_empty());
}

#[test]
fn r_5_7_1_v_26_the_cone() {
    let with = |target: &str| onsets(&board().put("PKR1 0915 N").put(&format!("TGM1 {target} N")), target);
    assert_eq!(with("0913"), ["0 0914"]);
    assert_eq!(with("1013"), ["0 0914", "1 1014"]);
    assert_eq!(with("1114"), ["1 1014"]);
    assert!(with("1115").is_empty(), "outside the cone");
    assert!(with("0914").is_empty(), "adjacent (5.7.10)");
}

#[test]
fn r_5_7_5_e_24_several_may_join() {
    let board = board()
        .put("TGM1 0913 S")
        .put("PKR1 0915 N")
        .put("PKR2 1014 N")
        .put("PKR3 0814 N")
        .put("PKR4 1114 NW");
    // 1014 and 0814 touch 0913's neighbours, not 0913 itself.
    let list = board.look().counter_chargers(ALLIED, hex("0913"));
    let names: Vec<&str> = list.iter().map(|id| board.look().name(*id)).collect();
    assert!(names.contains(&"PKR1") && names.len() >= 3, "{names:?}");
}

#[test]
fn r_5_7_6_e_25_the_charge_of_the_counter_charge() {
    let board = board().put("PKR1 0915 N nc1").put("TGM1 1013 S");
    let list = board.look().onsets(board.id("PKR1"), hex("1013"));
    let levels: Vec<u8> = list.iter().map(|it| board.look().onset_charge(*it)).collect();
    assert_eq!(levels, [2, 1], "straight on, and after a turn");
}

#[test]
fn r_5_7_7_once_in_a_phase() {
    let mut board = board().put("PKR1 0915 N").put("TGM1 0913 S");
    let id = board.id("PKR1");
    board.state.unit_mut(id).marks.set(Marks::COUNTERED);
    assert!(onsets(&board, "0913").is_empty());
}

#[test]
fn r_5_7_8_e_23_not_from_an_enemy_zone() {
    let board = board().put("PKR1 0915 N").put("TGM1 0913 S").put("TGM2 1015 NW");
    assert!(onsets(&board, "0913").is_empty());
}

#[test]
fn r_5_7_10_e_26_not_against_one_who_touches_a_friend() {
    let board = board().put("PKR1 0915 N").put("TGM1 0913 S").put("PIL1 0912 N");
    assert!(onsets(&board, "0913").is_empty());
}

#[test]
fn ruling_32_the_disorganised_may_the_panicked_may_not() {
    let with =
        |order: &str| onsets(&board().put(&format!("PKR1 0915 N {order}")).put("TGM1 0913 S"), "0913").len();
    assert_eq!((with("disorganised"), with("panicked")), (1, 0));
}

/// TGM1 has ridden into 0913, two hexes in front of PKR1 in 0915.
fn passage(more: &[&str]) -> crate::Board {
    let mut board = board().phase(5).put("PKR1 0915 N").put("TGM1 0912 S").put("TGM2 2010 S");
    for text in more {
        board = board.put(text);
    }
    let unit = board.id("TGM1");
    board.act(Action::Move { unit }, &[]);
    board.act(Action::Forward { hold: false }, &[]);
    assert_eq!(board.asked(), "allied counter-charge");
    board
}

/// Rides straight at the enemy in 0913.
fn straight(board: &crate::Board, name: &str) -> Action {
    let onsets = board.look().onsets(board.id(name), hex("0913"));
    Action::CounterCharge(*onsets.iter().find(|it| it.turn == 0).expect("a way"))
}

#[test]
fn r_5_7_2_a_sixth_or_none_then_a_hex_then_the_combat() {
    let mut board = passage(&[]);
    assert_eq!(legal(&board).len(), 2, "ride or hold back");
    let ride = straight(&board, "PKR1");
    // Alike on both sides: 1:1, a six is nothing. There was no question between the ride and the fight.
    let events = board.act(ride, &[3, 3]);
    assert_eq!(board.at("PKR1"), "0914 N pf2 nc0");
    assert!(events.iter().any(|event| matches!(event, Event::Fought(clash) if clash.counter)));
    // A turn is never wider than a sixth.
    let board = super::board().put("PKR1 0915 N").put("TGM1 1013 S");
    let turns: Vec<i8> =
        board.look().onsets(board.id("PKR1"), hex("1013")).iter().map(|it| it.turn).collect();
    assert_eq!(turns, [0, 1]);
}

#[test]
fn r_5_7_4_e_23_ruling_32_both_may_fight_again_in_the_combat_phase() {
    // K1 rides first: P2 goes at it, and K2 comes to its help.
    let mut board = passage(&["TGM2 1012 S"]);
    let ride = straight(&board, "PKR1");
    let events = board.act(ride, &[3, 3]);
    assert!(cites(&board, &events, "G-5.7.4"));
    let second = board.id("TGM2");
    board.act(Action::Move { unit: second }, &[]);
    board.act(Action::Forward { hold: false }, &[]);
    while board.state.now.step == 5 {
        let end = if legal(&board).contains(&Action::Stop) { Action::Stop } else { Action::EndPhase };
        board.act(end, &[]);
    }
    assert_eq!(board.asked(), "order combat");
    assert!(board.look().allows(&board.attack("TGM1 TGM2 x 0914")), "K1 itself and K2");
}

#[test]
fn r_5_7_4_e_23_whoever_is_watched_cannot_ride() {
    // K2 rides first and gets P2 into its zone: when K1 comes, nobody is asked.
    let mut board = board().phase(5).put("PKR1 0915 N").put("TGM1 0912 S").put("TGM2 1012 S");
    let (first, second) = (board.id("TGM1"), board.id("TGM2"));
    board.act(Action::Move { unit: second }, &[]);
    board.act(Action::Forward { hold: false }, &[]);
    assert_eq!(board.asked(), "allied counter-charge", "1013 lies in its cone");
    board.act(Action::HoldBack, &[]);
    board.act(Action::Forward { hold: false }, &[]);
    board.act(Action::Stop, &[]);
    assert!(board.look().controlled(ORDER, hex("0915")));
    board.act(Action::Move { unit: first }, &[]);
    board.act(Action::Forward { hold: false }, &[]);
    assert_eq!(board.asked(), "order step");
    let why = why_no_counter(&board, board.id("PKR1"));
    assert_eq!(why, Some("G-5.7.8"));
}

#[test]
fn r_5_7_5_e_24_all_who_ride_fight_one_combat() {
    let mut board = passage(&["PKR2 1114 NW"]);
    let ride = straight(&board, "PKR1");
    board.act(ride, &[]);
    assert_eq!(board.asked(), "allied counter-charge", "another may join");
    let ride = straight(&board, "PKR2");
    // 4:2, and alike otherwise: 2:1, a nine is nothing.
    let events = board.act(ride, &[4, 5]);
    let fights: Vec<usize> = events
        .iter()
        .filter_map(|event| match event {
            Event::Fought(clash) => Some(clash.attackers.len()),
            _ => None,
        })
        .collect();
    assert_eq!(fights, [2]);
    assert!(cites(&board, &events, "G-5.7.5"));
    // Or one of them alone.
    let mut board = passage(&["PKR2 1114 NW"]);
    let ride = straight(&board, "PKR2");
    board.act(ride, &[]);
    board.act(Action::HoldBack, &[3, 3]);
    assert_eq!([board.at("PKR1"), board.at("PKR2")], ["0915 N pf2 nc0", "1013 NW pf2 nc0"]);
}

#[test]
fn r_5_7_7_r_5_7_10_who_may_not_is_told_why() {
    let why = |board: crate::Board| {
        let id = board.id("PKR1");
        why_no_counter(&board, id)
    };
    let start = || board().put("PKR1 0915 N").put("TGM1 0913 S");
    assert_eq!(why(start()), None);
    let mut tired = start();
    let id = tired.id("PKR1");
    tired.state.unit_mut(id).marks.set(Marks::COUNTERED);
    assert_eq!(why(tired), Some("G-5.7.7"));
    assert_eq!(why(start().put("TGM2 1015 NW")), Some("G-5.7.8"));
    assert_eq!(why(start().put("PIL1 0912 N")), Some("G-5.7.10"));
    assert_eq!(why(start().put("PKR1 0915 S")), Some("G-5.7.1"), "behind it");
    assert_eq!(why(start().put("PKR1 0915 N panicked")), Some("G-R32"));
    assert_eq!(why(start().put("PKR2 0914 N")), Some("G-5.7.10"), "a friend between them touches the enemy");
}

#[test]
fn r_5_7_9_the_weightless_hold_back_the_group() {
    let board = board().put("LME1 0914 S nc2").put("PKR1 1014 SW nc2").put("TEL3 0915 N nc2");
    let fight = Match { counter: true, ..board.fight("LME1 PKR1 x 0915") };
    let reckoning = board.look().reckon(&fight);
    let lines = |tally: &engine::Tally| {
        tally.lines().iter().map(|line| format!("{} {}", line.value, line.rule.id())).collect::<Vec<_>>()
    };
    assert_eq!(lines(&reckoning.attacker), ["1 G-5.2.8", "2 G-5.6.4", "-1 G-5.7.9"]);
    assert_eq!(lines(&reckoning.defender), ["2 G-5.6.4", "-1 G-5.6.5"], "the target keeps its speed");
}

#[test]
fn r_5_7_11_whoever_is_counter_charged_goes_no_farther() {
    let mut board = passage(&[]);
    let left = board.state.now.walk.map(|walk| walk.left);
    assert_eq!(left, Some(14), "seven points");
    let ride = straight(&board, "PKR1");
    let events = board.act(ride, &[3, 3]);
    assert!(cites(&board, &events, "G-5.7.11"));
    assert_eq!((board.at("TGM1"), board.asked()), ("0913 S pf2 nc1".into(), "order activate".into()));
    assert!(board.look().may_act(board.id("TGM1")).is_err(), "though nothing came of it");
    // Without it he would have gone on.
    let mut spared = passage(&[]);
    spared.act(Action::HoldBack, &[]);
    assert_eq!(spared.asked(), "order step");
}

#[test]
fn r_5_7_5_e_24_four_from_four_sides() {
    let mut board = passage(&["PKR2 1114 NW", "PKR3 0714 NE", "PKR4 1011 SW"]);
    for name in ["PKR1", "PKR2", "PKR3"] {
        let ride = straight(&board, name);
        board.act(ride, &[]);
    }
    let ride = straight(&board, "PKR4");
    // 8:2, one of them behind it, two from opposite sides: 7:1 or so. An eleven is D1 -1, and there is nowhere to go.
    let events = board.act(ride, &[5, 6]);
    let attackers = events.iter().find_map(|event| match event {
        Event::Fought(clash) => Some(clash.attackers.len()),
        _ => None,
    });
    assert_eq!((attackers, board.at("TGM1").as_str()), (Some(4), "gone"));
}

#[test]
fn r_5_7_6_ruling_50_turning_on_a_road_is_cheaper_there_too() {
    // Four points to turn and four for the woods ahead are all it has; off the road the woods make the turn dearer.
    let ways = |by_road: bool| {
        let mut board = board().put("PKR1 3724 N nc1").put("TGM1 3923 S");
        let id = board.id("PKR1");
        if by_road {
            board.state.unit_mut(id).marks.set(Marks::ON_ROAD);
        }
        onsets(&board, "3923")
    };
    assert_eq!((ways(true), ways(false)), (vec!["1 3823".to_string()], vec![]));
}

#[test]
fn ruling_32_a_leader_who_rides_alone_is_fair_game() {
    let mut board = board().phase(5).put("PKR1 0915 N").lead("wallenrod", "0912").put("TGM2 2010 S");
    let wallenrod =
        board.rules.scenario.leaders.iter().position(|it| CONTENT.counters.leaders[*it].id == "wallenrod");
    let leader = wallenrod.expect("he takes part") as u8;
    board.act(Action::MoveLeader { leader }, &[]);
    board.act(Action::LeaderTo { hex: hex("0913") }, &[]);
    assert_eq!(board.asked(), "allied counter-charge");
    let ride = straight(&board, "PKR1");
    board.act(ride, &[3, 4]);
    assert_eq!(board.leader_at("wallenrod"), "dead");
    assert_eq!(board.asked(), "allied advance", "into his hex (R-70)");
}
