//! The board by keys.

use super::cursor::{first_ready, next_ready, step, turn};
use super::window::Window;
use leptos::prelude::*;
use web_sys::KeyboardEvent;

impl Window {
    /// A key: the cursor, turns, the size of the board.
    pub fn keys(self, event: KeyboardEvent) {
        let whole = event.ctrl_key() || event.meta_key();
        if whole && !event.alt_key() && matches!(event.key().as_str(), "a" | "A") {
            event.prevent_default();
            event.stop_propagation();
            return self.play.select_all();
        }
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let used = match event.key().as_str() {
            "ArrowUp" => step(self.play, 0, -1),
            "ArrowDown" => step(self.play, 0, 1),
            "ArrowLeft" => step(self.play, -1, 0),
            "ArrowRight" => step(self.play, 1, 0),
            "Tab" => next_ready(self.play, event.shift_key()),
            "n" | "N" => next_ready(self.play, event.shift_key()) || first_ready(self.play),
            "q" | "Q" | "[" => turn(self.play, -1),
            "e" | "E" | "]" => turn(self.play, 1),
            "s" | "S" => {
                crate::browser::focus(".fan button");
                true
            }
            "x" | "X" => {
                self.play.cursor.get_untracked().into_iter().for_each(|at| self.play.add_at(at));
                true
            }
            "g" | "G" => {
                crate::browser::focus(".squad button");
                true
            }
            "Enter" | " " if self.play.towards.get_untracked().is_some() => {
                self.play.turn_now();
                true
            }
            "Enter" | " " => {
                self.play.touched_by_finger(false);
                if let Some(at) = self.play.cursor.get_untracked() {
                    self.play.point(at);
                    if self.play.bubble.get_untracked().is_none() {
                        self.play.said.set(self.play.describe(at));
                    }
                } else {
                    first_ready(self.play);
                }
                true
            }
            "+" | "=" => {
                self.zoom_middle(1.25);
                true
            }
            "-" => {
                self.zoom_middle(0.8);
                true
            }
            "0" => {
                self.fit();
                true
            }
            _ => false,
        };
        if used {
            event.prevent_default();
            event.stop_propagation();
            if let Some(at) = self.play.cursor.get_untracked() {
                self.keep_in_sight(at);
            }
        }
    }
}
