//! Silhouettes of troops, drawn by hand in a box of 100 by 100, feet at 98, looking to the right.
//!
//! `color` is the colour of the figure and `stroke` the colour of the field behind it: a gap of the field cuts the parts
//! of a figure apart, so that arms, shields and weapons are told from the body at 40 pixels. Troops that fight alike
//! stand differently: archers kneel behind a short bow, longbowmen stand behind one as tall as they are.

use crate::pen::Tenths;
use crate::style::Style;
use crate::svg::Svg;

/// A stroke or a shape of a figure; later ones lie over earlier ones. Widths are in tenths.
enum Part {
    /// A shape with a gap round it.
    Solid(&'static str),
    /// A shape that grows out of the one before it.
    Joined(&'static str),
    /// A limb or a weapon, as thick as it says, with a gap round it.
    Line(i64, &'static str),
    /// The same without a gap.
    Thin(i64, &'static str),
    /// A line in the colour of the field.
    Cut(i64, &'static str),
}

use Part::{Cut, Joined, Line, Solid, Thin};

pub struct Figure {
    pub look: &'static str,
    parts: &'static [Part],
    /// How far two of a kind stand from the middle, across and down: the one in front of these to the right or, where
    /// that would hide its weapon, to the left.
    pub spread: (i64, i64),
    /// Only one is ever drawn: wagons and guns are not counted in men.
    pub single: bool,
}

/// The gap between two parts, in tenths.
const GAP: i64 = 50;

pub const FIGURES: [Figure; 19] = [
    Figure {
        look: "heavy-cavalry",
        parts: &[
            Line(55, "M20 84L12 97M66 83L68 97M34 84L33 97M76 80L90 85L87 95"),
            Solid(
                "M13 52C19 45 30 47 38 49L60 49C65 45 69 39 75 36L78 34L78 27L84 33C91 37 97 44 100 51C101 55 98 57 94 56L86 54C85 58 84 61 82 65C85 72 87 78 85 86C79 82 74 88 67 86C60 84 56 89 49 87C42 85 38 89 31 87C24 86 16 92 2 88C9 78 6 63 13 52Z",
            ),
            Line(40, "M18 53L104 10"),
            Joined("M100 7L113 5L104 15Z"),
            Solid("M40 52C38 43 38 34 43 29L55 29C60 35 60 44 58 54Z"),
            Solid("M43 10Q51 4 58 10L59 24Q51 29 43 25Z"),
            Joined("M45 9C40-1 28-1 21 6C30 6 35 12 43 17Z"),
            Solid("M50 33L67 32C68 44 64 52 58 57C52 52 49 44 50 33Z"),
            Cut(26, "M47 16H60"),
            Cut(22, "M58 33V56M51 41H67"),
            Cut(22, "M7 80C16 82 24 78 31 79C40 80 50 78 58 79C68 80 76 76 85 77"),
            Cut(22, "M88 42L86 44M71 47C75 52 80 54 86 54"),
        ],
        spread: (20, 5),
        single: false,
    },
    Figure {
        look: "light-cavalry",
        parts: &[
            Line(60, "M70 66L86 71L96 82M29 66L25 82L12 93"),
            Solid("M19 50C11 43 2 48-4 59C2 57 7 58 12 61C18 62 21 56 19 50Z"),
            Solid(
                "M18 57C16 48 24 44 33 45C43 46 50 50 58 47C63 41 68 31 76 27L77 19L83 26C88 29 94 35 98 41C99 45 96 47 92 46L84 44C82 51 79 57 76 62C73 69 66 72 58 72C49 74 40 72 35 69C27 70 19 66 18 57Z",
            ),
            Thin(65, "M66 66L78 80L88 91M24 62L17 77L3 84"),
            Cut(24, "M86 32L85 34"),
            Line(70, "M46 48L58 56L56 68L62 69"),
            Line(32, "M6 22L92 2"),
            Solid("M39 50C38 40 40 31 45 27L55 27C59 33 58 42 56 51Z"),
            Line(60, "M46 30L35 27L36 15"),
            Solid("M45 16C44 9 48 5 53 5C59 5 62 10 60 16C58 23 47 24 45 16Z"),
            Joined("M42 12C44 2 56-1 61 6L68 12Z"),
            Solid("M51 40A9 9 0 1 1 69 40A9 9 0 1 1 51 40Z"),
            Cut(22, "M57.5 40A2.5 2.5 0 1 0 62.5 40A2.5 2.5 0 1 0 57.5 40Z"),
        ],
        spread: (20, 6),
        single: false,
    },
    Figure {
        look: "regular-cavalry",
        parts: &[
            Line(60, "M72 66L84 74L80 90M29 66L25 82L16 95"),
            Solid("M19 50C11 43 2 48-4 62C2 59 7 60 12 62C18 62 21 56 19 50Z"),
            Solid(
                "M18 57C16 48 24 44 33 45C43 46 50 50 58 47C63 41 68 31 76 27L77 19L83 26C88 29 94 35 98 41C99 45 96 47 92 46L84 44C82 51 79 57 76 62C73 69 66 72 58 72C49 74 40 72 35 69C27 70 19 66 18 57Z",
            ),
            Thin(65, "M64 67L68 82L64 95M24 62L18 79L6 90"),
            Cut(24, "M86 32L85 34"),
            Line(70, "M46 48L57 57L55 70L62 71"),
            Line(36, "M16 44L100-4"),
            Joined("M95-6L110-11L100 2Z"),
            Solid("M39 51C38 41 39 32 44 27L55 27C60 33 59 42 57 52Z"),
            Solid("M44 11H58L57 21Q50 26 44 21Z"),
            Solid("M41 10C42 1 47-3 51-3C56-3 60 1 61 10L67 13Q51 17 35 13Z"),
            Solid("M49 33L66 32C67 43 63 51 57 56C51 51 48 43 49 33Z"),
            Cut(22, "M57 34V54"),
        ],
        spread: (20, 6),
        single: false,
    },
    Figure {
        look: "horse-archers",
        parts: &[
            Line(60, "M70 66L86 71L96 82M29 66L25 82L12 93"),
            Solid("M19 50C11 43 2 48-4 59C2 57 7 58 12 61C18 62 21 56 19 50Z"),
            Solid(
                "M18 57C16 48 24 44 33 45C43 46 50 50 58 47C63 41 68 31 76 27L77 19L83 26C88 29 94 35 98 41C99 45 96 47 92 46L84 44C82 51 79 57 76 62C73 69 66 72 58 72C49 74 40 72 35 69C27 70 19 66 18 57Z",
            ),
            Thin(65, "M66 66L78 80L88 91M24 62L17 77L3 84"),
            Cut(24, "M86 32L85 34"),
            Line(70, "M50 49L60 57L57 68L63 69"),
            Solid("M41 51C43 42 41 34 43 28L55 27C60 33 59 42 58 51Z"),
            Thin(24, "M22 2L46 24L24 50"),
            Line(44, "M26-1C19 0 21 6 16 12C10 21 11 33 17 40C22 45 21 50 28 53"),
            Thin(26, "M50 24L2 27"),
            Line(60, "M45 31L28 27L13 26"),
            Line(60, "M54 30L64 24L50 24"),
            Solid("M45 14C44 7 48 3 53 3C59 3 62 8 61 14C59 21 47 22 45 14Z"),
            Joined("M44 11C45 0 55-4 63 6L67 16L60 13Z"),
            Solid("M60 36L69 38L65 54L56 52Z"),
        ],
        spread: (-20, 6),
        single: false,
    },
    Figure {
        look: "heavy-infantry",
        parts: &[
            Line(46, "M21 36L10-4M10 28L27 22"),
            Line(110, "M42 68L38 93M58 68L61 93"),
            Thin(70, "M38 94L31 95M61 94L70 95"),
            Solid("M35 33Q49 27 63 33L66 56L70 76Q50 83 29 76L33 56Z"),
            Line(90, "M37 36L26 48L20 32"),
            Solid("M38 9Q49 0 60 9L61 26Q49 33 37 26Z"),
            Solid("M50 39L84 37C86 58 79 72 68 81C57 73 49 59 50 39Z"),
            Cut(30, "M42 15H61"),
            Cut(24, "M52 16V27"),
            Cut(30, "M67 39V79M51 52H83"),
        ],
        spread: (27, 0),
        single: false,
    },
    Figure {
        look: "light-infantry",
        parts: &[
            Line(34, "M0 25L98 3"),
            Joined("M91 1L106 1L94 8Z"),
            Line(90, "M50 56L64 70L62 92"),
            Thin(60, "M62 94L70 94"),
            Line(90, "M46 56L34 74L15 84"),
            Thin(60, "M14 84L11 92"),
            Solid("M41 30Q50 24 60 29L63 54L66 64Q52 68 37 64L42 52Z"),
            Line(70, "M44 31L29 33L28 18"),
            Solid("M44 16C43 8 48 4 54 4C61 4 64 10 62 16C60 24 47 24 44 16Z"),
            Joined("M42 15C41 3 52-1 60 3C65 6 66 10 68 11L58 11C52 11 47 17 44 22Z"),
            Solid("M60 43A12 12 0 1 1 84 43A12 12 0 1 1 60 43Z"),
            Cut(24, "M69 43A3 3 0 1 0 75 43A3 3 0 1 0 69 43Z"),
        ],
        spread: (26, 0),
        single: false,
    },
    Figure {
        look: "militia",
        parts: &[
            Line(36, "M70 97L78 8"),
            Solid("M78 12C92 2 104 6 112 20C102 12 92 14 79 20Z"),
            Line(95, "M42 66L36 93M54 66L60 93"),
            Thin(65, "M36 94L29 95M60 94L68 95"),
            Solid("M36 33Q47 27 58 33L60 54L65 72Q47 78 30 72L35 54Z"),
            Line(70, "M38 37L30 52L44 58"),
            Line(70, "M56 36L66 48L73 44"),
            Solid("M39 17C38 9 42 5 48 5C55 5 58 11 56 17C54 25 42 25 39 17Z"),
            Joined("M30 15C33 13 37 11 38 7C42-4 54-4 58 6C60 10 64 12 67 14C56 17 42 17 30 15Z"),
            Cut(24, "M35 56H60"),
        ],
        spread: (24, 0),
        single: false,
    },
    Figure {
        look: "pikemen",
        parts: &[
            Line(32, "M-6 70L104 -8"),
            Line(100, "M54 66L68 78L66 93"),
            Thin(65, "M66 94L74 94"),
            Line(100, "M42 66L30 80L20 93"),
            Thin(65, "M20 94L28 95"),
            Solid("M36 33Q48 27 60 33L62 54L68 70Q48 77 29 70L36 54Z"),
            Solid("M38 17H58L57 26Q48 31 39 26Z"),
            Solid("M34 14C34 5 41 1 47 1C54 1 61 5 61 14L69 18Q48 22 26 18Z"),
            Line(36, "M-2 88L108 10"),
            Joined("M103 9L118 3L108 15Z"),
            Line(75, "M40 37L30 51L36 60"),
            Line(75, "M57 36L69 42L64 40"),
            Cut(24, "M35 56H63"),
        ],
        spread: (24, 0),
        single: false,
    },
    Figure {
        look: "axemen",
        parts: &[
            Line(44, "M73 97L80 4"),
            Solid("M78 4C92-6 108 2 110 20C100 30 90 32 76 28C82 20 82 12 78 4Z"),
            Line(105, "M42 66L34 92M55 66L62 92"),
            Thin(68, "M34 93L27 95M62 93L70 95"),
            Solid("M33 33Q47 26 60 33L62 54L66 72Q48 78 29 72L33 54Z"),
            Line(78, "M36 37L30 52L70 62"),
            Line(78, "M57 36L70 46L78 40"),
            Solid("M38 19C37 9 42 4 48 4C55 4 60 9 59 19C57 27 42 27 38 19Z"),
            Joined("M34 15C36 0 60 0 62 15L66 18Q48 20 31 18Z"),
            Cut(26, "M46 20H58"),
            Cut(24, "M33 56H62"),
        ],
        spread: (24, 0),
        single: false,
    },
    Figure {
        look: "slingers",
        parts: &[
            Thin(26, "M76 30C92 8 96-10 70-12C46-14 28-6 16 8"),
            Solid("M8 10A8 8 0 1 1 24 10A8 8 0 1 1 8 10Z"),
            Line(92, "M46 64L34 80L20 92M54 64L66 80L70 93"),
            Thin(62, "M20 93L27 96M70 94L78 95"),
            Solid("M38 33Q48 27 59 33L60 54L65 70Q48 77 33 70L38 54Z"),
            Line(70, "M56 36L70 40L77 28"),
            Line(70, "M41 37L28 46L22 56"),
            Solid("M22 54L14 70L27 74L31 58Z"),
            Solid("M41 18C40 9 45 5 51 5C58 5 62 10 60 18C58 27 44 27 41 18Z"),
            Cut(26, "M42 13H61"),
            Cut(24, "M36 56H62"),
        ],
        spread: (24, 0),
        single: false,
    },
    Figure {
        look: "unhorsed",
        parts: &[
            // His horse lies behind him.
            Solid("M-4 98C0 84 12 78 28 82C34 74 30 66 22 62L10 60L4 66L-8 70C-14 78-12 92-4 98Z"),
            Line(60, "M64 98L74 66"),
            Line(110, "M46 70L42 94M60 70L66 94"),
            Thin(70, "M42 95L35 96M66 95L75 96"),
            Solid("M36 35Q50 29 65 35L68 58L72 78Q52 85 31 78L35 58Z"),
            Line(92, "M62 39L76 52L74 66"),
            Line(92, "M40 39L26 50L34 62"),
            Solid("M40 12Q51 3 62 12L63 28Q51 35 39 28Z"),
            Cut(30, "M44 18H63"),
            Cut(24, "M54 19V29"),
            Cut(24, "M33 60H69"),
        ],
        spread: (0, 0),
        single: true,
    },
    Figure {
        look: "archers",
        parts: &[
            Line(85, "M36 76L28 93L8 94"),
            Solid("M30 50L20 42L10 64L20 71Z"),
            Thin(22, "M20 44L15 33M25 46L23 33M16 43L9 35"),
            Solid("M28 53Q38 46 48 51L50 74Q40 82 28 78Z"),
            Line(90, "M42 77L62 75L62 93"),
            Thin(65, "M62 94L70 94"),
            Thin(22, "M70 21L44 48L72 73"),
            Line(38, "M76 16C68 19 69 26 75 31C83 38 84 54 77 62C71 68 71 75 79 77"),
            Thin(28, "M42 47L98 45"),
            Line(65, "M46 53L64 49L79 46"),
            Line(65, "M34 53L22 48L42 47"),
            Solid("M34 38C33 30 38 26 44 26C51 26 54 32 52 38C50 46 36 46 34 38Z"),
            Joined("M30 44C28 27 40 19 50 26L57 33L49 33C42 34 40 42 36 47Z"),
        ],
        spread: (25, 0),
        single: false,
    },
    Figure {
        look: "longbowmen",
        parts: &[
            Solid("M25 60L17 57L8 78L16 81Z"),
            Thin(22, "M17 59L18 47M21 60L25 49M13 59L11 48"),
            Line(95, "M32 62L25 80L20 93M42 62L50 80L53 93"),
            Thin(65, "M20 94L28 95M53 94L61 95"),
            Solid("M29 31Q38 26 47 31L47 54L52 70Q38 76 24 70L29 54Z"),
            Thin(22, "M66-10L33 30L66 98"),
            Line(40, "M66-11C91 12 91 72 66 99"),
            Thin(28, "M33 30L100 30"),
            Joined("M94 26L104 30L94 34Z"),
            Line(70, "M44 34L64 32L83 31"),
            Line(70, "M32 34L14 30L34 30"),
            Solid("M32 15C31 7 36 3 42 3C49 3 52 9 50 15C48 23 35 23 32 15Z"),
            Joined("M24 13C28 11 31 9 32 6C36-2 48-2 52 6C54 9 57 11 61 13C50 15 36 15 24 13Z"),
            Cut(24, "M28 56H48"),
        ],
        spread: (24, 0),
        single: false,
    },
    Figure {
        look: "crossbowmen",
        parts: &[
            Line(95, "M34 62L29 80L26 93M43 62L48 80L50 93"),
            Thin(65, "M26 94L34 95"),
            Solid("M29 31Q40 26 50 31L50 54L54 70Q40 76 26 70L30 54Z"),
            Solid("M33 16H53L52 25Q43 30 34 25Z"),
            Solid("M30 14C30 5 37 1 43 1C50 1 56 5 56 14L63 18Q43 22 23 18Z"),
            Line(50, "M38 36L96 30"),
            Line(36, "M80 10C92 18 93 44 84 54"),
            Thin(20, "M80 10L66 33L84 54"),
            Line(70, "M48 36L60 44L74 34"),
            Line(70, "M34 36L30 46L48 40"),
            Solid("M60 50Q74 44 88 50L90 98H58Z"),
            Cut(26, "M74 48V98M59 72H89"),
        ],
        spread: (24, 0),
        single: false,
    },
    Figure {
        look: "wagon",
        parts: &[
            Line(40, "M90 72L108 78"),
            Solid("M11 56C4 34 13 17 28 20C36 12 47 12 54 17C62 11 74 12 79 19C94 19 98 36 91 56Z"),
            Solid("M4 58H97L91 76H12Z"),
            Solid("M7 82A17 17 0 1 0 41 82A17 17 0 1 0 7 82Z"),
            Solid("M60 82A17 17 0 1 0 94 82A17 17 0 1 0 60 82Z"),
            Cut(26, "M29 21C22 32 22 46 26 56M54 18C50 30 50 46 52 56M78 20C81 32 79 46 76 56"),
            Cut(22, "M12 67H92"),
            Cut(
                26,
                "M24 70V94M12 82H36M15.500 73.5L32.5 90.5M32.5 73.5L15.5 90.5M77 70V94M65 82H89M68.5 73.5L85.5 90.5M85.5 73.5L68.5 90.5",
            ),
            Cut(24, "M12 82A12 12 0 1 0 36 82A12 12 0 1 0 12 82ZM65 82A12 12 0 1 0 89 82A12 12 0 1 0 65 82Z"),
            Joined("M20 82A4 4 0 1 0 28 82A4 4 0 1 0 20 82ZM73 82A4 4 0 1 0 81 82A4 4 0 1 0 73 82Z"),
        ],
        spread: (0, 0),
        single: true,
    },
    Figure {
        look: "wagon-fort",
        parts: &[
            Line(30, "M16 30L4-2M32 26L28-6M70 26L74-6M86 30L97-2"),
            Line(28, "M51 30V-12"),
            Solid("M52-13C60-16 66-9 76-12L71-5L77 2C67 5 60-2 52 1Z"),
            Solid("M2 20H16V27H24V20H38V27H46V20H58V27H66V20H80V27H86V20H100V64H2Z"),
            Solid("M-2 66H104L98 80H6Z"),
            Solid("M9 84A15 15 0 1 0 39 84A15 15 0 1 0 9 84ZM62 84A15 15 0 1 0 92 84A15 15 0 1 0 62 84Z"),
            Cut(22, "M2 52H100M20 30V64M42 30V64M61 30V64M82 30V64"),
            Cut(44, "M31 36V45M51 36V45M72 36V45"),
            Cut(24, "M24 73V95M13 84H35M77 73V95M66 84H88"),
            Cut(22, "M13 84A11 11 0 1 0 35 84A11 11 0 1 0 13 84ZM66 84A11 11 0 1 0 88 84A11 11 0 1 0 66 84Z"),
        ],
        spread: (0, 0),
        single: true,
    },
    Figure {
        look: "bombard",
        parts: &[
            Solid("M2 76L66 62L98 70V82H2Z"),
            Solid("M4 58L11 46L66 22L72 13L85 8L97 36L84 41L76 40L24 70L11 72Z"),
            Solid("M19 84A14 14 0 1 0 47 84A14 14 0 1 0 19 84ZM62 84A14 14 0 1 0 90 84A14 14 0 1 0 62 84Z"),
            Cut(26, "M22 43L32 64M37 36L49 57M53 29L65 48M68 20L79 40"),
            Cut(24, "M33 74V94M23 84H43M76 74V94M66 84H86"),
            Cut(22, "M23 84A10 10 0 1 0 43 84A10 10 0 1 0 23 84ZM66 84A10 10 0 1 0 86 84A10 10 0 1 0 66 84Z"),
        ],
        spread: (0, 0),
        single: true,
    },
    Figure {
        look: "leader",
        parts: &[
            Line(55, "M20 84L12 97M66 83L68 97M34 84L33 97M76 80L90 85L87 95"),
            Line(36, "M30 60V-14"),
            Solid("M28-13C20-17 12-9-2-13L4-2L-3 9C9 11 18 4 28 8Z"),
            Solid(
                "M13 52C19 45 30 47 38 49L60 49C65 45 69 39 75 36L78 34L78 27L84 33C91 37 97 44 100 51C101 55 98 57 94 56L86 54C85 58 84 61 82 65C85 72 87 78 85 86C79 82 74 88 67 86C60 84 56 89 49 87C42 85 38 89 31 87C24 86 16 92 2 88C9 78 6 63 13 52Z",
            ),
            Solid("M40 52C38 43 38 34 43 29L55 29C60 35 60 44 58 54Z"),
            Line(60, "M43 33L32 38L31 30"),
            Solid("M43 13H58L57 24Q50 29 43 24Z"),
            Joined("M42 12L39-1L46 5L50-3L55 5L62-1L59 12Z"),
            Solid("M50 33L67 32C68 44 64 52 58 57C52 52 49 44 50 33Z"),
            Cut(22, "M58 33V56M51 41H67"),
            Cut(22, "M7 80C16 82 24 78 31 79C40 80 50 78 58 79C68 80 76 76 85 77"),
            Cut(22, "M88 42L86 44M71 47C75 52 80 54 86 54"),
        ],
        spread: (0, 0),
        single: true,
    },
    Figure {
        look: "banner",
        parts: &[
            Line(40, "M30 98V-4"),
            Joined("M30-14L35-4L30 2L25-4Z"),
            Solid("M33 4C47-4 57 12 73 6C79 4 86 3 91 4L82 24L93 44C82 42 72 52 60 48C50 45 42 42 33 46Z"),
            Cut(24, "M34 12C46 5 58 20 73 14C78 12 82 12 87 12M34 38C44 34 52 38 60 40C70 44 80 35 89 36"),
        ],
        spread: (0, 0),
        single: true,
    },
];

pub fn figure(look: &str) -> Option<&'static Figure> {
    let look = if look == "army-leader" { "leader" } else { look };
    FIGURES.iter().find(|figure| figure.look == look)
}

/// All silhouettes, to be used by name.
pub fn defs(style: &Style) -> String {
    FIGURES.iter().map(|figure| figure.def(style)).collect()
}

impl Figure {
    /// One silhouette, to be used by name.
    pub fn def(&self, style: &Style) -> String {
        let mut svg = Svg::new();
        svg.put(format_args!(
            "<g id=\"{}-{}\" fill=\"none\" stroke-linejoin=\"round\" stroke-linecap=\"round\">",
            style.ids, self.look
        ));
        for part in self.parts {
            let line = |svg: &mut Svg, data: &str, width: i64, colour: &str| {
                svg.put(format_args!("<path d=\"{data}\" stroke-width=\"{}\"{colour}/>", Tenths(width)));
            };
            let ink = " stroke=\"currentColor\"";
            match *part {
                Solid(data) => svg.put(format_args!(
                    "<path d=\"{data}\" fill=\"currentColor\" stroke-width=\"{}\" paint-order=\"stroke\"/>",
                    Tenths(GAP)
                )),
                Joined(data) => {
                    svg.put(format_args!("<path d=\"{data}\" fill=\"currentColor\" stroke=\"none\"/>"));
                }
                Line(width, data) => {
                    line(&mut svg, data, width + GAP, "");
                    line(&mut svg, data, width, ink);
                }
                Thin(width, data) => line(&mut svg, data, width, ink),
                Cut(width, data) => line(&mut svg, data, width, ""),
            }
        }
        svg.put("</g>\n");
        svg.finish()
    }
}
