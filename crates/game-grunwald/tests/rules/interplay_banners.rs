//! Where several rules meet: banners from hand to hand, zones and edges, the order of throws, forts, the set-up.

use crate::field::*;
use engine::Ruleset;
use game_grunwald::content::CONTENT;
use game_grunwald::event::Event;
use game_grunwald::ids::UnitId;
use game_grunwald::state::Task;

// ---------------------------------------------------------------- banners

/// Four in a fort about a leader who is shot at the end of their movement: the bearer has a point, the others what is written.
fn about_a_leader(points: [u8; 3]) -> Game {
    let [second, third, fourth] = points;
    let mut battle = field(&format!(
        "phase 3 close-fire; LIL1 4924 N pf1; LIL2 4924 N pf{second}; LIL3 4924 N pf{third}; \
         LIL4 4924 N pf{fourth}; \
         leader zyndram 4924; banner KR LIL1 moved-by LIL1; PIL1 0925 N; TXB1 4922 S"
    ));
    battle.roll([1, 1, 6, 6]).play("fire TXB1 LIL1");
    assert_eq!(battle.leader_at("zyndram"), "dead");
    battle
}

#[test]
fn r_7_1_5_two_bearers_who_fall_by_one_blow_leave_one_question() {
    let mut battle = about_a_leader([1, 2, 2]);
    assert_eq!((battle.at("LIL1"), battle.at("LIL2")), ("gone".into(), "gone".into()));
    let questions = |battle: &Game| {
        battle.table.state().now.tasks.iter().filter(|task| matches!(task, Task::TakeUp { .. })).count()
    };
    assert_eq!((battle.asked().as_str(), questions(&battle)), ("allied take-up", 1));
    battle.play("take-up LIL4");
    assert_eq!((battle.banner("KR").as_str(), questions(&battle)), ("LIL4", 0));
    assert_eq!((battle.is("LIL3", "bound"), battle.is("LIL4", "bound")), (false, true));
}

#[test]
fn r_7_1_3_who_is_left_alone_with_a_banner_is_bound_and_told_once() {
    let battle = about_a_leader([2, 1, 1]);
    assert_eq!((battle.banner("KR").as_str(), battle.is("LIL2", "bound")), ("LIL2", true));
    let taken = battle.noted().filter(|noted| matches!(noted.event, Event::BannerTaken { .. }));
    let told = taken.filter(|noted| battle.table.rules().tell(noted).kind != "quiet");
    assert_eq!(told.count(), 1);
}

#[test]
fn r_7_1_3_e_29_a_banner_that_was_moved_does_not_go_on_from_hand_to_hand() {
    let mut battle = field("PKR1 0920 N; banner KR PKR1; PKR2 0918 N; PKR3 0917 N; PKR4 0925 N");
    battle.play("move PKR1; f; pass KR PKR2; stop");
    assert_eq!((battle.banner("KR").as_str(), battle.is("PKR2", "bound")), ("PKR2", true));
    // There is somebody beside it, but it may not hand it on.
    battle.refuses("move PKR2", "G-7.1.3");
    // Who was stopped before anybody moved it may (G-R78).
    let mut battle = field("PKR2 0918 N stopped; banner KR PKR2; PKR3 0917 N; PKR4 0925 N");
    battle.play("move PKR2; pass KR PKR3");
    assert_eq!((battle.banner("KR").as_str(), battle.is("PKR3", "bound")), ("PKR3", false));
}

#[test]
fn r_7_1_3_who_is_bound_by_a_banner_binds_him_to_whom_he_hands_it() {
    // Taken up on the way, nobody has moved it yet; its bearer has ridden.
    let mut battle = field("PKR1 0920 N; PKR2 0918 N; PKR3 0917 N; PKR4 0925 N; banner KR lies 0919");
    battle.play("move PKR1; f; pass KR PKR2; stop");
    assert_eq!((battle.banner("KR").as_str(), battle.is("PKR2", "bound")), ("PKR2", true));
    battle.play("move PKR2; pass KR PKR3");
    assert_eq!((battle.banner("KR").as_str(), battle.is("PKR3", "bound")), ("PKR3", true));
}

#[test]
fn ruling_45_who_bears_the_banner_of_the_ridden_down_is_said_before_they_give_way() {
    let mut battle = field(
        "PSI1 0915 N nc2; TIL1 0914 N panicked; TIL2 0914 N pf1; TIL3 0914 N pf1; banner GM TIL1; PKR3 0925 N",
    );
    battle.play("move PSI1");
    // The rider passes, both hold out.
    battle.roll([1, 1, 1, 1]).play("overrun");
    assert_eq!((battle.at("TIL1").as_str(), battle.asked().as_str()), ("gone", "order take-up"));
    battle.play("take-up TIL3");
    assert_eq!(battle.asked(), "order aside");
    battle.plays_on(|battle| {
        let empty = |text: &String| match text.strip_prefix("aside ").and_then(|rest| rest.split(' ').nth(1))
        {
            Some(at) => nobody(battle, at),
            None => true,
        };
        battle.legal().into_iter().find(empty).filter(|_| battle.asked().starts_with("order"))
    });
    assert_ne!(&battle.at("TIL3")[..4], "0914");
    assert_eq!(battle.banner("GM"), "TIL3");
}

#[test]
fn r_7_1_5_who_is_thrown_back_does_not_carry_off_the_banner_of_his_friends() {
    let mut battle = field("PSI1 0915 N nc2; PIL1 0914 N pf1; banner KR PIL1; PKR3 0925 N");
    battle.play("move PSI1");
    let before = battle.morale();
    battle.roll([1, 6, 6, 1]).play("overrun");
    assert_eq!((battle.at("PIL1").as_str(), &battle.at("PSI1")[..4]), ("gone", "0915"));
    assert_eq!(
        (battle.banner("KR").as_str(), before - battle.morale()),
        ("0914", CONTENT.charts.track.banner)
    );
}

/// Where somebody who flees with a banner runs, with these in the way.
fn flight_into(enemies: &[&str]) -> (Game, String) {
    let start = field("phase 5 panic; TGM1 0920 N panicked must-flee; banner KR TGM1; TGM5 2510 N");
    let home = start.look().ways_home(start.id("TGM1"), hex("0920")).next[0];
    let home = label(home).to_string();
    let there: Vec<String> = enemies.iter().map(|enemy| format!("{enemy} {home} N pf1")).collect();
    let mut battle = start.with(&there.join("; "));
    battle
        .play("flee TGM1")
        .goes_on(|battle| battle.asked().ends_with("flee").then(|| format!("flee-to {home}")));
    assert_eq!(battle.at("TGM1"), "gone");
    (battle, home)
}

#[test]
fn ruling_45_only_a_regular_unit_wins_a_banner_back_from_the_fleeing() {
    let (battle, there) = flight_into(&["PXB1"]);
    assert_eq!(battle.banner("KR"), there);
    let (battle, _) = flight_into(&["PXB1", "PIL1"]);
    assert_eq!(battle.banner("KR"), "PIL1");
}

#[test]
fn r_7_1_3_a_flight_that_ends_in_an_enemy_zone_has_moved_the_banner() {
    let mut battle = field(
        "phase 1 panic; PKR1 0920 N panicked must-flee; banner KR PKR1; PKR3 0930 N; TGM1 0922 N; \
         TGM2 0822 N; TGM3 1022 N",
    );
    battle
        .play("flee PKR1")
        .goes_on(|battle| battle.legal().into_iter().next().filter(|_| battle.asked().ends_with("flee")));
    let there = battle.banner("KR");
    assert_ne!(there, "0920");
    assert_eq!(battle.line("KR"), format!("KR lies {there} moved-by PKR1"));
    // Whoever picks it up goes no farther with it.
    let north = label(CONTENT.field.neighbour(hex(&there), side("N")));
    let mut battle = battle.with(&format!("PKR2 {north} S"));
    battle.play("move PKR2; f");
    assert_eq!((battle.banner("KR").as_str(), battle.is("PKR2", "bound")), ("PKR2", true));
}

#[test]
fn ruling_45_the_owner_says_who_takes_over_from_crossbows_that_leave() {
    let mut battle =
        field("phase 3; PXB1 4924 N marching; PIL1 4924 N; PIL2 4924 N; banner KR PXB1; PIL3 0925 N");
    battle.play("move PXB1; min f N");
    assert_ne!(&battle.at("PXB1")[..4], "4924");
    assert_eq!(battle.asked(), "allied take-up");
    battle.play("take-up PIL2");
    assert_eq!(battle.banner("KR"), "PIL2");
}

#[test]
fn r_7_1_3_who_rides_over_the_bearer_among_his_friends_has_not_moved_the_banner() {
    let mut battle = field(
        "PSI1 0915 N nc2 pf1; PIL1 0914 N pf1 disorganised; PIL2 0914 N pf1; banner KR PIL1; PKR3 0925 N",
    );
    battle.play("move PSI1");
    // The bearer is gone at once; the rider passes, the other holds out.
    battle.roll([1, 1, 1]).play("overrun");
    assert_eq!((battle.at("PIL1").as_str(), battle.asked().as_str()), ("gone", "allied take-up"));
    battle.play("take-up PIL2");
    assert_eq!((battle.banner("KR").as_str(), battle.is("PIL2", "bound")), ("PIL2", false));
}

#[test]
fn ruling_45_who_bears_the_banner_of_a_lost_bombard_is_said_before_the_foot_is_swept_away() {
    let mut battle = field(
        "phase 2; PKR1 4922 S nc3; TEL3 4923 N pf1; TBO1 4924 N; TIL1 4924 N; TIL2 4924 N; banner GM TBO1; \
         TGM5 0930 N",
    );
    // Any throw that drives the riders back.
    let into = "back TEL3 4924";
    battle.attack_until("attack PKR1 x 4923", |battle| battle.lists(into)).play(into);
    assert_eq!((battle.at("TBO1").as_str(), battle.asked().as_str()), ("gone", "order take-up"));
    battle.play("take-up TIL2");
    assert_eq!(battle.banner("GM"), "TIL2");
}

// ---------------------------------------------------------------- 3.3.3, 4.4, 14.1

#[test]
fn ruling_23_the_way_off_the_map_out_of_a_zone_costs_a_point_more() {
    let mut battle = field("PKR1 0900 N nc2; PKR4 0925 N");
    battle.play("move PKR1");
    let movement = CONTENT.charts.movement;
    let with = |left: u8, passing: bool| battle.with(&format!("walk left {left}; walk passing {passing}"));
    assert!(with(movement.exit, false).allows("exit"));
    // Whoever is refused is told which point he lacks.
    with(movement.exit, true).refuses("exit", "G-R23");
    assert!(with(movement.exit + movement.leave_zone, true).allows("exit"));
}

#[test]
fn ruling_81_a_leader_who_is_put_back_on_the_map_does_not_tire() {
    let mut battle =
        field("option organisation fatigue; PKR1 0920 N; PKR2 2030 N; leader zyndram away 2031 1");
    battle.play_first("return zyndram ");
    assert_ne!(battle.leader_at("zyndram"), "away");
    assert!(battle.is("zyndram", "moved") && !battle.is("zyndram", "active"));
}

#[test]
fn r_14_1_3_who_lends_his_modifier_tires_beside_one_who_sits_with_the_panicked() {
    let mut battle = field(
        "option organisation fatigue; phase 6; TGM1 0913 S; PKR1 0914 N panicked; leader zyndram 0914; \
         PKR2 1013 NW; \
         leader andrzej 1113",
    );
    battle.roll([3, 4]).play("attack TGM1 x 0914+1013");
    assert!(battle.is("zyndram", "active") && battle.is("andrzej", "active"));
}

// ---------------------------------------------------------------- 5, 9: order of throws, retreats

#[test]
fn ruling_75_contagion_in_the_open_is_thrown_by_number() {
    let mut battle = field(
        "phase 3; PIL1 0920 N pf1 disorganised; PIL2 0919 N pf1; PIL3 0919 N pf1 panicked; PIL4 0925 N",
    );
    battle.play("move PIL1");
    battle.roll([1, 1]).play("f");
    assert_eq!(tested(&battle), ["PIL1", "PIL2"]);
}

#[test]
fn ruling_75_after_a_combat_the_side_whose_phase_it_is_throws_first() {
    // TEL3 goes back to a friend in good order, and both winners follow into the hex that it left.
    let mut battle = field(
        "phase 2; PKR1 1114 NW pf1 nc3 disorganised; PKR2 1014 N pf1 nc3; TEL3 1013 S pf1 disorganised; \
         TSB2 1012 S pf1; \
         TGM5 0930 N",
    );
    battle.attack_until("attack PKR1+PKR2 x 1013", |battle| {
        let fight = battle.table.state().now.fight.as_deref();
        let back = fight.is_some_and(|fight| fight.losses == [0; 2]) && battle.lists("back TEL3 1012");
        back && ["PKR1", "PKR2", "TEL3"].iter().all(|name| battle.at(name) != "gone")
    });
    battle.roll_always(3).goes_on(|battle| {
        let order = ["back TEL3 1012", "next PKR1", "pursue ", "face "];
        let legal = battle.legal();
        let answer = order.iter().find_map(|start| legal.iter().find(|text| text.starts_with(start)));
        answer.or(legal.first()).cloned().filter(|_| battle.table.state().now.fight.is_some())
    });
    // It was noted the other way round.
    assert_eq!(tested(&battle), ["PKR2", "TSB2"], "{}", battle.told());
}

#[test]
fn r_5_4_2_foot_of_the_beaten_that_is_swept_along_owes_the_whole_way() {
    for (hexes, goes) in [(2, 3), (5, 5)] {
        let mut battle = beaten_together(hexes, "");
        let foot = battle.id("TIL1");
        let far = |battle: &Game| {
            let fight = battle.table.state().now.fight.as_deref()?;
            fight.traces.iter().find(|trace| trace.unit == foot).map(|trace| trace.hexes.len() - 1)
        };
        battle
            .roll_always(3)
            .plays_on(|battle| battle.legal().into_iter().next().filter(|_| far(battle).is_none()));
        assert_eq!(far(&battle), Some(goes), "D{hexes}");
    }
}

#[test]
fn r_8_2_5_a_point_lost_by_foot_that_is_swept_along_counts_for_its_leader() {
    // All around, so that it goes nowhere.
    let mut battle = beaten_together(2, "leader wallenrod 0916; PKR5 0817 N; PKR6 1017 N; PSI1 0918 N");
    // What the group lacks costs it one point; the foot takes it, and its leader is thrown for with it.
    battle
        .roll_always(3)
        .plays_on(|battle| battle.legal().into_iter().next().filter(|_| battle.asked() != "order loss"));
    battle.roll_always(3).play("lose TIL1");
    assert_eq!(battle.said("leader-throw", "needs"), ["3"], "two hexes and the point");
}

#[test]
fn ruling_46_a_leader_may_stay_with_those_of_a_fort_who_took_no_part() {
    let mut battle = field(
        "phase 8; TIL1 4923 S; TIL2 4823 SE; TIL3 5023 SW; LIL1 4924 N pf1; LIL2 4924 N pf1; LIL3 4924 N; \
         LIL4 4924 N; leader witold 4924",
    );
    battle.play("attack TIL1+TIL2+TIL3 x 4924");
    // Any throw that beats them.
    battle.attack_until("fort LIL1+LIL2", |battle| battle.asked() == "allied retreat");
    let alone = battle.legal_with("back LIL1 ").into_iter().find(|text| !text.ends_with(" led"));
    battle.play(&alone.expect("without him"));
    battle
        .plays_on(|battle| battle.legal().into_iter().next().filter(|_| battle.asked() != "allied retreat"));
    let (led, alone): (Vec<_>, Vec<_>) =
        battle.legal_with("back LIL2 ").into_iter().partition(|text| text.ends_with(" led"));
    assert!(!led.is_empty() && !alone.is_empty(), "{led:?}, {alone:?}");
}

// ---------------------------------------------------------------- forts

#[test]
fn ruling_33_those_named_in_a_crowded_fort_hang_together() {
    let mut battle = field("phase 4; LIL1 4924 NW; LIL2 4924 NE; LIL3 4924 N; TIL1 4823 SE; TIL2 5023 SW");
    let sees = |name: &str| ["4823", "5023"].map(|at| battle.look().controls(battle.id(name), hex(at)));
    assert_eq!([sees("LIL1"), sees("LIL2"), sees("LIL3")], [[true, false], [false, true], [true, true]]);
    battle.play("attack LIL1+LIL2+LIL3 x 4823+5023");
    in_every_fort_group(&battle, "LIL3");
}

#[test]
fn ruling_49_who_has_panicked_takes_no_room_and_is_not_removed() {
    let battle =
        field("phase 9 excess 4924; razed 4924; LIL1 4924 N; LIL2 4924 N; LIM1 4924 N panicked; LIL3 4930 N");
    assert_eq!(battle.legal_with("remove "), ["remove LIL1", "remove LIL2"]);
}

// ---------------------------------------------------------------- the set-up

#[test]
fn ruling_63_whoever_takes_no_part_is_not_set_up_and_not_waited_for() {
    let mut battle = set_up("avant-garde");
    battle.play("default");
    let (look, state, seat) = (battle.look(), battle.table.state(), battle.decision().seat);
    let bears = |id: UnitId| look.holds(id).next().is_some() || look.leader_with(id);
    let mut mine = UnitId::all(state.units.len()).filter(|id| look.seat(*id) == seat);
    let away = mine.find(|id| state.hex_of(*id).is_some() && !bears(*id)).expect("somebody without a leader");
    let (away, there) = (look.name(away).to_string(), battle.at(look.name(away))[..4].to_string());
    let mut battle = battle.with(&format!("{away} absent"));
    assert!(!battle.allows(&format!("place {away} {there} N")) && !battle.allows(&format!("unplace {away}")));
    battle.play("default");
    assert!(!battle.written().contains(&format!("\"{away} ")));
    assert!(battle.allows("ready"));
}
