//! The language of these tests: a position in a few words, what is played on it as players write it, what comes of it.
//!
//! ```ignore
//! let mut battle = field("phase 2; PKR1 0914 S nc3; TEL3 0915 N; leader zyndram 0914; banner KR PKR1");
//! battle.roll([4, 4]).play("attack PKR1 x 0915; back TEL3 0916; back TEL3 0917; face N");
//! assert_eq!(battle.at("TEL3"), "0917 N pf2 nc0");
//! battle.refuses("back TEL3 0914", "G-5.4.5");
//! ```
//!
//! The words are those of a position file (see `position.rs`), into which they are turned; `nc3` and `pf1` stand for `nc 3` and
//! `pf 1`. A counter's line begins with its name; every other line with what it is about.

use engine::Hand;
use engine::dice::{Scripted, Stream};
use engine::explain::halves;
use engine::ruleset::{Ruleset, Setup, Told};
use engine::ways::Way;
use game_grunwald::Grunwald;
use game_grunwald::action::Action;
use game_grunwald::content::CONTENT;
use game_grunwald::event::{Clash, Event};
use game_grunwald::field::HexId;
use game_grunwald::ids::{BannerId, LeaderId};
use game_grunwald::look::Look;
use game_grunwald::state::{BannerWhereabouts, Cohesion, Phase, State, UnitId, Whereabouts};
use game_grunwald::telling::place;
use hexboard::{Orientation, Side};
use testkit::Battle;
use toml::{Table, Value};

pub type Game = Battle<Grunwald>;

/// A leader of each side far away in the east, so that nobody has lost yet.
const FAR_AWAY: &str = r#"
    game = "grunwald"
    scenario = "choc-des-titans"
    turn = 1
    units = []
    leaders = ["jagiello 5131", "ulrich 5100"]
    banners = []
"#;

/// A position on the battlefield of Le choc des Titans, in its first turn and phase unless it says otherwise.
#[track_caller]
pub fn field(text: &str) -> Game {
    testkit::given(&sketch(FAR_AWAY, text))
}

/// Why such a position is refused.
#[track_caller]
pub fn flaw(text: &str) -> String {
    testkit::flaw_of::<Grunwald>(&sketch(FAR_AWAY, text))
}

/// A scenario before anybody is set up: `choc-des-titans; organisation conrois`.
pub fn set_up(text: &str) -> Game {
    let mut words = text.split(';').map(str::trim);
    let mut setup = Setup::new(words.next().unwrap_or_default());
    for option in words {
        let (option, value) = option.split_once(' ').expect("an option and its value");
        setup = setup.with(option, value);
    }
    testkit::scenario(setup, 1)
}

/// The same as its armies usually stand, the battle begun.
#[track_caller]
pub fn begun(text: &str) -> Game {
    let mut battle = set_up(text);
    battle.play("default; ready; default; ready");
    battle
}

/// A position file with these lines changed or added.
fn sketch(position: &str, text: &str) -> String {
    let mut file: Table = position.parse().expect("a position");
    for line in text.split(['\n', ';']).map(str::trim).filter(|line| !line.is_empty()) {
        let (about, rest) = line.split_once(' ').unwrap_or((line, ""));
        match about {
            "leader" => put(&mut file, "leaders", rest),
            "banner" => put(&mut file, "banners", rest),
            "razed" => put(&mut file, "razed", rest),
            "scenario" => drop(file.insert(about.into(), rest.into())),
            "turn" | "morale" | "level" => drop(file.insert(about.into(), number(rest))),
            "points" => {
                drop(file.insert(about.into(), rest.split(' ').map(number).collect::<Vec<_>>().into()))
            }
            "phase" => begin(&mut file, rest),
            // Who has entered in this turn: `arrived 1 0 0 3`, horse and foot of the allies, horse and foot of the Order.
            "arrived" => {
                let numbers: Vec<Value> = rest.split(' ').map(number).collect();
                let sides: Vec<Value> = numbers.chunks(2).map(|side| Value::Array(side.to_vec())).collect();
                file.insert(about.into(), sides.into());
            }
            "option" => {
                let (option, value) = rest.split_once(' ').expect("an option and its value");
                table(&mut file, "options").insert(option.into(), value.into());
            }
            // The move under way: `walk left 1`, `walk passing true`.
            "walk" => {
                let (name, value) = rest.split_once(' ').expect("what of the walk");
                let walk = table(table(&mut file, "under-way"), "walk");
                walk.insert(name.into(), value.parse::<bool>().map_or_else(|_| number(value), Value::from));
            }
            _ => put(&mut file, "units", line),
        }
    }
    toml::to_string(&file).expect("a position")
}

/// `3`; with a word where something else is going on than the phase has it: `5 open-fire`, `1 panic`, `9 excess 4924`.
fn begin(file: &mut Table, text: &str) {
    let (step, phase) = text.split_once(' ').unwrap_or((text, ""));
    let step = number(step);
    let usual = if step.as_integer().is_some_and(|step| step % 2 == 1) { "activate" } else { "combat" };
    file.insert("phase".into(), if phase.is_empty() { usual } else { phase }.into());
    file.insert("step".into(), step);
    file.remove("under-way");
}

fn number(text: &str) -> Value {
    Value::Integer(text.parse().unwrap_or_else(|_| panic!("{text} is no number")))
}

fn table<'a>(file: &'a mut Table, key: &str) -> &'a mut Table {
    let entry = file.entry(key).or_insert_with(|| Table::new().into());
    entry.as_table_mut().expect("a table")
}

/// Adds a line to a list, in place of the line about the same piece; `PKR1 absent` takes no part.
fn put(file: &mut Table, list: &str, line: &str) {
    let list = file.entry(list).or_insert_with(|| Value::Array(Vec::new()));
    let list = list.as_array_mut().expect("a list");
    let piece = |line: &str| line.split(' ').next().map(str::to_string);
    list.retain(|other| other.as_str().and_then(piece) != piece(line));
    if line.ends_with(" absent") {
        return;
    }
    list.push(line.split(' ').map(in_full).collect::<Vec<_>>().join(" ").into());
}

/// `nc3` is `nc 3`.
fn in_full(word: &str) -> String {
    let spelt = ["nc", "pf"].into_iter().find_map(|key| Some((key, word.strip_prefix(key)?)));
    match spelt {
        Some((key, value)) if value.parse::<u8>().is_ok() => format!("{key} {value}"),
        _ => word.to_string(),
    }
}

pub fn hex(label: &str) -> HexId {
    CONTENT.field.find(label).expect("a hex")
}

pub fn side(name: &str) -> Side {
    Side::parse(name, Orientation::Flat).expect("a direction")
}

pub fn label(hex: HexId) -> &'static str {
    CONTENT.field.label(hex)
}

/// What these tests ask of a position.
pub trait Field {
    /// The position as it stands, with these lines changed or added.
    fn with(&self, text: &str) -> Game;
    fn look(&self) -> Look<'_>;
    fn id(&self, name: &str) -> UnitId;
    /// Where a counter is: `0915 N pf2 nc0`, with its order where that is not good; `gone`, `away`, `waiting`.
    fn at(&self, name: &str) -> String;
    /// All that a position file says of a counter, a leader or a banner: `PKR1 0915 N nc 2 done rode`.
    fn line(&self, name: &str) -> String;
    /// Is this among the words that a position file has for a counter?
    fn is(&self, name: &str, word: &str) -> bool;
    /// Where a leader is: `0915`, `dead`, `away`.
    fn leader_at(&self, name: &str) -> String;
    /// Who bears a banner, or where it lies.
    fn banner(&self, name: &str) -> String;
    /// What is written on a counter's picture.
    fn status(&self, name: &str) -> Vec<&'static str>;
    /// How many hexes a counter stands from a hex.
    fn distance(&self, name: &str, label: &str) -> u32;
    /// The ways that are offered to a counter.
    fn ways(&self, name: &str) -> Vec<Way<Action>>;
    /// The way of that kind that leads there.
    fn way(&self, name: &str, kind: &str, to: &str) -> Option<Way<Action>>;
    /// Why a counter may not do anything there, as somebody is told who points at the hex with it in hand: rule and sentence.
    fn pointed(&self, name: &str, to: &str) -> (&'static str, &'static str);
    /// The leader whom a counter obeys (13).
    fn chief(&self, name: &str) -> &'static str;
    fn fatigue(&self, leader: &str) -> u8;
    /// The marker on the track of morale, seen from the allies.
    fn morale(&self) -> i8;
    /// Points for what was eliminated: of the allies, of the Order.
    fn points(&self) -> [u16; 2];
    fn turn(&self) -> u8;
    /// The phase of the turn, by its number in the book.
    fn phase(&self) -> u8;
    /// Half points left of the move under way.
    fn left(&self) -> Option<u8>;
    /// The column in which the one combat of the last play was read.
    fn column(&self) -> &'static str;
    /// The rows of the throws for disorder after the combats of the last play.
    fn disorder_rows(&self) -> Vec<u8>;
    /// Plays, and says what each hex and each turn cost, the charge level after it, and what is left: `1 nc1, 5 nc0, left 2½`.
    fn goes(&mut self, actions: &str) -> String;
    /// The strengths, the modifiers of both sides with their rules and the column of an attack, as it is fought; it must be foretold
    /// so: `2:2 [2 G-5.2.7, 3 G-5.6.4] [] 6:1`.
    fn sums(&self, attack: &str) -> String;
    /// The same of the combat of the last play.
    fn sums_fought(&self) -> String;
    /// A unit falls back by these hexes; steps without a choice are made by themselves.
    fn falls_back(&mut self, name: &str, way: &str) -> &mut Self;
    /// Attacks with every throw in turn, until it comes to this; whatever is thrown after the combat shows a three.
    fn attack_until(&mut self, attack: &str, done: impl Fn(&Game) -> bool) -> &mut Self;
    /// Fights a combat to its end: retreats lead to empty hexes where they can, nobody follows who need not.
    fn fights_out(&mut self, attack: &str) -> &mut Self;
    /// Everybody passes until this phase of this turn begins.
    fn passes_to(&mut self, turn: u8, phase: u8) -> &mut Self;
}

impl Field for Game {
    #[track_caller]
    fn with(&self, text: &str) -> Game {
        testkit::given(&sketch(&self.written(), text))
    }

    fn look(&self) -> Look<'_> {
        self.table.rules().look(self.table.state())
    }

    #[track_caller]
    fn id(&self, name: &str) -> UnitId {
        self.look().find(name).unwrap_or_else(|| panic!("{name} is no counter"))
    }

    #[track_caller]
    fn at(&self, name: &str) -> String {
        let unit = self.table.state().unit(self.id(name));
        let place = match unit.whereabouts {
            Whereabouts::Map(hex) => label(hex),
            Whereabouts::Waiting => return "waiting".into(),
            Whereabouts::Away { .. } => return "away".into(),
            Whereabouts::Gone | Whereabouts::Absent => return "gone".into(),
        };
        let cohesion = match unit.cohesion {
            Cohesion::Good => "",
            Cohesion::Disorganised => " disorganised",
            Cohesion::Panicked => " panicked",
        };
        let facing = unit.facing.name(Orientation::Flat);
        format!("{place} {facing} pf{} nc{}{cohesion}", unit.strength, unit.charge)
    }

    #[track_caller]
    fn line(&self, name: &str) -> String {
        let file: Table = self.written().parse().expect("a position");
        let lists = ["units", "leaders", "banners"].map(|list| file[list].as_array().expect("a list"));
        let mut lines = lists.into_iter().flatten().filter_map(Value::as_str);
        let about = |line: &&str| line.split(' ').next() == Some(name);
        lines.find(about).unwrap_or_else(|| panic!("{name} takes no part")).to_string()
    }

    #[track_caller]
    fn is(&self, name: &str, word: &str) -> bool {
        self.line(name).split(' ').any(|it| it == word)
    }

    #[track_caller]
    fn leader_at(&self, name: &str) -> String {
        let look = self.look();
        let mut leaders = LeaderId::number(&look.state.leaders);
        let (_, leader) = leaders.find(|(at, _)| look.leader_card(*at).id == name).expect("he takes part");
        match leader.whereabouts {
            Whereabouts::Map(hex) => label(hex).into(),
            Whereabouts::Gone | Whereabouts::Absent => "dead".into(),
            Whereabouts::Away { .. } => "away".into(),
            Whereabouts::Waiting => "waiting".into(),
        }
    }

    #[track_caller]
    fn banner(&self, name: &str) -> String {
        let look = self.look();
        let mut banners = BannerId::number(&look.state.banners);
        let (_, banner) = banners.find(|(at, _)| look.banner_id(*at) == name).expect("it takes part");
        match banner.whereabouts {
            BannerWhereabouts::Held(unit) => look.name(unit).into(),
            BannerWhereabouts::Lies(hex) => label(hex).into(),
            BannerWhereabouts::Waiting => "waiting".into(),
            BannerWhereabouts::Gone => "gone".into(),
        }
    }

    #[track_caller]
    fn status(&self, name: &str) -> Vec<&'static str> {
        let (scene, id) = (self.table.rules().scene(self.table.state()), u16::from(self.id(name)));
        scene.pieces.into_iter().find(|piece| piece.id == id).map_or_else(Vec::new, |piece| piece.status)
    }

    #[track_caller]
    fn distance(&self, name: &str, label: &str) -> u32 {
        let at = self.table.state().hex_of(self.id(name)).expect("it is on the map");
        CONTENT.field.distance(at, hex(label))
    }

    #[track_caller]
    fn ways(&self, name: &str) -> Vec<Way<Action>> {
        self.table.rules().ways(self.table.state(), self.id(name).into()).expect("it is a counter")
    }

    #[track_caller]
    fn way(&self, name: &str, kind: &str, to: &str) -> Option<Way<Action>> {
        let to = Some(place(self.table.rules(), hex(to)));
        self.ways(name).into_iter().find(|way| way.kind == kind && way.to == to)
    }

    #[track_caller]
    fn pointed(&self, name: &str, to: &str) -> (&'static str, &'static str) {
        let (rules, hand) = (self.table.rules(), Hand::Piece(self.id(name).into()));
        let refusal = rules.why_not(self.table.state(), hand, place(rules, hex(to))).expect("it is refused");
        (refusal.reasons[0].rule.map_or("none", |rule| rule.id()), refusal.reasons[0].why.id)
    }

    #[track_caller]
    fn chief(&self, name: &str) -> &'static str {
        let look = self.look();
        let leader = look.leader_of(self.id(name)).expect("somebody leads it");
        let scenario = &self.table.rules().scenario;
        &CONTENT.counters.leaders[scenario.leaders[leader.index()]].id
    }

    #[track_caller]
    fn fatigue(&self, leader: &str) -> u8 {
        let line = self.line(leader);
        line.split_once("fatigue ").map_or(0, |(_, level)| level.parse().expect("a level"))
    }

    fn morale(&self) -> i8 {
        self.table.state().morale
    }

    fn points(&self) -> [u16; 2] {
        self.table.state().points
    }

    fn turn(&self) -> u8 {
        self.table.state().now.turn
    }

    fn phase(&self) -> u8 {
        self.table.state().now.phase_number
    }

    fn left(&self) -> Option<u8> {
        self.table.state().now.walk.map(|walk| walk.left)
    }

    #[track_caller]
    fn column(&self) -> &'static str {
        let cells = self.tellings().filter_map(|told| told.cell).filter(|cell| cell.chart == "combat");
        let columns: Vec<i32> = cells.map(|cell| cell.column).collect();
        assert_eq!(columns.len(), 1, "one combat");
        &CONTENT.charts.columns[(columns[0] + 3) as usize]
    }

    fn disorder_rows(&self) -> Vec<u8> {
        let told = self.tellings().filter(|told| told.kind == "disorder-throw");
        let by_fire = told.filter(|told| told.says.id.contains("fire")).count();
        assert_eq!(by_fire, 0, "a throw after a shot");
        self.said("disorder-throw", "row").iter().map(|row| row.parse().expect("a row")).collect()
    }

    #[track_caller]
    fn goes(&mut self, actions: &str) -> String {
        let mut left = None;
        let mut paid: Vec<String> = Vec::new();
        for event in self.play(actions).events() {
            let (cost, charge) = match event {
                Event::Rode { cost, charge, left: rest, .. } => {
                    left = Some(*rest);
                    (cost, *charge)
                }
                Event::Turned { cost, left: rest, .. } => {
                    left = Some(*rest);
                    (cost, 0)
                }
                _ => continue,
            };
            paid.push(format!("{} nc{charge}", halves(cost.sum())));
        }
        paid.push(format!("left {}", left.map_or("?".into(), |left| halves(left.into()))));
        paid.join(", ")
    }

    #[track_caller]
    fn sums(&self, attack: &str) -> String {
        let foretold = self.explanation(attack).value("column").expect("a column");
        let (mut after, mut events) = (self.table.state().clone(), Vec::new());
        // How it ends does not matter here: the dice may run out.
        let mut dice = Scripted::new([3; 12]);
        let _ = self.table.rules().apply(&mut after, &self.action(attack), &mut dice, &mut events);
        let mut told = events.iter().map(|noted| self.table.rules().tell(noted));
        let fought = told.find(|told| told.kind == "fought").expect("a combat");
        assert_eq!(fought.cell.map(|cell| cell.column), Some(foretold), "{attack}");
        sums_of(&fought)
    }

    #[track_caller]
    fn sums_fought(&self) -> String {
        sums_of(&self.tellings().find(|told| told.kind == "fought").expect("a combat"))
    }

    #[track_caller]
    fn falls_back(&mut self, name: &str, way: &str) -> &mut Self {
        let mut labels = way.split(' ');
        self.plays_on(|battle| {
            labels.by_ref().find_map(|label| {
                let step = format!("back {name} {label}");
                [format!("{step} led"), step].into_iter().find(|step| battle.lists(step))
            })
        });
        let last = way.rsplit(' ').next().unwrap_or_default();
        assert!(self.at(name).starts_with(last), "{name} {}", self.at(name));
        self
    }

    #[track_caller]
    fn attack_until(&mut self, attack: &str, done: impl Fn(&Game) -> bool) -> &mut Self {
        for sum in 2..=12 {
            let mut tried = self.with("");
            tried.roll_first(two(sum), 3).play(attack);
            if done(&tried) {
                *self = tried;
                return self;
            }
        }
        panic!("no throw comes to this");
    }

    #[track_caller]
    fn fights_out(&mut self, attack: &str) -> &mut Self {
        let mut attack = Some(attack.to_string());
        self.plays_on(|battle| {
            let first = attack.take();
            let fights = battle.table.state().now.fight.is_some();
            first.or_else(|| quiet_answer(battle).filter(|_| fights))
        })
    }

    #[track_caller]
    fn passes_to(&mut self, turn: u8, phase: u8) -> &mut Self {
        const QUIET: [&str; 5] = ["end", "hold-fire", "stop", "hold-back", "stay"];
        self.goes_on(|battle| {
            let there = (battle.turn(), battle.phase()) >= (turn, phase);
            let quiet = |text: &String| QUIET.contains(&text.as_str());
            battle.legal().into_iter().find(quiet).filter(|_| !there)
        });
        assert_eq!((self.turn(), self.phase()), (turn, phase));
        self
    }
}

/// Strengths, modifiers and column of a combat that was told.
fn sums_of(fought: &Told) -> String {
    let sum = |key: &str| fought.accounts.iter().find(|it| it.key == key).expect("a sum");
    let list = |key: &str| {
        let lines = sum(key).tally.lines().iter();
        lines.map(|line| format!("{} {}", line.value, line.rule)).collect::<Vec<_>>().join(", ")
    };
    let column = fought.cell.expect("a cell").column + 3;
    format!(
        "{}:{} [{}] [{}] {}",
        sum("attack").result,
        sum("defence").result,
        list("attacker"),
        list("defender"),
        CONTENT.charts.columns[column as usize]
    )
}

/// Riders of the Order who have to go back, with a bombard behind them and other foot beside it.
pub fn beaten_before_a_bombard() -> Game {
    let mut battle = field("phase 2; PKR1 0914 S nc3; TEL3 0915 N; TBO1 0916 N; TIL1 1015 N; TGM5 2510 N");
    battle.roll([4, 5]).play("attack PKR1 x 0915");
    battle
}

/// Riders and foot of the Order beaten together: the foot stands where the riders go, and must go back so far. Whoever struck at
/// the foot has fallen, or nobody could go there.
#[track_caller]
pub fn beaten_together(hexes: u8, more: &str) -> Game {
    // Slow and light they win as little as they can, at full speed in armour as much.
    let (light, heavy) = (["LME1", "LME3", "LST1", "LME2"], ["PKR1", "PKR3", "PKR4", "PKR2"]);
    for ([first, second, third, fallen], speed) in [(light, 0), (heavy, 0), (heavy, 3)] {
        let start = field(&format!(
            "phase 2; {first} 0914 S nc{speed}; {second} 1014 SW nc{speed}; {third} 0814 SE nc{speed}; \
             {fallen} 1015 SW pf1 nc{speed}; TEL3 0915 N; TIL1 0916 N; TGM5 0930 N; {more}"
        ));
        for throw in 2..=12 {
            let mut battle = start.with("");
            let attack = format!("attack {first}+{second}+{third}+{fallen} x 0915+0916");
            battle.roll_first(two(throw), 3).play(&attack);
            let fight = battle.table.state().now.fight.as_deref();
            let result = fight.map(|fight| (fight.losses, fight.retreat));
            if battle.asked() == "allied loss" && result == Some(([1, 0], Some((false, hexes)))) {
                battle.play(&format!("lose {fallen}"));
                return battle;
            }
        }
    }
    panic!("no throw comes to this");
}

/// Somebody of a crowded fort is asked for, and this unit is in every group that may be named.
#[track_caller]
pub fn in_every_fort_group(battle: &Game, name: &str) {
    assert!(battle.asked().ends_with("fort"), "{}", battle.asked());
    let groups = battle.legal();
    assert!(!groups.is_empty());
    for group in groups {
        let named = group.strip_prefix("fort ").is_some_and(|list| list.split('+').any(|it| it == name));
        assert!(named, "{group}");
    }
}

/// The names of those who were tested in the last play, in this order.
pub fn tested(battle: &Game) -> Vec<&str> {
    let name = |event: &Event| match event {
        Event::Tested { unit, .. } => Some(battle.look().name(*unit)),
        _ => None,
    };
    battle.events().filter_map(name).collect()
}

/// The combat of the last play.
#[track_caller]
pub fn clash(battle: &Game) -> &Clash {
    let fought = battle.events().find_map(|event| match event {
        Event::Fought(clash) => Some(clash.as_ref()),
        _ => None,
    });
    fought.expect("a combat")
}

/// The answer of whoever wants no trouble: nobody follows who need not, and a retreat leads to an empty hex if it can.
pub fn quiet_answer(battle: &Game) -> Option<String> {
    let legal = battle.legal();
    let empty = |text: &str| {
        let mut words = text.split(' ');
        words.next() != Some("back") || words.nth(1).is_none_or(|at| nobody(battle, at))
    };
    let quiet = legal.iter().find(|text| *text == "stay").or_else(|| legal.iter().find(|text| empty(text)));
    quiet.or(legal.first()).cloned()
}

/// An answer by chance; armies are set up as they usually stand.
pub fn by_chance(rules: &Grunwald, state: &State, stream: &mut Stream) -> Action {
    let mut legal = Vec::new();
    rules.legal(state, &mut legal);
    match state.now.phase {
        Phase::Setup(_) if rules.check(state, &Action::EndSetup).is_ok() => Action::EndSetup,
        Phase::Setup(_) => Action::UseDefault,
        _ => legal.swap_remove(stream.below(legal.len() as u32) as usize),
    }
}

/// Does nobody stand there?
pub fn nobody(battle: &Game, label: &str) -> bool {
    battle.table.state().anybody(hex(label)).is_none()
}

/// Two dice that make this sum.
pub fn two(sum: u8) -> [u8; 2] {
    [sum / 2, sum - sum / 2]
}
