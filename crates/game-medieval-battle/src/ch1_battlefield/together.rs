//! The players lay the battlefield together: Red the inner modules, Yellow the outer ones, Red the small ones.
//! The rule book does not say who chooses (MB-R01).

use super::{Field, NO_FACE, Size};
use crate::content::{CONTENT, ModuleKind};
use crate::look::{AllRefused, No};
use crate::rules::*;
use crate::state::Phase;
use serde::{Deserialize, Serialize};

/// One of the three choices: faces for the slots of one kind, in the order of the plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pick {
    Inner { faces: [u8; 2], turns: [u8; 2] },
    Outer([u8; 5]),
    Small([u8; 4]),
}

impl Pick {
    pub fn kind(&self) -> ModuleKind {
        match self {
            Pick::Inner { .. } => ModuleKind::Inner,
            Pick::Outer(_) => ModuleKind::Outer,
            Pick::Small(_) => ModuleKind::Supplementary,
        }
    }

    pub fn faces(&self) -> &[u8] {
        match self {
            Pick::Inner { faces, .. } => faces,
            Pick::Outer(faces) => faces,
            Pick::Small(faces) => faces,
        }
    }

    pub fn turn(&self, at: usize) -> u8 {
        match self {
            Pick::Inner { turns, .. } => turns[at.min(1)],
            _ => 0,
        }
    }

    /// The field with this choice made.
    pub fn lay(&self, field: &mut Field) {
        for (at, (slot, face)) in slots_of(field.size, self.kind()).into_iter().zip(self.faces()).enumerate()
        {
            field.faces[slot] = *face;
            if let Pick::Inner { turns, .. } = self {
                field.turns[slot.min(1)] = turns[at];
            }
        }
    }
}

pub fn slots_of(size: Size, kind: ModuleKind) -> Vec<usize> {
    let all = CONTENT.modules.plan(size).slots.iter().enumerate();
    all.filter(|(_, slot)| slot.kind == kind).map(|(at, _)| at).collect()
}

/// Which kind of module a phase lays.
pub fn laid_now(phase: &Phase) -> Option<ModuleKind> {
    match phase {
        Phase::ChooseInner => Some(ModuleKind::Inner),
        Phase::ChooseOuter => Some(ModuleKind::Outer),
        Phase::ChooseSmall => Some(ModuleKind::Supplementary),
        _ => None,
    }
}

/// All choices for one kind of module.
pub fn picks(size: Size, kind: ModuleKind) -> Vec<Pick> {
    let modules = &CONTENT.modules;
    let wanted = slots_of(size, kind).len();
    let tiles: Vec<[u8; 2]> = modules
        .tiles
        .iter()
        .filter(|tile| tile.kind == kind)
        .filter_map(|tile| Some([modules.face(&tile.faces[0])?, modules.face(&tile.faces[1])?]))
        .collect();
    let mut out = Vec::new();
    arrange(tiles.len(), wanted, &mut Vec::new(), &mut |order| {
        // Which side of each tile is up: outer modules all alike, the others freely (MB-R02).
        let sides = if kind == ModuleKind::Outer { 2 } else { 1 << wanted };
        for side in 0..sides {
            let face = |at: usize| {
                let up = if kind == ModuleKind::Outer { side } else { side >> at & 1 };
                tiles[order[at]][up]
            };
            let filled = |at: usize| if at < wanted { face(at) } else { NO_FACE };
            match kind {
                ModuleKind::Outer => out.push(Pick::Outer(std::array::from_fn(filled))),
                ModuleKind::Supplementary => out.push(Pick::Small(std::array::from_fn(filled))),
                ModuleKind::Inner => {
                    for turns in 0..3u8.pow(wanted as u32) {
                        let faces = std::array::from_fn(filled);
                        let turns = [turns % 3, turns / 3];
                        out.push(Pick::Inner { faces, turns });
                    }
                }
            }
        }
    });
    out
}

/// All ways to put `wanted` of `n` things in order.
fn arrange(n: usize, wanted: usize, order: &mut Vec<usize>, done: &mut dyn FnMut(&[usize])) {
    if order.len() == wanted {
        return done(order);
    }
    for next in 0..n {
        if !order.contains(&next) {
            order.push(next);
            arrange(n, wanted, order, done);
            order.pop();
        }
    }
}

/// May these modules be laid now? Faces of the right kind, as many as there are slots, no tile twice (MB-R02), outer
/// modules all with one letter (MB-I.1).
pub fn may_lay(size: Size, kind: ModuleKind, pick: &Pick) -> Result<(), AllRefused> {
    let mut reasons = AllRefused::new();
    if pick.kind() != kind {
        reasons.push(No::OtherModules.by(RULING_01));
        return Err(reasons);
    }
    let Some(laid) = faces_laid(size, kind, pick) else {
        reasons.push(No::NoSuchBattlefield.by(size.rule()));
        return Err(reasons);
    };
    let tile = |face: u8| CONTENT.modules.tile_of(face);
    for (n, &face) in laid.iter().enumerate() {
        if let Some(&other) = laid[..n].iter().find(|other| tile(**other) == tile(face)) {
            let (face, other) = (other, face);
            let no =
                if face == other { No::ModuleTwice { face, other } } else { No::TwoFaces { face, other } };
            // A module laid three times is one mistake.
            if !reasons.contains(&no.by(RULING_02)) {
                reasons.push(no.by(RULING_02));
            }
        }
    }
    let letter = |face: u8| CONTENT.modules.faces[usize::from(face)].id.chars().next();
    let other = laid.iter().find(|face| letter(**face) != letter(laid[0]));
    if let (ModuleKind::Outer, Some(&other)) = (kind, other) {
        reasons.push(No::Letters { face: laid[0], other }.by(size.rule()));
    }
    if reasons.is_empty() { Ok(()) } else { Err(reasons) }
}

/// The faces of a choice, if they are of the kind and as many as the map has slots for, and nothing else is said.
fn faces_laid(size: Size, kind: ModuleKind, pick: &Pick) -> Option<&[u8]> {
    let wanted = slots_of(size, kind).len();
    let (laid, rest) = pick.faces().split_at_checked(wanted)?;
    let of_kind =
        |face: &u8| CONTENT.modules.faces.get(usize::from(*face)).is_some_and(|face| face.kind == kind);
    let turned = (0..2).any(|at| pick.turn(at) > 2 || (at >= wanted && pick.turn(at) != 0));
    let whole = laid.iter().all(of_kind) && rest.iter().all(|face| *face == NO_FACE);
    (whole && !turned).then_some(laid)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_listed_choice_passes_the_check_and_no_other_does() {
        for size in [Size::Standard, Size::Large] {
            for kind in [ModuleKind::Inner, ModuleKind::Outer, ModuleKind::Supplementary] {
                let listed = picks(size, kind);
                assert!(listed.iter().all(|pick| may_lay(size, kind, pick).is_ok()));
                let faces = (0..CONTENT.modules.faces.len() as u8).chain([NO_FACE]);
                for pick in &listed {
                    // Exchange one face for any other: legal exactly when it is listed.
                    for (at, face) in
                        (0..pick.faces().len()).flat_map(|at| faces.clone().map(move |face| (at, face)))
                    {
                        let mut other = *pick;
                        match &mut other {
                            Pick::Inner { faces, .. } => faces[at] = face,
                            Pick::Outer(faces) => faces[at] = face,
                            Pick::Small(faces) => faces[at] = face,
                        }
                        assert_eq!(may_lay(size, kind, &other).is_ok(), listed.contains(&other), "{other:?}");
                    }
                }
            }
        }
    }
}
