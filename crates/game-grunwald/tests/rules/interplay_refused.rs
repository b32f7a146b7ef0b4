//! Where several rules meet: what is refused, and by which of them; what a combat's last hexes hold; positions in mid-charge.

use crate::interplay_told::why;
use crate::{Board, board, hex};
use engine::Ruleset;
use engine::ruleset::Setup;
use game_grunwald::Grunwald;
use game_grunwald::event::Event;
use game_grunwald::state::{Marks, Order, Spot};

/// With this unit off the map by that hex; it may come back from that turn on.
fn away(mut board: Board, name: &str, by: &str, from: u8) -> Board {
    let unit = board.id(name);
    board.state.stand(unit, Spot::Away { by: hex(by), from });
    board
}

fn marked(mut board: Board, name: &str, marks: u16) -> Board {
    let unit = board.id(name);
    board.state.unit_mut(unit).marks.set(marks);
    board
}

// ---------------------------------------------------------------- 4.4 coming back

#[test]
fn r_4_4_3_what_keeps_a_unit_from_coming_back_is_said() {
    let field = || board().phase(1).put("PKR2 0920 N").put("TGM1 0925 S");
    let late = away(field(), "PKR1", "2331", 7);
    assert_eq!(why(&late, "return PKR1 2331 N"), ("G-4.4.3", "no-return-too-soon"));
    let gone = away(away(field(), "PKR1", "2331", 1), "PIL1", "2331", 1);
    assert!(gone.look().allows(&gone.says("return PKR1 2331 N")));
    assert_eq!(why(&gone, "return PKR1 0200 N"), ("G-4.4.4", "no-return-far"));
    assert_eq!(why(&gone, "return PIL1 2331 N"), ("G-R47", "no-foot-later"));
    assert_eq!(why(&gone, "return PKR2 2331 N"), ("G-4.4.1", "no-return-not-away"));
    assert_eq!(why(&gone, "return TGM1 2331 N"), ("G-4.1.1", "no-not-yours"));
    let foot = away(board().phase(3).put("PIL2 0920 N"), "PKR1", "2331", 1);
    assert_eq!(why(&foot, "return PKR1 2331 N"), ("G-R47", "no-cavalry-before"));
    let full = away(field().put("PKR3 2331 N"), "PKR1", "2331", 1);
    assert_eq!(why(&full, "return PKR1 2331 N"), ("G-4.4.9", "no-room"));
    let held = away(field().put("TGM2 2330 S"), "PKR1", "2331", 1);
    assert_eq!(why(&held, "return PKR1 2331 N"), ("G-4.4.7", "no-entry-held"));
    let led = away(field().lead("wallenrod", "2331"), "PKR1", "2331", 1);
    assert_eq!(why(&led, "return PKR1 2331 N"), ("G-R47", "no-return-leader"));
}

#[test]
fn r_4_4_3_what_keeps_a_leader_from_coming_back_is_said() {
    let mut board = board().phase(1).put("PKR2 0920 N").put("TGM1 0925 S").lead("ulrich", "0925");
    assert_eq!(why(&board, "return ulrich 2331"), ("G-4.1.1", "no-not-your-leader"));
    let leader = usize::from(board.leader("zyndram"));
    board.state.leaders[leader].spot = Spot::Away { by: hex("2331"), from: 7 };
    assert_eq!(why(&board, "return zyndram 2331"), ("G-4.4.3", "no-return-too-soon"));
    board.state.leaders[leader].spot = Spot::Away { by: hex("2331"), from: 1 };
    assert!(board.look().allows(&board.says("return zyndram 2331")));
    assert_eq!(why(&board, "return zyndram 0200"), ("G-4.4.4", "no-return-far"));
    assert_eq!(why(&board.put("TGM2 2330 S"), "return zyndram 2331"), ("G-4.4.7", "no-entry-held"));
}

#[test]
fn r_4_4_5_who_was_put_back_is_refused_everything_else_for_that() {
    let mut board = away(board().phase(1).put("PKR2 0920 N").put("TGM1 0925 S"), "PKR1", "2331", 1);
    board.plays(&["return PKR1 2331 N"], &[]);
    for text in ["move PKR1", "wreck PKR1"] {
        assert_eq!(why(&board, text), ("G-4.4.5", "no-put-back"), "{text}");
    }
}

#[test]
fn ruling_42_who_is_put_back_among_the_disordered_is_foretold_to_be_tested() {
    let told = |order: &str| {
        let board = board().phase(1).put(&format!("PKR2 2331 N pf1 {order}")).put("TGM1 0925 S");
        let mut board = away(board, "PKR1", "2331", 1);
        let unit = board.id("PKR1");
        board.state.unit_mut(unit).strength = 1;
        let foretold = board.foretold("return PKR1 2331 N").iter().any(|(id, _)| *id == "effect-tested");
        let action = board.says("return PKR1 2331 N");
        let tested = |event: &Event| matches!(event, Event::Tested { .. });
        (foretold, board.act_anyhow(&action, 1).iter().any(tested))
    };
    assert_eq!(told("disorganised"), (true, true));
    assert_eq!(told(""), (false, false));
}

#[test]
fn r_4_4_5_who_was_put_back_neither_rallies_nor_moves_in_that_phase_and_may_in_the_next() {
    let mut board = away(board().phase(1).put("PKR2 0920 N").put("TGM1 0925 S"), "PKR1", "2331", 1);
    let unit = board.id("PKR1");
    board.state.unit_mut(unit).order = Order::Disorganised;
    board.plays(&["return PKR1 2331 N"], &[]);
    assert_eq!(why(&board, "rally PKR1"), ("G-4.4.5", "no-put-back"));
    board.pass_to(2, 1);
    assert!(board.look().allows(&board.says("rally PKR1")) && board.look().allows(&board.says("move PKR1")));
}

#[test]
fn ruling_81_a_leader_who_comes_back_is_put_down() {
    let mut board = board().phase(1).put("PKR2 0920 N").put("TGM1 0925 S");
    let leader = usize::from(board.leader("zyndram"));
    board.state.leaders[leader].spot = Spot::Away { by: hex("2331"), from: 1 };
    let events = board.plays(&["return zyndram 2331"], &[]);
    assert!(board.cites(&events, "G-4.4.5") && board.cites(&events, "G-R81"));
}

// ---------------------------------------------------------------- 5 combat

#[test]
fn r_10_2_1_who_controls_nothing_is_refused_an_attack_for_that() {
    let board = board()
        .phase(2)
        .put("PKR1 0915 N panicked")
        .put("PKR2 1015 N")
        .put("PIL1 0815 NE")
        .put("TGM1 0914 S")
        .put("TGM2 1014 S");
    assert_eq!(why(&board, "attack PKR1 x 0914"), ("G-10.2.1", "no-attacker"));
    assert_eq!(why(&board, "attack PIL1 x 0914"), ("G-2.0", "no-attacks-later"));
    assert_eq!(why(&board, "attack PIL1 x 2020"), ("G-2.0", "no-attacks-later"), "whatever is in front");
    assert_eq!(why(&board, "attack TGM2 x 1015"), ("G-2.0", "no-not-yours"));
}

#[test]
fn ruling_33_the_hex_that_was_attacked_is_named_and_not_all_in_front() {
    let board = board().phase(2).put("PKR1 0915 N").put("TGM1 0914 S").put("TGM3 1014 S");
    let board = marked(board, "TGM1", Marks::STRUCK);
    assert_eq!(why(&board, "attack PKR1 x 0914"), ("G-R33", "no-hex-attacked-already"));
}

#[test]
fn ruling_16_a_pursuer_who_comes_among_the_disordered_is_foretold_his_test() {
    let position = |order: &str| {
        format!(
            r#"game = "grunwald"
scenario = "choc-des-titans"
turn = 2
step = 2
phase = "combat"
units = ["PKR1 0914 N pf 1 nc 3 rode busy", "PKR3 0814 SW pf 1 {order}", "TGM1 0912 NE rode busy", "TGM2 2020 N"]
leaders = ["zyndram 1016", "ulrich 0505"]
under-way = {{ fight = {{ alone = false, attackers = [0], blood = [], bystanders = [], chasing = [], column = 3, counter = false, defenders = [84], demoralised = false, exposed = [], hexes = [737], led = [], losses = [0, 0], retreat = [false, 2], stage = "Pursuit", throw = [3, 4], traces = [{{ hexes = [737, 685, 633], short = 0, unit = 84 }}], waiting = [] }}, tasks = ["Fight", {{ Chase = {{ came = 5, done = 1, leaders = 0, must = false, trace = 0, unit = 0 }} }}] }}
"#
        )
    };
    let foretold = |order: &str| {
        let setup = Setup { position: Some(position(order)), ..Setup::new("choc-des-titans") };
        let (rules, state) = Grunwald::open(&setup).expect("a position");
        let board = Board { rules, state, noted: Vec::new() };
        board.foretold("on 0814").contains(&("effect-tests-later", "G-R16"))
    };
    assert!(foretold("disorganised"));
    assert!(!foretold(""));
}

// ---------------------------------------------------------------- 9 and 10

#[test]
fn ruling_44_who_has_no_time_left_is_refused_his_rally_by_one_rule() {
    let board = board().put("PKR1 0915 N disorganised").put("PKR2 1015 N disorganised").put("PKR4 0925 N");
    let board = marked(marked(board, "PKR1", Marks::DONE | Marks::RODE), "PKR2", Marks::DONE);
    assert_eq!(why(&board, "rally PKR1"), ("G-R44", "no-moved-already"));
    assert_eq!(why(&board, "rally PKR2"), ("G-R44", "no-time-left"));
}

#[test]
fn r_10_2_2_who_need_not_flee_is_told_why() {
    let board = board()
        .phase(1)
        .put("PKR1 0915 N panicked")
        .put("PKR2 0815 N disorganised")
        .put("PIL1 1115 N panicked")
        .put("TGM1 0905 N panicked")
        .in_panic("PKR1");
    assert_eq!(why(&board, "flee PKR2"), ("G-10.2.2", "no-no-panic"));
    assert_eq!(why(&board, "flee TGM1"), ("G-10.2.2", "no-not-yours"));
    assert_eq!(why(&board, "flee PIL1"), ("G-R43", "no-foot-later"));
    assert!(board.look().allows(&board.says("flee PKR1")));
}

// ---------------------------------------------------------------- positions

#[test]
fn r_8_2_6_a_position_with_a_leader_under_the_hooves_of_a_counter_charge_can_be_read_again() {
    let mut board = board()
        .phase(1)
        .put("PLI1 0912 S")
        .put("TGM1 0915 N pf1")
        .put("TGM2 0915 N pf1")
        .lead("zyndram", "0914")
        .lead("jagiello", "2020");
    board.plays(&["move PLI1", "f", "counter TGM1 0914"], &[]);
    assert_eq!(board.asked(), "order counter-charge", "a second one may ride");
    let setup = Setup::new("choc-des-titans");
    let written = board.rules.write_position(&setup, &board.state);
    let again = Setup { position: Some(written.clone()), ..setup };
    let (rules, state) = Grunwald::open(&again).expect("what the program writes it reads");
    assert_eq!(rules.write_position(&again, &state), written);
    // Without the charge nobody stands among enemies.
    let plain = written.lines().filter(|line| !line.starts_with("under-way")).collect::<Vec<_>>().join("\n");
    assert!(Grunwald::open(&Setup { position: Some(plain), ..again }).is_err());
}
