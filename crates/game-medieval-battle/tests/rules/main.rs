//! The rules of Medieval Battle, chapter by chapter. `cargo test r_iv_4` runs a section.

mod ch4;
mod properties;

use game_medieval_battle::MedievalBattle;
use testkit::Battle;

/// A position on the crossroads unless it says otherwise.
pub fn given(position: &str) -> Battle<MedievalBattle> {
    let scenario = if position.contains("scenario") { "" } else { "scenario = \"crossroads\"\n" };
    testkit::given(&format!("{scenario}{position}"))
}
