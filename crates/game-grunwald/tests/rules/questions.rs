//! Whose question it is, of which few somebody is to be named, and what ends the battle.

use crate::field::*;
use crate::interplay_told::why;
use engine::dice::Scripted;
use engine::ruleset::Ruleset;
use game_grunwald::event::Event;
use game_grunwald::state::{ALLIED, ORDER};

/// Is the question an answer to what the other side does, and does the list leave legal answers out?
fn kind(battle: &Game) -> (bool, bool) {
    let question = battle.look().question().expect("somebody is asked");
    (question.reaction, question.open)
}

#[test]
fn r_2_0_who_answers_the_other_side_is_asked_for_a_reaction() {
    // Whoever sets up, moves or strikes answers nobody.
    assert_eq!(kind(&set_up("choc-des-titans")), (false, true));
    assert_eq!(kind(&set_up("avant-garde")), (false, false), "there it stands as it is written");
    assert_eq!(kind(&field("PKR1 0915 N; PKR2 0920 N")), (false, false));
    assert_eq!(
        kind(&field("phase 2; PKR1 0914 S; TGM1 0915 N")),
        (false, true),
        "any closed combat is legal"
    );
    let excess = field("phase 9 excess 4924; razed 4924; LIL1 4924 N; LIL2 4924 N; LIL3 4930 N");
    assert!(!kind(&excess).0);
    let foreign = field("phase 9 excess 4924; razed 4924; TIL1 4924 N; TIL2 4924 N; PIL3 4930 N");
    assert!(!kind(&foreign).0, "whoever's phase it was");
    // Who is shot at, ridden against or beaten does.
    let mut shot = field("phase 1; TAT1 0912 S; PKR1 0925 N; TXB1 0914 N");
    shot.play("move TAT1; f");
    assert_eq!((shot.asked().as_str(), kind(&shot)), ("order fire", (true, false)));
    shot.play("fire TXB1 TAT1");
    assert_eq!((shot.asked().as_str(), kind(&shot)), ("allied shoot-back", (true, false)));
    let mut beaten = field("phase 2; PKR1 0914 S nc3; TEL3 0915 N");
    beaten.roll([4, 5]).play("attack PKR1 x 0915");
    assert_eq!((beaten.asked().as_str(), kind(&beaten)), ("order retreat", (true, false)));
}

#[test]
fn ruling_48_more_can_be_named_than_is_listed_while_somebody_may_come() {
    let open = |text: &str| kind(&field(&format!("PKR1 0915 N; PKR2 0920 N; {text}"))).1;
    assert!(!open(""), "nobody is beside the map");
    assert!(open("PKR3 away 2331 1"), "whoever comes back faces as he likes");
    assert!(!open("PKR3 away 2331 2"), "not yet");
    assert!(!open("PIL1 away 2331 1"), "foot does not come now");
    assert!(!open("TGM1 away 2300 1"), "nor the enemy");
    assert!(open("PKR3 waiting"));
    assert!(!open("PKR3 waiting; arrived 2 0 0 0"), "no more of them in this turn");
}

#[test]
fn ruling_17_a_point_is_lost_by_one_of_those_who_fought() {
    let mut battle = field("phase 2; PKR1 2319 SE nc2; PKR5 2418 S nc3; TEL3 2419 N nc1; PSI1 2317 N");
    battle.roll([1, 3]).play("attack PKR1+PKR5 x 2419");
    assert_eq!(
        (battle.asked().as_str(), battle.legal()),
        ("allied loss", vec!["lose PKR1".into(), "lose PKR5".into()])
    );
    battle.refuses("lose PSI1", "G-R17").refuses("lose TEL3", "G-R17");
}

#[test]
fn r_4_1_2_only_a_winner_who_has_not_gone_can_be_the_next() {
    let mut battle = field("phase 2; PKR1 2319 SE nc2; PKR5 2418 S nc3; TEL3 2419 N nc1; PSI1 2317 N");
    battle.roll([1, 3]).play("attack PKR1+PKR5 x 2419; lose PKR1; back TEL3 2420; back TEL3 2421; face N");
    assert_eq!(battle.asked(), "allied next");
    for name in ["PSI1", "TEL3"] {
        assert!(!battle.allows(&format!("next {name}")), "{name}");
    }
    battle.play("next PKR5");
    assert!(!battle.allows("next PKR5"));
}

#[test]
fn r_11_2_7_who_is_shot_at_answers_the_shooter_or_nobody() {
    let fired = || {
        let mut battle = field("phase 1; TAT1 0912 S; PKR1 0925 N; TXB1 0914 N; TXB2 1013 N");
        battle.play("move TAT1; f; fire TXB1 TAT1");
        battle
    };
    let mut battle = fired();
    assert_eq!(battle.asked(), "allied shoot-back");
    assert!(!battle.allows("shoot-back TXB2"), "he has not shot");
    // Nor need he: then only the arrow of the other flies.
    battle.roll([1, 1]).play("hold-fire");
    assert_eq!((battle.count("shot"), battle.asked() != "allied shoot-back"), (1, true));
}

#[test]
fn r_7_1_5_a_banner_is_taken_over_by_a_friend_who_is_there() {
    let mut battle =
        field("phase 3; PXB1 4924 N marching; PIL1 4924 N; PIL2 4924 N; banner KR PXB1; PIL3 0925 N");
    battle.play("move PXB1; min f N");
    assert_eq!(
        (battle.asked().as_str(), battle.legal()),
        ("allied take-up", vec!["take-up PIL1".into(), "take-up PIL2".into()])
    );
    assert!(!battle.allows("take-up PIL3") && !battle.allows("take-up PXB1"));
}

#[test]
fn r_10_2_2_of_two_ways_home_one_is_named() {
    let mut battle = field("phase 3 panic; PIL1 2628 N panicked must-flee; PIL2 0920 N");
    battle.play("flee PIL1");
    assert_eq!(
        (battle.asked().as_str(), battle.legal()),
        ("allied flee", vec!["flee-to 2629".into(), "flee-to 2529".into()])
    );
    for label in ["2527", "2729", "2630"] {
        assert!(!battle.allows(&format!("flee-to {label}")), "{label}");
    }
}

// ---------------------------------------------------------------- the end

#[test]
fn r_s_5_the_last_turn_is_the_last() {
    let mut battle = field("turn 16; phase 8; PKR1 0915 N; TGM1 2015 N");
    battle.goes_on(|battle| battle.table.decision().and_then(|_| battle.legal().pop()));
    assert!(battle.table.decision().is_none(), "turn {}", battle.turn());
    assert_eq!(battle.turn(), 16);
    // One turn earlier it goes on.
    let mut battle = field("turn 15; phase 8; PKR1 0915 N; TGM1 2015 N");
    battle.passes_to(16, 1);
}

#[test]
fn r_s_6_who_gives_up_has_lost() {
    for (seat, winner) in [(ALLIED, ORDER), (ORDER, ALLIED)] {
        let battle = field("PKR1 0915 N; TGM1 2015 N; points 9 9");
        let (rules, mut state) = (battle.table.rules(), battle.table.state().clone());
        let mut events: Vec<engine::Noted<_>> = Vec::new();
        rules.resign(&mut state, seat, &mut events);
        assert_eq!(rules.outcome(&state).and_then(|outcome| outcome.winner), Some(winner));
        assert!(rules.decision(&state).is_none(), "nobody is asked any more");
        assert!(events.iter().any(|noted| noted.rules.iter().any(|rule| rule.id() == "G-S.6")));
    }
}

#[test]
fn r_5_1_1e_without_dice_nothing_has_happened() {
    let battle = field("phase 2; PKR1 0914 S nc3; TEL3 0915 N");
    let (rules, mut state) = (battle.table.rules(), battle.table.state().clone());
    let mut events: Vec<engine::Noted<_>> = Vec::new();
    let mut none = Scripted::new([]);
    assert!(rules.apply(&mut state, &battle.action("attack PKR1 x 0915"), &mut none, &mut events).is_err());
    assert_eq!(&state, battle.table.state());
}

// ---------------------------------------------------------------- reasons

#[test]
fn r_2_0_who_does_not_move_in_this_phase_is_told_whose_turn_it_is() {
    let battle = field("PKR1 0915 N; PIL1 0920 N; TGM1 2015 N; TIL1 2016 N");
    assert_eq!(why(&battle, "move TGM1"), ("G-2.0", "no-not-yours"));
    assert_eq!(why(&battle, "move TIL1"), ("G-2.0", "no-not-yours"));
    assert_eq!(why(&battle, "move PIL1"), ("G-2.0", "no-foot-later"));
    assert_eq!(why(&battle.with("phase 3"), "move PKR1"), ("G-2.0", "no-cavalry-before"));
}

#[test]
fn r_4_1_4_whoever_has_moved_is_told_so_and_whoever_only_spent_his_time_too() {
    let why = |marks: &str| why(&field(&format!("PKR1 0915 N {marks}; PKR2 0920 N")), "move PKR1");
    assert_eq!(why("done rode"), ("G-4.1.4", "no-done"));
    assert_eq!(why("done"), ("G-4.1.4", "no-time-left"));
}

#[test]
fn r_7_1_3_who_is_bound_is_told_so_in_the_midst_of_his_move() {
    let mut battle = field("PKR1 0920 N; banner KR PKR1; PKR2 0918 N; PKR4 0925 N");
    battle.play("move PKR1; f; pass KR PKR2; stop");
    assert!(battle.is("PKR2", "bound"));
    assert_eq!(why(&battle, "move PKR2").0, "G-7.1.3");
    // Ready to shoot nobody rides on.
    let mut archers = field("phase 3; PXB1 0920 N; PIL2 0925 N");
    archers.play("move PXB1");
    assert_eq!(archers.barred_by("f"), "G-11.1.1");
}

#[test]
fn r_s_3_what_keeps_a_reinforcement_from_coming_is_said() {
    let mut battle = begun("blitzkrieg-1410");
    battle.passes_to(1, 5);
    let waits = |mounted: bool, seat| {
        let look = battle.look();
        let mut all = game_grunwald::ids::UnitId::all(look.state.units.len());
        let unit = all.find(|id| {
            let card = look.card(*id);
            let waits = look.state.unit(*id).whereabouts == game_grunwald::state::Whereabouts::Waiting;
            waits && card.kind.mounted() == mounted && card.side == seat
        });
        look.name(unit.expect("somebody waits")).to_string()
    };
    let mover = battle.decision().seat;
    let (horse, foot) = (waits(true, mover), waits(false, mover));
    let there = |battle: &Game, name: &str| {
        let start = format!("enter {name} ");
        battle.legal_with(&start).first().cloned().unwrap_or_else(|| format!("enter {name} 1431 N"))
    };
    assert!(battle.allows(&there(&battle, &horse)));
    assert_eq!(why(&battle, &there(&battle, &foot)).1, "no-foot-later");
    let on_map = battle.legal_with("move ").first().expect("somebody is there").replace("move ", "");
    assert_eq!(why(&battle, &format!("enter {on_map} 1431 N")).1, "no-entry-waiting");
}

#[test]
fn r_5_2_12b_only_the_phase_after_the_combats_says_that_they_are_fought() {
    let mut battle = field("PKR1 0914 S; TEL3 0915 N; PIL1 0920 N");
    battle.play("end").cites_not("G-5.2.12b").cites("G-R62");
    battle.roll_first([6, 6], 3).fights_out("attack PKR1 x 0915");
    assert_eq!(battle.phase(), 3);
    battle.cites("G-5.2.12b");
}

#[test]
fn r_5_6_11_only_who_had_speed_loses_it_by_striking() {
    let mut foot = field("phase 4; PIL1 0914 S; TIM1 0915 N");
    foot.roll_always(3).fights_out("attack PIL1 x 0915");
    assert!(!foot.events().any(|event| matches!(event, Event::Struck { .. })));
}

#[test]
fn r_5_1_1g_that_nobody_is_shaken_is_said_when_nobody_is() {
    for (dice, nobody) in [([1, 1], false), ([1, 2], true)] {
        let mut battle = field("phase 2; PKR1 0914 S nc3; TEL3 0915 N");
        battle.roll([4, 5]).play("attack PKR1 x 0915");
        battle.falls_back("TEL3", "0916 0917").play("face N");
        battle.roll(dice).play("face S");
        let said = battle.events().find_map(|event| match event {
            Event::DisorderThrow { nobody, .. } => Some(*nobody),
            _ => None,
        });
        assert_eq!(said, Some(nobody), "{dice:?}");
    }
}

#[test]
fn ruling_43_riders_flee_before_foot_and_each_is_told_when() {
    let battle = field("phase 3 panic; PIL1 2628 N panicked must-flee; PKR1 0915 N panicked; PKR2 0920 N");
    assert_eq!(why(&battle, "flee PKR1"), ("G-R43", "no-cavalry-before"));
    let gone = field("phase 3 panic; PIL1 2628 N panicked must-flee; PKR1 gone; PKR2 0920 N");
    assert_eq!(why(&gone, "flee PKR1"), ("G-10.2.2", "no-not-on-map"));
}

#[test]
fn ruling_46_a_leader_who_was_left_is_not_taken_up_again_in_the_same_move() {
    let mut battle = field("PKR1 0915 N; leader zyndram 0915; leader andrzej 0920; PKR2 0920 N");
    battle.play("move PKR1");
    battle.refuses("take andrzej", "G-8.1.2");
    battle.play("take zyndram; leave").refuses("take zyndram", "G-R46");
}

#[test]
fn ruling_45_only_a_regular_unit_wins_the_banner_of_one_that_runs_among_enemies() {
    let start = field("phase 5 panic; TGM1 0920 N panicked must-flee; banner GM TGM1; TGM5 2510 N");
    let home = label(start.look().ways_home(start.id("TGM1"), hex("0920")).next[0]).to_string();
    let caught = |enemies: &[&str]| {
        let there: Vec<String> = enemies.iter().map(|enemy| format!("{enemy} {home} N pf1")).collect();
        let mut battle = start.with(&there.join("; "));
        battle
            .play("flee TGM1")
            .goes_on(|battle| battle.asked().ends_with("flee").then(|| format!("flee-to {home}")));
        battle.banner("GM")
    };
    assert_eq!(caught(&["PXB1"]), "PXB1", "foot that shoots may win one");
    assert_eq!(caught(&["PXB1", "PIL1"]), "PIL1", "but not before a regular unit");
    assert_eq!(caught(&["PIL1", "PXB1"]), "PIL1");
}

#[test]
fn r_7_1_1_the_banner_of_who_takes_no_part_goes_to_another_rider_beside_a_leader() {
    let usual = set_up("choc-des-titans");
    let seat = usual.decision().seat;
    let mut all = usual.with("");
    all.play("default");
    let id = if seat == ORDER { "GM" } else { "KR" };
    let bearer = all.banner(id);
    let mut battle = usual.with(&format!("{bearer} absent"));
    battle.play("default");
    let other = battle.banner(id);
    assert_ne!(other, bearer);
    let look = battle.look();
    assert!(look.card(battle.id(&other)).kind.mounted() && look.leader_with(battle.id(&other)), "{other}");
    assert!(battle.allows("ready"));
}
