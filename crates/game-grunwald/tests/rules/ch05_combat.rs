//! 5.1 to 5.3: which column is read.

use crate::helpers::{column, count, disorder_rows, two};
use crate::{board, board_with, hex, side};
use game_grunwald::Options;
use game_grunwald::action::Action;
use game_grunwald::ch05_combat::Match;
use game_grunwald::content::{CONTENT, Cell};
use game_grunwald::event::Event;

/// The cell that is read on a throw.
fn cell(throw: u8, column: &str) -> Cell {
    let at = CONTENT.charts.columns.iter().position(|it| it == column).expect("a column");
    CONTENT.charts.result(throw, at as i8 - 3)
}

#[test]
fn r_3_1_2_e_06_two_for_each_hex_at_the_back() {
    let board = board()
        .put("TGM1 0915 N")
        .put("PIL1 0914 S")
        .put("PIL2 1014 SW")
        .put("PIL3 0916 N")
        .put("PIL4 0815 NE");
    let sums = board.sums("PIL1 PIL2 PIL3 PIL4 x 0915");
    assert!(sums.contains("[4 G-3.1.2"), "{sums}");
}

#[test]
fn ruling_09_the_back_of_everybody_in_the_hex() {
    let with =
        |second: &str| board().put("TIL1 0915 N pf1").put(second).put("PKR1 0916 N").sums("PKR1 x 0915");
    assert!(with("TIL2 0915 N pf1").contains("2 G-3.1.2"));
    assert!(!with("TIL2 0915 S pf1").contains("G-3.1.2"), "one of them sees it coming");
}

#[test]
fn r_5_2_6_ruling_10_from_two_opposite_hexes() {
    let with =
        |second: &str| board().put("TGM1 0915 N").put("PKR1 0914 S").put(second).sums("PKR1 PKR2 x 0915");
    assert!(with("PKR2 0916 N").contains("1 G-5.2.6"));
    assert!(!with("PKR2 1015 NW").contains("G-5.2.6"));
}

#[test]
fn ruling_10_both_of_the_opposite_hexes_must_strike_that_hex() {
    // Opposite sides of 0915, but the second faces away from it and strikes another enemy.
    let board = board().put("TGM1 0915 N").put("TGM2 0917 N").put("PKR1 0914 S").put("PKR2 0916 S");
    assert!(!board.sums("PKR1 PKR2 x 0915 0917").contains("G-5.2.6"));
}

#[test]
fn ruling_11_bridge_and_ford_protect_like_the_stream() {
    let sums = |attacker: &str, defender: &str, at: &str| {
        let name = attacker.split(' ').next().expect("a name").to_string();
        board().put(attacker).put(defender).sums(&format!("{name} x {at}"))
    };
    assert!(sums("PKR1 3610 SE", "TEL3 3711 N", "3711").contains("1 G-5.3.1"), "over the bridge");
    assert!(sums("PKR1 4907 N", "TEL3 4906 N", "4906").contains("1 G-5.3.1"), "through the ford");
    assert!(!sums("PKR1 0915 N", "TEL3 0914 N", "0914").contains("G-5.3"));
}

#[test]
fn r_5_3_2_of_ground_and_water_the_better_protects() {
    // Nothing but ground, nothing but water: the table alone (5.3.1).
    let one = board().put("PKR1 2418 S").put("TEL3 2419 N");
    assert!(one.sums("PKR1 x 2419").contains("1 G-5.3.1"));
    let both = board().put("PKR1 2418 S").put("TEL3 2419 N").put("PKR2 2518 S").put("TEL2 2519 N");
    let sums = both.sums("PKR1 PKR2 x 2419 2519");
    assert!(!sums.contains("G-5.3.1"), "{sums}");
}

#[test]
fn r_5_1_1b_e_15_the_example_of_the_book() {
    // Armour 2 and 1, levels 2 and 3, both across the stream.
    let board = board().put("PKR1 2319 SE nc2").put("PKR5 2418 S nc3").put("TEL3 2419 N nc1");
    let sums = board.sums("PKR1 PKR5 x 2419");
    assert_eq!(sums, "4:2 [2 G-5.2.8, 2 G-5.6.4] [1 G-5.6.4, 1 G-5.3.1] 4:1");
    let read = cell(4, "4:1");
    assert_eq!((read.attacker, read.defender, read.retreat), (1, 0, Some((false, 2))));
}

#[test]
fn r_5_2_7_v_06_armour_charge_leader_and_banner() {
    let start = || {
        board()
            .phase(2)
            .put("PKR1 0916 N nc3")
            .lead("zyndram", "0916")
            .put("PKR2 0917 N")
            .bear("KR", "PKR2")
            .put("TEL3 0915 S")
    };
    let sums = start().sums("PKR1 x 0915");
    assert_eq!(sums, "2:2 [2 G-5.2.7, 3 G-5.6.4, 2 G-8.2.1, 1 G-7.1.7] [] 9:1");
    // A seven is D3; then each throw for disorder there is.
    for throw in 2..=12 {
        let mut board = start();
        let events = board.fight_out("PKR1 x 0915", &[[3, 4], two(throw)].concat());
        assert_eq!((column(&events), disorder_rows(&events)), ("9:1", vec![3]));
        assert_eq!(board.distance("TEL3", "0915"), 3);
        let shaken = board.at("TEL3").ends_with(" pf2 nc0 disorganised");
        assert_eq!(shaken, [2, 3, 12].contains(&throw), "{throw}: {}", board.at("TEL3"));
        assert_eq!(board.at("PKR1"), "0916 N pf2 nc2", "5.2.12: a level less, no loss");
    }
}

#[test]
fn r_5_6_9_v_07_the_same_across_a_stream() {
    let board = board()
        .put("PKR1 2418 S nc3")
        .lead("zyndram", "2418")
        .put("PKR2 2417 S")
        .bear("KR", "PKR2")
        .put("TEL3 2419 N");
    let sums = board.sums("PKR1 x 2419");
    assert_eq!(sums, "2:2 [2 G-5.2.7, 2 G-5.6.4, 2 G-8.2.1, 1 G-7.1.7] [1 G-5.3.1] 7:1");
    assert_eq!(cell(7, "7:1"), Cell { defender: 1, retreat: Some((false, 3)), ..Cell::default() });
}

#[test]
fn r_5_3_1_v_08_rear_opposite_and_village() {
    // Heavy foot in Lodwigowo, facing south; militia in front and twice behind, two of them opposite. The way east is open.
    let (militia, attack) = (["PIM1", "PIM2", "PIM3"], "PIM1 PIM2 PIM3 x 1715");
    let start =
        || board().phase(4).put("TIH1 1715 S").put("PIM1 1716 NW").put("PIM2 1714 SW").put("PIM3 1614 SE");
    assert_eq!(start().sums(attack), "3:2 [4 G-3.1.2, 1 G-5.2.6] [2 G-5.2.7, 1 G-5.3.1] 4:1");

    // A two: -1 / D3D. One of the militia falls, the foot goes back three hexes and needs no throw to be disorganised.
    let mut board = start();
    let events = board.fight_out(attack, &[1, 1]);
    assert_eq!(count(&events, |event| matches!(event, Event::Eliminated { .. })), 1);
    assert_eq!(militia.map(|name| board.at(name) == "gone").iter().filter(|gone| **gone).count(), 1);
    assert_eq!((board.distance("TIH1", "1715"), disorder_rows(&events)), (3, vec![]));
    assert!(board.at("TIH1").ends_with(" pf2 nc0 disorganised"), "{}", board.at("TIH1"));

    // A seven: D2, and nobody falls.
    let mut board = start();
    let events = board.fight_out(attack, &[3, 4, 3, 4]);
    assert_eq!((board.distance("TIH1", "1715"), disorder_rows(&events)), (2, vec![2]));
    assert!(board.at("TIH1").ends_with(" pf2 nc0"), "{}", board.at("TIH1"));
    assert!(militia.iter().all(|name| board.at(name).ends_with(" pf1 nc0")));

    // An eleven: nothing.
    let mut board = start();
    board.fight_out(attack, &[5, 6]);
    assert_eq!(board.at("TIH1"), "1715 S pf2 nc0");
    assert_eq!(militia.map(|name| board.at(name)), ["1716 NW pf1 nc0", "1714 SW pf1 nc0", "1614 SE pf1 nc0"]);
}

#[test]
fn r_9_2_2_v_09_the_disorganised_fight_at_half_strength() {
    let mut board = board()
        .phase(2)
        .put("PKR1 0914 S nc3 disorganised")
        .put("PKR5 1014 SW nc2 pf1 disorganised")
        .put("TPM1 0915 N nc1");
    let sums = board.sums("PKR1 PKR5 x 0915");
    assert_eq!(sums, "2:2 [2 G-5.2.8, 3 G-5.6.4, -2 G-9.2.4] [1 G-5.2.7, 1 G-5.6.4, 1 G-9.2.3] 1:1");
    // A five: -1 / D1.
    let attack = board.attack("PKR1 PKR5 x 0915");
    board.act(attack, &[2, 3]);
    assert_eq!(board.asked(), "allied loss");
    let unit = board.id("PKR1");
    board.act(Action::Lose { unit }, &[]);
    assert!(board.at("PKR1").ends_with(" pf1 nc3 disorganised"), "{}", board.at("PKR1"));
    assert_eq!(board.asked(), "order retreat");
    let unit = board.id("TPM1");
    board.act(Action::FallBack { unit, hex: hex("0916"), leader: false }, &[]);
    assert_eq!((board.asked(), board.at("TPM1")), ("order face".into(), "0916 N pf2 nc1".into()));
    assert!(board.at("PKR5").ends_with(" pf1 nc2 disorganised"), "one point in all");
}

#[test]
fn r_t_2_v_10_an_attacker_in_the_marsh_has_half_his_strength() {
    // 1303 is marsh, 1302 and 1403 are not. No foot without armour is printed with two points.
    let start = || board().phase(4).put("PIM1 1303 N pf2").put("TIL1 1302 S");
    assert_eq!(start().sums("PIM1 x 1302"), "1:2 [] [1 G-5.2.7] 1:3");
    let dry = board().put("PIM1 1301 S pf2").put("TIL1 1302 N");
    assert!(dry.sums("PIM1 x 1302").starts_with("2:2 "));
    // A nine is A1: back a hex, and a throw in the row of D2, in the column of the levy.
    for throw in 2..=12 {
        let mut board = start();
        let (attack, unit) = (board.attack("PIM1 x 1302"), board.id("PIM1"));
        let mut events = board.act(attack, &[4, 5]);
        assert_eq!((column(&events), board.asked().as_str()), ("1:3", "allied retreat"));
        board.act(Action::FallBack { unit, hex: hex("1403"), leader: false }, &[]);
        board.act(Action::Face { facing: side("N") }, &[]);
        assert_eq!(
            (board.asked(), board.at("TIL1")),
            ("order face".into(), "1303 S pf2 nc0 disorganised".into())
        );
        events.extend(board.act(Action::Face { facing: side("S") }, &two(throw)));
        assert_eq!(disorder_rows(&events), [2]);
        let shaken = if [2, 3, 4, 11, 12].contains(&throw) { " disorganised" } else { "" };
        assert_eq!(board.at("PIM1"), format!("1403 N pf2 nc0{shaken}"), "{throw}");
    }
}

#[test]
fn r_5_6_6_v_11_woods_break_the_charge() {
    let mut board = board().phase(2).put("PKR1 3424 NE nc3").put("PKR2 3523 S nc3").put("TIL1 3524 NW");
    let sums = board.sums("PKR1 PKR2 x 3524");
    assert_eq!(sums, "4:2 [2 G-5.2.8] [1 G-5.2.7, 2 G-5.3.1] 1:1");
    // A six is nothing; the speed is gone all the same.
    let events = board.fight_out("PKR1 PKR2 x 3524", &[3, 3]);
    assert_eq!(column(&events), "1:1");
    let at = ["PKR1", "PKR2", "TIL1"].map(|name| board.at(name));
    assert_eq!(at, ["3424 NE pf2 nc0", "3523 S pf2 nc0", "3524 NW pf2 nc0"]);
}

#[test]
fn r_11_3_1_v_12_archers_in_the_hex_are_a_weakness() {
    let mut board = board().phase(2).put("PKR1 0914 S nc2").put("TIL1 0915 N pf1").put("TAR1 0915 N");
    let sums = board.sums("PKR1 x 0915");
    assert_eq!(sums, "2:2 [2 G-5.2.7, 2 G-5.6.4, 3 G-11.3.1] [1 G-5.2.8] 7:1");
    // An eight is D2: both go back two hexes and nobody loses anything.
    let events = board.fight_out("PKR1 x 0915", &[4, 4, 3, 4]);
    assert_eq!((column(&events), disorder_rows(&events)), ("7:1", vec![2]));
    assert_eq!(["TIL1", "TAR1"].map(|name| board.distance(name, "0915")), [2, 2]);
    assert!(["TIL1", "TAR1"].iter().all(|name| board.at(name).ends_with(" pf1 nc0")));
    assert!(board.at("PKR1").ends_with(" pf2 nc1"), "{}", board.at("PKR1"));
}

#[test]
fn r_11_3_2_archers_count_one_together() {
    let board = board().put("PKR1 0914 S").put("TAR1 0915 N").put("TAR2 0915 N");
    assert!(board.sums("PKR1 x 0915").starts_with("2:1 "));
}

#[test]
fn ruling_05_v_13_archers_on_the_march_have_no_defence() {
    let board = board().put("PIL1 0914 S pf1").put("TAR1 0915 N").marching("TAR1");
    let sums = board.sums("PIL1 x 0915");
    assert!(sums.starts_with("1:0 ") && sums.ends_with(" 9:1"), "{sums}");
    assert_eq!(
        cell(12, "9:1"),
        Cell { attacker: 1, defender: 1, retreat: Some((false, 2)), ..Cell::default() }
    );
}

#[test]
fn r_6_1_2_e_28_a_level_helps_in_attack_and_defence_and_only_its_side() {
    let mut board = board().put("PKR1 0914 S").put("TGM1 0915 N");
    board.state.level = 1;
    assert_eq!(board.sums("PKR1 x 0915"), "2:2 [2 G-5.2.7, 1 G-6.1.2] [2 G-5.2.7] 2:1");
    assert_eq!(board.sums("TGM1 x 0914"), "2:2 [2 G-5.2.7] [2 G-5.2.7, 1 G-6.1.2] 1:2");
}

#[test]
fn r_5_7_9_without_armour_a_counter_charge_has_no_weight() {
    let board = board().put("LME1 0914 S nc1").put("TEL3 0915 N");
    let plain = board.fight("LME1 x 0915");
    assert_eq!(board.look().reckon(&plain).attacker.sum(), 1);
    assert_eq!(board.look().reckon(&Match { counter: true, ..plain }).attacker.sum(), 0);
}

#[test]
fn r_8_2_2_in_range_of_a_leader() {
    let with = |label: &str| {
        board().put("PKR1 0914 S").put("TEL3 0915 N").lead("zyndram", label).sums("PKR1 x 0915")
    };
    assert!(with("0912").contains("1 G-8.2.2"), "two hexes");
    assert!(!with("0911").contains("G-8.2"), "three are too far");
    let king = board().put("PKR1 0914 S").put("TEL3 0915 N").lead("jagiello", "0911").sums("PKR1 x 0915");
    assert!(king.contains("1 G-8.2.2"), "an army leader reaches three");
}

#[test]
fn r_12_1_1_r_12_1_2_walls_halve_the_strength_and_break_the_charge() {
    let board = board().put("TPM1 4923 S nc3").put("LIL1 4924 N");
    let sums = board.sums("TPM1 x 4924");
    assert_eq!(sums, "1:2 [1 G-5.2.7] [1 G-5.2.7] 1:2");
}

#[test]
fn r_14_2_1_v_54_the_tired_fight_as_if_disorganised() {
    let options = Options { fatigue: true, organisation: true, ..Options::default() };
    let start = |fatigue: u8| {
        let mut board =
            board_with(options).phase(2).put("PKR1 0914 S nc3").put("TEL3 0915 N").lead("zyndram", "0931");
        let zyndram = usize::from(board.leader("zyndram"));
        board.state.leaders[zyndram].fatigue = fatigue;
        board
    };
    assert!(start(12).sums("PKR1 x 0915").starts_with("2:2 "));
    let mut board = start(13);
    assert_eq!(board.sums("PKR1 x 0915"), "1:2 [2 G-5.2.7, 3 G-5.6.4, -2 G-9.2.4] [1 G-9.2.3] 2:1");
    // A nine at 2:1 is nothing: it has fought like the disorganised, and is not marked as one of them.
    let events = board.fight_out("PKR1 x 0915", &[4, 5]);
    assert_eq!((column(&events), board.at("PKR1").as_str()), ("2:1", "0914 S pf2 nc2"));
    assert_eq!(board.status("PKR1"), Vec::<&str>::new());
    assert_eq!(count(&events, |event| matches!(event, Event::Worse { .. })), 0);
    // Beside somebody of another leader not all of the attackers are tired.
    let mixed = start(13).put("PCO1 1014 SW").sums("PKR1 PCO1 x 0915");
    assert_eq!(mixed, "3:2 [2 G-5.2.8, 2 G-5.6.4, -1 G-9.2.4] [] 5:1");
}

#[test]
fn ruling_11_every_attacker_across_the_stream_or_by_the_other_reading_any() {
    let with = |any: bool| {
        let options = Options { any_stream: any, ..Options::default() };
        let board = board_with(options).put("PKR1 2418 S").put("PKR2 2420 N").put("TEL3 2419 N");
        board.sums("PKR1 PKR2 x 2419")
    };
    assert!(!with(false).contains("G-5.3.1") && with(true).contains("1 G-5.3.1"));
}

#[test]
fn r_5_2_4_only_those_in_front_are_attacked() {
    let board = board().put("PKR1 0914 N").put("TEL3 0915 N");
    assert_eq!(board.look().targets_of(board.id("PKR1"), &[hex("0915")]).count(), 0);
}
