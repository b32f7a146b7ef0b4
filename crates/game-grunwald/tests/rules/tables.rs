//! The tables at the end of the document.

use crate::field::*;
use game_grunwald::content::{CONTENT, Cell};

#[test]
fn r_t_3_how_a_result_is_read() {
    let read = |text: &str| {
        let Cell { attacker, defender, retreat, demoralised } = Cell::parse(text).expect("a result");
        (attacker, defender, retreat, demoralised)
    };
    let (attacker, defender) = (true, false);
    assert_eq!(read("-1 / -1"), (1, 1, None, false));
    assert_eq!(read("D2 -1"), (0, 1, Some((defender, 2)), false));
    assert_eq!(read("-1 / D2 -1"), (1, 1, Some((defender, 2)), false));
    assert_eq!(read("-1 / D4D"), (1, 0, Some((defender, 4)), true));
    assert_eq!(read("A1D"), (0, 0, Some((attacker, 1)), true));
}

/// In how many of 36 throws a leader falls with the beaten.
fn deaths(more: &str, throw: [u8; 2], result: &str) -> usize {
    let start = field(&format!("phase 2; PKR1 0914 S nc3; TEL3 0915 N; leader wallenrod 0915; {more}"));
    let dies = |first: u8, second: u8| {
        let mut battle = start.with("");
        let mut attack = Some("attack PKR1 x 0915".to_string());
        battle.roll([throw[0], throw[1], first, second]).plays_on(|battle| {
            let beaten = battle.asked().starts_with("order ");
            attack.take().or_else(|| quiet_answer(battle).filter(|_| beaten))
        });
        assert_eq!(battle.said("fought", "result"), [result]);
        battle.sentences("leader-throw") == ["told-leader-falls"]
    };
    (1..=6).flat_map(|first| (1..=6).map(move |second| (first, second))).filter(|(a, b)| dies(*a, *b)).count()
}

#[test]
fn r_8_2_4_v_34_the_risk_of_a_leader_who_must_retreat() {
    assert_eq!(deaths("", [3, 4], "D2"), 1);
    assert_eq!(deaths("leader zyndram 0914", [2, 3], "D3 -1"), 6);
    assert_eq!(deaths("leader zyndram 0914; banner KR PKR1; level 2", [1, 3], "D5 -1"), 15);
    assert_eq!(deaths("leader zyndram 0914; banner KR PKR1; level 1", [1, 1], "D5D"), 10);
}

#[test]
fn r_t_1_r_t_2_the_terrain_table_as_printed() {
    let charts = &CONTENT.charts;
    // Clear, marsh, forest, village: on foot, mounted (in half points), what the defender gains.
    let printed = [(2, 2, 0), (4, 6, 0), (4, 8, 2), (4, 6, 1)];
    for (ground, printed) in charts.terrain.iter().zip(printed) {
        assert_eq!((ground.foot, ground.horse, ground.defence), printed);
    }
    assert!(charts.terrain[1].halves_attacker, "an attacker in the marsh has half his strength");
    assert_eq!((charts.road.foot, charts.road.horse, charts.road.extra_hexes), (2, 1, 1));
    assert_eq!((charts.sides.stream.foot, charts.sides.stream.horse, charts.sides.stream.defence), (2, 4, 1));
}
