//! One program for all tests of the rules: it links once.

mod ch05_movement;
mod ch06_facing;
mod ch07_zones;
mod ch08_stacking;
mod ch09_fire;
mod ch10_shock;
mod ch11_charge;
mod ch14_hobilars;
mod ch15_range;
mod charts;
mod content;
mod drill;
mod ent_entry;
mod field;
mod ground;
mod imp_impetuous;
mod march;
mod positions;
mod random;
mod readings_fire;
mod readings_shock;
mod stage;
mod whole_battles;
