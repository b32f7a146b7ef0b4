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
        });
    }
    list
}

/// Sides joined end to end, as long as no third one meets them.
fn chains(features: &[&Feature]) -> Vec<Vec<Point>> {
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
                chains.push(points);
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
    chains(features).iter().for_each(|chain| path.smooth_line(&winding(chain)));
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
    // Water goes on under a bridge and through a ford: as wide as the water it joins.
    let touches = |feature: &Feature, kind: &str| {
        all.iter().any(|other| {
            other.kind == kind && other.vertices.iter().any(|vertex| feature.vertices.contains(vertex))
        })
    };
    let crossing = |feature: &&Feature| matches!(feature.kind, "bridge" | "ford");
    let (mut river, mut stream) = (of("river"), of("stream"));
    for feature in all.iter().filter(crossing) {
        if touches(feature, "river") {
            river.push(feature);
        } else {
            stream.push(feature);
        }
    }
    let [shore, shallow, _] = inks.water;
    for (path, wide, narrow) in [(curves(&stream), "5.6", "3.8"), (curves(&river), "13", "10.4")] {
        svg.path(&path, format_args!("{line} stroke=\"{shore}\" stroke-width=\"{wide}\""));
        svg.path(&path, format_args!("{line} stroke=\"{shallow}\" stroke-width=\"{narrow}\""));
    }
}

pub fn roads(svg: &mut Svg, ground: &Ground, style: &Style) {
    let inks = style.theme.inks();
    let mut path = Path::new();
    for road in &ground.board.roads {
        let centres: Vec<Point> = road.iter().map(|(q, r)| ground.centre(Hex::new(*q, *r))).collect();
        path.smooth_line(&winding(&centres));
    }
    let line = "fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\"";
    let [edge, bed] = inks.road;
    svg.path(&path, format_args!("{line} stroke=\"{edge}\" stroke-width=\"7\" stroke-opacity=\".9\""));
    svg.path(&path, format_args!("{line} stroke=\"{bed}\" stroke-width=\"5\""));
    svg.path(
        &path,
        format_args!(
            "{line} stroke=\"{edge}\" stroke-width=\".7\" stroke-opacity=\".6\" stroke-dasharray=\"5 6\""
        ),
    );
}

/// What stands up: hedges, walls, gates, bridges, the stones of a ford; and a plain line for words unknown here.
pub fn over(svg: &mut Svg, ground: &Ground, style: &Style) {
    let inks = style.theme.inks();
    let [outline, stone] = inks.wall;
    let [dark, body, light] = inks.tree;
    let (mut bushes, mut gleams) = (Path::new(), Path::new());
    let (mut walls, mut merlons, mut planks, mut stones, mut others) =
        (Path::new(), Path::new(), Path::new(), Path::new(), Path::new());
    let mut towers = Path::new();
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
            "wall" => wall(&mut walls, &mut merlons, from, to),
            "gate" => {
                wall(&mut walls, &mut merlons, from, between(from, to, 28));
                wall(&mut walls, &mut merlons, between(from, to, 72), to);
                for part in [28, 72] {
                    towers.circle(between(from, to, part), 52);
                }
            }
            "bridge" => {
                let centre = wobbled(middle(from, to));
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
            "stream" | "river" | "slope" | "ditch" => {}
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
