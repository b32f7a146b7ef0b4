//! From a scenario to the first position.

use crate::about::ABOUT;
use crate::content::Content;
use crate::rules::*;
use crate::state::*;
use crate::{Grunwald, Options, position};
use engine::Rule;
use engine::content::Flaw;
use engine::ruleset::Setup;
use engine::text::Phrase;

/// Opens a game: the scenario first, a hand-written position on top of it.
pub fn open(content: &'static Content, setup: &Setup) -> Result<(Grunwald, State), Flaw> {
    setup.check(&ABOUT)?;
    let unknown = || Flaw::new("", Phrase::new("flaw-scenario").with("scenario", setup.scenario.as_str()));
    let scenario = content.scenario(&setup.scenario).ok_or_else(unknown)?;
    let rules = Grunwald::new(content, scenario, Options::of(setup));
    let start = rules.start();
    let state = match &setup.position {
        Some(text) => position::read(&rules, start, text)?,
        None => start,
    };
    Ok((rules, state))
}

/// What each scenario says of its set-up, of who moves first and who leads, of its reinforcements.
pub fn scenario_rules(rules: &Grunwald) -> [Rule; 3] {
    rules.set_up_by
}

/// The rules that a scenario is set up by.
pub fn rules_of_scenario(id: &str) -> [Rule; 3] {
    match id {
        "blitzkrieg-1410" => [R_S_7, R_S_8, R_S_9],
        _ => [R_S_1, R_S_2, R_S_3],
    }
}

impl Grunwald {
    /// Everybody beside the map, the first side to set up; where nothing is free to choose, everybody on his place.
    pub fn start(&self) -> State {
        let units = self.roster.iter().map(|card| Unit::waiting(card.strength)).collect();
        let leaders =
            vec![
                Leader { whereabouts: Whereabouts::Waiting, moved: false, active: false, fatigue: 0 };
                self.scenario.leaders.len()
            ];
        let banners = vec![
            Banner { whereabouts: BannerWhereabouts::Waiting, moved_by: NOBODY };
            self.scenario.banners.len()
        ];
        let level = self.content.charts.track.level(self.scenario.morale);
        let core = Core {
            now: Agenda {
                turn: 0,
                phase_number: 0,
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
