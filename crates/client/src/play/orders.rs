//! Standing orders of the seats that people hold.

use super::Play;
use crate::store::Who;
use engine::Seat;
use engine::orders::{Preset, StandingOrder};
use leptos::prelude::*;

impl Play {
    pub fn orders(self) -> Vec<StandingOrder> {
        self.changed.track();
        self.sitting.with_value(|sitting| sitting.orders().to_vec())
    }

    /// Puts other orders in place of those that stand. They are part of the save: closing the page loses none.
    pub fn set_orders(self, orders: Vec<StandingOrder>) {
        self.sitting.update_value(|sitting| sitting.set_orders(orders));
        self.changed.update(|n| *n += 1);
        self.keep();
    }

    /// The phase, as orders that end with it name it.
    pub fn phase(self) -> u32 {
        self.changed.track();
        self.sitting.with_value(|sitting| sitting.phase())
    }

    /// The answer that the game takes for sensible.
    pub fn favourite(self) -> Option<String> {
        self.changed.track();
        self.sitting.with_value(|sitting| sitting.favourite())
    }

    /// Ready-made orders in place of all that one seat has.
    pub fn take_preset(self, seat: Seat, preset: &Preset) {
        let mut orders: Vec<StandingOrder> =
            untrack(|| self.orders()).into_iter().filter(|order| order.seat != seat).collect();
        orders.extend(preset.orders(seat));
        self.set_orders(orders);
    }

    /// The seats for which somebody at this screen may give orders.
    pub fn commanded(self) -> Vec<Seat> {
        let seats = (0..self.battle().seats().len() as u8).map(Seat);
        seats.filter(|seat| self.id().is_some() && self.player(*seat) == Who::Human).collect()
    }
}
