//! `conroi duel`: bots play each other, and the score says how sure it is.

mod program;

use crate::answer::{Answer, Kind, Trouble, language, sentence, steerless};
use crate::args;
use crate::games;
use crate::referee::line;
use ai::duel::{Effort, Report, duel_keeping};
use ai::{Contender, Duel, Level};
use catalog::{Game, Sitting};
use engine::ruleset::Setup;
use engine::text::{Lang, Phrase};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};
use std::path::Path;
use std::time::{Duration, Instant};

pub fn run(args: &args::Duel) -> Result<Answer, Trouble> {
    let game = games::find(&args.game)?;
    let contenders = [contender(&args.first, args.time)?, contender(&args.second, args.time)?];
    let bots = [contenders[0].as_ref(), contenders[1].as_ref()];
    let ours = [&args.first, &args.second].into_iter().all(|bot| Level::parse(bot).is_some());
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let duelled = Duel {
        game,
        bots,
        setups: setups(game, args.scenario.as_deref(), &args.options)?,
        games: args.games,
        // Whoever knows the seed knows the dice: a program shall not guess it.
        seed: args.seed.unwrap_or_else(|| if ours { 0 } else { crate::chance() }),
        threads: args.threads.unwrap_or(threads),
        nodes: [args.nodes.first().copied(), args.nodes.get(1).or(args.nodes.first()).copied()],
        orders: orders(game, &args.orders)?,
    };
    let began = Instant::now();
    let report = played_out(&duelled, began, args.save.as_deref())?;
    let seconds = began.elapsed().as_secs_f64();
    let mut text = in_words(&duelled, &report, seconds);
    if args.count_questions {
        text += &questions(&duelled, &report);
    }
    Ok(Answer::new(steerless(&text), in_json(&duelled, &report, seconds)))
}

/// The presets that answer for the two: the second has the first one's where only one is named.
fn orders(game: &dyn Game, names: &[String]) -> Result<[Option<String>; 2], Trouble> {
    for name in names {
        if game.about().preset(name).is_none() {
            return Err(crate::orders::unknown(game.about(), name));
        }
    }
    Ok([names.first().cloned(), names.get(1).or(names.first()).cloned()])
}

/// What each of the two answered himself in the turns of the other.
fn questions(duel: &Duel, report: &Report) -> String {
    let mut text = String::new();
    for ((bot, orders), asked) in duel.bots.iter().zip(&duel.orders).zip(&report.asked) {
        let kinds: Vec<String> = asked.kinds.iter().map(|(kind, count)| format!("{kind} {count}")).collect();
        text += &format!(
            "{} with the orders {}: {} turns of the other, {:.1} answers in one, at most {} ({})\n",
            bot.id(),
            orders.as_deref().unwrap_or("none"),
            asked.turns,
            asked.mean(),
            asked.most,
            kinds.join(", ")
        );
    }
    text
}

/// The battles to be fought, in turn: the one that is named, or all, with these options.
fn setups(game: &dyn Game, scenario: Option<&str>, options: &[String]) -> Result<Vec<Setup>, Trouble> {
    let options = crate::play::options(options)?;
    let chosen = game.about().scenarios.iter().filter(|it| scenario.is_none_or(|id| id == it.id));
    let setups: Vec<Setup> =
        chosen.map(|scenario| Setup { options: options.clone(), ..Setup::new(&scenario.id) }).collect();
    if setups.is_empty() {
        return Err(Trouble::new(Kind::Usage, sentence(Phrase::new("scenario-unknown"))));
    }
    for setup in &setups {
        game.open(setup.clone(), 0)
            .map_err(|flaw| Trouble::new(Kind::Usage, flaw.say(game.texts(), language())))?;
    }
    Ok(setups)
}

/// Has all the games played, with a bar that shows how far they are, and keeps them in a folder if one is named.
fn played_out(duel: &Duel, began: Instant, folder: Option<&Path>) -> Result<Report, Trouble> {
    let bar = ProgressBar::new(duel.games);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} games  {msg}  {eta} left") {
        bar.set_style(style);
    }
    let clock = || u64::try_from(began.elapsed().as_micros()).unwrap_or(u64::MAX);
    let progress = |_, so_far: &Report| {
        bar.set_message(format!("{} {:.1} %", duel.bots[0].id(), 100.0 * so_far.score()));
        bar.inc(1);
        true
    };
    let keep = |number: u64, sitting: &dyn Sitting| -> Result<(), String> {
        let Some(folder) = folder else { return Ok(()) };
        let file = folder.join(format!("{}-{}.json", duel.game.about().id, number + 1));
        let written =
            std::fs::create_dir_all(folder).and_then(|()| std::fs::write(&file, sitting.save().to_json()));
        written.map_err(|why| format!("{}: {why}", file.display()))
    };
    let report = duel_keeping(duel, &clock, &progress, &keep);
    bar.finish_and_clear();
    report.map_err(|what| Trouble::new(Kind::Broken, what))
}

/// What the two sides are called.
fn seats(duel: &Duel) -> [&'static str; 2] {
    let battle = duel.game.about().battle(&duel.setups[0].scenario);
    [engine::Seat(0), engine::Seat(1)].map(|seat| battle.seat_id(seat))
}

fn decisions_each(report: &Report) -> f64 {
    report.decisions as f64 / (report.games as f64).max(1.0)
}

fn in_words(duel: &Duel, report: &Report, seconds: f64) -> String {
    let (low, high) = report.interval();
    let (bots, seats, length) = (duel.bots, seats(duel), decisions_each(report));
    let score = Phrase::new("duel-score")
        .with("first", bots[0].id())
        .with("wins", counted(report.won[0]))
        .with("second", bots[1].id())
        .with("losses", counted(report.won[1]))
        .with("drawn", counted(report.won[2]))
        .with("score", percent(report.score()))
        .with("low", percent(low))
        .with("high", percent(high));
    let games = Phrase::new("duel-games")
        .with("red", seats[0])
        .with("red-wins", counted(report.seats[0]))
        .with("yellow", seats[1])
        .with("yellow-wins", counted(report.seats[1]))
        .with("decisions", decimal(length, 0))
        .with("seconds", decimal(seconds, 1))
        .with("cores", duel.threads);
    let each = bots.iter().zip(&report.bots).map(|(bot, effort)| {
        let each = Each::of(effort);
        Phrase::new("duel-effort")
            .with("bot", bot.id())
            .with("each", decimal(each.milliseconds, 1))
            .with("longest", decimal(each.longest, 0))
            .with("nodes", decimal(each.nodes, 0))
            .with("depth", decimal(each.depth, 1))
    });
    let said = [score, games].into_iter().chain(each).map(sentence);
    said.chain(report.given_up.iter().cloned()).map(|line| line + "\n").collect()
}

fn counted(games: u64) -> usize {
    usize::try_from(games).unwrap_or(usize::MAX)
}

fn percent(share: f64) -> String {
    decimal(100.0 * share, 1)
}

/// A number with so many decimals, as the reader's language writes it.
fn decimal(value: f64, digits: usize) -> String {
    let number = format!("{value:.digits$}");
    match language() {
        Lang::Fr => number.replace('.', ","),
        Lang::En => number,
    }
}

fn in_json(duel: &Duel, report: &Report, seconds: f64) -> Value {
    let (low, high) = report.interval();
    let seats = seats(duel);
    let bot = |at: usize| -> Value {
        let each = Each::of(&report.bots[at]);
        json!({
            "bot": duel.bots[at].id(), "won": report.won[at], "decisions": report.bots[at].decisions,
            "ms_per_decision": each.milliseconds, "longest_ms": each.longest,
            "nodes_per_search": each.nodes, "depth": each.depth, "orders": duel.orders[at],
            "asked": {
                "turns": report.asked[at].turns, "answers": report.asked[at].answers,
                "mean": report.asked[at].mean(), "most": report.asked[at].most, "kinds": report.asked[at].kinds,
            },
        })
    };
    json!({
        "game": duel.game.about().id, "games": report.games, "seed": duel.seed, "bots": [bot(0), bot(1)],
        "drawn": report.won[2], "score": report.score(), "interval_95": [low, high],
        "won_by_seat": { seats[0]: report.seats[0], seats[1]: report.seats[1] },
        "given_up": report.given_up, "decisions_per_game": decisions_each(report), "seconds": seconds,
        "cores": duel.threads,
    })
}

/// One of our bots, or the command of a program.
fn contender(text: &str, seconds: u64) -> Result<Box<dyn Contender>, Trouble> {
    if let Some(level) = Level::parse(text) {
        return Ok(Box::new(level));
    }
    let words = line::split(text).map_err(|why| Trouble::new(Kind::Usage, why))?;
    if !words.first().is_some_and(|name| is_program(name)) {
        let known = Level::ALL.map(Level::id).join(", ");
        let text = crate::play::short(text);
        let says = sentence(Phrase::new("bot-or-program-unknown").with("name", text).with("known", known));
        return Err(Trouble::new(Kind::Usage, says));
    }
    let patience = Duration::from_secs(seconds);
    Ok(Box::new(program::Program { typed: text.into(), words, patience, lang: language() }))
}

/// Is there such a file, here or among the system's programs?
fn is_program(name: &str) -> bool {
    let path = Path::new(name);
    let search = || std::env::var_os("PATH").unwrap_or_default();
    path.is_file()
        || path.components().count() == 1
            && std::env::split_paths(&search()).any(|folder| {
                folder.join(name).is_file() || folder.join(name).with_extension("exe").is_file()
            })
}

/// What one decision cost on average.
struct Each {
    milliseconds: f64,
    longest: f64,
    nodes: f64,
    depth: f64,
}

impl Each {
    fn of(effort: &Effort) -> Each {
        let (all, searched) = ((effort.decisions as f64).max(1.0), (effort.searched as f64).max(1.0));
        Each {
            milliseconds: effort.microseconds as f64 / 1000.0 / all,
            longest: effort.longest as f64 / 1000.0,
            nodes: effort.nodes as f64 / searched,
            depth: effort.depth as f64 / searched,
        }
    }
}
