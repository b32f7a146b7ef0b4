//! Choices of the reader, and the inks and papers that follow from them.

use engine::text::{COMMON, Lang, Phrase};

/// How to draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Style {
    pub theme: Theme,
    /// Print the number of each hex.
    pub labels: bool,
    /// Print the names of places and of the parts of the board.
    pub names: bool,
    /// All ids of the drawing begin so: two drawings on one page need two prefixes.
    pub ids: String,
    /// The language of the words that the drawing adds of itself.
    pub lang: Lang,
}

impl Default for Style {
    fn default() -> Style {
        Style { theme: Theme::Light, labels: true, names: true, ids: "pic".to_string(), lang: Lang::En }
    }
}

impl Style {
    pub fn themed(theme: Theme) -> Style {
        Style { theme, ..Style::default() }
    }

    /// What a seal says to whoever points at it. A status that this crate does not know is said as it is.
    pub(crate) fn seal(&self, status: &str) -> String {
        let id = match status {
            "panicked" => "seal-panicked",
            "disorganised" | "disordered" => "seal-disorganised",
            "stopped" | "halted" => "seal-stopped",
            "attacking" => "seal-attacking",
            "attacked" => "seal-attacked",
            "ready" => "seal-ready",
            "marching" => "seal-marching",
            "turned" => "seal-turned",
            "banner" => "seal-banner",
            "retired" => "seal-retired",
            "moved" => "seal-moved",
            "charging" => "seal-charging",
            "countered" => "seal-countered",
            "hot" => "seal-hot",
            "out-of-command" => "seal-out-of-command",
            "shield-wall" => "seal-shield-wall",
            "schiltron" => "seal-schiltron",
            other => return other.replace('-', " "),
        };
        COMMON.say(self.lang, &Phrase::new(id))
    }

    /// The same of a charge level.
    pub(crate) fn seal_of_charge(&self, level: i32) -> String {
        COMMON.say(self.lang, &Phrase::new("seal-charge").with("level", level))
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    #[default]
    Light,
    Dark,
    HighContrast,
}

/// The line round counters on dark ground.
pub const NIGHT_EDGE: &str = "#cfc4a0";

/// Book faces first; every system has the last.
pub const FONTS: &str = "'EB Garamond','Cormorant Garamond','Palatino Linotype',Palatino,'Book Antiqua',Georgia,'Liberation Serif','DejaVu Serif',serif";

/// The inks of one theme, by what they are used for.
pub struct Inks {
    pub table: &'static str,
    pub table_grain: &'static str,
    /// Letters and lines on the bare table.
    pub on_table: &'static str,
    pub shadow: &'static str,
    pub plain: &'static str,
    /// Clouds in the paper: lighter, darker, greener.
    pub clouds: [&'static str; 3],
    pub grass: &'static str,
    pub ink: &'static str,
    pub halo: &'static str,
    pub grid: &'static str,
    pub grid_opacity: &'static str,
    pub edge: &'static str,
    pub edge_light: &'static str,
    pub woods: &'static str,
    pub woods_floor: &'static str,
    pub tree: [&'static str; 3],
    /// The bodies of three broad trees and of the firs.
    pub foliage: [&'static str; 4],
    pub trunk: &'static str,
    /// From the foot to the top.
    pub hill: [&'static str; 3],
    pub hachure: &'static str,
    pub rock: [&'static str; 2],
    pub scree: &'static str,
    /// Sunny side, shadow side, snow.
    pub peak: [&'static str; 3],
    pub peak_line: &'static str,
    pub marsh: &'static str,
    pub reed: &'static str,
    /// Shore, shallows, deep.
    pub water: [&'static str; 3],
    pub earth: &'static str,
    pub road: [&'static str; 2],
    pub wall: [&'static str; 2],
    pub roof: [&'static str; 2],
    pub canvas: &'static str,
    /// The cut edge of a counter's card.
    pub card: &'static str,
    pub panel: &'static str,
    pub panel_edge: &'static str,
    pub panel_ink: &'static str,
    pub panel_faint: &'static str,
    pub gold: &'static str,
    pub textured: bool,
}

const LIGHT: Inks = Inks {
    table: "#39291d",
    table_grain: "#2b1e14",
    on_table: "#e9dcb8",
    shadow: "#120b05",
    plain: "#e4d9ae",
    clouds: ["#f6eed4", "#ccb173", "#a9b875"],
    grass: "#7f8345",
    ink: "#35261a",
    halo: "#f3ead0",
    grid: "#4a3520",
    grid_opacity: ".42",
    edge: "#6b5233",
    edge_light: "#f8efd5",
    woods: "#a5b072",
    woods_floor: "#6b7d48",
    tree: ["#3e5230", "#6f8548", "#a9b76c"],
    foliage: ["#6c8447", "#7f914d", "#5f7a46", "#557050"],
    trunk: "#41301c",
    hill: ["#d3b57a", "#dec490", "#ead7ab"],
    hachure: "#7d5a30",
    rock: ["#e9dec5", "#9c8a6c"],
    scree: "#c3b08c",
    peak: ["#e9dcc2", "#8b7962", "#fdf9ee"],
    peak_line: "#3d3025",
    marsh: "#bcc79c",
    reed: "#566c34",
    water: ["#4a7d92", "#9dc4cc", "#7fb0be"],
    earth: "#d8bd86",
    road: ["#7b5c38", "#ecdcb0"],
    wall: ["#40382f", "#b8ab97"],
    roof: ["#a9502f", "#7c3720"],
    canvas: "#f7efdc",
    card: "#b9ab92",
    panel: "#efe4c6",
    panel_edge: "#8f7141",
    panel_ink: "#35261a",
    panel_faint: "#816a4b",
    gold: "#c9962c",
    textured: true,
};

const DARK: Inks = Inks {
    table: "#121110",
    table_grain: "#1b1916",
    on_table: "#c9b88c",
    shadow: "#000000",
    plain: "#5b523b",
    clouds: ["#75694c", "#413829", "#4c5433"],
    grass: "#75704a",
    ink: "#efe2c0",
    halo: "#221d13",
    grid: "#120d06",
    grid_opacity: ".6",
    edge: "#1c160d",
    edge_light: "#80755a",
    woods: "#434c2c",
    woods_floor: "#2f3b20",
    tree: ["#1b2814", "#354a24", "#526b33"],
    foliage: ["#354a24", "#435529", "#2d4222", "#283d2a"],
    trunk: "#1a130b",
    hill: ["#6c5537", "#7d6745", "#927e5b"],
    hachure: "#2c2010",
    rock: ["#9c927d", "#453c2f"],
    scree: "#6d624c",
    peak: ["#a69c89", "#3e362e", "#d8d2c4"],
    peak_line: "#17110b",
    marsh: "#4a5438",
    reed: "#8b9a5c",
    water: ["#7fa8b4", "#2f5360", "#25444f"],
    earth: "#6b5836",
    road: ["#231a0e", "#a18b5e"],
    wall: ["#0f0c09", "#8d8371"],
    roof: ["#7a3d26", "#4f2618"],
    canvas: "#b9b09a",
    card: "#6f675a",
    panel: "#2a251c",
    panel_edge: "#7c6337",
    panel_ink: "#efe2c0",
    panel_faint: "#b3a27c",
    gold: "#d9a93f",
    textured: true,
};

const HIGH_CONTRAST: Inks = Inks {
    table: "#000000",
    table_grain: "#000000",
    on_table: "#ffffff",
    shadow: "#000000",
    plain: "#ffffff",
    clouds: ["#ffffff", "#ffffff", "#ffffff"],
    grass: "#ffffff",
    ink: "#000000",
    halo: "#ffffff",
    grid: "#000000",
    grid_opacity: ".85",
    edge: "#000000",
    edge_light: "#ffffff",
    woods: "#b5dc94",
    woods_floor: "#b5dc94",
    tree: ["#00320a", "#1d6b28", "#1d6b28"],
    foliage: ["#1d6b28", "#1d6b28", "#1d6b28", "#1d6b28"],
    trunk: "#000000",
    hill: ["#f0c274", "#f6d496", "#fbe6bf"],
    hachure: "#5a3200",
    rock: ["#ffffff", "#5a4a36"],
    scree: "#d9d3ca",
    peak: ["#ffffff", "#333333", "#ffffff"],
    peak_line: "#000000",
    marsh: "#cfe8df",
    reed: "#004c40",
    water: ["#00344f", "#9fd6f2", "#6cbfe8"],
    earth: "#ffe0a3",
    road: ["#000000", "#ffe9c2"],
    wall: ["#000000", "#ffffff"],
    roof: ["#c2371a", "#6b1500"],
    canvas: "#ffffff",
    card: "#ffffff",
    panel: "#ffffff",
    panel_edge: "#000000",
    panel_ink: "#000000",
    panel_faint: "#222222",
    gold: "#ffb700",
    textured: false,
};

impl Theme {
    pub fn inks(self) -> &'static Inks {
        match self {
            Theme::Light => &LIGHT,
            Theme::Dark => &DARK,
            Theme::HighContrast => &HIGH_CONTRAST,
        }
    }
}

impl Inks {
    /// Letters on woods.
    pub fn pale_ink(&self) -> &'static str {
        if self.textured { "#f3ead0" } else { "#ffffff" }
    }

    /// Letters on and beside water.
    pub fn deep_ink(&self) -> &'static str {
        if !self.textured {
            "#00344f"
        } else if self.ink == LIGHT.ink {
            "#234b5c"
        } else {
            "#b5d6df"
        }
    }
}

/// A heraldic colour as a printer mixes it.
pub struct Tincture {
    pub field: &'static str,
    pub light: &'static str,
    pub dark: &'static str,
    /// Figures on the field, and the paler ones behind them.
    pub figure: &'static str,
    pub behind: &'static str,
    /// The band that bears the name, and its letters.
    pub band: &'static str,
    pub letters: &'static str,
    /// Points left, in a groove of the dark tincture.
    pub dot: &'static str,
}

/// An unknown word gets a plain brown.
pub fn tincture(word: &str, theme: Theme) -> Tincture {
    let of = |field, light, dark, figure, behind, band, letters| Tincture {
        field,
        light,
        dark,
        figure,
        behind,
        band,
        letters,
        dot: if theme == Theme::HighContrast { "#ffffff" } else { "#fff3d2" },
    };
    if theme == Theme::HighContrast {
        return match word {
            "gules" => of("#b80000", "#d40000", "#400000", "#ffffff", "#ffc9c9", "#ffffff", "#000000"),
            "or" => of("#ffd21f", "#ffe063", "#3d3000", "#000000", "#6b5600", "#ffffff", "#000000"),
            "azure" => of("#003f9e", "#0050c8", "#001a45", "#ffffff", "#bcd4ff", "#ffffff", "#000000"),
            "sable" => of("#1a1a1a", "#333333", "#000000", "#ffffff", "#c4c4c4", "#ffffff", "#000000"),
            "vert" => of("#00611c", "#007a24", "#002b0c", "#ffffff", "#bdf0c9", "#ffffff", "#000000"),
            "argent" => of("#ffffff", "#ffffff", "#000000", "#000000", "#6b6b6b", "#000000", "#ffffff"),
            _ => of("#7a5a33", "#8f6c42", "#2b1d0b", "#ffffff", "#e0d0bb", "#ffffff", "#000000"),
        };
    }
    match word {
        "gules" => of("#a5322b", "#c4544a", "#5f1814", "#fbf1dc", "#d78f80", "#f6ead0", "#561411"),
        "or" => of("#e3b540", "#f4d374", "#6e4d0c", "#35230a", "#a1772a", "#fbf3d8", "#4f370a"),
        "azure" => of("#305f94", "#5b88ba", "#17345a", "#f7f0df", "#7fa1ca", "#f3ead6", "#16305a"),
        "sable" => of("#3d3936", "#615b57", "#151312", "#f3ead8", "#857d75", "#efe6d4", "#1c1a18"),
        "vert" => of("#3d7147", "#65986c", "#1d4226", "#f7f0df", "#7fb086", "#f3ead6", "#1b4023"),
        "argent" => of("#e9e5db", "#faf8f3", "#857e70", "#332d26", "#b0a899", "#5d564b", "#fbf8f0"),
        _ => of("#8d7a60", "#a8967b", "#4a3d2c", "#f7f0df", "#b9aa91", "#f3ead6", "#3d3122"),
    }
}
