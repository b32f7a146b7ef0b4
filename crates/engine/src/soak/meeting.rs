//! Whatever a game can be in the middle of survives being saved, loaded, looked at and written down.

use super::RANDOM_STREAM;
use super::keeping::saved_and_loaded;
use crate::dice::{Seeded, Stream};
use crate::hash::{canonical_bytes, from_canonical};
use crate::journal::Silent;
use crate::ruleset::{Ruleset, Setup};
use crate::seat::{Seat, Viewer};
use crate::table::{Deed, Table, Throw};
use std::collections::BTreeMap;

/// So many times each is held against the promise.
const TIMES: u64 = 2;

/// Plays random games of these set-ups until everything was met that `names` finds in a position: each phase, each task. How often each
/// was met; an error where one of `all` never was, or did not survive.
pub fn meet_all<R: Ruleset>(
    all: &[&'static str],
    names: impl Fn(&R::State) -> Vec<&'static str>,
    setups: impl Iterator<Item = Setup>,
) -> Result<BTreeMap<&'static str, u64>, String> {
    let mut met: BTreeMap<&'static str, u64> = all.iter().map(|name| (*name, 0)).collect();
    for (seed, setup) in (0..).zip(setups) {
        play::<R>(&setup, seed, &names, &mut met)?;
        if seed < TIMES {
            give_up::<R>(&setup, seed, &names, &mut met)?;
        }
        if met.values().all(|times| *times >= TIMES) {
            return Ok(met);
        }
    }
    let missing: Vec<&str> = met.iter().filter(|(_, times)| **times == 0).map(|(name, _)| *name).collect();
    if missing.is_empty() { Ok(met) } else { Err(format!("never met: {}", missing.join(", "))) }
}

/// One random game with nobody listening; where something is met it is played again at a table, up to there.
fn play<R: Ruleset>(
    setup: &Setup,
    seed: u64,
    names: &impl Fn(&R::State) -> Vec<&'static str>,
    met: &mut BTreeMap<&'static str, u64>,
) -> Result<(), String> {
    let (rules, mut state) = R::open(setup).map_err(|flaw| flaw.to_string())?;
    let (mut rng, mut buffer, mut played) = (Stream::new(seed, RANDOM_STREAM), Vec::new(), Vec::new());
    loop {
        let new: Vec<_> =
            names(&state).into_iter().filter(|name| met.get(name).is_none_or(|it| *it < TIMES)).collect();
        if !new.is_empty() {
            let table = at_a_table::<R>(setup, seed, &played)?;
            survives(&table)
                .map_err(|what| format!("{} seed {seed}, {}: {what}", setup.scenario, new.join(", ")))?;
            new.into_iter().for_each(|name| *met.entry(name).or_default() += 1);
        }
        let Some(action) = rules.random(&state, &mut rng, &mut buffer) else { return Ok(()) };
        let mut dice = Seeded::new(seed, played.len() as u64);
        rules
            .apply(&mut state, &action, &mut dice, &mut Silent)
            .map_err(|stop| format!("{action:?}: {stop:?}"))?;
        played.push(action);
    }
}

/// Random players never give up.
fn give_up<R: Ruleset>(
    setup: &Setup,
    seed: u64,
    names: &impl Fn(&R::State) -> Vec<&'static str>,
    met: &mut BTreeMap<&'static str, u64>,
) -> Result<(), String> {
    let mut table = Table::<R>::open(setup.clone(), seed).map_err(|flaw| flaw.to_string())?;
    table.play(Deed::Resign(Seat(seed as u8 % 2)), Throw::Seeded).map_err(|stop| format!("{stop:?}"))?;
    survives(&table)?;
    names(table.state()).into_iter().for_each(|name| *met.entry(name).or_default() += 1);
    Ok(())
}

fn at_a_table<R: Ruleset>(setup: &Setup, seed: u64, played: &[R::Action]) -> Result<Table<R>, String> {
    let mut table = Table::<R>::open(setup.clone(), seed).map_err(|flaw| flaw.to_string())?;
    for action in played {
        table
            .play(Deed::Act(action.clone()), Throw::Seeded)
            .map_err(|stop| format!("{action:?}: {stop:?}"))?;
    }
    Ok(table)
}

/// The save, each view in bytes and the position in writing are the game that they were taken from.
fn survives<R: Ruleset>(table: &Table<R>) -> Result<(), String> {
    let (rules, state) = (table.rules(), table.state());
    saved_and_loaded(table)?;
    for viewer in [Viewer::Referee, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Public] {
        let view = rules.view(state, viewer);
        let read: Option<R::State> = from_canonical(&canonical_bytes(&view));
        let read = read.ok_or_else(|| format!("the view of {viewer:?} does not read back"))?;
        if read != view || rules.decision(&read) != rules.decision(state) {
            return Err(format!("the view of {viewer:?} reads back as another"));
        }
        if viewer == Viewer::Referee && view != *state {
            return Err("the referee does not see all".into());
        }
        rules.scene(&view);
    }
    let written = rules.write_position(table.setup(), state);
    let setup = Setup { position: Some(written.clone()), ..table.setup().clone() };
    let again = Table::<R>::open(setup, table.seed()).map_err(|flaw| format!("{flaw}\n{written}"))?;
    if again.bytes() != table.bytes() || again.legal() != table.legal() {
        return Err(format!("the position reads back as another:\n{written}"));
    }
    saved_and_loaded(&again).map(drop)
}
