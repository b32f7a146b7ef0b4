//! Whatever bytes come in at a door, the answer is a value and never a panic, and a game that refuses something is
//! the game it was.

use catalog::{Sitting, games, load, open_position};
use engine::decision::{Hand, Place};
use engine::orders::StandingOrder;
use engine::ruleset::Setup;
use engine::table::Throw;
use engine::text::Lang;
use engine::{Seat, Viewer};
use proptest::prelude::*;

fn first_game() -> Box<dyn Sitting> {
    games()[0].open(Setup::new("first-game"), 3).unwrap()
}

/// A save with a good number of actions in it.
fn good_save() -> String {
    let mut sitting = games()[0].open(Setup { seed: 5, ..Setup::new("crossroads") }, 5).unwrap();
    for turn in 0..120 {
        let legal = sitting.legal();
        let Some(pick) = legal.get(turn * 7 % legal.len().max(1)) else { break };
        sitting.play(&pick.text.clone(), Throw::Seeded).unwrap();
    }
    sitting.save().to_json()
}

/// Cuts, doubles, swaps and overwrites pieces of a text.
fn mangled(text: String) -> impl Strategy<Value = Vec<u8>> {
    let length = text.len();
    let change = (0..length, 0..length, any::<u8>(), 0..5u8);
    prop::collection::vec(change, 1..6).prop_map(move |changes| {
        let mut bytes = text.clone().into_bytes();
        for (a, b, byte, kind) in changes {
            let (a, b) = (a.min(bytes.len().saturating_sub(1)), b.min(bytes.len().saturating_sub(1)));
            let (low, high) = (a.min(b), (a.max(b)).min(a.min(b) + 40));
            match kind {
                0 if !bytes.is_empty() => bytes[a] = byte,
                1 => drop(bytes.drain(low..high)),
                2 => bytes.truncate(a),
                3 => {
                    let piece = bytes[low..high].to_vec();
                    bytes.splice(a..a, piece);
                }
                _ if !bytes.is_empty() => bytes.swap(a, b),
                _ => {}
            }
        }
        bytes
    })
}

fn words() -> impl Strategy<Value = String> {
    let word = prop::sample::select(vec![
        "H8", "H12", "K7", "-", "x", "*", "+", "H12-H11", "recruit", "HC2", "LB99", "#", "place", "wagon",
        "stop", "pass", "lay", "I0=IV/1", "O0=AI", "return", "LB'", "arrive", "retreat", "leave", "stand",
        "dismount", "resign", "red", "finish", "é", "\u{0}",
    ]);
    prop::collection::vec(word, 0..6).prop_flat_map(|words| {
        let text = prop::sample::select(vec![words.concat(), words.join(" ")]);
        prop_oneof![text, any::<String>()]
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_as_an_action_is_legal_or_refused_untouched(text in words()) {
        let mut sitting = first_game();
        let before = sitting.bytes();
        let listed = sitting.legal().iter().any(|listed| listed.text == text);
        match sitting.play(&text, Throw::Seeded) {
            Ok(_) => prop_assert!(text.trim().starts_with("resign") || !sitting.bytes().eq(&before) || listed),
            Err(stop) => {
                prop_assert!(!listed, "{text} is listed and refused");
                prop_assert_eq!(sitting.bytes(), before);
                for lang in Lang::ALL {
                    prop_assert!(!stop.say(sitting.game().texts(), lang).is_empty());
                }
            }
        }
        let _ = sitting.why(&text);
        let _ = sitting.explain(&text);
    }

    #[test]
    fn pointing_anywhere_with_anything_is_an_answer(
        piece in any::<u16>(), near in 0..50u16, q in -12..16i32, r in -12..16i32, what in words(), turns in 0..40usize,
    ) {
        let mut sitting = first_game();
        for turn in 0..turns {
            let legal = sitting.legal();
            let Some(pick) = legal.get(turn * 11 % legal.len().max(1)) else { break };
            sitting.play(&pick.text.clone(), Throw::Seeded).map_err(|stop| TestCaseError::fail(format!("{stop:?}")))?;
        }
        let before = sitting.bytes();
        let to = Place::Hex { q, r };
        for hand in [Hand::Empty, Hand::Piece(piece), Hand::Piece(near), Hand::What(&what), Hand::What("LC")] {
            if let Some(refusal) = sitting.why_not(hand, to) {
                prop_assert!(!refusal.rules().is_empty());
                for lang in Lang::ALL {
                    let says = refusal.say(sitting.game().texts(), lang);
                    prop_assert!(!says.contains("{$"), "{says}");
                }
            }
        }
        let _ = (sitting.ways(piece), sitting.form());
        for route in sitting.ways(near).iter().take(8) {
            // What a way promises comes true: every action of it is legal in its turn.
            let foreseen = sitting.foresee(&route.actions, Viewer::Public);
            prop_assert_eq!((foreseen.refusal, foreseen.steps.len()), (None, route.actions.len()));
            let cost: i32 = foreseen.steps.iter().filter_map(|step| step.explanation.value("cost")).sum();
            prop_assert_eq!(cost, route.cost);
        }
        prop_assert!(sitting.foresee(&[what.clone(), what.clone()], Viewer::Public).steps.len() <= 2);
        for overlay in sitting.overlays() {
            sitting.overlay(overlay.id, Some(to), Viewer::Public);
        }
        prop_assert!(sitting.overlay(&what, Some(to), Viewer::Public).is_empty());
        prop_assert_eq!(sitting.bytes(), before);
    }

    #[test]
    fn any_text_as_a_save_is_an_answer(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let _ = load("fuzz", &String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn a_mangled_save_loads_as_it_was_or_is_refused(bytes in mangled(good_save())) {
        if let Ok(sitting) = load("fuzz", &String::from_utf8_lossy(&bytes)) {
            // What loads is a game in order: it saves and loads again.
            let again = load("fuzz", &sitting.save().to_json()).map_err(|flaw| TestCaseError::fail(flaw.to_string()))?;
            prop_assert_eq!(again.bytes(), sitting.bytes());
        }
    }

    #[test]
    fn a_mangled_position_opens_to_something_playable_or_is_refused(bytes in mangled(first_game().position(Viewer::Referee))) {
        let text = String::from_utf8_lossy(&bytes);
        if let Ok(mut sitting) = open_position("fuzz", &text, 1) {
            prop_assert_eq!(sitting.decision().is_none(), sitting.outcome().is_some());
            let legal = sitting.legal();
            prop_assert_eq!(legal.is_empty(), sitting.decision().is_none());
            for listed in legal.iter().take(20) {
                sitting.play(&listed.text, Throw::Seeded).map_err(|stop| TestCaseError::fail(format!("{stop:?}")))?;
                sitting.take_back().map_err(|refusal| TestCaseError::fail(format!("{refusal:?}")))?;
            }
            sitting.scene(Viewer::Public);
        }
    }

    #[test]
    fn any_text_as_a_position_is_an_answer(text in any::<String>()) {
        let _ = open_position("fuzz", &text, 1);
        let _ = open_position("fuzz", &format!("game = \"medieval-battle\"\n{text}"), 1);
    }

    #[test]
    fn any_text_as_a_standing_order_is_read_back_or_refused(text in any::<String>()) {
        let about = games()[0].about();
        for text in [text.clone(), format!("red respond stand {text}")] {
            if let Some(order) = StandingOrder::parse(about.battle(""), &text) {
                let written = order.write(about.battle(""));
                prop_assert_eq!(StandingOrder::parse(about.battle(""), &written), Some(order));
            }
        }
    }

    #[test]
    fn any_content_file_is_checked_without_a_panic(
        file in 0..6usize,
        bytes in any::<prop::sample::Index>().prop_flat_map(|_| prop::collection::vec(any::<u8>(), 0..60)),
        cut in any::<prop::sample::Index>(),
    ) {
        let names = ["charts.toml", "units.toml", "modules/boards.toml", "setups/layouts.toml", "setups/armies.toml", "rules.toml"];
        let game = games()[0];
        let good = game.built_in(names[file]).unwrap();
        let mut text = good.clone().into_bytes();
        let at = cut.index(text.len());
        let end = (at + bytes.len()).min(text.len());
        text.splice(at..end, bytes);
        let text = String::from_utf8_lossy(&text).into_owned();
        game.check_content(&|name| if name == names[file] { Some(text.clone()) } else { game.built_in(name) });
    }
}

#[test]
fn what_a_seat_may_not_know_is_not_in_its_view() {
    let mut sitting = games()[0].open(Setup::new("crossroads"), 9).unwrap();
    sitting.play("recruit HC3 LC3 MA1 LI1 LB1", Throw::Seeded).unwrap();
    let mut other = games()[0].open(Setup::new("crossroads"), 9).unwrap();
    other.play("recruit P3 LI3", Throw::Seeded).unwrap();
    // Two different armies differ for yellow only in the seal of 32 bytes.
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Public] {
        let (a, b) = (sitting.view_bytes(viewer), other.view_bytes(viewer));
        assert_eq!(a.len(), b.len());
        assert!(a.iter().zip(&b).filter(|(a, b)| a != b).count() <= 32);
        let told = format!("{:?}", sitting.history(viewer));
        assert!(!told.contains("HC3") && !told.contains("kind-hc"), "{told}");
        let written = sitting.position(viewer);
        assert!(written.contains("under seal") && !written.contains("HC = 3"), "{written}");
    }
    assert!(format!("{:?}", sitting.history(Viewer::Seat(Seat(0)))).contains("HC3"));
}

#[test]
fn looking_ahead_shows_nothing_that_the_seat_may_not_know() {
    let mut sitting = games()[0].open(Setup::new("crossroads"), 9).unwrap();
    sitting.play("recruit HC3 LC3 MA1 LI1 LB1", Throw::Seeded).unwrap();
    // Yellow tries an army out: the board behind it would show both, if Red's were known.
    let foreseen = sitting.foresee(&["recruit P1".into()], Viewer::Seat(Seat(1)));
    assert!(foreseen.refusal.is_none());
    let red = |scene: &engine::scene::Scene| {
        let pieces = scene.trays.iter().filter(|tray| tray.seat == Seat(0)).flat_map(|tray| &tray.pieces);
        pieces.map(|entry| entry.piece.short).collect::<Vec<_>>()
    };
    assert_eq!(red(&foreseen.scene), ["W"]);
    assert!(!format!("{:?}", foreseen.scene.notes).contains("kind-hc"));
}

#[test]
fn a_form_is_answered_in_its_own_words() {
    for scenario in ["crossroads", "two-realms", "together-standard", "together-large"] {
        let sitting = games()[0].open(Setup::new(scenario), 9).unwrap();
        let form = sitting.form().expect("a form");
        for ready in &form.ready {
            assert_eq!(sitting.why(&form.write(&ready.picks)), Ok(()), "{scenario}");
        }
    }
}

#[test]
fn every_chart_that_an_explanation_lights_is_among_the_printed_tables() {
    let mut sitting = first_game();
    let charts = sitting.charts();
    let mut lit = 0;
    for turn in 0..300 {
        let legal = sitting.legal();
        for listed in &legal {
            let Ok(explained) = sitting.explain(&listed.text) else { continue };
            let Some(cell) = explained.explanation.chart else { continue };
            let sheet = charts.iter().find(|sheet| sheet.id == cell.chart).expect("the chart is printed");
            assert!(sheet.columns.iter().any(|(number, _)| *number == cell.column), "{cell:?}");
            assert!(
                cell.row.is_none_or(|row| sheet.rows.iter().any(|known| known.number == row)),
                "{cell:?}"
            );
            lit += 1;
        }
        let Some(pick) = legal.get(turn * 7 % legal.len().max(1)) else { break };
        sitting.play(&pick.text.clone(), Throw::Seeded).unwrap();
    }
    assert!(lit > 20, "{lit}");
}
