//! The same games, played natively and in wasm, must give the same bytes. This crate plays a random game to its end
//! through the door of the catalog and hashes everything that a player could notice: every action in notation, every
//! event in words and in both languages, the canonical bytes of every position, the save.
//!
//! It is compiled twice: into the test of the page, which plays natively, and into the page itself, which plays in its browser.

use engine::dice::Stream;
use engine::hash::Fingerprint;
use engine::ruleset::Setup;
use engine::table::Throw;
use engine::text::Lang;

/// Plays game number `game` of the catalog, scenario number `scenario`, with this seed; `None` if there is no such game, or none yet.
pub fn digest(game: usize, scenario: usize, seed: u64) -> Option<Fingerprint> {
    let game = catalog::find(catalog::IDS.get(game)?)?;
    let scenario = &game.about().scenarios.get(scenario)?.id;
    let mut sitting = game.open(Setup { seed, ..Setup::new(scenario) }, seed).ok()?;
    let mut rng = Stream::new(seed, 1 << 50);
    let mut seen: Vec<u8> = Vec::new();
    while sitting.decision().is_some() {
        let legal = sitting.legal();
        let pick = &legal.get(rng.below(legal.len() as u32) as usize)?.text;
        for played in sitting.play(pick, Throw::Seeded).ok()? {
            seen.extend_from_slice(played.text.as_bytes());
            for told in &played.events {
                for lang in Lang::ALL {
                    seen.extend_from_slice(game.texts().say(lang, &told.says).as_bytes());
                }
            }
        }
        seen.extend(sitting.bytes());
    }
    seen.extend(sitting.save().to_json().into_bytes());
    Some(Fingerprint::of_bytes(&seen))
}
