//! A growing piece of SVG.

use crate::pen::{Point, Tenths, escaped};
use std::fmt::{Arguments, Display, Write as _};

#[derive(Default)]
pub struct Svg(String);

impl Svg {
    pub fn new() -> Svg {
        Svg::default()
    }

    /// Markup as it stands.
    pub fn put(&mut self, markup: impl Display) {
        let _ = write!(self.0, "{markup}");
    }

    /// A path; without data there is none.
    pub fn path(&mut self, data: &impl Display, attributes: Arguments) {
        let before = self.0.len();
        let _ = write!(self.0, "<path d=\"{data}");
        if self.0.len() == before + "<path d=\"".len() {
            self.0.truncate(before);
        } else {
            let _ = writeln!(self.0, "\" {attributes}/>");
        }
    }

    /// The words are escaped here.
    pub fn text(&mut self, place: Point, attributes: Arguments, words: &str) {
        let (x, y) = (Tenths(place.x), Tenths(place.y));
        let _ = writeln!(self.0, "<text x=\"{x}\" y=\"{y}\" {attributes}>{}</text>", escaped(words));
    }

    /// A copy of a glyph from the definitions.
    pub fn glyph(&mut self, id: impl Display, place: Point) {
        let (x, y) = (Tenths(place.x), Tenths(place.y));
        let _ = write!(self.0, "<use href=\"#{id}\" x=\"{x}\" y=\"{y}\"/>");
    }

    /// The hover text of the element that is open now. Nothing said, nothing written.
    pub fn title(&mut self, words: &str) {
        if !words.is_empty() {
            let _ = write!(self.0, "<title>{}</title>", escaped(words));
        }
    }

    pub fn finish(self) -> String {
        self.0
    }
}
