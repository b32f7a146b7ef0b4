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
#[command(name = "conroi", version, about = "Medieval wargames with a patient referee. Without a command: play in the browser", max_term_width = 100, after_help = EXAMPLES, disable_help_subcommand = true)]
pub struct Args {
    /// Answer in JSON
    #[arg(long, global = true)]
    pub json: bool,
    /// Language of the answers, fr or en (default: that of the system)
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
  conroi new medieval-battle first-game -o game.json    start a game
  conroi legal game.json                                list the legal actions
  conroi explain game.json G11-G10                      preview one: costs, consequences, odds
  conroi apply game.json G11-G10 stop                   play it
  conroi render game.json -o game.svg                   draw the position
  conroi new medieval-battle crossroads --seed 7 | conroi apply - 'recruit HC2 LC3'

Every FILE may be `-`: the game is read from standard input and written to standard output.
Exit codes: 0 done, 1 the rules say no, 2 a misspelt command, 3 a damaged file, 4 a file that
cannot be read or written, 5 a check that found something broken, 6 an address that cannot be served,
7 done and saved in its file, but the answer could not be printed.

A game file holds everything: both armies, the seed, and so every roll to come. Do not give it to your
opponent before the game is over; `conroi show --as SEAT` shows what a side may see.";

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
    /// Start a game
    New(New),
    /// Start a game from a hand-written position
    #[command(after_help = POSITION)]
    Position {
        /// The position, in TOML
        file: PathBuf,
        /// Seed of the dice (default: a secret one)
        #[arg(long)]
        seed: Option<u64>,
        /// Write the game here instead of to standard output
        #[arg(short, long)]
        out: Option<PathBuf>,
        /// Overwrite an existing file
        #[arg(long)]
        force: bool,
    },
    /// Show the position
    Show {
        #[arg(default_value = "-")]
        file: PathBuf,
        /// View of a side, `public` or `referee`
        #[arg(long = "as", default_value = "referee")]
        viewer: String,
        /// Include the terrain: its effects in words; in JSON the whole map
        #[arg(long)]
        ground: bool,
        /// Print it as a position that `conroi position` reads
        #[arg(long, conflicts_with = "ground")]
        position: bool,
    },
    /// List the legal actions
    Legal {
        #[arg(default_value = "-")]
        file: PathBuf,
        /// Only actions that begin with this, for example `H8`
        #[arg(long)]
        only: Option<String>,
    },
    /// Preview an action: costs, consequences, exact odds
    Explain {
        file: PathBuf,
        #[arg(required = true)]
        action: Vec<String>,
    },
    /// Why an action is not legal, and by which rule
    Why {
        file: PathBuf,
        #[arg(required = true)]
        action: Vec<String>,
    },
    /// Play one or more actions
    Apply(Apply),
    /// Give an order to several pieces at once; without an order: list the groups
    #[command(after_help = GROUP)]
    Group {
        file: PathBuf,
        /// WHO there HEX, WHO advance or forward [SIDE [HEXES]], WHO along HEX HEX..., WHO face SIDE, WHO attack, WHO again, stays, on, release
        order: Vec<String>,
        /// Only say what the order would do
        #[arg(long)]
        preview: bool,
        /// Write the game here instead of back to its file
        #[arg(short, long)]
        out: Option<PathBuf>,
        /// Write over another existing file
        #[arg(long)]
        force: bool,
    },
    /// Play at the terminal, line by line
    Play {
        file: PathBuf,
        /// Roll your own dice and type the results
        #[arg(long)]
        ask_dice: bool,
    },
    /// Undo the last action unless it revealed something
    Undo {
        file: PathBuf,
        /// Both sides agree: undo it in any case
        #[arg(long)]
        agreed: bool,
        /// Write the game here instead of back to its file
        #[arg(short, long)]
        out: Option<PathBuf>,
        /// Write over another existing file
        #[arg(long)]
        force: bool,
    },
    /// Standing orders: reactions that a side decides beforehand
    #[command(after_help = ORDERS)]
    Orders {
        file: PathBuf,
        #[command(flatten)]
        given: GivenOrders,
    },
    /// Print the game log
    Replay {
        #[arg(default_value = "-")]
        file: PathBuf,
        /// View of a side, `public` or `referee`
        #[arg(long = "as", default_value = "referee")]
        viewer: String,
        /// Stop after this many actions
        #[arg(long)]
        until: Option<usize>,
        /// As a transcript, with every question
        #[arg(long)]
        transcript: bool,
    },
    /// Replay a game and check its hash
    Verify {
        #[arg(default_value = "-")]
        file: PathBuf,
    },
    /// Draw the position as an SVG picture
    Render(Render),
    /// Stress-test the rules with random play
    Soak(Soak),
    /// Measure speed: decisions per second in random play
    Bench(Bench),
    /// Make bots play each other
    #[command(after_help = DUEL)]
    Duel(Duel),
    /// Check the content files
    Check {
        /// A folder of content, one folder per game (default: the built-in content)
        folder: Option<PathBuf>,
    },
    /// Read the rules
    Rules {
        game: String,
        /// A number, for example MB-IV.4.h or IV.4
        number: Option<String>,
    },
    /// Run many commands in one process, one per line, answered in JSON
    #[command(after_help = REFEREE)]
    Referee,
    /// Print a completion script for a shell
    Completions { shell: clap_complete::Shell },
}

const POSITION: &str = "\
Example:
  game = \"medieval-battle\"
  scenario = \"crossroads\"      # the default for what is not given
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
  conroi duel knight knight --game grunwald --orders sensible,everything --count-questions
  conroi duel 'python3 bot.py' squire --game medieval-battle --scenario first-game --games 10

Bots: random, squire, knight, constable, or the command of a program that plays as docs/bots.md
says; a program that does not answer in time, writes nonsense or ends loses its game.
Two games in a row share scenario and dice and swap sides; where a program plays, each
game has dice of its own. With our own bots the same command gives the same games on any
number of cores.";

const GROUP: &str = "\
WHO is the id of a group or the numbers of pieces with commas; the first of them leads. SIDE counts the sides of a hex
clockwise from the north-east, 0 to 5.
Examples:
  conroi group game.json                              list the groups
  conroi group game.json pkr advance                  as many hexes straight ahead as the slowest can
  conroi group game.json pkr there 1214 --preview     the first of them there, the others beside it as now
  conroi group game.json 3,4,5 along 0914 0915 0916   in a line
  conroi group game.json 3,4,5 again                  like the piece that moved last
  conroi group game.json stays                        everybody else stays where he is
  conroi group game.json on                           go on with an order that was halted (release: forget it)";

const ORDERS: &str = "\
An order is: SEAT DECISION [ask] ANSWER [piece N] [look WORD] [during N] and any number of
  if VALUE >= N | if VALUE <= N | if chance RESULT >= P | if chance RESULT <= P | if only | if same
The first order that applies is obeyed. `any` stands for every question or for the sensible answer; `ask` leaves
the question to you after all; `look` names a kind of unit; `only`: there is one answer; `same`: all come to the same.
Examples:
  conroi orders game.json --preset sensible
  conroi orders game.json --preset red=hardly
  conroi orders game.json --add 'yellow respond stand if column <= -1'
  conroi orders game.json --add 'allied fire ask fire if chance result-foe-lost >= 25' --add 'allied fire hold-fire'
  conroi orders game.json --add 'red turn pass if only'";

const REFEREE: &str = "\
Each line of input is a command without `conroi` and without FILE; the game stays in memory. `help` lists the commands.
  new medieval-battle first-game
  seat red squire
  legal
  apply H12-H11
  save game.json
Each line of output is one JSON object. `quit` or the end of the input stops it. See docs/bots.md.";

#[derive(clap::Args, Clone)]
pub struct Serve {
    /// The address to listen on: 127.0.0.1 is this machine only (the default), 0.0.0.0 lets other machines in
    #[arg(long)]
    pub host: Option<String>,
    /// The port to listen on (default: 1410; 0 for any free one)
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
    /// Seed of the dice, of the seals and of everything random; if you know it, you can foresee them all (default: a secret one)
    #[arg(long)]
    pub seed: Option<u64>,
    /// An option of the game, for example dismounting=on
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub options: Vec<String>,
    /// Ready-made standing orders, for every side or for one: sensible, red=sensible (see conroi games GAME)
    #[arg(long, value_name = "[SIDE=]PRESET")]
    pub orders: Vec<String>,
    /// Write the game here instead of to standard output
    #[arg(short, long)]
    pub out: Option<PathBuf>,
    /// Overwrite an existing file
    #[arg(long)]
    pub force: bool,
}

/// What becomes of the standing orders of a game: first none, then those of a preset, then single ones.
#[derive(clap::Args)]
pub struct GivenOrders {
    /// Add an order
    #[arg(long)]
    pub add: Vec<String>,
    /// Remove all orders
    #[arg(long)]
    pub clear: bool,
    /// Take ready-made orders in place of all others, for every side or for one: sensible, red=sensible
    #[arg(long, value_name = "[SIDE=]PRESET")]
    pub preset: Vec<String>,
}

impl GivenOrders {
    pub fn change_nothing(&self) -> bool {
        self.add.is_empty() && self.preset.is_empty() && !self.clear
    }
}

#[derive(clap::Args)]
pub struct Apply {
    pub file: PathBuf,
    /// Actions in the notation of the game; quote those with blanks
    #[arg(required = true)]
    pub actions: Vec<String>,
    /// The dice rolled, for all the actions given: 3,5 or '3 5'
    #[arg(long, value_parser = Faces::parse)]
    pub dice: Vec<Faces>,
    /// Roll your own dice and type the results
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
        let face = |word: &str| word.parse::<u8>().map_err(|_| format!("\"{word}\" is not a die result"));
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
    /// View of a side, `public` or `referee`
    #[arg(long = "as", default_value = "referee")]
    pub viewer: String,
    /// The position after this many actions
    #[arg(long)]
    pub after: Option<usize>,
    /// Leave the hex numbers out
    #[arg(long)]
    pub no_labels: bool,
}

#[derive(clap::Args)]
pub struct Soak {
    /// The game (default: all of them)
    pub game: Option<String>,
    /// This many decisions of each game (default: 500,000)
    #[arg(long, value_name = "N", conflicts_with_all = ["games", "seconds"])]
    pub decisions: Option<u64>,
    /// This many games of each game
    #[arg(long, value_name = "N", conflicts_with = "seconds")]
    pub games: Option<u64>,
    /// This many seconds in all
    #[arg(long, value_name = "S")]
    pub seconds: Option<f64>,
    /// The seed of the first game; the next one has the next seed
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
    /// Only this scenario (default: all, in turn)
    #[arg(long)]
    pub scenario: Option<String>,
    /// An option of the game, for example organisation=fatigue
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub options: Vec<String>,
    /// The seed (default: 0, or random if a program plays)
    #[arg(long)]
    pub seed: Option<u64>,
    /// Seconds that a program may take for one decision; after that it loses the game
    #[arg(long, value_name = "SECONDS", default_value_t = 30, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    pub time: u64,
    /// Nodes per search, instead of the bot's own number; two numbers for two bots
    #[arg(long, value_delimiter = ',')]
    pub nodes: Vec<u64>,
    /// Games at the same time (default: one per core)
    #[arg(long)]
    pub threads: Option<usize>,
    /// Save every game in this folder
    #[arg(long, value_name = "FOLDER")]
    pub save: Option<std::path::PathBuf>,
    /// Standing orders by the name of a preset; two names for two bots
    #[arg(long, value_name = "PRESET", value_delimiter = ',')]
    pub orders: Vec<String>,
    /// Say how often each bot was asked in the turns of the other
    #[arg(long)]
    pub count_questions: bool,
}
