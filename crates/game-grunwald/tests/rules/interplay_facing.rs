//! Where several rules meet: facings after a retreat, advances, leaders, walls, and what is told of them.

use crate::field::*;
use engine::Ruleset;
use engine::explain::Explanation;
use game_grunwald::content::CONTENT;
use game_grunwald::event::Event;
use game_grunwald::field::OFF;
use game_grunwald::state::Task;
use game_grunwald::telling::place;
use hexboard::Side;

/// The unit that is asked to choose its facing.
fn faces(battle: &Game) -> Option<&str> {
    match battle.table.state().now.tasks.last() {
        Some(Task::Face { unit, .. }) => Some(battle.look().name(*unit)),
        _ => None,
    }
}

fn says(explanation: &Explanation, id: &str) -> bool {
    explanation.effects.iter().any(|effect| effect.says.id == id)
}

fn result(explanation: &Explanation, key: &str) -> i32 {
    explanation.accounts.iter().find(|account| account.key == key).expect("an account").result
}

// ---------------------------------------------------------------- 4.3.7

#[test]
fn r_4_3_7_foot_that_is_swept_along_faces_where_it_likes() {
    let mut battle = field("phase 2; PKR1 0914 S nc3; TEL3 0915 N; TIL1 0916 N");
    // 6:1, a nine: D2, right through the foot, which runs three hexes.
    battle.roll([4, 5]).play("attack PKR1 x 0915; back TEL3 0916");
    battle.plays_on(|battle| {
        let runs = battle.asked() == "order retreat" && faces(battle).is_none();
        battle.legal().into_iter().next().filter(|_| runs)
    });
    assert_eq!(faces(&battle), Some("TIL1"), "before the riders come in");
    battle.play("face NE");
    assert!(battle.at("TIL1").ends_with("NE pf2 nc0 panicked"), "{}", battle.at("TIL1"));
}

#[test]
fn r_4_3_7_the_panicked_face_where_they_like_after_a_retreat() {
    let mut battle = field("phase 2; PKR1 0914 S; TEL3 0915 N panicked");
    // No strength at all is 9:1; a nine: D2.
    battle.roll([4, 5]).play("attack PKR1 x 0915");
    battle.falls_back("TEL3", "0916 0917");
    assert_eq!(faces(&battle), Some("TEL3"));
    // Somebody's will is not asked: nobody leads, so PKR1 must follow.
    battle.play("face S");
    assert!(battle.at("TEL3").starts_with("0917 S"), "{}", battle.at("TEL3"));
}

#[test]
fn r_4_3_7_foot_that_steps_aside_faces_where_it_likes() {
    let mut battle = field("PSI1 0915 N nc2; TIL1 0914 N; PKR3 0925 N");
    battle.play("move PSI1");
    // A three: the rider passes with a four less one, the foot with a two and one more.
    battle.roll([1, 4, 2]).play("overrun");
    assert!(!battle.cited().contains(&"G-5.8.7"));
    assert_eq!(battle.asked(), "order aside");
    let rules = battle.play_first("aside ").cited_by("worse");
    assert!(
        rules.contains(&"G-5.8.5a") && !rules.contains(&"G-5.8.7"),
        "it gave way, nobody failed: {rules:?}"
    );
    assert_eq!(faces(&battle), Some("TIL1"));
    battle.play("face SW");
    assert!(battle.at("TIL1").contains(" SW pf2"));
}

// ---------------------------------------------------------------- what is told before

#[test]
fn r_4_2_5_a_counter_charge_into_woods_is_reckoned_in_disorder() {
    let mut battle = field("phase 5; PKR1 3424 NE nc2; TGM1 3622 S; TGM2 2010 S");
    battle.play("move TGM1; f");
    assert_eq!(battle.asked(), "allied counter-charge");
    let told = battle.explanation("counter PKR1 3524");
    assert!(says(&told, "effect-ground"));
    // What is told is what comes: two points, halved.
    battle.roll([3, 3, 3, 4]).plays_on(|battle| match battle.asked().as_str() {
        "allied counter-charge" => battle.legal().first().cloned(),
        _ if battle.table.state().now.fight.is_some() => battle.legal().last().cloned(),
        _ => None,
    });
    let fought = clash(&battle);
    assert_eq!((result(&told, "attack"), result(&told, "column")), (1, i32::from(fought.column)));
    assert_eq!(fought.attack.sum(), 1);
}

#[test]
fn r_12_1_8_an_attack_on_a_crowded_fort_is_reckoned_with_four_points() {
    let mut battle =
        field("phase 6; TGM1 4923 S; TGM2 2010 S; LIL1 4924 N; LIL2 4924 N; LIL3 4924 N; LIL4 4924 N");
    let told = battle.explanation("attack TGM1 x 4924");
    assert!(says(&told, "effect-fort"));
    assert_eq!((result(&told, "attack"), result(&told, "defence")), (1, 4));
    battle.play("attack TGM1 x 4924");
    assert_eq!(battle.asked(), "allied fort");
    let usual = battle.look().usual_fort_group(&[], hex("4924"), &[]);
    assert!(usual.is_empty(), "nobody of nobody");
    let units = ["LIL1", "LIL2", "LIL3", "LIL4"].map(|name| battle.id(name));
    let units = battle.look().usual_fort_group(&units, hex("4924"), &[]);
    let names: Vec<&str> = units.iter().map(|id| battle.look().name(*id)).collect();
    let fort = format!("fort {}", names.join("+"));
    battle.roll([3, 4]).play(&fort);
    let fought = clash(&battle);
    assert_eq!((fought.defence.sum(), i32::from(fought.column)), (4, result(&told, "column")));
}

#[test]
fn r_5_7_1_whoever_stands_behind_may_ride_after() {
    let mut battle = field("phase 5; TGM1 0915 N; PKR1 0916 N; TGM2 2010 S");
    let ahead = place(battle.table.rules(), hex("0914"));
    let open =
        |battle: &Game| battle.ways("TGM1").iter().find(|way| way.to == Some(ahead)).map(|way| way.open);
    assert_eq!(open(&battle), Some(true), "into the hex that is left");
    battle.play("move TGM1");
    assert_eq!(open(&battle), Some(true));
    assert!(says(&battle.explanation("f"), "effect-countered"));
    battle.play("f");
    assert_eq!(battle.asked(), "allied counter-charge");
}

#[test]
fn ruling_71_an_arrival_that_may_be_shot_at_says_so() {
    let told = |shooter: &str| {
        let battle = field(&format!("phase 5; TGM1 waiting; {shooter}; TGM2 2010 S"));
        let enter = battle.legal_with("enter ").pop().expect("somebody waits");
        let ways = battle.ways("TGM1");
        assert!(!ways.is_empty());
        (says(&battle.explanation(&enter), "effect-shot-at"), ways.iter().all(|way| way.open))
    };
    assert_eq!(told("PXB1 2102 N"), (true, true));
    assert_eq!(told("PXB1 2104 N"), (false, false));
}

#[test]
fn ruling_66_a_turn_that_may_be_shot_at_says_so() {
    let turns = |shooter: &str| {
        let mut battle = field(&format!("phase 5; TGM1 0915 N; {shooter}; TGM2 2010 S"));
        let open = |battle: &Game| {
            let ways = battle.ways("TGM1");
            let spot = ways.iter().filter(|way| way.to.is_none()).map(|way| way.open).collect::<Vec<_>>();
            (spot.len(), spot.iter().filter(|open| **open).count())
        };
        let before = open(&battle);
        battle.play("move TGM1");
        let turn = battle.explanation("r1");
        assert_eq!(open(&battle), before);
        (before, says(&turn, "effect-shot-at"))
    };
    assert_eq!(turns("PXB1 0917 N"), ((5, 5), true));
    assert_eq!(turns("PXB1 0917 S"), ((5, 0), false), "it looks the other way");
}

#[test]
fn r_4_2_9_a_hex_ahead_and_any_facing_is_offered_where_a_turn_would_not_follow() {
    let offered = |battle: &Game, name: &str, to: &str| {
        let to = place(battle.table.rules(), hex(to));
        let ways = battle.ways(name);
        let least = ways.iter().filter(|way| way.kind == "minimum" && way.to == Some(to));
        let facings = least.filter_map(|way| way.facing).collect::<Vec<_>>();
        assert!(ways.iter().any(|way| way.kind == "forward" && way.to == Some(to)));
        Side::ALL
            .into_iter()
            .filter(|it| facings.contains(&engine::Facing::Side(it.index() as u8)))
            .collect::<Vec<Side>>()
    };
    // In a zone the step is the end of it, and only the least move may still turn.
    let battle = field("phase 7; TIL1 0913 S; PKR1 0915 N; TIL2 2010 S");
    let others: Vec<Side> = Side::ALL.into_iter().filter(|it| *it != side("S")).collect();
    assert_eq!(offered(&battle, "TIL1", "0914"), others);
    // At speed a knight turns by a sixth and no more (G-4.3.4).
    let battle = field("phase 5; TGM1 0913 S nc2; TGM2 2010 S");
    assert_eq!(offered(&battle, "TGM1", "0914"), [side("NE"), side("NW"), side("N")]);
    // In the open foot turns as it likes.
    let battle = field("phase 7; TIL1 0913 S; TIL2 2010 S");
    assert_eq!(offered(&battle, "TIL1", "0914"), []);
}

// ---------------------------------------------------------------- 5.2.9

#[test]
fn ruling_37_of_two_hexes_the_one_that_is_freed_may_be_entered() {
    let mut battle = field("phase 2; PKR1 0914 S; TEL3 0915 N pf1; TSB2 1014 N");
    // 2:3 is 1:2, armour against half of it; whatever the column, a throw that costs both sides a point.
    assert_eq!(battle.sum_of("attack PKR1 x 0915+1014", "column"), Some(1), "2:1");
    battle.roll([5, 5]).play("attack PKR1 x 0915+1014; lose TEL3");
    assert_eq!((battle.at("TEL3"), battle.asked()), ("gone".into(), "allied advance".into()));
    assert_eq!(battle.legal(), ["advance 0915", "stay"], "the other is held");
    battle.play("advance 0915");
    assert!(battle.at("PKR1").starts_with("0915 S pf1"), "{}", battle.at("PKR1"));
}

#[test]
fn ruling_37_whoever_does_not_pursue_may_advance_where_others_fell() {
    let fight = || {
        let mut battle = field("phase 2; PKR1 0914 S; leader zyndram 0914; TEL3 0915 N pf1; TSB2 1014 N");
        // A leader more: 4:1, an eight is D1 -1.
        assert_eq!(battle.sum_of("attack PKR1 x 0915+1014", "column"), Some(3));
        battle.roll([4, 4]).play("attack PKR1 x 0915+1014; lose TEL3");
        battle.play_first("");
        let facing = battle.at("TSB2").split(' ').nth(1).expect("a facing").to_string();
        battle.play(&format!("face {facing}"));
        assert_eq!(battle.asked(), "allied pursue");
        battle
    };
    let mut stays = fight();
    stays.play("stay");
    assert_eq!(stays.asked(), "allied advance");
    assert_eq!(
        stays.legal_with("advance"),
        ["advance 0915", "advance 0915 led"],
        "1014 was left to those who pursue"
    );
    let mut follows = fight();
    follows.play_first("pursue ");
    assert_eq!(faces(&follows), Some("PKR1"));
    follows.roll([3, 4]).play("face S");
    assert_ne!(follows.asked(), "allied advance", "one or the other");
}

// ---------------------------------------------------------------- leaders

#[test]
fn r_6_2_3_a_leader_who_rides_at_foot_with_them_helps_as_one_of_the_hex() {
    let ride = |foot: &str, dice: &[u8]| {
        let mut battle = field(&format!("PSI1 0915 N nc2; leader zyndram 0915; {foot}; PKR3 0925 N"));
        battle.play("move PSI1; take zyndram");
        battle.roll(dice).play("overrun");
        (battle.at("PSI1"), battle.leader_at("zyndram"))
    };
    // A three: six less one less two passes; the foot's five and one do not.
    assert_eq!(ride("TIL1 0914 N", &[1, 6, 5]), ("0914 N pf2 nc1".into(), "0914".into()));
    // A two: six less two fails, and again after the way back; with a leader there nobody is disorganised (G-9.1.3).
    assert_eq!(ride("TIH1 0914 N", &[1, 6, 5, 6]), ("0915 N pf2 nc0".into(), "0915".into()));
}

#[test]
fn ruling_59_leaders_of_one_hex_pursue_together() {
    let mut battle = field("phase 2; PKR1 0914 S nc3; leader zyndram 0914; leader andrzej 0914; TEL3 0915 N");
    // 8:1, an eight: D2.
    battle.roll([4, 4]).play("attack PKR1 x 0915");
    battle.falls_back("TEL3", "0916 0917");
    battle.play("face N; pursue 1 led");
    assert_eq!((battle.leader_at("zyndram"), battle.leader_at("andrzej")), ("0915".into(), "0915".into()));
}

#[test]
fn r_4_2_4_a_leader_pays_for_the_hex_of_friends_too() {
    let mut battle = field("leader zyndram 0916; PKR1 0915 N; PKR2 0925 N");
    battle.play("move zyndram");
    let told = battle.explanation("to 0915");
    let lines: Vec<(i32, &str)> =
        told.accounts[0].tally.lines().iter().map(|line| (line.value, line.rule.id())).collect();
    assert_eq!(lines, [(2, "G-8.1.2"), (2, "G-4.2.4")]);
    battle.play("to 0915");
    assert_eq!(battle.left(), Some(2 * 8));
    battle.play("to 0914");
    assert_eq!(battle.left(), Some(2 * 7));
    // Along with a unit he pays what the unit pays for its friends.
    let mut battle = field("PKR1 0916 N pf1; leader zyndram 0916; PKR3 0915 N pf1; PKR2 0925 N");
    battle.play("move PKR1; take zyndram; f");
    assert_eq!(battle.table.state().now.walk.map(|walk| walk.leader_left / 2), Some(8));
}

// ---------------------------------------------------------------- banners, losses, walls

#[test]
fn r_7_1_3_whoever_picks_up_a_banner_that_was_moved_in_the_turn_goes_no_farther() {
    let pick_up = |step: u8, rider: &str, moved: bool| {
        let moved = if moved { "moved-by PKR2" } else { "" };
        let mut battle = field(&format!(
            "phase {step}; {rider}; PKR2 gone; banner KR lies 0914 {moved}; PKR4 0925 N; TGM4 2010 S"
        ));
        let name = rider.split(' ').next().expect("a name");
        battle.play(&format!("move {name}; f"));
        assert_eq!(battle.banner("KR"), name);
        (battle.allows("f"), battle.is(name, "bound"))
    };
    assert_eq!(pick_up(1, "PKR1 0915 N", false), (true, false));
    assert_eq!(pick_up(1, "PKR1 0915 N", true), (false, true));
    assert_eq!(pick_up(5, "TGM1 0913 S", true), (false, true), "the enemy too: one unit moves it in a turn");
}

#[test]
fn r_7_1_3_a_pursuit_does_not_move_a_banner_again() {
    let chases = |mark: &str| {
        let mut battle = field(&format!("phase 2; PKR1 0914 S nc3 {mark}; TEL3 0915 N; banner KR PKR1"));
        battle.roll([4, 5, 3, 4]).fights_out("attack PKR1 x 0915");
        !battle.at("PKR1").starts_with("0914")
    };
    assert_eq!((chases(""), chases("bound")), (true, false));
}

#[test]
fn r_5_8_9a_overrun_foot_lies_in_the_tray_for_nothing() {
    let mut battle =
        field("PKR1 0915 N nc3; TIL1 0914 N; PKR2 1214 S; TIL2 1215 N pf1; PKR3 0925 N; TIL5 3010 S");
    let (first, second) = (battle.id("TIL1"), battle.id("TIL2"));
    battle.roll([6]).play("move PKR1; overrun; stop; end");
    // 3:1 and more, a three: D2 -1.
    battle.roll([1, 2]).play("attack PKR2 x 1215");
    assert_eq!([battle.at("TIL1"), battle.at("TIL2")], ["gone", "gone"]);
    let scene = battle.table.rules().scene(battle.table.state());
    let lost = scene
        .trays
        .iter()
        .filter(|tray| tray.role == engine::scene::TrayRole::Lost)
        .flat_map(|tray| &tray.pieces);
    let notes: Vec<(u16, String)> = lost
        .filter(|it| [u16::from(first), u16::from(second)].contains(&it.piece.id))
        .map(|it| (it.piece.id, format!("{:?}", it.note.as_ref().expect("a worth").args)))
        .collect();
    let worth = |id: u16| notes.iter().find(|(it, _)| *it == id).map(|(_, note)| note.clone());
    assert_ne!(worth(first.into()), worth(second.into()));
    assert!(worth(first.into()).is_some_and(|note| note.contains('0')), "{notes:?}");
    // Phases later it is still so.
    battle.passes_to(1, 7);
    assert!(battle.is("TIL1", "ridden-down") && !battle.is("TIL2", "ridden-down"));
}

#[test]
fn r_12_1_7_a_shot_that_goes_astray_is_a_new_beginning_too() {
    // The worker is aimed at; the die says that a friend of the archers is hit.
    let mut battle = field(
        "phase 5 open-fire; TIL1 4924 N wrecked 2 wrecking; LAR1 4923 S; PIL1 4824 NE wrecked 2 wrecking; \
         TGM2 2010 S; \
         PKR1 0920 N",
    );
    let by = battle.id("LAR1");
    assert!(battle.look().endangers_friends(by, hex("4924")), "the zone of PIL1 reaches the worker");
    battle.roll([1]).play("fire LAR1 TIL1");
    if battle.asked() == "allied friend-hit" {
        battle.play("friend PIL1");
    }
    assert!(!battle.line("TIL1").contains("wrecked") && !battle.line("PIL1").contains("wrecked"));
    assert_eq!(battle.at("TIL1"), "4924 N pf2 nc0", "nobody but the friend lost anything");
    assert_eq!(battle.at("PIL1"), "4824 NE pf1 nc0");
}

// ---------------------------------------------------------------- the rules that are named

#[test]
fn r_s_7_r_s_9_blitzkrieg_names_its_own_rules() {
    let mut battle = set_up("blitzkrieg-1410");
    battle.play("default");
    let placed = battle.cited_where(|event| matches!(event, Event::Placed { .. }));
    assert!(placed.contains(&"G-S.7") && !placed.contains(&"G-S.1"));
    let at = battle.legal_with("unplace ").pop().expect("somebody stands on the map");
    battle.play(&at);
    assert_eq!(battle.cited_by("unplaced"), ["G-S.7"]);
    // Who has not come yet is waited for by another rule, and comes by it.
    let mut battle = begun("blitzkrieg-1410");
    battle.plays_on(|battle| {
        let waits = battle.legal_with("enter ").is_empty();
        battle.legal().into_iter().find(|text| waits && ["end", "hold-fire"].contains(&text.as_str()))
    });
    let enter = battle.legal_with("enter ").pop().expect("reinforcements");
    let waits = enter.split(' ').nth(1).expect("a counter").to_string();
    battle.refuses(&format!("move {waits}"), "G-S.9");
    let scene = battle.table.rules().scene(battle.table.state());
    let reserve = scene
        .trays
        .iter()
        .find(|tray| tray.role == engine::scene::TrayRole::Reserve)
        .expect("reinforcements");
    assert_eq!(reserve.rules[0].id(), "G-S.9");
    battle.play(&enter);
    let arrived = battle.cited_where(|event| matches!(event, Event::Arrived { .. }));
    assert!(arrived.contains(&"G-S.9") && !arrived.contains(&"G-S.3"));
}

#[test]
fn r_5_6_3_each_change_of_speed_has_its_own_rule() {
    let battle = field("TGM1 0915 N");
    let (look, unit) = (battle.look(), battle.id("TGM1"));
    let mut seen = std::collections::BTreeSet::new();
    for from in CONTENT.field.hexes() {
        for side in Side::ALL {
            if CONTENT.field.neighbour(from, side) == OFF {
                continue;
            }
            for (charge, hold) in [(0, false), (1, false), (2, false), (3, false), (0, true), (2, true)] {
                let account = look.charge_account(unit, charge, from, side, hold);
                let after = look.charge_after(unit, charge, from, side, hold);
                assert_eq!(account.sum(), i32::from(after), "{} {side:?} {charge} {hold}", label(from));
                seen.extend(account.lines().iter().map(|line| line.rule.id()));
            }
        }
    }
    let all = ["G-4.2.8", "G-5.6.10", "G-5.6.12", "G-5.6.2", "G-5.6.3", "G-5.6.7", "G-5.6.8", "G-5.6.9"];
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), all);
    // And only where there is speed to be gained.
    let mut foot = field("phase 7; TIL1 0915 N");
    foot.play("move TIL1; r1").cites("G-R53").cites_not("G-5.6.3");
    field("phase 5; TGM1 0915 N").play("move TGM1; r1").cites("G-5.6.3");
}

#[test]
fn ruling_44_a_rally_rests_on_its_own_reading() {
    let battle = field("PKR1 0915 N disorganised");
    let told = battle.explanation("rally PKR1");
    let rules: Vec<&str> =
        told.effects.iter().flat_map(|effect| &effect.rules).map(|rule| rule.id()).collect();
    assert_eq!(rules, ["G-9.3.1", "G-R44"]);
}

#[test]
fn r_11_7_5_a_shot_at_walls_is_read_in_its_own_table() {
    let shot = |at: &str| {
        let mut battle = field("phase 5 open-fire; PBO1 1212 N; TIL1 1210 S; TGM2 2010 S");
        battle.roll_always(1).play(&format!("fire PBO1 {at}"));
        battle
    };
    shot("walls 1210").cites("G-11.7.5").cites_not("G-11.7.1");
    shot("TIL1").cites("G-11.7.1").cites_not("G-11.7.5");
}

#[test]
fn ruling_60_who_was_stopped_by_a_shot_is_told_so() {
    // Horse archers in mid-move, who may still shoot: by a zone, and by a bolt.
    let mut battle = field("TAT1 0916 N; TGM1 0914 S; PKR4 0925 N");
    battle.play("move TAT1; f").refuses("r1", "G-3.3.2");
    battle.with(&format!("{} stopped", battle.line("TAT1"))).refuses("r1", "G-R60");
}

#[test]
fn r_s_5_the_points_of_a_seat_are_named_after_it() {
    use engine::text::Lang;
    let battle = field("PKR1 0920 N");
    let scene = battle.table.rules().scene(battle.table.state());
    let names = |lang: Lang| {
        let own = scene.tracks.iter().filter(|track| track.seat.is_some());
        own.map(|track| game_grunwald::Grunwald::texts().say(lang, &track.name)).collect::<Vec<_>>()
    };
    assert_eq!(
        names(Lang::En),
        [
            "Poland and Lithuania: victory points",
            "Poland and Lithuania: morale level",
            "Teutonic Order: victory points",
            "Teutonic Order: morale level",
        ]
    );
    assert_eq!(names(Lang::Fr)[2], "Ordre teutonique\u{a0}: points de victoire");
}

#[test]
fn r_5_2_9_nobody_advances_but_into_a_hex_that_was_freed_and_then_straight_on() {
    let mut battle = field("phase 2; PKR1 0914 S; TEL3 0915 N pf1; TSB2 1014 N");
    battle.roll([5, 5]).play("attack PKR1 x 0915+1014; lose TEL3");
    battle.refuses("advance 1014", "G-5.2.9").refuses("advance 0914", "G-5.2.9");
    battle.refuses("advance 0913", "G-5.2.9");
    let mut battle = field("phase 2; PKR1 0914 S nc3; TIM1 0915 N; PKR2 1214 S; TGM2 1215 N");
    battle.roll([3, 3]).play("attack PKR1 x 0915; advance 0915; face SE");
    battle.refuses("advance 0916", "G-5.2.9");
}
