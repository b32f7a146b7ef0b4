//! 8: leaders.

use crate::field::*;
use game_grunwald::ch05_combat::Command;
use game_grunwald::content::CONTENT;
use game_grunwald::state::ALLIED;

#[test]
fn r_8_0_an_army_leader_reaches_three_hexes_the_others_two() {
    let command = |leaders: &str| {
        let battle = field(&format!("PKR1 0915 N; {leaders}"));
        battle.look().command(battle.id("PKR1"))
    };
    let zyndram = |at: &str| command(&format!("leader zyndram {at}"));
    let jagiello = |at: &str| command(&format!("leader jagiello {at}"));
    assert_eq!((zyndram("0913"), zyndram("0912")), (Some(Command::InRange), None));
    assert_eq!((jagiello("0912"), jagiello("0911")), (Some(Command::InRange), None));
    let far: Vec<&str> =
        CONTENT.counters.leaders.iter().filter(|it| it.range == 3).map(|it| it.id.as_str()).collect();
    assert_eq!(far, ["jagiello", "witold", "ulrich"], "the three with a star (G-R46)");
}

#[test]
fn r_8_2_2_the_enemys_leader_leads_nobody() {
    let battle = field("PKR1 0915 N; leader wallenrod 0914; leader andrzej 0910");
    assert_eq!(battle.look().leader_in_range(battle.id("PKR1")), None);
    let battle = battle.with("leader andrzej 0913");
    let (distance, leader) = battle.look().leader_in_range(battle.id("PKR1")).expect("he leads it");
    assert_eq!((distance, battle.look().leader_card(leader).id.as_str()), (2, "andrzej"));
}

#[test]
fn r_8_1_1_a_leader_is_no_unit() {
    // He does not count: there is room for two points beside him.
    field("PKR1 0915 N; leader zyndram 0915; leader andrzej 0915");
    // Alone he controls nothing: the enemy rides by.
    let mut battle = field("phase 5; leader zyndram 0914; TGM1 0912 S; TGM2 2010 S");
    assert!(!battle.look().controlled(ALLIED, hex("0913")));
    battle.play("move TGM1; f");
    assert_eq!(battle.asked(), "order step");
    // And he rides alone.
    assert!(field("leader zyndram 0914").allows("move zyndram"));
}

#[test]
fn r_8_1_2_ten_points_at_the_prices_of_cavalry() {
    let mut battle = field("leader zyndram 1728; PKR1 0920 N");
    let mut hexes = 0;
    battle.play("move zyndram");
    while battle.asked() == "allied step" {
        let from = hex(&battle.leader_at("zyndram"));
        battle.play(&format!("to {}", label(CONTENT.field.neighbour(from, side("N")))));
        hexes += 1;
    }
    assert_eq!((hexes, battle.leader_at("zyndram")), (8, "1720".into()), "seven, and three for the marsh");
}

#[test]
fn r_8_1_3_a_leader_rides_through_zones() {
    let mut battle = field("leader zyndram 0915; TGM1 0913 S; PKR1 0925 N");
    battle.play("move zyndram");
    for label in ["0914", "1013", "1012"] {
        battle.play(&format!("to {label}")).cites("G-8.1.3");
    }
    assert_eq!((battle.leader_at("zyndram"), battle.asked()), ("1012".into(), "allied step".into()));
}

/// Bows of the Order kill the leader of this hex, and nobody else: a miss, then the throw for him.
fn shoot(battle: &mut Game, shot: &str) {
    battle.roll([1, 1, 6, 6]).play(shot);
}

#[test]
fn r_8_1_4_his_death_costs_those_about_him_a_point() {
    let mut battle =
        field("phase 1 open-fire; LIL1 4924 N; LIL2 4924 N; LIL3 4925 N; leader szymon 4924; TXB1 4922 S");
    shoot(&mut battle, "fire TXB1 LIL1");
    assert_eq!(battle.leader_at("szymon"), "dead");
    let points = ["LIL1", "LIL2", "LIL3"].map(|name| battle.at(name));
    let left = ["4924 N pf1 nc0", "4924 N pf1 nc0", "4925 N pf2 nc0"];
    assert_eq!(points, left, "who stands in the next hex loses nothing");
}

#[test]
fn r_8_1_6_the_losses_of_an_orphaned_army_do_not_move_the_marker() {
    let mut battle = field(
        "phase 5 open-fire; leader wallenrod 5100; TGM1 0910 S; TEL3 2010 S pf1; leader ulrich 0910; \
         PXB1 0912 N",
    );
    shoot(&mut battle, "fire PXB1 TGM1");
    assert_eq!((battle.at("TGM1"), battle.at("TEL3")), ("0910 S pf1 nc0".into(), "gone".into()));
    assert_eq!((battle.morale(), battle.points()), (12, [20, 0]), "twelve for him, none for the rider");
    // Those who stood about an ordinary leader do count.
    let mut battle = field("phase 5 open-fire; TIM1 0910 S; leader wallenrod 0910; PXB1 0912 N");
    shoot(&mut battle, "fire PXB1 TIM1");
    assert_eq!((battle.at("TIM1"), battle.morale()), ("gone".into(), 8 + 1));
}

/// Wallenrod with a rider in 0915, and free hexes behind him only as far as these let them.
fn hemmed_in(rider: &str, blocked: &str) -> Game {
    field(&format!("phase 2; PKR1 0914 S nc3; TEL3 0915 N {rider}; leader wallenrod 0915; {blocked}"))
}

const ONE_HEX: &str = "PKR2 1015 NE; PKR3 0815 NW; PKR4 1016 SE; PKR5 0816 SW; PKR6 0917 S";
const TWO_HEXES: &str =
    "PKR2 1015 NE; PKR3 0815 NW; PKR4 1016 SE; PKR5 0816 SW; PKR6 0918 S; PGO1 1017 SE; PGO2 0817 SW";

#[test]
fn r_8_1_7_e_30_a_leader_stops_with_his_unit_where_the_way_ends() {
    // 1:1, armour 2 and charge 3 against his two: 4:1, where a seven is D2. Only 0916 is free.
    let mut battle = hemmed_in("", ONE_HEX);
    battle.roll([3, 4, 6, 6, 3, 4]).fights_out("attack PKR1 x 0915");
    assert_eq!((battle.at("TEL3"), battle.leader_at("wallenrod")), ("0916 NE pf1 nc0".into(), "0916".into()));
    assert_eq!(battle.said("leader-throw", "needs"), ["3"]);
    assert_eq!(battle.sentences("leader-throw"), ["told-leader-lives"]);
    // With one point the unit is lost there; he is alone, and the pursuer rides him down.
    let mut battle = hemmed_in("pf1", ONE_HEX);
    // 2:1 and three more: 5:1, where a seven is D2 too.
    battle.roll([3, 4, 6, 6]).fights_out("attack PKR1 x 0915").cites("G-8.2.6");
    assert_eq!((battle.at("TEL3"), battle.leader_at("wallenrod")), ("gone".into(), "dead".into()));
    assert!(battle.at("PKR1").starts_with("0916"));
}

#[test]
fn r_8_1_7_who_need_not_pursue_may_ride_down_a_leader_left_alone() {
    // Zyndram next to them: one more, 6:1, where a nine is D2; and a throw of one leaves the choice.
    let mut battle = hemmed_in("pf1", ONE_HEX).with("leader zyndram 0913");
    battle.roll([4, 5, 6, 6, 1]).play("attack PKR1 x 0915; face N");
    assert_eq!((battle.asked(), battle.leader_at("wallenrod")), ("allied pursue".into(), "0916".into()));
    battle.play("pursue 1; on 0916");
    assert_eq!((battle.leader_at("wallenrod"), battle.asked()), ("dead".into(), "allied face".into()));
    // Where the beaten unit lives, it ends one hex before it (G-R36).
    let mut battle = hemmed_in("", ONE_HEX).with("leader zyndram 0913");
    battle.roll([3, 4]).play("attack PKR1 x 0915");
    battle.roll([6, 6, 1]).plays_on(|battle| {
        let next = if battle.asked() == "order face" {
            Some("face N".into())
        } else {
            battle.legal().into_iter().next()
        };
        next.filter(|_| !battle.asked().ends_with("pursue"))
    });
    battle.play("pursue 1");
    assert_ne!(battle.asked(), "allied pursue");
}

#[test]
fn r_8_1_6_those_beside_an_army_leader_move_no_marker_either() {
    let mut battle = field(
        "phase 1 open-fire; LVI1 0910 S pf1; PKR1 0920 S; leader jagiello 0910; leader andrzej 5131; \
         TXB1 0912 N",
    );
    shoot(&mut battle, "fire TXB1 LVI1");
    assert_eq!((battle.at("LVI1"), battle.at("PKR1")), ("gone".into(), "0920 S pf1 nc0".into()));
    assert_eq!(battle.morale(), -CONTENT.charts.track.army_leader);
}

#[test]
fn r_8_1_8_nothing_shakes_a_leader() {
    // Through woods, and into the hex of a unit in panic: no throw, no marker, no lost point.
    let mut battle = field("phase 1; leader zyndram 1025; PKR1 1125 N panicked; PKR2 0920 N");
    battle.play("move zyndram; to 1024; to 1125");
    assert_eq!((battle.count("tested"), battle.count("worse")), (0, 0));
    assert_eq!(battle.left(), Some(20 - 8 - 10), "four points for woods, and one for a friend");
}

#[test]
fn r_8_2_1_beside_a_leader_two_modifiers() {
    let battle = field("phase 2; PKR1 0914 S; leader zyndram 0914; TEL3 0915 N");
    assert_eq!(battle.sums("attack PKR1 x 0915"), "2:2 [2 G-5.2.7, 2 G-8.2.1] [] 5:1");
}

#[test]
fn r_8_2_3_only_one_leader_counts() {
    let mut battle = field(
        "phase 2; PKR1 0914 S; leader zyndram 0914; leader andrzej 0914; leader jagiello 0912; TEL3 0915 N",
    );
    assert_eq!(battle.sums("attack PKR1 x 0915"), "2:2 [2 G-5.2.7, 2 G-8.2.1] [] 5:1");
    // A twelve at 5:1 is a loss for both and nobody retreats.
    battle.roll([6, 6]).play("attack PKR1 x 0915").cites("G-8.2.3");
}

/// What a leader had to throw more than, and whether he fell.
fn leader_throw(battle: &Game) -> (Vec<String>, bool) {
    (battle.said("leader-throw", "needs"), battle.sentences("leader-throw") == ["told-leader-falls"])
}

#[test]
fn r_8_2_5_e_31_losses_make_it_worse_for_the_leader_of_attackers() {
    for (throw, dead) in [([1, 1], true), ([1, 2], true), ([1, 3], false)] {
        let mut battle = field("phase 2; LME1 0914 S; leader zyndram 0914; TGM1 0915 N nc1");
        // 1:1, his two against armour 2 and charge 1: 1:2, where an eleven is A2 -1.
        let disorder: &[u8] = if dead { &[] } else { &[3, 4] };
        battle.roll([&[5, 6], &throw[..], disorder].concat()).fights_out("attack LME1 x 0915");
        assert_eq!(leader_throw(&battle), (vec!["3".into()], dead), "two hexes and a point: {throw:?}");
    }
}

#[test]
fn r_8_2_5_e_32_a_short_retreat_too() {
    for (throw, dead) in [([1, 1], true), ([2, 3], true), ([2, 4], false)] {
        // Zyndram makes it 6:1, where a five is D3 -1; only two hexes are free.
        let mut battle = hemmed_in("", TWO_HEXES).with("leader zyndram 0914");
        battle.roll([&[2, 3], &throw[..]].concat()).fights_out("attack PKR1 x 0915");
        assert_eq!(leader_throw(&battle), (vec!["5".into()], dead), "three hexes and two points: {throw:?}");
    }
}

#[test]
fn r_8_2_8_what_the_loss_of_a_leader_means_for_morale() {
    for (name, boxes) in [("wallenrod", 8), ("ulrich", 12), ("andrzej", -8), ("jagiello", -12)] {
        let (phase, bows) =
            if boxes > 0 { (5, "PXB1 0912 N; TGM1 3010 S") } else { (1, "TXB1 0912 N; PKR1 3010 S") };
        let mut battle = field(&format!(
            "phase {phase} open-fire; leader gersdorf 5100; leader szymon 5131; leader {name} 0910; {bows}"
        ));
        // Who is alone is aimed at himself.
        let shot = format!("fire {} @0910", &bows[..4]);
        battle.roll([6, 6]).play(&shot);
        let points: u16 = battle.points().iter().sum();
        assert_eq!((battle.leader_at(name), battle.morale()), ("dead".into(), boxes), "{name}");
        // Sixteen for him; of Ulrich's and Jagiełło's men nobody had only one point.
        assert_eq!(points, 16);
    }
}

#[test]
fn ruling_59_each_of_several_leaders_is_thrown_for() {
    let mut battle =
        field("phase 2; PKR1 0914 S nc3; TEL3 0915 N; leader wallenrod 0915; leader gersdorf 0915");
    // One of them helps.
    assert_eq!(battle.sums("attack PKR1 x 0915"), "2:2 [2 G-5.2.7, 3 G-5.6.4] [2 G-8.2.1] 4:1");
    // D2: death on a two. One falls, the other does not.
    battle.roll([3, 4, 6, 6, 1, 1, 3, 4]).fights_out("attack PKR1 x 0915");
    let dead = ["wallenrod", "gersdorf"].map(|name| battle.leader_at(name) == "dead");
    assert_eq!((battle.count("leader-throw"), dead), (2, [false, true]));
}

#[test]
fn ruling_68_a_leader_in_the_way_and_a_leader_left_behind() {
    // Ridden down, and the rider goes on.
    let mut battle = field("PKR1 0915 N; leader wallenrod 0914; PKR2 0925 N");
    battle.play("move PKR1; f; f");
    assert_eq!((battle.leader_at("wallenrod"), battle.at("PKR1")), ("dead".into(), "0913 N pf2 nc2".into()));
    // His unit is shot under him: he stays alone where it fell.
    let mut battle = field("PKR5 0917 N pf1; leader zyndram 0917; PKR2 0925 N; TXB1 0914 S");
    battle.play("move PKR5; take zyndram; f");
    battle.roll([5, 5, 1, 1]).play("fire TXB1 PKR5");
    assert_eq!((battle.at("PKR5"), battle.leader_at("zyndram")), ("gone".into(), "0916".into()));
    assert!(battle.look().lone_leader(ALLIED, hex("0916")));
}

#[test]
fn ruling_77_only_those_in_his_hex_suffer_with_an_ordinary_leader() {
    // The text sends to chapter 13; nothing there makes a leader's whole conroi lose strength.
    let mut battle = field(
        "option organisation fatigue; phase 1 open-fire; PKR1 0915 N; PKR2 0914 N; leader zyndram 0915; \
         TXB1 0917 N",
    );
    shoot(&mut battle, "fire TXB1 PKR1");
    assert_eq!((battle.at("PKR1"), battle.at("PKR2")), ("0915 N pf1 nc0".into(), "0914 N pf2 nc0".into()));
    battle.cites("G-R77");
}

#[test]
fn r_8_1_4_beside_an_army_leader_of_another_nation() {
    // Lithuanians are not Jagiełło's army (G-R46), but who stands with him suffers as beside any leader.
    let mut battle = field(
        "phase 1 open-fire; leader andrzej 5131; LVI1 0915 N; LVI2 0914 N; leader jagiello 0915; TXB1 0917 N",
    );
    shoot(&mut battle, "fire TXB1 LVI1");
    assert_eq!((battle.at("LVI1"), battle.at("LVI2")), ("0915 N pf1 nc0".into(), "0914 N pf2 nc0".into()));
}

#[test]
fn r_8_2_7_alone_against_a_counter_charge() {
    let mut battle = field("leader andrzej 0918; PKR2 0925 N; TGM1 0915 S");
    battle.play("move andrzej; to 0917");
    assert_eq!(battle.asked(), "order counter-charge");
    // A twelve in the last column costs the knight a point; the leader dies all the same.
    battle.roll([6, 6]).play("counter TGM1 0916").cites("G-8.2.7");
    assert_eq!((battle.leader_at("andrzej"), battle.morale()), ("dead".into(), -8));
    assert!(battle.is("TGM1", "pf") && battle.at("TGM1").contains("pf1"));
}

#[test]
fn r_8_1_2_a_leader_pays_for_walls_what_light_cavalry_pays() {
    let mut battle = field("leader zyndram 4923; PKR1 0920 N");
    battle.play("move zyndram; to 4924");
    assert_eq!(battle.left(), Some(20 - 8), "three points for the wall, one for the ground");
}

#[test]
fn ruling_46_a_leader_rides_through_no_lake_and_over_no_river() {
    let beside = |at: &str| {
        let mut battle = field(&format!("leader zyndram {at}; PKR1 0920 N"));
        battle.play("move zyndram");
        battle
    };
    beside("4803").refuses("to 4704", "G-4.2.7");
    beside("4318").refuses("to 4418", "G-T.1");
}

#[test]
fn r_4_4_2_a_leader_leaves_the_map_with_his_last_point() {
    let mut battle = field("leader zyndram 0900; PKR1 0920 N");
    battle.play("move zyndram");
    assert!(battle.with("walk left 2").allows("exit"));
    assert_eq!(battle.with("walk left 1").asked(), "allied activate", "with less he is done");
}
