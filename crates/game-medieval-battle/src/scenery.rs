//! What to draw of a position.

use crate::ch0_aim::rules_behind_the_game;
use crate::ch1_battlefield::{NO_FACE, ground_rule};
use crate::content::{CONTENT, GROUNDS};
use crate::look::Look;
use crate::rules::*;
use crate::state::*;
use crate::telling::{self, kind, place};
use engine::explain::Effect;
use engine::scene::*;
use engine::text::Phrase;
use engine::{Rule, Seat};

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

/// A place of the board where no module lies yet.
const BARE: &str = "bare";

pub fn scene(look: &Look) -> Scene {
    let (state, geo) = (look.state, look.board.geo);
    let laid = |hex: HexId| state.field.faces[usize::from(geo.slot[usize::from(hex)])] != NO_FACE;
    let cells = geo
        .hexes()
        .map(|hex| {
            let at = geo.hexes[usize::from(hex)];
            let ground = usize::from(look.board.ground[usize::from(hex)]);
            Cell {
                q: at.x,
                r: at.y,
                label: look.label(hex),
                // Where no module lies yet there is the table.
                terrain: if laid(hex) { GROUNDS[ground] } else { BARE },
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
            let middle = geo.hexes[usize::from(geo.middle(slot)?)];
            Some((middle.x, middle.y, telling::authored(&face.name)))
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
                Spot::Reserve => {
                    // Without a wagon nobody comes any more (MB-IV.7.g).
                    let fighting =
                        matches!(state.phase, Phase::Turn | Phase::Moving(_) | Phase::Respond { .. });
                    let never = fighting && state.wagon(seat).is_none();
                    reserve.push(TrayPiece { piece, note: never.then(|| Phrase::new("tray-never")) });
                }
                Spot::Away(ring) => {
                    let ready = match state.phase {
                        Phase::Return { ready } => seat == state.turn && ready >> id.slot() & 1 == 1,
                        _ => false,
                    };
                    let note = match look.back_in(seat, ring) {
                        _ if ready => Phrase::new("tray-ready"),
                        Some(count) => Phrase::new("tray-back-in").with("count", count),
                        None => Phrase::new("tray-never"),
                    };
                    away.push(TrayPiece { piece, note: Some(note) });
                }
                Spot::Gone => lost.push(TrayPiece { piece, note: None }),
            }
        }
        let beside: [(_, _, _, &[Rule]); 3] = [
            (TrayRole::Reserve, "tray-reserve", reserve, &[R_III_6, RULING_13]),
            (TrayRole::Away, "tray-away", away, &[R_IV_3_D, R_IV_7_B, RULING_59]),
            (TrayRole::Lost, "tray-lost", lost, &[R_IV_4_M, R_IV_6_A, R_IV_W_4]),
        ];
        for (role, name, pieces, rules) in beside {
            if !pieces.is_empty() {
                let name = Phrase::new(name).with("seat", telling::seat(seat));
                trays.push(Tray { seat, role, name, pieces, rules: rules.to_vec() });
            }
        }
    }
    let marks = geo.flags.iter().zip(state.flags).map(|(flag, owner)| Mark {
        kind: "flag",
        place: place(geo, flag.hex),
        owner,
        value: Some(flag.points.into()),
        name: Phrase::new("mark-flag").with("points", telling::n_victory(flag.points)),
        // Six two-sided markers show who holds which (MB-R80), also after the unit has left (MB-R62).
        rules: vec![R_V_1, R_V_3, R_V_5, RULING_62, RULING_80],
    });
    let track = |seat: Seat, kind, id, value: u8, goal, rules: &[Rule]| Track {
        seat: Some(seat),
        kind,
        name: Phrase::new(id).with("seat", telling::seat(seat)),
        value: value.into(),
        goal,
        least: None,
        boxes: Vec::new(),
        rules: rules.to_vec(),
    };
    let tracks = [RED, YELLOW]
        .into_iter()
        .flat_map(|seat| {
            let (points, goal) = (look.points(seat), Some(look.goal().into()));
            let (tokens, most) = (state.tokens[seat.index()], Some(look.charts.time_tokens.into()));
            [
                track(seat, "victory", "track-points", points, goal, &[R_V_1, R_V_2, R_V_6, RULING_64]),
                track(seat, "tokens", "track-tokens", tokens, most, &[R_IV_7_A, R_C_1]),
            ]
        })
        .collect();
    let mut notes = Vec::new();
    if state.passes > 0 && !matches!(state.phase, Phase::Over(_)) {
        notes.push(Phrase::new("note-passed").with("seat", telling::seat(state.turn.other())));
    }
    for seat in [RED, YELLOW] {
        // What the viewer may know: his own choice, or an army that the set-up fixed.
        let army = match &state.muster[seat.index()] {
            Muster::Chosen(army) => army.value(),
            Muster::Public(army) => Some(army),
            _ => None,
        };
        notes.extend(army.map(|army| {
            Phrase::new("note-army").with("seat", telling::seat(seat)).with("army", telling::army(army))
        }));
    }
    Scene {
        title: Phrase::new("scene-title"),
        board: Board::Hexes(HexBoard { pointy: true, cells, sides: Vec::new(), roads: Vec::new(), names }),
        pieces,
        marks: marks.collect(),
        trays,
        tracks,
        piece_tracks: Vec::new(),
        notes,
        seats: vec![
            SeatLook { id: "red", name: telling::seat(RED), tincture: "gules", shape: "square" },
            SeatLook { id: "yellow", name: telling::seat(YELLOW), tincture: "or", shape: "round" },
        ],
        to_decide: crate::look::question(state).map(|question| question.seat),
        legend: legend(look),
        rules: rules_behind_the_game(geo.size).to_vec(),
    }
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
    let building = crate::ch1_battlefield::laid_now(&look.state.phase).is_some();
    GROUNDS.into_iter().enumerate().map(entry).chain(building.then_some(bare)).collect()
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
        values: vec![
            ("cost", look.charts.kind(unit.kind).cost.into()),
            ("range", look.charts.kind(unit.kind).range.into()),
        ],
        status,
        rules: face.rules.to_vec(),
    }
}
