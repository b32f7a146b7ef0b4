//! 1. Strength, ratio, rounding.

use crate::content::Charts;
use crate::rules::*;
use engine::Rule;

/// Divides and rounds to the nearest integer, halves up (G-1.6).
pub fn rounded(dividend: u32, divisor: u32) -> u32 {
    match divisor {
        0 => 0,
        divisor => (2 * dividend + divisor) / (2 * divisor),
    }
}

/// The initial column of two strengths: 0 for 1:1, 1 for 2:1, -1 for 1:2 (G-1.4, G-R04). A defence of nothing begins at the last
/// column (G-R05). Not held to the ends of the table: only the final column is.
#[inline]
pub fn ratio(attack: u32, defence: u32) -> i32 {
    ratio_with_rules(attack, defence).0
}

/// The same with what it rests on: rounded where the strengths do not go into each other, the other way round where the attacker is
/// the weaker, not divided at all by nothing.
#[inline]
pub fn ratio_with_rules(attack: u32, defence: u32) -> (i32, &'static [Rule]) {
    if defence == 0 {
        return (LAST, &[RULING_05]);
    }
    let attack = attack.max(1);
    let exact = attack.max(defence).is_multiple_of(attack.min(defence));
    if attack >= defence {
        (rounded(attack, defence) as i32 - 1, if exact { &[] } else { &[R_1_6] })
    } else {
        (1 - rounded(defence, attack) as i32, if exact { &[RULING_04] } else { &[R_1_6, RULING_04] })
    }
}

/// The ends of the table: 1:4 and 9:1.
pub const FIRST: i32 = -3;
pub const LAST: i32 = 8;

/// The final column: modifiers shift the initial one, and the ends of the table are never passed (G-1.5).
pub fn column(initial: i32, attacker: i32, defender: i32) -> i8 {
    (initial + attacker - defender).clamp(FIRST, LAST) as i8
}

/// Half of a strength, halves up (G-R06): two is one, one is one.
pub fn halved(strength: u32) -> u32 {
    rounded(strength, 2)
}

/// The mean of a group, rounded (G-1.7).
pub fn mean(values: impl Iterator<Item = u32>) -> u32 {
    let (sum, count) = values.fold((0, 0), |(sum, count), value| (sum + value, count + 1));
    rounded(sum, count)
}

/// What the charge of a group adds: its mean, at most its armour and one (G-1.7, G-5.6.5).
pub fn charge(charts: &Charts, mean_charge: u32, mean_armour: u32) -> i32 {
    (mean_charge as i32).min(mean_armour as i32 + charts.modifiers.charge_over_armour)
}
