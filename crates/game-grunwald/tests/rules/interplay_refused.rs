//! Where several rules meet: what is refused, and by which of them; what a combat's last hexes hold; positions in mid-charge.

use crate::field::*;
use crate::interplay_told::why;
use engine::ruleset::Ruleset;
use engine::text::Lang;
use game_grunwald::Grunwald;
use game_grunwald::event::Event;

// ---------------------------------------------------------------- 4.4 coming back

/// PKR1 has left by 2331 and may come back.
fn away(more: &str) -> Game {
    field(&format!("PKR1 away 2331 1; PKR2 0920 N; TGM1 0925 S; {more}"))
}

#[test]
fn r_4_4_3_what_keeps_a_unit_from_coming_back_is_said() {
    assert_eq!(why(&away("PKR1 away 2331 7"), "return PKR1 2331 N"), ("G-4.4.3", "no-return-too-soon"));
    let gone = away("PIL1 away 2331 1");
    assert!(gone.allows("return PKR1 2331 N"));
    assert_eq!(why(&gone, "return PKR1 0200 N"), ("G-4.4.4", "no-return-far"));
    assert_eq!(why(&gone, "return PIL1 2331 N"), ("G-R47", "no-foot-later"));
    assert_eq!(why(&gone, "return PKR2 2331 N"), ("G-4.4.1", "no-return-not-away"));
    assert_eq!(why(&gone, "return TGM1 2331 N"), ("G-4.1.1", "no-not-yours"));
    let foot = field("phase 3; PKR1 away 2331 1; PIL2 0920 N");
    assert_eq!(why(&foot, "return PKR1 2331 N"), ("G-R47", "no-cavalry-before"));
    assert_eq!(why(&away("PKR3 2331 N"), "return PKR1 2331 N"), ("G-4.4.9", "no-room"));
    assert_eq!(why(&away("TGM2 2330 S"), "return PKR1 2331 N"), ("G-4.4.7", "no-entry-held"));
    assert_eq!(why(&away("leader wallenrod 2331"), "return PKR1 2331 N"), ("G-R47", "no-return-leader"));
}

#[test]
fn r_4_4_3_what_keeps_a_leader_from_coming_back_is_said() {
    let start = "PKR2 0920 N; TGM1 0925 S; leader ulrich 0925";
    let early = field(&format!("{start}; leader zyndram away 2331 7"));
    assert_eq!(why(&early, "return ulrich 2331"), ("G-4.1.1", "no-not-your-leader"));
    assert_eq!(why(&early, "return zyndram 2331"), ("G-4.4.3", "no-return-too-soon"));
    let battle = field(&format!("{start}; leader zyndram away 2331 1"));
    assert!(battle.allows("return zyndram 2331"));
    assert_eq!(why(&battle, "return zyndram 0200"), ("G-4.4.4", "no-return-far"));
    assert_eq!(why(&battle.with("TGM2 2330 S"), "return zyndram 2331"), ("G-4.4.7", "no-entry-held"));
}

#[test]
fn r_4_4_5_who_was_put_back_is_refused_everything_else_for_that() {
    let mut battle = away("");
    battle.play("return PKR1 2331 N");
    for text in ["move PKR1", "wreck PKR1"] {
        assert_eq!(why(&battle, text), ("G-4.4.5", "no-put-back"), "{text}");
    }
}

#[test]
fn ruling_42_who_is_put_back_among_the_disordered_is_foretold_to_be_tested() {
    let told = |cohesion: &str| {
        let mut battle = field(&format!("PKR1 away 2331 1 pf1; PKR2 2331 N pf1 {cohesion}; TGM1 0925 S"));
        let back = "return PKR1 2331 N";
        let foretold = battle.foretold(back).iter().any(|(id, _)| *id == "effect-tested");
        battle.roll_always(1).play(back);
        (foretold, battle.events().any(|event| matches!(event, Event::Tested { .. })))
    };
    assert_eq!(told("disorganised"), (true, true));
    assert_eq!(told(""), (false, false));
}

#[test]
fn r_4_4_5_who_was_put_back_neither_rallies_nor_moves_in_that_phase_and_may_in_the_next() {
    let mut battle = away("PKR1 away 2331 1 disorganised");
    battle.play("return PKR1 2331 N");
    assert_eq!(why(&battle, "rally PKR1"), ("G-4.4.5", "no-put-back"));
    battle.passes_to(2, 1);
    assert!(battle.allows("rally PKR1") && battle.allows("move PKR1"));
}

#[test]
fn ruling_81_a_leader_who_comes_back_is_put_down() {
    let mut battle = field("PKR2 0920 N; TGM1 0925 S; leader zyndram away 2331 1");
    battle.play("return zyndram 2331").cites("G-4.4.5").cites("G-R81");
}

// ---------------------------------------------------------------- 5 combat

#[test]
fn r_10_2_1_who_controls_nothing_is_refused_an_attack_for_that() {
    let battle = field("phase 2; PKR1 0915 N panicked; PKR2 1015 N; PIL1 0815 NE; TGM1 0914 S; TGM2 1014 S");
    assert_eq!(why(&battle, "attack PKR1 x 0914"), ("G-10.2.1", "no-attacker"));
    assert_eq!(why(&battle, "attack PIL1 x 0914"), ("G-2.0", "no-attacks-later"));
    assert_eq!(why(&battle, "attack PIL1 x 2020"), ("G-2.0", "no-attacks-later"), "whatever is in front");
    assert_eq!(why(&battle, "attack TGM2 x 1015"), ("G-2.0", "no-not-yours"));
}

#[test]
fn ruling_33_the_hex_that_was_attacked_is_named_and_not_all_in_front() {
    let battle = field("phase 2; PKR1 0915 N; TGM1 0914 S struck; TGM3 1014 S");
    assert_eq!(why(&battle, "attack PKR1 x 0914"), ("G-R33", "no-hex-attacked-already"));
}

#[test]
fn ruling_16_a_pursuer_who_comes_among_the_disordered_is_foretold_his_test() {
    let foretold = |cohesion: &str| {
        let mut battle = field(&format!(
            "phase 2; PKR1 0915 N pf1 nc3; PKR3 0814 SW pf1 {cohesion}; TGM1 0914 S; TGM2 2020 N; \
             leader zyndram 1016"
        ));
        battle.attack_until("attack PKR1 x 0914", |battle| {
            let fight = battle.table.state().now.fight.as_deref();
            fight.is_some_and(|fight| (fight.losses, fight.retreat) == ([0; 2], Some((false, 2))))
                && battle.lists("back TGM1 0913")
                && battle.at("PKR1") != "gone"
        });
        // A one, and he need not follow.
        battle.falls_back("TGM1", "0913 0912");
        battle.roll_always(1).play("face NE; pursue 1");
        battle.foretold("on 0814").contains(&("effect-tests-later", "G-R16"))
    };
    assert!(foretold("disorganised"));
    assert!(!foretold(""));
}

// ---------------------------------------------------------------- 9 and 10

#[test]
fn ruling_44_who_has_no_time_left_is_refused_his_rally_by_one_rule() {
    let battle = field("PKR1 0915 N disorganised done rode; PKR2 1015 N disorganised done; PKR4 0925 N");
    assert_eq!(why(&battle, "rally PKR1"), ("G-R44", "no-moved-already"));
    assert_eq!(why(&battle, "rally PKR2"), ("G-R44", "no-time-left"));
}

#[test]
fn r_10_2_2_who_need_not_flee_is_told_why() {
    let battle = field(
        "phase 1 panic; PKR1 0915 N panicked must-flee; PKR2 0815 N disorganised; PIL1 1115 N panicked; \
         TGM1 0905 N panicked",
    );
    assert_eq!(why(&battle, "flee PKR2"), ("G-10.2.2", "no-no-panic"));
    assert_eq!(why(&battle, "flee TGM1"), ("G-10.2.2", "no-not-yours"));
    assert_eq!(why(&battle, "flee PIL1"), ("G-R43", "no-foot-later"));
    assert!(battle.allows("flee PKR1"));
}

// ---------------------------------------------------------------- whom nobody knows

/// Why a text is no action, in both languages.
fn unread(battle: &Game, text: &str) -> [String; 2] {
    let refusal = battle.table.read(text).map(drop).expect_err("nobody is meant");
    [Lang::En, Lang::Fr].map(|lang| refusal.say(Grunwald::texts(), lang))
}

#[test]
fn who_takes_no_part_is_told_from_whom_there_is_not() {
    let battle = begun("avant-garde");
    for (text, en, fr) in [
        (
            "move TGM1",
            "the counter “TGM1” takes no part in this battle",
            "le pion «\u{a0}TGM1\u{a0}» ne prend pas part à cette bataille",
        ),
        (
            "move merlin",
            "there is neither a counter nor a leader “merlin” in this battle",
            "il n’y a ni pion ni chef «\u{a0}merlin\u{a0}» dans cette bataille",
        ),
        (
            "move ulrich",
            "the leader “ulrich” takes no part in this battle",
            "le chef «\u{a0}ulrich\u{a0}» ne prend pas part à cette bataille",
        ),
        (
            "wreck merlin",
            "there is no counter “merlin” in this battle",
            "il n’y a pas de pion «\u{a0}merlin\u{a0}» dans cette bataille",
        ),
        (
            "take merlin",
            "there is no leader “merlin” in this battle",
            "il n’y a pas de chef «\u{a0}merlin\u{a0}» dans cette bataille",
        ),
    ] {
        assert_eq!(unread(&battle, text), [en, fr], "{text}");
    }
    // One that a position leaves out.
    assert_eq!(field("PKR1 0915 N; TGM1 2010 S").why("move PKR2"), "no-takes-no-part");
}

// ---------------------------------------------------------------- positions

#[test]
fn r_8_2_6_a_position_with_a_leader_under_the_hooves_of_a_counter_charge_can_be_read_again() {
    let mut battle = field(
        "phase 1; PLI1 0912 S; TGM1 0915 N pf1; TGM2 0915 N pf1; leader zyndram 0914; leader jagiello 2020",
    );
    battle.play("move PLI1; f; counter TGM1 0914");
    assert_eq!(battle.asked(), "order counter-charge", "a second one may ride");
    // What the program writes it reads.
    let written = battle.written();
    assert_eq!(battle.with("").written(), written);
    // Without the charge nobody stands among enemies.
    let plain = written.lines().filter(|line| !line.starts_with("under-way")).collect::<Vec<_>>().join("\n");
    assert!(testkit::flaw_of::<Grunwald>(&plain).contains("zyndram"));
}
