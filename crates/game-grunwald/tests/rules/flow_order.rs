//! 8 to 10: deaths of leaders, disorder, panic, banners.

use crate::helpers::count;
use crate::{board, hex, side};
use game_grunwald::action::Action;
use game_grunwald::event::Event;
use game_grunwald::state::{End, Phase, Staff};

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
    assert!(board.look().may_act(unit).is_err());
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
    // In the corner of the map: the levy can go back one hex of two, to 0031.
    let mut board = board()
        .phase(6)
        .put("PIM1 0030 N")
        .bear("KR", "PIM1")
        .put("PKR1 0131 SW")
        .put("TGM1 0029 S nc3 pf1")
        .put("TGM2 0331 NW");
    board.state.now.turn = 14;
    let attack = board.attack("TGM1 x 0030");
    // 1:1, armour 2 and charge 3 against the banner's 1: 5:1, where a seven is D2; the missing hex kills the bearer.
    board.act(attack, &[3, 4]);
    assert_eq!((board.asked(), board.at("PIM1")), ("allied face".into(), "0031 N pf1 nc0".into()));
    let events = board.act(Action::Face { facing: side("N") }, &[]);
    let fell = |event: &Event| matches!(event, Event::BannerFell { boxes: -3, .. });
    assert_eq!((board.at("PIM1"), count(&events, fell)), ("gone".into(), 1));
    assert_eq!(board.state.morale, -4, "one for the unit, three for the banner");
    // Nobody leads: the riders follow by 0030 to 0031, where it lies, and have it.
    let taken = |event: &Event| matches!(event, Event::BannerTaken { boxes: 0, .. });
    let pursued = |event: &Event| matches!(event, Event::Pursued { to, .. } if *to == hex("0031"));
    assert_eq!(
        (count(&events, pursued), count(&events, taken), board.asked().as_str()),
        (1, 1, "order face")
    );
    board.act(Action::Face { facing: side("S") }, &[]);
    assert_eq!(board.state.banners[0].staff, Staff::Held(board.id("TGM1")));
    assert_eq!(board.state.morale, -4, "no more boxes for picking it up");
    assert_eq!(board.look().final_points(), [0, 11], "one for the levy, ten for the banner");
    // The captors fall where they stand. 2:1, from behind, armour against armour and a charge of two: 2:1, where a seven is D1 -1.
    board.pass_to(15, 2);
    board.fight_out("PKR1 x 0031", &[3, 4]);
    assert_eq!((board.at("TGM1"), board.at("PKR1")), ("gone".into(), "0131 SW pf2 nc0".into()));
    assert_eq!((board.state.banners[0].staff, board.state.morale), (Staff::Lies(hex("0031")), -4 + 1));
    // A friend rides in and has it back.
    board.pass_to(16, 1);
    board.ride_on("PKR1", &[Action::Forward { hold: false }, Action::Stop]);
    assert_eq!(board.state.banners[0].staff, Staff::Held(board.id("PKR1")));
    assert_eq!(board.state.morale, -4 + 1 + 3);
    // When all is over the banner counts for nobody: four points for the riders, one for the levy.
    board.play(&[], |_, legal| legal.iter().find(|action| **action == Action::EndPhase).cloned());
    let Phase::Over(ending) = board.state.now.phase else { panic!("{}", board.asked()) };
    assert_eq!((ending.end, ending.points), (End::Turns, [4, 1]));
}

#[test]
fn r_7_1_5_v_50_it_is_captured_in_an_advance_too() {
    let mut board =
        board().phase(6).put("PIM1 0915 N").bear("KR", "PIM1").put("TGM1 0914 S nc3").lead("ulrich", "0914");
    let attack = board.attack("TGM1 x 0915");
    // 2:1, armour 2, charge 3, leader 2 against the banner's 1: 8:1; a seven is D3 -1: the levy is gone.
    board.act(attack, &[3, 4]);
    assert_eq!((board.state.banners[0].staff, board.state.morale), (Staff::Lies(hex("0915")), -4));
    assert_eq!(board.asked(), "order advance");
    board.act(Action::Advance { hex: hex("0915"), leader: false }, &[]);
    assert_eq!((board.state.banners[0].staff, board.state.morale), (Staff::Held(board.id("TGM1")), -4));
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
