//! Events and questions in words: which sentence, which numbers. The rules of an event are those it was noted with.

mod sentence;
mod thrown;

use sentence::sentence;
use thrown::{cell, thrown, weight};

use crate::MenOfIron;
use crate::choices::Question;
use crate::content::ShockTable;
use crate::event::Event;
use crate::ids::HexId;
use crate::look::Look;
use crate::state::*;
use engine::decision::Place;
use engine::explain::{Account, AccountRole};
use engine::ruleset::Told;
use engine::text::Phrase;
use engine::{Noted, Seat, Tally};
use hexboard::{Corner, Orientation};

/// Nobody has more units of one type in a Command.
const NUMBERS: [&str; 20] = [
    "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV", "XVI",
    "XVII", "XVIII", "XIX", "XX",
];

pub fn seat(rules: &MenOfIron, seat: Seat) -> Phrase {
    rules.battle.army(seat).name.phrase()
}

/// A unit by what it was set up as, its number and its Command.
pub fn unit(rules: &MenOfIron, id: UnitId) -> Phrase {
    let Some(card) = rules.battle.units.get(id.index()) else { return Phrase::new("somebody") };
    let number = NUMBERS[usize::from(card.number).clamp(1, NUMBERS.len()) - 1];
    Phrase::new("unit")
        .with("kind", kind(card.kind))
        .with("number", number)
        .with("command", command(rules, card.command))
        .with("id", card.id.as_str())
}

pub fn units(rules: &MenOfIron, list: Units) -> Vec<Phrase> {
    list.iter().map(|id| unit(rules, id)).collect()
}

/// A type of unit.
pub fn kind(kind: crate::content::UnitType) -> Phrase {
    const IDS: [&str; 10] = [
        "kind-longbow",
        "kind-crossbow",
        "kind-slinger",
        "kind-pike",
        "kind-axe",
        "kind-mounted",
        "kind-unhorsed",
        "kind-dismounted",
        "kind-genitor",
        "kind-hobilar",
    ];
    Phrase::new(IDS[kind.index()])
}

pub fn leader(rules: &MenOfIron, leader: LeaderId) -> Phrase {
    rules.battle.leaders.get(leader.index()).map_or(Phrase::new("somebody"), |it| it.name.phrase())
}

pub fn command(rules: &MenOfIron, command: CommandId) -> Phrase {
    rules.battle.commands.get(command.index()).map_or(Phrase::new("somebody"), |it| it.name.phrase())
}

/// The standard of a Command, or of the army.
pub fn standard(rules: &MenOfIron, standard: StandardId) -> Phrase {
    let it = rules.battle.standard(standard);
    let of = if it.command == CommandId::NONE { seat(rules, it.side) } else { command(rules, it.command) };
    Phrase::new("standard").with("whose", of)
}

pub fn marker(rules: &MenOfIron, marker: MarkerId) -> Phrase {
    let it = rules.battle.marker(marker);
    Phrase::new(match it.kind {
        crate::content::MarkerKind::Wagon => "marker-wagon",
        crate::content::MarkerKind::Bombard => "marker-bombard",
    })
}

pub fn shooter(rules: &MenOfIron, by: Shooter) -> Phrase {
    match by {
        Shooter::Unit(id) => unit(rules, id),
        Shooter::Bombard(id) => marker(rules, id),
    }
}

pub fn place(rules: &MenOfIron, hex: HexId) -> Place {
    let at = rules.field.hex(hex);
    Place::Hex { q: at.x, r: at.y }
}

pub fn label(rules: &MenOfIron, hex: HexId) -> String {
    if hex.index() < rules.field.len() { rules.field.label(hex).to_string() } else { "?".into() }
}

/// A facing, by the clock.
pub fn direction(facing: Corner) -> Phrase {
    Phrase::new("oclock").with("hour", facing.hour(Orientation::Pointy))
}

pub fn formation(formation: Formation) -> Phrase {
    Phrase::new(match formation {
        Formation::None => "formation-none",
        Formation::Wall => "formation-wall",
        Formation::Schiltron => "formation-schiltron",
    })
}

pub fn status(status: Status) -> Phrase {
    Phrase::new(match status {
        Status::Normal => "status-normal",
        Status::Disordered => "status-disordered",
        Status::Retired => "status-retired",
    })
}

/// The question in words.
pub fn prompt(look: &Look) -> Phrase {
    let rules = look.rules;
    let Some(asked) = look.asked() else { return Phrase::new("ask-over") };
    let ask = |id: &'static str| Phrase::new(id).with("seat", seat(rules, asked.seat));
    let of = |id: &'static str, it: UnitId| ask(id).with("unit", unit(rules, it));
    let about = |id: &'static str, it: LeaderId| ask(id).with("leader", leader(rules, it));
    let acting = |id: &'static str| ask(id).with("command", command(rules, look.state.now.control.command));
    match asked.question {
        Question::SetUp => ask("ask-set-up"),
        Question::Free => ask("ask-free"),
        Question::Continue => ask("ask-continue"),
        Question::Seize(it) => ask("ask-seize").with("command", command(rules, it)),
        Question::Order => acting("ask-order"),
        Question::Moving => acting("ask-moving"),
        Question::Step(walk) => of("ask-step", walk.unit).with("left", walk.left),
        Question::ReturnFire(shot) => of("ask-return-fire", shot.at).with("by", shooter(rules, shot.by)),
        Question::React { target, .. } => of("ask-reaction-fire", target),
        Question::CounterFire { rider, shooter } => {
            of("ask-counter-charge", rider).with("target", unit(rules, shooter))
        }
        Question::Wheel { rider, .. } => of("ask-wheel", rider),
        Question::Ride { rider, target, .. } => of("ask-ride", rider).with("target", unit(rules, target)),
        Question::Naming => acting("ask-naming"),
        Question::NextFight => ask("ask-next-fight"),
        Question::Next(_) => ask("ask-next"),
        Question::Answers => ask("ask-answer"),
        Question::Following => ask("ask-following"),
        Question::Retreat { unit: it, .. } => of("ask-retreat", it),
        Question::Retire(it) => of("ask-retire", it),
        Question::Along { leader: it, unit: with } => about("ask-along", it).with("unit", unit(rules, with)),
        Question::Displaced(it) => about("ask-displaced", it),
        Question::Replace(it) => about("ask-replace", it),
        Question::Advance => ask("ask-advance"),
        Question::Face(it) => of("ask-face", it),
        Question::PutOut(it) => of("ask-put-out", it),
    }
}

pub fn account(key: &'static str, title: &'static str, tally: &Tally) -> Account {
    let account = Account::new(key, Phrase::new(title), tally.clone());
    match key {
        "cost" => account.in_role(AccountRole::Price),
        "total" => account.in_role(AccountRole::Decides),
        _ => account,
    }
}

/// An event in words; an empty sentence for what needs none. Its rules are those that it was noted with.
pub fn tell(rules: &MenOfIron, noted: &Noted<Event>) -> Told {
    let event = &noted.event;
    let line = sentence(rules, event);
    Told {
        weight: weight(event),
        throw: thrown(event),
        accounts: accounts(event),
        cell: cell(event),
        ..Told::new(line, &noted.rules)
    }
}

/// The sums behind an event, titled.
fn accounts(event: &Event) -> Vec<Account> {
    match event {
        Event::Entered { cost, .. } | Event::Stepped { cost, .. } => {
            vec![account("cost", "account-cost", cost)]
        }
        Event::Fired(volley) => vec![account("total", "account-fire", &volley.modifiers)],
        Event::Fought(clash) => vec![account("total", "account-shock", &clash.modifiers)],
        Event::ReluctanceThrown { check, .. }
        | Event::CounterThrown { check, .. }
        | Event::LeaderThrown { check, .. }
            if !check.modifiers.lines().is_empty() =>
        {
            vec![account("check", "account-check", &check.modifiers)]
        }
        _ => Vec::new(),
    }
}

/// The sheet of a table of combat.
pub fn sheet_of(table: ShockTable) -> &'static str {
    match table {
        ShockTable::Shock => "shock",
        ShockTable::Charge => "charge",
    }
}

/// Who has won.
pub fn winner(rules: &MenOfIron, ending: &Ending) -> Phrase {
    ending
        .winner
        .map_or(Phrase::new("nobody-wins"), |who| Phrase::new("somebody-wins").with("seat", seat(rules, who)))
}
