//! What the tests of chapter IV share: short ways to look at a position.

use engine::Seat;
use engine::ruleset::Ruleset;
use game_medieval_battle::MedievalBattle;
use game_medieval_battle::state::{HexId, Unit, UnitId, Whereabouts};
use game_medieval_battle::telling::ring_name;
use testkit::Battle;

pub type Game = Battle<MedievalBattle>;

pub const RED: Seat = game_medieval_battle::state::RED;
pub const YELLOW: Seat = game_medieval_battle::state::YELLOW;

/// Who stands on a hex: `red LC mp 4`, `yellow A x1 mp 0`, `nobody`.
#[track_caller]
pub fn on(battle: &Game, hex: &str) -> String {
    let state = battle.table.state();
    let at = hex_id(battle, hex);
    let Some(id) = state.at(at) else { return "nobody".into() };
    let unit = state.unit(id);
    format!("{} {}{} mp {}", seat_id(id.seat()), unit.kind.id(), worn(unit), unit.points)
}

/// All counters of a seat in the order in which the position names them: `LC H8 mp 4`, `A reserve`, `LB x1 away O1`,
/// `HI gone`.
pub fn counters(battle: &Game, seat: Seat) -> Vec<String> {
    let rules = battle.table.rules();
    let state = battle.table.state();
    let geo = rules.board(state).geo;
    let units = state.units_of(seat).map(|(_, unit)| {
        let place = match unit.whereabouts {
            Whereabouts::Hex(hex) => format!("{} mp {}", geo.label(hex), unit.points),
            Whereabouts::Reserve => "reserve".into(),
            Whereabouts::Away(place) => format!("away {}", ring_name(geo.size, place)),
            Whereabouts::Gone => "gone".into(),
        };
        format!("{}{} {place}", unit.kind.id(), worn(unit))
    });
    units.collect()
}

/// Who is asked what: `yellow turn`, `red move`, `yellow respond`, `red return`.
#[track_caller]
pub fn asked(battle: &Game) -> String {
    let decision = battle.decision();
    format!("{} {}", seat_id(decision.seat), decision.kind)
}

/// Everything that may be done now, sorted.
pub fn choices(battle: &Game) -> Vec<String> {
    battle.legal_with("")
}

/// The hexes that the unit on a hex controls, sorted.
#[track_caller]
pub fn zone_of(battle: &Game, hex: &str) -> Vec<String> {
    let (rules, state) = (battle.table.rules(), battle.table.state());
    let geo = rules.board(state).geo;
    let unit = unit_on(battle, hex);
    let controlled = geo.hexes().filter(|at| rules.look(state).controls(unit, *at));
    let mut labels: Vec<String> = controlled.map(|at| geo.label(at).to_string()).collect();
    labels.sort();
    labels
}

/// Where the units of a seat stand that control a hex, sorted.
#[track_caller]
pub fn controllers(battle: &Game, seat: Seat, hex: &str) -> Vec<String> {
    let (rules, state) = (battle.table.rules(), battle.table.state());
    let units = rules.look(state).controllers(seat, hex_id(battle, hex));
    let geo = rules.board(state).geo;
    let hexes = units.into_iter().filter_map(|id| state.unit(id).hex());
    let mut labels: Vec<String> = hexes.map(|at| geo.label(at).to_string()).collect();
    labels.sort();
    labels
}

/// Victory points, Red's and Yellow's.
pub fn points(battle: &Game) -> [u8; 2] {
    battle.table.rules().look(battle.table.state()).both_points()
}

/// Who holds the flag on a hex: `red`, `yellow`, `nobody`.
#[track_caller]
pub fn holder(battle: &Game, hex: &str) -> &'static str {
    let state = battle.table.state();
    let at = hex_id(battle, hex);
    let flags = &battle.table.rules().board(state).geo.flags;
    let flag = flags.iter().position(|flag| flag.hex == at).expect("there is no flag there");
    state.flags[flag].map_or("nobody", seat_id)
}

/// The sum of a fight as it was told or foretold: its lines without their indent.
pub fn sum_in(text: &str) -> Vec<String> {
    let lines = text.lines().filter(|line| line.starts_with("  "));
    lines.map(|line| line.trim().replace("  ", " ")).collect()
}

/// The same, out of an explanation, which shows the price before the column.
#[track_caller]
pub fn column_in(explanation: &str) -> (String, Vec<String>) {
    let mut lines = explanation.lines().skip_while(|line| !line.starts_with("Column "));
    let column = lines.next().expect("no column is foretold").trim_start_matches("Column ");
    let sum = lines.take_while(|line| line.starts_with("  ")).map(|line| line.trim().replace("  ", " "));
    (column.to_string(), sum.collect())
}

/// Column and losses of a fight as it is told or foretold: of `column +2: attacker loses 0, defender loses 2` the column `+2` and
/// the losses `0/2`; of a shot the target's alone.
#[track_caller]
pub fn fight_in(text: &str) -> (String, String) {
    let from = text.find("column ").expect("no column is told") + "column ".len();
    let (column, rest) = text[from..].split_once(": ").expect("losses are told after the column");
    let rest = rest.split(['(', '\n']).next().unwrap_or_default().split("  ").next().unwrap_or_default();
    let lost = |words: &str| {
        let count = words.trim().rsplit(' ').next().unwrap_or_default();
        count.parse::<u8>().unwrap_or_else(|_| panic!("{words}")).to_string()
    };
    // As a program writes it: with a hyphen.
    (column.replace('−', "-"), rest.split(',').map(lost).collect::<Vec<_>>().join("/"))
}

/// What a text says between two marks, the shortest piece.
pub fn between<'a>(text: &'a str, start: &str, end: &str) -> Option<&'a str> {
    let from = text.find(start)? + start.len();
    let length = text[from..].find(end)?;
    Some(&text[from..from + length])
}

#[track_caller]
pub fn unit_on(battle: &Game, hex: &str) -> UnitId {
    battle.table.state().at(hex_id(battle, hex)).unwrap_or_else(|| panic!("there is no unit in {hex}"))
}

#[track_caller]
pub fn hex_id(battle: &Game, hex: &str) -> HexId {
    let geo = battle.table.rules().board(battle.table.state()).geo;
    geo.find(hex).unwrap_or_else(|| panic!("{hex} is no hex"))
}

fn worn(unit: &Unit) -> &'static str {
    if unit.worn() { " x1" } else { "" }
}

fn seat_id(seat: Seat) -> &'static str {
    MedievalBattle::about().battle("").seat_id(seat)
}
