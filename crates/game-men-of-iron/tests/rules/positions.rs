//! Hand-written positions: what they say, what they refuse, and that what is written reads back.

use engine::ruleset::{Ruleset, Setup};
use engine::table::Table;
use game_men_of_iron::MenOfIron;
use testkit::{flaw_of, given};

const FEW: &str = r#"
game = "men-of-iron"
scenario = "falkirk"
command = "lincoln"
units = ["lincoln-mm1 0818 12", "lincoln-mm2 0918 12 out-of-command", "wallace-pk1 1007 10 schiltron", "durham-mm1 waiting"]
leaders = ["lincoln 0818"]
"#;

fn with(what: &str, instead: &str) -> String {
    assert!(FEW.contains(what), "{what}");
    FEW.replace(what, instead)
}

#[test]
fn a_position_reads_back_as_the_same_bytes() {
    let battle = given::<MenOfIron>(FEW);
    let rules = battle.table.rules();
    let setup = Setup::new("falkirk");
    let written = rules.write_position(&setup, battle.table.state());
    let again = Setup { position: Some(written.clone()), ..setup.clone() };
    let table = Table::<MenOfIron>::open(again, 1).expect("what is written is a position");
    assert_eq!(table.rules().write_position(&setup, table.state()), written);
    assert_eq!(table.state(), battle.table.state());
    assert!(written.contains("\"lincoln-mm1 0818 12 commanded\""), "{written}");
    assert!(written.contains("\"lincoln-mm2 0918 12\""), "{written}");
}

#[test]
fn every_scenario_reads_back_from_its_own_position() {
    for scenario in &MenOfIron::about().scenarios {
        let setup = Setup::new(&scenario.id);
        let (rules, state) = MenOfIron::open(&setup).expect("a scenario");
        let written = rules.write_position(&setup, &state);
        let again = Setup { position: Some(written.clone()), ..setup.clone() };
        let (rules, state) = MenOfIron::open(&again).unwrap_or_else(|flaw| panic!("{}: {flaw}", scenario.id));
        assert_eq!(rules.write_position(&setup, &state), written, "{}", scenario.id);
    }
}

#[test]
fn who_is_not_named_takes_no_part() {
    let mut battle = given::<MenOfIron>(FEW);
    assert!(battle.allows("move lincoln-mm1"));
    battle.refuses("move lincoln-mm3", "MI-4.1a");
}

#[test]
fn an_impossible_position_is_refused_with_its_line() {
    let cases = [
        (with("0918 12 out-of-command", "0818 12"), "0818: one unit in a hex"),
        (with("1007 10", "0918 10"), "0918: both sides in one hex"),
        (with("1007 10", "1007 7"), "the facing is 12, 2, 4, 6, 8 or 10"),
        (with("1007 10", "1007"), "the facing is missing"),
        (with("1007 10", "9999 10"), "“9999” is not a hex of the map"),
        (with("wallace-pk1", "wallace-pk9"), "“wallace-pk9” is not a unit of this battle"),
        (with("lincoln 0818", "lancelot 0818"), "“lancelot” is not a leader of this battle"),
        (with("lincoln 0818", "lincoln 1007"), "lincoln: no leader can be there"),
        (with("lincoln-mm2 0918", "lincoln-mm1 0918"), "“lincoln-mm1” is there twice"),
        (with("durham-mm1 waiting", "wallace-pk2 waiting"), "this unit has no entry hex"),
        (with("durham-mm1 waiting", "durham-mm1 waiting disordered"), "off the map"),
        (with("schiltron", "wall"), "cannot be in that formation"),
        (with("schiltron", "MM"), "this unit cannot become that"),
        (with("schiltron", "disordered retired"), "contradicts itself"),
        (with("command =", "phase = \"seize wallace\"\ncommand ="), "is not of the side that holds play"),
        (with("command =", "phase = \"tea\"\ncommand ="), "“tea” is not a phase"),
        (with("command =", "named = [\"wallace-pk1 x lincoln-mm1\"]\ncommand ="), "is not an attack"),
        (with("command =", "under-way = { tasks = [\"Walk\"] }\ncommand ="), "that is not there"),
    ];
    for (position, says) in cases {
        let flaw = flaw_of::<MenOfIron>(&position);
        assert!(flaw.contains(says), "{flaw} instead of {says}");
        assert!(flaw.contains("position:"), "{flaw} names no line");
    }
}

#[test]
fn units_do_not_stand_in_the_bog() {
    let field = MenOfIron::open(&Setup::new("falkirk")).expect("a scenario").0.field;
    let bog = field.hexes().find(|hex| !field.open(*hex)).expect("there is a bog");
    let flaw = flaw_of::<MenOfIron>(&with("1007", field.label(bog)));
    assert!(flaw.contains("no unit of this type can be there"), "{flaw}");
}

#[test]
fn every_legal_action_reads_back_from_its_notation() {
    let mut buffer = Vec::new();
    for scenario in &MenOfIron::about().scenarios {
        let (rules, state) = MenOfIron::open(&Setup::new(&scenario.id)).expect("a scenario");
        rules.legal(&state, &mut buffer);
        assert!(!buffer.is_empty(), "{}", scenario.id);
        for action in &buffer {
            let text = rules.write(&state, action);
            assert_eq!(rules.read(&state, &text).as_ref(), Ok(action), "{text}");
        }
    }
}
