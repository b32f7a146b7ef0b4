//! The journal as prose: every event in French, where articles, verbs and participles must agree, and in English.

use crate::given;
use crate::setting_up::about_to_deploy;
use engine::ruleset::Ruleset;
use engine::table::Throw;
use engine::text::Lang;
use expect_test::{Expect, expect};
use game_medieval_battle::MedievalBattle;
use testkit::Battle;

/// Plays actions and tells what happened.
#[track_caller]
fn check(battle: &mut Battle<MedievalBattle>, actions: &str, lang: Lang, expect: Expect) {
    let mut text = String::new();
    for action in actions.split(';').map(str::trim) {
        let steps = match battle.table.play_text(action, Throw::Given(&[])) {
            Ok(steps) => steps,
            Err(stop) => panic!("{action}: {}", stop.say(MedievalBattle::texts(), Lang::En)),
        };
        for event in steps.iter().flat_map(|step| &step.events) {
            let told = battle.table.rules().tell(event);
            if !["goes-on", "turn"].contains(&told.kind) {
                text += &format!("{}.\n", MedievalBattle::texts().say(lang, &told.says));
            }
        }
    }
    expect.assert_eq(&text);
}

#[test]
fn setting_up_in_french() {
    let mut battle = about_to_deploy();
    let actions = "wagon M6; wagon F12; place HC L6; place MA E7; place LB M7; hold; place P L5; hold";
    check(
        &mut battle,
        actions,
        Lang::Fr,
        expect![[r#"
        Rouge place son chariot en M6.
        Jaune place son chariot en F12.
        Rouge déploie une cavalerie lourde en L6.
        Jaune déploie des archers montés en E7.
        Rouge déploie des archers longs en M7.
        Jaune a fini de se déployer ; 10 unités restent en réserve.
        Rouge déploie des piquiers en L5.
        Rouge a fini de se déployer ; 8 unités restent en réserve.
    "#]],
    );
}

#[test]
fn a_pursuit_in_french() {
    let mut battle = given(
        r#"turn = "red"
        red.units = ["W M6", "LC G8"]
        yellow.units = ["W F12", "A I8"]"#,
    );
    check(
        &mut battle,
        "G8-H8; H8xI8; retreat J8; I8xJ8; stand",
        Lang::Fr,
        expect![[r#"
        La cavalerie légère de Rouge avance de G8 en H8 pour un point (il en reste 4).
        La cavalerie légère de Rouge entre en H8 dans une zone ennemie et s'y arrête.
        La cavalerie légère de Rouge en H8 attaque les archers en I8 pour un point (il en reste 3).
        Les archers de Jaune se replient de I8 en J8 pour un point (il en reste 2).
        La cavalerie légère de Rouge occupe l'hexagone abandonné I8.
        La cavalerie légère de Rouge entre en I8 dans une zone ennemie et s'y arrête.
        La cavalerie légère de Rouge en I8 attaque les archers en J8 pour un point (il en reste 2).
        Les archers de Jaune en J8 acceptent le combat.
        La cavalerie légère et les archers en viennent aux mains, colonne +2 ; pertes : aucun chevalier chez l'attaquant, 2 chevaliers chez le défenseur.
        Les archers de Jaune en J8 sont détruits.
        La cavalerie légère de Rouge avance en J8.
    "#]],
    );
}

#[test]
fn fights_and_shots_in_french() {
    let mut battle = given(
        r#"turn = "red"
        red.units = ["W M6", "P I8", "LB J10", "LI x1 H12", "LI x1 I12"]
        yellow.units = ["W K10", "HC J8", "MA L8"]"#,
    );
    let actions = "I8xJ8; stand; L8-L7; stop; J10*J8; pass; J10*K10; pass; H12+I12; regroup; pass";
    check(
        &mut battle,
        actions,
        Lang::Fr,
        expect![[r#"
            Les piquiers de Rouge en I8 attaquent la cavalerie lourde en J8 pour un point (il en reste 2).
            La cavalerie lourde de Jaune en J8 accepte le combat.
            Les piquiers et la cavalerie lourde en viennent aux mains, colonne 0 ; pertes : un chevalier chez l'attaquant, un chevalier chez le défenseur.
            Les piquiers de Rouge en I8 perdent un chevalier.
            La cavalerie lourde de Jaune en J8 perd un chevalier.
            Les archers montés de Jaune avancent de L8 en L7 pour 2 points (il en reste 3).
            Les archers longs de Rouge en J10 tirent sur la cavalerie lourde en J8 pour un point (il en reste 2) ; colonne +2, perte de la cible : un chevalier.
            La cavalerie lourde de Jaune en J8 est détruite.
            Jaune passe son tour.
            Les archers longs de Rouge en J10 tirent sur le chariot en K10 pour un point (il en reste un).
            Le chariot de Jaune en K10 est attaqué : on le retourne.
            Jaune passe son tour.
            Rouge réunit en I12, pour un point, deux infanteries légères entamées en une seule unité complète, avec 2 points de mouvement.
            Jaune regroupe son armée ; il lui reste 4 jetons de temps.
            Rouge passe son tour.
        "#]],
    );
}

#[test]
fn leaving_and_coming_back_in_french() {
    let mut battle = given(
        r#"turn = "red"
        red.units = ["W K8", "LI G13"]
        yellow.units = ["W M6", "LB G14", "HI reserve"]"#,
    );
    let actions = "G13xG14; leave; stop; regroup; arrive HI M7; pass; regroup; return LB L7";
    check(
        &mut battle,
        actions,
        Lang::Fr,
        expect![[r#"
        L'infanterie légère de Rouge en G13 attaque les archers longs en G14 pour un point (il en reste 2).
        Les archers longs de Jaune quittent la carte depuis G14 pour un point ; leur marqueur est au module O1.
        L'infanterie légère de Rouge occupe l'hexagone abandonné G14.
        Jaune regroupe son armée ; il lui reste 4 jetons de temps.
        Hors de la carte, les archers longs de Jaune passent du module O1 au module O0.
        L'infanterie lourde de Jaune arrive de la réserve en M7.
        Rouge passe son tour.
        Jaune regroupe son armée ; il lui reste 3 jetons de temps.
        Les archers longs de Jaune rentrent sur la carte en L7.
    "#]],
    );
}

#[test]
fn friends_wagons_and_horses_in_french() {
    let mut battle = given(
        r#"turn = "red"
        options = { dismounting = "on" }
        red.units = ["W I8", "HC H8", "MA E9"]
        yellow.units = ["W M6 mp 0", "A N6"]"#,
    );
    check(
        &mut battle,
        "H8-I8; I8-J8; stop; pass; E9 dismount; stop",
        Lang::Fr,
        expect![[r#"
        La cavalerie lourde de Rouge avance de H8 en I8 pour 2 points (il en reste 2).
        Le chariot de Rouge en I8 s'écarte devant la cavalerie lourde pour un point (il n'en reste plus).
        Le chariot de Rouge en I8 a laissé passer une unité : on le retourne.
        La cavalerie lourde de Rouge avance de I8 en J8 pour un point (il en reste un).
        Jaune passe son tour.
        Les archers montés de Rouge en E9 descendent de cheval et luttent désormais comme archers, avec 2 points de mouvement.
    "#]],
    );
    let mut battle = given(
        r#"turn = "red"
        red.units = ["W H9", "LC L6"]
        yellow.units = ["W M6 mp 0", "A N6 mp 0"]"#,
    );
    check(
        &mut battle,
        "L6xM6; pass; H9-H8",
        Lang::Fr,
        expect![[r#"
        La cavalerie légère de Rouge en L6 attaque le chariot en M6 pour un point (il en reste 4).
        Le chariot de Jaune en M6 est détruit : 3 points de victoire pour l'ennemi.
        La cavalerie légère de Rouge avance en M6.
        Jaune passe son tour.
        Le chariot de Rouge avance de H9 en H8 pour un point (il n'en reste plus).
        Le chariot de Rouge s'est déplacé en H8 : on le retourne.
        Rouge prend le drapeau en H8, qui vaut 2 points de victoire.
        Assez de points de victoire, Rouge 5, Jaune 0 : Rouge gagne.
    "#]],
    );
}

#[test]
fn a_pursuit_in_english() {
    let mut battle = given(
        r#"turn = "red"
        red.units = ["W M6", "LC G8"]
        yellow.units = ["W F12", "A I8"]"#,
    );
    check(
        &mut battle,
        "G8-H8; H8xI8; retreat J8; I8xJ8; stand",
        Lang::En,
        expect![[r#"
        Red's light cavalry goes from G8 to H8 for one point (4 left).
        Red's light cavalry enters an enemy zone on H8 and halts.
        Red's light cavalry on H8 attacks the archers on I8 for one point (3 left).
        Yellow's archers withdraw from I8 to J8 for one point (2 left).
        Red's light cavalry takes the abandoned hex I8.
        Red's light cavalry enters an enemy zone on I8 and halts.
        Red's light cavalry on I8 attacks the archers on J8 for one point (2 left).
        Yellow's archers on J8 stand and fight.
        The light cavalry and the archers come to blows, column +2: the attacker loses no knight, the defender 2 knights.
        Yellow's archers on J8 are destroyed.
        Red's light cavalry advances to J8.
    "#]],
    );
}
