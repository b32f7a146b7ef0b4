//! Opening games and reading positions, in the words of a player.

use engine::Seat;
use engine::ruleset::{Ruleset, Setup};
use engine::table::{Deed, Throw};
use engine::text::Lang;
use game_medieval_battle::MedievalBattle;
use game_medieval_battle::content::LIBRARY;
use game_medieval_battle::event::Event;
use game_medieval_battle::look::Look;
use game_medieval_battle::state::{Army, KINDS, Kind, Unit, Whereabouts};
use testkit::Battle;

/// A game from its first question on; options as `red-army rulebook-host, dismounting on`.
pub fn opened(scenario: &str, options: &str) -> Battle<MedievalBattle> {
    testkit::scenario(setup(scenario, options), 1)
}

pub fn setup(scenario: &str, options: &str) -> Setup {
    let words = options.split(',').filter_map(|option| option.trim().split_once(' '));
    words.fold(Setup::new(scenario), |setup, (option, value)| setup.with(option, value))
}

/// Both have recruited the army of the book and are about to set up on the crossroads.
pub fn about_to_deploy() -> Battle<MedievalBattle> {
    opened("crossroads", "red-army rulebook-host, yellow-army rulebook-host")
}

/// Why a position on the crossroads (unless it says otherwise) is refused.
pub fn flaw(position: &str) -> String {
    let scenario = if position.contains("scenario") { "" } else { "scenario = \"crossroads\"\n" };
    testkit::flaw_of::<MedievalBattle>(&format!("{scenario}{position}"))
}

pub fn looking(battle: &Battle<MedievalBattle>) -> Look<'_> {
    battle.table.rules().look(battle.table.state())
}

pub fn seat_name(seat: Seat) -> &'static str {
    MedievalBattle::about().battle("").seat_id(seat)
}

/// Who stands on a hex, e.g. `red LC, 2 knights, 3 points`.
pub fn at(battle: &Battle<MedievalBattle>, hex: &str) -> String {
    let look = looking(battle);
    let hex = look.board.geo.find(hex).expect("a hex of the map");
    let Some(id) = look.state.at(hex) else { return "nobody".into() };
    let Unit { kind, knights, points, .. } = *look.state.unit(id);
    format!("{} {}, {knights} knights, {points} points", seat_name(id.seat()), kind.id())
}

/// Whose flag it is.
pub fn flag(battle: &Battle<MedievalBattle>, hex: &str) -> &'static str {
    let look = looking(battle);
    let hex = look.board.geo.find(hex).expect("a hex of the map");
    let flag = look.board.geo.flag_at[usize::from(hex)].expect("a flag hex");
    look.state.flags[usize::from(flag)].map_or("nobody", seat_name)
}

/// Victory points, Red's first.
pub fn score(battle: &Battle<MedievalBattle>) -> [u8; 2] {
    looking(battle).both_points()
}

/// How the game stands: `yellow wins, 0:5, MB-V.6`, or `red is asked: turn`.
pub fn stands(battle: &Battle<MedievalBattle>) -> String {
    let rules = battle.table.rules();
    let Some(outcome) = rules.outcome(battle.table.state()) else {
        let decision = battle.decision();
        return format!("{} is asked: {}", seat_name(decision.seat), decision.kind);
    };
    let who = outcome.winner.map_or("a draw".into(), |seat| format!("{} wins", seat_name(seat)));
    let ids: Vec<&str> = outcome.rules.iter().map(|rule| rule.id()).collect();
    format!("{who}, {}:{}, {}", outcome.score[0], outcome.score[1], ids.join(" "))
}

/// The units of a seat that are in reserve, in the order of the counters: `W HC HC LC`.
pub fn reserve(battle: &Battle<MedievalBattle>, seat: Seat) -> String {
    let kinds = KINDS.into_iter().cycle().skip(8).take(9);
    let state = battle.table.state();
    let count = |kind: Kind| {
        let all = state.units_of(seat);
        all.filter(|(_, unit)| unit.kind == kind && unit.whereabouts == Whereabouts::Reserve).count()
    };
    kinds.flat_map(|kind| std::iter::repeat_n(kind.id(), count(kind))).collect::<Vec<_>>().join(" ")
}

/// An army by its counts: `HC 2, LB 1`.
pub fn army(text: &str) -> Army {
    let mut army = Army::default();
    for word in text.split(',') {
        let (kind, count) = word.trim().split_once(' ').expect("a kind and a number");
        army.0[Kind::parse(kind).expect("a kind of unit") as usize] = count.parse().expect("a number");
    }
    army
}

/// Why an action is refused, and what the reason rests on besides: `MB-III.1 see MB-R06`. Panics at two reasons.
#[track_caller]
pub fn why(battle: &mut Battle<MedievalBattle>, text: &str) -> String {
    let refusal = battle.refusal(text);
    let [reason] = &refusal.reasons[..] else { panic!("{text}: {refusal:?}") };
    let see: Vec<&str> = reason.see.iter().map(|rule| rule.id()).collect();
    let rule = reason.rule.map_or("no rule", |rule| rule.id());
    if see.is_empty() { rule.into() } else { format!("{rule} see {}", see.join(" ")) }
}

/// Plays an action and returns its events.
pub fn events_of(battle: &mut Battle<MedievalBattle>, text: &str) -> Vec<engine::Noted<Event>> {
    let deed = battle.table.read(text).expect("a notation");
    assert!(matches!(deed, Deed::Act(_)));
    let steps = battle.table.play(deed, Throw::Given(&[])).expect("a legal action");
    steps.into_iter().flat_map(|step| step.events).collect()
}

/// The question in words.
pub fn prompt(battle: &Battle<MedievalBattle>) -> String {
    let rules = battle.table.rules();
    MedievalBattle::texts().say(Lang::En, &rules.prompt(battle.table.state()))
}

/// The hexes named at the end of the legal actions that begin so, sorted: of `wagon M6` and `wagon L7`, `L7 M6`.
pub fn places(battle: &Battle<MedievalBattle>, start: &str) -> Vec<String> {
    let last = |text: String| text.rsplit(' ').next().unwrap_or_default().to_string();
    battle.legal_with(start).into_iter().map(last).collect()
}

/// What is wrong with the content once pieces of one of its files are written otherwise.
#[track_caller]
pub fn flaws(file: &str, changes: &[(&str, &str)]) -> Vec<String> {
    let mut text = LIBRARY.built_in(file).expect("a file of the content").to_string();
    for (from, to) in changes {
        assert!(text.contains(from), "{file} does not say {from}");
        text = text.replacen(from, to, 1);
    }
    let read = |name: &str| if name == file { Some(text.clone()) } else { LIBRARY.built_in(name) };
    LIBRARY.check(&read).iter().map(|flaw| flaw.say(LIBRARY.texts(), Lang::En)).collect()
}
