//! 5: a combat from the declaration to its end.

use crate::helpers::{column, count, disorder_rows};
use crate::{board, hex, side};
use game_grunwald::action::Action;
use game_grunwald::content::CONTENT;
use game_grunwald::event::{Blow, Event};
use game_grunwald::state::Marks;

/// Faces north after a retreat or a pursuit.
fn face(board: &mut crate::Board, facing: &str) {
    board.act(Action::Face { facing: side(facing) }, &[]);
}

/// An answer that leads to nobody else's hex, if there is one.
fn lonely(board: &crate::Board) -> Action {
    let mut legal = Vec::new();
    board.look().legal(&mut legal);
    let free = |action: &&Action| match action {
        Action::FallBack { hex, .. } => board.state.anybody(*hex).is_none(),
        _ => true,
    };
    legal.iter().find(free).unwrap_or(&legal[0]).clone()
}

#[test]
fn r_5_2_12a_e_17_the_attacker_slows_down() {
    // 1:1 and one for armour against one: throw 6 at 2:1... nobody retreats on a nine.
    let mut board = board().phase(2).put("PSI1 0914 S nc3").put("TPM1 0915 N nc1");
    // 2:2; armour 1 and charge 2 against armour 1 and charge 1: 2:1. A nine is nothing.
    let attack = board.attack("PSI1 x 0915");
    board.act(attack, &[4, 5]);
    assert_eq!((board.at("PSI1"), board.at("TPM1")), ("0914 S pf2 nc2".into(), "0915 N pf2 nc1".into()));
}

#[test]
fn r_5_1_1f_e_15_losses_then_retreat_then_pursuit_then_disorder() {
    let mut board = board().phase(2).put("PKR1 2319 SE nc2").put("PKR5 2418 S nc3").put("TEL3 2419 N nc1");
    let attack = board.attack("PKR1 PKR5 x 2419");
    board.act(attack, &[1, 3]);
    assert_eq!(board.asked(), "allied loss", "-1 / D2: which of the two?");
    let unit = board.id("PKR1");
    board.act(Action::Lose { unit }, &[]);
    assert_eq!(board.asked(), "order retreat");
    let unit = board.id("TEL3");
    board.act(Action::FallBack { unit, hex: hex("2420"), leader: false }, &[]);
    assert_eq!(board.asked(), "order retreat", "the second hex");
    board.act(Action::FallBack { unit, hex: hex("2421"), leader: false }, &[]);
    face(&mut board, "N");
    assert_eq!(board.at("TEL3"), "2421 N pf2 nc1");
    // No leader on the map: both must follow, into the hex that was left and the next, in the order their owner likes.
    assert_eq!(board.asked(), "allied next");
    let unit = board.id("PKR5");
    board.act(Action::Next { unit }, &[]);
    assert_eq!((board.asked(), board.at("PKR5")), ("allied face".into(), "2420 S pf2 nc2".into()));
}

#[test]
fn r_5_5_4_e_20_a_pursuit_that_must_be_follows_the_whole_way() {
    let mut board = board().phase(2).put("PKR1 0914 S nc3").put("TEL3 0915 N");
    // 1:1; armour 2, charge 3 against nothing: 6:1. A nine is D2.
    let attack = board.attack("PKR1 x 0915");
    board.act(attack, &[4, 5]);
    let unit = board.id("TEL3");
    board.act(Action::FallBack { unit, hex: hex("0916"), leader: false }, &[]);
    board.act(Action::FallBack { unit, hex: hex("0917"), leader: false }, &[]);
    face(&mut board, "N");
    // Nobody leads: it must go; 0915, then 0916. Then it faces as it likes, then the beaten throw for disorder.
    assert_eq!((board.asked(), board.at("PKR1")), ("allied face".into(), "0916 S pf2 nc3".into()));
    let events = board.act(Action::Face { facing: side("S") }, &[3, 4]);
    assert!(events.iter().any(|event| matches!(event, Event::DisorderThrow { row: 2, .. })));
    assert_eq!(board.at("PKR1"), "0916 S pf2 nc2", "5.2.12");
    assert_eq!(board.at("TEL3"), "0917 N pf2 nc0");
}

#[test]
fn r_5_5_3_v_29_near_a_leader_a_throw_decides() {
    for (distance, leader, throw, must) in [
        (2, "0912", 4, false),
        (2, "0912", 5, true),
        (3, "0911", 3, false),
        (3, "0911", 4, true),
        (5, "0909", 1, false),
        (5, "0909", 2, true),
    ] {
        let mut board = board().phase(2).put("PKR1 0914 S nc3").put("TEL3 0915 N").lead("andrzej", leader);
        let attack = board.attack("PKR1 x 0915");
        // In range he helps: 7:1, where a nine is D2 too.
        board.act(attack, &[4, 5]);
        let unit = board.id("TEL3");
        board.act(Action::FallBack { unit, hex: hex("0916"), leader: false }, &[]);
        board.act(Action::FallBack { unit, hex: hex("0917"), leader: false }, &[]);
        let events = board.act(Action::Face { facing: side("N") }, &[throw]);
        let thrown = events.iter().find_map(|event| match event {
            Event::PursuitThrow { distance, must, .. } => Some((*distance, *must)),
            _ => None,
        });
        assert_eq!(thrown, Some((distance, must)), "{distance} hexes, throw {throw}");
        assert_eq!(board.asked(), if must { "allied face" } else { "allied pursue" });
    }
}

#[test]
fn r_6_1_8_v_55_at_plus_two_everybody_must_follow_but_those_with_a_leader() {
    for (leader, must) in [("0913", true), ("0914", false)] {
        let mut board = board().phase(2).put("PKR1 0914 S").put("TEL3 0915 N").lead("andrzej", leader);
        board.state.level = 2;
        let attack = board.attack("PKR1 x 0915");
        board.act(attack, &[4, 5]);
        let unit = board.id("TEL3");
        while board.asked() == "order retreat" {
            let lonely = lonely(&board);
            board.act(lonely, &[]);
        }
        let _ = unit;
        let events = board.act(Action::Face { facing: side("N") }, &[]);
        assert_eq!(events.iter().any(|event| matches!(event, Event::PursuitForced { .. })), must, "{leader}");
        assert_eq!(board.asked(), if must { "allied face" } else { "allied pursue" });
    }
}

#[test]
fn r_5_4_6_v_45_no_way_out_costs_a_point_and_endangers_the_leader() {
    // He lives on a four, and dies on two and one point lost, three in all.
    for (throw, dies) in [([1, 3], false), ([1, 2], true)] {
        let mut board = board().phase(2).put("TIM1 0915 N").put("TIM2 0915 N").lead("wallenrod", "0915");
        for (name, label, facing) in [
            ("PKR1", "0914", "S"),
            ("PKR2", "1014", "SW"),
            ("PKR3", "0916", "N"),
            ("PKR4", "0814", "SE"),
            ("PKR5", "1016", "NW"),
            ("PKR6", "0815", "NE"),
        ] {
            board = board.put(&format!("{name} {label} {facing}"));
        }
        // Everybody who has them in front must attack: 0914, 1014, 0916, 0814, 0815; 1016 faces 1015.
        let attack = board.attack("PKR1 PKR2 PKR3 PKR4 PKR6 x 0915");
        // Far beyond 9:1; an eleven is D2.
        board.act(attack, &[5, 6]);
        assert_eq!(board.asked(), "order loss", "neither can go: one of them is lost");
        let unit = board.id("TIM1");
        // Where he lives, the beaten throw for disorder: a two, which does nothing beside him (9.1.3).
        let disorder: &[u8] = if dies { &[] } else { &[1, 1] };
        let events = board.act(Action::Lose { unit }, &[&throw, disorder].concat());
        let thrown = events.iter().find_map(|event| match event {
            Event::LeaderThrow { needs, dead, .. } => Some((*needs, *dead)),
            _ => None,
        });
        assert_eq!(thrown, Some((3, dies)));
        assert_eq!(count(&events, |event| matches!(event, Event::FellBack { .. })), 0);
        assert_eq!(board.at("TIM1"), "gone");
        if dies {
            // His death takes the other with it (8.1.4), not the retreat.
            assert_eq!((board.leader_at("wallenrod"), board.at("TIM2")), ("dead".into(), "gone".into()));
            let blow = |event: &Event| matches!(event, Event::Eliminated { blow: Blow::LeaderDied, .. });
            assert_eq!(count(&events, blow), 1);
        } else {
            assert_eq!(board.leader_at("wallenrod"), "0915");
            assert_eq!(board.at("TIM2"), "0915 N pf1 nc0", "one point in all");
        }
    }
}

#[test]
fn r_5_4_4_v_46_riders_sweep_their_own_foot_away() {
    let mut board = board()
        .phase(2)
        .put("PKR1 0914 S nc3")
        .put("TEL3 0915 N")
        .put("TIL1 0916 N")
        .put("TGM1 1015 N")
        .put("TGM2 0815 N");
    let attack = board.attack("PKR1 x 0915");
    let mut events = board.act(attack, &[4, 5]);
    // The only way leads through the foot: it panics and runs three hexes first.
    assert_eq!(board.at("TIL1").split(' ').next_back(), Some("panicked"), "{}", board.at("TIL1"));
    while board.asked() == "order retreat" {
        let lonely = lonely(&board);
        events.extend(board.act(lonely, &[]));
    }
    // It has run, and faces where it likes; then the riders come.
    assert_eq!(board.asked(), "order face");
    events.extend(board.act(Action::Face { facing: crate::side("S") }, &[]));
    assert!(board.at("TIL1").ends_with("S pf2 nc0 panicked"));
    while board.asked() == "order retreat" {
        let lonely = lonely(&board);
        events.extend(board.act(lonely, &[]));
    }
    let at = board.state.hex_of(board.id("TIL1")).expect("it lives");
    assert_eq!(CONTENT.field.distance(at, hex("0916")), 3);
    let rider = board.state.hex_of(board.id("TEL3")).expect("it lives");
    assert_eq!(CONTENT.field.distance(rider, hex("0915")), 2);
    let through =
        |event: &Event| matches!(event, Event::FellBack { to, swept: false, .. } if *to == hex("0916"));
    assert_eq!(count(&events, through), 1, "they went on by the hex that the foot has left");
    // No throw for riding over it nor for its courage; the one throw left is that of the beaten.
    events.extend(
        board.play(&[3, 4], |board, legal| {
            board.state.now.fight.as_ref().and_then(|_| legal.first().cloned())
        }),
    );
    let thrown = |event: &Event| matches!(event, Event::RodeDown { .. } | Event::Tested { .. });
    assert_eq!((count(&events, thrown), disorder_rows(&events)), (0, vec![2]));
    assert_eq!(board.at("TEL3").split(' ').nth(2), Some("pf2"));
}

#[test]
fn ruling_33_v_28_who_must_fight_whom() {
    let board = board().phase(2).put("PKR1 0914 S").put("PKR2 1114 SW").put("TGM1 0915 N").put("TGM2 1014 N");
    let allows = |text: &str| board.look().allows(&board.attack(text));
    assert!(allows("PKR1 x 0915") && allows("PKR2 x 1014") && allows("PKR1 PKR2 x 0915 1014"));
    assert!(!allows("PKR1 x 1014"), "0915 would be left to nobody");
    assert!(!allows("PKR1 x 0915 1014"), "PKR2 would have nobody left");
    assert!(!allows("PKR1 PKR2 x 1014"));
    assert!(!board.look().allows(&Action::EndPhase), "5.2.2: attacks are compulsory");
}

#[test]
fn r_5_2_2_foot_waits_for_its_own_phase() {
    let board = board().phase(2).put("PIL1 0914 S").put("TGM1 0915 N");
    assert!(board.look().obligations().attackers.is_empty());
    assert_eq!(board.phase(4).look().obligations().attackers.len(), 1);
}

#[test]
fn r_8_2_7_v_14_a_leader_alone_dies_whatever_the_throw() {
    let mut board = board()
        .phase(2)
        .put("PKR1 0914 S")
        .lead("wallenrod", "0915")
        .put("TGM1 3010 S")
        .lead("ulrich", "3010");
    board.state.leaders[0].spot = game_grunwald::state::Spot::Map(hex("2020"));
    let attack = board.attack("PKR1 x 0915");
    let events = board.act(attack, &[6, 6]);
    assert_eq!(board.leader_at("wallenrod"), "dead");
    assert_eq!(board.at("PKR1").split(' ').nth(2), Some("pf1"), "a twelve at 9:1 costs the attacker a point");
    assert_eq!((board.state.morale, board.state.points), (8, [16, 0]));
    assert!(events.iter().any(|event| matches!(event, Event::LeaderKilled { boxes: 8, points: 16, .. })));
    assert_eq!(board.asked(), "allied advance", "into the hex that is free now (R-37)");
}

#[test]
fn r_5_2_9_an_attacker_may_advance_turn_and_advance_again() {
    let mut board = board().phase(2).put("PKR1 0914 S nc3").put("TIM1 0915 N");
    // Armour 2 and charge 3 at 2:1: 7:1, a six is D3 -1: the levy is gone.
    let attack = board.attack("PKR1 x 0915");
    board.act(attack, &[3, 3]);
    assert_eq!((board.at("TIM1"), board.asked()), ("gone".into(), "allied advance".into()));
    board.act(Action::Advance { hex: hex("0915"), leader: false }, &[]);
    assert_eq!(board.asked(), "allied face");
    face(&mut board, "SE");
    assert_eq!(board.at("PKR1"), "0915 SE pf2 nc0", "a turn ends the charge");
    board.act(Action::Advance { hex: hex("1015"), leader: false }, &[]);
    face(&mut board, "SE");
    assert_eq!(board.at("PKR1"), "1015 SE pf2 nc0", "one for the hex, one off after the combat");
    assert!(board.state.unit(board.id("PKR1")).marks.has(Marks::FOUGHT) || board.state.now.step != 2);
}

#[test]
fn r_t_4_v_43_one_throw_each_in_its_own_column() {
    // 6:3, armour 2 and charge 3 against armour 1: 6:1, where a four is D3. Then one twelve for all of them.
    let mut board = board()
        .phase(2)
        .put("PKR1 0814 S nc3")
        .put("PKR2 0914 S nc3")
        .put("PKR3 1014 S nc3")
        .put("TPM1 0815 N pf1")
        .put("TGM1 0915 N pf1")
        .put("TIL1 1015 N pf1");
    let events = board.fight_out("PKR1 PKR2 PKR3 x 0815 0915 1015", &[1, 3, 6, 6]);
    assert_eq!((column(&events), disorder_rows(&events)), ("6:1", vec![3]));
    let beaten = [("TGM1", "0915", false), ("TPM1", "0815", true), ("TIL1", "1015", true)];
    for (name, from, shaken) in beaten {
        assert_eq!(board.distance(name, from), 3, "{name}");
        let end = if shaken { "pf1 nc0 disorganised" } else { "pf1 nc0" };
        assert!(board.at(name).ends_with(end), "{name} {}", board.at(name));
    }
}

#[test]
fn ruling_13_v_44_the_demoralised_need_no_throw() {
    // One in good order, one disorganised already, one with a leader; all attacked together.
    let mut board = board()
        .phase(2)
        .put("PKR1 0814 S nc3")
        .put("PKR2 0914 S nc3")
        .put("PKR3 1014 S nc3")
        .put("TPM1 0815 N pf1")
        .put("TEL2 0915 N pf1 disorganised")
        .put("TSC2 1015 N pf1")
        .lead("wallenrod", "1015");
    let text = "PKR1 PKR2 PKR3 x 0815 0915 1015";
    assert_eq!(board.sums(text), "6:3 [2 G-5.2.8, 3 G-5.6.4] [1 G-5.2.8, 2 G-8.2.1] 4:1");
    // A two is -1 / D3D. The only other throw is for the leader (8.2.4): he lives.
    let mut attack = Some(board.attack(text));
    let lost = board.id("PKR2");
    let events = board.play(&[1, 1, 3, 4], |board, legal| {
        let first = attack.take();
        if first.is_some() || board.state.now.fight.is_none() {
            return first;
        }
        // He goes with his unit, and everybody to a hex of his own.
        let led = |unit: u8| board.id("TSC2") == unit;
        let wanted = |action: &&Action| match action {
            Action::Lose { unit } => *unit == lost,
            Action::FallBack { unit, hex, leader } => {
                *leader == led(*unit) && board.state.anybody(*hex).is_none()
            }
            _ => true,
        };
        legal.iter().find(wanted).cloned()
    });
    assert!(board.state.now.fight.is_none(), "{}", board.asked());
    assert_eq!(column(&events), "4:1");
    let strength = ["PKR1", "PKR2", "PKR3"].map(|name| board.state.unit(board.id(name)).strength);
    assert_eq!(strength, [2, 1, 2], "the attacker's own loss");
    for (name, from, order) in
        [("TPM1", "0815", " disorganised"), ("TEL2", "0915", " panicked"), ("TSC2", "1015", "")]
    {
        assert_eq!(board.distance(name, from), 3, "{name}");
        assert!(board.at(name).ends_with(&format!(" pf1 nc0{order}")), "{name} {}", board.at(name));
    }
    let with = board.state.hex_of(board.id("TSC2")).map(|hex| board.look().label(hex).to_string());
    assert_eq!(Some(board.leader_at("wallenrod")), with);
    assert_eq!(disorder_rows(&events), Vec::<u8>::new(), "no throw");
    assert_eq!(count(&events, |event| matches!(event, Event::Tested { .. })), 0);
}
