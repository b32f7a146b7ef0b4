//! Hand-written positions: what is wrong is said with its line, what contradicts itself is refused, and what is opened stays a
//! position as long as it is played.

use crate::given;
use crate::setting_up::{flaw, score};
use engine::dice::{NoDice, Stream};
use engine::journal::Silent;
use engine::ruleset::{Ruleset, Setup};
use game_medieval_battle::MedievalBattle;

type State = <MedievalBattle as Ruleset>::State;

#[test]
fn r_v_6_a_wagon_that_is_gone_gives_the_points_of_a_lost_one() {
    assert_eq!(score(&given("red.units = ['P 1,0']\nyellow.units = ['W gone']")), [3, 0]);
    let kept = "red.units = ['P 1,0']\nyellow.units = ['W gone']\nyellow.wagon-lost = false";
    assert_eq!(flaw(kept), "position:4: the wagon of yellow is gone: it was lost");
    let second = flaw("red.units = ['W G8', 'W gone']");
    assert_eq!(second, "position: red cannot have lost a wagon that is still there");
}

#[test]
fn a_line_of_a_unit_is_refused_with_the_word_that_is_wrong() {
    let line = |unit: &str| flaw(&format!("red.units = [\n  'P 1,0',\n  '{unit}',\n]"));
    assert_eq!(line("LC Z99"), "position:4: “Z99” is not a hex of this map");
    assert_eq!(line("LC"), unreadable("LC"));
    assert_eq!(line("XX H8"), unreadable("XX H8"));
    assert_eq!(line("LC H8 turned"), unreadable("LC H8 turned"));
    assert_eq!(line("LC away Q9"), "position:4: “LC away Q9”: no such outer module");
}

fn unreadable(line: &str) -> String {
    let examples = "“LC H8 mp 2”, “HI x1 I9”, “A reserve”, “LB away O1”";
    format!("position:4: “{line}” is not a unit; write for example {examples}")
}

#[test]
fn a_unit_that_is_said_to_be_two_things_is_refused() {
    let lines = [
        "LC H8 I9",
        "LC H8 reserve",
        "LC x1 x2 H8",
        "LC H8 mp 1 mp 2",
        "W M6 turned fortified",
        "LC reserve mp 2",
        "LC away O1 mp 2",
        "LC gone mp 2",
        "LC x1 gone",
    ];
    for line in lines {
        let says = flaw(&format!("red.units = ['{line}']"));
        assert_eq!(says, format!("position:2: “{line}” contradicts itself"));
    }
}

#[test]
fn what_is_said_twice_is_refused() {
    let lines = ["LC H8 H8", "LC x1 x1 H8", "LC H8 mp 1 mp 1", "LC reserve reserve", "W M6 turned turned"];
    for line in lines {
        let says = flaw(&format!("red.units = ['{line}']"));
        assert_eq!(says, format!("position:2: “{line}” says the same thing twice"));
    }
    let back = "phase = 'return'\nturn = 'red'\nready = [2, 2]\nred.units = ['W M6', 'LC away O1']";
    assert_eq!(flaw(back), "position:4: “ready” names unit 2 twice");
}

#[test]
fn what_another_phase_would_ask_for_is_refused() {
    let unit = "red.units = ['P 1,0']";
    let parts = [
        "decides = 'red'",
        "moving = { unit = 1 }",
        "respond = { attacker = 1, defender = 1 }",
        "ready = [1]",
        "over = { end = 'points', points = [0, 0] }",
    ];
    for part in parts {
        let name = part.split(' ').next().unwrap();
        for phase in ["", "phase = 'turn'\n"] {
            let says = flaw(&format!("{phase}{unit}\n{part}"));
            assert!(says.ends_with(&format!("“{name}” belongs to another phase")), "{part}: {says}");
        }
    }
}

#[test]
fn ruling_80_a_flag_is_given_once() {
    let axial = "red.units = ['P 1,0']\nflags = { H8 = 'red', '0,0' = 'yellow' }";
    let says = flaw(axial);
    assert!(says.starts_with("position:3: the flag in ") && says.ends_with(" is given twice"), "{says}");
}

#[test]
fn r_ii_1_a_seal_belongs_to_an_army_that_is_secret() {
    let recruit = "phase = 'recruit'\ndecides = 'red'";
    assert_eq!(
        flaw(&format!("{recruit}\nred.salt = 'ab'")),
        "position:4: “salt” says something about an army that is not there"
    );
    assert_eq!(
        flaw(&format!("{recruit}\nred.open = true")),
        "position:4: “open” says something about an army that is not there"
    );
    let open = "phase = 'recruit'\ndecides = 'yellow'\nred = { army = { HC = 1 }, open = true, salt = 'ab' }";
    assert_eq!(flaw(open), "position:4: an open army has no seal, hence no salt (“ab”)");
}

#[test]
fn r_iii_1_before_the_armies_come_nothing_has_happened() {
    let before =
        "position: the phase needs all tokens, no passes, no flags and no losses before the armies come";
    for part in ["red.wagon-lost = true", "passes = 1", "tokens = { red = 3 }", "flags = { H8 = 'red' }"] {
        assert_eq!(flaw(&format!("phase = 'recruit'\ndecides = 'red'\n{part}")), before);
        assert_eq!(
            flaw(&format!("scenario = 'together-standard'\nfield = {{}}\nphase = 'lay-inner'\n{part}")),
            before
        );
    }
}

#[test]
fn a_position_of_later_rules_is_refused() {
    given("rules = 1\nred.units = ['P 1,0']");
    let later = flaw("rules = 9\nred.units = ['P 1,0']");
    assert_eq!(later, "this uses version 9 of the rules; this program knows versions up to 1");
}

/// Words that may stand in each other's place.
const ALIKE: [&[&str]; 6] = [
    &["true", "false"],
    &["red", "yellow"],
    &["turn", "recruit", "wagon", "deploy"],
    &["HC", "LC", "MA", "HI", "LI", "P", "A", "LB", "W"],
    &["H8", "G8", "H9", "I8", "K2", "L6", "reserve", "gone", "away O1"],
    &["0", "1", "2", "3", "5"],
];

/// A position of a random game, with one word or number of its file put in the place of another.
fn altered(rng: &mut Stream) -> Option<(Setup, MedievalBattle, State)> {
    const SCENARIOS: [&str; 4] = ["first-game", "crossroads", "two-realms", "together-standard"];
    let setup = Setup::new(SCENARIOS[rng.below(4) as usize]);
    let (rules, mut state) = MedievalBattle::open(&setup).ok()?;
    play(&rules, &mut state, rng.below(120), rng, &mut |_| {});
    let text = rules.write_position(&setup, &state);
    // The head stays: another scenario is another position.
    let ends = |c: char| c.is_whitespace() || "=,[]{}\"".contains(c);
    let own = &text[text.find("\nphase")?..];
    let words: Vec<&str> = own.split(ends).filter(|word| !word.is_empty()).collect();
    let word = words[rng.below(words.len() as u32) as usize];
    let list = ALIKE.into_iter().find(|list| list.contains(&word)).unwrap_or(ALIKE[4]);
    let instead = list[rng.below(list.len() as u32) as usize];
    let from = word.as_ptr() as usize - text.as_ptr() as usize;
    let text = format!("{}{instead}{}", &text[..from], &text[from + word.len()..]);
    let setup = Setup { position: Some(text), ..setup };
    let (rules, state) = MedievalBattle::open(&setup).ok()?;
    Some((setup, rules, state))
}

/// Plays at random, and shows each position to `look`.
fn play(
    rules: &MedievalBattle,
    state: &mut State,
    most: u32,
    rng: &mut Stream,
    look: &mut dyn FnMut(&State),
) {
    let mut buffer = Vec::new();
    for _ in 0..most {
        look(state);
        let Some(action) = rules.random(state, rng, &mut buffer) else { return };
        rules.apply(state, &action, &mut NoDice, &mut Silent).expect("it was listed");
    }
}

#[test]
fn whatever_opens_stays_a_position_as_long_as_it_is_played() {
    let (mut opened, mut rng) = (0, Stream::new(19, 7));
    for _ in 0..ALTERATIONS {
        let Some((setup, rules, mut state)) = altered(&mut rng) else { continue };
        let text = setup.position.as_deref().unwrap_or_default();
        opened += 1;
        play(&rules, &mut state, 40, &mut rng, &mut |state| {
            let written = rules.write_position(&setup, state);
            let again = MedievalBattle::open(&Setup { position: Some(written.clone()), ..setup.clone() });
            match again {
                Ok((_, again)) => assert_eq!(&again, state, "{text}\nleads to\n{written}"),
                Err(flaw) => panic!("{flaw:?}\n{text}\nleads to\n{written}"),
            }
        });
    }
    assert!(opened > ALTERATIONS / 20, "{opened} of {ALTERATIONS} opened");
}

const ALTERATIONS: u32 = 1500;
