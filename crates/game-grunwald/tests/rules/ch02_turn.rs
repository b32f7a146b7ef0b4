//! 2. The turn: who acts in which phase.

use crate::field::*;

/// Horse against horse and foot against foot, face to face, in the phase with this number.
fn camps(step: u8) -> Game {
    field(&format!("phase {step}; PKR1 0914 S; TGM1 0915 N; PIL1 1213 S; TIL1 1214 N"))
}

/// Who may be given a move.
fn movers(battle: &Game) -> Vec<&'static str> {
    let may = |name: &&str| battle.allows(&format!("move {name}"));
    ["PKR1", "PIL1", "TGM1", "TIL1"].into_iter().filter(may).collect()
}

/// Who owes an attack; nobody may end the phase before it is made.
fn debtors(battle: &Game) -> Vec<String> {
    let attacks = battle.legal_with("attack ");
    assert_eq!(battle.allows("end"), attacks.is_empty());
    attacks.iter().filter_map(|attack| attack.split(' ').nth(1)).map(str::to_string).collect()
}

#[test]
fn r_2_1_1_first_the_cavalry_of_who_begins() {
    let battle = camps(1);
    assert_eq!((movers(&battle), battle.asked().as_str()), (vec!["PKR1"], "allied activate"));
    assert_eq!(battle.asked_by(), "G-2.1.1");
    // The other side answers with shots and counter-charges.
    let mut battle = field("phase 1; PKR1 0911 S; TXB1 0914 N; TGM1 1013 NW");
    battle.play("move PKR1; f");
    assert_eq!(battle.asked(), "order fire");
    battle.play("hold-fire");
    assert_eq!(battle.asked(), "order counter-charge");
}

#[test]
fn r_2_1_2_then_its_attacks() {
    let battle = camps(2);
    assert_eq!((debtors(&battle), movers(&battle)), (vec!["PKR1".to_string()], vec![]));
}

#[test]
fn r_2_1_3_then_everybody_else_of_that_side_under_fire() {
    let battle = camps(3);
    assert_eq!((movers(&battle), battle.asked().as_str()), (vec!["PIL1"], "allied activate"));
    assert_eq!(battle.asked_by(), "G-2.1.3");
    let mut battle = field("phase 3; PIL1 0911 S; TXB1 0914 N; TGM1 1013 NW");
    battle.play("move PIL1; f");
    assert_eq!(battle.legal(), ["fire TXB1 PIL1", "hold-fire"]);
    battle.play("hold-fire");
    assert_eq!(battle.asked(), "allied step", "foot is not counter-charged");
}

#[test]
fn r_2_1_4_then_their_attacks() {
    assert_eq!(debtors(&camps(4)), ["PIL1"]);
}

#[test]
fn r_2_1_5_then_the_cavalry_of_the_other() {
    let battle = camps(5);
    assert_eq!((movers(&battle), battle.asked().as_str()), (vec!["TGM1"], "order activate"));
    assert_eq!(battle.asked_by(), "G-2.1.5");
}

#[test]
fn r_2_1_6_then_the_attacks_of_that_cavalry() {
    assert_eq!(debtors(&camps(6)), ["TGM1"]);
}

#[test]
fn r_2_1_7_then_the_foot_of_the_other() {
    let battle = camps(7);
    assert_eq!((movers(&battle), battle.asked().as_str()), (vec!["TIL1"], "order activate"));
    assert_eq!(battle.asked_by(), "G-2.1.7");
}

#[test]
fn r_2_1_8_then_the_attacks_of_that_foot() {
    assert_eq!(debtors(&camps(8)), ["TIL1"]);
}

#[test]
fn r_2_0_phases_come_in_their_order_and_none_comes_twice() {
    // Nobody touches anybody: every phase is passed, phases without a choice pass by themselves.
    let mut battle = field("phase 1; PKR1 0910 S; PIL1 0710 S; TGM1 0925 N; TIL1 0725 N");
    battle.plays_on(|battle| {
        let pass = if battle.lists("end") { "end" } else { "hold-fire" };
        (battle.turn() == 1).then(|| pass.to_string())
    });
    let phases: Vec<(String, String)> =
        battle.said("turn", "turn").into_iter().zip(battle.said("turn", "step")).collect();
    let phases: Vec<String> = phases.into_iter().map(|(turn, phase)| format!("{turn}.{phase}")).collect();
    assert_eq!(phases.join(" "), "1.2 1.3 1.4 1.5 1.6 1.7 1.8 1.9 2.1");
    assert_eq!(battle.asked(), "allied activate");
}

#[test]
fn ruling_25_in_ones_own_phase_only_horse_archers_shoot() {
    let shots = |name: &str| {
        let phase = if name == "TAT1" { 1 } else { 3 };
        let mut battle =
            field(&format!("phase {phase}; {name} 0914 S; PKR1 0925 N; PIL1 0927 N; TIL1 0915 S"));
        battle.play(&format!("move {name}"));
        battle.lists(&format!("fire {name} TIL1"))
    };
    assert!(shots("TAT1"));
    assert!(!shots("PXB1") && !shots("LAR1") && !shots("PBO1"), "they wait for the enemy to move");
}
