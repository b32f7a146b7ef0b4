//! The printed tables as a reader sees them. Every cell is read from the content, none is typed here.

use crate::ch1_battlefield::Size;
use crate::content::{Arm, CONTENT, Charts, FORBIDDEN, GROUNDS};
use crate::rules::*;
use crate::state::{KINDS, Kind};
use crate::telling::{ground_id, kind, signed};
use engine::chart::{cell, row, sheet, yes};
use engine::explain::ChartCell;
use engine::scene::{Sheet, SheetRow};
use engine::text::Phrase;

/// Where a fight is read: its column of the calculator; of a shot only the target's line counts (MB-IV.5.e).
pub fn calculator_cell(column: i8, shot: bool) -> ChartCell {
    ChartCell { chart: CALCULATOR, column: column.into(), row: shot.then_some(DEFENDER) }
}

/// The lines of the calculator.
const ATTACKER: i32 = 0;
const DEFENDER: i32 = 1;

const CALCULATOR: &str = "calculator";

/// The calculator, the cards, the terrain, the units, the two maps, and what dismounting leaves of the points.
pub fn sheets() -> Vec<Sheet> {
    let charts = &CONTENT.charts;
    vec![
        calculator(charts),
        melee(charts),
        ranged(charts),
        terrain(charts),
        units(charts),
        maps(charts),
        dismounting(charts),
    ]
}

/// Knights lost by either side (MB-IV.4.g).
fn calculator(charts: &Charts) -> Sheet {
    let lost = |side: fn(&(u8, u8)) -> u8| charts.calculator.iter().map(move |losses| cell(side(losses)));
    sheet(CALCULATOR, "sheet-calculator", "sheet-knights-lost", &[R_IV_4_G, RULING_43])
        .columns((-2..=2).map(|column: i8| (column.into(), cell(signed(column)))))
        .rows([
            row(ATTACKER, Phrase::new("sheet-attacker"), lost(|(attacker, _)| *attacker)),
            row(DEFENDER, Phrase::new("sheet-defender"), lost(|(_, defender)| *defender)),
        ])
}

fn fighters() -> impl Iterator<Item = Kind> {
    KINDS.into_iter().filter(|kind| *kind != Kind::W)
}

fn card(k: Kind, card: &[i8; 8]) -> SheetRow {
    row(k as i32, kind(k), card.iter().map(|column| cell(signed(*column))))
}

/// A row is a card: the attacker (MB-IV.4.b).
fn melee(charts: &Charts) -> Sheet {
    let rules = [R_IV_4_B, R_IV_4_C, R_IV_4_D, R_IV_4_E, R_IV_4_F, R_IV_4_K];
    sheet("melee", "sheet-melee", "sheet-attacks-defends", &rules)
        .heads(fighters().map(kind))
        .rows(fighters().map(|k| card(k, &charts.melee[k as usize])))
}

fn ranged(charts: &Charts) -> Sheet {
    let rows = fighters().filter_map(|k| charts.ranged[k as usize].as_ref().map(|line| card(k, line)));
    sheet("ranged", "sheet-ranged", "sheet-shoots-target", &[R_IV_5_E, R_IV_5_A, R_IV_5_B])
        .heads(fighters().map(kind))
        .rows(rows)
}

fn terrain(charts: &Charts) -> Sheet {
    let heads = [
        "sheet-height",
        "sheet-cost",
        "sheet-cavalry",
        "sheet-foot",
        "sheet-wagon",
        "sheet-bad-for-cavalry",
        "sheet-cover",
        "sheet-blocks-sight",
    ];
    let enters = |arm: Arm, ground: usize| {
        let one = KINDS.into_iter().find(|kind| charts.kind(*kind).arm == arm);
        yes(one.is_some_and(|kind| charts.cost[kind as usize][ground] != FORBIDDEN))
    };
    let line = |at: usize| {
        let ground = &charts.grounds[at];
        let cells = [
            cell(ground.height),
            cell(ground.cost),
            enters(Arm::Cavalry, at),
            enters(Arm::Foot, at),
            enters(Arm::Wagon, at),
            yes(ground.bad_for_cavalry),
            yes(ground.cover),
            yes(ground.blocks_sight),
        ];
        row(at as i32, Phrase::new(ground_id(at as u8)), cells)
    };
    let rules = [R_I_3, R_I_4, R_I_5, R_I_6, R_IV_4_J, R_IV_5_H, R_IV_5_D, RULING_53];
    sheet("terrain", "sheet-terrain", "sheet-ground", &rules)
        .heads(heads.map(Phrase::new))
        .rows((0..GROUNDS.len()).map(line))
}

fn units(charts: &Charts) -> Sheet {
    let heads = ["sheet-price", "sheet-counters", "sheet-movement", "sheet-range"];
    let line = |k: Kind| {
        let numbers = charts.kind(k);
        let range = if numbers.range == 0 { Phrase::new("cell-none") } else { cell(numbers.range) };
        row(k as i32, kind(k), [cell(numbers.cost), cell(numbers.counters), cell(numbers.movement), range])
    };
    sheet("units", "sheet-units", "sheet-unit", &[R_II_3, R_II_4, R_C_2, R_IV_5_C])
        .heads(heads.map(Phrase::new))
        .rows(KINDS.into_iter().map(line))
}

fn maps(charts: &Charts) -> Sheet {
    let heads = ["sheet-recruitment", "sheet-goal", "sheet-longbows"];
    let line = |size: Size| {
        let numbers = charts.map(size);
        let name = Phrase::new(match size {
            Size::Standard => "sheet-standard",
            Size::Large => "sheet-large",
        });
        row(
            size as i32,
            name,
            [cell(numbers.recruitment_points), cell(numbers.points_to_win), cell(numbers.most_longbowmen)],
        )
    };
    sheet("maps", "sheet-maps", "sheet-map", &[R_I_1, R_I_2, R_II_2, R_II_6, R_V_6])
        .heads(heads.map(Phrase::new))
        .rows([Size::Standard, Size::Large].map(line))
}

fn dismounting(charts: &Charts) -> Sheet {
    let points = charts.points_after_dismounting;
    sheet("dismounting", "sheet-dismounting", "sheet-mounted", &[R_VI_3, R_VI_2])
        .columns((0..points.len()).map(|before| (before as i32, cell(before))))
        .row(0, Phrase::new("sheet-on-foot"), points.map(cell))
}
