//! Hand-written positions: any phase, partial armies, every marker, flag and off-map record. What is not said comes
//! from the scenario. [`write`] says everything, so that it reads back as the same bytes.
//!
//! ```toml
//! game = "medieval-battle"
//! scenario = "crossroads"
//! turn = "red"
//! flags = { H8 = "yellow" }
//! tokens = { red = 3 }
//! red.units = ["W M6", "LC H8 mp 2", "HI x1 I9", "A reserve", "LB x1 away O1"]
//! yellow.units = ["P 1,0 mp 0"]
//! ```

use crate::MedievalBattle;
use crate::ch1_battlefield::{Field, check_laid};
use crate::content::{CONTENT, ModuleKind};
use crate::state::*;
use engine::Seat;
use engine::content::{Flaw, parse_toml};
use engine::hash::Fingerprint;
use engine::ruleset::{Ruleset, Setup};
use engine::secret::Secret;
use engine::text::Phrase;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt::Write as _;

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct File {
    // The head of the file is read by the engine: which game, scenario, options and seed.
    #[serde(rename = "game")]
    _game: Option<String>,
    #[serde(rename = "scenario")]
    _scenario: Option<String>,
    #[serde(rename = "options")]
    _options: Option<BTreeMap<String, String>>,
    #[serde(rename = "seed")]
    _seed: Option<u64>,
    phase: Option<String>,
    turn: Option<String>,
    decides: Option<String>,
    passes: Option<u8>,
    tokens: Option<BTreeMap<String, u8>>,
    flags: Option<BTreeMap<String, String>>,
    field: Option<BTreeMap<String, String>>,
    red: Option<Side>,
    yellow: Option<Side>,
    moving: Option<MovingFile>,
    respond: Option<RespondFile>,
    ready: Option<Vec<u8>>,
    over: Option<OverFile>,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Side {
    units: Option<Vec<String>>,
    army: Option<BTreeMap<Kind, u8>>,
    /// `open` for an army fixed by the set-up; else it is sealed with this salt.
    salt: Option<String>,
    #[serde(default)]
    open: bool,
    stopped: Option<bool>,
    wagon_lost: Option<bool>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Which {
    /// The number of the unit in its seat's list, from 1.
    Number(u8),
    /// Where it stands.
    Hex(String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MovingFile {
    unit: Which,
    #[serde(default)]
    halted: bool,
    #[serde(default)]
    pursuing: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RespondFile {
    attacker: Which,
    defender: Which,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OverFile {
    end: String,
    winner: Option<String>,
    points: [u8; 2],
    value: Option<[u8; 2]>,
}

const NAME: &str = "position";
const PHASES: [&str; 11] = [
    "lay-inner",
    "lay-outer",
    "lay-small",
    "recruit",
    "wagon",
    "deploy",
    "turn",
    "move",
    "respond",
    "return",
    "over",
];

fn flaw(id: &'static str, what: impl Into<String>) -> Flaw {
    Flaw::new(NAME, Phrase::new(id).with("what", what.into()))
}

/// Reads a position on top of the scenario's own.
pub fn read(rules: &MedievalBattle, mut core: Core, text: &str) -> Result<State, Flaw> {
    let file: File = parse_toml(NAME, text)?;
    let geo = rules.geo;
    if let Some(field) = &file.field {
        core.field = read_field(core.field, field)?;
    }
    let seat = |name: &str| {
        MedievalBattle::about().battle("").seat(name).ok_or_else(|| flaw("position-no-seat", name))
    };
    let hex = |label: &str| geo.find(label).ok_or_else(|| flaw("position-no-hex", label));
    let named_units = file.red.as_ref().is_some_and(|side| side.units.is_some())
        || file.yellow.as_ref().is_some_and(|side| side.units.is_some());
    if named_units && file.phase.is_none() {
        core.phase = Phase::Turn;
    }
    if named_units {
        core.muster = [Muster::Done; 2];
        // A seat that is not mentioned keeps what the scenario gave it.
        core.stopped = [true; 2];
    }
    for (who, side) in [(RED, &file.red), (YELLOW, &file.yellow)] {
        if let Some(side) = side {
            read_side(rules, &mut core, who, side)?;
        }
    }
    if let Some(turn) = &file.turn {
        core.turn = seat(turn)?;
    }
    for (name, tokens) in file.tokens.iter().flatten() {
        if *tokens > rules.charts.time_tokens {
            return Err(flaw("position-tokens", tokens.to_string()));
        }
        core.tokens[seat(name)?.index()] = *tokens;
    }
    if let Some(flags) = &file.flags {
        core.flags = [None; 6];
        for (label, owner) in flags {
            let flag = geo.flag_at[usize::from(hex(label)?)]
                .ok_or_else(|| flaw("position-no-flag", label.as_str()))?;
            core.flags[usize::from(flag)] = Some(seat(owner)?);
        }
    }
    if let Some(passes) = file.passes {
        if passes >= rules.charts.passes_that_end && file.phase.as_deref() != Some("over") {
            return Err(flaw("position-passes", passes.to_string()));
        }
        core.passes = passes;
    }
    if file.phase.is_some() {
        core.phase = read_phase(rules, &core, &file, &seat)?;
    }
    let state = State::from(core);
    check(rules, &state)?;
    Ok(state)
}

fn read_field(mut field: Field, wanted: &BTreeMap<String, String>) -> Result<Field, Flaw> {
    let plan = CONTENT.modules.plan(field.size);
    field.faces = Field::bare(field.size).faces;
    for (slot, face) in wanted {
        let wrong = || flaw("position-field", format!("{slot} = {face}"));
        let at = plan.slots.iter().position(|known| known.id == *slot).ok_or_else(wrong)?;
        let (name, turn) = face.split_once('/').unwrap_or((face, "0"));
        let turn: u8 = turn.parse().ok().filter(|turn| *turn < 3).ok_or_else(wrong)?;
        field.faces[at] = CONTENT.modules.face(name).ok_or_else(wrong)?;
        if CONTENT.modules.faces[usize::from(field.faces[at])].kind != plan.slots[at].kind {
            return Err(wrong());
        }
        match plan.slots[at].kind {
            ModuleKind::Inner => field.turns[at.min(1)] = turn,
            _ if turn == 0 => {}
            _ => return Err(wrong()),
        }
    }
    // A field that is still being laid has empty slots; what the phase wants is checked later.
    check_laid(&CONTENT.modules, &field).map_err(|why| Flaw::new(NAME, why))?;
    Ok(field)
}

fn read_side(rules: &MedievalBattle, core: &mut Core, who: Seat, side: &Side) -> Result<(), Flaw> {
    if let Some(units) = &side.units {
        core.units[who.index()] = Core::empty(core.field, 0).units[0];
        core.count[who.index()] = 0;
        for line in units {
            let unit = read_unit(rules, line)?;
            core.add(who, unit).ok_or_else(|| flaw("position-too-many", line.as_str()))?;
        }
    }
    if let Some(army) = &side.army {
        let mut counts = Army::default();
        for (kind, count) in army {
            *counts.0.get_mut(*kind as usize).ok_or_else(|| flaw("position-army", kind.id()))? = *count;
        }
        crate::ch2_recruiting::may_recruit(rules.charts, core.field.size, &counts).map_err(|reasons| {
            let rules: Vec<&str> = reasons.iter().map(|reason| reason.rule.id()).collect();
            flaw("position-army", rules.join(", "))
        })?;
        let salt = side.salt.as_deref().unwrap_or("0");
        let salt = u64::from_str_radix(salt, 16).map_err(|_| flaw("position-salt", salt))?;
        core.muster[who.index()] =
            if side.open { Muster::Public(counts) } else { Muster::Chosen(Secret::new(counts, salt)) };
    }
    if let Some(stopped) = side.stopped {
        core.stopped[who.index()] = stopped;
    }
    if let Some(lost) = side.wagon_lost {
        core.wagon_lost[who.index()] = lost;
    }
    Ok(())
}

/// `LC H8 mp 2`, `HI x1 I9`, `A reserve`, `LB x1 away O1`, `W M6 turned`, `P gone`.
fn read_unit(rules: &MedievalBattle, line: &str) -> Result<Unit, Flaw> {
    let wrong = |id: &'static str| flaw(id, line);
    let mut words = line.split_whitespace();
    let kind = words.next().and_then(Kind::parse).ok_or_else(|| wrong("position-unit"))?;
    let full = rules.charts.kind(kind).movement;
    let (mut knights, mut points, mut spot) = (rules.charts.full_knights, None, None);
    while let Some(word) = words.next() {
        match word {
            "x1" if kind != Kind::W => knights = 1,
            "x2" => knights = rules.charts.full_knights,
            "mp" => {
                let number = words.next().and_then(|n| n.parse::<u8>().ok()).filter(|n| *n <= full);
                points = Some(number.ok_or_else(|| wrong("position-points"))?);
            }
            "turned" if kind == Kind::W => points = Some(0),
            "fortified" if kind == Kind::W => points = Some(full),
            "reserve" => spot = Some(Spot::Reserve),
            "gone" => spot = Some(Spot::Gone),
            "away" if kind != Kind::W => {
                let name = words.next().unwrap_or_default();
                let ring = &CONTENT.modules.plan(rules.geo.size).ring;
                let place =
                    ring.iter().position(|known| known == name).ok_or_else(|| wrong("position-away"))?;
                spot = Some(Spot::Away(place as u8));
            }
            label => {
                let hex = rules.geo.find(label).ok_or_else(|| wrong("position-unit"))?;
                spot = Some(Spot::Hex(hex));
            }
        }
    }
    let spot = spot.ok_or_else(|| wrong("position-unit"))?;
    let points = match spot {
        Spot::Hex(_) => points.unwrap_or(full),
        Spot::Reserve => full,
        Spot::Away(_) | Spot::Gone => 0,
    };
    match spot {
        Spot::Gone => knights = 0,
        Spot::Reserve if knights == 1 => return Err(wrong("position-worn-reserve")),
        _ => {}
    }
    Ok(Unit { kind, knights, points, spot })
}

fn read_phase(
    rules: &MedievalBattle,
    core: &Core,
    file: &File,
    seat: &dyn Fn(&str) -> Result<Seat, Flaw>,
) -> Result<Phase, Flaw> {
    let name = file.phase.as_deref().unwrap_or("turn");
    let missing = |what: &str| flaw("position-phase-needs", format!("{name}: {what}"));
    let decides = || seat(file.decides.as_deref().ok_or_else(|| missing("decides"))?);
    let unit = |who: Seat, which: &Which| {
        let of_seat = core.units_of(who);
        let found = match which {
            Which::Number(number) => of_seat.map(|(id, _)| id).nth(usize::from(*number).wrapping_sub(1)),
            Which::Hex(label) => {
                let hex = rules.geo.find(label);
                of_seat.filter(|(_, unit)| unit.hex().is_some() && unit.hex() == hex).map(|(id, _)| id).next()
            }
        };
        found.filter(|id| core.unit(*id).hex().is_some()).ok_or_else(|| missing("a unit on the map"))
    };
    Ok(match name {
        "lay-inner" => Phase::ChooseInner,
        "lay-outer" => Phase::ChooseOuter,
        "lay-small" => Phase::ChooseSmall,
        "recruit" => Phase::Recruit(decides()?),
        "wagon" => Phase::PlaceWagon(decides()?),
        "deploy" => Phase::PlaceUnit(decides()?),
        "turn" => Phase::Turn,
        "move" => {
            let moving = file.moving.as_ref().ok_or_else(|| missing("a table [moving]"))?;
            let unit = unit(core.turn, &moving.unit)?;
            Phase::Moving(Moving { unit, halted: moving.halted, pursuing: moving.pursuing })
        }
        "respond" => {
            let respond = file.respond.as_ref().ok_or_else(|| missing("a table [respond]"))?;
            let attacker = unit(core.turn, &respond.attacker)?;
            let defender = unit(core.turn.other(), &respond.defender)?;
            Phase::Respond { attacker, defender }
        }
        "return" => {
            let numbers = file.ready.iter().flatten();
            let mut ready = 0u32;
            for number in numbers {
                let slot = usize::from(*number).wrapping_sub(1);
                let waits =
                    |(id, unit): (UnitId, &Unit)| id.slot() == slot && matches!(unit.spot, Spot::Away(_));
                if !core.units_of(core.turn).any(waits) {
                    return Err(missing("ready units that are away"));
                }
                ready |= 1 << slot;
            }
            Phase::Return { ready }
        }
        "over" => {
            let over = file.over.as_ref().ok_or_else(|| missing("a table [over]"))?;
            let end = match over.end.as_str() {
                "points" => End::Points,
                "exhausted" => End::Exhausted,
                "passes" => End::Passes,
                "resigned" => End::Resigned,
                _ => return Err(missing("over.end")),
            };
            let winner = over.winner.as_deref().map(seat).transpose()?;
            Phase::Over(Ending { end, winner, points: over.points, value: over.value })
        }
        other => return Err(flaw("position-no-phase", format!("{other} ({})", PHASES.join(", ")))),
    })
}

/// Is this a position that could be? Everything that would make a rule stumble is refused here.
fn check(rules: &MedievalBattle, state: &State) -> Result<(), Flaw> {
    let (board, charts) = (state.board(), rules.charts);
    let geo = board.geo;
    let transit = match state.phase {
        Phase::Moving(moving) => Some(moving.unit),
        _ => None,
    };
    let mut taken: BTreeMap<HexId, UnitId> = BTreeMap::new();
    for seat in [RED, YELLOW] {
        let mut in_play = [0u8; 9];
        for (id, unit) in state.units_of(seat) {
            if unit.spot != Spot::Gone {
                in_play[unit.kind as usize] += 1;
            }
            let Some(hex) = unit.hex() else { continue };
            let name = format!("{} {}", unit.kind.id(), geo.label(hex));
            if !board.allows(charts, unit.kind, hex) {
                return Err(flaw("position-ground", name));
            }
            if transit == Some(id) {
                continue;
            }
            if taken.insert(hex, id).is_some() {
                return Err(flaw("position-two-units", name));
            }
        }
        for kind in KINDS {
            if in_play[kind as usize] > charts.kind(kind).counters {
                return Err(flaw("position-counters", kind.id()));
            }
        }
        if in_play[Kind::LB as usize] > charts.map(state.field.size).most_longbowmen {
            return Err(flaw("position-longbows", MedievalBattle::about().battle("").seat_id(seat)));
        }
        let wagon = in_play[Kind::W as usize] > 0;
        if state.wagon_lost[seat.index()] && wagon {
            return Err(flaw("position-wagon-lost", MedievalBattle::about().battle("").seat_id(seat)));
        }
    }
    let nonsense = |why: &str| Err(flaw("position-phase-needs", why.to_string()));
    let laid = |kind: ModuleKind| {
        let plan = CONTENT.modules.plan(state.field.size);
        let mut slots = plan.slots.iter().zip(state.field.faces).filter(|(slot, _)| slot.kind == kind);
        slots.all(|(_, face)| face != crate::ch1_battlefield::NO_FACE)
    };
    let all_laid = [ModuleKind::Inner, ModuleKind::Outer, ModuleKind::Supplementary].map(laid);
    let wanted = match state.phase {
        Phase::ChooseInner => [false, false, false],
        Phase::ChooseOuter => [true, false, false],
        Phase::ChooseSmall => [true, true, false],
        _ => [true, true, true],
    };
    // Who gives up may do so at any time, while the field is being laid too.
    let gave_up = matches!(state.phase, Phase::Over(Ending { end: End::Resigned, .. }));
    if all_laid != wanted && !(gave_up && all_laid.is_sorted_by(|one, next| one >= next)) {
        return nonsense("a field laid as far as the phase says");
    }
    match state.phase {
        Phase::Recruit(seat) if crate::play::muster_phase(state.core()) != Some(Phase::Recruit(seat)) => {
            nonsense("recruit: the first seat without an army decides")
        }
        Phase::Recruit(_) if state.count != [0, 0] => nonsense("recruit: no units yet"),
        Phase::Recruit(_) | Phase::ChooseInner | Phase::ChooseOuter | Phase::ChooseSmall => Ok(()),
        Phase::Over(ending) if gave_up && state.count == [0, 0] => check_ending(&rules.look(state), &ending),
        _ if state.muster != [Muster::Done; 2] => nonsense("units of both seats"),
        _ => check_play(rules, state),
    }
}

/// Once the armies are known: what must hold in each phase so that a question is really asked.
fn check_play(rules: &MedievalBattle, state: &State) -> Result<(), Flaw> {
    let nonsense = |why: &str| Err(flaw("position-phase-needs", why.to_string()));
    let look = rules.look(state);
    let (board, geo) = (state.board(), state.board().geo);
    let waits =
        |seat: Seat| state.units_of(seat).any(|(_, unit)| unit.kind == Kind::W && unit.spot == Spot::Reserve);
    let deploying = matches!(state.phase, Phase::PlaceWagon(_) | Phase::PlaceUnit(_));
    if let Phase::PlaceWagon(seat) = state.phase {
        // Red's wagon comes first, and both must come (MB-III.3).
        if !waits(YELLOW) || waits(RED) != (seat == RED) || (seat == YELLOW && state.wagon(RED).is_none()) {
            return nonsense("wagon: the wagons in reserve, Red's to be set up before Yellow's");
        }
        if !geo.hexes().any(|hex| look.may_place(seat, Kind::W, hex).is_ok()) {
            return nonsense("wagon: room for it");
        }
    } else if waits(RED) || waits(YELLOW) {
        return nonsense("the wagons on the map: they are set up first");
    }
    if deploying && !fresh(rules, state) {
        return nonsense("full units, all tokens and no flag taken before the battle");
    }
    for seat in [RED, YELLOW] {
        let wagon = state.wagon(seat.other()).map(|(_, hex)| hex);
        for hex in state.units_of(seat).filter_map(|(_, unit)| unit.hex()) {
            let near = wagon.is_some_and(|wagon| geo.distance(wagon, hex) < rules.charts.distance_to_wagon);
            if deploying && (near || !geo.clear_of_flags[usize::from(hex)]) {
                return nonsense(&format!(
                    "units set up far enough from flags and wagons; {} is not",
                    geo.label(hex)
                ));
            }
        }
    }
    let over = matches!(state.phase, Phase::Over(_));
    if !over && look.both_points().iter().any(|points| *points >= look.goal()) {
        return nonsense("nobody with enough points to have won already");
    }
    if state.phase == Phase::Turn && look.exhausted(RED) && look.exhausted(YELLOW) {
        return nonsense("a token or a movement point on one side: otherwise the game is over");
    }
    match state.phase {
        Phase::PlaceUnit(seat) if state.stopped[seat.index()] || !look.can_deploy(seat) => {
            nonsense("deploy: a seat that has not stopped and has a unit to set up")
        }
        Phase::Moving(moving) => {
            let hex = state.unit(moving.unit).hex().unwrap_or(0);
            let through = state.at(hex) != Some(moving.unit);
            if state.at(hex).is_some_and(|other| other.seat() != moving.unit.seat()) {
                return nonsense("move: no enemy in the unit's hex");
            }
            if through && (moving.halted || moving.pursuing) {
                return nonsense("move: nobody is halted in a friend's hex");
            }
            if look.can_go_on(moving.unit) { Ok(()) } else { nonsense("move: something to do but to stop") }
        }
        Phase::Respond { attacker, defender } => {
            let (a, d) = (state.unit(attacker), state.unit(defender));
            let near = matches!((a.hex(), d.hex()), (Some(from), Some(to)) if geo.distance(from, to) == 1);
            let ground = d.hex().is_some_and(|hex| board.allows(rules.charts, a.kind, hex));
            if !near || !ground || a.kind == Kind::W {
                return nonsense("respond: an attacker next to a defender it can reach");
            }
            if look.can_withdraw(defender) { Ok(()) } else { nonsense("respond: an answer besides standing") }
        }
        Phase::Return { ready } => {
            let modules = look.wagon_modules(state.turn).unwrap_or(0);
            let at_wagon = |(id, unit): (UnitId, &Unit)| match unit.spot {
                Spot::Away(place) => ready >> id.slot() & 1 == 0 || modules >> place & 1 == 1,
                _ => ready >> id.slot() & 1 == 0,
            };
            if !state.units_of(state.turn).all(at_wagon) {
                return nonsense("return: ready units at the wagon's module");
            }
            if state.tokens[state.turn.index()] >= rules.charts.time_tokens {
                return nonsense("return: a token spent");
            }
            if look.can_enter(ready) { Ok(()) } else { nonsense("return: a unit that can be placed") }
        }
        Phase::Over(ending) => check_ending(&look, &ending),
        _ => Ok(()),
    }
}

/// Before the battle nothing has been spent, lost or taken, and with the wagons still to come nobody is on the map but
/// Red's.
fn fresh(rules: &MedievalBattle, state: &State) -> bool {
    let wagons_first = matches!(state.phase, Phase::PlaceWagon(_));
    let unit = |(_, unit): (UnitId, &Unit)| {
        let full =
            unit.knights == rules.charts.full_knights && unit.points == rules.charts.kind(unit.kind).movement;
        let there = match unit.spot {
            Spot::Hex(_) => !wagons_first || unit.kind == Kind::W,
            spot => spot == Spot::Reserve,
        };
        full && there
    };
    let tokens = state.tokens == [rules.charts.time_tokens; 2];
    let untouched = tokens && state.passes == 0 && state.flags == [None; 6] && state.wagon_lost == [false; 2];
    untouched && [RED, YELLOW].into_iter().all(|seat| state.units_of(seat).all(unit))
}

/// Does the end agree with what lies on the table?
fn check_ending(look: &crate::look::Look, ending: &Ending) -> Result<(), Flaw> {
    let points = look.both_points();
    let fits = match ending.end {
        End::Points => look.ending() == Some(*ending),
        End::Exhausted => {
            look.exhausted(RED) && look.exhausted(YELLOW) && look.count_up(ending.end) == *ending
        }
        End::Passes => {
            look.state.passes >= look.charts.passes_that_end && look.count_up(ending.end) == *ending
        }
        End::Resigned => ending.winner.is_some() && ending.value.is_none(),
    };
    if fits && ending.points == points {
        return Ok(());
    }
    Err(flaw(
        "position-phase-needs",
        "over: points, value and winner as the flags and units on the map give them",
    ))
}

/// Writes everything about a position. Not the seed of the set-up: what was drawn from it is written out.
pub fn write(rules: &MedievalBattle, setup: &Setup, state: &State) -> String {
    let geo = rules.geo;
    let about = MedievalBattle::about();
    let name = |seat: Seat| about.battle("").seat_id(seat);
    let mut out = String::new();
    let _ = writeln!(out, "game = \"{}\"\nscenario = \"{}\"", about.id, setup.scenario);
    if !setup.options.is_empty() {
        let options: Vec<String> =
            setup.options.iter().map(|(id, value)| format!("{id} = \"{value}\"")).collect();
        let _ = writeln!(out, "options = {{ {} }}", options.join(", "));
    }
    let plan = CONTENT.modules.plan(state.field.size);
    let field: Vec<String> = plan
        .slots
        .iter()
        .enumerate()
        .filter_map(|(at, slot)| {
            let face = CONTENT.modules.faces.get(usize::from(state.field.faces[at]))?;
            let turn = match slot.kind {
                ModuleKind::Inner => format!("/{}", state.field.turns[at.min(1)]),
                _ => String::new(),
            };
            Some(format!("{} = \"{}{turn}\"", slot.id, face.id))
        })
        .collect();
    let _ = writeln!(out, "field = {{ {} }}", field.join(", "));
    let number = |id: UnitId| id.slot() + 1;
    let mut tables = String::new();
    let phase = match state.phase {
        Phase::ChooseInner => "lay-inner",
        Phase::ChooseOuter => "lay-outer",
        Phase::ChooseSmall => "lay-small",
        Phase::Recruit(seat) | Phase::PlaceWagon(seat) | Phase::PlaceUnit(seat) => {
            let _ = writeln!(out, "decides = \"{}\"", name(seat));
            match state.phase {
                Phase::Recruit(_) => "recruit",
                Phase::PlaceWagon(_) => "wagon",
                _ => "deploy",
            }
        }
        Phase::Turn => "turn",
        Phase::Moving(Moving { unit, halted, pursuing }) => {
            let _ = writeln!(
                tables,
                "\n[moving]\nunit = {}\nhalted = {halted}\npursuing = {pursuing}",
                number(unit)
            );
            "move"
        }
        Phase::Respond { attacker, defender } => {
            let _ = writeln!(
                tables,
                "\n[respond]\nattacker = {}\ndefender = {}",
                number(attacker),
                number(defender)
            );
            "respond"
        }
        Phase::Return { ready } => {
            let ready: Vec<String> =
                (0..32).filter(|slot| ready >> slot & 1 == 1).map(|s| (s + 1).to_string()).collect();
            let _ = writeln!(out, "ready = [{}]", ready.join(", "));
            "return"
        }
        Phase::Over(ending) => {
            let end = match ending.end {
                End::Points => "points",
                End::Exhausted => "exhausted",
                End::Passes => "passes",
                End::Resigned => "resigned",
            };
            let _ = writeln!(tables, "\n[over]\nend = \"{end}\"\npoints = {:?}", ending.points);
            if let Some(winner) = ending.winner {
                let _ = writeln!(tables, "winner = \"{}\"", name(winner));
            }
            if let Some(value) = ending.value {
                let _ = writeln!(tables, "value = {value:?}");
            }
            "over"
        }
    };
    let _ = writeln!(out, "phase = \"{phase}\"\nturn = \"{}\"\npasses = {}", name(state.turn), state.passes);
    let _ = writeln!(out, "tokens = {{ red = {}, yellow = {} }}", state.tokens[0], state.tokens[1]);
    let flags: Vec<String> = geo
        .flags
        .iter()
        .zip(state.flags)
        .filter_map(|(flag, owner)| Some(format!("{} = \"{}\"", geo.label(flag.hex), name(owner?))))
        .collect();
    let _ = writeln!(out, "flags = {{ {} }}", flags.join(", "));
    for seat in [RED, YELLOW] {
        let _ = writeln!(out, "\n[{}]", name(seat));
        let _ = writeln!(
            out,
            "stopped = {}\nwagon-lost = {}",
            state.stopped[seat.index()],
            state.wagon_lost[seat.index()]
        );
        match &state.muster[seat.index()] {
            Muster::Done => {
                let units: Vec<String> = state
                    .units_of(seat)
                    .map(|(_, unit)| format!("  \"{}\",\n", write_unit(rules, unit)))
                    .collect();
                let _ = writeln!(out, "units = [\n{}]", units.concat());
            }
            Muster::Waiting => {}
            Muster::Chosen(Secret::Known { value, salt }) => {
                let _ = writeln!(out, "army = {{ {} }}\nsalt = \"{salt:x}\"", write_army(value));
            }
            Muster::Chosen(Secret::Sealed { seal }) => {
                let seal: &Fingerprint = seal;
                let _ = writeln!(out, "# army under seal {seal}");
            }
            Muster::Public(army) => {
                let _ = writeln!(out, "army = {{ {} }}\nopen = true", write_army(army));
            }
        }
    }
    out + &tables
}

fn write_army(army: &Army) -> String {
    let some = army.0.iter().zip(KINDS).filter(|(count, _)| **count > 0);
    some.map(|(count, kind)| format!("{} = {count}", kind.id())).collect::<Vec<_>>().join(", ")
}

fn write_unit(rules: &MedievalBattle, unit: &Unit) -> String {
    let geo = rules.geo;
    let worn = if unit.worn() { " x1" } else { "" };
    let place = match unit.spot {
        Spot::Hex(hex) => format!("{} mp {}", geo.label(hex), unit.points),
        Spot::Reserve => "reserve".into(),
        Spot::Away(place) => format!("away {}", CONTENT.modules.plan(geo.size).ring[usize::from(place)]),
        Spot::Gone => "gone".into(),
    };
    format!("{}{worn} {place}", unit.kind.id())
}
