//! `army.toml` of a battle: its sides, Commands, leaders and units, read in the order in which one names the other.

use super::*;
use crate::content::{Reader, SpecialFile, says, wrong};
use crate::field::{Field, Ground, OFF};
use engine::content::{Flaw, Source};
use engine::position::Spanned;
use hexboard::Orientation;
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct ArmyFile {
    #[serde(rename = "format")]
    _format: u32,
    #[serde(rename = "game")]
    _game: String,
    #[serde(rename = "source")]
    _source: String,
    side: Vec<SideFile>,
    #[serde(default)]
    contingent: Vec<ContingentFile>,
    command: Vec<Spanned<CommandFile>>,
    #[serde(default)]
    standard: Vec<StandardFile>,
    #[serde(default)]
    marker: Vec<MarkerFile>,
    #[serde(default)]
    entry: Vec<EntryFile>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct SideFile {
    id: String,
    name: Name,
    flight_level: Spanned<u8>,
    worth: Spanned<u16>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ContingentFile {
    id: String,
    name: Name,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CommandFile {
    id: String,
    side: Spanned<String>,
    name: Name,
    colour: String,
    rgb: String,
    /// Only of a Command that nobody leads.
    rating: Option<u8>,
    #[serde(default)]
    leaders: Vec<Spanned<LeaderFile>>,
    /// `lincoln-mm1 MM 6/5 -2/0 0618 12`
    units: Vec<Spanned<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LeaderFile {
    id: String,
    name: Name,
    rating: u8,
    range: u8,
    #[serde(rename = "move")]
    movement: u8,
    #[serde(default)]
    king: bool,
    #[serde(default)]
    attached: bool,
    hex: Option<Spanned<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StandardFile {
    side: Spanned<String>,
    command: Option<Spanned<String>>,
    hex: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MarkerFile {
    kind: Spanned<String>,
    side: Spanned<String>,
    hex: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EntryFile {
    command: Spanned<String>,
    hexes: Vec<Spanned<String>>,
}

/// Where everything stood in the file, for whoever checks it.
pub(super) struct Lines {
    pub file: String,
    pub levels: [usize; 2],
    pub worths: [usize; 2],
    pub commands: Vec<usize>,
    pub leaders: Vec<usize>,
    pub units: Vec<usize>,
    pub standards: Vec<usize>,
    pub markers: Vec<usize>,
    pub entries: Vec<Vec<usize>>,
}

struct Reading<'a> {
    source: Source<'a>,
    field: &'a Field,
    file: ArmyFile,
}

impl Battle {
    pub(crate) fn read(reader: Reader, charts: &Charts, ground: &Ground) -> Result<Battle, Flaw> {
        let special_text = reader.text("special.toml")?;
        let special: SpecialFile =
            Source { file: &reader.name("special.toml"), text: &special_text }.toml()?;
        let field = Field::read(reader, reader.battle, ground, special.alter(false))?;
        let dry = match special.has_mud() {
            true => Some(Field::read(reader, reader.battle, ground, special.alter(true))?),
            false => None,
        };
        let (name, text) = (reader.name("army.toml"), reader.text("army.toml")?);
        let source = Source { file: &name, text: &text };
        let reading = Reading { source, field: &field, file: source.toml()? };
        let (mut battle, lines) = reading.battle(reader.battle)?;
        battle.title = special.title.clone();
        battle.summary = special.summary.clone();
        battle.date = special.date.clone();
        battle.fields = [Some(field), dry];
        battle.special = special.resolve(reader, &special_text, &battle)?;
        battle.check(charts, &lines)?;
        Ok(battle)
    }
}

/// `6/5`, `-2/0`, `+1/+2`: up and Disordered.
fn pair<T: std::str::FromStr>(word: &str) -> Option<[T; 2]> {
    let (up, down) = word.split_once('/')?;
    Some([up.parse().ok()?, down.parse().ok()?])
}

impl Reading<'_> {
    fn line<T>(&self, at: &Spanned<T>) -> usize {
        engine::content::line_of(self.source.text, at.span().start)
    }

    fn wrong<T>(&self, at: &Spanned<T>, what: &'static str, word: &str) -> Flaw {
        self.source.flaw(at.span(), says(what, word))
    }

    fn seat(&self, word: &Spanned<String>) -> Result<Seat, Flaw> {
        let found = self.file.side.iter().position(|it| it.id == *word.get_ref());
        found.map(|at| Seat(at as u8)).ok_or_else(|| self.wrong(word, "flaw-side", word.get_ref()))
    }

    fn command(&self, word: &Spanned<String>) -> Result<CommandId, Flaw> {
        let found = self.file.command.iter().position(|it| it.get_ref().id == *word.get_ref());
        found.map(CommandId::new).ok_or_else(|| self.wrong(word, "flaw-command", word.get_ref()))
    }

    fn hex(&self, word: &Spanned<String>) -> Result<HexId, Flaw> {
        self.field.find(word.get_ref()).ok_or_else(|| self.wrong(word, "flaw-hex", word.get_ref()))
    }

    /// A name with all its forms.
    fn named(&self, name: &Name) -> Result<Name, Flaw> {
        match name.spoilt() {
            Some(word) => Err(wrong(self.source.file, "flaw-name", word)),
            None => Ok(name.clone()),
        }
    }

    fn armies(&self) -> Result<[Army; 2], Flaw> {
        let read = |side: &SideFile| {
            Ok(Army {
                id: side.id.clone(),
                name: self.named(&side.name)?,
                flight_level: *side.flight_level.get_ref(),
                worth: *side.worth.get_ref(),
            })
        };
        let armies: Vec<Army> = self.file.side.iter().map(read).collect::<Result<_, Flaw>>()?;
        let count = armies.len().to_string();
        armies.try_into().map_err(|_| wrong(self.source.file, "flaw-two-sides", count))
    }

    /// One line of the order of battle.
    fn unit(&self, at: &Spanned<String>, side: Seat, command: CommandId) -> Result<Unit, Flaw> {
        let mut words = at.get_ref().split_whitespace();
        let mut next = || words.next().unwrap_or_default();
        let (id, kind, movement, shock, label) = (next(), next(), next(), next(), next());
        let wrong = |what, word: &str| self.wrong(at, what, word);
        let mut unit = Unit {
            id: id.to_string(),
            kind: UnitType::parse(kind).ok_or_else(|| wrong("flaw-type", kind))?,
            side,
            command,
            number: 1,
            movement: pair(movement).ok_or_else(|| wrong("flaw-pair", movement))?,
            shock: pair(shock).ok_or_else(|| wrong("flaw-pair", shock))?,
            hex: OFF,
            facing: Corner::ALL[0],
            contingent: None,
            on_foot: None,
        };
        if label != "off" {
            unit.hex = self.field.find(label).ok_or_else(|| wrong("flaw-hex", label))?;
            let facing = next();
            let hour = facing.parse().ok().and_then(|hour| Corner::from_hour(hour, Orientation::Pointy));
            unit.facing = hour.ok_or_else(|| wrong("flaw-facing", facing))?;
        }
        while let Some(word) = words.next() {
            match word {
                "of" => {
                    let id = words.next().unwrap_or_default();
                    let found = self.file.contingent.iter().position(|it| it.id == id);
                    unit.contingent = Some(found.ok_or_else(|| wrong("flaw-contingent", id))? as u8);
                }
                "on-foot" => {
                    let mut next = || words.next().unwrap_or_default();
                    let (kind, movement, shock) = (next(), next(), next());
                    unit.on_foot = Some(OnFoot {
                        kind: UnitType::parse(kind).ok_or_else(|| wrong("flaw-type", kind))?,
                        movement: pair(movement).ok_or_else(|| wrong("flaw-pair", movement))?,
                        shock: pair(shock).ok_or_else(|| wrong("flaw-pair", shock))?,
                    });
                }
                _ => return Err(wrong("flaw-line", word)),
            }
        }
        Ok(unit)
    }

    fn leader(&self, at: &Spanned<LeaderFile>, command: CommandId) -> Result<Leader, Flaw> {
        let file = at.get_ref();
        Ok(Leader {
            id: file.id.clone(),
            name: self.named(&file.name)?,
            command,
            rating: file.rating,
            range: file.range,
            movement: file.movement,
            king: file.king,
            attached: file.attached,
            hex: file.hex.as_ref().map_or(Ok(OFF), |word| self.hex(word))?,
        })
    }

    /// Who leads, and with which rating: one leader who is not attached, or none and a rating of its own.
    fn led(&self, at: &Spanned<CommandFile>, first: usize) -> Result<(LeaderId, u8), Flaw> {
        let file = at.get_ref();
        let mut leading = file.leaders.iter().enumerate().filter(|(_, it)| !it.get_ref().attached);
        match (leading.next(), leading.next(), file.rating) {
            (Some((n, leader)), None, None) => Ok((LeaderId::new(first + n), leader.get_ref().rating)),
            (None, None, Some(rating)) if file.leaders.is_empty() => Ok((LeaderId::NOBODY, rating)),
            _ => Err(self.wrong(at, "flaw-no-leader", &file.id)),
        }
    }

    fn standards(&self) -> Result<Vec<Standard>, Flaw> {
        let read = |file: &StandardFile| {
            let command = file.command.as_ref().map_or(Ok(CommandId::NONE), |word| self.command(word))?;
            Ok(Standard { side: self.seat(&file.side)?, command, hex: self.hex(&file.hex)? })
        };
        self.file.standard.iter().map(read).collect()
    }

    fn markers(&self) -> Result<Vec<Marker>, Flaw> {
        let read = |file: &MarkerFile| {
            let kind = match file.kind.get_ref().as_str() {
                "wagon" => MarkerKind::Wagon,
                "bombard" => MarkerKind::Bombard,
                word => return Err(self.wrong(&file.kind, "flaw-marker", word)),
            };
            Ok(Marker { kind, side: self.seat(&file.side)?, hex: self.hex(&file.hex)? })
        };
        self.file.marker.iter().map(read).collect()
    }

    /// Everything but the ground and the special rules, and on which line each thing stands.
    fn battle(&self, id: &str) -> Result<(Battle, Lines), Flaw> {
        let file = &self.file;
        let (mut commands, mut leaders, mut units) = (Vec::new(), Vec::new(), Vec::new());
        let mut lines = self.lines();
        for (number, at) in CommandId::number(&file.command) {
            let it = at.get_ref();
            let (side, name) = (self.seat(&it.side)?, self.named(&it.name)?);
            let (leader, rating) = self.led(at, leaders.len())?;
            for leader in &it.leaders {
                leaders.push(self.leader(leader, number)?);
                lines.leaders.push(self.line(leader));
            }
            for line in &it.units {
                units.push((self.unit(line, side, number)?, self.line(line)));
            }
            let (colour, rgb) = (it.colour.clone(), it.rgb.clone());
            let (id, entry) = (it.id.clone(), Vec::new());
            commands.push(Command { id, side, name, colour, rgb, leader, rating, units: Units::NONE, entry });
        }
        number(&mut units, &mut commands);
        for entry in &file.entry {
            let command = self.command(&entry.command)?;
            let hexes = entry.hexes.iter().map(|word| self.hex(word));
            commands[command.index()].entry = hexes.collect::<Result<_, _>>()?;
            lines.entries[command.index()] = entry.hexes.iter().map(|word| self.line(word)).collect();
        }
        lines.units = units.iter().map(|(_, line)| *line).collect();
        let contingent =
            |it: &ContingentFile| Ok(Contingent { id: it.id.clone(), name: self.named(&it.name)? });
        let battle = Battle {
            id: id.to_string(),
            title: Bilingual::default(),
            summary: Bilingual::default(),
            date: String::new(),
            armies: self.armies()?,
            commands,
            leaders,
            units: units.into_iter().map(|(unit, _)| unit).collect(),
            contingents: file.contingent.iter().map(contingent).collect::<Result<_, Flaw>>()?,
            standards: self.standards()?,
            markers: self.markers()?,
            special: Special::default(),
            fields: [Some(self.field.clone()), None],
        };
        Ok((battle, lines))
    }

    fn lines(&self) -> Lines {
        let file = &self.file;
        let sides =
            |line: &dyn Fn(&SideFile) -> usize| std::array::from_fn(|at| file.side.get(at).map_or(0, line));
        Lines {
            file: self.source.file.to_string(),
            levels: sides(&|side| self.line(&side.flight_level)),
            worths: sides(&|side| self.line(&side.worth)),
            commands: file.command.iter().map(|it| self.line(it)).collect(),
            leaders: Vec::new(),
            units: Vec::new(),
            standards: file.standard.iter().map(|it| self.line(&it.hex)).collect(),
            markers: file.marker.iter().map(|it| self.line(&it.hex)).collect(),
            entries: vec![Vec::new(); file.command.len()],
        }
    }
}

/// Puts the units in the order of their names, and counts them by Command and type.
fn number(units: &mut [(Unit, usize)], commands: &mut [Command]) {
    // Counted as they stand in the file, where twelve comes after two.
    let mut counts = std::collections::BTreeMap::new();
    for (unit, _) in units.iter_mut() {
        let count: &mut u8 = counts.entry((unit.command, unit.kind)).or_default();
        *count = count.saturating_add(1);
        unit.number = *count;
    }
    units.sort_by(|(a, _), (b, _)| a.id.cmp(&b.id));
    for (id, (unit, _)) in UnitId::number(units.iter()) {
        commands[unit.command.index()].units.insert(id);
    }
}
