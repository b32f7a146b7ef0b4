//! One constant per rule and ruling. Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::Rule;
use engine::rule::Entry;
/// A game of battles.
pub const R_1_0: Rule = Rule::new(&Entry { id: "MI-1.0", title_fr: "A game of battles", title_en: "A game of battles" });
/// Maps.
pub const R_2_1: Rule = Rule::new(&Entry { id: "MI-2.1", title_fr: "Maps", title_en: "Maps" });
/// Counters.
pub const R_2_2: Rule = Rule::new(&Entry { id: "MI-2.2", title_fr: "Counters", title_en: "Counters" });
/// One ten-sided die.
pub const R_2_3: Rule = Rule::new(&Entry { id: "MI-2.3", title_fr: "One ten-sided die", title_en: "One ten-sided die" });
/// Terms of the game.
pub const R_2_4: Rule = Rule::new(&Entry { id: "MI-2.4", title_fr: "Terms of the game", title_en: "Terms of the game" });
/// Troops of the time.
pub const R_2_5: Rule = Rule::new(&Entry { id: "MI-2.5", title_fr: "Troops of the time", title_en: "Troops of the time" });
/// Scale.
pub const R_2_6: Rule = Rule::new(&Entry { id: "MI-2.6", title_fr: "Scale", title_en: "Scale" });
/// No turns.
pub const R_3_0: Rule = Rule::new(&Entry { id: "MI-3.0", title_fr: "No turns", title_en: "No turns" });
/// Move and fire, then shock.
pub const R_3_1: Rule = Rule::new(&Entry { id: "MI-3.1", title_fr: "Move and fire, then shock", title_en: "Move and fire, then shock" });
/// Not the same Command twice.
pub const R_3_2: Rule = Rule::new(&Entry { id: "MI-3.2", title_fr: "Not the same Command twice", title_en: "Not the same Command twice" });
/// Colours of the Commands.
pub const R_3_3: Rule = Rule::new(&Entry { id: "MI-3.3", title_fr: "Colours of the Commands", title_en: "Colours of the Commands" });
/// Who begins.
pub const R_3_4: Rule = Rule::new(&Entry { id: "MI-3.4", title_fr: "Who begins", title_en: "Who begins" });
/// Units of the active Command.
pub const R_4_1A: Rule = Rule::new(&Entry { id: "MI-4.1a", title_fr: "Units of the active Command", title_en: "Units of the active Command" });
/// Passing.
pub const R_4_1B: Rule = Rule::new(&Entry { id: "MI-4.1b", title_fr: "Passing", title_en: "Passing" });
/// Continuity roll.
pub const R_4_2A: Rule = Rule::new(&Entry { id: "MI-4.2a", title_fr: "Continuity roll", title_en: "Continuity roll" });
/// Play passes.
pub const R_4_2B: Rule = Rule::new(&Entry { id: "MI-4.2b", title_fr: "Play passes", title_en: "Play passes" });
/// Trying to seize.
pub const R_4_3A: Rule = Rule::new(&Entry { id: "MI-4.3a", title_fr: "Trying to seize", title_en: "Trying to seize" });
/// Seizure won.
pub const R_4_3B: Rule = Rule::new(&Entry { id: "MI-4.3b", title_fr: "Seizure won", title_en: "Seizure won" });
/// No seizing a seizure.
pub const R_4_3C: Rule = Rule::new(&Entry { id: "MI-4.3c", title_fr: "No seizing a seizure", title_en: "No seizing a seizure" });
/// Seizure failed.
pub const R_4_3D: Rule = Rule::new(&Entry { id: "MI-4.3d", title_fr: "Seizure failed", title_en: "Seizure failed" });
/// Movement allowance.
pub const R_5_1A: Rule = Rule::new(&Entry { id: "MI-5.1a", title_fr: "Movement allowance", title_en: "Movement allowance" });
/// Costs of movement.
pub const R_5_1B: Rule = Rule::new(&Entry { id: "MI-5.1b", title_fr: "Costs of movement", title_en: "Costs of movement" });
/// Costs of movement.
pub const R_5_1B_TERRAIN: Rule = Rule::new(&Entry { id: "MI-5.1b", title_fr: "Costs of movement", title_en: "Costs of movement" });
/// Costs of movement.
pub const R_5_1B_HEXSIDE: Rule = Rule::new(&Entry { id: "MI-5.1b", title_fr: "Costs of movement", title_en: "Costs of movement" });
/// Costs of movement.
pub const R_5_1B_CLIMB: Rule = Rule::new(&Entry { id: "MI-5.1b", title_fr: "Costs of movement", title_en: "Costs of movement" });
/// Units in any order.
pub const R_5_1C: Rule = Rule::new(&Entry { id: "MI-5.1c", title_fr: "Units in any order", title_en: "Units in any order" });
/// Edge of the map.
pub const R_5_2A: Rule = Rule::new(&Entry { id: "MI-5.2a", title_fr: "Edge of the map", title_en: "Edge of the map" });
/// Occupied hexes.
pub const R_5_2B: Rule = Rule::new(&Entry { id: "MI-5.2b", title_fr: "Occupied hexes", title_en: "Occupied hexes" });
/// Out of command: keep away.
pub const R_5_2C: Rule = Rule::new(&Entry { id: "MI-5.2c", title_fr: "Out of command: keep away", title_en: "Out of command: keep away" });
/// Out of command: held in a ZOC.
pub const R_5_2D: Rule = Rule::new(&Entry { id: "MI-5.2d", title_fr: "Out of command: held in a ZOC", title_en: "Out of command: held in a ZOC" });
/// What is not movement.
pub const R_5_2E: Rule = Rule::new(&Entry { id: "MI-5.2e", title_fr: "What is not movement", title_en: "What is not movement" });
/// Front, flank, rear.
pub const R_6_1A: Rule = Rule::new(&Entry { id: "MI-6.1a", title_fr: "Front, flank, rear", title_en: "Front, flank, rear" });
/// Facing on stopping.
pub const R_6_1B: Rule = Rule::new(&Entry { id: "MI-6.1b", title_fr: "Facing on stopping", title_en: "Facing on stopping" });
/// Turning while moving.
pub const R_6_2A: Rule = Rule::new(&Entry { id: "MI-6.2a", title_fr: "Turning while moving", title_en: "Turning while moving" });
/// One vertex in an enemy ZOC.
pub const R_6_2B: Rule = Rule::new(&Entry { id: "MI-6.2b", title_fr: "One vertex in an enemy ZOC", title_en: "One vertex in an enemy ZOC" });
/// Turning costs nothing.
pub const R_6_2C: Rule = Rule::new(&Entry { id: "MI-6.2c", title_fr: "Turning costs nothing", title_en: "Turning costs nothing" });
/// Units with a ZOC.
pub const R_7_1: Rule = Rule::new(&Entry { id: "MI-7.1", title_fr: "Units with a ZOC", title_en: "Units with a ZOC" });
/// Stop in an enemy ZOC.
pub const R_7_2A: Rule = Rule::new(&Entry { id: "MI-7.2a", title_fr: "Stop in an enemy ZOC", title_en: "Stop in an enemy ZOC" });
/// Leaving a mounted unit's ZOC.
pub const R_7_2B: Rule = Rule::new(&Entry { id: "MI-7.2b", title_fr: "Leaving a mounted unit's ZOC", title_en: "Leaving a mounted unit's ZOC" });
/// Leaving a mounted unit's ZOC.
pub const R_7_2B_LEAVING: Rule = Rule::new(&Entry { id: "MI-7.2b", title_fr: "Leaving a mounted unit's ZOC", title_en: "Leaving a mounted unit's ZOC" });
/// Not back into the same ZOC.
pub const R_7_2C: Rule = Rule::new(&Entry { id: "MI-7.2c", title_fr: "Not back into the same ZOC", title_en: "Not back into the same ZOC" });
/// One unit per hex.
pub const R_8_0A: Rule = Rule::new(&Entry { id: "MI-8.0a", title_fr: "One unit per hex", title_en: "One unit per hex" });
/// Riding through archers.
pub const R_8_0B: Rule = Rule::new(&Entry { id: "MI-8.0b", title_fr: "Riding through archers", title_en: "Riding through archers" });
/// Riding through archers.
pub const R_8_0B_THROUGH: Rule = Rule::new(&Entry { id: "MI-8.0b", title_fr: "Riding through archers", title_en: "Riding through archers" });
/// Archers ridden through (the die).
pub const R_8_0C: Rule = Rule::new(&Entry { id: "MI-8.0c", title_fr: "Archers ridden through (the die)", title_en: "Archers ridden through (the die)" });
/// Leaders and standards stack.
pub const R_8_0D: Rule = Rule::new(&Entry { id: "MI-8.0d", title_fr: "Leaders and standards stack", title_en: "Leaders and standards stack" });
/// Units that fire.
pub const R_9_1A: Rule = Rule::new(&Entry { id: "MI-9.1a", title_fr: "Units that fire", title_en: "Units that fire" });
/// Range.
pub const R_9_1B: Rule = Rule::new(&Entry { id: "MI-9.1b", title_fr: "Range", title_en: "Range" });
/// Arc of fire.
pub const R_9_1C: Rule = Rule::new(&Entry { id: "MI-9.1c", title_fr: "Arc of fire", title_en: "Arc of fire" });
/// Fire from the saddle (before, during, after movement).
pub const R_9_2A: Rule = Rule::new(&Entry { id: "MI-9.2a", title_fr: "Fire from the saddle (before, during, after movement)", title_en: "Fire from the saddle (before, during, after movement)" });
/// Infantry fires after moving.
pub const R_9_2B: Rule = Rule::new(&Entry { id: "MI-9.2b", title_fr: "Infantry fires after moving", title_en: "Infantry fires after moving" });
/// Active fire.
pub const R_9_2C: Rule = Rule::new(&Entry { id: "MI-9.2c", title_fr: "Active fire", title_en: "Active fire" });
/// Return fire.
pub const R_9_2D: Rule = Rule::new(&Entry { id: "MI-9.2d", title_fr: "Return fire", title_en: "Return fire" });
/// Crossbows never return fire.
pub const R_9_2E: Rule = Rule::new(&Entry { id: "MI-9.2e", title_fr: "Crossbows never return fire", title_en: "Crossbows never return fire" });
/// Reaction fire.
pub const R_9_2F: Rule = Rule::new(&Entry { id: "MI-9.2f", title_fr: "Reaction fire", title_en: "Reaction fire" });
/// No reaction to continued attacks.
pub const R_9_2G: Rule = Rule::new(&Entry { id: "MI-9.2g", title_fr: "No reaction to continued attacks", title_en: "No reaction to continued attacks" });
/// Crossbows and counter-charges.
pub const R_9_2H: Rule = Rule::new(&Entry { id: "MI-9.2h", title_fr: "Crossbows and counter-charges", title_en: "Crossbows and counter-charges" });
/// One target per shot.
pub const R_9_2I: Rule = Rule::new(&Entry { id: "MI-9.2i", title_fr: "One target per shot", title_en: "One target per shot" });
/// Fire modifiers.
pub const R_9_3A: Rule = Rule::new(&Entry { id: "MI-9.3a", title_fr: "Fire modifiers", title_en: "Fire modifiers" });
/// Fire modifiers.
pub const R_9_3A_RANGE: Rule = Rule::new(&Entry { id: "MI-9.3a", title_fr: "Fire modifiers", title_en: "Fire modifiers" });
/// Fire modifiers.
pub const R_9_3A_TERRAIN: Rule = Rule::new(&Entry { id: "MI-9.3a", title_fr: "Fire modifiers", title_en: "Fire modifiers" });
/// Fire modifiers.
pub const R_9_3A_HEXSIDE: Rule = Rule::new(&Entry { id: "MI-9.3a", title_fr: "Fire modifiers", title_en: "Fire modifiers" });
/// Reading the fire table.
pub const R_9_3B: Rule = Rule::new(&Entry { id: "MI-9.3b", title_fr: "Reading the fire table", title_en: "Reading the fire table" });
/// Several shots at one target.
pub const R_9_3C: Rule = Rule::new(&Entry { id: "MI-9.3c", title_fr: "Several shots at one target", title_en: "Several shots at one target" });
/// Flank of a mounted target.
pub const R_9_3D: Rule = Rule::new(&Entry { id: "MI-9.3d", title_fr: "Flank of a mounted target", title_en: "Flank of a mounted target" });
/// Flank of a mounted target.
pub const R_9_3D_FLANK: Rule = Rule::new(&Entry { id: "MI-9.3d", title_fr: "Flank of a mounted target", title_en: "Flank of a mounted target" });
/// Line of sight.
pub const R_9_4A: Rule = Rule::new(&Entry { id: "MI-9.4a", title_fr: "Line of sight", title_en: "Line of sight" });
/// Terrain that blocks.
pub const R_9_4B: Rule = Rule::new(&Entry { id: "MI-9.4b", title_fr: "Terrain that blocks", title_en: "Terrain that blocks" });
/// Height that blocks.
pub const R_9_4C: Rule = Rule::new(&Entry { id: "MI-9.4c", title_fr: "Height that blocks", title_en: "Height that blocks" });
/// Crossbows and units in the way.
pub const R_9_4D: Rule = Rule::new(&Entry { id: "MI-9.4d", title_fr: "Crossbows and units in the way", title_en: "Crossbows and units in the way" });
/// Along a hexside.
pub const R_9_4E: Rule = Rule::new(&Entry { id: "MI-9.4e", title_fr: "Along a hexside", title_en: "Along a hexside" });
/// Our geometry of facing.
pub const RULING_2_1_1: Rule = Rule::new(&Entry { id: "MI-Q2.1-1", title_fr: "Our geometry of facing", title_en: "Our geometry of facing" });
/// Ten types of unit.
pub const RULING_2_2_1: Rule = Rule::new(&Entry { id: "MI-Q2.2-1", title_fr: "Ten types of unit", title_en: "Ten types of unit" });
/// Last Command, free again.
pub const RULING_3_2_1: Rule = Rule::new(&Entry { id: "MI-Q3.2-1", title_fr: "Last Command, free again", title_en: "Last Command, free again" });
/// A single Command.
pub const RULING_3_2_2: Rule = Rule::new(&Entry { id: "MI-Q3.2-2", title_fr: "A single Command", title_en: "A single Command" });
/// Where you may pass.
pub const RULING_4_1_1: Rule = Rule::new(&Entry { id: "MI-Q4.1-1", title_fr: "Where you may pass", title_en: "Where you may pass" });
/// Both sides refuse.
pub const RULING_4_1_2: Rule = Rule::new(&Entry { id: "MI-Q4.1-2", title_fr: "Both sides refuse", title_en: "Both sides refuse" });
/// A Command that can act.
pub const RULING_4_1_3: Rule = Rule::new(&Entry { id: "MI-Q4.1-3", title_fr: "A Command that can act", title_en: "A Command that can act" });
/// Whose rating.
pub const RULING_4_2_1: Rule = Rule::new(&Entry { id: "MI-Q4.2-1", title_fr: "Whose rating", title_en: "Whose rating" });
/// What can be seized.
pub const RULING_4_3_1: Rule = Rule::new(&Entry { id: "MI-Q4.3-1", title_fr: "What can be seized", title_en: "What can be seized" });
/// After a seizure (option seize_guard).
pub const RULING_4_3_2: Rule = Rule::new(&Entry { id: "MI-Q4.3-2", title_fr: "After a seizure (option seize_guard)", title_en: "After a seizure (option seize_guard)" });
/// Seizing with any Command.
pub const RULING_4_3_3: Rule = Rule::new(&Entry { id: "MI-Q4.3-3", title_fr: "Seizing with any Command", title_en: "Seizing with any Command" });
/// The pick after a failed seizure is free.
pub const RULING_4_3_4: Rule = Rule::new(&Entry { id: "MI-Q4.3-4", title_fr: "The pick after a failed seizure is free", title_en: "The pick after a failed seizure is free" });
/// The nominated Command is not binding.
pub const RULING_4_3_5: Rule = Rule::new(&Entry { id: "MI-Q4.3-5", title_fr: "The nominated Command is not binding", title_en: "The nominated Command is not binding" });
/// A seized attempt is lost.
pub const RULING_4_3_6: Rule = Rule::new(&Entry { id: "MI-Q4.3-6", title_fr: "A seized attempt is lost", title_en: "A seized attempt is lost" });
/// One unit at a time.
pub const RULING_5_1_1: Rule = Rule::new(&Entry { id: "MI-Q5.1-1", title_fr: "One unit at a time", title_en: "One unit at a time" });
/// No minimum move.
pub const RULING_5_1_2: Rule = Rule::new(&Entry { id: "MI-Q5.1-2", title_fr: "No minimum move", title_en: "No minimum move" });
/// Climbing, and leaders' costs.
pub const RULING_5_1_3: Rule = Rule::new(&Entry { id: "MI-Q5.1-3", title_fr: "Climbing, and leaders' costs", title_en: "Climbing, and leaders' costs" });
/// No stepping off the map.
pub const RULING_5_2_1: Rule = Rule::new(&Entry { id: "MI-Q5.2-1", title_fr: "No stepping off the map", title_en: "No stepping off the map" });
/// Next to an enemy.
pub const RULING_5_2_2: Rule = Rule::new(&Entry { id: "MI-Q5.2-2", title_fr: "Next to an enemy", title_en: "Next to an enemy" });
/// Which turns are left.
pub const RULING_6_2_1: Rule = Rule::new(&Entry { id: "MI-Q6.2-1", title_fr: "Which turns are left", title_en: "Which turns are left" });
/// Fire or move.
pub const RULING_6_2_2: Rule = Rule::new(&Entry { id: "MI-Q6.2-2", title_fr: "Fire or move", title_en: "Fire or move" });
/// The same ZOC.
pub const RULING_6_2_3: Rule = Rule::new(&Entry { id: "MI-Q6.2-3", title_fr: "The same ZOC", title_en: "The same ZOC" });
/// Disordered and retired units' ZOC.
pub const RULING_7_1_1: Rule = Rule::new(&Entry { id: "MI-Q7.1-1", title_fr: "Disordered and retired units' ZOC", title_en: "Disordered and retired units' ZOC" });
/// ZOC and terrain.
pub const RULING_7_1_2: Rule = Rule::new(&Entry { id: "MI-Q7.1-2", title_fr: "ZOC and terrain", title_en: "ZOC and terrain" });
/// Which mounted units.
pub const RULING_7_1_3: Rule = Rule::new(&Entry { id: "MI-Q7.1-3", title_fr: "Which mounted units", title_en: "Which mounted units" });
/// Two points, once.
pub const RULING_7_2_1: Rule = Rule::new(&Entry { id: "MI-Q7.2-1", title_fr: "Two points, once", title_en: "Two points, once" });
/// Leaders and ZOCs.
pub const RULING_7_2_2: Rule = Rule::new(&Entry { id: "MI-Q7.2-2", title_fr: "Leaders and ZOCs", title_en: "Leaders and ZOCs" });
/// Where one may ride through.
pub const RULING_8_0_1: Rule = Rule::new(&Entry { id: "MI-Q8.0-1", title_fr: "Where one may ride through", title_en: "Where one may ride through" });
/// Riding through in a charge.
pub const RULING_8_0_2: Rule = Rule::new(&Entry { id: "MI-Q8.0-2", title_fr: "Riding through in a charge", title_en: "Riding through in a charge" });
/// Men-at-arms only.
pub const RULING_8_0_3: Rule = Rule::new(&Entry { id: "MI-Q8.0-3", title_fr: "Men-at-arms only", title_en: "Men-at-arms only" });
/// Leaders in a hex.
pub const RULING_8_0_4: Rule = Rule::new(&Entry { id: "MI-Q8.0-4", title_fr: "Leaders in a hex", title_en: "Leaders in a hex" });
/// Retired archers ridden through.
pub const RULING_8_0_5: Rule = Rule::new(&Entry { id: "MI-Q8.0-5", title_fr: "Retired archers ridden through", title_en: "Retired archers ridden through" });
/// Lines through a vertex.
pub const RULING_9_1_1: Rule = Rule::new(&Entry { id: "MI-Q9.1-1", title_fr: "Lines through a vertex", title_en: "Lines through a vertex" });
/// Hobilars on foot.
pub const RULING_9_1_2: Rule = Rule::new(&Entry { id: "MI-Q9.1-2", title_fr: "Hobilars on foot", title_en: "Hobilars on foot" });
/// Genitors' fire and counter-charge.
pub const RULING_9_2_1: Rule = Rule::new(&Entry { id: "MI-Q9.2-1", title_fr: "Genitors' fire and counter-charge", title_en: "Genitors' fire and counter-charge" });
/// Who returns fire.
pub const RULING_9_2_2: Rule = Rule::new(&Entry { id: "MI-Q9.2-2", title_fr: "Who returns fire", title_en: "Who returns fire" });
/// Return fire: decided before the dice.
pub const RULING_9_2_3: Rule = Rule::new(&Entry { id: "MI-Q9.2-3", title_fr: "Return fire: decided before the dice", title_en: "Return fire: decided before the dice" });
/// What draws reaction fire.
pub const RULING_9_2_4: Rule = Rule::new(&Entry { id: "MI-Q9.2-4", title_fr: "What draws reaction fire", title_en: "What draws reaction fire" });
/// Crossbows' reaction.
pub const RULING_9_2_5: Rule = Rule::new(&Entry { id: "MI-Q9.2-5", title_fr: "Crossbows' reaction", title_en: "Crossbows' reaction" });
/// Fire at a counter-charge.
pub const RULING_9_2_6: Rule = Rule::new(&Entry { id: "MI-Q9.2-6", title_fr: "Fire at a counter-charge", title_en: "Fire at a counter-charge" });
/// Disordered on arrival.
pub const RULING_9_2_7: Rule = Rule::new(&Entry { id: "MI-Q9.2-7", title_fr: "Disordered on arrival", title_en: "Disordered on arrival" });
/// Turning after firing.
pub const RULING_9_2_8: Rule = Rule::new(&Entry { id: "MI-Q9.2-8", title_fr: "Turning after firing", title_en: "Turning after firing" });
/// Archers or crossbowmen (example).
pub const RULING_9_2_9: Rule = Rule::new(&Entry { id: "MI-Q9.2-9", title_fr: "Archers or crossbowmen (example)", title_en: "Archers or crossbowmen (example)" });
/// Nothing for the rear.
pub const RULING_9_3_1: Rule = Rule::new(&Entry { id: "MI-Q9.3-1", title_fr: "Nothing for the rear", title_en: "Nothing for the rear" });
/// Fire at a retired unit.
pub const RULING_9_3_2: Rule = Rule::new(&Entry { id: "MI-Q9.3-2", title_fr: "Fire at a retired unit", title_en: "Fire at a retired unit" });
/// Unhorsed without men-at-arms (G, HO).
pub const RULING_9_3_3: Rule = Rule::new(&Entry { id: "MI-Q9.3-3", title_fr: "Unhorsed without men-at-arms (G, HO)", title_en: "Unhorsed without men-at-arms (G, HO)" });
/// Free choice of target.
pub const RULING_9_3_4: Rule = Rule::new(&Entry { id: "MI-Q9.3-4", title_fr: "Free choice of target", title_en: "Free choice of target" });
/// Facing when shot at.
pub const RULING_9_3_5: Rule = Rule::new(&Entry { id: "MI-Q9.3-5", title_fr: "Facing when shot at", title_en: "Facing when shot at" });
/// Either side of the line.
pub const RULING_9_4_1: Rule = Rule::new(&Entry { id: "MI-Q9.4-1", title_fr: "Either side of the line", title_en: "Either side of the line" });
/// Height, to the letter (option los_slope).
pub const RULING_9_4_2: Rule = Rule::new(&Entry { id: "MI-Q9.4-2", title_fr: "Height, to the letter (option los_slope)", title_en: "Height, to the letter (option los_slope)" });
/// Leaders do not block.
pub const RULING_9_4_3: Rule = Rule::new(&Entry { id: "MI-Q9.4-3", title_fr: "Leaders do not block", title_en: "Leaders do not block" });
/// F01.
pub const RULING_01: Rule = Rule::new(&Entry { id: "MI-R01", title_fr: "F01", title_en: "F01" });
/// F01.
pub const RULING_02: Rule = Rule::new(&Entry { id: "MI-R02", title_fr: "F01", title_en: "F01" });
/// F17.
pub const RULING_03: Rule = Rule::new(&Entry { id: "MI-R03", title_fr: "F17", title_en: "F17" });
/// F19.
pub const RULING_04: Rule = Rule::new(&Entry { id: "MI-R04", title_fr: "F19", title_en: "F19" });
/// F52.
pub const RULING_05: Rule = Rule::new(&Entry { id: "MI-R05", title_fr: "F52", title_en: "F52" });
/// F37.
pub const RULING_06: Rule = Rule::new(&Entry { id: "MI-R06", title_fr: "F37", title_en: "F37" });
/// F40.
pub const RULING_07: Rule = Rule::new(&Entry { id: "MI-R07", title_fr: "F40", title_en: "F40" });
/// F43.
pub const RULING_08: Rule = Rule::new(&Entry { id: "MI-R08", title_fr: "F43", title_en: "F43" });
/// s.2.
pub const RULING_09: Rule = Rule::new(&Entry { id: "MI-R09", title_fr: "s.2", title_en: "s.2" });
/// 3.4.
pub const RULING_10: Rule = Rule::new(&Entry { id: "MI-R10", title_fr: "3.4", title_en: "3.4" });
/// 3.5.
pub const RULING_11: Rule = Rule::new(&Entry { id: "MI-R11", title_fr: "3.5", title_en: "3.5" });
/// s.0.
pub const RULING_12: Rule = Rule::new(&Entry { id: "MI-R12", title_fr: "s.0", title_en: "s.0" });
/// 2.4.
pub const RULING_13: Rule = Rule::new(&Entry { id: "MI-R13", title_fr: "2.4", title_en: "2.4" });
/// 2.4.
pub const RULING_13_ARMOURED: Rule = Rule::new(&Entry { id: "MI-R13", title_fr: "2.4", title_en: "2.4" });
/// Who may attack.
pub const R_10_1: Rule = Rule::new(&Entry { id: "MI-10.1", title_fr: "Who may attack", title_en: "Who may attack" });
/// Retreat before shock: who may.
pub const R_10_2_1: Rule = Rule::new(&Entry { id: "MI-10.2.1", title_fr: "Retreat before shock: who may", title_en: "Retreat before shock: who may" });
/// Retreat before shock: where to.
pub const R_10_2_2: Rule = Rule::new(&Entry { id: "MI-10.2.2", title_fr: "Retreat before shock: where to", title_en: "Retreat before shock: where to" });
/// Men-at-arms disordered by it.
pub const R_10_2_3: Rule = Rule::new(&Entry { id: "MI-10.2.3", title_fr: "Men-at-arms disordered by it", title_en: "Men-at-arms disordered by it" });
/// The attacker may follow.
pub const R_10_2_4: Rule = Rule::new(&Entry { id: "MI-10.2.4", title_fr: "The attacker may follow", title_en: "The attacker may follow" });
/// One roll for each defender.
pub const R_10_3_1: Rule = Rule::new(&Entry { id: "MI-10.3.1", title_fr: "One roll for each defender", title_en: "One roll for each defender" });
/// Every enemy in front.
pub const R_10_3_2: Rule = Rule::new(&Entry { id: "MI-10.3.2", title_fr: "Every enemy in front", title_en: "Every enemy in front" });
/// Attacks named first.
pub const R_10_3_3: Rule = Rule::new(&Entry { id: "MI-10.3.3", title_fr: "Attacks named first", title_en: "Attacks named first" });
/// Attacked once in a phase.
pub const R_10_3_4: Rule = Rule::new(&Entry { id: "MI-10.3.4", title_fr: "Attacked once in a phase", title_en: "Attacked once in a phase" });
/// Table and column.
pub const R_10_3_5: Rule = Rule::new(&Entry { id: "MI-10.3.5", title_fr: "Table and column", title_en: "Table and column" });
/// One attacker, several defenders.
pub const R_10_3_6: Rule = Rule::new(&Entry { id: "MI-10.3.6", title_fr: "One attacker, several defenders", title_en: "One attacker, several defenders" });
/// Modifiers add up.
pub const R_10_4: Rule = Rule::new(&Entry { id: "MI-10.4", title_fr: "Modifiers add up", title_en: "Modifiers add up" });
/// Force.
pub const R_10_4_1: Rule = Rule::new(&Entry { id: "MI-10.4.1", title_fr: "Force", title_en: "Force" });
/// Force.
pub const R_10_4_1_FORCE: Rule = Rule::new(&Entry { id: "MI-10.4.1", title_fr: "Force", title_en: "Force" });
/// Angle of attack.
pub const R_10_4_2A: Rule = Rule::new(&Entry { id: "MI-10.4.2a", title_fr: "Angle of attack", title_en: "Angle of attack" });
/// Angle of attack.
pub const R_10_4_2A_FLANK: Rule = Rule::new(&Entry { id: "MI-10.4.2a", title_fr: "Angle of attack", title_en: "Angle of attack" });
/// Angle of attack.
pub const R_10_4_2A_REAR: Rule = Rule::new(&Entry { id: "MI-10.4.2a", title_fr: "Angle of attack", title_en: "Angle of attack" });
/// Angle of attack.
pub const R_10_4_2A_MIXED: Rule = Rule::new(&Entry { id: "MI-10.4.2a", title_fr: "Angle of attack", title_en: "Angle of attack" });
/// Terrain.
pub const R_10_4_2B: Rule = Rule::new(&Entry { id: "MI-10.4.2b", title_fr: "Terrain", title_en: "Terrain" });
/// Terrain.
pub const R_10_4_2B_DEFENDER: Rule = Rule::new(&Entry { id: "MI-10.4.2b", title_fr: "Terrain", title_en: "Terrain" });
/// Terrain.
pub const R_10_4_2B_FROM: Rule = Rule::new(&Entry { id: "MI-10.4.2b", title_fr: "Terrain", title_en: "Terrain" });
/// Terrain.
pub const R_10_4_2B_ACROSS: Rule = Rule::new(&Entry { id: "MI-10.4.2b", title_fr: "Terrain", title_en: "Terrain" });
/// Height.
pub const R_10_4_2C: Rule = Rule::new(&Entry { id: "MI-10.4.2c", title_fr: "Height", title_en: "Height" });
/// Height.
pub const R_10_4_2C_LOWER: Rule = Rule::new(&Entry { id: "MI-10.4.2c", title_fr: "Height", title_en: "Height" });
/// Defender's shock DRM.
pub const R_10_4_3: Rule = Rule::new(&Entry { id: "MI-10.4.3", title_fr: "Defender's shock DRM", title_en: "Defender's shock DRM" });
/// Defender's shock DRM.
pub const R_10_4_3_DEFENDER: Rule = Rule::new(&Entry { id: "MI-10.4.3", title_fr: "Defender's shock DRM", title_en: "Defender's shock DRM" });
/// Charge.
pub const R_10_4_4: Rule = Rule::new(&Entry { id: "MI-10.4.4", title_fr: "Charge", title_en: "Charge" });
/// Charge.
pub const R_10_4_4_FRESH: Rule = Rule::new(&Entry { id: "MI-10.4.4", title_fr: "Charge", title_en: "Charge" });
/// Charge.
pub const R_10_4_4_MOVED: Rule = Rule::new(&Entry { id: "MI-10.4.4", title_fr: "Charge", title_en: "Charge" });
/// Charge.
pub const R_10_4_4_COUNTERED: Rule = Rule::new(&Entry { id: "MI-10.4.4", title_fr: "Charge", title_en: "Charge" });
/// Leader with the charge.
pub const R_10_4_5: Rule = Rule::new(&Entry { id: "MI-10.4.5", title_fr: "Leader with the charge", title_en: "Leader with the charge" });
/// Leader with the charge.
pub const R_10_4_5_LEADER: Rule = Rule::new(&Entry { id: "MI-10.4.5", title_fr: "Leader with the charge", title_en: "Leader with the charge" });
/// Weapon matrix.
pub const R_10_4_6: Rule = Rule::new(&Entry { id: "MI-10.4.6", title_fr: "Weapon matrix", title_en: "Weapon matrix" });
/// Weapon matrix.
pub const R_10_4_6_WEAPONS: Rule = Rule::new(&Entry { id: "MI-10.4.6", title_fr: "Weapon matrix", title_en: "Weapon matrix" });
/// Disordered attacker.
pub const R_10_4_7: Rule = Rule::new(&Entry { id: "MI-10.4.7", title_fr: "Disordered attacker", title_en: "Disordered attacker" });
/// Disordered attacker.
pub const R_10_4_7_DISORDERED: Rule = Rule::new(&Entry { id: "MI-10.4.7", title_fr: "Disordered attacker", title_en: "Disordered attacker" });
/// Retired defender.
pub const R_10_4_8: Rule = Rule::new(&Entry { id: "MI-10.4.8", title_fr: "Retired defender", title_en: "Retired defender" });
/// Retired defender.
pub const R_10_4_8_RETIRED: Rule = Rule::new(&Entry { id: "MI-10.4.8", title_fr: "Retired defender", title_en: "Retired defender" });
/// Defensive formation.
pub const R_10_4_9: Rule = Rule::new(&Entry { id: "MI-10.4.9", title_fr: "Defensive formation", title_en: "Defensive formation" });
/// Defensive formation.
pub const R_10_4_9_WALL: Rule = Rule::new(&Entry { id: "MI-10.4.9", title_fr: "Defensive formation", title_en: "Defensive formation" });
/// Defensive formation.
pub const R_10_4_9_SCHILTRON: Rule = Rule::new(&Entry { id: "MI-10.4.9", title_fr: "Defensive formation", title_en: "Defensive formation" });
/// Mandatory advance.
pub const R_10_5_1: Rule = Rule::new(&Entry { id: "MI-10.5.1", title_fr: "Mandatory advance", title_en: "Mandatory advance" });
/// Which unit advances.
pub const R_10_5_2: Rule = Rule::new(&Entry { id: "MI-10.5.2", title_fr: "Which unit advances", title_en: "Which unit advances" });
/// Advance after several attacks.
pub const R_10_5_3: Rule = Rule::new(&Entry { id: "MI-10.5.3", title_fr: "Advance after several attacks", title_en: "Advance after several attacks" });
/// A charge is combat, not movement.
pub const R_11_1_1: Rule = Rule::new(&Entry { id: "MI-11.1.1", title_fr: "A charge is combat, not movement", title_en: "A charge is combat, not movement" });
/// Adjacent: shock only.
pub const R_11_1_2: Rule = Rule::new(&Entry { id: "MI-11.1.2", title_fr: "Adjacent: shock only", title_en: "Adjacent: shock only" });
/// Disordered: no charge.
pub const R_11_1_3: Rule = Rule::new(&Entry { id: "MI-11.1.3", title_fr: "Disordered: no charge", title_en: "Disordered: no charge" });
/// What a charge gains.
pub const R_11_2: Rule = Rule::new(&Entry { id: "MI-11.2", title_fr: "What a charge gains", title_en: "What a charge gains" });
/// Distance and line of sight.
pub const R_11_3_1: Rule = Rule::new(&Entry { id: "MI-11.3.1", title_fr: "Distance and line of sight", title_en: "Distance and line of sight" });
/// Charges marked first.
pub const R_11_3_2: Rule = Rule::new(&Entry { id: "MI-11.3.2", title_fr: "Charges marked first", title_en: "Charges marked first" });
/// The charge move.
pub const R_11_3_3: Rule = Rule::new(&Entry { id: "MI-11.3.3", title_fr: "The charge move", title_en: "The charge move" });
/// Target gone.
pub const R_11_3_4: Rule = Rule::new(&Entry { id: "MI-11.3.4", title_fr: "Target gone", title_en: "Target gone" });
/// A path that is barred.
pub const R_11_3_5: Rule = Rule::new(&Entry { id: "MI-11.3.5", title_fr: "A path that is barred", title_en: "A path that is barred" });
/// Fire at a charge.
pub const R_11_3_6: Rule = Rule::new(&Entry { id: "MI-11.3.6", title_fr: "Fire at a charge", title_en: "Fire at a charge" });
/// Horses may refuse.
pub const R_11_4_1: Rule = Rule::new(&Entry { id: "MI-11.4.1", title_fr: "Horses may refuse", title_en: "Horses may refuse" });
/// After a refusal.
pub const R_11_4_2: Rule = Rule::new(&Entry { id: "MI-11.4.2", title_fr: "After a refusal", title_en: "After a refusal" });
/// What changes the roll.
pub const R_11_4_3: Rule = Rule::new(&Entry { id: "MI-11.4.3", title_fr: "What changes the roll", title_en: "What changes the roll" });
/// What changes the roll.
pub const R_11_4_3_HEXSIDE: Rule = Rule::new(&Entry { id: "MI-11.4.3", title_fr: "What changes the roll", title_en: "What changes the roll" });
/// What a counter-charge answers.
pub const R_11_5_1: Rule = Rule::new(&Entry { id: "MI-11.5.1", title_fr: "What a counter-charge answers", title_en: "What a counter-charge answers" });
/// Who is free to counter-charge.
pub const R_11_5_2: Rule = Rule::new(&Entry { id: "MI-11.5.2", title_fr: "Who is free to counter-charge", title_en: "Who is free to counter-charge" });
/// After the shot.
pub const R_11_5_3: Rule = Rule::new(&Entry { id: "MI-11.5.3", title_fr: "After the shot", title_en: "After the shot" });
/// Turning for it.
pub const R_11_5_4: Rule = Rule::new(&Entry { id: "MI-11.5.4", title_fr: "Turning for it", title_en: "Turning for it" });
/// One success.
pub const R_11_5_5: Rule = Rule::new(&Entry { id: "MI-11.5.5", title_fr: "One success", title_en: "One success" });
/// Counter-charge roll.
pub const R_11_6_1: Rule = Rule::new(&Entry { id: "MI-11.6.1", title_fr: "Counter-charge roll", title_en: "Counter-charge roll" });
/// Counter-charge roll.
pub const R_11_6_1_OWN: Rule = Rule::new(&Entry { id: "MI-11.6.1", title_fr: "Counter-charge roll", title_en: "Counter-charge roll" });
/// Counter-charge roll.
pub const R_11_6_1_FLANK: Rule = Rule::new(&Entry { id: "MI-11.6.1", title_fr: "Counter-charge roll", title_en: "Counter-charge roll" });
/// Against mounted men-at-arms.
pub const R_11_6_2: Rule = Rule::new(&Entry { id: "MI-11.6.2", title_fr: "Against mounted men-at-arms", title_en: "Against mounted men-at-arms" });
/// Against any other unit.
pub const R_11_6_3: Rule = Rule::new(&Entry { id: "MI-11.6.3", title_fr: "Against any other unit", title_en: "Against any other unit" });
/// Against any other unit.
pub const R_11_6_3_CHARGE: Rule = Rule::new(&Entry { id: "MI-11.6.3", title_fr: "Against any other unit", title_en: "Against any other unit" });
/// Riding up to the shooter.
pub const R_11_6_4: Rule = Rule::new(&Entry { id: "MI-11.6.4", title_fr: "Riding up to the shooter", title_en: "Riding up to the shooter" });
/// Against dismounted men-at-arms.
pub const R_11_6_5: Rule = Rule::new(&Entry { id: "MI-11.6.5", title_fr: "Against dismounted men-at-arms", title_en: "Against dismounted men-at-arms" });
/// Other attacks first.
pub const R_11_6_6: Rule = Rule::new(&Entry { id: "MI-11.6.6", title_fr: "Other attacks first", title_en: "Other attacks first" });
/// Disordered by the shot.
pub const R_11_6_7: Rule = Rule::new(&Entry { id: "MI-11.6.7", title_fr: "Disordered by the shot", title_en: "Disordered by the shot" });
/// Failed counter-charge.
pub const R_11_7: Rule = Rule::new(&Entry { id: "MI-11.7", title_fr: "Failed counter-charge", title_en: "Failed counter-charge" });
/// Which table.
pub const R_12_1: Rule = Rule::new(&Entry { id: "MI-12.1", title_fr: "Which table", title_en: "Which table" });
/// Disordered: movement.
pub const R_12_2_1: Rule = Rule::new(&Entry { id: "MI-12.2.1", title_fr: "Disordered: movement", title_en: "Disordered: movement" });
/// Disordered: shock DRM.
pub const R_12_2_2: Rule = Rule::new(&Entry { id: "MI-12.2.2", title_fr: "Disordered: shock DRM", title_en: "Disordered: shock DRM" });
/// Disordered: fire.
pub const R_12_2_3: Rule = Rule::new(&Entry { id: "MI-12.2.3", title_fr: "Disordered: fire", title_en: "Disordered: fire" });
/// Disordered: fire.
pub const R_12_2_3_FIRER: Rule = Rule::new(&Entry { id: "MI-12.2.3", title_fr: "Disordered: fire", title_en: "Disordered: fire" });
/// Disordered: attack and charge.
pub const R_12_2_4: Rule = Rule::new(&Entry { id: "MI-12.2.4", title_fr: "Disordered: attack and charge", title_en: "Disordered: attack and charge" });
/// Disordered again.
pub const R_12_2_5: Rule = Rule::new(&Entry { id: "MI-12.2.5", title_fr: "Disordered again", title_en: "Disordered again" });
/// Retreat: one hex away.
pub const R_12_3_1: Rule = Rule::new(&Entry { id: "MI-12.3.1", title_fr: "Retreat: one hex away", title_en: "Retreat: one hex away" });
/// Retreat: where it may go.
pub const R_12_3_2: Rule = Rule::new(&Entry { id: "MI-12.3.2", title_fr: "Retreat: where it may go", title_en: "Retreat: where it may go" });
/// Retreat through missile infantry.
pub const R_12_3_3: Rule = Rule::new(&Entry { id: "MI-12.3.3", title_fr: "Retreat through missile infantry", title_en: "Retreat through missile infantry" });
/// Retreat impossible.
pub const R_12_3_4: Rule = Rule::new(&Entry { id: "MI-12.3.4", title_fr: "Retreat impossible", title_en: "Retreat impossible" });
/// Retired to the standard.
pub const R_12_4_1: Rule = Rule::new(&Entry { id: "MI-12.4.1", title_fr: "Retired to the standard", title_en: "Retired to the standard" });
/// Surrounded.
pub const R_12_4_2: Rule = Rule::new(&Entry { id: "MI-12.4.2", title_fr: "Surrounded", title_en: "Surrounded" });
/// One hex an activation.
pub const R_12_4_3: Rule = Rule::new(&Entry { id: "MI-12.4.3", title_fr: "One hex an activation", title_en: "One hex an activation" });
/// Retired and hit again.
pub const R_12_4_4: Rule = Rule::new(&Entry { id: "MI-12.4.4", title_fr: "Retired and hit again", title_en: "Retired and hit again" });
/// Activated with its Command.
pub const R_12_4_5: Rule = Rule::new(&Entry { id: "MI-12.4.5", title_fr: "Activated with its Command", title_en: "Activated with its Command" });
/// Unhorsed.
pub const R_12_5_1: Rule = Rule::new(&Entry { id: "MI-12.5.1", title_fr: "Unhorsed", title_en: "Unhorsed" });
/// Unhorsed for good.
pub const R_12_5_2: Rule = Rule::new(&Entry { id: "MI-12.5.2", title_fr: "Unhorsed for good", title_en: "Unhorsed for good" });
/// Eliminated.
pub const R_12_6: Rule = Rule::new(&Entry { id: "MI-12.6", title_fr: "Eliminated", title_en: "Eliminated" });
/// Continued Attack.
pub const R_12_7_1: Rule = Rule::new(&Entry { id: "MI-12.7.1", title_fr: "Continued Attack", title_en: "Continued Attack" });
/// Which unit continues.
pub const R_12_7_2: Rule = Rule::new(&Entry { id: "MI-12.7.2", title_fr: "Which unit continues", title_en: "Which unit continues" });
/// No answer to it.
pub const R_12_7_3: Rule = Rule::new(&Entry { id: "MI-12.7.3", title_fr: "No answer to it", title_en: "No answer to it" });
/// Again and again.
pub const R_12_7_4: Rule = Rule::new(&Entry { id: "MI-12.7.4", title_fr: "Again and again", title_en: "Again and again" });
/// Disordered units recover.
pub const R_13_1_1: Rule = Rule::new(&Entry { id: "MI-13.1.1", title_fr: "Disordered units recover", title_en: "Disordered units recover" });
/// Retired units recover.
pub const R_13_1_2: Rule = Rule::new(&Entry { id: "MI-13.1.2", title_fr: "Retired units recover", title_en: "Retired units recover" });
/// Not next to the enemy.
pub const R_13_1_3: Rule = Rule::new(&Entry { id: "MI-13.1.3", title_fr: "Not next to the enemy", title_en: "Not next to the enemy" });
/// Activating a standard.
pub const R_13_2_1: Rule = Rule::new(&Entry { id: "MI-13.2.1", title_fr: "Activating a standard", title_en: "Activating a standard" });
/// Only in a free activation.
pub const R_13_2_2: Rule = Rule::new(&Entry { id: "MI-13.2.2", title_fr: "Only in a free activation", title_en: "Only in a free activation" });
/// Rally and nothing else.
pub const R_13_2_3: Rule = Rule::new(&Entry { id: "MI-13.2.3", title_fr: "Rally and nothing else", title_en: "Rally and nothing else" });
/// A standard lost.
pub const R_13_2_4: Rule = Rule::new(&Entry { id: "MI-13.2.4", title_fr: "A standard lost", title_en: "A standard lost" });
/// Who may form a Shield Wall.
pub const R_14_1_1: Rule = Rule::new(&Entry { id: "MI-14.1.1", title_fr: "Who may form a Shield Wall", title_en: "Who may form a Shield Wall" });
/// The order.
pub const R_14_1_2: Rule = Rule::new(&Entry { id: "MI-14.1.2", title_fr: "The order", title_en: "The order" });
/// No move, no attack.
pub const R_14_1_3: Rule = Rule::new(&Entry { id: "MI-14.1.3", title_fr: "No move, no attack", title_en: "No move, no attack" });
/// One vertex.
pub const R_14_1_4: Rule = Rule::new(&Entry { id: "MI-14.1.4", title_fr: "One vertex", title_en: "One vertex" });
/// Protection of the wall.
pub const R_14_1_5: Rule = Rule::new(&Entry { id: "MI-14.1.5", title_fr: "Protection of the wall", title_en: "Protection of the wall" });
/// Protection of the wall.
pub const R_14_1_5_FIRE: Rule = Rule::new(&Entry { id: "MI-14.1.5", title_fr: "Protection of the wall", title_en: "Protection of the wall" });
/// No charge at its front.
pub const R_14_1_6: Rule = Rule::new(&Entry { id: "MI-14.1.6", title_fr: "No charge at its front", title_en: "No charge at its front" });
/// Disordered in the wall.
pub const R_14_1_7: Rule = Rule::new(&Entry { id: "MI-14.1.7", title_fr: "Disordered in the wall", title_en: "Disordered in the wall" });
/// Moved by a result.
pub const R_14_1_8: Rule = Rule::new(&Entry { id: "MI-14.1.8", title_fr: "Moved by a result", title_en: "Moved by a result" });
/// Only where the battle says so.
pub const R_14_1_9: Rule = Rule::new(&Entry { id: "MI-14.1.9", title_fr: "Only where the battle says so", title_en: "Only where the battle says so" });
/// Hobilars on horseback.
pub const R_14_2_1: Rule = Rule::new(&Entry { id: "MI-14.2.1", title_fr: "Hobilars on horseback", title_en: "Hobilars on horseback" });
/// Mounting and dismounting.
pub const R_14_2_2: Rule = Rule::new(&Entry { id: "MI-14.2.2", title_fr: "Mounting and dismounting", title_en: "Mounting and dismounting" });
/// Mounting and dismounting.
pub const R_14_2_2_MOUNT: Rule = Rule::new(&Entry { id: "MI-14.2.2", title_fr: "Mounting and dismounting", title_en: "Mounting and dismounting" });
/// Mounting and dismounting.
pub const R_14_2_2_DISMOUNT: Rule = Rule::new(&Entry { id: "MI-14.2.2", title_fr: "Mounting and dismounting", title_en: "Mounting and dismounting" });
/// Commands.
pub const R_15_1: Rule = Rule::new(&Entry { id: "MI-15.1", title_fr: "Commands", title_en: "Commands" });
/// Command range.
pub const R_15_2_1: Rule = Rule::new(&Entry { id: "MI-15.2.1", title_fr: "Command range", title_en: "Command range" });
/// Where it is traced.
pub const R_15_2_2: Rule = Rule::new(&Entry { id: "MI-15.2.2", title_fr: "Where it is traced", title_en: "Where it is traced" });
/// Chain of command.
pub const R_15_2_3: Rule = Rule::new(&Entry { id: "MI-15.2.3", title_fr: "Chain of command", title_en: "Chain of command" });
/// Out of Command.
pub const R_15_2_4: Rule = Rule::new(&Entry { id: "MI-15.2.4", title_fr: "Out of Command", title_en: "Out of Command" });
/// Leader in a charge.
pub const R_15_3: Rule = Rule::new(&Entry { id: "MI-15.3", title_fr: "Leader in a charge", title_en: "Leader in a charge" });
/// Leader under fire.
pub const R_15_4_1: Rule = Rule::new(&Entry { id: "MI-15.4.1", title_fr: "Leader under fire", title_en: "Leader under fire" });
/// Leader in shock.
pub const R_15_4_2: Rule = Rule::new(&Entry { id: "MI-15.4.2", title_fr: "Leader in shock", title_en: "Leader in shock" });
/// Leader in shock.
pub const R_15_4_2_RATING: Rule = Rule::new(&Entry { id: "MI-15.4.2", title_fr: "Leader in shock", title_en: "Leader in shock" });
/// The survivor's place.
pub const R_15_4_3: Rule = Rule::new(&Entry { id: "MI-15.4.3", title_fr: "The survivor's place", title_en: "The survivor's place" });
/// Leader alone.
pub const R_15_5: Rule = Rule::new(&Entry { id: "MI-15.5", title_fr: "Leader alone", title_en: "Leader alone" });
/// Replacement leader.
pub const R_15_6_1: Rule = Rule::new(&Entry { id: "MI-15.6.1", title_fr: "Replacement leader", title_en: "Replacement leader" });
/// What leaders count.
pub const R_15_6_2: Rule = Rule::new(&Entry { id: "MI-15.6.2", title_fr: "What leaders count", title_en: "What leaders count" });
/// The flight check.
pub const R_16_0_1: Rule = Rule::new(&Entry { id: "MI-16.0.1", title_fr: "The flight check", title_en: "The flight check" });
/// The flight check.
pub const R_16_0_1_POINTS: Rule = Rule::new(&Entry { id: "MI-16.0.1", title_fr: "The flight check", title_en: "The flight check" });
/// When it is made.
pub const R_16_0_2: Rule = Rule::new(&Entry { id: "MI-16.0.2", title_fr: "When it is made", title_en: "When it is made" });
/// Flight Points.
pub const R_16_0_3: Rule = Rule::new(&Entry { id: "MI-16.0.3", title_fr: "Flight Points", title_en: "Flight Points" });
/// Flight Points.
pub const R_16_0_3_MAA: Rule = Rule::new(&Entry { id: "MI-16.0.3", title_fr: "Flight Points", title_en: "Flight Points" });
/// Flight Points.
pub const R_16_0_3_KING: Rule = Rule::new(&Entry { id: "MI-16.0.3", title_fr: "Flight Points", title_en: "Flight Points" });
/// Flight Points.
pub const R_16_0_3_UNIT: Rule = Rule::new(&Entry { id: "MI-16.0.3", title_fr: "Flight Points", title_en: "Flight Points" });
/// Flight Points.
pub const R_16_0_3_LEADER: Rule = Rule::new(&Entry { id: "MI-16.0.3", title_fr: "Flight Points", title_en: "Flight Points" });
/// Flight Points.
pub const R_16_0_3_RETIRED: Rule = Rule::new(&Entry { id: "MI-16.0.3", title_fr: "Flight Points", title_en: "Flight Points" });
/// Points of the battle.
pub const R_16_0_4: Rule = Rule::new(&Entry { id: "MI-16.0.4", title_fr: "Points of the battle", title_en: "Points of the battle" });
/// Points of the battle.
pub const R_16_0_4_MARKER: Rule = Rule::new(&Entry { id: "MI-16.0.4", title_fr: "Points of the battle", title_en: "Points of the battle" });
/// A lost standard.
pub const R_16_0_5: Rule = Rule::new(&Entry { id: "MI-16.0.5", title_fr: "A lost standard", title_en: "A lost standard" });
/// The terrain table.
pub const R_TER_1: Rule = Rule::new(&Entry { id: "MI-TER-1", title_fr: "The terrain table", title_en: "The terrain table" });
/// The terrain table.
pub const R_TER_1_HEX: Rule = Rule::new(&Entry { id: "MI-TER-1", title_fr: "The terrain table", title_en: "The terrain table" });
/// The terrain table.
pub const R_TER_1_HEXSIDE: Rule = Rule::new(&Entry { id: "MI-TER-1", title_fr: "The terrain table", title_en: "The terrain table" });
/// The terrain table.
pub const R_TER_1_CLIMB: Rule = Rule::new(&Entry { id: "MI-TER-1", title_fr: "The terrain table", title_en: "The terrain table" });
/// The terrain table.
pub const R_TER_1_COVER: Rule = Rule::new(&Entry { id: "MI-TER-1", title_fr: "The terrain table", title_en: "The terrain table" });
/// The terrain table.
pub const R_TER_1_ACROSS: Rule = Rule::new(&Entry { id: "MI-TER-1", title_fr: "The terrain table", title_en: "The terrain table" });
/// No charge here.
pub const R_TER_2: Rule = Rule::new(&Entry { id: "MI-TER-2", title_fr: "No charge here", title_en: "No charge here" });
/// Horses and water.
pub const R_TER_3: Rule = Rule::new(&Entry { id: "MI-TER-3", title_fr: "Horses and water", title_en: "Horses and water" });
/// Off the map.
pub const R_ENT_1: Rule = Rule::new(&Entry { id: "MI-ENT-1", title_fr: "Off the map", title_en: "Off the map" });
/// Entering.
pub const R_ENT_2: Rule = Rule::new(&Entry { id: "MI-ENT-2", title_fr: "Entering", title_en: "Entering" });
/// The leader first.
pub const R_ENT_3: Rule = Rule::new(&Entry { id: "MI-ENT-3", title_fr: "The leader first", title_en: "The leader first" });
/// After entering.
pub const R_ENT_4: Rule = Rule::new(&Entry { id: "MI-ENT-4", title_fr: "After entering", title_en: "After entering" });
/// Who may form it.
pub const R_SCH_1: Rule = Rule::new(&Entry { id: "MI-SCH-1", title_fr: "Who may form it", title_en: "Who may form it" });
/// Standing still.
pub const R_SCH_2: Rule = Rule::new(&Entry { id: "MI-SCH-2", title_fr: "Standing still", title_en: "Standing still" });
/// Locked.
pub const R_SCH_3: Rule = Rule::new(&Entry { id: "MI-SCH-3", title_fr: "Locked", title_en: "Locked" });
/// No charge at its front.
pub const R_SCH_4: Rule = Rule::new(&Entry { id: "MI-SCH-4", title_fr: "No charge at its front", title_en: "No charge at its front" });
/// Protection in shock.
pub const R_SCH_5: Rule = Rule::new(&Entry { id: "MI-SCH-5", title_fr: "Protection in shock", title_en: "Protection in shock" });
/// No retreat.
pub const R_SCH_6: Rule = Rule::new(&Entry { id: "MI-SCH-6", title_fr: "No retreat", title_en: "No retreat" });
/// How it ends.
pub const R_SCH_7: Rule = Rule::new(&Entry { id: "MI-SCH-7", title_fr: "How it ends", title_en: "How it ends" });
/// Disordered.
pub const R_SCH_8: Rule = Rule::new(&Entry { id: "MI-SCH-8", title_fr: "Disordered", title_en: "Disordered" });
/// No zone of control.
pub const R_SCH_9: Rule = Rule::new(&Entry { id: "MI-SCH-9", title_fr: "No zone of control", title_en: "No zone of control" });
/// Whom it concerns.
pub const R_IMP_1: Rule = Rule::new(&Entry { id: "MI-IMP-1", title_fr: "Whom it concerns", title_en: "Whom it concerns" });
/// Hot.
pub const R_IMP_2: Rule = Rule::new(&Entry { id: "MI-IMP-2", title_fr: "Hot", title_en: "Hot" });
/// Ending the move.
pub const R_IMP_3: Rule = Rule::new(&Entry { id: "MI-IMP-3", title_fr: "Ending the move", title_en: "Ending the move" });
/// Must attack.
pub const R_IMP_4: Rule = Rule::new(&Entry { id: "MI-IMP-4", title_fr: "Must attack", title_en: "Must attack" });
/// Released.
pub const R_IMP_5: Rule = Rule::new(&Entry { id: "MI-IMP-5", title_fr: "Released", title_en: "Released" });
/// Scots in schiltron.
pub const R_FAL_1: Rule = Rule::new(&Entry { id: "MI-FAL-1", title_fr: "Scots in schiltron", title_en: "Scots in schiltron" });
/// Pinned.
pub const R_FAL_2A: Rule = Rule::new(&Entry { id: "MI-FAL-2a", title_fr: "Pinned", title_en: "Pinned" });
/// Contested.
pub const R_FAL_2B: Rule = Rule::new(&Entry { id: "MI-FAL-2b", title_fr: "Contested", title_en: "Contested" });
/// Free set-up.
pub const R_FAL_2C: Rule = Rule::new(&Entry { id: "MI-FAL-2c", title_fr: "Free set-up", title_en: "Free set-up" });
/// English arrival.
pub const R_FAL_3: Rule = Rule::new(&Entry { id: "MI-FAL-3", title_fr: "English arrival", title_en: "English arrival" });
/// Scottish horse.
pub const R_FAL_4: Rule = Rule::new(&Entry { id: "MI-FAL-4", title_fr: "Scottish horse", title_en: "Scottish horse" });
/// Sullen Welsh.
pub const R_FAL_5: Rule = Rule::new(&Entry { id: "MI-FAL-5", title_fr: "Sullen Welsh", title_en: "Sullen Welsh" });
/// Flemish Shield Wall.
pub const R_COU_1: Rule = Rule::new(&Entry { id: "MI-COU-1", title_fr: "Flemish Shield Wall", title_en: "Flemish Shield Wall" });
/// Castle garrison.
pub const R_COU_2: Rule = Rule::new(&Entry { id: "MI-COU-2", title_fr: "Castle garrison", title_en: "Castle garrison" });
/// Brook and ditch.
pub const R_COU_3: Rule = Rule::new(&Entry { id: "MI-COU-3", title_fr: "Brook and ditch", title_en: "Brook and ditch" });
/// Drowned in the brook.
pub const R_COU_4: Rule = Rule::new(&Entry { id: "MI-COU-4", title_fr: "Drowned in the brook", title_en: "Drowned in the brook" });
/// Who begins.
pub const R_BAN_1: Rule = Rule::new(&Entry { id: "MI-BAN-1", title_fr: "Who begins", title_en: "Who begins" });
/// Scottish schiltron.
pub const R_BAN_2: Rule = Rule::new(&Entry { id: "MI-BAN-2", title_fr: "Scottish schiltron", title_en: "Scottish schiltron" });
/// Axes enter a schiltron.
pub const R_BAN_3A: Rule = Rule::new(&Entry { id: "MI-BAN-3a", title_fr: "Axes enter a schiltron", title_en: "Axes enter a schiltron" });
/// No target of their own.
pub const R_BAN_3B: Rule = Rule::new(&Entry { id: "MI-BAN-3b", title_fr: "No target of their own", title_en: "No target of their own" });
/// Axes attack from inside.
pub const R_BAN_3C: Rule = Rule::new(&Entry { id: "MI-BAN-3c", title_fr: "Axes attack from inside", title_en: "Axes attack from inside" });
/// The axes' fate.
pub const R_BAN_3D: Rule = Rule::new(&Entry { id: "MI-BAN-3d", title_fr: "The axes' fate", title_en: "The axes' fate" });
/// When the schiltron breaks.
pub const R_BAN_3E: Rule = Rule::new(&Entry { id: "MI-BAN-3e", title_fr: "When the schiltron breaks", title_en: "When the schiltron breaks" });
/// Small folk.
pub const R_BAN_4: Rule = Rule::new(&Entry { id: "MI-BAN-4", title_fr: "Small folk", title_en: "Small folk" });
/// Wet strings.
pub const R_CRE_1: Rule = Rule::new(&Entry { id: "MI-CRE-1", title_fr: "Wet strings", title_en: "Wet strings" });
/// Wet strings.
pub const R_CRE_1_WET: Rule = Rule::new(&Entry { id: "MI-CRE-1", title_fr: "Wet strings", title_en: "Wet strings" });
/// Mud.
pub const R_CRE_2: Rule = Rule::new(&Entry { id: "MI-CRE-2", title_fr: "Mud", title_en: "Mud" });
/// Mud.
pub const R_CRE_2_MUD: Rule = Rule::new(&Entry { id: "MI-CRE-2", title_fr: "Mud", title_en: "Mud" });
/// Impetuous chivalry.
pub const R_CRE_3: Rule = Rule::new(&Entry { id: "MI-CRE-3", title_fr: "Impetuous chivalry", title_en: "Impetuous chivalry" });
/// Hired bowmen.
pub const R_CRE_4: Rule = Rule::new(&Entry { id: "MI-CRE-4", title_fr: "Hired bowmen", title_en: "Hired bowmen" });
/// English Shield Wall.
pub const R_CRE_5: Rule = Rule::new(&Entry { id: "MI-CRE-5", title_fr: "English Shield Wall", title_en: "English Shield Wall" });
/// Bombards.
pub const R_CRE_6: Rule = Rule::new(&Entry { id: "MI-CRE-6", title_fr: "Bombards", title_en: "Bombards" });
/// Pits.
pub const R_CRE_7: Rule = Rule::new(&Entry { id: "MI-CRE-7", title_fr: "Pits", title_en: "Pits" });
/// Pits.
pub const R_CRE_7_HORSES: Rule = Rule::new(&Entry { id: "MI-CRE-7", title_fr: "Pits", title_en: "Pits" });
/// Pits.
pub const R_CRE_7_ATTACKER: Rule = Rule::new(&Entry { id: "MI-CRE-7", title_fr: "Pits", title_en: "Pits" });
/// The Marshals.
pub const R_POI_1: Rule = Rule::new(&Entry { id: "MI-POI-1", title_fr: "The Marshals", title_en: "The Marshals" });
/// King John arrives.
pub const R_POI_2: Rule = Rule::new(&Entry { id: "MI-POI-2", title_fr: "King John arrives", title_en: "King John arrives" });
/// Hedge.
pub const R_POI_3: Rule = Rule::new(&Entry { id: "MI-POI-3", title_fr: "Hedge", title_en: "Hedge" });
/// Captal de Buch.
pub const R_POI_4: Rule = Rule::new(&Entry { id: "MI-POI-4", title_fr: "Captal de Buch", title_en: "Captal de Buch" });
/// Impetuous chivalry.
pub const R_POI_5: Rule = Rule::new(&Entry { id: "MI-POI-5", title_fr: "Impetuous chivalry", title_en: "Impetuous chivalry" });
/// Hired bowmen.
pub const R_POI_6: Rule = Rule::new(&Entry { id: "MI-POI-6", title_fr: "Hired bowmen", title_en: "Hired bowmen" });
/// Wagons.
pub const R_POI_7: Rule = Rule::new(&Entry { id: "MI-POI-7", title_fr: "Wagons", title_en: "Wagons" });
/// Gascon hobilars.
pub const R_POI_8: Rule = Rule::new(&Entry { id: "MI-POI-8", title_fr: "Gascon hobilars", title_en: "Gascon hobilars" });
/// To horse.
pub const R_POI_9: Rule = Rule::new(&Entry { id: "MI-POI-9", title_fr: "To horse", title_en: "To horse" });
/// Genitors in zones.
pub const R_NAJ_1A: Rule = Rule::new(&Entry { id: "MI-NAJ-1a", title_fr: "Genitors in zones", title_en: "Genitors in zones" });
/// Zones of genitors.
pub const R_NAJ_1B: Rule = Rule::new(&Entry { id: "MI-NAJ-1b", title_fr: "Zones of genitors", title_en: "Zones of genitors" });
/// Genitors evade.
pub const R_NAJ_1C: Rule = Rule::new(&Entry { id: "MI-NAJ-1c", title_fr: "Genitors evade", title_en: "Genitors evade" });
/// Fire from the saddle.
pub const R_NAJ_1D: Rule = Rule::new(&Entry { id: "MI-NAJ-1d", title_fr: "Fire from the saddle", title_en: "Fire from the saddle" });
/// King Pedro.
pub const R_NAJ_2: Rule = Rule::new(&Entry { id: "MI-NAJ-2", title_fr: "King Pedro", title_en: "King Pedro" });
/// Don Tello.
pub const R_NAJ_3: Rule = Rule::new(&Entry { id: "MI-NAJ-3", title_fr: "Don Tello", title_en: "Don Tello" });
/// Town levies.
pub const R_NAJ_4: Rule = Rule::new(&Entry { id: "MI-NAJ-4", title_fr: "Town levies", title_en: "Town levies" });
/// Rows of the matrix.
pub const RULING_10_1_1: Rule = Rule::new(&Entry { id: "MI-Q10.1-1", title_fr: "Rows of the matrix", title_en: "Rows of the matrix" });
/// Enemy out of reach.
pub const RULING_10_1_2: Rule = Rule::new(&Entry { id: "MI-Q10.1-2", title_fr: "Enemy out of reach", title_en: "Enemy out of reach" });
/// Attacked only by foot.
pub const RULING_10_2_1: Rule = Rule::new(&Entry { id: "MI-Q10.2-1", title_fr: "Attacked only by foot", title_en: "Attacked only by foot" });
/// Following an evading unit.
pub const RULING_10_2_2: Rule = Rule::new(&Entry { id: "MI-Q10.2-2", title_fr: "Following an evading unit", title_en: "Following an evading unit" });
/// A combat and its force.
pub const RULING_10_3_1: Rule = Rule::new(&Entry { id: "MI-Q10.3-1", title_fr: "A combat and its force", title_en: "A combat and its force" });
/// Who may be left out.
pub const RULING_10_3_2: Rule = Rule::new(&Entry { id: "MI-Q10.3-2", title_fr: "Who may be left out", title_en: "Who may be left out" });
/// Letters of another game (readers).
pub const RULING_10_3_3: Rule = Rule::new(&Entry { id: "MI-Q10.3-3", title_fr: "Letters of another game (readers)", title_en: "Letters of another game (readers)" });
/// Attacks tested again.
pub const RULING_10_3_4: Rule = Rule::new(&Entry { id: "MI-Q10.3-4", title_fr: "Attacks tested again", title_en: "Attacks tested again" });
/// Defender or attacker moved.
pub const RULING_10_3_5: Rule = Rule::new(&Entry { id: "MI-Q10.3-5", title_fr: "Defender or attacker moved", title_en: "Defender or attacker moved" });
/// Results on attackers.
pub const RULING_10_3_6: Rule = Rule::new(&Entry { id: "MI-Q10.3-6", title_fr: "Results on attackers", title_en: "Results on attackers" });
/// Dice before results.
pub const RULING_10_3_7: Rule = Rule::new(&Entry { id: "MI-Q10.3-7", title_fr: "Dice before results", title_en: "Dice before results" });
/// Three advantages of position.
pub const RULING_10_4_1: Rule = Rule::new(&Entry { id: "MI-Q10.4-1", title_fr: "Three advantages of position", title_en: "Three advantages of position" });
/// Sum of the terrain.
pub const RULING_10_4_2: Rule = Rule::new(&Entry { id: "MI-Q10.4-2", title_fr: "Sum of the terrain", title_en: "Sum of the terrain" });
/// Several chargers.
pub const RULING_10_4_3: Rule = Rule::new(&Entry { id: "MI-Q10.4-3", title_fr: "Several chargers", title_en: "Several chargers" });
/// Which leader counts.
pub const RULING_10_4_4: Rule = Rule::new(&Entry { id: "MI-Q10.4-4", title_fr: "Which leader counts", title_en: "Which leader counts" });
/// Several weapons.
pub const RULING_10_4_5: Rule = Rule::new(&Entry { id: "MI-Q10.4-5", title_fr: "Several weapons", title_en: "Several weapons" });
/// Several Disordered.
pub const RULING_10_4_6: Rule = Rule::new(&Entry { id: "MI-Q10.4-6", title_fr: "Several Disordered", title_en: "Several Disordered" });
/// All of them lower.
pub const RULING_10_4_7: Rule = Rule::new(&Entry { id: "MI-Q10.4-7", title_fr: "All of them lower", title_en: "All of them lower" });
/// Leader of a failed charge.
pub const RULING_10_4_8: Rule = Rule::new(&Entry { id: "MI-Q10.4-8", title_fr: "Leader of a failed charge", title_en: "Leader of a failed charge" });
/// The best unit.
pub const RULING_10_5_1: Rule = Rule::new(&Entry { id: "MI-Q10.5-1", title_fr: "The best unit", title_en: "The best unit" });
/// Disordered in the combat.
pub const RULING_10_5_2: Rule = Rule::new(&Entry { id: "MI-Q10.5-2", title_fr: "Disordered in the combat", title_en: "Disordered in the combat" });
/// A hex given up.
pub const RULING_10_5_3: Rule = Rule::new(&Entry { id: "MI-Q10.5-3", title_fr: "A hex given up", title_en: "A hex given up" });
/// Charging from a zone.
pub const RULING_11_1_1: Rule = Rule::new(&Entry { id: "MI-Q11.1-1", title_fr: "Charging from a zone", title_en: "Charging from a zone" });
/// Length of a charge.
pub const RULING_11_3_1: Rule = Rule::new(&Entry { id: "MI-Q11.3-1", title_fr: "Length of a charge", title_en: "Length of a charge" });
/// Direction of a charge.
pub const RULING_11_3_2: Rule = Rule::new(&Entry { id: "MI-Q11.3-2", title_fr: "Direction of a charge", title_en: "Direction of a charge" });
/// Zones on the way.
pub const RULING_11_3_3: Rule = Rule::new(&Entry { id: "MI-Q11.3-3", title_fr: "Zones on the way", title_en: "Zones on the way" });
/// Hexes on the way.
pub const RULING_11_3_4: Rule = Rule::new(&Entry { id: "MI-Q11.3-4", title_fr: "Hexes on the way", title_en: "Hexes on the way" });
/// No way left.
pub const RULING_11_3_5: Rule = Rule::new(&Entry { id: "MI-Q11.3-5", title_fr: "No way left", title_en: "No way left" });
/// What moving means.
pub const RULING_11_3_6: Rule = Rule::new(&Entry { id: "MI-Q11.3-6", title_fr: "What moving means", title_en: "What moving means" });
/// Charging Out of Command.
pub const RULING_11_3_7: Rule = Rule::new(&Entry { id: "MI-Q11.3-7", title_fr: "Charging Out of Command", title_en: "Charging Out of Command" });
/// A second enemy in front.
pub const RULING_11_3_8: Rule = Rule::new(&Entry { id: "MI-Q11.3-8", title_fr: "A second enemy in front", title_en: "A second enemy in front" });
/// Which defenders balk the horses.
pub const RULING_11_4_1: Rule = Rule::new(&Entry { id: "MI-Q11.4-1", title_fr: "Which defenders balk the horses", title_en: "Which defenders balk the horses" });
/// Disordered pikes.
pub const RULING_11_4_2: Rule = Rule::new(&Entry { id: "MI-Q11.4-2", title_fr: "Disordered pikes", title_en: "Disordered pikes" });
/// One reaction.
pub const RULING_11_5_1: Rule = Rule::new(&Entry { id: "MI-Q11.5-1", title_fr: "One reaction", title_en: "One reaction" });
/// In the attacker's zone.
pub const RULING_11_5_2: Rule = Rule::new(&Entry { id: "MI-Q11.5-2", title_fr: "In the attacker's zone", title_en: "In the attacker's zone" });
/// One vertex.
pub const RULING_11_5_3: Rule = Rule::new(&Entry { id: "MI-Q11.5-3", title_fr: "One vertex", title_en: "One vertex" });
/// Which fire can be answered.
pub const RULING_11_5_4: Rule = Rule::new(&Entry { id: "MI-Q11.5-4", title_fr: "Which fire can be answered", title_en: "Which fire can be answered" });
/// Against a rider who does not charge.
pub const RULING_11_6_1: Rule = Rule::new(&Entry { id: "MI-Q11.6-1", title_fr: "Against a rider who does not charge", title_en: "Against a rider who does not charge" });
/// Several attackers.
pub const RULING_11_6_2: Rule = Rule::new(&Entry { id: "MI-Q11.6-2", title_fr: "Several attackers", title_en: "Several attackers" });
/// Horses in a counter-charge.
pub const RULING_11_6_3: Rule = Rule::new(&Entry { id: "MI-Q11.6-3", title_fr: "Horses in a counter-charge", title_en: "Horses in a counter-charge" });
/// Way to the shooter.
pub const RULING_11_6_4: Rule = Rule::new(&Entry { id: "MI-Q11.6-4", title_fr: "Way to the shooter", title_en: "Way to the shooter" });
/// One enemy.
pub const RULING_11_6_5: Rule = Rule::new(&Entry { id: "MI-Q11.6-5", title_fr: "One enemy", title_en: "One enemy" });
/// Disordered by the answered fire.
pub const RULING_11_6_6: Rule = Rule::new(&Entry { id: "MI-Q11.6-6", title_fr: "Disordered by the answered fire", title_en: "Disordered by the answered fire" });
/// Results in full.
pub const RULING_11_6_7: Rule = Rule::new(&Entry { id: "MI-Q11.6-7", title_fr: "Results in full", title_en: "Results in full" });
/// Below 0, above 9.
pub const RULING_11_6_8: Rule = Rule::new(&Entry { id: "MI-Q11.6-8", title_fr: "Below 0, above 9", title_en: "Below 0, above 9" });
/// Disordered while moving.
pub const RULING_12_2_1: Rule = Rule::new(&Entry { id: "MI-Q12.2-1", title_fr: "Disordered while moving", title_en: "Disordered while moving" });
/// Away.
pub const RULING_12_3_1: Rule = Rule::new(&Entry { id: "MI-Q12.3-1", title_fr: "Away", title_en: "Away" });
/// Through a friend.
pub const RULING_12_3_2: Rule = Rule::new(&Entry { id: "MI-Q12.3-2", title_fr: "Through a friend", title_en: "Through a friend" });
/// Captures on the way.
pub const RULING_12_3_3: Rule = Rule::new(&Entry { id: "MI-Q12.3-3", title_fr: "Captures on the way", title_en: "Captures on the way" });
/// Units that never retreat.
pub const RULING_12_3_4: Rule = Rule::new(&Entry { id: "MI-Q12.3-4", title_fr: "Units that never retreat", title_en: "Units that never retreat" });
/// Attackers retreat.
pub const RULING_12_3_5: Rule = Rule::new(&Entry { id: "MI-Q12.3-5", title_fr: "Attackers retreat", title_en: "Attackers retreat" });
/// Surrounded.
pub const RULING_12_4_1: Rule = Rule::new(&Entry { id: "MI-Q12.4-1", title_fr: "Surrounded", title_en: "Surrounded" });
/// Place at the standard.
pub const RULING_12_4_2: Rule = Rule::new(&Entry { id: "MI-Q12.4-2", title_fr: "Place at the standard", title_en: "Place at the standard" });
/// What a Retired unit does not do.
pub const RULING_12_4_3: Rule = Rule::new(&Entry { id: "MI-Q12.4-3", title_fr: "What a Retired unit does not do", title_en: "What a Retired unit does not do" });
/// The unhorsed unit.
pub const RULING_12_5_1: Rule = Rule::new(&Entry { id: "MI-Q12.5-1", title_fr: "The unhorsed unit", title_en: "The unhorsed unit" });
/// Where it goes.
pub const RULING_12_7_1: Rule = Rule::new(&Entry { id: "MI-Q12.7-1", title_fr: "Where it goes", title_en: "Where it goes" });
/// Its table.
pub const RULING_12_7_2: Rule = Rule::new(&Entry { id: "MI-Q12.7-2", title_fr: "Its table", title_en: "Its table" });
/// Disordered and yet on.
pub const RULING_12_7_3: Rule = Rule::new(&Entry { id: "MI-Q12.7-3", title_fr: "Disordered and yet on", title_en: "Disordered and yet on" });
/// No hex vacated.
pub const RULING_12_7_4: Rule = Rule::new(&Entry { id: "MI-Q12.7-4", title_fr: "No hex vacated", title_en: "No hex vacated" });
/// Attacked already.
pub const RULING_12_7_5: Rule = Rule::new(&Entry { id: "MI-Q12.7-5", title_fr: "Attacked already", title_en: "Attacked already" });
/// Idle.
pub const RULING_13_1_1: Rule = Rule::new(&Entry { id: "MI-Q13.1-1", title_fr: "Idle", title_en: "Idle" });
/// Enemy adjacent.
pub const RULING_13_1_2: Rule = Rule::new(&Entry { id: "MI-Q13.1-2", title_fr: "Enemy adjacent", title_en: "Enemy adjacent" });
/// After a standard.
pub const RULING_13_2_1: Rule = Rule::new(&Entry { id: "MI-Q13.2-1", title_fr: "After a standard", title_en: "After a standard" });
/// A free activation.
pub const RULING_13_2_2: Rule = Rule::new(&Entry { id: "MI-Q13.2-2", title_fr: "A free activation", title_en: "A free activation" });
/// Entering a standard's hex.
pub const RULING_13_2_3: Rule = Rule::new(&Entry { id: "MI-Q13.2-3", title_fr: "Entering a standard's hex", title_en: "Entering a standard's hex" });
/// Scope of the order.
pub const RULING_14_1_1: Rule = Rule::new(&Entry { id: "MI-Q14.1-1", title_fr: "Scope of the order", title_en: "Scope of the order" });
/// Through the front.
pub const RULING_14_1_2: Rule = Rule::new(&Entry { id: "MI-Q14.1-2", title_fr: "Through the front", title_en: "Through the front" });
/// In fire range.
pub const RULING_14_2_1: Rule = Rule::new(&Entry { id: "MI-Q14.2-1", title_fr: "In fire range", title_en: "In fire range" });
/// Measuring the range.
pub const RULING_15_2_1: Rule = Rule::new(&Entry { id: "MI-Q15.2-1", title_fr: "Measuring the range", title_en: "Measuring the range" });
/// Passing command on.
pub const RULING_15_2_2: Rule = Rule::new(&Entry { id: "MI-Q15.2-2", title_fr: "Passing command on", title_en: "Passing command on" });
/// Which results count.
pub const RULING_15_4_1: Rule = Rule::new(&Entry { id: "MI-Q15.4-1", title_fr: "Which results count", title_en: "Which results count" });
/// A leader surrounded.
pub const RULING_15_4_2: Rule = Rule::new(&Entry { id: "MI-Q15.4-2", title_fr: "A leader surrounded", title_en: "A leader surrounded" });
/// Leader and lost unit under fire.
pub const RULING_15_4_3: Rule = Rule::new(&Entry { id: "MI-Q15.4-3", title_fr: "Leader and lost unit under fire", title_en: "Leader and lost unit under fire" });
/// The nearest unit.
pub const RULING_15_5_1: Rule = Rule::new(&Entry { id: "MI-Q15.5-1", title_fr: "The nearest unit", title_en: "The nearest unit" });
/// The replacement.
pub const RULING_15_6_1: Rule = Rule::new(&Entry { id: "MI-Q15.6-1", title_fr: "The replacement", title_en: "The replacement" });
/// Both sides.
pub const RULING_16_0_1: Rule = Rule::new(&Entry { id: "MI-Q16.0-1", title_fr: "Both sides", title_en: "Both sides" });
/// Reached.
pub const RULING_16_0_2: Rule = Rule::new(&Entry { id: "MI-Q16.0-2", title_fr: "Reached", title_en: "Reached" });
/// A running count.
pub const RULING_16_0_3: Rule = Rule::new(&Entry { id: "MI-Q16.0-3", title_fr: "A running count", title_en: "A running count" });
/// No unit left.
pub const RULING_16_0_4: Rule = Rule::new(&Entry { id: "MI-Q16.0-4", title_fr: "No unit left", title_en: "No unit left" });
/// Captured leaders.
pub const RULING_16_0_5: Rule = Rule::new(&Entry { id: "MI-Q16.0-5", title_fr: "Captured leaders", title_en: "Captured leaders" });
/// Retired is not Disordered (F02).
pub const RULING_50: Rule = Rule::new(&Entry { id: "MI-R50", title_fr: "Retired is not Disordered (F02)", title_en: "Retired is not Disordered (F02)" });
/// After a counter-combat (F03).
pub const RULING_51: Rule = Rule::new(&Entry { id: "MI-R51", title_fr: "After a counter-combat (F03)", title_en: "After a counter-combat (F03)" });
/// Force at the dice (F06).
pub const RULING_52: Rule = Rule::new(&Entry { id: "MI-R52", title_fr: "Force at the dice (F06)", title_en: "Force at the dice (F06)" });
/// A hex filled again (F08).
pub const RULING_53: Rule = Rule::new(&Entry { id: "MI-R53", title_fr: "A hex filled again (F08)", title_en: "A hex filled again (F08)" });
/// Retreat across water (F09).
pub const RULING_54: Rule = Rule::new(&Entry { id: "MI-R54", title_fr: "Retreat across water (F09)", title_en: "Retreat across water (F09)" });
/// An attacker attacked (F11).
pub const RULING_55: Rule = Rule::new(&Entry { id: "MI-R55", title_fr: "An attacker attacked (F11)", title_en: "An attacker attacked (F11)" });
/// A charge against one defender (F12).
pub const RULING_56: Rule = Rule::new(&Entry { id: "MI-R56", title_fr: "A charge against one defender (F12)", title_en: "A charge against one defender (F12)" });
/// Charge tested again (F14).
pub const RULING_57: Rule = Rule::new(&Entry { id: "MI-R57", title_fr: "Charge tested again (F14)", title_en: "Charge tested again (F14)" });
/// Units lent to the Captal (F16).
pub const RULING_58: Rule = Rule::new(&Entry { id: "MI-R58", title_fr: "Units lent to the Captal (F16)", title_en: "Units lent to the Captal (F16)" });
/// Axes in combat (F18 a b c h).
pub const RULING_59: Rule = Rule::new(&Entry { id: "MI-R59", title_fr: "Axes in combat (F18 a b c h)", title_en: "Axes in combat (F18 a b c h)" });
/// Axes and disorder (F18 d g).
pub const RULING_60: Rule = Rule::new(&Entry { id: "MI-R60", title_fr: "Axes and disorder (F18 d g)", title_en: "Axes and disorder (F18 d g)" });
/// Axes come and go (F18 e f).
pub const RULING_61: Rule = Rule::new(&Entry { id: "MI-R61", title_fr: "Axes come and go (F18 e f)", title_en: "Axes come and go (F18 e f)" });
/// A counter-charge that waits (F19).
pub const RULING_62: Rule = Rule::new(&Entry { id: "MI-R04", title_fr: "A counter-charge that waits (F19)", title_en: "A counter-charge that waits (F19)" });
/// Pushed before it moved (F52).
pub const RULING_63: Rule = Rule::new(&Entry { id: "MI-R05", title_fr: "Pushed before it moved (F52)", title_en: "Pushed before it moved (F52)" });
/// The final result (F21).
pub const RULING_64: Rule = Rule::new(&Entry { id: "MI-R64", title_fr: "The final result (F21)", title_en: "The final result (F21)" });
/// Counter-charge and terrain (F23).
pub const RULING_65: Rule = Rule::new(&Entry { id: "MI-R65", title_fr: "Counter-charge and terrain (F23)", title_en: "Counter-charge and terrain (F23)" });
/// Steps of impetuous knights (F24).
pub const RULING_66: Rule = Rule::new(&Entry { id: "MI-R66", title_fr: "Steps of impetuous knights (F24)", title_en: "Steps of impetuous knights (F24)" });
/// Mud under a charge (F25).
pub const RULING_67: Rule = Rule::new(&Entry { id: "MI-R67", title_fr: "Mud under a charge (F25)", title_en: "Mud under a charge (F25)" });
/// Order of the horses' rolls (F30).
pub const RULING_68: Rule = Rule::new(&Entry { id: "MI-R68", title_fr: "Order of the horses' rolls (F30)", title_en: "Order of the horses' rolls (F30)" });
/// Idle under an order (F35).
pub const RULING_69: Rule = Rule::new(&Entry { id: "MI-R69", title_fr: "Idle under an order (F35)", title_en: "Idle under an order (F35)" });
/// Evading two hexes (F36).
pub const RULING_70: Rule = Rule::new(&Entry { id: "MI-R70", title_fr: "Evading two hexes (F36)", title_en: "Evading two hexes (F36)" });
/// Riding along (F37).
pub const RULING_71: Rule = Rule::new(&Entry { id: "MI-R06", title_fr: "Riding along (F37)", title_en: "Riding along (F37)" });
/// Unable to enter (F38).
pub const RULING_72: Rule = Rule::new(&Entry { id: "MI-R72", title_fr: "Unable to enter (F38)", title_en: "Unable to enter (F38)" });
/// A standard without Retired units (F40).
pub const RULING_73: Rule = Rule::new(&Entry { id: "MI-R07", title_fr: "A standard without Retired units (F40)", title_en: "A standard without Retired units (F40)" });
/// The castle's leader (F41).
pub const RULING_74: Rule = Rule::new(&Entry { id: "MI-R74", title_fr: "The castle's leader (F41)", title_en: "The castle's leader (F41)" });
/// Choices at set-up (F46).
pub const RULING_75: Rule = Rule::new(&Entry { id: "MI-R75", title_fr: "Choices at set-up (F46)", title_en: "Choices at set-up (F46)" });
/// A counter-charge on the spot (section 2).
pub const RULING_76: Rule = Rule::new(&Entry { id: "MI-R76", title_fr: "A counter-charge on the spot (section 2)", title_en: "A counter-charge on the spot (section 2)" });
/// Foot that was mounted (section 2).
pub const RULING_77: Rule = Rule::new(&Entry { id: "MI-R77", title_fr: "Foot that was mounted (section 2)", title_en: "Foot that was mounted (section 2)" });

/// All of them, in the order of the book.
pub const ALL: &[Rule] = &[
    R_1_0,
    R_2_1,
    R_2_2,
    R_2_3,
    R_2_4,
    R_2_5,
    R_2_6,
    R_3_0,
    R_3_1,
    R_3_2,
    R_3_3,
    R_3_4,
    R_4_1A,
    R_4_1B,
    R_4_2A,
    R_4_2B,
    R_4_3A,
    R_4_3B,
    R_4_3C,
    R_4_3D,
    R_5_1A,
    R_5_1B,
    R_5_1C,
    R_5_2A,
    R_5_2B,
    R_5_2C,
    R_5_2D,
    R_5_2E,
    R_6_1A,
    R_6_1B,
    R_6_2A,
    R_6_2B,
    R_6_2C,
    R_7_1,
    R_7_2A,
    R_7_2B,
    R_7_2C,
    R_8_0A,
    R_8_0B,
    R_8_0C,
    R_8_0D,
    R_9_1A,
    R_9_1B,
    R_9_1C,
    R_9_2A,
    R_9_2B,
    R_9_2C,
    R_9_2D,
    R_9_2E,
    R_9_2F,
    R_9_2G,
    R_9_2H,
    R_9_2I,
    R_9_3A,
    R_9_3B,
    R_9_3C,
    R_9_3D,
    R_9_4A,
    R_9_4B,
    R_9_4C,
    R_9_4D,
    R_9_4E,
    RULING_2_1_1,
    RULING_2_2_1,
    RULING_3_2_1,
    RULING_3_2_2,
    RULING_4_1_1,
    RULING_4_1_2,
    RULING_4_1_3,
    RULING_4_2_1,
    RULING_4_3_1,
    RULING_4_3_2,
    RULING_4_3_3,
    RULING_4_3_4,
    RULING_4_3_5,
    RULING_4_3_6,
    RULING_5_1_1,
    RULING_5_1_2,
    RULING_5_1_3,
    RULING_5_2_1,
    RULING_5_2_2,
    RULING_6_2_1,
    RULING_6_2_2,
    RULING_6_2_3,
    RULING_7_1_1,
    RULING_7_1_2,
    RULING_7_1_3,
    RULING_7_2_1,
    RULING_7_2_2,
    RULING_8_0_1,
    RULING_8_0_2,
    RULING_8_0_3,
    RULING_8_0_4,
    RULING_8_0_5,
    RULING_9_1_1,
    RULING_9_1_2,
    RULING_9_2_1,
    RULING_9_2_2,
    RULING_9_2_3,
    RULING_9_2_4,
    RULING_9_2_5,
    RULING_9_2_6,
    RULING_9_2_7,
    RULING_9_2_8,
    RULING_9_2_9,
    RULING_9_3_1,
    RULING_9_3_2,
    RULING_9_3_3,
    RULING_9_3_4,
    RULING_9_3_5,
    RULING_9_4_1,
    RULING_9_4_2,
    RULING_9_4_3,
    RULING_01,
    RULING_02,
    RULING_03,
    RULING_04,
    RULING_05,
    RULING_06,
    RULING_07,
    RULING_08,
    RULING_09,
    RULING_10,
    RULING_11,
    RULING_12,
    RULING_13,
    R_10_1,
    R_10_2_1,
    R_10_2_2,
    R_10_2_3,
    R_10_2_4,
    R_10_3_1,
    R_10_3_2,
    R_10_3_3,
    R_10_3_4,
    R_10_3_5,
    R_10_3_6,
    R_10_4,
    R_10_4_1,
    R_10_4_2A,
    R_10_4_2B,
    R_10_4_2C,
    R_10_4_3,
    R_10_4_4,
    R_10_4_5,
    R_10_4_6,
    R_10_4_7,
    R_10_4_8,
    R_10_4_9,
    R_10_5_1,
    R_10_5_2,
    R_10_5_3,
    R_11_1_1,
    R_11_1_2,
    R_11_1_3,
    R_11_2,
    R_11_3_1,
    R_11_3_2,
    R_11_3_3,
    R_11_3_4,
    R_11_3_5,
    R_11_3_6,
    R_11_4_1,
    R_11_4_2,
    R_11_4_3,
    R_11_5_1,
    R_11_5_2,
    R_11_5_3,
    R_11_5_4,
    R_11_5_5,
    R_11_6_1,
    R_11_6_2,
    R_11_6_3,
    R_11_6_4,
    R_11_6_5,
    R_11_6_6,
    R_11_6_7,
    R_11_7,
    R_12_1,
    R_12_2_1,
    R_12_2_2,
    R_12_2_3,
    R_12_2_4,
    R_12_2_5,
    R_12_3_1,
    R_12_3_2,
    R_12_3_3,
    R_12_3_4,
    R_12_4_1,
    R_12_4_2,
    R_12_4_3,
    R_12_4_4,
    R_12_4_5,
    R_12_5_1,
    R_12_5_2,
    R_12_6,
    R_12_7_1,
    R_12_7_2,
    R_12_7_3,
    R_12_7_4,
    R_13_1_1,
    R_13_1_2,
    R_13_1_3,
    R_13_2_1,
    R_13_2_2,
    R_13_2_3,
    R_13_2_4,
    R_14_1_1,
    R_14_1_2,
    R_14_1_3,
    R_14_1_4,
    R_14_1_5,
    R_14_1_6,
    R_14_1_7,
    R_14_1_8,
    R_14_1_9,
    R_14_2_1,
    R_14_2_2,
    R_15_1,
    R_15_2_1,
    R_15_2_2,
    R_15_2_3,
    R_15_2_4,
    R_15_3,
    R_15_4_1,
    R_15_4_2,
    R_15_4_3,
    R_15_5,
    R_15_6_1,
    R_15_6_2,
    R_16_0_1,
    R_16_0_2,
    R_16_0_3,
    R_16_0_4,
    R_16_0_5,
    R_TER_1,
    R_TER_2,
    R_TER_3,
    R_ENT_1,
    R_ENT_2,
    R_ENT_3,
    R_ENT_4,
    R_SCH_1,
    R_SCH_2,
    R_SCH_3,
    R_SCH_4,
    R_SCH_5,
    R_SCH_6,
    R_SCH_7,
    R_SCH_8,
    R_SCH_9,
    R_IMP_1,
    R_IMP_2,
    R_IMP_3,
    R_IMP_4,
    R_IMP_5,
    R_FAL_1,
    R_FAL_2A,
    R_FAL_2B,
    R_FAL_2C,
    R_FAL_3,
    R_FAL_4,
    R_FAL_5,
    R_COU_1,
    R_COU_2,
    R_COU_3,
    R_COU_4,
    R_BAN_1,
    R_BAN_2,
    R_BAN_3A,
    R_BAN_3B,
    R_BAN_3C,
    R_BAN_3D,
    R_BAN_3E,
    R_BAN_4,
    R_CRE_1,
    R_CRE_2,
    R_CRE_3,
    R_CRE_4,
    R_CRE_5,
    R_CRE_6,
    R_CRE_7,
    R_POI_1,
    R_POI_2,
    R_POI_3,
    R_POI_4,
    R_POI_5,
    R_POI_6,
    R_POI_7,
    R_POI_8,
    R_POI_9,
    R_NAJ_1A,
    R_NAJ_1B,
    R_NAJ_1C,
    R_NAJ_1D,
    R_NAJ_2,
    R_NAJ_3,
    R_NAJ_4,
    RULING_10_1_1,
    RULING_10_1_2,
    RULING_10_2_1,
    RULING_10_2_2,
    RULING_10_3_1,
    RULING_10_3_2,
    RULING_10_3_3,
    RULING_10_3_4,
    RULING_10_3_5,
    RULING_10_3_6,
    RULING_10_3_7,
    RULING_10_4_1,
    RULING_10_4_2,
    RULING_10_4_3,
    RULING_10_4_4,
    RULING_10_4_5,
    RULING_10_4_6,
    RULING_10_4_7,
    RULING_10_4_8,
    RULING_10_5_1,
    RULING_10_5_2,
    RULING_10_5_3,
    RULING_11_1_1,
    RULING_11_3_1,
    RULING_11_3_2,
    RULING_11_3_3,
    RULING_11_3_4,
    RULING_11_3_5,
    RULING_11_3_6,
    RULING_11_3_7,
    RULING_11_3_8,
    RULING_11_4_1,
    RULING_11_4_2,
    RULING_11_5_1,
    RULING_11_5_2,
    RULING_11_5_3,
    RULING_11_5_4,
    RULING_11_6_1,
    RULING_11_6_2,
    RULING_11_6_3,
    RULING_11_6_4,
    RULING_11_6_5,
    RULING_11_6_6,
    RULING_11_6_7,
    RULING_11_6_8,
    RULING_12_2_1,
    RULING_12_3_1,
    RULING_12_3_2,
    RULING_12_3_3,
    RULING_12_3_4,
    RULING_12_3_5,
    RULING_12_4_1,
    RULING_12_4_2,
    RULING_12_4_3,
    RULING_12_5_1,
    RULING_12_7_1,
    RULING_12_7_2,
    RULING_12_7_3,
    RULING_12_7_4,
    RULING_12_7_5,
    RULING_13_1_1,
    RULING_13_1_2,
    RULING_13_2_1,
    RULING_13_2_2,
    RULING_13_2_3,
    RULING_14_1_1,
    RULING_14_1_2,
    RULING_14_2_1,
    RULING_15_2_1,
    RULING_15_2_2,
    RULING_15_4_1,
    RULING_15_4_2,
    RULING_15_4_3,
    RULING_15_5_1,
    RULING_15_6_1,
    RULING_16_0_1,
    RULING_16_0_2,
    RULING_16_0_3,
    RULING_16_0_4,
    RULING_16_0_5,
    RULING_50,
    RULING_51,
    RULING_52,
    RULING_53,
    RULING_54,
    RULING_55,
    RULING_56,
    RULING_57,
    RULING_58,
    RULING_59,
    RULING_60,
    RULING_61,
    RULING_62,
    RULING_63,
    RULING_64,
    RULING_65,
    RULING_66,
    RULING_67,
    RULING_68,
    RULING_69,
    RULING_70,
    RULING_71,
    RULING_72,
    RULING_73,
    RULING_74,
    RULING_75,
    RULING_76,
    RULING_77,
];
