//! Random play through the contract: as fast as possible for benchmarks, or checking every promise on the way.

use crate::dice::{Seeded, Stream};
use crate::hash::canonical_bytes;
use crate::journal::{Noted, Silent};
use crate::ruleset::{Ruleset, Setup};
use crate::save::Save;
use crate::seat::{Seat, Viewer};
use crate::table::{Deed, Table, Throw};
use crate::text::Lang;

/// Longer than any game that ends.
pub const MOST_DECISIONS: u64 = 200_000;

/// Plays one random game with nobody listening; the number of decisions made. `None` if it did not end.
pub fn random_game<R: Ruleset>(
    rules: &R,
    start: &R::State,
    seed: u64,
    buffer: &mut Vec<R::Action>,
) -> Option<u64> {
    let mut state = start.clone();
    let mut rng = Stream::new(seed, RANDOM_STREAM);
    let mut dice = Seeded::new(seed, 0);
    let mut decisions = 0;
    while let Some(action) = rules.random(&state, &mut rng, buffer) {
        if rules.apply(&mut state, &action, &mut dice, &mut Silent).is_err() {
            return None;
        }
        decisions += 1;
        if decisions >= MOST_DECISIONS {
            return None;
        }
    }
    Some(decisions)
}

/// Random players draw from this stream of their seed.
const RANDOM_STREAM: u64 = 1 << 41;

/// What a checked random game saw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Soaked {
    pub decisions: u64,
    pub actions_tried: u64,
    pub refusals_checked: u64,
    pub winner: Option<Seat>,
}

/// Plays one random game and holds every promise of the contract against it:
///
/// - some action is legal until the game is over, and only then is there an outcome;
/// - every listed action is accepted and reads back from its notation;
/// - an action that is not legal is refused and leaves every byte untouched;
/// - replaying the events alone gives the same state;
/// - a view seen twice hides nothing more, so nothing was left to hide;
/// - a position written down reads back as itself;
/// - everything can be said in both languages;
/// - the save loads and ends in the same bytes; taking back restores them;
/// - the game ends.
pub fn soak_game<R: Ruleset>(setup: &Setup, seed: u64) -> Result<Soaked, String> {
    let fail = |at: u64, what: String| Err(format!("{} seed {seed}, decision {at}: {what}", setup.scenario));
    let mut table = match Table::<R>::open(setup.clone(), seed) {
        Ok(table) => table,
        Err(flaw) => return fail(0, flaw.to_string()),
    };
    let mut rng = Stream::new(seed, RANDOM_STREAM);
    let mut seen = Soaked::default();
    let (mut legal, mut buffer) = (Vec::new(), Vec::new());
    let mut memory: Vec<R::Action> = Vec::new();
    let mut state = table.state().clone();
    loop {
        let at = seen.decisions;
        let rules = table.rules();
        let decision = rules.decision(&state);
        if decision.is_some() == rules.outcome(&state).is_some() {
            return fail(at, "a game is either owed a decision or has an outcome".into());
        }
        let Some(decision) = decision else { break };
        rules.legal(&state, &mut legal);
        if legal.is_empty() {
            return fail(at, format!("nothing is legal in {}", decision.kind));
        }
        // Every listed action applies.
        for action in &legal {
            let mut after = state.clone();
            let mut dice = Seeded::new(seed, at);
            if let Err(stop) = rules.apply(&mut after, action, &mut dice, &mut Silent) {
                return fail(at, format!("{action:?} is listed and stopped: {stop:?}"));
            }
            seen.actions_tried += 1;
        }
        // Actions from elsewhere in the game are refused without effect, unless they are listed here too.
        for _ in 0..4 {
            let Some(foreign) = memory.get(rng.below(memory.len() as u32) as usize) else { break };
            let refused = rules.check(&state, foreign).is_err();
            if refused == legal.contains(foreign) && !decision.open {
                return fail(at, format!("{foreign:?}: check and list disagree"));
            }
            let mut after = state.clone();
            let mut dice = Seeded::new(seed, at);
            let stopped = rules.apply(&mut after, foreign, &mut dice, &mut Silent).is_err();
            if stopped != refused {
                return fail(at, format!("{foreign:?}: check and apply disagree"));
            }
            if stopped {
                seen.refusals_checked += 1;
                if after != state || (at % 16 == 0 && canonical_bytes(&after) != canonical_bytes(&state)) {
                    return fail(at, format!("{foreign:?} was refused and changed the state"));
                }
            }
        }
        let Some(action) = rules.random(&state, &mut rng, &mut buffer) else {
            return fail(at, "random play found nothing".into());
        };
        let text = rules.write(&state, &action);
        match rules.read(&state, &text) {
            Ok(read) if read == action => {}
            other => return fail(at, format!("{action:?} is written {text:?} and read {other:?}")),
        }
        // The slower promises are sampled.
        if rng.below(24) == 0 {
            check_slowly::<R>(&table, &state, &legal).or_else(|what| fail(at, what).map(drop))?;
        }
        let mut events: Vec<Noted<R::Event>> = Vec::new();
        let mut after = state.clone();
        let mut dice = Seeded::new(seed, at);
        if let Err(stop) = rules.apply(&mut after, &action, &mut dice, &mut events) {
            return fail(at, format!("{text} was stopped: {stop:?}"));
        }
        let mut enacted = state.clone();
        events.iter().for_each(|noted| rules.enact(&mut enacted, &noted.event));
        if enacted != after {
            return fail(at, format!("{text}: the events alone give another state"));
        }
        if rng.below(24) == 0 {
            say_events::<R>(&table, &events).or_else(|what| fail(at, what).map(drop))?;
        }
        memory.push(action.clone());
        // The table keeps the record; it must agree with playing by hand.
        let before = (rng.below(32) == 0).then(|| table.bytes());
        if let Err(stop) = table.play(Deed::Act(action.clone()), Throw::Seeded) {
            return fail(at, format!("{text} was stopped at the table: {stop:?}"));
        }
        if let Some(before) = before.filter(|_| table.played().len() < 400) {
            let now = table.bytes();
            if table.take_back().is_err() || table.bytes() != before {
                return fail(at, format!("taking back {text} does not restore the bytes"));
            }
            if table.redo().is_err() || table.bytes() != now {
                return fail(at, format!("playing {text} again does not give the same bytes"));
            }
        }
        state = table.state().clone();
        seen.decisions += 1;
        if seen.decisions >= MOST_DECISIONS {
            return fail(at, "the game does not end".into());
        }
    }
    let text = table.save().to_json();
    let again = Save::parse("save", &text).and_then(|save| Table::<R>::load("save", &save));
    match again {
        Ok(again) if again.bytes() == table.bytes() => {}
        Ok(_) => return fail(seen.decisions, "the save ends in other bytes".into()),
        Err(flaw) => return fail(seen.decisions, format!("the save does not load: {flaw}")),
    }
    seen.winner = table.rules().outcome(table.state()).and_then(|outcome| outcome.winner);
    Ok(seen)
}

fn check_slowly<R: Ruleset>(table: &Table<R>, state: &R::State, legal: &[R::Action]) -> Result<(), String> {
    let rules = table.rules();
    for action in legal {
        let text = rules.write(state, action);
        match rules.read(state, &text) {
            Ok(read) if read == *action => {}
            other => return Err(format!("{action:?} is written {text:?} and read {other:?}")),
        }
        rules.check(state, action).map_err(|refusal| format!("{text} is listed and refused: {refusal:?}"))?;
        rules.gesture(state, action);
    }
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Public] {
        let view = rules.view(state, viewer);
        if rules.view(&view, viewer) != view {
            return Err(format!("the view of {viewer:?} still hides something from itself"));
        }
    }
    let written = rules.write_position(table.setup(), state);
    let setup = Setup { position: Some(written.clone()), ..table.setup().clone() };
    match R::open(&setup) {
        Ok((_, read)) if canonical_bytes(&read) == canonical_bytes(state) => {}
        Ok(_) => return Err(format!("the position reads back as another:\n{written}")),
        Err(flaw) => return Err(format!("the position does not read back: {flaw}\n{written}")),
    }
    let action = &legal[legal.len() / 2];
    let explanation = rules.explain(state, action);
    let mut phrases = vec![explanation.says, rules.prompt(state)];
    phrases.extend(explanation.effects.into_iter().map(|effect| effect.says));
    phrases.extend(explanation.accounts.into_iter().map(|account| account.title));
    let scene = rules.scene(state);
    phrases.extend(scene.pieces.into_iter().map(|piece| piece.name));
    phrases.extend(scene.tracks.into_iter().map(|track| track.name));
    phrases.extend(scene.notes);
    for lang in Lang::ALL {
        for phrase in &phrases {
            sayable(&R::texts().say(lang, phrase))?;
        }
    }
    Ok(())
}

fn say_events<R: Ruleset>(table: &Table<R>, events: &[Noted<R::Event>]) -> Result<(), String> {
    for noted in events {
        let told = table.rules().tell(noted);
        if told.says.is_empty() {
            continue;
        }
        if told.rules.is_empty() {
            return Err(format!("{:?} cites no rule", noted.event));
        }
        for lang in Lang::ALL {
            sayable(&R::texts().say(lang, &told.says))?;
        }
    }
    Ok(())
}

/// A sentence without words, or with a hole where an argument should be, is a mistake.
fn sayable(text: &str) -> Result<(), String> {
    if text.starts_with('[') || text.contains("{$") || text.trim().is_empty() {
        return Err(format!("no words for {text:?}"));
    }
    Ok(())
}
