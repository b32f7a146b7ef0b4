//! `conroi soak`: games by lot that once broke a promise of the rules keep it.

use crate::support::conroi;

#[test]
fn games_that_once_broke_a_promise_keep_it() {
    let folder = tempfile::tempdir().unwrap();
    for (seed, what) in [
        ("221", "a counter of the enemy was offered to be turned in the set-up"),
        ("784", "the same, in another battle"),
        ("4306", "the extra hex on a road was said to cost something"),
        ("100165", "the same, after turning about"),
        ("30119", "the same, in another battle"),
        ("97", "a shot at whoever stands in a hex was said to be certain"),
    ] {
        let ran = conroi(folder.path(), &["soak", "grunwald", "--games", "1", "--seed", seed]);
        assert_eq!(ran.code, 0, "seed {seed}, {what}: {}", ran.err);
        assert!(ran.out.contains("1 games"), "{}", ran.out);
    }
}
