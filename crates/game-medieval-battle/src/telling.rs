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
use engine::ruleset::Told;
use engine::text::Phrase;
use engine::told::Line;
use engine::{Noted, Seat, told};

pub fn seat(seat: Seat) -> Phrase {
    Phrase::new(if seat == RED { "seat-red" } else { "seat-yellow" })
}

pub fn kind(kind: Kind) -> Phrase {
    const IDS: [&str; 9] =
        ["kind-hc", "kind-lc", "kind-ma", "kind-hi", "kind-li", "kind-p", "kind-a", "kind-lb", "kind-w"];
    Phrase::new(IDS[kind as usize])
}

/// Numbers with what they count: "2 MP", "3 left", "with 1 MP", "1 VP".
pub fn n_points(n: u8) -> Phrase {
    Phrase::new("n-points").with("n", n)
}
pub fn n_left(n: u8) -> Phrase {
    Phrase::new("n-left").with("n", n)
}
pub fn n_with(n: u8) -> Phrase {
    Phrase::new("n-with").with("n", n)
}
pub fn n_victory(n: u8) -> Phrase {
    Phrase::new("n-victory").with("n", n)
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
    let hex_of = |id: UnitId| look.label(state.unit(id).hex().unwrap_or_default());
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
    let fight = match &noted.event {
        Event::MeleeResolved(fight) => Some((fight, false)),
        Event::Shot(fight) if fight.defender_kind != Kind::W => Some((fight, true)),
        _ => None,
    };
    let line = sentence(&Words { geo }, &noted.event);
    Told {
        weight: weight(&noted.event),
        accounts: fight.iter().map(|(fight, _)| column_account(fight)).collect(),
        cell: fight.map(|(fight, shot)| calculator_cell(fight.column, shot)),
        ..Told::new(line, &noted.rules)
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

/// The fields of events in words, each by its name in the sentences.
struct Words<'a> {
    geo: &'a Geometry,
}

impl From<UnitId> for Seat {
    fn from(unit: UnitId) -> Seat {
        unit.seat()
    }
}

impl Words<'_> {
    fn seat(&self, whose: impl Into<Seat>) -> Phrase {
        seat(whose.into())
    }

    fn kind(&self, of: Kind) -> Phrase {
        kind(of)
    }

    fn target(&self, of: Kind) -> Phrase {
        kind(of)
    }

    fn hex(&self, hex: HexId) -> String {
        self.geo.label(hex).to_string()
    }

    fn from(&self, hex: HexId) -> String {
        self.hex(hex)
    }

    fn to(&self, hex: HexId) -> String {
        self.hex(hex)
    }

    /// A module of the ring by its name.
    fn module(&self, ring: u8) -> String {
        ring_name(self.geo.size, ring)
    }

    fn cost(&self, points: u8) -> Phrase {
        n_points(points)
    }

    fn left(&self, points: u8) -> Phrase {
        n_left(points)
    }

    fn with(&self, points: u8) -> Phrase {
        n_with(points)
    }

    fn points(&self, of_victory: u8) -> Phrase {
        n_victory(of_victory)
    }

    fn place(&self, hex: HexId) -> Place {
        place(self.geo, hex)
    }
}

/// One sentence for each event: a table, and what needs more than a row.
fn sentence(words: &Words, event: &Event) -> Line {
    told! { match (event, words) {
        Event::WagonPlaced { unit as seat, hex } => "wagon-placed", "told-wagon-placed", at hex;
        Event::UnitPlaced { unit as seat, kind, hex } => "unit-placed", "told-unit-placed", at hex;
        Event::StoppedDeploying { seat; left | forced } => "stopped-deploying", match *forced && *left > 0 {
            true => "told-cannot-deploy",
            false => "told-stopped-deploying",
        };
        Event::Stepped { unit as seat, kind, from, to, cost, left } => "stepped", "told-stepped", at from, to;
        Event::Halted { unit as seat, kind, hex } => "halted", "told-halted", at hex;
        Event::MeleeDeclared { unit as seat, kind, from, to, target_kind as target, cost, left }
            => "melee-declared", "told-melee-declared", at from, to;
        Event::Stood { unit as seat, kind, hex | why } => "stood", told_stood(*why), at hex;
        Event::Retreated { unit as seat, kind, from, to, cost, left } => "retreated", "told-retreated", at from, to;
        Event::LeftMap { unit as seat, kind, from, ring as module, cost } => "left-map", "told-left-map", at from;
        Event::TookVacatedHex { unit as seat, kind, to as hex } => "took-vacated-hex", "told-took-hex", at to;
        Event::KnightLost { unit as seat, kind, hex } => "knight-lost", "told-knight-lost", at hex;
        Event::UnitDestroyed { unit as seat, kind, hex } => "unit-destroyed", "told-destroyed", at hex;
        Event::Advanced { unit as seat, kind, to as hex } => "advanced", "told-advanced", at to;
        Event::Merged { unit as seat, kind, hex, cost, points as with } => "merged", "told-merged", at hex;
        Event::WagonTurned { unit as seat, hex | why } => "wagon-turned", told_turned(*why), at hex;
        Event::Regrouped { seat; tokens } => "regrouped", "told-regrouped";
        Event::Returned { unit as seat, kind, hex } => "returned", "told-returned", at hex;
        Event::ReserveArrived { unit as seat, kind, hex } => "reserve-arrived", "told-arrived", at hex;
        Event::FlagTaken { seat, hex, points } => "flag-taken", "told-flag", at hex;
        Event::Passed { seat } => "passed", "told-passed";
    } else {
        Event::Laid { seat: by, pick } => {
            let says = Phrase::new("told-laid").with("seat", seat(*by));
            Line::new("laid", says.with("modules", laid(words.geo, pick)))
        }
        Event::Recruited { seat: by, army } => {
            let says = Phrase::new("told-recruited").with("seat", seat(*by));
            Line::new("recruited", says.with("seal", army.seal().to_string()[..16].to_string()))
        }
        Event::ArmiesRevealed { armies: [red, yellow], .. } => {
            let says = Phrase::new("told-revealed").with("red", army(red));
            Line::new("armies-revealed", says.with("yellow", army(yellow)))
        }
        Event::PassedThrough { kind: of, friend, friend_kind, hex, friend_left, .. } => {
            let says = Phrase::new("told-passed-through")
                .with("seat", words.seat(*friend))
                .with("kind", kind(*of))
                .with("friend", kind(*friend_kind))
                .with("hex", words.hex(*hex))
                .with("cost", n_points(CONTENT.charts.friend_passed))
                .with("left", n_left(*friend_left));
            Line::new("passed-through", says).at([words.place(*hex)])
        }
        Event::MeleeResolved(fight) => {
            let says = Phrase::new("told-melee").with("seat", words.seat(fight.attacker));
            let places = [fight.from, fight.to].map(|hex| words.place(hex));
            Line::new("melee-resolved", fought(says, fight)).at(places)
        }
        Event::Shot(fight) => shot(words, fight),
        Event::WagonDestroyed { unit, hex } => {
            let says = Phrase::new("told-wagon-destroyed").with("seat", words.seat(*unit));
            let points = n_victory(CONTENT.charts.wagon_points);
            let says = says.with("hex", words.hex(*hex)).with("points", points);
            Line::new("wagon-destroyed", says).at([words.place(*hex)])
        }
        Event::MarkerMoved { unit, kind: of, from, to } => {
            let says = Phrase::new("told-marker").with("seat", words.seat(*unit)).with("kind", kind(*of));
            Line::new("marker-moved", says.with("from", words.module(*from)).with("to", words.module(*to)))
        }
        Event::Dismounted { unit, from, to, hex, points } => {
            let says = Phrase::new("told-dismounted").with("seat", words.seat(*unit));
            let says = says.with("from", kind(*from)).with("to", kind(*to)).with("hex", words.hex(*hex));
            Line::new("dismounted", says.with("with", n_with(*points))).at([words.place(*hex)])
        }
        Event::Next { turn, phase } => next(*turn, phase),
        Event::GameEnded { ending } => ended(ending),
    } }
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
fn fought(says: Phrase, fight: &Fight) -> Phrase {
    says.with("kind", kind(fight.attacker_kind))
        .with("target", kind(fight.defender_kind))
        .with("column", signed(fight.column))
        .with("own", fight.attacker_loss)
        .with("other", fight.defender_loss)
}

fn shot(words: &Words, fight: &Fight) -> Line {
    let wagon = fight.defender_kind == Kind::W;
    let says = Phrase::new(if wagon { "told-shot-at-wagon" } else { "told-shot" })
        .with("seat", words.seat(fight.attacker))
        .with("from", words.hex(fight.from))
        .with("to", words.hex(fight.to))
        .with("cost", n_points(CONTENT.charts.shot))
        .with("left", n_left(fight.left));
    let says = if wagon { says.with("kind", kind(fight.attacker_kind)) } else { fought(says, fight) };
    Line::new("shot", says).at([fight.from, fight.to].map(|hex| words.place(hex)))
}

/// What is asked next. A new turn is worth a line; the rest is for programs.
fn next(turn: Seat, phase: &Phase) -> Line {
    let who = match phase {
        Phase::Turn => return Line::new("turn", Phrase::new("told-turn").with("seat", seat(turn))),
        Phase::Recruit(who) | Phase::PlaceWagon(who) | Phase::PlaceUnit(who) => *who,
        Phase::ChooseInner | Phase::ChooseSmall => RED,
        Phase::ChooseOuter => YELLOW,
        _ => turn,
    };
    Line::new("goes-on", Phrase::new("told-goes-on").with("seat", seat(who)))
}

fn ended(ending: &Ending) -> Line {
    let id = match ending.end {
        End::Points => "told-won-by-points",
        End::Exhausted => "told-exhausted",
        End::Passes => "told-two-passes",
        End::Resigned => "told-resigned",
    };
    let [red, yellow] = ending.points;
    let says = Phrase::new(id)
        .with("winner", winner(ending))
        .with("red", red)
        .with("yellow", yellow)
        .with("tie", tie(ending));
    // Two of these ends are somebody's doing.
    let (won, says) = match (ending.end, ending.winner) {
        (End::Points, Some(who)) => (who, says.with("seat", seat(who))),
        (End::Resigned, Some(who)) => (who, says.with("seat", seat(who.other()))),
        _ => return Line::new("game-ended", says),
    };
    let points = [ending.points[won.index()], ending.points[won.other().index()]];
    Line::new("game-ended", says.with("points", points[0]).with("against", points[1]))
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
    let line = Line::new("marched", says).at(way.iter().map(|hex| place(geo, *hex)));
    Some(Told::new(line, &rules))
}

pub fn signed(column: i8) -> String {
    engine::explain::signed(column.into())
}

/// The sum of a fight, titled.
pub fn column_account(fight: &Fight) -> Account {
    let account = Account::new("column", Phrase::new("account-column"), fight.tally.clone());
    Account { result: fight.column.into(), ..account.in_role(AccountRole::Column) }
}
