//! Placeholder while the crate is being written.
use engine::scene::Scene;
use engine::text::Phrase;
#[derive(Clone, Copy, Default)]
pub enum Theme { #[default] Light, Dark, HighContrast }
#[derive(Clone, Copy, Default)]
pub struct Style { pub theme: Theme, pub labels: bool, pub scale: u32 }
pub fn document(_: &Scene, _: &dyn Fn(&Phrase) -> String, _: &Style) -> String { String::new() }
