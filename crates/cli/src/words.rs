//! Answers as text for people: journals, explanations, a picture of the board in letters.

use crate::answer::{known, sentence};
use catalog::json::Speaker;
use catalog::{Explained, Played, Sitting};
use engine::decision::Place;
use engine::explain::Account;
use engine::scene::{Board, HexBoard, Scene};
use engine::text::Phrase;
use engine::{Rule, Viewer};
use std::fmt::Write as _;

/// One action with its events, in the form of our transcripts: `?` a decision, `>` an action, indented an event, its
/// rules at the end of the line.
pub fn played(speaker: &Speaker, played: &Played, questions: bool) -> String {
    let mut out = String::new();
    if let Some((prompt, rule)) = played.asked.as_ref().filter(|_| questions) {
        let _ = writeln!(out, "{}", line("?", &speaker.say(prompt), &[*rule]));
    }
    let order = || format!("  {}", sentence(Phrase::new("by-order")));
    let by = if played.by_order { order() } else { String::new() };
    let _ = writeln!(out, "> {:<7} {}{by}", speaker.battle.seat_id(played.seat), played.text);
    for told in played.events.iter().filter(|told| told.kind != "goes-on") {
        let says = speaker.say(&told.says);
        if told.kind == "turn" {
            let _ = writeln!(out, "{}", line("#", &says, &told.rules));
            continue;
        }
        let _ = writeln!(out, "{}", line(" ", &says, &told.rules));
        // Of several sums each says whose it is.
        let several = told.accounts.iter().filter(|account| !account.tally.lines().is_empty()).count() > 1;
        for account in &told.accounts {
            if several && !account.tally.lines().is_empty() {
                let _ =
                    writeln!(out, "    {}: {}", speaker.say(&account.title), account.shown(account.result));
            }
            out += &tally(speaker, account, "      ");
        }
    }
    out
}

fn line(mark: &str, says: &str, rules: &[Rule]) -> String {
    let rules = rules.iter().map(|rule| rule.id()).collect::<Vec<_>>().join(" ");
    format!("{mark} {says:<88} {rules}").trim_end().to_string()
}

fn tally(speaker: &Speaker, account: &Account, indent: &str) -> String {
    let mut out = String::new();
    for entry in account.tally.lines() {
        let sign = if entry.value < 0 { "" } else { "+" };
        let value = account.shown(entry.value);
        let _ = writeln!(out, "{indent}{sign}{value} {:<40} {}", entry.rule.title(speaker.lang), entry.rule);
    }
    out
}

pub fn explained(speaker: &Speaker, explained: &Explained) -> String {
    let explanation = &explained.explanation;
    let mut out = format!("{}: {}\n", explained.text, speaker.say(&explanation.says));
    for account in &explanation.accounts {
        let title = speaker.say(&account.title);
        let sum = account.tally.sum();
        let held = if sum == account.result { String::new() } else { format!(" ({})", account.shown(sum)) };
        let _ = writeln!(out, "  {title}: {}{held}", account.shown(account.result));
        out += &tally(speaker, account, "    ");
    }
    for effect in &explanation.effects {
        let _ = writeln!(out, "{}", line(" ", &speaker.say(&effect.says), &effect.rules));
    }
    if let Ok(chances) = &explained.chances {
        for (result, chance) in &chances.results {
            let says = speaker.say(&result.says);
            let _ = writeln!(out, "  {:>8}  {:>6.2} %  {says}", chance.to_string(), chance.percent());
        }
        if !chances.assumed.is_empty() {
            let list: Vec<String> = chances.assumed.iter().map(|phrase| speaker.say(phrase)).collect();
            let assumed = Phrase::new("odds-assumed").with("list", list.join("; "));
            let _ = writeln!(out, "  {}", sentence(assumed));
        }
    }
    out
}

/// The position in words and letters.
pub fn show(speaker: &Speaker, sitting: &dyn Sitting, viewer: Viewer) -> String {
    let scene = sitting.scene(viewer);
    let colon = if speaker.lang == engine::Lang::Fr { " :" } else { ":" };
    let mut out = format!("{}{colon} {}\n", speaker.about.title.get(speaker.lang), sitting.setup().scenario);
    for track in &scene.tracks {
        let goal = track.goal.map(|goal| format!(" / {goal}")).unwrap_or_default();
        let _ = writeln!(out, "  {}{colon} {}{goal}", speaker.say(&track.name), track.value);
    }
    if let Board::Hexes(board) = &scene.ground.board {
        if board.cells.len() > LARGE {
            out += &sketch(board, &scene);
            out += &standing(speaker, board, &scene);
        } else {
            out += &letters(board, &scene);
        }
    }
    for tray in &scene.trays {
        let pieces: Vec<String> = tray
            .pieces
            .iter()
            .map(|entry| {
                let worn = if entry.piece.status.contains(&"worn") { "'" } else { "" };
                let note = entry.note.as_ref().map(|note| format!(" ({})", speaker.say(note)));
                format!("{}{worn}{}", entry.piece.short, note.unwrap_or_default())
            })
            .collect();
        let _ = writeln!(out, "  {}{colon} {}", speaker.say(&tray.name), pieces.join(", "));
    }
    for note in &scene.notes {
        let _ = writeln!(out, "  {}", speaker.say(note));
    }
    match sitting.decision() {
        Some(decision) => {
            let _ = writeln!(out, "{}", line("?", &speaker.say(&sitting.prompt()), &[decision.rule]));
        }
        None => {
            let told = sitting.history(viewer).pop().and_then(|played| played.events.last().cloned());
            let says = told.map_or_else(|| speaker.say(&sitting.prompt()), |told| speaker.say(&told.says));
            let _ = writeln!(out, "= {says}");
        }
    }
    out
}

/// What each ground of the board does.
pub fn legend(speaker: &Speaker, scene: &Scene) -> String {
    let mut out = String::new();
    for entry in &scene.ground.legend {
        let _ = writeln!(out, "\n{}", speaker.say(&entry.name));
        for effect in &entry.effects {
            let _ = writeln!(out, "{}", line(" ", &speaker.say(&effect.says), &effect.rules));
        }
    }
    out
}

/// Boards with more hexes than this are too wide for names: they are sketched, and who stands where is listed.
const LARGE: usize = 400;

/// A large board from far away, two characters a hex: terrain by its first letter, pieces as the initial of their seat and their
/// number where they are several. Columns run to the right as on the board.
fn sketch(board: &HexBoard, scene: &Scene) -> String {
    let half = |q: i32, r: i32| if board.pointy { (r, 2 * q + r) } else { (2 * r + q, q) };
    let Some(left) = board.cells.iter().map(|cell| half(cell.q, cell.r).1).min() else {
        return String::new();
    };
    let mut count: std::collections::BTreeMap<(i32, i32), (u8, usize)> = Default::default();
    for piece in &scene.pieces {
        if let Some(Place::Hex { q, r }) = piece.place {
            count.entry((q, r)).or_insert((piece.seat.0, 0)).1 += 1;
        }
    }
    let mut rows: std::collections::BTreeMap<i32, Vec<(i32, String)>> = Default::default();
    for cell in &board.cells {
        let text = match count.get(&(cell.q, cell.r)) {
            Some((seat, number)) => {
                let initial = scene.seats.get(usize::from(*seat)).map_or("?", |seat| &seat.id[..1]);
                let number = if *number > 1 { number.to_string() } else { String::new() };
                format!("{}{number}", initial.to_uppercase())
            }
            None if cell.terrain == "plain" => "·".into(),
            None => cell.terrain[..1].to_string(),
        };
        let (row, column) = half(cell.q, cell.r);
        rows.entry(row.div_euclid(2)).or_default().push((column - left, text));
    }
    let mut out = String::new();
    for mut cells in rows.into_values() {
        cells.sort();
        let mut text = String::from("  ");
        for (column, cell) in cells {
            let at = 2 + 2 * column as usize;
            let _ = write!(text, "{:width$}{cell}", "", width = at.saturating_sub(text.chars().count()));
        }
        out += text.trim_end();
        out.push('\n');
    }
    out
}

/// A word of the game, else ours that all games share, else the word itself.
fn word(speaker: &Speaker, kind: &str, word: &str) -> String {
    let id = format!("{kind}-{word}");
    let own = speaker.texts.id(&id).map(|id| speaker.say(&Phrase::new(id)));
    own.or_else(|| known(&id).map(|id| sentence(Phrase::new(id)))).unwrap_or_else(|| word.to_string())
}

/// Who stands where, hex by hex.
fn standing(speaker: &Speaker, board: &HexBoard, scene: &Scene) -> String {
    let mut lines: std::collections::BTreeMap<String, Vec<String>> = Default::default();
    for piece in &scene.pieces {
        let Some(Place::Hex { q, r }) = piece.place else { continue };
        let Some(cell) = board.cells.iter().find(|cell| (cell.q, cell.r) == (q, r)) else { continue };
        let up = if board.pointy { hexboard::Orientation::Pointy } else { hexboard::Orientation::Flat };
        let facing = piece.facing.map(|facing| match facing {
            engine::Facing::Side(side) => hexboard::Side::wrapping(side.into()).name(up).to_string(),
            engine::Facing::Corner(corner) => hexboard::Corner::wrapping(corner.into()).name(up).to_string(),
            engine::Facing::Degrees(degrees) => format!("{degrees}°"),
        });
        let values = piece.values.iter().filter(|(_, value)| *value != 0);
        let values: Vec<String> =
            values.map(|(name, value)| format!("{} {value}", word(speaker, "value", name))).collect();
        let words = [vec![piece.short.to_string()], facing.into_iter().collect(), values]
            .concat()
            .into_iter()
            .chain(piece.status.iter().map(|status| word(speaker, "status", status)));
        lines.entry(cell.label.clone()).or_default().push(words.collect::<Vec<_>>().join(" "));
    }
    let mut out = String::new();
    for (label, pieces) in lines {
        let _ = writeln!(out, "  {label}  {}", pieces.join("; "));
    }
    out
}

/// A hex board in letters: a hex is six characters wide, rows are shifted as on the board. A unit shows its seat's
/// initial, its short name, `'` when worn, and its movement points; empty hexes their terrain, flags their worth.
fn letters(board: &HexBoard, scene: &Scene) -> String {
    // On a pointy board a row is one r, a step to the right is two half hexes; flat boards are turned by a quarter.
    let half = |q: i32, r: i32| if board.pointy { (2 * q + r, r) } else { (2 * r + q, q) };
    let Some(left) = board.cells.iter().map(|cell| half(cell.q, cell.r).0).min() else {
        return String::new();
    };
    let mut rows: std::collections::BTreeMap<i32, Vec<(i32, String)>> = Default::default();
    for cell in &board.cells {
        let here = Place::Hex { q: cell.q, r: cell.r };
        let piece = scene.pieces.iter().find(|piece| piece.place == Some(here));
        let flag = scene.marks.iter().find(|mark| mark.place == here);
        let text = match (piece, flag) {
            (Some(piece), _) => {
                let seat = scene.seats.get(usize::from(piece.seat.0)).map_or("?", |seat| &seat.id[..1]);
                let worn = if piece.status.contains(&"worn") { "'" } else { "" };
                let dots = piece.dots.map(|(left, _)| left.to_string()).unwrap_or_default();
                format!("{seat}{}{worn}{dots}", piece.short)
            }
            (None, Some(flag)) => {
                let owner = flag.owner.and_then(|seat| scene.seats.get(usize::from(seat.0)));
                let ground = if cell.terrain == "plain" { "" } else { &cell.terrain[..1] };
                format!("*{}{}{ground}", flag.value.unwrap_or(0), owner.map_or("", |seat| &seat.id[..1]))
            }
            (None, None) => match cell.terrain {
                "plain" => ".".into(),
                "mountain" => "M".into(),
                other => other[..1].to_string(),
            },
        };
        let (column, row) = half(cell.q, cell.r);
        rows.entry(row).or_default().push((column - left, text));
    }
    let mut out = String::new();
    for (row, mut cells) in rows {
        cells.sort();
        let label = if board.pointy { (row + 8).to_string() } else { row.to_string() };
        let first =
            board.cells.iter().find(|cell| half(cell.q, cell.r).1 == row).map(|cell| cell.label.clone());
        let mut text = format!("{:>5} ", first.unwrap_or(label));
        for (column, cell) in cells {
            let at = 7 + 3 * column as usize;
            let _ =
                write!(text, "{:width$}{cell}", "", width = at.saturating_sub(text.chars().count()).max(1));
        }
        out += text.trim_end();
        out.push('\n');
    }
    out
}
