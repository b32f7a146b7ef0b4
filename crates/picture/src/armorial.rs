//! The arms of bodies of troops, by the letters of the short names of their counters: `PKR1` is the first of `PKR`.
//!
//! A body that is not in this book gets arms made from its letters: always the same, and others than its neighbour's.

use crate::arms;
use crate::pen::hash;
use crate::style::{Style, Theme};
use crate::svg::Svg;

/// How the field of a shield is divided: its ground, and what of the second tincture lies on it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Field {
    Plain,
    /// The left half from top to bottom keeps the first tincture.
    PerPale,
    PerFess,
    Quarterly,
    Fess,
    Pale,
    Bend,
    Chief,
    Cross,
    Barry,
    Chequy,
    Border,
}

use Field::*;

/// Letters of the body, colour of its front bar, field, its two tinctures, and the charge with its own.
struct Arms(&'static str, &'static str, Field, [char; 2], &'static str, char);

/// Tinctures: `g`ules, `a`zure, `o`r, `w`hite for argent, `s`able, `v`ert, `p`urpure.
#[rustfmt::skip]
const BOOK: &[Arms] = &[
    Arms("PKR", "crimson", Plain,     ['g', 'g'], "eagle",         'w'),
    Arms("PGO", "sky",     Plain,     ['a', 'a'], "double-cross",  'o'),
    Arms("PCO", "white",   Border,    ['g', 'o'], "knight",        'w'),
    Arms("PSG", "scarlet", Cross,     ['g', 'w'], "",              'w'),
    Arms("PPO", "violet",  Chief,     ['g', 'o'], "eagle",         'w'),
    Arms("PSA", "navy",    PerPale,   ['g', 'a'], "star",          'o'),
    Arms("PKA", "black",   Chequy,    ['w', 'g'], "bull",          's'),
    Arms("PSI", "gold",    PerPale,   ['g', 'o'], "lion",          's'),
    Arms("PLU", "brown",   Plain,     ['g', 'g'], "stag",          'w'),
    Arms("PLE", "olive",   PerPale,   ['w', 'g'], "eagle",         's'),
    Arms("PKU", "grey",    Border,    ['o', 's'], "lion",          's'),
    Arms("PLW", "azure",   Plain,     ['a', 'a'], "lion",          'o'),
    Arms("PHA", "teal",    Plain,     ['w', 'w'], "eagle",         's'),
    Arms("PWI", "lime",    Fess,      ['g', 'w'], "",              'w'),
    Arms("PDO", "pink",    Border,    ['o', 'g'], "bull",          'g'),
    Arms("PPD", "orange",  Plain,     ['a', 'a'], "sun",           'o'),
    Arms("PMA", "purple",  Quarterly, ['g', 'w'], "eagle",         's'),
    Arms("PLI", "blue",    Plain,     ['a', 'a'], "moon-and-star", 'o'),
    Arms("PNA", "rust",    Plain,     ['g', 'g'], "kerchief",      'w'),
    Arms("PMZ", "silver",  Border,    ['a', 'w'], "lion",          'w'),
    Arms("PIL", "red",     PerFess,   ['w', 'g'], "",              'w'),
    Arms("PIM", "brown",   Barry,     ['w', 'g'], "",              'w'),
    Arms("PXB", "rust",    Bend,      ['g', 'w'], "",              'w'),
    Arms("PBO", "grey",    Plain,     ['g', 'g'], "wheel",         'w'),
    Arms("LVI", "red",     Plain,     ['g', 'g'], "columns",       'o'),
    Arms("LTR", "white",   Plain,     ['g', 'g'], "columns",       'o'),
    Arms("LME", "black",   Plain,     ['g', 'g'], "columns",       'o'),
    Arms("LGR", "green",   Plain,     ['g', 'g'], "columns",       'o'),
    Arms("LKA", "grey",    Plain,     ['g', 'g'], "columns",       'o'),
    Arms("LSM", "gold",    Plain,     ['g', 'g'], "columns",       'o'),
    Arms("LPO", "blue",    Plain,     ['g', 'g'], "columns",       'o'),
    Arms("LVT", "sky",     Plain,     ['g', 'g'], "columns",       'o'),
    Arms("LKI", "purple",  Plain,     ['g', 'g'], "columns",       'o'),
    Arms("LLI", "brown",   Plain,     ['g', 'g'], "columns",       'o'),
    Arms("LNO", "orange",  Plain,     ['g', 'g'], "columns",       'o'),
    Arms("LBR", "teal",    Plain,     ['g', 'g'], "columns",       'o'),
    Arms("LST", "pink",    Plain,     ['g', 'g'], "columns",       'o'),
    Arms("LIL", "red",     Border,    ['g', 'o'], "columns",       'o'),
    Arms("LIM", "brown",   Border,    ['g', 'o'], "columns",       'o'),
    Arms("LAR", "green",   Border,    ['g', 'o'], "columns",       'o'),
    Arms("TAT", "teal",    Plain,     ['v', 'v'], "crescent",      'o'),
    Arms("TGM", "white",   Cross,     ['w', 's'], "eagle",         'o'),
    Arms("TGS", "silver",  Cross,     ['w', 's'], "lily",          'o'),
    Arms("TOR", "black",   Cross,     ['w', 's'], "",              'o'),
    Arms("TSG", "scarlet", Cross,     ['w', 'g'], "",              'g'),
    Arms("TOE", "gold",    Plain,     ['o', 'o'], "eagle",         's'),
    Arms("TWE", "lime",    Plain,     ['g', 'g'], "knight",        'w'),
    Arms("TGC", "crimson", Pale,      ['w', 's'], "",              's'),
    Arms("TTR", "grey",    PerPale,   ['w', 's'], "key",           'g'),
    Arms("TPM", "violet",  Plain,     ['g', 'g'], "crozier",       'o'),
    Arms("TCU", "red",     PerFess,   ['w', 'g'], "cross",         's'),
    Arms("TBR", "rust",    Plain,     ['w', 'w'], "eagle",         'g'),
    Arms("TSC", "olive",   Barry,     ['w', 'a'], "",              'w'),
    Arms("TNE", "navy",    PerPale,   ['w', 's'], "",              'w'),
    Arms("TEL", "sky",     PerFess,   ['g', 'w'], "double-cross",  's'),
    Arms("TBA", "orange",  Plain,     ['w', 'w'], "lion",          'g'),
    Arms("TSB", "purple",  Plain,     ['p', 'p'], "swords",        'w'),
    Arms("TBG", "teal",    Quarterly, ['w', 's'], "",              'w'),
    Arms("TGD", "brown",   Plain,     ['w', 'w'], "bull",          's'),
    Arms("TST", "blue",    Plain,     ['o', 'o'], "stag",          'g'),
    Arms("TEN", "pink",    Chief,     ['w', 's'], "star",          'g'),
    Arms("TTU", "azure",   Bend,      ['w', 'g'], "",              'w'),
    Arms("TIH", "black",   Border,    ['w', 's'], "cross",         's'),
    Arms("TIL", "sky",     Chief,     ['w', 's'], "tower",         'g'),
    Arms("TIM", "brown",   Barry,     ['w', 's'], "",              'w'),
    Arms("TXB", "rust",    Bend,      ['w', 's'], "",              'w'),
    Arms("TAR", "green",   PerFess,   ['s', 'w'], "",              'w'),
    Arms("TBO", "grey",    Plain,     ['w', 'w'], "wheel",         's'),
];

/// The letters of a body and the number of a counter in it, if the short name has both.
pub fn body(short: &str) -> Option<(&str, &str)> {
    let digits = short.trim_end_matches(|c: char| c.is_ascii_digit()).len();
    let (letters, number) = short.split_at(digits);
    let fits = !number.is_empty() && letters.len() >= 2 && letters.chars().all(|c| c.is_ascii_alphabetic());
    fits.then_some((letters, number))
}

/// The colour of the bar that shows the front of a body's counters.
pub fn bar(letters: &str, theme: Theme) -> &'static str {
    const ALL: [&str; 12] = [
        "crimson", "sky", "white", "violet", "gold", "olive", "teal", "orange", "blue", "lime", "pink",
        "brown",
    ];
    let known = BOOK.iter().find(|arms| arms.0 == letters).map(|arms| arms.1);
    let word = known.unwrap_or(ALL[key(letters) as usize % ALL.len()]);
    let (soft, plain) = match word {
        "crimson" => ("#b0213a", "#c00028"),
        "scarlet" => ("#dd3d23", "#ff2400"),
        "red" => ("#c8322c", "#e00000"),
        "rust" => ("#b25a2b", "#b34700"),
        "orange" => ("#e88a2a", "#ff8c00"),
        "gold" => ("#ecbd3b", "#ffcc00"),
        "brown" => ("#7d5634", "#6b3a10"),
        "olive" => ("#8b8b3a", "#808000"),
        "lime" => ("#a6c648", "#a6f000"),
        "green" => ("#4b8f4d", "#008a1e"),
        "teal" => ("#2f8f8a", "#008080"),
        "sky" => ("#79b8df", "#7fd0ff"),
        "azure" => ("#3d7fc4", "#0078ff"),
        "blue" => ("#3157b0", "#0030d0"),
        "navy" => ("#26346e", "#000070"),
        "violet" => ("#8355b0", "#8a2be2"),
        "purple" => ("#742f7d", "#800080"),
        "pink" => ("#e390ad", "#ff8fb8"),
        "black" => ("#2a2725", "#000000"),
        "grey" => ("#8b8781", "#808080"),
        "silver" => ("#c5c4c0", "#c8c8c8"),
        _ => ("#fbf7ec", "#ffffff"),
    };
    if theme == Theme::HighContrast { plain } else { soft }
}

/// The arms of every body in the book, to be used by name.
pub fn defs(style: &Style) -> String {
    let mut svg = Svg::new();
    for arms in BOOK {
        svg.put(format_args!("<g id=\"{}-arms-{}\">", style.ids, arms.0));
        painted(&mut svg, arms, style);
        svg.put("</g>\n");
    }
    svg.finish()
}

/// The shield of a body, 21 pixels wide and 25 high, round the origin.
pub fn shield(svg: &mut Svg, letters: &str, style: &Style) {
    match BOOK.iter().find(|arms| arms.0 == letters) {
        Some(arms) => svg.put(format_args!("<use href=\"#{}-arms-{}\"/>", style.ids, arms.0)),
        None => {
            let key = key(letters);
            const FIELDS: [Field; 6] = [Plain, PerPale, PerFess, Fess, Bend, Border];
            const PAIRS: [[char; 2]; 6] =
                [['a', 'o'], ['v', 'w'], ['o', 's'], ['w', 'a'], ['p', 'w'], ['s', 'w']];
            const CHARGES: [&str; 6] = ["star", "tower", "lily", "trefoil", "crescent", ""];
            let pair = PAIRS[(key / 7 % 6) as usize];
            let field = FIELDS[(key % 6) as usize];
            let charge = if matches!(field, Plain | Border) { CHARGES[(key / 64 % 5) as usize] } else { "" };
            painted(svg, &Arms("", "", field, pair, charge, pair[1]), style);
        }
    }
}

fn key(letters: &str) -> u32 {
    letters.bytes().fold(7, |sum, byte| hash(i64::from(byte), 3, sum))
}

fn tint(letter: char, theme: Theme) -> &'static str {
    let (soft, plain) = match letter {
        'g' => ("#b8302a", "#c00000"),
        'a' => ("#2f66a8", "#0040b0"),
        'o' => ("#ecbd3e", "#ffd21f"),
        's' => ("#24201d", "#000000"),
        'v' => ("#39794a", "#006b1e"),
        'p' => ("#76407f", "#700080"),
        _ => ("#f6f1e4", "#ffffff"),
    };
    if theme == Theme::HighContrast { plain } else { soft }
}

const LOWER: &str = "M-10.5.4H10.5C9.9 7.4 5.3 11 0 13.6C-5.3 11-9.9 7.4-10.5.4Z";
const BAND: &str = "M-10.6-4.4H10.6V-1.6C10.6.2 10.4 1.8 9.9 3.2H-9.9C-10.4 1.8-10.6.2-10.6-1.6Z";
const POST: &str = "M-3.4-11.6H3.4V11.6Q1.7 12.7 0 13.6Q-1.7 12.7-3.4 11.6Z";

/// What of the second tincture lies on the field.
fn division(field: Field) -> &'static str {
    match field {
        Plain | Border | Cross => "",
        PerPale => "M0-11.6H10.6V-1.6C10.6 6.4 5.6 10.8 0 13.6Z",
        PerFess => LOWER,
        Quarterly => "M0-11.6H10.6V-1.6C10.6-.9 10.6-.2 10.5.4H0ZM0 .4V13.6C-5.3 11-9.9 7.4-10.5.4Z",
        Fess => BAND,
        Pale => POST,
        Bend => "M-10.6-11.6H-5.4L9.9 3.4Q9 6 7.2 8.1L-10.6-6.4Z",
        Chief => "M-10.6-11.6H10.6V-6.2H-10.6Z",
        Barry => {
            "M-10.6-7.6H10.6V-3.6H-10.6ZM-10.5.4H10.5Q9.9 2.9 8.9 4.4H-8.9Q-9.9 2.9-10.5.4ZM-6.4 8.4H6.4Q3.2 11.8 0 13.6Q-3.2 11.8-6.4 8.4Z"
        }
        Chequy => {
            "M-5.3-11.6H0V-6.3H-5.3ZM5.3-11.6H10.6V-6.3H5.3ZM-10.6-6.3H-5.3V-1H-10.6ZM0-6.3H5.3V-1H0ZM-5.3-1H0V4.3H-5.3ZM5.3-1H10.5Q10.3 2 9.3 4.3H5.3ZM-9.3 4.3H-5.3V9.6H-5.6Q-8 7.6-9.3 4.3ZM0 4.3H5.3V9.6H0ZM-5.3 9.6H0V13.6Q-3 12.2-5.3 10Z"
        }
    }
}

fn painted(svg: &mut Svg, Arms(_, _, field, [first, second], charge, colour): &Arms, style: &Style) {
    let ink = |letter: &char| tint(*letter, style.theme);
    let shield = arms::shield("square");
    svg.put(format_args!("<path d=\"{shield}\" fill=\"{}\" stroke=\"none\"/>", ink(first)));
    let mut cross = String::new();
    let shape = division(*field);
    let shape = if *field == Cross {
        cross.push_str(POST);
        cross.push_str(BAND);
        cross.as_str()
    } else {
        shape
    };
    svg.path(&shape, format_args!("fill=\"{}\" stroke=\"none\"", ink(second)));
    if *field == Border {
        svg.put(format_args!(
            "<path d=\"{shield}\" transform=\"scale(.86)\" fill=\"none\" stroke=\"{}\" stroke-width=\"3.4\"/>",
            ink(second)
        ));
    }
    let size = match field {
        Border => ".58",
        Cross => ".5",
        Chief => ".7",
        _ => ".8",
    };
    let down = if *field == Chief { "2.6" } else { "-.6" };
    match *charge {
        "" => {}
        // The rider is the figure of heavy horse, as large as the shield allows.
        "knight" => svg.put(format_args!(
            "<use href=\"#{}-heavy-cavalry\" transform=\"translate(-9 -8.6)scale(.175)\" color=\"{}\" stroke=\"{}\"/>",
            style.ids,
            ink(colour),
            ink(first)
        )),
        word => svg.put(format_args!(
            "<use href=\"#{}-{word}\" transform=\"translate(0 {down})scale({size})\" color=\"{}\"/>",
            style.ids,
            ink(colour)
        )),
    }
    svg.put(format_args!(
        "<path d=\"{shield}\" fill=\"none\" stroke=\"{}\" stroke-width=\"1.5\" stroke-linejoin=\"round\"/>",
        if style.theme == Theme::HighContrast { "#000" } else { "#1d140c" }
    ));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_name_is_letters_and_a_number() {
        assert_eq!(body("PKR12"), Some(("PKR", "12")));
        assert_eq!([body("PKR"), body("12"), body("X1"), body("<&1"), body("")], [None; 5]);
    }

    #[test]
    fn every_charge_in_the_book_can_be_drawn_and_no_body_stands_twice() {
        let mut seen = std::collections::BTreeSet::new();
        for arms in BOOK {
            assert!(seen.insert(arms.0), "{}", arms.0);
            assert!(matches!(arms.4, "" | "knight") || arms::named(arms.4).is_some(), "{}", arms.4);
            // Metal on colour, colour on metal: else nobody could read it.
            let metal = |letter: char| matches!(letter, 'o' | 'w');
            assert!(arms.4.is_empty() || arms.3.iter().any(|it| metal(*it) != metal(arms.5)), "{}", arms.0);
        }
    }
}
