//! Events, prompts and results in words: which sentence, which numbers. The rules of an event are those it was noted with.

use crate::ch1_battlefield::{Geometry, Pick, slots_of};
use crate::ch4_battle::movement::ruling_on_there_and_back;
use crate::content::{CONTENT, ModuleKind};
use crate::event::{Event, Fight, Standing, Turning};
use crate::look::Look;
use crate::sheets::calculator_cell;
use crate::state::*;
use engine::decision::Place;
use engine::explain::{Account, AccountRole, Weight};
use engine::rule::Bilingual;
use engine::ruleset::Told;
use engine::text::{Arg, Phrase};
use engine::{Noted, Seat};

pub fn seat(seat: Seat) -> Phrase {
    Phrase::new(if seat == RED { "seat-red" } else { "seat-yellow" })
}

pub fn kind(kind: Kind) -> Phrase {
    const IDS: [&str; 9] =
        ["kind-hc", "kind-lc", "kind-ma", "kind-hi", "kind-li", "kind-p", "kind-a", "kind-lb", "kind-w"];
    Phrase::new(IDS[kind as usize])
}

/// Numbers with what they count: "two points", "three left", "with one movement point", "a knight", "one victory point".
pub fn n_points(n: u8) -> Phrase {
    Phrase::new("n-points").with("n", n)
}
pub fn n_left(n: u8) -> Phrase {
    Phrase::new("n-left").with("n", n)
}
pub fn n_with(n: u8) -> Phrase {
    Phrase::new("n-with").with("n", n)
}
pub fn n_knights(n: u8) -> Phrase {
    Phrase::new("n-knights").with("n", n)
}
pub fn n_victory(n: u8) -> Phrase {
    Phrase::new("n-victory").with("n", n)
}

/// What an author wrote in both languages: a name, a plan.
pub fn authored(text: &Bilingual) -> Phrase {
    Phrase::new("authored").with("fr", text.fr.as_str()).with("en", text.en.as_str())
}

pub fn ground_id(ground: u8) -> &'static str {
    ["ground-plain", "ground-woods", "ground-hill", "ground-mountain"][usize::from(ground).min(3)]
}

/// The army as a list: "2 heavy cavalry, 1 archers".
pub fn army(army: &Army) -> Vec<Phrase> {
    let some = army.0.iter().zip(KINDS).filter(|(count, _)| **count > 0);
    let list: Vec<Phrase> =
        some.map(|(count, k)| Phrase::new("count-of").with("count", *count).with("kind", kind(k))).collect();
    if list.is_empty() { vec![Phrase::new("no-units")] } else { list }
}

/// The name of a place in the ring of outer modules.
pub fn ring_name(size: crate::ch1_battlefield::Size, place: u8) -> String {
    CONTENT.modules.plan(size).ring.get(usize::from(place)).cloned().unwrap_or_default()
}

pub fn place(geo: &Geometry, hex: HexId) -> Place {
    let at = geo.hexes.get(usize::from(hex)).copied().unwrap_or_default();
    Place::Hex { q: at.x, r: at.y }
}

impl Look<'_> {
    pub fn label(&self, hex: HexId) -> String {
        self.board.geo.label(hex).to_string()
    }

    /// A unit and where it stands: "the light cavalry on H8".
    pub fn unit_at(&self, id: UnitId) -> Phrase {
        let unit = self.state.unit(id);
        let hex = unit.hex().map_or_else(String::new, |hex| self.label(hex));
        Phrase::new("unit-at").with("kind", kind(unit.kind)).with("hex", hex)
    }

    pub fn units_at(&self, units: &[UnitId]) -> Vec<Phrase> {
        units.iter().map(|id| self.unit_at(*id)).collect()
    }
}

/// The question in words.
pub fn prompt(look: &Look) -> Phrase {
    let state = look.state;
    let turn = seat(state.turn);
    let hex_of = |id: UnitId| look.label(state.unit(id).hex().unwrap_or(0));
    match state.phase {
        Phase::ChooseInner => Phrase::new("ask-lay-inner").with("seat", seat(RED)),
        Phase::ChooseOuter => Phrase::new("ask-lay-outer").with("seat", seat(YELLOW)),
        Phase::ChooseSmall => Phrase::new("ask-lay-small").with("seat", seat(RED)),
        Phase::Recruit(who) => Phrase::new("ask-recruit")
            .with("seat", seat(who))
            .with("points", look.charts.map(look.board.geo.size).recruitment_points),
        Phase::PlaceWagon(who) => Phrase::new("ask-wagon").with("seat", seat(who)),
        Phase::PlaceUnit(who) => Phrase::new("ask-deploy").with("seat", seat(who)),
        Phase::Turn => Phrase::new("ask-turn").with("seat", turn),
        Phase::Moving(moving) => Phrase::new(if moving.halted { "ask-move-halted" } else { "ask-move" })
            .with("seat", turn)
            .with("kind", kind(state.unit(moving.unit).kind))
            .with("hex", hex_of(moving.unit))
            .with("with", n_with(state.unit(moving.unit).points))
            .with(
                "shoots",
                if look.charts.kind(state.unit(moving.unit).kind).range > 0 { "yes" } else { "no" },
            ),
        Phase::Respond { attacker, defender } => Phrase::new("ask-respond")
            .with("seat", seat(defender.seat()))
            .with("attacker", kind(state.unit(attacker).kind))
            .with("from", hex_of(attacker))
            .with("kind", kind(state.unit(defender).kind))
            .with("hex", hex_of(defender)),
        Phase::Return { .. } => Phrase::new("ask-return").with("seat", turn),
        Phase::Over(_) => Phrase::new("ask-over"),
    }
}

/// Who wins: "Red wins", "a draw".
pub fn winner(ending: &Ending) -> Phrase {
    ending.winner.map_or(Phrase::new("told-draw"), |who| Phrase::new("told-winner").with("seat", seat(who)))
}

/// The values that broke a tie, if there was one.
pub fn tie(ending: &Ending) -> Phrase {
    match ending.value {
        Some([red, yellow]) => Phrase::new("told-tie").with("red", red).with("yellow", yellow),
        None => Phrase::new("told-no-tie"),
    }
}

/// An event in words. Its rules are those that it was noted with.
pub fn tell(geo: &Geometry, noted: &Noted<Event>) -> Told {
    let event = &noted.event;
    let fight = match event {
        Event::MeleeResolved(fight) => Some((fight, false)),
        Event::Shot(fight) if fight.defender_kind != Kind::W => Some((fight, true)),
        _ => None,
    };
    Told {
        says: sentence(geo, event),
        rules: noted.rules.clone(),
        kind: word(event),
        weight: weight(event),
        // There are no dice in this game.
        throw: Vec::new(),
        accounts: fight.iter().map(|(fight, _)| column_account(fight)).collect(),
        places: hexes(event).into_iter().map(|hex| place(geo, hex)).collect(),
        cell: fight.map(|(fight, shot)| calculator_cell(fight.column, shot)),
    }
}

/// Does somebody lose men by it?
fn weight(event: &Event) -> Weight {
    match event {
        Event::KnightLost { .. } | Event::UnitDestroyed { .. } | Event::WagonDestroyed { .. } => {
            Weight::Grave
        }
        _ => Weight::Light,
    }
}

/// The kind of an event, as a word for programs.
fn word(event: &Event) -> &'static str {
    match event {
        Event::Laid { .. } => "laid",
        Event::Recruited { .. } => "recruited",
        Event::ArmiesRevealed { .. } => "armies-revealed",
        Event::WagonPlaced { .. } => "wagon-placed",
        Event::UnitPlaced { .. } => "unit-placed",
        Event::StoppedDeploying { .. } => "stopped-deploying",
        Event::Stepped { .. } => "stepped",
        Event::PassedThrough { .. } => "passed-through",
        Event::Halted { .. } => "halted",
        Event::MeleeDeclared { .. } => "melee-declared",
        Event::Stood { .. } => "stood",
        Event::Retreated { .. } => "retreated",
        Event::LeftMap { .. } => "left-map",
        Event::TookVacatedHex { .. } => "took-vacated-hex",
        Event::MeleeResolved(_) => "melee-resolved",
        Event::Shot(_) => "shot",
        Event::KnightLost { .. } => "knight-lost",
        Event::UnitDestroyed { .. } => "unit-destroyed",
        Event::Advanced { .. } => "advanced",
        Event::Merged { .. } => "merged",
        Event::WagonTurned { .. } => "wagon-turned",
        Event::WagonDestroyed { .. } => "wagon-destroyed",
        Event::Regrouped { .. } => "regrouped",
        Event::MarkerMoved { .. } => "marker-moved",
        Event::Returned { .. } => "returned",
        Event::ReserveArrived { .. } => "reserve-arrived",
        Event::FlagTaken { .. } => "flag-taken",
        Event::Passed { .. } => "passed",
        Event::Dismounted { .. } => "dismounted",
        Event::Next { phase: Phase::Turn, .. } => "turn",
        Event::Next { .. } => "goes-on",
        Event::GameEnded { .. } => "game-ended",
    }
}

/// Where it happened.
fn hexes(event: &Event) -> Vec<HexId> {
    match *event {
        Event::Stepped { from, to, .. }
        | Event::MeleeDeclared { from, to, .. }
        | Event::Retreated { from, to, .. }
        | Event::MeleeResolved(Fight { from, to, .. })
        | Event::Shot(Fight { from, to, .. }) => vec![from, to],
        Event::WagonPlaced { hex, .. }
        | Event::UnitPlaced { hex, .. }
        | Event::PassedThrough { hex, .. }
        | Event::Halted { hex, .. }
        | Event::Stood { hex, .. }
        | Event::LeftMap { from: hex, .. }
        | Event::TookVacatedHex { to: hex, .. }
        | Event::KnightLost { hex, .. }
        | Event::UnitDestroyed { hex, .. }
        | Event::Advanced { to: hex, .. }
        | Event::Merged { hex, .. }
        | Event::WagonTurned { hex, .. }
        | Event::WagonDestroyed { hex, .. }
        | Event::Returned { hex, .. }
        | Event::ReserveArrived { hex, .. }
        | Event::FlagTaken { hex, .. }
        | Event::Dismounted { hex, .. } => vec![hex],
        Event::Laid { .. }
        | Event::Recruited { .. }
        | Event::ArmiesRevealed { .. }
        | Event::StoppedDeploying { .. }
        | Event::Regrouped { .. }
        | Event::MarkerMoved { .. }
        | Event::Passed { .. }
        | Event::Next { .. }
        | Event::GameEnded { .. } => Vec::new(),
    }
}

/// A sentence about a unit: its seat and kind, then hexes and numbers by the names that they have in the sentence.
struct Sentence<'a> {
    geo: &'a Geometry,
    says: Phrase,
}

impl Sentence<'_> {
    fn with(self, name: &'static str, value: impl Into<Arg>) -> Self {
        Sentence { says: self.says.with(name, value), ..self }
    }

    fn hex(self, name: &'static str, hex: HexId) -> Self {
        let label = self.geo.label(hex).to_string();
        self.with(name, label)
    }

    fn kind(self, name: &'static str, of: Kind) -> Self {
        self.with(name, kind(of))
    }

    fn paid(self, cost: u8, left: u8) -> Self {
        self.with("cost", n_points(cost)).with("left", n_left(left))
    }
}

fn sentence(geo: &Geometry, event: &Event) -> Phrase {
    let of = |id: &'static str, who: Seat| Sentence { geo, says: Phrase::new(id).with("seat", seat(who)) };
    let unit_at = |id: &'static str, unit: UnitId, of_kind: Kind, hex: HexId| {
        of(id, unit.seat()).kind("kind", of_kind).hex("hex", hex)
    };
    let unit_from = |id: &'static str, unit: UnitId, of_kind: Kind, from: HexId| {
        of(id, unit.seat()).kind("kind", of_kind).hex("from", from)
    };
    let line = match *event {
        Event::Laid { seat, ref pick } => of("told-laid", seat).with("modules", laid(geo, pick)),
        Event::Recruited { seat, ref army } => {
            of("told-recruited", seat).with("seal", army.seal().to_string()[..16].to_string())
        }
        Event::ArmiesRevealed { ref armies, .. } => {
            return Phrase::new("told-revealed")
                .with("red", army(&armies[0]))
                .with("yellow", army(&armies[1]));
        }
        Event::WagonPlaced { unit, hex } => of("told-wagon-placed", unit.seat()).hex("hex", hex),
        Event::UnitPlaced { unit, kind, hex } => unit_at("told-unit-placed", unit, kind, hex),
        Event::StoppedDeploying { seat, left, forced } => {
            let id = if forced && left > 0 { "told-cannot-deploy" } else { "told-stopped-deploying" };
            of(id, seat).with("left", left)
        }
        Event::Stepped { unit, kind, from, to, cost, left } => {
            unit_from("told-stepped", unit, kind, from).hex("to", to).paid(cost, left)
        }
        Event::PassedThrough { kind, friend, friend_kind, hex, friend_left, .. } => {
            let passed = unit_at("told-passed-through", friend, kind, hex).kind("friend", friend_kind);
            passed.paid(CONTENT.charts.friend_passed, friend_left)
        }
        Event::Halted { unit, kind, hex } => unit_at("told-halted", unit, kind, hex),
        Event::MeleeDeclared { unit, kind, target_kind, from, to, cost, left, .. } => {
            let declared = unit_from("told-melee-declared", unit, kind, from).hex("to", to);
            declared.kind("target", target_kind).paid(cost, left)
        }
        Event::Stood { unit, kind, hex, why } => unit_at(told_stood(why), unit, kind, hex),
        Event::Retreated { unit, kind, from, to, cost, left } => {
            unit_from("told-retreated", unit, kind, from).hex("to", to).paid(cost, left)
        }
        Event::LeftMap { unit, kind, from, ring, cost } => {
            let left = unit_from("told-left-map", unit, kind, from);
            left.with("module", ring_name(geo.size, ring)).with("cost", n_points(cost))
        }
        Event::TookVacatedHex { unit, kind, to } => unit_at("told-took-hex", unit, kind, to),
        Event::MeleeResolved(ref fight) => fought(of("told-melee", fight.attacker.seat()), fight),
        Event::Shot(ref fight) => shot(geo, fight),
        Event::KnightLost { unit, kind, hex } => unit_at("told-knight-lost", unit, kind, hex),
        Event::UnitDestroyed { unit, kind, hex } => unit_at("told-destroyed", unit, kind, hex),
        Event::Advanced { unit, kind, to } => unit_at("told-advanced", unit, kind, to),
        Event::Merged { unit, kind, hex, cost, points, .. } => {
            unit_at("told-merged", unit, kind, hex).with("cost", n_points(cost)).with("with", n_with(points))
        }
        Event::WagonTurned { unit, hex, why } => of(told_turned(why), unit.seat()).hex("hex", hex),
        Event::WagonDestroyed { unit, hex } => of("told-wagon-destroyed", unit.seat())
            .hex("hex", hex)
            .with("points", n_victory(CONTENT.charts.wagon_points)),
        Event::Regrouped { seat, tokens } => of("told-regrouped", seat).with("tokens", tokens),
        Event::MarkerMoved { unit, kind, from, to } => of("told-marker", unit.seat())
            .kind("kind", kind)
            .with("from", ring_name(geo.size, from))
            .with("to", ring_name(geo.size, to)),
        Event::Returned { unit, kind, hex } => unit_at("told-returned", unit, kind, hex),
        Event::ReserveArrived { unit, kind, hex } => unit_at("told-arrived", unit, kind, hex),
        Event::FlagTaken { seat, hex, points, .. } => {
            of("told-flag", seat).hex("hex", hex).with("points", n_victory(points))
        }
        Event::Passed { seat } => of("told-passed", seat),
        Event::Dismounted { unit, from, to, hex, points } => of("told-dismounted", unit.seat())
            .kind("from", from)
            .kind("to", to)
            .hex("hex", hex)
            .with("with", n_with(points)),
        Event::Next { turn, phase } => return next(turn, &phase),
        Event::GameEnded { ref ending } => return ended(ending),
    };
    line.says
}

/// Which faces were laid where: `I0 IV/1`.
fn laid(geo: &Geometry, pick: &Pick) -> String {
    let plan = CONTENT.modules.plan(geo.size);
    let slots = slots_of(geo.size, pick.kind());
    let one = |(n, slot): (usize, &usize)| {
        let face = CONTENT.modules.faces.get(usize::from(pick.faces()[n]));
        let turn = match pick.kind() {
            ModuleKind::Inner => format!("/{}", pick.turn(n)),
            _ => String::new(),
        };
        format!("{} {}{turn}", plan.slots[*slot].id, face.map_or("?", |face| face.id.as_str()))
    };
    slots.iter().enumerate().map(one).collect::<Vec<_>>().join(", ")
}

fn told_stood(why: Standing) -> &'static str {
    match why {
        Standing::Chosen => "told-stood",
        Standing::NoPoints => "told-too-tired",
        Standing::NoWay => "told-must-stand",
    }
}

fn told_turned(why: Turning) -> &'static str {
    match why {
        Turning::Moved => "told-wagon-moved",
        Turning::Passed => "told-wagon-passed",
        Turning::Attacked => "told-wagon-turned",
    }
}

/// Who fought whom, in which column, and what both lost.
fn fought<'a>(line: Sentence<'a>, fight: &Fight) -> Sentence<'a> {
    line.kind("kind", fight.attacker_kind)
        .kind("target", fight.defender_kind)
        .with("column", signed(fight.column))
        .with("own", n_knights(fight.attacker_loss))
        .with("other", n_knights(fight.defender_loss))
}

fn shot<'a>(geo: &'a Geometry, fight: &Fight) -> Sentence<'a> {
    let wagon = fight.defender_kind == Kind::W;
    let says = Phrase::new(if wagon { "told-shot-at-wagon" } else { "told-shot" });
    let line = Sentence { geo, says: says.with("seat", seat(fight.attacker.seat())) };
    let line = line.hex("from", fight.from).hex("to", fight.to).paid(CONTENT.charts.shot, fight.left);
    if wagon { line.kind("kind", fight.attacker_kind) } else { fought(line, fight) }
}

/// What is asked next. A new turn is worth a line; the rest is for programs.
fn next(turn: Seat, phase: &Phase) -> Phrase {
    let (id, who) = match phase {
        Phase::Turn => ("told-turn", turn),
        Phase::Recruit(who) | Phase::PlaceWagon(who) | Phase::PlaceUnit(who) => ("told-goes-on", *who),
        Phase::ChooseInner | Phase::ChooseSmall => ("told-goes-on", RED),
        Phase::ChooseOuter => ("told-goes-on", YELLOW),
        _ => ("told-goes-on", turn),
    };
    Phrase::new(id).with("seat", seat(who))
}

fn ended(ending: &Ending) -> Phrase {
    let id = match ending.end {
        End::Points => "told-won-by-points",
        End::Exhausted => "told-exhausted",
        End::Passes => "told-two-passes",
        End::Resigned => "told-resigned",
    };
    Phrase::new(id)
        .with("winner", winner(ending))
        .with("red", ending.points[0])
        .with("yellow", ending.points[1])
        .with("tie", tie(ending))
}

/// The steps of one unit as one march: the way, the price of all of it, then whoever made way and where it was halted.
pub fn sum_up(geo: &Geometry, events: &[Noted<Event>]) -> Option<Vec<Told>> {
    let (steps, others): (Vec<&Noted<Event>>, Vec<&Noted<Event>>) =
        events.iter().partition(|noted| matches!(noted.event, Event::Stepped { .. }));
    // A march is the steps and what they bring about; a fight tells its own story.
    let fight = |noted: &&Noted<Event>| {
        matches!(noted.event, Event::MeleeDeclared { .. } | Event::Shot(_) | Event::Merged { .. })
    };
    if steps.len() < 2 || others.iter().any(fight) {
        return None;
    }
    let told = others.into_iter().map(|noted| tell(geo, noted));
    Some([march(geo, &steps)?].into_iter().chain(told).collect())
}

/// Steps that follow each other, as one.
fn march(geo: &Geometry, steps: &[&Noted<Event>]) -> Option<Told> {
    let Event::Stepped { unit, kind: of_kind, from: start, .. } = steps.first()?.event else { return None };
    let (mut way, mut price, mut points, mut rules) = (vec![start], 0, 0, Vec::new());
    for noted in steps {
        let Event::Stepped { from, to, cost, left, .. } = noted.event else { return None };
        if way.last() != Some(&from) {
            return None;
        }
        way.push(to);
        (price, points) = (price + cost, left);
        for rule in &noted.rules {
            if !rules.contains(rule) {
                rules.push(*rule);
            }
        }
    }
    let (end, through) = (*way.last()?, &way[1..way.len() - 1]);
    rules.extend(ruling_on_there_and_back(start, end));
    let label = |hex: &HexId| geo.label(*hex).to_string();
    let says = Phrase::new("told-marched")
        .with("seat", seat(unit.seat()))
        .with("kind", kind(of_kind))
        .with("from", label(&start))
        .with("through", through.iter().map(label).collect::<Vec<_>>().join(", "))
        .with("to", label(&end))
        .with("cost", n_points(price))
        .with("left", n_left(points));
    let places = way.iter().map(|hex| place(geo, *hex)).collect();
    Some(Told {
        says,
        rules,
        kind: "marched",
        weight: Weight::Light,
        throw: Vec::new(),
        accounts: Vec::new(),
        places,
        cell: None,
    })
}

pub fn signed(column: i8) -> String {
    if column > 0 { format!("+{column}") } else { column.to_string() }
}

/// The sum of a fight, titled.
pub fn column_account(fight: &Fight) -> Account {
    let account = Account::new("column", Phrase::new("account-column"), fight.tally.clone());
    Account { result: fight.column.into(), ..account.in_role(AccountRole::Column) }
}
