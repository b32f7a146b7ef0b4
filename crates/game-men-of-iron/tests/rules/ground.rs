//! The ground of the battles: what its lines of water close, and what its archers see.

use game_men_of_iron::content::*;
use game_men_of_iron::field::*;
use hexboard::{Aspect, Side};
use std::collections::BTreeSet;

fn battle(id: &str) -> &'static Battle {
    CONTENT.battle(id).unwrap()
}

/// Every hex to which an arm comes from another without crossing one of these kinds of hexside.
fn dry(battle: &Battle, arm: Arm, from: &str, wet: &[&str]) -> BTreeSet<HexId> {
    let field = battle.field(true);
    let from = field.find(from).unwrap();
    let (mut seen, mut queue) = (BTreeSet::from([from]), vec![from]);
    while let Some(hex) = queue.pop() {
        for side in Side::ALL {
            let wet = field.kind(hex, side).is_some_and(|kind| wet.contains(&kind.id.as_str()));
            if field.price(arm, hex, side, false).is_some() && !wet && seen.insert(field.neighbour(hex, side))
            {
                queue.push(field.neighbour(hex, side));
            }
        }
    }
    seen
}

fn comes(id: &str, from: &str, to: &str, wet: &[&str]) -> bool {
    let battle = battle(id);
    dry(battle, Arm::Horse, from, wet).contains(&battle.field(true).find(to).unwrap())
}

#[test]
fn r_cou_3_nobody_comes_behind_the_flemings_without_crossing_the_brook() {
    assert!(!comes("courtrai", "2411", "1207", &["brook"]));
    assert!(comes("courtrai", "2411", "2216", &["brook"]), "the knights are not penned in");
}

#[test]
fn r_cou_3_only_the_gap_leads_past_the_ditch() {
    assert!(comes("courtrai", "2411", "1207", &["ditch"]), "there is a gap");
    // With the four hexes of the gap held, there is none.
    let field = battle("courtrai").field(true);
    let gap: Vec<HexId> = ["1413", "1513", "1613", "1612"].map(|label| field.find(label).unwrap()).into();
    let start = field.find("2411").unwrap();
    let (mut seen, mut queue) = (BTreeSet::from([start]), vec![start]);
    while let Some(hex) = queue.pop() {
        for side in Side::ALL {
            let next = field.neighbour(hex, side);
            let ditch = field.kind(hex, side).is_some_and(|kind| kind.id == "ditch");
            let open = field.price(Arm::Foot, hex, side, false).is_some() && !ditch && !gap.contains(&next);
            if open && seen.insert(next) {
                queue.push(next);
            }
        }
    }
    assert!(!seen.contains(&field.find("1207").unwrap()));
}

#[test]
fn r_fal_3_the_burns_and_the_bog_close_the_whole_field() {
    for from in ["0818", "2122"] {
        assert!(!comes("falkirk", from, "1304", &["burn"]), "from {from}");
    }
}

#[test]
fn r_9_4c_every_archer_looks_out_over_most_of_the_ground_before_the_line() {
    let front = |battle: &Battle, unit: &Unit| {
        let field = battle.field(true);
        let weapon = CONTENT.charts.of(unit.kind).weapon?;
        let most = CONTENT.charts.most_range(weapon);
        let before = |way: &Way| {
            let to = field.near(unit.hex, *way);
            let ahead = |arc: hexboard::Through<Aspect>| arc.least() == Aspect::Front;
            way.range() > 1
                && way.range() <= most
                && to != OFF
                && field.arc(unit.hex, unit.facing, to).is_some_and(ahead)
        };
        let hexes: Vec<HexId> = Way::all().filter(before).map(|way| field.near(unit.hex, way)).collect();
        let seen = hexes.iter().filter(|to| field.sees(unit.hex, **to, Slope::Strict)).count();
        Some((seen, hexes.len()))
    };
    for battle in &CONTENT.battles {
        for unit in battle.units.iter().filter(|unit| unit.hex != OFF) {
            if let Some((seen, all)) = front(battle, unit) {
                assert!(seen * 3 >= all * 2, "{} {} sees {seen} of {all}", battle.id, unit.id);
            }
        }
    }
}

#[test]
fn r_cre_2_without_the_option_the_mud_is_clear_ground() {
    let battle = battle("crecy");
    let label = "0111";
    let [wet, dry] = [true, false].map(|mud| battle.field(mud));
    let hex = wet.find(label).unwrap();
    assert_eq!((wet.terrain(hex).id.as_str(), dry.terrain(hex).id.as_str()), ("mud", "clear"));
    let into = |field: &Field| field.price(Arm::Horse, field.find("0211").unwrap(), Side::ALL[4], false);
    assert_eq!((into(wet), into(dry)), (Some(2), Some(1)));
    assert_eq!(battle.special.mud.map(|mud| wet.terrains[mud.terrain.index()].id.as_str()), Some("mud"));
}

#[test]
fn r_poi_3_a_trampled_hedge_costs_nothing_and_every_other_side_keeps_its_price() {
    let field = battle("poitiers").field(true);
    let hex = field.find("1014").unwrap();
    let south_east = Side::ALL[2];
    assert_eq!(field.kind(hex, south_east).map(|kind| kind.id.as_str()), Some("hedge"));
    assert_eq!(
        [false, true].map(|trampled| field.price(Arm::Horse, hex, south_east, trampled)),
        [Some(3), Some(1)]
    );
    assert_eq!(
        [false, true].map(|trampled| field.price(Arm::Foot, hex, south_east, trampled)),
        [Some(2), Some(1)]
    );
    let beyond = field.neighbour(hex, south_east);
    assert_eq!(field.mark(hex, south_east), field.mark(beyond, south_east.opposite()), "one side, one mark");
    assert_ne!(field.mark(hex, south_east), MarkId::NONE);
    assert_eq!(field.marks.len(), 34);
}

#[test]
fn r_cre_7_pits_may_be_dug_between_the_rows_eight_and_nine_only() {
    let battle = battle("crecy");
    let field = battle.field(true);
    assert_eq!(field.marks.len(), 59, "thirty hexes of a row have 59 sides to the next");
    for (hex, side) in &field.marks {
        let rows = [field.row(*hex), field.row(field.neighbour(*hex, *side))];
        assert!(rows == [8, 9] || rows == [9, 8], "{}", field.side_label(*hex, *side));
    }
}
