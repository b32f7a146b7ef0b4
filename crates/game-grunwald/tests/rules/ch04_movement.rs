//! 4. Movement.

use crate::{board, halves, hex};

#[test]
fn r_4_1_3_v_17_a_move_ends_with_the_points() {
    let mut board = board().put("LME1 0920 N");
    assert_eq!(
        board.ride("LME1", "f f f +1 f f f"),
        "1 nc1, 1 nc2, 1 nc3, 4 nc0, 1 nc1, 1 nc2, 1 nc3, left 0"
    );
}

#[test]
fn r_4_2_1_only_the_front_hex_is_entered() {
    let board = board().put("PKR1 0915 N");
    let entry = board.look().may_enter(board.id("PKR1"), &board.walk("PKR1"), false).expect("open ground");
    assert_eq!(board.look().label(entry.to), "0914");
}

#[test]
fn r_4_2_2_never_into_a_hex_with_enemies() {
    let mut board = board().put("PKR1 0915 N").put("TIL1 0914 S");
    assert!(board.ride("PKR1", "f").starts_with("Enemy("));
}

#[test]
fn r_4_2_3_e_14_two_points_a_hex() {
    let mut crowded = board().put("PKR1 0915 N").put("PKR2 0914 N pf1");
    assert!(crowded.ride("PKR1", "f").starts_with("Full("), "three points");
    let mut fits = board().put("PKR1 0915 N pf1").put("PKR2 0914 N pf1");
    assert_eq!(fits.ride("PKR1", "f"), "2 nc1, left 6", "a friend's hex costs a point more (4.2.4)");
}

#[test]
fn r_10_1_3_e_33_the_panicked_do_not_count() {
    let mut board = board().put("PKR1 0915 N").put("PKR2 0914 N panicked");
    assert_eq!(board.ride("PKR1", "f"), "2 nc1, left 6");
}

#[test]
fn ruling_38_at_speed_friendly_foot_is_ridden_down_not_joined() {
    let with = |charge: u8| {
        let mut board = board().put(&format!("PKR1 0915 N pf1 nc{charge}")).put("PIM1 0914 N");
        board.ride("PKR1", "f")
    };
    assert!(with(2).starts_with("MustOverrun("));
    assert_eq!(with(1), "2 nc2, left 6");
}

#[test]
fn r_4_2_5_v_19_woods_disorganise_cavalry() {
    let board = board().put("PSI1 3424 NE");
    let entry = board.look().may_enter(board.id("PSI1"), &board.walk("PSI1"), false).expect("enough points");
    assert_eq!(
        (board.look().label(entry.to), halves(entry.cost.sum()), entry.charge),
        ("3524", "4".into(), 0)
    );
    assert!(entry.disorganised);
}

#[test]
fn r_4_2_6_marsh_disorganises_infantry_and_woods_do_not() {
    let board = board().put("PIL1 0404 N");
    let look = board.look();
    let id = board.id("PIL1");
    assert!(
        look.ground_disorganises(id, hex("1304"), false) && !look.ground_disorganises(id, hex("1304"), true)
    );
    assert!(!look.ground_disorganises(id, hex("0301"), false));
}

#[test]
fn r_4_2_7_rivers_only_at_bridges_and_fords() {
    let mut board = board().put("TGM1 4704 NE");
    assert!(board.ride("TGM1", "f").starts_with("River("));
    assert!(super::board().put("TGM1 4503 SE").ride("TGM1", "f f").contains("nc2"), "elsewhere it goes on");
}

#[test]
fn r_4_2_8_v_18_along_a_road_the_pace_is_held_for_half_a_point() {
    // From the entry hex down the Marienburg road.
    let mut fast = board().put("TPM1 2100 S");
    assert_eq!(
        fast.ride("TPM1", "f f f f f f f f"),
        "0.5 nc1, 0.5 nc2, 0.5 nc3, 0.5 nc3, 0.5 nc3, 0.5 nc3, 0.5 nc3, 0.5 nc3, left 5"
    );
    let mut slow = board().put("TPM1 2100 S");
    assert_eq!(
        slow.ride("TPM1", "h h h h h h h h"),
        "1 nc0, 1 nc0, 1 nc0, 1 nc0, 1 nc0, 1 nc0, 1 nc0, 1 nc0, left 1"
    );
}

#[test]
fn r_4_2_9_the_minimum_move_is_always_there() {
    // Two points, and woods ahead.
    let board = board().put("TIH1 3424 NE disorganised");
    let (id, walk) = (board.id("TIH1"), board.walk("TIH1"));
    assert_eq!(halves(walk.left.into()), "2");
    let entry = board.look().may_minimum(id, &walk, true).expect("V-48").expect("an advance");
    assert_eq!(board.look().label(entry.to), "3524");
    assert!(board.look().may_minimum(id, &walk, false).expect("any facing").is_none());
    let begun = game_grunwald::state::Walk { begun: true, ..walk };
    assert!(board.look().may_minimum(id, &begun, true).is_err(), "only as the whole move");
}

#[test]
fn r_4_3_1_e_08_half_a_circle_is_three_sixths() {
    let board = board().put("LME1 0915 N");
    assert_eq!(board.look().turn_cost(board.id("LME1"), hex("0915"), 0, 3, false).sum(), 6);
}

#[test]
fn r_4_3_2_e_09_speed_and_armour_make_turning_dear() {
    let board = board().put("PKR1 0915 N nc3");
    assert_eq!(board.look().turn_cost(board.id("PKR1"), hex("0915"), 3, 1, false).sum(), 12, "six points");
}

#[test]
fn r_4_3_2_v_16_a_heavy_rider_turns_early_or_not_at_all() {
    let mut late = board().put("PKR1 0920 N");
    assert!(late.ride("PKR1", "f f f +1").contains("Points { needs: 12, has: 10"));
    let mut early = board().put("PKR1 0920 N");
    assert_eq!(early.ride("PKR1", "f f +1 f"), "1 nc1, 1 nc2, 5 nc0, 1 nc1, left 0");
}

#[test]
fn r_4_3_3_ruling_53_foot_turns_any_way_for_a_point() {
    for sixths in [1, 2, 3] {
        let board = board().put("PIL1 0915 N");
        assert_eq!(board.look().turn_cost(board.id("PIL1"), hex("0915"), 0, sixths, false).sum(), 2);
    }
}

#[test]
fn r_4_3_4_e_10_at_speed_a_sixth_at_a_time() {
    let mut board = board().put("LME1 0920 N nc3");
    assert!(board.ride("LME1", "+2").starts_with("TooFast"));
    // Three ahead, a sixth, one ahead, two sixths, one ahead: thirteen points.
    let mut board = super::board().put("LME1 0920 N");
    assert_eq!(
        board.ride("LME1", "f f f +1 f +2"),
        "1 nc1, 1 nc2, 1 nc3, 4 nc0, 1 nc1, Points { needs: 8, has: 4, rule: G-4.1.3 }, left 2"
    );
}

#[test]
fn r_4_3_5_v_15_turning_in_a_zone_costs_a_point_more() {
    let free = board().put("TAT1 0915 N");
    assert_eq!(halves(free.look().turn_cost(free.id("TAT1"), hex("0915"), 0, 3, false).sum()), "1.5");
    let watched = free.put("TGM1 0913 S").put("TGM2 0914 S");
    assert_eq!(halves(watched.look().turn_cost(watched.id("TAT1"), hex("0915"), 0, 3, false).sum()), "2.5");
}

#[test]
fn r_4_3_6_e_11_ruling_51_turning_in_woods() {
    let board = board().put("PKR1 3524 N");
    assert_eq!(halves(board.look().turn_cost(board.id("PKR1"), hex("3524"), 0, 2, false).sum()), "6");
    assert_eq!(
        halves(board.look().turn_cost(board.id("PKR1"), hex("3524"), 0, 2, true).sum()),
        "4",
        "on a road (R-50)"
    );
}

#[test]
fn r_4_3_8_one_change_of_facing_in_a_hex() {
    let mut board = board().put("LME1 0915 N");
    assert!(board.ride("LME1", "+1 +1").contains("TurnedHere"));
    let mut again = super::board().put("LME1 0915 N");
    assert_eq!(again.ride("LME1", "+1 f +1"), "1 nc0, 1 nc1, 2 nc0, left 6");
}

#[test]
fn r_4_5_1_a_fort_holds_ten_points_and_two_of_cavalry() {
    let full = board().put("LIL1 4924 N").put("LIL2 4924 N").put("LIL3 4924 N").put("LIL4 4924 N");
    assert!(full.look().has_room(full.id("PIL1"), hex("4924")), "ten");
    let more = full.put("PIL1 4924 N");
    assert!(!more.look().has_room(more.id("PIM1"), hex("4924")));
    let riders = board().put("LVI1 4924 N");
    assert!(!riders.look().has_room(riders.id("LVI2"), hex("4924")), "12.1.9");
}

#[test]
fn r_5_6_3_e_21_speed_grows_by_the_hex_and_ends_with_a_turn() {
    let mut board = board().put("LME1 0920 N");
    assert_eq!(board.ride("LME1", "f f f +1 f f"), "1 nc1, 1 nc2, 1 nc3, 4 nc0, 1 nc1, 1 nc2, left 1");
}

#[test]
fn r_5_6_8_v_22_a_bridge_takes_a_level() {
    let mut board = board().put("TPM1 3610 SE nc1");
    assert_eq!(board.ride("TPM1", "f"), "0.5 nc1, left 8.5");
}

#[test]
fn r_5_6_9_v_21_a_stream_takes_a_level() {
    let mut board = board().put("PKR1 2418 S nc3");
    assert_eq!(board.ride("PKR1", "f"), "3 nc2, left 5");
}

#[test]
fn r_5_6_7_v_23_ruling_20_a_ford_ends_the_charge() {
    let mut board = board().put("TPM1 4907 N nc2");
    assert_eq!(board.ride("TPM1", "f"), "3 nc0, left 6");
}

#[test]
fn r_5_6_10_v_20_uphill_keeps_the_level() {
    let mut board = board().put("PKR1 2210 NE nc2");
    assert_eq!(board.ride("PKR1", "f f"), "1 nc2, 1 nc3, left 6");
}

#[test]
fn r_5_6_12_not_to_grow_faster_costs_a_point() {
    let mut board = board().put("LME1 0920 N nc1");
    assert_eq!(board.ride("LME1", "h f"), "2 nc1, 1 nc2, left 7");
    let mut archers = super::board().put("TAT1 0920 N");
    assert!(archers.ride("TAT1", "h").starts_with("NoPace"), "horse archers never charge");
}

#[test]
fn r_9_2_1_the_disorganised_are_slower() {
    let left = |text: &str| {
        let board = board().put(text);
        halves(board.walk(text.split(' ').next().expect("a name")).left.into())
    };
    assert_eq!(left("PKR1 0915 N"), "8");
    assert_eq!(left("PKR1 0915 N disorganised"), "6");
    assert_eq!(left("PIL1 0915 N disorganised"), "3");
    assert_eq!(left("PIL1 0915 N panicked"), "4", "R-43: they run as fast as they can");
}

#[test]
fn r_11_5_3_horse_archers_never_charge() {
    let mut board = board().put("TAT1 0920 N");
    assert_eq!(board.ride("TAT1", "f f f"), "1 nc0, 1 nc0, 1 nc0, left 9");
}

#[test]
fn r_12_1_3_v_24_walls_are_dear_and_gates_free() {
    let mut wall = board().put("TPM1 4923 S");
    assert_eq!(wall.ride("TPM1", "f"), "5 nc0, left 4");
    let mut gate = board().put("TPM1 4724 SE");
    assert_eq!(gate.ride("TPM1", "f"), "0.5 nc1, left 8.5", "12.1.4");
}

#[test]
fn r_t_1_foot_that_keeps_to_the_road_goes_a_hex_further() {
    let mut board = board().put("PIL1 2100 S");
    assert_eq!(board.ride("PIL1", "f f f f f"), "1 nc0, 1 nc0, 1 nc0, 1 nc0, 1 nc0, left 0");
    let mut field = super::board().put("PIL1 0910 S");
    assert!(field.ride("PIL1", "f f f f f").contains("Points { needs: 2, has: 0"));
}
