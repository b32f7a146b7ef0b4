//! Rulings about moving, stacking, leaving and arriving: 47, 50 to 54, 61, 62, 67, 71, 72, 76.

use crate::{board, hex, side};
use game_grunwald::action::Action;
use game_grunwald::state::{Marks, Spot};

const AHEAD: Action = Action::Forward { hold: false };

#[test]
fn ruling_47_over_the_edge_and_back() {
    // Only straight ahead over the edge.
    let mut board = board().put("PKR1 2300 S").put("PKR2 0920 N");
    board.ride_on("PKR1", &[]);
    assert!(!board.look().allows(&Action::Exit));
    let mut board = super::board().put("PKR1 2300 N nc2").bear("KR", "PKR1").put("PKR2 2301 N");
    board.ride_on("PKR1", &[Action::Exit]);
    // The banner is away with him and helps nobody; nothing is lost or scored.
    assert_eq!((board.at("PKR1"), board.look().banner_flies(0)), ("away".into(), None));
    assert_eq!((board.state.morale, board.look().final_points()), (0, [0, 0]));
    board.state.now.turn = 4;
    let back = Action::Return { unit: board.id("PKR1"), hex: hex("2500"), facing: side("SE") };
    assert!(board.look().allows(&back));
    let board = board.phase(3);
    assert!(!board.look().allows(&back), "cavalry comes back in a cavalry phase");
    let mut board = board.phase(1);
    board.act(back, &[]);
    assert_eq!(board.at("PKR1"), "2500 SE pf2 nc0");
    assert_eq!(board.look().banner_flies(0), Some(hex("2500")));
}

#[test]
fn ruling_50_on_a_road() {
    // Into the village of 1715 by the road: half a point, no disorder; but no charge survives a village.
    let mut board = board().put("PKR5 1713 S nc2").put("PKR2 0920 N");
    board.ride_on("PKR5", &[AHEAD, AHEAD]);
    assert_eq!(board.at("PKR5"), "1715 S pf2 nc0");
    assert_eq!(board.state.now.walk.map(|walk| walk.left), Some(18 - 2));
    // No surcharge for turning in the village: one for the sixth and one for armour.
    board.act(Action::Turn { sixths: 1 }, &[]);
    assert_eq!(board.state.now.walk.map(|walk| walk.left), Some(18 - 2 - 4));
    // Off the road the same hex costs three, disorganises, and turning there costs one more.
    let mut board = super::board().put("PKR5 1814 SW").put("PKR2 0920 N");
    board.ride_on("PKR5", &[AHEAD]);
    assert_eq!(board.at("PKR5"), "1715 SW pf2 nc0 disorganised");
}

#[test]
fn ruling_51_turning_on_bad_ground() {
    let turn = |unit: &str| {
        let mut board = board().put(unit);
        board.ride(&unit[..4], "+1").split(' ').next().map(str::to_string)
    };
    // Light cavalry pays one for a sixth; woods add two, a village or a marsh one, a camp nothing.
    let riders = ["LME1 0915 N", "LME1 3524 N", "LME1 1615 N", "LME1 1720 N", "LME1 4925 N"];
    assert_eq!(riders.map(turn).map(Option::unwrap_or_default), ["1", "3", "2", "2", "1"]);
    let foot = ["PIL1 0915 N", "PIL1 3524 N", "PIL1 1615 N", "PIL1 1720 N", "PIL1 4925 N"];
    assert_eq!(foot.map(turn).map(Option::unwrap_or_default), ["1", "2", "2", "2", "1"]);
}

#[test]
fn ruling_52_v_48_the_minimum_move_is_the_whole_move() {
    let start = || {
        board()
            .phase(7)
            .put("TIH1 3424 NE disorganised")
            .put("TIH2 3006 N")
            .put("PKR1 3523 S")
            .put("PKR2 0920 N")
    };
    // Two points: into the woods, and nothing is left to face about with; in the zone it is halted besides.
    let mut board = start();
    board.ride_on("TIH1", &[AHEAD]);
    assert_eq!(board.asked(), "order activate");
    // As a minimum move: one hex, any facing.
    let mut board = start();
    board.ride_on("TIH1", &[Action::Minimum { advance: true, facing: side("SW") }]);
    assert_eq!(
        (board.at("TIH1"), board.asked()),
        ("3524 SW pf2 nc0 disorganised".into(), "order activate".into())
    );
    // Not after anything else.
    let mut board = super::board().put("PKR1 0920 N").put("PKR2 0925 N");
    board.ride_on("PKR1", &[AHEAD]);
    assert!(!board.legal().iter().any(|action| matches!(action, Action::Minimum { .. })));
}

#[test]
fn ruling_53_foot_turns_for_a_point_whatever_the_angle() {
    let mut board = board().put("PIL1 0915 N");
    assert_eq!(board.ride("PIL1", "+3 f -1"), "1 nc0, 1 nc0, 1 nc0, left 1");
    let mut board = super::board().put("PIL1 0915 N").put("TGM1 0914 S");
    assert_eq!(board.ride("PIL1", "+3"), "2 nc0, left 2", "one more in an enemy zone");
    let mut board = super::board().put("PIL1 3524 N").put("TGM1 3523 S");
    assert_eq!(board.ride("PIL1", "+2"), "3 nc0, left 1", "and one more in the woods");
}

#[test]
fn ruling_54_what_counts_in_a_stack() {
    let weight = |unit: &str| {
        let board = board().put(unit);
        board.look().weight(board.id(&unit[..4]))
    };
    let units = ["PKR1 0915 N", "PKR1 0915 N pf1", "PKR1 0915 N panicked", "PXB1 0915 N", "PIM1 0915 N"];
    assert_eq!(units.map(weight), [2, 1, 0, 1, 1]);
    let marching = board().put("PXB1 0915 N").marching("PXB1");
    assert_eq!(marching.look().weight(marching.id("PXB1")), 1, "on either face");
    // Also while passing: there are points to go on, but no room to go through.
    let mut board = board().put("PSI1 0916 N").put("PSI2 0915 S");
    assert!(board.ride("PSI1", "f f").starts_with("Full"));
    // Two half units may face different ways.
    let mut board = super::board().put("PSI1 0916 N pf1").put("PSI2 0915 S pf1").put("PKR2 0925 N");
    board.ride_on("PSI1", &[AHEAD, Action::Stop]);
    assert_eq!((board.at("PSI1"), board.at("PSI2")), ("0915 N pf1 nc1".into(), "0915 S pf1 nc0".into()));
}

#[test]
fn ruling_61_a_corner_lies_on_both_edges() {
    let mut board = board().phase(5);
    let unit = board.id("TGM1");
    board.state.now.turn = 9;
    let mut returns = |by: &str, to: &str| {
        board.state.stand(unit, Spot::Away { by: hex(by), from: 4 });
        board.look().may_return(unit, hex(to)).is_ok()
    };
    assert!(returns("0000", "0300") && returns("0000", "0003"), "out by the corner, in by either edge");
    assert!(returns("0300", "0000") && returns("0003", "0000"), "and the other way round");
    assert!(!returns("0300", "0002"), "but not round the corner");
    let mut came_back = |to: &str| {
        board.state.stand(unit, Spot::Away { by: hex("0000"), from: 4 });
        board.state.unit_mut(unit).marks = Default::default();
        let events = board.act(Action::Return { unit, hex: hex(to), facing: side("S") }, &[]);
        board.cites(&events, "G-R61")
    };
    assert_eq!(["0000", "0300"].map(&mut came_back), [true, false]);
}

#[test]
fn ruling_62_who_acts_when_and_who_is_like_whom() {
    let board = board()
        .put("TAT1 0915 N")
        .put("PXB1 0920 N")
        .put("PIM1 0925 N")
        .put("PIL1 0926 N")
        .lead("zyndram", "0915");
    let leader = Action::MoveLeader { leader: board.leader("zyndram") };
    let moves = |board: &crate::Board| {
        ["TAT1", "PXB1", "PIM1"].map(|name| board.look().may_act(board.id(name)).is_ok())
    };
    assert_eq!((moves(&board), board.look().allows(&leader)), ([true, false, false], true));
    let board = board.phase(3);
    assert_eq!((moves(&board), board.look().allows(&leader)), ([false, true, true], false));
    // The table of disorganisation: levies and crossbows are others, Tatars light cavalry.
    let disorders = |name: &str, row: u8, total: u8| board.look().disorders(board.id(name), row, total);
    assert_eq!(["PXB1", "PIM1", "PIL1"].map(|name| disorders(name, 1, 11)), [true, true, false]);
    assert_eq!([2, 3, 12].map(|total| disorders("TAT1", 2, total)), [true, false, true]);
}

#[test]
fn ruling_67_one_at_a_time_and_no_turn_after_the_zone() {
    // Two half units in a hex: one goes, the other stays.
    let mut board = board().put("PSI1 0916 N pf1").put("PSI2 0916 N pf1");
    board.ride_on("PSI1", &[AHEAD, Action::Stop]);
    assert_eq!((board.at("PSI1"), board.at("PSI2")), ("0915 N pf1 nc1".into(), "0916 N pf1 nc0".into()));
    // Halted by a zone: no turn. Begun in one: a turn, for a point more.
    let mut board = super::board().put("PSI1 0916 N").put("TGM1 0914 S nc1");
    let halted = format!("1 nc1, Halted {{ unit: {} }}, left 8", board.id("PSI1"));
    assert_eq!(board.ride("PSI1", "f +1"), halted);
    let mut board = super::board().put("PSI1 0915 N").put("TGM1 0914 S");
    assert_eq!(board.ride("PSI1", "+1"), "3 nc0, left 6");
}

#[test]
fn ruling_71_who_enters_is_shot_at_and_who_is_put_back_is_not() {
    let mut board = board().put("TXB1 2029 S").put("PKR2 0920 N");
    let unit = board.id("PKR1");
    board.act(Action::Enter { unit, hex: hex("2031"), facing: side("NE") }, &[]);
    assert_eq!(board.asked(), "order fire");
    // Put back on the map: nobody shoots before the end of the phase.
    let mut board = super::board().put("TXB1 2029 S").put("PKR2 0920 N");
    board.state.stand(unit, Spot::Away { by: hex("2031"), from: 1 });
    board.act(Action::Return { unit, hex: hex("2031"), facing: side("NE") }, &[]);
    assert_eq!(board.asked(), "allied activate");
    board.act(Action::EndPhase, &[]);
    assert_eq!(board.asked(), "order fire");
}

#[test]
fn ruling_72_who_may_not_move_still_fights() {
    for mark in [Marks::BOUND, Marks::STOPPED, Marks::HELD, Marks::DONE] {
        let mut board = board().put("PKR1 0915 N").put("TGM1 0914 S");
        let unit = board.id("PKR1");
        board.state.unit_mut(unit).marks.set(mark);
        assert!(board.look().may_act(unit).is_err());
        assert!(board.look().controls(unit, hex("0914")), "it has its zone");
        let board = board.phase(2);
        let owed = board.look().obligations();
        assert_eq!(owed.attackers, [(unit, vec![hex("0914")])], "and its duty");
    }
}

#[test]
fn ruling_76_disorganised_on_the_way() {
    // Regular cavalry into woods: nine, less four for the hex, less two.
    let mut board = board().put("PKR5 3424 NE").put("PKR2 0920 N");
    board.ride_on("PKR5", &[AHEAD]);
    assert_eq!(board.state.now.walk.map(|walk| walk.left), Some(6));
    assert_eq!(board.asked(), "allied step", "it may go on");
    // Heavy foot into the marsh: three, less two, less one: nothing is left.
    let mut board = super::board().phase(7).put("TIH1 1721 N").put("TIH2 3006 N");
    board.ride_on("TIH1", &[AHEAD]);
    assert_eq!(
        (board.at("TIH1"), board.asked()),
        ("1720 N pf2 nc0 disorganised".into(), "order activate".into())
    );
}
