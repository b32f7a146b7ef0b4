//! What to draw of a position.

mod beside;

use crate::about::look_of;
use crate::choices::Question;
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
    Ground { board: Board::Hexes(board(look)), legend: beside::legend(look) }
}

pub fn scene(look: &Look, ground: Arc<Ground>) -> Scene {
    let battle = look.battle();
    let mut scene = Scene::new(authored(&battle.title), ground);
    scene.north = look.field().north;
    let marked = Marked::new(look);
    for seat in [Seat(0), Seat(1)] {
        let (mut waiting, mut gone) = (Vec::new(), Vec::new());
        for id in look.rules.of_seat[seat.index()].iter() {
            let piece = piece(look, &marked, id);
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
    scene.tracks = beside::tracks(look);
    scene.piece_tracks = beside::piece_tracks(look);
    scene.notes = beside::notes(look);
    scene.seats = seats(look);
    scene.to_decide = look.question().map(|decision| decision.seat);
    scene.rules = vec![R_2_1, R_2_2, R_3_0, R_16_0A];
    scene
}

/// The sides of a battle differ in colour and in shape, each with the arms of its people: lilies, leopards, the lions of Scotland and
/// of Flanders, the castle of Castile.
fn seats(look: &Look) -> Vec<SeatLook> {
    let looks = match look.battle().id.as_str() {
        "falkirk" => [("gules", "round"), ("or", "square")],
        "courtrai" => [("azure", "square"), ("or", "hexagon")],
        "bannockburn" => [("or", "square"), ("gules", "round")],
        "crecy" | "poitiers" => [("azure", "square"), ("gules", "round")],
        _ => [("gules", "square"), ("argent", "round")],
    };
    let with = look.rules.battle.armies.iter().zip(looks);
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
            let kind = if pit { Some("pits") } else { kind.filter(|_| !trampled) };
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
    ground_word(&look.field().terrain(hex).id)
}

/// A ground of the files in the common words of scenes; no battle has two that share one.
fn ground_word(id: &str) -> &'static str {
    match id {
        "wood" => "woods",
        "marsh" => "marsh",
        "bog" => "bog",
        "mud" => "mud",
        "river" => "lake",
        "village" | "town" => "village",
        "walled-town" => "town",
        "abbey" => "abbey",
        "windmill" => "windmill",
        "castle" => "castle",
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

/// Whom the question of the moment is about, and who is out of command: reckoned once for all pieces.
struct Marked {
    /// On the move, or about to suffer something.
    moving: Units,
    attacking: Units,
    charging: Units,
    attacked: Units,
    out_of_command: Units,
}

impl Marked {
    fn new(look: &Look) -> Marked {
        let none = Units::NONE;
        let out_of_command = out_of_command(look);
        let mut marked =
            Marked { moving: none, attacking: none, charging: none, attacked: none, out_of_command };
        for named in &look.state.now.named {
            marked.attack(named.attacker, named.defender, named.charge);
        }
        for link in look.state.now.fights.iter().flat_map(|fight| &fight.links) {
            marked.attack(link.attacker, link.defender, link.charge);
        }
        match look.asked().map(|asked| asked.question) {
            Some(Question::Step(walk)) => marked.moving.insert(walk.unit),
            Some(Question::React { target, .. }) => {
                marked.attacked.insert(target);
                marked.attacking = marked.attacking.and(marked.can_react(look));
            }
            Some(Question::ReturnFire(shot)) => {
                marked.attacked.insert(shot.at);
                if let Shooter::Unit(by) = shot.by {
                    marked.attacking.insert(by);
                }
            }
            Some(Question::CounterFire { rider, shooter }) => {
                marked.attacked.insert(rider);
                marked.attacking.insert(shooter);
            }
            Some(
                Question::Retreat { unit, .. }
                | Question::Retire(unit)
                | Question::Face(unit)
                | Question::PutOut(unit),
            ) => marked.moving.insert(unit),
            Some(Question::Ride { rider, .. } | Question::Wheel { rider, .. }) => marked.moving.insert(rider),
            _ => {}
        }
        marked
    }

    fn attack(&mut self, attacker: UnitId, defender: UnitId, charge: bool) {
        let list = if charge { &mut self.charging } else { &mut self.attacking };
        list.insert(attacker);
        self.attacked.insert(defender);
    }

    /// Those who may fire at whoever has just entered a hex.
    fn can_react(&self, look: &Look) -> Units {
        let Some(Task::React { target, hex, fired, counter }) = look.state.now.tasks.last() else {
            return Units::NONE;
        };
        look.shooters_at_entry(*target, *hex, *fired, *counter)
    }
}

/// Before a Command is chosen, all units that would be out of command if theirs were chosen now (MI-15.2d); then those of the one that
/// acts, as it was fixed at the start.
pub(crate) fn out_of_command(look: &Look) -> Units {
    let choosing =
        matches!(look.state.now.phase, Phase::Free | Phase::Repick | Phase::Continue | Phase::Seize(_));
    if choosing {
        let commands = CommandId::all(look.battle().commands.len());
        let outside = |command| {
            let own = look.units_of(command).iter();
            let on_map: Units = own.filter(|unit| look.hex_of(*unit).is_some()).collect();
            on_map.but(look.commanded_now(command))
        };
        return commands.map(outside).fold(Units::NONE, Units::and);
    }
    let own = look.units_of_active().iter();
    own.filter(|unit| look.hex_of(*unit).is_some() && !look.marked(*unit, Marks::COMMANDED)).collect()
}

/// What has befallen a unit, in the common words of scenes.
fn status_of(look: &Look, marked: &Marked, id: UnitId) -> Vec<&'static str> {
    let unit = look.state.unit(id);
    let marks = unit.marks;
    let all = [
        (marked.moving.contains(id), "moving"),
        (unit.status == Status::Disordered, "disordered"),
        (unit.status == Status::Retired, "retired"),
        (unit.formation == Formation::Wall, "shield-wall"),
        (unit.formation == Formation::Schiltron, "schiltron"),
        (marked.charging.contains(id), "charging"),
        (marked.attacking.contains(id) && !marked.charging.contains(id), "attacking"),
        (marked.attacked.contains(id), "attacked"),
        (marked.out_of_command.contains(id), "out-of-command"),
        (marks.has(Marks::HOT), "hot"),
        (marks.has(Marks::MOUNTING), "mounting"),
        (marks.has(Marks::COUNTERED), "countered"),
        (marks.has(Marks::MOVED), "moved"),
        (marks.has(Marks::FIRED), "fired"),
    ];
    all.into_iter().filter(|(is, _)| *is).map(|(_, word)| word).collect()
}

fn piece(look: &Look, marked: &Marked, id: UnitId) -> Piece {
    let (unit, card) = (look.state.unit(id), look.card(id));
    let status = status_of(look, marked, id);
    let [movement, shock] = look.values(id);
    let side = usize::from(look.worn(id));
    let retired = if unit.status == Status::Retired { R_12_4C } else { R_12_2A };
    Piece {
        id: id.into(),
        seat: card.side,
        stripe: Some(&look.rules.battle.command(card.command).rgb),
        look: look_of(unit.kind),
        short: &look.rules.battle.unit(id).id,
        name: telling::unit(look.rules, id),
        place: unit.whereabouts.hex().map(|hex| place(look.rules, hex)),
        facing: Some(Facing::Corner(look.facing_of(id).index() as u8)),
        strength: None,
        dots: None,
        values: vec![("shock", shock[side].into()), ("movement", movement[side].into())],
        status,
        rules: vec![R_2_2, R_6_1A, R_5_1A, R_10_4_3_DEFENDER, retired],
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
        short: &card.name.en.name,
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
        kind: "flag",
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

/// What the enemy scores for it.
fn worth(points: u8) -> Option<Phrase> {
    Some(Phrase::new("tray-worth").with("n", points))
}
