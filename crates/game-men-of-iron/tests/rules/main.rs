//! One program for all tests of the rules: it links once.

mod content;
