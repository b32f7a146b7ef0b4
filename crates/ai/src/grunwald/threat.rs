//! From where the enemy can strike in his next phase, and what it would cost to stand there.

use super::clash::{at_most, ways};
use super::worth;
use arrayvec::ArrayVec;
use engine::Seat;
use engine::sorted::InOrder;
use game_grunwald::ch01_general::{self, FIRST, LAST, column, ratio};
use game_grunwald::ch03_zones::{front, is_front};
use game_grunwald::ch05_combat::{Command, opposite};
use game_grunwald::ch08_leaders::deadly_up_to;
use game_grunwald::field::{HexId, OFF};
use game_grunwald::ids::LeaderId;
use game_grunwald::look::Look;
use game_grunwald::reaching::ends;
use game_grunwald::state::{UnitId, Walk, Walker};
use hexboard::Side;
use std::cmp::Reverse;

/// Enemies farther from everybody than this are not looked at: they come too late.
const FAR: u32 = 14;
/// From so far a leader comes near enough in time to lead the attack.
const LEADS: u32 = 6;
/// The strongest of those who can strike from a hex are remembered, and as many strike together.
const MOST: usize = 3;

/// Somebody who could strike from a hex: with what strength, armour and speed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Blow {
    by: UnitId,
    strength: u8,
    armour: u8,
    charge: u8,
    /// Columns that it brings, and its strength.
    weight: i32,
}

/// What a column of the table does on average, in 36ths.
#[derive(Clone, Copy, Debug, Default)]
struct Mean {
    own: i32,
    theirs: i32,
    own_back: i32,
    back: i32,
    hexes: i32,
    /// In 36ths of 36ths.
    leader: i32,
}

/// Who can strike whom from where.
#[derive(Clone)]
pub struct Threat {
    /// By hex and side: who could stand in this hex with that side in his front.
    blows: Vec<[Vec<Blow>; 6]>,
    means: [Mean; 12],
    leaders: Vec<HexId>,
    /// For each hex the nearest enemy, and how far he is.
    nearest: Vec<(u8, HexId)>,
}

impl Threat {
    /// Of the enemies of a seat, as they stand. Who fears nobody looks only where they are.
    pub fn to(look: &Look, seat: Seat, fearless: bool) -> Threat {
        let enemy = seat.other();
        let mine: Vec<HexId> = places(look, seat).collect();
        let mut threat = Threat {
            blows: vec![Default::default(); look.field().len()],
            means: means(look),
            leaders: LeaderId::number(&look.state.leaders)
                .filter(|(at, _)| look.leader_seat(*at) == enemy)
                .filter_map(|(_, it)| it.whereabouts.hex())
                .collect(),
            nearest: nearest(look, enemy),
        };
        if fearless {
            return threat;
        }
        for id in UnitId::all(look.rules.roster.len()) {
            let Some(hex) = look.state.hex_of(id).filter(|_| look.seat(id) == enemy) else { continue };
            let near = mine.iter().any(|at| look.field().distance(*at, hex) <= FAR);
            if !near || !look.has_zone(id) {
                continue;
            }
            threat.add(look, id);
        }
        threat
    }

    fn add(&mut self, look: &Look, id: UnitId) {
        let card = look.card(id);
        let walk = Walk::of(Walker::Unit(id), look.allowance(id));
        let strength = look.strength::<i32>(id, None) as u8;
        // From each hex to each side the fastest of its ends.
        let mut fastest: Vec<(HexId, Side, Reverse<u8>)> = Vec::new();
        for end in ends(look, id, walk).list {
            let charge = look.orderly(id, end.charge.into()) as u8;
            fastest.extend(front(end.facing).map(|side| (end.hex, side, Reverse(charge))));
        }
        fastest.put_in_order();
        fastest.dedup_by_key(|(hex, side, _)| (*hex, *side));
        for (hex, side, Reverse(charge)) in fastest {
            let list = &mut self.blows[usize::from(hex)][side.index()];
            let speed = ch01_general::charge(look.charts(), charge.into(), card.armour.into());
            let weight = i32::from(card.armour) + speed + i32::from(strength);
            let blow = Blow { by: id, strength, armour: card.armour, charge, weight };
            let place = list.iter().position(|known| known.weight < weight).unwrap_or(list.len());
            if place < MOST {
                list.insert(place, blow);
                list.truncate(MOST);
            }
        }
    }

    /// The enemy who is nearest to a hex, and his distance; nobody is very far.
    pub fn nearest(&self, hex: HexId) -> (i32, HexId) {
        let (far, at) = self.nearest.get(usize::from(hex)).copied().unwrap_or((u8::MAX, OFF));
        (far.into(), at)
    }

    /// From how many sides somebody in this hex could be struck.
    pub fn sides(&self, look: &Look, seat: Seat, hex: HexId) -> i32 {
        let open = |side: &Side| {
            let from = look.field().neighbour(hex, *side);
            from != OFF
                && !self.blows[usize::from(from)][side.opposite().index()].is_empty()
                && !look.state.at(from).any(|id| look.seat(id) == seat)
        };
        Side::ALL.iter().filter(|side| open(side)).count() as i32
    }

    /// What a unit that stood there must expect to lose in the enemy's next phase, if he finds it worth his while.
    pub fn to_unit(&self, look: &Look, id: UnitId, hex: HexId, facing: Side, charge: u8) -> i32 {
        let card = look.card(id);
        let rear_hex = look.columns_for_place::<i32>(1, false);
        let mut blows: Vec<(i32, Side, Blow)> = Vec::new();
        for side in Side::ALL {
            let from = look.field().neighbour(hex, side);
            let taken = from == OFF
                || !look.zone_crosses(from, side.opposite())
                || look.state.at(from).any(|other| other != id && look.seat(other) == card.side);
            if taken {
                continue;
            }
            let rear = if is_front(facing, side) { 0 } else { rear_hex };
            let list = &self.blows[usize::from(from)][side.opposite().index()];
            blows.extend(list.iter().map(|blow| (blow.weight + rear, side, *blow)));
        }
        if blows.is_empty() {
            return 0;
        }
        blows.put_in_order_by_key(|(weight, side, blow)| (-weight, *side, blow.by));
        let mut group: Vec<(Side, Blow)> = Vec::new();
        for (_, side, blow) in blows {
            if group.len() < MOST && !group.iter().any(|(at, known)| *at == side || known.by == blow.by) {
                group.push((side, blow));
            }
        }
        let shield = self.shield(look, id, hex, charge);
        let strength = look.side_strength::<i32>(&[id], None) as u32;
        let led = self.leaders.iter().any(|at| look.field().distance(*at, hex) <= LEADS);
        let led = if led { look.columns_of_command(Command::InRange) } else { 0 };
        let most = (1..=group.len()).map(|count| {
            let group = &group[..count];
            let mean =
                |of: fn(&Blow) -> u8| ch01_general::mean(group.iter().map(|(_, blow)| of(blow).into()));
            let armour = mean(|blow| blow.armour);
            let charge = ch01_general::charge(look.charts(), mean(|blow| blow.charge), armour);
            let attack: u32 = group.iter().map(|(_, blow)| u32::from(blow.strength)).sum();
            let behind = group.iter().filter(|(side, _)| !is_front(facing, *side)).count() as i32;
            let sides: ArrayVec<Side, MOST> = group.iter().map(|(side, _)| *side).collect();
            let sword =
                armour as i32 + charge + look.columns_for_place::<i32>(behind, opposite(&sides)) + led;
            self.net(look, id, hex, column(ratio(attack, strength), sword, shield), group)
        });
        most.max().unwrap_or(0).max(0)
    }

    /// Columns that defend a unit there.
    fn shield(&self, look: &Look, id: UnitId, hex: HexId, charge: u8) -> i32 {
        let (armour, charge) = (u32::from(look.card(id).armour), look.orderly(id, charge.into()));
        let led = look.command_at(id, hex).map_or(0, |command| look.columns_of_command(command));
        let missiles = look.columns_against_missiles(&[id]).unwrap_or(0);
        armour as i32 + ch01_general::charge(look.charts(), charge, armour) + led + look.ground(hex).defence
            - missiles
    }

    /// What a column costs the defender, less what it costs those who strike.
    fn net(&self, look: &Look, id: UnitId, hex: HexId, column: i8, group: &[(Side, Blow)]) -> i32 {
        let mean = &self.means[(i32::from(column) - FIRST).clamp(0, LAST - FIRST) as usize];
        let first = worth::value_of_losing(look, id, look.state.unit(id).strength);
        // Struck from several sides there is often no way out.
        let stuck = match group.len() {
            0 | 1 => 0,
            2 => mean.back * first / 4,
            _ => mean.back * first / 2,
        };
        let own = look.state.leaders_at(hex).filter(|leader| look.leader_seat(*leader) == look.seat(id));
        let leaders: i32 = own.map(|leader| worth::leader(look, leader)).sum();
        let hurts = mean.theirs * first
            + mean.hexes * 7
            + mean.back * 20
            + mean.back * worth::disorder(look, id) / 8
            + mean.leader * leaders / 36
            + stuck;
        let struck: i32 = group
            .iter()
            .map(|(_, blow)| worth::value_of_losing(look, blow.by, blow.strength))
            .min()
            .unwrap_or(0);
        let costs = mean.own * struck + mean.own_back * 25;
        (hurts - costs) / 36
    }
}

/// Where the units of a seat stand.
pub fn places<'a>(look: &'a Look, seat: Seat) -> impl Iterator<Item = HexId> + 'a {
    let own = move |id: &UnitId| look.seat(*id) == seat;
    UnitId::all(look.rules.roster.len()).filter(own).filter_map(|id| look.state.hex_of(id))
}

/// Ring by ring from all enemies at once.
fn nearest(look: &Look, enemy: Seat) -> Vec<(u8, HexId)> {
    let mut list = vec![(u8::MAX, OFF); look.field().len()];
    let mut ring: Vec<HexId> = places(look, enemy).collect();
    ring.put_in_order();
    for hex in &ring {
        list[usize::from(*hex)] = (0, *hex);
    }
    let mut far = 0;
    while !ring.is_empty() {
        far += 1;
        let mut next = Vec::new();
        for hex in ring {
            let source = list[usize::from(hex)].1;
            for to in look.field().next[usize::from(hex)].into_iter().filter(|to| *to != OFF) {
                if list[usize::from(to)].0 == u8::MAX {
                    list[usize::from(to)] = (far, source);
                    next.push(to);
                }
            }
        }
        ring = next;
    }
    list
}

fn means(look: &Look) -> [Mean; 12] {
    let mut list = [Mean::default(); 12];
    for (mean, column) in list.iter_mut().zip(FIRST as i8..) {
        for throw in 2..=12_u8 {
            let (cell, often) = (look.charts().result(throw, column), ways(throw.into()));
            mean.own += often * i32::from(cell.attacker);
            mean.theirs += often * i32::from(cell.defender);
            match cell.retreat {
                Some((true, _)) => mean.own_back += often,
                Some((false, hexes)) => {
                    mean.back += often;
                    mean.hexes += often * i32::from(hexes);
                    mean.leader += often * at_most(deadly_up_to(hexes, cell.defender));
                }
                None => {}
            }
        }
    }
    list
}
