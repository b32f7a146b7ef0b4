//! The scenarios: who takes part, where and when.

use super::{Counters, Kind, NATIONS, Nation, seat, wrong};
use crate::field::{Field, HexId};
use engine::Seat;
use engine::content::Flaw;
use engine::rule::Bilingual;
use engine::sorted::InOrder;
use hexboard::{Edge, Orientation, Side};
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Debug)]
pub struct Scenario {
    pub id: String,
    pub title: Bilingual,
    pub summary: Bilingual,
    pub first: Seat,
    pub setup: [Seat; 2],
    pub turns: u8,
    pub clock: String,
    pub morale: i8,
    pub automatic_victory: bool,
    /// Counters that are not set up come as reinforcements.
    pub reserves: bool,
    /// Leaders and banners that take part, by number in the box.
    pub leaders: Vec<usize>,
    pub banners: Vec<usize>,
    /// Edges to flee to, by nation.
    pub home: [Vec<Edge>; 4],
    pub zones: Vec<SetUpZone>,
    pub reinforcements: Vec<Reinforcements>,
    pub default: Placing,
}

/// Where counters of some nations and kinds may be set up.
#[derive(Debug)]
pub struct SetUpZone {
    pub id: String,
    pub side: Seat,
    pub nations: Vec<Nation>,
    pub kinds: Vec<Kind>,
    pub hexes: Vec<HexId>,
    /// Counters of this zone may wait as reinforcements (G-R63).
    pub hold_back: bool,
}

#[derive(Debug)]
pub struct Reinforcements {
    pub side: Seat,
    pub cavalry: u8,
    pub foot: u8,
    pub hexes: Vec<HexId>,
    /// Where Lithuanians come, if not with the others.
    pub lithuania: Option<Vec<HexId>>,
    /// In which order a computer player brings groups.
    pub arrival: Vec<String>,
}

/// A complete set-up.
#[derive(Debug, Default)]
pub struct Placing {
    /// Counter, hex, facing.
    pub units: Vec<(usize, HexId, Side)>,
    /// Leader, and the counter he stands with.
    pub leaders: Vec<(usize, usize)>,
    pub banners: Vec<(usize, usize)>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct ScenarioFile {
    #[serde(rename = "format")]
    _format: u32,
    #[serde(rename = "game")]
    _game: String,
    id: String,
    title: Bilingual,
    summary: Bilingual,
    first: String,
    setup: [String; 2],
    turns: u8,
    clock: String,
    morale: i8,
    automatic_victory: bool,
    reserves: bool,
    sides: BTreeMap<String, SideFile>,
    #[serde(default)]
    zone: Vec<ZoneFile>,
    #[serde(default)]
    reinforcements: Vec<ReinforcementsFile>,
    default: DefaultFile,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SideFile {
    leaders: Vec<String>,
    banners: Vec<String>,
    home: BTreeMap<String, Vec<String>>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct ZoneFile {
    id: String,
    side: String,
    nations: Vec<Nation>,
    kinds: Vec<String>,
    anchors: Vec<String>,
    radius: u32,
    #[serde(default = "yes")]
    hold_back: bool,
}

fn yes() -> bool {
    true
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct ReinforcementsFile {
    side: String,
    cavalry: u8,
    foot: u8,
    edge: Option<String>,
    #[serde(default)]
    hexes: Vec<String>,
    lithuania: Option<Vec<String>>,
    #[serde(default)]
    arrival: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DefaultFile {
    units: Vec<String>,
    leaders: Vec<String>,
    banners: Vec<String>,
}

pub fn edge(name: &str, word: &str) -> Result<Edge, Flaw> {
    Ok(match word {
        "north" => Edge::North,
        "south" => Edge::South,
        "west" => Edge::West,
        "east" => Edge::East,
        _ => return Err(wrong(name, "flaw-edge", word)),
    })
}

impl Scenario {
    pub(super) fn read(
        name: &str,
        file: ScenarioFile,
        counters: &Counters,
        field: &Field,
    ) -> Result<Scenario, Flaw> {
        let reading = Reading { name, counters, field };
        let (mut leaders, mut banners) = (Vec::new(), Vec::new());
        for side in file.sides.values() {
            for id in &side.leaders {
                leaders.push(reading.leader(id)?);
            }
            for id in &side.banners {
                banners.push(reading.banner(id)?);
            }
        }
        leaders.put_in_order();
        banners.put_in_order();
        let zones = file.zone.into_iter().map(|zone| reading.zone(zone));
        let reinforcements = file.reinforcements.into_iter().map(|entry| reading.reinforcements(entry));
        let [first, second] = &file.setup;
        Ok(Scenario {
            home: reading.home(&file.sides)?,
            zones: zones.collect::<Result<_, _>>()?,
            reinforcements: reinforcements.collect::<Result<_, _>>()?,
            default: reading.placing(&file.default)?,
            first: seat(name, &file.first)?,
            setup: [seat(name, first)?, seat(name, second)?],
            id: file.id,
            title: file.title,
            summary: file.summary,
            turns: file.turns,
            clock: file.clock,
            morale: file.morale,
            automatic_victory: file.automatic_victory,
            reserves: file.reserves,
            leaders,
            banners,
        })
    }
}

/// What the words of a file may name.
struct Reading<'a> {
    name: &'a str,
    counters: &'a Counters,
    field: &'a Field,
}

impl Reading<'_> {
    fn wrong(&self, id: &'static str, what: &str) -> Flaw {
        wrong(self.name, id, what)
    }

    fn hex(&self, label: &str) -> Result<HexId, Flaw> {
        self.field.find(label).ok_or_else(|| self.wrong("flaw-hex", label))
    }

    fn hexes(&self, labels: &[String]) -> Result<Vec<HexId>, Flaw> {
        labels.iter().map(|label| self.hex(label)).collect()
    }

    fn unit(&self, id: &str) -> Result<usize, Flaw> {
        self.counters.unit(id).ok_or_else(|| self.wrong("flaw-counter", id))
    }

    fn leader(&self, id: &str) -> Result<usize, Flaw> {
        self.counters.leader(id).ok_or_else(|| self.wrong("flaw-leader", id))
    }

    fn banner(&self, id: &str) -> Result<usize, Flaw> {
        self.counters.banner(id).ok_or_else(|| self.wrong("flaw-banner", id))
    }

    /// The edges to flee to, by nation.
    fn home(&self, sides: &BTreeMap<String, SideFile>) -> Result<[Vec<Edge>; 4], Flaw> {
        let mut home: [Vec<Edge>; 4] = Default::default();
        for (nation, edges) in sides.values().flat_map(|side| &side.home) {
            let known = NATIONS.into_iter().find(|it| it.id() == nation);
            let nation = known.ok_or_else(|| self.wrong("flaw-nation", nation))?;
            home[nation as usize] =
                edges.iter().map(|word| edge(self.name, word)).collect::<Result<_, _>>()?;
        }
        Ok(home)
    }

    fn zone(&self, zone: ZoneFile) -> Result<SetUpZone, Flaw> {
        let mut hexes = Vec::new();
        for anchor in &zone.anchors {
            hexes.extend(self.field.within(self.hex(anchor)?, zone.radius));
        }
        hexes.put_in_order();
        hexes.dedup();
        let kind = |word: &String| Kind::parse(word).ok_or_else(|| self.wrong("flaw-kind", word));
        Ok(SetUpZone {
            id: zone.id,
            side: seat(self.name, &zone.side)?,
            nations: zone.nations,
            kinds: zone.kinds.iter().map(kind).collect::<Result<_, _>>()?,
            hexes,
            hold_back: zone.hold_back,
        })
    }

    fn reinforcements(&self, entry: ReinforcementsFile) -> Result<Reinforcements, Flaw> {
        let mut hexes = self.hexes(&entry.hexes)?;
        if let Some(word) = &entry.edge {
            hexes.extend(self.field.edge(edge(self.name, word)?));
        }
        Ok(Reinforcements {
            side: seat(self.name, &entry.side)?,
            cavalry: entry.cavalry,
            foot: entry.foot,
            hexes,
            lithuania: entry.lithuania.map(|labels| self.hexes(&labels)).transpose()?,
            arrival: entry.arrival,
        })
    }

    fn placing(&self, file: &DefaultFile) -> Result<Placing, Flaw> {
        let mut placing = Placing::default();
        for line in &file.units {
            let words: Vec<&str> = line.split_whitespace().collect();
            let [id, label, facing] = words.as_slice() else { return Err(self.wrong("flaw-line", line)) };
            let facing =
                Side::parse(facing, Orientation::Flat).ok_or_else(|| self.wrong("flaw-facing", facing))?;
            placing.units.push((self.unit(id)?, self.hex(label)?, facing));
        }
        for line in &file.leaders {
            let (id, with) = self.pair(line)?;
            placing.leaders.push((self.leader(id)?, self.unit(with)?));
        }
        for line in &file.banners {
            let (id, with) = self.pair(line)?;
            placing.banners.push((self.banner(id)?, self.unit(with)?));
        }
        Ok(placing)
    }

    fn pair<'a>(&self, line: &'a str) -> Result<(&'a str, &'a str), Flaw> {
        line.split_once(' ').ok_or_else(|| self.wrong("flaw-line", line))
    }
}
