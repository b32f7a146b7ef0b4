//! Reading and writing games. A file is replaced as a whole or not at all, and two commands never change it at once.

use crate::answer::{Kind, Trouble, two};
use catalog::Sitting;
use engine::text::{COMMON, Lang};
use std::fs::{self, File, OpenOptions};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

/// Larger than any game or position.
const MOST: u64 = 32 << 20;

pub fn is_stdin(path: &Path) -> bool {
    path.as_os_str() == "-"
}

fn trouble(path: &Path, why: &dyn std::fmt::Display) -> Trouble {
    Trouble::new(Kind::File, format!("{}: {why}", path.display()))
}

pub fn read(path: &Path) -> Result<String, Trouble> {
    if is_stdin(path) {
        return read_from(path, &mut std::io::stdin().lock());
    }
    read_from(path, &mut File::open(path).map_err(|why| trouble(path, &why))?)
}

fn read_from(path: &Path, from: &mut dyn Read) -> Result<String, Trouble> {
    let mut bytes = Vec::new();
    from.take(MOST).read_to_end(&mut bytes).map_err(|why| trouble(path, &why))?;
    String::from_utf8(bytes).map_err(|_| {
        let why = two("ce n'est pas du texte", "this is not text");
        Trouble::new(Kind::Damaged, format!("{}: {why}", path.display()))
    })
}

pub fn load(path: &Path, lang: Lang) -> Result<Box<dyn Sitting>, Trouble> {
    load_text(path, &read(path)?, lang)
}

fn load_text(path: &Path, text: &str, lang: Lang) -> Result<Box<dyn Sitting>, Trouble> {
    let name = path.display().to_string();
    catalog::load(&name, text).map_err(|flaw| {
        let game = engine::save::Save::parse(&name, text).ok().and_then(|save| catalog::find(&save.game));
        Trouble::flaw(&flaw, game.map_or(&*COMMON, |game| game.texts()), lang)
    })
}

/// Holds a game file until its change is written: a second command waits for the first.
pub struct Held(#[allow(dead_code)] Option<File>);

/// Loads a game that is about to be changed.
pub fn load_to_change(path: &Path, lang: Lang) -> Result<(Box<dyn Sitting>, Held), Trouble> {
    if is_stdin(path) {
        return Ok((load(path, lang)?, Held(None)));
    }
    loop {
        let mut file = File::open(path).map_err(|why| trouble(path, &why))?;
        // Where files cannot be locked, one person at a time is all there is.
        let _ = file.lock();
        // Somebody may have put a new file in its place while this one was waited for.
        if same_file(&file, path) {
            let text = read_from(path, &mut file)?;
            return Ok((load_text(path, &text, lang)?, Held(Some(file))));
        }
    }
}

#[cfg(unix)]
fn same_file(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    match (file.metadata(), fs::metadata(path)) {
        (Ok(open), Ok(there)) => (open.dev(), open.ino()) == (there.dev(), there.ino()),
        _ => true,
    }
}

#[cfg(not(unix))]
fn same_file(_: &File, _: &Path) -> bool {
    true
}

/// Refuses to begin a new game over an old one.
pub fn refuse_to_overwrite(path: Option<&Path>, force: bool) -> Result<(), Trouble> {
    match path {
        Some(path) if !force && !is_stdin(path) && path.is_file() => {
            let why = two(
                "un fichier porte déjà ce nom ; --force l'écrase",
                "there is a file of this name already; --force writes over it",
            );
            Err(trouble(path, &why))
        }
        _ => Ok(()),
    }
}

/// Writes beside the file first and then puts it in its place, so that a full disk leaves the old file as it was.
/// A link is followed, a device or a pipe is written to as it is.
pub fn write(path: &Path, text: &str) -> Result<(), Trouble> {
    let wrong = |why: std::io::Error| trouble(path, &why);
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
    let there = fs::metadata(&target).ok();
    if there.as_ref().is_some_and(|there| !there.is_file()) {
        let mut open = OpenOptions::new().write(true).open(&target).map_err(wrong)?;
        return open.write_all(text.as_bytes()).and_then(|()| open.flush()).map_err(wrong);
    }
    if there.as_ref().is_some_and(|there| there.permissions().readonly()) {
        return Err(trouble(path, &two("ce fichier ne peut qu'être lu", "this file may only be read")));
    }
    let (beside, mut file) = create_beside(&target).map_err(wrong)?;
    let written = file
        .write_all(text.as_bytes())
        .and_then(|()| there.as_ref().map_or(Ok(()), |there| keep_owner(&beside, there)))
        .and_then(|()| file.sync_all())
        .and_then(|()| fs::rename(&beside, &target));
    written.inspect_err(|_| drop(fs::remove_file(&beside))).map_err(wrong)
}

/// A new file beside another, under a name that nobody has.
fn create_beside(target: &Path) -> std::io::Result<(PathBuf, File)> {
    let name = target.file_name().ok_or(std::io::ErrorKind::InvalidInput)?.to_string_lossy().into_owned();
    loop {
        let beside = target.with_file_name(format!(".{name}.{:016x}.part", crate::chance()));
        match OpenOptions::new().write(true).create_new(true).open(&beside) {
            Err(why) if why.kind() == std::io::ErrorKind::AlreadyExists => {}
            opened => return opened.map(|file| (beside, file)),
        }
    }
}

/// The new file is for the same people as the old one.
fn keep_owner(file: &Path, old: &fs::Metadata) -> std::io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        // Only the owner of the machine may give files away; everybody else is the owner already.
        let _ = std::os::unix::fs::chown(file, Some(old.uid()), Some(old.gid()));
    }
    fs::set_permissions(file, old.permissions())
}
