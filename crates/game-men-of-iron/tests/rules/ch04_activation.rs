//! 3 and 4: who acts, rolls, seizures, passes, the end of a battle that nobody wants.

use crate::stage::{Game, Stands, begun, stage};
use game_men_of_iron::state::{End, Ending, Phase};

/// The French have used Doria and may continue.
fn after_doria(options: &str) -> Game {
    let mut battle = begun(&format!("crecy{options}"));
    battle.play("activate doria; end");
    battle
}

fn ending(battle: &Game) -> Ending {
    match battle.look().state.now.phase {
        Phase::Over(ending) => ending,
        _ => panic!("{} is asked", battle.asked()),
    }
}

#[test]
fn r_3_0_there_is_no_last_turn() {
    let mut battle = after_doria("");
    battle.roll([9]).play("try alencon; let-roll");
    assert_eq!((battle.asked(), battle.look().state.now.activation), ("eng free".into(), 1));
}

#[test]
fn r_3_1_first_move_and_fire_then_shock() {
    let text =
        "phase moving; command lancaster; lancaster-dm1 2009 6; lancaster-lb1 2209 6; enrique-pk1 2010 12";
    let mut battle = stage("najera", text);
    battle.play("end");
    assert_eq!(battle.asked(), "ang naming");
    assert!(battle.legal_with("move").is_empty() && battle.legal_with("fire").is_empty());
    battle.refuses("end", "MI-10.3c");
}

#[test]
fn r_3_2_s_01_not_the_same_command_twice_on_a_roll() {
    let mut battle = after_doria("");
    assert_eq!(battle.asked(), "fre continue");
    let tries = ["try alencon", "try blois", "try bohemia", "try grimaldi", "try philip"];
    assert_eq!(battle.legal_with("try"), tries);
    battle.refuses("try doria", "MI-3.2");
    // Once play has been with the other side and is back, it is free again.
    battle.play("pass; pass");
    assert_eq!(battle.asked(), "fre free");
    assert!(battle.lists("activate doria"));
}

#[test]
fn ruling_3_2_1_a_free_activation_may_take_the_last_command() {
    let mut battle = after_doria("");
    battle.play("pass; pass; activate doria").cites("MI-Q3.2-1");
}

#[test]
fn ruling_3_2_2_whoever_has_no_other_command_passes_unasked() {
    let text = "phase moving; command lancaster; lancaster-dm1 1508 6; enrique-pk1 2020 12";
    let mut battle = stage("najera", text);
    battle.play("end").cites("MI-Q3.2-2");
    assert_eq!(battle.asked(), "cas free");
    assert_eq!(battle.look().state.now.control.passes, [1, 0], "the idle activation counts, not this pass");
}

#[test]
fn r_3_4_the_battle_says_who_begins() {
    for (battle, seat) in [("crecy", "fre"), ("najera", "ang"), ("falkirk", "eng"), ("courtrai", "fre")] {
        assert_eq!(begun(battle).asked(), format!("{seat} free"), "{battle}");
    }
}

#[test]
fn r_4_1a_its_units_wherever_they_are_and_no_others() {
    let mut battle = begun("crecy");
    battle.play("activate doria");
    assert!(battle.lists("move doria-cb1") && battle.lists("move doria-cb6"));
    assert_eq!(battle.legal_with("move grimaldi"), Vec::<String>::new());
}

#[test]
fn r_4_1b_s_02_a_pass_gives_the_other_side_a_free_activation() {
    let mut battle = after_doria("");
    battle.play("pass");
    assert_eq!((battle.asked(), battle.thrown().len()), ("eng free".into(), 0));
}

#[test]
fn ruling_4_1_1_passing_instead_of_any_choice() {
    let mut battle = begun("crecy");
    assert!(battle.allows("pass"));
    battle.play("activate doria; end");
    assert!(battle.allows("pass"));
    battle.roll([9]).play("try alencon; seize godfrey");
    assert_eq!((battle.asked(), battle.asked_by()), ("fre free".into(), "MI-4.3d"));
    battle.play("pass").cites("MI-Q4.1-1");
    assert_eq!(battle.asked(), "eng free");
}

#[test]
fn ruling_4_1_2_three_passes_of_each_side_end_it() {
    let mut battle = begun("crecy");
    battle.play("pass; pass; pass; pass; pass");
    assert_eq!(battle.asked(), "eng free");
    battle.play("pass").cites("MI-Q4.1-2");
    let ending = ending(&battle);
    let winner = ending.winner.map(|seat| battle.table.battle().seat_id(seat));
    assert_eq!((ending.end, winner), (End::StandOff, Some("eng")));
}

#[test]
fn ruling_4_1_2_an_activation_in_which_something_is_done_ends_the_count() {
    let mut battle = begun("crecy");
    battle.play("pass; pass; activate doria; turn doria-cb1 2; end");
    assert_eq!(battle.look().state.now.control.passes, [0, 0]);
}

#[test]
fn ruling_01_an_idle_activation_is_a_pass() {
    let mut battle = begun("crecy");
    battle.play("activate doria; end").cites("MI-R01");
    assert_eq!(battle.look().state.now.control.passes, [1, 0]);
}

#[test]
fn ruling_01_moving_nothing_but_a_leader_is_idle() {
    let text =
        "phase moving; command lancaster; lancaster-dm1 1508 6; leader lancaster 1508; enrique-pk1 2020 12";
    let mut battle = stage("najera", text);
    battle.play("lead lancaster 1608; end").cites("MI-R01");
    assert_eq!(battle.leader_at("lancaster"), "1608");
    assert_eq!(battle.look().state.now.control.passes[0], 1);
}

#[test]
fn ruling_01_a_side_that_can_activate_nobody_passes_and_it_counts() {
    // The Castilians have a leader left, and nobody to act with.
    let text = "phase free; holder ang; lancaster-dm1 1508 6; leader enrique 2020";
    let mut battle = stage("najera", text);
    battle.play("pass").cites("MI-R01");
    assert_eq!((battle.asked(), battle.look().state.now.control.passes), ("ang free".into(), [1, 1]));
}

#[test]
fn ruling_02_forty_activations_without_a_die() {
    let text = "phase moving; command lancaster; quiet 39; lancaster-dm1 1508 6; enrique-pk1 2020 12";
    let mut battle = stage("najera", text);
    battle.play("turn lancaster-dm1 8; end").cites("MI-R02");
    assert_eq!(ending(&battle).end, End::Quiet);
    let mut battle = stage("najera", &format!("{text}; lancaster-lb1 2009 6; enrique-pk2 2010 12"));
    battle.roll([0]).play("fire lancaster-lb1 enrique-pk2; end");
    assert_eq!(battle.look().state.now.control.quiet, 0);
}

#[test]
fn ruling_4_1_3_only_a_command_with_somebody_to_act() {
    let text = "phase free; holder ang; lancaster-dm1 1508 6; enrique-pk1 2020 12; leader captaln 1509; leader lancaster 1508";
    let mut battle = stage("najera", text);
    battle.refuses("activate captal", "MI-Q4.1-3");
    assert_eq!(battle.legal_with("activate"), ["activate lancaster"]);
}

#[test]
fn r_4_2a_v_01_at_most_the_rating() {
    let mut battle = after_doria("");
    battle.roll([3]).play("try grimaldi; let-roll").cites("MI-4.2a");
    assert_eq!(battle.asked(), "fre moving");
    assert!(battle.lists("move grimaldi-cb1"));
}

#[test]
fn r_4_2b_v_02_more_than_the_rating_and_play_passes() {
    let mut battle = after_doria("");
    battle.roll([4]).play("try grimaldi; let-roll").cites("MI-4.2b");
    assert_eq!(battle.asked(), "eng free");
}

#[test]
fn ruling_4_2_1_a_replacement_is_rated_lower() {
    let text = "phase seize grimaldi; last doria; grimaldi-cb1 1616 12; leader grimaldi 1616 replacement; godfrey-lb1 1208 6";
    let mut battle = stage("crecy", text);
    battle.roll([3]).play("let-roll").cites("MI-Q4.2-1");
    assert_eq!(battle.asked(), "eng free", "he has 2 where Grimaldi had 3");
}

#[test]
fn r_4_3a_only_a_roll_can_be_seized() {
    let mut battle = after_doria("");
    battle.play("try alencon");
    assert_eq!(battle.asked(), "eng seize");
    let commands = ["seize edward3", "seize godfrey", "seize northampton", "seize prince"];
    assert_eq!(battle.legal_with("seize"), commands);
}

#[test]
fn r_4_3b_s_03_a_seizure_that_succeeds_takes_play() {
    let mut battle = after_doria("");
    battle.roll([4]).play("try alencon; seize godfrey").cites("MI-4.3b").cites("MI-4.3c");
    assert_eq!(battle.asked(), "eng moving");
    battle.play("end");
    assert_eq!(battle.asked(), "eng continue");
    assert_eq!(battle.legal_with("try"), ["try edward3", "try northampton", "try prince"]);
}

#[test]
fn r_4_3c_nobody_seizes_a_seizure() {
    let mut battle = after_doria("");
    battle.roll([4]).play("try alencon; seize godfrey");
    assert_eq!(battle.thrown().len(), 1);
    battle.refuses("seize alencon", "MI-3.1");
}

#[test]
fn r_4_3d_s_04_v_03_a_failed_seizure_gives_a_free_pick() {
    let mut battle = after_doria("");
    battle.roll([5]).play("try alencon; seize godfrey").cites("MI-4.3d");
    assert_eq!(battle.asked(), "fre free");
    assert!(battle.lists("activate doria") && battle.lists("activate blois"));
}

#[test]
fn ruling_4_3_1_one_attempt_for_each_roll() {
    let mut battle = after_doria("");
    battle.roll([5]).play("try alencon; seize godfrey").cites("MI-Q4.3-1");
    battle.play("activate doria; end; try alencon");
    assert_eq!(battle.asked(), "eng seize", "the next roll may be seized again");
}

#[test]
fn ruling_4_3_2_the_one_who_lost_play_may_seize_the_next_roll_or_not() {
    for (options, asked) in [("", "fre seize"), ("; seize-guard on", "eng moving")] {
        let mut battle = after_doria(options);
        battle.roll([4]).play("try alencon; seize godfrey");
        let dice: &[u8] = if options.is_empty() { &[] } else { &[0] };
        battle.roll(dice).play("end; try prince");
        assert_eq!(battle.asked(), asked, "{options}");
    }
    // From the roll after that on he may again.
    let mut battle = after_doria("; seize-guard on");
    battle.roll([4, 0]).play("try alencon; seize godfrey; end; try prince");
    battle.play("end; try edward3");
    assert_eq!(battle.asked(), "fre seize");
}

#[test]
fn ruling_4_3_3_any_command_may_seize() {
    let mut battle = begun("crecy");
    battle.play("pass; activate godfrey; end; pass; activate doria; end; try alencon");
    assert!(battle.lists("seize godfrey"), "though it acted last");
}

#[test]
fn ruling_4_3_4_what_follows_a_failed_seizure_is_free() {
    let thirty_six = crate::ch16_victory::THIRTY_SIX;
    let text = format!(
        "phase seize denia; holder cas; last enrique; {thirty_six}; enrique-pk1 1621 12 retired; denia-mm3 1516 12; lancaster-dm1 1508 6"
    );
    let mut battle = stage("najera", &text);
    battle.roll([9]).play("seize lancaster").cites("MI-Q4.3-4");
    assert!(battle.lists("standard cas"));
    battle.roll([7]).play("activate denia; end");
    assert_eq!(battle.count("flight-thrown"), 1);
}

#[test]
fn ruling_4_3_5_the_named_command_does_not_bind() {
    let mut battle = after_doria("");
    battle.roll([9]).play("try alencon; seize godfrey").cites("MI-Q4.3-5");
    assert!(battle.allows("activate bohemia") && battle.allows("pass"));
}

#[test]
fn ruling_4_3_6_the_attempt_is_lost() {
    let mut battle = after_doria("");
    battle.roll([0]).play("try alencon; seize godfrey").cites("MI-Q4.3-6");
    battle.play("end");
    battle.refuses("try godfrey", "MI-3.2");
    battle.play("pass");
    assert_eq!(battle.asked(), "fre free");
}

#[test]
fn ruling_4_3_4_ex_01_the_example_of_crecy() {
    let mut battle = begun("crecy");
    battle.play("activate doria; end");
    battle.roll([7]).play("try grimaldi; let-roll");
    assert_eq!(battle.asked(), "eng free");
    battle.play("activate godfrey; end; try edward3");
    battle.roll([5]).play("seize alencon");
    assert_eq!(battle.asked(), "eng free");
    battle.play("activate godfrey");
    assert_eq!(battle.asked(), "eng moving");
}

#[test]
fn r_15_1_every_unit_has_its_command() {
    let battle = begun("najera");
    let look = battle.look();
    assert!(look.battle().units.iter().all(|unit| look.battle().command(unit.command).side == unit.side));
}
