//! One answer to "may this be done?": what is refused, by which rules, each of several broken ones, and no click says otherwise.

use crate::field::{Field, Game, field, hex};
use engine::decision::Hand;
use engine::ruleset::Ruleset;

/// The reasons of a refusal, each with its rule and its sentence.
#[track_caller]
fn reasons(battle: &Game, text: &str) -> Vec<(&'static str, &'static str)> {
    let no = battle.look().check(&battle.action(text)).expect_err("it is not legal");
    no.reasons.iter().map(|it| (it.rule.map_or("none", |rule| rule.id()), it.why.id)).collect()
}

// ---------------------------------------------------------------- counter-charges and facings

#[test]
fn r_4_5_1_nobody_joins_a_counter_charge_into_a_full_hex() {
    let mut battle = field("phase 5; PKR1 0915 N; PKR2 1014 NW; TGM1 0912 S");
    battle.play("move TGM1; f");
    // Whoever comes first finds room in 0914, and fills it.
    assert!(battle.allows("counter PKR1 0914") && battle.allows("counter PKR2 1013"));
    battle.play("counter PKR1 0914");
    assert_eq!(reasons(&battle, "counter PKR2 0914"), [("G-4.5.1", "no-room")]);
    assert!(battle.allows("counter PKR2 1013"), "another way is open");
    assert_eq!(reasons(&battle, "counter PKR2 1114"), [("G-5.7.2", "no-counter-way")]);
}

#[test]
fn r_4_3_4_after_an_advance_at_speed_the_sharp_turn_is_refused_for_the_speed() {
    // A charge level of 3 and a hex more, less one for the combat: it is still too fast for more than a sixth.
    let mut battle = field("phase 2; PKR1 0914 S nc3; TIM1 0915 N; PKR2 1214 S; TGM2 1215 N");
    battle.roll([3, 3]).play("attack PKR1 x 0915; advance 0915");
    assert_eq!(battle.asked(), "allied face");
    for (facing, fits) in
        [("S", true), ("SE", true), ("SW", true), ("N", false), ("NE", false), ("NW", false)]
    {
        assert_eq!(battle.allows(&format!("face {facing}")), fits, "{facing}");
        assert_eq!(battle.lists(&format!("face {facing}")), fits, "{facing}");
    }
    assert_eq!(reasons(&battle, "face N"), [("G-4.3.4", "no-too-fast")]);
}

// ---------------------------------------------------------------- panic

#[test]
fn ruling_60_who_was_stopped_by_a_shot_does_not_flee_and_is_told_so() {
    let mut battle = field("phase 3 panic; PIL1 2628 N panicked must-flee stopped; PIL2 0920 N");
    let effects = |text: &str| -> Vec<&'static str> {
        battle.foretold(text).iter().map(|(effect, _)| *effect).collect()
    };
    assert_eq!(effects("flee PIL1"), ["effect-held-from-flight"]);
    assert_eq!(effects("rally PIL1"), ["effect-try-rally", "effect-held-from-flight"]);
    battle.play("flee PIL1").cites("G-R60");
    assert_eq!(battle.at("PIL1"), "2628 N pf2 nc0 panicked", "it stays where it is");
    assert!(battle.count("held") == 1);
    // Nobody else hears of it.
    let mut free = field("phase 3 panic; PIL1 2628 N panicked must-flee; PIL2 0920 N");
    assert!(free.foretold("flee PIL1").is_empty());
    free.play("flee PIL1");
    assert!(free.count("held") == 0);
}

// ---------------------------------------------------------------- two rules at once

#[test]
fn r_4_1_3_r_4_2_2_an_enemy_ahead_and_no_points_are_both_named() {
    let mut battle = field("PKR1 0915 N; TIL1 0914 S; TGM1 2020 S");
    battle.play("move PKR1");
    assert_eq!(reasons(&battle, "f"), [("G-4.2.2", "no-enemy")], "with points there is one reason");
    let tired = battle.with("walk left 1");
    assert_eq!(reasons(&tired, "f"), [("G-4.2.2", "no-enemy"), ("G-4.1.3", "no-points")]);
}

#[test]
fn r_4_3_4_r_4_3_8_too_fast_and_turned_already_are_both_named() {
    let mut battle = field("LME1 0920 N nc3; TGM1 2020 S");
    battle.play("move LME1");
    assert_eq!(reasons(&battle, "l2"), [("G-4.3.4", "no-too-fast")]);
    let turned = battle.with("walk turned true");
    assert_eq!(reasons(&turned, "l2"), [("G-4.3.8", "no-turned-here"), ("G-4.3.4", "no-too-fast")]);
}

#[test]
fn r_11_1_6_r_11_2_1_shot_already_and_out_of_zone_are_both_named() {
    let battle = field("phase 5 open-fire; PXB1 0915 N shot; PXB2 0815 N; TGM1 0914 S; TGM2 0925 S");
    assert_eq!(reasons(&battle, "fire PXB1 TGM1"), [("G-11.1.6", "no-shot-already")]);
    assert_eq!(reasons(&battle, "fire PXB2 TGM2"), [("G-11.2.1", "no-out-of-zone")]);
    let both = [("G-11.1.6", "no-shot-already"), ("G-11.2.1", "no-out-of-zone")];
    assert_eq!(reasons(&battle, "fire PXB1 TGM2"), both);
}

#[test]
fn r_2_0_ruling_33_of_several_attackers_each_has_his_reason() {
    let battle = field("phase 2; PKR1 0915 N; PKR2 1015 S; PIL1 0815 NE; TGM1 0914 S; TGM2 1014 S");
    assert_eq!(
        reasons(&battle, "attack PIL1+PKR2 x 0914"),
        [("G-2.0", "no-attacks-later"), ("G-5.2.4", "no-not-in-front")]
    );
}

// ---------------------------------------------------------------- one answer for all who ask

/// Why a click with a piece in hand does nothing.
#[track_caller]
fn click(battle: &Game, name: &str, label: &str) -> (&'static str, &'static str) {
    let hand = Hand::Piece(battle.id(name).into());
    let to = game_grunwald::telling::place(battle.table.rules(), hex(label));
    let no = battle.table.rules().why_not(battle.table.state(), hand, to).expect("it is refused");
    (no.reasons[0].rule.map_or("none", |rule| rule.id()), no.reasons[0].why.id)
}

#[test]
fn r_5_2_4_a_click_and_a_command_are_refused_alike() {
    let battle = field("phase 2; PKR1 0915 N; TGM1 0914 S; TGM2 2014 S");
    assert_eq!(click(&battle, "PKR1", "2014"), reasons(&battle, "attack PKR1 x 2014")[0]);
    let shots = field("phase 5 open-fire; PXB1 0915 N; TGM1 0914 S; TGM2 0925 S");
    assert_eq!(click(&shots, "PXB1", "0925"), reasons(&shots, "fire PXB1 TGM2")[0]);
    let mut march = field("PKR1 0915 N; TIL1 0914 S; TGM1 2020 S");
    march.play("move PKR1");
    assert_eq!(click(&march, "PKR1", "0914"), reasons(&march, "f")[0]);
}

#[test]
fn r_4_1_2_what_answers_another_question_is_refused_by_the_rule_that_asks() {
    let mut battle = field("PKR1 0915 N; PKR2 1515 N; TGM1 2020 S");
    assert_eq!(reasons(&battle, "f"), [("G-2.1.1", "no-not-asked")]);
    assert_eq!(reasons(&battle, "attack PKR1 x 2020"), [("G-2.1.1", "no-not-asked")]);
    battle.play("move PKR1");
    assert_eq!(reasons(&battle, "move PKR2"), [("G-4.1.1", "no-not-asked")]);
    assert_eq!(reasons(&battle, "hold-fire"), [("G-4.1.1", "no-not-asked")]);
}
