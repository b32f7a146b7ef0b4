//! 4.4 and S.3: who comes on to the map, where, how he looks and what it costs.

use crate::field::*;
use game_grunwald::content::CONTENT;
use game_grunwald::ids::UnitId;
use game_grunwald::state::Whereabouts;

/// PKR1 has left by this hex and may come back.
fn away(by: &str) -> Game {
    field(&format!("PKR1 away {by} 1; PKR2 1520 N; TGM1 2525 S"))
}

#[test]
fn r_4_4_4_as_far_along_the_edge_as_the_rule_lets_him_and_no_farther() {
    let off = CONTENT.charts.off_map;
    for (text, most) in [("PKR1 away 2331 1", off.horse), ("leader zyndram away 2331 1", off.horse)] {
        let mut battle = field(&format!("{text}; PKR2 1520 N; TGM1 2525 S"));
        let name = text.trim_start_matches("leader ").split(' ').next().expect("a name");
        let far = |label: &str| CONTENT.field.distance(hex("2331"), hex(label));
        let listed = battle.legal_with(&format!("return {name} "));
        let farthest = listed.iter().map(|text| far(text.split(' ').nth(2).expect("a hex"))).max();
        assert_eq!(farthest, Some(u32::from(most)), "{name}");
        let beyond = CONTENT
            .field
            .rim
            .iter()
            .map(|hex| label(*hex))
            .find(|label| far(label) == u32::from(most) + 1 && label.ends_with("31"));
        let beyond = beyond.expect("a hex farther");
        let action = if name == "PKR1" {
            format!("return PKR1 {beyond} N")
        } else {
            format!("return {name} {beyond}")
        };
        battle.refuses(&action, "G-4.4.4");
    }
}

#[test]
fn ruling_47_whoever_is_listed_looks_into_the_map() {
    for (by, facing) in [("2331", "N"), ("2300", "S"), ("0012", "NE"), ("5113", "NW")] {
        let listed = away(by).legal_with("return PKR1 ");
        assert!(!listed.is_empty(), "{by}");
        for text in listed.iter().filter(|text| text.contains(&format!(" {by} "))) {
            assert!(text.ends_with(&format!(" {facing}")), "{by}: {text}");
        }
    }
}

#[test]
fn ruling_61_only_a_corner_is_told_of() {
    away("2331").play("return PKR1 2331 N").cites("G-4.4.4").cites_not("G-R61");
}

#[test]
fn ruling_48_an_entry_costs_the_ground_and_a_point_more_beside_a_friend() {
    // Their riders, who would have to come first, are lost: foot that shoots is next, and two of them fit into a hex.
    let battle = begun("blitzkrieg-1410");
    let (look, state) = (battle.look(), battle.table.state());
    let riders = UnitId::all(state.units.len())
        .filter(|id| look.card(*id).kind.mounted() && state.unit(*id).whereabouts == Whereabouts::Waiting)
        .map(|id| format!("{} gone", look.name(id)));
    let mut battle = battle.with(&riders.collect::<Vec<_>>().join("; "));
    battle.passes_to(1, 7);
    let shoots = |text: &&String| {
        let name = text.split(' ').nth(1).expect("a counter");
        battle.look().card(battle.id(name)).kind.missile()
    };
    let enter = battle.legal_with("enter ").iter().find(shoots).cloned().expect("somebody who shoots");
    let there = enter.split(' ').nth(2).expect("a hex").to_string();
    let company = battle.with(&format!("PXB1 {there} N"));
    let price = |battle: &Game| battle.explanation(&enter).value("cost").expect("a price");
    let friend = CONTENT.charts.movement.friend;
    assert_eq!(price(&company) - price(&battle), i32::from(friend));
}

#[test]
fn ruling_46_who_was_taken_up_and_carried_nowhere_may_still_ride_himself() {
    let start = || field("PKR1 0915 N; leader zyndram 0915; PKR2 0920 N");
    let mut battle = start();
    battle.play("move PKR1; take zyndram; r1; stop");
    assert!(battle.allows("move zyndram"));
    let mut carried = start();
    carried.play("move PKR1; take zyndram; f; stop");
    assert_eq!(carried.leader_at("zyndram"), "0914");
    carried.refuses("move zyndram", "G-8.1.2");
}
