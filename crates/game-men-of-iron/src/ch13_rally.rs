//! 13 Rally and standards.
