//! Where several rules are broken each is named once, the one that is found first first.

use crate::given;

/// Red is to move on the crossroads; who stands where.
fn field(red: &str, yellow: &str) -> testkit::Battle<game_medieval_battle::MedievalBattle> {
    given(&format!("turn = \"red\"\nred.units = [\"{red}\"]\nyellow.units = [\"{yellow}\"]"))
}

#[test]
fn r_iv_1_a_r_iv_a_a_step_on_to_an_enemy_without_points_breaks_two_rules() {
    field("P H8", "LI I8").refuses("H8-I8", "MB-IV.a");
    field("P H8 mp 0", "LI I8").refuses("H8-I8", "MB-IV.a MB-IV.1.a");
    // To a hex that is not next door there is no price.
    field("P H8 mp 0", "LI I8").refuses("H8-K8", "MB-IV.1.a");
}

#[test]
fn r_iv_5_c_r_iv_1_g_a_shot_too_far_without_a_point_breaks_two_rules() {
    field("A H8", "LI K8").refuses("H8*K8", "MB-IV.5.c");
    field("A H8 mp 0", "LI K8").refuses("H8*K8", "MB-IV.5.c MB-IV.1.g");
    field("A H8 mp 0", "LI I8").refuses("H8*K8", "MB-IV.a MB-IV.5.c MB-IV.1.g");
    // Without a bow it need not be counted what a shot would cost.
    field("P H8 mp 0", "LI K8").refuses("H8*K8", "MB-IV.5.c");
}

#[test]
fn r_iv_1_c_r_iv_a_a_melee_against_nobody_without_points_breaks_two_rules() {
    field("P H8", "LI K8").refuses("H8xI8", "MB-IV.a");
    field("P H8 mp 0", "LI K8").refuses("H8xI8", "MB-IV.a MB-IV.1.c");
}

#[test]
fn r_iv_6_a_ruling_58_joining_without_points_breaks_two_rules() {
    let pair = |points: &str| field(&format!("P H8{points}\", \"LI I8"), "LI K8");
    pair("").refuses("H8+I8", "MB-IV.6.a");
    pair(" mp 0").refuses("H8+I8", "MB-IV.6.a MB-IV.1.a");
}
