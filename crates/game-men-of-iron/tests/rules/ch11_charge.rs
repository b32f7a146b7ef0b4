//! 11 Charge: ways, horses, counter-charges; then fire and shock where they meet a charge.

use crate::ch10_shock::across;
use crate::drill::{Drill, at, clash, drill, lines, with_options};
use game_men_of_iron::event::{Dropped, Event};
use game_men_of_iron::state::{Fight, FightKind, Formation, Link, Links};

fn clashes(scene: &Drill) -> Vec<String> {
    scene.clashes().into_iter().map(clash).collect()
}

fn dropped(scene: &Drill, wanted: Dropped) -> usize {
    scene.events().filter(|event| matches!(event, Event::LinkDropped { why, .. } if *why == wanted)).count()
}

/// A rider two hexes before an enemy, with a die for each throw.
fn charge(rider: &str, enemy: &str, dice: &[u8]) -> Drill {
    let mut scene = drill(&[rider, enemy]);
    let name = |line: &str| line.split(' ').next().unwrap().to_string();
    scene.play(&format!("end; charge {} {}; confirm", name(rider), name(enemy)));
    scene.roll(dice).play("ride 0506 facing 12");
    scene
}

// ---------------------------------------------------------------- ways

#[test]
fn r_11_3c_g_16_to_g_18_ways_of_a_charge() {
    let ways = |rider: &str| {
        let mut scene = drill(&[rider, "lancaster-dm1 0606 6 as AX", "lancaster-lb2 1411 6"]);
        if !scene.play("end").allows("charge enrique-mm1 lancaster-dm1") {
            return Vec::new();
        }
        scene.play("charge enrique-mm1 lancaster-dm1");
        let course = scene.look().course(scene.id("enrique-mm1"), scene.id("lancaster-dm1"), false).unwrap();
        let label = |hex: &game_men_of_iron::ids::HexId| {
            format!("{:04}", scene.look().label(*hex).parse::<u32>().unwrap() - 1000)
        };
        let hour = |facing: hexboard::Corner| facing.hour(hexboard::Orientation::Pointy);
        let ways = scene.look().ways_of(&course).into_iter();
        let mut ways: Vec<String> = ways
            .map(|(way, facing)| {
                format!("{} {}", way.iter().map(label).collect::<Vec<_>>().join("-"), hour(facing))
            })
            .collect();
        ways.sort();
        ways
    };
    assert_eq!(ways("enrique-mm1 0608 2"), ["0607 12", "0707 12", "0708-0707 12"]);
    assert_eq!(ways("enrique-mm1 0306 12"), ["0406-0506 2"]);
    assert!(ways("enrique-mm1 0306 10").is_empty());
}

#[test]
fn r_11_1b_r_11_1c_r_11_3a_who_may_charge() {
    // Somebody else gives the Command something to name.
    let near = "lancaster-dm1 0505 6 as AX";
    let open = |rider: &str, enemy: &str| {
        let mut scene = drill(&[rider, enemy, "enrique-pk1 1012 12", "lancaster-lb2 1011 6"]);
        scene.play("end");
        scene.barred_by("charge enrique-mm1 lancaster-dm1")
    };
    assert_eq!(open("enrique-mm1 0506 12", near), "MI-11.1b");
    assert_eq!(open("enrique-mm1 0507 12 disordered", near), "MI-11.1c");
    assert_eq!(open("enrique-mm1 0509 12", near), "MI-11.3a");
    assert_eq!(open("enrique-mm1 0507 6", near), "MI-11.3e");
    assert_eq!(open("enrique-mm1 0507 12 as G", near), "MI-11.1a");
}

#[test]
fn ruling_11_1_1_nobody_charges_out_of_an_enemy_zone() {
    let mut scene = drill(&["enrique-mm1 0507 12", "lancaster-dm1 0505 6 as AX", "lancaster-lb1 0406 4"]);
    scene.play("end");
    assert_eq!(scene.barred_by("charge enrique-mm1 lancaster-dm1"), "MI-Q11.1-1");
}

#[test]
fn ruling_11_3_3_no_zone_on_the_way() {
    // From three hexes away both ways lead through one hex; an archer who looks at it closes them.
    let open = drill(&[
        "enrique-mm1 0306 12",
        "lancaster-dm1 0606 6 as AX",
        "enrique-pk1 1012 12",
        "lancaster-lb2 1011 6",
    ]);
    let closed = drill(&[
        "enrique-mm1 0306 12",
        "lancaster-dm1 0606 6 as AX",
        "lancaster-lb1 0405 4",
        "enrique-pk1 1012 12",
        "lancaster-lb2 1011 6",
    ]);
    let [mut open, mut closed] = [open, closed];
    assert!(open.play("end").allows("charge enrique-mm1 lancaster-dm1"));
    closed.play("end");
    assert_eq!(closed.barred_by("charge enrique-mm1 lancaster-dm1"), "MI-11.3e");
}

#[test]
fn ruling_8_0_2_a_charge_through_friendly_archers() {
    // Both front hexes hold archers: he rides through one of them, who is thrown for.
    let mut scene = drill(&[
        "enrique-mm1 0508 12",
        "enrique-cb1 0507 12",
        "enrique-cb2 0407 12",
        "lancaster-dm1 0505 6 as AX",
    ]);
    scene.play("end; charge enrique-mm1 lancaster-dm1; confirm");
    let ways = scene.legal("ride");
    assert!(ways.iter().all(|way| way.contains('+')) && !ways.is_empty(), "{ways:?}");
    let through =
        ways.iter().find(|way| way.contains("0507+0506")).unwrap_or_else(|| panic!("{ways:?}")).clone();
    scene.roll(&[4, 0]).play(&through);
    assert_eq!(scene.stands("enrique-cb1"), "0507 12 disordered");
    assert!(scene.cites("MI-8.0c"));
}

#[test]
fn r_14_1f_s_26_no_charge_at_the_front_of_a_wall() {
    // Straight before it the only ways left lead round to its flanks; from its rear nothing is in the way.
    let ends = |rider: &str| {
        let mut scene = drill(&[rider, "lancaster-dm1 0505 12"]);
        scene.mark("lancaster-dm1", |unit| unit.formation = Formation::Wall);
        let look = scene.look();
        let course = look.course(scene.id("enrique-mm1"), scene.id("lancaster-dm1"), false).unwrap();
        let label = |hex| look.label(hex).parse::<u32>().unwrap() - 1000;
        let mut ends: Vec<u32> =
            look.ways_of(&course).iter().map(|(way, _)| label(*way.last().unwrap())).collect();
        ends.sort();
        ends.dedup();
        ends
    };
    assert_eq!(ends("enrique-mm1 0503 6"), [405, 605]);
    assert!(ends("enrique-mm1 0507 12").contains(&506));
    let mut scene = drill(&["enrique-mm1 0504 6", "lancaster-dm1 0505 12"]);
    scene.mark("lancaster-dm1", |unit| unit.formation = Formation::Wall);
    scene.play("end; attack enrique-mm1 lancaster-dm1");
    scene.roll(&[5]).play("confirm");
    assert_eq!(clashes(&scene), ["10.4.3 -2; 10.4.6 -1; 10.4.9 -1 | 5 = 1 shock normal A D"]);
}

// ---------------------------------------------------------------- what a charge comes to

#[test]
fn r_11_2_v_14_v_15_with_the_leader_at_archers() {
    let with_leader = |die: u8| {
        let mut scene = drill(&["enrique-mm1 0507 12", "* enrique 0507", "lancaster-lb1 0505 12"]);
        scene.play("end; charge enrique-mm1 lancaster-lb1; confirm");
        scene.dice_may_be_left().roll(&[die, 9, 9, 9]).play("ride 0506 facing 12");
        clashes(&scene)[0].clone()
    };
    // Through its rear, for its front would shoot: the lines of the vector, and the rear.
    assert_eq!(
        with_leader(0),
        "10.4.2a +3; 10.4.3 +1; 10.4.4 +2; 10.4.5 +1; 10.4.6 +3 | 0 = 10 charge normal D D R1 CA"
    );
    assert_eq!(
        with_leader(5),
        "10.4.2a +3; 10.4.3 +1; 10.4.4 +2; 10.4.5 +1; 10.4.6 +3 | 5 = 15 charge normal D ELIM CA"
    );
}

#[test]
fn r_11_2_v_14_through_the_front_after_their_shot() {
    let mut scene = drill(&["enrique-mm1 0507 12", "* enrique 0507", "lancaster-lb1 0505 6"]);
    scene.play("end; charge enrique-mm1 lancaster-lb1; confirm; ride 0506 facing 12");
    scene.roll(&[0, 3]).play("react lancaster-lb1");
    assert_eq!(
        clashes(&scene),
        ["10.4.3 +1; 10.4.4 +2; 10.4.5 +1; 10.4.6 +3 | 3 = 10 charge normal D D R1 CA"]
    );
}

#[test]
fn r_11_4a_v_18_v_19_ex_12r_horses_before_pikes() {
    let pikes = "lancaster-lb1 0505 6 as PK";
    let scene = charge("enrique-mm1 0507 12", pikes, &[4, 5]);
    assert_eq!(clashes(&scene), ["10.4.3 +0; 10.4.4 +2; 10.4.6 +0 | 5 = 7 charge normal D D"]);
    let scene = charge("enrique-mm1 0507 12", pikes, &[5, 5]);
    assert_eq!(clashes(&scene), ["10.4.3 +0; 10.4.6 +0 | 5 = 5 shock normal NE"], "refused: plain shock");
    assert!(scene.cites("MI-11.4b"));
    let moved = charge("enrique-mm1 0507 12 moved", pikes, &[4, 0]);
    assert_eq!(clashes(&moved), ["10.4.3 +0; 10.4.4 +1; 10.4.6 +0 | 0 = 1 charge normal A UH"]);
    // Through flank or rear nobody throws (Q11.4-1), nor before axes.
    assert!(charge("enrique-mm1 0507 12", "lancaster-lb1 0505 12 as PK", &[4]).checks().is_empty());
    assert!(charge("enrique-mm1 0507 12", "lancaster-lb1 0505 6 as AX", &[4]).checks().is_empty());
    assert!(
        charge("enrique-mm1 0507 12", "lancaster-lb1 0505 6 retired as PK", &[0]).checks().is_empty(),
        "Q11.4-2"
    );
}

#[test]
fn r_10_4_2c_v_16_v_17_uphill_at_an_elite() {
    // From level 0 to level 1 at Nájera.
    let uphill = |die: u8| {
        let mut scene = at("najera", "enrique", &["enrique-mm1 0410 12 moved", "lancaster-dm1 0408 6"]);
        scene.play("end; charge enrique-mm1 lancaster-dm1; confirm");
        scene.dice_may_be_left().roll(&[0, die, 9]).play("ride 0409 facing 2");
        clashes(&scene)[0].clone()
    };
    assert_eq!(uphill(4), "10.4.2c -1; 10.4.3 -2; 10.4.4 +1; 10.4.6 -1 | 4 = 1 charge normal A UH");
    assert_eq!(uphill(9), "10.4.2c -1; 10.4.3 -2; 10.4.4 +1; 10.4.6 -1 | 9 = 6 charge normal D D");
}

#[test]
fn ruling_10_3_6_s_20_unhorsed_beside_a_comrade_on_foot() {
    // Both through the front, against an elite: the die is low enough. The rider is unhorsed, the foot Disordered, both stay.
    let mut scene = drill(&["enrique-mm1 0507 12 moved", "enrique-pk1 0406 2 as DM", "lancaster-dm1 0505 6"]);
    scene.play("end; charge enrique-mm1 lancaster-dm1; attack enrique-pk1 lancaster-dm1; confirm");
    scene.roll(&[0, 0]).play("ride 0506 facing 12");
    assert_eq!(clashes(&scene), ["10.4.1 +1; 10.4.3 -2; 10.4.4 +1; 10.4.6 +0 | 0 = 0 charge normal A UH"]);
    assert_eq!((scene.kind("enrique-mm1"), scene.stands("enrique-mm1")), ("UH", "0506 12 disordered".into()));
    assert_eq!((scene.kind("enrique-pk1"), scene.stands("enrique-pk1")), ("DM", "0406 2 disordered".into()));
}

#[test]
fn r_11_3d_s_17_the_target_is_gone() {
    // The axemen's attack throws it back first; then nobody moves.
    let mut scene = drill(&[
        "enrique-mm1 0507 12",
        "enrique-pk1 0404 2 as DM",
        "lancaster-lb1 0503 4",
        "lancaster-dm1 0505 6 as AX",
    ]);
    scene.play("end; charge enrique-mm1 lancaster-dm1; attack enrique-pk1 lancaster-lb1");
    let id = scene.id("lancaster-dm1");
    scene.play("confirm");
    // As if another combat had driven it away.
    let hex = scene.look().field().find("1604").unwrap();
    let mut imagined = scene.state.imagined();
    imagined.put(id, game_men_of_iron::state::Whereabouts::Map(hex));
    scene.state = (*imagined).clone();
    scene.dice_may_be_left().roll(&[4, 9]).play("resolve enrique-mm1");
    assert_eq!((scene.stands("enrique-mm1"), dropped(&scene, Dropped::Moved)), ("0507 12".into(), 1));
    assert!(scene.cites("MI-11.3d"));
}

#[test]
fn ruling_11_3_8_a_second_enemy_in_front() {
    let scene = charge("enrique-mm1 0507 12", "lancaster-dm1 0505 6 as AX", &[9]);
    assert_eq!(scene.clashes().len(), 1);
    let mut scene =
        drill(&["enrique-mm1 0507 12", "lancaster-dm1 0505 6 as AX", "lancaster-dm2 0605 6 as AX"]);
    scene.play("end; charge enrique-mm1 lancaster-dm1; confirm");
    scene.roll(&[4, 4]).play("ride 0506 facing 12");
    let met = scene.events().any(|event| matches!(event, Event::Met { charge: true, .. }));
    assert!(met, "it was two hexes away when he started");
    assert_eq!(
        clashes(&scene),
        ["10.4.1 -1; 10.4.3 +1; 10.4.4 +2; 10.4.6 +2 | 4 = 8 charge normal D D R1"; 2]
    );
    // One that was next to where he started is shocked, not charged.
    let mut scene =
        drill(&["enrique-mm1 0507 12", "lancaster-dm1 0405 6 as AX", "lancaster-dm2 0506 8 as AX"]);
    scene.play("end; charge enrique-mm1 lancaster-dm1; confirm");
    scene.dice_may_be_left().roll(&[4, 4, 9]).play("ride 0406 facing 12");
    assert!(!scene.events().any(|event| matches!(event, Event::Met { .. })), "0506 lies on its flank");
}

// ---------------------------------------------------------------- counter-charges

#[test]
fn r_11_6a_v_21_v_22_the_roll() {
    let sum = |rider: &str| {
        let scene = at("falkirk", "edward", &["edward-lb1 1417 12", rider]);
        let sum = scene.look().counter_sum(scene.id("comyn-mm1"), scene.id("edward-lb1"));
        lines(&sum).join("; ")
    };
    assert_eq!(sum("comyn-mm1 1416 6"), "11.6a +0");
    // An elite of the English attacked by the Scots, from the front and from the flank.
    let elite = |facing: u8| {
        let rider = format!("lincoln-mm1 1416 {facing}");
        let scene = at("falkirk", "stewart", &["stewart-lb1 1417 12", &rider]);
        let sum = scene.look().counter_sum(scene.id("lincoln-mm1"), scene.id("stewart-lb1"));
        (lines(&sum).join("; "), sum.sum())
    };
    assert_eq!(elite(6), ("11.6a -2".into(), -2));
    assert_eq!(elite(4), ("11.6a -2; 11.6a +1".into(), -1));
}

#[test]
fn r_11_6b_v_23_v_24_knight_against_knight() {
    let start = || {
        let mut scene = drill(&["enrique-mm1 0507 12", "lancaster-lb1 0505 6 as MM"]);
        scene.play("end; charge enrique-mm1 lancaster-lb1; confirm; ride 0506 facing 12");
        assert_eq!(scene.asked(), "ang answer");
        scene
    };
    let mut scene = start();
    scene.roll(&[5]).play("stand lancaster-lb1");
    assert_eq!(clashes(&scene), ["10.4.3 -1; 10.4.4 +2; 10.4.6 +0 | 5 = 6 charge normal D D"]);
    let mut scene = start();
    scene.roll(&[5, 5]).play("counter lancaster-lb1 enrique-mm1; face 6");
    assert!(scene.checks()[0].success, "5 - 1 = 4");
    assert_eq!(clashes(&scene), ["10.4.3 -1; 10.4.4 +0; 10.4.6 +0 | 5 = 4 charge normal NE"]);
    let mut scene = start();
    scene.roll(&[6, 5]).play("counter lancaster-lb1 enrique-mm1");
    assert!(scene.cites("MI-11.7"));
    assert_eq!(
        clashes(&scene),
        ["10.4.3 -1; 10.4.4 +2; 10.4.6 +0 | 5 = 6 charge normal D D"],
        "11.7: as if nothing had been"
    );
}

#[test]
fn r_11_6c_v_25_the_attacker_is_attacked() {
    let mut scene = drill(&["enrique-pk1 0506 12 as AX", "lancaster-lb1 0505 6 as MM"]);
    scene.play("end; attack enrique-pk1 lancaster-lb1; confirm");
    scene.roll(&[0, 7]).play("counter lancaster-lb1 enrique-pk1; face 6");
    assert_eq!(clashes(&scene), ["10.4.3 +1; 11.6c +2; 10.4.6 +2 | 7 = 12 charge normal D D R1 CA"]);
    assert!(scene.cites("MI-R55"));
    // Pikes call for the horses (Q11.6-3).
    let mut scene = drill(&["enrique-sl1 0506 12 as PK", "lancaster-lb1 0505 6 as MM"]);
    scene.play("end; attack enrique-sl1 lancaster-lb1; confirm");
    scene.roll(&[0, 4, 7]).play("counter lancaster-lb1 enrique-sl1; face 6");
    assert_eq!(clashes(&scene), ["10.4.3 +0; 11.6c +2; 10.4.6 +0 | 7 = 9 charge normal D D R1"], "V-25");
}

#[test]
fn r_11_6f_s_19_the_others_attack_first() {
    let lines = ["enrique-sl1 0506 12 as AX", "enrique-sl2 0605 10 as PK", "lancaster-lb1 0505 6 as MM"];
    let mut scene = drill(&lines);
    scene.play("end; attack enrique-sl1 lancaster-lb1; attack enrique-sl2 lancaster-lb1; confirm");
    // 3 - 1 + 1 through the flank succeeds; then the axes, one against one, without the pikes.
    scene.roll(&[3, 4, 4, 7]).play("counter lancaster-lb1 enrique-sl2");
    assert_eq!(
        clashes(&scene),
        [
            "10.4.3 -1; 10.4.6 +1 | 4 = 4 shock normal NE",
            "10.4.3 +0; 11.6c +2; 10.4.6 +0 | 7 = 9 charge normal D D R1",
        ]
    );
    assert_eq!(scene.stands("lancaster-lb1"), "0505 4", "it has turned to its new enemy");
    assert!(scene.cites("MI-R55"));
}

#[test]
fn r_11_5c_v_26_an_answer_to_arrows() {
    let mut scene = drill(&["enrique-sl1 0506 12 as LB", "lancaster-lb1 0505 6 as MM"]);
    scene.roll(&[4]).play("fire enrique-sl1 lancaster-lb1");
    assert_eq!(scene.asked(), "ang counter-charge");
    assert_eq!(scene.stands("lancaster-lb1"), "0505 6 disordered", "4 + 2 = 6");
    scene.roll(&[4, 6]).play("counter lancaster-lb1 enrique-sl1; face 6");
    assert_eq!(
        clashes(&scene),
        ["10.4.3 +1; 10.4.6 +3; 10.4.7 -2 | 6 = 8 shock normal D D R1"],
        "plain shock (11.6g)"
    );
}

#[test]
fn r_11_6d_riding_up_to_the_shooter() {
    let mut scene =
        drill(&["enrique-sl1 0507 12 as LB", "enrique-cb1 0707 10", "lancaster-lb1 0505 6 as MM"]);
    scene.roll(&[0]).play("fire enrique-sl1 lancaster-lb1");
    assert_eq!(scene.asked(), "ang counter-charge");
    scene.roll(&[0]).play("counter lancaster-lb1 enrique-sl1");
    assert_eq!(scene.asked(), "ang ride");
    let ways = scene.legal("ride");
    assert!(ways.iter().any(|way| way == "ride 0506 facing 6"), "{ways:?}");
    scene.play("ride 0506 facing 6");
    // Only the longbows shoot, though they have fired: crossbows do not at a counter-charge (S-13).
    assert_eq!(scene.legal("react"), ["react enrique-sl1"]);
    scene.roll(&[0, 3]).play("react enrique-sl1");
    assert_eq!(clashes(&scene), ["10.4.3 +1; 11.6c +2; 10.4.6 +3 | 3 = 9 charge normal D D R1"]);
    assert!(scene.cites("MI-11.6c"));
}

#[test]
fn r_11_5b_in_another_zone_nobody_counter_charges() {
    let mut scene =
        drill(&["enrique-sl1 0507 12 as LB", "enrique-sl2 0405 4 as LB", "lancaster-lb1 0505 6 as MM"]);
    scene.roll(&[0]).play("fire enrique-sl1 lancaster-lb1");
    let zone =
        scene.look().in_enemy_zone(engine::Seat(0), scene.look().hex_of(scene.id("lancaster-lb1")).unwrap());
    assert!(!zone.is_empty());
    assert_eq!(scene.asked(), "cas moving");
    // From its rear nothing is answered (Q11.5-4), and a unit has one success (11.5e).
    let mut scene = drill(&["enrique-sl1 0507 12 as LB", "lancaster-lb1 0505 12 as MM"]);
    scene.roll(&[0]).play("fire enrique-sl1 lancaster-lb1");
    assert_eq!(scene.asked(), "cas moving");
    let mut scene = drill(&["enrique-sl1 0507 12 as LB", "lancaster-lb1 0505 6 countered as MM"]);
    scene.roll(&[0]).play("fire enrique-sl1 lancaster-lb1");
    assert_eq!(scene.asked(), "cas moving");
}

#[test]
fn ruling_04_s_33_a_counter_charge_that_waits() {
    let start = || {
        let mut scene = drill(&["enrique-sl1 0605 12 as G", "lancaster-lb1 0505 6 as MM"]);
        scene.play("move enrique-sl1");
        scene.roll(&[0]).play("fire enrique-sl1 lancaster-lb1");
        assert_eq!(scene.asked(), "ang counter-charge");
        scene.roll(&[0]).play("counter lancaster-lb1 enrique-sl1");
        assert_eq!(scene.asked(), "cas step", "it rides on first");
        scene
    };
    let rode = |scene: &Drill| scene.events().any(|event| matches!(event, Event::Rode { counter: true, .. }));
    let mut near = start();
    near.dice_may_be_left().roll(&[0, 0, 0]).play("3; 3; 3; stop 2");
    assert!(rode(&near) || near.asked() == "ang ride", "four hexes away");
    let mut far = start();
    far.play("3; 3; 3; 3; 3; 3; 3; stop 2");
    assert!(!rode(&far) && far.asked() == "cas moving", "eight hexes away");
    assert_eq!(dropped(&far, Dropped::NoWay), 1);
}

// ---------------------------------------------------------------- ground, mud, pits

#[test]
fn r_11_4c_v_20_the_hedge_frightens_horses() {
    let [rider, archers] = across("poitiers", "hedge", "prince-mm1", "dauphin-dm1");
    let scene = at("poitiers", "prince", &[&rider, &archers]);
    let (rider, foot) = (scene.id("prince-mm1"), scene.id("dauphin-dm1"));
    let look = scene.look();
    let (from, at) = (look.hex_of(rider).unwrap(), look.hex_of(foot).unwrap());
    let link = Link { attacker: rider, defender: foot, charge: true, countered: false, from, at };
    let fight = Fight::new(FightKind::Named, engine::Seat(1), Links::from_iter([link]));
    assert_eq!(lines(&look.horses_sum(&fight, &link)), ["11.4c +1"], "4 + 1 = 5 refuses");
    assert!(look.horses_balk(&fight, &link));
}

#[test]
fn r_cre_2_mud_under_a_charge() {
    let sum = |mud: bool| {
        let scene = with_options(
            "crecy",
            "alencon",
            |it| it.mud = mud,
            &["alencon-mm1 1416 12", "prince-lb1 1414 12"],
        );
        let look = scene.look();
        let ground = look.battle().special.mud.unwrap().terrain;
        let muddy = look.field().hexes().find(|hex| look.field().terrain_id(*hex) == ground);
        let (rider, foot) = (scene.id("alencon-mm1"), scene.id("prince-lb1"));
        let (from, at) = (look.hex_of(rider).unwrap(), look.hex_of(foot).unwrap());
        let from = look
            .field()
            .around(at)
            .iter()
            .copied()
            .find(|hex| look.field().distance(*hex, from) == 1)
            .unwrap();
        let link = Link { attacker: rider, defender: foot, charge: true, countered: false, from, at };
        let mut fight = Fight::new(FightKind::Named, engine::Seat(0), Links::from_iter([link]));
        if muddy.is_some_and(|hex| look.is_muddy(hex, &[])) {
            fight.muddy.insert(rider);
        }
        let sum: engine::Tally = look.shock_sum(&fight, foot);
        lines(&sum)
            .into_iter()
            .filter(|line| line.starts_with("10.4.4") || line.starts_with("CRE"))
            .collect::<Vec<_>>()
    };
    assert_eq!(sum(true), ["10.4.4 +2", "CRE-2 -1"]);
    assert_eq!(sum(false), ["10.4.4 +2"]);
}

#[test]
fn r_cre_7_pits() {
    let mark = {
        let scene = at("crecy", "alencon", &["alencon-mm1 1416 12", "prince-lb1 1414 12"]);
        let field = scene.look().field();
        let (hex, side) = field
            .marks
            .iter()
            .copied()
            .find(|(hex, side)| {
                field.terrain(*hex).id == "clear" && field.terrain(field.neighbour(*hex, *side)).id == "clear"
            })
            .unwrap();
        (
            field.side_label(hex, side),
            field.label(hex).to_string(),
            field.label(field.neighbour(hex, side)).to_string(),
            side,
        )
    };
    let (label, hex, beyond, side) = mark;
    // The English stand above, in the row with the lower number.
    let hour = |side: hexboard::Side| side.corners()[0].hour(hexboard::Orientation::Pointy);
    let (upper, lower) = if hex < beyond { (&hex, &beyond) } else { (&beyond, &hex) };
    let _ = side;
    let archers = format!("prince-lb1 {upper} {}", hour(side));
    let riders = format!("alencon-mm1 {lower} {}", hour(side.opposite()));
    let pits = format!("pits = [{label:?}]");
    let scene = with_options("crecy", "alencon", |it| it.pits = true, &[&riders, &archers, &pits]);
    let look = scene.look();
    let (rider, foot) = (scene.id("alencon-mm1"), scene.id("prince-lb1"));
    let (from, at) = (look.hex_of(rider).unwrap(), look.hex_of(foot).unwrap());
    let link = Link { attacker: rider, defender: foot, charge: true, countered: false, from, at };
    let fight = Fight::new(FightKind::Named, engine::Seat(0), Links::from_iter([link]));
    assert!(look.horses_balk(&fight, &link), "even before archers");
    assert_eq!(lines(&look.horses_sum(&fight, &link)), ["CRE-7 +2"]);
    let sum: engine::Tally = look.shock_sum(&fight, foot);
    assert!(lines(&sum).contains(&"CRE-7 -1".to_string()));
}

#[test]
fn ruling_9_2_7_s_18_disordered_on_arrival() {
    let mut scene = drill(&["enrique-mm1 0507 12", "lancaster-lb1 0505 6"]);
    scene.play("end; charge enrique-mm1 lancaster-lb1; confirm; ride 0506 facing 12");
    scene.roll(&[4, 3]).play("react lancaster-lb1");
    assert_eq!(clashes(&scene), ["10.4.3 +1; 10.4.6 +3; 10.4.7 -2 | 3 = 5 shock normal NE"]);
    assert!(scene.cites("MI-11.3f") && scene.checks().is_empty());
}
