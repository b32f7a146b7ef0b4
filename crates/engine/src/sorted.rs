//! Lists in order. The sorting of the standard library is quick for a million things, and compiled anew for every type and every
//! key: seven kilobytes each, which was a tenth of the page. In the page a list is sorted by a few lines instead; natively by the
//! standard library. Both are stable, so both give the same list.

use std::cmp::Ordering;

/// A list that can be put in order.
pub trait InOrder<T> {
    /// The smallest first. What is equal must be the same.
    fn put_in_order(&mut self)
    where
        T: Ord;
    /// By a key; what has the same key stays as it stood.
    fn put_in_order_by_key<K: Ord>(&mut self, key: impl FnMut(&T) -> K);
    /// By a comparison; what is equal stays as it stood.
    fn put_in_order_by(&mut self, compare: impl FnMut(&T, &T) -> Ordering);
}

/// Maps and sets that are filled with one thing after the other: `collect` sorts a list of them first, and is as heavy.
pub trait Gathered: Iterator + Sized {
    fn gathered<C: Default + Extend<Self::Item>>(self) -> C {
        let mut all = C::default();
        all.extend(self);
        all
    }
}
impl<I: Iterator> Gathered for I {}

#[cfg(not(target_family = "wasm"))]
impl<T> InOrder<T> for [T] {
    fn put_in_order(&mut self)
    where
        T: Ord,
    {
        self.sort_unstable();
    }
    fn put_in_order_by_key<K: Ord>(&mut self, key: impl FnMut(&T) -> K) {
        self.sort_by_key(key);
    }
    fn put_in_order_by(&mut self, compare: impl FnMut(&T, &T) -> Ordering) {
        self.sort_by(compare);
    }
}

#[cfg(target_family = "wasm")]
impl<T> InOrder<T> for [T] {
    fn put_in_order(&mut self)
    where
        T: Ord,
    {
        small::sort(self, &mut |a, b| a < b);
    }
    fn put_in_order_by_key<K: Ord>(&mut self, mut key: impl FnMut(&T) -> K) {
        small::sort(self, &mut |a, b| key(a) < key(b));
    }
    fn put_in_order_by(&mut self, mut compare: impl FnMut(&T, &T) -> Ordering) {
        small::sort(self, &mut |a, b| compare(a, b) == Ordering::Less);
    }
}

#[cfg(any(test, target_family = "wasm"))]
mod small {
    /// Longer lists are merged instead of inserted into one another.
    const SHORT: usize = 12;

    /// Compiled once for every type, whatever it is sorted by.
    #[inline(never)]
    pub fn sort<T>(list: &mut [T], less: &mut dyn FnMut(&T, &T) -> bool) {
        if list.len() > SHORT {
            let mut order = merged(list.len(), &mut |a, b| less(&list[a], &list[b]));
            follow(&mut order, &mut |a, b| list.swap(a, b));
            return;
        }
        for end in 1..list.len() {
            let mut at = end;
            while at > 0 && less(&list[at], &list[at - 1]) {
                list.swap(at, at - 1);
                at -= 1;
            }
        }
    }

    /// Which of the things that are there comes first, which second and so on. Knows numbers only, and so exists once.
    #[inline(never)]
    fn merged(length: usize, less: &mut dyn FnMut(usize, usize) -> bool) -> Vec<usize> {
        let mut from: Vec<usize> = (0..length).collect();
        let mut to = from.clone();
        let mut width = 1;
        while width < length {
            for start in (0..length).step_by(2 * width) {
                let (middle, end) = ((start + width).min(length), (start + 2 * width).min(length));
                let (mut left, mut right) = (start, middle);
                for place in &mut to[start..end] {
                    let take_right = left == middle || right < end && less(from[right], from[left]);
                    let next = if take_right { &mut right } else { &mut left };
                    *place = from[*next];
                    *next += 1;
                }
            }
            std::mem::swap(&mut from, &mut to);
            width *= 2;
        }
        from
    }

    /// Brings the things into that order by swapping.
    #[inline(never)]
    fn follow(order: &mut [usize], swap: &mut dyn FnMut(usize, usize)) {
        for start in 0..order.len() {
            let mut at = start;
            // Around the circle of those that stand in each other's places.
            while order[at] != start {
                let next = order[at];
                swap(at, next);
                order[at] = at;
                at = next;
            }
            order[at] = at;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::small::sort;
    use super::*;

    #[test]
    fn the_page_sorts_as_everybody_else_does() {
        let mut luck = 7_u32;
        for length in (0..60).chain([500]) {
            let list: Vec<(u32, usize)> = (0..length)
                .map(|at| {
                    luck = luck.wrapping_mul(1_103_515_245).wrapping_add(12_345);
                    // Few keys, so that many are equal and have to stay as they stood.
                    ((luck >> 16) % 9, at)
                })
                .collect();
            let (mut ours, mut theirs) = (list.clone(), list);
            sort(&mut ours, &mut |a, b| a.0 < b.0);
            theirs.sort_by_key(|it| it.0);
            assert_eq!(ours, theirs);
        }
    }

    #[test]
    fn a_list_is_put_in_order() {
        let mut list = [3, 1, 2];
        list.put_in_order();
        assert_eq!(list, [1, 2, 3]);
        list.put_in_order_by_key(|it| std::cmp::Reverse(*it));
        assert_eq!(list, [3, 2, 1]);
        list.put_in_order_by(|a, b| (a % 2).cmp(&(b % 2)));
        assert_eq!(list, [2, 3, 1]);
    }
}
