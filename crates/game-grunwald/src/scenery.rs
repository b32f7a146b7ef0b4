//! What to draw of a position.

use crate::Grunwald;
use crate::content::{Arm, Kind};
use crate::field::HexId;
use crate::look::Look;
use crate::notation::{BANNER, LEADER};
use crate::rules::*;
use crate::state::*;
use crate::telling::{self, place};
use engine::explain::Effect;
use engine::scene::*;
use engine::text::{Phrase, authored};
use engine::{Rule, Seat};
use hexboard::Side;
use std::sync::Arc;

pub fn ground(look: &Look) -> Ground {
    Ground { board: Board::Hexes(board(look)), legend: legend(look.rules) }
}

pub fn scene(look: &Look, ground: Arc<Ground>) -> Scene {
    let rules = look.rules;
    let mut pieces = Vec::new();
    let mut trays = Vec::new();
    for seat in [ALLIED, ORDER] {
        let (mut waiting, mut away, mut gone) = (Vec::new(), Vec::new(), Vec::new());
        for id in UnitId::all(rules.roster.len()).filter(|id| look.seat(*id) == seat) {
            let piece = piece(look, id);
            match look.state.unit(id).whereabouts {
                Whereabouts::Map(_) => pieces.push(piece),
                Whereabouts::Absent => {}
                Whereabouts::Waiting => waiting.push(TrayPiece { piece, note: None }),
                Whereabouts::Away { from, .. } => {
                    let note = Phrase::new("tray-from-turn").with("turn", from);
                    away.push(TrayPiece { piece, note: Some(note) });
                }
                Whereabouts::Gone => {
                    // Foot that was ridden down scores nothing (G-5.8.9a).
                    let counts = !look.state.unit(id).marks.has(Marks::RIDDEN_DOWN);
                    let points = look.charts().victory.points[look.card(id).kind as usize];
                    let points = if counts { points } else { 0 };
                    gone.push(TrayPiece { piece, note: worth(points) });
                }
            }
        }
        for leader in
            LeaderId::all(look.state.leaders.len()).filter(|leader| look.leader_seat(*leader) == seat)
        {
            let piece = leader_piece(look, leader);
            match look.state.leader(leader).whereabouts {
                Whereabouts::Map(_) => pieces.push(piece),
                Whereabouts::Absent => {}
                Whereabouts::Waiting => waiting.push(TrayPiece { piece, note: None }),
                Whereabouts::Away { from, .. } => {
                    let note = Phrase::new("tray-from-turn").with("turn", from);
                    away.push(TrayPiece { piece, note: Some(note) });
                }
                Whereabouts::Gone => {
                    gone.push(TrayPiece { piece, note: worth(look.charts().victory.leader) });
                }
            }
        }
        let arriving = crate::setup::scenario_rules(rules)[2];
        let beside: [(_, _, _, &[Rule]); 3] = [
            (TrayRole::Reserve, "tray-waiting", waiting, &[arriving, RULING_48]),
            (TrayRole::Away, "tray-away", away, &[R_4_4_3, R_4_4_8, RULING_47]),
            (TrayRole::Lost, "tray-gone", gone, &[R_1_4, RULING_57]),
        ];
        for (role, name, pieces, rules) in beside {
            if !pieces.is_empty() {
                let name = Phrase::new(name).with("seat", telling::seat(seat));
                trays.push(Tray { seat, role, name, pieces, rules: rules.to_vec() });
            }
        }
    }
    Scene {
        title: authored(&rules.scenario.title),
        ground,
        north: 0,
        pieces,
        marks: marks(look),
        trays,
        tracks: tracks(look),
        piece_tracks: fatigue(look).into_iter().collect(),
        notes: Vec::new(),
        seats: vec![
            SeatLook { id: "allied", name: telling::seat(ALLIED), tincture: "gules", shape: "hexagon" },
            SeatLook { id: "order", name: telling::seat(ORDER), tincture: "sable", shape: "square" },
        ],
        to_decide: look.question().map(|decision| decision.seat),
        rules: vec![R_1_1, R_1_2, R_1_3, R_2_0, RULING_01, RULING_02],
    }
}

fn board(look: &Look) -> HexBoard {
    let field = look.field();
    let at = |hex: HexId| {
        let hex = field.hex(hex);
        (hex.x, hex.y)
    };
    let cells = field
        .hexes()
        .map(|hex| {
            let (q, r) = at(hex);
            let id = field.map.nth(usize::from(hex));
            Cell {
                q,
                r,
                label: field.label(hex).to_string(),
                terrain: terrain(look, hex),
                elevation: id.map_or(0, |id| field.map.elevation(id)) as i8,
                part: None,
            }
        })
        .collect();
    let mut sides = Vec::new();
    for hex in field.hexes() {
        for side in Side::ALL {
            let other = field.neighbour(hex, side);
            if other == crate::field::OFF {
                continue;
            }
            let features = field.side(hex, side);
            let mut add = |kind: &'static str| sides.push(SideFeature { a: at(hex), b: at(other), kind });
            // Each side once, from the hex with the lower number; a wall from its inside.
            if hex < other {
                if features.bridge() {
                    add("bridge");
                }
                if features.ford() {
                    add("ford");
                }
                if features.river() {
                    add("river");
                } else if features.stream() || features.bridge() {
                    add("stream");
                }
            }
            if look.fortified(hex) && look.wall(hex, side) {
                sides.push(SideFeature { a: at(hex), b: at(other), kind: "wall" });
            }
        }
    }
    let roads = field
        .map
        .roads()
        .iter()
        .map(|road| {
            let on = |id: &hexboard::HexId| {
                let hex = field.map.hex(*id);
                (hex.x, hex.y)
            };
            road.path.iter().map(on).collect()
        })
        .collect();
    let names = field
        .places
        .iter()
        .filter_map(|place| {
            let (q, r) = at(field.find(&place.hex)?);
            Some((q, r, authored(&place.name)))
        })
        .collect();
    HexBoard { pointy: false, cells, sides, roads, names }
}

/// The ground in the common words of scenes.
fn terrain(look: &Look, hex: HexId) -> &'static str {
    use crate::field::Ground;
    match look.field().ground(hex) {
        Ground::Clear => "plain",
        Ground::Marsh => "marsh",
        Ground::Forest => "woods",
        Ground::Village => "village",
        // Without its walls it is open ground (G-R49).
        Ground::Camp if !look.fortified(hex) => "plain",
        Ground::Camp => "camp",
        Ground::Lake => "lake",
    }
}

fn piece(look: &Look, id: UnitId) -> Piece {
    let (unit, card) = (look.state.unit(id), look.card(id));
    let counter = &look.rules.content.counters.units[usize::from(card.printed)];
    let mut status = Vec::new();
    match unit.cohesion {
        Cohesion::Good => {}
        Cohesion::Disorganised => status.push("disorganised"),
        Cohesion::Panicked => status.push("panicked"),
    }
    if card.kind.missile() {
        status.push(if unit.ready { "ready" } else { "marching" });
    }
    if unit.marks.has(Marks::STOPPED | Marks::HELD) {
        status.push("stopped");
    }
    if look.holds(id).next().is_some() {
        status.push("banner");
    }
    if unit.strength < card.strength && unit.strength > 0 {
        status.push("worn");
    }
    Piece {
        id: id.into(),
        seat: card.side,
        look: counter.class,
        short: short_of(look.rules, id),
        name: telling::unit_in_full(look.rules, id),
        place: unit.whereabouts.hex().map(|hex| place(look.rules, hex)),
        facing: Some(engine::Facing::Side(unit.facing.index() as u8)),
        strength: Some((unit.strength, card.strength)),
        dots: None,
        stripe: None,
        values: vec![
            ("armour", card.armour.into()),
            ("strength", unit.strength.into()),
            ("movement", i32::from(card.movement) / 2),
            ("charge", unit.charge.into()),
        ],
        status,
        rules: vec![R_1_4, R_1_1, RULING_03, RULING_15],
    }
}

/// The short name of a counter. It lives as long as the box.
fn short_of(rules: &Grunwald, id: UnitId) -> &'static str {
    let printed = usize::from(rules.roster[usize::from(id)].printed);
    &rules.content.counters.units[printed].id
}

fn leader_piece(look: &Look, leader: LeaderId) -> Piece {
    let card = look.leader_card(leader);
    let it = look.state.leader(leader);
    let printed = look.rules.scenario.leaders[leader.index()];
    let mut values = vec![("range", i32::from(card.range))];
    let mut rules = vec![R_8_0, R_8_1_1, R_8_1_2];
    if look.rules.options.fatigue {
        values.push(("fatigue", it.fatigue.into()));
        rules.extend([R_14_1_1, R_14_1_2, RULING_79]);
    }
    Piece {
        id: LEADER + u16::from(leader),
        seat: card.seat(),
        look: if card.army { "army-leader" } else { "leader" },
        short: &look.rules.content.counters.leaders[printed].short,
        name: authored(&card.name),
        place: it.whereabouts.hex().map(|hex| place(look.rules, hex)),
        facing: None,
        strength: None,
        dots: None,
        stripe: None,
        values,
        status: Vec::new(),
        rules,
    }
}

/// Banners that lie on the ground, and those that fly.
fn marks(look: &Look) -> Vec<Mark> {
    let mut list = Vec::new();
    for banner in BannerId::all(look.state.banners.len()) {
        let hex = match look.state.banner(banner).whereabouts {
            BannerWhereabouts::Lies(hex) => Some((hex, "banner-down")),
            BannerWhereabouts::Held(unit) => look.state.hex_of(unit).map(|hex| (hex, "banner")),
            _ => None,
        };
        let Some((hex, kind)) = hex else { continue };
        let card = &look.rules.content.counters.banners[look.rules.scenario.banners[banner.index()]];
        list.push(Mark {
            kind,
            place: place(look.rules, hex),
            owner: Some(look.banner_seat(banner)),
            value: Some(i32::from(BANNER + u16::from(banner))),
            name: authored(&card.name),
            rules: vec![R_7_1_1, R_7_1_2, R_7_1_7],
        });
    }
    list
}

fn tracks(look: &Look) -> Vec<Track> {
    let track = |seat: Option<Seat>, kind, id, value: i32, rules: &[Rule]| Track {
        seat,
        kind,
        name: match seat {
            Some(seat) => Phrase::new(id).with("seat", telling::seat(seat)),
            None => Phrase::new(id),
        },
        value,
        goal: None,
        least: None,
        boxes: Vec::new(),
        rules: rules.to_vec(),
    };
    let now = &look.state.now;
    let morale = &look.charts().track;
    let mut list = vec![
        Track {
            least: Some(1),
            goal: Some(look.rules.scenario.turns.into()),
            ..track(None, "turn", "track-turn", now.turn.into(), &[R_2_0, RULING_56])
        },
        Track {
            least: Some(1),
            goal: Some(9),
            boxes: phases(look),
            ..track(None, "phase", "track-phase", now.phase_number.into(), &[R_2_0])
        },
        Track {
            least: Some(morale.ends[0].into()),
            goal: Some(morale.ends[1].into()),
            boxes: (morale.ends[0]..=morale.ends[1]).map(|at| level_box(morale.level(at))).collect(),
            ..track(None, "morale", "track-morale", look.state.morale.into(), &[R_6_1_1, RULING_39])
        },
    ];
    let points = look.final_points();
    for seat in [ALLIED, ORDER] {
        list.push(track(
            Some(seat),
            "victory",
            "track-points",
            points[seat.index()].into(),
            &[R_S_5, RULING_57],
        ));
        list.push(track(Some(seat), "level", "track-level", look.level(seat).into(), &[R_6_1_2, R_6_1_9]));
    }
    list
}

/// How tired every leader is who stands on the map, where chapter 14 is played.
fn fatigue(look: &Look) -> Option<PieceTrack> {
    let on_map = |leader: &LeaderId| matches!(look.state.leader(*leader).whereabouts, Whereabouts::Map(_));
    let leaders = LeaderId::all(look.state.leaders.len()).filter(on_map);
    let tired = |leader: LeaderId| (LEADER + u16::from(leader), i32::from(look.state.leader(leader).fatigue));
    look.rules.options.fatigue.then(|| PieceTrack {
        kind: "fatigue",
        name: Phrase::new("track-fatigue"),
        values: leaders.map(tired).collect(),
        rules: vec![R_14_1_1, R_14_1_2, RULING_79],
    })
}

/// The nine phases of a turn by name (G-2.1).
fn phases(look: &Look) -> Vec<Phrase> {
    let first = look.rules.scenario.first;
    let of = |seat: Seat| {
        ["phase-1", "phase-2", "phase-3", "phase-4"].map(|phase| {
            Phrase::new("track-phase-of").with("seat", telling::seat(seat)).with("phase", Phrase::new(phase))
        })
    };
    of(first).into_iter().chain(of(first.other())).chain([Phrase::new("phase-9")]).collect()
}

/// A stretch of the track of morale: who gains how many columns there (G-6.1.2).
fn level_box(level: i8) -> Phrase {
    let seat = if level > 0 { ALLIED } else { ORDER };
    match level {
        0 => Phrase::new("track-level-none"),
        _ => Phrase::new("track-level-of")
            .with("seat", telling::seat(seat))
            .with("n", i32::from(level.unsigned_abs())),
    }
}

/// What the enemy scores for it.
fn worth(points: u16) -> Option<Phrase> {
    Some(Phrase::new("tray-worth").with("n", i32::from(points)))
}

/// What each ground does (G-T.1, G-T.2).
fn legend(rules: &Grunwald) -> Vec<Legend> {
    let charts = &rules.content.charts;
    let words = ["plain", "marsh", "woods", "village", "camp", "lake"];
    let entry = |(at, terrain): (usize, &'static str)| {
        let ground = &charts.terrain[at];
        let mut effects = Vec::new();
        let mut add = |applies: bool, says: Phrase, rules: &[Rule]| {
            if applies {
                effects.push(Effect { says, rules: rules.to_vec() });
            }
        };
        if ground.closed {
            add(true, Phrase::new("legend-closed"), &[R_4_4_6, R_5_4_5]);
        } else {
            let cost = |halves: u8| telling::points(halves.into());
            let says =
                Phrase::new("legend-cost").with("foot", cost(ground.foot)).with("horse", cost(ground.horse));
            add(true, says, &[R_T_1, R_4_1_7]);
        }
        add(ground.defence > 0, Phrase::new("legend-defence").with("n", ground.defence), &[R_T_2, R_5_3_1]);
        add(ground.halves_attacker, Phrase::new("legend-halves"), &[R_T_2, RULING_06]);
        let disorders = |arm: Arm| ground.disorganises.contains(&arm);
        add(disorders(Arm::Cavalry), Phrase::new("legend-disorders-horse"), &[R_4_2_5]);
        add(disorders(Arm::Infantry), Phrase::new("legend-disorders-foot"), &[R_4_2_6]);
        add(ground.breaks_charge, Phrase::new("legend-breaks-charge"), &[R_5_6_7]);
        add(ground.hides, Phrase::new("legend-hides"), &[R_11_2_6]);
        add(ground.fortified, Phrase::new("legend-fortified"), &[R_12_1_8, R_12_1_9]);
        Legend {
            terrain,
            name: Phrase::new(
                [
                    "ground-clear",
                    "ground-marsh",
                    "ground-forest",
                    "ground-village",
                    "ground-camp",
                    "ground-lake",
                ][at],
            ),
            effects,
        }
    };
    words.into_iter().enumerate().map(entry).collect()
}

/// Is this a cavalry counter proper? For screens that draw the charge level.
pub fn charges(kind: Kind) -> bool {
    kind == Kind::Cavalry
}
