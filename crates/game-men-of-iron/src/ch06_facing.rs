//! 6 Facing: front, flank, rear; turns.
