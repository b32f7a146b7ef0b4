//! 0. The aim, and C. The pieces: what the game is played with, and what a counter shows.

use crate::ch1_battlefield::Size;
use crate::content::{MapPlan, ModuleKind, Modules};
use crate::look::Look;
use crate::rules::*;
use crate::state::{Kind, UnitId};
use engine::Rule;
use engine::text::Phrase;

/// As many flags as a position can keep: each has one of the six markers (MB-C.1, MB-R80).
pub const MOST_FLAGS: usize = 6;

/// What every game stands on: two armies (MB-0.1), no luck (MB-0.2), the pieces of the box (MB-C.1), one of two maps.
pub fn rules_behind_the_game(size: Size) -> [Rule; 4] {
    [R_0_1, R_0_2, R_C_1, size.rule()]
}

/// What a counter shows of its unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Face {
    /// Knights shown, and how many a full unit shows; a wagon shows none.
    pub knights: Option<(u8, u8)>,
    /// The dots on the edge that faces its owner: the movement points left, and all that the kind has.
    pub dots: (u8, u8),
    pub rules: &'static [Rule],
}

impl Look<'_> {
    /// A unit shows its knights and its points (MB-C.2), turned after each expense (MB-IV.1.i), and facing means nothing else
    /// (MB-R81). A wagon shows whether it is fortified (MB-IV.W.1, MB-IV.W.2), and not why it was turned (MB-R48).
    pub fn face(&self, kind: Kind, knights: u8, points: u8) -> Face {
        let dots = (points, self.charts.kind(kind).movement);
        match kind {
            Kind::W => Face { knights: None, dots, rules: &[R_IV_W_1, R_IV_W_2, RULING_48] },
            _ => Face {
                knights: Some((knights, self.charts.full_knights)),
                dots,
                rules: &[R_C_2, R_IV_1_I, RULING_81, R_II_3],
            },
        }
    }

    /// What a unit has left once it has paid, as its counter then shows (MB-IV.1.i).
    pub fn left_after(&self, unit: UnitId, price: i32) -> (u8, Rule) {
        let left = i32::from(self.state.unit(unit).points) - price;
        (u8::try_from(left).unwrap_or(0), R_IV_1_I)
    }
}

/// Can a map be laid with what the box holds: enough modules of each kind (MB-C.1), a marker for each flag (MB-R80)?
pub fn check_box(modules: &Modules, plan: &MapPlan) -> Result<(), Phrase> {
    for kind in [ModuleKind::Inner, ModuleKind::Outer, ModuleKind::Supplementary] {
        let tiles = modules.tiles.iter().filter(|tile| tile.kind == kind).count();
        let slots = plan.slots.iter().filter(|slot| slot.kind == kind).count();
        if slots > tiles {
            let flaw = Phrase::new("flaw-too-few-modules").with("wanted", slots).with("found", tiles);
            return Err(flaw.with("rule", R_C_1));
        }
    }
    let flags = plan.slots.iter().filter(|slot| modules.shape(slot.kind).flag.is_some()).count();
    if flags > MOST_FLAGS {
        let flaw = Phrase::new("flaw-too-many-flags").with("found", flags).with("most", MOST_FLAGS);
        return Err(flaw.with("rule", RULING_80));
    }
    Ok(())
}
