//! 8 to 10: deaths of leaders, disorder, panic, banners.

use crate::{board, hex};
use game_grunwald::action::Action;
use game_grunwald::state::{Spot, Staff};

#[test]
fn r_8_1_5_v_49_witold_takes_lithuanians_and_tatars_with_him() {
    let mut board = board()
        .phase(6)
        .put("LVI1 0920 N")
        .put("LVI2 2020 N pf1")
        .put("TAT1 2220 N")
        .put("PKR1 2420 N")
        .lead("zyndram", "2420")
        .lead("witold", "0915")
        .put("TGM1 0914 S")
        .lead("ulrich", "0914");
    let attack = board.attack("TGM1 x 0915");
    board.act(attack, &[3, 4]);
    assert_eq!(board.leader_at("witold"), "dead");
    assert_eq!(
        (board.at("LVI1"), board.at("LVI2"), board.at("TAT1")),
        ("0920 N pf1 nc0".into(), "gone".into(), "2220 N pf1 nc0".into())
    );
    assert_eq!(board.at("PKR1"), "2420 N pf2 nc0", "the Poles do not mind");
    // Twelve boxes, none for the unit; sixteen points and four.
    assert_eq!((board.state.morale, board.state.points), (-12, [0, 20]));
}

#[test]
fn ruling_46_by_the_other_reading_the_whole_side() {
    let options = game_grunwald::Options { whole_side: true, ..Default::default() };
    let mut board = crate::board_with(options)
        .phase(6)
        .put("PKR1 2420 N")
        .lead("zyndram", "2420")
        .lead("witold", "0915")
        .put("TGM1 0914 S")
        .lead("ulrich", "0914");
    let attack = board.attack("TGM1 x 0915");
    board.act(attack, &[3, 4]);
    assert_eq!(board.at("PKR1"), "2420 N pf1 nc0");
}

#[test]
fn r_9_3_1_a_rally_takes_the_whole_phase() {
    let mut board = board().put("PKR1 0920 N disorganised").put("PKR2 0925 N").put("TGM1 3010 S");
    let unit = board.id("PKR1");
    board.act(Action::Rally { unit }, &[3]);
    assert_eq!(board.at("PKR1"), "0920 N pf2 nc0");
    assert!(!board.look().may_act(unit));
}

#[test]
fn r_9_1_1_r_10_1_2_v_42_disorder_and_panic_spread() {
    // A disorganised unit rides in beside one in good order; both have one point.
    let mut board = board()
        .put("PKR1 0920 N pf1 disorganised")
        .put("PKR2 0919 N pf1")
        .put("PKR3 0925 N")
        .put("TGM1 3010 S");
    let unit = board.id("PKR1");
    board.act(Action::Move { unit }, &[]);
    board.act(Action::Forward { hold: false }, &[6]);
    assert_eq!(board.at("PKR2"), "0919 N pf1 nc0 disorganised");
}

#[test]
fn r_9_1_3_beside_a_leader_nobody_is_disorganised() {
    let mut board = board()
        .put("PKR1 0920 N pf1 disorganised")
        .put("PKR2 0919 N pf1")
        .lead("zyndram", "0919")
        .put("PKR3 0925 N")
        .put("TGM1 3010 S");
    let unit = board.id("PKR1");
    board.act(Action::Move { unit }, &[]);
    board.act(Action::Forward { hold: false }, &[]);
    assert_eq!(board.at("PKR2"), "0919 N pf1 nc0", "no throw at all");
}

#[test]
fn r_7_1_5_v_50_a_fallen_banner_is_captured_and_retaken() {
    let mut board = board()
        .phase(6)
        .put("PIM1 0915 N")
        .bear("KR", "PIM1")
        .put("TGM1 0914 S nc3")
        .lead("ulrich", "0914")
        .put("PKR1 2420 N")
        .lead("zyndram", "2420");
    let attack = board.attack("TGM1 x 0915");
    // 2:1, armour 2, charge 3, leader 2 against the banner's 1: 8:1; a seven is D3 -1: the levy is gone.
    board.act(attack, &[3, 4]);
    assert_eq!(board.state.banners[0].staff, Staff::Lies(hex("0915")));
    assert_eq!(board.state.morale, -4, "one for the unit, three for the banner");
    assert_eq!(board.asked(), "order advance");
    board.act(Action::Advance { hex: hex("0915"), leader: false }, &[]);
    assert_eq!(board.state.banners[0].staff, Staff::Held(board.id("TGM1")));
    assert_eq!(board.state.morale, -4, "no more boxes for picking it up");
    assert_eq!(board.look().final_points(), [0, 11], "one for the levy, ten for the banner");
    // The captor falls; a friend rides in and has it back.
    let captor = board.id("TGM1");
    let mut events: Vec<game_grunwald::event::Event> = Vec::new();
    let mut dice = engine::dice::NoDice;
    let mut scribe = game_grunwald::play::Scribe::new(&board.rules, &mut board.state, &mut dice, &mut events);
    scribe.eliminate(captor, game_grunwald::event::Blow::Fire).expect("no dice");
    assert_eq!(board.state.banners[0].staff, Staff::Lies(hex("0915")));
    let friend = board.id("PKR1");
    board.state.stand(friend, Spot::Map(hex("0915")));
    let mut scribe = game_grunwald::play::Scribe::new(&board.rules, &mut board.state, &mut dice, &mut events);
    scribe.gather_banners(friend, hex("0915"));
    assert_eq!(board.state.banners[0].staff, Staff::Held(friend));
    assert_eq!(board.state.morale, -4 + 1 + 3);
}

#[test]
fn r_8_2_6_a_leader_alone_is_ridden_down() {
    let mut board = board()
        .phase(5)
        .put("TGM1 0912 S")
        .lead("ulrich", "2010")
        .put("TGM2 2010 S")
        .lead("andrzej", "0913")
        .put("PKR1 2420 N")
        .lead("zyndram", "2420");
    let unit = board.id("TGM1");
    board.act(Action::Move { unit }, &[]);
    board.act(Action::Forward { hold: false }, &[]);
    assert_eq!(board.leader_at("andrzej"), "dead");
    assert_eq!((board.state.morale, board.state.points), (-8, [0, 16]));
}

#[test]
fn r_s_4_the_last_leader_decides_the_battle() {
    let mut board = board()
        .without("jagiello")
        .phase(5)
        .put("TGM1 0912 S")
        .lead("ulrich", "2010")
        .put("TGM2 2010 S")
        .lead("andrzej", "0913")
        .put("PKR1 2420 N");
    let unit = board.id("TGM1");
    board.act(Action::Move { unit }, &[]);
    board.act(Action::Forward { hold: false }, &[]);
    assert_eq!(board.asked(), "over");
}
