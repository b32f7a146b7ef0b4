//! Soak and benchmarks: the only commands that look at a clock.

use crate::answer::{Answer, Kind, Trouble, language, two};
use crate::args::{Bench, Soak};
use crate::games;
use engine::ruleset::Setup;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;
use std::fmt::Write as _;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

/// All scenarios with all switches of the game, in turn.
fn setups(game: &dyn catalog::Game, scenario: Option<&str>) -> Vec<Setup> {
    let about = game.about();
    let chosen = about.scenarios.iter().filter(|s| scenario.is_none_or(|wanted| wanted == s.id));
    let mut list = Vec::new();
    for scenario in chosen {
        list.push(Setup::new(&scenario.id));
        // Every option that is a plain switch is tried the other way round too.
        for option in about.battle(&scenario.id).options().filter(|option| option.values.len() == 2) {
            let other = option.values.iter().find(|value| value.id != option.default);
            list.extend(other.map(|value| Setup::new(&scenario.id).with(option.id, &value.id)));
        }
    }
    list
}

pub fn soak(soak: &Soak) -> Result<Answer, Trouble> {
    let game = games::find(&soak.game, language())?;
    let setups = setups(game, soak.scenario.as_deref());
    if setups.is_empty() {
        return Err(Trouble::new(Kind::Usage, two("ce scénario n'existe pas", "there is no such scenario")));
    }
    let bar = ProgressBar::new(soak.games);
    if let Ok(style) = ProgressStyle::with_template(&two(
        "{bar:40} {pos}/{len} parties  reste {eta}",
        "{bar:40} {pos}/{len} games  {eta} left",
    )) {
        bar.set_style(style);
    }
    let (next, failed) = (AtomicU64::new(0), AtomicBool::new(false));
    let sum = Mutex::new((0u64, 0u64, 0u64, [0u64; 3]));
    let broken: Mutex<Vec<String>> = Mutex::new(Vec::new());
    let began = Instant::now();
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= soak.games || failed.load(Ordering::Relaxed) {
                        return;
                    }
                    let seed = soak.seed + number;
                    let setup = Setup { seed, ..setups[(number % setups.len() as u64) as usize].clone() };
                    match game.soak(&setup, seed) {
                        Ok(seen) => {
                            if let Ok(mut sum) = sum.lock() {
                                sum.0 += seen.decisions;
                                sum.1 += seen.actions_tried;
                                sum.2 += seen.refusals_checked;
                                sum.3[seen.winner.map_or(2, |seat| usize::from(seat.0).min(1))] += 1;
                            }
                        }
                        Err(what) => {
                            failed.store(true, Ordering::Relaxed);
                            if let Ok(mut broken) = broken.lock() {
                                broken.push(what);
                            }
                        }
                    }
                    bar.inc(1);
                }
            });
        }
    });
    bar.finish_and_clear();
    let broken = broken.into_inner().unwrap_or_default();
    if !broken.is_empty() {
        return Err(Trouble::new(Kind::Broken, broken.join("\n")));
    }
    let seconds = began.elapsed().as_secs_f64();
    let (decisions, tried, refused, winners) = sum.into_inner().unwrap_or_default();
    let about = game.about();
    let battle = about.battle(&setups[0].scenario);
    let seats = [0, 1].map(|seat| battle.seat_id(engine::Seat(seat)));
    let [first, second, drawn] = winners;
    let text = two(
        format!(
            "{} parties, {decisions} décisions, {tried} actions essayées, {refused} refus vérifiés, aucune promesse rompue, \
             {seconds:.1} s sur {workers} cœurs\ngagnées par {} {first}, par {} {second}, nulles {drawn}\n",
            soak.games, seats[0], seats[1]
        ),
        format!(
            "{} games, {decisions} decisions, {tried} actions tried, {refused} refusals checked, no promise broken, \
             {seconds:.1} s on {workers} cores\nwon by {} {first}, by {} {second}, drawn {drawn}\n",
            soak.games, seats[0], seats[1]
        ),
    );
    let value = json!({
        "games": soak.games, "decisions": decisions, "actions_tried": tried, "refusals_checked": refused,
        "seconds": seconds, "cores": workers, "winners": winners,
    });
    Ok(Answer::new(text, value))
}

pub fn bench(bench: &Bench) -> Result<Answer, Trouble> {
    let game = games::find(&bench.game, language())?;
    if !(0.01..=600.0).contains(&bench.seconds) {
        return Err(Trouble::new(
            Kind::Usage,
            two("--seconds : de 0.01 à 600", "--seconds: from 0.01 to 600"),
        ));
    }
    let (mut text, mut scenarios) = (String::new(), serde_json::Map::new());
    let about = game.about();
    let _ = writeln!(
        text,
        "{:<20} {:>15} {:>10} {:>10} {:>8} {:>8}",
        "scenario", "decisions/s", "games/s", "clone ns", "bytes", "packed"
    );
    for scenario in
        about.scenarios.iter().filter(|s| bench.scenario.as_ref().is_none_or(|wanted| *wanted == s.id))
    {
        let flaw = |flaw: engine::content::Flaw| Trouble::flaw(&flaw, game.texts(), language());
        let mut runner = game.runner(&Setup::new(&scenario.id)).map_err(flaw)?;
        let (memory, packed) = runner.state_bytes();
        let (began, mut decisions, mut count) = (Instant::now(), 0u64, 0u64);
        while began.elapsed().as_secs_f64() < bench.seconds {
            let ended = runner.play(count);
            decisions += ended.ok_or_else(|| {
                Trouble::new(
                    Kind::Broken,
                    two(
                        format!("{} : la partie {count} ne finit pas", scenario.id),
                        format!("{} game {count} does not end", scenario.id),
                    ),
                )
            })?;
            count += 1;
        }
        let seconds = began.elapsed().as_secs_f64();
        let began = Instant::now();
        let clones = 100_000;
        runner.clones(clones);
        let clone_ns = began.elapsed().as_secs_f64() * 1e9 / f64::from(clones);
        let per_second = decisions as f64 / seconds;
        let _ = writeln!(
            text,
            "{:<20} {:>15.0} {:>10.0} {clone_ns:>10.0} {memory:>8} {packed:>8}",
            scenario.id,
            per_second,
            count as f64 / seconds
        );
        scenarios.insert(
            scenario.id.clone(),
            json!({
                "decisions_per_second": per_second.round(), "games_per_second": count as f64 / seconds,
                "decisions_per_game": decisions as f64 / count as f64,
                "clone_ns": clone_ns, "state_bytes": memory, "canonical_bytes": packed,
            }),
        );
    }
    if scenarios.is_empty() {
        return Err(Trouble::new(Kind::Usage, two("ce scénario n'existe pas", "there is no such scenario")));
    }
    Ok(Answer::new(text, json!({ "game": about.id, "cores": 1, "scenarios": scenarios })))
}
