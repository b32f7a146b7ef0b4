//! II. Recruiting.

use crate::given;
use crate::setting_up::*;
use engine::hash::canonical_bytes;
use engine::ruleset::Ruleset;
use engine::secret::{Secret, seal_of};
use engine::table::Deed;
use engine::{Lang, Viewer};
use expect_test::expect;
use game_medieval_battle::MedievalBattle;
use game_medieval_battle::action::Action;
use game_medieval_battle::ch1_battlefield::Size;
use game_medieval_battle::ch2_recruiting::{cost, may_recruit};
use game_medieval_battle::content::CONTENT;
use game_medieval_battle::event::Event;
use game_medieval_battle::state::{Army, KINDS, Kind, Muster, RED, YELLOW};
use testkit::Battle;

/// The army of the book, and the salt of its seal.
const BOOK_ARMY: &str = "recruit HC2 LC1 MA1 HI2 LI1 P1 A2 LB1";
const SALT: u64 = 0x1122_3344_5566_7788;

fn salted(recruit: &str) -> String {
    format!("{recruit} #{SALT:016x}")
}

fn book_army() -> Army {
    army("HC 2, LC 1, MA 1, HI 2, LI 1, P 1, A 2, LB 1")
}

// ---------------------------------------------------------------- secrecy

#[test]
fn r_ii_1_the_battlefield_is_seen_first_and_the_armies_come_after() {
    let battle = opened("random-standard", "");
    assert_eq!(stands(&battle), "red is asked: recruit");
    assert_eq!(battle.decision().rule.id(), "MB-II.1");
    assert!(battle.decision().open, "any army may be named, not only those listed");
    for viewer in [Viewer::Seat(RED), Viewer::Seat(YELLOW), Viewer::Public] {
        let view = battle.table.view(viewer);
        assert_eq!(view.field, battle.table.state().field);
        assert!(!view.field.faces[..7].contains(&255), "every module lies");
    }
    assert_eq!(prompt(&battle), "Red: recruit in secret, 20 points at most");
}

/// Neither the army nor its salt can be found in what somebody is shown.
fn hides(shown: &[u8], debug: &str) {
    let contains = |needle: &[u8]| shown.windows(needle.len()).any(|window| window == needle);
    assert!(!contains(&canonical_bytes(&book_army())), "the army is in the bytes");
    assert!(!contains(&canonical_bytes(&SALT)), "the salt is in the bytes");
    for army in ["2, 1, 1, 2, 1, 1, 2, 1", "HC = 2", "HC2", "heavy cavalry"] {
        assert!(!debug.contains(army), "the army is in {debug}");
    }
    assert!(
        !debug.contains(&SALT.to_string()) && !debug.contains(&format!("{SALT:x}")),
        "the salt is in {debug}"
    );
}

#[test]
fn r_ii_1_the_other_player_is_shown_neither_the_army_nor_its_salt() {
    let mut battle = opened("crossroads", "");
    let events = events_of(&mut battle, &salted(BOOK_ARMY));
    assert_eq!(stands(&battle), "yellow is asked: recruit");
    let (rules, state) = (battle.table.rules(), battle.table.state());
    for viewer in [Viewer::Seat(YELLOW), Viewer::Public] {
        let view = rules.view(state, viewer);
        hides(&canonical_bytes(&view), &format!("{view:?}"));
        // The seal, and nothing but the seal, is in its place.
        let seal = seal_of(&book_army(), SALT);
        assert_eq!(view.muster, [Muster::Chosen(Secret::Sealed { seal }), Muster::Waiting]);
        hides(&[], &format!("{:?}", rules.scene(&view)));
        hides(&[], &rules.write_position(battle.table.setup(), &view));
        for event in &events {
            let seen = rules.view_noted(event, viewer);
            hides(&[], &format!("{seen:?}"));
            let told = MedievalBattle::texts().say(Lang::En, &rules.tell(&seen).says);
            hides(told.as_bytes(), &told);
        }
        let Deed::Act(action) = &battle.table.played()[0].deed else { panic!() };
        assert_eq!(rules.view_action(action, RED, viewer), None);
    }
    // Red and the referee know it.
    for viewer in [Viewer::Seat(RED), Viewer::Referee] {
        let muster = rules.view(state, viewer).muster[0];
        assert_eq!(muster, Muster::Chosen(Secret::Known { value: book_army(), salt: SALT }));
    }
}

#[test]
fn r_ii_1_whatever_red_takes_yellow_is_shown_the_same_question() {
    let shown = |recruit: &str| {
        let mut battle = opened("crossroads", "");
        battle.play(recruit);
        let scene = battle.table.rules().scene(&battle.table.view(Viewer::Seat(YELLOW)));
        (prompt(&battle), battle.legal(), format!("{scene:?}"))
    };
    assert_eq!(shown(BOOK_ARMY), shown("recruit none"));
}

#[test]
fn r_ii_1_the_journal_tells_a_seal_and_no_more() {
    let mut battle = opened("crossroads", "");
    battle.play(&salted(BOOK_ARMY)).expect(expect![[r#"
        Red has recruited in secret; seal 6a95f634b9c7d0f8  MB-II.1 MB-II.3 MB-R05
    "#]]);
    let seal = seal_of(&book_army(), SALT).to_string();
    assert!(battle.told().contains(&seal[..16]));
}

#[test]
fn r_ii_1_each_game_salts_its_seals_with_a_secret_of_its_own() {
    // There are few armies: without a salt a seal could be guessed.
    let seal = |seed: u64, recruit: &str| {
        let mut battle: Battle<MedievalBattle> = testkit::scenario(setup("crossroads", ""), seed);
        let events = events_of(&mut battle, recruit);
        let Event::Recruited { army, .. } = &events[0].event else { panic!() };
        let Secret::Known { salt, .. } = army else { panic!() };
        assert_ne!(*salt, 0);
        army.seal()
    };
    assert_eq!(seal(1, BOOK_ARMY), seal(1, BOOK_ARMY));
    assert_ne!(seal(1, BOOK_ARMY), seal(2, BOOK_ARMY));
    assert_ne!(seal(1, BOOK_ARMY), seal(1, "recruit HC2"));
}

#[test]
fn r_ii_7_both_armies_appear_together_and_match_their_seals() {
    let mut battle = opened("crossroads", "");
    let red = events_of(&mut battle, BOOK_ARMY);
    assert!(!red.iter().any(|event| matches!(event.event, Event::ArmiesRevealed { .. })));
    assert_eq!(battle.table.state().count, [0, 0], "no counters before the reveal");
    let yellow = events_of(&mut battle, "recruit HC3 LC1 LB1");
    // Yellow's own choice is sealed to Red like Red's to her, and the reveal shows both.
    let rules = battle.table.rules();
    let seals: Vec<_> = [&red[0], &yellow[0]]
        .into_iter()
        .map(|event| match rules.view_event(&event.event, Viewer::Public) {
            Event::Recruited { army, .. } => {
                assert_eq!(army.value(), None);
                army.seal()
            }
            other => panic!("{other:?}"),
        })
        .collect();
    let Event::ArmiesRevealed { armies, salts } = &yellow[1].event else { panic!("{:?}", yellow[1]) };
    assert_eq!(*armies, [book_army(), army("HC 3, LC 1, LB 1")]);
    assert_eq!(seals, [seal_of(&armies[0], salts[0]), seal_of(&armies[1], salts[1])]);
    // From now on everybody sees every counter.
    for viewer in [Viewer::Seat(RED), Viewer::Seat(YELLOW), Viewer::Public] {
        assert_eq!(battle.table.view(viewer), *battle.table.state());
    }
    assert_eq!(reserve(&battle, RED), "W HC HC LC MA HI HI LI P A A LB");
    assert_eq!(reserve(&battle, YELLOW), "W HC HC HC LC LB");
}

#[test]
fn r_ii_7_the_journal_tells_the_armies_when_the_screen_goes() {
    let mut battle = opened("crossroads", "");
    battle.play(&salted(BOOK_ARMY));
    battle.play(&format!("recruit HC3 LC1 LB1 #{SALT:016x}")).expect(expect![[r#"
        Yellow has recruited in secret; seal 1cc7fa78bee6e4fe  MB-II.1 MB-II.3 MB-R05
        The armies are revealed. Red: 2 × heavy cavalry, 1 × light cavalry, 1 × mounted archers, 2 × heavy infantry, 1 × light infantry, 1 × pikemen, 2 × archers and 1 × longbowmen. Yellow: 3 × heavy cavalry, 1 × light cavalry and 1 × longbowmen  MB-II.7 MB-II.4 MB-III.5 MB-II.5 MB-R03
    "#]]);
}

#[test]
fn r_ii_7_what_was_not_recruited_is_out_of_the_game() {
    let mut battle = opened("crossroads", "");
    battle.play("recruit LI1; recruit P1; wagon M6; wagon C13");
    // Nobody has a unit that was not bought, whatever the box still holds.
    assert_eq!(battle.legal().iter().filter(|text| !text.starts_with("place LI ")).count(), 1);
    battle.refusal("place HC K6");
    battle.play("place LI K6; place P C14");
    assert_eq!(stands(&battle), "yellow is asked: turn");
    battle.play("regroup");
    assert_eq!(stands(&battle), "red is asked: turn", "nothing came");
}

#[test]
fn r_ii_7_the_reveal_cites_its_rule_and_the_recruiting_its_prices() {
    let mut battle = opened("crossroads", "");
    battle.play("recruit LI1; recruit P1").cites("MB-II.7");
    let mut battle = opened("crossroads", "");
    battle.play("recruit LI1").cites("MB-II.3");
}

// ---------------------------------------------------------------- prices and limits

#[test]
fn r_ii_2_twenty_points_on_the_standard_map() {
    let mut battle = opened("crossroads", "");
    // 3 x 3 + 3 x 2 + 3 x 1 + 3 x 1 = 21.
    battle.refuses("recruit HC3 LC3 LI3 P3", "MB-II.2");
    battle.play("recruit HC3 LC3 LI3 P2");
    assert_eq!(stands(&battle), "yellow is asked: recruit");
}

#[test]
fn r_ii_2_thirty_points_on_the_large_map() {
    let mut battle = opened("two-realms", "");
    battle.refuses("recruit HC3 LC3 MA3 HI3 LI3 P1", "MB-II.2");
    battle.play("recruit HC3 LC3 MA3 HI3 LI3");
    assert_eq!(prompt(&battle), "Yellow: recruit in secret, 30 points at most");
}

#[test]
fn r_ii_2_the_refusal_says_what_the_army_costs() {
    let mut battle = opened("crossroads", "");
    let refusal = battle.refusal("recruit HC3 LC3 MA3");
    let said = refusal.say(MedievalBattle::texts(), Lang::En);
    assert_eq!(said, "MB-II.2: this army costs 21 points; 20 are allowed");
}

/// All armies within the counters of the box.
fn every_army() -> impl Iterator<Item = Army> {
    (0..4u32.pow(7) * 3).map(|number| {
        let mut rest = number;
        Army(std::array::from_fn(|kind| {
            let most = if kind == Kind::LB as usize { 3 } else { 4 };
            let count = rest % most;
            rest /= most;
            count as u8
        }))
    })
}

#[test]
fn r_ii_2_there_are_2222_full_armies_on_the_standard_map_and_802_on_the_large_one() {
    let full = |size: Size, points: u32| {
        let legal = |army: &Army| {
            cost(&CONTENT.charts, army) == points && may_recruit(&CONTENT.charts, size, army).is_ok()
        };
        every_army().filter(legal).count()
    };
    assert_eq!(full(Size::Standard, 20), 2222);
    assert_eq!(full(Size::Large, 30), 802);
}

#[test]
fn r_ii_2_an_army_is_legal_exactly_when_it_keeps_to_points_counters_and_longbows() {
    let price = [3, 2, 2, 2, 1, 1, 1, 2];
    for army in every_army() {
        let points: u32 = army.0.iter().zip(price).map(|(count, price)| u32::from(*count) * price).sum();
        let standard = points <= 20 && army.0[7] <= 1;
        assert_eq!(may_recruit(&CONTENT.charts, Size::Standard, &army).is_ok(), standard, "{army:?}");
        assert_eq!(may_recruit(&CONTENT.charts, Size::Large, &army).is_ok(), points <= 30, "{army:?}");
    }
}

#[test]
fn r_ii_3_what_each_unit_costs() {
    let battle = opened("two-realms", "");
    for (kind, price) in
        [("HC", 3), ("LC", 2), ("MA", 2), ("HI", 2), ("LB", 2), ("LI", 1), ("P", 1), ("A", 1)]
    {
        let told = battle.explained(&format!("recruit {kind}1"));
        assert!(told.contains(&format!("Recruitment points {price}\n")), "{told}");
        assert!(told.contains("MB-II.3"), "{told}");
    }
}

#[test]
fn r_ii_3_no_more_of_a_type_than_the_box_has_counters() {
    let mut battle = opened("two-realms", "");
    for kind in ["HC", "LC", "MA", "HI", "LI", "P", "A"] {
        battle.refuses(&format!("recruit {kind}4"), "MB-II.3");
        battle.table.read(&format!("recruit {kind}3")).unwrap();
    }
    let said = battle.refusal("recruit P4").say(MedievalBattle::texts(), Lang::En);
    assert_eq!(said, "MB-II.3: there are only 3 counters of pikemen");
    // Every broken limit is named.
    battle.refuses("recruit HC9 A5", "MB-II.2 MB-II.3 MB-II.3");
}

#[test]
fn r_ii_4_the_wagon_comes_with_every_army_and_costs_nothing() {
    let mut battle = opened("crossroads", "");
    expect![[r#"
        recruit 3 × heavy cavalry, 3 × light cavalry, 3 × light infantry and 2 × pikemen
        Recruitment points 20
          +20 Units recruited  MB-II.3
        > the wagon is free  MB-II.4
    "#]]
    .assert_eq(&battle.explained("recruit HC3 LC3 LI3 P2"));
    battle.play("recruit none; recruit HC3 LC3 LI3 P2");
    assert_eq!(reserve(&battle, RED), "W");
    assert_eq!(reserve(&battle, YELLOW), "W HC HC HC LC LC LC LI LI LI P P");
    assert_eq!(CONTENT.charts.kind(Kind::W).cost, 0);
}

#[test]
fn r_ii_4_nobody_leaves_the_wagon_behind_or_takes_a_second() {
    let mut battle = opened("crossroads", "");
    // A wagon is nothing one could choose.
    assert!(battle.table.read("recruit W1 HC2").is_err());
    battle.play("recruit HC2; recruit HC2");
    // And it must be set up: units and holding back come later.
    battle.refuses("place HC K6", "MB-III.3").refuses("hold", "MB-III.3");
}

#[test]
fn r_ii_5_t01_the_army_of_the_book_costs_20_points_and_is_legal() {
    let mut battle = opened("crossroads", "");
    expect![[r#"
        recruit 2 × heavy cavalry, 1 × light cavalry, 1 × mounted archers, 2 × heavy infantry, 1 × light infantry, 1 × pikemen, 2 × archers and 1 × longbowmen
        Recruitment points 20
          +20 Units recruited  MB-II.3
        > the wagon is free  MB-II.4
        > the sample army of the rule book  MB-II.5
    "#]].assert_eq(&battle.explained(BOOK_ARMY));
    assert_eq!(cost(&CONTENT.charts, &book_army()), 6 + 2 + 2 + 4 + 2 + 1 + 1 + 2);
    // It is the first army that is offered.
    assert_eq!(battle.legal()[0], BOOK_ARMY);
    battle.play(BOOK_ARMY);
    assert_eq!(stands(&battle), "yellow is asked: recruit");
}

#[test]
fn r_ii_5_the_armies_on_offer_spend_all_their_points() {
    for (size, count, points) in [(Size::Standard, 8, 20), (Size::Large, 6, 30)] {
        let armies: Vec<_> = CONTENT.armies.iter().filter(|army| army.map == size).collect();
        assert_eq!(armies.len(), count);
        for army in armies {
            assert_eq!(cost(&CONTENT.charts, &army.units), points, "{}", army.id);
            assert_eq!(may_recruit(&CONTENT.charts, size, &army.units), Ok(()), "{}", army.id);
        }
    }
}

#[test]
fn r_ii_6_t16_two_longbows_are_refused_for_both_reasons() {
    let mut battle = opened("crossroads", "");
    // The army of the book with archers swapped for longbows: 21 points and two of them.
    battle.refuses("recruit HC2 LC1 MA1 HI2 LI1 P1 A1 LB2", "MB-II.2 MB-II.6");
    battle.refuses("recruit LB2", "MB-II.6");
    // Three are more than the box holds too; the limit of the map says it better, once.
    battle.refuses("recruit LB3", "MB-II.6");
    battle.play("recruit LB1");
    let mut large = opened("two-realms", "");
    // There the counters of the box are the limit.
    large.refuses("recruit LB3", "MB-R04");
    large.play("recruit HC2 LC1 MA1 HI2 LI1 P1 A1 LB2");
    assert_eq!(stands(&large), "yellow is asked: recruit");
}

#[test]
fn r_ii_6_a_position_on_the_standard_map_has_one_longbow_unit_a_side() {
    given("red.units = ['LB G8', 'LB gone']\nyellow.units = ['LB K8']");
    for second in ["LB H9", "LB reserve", "LB away O1"] {
        let said = flaw(&format!("red.units = ['LB G8', '{second}']"));
        assert_eq!(said, "position: red has more longbowmen than this map allows (MB-II.6)");
    }
    // On the large map two are in order (MB-R04), three are more than the box holds.
    given("scenario = 'two-realms'\nred.units = ['LB G8', 'LB H9']");
    let three = flaw("scenario = 'two-realms'\nred.units = ['LB G8', 'LB H9', 'LB reserve']");
    assert_eq!(three, "position: more counters of LB than the box holds");
}

#[test]
fn r_ii_1_a_position_asks_the_first_seat_without_an_army() {
    let phase = |rest: &str| format!("phase = 'recruit'\n{rest}");
    given(&phase("decides = 'red'"));
    given(&phase("decides = 'yellow'\nred.army = { HC = 2 }"));
    let order = "position: the phase needs recruit: the first seat without an army decides";
    assert_eq!(flaw(&phase("decides = 'yellow'")), order);
    assert_eq!(flaw(&phase("decides = 'red'\nred.army = { HC = 2 }")), order);
}

// ---------------------------------------------------------------- rulings

#[test]
fn ruling_03_points_need_not_be_spent() {
    let mut battle = opened("crossroads", "");
    assert!(battle.explained("recruit HC2").contains("> 14 points are not spent and are lost  MB-R03"));
    assert!(battle.explained("recruit none").contains("> 20 points are not spent and are lost  MB-R03"));
    assert!(!battle.explained(BOOK_ARMY).contains("MB-R03"));
    battle.play("recruit none; recruit HC1; wagon M6; wagon C13");
    // Red has nothing but a wagon and is not asked any more.
    assert_eq!(stands(&battle), "yellow is asked: deploy");
    battle.play("place HC C14");
    assert_eq!(stands(&battle), "yellow is asked: turn");
}

#[test]
fn ruling_04_two_longbows_on_the_large_map_as_many_as_the_box_has() {
    let mut battle = opened("deep-forest", "");
    battle.refuses("recruit LB3", "MB-R04").refuses("recruit HC4 LB3", "MB-II.3 MB-R04");
    battle.play("recruit LB2; recruit LB2");
    assert_eq!(reserve(&battle, YELLOW), "W LB LB");
}

#[test]
fn ruling_05_red_is_asked_first_and_yellow_learns_that_he_is_done() {
    let mut battle = opened("crossroads", "");
    assert_eq!(stands(&battle), "red is asked: recruit");
    battle.play("recruit HC2");
    battle.cites("MB-R05");
    assert_eq!(battle.happened(), ["recruited"]);
    assert_eq!(stands(&battle), "yellow is asked: recruit");
}

#[test]
fn ruling_05_a_confirmed_army_is_final() {
    let mut battle = opened("crossroads", "");
    battle.play("recruit HC2");
    assert!(!battle.table.may_undo(RED));
    assert!(battle.table.undo(RED).is_err());
    battle.play("recruit LC1");
    assert!(!battle.table.may_undo(YELLOW));
    // Nor is there a second choice.
    battle.refuses("recruit HC3", "MB-III.3");
}

#[test]
fn ruling_05_an_army_fixed_by_the_set_up_is_no_secret() {
    let mut battle = opened("crossroads", "red-army chivalry");
    assert_eq!(stands(&battle), "yellow is asked: recruit");
    assert!(matches!(battle.table.view(Viewer::Seat(YELLOW)).muster[0], Muster::Public(_)));
    battle.play("recruit P3");
    assert_eq!(reserve(&battle, RED), "W HC HC HC LC LC LC MA LI LB");
    assert_eq!(reserve(&battle, YELLOW), "W P P P");
    // Both fixed: nobody recruits.
    let battle = opened("crossroads", "red-army chivalry, yellow-army random");
    assert_eq!(stands(&battle), "red is asked: wagon");
    let bought: u32 = KINDS[..8]
        .iter()
        .map(|kind| {
            let count = battle.table.state().units_of(YELLOW).filter(|(_, unit)| unit.kind == *kind).count();
            count as u32 * u32::from(CONTENT.charts.kind(*kind).cost)
        })
        .sum();
    assert_eq!(bought, 20, "a random army spends its points");
}

#[test]
fn ruling_05_the_salt_may_be_the_players_own() {
    let mut battle = opened("crossroads", "");
    let read = battle.table.read(&salted("recruit HC2")).unwrap();
    assert!(matches!(read, Deed::Act(Action::Recruit { salt: SALT, .. })));
    battle.play(&salted("recruit HC2"));
    let Muster::Chosen(secret) = battle.table.state().muster[0] else { panic!() };
    assert_eq!(secret, Secret::Known { value: army("HC 2"), salt: SALT });
}
