//! From a scenario to the first position.

use crate::Grunwald;
use crate::state::*;

impl Grunwald {
    /// Everybody beside the map, the first side to set up; where nothing is free to choose, everybody on his place.
    pub fn start(&self) -> State {
        let units = self.roster.iter().map(|card| Unit::waiting(card.strength)).collect();
        let leaders = vec![
            Leader { spot: Spot::Waiting, moved: false, active: false, fatigue: 0 };
            self.scenario.leaders.len()
        ];
        let banners = vec![Banner { staff: Staff::Waiting, moved_by: NOBODY }; self.scenario.banners.len()];
        let level = self.content.charts.track.level(self.scenario.morale);
        let core = Core {
            now: Agenda {
                turn: 0,
                step: 0,
                phase: Phase::Setup(self.scenario.setup[0]),
                walk: None,
                fight: None,
                tasks: Vec::new(),
            },
            morale: self.scenario.morale,
            level,
            points: [0; 2],
            arrived: [[0; 2]; 2],
            razed: 0,
            units,
            leaders,
            banners,
        };
        State::from(core)
    }
}
