//! Reading and writing games. A file is replaced as a whole or not at all.

use crate::answer::{Kind, Trouble};
use catalog::Sitting;
use engine::text::{COMMON, Lang};
use std::fs;
use std::io::{Read, Write};
use std::path::Path;

/// Larger than any game or position.
const MOST: u64 = 32 << 20;

pub fn is_stdin(path: &Path) -> bool {
    path.as_os_str() == "-"
}

pub fn read(path: &Path) -> Result<String, Trouble> {
    let wrong = |why: &dyn std::fmt::Display| Trouble::new(Kind::File, format!("{}: {why}", path.display()));
    let mut bytes = Vec::new();
    if is_stdin(path) {
        std::io::stdin().lock().take(MOST).read_to_end(&mut bytes).map_err(|e| wrong(&e))?;
    } else {
        let file = fs::File::open(path).map_err(|e| wrong(&e))?;
        file.take(MOST).read_to_end(&mut bytes).map_err(|e| wrong(&e))?;
    }
    String::from_utf8(bytes)
        .map_err(|_| Trouble::new(Kind::Damaged, format!("{}: this is not text", path.display())))
}

pub fn load(path: &Path, lang: Lang) -> Result<Box<dyn Sitting>, Trouble> {
    let text = read(path)?;
    let name = path.display().to_string();
    catalog::load(&name, &text).map_err(|flaw| {
        let game = engine::save::Save::parse(&name, &text).ok().and_then(|save| catalog::find(&save.game));
        Trouble::flaw(&flaw, game.map_or(&*COMMON, |game| game.texts()), lang)
    })
}

/// Writes beside the file first and then puts it in its place, so that a full disk leaves the old file as it was.
pub fn write(path: &Path, text: &str) -> Result<(), Trouble> {
    let wrong = |e: std::io::Error| Trouble::new(Kind::File, format!("{}: {e}", path.display()));
    let name = path
        .file_name()
        .ok_or_else(|| Trouble::new(Kind::File, format!("{}: not a file", path.display())))?;
    let beside = path.with_file_name(format!(".{}.{}.part", name.to_string_lossy(), std::process::id()));
    let written = fs::File::create(&beside).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        file.sync_all()
    });
    written
        .and_then(|()| fs::rename(&beside, path))
        .inspect_err(|_| drop(fs::remove_file(&beside)))
        .map_err(wrong)
}
