//! The page as files, embedded in the program. `build.rs` makes them from the client and from `static/`.

include!(concat!(env!("OUT_DIR"), "/files.rs"));
