//! Silhouettes of troops, drawn by hand in a box of 100 by 100, feet at 98, looking to the right.
//!
//! `color` is the colour of the figure and `stroke` the colour of the field behind it: the field cuts figures apart.

use crate::style::Style;
use crate::svg::Svg;

pub struct Figure {
    pub look: &'static str,
    /// What is solid.
    body: &'static str,
    /// What is thin: lances, bows, spokes.
    lines: &'static str,
    /// Lines in the colour of the field, over the body.
    cuts: &'static str,
    /// How far two of a kind stand from the middle, across and down.
    pub spread: (i64, i64),
    /// Only one is ever drawn: wagons and guns are not counted in men.
    pub single: bool,
}

pub const FIGURES: [Figure; 13] = [
    Figure {
        look: "heavy-cavalry",
        body: "M26 50C17 50 13 64 11 85Q16 90 21 86Q26 90 31 86Q36 90 41 86Q46 90 51 86Q56 90 61 86Q66 90 72 84C74 76 75 69 76 62L80 54C84 56 88 59 92 59C96 59 97 55 95 52C92 45 88 40 83 36L82 28L77 34C70 37 64 44 61 50C50 53 36 49 26 50Z\
               M19 85L17 98H25L28 85ZM34 85L37 98H44L42 85ZM54 85L55 98H62L62 85ZM66 82L78 86L76 95L82 97L86 84L72 76Z\
               M41 52C39 42 39 34 44 29H55C60 35 60 44 58 53ZM43 12Q50 6 57 12L58 25Q50 30 42 25ZM45 10C40 1 30 2 25 8C32 8 36 13 43 17ZM51 33L66 31C67 43 63 51 58 56C53 51 50 44 51 33Z",
        lines: "M27 48L99 12",
        cuts: "M46 18H58M52 18V26M51 33L66 31C67 43 63 51 58 56C53 51 50 44 51 33ZM60 50L66 66M15 70Q42 78 73 70",
        spread: (21, 5),
        single: false,
    },
    Figure {
        look: "light-cavalry",
        body: "M21 54C17 57 14 62 9 62C5 62 2 60-1 62C2 52 11 48 19 48C29 45 44 51 56 48C61 42 67 34 75 30L77 23L82 30C88 33 93 38 97 44C98 48 95 50 92 49C88 48 85 47 82 48C80 55 77 61 74 65L88 66L99 76L96 81L85 73L70 74L84 85L88 93L83 95L78 88L60 75C52 76 43 75 37 71L28 80L13 82L3 92L-2 88L9 76L22 70C17 66 18 59 21 54ZM34 72L28 86L15 96L11 92L21 82L26 70Z\
               M40 51C40 41 44 33 50 28L61 32C62 40 59 46 57 52ZM53 23C52 15 57 11 62 11C68 11 70 17 68 22C66 27 56 28 53 23ZM51 19C53 9 63 4 69 13L72 16ZM44 42A8.5 8.5 0 1 1 61 42A8.5 8.5 0 1 1 44 42Z",
        lines: "M22 40L99 15",
        cuts: "M44 42A8.5 8.5 0 1 0 61 42A8.5 8.5 0 1 0 44 42ZM57 51L64 62L60 66",
        spread: (20, 6),
        single: false,
    },
    Figure {
        look: "horse-archers",
        body: "M21 54C17 57 14 62 9 62C5 62 2 60-1 62C2 52 11 48 19 48C29 45 44 51 56 48C61 43 66 38 72 36L74 29L79 36C85 39 90 43 94 49C95 53 92 55 89 54C85 53 82 52 79 53C78 58 76 62 74 66L88 66L99 76L96 81L85 73L70 74L84 85L88 93L83 95L78 88L60 75C52 76 43 75 37 71L28 80L13 82L3 92L-2 88L9 76L22 70C17 66 18 59 21 54ZM34 72L28 86L15 96L11 92L21 82L26 70Z\
               M35 51C34 41 36 32 40 26L52 26C55 34 53 44 51 52ZM40 20C38 12 43 7 48 7C54 7 56 13 54 18C52 24 42 25 40 20ZM37 14C40 2 52 2 56 12ZM48 26L70 20L71 25L52 33ZM42 27L34 22L52 20L50 25L42 24Z\
               M34 36L26 33L23 48L31 50Z",
        lines: "M70 3C83 11 84 32 72 42M70 3L52 22L72 42M52 22H90",
        cuts: "M51 51L58 62L54 66",
        spread: (20, 6),
        single: false,
    },
    Figure {
        look: "heavy-infantry",
        body: "M39 11Q49 2 59 11L60 26Q49 32 38 26ZM34 31Q49 26 64 31L70 73Q50 80 29 73ZM33 73L31 98H45L48 76ZM52 76L55 98H69L66 73ZM37 31L24 25L19 32L33 46ZM52 36L80 36C81 56 75 69 66 77C57 69 51 56 52 36Z",
        lines: "M24 29L15-2M14 23L31 18",
        cuts: "M42 16H60M51 16V27M52 36L80 36C81 56 75 69 66 77C57 69 51 56 52 36ZM66 37V76M53 50H79",
        spread: (28, 0),
        single: false,
    },
    Figure {
        look: "light-infantry",
        body: "M45 16C44 8 49 4 55 4C62 4 65 10 63 16C61 23 48 24 45 16ZM43 15C43 4 54-1 62 4L66 9ZM41 25C48 22 58 22 64 26L66 54L42 57ZM43 54L34 74L17 86L22 94L42 82L56 58ZM52 56L66 72L63 97H75L77 68L64 50ZM44 25L29 28L27 15L34 14L36 21L48 21ZM59 42A12 12 0 1 1 83 42A12 12 0 1 1 59 42Z",
        lines: "M3 22L97 4",
        cuts: "M59 42A12 12 0 1 0 83 42A12 12 0 1 0 59 42ZM69.5 42A1.5 1.5 0 1 0 72.5 42A1.5 1.5 0 1 0 69.5 42Z",
        spread: (26, 0),
        single: false,
    },
    Figure {
        look: "pikemen",
        body: "M33 13C33 5 40 2 46 2C53 2 59 5 59 13L65 17Q46 21 27 17ZM36 18H57L56 27Q46 32 37 27ZM30 31Q46 26 61 31L64 62L66 72Q46 78 26 72L29 62ZM31 72L26 98H39L45 76ZM49 76L60 98H73L62 72ZM56 33L68 45L62 52L50 44ZM34 33L26 52L46 62L50 55L37 49L42 38Z",
        lines: "M22 98L92-14M40 98L104-4",
        cuts: "M28 62H63",
        spread: (26, 0),
        single: false,
    },
    Figure {
        look: "archers",
        body: "M36 17C34 8 40 4 46 4C53 4 56 10 54 17C52 24 39 25 36 17ZM33 18C33 4 46-1 53 4L58 12ZM33 27Q44 24 55 27L56 56L58 64Q44 68 31 64L33 56ZM32 62L24 98H36L45 68L55 98H68L57 62ZM52 27L80 29V36L52 38ZM38 28L22 30L25 37L46 38L47 32ZM27 36L19 20L25 17L35 36Z",
        lines: "M74 4C94 16 94 49 74 62M74 4L45 33L74 62M45 33H99",
        cuts: "M32 55H56",
        spread: (26, 0),
        single: false,
    },
    Figure {
        look: "longbowmen",
        body: "M30 17C28 8 34 4 40 4C47 4 50 10 48 17C46 24 33 25 30 17ZM26 12Q40-4 54 12L58 14L26 15ZM27 27Q38 24 49 27L50 56L52 68Q38 72 25 68L27 56ZM26 64L18 98H30L39 70L49 98H62L51 64ZM46 27L74 29V36L46 38ZM32 28L16 30L19 37L40 38L41 32ZM84 98L76 60L80 50L88 58L94 98Z",
        lines: "M66-12C90 10 90 58 66 80M66-12L39 33L66 80M39 33H98M30 6L16-4",
        cuts: "M26 55H50M79 66L88 64",
        spread: (26, 0),
        single: false,
    },
    Figure {
        look: "crossbowmen",
        body: "M35 13C35 5 41 2 47 2C54 2 59 5 59 13L64 17Q47 21 29 17ZM37 18H57L56 27Q47 31 38 27ZM31 30Q46 26 60 30L62 56L64 66Q46 71 29 66L32 56ZM31 64L25 98H37L45 70L53 98H66L62 64ZM54 30L70 36L68 43L50 40ZM36 31L32 44L62 46L62 40L42 38ZM42 34H86V40H42Z",
        lines: "M78 16C92 22 92 52 78 58M78 16L66 37L78 58M86 37H99",
        cuts: "M32 57H62",
        spread: (26, 0),
        single: false,
    },
    Figure {
        look: "wagon",
        body: "M11 58C5 34 14 17 30 20C38 13 48 13 54 18C62 12 74 13 79 20C94 20 97 38 90 58ZM5 60H96L91 76H12ZM-3 70L8 66V72Z\
               M9 82A16 16 0 1 0 41 82A16 16 0 1 0 9 82ZM60 82A16 16 0 1 0 92 82A16 16 0 1 0 60 82Z",
        lines: "",
        cuts: "M7 59H94M30 21C24 32 24 46 28 57M54 19C50 32 50 46 52 57M79 21C80 32 78 46 76 57M25 70V94M13 82H37M16.5 73.5L33.5 90.5M33.5 73.5L16.5 90.5M76 70V94M64 82H88M67.5 73.5L84.5 90.5M84.5 73.5L67.5 90.5M13 82A12 12 0 1 0 37 82A12 12 0 1 0 13 82ZM64 82A12 12 0 1 0 88 82A12 12 0 1 0 64 82Z",
        spread: (0, 0),
        single: true,
    },
    Figure {
        look: "bombard",
        body: "M6 56L12 46L70 22L76 14L88 10L98 34L86 38L78 38L24 70L12 72ZM2 78L70 66L96 72V82H2ZM22 84A12 12 0 1 0 46 84A12 12 0 1 0 22 84ZM62 84A12 12 0 1 0 86 84A12 12 0 1 0 62 84Z",
        lines: "",
        cuts: "M22 44L32 64M38 37L49 57M54 30L66 48M70 22L80 38M34 76V94M24 84H44M74 76V94M64 84H84",
        spread: (0, 0),
        single: true,
    },
    Figure {
        look: "leader",
        body: "M26 50C17 50 13 64 11 85Q16 90 21 86Q26 90 31 86Q36 90 41 86Q46 90 51 86Q56 90 61 86Q66 90 72 84C74 76 75 69 76 62L80 54C84 56 88 59 92 59C96 59 97 55 95 52C92 45 88 40 83 36L82 28L77 34C70 37 64 44 61 50C50 53 36 49 26 50Z\
               M19 85L17 98H25L28 85ZM34 85L37 98H44L42 85ZM54 85L55 98H62L62 85ZM66 82L78 86L76 95L82 97L86 84L72 76Z\
               M41 52C39 42 39 34 44 29H55C60 35 60 44 58 53ZM43 15H58L57 26Q50 30 43 26ZM41 13L39 2L46 7L50 0L54 7L61 2L59 13ZM29-8L4-6L10 4L3 13L29 12Z",
        lines: "M30 60V-10",
        cuts: "M51 33L66 31C67 43 63 51 58 56C53 51 50 44 51 33ZM15 70Q42 78 73 70",
        spread: (0, 0),
        single: true,
    },
    Figure {
        look: "banner",
        body: "M34 4C48-4 58 12 74 6C80 4 86 3 90 4L82 22L92 42C82 40 72 50 60 46C50 43 42 40 34 44Z",
        lines: "M32 98V-4",
        cuts: "",
        spread: (0, 0),
        single: true,
    },
];

pub fn figure(look: &str) -> Option<&'static Figure> {
    FIGURES.iter().find(|figure| figure.look == look)
}

/// All silhouettes, to be used by name.
pub fn defs(style: &Style) -> String {
    let mut svg = Svg::new();
    for figure in &FIGURES {
        svg.put(format_args!(
            "<g id=\"{}-{}\" stroke-linejoin=\"round\" stroke-linecap=\"round\">",
            style.ids, figure.look
        ));
        if !figure.lines.is_empty() {
            svg.put(format_args!("<path d=\"{}\" fill=\"none\" stroke-width=\"8\"/>", figure.lines));
        }
        svg.put(format_args!(
            "<path d=\"{}\" fill=\"currentColor\" stroke-width=\"5\" paint-order=\"stroke\"/>",
            figure.body
        ));
        if !figure.lines.is_empty() {
            svg.put(format_args!(
                "<path d=\"{}\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"3.6\"/>",
                figure.lines
            ));
        }
        if !figure.cuts.is_empty() {
            svg.put(format_args!("<path d=\"{}\" fill=\"none\" stroke-width=\"2.6\"/>", figure.cuts));
        }
        svg.put("</g>\n");
    }
    svg.finish()
}
