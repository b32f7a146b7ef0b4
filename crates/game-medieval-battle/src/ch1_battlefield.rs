//! I. The battlefield: modules, terrain, and how a board is put together (MB-I.1 to MB-I.6, MB-R01, MB-R02).

mod random;
mod together;

pub use random::random_field;
pub use together::{Pick, laid_now, may_lay, picks, slots_of};

use crate::ch0_aim::check_box;
use crate::content::{
    CONTENT, Charts, Content, FORBIDDEN, Ground, HILL, Layout, MOUNTAIN, MapPlan, ModuleKind, Modules,
};
use crate::look::Cited;
use crate::rules::*;
use crate::state::{HexId, Kind, OFF};
use engine::Rule;
use engine::content::Flaw;
use engine::decision::Place;
use engine::sorted::InOrder;
use engine::text::Phrase;
use hexboard::{Hex, Line, Numbering, Orientation, Step, space};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// The two maps of the rule book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Size {
    /// One inner, three outer, three small modules (MB-I.1).
    Standard,
    /// Two inner, five outer, four small modules (MB-I.2).
    Large,
}

impl Size {
    pub fn rule(self) -> Rule {
        match self {
            Size::Standard => R_I_1,
            Size::Large => R_I_2,
        }
    }
}

/// No face lies there yet.
pub const NO_FACE: u8 = 255;

/// Which face lies in which slot: the whole battlefield in a few bytes. Slots are those of the map's plan, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Field {
    pub size: Size,
    pub faces: [u8; 11],
    /// How many thirds of a turn the inner modules are turned.
    pub turns: [u8; 2],
}

impl Field {
    pub fn bare(size: Size) -> Field {
        Field { size, faces: [NO_FACE; 11], turns: [0; 2] }
    }

    pub fn from_layout(content: &Content, layout: &Layout) -> Result<Field, Phrase> {
        let plan = content.modules.plan(layout.map);
        let mut field = Field::bare(layout.map);
        let mut lay = |slot: &str, kind: ModuleKind, face: &str, turn: u8| -> Result<(), Phrase> {
            let wrong = |id| Phrase::new(id).with("slot", slot.to_string()).with("face", face.to_string());
            let at = plan.slots.iter().position(|s| s.id == slot && s.kind == kind);
            let at = at.ok_or_else(|| wrong("flaw-slot-unknown"))?;
            let face =
                content.modules.face(face).filter(|f| content.modules.faces[usize::from(*f)].kind == kind);
            let face = face.ok_or_else(|| wrong("flaw-face-unknown"))?;
            if field.faces[at] != NO_FACE {
                return Err(wrong("flaw-slot-twice"));
            }
            if turn > 2 {
                return Err(wrong("flaw-turn"));
            }
            field.faces[at] = face;
            if kind == ModuleKind::Inner {
                field.turns[at.min(1)] = turn;
            }
            Ok(())
        };
        for inner in &layout.inner {
            lay(&inner.slot, ModuleKind::Inner, &inner.face, inner.turn)?;
        }
        for (slot, face) in &layout.outer {
            lay(slot, ModuleKind::Outer, face, 0)?;
        }
        for (slot, face) in &layout.supplementary {
            lay(slot, ModuleKind::Supplementary, face, 0)?;
        }
        check_field(&content.modules, &field)?;
        Ok(field)
    }
}

/// Is this a battlefield that could be laid on a table? Every slot filled, and what is laid laid rightly.
pub fn check_field(modules: &Modules, field: &Field) -> Result<(), Phrase> {
    let plan = modules.plan(field.size);
    if let Some((slot, _)) = plan.slots.iter().zip(field.faces).find(|(_, face)| *face == NO_FACE) {
        return Err(Phrase::new("flaw-slot-empty").with("slot", slot.id.as_str()));
    }
    check_laid(modules, field)
}

/// Is what lies on the table so far right? Faces of the slot's kind, no tile used twice (MB-R02), all outer modules with
/// the same letter (MB-I.1).
pub fn check_laid(modules: &Modules, field: &Field) -> Result<(), Phrase> {
    let plan = modules.plan(field.size);
    let (mut tiles, mut letters) = (Vec::new(), Vec::new());
    for (slot, face) in plan.slots.iter().zip(field.faces).filter(|(_, face)| *face != NO_FACE) {
        let unknown = || Phrase::new("flaw-face-unknown").with("slot", slot.id.as_str()).with("face", face);
        let laid =
            modules.faces.get(usize::from(face)).filter(|laid| laid.kind == slot.kind).ok_or_else(unknown)?;
        let tile = modules.tile_of(face);
        if tiles.contains(&tile) {
            return Err(Phrase::new("flaw-tile-twice")
                .with("face", laid.id.as_str())
                .with("rule", RULING_02));
        }
        tiles.push(tile);
        if slot.kind == ModuleKind::Outer {
            letters.push(laid.id.chars().next());
        }
    }
    if plan.outer_faces_alike && letters.iter().any(|letter| *letter != letters[0]) {
        return Err(Phrase::new("flaw-letters").with("rule", field.size.rule()));
    }
    Ok(())
}

/// What both kinds of map have in common: the hexes and how they touch. Does not depend on the faces.
#[derive(Debug)]
pub struct Geometry {
    pub size: Size,
    pub numbering: Numbering,
    pub hexes: Vec<Hex>,
    pub labels: Vec<String>,
    /// Neighbours clockwise; [`OFF`] beyond the edge.
    pub around: Vec<[HexId; 6]>,
    /// For each hex and each neighbouring position off the map: the map hexes next to that position.
    pub beyond: Vec<Vec<Vec<HexId>>>,
    /// For each hex: the hexes exactly two away, and the one or two that the line between passes (MB-R51).
    pub two_away: Vec<Vec<TwoAway>>,
    /// The slot of the map's plan that a hex lies in.
    pub slot: Vec<u8>,
    /// The place of each hex in the shape of its module.
    place: Vec<u8>,
    /// The outer modules a hex belongs to or is nearest to, a bit per place in the ring (MB-R59).
    pub modules: Vec<u8>,
    pub ring: u8,
    pub flags: Vec<FlagSite>,
    /// Which flag stands on a hex, if any.
    pub flag_at: Vec<Option<u8>>,
    /// At least three hexes from every flag (MB-III.1).
    pub clear_of_flags: Vec<bool>,
    /// The same as a list.
    pub deployable: Vec<HexId>,
    distances: Vec<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FlagSite {
    pub hex: HexId,
    pub points: u8,
}

/// A hex two hexes away. Where the line passes through one hex only, it stands here twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TwoAway {
    pub to: HexId,
    pub between: [HexId; 2],
}

impl Geometry {
    /// The geometry of a map size in the built-in content.
    pub fn of(size: Size) -> &'static Geometry {
        static BOTH: LazyLock<[Geometry; 2]> = LazyLock::new(|| {
            [Size::Standard, Size::Large].map(|size| Geometry::build(&CONTENT.modules, &CONTENT.charts, size))
        });
        &BOTH[size as usize]
    }

    pub fn build(modules: &Modules, charts: &Charts, size: Size) -> Geometry {
        let plan = modules.plan(size);
        // Rows from the top, each from the left: the order in which a person would read the board.
        let mut cells: Vec<(Hex, u8, u8, Option<u8>)> = Vec::new();
        for (number, slot) in plan.slots.iter().enumerate() {
            let shape = modules.shape(slot.kind);
            for (place, &(q, r)) in shape.hexes.iter().enumerate() {
                let flag = shape.flag.filter(|flag| (flag.q, flag.r) == (q, r)).map(|flag| flag.vp);
                let hex = lie(modules, Hex::new(q, r), slot.rotate, slot.reflected);
                cells.push((hex, number as u8, place as u8, flag));
            }
        }
        cells.put_in_order_by_key(|(hex, ..)| (hex.y, hex.x));
        let hexes: Vec<Hex> = cells.iter().map(|cell| cell.0).collect();
        let find = |hex: Hex| hexes.iter().position(|known| *known == hex).map_or(OFF, HexId::new);
        let around: Vec<[HexId; 6]> = hexes.iter().map(|hex| space::neighbours(*hex).map(find)).collect();
        let beyond = hexes.iter().map(|hex| {
            let outside = space::neighbours(*hex).into_iter().filter(|next| find(*next) == OFF);
            outside
                .map(|position| {
                    space::neighbours(position).map(find).into_iter().filter(|next| *next != OFF).collect()
                })
                .collect()
        });
        let beyond = beyond.collect();
        let two_away = hexes.iter().map(|from| {
            let far = space::ring(*from, 2).into_iter().filter(|to| find(*to) != OFF);
            far.map(|to| TwoAway {
                to: find(to),
                between: match Line::between(*from, to).steps() {
                    [Step::Between(left, right), ..] => [find(*left), find(*right)],
                    [Step::One(middle), ..] => [find(*middle); 2],
                    [] => [OFF; 2],
                },
            })
            .collect()
        });
        let two_away = two_away.collect();
        let distances: Vec<u8> = hexes
            .iter()
            .flat_map(|a| hexes.iter().map(|b| u8::try_from(space::distance(*a, *b)).unwrap_or(u8::MAX)))
            .collect();
        let flags: Vec<FlagSite> = cells
            .iter()
            .enumerate()
            .filter_map(|(at, cell)| Some(FlagSite { hex: HexId::new(at), points: cell.3? }))
            .collect();
        let n = hexes.len();
        let flag_at =
            (0..n).map(|hex| flags.iter().position(|flag| usize::from(flag.hex) == hex).map(|at| at as u8));
        let flag_at = flag_at.collect();
        let clear_of_flags: Vec<bool> = (0..n)
            .map(|hex| {
                flags.iter().all(|flag| distances[hex * n + usize::from(flag.hex)] >= charts.distance_to_flag)
            })
            .collect();
        let ring_place = |slot: u8| {
            let id = &plan.slots[usize::from(slot)].id;
            plan.ring.iter().position(|name| name == id)
        };
        let modules_near = |hex: usize| {
            let outer =
                || (0..n).filter_map(|other| Some((distances[hex * n + other], ring_place(cells[other].1)?)));
            let nearest = outer().map(|(distance, _)| distance).min();
            outer().filter(|(d, _)| Some(*d) == nearest).fold(0u8, |bits, (_, place)| bits | 1 << place)
        };
        let numbering = Numbering::Letters {
            orientation: Orientation::Pointy,
            letter: -modules.first_letter_at_q,
            number: 1 - modules.first_number_at_r,
        };
        Geometry {
            size,
            numbering,
            labels: hexes.iter().map(|hex| numbering.label(*hex)).collect(),
            around,
            beyond,
            two_away,
            slot: cells.iter().map(|cell| cell.1).collect(),
            place: cells.iter().map(|cell| cell.2).collect(),
            modules: (0..n).map(modules_near).collect(),
            ring: plan.ring.len() as u8,
            flags,
            flag_at,
            deployable: (0..n).filter(|hex| clear_of_flags[*hex]).map(HexId::new).collect(),
            clear_of_flags,
            distances,
            hexes,
        }
    }

    #[inline]
    pub fn distance(&self, a: HexId, b: HexId) -> u8 {
        self.distances[usize::from(a) * self.hexes.len() + usize::from(b)]
    }

    pub fn label(&self, hex: HexId) -> &str {
        self.labels.get(usize::from(hex)).map_or("?", String::as_str)
    }

    /// A hex by its place on the board.
    pub fn at(&self, place: Place) -> Option<HexId> {
        let Place::Hex { q, r } = place else { return None };
        self.hexes.iter().position(|known| (known.x, known.y) == (q, r)).map(HexId::new)
    }

    /// A hex in the middle of a module.
    pub fn middle(&self, slot: usize) -> Option<HexId> {
        let hexes: Vec<HexId> =
            self.hexes().filter(|hex| usize::from(self.slot[usize::from(*hex)]) == slot).collect();
        hexes.get(hexes.len() / 2).copied()
    }

    /// A hex by its label (`H8`) or by its axial coordinates (`0,0`).
    pub fn find(&self, text: &str) -> Option<HexId> {
        let hex = match text.split_once(',') {
            Some((q, r)) => Hex::new(q.trim().parse().ok()?, r.trim().parse().ok()?),
            None => self.numbering.parse(&text.to_ascii_uppercase())?,
        };
        self.hexes.iter().position(|known| *known == hex).map(HexId::new)
    }

    pub fn hexes(&self) -> impl Iterator<Item = HexId> + use<> {
        HexId::all(self.hexes.len())
    }
}

/// Where a hex of a module lies on the map: turned by thirds, then by half a turn for the second half of the large map.
fn lie(modules: &Modules, hex: Hex, thirds: u8, reflected: bool) -> Hex {
    let turned = space::turned(hex, 2 * i32::from(thirds));
    match reflected {
        true => space::half_turn(turned, Hex::new(modules.half_turn.0, modules.half_turn.1)),
        false => turned,
    }
}

/// The ground of each hex, as an index into the charts; plain where no module lies yet.
pub fn grounds(modules: &Modules, geo: &Geometry, field: &Field) -> Vec<u8> {
    let ground = |hex: usize| {
        let slot = usize::from(geo.slot[hex]);
        let face = modules.faces.get(usize::from(field.faces[slot]))?;
        let place = usize::from(geo.place[hex]);
        if face.kind != ModuleKind::Inner {
            return face.grounds.get(place).copied();
        }
        // A turned inner module: the hex here shows what lies where the turn brought it from.
        let shape = &modules.shape(face.kind).hexes;
        let here = Hex::new(shape[place].0, shape[place].1);
        let back = lie(modules, here, (3 - field.turns[slot.min(1)] % 3) % 3, false);
        let place = shape.iter().position(|&(q, r)| Hex::new(q, r) == back)?;
        face.grounds.get(place).copied()
    };
    (0..geo.hexes.len()).map(|hex| ground(hex).unwrap_or(0)).collect()
}

/// A battlefield: a geometry and the ground on it. Small enough to travel with the position.
#[derive(Clone, Debug)]
pub struct Board {
    pub geo: &'static Geometry,
    /// The kind of ground of each hex, as an index into the charts.
    pub ground: [u8; 256],
}

impl Board {
    pub fn build(content: &Content, field: &Field) -> Board {
        let geo = Geometry::of(field.size);
        let mut ground = [0; 256];
        for (to, from) in ground.iter_mut().zip(grounds(&content.modules, geo, field)) {
            *to = from;
        }
        Board { geo, ground }
    }

    /// What an archer with range 2 sees at exactly two hexes. Woods and mountains hide what is behind them, unless the
    /// archers stand higher (MB-IV.5.d, MB-R52); where the line runs between two hexes both must block (MB-R51).
    /// Off-map positions and rocky hills never do (MB-R53).
    pub fn sees<'a>(&'a self, charts: &'a Charts, from: HexId) -> impl Iterator<Item = HexId> + 'a {
        let ground = |hex: HexId| &charts.grounds[usize::from(self.ground[usize::from(hex)])];
        let height = ground(from).height;
        let blocks = move |hex: HexId| hex != OFF && sight_over(ground(hex), height) == Sight::Blocked;
        let open = move |two: &&TwoAway| !two.between.into_iter().all(blocks);
        self.geo.two_away[usize::from(from)].iter().filter(open).map(|two| two.to)
    }

    /// What the sight of archers on something exactly two hexes away rests on: over woods and mountains by their own height
    /// (MB-R52) or past the other side of the line (MB-R51), over rocky hills always (MB-R53).
    pub fn rules_behind_sight(&self, charts: &Charts, from: HexId, to: HexId) -> Cited {
        let ground = |hex: HexId| &charts.grounds[usize::from(self.ground[usize::from(hex)])];
        let mut rules = Cited::new();
        let line = self.geo.two_away[usize::from(from)].iter().find(|two| two.to == to);
        for over in line.into_iter().flat_map(|two| two.between).filter(|hex| *hex != OFF).map(ground) {
            let rule = match sight_over(over, ground(from).height) {
                Sight::Blocked => RULING_51,
                Sight::Over(ruling) => ruling,
                Sight::Free => continue,
            };
            if !rules.contains(&rule) {
                rules.push(rule);
            }
        }
        rules
    }

    #[inline]
    pub fn cost(&self, charts: &Charts, kind: Kind, hex: HexId) -> u8 {
        charts.cost[kind as usize][usize::from(self.ground[usize::from(hex)])]
    }

    #[inline]
    pub fn allows(&self, charts: &Charts, kind: Kind, hex: HexId) -> bool {
        self.cost(charts, kind, hex) != FORBIDDEN
    }

    /// The rule that closes a hex to a kind of unit.
    pub fn closing_rule(&self, kind: Kind, hex: HexId) -> Rule {
        closing_rule(kind, self.ground[usize::from(hex)])
    }
}

/// What a hex on the line does to sight.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sight {
    Free,
    /// Over something high, by this ruling.
    Over(Rule),
    Blocked,
}

/// Sight over ground from such a height: woods and mountains hide what is behind them, unless one stands higher (MB-R52); rocky
/// hills never do (MB-R53).
fn sight_over(over: &Ground, height: u8) -> Sight {
    match over.blocks_sight {
        true if height <= over.height => Sight::Blocked,
        true => Sight::Over(RULING_52),
        false if over.height > 0 => Sight::Over(RULING_53),
        false => Sight::Free,
    }
}

/// The rule that closes a ground to a kind of unit: mountains to riders and wagons, everything but the plain to wagons.
pub fn closing_rule(kind: Kind, ground: u8) -> Rule {
    match (kind, ground) {
        (_, MOUNTAIN) => R_I_3,
        (Kind::W, HILL) => R_I_4,
        _ => R_III_3,
    }
}

/// The rule that describes a ground: mountains, hills, and what is low.
pub fn ground_rule(ground: u8) -> Rule {
    match ground {
        MOUNTAIN => R_I_3,
        HILL => R_I_4,
        _ => R_I_5,
    }
}

/// Where a slot lies on its map, as a word: `compass-n`, `compass-se`, `compass-middle`.
pub fn compass(geo: &Geometry, slot: usize) -> &'static str {
    // In thousandths of a hex: a step to the right is 1732 wide, a row 1500 high.
    let mean = |wanted: &dyn Fn(u8) -> bool| {
        let hexes = geo.hexes.iter().zip(&geo.slot).filter(|(_, slot)| wanted(**slot));
        let (x, y, n) = hexes
            .fold((0, 0, 0), |(x, y, n), (hex, _)| (x + 866 * (2 * hex.x + hex.y), y + 1500 * hex.y, n + 1));
        (x / n.max(1), y / n.max(1))
    };
    let (here, whole) = (mean(&|of| usize::from(of) == slot), mean(&|_| true));
    let (x, y) = (here.0 - whole.0, here.1 - whole.1);
    // A direction counts as straight within an eighth of a turn: tan 22.5 degrees is 0.414.
    let across = |main: i32, side: i32| 1000 * side.abs() <= 414 * main.abs();
    match (x, y) {
        _ if x.abs().max(y.abs()) < 1500 => "compass-middle",
        _ if across(x, y) => {
            if x > 0 {
                "compass-e"
            } else {
                "compass-w"
            }
        }
        _ if across(y, x) => {
            if y > 0 {
                "compass-s"
            } else {
                "compass-n"
            }
        }
        (1.., 1..) => "compass-se",
        (1.., _) => "compass-ne",
        (_, 1..) => "compass-sw",
        _ => "compass-nw",
    }
}

// ---------------------------------------------------------------- checking authored content

/// Checks a map's plan: slots and ring name each other, no two modules overlap, there is no hole, no flag at the edge.
pub fn check_plan(modules: &Modules, plan: &MapPlan) -> Result<(), Phrase> {
    let flaw = |id: &'static str, name: &str| Err(Phrase::new(id).with("slot", name.to_string()));
    if plan.slots.len() > 11 || plan.ring.len() > 8 {
        return Err(Phrase::new("flaw-plan-size"));
    }
    let mut hexes = Vec::new();
    for (number, slot) in plan.slots.iter().enumerate() {
        // The turns of a field are kept for the first two slots only.
        if !modules.has_shape(slot.kind)
            || slot.rotate > 2
            || (slot.kind == ModuleKind::Inner) != (number < inner(plan))
        {
            return flaw("flaw-slot-unknown", &slot.id);
        }
        for &(q, r) in &modules.shape(slot.kind).hexes {
            let hex = lie(modules, Hex::new(q, r), slot.rotate, slot.reflected);
            if hexes.contains(&hex) {
                return flaw("flaw-overlap", &slot.id);
            }
            hexes.push(hex);
        }
    }
    check_box(modules, plan)?;
    for name in &plan.ring {
        if !plan.slots.iter().any(|slot| slot.id == *name && slot.kind == ModuleKind::Outer) {
            return flaw("flaw-slot-unknown", name);
        }
    }
    if hexes.len() != plan.hexes || hexes.len() >= OFF.index() {
        return Err(Phrase::new("flaw-plan-hexes").with("found", hexes.len()).with("wanted", plan.hexes));
    }
    for slot in &plan.slots {
        if let Some(flag) = modules.shape(slot.kind).flag {
            let hex = lie(modules, Hex::new(flag.q, flag.r), slot.rotate, slot.reflected);
            if space::neighbours(hex).iter().any(|next| !hexes.contains(next)) {
                return flaw("flaw-flag-at-edge", &slot.id);
            }
        }
    }
    // Whatever cannot be reached from outside without crossing the map is a hole in it.
    let reach = hexes.iter().map(|hex| hex.x.abs().max(hex.y.abs())).max().unwrap_or(0) + 2;
    let around: Vec<Hex> =
        space::disc(Hex::ZERO, (2 * reach) as u32).into_iter().filter(|hex| !hexes.contains(hex)).collect();
    let mut outside = vec![Hex::new(-2 * reach, 0)];
    let mut next = 0;
    while let Some(&hex) = outside.get(next) {
        next += 1;
        for near in space::neighbours(hex) {
            if around.contains(&near) && !outside.contains(&near) {
                outside.push(near);
            }
        }
    }
    if outside.len() != around.len() { Err(Phrase::new("flaw-hole")) } else { Ok(()) }
}

fn inner(plan: &MapPlan) -> usize {
    plan.slots.iter().filter(|slot| slot.kind == ModuleKind::Inner).count().min(2)
}

/// Checks a named battlefield: legal as a field, walkable, with room for both armies (spec of the content).
pub fn check_layout(content: &Content, layout: &Layout) -> Result<(), Flaw> {
    let flaw = |phrase: Phrase| Flaw::new("setups/layouts.toml", phrase.with("layout", layout.id.as_str()));
    let field = Field::from_layout(content, layout).map_err(flaw)?;
    let geo = Geometry::build(&content.modules, &content.charts, field.size);
    let ground = grounds(&content.modules, &geo, &field);
    let allows = |kind: Kind, hex: &HexId| {
        content.charts.cost[kind as usize][usize::from(ground[usize::from(*hex)])] != FORBIDDEN
    };
    let open: Vec<HexId> = geo.hexes().filter(|hex| allows(Kind::HC, hex)).collect();
    let mut reached = vec![open.first().copied().unwrap_or_default()];
    let mut next = 0;
    while let Some(&hex) = reached.get(next) {
        next += 1;
        for neighbour in geo.around[usize::from(hex)] {
            if open.contains(&neighbour) && !reached.contains(&neighbour) {
                reached.push(neighbour);
            }
        }
    }
    if reached.len() != open.len() {
        return Err(flaw(Phrase::new("flaw-not-connected")));
    }
    let places: Vec<HexId> = geo.hexes().filter(|hex| geo.clear_of_flags[usize::from(*hex)]).collect();
    let most = content.charts.map(field.size).recruitment_points;
    if places.len() < 2 * (usize::from(most) + 1).min(crate::state::MOST_UNITS) {
        return Err(flaw(Phrase::new("flaw-no-room")));
    }
    let wagons: Vec<HexId> = places.into_iter().filter(|hex| allows(Kind::W, hex)).collect();
    let apart = |a: HexId| wagons.iter().any(|b| geo.distance(a, *b) >= content.charts.distance_to_wagon);
    if wagons.is_empty() || !wagons.iter().all(|hex| apart(*hex)) {
        return Err(flaw(Phrase::new("flaw-no-wagon-room")));
    }
    Ok(())
}
