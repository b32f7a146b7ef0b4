//! Printed hex numbers: three schemes, each with exactly one spelling per hex.
//!
//! `parse(text) == Some(hex)` holds exactly when `label(hex) == text`, for every text and every hex.
//! Hexes beyond the paper have labels too (`-1,105`), so that no message ever lacks one.

use crate::hex::Hex;
use serde::{Deserialize, Serialize};

use crate::side::Orientation;

/// Which printed columns lie lower, or which printed rows lie to the right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Parity {
    Even,
    Odd,
}

/// How the hexes of a map are numbered, and thereby how they lie.
///
/// ```
/// use hexboard::{Hex, Numbering};
/// let hex = Numbering::COLUMNS_FROM_00.parse("0915").unwrap();
/// assert_eq!(Numbering::COLUMNS_FROM_00.label(hex), "0915");
/// let letters = Numbering::Letters { orientation: hexboard::Orientation::Pointy, letter: 7, number: 8 };
/// assert_eq!(letters.label(Hex::ZERO), "H8");
/// assert_eq!(letters.parse("I7"), Some(Hex::new(1, -1)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Numbering {
    /// Column then row, two digits each, on flat-top columns. `first` is the number of the first column and row,
    /// `lower` names the columns that lie half a hex lower.
    Columns { first: i32, lower: Parity },
    /// Column then row, two digits each, on pointy-top rows. `first` as above, `right` names the rows that lie
    /// half a hex to the right.
    Rows { first: i32, right: Parity },
    /// A letter for the axial q and a number for the axial r; the origin has letter `'A' + letter` and this number.
    Letters { orientation: Orientation, letter: i32, number: i32 },
}

impl Numbering {
    /// Flat-top columns from 00, even ones lower.
    pub const COLUMNS_FROM_00: Numbering = Numbering::Columns { first: 0, lower: Parity::Even };
    /// Pointy-top rows from 01, even ones to the right.
    pub const ROWS_FROM_01: Numbering = Numbering::Rows { first: 1, right: Parity::Even };

    pub const fn orientation(self) -> Orientation {
        match self {
            Numbering::Columns { .. } => Orientation::Flat,
            Numbering::Rows { .. } => Orientation::Pointy,
            Numbering::Letters { orientation, .. } => orientation,
        }
    }

    /// The number printed on the first row of a text grid.
    pub const fn first_row(self) -> i32 {
        match self {
            Numbering::Columns { first, .. } | Numbering::Rows { first, .. } => first,
            Numbering::Letters { .. } => 1,
        }
    }

    /// The hex at this place of a text grid, both counted from 0; `None` beyond what coordinates can hold.
    pub fn hex_at(self, column: i64, row: i64) -> Option<Hex> {
        // Well beyond the place of any hex, and far from overflow.
        if column.unsigned_abs().max(row.unsigned_abs()) > 1 << 40 {
            return None;
        }
        match self {
            Numbering::Columns { .. } => axial(column, row - self.sunk(column)),
            Numbering::Rows { .. } => axial(column - self.sunk(row), row),
            // The first place is the hex A1.
            Numbering::Letters { letter, number, .. } => {
                axial(column - i64::from(letter), row + 1 - i64::from(number))
            }
        }
    }

    /// The place of a hex in a text grid, both counted from 0; negative before the first.
    pub fn place(self, hex: Hex) -> (i64, i64) {
        let (q, r) = (i64::from(hex.x), i64::from(hex.y));
        match self {
            Numbering::Columns { .. } => (q, r + self.sunk(q)),
            Numbering::Rows { .. } => (q + self.sunk(r), r),
            Numbering::Letters { letter, number, .. } => (q + i64::from(letter), r + i64::from(number) - 1),
        }
    }

    /// The printed number.
    pub fn label(self, hex: Hex) -> String {
        let (column, row) = self.place(hex);
        match self {
            Numbering::Columns { first, .. } | Numbering::Rows { first, .. } => {
                let (column, row) = (column + i64::from(first), row + i64::from(first));
                if (0..100).contains(&column) && (0..100).contains(&row) {
                    format!("{column:02}{row:02}")
                } else {
                    format!("{column},{row}")
                }
            }
            Numbering::Letters { .. } => format!("{}{}", letters(column), row + 1),
        }
    }

    /// The hex with this printed number; `None` for anything that [`Numbering::label`] would not print.
    pub fn parse(self, text: &str) -> Option<Hex> {
        let (column, row) = match self {
            Numbering::Columns { first, .. } | Numbering::Rows { first, .. } => {
                let (column, row) = two_numbers(text)?;
                (column.checked_sub(first.into())?, row.checked_sub(first.into())?)
            }
            Numbering::Letters { .. } => {
                let (letters, number) = text.split_at(letters_end(text));
                (letters_value(letters)?, number.parse::<i64>().ok()?.checked_sub(1)?)
            }
        };
        let hex = self.hex_at(column, row)?;
        // One spelling only: "+1,105", "01,105" and "H08" are no labels.
        (self.label(hex) == text).then_some(hex)
    }

    /// How many rows (columns) the stagger has taken from the axial coordinate when one has come to this column (row).
    fn sunk(self, line: i64) -> i64 {
        let (first, shifted) = match self {
            Numbering::Columns { first, lower } => (first, lower),
            Numbering::Rows { first, right } => (first, right),
            Numbering::Letters { .. } => return 0,
        };
        let first_is_shifted = (first.rem_euclid(2) == 0) == (shifted == Parity::Even);
        (line + i64::from(first_is_shifted)).div_euclid(2)
    }
}

fn axial(q: i64, r: i64) -> Option<Hex> {
    Some(Hex::new(q.try_into().ok()?, r.try_into().ok()?))
}

/// `"0915"` or, beyond two digits, `"-1,105"`.
fn two_numbers(text: &str) -> Option<(i64, i64)> {
    if text.len() == 4 && text.bytes().all(|byte| byte.is_ascii_digit()) {
        let number: i64 = text.parse().ok()?;
        return Some((number / 100, number % 100));
    }
    let (column, row) = text.split_once(',')?;
    Some((column.parse().ok()?, row.parse().ok()?))
}

/// A to Z, then AA, AB and so on; before A come -A, -B and so on.
fn letters(index: i64) -> String {
    let (sign, mut rest) =
        if index < 0 { ("-", index.unsigned_abs()) } else { ("", index.unsigned_abs() + 1) };
    let mut reversed = Vec::new();
    while rest > 0 {
        rest -= 1;
        reversed.push(char::from(b'A' + (rest % 26) as u8));
        rest /= 26;
    }
    sign.chars().chain(reversed.into_iter().rev()).collect()
}

fn letters_value(text: &str) -> Option<i64> {
    let (negative, text) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    if text.is_empty() {
        return None;
    }
    let mut value: i64 = 0;
    for byte in text.bytes() {
        let digit = i64::from(byte.checked_sub(b'A').filter(|&digit| digit < 26)?) + 1;
        value = value.checked_mul(26)?.checked_add(digit)?;
    }
    Some(if negative { -value } else { value - 1 })
}

/// Where the letters of a label end and its number begins.
fn letters_end(text: &str) -> usize {
    let sign = usize::from(text.starts_with('-'));
    sign + text.bytes().skip(sign).take_while(u8::is_ascii_uppercase).count()
}
