//! What a person is asked in the enemy's turn: counted over whole games that a bot plays in his place, never measured by a clock.

use ai::questions::Asked;
use ai::{Duel, Level, duel};
use catalog::Game;
use engine::orders::{StandingOrder, preset_of};
use engine::{Seat, Setup};

fn asked(game: &'static dyn Game, battle: &str, orders: &str, games: u64) -> Asked {
    let fought = Duel {
        game,
        bots: [&Level::Knight, &Level::Knight],
        setups: vec![Setup::new(battle)],
        games,
        seed: 11,
        threads: 1,
        nodes: [Some(2_000); 2],
        orders: [Some(orders.into()), None],
    };
    let report = duel(&fought, &|| 0, &|_, _| true).expect("it is played to its end");
    report.asked[0].clone()
}

fn grunwald() -> &'static dyn Game {
    catalog::find("grunwald").expect("it is there")
}

#[test]
fn with_sensible_orders_few_questions_are_asked_in_a_turn_of_avant_garde() {
    let (all, few) = (
        asked(grunwald(), "avant-garde", "everything", 20),
        asked(grunwald(), "avant-garde", "sensible", 20),
    );
    assert!(all.answers > 100, "{all:?}");
    assert!(few.answers > 0 && few.most <= 6 && 4 * few.answers < all.answers, "{few:?}");
    let none = asked(grunwald(), "avant-garde", "hardly", 6);
    assert!(none.most <= 2, "{none:?}");
}

#[test]
fn with_sensible_orders_few_questions_are_asked_in_a_turn_of_clash_of_titans() {
    let few = asked(grunwald(), "choc-des-titans", "sensible", 1);
    assert!(few.turns > 3 && few.most <= 12, "{few:?}");
}

#[test]
fn medieval_battle_asks_no_more_than_it_did() {
    let game = catalog::find("medieval-battle").expect("it is there");
    let (all, few) = (asked(game, "first-game", "everything", 4), asked(game, "first-game", "sensible", 4));
    assert!(few.answers <= all.answers, "{few:?} {all:?}");
    assert_eq!(asked(game, "first-game", "hardly", 4).answers, 0);
}

/// The sides of a battle may be its own: a preset's lines are orders of each of them, and are known again by what they say.
#[test]
fn every_preset_is_orders_of_every_side_of_every_battle() {
    for game in catalog::games() {
        let about = game.about();
        assert!(!about.presets.is_empty(), "{}", about.id);
        assert_eq!(about.presets.iter().filter(|preset| preset.recommended).count(), 1, "{}", about.id);
        for scenario in &about.scenarios {
            let mut sitting = game.open(Setup::new(&scenario.id), 1).expect("it opens");
            let battle = sitting.battle();
            for preset in &about.presets {
                let seats = (0..battle.seats().len() as u8).map(Seat);
                let orders: Vec<StandingOrder> = seats.clone().flat_map(|seat| preset.orders(seat)).collect();
                for order in &orders {
                    let line = order.write(battle);
                    assert_eq!(StandingOrder::parse(battle, &line).as_ref(), Some(order), "{line}");
                }
                sitting.set_orders(orders);
                for seat in seats {
                    let known = preset_of(about, sitting.orders(), seat).map(|it| it.id.as_str());
                    assert_eq!(known, Some(preset.id.as_str()), "{}", scenario.id);
                }
            }
        }
    }
}
