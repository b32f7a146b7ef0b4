//! What a seat is shown, of every game: nothing in it leads to the dice that will fall or to what another seat has sealed.

use catalog::json::Speaker;
use catalog::{Sitting, begin, games};
use engine::hash::canonical_bytes;
use engine::ruleset::{Setup, public_seed};
use engine::table::Throw;
use engine::text::Lang;
use engine::{Seat, Viewer};
use std::fmt::Write as _;

/// A seed that nothing else is called by.
const SECRET: u64 = 0x1c2d_3e4f_5a6b_7c8d;

/// Everything that a viewer can be told of a game, as one text.
fn told(sitting: &dyn Sitting, viewer: Viewer) -> String {
    let speaker = Speaker::of(sitting, Lang::En);
    let mut out = format!("{:?}\n{}\n", sitting.scene(viewer), sitting.position(viewer));
    let _ = writeln!(out, "{}", speaker.show(sitting, viewer, true));
    let _ = writeln!(out, "{:?}\n{:?}", sitting.passages(viewer), sitting.luck());
    for played in sitting.history(viewer) {
        let _ = writeln!(out, "{}", speaker.played(&played));
    }
    // Whoever is asked may ask back.
    let asked = sitting.decision().map(|decision| decision.seat);
    if matches!(viewer, Viewer::Seat(seat) if Some(seat) == asked) {
        let legal = sitting.legal();
        let _ = writeln!(out, "{:?} {:?}", sitting.prompt(), sitting.form());
        for listed in legal.iter().step_by(legal.len().div_ceil(2).max(1)) {
            let actions = [listed.text.clone()];
            let _ = writeln!(out, "{listed:?} {:?}", sitting.foresee(&actions, Some(viewer)));
        }
    }
    out
}

/// The salts in the notation of the actions of everybody but this viewer: `#` and digits.
fn salts_of_others(sitting: &dyn Sitting, viewer: Viewer) -> Vec<String> {
    let about = sitting.game().about();
    let own = |seat: &str| about.battle("").seat(seat).map(Viewer::Seat) == Some(viewer);
    let actions = sitting.save().actions.into_iter().filter(|entry| !own(&entry.seat));
    actions.filter_map(|entry| Some(entry.action.split_once('#')?.1.to_string())).collect()
}

#[test]
fn no_view_of_any_game_holds_the_seed_of_dice_and_seals() {
    let written = [SECRET.to_string(), format!("{SECRET:x}"), format!("{SECRET:X}")];
    let packed = [SECRET.to_le_bytes().to_vec(), SECRET.to_be_bytes().to_vec(), canonical_bytes(&SECRET)];
    let mut sealed = 0;
    for game in games() {
        for scenario in &game.about().scenarios {
            let setup = Setup { seed: public_seed(SECRET), ..Setup::new(&scenario.id) };
            let mut sitting = begin(*game, setup, SECRET).unwrap();
            for turn in 0..13 {
                for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Public] {
                    // Each question is looked at while the battle begins, then one in a while.
                    if turn > 4 && turn % 6 != 0 {
                        continue;
                    }
                    let (text, bytes) = (told(sitting.as_ref(), viewer), sitting.view_bytes(viewer));
                    let salts = salts_of_others(sitting.as_ref(), viewer);
                    sealed += salts.len();
                    for secret in written.iter().chain(&salts) {
                        let at = text.find(secret.as_str());
                        let near = at.map(|at| text[..at].chars().rev().take(80).collect::<String>());
                        let near = near.map(|near| near.chars().rev().collect::<String>());
                        assert_eq!(near, None, "{} shows {secret} to {viewer:?}", scenario.id);
                    }
                    for secret in &packed {
                        let found = bytes.windows(secret.len()).any(|window| window == secret);
                        assert!(!found, "{}: the view of {viewer:?} holds the seed", scenario.id);
                    }
                }
                let legal = sitting.legal();
                let Some(pick) = legal.get(turn * 7 % legal.len().max(1)) else { break };
                sitting.play(&pick.text.clone(), Throw::Seeded).unwrap();
            }
        }
    }
    assert!(sealed > 20, "armies were sealed: {sealed}");
}

#[test]
fn the_seed_of_a_set_up_does_not_lead_back() {
    assert_eq!(public_seed(7), public_seed(7));
    let seeds: std::collections::BTreeSet<u64> = (0..1000).map(public_seed).collect();
    assert_eq!(seeds.len(), 1000);
    assert!(seeds.iter().all(|seed| *seed > 1000 && *seed < 1 << 53));
}
