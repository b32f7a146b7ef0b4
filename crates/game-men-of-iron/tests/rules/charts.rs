//! The printed tables: each cell that the document's examples fix, and that every column rises.

use game_men_of_iron::content::*;

fn charts() -> &'static Charts {
    &CONTENT.charts
}

/// How bad a result is for whoever it is about: the defender's good luck is the lowest.
fn weight(result: ShockResult) -> u8 {
    match result {
        ShockResult::AttackerUnhorsed => 0,
        ShockResult::AttackerDisorderedRetreat => 1,
        ShockResult::AttackerDisordered => 2,
        ShockResult::Nothing => 3,
        ShockResult::Retreat => 4,
        ShockResult::Disordered => 5,
        ShockResult::DisorderedRetreat => 6,
        ShockResult::DisorderedRetreatContinued => 7,
        ShockResult::Retired => 8,
        ShockResult::RetiredContinued => 9,
        ShockResult::Eliminated => 10,
        ShockResult::EliminatedContinued => 11,
    }
}

fn fire_weight(result: FireResult) -> u8 {
    match result {
        FireResult::Nothing => 0,
        FireResult::Retreat => 1,
        FireResult::Disordered => 2,
        FireResult::DisorderedRetreat => 3,
        FireResult::Unhorsed => 4,
        FireResult::Retired => 5,
        FireResult::Eliminated => 6,
    }
}

#[test]
fn r_9_3b_the_cells_that_the_example_of_the_volley_names() {
    let fire = |total, column| charts().fire(total, column);
    assert_eq!(fire(4, FireColumn::Foot), FireResult::Nothing);
    assert_eq!(
        [5, 6, 7].map(|total| fire(total, FireColumn::Foot)),
        [FireResult::Disordered; 3],
        "two volleys and a reaction"
    );
    assert_eq!(fire(6, FireColumn::FootDisordered), FireResult::Retired);
    assert_eq!(fire(8, FireColumn::Horse), FireResult::Unhorsed);
}

#[test]
fn r_9_3a_a_longbow_at_one_two_and_three_hexes() {
    let range = |weapon| [1, 2, 3, 4].map(|range| charts().range(weapon, range));
    assert_eq!(range(Weapon::Longbow), [Some(2), Some(1), Some(0), None]);
    assert_eq!(range(Weapon::Crossbow), [Some(1), Some(0), Some(-1), None]);
    assert_eq!(range(Weapon::Sling), [Some(0), None, None, None]);
    assert_eq!(charts().range(Weapon::Javelin, 0), None, "nobody shoots at his own hex");
    assert_eq!(charts().most_range(Weapon::Bombard), 2);
}

#[test]
fn r_10_3e_the_cells_that_the_example_of_the_shock_names() {
    let shock = |total, column| charts().shock(ShockTable::Shock, total, column);
    assert_eq!(shock(3, ShockColumn::Normal), ShockResult::AttackerDisordered);
    assert_eq!(shock(8, ShockColumn::Normal), ShockResult::DisorderedRetreat);
    assert_eq!(shock(6, ShockColumn::Disordered), ShockResult::Retired);
    let charge = charts().shock(ShockTable::Charge, 12, ShockColumn::Normal);
    assert_eq!(charge, ShockResult::DisorderedRetreatContinued);
    assert!(charge.continued() && charge.defender().retreat && charge.attacker().is_none());
}

#[test]
fn r_10_3e_both_tables_are_open_at_both_ends_and_rise() {
    for table in ShockTable::ALL {
        for column in ShockColumn::ALL {
            let column_of: Vec<u8> =
                (-20..=40).map(|total| weight(charts().shock(table, total, column))).collect();
            assert!(column_of.is_sorted(), "{table:?} {column:?}");
        }
    }
    for column in FireColumn::ALL {
        let rising: Vec<u8> = (-20..=40).map(|total| fire_weight(charts().fire(total, column))).collect();
        assert!(rising.is_sorted(), "{column:?}");
    }
}

#[test]
fn r_11_2_only_a_charge_unhorses_and_only_a_shock_throws_the_attacker_back() {
    let results = |table| {
        let all = ShockColumn::ALL.into_iter();
        all.flat_map(move |column| (0..=15).map(move |total| charts().shock(table, total, column)))
    };
    assert!(results(ShockTable::Charge).any(|result| result.attacker().unhorsed));
    assert!(results(ShockTable::Charge).all(|result| !result.attacker().retreat));
    assert!(results(ShockTable::Shock).all(|result| !result.attacker().unhorsed));
}

#[test]
fn r_10_4_6_the_cells_of_the_matrix_that_the_document_names() {
    use UnitType::{Axe, Crossbow, Dismounted, Longbow, Mounted, Pike};
    let cells = [
        (Mounted, Longbow, 3),
        (Mounted, Pike, 0),
        (Dismounted, Longbow, 2),
        (Dismounted, Crossbow, 2),
        (Dismounted, Axe, -1),
        (Axe, Dismounted, 2),
    ];
    for (attacker, defender, modifier) in cells {
        assert_eq!(charts().matrix(attacker, defender), Some(modifier), "{attacker:?} on {defender:?}");
    }
}

#[test]
fn r_10_1_a_type_without_a_row_never_attacks() {
    for kind in UnitType::ALL {
        let rows = UnitType::ALL.map(|other| charts().matrix(kind, other).is_some());
        assert_eq!(rows, [charts().of(kind).attacks; 10], "{kind:?}");
    }
}

#[test]
fn r_7_1_missile_infantry_and_mounted_units_that_shock_have_a_zone() {
    for kind in UnitType::ALL {
        let data = charts().of(kind);
        let expected = data.missile_infantry || data.arm.mounted() && data.attacks;
        assert_eq!(data.zone, expected, "{kind:?}");
    }
}

#[test]
fn r_11_4a_horses_refuse_those_who_may_form_a_wall() {
    let shy: Vec<UnitType> = UnitType::ALL.into_iter().filter(|kind| charts().of(*kind).balks).collect();
    assert_eq!(shy, [UnitType::Pike, UnitType::Dismounted]);
    assert!(UnitType::ALL.iter().all(|kind| charts().of(*kind).wall == charts().of(*kind).balks));
}

#[test]
fn r_16_0c_men_at_arms_and_kings_cost_three_everybody_else_two() {
    use UnitType::{Dismounted, Mounted, Unhorsed};
    for kind in UnitType::ALL {
        let expected = if [Mounted, Unhorsed, Dismounted].contains(&kind) { 3 } else { 2 };
        assert_eq!(charts().of(kind).flight, expected, "{kind:?}");
    }
    let flight = charts().flight;
    assert_eq!((flight.king, flight.leader, flight.retired), (3, 2, 1));
}
