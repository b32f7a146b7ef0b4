//! 5: a combat from the declaration to its end.

use crate::field::*;

#[test]
fn r_5_2_12a_e_17_the_attacker_slows_down() {
    // 1:1 and one for armour against one: throw 6 at 2:1... nobody retreats on a nine.
    let mut battle = field("phase 2; PSI1 0914 S nc3; TPM1 0915 N nc1");
    // 2:2; armour 1 and charge 2 against armour 1 and charge 1: 2:1. A nine is nothing.
    battle.roll([4, 5]).play("attack PSI1 x 0915");
    assert_eq!((battle.at("PSI1"), battle.at("TPM1")), ("0914 S pf2 nc2".into(), "0915 N pf2 nc1".into()));
}

#[test]
fn r_5_1_1f_e_15_losses_then_retreat_then_pursuit_then_disorder() {
    let mut battle = field("phase 2; PKR1 2319 SE nc2; PKR5 2418 S nc3; TEL3 2419 N nc1");
    battle.roll([1, 3]).play("attack PKR1+PKR5 x 2419");
    assert_eq!(battle.asked(), "allied loss", "-1 / D2: which of the two?");
    battle.play("lose PKR1");
    assert_eq!(battle.asked(), "order retreat");
    battle.play("back TEL3 2420");
    assert_eq!(battle.asked(), "order retreat", "the second hex");
    battle.play("back TEL3 2421; face N");
    assert_eq!(battle.at("TEL3"), "2421 N pf2 nc1");
    // No leader on the map: both must follow, into the hex that was left and the next, in the order their owner likes.
    assert_eq!(battle.asked(), "allied next");
    battle.play("next PKR5");
    assert_eq!((battle.asked(), battle.at("PKR5")), ("allied face".into(), "2420 S pf2 nc2".into()));
}

#[test]
fn r_5_5_4_e_20_a_pursuit_that_must_be_follows_the_whole_way() {
    let mut battle = field("phase 2; PKR1 0914 S nc3; TEL3 0915 N");
    // 1:1; armour 2, charge 3 against nothing: 6:1. A nine is D2.
    battle.roll([4, 5]).play("attack PKR1 x 0915; back TEL3 0916; back TEL3 0917; face N");
    // Nobody leads: it must go; 0915, then 0916. Then it faces as it likes, then the beaten throw for disorder.
    assert_eq!((battle.asked(), battle.at("PKR1")), ("allied face".into(), "0916 S pf2 nc3".into()));
    battle.roll([3, 4]).play("face S");
    assert_eq!(battle.disorder_rows(), [2]);
    assert_eq!(battle.at("PKR1"), "0916 S pf2 nc2", "5.2.12");
    assert_eq!(battle.at("TEL3"), "0917 N pf2 nc0");
}

#[test]
fn r_5_5_3_v_29_near_a_leader_a_throw_decides() {
    for (distance, leader, throw, must) in [
        ("2", "0912", 4, false),
        ("2", "0912", 5, true),
        ("3", "0911", 3, false),
        ("3", "0911", 4, true),
        ("5", "0909", 1, false),
        ("5", "0909", 2, true),
    ] {
        let mut battle = field(&format!("phase 2; PKR1 0914 S nc3; TEL3 0915 N; leader andrzej {leader}"));
        // In range he helps: 7:1, where a nine is D2 too.
        battle.roll([4, 5, throw]).play("attack PKR1 x 0915; back TEL3 0916; back TEL3 0917; face N");
        assert_eq!(battle.said("pursuit-throw", "distance"), [distance], "throw {throw}");
        let says = if must { "told-must-pursue" } else { "told-may-pursue" };
        assert_eq!(battle.sentences("pursuit-throw"), [says], "{distance} hexes, throw {throw}");
        assert_eq!(battle.asked(), if must { "allied face" } else { "allied pursue" });
    }
}

#[test]
fn r_6_1_8_v_55_at_plus_two_everybody_must_follow_but_those_with_a_leader() {
    for (leader, must) in [("0913", true), ("0914", false)] {
        let mut battle =
            field(&format!("level 2; phase 2; PKR1 0914 S; TEL3 0915 N; leader andrzej {leader}"));
        battle.roll([4, 5]).play("attack PKR1 x 0915");
        battle.plays_on(|battle| quiet_answer(battle).filter(|_| battle.asked() == "order retreat"));
        battle.play("face N");
        assert_eq!(battle.count("pursuit-forced") > 0, must, "{leader}");
        assert_eq!(battle.asked(), if must { "allied face" } else { "allied pursue" });
    }
}

#[test]
fn r_5_4_6_v_45_no_way_out_costs_a_point_and_endangers_the_leader() {
    // He lives on a four, and dies on two and one point lost, three in all.
    for (throw, dies) in [([1, 3], false), ([1, 2], true)] {
        let mut battle = field(
            "phase 2; TIM1 0915 N; TIM2 0915 N; leader wallenrod 0915; PKR1 0914 S; PKR2 1014 SW; PKR3 0916 N
            PKR4 0814 SE; PKR5 1016 NW; PKR6 0815 NE",
        );
        // Everybody who has them in front must attack: 0914, 1014, 0916, 0814, 0815; 1016 faces 1015.
        // Far beyond 9:1; an eleven is D2.
        battle.roll([5, 6]).play("attack PKR1+PKR2+PKR3+PKR4+PKR6 x 0915");
        assert_eq!(battle.asked(), "order loss", "neither can go: one of them is lost");
        // Where he lives, the beaten throw for disorder: a two, which does nothing beside him (9.1.3).
        let disorder: &[u8] = if dies { &[] } else { &[1, 1] };
        battle.roll([&throw, disorder].concat()).then("lose TIM1");
        assert_eq!(battle.said("leader-throw", "needs"), ["3"]);
        assert_eq!(battle.sentences("leader-throw") == ["told-leader-falls"], dies);
        assert_eq!(battle.count("fell-back"), 0);
        assert_eq!(battle.at("TIM1"), "gone");
        if dies {
            // His death takes the other with it (8.1.4), not the retreat.
            assert_eq!((battle.leader_at("wallenrod"), battle.at("TIM2")), ("dead".into(), "gone".into()));
            assert!(battle.cited_by("eliminated").contains(&"G-8.1.4"));
        } else {
            assert_eq!(battle.leader_at("wallenrod"), "0915");
            assert_eq!(battle.at("TIM2"), "0915 N pf1 nc0", "one point in all");
        }
    }
}

#[test]
fn r_5_4_4_v_46_riders_sweep_their_own_foot_away() {
    let mut battle = field("phase 2; PKR1 0914 S nc3; TEL3 0915 N; TIL1 0916 N; TGM1 1015 N; TGM2 0815 N");
    let retreats = |battle: &Game| quiet_answer(battle).filter(|_| battle.asked() == "order retreat");
    battle.roll([4, 5]).play("attack PKR1 x 0915");
    // The only way leads through the foot: it panics and runs three hexes first.
    assert_eq!(battle.at("TIL1").split(' ').next_back(), Some("panicked"), "{}", battle.at("TIL1"));
    battle.goes_on(retreats);
    // It has run, and faces where it likes; then the riders come.
    assert_eq!(battle.asked(), "order face");
    battle.then("face S");
    assert!(battle.at("TIL1").ends_with("S pf2 nc0 panicked"));
    battle.goes_on(retreats);
    assert_eq!(battle.distance("TIL1", "0916"), 3);
    assert_eq!(battle.distance("TEL3", "0915"), 2);
    let went: Vec<(String, String)> =
        battle.said("fell-back", "unit").into_iter().zip(battle.said("fell-back", "to")).collect();
    let through = went.iter().filter(|(unit, to)| unit == "TEL3" && to == "0916").count();
    assert_eq!(through, 1, "they went on by the hex that the foot has left");
    // No throw for riding over it nor for its courage; the one throw left is that of the beaten.
    battle.roll([3, 4]).goes_on(|battle| {
        let fights = battle.table.state().now.fight.is_some();
        battle.legal().into_iter().next().filter(|_| fights)
    });
    assert_eq!((battle.count("rode-down"), battle.count("tested"), battle.disorder_rows()), (0, 0, vec![2]));
    assert_eq!(battle.at("TEL3").split(' ').nth(2), Some("pf2"));
}

#[test]
fn ruling_33_v_28_who_must_fight_whom() {
    let mut battle = field("phase 2; PKR1 0914 S; PKR2 1114 SW; TGM1 0915 N; TGM2 1014 N");
    for attack in ["PKR1 x 0915", "PKR2 x 1014", "PKR1+PKR2 x 0915+1014"] {
        assert!(battle.allows(&format!("attack {attack}")), "{attack}");
    }
    // 0915 would be left to nobody; PKR2 would have nobody left; both.
    battle.refuses("attack PKR1 x 1014", "G-5.2.2");
    battle.refuses("attack PKR1 x 0915+1014", "G-5.2.2");
    battle.refuses("attack PKR1+PKR2 x 1014", "G-5.2.3");
    // 5.2.2: attacks are compulsory.
    battle.refuses("end", "G-5.2.2");
}

#[test]
fn r_5_2_2_foot_waits_for_its_own_phase() {
    let mut riding = field("phase 2; PIL1 0914 S; TGM1 0915 N; PKR2 1214 S; TGM2 1215 N");
    riding.refuses("attack PIL1 x 0915", "G-2.0");
    assert_eq!(riding.legal(), ["attack PKR2 x 1215"]);
    assert_eq!(field("phase 4; PIL1 0914 S; TGM1 0915 N").legal(), ["attack PIL1 x 0915"]);
}

#[test]
fn r_8_2_7_v_14_a_leader_alone_dies_whatever_the_throw() {
    let mut battle = field(
        "phase 2; PKR1 0914 S; leader wallenrod 0915; TGM1 3010 S; leader ulrich 3010; leader jagiello 2020",
    );
    battle.roll([6, 6]).play("attack PKR1 x 0915");
    assert_eq!(battle.leader_at("wallenrod"), "dead");
    assert_eq!(
        battle.at("PKR1").split(' ').nth(2),
        Some("pf1"),
        "a twelve at 9:1 costs the attacker a point"
    );
    assert_eq!((battle.morale(), battle.points()), (8, [16, 0]));
    assert_eq!(battle.said("leader-killed", "boxes"), ["8"]);
    assert_eq!(battle.asked(), "allied advance", "into the hex that is free now (R-37)");
}

#[test]
fn r_5_2_9_an_attacker_may_advance_turn_and_advance_again() {
    let mut battle = field("phase 2; PKR1 0914 S nc3; TIM1 0915 N; PKR2 1214 S; TGM2 1215 N");
    // Armour 2 and charge 3 at 2:1: 7:1, a six is D3 -1: the levy is gone.
    battle.roll([3, 3]).play("attack PKR1 x 0915");
    assert_eq!((battle.at("TIM1"), battle.asked()), ("gone".into(), "allied advance".into()));
    battle.play("advance 0915");
    assert_eq!(battle.asked(), "allied face");
    battle.play("face SE");
    assert_eq!(battle.at("PKR1"), "0915 SE pf2 nc0", "a turn ends the charge");
    battle.play("advance 1015; face SE");
    assert_eq!(battle.at("PKR1"), "1015 SE pf2 nc0", "one for the hex, one off after the combat");
    assert!(battle.is("PKR1", "fought"));
}

#[test]
fn r_t_4_v_43_one_throw_each_in_its_own_column() {
    // 6:3, armour 2 and charge 3 against armour 1: 6:1, where a four is D3. Then one twelve for all of them.
    let mut battle = field(
        "
        phase 2; PKR1 0814 S nc3; PKR2 0914 S nc3; PKR3 1014 S nc3; TPM1 0815 N pf1
        TGM1 0915 N pf1; TIL1 1015 N pf1
        ",
    );
    battle.roll([1, 3, 6, 6]).fights_out("attack PKR1+PKR2+PKR3 x 0815+0915+1015");
    assert_eq!((battle.column(), battle.disorder_rows()), ("6:1", vec![3]));
    let beaten = [("TGM1", "0915", false), ("TPM1", "0815", true), ("TIL1", "1015", true)];
    for (name, from, shaken) in beaten {
        assert_eq!(battle.distance(name, from), 3, "{name}");
        let end = if shaken { "pf1 nc0 disorganised" } else { "pf1 nc0" };
        assert!(battle.at(name).ends_with(end), "{name} {}", battle.at(name));
    }
}

#[test]
fn ruling_13_v_44_the_demoralised_need_no_throw() {
    // One in good order, one disorganised already, one with a leader; all attacked together.
    let mut battle = field(
        "phase 2; PKR1 0814 S nc3; PKR2 0914 S nc3; PKR3 1014 S nc3
        TPM1 0815 N pf1; TEL2 0915 N pf1 disorganised; TSC2 1015 N pf1; leader wallenrod 1015",
    );
    let attack = "attack PKR1+PKR2+PKR3 x 0815+0915+1015";
    assert_eq!(battle.sums(attack), "6:3 [2 G-5.2.8, 3 G-5.6.4] [1 G-5.2.8, 2 G-8.2.1] 4:1");
    // A two is -1 / D3D. The only other throw is for the leader (8.2.4): he lives.
    let mut first = Some(attack.to_string());
    battle.roll([1, 1, 3, 4]).plays_on(|battle| {
        let attack = first.take();
        let fights = battle.table.state().now.fight.is_some();
        // He goes with his unit, and everybody to a hex of his own.
        let wanted = |text: &String| match text.split(' ').collect::<Vec<_>>()[..] {
            ["lose", unit] => unit == "PKR2",
            ["back", unit, at, ref led @ ..] => (unit == "TSC2") != led.is_empty() && nobody(battle, at),
            _ => true,
        };
        attack.or_else(|| battle.legal().into_iter().find(wanted).filter(|_| fights))
    });
    assert!(battle.table.state().now.fight.is_none(), "{}", battle.asked());
    assert_eq!(battle.column(), "4:1");
    let strength = ["PKR1", "PKR2", "PKR3"].map(|name| battle.at(name).contains("pf1"));
    assert_eq!(strength, [false, true, false], "the attacker's own loss");
    for (name, from, cohesion) in
        [("TPM1", "0815", " disorganised"), ("TEL2", "0915", " panicked"), ("TSC2", "1015", "")]
    {
        assert_eq!(battle.distance(name, from), 3, "{name}");
        assert!(battle.at(name).ends_with(&format!(" pf1 nc0{cohesion}")), "{name} {}", battle.at(name));
    }
    assert_eq!(battle.leader_at("wallenrod"), battle.at("TSC2")[..4]);
    assert_eq!(battle.disorder_rows(), Vec::<u8>::new(), "no throw");
    assert_eq!(battle.count("tested"), 0);
}
