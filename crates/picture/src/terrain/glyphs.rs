//! What is drawn once and used many times: paper, trees, rocks, peaks, houses.

use crate::ground::Frame;
use crate::pen::{Point, at, hash, sway};
use crate::style::Style;
use crate::svg::Svg;
use engine::sorted::InOrder;

/// Width and height of the tile of paper, and of the tile of trees.
const PAPER: (i64, i64) = (5200, 4400);
const GROVE: (i64, i64) = (1540, 1280);

/// How many different trees, peaks, rocks and houses there are.
pub const PEAKS: u32 = 4;
pub const ROCKS: u32 = 3;
pub const HOUSES: u32 = 3;

/// Patterns and glyphs of the map.
pub fn defs(style: &Style) -> String {
    let mut svg = Svg::new();
    trees(&mut svg, style);
    paper(&mut svg, style);
    grove(&mut svg, style);
    rocks(&mut svg, style);
    peaks(&mut svg, style);
    houses(&mut svg, style);
    let (inks, ids) = (style.theme.inks(), &style.ids);
    svg.put(format_args!(
        "<pattern id=\"{ids}-hatch\" width=\"9\" height=\"9\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\"><path d=\"M0 0V9\" stroke=\"{}\" stroke-opacity=\".35\" stroke-width=\"1.4\"/></pattern>\n",
        inks.ink
    ));
    svg.finish()
}

/// A tree stands on the origin and is 14 to 18 pixels tall. Light falls from the upper left.
fn trees(svg: &mut Svg, style: &Style) {
    let (inks, ids) = (style.theme.inks(), &style.ids);
    let [dark, _, light] = inks.tree;
    let crowns = [
        (
            "M-6.4-5.6C-8-8.4-6-11.6-3.4-12C-2.2-15 2.6-15.4 4-12.4C7-12 8-8.4 6.2-5.8C4.6-3.4 1.6-3.6.2-4.4C-1.8-3-5.2-3.4-6.4-5.6Z",
            "M-5.4-6.8C-6.2-9 -4.6-10.9-2.6-11C-1.6-13.2 1.4-13.6 2.6-12C.6-11.4-1-10.2-1.4-8.4C-2.8-8.2-3.2-6.6-3.2-5.4C-4.2-5.3-5-5.8-5.4-6.8Z",
        ),
        (
            "M-5.2-5C-7.2-6.6-6.6-9.6-4.8-10.4C-5.4-13.6-1.6-16.6 1-14.8C4.2-15.6 6.2-12.4 5.2-10C7-8.2 6.2-4.8 3.8-4.4C2-2.8-.8-3-1.6-3.8C-2.8-3.2-4.6-3.6-5.2-5Z",
            "M-4.4-6.4C-5.4-7.6-4.8-9.2-3.6-9.6C-4-12.2-1.6-14.6.4-13.6C-.8-12.4-1.4-10.8-1-9.4C-2.6-8.8-2.8-7-2.2-5.8C-3-5.4-4-5.6-4.4-6.4Z",
        ),
        (
            "M-7-5.2C-8.4-7.8-6.4-10.2-4.2-10.2C-3.2-12.8.4-13.4 2-11.6C4.8-12.6 7.6-10 6.8-7.4C8-5.4 6-3.2 4-3.8C2-2.6-.4-3-1.4-3.8C-3.4-2.8-6.2-3.2-7-5.2Z",
            "M-6-6C-6.6-7.8-5-9.2-3.4-9C-2.6-11-.2-11.6 1.2-10.6C-.6-10-1.8-9-2-7.4C-3.4-7.2-4-6-3.8-4.8C-4.8-4.6-5.6-5-6-6Z",
        ),
    ];
    for (index, (crown, gleam)) in crowns.into_iter().enumerate() {
        let body = inks.foliage[index];
        svg.put(format_args!(
            "<g id=\"{ids}-tree{index}\" transform=\"scale(1.15)\"><ellipse cx=\"3\" cy=\"-.4\" rx=\"6.4\" ry=\"2\" fill=\"{dark}\" fill-opacity=\".5\"/><path d=\"M-.9 0L-.7-5H.9L1 0Z\" fill=\"{}\"/><path d=\"{crown}\" fill=\"{body}\" stroke=\"{dark}\" stroke-width=\".9\"/><path d=\"{gleam}\" fill=\"{light}\"/></g>\n",
            inks.trunk
        ));
    }
    let firs = [
        (
            "M0-18.5L2.8-13.2L1.6-13.4L4.4-8.4L2.8-8.8L5.6-2.6Q0-1-5.6-2.6L-2.8-8.8L-4.4-8.4L-1.6-13.4L-2.8-13.2Z",
            "M-.2-17L-1.4-12.6L-.9-8.2L-2.2-3.1Q-3.6-3-4.6-3.2L-2-9.4L-3.2-9.2L-.9-14.1L-1.8-13.9Z",
        ),
        (
            "M0-15.5L2.4-11L1.4-11.2L4-6.8L2.6-7.1L4.8-2.2Q0-.8-4.8-2.2L-2.6-7.1L-4-6.8L-1.4-11.2L-2.4-11Z",
            "M-.2-14L-1.2-10.4L-.8-6.8L-1.8-2.7Q-3-2.6-3.9-2.8L-1.7-7.8L-2.7-7.6L-.8-11.7L-1.5-11.5Z",
        ),
    ];
    for (index, (crown, gleam)) in firs.into_iter().enumerate() {
        let (index, body) = (index + crowns.len(), inks.foliage[3]);
        svg.put(format_args!(
            "<g id=\"{ids}-tree{index}\" transform=\"scale(1.15)\"><ellipse cx=\"3\" cy=\"-.4\" rx=\"5.6\" ry=\"1.8\" fill=\"{dark}\" fill-opacity=\".5\"/><path d=\"M-.8 0V-4H.8V0Z\" fill=\"{}\"/><path d=\"{crown}\" fill=\"{body}\" stroke=\"{dark}\" stroke-width=\".9\" stroke-linejoin=\"round\"/><path d=\"{gleam}\" fill=\"{light}\"/></g>\n",
            inks.trunk
        ));
    }
}

/// Which tree stands at a place: mostly broad ones, firs in company.
pub fn tree_at(p: Point) -> u32 {
    let firs = hash(p.x.div_euclid(700), p.y.div_euclid(500), 7).is_multiple_of(3);
    let pick = hash(p.x, p.y, 8);
    if firs && pick % 10 < 7 { 3 + pick % 2 } else { pick % 3 }
}

/// Fibres and specks of the paper as a tile that fits to itself, and the clouds that are laid under them.
fn paper(svg: &mut Svg, style: &Style) {
    let (inks, ids) = (style.theme.inks(), &style.ids);
    if !inks.textured {
        return;
    }
    clouds_of(svg, style);
    svg.put(format_args!(
        "<radialGradient id=\"{ids}-vignette\" r=\".72\"><stop offset=\".55\" stop-color=\"{0}\" stop-opacity=\"0\"/><stop offset=\"1\" stop-color=\"{0}\" stop-opacity=\".3\"/></radialGradient>\n",
        inks.edge
    ));
    svg.put(format_args!(
        "<radialGradient id=\"{ids}-aged\" r=\".8\"><stop offset=\".4\" stop-color=\"{0}\" stop-opacity=\".0\"/><stop offset=\"1\" stop-color=\"{0}\" stop-opacity=\".35\"/></radialGradient>\n",
        inks.panel_edge
    ));
    // Light on the upper left of a knoll, dusk on its lower right.
    for (name, colour, strength) in [("light", inks.edge_light, ".75"), ("dusk", inks.hachure, ".5")] {
        svg.put(format_args!(
            "<radialGradient id=\"{ids}-{name}\"><stop offset=\"0\" stop-color=\"{colour}\" stop-opacity=\"{strength}\"/><stop offset=\".5\" stop-color=\"{colour}\" stop-opacity=\".28\"/><stop offset=\"1\" stop-color=\"{colour}\" stop-opacity=\"0\"/></radialGradient>\n"
        ));
    }
    svg.put(format_args!(
        "<circle id=\"{ids}-lit\" cx=\"-13\" cy=\"-14\" r=\"34\" fill=\"url(#{ids}-light)\"/><circle id=\"{ids}-dim\" cx=\"20\" cy=\"22\" r=\"38\" fill=\"url(#{ids}-dusk)\"/>\n"
    ));
    let (width, height) = PAPER;
    svg.put(format_args!(
        "<pattern id=\"{ids}-shade\" width=\"{}\" height=\"{}\" patternUnits=\"userSpaceOnUse\">",
        width / 10,
        height / 10
    ));
    clouds(svg, style, 26, (520, 380), &[3, 4]);
    svg.put("</pattern>\n");
    svg.put(format_args!(
        "<pattern id=\"{ids}-paper\" width=\"{}\" height=\"{}\" patternUnits=\"userSpaceOnUse\">",
        width / 10,
        height / 10
    ));
    let mut fibres = crate::pen::Path::new();
    let mut specks = crate::pen::Path::new();
    for index in 0..110_i64 {
        let p = at(i64::from(hash(index, 5, 91)) % width, i64::from(hash(index, 6, 91)) % height);
        if index % 2 == 0 {
            fibres.go(p);
            let to = at(p.x + sway(index, 7, 91, 80), p.y + sway(index, 8, 91, 40));
            fibres.curve(at(p.x + sway(index, 9, 91, 50), p.y + 20), to);
        } else {
            specks.circle(p, 3 + i64::from(hash(index, 10, 91) % 5));
        }
    }
    svg.path(
        &fibres,
        format_args!("fill=\"none\" stroke=\"{}\" stroke-width=\".6\" stroke-opacity=\".16\"", inks.ink),
    );
    svg.path(&specks, format_args!("fill=\"{}\" fill-opacity=\".16\"", inks.ink));
    svg.put("</pattern>\n");
    // Meadows of large maps: tufts in company here and none there.
    svg.put(format_args!(
        "<pattern id=\"{ids}-meadow\" width=\"431\" height=\"367\" patternUnits=\"userSpaceOnUse\">"
    ));
    let mut tufts = crate::pen::Path::new();
    for index in 0..26_i64 {
        let middle =
            at(150 + i64::from(hash(index, 1, 61)) % 4000, 150 + i64::from(hash(index, 2, 61)) % 3350);
        for tuft in 0..1 + i64::from(hash(index, 3, 62) % 3) {
            let foot = at(middle.x + sway(index, tuft, 63, 110), middle.y + sway(index, tuft, 67, 60));
            super::tuft(&mut tufts, foot);
        }
    }
    svg.path(
        &tufts,
        format_args!(
            "fill=\"none\" stroke=\"{}\" stroke-width=\".8\" stroke-linecap=\"round\" opacity=\".75\"",
            inks.grass
        ),
    );
    svg.put("</pattern>\n");
}

/// What clouds are made of: those of the paper, lighter, darker, greener, and those over woods.
pub fn clouds_of(svg: &mut Svg, style: &Style) {
    let (inks, ids) = (style.theme.inks(), &style.ids);
    let [pale, dim, green] = inks.clouds;
    let kinds = [(pale, ".55"), (dim, ".4"), (green, ".46"), (inks.tree[0], ".5"), (inks.tree[2], ".42")];
    for (index, (colour, strength)) in kinds.into_iter().enumerate() {
        svg.put(format_args!(
            "<radialGradient id=\"{ids}-cloud{index}\"><stop offset=\"0\" stop-color=\"{colour}\" stop-opacity=\"{strength}\"/><stop offset=\".55\" stop-color=\"{colour}\" stop-opacity=\".18\"/><stop offset=\"1\" stop-color=\"{colour}\" stop-opacity=\"0\"/></radialGradient>\n"
        ));
    }
}

/// Clouds in the paper of a board, as a washing hand lays them: no two alike, so that no tile shows. Those that do not
/// touch what is `wanted` are left out. `large` is how many times as large they are as on a small board.
pub fn washes(svg: &mut Svg, frame: &Frame, large: i64, wanted: &dyn Fn(Point) -> bool, style: &Style) {
    let apart = (1500 * large, 1150 * large);
    if !style.theme.inks().textured {
        return;
    }
    for row in 0..=frame.height / apart.1 {
        for column in 0..=frame.width / apart.0 {
            let x = frame.x + column * apart.0 + (row % 2) * apart.0 / 2 + sway(column, row, 95, 420 * large);
            let y = frame.y + row * apart.1 + sway(column, row, 96, 380 * large);
            let (rx, ry) =
                (large * (1000 + sway(column, row, 97, 420)), large * (680 + sway(column, row, 98, 260)));
            let near = [at(x, y), at(x - rx / 2, y), at(x + rx / 2, y), at(x, y - ry / 2), at(x, y + ry / 2)];
            if near.into_iter().any(wanted) {
                let kind = hash(column, row, 99) % 3;
                svg.put(format_args!(
                    "<ellipse cx=\"{}\" cy=\"{}\" rx=\"{}\" ry=\"{}\" fill=\"url(#{}-cloud{kind})\"/>",
                    x / 10,
                    y / 10,
                    rx / 10,
                    ry / 10,
                    style.ids
                ));
            }
        }
    }
    svg.put("\n");
}

/// Clouds of some kinds in turn, over the tile's edges too.
fn clouds(svg: &mut Svg, style: &Style, count: i64, (wide, high): (i64, i64), kinds: &[usize]) {
    let (width, height) = PAPER;
    let salt = 90 + count as u32;
    for index in 0..count {
        let x = i64::from(hash(index, 1, salt)) % width;
        let y = i64::from(hash(index, 2, salt)) % height;
        let (rx, ry) = (wide + sway(index, 3, salt, wide / 2), high + sway(index, 4, salt, high / 2));
        let kind = kinds[index as usize % kinds.len()];
        for (dx, dy) in [-width, 0, width].into_iter().flat_map(|dx| [-height, 0, height].map(|dy| (dx, dy)))
        {
            let (cx, cy) = (x + dx, y + dy);
            if cx + rx > 0 && cx - rx < width && cy + ry > 0 && cy - ry < height {
                svg.put(format_args!(
                    "<ellipse cx=\"{}\" cy=\"{}\" rx=\"{}\" ry=\"{}\" fill=\"url(#{}-cloud{kind})\"/>",
                    cx / 10,
                    cy / 10,
                    rx / 10,
                    ry / 10,
                    style.ids
                ));
            }
        }
    }
}

/// Trees side by side without end: the inside of a wood.
fn grove(svg: &mut Svg, style: &Style) {
    let ids = &style.ids;
    let (width, height) = GROVE;
    let (columns, rows) = (10, 12);
    let mut trees = Vec::new();
    for row in 0..rows {
        for column in 0..columns {
            let shift = if row % 2 == 0 { 0 } else { width / columns / 2 };
            let x = column * width / columns + shift + sway(column, row, 92, 38);
            let y = row * height / rows + sway(column, row, 93, 26);
            let kind = tree_at(at(x + 90_000, y));
            for dx in [-width, 0, width] {
                for dy in [-height, 0, height] {
                    let p = at(x + dx, y + dy);
                    if (-100..width + 100).contains(&p.x) && (-20..height + 190).contains(&p.y) {
                        trees.push((p, kind));
                    }
                }
            }
        }
    }
    trees.put_in_order_by_key(|(p, _)| (p.y, p.x));
    svg.put(format_args!(
        "<pattern id=\"{ids}-trees\" width=\"{}\" height=\"{}\" patternUnits=\"userSpaceOnUse\">",
        width / 10,
        height / 10
    ));
    for (p, kind) in trees {
        svg.glyph(format_args!("{ids}-tree{kind}"), p);
    }
    svg.put("</pattern>\n");
}

fn rocks(svg: &mut Svg, style: &Style) {
    let (inks, ids) = (style.theme.inks(), &style.ids);
    let [light, shade] = inks.rock;
    let rocks = [
        (
            "M-9 1L-8-4L-4.5-8.5L1-9.5L5.5-6L8.5 1Q0 3.5-9 1Z",
            "M1-9.5L5.5-6L8.5 1Q5 2.2 1 2.3L2.5-3L-.5-5.5Z",
            "M-4.5-8.5L-.5-5.5L2.5-3L1 2.3M-8-4L-4-2.5L-3 1.5",
        ),
        (
            "M-6 .8L-6.5-3L-3-6.5L2-5.5L5.5-2L6 .8Q0 2.6-6 .8Z",
            "M2-5.5L5.5-2L6 .8Q3.4 1.7.6 1.8L1.4-2Z",
            "M-3-6.5L1.4-2L.6 1.8",
        ),
        (
            "M-7 .6L-5-5L-2-11L2-12.5L4-7L7.5-3.5L8 .6Q0 2.8-7 .6Z",
            "M2-12.5L4-7L7.5-3.5L8 .6Q4.6 1.8 1.6 1.9L2.6-3.4L.4-7Z",
            "M2-12.5L.4-7L2.6-3.4L1.6 1.9M-5-5L-2.6-2.6",
        ),
    ];
    for (index, (whole, shadow, cracks)) in rocks.into_iter().enumerate() {
        svg.put(format_args!(
            "<g id=\"{ids}-rock{index}\" stroke-linejoin=\"round\"><ellipse cx=\"3\" cy=\"1.2\" rx=\"9\" ry=\"2.2\" fill=\"{0}\" fill-opacity=\".3\"/><path d=\"{whole}\" fill=\"{light}\" stroke=\"{0}\" stroke-width=\".9\"/><path d=\"{shadow}\" fill=\"{shade}\"/><path d=\"{cracks}\" fill=\"none\" stroke=\"{0}\" stroke-width=\".6\"/></g>\n",
            inks.peak_line
        ));
    }
}

/// One mountain: its profile from foot to foot, the base that closes it, and what lies on it.
struct Peak {
    profile: &'static str,
    base: &'static str,
    shade: &'static str,
    /// A spur on the sunny side, half in the shadow.
    spur: &'static str,
    snow: &'static str,
    snow_shade: &'static str,
    scars: &'static str,
}

const PEAK: [Peak; PEAKS as usize] = [
    Peak {
        profile: "M-38 2C-33-4-29-9-25-17L-20-21L-16-31L-11-34L-7-45L-2-50L2-61L7-52L9-46L14-41L17-31L22-27L27-16C31-9 35-3 40 2",
        base: "C26 6-24 6-38 2Z",
        shade: "M2-61L7-52L9-46L14-41L17-31L22-27L27-16C31-9 35-3 40 2C32 4 24 5 14 5L18-3L10-11L14-20L5-27L9-36L3-43L4-52Z",
        spur: "M-16-31L-11-34L-13-24L-8-17L-14-9L-10 4L-22 4L-18-8L-21-13Z",
        snow: "M2-61L7-52L9-46L12-42L8-43L5-38L2-44L-2-37L-5-42L-10-38L-7-45L-2-50Z",
        snow_shade: "M2-61L7-52L9-46L12-42L8-43L5-38L3-43L4-52Z",
        scars: "M-26-12L-30-3M-23-15L-26-7M-5-33L-7-22L-4-14M0-30L-1-18L-5-6M1-14L-2 3M8-20L7-10M20-20L25-9M17-24L22-7M24-14L31-2M13-14L17-5",
    },
    Peak {
        profile: "M-32 2C-28-4-24-10-20-18L-15-22L-11-32L-6-40L-3-47L3-39L6-36L8-28L13-23L16-15C21-8 25-3 31 2",
        base: "C20 5-20 5-32 2Z",
        shade: "M-3-47L3-39L6-36L8-28L13-23L16-15C21-8 25-3 31 2C24 4 17 5 9 5L12-3L5-9L9-17L1-23L4-31L-2-37Z",
        spur: "M-15-22L-11-32L-10-22L-14-14L-9-6L-13 4L-22 3L-18-7Z",
        snow: "M-3-47L3-39L6-36L7-32L3-34L0-29L-3-34L-6-28L-9.5-34L-6-40Z",
        snow_shade: "M-3-47L3-39L6-36L7-32L3-34L1-30L-1-36L-2-40Z",
        scars: "M-21-10L-25-2M-5-24L-7-15L-4-7M-1-20L-3-8L-6 2M14-14L19-5M11-18L16-4M18-10L24-2",
    },
    Peak {
        profile: "M-24 2C-20-3-16-8-13-15L-9-19L-6-27L-2-33L3-28L6-19L10-15L13-9C17-5 20-1 25 2",
        base: "C14 4.5-14 4.5-24 2Z",
        shade: "M-2-33L3-28L6-19L10-15L13-9C17-5 20-1 25 2C18 3.6 12 4 6 4L9-3L3-8L6-14L0-19L2-25Z",
        spur: "M-9-19L-6-27L-7-17L-10-10L-7 4L-15 3L-12-7Z",
        snow: "",
        snow_shade: "",
        scars: "M-14-9L-17-2M-3-17L-4-8L-2 0M10-10L14-3M7-13L11-2",
    },
    Peak {
        profile: "M-17 1.5C-13-2-11-6-8-11L-5-14L-1-20L3-15L6-11C10-6 13-2 18 1.5",
        base: "C9 3.5-9 3.5-17 1.5Z",
        shade: "M-1-20L3-15L6-11C10-6 13-2 18 1.5C13 2.6 8 3 4 3L6-2L1-7L3-12Z",
        spur: "",
        snow: "",
        snow_shade: "",
        scars: "M-8-6L-10-1M-3-10L-5 1M7-6L10-1",
    },
];

/// A peak stands on the origin; the first ones are the tallest. No line runs along its foot: it grows out of the ground.
fn peaks(svg: &mut Svg, style: &Style) {
    let (inks, ids) = (style.theme.inks(), &style.ids);
    let ([light, shade, snow], line) = (inks.peak, inks.peak_line);
    for (index, peak) in PEAK.iter().enumerate() {
        svg.put(format_args!(
            "<g id=\"{ids}-peak{index}\" transform=\"scale(1.12)\" stroke-linejoin=\"round\" stroke-linecap=\"round\"><path d=\"{}{}\" fill=\"{light}\"/>",
            peak.profile, peak.base
        ));
        let faces = [
            (peak.shade, shade, "1"),
            (peak.spur, shade, ".55"),
            (peak.snow, snow, "1"),
            (peak.snow_shade, shade, ".45"),
        ];
        for (face, colour, opacity) in faces {
            svg.path(&face, format_args!("fill=\"{colour}\" fill-opacity=\"{opacity}\""));
        }
        svg.put(format_args!(
            "<path d=\"{}\" fill=\"none\" stroke=\"{line}\" stroke-width=\".8\" stroke-opacity=\".55\"/><path d=\"{}\" fill=\"none\" stroke=\"{line}\" stroke-width=\"1.2\"/></g>\n",
            peak.scars, peak.profile
        ));
    }
}

/// Two houses, a church, a tent.
fn houses(svg: &mut Svg, style: &Style) {
    let (inks, ids) = (style.theme.inks(), &style.ids);
    let ([roof, roof_dark], line) = (inks.roof, inks.peak_line);
    let (front, side) = (inks.canvas, inks.rock[1]);
    svg.put(format_args!(
        "<g id=\"{ids}-house0\" transform=\"scale(1.55)\" stroke=\"{line}\" stroke-width=\".8\" stroke-linejoin=\"round\"><path d=\"M-9 0V-6L-5-11L-1-6V0Z\" fill=\"{front}\"/><path d=\"M-1 0V-6H9V0Z\" fill=\"{side}\"/><path d=\"M-5-11.6L-10-5.4M-5-11.6H5.4L10-5.4H-.4Z\" fill=\"{roof}\"/><path d=\"M-6 0V-3.4H-4V0Z\" fill=\"{line}\"/></g>\n\
         <g id=\"{ids}-house1\" transform=\"scale(1.55)\" stroke=\"{line}\" stroke-width=\".8\" stroke-linejoin=\"round\"><path d=\"M-7 0V-5H3V0Z\" fill=\"{front}\"/><path d=\"M3 0V-5L6-9L9-5V0Z\" fill=\"{side}\"/><path d=\"M-4.6-9.6H6L9.6-4.6M6-9.6L2.6-4.6H-8Z\" fill=\"{roof_dark}\"/><path d=\"M-3.4-1.4V-3.4H-1.4V-1.4Z\" fill=\"{line}\"/></g>\n\
         <g id=\"{ids}-house2\" transform=\"scale(1.6)\" stroke=\"{line}\" stroke-width=\".8\" stroke-linejoin=\"round\"><path d=\"M-12 0V-14H-5V0Z\" fill=\"{front}\"/><path d=\"M-13-13.6L-8.5-25L-4-13.6Z\" fill=\"{roof_dark}\"/><path d=\"M-8.5-25V-29M-10-27.4H-7\" fill=\"none\" stroke-width=\"1\"/><path d=\"M-5 0V-7H10V0Z\" fill=\"{side}\"/><path d=\"M-5-13H7L11-6.6H-5Z\" fill=\"{roof}\"/><path d=\"M-9.4-6V-9.4H-7.6V-6Z\" fill=\"{line}\"/></g>\n\
         <g id=\"{ids}-tent\" transform=\"scale(1.5)\" stroke=\"{line}\" stroke-width=\".8\" stroke-linejoin=\"round\"><path d=\"M-10 0Q-4-6 0-14Q2-6 4 1Z\" fill=\"{front}\"/><path d=\"M0-14Q5-6 11-1L4 1Q2-6 0-14Z\" fill=\"{side}\"/><path d=\"M-4 .3L-2-7L1 .8Z\" fill=\"{line}\"/><path d=\"M0-14V-19L6-17.4L0-16\" fill=\"{roof}\"/></g>\n"
    ));
}
