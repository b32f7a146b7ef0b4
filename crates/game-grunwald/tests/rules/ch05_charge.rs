//! 5.6: speed, where it comes from and where it goes.

use crate::field::*;

#[test]
fn r_5_6_1_foot_never_charges() {
    let mut battle = field("phase 3; PIL1 0915 N");
    assert_eq!(battle.goes("move PIL1; f; f; f"), "1 nc0, 1 nc0, 1 nc0, left 1");
    // No pace to hold, then.
    assert!(battle.grounds("f=").split(' ').any(|rule| rule == "G-5.6.1"), "{}", battle.grounds("f="));
    // Nobody pushes its marker up, and so it lends nothing to an attack.
    assert!(flaw("PIL1 0914 S nc3").contains("charge"), "{}", flaw("PIL1 0914 S nc3"));
    let battle = field("phase 4; PIL1 0914 S; TIL1 0915 N");
    assert_eq!(battle.sums("attack PIL1 x 0915"), "2:2 [1 G-5.2.7] [1 G-5.2.7] 1:1");
}

#[test]
fn r_5_6_2_from_nought_to_three() {
    let mut battle = field("LME1 0915 N nc2");
    assert_eq!(battle.goes("move LME1; f; f; f"), "1 nc3, 1 nc3, 1 nc3, left 7");
    // It is at the top: there is nothing to refuse.
    assert!(battle.grounds("f=").split(' ').any(|rule| rule == "G-5.6.2"), "{}", battle.grounds("f="));
    // Nothing is taken from who has nothing: a stream straight after a turn.
    assert_eq!(field("LME1 2419 NW").goes("move LME1; r1; f"), "1 nc0, 3 nc0, left 6");
}

#[test]
fn r_5_6_4_every_level_is_a_column() {
    let sums =
        |level: u8| field(&format!("phase 2; PKR1 0914 S nc{level}; TEL3 0915 N")).sums("attack PKR1 x 0915");
    assert_eq!(sums(0), "2:2 [2 G-5.2.7] [] 3:1");
    assert_eq!(sums(1), "2:2 [2 G-5.2.7, 1 G-5.6.4] [] 4:1");
    assert_eq!(sums(2), "2:2 [2 G-5.2.7, 2 G-5.6.4] [] 5:1");
    assert_eq!(sums(3), "2:2 [2 G-5.2.7, 3 G-5.6.4] [] 6:1");
}

#[test]
fn r_5_6_5_e_22_armour_and_one_is_the_most() {
    let sums = |name: &str| {
        field(&format!("phase 2; {name} 0914 S nc3; TEL3 0915 N")).sums(&format!("attack {name} x 0915"))
    };
    assert_eq!(sums("PSI1"), "2:2 [1 G-5.2.7, 3 G-5.6.4, -1 G-5.6.5] [] 4:1", "two and one");
    assert_eq!(sums("LME1"), "2:2 [3 G-5.6.4, -2 G-5.6.5] [] 2:1");
}

#[test]
fn r_5_6_11_an_attacker_thrown_back_has_no_speed_left() {
    // Armour 1 and charge 1 against armour 2: 1:1; a nine is A1.
    let mut battle = field("phase 2; PSI1 0914 S nc1; TGM1 0915 N nc0");
    battle.roll([4, 5]).play("attack PSI1 x 0915");
    battle.falls_back("PSI1", "0913").play("face S");
    assert_eq!(battle.asked(), "order face", "the defender has followed into 0914");
    battle.roll([3, 4]).play("face N").cites("G-5.6.11");
    assert_eq!([battle.at("PSI1"), battle.at("TGM1")], ["0913 S pf2 nc0", "0914 N pf2 nc0"]);
}

#[test]
fn ruling_18_who_stands_still_loses_his_speed() {
    let after = |option: &str| {
        let mut battle =
            field(&format!("{option}; PKR1 0920 N nc2; PKR2 1221 N nc1; TGM1 3010 S nc3; TIL1 3020 N"));
        battle.play("move PKR2; f; stop; end");
        ["PKR1", "PKR2", "TGM1"].map(|name| battle.at(name).rsplit(' ').next().map(String::from))
    };
    assert_eq!(
        after(""),
        ["nc0", "nc2", "nc3"].map(|level| Some(level.to_string())),
        "who rode keeps it, and who was not to move"
    );
    assert_eq!(
        after("option standing-charge kept"),
        ["nc2", "nc2", "nc3"].map(|level| Some(level.to_string())),
        "by the other reading"
    );
}

#[test]
fn ruling_18_speed_lasts_from_turn_to_turn() {
    let mut battle = field("PKR1 0920 N; TGM1 3010 S");
    for turn in 1..=2 {
        assert_eq!(battle.turn(), turn);
        battle.play("move PKR1; f; stop").passes_to(turn + 1, 1);
    }
    assert_eq!(battle.at("PKR1"), "0918 N pf2 nc2");
    assert!(!battle.is("PKR1", "done"));
}

#[test]
fn ruling_19_first_the_gain_then_the_losses_then_nothing() {
    let enters = |text: &str, step: &str| field(text).goes(&format!("move PKR1; {step}"));
    assert_eq!(enters("PKR1 2210 NE nc3", "f"), "1 nc2, left 7", "uphill at the top: three, less one");
    assert_eq!(enters("PKR1 2418 S nc0", "f"), "3 nc0, left 5", "one more, one less");
    assert_eq!(enters("PKR1 2418 S nc1", "f="), "4 nc0, left 4", "held, and one less");
    assert_eq!(enters("PKR1 3424 NE nc3", "f"), "4 nc0, left 4", "woods end it");
    assert_eq!(enters("PKR1 1714 S nc2", "f"), "½ nc0, left 7½", "a village too, road or not");
    // What the way did is told with the ride.
    for (text, rule) in [("PKR1 2210 NE nc3", "G-5.6.10"), ("PKR1 2418 S nc0", "G-5.6.9")] {
        field(&format!("{text}; PKR2 0925 N")).play("move PKR1; f").cites(rule).cites("G-R19");
    }
}

#[test]
fn ruling_20_e_25_a_counter_charge_through_a_ford_has_no_speed() {
    let mut ford = field("phase 5; PKR1 4907 N nc1; TGM1 4904 S; TGM2 2010 S");
    ford.play("move TGM1; f");
    assert_eq!(ford.legal_with("counter"), ["counter PKR1 4906"], "straight ahead");
    assert!(ford.sums("counter PKR1 4906").starts_with("2:2 [2 G-5.2.7] "), "no speed of its own");
    // A bridge takes one level only.
    assert_eq!(field("PKR1 3610 SE nc2").goes("move PKR1; f"), "½ nc2, left 7½");
}

#[test]
fn ruling_21_what_lies_between_takes_the_speed_for_good() {
    let strikes = |attacker: &str, hexes: &[&str]| {
        let foot: Vec<String> =
            ["TIL1", "TIL2"].iter().zip(hexes).map(|(name, label)| format!("{name} {label} N")).collect();
        let battle = field(&format!("phase 2; {attacker}; {}", foot.join("; ")));
        let attack = format!("attack PKR1 x {}", hexes.join("+"));
        let sums = battle.sums(&attack);
        let level = sums.split([',', '[', ']']).map(str::trim).find_map(|line| line.strip_suffix(" G-5.6.4"));
        let foretold = battle.foretold(&attack).into_iter().find(|(says, _)| *says == "effect-struck");
        (level.map_or(0, |level| level.parse().expect("a level")), foretold.map(|(_, rule)| rule))
    };
    assert_eq!(strikes("PKR1 2418 S nc3", &["2419"]), (2, Some("G-5.6.9")), "a stream");
    assert_eq!(strikes("PKR1 3610 SE nc3", &["3711"]), (2, Some("G-5.6.8")), "a bridge");
    assert_eq!(strikes("PKR1 4907 N nc3", &["4906"]), (0, Some("G-5.6.7")), "a ford");
    assert_eq!(strikes("PKR1 3424 NE nc3", &["3524"]), (0, Some("G-5.6.6")), "woods");
    assert_eq!(strikes("PKR1 1302 S nc3", &["1303"]), (0, Some("G-5.6.6")), "marsh");
    assert_eq!(strikes("PKR1 4923 S nc3", &["4924"]), (0, Some("G-12.1.2")), "a wall");
    assert_eq!(strikes("PKR1 1714 S nc3", &["1715"]), (3, None), "a village is not named");
    assert_eq!(strikes("PKR1 2210 NE nc3", &["2310"]), (3, None), "nobody rides uphill");
    assert_eq!(strikes("PKR1 2418 S nc3", &["2319", "2419"]), (2, Some("G-5.6.9")), "the worst of two");
    // Afterwards it is still gone: one for the stream, one for the combat.
    let mut battle = field("phase 2; PKR1 2418 S nc3; TEL3 2419 N nc3");
    // Armour 2, charge 2 against charge 1 and the stream: 3:1; a nine is nothing.
    battle.roll([4, 5]).play("attack PKR1 x 2419");
    assert_eq!([battle.at("PKR1"), battle.at("TEL3")], ["2418 S pf2 nc1", "2419 N pf2 nc3"]);
}
