//! Text grids: a map drawn with one character per hex, in two styles.
//!
//! *Numbered* rows begin with their number, blanks, then one character per hex without gaps.
//! *Spaced* rows have a blank between hexes; the indent that shows the stagger means nothing.
//! In both, empty lines and lines that begin with `#` are skipped.

use super::MapError;

/// A part of a text that starts after a line `[name]`; it remembers its line, so that errors can say where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Section<'a> {
    pub text: &'a str,
    /// The number of its first line in the whole text, from 1.
    pub first_line: usize,
}

impl<'a> From<&'a str> for Section<'a> {
    fn from(text: &'a str) -> Section<'a> {
        Section { text, first_line: 1 }
    }
}

/// The lines between `[name]` and the next line in square brackets.
///
/// ```
/// let text = "# a map\n[terrain]\n00  ..f\n[elevation]\n00  012\n";
/// let part = hexboard::section(text, "elevation")?;
/// assert_eq!((part.text, part.first_line), ("00  012\n", 5));
/// # Ok::<(), hexboard::MapError>(())
/// ```
pub fn section<'a>(text: &'a str, name: &str) -> Result<Section<'a>, MapError> {
    let mut found: Option<(usize, usize)> = None;
    let mut start = 0;
    for (index, line) in text.split_inclusive('\n').enumerate() {
        let end = start + line.len();
        if let Some(title) = title(line) {
            if let Some((from, first_line)) = found {
                return Ok(Section { text: &text[from..start], first_line });
            }
            if title == name {
                found = Some((end, index + 2));
            }
        }
        start = end;
    }
    match found {
        Some((from, first_line)) => Ok(Section { text: &text[from..], first_line }),
        None => Err(MapError::NoSection { name: name.to_owned() }),
    }
}

fn title(line: &str) -> Option<&str> {
    line.trim().strip_prefix('[')?.strip_suffix(']')
}

/// Characters in rows and columns, all rows equally long.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    rows: Vec<Row>,
    first_row: Option<u32>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Row {
    line: usize,
    letters: Vec<char>,
}

impl Grid {
    /// Reads rows of the style `07    ..ff`, numbered in order.
    ///
    /// ```
    /// let grid = hexboard::Grid::numbered("00  .f\n01  ff\n")?;
    /// assert_eq!((grid.width(), grid.height()), (2, 2));
    /// assert_eq!(grid.letter(0, 0), Some('.'));
    /// let error = hexboard::Grid::numbered("00  .f\n01  f\n").unwrap_err();
    /// assert_eq!(error.to_string(), "line 2 has 1 hexes, expected 2 as in the first row");
    /// # Ok::<(), hexboard::MapError>(())
    /// ```
    pub fn numbered<'a>(text: impl Into<Section<'a>>) -> Result<Grid, MapError> {
        let mut rows = Vec::new();
        let mut first_row = None;
        for (line, text) in content(text.into()) {
            let (number, letters) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
            // The first number may be any; each of the others follows the one before.
            let expected = first_row.map(|first: u32| first.saturating_add(rows.len() as u32));
            match number.bytes().all(|it| it.is_ascii_digit()).then(|| number.parse().ok()).flatten() {
                Some(found) if expected.is_none_or(|expected| expected == found) => {
                    first_row.get_or_insert(found);
                }
                _ => {
                    let expected = expected.map_or("00 or 01".to_owned(), |row| format!("{row:02}"));
                    return Err(MapError::RowNumber { line, found: number.to_owned(), expected });
                }
            }
            rows.push(Row { line, letters: letters.trim().chars().collect() });
        }
        Grid { rows, first_row }.rectangular()
    }

    /// Reads rows of the style `. . w`, indented or not.
    pub fn spaced<'a>(text: impl Into<Section<'a>>) -> Result<Grid, MapError> {
        let mut rows = Vec::new();
        for (line, text) in content(text.into()) {
            let mut letters = Vec::new();
            for cell in text.split_whitespace() {
                let mut characters = cell.chars();
                match (characters.next(), characters.next()) {
                    (Some(letter), None) => letters.push(letter),
                    _ => {
                        let column = letters.len() + 1;
                        return Err(MapError::LongCell { line, column, found: cell.to_owned() });
                    }
                }
            }
            rows.push(Row { line, letters });
        }
        Grid { rows, first_row: None }.rectangular()
    }

    pub fn width(&self) -> usize {
        self.rows.first().map_or(0, |row| row.letters.len())
    }

    pub fn height(&self) -> usize {
        self.rows.len()
    }

    /// The number printed before the first row, if rows are numbered.
    pub fn first_row(&self) -> Option<u32> {
        self.first_row
    }

    /// The character at a column and a row, both counted from 0.
    pub fn letter(&self, column: usize, row: usize) -> Option<char> {
        self.rows.get(row)?.letters.get(column).copied()
    }

    /// The line of the text in which a row stands.
    pub fn line(&self, row: usize) -> usize {
        self.rows.get(row).map_or(0, |row| row.line)
    }

    /// All characters row by row: (column, row, character).
    pub fn letters(&self) -> impl Iterator<Item = (usize, usize, char)> + use<'_> {
        let rows = self.rows.iter().enumerate();
        rows.flat_map(|(y, row)| row.letters.iter().enumerate().map(move |(x, &letter)| (x, y, letter)))
    }

    /// An error if the grid does not have this size.
    pub fn expect_size(&self, columns: usize, rows: usize) -> Result<(), MapError> {
        let found = (self.width(), self.height());
        if found == (columns, rows) {
            Ok(())
        } else {
            Err(MapError::GridSize { found, expected: (columns, rows) })
        }
    }

    fn rectangular(self) -> Result<Grid, MapError> {
        let expected = self.width();
        if expected == 0 {
            return Err(MapError::Empty);
        }
        match self.rows.iter().find(|row| row.letters.len() != expected) {
            Some(row) => Err(MapError::RowLength { line: row.line, found: row.letters.len(), expected }),
            None => Ok(self),
        }
    }
}

/// The lines that say something, trimmed, with their numbers.
fn content(section: Section<'_>) -> impl Iterator<Item = (usize, &str)> {
    let lines = section.text.lines().enumerate();
    let lines = lines.map(move |(index, line)| (section.first_line.saturating_add(index), line.trim()));
    lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
}
