//! Golden saves: what a released version wrote loads for ever and ends in the same position. Files are named after the
//! game and the version of its rules; none is ever changed.

use crate::support::conroi;
use std::fs;
use std::path::Path;

#[test]
fn every_save_ever_written_loads_and_verifies() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saves");
    let mut count = 0;
    for file in fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()) {
        let name = file.file_name().unwrap().to_str().unwrap();
        let verified = conroi(&folder, &["verify", name]);
        assert_eq!((verified.code, verified.err.as_str()), (0, ""), "{name}");
        // Writing it again gives the same file: nothing is lost on the way through the program.
        let copy = tempfile::tempdir().unwrap();
        let text = fs::read_to_string(&file).unwrap();
        fs::write(copy.path().join(name), &text).unwrap();
        let order = match name.starts_with("grunwald") {
            true => "order counter-charge hold-back",
            false => "red turn pass if only",
        };
        let orders = conroi(copy.path(), &["orders", name, "--add", order]);
        assert_eq!(orders.code, 0, "{name}: {}", orders.err);
        let again = fs::read_to_string(copy.path().join(name)).unwrap();
        let actions = |text: &str| {
            text.lines().filter(|line| line.contains("\"do\"")).map(str::to_string).collect::<Vec<_>>()
        };
        assert_eq!(actions(&again), actions(&text), "{name}");
        count += 1;
    }
    assert!(count >= 12, "only {count} golden saves");
}
