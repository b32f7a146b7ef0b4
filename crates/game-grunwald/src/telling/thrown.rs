//! The throw that an event tells of, and whether somebody loses by it.

use crate::event::{Clash, Event};
use engine::explain::Weight;

/// The faces as they lay; nothing for an event that comes without dice.
pub fn thrown(event: &Event) -> Vec<u8> {
    match event {
        Event::Tested { throw, .. }
        | Event::FriendThrow { throw, .. }
        | Event::StopThrow { throw, .. }
        | Event::PursuitThrow { throw, .. } => vec![*throw],
        Event::Shot { throw, .. }
        | Event::LeaderAim { throw, .. }
        | Event::LeaderThrow { throw, .. }
        | Event::DisorderThrow { throw, .. } => throw.to_vec(),
        Event::Fought(clash) => {
            let Clash { throw, .. } = &**clash;
            throw.to_vec()
        }
        Event::RodeDown { throw, .. } => throw.iter().copied().collect(),
        _ => Vec::new(),
    }
}

/// Does a side lose men, banners or heart by it?
pub fn weight(event: &Event) -> Weight {
    match event {
        Event::Lost { .. }
        | Event::Eliminated { .. }
        | Event::LeaderKilled { .. }
        | Event::BannerFell { .. }
        | Event::Worse { .. } => Weight::Grave,
        _ => Weight::Light,
    }
}
