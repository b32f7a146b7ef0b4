//! What to draw of a position.

use crate::ch0_aim::rules_behind_the_game;
use crate::ch1_battlefield::{FlagSite, NO_FACE, ground_rule};
use crate::content::{CONTENT, GROUNDS};
use crate::look::Look;
use crate::rules::*;
use crate::state::*;
use crate::telling::{self, kind, place};
use engine::explain::Effect;
use engine::hash::canonical_bytes;
use engine::scene::*;
use engine::text::{Phrase, authored};
use engine::{Rule, Seat};
use std::sync::Arc;

pub const LOOKS: [&str; 9] = [
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

/// A place of the board where no module lies yet.
const BARE: &str = "bare";

pub fn ground(look: &Look) -> Ground {
    Ground { board: Board::Hexes(board(look)), legend: legend(look) }
}

/// The modules that lie there, and whether more are to come.
pub fn ground_key(state: &State) -> Vec<u8> {
    canonical_bytes(&(&state.field, is_building(state)))
}

fn is_building(state: &State) -> bool {
    crate::ch1_battlefield::laid_now(&state.phase).is_some()
}

pub fn scene(look: &Look, ground: Arc<Ground>) -> Scene {
    let (state, geo) = (look.state, look.board.geo);
    let (pieces, trays) = pieces(look);
    Scene {
        title: Phrase::new("scene-title"),
        ground,
        north: 0,
        pieces,
        marks: flags(look),
        trays,
        tracks: tracks(look),
        piece_tracks: Vec::new(),
        notes: notes(look),
        seats: vec![
            SeatLook { id: "red", name: telling::seat(RED), tincture: "gules", shape: "square" },
            SeatLook { id: "yellow", name: telling::seat(YELLOW), tincture: "or", shape: "round" },
        ],
        to_decide: crate::choices::question(state).map(|question| question.seat),
        rules: rules_behind_the_game(geo.size).to_vec(),
    }
}

/// The hexes, and the names of the modules that lie there.
fn board(look: &Look) -> HexBoard {
    let (faces, geo) = (look.state.field.faces, look.board.geo);
    let cell = |hex: HexId| {
        let (at, slot) = (geo.hexes[usize::from(hex)], geo.slot[usize::from(hex)]);
        let ground = usize::from(look.board.ground[usize::from(hex)]);
        let laid = faces[usize::from(slot)] != NO_FACE;
        Cell {
            q: at.x,
            r: at.y,
            label: look.label(hex),
            // Where no module lies yet there is the table.
            terrain: if laid { GROUNDS[ground] } else { BARE },
            elevation: look.charts.grounds[ground].height as i8,
            part: Some(slot),
        }
    };
    let name = |slot: usize| {
        let face = CONTENT.modules.faces.get(usize::from(faces[slot]))?;
        let middle = geo.hexes[usize::from(geo.middle(slot)?)];
        Some((middle.x, middle.y, authored(&face.name)))
    };
    HexBoard {
        pointy: true,
        cells: geo.hexes().map(cell).collect(),
        sides: Vec::new(),
        roads: Vec::new(),
        names: (0..CONTENT.modules.plan(geo.size).slots.len()).filter_map(name).collect(),
    }
}

/// Who stands on the map, and who lies beside it.
fn pieces(look: &Look) -> (Vec<Piece>, Vec<Tray>) {
    let (mut pieces, mut trays) = (Vec::new(), Vec::new());
    for seat in [RED, YELLOW] {
        let (mut reserve, mut away, mut lost) = (Vec::new(), Vec::new(), Vec::new());
        for (id, unit) in look.state.units_of(seat) {
            let piece = piece(look, id, unit);
            match unit.whereabouts {
                Whereabouts::Hex(_) => pieces.push(piece),
                Whereabouts::Reserve => reserve.push(TrayPiece { piece, note: reserve_note(look, seat) }),
                Whereabouts::Away(ring) => {
                    away.push(TrayPiece { piece, note: Some(away_note(look, id, ring)) })
                }
                Whereabouts::Gone => lost.push(TrayPiece { piece, note: None }),
            }
        }
        let beside: [(_, _, _, &[Rule]); 3] = [
            (TrayRole::Reserve, "tray-reserve", reserve, &[R_III_6, RULING_13]),
            (TrayRole::Away, "tray-away", away, &[R_IV_3_D, R_IV_7_B, RULING_59]),
            (TrayRole::Lost, "tray-lost", lost, &[R_IV_4_M, R_IV_6_A, R_IV_W_4]),
        ];
        for (role, name, pieces, rules) in beside.into_iter().filter(|(_, _, pieces, _)| !pieces.is_empty()) {
            let name = Phrase::new(name).with("seat", telling::seat(seat));
            trays.push(Tray { seat, role, name, pieces, rules: rules.to_vec() });
        }
    }
    (pieces, trays)
}

/// Without a wagon nobody comes any more (MB-IV.7.g).
fn reserve_note(look: &Look, seat: Seat) -> Option<Phrase> {
    let fighting = matches!(look.state.phase, Phase::Turn | Phase::Moving(_) | Phase::Respond { .. });
    (fighting && look.state.wagon(seat).is_none()).then(|| Phrase::new("tray-never"))
}

/// When a unit that left over an outer module is back.
fn away_note(look: &Look, unit: UnitId, ring: u8) -> Phrase {
    let ready = match look.state.phase {
        Phase::Return { ready } => unit.seat() == look.state.turn && ready >> unit.slot() & 1 == 1,
        _ => false,
    };
    match look.back_in(unit.seat(), ring) {
        _ if ready => Phrase::new("tray-ready"),
        Some(count) => Phrase::new("tray-back-in").with("count", count),
        None => Phrase::new("tray-never"),
    }
}

/// Six two-sided markers show who holds which (MB-R80), also after the unit has left (MB-R62).
fn flags(look: &Look) -> Vec<Mark> {
    let geo = look.board.geo;
    let mark = |(flag, owner): (&FlagSite, Option<Seat>)| Mark {
        kind: "flag",
        place: place(geo, flag.hex),
        owner,
        value: Some(flag.points.into()),
        name: Phrase::new("mark-flag").with("points", telling::n_victory(flag.points)),
        rules: vec![R_V_1, R_V_3, R_V_5, RULING_62, RULING_80],
    };
    geo.flags.iter().zip(look.state.flags).map(mark).collect()
}

/// Victory points and time tokens of both.
fn tracks(look: &Look) -> Vec<Track> {
    let track = |seat: Seat, kind, id, value: u8, goal: u8, rules: &[Rule]| Track {
        seat: Some(seat),
        kind,
        name: Phrase::new(id).with("seat", telling::seat(seat)),
        value: value.into(),
        goal: Some(goal.into()),
        least: None,
        boxes: Vec::new(),
        rules: rules.to_vec(),
    };
    let of_seat = |seat: Seat| {
        let (points, goal) = (look.points(seat), look.goal());
        let (tokens, most) = (look.state.tokens[seat.index()], look.charts.time_tokens);
        [
            track(seat, "victory", "track-points", points, goal, &[R_V_1, R_V_2, R_V_6, RULING_64]),
            track(seat, "tokens", "track-tokens", tokens, most, &[R_IV_7_A, R_C_1]),
        ]
    };
    [RED, YELLOW].into_iter().flat_map(of_seat).collect()
}

/// Who passed, and the armies as far as the viewer may know them: his own choice, or one that the set-up fixed.
fn notes(look: &Look) -> Vec<Phrase> {
    let (state, mut notes) = (look.state, Vec::new());
    if state.passes > 0 && !matches!(state.phase, Phase::Over(_)) {
        notes.push(Phrase::new("note-passed").with("seat", telling::seat(state.turn.other())));
    }
    for seat in [RED, YELLOW] {
        let army = match &state.muster[seat.index()] {
            Muster::Chosen(army) => army.value(),
            Muster::Public(army) => Some(army),
            _ => None,
        };
        notes.extend(army.map(|army| {
            Phrase::new("note-army").with("seat", telling::seat(seat)).with("army", telling::army(army))
        }));
    }
    notes
}

/// What each kind of ground does (MB-I.3 to MB-I.6).
fn legend(look: &Look) -> Vec<Legend> {
    let entry = |(index, terrain): (usize, &'static str)| {
        let ground = &look.charts.grounds[index];
        let own = ground_rule(index as u8);
        let mut effects = Vec::new();
        let mut add = |applies: bool, says: Phrase, rules: &[Rule]| {
            if applies {
                effects.push(Effect { says, rules: rules.to_vec() });
            }
        };
        add(true, Phrase::new("legend-cost").with("cost", ground.cost), &[R_I_6]);
        add(ground.height > 0, Phrase::new("legend-height").with("height", ground.height), &[own, R_IV_4_I]);
        add(!ground.cavalry, Phrase::new("legend-no-cavalry"), &[own, R_IV_2_A]);
        let closed = if own == R_I_5 { R_III_3 } else { own };
        add(!ground.wagon, Phrase::new("legend-no-wagon"), &[closed, R_IV_W_2, RULING_20]);
        add(ground.bad_for_cavalry, Phrase::new("legend-bad-ground"), &[own, R_IV_4_J]);
        add(ground.cover, Phrase::new("legend-cover"), &[own, R_IV_5_H]);
        add(ground.blocks_sight, Phrase::new("legend-blocks-sight"), &[R_IV_5_D, RULING_51]);
        add(ground.height > 0 && !ground.blocks_sight, Phrase::new("legend-open-sight"), &[RULING_53]);
        Legend { terrain, name: Phrase::new(telling::ground_id(index as u8)), effects }
    };
    let bare = Legend { terrain: BARE, name: Phrase::new("ground-bare"), effects: Vec::new() };
    GROUNDS.into_iter().enumerate().map(entry).chain(is_building(look.state).then_some(bare)).collect()
}

pub fn piece(look: &Look, id: UnitId, unit: &Unit) -> Piece {
    let face = look.face(unit.kind, unit.knights, unit.points);
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
        strength: face.knights,
        dots: Some(face.dots),
        stripe: None,
        values: vec![
            ("cost", look.charts.kind(unit.kind).cost.into()),
            ("range", look.charts.kind(unit.kind).range.into()),
        ],
        status,
        rules: face.rules.to_vec(),
    }
}
