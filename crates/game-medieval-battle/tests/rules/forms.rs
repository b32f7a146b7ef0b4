//! Answers put together from parts: an army, a battlefield. Whatever the form can write the rules can read, and what is
//! wrong with it is said with its rule.

use crate::setting_up::{looking, opened};
use engine::decision::Place;
use engine::form::Form;
use engine::ruleset::Ruleset;
use engine::text::Lang;
use expect_test::expect;
use game_medieval_battle::MedievalBattle;
use testkit::Battle;

fn form(battle: &Battle<MedievalBattle>) -> Form {
    battle.table.rules().form(battle.table.state()).expect("a form")
}

/// The picks that give a notation, if the form has them.
fn picks_of(form: &Form, text: &str) -> Option<Vec<u16>> {
    let words: Vec<&str> = text.split_whitespace().skip(1).collect();
    let counted = form.items.iter().map(|item| {
        let count = |word: &&str| word.strip_prefix(item.what)?.parse::<u16>().ok();
        Some(words.iter().find_map(count).unwrap_or(0)).filter(|count| *count <= item.most.into())
    });
    let chosen = form.slots.iter().map(|slot| {
        let choice = words.iter().find_map(|word| word.strip_prefix(&format!("{}=", slot.key)))?;
        slot.choices.iter().position(|known| known.id == choice).map(|at| at as u16)
    });
    counted.chain(chosen).collect()
}

/// Everything listed can be expressed, every ready answer is legal, everything has words.
#[track_caller]
fn check_form(battle: &mut Battle<MedievalBattle>) {
    let form = form(battle);
    assert!(!form.is_empty() && !form.ready.is_empty());
    for text in battle.legal() {
        let picks = picks_of(&form, &text).unwrap_or_else(|| panic!("{text} cannot be put together"));
        assert_eq!(form.write(&picks), text);
    }
    let (rules, state) = (battle.table.rules(), battle.table.state());
    for ready in &form.ready {
        assert_eq!(ready.picks.len(), form.len());
        let action = rules.read(state, &form.write(&ready.picks)).expect("a notation");
        assert!(rules.check(state, &action).is_ok(), "{}", form.write(&ready.picks));
        if let Some(budget) = &form.budget {
            assert!(form.price(&ready.picks) <= budget.most);
        }
    }
    let mut phrases: Vec<_> =
        form.ready.iter().flat_map(|ready| [Some(&ready.name), ready.about.as_ref()]).flatten().collect();
    phrases.extend(
        form.slots.iter().flat_map(|slot| slot.choices.iter().map(|choice| &choice.name).chain([&slot.name])),
    );
    phrases.extend(
        form.items.iter().flat_map(|item| item.facts.iter().map(|fact| &fact.says).chain([&item.piece.name])),
    );
    for phrase in phrases {
        for lang in Lang::ALL {
            let says = MedievalBattle::texts().say(lang, phrase);
            assert!(!says.is_empty() && !says.contains(['{', '[']), "{says}");
        }
    }
}

#[test]
fn r_ii_1_every_army_on_offer_can_be_put_together_and_every_ready_one_is_legal() {
    for scenario in ["crossroads", "two-realms"] {
        let mut battle = opened(scenario, "");
        check_form(&mut battle);
        battle.play("recruit none");
        check_form(&mut battle);
        battle.play("recruit none");
        assert!(
            battle.table.rules().form(battle.table.state()).is_none(),
            "nothing is put together any more"
        );
    }
}

#[test]
fn r_ii_2_the_budget_of_the_form_is_that_of_the_map() {
    for (scenario, points) in [("crossroads", 20), ("two-realms", 30)] {
        let form = form(&opened(scenario, ""));
        let budget = form.budget.expect("a budget");
        assert_eq!((budget.most, budget.rules[0].id()), (points, "MB-II.2"));
    }
    // One point too many is refused by the rule that the form names.
    let mut battle = opened("crossroads", "");
    let form = form(&battle);
    let dear = form.write(&[3, 3, 3, 0, 0, 0, 0, 0]);
    assert_eq!((dear.as_str(), form.price(&[3, 3, 3, 0, 0, 0, 0, 0])), ("recruit HC3 LC3 MA3", 21));
    battle.refuses(&dear, "MB-II.2");
}

#[test]
fn r_ii_3_the_form_offers_as_many_of_a_kind_as_the_box_holds() {
    let prices: Vec<_> =
        form(&opened("two-realms", "")).items.iter().map(|item| (item.what, item.price, item.most)).collect();
    let wanted = [
        ("HC", 3, 3),
        ("LC", 2, 3),
        ("MA", 2, 3),
        ("HI", 2, 3),
        ("LI", 1, 3),
        ("P", 1, 3),
        ("A", 1, 3),
        ("LB", 2, 2),
    ];
    assert_eq!(prices, wanted);
    opened("two-realms", "").refuses("recruit P4", "MB-II.3");
}

#[test]
fn r_ii_4_the_wagon_is_not_on_the_list() {
    assert!(form(&opened("crossroads", "")).items.iter().all(|item| item.what != "W"));
}

#[test]
fn r_ii_6_the_form_offers_one_longbow_on_the_standard_map_and_says_why() {
    let items = form(&opened("crossroads", "")).items;
    let longbow = items.iter().find(|item| item.what == "LB").expect("longbowmen");
    assert_eq!(longbow.most, 1);
    assert_eq!(longbow.facts.last().expect("facts").rules[0].id(), "MB-II.6");
    opened("crossroads", "").refuses("recruit LB2", "MB-II.6");
}

#[test]
fn r_ii_1_the_facts_of_a_kind_are_read_from_the_charts() {
    let items = form(&opened("crossroads", "dismounting on")).items;
    let say = |lang, what: &str| -> String {
        let item = items.iter().find(|item| item.what == what).expect("an item");
        let line = |fact: &engine::explain::Effect| {
            let rules: Vec<&str> = fact.rules.iter().map(|rule| rule.id()).collect();
            format!("{}  {}\n", MedievalBattle::texts().say(lang, &fact.says), rules.join(" "))
        };
        item.facts.iter().map(line).collect()
    };
    expect![[r#"
        5 movement points, restored only by regrouping  MB-IV.1.a MB-IV.1.b
        may not enter mountains  MB-I.3 MB-IV.2.a
        at a disadvantage in melee against infantry in woods and rocky hills  MB-IV.4.j MB-I.4 MB-I.5
        beats in melee: mounted archers, light infantry, archers and longbowmen  MB-IV.4.b MB-IV.4.g
        loses when attacking heavy cavalry and pikemen  MB-IV.4.b MB-IV.4.g
        loses when attacked by heavy cavalry  MB-IV.4.b MB-IV.4.g
        may dismount to become light infantry  MB-VI.1 MB-VI.2
    "#]]
    .assert_eq(&say(Lang::En, "LC"));
    expect![[r#"
        3 movement points, restored only by regrouping  MB-IV.1.a MB-IV.1.b
        may enter all terrain  MB-I.6
        range 2 hexes  MB-IV.5.c MB-IV.1.g
        its shooting does not harm full units in the open of heavy infantry  MB-IV.5.e
        loses in melee to heavy cavalry, light cavalry, mounted archers, heavy infantry, light infantry and pikemen  MB-IV.4.b MB-IV.4.g
        at most 1 on this map  MB-II.6
    "#]].assert_eq(&say(Lang::En, "LB"));
    expect![[r#"
        3 points de mouvement, rendus seulement par un regroupement  MB-IV.1.a MB-IV.1.b
        entre dans tous les terrains  MB-I.6
        à l’attaque, l’emporte sur : les archers et les archers longs  MB-IV.4.b MB-IV.4.g
        en défense, l’emporte sur : la cavalerie lourde, la cavalerie légère, les archers montés, les archers et les archers longs  MB-IV.4.b MB-IV.4.g
        en mêlée, perd contre : l’infanterie lourde et l’infanterie légère  MB-IV.4.b MB-IV.4.g
    "#]].assert_eq(&say(Lang::Fr, "P"));
}

#[test]
fn r_iii_5_a_piece_of_the_form_is_full_and_has_all_its_points() {
    let battle = opened("crossroads", "");
    for item in form(&battle).items {
        let charts = battle.table.rules().charts();
        let kind = game_medieval_battle::state::Kind::parse(item.what).expect("a kind");
        let full = charts.kind(kind).movement;
        assert_eq!((item.piece.dots, item.piece.strength), (Some((full, full)), Some((2, 2))));
        assert_eq!((item.piece.short, item.piece.seat), (item.what, game_medieval_battle::state::RED));
    }
}

#[test]
fn ruling_01_every_module_choice_can_be_put_together_and_every_ready_one_is_legal() {
    for scenario in ["together-standard", "together-large"] {
        let mut battle = opened(scenario, "");
        for _ in 0..3 {
            check_form(&mut battle);
            // Each slot is a place of the board, inside the slot.
            for slot in form(&battle).slots {
                let look = looking(&battle);
                let Some(Place::Hex { q, r }) = slot.place else { panic!("{} has no place", slot.key) };
                let hex = look.board.geo.find(&format!("{q},{r}")).expect("a hex of the map");
                let plan = game_medieval_battle::content::CONTENT.modules.plan(look.board.geo.size);
                assert_eq!(plan.slots[usize::from(look.board.geo.slot[usize::from(hex)])].id, slot.key);
            }
            let next = form(&battle);
            battle.play(&next.write(&next.ready[0].picks));
        }
        assert_eq!(battle.decision().kind, "recruit");
    }
}

#[test]
fn ruling_01_slots_and_choices_have_names() {
    let battle = opened("together-large", "");
    let form = form(&battle);
    let say = |phrase| MedievalBattle::texts().say(Lang::En, phrase);
    let slots: Vec<String> = form.slots.iter().map(|slot| say(&slot.name)).collect();
    assert_eq!(slots, ["Inner module in the north-west", "Inner module in the south-east"]);
    let choices: Vec<String> = form.slots[0].choices.iter().take(4).map(|choice| say(&choice.name)).collect();
    let wanted = [
        "I, Crossroads",
        "I, Crossroads, turned by a third",
        "I, Crossroads, turned by two thirds",
        "II, The Ridge",
    ];
    assert_eq!(choices, wanted);
}

#[test]
fn r_i_1_outer_modules_with_two_letters_are_refused_by_name() {
    let mut battle = opened("together-standard", "");
    battle.play("lay I0=I/0");
    let refusal = battle.refusal("lay O0=AI O1=BII O2=AIII");
    assert_eq!(
        refusal.say(MedievalBattle::texts(), Lang::En),
        "MB-I.1: all outer modules show the same letter: AI and BII do not go together"
    );
}

#[test]
fn ruling_02_two_faces_of_one_module_are_refused_by_name() {
    let mut battle = opened("together-large", "");
    let refusal = battle.refusal("lay I0=I/0 I1=II/0");
    assert_eq!(
        refusal.say(MedievalBattle::texts(), Lang::En),
        "MB-R02: I and II are the two faces of one module"
    );
    battle.play("lay I0=I/0 I1=III/0");
    // Both reasons at once: the module AI is there twice, and once with its other letter.
    battle.refuses("lay O0=AI O1=AI O2=BII O3=AIII O4=AIV", "MB-R02 MB-I.2");
}
