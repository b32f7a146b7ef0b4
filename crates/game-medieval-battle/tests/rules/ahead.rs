//! Trying out: where a unit could go and what it would do there, moves played ahead, what a computer player thought.

use crate::ch4::*;
use crate::given;
use crate::setting_up::opened;
use engine::ruleset::Ruleset;
use engine::save::Save;
use engine::table::Table;
use engine::ways::Way;
use game_medieval_battle::MedievalBattle;
use game_medieval_battle::action::Action;
use game_medieval_battle::state::Muster;

fn ways(battle: &Game, hex: &str) -> Vec<Way<Action>> {
    battle.table.ways(unit_on(battle, hex).0.into())
}

/// A way in notation, with its price: `H8-I8 I8xJ8: 2`, and whether the other seat has a say in it.
fn written(battle: &Game, way: &Way<Action>) -> String {
    let rules = battle.table.rules();
    let mut state = battle.table.state().clone();
    let mut words = Vec::new();
    for action in &way.actions {
        words.push(rules.write(&state, action));
        let played = rules.apply(&mut state, action, &mut engine::dice::NoDice, &mut engine::Silent);
        assert!(played.is_ok(), "{words:?}");
    }
    format!("{}: {}{}", words.join(" "), way.cost, if way.open { ", open" } else { "" })
}

/// The ways that lead to a hex.
fn to(battle: &Game, from: &str, hex: &str) -> Vec<String> {
    let geo = battle.table.rules().board(battle.table.state()).geo;
    let there = Some(game_medieval_battle::telling::place(geo, hex_id(battle, hex)));
    ways(battle, from).iter().filter(|way| way.to == there).map(|way| written(battle, way)).collect()
}

#[test]
fn r_iv_1_a_the_way_to_a_hex_is_the_cheapest() {
    // Over the hill on I9 it would be as short and dearer.
    let battle = given(
        r#"turn = "red"
        red.units = ["LC H8"]"#,
    );
    assert_eq!(to(&battle, "H8", "J9"), ["H8-I8 I8-J8 J8-J9: 3"]);
    assert!(to(&battle, "H8", "J10").is_empty(), "no cavalry on a mountain");
    let costs: Vec<i32> = ways(&battle, "H8").iter().map(|way| way.cost).collect();
    assert!(costs.is_sorted() && costs.iter().all(|cost| *cost <= 5), "{costs:?}");
}

#[test]
fn r_iv_2_d_no_way_goes_on_from_a_controlled_hex_but_by_an_attack() {
    let battle = given(
        r#"turn = "red"
        red.units = ["LI H8"]
        yellow.units = ["P J8"]"#,
    );
    assert_eq!(to(&battle, "H8", "J8"), ["H8-I8 I8xJ8: 2, open"]);
    assert!(to(&battle, "H8", "K8").is_empty());
    let halted =
        ways(&battle, "H8").into_iter().find(|way| written(&battle, way) == "H8-I8: 1").expect("a step");
    assert!(halted.goes_on && !halted.open);
}

#[test]
fn r_iv_3_g_an_attack_without_an_answer_is_not_open() {
    // Pikes without points must stand, a wagon has no answer: nobody is asked.
    let battle = given(
        r#"turn = "red"
        red.units = ["LC H8"]
        yellow.units = ["P I8 mp 0", "W G8"]"#,
    );
    assert_eq!(to(&battle, "H8", "I8")[0], "H8xI8: 1");
    assert_eq!(to(&battle, "H8", "G8")[0], "H8xG8: 1");
}

#[test]
fn r_iv_5_d_longbowmen_find_a_place_to_shoot_from() {
    // Woods on J7 hide K6 from I8.
    let battle = given(
        r#"turn = "red"
        red.units = ["LB I8"]
        yellow.units = ["LI K6 mp 0"]"#,
    );
    let shots: Vec<String> = to(&battle, "I8", "K6").into_iter().filter(|way| way.contains('*')).collect();
    assert!(shots.contains(&"I8-J8 J8*K6: 2".to_string()), "{shots:?}");
    assert!(shots.iter().all(|way| !way.starts_with("I8*")), "{shots:?}");
}

#[test]
fn r_iv_6_a_a_walk_may_end_in_a_merger() {
    let battle = given(
        r#"turn = "red"
        red.units = ["P x1 H8", "P x1 K8"]"#,
    );
    assert_eq!(to(&battle, "H8", "K8"), ["H8-I8 I8-J8 J8+K8: 3"]);
}

#[test]
fn r_vi_1_nobody_dismounts_by_pointing_at_a_mountain() {
    let battle = given(
        r#"turn = "red"
        options.dismounting = "on"
        red.units = ["HC J9"]"#,
    );
    assert!(ways(&battle, "J9").iter().any(|way| way.kind == "dismount"), "it may be done on the spot");
    assert!(to(&battle, "J9", "J10").is_empty(), "and then a mountain is another decision");
}

#[test]
fn r_iv_1_a_several_steps_are_told_as_one_march() {
    let mut battle = given(
        r#"turn = "red"
        red.units = ["LC H8"]
        yellow.units = ["P K8"]"#,
    );
    battle.play("H8-I8");
    battle.play("I8-J8");
    let mut events = Vec::new();
    battle.table.replay(|_, _, step| events.extend(step.events.clone()));
    let told = battle.table.rules().sum_up(&events).expect("a march");
    let says: Vec<String> =
        told.iter().map(|it| MedievalBattle::texts().say(engine::text::Lang::En, &it.says)).collect();
    assert_eq!(says[0], "Red’s light cavalry moves H8–J8 by way of I8 (2 MP, 3 left)");
    assert!(says[1].contains("stops"), "{says:?}");
    assert!(battle.table.rules().sum_up(&events[..1]).is_none(), "one step is no march");
}

#[test]
fn ruling_14_there_and_back_is_told_as_such() {
    let mut battle = given(
        r#"turn = "red"
        red.units = ["LC H8"]"#,
    );
    battle.play("H8-I8");
    battle.play("I8-H8");
    let mut events = Vec::new();
    battle.table.replay(|_, _, step| events.extend(step.events.clone()));
    let told = battle.table.rules().sum_up(&events).expect("a march");
    assert!(told[0].rules.iter().any(|rule| rule.id() == "MB-R14"), "{:?}", told[0].rules);
    // And it is no way to offer: nobody goes for a walk to be where he was.
    assert!(to(&battle, "H8", "H8").is_empty());
}

#[test]
fn r_iv_c_the_ways_of_an_attacked_unit_are_its_answers() {
    let mut battle = given(
        r#"turn = "red"
        red.units = ["LC J8"]
        yellow.units = ["LI I8"]"#,
    );
    battle.play("J8xI8");
    let answers: Vec<String> = ways(&battle, "I8").iter().map(|way| written(&battle, way)).collect();
    assert_eq!(answers, ["stand: 0", "retreat H9: 1", "retreat H8: 1", "retreat I7: 1"]);
    assert!(ways(&battle, "J8").is_empty());
}

#[test]
fn r_iv_a_a_move_is_played_ahead_without_effect() {
    let battle = given(
        r#"turn = "red"
        red.units = ["LC H8"]
        yellow.units = ["A J8"]"#,
    );
    let before = battle.table.bytes();
    let (steps, last, refusal) = battle.table.ahead(&["H8-I8".into(), "I8xJ8".into(), "retreat K8".into()]);
    assert_eq!((steps.len(), refusal), (3, None));
    let rules = battle.table.rules();
    assert_eq!(rules.decision(&last).map(|decision| decision.kind), Some("move"));
    assert_eq!(battle.table.bytes(), before);
    let (steps, _, refusal) = battle.table.ahead(&["H8-I8".into(), "I8-I7".into()]);
    assert_eq!(steps.len(), 1);
    assert_eq!(refusal.expect("halted").rules()[0].id(), "MB-IV.2.d");
}

#[test]
fn r_ii_1_trying_out_an_army_does_not_show_the_other_one() {
    let mut battle = opened("crossroads", "");
    battle.play("recruit HC3 LB1");
    let (steps, last, refusal) = battle.table.ahead(&["recruit P3".into()]);
    assert!(refusal.is_none());
    assert!(matches!(&steps[0].0.muster[0], Muster::Chosen(army) if army.value().is_none()));
    let red = last.units_of(RED).filter(|(_, unit)| unit.kind != game_medieval_battle::state::Kind::W);
    assert_eq!(red.count(), 0, "what Red recruited is not known to Yellow yet");
}

#[test]
fn a_judgement_is_saved_with_its_action_and_old_saves_stay_what_they_were() {
    let mut battle = opened("first-game", "");
    battle.play("H12-H11");
    let plain = battle.table.save();
    battle.table.judge(-37);
    let judged = battle.table.save();
    assert_ne!(plain.digest, judged.digest, "what was thought is part of what is saved");
    assert_eq!(plain.hash, judged.hash, "and not of the position");
    let text = judged.to_json();
    let loaded = Table::<MedievalBattle>::load("test", &Save::parse("test", &text).expect("a save"))
        .expect("it loads");
    assert_eq!(loaded.played()[0].judged, Some(-37));
    assert_eq!(loaded.save(), judged);
    assert!(!plain.to_json().contains("judged"));
}

/// Saves of the first release, as its program wrote them: they load, and their digest is still that of their words.
#[test]
fn saves_of_the_first_release_keep_their_digest() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../cli/tests/saves");
    let mut count = 0;
    for file in
        std::fs::read_dir(folder).expect("the golden saves").map(|entry| entry.expect("a file").path())
    {
        let text = std::fs::read_to_string(&file).expect("a text");
        let save = Save::parse("save", &text).expect("a save");
        if save.game != "medieval-battle" {
            continue;
        }
        assert_eq!(save.compute_digest(), save.digest, "{}", file.display());
        let table = Table::<MedievalBattle>::load("save", &save).expect("it loads");
        assert_eq!(table.save().to_json(), text, "{}", file.display());
        count += 1;
    }
    assert!(count >= 7);
}
