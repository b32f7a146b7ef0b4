//! Draws an [`engine::scene::Scene`] as SVG: a printed map, die-cut counters, flags, and the numbers around them.
//!
//! No game is named here. Words of the scene that this crate does not know are drawn plainly, with their name.
//! All output is text made from integers: the same scene gives the same bytes on every platform.
//!
//! [`document`] makes a whole picture, [`thumbnail`] a small one of the board alone, [`Excerpt`] one of the part of a large
//! map on which the battle is. A page that moves counters over a
//! map that stays asks for parts instead:
//!
//! - [`defs`] once, in an `<svg>` of no size (`width="0" height="0"`; not `display: none`, which would take gradients and
//!   patterns away). Every other drawing of the document may then refer to it, whichever `<svg>` it stands in.
//! - The ground, which changes with the board and the theme only: [`shadow`], [`terrain()`], [`grid`], [`names_around`],
//!   [`labels`], in this order. It is a few hundred kilobytes of shapes and takes a tenth of a second to draw without a
//!   graphics card, so let it lie on a layer of its own (`will-change: transform`) and move that.
//! - On its margin, below: [`furniture`], which needs as much room as [`foot`] says.
//! - What stands on it: [`counter()`] and [`mark()`], each round the origin, to be moved to [`point`]; and beside names,
//!   [`emblem`].
//!   Several in one place fan out by [`stacking::offsets`], [`stacking::counts`] lies over them, and [`rim`] is the line
//!   round a counter.
//! - What points at it: [`hex_path`], [`outline`], [`ring`], [`cursor`] and [`arrow`] are path data, to be dressed by
//!   classes; [`hex_at`] says which hex was hit.
//!
//! All of it lies as [`layout`] says, in tenths of a pixel. No style attribute, script or filter is ever written: a strict
//! content security policy lets it pass.

mod armorial;
mod arms;
mod counter;
mod document;
mod excerpt;
mod face;
mod figures;
mod furniture;
mod ground;
mod mark;
mod panel;
mod pen;
mod shapes;
pub mod stacking;
mod style;
mod svg;
mod terrain;
mod thumbnail;

pub use arms::emblem;
pub use counter::{COUNTER, counter, halo, rim};
pub use document::{bearing, document};
pub use excerpt::Excerpt;
pub use furniture::{foot, furniture};
pub use ground::{Frame, SIZE, frame, is_large, layout};
pub use mark::mark;
pub use pen::Tenths;
pub use shapes::{Arrow, arrow, cursor, halfway, hex_at, hex_path, outline, point, ring};
pub use style::{Style, Theme};
pub use terrain::{grid, labels, names, names_around, shadow, table, terrain};
pub use thumbnail::thumbnail;

/// Everything that the other drawings refer to. It belongs into a `<defs>` element, once per prefix of ids.
pub fn defs(style: &Style) -> String {
    format!("{}{}", terrain::defs(style), counter::defs(style))
}

/// The field and the edge of a heraldic colour, for whoever draws by itself.
pub fn colours(tincture: &str, theme: Theme) -> (&'static str, &'static str) {
    let colours = style::tincture(tincture, theme);
    (colours.field, if theme == Theme::Dark { style::NIGHT_EDGE } else { colours.dark })
}
