//! What to draw of a position.

use crate::content::{CONTENT, GROUNDS};
use crate::look::Look;
use crate::state::*;
use crate::telling::{self, kind, place};
use engine::Seat;
use engine::scene::*;
use engine::text::Phrase;

const LOOKS: [&str; 9] = [
    "heavy-cavalry",
    "light-cavalry",
    "horse-archers",
    "heavy-infantry",
    "light-infantry",
    "pikemen",
    "archers",
    "longbowmen",
    "wagon",
];

pub fn scene(look: &Look) -> Scene {
    let (state, geo) = (look.state, look.board.geo);
    let cells = geo
        .hexes()
        .map(|hex| {
            let at = geo.hexes[usize::from(hex)];
            let ground = usize::from(look.board.ground[usize::from(hex)]);
            Cell {
                q: at.x,
                r: at.y,
                label: look.label(hex),
                terrain: GROUNDS[ground],
                elevation: look.charts.grounds[ground].height as i8,
                part: Some(geo.slot[usize::from(hex)]),
            }
        })
        .collect();
    let plan = CONTENT.modules.plan(geo.size);
    let names = plan
        .slots
        .iter()
        .enumerate()
        .filter_map(|(slot, _)| {
            let face = CONTENT.modules.faces.get(usize::from(state.field.faces[slot]))?;
            let hexes: Vec<_> =
                geo.hexes().filter(|hex| usize::from(geo.slot[usize::from(*hex)]) == slot).collect();
            let middle = geo.hexes[usize::from(*hexes.get(hexes.len() / 2)?)];
            let name =
                Phrase::new("place-name").with("fr", face.name.fr.as_str()).with("en", face.name.en.as_str());
            Some((middle.x, middle.y, name))
        })
        .collect();
    let mut pieces = Vec::new();
    let mut trays = Vec::new();
    for seat in [RED, YELLOW] {
        let (mut reserve, mut away, mut lost) = (Vec::new(), Vec::new(), Vec::new());
        for (id, unit) in state.units_of(seat) {
            let piece = piece(look, id, unit);
            match unit.spot {
                Spot::Hex(_) => pieces.push(piece),
                Spot::Reserve => reserve.push(TrayPiece { piece, note: None }),
                Spot::Away(ring) => {
                    let note = look.back_in(seat, ring).map_or(Phrase::new("tray-never"), |count| {
                        Phrase::new("tray-back-in").with("count", count)
                    });
                    away.push(TrayPiece { piece, note: Some(note) });
                }
                Spot::Gone => lost.push(TrayPiece { piece, note: None }),
            }
        }
        for (kind, name, pieces) in
            [("reserve", "tray-reserve", reserve), ("away", "tray-away", away), ("lost", "tray-lost", lost)]
        {
            if !pieces.is_empty() {
                trays.push(Tray {
                    seat,
                    kind,
                    name: Phrase::new(name).with("seat", telling::seat(seat)),
                    pieces,
                });
            }
        }
    }
    let marks = geo.flags.iter().zip(state.flags).map(|(flag, owner)| Mark {
        kind: "flag",
        place: place(geo, flag.hex),
        owner,
        value: Some(flag.points.into()),
        name: Phrase::new("mark-flag").with("points", flag.points),
    });
    let track = |seat: Seat, kind, id, value: u8, goal| Track {
        seat: Some(seat),
        kind,
        name: Phrase::new(id).with("seat", telling::seat(seat)),
        value: value.into(),
        goal,
    };
    let tracks = [RED, YELLOW]
        .into_iter()
        .flat_map(|seat| {
            [
                track(seat, "victory", "track-points", look.points(seat), Some(look.goal().into())),
                track(
                    seat,
                    "tokens",
                    "track-tokens",
                    state.tokens[seat.index()],
                    Some(look.charts.time_tokens.into()),
                ),
            ]
        })
        .collect();
    let mut notes = Vec::new();
    if state.passes > 0 && !matches!(state.phase, Phase::Over(_)) {
        notes.push(Phrase::new("note-passed").with("seat", telling::seat(state.turn.other())));
    }
    Scene {
        title: Phrase::new("scene-title"),
        board: Board::Hexes(HexBoard { pointy: true, cells, sides: Vec::new(), roads: Vec::new(), names }),
        pieces,
        marks: marks.collect(),
        trays,
        tracks,
        notes,
        seats: vec![
            SeatLook { id: "red", name: telling::seat(RED), tincture: "gules", shape: "square" },
            SeatLook { id: "yellow", name: telling::seat(YELLOW), tincture: "or", shape: "round" },
        ],
        to_decide: crate::question(state).map(|question| question.seat),
    }
}

fn piece(look: &Look, id: UnitId, unit: &Unit) -> Piece {
    let full = look.charts.kind(unit.kind).movement;
    let wagon = unit.kind == Kind::W;
    let mut status = Vec::new();
    if unit.worn() {
        status.push("worn");
    }
    if wagon && unit.hex().is_some() {
        status.push(if look.fortified(id) { "fortified" } else { "turned" });
    }
    if let Phase::Moving(moving) = look.state.phase
        && moving.unit == id
    {
        status.push("moving");
        if moving.halted {
            status.push("halted");
        }
    }
    match look.state.phase {
        Phase::Respond { attacker, .. } if attacker == id => status.push("attacking"),
        Phase::Respond { defender, .. } if defender == id => status.push("attacked"),
        _ => {}
    }
    Piece {
        id: id.0.into(),
        seat: id.seat(),
        look: LOOKS[unit.kind as usize],
        short: unit.kind.id(),
        name: Phrase::new("piece").with("seat", telling::seat(id.seat())).with("kind", kind(unit.kind)),
        place: unit.hex().map(|hex| place(look.board.geo, hex)),
        facing: None,
        strength: (!wagon).then_some((unit.knights, look.charts.full_knights)),
        dots: Some((unit.points, full)),
        values: vec![
            ("cost", look.charts.kind(unit.kind).cost.into()),
            ("range", look.charts.kind(unit.kind).range.into()),
        ],
        status,
    }
}
