//! Commands about one game: begin, look, ask, act, take back, tell, draw.

use crate::answer::{Answer, Kind, Trouble, two};
use crate::args::{Apply, New, Render};
use crate::companion::ask_person;
use crate::{files, games, words};
use catalog::json::Speaker;
use catalog::{Played, Sitting};
use engine::dice::{Ask, Typed};
use engine::orders::StandingOrder;
use engine::ruleset::Setup;
use engine::table::Throw;
use engine::text::{COMMON, Lang};
use engine::{Seat, Viewer};
use serde_json::json;
use std::path::Path;

pub fn new(new: &New, lang: Lang) -> Result<Answer, Trouble> {
    files::refuse_to_overwrite(new.out.as_deref(), new.force)?;
    let sitting = open(new, lang)?;
    deliver(sitting.as_ref(), new.out.as_deref(), lang)
}

pub fn open(new: &New, lang: Lang) -> Result<Box<dyn Sitting>, Trouble> {
    let game = games::find(&new.game, lang)?;
    // What is drawn by lot for the set-up is public; the secret of dice and seals is not, unless somebody chose it.
    let public = new.seed.unwrap_or_else(crate::chance);
    let secret = new.seed.unwrap_or_else(crate::chance);
    let mut setup = Setup { seed: public, ..Setup::new(&new.scenario) };
    for option in &new.options {
        let (name, value) = option.split_once('=').ok_or_else(|| {
            Trouble::new(
                Kind::Usage,
                two(
                    format!("--option {option} : on attend NOM=VALEUR"),
                    format!("--option {option}: NAME=VALUE is expected"),
                ),
            )
        })?;
        setup.options.insert(name.trim().to_string(), value.trim().to_string());
    }
    catalog::begin(game, setup, secret)
        .map_err(|flaw| Trouble::new(Kind::Usage, flaw.say(game.texts(), lang)))
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
    deliver(sitting.as_ref(), out, lang)
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

/// Writes a game to a file, or to standard output.
fn deliver(sitting: &dyn Sitting, out: Option<&Path>, lang: Lang) -> Result<Answer, Trouble> {
    let text = sitting.save().to_json();
    let value = serde_json::from_str(&text).unwrap_or_default();
    let Some(out) = out.filter(|out| !files::is_stdin(out)) else { return Ok(Answer::new(text, value)) };
    files::write(out, &text)?;
    let speaker = Speaker::of(sitting, lang);
    let says = words::show(&speaker, sitting, Viewer::Public);
    Ok(Answer::new(says, json!({ "file": out.display().to_string(), "decision": speaker.decision(sitting) })))
}

pub fn viewer(sitting: &dyn Sitting, name: &str) -> Result<Viewer, Trouble> {
    match name {
        "referee" => Ok(Viewer::Referee),
        "public" => Ok(Viewer::Public),
        seat => sitting.game().about().seat(seat).map(Viewer::Seat).ok_or_else(|| {
            let seats: Vec<&str> = sitting.game().about().seats.iter().map(|seat| seat.id).collect();
            Trouble::new(
                Kind::Usage,
                two(
                    format!("--as {seat} : on attend referee, public, {}", seats.join(", ")),
                    format!("--as {seat}: one of referee, public, {} is expected", seats.join(", ")),
                ),
            )
        }),
    }
}

pub fn show(file: &Path, who: &str, position: bool, lang: Lang) -> Result<Answer, Trouble> {
    show_sitting(files::load(file, lang)?.as_ref(), who, position, lang)
}

pub fn show_sitting(sitting: &dyn Sitting, who: &str, position: bool, lang: Lang) -> Result<Answer, Trouble> {
    let viewer = viewer(sitting, who)?;
    if position {
        let text = sitting.position(viewer);
        let value = json!({ "position": text });
        return Ok(Answer::new(text, value));
    }
    let speaker = Speaker::of(sitting, lang);
    Ok(Answer::new(words::show(&speaker, sitting, viewer), speaker.show(sitting, viewer)))
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
        answer.aside = match lang {
            Lang::Fr => "(propositions : d'autres réponses sont permises)\n".into(),
            Lang::En => "(candidates: other answers are legal too)\n".into(),
        };
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
            let says = match lang {
                Lang::Fr => format!("{action} : permis\n"),
                Lang::En => format!("{action}: legal\n"),
            };
            Answer::new(says, json!({ "legal": true }))
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
    let (mut sitting, _held) = files::load_to_change(&apply.file, lang)?;
    let steps = play(sitting.as_mut(), &apply.actions, apply.dice.as_deref(), apply.ask_dice, lang)?;
    let speaker = Speaker::of(sitting.as_ref(), lang);
    let text: String = steps.iter().map(|step| words::played(&speaker, step, false)).collect();
    let game = sitting.save().to_json();
    let target = apply.out.as_deref().unwrap_or(&apply.file);
    let mut value = json!({
        "steps": steps.iter().map(|step| speaker.played(step)).collect::<Vec<_>>(),
        "decision": speaker.decision(sitting.as_ref()),
        "outcome": speaker.outcome(sitting.as_ref()),
        "hash": sitting.hash(),
    });
    if files::is_stdin(target) {
        value["game"] = serde_json::from_str(&game).unwrap_or_default();
        return Ok(Answer { text: game, aside: text, json: value });
    }
    files::write(target, &game)?;
    Ok(Answer::new(text, value))
}

/// Plays several actions. The dice belong to all of them together: none may be left over.
pub fn play(
    sitting: &mut dyn Sitting,
    actions: &[String],
    dice: Option<&[u8]>,
    ask: bool,
    lang: Lang,
) -> Result<Vec<Played>, Trouble> {
    let speaker = Speaker::of(sitting, lang);
    let mut typed = Typed(|wanted: &Ask| ask_person(wanted, &speaker, lang));
    let mut script = dice.map(engine::dice::Scripted::new);
    let mut steps = Vec::new();
    for action in actions {
        let throw = match (&mut script, ask) {
            (Some(script), _) => Throw::From(script),
            (None, true) => Throw::From(&mut typed),
            (None, false) => Throw::Seeded,
        };
        let played = sitting.play(action, throw).map_err(|stop| {
            let mut trouble = Trouble::stopped(&speaker, &stop);
            let short = engine::text::printable(&action.chars().take(40).collect::<String>());
            trouble.says = format!("{short}: {}", trouble.says);
            trouble
        })?;
        steps.extend(played);
    }
    if let Some(script) = script {
        script.finish().map_err(|fault| Trouble::stopped(&speaker, &fault.into()))?;
    }
    Ok(steps)
}

pub fn undo(file: &Path, agreed: bool, out: Option<&Path>, lang: Lang) -> Result<Answer, Trouble> {
    let (mut sitting, _held) = files::load_to_change(file, lang)?;
    undo_in(sitting.as_mut(), agreed, lang)?;
    let target = out.unwrap_or(file);
    deliver(sitting.as_ref(), Some(target), lang)
}

pub fn undo_in(sitting: &mut dyn Sitting, agreed: bool, lang: Lang) -> Result<(), Trouble> {
    let speaker = Speaker::of(sitting, lang);
    // On one file there is one person: he takes back what the last seat did.
    let seat = sitting.last_seat().unwrap_or(Seat(0));
    let done = if agreed { sitting.take_back() } else { sitting.undo(seat) };
    done.map_err(|refusal| Trouble::refused(&speaker, &refusal))
}

pub fn orders(file: &Path, add: &[String], clear: bool, lang: Lang) -> Result<Answer, Trouble> {
    let (mut sitting, _held) = files::load_to_change(file, lang)?;
    let answer = orders_in(sitting.as_mut(), add, clear)?;
    if !add.is_empty() || clear {
        let game = sitting.save().to_json();
        if files::is_stdin(file) {
            return Ok(Answer { text: game, aside: answer.text, json: answer.json });
        }
        files::write(file, &game)?;
    }
    Ok(answer)
}

pub fn orders_in(sitting: &mut dyn Sitting, add: &[String], clear: bool) -> Result<Answer, Trouble> {
    let about = sitting.game().about();
    let mut orders = if clear { Vec::new() } else { sitting.orders().to_vec() };
    for text in add {
        let known: Vec<String> =
            about.orders.iter().map(|info| format!("{} {}", info.decision, info.answers.join("/"))).collect();
        let wrong = || {
            let says = two(
                format!(
                    "« {text} » n'est pas un ordre ; voyez conroi orders --help. On connaît : {}",
                    known.join(", ")
                ),
                format!(
                    "\"{text}\" is not an order; see conroi orders --help. Known are: {}",
                    known.join(", ")
                ),
            );
            Trouble::new(Kind::Usage, says)
        };
        orders.push(StandingOrder::parse(about, text).ok_or_else(wrong)?);
    }
    let lines: Vec<String> = orders.iter().map(|order| order.write(about)).collect();
    sitting.set_orders(orders);
    let text = lines.iter().map(|line| format!("{line}\n")).collect();
    Ok(Answer::new(text, json!({ "orders": lines })))
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
            (speaker.about.seat_id(*seat).to_string(), json!(luck))
        }).collect::<serde_json::Map<_, _>>(),
    });
    Ok(Answer::new(text, value))
}

/// Loading has already played every action and compared the end with the hash.
pub fn verify(file: &Path, lang: Lang) -> Result<Answer, Trouble> {
    let sitting = files::load(file, lang)?;
    let (count, hash) = (sitting.length(), sitting.hash());
    let text = match lang {
        Lang::Fr => format!("en ordre : {count} actions, position {hash}\n"),
        Lang::En => format!("in order: {count} actions, position {hash}\n"),
    };
    let speaker = Speaker::of(sitting.as_ref(), lang);
    let value =
        json!({ "ok": true, "actions": count, "hash": hash, "outcome": speaker.outcome(sitting.as_ref()) });
    Ok(Answer::new(text, value))
}

pub fn render(render: &Render, lang: Lang) -> Result<Answer, Trouble> {
    let sitting = files::load(&render.file, lang)?;
    let viewer = viewer(sitting.as_ref(), &render.viewer)?;
    if let Some(after) = render.after.filter(|after| *after > sitting.length()) {
        let played = sitting.length();
        return Err(Trouble::new(
            Kind::Usage,
            two(
                format!("--after {after} : {played} actions seulement ont été jouées"),
                format!("--after {after}: only {played} actions have been played"),
            ),
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
            files::write(out, &svg)?;
            Ok(Answer::new(format!("{}\n", out.display()), json!({ "file": out.display().to_string() })))
        }
    }
}
