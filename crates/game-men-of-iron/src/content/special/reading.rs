//! `special.toml` of a battle, and what is checked of it.

use super::*;
use crate::content::{Battle, Reader, says};
use crate::field::{Alter, Field};
use engine::content::{Flaw, Source};
use engine::position::Spanned;
use serde::Deserialize;
use std::collections::BTreeMap;

type Word = Spanned<String>;

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct SpecialFile {
    #[serde(rename = "format")]
    _format: u32,
    #[serde(rename = "game")]
    _game: String,
    #[serde(rename = "source")]
    _source: String,
    pub title: Bilingual,
    pub summary: Bilingual,
    pub date: String,
    first: Option<Word>,
    #[serde(default)]
    first_die: BTreeMap<String, Spanned<Faces>>,
    standoff: Word,
    #[serde(default)]
    formations: FormationsFile,
    rule: Vec<RuleFile>,
    #[serde(default)]
    option: Vec<OptionFile>,
    modes: Option<ModesFile>,
    faint: Option<FaintFile>,
    sullen: Option<SullenFile>,
    garrison: Option<GarrisonFile>,
    drowning: Option<DrowningFile>,
    axes: Option<AxesFile>,
    small_folk: Option<SmallFolkFile>,
    wet: Option<WetFile>,
    mud: Option<MudFile>,
    impetuous: Option<ImpetuousFile>,
    hired: Option<Word>,
    bombards: Option<BombardsFile>,
    pits: Option<PitsFile>,
    marshals: Option<Word>,
    captal: Option<CaptalFile>,
    wagon_points: Option<u8>,
    to_horse: Option<ToHorseFile>,
    genitors: Option<GenitorsFile>,
    fickle: Option<FickleFile>,
    levies: Option<Word>,
}

/// Plain tables of a file: what `deny_unknown_fields` and names with hyphens ask of each is said once.
macro_rules! tables {
    ($($name:ident { $($field:ident: $type:ty),* $(,)? })*) => {$(
        #[derive(Deserialize)]
        #[serde(rename_all = "kebab-case", deny_unknown_fields)]
        struct $name { $($field: $type),* }
    )*};
}

tables! {
    RuleFile { id: String, option: Option<Word> }
    OptionFile { id: String, title: Bilingual, rule: String, values: Vec<ValueFile>, default: Word }
    ValueFile { id: String, title: Bilingual }
    ModesFile { side: Word, clock: u8, rows: [u8; 2] }
    FaintFile { command: Word, distance: u32, leaves_on: Faces }
    SullenFile { contingents: Vec<Word>, until: u8 }
    GarrisonFile { unit: Word, leader: Word }
    DrowningFile { kind: Word, eliminated_on: Faces }
    AxesFile { guest: UnitType, host: UnitType }
    SmallFolkFile { side: Word, from: u8, level: i8 }
    WetFile { contingent: Word, fire: i32 }
    MudFile { terrain: Word, instead: String, most: i32 }
    ImpetuousFile { side: Word, distance: u32 }
    BombardsFile { with: Word, bursts_on: Faces }
    PitsFile { side: Word, most: u8, rows: [u8; 2], reluctance: i32, shock: i32 }
    CaptalFile { command: Word, leader: Word }
    ToHorseFile { command: Word, from: UnitType, to: UnitType, r#move: [u8; 2], shock: [i8; 2] }
    GenitorsFile { kind: UnitType, evade: u8 }
    FickleFile { command: Word, flees_on: Faces }
}

#[derive(Default, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct FormationsFile {
    #[serde(default)]
    wall: Vec<Word>,
    #[serde(default)]
    schiltron: Vec<Word>,
    #[serde(default)]
    wall_by_option: Vec<Word>,
    #[serde(default)]
    begin_wall: Vec<Word>,
    #[serde(default)]
    begin_schiltron: Vec<Word>,
    decides: Option<Word>,
}

impl SpecialFile {
    /// What it makes of the map.
    pub fn alter(&self, without_mud: bool) -> Alter<'_> {
        let mud = self.mud.as_ref().filter(|_| without_mud);
        Alter {
            instead: mud.map(|mud| (mud.terrain.get_ref().as_str(), mud.instead.as_str())),
            pits: self.pits.as_ref().map(|pits| pits.rows),
        }
    }

    pub fn has_mud(&self) -> bool {
        self.mud.is_some()
    }

    pub fn resolve(&self, reader: Reader, text: &str, battle: &Battle) -> Result<Special, Flaw> {
        let name = reader.name("special.toml");
        Names { source: Source { file: &name, text }, battle, field: battle.field(true) }.special(self)
    }
}

/// What the words of the file may name.
struct Names<'a> {
    source: Source<'a>,
    battle: &'a Battle,
    field: &'a Field,
}

impl Names<'_> {
    fn find<T>(&self, word: &Word, what: &'static str, found: Option<T>) -> Result<T, Flaw> {
        found.ok_or_else(|| self.source.flaw(word.span(), says(what, word.get_ref().as_str())))
    }

    fn seat(&self, word: &Word) -> Result<Seat, Flaw> {
        self.find(word, "flaw-side", self.battle.find_side(word.get_ref()))
    }

    fn seats(&self, words: &[Word]) -> Result<[bool; 2], Flaw> {
        let mut seats = [false; 2];
        for word in words {
            seats[self.seat(word)?.index()] = true;
        }
        Ok(seats)
    }

    fn command(&self, word: &Word) -> Result<CommandId, Flaw> {
        self.find(word, "flaw-command", self.battle.find_command(word.get_ref()))
    }

    fn commands(&self, words: &[Word]) -> Result<Vec<CommandId>, Flaw> {
        words.iter().map(|word| self.command(word)).collect()
    }

    fn leader(&self, word: &Word) -> Result<LeaderId, Flaw> {
        self.find(word, "flaw-leader", self.battle.find_leader(word.get_ref()))
    }

    fn unit(&self, word: &Word) -> Result<UnitId, Flaw> {
        self.find(word, "flaw-unit", self.battle.find_unit(word.get_ref()))
    }

    fn contingent(&self, word: &Word) -> Result<Units, Flaw> {
        let found = self.battle.contingent(word.get_ref()).filter(|units| !units.is_empty());
        self.find(word, "flaw-contingent", found)
    }

    fn kind(&self, word: &Word) -> Result<KindId, Flaw> {
        let found = self.field.kinds.iter().position(|it| it.id == *word.get_ref());
        self.find(word, "flaw-hexside", found.map(KindId::new))
    }

    fn terrain(&self, word: &Word) -> Result<TerrainId, Flaw> {
        let found = self.field.terrains.iter().position(|it| it.id == *word.get_ref());
        self.find(word, "flaw-ground", found.map(TerrainId::new))
    }

    fn first(&self, file: &SpecialFile) -> Result<First, Flaw> {
        let wrong = |word: &str| crate::content::wrong(self.source.file, "flaw-first", word);
        match &file.first {
            Some(word) if file.first_die.is_empty() => Ok(First::Seat(self.seat(word)?)),
            Some(word) => Err(wrong(word.get_ref())),
            None => {
                let mut faces = [Faces::NONE; 2];
                for (side, on) in &file.first_die {
                    let seat = self.battle.find_side(side).ok_or_else(|| wrong(side))?;
                    faces[seat.index()] = *on.get_ref();
                }
                let [a, b] = faces;
                let each_once = (0..10).all(|face| a.contains(face) != b.contains(face));
                if each_once { Ok(First::Die(faces)) } else { Err(wrong("first-die")) }
            }
        }
    }

    fn formations(&self, file: &FormationsFile) -> Result<Formations, Flaw> {
        Ok(Formations {
            wall: self.seats(&file.wall)?,
            schiltron: self.seats(&file.schiltron)?,
            wall_by_option: self.seats(&file.wall_by_option)?,
            begin_wall: self.commands(&file.begin_wall)?,
            begin_schiltron: self.commands(&file.begin_schiltron)?,
            decides: file.decides.as_ref().map(|word| self.seat(word)).transpose()?,
        })
    }

    fn options(&self, file: &SpecialFile) -> Result<Vec<BattleOption>, Flaw> {
        let read = |option: &OptionFile| {
            let known = option.values.iter().any(|value| value.id == *option.default.get_ref());
            self.find(&option.default, "flaw-option", known.then_some(()))?;
            let values = option.values.iter();
            Ok(BattleOption {
                id: option.id.clone(),
                title: option.title.clone(),
                rule: option.rule.clone(),
                values: values.map(|it| OptionWord { id: it.id.clone(), title: it.title.clone() }).collect(),
                default: option.default.get_ref().clone(),
            })
        };
        file.option.iter().map(read).collect()
    }

    fn rules(&self, file: &SpecialFile) -> Result<Vec<SpecialRule>, Flaw> {
        let read = |rule: &RuleFile| {
            if let Some(word) = &rule.option {
                let known = file.option.iter().any(|option| option.id == *word.get_ref());
                self.find(word, "flaw-option", known.then_some(()))?;
            }
            let option = rule.option.as_ref().map(|word| word.get_ref().clone());
            Ok(SpecialRule { rule: rule.id.clone(), option })
        };
        file.rule.iter().map(read).collect()
    }

    fn special(&self, file: &SpecialFile) -> Result<Special, Flaw> {
        let standoff = match file.standoff.get_ref().as_str() {
            "draw" => None,
            _ => Some(self.seat(&file.standoff)?),
        };
        let units = |word: &Option<Word>| match word {
            Some(word) => self.contingent(word),
            None => Ok(Units::NONE),
        };
        Ok(Special {
            first: self.first(file)?,
            standoff,
            formations: self.formations(&file.formations)?,
            rules: self.rules(file)?,
            options: self.options(file)?,
            modes: self.modes(file)?,
            faint: self.faint(file)?,
            sullen: self.sullen(file)?,
            garrison: self.garrison(file)?,
            drowning: self.drowning(file)?,
            axes: file.axes.as_ref().map(|it| Axes { guest: it.guest, host: it.host }),
            small_folk: self.small_folk(file)?,
            wet: self.wet(file)?,
            mud: self.mud(file)?,
            impetuous: self.impetuous(file)?,
            hired: units(&file.hired)?,
            bombards: self.bombards(file)?,
            pits: self.pits(file)?,
            marshals: file.marshals.as_ref().map(|word| self.command(word)).transpose()?,
            captal: self.captal(file)?,
            wagon_points: file.wagon_points,
            to_horse: self.to_horse(file)?,
            genitors: file.genitors.as_ref().map(|it| Genitors { kind: it.kind, evade: it.evade }),
            fickle: self.fickle(file)?,
            levies: units(&file.levies)?,
        })
    }

    fn modes(&self, file: &SpecialFile) -> Result<Option<Modes>, Flaw> {
        let read = |it: &ModesFile| Ok(Modes { side: self.seat(&it.side)?, clock: it.clock, rows: it.rows });
        file.modes.as_ref().map(read).transpose()
    }

    fn faint(&self, file: &SpecialFile) -> Result<Option<Faint>, Flaw> {
        let read = |it: &FaintFile| {
            let command = self.command(&it.command)?;
            Ok(Faint { command, distance: it.distance, leaves_on: it.leaves_on })
        };
        file.faint.as_ref().map(read).transpose()
    }

    fn sullen(&self, file: &SpecialFile) -> Result<Option<Sullen>, Flaw> {
        let read = |it: &SullenFile| {
            let mut units = Units::NONE;
            for word in &it.contingents {
                units = units.and(self.contingent(word)?);
            }
            Ok(Sullen { units, until: it.until })
        };
        file.sullen.as_ref().map(read).transpose()
    }

    fn garrison(&self, file: &SpecialFile) -> Result<Option<Garrison>, Flaw> {
        let read =
            |it: &GarrisonFile| Ok(Garrison { unit: self.unit(&it.unit)?, leader: self.leader(&it.leader)? });
        file.garrison.as_ref().map(read).transpose()
    }

    fn drowning(&self, file: &SpecialFile) -> Result<Option<Drowning>, Flaw> {
        let read =
            |it: &DrowningFile| Ok(Drowning { kind: self.kind(&it.kind)?, eliminated_on: it.eliminated_on });
        file.drowning.as_ref().map(read).transpose()
    }

    fn small_folk(&self, file: &SpecialFile) -> Result<Option<SmallFolk>, Flaw> {
        let read =
            |it: &SmallFolkFile| Ok(SmallFolk { side: self.seat(&it.side)?, from: it.from, level: it.level });
        file.small_folk.as_ref().map(read).transpose()
    }

    fn wet(&self, file: &SpecialFile) -> Result<Option<Wet>, Flaw> {
        let read = |it: &WetFile| Ok(Wet { units: self.contingent(&it.contingent)?, fire: it.fire });
        file.wet.as_ref().map(read).transpose()
    }

    fn mud(&self, file: &SpecialFile) -> Result<Option<Mud>, Flaw> {
        let read = |it: &MudFile| Ok(Mud { terrain: self.terrain(&it.terrain)?, most: it.most });
        file.mud.as_ref().map(read).transpose()
    }

    fn impetuous(&self, file: &SpecialFile) -> Result<Option<Impetuous>, Flaw> {
        let read = |it: &ImpetuousFile| Ok(Impetuous { side: self.seat(&it.side)?, distance: it.distance });
        file.impetuous.as_ref().map(read).transpose()
    }

    fn bombards(&self, file: &SpecialFile) -> Result<Option<Bombards>, Flaw> {
        let read =
            |it: &BombardsFile| Ok(Bombards { with: self.command(&it.with)?, bursts_on: it.bursts_on });
        file.bombards.as_ref().map(read).transpose()
    }

    fn pits(&self, file: &SpecialFile) -> Result<Option<Pits>, Flaw> {
        let read = |it: &PitsFile| {
            let PitsFile { most, rows, reluctance, shock, .. } = *it;
            Ok(Pits { side: self.seat(&it.side)?, most, rows, reluctance, shock })
        };
        file.pits.as_ref().map(read).transpose()
    }

    fn captal(&self, file: &SpecialFile) -> Result<Option<Captal>, Flaw> {
        let read = |it: &CaptalFile| {
            Ok(Captal { command: self.command(&it.command)?, leader: self.leader(&it.leader)? })
        };
        file.captal.as_ref().map(read).transpose()
    }

    fn to_horse(&self, file: &SpecialFile) -> Result<Option<ToHorse>, Flaw> {
        let read = |it: &ToHorseFile| {
            let command = self.command(&it.command)?;
            Ok(ToHorse { command, from: it.from, to: it.to, movement: it.r#move, shock: it.shock })
        };
        file.to_horse.as_ref().map(read).transpose()
    }

    fn fickle(&self, file: &SpecialFile) -> Result<Option<Fickle>, Flaw> {
        let read =
            |it: &FickleFile| Ok(Fickle { command: self.command(&it.command)?, flees_on: it.flees_on });
        file.fickle.as_ref().map(read).transpose()
    }
}
