//! One program for all tests of the rules: it links once.

mod charts;
mod content;
mod field;
mod ground;
