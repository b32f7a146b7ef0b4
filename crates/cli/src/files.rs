//! Reading and writing games. A file is replaced as a whole or not at all, two commands never change it at once, and what another
//! command has written meanwhile is never written over: see `held.rs`.

use crate::answer::{Kind, Trouble, sentence};
use crate::held::{Held, Place};
use catalog::Sitting;
use engine::text::{COMMON, Lang, Phrase, printable};
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::Path;

/// Larger than any game or position.
const MOST: u64 = 32 << 20;

pub fn is_stdin(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// A path as it can be shown to somebody.
pub fn name(path: &Path) -> String {
    printable(&path.display().to_string())
}

fn trouble(path: &Path, why: &dyn std::fmt::Display) -> Trouble {
    Trouble::new(Kind::File, format!("{}: {why}", name(path)))
}

pub fn read(path: &Path) -> Result<String, Trouble> {
    if is_stdin(path) {
        return read_from(path, &mut io::stdin().lock());
    }
    read_from(path, &mut File::open(path).map_err(|why| trouble(path, &why))?)
}

fn read_from(path: &Path, from: &mut dyn Read) -> Result<String, Trouble> {
    let mut bytes = Vec::new();
    from.take(MOST).read_to_end(&mut bytes).map_err(|why| trouble(path, &why))?;
    String::from_utf8(bytes).map_err(|error| {
        let why = match error.as_bytes() {
            [0xff, 0xfe, ..] | [0xfe, 0xff, ..] => sentence(Phrase::new("file-utf16")),
            _ => sentence(Phrase::new("file-no-text")),
        };
        Trouble::new(Kind::Damaged, format!("{}: {why}", name(path)))
    })
}

pub fn load(path: &Path, lang: Lang) -> Result<Box<dyn Sitting>, Trouble> {
    load_text(path, &read(path)?, lang)
}

pub fn load_text(path: &Path, text: &str, lang: Lang) -> Result<Box<dyn Sitting>, Trouble> {
    let name = path.display().to_string();
    catalog::load(&name, text).map_err(|flaw| {
        let game = engine::save::Save::parse(&name, text).ok().and_then(|save| catalog::find(&save.game));
        Trouble::flaw(&flaw, game.map_or(&*COMMON, |game| game.texts()), lang)
    })
}

/// Where a changed game goes, unless back to its file; and whether it may go over another one.
pub type Out<'a> = (Option<&'a Path>, bool);

/// A game that was read to be changed, and where it is to be written then.
pub struct Change<'a> {
    from: &'a Path,
    to: &'a Path,
    /// Another file that is there may be written over.
    force: bool,
    /// What the file said when it was read, if it is to be written back there.
    was: Option<String>,
    held: Option<Held>,
}

impl<'a> Change<'a> {
    /// Loads a game and holds its file until the change is written: a second command waits for the first.
    pub fn begin(
        from: &'a Path,
        out: Out<'a>,
        lang: Lang,
    ) -> Result<(Box<dyn Sitting>, Change<'a>), Trouble> {
        let mut change = Change::of(from, out);
        let Some(file) = change.goes_back()? else { return Ok((load(from, lang)?, change)) };
        let held = Held::wait(&file).map_err(|why| trouble(from, &why))?;
        let text = read_held(from, &held)?;
        change.held = Some(held);
        Ok((load_text(from, &text, lang)?, change))
    }

    /// Loads a game whose change will take as long as people take: nobody waits for them. If another command is
    /// quicker, theirs is not written.
    pub fn begin_slowly(
        from: &'a Path,
        out: Out<'a>,
        lang: Lang,
    ) -> Result<(Box<dyn Sitting>, Change<'a>), Trouble> {
        let mut change = Change::of(from, out);
        let back = change.goes_back()?.is_some();
        let text = read(from)?;
        let sitting = load_text(from, &text, lang)?;
        change.was = back.then_some(text);
        Ok((sitting, change))
    }

    fn of(from: &'a Path, (out, force): Out<'a>) -> Change<'a> {
        Change { from, to: out.unwrap_or(from), force, was: None, held: None }
    }

    /// The file, if the game is written back to where it came from. Another one that is there is refused before anything is played.
    fn goes_back(&self) -> Result<Option<std::path::PathBuf>, Trouble> {
        if is_stdin(self.to) {
            return Ok(None);
        }
        if is_stdin(self.from) {
            return refuse_to_overwrite(Some(self.to), self.force).map(|()| None);
        }
        let place = |path: &Path| Place::of(path).map_err(|why| trouble(path, &why));
        match (place(self.from)?, place(self.to)?) {
            (Place::File(from), Place::File(to)) if from == to => Ok(Some(from)),
            // What is written into a pipe is not in it afterwards, whatever the exit code says.
            (Place::Stream, _) if self.from == self.to => Err(trouble(self.from, &unchangeable())),
            _ => refuse_to_overwrite(Some(self.to), self.force).map(|()| None),
        }
    }

    /// Where the changed game goes.
    pub fn to(&self) -> &'a Path {
        self.to
    }

    /// Writes the changed game, unless another command has changed the file in the meantime.
    pub fn keep(self, game: &str) -> Result<(), Trouble> {
        match (self.held, self.was) {
            (Some(held), _) => held.replace(game).map_err(|why| trouble(self.to, &why)),
            (None, Some(was)) => match keep_if(self.to, &was, game)? {
                true => Ok(()),
                false => Err(trouble(self.to, &changed_meanwhile())),
            },
            (None, None) => write_new(self.to, game, self.force),
        }
    }
}

/// Writes a game if its file still says what it said; false if another command has changed it.
pub fn keep_if(path: &Path, was: &str, game: &str) -> Result<bool, Trouble> {
    let held = hold(path)?.ok_or_else(|| trouble(path, &unchangeable()))?;
    if read_held(path, &held)? != was {
        return Ok(false);
    }
    held.replace(game).map_err(|why| trouble(path, &why)).map(|()| true)
}

/// Refuses what is read but cannot be written back.
pub fn refuse_unless_changeable(path: &Path) -> Result<(), Trouble> {
    match Place::of(path) {
        Ok(Place::Stream) => Err(trouble(path, &unchangeable())),
        _ => Ok(()),
    }
}

fn unchangeable() -> String {
    sentence(Phrase::new("file-unchangeable"))
}

/// For whoever keeps playing beside the file.
pub fn written_meanwhile(path: &Path) -> Trouble {
    trouble(path, &sentence(Phrase::new("file-written")))
}

pub fn changed_meanwhile() -> String {
    sentence(Phrase::new("file-changed"))
}

fn read_held(path: &Path, held: &Held) -> Result<String, Trouble> {
    read_from(path, &mut held.open().map_err(|why| trouble(path, &why))?)
}

/// Holds a file that is about to be written; none where there is a pipe or a device.
fn hold(path: &Path) -> Result<Option<Held>, Trouble> {
    let held = Place::of(path).and_then(|place| match place {
        Place::File(file) => Held::wait(&file).map(Some),
        Place::Stream => Ok(None),
    });
    held.map_err(|why| trouble(path, &why))
}

/// Writes a game over what its file was last seen to say. False if another command has changed it; where it is gone, it is new.
pub fn keep_or_write_new(path: &Path, was: &str, game: &str) -> Result<bool, Trouble> {
    match fs::metadata(path) {
        Ok(there) if there.is_file() => keep_if(path, was, game),
        _ => write_new(path, game, false).map(|()| true),
    }
}

/// Writes a text, but over an old file only by force. A link is followed, a device or a pipe is written to as it is.
pub fn write_new(path: &Path, text: &str, force: bool) -> Result<(), Trouble> {
    write_unless(
        path,
        text,
        |held| if held.is_there() { refuse_to_overwrite(Some(path), force) } else { Ok(()) },
    )
}

fn write_unless(
    path: &Path,
    text: &str,
    objection: impl FnOnce(&Held) -> Result<(), Trouble>,
) -> Result<(), Trouble> {
    let written = match hold(path)? {
        Some(held) => {
            objection(&held)?;
            held.replace(text)
        }
        None => OpenOptions::new()
            .write(true)
            .open(path)
            .and_then(|mut stream| stream.write_all(text.as_bytes()).and_then(|()| stream.flush())),
    };
    written.map_err(|why| trouble(path, &why))
}

/// Refuses to begin a new game over an old one.
pub fn refuse_to_overwrite(path: Option<&Path>, force: bool) -> Result<(), Trouble> {
    match path {
        Some(path) if !force && !is_stdin(path) && fs::metadata(path).is_ok_and(|there| there.is_file()) => {
            let why = sentence(Phrase::new("file-exists"));
            Err(trouble(path, &why))
        }
        _ => Ok(()),
    }
}
