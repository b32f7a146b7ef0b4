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
        Rouge déploie une unité de cavalerie lourde en L6.
        Jaune déploie une unité d’archers montés en E7.
        Rouge déploie une unité d’archers longs en M7.
        Jaune a fini son déploiement ; 10 unités en réserve.
        Rouge déploie une unité de piquiers en L5.
        Rouge a fini son déploiement ; 8 unités en réserve.
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
        La cavalerie légère de Rouge va de G8 à H8 (1 PM, reste 4).
        La cavalerie légère de Rouge entre en ZdC ennemie en H8 et s’arrête.
        La cavalerie légère de Rouge en H8 attaque les archers en I8 (1 PM, reste 3).
        Les archers de Jaune retraitent de I8 à J8 (1 PM, reste 2).
        La cavalerie légère de Rouge occupe l’hexagone abandonné I8.
        La cavalerie légère de Rouge entre en ZdC ennemie en I8 et s’arrête.
        La cavalerie légère de Rouge en I8 attaque les archers en J8 (1 PM, reste 2).
        Les archers de Jaune en J8 tiennent et se battent.
        Mêlée, colonne +2 : l’attaquant perd 0, le défenseur 2.
        Les archers de Jaune en J8 sont éliminés.
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
            Les piquiers de Rouge en I8 attaquent la cavalerie lourde en J8 (1 PM, reste 2).
            La cavalerie lourde de Jaune en J8 tient et se bat.
            Mêlée, colonne 0 : l’attaquant perd 1, le défenseur 1.
            Les piquiers de Rouge en I8 sont entamés.
            La cavalerie lourde de Jaune en J8 est entamée.
            Les archers montés de Jaune vont de L8 à L7 (2 PM, reste 3).
            Les archers longs de Rouge en J10 tirent sur la cavalerie lourde en J8 (1 PM, reste 2), colonne +2 : la cible perd 1.
            La cavalerie lourde de Jaune en J8 est éliminée.
            Jaune passe son tour.
            Les archers longs de Rouge en J10 tirent sur le chariot en K10 (1 PM, reste 1).
            Le chariot de Jaune en K10 est attaqué et retourné.
            Jaune passe son tour.
            Rouge fusionne deux unités d’infanterie légère entamées en I12 (1 PM) : une unité complète avec 2 PM.
            Jaune regroupe son armée (reste 4 jetons de temps).
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
        L’infanterie légère de Rouge en G13 attaque les archers longs en G14 (1 PM, reste 2).
        Les archers longs de Jaune quittent la carte depuis G14 (1 PM) ; leur marqueur est au module O1.
        L’infanterie légère de Rouge occupe l’hexagone abandonné G14.
        Jaune regroupe son armée (reste 4 jetons de temps).
        Hors de la carte, les archers longs de Jaune passent du module O1 au module O0.
        L’infanterie lourde de Jaune arrive de la réserve en M7.
        Rouge passe son tour.
        Jaune regroupe son armée (reste 3 jetons de temps).
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
        La cavalerie lourde de Rouge va de H8 à I8 (2 PM, reste 2).
        Le chariot de Rouge en I8 laisse passer la cavalerie lourde (1 PM, reste 0).
        Le chariot de Rouge en I8 a laissé passer une unité et est retourné.
        La cavalerie lourde de Rouge va de I8 à J8 (1 PM, reste 1).
        Jaune passe son tour.
        Les archers montés de Rouge en E9 mettent pied à terre et combattent désormais comme archers (avec 2 PM).
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
        La cavalerie légère de Rouge en L6 attaque le chariot en M6 (1 PM, reste 4).
        Le chariot de Jaune en M6 est détruit : 3 PV pour l’ennemi.
        La cavalerie légère de Rouge avance en M6.
        Jaune passe son tour.
        Le chariot de Rouge va de H9 à H8 (1 PM, reste 0).
        Le chariot de Rouge s’est déplacé en H8 et est retourné.
        Rouge prend le drapeau en H8 (2 PV).
        Rouge atteint 5 PV et gagne (5 à 0).
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
        Red’s light cavalry moves G8–H8 (1 MP, 4 left).
        Red’s light cavalry enters an enemy ZOC in H8 and stops.
        Red’s light cavalry in H8 attacks the archers in I8 (1 MP, 3 left).
        Yellow’s archers retreat I8–J8 (1 MP, 2 left).
        Red’s light cavalry occupies the vacated hex I8.
        Red’s light cavalry enters an enemy ZOC in I8 and stops.
        Red’s light cavalry in I8 attacks the archers in J8 (1 MP, 2 left).
        Yellow’s archers in J8 stand and fight.
        Melee, column +2: attacker loses 0, defender loses 2.
        Yellow’s archers in J8 are eliminated.
        Red’s light cavalry advances to J8.
    "#]],
    );
}
