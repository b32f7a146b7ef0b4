//! 9 Fire: the vectors of the specification as the engine derives them, then rule by rule.

use crate::drill::{Drill, at, clash, drill, lines, shot, with_options};
use engine::Tally;
use game_men_of_iron::field::Slope;
use game_men_of_iron::state::{FireMode, Shooter, Shot};

/// The sum of a shot that is only thought of.
fn sum(drill: &Drill, by: &str, target: &str) -> String {
    let (by, target) = (drill.id(by), drill.id(target));
    let from = drill.look().hex_of(by).unwrap();
    let sum: Tally = drill.look().fire_sum(Shooter::Unit(by), from, target);
    lines(&sum).join("; ")
}

/// What a shot comes to with this die.
fn result(drill: &Drill, by: &str, target: &str, die: u8) -> String {
    let (by, at) = (Shooter::Unit(drill.id(by)), drill.id(target));
    let look = drill.look();
    let sum: Tally = look.fire_sum(by, look.stand_of(by).unwrap(), at);
    let volley = look.volley(Shot { by, at, mode: FireMode::Active }, sum, die).unwrap();
    shot(&volley)
}

/// Two longbow units of the English against one of the Scots (the first part of the example of 9.2).
fn volley_example() -> Drill {
    drill(&["enrique-sl1 0906 12 as LB", "enrique-sl2 1006 12 as LB", "lancaster-lb1 0904 6"])
}

#[test]
fn r_9_2c_ex_05_active_and_return_fire() {
    let mut scene = volley_example();
    scene.play("fire enrique-sl1 lancaster-lb1");
    assert_eq!(scene.asked(), "ang return-fire");
    scene.roll(&[4, 6]).play("react lancaster-lb1");
    let shots: Vec<String> = scene.volleys().into_iter().map(shot).collect();
    assert_eq!(shots, ["9.3a +1 | 4 = 5 foot-normal D", "9.3a +1 | 6 = 7 foot-normal D"]);
    assert_eq!(
        (scene.stands("lancaster-lb1"), scene.stands("enrique-sl1")),
        ("0904 6 disordered".into(), "0906 12 disordered".into())
    );
    // The second shot finds it Disordered, and it shoots back before it leaves.
    scene.play("fire enrique-sl2 lancaster-lb1");
    scene.roll(&[5, 4]).play("react lancaster-lb1");
    let shots: Vec<String> = scene.volleys().into_iter().map(shot).collect();
    assert_eq!(shots, ["9.3a +1 | 5 = 6 foot-disordered RET", "9.3a +1; 12.2c -1 | 4 = 4 foot-normal NE"]);
    assert_eq!(scene.asked(), "ang retire");
}

#[test]
fn r_9_2f_ex_06_reaction_fire() {
    let mut scene = drill(&["enrique-pk1 0806 12 as DM", "lancaster-lb1 0705 4"]);
    scene.play("move enrique-pk1 ; 11 ; stop 10".replace(" ;", ";").as_str());
    assert_eq!(
        (scene.asked(), scene.legal("")),
        ("ang reaction-fire".into(), vec!["hold-fire".into(), "react lancaster-lb1".into()])
    );
    scene.roll(&[6]).play("react lancaster-lb1");
    assert_eq!(shot(scene.volleys()[0]), "9.3a +2; R13 -1 | 6 = 7 foot-normal D");
    assert!(scene.cites("MI-9.2f"));
    assert_eq!(scene.stands("enrique-pk1"), "0805 10 disordered");
}

#[test]
fn r_9_3c_ex_03_three_shots_at_one_unit() {
    let mut scene = drill(&[
        "enrique-sl1 0906 12 as LB",
        "enrique-sl2 1006 12 as LB",
        "enrique-sl3 1106 12 as LB",
        "lancaster-dm1 0904 6 as PK",
    ]);
    scene.roll(&[4]).play("fire enrique-sl1 lancaster-dm1");
    assert_eq!(shot(scene.volleys()[0]), "9.3a +1 | 4 = 5 foot-normal D");
    scene.roll(&[4]).play("fire enrique-sl2 lancaster-dm1");
    assert_eq!(shot(scene.volleys()[0]), "9.3a +1 | 4 = 5 foot-disordered R1");
    // It has to go away from whoever shot; the third unit shoots only if it still reaches it.
    assert_eq!(scene.asked(), "ang retreat");
    scene.play("retreat 0903 facing 6");
    assert!(!scene.allows("fire enrique-sl2 lancaster-dm1"));
    assert_eq!(scene.barred_by("fire enrique-sl3 lancaster-dm1"), "MI-9.1b");
}

#[test]
fn r_9_3a_ex_02_range_of_the_longbow() {
    let at_range = |hex: &str| {
        let line = format!("lancaster-dm1 {hex} 6 as PK");
        sum(&drill(&["enrique-sl1 0906 12 as LB", &line]), "enrique-sl1", "lancaster-dm1")
    };
    assert_eq!(
        (at_range("0905"), at_range("0904"), at_range("0803")),
        ("9.3a +2".into(), "9.3a +1".into(), "9.3a +0".into())
    );
}

#[test]
fn r_9_3d_v_06_the_flank_of_a_mounted_target() {
    let facing = |hour: u8| {
        let line = format!("lancaster-dm1 0904 {hour} as MM");
        result(&drill(&["enrique-sl1 0906 12 as LB", &line]), "enrique-sl1", "lancaster-dm1", 6)
    };
    // 0906 lies straight below 0904: on the corner between two sides.
    assert_eq!(facing(6), "9.3a +1 | 6 = 7 mounted-normal D");
    let side = |hour: u8| {
        let line = format!("lancaster-dm1 0804 {hour} as MM");
        result(&drill(&["enrique-sl1 0906 12 as LB", &line]), "enrique-sl1", "lancaster-dm1", 6)
    };
    assert_eq!(side(12), "9.3a +1 | 6 = 7 mounted-normal D", "through the rear there is nothing");
    assert_eq!(side(2), "9.3a +1; 9.3d +1 | 6 = 8 mounted-normal UH");
}

#[test]
fn r_14_1e_v_07_v_08_a_shield_wall_under_fire() {
    let mut scene = drill(&["enrique-cb1 0906 12", "lancaster-dm1 0903 6"]);
    scene.mark("lancaster-dm1", |unit| unit.formation = game_men_of_iron::state::Formation::Wall);
    assert_eq!(
        result(&scene, "enrique-cb1", "lancaster-dm1", 9),
        "9.3a -1; 14.1e -1; R13 -1 | 9 = 6 foot-normal D"
    );
    assert_eq!(
        result(&scene, "enrique-cb1", "lancaster-dm1", 7),
        "9.3a -1; 14.1e -1; R13 -1 | 7 = 4 foot-normal NE"
    );
}

#[test]
fn r_12_2c_v_09_a_disordered_shooter_and_a_rider_unhorsed_on_arrival() {
    let mut scene =
        drill(&["enrique-mm1 0507 12", "lancaster-lb1 0505 6 disordered", "lancaster-dm1 1410 6"]);
    scene.play("end; charge enrique-mm1 lancaster-lb1; confirm");
    assert_eq!(scene.asked(), "cas ride");
    scene.play("ride 0406 facing 12");
    scene.roll(&[7, 0]).then("react lancaster-lb1");
    assert_eq!(
        clash(scene.clashes()[0]),
        "10.4.3 +2; 10.4.6 +1; 10.4.7 -2 | 0 = 1 shock disordered A D",
        "S-18: on foot by shock"
    );
    assert_eq!(shot(scene.volleys()[0]), "9.3a +2; 12.2c -1 | 7 = 8 mounted-normal UH");
    assert_eq!((scene.kind("enrique-mm1"), scene.stands("enrique-mm1")), ("UH", "0406 12 disordered".into()));
}

#[test]
fn r_cre_1_v_10_wet_strings() {
    let lines = ["doria-cb1 1012 12", "prince-lb1 1010 6"];
    let wet = at("crecy", "doria", &lines);
    assert_eq!(result(&wet, "doria-cb1", "prince-lb1", 6), "9.3a +0; CRE-1 -2 | 6 = 4 foot-normal NE");
    let dry = with_options("crecy", "doria", |it| it.wet = false, &lines);
    assert_eq!(result(&dry, "doria-cb1", "prince-lb1", 6), "9.3a +0 | 6 = 6 foot-normal D");
}

#[test]
fn r_9_1c_g_09_g_10_through_front_and_flank() {
    let hit = |hex: &str| {
        let line = format!("lancaster-lb1 {hex} 6");
        drill(&["enrique-sl1 0505 12 as LB", &line]).allows("fire enrique-sl1 lancaster-lb1")
    };
    assert!(hit("0606"), "on the line between a flank and a rear side");
    assert!(!hit("0506"), "behind");
    let scene = drill(&["enrique-sl1 0505 12 as LB", "lancaster-lb1 0506 6"]);
    assert_eq!(scene.barred_by("fire enrique-sl1 lancaster-lb1"), "MI-9.1c");
}

#[test]
fn r_9_4d_g_05_crossbows_do_not_shoot_past_units() {
    let shoots = |kind: &str, between: &str| {
        let by = format!("enrique-sl1 0505 4 as {kind}");
        let screen = format!("enrique-pk1 {between} 4");
        drill(&[&by, &screen, "lancaster-lb1 0805 6"]).allows("fire enrique-sl1 lancaster-lb1")
    };
    for between in ["0605", "0705"] {
        assert!(!shoots("CB", between) && shoots("LB", between), "{between}");
    }
    let scene = drill(&["enrique-cb1 0505 4", "enrique-pk1 0605 4", "lancaster-lb1 0805 6"]);
    assert_eq!(scene.barred_by("fire enrique-cb1 lancaster-lb1"), "MI-9.4d");
    assert!(
        drill(&["enrique-cb1 0505 4", "* enrique 0605", "lancaster-lb1 0805 6"])
            .allows("fire enrique-cb1 lancaster-lb1"),
        "leaders do not block (Q9.4-3)"
    );
}

#[test]
fn r_9_2d_s_12_who_shoots_back() {
    let asked = |shooter: &str, target: &str| {
        let mut scene = drill(&[shooter, target]);
        scene.roll(&[0]).dice_may_be_left();
        scene.play("fire enrique-sl1 lancaster-lb1");
        scene.asked()
    };
    let from_0904 = "enrique-sl1 0906 12 as LB";
    assert_eq!(asked(from_0904, "lancaster-lb1 0904 6"), "ang return-fire");
    assert_eq!(asked(from_0904, "lancaster-lb1 0904 6 as CB"), "cas moving", "crossbows never do (9.2e)");
    assert_eq!(
        asked("enrique-sl1 0805 12 as LB", "lancaster-lb1 0804 12"),
        "cas moving",
        "from behind (9.2d)"
    );
    // Two hexes straight to the east of a unit that faces 12 lies the middle of its right flank; the corner is one hex lower.
    assert_eq!(asked("enrique-sl1 0606 10 as LB", "lancaster-lb1 0505 12"), "ang return-fire", "Q9.1-1");
}

#[test]
fn r_9_2c_once_in_an_activation_and_foot_after_its_move() {
    let mut scene = drill(&["enrique-sl1 0906 12 as LB", "lancaster-dm1 0904 6"]);
    scene.roll(&[0]).play("fire enrique-sl1 lancaster-dm1");
    assert_eq!(scene.barred_by("fire enrique-sl1 lancaster-dm1"), "MI-9.2c");
    assert!(scene.legal("move enrique-sl1").is_empty(), "9.2b: it has shot");
    let mut scene = drill(&["enrique-sl1 0907 12 as LB", "lancaster-dm1 0904 6"]);
    scene.play("move enrique-sl1; 11");
    assert_eq!(scene.barred_by("fire enrique-sl1 lancaster-dm1"), "MI-9.2b");
}

#[test]
fn ruling_9_4_2_height_to_the_letter_or_as_an_option() {
    // From level 1 over level 1 to level 0: higher than one end only.
    let open = |slope: Slope| {
        let lines = ["enrique-sl1 0805 4 as LB", "lancaster-lb1 1105 6"];
        with_options("najera", "enrique", |it| it.los_slope = slope, &lines)
    };
    let (strict, soft) = (open(Slope::Strict), open(Slope::Soft));
    assert_eq!(strict.barred_by("fire enrique-sl1 lancaster-lb1"), "MI-9.4a");
    assert!(soft.allows("fire enrique-sl1 lancaster-lb1"));
}
