//! 12: walls, gates, and who works on them.

use crate::{board, hex};
use game_grunwald::action::Action;
use game_grunwald::event::Event;
use game_grunwald::state::{Aim, Marks, Phase, Units};

#[test]
fn r_12_1_2_a_charge_ends_at_the_wall() {
    let mut board = board().phase(6).put("TGM1 4923 S nc3").put("LIL1 4924 N");
    assert_eq!(board.sums("TGM1 x 4924"), "1:2 [2 G-5.2.7] [1 G-5.2.7] 1:1", "half strength, no charge");
    // A six at 1:1 is nothing.
    board.fight_out("TGM1 x 4924", &[3, 3]);
    assert_eq!(board.at("TGM1"), "4923 S pf2 nc0", "and it is gone for good (G-R21)");
}

#[test]
fn r_12_1_4_a_gate_is_no_wall() {
    let mut board = board().phase(5).put("TGM1 4724 SE nc1").put("TGM2 2010 S");
    assert_eq!(board.ride("TGM1", "f"), "0.5 nc2, left 7.5", "along the track and through the gate");
    let mut board = super::board().phase(5).put("TGM1 4724 SE nc1").put("TGM2 2010 S");
    let unit = board.id("TGM1");
    board.act(Action::Move { unit }, &[]);
    let events = board.act(Action::Forward { hold: false }, &[]);
    assert!(board.cites(&events, "G-12.1.4"));
    // Attacked through the gate nobody is halved and no charge is broken.
    let board = super::board().put("TGM1 4724 SE nc3").put("LIL1 4824 N");
    assert_eq!(board.sums("TGM1 x 4824"), "2:2 [2 G-5.2.7, 3 G-5.6.4] [1 G-5.2.7] 5:1");
}

#[test]
fn r_12_1_5_e_41_a_pursuit_ends_in_the_fortified_hex() {
    let mut board = board().phase(6).put("TGM1 4724 SE nc3").put("LIL1 4824 NW");
    // A seven at 5:1 is D2. Nobody leads the knight: he must follow, and stops inside.
    let events = board.fight_out("TGM1 x 4824", &[3, 4, 3, 4]);
    let back = board.state.hex_of(board.id("LIL1")).expect("it lives");
    assert_eq!(board.look().field().distance(back, hex("4824")), 2);
    assert!(board.at("TGM1").starts_with("4824"), "{}", board.at("TGM1"));
    assert!(events.iter().any(|event| matches!(event, Event::PursuitForced { .. })));
    assert!(board.cites(&events, "G-12.1.5"));
}

#[test]
fn r_12_1_7_being_shot_at_is_a_new_beginning() {
    let mut board = board().open_fire(1).put("TIL1 4924 N").put("LAR1 4923 S").put("PKR1 0920 N");
    let unit = board.id("LAR1");
    board.state.now.step = 5;
    board.state.unit_mut(unit).facing = crate::side("S");
    let worker = board.id("TIL1");
    board.state.unit_mut(worker).marks.set(Marks::WRECKING);
    board.state.unit_mut(worker).wrecked = 2;
    // A miss: two, and no friend near the target.
    board.act(Action::Fire { by: unit, at: Aim::Unit(worker) }, &[1, 1]);
    assert_eq!(board.state.unit(worker).wrecked, 0);
    assert!(board.state.unit(worker).marks.has(Marks::WRECKING), "no new declaration is needed (G-R49)");
}

#[test]
fn r_12_1_8_ten_points_stand_there_and_four_fight() {
    let mut board = board().phase(6).put("TGM1 4923 S").put("TGM2 2010 S");
    for unit in ["LIL1", "LIL2", "LIL3", "LIL4"] {
        board = board.put(&format!("{unit} 4924 N"));
    }
    for unit in ["LIM1", "LIM2"] {
        assert!(board.look().has_room(board.id(unit), hex("4924")));
        board = board.put(&format!("{unit} 4924 N"));
    }
    assert!(!board.look().has_room(board.id("LIM3"), hex("4924")), "eleven are too many");
    let attack = board.attack("TGM1 x 4924");
    board.act(attack, &[]);
    assert_eq!(board.asked(), "allied fort");
    let name = |names: &[&str]| Action::FortFighters {
        units: names.iter().map(|name| board.id(name)).collect::<Units>(),
    };
    assert!(board.look().allows(&name(&["LIL1", "LIL2"])));
    assert!(!board.look().allows(&name(&["LIL1", "LIL2", "LIM1"])), "five points");
    let chosen = name(&["LIM1", "LIM2"]);
    // One against two, armour 2: 2:1, where a four is D2.
    let events = board.act(chosen, &[1, 3]);
    let clash = events.iter().find_map(|event| match event {
        Event::Fought(clash) => Some((clash.attack.sum(), clash.defence.sum())),
        _ => None,
    });
    assert_eq!(clash, Some((1, 2)), "the others take no part");
    assert_eq!(board.at("LIL1"), "4924 N pf2 nc0");
}

#[test]
fn r_12_1_9_two_points_of_cavalry_at_most() {
    let board = board().put("LVI1 4924 N").put("LIL1 4924 N");
    assert!(!board.look().has_room(board.id("LVI2"), hex("4924")));
    assert!(board.look().has_room(board.id("LIL2"), hex("4924")), "there is room for foot");
}

#[test]
fn ruling_49_walls_that_fall_leave_a_crowd() {
    // Five points stood behind walls that are gone now: in phase 9 three of them must go.
    let mut board = board().phase(8).put("LIL1 4924 N").put("LIL2 4924 N").put("LIM1 4924 N");
    board.state.razed |= 1 << board.look().field().fort[usize::from(hex("4924"))];
    board.work(&[], |scribe| scribe.resume());
    assert_eq!((board.asked(), board.state.now.phase), ("allied excess".into(), Phase::Excess(hex("4924"))));
    let unit = board.id("LIL2");
    board.act(Action::Remove { unit }, &[]);
    assert_eq!(board.asked(), "allied excess", "three points are still one too many");
    let unit = board.id("LIM1");
    board.act(Action::Remove { unit }, &[]);
    assert_eq!((board.state.now.turn, board.state.morale), (2, -2), "they count as eliminated (G-R57)");
}
