//! The commands of the referee. They are those of the command line without FILE, and only what is understood here: a word
//! that would be passed over is refused instead.

use crate::answer::{Kind, Trouble, sentence};
use crate::args::{Faces, GivenOrders};
use crate::{games, play};
use clap::error::ErrorKind;
use clap::{CommandFactory, Parser, Subcommand};
use engine::text::{Lang, Phrase};
use serde_json::{Value, json};
use std::path::PathBuf;

#[derive(Parser)]
#[command(
    name = "conroi referee",
    no_binary_name = true,
    disable_help_subcommand = true,
    max_term_width = 100
)]
struct Line {
    #[command(subcommand)]
    command: Command,
    /// Every answer is JSON: saying so changes nothing
    #[arg(long, global = true, hide = true)]
    json: bool,
}

#[derive(Subcommand)]
pub enum Command {
    /// Start a game
    New {
        game: String,
        scenario: String,
        /// Seed of the dice, of the seals and of everything random
        #[arg(long)]
        seed: Option<u64>,
        /// An option of the game, for example dismounting=on
        #[arg(long = "option", value_name = "NAME=VALUE")]
        options: Vec<String>,
        /// Ready-made standing orders, for every side or for one: sensible, red=sensible
        #[arg(long, value_name = "[SIDE=]PRESET")]
        orders: Vec<String>,
    },
    /// Start a game from a hand-written position
    Position {
        file: PathBuf,
        /// Seed of the dice
        #[arg(long)]
        seed: Option<u64>,
    },
    /// Load a game
    Load { file: PathBuf },
    /// Save the game in a file; without a file: answer with it
    Save {
        file: Option<PathBuf>,
        /// Overwrite a file that this game was neither loaded from nor saved in
        #[arg(long)]
        force: bool,
    },
    /// Seat a computer player (random, squire, knight, constable) or a person; without a seat: list the players
    Seat {
        seat: Option<String>,
        player: Option<String>,
        /// Nodes per search, instead of the level's own number
        #[arg(long)]
        nodes: Option<u64>,
        /// Seed of the computer player
        #[arg(long)]
        seed: Option<u64>,
    },
    #[command(flatten)]
    Ask(Ask),
    /// Play one or more actions
    Apply {
        /// Actions in the notation of the game; quote those with blanks
        #[arg(required = true)]
        actions: Vec<String>,
        /// The dice rolled, for all the actions given: 3,5 or '3 5'
        #[arg(long, value_parser = Faces::parse)]
        dice: Vec<Faces>,
    },
    /// Give an order to several pieces at once: WHO there HEX, WHO advance or forward [SIDE [HEXES]], WHO along HEX HEX..., WHO face SIDE, WHO attack, WHO again, stays, on, release; without an order: list the groups
    Group {
        order: Vec<String>,
        /// Only say what the order would do
        #[arg(long)]
        preview: bool,
    },
    /// Undo the last action unless it revealed something
    Undo {
        /// Both sides agree: undo it in any case
        #[arg(long)]
        agreed: bool,
    },
    /// Redo what was undone last
    Redo,
    /// Standing orders: reactions that a side decides beforehand
    Orders {
        #[command(flatten)]
        given: GivenOrders,
    },
    #[command(flatten)]
    LookUp(LookUp),
    /// Check the content files
    Check {
        /// A folder of content (default: the built-in content)
        folder: Option<PathBuf>,
    },
    /// Stop; so does the end of the input
    Quit,
}

/// What may be asked without changing the game.
#[derive(Subcommand)]
pub enum Ask {
    /// Show the position: the decision and the scene
    Show {
        /// View of a side, `public` or `referee`
        #[arg(long = "as", value_name = "VIEWER")]
        viewer: Option<String>,
        /// Include the whole map, which hardly ever changes
        #[arg(long)]
        ground: bool,
        /// As a position that `position` reads
        #[arg(long, conflicts_with = "ground")]
        position: bool,
    },
    /// List the legal actions
    Legal {
        /// Only actions that begin with this, for example `H8`
        #[arg(long)]
        only: Option<String>,
    },
    /// Preview an action: costs, consequences, exact odds
    Explain {
        #[arg(required = true)]
        action: Vec<String>,
    },
    /// Why an action is not legal, and by which rule
    Why {
        #[arg(required = true)]
        action: Vec<String>,
    },
    /// The game log
    Replay {
        /// View of a side, `public` or `referee`
        #[arg(long = "as", value_name = "VIEWER")]
        viewer: Option<String>,
        /// Stop after this many actions
        #[arg(long)]
        until: Option<usize>,
    },
    /// What has happened between two moments, in short: losses, numbers, who came where, the gravest events
    Recap {
        /// View of a side, `public` or `referee`
        #[arg(long = "as", value_name = "VIEWER")]
        viewer: Option<String>,
        /// From after this many actions (default: since the side that is to decide ended its last turn)
        #[arg(long)]
        from: Option<usize>,
        /// Up to after this many actions (default: now)
        #[arg(long)]
        to: Option<usize>,
    },
}

/// What may be looked up with or without a game.
#[derive(Subcommand)]
pub enum LookUp {
    /// The games, or the scenarios and options of one, or all that can be known of one scenario before it begins
    Games { game: Option<String>, scenario: Option<String> },
    /// The rules of a game
    Rules {
        game: String,
        /// A number, for example MB-IV.4.h or IV.4
        number: Option<String>,
    },
    /// List the commands, or explain one
    Help { command: Option<String> },
}

impl LookUp {
    pub fn answer(&self, lang: Lang) -> Result<Value, Trouble> {
        match self {
            LookUp::Games { game, scenario } => {
                games::games(game.as_deref(), scenario.as_deref(), lang).map(|answer| answer.json)
            }
            LookUp::Rules { game, number } => {
                games::rules(game, number.as_deref(), lang).map(|answer| answer.json)
            }
            LookUp::Help { command } => help(command.as_deref()),
        }
    }
}

/// A line that was read: a command, or the help that it asks for.
pub enum Said {
    Command(Command),
    Help(Value),
}

pub fn read(words: &[String]) -> Result<Said, Trouble> {
    match Line::try_parse_from(words) {
        Ok(line) => Ok(Said::Command(line.command)),
        Err(error) if error.kind() == ErrorKind::DisplayHelp => {
            Ok(Said::Help(json!({ "help": error.to_string() })))
        }
        Err(error) => Err(match words.first() {
            Some(word) if Line::command().find_subcommand(word).is_none() => unknown(word),
            _ => misspelt(&error.to_string()),
        }),
    }
}

fn unknown(word: &str) -> Trouble {
    let short = play::short(word);
    let says = sentence(Phrase::new("line-unknown").with("word", short));
    Trouble::new(Kind::Usage, says)
}

/// What is wrong with a line, without what only a terminal needs: everything up to the spelling, and the spelling.
pub fn misspelt(error: &str) -> Trouble {
    let mut usage = None;
    let mut says = Vec::new();
    for line in error.lines().map(str::trim).filter(|line| !line.is_empty()) {
        match line.strip_prefix("Usage: ") {
            Some(spelt) => usage = Some(spelt.to_string()),
            // Nobody means such a word as an action.
            None if line.starts_with("For more information") || line.starts_with("tip: to pass") => {}
            None => says.push(line.trim_start_matches("error: ")),
        }
    }
    Trouble::misspelt(says.join(" "), usage)
}

/// The commands with how they are spelt, or everything about one of them.
fn help(name: Option<&str>) -> Result<Value, Trouble> {
    let mut all = Line::command();
    all.build();
    let one = |command: &clap::Command| {
        let mut command = command.clone();
        let usage = command.render_usage().to_string();
        json!({
            "command": command.get_name(),
            "usage": usage.trim_start_matches("Usage: ").trim_start_matches("conroi referee "),
            "says": command.get_about().map(ToString::to_string),
        })
    };
    match name {
        None => Ok(json!({ "commands": all.get_subcommands().map(one).collect::<Vec<_>>() })),
        Some(name) => match read(&[name.to_string(), "--help".to_string()])? {
            Said::Help(value) => Ok(value),
            Said::Command(_) => Ok(Value::Null),
        },
    }
}
