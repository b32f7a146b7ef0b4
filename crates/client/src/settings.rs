//! What the reader has chosen, kept in this browser. Each choice is a signal: whoever shows something that depends on it asks for it.

mod page;

use crate::app::ui;
use crate::browser::storage;
use engine::text::Lang;
use leptos::prelude::*;
pub use page::{SettingsPage, ToSettings};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize};

const SETTINGS: &str = "conroi.settings";

/// How the rules behind a line are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Marks {
    /// One quiet mark, which opens the list.
    #[default]
    Quiet,
    /// Every number.
    Full,
}

/// How units are named in sentences and on buttons.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Names {
    #[default]
    Short,
    Long,
}

/// When the numbers of the hexes are drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum HexNumbers {
    /// Where a button names them, and everywhere close by.
    #[default]
    Asked,
    Always,
    Never,
}

/// What lies in the browser's storage.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
struct Kept {
    lang: Option<Lang>,
    theme: String,
    hints: bool,
    pace: i32,
    overview: bool,
    short: bool,
    // A word of another version of the page costs this choice and no other.
    #[serde(deserialize_with = "lenient")]
    marks: Marks,
    #[serde(deserialize_with = "lenient")]
    names: Names,
    #[serde(deserialize_with = "lenient")]
    hex_numbers: HexNumbers,
    animation: bool,
    text_size: i32,
    turn_ends_alone: bool,
    confirm_end: bool,
    preset: String,
}

impl Default for Kept {
    fn default() -> Kept {
        Kept {
            lang: None,
            theme: "system".into(),
            hints: true,
            pace: 450,
            overview: true,
            short: false,
            marks: Marks::Quiet,
            names: Names::Short,
            hex_numbers: HexNumbers::Asked,
            animation: true,
            text_size: 100,
            turn_ends_alone: false,
            confirm_end: true,
            preset: "sensible".into(),
        }
    }
}

fn lenient<'de, D: Deserializer<'de>, T: Default + DeserializeOwned>(from: D) -> Result<T, D::Error> {
    let value = serde_json::Value::deserialize(from)?;
    Ok(serde_json::from_value(value).unwrap_or_default())
}

/// The choices of the reader. Signals only: cheap to copy.
#[derive(Clone, Copy)]
pub struct Settings {
    /// At first that of the browser.
    pub lang: RwSignal<Lang>,
    /// `system`, `light`, `dark`, `contrast`.
    pub theme: RwSignal<String>,
    /// Hints for the first game are shown.
    pub hints: RwSignal<bool>,
    /// How long a move of the computer is shown, in milliseconds; nought shows its moves as fast as they come.
    pub pace: RwSignal<i32>,
    /// A board that does not fit its window is shown small in a corner.
    pub overview: RwSignal<bool>,
    /// Values bear the abbreviations of the rule book.
    pub short: RwSignal<bool>,
    pub marks: RwSignal<Marks>,
    pub names: RwSignal<Names>,
    pub hex_numbers: RwSignal<HexNumbers>,
    /// Counters glide and dice roll, unless the system asks for stillness.
    pub animation: RwSignal<bool>,
    /// Size of all text, in per cent.
    pub text_size: RwSignal<i32>,
    /// A turn or phase with nothing left to do ends without being asked.
    pub turn_ends_alone: RwSignal<bool>,
    /// Whoever ends a turn or phase with something left undone is asked first.
    pub confirm_end: RwSignal<bool>,
    /// The preset of standing orders with which a new game begins.
    pub preset: RwSignal<String>,
}

/// The choices of the reader.
pub fn settings() -> Settings {
    ui().settings
}

impl Settings {
    /// As they were kept last; whatever is missing or damaged is as at first.
    pub fn read() -> Settings {
        let text = storage().and_then(|storage| storage.get_item(SETTINGS).ok().flatten());
        let kept: Kept = text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
        Settings {
            lang: RwSignal::new(kept.lang.unwrap_or_else(crate::words::preferred)),
            theme: RwSignal::new(kept.theme),
            hints: RwSignal::new(kept.hints),
            pace: RwSignal::new(kept.pace.clamp(0, 5000)),
            overview: RwSignal::new(kept.overview),
            short: RwSignal::new(kept.short),
            marks: RwSignal::new(kept.marks),
            names: RwSignal::new(kept.names),
            hex_numbers: RwSignal::new(kept.hex_numbers),
            animation: RwSignal::new(kept.animation),
            text_size: RwSignal::new(kept.text_size),
            turn_ends_alone: RwSignal::new(kept.turn_ends_alone),
            confirm_end: RwSignal::new(kept.confirm_end),
            preset: RwSignal::new(kept.preset),
        }
    }

    /// Every change is written at once.
    pub fn keep(self) {
        Effect::new(move |_| {
            let kept = Kept {
                lang: Some(self.lang.get()),
                theme: self.theme.get(),
                hints: self.hints.get(),
                pace: self.pace.get(),
                overview: self.overview.get(),
                short: self.short.get(),
                marks: self.marks.get(),
                names: self.names.get(),
                hex_numbers: self.hex_numbers.get(),
                animation: self.animation.get(),
                text_size: self.text_size.get(),
                turn_ends_alone: self.turn_ends_alone.get(),
                confirm_end: self.confirm_end.get(),
                preset: self.preset.get(),
            };
            if let (Some(storage), Ok(text)) = (storage(), serde_json::to_string(&kept)) {
                let _ = storage.set_item(SETTINGS, &text);
            }
        });
    }
}

/// Nothing shall glide or roll: the system says so, or the reader.
pub fn calm() -> bool {
    !settings().animation.get_untracked() || crate::browser::still()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_of_an_older_page_are_read() {
        let kept: Kept = serde_json::from_str(r#"{"theme":"dark","hints":false,"pace":0}"#).unwrap();
        assert_eq!(kept, Kept { theme: "dark".into(), hints: false, pace: 0, ..Kept::default() });
    }

    #[test]
    fn an_unknown_word_costs_its_own_choice_only() {
        let kept: Kept =
            serde_json::from_str(r#"{"theme":"dark","marks":"runes","names":"long","hex_numbers":7}"#)
                .unwrap();
        assert_eq!(kept, Kept { theme: "dark".into(), names: Names::Long, ..Kept::default() });
    }
}
