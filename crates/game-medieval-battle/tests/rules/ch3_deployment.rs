//! III. Deployment.

use crate::given;
use crate::setting_up::*;
use engine::dice::NoDice;
use engine::ruleset::Ruleset;
use engine::{Lang, Viewer};
use expect_test::expect;
use game_medieval_battle::MedievalBattle;
use game_medieval_battle::action::Action;
use game_medieval_battle::content::CONTENT;
use game_medieval_battle::state::{Kind, Phase, RED, State, Unit, Whereabouts, YELLOW};
use testkit::Battle;

/// Both wagons are down: Red's on M6, Yellow's on C13.
fn wagons_down() -> Battle<MedievalBattle> {
    let mut battle = about_to_deploy();
    battle.play("wagon M6; wagon C13");
    battle
}

/// All hexes where some kind of unit may be set up now.
fn open_hexes(battle: &Battle<MedievalBattle>, start: &str) -> usize {
    let mut hexes = places(battle, start);
    hexes.sort();
    hexes.dedup();
    hexes.len()
}

// ---------------------------------------------------------------- distances

#[test]
fn r_iii_1_t17_three_hexes_from_every_flag() {
    let mut battle = about_to_deploy();
    // 66 hexes are clear of the flags, 52 of them plain: so many places for Red's wagon.
    assert_eq!(battle.legal().len(), 52);
    let geo = looking(&battle).board.geo;
    assert_eq!(geo.clear_of_flags.iter().filter(|clear| **clear).count(), 66);
    // (4,1) is two hexes from the flag on (3,3); (4,0), (3,0), (2,1) and (5,0) are three from the next flag.
    battle.refuses("wagon L9", "MB-III.1");
    for hex in ["L8", "K8", "J9", "M8"] {
        assert!(battle.legal().contains(&format!("wagon {hex}")), "{hex}");
    }
    // Units keep the same distance.
    let mut battle = wagons_down();
    battle.refuses("place LI L9", "MB-III.1").refuses("place LI H8", "MB-III.1");
    for hex in ["L8", "K8", "J9", "M8"] {
        assert!(battle.legal().contains(&format!("place LI {hex}")), "{hex}");
    }
}

#[test]
fn r_iii_1_the_refusal_says_how_far() {
    let mut battle = about_to_deploy();
    let said = battle.refusal("wagon I8").say(MedievalBattle::texts(), Lang::En);
    assert_eq!(said, "MB-III.1: less than 3 hexes from a flag");
}

#[test]
fn r_iii_1_the_large_map_has_130_hexes_to_deploy_on() {
    let battle = opened("two-realms", "red-army crusade, yellow-army crusade");
    let geo = looking(&battle).board.geo;
    assert_eq!(geo.clear_of_flags.iter().filter(|clear| **clear).count(), 130);
    assert!(battle.legal().len() >= 78, "plain hexes for the wagon");
}

#[test]
fn r_iii_1_the_ready_made_opening_keeps_all_distances() {
    let battle = opened("first-game", "");
    let look = looking(&battle);
    for seat in [RED, YELLOW] {
        let (_, enemy) = look.state.wagon(seat.other()).unwrap();
        assert_eq!(look.state.units_of(seat).count(), 12);
        for (_, unit) in look.state.units_of(seat) {
            let hex = unit.hex().unwrap();
            assert!(look.board.geo.clear_of_flags[usize::from(hex)]);
            assert!(look.board.geo.distance(hex, enemy) >= 3);
            assert_eq!((unit.knights, unit.points), (2, CONTENT.charts.kind(unit.kind).movement));
        }
    }
    assert_eq!(stands(&battle), "yellow is asked: turn");
}

/// What is wrong with the ready-made opening once some of its units are elsewhere: `("A 2,-3", "A 4,1")`, or nowhere, `""`.
#[track_caller]
fn opening_with(changes: &[(&str, &str)]) -> Vec<String> {
    let line = |unit: &str| match unit.split([' ', ',']).collect::<Vec<_>>()[..] {
        [kind, q, r] => format!("  {{ unit = \"{kind}\", q = {q}, r = {r} }},\n"),
        _ => String::new(),
    };
    let lines: Vec<_> = changes.iter().map(|(from, to)| (line(from), line(to))).collect();
    let lines: Vec<_> = lines.iter().map(|(from, to)| (from.as_str(), to.as_str())).collect();
    flaws("setups/openings.toml", &lines)
}

#[test]
fn r_iii_1_an_opening_that_could_not_have_been_set_up_is_refused() {
    let wrong =
        |unit: &str| [format!("setups/openings.toml: opening “first-game”: {unit} cannot be set up there")];
    // Two hexes from the flag on K11; two from Yellow's wagon on F13, and next to it; in the woods, where no wagon goes; two on a hex.
    assert_eq!(opening_with(&[("LI 3,-3", "LI 4,1")]), wrong("LI 4,1"));
    assert_eq!(opening_with(&[("A 2,-3", "A -4,6")]), wrong("A -4,6"));
    assert_eq!(opening_with(&[("A 2,-3", "A -3,6")]), wrong("A -3,6"));
    assert_eq!(opening_with(&[("W 5,-2", "W 4,-1"), ("P 4,-1", "P 5,-2")]), wrong("W 4,-1"));
    assert_eq!(opening_with(&[("A 5,-1", "A 2,-3")]), wrong("A 2,-3"));
    // Three hexes from the wagon are enough, and other enemies may be as near as they like.
    assert_eq!(opening_with(&[("A 2,-3", "A -5,5")]), [""; 0]);
}

#[test]
fn r_ii_4_an_opening_has_its_army_and_one_wagon() {
    let wrong =
        ["setups/openings.toml: opening “first-game”: the units are not those of army “rulebook-host”"];
    assert_eq!(opening_with(&[("W 5,-2", "")]), wrong);
    assert_eq!(opening_with(&[("A 2,-3", "")]), wrong);
    assert_eq!(opening_with(&[("A 2,-3", "W 2,-3")]), wrong);
}

#[test]
fn r_iii_1_while_deploying_a_position_has_nobody_near_a_flag_or_the_enemy_wagon() {
    let deploying = |red: &str, yellow: &str| {
        format!(
            "phase = 'deploy'
             decides = 'red'
             red.stopped = false
             red.units = ['W M6', 'HC reserve'{red}]
             yellow.units = ['W C13'{yellow}]"
        )
    };
    let too_near = |hex: &str| {
        format!("position: the phase needs units set up far enough from flags and wagons; {hex} is not")
    };
    // L9 is two hexes from the flag on K11, L8 three; E12 two from Yellow's wagon, F12 three.
    assert_eq!(flaw(&deploying(", 'LI L9'", "")), too_near("L9"));
    assert_eq!(flaw(&deploying(", 'LI E12'", "")), too_near("E12"));
    assert_eq!(flaw(&deploying("", ", 'LI M5'")), too_near("M5"));
    given(&deploying(", 'LI L8', 'P F12'", ", 'LI E12', 'P M3'"));
    // The second wagon keeps away from the first one too.
    assert_eq!(flaw(&deploying("", "").replace("C13", "M5")), too_near("M6"));
    // In the battle they may stand anywhere.
    given("turn = 'red'\nred.units = ['W M6', 'LI L9', 'P E12']\nyellow.units = ['W C13', 'LI M5']");
}

#[test]
fn r_iii_1_a_refusal_says_what_it_rests_on() {
    let mut battle = about_to_deploy();
    assert_eq!(why(&mut battle, "wagon L9"), "MB-III.1 see MB-R06");
    assert_eq!(why(&mut battle, "wagon L7"), "MB-III.3 see MB-R07");
    let mut battle = wagons_down();
    assert_eq!(why(&mut battle, "place LI C14"), "MB-III.2 see MB-R06");
    assert_eq!(why(&mut battle, "place HC E5"), "MB-I.3 see MB-R07");
    // The ruling itself is the reason here; there is nothing else to see.
    assert_eq!(why(&mut battle, "place LI M6"), "MB-R07");
}

#[test]
fn r_iii_2_three_hexes_from_the_enemy_wagon() {
    let mut battle = wagons_down();
    // Red is kept from Yellow's wagon on C13, not from his own on M6.
    battle.refuses("place LI C14", "MB-III.2").refuses("place LI E12", "MB-III.2");
    assert!(battle.legal().contains(&"place LI F12".to_string()), "F12 is three hexes from C13");
    assert!(battle.legal().contains(&"place LI L6".to_string()));
    battle.play("place LI L6");
    // Yellow the other way round.
    battle.refuses("place LI M5", "MB-III.2").refuses("place LI K6", "MB-III.2");
    assert!(battle.legal().contains(&"place LI C14".to_string()));
    assert!(battle.legal().contains(&"place LI M3".to_string()), "M3 is three hexes from M6");
    let said = battle.refusal("place LI M5").say(MedievalBattle::texts(), Lang::En);
    assert_eq!(said, "MB-III.2: less than 3 hexes from the enemy wagon in M6");
}

#[test]
fn r_iii_3_t18_yellows_wagon_keeps_away_from_reds() {
    let mut battle = about_to_deploy();
    battle.play("wagon M6");
    assert_eq!(battle.legal().len(), 39);
    // (3,-1) is two hexes from (5,-2).
    battle.refuses("wagon K7", "MB-III.2").refuses("wagon M5", "MB-III.2");
    assert!(battle.legal().contains(&"wagon M3".to_string()), "M3 is three hexes from M6");
}

#[test]
fn r_iii_3_a_wagon_is_set_up_on_plain_only() {
    let mut battle = about_to_deploy();
    battle.refuses("wagon L7", "MB-III.3"); // woods
    battle.refuses("wagon N5", "MB-I.4"); // hill
    battle.refuses("wagon E5", "MB-I.3"); // mountain
    for hex in places(&battle, "wagon ") {
        let board = looking(&battle).board;
        assert_eq!(board.ground[usize::from(board.geo.find(&hex).unwrap())], 0, "{hex}");
    }
}

#[test]
fn r_iii_3_the_wagons_come_first_reds_before_yellows() {
    let mut battle = about_to_deploy();
    assert_eq!(stands(&battle), "red is asked: wagon");
    assert_eq!(battle.decision().rule.id(), "MB-III.3");
    battle.refuses("place HC K6", "MB-III.3").refuses("hold", "MB-III.3");
    battle.play("wagon M6").expect(expect![[r#"
        Red sets up the wagon in M6  MB-III.3
    "#]]);
    assert_eq!(stands(&battle), "yellow is asked: wagon");
    battle.play("wagon C13");
    assert_eq!(stands(&battle), "red is asked: deploy");
    battle.refuses("wagon M5", "MB-III.4");
}

#[test]
fn r_iii_3_a_wagon_stays_on_plain_for_the_whole_game() {
    // Around M6 there are woods (L7) and a hill (N5).
    let mut battle = given("turn = 'red'\nred.units = ['W M6']");
    assert_eq!(battle.legal_with("M6"), ["M6-L6", "M6-M5", "M6-M7", "M6-N6"]);
    battle.refuses("M6-L7", "MB-III.3").refuses("M6-N5", "MB-I.4");
    assert_eq!(flaw("red.units = ['W L7']"), "position: W L7: the unit may not be in that terrain");
}

#[test]
fn r_iii_3_a_position_asks_for_reds_wagon_before_yellows() {
    let why = flaw(
        "phase = 'wagon'
         decides = 'yellow'
         red.units = ['W reserve', 'LI reserve']
         yellow.units = ['W reserve', 'P reserve']
         red.stopped = false
         yellow.stopped = false",
    );
    assert_eq!(why, WAGONS_IN_ORDER);
}

/// What phase `wagon` needs.
const WAGONS_IN_ORDER: &str =
    "position: the phase needs wagon: the wagons in reserve, Red’s to be set up before Yellow’s";

#[test]
fn r_iii_3_a_position_never_asks_for_a_wagon_that_is_not_there() {
    let why = flaw(
        "phase = 'wagon'
         decides = 'red'
         red.units = ['W reserve']
         yellow.units = ['P reserve']",
    );
    assert_eq!(why, WAGONS_IN_ORDER);
    // Nor for Yellow's while Red has none on the map.
    let why = flaw("phase = 'wagon'\ndecides = 'yellow'\nred.units = []\nyellow.units = ['W reserve']");
    assert_eq!(why, WAGONS_IN_ORDER);
    given("phase = 'wagon'\ndecides = 'yellow'\nred.units = ['W M6']\nyellow.units = ['W reserve']");
}

#[test]
fn r_iii_3_once_the_wagons_are_set_up_none_is_in_reserve() {
    let set_up_first = "position: the phase needs the wagons on the map: they are set up first";
    assert_eq!(flaw("turn = 'red'\nred.units = ['W reserve', 'LI H8']"), set_up_first);
    assert_eq!(flaw("turn = 'red'\nred.units = ['LI H8']\nyellow.units = ['W reserve']"), set_up_first);
    let deploying = "phase = 'deploy'\ndecides = 'red'\nred.stopped = false\nyellow.units = ['W C13']";
    assert_eq!(flaw(&format!("{deploying}\nred.units = ['W reserve', 'LI reserve']")), set_up_first);
    given(&format!("{deploying}\nred.units = ['W M6', 'LI reserve']"));
}

// ---------------------------------------------------------------- one by one

#[test]
fn r_iii_4_red_begins_and_then_they_alternate() {
    let mut battle = wagons_down();
    assert_eq!(battle.decision().rule.id(), "MB-III.4");
    let mut asked = Vec::new();
    for place in ["HC L6", "HC C14", "HC L5", "HC D12", "LC L8", "LC D14"] {
        asked.push(seat_name(battle.decision().seat));
        battle.play(&format!("place {place}"));
    }
    assert_eq!(asked, ["red", "yellow", "red", "yellow", "red", "yellow"]);
    battle.expect(expect![[r#"
        Yellow sets up light cavalry in D14  MB-III.4
    "#]]);
    // Both have used up their heavy cavalry.
    battle.refuses("place HC K8", "MB-III.6");
}

#[test]
fn r_iii_4_the_battle_begins_when_everybody_is_set_up_and_yellow_begins_it() {
    let mut battle = opened("crossroads", "");
    battle.play("recruit HC1; recruit HC1; wagon M6; wagon C13; place HC L6");
    assert_eq!(stands(&battle), "yellow is asked: deploy");
    battle.play("place HC C14").expect(expect![[r#"
        Yellow sets up heavy cavalry in C14  MB-III.4
        Yellow has finished setting up; no unit is in reserve  MB-III.6 MB-III.4
        Yellow to move  MB-IV.0
    "#]]);
    assert_eq!(stands(&battle), "yellow is asked: turn");
}

#[test]
fn r_iii_4_whoever_has_set_up_everything_is_not_asked_again() {
    let mut battle = opened("crossroads", "");
    battle.play("recruit HC1; recruit HC2 LI1; wagon M6; wagon C13; place HC L6");
    battle.play("place HC C14");
    assert_eq!(stands(&battle), "yellow is asked: deploy");
    battle.play("place HC D14");
    assert_eq!(stands(&battle), "yellow is asked: deploy");
    battle.play("place LI E14");
    assert_eq!(stands(&battle), "yellow is asked: turn");
}

#[test]
fn r_iii_5_units_start_full_and_with_all_their_points() {
    let mut battle = wagons_down();
    let state = battle.table.state();
    for (_, unit) in state.units_of(RED).chain(state.units_of(YELLOW)) {
        assert_eq!((unit.knights, unit.points), (2, CONTENT.charts.kind(unit.kind).movement));
    }
    battle.play("place HC L6; place LB C14");
    assert_eq!(at(&battle, "L6"), "red HC, 2 knights, 4 points");
    assert_eq!(at(&battle, "C14"), "yellow LB, 2 knights, 3 points");
    assert_eq!(at(&battle, "M6"), "red W, 2 knights, 1 points", "fortified");
    // A worn unit in reserve cannot be.
    assert_eq!(
        flaw("red.units = ['HC x1 reserve']"),
        "position:2: “HC x1 reserve”: units in reserve are full"
    );
}

#[test]
fn r_iii_6_t19_units_kept_back_come_at_a_regrouping() {
    let mut battle = wagons_down();
    battle.play("place HC M8; place HC C14; place HC L8; place HC D12; place LC K8; place LC D14; hold");
    battle.expect(expect![[r#"
        Red sets up heavy cavalry in M8  MB-III.4
        Yellow sets up heavy cavalry in C14  MB-III.4
        Red sets up heavy cavalry in L8  MB-III.4
        Yellow sets up heavy cavalry in D12  MB-III.4
        Red sets up light cavalry in K8  MB-III.4
        Yellow sets up light cavalry in D14  MB-III.4
        Red has finished setting up; 8 units are in reserve  MB-III.6 MB-R10 MB-R13
    "#]]);
    // Yellow places her eight others one after the other, and nobody asks Red.
    for (kind, hex) in ["MA E14", "HI F14", "HI G14", "LI E13", "P F13", "A G13", "A H13", "LB H12"]
        .map(|p| p.split_once(' ').unwrap())
    {
        assert_eq!(stands(&battle), "yellow is asked: deploy");
        battle.play(&format!("place {kind} {hex}"));
    }
    assert_eq!(stands(&battle), "yellow is asked: turn");
    assert_eq!(reserve(&battle, RED), "MA HI HI LI P A A LB");
    // At Red's first regrouping they come to the six hexes around his wagon; two find no room.
    battle.play("pass; regroup");
    assert_eq!(stands(&battle), "red is asked: return");
    assert_eq!(places(&battle, "arrive A "), ["L6", "L7", "M5", "M7", "N5", "N6"]);
    battle.play("arrive MA L6; arrive HI L7; arrive HI M5; arrive LI M7; arrive P N5; arrive LB N6");
    assert_eq!(stands(&battle), "yellow is asked: turn");
    assert_eq!(reserve(&battle, RED), "A A");
    assert_eq!(at(&battle, "L7"), "red HI, 2 knights, 2 points");
}

#[test]
fn r_iii_6_a_player_may_keep_everything_back() {
    let mut battle = wagons_down();
    expect![[r#"
        hold the rest of the army in reserve
        > you set up nothing more before the battle; the rest may arrive by regrouping  MB-R10 MB-IV.7.f
        > stays in reserve: 2 × heavy cavalry, 1 × light cavalry, 1 × mounted archers, 2 × heavy infantry, 1 × light infantry, 1 × pikemen, 2 × archers and 1 × longbowmen  MB-III.6 MB-R60
        > a later regrouping may bring them next to the wagon (5 time tokens left)  MB-IV.7.a MB-IV.7.f
    "#]]
    .assert_eq(&battle.explained("hold"));
    battle.play("hold; hold").expect(expect![[r#"
        Red has finished setting up; 11 units are in reserve  MB-III.6 MB-R10 MB-R13
        Yellow has finished setting up; 11 units are in reserve  MB-III.6 MB-R10 MB-R13
        Yellow to move  MB-IV.0
    "#]]);
    assert_eq!(stands(&battle), "yellow is asked: turn");
    assert_eq!(reserve(&battle, YELLOW), "HC HC LC MA HI HI LI P A A LB");
    // The wagon itself cannot be kept back.
    about_to_deploy().refuses("hold", "MB-III.3");
}

// ---------------------------------------------------------------- rulings

#[test]
fn ruling_06_three_hexes_means_two_hexes_in_between() {
    let battle = wagons_down();
    let look = looking(&battle);
    let geo = look.board.geo;
    let (_, enemy) = look.state.wagon(YELLOW).unwrap();
    let mut nearest = [u8::MAX; 2];
    for hex in places(&battle, "place LI ") {
        let hex = geo.find(&hex).unwrap();
        let flag = geo.flags.iter().map(|flag| geo.distance(flag.hex, hex)).min().unwrap();
        nearest = [nearest[0].min(flag), nearest[1].min(geo.distance(enemy, hex))];
    }
    // Exactly three is allowed, two is not.
    assert_eq!(nearest, [3, 3]);
    // Distance is counted in hexes, whatever ground lies between.
    let label = |a: &str, b: &str| geo.distance(geo.find(a).unwrap(), geo.find(b).unwrap());
    assert_eq!((label("K8", "H8"), label("L9", "K11"), label("M6", "K7")), (3, 2, 2));
}

#[test]
fn ruling_07_a_unit_is_set_up_on_ground_it_may_enter() {
    let mut battle = wagons_down();
    for horse in ["HC", "LC", "MA"] {
        battle.refuses(&format!("place {horse} E5"), "MB-I.3");
    }
    for foot in ["HI", "LI", "P", "A", "LB"] {
        assert!(battle.legal().contains(&format!("place {foot} E5")), "{foot} on the mountain");
    }
    // Woods and hills are open to all but the wagon.
    for kind in ["HC", "LC", "MA", "HI", "LI", "P", "A", "LB"] {
        assert!(battle.legal().contains(&format!("place {kind} L7")), "{kind} in the woods");
        assert!(battle.legal().contains(&format!("place {kind} N5")), "{kind} on the hill");
    }
}

#[test]
fn ruling_07_one_unit_per_hex() {
    let mut battle = wagons_down();
    battle.refuses("place LI M6", "MB-R07"); // his own wagon
    battle.play("place LI G3");
    battle.refuses("place LI G3", "MB-R07"); // an enemy
    battle.play("place LI H3");
    battle.refuses("place HI G3", "MB-R07"); // a friend
    let why = flaw("red.units = ['LI K8', 'P K8']");
    assert_eq!(why, "position: P K8: two units in one hex");
    assert_eq!(
        flaw("red.units = ['LI K8']\nyellow.units = ['P K8']"),
        "position: P K8: two units in one hex"
    );
}

#[test]
fn ruling_08_units_may_be_set_up_next_to_enemies_and_far_from_the_own_wagon() {
    let mut battle = wagons_down();
    // G14 is at the far end of the map, near Yellow's wagon but three hexes away.
    battle.play("place LI G14");
    battle.cites_not("MB-R08");
    assert!(battle.explained("place P G13").contains("MB-R08"));
    // F14, F13 and H13 lie in the zone of that unit; Yellow sets up there, and Red answers next door.
    battle.play("place P G13").cites("MB-R08");
    battle.play("place P H12; place A F14");
    assert_eq!(at(&battle, "F14"), "yellow A, 2 knights, 3 points");
    // Of the hexes around Red's unit on G14 only enemies bar the way.
    assert!(battle.legal().contains(&"place A H13".to_string()));
}

#[test]
fn ruling_09_red_sets_up_the_first_unit() {
    let mut battle = about_to_deploy();
    battle.play("wagon M6; wagon C13");
    assert_eq!(stands(&battle), "red is asked: deploy");
    battle.refuses("wagon M5", "MB-III.4");
}

#[test]
fn ruling_10_stopping_is_final_and_nobody_skips() {
    let mut battle = wagons_down();
    battle.refuses("pass", "MB-III.4").refuses("stop", "MB-III.4");
    battle.play("hold").cites("MB-R10");
    assert!(battle.table.state().stopped[0]);
    for place in ["place HC C14", "place HC D14", "place LC E14"] {
        assert_eq!(stands(&battle), "yellow is asked: deploy", "Red is not asked again");
        battle.play(place);
    }
    battle.play("hold");
    assert_eq!(stands(&battle), "yellow is asked: turn");
    // A position cannot ask a seat that has stopped, whatever it has in reserve.
    let stopped =
        "phase = 'deploy'\ndecides = 'red'\nred.units = ['W M6', 'LI reserve']\nyellow.units = ['W C13']";
    assert_eq!(flaw(stopped), ABLE_TO_DEPLOY);
    given(&format!("{stopped}\nred.stopped = false"));
}

/// What phase `deploy` needs.
const ABLE_TO_DEPLOY: &str =
    "position: the phase needs deploy: a seat that has not stopped and has a unit to set up";

#[test]
fn ruling_11_the_other_goes_on_alone_as_long_as_he_likes() {
    let mut battle = wagons_down();
    battle.play("place HC L6; hold");
    assert_eq!(stands(&battle), "red is asked: deploy");
    battle.play("place HC L5; place LC L8");
    assert_eq!(stands(&battle), "red is asked: deploy");
    battle.play("hold");
    assert_eq!(stands(&battle), "yellow is asked: turn");
    assert_eq!(reserve(&battle, RED), "MA HI HI LI P A A LB");
    assert_eq!(reserve(&battle, YELLOW), "HC HC LC MA HI HI LI P A A LB");
}

#[test]
fn ruling_11_going_on_alone_is_told_with_its_ruling() {
    let mut battle = wagons_down();
    battle.play("hold");
    battle.play("place HC C14").cites("MB-R11");
}

#[test]
fn ruling_12_whoever_finds_no_room_has_stopped() {
    // On this battlefield, with Yellow's wagon on M6, cavalry of Red has 46 hexes to be set up on. No battlefield has
    // fewer, and without the second longbows, which the standard map forbids, all counters of the box fill 44 of them:
    // no position leads here. So the last two counters are put on the map behind its back.
    let field =
        "field = { I0 = 'III/0', O0 = 'AI', O1 = 'AIII', O2 = 'AIV', S0 = '1a', S1 = '2a', S2 = '3a' }";
    let empty = given(&format!(
        "{field}
         phase = 'deploy'
         decides = 'red'
         red.units = ['HC reserve', 'HC reserve']
         yellow.units = ['W M6']
         red.stopped = false"
    ));
    let mut room = places(&empty, "place HC ");
    assert_eq!(room.len(), 46);
    let board = looking(&empty).board;
    let find = |hex: &str| board.geo.find(hex).unwrap();
    // Red's wagon comes first, his units next to it, Yellow's far from it.
    let wagon = room.iter().find(|hex| board.ground[usize::from(find(hex))] == 0).unwrap().clone();
    room.sort_by_key(|hex| board.geo.distance(find(&wagon), find(hex)));
    let mut others = room.iter().filter(|hex| **hex != wagon);
    let mut line = |counters: &str| -> Vec<String> {
        let kinds = counters.split(' ').zip(others.by_ref());
        kinds.map(|(kind, hex)| format!("'{kind} {hex}'")).collect()
    };
    let red = line("HC LC LC LC MA MA MA HI HI HI LI LI LI P P P A A A LB");
    let yellow = line("HC HC HC LC LC LC MA MA MA HI HI HI LI LI LI P P P A A A LB");
    let [one, two, last] = others.collect::<Vec<_>>()[..] else { panic!("three hexes are left") };
    let battle = given(&format!(
        "{field}
         phase = 'deploy'
         decides = 'red'
         red.units = ['HC reserve', 'HC reserve', 'W {wagon}', {}]
         yellow.units = ['W M6', {}]
         red.stopped = false",
        red.join(", "),
        yellow.join(", ")
    ));
    let mut left = places(&battle, "place HC ");
    left.sort();
    let mut wanted = [one, two, last];
    wanted.sort();
    assert_eq!(left.iter().collect::<Vec<_>>(), wanted);

    let rules = battle.table.rules();
    let mut core = battle.table.state().core().clone();
    for (seat, hex) in [(RED, one), (YELLOW, two)] {
        core.add(
            seat,
            Unit { kind: Kind::LB, knights: 2, points: 3, whereabouts: Whereabouts::Hex(find(hex)) },
        )
        .unwrap();
    }
    let mut state = State::from(core);
    let mut legal = Vec::new();
    rules.legal(&state, &mut legal);
    let place = Action::Place { kind: Kind::HC, hex: find(last) };
    assert_eq!(legal, [place, Action::HoldBack]);
    let mut events: Vec<engine::Noted<_>> = Vec::new();
    rules.apply(&mut state, &place, &mut NoDice, &mut events).unwrap();
    let told: Vec<_> = events.iter().map(|event| rules.tell(event)).collect();
    assert_eq!(
        told.iter().map(|told| told.kind).collect::<Vec<_>>(),
        ["unit-placed", "stopped-deploying", "turn"]
    );
    let stopped = MedievalBattle::texts().say(Lang::En, &told[1].says);
    assert_eq!(stopped, "Red has no hex left to set up in; 1 unit stays in reserve");
    assert_eq!(told[1].rules.iter().map(|rule| rule.id()).collect::<Vec<_>>(), ["MB-III.6", "MB-R12"]);
    assert_eq!(rules.look(&state).reserve_kinds(RED), 1 << Kind::HC as u16);
    assert_eq!((state.phase, state.turn), (Phase::Turn, YELLOW));
}

#[test]
fn ruling_12_a_position_does_not_ask_a_seat_that_has_nothing_to_set_up() {
    // By MB-R12 Red has stopped; the question would have the single answer `hold`.
    let why = flaw(
        "phase = 'deploy'
         decides = 'red'
         red.units = ['W M6']
         yellow.units = ['W C13', 'P reserve']
         red.stopped = false
         yellow.stopped = false",
    );
    assert_eq!(why, ABLE_TO_DEPLOY);
}

#[test]
fn ruling_13_the_reserve_is_open_to_both() {
    let mut battle = wagons_down();
    battle.play("place HC L6; hold").cites("MB-R13");
    battle.play("hold");
    for viewer in [Viewer::Seat(RED), Viewer::Seat(YELLOW), Viewer::Public] {
        let view = battle.table.view(viewer);
        assert_eq!(view, *battle.table.state());
        let waiting = view.units_of(RED).filter(|(_, unit)| unit.whereabouts == Whereabouts::Reserve).count();
        assert_eq!(waiting, 10);
        // And everybody's board shows it.
        let trays = battle.table.rules().scene(&view).trays;
        let shown: Vec<_> =
            trays.iter().map(|tray| (tray.seat, tray.role.name(), tray.pieces.len())).collect();
        assert_eq!(shown, [(RED, "reserve", 10), (YELLOW, "reserve", 11)]);
    }
}

#[test]
fn r_iii_1_every_place_that_is_offered_keeps_every_rule() {
    let battle = wagons_down();
    assert_eq!(open_hexes(&battle, "place LI "), open_hexes(&battle, "place "));
    let look = looking(&battle);
    let geo = look.board.geo;
    let (_, enemy) = look.state.wagon(YELLOW).unwrap();
    let own = look.state.wagon(RED).unwrap().1;
    let wanted = geo.hexes().filter(|hex| {
        *hex != own
            && geo.flags.iter().all(|flag| geo.distance(flag.hex, *hex) >= 3)
            && geo.distance(enemy, *hex) >= 3
    });
    assert_eq!(open_hexes(&battle, "place "), wanted.count());
}
