//! How heavy the page is over the wire. Every kilobyte is waited for by somebody, so there are ceilings, for every game on the shelf.

use std::collections::BTreeMap;

/// All that somebody loads who opens the first page.
const FIRST_PAGE: usize = 800_000;
/// What a game brings along for itself, rules and opponent.
const GAME: usize = 450_000;
/// What the first game that is opened brings along for all that may follow: the table, and what games have in common.
const TABLE: usize = 600_000;

/// How many bytes a file is over the wire: packed, where that is smaller.
fn weight(name: &str) -> usize {
    let packed = format!("{name}.br");
    let size = |name: &str| client_dist::FILES.iter().find(|(known, _)| *known == name).map(|it| it.1.len());
    size(&packed).or_else(|| size(name)).unwrap_or_else(|| panic!("{name} is embedded"))
}

/// Which files each part of the page is made of that is fetched for itself, as `chunks.js` says.
fn parts() -> BTreeMap<String, Vec<String>> {
    let script = client_dist::FILES.iter().find(|(name, _)| *name == "chunks.js").map(|it| it.1);
    let script = String::from_utf8_lossy(script.expect("the page is parted into chunks")).into_owned();
    let (mut shared, mut parts) = (BTreeMap::new(), BTreeMap::new());
    let pieces: Vec<&str> = script.split("makeLoad(() => {").collect();
    for (before, after) in pieces.iter().zip(pieces.iter().skip(1)) {
        let name = before.rsplit("const ").next().and_then(|rest| rest.split(' ').next());
        let file = after.split("new URL(\"./").nth(1).and_then(|rest| rest.split('"').next());
        let needs = after.split("\n, [").nth(1).and_then(|rest| rest.split(']').next());
        let (Some(name), Some(file), Some(needs)) = (name, file, needs) else {
            panic!("chunks.js is written otherwise: {before}makeLoad(() => {{{after}")
        };
        match name.strip_prefix("__wasm_split_load_") {
            None => drop(shared.insert(name.to_string(), file.to_string())),
            Some(part) => {
                let needs = needs.split(',').map(str::trim).filter(|it| !it.is_empty()).map(String::from);
                parts.insert(part.to_string(), (file.to_string(), needs.collect::<Vec<_>>()));
            }
        }
    }
    let files = |(file, needs): (String, Vec<String>)| {
        let needed = needs.iter().map(|name| shared[name].clone());
        std::iter::once(file).chain(needed).collect()
    };
    parts.into_iter().map(|(name, part)| (name, files(part))).collect()
}

/// Fails with what weighs how much, the heaviest first.
fn hold(what: &str, names: impl IntoIterator<Item = String>, ceiling: usize) {
    let mut files: Vec<(usize, String)> = names.into_iter().map(|name| (weight(&name), name)).collect();
    files.sort_unstable_by(|a, b| b.cmp(a));
    let whole: usize = files.iter().map(|(bytes, _)| bytes).sum();
    let list: Vec<String> = files.iter().map(|(bytes, name)| format!("{name} {bytes}")).collect();
    println!("{what}: {whole} bytes ({})", list.join(", "));
    assert!(
        whole <= ceiling,
        "{what} weighs {whole} bytes, and no more than {ceiling} are allowed: {}",
        list.join(", ")
    );
}

/// A page that was made quickly, for whoever works on it, is heavy.
const SHIPPED: bool = !cfg!(debug_assertions);

#[test]
fn the_first_page_and_every_game_are_as_light_as_they_have_to_be() {
    if !SHIPPED {
        return;
    }
    let parts = parts();
    let chunks: Vec<&String> = parts.values().flatten().collect();
    // Books and large icons are fetched by whoever asks for them.
    let later = |name: &String| {
        chunks.contains(&name)
            || name.starts_with("books/")
            || name.starts_with("icon-")
            || name.ends_with(".txt")
    };
    let names = client_dist::FILES.iter().map(|(name, _)| name.to_string());
    let first = names.filter(|name| !name.ends_with(".br") && !later(name));
    hold("the first page", first, FIRST_PAGE);

    let games: Vec<_> = parts.iter().filter(|(name, _)| *name != "table").collect();
    assert!(games.len() > 1, "games are chunks of their own");
    // What two or more of the parts need is shared, and fetched once.
    let shared = |name: &String| parts.values().filter(|files| files.contains(name)).count() > 1;
    for (game, files) in &games {
        hold(&format!("the game {game}"), files.iter().filter(|it| !shared(it)).cloned(), GAME);
    }
    let table = parts.get("table").into_iter().flatten().cloned();
    let mut common: Vec<String> = chunks.into_iter().filter(|it| shared(it)).cloned().chain(table).collect();
    common.sort();
    common.dedup();
    hold("the table and what games share", common, TABLE);
}
