//! The program as a person or a script meets it.

mod bad_input;
mod benchmark;
mod bots;
mod groups;
mod keeping;
mod looking;
mod odd_files;
mod positions;
mod programs;
mod referee;
mod saves;
mod serve;
mod soaking;
mod support;
mod together;
mod transcripts;
mod walkthrough;
