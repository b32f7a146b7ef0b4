//! 9: disorder and rallying.

use crate::field::*;
use game_grunwald::content::Kind;
use game_grunwald::state::UnitId;

#[test]
fn r_9_1_2_beside_the_panicked_those_in_good_order_are_tested() {
    for (throw, after) in [(3, ""), (4, " disorganised")] {
        // Home leads through the hex of a friend.
        let mut battle = field("phase 5 panic; TGM1 2003 N panicked must-flee; TGM2 2002 N pf1; TGM5 4010 S");
        battle.roll([throw]).play("flee TGM1").cites("G-9.1.2");
        assert_eq!(battle.at("TGM2"), format!("2002 N pf1 nc0{after}"), "a throw of {throw}");
    }
    // Two in disorder have nothing to lose from each other.
    let mut battle = field("LNO1 0921 N pf1 disorganised; LNO2 0920 N pf1 disorganised");
    battle.play("move LNO1; f");
    assert_eq!((battle.at("LNO1"), battle.count("tested")), ("0920 N pf1 nc0 disorganised".into(), 0));
}

#[test]
fn r_9_1_4_disorder_is_marked_on_the_counter() {
    let mut battle = field("PKR5 3424 NE; PKR1 0920 N");
    assert!(battle.status("PKR5").is_empty());
    // Into the woods of 3524.
    battle.play("move PKR5");
    battle.play("f");
    battle.cites("G-9.1.4");
    assert_eq!(battle.status("PKR5"), ["disorganised"]);
}

#[test]
fn r_9_2_3_one_modifier_if_all_enemies_are_disorganised() {
    let sums = |other: &str| {
        let battle = field(&format!("phase 2; PKR1 0914 S disorganised; {other}; TEL3 0915 N"));
        battle.sums("attack PKR1+PKR2 x 0915")
    };
    assert_eq!(sums("PKR2 1014 SW disorganised"), "2:2 [2 G-5.2.8] [1 G-9.2.3] 2:1");
    assert_eq!(sums("PKR2 1014 SW"), "3:2 [2 G-5.2.8] [] 4:1", "one of them is not");
    // For a panicked enemy as for a disorganised one (G-R43).
    let battle = field("phase 2; PKR1 0914 S; TEL3 0915 N panicked");
    assert_eq!(battle.sums("attack PKR1 x 0915"), "2:0 [2 G-5.2.7, 1 G-9.2.3] [] 9:1");
}

#[test]
fn r_9_2_4_the_disorganised_have_one_modifier_for_any_charge() {
    let sums = |charge: u8| {
        let battle = field(&format!("phase 2; PKR1 0914 S nc{charge} disorganised; TIL1 0915 N"));
        battle.sums("attack PKR1 x 0915")
    };
    assert_eq!(sums(1), "1:2 [2 G-5.2.7, 1 G-5.6.4] [1 G-5.2.7, 1 G-9.2.3] 1:1");
    assert_eq!(sums(3), "1:2 [2 G-5.2.7, 3 G-5.6.4, -2 G-9.2.4] [1 G-5.2.7, 1 G-9.2.3] 1:1");
}

#[test]
fn ruling_44_a_rally_anywhere_but_not_after_a_move() {
    let mut battle = field("PKR1 0915 N disorganised; PKR2 0925 N disorganised; TGM1 0914 S");
    assert!(battle.allows("rally PKR1"), "in front of the enemy too");
    battle.play("move PKR2; f; stop");
    battle.refuses("rally PKR2", "G-R44");
    battle.roll([2]).play("rally PKR1");
    assert_eq!(battle.at("PKR1"), "0915 N pf2 nc0");
    // Crossbows that rally may still shoot in the enemy's half of the turn.
    let mut battle = field("phase 3; PXB1 0915 N disorganised; TGM1 0913 S; PIL1 0925 N");
    battle.roll([6]).play("rally PXB1");
    assert_eq!(battle.sentences("tested"), ["told-failed"]);
    battle.passes_to(1, 5);
    assert_eq!(battle.legal(), ["fire PXB1 TGM1", "hold-fire"]);
}

#[test]
fn r_4_2_6_a_marsh_disorganises_foot_and_riders_who_enter_it() {
    for (phase, unit, rule) in [(1, "PKR1", "G-4.2.5"), (3, "PIL1", "G-4.2.6")] {
        let mut battle = field(&format!("phase {phase}; {unit} 1307 NE; TGM1 2505 N"));
        battle.play(&format!("move {unit}; f")).cites(rule);
        assert!(battle.at(unit).starts_with("1406"), "{}", battle.at(unit));
        assert!(battle.is(unit, "disorganised"), "{unit}");
    }
}

#[test]
fn ruling_44_who_has_no_time_left_is_told_what_took_it() {
    let why =
        |marks: &str| field(&format!("PKR1 0915 N disorganised {marks}; PKR2 0920 N")).grounds("rally PKR1");
    assert_eq!(why("done held"), "G-R44 G-4.1.4 G-R78");
    assert_eq!(why("done stopped"), "G-R44 G-4.1.4 G-R78");
    assert_eq!(why("done"), "G-R44 G-4.1.4 G-9.3.1");
    assert_eq!(why("done bound"), "G-7.1.3 G-9.3.1 G-R78");
    assert_eq!(why("done returned"), "G-4.4.5 G-9.3.1 G-R78");
}

#[test]
fn r_t_4_every_kind_and_armour_has_its_column() {
    let battle = field("PKR1 0915 N");
    let roster = &battle.table.rules().roster;
    for (kind, armour, row_3) in [
        (Kind::Cavalry, 2, &[2][..]),
        (Kind::Cavalry, 1, &[2, 12]),
        (Kind::Cavalry, 0, &[2, 3, 12]),
        (Kind::HorseArcher, 0, &[2, 3, 12]),
        (Kind::Infantry, 2, &[2, 3, 11, 12]),
        (Kind::Infantry, 1, &[2, 3, 4, 11, 12]),
        (Kind::Infantry, 0, &[2, 3, 4, 10, 11, 12]),
        (Kind::Archer, 0, &[2, 3, 4, 10, 11, 12]),
        (Kind::Crossbow, 1, &[2, 3, 4, 10, 11, 12]),
    ] {
        let at = roster.iter().position(|card| card.kind == kind && card.armour == armour);
        let unit = UnitId::new(at.expect("a counter of this class"));
        let totals: Vec<u8> = (2..=12).filter(|total| battle.look().disorders(unit, 3, *total)).collect();
        assert_eq!(totals, row_3, "{kind:?} of armour {armour}");
    }
}
