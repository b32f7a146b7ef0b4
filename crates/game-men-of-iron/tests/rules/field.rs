//! Geometry: facing, arcs, sight and prices, with the facts that were worked out by hand.

use game_men_of_iron::content::*;
use game_men_of_iron::field::*;
use hexboard::{Aspect, Corner, Orientation, Side, Through};

/// A battle whose map is the one that is drawn here. Its armies stand aside.
fn drawn(terrain: &[&str], elevation: &[&str]) -> &'static Field {
    // Bannockburn has no options that change the ground and a map without rivers.
    let rows = |rows: &[&str], fill: &str| {
        (0..24).fold(String::new(), |all, row| {
            let line = rows.get(row).copied().unwrap_or_default();
            let rest = fill.repeat(26 - line.len());
            format!("{all}{:02}    {line}{rest}\n", row + 1)
        })
    };
    let map = format!("[terrain]\n{}[elevation]\n{}", rows(terrain, "."), rows(elevation, "0"));
    let read = |name: &str| match name {
        "battles/bannockburn/map.txt" => Some(map.clone()),
        _ => LIBRARY.built_in(name),
    };
    let content =
        Content::read(&read).unwrap_or_else(|flaw| panic!("{}", flaw.say(LIBRARY.texts(), engine::Lang::En)));
    let content: &'static Content = Box::leak(Box::new(content));
    content.battle("bannockburn").unwrap().field(true)
}

fn corner(hour: u8) -> Corner {
    Corner::from_hour(hour, Orientation::Pointy).unwrap()
}

fn side(hour: u8) -> Side {
    Side::from_hour(hour, Orientation::Pointy).unwrap()
}

fn beside(field: &Field, hex: &str, facing: u8, aspect: Aspect) -> Vec<String> {
    let hexes = field.beside(field.find(hex).unwrap(), corner(facing), aspect);
    let mut labels: Vec<String> = hexes.iter().map(|hex| field.label(*hex).to_string()).collect();
    labels.sort();
    labels
}

#[test]
fn r_6_1a_a_counter_that_points_to_a_corner_has_two_hexes_of_each_kind() {
    let field = drawn(&[], &[]);
    let all = |hex, facing| {
        [Aspect::Front, Aspect::Flank, Aspect::Rear]
            .map(|aspect| beside(field, hex, facing, aspect).join(" "))
    };
    assert_eq!(all("0505", 12), ["0404 0504", "0405 0605", "0406 0506"], "G-01");
    assert_eq!(all("0506", 2), ["0605 0606", "0505 0607", "0406 0507"], "G-02");
}

#[test]
fn r_9_1c_a_line_through_a_corner_belongs_to_both_sides() {
    let field = drawn(&[], &[]);
    let [here, corner_hex, rear] = ["0505", "0606", "0506"].map(|label| field.find(label).unwrap());
    let arc = field.arc(here, corner(12), corner_hex).unwrap();
    assert_eq!(arc, Through::Either(Aspect::Flank, Aspect::Rear), "G-09");
    assert_eq!(arc.least(), Aspect::Flank, "the firer takes the better one");
    assert_eq!(field.arc(here, corner(12), rear), Some(Through::One(Aspect::Rear)), "G-10");
    assert_eq!(field.arc(here, corner(12), here), None);
}

#[test]
fn r_9_1c_arcs_far_away_are_those_of_the_exact_line() {
    let field = drawn(&[], &[]);
    let here = field.find("1010").unwrap();
    for other in field.hexes().filter(|hex| *hex != here) {
        for facing in Corner::ALL {
            let exact = hexboard::facing::arc(field.hex(here), facing, field.hex(other));
            assert_eq!(field.arc(here, facing, other), exact, "to {}", field.label(other));
        }
    }
}

#[test]
fn r_9_4e_a_line_along_a_hexside_is_blocked_by_both_hexes_only() {
    let row = |seven: &'static str| ["", "", "", "", "", "", seven];
    let sees =
        |field: &Field| field.sees(field.find("0608").unwrap(), field.find("0606").unwrap(), Slope::Strict);
    assert!(sees(drawn(&row(".....w."), &[])), "G-03");
    assert!(!sees(drawn(&row(".....ww"), &[])), "G-04");
}

#[test]
fn r_9_4d_a_crossbow_does_not_shoot_past_a_unit() {
    let field = drawn(&[], &[]);
    let [from, to, between] = ["0505", "0805", "0705"].map(|label| field.find(label).unwrap());
    assert!(field.sees(from, to, Slope::Strict));
    assert!(!field.sees_past(from, to, Slope::Strict, |hex| hex == between), "G-05");
    assert!(field.sees_past(from, to, Slope::Strict, |_| false));
    // Along a side one of the two hexes may be taken: by a wood, by a unit, but not both.
    let wood = drawn(&["", "", "", "", "", "", ".....w."], &[]);
    let [from, to, unit] = ["0608", "0606", "0707"].map(|label| wood.find(label).unwrap());
    assert!(wood.sees_past(from, to, Slope::Strict, |_| false));
    assert!(!wood.sees_past(from, to, Slope::Strict, |hex| hex == unit));
}

#[test]
fn r_9_4c_height_blocks_when_it_is_above_one_end() {
    let levels = |row: &'static str| drawn(&[], &["", "", "", "", row]);
    let sees = |row, slope| {
        let field = levels(row);
        field.sees(field.find("0505").unwrap(), field.find("0705").unwrap(), slope)
    };
    assert!(!sees("0000110", Slope::Strict), "G-06");
    assert!(sees("0000100", Slope::Strict), "G-07");
    assert!(!sees("0000210", Slope::Strict), "G-08");
    assert!(sees("0000210", Slope::Soft), "the softer reading asks for both ends");
    assert!(!sees("0000121", Slope::Soft));
}

#[test]
fn r_9_4a_sight_is_mutual_and_ends_at_three_hexes() {
    for battle in &CONTENT.battles {
        let field = battle.field(true);
        for hex in field.hexes() {
            for way in Way::all() {
                let to = field.near(hex, way);
                if to == OFF {
                    continue;
                }
                assert_eq!(field.way(hex, to), Some(way));
                assert_eq!(field.distance(hex, to), way.range());
                for slope in [Slope::Strict, Slope::Soft] {
                    let both = [field.sees(hex, to, slope), field.sees(to, hex, slope)];
                    assert_eq!(both[0], both[1], "{} {} {}", battle.id, field.label(hex), field.label(to));
                }
            }
        }
    }
    let field = drawn(&[], &[]);
    let [from, to] = ["0505", "0905"].map(|label| field.find(label).unwrap());
    assert!(!field.sees(from, to, Slope::Strict) && field.way(from, to).is_none());
}

#[test]
fn r_5_1b_a_step_costs_ground_side_and_climb() {
    let field = battle("falkirk");
    let price = |arm, from: &str, hour| field.price(arm, field.find(from).unwrap(), side(hour), false);
    // Down from the edge at 0808 nothing is added; up to it, a level is.
    assert_eq!(price(Arm::Foot, "0808", 5), Some(1));
    let below = field.neighbour(field.find("0808").unwrap(), side(5));
    assert_eq!(field.price(Arm::Foot, below, side(11), false), Some(2));
    // Into the marsh on horseback 4; into the bog nobody.
    assert_eq!(price(Arm::Horse, "1210", 5), Some(4));
    assert_eq!(price(Arm::Foot, "1211", 5), None);
    // Across the Westquarter Burn a point more on foot, two on horseback.
    assert_eq!([Arm::Foot, Arm::Horse].map(|arm| price(arm, "0114", 1)), [Some(2), Some(3)]);
}

fn battle(id: &str) -> &'static Field {
    CONTENT.battle(id).unwrap().field(true)
}

#[test]
fn ruling_7_1_2_a_zone_ends_where_nobody_may_be() {
    let field = battle("falkirk");
    let hex = field.find("1211").unwrap();
    let [left, right] = field.zone(hex, corner(6));
    let ahead = field.front(hex, corner(6));
    assert!([left, right].contains(&OFF), "the bog lies before it");
    assert!(ahead.iter().all(|hex| *hex != OFF));
}

#[test]
fn r_15_2a_a_march_takes_the_cheapest_way() {
    let field = battle("bannockburn");
    let from = field.find("1306").unwrap();
    let costs = field.march(Arm::Horse, from, 5, |_| false, |_| true);
    assert_eq!(costs[from.index()], Some(0));
    for hex in field.hexes() {
        let by_a_neighbour = Side::ALL.into_iter().filter_map(|side| {
            let next = field.neighbour(hex, side);
            let before = (next != OFF).then(|| costs[next.index()]).flatten()?;
            Some(before + field.price(Arm::Horse, next, side.opposite(), false)?)
        });
        let least = by_a_neighbour.min().filter(|cost| *cost <= 5);
        let found = costs[hex.index()];
        assert!(
            hex == from || found == least,
            "{}: {found:?}, by its neighbours {least:?}",
            field.label(hex)
        );
    }
    let nobody = field.march(Arm::Horse, from, 5, |_| false, |_| false);
    assert_eq!(nobody.iter().filter(|cost| cost.is_some()).count(), 1);
}
