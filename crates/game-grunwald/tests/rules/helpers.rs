//! Short cuts for tests of whole phases.

use crate::{Board, board};
use engine::dice::{DiceFault, Scripted};
use engine::{Noted, Ruleset};
use game_grunwald::action::Action;
use game_grunwald::content::CONTENT;
use game_grunwald::event::Event;
use game_grunwald::play::{Scribe, perform};
use game_grunwald::state::{Marks, Phase};
use game_grunwald::{Grunwald, Options, notation};

/// A scenario before anybody is set up.
pub fn set_up(scenario: &str, options: Options) -> Board {
    let scenario = CONTENT.scenario(scenario).expect("a scenario");
    let rules = Grunwald::new(&CONTENT, scenario, options);
    let state = rules.start();
    Board { rules, state, noted: Vec::new() }
}

/// Riders of the Order who have to go back, with a bombard behind them and other foot beside it.
pub fn beaten_before_a_bombard() -> Board {
    let mut board = board()
        .phase(2)
        .put("PKR1 0914 S nc3")
        .put("TEL3 0915 N")
        .put("TBO1 0916 N")
        .put("TIL1 1015 N")
        .put("TGM5 2510 N");
    board.plays(&["attack PKR1 x 0915"], &[4, 5]);
    board
}

/// Two dice that make this sum.
pub fn two(sum: u8) -> [u8; 2] {
    [sum / 2, sum - sum / 2]
}

/// How often something of a kind happened.
pub fn count(events: &[Event], kind: impl Fn(&Event) -> bool) -> usize {
    events.iter().filter(|event| kind(event)).count()
}

impl Board {
    /// How many hexes a counter stands from a hex.
    #[track_caller]
    pub fn distance(&self, name: &str, label: &str) -> u32 {
        let at = self.state.hex_of(self.id(name)).expect("it is on the map");
        CONTENT.field.distance(at, crate::hex(label))
    }

    pub fn legal(&self) -> Vec<Action> {
        let mut list = Vec::new();
        self.look().legal(&mut list);
        list
    }

    /// A leader by his number in the scenario.
    pub fn leader(&self, name: &str) -> u8 {
        let printed = CONTENT.counters.leader(name).expect("a leader");
        self.rules.scenario.leaders.iter().position(|it| *it == printed).expect("he takes part") as u8
    }

    /// A banner by its number in the scenario.
    pub fn banner(&self, name: &str) -> usize {
        let printed = CONTENT.counters.banner(name).expect("a banner");
        self.rules.scenario.banners.iter().position(|it| *it == printed).expect("it takes part")
    }

    /// Somebody of a crowded fort is asked for, and this unit is in every group that may be named.
    #[track_caller]
    pub fn in_every_fort_group(&self, name: &str) {
        assert!(self.asked().ends_with("fort"), "{}", self.asked());
        let (unit, groups) = (self.id(name), self.legal());
        assert!(!groups.is_empty());
        for group in groups {
            assert!(matches!(&group, Action::FortFighters { units } if units.contains(&unit)), "{group:?}");
        }
    }

    /// The move of a unit: its first step on, without stopping.
    #[track_caller]
    pub fn ride_on(&mut self, name: &str, steps: &[Action]) {
        let unit = self.id(name);
        self.act(Action::Move { unit }, &[]);
        for step in steps {
            self.act(step.clone(), &[]);
        }
    }

    /// Works on the position below the questions.
    #[track_caller]
    pub fn work<T>(
        &mut self,
        dice: &[u8],
        work: impl FnOnce(&mut Scribe<'_, Vec<Noted<Event>>>) -> Result<T, DiceFault>,
    ) -> Vec<Event> {
        let (mut script, mut noted) = (Scripted::new(dice.to_vec()), Vec::new());
        let mut scribe = Scribe::new(&self.rules, &mut self.state, &mut script, &mut noted);
        work(&mut scribe).expect("enough dice");
        script.finish().expect("no die too many");
        self.remember(noted)
    }

    /// Plays on as long as `choose` finds an answer, all with these dice.
    #[track_caller]
    pub fn play(
        &mut self,
        dice: &[u8],
        mut choose: impl FnMut(&Board, &[Action]) -> Option<Action>,
    ) -> Vec<Event> {
        let (mut script, mut noted) = (Scripted::new(dice.to_vec()), Vec::new());
        for _ in 0..400 {
            let legal = self.legal();
            let Some(action) = choose(self, &legal) else { break };
            assert!(self.look().allows(&action), "{action:?}");
            perform(&self.rules, &mut self.state, &mut script, &mut noted, &action).expect("enough dice");
        }
        script.finish().expect("no die too many");
        self.remember(noted)
    }

    /// Plays one action with as many throws of this number as it takes: for what is told of it, not for what comes of it.
    #[track_caller]
    pub fn act_anyhow(&mut self, action: &Action, face: u8) -> Vec<Event> {
        self.act_with(action, &[face; 40])
    }

    /// Plays one action with these dice, or as many of them as it takes.
    #[track_caller]
    pub fn act_with(&mut self, action: &Action, dice: &[u8]) -> Vec<Event> {
        assert!(self.look().allows(action), "{action:?}");
        let (mut script, mut noted) = (Scripted::new(dice.to_vec()), Vec::new());
        perform(&self.rules, &mut self.state, &mut script, &mut noted, action).expect("enough dice");
        self.remember(noted)
    }

    /// Fights a combat to its end with these dice: retreats lead to empty hexes where they can, nobody follows who need not.
    #[track_caller]
    pub fn fight_out(&mut self, attack: &str, dice: &[u8]) -> Vec<Event> {
        let mut attack = Some(self.attack(attack));
        self.play(dice, |board, legal| {
            let first = attack.take();
            if first.is_some() || board.state.now.fight.is_none() {
                return first;
            }
            let free = |action: &&Action| match action {
                Action::FallBack { hex, .. } => board.state.anybody(*hex).is_none(),
                _ => true,
            };
            let stay = legal.iter().find(|action| matches!(action, Action::StayPut));
            stay.or_else(|| legal.iter().find(free)).or(legal.first()).cloned()
        })
    }

    /// Everybody passes until this phase of this turn begins.
    #[track_caller]
    pub fn pass_to(&mut self, turn: u8, step: u8) {
        self.play(&[], |board, legal| {
            let now = &board.state.now;
            let there = (now.turn, now.step) >= (turn, step);
            let quiet = |action: &&Action| {
                matches!(
                    action,
                    Action::EndPhase | Action::HoldFire | Action::Stop | Action::HoldBack | Action::StayPut
                )
            };
            if there { None } else { legal.iter().find(quiet).cloned() }
        });
        assert_eq!((self.state.now.turn, self.state.now.step), (turn, step));
    }

    /// A panicked unit has to deal with its panic now.
    pub fn in_panic(mut self, name: &str) -> Board {
        let unit = self.id(name);
        self.state.unit_mut(unit).marks.set(Marks::MUST_FLEE);
        self.state.now.phase = Phase::Panic;
        self
    }

    /// The window of fire at the beginning of a movement phase.
    pub fn open_fire(mut self, step: u8) -> Board {
        self.state.now.step = step;
        self.state.now.phase = Phase::OpenFire;
        self
    }

    /// An action as players write it.
    #[track_caller]
    pub fn says(&self, text: &str) -> Action {
        notation::read(&self.look(), text).unwrap_or_else(|no| panic!("{text}: {:?}", no.reasons))
    }

    /// Plays actions as players write them, all with these dice.
    #[track_caller]
    pub fn plays(&mut self, actions: &[&str], dice: &[u8]) -> Vec<Event> {
        let mut actions = actions.iter();
        self.play(dice, |board, _| Some(board.says(actions.next()?)))
    }

    /// By which rule an action may not be done.
    #[track_caller]
    pub fn refused(&self, text: &str) -> &'static str {
        let no = self.look().check(&self.says(text)).expect_err("it is not legal");
        no.reasons[0].rule.map_or("none", |rule| rule.id())
    }

    /// What is said of an action before it is done: each effect by its name, and what it rests on first.
    #[track_caller]
    pub fn foretold(&self, text: &str) -> Vec<(&'static str, &'static str)> {
        let explained = self.rules.explain(&self.state, &self.says(text));
        let first = |effect: &engine::explain::Effect| effect.rules.first().map_or("", |rule| rule.id());
        explained.effects.iter().map(|effect| (effect.says.id, first(effect))).collect()
    }

    /// The result of one of the sums that are shown before an action is done.
    #[track_caller]
    pub fn sum_of(&self, text: &str, account: &str) -> Option<i32> {
        let explained = self.rules.explain(&self.state, &self.says(text));
        explained.accounts.iter().find(|it| it.key == account).map(|it| it.result)
    }

    /// The column of the combat among these events.
    #[track_caller]
    pub fn column_of(events: &[Event]) -> i32 {
        let column = |event: &Event| match event {
            Event::Fought(clash) => Some(clash.column.into()),
            _ => None,
        };
        events.iter().find_map(column).expect("somebody fought")
    }

    /// Do these events, put into words, rest on this rule?
    pub fn cites(&self, events: &[Event], rule: &str) -> bool {
        events.iter().any(|event| self.tell(event).rules.iter().any(|it| it.id() == rule))
    }

    /// What is written on a counter's picture.
    pub fn status(&self, name: &str) -> Vec<&'static str> {
        let scene = game_grunwald::scenery::scene(&self.look());
        let id = u16::from(self.id(name));
        scene.pieces.iter().find(|piece| piece.id == id).map(|piece| piece.status.clone()).unwrap_or_default()
    }
}
