//! 4. Movement.

use crate::asking::{cites, face, fall_back, legal};
use crate::{board, halves, hex, side};
use game_grunwald::action::Action;
use game_grunwald::state::{Spot, Walk};

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
    assert!(board.ride("PKR1", "f").starts_with("Enemy"));
}

#[test]
fn r_4_2_3_e_14_two_points_a_hex() {
    let mut crowded = board().put("PKR1 0915 N").put("PKR2 0914 N pf1");
    assert!(crowded.ride("PKR1", "f").starts_with("Full"), "three points");
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
    assert!(with(2).starts_with("MustOverrun"));
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
    assert!(board.ride("TGM1", "f").starts_with("River"));
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
    assert!(late.ride("PKR1", "f f f +1").contains("needs: 12, has: 10"));
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
    let points = format!("Points {{ unit: {}, needs: 8, has: 4 }}", board.id("LME1"));
    assert_eq!(
        board.ride("LME1", "f f f +1 f +2"),
        format!("1 nc1, 1 nc2, 1 nc3, 4 nc0, 1 nc1, {points}, left 2")
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
    assert!(field.ride("PIL1", "f f f f f").contains("needs: 2, has: 0"));
    // And there it stops, however far the road goes on.
    let mut board = super::board().phase(7).put("TIL1 2100 S").put("TIL2 3010 S");
    board.ride_on("TIL1", &vec![Action::Forward { hold: false }; 5]);
    assert_eq!(board.state.now.walk, None, "its move is over");
    assert!(board.look().field().side(hex("2105"), crate::side("S")).road(), "the road goes on");
    assert!(board.at("TIL1").starts_with("2105"));
}

#[test]
fn r_5_6_10_the_account_of_a_charge_says_what_the_slope_took() {
    let board = board();
    let (look, rider) = (board.look(), board.id("PKR1"));
    let mut slopes = 0;
    for hex in 0..look.field().len() as u16 {
        for to in hexboard::Side::ALL {
            let bits = look.field().side(hex, to);
            if !bits.uphill()
                || bits.stream()
                || bits.ford()
                || look.field().neighbour(hex, to) == game_grunwald::field::OFF
            {
                continue;
            }
            for charge in 0..=3 {
                let account = look.charge_account(rider, charge, hex, to, false);
                assert_eq!(account.sum(), i32::from(look.charge_after(rider, charge, hex, to, false)));
                let of = |id: &str| {
                    account.lines().iter().find(|line| line.rule.id() == id).map(|line| line.value)
                };
                if of("G-5.6.7").is_none() {
                    slopes += 1;
                    assert_eq!(of("G-5.6.10"), Some(-1), "{charge}");
                }
            }
        }
    }
    assert!(slopes > 20, "{slopes}");
}

#[test]
fn r_12_1_9_horse_in_a_fort_is_counted_together() {
    let board = board().put("PKR1 4924 N pf2").put("PIL1 4924 N").put("PIL2 4924 N").put("PIL3 4924 N");
    let board = board.put("PSG1 0920 N pf1");
    let room = |name: &str| board.look().has_room(board.id(name), hex("4924"));
    assert!(!room("PSG1"), "two points of horse are there");
    assert!(room("PIL4") && board.state.unit(board.id("PIL4")).strength == 2, "ten of all");
    let full = board.put("PIL4 4924 N");
    assert!(!full.look().has_room(full.id("PIL5"), hex("4924")));
}

#[test]
fn r_12_1_6_walls_fall_with_their_own_fort_only() {
    let mut board = board();
    let field = board.look().field();
    let forts: Vec<u16> = field.forts.clone();
    assert!(forts.len() > 2);
    let walled =
        |board: &crate::Board, at: u16| hexboard::Side::ALL.iter().any(|side| board.look().wall(at, *side));
    let outer: Vec<u16> = forts.into_iter().filter(|at| walled(&board, *at)).collect();
    let number = |board: &crate::Board, at: u16| board.look().field().fort[usize::from(at)];
    let fallen = *outer.iter().max_by_key(|at| number(&board, **at)).expect("a fort");
    board.state.razed = 1 << number(&board, fallen);
    assert!(!board.look().fortified(fallen));
    let own = |side: &hexboard::Side| {
        let walls = &board.look().field().walls[usize::from(fallen)];
        walls[side.index()] == number(&board, fallen)
    };
    assert!(
        hexboard::Side::ALL.iter().filter(|side| own(side)).all(|side| !board.look().wall(fallen, *side))
    );
    for other in outer.into_iter().filter(|at| *at != fallen) {
        assert!(board.look().fortified(other) && walled(&board, other));
    }
}

#[test]
fn r_4_1_1_units_move_in_moves_counter_charges_retreats_and_pursuits() {
    let mut board = board().phase(2).put("PKR1 0914 S nc3").put("TEL3 0915 N").put("PKR2 0925 N");
    let unit = board.id("PKR2");
    assert!(!board.look().allows(&Action::Move { unit }), "not in a combat phase");
    assert_eq!(board.look().may_act(unit).err().map(|no| no.rule.id()), Some("G-2.0"));
    // 6:1, a nine: D2. The beaten falls back, the winner follows, and that is all the moving there is.
    let attack = board.attack("PKR1 x 0915");
    board.act(attack, &[4, 5]);
    fall_back(&mut board, "TEL3", &["0916", "0917"]);
    face(&mut board, "N", &[]);
    face(&mut board, "S", &[3, 4]);
    assert_eq!([board.at("TEL3"), board.at("PKR1")], ["0917 N pf2 nc0", "0916 S pf2 nc2"]);
    assert_eq!(board.at("PKR2"), "0925 N pf2 nc0");
    // In the enemy's movement a counter-charge moves too.
    let mut board = super::board().phase(5).put("PKR1 0915 N").put("TGM1 0912 S").put("TGM2 2010 S");
    let unit = board.id("TGM1");
    board.act(Action::Move { unit }, &[]);
    board.act(Action::Forward { hold: false }, &[]);
    let onset = board.look().onsets(board.id("PKR1"), hex("0913"))[0];
    // 1:1, armour and charge alike on both sides; a six is nothing.
    board.act(Action::CounterCharge(onset), &[3, 3]);
    assert_eq!(board.at("PKR1"), "0914 N pf2 nc0");
}

#[test]
fn r_4_1_2_in_any_order_but_one_at_a_time() {
    let mut board = board().put("PKR1 0920 N").put("PKR2 1020 N");
    let (first, second) = (board.id("PKR1"), board.id("PKR2"));
    assert!(legal(&board).contains(&Action::Move { unit: first }));
    assert!(legal(&board).contains(&Action::Move { unit: second }));
    board.act(Action::Move { unit: second }, &[]);
    board.act(Action::Forward { hold: false }, &[]);
    assert!(!board.look().allows(&Action::Move { unit: first }));
    assert_eq!(board.look().may_act(first).err().map(|no| no.rule.id()), Some("G-4.1.2"));
    board.act(Action::Stop, &[]);
    assert!(board.look().allows(&Action::Move { unit: first }));
}

#[test]
fn r_4_1_4_points_left_over_are_lost() {
    let mut board = board().put("PKR1 0920 N").put("PKR2 1025 N").put("TGM1 3010 S");
    let unit = board.id("PKR1");
    board.act(Action::Move { unit }, &[]);
    board.act(Action::Forward { hold: false }, &[]);
    board.act(Action::Stop, &[]);
    assert!(!board.look().allows(&Action::Move { unit }), "seven points unspent");
    assert_eq!(board.look().may_act(unit).err().map(|no| no.rule.id()), Some("G-4.1.4"));
    // Nor do they wait for the next turn.
    while board.state.now.turn == 1 {
        board.act(Action::EndPhase, &[]);
    }
    board.act(Action::Move { unit }, &[]);
    assert_eq!(board.state.now.walk.map(|walk| walk.left), Some(16));
}

#[test]
fn r_4_1_5_nobody_lends_points() {
    let mut board = board().put("PKR1 0920 N").put("LME1 1020 N");
    let (first, second) = (board.id("LME1"), board.id("PKR1"));
    board.act(Action::Move { unit: first }, &[]);
    board.act(Action::Stop, &[]);
    board.act(Action::Move { unit: second }, &[]);
    assert_eq!(board.state.now.walk.map(|walk| walk.left), Some(16), "eight of its own, none of those ten");
    for _ in 0..8 {
        board.act(Action::Forward { hold: false }, &[]);
    }
    assert_eq!(board.at("PKR1"), "0912 N pf2 nc3");
    assert_ne!(board.asked(), "allied step", "its points are spent, and its move with them");
}

#[test]
fn r_4_1_6_any_number_passes_a_hex_one_after_the_other() {
    let mut board = board().put("LME1 0916 N").put("LME2 1015 NW").put("LME3 0815 NE");
    for (name, end) in [("LME1", "0914"), ("LME2", "0814"), ("LME3", "1014")] {
        let unit = board.id(name);
        board.act(Action::Move { unit }, &[]);
        board.act(Action::Forward { hold: false }, &[]);
        assert_eq!(board.state.hex_of(unit), Some(hex("0915")), "{name} is where all of them pass");
        board.act(Action::Forward { hold: false }, &[]);
        assert_eq!(board.state.hex_of(unit), Some(hex(end)));
        if name != "LME3" {
            board.act(Action::Stop, &[]);
        }
    }
    // But not all at once: two points fill it.
    let full = super::board().put("PKR1 0915 N").put("PKR2 0914 N");
    let no = full.look().may_enter(full.id("PKR1"), &full.walk("PKR1"), false).expect_err("it is full");
    let rules: Vec<&str> = [&[no.rule], no.see].concat().iter().map(|rule| rule.id()).collect();
    assert_eq!(rules, ["G-4.2.3", "G-4.5.1", "G-4.5.2", "G-4.1.6"]);
}

#[test]
fn r_4_1_7_each_ground_has_its_price_for_foot_and_horse() {
    let price = |name: &str, from: &str, facing: &str| {
        let board = board().put(&format!("{name} {from} {facing}"));
        let (id, walk) = (board.id(name), board.walk(name));
        halves(board.look().may_enter(id, &walk, false).expect("it may").cost.sum())
    };
    let both = |from: &str, facing: &str| [price("PIL1", from, facing), price("LME1", from, facing)];
    assert_eq!(both("0915", "N"), ["1", "1"], "clear");
    assert_eq!(both("3424", "NE"), ["2", "4"], "forest");
    assert_eq!(both("1302", "S"), ["2", "3"], "marsh");
    assert_eq!(both("1816", "N"), ["2", "3"], "village");
    assert_eq!(both("2418", "S"), ["2", "3"], "clear across a stream");
    assert_eq!(both("2100", "S"), ["1", "0.5"], "a road");
}

#[test]
fn r_4_2_4_a_friend_in_the_hex_costs_a_point_and_a_leader_alone_does_not() {
    let ride = |board: crate::Board| {
        let mut board = board.put("PKR1 0915 N pf1");
        board.ride("PKR1", "f")
    };
    assert_eq!(ride(board()), "1 nc1, left 7");
    assert_eq!(ride(board().put("PKR2 0914 N pf1")), "2 nc1, left 6");
    assert_eq!(ride(board().lead("zyndram", "0914")), "1 nc1, left 7");
}

#[test]
fn r_4_3_7_any_facing_after_a_retreat_and_after_a_pursuit() {
    let mut board = board().phase(2).put("PKR1 0914 S nc3").put("TEL3 0915 N");
    let attack = board.attack("PKR1 x 0915");
    board.act(attack, &[4, 5]);
    fall_back(&mut board, "TEL3", &["0916", "0917"]);
    let all = ["N", "NE", "SE", "S", "SW", "NW"].map(|name| Action::Face { facing: side(name) });
    let free = |board: &crate::Board| all.iter().all(|action| legal(board).contains(action));
    assert!(board.asked() == "order face" && free(&board));
    face(&mut board, "SW", &[]);
    assert!(board.asked() == "allied face" && free(&board));
    face(&mut board, "NE", &[3, 4]);
    assert_eq!([board.at("TEL3"), board.at("PKR1")], ["0917 SW pf2 nc0", "0916 NE pf2 nc2"]);
}

#[test]
fn r_4_3_4_r_4_3_8_refusals_name_their_rule() {
    let why = |put: &str, walk: fn(Walk) -> Walk, sixths: u8| {
        let board = board().put(put);
        let id = board.id("LME1");
        let no = board.look().may_turn(id, &walk(board.walk("LME1")), sixths).expect_err("it may not");
        no.rule.id()
    };
    assert_eq!(why("LME1 0915 N nc2", |walk| walk, 2), "G-4.3.4");
    assert_eq!(why("LME1 0915 N", |walk| Walk { turned: true, ..walk }, 1), "G-4.3.8");
    assert_eq!(why("LME1 0915 N nc3", |walk| Walk { left: 6, ..walk }, 1), "G-4.1.3");
    assert_eq!(why("LME1 0915 N", |walk| Walk { halted: true, ..walk }, 1), "G-3.3.2");
}

#[test]
fn r_4_2_2_r_4_2_7_closed_hexes_name_their_rule() {
    let why = |name: &str, board: crate::Board| {
        let (id, walk) = (board.id(name), board.walk(name));
        board.look().may_enter(id, &walk, false).expect_err("it may not").rule.id()
    };
    assert_eq!(why("PKR1", board().put("PKR1 0915 N").put("TIL1 0914 S")), "G-4.2.2");
    assert_eq!(why("TGM1", board().put("TGM1 4704 NE")), "G-4.2.7");
    assert_eq!(why("PKR1", board().put("PKR1 0900 N")), "G-4.4.1", "the edge: that is leaving, not riding");
    assert_eq!(why("PKR1", board().put("PKR1 4417 S").put("PKR2 4517 S")), "G-T.1", "a lake");
}

// ---------------------------------------------------------------- 4.4 leaving the map and coming back

#[test]
fn r_4_4_2_leaving_costs_a_point() {
    // Foot with four points: from three hexes off it has one left at the edge, from four none.
    let leaves = |label: &str| {
        let mut board =
            board().phase(3).put(&format!("PIL1 {label} N")).put("PIL2 0925 N").put("TGM1 3010 S");
        let unit = board.id("PIL1");
        board.act(Action::Move { unit }, &[]);
        while board.state.hex_of(unit) != Some(hex("0900")) {
            board.act(Action::Forward { hold: false }, &[]);
        }
        legal(&board).contains(&Action::Exit)
    };
    assert!(leaves("0903"));
    assert!(!leaves("0904"));
    // And only straight ahead.
    let mut board = board().put("PKR1 0900 NE").put("PKR2 0925 N");
    let unit = board.id("PKR1");
    board.act(Action::Move { unit }, &[]);
    assert!(legal(&board).contains(&Action::Exit), "north-east of an odd column there is no map either");
    let mut along = super::board().put("PKR1 0900 SE").put("PKR2 0925 N");
    along.act(Action::Move { unit }, &[]);
    assert!(!legal(&along).contains(&Action::Exit));
}

/// A unit that left by a hex of the north edge and may come back from this turn on.
fn away(name: &str, by: &str, turn: u8) -> crate::Board {
    let mut board = board().put("PKR2 0925 N").put("PIL2 0927 N").put("TGM1 3010 S");
    let unit = board.id(name);
    board.state.stand(unit, Spot::Away { by: hex(by), from: 5 });
    board.state.now.turn = turn;
    board
}

#[test]
fn r_4_4_4_foot_comes_back_within_four_hexes_and_on_the_same_edge() {
    let board = away("PIL1", "0900", 5).phase(3);
    let unit = board.id("PIL1");
    let back: Vec<&str> = board
        .look()
        .field()
        .hexes()
        .filter(|hex| board.look().may_return(unit, *hex).is_ok())
        .map(|hex| board.look().label(hex))
        .collect();
    assert_eq!(back, ["0500", "0600", "0700", "0800", "0900", "1000", "1100", "1200", "1300"]);
}

#[test]
fn r_4_4_5_who_comes_back_is_placed_and_does_not_move() {
    let mut board = away("PKR1", "0900", 5);
    let unit = board.id("PKR1");
    let events = board.act(Action::Return { unit, hex: hex("0900"), facing: side("S") }, &[]);
    assert_eq!(board.at("PKR1"), "0900 S pf2 nc0");
    assert!(board.look().may_act(unit).is_err() && board.asked() == "allied activate");
    assert!(cites(&board, &events, "G-4.4.5") && cites(&board, &events, "G-R01"));
}

/// Why a unit that is away may not come back there.
fn closed(board: &crate::Board, name: &str, label: &str) -> Option<&'static str> {
    let unit = board.id(name);
    let why = board.look().may_come_in(unit, hex(label)).err().map(|no| no.rule.id());
    if why.is_some() {
        assert!(board.look().may_return(unit, hex(label)).is_err());
    }
    why
}

#[test]
fn r_4_4_6_not_into_water() {
    assert_eq!(closed(&away("PKR1", "0900", 5), "PKR1", "4519"), Some("G-4.4.6"), "the lake");
    assert_eq!(closed(&away("PKR1", "0900", 5), "PKR1", "0900"), None);
}

#[test]
fn r_4_4_7_not_where_enemies_are_or_watch() {
    assert_eq!(closed(&away("PKR1", "0900", 5).put("TIL1 0900 N"), "PKR1", "0900"), Some("G-4.4.7"));
    assert_eq!(closed(&away("PKR1", "0900", 5).put("TIL1 0901 N"), "PKR1", "0900"), Some("G-4.4.7"));
    assert_eq!(closed(&away("PKR1", "0900", 5).put("TIL1 0901 S"), "PKR1", "0900"), None);
    assert_eq!(closed(&away("PKR1", "0900", 5).put("TXB1 0901 N"), "PKR1", "0900"), None, "no zone");
}

#[test]
fn r_4_4_8_nobody_has_to_come_back_at_once() {
    let back = |turn: u8| {
        let board = away("PKR1", "0900", turn);
        assert!(board.look().allows(&Action::EndPhase), "it may stay away");
        board.look().may_return(board.id("PKR1"), hex("0900")).is_ok()
    };
    assert_eq!([4, 5, 6, 11].map(back), [false, true, true, true]);
}

#[test]
fn r_4_4_9_not_where_it_is_full() {
    assert_eq!(closed(&away("PKR1", "0900", 5).put("PKR3 0900 N pf1"), "PKR1", "0900"), Some("G-4.4.9"));
    let mut small = away("PKR1", "0900", 5).put("PKR3 0900 N pf1");
    let unit = small.id("PKR1");
    small.state.unit_mut(unit).strength = 1;
    assert_eq!(closed(&small, "PKR1", "0900"), None);
}

// ---------------------------------------------------------------- whole moves

#[test]
fn r_4_2_5_v_19_in_the_woods_points_are_lost_too() {
    let mut board = board().put("PSI1 3424 NE").put("PKR2 0925 N");
    let unit = board.id("PSI1");
    board.act(Action::Move { unit }, &[]);
    let events = board.act(Action::Forward { hold: false }, &[]);
    assert_eq!(board.at("PSI1"), "3524 NE pf2 nc0 disorganised");
    assert_eq!(
        board.state.now.walk.map(|walk| walk.left),
        Some(6),
        "nine, less four, less two for the disorder"
    );
    assert!(cites(&board, &events, "G-4.2.5"));
}

#[test]
fn r_4_2_8_v_18_down_the_road_at_a_walk() {
    // In from 2100, always holding the pace: half a point for the entry, then one for each hex.
    let end = |name: &str| {
        let mut board = board().phase(5).put("TGM2 0910 S").put("PKR1 0925 N");
        let unit = board.id(name);
        board.act(Action::Enter { unit, hex: hex("2100"), facing: side("S") }, &[]);
        while legal(&board).contains(&Action::Forward { hold: true }) {
            board.act(Action::Forward { hold: true }, &[]);
        }
        board.at(name)
    };
    assert_eq!(end("TPM1"), "2108 S pf2 nc0", "nine points");
    assert_eq!(end("TGM1"), "2107 S pf2 nc0", "eight are not enough");
}

#[test]
fn r_4_2_9_v_48_a_hex_into_the_woods_and_about_whoever_watches() {
    // Two points left of three, woods ahead, and the enemy looks on; entering alone would cost two, turning three more.
    let mut board = board()
        .phase(7)
        .put("TIH1 3424 NE disorganised")
        .put("TIL1 0910 S")
        .put("PIL1 3523 S")
        .put("PXB1 3526 N");
    let unit = board.id("TIH1");
    assert!(board.look().controlled(game_grunwald::state::ALLIED, hex("3524")));
    board.act(Action::Move { unit }, &[]);
    board.act(Action::Minimum { advance: true, facing: side("SW") }, &[]);
    assert_eq!(board.at("TIH1"), "3524 SW pf2 nc0 disorganised");
    assert!(board.look().may_act(unit).is_err() && board.asked() != "order step");
}

#[test]
fn ruling_52_a_minimum_move_draws_fire_like_any_other() {
    let mut board = board().phase(3).put("PIL1 0912 S").put("PIL2 0925 N").put("TXB1 0915 N");
    let unit = board.id("PIL1");
    board.act(Action::Move { unit }, &[]);
    board.act(Action::Minimum { advance: true, facing: side("N") }, &[]);
    assert_eq!((board.at("PIL1"), board.asked()), ("0913 N pf2 nc0".into(), "order fire".into()));
}

#[test]
fn r_4_3_4_e_10_the_long_way_round_takes_two_turns() {
    // Three ahead, a sixth, one ahead: eight of ten points; the rest of it next turn.
    let mut board = board().put("LME1 0920 N").put("TGM1 3010 S");
    let unit = board.id("LME1");
    board.act(Action::Move { unit }, &[]);
    for action in [
        Action::Forward { hold: false },
        Action::Forward { hold: false },
        Action::Forward { hold: false },
        Action::Turn { sixths: 1 },
        Action::Forward { hold: false },
    ] {
        board.act(action, &[]);
    }
    assert_eq!(
        (board.at("LME1"), board.state.now.walk.map(|walk| walk.left)),
        ("1016 NE pf2 nc1".into(), Some(4))
    );
    assert!(!legal(&board).contains(&Action::Turn { sixths: 2 }), "four points of two");
    board.act(Action::Stop, &[]);
    while board.state.now.turn == 1 {
        board.act(Action::EndPhase, &[]);
    }
    board.act(Action::Move { unit }, &[]);
    board.act(Action::Turn { sixths: 2 }, &[]);
    board.act(Action::Forward { hold: false }, &[]);
    assert_eq!(
        (board.at("LME1"), board.state.now.walk.map(|walk| walk.left)),
        ("1017 S pf2 nc1".into(), Some(10))
    );
}
