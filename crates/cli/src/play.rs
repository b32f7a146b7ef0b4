//! Commands about one game: begin, look, ask, act, take back, tell, draw.

use crate::answer::{Answer, Kind, Trouble, sentence};
use crate::args::{Apply, Faces, New, Render};
use crate::companion::ask_person;
use crate::{files, games, orders, words};
use catalog::json::Speaker;
use catalog::{Played, Sitting};
use engine::dice::{Ask, Typed};
use engine::ruleset::{Setup, public_seed};
use engine::table::{Broken, Throw};
use engine::text::{COMMON, Lang, Phrase};
use engine::{Seat, Viewer};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::Path;

pub fn new(new: &New, lang: Lang) -> Result<Answer, Trouble> {
    files::refuse_to_overwrite(new.out.as_deref(), new.force)?;
    let sitting = open(new, lang)?;
    begun(sitting.as_ref(), new.out.as_deref(), new.force, lang)
}

pub fn open(new: &New, lang: Lang) -> Result<Box<dyn Sitting>, Trouble> {
    let game = games::find(&new.game)?;
    // What is drawn by lot for the set-up is public; the secret of dice and seals is not, and does not follow from it.
    let secret = new.seed.unwrap_or_else(crate::chance);
    let options = options(&new.options)?;
    let setup = Setup { seed: public_seed(secret), options, ..Setup::new(&new.scenario) };
    let mut sitting = catalog::begin(game, setup, secret)
        .map_err(|flaw| Trouble::new(Kind::Usage, flaw.say(game.texts(), lang)))?;
    for preset in &new.orders {
        orders::take(sitting.as_mut(), preset)?;
    }
    Ok(sitting)
}

/// Options as they are written: each by its name, and none twice.
pub fn options(texts: &[String]) -> Result<BTreeMap<String, String>, Trouble> {
    let mut options = BTreeMap::new();
    for option in texts {
        let (name, value) = option.split_once('=').ok_or_else(|| {
            Trouble::new(
                Kind::Usage,
                sentence(Phrase::new("option-spelling").with("option", option.as_str())),
            )
        })?;
        if options.insert(name.trim().to_string(), value.trim().to_string()).is_some() {
            let twice = Phrase::new("option-twice").with("option", name.trim());
            return Err(Trouble::new(Kind::Usage, sentence(twice)));
        }
    }
    Ok(options)
}

pub fn position(
    file: &Path,
    seed: Option<u64>,
    out: Option<&Path>,
    force: bool,
    lang: Lang,
) -> Result<Answer, Trouble> {
    files::refuse_to_overwrite(out, force)?;
    let sitting = open_position(file, seed, lang)?;
    begun(sitting.as_ref(), out, force, lang)
}

pub fn open_position(file: &Path, seed: Option<u64>, lang: Lang) -> Result<Box<dyn Sitting>, Trouble> {
    let text = files::read(file)?;
    let name = file.display().to_string();
    catalog::open_position(&name, &text, seed.unwrap_or_else(crate::chance)).map_err(|flaw| {
        let id = Setup::from_position(&name, &text).ok().and_then(|(id, _)| id);
        let game = id.and_then(|id| catalog::find(&id));
        Trouble::flaw(&flaw, game.map_or(&*COMMON, |game| game.texts()), lang)
    })
}

/// Writes a new game to a file, or to standard output.
fn begun(sitting: &dyn Sitting, out: Option<&Path>, force: bool, lang: Lang) -> Result<Answer, Trouble> {
    match out.filter(|out| !files::is_stdin(out)) {
        None => Ok(printed(sitting)),
        Some(out) => {
            files::write_new(out, &sitting.save().to_json(), force)?;
            Ok(laid_out(sitting, out, lang).kept(out))
        }
    }
}

/// A game for standard output.
fn printed(sitting: &dyn Sitting) -> Answer {
    let game = sitting.save().to_json();
    let value = serde_json::from_str(&game).unwrap_or_default();
    Answer::new(game, value)
}

/// The position of a game that goes to a file.
fn laid_out(sitting: &dyn Sitting, out: &Path, lang: Lang) -> Answer {
    let speaker = Speaker::of(sitting, lang);
    let says = words::show(&speaker, sitting, Viewer::Public);
    let value = json!({ "file": out.display().to_string(), "decision": speaker.decision(sitting) });
    Answer::new(says, value)
}

pub fn viewer(sitting: &dyn Sitting, name: &str) -> Result<Viewer, Trouble> {
    match name {
        "referee" => Ok(Viewer::Referee),
        "public" => Ok(Viewer::Public),
        seat => sitting.battle().seat(seat).map(Viewer::Seat).ok_or_else(|| {
            let seats: Vec<&str> = sitting.battle().seats().iter().map(|seat| seat.id).collect();
            Trouble::new(
                Kind::Usage,
                sentence(
                    Phrase::new("viewer-unknown")
                        .with("name", seat)
                        .with("known", format!("referee, public, {}", seats.join(", "))),
                ),
            )
        }),
    }
}

/// What of a position is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Sight {
    Pieces,
    /// The ground under them too.
    Ground,
    /// The text that `position` reads.
    Position,
}

impl Sight {
    pub fn of(ground: bool, position: bool) -> Sight {
        match (ground, position) {
            (_, true) => Sight::Position,
            (true, _) => Sight::Ground,
            _ => Sight::Pieces,
        }
    }
}

pub fn show(file: &Path, who: &str, sight: Sight, lang: Lang) -> Result<Answer, Trouble> {
    show_sitting(files::load(file, lang)?.as_ref(), who, sight, lang)
}

pub fn show_sitting(sitting: &dyn Sitting, who: &str, sight: Sight, lang: Lang) -> Result<Answer, Trouble> {
    let viewer = viewer(sitting, who)?;
    if sight == Sight::Position {
        let text = sitting.position(viewer);
        let value = json!({ "position": text });
        return Ok(Answer::new(text, value));
    }
    let speaker = Speaker::of(sitting, lang);
    let ground = sight == Sight::Ground;
    let mut text = words::show(&speaker, sitting, viewer);
    if ground {
        text += &words::legend(&speaker, &sitting.scene(viewer));
    }
    Ok(Answer::new(text, speaker.show(sitting, viewer, ground)))
}

pub fn legal(file: &Path, only: Option<&str>, lang: Lang) -> Result<Answer, Trouble> {
    Ok(legal_in(files::load(file, lang)?.as_ref(), only, lang))
}

pub fn legal_in(sitting: &dyn Sitting, only: Option<&str>, lang: Lang) -> Answer {
    let speaker = Speaker::of(sitting, lang);
    let wanted = |text: &str| only.is_none_or(|only| text.to_lowercase().starts_with(&only.to_lowercase()));
    let list: Vec<_> = sitting.legal().into_iter().filter(|listed| wanted(&listed.text)).collect();
    let lines = list.iter().map(|listed| format!("{:<24} {}\n", listed.text, speaker.say(&listed.says)));
    let text = lines.collect::<String>();
    let open = sitting.decision().is_some_and(|decision| decision.open);
    let mut answer = Answer::new(
        text,
        json!({
            "decision": speaker.decision(sitting),
            "complete": !open,
            "legal": list.iter().map(|listed| speaker.listed(listed)).collect::<Vec<_>>(),
        }),
    );
    if open {
        answer.aside = format!("{}\n", sentence(Phrase::new("candidates")));
    }
    answer
}

pub fn explain(file: &Path, action: &str, lang: Lang) -> Result<Answer, Trouble> {
    explain_in(files::load(file, lang)?.as_ref(), action, lang)
}

pub fn explain_in(sitting: &dyn Sitting, action: &str, lang: Lang) -> Result<Answer, Trouble> {
    let speaker = Speaker::of(sitting, lang);
    let explained = sitting.explain(action).map_err(|refusal| Trouble::refused(&speaker, &refusal))?;
    Ok(Answer::new(words::explained(&speaker, &explained), speaker.explained(&explained)))
}

pub fn why(file: &Path, action: &str, lang: Lang) -> Result<Answer, Trouble> {
    Ok(why_in(files::load(file, lang)?.as_ref(), action, lang))
}

/// Answers a question, so that a refusal here is no failure of the command.
pub fn why_in(sitting: &dyn Sitting, action: &str, lang: Lang) -> Answer {
    let speaker = Speaker::of(sitting, lang);
    match sitting.why(action) {
        Ok(()) => {
            let says = sentence(Phrase::new("action-legal").with("action", action));
            Answer::new(format!("{says}\n"), json!({ "legal": true }))
        }
        Err(refusal) => {
            let mut text = String::new();
            for reason in &refusal.reasons {
                let why = speaker.say(&reason.why);
                let see: Vec<&str> = reason.see.iter().map(|rule| rule.id()).collect();
                let see = if see.is_empty() { String::new() } else { format!(" ({})", see.join(", ")) };
                match reason.rule {
                    Some(rule) => text += &format!("{rule} {}: {why}{see}\n", rule.title(lang)),
                    None => text += &format!("{why}\n"),
                }
            }
            let mut value = speaker.refusal(&refusal);
            value["legal"] = false.into();
            Answer::new(text, value)
        }
    }
}

pub fn apply(apply: &Apply, lang: Lang) -> Result<Answer, Trouble> {
    // Who throws dice himself takes his time: nobody waits for him.
    let begin = if apply.ask_dice { files::Change::begin_slowly } else { files::Change::begin };
    let (mut sitting, change) = begin(&apply.file, (apply.out.as_deref(), apply.force), lang)?;
    let dice = Faces::all(&apply.dice);
    match play(sitting.as_mut(), &apply.actions, dice.as_deref(), apply.ask_dice, lang) {
        Ok(steps) => applied(sitting.as_ref(), &steps, change, lang),
        Err(halted) if halted.steps.is_empty() => Err(halted.trouble),
        Err(halted) => {
            let done = applied(sitting.as_ref(), &halted.steps, change, lang)?;
            Err(halted.trouble.after(done))
        }
    }
}

/// Writes a game with what was just played in it, and tells that.
fn applied(
    sitting: &dyn Sitting,
    steps: &[Played],
    change: files::Change,
    lang: Lang,
) -> Result<Answer, Trouble> {
    let speaker = Speaker::of(sitting, lang);
    let text: String = steps.iter().map(|step| words::played(&speaker, step, false)).collect();
    let mut value = now(sitting, Viewer::Referee, lang);
    value["steps"] = steps.iter().map(|step| speaker.played(step)).collect();
    delivered(sitting, change, Answer::new(text, value))
}

/// Writes a changed game. Where it goes to standard output, the answer stands beside it.
pub fn delivered(sitting: &dyn Sitting, change: files::Change, answer: Answer) -> Result<Answer, Trouble> {
    let game = sitting.save().to_json();
    let out = change.to();
    if !files::is_stdin(out) {
        change.keep(&game)?;
        return Ok(answer.kept(out));
    }
    let mut value = answer.json;
    value["game"] = serde_json::from_str(&game).unwrap_or_default();
    Ok(Answer::new(game, value).beside(answer.text))
}

/// What a program needs to know to go on: who owes which answer, how it ended, and which position it is.
pub fn now(sitting: &dyn Sitting, viewer: Viewer, lang: Lang) -> Value {
    let speaker = Speaker::of(sitting, lang);
    json!({
        "decision": speaker.decision(sitting),
        "outcome": speaker.outcome(sitting),
        "hash": speaker.hash(sitting, viewer),
    })
}

/// Several actions were not played to their end.
pub struct Halted {
    pub trouble: Trouble,
    /// What stays played all the same: see [`Sitting::play_line`].
    pub steps: Vec<Played>,
}

/// Plays several actions. The dice belong to all of them together: none may be left over.
pub fn play(
    sitting: &mut dyn Sitting,
    actions: &[String],
    dice: Option<&[u8]>,
    ask: bool,
    lang: Lang,
) -> Result<Vec<Played>, Halted> {
    let speaker = Speaker::of(sitting, lang);
    let mut typed = Typed(|wanted: &Ask| ask_person(wanted, &speaker, lang));
    let throw = match (dice, ask) {
        (Some(faces), _) => Throw::Given(faces),
        (None, true) => Throw::From(&mut typed),
        (None, false) => Throw::Seeded,
    };
    let goes_on = dice.is_none() && !ask;
    let played = sitting.play_line(actions, throw).map_err(|Broken { steps, at, stop }| {
        let mut trouble = Trouble::stopped(&speaker, &stop);
        if let Some(action) = at.and_then(|at| actions.get(at)) {
            trouble.says = format!("{}: {}", short(action), trouble.says);
        }
        if !steps.is_empty() {
            trouble.says += &stays_played(&steps);
        }
        Halted { trouble, steps }
    });
    let mut steps = played?;
    // Whoever was on his way and was answered goes on.
    if goes_on {
        steps.extend(crate::group::go_on(sitting));
    }
    Ok(steps)
}

/// So much of somebody's text as an answer repeats.
pub fn short(text: &str) -> String {
    engine::text::printable(&text.chars().take(40).collect::<String>())
}

fn stays_played(steps: &[Played]) -> String {
    let own = steps.iter().filter(|step| !step.by_order).map(|step| short(&step.text));
    let list = own.collect::<Vec<_>>().join(", ");
    sentence(Phrase::new("stays-played").with("list", list))
}

pub fn undo(file: &Path, agreed: bool, out: files::Out, lang: Lang) -> Result<Answer, Trouble> {
    let (mut sitting, change) = files::Change::begin(file, out, lang)?;
    undo_in(sitting.as_mut(), agreed, lang)?;
    if files::is_stdin(change.to()) {
        return Ok(printed(sitting.as_ref()));
    }
    let answer = laid_out(sitting.as_ref(), change.to(), lang);
    delivered(sitting.as_ref(), change, answer)
}

pub fn undo_in(sitting: &mut dyn Sitting, agreed: bool, lang: Lang) -> Result<(), Trouble> {
    let speaker = Speaker::of(sitting, lang);
    // On one file there is one person: he takes back what the last seat did.
    let seat = sitting.last_seat().unwrap_or(Seat(0));
    let done = if agreed { sitting.take_back() } else { sitting.undo(seat) };
    done.map_err(|refusal| Trouble::refused(&speaker, &refusal))
}

/// Tells a file's game. As a transcript it begins with what it was made from and says what was asked.
pub fn replay(
    file: &Path,
    who: &str,
    until: Option<usize>,
    transcript: bool,
    lang: Lang,
) -> Result<Answer, Trouble> {
    replay_in(files::load(file, lang)?.as_ref(), who, until, transcript, lang)
}

pub fn replay_in(
    sitting: &dyn Sitting,
    who: &str,
    until: Option<usize>,
    transcript: bool,
    lang: Lang,
) -> Result<Answer, Trouble> {
    let viewer = viewer(sitting, who)?;
    let speaker = Speaker::of(sitting, lang);
    let mut history = sitting.history(viewer);
    history.truncate(until.unwrap_or(usize::MAX));
    let mut text = String::new();
    if transcript {
        let save = sitting.save();
        let options: Vec<String> =
            save.setup.options.iter().map(|(id, value)| format!(", {id}={value}")).collect();
        // The seed is the secret of dice and seals: only the referee may read it.
        let seed = if viewer == Viewer::Referee { save.seed.to_string() } else { "?".into() };
        text = format!("{}, {}, seed {seed}{}\n", save.game, save.setup.scenario, options.concat());
    }
    text.extend(history.iter().map(|played| words::played(&speaker, played, transcript)));
    let value = json!({
        "game": speaker.about.id,
        "scenario": sitting.setup().scenario,
        "steps": history.iter().map(|played| speaker.played(played)).collect::<Vec<_>>(),
        "luck": sitting.luck().iter().map(|(seat, luck)| {
            (speaker.battle.seat_id(*seat).to_string(), json!(luck))
        }).collect::<serde_json::Map<_, _>>(),
    });
    Ok(Answer::new(text, value))
}

/// Loading has already played every action and compared the end with the hash.
pub fn verify(file: &Path, lang: Lang) -> Result<Answer, Trouble> {
    let sitting = files::load(file, lang)?;
    let (count, hash) = (sitting.length(), sitting.hash());
    let says = Phrase::new("save-intact").with("count", count).with("hash", hash.to_string());
    let text = format!("{}\n", sentence(says));
    let speaker = Speaker::of(sitting.as_ref(), lang);
    let value =
        json!({ "ok": true, "actions": count, "hash": hash, "outcome": speaker.outcome(sitting.as_ref()) });
    Ok(Answer::new(text, value))
}

pub fn render(render: &Render, lang: Lang) -> Result<Answer, Trouble> {
    files::refuse_to_overwrite(render.out.as_deref(), render.force)?;
    let sitting = files::load(&render.file, lang)?;
    let viewer = viewer(sitting.as_ref(), &render.viewer)?;
    if let Some(after) = render.after.filter(|after| *after > sitting.length()) {
        let played = sitting.length();
        return Err(Trouble::new(
            Kind::Usage,
            sentence(Phrase::new("after-too-late").with("after", after).with("played", played)),
        ));
    }
    let scene = sitting.scene_after(render.after.unwrap_or(usize::MAX), viewer);
    let speaker = Speaker::of(sitting.as_ref(), lang);
    let theme = match render.theme.as_str() {
        "dark" => picture::Theme::Dark,
        "contrast" => picture::Theme::HighContrast,
        _ => picture::Theme::Light,
    };
    let style = picture::Style { theme, labels: !render.no_labels, lang, ..picture::Style::default() };
    let svg = picture::document(&scene, &|phrase| speaker.say(phrase), &style);
    match render.out.as_deref().filter(|out| !files::is_stdin(out)) {
        None => Ok(Answer::new(svg.clone(), json!({ "svg": svg }))),
        Some(out) => {
            files::write_new(out, &svg, render.force)?;
            let value = json!({ "file": out.display().to_string() });
            Ok(Answer::new(format!("{}\n", files::name(out)), value).kept(out))
        }
    }
}
