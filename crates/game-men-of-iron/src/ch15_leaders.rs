//! 15 Leaders: command range, loss, replacement.
