//! 5.4: where a beaten unit may go.

use crate::asking::{cites, face, fall_back, legal};
use crate::{board, board_with, hex};
use game_grunwald::Options;
use game_grunwald::action::Action;
use game_grunwald::ch05_combat::retreat::Back;
use game_grunwald::content::CONTENT;
use game_grunwald::event::Event;

fn ways(board: &crate::Board, name: &str, most: u8) -> Vec<&'static str> {
    let id = board.id(name);
    let at = board.state.hex_of(id).expect("on the map");
    let mut list: Vec<&str> = board
        .look()
        .retreats(Back::from(id, at, most))
        .into_iter()
        .map(|hex| CONTENT.field.label(hex))
        .collect();
    list.sort_unstable();
    list
}

#[test]
fn r_5_4_5_v_27_not_into_an_enemy_zone() {
    let board = board().put("PKR1 0914 S").put("TGM1 0915 N");
    assert_eq!(ways(&board, "TGM1", 2), ["0815", "0916", "1015"]);
}

#[test]
fn r_5_4_2_every_step_leads_farther_away() {
    let board = board().put("PKR1 0914 S").put("TGM1 0915 N");
    let id = board.id("TGM1");
    let back = Back { unit: id, fought: hex("0915"), at: hex("0916"), done: 1, most: 2 };
    for to in board.look().retreats(back) {
        assert_eq!(CONTENT.field.distance(hex("0915"), to), 2);
    }
}

#[test]
fn ruling_34_the_longest_way_is_taken() {
    // North-west and north are zones; to the south-west friends fill two of the three second hexes, elsewhere it is open.
    let board = board().put("PKR1 0914 S").put("TGM1 0915 N").put("TGM2 0716 N").put("TGM3 0816 N");
    let longest =
        |board: &crate::Board| board.look().longest_retreat(board.id("TGM1"), hex("0915"), hex("0915"), 0, 2);
    assert_eq!(longest(&board), 2);
    assert_eq!(ways(&board, "TGM1", 2), ["0815", "0916", "1015"]);
    // The third is filled too: that way would fall short, and is closed as long as another does not.
    let board = board.put("TGM4 0715 N");
    assert_eq!((longest(&board), ways(&board, "TGM1", 2)), (2, vec!["0916", "1015"]));
    assert_eq!(ways(&board, "TGM1", 1), ["0815", "0916", "1015"], "one hex is one hex");
}

#[test]
fn r_5_4_5_not_off_the_map_into_a_lake_or_over_a_river() {
    // At the northern edge, with the enemy to the south: nothing but the map's own hexes.
    let edge = board().put("TGM1 2100 S").put("PKR1 2101 N");
    for to in ways(&edge, "TGM1", 1) {
        assert!(["2000", "2200"].contains(&to), "{to}");
    }
    // Beside Lake Lubień: 4418 is water.
    let shore = board().put("TGM1 4318 N");
    assert!(!ways(&shore, "TGM1", 1).contains(&"4418") && !ways(&shore, "TGM1", 1).is_empty());
    // The Marózka between 4908 and 5008 has neither bridge nor ford there; between 4906 and 4907 it has a ford.
    let bank = board().put("TGM1 4908 N");
    assert!(!ways(&bank, "TGM1", 1).contains(&"5008"));
    let ford = board().put("TGM1 4907 N");
    assert!(ways(&ford, "TGM1", 1).contains(&"4906"));
}

#[test]
fn r_12_1_9_a_fort_takes_in_ten_points_and_two_of_riders() {
    let goes = |inside: &[&str], who: &str| {
        let mut board = board().put(&format!("{who} 4923 N"));
        for unit in inside {
            board = board.put(&format!("{unit} 4924 N"));
        }
        ways(&board, who, 1).contains(&"4924")
    };
    let foot = ["LIL1", "LIL2", "LIL3", "LIL4"];
    assert!(goes(&foot, "PIL1"), "eight and two");
    assert!(!goes(&[&foot[..], &["PIL2"]].concat(), "PIL1"), "ten and two");
    assert!(!goes(&["PKR2"], "PKR1"), "two points of riders and two more");
    assert!(goes(&["PKR2"], "PIL1"), "foot finds room beside them");
    assert!(goes(&[], "PKR1"));
}

#[test]
fn r_5_4_6_v_45_surrounded_there_is_no_way() {
    let mut board = board().put("TGM1 0915 N");
    for (name, label, facing) in
        [("PKR1", "0914", "S"), ("PKR2", "1014", "SW"), ("PKR3", "0916", "N"), ("PKR4", "0814", "SE")]
    {
        board = board.put(&format!("{name} {label} {facing}"));
    }
    board = board.put("PKR5 1016 NW").put("PKR6 0815 NE");
    assert_eq!(ways(&board, "TGM1", 2), Vec::<&str>::new());
}

#[test]
fn r_4_5_2_friends_must_leave_room() {
    let board = board().put("TGM1 0915 N").put("TGM2 0916 N").put("TIL1 1015 N").put("PKR1 0914 S");
    // Cavalry in the way must fit; foot is pushed aside.
    assert_eq!(ways(&board, "TGM1", 1), ["0815", "1015"]);
    let foot = super::board().put("TIL2 0915 N").put("TIL1 1015 N").put("PKR1 0914 S");
    assert_eq!(ways(&foot, "TIL2", 1), ["0815", "0916"], "foot pushes nobody");
}

#[test]
fn r_11_7_4_a_bombard_ready_to_fire_does_not_retreat() {
    let ready = board().put("TBO1 0915 N").put("PKR1 0914 S");
    assert!(ways(&ready, "TBO1", 1).is_empty());
    assert!(!ways(&ready.marching("TBO1"), "TBO1", 1).is_empty());
}

#[test]
fn r_4_4_1_the_edge_is_a_wall() {
    let board = board().put("TGM1 2100 S").put("PKR1 2101 N");
    assert!(ways(&board, "TGM1", 2).iter().all(|label| !label.is_empty()));
    assert_eq!(
        board.look().longest_retreat(board.id("TGM1"), hex("2100"), hex("2100"), 0, 1),
        0,
        "2000 and 2200 lie in the zone"
    );
}

#[test]
fn r_5_4_1_nobody_declines_a_retreat() {
    let mut board = board().phase(2).put("PKR1 0914 S nc3").put("TEL3 0915 N");
    let attack = board.attack("PKR1 x 0915");
    // 6:1, a nine: D2.
    board.act(attack, &[4, 5]);
    assert_eq!(board.asked(), "order retreat");
    assert!(legal(&board).iter().all(|action| matches!(action, Action::FallBack { .. })));
}

#[test]
fn r_5_4_2_e_18_the_distance_is_counted_from_where_it_fought() {
    // Whatever ways are chosen, D2 ends two hexes away.
    for first in ["0815", "0916", "1015"] {
        let mut board = board().phase(2).put("PKR1 0914 S nc3").put("TEL3 0915 N");
        let attack = board.attack("PKR1 x 0915");
        board.act(attack, &[4, 5]);
        fall_back(&mut board, "TEL3", &[first]);
        while board.asked() == "order retreat" {
            let last = legal(&board).pop().expect("a way");
            board.act(last, &[]);
        }
        let at = board.state.hex_of(board.id("TEL3")).expect("it lives");
        assert_eq!(CONTENT.field.distance(hex("0915"), at), 2, "by {first}");
    }
}

#[test]
fn r_5_4_3_the_turns_of_a_retreat_cost_no_speed() {
    // Its own speed helps the defender: 5:1, a seven is D2.
    let mut board = board().phase(2).put("PKR1 0914 S nc3").put("TEL3 0915 N nc2");
    let attack = board.attack("PKR1 x 0915");
    board.act(attack, &[3, 4]);
    let events = fall_back(&mut board, "TEL3", &["1015", "1016"]);
    assert!(cites(&board, &events, "G-5.4.3"));
    face(&mut board, "NW", &[]);
    assert_eq!(board.at("TEL3"), "1016 NW pf2 nc2", "south-east, south, and about to the north-west");
}

#[test]
fn r_5_4_6_e_19_one_point_for_all_where_the_retreat_ends() {
    // Four hexes are asked and three are there: 0916, 0917, 0918; foot watches all the rest.
    let mut board = board()
        .phase(2)
        .put("PKR1 0914 S nc3")
        .put("PKR2 0913 S")
        .bear("KR", "PKR2")
        .put("TEL3 0915 N pf1")
        .put("TSB2 0915 N pf1")
        .put("PIL1 1116 NW")
        .put("PIL2 0716 NE")
        .put("PIL3 1117 SW")
        .put("PIL4 0717 SE")
        .put("PIL5 1019 N")
        .put("PIL6 0819 N");
    // 1:1, armour 2, charge 3, a banner: 7:1; a four is D4.
    let attack = board.attack("PKR1 x 0915");
    board.act(attack, &[1, 3]);
    for name in ["TEL3", "TSB2"] {
        fall_back(&mut board, name, &["0916", "0917", "0918"]);
        face(&mut board, "N", &[]);
    }
    assert_eq!(["TEL3", "TSB2"].map(|name| board.at(name)), ["0918 N pf1 nc0", "0918 N pf1 nc0"]);
    assert_eq!(board.asked(), "order loss", "their owner chooses");
    let unit = board.id("TSB2");
    let events = board.act(Action::Lose { unit }, &[]);
    let gone = events.iter().find_map(|event| match event {
        Event::Eliminated { unit, hex, .. } => Some((*unit, *hex)),
        _ => None,
    });
    assert_eq!(gone, Some((unit, hex("0918"))), "on the last hex of its retreat");
    assert_eq!(board.at("TEL3"), "0918 N pf1 nc0", "one point in all");
}

#[test]
fn ruling_34_a_point_for_all_or_by_the_other_reading_for_each_hex() {
    let left = |blocked_per_hex: bool| {
        let options = Options { blocked_per_hex, ..Options::default() };
        let mut board = board_with(options).phase(2).put("TPM1 0915 N");
        for (name, place) in [
            ("PKR1", "0914 S"),
            ("PKR2", "1014 SW"),
            ("PKR3", "0916 N"),
            ("PKR4", "0814 SE"),
            ("PKR5", "1015 NW"),
            ("PKR6", "0815 NE"),
        ] {
            board = board.put(&format!("{name} {place}"));
        }
        let attack = board.attack("PKR1 PKR2 PKR3 PKR4 PKR5 PKR6 x 0915");
        // 9:1, an eleven: D2, and nowhere to go. Who is still there is thrown for.
        board.act(attack, if blocked_per_hex { &[5, 6] } else { &[5, 6, 3, 4] });
        board.at("TPM1")
    };
    assert!(left(false).starts_with("0915 N pf1"), "{}", left(false));
    assert_eq!(left(true), "gone");
}

/// TEL3 in 0915 is beaten by two hexes; its only way leads through 0916.
fn through(friend: &str, rider: &str) -> crate::Board {
    let mut board =
        board().phase(2).put("PKR1 0914 S nc3").put(rider).put(friend).put("TGM1 1015 N").put("TGM2 0815 N");
    let attack = board.attack("PKR1 x 0915");
    // 6:1 or, against one point, 7:1: a nine is D2.
    board.act(attack, &[4, 5]);
    board
}

#[test]
fn ruling_35_a_bombard_that_stands_ready_is_ridden_down() {
    let board = through("TBO1 0916 N", "TEL3 0915 N");
    assert_eq!(board.at("TBO1"), "gone");
    assert_eq!((board.state.morale, board.state.points[0]), (1, 1), "lost like any other");
}

#[test]
fn ruling_35_foot_flees_even_where_there_was_room_for_both() {
    let mut board = through("TIM1 0916 N", "TEL3 0915 N pf1");
    assert!(board.at("TIM1").ends_with("panicked"), "{}", board.at("TIM1"));
    while board.asked() == "order retreat" {
        // Past nobody whom it could infect.
        let free = |action: &Action| match action {
            Action::FallBack { hex, .. } => board.state.anybody(*hex).is_none(),
            _ => false,
        };
        let choice = legal(&board).into_iter().find(free).expect("an empty hex");
        board.act(choice, &[]);
    }
    let at = board.state.hex_of(board.id("TIM1")).expect("it lives");
    assert_eq!(CONTENT.field.distance(at, hex("0916")), 3);
}

#[test]
fn ruling_34_water_on_the_way_back_takes_a_level() {
    let mut board = board().phase(2).put("PKR1 2420 N nc3").put("TEL3 2419 S nc2");
    let attack = board.attack("PKR1 x 2419");
    // Armour 2, charge 3 against charge 1: 5:1; a seven is D2. Over the stream to 2418 and on.
    board.act(attack, &[3, 4]);
    let events = fall_back(&mut board, "TEL3", &["2418", "2417"]);
    face(&mut board, "S", &[]);
    assert_eq!(board.at("TEL3"), "2417 S pf2 nc1");
    assert!(cites(&board, &events, "G-R34"));
}
