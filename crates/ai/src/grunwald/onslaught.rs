//! Several units against one target: for each enemy hex the best company that can get there.

use super::appraisal::{Appraisal, BESET, Goal};
use engine::sorted::InOrder;
use game_grunwald::field::HexId;
use game_grunwald::look::Look;
use game_grunwald::reaching::{End, Ends};
use game_grunwald::state::{Marks, UnitId};

/// What it costs that a unit can do nothing else.
const COMMITTED: i32 = 10;

/// A unit that may still act, with all it can do.
pub struct Ready {
    pub unit: UnitId,
    pub ends: Ends,
    home: (HexId, hexboard::Side, u8),
    /// What is lost when it leaves: it was in less danger, or in a better place.
    stays: i32,
    /// The ends from which it attacks, by target.
    posts: Vec<(HexId, End, i32)>,
}

/// Who may still act, and what each could attack.
pub fn gather(appraisal: &mut Appraisal, units: &[UnitId]) -> Vec<Ready> {
    let mut list = Vec::new();
    for unit in units {
        if appraisal.budget.over() {
            break;
        }
        let Some(home) = appraisal.stands(*unit) else { continue };
        if appraisal.threat.nearest(home.0).0 > 14 {
            continue;
        }
        let ends = appraisal.ends(*unit);
        let charge = if appraisal.board.unit(*unit).marks.has(Marks::RODE) { home.2 } else { 0 };
        let here = (home.0, home.1, charge);
        let stays = appraisal.place(*unit, here) - appraisal.danger(*unit, here);
        let posts = posts(appraisal, *unit, &ends, home);
        list.push(Ready { unit: *unit, ends, home, stays, posts });
    }
    list
}

/// The ends from which a unit would attack somebody, and a first guess what each is worth: behind him, fast, and nobody else in front.
fn posts(
    appraisal: &mut Appraisal,
    unit: UnitId,
    ends: &Ends,
    home: (HexId, hexboard::Side, u8),
) -> Vec<(HexId, End, i32)> {
    let mut list: Vec<(HexId, End, i32)> = Vec::new();
    let guards = appraisal.leaves_leader(unit);
    for end in &ends.list {
        if guards && end.hex != home.0 {
            continue;
        }
        if appraisal.threat.nearest(end.hex).0 > 1 || !appraisal.free(unit, end.hex) {
            continue;
        }
        let stays = end.hex == home.0 && !appraisal.board.unit(unit).marks.has(Marks::RODE);
        let mut end = *end;
        if stays {
            end.charge = 0;
        }
        appraisal.put(unit, end.hex, end.facing, end.charge);
        let targets = appraisal.contact(unit);
        let look = appraisal.look();
        let armour = look.card(unit).armour;
        for target in &targets {
            let behind = appraisal.board.at(*target).all(|id| look.lies_behind(id, end.hex));
            let guess = 2 * i32::from(behind) + i32::from(end.charge.min(armour + 1))
                - 2 * (targets.len() as i32 - 1);
            list.push((*target, end, guess));
        }
        appraisal.put(unit, home.0, home.1, home.2);
    }
    list.put_in_order_by_key(|(target, end, guess)| (*target, -guess, end.hex, end.facing));
    let tries = appraisal.style.tries;
    let mut kept: Vec<(HexId, End, i32)> = Vec::new();
    for post in list {
        if kept.iter().filter(|known| known.0 == post.0).count() < tries {
            kept.push(post);
        }
    }
    kept
}

/// A company: what it promises, and who goes where, in order.
pub type Company = (i32, Vec<Goal>);

/// For each target the best company against it, those that promise most first.
pub fn companies(appraisal: &mut Appraisal, ready: &[Ready]) -> Vec<Company> {
    let mut targets: Vec<HexId> = ready.iter().flat_map(|it| it.posts.iter().map(|post| post.0)).collect();
    targets.put_in_order();
    targets.dedup();
    let mut list: Vec<Company> = Vec::new();
    for target in targets {
        if appraisal.budget.over() {
            break;
        }
        list.extend(against(appraisal, ready, target));
    }
    list.put_in_order_by_key(|(gain, _)| -gain);
    list
}

/// One choice of a company: what it adds, whose it is, and which of its posts.
type Pick = (i32, usize, End);

fn against(appraisal: &mut Appraisal, ready: &[Ready], target: HexId) -> Option<Company> {
    let mut focus: Vec<UnitId> = Vec::new();
    for it in ready.iter().filter(|it| it.posts.iter().any(|post| post.0 == target)) {
        focus.extend(appraisal.mates(it.unit));
        focus.push(it.unit);
    }
    focus.put_in_order();
    focus.dedup();
    let base = appraisal.fights(&focus);
    let mut firsts = picks(appraisal, ready, target, &focus, base, &[]);
    firsts.put_in_order_by_key(|(gain, at, end)| (-gain, *at, end.hex));
    let mut best: Option<Company> = None;
    // A unit that would do badly alone may do well in company: several beginnings are tried.
    let mut begun: Vec<usize> = Vec::new();
    for first in firsts {
        if begun.len() >= 3 || appraisal.budget.over() {
            break;
        }
        if begun.contains(&first.1) {
            continue;
        }
        begun.push(first.1);
        let (gain, goals) = joined(appraisal, ready, target, &focus, first);
        if best.as_ref().is_none_or(|(known, _)| gain > *known) {
            best = Some((gain, goals));
        }
    }
    best
}

/// What each unit would add from each of its posts.
fn picks(
    appraisal: &mut Appraisal,
    ready: &[Ready],
    target: HexId,
    focus: &[UnitId],
    before: i32,
    taken: &[usize],
) -> Vec<Pick> {
    let mut list = Vec::new();
    for (at, it) in ready.iter().enumerate() {
        if taken.contains(&at) {
            continue;
        }
        for (_, end, _) in it.posts.iter().filter(|post| post.0 == target) {
            if appraisal.budget.over() || !appraisal.free(it.unit, end.hex) {
                continue;
            }
            let prize = appraisal.trampled(end.hex);
            appraisal.put(it.unit, end.hex, end.facing, end.charge);
            let fights = appraisal.fights(focus) - before;
            let stand = (end.hex, end.facing, end.charge);
            let place = appraisal.place(it.unit, stand) - appraisal.danger(it.unit, stand) / BESET - it.stays;
            appraisal.put(it.unit, it.home.0, it.home.1, it.home.2);
            let gain = fights + place + prize - COMMITTED + appraisal.noise();
            list.push((gain, at, *end));
        }
    }
    list
}

/// From one beginning: whoever adds most joins, as long as anybody adds something.
fn joined(
    appraisal: &mut Appraisal,
    ready: &[Ready],
    target: HexId,
    focus: &[UnitId],
    first: Pick,
) -> (i32, Vec<Goal>) {
    let mut goals: Vec<Goal> = Vec::new();
    let mut taken: Vec<usize> = Vec::new();
    let (mut sum, mut best) = (0, (i32::MIN, 0));
    let mut next = Some(first);
    while let Some((gain, at, end)) = next {
        let it = &ready[at];
        let risk = appraisal.risk(it.unit, &it.ends, &end);
        sum += gain - risk;
        appraisal.put(it.unit, end.hex, end.facing, end.charge);
        goals.push(Goal { unit: it.unit, end });
        taken.push(at);
        if sum > best.0 {
            best = (sum, goals.len());
        }
        if goals.len() >= appraisal.style.together {
            break;
        }
        let before = appraisal.fights(focus);
        let more = picks(appraisal, ready, target, focus, before, &taken);
        next = more.into_iter().max_by_key(|(gain, at, end)| (*gain, usize::MAX - at, end.hex));
        // The second may still be there to save the first.
        if next.is_some_and(|(gain, ..)| gain <= 0) {
            next = None;
        }
    }
    for at in taken {
        let it = &ready[at];
        appraisal.put(it.unit, it.home.0, it.home.1, it.home.2);
    }
    goals.truncate(best.1);
    (best.0, goals)
}

/// Can this unit be part of an attack at all?
pub fn attacks(look: &Look, id: UnitId) -> bool {
    look.may_act(id).is_ok() && look.has_zone(id)
}
