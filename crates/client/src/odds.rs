//! Chances as bars, in the order in which a player weighs them: what becomes of the enemy, then what becomes of one's own.

use crate::play::Play;
use crate::words::{capital, t};
use engine::Seat;
use engine::odds::Fraction;
use engine::text::{Arg, Phrase};
use leptos::prelude::*;

/// Whom a result befalls, seen by whoever has to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Whose {
    Foe,
    Own,
    /// It names no side.
    Nobody,
}

impl Whose {
    fn name(self) -> &'static str {
        match self {
            Whose::Foe => "foe",
            Whose::Own => "own",
            Whose::Nobody => "nobody",
        }
    }

    fn title(self) -> Option<String> {
        match self {
            Whose::Foe => Some(t("odds-foe")),
            Whose::Own => Some(t("odds-own")),
            Whose::Nobody => Some(t("odds-nobody")),
        }
    }
}

/// How the names of results end by which a side loses men, ground or heart. What such a result leads to, a pursuit, says less.
const GRAVE: [&str; 12] = [
    "lost",
    "gone",
    "routed",
    "back",
    "shaken",
    "dies",
    "falls",
    "stopped",
    "destroyed",
    "knight",
    "halted",
    "wins",
];

fn grave(phrase: &Phrase) -> bool {
    GRAVE.iter().any(|end| phrase.id.ends_with(end))
}

/// Results as they are weighed.
pub type Weighed = Vec<(Whose, Phrase, Fraction)>;

/// The enemy's part, one's own, the rest; in each the likeliest first.
pub fn weighed(play: Play, results: &[(Phrase, Fraction)]) -> Weighed {
    let own = untrack(|| play.decision.get()).map_or(Seat(0), |decision| decision.seat);
    let seats: Vec<(Phrase, Seat)> =
        (0..play.battle().seats().len() as u8).map(|seat| (play.look(Seat(seat)).name, Seat(seat))).collect();
    let mut list: Weighed = results
        .iter()
        .map(|(phrase, chance)| (whose(phrase, &seats, own), phrase.clone(), *chance))
        .collect();
    list.sort_by(|(a, _, often), (b, _, seldom)| {
        a.cmp(b).then_with(|| seldom.percent().total_cmp(&often.percent()))
    });
    list
}

fn whose(phrase: &Phrase, seats: &[(Phrase, Seat)], own: Seat) -> Whose {
    let named = phrase.args.iter().find_map(|(_, arg)| match arg {
        Arg::Phrase(named) => seats.iter().find(|(name, _)| name == named),
        _ => None,
    });
    match named {
        Some((_, seat)) if *seat == own => Whose::Own,
        Some(_) => Whose::Foe,
        None => Whose::Nobody,
    }
}

/// The most that fits into two lines: the likeliest loss or retreat of either side, then what befalls nobody, then the rest.
pub fn briefly(list: &Weighed) -> Weighed {
    let mut brief: Weighed = Vec::new();
    for side in [Whose::Foe, Whose::Own] {
        brief.extend(list.iter().find(|(whose, phrase, _)| *whose == side && grave(phrase)).cloned());
    }
    brief.extend(list.iter().find(|(whose, ..)| *whose == Whose::Nobody).cloned());
    let mut rest = list.iter().filter(|it| !brief.contains(it)).cloned().collect::<Vec<_>>();
    rest.sort_by_key(|(_, phrase, _)| !grave(phrase));
    brief.extend(rest);
    brief.truncate(2);
    brief
}

/// All of them, under the name of the side that they befall.
pub fn bars(play: Play, list: Weighed, titled: bool) -> impl IntoView + use<> {
    let mut side = None;
    // What names no side needs a title only where it would stand under that of one.
    let sides = list.iter().any(|(whose, ..)| *whose != Whose::Nobody);
    // Bars that make more than a whole are no shares of one.
    let whole: f64 = list.iter().map(|(_, _, chance)| chance.percent()).sum();
    let together = (titled && list.len() > 1 && whole > 100.5)
        .then(|| view! { <li class="together faint">{t("odds-together")}</li> });
    let titled = titled && sides;
    let bars = list
        .into_iter()
        .map(|(whose, phrase, chance)| {
            let title = whose.title().filter(|_| titled && side != Some(whose));
            side = Some(whose);
            view! {
                {title.map(|title| view! { <li class=format!("whose {}", whose.name())>{title}</li> })}
                {bar(play.say(&phrase), chance.percent(), whose)}
            }
        })
        .collect_view();
    view! { {bars} {together} }
}

/// A chance as a bar with its words.
fn bar(words: String, percent: f64, whose: Whose) -> impl IntoView {
    // What may happen is never said to be impossible, nor certain what may fail.
    let number = match percent {
        it if it > 0.0 && it < 0.5 => "< 1 %".to_string(),
        it if it > 99.5 && it < 100.0 => "> 99 %".to_string(),
        it => format!("{it:.0} %"),
    };
    view! {
        <li class=whose.name()>
            <meter min="0" max="100" value=percent aria-label=words.clone()>{number.clone()}</meter>
            <span>{capital(&words)}</span>
            <b>{number}</b>
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn certain() -> Fraction {
        Fraction::ONE
    }

    #[test]
    fn a_result_befalls_the_side_that_it_names() {
        let seats = [(Phrase::new("red"), Seat(0)), (Phrase::new("yellow"), Seat(1))];
        let of = |name: &'static str| Phrase::new("result").with("seat", Phrase::new(name)).with("n", 1);
        assert_eq!(whose(&of("red"), &seats, Seat(0)), Whose::Own);
        assert_eq!(whose(&of("red"), &seats, Seat(1)), Whose::Foe);
        assert_eq!(whose(&of("a leader"), &seats, Seat(1)), Whose::Nobody);
    }

    #[test]
    fn two_lines_say_something_of_either_side() {
        let list = listed(&[(Whose::Foe, "foe-lost"), (Whose::Foe, "foe-back"), (Whose::Own, "own-lost")]);
        assert_eq!(ids(&briefly(&list)), ["foe-lost", "own-lost"]);
        assert_eq!(ids(&briefly(&list[..2].to_vec())), ["foe-lost", "foe-back"]);
    }

    #[test]
    fn a_loss_says_more_than_what_it_leads_to() {
        let list = [(Whose::Foe, "must-pursue"), (Whose::Foe, "foe-back"), (Whose::Own, "own-back")];
        assert_eq!(ids(&briefly(&listed(&list))), ["foe-back", "own-back"]);
        let list = [(Whose::Foe, "must-pursue"), (Whose::Own, "own-back"), (Whose::Nobody, "nothing")];
        assert_eq!(ids(&briefly(&listed(&list))), ["own-back", "nothing"]);
    }

    fn listed(list: &[(Whose, &'static str)]) -> Weighed {
        list.iter().map(|(whose, id)| (*whose, Phrase::new(id), certain())).collect()
    }

    fn ids(list: &Weighed) -> Vec<&'static str> {
        list.iter().map(|(_, phrase, _)| phrase.id).collect()
    }
}
