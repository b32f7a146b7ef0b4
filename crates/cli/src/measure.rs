//! Soak and benchmarks: the only commands that look at a clock.

use crate::answer::{Answer, Kind, Trouble, language, sentence};
use crate::args::{Bench, Soak};
use crate::games;
use catalog::Measured;
use engine::ruleset::{About, Setup};
use engine::soak::{Soaked, battle_by_lot};
use engine::text::Phrase;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// How long random games are played.
#[derive(Clone, Copy)]
enum Budget {
    Games(u64),
    Decisions(u64),
    Seconds(f64),
}

impl Budget {
    /// Where nobody says how long: a minute or two.
    const USUAL: Budget = Budget::Decisions(500_000);

    fn of(soak: &Soak) -> Result<Budget, Trouble> {
        let asked = (soak.games.map(Budget::Games))
            .or(soak.decisions.map(Budget::Decisions))
            .or(soak.seconds.map(Budget::Seconds))
            .unwrap_or(Budget::USUAL);
        match asked {
            Budget::Seconds(seconds) if !(0.01..=86_400.0).contains(&seconds) => Err(Trouble::new(
                Kind::Usage,
                sentence(Phrase::new("soak-seconds").with("least", "0.01").with("most", "86400")),
            )),
            asked => Ok(asked),
        }
    }

    /// What one of so many games gets: somebody's patience is shared, but one more game takes nothing from what the others are held
    /// against.
    fn of_each(self, games: usize) -> Budget {
        match self {
            Budget::Seconds(all) => Budget::Seconds(all / games.max(1) as f64),
            each => each,
        }
    }

    /// A game in the making is held to less until it calls itself complete, unless somebody asks for it by name.
    fn of_one_in_the_making(self) -> Budget {
        match self {
            Budget::Decisions(most) => Budget::Decisions(most / 100),
            other => other,
        }
    }

    /// How much of it is spent, in thousandths.
    fn spent(self, begun: u64, decisions: u64, began: Instant) -> u64 {
        match self {
            Budget::Games(games) => (begun * 1000).checked_div(games).unwrap_or(1000),
            Budget::Decisions(most) => (decisions * 1000).checked_div(most).unwrap_or(1000),
            Budget::Seconds(most) => (began.elapsed().as_secs_f64() * 1000.0 / most) as u64,
        }
    }
}

pub fn soak(soak: &Soak) -> Result<Answer, Trouble> {
    let named = soak.game.as_ref().map(|id| games::find_measured(id)).transpose()?;
    let list = named.map_or_else(|| catalog::measured().to_vec(), |game| vec![game]);
    let budget = Budget::of(soak)?.of_each(list.len());
    let (mut text, mut values) = (String::new(), Vec::new());
    for game in list {
        let (said, value) = soak_game(game, budget, soak)?;
        text.push_str(&said);
        values.push(value);
    }
    Ok(Answer::new(text, json!({ "soaked": values })))
}

/// What all the games of one soak came to.
#[derive(Default)]
struct Sum {
    games: u64,
    soaked: Soaked,
    /// Games won by each seat.
    winners: BTreeMap<u8, u64>,
    broken: Vec<String>,
}

impl Sum {
    fn add(&mut self, seen: Result<Soaked, String>) {
        match seen {
            Ok(seen) => {
                self.games += 1;
                if let Some(seat) = seen.winner {
                    *self.winners.entry(seat.0).or_default() += 1;
                }
                self.soaked = self.soaked.and(seen);
            }
            Err(what) => self.broken.push(what),
        }
    }
}

fn soak_game(game: &dyn Measured, budget: Budget, soak: &Soak) -> Result<(String, Value), Trouble> {
    let opens = |setup: &Setup| game.runner(setup).is_ok();
    let setup = |number: u64| battle_by_lot(game.about(), soak.scenario.as_deref(), number, &opens);
    if setup(soak.seed).is_none() {
        return Err(Trouble::new(Kind::Usage, sentence(Phrase::new("scenario-unknown"))));
    }
    let whole = game.about().complete || soak.game.is_some();
    let budget = if whole { budget } else { budget.of_one_in_the_making() };
    let bar = bar(game.about());
    let (next, sum, began) = (AtomicU64::new(0), Mutex::new(Sum::default()), Instant::now());
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let (decisions, broken) =
                sum.lock().map_or((0, true), |sum| (sum.soaked.decisions, !sum.broken.is_empty()));
            let spent = budget.spent(number, decisions, began);
            bar.set_position(spent.min(1000));
            if broken || spent >= 1000 {
                return;
            }
            let seed = soak.seed + number;
            let Some(setup) = setup(seed) else { return };
            let seen = game.soak(&setup, seed);
            if let Ok(mut sum) = sum.lock() {
                sum.add(seen);
            }
        }
    };
    std::thread::scope(|scope| (0..workers).for_each(|_| drop(scope.spawn(work))));
    bar.finish_and_clear();
    let sum = sum.into_inner().unwrap_or_default();
    if !sum.broken.is_empty() {
        return Err(Trouble::new(Kind::Broken, sum.broken.join("\n")));
    }
    Ok(account(game.about(), &sum, began.elapsed().as_secs_f64(), workers))
}

fn bar(about: &About) -> ProgressBar {
    let bar = ProgressBar::new(1000).with_message(about.id);
    let left = sentence(Phrase::new("soak-left").with("time", "{eta}"));
    let template = format!("{{msg:16}} {{bar:40}} {{percent}} %  {left}");
    if let Ok(style) = ProgressStyle::with_template(&template) {
        bar.set_style(style);
    }
    bar
}

fn account(about: &About, sum: &Sum, seconds: f64, workers: usize) -> (String, Value) {
    let Sum { games, soaked, winners, .. } = sum;
    let won: Vec<String> = about
        .seats
        .iter()
        .enumerate()
        .map(|(seat, info)| format!("{} {}", info.id, winners.get(&(seat as u8)).unwrap_or(&0)))
        .collect();
    let (won, drawn) = (won.join(", "), games - winners.values().sum::<u64>());
    let Soaked { decisions, actions_tried, refusals_checked, .. } = soaked;
    let id = about.id;
    let text = sentence(
        Phrase::new("soak-account")
            .with("id", id)
            .with("games", games.to_string())
            .with("decisions", decisions.to_string())
            .with("tried", actions_tried.to_string())
            .with("refusals", refusals_checked.to_string())
            .with("seconds", format!("{seconds:.1}"))
            .with("workers", workers),
    );
    let won = sentence(Phrase::new("soak-won").with("won", won).with("drawn", drawn.to_string()));
    let text = format!("{text}\n{won}\n");
    let value = json!({
        "game": id, "games": games, "decisions": decisions, "actions_tried": actions_tried,
        "refusals_checked": refusals_checked, "inventions_read": soaked.inventions_read,
        "saves_loaded": soaked.saves_loaded, "taken_back": soaked.taken_back,
        "answered_by_order": soaked.answered_by_order, "odds_held_against_play": soaked.odds_held_against_play,
        "throws_weighed": soaked.throws_weighed,
        "secrets_disguised": soaked.secrets_disguised, "ways_walked": soaked.ways_walked, "intended": soaked.intended,
        "seconds": seconds, "cores": workers, "winners": winners, "drawn": drawn,
    });
    (text, value)
}

pub fn bench(bench: &Bench) -> Result<Answer, Trouble> {
    let game = games::find_measured(&bench.game)?;
    if !(0.01..=600.0).contains(&bench.seconds) {
        return Err(Trouble::new(
            Kind::Usage,
            sentence(Phrase::new("soak-seconds").with("least", "0.01").with("most", "600")),
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
        let goes_on = |count: u64| match bench.games {
            Some(games) => count < games,
            None => began.elapsed().as_secs_f64() < bench.seconds,
        };
        while goes_on(count) {
            let ended = runner.play(count);
            decisions += ended.ok_or_else(|| {
                Trouble::new(
                    Kind::Broken,
                    sentence(
                        Phrase::new("soak-broken-game")
                            .with("scenario", scenario.id.as_str())
                            .with("count", count.to_string()),
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
        return Err(Trouble::new(Kind::Usage, sentence(Phrase::new("scenario-unknown"))));
    }
    Ok(Answer::new(text, json!({ "game": about.id, "cores": 1, "scenarios": scenarios })))
}
