//! 11: zones of fire, sight and the tables.

use crate::helpers::{count, two};
use crate::{board, hex, side};
use game_grunwald::action::Action;
use game_grunwald::content::Hit;
use game_grunwald::event::Event;
use game_grunwald::state::{Aim, Walk};

#[test]
fn r_11_2_1_v_04_the_zone_of_fire() {
    // From 0915 to the north: every hex of the map that lies in the zone, by its range.
    let zone = |name: &str, object: bool| {
        let board = board().put(&format!("{name} 0915 N"));
        let look = board.look();
        let mut hexes: Vec<String> = look
            .field()
            .hexes()
            .filter_map(|hex| {
                let range = look.in_fire_zone(board.id(name), hex, object)?;
                Some(format!("{range}: {}", look.label(hex)))
            })
            .collect();
        hexes.sort();
        hexes.join(" ")
    };
    let cone = "1: 0814 1: 0914 1: 1014 2: 0714 2: 0813 2: 0913 2: 1013 2: 1114";
    assert_eq!((zone("LAR1", false), zone("PXB1", false)), (cone.to_string(), cone.to_string()));
    let narrow = "1: 0914 2: 0813 2: 0913 2: 1013";
    assert_eq!(zone("PBO1", false), narrow, "11.7.2");
    assert_eq!(zone("PBO1", true), format!("{narrow} 3: 0812 3: 0912 3: 1012"), "11.7.5");
    let around = "1: 0814 1: 0815 1: 0914 1: 0916 1: 1014 1: 1015";
    assert_eq!(zone("TAT1", false), around, "11.5.4");
}

#[test]
fn r_11_2_1_v_04_whoever_stands_in_the_zone_may_be_shot_at() {
    // One enemy after the other in every hex about 0915.
    let shot_at = |name: &str| {
        let near = board().look().field().within(hex("0915"), 4);
        let mut hexes: Vec<String> = Vec::new();
        for label in near.into_iter().map(|hex| board().look().label(hex).to_string()) {
            if label == "0915" {
                continue;
            }
            let board = board().open_fire(5).put(&format!("{name} 0915 N")).put(&format!("TGM1 {label} N"));
            let at = Aim::Unit(board.id("TGM1"));
            if board.look().allows(&Action::Fire { by: board.id(name), at }) {
                hexes.push(label);
            }
        }
        hexes.sort();
        hexes.join(" ")
    };
    assert_eq!(shot_at("LAR1"), "0714 0813 0814 0913 0914 1013 1014 1114");
    assert_eq!(shot_at("PBO1"), "0813 0913 0914 1013");
    // Walls a hex farther: those of 1110, 1210 and 1310, straight ahead and on either hand.
    let walls = |label: &str| {
        let board = board().open_fire(5).put(&format!("PBO1 {label} N")).put("TGM1 3010 S");
        let aim = |action: Action| match action {
            Action::Fire { at: Aim::Object(hex), .. } => Some(board.look().label(hex).to_string()),
            _ => None,
        };
        let mut hexes: Vec<String> = board.legal().into_iter().filter_map(aim).collect();
        hexes.sort();
        hexes.join(" ")
    };
    assert_eq!((walls("1113"), walls("1313")), ("1110 1210".into(), "1210 1310".into()));
    assert_eq!(walls("1114"), "", "four hexes are too far");
}

#[test]
fn r_11_2_6_v_39_sight() {
    let sees = |to: &str| board().look().sees(hex("1714"), hex(to));
    assert!(!sees("1716"), "the village between");
    assert!(sees("1815") && sees("1915"));
}

#[test]
fn r_11_1_2_only_on_the_combat_face() {
    let board = board().put("PXB1 0915 N");
    assert!(board.look().shoots(board.id("PXB1")));
    let board = board.marching("PXB1");
    assert!(!board.look().shoots(board.id("PXB1")));
}

/// The modified total of a throw, and what it does.
fn shot(by: &str, target: &str, range: u32, throw: i32) -> (i32, Hit) {
    let board = board().put(by).put(target);
    let id = |text: &str| board.id(text.split(' ').next().expect("a name"));
    let total = throw + board.look().fire_modifiers(id(by), id(target)).sum();
    (total, board.look().fire_result(id(by), range, total))
}

#[test]
fn r_11_2_3_v_35_armour_protects() {
    assert_eq!(shot("PXB1 0915 N", "TGM1 0913 S", 2, 9), (7, Hit { loss: 1, ..Hit::default() }));
}

#[test]
fn r_11_2_4_v_36_woods_protect() {
    assert_eq!(shot("TAR1 3424 NE", "PSI1 3524 S", 1, 9), (7, Hit { loss: 1, ..Hit::default() }));
}

#[test]
fn r_11_7_3_v_37_bombards_and_heavy_armour() {
    assert_eq!(shot("PBO1 0915 N", "TGM1 0913 S", 2, 9).1, Hit::default());
    assert_eq!(shot("PBO1 0915 N", "TGM1 0913 S", 2, 12), (11, Hit { disorganised: true, ..Hit::default() }));
    assert_eq!(
        shot("PBO1 0915 N", "TPM1 0913 S", 2, 12),
        (12, Hit { disorganised: true, stopped: true, ..Hit::default() }),
        "armour 1 does not count"
    );
}

#[test]
fn r_11_5_9_v_38_few_horse_archers() {
    assert_eq!(shot("TAT1 0915 N pf1", "TPM1 0914 S", 1, 11), (9, Hit { loss: 1, ..Hit::default() }));
    assert_eq!(shot("TAT1 0915 N", "TPM1 0914 S", 1, 9).1, Hit::default());
    let shoot = |dice: &[u8]| {
        let mut board = board().phase(1).put("TAT1 0915 N pf1").put("TPM1 0914 S").put("PKR1 0925 N");
        let (by, at) = (board.id("TAT1"), Aim::Unit(board.id("TPM1")));
        board.ride_on("TAT1", &[]);
        let events = board.act(Action::Fire { by, at }, dice);
        (board.at("TPM1"), events)
    };
    // Eleven is a loss, and then a throw in the row of D1, where riders of armour 1 mind only a two (11.5.10).
    for throw in 2..=12 {
        let (at, events) = shoot(&[[5, 6], two(throw)].concat());
        let shaken = if throw == 2 { " disorganised" } else { "" };
        assert_eq!(at, format!("0914 S pf1 nc0{shaken}"), "{throw}");
        let by_fire = |event: &Event| matches!(event, Event::DisorderThrow { row: 1, by_fire: true, .. });
        assert_eq!(count(&events, by_fire), 1);
    }
    assert_eq!(shoot(&[5, 5]).0, "0914 S pf2 nc0", "a ten misses, and there is nothing to throw for");
}

#[test]
fn r_11_2_2_friends_are_in_danger_beside_the_target() {
    let board = board().put("PXB1 0917 N").put("PIL1 0916 N").put("TGM1 0915 S");
    assert!(board.look().endangers_friends(board.id("PXB1"), hex("0915")));
    let alone = super::board().put("TAT1 0916 N").put("TGM1 0915 S");
    assert!(!alone.look().endangers_friends(alone.id("TAT1"), hex("0915")), "his own zone does not count");
}

#[test]
fn r_11_7_5_bombards_at_walls() {
    let board = board().put("PBO1 0915 N");
    let id = board.id("PBO1");
    let destroyed: Vec<i32> =
        (2..=12).filter(|throw| board.look().object_result(id, 3, *throw).disorganised).collect();
    assert_eq!(destroyed, [10, 11, 12]);
}

/// What each modified throw from 1 to 12 does, as the table prints it.
fn row(name: &str, range: u32) -> String {
    let board = board().put(&format!("{name} 0915 N"));
    let cell = |total: i32| match board.look().fire_result(board.id(name), range, total) {
        Hit { loss: 0, disorganised: true, stopped: true } => "DS".into(),
        Hit { loss: 0, disorganised: true, .. } => "D".into(),
        Hit { loss: 0, .. } => "-".into(),
        Hit { loss, .. } => format!("-{loss}"),
    };
    (1..=12).map(cell).collect::<Vec<_>>().join(" ")
}

#[test]
fn r_11_4_1_the_table_of_archers() {
    assert_eq!(row("TAR1", 1), "- - - - - - -1 -1 -1 -1 -1 -2");
    assert_eq!(row("TAR1", 2), "- - - - - - - -1 -1 -1 -1 -2");
}

#[test]
fn r_11_5_5_the_table_of_horse_archers() {
    assert_eq!(row("TAT1", 1), "- - - - - - - - -1 -1 -1 -1");
}

#[test]
fn r_11_6_1_the_table_of_crossbowmen() {
    assert_eq!(row("PXB1", 1), "- - - -1 -1 -1 -1 -1 -1 -2 -2 -2");
    assert_eq!(row("PXB1", 2), "- - - - - -1 -1 -1 -1 -1 -2 -2");
}

#[test]
fn r_11_7_1_the_table_of_bombards() {
    assert_eq!(row("PBO1", 1), "- - - - - - - D D D DS DS");
    assert_eq!(row("PBO1", 2), "- - - - - - - - D D D DS");
    // It disorganises and kills nobody; an eleven at one hex stops besides.
    let mut board = board().open_fire(5).put("PBO1 0915 N").put("TPM1 0914 N").put("TGM2 2010 S");
    let at = Aim::Unit(board.id("TPM1"));
    board.act(Action::Fire { by: board.id("PBO1"), at }, &[5, 6]);
    assert_eq!(board.at("TPM1"), "0914 N pf2 nc0 disorganised");
    assert!(!board.look().may_act(board.id("TPM1")));
}

#[test]
fn r_11_7_2_a_bombard_fires_straight_ahead() {
    let board = board().put("PBO1 0915 N");
    let reaches = |label: &str| board.look().in_fire_zone(board.id("PBO1"), hex(label), false).is_some();
    let zone: Vec<&str> = ["0814", "0914", "1014", "0714", "0813", "0913", "1013", "1114", "0916"]
        .into_iter()
        .filter(|label| reaches(label))
        .collect();
    assert_eq!(zone, ["0914", "0813", "0913", "1013"]);
}

#[test]
fn r_11_1_1_two_faces_one_to_march_and_one_to_fight() {
    let mut board = board().phase(3).put("PXB1 0920 N").put("PIL1 0925 N");
    board.ride_on("PXB1", &[]);
    let marches = |action: &Action| matches!(action, Action::Forward { .. } | Action::Turn { .. });
    assert!(!board.legal().iter().any(marches), "no points on the combat face");
    board.act(Action::Flip, &[]);
    assert!(board.legal().iter().any(marches));
    let strength = |board: &crate::Board| board.look().strength(board.id("PXB1"), None).sum();
    assert_eq!((strength(&board), strength(&super::board().put("PXB1 0920 N"))), (0, 1));
}

#[test]
fn r_11_1_4_a_hex_without_changing_formation() {
    let mut board = board().phase(3).put("PXB1 0920 N").put("PIL1 0925 N");
    board.ride_on("PXB1", &[Action::Minimum { advance: true, facing: side("NE") }]);
    assert!(board.at("PXB1").starts_with("0919 NE"));
    assert!(board.look().shoots(board.id("PXB1")), "still on its combat face");
}

#[test]
fn r_11_1_7_horse_archers_have_rules_of_their_own() {
    // Crossbows shoot in the enemy's movement only; Tatars in their own too, whichever way they face, and without another face.
    let mut riding = board().put("TAT1 0915 S").put("PXB1 0815 N").put("TGM1 0914 N");
    riding.ride_on("TAT1", &[]);
    let shots = riding.legal().into_iter().filter(|action| matches!(action, Action::Fire { .. }));
    let at = Aim::Unit(riding.id("TGM1"));
    assert_eq!(shots.collect::<Vec<_>>(), [Action::Fire { by: riding.id("TAT1"), at }]);
    assert!(!riding.legal().contains(&Action::Flip));
}

#[test]
fn r_11_5_1_but_for_their_bows_they_are_cavalry() {
    let board = board().phase(1).put("TAT1 0915 N").put("TGM1 0914 S");
    let unit = board.id("TAT1");
    assert!(board.look().may_act(unit), "they move with the cavalry");
    assert!(board.look().controls(unit, hex("0914")), "and have a zone");
    assert_eq!(board.sums("TAT1 x 0914"), "2:2 [] [2 G-5.2.7] 1:3", "no weakness of archers (G-R31)");
    assert_eq!(board.phase(2).look().obligations().attackers.len(), 1, "and must attack");
}

#[test]
fn r_11_5_2_half_a_point_for_each_sixth() {
    let mut board = board().put("TAT1 0915 N");
    assert_eq!(board.ride("TAT1", "+1 f +3 f"), "0.5 nc0, 1 nc0, 1.5 nc0, 1 nc0, left 8");
}

#[test]
fn r_11_5_4_any_hex_around_them() {
    for label in ["0914", "1014", "1015", "0916", "0815", "0814"] {
        let board = board().open_fire(5).put("TAT1 0915 N").put(&format!("TIL1 {label} N"));
        let at = Aim::Unit(board.id("TIL1"));
        assert!(board.look().allows(&Action::Fire { by: board.id("TAT1"), at }), "{label}");
    }
}

#[test]
fn r_11_5_6_one_shot_in_each_half_of_the_turn() {
    let mut board = board().put("TAT1 0915 N").put("PKR2 0925 N").put("TIH1 0914 N").put("TGM1 3010 S");
    let (by, at) = (board.id("TAT1"), Aim::Unit(board.id("TIH1")));
    board.ride_on("TAT1", &[]);
    board.act(Action::Fire { by, at }, &[1, 1]);
    board.act(Action::Turn { sixths: 3 }, &[]);
    board.pass_to(1, 5);
    // The window at the beginning of the enemy's movement.
    assert_eq!(board.asked(), "allied fire");
    board.act(Action::Fire { by, at }, &[1, 1]);
    board.pass_to(1, 7);
    assert!(!board.look().unfired(by), "not again when his foot moves");
    board.pass_to(2, 1);
    board.ride_on("TAT1", &[]);
    assert!(board.look().allows(&Action::Fire { by, at }));
}

#[test]
fn r_11_5_8_their_own_shot_costs_a_point() {
    let mut board = board().put("TAT1 0915 N").put("PKR2 0925 N").put("TIH1 0914 N");
    let (by, at) = (board.id("TAT1"), Aim::Unit(board.id("TIH1")));
    board.ride_on("TAT1", &[]);
    let walk = board.state.now.walk;
    board.state.now.walk = walk.map(|walk| Walk { left: 1, ..walk });
    assert!(!board.look().allows(&Action::Fire { by, at }), "half a point is not enough");
    board.state.now.walk = walk;
    board.act(Action::Fire { by, at }, &[1, 1]);
    assert_eq!(board.state.now.walk.map(|walk| walk.left), Some(24 - 2));
}

#[test]
fn r_11_5_10_who_loses_to_horse_archers_may_be_disorganised() {
    for (throw, after) in [([1, 2], " disorganised"), ([1, 3], "")] {
        let mut board = board().open_fire(5).put("TAT1 0915 N").put("TIL1 0914 N").put("TGM1 3010 S");
        let (by, at) = (board.id("TAT1"), Aim::Unit(board.id("TIL1")));
        // Ten, one off for armour: a loss. Row D1, light infantry: 2, 3 and 12.
        board.act(Action::Fire { by, at }, &[&[5, 5], &throw[..]].concat());
        assert_eq!(board.at("TIL1"), format!("0914 N pf1 nc0{after}"));
    }
}

#[test]
fn r_11_7_4_a_bombard_that_must_retreat_is_lost() {
    // On its combat face: 2 v 1 is 2:1, armour 2 and three for the gun: 7:1, where an eight is D2.
    let mut board = board().phase(2).put("TGM1 3010 S").put("PKR1 0914 S").put("TBO1 0915 N");
    let events = board.fight_out("PKR1 x 0915", &[4, 4]);
    assert_eq!(board.at("TBO1"), "gone");
    assert!(board.cites(&events, "G-11.7.4"));
}

#[test]
fn ruling_60_how_long_a_shot_stops() {
    // A bolt that stops foot in the cavalry phase holds it in the foot phase of that turn too.
    let mut board = board().open_fire(5).put("PXB1 0915 N").put("TIL1 0914 N").put("TIL2 3010 S");
    let (by, unit) = (board.id("PXB1"), board.id("TIL1"));
    board.act(Action::Fire { by, at: Aim::Unit(unit) }, &[3, 4, 6]);
    assert_eq!(board.at("TIL1"), "0914 N pf1 nc0 disorganised");
    board.pass_to(1, 7);
    assert!(!board.look().may_act(unit));
    // A ball stops for the phase of the shot only.
    let mut board = super::board().open_fire(5).put("PBO1 0915 N").put("TIL1 0914 N").put("TIL2 3010 S");
    let by = board.id("PBO1");
    board.act(Action::Fire { by, at: Aim::Unit(unit) }, &[6, 6]);
    assert_eq!(board.status("TIL1"), ["disorganised", "stopped"]);
    board.pass_to(1, 7);
    assert!(board.look().may_act(unit));
}

#[test]
fn ruling_66_a_turn_in_the_zone_of_fire_is_shot_at() {
    let mut board = board().phase(5).put("PXB1 0915 N").put("TPM1 0913 N").put("TGM1 3010 S");
    board.ride_on("TPM1", &[Action::Turn { sixths: 1 }]);
    assert_eq!(board.asked(), "allied fire");
}

#[test]
fn r_11_1_5_e_35_before_during_and_after_the_moves() {
    let mut board =
        board().open_fire(5).put("PXB1 0915 N").put("TPM1 0913 N").put("TPM2 1011 S").put("TGM1 3010 S");
    let by = board.id("PXB1");
    let targets = |board: &crate::Board| {
        let aim = |action: Action| match action {
            Action::Fire { at: Aim::Unit(unit), .. } => Some(board.look().name(unit).to_string()),
            _ => None,
        };
        board.legal().into_iter().filter_map(aim).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(targets(&board), "TPM1", "before: anybody in the zone");
    board.act(Action::HoldFire, &[]);
    board.ride_on("TPM2", &[Action::Forward { hold: false }]);
    assert_eq!((board.at("TPM2"), targets(&board)), ("1012 S pf2 nc1".into(), String::new()), "out of range");
    board.act(Action::Forward { hold: false }, &[]);
    assert_eq!(targets(&board), "TPM2", "during: whoever moves");
    board.act(Action::HoldFire, &[]);
    board.act(Action::Stop, &[]);
    board.act(Action::EndPhase, &[]);
    assert_eq!(targets(&board), "TPM1 TPM2", "after: anybody again");
    assert!(board.look().unfired(by));
}

#[test]
fn r_11_2_6_e_38_a_village_hides_one_and_not_the_other() {
    let board = board().open_fire(5).put("PXB1 1714 S").put("TGM1 1716 N").put("TGM2 1915 N");
    let fires = |name: &str| {
        let at = Aim::Unit(board.id(name));
        board.look().allows(&Action::Fire { by: board.id("PXB1"), at })
    };
    assert_eq!((fires("TGM1"), fires("TGM2")), (false, true));
}
