//! What a combat is worth before the dice: every throw of the table, what it costs either side, and how often it falls.

use super::worth;
use engine::Seat;
use engine::sorted::InOrder;
use game_grunwald::ch05_combat::{Match, disorder_row};
use game_grunwald::ch08_leaders::deadly_up_to;
use game_grunwald::content::Cell;
use game_grunwald::field::HexId;
use game_grunwald::look::Look;
use game_grunwald::obligations::{Obligations, Tangle};
use game_grunwald::state::UnitId;

/// What a hex of retreat costs a unit, and that it had to go at all.
const HEX_BACK: i32 = 7;
const THROWN_BACK: i32 = 18;
/// A unit that can fall back so far is not in anybody's way.
const FAR_ENOUGH: u8 = 3;

/// In how many of 36 throws two dice show this sum.
pub fn ways(sum: i32) -> i32 {
    (6 - (sum - 7).abs()).max(0)
}

/// In how many of 36 throws two dice show this sum or less.
pub fn at_most(sum: u8) -> i32 {
    (2..=sum.min(12)).map(|sum| ways(sum.into())).sum()
}

/// One side of a combat: what its losses and its retreat cost it.
struct FightingSide {
    /// What one, two, three lost points hurt: the owner gives what he misses least.
    pains: [i32; 4],
    /// How far all of them can fall back.
    room: u8,
    count: i32,
    /// What disorder costs them all; and by row of the table what it costs in 36 throws.
    disorder: i32,
    by_row: [i32; 6],
    leaders: i32,
}

impl FightingSide {
    fn of(look: &Look, units: &[UnitId]) -> FightingSide {
        let mut left: Vec<(UnitId, u8)> =
            units.iter().map(|id| (*id, look.state.unit(*id).strength)).collect();
        let mut pains = [0; 4];
        for at in 1..4 {
            let cheapest = left
                .iter_mut()
                .filter(|(_, strength)| *strength > 0)
                .map(|it| (worth::value_of_losing(look, it.0, it.1), it))
                .min_by_key(|(pain, it)| (*pain, it.0));
            pains[at] = pains[at - 1];
            if let Some((pain, (_, strength))) = cheapest {
                pains[at] += pain;
                *strength -= 1;
            }
        }
        let mut side = FightingSide {
            pains,
            room: FAR_ENOUGH,
            count: units.len() as i32,
            disorder: 0,
            by_row: [0; 6],
            leaders: 0,
        };
        let mut hexes: Vec<HexId> = Vec::new();
        for id in units {
            let Some(hex) = look.state.hex_of(*id) else { continue };
            side.room = side.room.min(look.longest_retreat(*id, hex, hex, 0, FAR_ENOUGH));
            let led = look.leader_with(*id);
            if !led {
                let cost = worth::disorder(look, *id);
                side.disorder += cost;
                for row in 1..=5_u8 {
                    let shaken =
                        (2..=12).filter(|sum| look.disorders(*id, row, *sum)).map(|sum| ways(sum.into()));
                    side.by_row[usize::from(row)] += cost * shaken.sum::<i32>();
                }
            } else if !hexes.contains(&hex) {
                hexes.push(hex);
                let seat = look.seat(*id);
                let here = look.state.leaders_at(hex).filter(|leader| look.leader_seat(*leader) == seat);
                side.leaders += here.map(|leader| worth::leader(look, leader)).sum::<i32>();
            }
        }
        side
    }

    /// What a cell of the table costs this side.
    fn cost(&self, look: &Look, losses: u8, retreat: Option<u8>, row: u8, demoralised: bool) -> i32 {
        let lost = usize::from(losses);
        let Some(hexes) = retreat else { return self.pains[lost.min(3)] };
        let short = hexes.min(FAR_ENOUGH).saturating_sub(self.room);
        let lost = lost + usize::from(look.price_of_falling_short(short));
        let disorder =
            if demoralised { self.disorder } else { self.by_row[usize::from(row.clamp(1, 5))] / 36 };
        let deadly = at_most(deadly_up_to(hexes, lost as u8));
        self.pains[lost.min(3)]
            + self.count * (THROWN_BACK + HEX_BACK * i32::from(hexes.min(self.room)))
            + disorder
            + self.leaders * deadly / 36
    }
}

/// What the attacker may expect of a combat, less what it will cost him.
pub fn swing(look: &Look, fight: &Match) -> i32 {
    let attacker = FightingSide::of(look, &fight.attackers);
    if fight.defenders.is_empty() {
        // Leaders who are alone die whatever is thrown (G-8.2.7).
        let there = fight.hexes.iter().flat_map(|hex| look.state.leaders_at(*hex));
        let own = fight.attackers.first().map(|id| look.seat(*id));
        let prize: i32 =
            there.filter(|at| Some(look.leader_seat(*at)) != own).map(|at| worth::leader(look, at)).sum();
        return prize - attacker.pains[1] / 8;
    }
    let defender = FightingSide::of(look, &fight.defenders);
    let column = look.reckon(fight).column;
    let mut sum = 0;
    for throw in 2..=12_u8 {
        let Cell { attacker: own, defender: theirs, retreat, demoralised } =
            look.charts().result(throw, column);
        let (back, forth) = match retreat {
            Some((true, hexes)) => (Some(hexes), None),
            Some((false, hexes)) => (None, Some(hexes)),
            None => (None, None),
        };
        let row = |attacker: bool, hexes: Option<u8>| disorder_row(attacker, hexes.unwrap_or(0));
        let gain = defender.cost(look, theirs, forth, row(false, forth), demoralised && forth.is_some());
        let cost = attacker.cost(look, own, back, row(true, back), demoralised && back.is_some());
        sum += ways(throw.into()) * (gain - cost);
    }
    sum / 36
}

/// The enemies of a seat in some hexes.
pub fn defenders(look: &Look, seat: Seat, hexes: &[HexId]) -> Vec<UnitId> {
    hexes.iter().flat_map(|hex| look.state.at(*hex)).filter(|id| look.seat(*id) != seat).collect()
}

/// One combat of a division, and what it is worth.
#[derive(Clone, Debug)]
pub struct Combat {
    pub attackers: Vec<UnitId>,
    pub hexes: Vec<HexId>,
    pub swing: i32,
}

/// How all duties that hang together with some units are best divided into combats, and what the whole is worth. With no units all
/// duties are divided.
pub fn division(look: &Look, owed: &Obligations, focus: &[UnitId]) -> Vec<Combat> {
    let mut list = Vec::new();
    let mut seen: Vec<UnitId> = Vec::new();
    let starts = owed.attackers.iter().filter(|(id, _)| focus.is_empty() || focus.contains(id));
    for (id, _) in starts {
        if !seen.contains(id) {
            let tangle = owed.tangle_around(*id);
            seen.extend(tangle.attackers.iter().map(|(id, _)| *id));
            list.extend(divided(&tangle, look));
        }
    }
    list
}

/// Those whose combats hang together with a unit's, itself included.
pub fn mates(owed: &Obligations, id: UnitId) -> Vec<UnitId> {
    owed.tangle_around(id).attackers.into_iter().map(|(id, _)| id).collect()
}

/// What a division is worth.
pub fn total(combats: &[Combat]) -> i32 {
    combats.iter().map(|combat| combat.swing).sum()
}

/// Sums over each group of a division are remembered: most of them stay when one attacker changes his target.
type Known = Vec<(Vec<UnitId>, Vec<HexId>, i32)>;

/// Everybody attacks one of his targets; a target that nobody chose joins the combat of somebody who has it in front. One
/// attacker after the other changes his target as long as that helps; beside this, all in one combat is tried.
fn divided(tangle: &Tangle, look: &Look) -> Vec<Combat> {
    let mut known: Known = Vec::new();
    let mut choice: Vec<usize> = vec![0; tangle.attackers.len()];
    let mut best = groups(tangle, look, &choice, &mut known);
    for _ in 0..3 {
        let mut better = false;
        for at in 0..tangle.attackers.len() {
            for target in 0..tangle.attackers[at].1.len() {
                let before = choice[at];
                if target == before {
                    continue;
                }
                choice[at] = target;
                let groups = groups(tangle, look, &choice, &mut known);
                if total(&groups) > total(&best) {
                    (best, better) = (groups, true);
                } else {
                    choice[at] = before;
                }
            }
        }
        if !better {
            break;
        }
    }
    if best.len() > 1 && tangle.attackers.len() <= 6 {
        let everybody = tangle.attackers.iter().map(|(id, _)| *id).collect();
        let whole = combat(look, everybody, tangle.hexes.clone(), &mut known);
        if whole.swing > total(&best) {
            best = vec![whole];
        }
    }
    best
}

fn groups(tangle: &Tangle, look: &Look, choice: &[usize], known: &mut Known) -> Vec<Combat> {
    let mut groups: Vec<(Vec<UnitId>, Vec<HexId>)> = Vec::new();
    for ((id, list), at) in tangle.attackers.iter().zip(choice) {
        let target = list[*at];
        match groups.iter_mut().find(|(_, hexes)| hexes.contains(&target)) {
            Some((units, _)) => units.push(*id),
            None => groups.push((vec![*id], vec![target])),
        }
    }
    for hex in &tangle.hexes {
        if groups.iter().any(|(_, hexes)| hexes.contains(hex)) {
            continue;
        }
        let has = |id: &UnitId| tangle.attackers.iter().any(|(it, list)| it == id && list.contains(hex));
        // The strongest group that can reach it takes it in.
        let able = groups.iter_mut().filter(|(units, _)| units.iter().any(has));
        if let Some((_, hexes)) = able.max_by_key(|(units, _)| units.len()) {
            hexes.push(*hex);
        }
    }
    groups.into_iter().map(|(units, hexes)| combat(look, units, hexes, known)).collect()
}
fn combat(look: &Look, mut attackers: Vec<UnitId>, mut hexes: Vec<HexId>, known: &mut Known) -> Combat {
    attackers.put_in_order();
    hexes.put_in_order();
    let found = known.iter().find(|(units, places, _)| *units == attackers && *places == hexes);
    if let Some((_, _, swing)) = found {
        return Combat { swing: *swing, attackers, hexes };
    }
    let seat = attackers.first().map_or(Seat::FIRST, |id| look.seat(*id));
    let defenders = defenders(look, seat, &hexes);
    let fight = Match { attackers, defenders, hexes, counter: false };
    let value = swing(look, &fight);
    let Match { attackers, hexes, .. } = fight;
    known.push((attackers.clone(), hexes.clone(), value));
    Combat { attackers, hexes, swing: value }
}
