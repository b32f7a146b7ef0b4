//! What to draw, as data. All drawing code lives above, once for all games.

use crate::decision::Place;
use crate::explain::Effect;
use crate::pose::Facing;
use crate::rule::Rule;
use crate::seat::Seat;
use crate::text::Phrase;
use serde::Serialize;
use std::sync::Arc;

/// A position as a picture would need it. No game is named: terrain, pieces and marks come from a common vocabulary,
/// and a drawing program that does not know a word draws a plain thing with its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    pub title: Phrase,
    /// Shared: it is made once, and again only where ground is laid or broken.
    pub ground: Arc<Ground>,
    /// Where north lies, in degrees clockwise from the top of the board.
    pub north: u16,
    pub pieces: Vec<Piece>,
    pub marks: Vec<Mark>,
    /// Pieces beside the board: reserves, those who left, losses.
    pub trays: Vec<Tray>,
    /// Points, tokens, morale: numbers that are always in view.
    pub tracks: Vec<Track>,
    /// Numbers that are kept for single pieces and read together: who is how tired.
    pub piece_tracks: Vec<PieceTrack>,
    /// Notes on the state of the game: "the last turn was a pass".
    pub notes: Vec<Phrase>,
    /// The names of the seats, in their order.
    pub seats: Vec<SeatLook>,
    /// Whose decision, if any.
    pub to_decide: Option<Seat>,
    /// The rules behind the board and the game as a whole.
    pub rules: Vec<Rule>,
}

/// What lies under the pieces: large, and mostly the same from the first move to the last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ground {
    pub board: Board,
    /// What each terrain of the board does, with its rules.
    pub legend: Vec<Legend>,
}

impl Scene {
    /// A board with nothing on it.
    pub fn new(title: Phrase, ground: Arc<Ground>) -> Scene {
        Scene {
            title,
            ground,
            north: 0,
            pieces: Vec::new(),
            marks: Vec::new(),
            trays: Vec::new(),
            tracks: Vec::new(),
            piece_tracks: Vec::new(),
            notes: Vec::new(),
            seats: Vec::new(),
            to_decide: None,
            rules: Vec::new(),
        }
    }
}

/// A layer that a player may lay over the board: zones of control, lines of sight.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OverlayInfo {
    pub id: &'static str,
    pub name: Phrase,
    /// It is about the place that is pointed at.
    pub focused: bool,
    /// It shows what must still be done, and lays itself over the board while somebody has to do it.
    pub duties: bool,
    pub rules: Vec<Rule>,
}

/// One place of an overlay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shade {
    pub place: Place,
    /// Whose zone, whose reach.
    pub seat: Option<Seat>,
    /// How strong, how high, how far.
    pub value: Option<i32>,
}

/// A printed table as a reader sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// As in [`crate::explain::ChartCell::chart`].
    pub id: &'static str,
    pub title: Phrase,
    /// What stands over the labels of the rows.
    pub corner: Phrase,
    /// Each column by its number and its head.
    pub columns: Vec<(i32, Phrase)>,
    pub rows: Vec<SheetRow>,
    pub rules: Vec<Rule>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetRow {
    /// As in [`crate::explain::ChartCell::row`].
    pub number: i32,
    pub head: Phrase,
    pub cells: Vec<Phrase>,
    /// What each cell means in plain words, in the order of the cells, where it is a code; nothing where all of them speak for themselves.
    pub meanings: Vec<Phrase>,
}

impl Sheet {
    /// What the code in a cell means; nothing where it speaks for itself.
    pub fn meaning(&self, column: i32, row: i32) -> Option<&Phrase> {
        let at = self.columns.iter().position(|(number, _)| *number == column)?;
        let row = self.rows.iter().find(|it| it.number == row)?;
        row.meanings.get(at).filter(|says| !says.is_empty())
    }
}

/// A terrain and what it does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Legend {
    pub terrain: &'static str,
    pub name: Phrase,
    pub effects: Vec<Effect>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatLook {
    pub id: &'static str,
    pub name: Phrase,
    /// A heraldic colour: `gules`, `or`, `azure`, `sable`, `vert`, `argent`.
    pub tincture: &'static str,
    /// Sides differ by shape too, never by colour alone: `square`, `round`, `hexagon`.
    pub shape: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Board {
    Hexes(HexBoard),
    /// A free table, in hundredths of its unit.
    Table {
        width: i32,
        height: i32,
        terrain: Vec<TerrainPiece>,
    },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HexBoard {
    /// Pointy-top hexes in rows, or flat-top hexes in columns.
    pub pointy: bool,
    pub cells: Vec<Cell>,
    /// Streams, walls, slopes: the side that two hexes share.
    pub sides: Vec<SideFeature>,
    pub roads: Vec<Vec<(i32, i32)>>,
    pub names: Vec<(i32, i32, Phrase)>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    pub q: i32,
    pub r: i32,
    pub label: String,
    /// `plain`, `woods`, `hill`, `mountain`, `marsh`, `village`, `lake`, `camp`…
    pub terrain: &'static str,
    pub elevation: i8,
    /// Which part of a board that is put together from parts.
    pub part: Option<u8>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SideFeature {
    pub a: (i32, i32),
    pub b: (i32, i32),
    pub kind: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TerrainPiece {
    pub kind: &'static str,
    pub outline: Vec<(i32, i32)>,
}

/// A counter or a unit of miniatures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    pub id: u16,
    pub seat: Seat,
    /// The silhouette: `heavy-cavalry`, `archers`, `wagon`…
    pub look: &'static str,
    /// The short name printed on it.
    pub short: &'static str,
    pub name: Phrase,
    pub place: Option<Place>,
    /// Which way it looks.
    pub facing: Option<Facing>,
    /// Steps left and at full strength.
    pub strength: Option<(u8, u8)>,
    /// Movement points left and at most, drawn as dots on the rim.
    pub dots: Option<(u8, u8)>,
    /// The colour of the body it belongs to, as `#rrggbb`: a stripe on its counter. Its name says the same in words.
    pub stripe: Option<&'static str>,
    /// Printed values, by name. One that is called `strength` says again what [`Piece::strength`] says, where there is that.
    pub values: Vec<(&'static str, i32)>,
    /// Statuses: `worn`, `turned`, `moving`, `disordered`.
    pub status: Vec<&'static str>,
    /// The rules behind what is printed on it.
    pub rules: Vec<Rule>,
}

/// Something that lies on the board and is no piece: a flag, a marker, a highlight.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    pub kind: &'static str,
    pub place: Place,
    pub owner: Option<Seat>,
    pub value: Option<i32>,
    pub name: Phrase,
    pub rules: Vec<Rule>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tray {
    pub seat: Seat,
    pub role: TrayRole,
    pub name: Phrase,
    pub pieces: Vec<TrayPiece>,
    pub rules: Vec<Rule>,
}

/// Why pieces are beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum TrayRole {
    /// They wait to be put on it.
    Reserve,
    /// They have left it and may come back.
    Away,
    /// They are out of the game.
    Lost,
}

impl TrayRole {
    /// As a word: `reserve`.
    pub fn name(self) -> &'static str {
        match self {
            TrayRole::Reserve => "reserve",
            TrayRole::Away => "away",
            TrayRole::Lost => "lost",
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrayPiece {
    pub piece: Piece,
    /// "Back in two regroupings".
    pub note: Option<Phrase>,
}

/// A number that is kept for each of several pieces on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PieceTrack {
    /// As in [`Piece::values`].
    pub kind: &'static str,
    pub name: Phrase,
    /// Each piece and its number.
    pub values: Vec<(u16, i32)>,
    pub rules: Vec<Rule>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Track {
    pub seat: Option<Seat>,
    pub kind: &'static str,
    pub name: Phrase,
    pub value: i32,
    /// The last box, where the track has an end.
    pub goal: Option<i32>,
    /// The first box, where the track is printed as boxes.
    pub least: Option<i32>,
    /// What is printed in each box from the first to the last; nothing where numbers are enough. Neighbours that say the same
    /// are one stretch of the track.
    pub boxes: Vec<Phrase>,
    pub rules: Vec<Rule>,
}

impl Track {
    /// Does it count time? What belongs to nobody and runs from a first box to a last does; what has two directions, morale, does not.
    pub fn counts_time(&self) -> bool {
        self.seat.is_none() && self.goal.is_some() && self.least.is_some_and(|least| least >= 0)
    }
}
