//! The printed tables as a reader sees them. Every cell is read from the content, none is typed here.

use crate::ch11_fire::FIRE_CHARTS;
use crate::content::{CONTENT, Cell, Charts, Hit, Kind, Trial};
use crate::rules::*;
use crate::telling::points;
use engine::chart::{cell, dash, row, row_of_codes, sheet, yes};
use engine::scene::{Sheet, SheetRow};
use engine::text::Phrase;

pub fn sheets() -> Vec<Sheet> {
    let charts = &CONTENT.charts;
    let mut list = vec![combat(charts), disorganisation(charts), terrain(charts), sides(charts)];
    for (at, id) in FIRE_CHARTS.into_iter().enumerate() {
        list.push(fire(charts, at, id));
    }
    list.extend([test(charts), overrun(charts), pursuit(charts), track(charts), victory(charts)]);
    list
}

/// A result as the journal writes it, with the signs of print.
fn printed(result: &Cell) -> String {
    match result.to_string().as_str() {
        "-" => "–".into(),
        text => text.replace('-', "−"),
    }
}

/// A result in plain words: the attacker's part, then the defender's.
pub fn meaning(result: &Cell) -> Phrase {
    let loss = |who: bool, steps: u8| {
        let id = if who { "means-attacker-loses" } else { "means-defender-loses" };
        (steps > 0).then(|| Phrase::new(id).with("n", steps))
    };
    let retreat = result.retreat.map(|(attacker, hexes)| {
        let id = if attacker { "means-attacker-retreats" } else { "means-defender-retreats" };
        Phrase::new(id).with("n", hexes)
    });
    let shaken = result.demoralised.then(|| Phrase::new("means-demoralised"));
    let parts = [loss(true, result.attacker), loss(false, result.defender), retreat, shaken];
    let parts: Vec<Phrase> = parts.into_iter().flatten().collect();
    match parts.is_empty() {
        true => Phrase::new("result-nothing"),
        false => Phrase::new("means").with("parts", parts),
    }
}

/// The result of a fire in plain words.
fn meaning_of_hit(it: &Hit) -> Phrase {
    match (it.loss, it.disorganised, it.stopped) {
        (0, false, _) => Phrase::new("result-nothing"),
        (0, true, false) => Phrase::new("means-hit-test"),
        (0, true, true) => Phrase::new("means-hit-test-stopped"),
        (loss, ..) => Phrase::new("means-hit-loses").with("n", loss),
    }
}

fn combat(charts: &Charts) -> Sheet {
    let line = |throw: u8| {
        let codes = (-3..=8).map(|column: i8| {
            let result = charts.result(throw, column);
            (cell(printed(&result)), meaning(&result))
        });
        row_of_codes(throw.into(), cell(throw), codes)
    };
    sheet("combat", "sheet-combat", "sheet-throw", &[R_T_3, R_5_1_1F, RULING_12])
        .columns((-3..=8).zip(&charts.columns).map(|(column, name)| (column, cell(name.as_str()))))
        .rows((2..=12).map(line))
}

fn disorganisation(charts: &Charts) -> Sheet {
    let heads =
        ["sheet-horse-2", "sheet-horse-1", "sheet-horse-0", "sheet-foot-2", "sheet-foot-1", "sheet-foot-0"];
    let line = |(at, throws): (usize, &[u16; 6])| {
        let cells = throws.iter().map(|bits| {
            let list: Vec<String> =
                (2..=12).filter(|throw| bits >> throw & 1 == 1).map(|throw: u8| throw.to_string()).collect();
            if list.is_empty() { dash() } else { cell(list.join(" ")) }
        });
        // Beaten attackers read a row further down (G-T.4).
        let head = if at == 0 { "D1".to_string() } else { format!("D{} / A{at}", at + 1) };
        row(at as i32 + 1, cell(head), cells)
    };
    sheet("disorganisation", "sheet-disorganisation", "sheet-retreat", &[R_T_4, R_5_1_1G, R_9_1_1])
        .heads(heads.map(Phrase::new))
        .rows(charts.disorganisation.iter().enumerate().map(line))
}

const GROUNDS: [&str; 6] =
    ["ground-clear", "ground-marsh", "ground-forest", "ground-village", "ground-camp", "ground-lake"];

fn terrain(charts: &Charts) -> Sheet {
    let heads = [
        "sheet-on-foot",
        "sheet-mounted",
        "sheet-turn-foot",
        "sheet-turn-horse",
        "sheet-defence",
        "sheet-halves",
        "sheet-breaks",
        "sheet-hides",
    ];
    let line = |(at, name): (usize, &'static str)| {
        let ground = &charts.terrain[at];
        let price = |halves: u8| if ground.closed { dash() } else { points(halves.into()) };
        let turn = |halves: u8| if halves == 0 { dash() } else { points(halves.into()) };
        let cells = [
            price(ground.foot),
            price(ground.horse),
            turn(ground.turn[0]),
            turn(ground.turn[1]),
            cell(ground.defence),
            yes(ground.halves_attacker),
            yes(ground.breaks_charge),
            yes(ground.hides),
        ];
        row(at as i32, Phrase::new(name), cells)
    };
    // Along a road the ground about it does not count, for turns neither (G-R50).
    let road = charts.road;
    let along = [points(road.foot.into()), points(road.horse.into()), dash(), dash()];
    let along = along.into_iter().chain((0..4).map(|_| dash()));
    let mut rows: Vec<SheetRow> = GROUNDS.into_iter().enumerate().map(line).collect();
    rows.insert(1, row(GROUNDS.len() as i32, Phrase::new("ground-road"), along));
    sheet("terrain", "sheet-terrain", "sheet-ground", &[R_T_1, R_T_2, R_4_1_7, R_4_3_6, R_5_3_1])
        .heads(heads.map(Phrase::new))
        .rows(rows)
}

fn sides(charts: &Charts) -> Sheet {
    let heads = ["sheet-on-foot", "sheet-mounted", "sheet-speed", "sheet-defence"];
    let line = |number: i32, name: &'static str, crossing: crate::content::Crossing| {
        let speed = if crossing.breaks_charge {
            Phrase::new("sheet-none-left")
        } else {
            cell(i32::from(crossing.charge))
        };
        let cells =
            [points(crossing.foot.into()), points(crossing.horse.into()), speed, cell(crossing.defence)];
        row(number, Phrase::new(name), cells)
    };
    let sides = charts.sides;
    sheet("sides", "sheet-sides", "sheet-side", &[R_T_1, R_T_2, R_5_6_8, R_5_6_9, R_5_6_10, R_5_6_7])
        .heads(heads.map(Phrase::new))
        .rows([
            line(0, "side-stream", sides.stream),
            line(1, "side-bridge", sides.bridge),
            line(2, "side-ford", sides.ford),
            line(3, "side-uphill", sides.uphill),
        ])
}

fn hit(it: &Hit) -> Phrase {
    match (it.loss, it.disorganised, it.stopped) {
        (0, false, false) => dash(),
        (0, true, false) => cell("D"),
        (0, true, true) => cell("DS"),
        (loss, ..) => cell(format!("−{loss}")),
    }
}

fn fire(charts: &Charts, at: usize, id: &'static str) -> Sheet {
    let titles = ["sheet-archers", "sheet-horse-archers", "sheet-crossbows", "sheet-bombard", "sheet-object"];
    let rules = [R_11_4_1, R_11_5_5, R_11_6_1, R_11_7_1, R_11_7_5];
    let table = &charts.fire[at];
    let line = |total: i32| {
        let codes = (1..=table.range()).map(|range| {
            let result = table.at(range, total);
            (hit(&result), meaning_of_hit(&result))
        });
        row_of_codes(total, cell(total), codes)
    };
    sheet(id, titles[at], "sheet-total-range", &[rules[at]])
        .columns((1..=table.range()).map(|range| (range as i32, cell(range))))
        .rows((1..=12).map(line))
}

fn test(charts: &Charts) -> Sheet {
    let test = &charts.morale_test;
    sheet("test", "sheet-test", "sheet-level", &[R_6_2_1, R_6_2_2, R_6_2_3, RULING_40])
        .columns((-2..=2).map(|level| (level, cell(level))))
        .row(0, Phrase::new("sheet-passes"), test.pass.iter().map(|most| cell(*most)))
}

fn trial(it: &Trial) -> Phrase {
    match it {
        Trial::Fails => Phrase::new("trial-fails"),
        Trial::Succeeds => Phrase::new("trial-succeeds"),
        Trial::Stays => Phrase::new("trial-stays"),
        Trial::Out => Phrase::new("trial-out"),
        Trial::Test(row) => Phrase::new("trial-test").with("row", *row),
    }
}

fn overrun(charts: &Charts) -> Sheet {
    let table = &charts.overrun;
    let last = table.cavalry.len() - 1;
    let head = |total: usize| match total {
        0 => cell("< 1"),
        total if total == last => cell(format!("> {}", last - 1)),
        total => cell(total),
    };
    let pairs = table.cavalry.iter().zip(&table.infantry).enumerate();
    sheet("overrun", "sheet-overrun", "sheet-total", &[R_5_8_5A, RULING_38])
        .heads([Phrase::new("sheet-rider"), Phrase::new("sheet-ridden")])
        .rows(pairs.map(|(total, (rider, foot))| row(total as i32, head(total), [trial(rider), trial(foot)])))
}

fn pursuit(charts: &Charts) -> Sheet {
    sheet("pursuit", "sheet-pursuit", "sheet-distance", &[R_5_5_3, R_5_5_2, R_6_1_8])
        .columns((0..charts.pursuit.len()).map(|far| (far as i32, cell(far))))
        .row(0, Phrase::new("sheet-free"), charts.pursuit.iter().map(|most| cell(*most)))
}

fn track(charts: &Charts) -> Sheet {
    let track = &charts.track;
    let [least, most] = track.ends;
    sheet("track", "sheet-track", "sheet-marker", &[R_6_1_1, R_6_1_2, R_6_1_9, RULING_39])
        .columns((least..=most).map(|at| (at.into(), cell(i32::from(at)))))
        .row(0, Phrase::new("sheet-level"), (least..=most).map(|at| cell(i32::from(track.level(at)))))
}

fn victory(charts: &Charts) -> Sheet {
    let kinds = [
        (Kind::Cavalry, "kind-cavalry"),
        (Kind::HorseArcher, "kind-horse-archer"),
        (Kind::Infantry, "kind-infantry"),
        (Kind::Archer, "kind-archer"),
        (Kind::Crossbow, "kind-crossbow"),
        (Kind::Bombard, "kind-bombard"),
    ];
    let mut rows: Vec<SheetRow> = kinds
        .into_iter()
        .map(|(kind, name)| row(kind as i32, Phrase::new(name), [cell(charts.victory.points[kind as usize])]))
        .collect();
    rows.push(row(10, Phrase::new("kind-leader"), [cell(charts.victory.leader)]));
    rows.push(row(11, Phrase::new("kind-banner"), [cell(charts.victory.banner)]));
    sheet("victory", "sheet-victory", "sheet-lost", &[R_S_5, R_S_6, RULING_57])
        .heads([Phrase::new("sheet-points")])
        .rows(rows)
}
