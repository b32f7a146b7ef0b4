//! Who takes which place, so that all of them together pay the least.

/// The place of each member, by the prices of all places for each: the Hungarian method. There are at least as many places as
/// members; of several equally good answers always the same one is found.
pub(super) fn cheapest(prices: &[Vec<i64>]) -> Vec<usize> {
    let places = prices.first().map_or(0, Vec::len);
    // Row and column 0 stand for nobody and nowhere.
    let (mut by_member, mut by_place) = (vec![0_i64; prices.len() + 1], vec![0_i64; places + 1]);
    let (mut holder, mut came_from) = (vec![0_usize; places + 1], vec![0_usize; places + 1]);
    for member in 1..=prices.len() {
        holder[0] = member;
        let mut at = 0;
        let (mut least, mut used) = (vec![i64::MAX; places + 1], vec![false; places + 1]);
        // Who holds a place may have to take another one, and so on, until one is free.
        while holder[at] != 0 {
            used[at] = true;
            let (row, mut step, mut next) = (holder[at], i64::MAX, 0);
            for place in (1..=places).filter(|place| !used[*place]) {
                let price = prices[row - 1][place - 1] - by_member[row] - by_place[place];
                if price < least[place] {
                    (least[place], came_from[place]) = (price, at);
                }
                if least[place] < step {
                    (step, next) = (least[place], place);
                }
            }
            if next == 0 {
                break;
            }
            for (place, used) in used.iter().enumerate() {
                if *used {
                    by_member[holder[place]] += step;
                    by_place[place] -= step;
                } else if least[place] < i64::MAX {
                    least[place] -= step;
                }
            }
            at = next;
        }
        while at != 0 {
            holder[at] = holder[came_from[at]];
            at = came_from[at];
        }
    }
    let mut taken = vec![0; prices.len()];
    for (place, member) in holder.iter().enumerate().skip(1).filter(|(_, member)| **member > 0) {
        taken[member - 1] = place - 1;
    }
    taken
}

#[cfg(test)]
mod tests {
    use super::cheapest;

    /// The least that all together can pay, found by trying every order.
    fn least(prices: &[Vec<i64>], free: u32) -> i64 {
        let Some((first, rest)) = prices.split_first() else { return 0 };
        let places = (0..first.len()).filter(|place| free >> place & 1 == 1);
        places.map(|place| first[place] + least(rest, free & !(1 << place))).min().unwrap_or(i64::MAX / 4)
    }

    #[test]
    fn nobody_pays_more_than_they_must_and_no_place_is_taken_twice() {
        let mut dice = crate::dice::Stream::new(7, 1);
        for _ in 0..300 {
            let members = 1 + dice.below(5) as usize;
            let places = members + dice.below(3) as usize;
            let mut row = || (0..places).map(|_| i64::from(dice.below(9))).collect::<Vec<i64>>();
            let prices: Vec<Vec<i64>> = (0..members).map(|_| row()).collect();
            let taken = cheapest(&prices);
            let mut once = taken.clone();
            once.sort_unstable();
            once.dedup();
            assert_eq!(once.len(), members, "{prices:?} {taken:?}");
            let sum: i64 = prices.iter().zip(&taken).map(|(row, place)| row[*place]).sum();
            assert_eq!(sum, least(&prices, u32::MAX), "{prices:?} {taken:?}");
            assert_eq!(taken, cheapest(&prices));
        }
        assert!(cheapest(&[]).is_empty());
    }
}
