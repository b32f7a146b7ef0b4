//! Rulings that the specification does not have: ours.

use crate::{board, board_with, hex, side};
use engine::Ruleset;
use engine::ruleset::Setup;
use game_grunwald::action::Action;
use game_grunwald::state::{Marks, Phase, Spot};
use game_grunwald::{Grunwald, Options};

#[test]
fn ruling_78_whoever_is_stopped_may_rally_but_not_move() {
    let stopped = || {
        let mut board = board().put("PKR1 0920 N disorganised").put("PKR2 0925 N");
        let unit = board.id("PKR1");
        board.state.unit_mut(unit).marks.set(Marks::STOPPED);
        (board, unit)
    };
    let (mut board, unit) = stopped();
    assert!(!board.look().allows(&Action::Move { unit }));
    board.act(Action::Rally { unit }, &[1]);
    assert_eq!(board.at("PKR1"), "0920 N pf2 nc0");
    // Once it has ridden, it does not rally any more.
    let (mut board, unit) = stopped();
    board.state.unit_mut(unit).marks.set(Marks::RODE);
    assert!(!board.look().allows(&Action::Rally { unit }));
}

#[test]
fn ruling_78_whoever_is_stopped_in_a_fort_may_begin_to_pull_it_down() {
    let mut board = board().put("TIL1 4924 N").put("TIL2 0905 N").put("PKR1 0920 N").phase(7);
    let (unit, outside) = (board.id("TIL1"), board.id("TIL2"));
    for id in [unit, outside] {
        board.state.unit_mut(id).marks.set(Marks::BOUND);
        assert!(!board.look().allows(&Action::Move { unit: id }));
    }
    assert!(!board.look().fortified(hex("0905")) && !board.look().allows(&Action::Wreck { unit: outside }));
    board.act(Action::Wreck { unit }, &[]);
    assert!(board.state.unit(unit).marks.has(Marks::WRECKING));
}

#[test]
fn ruling_79_a_dead_leader_tires_nobody() {
    let options = Options { organisation: true, fatigue: true, ..Options::default() };
    let mut board = board_with(options).put("PKR1 0920 N");
    let unit = board.id("PKR1");
    let leader = board.look().leader_of(unit).expect("somebody leads it");
    board.state.leaders[leader].fatigue = 13;
    board.state.leaders[leader].spot = Spot::Map(hex("0921"));
    assert!(board.look().tired(unit));
    board.state.leaders[leader].spot = Spot::Gone;
    assert!(!board.look().tired(unit));
}

#[test]
fn ruling_80_who_joins_somebody_not_yet_attacked_is_attacked_with_him() {
    let mut board = board().phase(2).put("PKR1 0915 N").put("TEN1 0914 S pf1").put("TEN2 0914 S pf1");
    let struck = board.id("TEN1");
    board.state.unit_mut(struck).marks.set(Marks::STRUCK);
    let attack = board.attack("PKR1 x 0914");
    assert!(board.look().allows(&attack), "one of the two has not been attacked");
    let explanation = board.rules.explain(&board.state, &attack);
    assert!(explanation.effects.iter().any(|effect| effect.rules.iter().any(|rule| rule.id() == "G-R80")));
    let other = board.id("TEN2");
    board.state.unit_mut(other).marks.set(Marks::STRUCK);
    assert!(!board.look().allows(&attack), "both have been attacked");
}

#[test]
fn ruling_81_coming_back_into_woods_disorders_nobody() {
    let mut board = board().put("PKR2 0925 N");
    let (unit, field) = (board.id("PKR1"), &board.rules.content.field);
    let wood = field.edge(hexboard::Edge::South).into_iter().find(|hex| {
        field.ground(*hex) == game_grunwald::field::Ground::Forest && field.label(*hex) != "0925"
    });
    let wood = wood.expect("woods at the south edge");
    board.state.now.turn = 5;
    board.state.stand(unit, Spot::Away { by: wood, from: 5 });
    board.act(Action::Return { unit, hex: wood, facing: side("N") }, &[]);
    assert!(board.at("PKR1").ends_with("N pf2 nc0"), "{}", board.at("PKR1"));
}

#[test]
fn ruling_82_foot_that_shoots_may_be_turned_over_at_the_set_up() {
    let (rules, mut state) = Grunwald::open(&Setup::new("choc-des-titans")).expect("it opens");
    let play = |state: &mut _, action: Action| {
        let mut dice = engine::dice::Scripted::new(Vec::new());
        rules.apply(state, &action, &mut dice, &mut engine::journal::Silent)
    };
    play(&mut state, Action::UseDefault).expect("the set-up of the scenario");
    let Phase::Setup(seat) = state.now.phase else { panic!("still the set-up") };
    let shooter = rules.shooters.iter().copied().find(|id| {
        let card = &rules.roster[usize::from(*id)];
        card.side == seat && card.kind.missile() && state.hex_of(*id).is_some()
    });
    let unit = shooter.expect("somebody who shoots");
    assert!(state.unit(unit).ready);
    play(&mut state, Action::Formation { unit }).expect("it is turned over");
    assert!(!state.unit(unit).ready);
    let rider = rules.movers[seat.index()][1][0];
    assert!(play(&mut state, Action::Formation { unit: rider }).is_err(), "riders have one face");
}
