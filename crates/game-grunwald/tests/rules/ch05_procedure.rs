//! 5.1 and 5.2: a combat step by step, and who fights when.

use crate::asking::{asked_by, cites, face, fall_back, legal, throws};
use crate::{Board, board, hex};
use game_grunwald::action::Action;
use game_grunwald::event::{Blow, Clash, Event};
use game_grunwald::state::Marks;

/// The combat among these events.
fn clash(events: &[Event]) -> &Clash {
    let fought = events.iter().find_map(|event| match event {
        Event::Fought(clash) => Some(clash.as_ref()),
        _ => None,
    });
    fought.expect("a combat")
}

/// Why an attack is refused, by the numbers of the rules.
fn refused(board: &Board, text: &str) -> Vec<&'static str> {
    let Action::Attack { attackers, hexes } = board.attack(text) else { return Vec::new() };
    let refused = board.look().may_attack(&attackers, &hexes);
    assert_eq!(refused.is_ok(), board.look().allows(&board.attack(text)), "{text}");
    let rules = refused.err().map(|no| [&[no.rule], no.see].concat()).unwrap_or_default();
    rules.iter().map(|rule| rule.id()).collect()
}

/// The example of 5.1.1: two riders across the stream.
fn across_the_stream() -> Board {
    board().phase(2).put("PKR1 2319 SE nc2").put("PKR5 2418 S nc3").put("TEL3 2419 N nc1")
}

/// A rider at full speed meets one who stands: 6:1.
fn charge() -> Board {
    board().phase(2).put("PKR1 0914 S nc3").put("TEL3 0915 N")
}

// ---------------------------------------------------------------- 5.1.1

#[test]
fn r_5_1_1a_the_attacker_names_who_fights_whom() {
    let mut board =
        board().phase(2).put("PKR1 0914 S").put("PKR2 1114 SW").put("TGM1 0915 N").put("TGM2 1014 N");
    let attack = board.attack("PKR2 x 1014");
    // 1:1; a six is nothing.
    let events = board.act(attack, &[3, 3]);
    let fought = clash(&events);
    assert_eq!(fought.attackers.as_slice(), [board.id("PKR2")]);
    assert_eq!(fought.hexes.as_slice(), [hex("1014")]);
    let struck = |name: &str| board.state.unit(board.id(name)).marks.has(Marks::STRUCK);
    assert!(struck("TGM2") && !struck("TGM1"));
}

#[test]
fn r_5_1_1c_e_15_the_strengths_give_the_first_column() {
    let mut board = across_the_stream();
    let attack = board.attack("PKR1 PKR5 x 2419");
    let events = board.act(attack, &[1, 3]);
    let fought = clash(&events);
    assert_eq!((fought.attack.sum(), fought.defence.sum(), fought.initial), (4, 2, 1), "2:1");
    assert!(cites(&board, &events, "G-1.4") && !cites(&board, &events, "G-1.6"), "nothing to round");
    // Three against two is rounded, and one against two is turned about.
    for (put, rule) in [("PKR5 2418 S nc3 pf1", "G-1.6"), ("PKR5 0915 N", "G-R04")] {
        let mut board = across_the_stream().put(put);
        let text = if rule == "G-1.6" { "PKR1 PKR5 x 2419" } else { "PKR1 x 2419" };
        let weak = board.id("PKR1");
        board.state.unit_mut(weak).strength = if rule == "G-1.6" { 2 } else { 1 };
        let attack = board.attack(text);
        let events = board.act(attack, &[3, 3]);
        assert!(cites(&board, &events, rule), "{rule}");
    }
}

#[test]
fn r_5_1_1d_e_15_the_modifiers_give_the_last_column() {
    let mut board = across_the_stream();
    let attack = board.attack("PKR1 PKR5 x 2419");
    let events = board.act(attack, &[1, 3]);
    let fought = clash(&events);
    assert_eq!((fought.attacker.sum(), fought.defender.sum()), (4, 2));
    assert_eq!(fought.column, fought.initial + 4 - 2, "4:1");
}

#[test]
fn r_5_1_1e_the_attacker_throws_two_dice() {
    let mut board = charge();
    let attack = board.attack("PKR1 x 0915");
    assert_eq!(throws(&mut board, &attack, &[4, 5]), ["allied 2 G-5.1.1e"]);
    let mut other = board_of_the_order();
    let attack = other.attack("TGM1 x 0914");
    assert_eq!(throws(&mut other, &attack, &[3, 3]), ["order 2 G-5.1.1e"]);
}

fn board_of_the_order() -> Board {
    board().phase(6).put("PKR1 0914 S").put("TGM1 0915 N")
}

#[test]
fn r_5_1_1g_ruling_14_last_of_all_the_beaten_are_thrown_for() {
    // Light cavalry after D2: two and twelve, whatever the example of the book says about three.
    for (dice, disorganised) in [([1, 1], true), ([1, 2], false), ([3, 4], false), ([6, 6], true)] {
        let mut board = charge();
        let attack = board.attack("PKR1 x 0915");
        board.act(attack, &[4, 5]);
        fall_back(&mut board, "TEL3", &["0916", "0917"]);
        face(&mut board, "N", &[]);
        assert_eq!(board.asked(), "allied face", "the pursuit comes first");
        face(&mut board, "S", &dice);
        assert_eq!(board.at("TEL3").ends_with("disorganised"), disorganised, "{dice:?}");
        assert!(!board.at("PKR1").ends_with("disorganised"), "nobody throws for the winner");
    }
}

#[test]
fn ruling_14_no_throw_without_a_retreat() {
    // 1:1, a seven: a point of each, and that is all.
    let mut board = board().phase(2).put("PSI1 0914 S").put("TPM1 0915 N");
    let attack = board.attack("PSI1 x 0915");
    assert_eq!(throws(&mut board, &attack, &[3, 4]), ["allied 2 G-5.1.1e"]);
    assert_eq!([board.at("PSI1"), board.at("TPM1")], ["0914 S pf1 nc0", "0915 N pf1 nc0"]);
    // Every unit of the beaten side reads the one throw in its own column.
    let column = |name: &str, row: u8| {
        let id = board.id(name);
        (2..=12).filter(|total| board.look().disorders(id, row, *total)).collect::<Vec<u8>>()
    };
    assert_eq!(column("TEL3", 2), [2, 12]);
    assert_eq!(column("TEL3", 3), [2, 3, 12], "V-06; the example of the book has slipped into this row");
    assert_ne!(column("TIM1", 2), [2, 12], "the levy is another column");
}

#[test]
fn ruling_16_the_order_of_what_follows() {
    // 3:1 with a leader on the other side; a two is -1 / D2. Foot watches all ways out but one, and that one ends soon.
    let mut board = cornered("TPM1 0915 N").lead("wallenrod", "0915").put("PKR1 0914 S nc3");
    let attack = board.attack("PKR1 x 0915");
    // The leader's throw comes with the first retreat, as there is nothing to choose until he is safe.
    let mut events = board.act(attack, &[1, 1]);
    events.extend(face(&mut board, "N", &[6, 6]));
    assert_eq!(board.asked(), "allied face");
    events.extend(face(&mut board, "S", &[3, 4]));
    let at = |what: fn(&Event) -> bool| events.iter().position(what).expect("it happened");
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
    assert!(
        matches!(events[order[4]], Event::LeaderThrow { needs: 3, .. }),
        "two hexes and the point of 5.4.6"
    );
}

/// Somebody in 0915 who can only fall back to 0916, and from there nowhere.
pub fn cornered(text: &str) -> Board {
    board().phase(2).put(text).put("PIL1 1116 NW").put("PIL2 0716 NE").put("PIL3 1017 N")
}

#[test]
fn ruling_17_v_13_both_sides_lose_at_once() {
    let mut board = board().phase(4).put("PIL1 0914 S pf1").put("TAR1 0915 N").marching("TAR1");
    let attack = board.attack("PIL1 x 0915");
    // 9:1, a twelve: -1 / D2 -1. The attacker's death does not save the archers, nor the other way round.
    let events = board.act(attack, &[6, 6]);
    assert_eq!([board.at("PIL1"), board.at("TAR1")], ["gone", "gone"]);
    assert!(cites(&board, &events, "G-R05"));
    assert!(
        !events.iter().any(|event| matches!(event, Event::DisorderThrow { .. } | Event::Advanced { .. }))
    );
}

#[test]
fn ruling_17_who_died_of_a_blocked_retreat_is_followed_all_the_way() {
    let mut board = cornered("TEL3 0915 N pf1").put("PKR1 0914 S nc3");
    // 2:1 and five: 7:1; a nine is D2.
    let attack = board.attack("PKR1 x 0915");
    board.act(attack, &[4, 5]);
    let events = face(&mut board, "N", &[]);
    assert_eq!(board.at("TEL3"), "gone");
    let last = events.iter().find_map(|event| match event {
        Event::Eliminated { hex, .. } => Some(*hex),
        _ => None,
    });
    assert_eq!(last, Some(hex("0916")), "where its retreat ended");
    assert_eq!(board.at("PKR1"), "0916 S pf2 nc3", "the last hex of its way is empty, so it is entered");
}

#[test]
fn ruling_22_only_who_attacks_slows_down() {
    let mut board = board().phase(5).put("PKR1 0915 N nc1").put("TGM1 0911 S").put("TGM2 2010 S");
    let unit = board.id("TGM1");
    board.act(Action::Move { unit }, &[]);
    board.act(Action::Forward { hold: false }, &[]);
    board.act(Action::Forward { hold: false }, &[]);
    let onset = board.look().onsets(board.id("PKR1"), hex("0913"))[0];
    // Armour and charge alike: 1:1, a six is nothing.
    let events = board.act(Action::CounterCharge(onset), &[3, 3]);
    assert_eq!([board.at("PKR1"), board.at("TGM1")], ["0914 N pf2 nc1", "0913 S pf2 nc2"]);
    assert!(cites(&board, &events, "G-R22"));
}

// ---------------------------------------------------------------- 5.2

#[test]
fn r_5_2_1_nobody_attacks_outside_a_combat_phase() {
    let board = |step: u8| board().phase(step).put("PKR1 0914 S").put("TGM1 0915 N");
    assert_eq!(refused(&board(1), "PKR1 x 0915"), ["G-5.2.1"]);
    assert_eq!(refused(&board(2), "PKR1 x 0915"), [""; 0]);
    assert_eq!(refused(&board(4), "PKR1 x 0915"), ["G-2.0"], "cavalry in a foot phase");
}

#[test]
fn r_5_2_2_nobody_who_has_an_enemy_in_front_is_left_out() {
    let board = board().phase(2).put("PKR1 0914 S").put("PKR2 0916 N").put("TGM1 0915 N");
    assert_eq!(refused(&board, "PKR1 x 0915"), ["G-5.2.2", "G-R33"], "PKR2 would have nobody left");
    assert_eq!(refused(&board, "PKR1 PKR2 x 0915"), [""; 0]);
}

#[test]
fn r_5_2_3_no_enemy_in_front_is_left_out() {
    let board = board().phase(2).put("PKR1 0914 S").put("TGM1 0915 N").put("TGM2 1014 N");
    assert_eq!(refused(&board, "PKR1 x 0915"), ["G-5.2.3", "G-R33"], "1014 would be left to nobody");
    assert_eq!(refused(&board, "PKR1 x 0915 1014"), [""; 0]);
    assert!(!board.look().allows(&Action::EndPhase));
}

#[test]
fn r_5_2_4_refusals_say_why_an_enemy_is_out_of_reach() {
    let board = board().phase(4).put("PIL1 0914 N").put("PXB1 0816 NE").put("TGM1 0915 N").put("PIL2 0916 N");
    assert_eq!(refused(&board, "PIL1 x 0915"), ["G-5.2.4", "G-3.2.1"], "behind it");
    assert_eq!(refused(&board.put("PXB1 0815 NE"), "PXB1 x 0915"), ["G-3.2.2", "G-5.2.4"], "archers");
}

#[test]
fn r_5_2_5_one_or_several_against_one() {
    let both = board().phase(2).put("PKR1 0914 S").put("PKR2 1014 SW").put("TEL3 0915 N");
    assert!(both.sums("PKR1 PKR2 x 0915").starts_with("4:2 "));
    let mut both = both;
    let attack = both.attack("PKR1 PKR2 x 0915");
    let events = both.act(attack, &[5, 6]);
    assert_eq!(clash(&events).attackers.len(), 2);
    assert!(cites(&both, &events, "G-5.2.5"));
    let mut alone = board().phase(2).put("PKR1 0914 S").put("TEL3 0915 N");
    let attack = alone.attack("PKR1 x 0915");
    let events = alone.act(attack, &[5, 5]);
    assert!(!cites(&alone, &events, "G-5.2.5"));
}

#[test]
fn r_5_2_8_e_16_several_units_have_the_mean_of_armour_and_charge() {
    let riders = board().put("PKR1 0914 S nc1").put("PKR2 1014 SW nc3").put("TEL3 0915 N");
    assert_eq!(riders.sums("PKR1 PKR2 x 0915"), "4:2 [2 G-5.2.8, 2 G-5.6.4] [] 6:1", "(1 + 3) / 2");
    let foot = board().put("TIM1 0914 S").put("TIM2 1014 SW").put("TIH1 0814 SE").put("LME1 0915 N");
    assert_eq!(foot.sums("TIM1 TIM2 TIH1 x 0915"), "4:2 [1 G-5.2.8] [] 3:1", "(0 + 0 + 2) / 3");
}

#[test]
fn r_5_2_10_the_attacker_chooses_the_order() {
    let start =
        || board().phase(2).put("PKR1 0914 S").put("TGM1 0915 N").put("PKR2 1214 S").put("TGM2 1215 N");
    for (first, second) in [("PKR1 x 0915", "PKR2 x 1215"), ("PKR2 x 1215", "PKR1 x 0915")] {
        let mut board = start();
        for text in [first, second] {
            let attack = board.attack(text);
            board.act(attack, &[3, 3]);
        }
        assert_ne!(board.state.now.step, 2, "both are fought");
    }
    // In the enemy's movement whoever counter-charges is the attacker: he throws.
    let mut board = board().phase(5).put("PKR1 0915 N").put("TGM1 0912 S").put("TGM2 2010 S");
    let unit = board.id("TGM1");
    board.act(Action::Move { unit }, &[]);
    board.act(Action::Forward { hold: false }, &[]);
    let onset = board.look().onsets(board.id("PKR1"), hex("0913"))[0];
    assert_eq!(throws(&mut board, &Action::CounterCharge(onset), &[3, 3]), ["allied 2 G-5.1.1e"]);
}

#[test]
fn r_5_2_11_one_combat_is_finished_before_the_next() {
    let mut board = across_the_stream().put("PKR2 0914 S").put("TGM1 0915 N");
    let attack = board.attack("PKR1 PKR5 x 2419");
    board.act(attack, &[1, 3]);
    assert_eq!(board.asked(), "allied loss");
    assert_eq!(refused(&board, "PKR2 x 0915"), ["G-5.2.11"]);
    assert!(legal(&board).iter().all(|action| matches!(action, Action::Lose { .. })));
}

#[test]
fn r_5_2_12b_when_all_have_fought_the_phase_is_over() {
    let mut board =
        board().phase(2).put("PKR1 0914 S").put("TGM1 0915 N").put("PIL1 2020 N").put("TIL1 2525 N");
    let attack = board.attack("PKR1 x 0915");
    let events = board.act(attack, &[3, 3]);
    assert!(cites(&board, &events, "G-5.2.12b"));
    assert_eq!((board.state.now.step, asked_by(&board)), (3, "G-2.1.3"));
}

#[test]
fn ruling_33_a_leader_alone_may_be_left_alone() {
    let board = board().phase(2).put("PKR1 0914 S").lead("wallenrod", "0915").put("TGM1 3010 S");
    assert!(board.look().allows(&Action::EndPhase), "nothing is owed");
    assert!(board.look().allows(&board.attack("PKR1 x 0915")), "but he may be attacked");
    // Not by one who owes an attack elsewhere.
    let owing = board.put("TGM2 1014 N");
    assert!(!owing.look().allows(&owing.attack("PKR1 x 0915")));
}

#[test]
fn ruling_37_an_advance_is_a_move_like_any_other() {
    // 2:1, armour 2 and charge 1: 5:1; a six is D2 -1 and the levy is gone.
    let start = || board().phase(2).put("PKR1 0914 S nc1").put("TIM1 0915 N");
    let mut board = start();
    let attack = board.attack("PKR1 x 0915");
    board.act(attack, &[3, 3]);
    board.act(Action::Advance { hex: hex("0915"), leader: false }, &[]);
    assert_eq!(board.at("PKR1"), "0915 S pf2 nc2", "a hex more, a level more; the facing stays");
    face(&mut board, "S", &[]);
    assert_eq!(legal(&board), [Action::Advance { hex: hex("0916"), leader: false }, Action::StayPut]);
    board.act(Action::Advance { hex: hex("0916"), leader: false }, &[]);
    face(&mut board, "S", &[]);
    assert_eq!(board.at("PKR1"), "0916 S pf2 nc2", "three, and one off for the combat");
    // Not into an enemy zone: then there is no advance at all.
    let mut watched = start().put("TGM2 1015 NW");
    let attack = watched.attack("PKR1 x 0915");
    watched.act(attack, &[3, 3]);
    assert_eq!((watched.at("PKR1"), watched.at("TIM1")), ("0914 S pf2 nc0".into(), "gone".into()));
    assert_ne!(watched.asked(), "allied advance");
}

#[test]
fn r_5_3_2_only_the_best_ground_protects() {
    // Woods on one side and open ground on the other, then woods twice: two, never more and never less.
    let one = board().put("PKR1 3424 NE nc3").put("TIL1 3524 SW").put("TIL2 3423 S");
    assert_eq!(one.sums("PKR1 x 3524 3423"), "2:4 [2 G-5.2.7] [1 G-5.2.8, 2 G-5.3.2] 1:3");
    let two = board().put("PKR1 3424 NE nc3").put("TIL1 3524 SW").put("TIL2 3525 NW");
    assert_eq!(two.sums("PKR1 x 3524 3525"), "2:4 [2 G-5.2.7] [1 G-5.2.8, 2 G-5.3.2] 1:3");
}

#[test]
fn ruling_10_opposite_hexes_count_once() {
    // North and south, and north-east and south-west as well; the two in the rear hexes add four.
    let board = board()
        .put("TGM1 0915 N")
        .put("PKR1 0914 S")
        .put("PKR2 0916 N")
        .put("PKR3 1014 SW")
        .put("PKR4 0815 NE");
    let sums = board.sums("PKR1 PKR2 PKR3 PKR4 x 0915");
    assert_eq!(sums, "8:2 [4 G-3.1.2, 1 G-5.2.6, 2 G-5.2.8] [2 G-5.2.7] 9:1");
}

#[test]
fn ruling_33_the_panicked_must_be_attacked_too() {
    let board = board().phase(2).put("PKR1 0914 S").put("TGM1 0915 N panicked");
    assert!(!board.look().allows(&Action::EndPhase));
    assert!(board.sums("PKR1 x 0915").starts_with("2:0 "), "without any strength of their own (G-10.2.1)");
}

#[test]
fn ruling_33_nobody_attacks_or_is_attacked_twice() {
    // PKR1 fights first; PKR2 could have struck 1014 with it, and now has it to itself.
    let mut board =
        board().phase(2).put("PKR1 0914 S").put("PKR2 1114 SW").put("TGM1 0915 N").put("TGM2 1014 N");
    let attack = board.attack("PKR1 x 0915");
    board.act(attack, &[3, 3]);
    assert_eq!(refused(&board, "PKR1 x 1014"), ["G-R33"], "it has fought");
    assert_eq!(refused(&board, "PKR2 x 1014"), [""; 0]);
    let owed: Vec<&str> =
        board.look().obligations().hexes.iter().map(|hex| board.look().label(*hex)).collect();
    assert_eq!(owed, ["1014"]);
}
