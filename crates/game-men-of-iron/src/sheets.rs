//! The printed tables as a reader sees them. Every cell is read from the content, none is typed here.

use crate::MenOfIron;
use crate::content::{
    Arm, Charts, Faces, FireColumn, FireResult, ShockColumn, ShockResult, ShockTable, UnitType, Weapon,
};
use crate::field::{Kind, Terrain};
use crate::rules::*;
use crate::telling::{kind, sheet_of};
use engine::chart::{cell, dash, row, row_of_codes, sheet, yes};
use engine::explain::signed;
use engine::scene::{Sheet, SheetRow};
use engine::text::Phrase;

pub fn sheets(rules: &MenOfIron) -> Vec<Sheet> {
    let charts = &rules.content.charts;
    let mut list = vec![fire(charts)];
    list.extend(ShockTable::ALL.map(|table| shock(charts, table)));
    list.extend([
        range(charts),
        fire_modifiers(charts),
        shock_modifiers(charts),
        matrix(charts),
        checks(charts),
        types(charts),
        terrain(rules),
    ]);
    if !rules.field.kinds.is_empty() {
        list.push(hexsides(rules));
    }
    list.push(flight(rules));
    list
}

/// The first and the last row of a table are open: `0 or less`, `15 or more`.
fn total([first, last]: [i32; 2], at: i32) -> Phrase {
    match at {
        _ if at == first => Phrase::new("sheet-or-less").with("n", at),
        _ if at == last => Phrase::new("sheet-or-more").with("n", at),
        _ => cell(at),
    }
}

/// A code as print has it; nothing happens is a dash.
fn code(id: &str) -> Phrase {
    if id == "NE" { dash() } else { cell(id) }
}

fn fire(charts: &Charts) -> Sheet {
    let rows = Charts::fire_rows();
    let line = |at: i32| {
        let codes = FireColumn::ALL.map(|column| {
            let result = charts.fire(at, column);
            (code(result.id()), fire_means(result))
        });
        row_of_codes(at, total(rows, at), codes)
    };
    let heads = ["sheet-foot", "sheet-foot-disordered", "sheet-mounted", "sheet-mounted-disordered"];
    sheet("fire", "sheet-fire", "sheet-total", &[R_9_3B, RULING_9_3_2, RULING_9_3_3, R_15_4A])
        .heads(heads.map(Phrase::new))
        .rows((rows[0]..=rows[1]).map(line))
}

fn fire_means(result: FireResult) -> Phrase {
    Phrase::new(match result {
        FireResult::Nothing => "means-nothing",
        FireResult::Retreat => "means-target-retreats",
        FireResult::Disordered => "means-target-disordered",
        FireResult::DisorderedRetreat => "means-target-disordered-retreats",
        FireResult::Unhorsed => "means-target-unhorsed",
        FireResult::Retired => "means-target-retired",
        FireResult::Eliminated => "means-target-eliminated",
    })
}

fn shock(charts: &Charts, table: ShockTable) -> Sheet {
    let rows = Charts::shock_rows(table);
    let line = |at: i32| {
        let codes = ShockColumn::ALL.map(|column| {
            let result = charts.shock(table, at, column);
            (code(result.id()), shock_means(result))
        });
        row_of_codes(at, total(rows, at), codes)
    };
    let title = if table == ShockTable::Shock { "sheet-shock" } else { "sheet-charge" };
    sheet(sheet_of(table), title, "sheet-total", &[R_12_1, R_10_3E, R_12_7A, RULING_64])
        .heads(["sheet-defender-normal", "sheet-defender-disordered"].map(Phrase::new))
        .rows((rows[0]..=rows[1]).map(line))
}

fn shock_means(result: ShockResult) -> Phrase {
    use ShockResult as R;
    Phrase::new(match result {
        R::AttackerUnhorsed => "means-attacker-unhorsed",
        R::AttackerDisorderedRetreat => "means-attacker-disordered-retreats",
        R::AttackerDisordered => "means-attacker-disordered",
        R::Nothing => "means-nothing",
        R::Retreat => "means-defender-retreats",
        R::Disordered => "means-defender-disordered",
        R::DisorderedRetreat => "means-defender-disordered-retreats",
        R::DisorderedRetreatContinued => "means-defender-disordered-retreats-on",
        R::Retired => "means-defender-retired",
        R::RetiredContinued => "means-defender-retired-on",
        R::Eliminated => "means-defender-eliminated",
        R::EliminatedContinued => "means-defender-eliminated-on",
    })
}

fn range(charts: &Charts) -> Sheet {
    let most = Weapon::ALL.into_iter().map(|weapon| charts.most_range(weapon)).max().unwrap_or(0);
    let names = ["kind-longbow", "kind-crossbow", "kind-slinger", "kind-genitor", "marker-bombard"];
    let line = |(weapon, name): (Weapon, &'static str)| {
        let at = |range| charts.range(weapon, range).map_or_else(dash, |modifier| cell(signed(modifier)));
        row(weapon.index() as i32, Phrase::new(name), (1..=most).map(at))
    };
    sheet("range", "sheet-range", "sheet-weapon", &[R_9_1B, R_9_3A_RANGE, RULING_9_1_2])
        .columns((1..=most).map(|range| (range as i32, cell(range))))
        .rows(Weapon::ALL.into_iter().zip(names).map(line))
}

/// Lines of a sum with what each adds.
fn modifiers(list: impl IntoIterator<Item = (&'static str, i32)>) -> Vec<SheetRow> {
    let line =
        |(at, (name, value)): (i32, (&'static str, i32))| row(at, Phrase::new(name), [cell(signed(value))]);
    (0..).zip(list).map(line).collect()
}

fn fire_modifiers(charts: &Charts) -> Sheet {
    let it = &charts.fire_modifiers;
    let rules = [R_9_3A, R_12_2C, R_9_3D, R_14_1E, RULING_13, RULING_9_3_1];
    sheet("fire-modifiers", "sheet-fire-modifiers", "sheet-when", &rules)
        .heads([Phrase::new("sheet-modifier")])
        .rows(modifiers([
            ("when-firer-disordered", it.firer_disordered),
            ("when-mounted-flank", it.mounted_through_flank),
            ("when-wall-front", it.wall_through_front),
            ("when-armoured", it.armoured_foot),
        ]))
}

fn shock_modifiers(charts: &Charts) -> Sheet {
    let it = &charts.shock_modifiers;
    let rules = [R_10_4, R_10_4_1, R_10_4_2A, R_10_4_2C, R_10_4_4, R_10_4_5, R_10_4_7, R_10_4_8, R_10_4_9];
    sheet("shock-modifiers", "sheet-shock-modifiers", "sheet-when", &rules)
        .heads([Phrase::new("sheet-modifier")])
        .rows(modifiers([
            ("when-force", it.force_per_unit),
            ("when-all-flank", it.all_flank),
            ("when-all-rear", it.all_rear),
            ("when-mixed", it.mixed_angles),
            ("when-all-lower", it.all_lower),
            ("when-charge-unmoved", it.charge_unmoved),
            ("when-charge-moved", it.charge_moved),
            ("when-leader-charging", it.leader_charging),
            ("when-attacker-disordered", it.attacker_disordered),
            ("when-defender-retired", it.defender_retired),
            ("when-wall-shock", it.wall_through_front),
            ("when-schiltron-shock", it.schiltron_through_front),
        ]))
}

fn matrix(charts: &Charts) -> Sheet {
    let line = |attacker: UnitType| {
        let against =
            |defender| charts.matrix(attacker, defender).map_or_else(dash, |value| cell(signed(value)));
        row(attacker.index() as i32, kind(attacker), UnitType::ALL.map(against))
    };
    let attacks = UnitType::ALL.into_iter().filter(|of| charts.of(*of).attacks);
    sheet("matrix", "sheet-matrix", "sheet-attacker", &[R_10_4_6, RULING_10_4_5, RULING_10_1_1])
        .columns(UnitType::ALL.into_iter().map(|of| (of.index() as i32, kind(of))))
        .rows(attacks.map(line))
}

/// The faces of a set: `0 1 2 3 4`.
fn faces(faces: Faces) -> Phrase {
    let list: Vec<String> = faces.iter().map(|face| face.to_string()).collect();
    if list.is_empty() { dash() } else { cell(list.join(" ")) }
}

fn checks(charts: &Charts) -> Sheet {
    let it = &charts.checks;
    let most = |n: i32| Phrase::new("sheet-or-less").with("n", n);
    let least = |n: i32| Phrase::new("sheet-or-more").with("n", n);
    let rules = [R_4_2A, R_8_0C, R_11_4A, R_11_6A, R_15_4A, R_15_4B, R_16_0A];
    sheet("checks", "sheet-checks", "sheet-check", &rules)
        .heads(["sheet-die", "sheet-outcome"].map(Phrase::new))
        .row(0, Phrase::new("check-order"), [Phrase::new("check-rating"), Phrase::new("check-activated")])
        .row(1, Phrase::new("check-through"), [faces(it.ride_through_harms), Phrase::new("check-harmed")])
        .row(2, Phrase::new("check-horses"), [most(it.horses_obey), Phrase::new("check-obey")])
        .row(3, Phrase::new("check-counter"), [most(it.counter_charge), Phrase::new("check-counters")])
        .row(
            4,
            Phrase::new("check-leader-fire"),
            [faces(charts.leader_in_fire.killed_on), Phrase::new("check-killed")],
        )
        .row(5, Phrase::new("check-leader-shock"), [least(it.leader_killed), Phrase::new("check-killed")])
        .row(6, Phrase::new("check-flight"), [Phrase::new("check-level"), Phrase::new("check-flees")])
}

fn types(charts: &Charts) -> Sheet {
    let heads = [
        "sheet-movement",
        "sheet-shock-modifier",
        "sheet-zone",
        "sheet-attacks",
        "sheet-charges",
        "sheet-balks",
        "sheet-wall",
        "sheet-flight-points",
    ];
    let line = |of: UnitType| {
        let it = charts.of(of);
        let movement = format!("{}/{}", it.movement[0], it.movement[1]);
        let shock = format!("{}/{}", signed(it.shock[0].into()), signed(it.shock[1].into()));
        let cells = [
            cell(movement),
            cell(shock),
            yes(it.zone),
            yes(it.attacks),
            yes(it.charges),
            yes(it.balks),
            yes(it.wall),
            cell(it.flight),
        ];
        row(of.index() as i32, kind(of), cells)
    };
    let rules = [R_2_2, R_7_1, R_10_1, R_11_1A, R_11_4A, R_14_1A, R_16_0C, RULING_2_2_1];
    sheet("types", "sheet-types", "sheet-type", &rules)
        .heads(heads.map(Phrase::new))
        .rows(UnitType::ALL.map(line))
}

fn price(points: Option<u8>) -> Phrase {
    points.map_or_else(dash, cell)
}

fn bonus(value: i32) -> Phrase {
    if value == 0 { dash() } else { cell(signed(value)) }
}

fn terrain(rules: &MenOfIron) -> Sheet {
    let heads = [
        "sheet-on-foot",
        "sheet-on-horse",
        "sheet-hides",
        "sheet-charge-into",
        "sheet-charge-from",
        "sheet-defence",
        "sheet-attack-from",
        "sheet-fire-at",
    ];
    let line = |(at, it): (i32, &Terrain)| {
        let [foot, horse] = Arm::ALL.map(|arm| price(it.price[arm.index()]));
        let cells = [
            foot,
            horse,
            yes(it.hides),
            yes(it.charge_into),
            yes(it.charge_from),
            bonus(it.shock_defender),
            bonus(it.shock_from),
            bonus(it.fire_at),
        ];
        row(at, it.name.phrase(), cells)
    };
    sheet("terrain", "sheet-terrain", "sheet-ground", &[R_5_1B, R_9_4B, R_TER_1, R_10_4_2B, R_9_3A_TERRAIN])
        .heads(heads.map(Phrase::new))
        .rows((0..).zip(&rules.field.terrains).map(line))
}

fn hexsides(rules: &MenOfIron) -> Sheet {
    let heads = [
        "sheet-on-foot",
        "sheet-on-horse",
        "sheet-charge-across",
        "sheet-attack-foot",
        "sheet-attack-horse",
        "sheet-fire-across",
        "sheet-reluctance",
        "sheet-wets",
    ];
    let line = |(at, it): (i32, &Kind)| {
        let [foot, horse] = it.price.map(|points| cell(signed(points.into())));
        let [attack_foot, attack_horse] = it.shock.map(bonus);
        let cells = [
            foot,
            horse,
            yes(it.charge),
            attack_foot,
            attack_horse,
            bonus(it.fire_across),
            bonus(it.reluctance),
            faces(it.disorders),
        ];
        row(at, it.name.phrase(), cells)
    };
    sheet(
        "hexsides",
        "sheet-hexsides",
        "sheet-side",
        &[R_5_1B_HEXSIDE, R_TER_1, R_10_4_2B_ACROSS, R_9_3A_HEXSIDE, R_11_4C],
    )
    .heads(heads.map(Phrase::new))
    .rows((0..).zip(&rules.field.kinds).map(line))
}

/// What losses count, and when each side of this battle flees.
fn flight(rules: &MenOfIron) -> Sheet {
    let (charts, it) = (&rules.content.charts, &rules.content.charts.flight);
    let of = |kind: UnitType| charts.of(kind).flight;
    let mut list = vec![
        (Phrase::new("loss-armoured"), of(UnitType::Mounted)),
        (Phrase::new("loss-other"), of(UnitType::Pike)),
        (Phrase::new("loss-king"), it.king),
        (Phrase::new("loss-leader"), it.leader),
        (Phrase::new("loss-retired"), it.retired),
    ];
    list.extend(rules.battle.special.wagon_points.map(|points| (Phrase::new("loss-wagon"), points)));
    let side = |army: &crate::content::Army| {
        (Phrase::new("loss-level").with("seat", army.name.phrase()), army.flight_level)
    };
    list.extend(rules.battle.armies.iter().map(side));
    let rows = (0..).zip(list).map(|(at, (head, points))| row(at, head, [cell(points)]));
    sheet("flight", "sheet-flight", "sheet-lost", &[R_16_0A, R_16_0C, R_16_0D, RULING_16_0_3])
        .heads([Phrase::new("sheet-points")])
        .rows(rows)
}
