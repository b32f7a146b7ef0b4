//! The program as a person or a script meets it.

mod bad_input;
mod keeping;
mod saves;
mod serve;
mod support;
mod transcripts;
mod walkthrough;
