//! `units.toml`: counters, leaders, banners.

use super::{seat, wrong};
use crate::ids::GroupId;
use crate::state::{ALLIED, ORDER};
use engine::Seat;
use engine::content::Flaw;
use engine::rule::Bilingual;
use serde::Deserialize;

/// What a counter is (G-1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub enum Kind {
    Cavalry,
    HorseArcher,
    Infantry,
    Archer,
    Crossbow,
    Bombard,
}

pub const KINDS: [Kind; 6] =
    [Kind::Cavalry, Kind::HorseArcher, Kind::Infantry, Kind::Archer, Kind::Crossbow, Kind::Bombard];

impl Kind {
    pub fn id(self) -> &'static str {
        ["cavalry", "horse-archer", "infantry", "archer", "crossbow", "bombard"][self as usize]
    }

    pub(super) fn parse(text: &str) -> Option<Kind> {
        KINDS.into_iter().find(|kind| kind.id() == text)
    }

    /// Cavalry and horse archers: those of the cavalry phases (G-R62).
    #[inline]
    pub fn mounted(self) -> bool {
        matches!(self, Kind::Cavalry | Kind::HorseArcher)
    }

    /// Those whose speed becomes weight (G-5.6.1): not horse archers (G-11.5.3).
    #[inline]
    pub fn charges(self) -> bool {
        self == Kind::Cavalry
    }

    /// Those who have a zone of control and attack (G-3.2.2).
    #[inline]
    pub fn controls(self) -> bool {
        matches!(self, Kind::Cavalry | Kind::HorseArcher | Kind::Infantry)
    }

    /// Foot that shoots: two faces, no zone of control, never attacks (G-11.1.1, G-3.2.2).
    #[inline]
    pub fn missile(self) -> bool {
        matches!(self, Kind::Archer | Kind::Crossbow | Kind::Bombard)
    }

    /// Who shoots at all, on foot or in the saddle.
    #[inline]
    pub fn shoots(self) -> bool {
        self.missile() || self == Kind::HorseArcher
    }
}

/// Who a counter belongs to, for set-up, flight and the death of an army's leader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Nation {
    Poland,
    Lithuania,
    Tatars,
    Order,
}

pub const NATIONS: [Nation; 4] = [Nation::Poland, Nation::Lithuania, Nation::Tatars, Nation::Order];

impl Nation {
    pub fn id(self) -> &'static str {
        ["poland", "lithuania", "tatars", "order"][self as usize]
    }
}

/// A counter as it is printed.
#[derive(Clone, Debug)]
pub struct Counter {
    /// `PKR1`.
    pub id: String,
    pub side: Seat,
    pub nation: Nation,
    pub kind: Kind,
    pub armour: u8,
    pub strength: u8,
    pub reduced: u8,
    /// In half points.
    pub movement: u8,
    /// Its group, by number.
    pub group: GroupId,
    /// Its place in the group, from 1; the first is the chief (G-13.1.1).
    pub place: u8,
    /// The leader it is assigned to (G-13.1.5), by number.
    pub leader: u8,
    pub number: u16,
    /// The name of its class: `heavy-cavalry`.
    pub class: &'static str,
}

#[derive(Clone, Debug)]
pub struct Group {
    pub id: String,
    pub name: Bilingual,
    pub nation: Nation,
    pub kind: Kind,
    pub arms: Option<String>,
    pub colour: Option<String>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LeaderCard {
    pub id: String,
    side: String,
    pub nation: Nation,
    pub name: Bilingual,
    pub short: String,
    pub army: bool,
    pub range: u8,
}

impl LeaderCard {
    pub fn seat(&self) -> Seat {
        if self.side == "order" { ORDER } else { ALLIED }
    }
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BannerCard {
    pub id: String,
    side: String,
    pub name: Bilingual,
}

impl BannerCard {
    pub fn seat(&self) -> Seat {
        if self.side == "order" { ORDER } else { ALLIED }
    }
}

#[derive(Debug)]
pub struct Counters {
    pub units: Vec<Counter>,
    pub groups: Vec<Group>,
    pub leaders: Vec<LeaderCard>,
    pub banners: Vec<BannerCard>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CountersFile {
    #[serde(rename = "format")]
    _format: u32,
    #[serde(rename = "game")]
    _game: String,
    class: Vec<ClassFile>,
    leader: Vec<LeaderCard>,
    banner: Vec<BannerCard>,
    group: Vec<GroupFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ClassFile {
    id: String,
    kind: String,
    armour: u8,
    strength: u8,
    reduced: u8,
    movement: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GroupFile {
    id: String,
    side: String,
    nation: Nation,
    name: Bilingual,
    kind: String,
    armour: Vec<u8>,
    arms: Option<String>,
    colour: Option<String>,
    leaders: Vec<String>,
    number: u16,
    #[serde(rename = "source")]
    _source: String,
}

/// The ten classes of counters.
pub const CLASSES: [&str; 10] = [
    "heavy-cavalry",
    "regular-cavalry",
    "light-cavalry",
    "horse-archers",
    "heavy-infantry",
    "light-infantry",
    "militia",
    "archers",
    "crossbowmen",
    "bombard",
];

const UNITS: &str = "units.toml";

impl Counters {
    pub(super) fn read(file: CountersFile) -> Result<Counters, Flaw> {
        let (mut units, mut groups) = (Vec::new(), Vec::new());
        for group in file.group {
            let kind =
                Kind::parse(&group.kind).ok_or_else(|| wrong(UNITS, "flaw-kind", group.kind.as_str()))?;
            for (place, armour) in group.armour.iter().enumerate() {
                let class =
                    file.class.iter().find(|class| class.kind == group.kind && class.armour == *armour);
                let unknown = || wrong(UNITS, "flaw-kind", format!("{} {armour}", group.kind));
                let class = class.ok_or_else(unknown)?;
                let name = CLASSES.into_iter().find(|name| *name == class.id).ok_or_else(unknown)?;
                let leader = group.leaders.get(place).or(group.leaders.first()).map_or("", String::as_str);
                let leader = file.leader.iter().position(|it| it.id == leader);
                units.push(Counter {
                    id: format!("{}{}", group.id, place + 1),
                    side: seat(UNITS, &group.side)?,
                    nation: group.nation,
                    kind,
                    armour: *armour,
                    strength: class.strength,
                    reduced: class.reduced,
                    movement: class.movement * 2,
                    group: GroupId::new(groups.len()),
                    place: place as u8 + 1,
                    leader: leader.ok_or_else(|| wrong(UNITS, "flaw-leader", group.id.as_str()))? as u8,
                    number: group.number + place as u16,
                    class: name,
                });
            }
            groups.push(Group {
                id: group.id,
                name: group.name,
                nation: group.nation,
                kind,
                arms: group.arms,
                colour: group.colour,
            });
        }
        if units.len() > usize::from(u8::MAX) - 1 || groups.len() > 254 {
            return Err(wrong(UNITS, "flaw-table", "group"));
        }
        Ok(Counters { units, groups, leaders: file.leader, banners: file.banner })
    }

    pub fn unit(&self, id: &str) -> Option<usize> {
        self.units.iter().position(|unit| unit.id.eq_ignore_ascii_case(id))
    }

    pub fn leader(&self, id: &str) -> Option<usize> {
        self.leaders.iter().position(|leader| leader.id.eq_ignore_ascii_case(id))
    }

    pub fn banner(&self, id: &str) -> Option<usize> {
        self.banners.iter().position(|banner| banner.id.eq_ignore_ascii_case(id))
    }
}
