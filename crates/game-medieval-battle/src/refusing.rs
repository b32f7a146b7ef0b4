//! Why something may not be done, in words: a sentence for each reason. Which reason and which rule it is was said where it was
//! refused.

use crate::content::CONTENT;
use crate::look::{Look, No, Refused};
use crate::state::HexId;
use crate::telling::{ground_id, kind as say_kind};
use engine::Refusal;
use engine::text::Phrase;

impl Look<'_> {
    /// A reason in words, with its rule and what it rests on besides.
    pub fn refusal(&self, refused: Refused) -> Refusal {
        let refusal = Refusal::new(refused.rule, self.sentence(refused.no)).see(refused.see);
        match refused.no {
            // Whose zone it is, is looked up only for whoever asks.
            No::RetreatIntoZone(hex) => refusal.see(&self.rules_behind_closed_refuge(hex)),
            _ => refusal,
        }
    }

    pub fn refusals(&self, all: &[Refused]) -> Refusal {
        Refusal { reasons: all.iter().flat_map(|refused| self.refusal(*refused).reasons).collect() }
    }

    fn sentence(&self, no: No) -> Phrase {
        let say = Phrase::new;
        let at = |id: &'static str, hex: HexId| say(id).with("hex", self.label(hex));
        let face = |id: u8| CONTENT.modules.faces.get(usize::from(id)).map_or("?", |face| face.id.as_str());
        let faces = |id, one: u8, other: u8| say(id).with("face", face(one)).with("other", face(other));
        match no {
            No::NotNow => say("no-not-now"),
            No::GameOver => say("refusal-game-over"),
            No::NotYours => say("no-not-yours"),
            No::OtherMoves(unit) => say("no-other-moves").with("unit", self.unit_at(unit)),
            No::NotOnMap => say("no-not-on-map"),
            No::OffMap => say("no-off-map"),
            No::NotNext(hex) => at("no-not-next", hex),
            No::Ground(kind, hex) => {
                let ground = say(ground_id(self.board.ground[usize::from(hex)]));
                at("no-such-ground", hex).with("kind", say_kind(kind)).with("ground", ground)
            }
            No::Taken(hex) => at("no-taken", hex),
            No::Enemy(hex) => at("no-enemy", hex),
            No::Nobody(hex) => at("no-nobody", hex),
            No::OwnUnit(hex) => at("no-own-unit", hex),
            No::OtherModules => say("no-other-modules-now"),
            No::NoSuchBattlefield => say("no-such-battlefield"),
            No::ModuleTwice { face, other } => faces("no-module-twice", face, other),
            No::TwoFaces { face, other } => faces("no-two-faces", face, other),
            No::Letters { face, other } => faces("no-letters", face, other),
            No::TooDear { spent, limit } => {
                say("no-too-dear").with("spent", i64::from(spent)).with("limit", limit)
            }
            No::FewCounters(kind) => say("no-counters")
                .with("kind", say_kind(kind))
                .with("counters", self.charts.kind(kind).counters),
            No::FewLongbows { most } => say("no-longbows").with("most", most),
            No::NearFlag => say("no-near-flag").with("least", self.charts.distance_to_flag),
            No::NearWagon(hex) => at("no-near-wagon", hex).with("least", self.charts.distance_to_wagon),
            No::NoneInReserve(kind) => say("no-none-in-reserve").with("kind", say_kind(kind)),
            No::Halted => say("no-halted"),
            No::Points { needs, has } => say("no-points").with("needs", needs).with("has", has),
            No::PointsThrough { hex, needs, has } => {
                at("no-points-through", hex).with("needs", needs).with("has", has)
            }
            No::FriendTired(hex) => at("no-friend-tired", hex),
            No::ThroughInZone(hex) => at("no-through-in-zone", hex),
            No::NoWayOn(hex) => at("no-way-on", hex),
            No::InFriendsHex => say("no-in-friends-hex"),
            No::WagonAttacks => say("no-wagon-attacks"),
            No::NotItsController(hex) => at("no-not-its-controller", hex),
            No::NoBow(kind) => say("no-bow").with("kind", say_kind(kind)),
            No::OutOfRange { range } => say("no-range").with("range", range),
            No::NoSight(hex) => at("no-sight", hex),
            No::NotSameKind => say("no-same-kind"),
            No::NotWorn => say("no-not-worn"),
            No::WagonMerges => say("no-wagon-merges"),
            No::WagonRetreats => say("no-wagon-retreats"),
            No::RetreatIntoZone(hex) => {
                let by = self.controllers(self.state.turn, hex);
                at("no-retreat-into-zone", hex).with("by", self.units_at(&by))
            }
            No::NoEdge => say("no-edge"),
            No::EdgeClosed => say("no-edge-closed"),
            No::NoTokens => say("no-tokens"),
            No::NoWagon => say("no-wagon"),
            No::NoneReady(kind) => say("no-none-ready").with("kind", say_kind(kind)),
            No::NotNextToWagon => say("no-not-next-to-wagon"),
            No::NoDismounting => say("no-dismounting"),
            No::NotMounted(kind) => say("no-not-mounted").with("kind", say_kind(kind)),
            No::NoFootCounter(kind) => say("no-foot-counter").with("kind", say_kind(kind)),
        }
    }
}
