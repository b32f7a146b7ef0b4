//! What the browser tests need besides Rust: Chromium, and axe-core from npm. Both are fetched where that is possible;
//! without them the tests fail, they are never left out.

use crate::rules::root;
use std::env;
use std::fs;
use std::process::Command;

const AXE: &str = "axe-core@4.11.0";
/// Names under which the browser is known; the tests look for the same.
const BROWSERS: [&str; 5] =
    ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];

pub fn chromium() -> Result<(), String> {
    if found() {
        return Ok(());
    }
    // Where we may install packages, as in a fresh container, we do.
    let install = || {
        let mut command = Command::new("apt-get");
        command.args(["install", "--yes", "--no-install-recommends", "chromium", "fonts-dejavu-core"]);
        command.env("DEBIAN_FRONTEND", "noninteractive").status().is_ok_and(|status| status.success())
    };
    if !install() && Command::new("apt-get").arg("update").status().is_ok_and(|status| status.success()) {
        install();
    }
    if found() {
        Ok(())
    } else {
        Err("the page is tested in Chromium, and none was found; on Debian:\n    apt-get install chromium"
            .into())
    }
}

fn found() -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    let chosen = env::var_os("CHROME").is_some_and(|it| fs::metadata(it).is_ok());
    chosen || env::split_paths(&path).any(|folder| BROWSERS.iter().any(|name| folder.join(name).exists()))
}

/// Fetches axe-core into the folder of build products.
pub fn axe() -> Result<(), String> {
    let folder = root().join("target/axe-core");
    if folder.join("package/axe.min.js").exists() {
        return Ok(());
    }
    fs::create_dir_all(&folder).map_err(|why| format!("{}: {why}", folder.display()))?;
    let run = |program: &str, args: &[&str]| match Command::new(program)
        .args(args)
        .current_dir(&folder)
        .output()
    {
        Ok(done) if done.status.success() => Ok(String::from_utf8_lossy(&done.stdout).trim().to_string()),
        Ok(done) => Err(format!("{program} {}: {}", args.join(" "), String::from_utf8_lossy(&done.stderr))),
        Err(why) => Err(format!("{program}: {why}; accessibility is checked with {AXE}, which npm fetches")),
    };
    let archive = run("npm", &["pack", "--silent", AXE])?;
    let archive = archive.lines().last().unwrap_or_default().to_string();
    run("tar", &["xzf", &archive])?;
    if folder.join("package/axe.min.js").exists() {
        Ok(())
    } else {
        Err(format!("{archive} holds no axe.min.js"))
    }
}
