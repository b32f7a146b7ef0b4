//! The doors of a game with secret armies, forms and no dice.

use catalog::{Sitting, find};
use engine::ruleset::Setup;
use engine::table::Throw;
use engine::{Seat, Viewer};

fn open(scenario: &str, seed: u64) -> Box<dyn Sitting> {
    find("medieval-battle").unwrap().open(Setup::new(scenario), seed).unwrap()
}

#[test]
fn what_a_seat_may_not_know_is_not_in_its_view() {
    let mut sitting = open("crossroads", 9);
    sitting.play("recruit HC3 LC3 MA1 LI1 LB1", Throw::Seeded).unwrap();
    let mut other = open("crossroads", 9);
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
    let mut sitting = open("crossroads", 9);
    sitting.play("recruit HC3 LC3 MA1 LI1 LB1", Throw::Seeded).unwrap();
    // Yellow tries an army out: the board behind it would show both, if Red's were known.
    let foreseen = sitting.foresee(&["recruit P1".into()], Some(Viewer::Seat(Seat(1))));
    assert!(foreseen.refusal.is_none());
    let scene = foreseen.scene.expect("it was asked for");
    let red = |scene: &engine::scene::Scene| {
        let pieces = scene.trays.iter().filter(|tray| tray.seat == Seat(0)).flat_map(|tray| &tray.pieces);
        pieces.map(|entry| entry.piece.short).collect::<Vec<_>>()
    };
    assert_eq!(red(&scene), ["W"]);
    assert!(!format!("{:?}", scene.notes).contains("kind-hc"));
}

#[test]
fn a_form_is_answered_in_its_own_words() {
    for scenario in ["crossroads", "two-realms", "together-standard", "together-large"] {
        let sitting = open(scenario, 9);
        let form = sitting.form().expect("a form");
        for ready in &form.ready {
            assert_eq!(sitting.why(&form.write(&ready.picks)), Ok(()), "{scenario}");
        }
    }
}

#[test]
fn every_chart_that_an_explanation_lights_is_among_the_printed_tables() {
    let mut sitting = open("first-game", 3);
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
