//! A toy game that needs everything the contract must carry: a secret choice, a pose on a free table, a reaction in the
//! middle of an action, single dice and pools, a die that decides about another.
//!
//! Two riders bid courage in secret; seat 0 takes a place, and may ride along the lane as long as its breath lasts; then it
//! charges up to three times, and seat 1 parries (2d6) or dodges (a pool of three dice, each five or six saves it).
//!
//! Its second version reads one rule anew: a parry that just reaches its target holds (J-R1). Games of the first keep the old reading.

use engine::content::{Flaw, Library};
use engine::decision::{Decision, Gesture, Place, Role};
use engine::dice::{Ask, Dice, Hope, Stream};
use engine::explain::{Account, Befalls, Explanation};
use engine::rule::{Bilingual, Entry, Rule};
use engine::ruleset::{
    About, Objective, OptionInfo, OptionValue, OrderInfo, Outcome, Ruleset, ScenarioInfo, SeatInfo, Setup,
    Told,
};
use engine::scene::{Board, Ground, Scene};
use engine::secret::Secret;
use engine::text::Phrase;
use engine::told::Line;
use engine::{Journal, Noted, Pose, Refusal, Seat, Stop, Tally, Viewer};
use serde::{Deserialize, Serialize};
use std::sync::{Arc, LazyLock};

thread_local! {
    static OPENED_RUINS: std::cell::Cell<u32> = const { std::cell::Cell::new(0) };
    static APPLIED: std::cell::Cell<u32> = const { std::cell::Cell::new(0) };
}

/// How many actions this thread has carried out.
pub fn applied() -> u32 {
    APPLIED.with(std::cell::Cell::get)
}

/// How often this thread has tried to read the position `ruin`, which is none.
pub fn opened_ruins() -> u32 {
    OPENED_RUINS.with(std::cell::Cell::get)
}

const fn rule(entry: &'static Entry) -> Rule {
    Rule::new(entry)
}
pub const BID: Rule = rule(&Entry { id: "J-1", title_fr: "mise", title_en: "bid" });
pub const PLACE: Rule = rule(&Entry { id: "J-2", title_fr: "place", title_en: "place" });
pub const CHARGE: Rule = rule(&Entry { id: "J-3", title_fr: "charge", title_en: "charge" });
pub const PARRY: Rule = rule(&Entry { id: "J-4", title_fr: "parade", title_en: "parry" });
pub const DODGE: Rule = rule(&Entry { id: "J-5", title_fr: "esquive", title_en: "dodge" });

#[derive(Debug)]
pub struct Joust {
    /// J-R1: since version 2.
    tie_holds: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    pub phase: Phase,
    pub bids: [Option<Secret<u8>>; 2],
    pub pose: Pose,
    pub charges: u8,
    pub unhorsed: bool,
    /// Where on the lane the rider is, and how much breath is left.
    pub lane: i32,
    pub breath: i32,
}

impl State {
    /// Bids are made and the rider is placed, with breath for so many rides.
    pub fn rested(breath: i32) -> State {
        let bids = [1, 2].map(|courage| Some(Secret::new(courage, 9)));
        State {
            phase: Phase::Ready,
            bids,
            pose: Pose::default(),
            charges: 0,
            unhorsed: false,
            lane: 1,
            breath,
        }
    }
}

/// The lists with a position of their own.
pub fn from_position(state: &State) -> Setup {
    let bytes = engine::hash::canonical_bytes(state);
    let text = bytes.iter().map(u8::to_string).collect::<Vec<_>>().join(",");
    Setup { position: Some(text), ..Setup::new("lists") }
}

/// The lane is seven long; its middle is mud.
pub const LANE: i32 = 7;
pub fn breath_for(lane: i32) -> i32 {
    if lane == 3 { 2 } else { 1 }
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Phase {
    Bid(Seat),
    Place,
    Ready,
    /// The charge is under way and waits for the answer: a game can be saved here.
    Answer {
        strength: u8,
    },
    Over,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Action {
    Bid { courage: u8, salt: u64 },
    Place(Pose),
    Ride(i32),
    Charge,
    Yield,
    Parry,
    Dodge,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    Bid { seat: Seat, bid: Secret<u8> },
    Placed(Pose),
    Rode { to: i32, breath: i32 },
    Charged { strength: u8 },
    Parried { roll: u8, held: bool },
    Dodged { hits: u32 },
    Next(Phase),
}

static ABOUT: LazyLock<About> = LazyLock::new(|| {
    let both = |text: &str| Bilingual::new(text, text);
    let scenario = |id: &str| ScenarioInfo::new(id, both(id), both(id));
    let switch = |id: &'static str| OptionInfo {
        id,
        title: both(id),
        rule: None,
        values: ["on", "off"].map(|value| OptionValue { id: value.into(), title: both(value) }).to_vec(),
        default: "on",
    };
    About {
        id: "joust",
        title: both("Joust"),
        summary: both("A toy"),
        rules_version: 2,
        complete: false,
        dice: true,
        seats: vec![
            SeatInfo { id: "lance", title: both("Lance") },
            SeatInfo { id: "shield", title: both("Shield") },
        ],
        scenarios: vec![
            ScenarioInfo { recommended: true, ..scenario("lists") },
            // By night others ride, and the torches can be put out.
            ScenarioInfo {
                seats: vec![
                    SeatInfo { id: "owl", title: both("Owl") },
                    SeatInfo { id: "bat", title: both("Bat") },
                ],
                options: vec![switch("torches")],
                without: vec!["mud"],
                special: vec![DODGE],
                ..scenario("night")
            },
        ],
        options: vec![switch("mud")],
        looks: vec!["pony", "charger"],
        presets: Vec::new(),
        orders: vec![
            OrderInfo {
                decision: "answer",
                answers: vec!["parry", "dodge"],
                by_piece: vec![],
                idle: vec![],
                reaction: true,
                values: vec!["target"],
                results: vec!["result-held", "result-unhorsed"],
            },
            OrderInfo {
                decision: "ready",
                answers: vec!["charge", "yield"],
                by_piece: vec![],
                idle: vec![],
                reaction: false,
                values: vec![],
                results: vec![],
            },
        ],
    }
});

const SENTENCES: &str = "ask = a question\nsays = { $what }\nno = { $why }\nresult-unhorsed = unhorsed\nresult-held = held\naccount-target = Target\n";
const BOOK: &str = "format = 1\ngame = \"joust\"\nchapter = [{ id = \"1\", title = { fr = \"un\", en = \"one\" } }]\n\
    rule = [{ id = \"J-1\", chapter = \"1\", title = { fr = \"mise\", en = \"bid\" }, fr = \"x.\", en = \"x.\" }]\n";
static LIBRARY: Library =
    Library::new("joust", |_| Ok(()), &[("fr.ftl", SENTENCES), ("en.ftl", SENTENCES)], Some(BOOK));

fn no(rule: Rule, why: &str) -> Refusal {
    Refusal::new(rule, Phrase::new("no").with("why", why))
}

impl Joust {
    fn emit<J: Journal<Event>>(&self, state: &mut State, journal: &mut J, event: Event) {
        self.enact(state, &event);
        let rules: &[Rule] = match event {
            Event::Bid { .. } => &[BID],
            Event::Placed(_) | Event::Rode { .. } => &[PLACE],
            Event::Parried { .. } => &[PARRY],
            Event::Dodged { .. } => &[DODGE],
            Event::Charged { .. } | Event::Next(_) => &[CHARGE],
        };
        journal.note(event, rules);
    }

    fn parry_target(&self, strength: u8) -> Tally {
        let mut tally = Tally::default();
        tally.add(6, PARRY);
        tally.add_if(strength.into(), BID);
        tally
    }
}

impl Ruleset for Joust {
    type State = State;
    type Action = Action;
    type Event = Event;

    fn about() -> &'static About {
        &ABOUT
    }
    const LIBRARY: &'static Library = &LIBRARY;
    fn all_rules() -> &'static [Rule] {
        &[BID, PLACE, CHARGE, PARRY, DODGE]
    }
    fn open(setup: &Setup) -> Result<(Joust, State), Flaw> {
        let rules = Joust { tie_holds: setup.rules_version(&ABOUT) >= 2 };
        let start = State {
            phase: Phase::Bid(Seat(0)),
            bids: [None; 2],
            pose: Pose::default(),
            charges: 0,
            unhorsed: false,
            lane: 1,
            breath: 3,
        };
        match &setup.position {
            None => Ok((rules, start)),
            Some(text) => {
                OPENED_RUINS.with(|count| count.set(count.get() + u32::from(text == "ruin")));
                let bytes: Vec<u8> = text.split(',').filter_map(|n| n.trim().parse().ok()).collect();
                let state = engine::hash::from_canonical(&bytes);
                state
                    .map(|state| (rules, state))
                    .ok_or_else(|| Flaw::new("position", Phrase::new("flaw-save-foreign")))
            }
        }
    }
    fn write_position(&self, _: &Setup, state: &State) -> String {
        from_position(state).position.unwrap_or_default()
    }

    fn decision(&self, state: &State) -> Option<Decision> {
        let ask = Decision::new;
        Some(match state.phase {
            Phase::Bid(seat) => ask(seat, "bid", Role::Choose, BID),
            Phase::Place => Decision { open: true, ..ask(Seat(0), "place", Role::SetUp, PLACE) },
            Phase::Ready => ask(Seat(0), "ready", Role::Choose, CHARGE),
            Phase::Answer { .. } => {
                Decision { reaction: true, ..ask(Seat(1), "answer", Role::React, CHARGE) }
            }
            Phase::Over => return None,
        })
    }
    fn prompt(&self, _: &State) -> Phrase {
        Phrase::new("ask")
    }
    fn legal(&self, state: &State, out: &mut Vec<Action>) {
        out.clear();
        match state.phase {
            Phase::Bid(_) => out.extend((1..=3).map(|courage| Action::Bid { courage, salt: 0 })),
            Phase::Place => out.push(Action::Place(Pose { x: 500, y: 500, facing: 0 })),
            Phase::Ready => {
                out.extend([Action::Charge, Action::Yield]);
                let rides = [state.lane - 1, state.lane + 1].map(Action::Ride);
                out.extend(rides.into_iter().filter(|ride| self.check(state, ride).is_ok()));
            }
            Phase::Answer { .. } => out.extend([Action::Parry, Action::Dodge]),
            Phase::Over => {}
        }
    }
    fn check(&self, state: &State, action: &Action) -> Result<(), Refusal> {
        match (state.phase, action) {
            (Phase::Bid(_), Action::Bid { courage: 1..=3, .. })
            | (Phase::Ready, Action::Charge | Action::Yield)
            | (Phase::Answer { .. }, Action::Parry | Action::Dodge) => Ok(()),
            (Phase::Bid(_), Action::Bid { .. }) => Err(no(BID, "courage is one to three")),
            (Phase::Place, Action::Place(pose))
                if (0..=1000).contains(&pose.x) && (0..=1000).contains(&pose.y) =>
            {
                Ok(())
            }
            (Phase::Place, Action::Place(_)) => Err(no(PLACE, "outside the lists")),
            (Phase::Ready, Action::Ride(to)) if !(0..LANE).contains(to) || (to - state.lane).abs() != 1 => {
                Err(no(PLACE, "not next on the lane"))
            }
            (Phase::Ready, Action::Ride(to)) if breath_for(*to) > state.breath => {
                Err(no(PLACE, "out of breath"))
            }
            (Phase::Ready, Action::Ride(_)) => Ok(()),
            _ => Err(no(CHARGE, "not now")),
        }
    }
    fn apply<J: Journal<Event>>(
        &self,
        state: &mut State,
        action: &Action,
        dice: &mut dyn Dice,
        journal: &mut J,
    ) -> Result<(), Stop> {
        APPLIED.with(|count| count.set(count.get() + 1));
        self.check(state, action)?;
        match *action {
            Action::Bid { courage, salt } => {
                let Phase::Bid(seat) = state.phase else { return Ok(()) };
                self.emit(state, journal, Event::Bid { seat, bid: Secret::new(courage, salt) });
                let next = if seat == Seat(0) { Phase::Bid(Seat(1)) } else { Phase::Place };
                self.emit(state, journal, Event::Next(next));
            }
            Action::Place(pose) => {
                self.emit(state, journal, Event::Placed(pose));
                self.emit(state, journal, Event::Next(Phase::Ready));
            }
            Action::Ride(to) => {
                let breath = state.breath - breath_for(to);
                self.emit(state, journal, Event::Rode { to, breath });
            }
            Action::Charge => {
                let strength = state.bids[0].and_then(|bid| bid.value().copied()).unwrap_or(0);
                self.emit(state, journal, Event::Charged { strength });
            }
            Action::Yield => self.emit(state, journal, Event::Next(Phase::Over)),
            Action::Parry => {
                let Phase::Answer { strength } = state.phase else { return Ok(()) };
                // All dice are thrown before anything changes: a script that runs out leaves no trace.
                let first = dice.roll(&Ask::d6(2, Seat(1), PARRY).hoping(Hope::High))?;
                let mut roll: u8 = first.iter().sum();
                if roll == 12 {
                    roll += dice.roll(&Ask::d6(1, Seat(1), PARRY).hoping(Hope::High))?[0];
                }
                let over = i32::from(roll) - self.parry_target(strength).sum();
                let held = over > 0 || over == 0 && self.tie_holds;
                self.emit(state, journal, Event::Parried { roll, held });
                let next = if held && state.charges < 3 { Phase::Ready } else { Phase::Over };
                self.emit(state, journal, Event::Next(next));
            }
            Action::Dodge => {
                let hits = dice.hits(&Ask::d6(3, Seat(1), DODGE), 5..=6)?;
                self.emit(state, journal, Event::Dodged { hits });
                let next = if hits > 0 && state.charges < 3 { Phase::Ready } else { Phase::Over };
                self.emit(state, journal, Event::Next(next));
            }
        }
        Ok(())
    }
    fn enact(&self, state: &mut State, event: &Event) {
        match event {
            Event::Bid { seat, bid } => state.bids[seat.index()] = Some(*bid),
            Event::Placed(pose) => state.pose = *pose,
            Event::Rode { to, breath } => (state.lane, state.breath) = (*to, *breath),
            Event::Charged { strength } => {
                state.charges += 1;
                state.phase = Phase::Answer { strength: *strength };
            }
            Event::Parried { held, .. } => state.unhorsed = !held,
            Event::Dodged { hits } => state.unhorsed = *hits == 0,
            Event::Next(phase) => state.phase = *phase,
        }
    }
    fn resign<J: Journal<Event>>(&self, state: &mut State, _: Seat, journal: &mut J) {
        self.emit(state, journal, Event::Next(Phase::Over));
    }
    fn outcome(&self, state: &State) -> Option<Outcome> {
        let winner = if state.unhorsed { Some(Seat(0)) } else { Some(Seat(1)) };
        (state.phase == Phase::Over).then(|| Outcome { winner, rules: vec![CHARGE], score: vec![] })
    }

    fn objectives(&self, state: &State) -> Vec<Objective> {
        let says = |what: &str| Phrase::new("says").with("what", what);
        let stands = |seat: Seat, needs: &str| Objective {
            seat,
            needs: says(needs),
            now: says(if state.unhorsed { "unhorsed" } else { "in the saddle" }),
            ahead: Some((seat == Seat(0)) == state.unhorsed),
            rules: vec![CHARGE],
        };
        vec![stands(Seat(0), "unhorse the shield"), stands(Seat(1), "stay in the saddle")]
    }

    fn view(&self, state: &State, viewer: Viewer) -> State {
        let mut view = state.clone();
        for (seat, bid) in view.bids.iter_mut().enumerate() {
            if !viewer.sees_secrets_of(Seat(seat as u8)) {
                *bid = bid.map(|bid| bid.sealed());
            }
        }
        view
    }
    fn view_action(&self, action: &Action, by: Seat, viewer: Viewer) -> Option<Action> {
        let secret = matches!(action, Action::Bid { .. });
        (!secret || viewer.sees_secrets_of(by)).then_some(*action)
    }
    fn view_event(&self, event: &Event, viewer: Viewer) -> Event {
        match event {
            Event::Bid { seat, bid } if !viewer.sees_secrets_of(*seat) => {
                Event::Bid { seat: *seat, bid: bid.sealed() }
            }
            other => other.clone(),
        }
    }
    fn reveals(&self, event: &Event) -> bool {
        matches!(event, Event::Bid { .. })
    }
    fn salted(&self, action: Action, salt: u64) -> Action {
        match action {
            Action::Bid { courage, salt: 0 } => Action::Bid { courage, salt },
            other => other,
        }
    }

    fn notation() -> Vec<String> {
        ["bid COURAGE [#SALT]", "place POSE", "ride NUMBER", "charge", "yield", "parry", "dodge"]
            .map(String::from)
            .to_vec()
    }
    fn write(&self, _: &State, action: &Action) -> String {
        match action {
            Action::Bid { courage, salt: 0 } => format!("bid {courage}"),
            Action::Bid { courage, salt } => format!("bid {courage} #{salt:x}"),
            Action::Place(pose) => format!("place {pose}"),
            Action::Ride(to) => format!("ride {to}"),
            Action::Charge => "charge".into(),
            Action::Yield => "yield".into(),
            Action::Parry => "parry".into(),
            Action::Dodge => "dodge".into(),
        }
    }
    fn read(&self, _: &State, text: &str) -> Result<Action, Refusal> {
        let unreadable = || Refusal::unreadable(Phrase::new("no").with("why", text));
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words.as_slice() {
            ["bid", courage] => Action::Bid { courage: courage.parse().map_err(|_| unreadable())?, salt: 0 },
            ["bid", courage, salt] => Action::Bid {
                courage: courage.parse().map_err(|_| unreadable())?,
                salt: u64::from_str_radix(salt.trim_start_matches('#'), 16).map_err(|_| unreadable())?,
            },
            ["place", pose] => Action::Place(pose.parse().map_err(|()| unreadable())?),
            ["ride", to] => Action::Ride(to.parse().map_err(|_| unreadable())?),
            ["charge"] => Action::Charge,
            ["yield"] => Action::Yield,
            ["parry"] => Action::Parry,
            ["dodge"] => Action::Dodge,
            _ => return Err(unreadable()),
        })
    }
    fn gesture(&self, state: &State, action: &Action) -> Gesture {
        let on_lane = |q: i32| Some(Place::Hex { q, r: 0 });
        let rider = Gesture { piece: Some(0), from: on_lane(state.lane), ..Gesture::default() };
        let shield = Gesture { piece: Some(1), ..Gesture::default() };
        match action {
            Action::Bid { .. } => Gesture { kind: "bid", ..Gesture::default() },
            Action::Place(pose) => {
                Gesture { kind: "place", to: Some(Place::Pose(*pose)), ..Gesture::default() }
            }
            Action::Ride(to) => Gesture { kind: "ride", to: on_lane(*to), ..rider },
            Action::Charge => Gesture { kind: "charge", to: on_lane(LANE), target: Some(1), ..rider },
            Action::Yield => Gesture { kind: "yield", ..rider },
            Action::Parry => Gesture { kind: "parry", ..shield },
            Action::Dodge => Gesture { kind: "dodge", ..shield },
        }
    }
    fn tell(&self, noted: &Noted<Event>) -> Told {
        let says = Phrase::new("says").with("what", format!("{:?}", noted.event));
        Told::new(Line::new("joust", says), &noted.rules)
    }
    fn name(&self, state: &State, action: &Action) -> Phrase {
        Phrase::new("says").with("what", self.write(state, action))
    }
    fn phase(&self, state: &State) -> u32 {
        // A charge goes on until it is answered.
        let unanswered = matches!(state.phase, Phase::Answer { .. });
        u32::from(state.charges) - u32::from(unanswered)
    }
    fn cost(&self, _: &State, action: &Action) -> i32 {
        match action {
            Action::Ride(to) => breath_for(*to),
            _ => 0,
        }
    }
    fn explain(&self, state: &State, action: &Action) -> Explanation {
        let mut explanation = Explanation::new(self.name(state, action));
        let title = || Phrase::new("account-target");
        if let (Phase::Answer { strength }, Action::Parry) = (state.phase, action) {
            explanation.accounts.push(Account::new("target", title(), self.parry_target(strength)));
        }
        if let Action::Ride(to) = action {
            let mut tally = Tally::default();
            tally.add(breath_for(*to), PLACE);
            explanation.accounts.push(Account::price("cost", title(), tally));
        }
        explanation
    }
    fn results(&self, _: &State, events: &[Event]) -> Vec<Befalls> {
        let result = |held: bool| match held {
            true => Befalls::light(Seat(1), Phrase::new("result-held")),
            false => Befalls::grave(Seat(1), Phrase::new("result-unhorsed")),
        };
        events
            .iter()
            .filter_map(|event| match event {
                Event::Parried { held, .. } => Some(result(*held)),
                Event::Dodged { hits } => Some(result(*hits > 0)),
                _ => None,
            })
            .collect()
    }
    fn ground(&self, _: &State) -> Ground {
        let board = Board::Table { width: 1000, height: 1000, terrain: vec![] };
        Ground { board, legend: Vec::new() }
    }
    fn scene_on(&self, _: &State, ground: Arc<Ground>) -> Scene {
        Scene::new(Phrase::new("ask"), ground)
    }
    fn random(&self, state: &State, rng: &mut Stream, buffer: &mut Vec<Action>) -> Option<Action> {
        if state.phase == Phase::Place {
            let (x, y) = (rng.below(1001) as i32, rng.below(1001) as i32);
            return Some(Action::Place(Pose { x, y, facing: rng.below(360) as u16 }));
        }
        self.legal(state, buffer);
        buffer.get(rng.below(buffer.len() as u32) as usize).copied()
    }
}
