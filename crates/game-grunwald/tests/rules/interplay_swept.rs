//! Where several rules meet: leaders swept along, targets that are gone, and what the journal cites.

use crate::{Board, board, hex};
use game_grunwald::action::Action;
use game_grunwald::event::Event;
use game_grunwald::state::{Staff, Task};

/// Attacks with every throw in turn, until it comes to this.
#[track_caller]
pub fn attack_until(board: &mut Board, attack: &str, done: impl Fn(&Board, &[Event]) -> bool) -> Vec<Event> {
    let (attack, before) = (board.attack(attack), board.state.clone());
    for sum in 2..=12_u8 {
        board.state = before.clone();
        let events = board.act_with(&attack, &[&[sum / 2, sum - sum / 2], &[3; 40][..]].concat());
        if done(board, &events) {
            return events;
        }
    }
    panic!("no throw comes to this");
}

/// Those of some events that are of a kind.
pub fn only(events: &[Event], kind: impl Fn(&Event) -> bool) -> Vec<Event> {
    events.iter().filter(|event| kind(event)).cloned().collect()
}

// ---------------------------------------------------------------- 5.4.4: leaders among swept foot

/// Riders who fall back among their own foot, where a leader is; `company` stands with him.
fn swept(company: &[&str]) -> Board {
    let mut board = board()
        .phase(2)
        .put("PKR1 0915 N nc3")
        .put("PKR2 1014 NW nc3")
        .put("TGM1 0914 S pf1")
        .lead("wallenrod", "0913")
        .put("TGM5 2510 N");
    for unit in company {
        board = board.put(&format!("{unit} 0913 S pf1"));
    }
    let unit = board.id("TGM1");
    let step = Action::FallBack { unit, hex: hex("0913"), leader: false };
    attack_until(&mut board, "PKR1 PKR2 x 0914", |board, _| board.legal().contains(&step));
    board.act(step, &[]);
    board
}

/// The steps of the foot that is swept away, as long as some of it runs.
fn sweep(board: &mut Board, mut chosen: impl FnMut(&Board, &Action) -> bool) {
    let foot = |board: &Board, action: &Action| match action {
        Action::FallBack { unit, .. } => !board.look().card(*unit).kind.mounted(),
        Action::Face { .. } => true,
        _ => false,
    };
    while let Some(step) = board.legal().into_iter().filter(|it| foot(board, it)).find(|it| chosen(board, it))
    {
        board.act(step, &[]);
    }
}

#[test]
fn ruling_35_a_leader_goes_along_with_the_last_of_the_foot_that_is_swept_away() {
    let mut board = swept(&["TIL1"]);
    assert_eq!(board.asked(), "order retreat");
    let legal = board.legal();
    let along = |it: &Action| matches!(it, Action::FallBack { leader: true, .. });
    assert!(!legal.is_empty() && legal.iter().all(along), "{legal:?}");
    sweep(&mut board, |_, _| true);
    assert_ne!(board.leader_at("wallenrod"), "0913");
    assert_eq!(board.leader_at("wallenrod"), board.at("TIL1")[..4]);
    assert_ne!(&board.at("TGM1")[..4], "0914", "the riders come after them");
}

#[test]
fn ruling_35_a_leader_goes_with_the_one_of_them_that_his_owner_likes() {
    let board = swept(&["TIL1", "TIL2"]);
    let ways = |board: &Board, along: bool| {
        board
            .legal()
            .iter()
            .filter(|it| matches!(it, Action::FallBack { leader, .. } if *leader == along))
            .count()
    };
    assert!(ways(&board, true) > 0 && ways(&board, true) == ways(&board, false));
    // With the first of them, and then not with the other.
    for with_first in [true, false] {
        let mut board = swept(&["TIL1", "TIL2"]);
        let Action::FallBack { unit: first, .. } = board.legal()[0] else { panic!("{:?}", board.legal()) };
        let other = board.id(if first == board.id("TIL1") { "TIL2" } else { "TIL1" });
        sweep(&mut board, |board, action| match action {
            Action::FallBack { unit, leader, hex } => {
                board.state.anybody(*hex).is_none() && *leader == ((*unit == first) == with_first)
            }
            _ => true,
        });
        let led = if with_first { first } else { other };
        let there = board.look().name(led).to_string();
        assert_ne!(board.leader_at("wallenrod"), "0913");
        assert_eq!(board.leader_at("wallenrod"), board.at(&there)[..4], "{with_first}");
    }
}

#[test]
fn ruling_35_a_leader_may_stay_with_riders_whom_nobody_sweeps_away() {
    let board = swept(&["TIL1", "TGM2"]);
    let stays = |it: &Action| matches!(it, Action::FallBack { leader: false, .. });
    assert!(board.legal().iter().any(stays), "{:?}", board.legal());
}

// ---------------------------------------------------------------- 5.7, 5.5.9, 5.8.7

#[test]
fn r_5_7_3_nobody_strikes_who_died_with_the_leader_under_the_hooves() {
    // The army leader rides alone between them; his death takes the last point of the target (G-8.1.5).
    let countered = |points: u8| {
        let mut board = board()
            .put(&format!("PKR1 0916 N pf{points}"))
            .put("PKR4 0925 N")
            .put("TGM1 0913 S")
            .lead("jagiello", "0914")
            .lead("zyndram", "0925");
        board.ride_on("PKR1", &[Action::Forward { hold: false }]);
        assert_eq!(board.asked(), "order counter-charge");
        let charge = board.legal().into_iter().find(|it| matches!(it, Action::CounterCharge { .. }));
        let events = board.act(charge.expect("it is in front"), if points > 1 { &[3, 4] } else { &[] });
        (board, events)
    };
    let fought = |events: &[Event]| events.iter().any(|event| matches!(event, Event::Fought(_)));
    let (board, events) = countered(1);
    assert_eq!((board.leader_at("jagiello").as_str(), board.at("PKR1").as_str()), ("dead", "gone"));
    assert!(!fought(&events), "{events:?}");
    assert_eq!((&board.at("TGM1")[..4], board.asked().as_str()), ("0914", "allied activate"));
    // Whoever lives on is fought.
    assert!(fought(&countered(2).1));
}

#[test]
fn r_5_5_9_a_pursuer_who_turns_about_has_lost_his_speed_before_he_meets_anybody() {
    // Struck from behind, they win; the foot has followed first, and the riders go the same way.
    let mut board = board()
        .phase(2)
        .put("PKR1 0915 N pf2")
        .put("TGM1 0914 N nc3 pf1")
        .put("TIL1 0914 S pf1")
        .lead("wallenrod", "0914")
        .put("TGM5 2510 N");
    attack_until(&mut board, "PKR1 x 0914", |board, _| board.asked() == "allied retreat");
    while board.asked().starts_with("allied") {
        let back = board.legal().remove(0);
        board.act(back, &[]);
    }
    let (foot, riders) = (board.id("TIL1"), board.id("TGM1"));
    board.act(Action::Next { unit: foot }, &[]);
    board.act(Action::Pursue { trace: 0, leader: false }, &[]);
    while !matches!(board.state.now.tasks.last(), Some(Task::Chase { unit, .. }) if *unit == riders) {
        let answer = match board.asked().as_str() {
            "order face" => board.legal().remove(0),
            _ => Action::StayPut,
        };
        board.act(answer, &[]);
    }
    assert!(board.at("TIL1").starts_with("0915") && board.at("TGM1").starts_with("0914"));
    assert_eq!(board.state.unit(riders).charge, 3);
    assert!(!board.look().must_ride_down(riders, hex("0915")), "nor would he have to, wherever it stands");
    let events = board.act(Action::Pursue { trace: 0, leader: false }, &[]);
    assert!(!events.iter().any(|event| matches!(event, Event::RodeDown { .. })), "{events:?}");
    assert!(board.at("TIL1").starts_with("0915") && board.at("TGM1").starts_with("0915"));
    assert_eq!(board.state.unit(riders).charge, 0);
    assert!(board.cites(&events, "G-5.5.9"));
}

#[test]
fn ruling_32_who_is_thrown_back_from_an_overrun_is_not_counter_charged() {
    let overrun = |dice: &[u8]| {
        let mut board =
            board().put("PSI1 0915 N nc2").put("PIL1 0914 N pf1").put("TGM1 0917 N").put("PKR3 0930 N");
        board.ride_on("PSI1", &[]);
        board.act(Action::Overrun, dice);
        board
    };
    let board = overrun(&[1, 6, 6, 1]);
    assert_eq!((&board.at("PSI1")[..4], board.asked().as_str()), ("0915", "allied activate"));
}

// ---------------------------------------------------------------- the journal cites what counted

/// The rules of a combat as it is told.
fn clash_cites(board: &Board, events: &[Event], rule: &str) -> bool {
    let clash = only(events, |event| matches!(event, Event::Fought(_)));
    assert_eq!(clash.len(), 1);
    board.cites(&clash, rule)
}

#[test]
fn r_9_2_2_the_journal_says_what_halved_a_unit() {
    let fight = |attacker: &str, defender: &str| {
        let mut board = board().phase(2).put(attacker).put("PKR4 0925 N").put(defender).put("TGM5 2510 N");
        let attack = board.attack(&format!("{} x {}", &attacker[..4], &defender[5..9]));
        let events = board.act_anyhow(&attack, 3);
        (board, events)
    };
    let (board, events) = fight("PKR1 0915 N", "TGM1 0914 S");
    assert!(!clash_cites(&board, &events, "G-9.2.2") && !clash_cites(&board, &events, "G-R06"));
    let (board, events) = fight("PKR1 0915 N disorganised", "TGM1 0914 S");
    assert!(clash_cites(&board, &events, "G-9.2.2") && clash_cites(&board, &events, "G-R06"));
    let (board, events) = fight("PKR1 0915 N", "TGM1 0914 S panicked");
    assert!(clash_cites(&board, &events, "G-10.2.1"));
    let (board, events) = fight("PKR1 4923 S", "TIL1 4924 N");
    assert!(clash_cites(&board, &events, "G-12.1.1"));
}

#[test]
fn r_5_1_1b_the_lines_of_a_strength_sum_up_to_it() {
    let board = board()
        .put("PKR1 0915 N disorganised")
        .put("PKR2 1014 NW")
        .put("TXB1 0914 S")
        .put("TXB2 0914 S")
        .put("TIL1 0914 S panicked");
    let reckoning = board.reckon("PKR1 PKR2 x 0914");
    let lines = |tally: &engine::Tally| {
        tally.lines().iter().map(|line| (line.value, line.rule.id())).collect::<Vec<_>>()
    };
    let strength = |name: &str| i32::from(board.state.unit(board.id(name)).strength);
    let both = strength("PKR1") + strength("PKR2");
    let halved = reckoning.attack.sum() - both;
    assert_eq!(lines(&reckoning.attack), [(both, "G-5.1.1b"), (halved, "G-9.2.2")]);
    assert!(halved < 0);
    let (shots, foot) = (strength("TXB1") + strength("TXB2"), strength("TIL1"));
    assert_eq!(
        lines(&reckoning.defence),
        [(shots + foot, "G-5.1.1b"), (-foot, "G-10.2.1"), (1 - shots, "G-11.3.2")]
    );
    assert_eq!(reckoning.defence.sum(), 1);
}

#[test]
fn r_12_1_8_the_journal_names_those_who_fight_from_a_crowded_fort() {
    let mut board = board()
        .phase(4)
        .put("TIL1 4924 N")
        .put("TIL2 4924 N")
        .put("TIL3 4924 N")
        .put("PIL1 4923 S")
        .put("PKR4 0925 N");
    let attack = board.attack("PIL1 x 4924");
    board.act(attack, &[]);
    assert_eq!(board.asked(), "order fort");
    let named = board.legal().into_iter().find(|it| matches!(it, Action::FortFighters { .. }));
    let Some(Action::FortFighters { units }) = named else { panic!("{:?}", board.legal()) };
    let events = board.act_anyhow(&Action::FortFighters { units: units.clone() }, 3);
    let named = only(&events, |event| matches!(event, Event::FortNamed { .. }));
    assert_eq!(named, [Event::FortNamed { units, hex: hex("4924") }]);
    assert!(board.cites(&named, "G-12.1.8"));
}

#[test]
fn r_7_1_2_crossbows_that_leave_hand_their_banner_on_by_their_own_rule() {
    // To a friend, or to the ground if there is none.
    let left = |friend: bool| {
        let mut board =
            board().phase(3).put("PXB1 0920 N").marching("PXB1").bear("KR", "PXB1").put("PIL3 0925 N");
        if friend {
            board = board.put("PIL1 0920 N pf1");
        }
        let unit = board.id("PXB1");
        board.act(Action::Move { unit }, &[]);
        let events = board.act(Action::Forward { hold: false }, &[]);
        (board, events)
    };
    let (board, events) = left(true);
    assert_eq!(board.state.banners[board.banner("KR")].staff, Staff::Held(board.id("PIL1")));
    assert!(board.cites(&events, "G-7.1.2") && !board.cites(&events, "G-7.1.5"));
    let (board, events) = left(false);
    assert_eq!(board.state.banners[board.banner("KR")].staff, Staff::Lies(hex("0920")));
    assert!(board.cites(&events, "G-7.1.2") && !board.cites(&events, "G-7.1.5"));
    assert!(board.cites(&events, "G-6.1.5"), "left on the ground it is lost like any other");
}

#[test]
fn r_7_1_6_a_banner_is_captured_won_back_or_handed_on_by_three_rules() {
    let banners = |events: &[Event]| {
        only(events, |event| matches!(event, Event::BannerTaken { .. } | Event::BannerFell { .. }))
    };
    // The bearer falls among friends, whosever banner it is.
    for name in ["KR", "GM"] {
        let mut board = board().put("PKR1 0915 N pf1").put("PKR2 0915 N").bear(name, "PKR1");
        let unit = board.id("PKR1");
        let events =
            board.work(&[], |scribe| scribe.eliminate(unit, game_grunwald::event::Blow::Combat, &[]));
        let told = banners(&events);
        assert_eq!(told.len(), 1);
        assert!(board.cites(&told, "G-7.1.5") && !board.cites(&told, "G-7.1.6"), "{name}");
        assert!(!board.cites(&told, "G-6.1.5"), "nothing is lost yet");
    }
    // Whoever comes upon one that lies there.
    for (name, own) in [("KR", true), ("GM", false)] {
        let mut board = board().put("PKR1 0916 N").put("PKR4 0925 N");
        let at = board.banner(name);
        board.state.banners[at].staff = Staff::Lies(hex("0915"));
        let unit = board.id("PKR1");
        board.act(Action::Move { unit }, &[]);
        let told = banners(&board.act(Action::Forward { hold: false }, &[]));
        assert_eq!((board.cites(&told, "G-7.1.6"), board.cites(&told, "G-7.1.4")), (!own, own));
        assert_eq!(board.cites(&told, "G-6.1.5"), own);
    }
}

#[test]
fn r_5_5_5_a_pursuit_says_by_which_rule_it_goes_its_way() {
    let pursuit = |leader: Option<&str>| {
        let mut board = board().phase(2).put("PKR1 0915 N nc3").put("TEL3 0914 S").put("TGM5 2510 N");
        if let Some(hex) = leader {
            board = board.lead("zyndram", hex);
        }
        attack_until(&mut board, "PKR1 x 0914", |board, _| board.asked().starts_with("order"));
        let mut step = Vec::new();
        while step.is_empty() {
            let action = board.legal().into_iter().next().expect("somebody is asked");
            step = only(&board.act_anyhow(&action, 1), |event| matches!(event, Event::Pursued { .. }));
        }
        (board.cites(&step, "G-5.5.4"), board.cites(&step, "G-5.5.5"))
    };
    assert_eq!(pursuit(None), (true, false), "far from every leader they must");
    assert_eq!(pursuit(Some("0915")), (false, true), "with one they may");
}

#[test]
fn ruling_40_who_is_slowed_is_told_by_which_rule() {
    // By standing still.
    let mut board = board().put("PKR1 0915 N nc2").put("TGM5 2510 N");
    let events = board.act(Action::EndPhase, &[]);
    let slowed = only(&events, |event| matches!(event, Event::Slowed { .. }));
    assert!(board.cites(&slowed, "G-R18"));
    assert!(!board.cites(&slowed, "G-R40") && !board.cites(&slowed, "G-5.5.9"));
    // By a test beside somebody in panic.
    let mut board = super::board().put("PKR1 0915 N nc2").put("PKR2 0915 N panicked");
    let unit = board.id("PKR1");
    let at = hex("0915");
    let events = board.work(&[1], |scribe| scribe.meet(unit, at, &[]));
    let slowed = only(&events, |event| matches!(event, Event::Slowed { .. }));
    assert!(board.cites(&slowed, "G-R40") && !board.cites(&slowed, "G-R18"));
}
