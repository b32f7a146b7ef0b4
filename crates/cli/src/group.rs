//! `group`: orders to several pieces at once, in a file or in the referee.

use crate::answer::{Answer, Kind, Trouble, sentence};
use crate::{files, play, words};
use catalog::json::Speaker;
use catalog::ordering::{self, Unread};
use catalog::{Played, Sitting};
use engine::group::Plan;
use engine::intent::{Skipped, Then, WentOn};
use engine::text::{Lang, Phrase};
use engine::{Seat, Viewer};
use serde_json::{Value, json};
use std::path::Path;

/// One order, given in the file's game.
pub fn group(
    file: &Path,
    order: &[String],
    preview: bool,
    out: files::Out,
    lang: Lang,
) -> Result<Answer, Trouble> {
    if order.is_empty() || preview {
        return look(files::load(file, lang)?.as_ref(), order, lang);
    }
    let (mut sitting, change) = files::Change::begin(file, out, lang)?;
    let went = give(sitting.as_mut(), order, lang)?;
    let answer = told(sitting.as_ref(), &went, lang);
    play::delivered(sitting.as_ref(), change, answer)
}

/// The groups that there are, or what an order would do.
pub fn look(sitting: &dyn Sitting, order: &[String], lang: Lang) -> Result<Answer, Trouble> {
    let speaker = Speaker::of(sitting, lang);
    match order {
        [] => Ok(groups(sitting, &speaker)),
        [word] if word == "stays" => {
            let actions = staying(sitting)?;
            Ok(Answer::new(format!("{}\n", actions.join(", ")), json!({ "do": actions })))
        }
        _ => {
            let plan = planned(sitting, order, &speaker)?;
            Ok(Answer::new(preview(sitting, &speaker, &plan), json!({ "plan": speaker.plan(&plan) })))
        }
    }
}

/// Gives an order and carries it out as far as it goes by itself: until somebody else is asked, dice that matter have fallen, or
/// nothing is left.
pub fn give(sitting: &mut dyn Sitting, order: &[String], lang: Lang) -> Result<WentOn<Played>, Trouble> {
    let speaker = Speaker::of(sitting, lang);
    let seat = sitting.decision().map_or(Seat(0), |decision| decision.seat);
    let stopped = |stop| Trouble::stopped(&speaker, &stop);
    match order {
        [word] if word == "stays" => {
            let actions = staying(sitting)?;
            let steps = play::play(sitting, &actions, None, false, lang);
            let steps = steps.map_err(|halted| halted.trouble)?;
            return Ok(WentOn { steps, skipped: Vec::new(), then: Then::Done });
        }
        [word] if word == "release" => sitting.let_go(seat),
        [word] if word == "on" => sitting.take_up_again(seat),
        _ => {
            let plan = planned(sitting, order, &speaker)?;
            sitting.set_intent(plan.intent);
        }
    }
    ordering::carry_on(sitting, seat).map_err(stopped)
}

/// After an answer of the other seat whoever was on his way goes on, as far as nothing has happened to him.
pub fn go_on(sitting: &mut dyn Sitting) -> Vec<Played> {
    let Some(decision) = sitting.decision() else { return Vec::new() };
    if sitting.intent(decision.seat).is_none_or(|intent| intent.halted) {
        return Vec::new();
    }
    // What cannot be done is forgotten by the table.
    ordering::carry_on(sitting, decision.seat).map_or(Vec::new(), |went| went.steps)
}

/// How it stands with the order of a seat, for a program.
pub fn stand(sitting: &dyn Sitting, went: &WentOn<Played>, seat: Seat, lang: Lang) -> Value {
    let speaker = Speaker::of(sitting, lang);
    json!({
        "then": went.then,
        "skipped": speaker.skipped(&went.skipped),
        "intent": sitting.intent(seat).map(|intent| speaker.intent(intent)),
    })
}

fn told(sitting: &dyn Sitting, went: &WentOn<Played>, lang: Lang) -> Answer {
    let speaker = Speaker::of(sitting, lang);
    let mut text: String = went.steps.iter().map(|step| words::played(&speaker, step, false)).collect();
    let scene = sitting.scene(Viewer::Public);
    let name = |piece: Option<u16>| {
        let found = scene.pieces.iter().find(|it| Some(it.id) == piece);
        found.map_or(String::new(), |it| speaker.say(&it.name))
    };
    for Skipped { piece, why } in &went.skipped {
        text += &format!("{}: {}\n", name(*piece), why.say(speaker.texts, lang));
    }
    match went.then {
        Then::Waits => text += &format!("{}\n", sentence(Phrase::new("group-waits"))),
        Then::Halts => text += &format!("{}\n", sentence(Phrase::new("group-halts"))),
        Then::GoesOn | Then::Done => {}
    }
    let seat = went.steps.first().map_or(Seat(0), |step| step.seat);
    let mut value = play::now(sitting, Viewer::Referee, lang);
    value["steps"] = went.steps.iter().map(|step| speaker.played(step)).collect();
    value["order"] = stand(sitting, went, seat, lang);
    Answer::new(text, value)
}

fn groups(sitting: &dyn Sitting, speaker: &Speaker) -> Answer {
    let list = sitting.groups();
    let line = |group: &engine::group::Group| {
        let members = group.members.iter().map(u16::to_string).collect::<Vec<_>>().join(",");
        format!("{:<16} {} ({members})\n", group.id, speaker.say(&group.name))
    };
    let text = match list.as_slice() {
        [] => format!("{}\n", sentence(Phrase::new("group-none"))),
        list => list.iter().map(line).collect(),
    };
    let value: Value = list.iter().map(|group| speaker.group(group)).collect();
    let seat = sitting.decision().map(|decision| decision.seat);
    let intent = seat.and_then(|seat| sitting.intent(seat)).map(|intent| speaker.intent(intent));
    Answer::new(text, json!({ "groups": value, "intent": intent }))
}

fn preview(sitting: &dyn Sitting, speaker: &Speaker, plan: &Plan) -> String {
    let scene = sitting.scene(Viewer::Public);
    let hexes = match &scene.ground.board {
        engine::scene::Board::Hexes(board) => board.cells.as_slice(),
        engine::scene::Board::Table { .. } => &[],
    };
    let place = |place: engine::Place| match place {
        engine::Place::Hex { q, r } => {
            let cell = hexes.iter().find(|cell| (cell.q, cell.r) == (q, r));
            cell.map_or(format!("{q},{r}"), |cell| cell.label.clone())
        }
        engine::Place::Pose(pose) => pose.to_string(),
    };
    let line = |it: &engine::group::PlannedMember| {
        let name = scene.pieces.iter().find(|piece| piece.id == it.piece);
        let name = name.map_or(it.piece.to_string(), |piece| speaker.say(&piece.name));
        let mut line = format!("{name}: {} – {}", place(it.from), place(it.to));
        if it.cost > 0 {
            line += &format!(" ({})", sitting.price(it.cost));
        }
        if it.open {
            line += &format!(" {}", sentence(Phrase::new("group-open")));
        }
        if let Some(why) = &it.why {
            line += &format!(": {}", why.say(speaker.texts, speaker.lang));
        }
        line + "\n"
    };
    plan.members.iter().map(line).collect()
}

fn staying(sitting: &dyn Sitting) -> Result<Vec<String>, Trouble> {
    let none = || Trouble::new(Kind::Refused, sentence(Phrase::new("group-nobody-stays")));
    sitting.everybody_stays().ok_or_else(none)
}

fn planned(sitting: &dyn Sitting, order: &[String], speaker: &Speaker) -> Result<Plan, Trouble> {
    let command = ordering::read(sitting, order).map_err(|unread| {
        let says = match unread {
            Unread::Who(word) => Phrase::new("group-who").with("word", play::short(&word)),
            Unread::What(word) => Phrase::new("group-what").with("word", play::short(&word)),
            Unread::Where(word) => Phrase::new("group-where").with("word", play::short(&word)),
        };
        Trouble::new(Kind::Usage, sentence(says))
    })?;
    let plan = sitting.plan(&command.members, &command.order);
    plan.map_err(|refusal| Trouble::refused(speaker, &refusal))
}
