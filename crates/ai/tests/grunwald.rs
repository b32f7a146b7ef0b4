//! What the bots of Grunwald do in small positions, and what they never do.

use ai::{Bot, Duel, Level, bot, duel};
use engine::hash::canonical_bytes;
use engine::ruleset::{Ruleset, Setup};
use engine::table::Throw;
use engine::{Seat, Viewer};
use game_grunwald::Grunwald;
use game_grunwald::ids::{HexId, LeaderId};
use game_grunwald::state::{ALLIED, ORDER, Whereabouts};
use testkit::{Battle, given};

type Game = Battle<Grunwald>;

const ID: &str = "grunwald";
const THINKERS: [Level; 3] = [Level::Squire, Level::Knight, Level::Constable];

fn on_the_plain(position: &str) -> Game {
    given(&format!("game = \"grunwald\"\nscenario = \"choc-des-titans\"\nturn = 3\nstep = 1\n{position}"))
}

/// Takes a seat, with few nodes: what is checked here needs no more.
fn seated(level: Level, seed: u64, setup: &Setup) -> Box<dyn Bot> {
    let mut bot = bot(ID, level, seed).expect("there is a bot");
    bot.limit(2_000);
    bot.open(setup).expect("it opens");
    bot
}

/// What a bot answers, from the view of the seat to decide.
fn answer(bot: &mut dyn Bot, battle: &Game) -> String {
    let view = battle.table.view(Viewer::Seat(battle.decision().seat));
    bot.answer(&canonical_bytes(&view), &|| false).expect("somebody is to decide").action
}

/// Lets a bot play one seat until the phase is over; the other seat holds its fire and stays where it is.
fn let_move(level: Level, battle: &mut Game) -> Vec<String> {
    let mut bot = seated(level, 1, battle.table.setup());
    let (seat, step) = (battle.decision().seat, battle.table.state().now.phase_number);
    let mut played = Vec::new();
    while let Some(decision) = battle.table.decision() {
        if battle.table.state().now.phase_number != step {
            break;
        }
        let action = if decision.seat == seat {
            answer(bot.as_mut(), battle)
        } else {
            // Whatever comes last: to hold fire, to hold back.
            let (rules, state) = (battle.table.rules(), battle.table.state());
            let mut legal = Vec::new();
            rules.legal(state, &mut legal);
            rules.write(state, legal.last().expect("something is legal"))
        };
        battle.table.play_text(&action, Throw::Seeded).expect("a bot plays by the rules");
        played.push(action);
    }
    played
}

fn hex(battle: &Game, label: &str) -> HexId {
    battle.table.rules().content.field.find(label).expect("a hex")
}

fn stands(battle: &Game, name: &str) -> HexId {
    let look = battle.table.rules().look(battle.table.state());
    let id = look.find(name).expect("a counter");
    battle.table.state().hex_of(id).expect("on the map")
}

/// Does this unit have an enemy in its front?
fn touches(battle: &Game, name: &str) -> bool {
    let look = battle.table.rules().look(battle.table.state());
    let id = look.find(name).expect("a counter");
    look.front_zone(id).into_iter().any(|hex| {
        usize::from(hex) < look.field().len() && look.state.at(hex).any(|it| look.seat(it) != look.seat(id))
    })
}

fn play_out(levels: [Level; 2], scenario: &str, games: u64, nodes: u64) -> ai::Report {
    let game = catalog::find(ID).expect("we have it");
    let asked = Duel {
        game,
        bots: [&levels[0], &levels[1]],
        setups: vec![Setup::new(scenario)],
        games,
        seed: 5,
        threads: 1,
        nodes: [Some(nodes); 2],
        orders: [None, None],
    };
    duel(&asked, &|| 0, &|_, _| true).expect("every answer is legal")
}

#[test]
fn the_small_battle_is_played_to_its_end_at_every_level() {
    for level in Level::ALL {
        let report = play_out([level, Level::Random], "avant-garde", 2, 2_000);
        assert_eq!(report.games, 2, "{level:?}");
    }
}

#[test]
fn the_great_battles_begin_by_the_rules() {
    for scenario in ["choc-des-titans", "blitzkrieg-1410"] {
        let setup = Setup::new(scenario);
        let mut battle: Game = testkit::scenario(setup.clone(), 3);
        let mut bots = [seated(Level::Knight, 1, &setup), seated(Level::Squire, 2, &setup)];
        for _ in 0..200 {
            let seat = battle.decision().seat;
            let action = answer(bots[seat.index()].as_mut(), &battle);
            battle.table.play_text(&action, Throw::Seeded).expect("a bot plays by the rules");
        }
    }
}

#[test]
fn a_great_battle_is_played_to_its_end() {
    let report = play_out([Level::Squire, Level::Random], "choc-des-titans", 1, 200);
    assert_eq!(report.games, 1);
}

#[test]
fn a_squire_beats_chance() {
    let report = play_out([Level::Squire, Level::Random], "avant-garde", 8, 3_000);
    assert!(report.won[0] >= 7, "{report:?}");
}

#[test]
fn the_back_of_a_lone_enemy_is_charged() {
    for level in [Level::Knight, Level::Constable] {
        // Heavy cavalry behind a light unit that looks away.
        let mut battle = on_the_plain(
            "units = ['PKR1 0919 N', 'PKR2 1019 N', 'TGM1 0914 N pf 1']\nleaders = ['zyndram 0930', 'ulrich 0900']",
        );
        let played = let_move(level, &mut battle);
        assert!(touches(&battle, "PKR1") || touches(&battle, "PKR2"), "{level:?} played {played:?}");
    }
}

#[test]
fn a_hopeless_attack_is_refused() {
    for level in [Level::Knight, Level::Constable] {
        // One weak unit before a wall of knights at speed, their leader with them.
        let mut battle = on_the_plain(
            "units = ['TAT1 0918 N pf 1', 'TGM1 0914 S nc 3', 'TGM2 0813 S nc 3', 'TGM3 1013 S nc 3']\n\
             leaders = ['witold 0930', 'ulrich 0914']",
        );
        let played = let_move(level, &mut battle);
        assert!(!touches(&battle, "TAT1"), "{level:?} played {played:?}");
    }
}

#[test]
fn foot_with_a_banner_is_ridden_down_in_the_open() {
    let rides = |foot: &str| {
        let position = format!(
            "units = ['PKR1 0918 N nc 2', '{foot} 0916 S', 'TGM5 2510 S']\nbanners = ['GM {foot}']\nleaders = ['jagiello 0925', 'ulrich 2510']"
        );
        let played = let_move(Level::Knight, &mut on_the_plain(&position));
        played.iter().any(|action| action == "overrun")
    };
    // A banner falls more surely under the hooves of heavy riders than in an attack; riders cannot be ridden down.
    assert_eq!((rides("TIM1"), rides("TEL3")), (true, false));
}

#[test]
fn a_leader_does_not_stay_alone_where_the_enemy_can_get_him() {
    for level in THINKERS {
        let mut battle = on_the_plain(
            "units = ['PKR1 0919 N', 'PKR2 1019 N', 'TGM1 0911 S', 'TGM2 1011 S']\n\
             leaders = ['zyndram 0915', 'ulrich 0900']",
        );
        let played = let_move(level, &mut battle);
        let state = battle.table.state();
        let at = LeaderId::number(&state.leaders)
            .find(|(at, it)| {
                battle.table.rules().look(state).leader_seat(*at) == ALLIED
                    && matches!(it.whereabouts, Whereabouts::Map(_))
            })
            .and_then(|(_, it)| it.whereabouts.hex())
            .expect("he lives");
        assert!(state.anybody(at).is_some(), "{level:?} played {played:?}");
    }
}

/// What a Knight answers to somebody who rides at him.
fn answer_to(rider: &str, defender: &str) -> String {
    let mut battle: Game = given(&format!(
        "game = 'grunwald'
         scenario = 'choc-des-titans'
         turn = 3
         step = 5
         units = ['PKR1 0917 N {defender}', 'TGM1 0912 S {rider}']
         leaders = ['zyndram 0930', 'ulrich 0900']"
    ));
    battle.play("move TGM1");
    while battle.decision().seat == ORDER {
        battle.play("f");
    }
    assert_eq!(battle.decision().kind, "counter-charge");
    answer(seated(Level::Knight, 1, battle.table.setup()).as_mut(), &battle)
}

#[test]
fn a_good_counter_charge_is_made() {
    assert!(answer_to("pf 1 disorganised", "nc 3").starts_with("counter"));
}

#[test]
fn a_hopeless_counter_charge_is_not() {
    assert_eq!(answer_to("nc 2", "pf 1"), "hold-back");
}

#[test]
fn the_same_view_and_seed_give_the_same_answers() {
    let game = |seed: u64| {
        let setup = Setup::new("avant-garde");
        let mut battle: Game = testkit::scenario(setup.clone(), 3);
        let mut bots = [seated(Level::Knight, seed, &setup), seated(Level::Squire, seed, &setup)];
        let mut played = Vec::new();
        for _ in 0..200 {
            let Some(decision) = battle.table.decision() else { break };
            let action = answer(bots[decision.seat.index()].as_mut(), &battle);
            battle.table.play_text(&action, Throw::Seeded).expect("it is legal");
            played.push(action);
        }
        played
    };
    assert_eq!(game(4), game(4));
}

#[test]
fn strange_views_are_not_answered() {
    let setup = Setup::new("avant-garde");
    let mut knight = seated(Level::Knight, 1, &setup);
    assert!(knight.answer(b"", &|| false).is_none());
    assert!(knight.answer(b"nonsense", &|| false).is_none());
    // The position of another scenario.
    let battle: Game = testkit::scenario(Setup::new("choc-des-titans"), 3);
    let view = battle.table.view(Viewer::Seat(Seat(1)));
    assert!(knight.answer(&canonical_bytes(&view), &|| false).is_none());
}

#[test]
fn thinking_stops_when_it_is_told_to() {
    let setup = Setup::new("avant-garde");
    let mut battle: Game = testkit::scenario(setup.clone(), 3);
    let mut bots = [seated(Level::Constable, 1, &setup), seated(Level::Constable, 2, &setup)];
    for _ in 0..120 {
        let Some(decision) = battle.table.decision() else { break };
        let view = battle.table.view(Viewer::Seat(decision.seat));
        let answer =
            bots[decision.seat.index()].answer(&canonical_bytes(&view), &|| true).expect("an answer");
        battle.table.play_text(&answer.action, Throw::Seeded).expect("it is legal");
    }
    assert!(stands(&battle, "PGO1") != hex(&battle, "0000"));
}

#[test]
fn foot_does_not_march_away_from_a_leader_who_cannot_follow() {
    let text = |leader: &str| {
        format!(
            "units = [\"PIL1 0920 N\", \"PIL2 1120 N\", \"TGM1 0912 S\", \"TGM2 1112 S\"]\nleaders = [\"zyndram {leader}\", \"jagiello 0930\", \"ulrich 0905\"]"
        )
        .replacen("units", "step = 3\nunits", 1)
    };
    let began = |leader: &str| {
        let position = text(leader);
        given::<Grunwald>(&format!(
            "game = \"grunwald\"\nscenario = \"choc-des-titans\"\nturn = 3\n{position}"
        ))
    };
    for level in [Level::Knight, Level::Constable] {
        let mut free = began("0930");
        let_move(level, &mut free);
        assert_ne!(
            stands(&free, "PIL1"),
            hex(&free, "0920"),
            "{level:?}: with nobody to guard it goes to the enemy"
        );
        let mut guards = began("0920");
        let_move(level, &mut guards);
        assert_eq!(stands(&guards, "PIL1"), hex(&guards, "0920"), "{level:?}: with him it stays");
        assert_ne!(stands(&guards, "PIL2"), hex(&guards, "1120"), "{level:?}: the others go");
    }
}
