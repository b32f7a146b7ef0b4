//! The rules of Men of Iron.

pub mod content;
pub mod field;
pub mod ids;
