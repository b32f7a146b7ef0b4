//! What the bots of Medieval Battle do in small positions, and what they never do.

use ai::judgement::{Judgement, apply};
use ai::medieval_battle::Captain;
use ai::{Answer, Bot, Duel, Level, bot, duel};
use engine::dice::Stream;
use engine::hash::canonical_bytes;
use engine::ruleset::{Ruleset, Setup};
use engine::table::Throw;
use engine::{Seat, Viewer};
use game_medieval_battle::MedievalBattle;
use game_medieval_battle::state::{Kind, RED, State, YELLOW};
use testkit::{Battle, given};

type Game = Battle<MedievalBattle>;

const ID: &str = "medieval-battle";

fn on_crossroads(position: &str) -> Game {
    given(&format!("scenario = \"crossroads\"\n{position}"))
}

fn seated(level: Level, seed: u64, nodes: u64, setup: &Setup) -> Box<dyn Bot> {
    let mut bot = bot(ID, level, seed).expect("there is a bot");
    bot.limit(nodes);
    bot.open(setup).expect("it opens");
    bot
}

/// What a bot answers, from the view of the seat to decide.
fn answer(bot: &mut dyn Bot, battle: &Game) -> Answer {
    let view = battle.table.view(Viewer::Seat(battle.decision().seat));
    bot.answer(&canonical_bytes(&view), &|| false).expect("somebody is to decide")
}

/// Lets a bot play until somebody else is to decide.
fn let_play(level: Level, battle: &mut Game) -> Vec<String> {
    let mut bot = seated(level, 1, 20_000, battle.table.setup());
    let seat = battle.decision().seat;
    let mut played = Vec::new();
    while battle.table.decision().is_some_and(|decision| decision.seat == seat) {
        let action = answer(bot.as_mut(), battle).action;
        battle.play(&action);
        played.push(action);
    }
    played
}

fn winner(battle: &Game) -> Option<Seat> {
    battle.table.rules().outcome(battle.table.state()).and_then(|outcome| outcome.winner)
}

const THINKERS: [Level; 3] = [Level::Squire, Level::Knight, Level::Constable];

#[test]
fn a_win_in_one_turn_is_found() {
    for level in THINKERS {
        let mut battle = on_crossroads(
            "turn = 'red'
             flags = { K11 = 'red', B11 = 'red', K2 = 'red' }
             red.units = ['W M6', 'LI F8', 'HC C12', 'LC D12']
             yellow.units = ['W C13', 'P L3', 'HC L2']",
        );
        let played = let_play(level, &mut battle);
        assert_eq!(winner(&battle), Some(RED), "{level:?} played {played:?}");
    }
}

#[test]
fn a_turned_wagon_is_destroyed() {
    for level in [Level::Knight, Level::Constable] {
        let mut battle = on_crossroads(
            "turn = 'yellow'
             red.units = ['W M6 turned', 'HC G8', 'HC F8']
             yellow.units = ['LC L6', 'W C13', 'P D12']",
        );
        assert_eq!(let_play(level, &mut battle), ["L6xM6"], "{level:?}");
        assert!(battle.table.state().wagon_lost[RED.index()]);
    }
}

/// Archers of a seat without a point, next to cavalry that has some.
fn hanging_archers(state: &State, seat: Seat) -> bool {
    let geo = state.board().geo;
    let archers = state.units_of(seat).filter(|(_, unit)| unit.kind == Kind::A && unit.points == 0);
    archers.filter_map(|(_, unit)| unit.hex()).any(|at| {
        state.units_of(seat.other()).any(|(_, enemy)| {
            matches!(enemy.kind, Kind::HC | Kind::LC)
                && enemy.points > 0
                && enemy.hex().is_some_and(|hex| geo.distance(at, hex) == 1)
        })
    })
}

#[test]
fn archers_keep_their_last_point_beside_cavalry() {
    for level in [Level::Knight, Level::Constable] {
        let mut battle = on_crossroads(
            "turn = 'red'
             tokens = { red = 2, yellow = 2 }
             red.units = ['W M6', 'A G8 mp 1', 'LI K7', 'P L7']
             yellow.units = ['W C13', 'HC H8 mp 3', 'LI D12']",
        );
        let played = let_play(level, &mut battle);
        assert!(!hanging_archers(battle.table.state(), RED), "{level:?} played {played:?}");
    }
}

#[test]
fn a_unit_that_would_be_lost_for_nothing_withdraws() {
    for level in [Level::Knight, Level::Constable] {
        let mut battle = on_crossroads(
            "turn = 'red'
             red.units = ['W M6', 'HC G8 mp 1', 'P L7']
             yellow.units = ['W C13', 'A H8', 'LI D12']",
        );
        battle.play("G8xH8");
        let played = let_play(level, &mut battle);
        assert!(played[0].starts_with("retreat"), "{level:?} answered {played:?}");
    }
}

#[test]
fn the_same_seed_and_nodes_give_the_same_answer() {
    let battle = testkit::scenario::<MedievalBattle>(Setup::new("first-game"), 1);
    for level in Level::ALL {
        let ask = |seed| answer(seated(level, seed, 3_000, battle.table.setup()).as_mut(), &battle);
        assert_eq!(ask(5), ask(5), "{level:?}");
    }
    // A bot that has thought before thinks the same as a new one.
    let mut old = seated(Level::Knight, 5, 3_000, battle.table.setup());
    let first = answer(old.as_mut(), &battle);
    old.open(battle.table.setup()).expect("it opens again");
    assert_eq!(answer(old.as_mut(), &battle), first);
}

#[test]
fn an_answer_says_what_it_expects() {
    let battle = testkit::scenario::<MedievalBattle>(Setup::new("first-game"), 1);
    let answer = answer(seated(Level::Knight, 1, 30_000, battle.table.setup()).as_mut(), &battle);
    assert_eq!((answer.depth, &answer.expected[0]), (3, &answer.action));
    assert!(answer.nodes <= 32_000, "{}", answer.nodes);
    // The whole line can be played.
    let mut ahead = testkit::scenario::<MedievalBattle>(Setup::new("first-game"), 1);
    for action in &answer.expected {
        ahead.play(action);
    }
    assert!(ahead.table.played().iter().any(|played| played.seat != battle.decision().seat));
}

#[test]
fn a_stop_is_obeyed() {
    let battle = testkit::scenario::<MedievalBattle>(Setup::new("first-game"), 1);
    let view = canonical_bytes(&battle.table.view(Viewer::Seat(YELLOW)));
    let mut bot = seated(Level::Constable, 1, u64::MAX, battle.table.setup());
    let at_once = bot.answer(&view, &|| true).expect("there is an answer all the same");
    assert_eq!(at_once.depth, 1);
    let asked = std::cell::Cell::new(0);
    let later = || {
        asked.set(asked.get() + 1);
        asked.get() > 20
    };
    bot.open(battle.table.setup()).expect("it opens again");
    let answer = bot.answer(&view, &later).expect("there is an answer");
    assert_eq!(asked.get(), 21, "nobody is asked again who has said stop");
    assert!(answer.nodes < 60_000, "{}", answer.nodes);
    // Setting up is thought over too, and can be stopped.
    let mut battle = testkit::scenario::<MedievalBattle>(Setup::new("crossroads"), 1);
    battle.play("recruit HC2 LC1 HI2 P3; recruit HC2 LC1 HI2 P3; wagon C13; wagon M6");
    let view = canonical_bytes(&battle.table.view(Viewer::Seat(RED)));
    bot.open(battle.table.setup()).expect("it opens");
    asked.set(19);
    assert!(bot.answer(&view, &later).is_some());
    assert_eq!(asked.get(), 21);
}

#[test]
fn nothing_illegal_is_played_in_whole_games_from_every_scenario() {
    let game = catalog::find(ID).expect("we have it");
    let setups: Vec<Setup> = game.about().scenarios.iter().map(|scenario| Setup::new(&scenario.id)).collect();
    let games = 2 * setups.len() as u64;
    let all = Duel {
        game,
        bots: [&Level::Knight, &Level::Squire],
        setups,
        games,
        seed: 3,
        threads: 2,
        nodes: [Some(250), Some(250)],
        orders: [None, None],
    };
    let report = duel(&all, &|| 0, &|_, _| true).expect("every action is legal");
    assert_eq!(report.games, games);
    let on_foot = Duel {
        bots: [&Level::Constable, &Level::Random],
        setups: vec![Setup::new("first-game").with("dismounting", "on")],
        games: 2,
        ..all
    };
    duel(&on_foot, &|| 0, &|_, _| true).expect("every action is legal with the option too");
}

#[test]
fn a_duel_does_not_depend_on_its_threads() {
    let game = catalog::find(ID).expect("we have it");
    let run = |threads| {
        let one = Duel {
            game,
            bots: [&Level::Squire, &Level::Random],
            setups: vec![Setup::new("first-game")],
            games: 6,
            seed: 9,
            threads,
            nodes: [None; 2],
            orders: [None, None],
        };
        duel(&one, &|| 0, &|_, _| true).expect("it is played")
    };
    assert_eq!(run(1), run(3));
}

#[test]
fn recruiting_is_legal_and_blind() {
    let armies = ["recruit HC2 LC1 MA1 HI2 LI1 P1 A2 LB1", "recruit P3 LI3 A3 HI3", "recruit none"];
    for scenario in ["crossroads", "deep-forest"] {
        for level in THINKERS {
            let mut answers = Vec::new();
            for army in armies {
                let mut battle = testkit::scenario::<MedievalBattle>(Setup::new(scenario), 4);
                battle.play(army);
                let mut bot = seated(level, 8, 20_000, battle.table.setup());
                let answer = answer(bot.as_mut(), &battle);
                let played = battle.table.play_text(&answer.action, Throw::Seeded);
                assert!(played.is_ok(), "{level:?} on {scenario}: {}", answer.action);
                answers.push(answer);
            }
            assert!(answers.iter().all(|answer| *answer == answers[0]), "{level:?}: {answers:?}");
            // Whoever recruits first knows no less of the other.
            let battle = testkit::scenario::<MedievalBattle>(Setup::new(scenario), 4);
            let mut bot = seated(level, 8, 20_000, battle.table.setup());
            let first = answer(bot.as_mut(), &battle);
            battle.table.read(&first.action).expect("it can be read");
        }
    }
}

#[test]
fn a_position_is_known_by_its_content_and_not_by_its_counters() {
    let key = |red: &str| {
        let battle =
            on_crossroads(&format!("turn = 'red'\nred.units = [{red}]\nyellow.units = ['W C13', 'P D12']"));
        Captain.key(battle.table.rules(), battle.table.state())
    };
    let known = key("'W M6', 'LC H8 mp 2', 'LC G8 mp 4', 'A reserve'");
    assert_eq!(known, key("'A reserve', 'LC G8 mp 4', 'W M6', 'LC H8 mp 2'"));
    for other in [
        "'W M6', 'LC H8 mp 4', 'LC G8 mp 2', 'A reserve'",
        "'W M6', 'LC H8 x1 mp 2', 'LC G8 mp 4', 'A reserve'",
        "'W M6 turned', 'LC H8 mp 2', 'LC G8 mp 4', 'A reserve'",
        "'W M6', 'LC H8 mp 2', 'LC G8 mp 4'",
    ] {
        assert_ne!(known, key(other), "{other}");
    }
}

#[test]
fn a_plan_is_legal_action_by_action_and_ends_with_the_other_seat() {
    for scenario in ["first-game", "random-large"] {
        let setup = Setup::new(scenario).with("dismounting", "on");
        let battle = testkit::scenario::<MedievalBattle>(setup, 2);
        let (rules, mut state) = (battle.table.rules(), battle.table.state().clone());
        let (mut rng, mut plans, mut looked) = (Stream::new(5, 0), Vec::new(), 0);
        while let Some(decision) = rules.decision(&state).filter(|_| looked < 150) {
            let before_battle = matches!(decision.kind, "recruit" | "wagon" | "deploy");
            if !before_battle {
                plans.clear();
                Captain.plans(rules, &state, &mut plans);
                assert!(!plans.is_empty());
                for plan in &plans {
                    let mut played = state.clone();
                    let accepted = plan.actions.iter().all(|action| apply(rules, &mut played, action));
                    assert!(accepted && played == plan.state, "{:?}", plan.actions);
                    let next = rules.decision(&played);
                    let passed = played.turn != state.turn || decision.reaction;
                    assert!(
                        passed || next.is_none_or(|next| next.seat != decision.seat),
                        "{:?}",
                        plan.actions
                    );
                }
                looked += 1;
            }
            let action = rules.random(&state, &mut rng, &mut Vec::new()).expect("the game goes on");
            assert!(apply(rules, &mut state, &action));
        }
        assert!(looked > 40, "{scenario}: only {looked} positions");
    }
}

#[test]
fn a_bot_makes_nothing_of_bytes_that_are_no_view() {
    let setup = Setup::new("first-game");
    let mut bot = seated(Level::Squire, 1, 100, &setup);
    assert_eq!(bot.answer(&[1, 2, 3], &|| false), None);
    assert!(ai::bot("chess", Level::Squire, 1).is_none());
}
