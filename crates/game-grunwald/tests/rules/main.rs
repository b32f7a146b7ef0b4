//! Every rule a test, named after its number.

mod agenda;
mod asking;
mod ch01_general;
mod ch02_turn;
mod ch03_zones;
mod ch04_movement;
mod ch05_charge;
mod ch05_combat;
mod ch05_counter_charge;
mod ch05_overrun;
mod ch05_procedure;
mod ch05_pursuit;
mod ch05_retreat;
mod ch06_morale;
mod ch07_banners;
mod ch08_leaders;
mod ch09_disorder;
mod ch10_panic;
mod ch11_fire;
mod ch11_readings;
mod ch12_forts;
mod ch13_conrois;
mod ch14_fatigue;
mod citing;
mod content;
mod field;
mod flow_combat;
mod flow_fire;
mod flow_moving;
mod flow_order;
mod helpers;
mod interplay;
mod interplay_arrivals;
mod interplay_banners;
mod interplay_company;
mod interplay_contagion;
mod interplay_facing;
mod interplay_foretold;
mod interplay_odds;
mod interplay_refused;
mod interplay_steps;
mod interplay_swept;
mod interplay_told;
mod our_rulings;
mod positions;
mod random;
mod reaching;
mod refused_once;
mod rulings_combat;
mod rulings_movement;
mod scenarios;
mod tables;

use engine::Noted;
use engine::dice::Scripted;
use engine::ruleset::Told;
use game_grunwald::action::Action;
use game_grunwald::ch05_combat::{Match, Reckoning};
use game_grunwald::content::CONTENT;
use game_grunwald::event::Event;
use game_grunwald::field::{HexId, OFF};
use game_grunwald::look::Look;
use game_grunwald::play::perform;
use game_grunwald::state::{
    Agenda, Banner, Core, Leader, Marks, NOBODY, Order, Phase, Spot, Staff, State, Unit, UnitId, Walk, Walker,
};
use game_grunwald::{Grunwald, Options};
use hexboard::{Orientation, Side};

/// Counters on the battlefield of Le choc des Titans, as a test wants them.
pub struct Board {
    pub rules: Grunwald,
    pub state: State,
    /// All that has happened, with the rules it rests on.
    pub noted: Vec<Noted<Event>>,
}

pub fn board() -> Board {
    board_with(Options::default())
}

pub fn board_with(options: Options) -> Board {
    let scenario = CONTENT.scenario("choc-des-titans").expect("it is in the box");
    let rules = Grunwald::new(&CONTENT, scenario, options);
    let units = rules.roster.iter().map(|card| Unit::waiting(card.strength)).collect();
    let core = Core {
        now: Agenda { turn: 1, step: 1, phase: Phase::Activate, walk: None, fight: None, tasks: Vec::new() },
        morale: 0,
        level: 0,
        points: [0; 2],
        arrived: [[0; 2]; 2],
        razed: 0,
        units,
        leaders: vec![
            Leader { spot: Spot::Waiting, moved: false, active: false, fatigue: 0 };
            scenario.leaders.len()
        ],
        banners: vec![Banner { staff: Staff::Waiting, moved_by: NOBODY }; scenario.banners.len()],
    };
    // A leader of each side far away in the east, so that nobody has lost yet.
    Board { rules, state: State::from(core), noted: Vec::new() }
        .lead("jagiello", "5131")
        .lead("ulrich", "5100")
}

pub fn side(name: &str) -> Side {
    Side::parse(name, Orientation::Flat).expect("a direction")
}

pub fn hex(label: &str) -> HexId {
    CONTENT.field.find(label).expect("a hex")
}

impl Board {
    pub fn look(&self) -> Look<'_> {
        self.rules.look(&self.state)
    }

    /// `PKR1 0915 N`, then `nc2`, `pf1`, `disorganised` or `panicked`.
    pub fn put(mut self, text: &str) -> Board {
        let mut words = text.split_whitespace();
        let mut word = || words.next().expect("counter, hex, facing");
        let (name, label, facing) = (word(), word(), word());
        let id = self.look().find(name).expect("a counter");
        self.state.stand(id, Spot::Map(hex(label)));
        let unit = self.state.unit_mut(id);
        unit.facing = side(facing);
        for word in words {
            match word {
                "disorganised" => unit.order = Order::Disorganised,
                "panicked" => unit.order = Order::Panicked,
                other if other.starts_with("nc") => unit.charge = other[2..].parse().expect("a level"),
                other if other.starts_with("pf") => unit.strength = other[2..].parse().expect("points"),
                other => panic!("{other}"),
            }
        }
        unit.marks = Marks::default();
        self
    }

    /// Puts a leader on a hex.
    pub fn lead(mut self, name: &str, label: &str) -> Board {
        let printed = CONTENT.counters.leader(name).expect("a leader");
        let at = self.rules.scenario.leaders.iter().position(|it| *it == printed).expect("he takes part");
        self.state.leaders[at].spot = Spot::Map(hex(label));
        self
    }

    /// A leader who is not there.
    pub fn without(mut self, name: &str) -> Board {
        let printed = CONTENT.counters.leader(name).expect("a leader");
        let at = self.rules.scenario.leaders.iter().position(|it| *it == printed).expect("he takes part");
        self.state.leaders[at].spot = Spot::Gone;
        self
    }

    /// Gives a banner to a unit.
    pub fn bear(mut self, name: &str, unit: &str) -> Board {
        let printed = CONTENT.counters.banner(name).expect("a banner");
        let at = self.rules.scenario.banners.iter().position(|it| *it == printed).expect("it takes part");
        self.state.banners[at].staff = Staff::Held(self.id(unit));
        self
    }

    /// On its movement face.
    pub fn marching(mut self, name: &str) -> Board {
        let id = self.id(name);
        self.state.unit_mut(id).ready = false;
        self
    }

    /// `PKR1 PKR2 x 0914`: these attack everybody there.
    pub fn reckon(&self, text: &str) -> Reckoning {
        self.look().reckon(&self.fight(text))
    }

    pub fn fight(&self, text: &str) -> Match {
        let (attackers, hexes) = text.split_once(" x ").expect("who attacks where");
        let hexes: Vec<HexId> = hexes.split_whitespace().map(hex).collect();
        let defenders = hexes.iter().flat_map(|hex| self.state.at(*hex)).collect();
        Match {
            attackers: attackers.split_whitespace().map(|name| self.id(name)).collect(),
            defenders,
            hexes,
            counter: false,
        }
    }

    /// The column and all modifiers of an attack, each with its rule.
    pub fn sums(&self, text: &str) -> String {
        let reckoning = self.reckon(text);
        let list = |tally: &engine::Tally| {
            tally
                .lines()
                .iter()
                .map(|line| format!("{} {}", line.value, line.rule.id()))
                .collect::<Vec<_>>()
                .join(", ")
        };
        format!(
            "{}:{} [{}] [{}] {}",
            reckoning.attack.sum(),
            reckoning.defence.sum(),
            list(&reckoning.attacker),
            list(&reckoning.defender),
            CONTENT.charts.columns[(reckoning.column + 3) as usize]
        )
    }

    /// Plays an action with these dice, all of which must be used; gives what happened.
    #[track_caller]
    pub fn act(&mut self, action: Action, dice: &[u8]) -> Vec<Event> {
        assert!(
            self.look().allows(&action),
            "{action:?} is not allowed: {:?} {:?}",
            self.state.now.phase,
            self.state.now.tasks
        );
        let mut script = Scripted::new(dice.to_vec());
        let mut noted = Vec::new();
        perform(&self.rules, &mut self.state, &mut script, &mut noted, &action).expect("enough dice");
        script.finish().expect("no die too many");
        self.remember(noted)
    }

    /// The events alone; with which rules each was noted is kept for [`Board::tell`].
    pub fn remember(&mut self, noted: Vec<Noted<Event>>) -> Vec<Event> {
        let events = noted.iter().map(|noted| noted.event.clone()).collect();
        self.noted.extend(noted);
        events
    }

    /// An event that has happened, in words, with the rules it was noted with.
    pub fn tell(&self, event: &Event) -> Told {
        let rules =
            self.noted.iter().rev().find(|noted| noted.event == *event).map(|noted| noted.rules.clone());
        let noted = Noted { event: event.clone(), rules: rules.unwrap_or_default() };
        game_grunwald::telling::tell(&self.rules, &noted)
    }

    /// The phase with this number begins, everybody as he stands.
    pub fn phase(mut self, step: u8) -> Board {
        self.state.now.step = step;
        self.state.now.phase = if step % 2 == 1 { Phase::Activate } else { Phase::Combat };
        self
    }

    /// What is asked, and of whom: `allied fire`.
    pub fn asked(&self) -> String {
        match self.look().question() {
            None => "over".into(),
            Some(decision) => {
                format!("{} {}", if decision.seat.0 == 0 { "allied" } else { "order" }, decision.kind)
            }
        }
    }

    /// An attack as [`Board::fight`] reads it.
    pub fn attack(&self, text: &str) -> Action {
        let fight = self.fight(text);
        Action::Attack {
            attackers: fight.attackers.into_iter().collect(),
            hexes: fight.hexes.into_iter().collect(),
        }
    }

    /// Where a counter is: `0915 N pf2 nc0`, with its order where that is not good; `gone`, `away`.
    pub fn at(&self, name: &str) -> String {
        let unit = self.state.unit(self.id(name));
        let place = match unit.spot {
            Spot::Map(hex) => CONTENT.field.label(hex).to_string(),
            Spot::Waiting => return "waiting".into(),
            Spot::Away { .. } => return "away".into(),
            Spot::Gone | Spot::Absent => return "gone".into(),
        };
        let order = match unit.order {
            Order::Good => "",
            Order::Disorganised => " disorganised",
            Order::Panicked => " panicked",
        };
        format!(
            "{place} {} pf{} nc{}{order}",
            unit.facing.name(Orientation::Flat),
            unit.strength,
            unit.charge
        )
    }

    /// Where a leader is.
    pub fn leader_at(&self, name: &str) -> String {
        let printed = CONTENT.counters.leader(name).expect("a leader");
        let at = self.rules.scenario.leaders.iter().position(|it| *it == printed).expect("he takes part");
        match self.state.leaders[at].spot {
            Spot::Map(hex) => CONTENT.field.label(hex).to_string(),
            Spot::Gone | Spot::Absent => "dead".into(),
            other => format!("{other:?}"),
        }
    }

    pub fn id(&self, name: &str) -> UnitId {
        self.look().find(name).expect("a counter")
    }

    /// The beginning of a unit's move.
    pub fn walk(&self, name: &str) -> Walk {
        let id = self.id(name);
        Walk::of(Walker::Unit(id), self.look().allowance(id))
    }

    /// Rides ahead and turns as written: `f` a hex, `h` a hex at the same pace, `+1` or `-2` a turn by sixths. Gives the price of
    /// each in points, and the charge level afterwards; ends with the reason where it cannot go on.
    pub fn ride(&mut self, name: &str, way: &str) -> String {
        let id = self.id(name);
        let mut walk = self.walk(name);
        let mut said = Vec::new();
        for word in way.split_whitespace() {
            let look = self.look();
            let (cost, charge) = match word {
                "f" | "h" => match look.may_enter(id, &walk, word == "h") {
                    Err(no) => {
                        said.push(format!("{:?}", no.no));
                        break;
                    }
                    Ok(entry) => {
                        (walk.turned, walk.by_road) = (false, entry.by_road);
                        walk.on_road &= entry.by_road;
                        walk.passing = entry.zone == game_grunwald::ch03_zones::Zone::Passed;
                        walk.halted = entry.zone == game_grunwald::ch03_zones::Zone::Stops;
                        self.state.stand(id, Spot::Map(entry.to));
                        (entry.cost.sum(), entry.charge)
                    }
                },
                turn => {
                    let sixths: i32 = turn.parse().expect("a turn");
                    match look.may_turn(id, &walk, sixths.unsigned_abs() as u8) {
                        Err(no) => {
                            said.push(format!("{:?}", no.no));
                            break;
                        }
                        Ok(cost) => {
                            walk.turned = true;
                            let hex = self.state.hex_of(id).expect("it is on the map");
                            if let Some(free) = walk.turns.iter_mut().find(|it| **it == OFF) {
                                *free = hex;
                            }
                            let facing = self.state.unit(id).facing.turned(sixths);
                            self.state.unit_mut(id).facing = facing;
                            (cost.sum(), 0)
                        }
                    }
                }
            };
            walk.left = walk.left.saturating_sub(cost as u8);
            walk.begun = true;
            self.state.unit_mut(id).charge = charge;
            said.push(format!("{} nc{charge}", halves(cost)));
        }
        said.push(format!("left {}", halves(walk.left.into())));
        said.join(", ")
    }
}

/// Half points as points: 3 is `1.5`.
pub fn halves(value: i32) -> String {
    if value % 2 == 0 { (value / 2).to_string() } else { format!("{}.5", value / 2) }
}
