//! 4. Movement.

use crate::field::*;
use game_grunwald::content::CONTENT;
use game_grunwald::field::{Ground, OFF};
use game_grunwald::ids::HexId;
use game_grunwald::state::ALLIED;
use hexboard::{Edge, Side};

#[test]
fn r_4_1_3_v_17_a_move_ends_with_the_points() {
    let mut battle = field("LME1 0920 N");
    let way = battle.goes("move LME1; f; f; f; r1; f; f; f");
    assert_eq!(way, "1 nc1, 1 nc2, 1 nc3, 4 nc0, 1 nc1, 1 nc2, 1 nc3, left 0");
    assert_eq!(battle.left(), None, "its move is over");
}

#[test]
fn r_4_2_1_only_the_front_hex_is_entered() {
    let mut battle = field("PKR1 0915 N");
    battle.play("move PKR1");
    let ahead: Vec<String> = battle.legal().into_iter().filter(|text| text.starts_with('f')).collect();
    assert_eq!(ahead, ["f", "f="], "a hex is entered straight ahead or not at all");
    battle.play("f");
    assert_eq!(battle.at("PKR1"), "0914 N pf2 nc1");
}

#[test]
fn r_4_2_2_never_into_a_hex_with_enemies() {
    let mut battle = field("PKR1 0915 N; TIL1 0914 S");
    battle.play("move PKR1").refuses("f", "G-4.2.2");
}

#[test]
fn r_4_2_3_e_14_two_points_a_hex() {
    let mut crowded = field("PKR1 0915 N; PKR2 0914 N pf1");
    crowded.play("move PKR1").refuses("f", "G-4.2.3");
    let mut fits = field("PKR1 0915 N pf1; PKR2 0914 N pf1");
    assert_eq!(fits.goes("move PKR1; f"), "2 nc1, left 6", "a friend's hex costs a point more (4.2.4)");
}

#[test]
fn r_10_1_3_e_33_the_panicked_do_not_count() {
    let mut battle = field("phase 1; PKR1 0915 N; PKR2 0914 N panicked");
    battle.roll([1]);
    assert_eq!(battle.goes("move PKR1; f"), "2 nc1, left 6");
}

#[test]
fn ruling_38_at_speed_friendly_foot_is_ridden_down_not_joined() {
    let with = |charge: u8| {
        let mut battle = field(&format!("PKR1 0915 N pf1 nc{charge}; PIM1 0914 N"));
        battle.play("move PKR1");
        battle
    };
    with(2).refuses("f", "G-4.2.3");
    assert!(with(2).grounds("f").contains("G-R38"), "{}", with(2).grounds("f"));
    assert_eq!(with(1).goes("f"), "2 nc2, left 6");
}

#[test]
fn r_4_2_5_v_19_woods_disorganise_cavalry() {
    let mut battle = field("PSI1 3424 NE");
    assert!(battle.goes("move PSI1; f").starts_with("4 nc0, "), "{}", battle.told());
    assert_eq!(battle.at("PSI1"), "3524 NE pf2 nc0 disorganised");
}

#[test]
fn r_4_2_6_marsh_disorganises_infantry_and_woods_do_not() {
    let after = |start: &str| {
        let mut battle = field(&format!("phase 3; PIL1 {start}"));
        battle.play("move PIL1; f").at("PIL1")
    };
    assert_eq!(after("1302 S"), "1303 S pf2 nc0 disorganised");
    assert_eq!(after("1105 NE"), "1204 NE pf2 nc0", "marsh too, but along the road");
    assert_eq!(after("3424 NE"), "3524 NE pf2 nc0", "woods");
}

#[test]
fn r_4_2_7_rivers_only_at_bridges_and_fords() {
    let mut battle = field("phase 5; TGM1 4704 NE");
    battle.play("move TGM1").refuses("f", "G-4.2.7");
    let mut elsewhere = field("phase 5; TGM1 4503 SE");
    assert!(elsewhere.goes("move TGM1; f; f").contains("nc2"), "elsewhere it goes on");
}

#[test]
fn r_4_2_8_v_18_along_a_road_the_pace_is_held_for_half_a_point() {
    // From the entry hex down the Marienburg road.
    let down = |step: &str| {
        let steps = [step; 8].join("; ");
        field("phase 5; TPM1 2100 S").goes(&format!("move TPM1; {steps}"))
    };
    assert_eq!(down("f"), "½ nc1, ½ nc2, ½ nc3, ½ nc3, ½ nc3, ½ nc3, ½ nc3, ½ nc3, left 5");
    assert_eq!(down("f="), "1 nc0, 1 nc0, 1 nc0, 1 nc0, 1 nc0, 1 nc0, 1 nc0, 1 nc0, left 1");
}

#[test]
fn r_4_2_9_the_minimum_move_is_always_there() {
    // Two points, and woods ahead.
    let mut battle = field("phase 7; TIH1 3424 NE disorganised");
    battle.play("move TIH1");
    assert_eq!(battle.left(), Some(4), "two points");
    assert!(battle.allows("min S"), "V-48: any facing where it stands");
    // Only as the whole move.
    field("phase 3; PIL1 0915 N").play("move PIL1; r1").refuses("min f SW", "G-4.2.9");
    battle.play("min f SW");
    assert!(battle.at("TIH1").starts_with("3524 SW"), "{}", battle.at("TIH1"));
}

#[test]
fn r_4_3_1_e_08_half_a_circle_is_three_sixths() {
    assert_eq!(field("LME1 0915 N").goes("move LME1; b"), "3 nc0, left 7");
}

#[test]
fn r_4_3_2_e_09_speed_and_armour_make_turning_dear() {
    assert_eq!(field("PKR1 0915 N nc3").goes("move PKR1; r1"), "6 nc0, left 2");
}

#[test]
fn r_4_3_2_v_16_a_heavy_rider_turns_early_or_not_at_all() {
    let mut late = field("PKR1 0920 N");
    assert!(late.goes("move PKR1; f; f; f").ends_with("left 5"), "a turn costs six");
    late.refuses("r1", "G-4.1.3");
    let mut early = field("PKR1 0920 N");
    assert_eq!(early.goes("move PKR1; f; f; r1; f"), "1 nc1, 1 nc2, 5 nc0, 1 nc1, left 0");
}

#[test]
fn r_4_3_3_ruling_53_foot_turns_any_way_for_a_point() {
    for turn in ["r1", "r2", "b", "l1", "l2"] {
        assert_eq!(field("phase 3; PIL1 0915 N").goes(&format!("move PIL1; {turn}")), "1 nc0, left 3");
    }
}

#[test]
fn r_4_3_4_e_10_at_speed_a_sixth_at_a_time() {
    field("LME1 0920 N nc3").play("move LME1").refuses("r2", "G-4.3.4");
    // Three ahead, a sixth, one ahead, two sixths, one ahead: thirteen points.
    let mut battle = field("LME1 0920 N");
    let way = battle.goes("move LME1; f; f; f; r1; f");
    assert_eq!(way, "1 nc1, 1 nc2, 1 nc3, 4 nc0, 1 nc1, left 2");
    battle.refuses("r2", "G-4.1.3");
}

#[test]
fn r_4_3_5_v_15_turning_in_a_zone_costs_a_point_more() {
    assert_eq!(field("TAT1 0915 N").goes("move TAT1; b"), "1½ nc0, left 10½");
    let mut watched = field("TAT1 0915 N; TGM1 0913 S; TGM2 0914 S");
    assert_eq!(watched.goes("move TAT1; b"), "2½ nc0, left 9½");
}

#[test]
fn r_4_3_6_e_11_ruling_51_turning_in_woods() {
    assert_eq!(field("PKR1 3524 N").goes("move PKR1; r2"), "6 nc0, left 2");
    // Into the same woods by the road, at a walk.
    assert_eq!(field("PKR1 3723 S").goes("move PKR1; f=; r2"), "1 nc0, 4 nc0, left 3", "on a road (R-50)");
}

#[test]
fn r_4_3_8_one_change_of_facing_in_a_hex() {
    field("LME1 0915 N").play("move LME1; r1").refuses("r1", "G-4.3.8");
    assert_eq!(field("LME1 0915 N").goes("move LME1; r1; f; r1"), "1 nc0, 1 nc1, 2 nc0, left 6");
}

/// May this unit enter the camp of the Lithuanians, with these inside?
fn enters_the_camp(who: &str, inside: &str) -> bool {
    let phase = if who.starts_with("PI") { 3 } else { 1 };
    let name = who.split(' ').next().expect("a name");
    let mut battle = field(&format!("phase {phase}; {who}; {inside}"));
    battle.play(&format!("move {name}"));
    if !battle.allows("f") {
        battle.refuses("f", "G-4.2.3");
    }
    battle.allows("f")
}

#[test]
fn r_4_5_1_a_fort_holds_ten_points_and_two_of_cavalry() {
    let full = "LIL1 4924 N; LIL2 4924 N; LIL3 4924 N; LIL4 4924 N";
    assert!(enters_the_camp("PIL1 4923 S", full), "ten");
    assert!(!enters_the_camp("PIM1 4923 S", &format!("{full}; PIL1 4924 N")));
    assert!(!enters_the_camp("LVI2 4923 S", "LVI1 4924 N"), "12.1.9");
    // No more than that is a position either.
    flaw(&format!("{full}; PIL1 4924 N; PIM1 4924 N"));
}

#[test]
fn r_5_6_3_e_21_speed_grows_by_the_hex_and_ends_with_a_turn() {
    let way = field("LME1 0920 N").goes("move LME1; f; f; f; r1; f; f");
    assert_eq!(way, "1 nc1, 1 nc2, 1 nc3, 4 nc0, 1 nc1, 1 nc2, left 1");
}

#[test]
fn r_5_6_8_v_22_a_bridge_takes_a_level() {
    assert_eq!(field("phase 5; TPM1 3610 SE nc1").goes("move TPM1; f"), "½ nc1, left 8½");
}

#[test]
fn r_5_6_9_v_21_a_stream_takes_a_level() {
    assert_eq!(field("PKR1 2418 S nc3").goes("move PKR1; f"), "3 nc2, left 5");
}

#[test]
fn r_5_6_7_v_23_ruling_20_a_ford_ends_the_charge() {
    assert_eq!(field("phase 5; TPM1 4907 N nc2").goes("move TPM1; f"), "3 nc0, left 6");
    field("phase 5; TPM1 4907 N nc2").play("move TPM1; f").cites("G-5.6.7").cites("G-R20");
    field("PKR1 2418 S nc3").play("move PKR1; f").cites_not("G-R20");
}

#[test]
fn r_5_6_10_v_20_uphill_keeps_the_level() {
    assert_eq!(field("PKR1 2210 NE nc2").goes("move PKR1; f; f"), "1 nc2, 1 nc3, left 6");
}

#[test]
fn r_5_6_12_not_to_grow_faster_costs_a_point() {
    assert_eq!(field("LME1 0920 N nc1").goes("move LME1; f=; f"), "2 nc1, 1 nc2, left 7");
    // Horse archers never charge.
    field("TAT1 0920 N").play("move TAT1").refuses("f=", "G-5.6.12");
}

#[test]
fn r_9_2_1_the_disorganised_are_slower() {
    let left = |phase: &str, text: &str, first: &str| {
        let mut battle = field(&format!("phase {phase}; {text}"));
        battle.play(first).left()
    };
    assert_eq!(left("1", "PKR1 0915 N", "move PKR1"), Some(2 * 8));
    assert_eq!(left("1", "PKR1 0915 N disorganised", "move PKR1"), Some(2 * 6));
    assert_eq!(left("3", "PIL1 0915 N disorganised", "move PIL1"), Some(2 * 3));
    // Two ways are alike there, so it has not gone yet.
    let panicked = left("3 panic", "PIL1 2628 N panicked must-flee", "flee PIL1");
    assert_eq!(panicked, Some(2 * 4), "R-43: they run as fast as they can");
}

#[test]
fn r_11_5_3_horse_archers_never_charge() {
    assert_eq!(field("TAT1 0920 N").goes("move TAT1; f; f; f"), "1 nc0, 1 nc0, 1 nc0, left 9");
}

#[test]
fn r_12_1_3_v_24_walls_are_dear_and_gates_free() {
    assert_eq!(field("phase 5; TPM1 4923 S").goes("move TPM1; f"), "5 nc0, left 4");
    assert_eq!(field("phase 5; TPM1 4724 SE").goes("move TPM1; f"), "½ nc1, left 8½", "12.1.4");
}

#[test]
fn r_t_1_foot_that_keeps_to_the_road_goes_a_hex_further() {
    let mut battle = field("phase 3; PIL1 2100 S");
    let way = battle.way("PIL1", "forward", "2105").expect("a way");
    assert_eq!(battle.goes("move PIL1; f; f; f; f"), "1 nc0, 1 nc0, 1 nc0, 1 nc0, left 0");
    // It has nothing left, and pays nothing.
    assert_eq!((way.cost, battle.explanation("f").value("cost")), (8, Some(0)));
    assert_eq!(battle.goes("f"), "0 nc0, left 0");
    // In the field four points are four hexes, and its move is over with them.
    let mut off = field("phase 3; PIL1 0910 S");
    assert_eq!(off.goes("move PIL1; f; f; f; f"), "1 nc0, 1 nc0, 1 nc0, 1 nc0, left 0");
    assert_eq!(off.left(), None);
    // On the road there it stops too, however far the road goes on.
    let mut battle = field("phase 7; TIL1 2100 S; TIL2 3010 S");
    battle.play("move TIL1; f; f; f; f; f");
    assert_eq!(battle.left(), None, "its move is over");
    assert!(CONTENT.field.side(hex("2105"), side("S")).road(), "the road goes on");
    assert!(battle.at("TIL1").starts_with("2105"));
}

#[test]
fn r_5_6_10_the_account_of_a_charge_says_what_the_slope_took() {
    let battle = field("PKR1 0920 N");
    let (look, rider) = (battle.look(), battle.id("PKR1"));
    let mut slopes = 0;
    for hex in CONTENT.field.hexes() {
        for to in Side::ALL {
            let bits = CONTENT.field.side(hex, to);
            let beyond = CONTENT.field.neighbour(hex, to);
            if !bits.uphill() || bits.stream() || bits.ford() || beyond == OFF {
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
    let inside = "PKR1 4924 N; PIL1 4924 N; PIL2 4924 N; PIL3 4924 N";
    assert!(!enters_the_camp("PSG1 4923 S pf1", inside), "two points of horse are there");
    assert!(enters_the_camp("PIL4 4923 S", inside), "ten of all");
    assert!(!enters_the_camp("PIL5 4923 S", &format!("{inside}; PIL4 4924 N")));
}

#[test]
fn r_12_1_6_walls_fall_with_their_own_fort_only() {
    let standing = field("PKR1 0920 N");
    let number = |at: HexId| CONTENT.field.fort[usize::from(at)];
    let walled = |battle: &Game, at: HexId| Side::ALL.iter().any(|side| battle.look().wall(at, *side));
    let forts = &CONTENT.field.forts;
    assert!(forts.len() > 2);
    let outer: Vec<HexId> = forts.iter().copied().filter(|at| walled(&standing, *at)).collect();
    let fallen = *outer.iter().max_by_key(|at| number(**at)).expect("a fort");
    let battle = standing.with(&format!("razed {}", label(fallen)));
    assert!(!battle.look().fortified(fallen));
    let own = |side: &Side| CONTENT.field.walls[usize::from(fallen)][side.index()] == number(fallen);
    assert!(Side::ALL.iter().filter(|side| own(side)).all(|side| !battle.look().wall(fallen, *side)));
    for other in outer.into_iter().filter(|at| *at != fallen) {
        assert!(battle.look().fortified(other) && walled(&battle, other));
    }
}

#[test]
fn r_4_1_1_units_move_in_moves_counter_charges_retreats_and_pursuits() {
    let mut battle = field("phase 2; PKR1 0914 S nc3; TEL3 0915 N; PKR2 0925 N");
    // Not in a combat phase.
    battle.refuses("move PKR2", "G-5.2.2");
    // 6:1, a nine: D2. The beaten falls back, the winner follows, and that is all the moving there is.
    battle.roll([4, 5]).play("attack PKR1 x 0915");
    battle.falls_back("TEL3", "0916 0917");
    battle.play("face N");
    battle.roll([3, 4]).play("face S");
    assert_eq!([battle.at("TEL3"), battle.at("PKR1")], ["0917 N pf2 nc0", "0916 S pf2 nc2"]);
    assert_eq!(battle.at("PKR2"), "0925 N pf2 nc0");
    // In the enemy's movement a counter-charge moves too.
    let mut battle = field("phase 5; PKR1 0915 N; TGM1 0912 S; TGM2 2010 S");
    battle.play("move TGM1; f");
    // 1:1, armour and charge alike on both sides; a six is nothing.
    battle.roll([3, 3]).play("counter PKR1 0914");
    assert_eq!(battle.at("PKR1"), "0914 N pf2 nc0");
}

#[test]
fn r_4_1_2_in_any_order_but_one_at_a_time() {
    let mut battle = field("PKR1 0920 N; PKR2 1020 N");
    assert!(battle.lists("move PKR1") && battle.lists("move PKR2"));
    battle.play("move PKR2; f").refuses("move PKR1", "G-4.1.1");
    battle.play("stop");
    assert!(battle.allows("move PKR1"));
}

#[test]
fn r_4_1_4_points_left_over_are_lost() {
    let mut battle = field("PKR1 0920 N; PKR2 1025 N; TGM1 3010 S");
    // Seven points unspent.
    battle.play("move PKR1; f; stop").refuses("move PKR1", "G-4.1.4");
    // Nor do they wait for the next turn.
    battle.passes_to(2, 1).play("move PKR1");
    assert_eq!(battle.left(), Some(16));
}

#[test]
fn r_4_1_5_nobody_lends_points() {
    let mut battle = field("PKR1 0920 N; LME1 1020 N");
    battle.play("move LME1; stop; move PKR1");
    assert_eq!(battle.left(), Some(16), "eight of its own, none of those ten");
    battle.play("f; f; f; f; f; f; f; f");
    assert_eq!(battle.at("PKR1"), "0912 N pf2 nc3");
    assert_ne!(battle.asked(), "allied step", "its points are spent, and its move with them");
}

#[test]
fn r_4_1_6_any_number_passes_a_hex_one_after_the_other() {
    let mut battle = field("LME1 0916 N; LME2 1015 NW; LME3 0815 NE");
    for (name, end) in [("LME1", "0914"), ("LME2", "0814"), ("LME3", "1014")] {
        battle.play(&format!("move {name}; f"));
        assert!(battle.at(name).starts_with("0915"), "{name} is where all of them pass");
        assert!(battle.play("f").at(name).starts_with(end));
        if name != "LME3" {
            battle.play("stop");
        }
    }
    // But not all at once: two points fill it.
    let mut full = field("PKR1 0915 N; PKR2 0914 N");
    assert_eq!(full.play("move PKR1").grounds("f"), "G-4.2.3 G-4.5.1 G-4.5.2 G-4.1.6");
}

#[test]
fn r_4_1_7_each_ground_has_its_price_for_foot_and_horse() {
    let price = |phase: u8, name: &str, start: &str| {
        let mut battle = field(&format!("phase {phase}; {name} {start}"));
        let way = battle.goes(&format!("move {name}; f"));
        way.split(' ').next().expect("a price").to_string()
    };
    let both = |start: &str| [price(3, "PIL1", start), price(1, "LME1", start)];
    assert_eq!(both("0915 N"), ["1", "1"], "clear");
    assert_eq!(both("3424 NE"), ["2", "4"], "forest");
    assert_eq!(both("1302 S"), ["2", "3"], "marsh");
    assert_eq!(both("1816 N"), ["2", "3"], "village");
    assert_eq!(both("2418 S"), ["2", "3"], "clear across a stream");
    assert_eq!(both("2100 S"), ["1", "½"], "a road");
}

#[test]
fn r_4_2_4_a_friend_in_the_hex_costs_a_point_and_a_leader_alone_does_not() {
    let ride = |there: &str| field(&format!("PKR1 0915 N pf1; {there}")).goes("move PKR1; f");
    assert_eq!(ride(""), "1 nc1, left 7");
    assert_eq!(ride("PKR2 0914 N pf1"), "2 nc1, left 6");
    assert_eq!(ride("leader zyndram 0914"), "1 nc1, left 7");
}

#[test]
fn r_4_3_7_any_facing_after_a_retreat_and_after_a_pursuit() {
    let mut battle = field("phase 2; PKR1 0914 S nc3; TEL3 0915 N");
    battle.roll([4, 5]).play("attack PKR1 x 0915");
    battle.falls_back("TEL3", "0916 0917");
    let all = ["face N", "face NE", "face NW", "face S", "face SE", "face SW"];
    assert_eq!(
        (battle.asked().as_str(), battle.legal_with("face")),
        ("order face", all.map(String::from).into())
    );
    battle.play("face SW");
    assert_eq!(
        (battle.asked().as_str(), battle.legal_with("face")),
        ("allied face", all.map(String::from).into())
    );
    battle.roll([3, 4]).play("face NE");
    assert_eq!([battle.at("TEL3"), battle.at("PKR1")], ["0917 SW pf2 nc0", "0916 NE pf2 nc2"]);
}

#[test]
fn r_4_3_4_r_4_3_8_refusals_name_their_rule() {
    let riding = |text: &str| {
        let mut battle = field(text);
        battle.play("move LME1");
        battle
    };
    riding("LME1 0915 N nc2").refuses("r2", "G-4.3.4");
    riding("LME1 0915 N").play("r1").refuses("r1", "G-4.3.8");
    // Three hexes on: four points would be needed for a sixth at this speed.
    riding("LME1 0915 N nc3").with("walk left 6").refuses("r1", "G-4.1.3");
    // Foot halts it.
    field("TAT1 0916 N; TIL1 0914 S").play("move TAT1; f").refuses("r1", "G-3.3.2");
}

#[test]
fn r_4_2_2_r_4_2_7_closed_hexes_name_their_rule() {
    let closed = |text: &str, name: &str, rule: &str| {
        field(text).play(&format!("move {name}")).refuses("f", rule);
    };
    closed("PKR1 0915 N; TIL1 0914 S", "PKR1", "G-4.2.2");
    closed("phase 5; TGM1 4704 NE", "TGM1", "G-4.2.7");
    // The edge: that is leaving, not riding.
    closed("PKR1 0900 N", "PKR1", "G-4.4.1");
    // A lake.
    closed("PKR1 4317 SE; PKR2 0925 N", "PKR1", "G-T.1");
}

// ---------------------------------------------------------------- 4.4 leaving the map and coming back

#[test]
fn r_4_4_2_leaving_costs_a_point() {
    // Foot with four points: from three hexes off it has one left at the edge, from four none.
    let leaves = |label: &str| {
        let mut battle = field(&format!("phase 3; PIL1 {label} N; PIL2 0925 N; TGM1 3010 S"));
        battle.play("move PIL1");
        while !battle.at("PIL1").starts_with("0900") {
            battle.play("f");
        }
        battle.lists("exit")
    };
    assert!(leaves("0903"));
    assert!(!leaves("0904"));
    // And only straight ahead.
    let ahead = |facing: &str| {
        let mut battle = field(&format!("PKR1 0900 {facing}; PKR2 0925 N"));
        battle.play("move PKR1").lists("exit")
    };
    assert!(ahead("NE"), "north-east of an odd column there is no map either");
    assert!(!ahead("SE"));
}

/// A unit that left by 0900, on the north edge, and may come back from turn 5 on.
fn away(name: &str, turn: u8, more: &str) -> Game {
    let phase = if name.starts_with("PI") { 3 } else { 1 };
    field(&format!(
        "turn {turn}; phase {phase}; PKR2 0925 N; PIL2 0927 N; TGM1 3010 S; {name} away 0900 5 N; {more}"
    ))
}

#[test]
fn r_4_4_4_foot_comes_back_within_four_hexes_and_on_the_same_edge() {
    let battle = away("PIL1", 5, "");
    let may = |at: &HexId| battle.allows(&format!("return PIL1 {} S", label(*at)));
    let back: Vec<&str> = CONTENT.field.hexes().filter(may).map(label).collect();
    assert_eq!(back, ["0500", "0600", "0700", "0800", "0900", "1000", "1100", "1200", "1300"]);
}

#[test]
fn r_4_4_5_who_comes_back_is_placed_and_does_not_move() {
    let mut battle = away("PKR1", 5, "");
    battle.play("return PKR1 0900 S").cites("G-4.4.5").cites("G-R01");
    assert_eq!((battle.at("PKR1"), battle.asked()), ("0900 S pf2 nc0".into(), "allied activate".into()));
    battle.refuses("move PKR1", "G-4.4.5");
}

const BACK: &str = "return PKR1 0900 S";

#[test]
fn r_4_4_6_not_into_water() {
    // No lake of this map lies at an edge, and nobody comes back anywhere else.
    let mut battle = away("PKR1", 5, "");
    battle.refuses("return PKR1 4519 S", "G-4.4.4 G-4.4.6");
    let water = |at: &HexId| CONTENT.field.ground(*at) == Ground::Lake;
    assert!(CONTENT.field.hexes().any(|at| water(&at)));
    assert!(!Edge::ALL.iter().flat_map(|edge| CONTENT.field.edge(*edge)).any(|at| water(&at)));
    assert!(battle.allows(BACK));
}

#[test]
fn r_4_4_7_not_where_enemies_are_or_watch() {
    away("PKR1", 5, "TIL1 0900 N").refuses(BACK, "G-4.4.7");
    away("PKR1", 5, "TIL1 0901 N").refuses(BACK, "G-4.4.7");
    assert!(away("PKR1", 5, "TIL1 0901 S").allows(BACK));
    assert!(away("PKR1", 5, "TXB1 0901 N").allows(BACK), "no zone");
}

#[test]
fn r_4_4_8_nobody_has_to_come_back_at_once() {
    let back = |turn: u8| {
        let battle = away("PKR1", turn, "");
        assert!(battle.allows("end"), "it may stay away");
        battle.allows(BACK)
    };
    assert_eq!([4, 5, 6, 11].map(back), [false, true, true, true]);
}

#[test]
fn r_4_4_9_not_where_it_is_full() {
    let mut full = away("PKR1", 5, "PKR3 0900 N pf1");
    full.refuses(BACK, "G-4.4.9");
    assert!(full.with("PKR1 away 0900 5 N pf1").allows(BACK));
}

// ---------------------------------------------------------------- whole moves

#[test]
fn r_4_2_5_v_19_in_the_woods_points_are_lost_too() {
    let mut battle = field("PSI1 3424 NE; PKR2 0925 N");
    battle.play("move PSI1; f").cites("G-4.2.5");
    assert_eq!(battle.at("PSI1"), "3524 NE pf2 nc0 disorganised");
    assert_eq!(battle.left(), Some(6), "nine, less four, less two for the disorder");
}

#[test]
fn r_4_2_8_v_18_down_the_road_at_a_walk() {
    // In from 2100, always holding the pace: half a point for the entry, then one for each hex.
    let end = |name: &str| {
        let mut battle = field(&format!("phase 5; {name} waiting; TGM2 0910 S; PKR1 0925 N"));
        battle.play(&format!("enter {name} 2100 S"));
        battle.plays_on(|battle| battle.lists("f=").then(|| "f=".into()));
        battle.at(name)
    };
    assert_eq!(end("TPM1"), "2108 S pf2 nc0", "nine points");
    assert_eq!(end("TGM1"), "2107 S pf2 nc0", "eight are not enough");
}

#[test]
fn r_4_2_9_v_48_a_hex_into_the_woods_and_about_whoever_watches() {
    // Two points left of three, woods ahead, and the enemy looks on; entering alone would cost two, turning three more.
    let mut battle = field("phase 7; TIH1 3424 NE disorganised; TIL1 0910 S; PIL1 3523 S; PXB1 3526 N");
    assert!(battle.look().controlled(ALLIED, hex("3524")));
    battle.play("move TIH1; min f SW");
    assert_eq!(battle.at("TIH1"), "3524 SW pf2 nc0 disorganised");
    assert_ne!(battle.asked(), "order step");
    assert!(!battle.allows("move TIH1"));
}

#[test]
fn ruling_52_a_minimum_move_draws_fire_like_any_other() {
    let mut battle = field("phase 3; PIL1 0912 S; PIL2 0925 N; TXB1 0915 N");
    battle.play("move PIL1; min f N");
    assert_eq!((battle.at("PIL1"), battle.asked()), ("0913 N pf2 nc0".into(), "order fire".into()));
}

#[test]
fn r_4_3_4_e_10_the_long_way_round_takes_two_turns() {
    // Three ahead, a sixth, one ahead: eight of ten points; the rest of it next turn.
    let mut battle = field("LME1 0920 N; TGM1 3010 S");
    battle.play("move LME1; f; f; f; r1; f");
    assert_eq!((battle.at("LME1"), battle.left()), ("1016 NE pf2 nc1".into(), Some(4)));
    // Four points of two.
    battle.refuses("r2", "G-4.1.3");
    battle.play("stop").passes_to(2, 1).play("move LME1; r2; f");
    assert_eq!((battle.at("LME1"), battle.left()), ("1017 S pf2 nc1".into(), Some(10)));
}

#[test]
fn r_4_5_1_a_full_hex_takes_nobody_more_at_the_set_up() {
    let mut battle = set_up("choc-des-titans");
    battle.play("default; ready");
    let first = battle.legal_with("place")[0].clone();
    battle.play(&first);
    let next = battle.legal_with("place")[0].clone();
    let unit = next.split(' ').nth(1).expect("a counter");
    let there = first.splitn(3, ' ').nth(2).expect("a hex and a facing");
    battle.refuses(&format!("place {unit} {there}"), "G-4.5.1");
}
