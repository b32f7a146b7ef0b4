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
use engine::content::Flaw;
use engine::hash::Fingerprint;
use engine::position::{NAME, Source, Spanned, write_head};
use engine::ruleset::{Ruleset, Setup};
use engine::secret::Secret;
use engine::text::Phrase;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::ops::Range;

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct File {
    phase: Option<Spanned<String>>,
    turn: Option<Spanned<String>>,
    passes: Option<Spanned<u8>>,
    tokens: Option<BTreeMap<String, Spanned<u8>>>,
    flags: Option<BTreeMap<String, Spanned<String>>>,
    field: Option<BTreeMap<String, Spanned<String>>>,
    red: Option<Side>,
    yellow: Option<Side>,
    // What a phase asks for besides; in any other phase it would mean nothing.
    decides: Option<Spanned<String>>,
    moving: Option<Spanned<MovingFile>>,
    respond: Option<Spanned<RespondFile>>,
    ready: Option<Spanned<Vec<u8>>>,
    over: Option<Spanned<OverFile>>,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Side {
    units: Option<Vec<Spanned<String>>>,
    army: Option<Spanned<BTreeMap<Kind, u8>>>,
    /// `open` for an army fixed by the set-up; else it is sealed with this salt.
    salt: Option<Spanned<String>>,
    open: Option<Spanned<bool>>,
    stopped: Option<bool>,
    wagon_lost: Option<Spanned<bool>>,
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
    winner: Option<Spanned<String>>,
    points: [u8; 2],
    value: Option<[u8; 2]>,
}

const ENDS: [(End, &str); 4] = [
    (End::Points, "points"),
    (End::Exhausted, "exhausted"),
    (End::Passes, "passes"),
    (End::Resigned, "resigned"),
];
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

/// A mistake of the position as a whole: no line of the file is to blame.
fn flaw(id: &'static str, what: impl Into<String>) -> Flaw {
    Flaw::new(NAME, Phrase::new(id).with("what", what.into()))
}

/// A file as it is read: the rules that it is of, its text, its parts.
struct Reading<'a> {
    rules: &'a MedievalBattle,
    source: Source<'a>,
    file: &'a File,
}

/// Reads a position on top of the scenario's own.
pub fn read(rules: &MedievalBattle, mut core: Core, text: &str) -> Result<State, Flaw> {
    let source = Source(text);
    let file: File = source.read()?;
    let reading = Reading { rules, source, file: &file };
    if let Some(field) = &file.field {
        core.field = reading.field(core.field, field)?;
    }
    let named = |side: &Option<Side>| side.as_ref().is_some_and(|side| side.units.is_some());
    if named(&file.red) || named(&file.yellow) {
        if file.phase.is_none() {
            core.phase = Phase::Turn;
        }
        // A seat that is not mentioned keeps what the scenario gave it.
        core.muster = [Muster::Done; 2];
        core.stopped = [true; 2];
    }
    for (who, side) in [(RED, &file.red), (YELLOW, &file.yellow)] {
        if let Some(side) = side {
            reading.side(&mut core, who, side)?;
        }
    }
    reading.counts(&mut core)?;
    reading.only_what_the_phase_asks_for()?;
    if let Some(name) = &file.phase {
        core.phase = reading.phase(&core, name)?;
    }
    let state = State::from(core);
    check(rules, &state)?;
    Ok(state)
}

impl Reading<'_> {
    /// A seat by its name, which stands there.
    fn seat(&self, name: &str, at: Range<usize>) -> Result<Seat, Flaw> {
        let seat = MedievalBattle::about().battle("").seat(name);
        seat.ok_or_else(|| self.source.flaw(at, "position-no-seat", name))
    }

    /// Whose turn it is, tokens, flags, passes.
    fn counts(&self, core: &mut Core) -> Result<(), Flaw> {
        let (rules, source, file) = (self.rules, self.source, self.file);
        if let Some(turn) = &file.turn {
            core.turn = self.seat(turn.get_ref(), turn.span())?;
        }
        for (name, tokens) in file.tokens.iter().flatten() {
            if *tokens.get_ref() > rules.charts.time_tokens {
                return Err(source.flaw(tokens.span(), "position-tokens", tokens.get_ref().to_string()));
            }
            core.tokens[self.seat(name, tokens.span())?.index()] = *tokens.get_ref();
        }
        if let Some(flags) = &file.flags {
            core.flags = [None; 6];
            for (label, owner) in flags {
                let no_hex = || source.flaw(owner.span(), "position-no-hex", label);
                let hex = rules.geo.find(label).ok_or_else(no_hex)?;
                let flag = rules.geo.flag_at[usize::from(hex)]
                    .ok_or_else(|| source.flaw(owner.span(), "position-no-flag", label))?;
                let owned = core.flags[usize::from(flag)].replace(self.seat(owner.get_ref(), owner.span())?);
                if owned.is_some() {
                    return Err(source.flaw(owner.span(), "position-flag-twice", label));
                }
            }
        }
        if let Some(passes) = &file.passes {
            let over = file.phase.as_ref().is_some_and(|phase| phase.get_ref() == "over");
            if *passes.get_ref() >= rules.charts.passes_that_end && !over {
                return Err(source.flaw(passes.span(), "position-passes", passes.get_ref().to_string()));
            }
            core.passes = *passes.get_ref();
        }
        Ok(())
    }

    fn field(&self, mut field: Field, wanted: &BTreeMap<String, Spanned<String>>) -> Result<Field, Flaw> {
        let plan = CONTENT.modules.plan(field.size);
        field.faces = Field::bare(field.size).faces;
        for (slot, at) in wanted {
            let face = at.get_ref().as_str();
            let wrong = || self.source.flaw(at.span(), "position-field", format!("{slot} = {face}"));
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

    fn side(&self, core: &mut Core, who: Seat, side: &Side) -> Result<(), Flaw> {
        if let Some(units) = &side.units {
            core.units[who.index()] = Core::empty(core.field, 0).units[0];
            core.count[who.index()] = 0;
            // Nothing but the enemy takes a wagon off the map for good.
            core.wagon_lost[who.index()] = false;
            for line in units {
                let unit = self.unit(line)?;
                core.wagon_lost[who.index()] |= unit.kind == Kind::W && unit.spot == Spot::Gone;
                core.add(who, unit)
                    .ok_or_else(|| self.source.flaw(line.span(), "position-too-many", line.get_ref()))?;
            }
        }
        self.army(core, who, side)?;
        if let Some(stopped) = side.stopped {
            core.stopped[who.index()] = stopped;
        }
        if let Some(lost) = &side.wagon_lost {
            if core.wagon_lost[who.index()] && !lost.get_ref() {
                return Err(self.source.flaw(lost.span(), "position-wagon-gone", seat_id(who)));
            }
            core.wagon_lost[who.index()] = *lost.get_ref();
        }
        Ok(())
    }

    fn army(&self, core: &mut Core, who: Seat, side: &Side) -> Result<(), Flaw> {
        let Some(army) = &side.army else {
            let salt = side.salt.as_ref().map(|salt| (salt.span(), "salt"));
            let open = side.open.as_ref().map(|open| (open.span(), "open"));
            return match salt.or(open) {
                Some((at, what)) => Err(self.source.flaw(at, "position-no-army", what)),
                None => Ok(()),
            };
        };
        let breaks = |rules: String| self.source.flaw(army.span(), "position-army", rules);
        let mut counts = Army::default();
        for (kind, count) in army.get_ref() {
            *counts.0.get_mut(*kind as usize).ok_or_else(|| breaks(kind.id().into()))? = *count;
        }
        crate::ch2_recruiting::may_recruit(self.rules.charts, core.field.size, &counts).map_err(
            |reasons| {
                let rules: Vec<&str> = reasons.iter().map(|reason| reason.rule.id()).collect();
                breaks(rules.join(", "))
            },
        )?;
        let open = side.open.as_ref().is_some_and(|open| *open.get_ref());
        core.muster[who.index()] = match &side.salt {
            Some(salt) if open => {
                return Err(self.source.flaw(salt.span(), "position-open-salt", salt.get_ref()));
            }
            None if open => Muster::Public(counts),
            None => Muster::Chosen(Secret::new(counts, 0)),
            Some(salt) => {
                let number = u64::from_str_radix(salt.get_ref(), 16);
                let bad = |_| self.source.flaw(salt.span(), "position-salt", salt.get_ref());
                Muster::Chosen(Secret::new(counts, number.map_err(bad)?))
            }
        };
        Ok(())
    }

    /// `LC H8 mp 2`, `HI x1 I9`, `A reserve`, `LB x1 away O1`, `W M6 turned`, `P gone`. Place, knights and points stand in any order
    /// behind the kind, each once.
    fn unit(&self, line: &Spanned<String>) -> Result<Unit, Flaw> {
        let (rules, mut words) = (self.rules, self.source.line(line));
        let kind = words.next().and_then(Kind::parse).ok_or_else(|| words.flaw("position-unit"))?;
        let (full, all) = (rules.charts.kind(kind).movement, rules.charts.full_knights);
        let (mut knights, mut points, mut spot) = (None, None, None);
        while let Some(word) = words.next() {
            match word {
                "x1" if kind != Kind::W => words.once(&mut knights, 1)?,
                "x2" => words.once(&mut knights, all)?,
                "mp" => {
                    let number = words.number(full, "position-points")?;
                    words.once(&mut points, number)?;
                }
                "turned" if kind == Kind::W => words.once(&mut points, 0)?,
                "fortified" if kind == Kind::W => words.once(&mut points, full)?,
                "reserve" => words.once(&mut spot, Spot::Reserve)?,
                "gone" => words.once(&mut spot, Spot::Gone)?,
                "away" if kind != Kind::W => {
                    let name = words.next().unwrap_or_default();
                    let ring = &CONTENT.modules.plan(rules.geo.size).ring;
                    let place = ring.iter().position(|known| known == name);
                    let place = place.ok_or_else(|| words.flaw("position-away"))?;
                    words.once(&mut spot, Spot::Away(place as u8))?;
                }
                "x1" | "turned" | "fortified" | "away" => return Err(words.flaw("position-unit")),
                label => {
                    let hex = rules.geo.find(label).ok_or_else(|| words.about("position-no-hex", label))?;
                    words.once(&mut spot, Spot::Hex(hex))?;
                }
            }
        }
        let spot = spot.ok_or_else(|| words.flaw("position-unit"))?;
        match spot {
            Spot::Reserve if knights == Some(1) => Err(words.flaw("position-worn-reserve")),
            Spot::Hex(_) => {
                Ok(Unit { kind, knights: knights.unwrap_or(all), points: points.unwrap_or(full), spot })
            }
            // Points are counted on the map, knights as long as there are any.
            _ if points.is_some() || (spot == Spot::Gone && knights.is_some()) => {
                Err(words.flaw("position-line-contradicts"))
            }
            Spot::Reserve => Ok(Unit { kind, knights: all, points: full, spot }),
            Spot::Away(_) => Ok(Unit { kind, knights: knights.unwrap_or(all), points: 0, spot }),
            Spot::Gone => Ok(Unit { kind, knights: 0, points: 0, spot }),
        }
    }

    /// Refuses what only another phase would ask for: it would be passed over without a word.
    fn only_what_the_phase_asks_for(&self) -> Result<(), Flaw> {
        let file = self.file;
        let phase = file.phase.as_ref().map_or("turn", |phase| phase.get_ref());
        let parts = [
            ("decides", file.decides.as_ref().map(Spanned::span), &["recruit", "wagon", "deploy"][..]),
            ("moving", file.moving.as_ref().map(Spanned::span), &["move"]),
            ("respond", file.respond.as_ref().map(Spanned::span), &["respond"]),
            ("ready", file.ready.as_ref().map(Spanned::span), &["return"]),
            ("over", file.over.as_ref().map(Spanned::span), &["over"]),
        ];
        for (name, at, phases) in parts {
            if let Some(at) = at.filter(|_| !phases.contains(&phase)) {
                return Err(self.source.flaw(at, "position-other-phase", name));
            }
        }
        Ok(())
    }

    fn phase(&self, core: &Core, name: &Spanned<String>) -> Result<Phase, Flaw> {
        let (rules, file) = (self.rules, self.file);
        let missing = |what: &str| {
            self.source.flaw(name.span(), "position-phase-needs", format!("{}: {what}", name.get_ref()))
        };
        let decides = || {
            let seat = file.decides.as_ref().ok_or_else(|| missing("decides"))?;
            self.seat(seat.get_ref(), seat.span())
        };
        let unit = |who: Seat, which: &Which| {
            let of_seat = core.units_of(who);
            let found = match which {
                Which::Number(number) => of_seat.map(|(id, _)| id).nth(usize::from(*number).wrapping_sub(1)),
                Which::Hex(label) => {
                    let hex = rules.geo.find(label);
                    let there = |unit: &Unit| unit.hex().is_some() && unit.hex() == hex;
                    of_seat.filter(|(_, unit)| there(unit)).map(|(id, _)| id).next()
                }
            };
            found.filter(|id| core.unit(*id).hex().is_some()).ok_or_else(|| missing("a unit on the map"))
        };
        Ok(match name.get_ref().as_str() {
            "lay-inner" => Phase::ChooseInner,
            "lay-outer" => Phase::ChooseOuter,
            "lay-small" => Phase::ChooseSmall,
            "recruit" => Phase::Recruit(decides()?),
            "wagon" => Phase::PlaceWagon(decides()?),
            "deploy" => Phase::PlaceUnit(decides()?),
            "turn" => Phase::Turn,
            "move" => {
                let moving = file.moving.as_ref().ok_or_else(|| missing("a table [moving]"))?.get_ref();
                let unit = unit(core.turn, &moving.unit)?;
                Phase::Moving(Moving { unit, halted: moving.halted, pursuing: moving.pursuing })
            }
            "respond" => {
                let respond = file.respond.as_ref().ok_or_else(|| missing("a table [respond]"))?.get_ref();
                let attacker = unit(core.turn, &respond.attacker)?;
                let defender = unit(core.turn.other(), &respond.defender)?;
                Phase::Respond { attacker, defender }
            }
            "return" => {
                let mut ready = 0u32;
                for number in file.ready.iter().flat_map(|list| list.get_ref()) {
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
                let over = file.over.as_ref().ok_or_else(|| missing("a table [over]"))?.get_ref();
                let end = ENDS.iter().find(|(_, name)| *name == over.end);
                let (end, _) = end.ok_or_else(|| missing("over.end"))?;
                let winner = over.winner.as_ref().map(|winner| self.seat(winner.get_ref(), winner.span()));
                let winner = winner.transpose()?;
                Phase::Over(Ending { end: *end, winner, points: over.points, value: over.value })
            }
            other => {
                let known = format!("{other} ({})", PHASES.join(", "));
                return Err(self.source.flaw(name.span(), "position-no-phase", known));
            }
        })
    }
}

fn seat_id(seat: Seat) -> &'static str {
    MedievalBattle::about().battle("").seat_id(seat)
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
            return Err(flaw("position-longbows", seat_id(seat)));
        }
        let wagon = in_play[Kind::W as usize] > 0;
        if state.wagon_lost[seat.index()] && wagon {
            return Err(flaw("position-wagon-lost", seat_id(seat)));
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
        Phase::Recruit(_) | Phase::ChooseInner | Phase::ChooseOuter | Phase::ChooseSmall => {
            // Nobody has come to the battlefield yet, let alone lost a wagon on it.
            let begun = state.turn != YELLOW || state.stopped != [false; 2] || !untouched(rules, state);
            if begun {
                nonsense("all tokens, no passes, no flags and no losses before the armies come")
            } else {
                Ok(())
            }
        }
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
    untouched(rules, state) && [RED, YELLOW].into_iter().all(|seat| state.units_of(seat).all(unit))
}

/// Nothing has been spent, lost or taken.
fn untouched(rules: &MedievalBattle, state: &State) -> bool {
    let tokens = state.tokens == [rules.charts.time_tokens; 2];
    tokens && state.passes == 0 && state.flags == [None; 6] && state.wagon_lost == [false; 2]
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
    let name = seat_id;
    let mut out = write_head(MedievalBattle::about(), setup);
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
            let end = ENDS.iter().find(|(end, _)| *end == ending.end).map_or("", |(_, name)| name);
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
