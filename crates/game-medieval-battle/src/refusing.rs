//! Why something may not be done, in words: a sentence for each reason. Which reason and which rule it is was said where it was
//! refused.

use crate::content::{CONTENT, Charts};
use crate::look::Look;
use crate::state::{HexId, Kind, UnitId};
use crate::telling::{ground_id, kind as say_kind};
use engine::text::Phrase;
use engine::{Refusal, reasons};

reasons! {
    /// Why not. Who gives a reason names the rule: `No::Halted.by(R_IV_2_D)`.
    pub enum No, said with words: &Words;

    // Whose turn, and for what.
    NotNow => "no-not-now",
    GameOver => "refusal-game-over",
    NotYours => "no-not-yours",
    /// Another unit has begun its move.
    OtherMoves { unit: UnitId } => "no-other-moves",
    NotOnMap => "no-not-on-map",
    OffMap => "no-off-map",
    NotNext { hex: HexId } => "no-not-next",

    // The ground, and who is there.
    Ground { kind: Kind, hex: HexId } => "no-such-ground" with { ground: words.ground(hex) },
    Taken { hex: HexId } => "no-taken",
    Enemy { hex: HexId } => "no-enemy",
    Nobody { hex: HexId } => "no-nobody",
    OwnUnit { hex: HexId } => "no-own-unit",

    // Laying the battlefield, recruiting, setting up.
    OtherModules => "no-other-modules-now",
    NoSuchBattlefield => "no-such-battlefield",
    ModuleTwice { face: u8, other: u8 } => "no-module-twice",
    TwoFaces { face: u8, other: u8 } => "no-two-faces",
    Letters { face: u8, other: u8 } => "no-letters",
    TooDear { spent: u32, limit: u8 } => "no-too-dear",
    FewCounters { kind: Kind } => "no-counters" with { counters: words.charts().kind(kind).counters },
    FewLongbows { most: u8 } => "no-longbows",
    NearFlag => "no-near-flag" with { least: words.charts().distance_to_flag },
    NearWagon { hex: HexId } => "no-near-wagon" with { least: words.charts().distance_to_wagon },
    NoneInReserve { kind: Kind } => "no-none-in-reserve",

    // Moving.
    Halted => "no-halted",
    Points { needs: u8, has: u8 } => "no-points",
    PointsThrough { hex: HexId, needs: u8, has: u8 } => "no-points-through",
    FriendTired { hex: HexId } => "no-friend-tired",
    ThroughInZone { hex: HexId } => "no-through-in-zone",
    NoWayOn { hex: HexId } => "no-way-on",
    InFriendsHex => "no-in-friends-hex",

    // Attacking and joining.
    WagonAttacks => "no-wagon-attacks",
    NotItsController { hex: HexId } => "no-not-its-controller",
    NoBow { kind: Kind } => "no-bow",
    OutOfRange { range: u8 } => "no-range",
    NoSight { hex: HexId } => "no-sight",
    NotSameKind => "no-same-kind",
    NotWorn => "no-not-worn",
    WagonMerges => "no-wagon-merges",

    // Withdrawing.
    WagonRetreats => "no-wagon-retreats",
    RetreatIntoZone { hex: HexId } => "no-retreat-into-zone" with { by: words.controllers(hex) },
    NoEdge => "no-edge",
    EdgeClosed => "no-edge-closed",

    // Regrouping.
    NoTokens => "no-tokens",
    NoWagon => "no-wagon",
    NoneReady { kind: Kind } => "no-none-ready",
    NotNextToWagon => "no-not-next-to-wagon",

    // Dismounting.
    NoDismounting => "no-dismounting",
    NotMounted { kind: Kind } => "no-not-mounted",
    NoFootCounter { kind: Kind } => "no-foot-counter",
}

/// A reason with its rule and what it rests on besides.
pub type Refused = engine::Refused<No>;

/// What reasons are put into words with.
pub struct Words<'a>(&'a Look<'a>);

impl Words<'_> {
    fn charts(&self) -> &Charts {
        self.0.charts
    }

    fn unit(&self, unit: UnitId) -> Phrase {
        self.0.unit_at(unit)
    }

    fn hex(&self, hex: HexId) -> String {
        self.0.label(hex)
    }

    fn kind(&self, kind: Kind) -> Phrase {
        say_kind(kind)
    }

    fn ground(&self, hex: HexId) -> Phrase {
        Phrase::new(ground_id(self.0.board.ground[usize::from(hex)]))
    }

    fn face(&self, id: u8) -> &'static str {
        CONTENT.modules.faces.get(usize::from(id)).map_or("?", |face| face.id.as_str())
    }

    fn other(&self, id: u8) -> &'static str {
        self.face(id)
    }

    fn controllers(&self, hex: HexId) -> Vec<Phrase> {
        let by = self.0.controllers(self.0.state.turn, hex);
        self.0.units_at(&by)
    }

    fn spent(&self, points: u32) -> i64 {
        points.into()
    }

    fn limit(&self, points: u8) -> u8 {
        points
    }

    fn most(&self, most: u8) -> u8 {
        most
    }

    fn needs(&self, points: u8) -> u8 {
        points
    }

    fn has(&self, points: u8) -> u8 {
        points
    }

    fn range(&self, hexes: u8) -> u8 {
        hexes
    }
}

impl Look<'_> {
    /// A reason in words, with its rule.
    pub fn in_words(&self, refused: Refused) -> Refusal {
        refused.said(refused.no.phrase(&Words(self)))
    }
}
