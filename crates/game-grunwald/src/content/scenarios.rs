//! The scenarios: who takes part, where and when.

use super::{Counters, Kind, NATIONS, Nation, seat, wrong};
use crate::field::{Field, HexId};
use engine::Seat;
use engine::content::Flaw;
use engine::rule::Bilingual;
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
    pub zones: Vec<Zone>,
    pub reinforcements: Vec<Reinforcements>,
    pub default: Placing,
}

/// Where counters of some nations and kinds may be set up.
#[derive(Debug)]
pub struct Zone {
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
        let hex = |label: &str| field.find(label).ok_or_else(|| wrong(name, "flaw-hex", label));
        let unit = |id: &str| counters.unit(id).ok_or_else(|| wrong(name, "flaw-counter", id));
        let leader = |id: &str| counters.leader(id).ok_or_else(|| wrong(name, "flaw-leader", id));
        let banner = |id: &str| counters.banner(id).ok_or_else(|| wrong(name, "flaw-banner", id));
        let (mut leaders, mut banners) = (Vec::new(), Vec::new());
        let mut home: [Vec<Edge>; 4] = Default::default();
        for side in file.sides.values() {
            for id in &side.leaders {
                leaders.push(leader(id)?);
            }
            for id in &side.banners {
                banners.push(banner(id)?);
            }
            for (nation, edges) in &side.home {
                let known = NATIONS.into_iter().find(|it| it.id() == nation);
                let nation = known.ok_or_else(|| wrong(name, "flaw-nation", nation.as_str()))?;
                home[nation as usize] =
                    edges.iter().map(|word| edge(name, word)).collect::<Result<_, _>>()?;
            }
        }
        leaders.sort_unstable();
        banners.sort_unstable();
        let mut zones = Vec::new();
        for zone in file.zone {
            let mut hexes = Vec::new();
            for anchor in &zone.anchors {
                let anchor = hex(anchor)?;
                hexes.extend(field.within(anchor, zone.radius));
            }
            hexes.sort_unstable();
            hexes.dedup();
            let kind =
                |word: &String| Kind::parse(word).ok_or_else(|| wrong(name, "flaw-kind", word.as_str()));
            zones.push(Zone {
                id: zone.id,
                side: seat(name, &zone.side)?,
                nations: zone.nations,
                kinds: zone.kinds.iter().map(kind).collect::<Result<_, _>>()?,
                hexes,
                hold_back: zone.hold_back,
            });
        }
        let mut reinforcements = Vec::new();
        for entry in file.reinforcements {
            let mut hexes: Vec<HexId> =
                entry.hexes.iter().map(|label| hex(label)).collect::<Result<_, _>>()?;
            if let Some(word) = &entry.edge {
                hexes.extend(field.edge(edge(name, word)?));
            }
            let lithuania = match &entry.lithuania {
                Some(list) => Some(list.iter().map(|label| hex(label)).collect::<Result<_, _>>()?),
                None => None,
            };
            reinforcements.push(Reinforcements {
                side: seat(name, &entry.side)?,
                cavalry: entry.cavalry,
                foot: entry.foot,
                hexes,
                lithuania,
                arrival: entry.arrival,
            });
        }
        let mut default = Placing::default();
        for line in &file.default.units {
            let words: Vec<&str> = line.split_whitespace().collect();
            let [id, label, facing] = words.as_slice() else {
                return Err(wrong(name, "flaw-line", line.as_str()));
            };
            let facing =
                Side::parse(facing, Orientation::Flat).ok_or_else(|| wrong(name, "flaw-facing", *facing))?;
            default.units.push((unit(id)?, hex(label)?, facing));
        }
        let pair = |line: &str| -> Option<(String, String)> {
            let (first, second) = line.split_once(' ')?;
            Some((first.to_string(), second.to_string()))
        };
        for line in &file.default.leaders {
            let (id, with) = pair(line).ok_or_else(|| wrong(name, "flaw-line", line.as_str()))?;
            default.leaders.push((leader(&id)?, unit(&with)?));
        }
        for line in &file.default.banners {
            let (id, with) = pair(line).ok_or_else(|| wrong(name, "flaw-line", line.as_str()))?;
            default.banners.push((banner(&id)?, unit(&with)?));
        }
        Ok(Scenario {
            id: file.id,
            title: file.title,
            summary: file.summary,
            first: seat(name, &file.first)?,
            setup: [seat(name, &file.setup[0])?, seat(name, &file.setup[1])?],
            turns: file.turns,
            clock: file.clock,
            morale: file.morale,
            automatic_victory: file.automatic_victory,
            reserves: file.reserves,
            leaders,
            banners,
            home,
            zones,
            reinforcements,
            default,
        })
    }
}
