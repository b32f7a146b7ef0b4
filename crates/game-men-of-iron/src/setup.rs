//! From a battle to the first position.

use crate::about::ABOUT;
use crate::content::{Content, First, UnitType};
use crate::ids::HexId;
use crate::state::*;
use crate::{MenOfIron, Options};
use engine::Seat;
use engine::content::Flaw;
use engine::ruleset::Setup;
use engine::text::Phrase;

/// Opens a game: the battle first, a hand-written position on top of it.
pub fn open(content: &'static Content, setup: &Setup) -> Result<(MenOfIron, State), Flaw> {
    setup.check(&ABOUT)?;
    let unknown = || Flaw::new("", Phrase::new("flaw-scenario").with("scenario", setup.scenario.as_str()));
    let battle = content.battle(&setup.scenario).ok_or_else(unknown)?;
    let rules = MenOfIron::new(content, battle, Options::of(setup));
    let start = rules.start();
    let state = match &setup.position {
        Some(text) => crate::position::read(&rules, start, text)?,
        None => start,
    };
    Ok((rules, state))
}

/// On the map, or off it until later.
fn placed(hex: HexId) -> Whereabouts {
    if hex == HexId::OFF { Whereabouts::Waiting } else { Whereabouts::Map(hex) }
}

impl MenOfIron {
    /// Everybody on his place, but for a side that sets up freely; then the seat that has something to choose, or play.
    pub fn start(&self) -> State {
        let state = State::from(self.array());
        let look = self.look(&state);
        let first_asked = [Seat(0), Seat(1)].into_iter().find(|seat| look.sets_up(*seat));
        let mut core = Core::from(state.clone());
        core.now.phase = first_asked.map_or(Phase::Free, Phase::Setup);
        State::from(core)
    }

    fn array(&self) -> Core {
        let battle = self.battle;
        let look_free = |side: Seat| {
            let modes = battle.special.modes.filter(|_| self.options.mode == crate::Mode::Free);
            modes.is_some_and(|modes| modes.side == side)
        };
        let place = |side: Seat, hex: HexId| if look_free(side) { Whereabouts::Waiting } else { placed(hex) };
        let units = battle.units.iter().map(|unit| Unit {
            whereabouts: place(unit.side, unit.hex),
            facing: unit.facing,
            kind: unit.kind,
            status: Status::Normal,
            formation: self.begins_in(unit),
            marks: Marks::default(),
        });
        let leaders = battle.leaders.iter().map(|leader| Leader {
            whereabouts: place(battle.command(leader.command).side, leader.hex),
            replacement: false,
            named_lost: false,
            moved: false,
        });
        let holder = match &battle.special.first {
            First::Seat(seat) => *seat,
            First::Die(_) => Seat(0),
        };
        let bombards = |marker: &crate::content::Marker| {
            marker.kind != crate::content::MarkerKind::Bombard || self.options.bombards
        };
        Core {
            now: Agenda {
                phase: Phase::Free,
                control: Control {
                    holder,
                    kind: Kind::Free,
                    command: CommandId::NONE,
                    last: CommandId::NONE,
                    passes: [0; 2],
                    quiet: 0,
                    stirred: false,
                    thrown: false,
                    guarded: None,
                    clock: 0,
                },
                walk: None,
                named: Vec::new(),
                fights: Vec::new(),
                tasks: Vec::new(),
                activation: 0,
            },
            units: units.collect(),
            leaders: leaders.collect(),
            standards: vec![true; battle.standards.len()],
            markers: battle.markers.iter().map(bombards).collect(),
            bombards_fired: 0,
            trampled: 0,
            pits: 0,
            episodes: Episodes::default(),
        }
    }

    /// A unit that takes no part.
    pub fn absent(&self, unit: &crate::content::Unit) -> Unit {
        Unit {
            whereabouts: Whereabouts::Absent,
            facing: unit.facing,
            kind: unit.kind,
            status: Status::Normal,
            formation: self.begins_in(unit),
            marks: Marks::default(),
        }
    }

    /// The formation in which a unit begins (MI-FAL-1, MI-COU-1).
    fn begins_in(&self, unit: &crate::content::Unit) -> Formation {
        let formations = &self.battle.special.formations;
        let type_of = self.content.charts.of(unit.kind);
        if formations.begin_schiltron.contains(&unit.command) && unit.kind == UnitType::Pike {
            Formation::Schiltron
        } else if formations.begin_wall.contains(&unit.command) && type_of.wall {
            Formation::Wall
        } else {
            Formation::None
        }
    }
}
