//! Where several rules meet: leaders swept along, targets that are gone, and what the journal cites.

use crate::field::*;
use game_grunwald::event::Event;
use game_grunwald::state::Task;

// ---------------------------------------------------------------- 5.4.4: leaders among swept foot

/// Riders who fall back among their own foot, where a leader is; `company` stands with him.
fn swept(company: &[&str]) -> Game {
    let company: Vec<String> = company.iter().map(|unit| format!("{unit} 0913 S pf1")).collect();
    let mut battle = field(&format!(
        "phase 2; PKR1 0915 N nc3; PKR2 1014 NW nc3; TGM1 0914 S pf1; leader wallenrod 0913; TGM5 2510 N; {}",
        company.join("; ")
    ));
    let step = "back TGM1 0913";
    battle.attack_until("attack PKR1+PKR2 x 0914", |battle| battle.lists(step)).play(step);
    battle
}

/// The steps of the foot that is swept away, as long as some of it runs.
fn sweep(battle: &mut Game, chosen: impl Fn(&Game, &str) -> bool) {
    battle.plays_on(|battle| {
        let foot = |text: &str| text.starts_with("back TI") || text.starts_with("face ");
        battle.legal().into_iter().filter(|text| foot(text)).find(|text| chosen(battle, text))
    });
}

#[test]
fn ruling_35_a_leader_goes_along_with_the_last_of_the_foot_that_is_swept_away() {
    let mut battle = swept(&["TIL1"]);
    assert_eq!(battle.asked(), "order retreat");
    let legal = battle.legal();
    let along = |text: &String| text.starts_with("back TIL1 ") && text.ends_with(" led");
    assert!(!legal.is_empty() && legal.iter().all(along), "{legal:?}");
    sweep(&mut battle, |_, _| true);
    assert_ne!(battle.leader_at("wallenrod"), "0913");
    assert_eq!(battle.leader_at("wallenrod"), battle.at("TIL1")[..4]);
    assert_ne!(&battle.at("TGM1")[..4], "0914", "the riders come after them");
}

#[test]
fn ruling_35_a_leader_goes_with_the_one_of_them_that_his_owner_likes() {
    let battle = swept(&["TIL1", "TIL2"]);
    let (led, alone): (Vec<_>, Vec<_>) =
        battle.legal_with("back ").into_iter().partition(|text| text.ends_with(" led"));
    assert!(!led.is_empty() && led.len() == alone.len(), "{led:?}, {alone:?}");
    // With the first of them, and then not with the other.
    for with_first in [true, false] {
        let mut battle = swept(&["TIL1", "TIL2"]);
        let first = battle.legal()[0].split(' ').nth(1).expect("a counter").to_string();
        let other = if first == "TIL1" { "TIL2" } else { "TIL1" };
        sweep(&mut battle, |battle, text| {
            let words: Vec<&str> = text.split(' ').collect();
            let led = text.ends_with(" led") == ((words[1] == first) == with_first);
            words[0] == "face" || nobody(battle, words[2]) && led
        });
        let there = if with_first { first.as_str() } else { other };
        assert_ne!(battle.leader_at("wallenrod"), "0913");
        assert_eq!(battle.leader_at("wallenrod"), battle.at(there)[..4], "{with_first}");
    }
}

#[test]
fn ruling_35_a_leader_may_stay_with_riders_whom_nobody_sweeps_away() {
    let battle = swept(&["TIL1", "TGM2"]);
    let stays = |text: &String| text.starts_with("back ") && !text.ends_with(" led");
    assert!(battle.legal().iter().any(stays), "{:?}", battle.legal());
}

// ---------------------------------------------------------------- 5.7, 5.5.9, 5.8.7

#[test]
fn r_5_7_3_nobody_strikes_who_died_with_the_leader_under_the_hooves() {
    // The army leader rides alone between them; his death takes the last point of the target (G-8.1.5).
    let countered = |points: u8, dice: &[u8]| {
        let mut battle = field(&format!(
            "PKR1 0916 N pf{points}; PKR4 0925 N; TGM1 0913 S; leader jagiello 0914; leader zyndram 0925"
        ));
        battle.play("move PKR1; f");
        assert_eq!(battle.asked(), "order counter-charge");
        battle.roll(dice).play_first("counter TGM1 ");
        battle
    };
    let battle = countered(1, &[]);
    assert_eq!((battle.leader_at("jagiello").as_str(), battle.at("PKR1").as_str()), ("dead", "gone"));
    assert_eq!(battle.count("fought"), 0, "{}", battle.told());
    assert_eq!((&battle.at("TGM1")[..4], battle.asked().as_str()), ("0914", "allied activate"));
    // Whoever lives on is fought.
    assert_eq!(countered(2, &[3, 4]).count("fought"), 1);
}

#[test]
fn r_5_5_9_a_pursuer_who_turns_about_has_lost_his_speed_before_he_meets_anybody() {
    // Struck from behind, they win; the foot has followed first, and the riders go the same way.
    let mut battle = field(
        "phase 2; PKR1 0915 N; TGM1 0914 N nc3 pf1; TIL1 0914 S pf1; leader wallenrod 0914; TGM5 2510 N",
    );
    battle.attack_until("attack PKR1 x 0914", |battle| battle.asked() == "allied retreat");
    battle.plays_on(|battle| {
        battle.legal().into_iter().next().filter(|_| battle.asked().starts_with("allied"))
    });
    let riders = battle.id("TGM1");
    battle.play("next TIL1; pursue 1");
    battle.plays_on(|battle| {
        let chase = battle.table.state().now.tasks.last();
        let theirs = matches!(chase, Some(Task::Chase { unit, .. }) if *unit == riders);
        let answer = battle.legal().into_iter().find(|text| text.starts_with("face ") || text == "stay");
        answer.filter(|_| !theirs)
    });
    assert!(battle.at("TIL1").starts_with("0915") && battle.at("TGM1").starts_with("0914"));
    assert!(battle.at("TGM1").contains(" nc3"), "{}", battle.at("TGM1"));
    assert!(!battle.look().must_ride_down(riders, hex("0915")), "nor would he have to, wherever it stands");
    battle.play("pursue 1").cites("G-5.5.9");
    assert!(!battle.events().any(|event| matches!(event, Event::RodeDown { .. })), "{}", battle.told());
    assert!(battle.at("TIL1").starts_with("0915") && battle.at("TGM1").starts_with("0915"));
    assert!(battle.at("TGM1").contains(" nc0"), "{}", battle.at("TGM1"));
}

#[test]
fn ruling_32_who_is_thrown_back_from_an_overrun_is_not_counter_charged() {
    let mut battle = field("PSI1 0915 N nc2; PIL1 0914 N pf1; TGM1 0917 N; PKR3 0930 N");
    battle.roll([1, 6, 6, 1]).play("move PSI1; overrun");
    assert_eq!((&battle.at("PSI1")[..4], battle.asked().as_str()), ("0915", "allied activate"));
}

// ---------------------------------------------------------------- the journal cites what counted

#[test]
fn r_9_2_2_the_journal_says_what_halved_a_unit() {
    let fight = |attacker: &str, defender: &str| {
        let mut battle = field(&format!("phase 2; {attacker}; PKR4 0925 N; {defender}; TGM5 2510 N"));
        battle.roll_always(3).play(&format!("attack {} x {}", &attacker[..4], &defender[5..9]));
        let cited = battle.cited_by("fought");
        ["G-9.2.2", "G-R06", "G-10.2.1", "G-12.1.1"].map(|rule| cited.contains(&rule))
    };
    assert_eq!(fight("PKR1 0915 N", "TGM1 0914 S")[..2], [false, false]);
    assert_eq!(fight("PKR1 0915 N disorganised", "TGM1 0914 S")[..2], [true, true]);
    assert!(fight("PKR1 0915 N", "TGM1 0914 S panicked")[2]);
    assert!(fight("PKR1 4923 S", "TIL1 4924 N")[3]);
}

#[test]
fn r_5_1_1b_the_lines_of_a_strength_sum_up_to_it() {
    let mut battle = field(
        "phase 2; PKR1 0915 N disorganised; PKR2 1014 NW; TXB1 0914 S; TXB2 0914 S; TIL1 0914 S panicked",
    );
    let strength = |name: &str| i32::from(battle.table.state().unit(battle.id(name)).strength);
    let both = strength("PKR1") + strength("PKR2");
    let (shots, foot) = (strength("TXB1") + strength("TXB2"), strength("TIL1"));
    battle.roll_always(3).play("attack PKR1+PKR2 x 0914");
    let fought = clash(&battle);
    let lines = |tally: &engine::Tally| {
        tally.lines().iter().map(|line| (line.value, line.rule.id())).collect::<Vec<_>>()
    };
    let halved = fought.attack.sum() - both;
    assert_eq!(lines(&fought.attack), [(both, "G-5.1.1b"), (halved, "G-9.2.2")]);
    assert!(halved < 0);
    assert_eq!(
        lines(&fought.defence),
        [(shots + foot, "G-5.1.1b"), (-foot, "G-10.2.1"), (1 - shots, "G-11.3.2")]
    );
    assert_eq!(fought.defence.sum(), 1);
}

#[test]
fn r_12_1_8_the_journal_names_those_who_fight_from_a_crowded_fort() {
    let mut battle = field("phase 4; TIL1 4924 N; TIL2 4924 N; TIL3 4924 N; PIL1 4923 S; PKR4 0925 N");
    battle.play("attack PIL1 x 4924");
    assert_eq!(battle.asked(), "order fort");
    let group = battle.legal_with("fort ").remove(0);
    battle.roll_always(3).play(&group).cites("G-12.1.8");
    let named: Vec<String> = battle
        .events()
        .filter_map(|event| match event {
            Event::FortNamed { units, hex } => {
                let names: Vec<&str> = units.iter().map(|id| battle.look().name(*id)).collect();
                Some(format!("fort {} in {}", names.join("+"), label(*hex)))
            }
            _ => None,
        })
        .collect();
    assert_eq!(named, [format!("{group} in 4924")]);
}

#[test]
fn r_7_1_2_crossbows_that_leave_hand_their_banner_on_by_their_own_rule() {
    // To a friend, or to the ground if there is none.
    let left = |friend: &str| {
        let mut battle =
            field(&format!("phase 3; PXB1 0920 N marching; banner KR PXB1; PIL3 0925 N; {friend}"));
        battle.play("move PXB1; f").cites("G-7.1.2").cites_not("G-7.1.5");
        battle
    };
    assert_eq!(left("PIL1 0920 N pf1").banner("KR"), "PIL1");
    let fallen = left("");
    assert_eq!(fallen.banner("KR"), "0920");
    fallen.cites("G-6.1.5"); // Left on the ground it is lost like any other.
}

#[test]
fn r_7_1_6_a_banner_is_captured_won_back_or_handed_on_by_three_rules() {
    let moved = |event: &Event| matches!(event, Event::BannerTaken { .. } | Event::BannerFell { .. });
    // The bearer falls among friends, whosever banner it is: a bolt takes his last point.
    for name in ["KR", "GM"] {
        let mut battle = field(&format!(
            "phase 1 open-fire; PSI1 0915 N pf1; PSI2 0915 N pf1; banner {name} PSI1; PKR4 0925 N; TXB1 0913 S"
        ));
        battle.roll([6, 5]).play("fire TXB1 PSI1");
        assert_eq!((battle.at("PSI1").as_str(), battle.banner(name)), ("gone", "PSI2".into()));
        assert_eq!(battle.events().filter(|event| moved(event)).count(), 1);
        let cited = battle.cited_where(moved);
        assert!(cited.contains(&"G-7.1.5") && !cited.contains(&"G-7.1.6"), "{name}");
        assert!(!cited.contains(&"G-6.1.5"), "nothing is lost yet");
    }
    // Whoever comes upon one that lies there.
    for (name, own) in [("KR", true), ("GM", false)] {
        let mut battle = field(&format!("PKR1 0916 N; PKR4 0925 N; banner {name} lies 0915"));
        battle.play("move PKR1; f");
        let cited = battle.cited_where(moved);
        assert_eq!((cited.contains(&"G-7.1.6"), cited.contains(&"G-7.1.4")), (!own, own));
        assert_eq!(cited.contains(&"G-6.1.5"), own);
    }
}

#[test]
fn r_5_5_5_a_pursuit_says_by_which_rule_it_goes_its_way() {
    let pursuit = |leader: &str| {
        let mut battle = field(&format!("phase 2; PKR1 0915 N nc3; TEL3 0914 S; TGM5 2510 N; {leader}"));
        battle.attack_until("attack PKR1 x 0914", |battle| battle.asked().starts_with("order"));
        let pursued = |event: &Event| matches!(event, Event::Pursued { .. });
        while !battle.events().any(pursued) {
            battle.roll_always(1).play_first("");
        }
        let cited = battle.cited_where(pursued);
        (cited.contains(&"G-5.5.4"), cited.contains(&"G-5.5.5"))
    };
    assert_eq!(pursuit(""), (true, false), "far from every leader they must");
    assert_eq!(pursuit("leader zyndram 0915"), (false, true), "with one they may");
}

#[test]
fn ruling_40_who_is_slowed_is_told_by_which_rule() {
    let slowed = |battle: &Game| battle.cited_where(|event| matches!(event, Event::Slowed { .. }));
    // By standing still.
    let mut battle = field("PKR1 0915 N nc2; TGM5 2510 N");
    battle.play("end");
    let cited = slowed(&battle);
    assert!(
        cited.contains(&"G-R18") && !cited.contains(&"G-R40") && !cited.contains(&"G-5.5.9"),
        "{cited:?}"
    );
    // By a test: somebody in disorder has come beside it, and it passes with a one.
    let mut battle = field("PSI1 0915 N nc2 pf1; PSI2 0916 N pf1 disorganised; PKR4 0925 N");
    battle.roll([1]).play("move PSI2; f");
    let cited = slowed(&battle);
    assert!(cited.contains(&"G-R40") && !cited.contains(&"G-R18"), "{cited:?}");
}
