//! Numbers, paths and text as SVG spells them. All lengths are whole tenths of a pixel: no float is ever printed,
//! so the same scene gives the same bytes everywhere.

use std::fmt::{Display, Write as _};

pub use hexboard::pixels::Point;

pub const fn at(x: i64, y: i64) -> Point {
    Point { x, y }
}

/// Tenths of a pixel, as short as SVG allows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Tenths(pub i64);

impl Display for Tenths {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        match (self.0.unsigned_abs() / 10, self.0.unsigned_abs() % 10) {
            (whole, 0) => write!(f, "{sign}{whole}"),
            (0, part) => write!(f, "{sign}.{part}"),
            (whole, part) => write!(f, "{sign}{whole}.{part}"),
        }
    }
}

/// A path of absolute commands so many thousandths as large, and moved by so many tenths of a pixel. The same as a `transform`,
/// but a browser keeps a list of those and goes through it in every frame: on hundreds of counters that is felt.
pub fn placed(path: &str, thousandths: i64, by: Point) -> String {
    let (mut out, mut rest) = (String::with_capacity(path.len() + 16), path);
    let (mut command, mut count) = ('M', 0);
    while let Some(first) = rest.chars().next() {
        if first.is_ascii_alphabetic() || matches!(first, ' ' | ',') {
            if first.is_ascii_alphabetic() {
                (command, count) = (first, 0);
                out.push(first);
            }
            rest = &rest[1..];
            continue;
        }
        let end = rest[1..].find(|c: char| !c.is_ascii_digit() && c != '.').map_or(rest.len(), |end| end + 1);
        let (number, after) = rest.split_at(end);
        let value = tenths(number);
        let larger = |value: i64| (value * thousandths + 500).div_euclid(1000);
        let value = match (command, count) {
            ('A', 0 | 1) => larger(value),
            // Flags and the bearing of an arc.
            ('A', 2..=4) => value,
            ('A', 5) | ('H', _) => larger(value) + by.x,
            ('A', _) | ('V', _) => larger(value) + by.y,
            (_, n) if n % 2 == 0 => larger(value) + by.x,
            _ => larger(value) + by.y,
        };
        if count > 0 && value >= 0 {
            out.push(' ');
        }
        let _ = write!(out, "{}", Tenths(value));
        count += 1;
        rest = after;
    }
    out
}

/// A number of a path with at most one digit behind its point.
fn tenths(number: &str) -> i64 {
    let (sign, number) = number.strip_prefix('-').map_or((1, number), |number| (-1, number));
    let (whole, part) = number.split_once('.').unwrap_or((number, ""));
    let digits = |text: &str| text.parse::<i64>().unwrap_or(0);
    sign * (digits(whole) * 10 + digits(part.get(..1).unwrap_or("")))
}

/// Text made harmless: what XML reserves is spelled out, what it forbids is left out.
pub fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            '\t' | '\n' | '\r' => out.push(' '),
            c if c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}') => {}
            c => out.push(c),
        }
    }
    out
}

/// A word fit for an id: letters, digits and hyphens only.
pub fn word(text: &str) -> String {
    text.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect()
}

/// About as wide as the text will be set in a book face, in tenths of a pixel. Fonts differ: leave some air.
pub fn width_of(text: &str, size: i64) -> i64 {
    let each = |c: char| match c {
        'i' | 'j' | 'l' | 't' | 'f' | 'r' | 'I' | '.' | ',' | ':' | ';' | '\'' | '’' | ' ' | '(' | ')' => {
            30
        }
        'm' | 'w' | 'M' | 'W' => 82,
        c if c.is_uppercase() => 68,
        _ => 49,
    };
    text.chars().map(each).sum::<i64>() * size / 100
}

/// Broken into lines of at most this width, at spaces.
pub fn wrapped(text: &str, size: i64, width: i64) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if width_of(line, size) + width_of(word, size) + size / 3 <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_string()),
        }
    }
    lines
}

/// Path data, written with relative coordinates because they are shorter.
#[derive(Default)]
pub struct Path {
    data: String,
    here: Point,
    start: Point,
    last: char,
}

impl Path {
    pub fn new() -> Path {
        Path::default()
    }

    pub fn go(&mut self, to: Point) {
        self.command('m', &[to]);
        self.start = to;
        self.here = to;
    }

    pub fn line(&mut self, to: Point) {
        self.command('l', &[to]);
        self.here = to;
    }

    pub fn curve(&mut self, control: Point, to: Point) {
        self.command('q', &[control, to]);
        self.here = to;
    }

    pub fn cubic(&mut self, first: Point, second: Point, to: Point) {
        self.command('c', &[first, second, to]);
        self.here = to;
    }

    pub fn close(&mut self) {
        self.data.push('z');
        self.last = 'z';
        self.here = self.start;
    }

    pub fn polygon(&mut self, points: &[Point]) {
        for (index, point) in points.iter().enumerate() {
            if index == 0 { self.go(*point) } else { self.line(*point) }
        }
        if !points.is_empty() {
            self.close();
        }
    }

    /// A closed curve that bends at each point and passes half way between them.
    pub fn smooth_loop(&mut self, points: &[Point]) {
        let (Some(first), Some(last)) = (points.first(), points.last()) else { return };
        self.go(middle(*last, *first));
        for (index, point) in points.iter().enumerate() {
            let next = points[(index + 1) % points.len()];
            self.curve(*point, middle(*point, next));
        }
        self.close();
    }

    /// An open curve from the first point to the last.
    pub fn smooth_line(&mut self, points: &[Point]) {
        let [first, inner @ .., last] = points else { return };
        self.go(*first);
        for (index, point) in inner.iter().enumerate() {
            let next = inner.get(index + 1).map_or(*last, |next| middle(*point, *next));
            self.curve(*point, next);
        }
        if inner.is_empty() {
            self.line(*last);
        }
    }

    pub fn circle(&mut self, centre: Point, radius: i64) {
        self.go(at(centre.x - radius, centre.y));
        let (r, d) = (Tenths(radius), Tenths(2 * radius));
        let _ = write!(self.data, "a{r} {r} 0 1 0 {d} 0a{r} {r} 0 1 0-{d} 0z");
        self.last = 'z';
    }

    fn command(&mut self, letter: char, points: &[Point]) {
        if self.last != letter {
            self.data.push(letter);
            self.last = letter;
        } else {
            self.data.push(' ');
        }
        for (index, point) in points.iter().enumerate() {
            if index > 0 {
                self.data.push(' ');
            }
            let (x, y) = (point.x - self.here.x, point.y - self.here.y);
            let gap = if y < 0 { "" } else { " " };
            let _ = write!(self.data, "{}{gap}{}", Tenths(x), Tenths(y));
        }
        // After a move, further pairs would be read as lines: always spell the command after it.
        if letter == 'm' {
            self.last = ' ';
        }
    }
}

impl Display for Path {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str(&self.data)
    }
}

pub fn middle(a: Point, b: Point) -> Point {
    at((a.x + b.x).div_euclid(2), (a.y + b.y).div_euclid(2))
}

pub fn plus(a: Point, b: Point) -> Point {
    at(a.x + b.x, a.y + b.y)
}

pub fn minus(a: Point, b: Point) -> Point {
    at(a.x - b.x, a.y - b.y)
}

/// `part` hundredths of the way from `a` to `b`.
pub fn between(a: Point, b: Point, part: i64) -> Point {
    at(a.x + (b.x - a.x) * part / 100, a.y + (b.y - a.y) * part / 100)
}

pub fn length(vector: Point) -> i64 {
    i64::try_from((vector.x * vector.x + vector.y * vector.y).unsigned_abs().isqrt()).unwrap_or(i64::MAX)
}

/// The same direction, this long. No direction stays none.
pub fn scaled(vector: Point, to: i64) -> Point {
    let long = length(vector).max(1);
    at(vector.x * to / long, vector.y * to / long)
}

/// The point this far from the origin on this bearing, in degrees clockwise from the top.
pub fn bearing(degrees: i64, far: i64) -> Point {
    let round = |product: i64| (2 * product + 10_000).div_euclid(20_000);
    at(round(far * sine(degrees)), -round(far * sine(degrees + 90)))
}

/// The sine of whole degrees, in ten-thousandths. A table, because platforms differ.
fn sine(degrees: i64) -> i64 {
    let turn = degrees.rem_euclid(360);
    let quarter = |degrees: i64| SINES[usize::try_from(degrees).unwrap_or(0)];
    match turn {
        0..=90 => quarter(turn),
        91..=180 => quarter(180 - turn),
        181..=270 => -quarter(turn - 180),
        _ => -quarter(360 - turn),
    }
}

#[rustfmt::skip]
const SINES: [i64; 91] = [
    0, 175, 349, 523, 698, 872, 1045, 1219, 1392, 1564, 1736, 1908, 2079,
    2250, 2419, 2588, 2756, 2924, 3090, 3256, 3420, 3584, 3746, 3907, 4067, 4226,
    4384, 4540, 4695, 4848, 5000, 5150, 5299, 5446, 5592, 5736, 5878, 6018, 6157,
    6293, 6428, 6561, 6691, 6820, 6947, 7071, 7193, 7314, 7431, 7547, 7660, 7771,
    7880, 7986, 8090, 8192, 8290, 8387, 8480, 8572, 8660, 8746, 8829, 8910, 8988,
    9063, 9135, 9205, 9272, 9336, 9397, 9455, 9511, 9563, 9613, 9659, 9703, 9744,
    9781, 9816, 9848, 9877, 9903, 9925, 9945, 9962, 9976, 9986, 9994, 9998, 10_000,
];

/// Walks along a line of points and stops every `gap`: where, and in which direction the line runs there.
pub fn walk(points: &[Point], gap: i64, closed: bool) -> Vec<(Point, Point)> {
    let mut stops = Vec::new();
    let mut due = gap / 2;
    let count = if closed { points.len() } else { points.len().saturating_sub(1) };
    for index in 0..count {
        let (from, to) = (points[index], points[(index + 1) % points.len()]);
        let along = minus(to, from);
        let long = length(along);
        while due < long {
            stops.push((plus(from, scaled(along, due)), along));
            due += gap.max(1);
        }
        due -= long;
    }
    stops
}

/// A number that depends on nothing but the place and the salt: trees stand where they stood yesterday.
pub fn hash(x: i64, y: i64, salt: u32) -> u32 {
    let mut h = (x as u32).wrapping_mul(0x9e37_79b1) ^ (y as u32).wrapping_mul(0x85eb_ca77);
    h ^= salt.wrapping_mul(0xc2b2_ae3d);
    for _ in 0..2 {
        h = (h ^ (h >> 15)).wrapping_mul(0x2c1b_3c6d);
        h = (h ^ (h >> 12)).wrapping_mul(0x297a_2d39);
    }
    h ^ (h >> 15)
}

/// A number from `-reach` to `reach` for this place.
pub fn sway(x: i64, y: i64, salt: u32, reach: i64) -> i64 {
    i64::from(hash(x, y, salt) % 2001) * reach / 1000 - reach
}

/// A smooth field over the plane, -1000 to 1000, with hills about `wave` apart.
fn noise(p: Point, wave: i64, salt: u32) -> i64 {
    let (cx, cy) = (p.x.div_euclid(wave), p.y.div_euclid(wave));
    let ease = |f: i64| f * f * (3072 - 2 * f) / (1024 * 1024);
    let fx = ease(p.x.rem_euclid(wave) * 1024 / wave);
    let fy = ease(p.y.rem_euclid(wave) * 1024 / wave);
    let corner = |dx, dy| sway(cx + dx, cy + dy, salt, 1000);
    let top = corner(0, 0) * (1024 - fx) + corner(1, 0) * fx;
    let bottom = corner(0, 1) * (1024 - fx) + corner(1, 1) * fx;
    (top * (1024 - fy) + bottom * fy) / (1024 * 1024)
}

/// Bends a drawn line like a hand would. Depends on the place alone: two shapes that share a border still share it.
pub fn wobbled(p: Point) -> Point {
    bent(p, 11, [88, 30])
}

/// A bolder hand, for large maps.
pub fn rolling(p: Point) -> Point {
    bent(p, 11, [105, 60])
}

/// Another hand on the same line: contours inside a shape shall not repeat its border.
pub fn strayed(p: Point) -> Point {
    bent(p, 57, [75, 20])
}

fn bent(p: Point, salt: u32, [far, near]: [i64; 2]) -> Point {
    let bend = |salt| noise(p, 400, salt) * far / 1000 + noise(p, 130, salt + 1) * near / 1000;
    at(p.x + bend(salt), p.y + bend(salt + 12))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_placed_without_a_transform() {
        let path = "M-29-19Q-29-29-19-29H19V19Z";
        assert_eq!(placed(path, 1000, at(0, 0)), path);
        assert_eq!(placed(path, 1000, at(20, 34)), "M-27-15.6Q-27-25.6-17-25.6H21V22.4Z");
        assert_eq!(placed("M-33 0A33 33 0 1 1 33 0Z", 2000, at(10, 0)), "M-65 0A66 66 0 1 1 67 0Z");
        assert_eq!(placed("M-36.6-2.6L.5 3", 500, at(0, 0)), "M-18.3-1.3L.3 1.5");
    }

    #[test]
    fn numbers_are_short() {
        let written = [0, 5, -5, 10, -125, 1234].map(|n| Tenths(n).to_string());
        assert_eq!(written, ["0", ".5", "-.5", "1", "-12.5", "123.4"]);
    }

    #[test]
    fn paths_are_relative() {
        let mut path = Path::new();
        path.polygon(&[at(10, 20), at(30, 20), at(30, -5)]);
        assert_eq!(path.to_string(), "m1 2l2 0 0-2.5z");
    }

    #[test]
    fn bearings_go_round_clockwise_from_the_top() {
        let points = [0, 90, 180, 270, 30, -30, 390].map(|degrees| bearing(degrees, 1000));
        let up_right = at(500, -866);
        assert_eq!(
            points,
            [at(0, -1000), at(1000, 0), at(0, 1000), at(-1000, 0), up_right, at(-500, -866), up_right]
        );
    }

    #[test]
    fn text_is_escaped() {
        assert_eq!(escaped("a<b & \"c\">'d'\u{1}"), "a&lt;b &amp; &quot;c&quot;&gt;&#39;d&#39;");
    }

    #[test]
    fn lines_break_at_spaces() {
        assert_eq!(wrapped("one two three", 100, 350), ["one two", "three"]);
    }
}
