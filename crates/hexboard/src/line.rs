//! The straight line between the centres of two hexes, in exact integers.
//!
//! A line passes through hexes, or runs exactly along the hexside between two of them. That happens only
//! towards the corners of the first hex; then hexes and hexsides alternate.

use crate::hex::Hex;

use crate::side::{Hexside, Side, Through};

/// What a line passes on its way, the two end hexes excluded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// It passes through this hex. A hex that it touches only at a corner is not passed.
    One(Hex),
    /// It runs along the side of these two: first the one on the left hand, then the one on the right.
    Between(Hex, Hex),
}

impl Step {
    /// One hex that blocks, or two that both block: the line squeezes past a single one.
    pub fn blocks(self, mut blocks: impl FnMut(Hex) -> bool) -> bool {
        match self {
            Step::One(hex) => blocks(hex),
            Step::Between(left, right) => blocks(left) && blocks(right),
        }
    }
}

/// Elevations of the two ends of a line and of a hex between them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Heights {
    pub from: i32,
    pub between: i32,
    pub to: i32,
}

impl Heights {
    /// Higher than the one end or higher than the other: the strict reading.
    pub fn above_either(self) -> bool {
        self.between > self.from || self.between > self.to
    }

    /// Higher than both ends: the soft reading.
    pub fn above_both(self) -> bool {
        self.between > self.from && self.between > self.to
    }
}

/// A straight line between two hex centres.
///
/// ```
/// use hexboard::{Hex, Line, Step};
/// let (a, b) = (Hex::new(0, 0), Hex::new(1, 1));
/// let line = Line::between(a, b);
/// assert_eq!(line.steps(), [Step::Between(Hex::new(1, 0), Hex::new(0, 1))]);
/// assert!(!line.blocked(|hex| hex == Hex::new(1, 0)), "one can see past a single hex");
/// assert!(line.blocked(|_| true));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    from: Hex,
    to: Hex,
    steps: Vec<Step>,
    crossings: Vec<Through<Hexside>>,
}

impl Line {
    pub fn between(from: Hex, to: Hex) -> Line {
        let mut line = Line { from, to, steps: Vec::new(), crossings: Vec::new() };
        let Some(course) = Course::of(to - from) else {
            return line;
        };
        if course.along == course.aside {
            line.walk_along_sides(course);
        } else {
            line.walk_across_sides(course);
        }
        line
    }

    pub fn from(&self) -> Hex {
        self.from
    }

    pub fn to(&self) -> Hex {
        self.to
    }

    /// In order from the first hex to the last, both excluded.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The hexsides that the line crosses, in order, each named by the hex nearer to the start; at a corner the two
    /// that meet there. A hexside along which the line runs is not crossed.
    pub fn crossings(&self) -> &[Through<Hexside>] {
        &self.crossings
    }

    /// The side of the first hex through which the line leaves; `None` if both ends are one hex.
    pub fn leaves(&self) -> Option<Through<Side>> {
        self.crossings.first().map(|crossing| crossing.map(|it| it.side))
    }

    /// The side of the last hex through which the line comes in; `None` if both ends are one hex.
    pub fn enters(&self) -> Option<Through<Side>> {
        self.crossings.last().map(|crossing| crossing.map(|it| it.side.opposite()))
    }

    /// The first step that blocks, so that a screen can show what stands in the way.
    pub fn first_blocking(&self, mut blocks: impl FnMut(Hex) -> bool) -> Option<Step> {
        self.steps.iter().copied().find(|step| step.blocks(&mut blocks))
    }

    /// Does anything between the two ends block? The end hexes are never asked.
    pub fn blocked(&self, blocks: impl FnMut(Hex) -> bool) -> bool {
        self.first_blocking(blocks).is_some()
    }

    /// The elevations that a height rule compares, for a hex between the ends.
    ///
    /// ```
    /// # use hexboard::{Hex, Line};
    /// let ground = |hex: Hex| 2 - hex.x;
    /// let line = Line::between(Hex::new(0, 0), Hex::new(2, 0));
    /// assert!(line.blocked(|hex| line.heights(hex, ground).above_either()));
    /// assert!(!line.blocked(|hex| line.heights(hex, ground).above_both()));
    /// ```
    pub fn heights(&self, between: Hex, elevation: impl Fn(Hex) -> i32) -> Heights {
        Heights { from: elevation(self.from), between: elevation(between), to: elevation(self.to) }
    }

    /// Equal parts of two neighbouring directions: out through a corner, along a side, in through a corner, and again.
    fn walk_along_sides(&mut self, course: Course) {
        let (near, far) = (course.main.offset(), course.other.offset());
        // `Between` names the left hand first, whichever of the two directions was called the main one.
        let (left, right) = if course.main.turned(1) == course.other {
            (course.main, course.other)
        } else {
            (course.other, course.main)
        };
        let mut hex = self.from;
        while hex != self.to {
            if hex != self.from {
                self.steps.push(Step::One(hex));
            }
            let (on_left, on_right) = (hex + left.offset(), hex + right.offset());
            self.steps.push(Step::Between(on_left, on_right));
            self.crossings.push(Through::Either(Hexside::new(hex, left), Hexside::new(hex, right)));
            // Into the next hex the line comes from between the two: from the left one by a step to the right.
            self.crossings.push(Through::Either(Hexside::new(on_left, right), Hexside::new(on_right, left)));
            hex = hex + near + far;
        }
    }

    /// From hex to hex through the side by which the line really leaves each.
    fn walk_across_sides(&mut self, course: Course) {
        let mut hex = self.from;
        let mut walked = (0, 0);
        while hex != self.to {
            if hex != self.from {
                self.steps.push(Step::One(hex));
            }
            let (side, moved) = course.way_out(walked);
            self.crossings.push(Through::One(Hexside::new(hex, side)));
            walked = (walked.0 + moved.0, walked.1 + moved.1);
            hex += side.offset();
        }
    }
}

/// A direction as a sum of two neighbouring sides: `along` times the main one and `aside` times the other,
/// `along >= aside >= 0`.
#[derive(Clone, Copy)]
struct Course {
    main: Side,
    other: Side,
    along: i64,
    aside: i64,
}

impl Course {
    fn of(way: Hex) -> Option<Course> {
        if way == Hex::ZERO {
            return None;
        }
        let (x, y) = (i64::from(way.x), i64::from(way.y));
        Side::ALL.into_iter().find_map(|main| {
            [1, -1].into_iter().find_map(|turn| {
                let other = main.turned(turn);
                let (m, o) = (main.offset(), other.offset());
                // Cramer's rule; neighbouring sides span the grid, so the determinant is 1 or -1.
                let cross = |ax: i64, ay: i64, bx: i64, by: i64| ax * by - ay * bx;
                let (mx, my, ox, oy) = (m.x.into(), m.y.into(), o.x.into(), o.y.into());
                let unit = cross(mx, my, ox, oy);
                let (along, aside) = (cross(x, y, ox, oy) * unit, cross(mx, my, x, y) * unit);
                (along >= aside && aside >= 0).then_some(Course { main, other, along, aside })
            })
        })
    }

    /// The side by which the line leaves the hex that lies `walked` = (main, other) steps from the start, and
    /// the same step counted in main and other. Needs `along > aside`.
    fn way_out(self, walked: (i64, i64)) -> (Side, (i64, i64)) {
        let (a, b) = (self.along, self.aside);
        // How far the line passes from this centre, towards the other side, in thirds: corners lie at thirds too.
        let offset = 3 * (b * walked.0 - a * walked.1);
        if offset > a - b {
            (self.other, (0, 1))
        } else if offset >= -(a + 2 * b) {
            // Exactly through a corner the line goes on into the hex of the main side and only touches the other.
            (self.main, (1, 0))
        } else {
            // A flat course slips from one hex of a row to the next: main minus other.
            let turn = if self.main.turned(1) == self.other { -1 } else { 1 };
            (self.main.turned(turn), (1, -1))
        }
    }
}
