//! Bots against bots: many games, sides swapped, and what the result is good for.

use crate::questions::{Asked, Count};
use crate::{Answer, Bot, Level, ask, bot};
use catalog::{Game, Sitting};
use engine::Seat;
use engine::content::Flaw;
use engine::dice::Stream;
use engine::orders::StandingOrder;
use engine::ruleset::{Setup, public_seed};
use engine::table::Throw;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// Who can be asked to a duel: one of our levels, or a program of somebody else.
pub trait Contender: Sync {
    fn id(&self) -> &str;
    /// Sits down at a game that begins.
    fn sit(&self, place: &Place) -> Result<Box<dyn Player>, String>;
    /// Could it know in one game what it has seen in another? Then no two games throw the same dice.
    fn remembers(&self) -> bool {
        true
    }
}

/// Where somebody sits down.
pub struct Place<'a> {
    pub sitting: &'a dyn Sitting,
    pub seat: Seat,
    /// Of its own luck.
    pub seed: u64,
    /// Other nodes than its own.
    pub nodes: Option<u64>,
}

/// Somebody at one seat of one game.
pub trait Player {
    /// Decides for the seat whose turn it is.
    fn decide(&mut self, sitting: &dyn Sitting) -> Result<Answer, Silence>;
    /// The game is over.
    fn see_the_end(&mut self, _sitting: &dyn Sitting) {}
}

/// Why somebody does not decide.
pub enum Silence {
    /// It cannot go on: the game is lost for it.
    GivesUp(String),
    /// That is our own mistake: the duel breaks off.
    Broken(String),
}

impl Contender for Level {
    fn id(&self) -> &str {
        Level::id(*self)
    }

    fn sit(&self, place: &Place) -> Result<Box<dyn Player>, String> {
        let id = place.sitting.game().about().id;
        let mut bot = bot(id, *self, place.seed).ok_or_else(|| format!("no bot plays {id}"))?;
        if let Some(nodes) = place.nodes {
            bot.limit(nodes);
        }
        bot.open(place.sitting.setup()).map_err(|flaw: Flaw| flaw.to_string())?;
        Ok(Box::new(Own(bot)))
    }

    /// Each game has a bot of its own.
    fn remembers(&self) -> bool {
        false
    }
}

struct Own(Box<dyn Bot>);

impl Player for Own {
    fn decide(&mut self, sitting: &dyn Sitting) -> Result<Answer, Silence> {
        ask(self.0.as_mut(), sitting, &|| false).ok_or_else(|| Silence::Broken("says nothing".into()))
    }
}

/// What is to be played.
pub struct Duel<'a> {
    pub game: &'a dyn Game,
    pub bots: [&'a dyn Contender; 2],
    /// Played in turn; each battlefield twice, with sides swapped.
    pub setups: Vec<Setup>,
    pub games: u64,
    pub seed: u64,
    pub threads: usize,
    /// Other nodes than those of the levels.
    pub nodes: [Option<u64>; 2],
    /// Which standing orders answer for whom, by the name of a preset: what they answer no bot is asked.
    pub orders: [Option<String>; 2],
}

/// What came of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    pub games: u64,
    /// Won by the first bot, won by the second, drawn.
    pub won: [u64; 3],
    /// Won by each seat, drawn.
    pub seats: [u64; 3],
    pub decisions: u64,
    pub bots: [Effort; 2],
    /// What each was asked in the turns of the other.
    pub asked: [Asked; 2],
    /// Games that somebody gave up because he could not go on: which, who and why.
    pub given_up: Vec<String>,
}

/// How a bot thought.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    pub decisions: u64,
    /// Decisions that were searched, and the sums of their nodes and depths.
    pub searched: u64,
    pub nodes: u64,
    pub depth: u64,
    /// On the caller's clock.
    pub microseconds: u64,
    pub longest: u64,
}

impl Effort {
    fn add(&mut self, answer: &Answer, took: u64) {
        self.decisions += 1;
        self.searched += u64::from(answer.nodes > 0);
        self.nodes += answer.nodes;
        self.depth += if answer.nodes > 0 { u64::from(answer.depth) } else { 0 };
        self.microseconds += took;
        self.longest = self.longest.max(took);
    }
}

impl Report {
    /// Twice the points of the first bot: two for a win, one for a draw.
    fn twice(&self) -> u64 {
        2 * self.won[0] + self.won[2]
    }

    /// The score of the first bot, draws counted half, from 0 to 1.
    pub fn score(&self) -> f64 {
        if self.games == 0 { 0.5 } else { self.twice() as f64 / (2 * self.games) as f64 }
    }

    /// The interval that holds the true score in 95 of 100 such duels (Wilson).
    pub fn interval(&self) -> (f64, f64) {
        wilson(self.score(), self.games as f64)
    }
}

fn wilson(share: f64, n: f64) -> (f64, f64) {
    if n == 0.0 {
        return (0.0, 1.0);
    }
    let z = 1.959_964;
    let z2 = z * z;
    let middle = share + z2 / (2.0 * n);
    let wide = z * (share * (1.0 - share) / n + z2 / (4.0 * n * n)).sqrt();
    let whole = 1.0 + z2 / n;
    ((middle - wide) / whole, (middle + wide) / whole)
}

/// Plays a duel on some threads. Each game depends on its number and the seed only, so the result does not depend on how many threads there
/// are. `clock` counts microseconds, or stands still; `progress` hears how many games are done and may break off by saying no.
pub fn duel(
    duel: &Duel,
    clock: &(dyn Fn() -> u64 + Sync),
    progress: &(dyn Fn(u64, &Report) -> bool + Sync),
) -> Result<Report, String> {
    duel_keeping(duel, clock, progress, &|_, _| Ok(()))
}

/// As [`duel`]; each game that was played to its end is shown with its number, to be kept or looked at.
pub fn duel_keeping(
    duel: &Duel,
    clock: &(dyn Fn() -> u64 + Sync),
    progress: &(dyn Fn(u64, &Report) -> bool + Sync),
    keep: &(dyn Fn(u64, &dyn Sitting) -> Result<(), String> + Sync),
) -> Result<Report, String> {
    let (next, broken_off) = (AtomicU64::new(0), AtomicBool::new(false));
    let sum: Mutex<Result<Report, String>> = Mutex::new(Ok(Report::default()));
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= duel.games || broken_off.load(Ordering::Relaxed) {
                return;
            }
            let played = play(duel, number, clock, keep);
            let Ok(mut sum) = sum.lock() else { return };
            match (played, &mut *sum) {
                (Ok(one), Ok(all)) => {
                    all.add(&one);
                    if !progress(all.games, all) {
                        broken_off.store(true, Ordering::Relaxed);
                    }
                }
                (Err(what), all) => {
                    *all = Err(what);
                    broken_off.store(true, Ordering::Relaxed);
                }
                (Ok(_), Err(_)) => {}
            }
        }
    };
    match duel.threads {
        0 | 1 => work(),
        threads => std::thread::scope(|scope| (0..threads).for_each(|_| drop(scope.spawn(work)))),
    }
    sum.into_inner().unwrap_or_else(|_| Err("a thread of the duel panicked".into()))
}

impl Report {
    fn add(&mut self, one: &Report) {
        self.games += one.games;
        for (all, one) in self.asked.iter_mut().zip(&one.asked) {
            all.add(one);
        }
        self.given_up.extend(one.given_up.iter().cloned());
        self.given_up.sort();
        self.decisions += one.decisions;
        for at in 0..3 {
            self.won[at] += one.won[at];
            self.seats[at] += one.seats[at];
        }
        for (mine, theirs) in self.bots.iter_mut().zip(one.bots) {
            mine.decisions += theirs.decisions;
            mine.searched += theirs.searched;
            mine.nodes += theirs.nodes;
            mine.depth += theirs.depth;
            mine.microseconds += theirs.microseconds;
            mine.longest = mine.longest.max(theirs.longest);
        }
    }
}

/// The dice of each game are drawn from this stream of the seed where they must not come twice.
const DICE_STREAM: u64 = 1 << 42;

/// The secret of the dice of game number `number`. The two games of a pair share it, so that luck weighs the same on both sides, unless
/// somebody could have written down in the first what falls in the second.
fn secret(duel: &Duel, number: u64) -> u64 {
    match duel.bots.iter().any(|bot| bot.remembers()) {
        true => Stream::new(duel.seed, DICE_STREAM + number).next_u64(),
        false => duel.seed.wrapping_add(number / 2),
    }
}

/// The orders that stand in a game: whose seat is which is said by who sits at the first one.
fn orders(duel: &Duel, first: usize) -> Result<Vec<StandingOrder>, String> {
    let mut list = Vec::new();
    for (at, name) in duel.orders.iter().enumerate() {
        let Some(name) = name else { continue };
        let preset = duel.game.about().preset(name);
        let preset = preset.ok_or_else(|| format!("there are no orders {name:?}"))?;
        list.extend(preset.orders(Seat((at ^ first) as u8)));
    }
    Ok(list)
}

/// Game number `number`: two in a row share the set-up and swap the seats.
fn play(
    duel: &Duel,
    number: u64,
    clock: &dyn Fn() -> u64,
    keep: &dyn Fn(u64, &dyn Sitting) -> Result<(), String>,
) -> Result<Report, String> {
    let pair = number / 2;
    let first = (number % 2) as usize;
    let seed = secret(duel, number);
    let setup = duel.setups.get((pair % (duel.setups.len() as u64).max(1)) as usize);
    // The set-up is for everybody to see, the secret is not.
    let drawn = public_seed(duel.seed.wrapping_add(pair));
    let setup = Setup { seed: drawn, ..setup.ok_or("no scenario")?.clone() };
    let mut sitting = duel.game.open(setup, seed).map_err(|flaw| format!("game {number}: {flaw}"))?;
    let mut players = Vec::new();
    for (at, contender) in duel.bots.iter().enumerate() {
        // Two bots of one level must not think the same thoughts.
        let own = seed.wrapping_mul(2).wrapping_add(at as u64);
        let seat = Seat((at ^ first) as u8);
        let place = Place { sitting: sitting.as_ref(), seat, seed: own, nodes: duel.nodes[at] };
        players.push(contender.sit(&place).map_err(|why| format!("{}: {why}", contender.id()))?);
    }
    let mut report = Report { games: 1, ..Report::default() };
    sitting.set_orders(orders(duel, first)?);
    let mut counts = [Count::default(), Count::default()];
    while let Some(decision) = sitting.decision() {
        let at = decision.seat.index() ^ first;
        for (own, count) in counts.iter_mut().enumerate() {
            count.see(&decision, own == at);
        }
        let began = clock();
        let answer = players[at].decide(sitting.as_ref());
        let took = clock().saturating_sub(began);
        let action = match answer {
            Ok(answer) => {
                report.bots[at].add(&answer, took);
                answer.action
            }
            Err(Silence::Broken(why)) => return Err(format!("game {number}: {}: {why}", duel.bots[at].id())),
            Err(Silence::GivesUp(why)) => {
                report.given_up.push(format!("game {number}: {}: {why}", duel.bots[at].id()));
                "resign".into()
            }
        };
        let played = sitting.play(&action, Throw::Seeded);
        played.map_err(|stop| {
            format!("game {number}, {}: {action} is not legal: {stop:?}", duel.bots[at].id())
        })?;
        report.decisions += 1;
    }
    for player in &mut players {
        player.see_the_end(sitting.as_ref());
    }
    keep(number, sitting.as_ref())?;
    report.asked = counts.map(Count::end);
    let winner = sitting.outcome().and_then(|outcome| outcome.winner);
    report.seats[winner.map_or(2, |seat| seat.index())] += 1;
    report.won[winner.map_or(2, |seat| seat.index() ^ first)] += 1;
    Ok(report)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_is_wide_for_few_games_and_never_leaves_the_scale() {
        let (low, high) = wilson(0.5, 10.0);
        assert!((0.23..0.24).contains(&low) && (0.76..0.77).contains(&high), "{low} {high}");
        let (low, high) = wilson(1.0, 20.0);
        assert!((0.83..0.85).contains(&low) && high <= 1.0 + 1e-9, "{low} {high}");
    }
}
