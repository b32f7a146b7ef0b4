//! 5.5 and 5.2.9: how far who follows goes, and who may take the place of the fallen.

use crate::field::*;
use game_grunwald::content::{CONTENT, Cell};
use game_grunwald::event::Event;

/// An attack with this result, whatever throw and speed it takes.
#[track_caller]
fn resolved(position: &str, attack: &str, wanted: Cell) -> Game {
    for speed in ["nc2", "nc0", "nc1", "nc3"] {
        let mut battle = field(&position.replace("nc?", speed));
        let column = battle.sum_of(attack, "column").expect("a column");
        let throw = (2..=12).find(|throw| CONTENT.charts.result(*throw, column as i8) == wanted);
        if let Some(throw) = throw {
            battle.roll_first(two(throw), 3).play(attack);
            return battle;
        }
    }
    panic!("no throw comes to this");
}

fn back(hexes: u8) -> Cell {
    Cell { retreat: Some((false, hexes)), ..Cell::default() }
}

/// PKR1 with its leader has beaten TEL3 by two hexes, straight back.
fn free(more: &str) -> Game {
    let start = format!("phase 2; leader zyndram 0914; PKR1 0914 S nc?; TEL3 0915 N; {more}");
    let mut battle = resolved(&start, "attack PKR1 x 0915", back(2));
    battle.falls_back("TEL3", "0916 0917");
    battle.play("face N");
    battle
}

#[test]
fn r_5_5_5_who_follows_freely_goes_a_hex_at_a_time_beside_the_way() {
    let mut battle = free("");
    battle.play("pursue 1");
    // Not two hexes at once, not where the beaten never were near, not back into the first hex of the way.
    for label in ["0917", "1115", "0915", "0712"] {
        assert!(!battle.allows(&format!("on {label}")), "{label}");
    }
    assert_eq!(battle.grounds("on 1115"), "G-5.5.5 G-R36");
    battle.play("on 0916");
    assert_eq!(
        (battle.asked().as_str(), battle.at("PKR1").as_str()),
        ("allied face", battle.at("PKR1").as_str())
    );
    assert!(battle.at("PKR1").starts_with("0916"));
}

#[test]
fn r_5_5_6_who_follows_freely_does_not_come_back_into_the_first_hex() {
    // Three hexes back: one to stray, and then the first hex would lie beside it again.
    let start = "phase 2; leader zyndram 0914; PKR1 0914 S nc?; TEL3 0915 N";
    let mut battle = resolved(start, "attack PKR1 x 0915", back(3));
    battle.falls_back("TEL3", "0916 0917 0918");
    battle.play("face N; pursue 1; on 1015");
    let next = battle.legal_with("on ");
    assert!(next.contains(&"on 0916".to_string()) && !next.contains(&"on 0915".to_string()), "{next:?}");
    battle.refuses("on 0915", "G-5.5.5");
}

#[test]
fn r_5_5_4_who_must_follow_is_refused_every_other_way_by_that_rule() {
    // Nobody leads, and on the way of the beaten stands other foot, which may be ridden down or not: the pursuer is asked.
    let start = "phase 2; PKR1 0914 S nc3; TIM1 0915 N pf1; TIL1 0916 N pf1; PKR2 2020 N";
    let mut battle = field(start);
    battle.attack_until("attack PKR1 x 0915", |battle| {
        let fight = battle.table.state().now.fight.as_deref();
        let back = fight.is_some_and(|fight| matches!(fight.retreat, Some((false, 2..))));
        back && battle.lists("back TIM1 0916")
    });
    battle.roll_always(3).play("back TIM1 0916");
    battle
        .plays_on(|battle| battle.legal().into_iter().next().filter(|_| battle.asked().starts_with("order")));
    assert_eq!(
        (battle.asked().as_str(), battle.legal()),
        ("allied pursue", vec!["on 0916".into(), "stay".into()])
    );
    assert_eq!(battle.grounds("on 1015"), "G-5.5.4 G-R36");
}

#[test]
fn r_5_5_10_who_rides_foot_down_goes_on_and_who_is_thrown_back_does_not() {
    // Led, three hexes to go, foot beside the way.
    let ride = |foot: &str, die: &[u8]| {
        let start = format!("phase 2; leader zyndram 0914; PKR1 0914 S nc?; TEL3 0915 N; {foot} 1015 S");
        let mut battle = resolved(&start, "attack PKR1 x 0915", back(3));
        battle.falls_back("TEL3", "0916 0917 0918");
        battle.play("face N; pursue 1").roll_first(die, 6).play("on 1015");
        battle
    };
    let through = ride("TIL1", &[3]);
    assert_eq!((through.at("TIL1").as_str(), &through.at("PKR1")[..4]), ("gone", "1015"));
    assert_eq!(through.asked(), "allied pursue", "{}", through.told());
    let mut thrown = ride("TIH1", &[1]);
    assert_eq!(&thrown.at("PKR1")[..4], "0915", "{}", thrown.told());
    thrown
        .roll_always(1)
        .plays_on(|battle| battle.legal().into_iter().next().filter(|_| battle.asked().starts_with("order")));
    assert_eq!(thrown.asked(), "allied face", "its pursuit is over");
}

#[test]
fn ruling_36_the_last_hex_of_the_way_is_entered_if_nobody_is_there() {
    let whole = |more: &str| {
        let start = format!("phase 2; PKR1 0914 S nc?; TEL3 0915 N pf1; TSB2 0915 N pf1; {more}");
        let mut battle = resolved(&start, "attack PKR1 x 0915", back(2));
        // One after the other, each its own way.
        battle.roll_always(3).plays_on(|battle| {
            let legal = battle.legal();
            let wanted = ["back TEL3 0916", "back TEL3 0917", "back TSB2 1015", "back TSB2 1016", "face N"];
            let answer =
                wanted.iter().find(|it| legal.iter().any(|text| text == *it)).map(|it| it.to_string());
            answer.filter(|_| battle.asked().starts_with("order"))
        });
        battle
    };
    let battle = whole("");
    assert_eq!(battle.asked(), "allied pursue", "which of the two?");
    let mut first = battle.with("");
    first.roll_always(3).play("pursue 1");
    let end = first.at("PKR1");
    assert!(end.starts_with("0916") || end.starts_with("1015"), "one hex before him who stands: {end}");
    // Where he has gone off in the meantime, the last hex is entered as well.
    let mut gone = battle.with("TEL3 gone; TSB2 gone");
    assert_eq!(gone.asked(), "allied pursue");
    gone.roll_always(3).play("pursue 1");
    let end = gone.at("PKR1");
    assert!(end.starts_with("0917") || end.starts_with("1016"), "{end}");
}

#[test]
fn r_12_1_5_a_pursuit_ends_in_the_fort_that_it_enters_and_not_in_one_it_begins_in() {
    // Out of the walls it goes on as far as the beaten went.
    let mut out = resolved(
        "phase 2; PKR1 4924 N nc?; leader zyndram 4924; TEL3 4923 S; PKR2 0914 S",
        "attack PKR1 x 4923",
        back(2),
    );
    out.roll_always(3).plays_on(|battle| {
        let legal = battle.legal();
        let far = legal.iter().find(|text| text.starts_with("back ") || text.starts_with("face "));
        far.cloned().filter(|_| battle.asked().starts_with("order"))
    });
    assert_eq!(out.asked(), "allied pursue");
    out.play("pursue 1");
    assert_eq!(out.asked(), "allied pursue", "a hex more");
    assert!(!out.legal_with("on ").is_empty());
    // Back in through the gate it may not go: that is where it came from, and walls end a pursuit.
    for text in out.legal_with("on ") {
        assert_ne!(text, "on 4924");
    }
    assert_eq!(out.barred_by("on 4924"), "G-12.1.5");
}

#[test]
fn r_t_1_nobody_follows_into_a_lake() {
    // The beaten go along Lake Lubień: 4417 is water, and whoever strays does not stray there.
    let mut battle = field("phase 2; leader zyndram 4316; PKR1 4316 S nc3; TEL3 4317 N; PKR2 0914 S");
    battle.attack_until("attack PKR1 x 4317", |battle| battle.lists("back TEL3 4318"));
    battle.roll_always(3).play("back TEL3 4318");
    battle
        .plays_on(|battle| battle.legal().into_iter().next().filter(|_| battle.asked().starts_with("order")));
    battle.play("pursue 1");
    let (strays, water) = (battle.legal_with("on "), CONTENT.field.side_to(hex("4317"), hex("4417")));
    assert!(water.is_some() && battle.look().closed(hex("4417")), "{strays:?}");
    assert!(!strays.is_empty() && !strays.contains(&"on 4417".to_string()), "{strays:?}");
    battle.refuses("on 4417", "G-R36");
}

#[test]
fn r_5_5_9_who_stands_has_no_speed_to_lose_by_turning_about() {
    let mut battle = field("phase 4; leader zyndram 0914; PIL1 0914 S; TIM1 0915 N; PIL2 2020 N");
    battle.attack_until("attack PIL1 x 0915", |battle| {
        battle.asked() == "order retreat" && battle.at("PIL1").contains("pf2")
    });
    battle.roll_always(3).plays_on(|battle| {
        let legal = battle.legal();
        let away = legal
            .iter()
            .find(|text| text.starts_with("back TIM1 0916") || text.starts_with("back TIM1 0917"));
        away.or(legal.first()).cloned().filter(|_| battle.asked().starts_with("order"))
    });
    battle.play("pursue 1");
    battle.play("on 0914");
    assert!(!battle.events().any(|event| matches!(event, Event::Slowed { .. })));
}

// ---------------------------------------------------------------- 5.2.9

#[test]
fn r_5_2_9_who_follows_nobody_may_take_the_place_of_the_fallen() {
    // Of two attacked hexes the defender of one falls, that of the other goes back; whoever could follow stays.
    let start =
        "phase 2; leader zyndram 0914; PKR1 0914 S nc?; PKR2 1114 SW nc?; TEL3 0915 N pf1; TPM1 1014 N";
    let wanted = Cell { attacker: 0, defender: 1, retreat: Some((false, 1)), ..Cell::default() };
    let mut battle = resolved(start, "attack PKR1+PKR2 x 0915+1014", wanted);
    battle.roll_always(3).plays_on(|battle| {
        let legal = battle.legal();
        let answer = legal.iter().find(|text| *text == "lose TEL3").or(legal.first());
        answer.cloned().filter(|_| battle.asked().starts_with("order"))
    });
    assert_eq!(battle.at("TEL3"), "gone");
    battle.roll_always(1).plays_on(|battle| {
        let legal = battle.legal();
        let wanted = |text: &&String| *text == "next PKR1" || text.starts_with("stay");
        legal.iter().find(wanted).cloned().filter(|_| battle.asked() != "allied advance")
    });
    assert_eq!(battle.asked(), "allied advance");
    assert!(battle.legal_with("advance 0915").len() > 1, "{:?}", battle.legal());
}

#[test]
fn r_5_2_9_a_hex_whose_defender_had_no_way_back_and_fell_may_be_entered() {
    let around = "PKR1 0914 S; PKR2 1014 SW; PKR3 0916 N; PKR4 0814 SE; PKR5 1015 NW; PKR6 0815 NE";
    let mut battle = field(&format!("phase 2; TGM1 0915 N pf1; {around}; TGM2 2015 N"));
    battle.attack_until("attack PKR1+PKR2+PKR3+PKR4+PKR5+PKR6 x 0915", |battle| {
        battle.at("TGM1") == "gone" && battle.count("fell-short") == 1
    });
    assert_eq!(battle.asked(), "allied next");
    battle.play("next PKR4; advance 0915");
    assert!(battle.at("PKR4").starts_with("0915"));
}

/// PKR1 has destroyed TIM1 in front of it.
fn destroyed(at: &str, front: &str, facing: &str, more: &str) -> Game {
    let mut battle =
        field(&format!("phase 2; PKR1 {at} {facing} nc2; TIM1 {front} N pf1; PKR2 2030 N; {more}"));
    battle.attack_until(&format!("attack PKR1 x {front}"), |battle| {
        battle.at("TIM1") == "gone" && battle.asked() == "allied advance"
    });
    battle
}

#[test]
fn r_5_2_9_two_hexes_at_most_and_the_second_one_straight_on() {
    let mut battle = destroyed("0914", "0915", "S", "");
    assert_eq!(battle.legal(), ["advance 0915", "stay"]);
    // Neither another hex in front nor one farther on.
    for label in ["1014", "0814", "0916"] {
        assert_eq!(battle.barred_by(&format!("advance {label}")), "G-5.2.9", "{label}");
    }
    battle.play("advance 0915");
    battle.play("face S");
    assert_eq!(
        (battle.asked().as_str(), battle.legal()),
        ("allied advance", vec!["advance 0916".into(), "stay".into()])
    );
    battle.play("advance 0916; face S");
    assert_ne!(battle.asked(), "allied advance", "two and no more");
}

#[test]
fn ruling_37_no_advance_into_an_enemy_zone_nor_into_a_lake() {
    let mut watched = destroyed("0914", "0915", "S", "TGM1 0917 N");
    watched.play("advance 0915; face S");
    assert_ne!(watched.asked(), "allied advance", "0916 is watched");
    // South of 4317, 4318 lies ahead; with 4418 in front there is nothing but water.
    let field = &CONTENT.field;
    let shore: Vec<(&str, &str)> = ["N", "NE", "SE", "S", "SW", "NW"]
        .into_iter()
        .flat_map(|facing| {
            let before = field.neighbour(hex("4418"), side(facing).opposite());
            let start = field.neighbour(before, side(facing).opposite());
            Some((facing, label(start)))
                .filter(|_| usize::from(before) < field.len() && usize::from(start) < field.len())
        })
        .collect();
    let mut tried = 0;
    for (facing, start) in shore {
        let front = field.neighbour(hex(start), side(facing));
        let look = watched.look();
        if look.closed(front) || look.closed(hex(start)) || field.side(hex(start), side(facing)).barred() {
            continue;
        }
        let mut battle = destroyed(start, label(front), facing, "");
        battle.roll_always(1).play_first("advance ");
        battle.play(&format!("face {facing}"));
        assert_ne!(battle.asked(), "allied advance", "{start} {facing}");
        tried += 1;
    }
    assert!(tried > 0);
}

#[test]
fn ruling_37_who_faces_elsewhere_after_an_advance_is_told_by_which_rule() {
    let mut battle = destroyed("0914", "0915", "S", "");
    battle.play("advance 0915").play("face SE");
    let faced = battle.cited_where(|event| matches!(event, Event::Faced { .. }));
    assert!(faced.contains(&"G-R37") && faced.contains(&"G-5.2.9"), "{faced:?}");
}

#[test]
fn r_7_1_3_who_is_bound_by_a_banner_does_not_advance() {
    let mut battle = field("phase 2; PKR1 0914 S nc2 bound; TIM1 0915 N pf1; PKR2 2030 N");
    battle.attack_until("attack PKR1 x 0915", |battle| {
        battle.at("TIM1") == "gone" && battle.at("PKR1") != "gone"
    });
    assert_ne!(battle.asked(), "allied advance");
}

#[test]
fn r_5_5_4_who_must_follow_stops_before_foot_that_stands_at_the_end_of_the_way() {
    let start = "phase 2; PKR1 0914 S nc3; TIM1 0915 N; PKR2 2020 N";
    let mut battle = resolved(start, "attack PKR1 x 0915", back(2));
    battle.falls_back("TIM1", "0916 0917");
    battle.roll_always(3).play("face N");
    assert_eq!((&battle.at("PKR1")[..4], &battle.at("TIM1")[..4]), ("0916", "0917"));
    assert_eq!(battle.asked(), "allied face");
}

#[test]
fn r_12_1_5_three_hexes_of_a_pursuit_end_in_the_fort_all_the_same() {
    let start = "phase 6; TGM1 4724 SE nc?; LIL1 4824 NW; PKR2 0914 S; TGM2 2020 N";
    let mut battle = resolved(start, "attack TGM1 x 4824", back(3));
    battle.roll_always(3).plays_on(|battle| {
        battle.legal().into_iter().next().filter(|_| battle.asked().starts_with("allied"))
    });
    assert_eq!(battle.distance("LIL1", "4824"), 3);
    assert!(battle.at("TGM1").starts_with("4824"), "{}", battle.at("TGM1"));
}
