//! What is told of an action before it is done is told alike everywhere: its name, its price, what may come of it and for whom.

use catalog::Sitting;
use catalog::json::Speaker;
use engine::explain::AccountRole;
use engine::ruleset::Setup;
use engine::table::Throw;
use engine::text::Lang;

/// Plays the n-th of the legal actions, n going round, and looks at all of them before.
fn walk(game: &str, scenario: &str, steps: usize, mut look: impl FnMut(&dyn Sitting)) {
    let game = catalog::find(game).expect("it is there");
    let mut sitting = catalog::example(game, Setup::new(scenario)).expect("it opens");
    for step in 0..steps {
        let legal = sitting.legal();
        if legal.is_empty() {
            return;
        }
        look(sitting.as_ref());
        let chosen = &legal[(step * 7 + 3) % legal.len()].text;
        sitting.play(chosen, Throw::Seeded).expect("a listed action is accepted");
    }
}

/// Lists do not ask for an explanation; what they say is what it begins with.
#[test]
fn the_name_of_an_action_begins_its_explanation() {
    for (game, scenario) in [("medieval-battle", "first-game"), ("grunwald", "avant-garde")] {
        let mut seen = 0;
        walk(game, scenario, 60, |sitting| {
            for listed in sitting.legal().iter().step_by(5) {
                let explained =
                    sitting.explain_briefly(std::slice::from_ref(&listed.text)).expect("it is legal");
                assert_eq!(explained.says, listed.says, "{}", listed.text);
                let prices = explained.accounts.iter().filter(|it| it.role == AccountRole::Price).count();
                assert!(prices <= 1, "{} has one price", listed.text);
                seen += 1;
            }
        });
        assert!(seen > 100, "{game}: {seen}");
    }
}

/// A melee that the attacked may decline is told as if he stood, and that this is assumed; in JSON too, with whom it befalls.
#[test]
fn the_odds_of_a_melee_say_what_comes_if_the_attacked_stands() {
    let mut declined = 0;
    walk("medieval-battle", "first-game", 400, |sitting| {
        for listed in sitting.legal().iter().filter(|it| it.gesture.kind == "melee") {
            let foreseen = sitting.foresee(std::slice::from_ref(&listed.text), None);
            if foreseen.answers.is_empty() {
                continue;
            }
            let explained = sitting.explain(&listed.text).expect("it is legal");
            let chances = explained.chances.as_ref().expect("there is no chance in it");
            let assumed: Vec<&str> = chances.assumed.iter().map(|phrase| phrase.id).collect();
            assert_eq!(assumed, ["assumed-stands"], "{}", listed.text);
            // The same as his answer to stand brings.
            let stands = foreseen.answers.iter().find(|answer| answer.says.id == "do-stand");
            let brings = stands.and_then(|answer| answer.chances.as_ref().ok()).expect("he may stand");
            assert_eq!(chances.results, brings.results, "{}", listed.text);
            let json = Speaker::of(sitting, Lang::En).explained(&explained);
            assert_eq!(json["odds"]["assumed"][0], "the attacked unit stands");
            for (told, (result, _)) in
                json["odds"]["results"].as_array().into_iter().flatten().zip(&chances.results)
            {
                let seat = result.seat.map(|seat| sitting.battle().seat_id(seat));
                assert_eq!(told["seat"].as_str(), seat);
            }
            declined += 1;
        }
    });
    assert!(declined > 0, "somebody attacks");
}
