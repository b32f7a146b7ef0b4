//! What to draw of a position.

use crate::about::look_of;
use crate::content::MarkerKind;
use crate::field::{MarkId, OFF};
use crate::ids::HexId;
use crate::look::Look;
use crate::notation::LEADER;
use crate::rules::*;
use crate::state::*;
use crate::telling::{self, place};
use engine::scene::*;
use engine::text::{Phrase, authored};
use engine::{Facing, Seat};
use hexboard::Side;
use std::sync::Arc;

pub fn ground(look: &Look) -> Ground {
    Ground { board: Board::Hexes(board(look)), legend: Vec::new() }
}

pub fn scene(look: &Look, ground: Arc<Ground>) -> Scene {
    let battle = look.battle();
    let mut scene = Scene::new(authored(&battle.title), ground);
    for seat in [Seat(0), Seat(1)] {
        let (mut waiting, mut gone) = (Vec::new(), Vec::new());
        for id in look.rules.of_seat[seat.index()].iter() {
            let piece = piece(look, id);
            match look.state.unit(id).whereabouts {
                Whereabouts::Map(_) => scene.pieces.push(piece),
                Whereabouts::Absent => {}
                Whereabouts::Waiting => waiting.push(TrayPiece { piece, note: None }),
                Whereabouts::Gone => gone.push(TrayPiece { piece, note: worth(look.worth(id)) }),
            }
        }
        let own = |id: &LeaderId| look.leader_seat(*id) == seat;
        for id in LeaderId::all(look.state.leaders.len()).filter(own) {
            let piece = leader_piece(look, id);
            match look.state.leader(id).whereabouts {
                Whereabouts::Map(_) => scene.pieces.push(piece),
                Whereabouts::Absent => {}
                Whereabouts::Waiting => waiting.push(TrayPiece { piece, note: None }),
                Whereabouts::Gone => gone.push(TrayPiece { piece, note: worth(look.leader_worth(id)) }),
            }
        }
        for (role, name, pieces, rules) in [
            (TrayRole::Reserve, "tray-waiting", waiting, vec![R_ENT_1]),
            (TrayRole::Lost, "tray-gone", gone, vec![R_16_0C_UNIT, R_16_0C_LEADER]),
        ] {
            if !pieces.is_empty() {
                let name = Phrase::new(name).with("seat", telling::seat(look.rules, seat));
                scene.trays.push(Tray { seat, role, name, pieces, rules });
            }
        }
    }
    scene.marks = marks(look);
    scene.tracks = tracks(look);
    scene.seats = seats(look);
    scene.to_decide = look.question().map(|decision| decision.seat);
    scene.rules = vec![R_3_0, R_16_0A];
    scene
}

fn seats(look: &Look) -> Vec<SeatLook> {
    let tinctures = [("gules", "square"), ("azure", "round")];
    let with = look.rules.battle.armies.iter().zip(tinctures);
    with.map(|(army, (tincture, shape))| SeatLook { id: &army.id, name: army.name.phrase(), tincture, shape })
        .collect()
}

fn board(look: &Look) -> HexBoard {
    let field = look.field();
    let at = |hex: HexId| {
        let hex = field.hex(hex);
        (hex.x, hex.y)
    };
    let cell = |hex: HexId| {
        let (q, r) = at(hex);
        let label = field.label(hex).to_string();
        Cell { q, r, label, terrain: terrain(look, hex), elevation: field.elevation(hex), part: None }
    };
    let mut sides = Vec::new();
    for hex in field.hexes() {
        for side in Side::ALL {
            let other = field.neighbour(hex, side);
            // Each side once, from the hex with the lower number.
            if other == OFF || hex > other {
                continue;
            }
            let mark = field.mark(hex, side);
            let pit = mark != MarkId::NONE && look.state.has_pit(mark);
            let trampled = mark != MarkId::NONE && look.state.is_trampled(mark);
            let kind = field.kind(hex, side).map(|kind| side_word(&kind.id));
            let kind = if pit { Some("pit") } else { kind.filter(|_| !trampled) };
            sides.extend(kind.map(|kind| SideFeature { a: at(hex), b: at(other), kind }));
        }
    }
    let names = field.places.iter().map(|it| {
        let (q, r) = at(it.hex);
        (q, r, authored(&it.name))
    });
    HexBoard {
        pointy: true,
        cells: field.hexes().map(cell).collect(),
        sides,
        roads: Vec::new(),
        names: names.collect(),
    }
}

/// The ground in the common words of scenes.
fn terrain(look: &Look, hex: HexId) -> &'static str {
    match look.field().terrain(hex).id.as_str() {
        "wood" => "woods",
        "marsh" | "bog" | "mud" => "marsh",
        "river" => "lake",
        "village" | "town" | "walled-town" | "abbey" | "windmill" => "village",
        "castle" => "camp",
        "vineyard" => "vineyard",
        "bridge" => "bridge",
        _ => "plain",
    }
}

fn side_word(kind: &str) -> &'static str {
    match kind {
        "burn" | "brook" | "stream" => "stream",
        "hedge" => "hedge",
        "ditch" => "ditch",
        _ => "wall",
    }
}

fn piece(look: &Look, id: UnitId) -> Piece {
    let (unit, card) = (look.state.unit(id), look.card(id));
    let mut status = Vec::new();
    match unit.status {
        Status::Normal => {}
        Status::Disordered => status.push("disordered"),
        Status::Retired => status.push("retired"),
    }
    match unit.formation {
        Formation::None => {}
        Formation::Wall => status.push("wall"),
        Formation::Schiltron => status.push("schiltron"),
    }
    for (mark, word) in [(Marks::MOUNTING, "mounting"), (Marks::HOT, "impetuous"), (Marks::DONE, "done")] {
        if unit.marks.has(mark) {
            status.push(word);
        }
    }
    let [movement, shock] = look.values(id);
    let side = usize::from(look.worn(id));
    Piece {
        id: id.into(),
        seat: card.side,
        stripe: Some(&look.rules.battle.command(card.command).rgb),
        look: look_of(unit.kind),
        short: &look.rules.battle.unit(id).id,
        name: telling::unit(look.rules, id),
        place: unit.whereabouts.hex().map(|hex| place(look.rules, hex)),
        facing: Some(Facing::Corner(unit.facing.index() as u8)),
        strength: None,
        dots: None,
        values: vec![("movement", movement[side].into()), ("shock", shock[side].into())],
        status,
        rules: vec![R_2_2, R_5_1A, R_12_2A],
    }
}

fn leader_piece(look: &Look, leader: LeaderId) -> Piece {
    let card = &look.rules.battle.leaders[leader.index()];
    let it = look.state.leader(leader);
    let named = |printed: u8, rating: bool| match it.replacement {
        true => look.replaced(printed, rating),
        false => printed,
    };
    Piece {
        id: LEADER + u16::from(leader),
        seat: look.leader_seat(leader),
        stripe: Some(&look.rules.battle.command(card.command).rgb),
        look: if card.king { "army-leader" } else { "leader" },
        short: &card.id,
        name: card.name.phrase(),
        place: it.whereabouts.hex().map(|hex| place(look.rules, hex)),
        facing: None,
        strength: None,
        dots: None,
        values: vec![
            ("rating", named(card.rating, true).into()),
            ("range", named(card.range, false).into()),
            ("movement", card.movement.into()),
        ],
        status: if it.replacement { vec!["replacement"] } else { Vec::new() },
        rules: vec![R_15_2A, R_15_6A],
    }
}

/// Standards, wagons and bombards that are still there.
fn marks(look: &Look) -> Vec<Mark> {
    let (battle, state) = (look.battle(), look.state);
    let standards = StandardId::number(&battle.standards).filter(|(id, _)| state.standards[id.index()]);
    let standards = standards.map(|(id, it)| Mark {
        kind: "banner",
        place: place(look.rules, it.hex),
        owner: Some(it.side),
        value: None,
        name: telling::standard(look.rules, id),
        rules: vec![R_13_2A, R_13_2D],
    });
    let markers = MarkerId::number(&battle.markers).filter(|(id, _)| state.markers[id.index()]);
    let markers = markers.map(|(id, it)| Mark {
        kind: if it.kind == MarkerKind::Wagon { "wagon" } else { "bombard" },
        place: place(look.rules, it.hex),
        owner: Some(it.side),
        value: None,
        name: telling::marker(look.rules, id),
        rules: vec![R_16_0D_MARKER],
    });
    standards.chain(markers).collect()
}

fn tracks(look: &Look) -> Vec<Track> {
    let mut list = Vec::new();
    for seat in [Seat(0), Seat(1)] {
        list.push(Track {
            seat: Some(seat),
            kind: "flight",
            name: Phrase::new("track-flight").with("seat", telling::seat(look.rules, seat)),
            value: look.flight_points(seat).into(),
            goal: Some(look.flight_level(seat).into()),
            least: None,
            boxes: Vec::new(),
            rules: vec![R_16_0A, R_16_0C_UNIT],
        });
    }
    list
}

/// What the enemy scores for it.
fn worth(points: u8) -> Option<Phrase> {
    Some(Phrase::new("tray-worth").with("n", points))
}
