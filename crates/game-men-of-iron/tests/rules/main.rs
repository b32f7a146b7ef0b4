//! One program for all tests of the rules: it links once.

mod ch09_fire;
mod ch10_shock;
mod ch11_charge;
mod charts;
mod content;
mod drill;
mod field;
mod ground;
mod positions;
mod random;
