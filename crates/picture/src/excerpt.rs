//! The part of a large map on which the battle is, drawn as the whole map is: ground and pieces apart, so that whoever shows
//! a battle going on draws the ground once.

use crate::document::{ground_layer, pieces_layer, spot};
use crate::ground::{Frame, Ground, SIZE, frame, frame_of, layout};
use crate::panel::Say;
use crate::pen::{Point, Tenths, at};
use crate::style::Style;
use crate::svg::Svg;
use engine::scene::{Board, HexBoard, Scene};
use engine::sorted::Gathered;
use hexboard::Hex;
use std::collections::BTreeSet;

/// How much ground is seen around whoever stands farthest out: two hexes and a little.
const AROUND: i64 = 4 * SIZE as i64;

/// What is left of a large map when it is cut to where the pieces stand.
pub struct Excerpt {
    scene: Scene,
    /// What was cut out, in tenths of a pixel.
    pub frame: Frame,
}

impl Excerpt {
    /// Of a map that is not large, or on which nobody stands, there is none. It holds at least what an earlier one showed,
    /// so that a battle that goes on does not wander about in its window.
    pub fn of(scene: &Scene, before: Option<Frame>) -> Option<Excerpt> {
        let Board::Hexes(board) = &scene.ground.board else { return None };
        if !Ground::new(board).is_large() {
            return None;
        }
        let mut points: Vec<Point> = scene
            .pieces
            .iter()
            .filter_map(|piece| piece.place)
            .map(|place| spot(&scene.ground.board, place))
            .gathered();
        if points.is_empty() {
            return None;
        }
        points = points
            .iter()
            .flat_map(|p| [at(p.x - AROUND, p.y - AROUND), at(p.x + AROUND, p.y + AROUND)])
            .chain(before.iter().flat_map(|it| [at(it.x, it.y), at(it.x + it.width, it.y + it.height)]))
            .collect();
        let cut = frame_of(&points);
        let board = Board::Hexes(within(board, &cut));
        let ground = engine::scene::Ground { board, ..(*scene.ground).clone() };
        Some(Excerpt { scene: Scene { ground: ground.into(), ..scene.clone() }, frame: cut })
    }

    /// A complete `<svg>` of the ground. It refers to [`crate::defs`].
    pub fn ground(&self, say: Say, style: &Style) -> String {
        self.drawn(|svg| ground_layer(svg, &self.scene, say, style))
    }

    /// A complete `<svg>` of what stands and lies on it, to be laid over the other.
    pub fn pieces(&self, say: Say, style: &Style) -> String {
        self.drawn(|svg| pieces_layer(svg, &self.scene, say, style))
    }

    fn drawn(&self, draw: impl FnOnce(&mut Svg)) -> String {
        let Board::Hexes(board) = &self.scene.ground.board else { return String::new() };
        let seen = frame(board);
        let mut svg = Svg::new();
        svg.put(format_args!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"excerpt\" viewBox=\"{} {} {} {}\" font-variant=\"lining-nums\">\n",
            Tenths(seen.x),
            Tenths(seen.y),
            Tenths(seen.width),
            Tenths(seen.height)
        ));
        draw(&mut svg);
        svg.put("</svg>\n");
        svg.finish()
    }
}

/// The hexes of a board whose centres lie in the frame, with what lies between them.
fn within(board: &HexBoard, frame: &Frame) -> HexBoard {
    let layout = layout(board);
    let inside = |p: Point| {
        (frame.x..=frame.x + frame.width).contains(&p.x) && (frame.y..=frame.y + frame.height).contains(&p.y)
    };
    let kept: BTreeSet<(i32, i32)> = board
        .cells
        .iter()
        .filter(|cell| inside(layout.centre(Hex::new(cell.q, cell.r))))
        .map(|cell| (cell.q, cell.r))
        .collect();
    let stretches = |road: &Vec<(i32, i32)>| {
        let runs = road.split(|hex| !kept.contains(hex)).filter(|run| run.len() > 1);
        runs.map(<[_]>::to_vec).collect::<Vec<_>>()
    };
    HexBoard {
        pointy: board.pointy,
        cells: board.cells.iter().filter(|cell| kept.contains(&(cell.q, cell.r))).cloned().collect(),
        sides: board
            .sides
            .iter()
            .filter(|side| kept.contains(&side.a) && kept.contains(&side.b))
            .cloned()
            .collect(),
        roads: board.roads.iter().flat_map(stretches).collect(),
        names: board.names.iter().filter(|(q, r, _)| kept.contains(&(*q, *r))).cloned().collect(),
    }
}
