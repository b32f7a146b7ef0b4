//! Coats of arms: the tincture chooses the beast, the shape of the counters chooses the shield.
//!
//! Both differ from side to side, so that a side is known by more than its colour. All charges are drawn here, in a box
//! of 20 by 20 round the origin.

use crate::pen::escaped;
use crate::style::{Style, Theme, tincture};
use crate::svg::Svg;

/// What is painted on a shield.
pub struct Charge {
    pub word: &'static str,
    body: &'static str,
    /// Thin things: a tail, a stalk.
    line: &'static str,
}

const LION: Charge = Charge {
    word: "lion",
    body: "M-7-7.2L-5.6-9.4C-4-10.6-1.4-10.4-.5-8.4C1.7-7.4 2.1-5.4 1.6-4C3.8-2.3 5.1.2 4.9 3C5.5 5 4.9 6.5 3.6 7.6L5 8.6L2.6 10.2H-.4L.5 8.4L1.3 6.1L-.6 5.1L-3.3 6.5L-3.6 8.5L-5 10L-7.2 9.2L-6.3 7.7L-5.7 5.2L-2.7 2.8C-2.8.9-2.8-.3-3.2-1.3L-5.7.5L-6.2 2.2L-8.6 1.9L-9.2-.1L-7.5-.8L-5-3.2L-5.6-3.5L-8.5-3.2L-10.2-4.8L-9.1-6.6L-7.4-5.4L-5.8-5.3L-4.4-5.6L-5.2-6.4ZM8.2-5.4C6.4-7.4 7.5-9.7 9.3-10.3C9.1-8.9 10.7-7.7 10-5.8Z",
    line: "M4.3 3.6C8.6 4.7 10 1.1 7.8-1.4C6.2-3.3 7-5.2 8.8-6.6",
};

const EAGLE: Charge = Charge {
    word: "eagle",
    body: "M-1.4-4C-2.2-6.8-4.4-9.2-7-8.8C-6-8-6.2-7.2-6.9-6.5C-8.3-6.9-9.6-6-10-4.4L-9.3.8L-7.7-1.1L-7.9 3.2L-6-.1L-5.6 5L-4-.4L-3 4.2L-1.6 2.2L-1 4.6H1L1.6 2.2L3 4.2L4-.4L5.6 5L6-.1L7.9 3.2L7.7-1.1L9.3.8L10-4.4C9.6-6 8.3-6.9 6.9-6.5C6.2-7.2 6-8 7-8.8C4.4-9.2 2.2-6.8 1.4-4L1-6C1.5-8.6.7-10.2-1-10.2C-2.5-10.2-2.9-8.9-4.6-8.4C-3.7-7.5-2.6-7.3-1.8-7.5ZM-1.2 4.4L-3.6 9.6L-1.5 8.5L0 10.8L1.5 8.5L3.6 9.6L1.2 4.4ZM-1.6 3L-4.6 5.8L-6.4 5.5L-5.2 6.9L-5.7 8.4L-4 7.3L-2.6 7.9L-3.4 6.4L-1 4.3ZM1.6 3L4.6 5.8L6.4 5.5L5.2 6.9L5.7 8.4L4 7.3L2.6 7.9L3.4 6.4L1 4.3Z",
    line: "",
};

const LILY: Charge = Charge {
    word: "lily",
    body: "M0-10.4C-4.4-5.8-3.2-1.6-1.4 2.2H1.4C3.2-1.6 4.4-5.8 0-10.4ZM-2.2 2.2C-2.6-2-5.2-4.8-7.8-3.6C-10-2.5-9.9 1.2-7.3 1.8C-6.7-.4-4.7-.6-4.1 2.2ZM2.2 2.2C2.6-2 5.2-4.8 7.8-3.6C10-2.5 9.9 1.2 7.3 1.8C6.7-.4 4.7-.6 4.1 2.2ZM-5 2.9H5V4.9H-5ZM-1.4 5.6C-1.6 7.8-3.2 9-4.8 9.2C-3.2 10.2-1 9.6 0 11.2C1 9.6 3.2 10.2 4.8 9.2C3.2 9 1.6 7.8 1.4 5.6Z",
    line: "",
};

const TOWER: Charge = Charge {
    word: "tower",
    body: "M-7.4-9.6H-4.6V-7.4H-1.5V-9.6H1.5V-7.4H4.6V-9.6H7.4V-3.4L5.2-1.4V7H7.4V10H2.2V5.4C2.2 2.4-2.2 2.4-2.2 5.4V10H-7.4V7H-5.2V-1.4L-7.4-3.4ZM-1-3.4V.4H1V-3.4Z",
    line: "",
};

const CROSS: Charge = Charge {
    word: "cross",
    body: "M-3-10.4H3L1.9-1.9L10.4-3V3L1.9 1.9L3 10.4H-3L-1.9 1.9L-10.4 3V-3L-1.9-1.9Z",
    line: "",
};

const TREFOIL: Charge = Charge {
    word: "trefoil",
    body: "M-.8-.6C-4.6-2.4-5.2-9.8 0-9.9C5.2-9.8 4.6-2.4.8-.6C3.2-3.6 10.6-3.2 10 1.9C9 6.8 2.8 4.8.7.9V1.4H-.7V.9C-2.8 4.8-9 6.8-10 1.9C-10.6-3.2-3.2-3.6-.8-.6Z",
    line: "M0 1C.2 5.2 1.2 8.2 4 10",
};

/// A patriarchal cross: two arms, the lower one longer.
const DOUBLE_CROSS: Charge = Charge {
    word: "double-cross",
    body: "M-1.7-11H1.7V-8.2H5.4V-4.8H1.7V-1.6H8.4V2.2H1.7V11H-1.7V2.2H-8.4V-1.6H-1.7V-4.8H-5.4V-8.2H-1.7Z",
    line: "",
};

/// Three columns on a step, the one in the middle the tallest.
const COLUMNS: Charge = Charge {
    word: "columns",
    body: "M-9.6-6H-6.4V4H-4.2V-2.6H-1.5V-10.6H1.5V-2.6H4.2V4H6.4V-6H9.6V10.4H6.6V7H-6.6V10.4H-9.6ZM-1.5.4V4H1.5V.4Z",
    line: "",
};

const CRESCENT: Charge = Charge {
    word: "crescent",
    body: "M-9-1.6C-8.6 6 -4.6 9.8 0 9.8C4.6 9.8 8.6 6 9-1.6C6.6 3 3.6 4.6 0 4.6C-3.6 4.6-6.6 3-9-1.6Z",
    line: "",
};

const STAR: Charge = Charge {
    word: "star",
    body: "M0-10.4L2.6-4.4L9-5.2L5.2 0L9 5.2L2.6 4.4L0 10.4L-2.6 4.4L-9 5.2L-5.2 0L-9-5.2L-2.6-4.4Z",
    line: "",
};

/// A crescent under a star.
const MOON_AND_STAR: Charge = Charge {
    word: "moon-and-star",
    body: "M-9.6-1C-9.4 6.6-5 10.6 0 10.600C5 10.6 9.4 6.6 9.6-1C7 4 3.6 5.6 0 5.600C-3.6 5.6-7 4-9.6-1ZM0-11L1.7-6.800L6-7.200L3.4-3.800L6-.4L1.7-.8L0 3.400L-1.7-.8L-6-.4L-3.4-3.800L-6-7.200L-1.7-6.800Z",
    line: "",
};

/// A kerchief knotted into a ring, its ends hanging.
const KERCHIEF: Charge = Charge {
    word: "kerchief",
    body: "M0-10.4A7.4 7.4 0 0 1 3.6 3.4L8.6 9.600L3.4 8.4L.6 4.4L-3.4 10.400L-6.2 8.600L-3.6 3.400A7.4 7.4 0 0 1 0-10.400ZM0-6.400A3.4 3.4 0 0 0 0 .4A3.4 3.4 0 0 0 0-6.400Z",
    line: "",
};

const SUN: Charge = Charge {
    word: "sun",
    body: "M0-5.600A5.6 5.6 0 0 1 0 5.600A5.6 5.6 0 0 1 0-5.600ZM-1.4-7L0-11L1.4-7ZM-1.4 7L0 11L1.4 7ZM-7-1.400L-11 0L-7 1.400ZM7-1.400L11 0L7 1.400ZM-6-4L-7.8-7.800L-4-6ZM6-4L7.8-7.800L4-6ZM-6 4L-7.8 7.800L-4 6ZM6 4L7.8 7.800L4 6Z",
    line: "",
};

const KEY: Charge = Charge {
    word: "key",
    body: "M0-11A4.6 4.6 0 0 1 1.6-2.100V4H5.600V10.400H3.200V8.400H1.600V10.800H-1.600V-2.100A4.6 4.6 0 0 1 0-11ZM0-8.400A2 2 0 0 0 0-4.400A2 2 0 0 0 0-8.400Z",
    line: "",
};

/// The head of a bull, seen from the front.
const BULL: Charge = Charge {
    word: "bull",
    body: "M-10.4-10.400C-8.4-7-6-6-3.4-6.200H3.400C6-6 8.4-7 10.4-10.400C10.6-6.4 8.6-3.6 5.4-2.800L7.8-1.400L5 .2L3.6 6.800C3 10.8-3 10.8-3.6 6.800L-5 .2L-7.8-1.400L-5.4-2.800C-8.6-3.6-10.6-6.4-10.4-10.400Z",
    line: "",
};

/// The head of a stag with its antlers.
const STAG: Charge = Charge {
    word: "stag",
    body: "M-2.4-1.400H2.400L5.6-.6L3.2 1.600L1.8 8.400C1.2 10.8-1.2 10.8-1.8 8.400L-3.2 1.600L-5.6-.6Z",
    line: "M-1.8-1.600C-4-3.4-7.8-4-7.6-10M-7.4-6L-10-7.600M-5.4-4L-3.6-8.400M1.8-1.600C4-3.4 7.8-4 7.6-10M7.4-6L10-7.600M5.4-4L3.6-8.4",
};

/// A wheel of six spokes.
const WHEEL: Charge = Charge {
    word: "wheel",
    body: "M0-10.400A10.4 10.4 0 0 1 0 10.400A10.4 10.4 0 0 1 0-10.400ZM0-7.600A7.6 7.6 0 0 0 0 7.600A7.6 7.6 0 0 0 0-7.600Z",
    line: "M0-8.600V8.600M-7.4-4.300L7.4 4.300M-7.4 4.300L7.4-4.3",
};

/// A bishop's staff.
const CROZIER: Charge =
    Charge { word: "crozier", body: "", line: "M-1 11V-5.600C-1-11.4 7-11.4 7-6C7-2 2.2-2.2 2.4-5.2" };

/// Two swords crossed.
const SWORDS: Charge = Charge {
    word: "swords",
    body: "",
    line: "M-8.6-9L7 8.600M8.6-9L-7 8.600M1.8 7.200L7.4 2.600M-1.8 7.200L-7.4 2.6",
};

const CHEVRON: Charge = Charge { word: "chevron", body: "M0-7L9.6 3V8.6L0-1.4L-9.6 8.6V3Z", line: "" };

const CHARGES: [Charge; 20] = [
    LION,
    EAGLE,
    LILY,
    TOWER,
    CROSS,
    TREFOIL,
    CHEVRON,
    DOUBLE_CROSS,
    COLUMNS,
    CRESCENT,
    STAR,
    MOON_AND_STAR,
    KERCHIEF,
    SUN,
    KEY,
    BULL,
    STAG,
    WHEEL,
    CROZIER,
    SWORDS,
];

/// The charge with this name.
#[cfg(test)]
pub fn named(word: &str) -> Option<&'static Charge> {
    CHARGES.iter().find(|charge| charge.word == word)
}

/// The charge of a tincture, and its own colour. On six-sided shields red bears the eagle, so that two games may have a
/// red side each.
pub fn charge(word: &str, shape: &str, theme: Theme) -> (&'static Charge, &'static str) {
    let plain = theme == Theme::HighContrast;
    let (gold, silver, black) =
        if plain { ("#ffd21f", "#ffffff", "#000000") } else { ("#f3c955", "#f7f1e2", "#241a10") };
    match word {
        "gules" if shape == "hexagon" => (&EAGLE, silver),
        "gules" => (&LION, gold),
        "or" if shape == "square" => (&LION, if plain { "#b80000" } else { "#a5322b" }),
        "or" if shape == "hexagon" => (&LION, black),
        "or" => (&EAGLE, black),
        "azure" => (&LILY, gold),
        "sable" => (&CROSS, silver),
        "vert" => (&TREFOIL, silver),
        "argent" => (&TOWER, black),
        _ => (&CHEVRON, silver),
    }
}

/// The charges, to be used by name.
pub fn defs(style: &Style) -> String {
    let mut svg = Svg::new();
    CHARGES.iter().for_each(|charge| def(&mut svg, charge, style));
    svg.finish()
}

/// One charge, to be used by name.
pub fn def(svg: &mut Svg, charge: &Charge, style: &Style) {
    svg.put(format_args!("<g id=\"{}-{}\">", style.ids, charge.word));
    painted(svg, charge);
    svg.put("</g>\n");
}

pub fn painted(svg: &mut Svg, charge: &Charge) {
    svg.path(&charge.body, format_args!("fill=\"currentColor\" fill-rule=\"evenodd\""));
    if !charge.line.is_empty() {
        svg.put(format_args!(
            "<path d=\"{}\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.7\" stroke-linecap=\"round\"/>",
            charge.line
        ));
    }
}

/// The outline of a shield, 21 to 24 pixels wide: a heater shield, a round one for round counters, a six-sided one for
/// hexagons.
pub fn shield(shape: &str) -> &'static str {
    match shape {
        "round" => "M-11.6 0A11.6 11.6 0 1 1 11.6 0A11.6 11.6 0 1 1-11.6 0Z",
        "hexagon" => "M-12.4 0L-6.2-10.8H6.2L12.4 0L6.2 10.8H-6.2Z",
        _ => "M-10.6-11.6H10.6V-1.6C10.6 6.4 5.6 10.8 0 13.6C-5.6 10.8-10.6 6.4-10.6-1.6Z",
    }
}

/// The arms of a seat, within 14 pixels of the origin, complete in themselves: nothing of [`crate::defs`] is
/// needed.
pub fn emblem(word: &str, shape: &str, style: &Style) -> String {
    let colours = tincture(word, style.theme);
    let (charge, colour) = charge(word, shape, style.theme);
    let outline = shield(shape);
    let mut svg = Svg::new();
    svg.put(format_args!(
        "<g class=\"emblem\" data-tincture=\"{}\" transform=\"scale(.95)\">",
        escaped(word)
    ));
    svg.put(format_args!(
        "<path d=\"{outline}\" fill=\"{}\" stroke=\"{}\" stroke-width=\"1.5\" stroke-linejoin=\"round\"/>",
        colours.field, colours.dark
    ));
    svg.put(format_args!(
        "<path d=\"{outline}\" transform=\"scale(.87)\" fill=\"none\" stroke=\"{}\" stroke-width=\".9\" stroke-linejoin=\"round\"/>",
        colours.light
    ));
    svg.put(format_args!("<g color=\"{colour}\" transform=\"scale(.73)\">"));
    painted(&mut svg, charge);
    svg.put("</g></g>");
    svg.finish()
}
