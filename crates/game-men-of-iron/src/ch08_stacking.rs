//! 8 Stacking: one unit in a hex, and riding through archers.
