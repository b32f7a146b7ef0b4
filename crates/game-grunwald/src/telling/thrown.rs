//! The throw that an event tells of.

use crate::event::{Clash, Event};

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
