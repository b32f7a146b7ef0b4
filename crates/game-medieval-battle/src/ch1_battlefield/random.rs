//! A battlefield from a seed: uniform among all that the modules allow, fair if asked (MB-R01).

use super::{Field, Geometry, Size, grounds};
use crate::content::{Charts, Content, ModuleKind, Modules};
use crate::state::{HexId, Kind};
use engine::dice::Stream;
use engine::sorted::InOrder;
use hexboard::reach::reach;

/// A standard battlefield whose best starting module is worth more than so many hundredths more than its second best
/// is not called fair.
const UNFAIR: u64 = 6;

/// Draws a battlefield. The draws come in a fixed order: inner tiles, faces and turns, letter, outer modules,
/// small modules, their faces. With `fair`, a lopsided standard battlefield is dropped and the next one drawn.
pub fn random_field(content: &Content, size: Size, fair: bool, rng: &mut Stream) -> Field {
    loop {
        let field = draw(&content.modules, size, rng);
        if !fair || size == Size::Large || !lopsided(content, &field, UNFAIR) {
            return field;
        }
    }
}

fn draw(modules: &Modules, size: Size, rng: &mut Stream) -> Field {
    let mut field = Field::bare(size);
    let tiles = |kind: ModuleKind| -> Vec<[u8; 2]> {
        let of_kind = modules.tiles.iter().filter(|tile| tile.kind == kind);
        of_kind
            .filter_map(|tile| Some([modules.face(&tile.faces[0])?, modules.face(&tile.faces[1])?]))
            .collect()
    };
    let slots = |kind: ModuleKind| -> Vec<usize> {
        let all = modules.plan(size).slots.iter().enumerate();
        all.filter(|(_, slot)| slot.kind == kind).map(|(at, _)| at).collect()
    };
    let mut inner = tiles(ModuleKind::Inner);
    match size {
        Size::Standard => {
            let face = rng.below(4) as usize;
            field.faces[0] = inner[face / 2][face % 2];
            field.turns[0] = rng.below(3) as u8;
        }
        Size::Large => {
            if rng.below(2) == 1 {
                inner.swap(0, 1);
            }
            for (slot, tile) in inner.iter().enumerate() {
                field.faces[slot] = tile[rng.below(2) as usize];
            }
            for turn in &mut field.turns {
                *turn = rng.below(3) as u8;
            }
        }
    }
    let letter = rng.below(2) as usize;
    let mut outer = tiles(ModuleKind::Outer);
    rng.shuffle(&mut outer);
    for (slot, tile) in slots(ModuleKind::Outer).into_iter().zip(outer) {
        field.faces[slot] = tile[letter];
    }
    let mut small = tiles(ModuleKind::Supplementary);
    rng.shuffle(&mut small);
    for (slot, tile) in slots(ModuleKind::Supplementary).into_iter().zip(small) {
        field.faces[slot] = tile[rng.below(2) as usize];
    }
    field
}

/// Is the best outer module more than so many hundredths better than the second best as a place to start from?
pub(super) fn lopsided(content: &Content, field: &Field, hundredths: u64) -> bool {
    let worth = worth_of_modules(content, field);
    match worth.as_slice() {
        [best, second, ..] => (best - second) * 100 > hundredths * best,
        _ => false,
    }
}

/// What each outer module is worth as a place to start from, the best first. A module is worth, for each flag and for foot and horse, the flag's points times the mean nearness
/// 1 / (1 + cost) of its six nearest plain hexes where one may deploy.
fn worth_of_modules(content: &Content, field: &Field) -> Vec<u64> {
    let geo = Geometry::of(field.size);
    let ground = grounds(&content.modules, geo, field);
    let mut worth = vec![0u64; usize::from(geo.ring)];
    for flag in &geo.flags {
        for kind in [Kind::LI, Kind::HC] {
            let costs = costs_to(&content.charts, geo, &ground, kind, flag.hex);
            for (place, worth) in worth.iter_mut().enumerate() {
                let plan = content.modules.plan(field.size);
                let name = &plan.ring[place];
                let mut cheapest: Vec<u32> = geo
                    .hexes()
                    .filter(|hex| plan.slots[usize::from(geo.slot[usize::from(*hex)])].id == *name)
                    .filter(|hex| geo.clear_of_flags[usize::from(*hex)] && ground[usize::from(*hex)] == 0)
                    .filter_map(|hex| costs[usize::from(hex)])
                    .collect();
                cheapest.put_in_order();
                cheapest.truncate(6);
                // In millionths, so that it stays a whole number.
                let sum: u64 = cheapest.iter().map(|cost| 1_000_000 / (1 + u64::from(*cost))).sum();
                *worth += u64::from(flag.points) * sum / (cheapest.len().max(1) as u64);
            }
        }
    }
    worth.put_in_order_by(|a, b| b.cmp(a));
    worth
}

/// What it costs a kind of unit to come from each hex to `goal`.
fn costs_to(charts: &Charts, geo: &Geometry, ground: &[u8], kind: Kind, goal: HexId) -> Vec<Option<u32>> {
    let cost = |hex: HexId| charts.cost[kind as usize][usize::from(ground[usize::from(hex)])];
    // Walking backwards, leaving a hex costs what entering it would.
    let reached = reach(goal, 200, |&hex: &HexId, offer| {
        for next in geo.around[usize::from(hex)] {
            if usize::from(next) < geo.hexes.len() && cost(next) != crate::content::FORBIDDEN {
                offer(next, u32::from(cost(hex)));
            }
        }
    });
    geo.hexes().map(|hex| reached.cost(&hex)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::CONTENT;

    #[test]
    fn the_named_battlefields_are_fair_by_our_index() {
        for layout in CONTENT.layouts.iter().filter(|layout| layout.map == Size::Standard) {
            let field = Field::from_layout(&CONTENT, layout).unwrap();
            assert!(!lopsided(&CONTENT, &field, 1), "{}", layout.id);
        }
    }

    #[test]
    fn a_fair_draw_is_fair_and_some_draws_are_not() {
        let (mut count, mut rng) = (0, Stream::new(1, 0));
        for _ in 0..200 {
            let field = random_field(&CONTENT, Size::Standard, false, &mut rng);
            count += u32::from(lopsided(&CONTENT, &field, UNFAIR));
            let field = random_field(&CONTENT, Size::Standard, true, &mut rng);
            assert!(!lopsided(&CONTENT, &field, UNFAIR));
        }
        assert!((5..60).contains(&count), "about one in ten is lopsided, not {count} of 200");
    }
}
