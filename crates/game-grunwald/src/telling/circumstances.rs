//! Rules that an event rests on in these circumstances only: of this weapon, this ground, this scenario, this option.

use crate::Grunwald;
use crate::ch13_conrois::ties;
use crate::content::{Kind, Nation};
use crate::event::{Blow, Clash, Event, Fall};
use crate::field::{HexId, NO_FORT};
use crate::play::beside;
use crate::rules::*;
use crate::state::*;
use engine::Rule;

/// What each scenario says of its set-up, of who moves first and who leads, of its reinforcements.
pub fn scenario_rules(rules: &Grunwald) -> [Rule; 3] {
    match rules.scenario.id.as_str() {
        "blitzkrieg-1410" => [R_S_7, R_S_8, R_S_9],
        _ => [R_S_1, R_S_2, R_S_3],
    }
}

/// The rules that apply to this event and not to all of its kind.
pub fn circumstances(rules: &Grunwald, event: &Event) -> Vec<Rule> {
    let kind = |unit: &UnitId| rules.roster[usize::from(*unit)].kind;
    let [placing, order_of_play, arriving] = scenario_rules(rules);
    let mut list = Vec::new();
    let mut cite = |applies: bool, these: &[Rule]| {
        if applies {
            list.extend_from_slice(these);
        }
    };
    match event {
        Event::Placed { unit, .. } => {
            cite(true, &[placing, RULING_54]);
            cite(rules.options.organisation, ties(rules, *unit));
        }
        Event::Attached { unit, .. } => {
            cite(kind(unit) != Kind::Cavalry, ties(rules, *unit));
            cite(true, &[RULING_58]);
        }
        Event::LeaderPlaced { .. } => cite(rules.options.organisation, &[R_13_1_5]),
        Event::SetUp { .. } => {
            cite(rules.options.organisation, &[R_13_0, RULING_58]);
            cite(rules.options.fatigue, &[R_14_1_2]);
        }
        Event::PhaseBegan { turn, step, .. } => {
            cite((*turn, *step) == (1, 1), &[order_of_play, R_6_1_3]);
            cite(*step < 9, &[RULING_62]);
        }
        Event::Fatigue { leader, .. } => {
            cite(true, &[RULING_58]);
            cite(leads_tatars(rules, *leader), &[R_14_1_5]);
        }

        Event::Rode { unit, from, to, by_road, .. } => {
            cite(*by_road, &[R_T_1, RULING_50]);
            cite(kind(unit) == Kind::HorseArcher, &[R_11_5_3]);
            cite(through_gate(rules, *from, *to), &[R_12_1_4]);
        }
        Event::Turned { unit, cost, .. } => {
            cite(true, &[RULING_66]);
            cite(cost.lines().iter().any(|line| line.rule == R_4_3_6), &[RULING_51]);
            cite(!kind(unit).mounted(), &[RULING_53]);
        }
        Event::Minimum { unit, .. } => cite(kind(unit).missile(), &[R_11_1_4]),
        Event::Flipped { ready, .. } => cite(*ready, &[R_11_1_2]),
        Event::Halted { .. } => cite(true, &[RULING_67]),
        Event::Arrived { .. } => cite(true, &[arriving, RULING_71]),
        Event::Returned { hex, .. } => {
            cite(true, &[RULING_71]);
            cite(corner(rules, *hex), &[RULING_61]);
        }
        Event::LeaderReturned { hex, .. } => cite(corner(rules, *hex), &[RULING_61]),
        Event::LeaderRode { with, .. } => {
            cite(true, &[R_8_1_3, R_8_1_8]);
            cite(with.is_some(), &[R_9_1_3]);
        }

        Event::Tested { rule, .. } => {
            cite(beside(*rule), &[RULING_40, RULING_42]);
            cite([R_9_3_1, R_10_3_1].contains(rule), &[RULING_40]);
            cite(*rule == R_10_3_1, &[RULING_43]);
        }
        Event::Rallied { .. } => cite(true, &[R_6_2_4, R_6_2_5, R_6_2_6, RULING_72]),
        Event::Worse { order: Order::Disorganised, .. } => cite(true, &[R_9_1_4, R_9_2_1, RULING_76]),
        Event::Worse { order: Order::Panicked, .. } => cite(true, &[R_10_1_4]),
        Event::Fled { .. } => cite(true, &[R_10_1_3]),

        Event::Shot { by, riding, .. } => match kind(by) {
            Kind::HorseArcher => {
                cite(true, &[R_11_1_7, R_11_5_1, R_11_5_4, R_11_5_6]);
                cite(*riding, &[R_11_5_7, R_11_5_8]);
            }
            Kind::Bombard => cite(true, &[R_11_1_2, R_11_1_6, R_11_7_2]),
            _ => cite(true, &[R_11_1_2, R_11_1_6, R_11_2_1]),
        },
        Event::Stopped { .. } => cite(true, &[RULING_72]),
        Event::LeaderAim { .. } | Event::LeaderThrow { .. } => cite(true, &[RULING_59]),

        Event::Fought(clash) if !clash.alone => list = of_combat(rules, clash),
        Event::FellShort { .. } => cite(true, &[RULING_65]),
        Event::PursuitForced { .. } | Event::PursuitThrow { must: true, .. } => cite(true, &[RULING_65]),
        Event::Pursued { to, .. } => {
            cite(true, &[RULING_69]);
            cite(rules.content.field.fort[usize::from(*to)] != NO_FORT, &[R_12_1_5]);
        }
        Event::DisorderThrow { .. } => cite(true, &[R_9_1_3, RULING_62]),
        Event::Eliminated { blow: Blow::Immovable | Blow::ImmovableSwept, .. } => cite(true, &[R_11_7_4]),
        Event::LeaderKilled { how, .. } => {
            cite(true, &[RULING_77]);
            cite(*how == Fall::Surprised, &[R_8_2_6, RULING_68]);
            cite(*how == Fall::Attacked, &[R_8_2_7]);
        }
        Event::BannerPassed { bound, .. } => cite(*bound, &[RULING_72]),
        Event::BannerTaken { bound, .. } => cite(*bound, &[R_7_1_3, RULING_72]),
        Event::LeaderLeft { .. } => cite(true, &[R_4_4_2, R_4_4_3]),
        _ => {}
    }
    list
}

/// What the throw of a combat rests on besides its table.
fn of_combat(rules: &Grunwald, clash: &Clash) -> Vec<Rule> {
    let cell = rules.content.charts.result(clash.throw[0] + clash.throw[1], clash.column);
    let lines = || clash.attacker.lines().iter().chain(clash.defender.lines());
    let mut list = vec![RULING_64, RULING_75];
    if lines().any(|line| [R_8_2_1, R_8_2_2].contains(&line.rule)) {
        list.extend([R_8_2_3, RULING_59]);
    }
    match cell.retreat {
        Some((true, _)) => list.push(RULING_74),
        Some(_) if cell.attacker > 0 => list.push(RULING_73),
        _ => {}
    }
    list
}

/// Does a leader command Tatars, who never tire (G-14.1.5)?
fn leads_tatars(rules: &Grunwald, leader: u8) -> bool {
    let printed = rules.scenario.leaders[usize::from(leader)];
    let his = |card: &&crate::Card| {
        usize::from(rules.content.counters.units[usize::from(card.printed)].leader) == printed
    };
    rules.roster.iter().filter(his).any(|card| card.nation == Nation::Tatars)
}

/// Is there a gate between two neighbours?
fn through_gate(rules: &Grunwald, from: HexId, to: HexId) -> bool {
    let field = &rules.content.field;
    let (side, here) = (field.side_to(from, to), field.map.nth(usize::from(from)));
    let gate = field.map.feature_id("gate");
    matches!((side, here, gate), (Some(side), Some(here), Some(gate)) if field.map.has(here, side, gate))
}

/// Does a hex lie on two edges of the map?
fn corner(rules: &Grunwald, hex: HexId) -> bool {
    use hexboard::Edge;
    let on = |edge: &Edge| rules.content.field.on_edge(hex, *edge);
    [Edge::North, Edge::South, Edge::West, Edge::East].iter().filter(|edge| on(edge)).count() > 1
}
