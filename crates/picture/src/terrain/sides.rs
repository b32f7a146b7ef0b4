//! What runs between hexes: water, walls, hedges, slopes; and roads, which run through them.

use crate::ground::Ground;
use crate::pen::{Path, Point, at, between, hash, middle, minus, plus, scaled, sway, walk, wobbled};
use crate::style::Style;
use crate::svg::Svg;
use hexboard::{Hex, Hexside, Side, Vertex};
use std::collections::BTreeMap;

/// One feature: the two ends of its side, and the ends as the board counts them.
struct Feature {
    kind: &'static str,
    ends: [Point; 2],
    vertices: [Vertex; 2],
    /// From the higher hex to the lower; from the first to the second on level ground.
    down: Point,
    /// What lies on the hex it belongs to.
    inside: &'static str,
    /// Where a road would cross it, and in which direction.
    crossing: (Point, Point),
}

/// The middle of a hex as a road meets it: never quite in the middle.
fn stop(ground: &Ground, hex: Hex) -> Point {
    let centre = ground.centre(hex);
    plus(centre, at(sway(centre.x, centre.y, 176, 45), sway(centre.x, centre.y, 177, 45)))
}

fn features(ground: &Ground) -> Vec<Feature> {
    let mut list = Vec::new();
    for feature in &ground.board.sides {
        let (a, b) = (Hex::new(feature.a.0, feature.a.1), Hex::new(feature.b.0, feature.b.1));
        let Some(side) = Side::between(a, b) else { continue };
        let height = |hex| ground.cell(hex).map_or(0, |cell| cell.elevation);
        let (high, low) = if height(b) > height(a) { (b, a) } else { (a, b) };
        list.push(Feature {
            kind: feature.kind,
            ends: ground.layout.side(a, side),
            vertices: Hexside::new(a, side).ends(),
            down: minus(ground.centre(low), ground.centre(high)),
            crossing: (middle(stop(ground, a), stop(ground, b)), minus(stop(ground, b), stop(ground, a))),
            inside: ground.cell(a).map_or("", |cell| cell.terrain),
        });
    }
    list
}

/// Corner after corner, and the ends as the board counts them.
struct Chain {
    points: Vec<Point>,
    ends: [Vertex; 2],
}

/// Sides joined end to end, as long as no third one meets them.
fn chains(features: &[&Feature]) -> Vec<Chain> {
    let mut meeting: BTreeMap<Vertex, Vec<usize>> = BTreeMap::new();
    for (index, feature) in features.iter().enumerate() {
        for vertex in feature.vertices {
            meeting.entry(vertex).or_default().push(index);
        }
    }
    let degree = |vertex: Vertex| meeting.get(&vertex).map_or(0, Vec::len);
    let mut used = vec![false; features.len()];
    let mut chains = Vec::new();
    // Open chains begin at an end or a meeting of three; what is left over runs in circles.
    for circles in [false, true] {
        for (&vertex, list) in &meeting {
            for &first in list {
                if used[first] || (!circles && degree(vertex) == 2) {
                    continue;
                }
                let (mut here, mut index) = (vertex, first);
                let mut points = Vec::new();
                loop {
                    used[index] = true;
                    let feature = features[index];
                    let forward = feature.vertices[0] == here;
                    let (from, to) = if forward { (0, 1) } else { (1, 0) };
                    if points.is_empty() {
                        points.push(feature.ends[from]);
                    }
                    points.push(feature.ends[to]);
                    here = feature.vertices[to];
                    let next = meeting.get(&here).into_iter().flatten().find(|&&next| !used[next]);
                    match next {
                        Some(&next) if degree(here) == 2 => index = next,
                        _ => break,
                    }
                }
                chains.push(Chain { points, ends: [vertex, here] });
            }
        }
    }
    chains
}

/// A chain of corners as a hand would draw it; its ends stay where they are.
fn winding(chain: &[Point]) -> Vec<Point> {
    let mut points = Vec::new();
    for pair in chain.windows(2) {
        points.extend([0, 33, 66].map(|part| wobbled(between(pair[0], pair[1], part))));
    }
    points.extend(chain.last().map(|p| wobbled(*p)));
    // Cut the corners once: water does not turn at 120 degrees.
    let mut round: Vec<Point> = points.windows(2).map(|pair| middle(pair[0], pair[1])).collect();
    if let (Some(first), Some(last)) = (points.first(), points.last()) {
        round.insert(0, *first);
        round.push(*last);
    }
    round
}

fn curves(features: &[&Feature]) -> Path {
    let mut path = Path::new();
    chains(features).iter().for_each(|chain| path.smooth_line(&winding(&chain.points)));
    path
}

/// What lies in the ground: water, ditches, slopes.
pub fn under(svg: &mut Svg, ground: &Ground, style: &Style) {
    let inks = style.theme.inks();
    let all = features(ground);
    let of = |kind: &str| all.iter().filter(|feature| feature.kind == kind).collect::<Vec<_>>();
    let mut slopes = Path::new();
    for feature in of("slope") {
        for (p, _) in walk(&feature.ends, 42, false) {
            slopes.go(plus(p, scaled(feature.down, -20)));
            slopes.line(plus(p, scaled(feature.down, 70 + sway(p.x, p.y, 170, 35))));
        }
    }
    let line = "fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\"";
    svg.path(
        &slopes,
        format_args!("{line} stroke=\"{}\" stroke-width=\"1.5\" stroke-opacity=\".75\"", inks.hachure),
    );
    let ditch = curves(&of("ditch"));
    svg.path(
        &ditch,
        format_args!("{line} stroke=\"{}\" stroke-width=\"6\" stroke-opacity=\".8\"", inks.hachure),
    );
    svg.path(&ditch, format_args!("{line} stroke=\"{}\" stroke-width=\"3.2\"", inks.peak_line));
    svg.path(
        &ditch,
        format_args!("{line} stroke=\"{}\" stroke-width=\"1.2\" stroke-dasharray=\"3 4\"", inks.earth),
    );
    let mut pits = Path::new();
    for (p, _) in of("pits").iter().flat_map(|feature| walk(&feature.ends, 95, false)) {
        pits.circle(p, 30);
    }
    svg.path(
        &pits,
        format_args!("fill=\"{}\" stroke=\"{}\" stroke-width=\"1.2\"", inks.peak_line, inks.earth),
    );
    waters(svg, ground, &all, style);
}

/// Streams and rivers: one shape that flows along the sides, thin where a stream springs from the bare ground, and a few
/// lines of its current.
fn waters(svg: &mut Svg, ground: &Ground, all: &[Feature], style: &Style) {
    const STREAM: i64 = 52;
    const RIVER: i64 = 124;
    // A side may bear a bridge and its water both: it flows once. Under a bridge and through a ford water goes on, as wide
    // as the water it joins.
    let mut wet: BTreeMap<[Vertex; 2], (&Feature, bool)> = BTreeMap::new();
    let key = |feature: &Feature| {
        let [a, b] = feature.vertices;
        if a < b { [a, b] } else { [b, a] }
    };
    let joins_river = |feature: &Feature| {
        all.iter().any(|other| {
            other.kind == "river" && other.vertices.iter().any(|vertex| feature.vertices.contains(vertex))
        })
    };
    for feature in all {
        let wide = match feature.kind {
            "river" => true,
            "stream" => false,
            "bridge" | "ford" => joins_river(feature),
            _ => continue,
        };
        let stands = matches!(feature.kind, "river" | "stream");
        let entry = wet.entry(key(feature)).or_insert((feature, wide));
        if stands {
            *entry = (feature, wide);
        }
    }
    let of = |wide: bool| -> Vec<&Feature> {
        wet.values().filter(|(_, it)| *it == wide).map(|(feature, _)| *feature).collect()
    };
    // An end is a spring if no other water, marsh, lake or edge of the board is there.
    const AROUND: [(i64, i64); 6] = [(0, -200), (173, -100), (173, 100), (0, 200), (-173, 100), (-173, -100)];
    let springs = |end: Vertex, place: Point| {
        let meets = wet.keys().filter(|ends| ends.contains(&end)).count();
        let dry = |hex: Hex| ground.cell(hex).is_some_and(|cell| !matches!(cell.terrain, "marsh" | "lake"));
        meets == 1 && AROUND.into_iter().all(|(dx, dy)| dry(ground.layout.hex_at(plus(place, at(dx, dy)))))
    };
    let (mut shape, mut current) = (Path::new(), Path::new());
    for (wide, width) in [(false, STREAM), (true, RIVER)] {
        for chain in chains(&of(wide)) {
            let line = flowing(&leaving(ground, &chain.points));
            let places = [chain.points[0], chain.points[chain.points.len() - 1]];
            let tapers = [springs(chain.ends[0], places[0]), springs(chain.ends[1], places[1])];
            let last = line.len() as i64 - 1;
            let mut banks = [Vec::new(), Vec::new()];
            for (index, p) in line.iter().enumerate() {
                let (before, after) = (line[index.saturating_sub(1)], line[(index + 1).min(line.len() - 1)]);
                let along = minus(after, before);
                let across = at(-along.y, along.x);
                // About six points a hex: a stream is full after five hexes.
                let far = |steps: i64| (28 + steps * 72 / 22).min(100);
                let mut part = 100;
                if tapers[0] {
                    part = part.min(far(index as i64));
                }
                if tapers[1] {
                    part = part.min(far(last - index as i64));
                }
                let half = (width + sway(p.x, p.y, 175, width / 9)) * part / 200;
                banks[0].push(plus(*p, scaled(across, half)));
                banks[1].push(minus(*p, scaled(across, half)));
            }
            if wide {
                current.smooth_line(&line);
            }
            let [left, right] = banks;
            let round: Vec<Point> = left.into_iter().chain(right.into_iter().rev()).collect();
            shape.smooth_loop(&round);
        }
    }
    let inks = style.theme.inks();
    let [shore, shallow, deep] = inks.water;
    svg.path(
        &shape,
        format_args!(
            "class=\"waters\" fill=\"{shallow}\" stroke=\"{shore}\" stroke-width=\"1.3\" stroke-linejoin=\"round\""
        ),
    );
    svg.path(
        &current,
        format_args!(
            "fill=\"none\" stroke=\"{deep}\" stroke-width=\"3\" stroke-dasharray=\"26 15 9 20\" stroke-linecap=\"round\" stroke-opacity=\".8\""
        ),
    );
}

/// The same chain, led on over the edge of the board where it ends a step before it.
fn leaving(ground: &Ground, chain: &[Point]) -> Vec<Point> {
    let mut points = chain.to_vec();
    for _ in 0..2 {
        if let [.., before, last] = points[..] {
            let ahead = plus(last, scaled(minus(last, before), 800));
            if ground.cell(ground.layout.hex_at(ahead)).is_none() {
                points.push(ahead);
            }
        }
        points.reverse();
    }
    points
}

/// A chain of corners as water runs: through the middles of its sides, round every corner.
fn flowing(chain: &[Point]) -> Vec<Point> {
    let mut line = vec![chain[0]];
    for corner in chain.windows(3) {
        let (from, to) = (middle(corner[0], corner[1]), middle(corner[1], corner[2]));
        line.extend([0, 33, 66].map(|part| {
            wobbled(between(between(from, corner[1], part), between(corner[1], to, part), part))
        }));
    }
    if let [.., before, last] = chain {
        line.extend([wobbled(middle(*before, *last)), wobbled(*last)]);
    }
    line[0] = wobbled(line[0]);
    line
}

/// The line of each road, from hex to hex.
pub fn road_lines(ground: &Ground) -> Vec<Vec<Point>> {
    // Where roads meet they go through the very middle; elsewhere they cut the corner.
    let mut met: BTreeMap<(i32, i32), usize> = BTreeMap::new();
    ground.board.roads.iter().flatten().for_each(|hex| *met.entry(*hex).or_default() += 1);
    let mut lines = Vec::new();
    for road in &ground.board.roads {
        let mut points = Vec::new();
        for (index, hex) in road.iter().enumerate() {
            let p = stop(ground, Hex::new(hex.0, hex.1));
            let inner = index > 0 && index + 1 < road.len();
            points.push(p);
            if inner && met.get(hex).is_some_and(|times| *times > 1) {
                points.push(p);
            }
        }
        // A road that ends on the last hex of the board leads on over its edge.
        for _ in 0..2 {
            if let (Some(last), Some(before)) =
                (points.last().copied(), points.get(points.len().wrapping_sub(2)))
            {
                let on = plus(last, minus(last, *before));
                if ground.cell(ground.layout.hex_at(on)).is_none() {
                    points.push(on);
                }
            }
            points.reverse();
        }
        lines.push(points);
    }
    lines
}

/// The line of every stream and river, from the middle of a side to the next.
pub fn water_lines(ground: &Ground) -> Vec<Vec<Point>> {
    let all = features(ground);
    let wet: Vec<&Feature> = all.iter().filter(|it| matches!(it.kind, "stream" | "river")).collect();
    let straight = |chain: Chain| {
        let points = leaving(ground, &chain.points);
        let ends = [points[0], points[points.len() - 1]];
        let inner = points.windows(2).map(|pair| middle(pair[0], pair[1]));
        [ends[0]].into_iter().chain(inner).chain([ends[1]]).collect()
    };
    chains(&wet).into_iter().map(straight).collect()
}

pub fn roads(svg: &mut Svg, ground: &Ground, style: &Style) {
    let inks = style.theme.inks();
    let mut path = Path::new();
    road_lines(ground).iter().for_each(|points| path.smooth_line(points));
    let data = path.to_string();
    if data.is_empty() {
        return;
    }
    let id = ground.clip(style, "roads");
    let [edge, bed] = inks.road;
    svg.put(format_args!(
        "<defs><path id=\"{id}\" d=\"{data}\" fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/></defs>\n"
    ));
    for (ink, width, opacity) in [(edge, "8", ".95"), (bed, "5.6", "1")] {
        svg.put(format_args!(
            "<use href=\"#{id}\" stroke=\"{ink}\" stroke-width=\"{width}\" stroke-opacity=\"{opacity}\"/>\n"
        ));
    }
}

/// What stands up: hedges, walls, gates, bridges, the stones of a ford; and a plain line for words unknown here.
pub fn over(svg: &mut Svg, ground: &Ground, style: &Style) {
    let inks = style.theme.inks();
    let [outline, stone] = inks.wall;
    let [dark, body, light] = inks.tree;
    let (mut bushes, mut gleams) = (Path::new(), Path::new());
    let (mut walls, mut merlons, mut planks, mut stones, mut others) =
        (Path::new(), Path::new(), Path::new(), Path::new(), Path::new());
    let (mut towers, mut palisade) = (Path::new(), Path::new());
    for feature in features(ground) {
        let [from, to] = feature.ends;
        let across = feature.down;
        let along = minus(to, from);
        match feature.kind {
            "hedge" => {
                for (p, _) in walk(&feature.ends, 62, false) {
                    let p = plus(p, at(sway(p.x, p.y, 180, 10), sway(p.x, p.y, 181, 10)));
                    let radius = 34 + i64::from(hash(p.x, p.y, 182) % 14);
                    bushes.circle(p, radius);
                    gleams.circle(at(p.x - 10, p.y - 12), radius / 2);
                }
            }
            // A camp is closed by stakes and wagons, not by masonry.
            "wall" if feature.inside == "camp" => {
                palisade.go(from);
                palisade.line(to);
            }
            "wall" => wall(&mut walls, &mut merlons, from, to),
            "gate" => {
                wall(&mut walls, &mut merlons, from, between(from, to, 28));
                wall(&mut walls, &mut merlons, between(from, to, 72), to);
                for part in [28, 72] {
                    towers.circle(between(from, to, part), 52);
                }
            }
            "bridge" => {
                let (centre, across) = feature.crossing;
                let along = at(-across.y, across.x);
                for side in [-1, 1] {
                    let rail = plus(centre, scaled(along, 52 * side));
                    planks.go(plus(rail, scaled(across, -130)));
                    planks.line(plus(rail, scaled(across, 130)));
                }
                for plank in -4..=4 {
                    let p = plus(centre, scaled(across, plank * 28));
                    planks.go(plus(p, scaled(along, -52)));
                    planks.line(plus(p, scaled(along, 52)));
                }
            }
            "ford" => {
                for (column, row) in [(-1, -2), (1, -1), (-1, 0), (1, 1), (-1, 2)] {
                    let p = plus(wobbled(middle(from, to)), scaled(across, row * 45));
                    stones.circle(plus(p, scaled(along, column * 38)), 24);
                }
            }
            "stream" | "river" | "slope" | "ditch" | "pits" => {}
            _ => {
                others.go(from);
                others.line(to);
            }
        }
    }
    svg.path(&bushes, format_args!("fill=\"{body}\" stroke=\"{dark}\" stroke-width=\"1\""));
    svg.path(&gleams, format_args!("fill=\"{light}\""));
    svg.path(
        &planks,
        format_args!("fill=\"none\" stroke=\"{}\" stroke-width=\"4.4\" stroke-linecap=\"round\"", inks.trunk),
    );
    svg.path(
        &planks,
        format_args!("fill=\"none\" stroke=\"{}\" stroke-width=\"2.4\" stroke-linecap=\"round\"", inks.earth),
    );
    svg.path(&stones, format_args!("fill=\"{}\" stroke=\"{outline}\" stroke-width=\".8\"", inks.rock[0]));
    svg.path(&walls, format_args!("fill=\"none\" stroke=\"{outline}\" stroke-width=\"8\""));
    svg.path(&walls, format_args!("fill=\"none\" stroke=\"{stone}\" stroke-width=\"5.6\""));
    for (ink, width, dashes) in
        [(inks.trunk, "9.6", "none"), (inks.earth, "6", "4.2 1.6"), (inks.trunk, "1.1", "none")]
    {
        svg.path(
            &palisade,
            format_args!(
                "fill=\"none\" stroke=\"{ink}\" stroke-width=\"{width}\" stroke-linecap=\"{}\" stroke-dasharray=\"{dashes}\"",
                if dashes == "none" { "round" } else { "butt" }
            ),
        );
    }
    svg.path(&merlons, format_args!("fill=\"none\" stroke=\"{outline}\" stroke-width=\"1.1\""));
    svg.path(&towers, format_args!("fill=\"{stone}\" stroke=\"{outline}\" stroke-width=\"1.4\""));
    svg.path(
        &others,
        format_args!("fill=\"none\" stroke=\"{}\" stroke-width=\"4\" stroke-dasharray=\"2 5\"", inks.ink),
    );
}

/// A stretch of wall, and the joints between its merlons.
fn wall(walls: &mut Path, merlons: &mut Path, from: Point, to: Point) {
    walls.go(from);
    walls.line(to);
    for (p, along) in walk(&[from, to], 70, false) {
        let across = scaled(at(-along.y, along.x), 28);
        merlons.go(minus(p, across));
        merlons.line(plus(p, across));
    }
}
