//! 15 Leaders: command range, loss, replacement.

mod loss;
mod range;
