//! A battle before it begins: who fights it, what can be chosen, and the rules that hold in it and in no other.

use crate::answer::{Answer, Kind, Trouble, sentence_in};
use engine::Rule;
use engine::ruleset::{About, BattleInfo, OptionInfo, ScenarioInfo, SeatInfo};
use engine::text::{Lang, Phrase};
use serde_json::{Value, json};
use std::fmt::Write as _;

fn said(lang: Lang, id: &'static str) -> String {
    sentence_in(lang, Phrase::new(id))
}

fn colon(lang: Lang) -> String {
    said(lang, "colon")
}

/// A game with all its battles: of each what it has to itself, and then what can be chosen in every one.
pub fn list(about: &About, lang: Lang) -> String {
    let mut out = format!("{}{} {}\n\n", about.title.get(lang), colon(lang), about.summary.get(lang));
    for scenario in &about.scenarios {
        let mark = if scenario.recommended { "*" } else { " " };
        let (title, summary) = (scenario.title.get(lang), scenario.summary.get(lang));
        let _ = writeln!(out, "{mark} {:<18} {title:<28} {summary}", scenario.id);
        out += &own(scenario, lang);
    }
    out.push('\n');
    for option in &about.options {
        out += &short_option(option, "  ", lang);
    }
    out
}

/// What a battle has to itself; nothing where it is like every other.
fn own(scenario: &ScenarioInfo, lang: Lang) -> String {
    let mut out = String::new();
    if !scenario.seats.is_empty() {
        let name = |seat: &SeatInfo| format!("{} ({})", seat.id, seat.title.get(lang));
        let names: Vec<String> = scenario.seats.iter().map(name).collect();
        let _ = writeln!(out, "      {} {}", said(lang, "battle-own-sides"), names.join(", "));
    }
    for option in &scenario.options {
        out += &short_option(option, "      ", lang);
    }
    for rule in &scenario.special {
        let _ = writeln!(out, "      {} {rule} {}", said(lang, "battle-own-rule"), rule.title(lang));
    }
    out
}

/// An option with the names of its values.
fn short_option(option: &OptionInfo, indent: &str, lang: Lang) -> String {
    let values: Vec<&str> = option.values.iter().map(|value| value.id.as_str()).collect();
    let (line, title) = (option_line(option, indent), option.title.get(lang));
    format!("{line}{indent}    {title}{} {}\n", colon(lang), values.join(", "))
}

/// An option as it is typed, with the value that nobody has to type.
fn option_line(option: &OptionInfo, indent: &str) -> String {
    let rule = option.rule.map_or(String::new(), |rule| format!("  {rule}"));
    format!("{indent}--option {}={}{rule}\n", option.id, option.default)
}

/// Everything about one battle of a game.
pub fn whole(about: &About, scenario: &str, lang: Lang) -> Result<Answer, Trouble> {
    let battle = about.battle(scenario);
    let Some(scenario) = battle.scenario else {
        return Err(unknown(about, scenario, lang));
    };
    Ok(Answer::new(in_words(battle, scenario, lang), in_json(battle, scenario)))
}

fn unknown(about: &About, scenario: &str, lang: Lang) -> Trouble {
    let known = about.scenarios.iter().map(|it| it.id.as_str()).collect::<Vec<_>>().join(", ");
    let says =
        Phrase::new("battle-unknown").with("game", about.id).with("scenario", scenario).with("known", known);
    Trouble::new(Kind::Usage, sentence_in(lang, says))
}

fn in_words(battle: BattleInfo, scenario: &ScenarioInfo, lang: Lang) -> String {
    let (game, title, summary) =
        (battle.about.title.get(lang), scenario.title.get(lang), scenario.summary.get(lang));
    let mut out = format!("{game}, {title}{} {summary}\n", colon(lang));
    if scenario.by_lot {
        let by_lot = said(lang, "battle-by-lot");
        let _ = writeln!(out, "{by_lot}");
    }
    let told = scenario.briefing.parts().map(|(_, text)| text.get(lang));
    for text in told.into_iter().filter(|text| !text.is_empty()) {
        let _ = writeln!(out, "\n{}", crate::games::wrap(text));
    }
    let _ = writeln!(out, "\n{}", said(lang, "battle-sides"));
    for seat in battle.seats() {
        let _ = writeln!(out, "  {:<18} {}", seat.id, seat.title.get(lang));
    }
    let options: Vec<&OptionInfo> = battle.options().collect();
    if !options.is_empty() {
        let _ = writeln!(out, "\nOptions");
    }
    for option in options {
        out += &long_option(option, lang);
    }
    if !battle.about.presets.is_empty() {
        let _ = writeln!(out, "\n{}", said(lang, "battle-orders"));
    }
    for preset in &battle.about.presets {
        let mark = if preset.recommended { "*" } else { " " };
        let _ = writeln!(out, "  {mark} {:<16} {}", preset.id, preset.summary.get(lang));
    }
    if !scenario.special.is_empty() {
        let _ = writeln!(out, "\n{}", said(lang, "battle-rules"));
    }
    for rule in &scenario.special {
        let _ = writeln!(out, "  {:<12} {}", rule.id(), rule.title(lang));
    }
    out
}

/// An option with each of its values in words; a star marks the one that nobody has to type.
fn long_option(option: &OptionInfo, lang: Lang) -> String {
    let mut out = format!("{}      {}\n", option_line(option, "  "), option.title.get(lang));
    for value in &option.values {
        let mark = if value.id == option.default { "*" } else { " " };
        let _ = writeln!(out, "    {mark} {:<16} {}", value.id, value.title.get(lang));
    }
    out
}

fn in_json(battle: BattleInfo, scenario: &ScenarioInfo) -> Value {
    let special = |rule: &Rule| json!({ "id": rule.id(), "title": { "fr": rule.title(Lang::Fr), "en": rule.title(Lang::En) } });
    json!({
        "game": battle.about.id, "scenario": scenario.id, "title": scenario.title, "summary": scenario.summary,
        "recommended": scenario.recommended, "by_lot": scenario.by_lot, "seats": battle.seats(),
        "options": battle.options().collect::<Vec<_>>(), "briefing": scenario.briefing,
        "special": scenario.special.iter().map(special).collect::<Vec<_>>(),
        "orders": battle.about.presets,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::briefing::Briefing;
    use engine::rule::{Bilingual, Entry};
    use engine::ruleset::OptionValue;
    use expect_test::expect;

    const DARK: Rule =
        Rule::new(&Entry { id: "J-7", title_fr: "On n'y voit rien", title_en: "Nobody sees anything" });

    fn both(fr: &str, en: &str) -> Bilingual {
        Bilingual { fr: fr.into(), en: en.into() }
    }

    fn switch(id: &'static str, fr: &str, en: &str, rule: Option<Rule>) -> OptionInfo {
        let value = |id: &str, fr: &str, en: &str| OptionValue { id: id.into(), title: both(fr, en) };
        OptionInfo {
            id,
            title: both(fr, en),
            rule,
            values: vec![value("on", "oui", "yes"), value("off", "non", "no")],
            default: "on",
        }
    }

    fn scenario(id: &str, title: Bilingual) -> ScenarioInfo {
        ScenarioInfo {
            id: id.into(),
            title,
            summary: both("Deux cavaliers.", "Two riders."),
            recommended: false,
            by_lot: false,
            seats: Vec::new(),
            options: Vec::new(),
            without: Vec::new(),
            special: Vec::new(),
            set_up: Vec::new(),
            fixed: false,
            briefing: Briefing::default(),
        }
    }

    /// By night others ride, mud makes no difference, and torches do.
    fn joust() -> About {
        let seat = |id: &'static str, fr: &str, en: &str| SeatInfo { id, title: both(fr, en) };
        About {
            id: "joust",
            title: both("Joute", "Joust"),
            summary: both("Un jouet.", "A toy."),
            rules_version: 1,
            complete: false,
            dice: false,
            seats: vec![seat("lance", "Lance", "Lance"), seat("shield", "Écu", "Shield")],
            scenarios: vec![
                ScenarioInfo { recommended: true, ..scenario("lists", both("La lice", "The lists")) },
                ScenarioInfo {
                    by_lot: true,
                    seats: vec![seat("owl", "Hibou", "Owl"), seat("bat", "Chauve-souris", "Bat")],
                    options: vec![switch("torches", "Torches", "Torches", None)],
                    without: vec!["mud"],
                    special: vec![DARK],
                    ..scenario("night", both("La nuit", "Night"))
                },
            ],
            options: vec![switch("mud", "Boue", "Mud", Some(DARK))],
            orders: Vec::new(),
            looks: Vec::new(),
            presets: Vec::new(),
        }
    }

    #[test]
    fn a_list_of_battles_says_what_each_has_to_itself() {
        expect![[r#"
            Joust: A toy.

            * lists              The lists                    Two riders.
              night              Night                        Two riders.
                  sides: owl (Owl), bat (Bat)
                  --option torches=on
                      Torches: on, off
                  scenario rule: J-7 Nobody sees anything

              --option mud=on  J-7
                  Mud: on, off
        "#]]
        .assert_eq(&list(&joust(), Lang::En));
        expect![[r#"
            Joute : Un jouet.

            * lists              La lice                      Deux cavaliers.
              night              La nuit                      Deux cavaliers.
                  camps : owl (Hibou), bat (Chauve-souris)
                  --option torches=on
                      Torches : on, off
                  règle propre à ce scénario : J-7 On n'y voit rien

              --option mud=on  J-7
                  Boue : on, off
        "#]]
        .assert_eq(&list(&joust(), Lang::Fr));
    }

    #[test]
    fn a_battle_is_shown_whole() {
        let words = |scenario, lang| whole(&joust(), scenario, lang).ok().expect("it is known").text;
        expect![[r#"
            Joust, The lists: Two riders.

            Sides
              lance              Lance
              shield             Shield

            Options
              --option mud=on  J-7
                  Mud
                * on               yes
                  off              no
        "#]]
        .assert_eq(&words("lists", Lang::En));
        expect![[r#"
            Joust, Night: Two riders.
            Generated at random: another seed gives another battlefield.

            Sides
              owl                Owl
              bat                Bat

            Options
              --option torches=on
                  Torches
                * on               yes
                  off              no

            Scenario rules
              J-7          Nobody sees anything
        "#]]
        .assert_eq(&words("night", Lang::En));
        expect![[r#"
            Joute, La nuit : Deux cavaliers.
            Généré au hasard : une autre graine donne un autre champ de bataille.

            Camps
              owl                Hibou
              bat                Chauve-souris

            Options
              --option torches=on
                  Torches
                * on               oui
                  off              non

            Règles propres à ce scénario
              J-7          On n'y voit rien
        "#]]
        .assert_eq(&words("night", Lang::Fr));
    }

    #[test]
    fn a_program_reads_of_a_battle_what_holds_in_it() {
        let value = whole(&joust(), "night", Lang::En).ok().expect("it is known").json;
        let ids = |key: &str| -> Vec<&str> {
            value[key].as_array().into_iter().flatten().filter_map(|it| it["id"].as_str()).collect()
        };
        assert_eq!(ids("seats"), ["owl", "bat"]);
        assert_eq!(ids("options"), ["torches"]);
        assert_eq!(ids("special"), ["J-7"]);
        assert_eq!(value["special"][0]["title"]["fr"], "On n'y voit rien");
    }

    #[test]
    fn a_battle_that_nobody_knows_is_refused_with_those_that_are_known() {
        let trouble = whole(&joust(), "dawn", Lang::En).err().expect("there is no dawn");
        assert_eq!(trouble.code(), 2);
        assert_eq!(trouble.says, "joust has no scenario “dawn”; available: lists, night");
    }
}
