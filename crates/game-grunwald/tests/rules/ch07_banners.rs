//! 7: banners.

use crate::helpers::set_up;
use crate::{board, hex, side};
use game_grunwald::Options;
use game_grunwald::action::Action;
use game_grunwald::content::CONTENT;
use game_grunwald::event::{Blow, Event};
use game_grunwald::state::{Staff, Walk};

#[test]
fn r_7_1_1_one_banner_for_a_leader_among_cavalry() {
    for id in ["choc-des-titans", "blitzkrieg-1410"] {
        assert_eq!(CONTENT.scenario(id).expect("a scenario").banners.len(), 4, "two a side");
    }
    let mut board = set_up("choc-des-titans", Options::default());
    let (ulrich, wallenrod, unit) = (board.leader("ulrich"), board.leader("wallenrod"), board.id("TGM1"));
    let give = |banner: u8, leader: u8| Action::PlaceBanner { banner, leader };
    assert!(!board.look().allows(&give(2, ulrich)), "he is not there yet");
    board.act(Action::Place { unit, hex: hex("2510"), facing: side("S") }, &[]);
    board.act(Action::PlaceLeader { leader: ulrich, unit }, &[]);
    assert!(!board.look().allows(&give(2, wallenrod)), "a banner begins with a leader on the map");
    board.act(give(2, ulrich), &[]);
    assert_eq!(board.state.banners[2].staff, Staff::Held(unit));
    assert!(!board.look().allows(&give(3, ulrich)), "one only");
    assert!(!board.look().allows(&Action::EndSetup), "the other banner must begin too");
}

#[test]
fn r_7_1_4_handing_over_costs_the_giver_a_point() {
    let mut board = board().put("PKR1 0920 N").put("PKR2 1020 N").bear("KR", "PKR1");
    let to = board.id("PKR2");
    board.ride_on("PKR1", &[]);
    let pass = Action::PassBanner { banner: 0, to };
    let left = |board: &crate::Board| board.state.now.walk.map(|walk| walk.left);
    assert_eq!(left(&board), Some(16));
    let walk = board.state.now.walk;
    board.state.now.walk = walk.map(|walk| Walk { left: 1, ..walk });
    assert!(!board.look().allows(&pass), "half a point is not enough");
    board.state.now.walk = walk;
    board.act(pass, &[]);
    assert_eq!((left(&board), board.state.banners[0].staff), (Some(14), Staff::Held(to)));
}

#[test]
fn r_7_1_6_whoever_enters_the_hex_captures_the_banner() {
    let mut board = board().phase(5).put("TGM1 0912 S").put("TGM2 2010 S");
    board.state.banners[0].staff = Staff::Lies(hex("0913"));
    board.ride_on("TGM1", &[Action::Forward { hold: false }]);
    assert_eq!(board.state.banners[0].staff, Staff::Held(board.id("TGM1")));
    assert_eq!(board.state.morale, 0, "the loss was counted when it fell");
    // In a pursuit just the same: nobody leads, so it must follow.
    let mut board = super::board().phase(6).put("TGM1 0914 S nc3").put("LME1 0915 N");
    board.state.banners[0].staff = Staff::Lies(hex("0915"));
    board.fight_out("TGM1 x 0915", &[4, 5, 3, 4]);
    assert_eq!(board.state.banners[0].staff, Staff::Held(board.id("TGM1")));
}

#[test]
fn r_7_1_7_in_or_beside_the_hex_of_a_banner_one_modifier() {
    let sums = |bearers: &[(&str, &str, &str)]| {
        let mut board = board().put("PKR1 0914 S").put("TEL3 0915 N");
        for (unit, label, banner) in bearers {
            board = board.put(&format!("{unit} {label} N pf1")).bear(banner, unit);
        }
        board.sums("PKR1 x 0915")
    };
    assert_eq!(sums(&[]), "2:2 [2 G-5.2.7] [] 3:1");
    let one = "2:2 [2 G-5.2.7, 1 G-7.1.7] [] 4:1";
    assert_eq!(sums(&[("PKR2", "0913", "KR")]), one);
    assert_eq!(sums(&[("PKR2", "0912", "KR")]), sums(&[]), "two hexes away it does not help");
    assert_eq!(sums(&[("PKR2", "0913", "KR"), ("LVI1", "1013", "VY")]), one, "two help no more than one");
    assert_eq!(sums(&[("TEL1", "1014", "OR")]), "2:2 [2 G-5.2.7] [1 G-7.1.7] 2:1", "the enemy has his too");
}

#[test]
fn r_7_1_8_the_fall_of_a_banner_moves_the_marker_once() {
    let mut board = board().put("PKR1 0915 N").bear("KR", "PKR1").put("TGM1 0910 N").bear("VY", "TGM1");
    let (bearer, captor) = (board.id("PKR1"), board.id("TGM1"));
    let events = board.work(&[], |scribe| scribe.eliminate(bearer, Blow::Fire));
    assert!(events.iter().any(|event| matches!(event, Event::BannerFell { boxes: -3, .. })));
    assert!(board.cites(&events, "G-7.1.8"));
    // A captured banner that falls again is nobody's loss.
    let events = board.work(&[], |scribe| scribe.eliminate(captor, Blow::Fire));
    assert!(events.iter().any(|event| matches!(event, Event::BannerFell { boxes: 0, .. })));
}

#[test]
fn ruling_45_who_may_take_a_banner_and_where_it_ends() {
    // Regular units in the hex or beside it: no crossbows, nobody in panic.
    let mut board = board()
        .put("PKR1 0920 N")
        .bear("KR", "PKR1")
        .put("PXB1 0919 N")
        .put("PKR2 1020 N panicked")
        .put("PIL1 0921 N")
        .put("PKR3 0918 N");
    board.ride_on("PKR1", &[]);
    let takes = |action: &Action| match action {
        Action::PassBanner { to, .. } => Some(board.look().name(*to).to_string()),
        _ => None,
    };
    assert_eq!(board.legal().iter().filter_map(takes).collect::<Vec<_>>(), ["PIL1"]);

    // A friend in the hex has it when the bearer falls.
    let mut board = super::board().put("PKR1 0915 N pf1").put("PKR2 0915 N pf1").bear("KR", "PKR1");
    let bearer = board.id("PKR1");
    board.work(&[], |scribe| scribe.eliminate(bearer, Blow::Combat));
    assert_eq!((board.state.banners[0].staff, board.state.morale), (Staff::Held(board.id("PKR2")), -1));

    // In panic he inspires nobody, and off the map he leaves it on his last hex.
    let mut board =
        super::board().put("PKR1 0931 N panicked").bear("KR", "PKR1").put("PKR2 1031 N").in_panic("PKR1");
    assert!(!board.look().under_banner(board.id("PKR2")));
    let unit = board.id("PKR1");
    board.act(Action::Flee { unit }, &[]);
    assert_eq!((board.at("PKR1"), board.state.banners[0].staff), ("gone".into(), Staff::Lies(hex("0931"))));
}

#[test]
fn r_7_1_3_e_29_no_third_unit_moves_it_in_a_turn() {
    let mut board = board()
        .put("PKR1 0920 N")
        .bear("KR", "PKR1")
        .put("PKR2 1019 N")
        .put("PKR3 0918 N")
        .put("PKR4 0925 N");
    let (second, third) = (board.id("PKR2"), board.id("PKR3"));
    board.ride_on("PKR1", &[Action::PassBanner { banner: 0, to: second }, Action::Stop]);
    board.ride_on("PKR2", &[Action::Forward { hold: false }, Action::PassBanner { banner: 0, to: third }]);
    assert_eq!(board.state.banners[0].staff, Staff::Held(third));
    assert!(!board.look().may_act(third), "1018 was the last hex it saw today");
}
