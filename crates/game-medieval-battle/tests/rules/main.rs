//! The rules of Medieval Battle, chapter by chapter. `cargo test r_iv_4` runs a section.

mod ahead;
mod ch0_aim;
mod ch1_battlefield;
mod ch2_recruiting;
mod ch3_deployment;
mod ch4;
mod ch4_1_movement;
mod ch4_2_zones;
mod ch4_3_withdrawal;
mod ch4_4_melee;
mod ch4_5_shooting;
mod ch4_6_merging;
mod ch4_7_regrouping;
mod ch4_turn;
mod ch4_wagon;
mod ch5_victory;
mod ch6_options;
mod explaining;
mod forms;
mod overlays;
mod pointing;
mod positions;
mod properties;
mod refused_once;
mod setting_up;
mod sheets;
mod telling;

use game_medieval_battle::MedievalBattle;
use testkit::Battle;

/// A position on the crossroads unless it says otherwise.
pub fn given(position: &str) -> Battle<MedievalBattle> {
    let scenario = if position.contains("scenario") { "" } else { "scenario = \"crossroads\"\n" };
    testkit::given(&format!("{scenario}{position}"))
}
