//! The games as they stand on the shelf: what the first page says of each before it is fetched. Written by the test that holds it against
//! the games themselves: `CONROI_BLESS=1 cargo test -p catalog --test shelf`.

use crate::game::Game;
use engine::rule::Bilingual;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// A game that nobody has opened yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Boxed {
    pub id: String,
    pub title: Bilingual,
    /// One sentence.
    pub summary: Bilingual,
    pub battles: Vec<Battle>,
}

/// A battle of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Battle {
    pub id: String,
    pub title: Bilingual,
}

static SHELF: LazyLock<Vec<Boxed>> = LazyLock::new(|| {
    let text = include_str!("../../../content/shelf.json");
    serde_json::from_str(text).unwrap_or_else(|why| panic!("content/shelf.json: {why}"))
});

/// All games, in the order in which we offer them.
pub fn shelf() -> &'static [Boxed] {
    &SHELF
}

/// What the shelf has to say of a game.
pub fn boxed(game: &dyn Game) -> Boxed {
    let about = game.about();
    let battle = |it: &engine::ruleset::ScenarioInfo| Battle { id: it.id.clone(), title: it.title.clone() };
    Boxed {
        id: about.id.into(),
        title: about.title.clone(),
        summary: about.summary.clone(),
        battles: about.scenarios.iter().map(battle).collect(),
    }
}
