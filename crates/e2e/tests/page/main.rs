//! The page, played in a real browser.

mod access;
mod companion;
mod first_minute;
mod games;
mod keeping;
mod reading;
mod sharing;
