//! The doors of a game with dice, stacks and reactions.

use catalog::{Sitting, find, open_position};
use engine::ruleset::Setup;
use engine::table::Throw;
use engine::text::Lang;
use engine::{Stop, Viewer};

/// A battle after so many decisions, picked without much sense.
fn battle(decisions: usize, pace: usize) -> Box<dyn Sitting> {
    let mut sitting = find("grunwald").unwrap().open(Setup::new("avant-garde"), 7).unwrap();
    for text in ["default", "ready", "default", "ready"] {
        sitting.play(text, Throw::Seeded).unwrap();
    }
    for turn in 0..decisions {
        let legal = sitting.legal();
        let Some(pick) = legal.get(turn * pace % legal.len().max(1)) else { break };
        sitting.play(&pick.text.clone(), Throw::Seeded).unwrap();
    }
    sitting
}

/// What a way promises comes true: every action of it is legal in its turn, and it costs what it says.
#[test]
fn every_way_that_nobody_can_answer_is_as_long_and_as_dear_as_it_says() {
    let (mut walked, mut exposed) = (0, 0);
    for (decisions, pace) in [(0, 1), (11, 7), (40, 5), (75, 11)] {
        let sitting = battle(decisions, pace);
        for piece in (0..60).chain(300..308) {
            for route in sitting.ways(piece) {
                let foreseen = sitting.foresee(&route.actions, None);
                assert_eq!(foreseen.refusal, None, "{:?} {:?}", sitting.decision(), route.actions);
                if route.open {
                    exposed += 1;
                    continue;
                }
                assert_eq!(foreseen.steps.len(), route.actions.len(), "{:?}", route.actions);
                let cost: i32 = foreseen.steps.iter().filter_map(|step| step.explanation.value("cost")).sum();
                assert_eq!(cost, route.cost, "{:?}", route.actions);
                walked += 1;
            }
        }
    }
    assert!(walked > 500 && exposed > 0, "{walked} {exposed}");
}

#[test]
fn scripted_dice_that_run_out_or_are_left_over_are_reported() {
    let mut sitting = open_position("test", DUEL, 1).unwrap();
    let before = sitting.bytes();
    let short = sitting.play("attack PKR1 x 0914", Throw::Given(&[3]));
    assert!(matches!(short, Err(Stop::Dice(_))), "{short:?}");
    assert_eq!(sitting.bytes(), before);
    let long = sitting.play("attack PKR1 x 0914", Throw::Given(&[3, 4, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6]));
    assert!(matches!(long, Err(Stop::Dice(_))), "{long:?}");
    assert_eq!(sitting.bytes(), before);
}

const DUEL: &str = r#"
game = "grunwald"
scenario = "choc-des-titans"
turn = 2
step = 2
units = ["PKR1 0915 N nc 3", "TGM1 0914 S"]
leaders = ["zyndram 0915", "ulrich 0905", "jagiello 0920"]
"#;

#[test]
fn a_position_that_cannot_be_is_refused_with_a_sentence() {
    let refused = |from: &str, to: &str| {
        let flaw = open_position("test", &DUEL.replace(from, to), 1).err().expect("it is refused");
        find("grunwald").unwrap().texts().say(Lang::En, &flaw.phrase)
    };
    let says = [
        refused("TGM1 0914 S", "TGM1 0914 7"),
        refused("\"TGM1 0914 S\"", "\"TGM1 0914 S\", \"TGM1 0913 S\""),
        refused("\"TGM1 0914 S\"", "\"TGM1 0914 S\", \"TGM2 0914 S\""),
        refused("TGM1 0914 S", "TGM1 4517 S"),
        refused("TGM1 0914 S", "TGM1 0915 S"),
        refused("TGM1 0914 S", "QQQ1 0914 S"),
        refused("\"ulrich 0905\", ", ""),
    ];
    let words =
        ["faces N", "twice", "stacking limit", "lake", "both sides", "not a counter", "has lost already"];
    for (says, word) in says.iter().zip(words) {
        assert!(says.contains(word), "{says}");
    }
}

/// Whom a position does not name takes no part: he is neither lost nor worth anything, and written again he is not named either.
#[test]
fn whom_a_position_does_not_name_is_not_out_of_the_battle() {
    let trays = |text: &str| {
        let sitting = open_position("test", text, 1).unwrap();
        let scene = sitting.scene(Viewer::Referee);
        let count = scene
            .trays
            .iter()
            .filter(|tray| tray.role == engine::scene::TrayRole::Lost)
            .map(|tray| tray.pieces.len())
            .sum::<usize>();
        (count, sitting.position(Viewer::Referee))
    };
    let (lost, written) = trays(DUEL);
    assert_eq!(lost, 0);
    assert!(written.contains("PKR1 0915") && !written.contains("PKR2"), "{written}");
    let (lost, written) = trays(&DUEL.replace("\"TGM1 0914 S\"", "\"TGM1 0914 S\", \"TGM2 gone\""));
    assert_eq!(lost, 1);
    assert!(written.contains("TGM2 gone"));
}

/// Before the battle: where somebody's company takes no part, he stands elsewhere; a set-up that nobody could end is refused.
#[test]
fn a_set_up_without_everybody_can_be_ended_or_is_refused() {
    let text = |units: &str, leaders: &str| {
        format!(
            "game = 'grunwald'\nscenario = 'avant-garde'\nphase = 'set-up order'\nunits = [{units}]\nleaders = [{leaders}]"
        )
    };
    let all =
        |names: &[&str]| names.iter().map(|name| format!("'{name} waiting'")).collect::<Vec<_>>().join(", ");
    let (riders, leaders) = (all(&["TBR2", "PSG1"]), all(&["salzbach", "andrzej"]));
    let mut sitting = open_position("test", &text(&riders, &leaders), 1).unwrap();
    for action in ["default", "ready", "default", "ready"] {
        sitting.play(action, Throw::Seeded).unwrap_or_else(|stop| panic!("{action}: {stop:?}"));
    }
    let pieces = sitting.scene(Viewer::Referee).pieces.len();
    assert_eq!(pieces, 4, "two counters and two leaders, nobody else");
    let refused = |text: &str| {
        let flaw = open_position("test", text, 1).err().expect("it is refused");
        sitting.game().texts().say(Lang::En, &flaw.phrase)
    };
    // Nobody for a leader to ride with; nobody leads one side.
    assert!(refused(&text(&all(&["TXB1", "PSG1"]), &leaders)).contains("never be finished"));
    let great = text(&all(&["TGM1", "PKR1"]), &all(&["ulrich"])).replace("avant-garde", "choc-des-titans");
    assert!(refused(&great).contains("has lost already"), "{}", refused(&great));
    // Whose turn is over has somebody beside the map still; an enemy stands where one should be set up.
    let second = text(&riders, &leaders).replace("set-up order", "set-up allied");
    assert!(refused(&second).contains("still waiting"), "{}", refused(&second));
    let among = text("'TBR2 waiting', 'PSG1 3013 S'", &leaders);
    assert!(refused(&among).contains("never be finished"), "{}", refused(&among));
}

/// The default set-up gives no leader two banners, whoever takes no part (G-7.1.1).
#[test]
fn a_default_set_up_gives_a_leader_one_banner() {
    let waiting =
        |names: &[&str]| names.iter().map(|name| format!("'{name} waiting'")).collect::<Vec<_>>().join(", ");
    // The bearer of the first banner is not there, nor a leader for it: the second banner keeps its own bearer to itself.
    let text = format!(
        "game = 'grunwald'\nscenario = 'choc-des-titans'\nphase = 'set-up order'\nunits = [{}]\nleaders = [{}]\nbanners = [{}]",
        waiting(&["TOR1", "TOR2", "PKR1"]),
        waiting(&["wallenrod", "zyndram"]),
        waiting(&["GM", "OR", "KR"]),
    );
    let mut sitting = open_position("test", &text, 1).unwrap();
    sitting.play("default", Throw::Seeded).unwrap();
    let written = sitting.position(Viewer::Referee);
    assert!(written.contains("\"OR TOR1\"") && written.contains("\"GM waiting\""), "{written}");
    for action in ["ready", "default", "ready"] {
        sitting.play(action, Throw::Seeded).unwrap_or_else(|stop| panic!("{action}: {stop:?}"));
    }
}

/// The odds of a whole combat: they sum to one over every course, and agree with the printed table.
#[test]
fn the_odds_of_a_whole_attack_are_exact() {
    let sitting = open_position("test", DUEL, 1).unwrap();
    let explained = sitting.explain("attack PKR1 x 0914").unwrap();
    let chances = explained.chances.unwrap();
    let sum = chances.outcomes.iter().fold(engine::odds::Fraction::ZERO, |sum, (_, chance)| sum + *chance);
    assert_eq!(sum, engine::odds::Fraction::ONE);
    let back: Vec<String> = chances
        .results
        .iter()
        .filter(|(it, _)| it.says.id == "result-foe-back")
        .map(|(_, chance)| chance.to_string())
        .collect();
    assert!(!back.is_empty(), "{:?}", chances.results);
    // The column of the combat is the lit one of the table.
    let column = explained.explanation.value("column");
    assert_eq!(explained.explanation.chart.map(|cell| cell.column), column);
}

/// Standing orders: nothing is weighed about doing nothing; the odds are those that people say; an answer without more is a sensible
/// one.
#[test]
fn a_standing_order_answers_sensibly_or_is_refused() {
    let about = find("grunwald").unwrap().about();
    let parse = |text: &str| engine::orders::StandingOrder::parse(about.battle("avant-garde"), text);
    assert!(parse("order fire fire if chance result-foe-lost >= 40").is_some());
    assert!(parse("order fire hold-fire if chance result-foe-lost <= 40").is_none(), "holding hits nobody");
    assert!(parse("order counter-charge counter-charge if odds >= 3").is_some());
    assert!(parse("order counter-charge hold-back if odds <= 1").is_none());
    assert!(parse("order pursue stay").is_some() && parse("order advance stay").is_some());
    // The beaten go back where they sweep nobody away, and face as they did.
    let text = DUEL.replace("\"TGM1 0914 S\"", "\"TGM1 0914 S\", \"TIL1 1013 S\", \"TIL2 0913 S\"");
    let orders = ["order retreat retreat", "order face face"].map(|text| parse(text).expect("an order"));
    let played = (2..=12_u8).find(|sum| {
        let dice = [sum / 2, sum - sum / 2];
        let mut again = open_position("test", &text, 1).unwrap();
        again.set_orders(orders.to_vec());
        let _ = again.play("attack PKR1 x 0914", Throw::Given(&dice));
        let position = again.position(Viewer::Referee);
        let stands = |counter: &str| position.contains(counter);
        let gone = !stands("TGM1 0914") && stands("TGM1 ");
        if gone {
            assert!(stands("TIL1 1013 S") && stands("TIL2 0913 S"), "{position}");
        }
        gone
    });
    assert!(played.is_some(), "some throw drives them back");
}

#[test]
fn r_8_1_2_the_ride_of_a_leader_alone_is_told_in_one_sentence() {
    let text = "game = \"grunwald\"\nscenario = \"choc-des-titans\"\nturn = 2\nstep = 1\n\
         units = [\"PKR1 0917 N\"]\nleaders = [\"zyndram 0919\", \"ulrich 0905\", \"jagiello 0921\"]\n";
    let mut sitting = open_position("test", text, 1).unwrap();
    let scene = sitting.scene(Viewer::Public);
    let leaders = scene.pieces.iter().filter(|it| it.id >= 300).map(|it| it.id).collect::<Vec<_>>();
    let far = |way: &catalog::Way| way.target.is_none() && way.actions.len() == 3;
    let way = leaders.into_iter().flat_map(|id| sitting.ways(id)).find(far).expect("a leader rides");
    for action in &way.actions {
        sitting.play(action, Throw::Seeded).unwrap();
    }
    let passages = sitting.passages(Viewer::Public);
    assert_eq!(passages.len(), 1, "{passages:?}");
    assert_eq!(passages[0].events.len(), 1, "{passages:?}");
    for (lang, hexes) in [(Lang::En, "2 hexes"), (Lang::Fr, "2 hexagones")] {
        let says = sitting.game().texts().say(lang, &passages[0].events[0].says);
        assert!(says.contains(hexes) && !says.contains('{'), "{says}");
    }
}
