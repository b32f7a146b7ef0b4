//! Every game that was ever kept is played again to its end in the profile that watches for numbers that overflow: the program
//! itself is tested as it is released, without that.

use std::fs;
use std::path::Path;

#[test]
fn no_number_overflows_while_kept_games_are_played_again() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../cli/tests/saves");
    let mut actions = 0;
    for file in fs::read_dir(folder).expect("the saves are there") {
        let path = file.expect("an entry").path();
        let text = fs::read_to_string(&path).expect("a save");
        let sitting = catalog::load(&path.display().to_string(), &text).expect("it loads");
        actions += sitting.length();
    }
    assert!(actions > 500, "{actions}");
}
