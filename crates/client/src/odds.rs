//! Chances as bars, in the order in which a player weighs them: what becomes of the enemy, then what becomes of one's own.

use crate::play::Play;
use crate::words::{capital, lang, say, t};
use engine::Seat;
use engine::explain::{Befalls, Weight};
use engine::odds::Fraction;
use engine::sorted::InOrder;
use engine::text::{Phrase, join};
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

/// Results with their chances, in the order in which they are told.
pub type Sorted = Vec<(Whose, Befalls, Fraction)>;

/// The enemy's part, one's own, the rest; in each the likeliest first.
pub fn sorted(play: Play, results: &[(Befalls, Fraction)]) -> Sorted {
    let own = untrack(|| play.decision.get()).map_or(Seat(0), |decision| decision.seat);
    let mut list: Sorted =
        results.iter().map(|(result, chance)| (whose(result, own), result.clone(), *chance)).collect();
    list.put_in_order_by(|(a, _, often), (b, _, seldom)| {
        a.cmp(b).then_with(|| seldom.percent().total_cmp(&often.percent()))
    });
    list
}

fn whose(result: &Befalls, own: Seat) -> Whose {
    match result.seat {
        Some(seat) if seat == own => Whose::Own,
        Some(_) => Whose::Foe,
        None => Whose::Nobody,
    }
}

/// The most that fits into two lines: the likeliest loss or retreat of either side, then what befalls nobody, then the rest.
pub fn briefly(list: &Sorted) -> Sorted {
    let grave = |result: &Befalls| result.weight == Weight::Grave;
    let mut brief: Sorted = Vec::new();
    for side in [Whose::Foe, Whose::Own] {
        brief.extend(list.iter().find(|(whose, result, _)| *whose == side && grave(result)).cloned());
    }
    brief.extend(list.iter().find(|(whose, ..)| *whose == Whose::Nobody).cloned());
    let mut rest = list.iter().filter(|it| !brief.contains(it)).cloned().collect::<Vec<_>>();
    rest.put_in_order_by_key(|(_, result, _)| result.weight);
    brief.extend(rest);
    brief.truncate(2);
    brief
}

/// Which answers the chances take as given.
pub fn assumed(play: Play, list: &[Phrase]) -> Option<impl IntoView + use<>> {
    let words = join(lang(), list.iter().map(|phrase| play.say(phrase)).collect());
    let says = say(&Phrase::new("odds-assumed").with("list", words));
    (!list.is_empty()).then(|| view! { <p class="assumed faint">{says}</p> })
}

/// All of them, under the name of the side that they befall.
pub fn bars(play: Play, list: Sorted, titled: bool) -> impl IntoView + use<> {
    let mut side = None;
    // What names no side needs a title only where it would stand under that of one.
    let sides = list.iter().any(|(whose, ..)| *whose != Whose::Nobody);
    let together =
        (titled && overlap(&list)).then(|| view! { <li class="together faint">{t("odds-together")}</li> });
    let titled = titled && sides;
    let bars = list
        .into_iter()
        .map(|(whose, result, chance)| {
            let title = whose.title().filter(|_| titled && side != Some(whose));
            side = Some(whose);
            view! {
                {title.map(|title| view! { <li class=format!("whose {}", whose.name())>{title}</li> })}
                {bar(play.say(&result.says), chance.percent(), whose)}
            }
        })
        .collect_view();
    view! { {bars} {together} }
}

/// May several of these happen together? Those that make more than a whole are no shares of one; what is certain is beside the others, and
/// needs no saying.
fn overlap(list: &Sorted) -> bool {
    let open = list.iter().map(|(_, _, chance)| chance.percent()).filter(|percent| *percent < 99.99);
    open.sum::<f64>() > 100.5
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

    #[test]
    fn a_result_befalls_the_side_that_it_names() {
        let of = |seat: Option<Seat>| Befalls::light(seat, Phrase::new("result"));
        assert_eq!(whose(&of(Some(Seat(0))), Seat(0)), Whose::Own);
        assert_eq!(whose(&of(Some(Seat(0))), Seat(1)), Whose::Foe);
        assert_eq!(whose(&of(None), Seat(1)), Whose::Nobody);
    }

    #[test]
    fn two_lines_say_something_of_either_side() {
        let list =
            listed(&[(Whose::Foe, "they lose"), (Whose::Foe, "they go back"), (Whose::Own, "we lose")]);
        assert_eq!(ids(&briefly(&list)), ["they lose", "we lose"]);
        assert_eq!(ids(&briefly(&list[..2].to_vec())), ["they lose", "they go back"]);
    }

    #[test]
    fn a_loss_says_more_than_what_it_leads_to() {
        let follows = (Whose::Foe, Befalls::light(Seat(1), Phrase::new("they follow")), Fraction::ONE);
        let nothing = (Whose::Nobody, Befalls::light(None, Phrase::new("nothing")), Fraction::ONE);
        let of = |losses: &[(Whose, &'static str)], rest: &[&(Whose, Befalls, Fraction)]| -> Sorted {
            rest.iter().map(|it| (*it).clone()).chain(listed(losses)).collect()
        };
        let list = of(&[(Whose::Foe, "they go back"), (Whose::Own, "we go back")], &[&follows]);
        assert_eq!(ids(&briefly(&list)), ["they go back", "we go back"]);
        let list = of(&[(Whose::Own, "we go back")], &[&follows, &nothing]);
        assert_eq!(ids(&briefly(&list)), ["we go back", "nothing"]);
    }

    #[test]
    fn what_is_certain_does_not_happen_together_with_the_rest() {
        let of = |chances: &[(u128, u128)]| -> Sorted {
            let list = chances.iter();
            list.map(|(n, d)| {
                (Whose::Foe, Befalls::light(None, Phrase::new("result")), Fraction::new(*n, *d))
            })
            .collect()
        };
        assert!(!overlap(&of(&[(1, 1), (1, 2), (1, 2)])), "shares of a whole, beside what is certain");
        assert!(!overlap(&of(&[(1, 1), (1, 1)])));
        assert!(overlap(&of(&[(2, 3), (1, 2)])));
    }

    fn listed(list: &[(Whose, &'static str)]) -> Sorted {
        let grave = |id: &'static str| Befalls::grave(None, Phrase::new(id));
        list.iter().map(|(whose, id)| (*whose, grave(id), Fraction::ONE)).collect()
    }

    fn ids(list: &Sorted) -> Vec<&'static str> {
        list.iter().map(|(_, result, _)| result.says.id).collect()
    }
}
