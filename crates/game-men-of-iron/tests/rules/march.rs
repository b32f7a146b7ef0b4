//! The language of the tests of movement: a Command on the march in a few words, and what a step costs.
//!
//! The carse of Bannockburn is flat and clear in rows 08 to 13 of columns 06 to 18, and serves for most of them.

use engine::ruleset::Ruleset;
use engine::text::Lang;
use game_men_of_iron::MenOfIron;
use game_men_of_iron::event::Event;
use game_men_of_iron::ids::{HexId, LeaderId, UnitId};
use game_men_of_iron::look::Look;
use game_men_of_iron::state::Status;
use hexboard::{Corner, Orientation};
use testkit::{Battle, given};

pub type Game = Battle<MenOfIron>;

/// A Command of a battle moves; units and leaders are separated by semicolons, and lines with `=` are said as they are.
pub fn march(scenario: &str, command: &str, lines: &str) -> Game {
    let mut text = format!("game = \"men-of-iron\"\nscenario = \"{scenario}\"\ncommand = \"{command}\"\n");
    let (mut units, mut leaders) = (Vec::new(), Vec::new());
    for line in lines.split(';').map(str::trim).filter(|line| !line.is_empty()) {
        match line.strip_prefix("leader ") {
            Some(leader) => leaders.push(format!("\"{leader}\"")),
            None if line.contains('=') => text.push_str(&format!("{line}\n")),
            None => units.push(format!("\"{}\"", told_off(command, line, lines.contains("phase")))),
        }
    }
    text.push_str(&format!("units = [{}]\nleaders = [{}]\n", units.join(", "), leaders.join(", ")));
    given::<MenOfIron>(&text)
}

/// The units of the Command are in command, unless a line says that one is `apart`, or a phase before looks it up.
fn told_off(command: &str, line: &str, looked_up: bool) -> String {
    let own = line.strip_prefix(command).is_some_and(|rest| rest.starts_with('-'));
    if line.contains(" apart") {
        line.replace(" apart", " out-of-command")
    } else if own && !looked_up && !line.contains("waiting") {
        format!("{line} commanded")
    } else {
        line.to_string()
    }
}

/// The same on the carse.
pub fn carse(command: &str, lines: &str) -> Game {
    march("bannockburn", command, lines)
}

pub fn look(battle: &Game) -> Look<'_> {
    battle.table.rules().look(battle.table.state())
}

pub fn unit(battle: &Game, name: &str) -> UnitId {
    look(battle).find(name).unwrap_or_else(|| panic!("no unit {name}"))
}

pub fn leader(battle: &Game, name: &str) -> LeaderId {
    look(battle).battle().find_leader(name).unwrap_or_else(|| panic!("no leader {name}"))
}

pub fn hex(battle: &Game, label: &str) -> HexId {
    look(battle).field().find(label).unwrap_or_else(|| panic!("no hex {label}"))
}

/// Where a unit stands, which way it faces and how it is.
pub fn at(battle: &Game, name: &str) -> String {
    let (look, unit) = (look(battle), unit(battle, name));
    let Some(hex) = look.hex_of(unit) else { return "gone".to_string() };
    let status = match look.status(unit) {
        Status::Normal => "",
        Status::Disordered => " disordered",
        Status::Retired => " retired",
    };
    format!("{} {}{status}", look.label(hex), look.unit(unit).facing.hour(Orientation::Pointy))
}

pub fn leader_at(battle: &Game, name: &str) -> String {
    let look = look(battle);
    let place = look.state.leader(leader(battle, name)).whereabouts.hex();
    place.map_or("nowhere".to_string(), |hex| look.label(hex).to_string())
}

/// What the last step or entry cost, line by line, and what is left.
pub fn cost(battle: &Game) -> String {
    let last = battle.events().filter_map(|event| match event {
        Event::Stepped { cost, left, .. } | Event::Entered { cost, left, .. } => Some((cost, left)),
        _ => None,
    });
    let (cost, left) = last.last().unwrap_or_else(|| panic!("nobody went anywhere: {}", battle.told()));
    let lines: Vec<String> =
        cost.lines().iter().map(|line| format!("{:+} {}", line.value, line.rule.title(Lang::En))).collect();
    format!("{}, left {left}", lines.join(", "))
}

pub fn hour(hour: u8) -> Corner {
    Corner::from_hour(hour, Orientation::Pointy).unwrap_or_else(|| panic!("no corner at {hour}"))
}

/// The steps that are listed, and nothing else.
pub fn steps(battle: &Game) -> Vec<String> {
    battle.legal().into_iter().filter(|text| text.parse::<u8>().is_ok()).collect()
}

/// The facings with which the unit on the move may stop.
pub fn stops(battle: &Game) -> Vec<String> {
    let mut list: Vec<String> =
        battle.legal().iter().filter_map(|text| text.strip_prefix("stop ")).map(str::to_string).collect();
    list.sort_by_key(|hour| hour.parse::<u8>().unwrap_or_default());
    list
}

/// Makes sure that no question of a march is left without an answer.
pub fn listed_are_legal(battle: &Game) {
    let legal = battle.legal();
    assert!(!legal.is_empty(), "{}", battle.asked());
    for text in &legal {
        let action = battle.action(text);
        assert!(battle.table.rules().check(battle.table.state(), &action).is_ok(), "{text}");
    }
}
