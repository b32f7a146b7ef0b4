//! The page in `docs/` that plays a small game is true: its commands are typed and every line of the answers compared.
//! `CONROI_BLESS=1 cargo test -p cli --test cli small_game` writes what the program answers now.

use std::fs;
use std::path::Path;
use std::process::Command;

/// Types one line in a shell that knows `conroi`, and gives back what appears on the screen.
fn type_line(folder: &Path, line: &str) -> String {
    let bin = Path::new(env!("CARGO_BIN_EXE_conroi")).parent().unwrap();
    let path = format!("{}:{}", bin.display(), std::env::var("PATH").unwrap_or_default());
    let output = Command::new("sh")
        .args(["-c", &format!("{line} 2>&1")])
        .current_dir(folder)
        .env("PATH", path)
        .env("LC_ALL", "en_GB.UTF-8")
        .output()
        .expect("a shell");
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn the_small_game_of_the_page_plays_as_it_says() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/referee.md");
    let text = fs::read_to_string(&page).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let (mut now, mut inside, mut commands) = (String::new(), false, 0);
    for line in text.lines() {
        match line {
            "```console" => inside = true,
            "```" => inside = false,
            _ => {}
        }
        match line.strip_prefix("$ ").filter(|_| inside) {
            Some(command) => {
                commands += 1;
                now.push_str(&format!("$ {command}\n{}", type_line(folder.path(), command)));
            }
            // What the page says the answer was is left out; the answer of today stands there now.
            None if inside && line != "```console" => {}
            None => now.push_str(&format!("{line}\n")),
        }
    }
    assert!(commands > 20, "only {commands} commands on the page");
    if std::env::var_os("CONROI_BLESS").is_some() {
        fs::write(&page, now).unwrap();
        return;
    }
    for (number, (page, now)) in text.lines().zip(now.lines()).enumerate() {
        assert_eq!(page, now, "docs/referee.md line {}", number + 1);
    }
    assert_eq!(text.lines().count(), now.lines().count());
}

/// What the program can end with is told in both places.
#[test]
fn the_page_and_the_help_list_every_exit_code() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/referee.md");
    let page = fs::read_to_string(page).unwrap();
    let row = |line: &str| line.strip_prefix("| ")?.split(' ').next()?.parse::<u8>().ok();
    let told: Vec<u8> = page.lines().filter_map(row).collect();
    assert_eq!(told, [0, 1, 2, 3, 4, 5, 6, 7]);
    let help = type_line(&std::env::temp_dir(), "conroi --help");
    let (_, codes) = help.split_once("Exit codes:").expect("the codes are listed");
    let codes = codes.split("\n\n").next().unwrap_or_default();
    let named: Vec<u8> = codes.split([' ', '\n', ',']).filter_map(|word| word.parse().ok()).collect();
    assert_eq!(named, told);
}
