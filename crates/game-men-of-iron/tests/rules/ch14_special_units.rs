//! 14.1 and SCH: orders for formations.

use crate::stage::{Game, Stands, begun, stage};

/// John of Namur's men are about to act: nobody of them is in the wall.
fn ordering(more: &str) -> Game {
    let text =
        "phase order; command john; john-pk1 1413 6; john-pk2 1513 6; nesle-mm1 1018 12; leader john 1413";
    stage("courtrai", &format!("{text}; {more}"))
}

#[test]
fn r_14_1a_pikes_and_dismounted_men_at_arms_only() {
    let text = "phase order; command juliers; juliers-pk1 0513 6; juliers-dm1 0912 6; juliers-cb1 1112 6; nesle-mm1 1018 12; leader juliers 0912";
    let mut battle = stage("courtrai", text);
    battle.play("form").cites("MI-14.1a").cites("MI-COU-1");
    let stand = ["juliers-pk1", "juliers-dm1", "juliers-cb1"].map(|name| battle.at(name));
    assert_eq!(stand, ["0513 6 wall", "0912 6 wall", "1112 6"]);
}

#[test]
fn r_14_1b_the_order_comes_before_anything_else() {
    let mut battle = ordering("");
    assert_eq!(battle.asked(), "fle order");
    battle.refuses("move john-pk1", "MI-14.1b");
    battle.play("keep");
    assert_eq!(battle.asked(), "fle moving");
    battle.refuses("form", "MI-3.1");
}

#[test]
fn r_14_1c_no_move_and_no_attack() {
    let mut battle = ordering("nesle-mm2 1414 12");
    battle.play("form");
    battle.refuses("move john-pk1", "MI-14.1c");
    battle.play("end");
    assert_ne!(battle.asked(), "fle naming", "nobody may attack");
}

#[test]
fn r_14_1d_one_vertex() {
    let mut battle = ordering("");
    battle.play("form");
    battle.refuses("turn john-pk1 2", "MI-14.1d");
    battle.play("turn john-pk1 4");
    assert_eq!(battle.at("john-pk1"), "1413 4 wall");
}

#[test]
fn r_14_1e_one_less_through_the_front() {
    let text = "phase naming; command aumale; aumale-pk1 1018 12; juliers-pk1 1017 6 wall; juliers-pk2 0613 6; fight aumale-pk1 x juliers-pk1";
    let mut battle = stage("courtrai", text);
    battle.roll([7]).play("confirm");
    assert_eq!(battle.at("juliers-pk1"), "1017 6 wall", "6 is nothing, 7 would have Disordered them");
}

#[test]
fn r_14_1g_the_disordered_do_not_form_but_stay() {
    let mut battle = ordering("john-pk3 1613 6 disordered");
    battle.play("form");
    assert_eq!(
        (battle.at("john-pk1"), battle.at("john-pk3")),
        ("1413 6 wall".into(), "1613 6 disordered".into())
    );
    let text = "phase naming; command aumale; aumale-pk1 1018 12; juliers-pk1 1017 6 wall; juliers-pk2 0613 6; fight aumale-pk1 x juliers-pk1";
    let mut battle = stage("courtrai", text);
    battle.roll([8]).play("confirm");
    assert_eq!(battle.at("juliers-pk1"), "1017 6 disordered wall");
}

#[test]
fn r_14_1h_s_26_a_result_that_moves_it_breaks_the_wall() {
    let text = "phase naming; command aumale; aumale-pk1 1018 12; juliers-pk1 1017 6 wall; juliers-pk2 0613 6; fight aumale-pk1 x juliers-pk1";
    let mut battle = stage("courtrai", text);
    battle.roll([9]).play("confirm");
    battle.play("retreat 1016 facing 6").cites("MI-14.1h");
    assert_eq!(battle.at("juliers-pk1"), "1016 6 disordered");
}

#[test]
fn r_14_1i_only_where_the_battle_says_so() {
    let mut battle = stage(
        "courtrai",
        "phase free; holder fre; aumale-pk1 1018 12; juliers-pk2 0613 6; leader aumale 1018",
    );
    battle.play("activate aumale");
    assert_eq!(battle.asked(), "fre moving", "no order is asked for");
}

#[test]
fn ruling_14_1_1_all_who_can_or_none() {
    let mut battle = ordering("john-pk4 2013 12; john-pk5 1713 6 wall disordered");
    battle.play("form").cites("MI-Q14.1-1");
    assert_eq!(battle.at("john-pk4"), "2013 12 wall", "out of command or not");
    let mut battle = ordering("john-pk5 1713 6 wall disordered");
    battle.play("break");
    assert_eq!(battle.at("john-pk5"), "1713 6 disordered", "to break it may have any status");
    assert!(battle.lists("move john-pk5"), "and it may act at once");
}

#[test]
fn ruling_69_an_order_stirs_those_alone_whose_marker_changes() {
    let mut battle = ordering("john-pk3 1613 6 disordered; john-pk5 1713 6 wall disordered");
    battle.play("form").cites("MI-R69");
    battle.play("end");
    assert_eq!((battle.at("john-pk3"), battle.at("john-pk5")), ("1613 6".into(), "1713 6 wall".into()));
    let mut battle = ordering("john-pk3 1613 6 disordered; john-pk5 1713 6 wall disordered");
    battle.play("break; end");
    assert_eq!((battle.at("john-pk3"), battle.at("john-pk5")), ("1613 6".into(), "1713 6 disordered".into()));
}

#[test]
fn r_sch_1_pikes_of_the_side_that_the_battle_names() {
    let text = "phase order; command king; king-pk1 1005 6; king-ax1 0905 6; gloucester-mm1 0811 12; leader robert 1005";
    let mut battle = stage("bannockburn", text);
    battle.play("form").cites("MI-SCH-1").cites("MI-BAN-2");
    assert_eq!((battle.at("king-pk1"), battle.at("king-ax1")), ("1005 6 schiltron".into(), "0905 6".into()));
}

#[test]
fn r_sch_2_it_stands_still() {
    let text = "phase order; command king; king-pk1 1005 6; gloucester-mm1 0811 12; leader robert 1005";
    let mut battle = stage("bannockburn", text);
    battle.play("form");
    battle.refuses("move king-pk1", "MI-SCH-2");
    assert_eq!(battle.legal_with("turn king-pk1").len(), 2);
}

#[test]
fn r_sch_3_flanks_of_a_locked_schiltron_are_front() {
    let text = "phase free; holder sco; king-pk1 1212 12 schiltron; king-pk2 1112 12 schiltron; king-pk3 1612 12 schiltron; gloucester-mm1 0811 12";
    let battle = stage("bannockburn", text);
    let look = battle.look();
    assert!(look.locked(battle.id("king-pk1")) && !look.locked(battle.id("king-pk3")));
}

#[test]
fn r_sch_6_s_36_it_does_not_retreat() {
    let text = "phase naming; command pembroke; pembroke-pk1 1211 6; pembroke-pk2 1312 10; king-pk1 1212 12 schiltron; keith-mm1 1904 6; \
        fight pembroke-pk1 x king-pk1; fight pembroke-pk2 x king-pk1";
    let mut battle = stage("bannockburn", text);
    battle.roll([7]).play("confirm").cites("MI-SCH-6");
    assert_eq!(
        (battle.at("king-pk1"), battle.hex("pembroke-pk1")),
        ("1212 12 disordered schiltron".into(), "1211".into())
    );
    assert_eq!(battle.count("held-ground"), 1);
}

#[test]
fn r_sch_7_the_retired_leave_it() {
    let text = "phase naming; command pembroke; pembroke-pk1 1211 6; king-pk1 1212 12 disordered schiltron; keith-mm1 1904 6; \
        fight pembroke-pk1 x king-pk1";
    let mut battle = stage("bannockburn", text);
    // +1 its other side, -1 the formation.
    battle.roll([6]).play("confirm");
    battle.play("retire 1303 facing 6").cites("MI-SCH-7");
    assert_eq!(battle.at("king-pk1"), "1303 6 retired");
}

#[test]
fn r_sch_8_the_disordered_do_not_form_one() {
    let text = "phase order; command king; king-pk1 1005 6; king-pk2 1105 6 disordered; gloucester-mm1 0811 12; leader robert 1005";
    let mut battle = stage("bannockburn", text);
    battle.play("form");
    assert_eq!(battle.at("king-pk2"), "1105 6 disordered");
    let text =
        "phase order; command king; king-pk2 1105 6 disordered; gloucester-mm1 0811 12; leader robert 1105";
    let mut battle = stage("bannockburn", text);
    assert_eq!(battle.asked(), "sco moving", "there is nobody who could form");
    battle.play("end");
}

#[test]
fn r_sch_9_it_makes_itself_felt_nowhere() {
    let battle =
        stage("bannockburn", "phase free; holder sco; king-pk1 1212 12 schiltron; gloucester-mm1 0811 12");
    assert!(!battle.look().has_zone(battle.id("king-pk1")));
}

#[test]
fn r_fal_1_the_scots_begin_in_schiltron() {
    let battle = begun("falkirk");
    let pikes = ["wallace-pk1", "graham-pk1", "macduff-pk1"].map(|name| battle.at(name));
    assert!(pikes.iter().all(|at| at.ends_with("schiltron")), "{pikes:?}");
    assert!(!battle.at("stewart-lb1").contains("schiltron"));
}

#[test]
fn r_cou_1_who_begins_in_the_wall() {
    let battle = begun("courtrai");
    let wall = ["juliers-pk1", "juliers-dm1", "guy-pk1", "john-pk1", "renesse-dm1", "juliers-cb1"]
        .map(|name| battle.at(name).contains("wall"));
    assert_eq!(wall, [true, true, true, false, false, false]);
}
