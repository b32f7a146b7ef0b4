//! Who belongs together when several are moved at once: banners, those whom a leader has in range, arms. It says nothing of the rules.

use crate::content::KINDS;
use crate::ids::LeaderId;
use crate::look::Look;
use crate::notation::LEADER;
use crate::state::{UnitId, Whereabouts};
use crate::telling::place;
use engine::Facing;
use engine::group::{Group, GroupKind, Standing};
use engine::text::{Phrase, authored};
use std::collections::BTreeMap;

/// The groups of the side that moves, as far as they are on the map.
pub fn groups(look: &Look) -> Vec<Group> {
    let own: Vec<UnitId> = UnitId::all(look.rules.roster.len())
        .filter(|id| look.seat(*id) == look.mover() && look.state.hex_of(*id).is_some())
        .collect();
    let mut list = banners(look, &own);
    list.extend(commands(look, &own));
    for (kind, name) in KINDS.into_iter().zip(KIND_NAMES) {
        let alike = own.iter().filter(|id| look.card(**id).kind == kind);
        let members: Vec<u16> = alike.map(|id| u16::from(*id)).collect();
        list.push(Group { id: kind.id().into(), name: Phrase::new(name), kind: GroupKind::Arm, members });
    }
    list.retain(|group| group.members.len() > 1);
    list
}

/// As in [`KINDS`].
const KIND_NAMES: [&str; 6] =
    ["kind-cavalry", "kind-horse-archer", "kind-infantry", "kind-archer", "kind-crossbow", "kind-bombard"];

fn banners(look: &Look, own: &[UnitId]) -> Vec<Group> {
    let counters = &look.rules.content.counters;
    let mut banners: BTreeMap<usize, Vec<u16>> = BTreeMap::new();
    for id in own {
        let printed = &counters.units[usize::from(look.card(*id).printed)];
        banners.entry(printed.group.index()).or_default().push((*id).into());
    }
    let group = |(number, members): (usize, Vec<u16>)| {
        let banner = &counters.groups[number];
        Group { id: banner.id.to_lowercase(), name: authored(&banner.name), kind: GroupKind::Banner, members }
    };
    banners.into_iter().map(group).collect()
}

/// Each unit is its nearest leader's, and he goes with them.
fn commands(look: &Look, own: &[UnitId]) -> Vec<Group> {
    let mut led: BTreeMap<LeaderId, Vec<u16>> = BTreeMap::new();
    for id in own {
        if let Some((_, leader)) = look.leader_in_range(*id) {
            led.entry(leader).or_default().push((*id).into());
        }
    }
    let group = |(leader, mut members): (LeaderId, Vec<u16>)| {
        let card = look.leader_card(leader);
        members.push(LEADER + u16::from(leader));
        Group { id: card.id.clone(), name: authored(&card.name), kind: GroupKind::Command, members }
    };
    led.into_iter().map(group).collect()
}

/// Where everybody stands.
pub fn standing(look: &Look) -> Vec<Standing> {
    let units = UnitId::all(look.rules.roster.len()).filter_map(|id| {
        let unit = look.state.unit(id);
        let Whereabouts::Map(hex) = unit.whereabouts else { return None };
        let facing = Some(Facing::Side(unit.facing.index() as u8));
        Some(Standing { piece: id.into(), seat: look.seat(id), place: place(look.rules, hex), facing })
    });
    let leaders = LeaderId::number(&look.state.leaders).filter_map(|(leader, it)| {
        let Whereabouts::Map(hex) = it.whereabouts else { return None };
        let seat = look.leader_seat(leader);
        let piece = LEADER + u16::from(leader);
        Some(Standing { piece, seat, place: place(look.rules, hex), facing: None })
    });
    units.chain(leaders).collect()
}
