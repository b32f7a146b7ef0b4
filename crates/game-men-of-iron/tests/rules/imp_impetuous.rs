//! IMP. Knights who cannot wait (CRE-3, POI-5), and the Marshals (POI-1).

use crate::march::*;

/// French knights of Alençon below the ridge, and what stands before them.
fn crecy(lines: &str) -> Game {
    march("crecy", "alencon", &format!("phase = \"free\"; leader alencon 1018; {lines}"))
}

fn hot(battle: &Game, name: &str) -> bool {
    look(battle).duty(unit(battle, name)).is_some()
}

#[test]
fn r_imp_1_r_imp_2_r_cre_3_knights_in_good_order_within_four_hexes() {
    let mut battle =
        crecy("alencon-mm1 1018 12; alencon-mm2 1118 12 disordered; alencon-mm3 1020 12; prince-lb1 1014 6");
    battle.play("activate alencon");
    assert!(hot(&battle, "alencon-mm1"), "four hexes");
    assert!(!hot(&battle, "alencon-mm2"), "disordered");
    assert!(!hot(&battle, "alencon-mm3"), "six hexes");
}

#[test]
fn r_imp_1_only_the_side_that_the_battle_names() {
    let mut battle = march(
        "poitiers",
        "captal",
        "phase = \"free\"; captal-mm1 1008 12; leader captal 1008; dauphin-dm1 1006 6",
    );
    battle.play("activate captal");
    assert!(!hot(&battle, "captal-mm1"));
}

#[test]
fn r_imp_3_s_34_ruling_66_it_must_end_where_it_can_charge() {
    let mut battle = crecy("alencon-mm1 1018 12; prince-lb1 1014 6");
    battle.play("activate alencon");
    battle.refuses("end", "MI-IMP-3");
    battle.play("move alencon-mm1");
    listed_are_legal(&battle);
    battle.play("1; 11");
    assert!(!stops(&battle).contains(&"6".to_string()), "with its back to the enemy: {:?}", stops(&battle));
    battle.refuses("stop 6", "MI-IMP-3");
    battle.play("stop 12");
    battle.play("end");
}

#[test]
fn ruling_66_a_step_that_leads_out_of_reach_is_refused() {
    let mut battle = crecy("alencon-mm1 1018 12; prince-lb1 1014 6");
    battle.play("activate alencon; move alencon-mm1; 5; 5");
    let away: Vec<String> = ["3", "5", "7"]
        .into_iter()
        .filter(|side| battle.barred_by(side) == "MI-IMP-3")
        .map(String::from)
        .collect();
    assert!(!away.is_empty(), "{:?}", battle.legal());
    listed_are_legal(&battle);
}

#[test]
fn r_imp_3_standing_still_is_enough_where_it_can_charge_already() {
    let mut battle = crecy("alencon-mm1 1016 12; prince-lb1 1014 6");
    battle.play("activate alencon");
    assert!(battle.allows("end"));
    // Turned away it has to come round again, or to move.
    battle.play("turn alencon-mm1 6").refuses("end", "MI-IMP-3");
}

#[test]
fn r_imp_5_ruling_66_without_such_a_place_it_is_free() {
    // Woods all round the archers: nobody charges into them.
    let mut battle = march(
        "poitiers",
        "saarbruck",
        "phase = \"free\"; saarbruck-mm1 2905 12; leader saarbruck 2905; warwick-lb1 2807 6",
    );
    battle.play("activate saarbruck");
    listed_are_legal(&battle);
}

#[test]
fn r_poi_1_the_marshals_must_end_where_they_can_charge() {
    let mut battle =
        march("poitiers", "marshals", "phase = \"free\"; marshals-mm1 1108 6; warwick-lb1 1113 12");
    battle.play("activate marshals");
    assert!(hot(&battle, "marshals-mm1"), "at any distance");
    battle.refuses("end", "MI-POI-1");
    battle.play("move marshals-mm1; 5; 7; 7; stop 6");
    battle.play("end");
}

#[test]
fn r_imp_2_it_is_provoked_where_the_activation_begins() {
    let mut battle = crecy("alencon-mm1 1019 12; alencon-mm2 1118 12; prince-lb1 1014 6");
    battle.play("activate alencon; move alencon-mm1; 1; stop 12");
    assert!(!hot(&battle, "alencon-mm1") && hot(&battle, "alencon-mm2"));
}

#[test]
fn r_cre_3_the_french_knights_of_crecy() {
    let mut battle = crecy("alencon-mm1 1018 12; prince-lb1 1014 6");
    battle.play("activate alencon").refuses("end", "MI-IMP-3");
}

#[test]
fn r_poi_5_the_french_knights_of_poitiers_ride_through_the_genoese() {
    let mut battle = march(
        "poitiers",
        "saarbruck",
        "phase = \"free\"; saarbruck-mm1 1009 6; saarbruck-cb1 1010 6; leader saarbruck 1009; warwick-lb1 1113 12",
    );
    battle.play("activate saarbruck").refuses("end", "MI-IMP-3");
    battle.roll([9]).play("move saarbruck-mm1; 5");
    listed_are_legal(&battle);
}

#[test]
fn r_imp_4_whoever_can_charge_must() {
    let mut battle = crecy("alencon-mm1 1016 12; prince-lb1 1014 6");
    battle.play("activate alencon; end").refuses("confirm", "MI-IMP-4");
    battle.play("charge alencon-mm1 prince-lb1").allows("confirm");
}
