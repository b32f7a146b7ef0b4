//! The page of every game has the whole table of its notation. `CONROI_BLESS=1` writes it there.

use catalog::{WithGame, with_every_game};
use engine::ruleset::Ruleset;
use std::fs;
use std::path::Path;

/// What stands before the table, and what behind it.
const MARKS: [&str; 2] = ["```notation\n", "\n```"];

/// The page with this table; at its end, where there was none.
fn with_table(page: &str, table: &str) -> String {
    let [begin, end] = MARKS;
    let old = page.split_once(begin).and_then(|(before, rest)| Some((before, rest.split_once(end)?.1)));
    let heading = format!("{page}\n## Notation\n\n");
    let (before, after) = old.unwrap_or((heading.as_str(), "\n"));
    format!("{before}{begin}{table}{end}{after}")
}

struct Pages;

impl WithGame for Pages {
    fn game<R: Ruleset>(&mut self) {
        let id = R::about().id;
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../docs/games/{id}.md"));
        let page = fs::read_to_string(&file).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
        let table = R::notation().join("\n");
        let wanted = with_table(&page, &table);
        if std::env::var_os("CONROI_BLESS").is_some() {
            fs::write(&file, &wanted).expect("the page is written");
        } else {
            assert!(page == wanted, "{}: another table (CONROI_BLESS=1 writes it):\n{table}", file.display());
        }
    }
}

#[test]
fn the_page_of_every_game_has_the_whole_table_of_its_notation() {
    with_every_game(&mut Pages);
}
