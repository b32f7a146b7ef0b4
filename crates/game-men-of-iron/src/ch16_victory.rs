//! 16 Victory: Flight Points and the flight check.
