//! 5.4: where a beaten unit may go.

use crate::field::*;
use game_grunwald::content::{CONTENT, Cell};
use game_grunwald::event::Event;

/// An attack that drives somebody back by this many hexes and does nothing else, whatever throw that takes, and whatever speed of
/// those who ride at `nc?`.
#[track_caller]
fn driven(position: &str, attack: &str, hexes: u8) -> Game {
    let wanted = Cell { retreat: Some((false, hexes)), ..Cell::default() };
    for speed in ["nc2", "nc0", "nc1", "nc3"] {
        let mut battle = field(&position.replace("nc?", speed));
        let column = battle.sum_of(attack, "column").expect("a column");
        let throw = (2..=12).find(|throw| CONTENT.charts.result(*throw, column as i8) == wanted);
        if let Some(throw) = throw {
            battle.roll(two(throw)).play(attack);
            return battle;
        }
    }
    panic!("no throw drives them back");
}

/// Where it may go first, or has gone where there is no choice.
fn ways(battle: &Game, name: &str) -> Vec<String> {
    let start = format!("back {name} ");
    let list: Vec<String> = battle.legal_with(&start).iter().map(|text| text.replace(&start, "")).collect();
    if list.is_empty() { vec![battle.at(name)[..4].into()] } else { list }
}

/// The first steps of TGM1 in 0915 after an attack by PKR1 from the north.
#[track_caller]
fn beaten(more: &str, hexes: u8) -> Vec<String> {
    let battle =
        driven(&format!("phase 2; PKR1 0914 S nc?; TGM1 0915 N; {more}"), "attack PKR1 x 0915", hexes);
    ways(&battle, "TGM1")
}

#[test]
fn r_5_4_5_v_27_not_into_an_enemy_zone() {
    assert_eq!(beaten("", 2), ["0815", "0916", "1015"]);
}

#[test]
fn r_5_4_2_every_step_leads_farther_away() {
    let mut battle = driven("phase 2; PKR1 0914 S nc?; TGM1 0915 N", "attack PKR1 x 0915", 2);
    battle.play("back TGM1 0916");
    let next = ways(&battle, "TGM1");
    assert!(next.len() > 1, "{next:?}");
    for to in next {
        assert_eq!(CONTENT.field.distance(hex("0915"), hex(&to)), 2);
    }
}

#[test]
fn ruling_34_the_longest_way_is_taken() {
    // North-west and north are zones; to the south-west friends fill two of the three second hexes, elsewhere it is open.
    let two = "TGM2 0716 N; TGM3 0816 N";
    assert_eq!(beaten(two, 2), ["0815", "0916", "1015"]);
    // The third is filled too: that way would fall short, and is closed as long as another does not.
    let three = format!("{two}; TGM4 0715 N");
    assert_eq!(beaten(&three, 2), ["0916", "1015"]);
    let start = format!("phase 2; PKR1 0914 S nc?; TGM1 0915 N; {three}");
    driven(&start, "attack PKR1 x 0915", 2).refuses("back TGM1 0815", "G-R34");
    // One hex is one hex.
    assert_eq!(beaten(&three, 1), ["0815", "0916", "1015"]);
}

#[test]
fn r_5_4_5_not_off_the_map_into_a_lake_or_over_a_river() {
    let first = |foe: &str, who: &str| {
        let at = &who[5..9];
        ways(&driven(&format!("phase 2; {foe}; {who}"), &format!("attack PKR1 x {at}"), 1), "TGM1")
    };
    // At the northern edge, with the enemy to the south-east: nothing but the map's own hexes.
    assert_eq!(first("PKR1 2200 SW nc?", "TGM1 2100 S"), ["2000"]);
    // Beside Lake Lubień: 4418 is water.
    let shore = first("PKR1 4317 S nc?", "TGM1 4318 N");
    assert!(!shore.iter().any(|to| to == "4418") && !shore.is_empty(), "{shore:?}");
    // The Marózka between 4908 and 5008 has neither bridge nor ford there; between 4906 and 4907 it has a ford.
    let bank = first("PKR1 4907 S nc?", "TGM1 4908 N");
    assert!(!bank.iter().any(|to| to == "5008"), "{bank:?}");
    let ford = first("PKR1 4908 N nc?", "TGM1 4907 S");
    assert!(ford.iter().any(|to| to == "4906"), "{ford:?}");
}

#[test]
fn r_12_1_9_a_fort_takes_in_ten_points_and_two_of_riders() {
    let goes = |inside: &[&str], who: &str| {
        let inside: Vec<String> = inside.iter().map(|unit| format!("{unit} 4924 N")).collect();
        let start = format!("phase 6; TGM1 4922 S nc?; {who} 4923 N; {}", inside.join("; "));
        ways(&driven(&start, "attack TGM1 x 4923", 1), who).iter().any(|to| to == "4924")
    };
    let foot = ["LIL1", "LIL2", "LIL3", "LIL4"];
    assert!(goes(&foot, "PIL1"), "eight and two");
    assert!(!goes(&[&foot[..], &["PIL2"]].concat(), "PIL1"), "ten and two");
    assert!(!goes(&["PKR2"], "PKR1"), "two points of riders and two more");
    assert!(goes(&["PKR2"], "PIL1"), "foot finds room beside them");
    assert!(goes(&[], "PKR1"));
}

/// Six riders about 0915.
const AROUND: &str = "PKR1 0914 S; PKR2 1014 SW; PKR3 0916 N; PKR4 0814 SE; PKR5 1015 NW; PKR6 0815 NE";
const ALL_SIX: &str = "attack PKR1+PKR2+PKR3+PKR4+PKR5+PKR6 x 0915";

#[test]
fn r_5_4_6_v_45_surrounded_there_is_no_way() {
    let mut battle = field(&format!("phase 2; TGM1 0915 N; {AROUND}"));
    // 9:1, an eleven: D2, and nowhere to go. Who is still there is thrown for.
    battle.roll([5, 6, 3, 4]).play(ALL_SIX).cites("G-5.4.6");
    assert_eq!(battle.count("fell-back"), 0);
    assert_eq!(battle.at("TGM1"), "0915 N pf1 nc0");
}

#[test]
fn r_4_5_2_friends_must_leave_room() {
    // Cavalry in the way must fit; foot is pushed aside.
    assert_eq!(beaten("TGM2 0916 N; TIL1 1015 N", 1), ["0815", "1015"]);
    let foot = driven("phase 2; PKR1 0914 S nc?; TIL2 0915 N; TIL1 1015 N", "attack PKR1 x 0915", 1);
    assert_eq!(ways(&foot, "TIL2"), ["0815", "0916"], "foot pushes nobody");
}

#[test]
fn r_11_7_4_a_bombard_ready_to_fire_does_not_retreat() {
    let after = |face: &str| {
        driven(&format!("phase 2; PKR1 0914 S nc?; TBO1 0915 N {face}"), "attack PKR1 x 0915", 2)
    };
    assert_eq!(after("").at("TBO1"), "gone");
    assert_eq!(ways(&after("marching"), "TBO1"), ["0815", "0916", "1015"]);
}

#[test]
fn r_4_4_1_the_edge_is_a_wall() {
    // 2000 and 2200 lie in the zone.
    let mut battle = field("phase 2; TGM1 2100 S; PKR1 2101 N nc2");
    // 3:1, a seven: D1. It pays with a point, and is still there to be thrown for.
    battle.roll([3, 4, 3, 4]).play("attack PKR1 x 2100");
    assert_eq!((battle.at("TGM1"), battle.count("fell-back")), ("2100 S pf1 nc0".into(), 0));
}

#[test]
fn r_5_4_1_nobody_declines_a_retreat() {
    let mut battle = field("phase 2; PKR1 0914 S nc3; TEL3 0915 N");
    // 6:1, a nine: D2.
    battle.roll([4, 5]).play("attack PKR1 x 0915");
    assert_eq!(battle.asked(), "order retreat");
    assert!(battle.legal().iter().all(|text| text.starts_with("back ")), "{:?}", battle.legal());
}

#[test]
fn r_5_4_2_e_18_the_distance_is_counted_from_where_it_fought() {
    // Whatever ways are chosen, D2 ends two hexes away.
    for first in ["0815", "0916", "1015"] {
        let mut battle = field("phase 2; PKR1 0914 S nc3; TEL3 0915 N");
        battle.roll([4, 5]).play("attack PKR1 x 0915");
        battle.falls_back("TEL3", first);
        battle.plays_on(|battle| battle.legal().pop().filter(|_| battle.asked() == "order retreat"));
        assert_eq!(battle.distance("TEL3", "0915"), 2, "by {first}");
    }
}

#[test]
fn r_5_4_3_the_turns_of_a_retreat_cost_no_speed() {
    // Its own speed helps the defender: 5:1, a seven is D2.
    let mut battle = field("phase 2; PKR1 0914 S nc3; TEL3 0915 N nc2");
    battle.roll([3, 4]).play("attack PKR1 x 0915");
    battle.falls_back("TEL3", "1015 1016");
    assert!(battle.cited().contains(&"G-5.4.3"));
    battle.play("face NW");
    assert_eq!(battle.at("TEL3"), "1016 NW pf2 nc2", "south-east, south, and about to the north-west");
}

#[test]
fn r_5_4_6_e_19_one_point_for_all_where_the_retreat_ends() {
    // Four hexes are asked and three are there: 0916, 0917, 0918; foot watches all the rest.
    let mut battle = field(
        "phase 2; PKR1 0914 S nc3; PKR2 0913 S; banner KR PKR2; TEL3 0915 N pf1; TSB2 0915 N pf1; \
         PIL1 1116 NW; PIL2 0716 NE; PIL3 1117 SW; PIL4 0717 SE; PIL5 1019 N; PIL6 0819 N",
    );
    // 1:1, armour 2, charge 3, a banner: 7:1; a four is D4.
    battle.roll([1, 3]).play("attack PKR1 x 0915");
    for name in ["TEL3", "TSB2"] {
        battle.falls_back(name, "0916 0917 0918");
        battle.play("face N");
    }
    assert_eq!(["TEL3", "TSB2"].map(|name| battle.at(name)), ["0918 N pf1 nc0", "0918 N pf1 nc0"]);
    assert_eq!(battle.asked(), "order loss", "their owner chooses");
    battle.play("lose TSB2");
    let gone = battle.events().find_map(|event| match event {
        Event::Eliminated { unit, hex, .. } => Some((*unit, label(*hex))),
        _ => None,
    });
    assert_eq!(gone, Some((battle.id("TSB2"), "0918")), "on the last hex of its retreat");
    assert_eq!(battle.at("TEL3"), "0918 N pf1 nc0", "one point in all");
}

#[test]
fn ruling_34_a_point_for_all_or_by_the_other_reading_for_each_hex() {
    // 9:1, an eleven: D2, and nowhere to go. Who is still there is thrown for.
    let left = |option: &str, dice: &[u8]| {
        let mut battle = field(&format!("{option}; phase 2; TPM1 0915 N; {AROUND}"));
        battle.roll(dice).play(ALL_SIX);
        battle.at("TPM1")
    };
    assert!(left("", &[5, 6, 3, 4]).starts_with("0915 N pf1"));
    assert_eq!(left("option blocked-retreat per-hex", &[5, 6]), "gone");
}

/// TEL3 in 0915 is beaten by two hexes; its only way leads through 0916.
fn through(friend: &str, rider: &str) -> Game {
    let mut battle = field(&format!("phase 2; PKR1 0914 S nc3; {rider}; {friend}; TGM1 1015 N; TGM2 0815 N"));
    // 6:1 or, against one point, 7:1: a nine is D2.
    battle.roll([4, 5]).play("attack PKR1 x 0915");
    battle
}

#[test]
fn ruling_35_a_bombard_that_stands_ready_is_ridden_down() {
    let battle = through("TBO1 0916 N", "TEL3 0915 N");
    assert_eq!(battle.at("TBO1"), "gone");
    assert_eq!((battle.morale(), battle.points()[0]), (1, 1), "lost like any other");
}

#[test]
fn ruling_35_foot_flees_even_where_there_was_room_for_both() {
    let mut battle = through("TIM1 0916 N", "TEL3 0915 N pf1");
    assert!(battle.at("TIM1").ends_with("panicked"), "{}", battle.at("TIM1"));
    // Past nobody whom it could infect.
    let free = |battle: &Game, text: &str| text.split(' ').nth(2).is_some_and(|at| nobody(battle, at));
    battle.plays_on(|battle| {
        let choice = || battle.legal().into_iter().find(|text| free(battle, text)).expect("an empty hex");
        (battle.asked() == "order retreat").then(choice)
    });
    assert_eq!(battle.distance("TIM1", "0916"), 3);
}

#[test]
fn ruling_34_water_on_the_way_back_takes_a_level() {
    let mut battle = field("phase 2; PKR1 2420 N nc3; TEL3 2419 S nc2");
    // Armour 2, charge 3 against charge 1: 5:1; a seven is D2. Over the stream to 2418 and on.
    battle.roll([3, 4]).play("attack PKR1 x 2419");
    battle.falls_back("TEL3", "2418 2417").cites("G-R34");
    battle.play("face S");
    assert_eq!(battle.at("TEL3"), "2417 S pf2 nc1");
}

#[test]
fn ruling_34_a_dead_end_on_any_side_is_no_way_back() {
    // Whichever side is blocked behind its first hex, only the others are left.
    for (first, blocked) in [
        ("0815", "TGM2 0716 N; TGM3 0816 N; TGM4 0715 N"),
        ("0916", "TGM2 0917 N; TGM3 0816 N; TGM4 1016 N"),
        ("1015", "TGM2 1115 N; TGM3 1116 N; TGM4 1016 N"),
    ] {
        let ways = beaten(blocked, 2);
        assert!(!ways.is_empty() && !ways.contains(&first.to_string()), "{first}: {ways:?}");
        assert!(ways.iter().all(|way| ["0815", "0916", "1015"].contains(&way.as_str())), "{ways:?}");
    }
}

#[test]
fn r_5_4_4_of_the_ways_back_that_count_which_sweeps_the_fewest() {
    // TEL3 goes back two hexes by 0916; three hexes lie behind it.
    let swept = |foot: &str| {
        let battle = field(&format!("phase 2; PKR1 0914 S nc3; TEL3 0915 N; {foot}; TGM5 2510 N"));
        let mut battle = battle;
        battle.roll([4, 5]).play("attack PKR1 x 0915");
        battle.look().foot_in_the_way(battle.id("TEL3"), hex("0916"))
    };
    assert_eq!(swept("TIL1 2020 N"), 0);
    assert_eq!(swept("TIL1 0917 N"), 0, "another hex is as far away");
    assert_eq!(swept("TIL1 0916 N"), 1);
    assert_eq!(swept("TIL1 0916 N pf1; TIL2 0916 N pf1"), 2);
    assert_eq!(swept("TIL1 0917 N; TIL2 0816 N; TIL3 1016 N"), 1, "one of them, whichever way");
    assert_eq!(swept("TIL1 0917 N pf1; TIL4 0917 N pf1; TIL2 0816 N; TIL3 1016 N pf1; TIM1 1016 N pf1"), 1);
    assert_eq!(swept("TGM1 0917 N; TIL2 0816 N; TIL3 1016 N"), 1, "riders are not swept, they bar the way");
    // Foot sweeps nobody.
    let mut foot = field("phase 2; PKR1 0914 S nc3; TIL2 0915 N; TIL1 0917 N; TGM5 2510 N");
    foot.attack_until("attack PKR1 x 0915", |battle| battle.lists("back TIL2 0916"));
    assert_eq!(foot.look().foot_in_the_way(foot.id("TIL2"), hex("0916")), 0);
}

#[test]
fn r_5_4_4_on_its_way_it_counts_what_is_still_before_it() {
    let mut battle = field(
        "phase 2; PKR1 0914 S nc3; TEL3 0915 N; TIL1 0917 N; TIL2 0816 N pf1; TIL3 0816 N pf1; TGM5 2510 N",
    );
    battle.roll([4, 5]).play("attack PKR1 x 0915; back TEL3 0916");
    let swept = ["0917", "0816", "1016"].map(|to| battle.look().foot_in_the_way(battle.id("TEL3"), hex(to)));
    assert_eq!(swept, [1, 2, 0]);
}

#[test]
fn r_12_1_9_two_points_of_riders_in_a_fort_however_they_are_cut() {
    let goes = |inside: &str, who: &str| {
        let start = format!("phase 6; TGM1 4922 S nc?; {who} 4923 N; {inside}");
        ways(&driven(&start, "attack TGM1 x 4923", 1), "PKR1").iter().any(|to| to == "4924")
    };
    assert!(!goes("PKR2 4924 N pf1", "PKR1"), "one point and two");
}

#[test]
fn r_5_4_6_who_falls_short_of_nothing_pays_nothing_and_is_not_told_so() {
    let mut battle = field("phase 2; PKR1 0914 S nc3; TEL3 0915 N");
    battle.roll([4, 5]).play("attack PKR1 x 0915");
    battle.falls_back("TEL3", "0916 0917").play("face N");
    assert!(!battle.events().any(|event| matches!(event, Event::FellShort { .. })));
    // Whoever does is named: the side that went back.
    let mut short = field("phase 2; TGM1 2100 S; PKR1 2101 N nc2");
    short.roll([3, 4, 3, 4]).play("attack PKR1 x 2100");
    let seat = short.events().find_map(|event| match event {
        Event::FellShort { seat, hexes } => Some((*seat, *hexes)),
        _ => None,
    });
    assert_eq!(seat, Some((game_grunwald::state::ORDER, 1)));
}

#[test]
fn r_8_2_4_only_a_leader_whose_unit_went_back_is_thrown_for() {
    // One of two attacked hexes loses its only unit by the blow, the other goes back; each had a leader.
    let mut battle = field(
        "phase 2; PKR1 0914 S nc3; PKR2 1114 SW nc3; TIM1 0915 N pf1; leader wallenrod 0915; TEL3 1014 N; \
         leader salzbach 1014; TGM5 0930 N",
    );
    battle.attack_until("attack PKR1+PKR2 x 0915+1014", |battle| {
        let fight = battle.table.state().now.fight.as_deref();
        fight.is_some_and(|fight| matches!(fight.retreat, Some((false, _)))) && battle.lists("lose TIM1")
    });
    battle.roll_always(3).play("lose TIM1");
    battle.roll_always(6).plays_on(|battle| {
        let legal = battle.legal();
        let led = legal.iter().find(|text| text.ends_with(" led")).or(legal.first());
        led.cloned().filter(|_| battle.asked().starts_with("order"))
    });
    assert_eq!(battle.count("leader-throw"), 1, "{}", battle.told());
    assert_ne!(battle.leader_at("wallenrod"), "dead", "nobody has touched him yet");
}
