//! 11: shots and what they do.

use crate::field::*;
use game_grunwald::content::Hit;
use game_grunwald::event::Event;

/// The order moves, the allies shoot: one step of a unit, then the window.
fn ride_into_range_of_crossbows(name: &str) -> Game {
    let mut battle = field(&format!("phase 5; PXB1 0915 N; {name} 0912 S; TGM2 2010 S"));
    battle.play(&format!("move {name}; f"));
    battle
}

fn ride_into_range() -> Game {
    ride_into_range_of_crossbows("TPM1")
}

#[test]
fn r_11_1_5_e_35_as_soon_as_an_enemy_is_in_range() {
    let battle = ride_into_range();
    assert_eq!(battle.asked(), "allied fire");
    assert_eq!(battle.legal(), ["fire PXB1 TPM1", "hold-fire"]);
}

#[test]
fn r_11_6_2_v_35_crossbows_stop_who_they_hit() {
    // Nine, two off for armour: seven at range two is a loss; a six stops, a five does not.
    for (throw, stopped) in [(6, true), (5, false)] {
        let mut battle = ride_into_range_of_crossbows("TGM1");
        battle.roll([4, 5, throw]).play("fire PXB1 TGM1");
        let shot = battle.events().find_map(|event| match event {
            Event::Shot { range, modifiers, hit, .. } => Some((*range, modifiers.sum(), *hit)),
            _ => None,
        });
        assert_eq!(shot, Some((2, -2, Hit { loss: 1, ..Hit::default() })));
        assert_eq!(battle.at("TGM1"), if stopped { "0913 S pf1 nc1 disorganised" } else { "0913 S pf1 nc1" });
        assert_eq!(battle.status("TGM1").contains(&"stopped"), stopped);
        assert_eq!(battle.asked(), if stopped { "order activate" } else { "order step" }, "{throw}");
    }
}

#[test]
fn r_11_1_6_once_in_a_turn() {
    let mut battle = ride_into_range();
    battle.roll([1, 1]).play("fire PXB1 TPM1");
    assert_eq!(battle.asked(), "order step");
    battle.play("f");
    assert_eq!(battle.asked(), "order step", "nobody can shoot any more");
}

#[test]
fn r_11_2_2_e_36_a_friend_is_hit_instead() {
    let mut battle = field("phase 5 open-fire; PXB1 0915 N; PIL1 0914 N; TPM1 0913 S; TGM2 2010 S");
    battle.roll([1]).play("fire PXB1 TPM1");
    assert_eq!((battle.at("PIL1"), battle.at("TPM1")), ("0914 N pf1 nc0".into(), "0913 S pf2 nc0".into()));
}

#[test]
fn r_11_2_5_e_37_a_leader_of_ones_own_may_fall() {
    let mut battle = field(
        "phase 5 open-fire; PXB1 0915 N; PIL1 0914 N; leader andrzej 0914; PKR1 0925 N; \
         leader zyndram 0925; TPM1 0913 S; TGM2 2010 S; leader ulrich 2010",
    );
    battle.roll([1, 6, 6]).play("fire PXB1 TPM1");
    assert_eq!(battle.leader_at("andrzej"), "dead");
    assert_eq!(battle.at("PIL1"), "gone", "the arrow took one point, his death the other (8.1.4)");
}

#[test]
fn r_11_2_5_eleven_hits_no_leader() {
    let mut enemy =
        field("phase 5 open-fire; PXB1 0915 N; TPM1 0913 S; leader ulrich 0913; TGM2 2010 S; PKR1 0925 N");
    enemy.roll([1, 1, 5, 6]).play("fire PXB1 TPM1");
    assert_eq!((enemy.count("leader-aim"), enemy.leader_at("ulrich").as_str()), (1, "0913"));
    let mut own = field(
        "phase 5 open-fire; PXB1 0915 N; PIL1 0914 N; leader andrzej 0914; PKR1 0925 N; leader zyndram 0925; \
         TPM1 0913 S; TGM2 2010 S; leader ulrich 2010",
    );
    own.roll([1, 5, 6]).play("fire PXB1 TPM1");
    assert_eq!((own.count("leader-aim"), own.leader_at("andrzej").as_str()), (1, "0914"));
}

#[test]
fn r_11_2_7_e_39_horse_archers_and_crossbows_shoot_at_the_same_time() {
    let mut battle = field("phase 1; TAT1 0912 S; PKR1 0925 N; TXB1 0914 N");
    battle.play("move TAT1; f");
    battle.play("fire TXB1 TAT1");
    assert_eq!(battle.asked(), "allied shoot-back");
    // Both throws first: ten kills the archers (two points), and their own ten still kills the crossbows.
    battle.roll([5, 5, 5, 5]).play("shoot-back TXB1");
    assert_eq!((battle.at("TAT1"), battle.at("TXB1")), ("gone".into(), "gone".into()));
}

#[test]
fn r_11_5_7_e_40_horse_archers_shoot_after_they_were_stopped() {
    // Twelve points, a hex for each: eleven hexes to 0915, where the foot halts them, leave one.
    let ride = |from: &str, hexes: usize| {
        let mut battle = field(&format!("phase 1; TAT1 {from} N; PKR1 2025 N; TIL1 0914 S"));
        let way = battle.goes(&format!("move TAT1; {}", vec!["f"; hexes].join("; ")));
        let left = way.rsplit(' ').next().map(str::to_string);
        assert_eq!(battle.events().filter(|event| matches!(event, Event::Halted { .. })).count(), 1);
        assert_eq!(battle.at("TAT1"), "0915 N pf2 nc0");
        (battle, left)
    };
    let (mut battle, left) = ride("0926", 11);
    assert_eq!(
        (left.as_deref(), battle.asked().as_str()),
        (Some("1"), "allied step"),
        "halted, a point and a shot left"
    );
    assert_eq!(battle.legal(), ["fire TAT1 TIL1", "stop"], "no hex and no turn");
    // Ten, one off for armour: nine is a loss; then a throw for disorder.
    battle.roll([5, 5, 1, 1]).play("fire TAT1 TIL1");
    assert_eq!(battle.at("TIL1"), "0914 S pf1 nc0 disorganised");
    assert_ne!(battle.asked(), "allied step", "once in its own phase");
    // A hex more, and there is nothing left to pay with.
    let (battle, left) = ride("0927", 12);
    assert_eq!((left.as_deref(), battle.asked().as_str()), (Some("0"), "allied activate"));
}

#[test]
fn r_11_7_5_bombards_bring_walls_down() {
    let mut battle = field("phase 5 open-fire; PBO1 1212 N; TIL1 1210 S; TGM2 2010 S");
    assert!(battle.look().fortified(hex("1210")));
    battle.roll([5, 4]).play("fire PBO1 walls 1210");
    assert!(!battle.look().fortified(hex("1210")));
}
