//! 11 Charge: distance, ways, reluctance, counter-charge.
