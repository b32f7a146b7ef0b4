//! Where several rules meet: arrivals, reasons of refusals, flight, the journal.

use crate::asking::legal;
use crate::helpers::set_up;
use crate::interplay_swept::{attack_until, only};
use crate::{Board, board, board_with, hex, side};
use engine::Ruleset;
use game_grunwald::Options;
use game_grunwald::action::Action;
use game_grunwald::ch05_combat::counter_charge::Onset;
use game_grunwald::event::{Blow, Event};
use game_grunwald::state::{Aim, Marks, Phase, Spot, Staff, Task};

/// The rule of a refusal.
fn refused(board: &Board, action: &Action) -> &'static str {
    let no = board.look().check(action).expect_err("it is not legal");
    no.reasons[0].rule.map_or("none", |rule| rule.id())
}

fn banner_of(board: &Board, name: &str) -> Staff {
    board.state.banners[board.banner(name)].staff
}

// ---------------------------------------------------------------- 4.4, S.3: who comes on to the map

/// Blitzkrieg after the default set-up, in a movement phase of the allies.
fn reinforcements(step: u8) -> Board {
    let mut board = set_up("blitzkrieg-1410", Options::default());
    for action in [Action::UseDefault, Action::EndSetup, Action::UseDefault, Action::EndSetup] {
        board.act(action, &[]);
    }
    board.state.now.step = step;
    board.state.now.phase = Phase::Activate;
    board
}

#[test]
fn ruling_48_of_a_mixed_group_everybody_can_come_first() {
    let board = reinforcements(5);
    let listed = |name: &str| {
        let id = board.id(name);
        board.legal().iter().any(|it| matches!(it, Action::Enter { unit, .. } if *unit == id))
    };
    let armour = |name: &str| board.look().card(board.id(name)).armour;
    assert_ne!(armour("PLW1"), armour("PLW2"));
    assert!(listed("PLW1") && listed("PLW2"));
    assert!(board.look().question().expect("asked").open, "of those who are alike only one is listed");
}

#[test]
fn ruling_48_a_reinforcement_faces_inwards_as_its_owner_likes() {
    let board = reinforcements(5);
    let at = |way: &engine::ways::Way<Action>| match way.actions[..] {
        [Action::Enter { hex, facing, .. }] => Some((hex, facing)),
        _ => None,
    };
    let ways = board.ways("PLW2");
    let there: Vec<_> =
        ways.iter().filter_map(at).filter(|(it, _)| *it == hex("1431")).map(|(_, to)| to).collect();
    assert_eq!(there.first(), Some(&side("N")), "straight ahead comes first");
    assert!(there.contains(&side("NE")) && there.contains(&side("NW")) && !there.contains(&side("S")));
    for way in &ways {
        assert!(board.look().allows(&way.actions[0]), "{:?}", way.actions);
        let price = board.explained(&way.actions[0]).value("cost");
        assert_eq!(Some(way.cost), price, "it costs what it says");
    }
}

#[test]
fn r_4_2_5_the_preview_of_an_arrival_names_the_ground() {
    let board = reinforcements(5);
    let says = |label: &str| {
        let enter = Action::Enter { unit: board.id("PSA1"), hex: hex(label), facing: side("N") };
        assert!(board.look().allows(&enter));
        board.explained(&enter).effects.iter().any(|effect| effect.says.id == "effect-ground")
    };
    assert!(says("1731"), "woods");
    assert!(!says("1431"), "clear");
}

#[test]
fn ruling_48_foot_that_shoots_comes_on_the_march_for_nothing() {
    let mut board = reinforcements(7);
    let cavalry: Vec<u8> = (0..board.rules.roster.len() as u8)
        .filter(|id| board.look().card(*id).kind.mounted() && board.state.unit(*id).spot == Spot::Waiting)
        .collect();
    for id in cavalry {
        board.state.stand(id, Spot::Gone);
    }
    let enter = board
        .legal()
        .into_iter()
        .find(|it| matches!(it, Action::Enter { unit, .. } if board.look().card(*unit).kind.missile()));
    let Some(Action::Enter { unit, hex, facing }) = enter else { panic!("{:?}", board.legal()) };
    let events = board.act(Action::Enter { unit, hex, facing }, &[]);
    assert!(!board.state.unit(unit).ready);
    assert!(!events.iter().any(|event| matches!(event, Event::Flipped { .. })));
    assert!(board.cites(&only(&events, |event| matches!(event, Event::Arrived { .. })), "G-R48"));
}

#[test]
fn ruling_47_who_comes_back_faces_as_he_likes_and_not_on_an_enemy_leader() {
    let away = |board: Board| {
        let mut board = board;
        let unit = board.id("PKR1");
        board.state.stand(unit, Spot::Away { by: hex("2331"), from: 1 });
        board
    };
    let back = |board: &Board, label: &str| {
        let to = |way: &&engine::ways::Way<Action>| matches!(way.actions[..], [Action::Return { hex: it, .. }] if it == hex(label));
        board.ways("PKR1").iter().filter(to).count()
    };
    let free = away(board().put("PKR2 0920 N"));
    assert_eq!(back(&free, "2331"), 6);
    let barred = away(board().put("PKR2 0920 N").lead("wallenrod", "2331"));
    assert_eq!((back(&barred, "2331"), back(&barred, "2431")), (0, 6));
    let there = Action::Return { unit: barred.id("PKR1"), hex: hex("2331"), facing: side("N") };
    assert_eq!(refused(&barred, &there), "G-R47");
    // A leader is not put there either.
    let mut leads = board().put("PKR2 0920 N").lead("wallenrod", "2331");
    let leader = leads.leader("zyndram");
    leads.state.leaders[usize::from(leader)].spot = Spot::Away { by: hex("2331"), from: 1 };
    let returns = |label: &str| Action::ReturnLeader { leader, hex: hex(label) };
    assert!(leads.look().allows(&returns("2431")) && !leads.look().allows(&returns("2331")));
    assert_eq!(refused(&leads, &returns("2331")), "G-R47");
}

#[test]
fn r_4_4_3_a_return_is_refused_by_the_rule_that_bars_it() {
    let board = |turn: u8, step: u8| {
        let mut board = board().phase(step).put("PKR2 0920 N").put("PIL1 0922 N").put("TGM1 2330 S");
        let (unit, leader) = (board.id("PKR1"), board.leader("zyndram"));
        board.state.stand(unit, Spot::Away { by: hex("2331"), from: 5 });
        board.state.leaders[usize::from(leader)].spot = Spot::Away { by: hex("2331"), from: 5 };
        board.state.now.turn = turn;
        board
    };
    let unit = |board: &Board, label: &str| {
        refused(board, &Action::Return { unit: board.id("PKR1"), hex: hex(label), facing: side("N") })
    };
    let leader = |board: &Board, label: &str| {
        refused(board, &Action::ReturnLeader { leader: board.leader("zyndram"), hex: hex(label) })
    };
    let early = board(4, 1);
    assert_eq!((unit(&early, "2531"), leader(&early, "2531")), ("G-4.4.3", "G-4.4.3"));
    let now = board(5, 1);
    assert_eq!((unit(&now, "0931"), leader(&now, "0931")), ("G-4.4.4", "G-4.4.4"), "too far");
    assert_eq!((unit(&now, "2331"), leader(&now, "2331")), ("G-4.4.7", "G-4.4.7"), "in a zone");
    assert_eq!(unit(&board(5, 3), "2531"), "G-R47", "cavalry does not come with the foot");
}

// ---------------------------------------------------------------- refusals

#[test]
fn r_11_5_4_whoever_cannot_shoot_there_is_told_his_own_rule() {
    // In the enemy's phase.
    let board = board().open_fire(5).put("TAT1 0915 N").put("TGM1 0912 S");
    let at = |name: &str, board: &Board| Aim::Unit(board.id(name));
    assert_eq!(refused(&board, &Action::Fire { by: board.id("TAT1"), at: at("TGM1", &board) }), "G-11.5.4");
    // In one's own.
    let mut board =
        super::board().put("TAT1 0915 N").put("TAT2 0916 N").put("PXB1 1015 N").put("TGM1 0912 S");
    board.ride_on("TAT1", &[]);
    let fire = |by: &str| refused(&board, &Action::Fire { by: board.id(by), at: at("TGM1", &board) });
    assert_eq!((fire("TAT1"), fire("TAT2"), fire("PXB1")), ("G-11.5.4", "G-4.1.2", "G-11.1.5"));
}

#[test]
fn r_11_1_1_who_stands_ready_to_shoot_does_not_leave_the_map() {
    let mut board = board().phase(3).put("PXB1 2300 N").put("PIL1 0920 N");
    board.ride_on("PXB1", &[]);
    assert_eq!(refused(&board, &Action::Exit), "G-11.1.1");
}

#[test]
fn r_7_1_4_a_banner_is_handed_over_by_its_bearer_for_a_point() {
    let mut board = board().put("PKR1 0920 N").put("PKR2 0919 N").put("PKR3 0925 N").bear("KR", "PKR1");
    let (banner, to) = (board.banner("KR") as u8, board.id("PKR2"));
    let pass = Action::PassBanner { banner, to };
    board.ride_on("PKR1", &[]);
    assert!(board.look().allows(&pass));
    let other = board.banner("VY") as u8;
    assert_eq!(refused(&board, &Action::PassBanner { banner: other, to }), "G-7.1.4", "it is not his");
    board.state.now.walk.as_mut().expect("on the move").left = 1;
    assert_eq!(refused(&board, &pass), "G-7.1.4", "half a point");
    // On the combat face there is no point to pay with.
    let mut board = super::board().phase(3).put("PXB1 0920 N").put("PIL2 0919 N").bear("KR", "PXB1");
    let pass = Action::PassBanner { banner, to: board.id("PIL2") };
    board.ride_on("PXB1", &[]);
    assert_eq!(refused(&board, &pass), "G-11.1.1");
    board.act(Action::Flip, &[]);
    assert!(board.look().allows(&pass));
}

#[test]
fn r_12_1_6_who_cannot_pull_down_walls_is_told_why() {
    let mut board = board().phase(3).put("LIL1 4924 N").put("LAR1 4924 N").put("LIL2 0920 N");
    let wreck = |board: &Board, name: &str| Action::Wreck { unit: board.id(name) };
    let why = |board: &Board, name: &str| {
        let no = board.look().check(&wreck(board, name)).expect_err("not legal");
        (no.reasons[0].rule.map_or("none", |rule| rule.id()), no.reasons[0].why.id)
    };
    assert_eq!(why(&board, "LIL2"), ("G-12.1.6", "no-nothing-to-wreck"));
    assert_eq!(why(&board, "LAR1"), ("G-1.3", "no-wrecker"));
    let unit = board.id("LIL1");
    board.state.unit_mut(unit).marks.set(Marks::WRECKING);
    assert_eq!(why(&board, "LIL1"), ("G-12.1.6", "no-wrecking-already"));
}

#[test]
fn ruling_46_a_leader_is_told_what_bars_his_way() {
    let mut board = board().put("PKR1 0920 N").lead("zyndram", "0915").put("TGM1 0914 S");
    let leader = board.leader("zyndram");
    board.act(Action::MoveLeader { leader }, &[]);
    assert_eq!(refused(&board, &Action::LeaderTo { hex: hex("0914") }), "G-R46");
    assert_eq!(refused(&board, &Action::LeaderTo { hex: hex("0910") }), "G-8.1.2");
}

#[test]
fn ruling_43_who_would_be_one_too_many_is_told_so() {
    let board =
        board().phase(1).put("PKR1 0920 N panicked").put("PKR2 0920 N").put("PKR3 0930 N").in_panic("PKR1");
    let rally = Action::TryRally { unit: board.id("PKR1") };
    assert_eq!(refused(&board, &rally), "G-R43");
}

#[test]
fn ruling_46_the_last_of_a_hex_is_told_that_its_leader_goes_along() {
    let mut board = board()
        .phase(2)
        .put("PKR1 0914 S nc3")
        .put("TEL3 0915 N")
        .lead("wallenrod", "0915")
        .put("TGM5 2510 N");
    attack_until(&mut board, "PKR1 x 0915", |board, _| board.asked() == "order retreat");
    let Some(Action::FallBack { unit, hex, leader: true }) = board.legal().into_iter().next() else {
        panic!("{:?}", board.legal())
    };
    assert_eq!(refused(&board, &Action::FallBack { unit, hex, leader: false }), "G-R46");
    let far = crate::hex("0905");
    assert_eq!(refused(&board, &Action::FallBack { unit, hex: far, leader: false }), "G-5.4.2");
}

#[test]
fn r_5_7_5_who_cannot_join_a_counter_charge_is_told_his_own_rule() {
    let mut board = board()
        .put("PKR1 0916 N")
        .put("PKR4 0925 N")
        .put("TGM1 0913 S")
        .put("TGM2 1114 SW")
        .put("TGM3 0714 N");
    board.ride_on("PKR1", &[Action::Forward { hold: false }]);
    let first = board.id("TGM1");
    board.act(Action::CounterCharge(Onset { unit: first, turn: 0, to: hex("0914") }), &[]);
    assert_eq!(board.asked(), "order counter-charge", "another may join");
    let join =
        |name: &str, to: &str| Action::CounterCharge(Onset { unit: board.id(name), turn: 0, to: hex(to) });
    assert_eq!(refused(&board, &join("TGM3", "0713")), "G-5.7.1", "he looks the other way");
}

// ---------------------------------------------------------------- 5: two rules meet

#[test]
fn r_7_1_3_who_takes_a_banner_in_an_advance_does_not_turn() {
    let advance = |moved: bool| {
        let mut board = board()
            .phase(2)
            .put("PKR1 0915 N nc3")
            .put("TEL3 0914 S pf1")
            .bear("GM", "TEL3")
            .put("TGM5 2510 N");
        if moved {
            let at = board.banner("GM");
            board.state.banners[at].moved_by = board.id("TEL3");
        }
        attack_until(&mut board, "PKR1 x 0914", |board, _| board.asked() == "allied advance");
        board.act_anyhow(&Action::Advance { hex: hex("0914"), leader: false }, 3);
        assert_eq!(banner_of(&board, "GM"), Staff::Held(board.id("PKR1")));
        board.asked()
    };
    assert_eq!(advance(false), "allied face");
    assert_ne!(advance(true), "allied face", "he is bound by what another has moved");
}

#[test]
fn ruling_18_who_follows_in_his_own_movement_phase_has_not_stood_still() {
    let slowed = |events: &[Event]| events.iter().any(|event| matches!(event, Event::Slowed { .. }));
    for event in ["stood", "back", "pursued"] {
        let mut board = board().put("PKR1 0915 N nc2").put("PKR2 0920 N").put("TGM5 2510 N");
        let unit = board.id("PKR1");
        let went = match event {
            "back" => {
                Some(Event::FellBack { unit, from: hex("0915"), to: hex("0916"), charge: 2, swept: false })
            }
            "pursued" => Some(Event::Pursued { unit, to: hex("0914"), must: true }),
            _ => None,
        };
        if let Some(went) = went {
            game_grunwald::event::enact(&board.rules, &mut board.state, &went);
        }
        assert_eq!(slowed(&board.act(Action::EndPhase, &[])), event == "stood", "{event}");
    }
}

#[test]
fn r_4_3_7_who_is_thrown_back_on_the_first_hex_of_a_pursuit_faces_where_he_likes() {
    let mut board = board()
        .phase(2)
        .put("PKR1 0913 S pf2")
        .put("TGM1 1013 S nc2 pf1")
        .put("TIL1 0914 N pf2")
        .lead("wallenrod", "1013")
        .lead("lichtenstein", "0914")
        .put("TGM5 2510 N");
    // The Order has won, and its foot followed first.
    attack_until(&mut board, "PKR1 x 0914 1013", |board, _| board.asked() == "allied retreat");
    while board.asked().starts_with("allied") {
        let back = board.legal().remove(0);
        board.act(back, &[]);
    }
    let (riders, foot) = (board.id("TGM1"), board.id("TIL1"));
    board.act(Action::Next { unit: foot }, &[]);
    board.act(Action::Pursue { trace: 0, leader: false }, &[]);
    while !matches!(board.state.now.tasks.last(), Some(Task::Chase { unit, .. }) if *unit == riders) {
        let answer = if board.asked() == "order face" { board.legal().remove(0) } else { Action::StayPut };
        board.act(answer, &[]);
    }
    assert!(board.look().must_ride_down(riders, hex("0913")), "own foot at speed");
    // One, and sixes for everybody's test.
    board.act_with(&Action::Pursue { trace: 0, leader: false }, &[&[1], &[6; 40][..]].concat());
    while board.asked() == "order aside" {
        let aside = board.legal().remove(0);
        board.act_anyhow(&aside, 6);
    }
    assert!(board.at("TGM1").starts_with("1013"), "{}", board.at("TGM1"));
    let asked = |task: &Task| matches!(task, Task::Face { unit, .. } if *unit == riders);
    assert!(board.state.now.tasks.iter().any(asked), "{:?}", board.state.now.tasks);
}

#[test]
fn ruling_11_any_stream_protects_also_of_two_hexes_struck_by_one() {
    let with = |any: bool| {
        let options = Options { any_stream: any, ..Options::default() };
        let board = board_with(options).put("PKR1 2418 S").put("TEL3 2419 N").put("TEL2 2319 N");
        board.sums("PKR1 x 2319 2419")
    };
    assert!(!with(false).contains("G-5.3") && with(true).contains("1 G-5.3.2"), "{}", with(true));
}

#[test]
fn r_8_2_4_a_leader_with_a_beaten_bombard_under_the_hooves_is_thrown_for() {
    let mut board = board()
        .phase(2)
        .put("PKR1 0915 N nc3")
        .put("PKR2 0815 NE nc3")
        .put("TEL3 0914 S")
        .put("TBO1 0913 S")
        .lead("wallenrod", "0913")
        .put("TGM5 2510 N");
    attack_until(&mut board, "PKR1 x 0914", |board, _| board.asked() == "order retreat");
    // As if the bombard had been struck too.
    let (bombard, riders, leader) = (board.id("TBO1"), board.id("TEL3"), board.leader("wallenrod"));
    let fight = board.state.now.fight.as_deref_mut().expect("a combat");
    fight.defenders.push(bombard);
    fight.waiting.push(bombard);
    fight.led.push((leader, hex("0913")));
    let into = Action::FallBack { unit: riders, hex: hex("0913"), leader: false };
    let mut events = board.act_anyhow(&into, 6);
    for _ in 0..20 {
        if board.state.now.fight.is_none() {
            break;
        }
        let next = board.legal().remove(0);
        events.extend(board.act_anyhow(&next, 6));
    }
    assert_eq!(board.at("TBO1"), "gone");
    assert!(events.iter().any(|event| matches!(event, Event::LeaderThrow { .. })), "{events:?}");
}

#[test]
fn ruling_46_nobody_stays_with_a_bombard_that_can_only_be_lost() {
    let along = |bombard: bool| {
        let mut board = board()
            .phase(2)
            .put("PKR1 0915 N nc3")
            .put("TIL1 0914 S pf1")
            .lead("wallenrod", "0914")
            .put("TGM5 2510 N")
            .put(if bombard { "TBO1 0914 S" } else { "TIL2 0914 S pf1" });
        attack_until(&mut board, "PKR1 x 0914", |board, _| board.asked() == "order retreat");
        let foot = board.id("TIL1");
        let stays = |it: &Action| matches!(it, Action::FallBack { unit, leader: false, .. } if *unit == foot);
        board.legal().iter().any(stays)
    };
    assert!(along(false) && !along(true));
}

#[test]
fn r_4_4_1_a_pursuer_may_leave_the_map_after_the_last_hex_of_the_way() {
    // Beaten by one hex on the edge: the pursuer stands there, and may go on.
    let mut board = board()
        .phase(2)
        .put("PKR1 1000 NW nc3")
        .put("TEL3 0900 S")
        .lead("zyndram", "1000")
        .put("TGM5 2510 N");
    attack_until(&mut board, "PKR1 x 0900", |board, _| {
        let fight = board.state.now.fight.as_deref();
        fight.is_some_and(|fight| fight.retreat == Some((false, 1)))
    });
    while board.asked().starts_with("order") {
        let back = board.legal().remove(0);
        board.act(back, &[]);
    }
    board.act(Action::Pursue { trace: 0, leader: false }, &[]);
    assert!(board.at("PKR1").starts_with("0900"));
    assert!(legal(&board).contains(&Action::Exit), "{:?}", legal(&board));
    board.act_anyhow(&Action::Exit, 3);
    assert_eq!(board.at("PKR1"), "away");
}

#[test]
fn r_5_5_8_nothing_on_the_way_slows_a_pursuer_who_rides_foot_down() {
    // Over the stream between 2418 and 2419.
    let board = board().put("PKR1 2418 S nc3").put("TIL1 2419 N pf1");
    let rider = board.id("PKR1");
    let charge = |walk| board.look().may_overrun(rider, walk).expect("it may").charge;
    assert_eq!((charge(Some(&board.walk("PKR1"))), charge(None)), (2, 3));
}

#[test]
fn ruling_68_a_zone_whose_holder_dies_with_the_leader_stops_nobody() {
    let ride = |points: u8| {
        let mut board = board()
            .put("PKR1 0916 N")
            .put("PKR4 0925 N")
            .put(&format!("TGM1 0814 SE nc3 pf{points}"))
            .lead("ulrich", "0915")
            .lead("wallenrod", "2510")
            .put("TGM5 2510 N");
        let unit = board.id("PKR1");
        board.act(Action::Move { unit }, &[]);
        let events = board.act(Action::Forward { hold: false }, &[]);
        assert_eq!(board.leader_at("ulrich"), "dead");
        let halted = events.iter().any(|event| matches!(event, Event::Halted { .. }));
        (halted, board.look().allows(&Action::Forward { hold: false }))
    };
    assert_eq!(ride(2), (true, false), "he lives, and holds the hex");
    assert_eq!(ride(1), (false, true));
}

#[test]
fn r_12_1_8_those_who_shoot_count_what_their_face_shows() {
    let crowd = |marching: bool| {
        let mut board = board()
            .phase(8)
            .put("LIL1 4924 N")
            .put("LIL2 4924 N")
            .put("LAR1 4924 N")
            .put("TIL1 4923 S")
            .put("TGM5 2510 N");
        if marching {
            board = board.marching("LAR1");
        }
        let units: Vec<u8> = ["LIL1", "LIL2", "LAR1"].map(|name| board.id(name)).to_vec();
        board.look().crowds_fort(&units, hex("4924"))
    };
    assert!(crowd(false), "two and two and one");
    assert!(!crowd(true), "on the march they have no points");
}

// ---------------------------------------------------------------- 10: flight

#[test]
fn ruling_43_foot_that_stood_ready_takes_up_its_march_to_flee() {
    let flee = |ready: bool| {
        let mut board = board().phase(3).put("PXB1 0920 N panicked").put("PIL3 0930 N").in_panic("PXB1");
        if !ready {
            board = board.marching("PXB1");
        }
        let unit = board.id("PXB1");
        let events = board.play(&[], |board, legal| match board.asked().as_str() {
            "allied panic" => Some(Action::Flee { unit }),
            "allied flee" => legal.first().cloned(),
            _ => None,
        });
        let hexes = events.iter().filter(|event| matches!(event, Event::Fled { .. })).count();
        (hexes, board.state.unit(unit).ready)
    };
    let (far, _) = flee(false);
    let (less, ready) = flee(true);
    assert!(far > less && less > 0, "{far} {less}");
    assert!(!ready, "and shoots no more until it stands again");
}

#[test]
fn r_10_2_3_the_journal_says_where_the_fleeing_were_caught() {
    let mut board = board().phase(5).put("TGM1 0920 N panicked").bear("GM", "TGM1").put("TGM5 2510 N");
    board = board.in_panic("TGM1");
    let unit = board.id("TGM1");
    let home = board.look().ways_home(unit, hex("0920")).next[0];
    let label = board.rules.content.field.label(home).to_string();
    board = board.put(&format!("PKR1 {label} S pf1"));
    let before = board.state.clone();
    let mut events = board.act(Action::Flee { unit }, &[]);
    while board.asked().ends_with("flee") {
        events.extend(board.act(Action::FleeTo { hex: home }, &[]));
    }
    let gone = only(&events, |event| matches!(event, Event::Eliminated { .. }));
    assert!(matches!(gone[..], [Event::Eliminated { hex, blow: Blow::Caught, .. }] if hex == home));
    assert!(board.cites(&gone, "G-10.2.3") && !board.cites(&gone, "G-10.2.4"));
    // And the odds of the flight name the banner.
    let results = board.rules.results(&before, &events);
    assert!(results.iter().any(|it| it.says.id == "result-banner-falls"), "{results:?}");
}

// ---------------------------------------------------------------- the journal

#[test]
fn r_5_5_9_a_turn_that_costs_the_speed_says_so_and_by_which_rule() {
    let faced = |why: game_grunwald::state::Facing, to: &str| {
        let mut board = board().phase(2).put("PKR1 0915 N nc2").put("TGM5 2510 N");
        let unit = board.id("PKR1");
        board.state.now.tasks.push(Task::Face { unit, why });
        let facing = side(to);
        let events = board.act(Action::Face { facing }, &[]);
        let faced = only(&events, |event| matches!(event, Event::Faced { .. }));
        let told = board.tell(&faced[0]);
        (told.says.id, told.rules.iter().map(|rule| rule.id()).collect::<Vec<_>>())
    };
    use game_grunwald::state::Facing;
    let (says, rules) = faced(Facing::Pursuit { came: None }, "S");
    assert!(says == "told-faced-slowed" && rules.contains(&"G-5.5.9") && rules.contains(&"G-4.3.7"));
    let (says, rules) = faced(Facing::Pursuit { came: None }, "NE");
    assert!(says == "told-faced" && !rules.contains(&"G-5.5.9"));
    let (says, rules) = faced(Facing::Advance(1), "NE");
    assert!(says == "told-faced-slowed" && rules.contains(&"G-5.6.3") && rules.contains(&"G-5.2.9"));
    assert!(!rules.contains(&"G-4.3.7"));
}

#[test]
fn r_8_2_7_the_attack_on_a_leader_alone_is_told_by_its_own_rule() {
    let mut board = board()
        .phase(2)
        .put("PKR1 0915 N disorganised")
        .put("PKR4 0925 N")
        .lead("wallenrod", "0914")
        .put("TGM5 2510 N");
    let attack = board.attack("PKR1 x 0914");
    let clash = only(&board.act_anyhow(&attack, 3), |event| matches!(event, Event::Fought(_)));
    assert!(board.cites(&clash, "G-8.2.7"));
    assert!(!board.cites(&clash, "G-R05") && !board.cites(&clash, "G-9.2.2"));
    assert!(board.tell(&clash[0]).accounts.is_empty());
}

#[test]
fn r_14_2_1_the_tired_are_named_even_where_half_of_one_is_one() {
    let options = Options { organisation: true, fatigue: true, ..Options::default() };
    let mut board = board_with(options).put("PKR1 0915 N pf1").lead("zyndram", "0920").put("TGM1 0914 S");
    let leader = usize::from(board.leader("zyndram"));
    board.state.leaders[leader].fatigue = 99;
    let strength = board.look().strength(board.id("PKR1"), None);
    assert_eq!(strength.sum(), 1);
    assert!(strength.lines().iter().any(|line| line.rule.id() == "G-14.2.1"));
}

#[test]
fn r_5_6_7_riding_over_a_wall_says_where_the_speed_went() {
    let mut board = board().put("PKR1 4923 S nc1").put("PKR4 0925 N");
    let unit = board.id("PKR1");
    board.act(Action::Move { unit }, &[]);
    let events = board.act(Action::Forward { hold: false }, &[]);
    assert!(
        board.at("PKR1").starts_with("4924 S") && board.at("PKR1").ends_with("nc0"),
        "{}",
        board.at("PKR1")
    );
    assert!(board.cites(&only(&events, |event| matches!(event, Event::Rode { .. })), "G-5.6.7"));
}

#[test]
fn ruling_46_a_leader_taken_along_may_stay_after_all_before_the_first_step() {
    let mut board = board().put("PKR1 0920 N").put("PKR3 0930 N").lead("zyndram", "0920");
    let leader = board.leader("zyndram");
    board.ride_on("PKR1", &[]);
    assert_eq!(refused(&board, &Action::LeaveLeader), "G-R46", "nobody is with it");
    board.act(Action::TakeLeader { leader }, &[]);
    board.act(Action::LeaveLeader, &[]);
    assert_eq!(refused(&board, &Action::TakeLeader { leader }), "G-R46", "he has been left");
    board.act(Action::Forward { hold: false }, &[]);
    board.act(Action::Stop, &[]);
    assert_eq!((board.leader_at("zyndram").as_str(), &board.at("PKR1")[..4]), ("0920", "0919"));
    assert!(board.look().allows(&Action::MoveLeader { leader }), "he has his own move still");
    // Once under way he stays with it.
    let mut board = super::board().put("PKR1 0920 N").put("PKR3 0930 N").lead("zyndram", "0920");
    board.ride_on("PKR1", &[Action::TakeLeader { leader }, Action::Forward { hold: false }]);
    assert_eq!(refused(&board, &Action::LeaveLeader), "G-R46");
}
