//! Sets of what is numbered.

use game_men_of_iron::ids::{UnitId, Units};

#[test]
fn a_set_holds_what_was_put_in_and_gives_it_in_order() {
    let set: Units = [127, 3, 64, 63].into_iter().map(UnitId::new).collect();
    assert_eq!(set.iter().map(UnitId::index).collect::<Vec<_>>(), [3, 63, 64, 127]);
    assert!(!set.contains(UnitId::NOBODY) && set.len() == 4);
    assert_eq!(set.without(UnitId::new(3)).first(), Some(UnitId::new(63)));
}
