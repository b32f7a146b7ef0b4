//! A printed table: how it is read from its file, how it is looked up, and how it is shown.

use crate::Rule;
use crate::content::{Flaw, Source};
use crate::scene::{Sheet, SheetRow};
use crate::text::{Arg, Phrase};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt::{Debug, Display};
use toml::Spanned;

/// A table as on paper: named columns, rows by their label, cells of text or numbers.
#[derive(Clone, Debug, Serialize, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Chart<Cell = String> {
    /// The rule that prints it.
    pub rule: String,
    /// The dice that choose the row, as a reminder for people: `2d6`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<String>,
    /// `design` where the book lost the table and we chose it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    pub columns: Vec<String>,
    /// The numbers of the columns, where a sum is looked up in them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub index: Option<Vec<i32>>,
    pub rows: BTreeMap<String, Vec<Cell>>,
}

impl<Cell> Chart<Cell> {
    pub fn cell(&self, row: &str, column: usize) -> Option<&Cell> {
        self.rows.get(row)?.get(column)
    }

    pub fn column(&self, name: &str) -> Option<usize> {
        self.columns.iter().position(|column| column == name)
    }

    /// The row whose label covers a number: labels are `7`, `2-4`, `9+`, `1-`.
    pub fn row_for(&self, number: i32) -> Option<&str> {
        self.rows.keys().find(|label| covers(label, number)).map(String::as_str)
    }
}

/// A table as its file has it: each cell knows where it stands.
pub type Printed<Raw = String> = Chart<Spanned<Raw>>;

impl<Raw: Debug> Printed<Raw> {
    /// The whole table, row by row in the order of these labels: no row more, none less, and every cell filled.
    pub fn grid<Cell, const R: usize, const C: usize>(
        &self,
        source: Source,
        name: &str,
        labels: [impl Display; R],
        cell: impl Fn(&Raw) -> Result<Cell, &'static str>,
    ) -> Result<[[Cell; C]; R], Flaw> {
        let labels = labels.map(|label| label.to_string());
        let say = |id, row: &str| Phrase::new(id).with("chart", name).with("row", row);
        if let Some((other, cells)) = self.rows.iter().find(|(row, _)| !labels.contains(row)) {
            let at = cells.first().map_or(0..0, Spanned::span);
            return Err(source.flaw(at, say("flaw-chart-other-row", other)));
        }
        let row = |label: String| match self.rows.get(&label) {
            Some(row) => cells(source, name, &label, row, &cell),
            None => Err(Flaw::new(source.file, say("flaw-chart-no-row", &label))),
        };
        let rows: Vec<[Cell; C]> = labels.into_iter().map(row).collect::<Result<_, _>>()?;
        rows.try_into().map_err(|_| Flaw::new(source.file, say("flaw-chart-no-row", "")))
    }
}

/// The cells of one row, as many as there are columns. Where one cannot be read, `cell` gives an example of one that can.
pub fn cells<Raw: Debug, Cell, const C: usize>(
    source: Source,
    chart: &str,
    row: &str,
    printed: &[Spanned<Raw>],
    cell: impl Fn(&Raw) -> Result<Cell, &'static str>,
) -> Result<[Cell; C], Flaw> {
    let say = |id| Phrase::new(id).with("chart", chart).with("row", row);
    let one = |it: &Spanned<Raw>| {
        let wrong =
            |like| say("flaw-chart-cell").with("cell", format!("{:?}", it.get_ref())).with("like", like);
        cell(it.get_ref()).map_err(|like| source.flaw(it.span(), wrong(like)))
    };
    let cells: Vec<Cell> = printed.iter().map(one).collect::<Result<_, _>>()?;
    let at = printed.first().map_or(0..0, Spanned::span);
    let count = |found: usize| say("flaw-chart-row").with("cells", found).with("columns", C);
    cells.try_into().map_err(|cells: Vec<Cell>| source.flaw(at, count(cells.len())))
}

/// A cell that says a number or a word.
pub fn cell(value: impl Into<Arg>) -> Phrase {
    Phrase::new("cell").with("value", value)
}

pub fn yes(is: bool) -> Phrase {
    Phrase::new(if is { "cell-yes" } else { "cell-no" })
}

/// A cell with nothing in it.
pub fn dash() -> Phrase {
    cell("–")
}

/// A table to be shown: columns and rows follow.
pub fn sheet(id: &'static str, title: &'static str, corner: &'static str, rules: &[Rule]) -> Sheet {
    let (title, corner) = (Phrase::new(title), Phrase::new(corner));
    Sheet { id, title, corner, columns: Vec::new(), rows: Vec::new(), rules: rules.to_vec() }
}

impl Sheet {
    /// Columns by their numbers.
    pub fn columns(mut self, columns: impl IntoIterator<Item = (i32, Phrase)>) -> Sheet {
        self.columns.extend(columns);
        self
    }

    /// Columns in their order, numbered from zero.
    pub fn heads(self, heads: impl IntoIterator<Item = Phrase>) -> Sheet {
        self.columns((0..).zip(heads))
    }

    pub fn row(mut self, number: i32, head: Phrase, cells: impl IntoIterator<Item = Phrase>) -> Sheet {
        self.rows.push(row(number, head, cells));
        self
    }

    pub fn rows(mut self, rows: impl IntoIterator<Item = SheetRow>) -> Sheet {
        self.rows.extend(rows);
        self
    }
}

pub fn row(number: i32, head: Phrase, cells: impl IntoIterator<Item = Phrase>) -> SheetRow {
    SheetRow { number, head, cells: cells.into_iter().collect(), meanings: Vec::new() }
}

/// A row of codes, each with what it means in plain words.
pub fn row_of_codes(
    number: i32,
    head: Phrase,
    cells: impl IntoIterator<Item = (Phrase, Phrase)>,
) -> SheetRow {
    let (cells, meanings) = cells.into_iter().unzip();
    SheetRow { number, head, cells, meanings }
}

/// Does a printed range cover a number?
///
/// ```
/// # use engine::chart::covers;
/// assert!(covers("2-4", 3) && covers("9+", 12) && covers("1-", 0) && covers("7", 7));
/// assert!(!covers("2-4", 5) && !covers("x", 1));
/// ```
pub fn covers(label: &str, number: i32) -> bool {
    let label = label.trim();
    if let Ok(single) = label.parse::<i32>() {
        return single == number;
    }
    if let Some(low) = label.strip_suffix('+') {
        return low.parse::<i32>().is_ok_and(|low| number >= low);
    }
    if let Some(high) = label.strip_suffix('-') {
        return high.parse::<i32>().is_ok_and(|high| number <= high);
    }
    // A range may begin with a minus sign: look for the dash behind the first character.
    let Some(dash) = label.char_indices().skip(1).find(|(_, c)| *c == '-').map(|(at, _)| at) else {
        return false;
    };
    match (label[..dash].parse::<i32>(), label[dash + 1..].parse::<i32>()) {
        (Ok(low), Ok(high)) => (low..=high).contains(&number),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chart(rows: &[(&str, &[i32])]) -> Chart<i32> {
        let rows = rows.iter().map(|(label, cells)| (label.to_string(), cells.to_vec())).collect();
        Chart {
            rule: "T-1".into(),
            dice: None,
            source: None,
            columns: vec!["a".into(), "b".into()],
            index: None,
            rows,
        }
    }

    #[test]
    fn a_row_is_found_by_the_number_it_covers() {
        let chart = chart(&[("1-", &[1, 2]), ("2-4", &[3, 4]), ("5+", &[5, 6])]);
        let found =
            [-3, 2, 4, 9].map(|number| chart.row_for(number).and_then(|row| chart.cell(row, 1)).copied());
        assert_eq!(found, [Some(2), Some(4), Some(4), Some(6)]);
        assert_eq!((chart.column("b"), chart.column("c")), (Some(1), None));
    }

    /// The grid of a table with two columns and the rows `1` and `2`, or what is wrong with it.
    fn grid(rows: &str) -> Result<[[u8; 2]; 2], String> {
        let text = format!("rule = \"T-1\"\ncolumns = [\"a\", \"b\"]\n{rows}\n");
        let source = Source { file: "charts.toml", text: &text };
        let printed: Printed = source.toml().unwrap();
        let number = |cell: &String| cell.parse().map_err(|_| "7");
        printed.grid(source, "combat", [1, 2], number).map_err(|flaw| flaw.to_string())
    }

    #[test]
    fn a_table_becomes_an_array() {
        assert_eq!(grid("rows.2 = ['3', '4']\nrows.1 = ['1', '2']"), Ok([[1, 2], [3, 4]]));
    }

    #[test]
    fn a_mistake_says_where_it_stands_what_stands_there_and_what_was_expected() {
        let wrong = |rows: &str, says: &str| assert_eq!(grid(rows), Err(format!("charts.toml{says}")));
        wrong("rows.1 = ['1', '2']", ": chart “combat” has no row 2");
        wrong("rows.1 = ['1']\nrows.2 = ['3', '4']", ":3: chart “combat”, row 1: 1 cells for 2 columns");
        wrong(
            "rows.1 = ['1', '2']\nrows.2 = ['3', '4']\nrows.3 = ['3']",
            ":5: chart “combat” has no place for row 3",
        );
        wrong(
            "rows.1 = ['1', '2']\nrows.2 = [\n'3',\n'x']",
            ":6: chart “combat”, row 2: \"x\" cannot be read; write for example 7",
        );
    }
}
