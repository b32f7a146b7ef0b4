//! Which battle is played, and with which options: all of them come up, alone and together.

use crate::dice::Stream;
use crate::ruleset::{About, Setup};

/// What is chosen for a soak is drawn from this stream of its number.
const LOT_STREAM: u64 = (1 << 41) + 2;

/// A battle of a game with options drawn by lot, the same for the same number. The battles take turns; each is played as it is
/// offered once in a while, and else with about half of its options set to some other value, so that pairs of them meet. `opens`
/// says whether a set-up can be opened: not every army fits every board.
pub fn battle_by_lot(
    about: &About,
    scenario: Option<&str>,
    number: u64,
    opens: &dyn Fn(&Setup) -> bool,
) -> Option<Setup> {
    let chosen: Vec<_> = about.scenarios.iter().filter(|it| scenario.is_none_or(|id| id == it.id)).collect();
    let battle = chosen.get(usize::try_from(number % chosen.len().max(1) as u64).ok()?)?;
    let mut rng = Stream::new(number, LOT_STREAM);
    let mut setup = Setup { seed: number, ..Setup::new(&battle.id) };
    if rng.below(6) == 0 {
        return Some(setup);
    }
    for option in about.battle(&battle.id).options() {
        if rng.below(2) == 0 {
            continue;
        }
        let others: Vec<_> = option.values.iter().filter(|value| value.id != option.default).collect();
        let Some(value) = others.get(rng.below(others.len() as u32) as usize) else { continue };
        let with = setup.clone().with(option.id, &value.id);
        if opens(&with) {
            setup = with;
        }
    }
    Some(setup)
}
