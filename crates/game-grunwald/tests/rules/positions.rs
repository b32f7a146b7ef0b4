//! Hand-written positions: what they may say, and what is said where they may not.

use crate::field::{Field, Game, field, flaw};
use game_grunwald::Grunwald;
use toml::{Table, Value};

#[test]
fn a_counter_on_the_map_faces_somewhere() {
    assert!(flaw("PKR1 0915 nc2").contains("which way does it face?"));
    assert!(flaw("PKR1 0915").contains("PKR1 0915"));
    assert!(
        field("PKR1 0915 N; PKR2 waiting; PKR3 gone").is("PKR2", "waiting"),
        "beside the map nobody asks"
    );
}

#[test]
fn only_foot_that_shoots_is_on_the_march() {
    assert!(flaw("PKR1 0915 N marching").contains("only foot that shoots marches"));
    assert!(flaw("PIL1 0915 N marching").contains("only foot that shoots marches"));
    assert!(field("PXB1 0915 N marching; PKR1 0925 N").is("PXB1", "marching"));
}

#[test]
fn the_step_belongs_to_what_is_going_on() {
    for phase in
        ["2 activate", "4 open-fire", "1 combat", "0 combat", "1 excess 4924", "9 panic", "0 activate"]
    {
        assert!(flaw(&format!("phase {phase}; PKR1 0915 N")).contains("is not one of this phase"), "{phase}");
    }
    for phase in ["3 close-fire", "8 combat", "5 open-fire"] {
        assert!(!field(&format!("phase {phase}; PKR1 0915 N; TGM1 0905 S")).legal().is_empty(), "{phase}");
    }
}

#[test]
fn who_is_gone_has_no_strength_and_all_others_have() {
    assert!(flaw("PKR1 0915 N; TIH2 gone pf 1 NW").contains("TIH2 gone pf 1 NW"));
    assert!(flaw("PKR1 0915 N; TIH2 0905 NW pf 0").contains("TIH2 0905 NW pf 0"));
}

#[test]
fn r_10_2_2_before_anybody_moves_the_panicked_are_asked_whatever_their_marks() {
    let asked =
        |phase: &str, line: &str| field(&format!("phase {phase}; PKR1 0915 N; {line}; TGM1 2010 S")).asked();
    assert_eq!(asked("1 panic", "PKR2 0920 N panicked"), "allied panic");
    assert_eq!(asked("1 panic", "PKR2 0920 N panicked must-flee"), "allied panic");
    assert_eq!(asked("1 open-fire", "PKR2 0920 N panicked"), "allied panic", "nobody has a shot");
    // Foot has its own phase, the other side too, and who is done was asked.
    assert_eq!(asked("1 panic", "PIL1 0920 N panicked"), "allied activate");
    assert_eq!(asked("1 panic", "TGM2 0905 S panicked"), "allied activate");
    assert_eq!(asked("1 panic", "PKR2 0920 N panicked done"), "allied activate");
    // Once somebody is marked the marks say who is left; and when they move all have been asked.
    let mut marked =
        field("phase 1 panic; PKR1 0915 N panicked must-flee; PKR2 0920 N panicked; TGM1 2010 S");
    assert_eq!(marked.legal(), ["rally PKR1", "flee PKR1"]);
    marked.roll([1]).play("rally PKR1");
    assert_ne!(marked.asked(), "allied panic");
    assert_eq!(asked("1", "PKR2 0920 N panicked"), "allied activate");
    assert!(flaw("phase 1 panic; PKR1 0915 N must-flee").contains("only who has panicked must flee"));
}

/// Riders thrown back two hexes, on their way.
fn thrown_back() -> Game {
    let mut battle = field("phase 2; PKR1 0914 S nc3; PKR2 0913 S; TEL3 0915 N; TGM5 2510 N");
    battle.roll([4, 4]).play("attack PKR1 x 0915");
    assert_eq!(battle.asked(), "order retreat");
    battle
}

/// What is said of a position whose combat is altered.
fn altered(game: &Game, alter: impl FnOnce(&mut Table)) -> String {
    let mut file: Table = game.written().parse().expect("a position");
    let under_way = file.get_mut("under-way").and_then(Value::as_table_mut).expect("something under way");
    alter(under_way.get_mut("fight").and_then(Value::as_table_mut).expect("a combat"));
    testkit::flaw_of::<Grunwald>(&toml::to_string(&file).expect("a position"))
}

#[test]
fn a_retreat_is_no_longer_than_the_table_has_it() {
    let battle = thrown_back();
    for hexes in [0_i64, 6, 7, 20, 63, 255] {
        let says = altered(&battle, |fight| {
            fight.insert("retreat".into(), Value::Array(vec![false.into(), hexes.into()]));
        });
        assert!(says.contains("\u{201c}retreat\u{201d}"), "{hexes}: {says}");
    }
    let says = altered(&battle, |fight| {
        fight.insert("retreat".into(), Value::Array(vec![true.into(), 5.into()]));
    });
    assert!(says.contains("\u{201c}retreat\u{201d}"), "an attacker goes back four at most: {says}");
}

#[test]
fn no_number_of_a_combat_under_way_is_other_than_in_play() {
    let battle = thrown_back();
    let [rider, beaten] = ["PKR1", "TEL3"].map(|name| battle.id(name).index());
    for (name, value) in [
        ("column", "9"),
        ("throw", "[7, 1]"),
        ("losses", "[0, 200]"),
        ("blood", "[[737, 255]]"),
        ("stage", "\"Blocked\""),
        ("bystanders", &format!("[{beaten}]")),
        ("traces", &format!("[{{ hexes = [737, 5], short = 0, unit = {beaten} }}]")),
        ("traces", &format!("[{{ hexes = [737], short = 99, unit = {beaten} }}]")),
        ("attackers", &format!("[{rider}, {rider}]")),
        ("defenders", &format!("[{rider}]")),
        ("hexes", "[60000]"),
        ("exposed", "[[250, \"Good\"]]"),
    ] {
        let says = altered(&battle, |fight| {
            let file: Table = format!("it = {value}").parse().expect("a value");
            fight.insert(name.into(), file["it"].clone());
            if name == "stage" {
                fight.remove("retreat");
            }
        });
        assert!(says.contains("what is under way"), "{name} = {value}: {says}");
    }
}

#[test]
fn no_number_of_a_move_under_way_is_other_than_in_play() {
    for (name, most) in [("left", 16), ("leader_left", 20)] {
        let walk = |count: u8| {
            let mut battle = field("PKR1 0915 N; TGM1 0905 S");
            battle.play("move PKR1");
            let mut file: Table = battle.written().parse().expect("a position");
            let walk = file["under-way"]["walk"].as_table_mut().expect("a move");
            walk.insert(name.into(), Value::Integer(count.into()));
            toml::to_string(&file).expect("a position")
        };
        testkit::given::<Grunwald>(&walk(most));
        let says = testkit::flaw_of::<Grunwald>(&walk(most + 1));
        assert!(says.contains(&format!("\u{201c}{name}\u{201d}")), "{says}");
    }
}
