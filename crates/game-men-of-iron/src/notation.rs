//! The short notation of actions; what they look like on a board is said in `gestures`.
//!
//! `activate wallace`, `move lincoln-mm1 with lincoln`, `3` a hex towards three o'clock, `stop 12`, `fire doria-cb2 godfrey-lb1`,
//! `charge alencon-mm1 prince-dm2`, `ride 0607+0608 facing 12`.

mod gestures;

pub use gestures::gesture;

use crate::action::{Action, Way};
use crate::ids::{CommandId, HexId, LeaderId, Leaders, MarkerId, StandardId, UnitId};
use crate::look::Look;
use crate::state::Formation as Array;
use engine::Refusal;
use engine::text::Phrase;
use engine::verbs::{Notation, Word};
use engine::{verbs, word};
use hexboard::{Corner, Orientation, Side};

/// Pieces of a scene: units by their number, then leaders, standards, wagons and bombards.
pub const LEADER: u16 = 300;
pub const STANDARD: u16 = 400;
pub const MARKER: u16 = 500;

verbs! { Action, Look<'_>;
    ["place" (unit: Unit) (hex: Hex) "facing" (facing: Hour)] => Place { unit, hex, facing };
    ["place" (leader: Leader) (unit: Unit)]                   => PlaceLeader { leader, unit };
    ["array" (unit: Unit) (formation: Formation)]             => Array { unit, formation };
    ["array" (command: Command) (formation: Formation)]       => ArrayAll { command, formation };
    ["dig" (hex: Hex) (side: Towards)]                        => Dig { hex, side };
    ["ready"]                                                 => Ready;

    ["activate" (command: Command)]                           => Activate { command };
    ["standard" (standard: Standard)]                         => Standard { standard };
    ["pass"]                                                  => Pass;
    ["try" (command: Command)]                                => Try { command };
    ["seize" (command: Command)]                              => Seize { command };
    ["let-roll"]                                              => LetRoll;
    ["small-folk"]                                            => SmallFolk;

    ["form"]                                                  => Form;
    ["break"]                                                 => Break;
    ["keep"]                                                  => Keep;
    ["to-horse" (unit: Unit)]                                 => ToHorse { unit };

    ["move" (unit: Unit) (leaders: With)]                     => Move { unit, leaders };
    [(side: Towards)]                                         => Step { side };
    ["stop" (facing: Hour)]                                   => Stop { facing };
    ["turn" (unit: Unit) (facing: Hour)]                      => Turn { unit, facing };
    ["change"]                                                => Change;
    ["enter" (unit: Unit) (hex: Hex) (leaders: With)]         => Enter { unit, hex, leaders };
    ["enter-leader" (leader: Leader) (hex: Hex)]              => EnterLeader { leader, hex };
    ["lead" (leader: Leader) (hex: Hex)]                      => LeaderTo { leader, hex };
    ["fire" (by: Unit) (at: Unit)]                            => Fire { by, at };
    ["bombard" (bombard: Bombard) (at: Unit)]                 => Bombard { bombard, at };
    ["end"]                                                   => EndMoving;

    ["attack" (unit: Unit) (target: Unit)]                    => Attack { unit, target };
    ["charge" (unit: Unit) (target: Unit)]                    => Charge { unit, target };
    ["withdraw" (unit: Unit)]                                 => Withdraw { unit };
    ["confirm"]                                               => Confirm;
    ["resolve" (unit: Unit)]                                  => Resolve { unit };
    ["ride" (way: Hexes) "facing" (facing: Hour)]             => Ride { way, facing };

    ["react" (by: Unit)]                                      => React { by };
    ["hold-fire"]                                             => HoldFire;
    ["counter" (unit: Unit) (target: Unit)]                   => CounterCharge { unit, target };
    ["evade" (unit: Unit) (way: Hexes) "facing" (facing: Hour)] => Evade { unit, way, facing };
    ["stand" (unit: Unit)]                                    => Stand { unit };

    ["next" (unit: Unit)]                                     => Next { unit };
    ["retreat" (way: Hexes) "facing" (facing: Hour)]          => Retreat { way, facing };
    ["retire" (hex: Hex) "facing" (facing: Hour)]             => RetireTo { hex, facing };
    ["leader-goes"]                                           => LeaderGoes;
    ["leader-stays"]                                          => LeaderStays;
    ["leader-with" (unit: Unit)]                              => LeaderWith { unit };
    ["advance" (unit: Unit) (hex: Hex) "facing" (facing: Hour)] => Advance { unit, hex, facing };
    ["continue" (unit: Unit) (hex: Hex)]                      => Continue { unit, hex };
    ["stay"]                                                  => StayPut;
    ["face" (facing: Hour)]                                   => Face { facing };
    ["put-out" (hex: Hex) "facing" (facing: Hour)]            => PutOut { hex, facing };
}

pub fn write(look: &Look, action: &Action) -> String {
    Notation::write(action, look)
}

pub fn read(look: &Look, text: &str) -> Result<Action, Refusal> {
    let mut words: Vec<&str> = text.split_whitespace().take(64).collect();
    // Whoever likes says "step 3" instead of "3".
    if words.len() == 2 && words[0] == "step" {
        words.remove(0);
    }
    let unknown = || Refusal::unreadable(Phrase::new("read-unknown").with("text", text));
    let verb = words.first().copied().unwrap_or_default();
    <Action as Notation<Look>>::read(look, verb, &words).map_err(|why| why.unwrap_or_else(unknown))
}

/// A formation as notation and positions call it.
pub fn formation_word(formation: Array) -> &'static str {
    match formation {
        Array::None => "none",
        Array::Wall => "wall",
        Array::Schiltron => "schiltron",
    }
}

pub fn formation_named(word: &str) -> Option<Array> {
    [Array::None, Array::Wall, Array::Schiltron].into_iter().find(|it| formation_word(*it) == word)
}

/// A standard by the Command whose it is, or by the side of the army.
pub fn standard_word<'a>(look: &Look<'a>, standard: StandardId) -> &'a str {
    let battle = look.battle();
    let it = battle.standard(standard);
    if it.command == CommandId::NONE { &battle.army(it.side).id } else { &battle.command(it.command).id }
}

pub fn standard_named(look: &Look, word: &str) -> Option<StandardId> {
    let all = StandardId::all(look.battle().standards.len());
    all.into_iter().find(|it| standard_word(look, *it).eq_ignore_ascii_case(word))
}

// ---------------------------------------------------------------- the words

type Understood<T> = Result<T, Option<Refusal>>;

fn known<T>(found: Option<T>, no: &'static str, what: &'static str, word: &str) -> Understood<T> {
    found.ok_or_else(|| Some(Refusal::unreadable(Phrase::new(no).with(what, word))))
}

word! { Unit, Look<'_>, UnitId, "UNIT";
    write  |look, unit| look.name(unit).to_string();
    read   |look, word| known(look.find(&word.to_ascii_lowercase()), "read-no-unit", "unit", word);
    exists |look, unit| unit.index() < look.state.units.len();
}

word! { Leader, Look<'_>, LeaderId, "LEADER";
    write  |look, leader| look.battle().leader(leader).id.clone();
    read   |look, word| {
        known(look.battle().find_leader(&word.to_ascii_lowercase()), "read-no-leader", "leader", word)
    };
    exists |look, leader| leader.index() < look.state.leaders.len();
}

word! { Command, Look<'_>, CommandId, "COMMAND";
    write  |look, command| look.battle().command(command).id.clone();
    read   |look, word| {
        known(look.battle().find_command(&word.to_ascii_lowercase()), "read-no-command", "command", word)
    };
    exists |look, command| command.index() < look.battle().commands.len();
}

word! { Standard, Look<'_>, StandardId, "STANDARD";
    write  |look, standard| standard_word(look, standard).to_string();
    read   |look, word| known(standard_named(look, word), "read-no-standard", "standard", word);
    exists |look, standard| standard.index() < look.state.standards.len();
}

word! {
    /// A bombard, counted from one.
    Bombard, Look<'_>, MarkerId, "NUMBER";
    write  |_, marker| (marker.index() + 1).to_string();
    read   |_, word| {
        let number = word.parse::<u8>().ok().and_then(|number| number.checked_sub(1));
        number.map(|number| MarkerId::new(number.into())).ok_or(None)
    };
    exists |look, marker| marker.index() < look.state.markers.len();
}

word! { Hex, Look<'_>, HexId, "HEX";
    write  |look, hex| look.label(hex).to_string();
    read   |look, word| known(look.field().find(word), "read-no-hex", "hex", word);
    exists |look, hex| hex.index() < look.field().len();
}

word! {
    /// A corner by the hour of a clock.
    Hour, Look<'_>, Corner, "HOUR";
    write |_, facing| facing.hour(Orientation::Pointy).to_string();
    read  |_, word| {
        let corner = word.parse().ok().and_then(|hour| Corner::from_hour(hour, Orientation::Pointy));
        known(corner, "read-no-facing", "facing", word)
    };
}

word! {
    /// A side by the hour of a clock.
    Towards, Look<'_>, Side, "SIDE";
    write |_, side| side.hour(Orientation::Pointy).to_string();
    read  |_, word| {
        let hour: u8 = word.parse().map_err(|_| None)?;
        known(Side::from_hour(hour, Orientation::Pointy), "read-no-side", "side", word)
    };
}

word! { Formation, Look<'_>, Array, "FORMATION";
    write |_, formation| formation_word(formation).to_string();
    read  |_, word| known(formation_named(word), "read-no-formation", "formation", word);
}

/// Hexes of a way, with a plus between them.
struct Hexes;

impl Word<Look<'_>> for Hexes {
    type Value = Way;
    const NAME: &'static str = "HEXES";

    fn write(look: &Look, way: Way) -> String {
        // Who stays where he is rides no way.
        let labels: Vec<&str> = way.iter().map(|hex| look.label(*hex)).collect();
        if labels.is_empty() { "-".into() } else { labels.join("+") }
    }
    fn read(look: &Look, words: &[&str]) -> Understood<Way> {
        let text = words.first().copied().unwrap_or_default();
        let mut way = Way::new();
        for word in text.split('+').filter(|_| text != "-") {
            way.try_push(Hex::read(look, &[word])?).map_err(|_| None)?;
        }
        Ok(way)
    }
    fn exists(look: &Look, way: Way) -> bool {
        way.into_iter().all(|hex| Hex::exists(look, hex))
    }
}

/// Leaders who ride along: `with edward1+durham`, or nothing.
struct With;

impl Word<Look<'_>> for With {
    type Value = Leaders;
    const NAME: &'static str = "with LEADERS";
    const WORDS: [usize; 2] = [0, 2];

    fn write(look: &Look, leaders: Leaders) -> String {
        if leaders.is_empty() {
            return String::new();
        }
        let names: Vec<String> = leaders.iter().map(|leader| Leader::write(look, leader)).collect();
        format!("with {}", names.join("+"))
    }
    fn read(look: &Look, words: &[&str]) -> Understood<Leaders> {
        match *words {
            [] => Ok(Leaders::NONE),
            ["with", names] => names.split('+').map(|name| Leader::read(look, &[name])).collect(),
            _ => Err(None),
        }
    }
    fn exists(look: &Look, leaders: Leaders) -> bool {
        leaders.within(look.state.leaders.len())
    }
}
