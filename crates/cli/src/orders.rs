//! Standing orders: those of a game, and those that are ready-made.

use crate::answer::{Answer, Kind, Trouble, sentence};
use crate::args::GivenOrders;
use crate::{files, play};
use catalog::Sitting;
use engine::Seat;
use engine::orders::{StandingOrder, preset_of};
use engine::ruleset::About;
use engine::text::{Lang, Phrase};
use serde_json::{Value, json};
use std::path::Path;

pub fn run(file: &Path, given: &GivenOrders, lang: Lang) -> Result<Answer, Trouble> {
    if given.change_nothing() {
        return give(files::load(file, lang)?.as_mut(), given);
    }
    let (mut sitting, change) = files::Change::begin(file, (None, false), lang)?;
    let answer = give(sitting.as_mut(), given)?;
    play::delivered(sitting.as_ref(), change, answer)
}

pub fn give(sitting: &mut dyn Sitting, given: &GivenOrders) -> Result<Answer, Trouble> {
    let about = sitting.game().about();
    if given.clear {
        sitting.set_orders(Vec::new());
    }
    for preset in &given.preset {
        take(sitting, preset)?;
    }
    let mut orders = sitting.orders().to_vec();
    for text in &given.add {
        let known: Vec<String> =
            about.orders.iter().map(|info| format!("{} {}", info.decision, info.answers.join("/"))).collect();
        let wrong = || {
            let says = sentence(
                Phrase::new("order-unreadable").with("text", text.as_str()).with("known", known.join(", ")),
            );
            Trouble::new(Kind::Usage, says)
        };
        orders.push(StandingOrder::parse(sitting.battle(), text).ok_or_else(wrong)?);
    }
    sitting.set_orders(orders);
    let orders = sitting.orders();
    let lines: Vec<String> = orders.iter().map(|order| order.write(sitting.battle())).collect();
    let text = lines.iter().map(|line| format!("{line}\n")).collect();
    let presets: serde_json::Map<String, Value> = (0..sitting.battle().seats().len() as u8)
        .map(|seat| {
            let preset = preset_of(about, orders, Seat(seat)).map(|preset| preset.id.clone());
            (sitting.battle().seat_id(Seat(seat)).to_string(), json!(preset))
        })
        .collect();
    Ok(Answer::new(text, json!({ "orders": lines, "presets": presets })))
}

/// Puts ready-made orders in the place of all others of a seat: `sensible` for every side, `red=sensible` for one.
pub fn take(sitting: &mut dyn Sitting, name: &str) -> Result<(), Trouble> {
    let (battle, about) = (sitting.battle(), sitting.game().about());
    let (seats, name) = match name.split_once('=') {
        None => ((0..battle.seats().len() as u8).map(Seat).collect::<Vec<_>>(), name),
        Some((side, name)) => {
            let unknown = || {
                let sides = battle.seats().iter().map(|it| it.id).collect::<Vec<_>>().join(", ");
                let says =
                    Phrase::new("orders-side-unknown").with("side", play::short(side)).with("known", sides);
                Trouble::new(Kind::Usage, sentence(says))
            };
            (vec![battle.seat(side).ok_or_else(unknown)?], name)
        }
    };
    let preset = about.preset(name).ok_or_else(|| unknown(about, name))?;
    let mut orders: Vec<StandingOrder> =
        sitting.orders().iter().filter(|order| !seats.contains(&order.seat)).cloned().collect();
    orders.extend(seats.into_iter().flat_map(|seat| preset.orders(seat)));
    sitting.set_orders(orders);
    Ok(())
}

pub fn unknown(about: &About, name: &str) -> Trouble {
    let known = about.presets.iter().map(|it| it.id.as_str()).collect::<Vec<_>>().join(", ");
    let says = Phrase::new("orders-preset-unknown").with("name", play::short(name)).with("known", known);
    Trouble::new(Kind::Usage, sentence(says))
}
