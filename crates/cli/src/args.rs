//! The commands and their help.

use crate::referee::command::misspelt;
use clap::{Parser, Subcommand};
use engine::Lang;
use engine::text::printable;
use std::ffi::OsString;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

/// Medieval wargames with a patient referee.
#[derive(Parser)]
#[command(name = "conroi", version, about = "Medieval wargames with a patient referee; without a command: play in the browser", max_term_width = 100, after_help = EXAMPLES, disable_help_subcommand = true)]
pub struct Args {
    /// Answer in JSON
    #[arg(long, global = true)]
    pub json: bool,
    /// Language of the answers: fr or en (by default that of the system)
    #[arg(long, global = true, value_parser = ["fr", "en"])]
    lang: Option<String>,
    #[command(flatten)]
    pub serve: Serve,
    #[command(subcommand)]
    pub command: Option<Command>,
}

const EXAMPLES: &str = "\
Examples:
  conroi                                                play in the browser
  conroi new medieval-battle first-game -o game.json    begin a game
  conroi legal game.json                                what may be done now
  conroi explain game.json G11-G10                      what it would come to, rule by rule
  conroi apply game.json G11-G10 stop                   do it
  conroi render game.json -o game.svg                   see it
  conroi new medieval-battle crossroads --seed 7 | conroi apply - 'recruit HC2 LC3'

Every FILE may be `-`: standard input, and the game then goes to standard output.
Exit codes: 0 done, 1 the rules say no, 2 a misspelt command, 3 a damaged file, 4 a file that
cannot be read or written, 5 a check that found something broken, 6 an address that cannot be served,
7 done and kept in its file, but the answer could not be printed.

A game file holds everything: both armies, the seed, and so every die to come. Do not give it to your
opponent before the game is over; `conroi show --as SEAT` shows what a seat may see.";

/// Reads what was typed. What cannot be understood is answered here; so are `--help` and `--version`.
pub fn parse() -> Result<Args, ExitCode> {
    let typed: Vec<OsString> = std::env::args_os().collect();
    let error = match Args::try_parse_from(&typed) {
        Ok(args) => return Ok(args),
        Err(error) => error,
    };
    if error.use_stderr() && typed.iter().any(|word| word == "--json") {
        let answer = misspelt(&error.to_string()).json();
        // Whoever does not read the answer gets the code.
        let _ = writeln!(std::io::stdout(), "{answer}");
        return Err(ExitCode::from(2));
    }
    let code = ExitCode::from(if error.use_stderr() { 2 } else { 0 });
    // The answer quotes what was typed: without the characters that steer a terminal.
    let typed = typed.iter().map(|word| printable(&word.to_string_lossy()));
    let _ = Args::try_parse_from(typed).err().unwrap_or(error).print();
    Err(code)
}

impl Args {
    pub fn language(&self) -> Lang {
        // As the system reads them: a variable that is empty says nothing.
        let told = |name: &&str| std::env::var(name).ok().filter(|value| !value.is_empty());
        let system = || ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(told);
        let locale = self.lang.clone().or_else(system).unwrap_or_default();
        Lang::from_locale(&locale)
    }
}

#[derive(Subcommand)]
pub enum Command {
    /// Serve the page and open it in the browser; the same as no command
    Serve(Serve),
    /// List the games, or the scenarios and options of one, or all that can be known of one scenario before it begins
    Games { game: Option<String>, scenario: Option<String> },
    /// Begin a game
    New(New),
    /// Begin from a hand-written position
    #[command(after_help = POSITION)]
    Position {
        /// The position, in TOML
        file: PathBuf,
        /// Secret of the dice (by default one that nobody can foresee)
        #[arg(long)]
        seed: Option<u64>,
        /// Write the game here instead of to standard output
        #[arg(short, long)]
        out: Option<PathBuf>,
        /// Write over an existing file
        #[arg(long)]
        force: bool,
    },
    /// Show the position
    Show {
        #[arg(default_value = "-")]
        file: PathBuf,
        /// Who looks: a seat, `public` or `referee`
        #[arg(long = "as", default_value = "referee")]
        viewer: String,
        /// With the ground: in words what each terrain does, in JSON the whole board, which is left out otherwise
        #[arg(long)]
        ground: bool,
        /// Write it as a position that `conroi position` reads
        #[arg(long, conflicts_with = "ground")]
        position: bool,
    },
    /// List the legal actions
    Legal {
        #[arg(default_value = "-")]
        file: PathBuf,
        /// Only those that begin like this, for example `H8`
        #[arg(long)]
        only: Option<String>,
    },
    /// What an action would come to: each sum with its rules, what follows, exact odds
    Explain {
        file: PathBuf,
        #[arg(required = true)]
        action: Vec<String>,
    },
    /// Why an action may not be done, and by which rule
    Why {
        file: PathBuf,
        #[arg(required = true)]
        action: Vec<String>,
    },
    /// Play one action or several
    Apply(Apply),
    /// Play at the terminal, line by line
    Play {
        file: PathBuf,
        /// Ask for the dice: people throw their own and type what lies there
        #[arg(long)]
        ask_dice: bool,
    },
    /// Take back the last action, as far as nothing was revealed
    Undo {
        file: PathBuf,
        /// Both seats agree: take back whatever it was
        #[arg(long)]
        agreed: bool,
        /// Write the game here instead of back to its file
        #[arg(short, long)]
        out: Option<PathBuf>,
        /// Write over another existing file
        #[arg(long)]
        force: bool,
    },
    /// Standing orders: answers that a seat gives beforehand
    #[command(after_help = ORDERS)]
    Orders {
        file: PathBuf,
        /// One more order
        #[arg(long)]
        add: Vec<String>,
        /// Forget all orders
        #[arg(long)]
        clear: bool,
    },
    /// Tell a game from its beginning
    Replay {
        #[arg(default_value = "-")]
        file: PathBuf,
        /// Who listens: a seat, `public` or `referee`
        #[arg(long = "as", default_value = "referee")]
        viewer: String,
        /// Only the first actions
        #[arg(long)]
        until: Option<usize>,
        /// As a transcript: with what was asked each time
        #[arg(long)]
        transcript: bool,
    },
    /// Play a game again and compare it with its hash
    Verify {
        #[arg(default_value = "-")]
        file: PathBuf,
    },
    /// Draw the position as an SVG picture
    Render(Render),
    /// Let random players check every promise of the rules
    Soak(Soak),
    /// Measure the rules: decisions a second in random play
    Bench(Bench),
    /// Let computer players play each other
    #[command(after_help = DUEL)]
    Duel(Duel),
    /// Check the content files
    Check {
        /// A folder of content (one folder per game); by default what is built in
        folder: Option<PathBuf>,
    },
    /// Read the rules
    Rules {
        game: String,
        /// A number, for example MB-IV.4.h or IV.4
        number: Option<String>,
    },
    /// Serve many commands in one process: a line each, answered in JSON
    #[command(after_help = REFEREE)]
    Referee,
    /// Write a completion script for a shell
    Completions { shell: clap_complete::Shell },
}

const POSITION: &str = "\
Example:
  game = \"medieval-battle\"
  scenario = \"crossroads\"      # what is not said comes from here
  turn = \"red\"
  flags = { H8 = \"yellow\" }
  red.units = [\"W M6\", \"LC H8 mp 2\", \"HI x1 I9\", \"A reserve\", \"LB x1 away O1\"]
  yellow.units = [\"P I8 mp 0\"]

`conroi show FILE --position` writes any position of any game in this form.";

const DUEL: &str = "\
Examples:
  conroi duel constable squire --game medieval-battle --games 200
  conroi duel knight knight --game medieval-battle --games 50 --scenario first-game --json
  conroi duel constable knight --game medieval-battle --nodes 20000
  conroi duel knight squire --game grunwald --scenario avant-garde --games 2 --save games
  conroi duel 'python3 bot.py' squire --game medieval-battle --scenario first-game --games 10

Bots: random, squire, knight, constable, or the command of a program that plays as docs/bots.md
says; a program that does not answer in time, talks nonsense or breaks off loses its game.
Two games in a row share battlefield and dice and swap the seats; where a program plays, each
game has dice of its own. With our own bots the same command gives the same games on any number
of cores.";

const ORDERS: &str = "\
An order is: SEAT DECISION ANSWER [piece N] [if VALUE >= N] [if chance RESULT >= P] [if only]
Examples:
  conroi orders game.json --add 'yellow respond stand if column <= -1'
  conroi orders game.json --add 'red turn pass if only'";

const REFEREE: &str = "\
Each line of input is a command without `conroi` and without FILE; the game stays in memory. `help` lists them.
  new medieval-battle first-game
  seat red squire
  legal
  apply H12-H11
  save game.json
Each line of output is one JSON object. `quit` or the end of the input ends it. See docs/bots.md.";

#[derive(clap::Args, Clone)]
pub struct Serve {
    /// Where to listen: 127.0.0.1, this machine only (the default); 0.0.0.0 lets other machines in
    #[arg(long)]
    pub host: Option<String>,
    /// The port to listen at; 1410 by default, 0 for any free one
    #[arg(long)]
    pub port: Option<u16>,
    /// Do not open the browser
    #[arg(long)]
    pub no_open: bool,
}

impl Serve {
    pub fn is_told(&self) -> bool {
        self.host.is_some() || self.port.is_some() || self.no_open
    }

    /// What was said before the word `serve` counts too.
    pub fn or(&self, before: &Serve) -> Serve {
        Serve {
            host: self.host.clone().or_else(|| before.host.clone()),
            port: self.port.or(before.port),
            no_open: self.no_open || before.no_open,
        }
    }
}

#[derive(clap::Args)]
pub struct New {
    pub game: String,
    pub scenario: String,
    /// Seed of the dice, of the seals and of everything that is drawn by lot; whoever knows or guesses it can foresee them all.
    /// By default one that nobody can foresee
    #[arg(long)]
    pub seed: Option<u64>,
    /// An option of the game, for example dismounting=on
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub options: Vec<String>,
    /// Write the game here instead of to standard output
    #[arg(short, long)]
    pub out: Option<PathBuf>,
    /// Write over an existing file
    #[arg(long)]
    pub force: bool,
}

#[derive(clap::Args)]
pub struct Apply {
    pub file: PathBuf,
    /// Actions in notation; quote those with blanks
    #[arg(required = true)]
    pub actions: Vec<String>,
    /// The dice as they fell, for all the actions given: 3,5 or '3 5'
    #[arg(long, value_parser = Faces::parse)]
    pub dice: Vec<Faces>,
    /// Ask for the dice at the terminal: the table companion
    #[arg(long, conflicts_with = "dice")]
    pub ask_dice: bool,
    /// Write the game here instead of back to its file
    #[arg(short, long)]
    pub out: Option<PathBuf>,
    /// Write over another existing file
    #[arg(long)]
    pub force: bool,
}

/// Dice as people write them: with commas, with blanks, or both.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Faces(Vec<u8>);

impl Faces {
    pub fn parse(text: &str) -> Result<Faces, String> {
        let words = text.split([',', ' ', '\t']).filter(|word| !word.is_empty());
        let face =
            |word: &str| word.parse::<u8>().map_err(|_| format!("\"{word}\" is not the face of a die"));
        words.map(face).collect::<Result<_, _>>().map(Faces)
    }

    /// All that were given; `None` where nobody gave any.
    pub fn all(list: &[Faces]) -> Option<Vec<u8>> {
        (!list.is_empty()).then(|| list.iter().flat_map(|faces| faces.0.iter().copied()).collect())
    }
}

#[derive(clap::Args)]
pub struct Render {
    #[arg(default_value = "-")]
    pub file: PathBuf,
    /// Write the picture here instead of to standard output
    #[arg(short, long)]
    pub out: Option<PathBuf>,
    /// Write over an existing file
    #[arg(long)]
    pub force: bool,
    /// light, dark or contrast
    #[arg(long, default_value = "light", value_parser = ["light", "dark", "contrast"])]
    pub theme: String,
    /// Who looks: a seat, `public` or `referee`
    #[arg(long = "as", default_value = "referee")]
    pub viewer: String,
    /// The position after so many actions
    #[arg(long)]
    pub after: Option<usize>,
    /// Leave the hex numbers out
    #[arg(long)]
    pub no_labels: bool,
}

#[derive(clap::Args)]
pub struct Soak {
    /// By default all games
    pub game: Option<String>,
    /// So many decisions of each game (500,000 where nothing is said)
    #[arg(long, value_name = "N", conflicts_with_all = ["games", "seconds"])]
    pub decisions: Option<u64>,
    /// So many games of each game
    #[arg(long, value_name = "N", conflicts_with = "seconds")]
    pub games: Option<u64>,
    /// So many seconds in all
    #[arg(long, value_name = "S")]
    pub seconds: Option<f64>,
    /// The first game; the next one has the next seed
    #[arg(long, default_value_t = 0)]
    pub seed: u64,
    /// Only this scenario
    #[arg(long, requires = "game")]
    pub scenario: Option<String>,
}

#[derive(clap::Args)]
pub struct Bench {
    pub game: String,
    /// Only this scenario
    #[arg(long)]
    pub scenario: Option<String>,
    /// Seconds for each scenario
    #[arg(long, default_value_t = 1.0)]
    pub seconds: f64,
    /// So many games of each scenario and always the same, for those who count instructions
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..), conflicts_with = "seconds")]
    pub games: Option<u64>,
}

#[derive(clap::Args)]
pub struct Duel {
    /// random, squire, knight, constable, or the command of a program, quoted
    #[arg(value_name = "BOT")]
    pub first: String,
    #[arg(value_name = "BOT")]
    pub second: String,
    #[arg(long)]
    pub game: String,
    #[arg(long, default_value_t = 100)]
    pub games: u64,
    /// Only this scenario; by default all, in turn
    #[arg(long)]
    pub scenario: Option<String>,
    /// By default 0, and drawn by lot where a program plays
    #[arg(long)]
    pub seed: Option<u64>,
    /// Seconds a program may think about one decision; then the game is lost for it
    #[arg(long, value_name = "SECONDS", default_value_t = 30, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    pub time: u64,
    /// Nodes for each search instead of the bot's own; two numbers for two bots
    #[arg(long, value_delimiter = ',')]
    pub nodes: Vec<u64>,
    /// Games at the same time; by default one for each core
    #[arg(long)]
    pub threads: Option<usize>,
    /// Keep every game in this folder, to be replayed or shown
    #[arg(long, value_name = "FOLDER")]
    pub save: Option<std::path::PathBuf>,
}
