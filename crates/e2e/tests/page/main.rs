//! The page, played in a real browser.

mod access;
mod companion;
mod first_minute;
mod games;
mod groups;
mod grunwald;
mod keeping;
mod panel;
mod reading;
mod same_bytes;
mod sharing;
mod turns;
