//! Where several rules meet: facings after a retreat, advances, leaders, walls, and what is told of them.

use crate::asking::{cites, face, fall_back, legal};
use crate::helpers::set_up;
use crate::{Board, board, hex, side};
use engine::Ruleset;
use engine::explain::Explanation;
use engine::ways::Way;
use game_grunwald::Options;
use game_grunwald::action::Action;
use game_grunwald::ch05_combat::counter_charge::Onset;
use game_grunwald::content::CONTENT;
use game_grunwald::event::{Blow, Event};
use game_grunwald::field::OFF;
use game_grunwald::reaching::ways;
use game_grunwald::state::{Aim, Marks, NOBODY, Spot, Staff, Task};
use game_grunwald::telling::place;
use hexboard::Side;

impl Board {
    pub fn explained(&self, action: &Action) -> Explanation {
        self.rules.explain(&self.state, action)
    }

    pub fn ways(&self, name: &str) -> Vec<Way<Action>> {
        ways(&self.rules, &self.state, self.id(name).into())
    }

    /// The unit that is asked to choose its facing.
    fn facing(&self) -> Option<&str> {
        match self.state.now.tasks.last() {
            Some(Task::Face { unit, .. }) => Some(self.look().name(*unit)),
            _ => None,
        }
    }
}

fn says(explanation: &Explanation, id: &str) -> bool {
    explanation.effects.iter().any(|effect| effect.says.id == id)
}

fn result(explanation: &Explanation, key: &str) -> i32 {
    explanation.accounts.iter().find(|account| account.key == key).expect("an account").result
}

fn only(events: &[Event], pick: impl Fn(&Event) -> bool) -> Event {
    events.iter().find(|event| pick(event)).expect("it happened").clone()
}

// ---------------------------------------------------------------- 4.3.7

#[test]
fn r_4_3_7_foot_that_is_swept_along_faces_where_it_likes() {
    let mut board = board().phase(2).put("PKR1 0914 S nc3").put("TEL3 0915 N").put("TIL1 0916 N");
    let attack = board.attack("PKR1 x 0915");
    // 6:1, a nine: D2, right through the foot, which runs three hexes.
    board.act(attack, &[4, 5]);
    let unit = board.id("TEL3");
    board.act(Action::FallBack { unit, hex: hex("0916"), leader: false }, &[]);
    while board.asked() == "order retreat" && board.facing().is_none() {
        let step = legal(&board).remove(0);
        board.act(step, &[]);
    }
    assert_eq!(board.facing(), Some("TIL1"), "before the riders come in");
    face(&mut board, "NE", &[]);
    assert!(board.at("TIL1").ends_with("NE pf2 nc0 panicked"), "{}", board.at("TIL1"));
}

#[test]
fn r_4_3_7_the_panicked_face_where_they_like_after_a_retreat() {
    let mut board = board().phase(2).put("PKR1 0914 S").put("TEL3 0915 N panicked");
    let attack = board.attack("PKR1 x 0915");
    // No strength at all is 9:1; a nine: D2.
    board.act(attack, &[4, 5]);
    fall_back(&mut board, "TEL3", &["0916", "0917"]);
    assert_eq!(board.facing(), Some("TEL3"));
    // Somebody's will is not asked: nobody leads, so PKR1 must follow.
    face(&mut board, "S", &[]);
    assert!(board.at("TEL3").starts_with("0917 S"), "{}", board.at("TEL3"));
}

#[test]
fn r_4_3_7_foot_that_steps_aside_faces_where_it_likes() {
    let mut board = board().put("PSI1 0915 N nc2").put("TIL1 0914 N").put("PKR3 0925 N");
    board.ride_on("PSI1", &[]);
    // A three: the rider passes with a four less one, the foot with a two and one more.
    let events = board.act(Action::Overrun, &[1, 4, 2]);
    assert!(!cites(&board, &events, "G-5.8.7"));
    assert_eq!(board.asked(), "order aside");
    let step = legal(&board).remove(0);
    let events = board.act(step, &[]);
    let worse = only(&events, |event| matches!(event, Event::Worse { .. }));
    let rules: Vec<&str> = board.tell(&worse).rules.iter().map(|rule| rule.id()).collect();
    assert!(
        rules.contains(&"G-5.8.5a") && !rules.contains(&"G-5.8.7"),
        "it gave way, nobody failed: {rules:?}"
    );
    assert_eq!(board.facing(), Some("TIL1"));
    face(&mut board, "SW", &[]);
    assert!(board.at("TIL1").contains(" SW pf2"));
}

// ---------------------------------------------------------------- what is told before

#[test]
fn r_4_2_5_a_counter_charge_into_woods_is_reckoned_in_disorder() {
    let mut board = board().phase(5).put("PKR1 3424 NE nc2").put("TGM1 3622 S").put("TGM2 2010 S");
    board.ride_on("TGM1", &[Action::Forward { hold: false }]);
    assert_eq!(board.asked(), "allied counter-charge");
    let onset = Onset { unit: board.id("PKR1"), turn: 0, to: hex("3524") };
    let told = board.explained(&Action::CounterCharge(onset));
    assert!(says(&told, "effect-ground"));
    // What is told is what comes: two points, halved.
    let events = board.play(&[3, 3, 3, 4], |board, legal| match board.asked().as_str() {
        "allied counter-charge" => legal.first().cloned(),
        _ if board.state.now.fight.is_some() => legal.last().cloned(),
        _ => None,
    });
    let fought = only(&events, |event| matches!(event, Event::Fought(_)));
    let Event::Fought(clash) = fought else { unreachable!("picked") };
    assert_eq!((result(&told, "attack"), result(&told, "column")), (1, i32::from(clash.column)));
    assert_eq!(clash.attack.sum(), 1);
}

#[test]
fn r_12_1_8_an_attack_on_a_crowded_fort_is_reckoned_with_four_points() {
    let mut board = board().phase(6).put("TGM1 4923 S").put("TGM2 2010 S");
    for unit in ["LIL1", "LIL2", "LIL3", "LIL4"] {
        board = board.put(&format!("{unit} 4924 N"));
    }
    let attack = board.attack("TGM1 x 4924");
    let told = board.explained(&attack);
    assert!(says(&told, "effect-fort"));
    assert_eq!((result(&told, "attack"), result(&told, "defence")), (1, 4));
    board.act(attack, &[]);
    assert_eq!(board.asked(), "allied fort");
    let usual = board.look().usual_fort_group(&[], hex("4924"), &[]);
    assert!(usual.is_empty(), "nobody of nobody");
    let units = ["LIL1", "LIL2", "LIL3", "LIL4"].map(|name| board.id(name));
    let units = board.look().usual_fort_group(&units, hex("4924"), &[]);
    let events = board.act(Action::FortFighters { units }, &[3, 4]);
    let Event::Fought(clash) = only(&events, |event| matches!(event, Event::Fought(_))) else { return };
    assert_eq!((clash.defence.sum(), i32::from(clash.column)), (4, result(&told, "column")));
}

#[test]
fn r_5_7_1_whoever_stands_behind_may_ride_after() {
    let mut board = board().phase(5).put("TGM1 0915 N").put("PKR1 0916 N").put("TGM2 2010 S");
    let ahead = place(&board.rules, hex("0914"));
    let open =
        |board: &Board| board.ways("TGM1").iter().find(|way| way.to == Some(ahead)).map(|way| way.open);
    assert_eq!(open(&board), Some(true), "into the hex that is left");
    board.ride_on("TGM1", &[]);
    assert_eq!(open(&board), Some(true));
    assert!(says(&board.explained(&Action::Forward { hold: false }), "effect-countered"));
    board.act(Action::Forward { hold: false }, &[]);
    assert_eq!(board.asked(), "allied counter-charge");
}

#[test]
fn ruling_71_an_arrival_that_may_be_shot_at_says_so() {
    let told = |shooter: &str| {
        let board = board().phase(5).put(shooter).put("TGM2 2010 S");
        let enters = |action: &Action| matches!(action, Action::Enter { .. });
        let enter = board.legal().into_iter().find(enters).expect("somebody waits");
        let Action::Enter { unit, .. } = enter else { unreachable!("found") };
        let ways = board.ways(board.look().name(unit));
        assert!(!ways.is_empty());
        (says(&board.explained(&enter), "effect-shot-at"), ways.iter().all(|way| way.open))
    };
    assert_eq!(told("PXB1 2102 N"), (true, true));
    assert_eq!(told("PXB1 2104 N"), (false, false));
}

#[test]
fn ruling_66_a_turn_that_may_be_shot_at_says_so() {
    let turns = |shooter: &str| {
        let mut board = board().phase(5).put("TGM1 0915 N").put(shooter).put("TGM2 2010 S");
        let open = |board: &Board| {
            let ways = board.ways("TGM1");
            let spot = ways.iter().filter(|way| way.to.is_none()).map(|way| way.open).collect::<Vec<_>>();
            (spot.len(), spot.iter().filter(|open| **open).count())
        };
        let before = open(&board);
        board.ride_on("TGM1", &[]);
        let turn = board.explained(&Action::Turn { sixths: 1 });
        assert_eq!(open(&board), before);
        (before, says(&turn, "effect-shot-at"))
    };
    assert_eq!(turns("PXB1 0917 N"), ((5, 5), true));
    assert_eq!(turns("PXB1 0917 S"), ((5, 0), false), "it looks the other way");
}

#[test]
fn r_4_2_9_a_hex_ahead_and_any_facing_is_offered_where_a_turn_would_not_follow() {
    let offered = |board: &Board, name: &str, to: &str| {
        let to = place(&board.rules, hex(to));
        let ways = board.ways(name);
        let least = ways.iter().filter(|way| way.kind == "minimum" && way.to == Some(to));
        let facings = least.filter_map(|way| way.facing).collect::<Vec<_>>();
        assert!(ways.iter().any(|way| way.kind == "forward" && way.to == Some(to)));
        Side::ALL
            .into_iter()
            .filter(|it| facings.contains(&engine::Facing::Side(it.index() as u8)))
            .collect::<Vec<Side>>()
    };
    // In a zone the step is the end of it, and only the least move may still turn.
    let board = board().phase(7).put("TIL1 0913 S").put("PKR1 0915 N").put("TIL2 2010 S");
    let others: Vec<Side> = Side::ALL.into_iter().filter(|it| *it != side("S")).collect();
    assert_eq!(offered(&board, "TIL1", "0914"), others);
    // At speed a knight turns by a sixth and no more (G-4.3.4).
    let board = super::board().phase(5).put("TGM1 0913 S nc2").put("TGM2 2010 S");
    assert_eq!(offered(&board, "TGM1", "0914"), [side("NE"), side("NW"), side("N")]);
    // In the open foot turns as it likes.
    let board = super::board().phase(7).put("TIL1 0913 S").put("TIL2 2010 S");
    assert_eq!(offered(&board, "TIL1", "0914"), []);
}

// ---------------------------------------------------------------- 5.2.9

#[test]
fn ruling_37_of_two_hexes_the_one_that_is_freed_may_be_entered() {
    let mut board = board().phase(2).put("PKR1 0914 S").put("TEL3 0915 N pf1").put("TSB2 1014 N");
    let attack = board.attack("PKR1 x 0915 1014");
    // 2:3 is 1:2, armour against half of it; whatever the column, a throw that costs both sides a point.
    let column = i32::from(board.reckon("PKR1 x 0915 1014").column);
    assert_eq!(column, 1, "2:1");
    board.act(attack, &[5, 5]);
    let unit = board.id("TEL3");
    board.act(Action::Lose { unit }, &[]);
    assert_eq!((board.at("TEL3"), board.asked()), ("gone".into(), "allied advance".into()));
    let enter = |label: &str| Action::Advance { hex: hex(label), leader: false };
    assert_eq!(legal(&board), [enter("0915"), Action::StayPut], "the other is held");
    board.act(enter("0915"), &[]);
    assert!(board.at("PKR1").starts_with("0915 S pf1"), "{}", board.at("PKR1"));
}

#[test]
fn ruling_37_whoever_does_not_pursue_may_advance_where_others_fell() {
    let fight = || {
        let mut board = board()
            .phase(2)
            .put("PKR1 0914 S")
            .lead("zyndram", "0914")
            .put("TEL3 0915 N pf1")
            .put("TSB2 1014 N");
        let attack = board.attack("PKR1 x 0915 1014");
        // A leader more: 4:1, an eight is D1 -1.
        assert_eq!(board.reckon("PKR1 x 0915 1014").column, 3);
        board.act(attack, &[4, 4]);
        let unit = board.id("TEL3");
        board.act(Action::Lose { unit }, &[]);
        let step = legal(&board).remove(0);
        board.act(step, &[]);
        let facing = board.state.unit(board.id("TSB2")).facing;
        board.act(Action::Face { facing }, &[]);
        assert_eq!(board.asked(), "allied pursue", "{:?}", board.state.now.tasks);
        board
    };
    let mut stays = fight();
    stays.act(Action::StayPut, &[]);
    assert_eq!(stays.asked(), "allied advance");
    let hexes: Vec<_> = legal(&stays)
        .into_iter()
        .filter_map(|action| match action {
            Action::Advance { hex, leader: false } => Some(hex),
            _ => None,
        })
        .collect();
    assert_eq!(hexes, [hex("0915")], "1014 was left to those who pursue");
    let mut follows = fight();
    let follow = only_pursuit(&follows);
    follows.act(follow, &[]);
    assert_eq!(follows.facing(), Some("PKR1"));
    follows.act(Action::Face { facing: side("S") }, &[3, 4]);
    assert_ne!(follows.asked(), "allied advance", "one or the other");
}

fn only_pursuit(board: &Board) -> Action {
    let pursues = |action: &Action| matches!(action, Action::Pursue { leader: false, .. });
    legal(board).into_iter().find(pursues).expect("a way to follow")
}

// ---------------------------------------------------------------- leaders

#[test]
fn r_6_2_3_a_leader_who_rides_at_foot_with_them_helps_as_one_of_the_hex() {
    let ride = |foot: &str, dice: &[u8]| {
        let mut board = board().put("PSI1 0915 N nc2").lead("zyndram", "0915").put(foot).put("PKR3 0925 N");
        let leader = board.leader("zyndram");
        board.ride_on("PSI1", &[Action::TakeLeader { leader }]);
        board.act(Action::Overrun, dice);
        (board.at("PSI1"), board.leader_at("zyndram"))
    };
    // A three: six less one less two passes; the foot's five and one do not.
    assert_eq!(ride("TIL1 0914 N", &[1, 6, 5]), ("0914 N pf2 nc1".into(), "0914".into()));
    // A two: six less two fails, and again after the way back; with a leader there nobody is disorganised (G-9.1.3).
    assert_eq!(ride("TIH1 0914 N", &[1, 6, 5, 6]), ("0915 N pf2 nc0".into(), "0915".into()));
}

#[test]
fn ruling_59_leaders_of_one_hex_pursue_together() {
    let mut board = board()
        .phase(2)
        .put("PKR1 0914 S nc3")
        .lead("zyndram", "0914")
        .lead("andrzej", "0914")
        .put("TEL3 0915 N");
    let attack = board.attack("PKR1 x 0915");
    // 8:1, an eight: D2.
    board.act(attack, &[4, 4]);
    fall_back(&mut board, "TEL3", &["0916", "0917"]);
    face(&mut board, "N", &[]);
    board.act(Action::Pursue { trace: 0, leader: true }, &[]);
    assert_eq!((board.leader_at("zyndram"), board.leader_at("andrzej")), ("0915".into(), "0915".into()));
}

#[test]
fn r_4_2_4_a_leader_pays_for_the_hex_of_friends_too() {
    let mut board = board().lead("zyndram", "0916").put("PKR1 0915 N").put("PKR2 0925 N");
    let left = |board: &Board| board.state.now.walk.map(|walk| walk.left / 2);
    board.act(Action::MoveLeader { leader: board.leader("zyndram") }, &[]);
    let told = board.explained(&Action::LeaderTo { hex: hex("0915") });
    let lines: Vec<(i32, &str)> =
        told.accounts[0].tally.lines().iter().map(|line| (line.value, line.rule.id())).collect();
    assert_eq!(lines, [(2, "G-8.1.2"), (2, "G-4.2.4")]);
    board.act(Action::LeaderTo { hex: hex("0915") }, &[]);
    assert_eq!(left(&board), Some(8));
    board.act(Action::LeaderTo { hex: hex("0914") }, &[]);
    assert_eq!(left(&board), Some(7));
    // Along with a unit he pays what the unit pays for its friends.
    let mut board = super::board()
        .put("PKR1 0916 N pf1")
        .lead("zyndram", "0916")
        .put("PKR3 0915 N pf1")
        .put("PKR2 0925 N");
    let leader = board.leader("zyndram");
    board.ride_on("PKR1", &[Action::TakeLeader { leader }, Action::Forward { hold: false }]);
    assert_eq!(board.state.now.walk.map(|walk| walk.leader_left / 2), Some(8));
}

// ---------------------------------------------------------------- banners, losses, walls

#[test]
fn r_7_1_3_whoever_picks_up_a_banner_that_was_moved_in_the_turn_goes_no_farther() {
    let pick_up = |step: u8, rider: &str, moved: bool| {
        let mut board = board().phase(step).put(rider).put("PKR4 0925 N").put("TGM4 2010 S");
        let bearer = board.id("PKR2");
        board.state.stand(bearer, Spot::Gone);
        board.state.banners[0].staff = Staff::Lies(hex("0914"));
        board.state.banners[0].moved_by = if moved { bearer } else { NOBODY };
        let name = rider.split(' ').next().expect("a name").to_string();
        board.ride_on(&name, &[Action::Forward { hold: false }]);
        assert_eq!(board.state.banners[0].staff, Staff::Held(board.id(&name)));
        let bound = board.state.unit(board.id(&name)).marks.has(Marks::BOUND);
        (board.look().allows(&Action::Forward { hold: false }), bound)
    };
    assert_eq!(pick_up(1, "PKR1 0915 N", false), (true, false));
    assert_eq!(pick_up(1, "PKR1 0915 N", true), (false, true));
    assert_eq!(pick_up(5, "TGM1 0913 S", true), (false, true), "the enemy too: one unit moves it in a turn");
}

#[test]
fn r_7_1_3_a_pursuit_does_not_move_a_banner_again() {
    let chases = |bound: bool| {
        let mut board = board().phase(2).put("PKR1 0914 S nc3").put("TEL3 0915 N").bear("KR", "PKR1");
        let unit = board.id("PKR1");
        if bound {
            board.state.unit_mut(unit).marks.set(Marks::BOUND);
        }
        board.fight_out("PKR1 x 0915", &[4, 5, 3, 4]);
        !board.at("PKR1").starts_with("0914")
    };
    assert_eq!((chases(false), chases(true)), (true, false));
}

#[test]
fn r_5_8_9a_overrun_foot_lies_in_the_tray_for_nothing() {
    let mut board = board().put("TIL1 0914 N").put("TIL2 0913 N");
    let (first, second) = (board.id("TIL1"), board.id("TIL2"));
    board.work(&[], |scribe| scribe.eliminate(first, Blow::Overrun, &[]));
    board.work(&[], |scribe| scribe.eliminate(second, Blow::Combat, &[]));
    let scene = game_grunwald::scenery::scene(&board.look());
    let lost = scene
        .trays
        .iter()
        .filter(|tray| tray.role == engine::scene::TrayRole::Lost)
        .flat_map(|tray| &tray.pieces);
    let notes: Vec<(u16, String)> = lost
        .filter(|it| [u16::from(first), u16::from(second)].contains(&it.piece.id))
        .map(|it| (it.piece.id, format!("{:?}", it.note.as_ref().expect("a worth").args)))
        .collect();
    let worth = |id: u16| notes.iter().find(|(it, _)| *it == id).map(|(_, note)| note.clone());
    assert_ne!(worth(first.into()), worth(second.into()));
    assert!(worth(first.into()).is_some_and(|note| note.contains('0')), "{notes:?}");
    // A phase later it is still so.
    let seat = board.look().mover();
    board.work(&[], |scribe| {
        scribe.emit(Event::PhaseBegan { turn: 2, step: 1, seat }, &[]);
        Ok(())
    });
    assert!(board.state.unit(first).marks.has(Marks::RIDDEN_DOWN));
}

#[test]
fn r_12_1_7_a_shot_that_goes_astray_is_a_new_beginning_too() {
    // The worker is aimed at; the die says that a friend of the archers is hit.
    let mut board = board()
        .open_fire(5)
        .put("TIL1 4924 N")
        .put("LAR1 4923 S")
        .put("PIL1 4823 SE")
        .put("TGM2 2010 S")
        .put("PKR1 0920 N");
    let (by, worker, friend) = (board.id("LAR1"), board.id("TIL1"), board.id("PIL1"));
    for unit in [worker, friend] {
        board.state.unit_mut(unit).marks.set(Marks::WRECKING);
        board.state.unit_mut(unit).wrecked = 2;
    }
    assert!(board.look().endangers_friends(by, hex("4924")), "the zone of PIL1 reaches the worker");
    board.act(Action::Fire { by, at: Aim::Unit(worker) }, &[1]);
    if board.asked() == "allied friend-hit" {
        board.act(Action::FriendHit { unit: friend }, &[]);
    }
    assert_eq!((board.state.unit(worker).wrecked, board.state.unit(friend).wrecked), (0, 0));
    assert_eq!(board.state.unit(worker).strength, 2, "nobody but the friend lost anything");
    assert_eq!(board.state.unit(friend).strength, 1);
}

// ---------------------------------------------------------------- the rules that are named

#[test]
fn r_s_7_r_s_9_blitzkrieg_names_its_own_rules() {
    let mut board = set_up("blitzkrieg-1410", Options::default());
    let events = board.act(Action::UseDefault, &[]);
    let ids = |board: &Board, event: &Event| {
        board.tell(event).rules.iter().map(|rule| rule.id()).collect::<Vec<_>>()
    };
    let placed = only(&events, |event| matches!(event, Event::Placed { .. }));
    assert!(ids(&board, &placed).contains(&"G-S.7") && !ids(&board, &placed).contains(&"G-S.1"));
    let Event::Placed { unit, .. } = placed else { panic!("{placed:?}") };
    let unplaced = board.act(Action::Unplace { unit }, &[]);
    assert_eq!(ids(&board, &unplaced[0]), ["G-S.7"]);
    board.act(Action::UseDefault, &[]);
    board.plays(&["ready", "default", "ready"], &[]);
    board.pass_to(1, 5);
    let comes =
        |board: &Board| legal(board).into_iter().find(|action| matches!(action, Action::Enter { .. }));
    let enter = comes(&board).expect("somebody comes");
    let events = board.act(enter, &[]);
    let arrived = only(&events, |event| matches!(event, Event::Arrived { .. }));
    assert!(ids(&board, &arrived).contains(&"G-S.9") && !ids(&board, &arrived).contains(&"G-S.3"));
    let mut board = set_up("blitzkrieg-1410", Options::default());
    board.act(Action::UseDefault, &[]);
    let waits = (0..board.rules.roster.len() as u8).find(|id| board.state.unit(*id).spot == Spot::Waiting);
    let waits = waits.expect("somebody has not come yet");
    assert_eq!(board.look().may_act(waits).err().map(|no| no.rule.id()), Some("G-S.9"));
    let scene = game_grunwald::scenery::scene(&board.look());
    let reserve = scene
        .trays
        .iter()
        .find(|tray| tray.role == engine::scene::TrayRole::Reserve)
        .expect("reinforcements");
    assert_eq!(reserve.rules[0].id(), "G-S.9");
}

#[test]
fn r_5_6_3_each_change_of_speed_has_its_own_rule() {
    let board = board().put("TGM1 0915 N");
    let (look, unit) = (board.look(), board.id("TGM1"));
    let mut seen = std::collections::BTreeSet::new();
    for from in CONTENT.field.hexes() {
        for side in Side::ALL {
            if CONTENT.field.neighbour(from, side) == OFF {
                continue;
            }
            for (charge, hold) in [(0, false), (1, false), (2, false), (3, false), (0, true), (2, true)] {
                let account = look.charge_account(unit, charge, from, side, hold);
                let after = look.charge_after(unit, charge, from, side, hold);
                assert_eq!(account.sum(), i32::from(after), "{from} {side:?} {charge} {hold}");
                seen.extend(account.lines().iter().map(|line| line.rule.id()));
            }
        }
    }
    let all = ["G-4.2.8", "G-5.6.10", "G-5.6.12", "G-5.6.2", "G-5.6.3", "G-5.6.7", "G-5.6.8", "G-5.6.9"];
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), all);
    // And only where there is speed to be gained.
    let turned = |name: &str| {
        let mut board =
            self::board().put(&format!("{name} 0915 N")).phase(if name == "PKR1" { 1 } else { 3 });
        board.plays(&[&format!("move {name}")], &[]);
        let events = board.act(Action::Turn { sixths: 1 }, &[]);
        cites(&board, &events, "G-5.6.3")
    };
    assert_eq!(["PKR1", "PIL1"].map(turned), [true, false]);
}

#[test]
fn ruling_44_a_rally_rests_on_its_own_reading() {
    let board = board().put("PKR1 0915 N disorganised");
    let told = board.explained(&Action::Rally { unit: board.id("PKR1") });
    let rules: Vec<&str> =
        told.effects.iter().flat_map(|effect| &effect.rules).map(|rule| rule.id()).collect();
    assert_eq!(rules, ["G-9.3.1", "G-R44"]);
}

#[test]
fn r_11_7_5_a_shot_at_walls_is_read_in_its_own_table() {
    let board = board();
    let rests_on = |at: Aim, rule: &str| {
        let rules = board.look().rules_behind_shot(board.id("PBO1"), at, 1, false);
        rules.iter().any(|it| it.id() == rule)
    };
    let (walls, unit) = (Aim::Object(hex("4924")), Aim::Unit(board.id("TIL1")));
    assert!(rests_on(walls, "G-11.7.5") && !rests_on(walls, "G-11.7.1"));
    assert!(rests_on(unit, "G-11.7.1") && !rests_on(unit, "G-11.7.5"));
}

#[test]
fn ruling_60_who_was_stopped_by_a_shot_is_told_so() {
    // Horse archers in mid-move, who may still shoot: by a zone, and by a bolt.
    let why = |stopped: bool| {
        let mut board = board().put("TAT1 0916 N").put("TGM1 0914 S").put("PKR4 0925 N");
        let unit = board.id("TAT1");
        board.ride_on("TAT1", &[Action::Forward { hold: false }]);
        if stopped {
            board.state.unit_mut(unit).marks.set(Marks::STOPPED);
        }
        board.look().check(&Action::Turn { sixths: 1 }).expect_err("it stands").reasons[0]
            .rule
            .map(|rule| rule.id())
    };
    assert_eq!((why(false), why(true)), (Some("G-3.3.2"), Some("G-R60")));
}

#[test]
fn r_s_5_the_points_of_a_seat_are_named_after_it() {
    use engine::text::Lang;
    let board = board();
    let scene = game_grunwald::scenery::scene(&board.look());
    let names = |lang: Lang| {
        let own = scene.tracks.iter().filter(|track| track.seat.is_some());
        own.map(|track| game_grunwald::Grunwald::texts().say(lang, &track.name)).collect::<Vec<_>>()
    };
    assert_eq!(
        names(Lang::En),
        [
            "Poland and Lithuania: victory points",
            "Poland and Lithuania: level of morale",
            "the Teutonic Order: victory points",
            "the Teutonic Order: level of morale",
        ]
    );
    assert_eq!(names(Lang::Fr)[2], "l'Ordre teutonique : points de victoire");
}
