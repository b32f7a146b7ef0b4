//! 12 Results: retreat, Retired, what a result comes to.
