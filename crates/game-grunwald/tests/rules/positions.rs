//! Hand-written positions: what they may say, and what is said where they may not.

use crate::field::{Field, Game, field, flaw};
use game_grunwald::Grunwald;
use toml::{Table, Value};

#[test]
fn a_counter_on_the_map_faces_somewhere() {
    assert!(flaw("PKR1 0915 nc2").contains("the facing is missing"));
    assert!(flaw("PKR1 0915").contains("PKR1 0915"));
    assert!(
        field("PKR1 0915 N; PKR2 waiting; PKR3 gone").is("PKR2", "waiting"),
        "beside the map nobody asks"
    );
}

#[test]
fn only_foot_that_shoots_is_on_the_march() {
    assert!(flaw("PKR1 0915 N marching").contains("only missile units on foot change formation"));
    assert!(flaw("PIL1 0915 N marching").contains("only missile units on foot change formation"));
    assert!(field("PXB1 0915 N marching; PKR1 0925 N").is("PXB1", "marching"));
}

#[test]
fn the_step_belongs_to_what_is_going_on() {
    for phase in
        ["2 activate", "4 open-fire", "1 combat", "0 combat", "1 excess 4924", "9 panic", "0 activate"]
    {
        assert!(
            flaw(&format!("phase {phase}; PKR1 0915 N")).contains("does not go with this phase"),
            "{phase}"
        );
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
    assert!(flaw("phase 1 panic; PKR1 0915 N must-flee").contains("only a panicked unit must flee"));
}

#[test]
fn r_10_2_2_the_panicked_are_asked_where_no_phase_is_named() {
    let asked = |lines: &str| field(&format!("PKR1 0915 N; {lines}; TGM1 2010 S")).asked();
    assert_eq!(asked("PKR2 0920 N panicked"), "allied panic");
    assert_eq!(asked("PKR2 0920 N panicked done"), "allied activate");
    assert_eq!(asked("PIL1 0920 N panicked"), "allied activate", "foot flees in its own phase");
}

#[test]
fn r_10_2_2_who_must_flee_is_asked_in_the_phase_of_the_position() {
    let says = "is for units on the map that panicked before a movement phase of their own";
    for lines in [
        "phase 1; PKR1 0920 N panicked must-flee",
        "phase 2; PKR1 0920 N panicked must-flee",
        "phase 5 panic; PKR1 0920 N panicked must-flee",
        "phase 3 panic; PKR1 0920 N panicked must-flee",
        "phase 1 panic; PKR1 away 0100 1 panicked must-flee",
    ] {
        let why = flaw(&format!("{lines}; PKR2 0915 N; TGM1 2010 S"));
        assert!(why.contains(says), "{lines}: {why}");
    }
}

#[test]
fn a_counter_says_nothing_twice_and_nothing_else_instead() {
    let twice = "says the same thing twice";
    let torn = "contradicts itself";
    for (counter, why) in [
        ("TGM1 0905 S S", twice),
        ("TGM1 0905 N S", torn),
        ("TGM1 0905 S 12", torn),
        ("TGM1 0905 S pf 1 pf 1", twice),
        ("TGM1 0905 S pf 1 pf 2", torn),
        ("TGM1 0905 S nc 1 nc 2", torn),
        ("TGM1 0905 S disorganised panicked", torn),
        ("TGM1 0905 S panicked panicked", twice),
        ("PXB1 0925 N marching marching", twice),
        ("TGM1 0905 S wrecked 1 wrecked 2", torn),
        ("TGM1 0905 S done done", twice),
        ("TGM1 0905 S panicked must-flee done", torn),
        ("TGM1 gone S disorganised", torn),
        ("TGM1 gone S nc 1", torn),
    ] {
        let says = of_counters(&["PKR1 0915 N", counter]);
        assert!(says.starts_with(&format!("position:6: “{counter}” {why}")), "{counter}: {says}");
    }
}

#[test]
fn a_counter_has_done_what_its_kind_and_its_place_allow() {
    for (counter, why) in [
        ("TGM1 0905 S shot", "this unit does not shoot"),
        ("TGM1 0905 S shot-riding", "only horse archers shoot while they move"),
        ("PIL1 0905 S countered", "only mounted units counter-charge"),
        ("TGM1 0905 S ridden-down", "“ridden-down” belongs to a unit that is gone"),
        ("TGM1 waiting S done", "to a unit that is still waiting nothing has happened"),
        ("TGM1 waiting S disorganised", "to a unit that is still waiting nothing has happened"),
    ] {
        let says = of_counters(&["PKR1 0915 N", counter]);
        assert!(says.starts_with(&format!("position:6: “{counter}”: {why}")), "{counter}: {says}");
    }
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
        assert!(says.contains("the action in progress"), "{name} = {value}: {says}");
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

/// What is said of a battle of the scenario with the leaders, in which these lines follow from the fourth on.
fn says(lines: &str) -> String {
    let head = "game = \"grunwald\"\nscenario = \"choc-des-titans\"\nbanners = []\n";
    testkit::flaw_of::<Grunwald>(&format!("{head}{lines}"))
}

/// The same of some counters, a line each, the first one on the fifth line.
fn of_counters(counters: &[&str]) -> String {
    let counters: String = counters.iter().map(|counter| format!("  \"{counter}\",\n")).collect();
    says(&format!("units = [\n{counters}]\nleaders = [\"jagiello 5131\", \"ulrich 5100\"]\n"))
}

#[test]
fn what_is_wrong_with_a_counter_is_said_with_its_line() {
    for (counter, why) in [
        ("PKR9 0915 N", "“PKR9” is not a counter of this battle"),
        ("PKR1 0910 N", "“PKR1” appears twice"),
        ("TGM1 9999 N", "“9999” is not a hex of the map"),
        ("TGM1 away 9999 4", "“9999” is not a hex of the map"),
        ("TGM1 away 0915 100", "“TGM1 away 0915 100”: no such number"),
        ("TGM1 0905", "“TGM1 0905”: the facing is missing (N, NE, SE, S, SW or NW)"),
        ("TGM1 0905 S nc 4", "“TGM1 0905 S nc 4”: no such number"),
        ("PKR2 0905 S under ulrich", "“PKR2 0905 S under ulrich” cannot be read"),
        ("TGM1 0915 S", "0915: both sides in one hex"),
    ] {
        let says = of_counters(&["PKR1 0915 N", "TGM2 0905 S", counter]);
        // The first of two enemies in a hex is named.
        let line = if why.contains("both sides") { 5 } else { 7 };
        assert!(says.starts_with(&format!("position:{line}: {why}")), "{counter}: {says}");
    }
    let full = of_counters(&["TGM2 0905 S", "PKR1 0915 N", "PKR2 0915 N", "PKR3 0915 N", "PKR4 0915 N"]);
    assert!(full.starts_with("position:6: 0915: over the stacking limit"), "{full}");
}

#[test]
fn what_is_wrong_with_a_leader_or_a_banner_is_said_with_its_line() {
    let counters = "units = [\"PKR1 0915 N\", \"TGM1 0905 S\"]\n";
    for (list, why) in [
        ("leaders = [\n  \"jagiello 5131\",\n  \"ulrich 0915\",\n]", "ulrich: a leader cannot be there"),
        (
            "leaders = [\n  \"jagiello 5131\",\n  \"merlin 5100\",\n]",
            "“merlin” is not a leader of this battle",
        ),
        ("leaders = [\n  \"jagiello 5131\",\n  \"jagiello 5100\",\n]", "“jagiello” appears twice"),
        (
            "leaders = [\n  \"jagiello 5131\",\n  \"ulrich 5100 tired\",\n]",
            "“ulrich 5100 tired” cannot be read",
        ),
        (
            "leaders = [\n  \"jagiello 5131\",\n  \"ulrich 5100 active active\",\n]",
            "“ulrich 5100 active active” says the same thing twice",
        ),
        (
            "leaders = [\n  \"jagiello 5131\",\n  \"ulrich 5100 fatigue 1 fatigue 2\",\n]",
            "“ulrich 5100 fatigue 1 fatigue 2” contradicts itself",
        ),
    ] {
        let says = says(&format!("{counters}{list}\n"));
        assert!(says.starts_with(&format!("position:7: {why}")), "{list}: {says}");
    }
    // A side without a leader: it is the list that lacks one.
    let leaderless = says(&format!("{counters}\nleaders = [\"jagiello 5131\"]\n"));
    assert!(
        leaderless.starts_with("position:6: a side without a leader on the map has lost"),
        "{leaderless}"
    );
    let banners = |banners: &str| {
        let head = "game = \"grunwald\"\nscenario = \"choc-des-titans\"\n";
        let leaders = "leaders = [\"jagiello 5131\", \"ulrich 5100\"]\n";
        let units = "units = [\"PKR1 0915 N\", \"PKR2 gone\", \"TGM1 0905 S\"]\n";
        testkit::flaw_of::<Grunwald>(&format!("{head}{leaders}{units}banners = [\n{banners}]\n"))
    };
    assert!(banners("  \"KR PKR2\",\n").starts_with("position:6: KR: its bearer is not in the battle"));
    assert!(banners("\n  \"KR lies 9999\",\n").starts_with("position:7: “9999” is not a hex of the map"));
    assert!(banners("\n  \"XX PKR1\",\n").starts_with("position:7: “XX” is not a standard of this battle"));
    assert!(
        banners("  \"KR PKR1 moved-by PKR1 gone\",\n")
            .starts_with("position:6: “KR PKR1 moved-by PKR1 gone” cannot be read")
    );
    assert!(banners("  \"KR PKR9\",\n").starts_with("position:6: “PKR9” is not a counter of this battle"));
}

#[test]
fn what_is_wrong_with_the_moment_is_said_with_its_line() {
    for (lines, why) in [
        ("turn = 99", "position:4: the battle has no turn 99"),
        ("turn = 1\nstep = 10", "position:5: a turn has phases 1 to 9, not 10"),
        ("turn = 1\nphase = \"combat\"\nstep = 3", "position:6: “step” 3 does not go with this phase"),
        ("turn = 1\nphase = \"noon\"", "position:5: “noon” is not a phase"),
        ("turn = 1\nstep = 9\nphase = \"excess 9999\"", "position:6: “9999” is not a hex of the map"),
        ("phase = \"set-up nobody\"", "position:4: “nobody” is not a side"),
        ("turn = 1\nphase = \"over\"", "position:5: “over” cannot be read"),
        ("phase = \"over\"\nover = { end = \"rain\", points = [0, 0] }", "position:5: “rain” cannot be read"),
        (
            "phase = \"over\"\n[over]\nend = \"turns\"\nwinner = \"nobody\"\npoints = [0, 0]",
            "position:7: “nobody” is not a side",
        ),
        ("morale = 99", "position:4: the morale track has no box 99"),
        ("morale = 0\nlevel = 3", "position:5: there is no morale level 3"),
        ("points = [\n  0, 10000]", "position:4: “points = [0, 10000]”: no such number"),
        ("arrived = [[0, 255], [0, 0]]", "position:4: “arrived = [[0, 255], [0, 0]]”: no such number"),
        ("razed = [\n  \"0915\"]", "position:5: there are no walls in 0915"),
        ("razed = [\n  \"4925\",\n  \"4925\"]", "position:6: “4925” appears twice"),
        ("turn = 1\n[over]\nend = \"turns\"\npoints = [0, 0]", "position:6: “over” belongs to another phase"),
    ] {
        let says = says(lines);
        assert!(says.starts_with(why), "{lines}: {says}");
    }
}

#[test]
fn what_is_wrong_with_what_is_under_way_is_said_with_its_line() {
    let mut battle = field("PKR1 0915 N; TGM1 0905 S");
    battle.play("move PKR1");
    let written = battle.written();
    let line = 1 + written.lines().position(|line| line.starts_with("under-way")).expect("a move under way");
    let says = testkit::flaw_of::<Grunwald>(&written.replace("left = 1", "left = 9"));
    assert!(says.starts_with(&format!("position:{line}: the action in progress is impossible")), "{says}");
}

#[test]
fn r_s_4_a_battle_is_over_as_leaders_points_and_standards_have_it() {
    let file = |over: &str| {
        let head =
            "game = \"grunwald\"\nscenario = \"choc-des-titans\"\nbanners = []\nstep = 9\nphase = \"over\"";
        let sides =
            "units = [\"PKR1 0915 N\", \"TGM1 0905 S\"]\nleaders = [\"jagiello 5131\", \"ulrich 5100\"]";
        format!("{head}\npoints = [9, 4]\n{sides}\nover = {{ {over} }}\n")
    };
    for wrong in [
        "end = \"turns\", points = [9, 4]",
        "end = \"turns\", winner = \"order\", points = [9, 4]",
        "end = \"turns\", winner = \"allied\", points = [9, 5]",
        "end = \"leaders\", winner = \"allied\", points = [9, 4]",
        "end = \"no-leaders\", winner = \"allied\", points = [9, 4]",
        "end = \"resigned\", points = [9, 4]",
    ] {
        let says = testkit::flaw_of::<Grunwald>(&file(wrong));
        assert!(says.starts_with("position:9: the battle does not end so"), "{wrong}: {says}");
    }
    for right in [
        "end = \"turns\", winner = \"allied\", points = [9, 4]",
        "end = \"resigned\", winner = \"order\", points = [9, 4]",
    ] {
        testkit::given::<Grunwald>(&file(right));
    }
}
