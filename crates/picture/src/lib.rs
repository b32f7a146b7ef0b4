//! Draws an [`engine::scene::Scene`] as SVG: a printed map, die-cut counters, flags, and the numbers around them.
//!
//! No game is named here. Words of the scene that this crate does not know are drawn plainly, with their name.
//! All output is text made from integers: the same scene gives the same bytes on every platform.
//!
//! [`document`] makes a whole picture. A program that draws parts (a browser that moves counters over a map that
//! stays) asks for [`defs`] once and then for [`terrain()`], [`grid`], [`labels`], [`names`], [`counter()`] and
//! [`mark()`]. Boards of hexes lie as [`layout`] says; counters and marks stand on the origin, to be moved where
//! they belong.

mod counter;
mod document;
mod figures;
mod ground;
mod mark;
mod panel;
mod pen;
mod style;
mod svg;
mod terrain;

pub use counter::{COUNTER, counter};
pub use document::{bearing, document};
pub use ground::{Frame, SIZE, frame, layout};
pub use mark::mark;
pub use pen::Tenths;
pub use style::{Facing, Style, Theme};
pub use terrain::{grid, labels, names, shadow, table, terrain};

/// Everything that the other drawings refer to. It belongs into a `<defs>` element, once per prefix of ids.
pub fn defs(style: &Style) -> String {
    format!("{}{}", terrain::defs(style), counter::defs(style))
}
