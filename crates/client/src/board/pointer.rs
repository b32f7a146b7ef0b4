//! Pointers on the board: a click, a piece that is carried, two fingers, a finger that rests, the wheel.

use super::selecting::Drawn;
use super::window::{Finger, Window};
use crate::browser::later;
use crate::play::Holding;
use engine::sorted::InOrder;
use leptos::prelude::*;
use web_sys::{PointerEvent, WheelEvent};

/// A pointer that moved less than this, in pixels, has clicked.
pub const STILL: f64 = 7.0;
/// A finger that rests so long, in milliseconds, asks what is there.
const LONG: i32 = 480;

impl Window {
    /// A pointer comes down: on a piece that can act it may carry that.
    pub fn down(self, event: PointerEvent) {
        if event.button() > 1 {
            return;
        }
        let (x, y) = self.within(event.client_x().into(), event.client_y().into());
        if let Some(element) = self.element.get_untracked() {
            let _ = element.set_pointer_capture(event.pointer_id());
        }
        let at = self.pick(x, y);
        let adds = event.shift_key() && !untrack(|| self.play.groups()).is_empty();
        self.play.touched_by_finger(event.pointer_type() == "touch");
        let own = at.filter(|_| !adds).and_then(|at| {
            let (ready, held) = (self.play.ready.get_untracked(), untrack(|| self.play.held()));
            let index = self.play.index.get_untracked();
            let stack = index.stack(at).iter().rev().copied().filter(|id| ready.contains(id));
            let mut stack: Vec<u16> = stack.collect();
            // Of a stack the one in hand is meant first.
            stack.put_in_order_by_key(|id| Some(*id) != held);
            stack.first().copied()
        });
        let serial = self
            .touching
            .try_update_value(|touch| {
                touch.fingers.retain(|finger| finger.id != event.pointer_id());
                touch.fingers.push(Finger { id: event.pointer_id(), x, y });
                if touch.fingers.len() == 1 {
                    (touch.start, touch.moved, touch.carries) = ((x, y), false, own);
                    touch.adds = adds;
                } else {
                    touch.moved = true;
                    touch.carries = None;
                }
                touch.serial += 1;
                touch.serial
            })
            .unwrap_or(0);
        later(LONG, move || {
            let resting = self
                .touching
                .try_with_value(|touch| touch.serial == serial && !touch.moved && touch.fingers.len() == 1);
            if resting == Some(true) {
                self.touching.update_value(|touch| touch.moved = true);
                self.play.inspected.set(at);
                // A finger has no Shift: resting on a piece, it selects it with others.
                if let Some(at) = at.filter(|_| own.is_some()) {
                    self.play.add_at(at);
                }
                if let Some(at) = at {
                    self.play.said.set(self.play.describe(at));
                }
            }
        });
    }

    /// A pointer moves: it points, carries a piece, drags the board, or two of them pinch it.
    pub fn moved(self, event: PointerEvent) {
        let (x, y) = self.within(event.client_x().into(), event.client_y().into());
        let mut touch = self.touching.get_value();
        let Some(finger) = touch.fingers.iter().position(|finger| finger.id == event.pointer_id()) else {
            let at = self.pick(x, y);
            if self.play.pointed.get_untracked() != at {
                self.play.pointed.set(at);
                at.into_iter().for_each(|at| self.play.hover(at));
            }
            return;
        };
        let before = touch.fingers.clone();
        (touch.fingers[finger].x, touch.fingers[finger].y) = (x, y);
        let far = (x - touch.start.0).hypot(y - touch.start.1) > STILL;
        touch.moved |= far;
        if let [a, b] = touch.fingers.as_slice() {
            // Two fingers: the picture follows both.
            let apart = |f: &[Finger]| (f[0].x - f[1].x).hypot(f[0].y - f[1].y).max(1.0);
            let middle = |f: &[Finger]| ((f[0].x + f[1].x) / 2.0, (f[0].y + f[1].y) / 2.0);
            let ((ox, oy), (nx, ny)) = (middle(&before), middle(&[*a, *b]));
            self.pan(nx - ox, ny - oy);
            self.zoom(apart(&touch.fingers) / apart(&before), (nx, ny));
        } else if touch.moved && touch.adds {
            self.drawn.set(Some(Drawn { from: touch.start, to: (x, y) }));
        } else if touch.moved && touch.fingers.len() == 1 {
            match touch.carries {
                Some(id) => {
                    if self.drag.get_untracked().is_none() {
                        self.play.bubble.set(None);
                        self.play.hold(Holding::Piece(id));
                    }
                    self.drag.set(Some((id, x, y)));
                    self.play.pointed.set(self.pick(x, y));
                }
                None => self.pan(x - before[finger].x, y - before[finger].y),
            }
        }
        self.touching.set_value(touch);
    }

    /// A pointer is lifted: what has not moved was a click, what was carried is put down.
    pub fn up(self, event: PointerEvent) {
        let (x, y) = self.within(event.client_x().into(), event.client_y().into());
        let touch = self.touching.get_value();
        self.touching.update_value(|touch| {
            touch.fingers.retain(|finger| finger.id != event.pointer_id());
            touch.serial += 1;
        });
        let carried = self.drag.get_untracked().is_some();
        self.drag.set(None);
        let drawn = self.drawn.get_untracked();
        self.drawn.set(None);
        if event.type_() == "pointercancel" {
            return;
        }
        let single = touch.fingers.len() == 1;
        if touch.adds && single {
            return self.add(drawn, self.pick(x, y));
        }
        if single && (!touch.moved || carried) {
            if let Some(at) = self.pick(x, y) {
                let started = self.pick(touch.start.0, touch.start.1);
                if !carried || started != Some(at) {
                    if carried {
                        self.play.drop_at(at)
                    } else {
                        self.play.point(at)
                    }
                    untrack(|| self.shade());
                    self.play.cursor.set(Some(at));
                }
            } else if !carried {
                self.play.escape();
            }
        }
    }

    /// Selects whoever stands in a box besides those who are selected, or at a place.
    fn add(self, drawn: Option<Drawn>, at: Option<crate::play::HexAt>) {
        match (drawn, at) {
            (Some(drawn), _) => {
                let mut members = self.play.squad.members.get_untracked();
                members.extend(drawn.takes(self.play, self.view.get_untracked()));
                self.play.select(members);
            }
            (None, Some(at)) => self.play.add_at(at),
            (None, None) => {}
        }
    }

    /// The wheel makes the board larger or smaller where the pointer is.
    pub fn wheel(self, event: WheelEvent) {
        event.prevent_default();
        let at = self.within(event.client_x().into(), event.client_y().into());
        let lines = if event.delta_mode() == 1 { 16.0 } else { 1.0 };
        self.zoom((-event.delta_y() * lines * 0.0015).exp(), at);
    }
}
