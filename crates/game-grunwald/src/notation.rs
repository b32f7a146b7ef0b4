//! The short notation of actions; what they look like on a board is said in `gestures`.
//!
//! `move PKR1`, `f` a hex ahead, `f=` at the same pace, `r1` `l2` `b` turns, `attack PKR1+PKR2 x 0915`, `fire PXB1 TGM1`.

mod gestures;

pub use gestures::gesture;

use crate::action::Action;
use crate::ch05_combat::counter_charge::CounterCharge;
use crate::content::Counters;
use crate::field::HexId;
use crate::look::Look;
use crate::state::*;
use arrayvec::ArrayVec;
use engine::Refusal;
use engine::text::Phrase;
use engine::verbs::{Notation, Word};
use engine::{verbs, word};
use hexboard::{Orientation, Side};

/// Pieces of a scene: counters by their number, leaders and banners after them.
pub const LEADER: u16 = 300;
pub const BANNER: u16 = 400;

verbs! { Action, Look<'_>;
    ["place" (unit: Unit) (hex: Hex) (facing: Front)]  => Place { unit, hex, facing };
    ["unplace" (unit: Unit)]                           => Unplace { unit };
    ["formation" (unit: Unit)]                         => Formation { unit };
    ["leader" (leader: Leader) (unit: Unit)]           => PlaceLeader { leader, unit };
    ["banner" (banner: Banner) (leader: Leader)]       => PlaceBanner { banner, leader };
    ["attach" (unit: Unit) (leader: Leader)]           => Attach { unit, leader };
    ["default"]                                        => UseDefault;
    ["ready"]                                          => EndSetup;

    ["fire" (by: Unit) (at: Target)]                   => Fire { by, at };
    ["hold-fire"]                                      => HoldFire;
    ["shoot-back" (at: Target)]                        => ShootBack { at };
    ["friend" (unit: Unit)]                            => FriendHit { unit };

    ["rally" (unit: Panicked)]                         => TryRally { unit };
    ["rally" (unit: Unit)]                             => Rally { unit };
    ["flee" (unit: Unit)]                              => Flee { unit };
    ["flee-to" (hex: Hex)]                             => FleeTo { hex };

    ["move" (unit: Unit)]                              => Move { unit };
    ["move" (leader: MovingLeader)]                    => MoveLeader { leader };
    ["enter" (unit: Unit) (hex: Hex) (facing: Front)]  => Enter { unit, hex, facing };
    ["return" (unit: Unit) (hex: Hex) (facing: Front)] => Return { unit, hex, facing };
    ["return" (leader: Leader) (hex: Hex)]             => ReturnLeader { leader, hex };
    ["pass" (banner: Banner) (to: Unit)]               => PassBanner { banner, to };
    ["wreck" (unit: Unit)]                             => Wreck { unit };
    ["end"]                                            => EndPhase;

    ["f"]                                              => Forward { hold: false };
    ["f="]                                             => Forward { hold: true };
    [(sixths: Turns)]                                  => Turn { sixths };
    ["overrun"]                                        => Overrun;
    ["min" "f" (facing: Front)]                        => Minimum { advance: true, facing };
    ["min" (facing: Front)]                            => Minimum { advance: false, facing };
    ["flip"]                                           => Flip;
    ["exit"]                                           => Exit;
    ["take" (leader: Leader)]                          => TakeLeader { leader };
    ["leave"]                                          => LeaveLeader;
    ["stop"]                                           => Stop;
    ["to" (hex: Hex)]                                  => LeaderTo { hex };

    ["counter" (ride: Charge)]                        => CounterCharge(ride);
    ["hold-back"]                                      => HoldBack;
    ["aside" (unit: Unit) (hex: Hex)]                  => Aside { unit, hex };
    ["take-up" (unit: Unit)]                           => TakeUp { unit };

    ["attack" (attackers: List<Unit, MOST_IN_COMBAT>) "x" (hexes: List<Hex, 16>)] => Attack { attackers, hexes };
    ["fort" (units: List<Unit, MOST_IN_COMBAT>)]                       => FortFighters { units };
    ["lose" (unit: Unit)]                              => Lose { unit };
    ["back" (unit: Unit) (hex: Hex) (leader: Led)]     => FallBack { unit, hex, leader };
    ["face" (facing: Front)]                           => Face { facing };
    ["next" (unit: Unit)]                              => Next { unit };
    ["pursue" (trace: Trail) (leader: Led)]            => Pursue { trace, leader };
    ["on" (hex: Hex)]                                  => PursueTo { hex };
    ["stay"]                                           => StayPut;
    ["advance" (hex: Hex) (leader: Led)]               => Advance { hex, leader };
    ["remove" (unit: Unit)]                            => Remove { unit };
}

pub fn write(look: &Look, action: &Action) -> String {
    Notation::write(action, look)
}

pub fn read(look: &Look, text: &str) -> Result<Action, Refusal> {
    let words: Vec<&str> = text.split_whitespace().take(64).collect();
    let unknown = || Refusal::unreadable(Phrase::new("read-unknown").with("text", text));
    let verb = words.first().copied().unwrap_or_default();
    <Action as Notation<Look>>::read(look, verb, &words).map_err(|why| why.unwrap_or_else(unknown))
}

// ---------------------------------------------------------------- the words

type Understood<T> = Result<T, Option<Refusal>>;

fn known<T>(found: Option<T>, no: &'static str, what: &'static str, word: &str) -> Understood<T> {
    found.ok_or_else(|| Some(Refusal::unreadable(Phrase::new(no).with(what, word))))
}

/// The counters, leaders and banners of the box, of which some take no part in this battle.
fn box_of<'a>(look: &Look<'a>) -> &'a Counters {
    &look.rules.content.counters
}

word! { Unit, Look<'_>, UnitId, "UNIT";
    write  |look, unit| look.name(unit).to_string();
    read   |look, word| {
        let elsewhere = box_of(look).unit(word).is_some();
        known(look.find(word), if elsewhere { "read-unit-elsewhere" } else { "read-no-unit" }, "unit", word)
    };
    exists |look, unit| usize::from(unit) < look.rules.roster.len();
}

word! {
    /// Who has panicked tries to rally.
    Panicked, Look<'_>, UnitId, "UNIT";
    write  |look, unit| Unit::write(look, unit);
    read   |look, word| {
        let panicked = |unit: &UnitId| look.state.unit(*unit).cohesion == Cohesion::Panicked;
        Some(Unit::read(look, &[word])?).filter(panicked).ok_or(None)
    };
    exists |look, unit| Unit::exists(look, unit);
}

word! { Hex, Look<'_>, HexId, "HEX";
    write  |look, hex| look.label(hex).to_string();
    read   |look, word| known(look.field().find(word), "read-no-hex", "hex", word);
    exists |look, hex| usize::from(hex) < look.field().len();
}

word! { Front, Look<'_>, Side, "FACING";
    write |_, facing| facing.name(Orientation::Flat).to_string();
    read  |_, word| known(Side::parse(word, Orientation::Flat), "read-no-facing", "facing", word);
}

word! { Leader, Look<'_>, LeaderId, "LEADER";
    write  |look, leader| look.leader_card(leader).id.clone();
    read   |look, word| {
        let named = |at: &LeaderId| look.leader_card(*at).id.eq_ignore_ascii_case(word);
        let elsewhere = box_of(look).leader(word).is_some();
        let no = if elsewhere { "read-leader-elsewhere" } else { "read-no-leader" };
        known(LeaderId::all(look.state.leaders.len()).find(named), no, "leader", word)
    };
    exists |look, leader| usize::from(leader) < look.state.leaders.len();
}

word! {
    /// A leader where a counter could stand as well, which has been looked for before him.
    MovingLeader, Look<'_>, LeaderId, "LEADER";
    write  |look, leader| Leader::write(look, leader);
    read   |look, word| match (Leader::read(look, &[word]), box_of(look)) {
        // It is a counter, and the row of the counters has said why not.
        (Err(_), counters) if counters.unit(word).is_some() => Err(None),
        (Err(_), counters) if counters.leader(word).is_none() => known(None, "read-nobody", "name", word),
        (read, _) => read,
    };
    exists |look, leader| Leader::exists(look, leader);
}

word! { Banner, Look<'_>, BannerId, "BANNER";
    write  |look, banner| look.banner_id(banner).to_string();
    read   |look, word| {
        let named = |at: &BannerId| look.banner_id(*at).eq_ignore_ascii_case(word);
        let elsewhere = box_of(look).banner(word).is_some();
        let no = if elsewhere { "read-banner-elsewhere" } else { "read-no-banner" };
        known(BannerId::all(look.state.banners.len()).find(named), no, "banner", word)
    };
    exists |look, banner| usize::from(banner) < look.state.banners.len();
}

word! {
    /// Sixths of a turn to the right, to the left, about.
    Turns, Look<'_>, i8, "r1 r2 l1 l2 b";
    write |_, sixths| match sixths {
        3 | -3 => "b".into(),
        right @ 1.. => format!("r{right}"),
        left => format!("l{}", left.unsigned_abs()),
    };
    read  |_, word| {
        let turns = [("r1", 1), ("r2", 2), ("l1", -1), ("l2", -2), ("b", 3)];
        turns.into_iter().find_map(|(known, sixths)| (known == word).then_some(sixths)).ok_or(None)
    };
}

word! {
    /// A way of the beaten that is followed, numbered from one.
    Trail, Look<'_>, TraceId, "NUMBER";
    write |_, trace| (trace.index() + 1).to_string();
    read  |_, word| {
        let number = word.parse::<u8>().ok().and_then(|number| number.checked_sub(1));
        number.map(|number| TraceId::new(number.into())).ok_or(None)
    };
}

/// Several of a kind, with a plus between them.
struct List<W, const MOST: usize>(std::marker::PhantomData<W>);

impl<'a, W: Word<Look<'a>>, const MOST: usize> Word<Look<'a>> for List<W, MOST> {
    type Value = ArrayVec<W::Value, MOST>;
    const NAME: &'static str = "LIST";

    fn write(look: &Look<'a>, list: Self::Value) -> String {
        list.into_iter().map(|it| W::write(look, it)).collect::<Vec<_>>().join("+")
    }
    fn read(look: &Look<'a>, words: &[&str]) -> Understood<Self::Value> {
        let mut list = ArrayVec::new();
        for word in words[0].split('+') {
            list.try_push(W::read(look, &[word])?).map_err(|_| None)?;
        }
        Ok(list)
    }
    fn exists(look: &Look<'a>, list: Self::Value) -> bool {
        list.into_iter().all(|it| W::exists(look, it))
    }
}

/// What is shot at: a unit, leaders who stand alone, walls.
struct Target;

impl Word<Look<'_>> for Target {
    type Value = Aim;
    const NAME: &'static str = "TARGET";
    const WORDS: [usize; 2] = [1, 2];

    fn write(look: &Look, at: Aim) -> String {
        match at {
            Aim::Unit(unit) => Unit::write(look, unit),
            Aim::Leaders(hex) => format!("@{}", Hex::write(look, hex)),
            Aim::Object(hex) => format!("walls {}", Hex::write(look, hex)),
        }
    }
    fn read(look: &Look, words: &[&str]) -> Understood<Aim> {
        match *words {
            ["walls", label] => Ok(Aim::Object(Hex::read(look, &[label])?)),
            [name] => match name.strip_prefix('@') {
                Some(label) => Ok(Aim::Leaders(Hex::read(look, &[label])?)),
                None => Ok(Aim::Unit(Unit::read(look, words)?)),
            },
            _ => Err(None),
        }
    }
    fn exists(look: &Look, at: Aim) -> bool {
        match at {
            Aim::Unit(unit) => Unit::exists(look, unit),
            Aim::Leaders(hex) | Aim::Object(hex) => Hex::exists(look, hex),
        }
    }
}

/// A leader goes along.
struct Led;

impl Word<Look<'_>> for Led {
    type Value = bool;
    const NAME: &'static str = "led";
    const WORDS: [usize; 2] = [0, 1];

    fn write(_: &Look, led: bool) -> String {
        String::from(if led { "led" } else { "" })
    }
    fn read(_: &Look, words: &[&str]) -> Understood<bool> {
        match words {
            [] => Ok(false),
            ["led"] => Ok(true),
            _ => Err(None),
        }
    }
}

/// Who counter-charges and where he ends; how he turns for it follows.
struct Charge;

impl Word<Look<'_>> for Charge {
    type Value = CounterCharge;
    const NAME: &'static str = "UNIT HEX";
    const WORDS: [usize; 2] = [2, 2];

    fn write(look: &Look, CounterCharge { unit, to, .. }: CounterCharge) -> String {
        format!("{} {}", Unit::write(look, unit), Hex::write(look, to))
    }
    fn read(look: &Look, words: &[&str]) -> Understood<CounterCharge> {
        let (unit, to) = (Unit::read(look, &words[..1])?, Hex::read(look, &words[1..])?);
        let target = look.countered_hex().unwrap_or(to);
        let ride = look.counter_charges(unit, target).into_iter().find(|ride| ride.to == to);
        Ok(ride.unwrap_or(CounterCharge { unit, turn: 0, to }))
    }
    fn exists(look: &Look, CounterCharge { unit, to, .. }: CounterCharge) -> bool {
        Unit::exists(look, unit) && Hex::exists(look, to)
    }
}
