use game_men_of_iron::content::{CONTENT};

#[test]
fn reads() {
    assert_eq!(CONTENT.battles.len(), 6);
}
