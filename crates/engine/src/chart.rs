//! A printed table and how to look it up.

use crate::content::Flaw;
use crate::text::Phrase;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

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
    pub rows: BTreeMap<String, Vec<Cell>>,
}

impl<Cell> Chart<Cell> {
    /// Checks that every row fills every column.
    pub fn check(&self, file: &str, name: &str) -> Result<(), Flaw> {
        for (row, cells) in &self.rows {
            if cells.len() != self.columns.len() {
                let phrase = Phrase::new("flaw-chart-row")
                    .with("chart", name)
                    .with("row", row.as_str())
                    .with("cells", cells.len())
                    .with("columns", self.columns.len());
                return Err(Flaw::new(file, phrase));
            }
        }
        Ok(())
    }

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
        Chart { rule: "T-1".into(), dice: None, source: None, columns: vec!["a".into(), "b".into()], rows }
    }

    #[test]
    fn a_row_is_found_by_the_number_it_covers() {
        let chart = chart(&[("1-", &[1, 2]), ("2-4", &[3, 4]), ("5+", &[5, 6])]);
        let found =
            [-3, 2, 4, 9].map(|number| chart.row_for(number).and_then(|row| chart.cell(row, 1)).copied());
        assert_eq!(found, [Some(2), Some(4), Some(4), Some(6)]);
        assert_eq!((chart.column("b"), chart.column("c")), (Some(1), None));
    }

    #[test]
    fn a_row_that_does_not_fill_the_columns_is_a_flaw() {
        assert!(chart(&[("1", &[1, 2])]).check("f", "c").is_ok());
        assert!(chart(&[("1", &[1])]).check("f", "c").is_err());
    }
}
