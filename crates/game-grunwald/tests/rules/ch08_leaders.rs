//! 8: leaders.

use crate::{Board, board, board_with, hex, side};
use game_grunwald::Options;
use game_grunwald::action::Action;
use game_grunwald::ch05_combat::Command;
use game_grunwald::content::CONTENT;
use game_grunwald::event::{Event, Fall};
use game_grunwald::state::{ALLIED, Aim};

#[test]
fn r_8_0_an_army_leader_reaches_three_hexes_the_others_two() {
    let command = |leader: &str, label: &str| {
        let board = board().without("jagiello").put("PKR1 0915 N").lead(leader, label);
        board.look().command(board.id("PKR1"))
    };
    assert_eq!((command("zyndram", "0913"), command("zyndram", "0912")), (Some(Command::InRange), None));
    assert_eq!((command("jagiello", "0912"), command("jagiello", "0911")), (Some(Command::InRange), None));
    let far: Vec<&str> =
        CONTENT.counters.leaders.iter().filter(|it| it.range == 3).map(|it| it.id.as_str()).collect();
    assert_eq!(far, ["jagiello", "witold", "ulrich"], "the three with a star (G-R46)");
}

#[test]
fn r_8_2_2_the_enemys_leader_leads_nobody() {
    let board = board().put("PKR1 0915 N").lead("wallenrod", "0914").lead("andrzej", "0910");
    assert_eq!(board.look().leader_in_range(board.id("PKR1")), None);
    let board = board.lead("andrzej", "0913");
    assert_eq!(board.look().leader_in_range(board.id("PKR1")), Some((2, board.leader("andrzej"))));
}

#[test]
fn r_8_1_1_a_leader_is_no_unit() {
    let board = board().put("PKR1 0915 N").lead("zyndram", "0915").lead("andrzej", "0915");
    assert!(board.look().has_room(board.id("PKR1"), hex("0915")), "he does not count");
    // Alone he controls nothing: the enemy rides by.
    let mut board = super::board().phase(5).lead("zyndram", "0914").put("TGM1 0912 S").put("TGM2 2010 S");
    assert!(!board.look().controlled(ALLIED, hex("0913")));
    board.ride_on("TGM1", &[Action::Forward { hold: false }]);
    assert_eq!(board.asked(), "order step");
    // And he rides alone.
    let board = super::board().lead("zyndram", "0914");
    assert!(board.look().allows(&Action::MoveLeader { leader: board.leader("zyndram") }));
}

#[test]
fn r_8_1_2_ten_points_at_the_prices_of_cavalry() {
    let mut board = board().lead("zyndram", "1728").put("PKR1 0920 N");
    let leader = board.leader("zyndram");
    board.act(Action::MoveLeader { leader }, &[]);
    let mut hexes = 0;
    while board.asked() == "allied step" {
        let from = hex(&board.leader_at("zyndram"));
        board.act(Action::LeaderTo { hex: CONTENT.field.neighbour(from, side("N")) }, &[]);
        hexes += 1;
    }
    assert_eq!((hexes, board.leader_at("zyndram")), (8, "1720".into()), "seven, and three for the marsh");
}

#[test]
fn r_8_1_3_a_leader_rides_through_zones() {
    let mut board = board().lead("zyndram", "0915").put("TGM1 0913 S").put("PKR1 0925 N");
    board.act(Action::MoveLeader { leader: board.leader("zyndram") }, &[]);
    for label in ["0914", "1013", "1012"] {
        let events = board.act(Action::LeaderTo { hex: hex(label) }, &[]);
        assert!(board.cites(&events, "G-8.1.3"));
    }
    assert_eq!((board.leader_at("zyndram"), board.asked()), ("1012".into(), "allied step".into()));
}

#[test]
fn r_8_1_4_his_death_costs_those_about_him_a_point() {
    let mut board = board().put("LIL1 4924 N").put("LIL2 4924 N").put("LIL3 4925 N").lead("szymon", "4924");
    let leader = board.leader("szymon");
    board.work(&[], |scribe| scribe.kill_leader(leader, Fall::Shot));
    let strengths = ["LIL1", "LIL2", "LIL3"].map(|name| board.state.unit(board.id(name)).strength);
    assert_eq!(strengths, [1, 1, 2], "who stands in the next hex loses nothing");
}

#[test]
fn r_8_1_6_the_losses_of_an_orphaned_army_do_not_move_the_marker() {
    let mut board =
        board().lead("wallenrod", "5100").put("TGM1 0910 S").put("TEL3 2010 S pf1").lead("ulrich", "0910");
    let leader = board.leader("ulrich");
    board.work(&[], |scribe| scribe.kill_leader(leader, Fall::Shot));
    assert_eq!((board.at("TGM1"), board.at("TEL3")), ("0910 S pf1 nc0".into(), "gone".into()));
    assert_eq!((board.state.morale, board.state.points), (12, [20, 0]), "twelve for him, none for the rider");
    // Those who stood about an ordinary leader do count.
    let mut board = super::board().put("TIM1 0910 S").lead("wallenrod", "0910");
    let leader = board.leader("wallenrod");
    board.work(&[], |scribe| scribe.kill_leader(leader, Fall::Shot));
    assert_eq!(board.state.morale, 8 + 1);
}

/// Wallenrod with a rider in 0915, and free hexes behind him only as far as `way` says.
fn hemmed_in(rider: &str, blocked: &[(&str, &str)]) -> Board {
    let riders = ["PKR2", "PKR3", "PKR4", "PKR5", "PKR6", "PGO1", "PGO2"];
    let mut board = board()
        .phase(2)
        .put("PKR1 0914 S nc3")
        .put(&format!("TEL3 0915 N {rider}"))
        .lead("wallenrod", "0915");
    for (unit, (label, facing)) in riders.iter().zip(blocked) {
        board = board.put(&format!("{unit} {label} {facing}"));
    }
    board
}

const ONE_HEX: [(&str, &str); 5] =
    [("1015", "NE"), ("0815", "NW"), ("1016", "SE"), ("0816", "SW"), ("0917", "S")];
const TWO_HEXES: [(&str, &str); 7] = [
    ("1015", "NE"),
    ("0815", "NW"),
    ("1016", "SE"),
    ("0816", "SW"),
    ("0918", "S"),
    ("1017", "SE"),
    ("0817", "SW"),
];

#[test]
fn r_8_1_7_e_30_a_leader_stops_with_his_unit_where_the_way_ends() {
    // 1:1, armour 2 and charge 3 against his two: 4:1, where a seven is D2. Only 0916 is free.
    let mut board = hemmed_in("", &ONE_HEX);
    let events = board.fight_out("PKR1 x 0915", &[3, 4, 6, 6, 3, 4]);
    assert_eq!((board.at("TEL3"), board.leader_at("wallenrod")), ("0916 NE pf1 nc0".into(), "0916".into()));
    assert!(events.iter().any(|event| matches!(event, Event::LeaderThrow { needs: 3, dead: false, .. })));
    // With one point the unit is lost there; he is alone, and the pursuer rides him down.
    let mut board = hemmed_in("pf1", &ONE_HEX);
    // 2:1 and three more: 5:1, where a seven is D2 too.
    let events = board.fight_out("PKR1 x 0915", &[3, 4, 6, 6]);
    assert_eq!((board.at("TEL3"), board.leader_at("wallenrod")), ("gone".into(), "dead".into()));
    assert!(events.iter().any(|event| matches!(event, Event::LeaderKilled { how: Fall::Surprised, .. })));
    assert!(board.at("PKR1").starts_with("0916"));
}

#[test]
fn r_8_1_7_who_need_not_pursue_may_ride_down_a_leader_left_alone() {
    // Zyndram next to them: one more, 6:1, where a nine is D2; and a throw of one leaves the choice.
    let mut board = hemmed_in("pf1", &ONE_HEX).lead("zyndram", "0913");
    let attack = board.attack("PKR1 x 0915");
    board.act(attack, &[4, 5]);
    board.act(Action::Face { facing: side("N") }, &[6, 6, 1]);
    assert_eq!((board.asked(), board.leader_at("wallenrod")), ("allied pursue".into(), "0916".into()));
    board.act(Action::Pursue { trace: 0, leader: false }, &[]);
    board.act(Action::PursueTo { hex: hex("0916") }, &[]);
    assert_eq!((board.leader_at("wallenrod"), board.asked()), ("dead".into(), "allied face".into()));
    // Where the beaten unit lives, it ends one hex before it (G-R36).
    let mut board = hemmed_in("", &ONE_HEX).lead("zyndram", "0913");
    let attack = board.attack("PKR1 x 0915");
    board.act(attack, &[3, 4]);
    while !board.asked().ends_with("pursue") {
        let (step, dice): (_, &[u8]) = match board.asked().as_str() {
            "order face" => (Action::Face { facing: side("N") }, &[6, 6, 1]),
            _ => (board.legal().remove(0), &[]),
        };
        board.act(step, dice);
    }
    board.act(Action::Pursue { trace: 0, leader: false }, &[]);
    assert_ne!(board.asked(), "allied pursue");
}

#[test]
fn r_8_1_6_those_beside_an_army_leader_move_no_marker_either() {
    let mut board = super::board().put("LVI1 0910 S pf1").put("PKR1 0920 S").lead("jagiello", "0910");
    let leader = board.leader("jagiello");
    let before = board.state.morale;
    board.work(&[], |scribe| scribe.kill_leader(leader, Fall::Shot));
    assert_eq!((board.at("LVI1"), board.at("PKR1")), ("gone".into(), "0920 S pf1 nc0".into()));
    let boxes = board.rules.content.charts.track.army_leader;
    assert_eq!(board.state.morale, before - boxes);
}

#[test]
fn r_8_1_8_nothing_shakes_a_leader() {
    // Through woods, and into the hex of a unit in panic: no throw, no marker, no lost point.
    let mut board = board().lead("zyndram", "1025").put("PKR1 1125 N panicked").put("PKR2 0920 N");
    board.act(Action::MoveLeader { leader: board.leader("zyndram") }, &[]);
    board.act(Action::LeaderTo { hex: hex("1024") }, &[]);
    let events = board.act(Action::LeaderTo { hex: hex("1125") }, &[]);
    assert!(!events.iter().any(|event| matches!(event, Event::Tested { .. } | Event::Worse { .. })));
    assert_eq!(
        board.state.now.walk.map(|walk| walk.left),
        Some(20 - 8 - 10),
        "four points for woods, and one for a friend"
    );
}

#[test]
fn r_8_2_1_beside_a_leader_two_modifiers() {
    let board = board().put("PKR1 0914 S").lead("zyndram", "0914").put("TEL3 0915 N");
    assert_eq!(board.sums("PKR1 x 0915"), "2:2 [2 G-5.2.7, 2 G-8.2.1] [] 5:1");
}

#[test]
fn r_8_2_3_only_one_leader_counts() {
    let mut board = board()
        .phase(2)
        .put("PKR1 0914 S")
        .lead("zyndram", "0914")
        .lead("andrzej", "0914")
        .lead("jagiello", "0912")
        .put("TEL3 0915 N");
    assert_eq!(board.sums("PKR1 x 0915"), "2:2 [2 G-5.2.7, 2 G-8.2.1] [] 5:1");
    let attack = board.attack("PKR1 x 0915");
    // A twelve at 5:1 is a loss for both and nobody retreats.
    let events = board.act(attack, &[6, 6]);
    assert!(board.cites(&events, "G-8.2.3"));
}

#[test]
fn r_8_2_5_e_31_losses_make_it_worse_for_the_leader_of_attackers() {
    for (throw, dead) in [([1, 1], true), ([1, 2], true), ([1, 3], false)] {
        let mut board = board().phase(2).put("LME1 0914 S").lead("zyndram", "0914").put("TGM1 0915 N nc1");
        // 1:1, his two against armour 2 and charge 1: 1:2, where an eleven is A2 -1.
        let disorder: &[u8] = if dead { &[] } else { &[3, 4] };
        let events = board.fight_out("LME1 x 0915", &[&[5, 6], &throw[..], disorder].concat());
        let thrown = events.iter().find_map(|event| match event {
            Event::LeaderThrow { needs, dead, .. } => Some((*needs, *dead)),
            _ => None,
        });
        assert_eq!(thrown, Some((3, dead)), "two hexes and a point: {throw:?}");
    }
}

#[test]
fn r_8_2_5_e_32_a_short_retreat_too() {
    for (throw, dead) in [([1, 1], true), ([2, 3], true), ([2, 4], false)] {
        // Zyndram makes it 6:1, where a five is D3 -1; only two hexes are free.
        let mut board = hemmed_in("", &TWO_HEXES).lead("zyndram", "0914");
        let events = board.fight_out("PKR1 x 0915", &[&[2, 3], &throw[..]].concat());
        let thrown = events.iter().find_map(|event| match event {
            Event::LeaderThrow { needs, dead, .. } => Some((*needs, *dead)),
            _ => None,
        });
        assert_eq!(thrown, Some((5, dead)), "three hexes and two points: {throw:?}");
    }
}

#[test]
fn r_8_2_8_what_the_loss_of_a_leader_means_for_morale() {
    for (name, boxes) in [("wallenrod", 8), ("ulrich", 12), ("andrzej", -8), ("jagiello", -12)] {
        let mut board = board().lead("gersdorf", "5100").lead("szymon", "5131").lead(name, "0910");
        let leader = board.leader(name);
        board.work(&[], |scribe| scribe.kill_leader(leader, Fall::Shot));
        assert_eq!(board.state.morale, boxes, "{name}");
        assert_eq!(board.state.points.iter().sum::<u16>(), 16);
    }
}

#[test]
fn ruling_59_each_of_several_leaders_is_thrown_for() {
    let mut board = board()
        .phase(2)
        .put("PKR1 0914 S nc3")
        .put("TEL3 0915 N")
        .lead("wallenrod", "0915")
        .lead("gersdorf", "0915");
    assert_eq!(board.sums("PKR1 x 0915"), "2:2 [2 G-5.2.7, 3 G-5.6.4] [2 G-8.2.1] 4:1", "one of them helps");
    // D2: death on a two. One falls, the other does not.
    let events = board.fight_out("PKR1 x 0915", &[3, 4, 6, 6, 1, 1, 3, 4]);
    let throws = events.iter().filter(|event| matches!(event, Event::LeaderThrow { .. })).count();
    let dead = ["wallenrod", "gersdorf"].map(|name| board.leader_at(name) == "dead");
    assert_eq!((throws, dead), (2, [false, true]));
}

#[test]
fn ruling_68_a_leader_in_the_way_and_a_leader_left_behind() {
    // Ridden down, and the rider goes on.
    let mut board = board().put("PKR1 0915 N").lead("wallenrod", "0914").put("PKR2 0925 N");
    board.ride_on("PKR1", &[Action::Forward { hold: false }, Action::Forward { hold: false }]);
    assert_eq!((board.leader_at("wallenrod"), board.at("PKR1")), ("dead".into(), "0913 N pf2 nc2".into()));
    // His unit is shot under him: he stays alone where it fell.
    let mut board =
        super::board().put("PKR5 0917 N pf1").lead("zyndram", "0917").put("PKR2 0925 N").put("TXB1 0914 S");
    let (leader, unit, by) = (board.leader("zyndram"), board.id("PKR5"), board.id("TXB1"));
    board.ride_on("PKR5", &[Action::TakeLeader { leader }, Action::Forward { hold: false }]);
    board.act(Action::Fire { by, at: Aim::Unit(unit) }, &[5, 5, 1, 1]);
    assert_eq!((board.at("PKR5"), board.leader_at("zyndram")), ("gone".into(), "0916".into()));
    assert!(board.look().lone_leader(ALLIED, hex("0916")));
}

#[test]
fn ruling_77_only_those_in_his_hex_suffer_with_an_ordinary_leader() {
    // The text sends to chapter 13; nothing there makes a leader's whole conroi lose strength.
    let options = Options { organisation: true, fatigue: true, ..Options::default() };
    let mut board = board_with(options).put("PKR1 0915 N").put("PKR2 0914 N").lead("zyndram", "0915");
    let leader = board.leader("zyndram");
    let events = board.work(&[], |scribe| scribe.kill_leader(leader, Fall::Shot));
    assert_eq!((board.at("PKR1"), board.at("PKR2")), ("0915 N pf1 nc0".into(), "0914 N pf2 nc0".into()));
    assert!(board.cites(&events, "G-R77"));
}

#[test]
fn r_8_1_4_beside_an_army_leader_of_another_nation() {
    // Lithuanians are not Jagiełło's army (G-R46), but who stands with him suffers as beside any leader.
    let mut board =
        board().lead("andrzej", "5131").put("LVI1 0915 N").put("LVI2 0914 N").lead("jagiello", "0915");
    let leader = board.leader("jagiello");
    board.work(&[], |scribe| scribe.kill_leader(leader, Fall::Shot));
    assert_eq!((board.at("LVI1"), board.at("LVI2")), ("0915 N pf1 nc0".into(), "0914 N pf2 nc0".into()));
}

#[test]
fn r_8_2_7_alone_against_a_counter_charge() {
    let mut board = board().lead("andrzej", "0918").put("PKR2 0925 N").put("TGM1 0915 S");
    board.act(Action::MoveLeader { leader: board.leader("andrzej") }, &[]);
    board.act(Action::LeaderTo { hex: hex("0917") }, &[]);
    assert_eq!(board.asked(), "order counter-charge");
    let onset = board.look().onsets(board.id("TGM1"), hex("0917"))[0];
    // A twelve in the last column costs the knight a point; the leader dies all the same.
    let events = board.act(Action::CounterCharge(onset), &[6, 6]);
    assert!(board.cites(&events, "G-8.2.7"));
    assert_eq!(board.leader_at("andrzej"), "dead");
    assert_eq!((board.state.unit(board.id("TGM1")).strength, board.state.morale), (1, -8));
}
