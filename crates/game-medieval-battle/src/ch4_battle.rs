//! IV. The battle: what may be done in a turn, section by section.

pub mod melee;
pub mod merging;
pub mod movement;
pub mod regrouping;
pub mod shooting;
pub mod wagon;
pub mod withdrawal;
pub mod zones;
