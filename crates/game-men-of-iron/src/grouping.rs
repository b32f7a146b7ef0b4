//! Who belongs together when several are moved at once: Commands with their leaders, and those of a type. It says nothing of the rules.

use crate::content::UnitType;
use crate::ids::{LeaderId, UnitId};
use crate::look::Look;
use crate::notation::LEADER;
use crate::telling::{command, kind, place};
use engine::Facing;
use engine::group::{Group, GroupKind, Standing};

/// The groups of the side that acts, as far as they are on the map.
pub fn groups(look: &Look) -> Vec<Group> {
    let seat = look.state.now.control.holder;
    let mut list: Vec<Group> = look
        .battle()
        .commands_of(seat)
        .map(|(id, it)| {
            let units = it.units.iter().filter(|unit| look.hex_of(*unit).is_some()).map(u16::from);
            let led = look.battle().leaders_of(id).map(|(leader, _)| leader);
            let led = led.filter(|leader| look.state.leader(*leader).whereabouts.hex().is_some());
            let members = units.chain(led.map(|leader| LEADER + u16::from(leader))).collect();
            Group { id: it.id.clone(), name: command(look.rules, id), kind: GroupKind::Command, members }
        })
        .collect();
    // Of a type only those of the Command that acts can be ordered together.
    for of in UnitType::ALL {
        let alike = look.on_map(seat).filter(|(unit, _)| look.acts(*unit) && look.kind(*unit) == of);
        let members = alike.map(|(unit, _)| u16::from(unit)).collect();
        list.push(Group { id: of.id().to_lowercase(), name: kind(of), kind: GroupKind::Arm, members });
    }
    list.retain(|group| group.members.len() > 1);
    list
}

/// Where everybody stands.
pub fn standing(look: &Look) -> Vec<Standing> {
    let units = UnitId::all(look.state.units.len()).filter_map(|unit| {
        let place = place(look.rules, look.hex_of(unit)?);
        let facing = Some(Facing::Corner(look.facing_of(unit).index() as u8));
        Some(Standing { piece: unit.into(), seat: look.seat(unit), place, facing })
    });
    let leaders = LeaderId::all(look.state.leaders.len()).filter_map(|leader| {
        let place = place(look.rules, look.state.leader(leader).whereabouts.hex()?);
        let piece = LEADER + u16::from(leader);
        Some(Standing { piece, seat: look.leader_seat(leader), place, facing: None })
    });
    units.chain(leaders).collect()
}
