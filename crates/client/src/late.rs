//! What comes after the first page: the table, everything around it, and whatever draws. Whoever opens the first page does not wait
//! for it; it is fetched with the first game. Where the page is one module it is there from the beginning.

use crate::address::Address;
use crate::app::ui;
use crate::fresh::Fresh;
use crate::living::LivingBoard;
use crate::parts::style;
use crate::table::{KeptTable, ReplayTable};
use catalog::{Game, NotFetched};
use engine::scene::Scene;
use leptos::prelude::*;

/// The way to everything that may be fetched later: nothing else names it.
pub trait Late: Sync {
    /// A page on which a game is begun, played or looked at.
    fn page(&self, address: Address) -> AnyView;
    /// A battle that plays itself.
    fn living(&self, game: &'static dyn Game) -> AnyView;
    /// A position, small.
    fn thumbnail(&self, scene: &Scene) -> String;
    /// The drawings that stand once in the page and are used by all pictures.
    fn drawings(&self) -> String;
}

struct Table;

impl Late for Table {
    fn page(&self, address: Address) -> AnyView {
        match address {
            Address::New { game, scenario } => view! { <Fresh game=game scenario=scenario /> }.into_any(),
            Address::Game { id, at } => view! { <KeptTable id=id at=at /> }.into_any(),
            Address::Replay { data, at } => view! { <ReplayTable data=data at=at /> }.into_any(),
            Address::Home | Address::Rules { .. } | Address::Settings | Address::Lost(_) => ().into_any(),
        }
    }
    fn living(&self, game: &'static dyn Game) -> AnyView {
        view! { <LivingBoard game=game /> }.into_any()
    }
    fn thumbnail(&self, scene: &Scene) -> String {
        picture::thumbnail(scene, &style())
    }
    fn drawings(&self) -> String {
        picture::defs(&style())
    }
}

/// What is there when the page begins.
#[cfg(not(all(target_family = "wasm", feature = "split")))]
pub fn at_first() -> Option<&'static dyn Late> {
    Some(&Table)
}
#[cfg(all(target_family = "wasm", feature = "split"))]
pub fn at_first() -> Option<&'static dyn Late> {
    None
}

/// What is there now.
pub fn there() -> Option<&'static dyn Late> {
    ui().late.get_untracked()
}

/// All of it, loaded first where it is not there yet.
pub async fn fetch() -> Result<&'static dyn Late, NotFetched> {
    if let Some(late) = there() {
        return Ok(late);
    }
    let late = chunk::table().await?;
    ui().late.set(Some(late));
    Ok(late)
}

#[cfg(not(all(target_family = "wasm", feature = "split")))]
mod chunk {
    use super::{Late, NotFetched, Table};

    pub async fn table() -> Result<&'static dyn Late, NotFetched> {
        Ok(&Table)
    }
}

#[cfg(all(target_family = "wasm", feature = "split"))]
mod chunk {
    use super::{Late, NotFetched, Table};

    #[wasm_split_helpers::wasm_split(table, fallible)]
    pub fn table() -> Result<&'static dyn Late, NotFetched> {
        Ok(&Table)
    }
}
