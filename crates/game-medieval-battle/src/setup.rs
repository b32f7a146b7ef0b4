//! From a set-up to the first position: which battlefield, which armies, which position.

use crate::MedievalBattle;
use crate::ch1_battlefield::{Field, Geometry, Size, random_field};
use crate::ch2_recruiting::random_army;
use crate::content::{Content, Opening};
use crate::position;
use crate::state::*;
use engine::Seat;
use engine::content::Flaw;
use engine::dice::Stream;
use engine::ruleset::{Ruleset, Setup};
use engine::text::Phrase;

/// Set-ups draw from this stream of their seed, far from the dice.
const SETUP_STREAM: u64 = 1 << 42;

/// Opens a game: the scenario first, a hand-written position on top of it.
pub fn open(content: &'static Content, setup: &Setup) -> Result<(MedievalBattle, State), Flaw> {
    let about = MedievalBattle::about();
    setup.check(about)?;
    let mut rng = Stream::new(setup.seed, SETUP_STREAM);
    let fair = setup.option(about, "fair") == "on";
    let (field, opening, together) = match setup.scenario.as_str() {
        "random-standard" => (random_field(content, Size::Standard, fair, &mut rng), None, false),
        "random-large" => (random_field(content, Size::Large, fair, &mut rng), None, false),
        "together-standard" => (Field::bare(Size::Standard), None, true),
        "together-large" => (Field::bare(Size::Large), None, true),
        named => {
            let opening = content.opening(named);
            let layout = content.layout(opening.map_or(named, |opening| opening.layout.as_str()));
            let unknown =
                || Flaw::new("", Phrase::new("flaw-missing").with("what", "layout").with("name", named));
            let layout = layout.ok_or_else(unknown)?;
            (Field::from_layout(content, layout).map_err(|why| Flaw::new("", why))?, opening, false)
        }
    };
    let mut core = Core::empty(field, content.charts.time_tokens);
    if let Some(opening) = opening {
        set_up_opening(content, &mut core, opening)?;
    } else {
        for (seat, option) in [(RED, "red-army"), (YELLOW, "yellow-army")] {
            core.muster[seat.index()] = muster(content, field.size, setup.option(about, option), &mut rng)?;
        }
        core.phase = Phase::Recruit(RED);
    }
    let dismounting = setup.option(about, "dismounting") == "on";
    let rules = MedievalBattle { geo: Geometry::of(core.field.size), charts: &content.charts, dismounting };
    if let Some(text) = &setup.position {
        let state = position::read(&rules, core, text)?;
        return Ok((rules, state));
    }
    if together {
        core.phase = Phase::ChooseInner;
        return Ok((rules, State::from(core)));
    }
    let mut state = State::from(core);
    if opening.is_none() {
        // Ready-made armies on both sides need no recruiting.
        crate::play::begin(&rules, &mut state);
    }
    Ok((rules, state))
}

fn muster(content: &Content, size: Size, choice: &str, rng: &mut Stream) -> Result<Muster, Flaw> {
    match choice {
        "recruit" => Ok(Muster::Waiting),
        "random" => Ok(Muster::Public(random_army(&content.charts, size, rng))),
        id => match content.army(id) {
            Some(army) if army.map == size => Ok(Muster::Public(army.units)),
            _ => {
                let known =
                    content.armies.iter().filter(|army| army.map == size).map(|army| army.id.as_str());
                let phrase = Phrase::new("flaw-army-other-map")
                    .with("army", id)
                    .with("known", known.collect::<Vec<_>>().join(", "));
                Err(Flaw::new("", phrase))
            }
        },
    }
}

/// A complete opening: everybody on the map, Yellow to move.
fn set_up_opening(content: &Content, core: &mut Core, opening: &Opening) -> Result<(), Flaw> {
    let geo = crate::ch1_battlefield::Geometry::of(core.field.size);
    for (seat, units) in [(RED, &opening.red), (YELLOW, &opening.yellow)] {
        for unit in units {
            let place = format!("{},{}", unit.q, unit.r);
            let unknown =
                || Flaw::new("setups/openings.toml", Phrase::new("read-no-hex").with("hex", place.as_str()));
            let hex = geo.find(&place).ok_or_else(unknown)?;
            add(content, core, seat, unit.unit, Whereabouts::Hex(hex));
        }
        core.muster[seat.index()] = Muster::Done;
        core.stopped[seat.index()] = true;
    }
    core.turn = YELLOW;
    core.phase = Phase::Turn;
    Ok(())
}

fn add(content: &Content, core: &mut Core, seat: Seat, kind: Kind, whereabouts: Whereabouts) {
    let points = content.charts.kind(kind).movement;
    core.add(seat, Unit { kind, knights: content.charts.full_knights, points, whereabouts });
}
