//! Putting a new file in the place of an old one: as a whole or not at all, and one command at a time.
//!
//! Two commands that change the same file meet at a small file beside it, whose name follows from that of the first. Whoever has locked it
//! may read, change and replace; everybody else waits. It is there before there is anything to replace, it is gone when the
//! change is done, and where a killed command has left one behind, the next takes it over and clears away the rest.

use crate::answer::sentence;
use engine::hash::Fingerprint;
use engine::text::Phrase;
use std::ffi::OsStr;
use std::fs::{self, File, Metadata, OpenOptions, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Nobody needs so long for one change: whoever does has been stopped, and those behind him would wait for ever.
const PATIENCE: Duration = Duration::from_secs(30);
/// More links than this after each other lead nowhere.
const MOST_LINKS: usize = 40;

/// What stands where something is to be written.
pub enum Place {
    /// A file, or room for one. Links are followed: a link stays what it is.
    File(PathBuf),
    /// A device or a pipe: written to as it is, never replaced, and what is written there cannot be read back.
    Stream,
}

impl Place {
    pub fn of(path: &Path) -> io::Result<Place> {
        match fs::metadata(path) {
            Ok(there) if there.is_file() => fs::canonicalize(path).map(Place::File),
            Ok(_) => Ok(Place::Stream),
            Err(why) if why.kind() == io::ErrorKind::NotFound => room_for(path).map(Place::File),
            Err(why) => Err(why),
        }
    }
}

/// Where a file that is not there yet will be, when the links before it have been followed.
fn room_for(path: &Path) -> io::Result<PathBuf> {
    let mut path = path.to_path_buf();
    for _ in 0..MOST_LINKS {
        let name = path.file_name().ok_or(io::ErrorKind::NotFound)?.to_os_string();
        let folder = match path.parent() {
            Some(folder) if folder != Path::new("") => fs::canonicalize(folder)?,
            _ => fs::canonicalize(".")?,
        };
        path = folder.join(name);
        match fs::read_link(&path) {
            Ok(onward) => path = folder.join(onward),
            Err(_) => return Ok(path),
        }
    }
    Err(io::Error::other(sentence(Phrase::new("links-nowhere"))))
}

/// A file that nobody else changes until this is dropped.
pub struct Held {
    target: PathBuf,
    lock: PathBuf,
    /// Closing it frees the lock. None where files cannot be locked: one person at a time is all there is then.
    _locked: Option<File>,
}

impl Held {
    /// Waits until nobody else is changing this file.
    pub fn wait(target: &Path) -> io::Result<Held> {
        let lock = target.with_file_name(format!("{}.lock", mark(target)?));
        let until = Instant::now() + PATIENCE;
        loop {
            let (file, found) = open_lock(&lock)?;
            if !wait_for(&file, until)? {
                return Ok(Held { target: target.to_path_buf(), lock, _locked: None });
            }
            // Whoever had it may have taken it away; then it locks nothing any more.
            if same_file(&file, &lock) {
                let held = Held { target: target.to_path_buf(), lock, _locked: Some(file) };
                if found {
                    held.clear_away()?;
                }
                return Ok(held);
            }
        }
    }

    /// Whether there is something already.
    pub fn is_there(&self) -> bool {
        self.target.symlink_metadata().is_ok()
    }

    /// What stands in the file now.
    pub fn open(&self) -> io::Result<File> {
        File::open(&self.target)
    }

    /// Writes beside the file first and then puts it in its place, so that a full disk leaves the old file as it was.
    pub fn replace(&self, text: &str) -> io::Result<()> {
        let old = fs::metadata(&self.target).ok();
        if old.as_ref().is_some_and(|old| old.permissions().readonly()) {
            return Err(io::Error::other(sentence(Phrase::new("file-read-only"))));
        }
        let name = format!("{}-{:016x}.part", mark(&self.target)?, crate::chance());
        let beside = self.target.with_file_name(name);
        let mut file = open_part(&beside, old.is_some())?;
        let written = old
            .map_or(Ok(()), |old| keep_owner(&beside, &old))
            .and_then(|()| file.write_all(text.as_bytes()))
            .and_then(|()| file.sync_all())
            .and_then(|()| fs::rename(&beside, &self.target));
        written.inspect_err(|_| drop(fs::remove_file(&beside)))
    }

    /// Removes what commands that were killed have left. Nobody else writes here as long as this is held.
    fn clear_away(&self) -> io::Result<()> {
        let Some(folder) = self.target.parent() else { return Ok(()) };
        let mark = format!("{}-", mark(&self.target)?);
        for entry in fs::read_dir(folder)?.flatten() {
            let name = entry.file_name();
            let ours = |name: &str| name.starts_with(&mark) && name.ends_with(".part");
            if name.to_str().is_some_and(ours) {
                // What cannot be removed is in nobody's way.
                let _ = fs::remove_file(entry.path());
            }
        }
        Ok(())
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        // Before it is unlocked: afterwards it may be somebody else's. Elsewhere a file that others have open cannot be told from a new one
        // of its name, so it stays.
        if cfg!(unix) {
            let _ = fs::remove_file(&self.lock);
        }
    }
}

/// How the files beside a file begin. Its own name may be as long as names can be, so theirs do not contain it.
fn mark(target: &Path) -> io::Result<String> {
    let name: &OsStr = target.file_name().ok_or(io::ErrorKind::InvalidInput)?;
    let hash = Fingerprint::of_bytes(name.as_encoded_bytes()).to_string();
    Ok(format!(".conroi-{}", &hash[..16]))
}

/// The file to be locked, and whether it was there before.
fn open_lock(path: &Path) -> io::Result<(File, bool)> {
    loop {
        match OpenOptions::new().write(true).create_new(true).open(path) {
            Err(why) if why.kind() == io::ErrorKind::AlreadyExists => {}
            created => return created.map(|file| (file, false)),
        }
        let there = match OpenOptions::new().write(true).open(path) {
            // Somebody else's: to lock it, reading is enough.
            Err(why) if why.kind() == io::ErrorKind::PermissionDenied => File::open(path),
            opened => opened,
        };
        match there {
            Err(why) if why.kind() == io::ErrorKind::NotFound => {}
            opened => return opened.map(|file| (file, true)),
        }
    }
}

/// Locks a file; false where files cannot be locked.
fn wait_for(file: &File, until: Instant) -> io::Result<bool> {
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(true),
            Err(TryLockError::Error(_)) => return Ok(false),
            Err(TryLockError::WouldBlock) if Instant::now() > until => {
                let says = sentence(Phrase::new("file-held"));
                return Err(io::Error::other(says));
            }
            Err(TryLockError::WouldBlock) => sleep(Duration::from_millis(5)),
        }
    }
}

#[cfg(unix)]
fn same_file(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    match (file.metadata(), fs::metadata(path)) {
        (Ok(open), Ok(there)) => (open.dev(), open.ino()) == (there.dev(), there.ino()),
        _ => false,
    }
}

#[cfg(not(unix))]
fn same_file(_: &File, _: &Path) -> bool {
    true
}

/// A new file under a name that nobody has. What replaces a private file is private from its first byte on.
fn open_part(path: &Path, private: bool) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    if private {
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    }
    #[cfg(not(unix))]
    let _ = private;
    options.open(path)
}

/// The new file is for the same people as the old one.
fn keep_owner(file: &Path, old: &Metadata) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        // Only the owner of the machine may give files away; everybody else is the owner already.
        let _ = std::os::unix::fs::chown(file, Some(old.uid()), Some(old.gid()));
    }
    fs::set_permissions(file, old.permissions())
}
