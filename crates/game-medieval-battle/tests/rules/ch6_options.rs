//! VI. Optional rule: dismounting.

use crate::given as plainly_given;
use crate::setting_up::*;
use engine::ruleset::Ruleset;
use expect_test::expect;
use game_medieval_battle::MedievalBattle;
use game_medieval_battle::action::Action;
use game_medieval_battle::state::RED;
use testkit::Battle;

/// A position of a game with dismounting, Red to move.
fn given(position: &str) -> Battle<MedievalBattle> {
    plainly_given(&format!("options = {{ dismounting = 'on' }}\nturn = 'red'\n{position}"))
}

#[test]
fn r_vi_1_dismounting_is_an_option_and_off_by_default() {
    let option = MedievalBattle::about().options.iter().find(|option| option.id == "dismounting").unwrap();
    assert_eq!((option.default, option.rule.unwrap().id()), ("off", "MB-VI.1"));
    let mut battle = plainly_given("turn = 'red'\nred.units = ['HC H8', 'LC G8', 'MA F8']");
    assert!(!battle.legal().iter().any(|text| text.contains("dismount")));
    battle.refuses("H8 dismount", "MB-VI.1");
    let battle = given("red.units = ['HC H8', 'LC G8', 'MA F8']");
    let mut listed: Vec<String> =
        battle.legal().into_iter().filter(|text| text.contains("dismount")).collect();
    listed.sort();
    assert_eq!(listed, ["F8 dismount", "G8 dismount", "H8 dismount"]);
}

#[test]
fn r_vi_1_before_its_move_a_unit_dismounts_and_goes_on_foot() {
    let mut battle = given("red.units = ['HC H8']");
    battle.play("H8 dismount").expect(expect![[r#"
        Red’s heavy cavalry in H8 dismounts: now heavy infantry with 2 MP  MB-VI.1 MB-VI.2 MB-VI.3 MB-R71 MB-R72 MB-R74
    "#]]);
    assert_eq!(stands(&battle), "red is asked: move");
    // Infantry with two points among six plain hexes.
    assert_eq!(battle.legal_with(""), ["H8-G8", "H8-G9", "H8-H7", "H8-H9", "H8-I7", "H8-I8", "stop"]);
    battle.play("H8-I8; I8-J8");
    assert_eq!(at(&battle, "J8"), "red HI, 2 knights, 0 points");
    assert_eq!(stands(&battle), "yellow is asked: turn");
}

#[test]
fn r_vi_1_after_its_move_a_unit_dismounts_and_does_nothing_more() {
    let mut battle = given("red.units = ['LC H8']\nyellow.units = ['LI J11']");
    battle.play("H8-I8");
    assert!(battle.explained("I8 dismount").contains("> the turn is over  MB-R71"));
    battle.play("I8 dismount").expect(expect![[r#"
        Red’s light cavalry in I8 dismounts: now light infantry with 2 MP  MB-VI.1 MB-VI.2 MB-VI.3 MB-R71 MB-R72 MB-R74
        Yellow to move  MB-IV.0
    "#]]);
    assert_eq!(at(&battle, "I8"), "red LI, 2 knights, 2 points");
    assert_eq!(stands(&battle), "yellow is asked: turn");
}

#[test]
fn r_vi_1_nobody_rides_a_part_of_the_way_and_walks_the_rest() {
    // Having ridden, the unit on foot cannot go on: the turn is over. Having dismounted, it has no horse to ride.
    let mut battle = given("red.units = ['LC H8']\nyellow.units = ['LI J11']");
    battle.play("H8-I8; I8 dismount");
    assert_eq!(stands(&battle), "yellow is asked: turn");
    let mut battle = given("red.units = ['LC H8']\nyellow.units = ['LI J11']");
    battle.play("H8 dismount; H8-I8");
    battle.refuses("I8 dismount", "MB-VI.2");
}

#[test]
fn r_vi_1_only_the_owner_dismounts_and_only_in_his_turn() {
    let mut battle = given("red.units = ['LC H8', 'LC L6']\nyellow.units = ['HC J11']");
    battle.refuses("J11 dismount", "MB-R74");
    // A unit in the middle of its move is the only one that acts.
    battle.play("H8-I8");
    assert_eq!(battle.legal_with("L6"), [""; 0]);
    battle.refusal("L6 dismount");
}

#[test]
fn r_vi_1_another_unit_does_not_dismount_while_one_is_moving() {
    // It is Red's own turn and the unit is on the map: not MB-R74 but MB-IV.a, one unit a turn.
    let mut battle = given("red.units = ['LC H8', 'LC L6']\nyellow.units = ['HC J11']");
    battle.play("H8-I8").refuses("L6-L5", "MB-IV.a").refuses("L6 dismount", "MB-IV.a");
}

#[test]
fn r_vi_1_nobody_dismounts_in_the_middle_of_a_regrouping() {
    // In his own turn Red is asked by MB-IV.7.d, which `pass` is told too.
    let mut battle = given("red.units = ['LC H8', 'W L6', 'LI reserve']\nyellow.units = ['HC J11']");
    battle.play("regroup").refuses("pass", "MB-IV.7.d").refuses("H8 dismount", "MB-IV.7.d");
}

#[test]
fn r_vi_2_what_each_unit_becomes() {
    for (horse, foot) in [("HC", "HI"), ("LC", "LI"), ("MA", "A")] {
        let mut battle = given(&format!("red.units = ['{horse} H8']"));
        battle.play("H8 dismount; stop");
        assert!(at(&battle, "H8").starts_with(&format!("red {foot}, 2 knights")), "{}", at(&battle, "H8"));
    }
    for foot in ["HI", "LI", "P", "A", "LB", "W"] {
        given(&format!("red.units = ['{foot} H8']")).refuses("H8 dismount", "MB-VI.2");
    }
}

/// The points of a unit after dismounting.
fn on_foot(unit: &str, points: u8) -> u8 {
    let mut battle = given(&format!("red.units = ['{unit} H8 mp {points}']"));
    battle.play("H8 dismount");
    let state = battle.table.state();
    state.units_of(RED).next().unwrap().1.points
}

#[test]
fn r_vi_3_t13_points_are_halved_and_rounded_down() {
    for unit in ["LC", "MA"] {
        assert_eq!([0, 1, 2, 3, 4, 5].map(|points| on_foot(unit, points)), [0, 0, 1, 1, 2, 2], "{unit}");
    }
    assert_eq!([0, 1, 2, 3, 4].map(|points| on_foot("HC", points)), [0, 0, 1, 1, 2]);
}

#[test]
fn r_vi_1_t74_heavy_cavalry_dismounts_to_climb_a_mountain() {
    let mut battle = given("red.units = ['HC J9']");
    battle.refuses("J9-J10", "MB-I.3");
    battle.play("J9 dismount");
    assert_eq!(at(&battle, "J9"), "red HI, 2 knights, 2 points");
    battle.play("J9-J10");
    assert_eq!(at(&battle, "J10"), "red HI, 2 knights, 0 points");
    // With three points it has one on foot: the mountain is out of reach.
    let mut battle = given("red.units = ['HC J9 mp 3']");
    battle.play("J9 dismount");
    assert_eq!(at(&battle, "J9"), "red HI, 2 knights, 1 points");
    battle.refuses("J9-J10", "MB-IV.1.a");
}

#[test]
fn ruling_73_t74_without_a_free_counter_nobody_dismounts() {
    let mut battle = given("red.units = ['HC J9', 'HI F8', 'HI reserve', 'HI away O1']");
    battle.refuses("J9 dismount", "MB-R73");
    assert!(!battle.legal().contains(&"J9 dismount".to_string()));
    // Destroyed and merged counters are free again, and the enemy has counters of his own.
    let mut battle = given(
        "red.units = ['HC J9', 'HI F8', 'HI reserve', 'HI gone', 'HI gone']
         yellow.units = ['HI D12', 'HI D14', 'HI E14']",
    );
    battle.play("J9 dismount");
    assert_eq!(at(&battle, "J9"), "red HI, 2 knights, 2 points");
}

#[test]
fn ruling_73_merging_frees_a_counter() {
    let mut battle = given(
        "red.units = ['LC H8', 'LI x1 L6', 'LI x1 L5', 'LI M8']
         yellow.units = ['W C13']",
    );
    battle.refuses("H8 dismount", "MB-R73");
    battle.play("L6+L5; pass; H8 dismount; stop");
    assert_eq!(at(&battle, "H8"), "red LI, 2 knights, 2 points");
}

#[test]
fn ruling_71_t77_not_in_a_friends_hex() {
    let mut battle = given("red.units = ['LC H8 mp 5', 'P I8']");
    battle.play("H8-I8");
    let state = battle.table.state();
    assert_eq!(state.units_of(RED).map(|(_, unit)| unit.points).collect::<Vec<_>>(), [3, 2]);
    battle.refuses("stop", "MB-R15");
    assert!(!battle.legal().contains(&"I8 dismount".to_string()));
    battle.refusal("I8 dismount");
    battle.play("I8-J8");
    assert_eq!(at(&battle, "J8"), "red LC, 2 knights, 2 points");
    assert!(battle.legal().contains(&"stop".to_string()));
    battle.play("J8 dismount");
    assert_eq!(at(&battle, "J8"), "red LI, 2 knights, 1 points");
    assert_eq!(stands(&battle), "yellow is asked: turn");
}

#[test]
fn ruling_15_dismounting_would_end_the_move_in_a_friends_hex() {
    // Dismounting after a move ends it (MB-R71), and in a friend's hex nobody ends it, as `stop` is told.
    let mut battle = given("red.units = ['LC H8 mp 5', 'P I8']");
    battle.play("H8-I8").refuses("I8 dismount", "MB-R15");
}

#[test]
fn ruling_71_t78_on_a_hex_that_the_enemy_gave_up() {
    let mut battle = given("red.units = ['LC N6', 'W K8']\nyellow.units = ['LB N5', 'W C13']");
    battle.play("N6xN5; leave");
    assert_eq!(at(&battle, "N5"), "red LC, 2 knights, 3 points");
    battle.play("N5 dismount");
    assert_eq!(at(&battle, "N5"), "red LI, 2 knights, 1 points");
    assert_eq!(stands(&battle), "yellow is asked: turn");
}

#[test]
fn ruling_71_dismounting_alone_is_an_action() {
    let mut battle = given("passes = 1\nred.units = ['LC H8', 'HC G8 mp 0']\nyellow.units = ['W C13']");
    battle.play("H8 dismount; stop");
    assert_eq!(at(&battle, "H8"), "red LI, 2 knights, 2 points");
    assert_eq!(battle.table.state().passes, 0, "it was no pass");
    // Without a point the unit can do nothing on foot: the turn is over at once.
    let mut battle = given("red.units = ['HC G8 mp 0']\nyellow.units = ['W C13']");
    battle.play("G8 dismount");
    assert_eq!(at(&battle, "G8"), "red HI, 2 knights, 0 points");
    assert_eq!(stands(&battle), "yellow is asked: turn");
}

#[test]
fn ruling_71_dismounted_first_the_unit_fights_shoots_and_merges_as_foot() {
    // Pikes: the light cavalry would lose (-1), the light infantry wins (+1).
    let mut battle = given("red.units = ['LC H8']\nyellow.units = ['P I8 mp 0']");
    battle.play("H8 dismount; H8xI8").expect(expect![[r#"
        Red’s light cavalry in H8 dismounts: now light infantry with 2 MP  MB-VI.1 MB-VI.2 MB-VI.3 MB-R71 MB-R72 MB-R74
        Red’s light infantry in H8 attacks the pikemen in I8 (1 MP, 1 left)  MB-IV.a MB-IV.1.c
        Yellow’s pikemen in I8 cannot pay for a retreat and must fight  MB-IV.3.g MB-IV.1.h MB-IV.1.d
        Melee, column +1: attacker loses 0, defender loses 1  MB-IV.4.g MB-IV.4.a MB-R40 MB-IV.4.o
          +1 Base result: melee card  MB-IV.4.b
        Yellow’s pikemen in I8 are reduced  MB-IV.4.l
        Red takes the flag in H8 (2 VP)  MB-V.3 MB-V.1 MB-V.5
        Yellow to move  MB-IV.0
    "#]]);
    // Archers on foot shoot like archers.
    let mut battle = given("red.units = ['MA H8']\nyellow.units = ['P I8']");
    battle.play("H8 dismount; H8*I8");
    assert_eq!(at(&battle, "I8"), "yellow P, 1 knights, 3 points");
    // A worn heavy cavalry joins worn heavy infantry.
    let mut battle = given("red.units = ['HC x1 H8', 'HI x1 I8']\nyellow.units = ['W C13']");
    battle.refuses("H8+I8", "MB-IV.6.a");
    battle.play("H8 dismount; H8+I8");
    assert_eq!(at(&battle, "I8"), "red HI, 2 knights, 1 points");
}

#[test]
fn ruling_71_after_a_fight_or_a_shot_there_is_no_dismounting() {
    let mut battle = given("red.units = ['MA H8']\nyellow.units = ['P I8 mp 0']");
    battle.play("H8*I8");
    assert_eq!(stands(&battle), "yellow is asked: turn");
    let mut battle = given("red.units = ['MA H8']\nyellow.units = ['P I8 mp 0']");
    battle.play("H8xI8");
    assert_eq!(stands(&battle), "yellow is asked: turn");
}

#[test]
fn ruling_71_a_halted_unit_may_dismount() {
    let mut battle = given("red.units = ['HC G8']\nyellow.units = ['P I8']");
    battle.play("G8-H8");
    assert_eq!(battle.legal(), ["H8 dismount", "H8xI8", "stop"]);
    battle.play("H8 dismount");
    assert_eq!(at(&battle, "H8"), "red HI, 2 knights, 1 points");
    assert_eq!(flag(&battle, "H8"), "red");
}

#[test]
fn ruling_72_knights_are_kept_and_there_is_no_way_back() {
    let mut battle = given("red.units = ['HC x1 H8 mp 3', 'W M6']\nyellow.units = ['W C13']");
    battle.play("H8 dismount; stop");
    assert_eq!(at(&battle, "H8"), "red HI, 1 knights, 1 points");
    // From the next regrouping it has the points of infantry, not of cavalry.
    battle.play("pass; regroup");
    assert_eq!(at(&battle, "H8"), "red HI, 1 knights, 2 points");
    battle.play("pass");
    assert!(!battle.legal().iter().any(|text| text.contains("mount")));
    battle.refuses("H8 dismount", "MB-VI.2");
}

#[test]
fn ruling_74_control_and_ground_change_at_that_moment() {
    // On J9, beside the mountain J10: cavalry does not control it, infantry does.
    let mut battle = given("red.units = ['HC J9']\nyellow.units = ['LI J11', 'W C13']");
    let controls = |battle: &Battle<MedievalBattle>| {
        let look = looking(battle);
        look.controlled_by(RED, look.board.geo.find("J10").unwrap())
    };
    assert!(!controls(&battle));
    battle.play("J9 dismount; stop");
    assert!(controls(&battle));
    // Yellow's infantry is halted by it on the mountain.
    battle.play("J11-J10");
    assert!(battle.happened().contains(&"halted"));
}

#[test]
fn ruling_74_not_in_the_enemys_turn() {
    // Attacked, the cavalry may stand or withdraw; it cannot dismount.
    let mut battle = given("red.units = ['LI I8']\nyellow.units = ['HC H8']");
    battle.play("I8xH8");
    assert_eq!(stands(&battle), "yellow is asked: respond");
    assert!(!battle.legal().iter().any(|text| text.contains("dismount")));
    battle.refuses("H8 dismount", "MB-R74");
}

#[test]
fn ruling_74_not_off_the_map() {
    let battle = given("red.units = ['HC away O0', 'LC reserve', 'P H8']");
    assert!(!battle.legal().iter().any(|text| text.contains("dismount")));
    let (rules, state) = (battle.table.rules(), battle.table.state());
    for (unit, _) in state.units_of(RED).take(2) {
        let action = Action::Dismount { unit };
        let refusal = rules.check(state, &action).unwrap_err();
        assert_eq!(refusal.rules().iter().map(|rule| rule.id()).collect::<Vec<_>>(), ["MB-R74"]);
    }
}
