//! Where several rules meet: what a sentence rests on, which question is put, how far a way is offered.

use crate::field::*;
use engine::Ruleset;
use engine::dice::{Scripted, Stream};
use engine::journal::Silent;
use engine::table::Throw;
use engine::ways::Way;
use game_grunwald::action::Action;
use game_grunwald::event::Event;
use game_grunwald::state::{UnitId, Walker};
use game_grunwald::telling::prompt;

/// Two far away, so that there is somebody else.
const FAR: &str = "PKR4 0925 N; TGM5 2510 N";

/// A position with those two.
fn beside(text: &str) -> Game {
    field(&format!("{FAR}; {text}"))
}

/// By which rule an action may not be done, and in which words.
#[track_caller]
pub fn why(battle: &Game, text: &str) -> (&'static str, &'static str) {
    let no = battle.with("").refusal(text);
    (no.reasons[0].rule.map_or("none", |rule| rule.id()), no.reasons[0].why.id)
}

// ---------------------------------------------------------------- speed that is lost on the way

/// Somebody came into a hex whose defenders fell.
fn advanced(event: &Event) -> bool {
    matches!(event, Event::Advanced { .. })
}

fn rode_down(event: &Event) -> bool {
    matches!(event, Event::RodeDown { .. })
}

#[test]
fn r_5_6_9_speed_that_water_takes_from_an_advance_is_cited() {
    let across = |step: u8, who: &str, whom: &str, to: &str| {
        let mut battle = beside(&format!("phase {step}; {who}; {whom}"));
        let attack = format!("attack {} x {to}", &who[..4]);
        battle.attack_until(&attack, |battle| battle.asked() == "allied advance");
        battle.roll_always(3).play(&format!("advance {to}"));
        battle.cited_where(advanced)
    };
    let over = across(2, "PKR1 3606 NE nc3", "TGM1 3706 SW pf1", "3706");
    assert!(over.contains(&"G-5.6.9") && over.contains(&"G-R19"), "{over:?}");
    let dry = across(2, "PKR1 0915 N nc3", "TGM1 0914 S pf1", "0914");
    assert!(!dry.contains(&"G-5.6.9") && dry.contains(&"G-5.2.9"), "{dry:?}");
    // Foot has no speed that water could take (5.6.1).
    let foot = across(4, "PIL1 3606 NE", "TIM1 3706 SW", "3706");
    assert!(!foot.contains(&"G-5.6.9"), "{foot:?}");
}

#[test]
fn r_5_6_10_speed_that_a_slope_takes_from_an_overrun_is_cited() {
    let over = |rider: &str, foot: &str| {
        let mut battle = beside(&format!("{rider}; {foot}"));
        battle.roll_always(6).play("move PKR1; overrun");
        (battle.cited_where(rode_down), battle.at("PKR1"))
    };
    let (up, at) = over("PKR1 0916 S nc3", "TIM1 0917 N");
    assert!(up.contains(&"G-5.6.10") && up.contains(&"G-R19"), "{up:?}");
    assert_eq!(at, "0917 S pf2 nc1", "one for the slope, one for the foot");
    let (level, at) = over("PKR1 0915 N nc3", "TIM1 0914 S");
    assert!(!level.contains(&"G-5.6.10") && level.contains(&"G-5.8.2"), "{level:?}");
    assert_eq!(at, "0914 N pf2 nc2");
}

#[test]
fn r_5_5_8_a_pursuer_loses_no_speed_on_a_slope_and_none_is_told() {
    // Back by 2608 and 2609; the foot beside that way stands a slope above 2607.
    let mut battle =
        field("phase 2; PKR1 2606 S nc3; leader zyndram 2606; TEL3 2607 N; TIM1 2708 S; TGM5 2510 N");
    battle.attack_until("attack PKR1 x 2607", |battle| {
        let beaten = battle.table.state().now.fight.as_deref().and_then(|fight| fight.retreat);
        battle.asked() == "order retreat" && beaten == Some((false, 2))
    });
    battle.play("back TEL3 2608; back TEL3 2609; face N; pursue 1");
    battle.roll_always(6).play("on 2708");
    let rules = battle.cited_where(rode_down);
    assert!(rules.contains(&"G-5.5.10") && !rules.contains(&"G-5.6.10"), "{rules:?}");
    let ended = |event: &Event| matches!(event, Event::OverrunEnded { success: true, charge: 2, .. });
    assert!(battle.events().any(ended), "one for the foot, none for the slope: {}", battle.told());
}

// ---------------------------------------------------------------- a bombard under the hooves of its own riders

#[test]
fn r_5_4_4_a_bombard_swept_by_its_own_riders_is_lost_by_their_retreat() {
    let mut battle = beaten_before_a_bombard();
    battle.roll_always(3).play("back TEL3 0916");
    assert_eq!(battle.at("TBO1"), "gone");
    let lost = battle.id("TBO1");
    let gone = |event: &Event| matches!(event, Event::Eliminated { unit, .. } if *unit == lost);
    assert_eq!(battle.cited_where(gone), ["G-5.4.4", "G-R35", "G-11.7.4", "G-6.1.4"]);
    // One that was beaten itself is lost by the result of the combat.
    let mut beaten = field("phase 2; PKR1 0914 S nc3; TEL3 0915 N pf1; TBO1 0915 N pf1; TGM5 2510 N");
    beaten.attack_until("attack PKR1 x 0915", |battle| {
        battle.asked() == "order retreat" && battle.events().any(gone)
    });
    assert_eq!(beaten.cited_where(gone), ["G-5.1.1f", "G-R35", "G-11.7.4", "G-6.1.4"]);
}

// ---------------------------------------------------------------- who may stay and who must follow

/// The question of the moment, by its name.
fn question(battle: &Game) -> &'static str {
    prompt(&battle.look()).id
}

/// PKR1 has beaten this stack by two hexes and would follow.
fn chasing(beaten: &[&str], more: &str) -> Game {
    let beaten: Vec<String> = beaten.iter().map(|unit| format!("{unit} 0915 N pf1")).collect();
    let mut battle = beside(&format!("phase 2; PKR1 0914 S nc3; {}; {more}", beaten.join("; ")));
    battle.attack_until("attack PKR1 x 0915", |battle| {
        let beaten = battle.table.state().now.fight.as_deref().and_then(|fight| fight.retreat);
        let lost = |event: &Event| matches!(event, Event::Lost { .. } | Event::Eliminated { .. });
        battle.asked() == "order retreat" && beaten == Some((false, 2)) && !battle.events().any(lost)
    });
    battle
}

#[test]
fn r_5_5_3_who_may_stay_is_not_asked_as_if_he_had_to_pursue() {
    let mut free = chasing(&["TEL3"], "leader zyndram 0914");
    free.play("back TEL3 0916; back TEL3 0917; face N");
    assert_eq!((free.asked().as_str(), question(&free)), ("allied pursue", "ask-pursue"));
    assert!(free.allows("stay"));
    // Two of the beaten went different ways: whom to follow is asked of one who has to.
    let mut forced = chasing(&["TEL2", "TEL3"], "");
    forced.play("back TEL3 0916; back TEL3 0917; face N; back TEL2 0815; back TEL2 0715; face N");
    assert_eq!((forced.asked().as_str(), question(&forced)), ("allied pursue", "ask-must-pursue"));
    assert_eq!(why(&forced, "stay"), ("G-5.5.2", "no-must-pursue"));
}

#[test]
fn r_5_5_10_who_has_to_pursue_may_stay_before_foot_and_is_asked_so() {
    // Two of the beaten went different ways, and foot stands in one of them.
    let mut battle = chasing(&["TEL2", "TEL3"], "");
    battle.play("back TEL3 0916; back TEL3 0917; face N; back TEL2 0815; back TEL2 0715; face N");
    let mut battle = battle.with("TIL1 0916 N");
    assert_eq!(question(&battle), "ask-must-pursue");
    assert_eq!(why(&battle, "stay"), ("G-5.5.2", "no-must-pursue"));
    battle.play("pursue 1");
    assert_eq!((battle.asked().as_str(), question(&battle)), ("allied pursue", "ask-pursue"));
    assert!(battle.allows("on 0916") && battle.allows("stay"));
}

// ---------------------------------------------------------------- the end of a set-up with conrois

/// The set-up of both sides with conrois, that of the allies not yet ended.
fn conrois() -> Game {
    let mut battle = set_up("choc-des-titans; organisation conrois");
    battle.play("default; ready");
    battle
}

#[test]
fn ruling_63_who_is_not_on_the_map_yet_is_missed_before_anybody_stands_wrongly() {
    let mut battle = conrois();
    assert_eq!(why(&battle, "ready"), ("G-R63", "no-setup-incomplete"), "nobody stands anywhere");
    battle.play("default; unplace LVI1");
    assert_eq!(why(&battle, "ready"), ("G-R63", "no-setup-incomplete"), "Witold has lost his company");
    battle.play("default; unplace PSG3; place PSG3 2025 N");
    assert_eq!(why(&battle, "ready"), ("G-13.1.4", "no-group-scattered"));
    // Among riders of Kraków, who are Zyndram's.
    battle.play("default");
    let battle = battle.with("leader andrzej 2820");
    assert_eq!(why(&battle, "ready"), ("G-13.1.5", "no-leader-apart"));
}

#[test]
fn r_13_1_5_who_obeys_a_leader_already_is_refused_by_the_rule_of_his_kind() {
    let mut battle = conrois();
    battle.play("default");
    let his = |name: &str| format!("attach {name} {}", battle.chief(name));
    assert_eq!(why(&battle, &his("PKR2")), ("G-13.1.5", "no-attached-already"), "riders by their group");
    assert_eq!(why(&battle, &his("LIL1")), ("G-13.1.6", "no-attached-already"), "foot one by one");
    assert_eq!(why(&battle, &his("TAT1")), ("G-13.1.6", "no-attached-already"), "Tatars too");
    assert_eq!(why(&battle, "attach TGM1 zyndram"), ("G-13.1.5", "no-not-yours"));
    assert_eq!(why(&battle, "attach PKR1 ulrich"), ("G-13.1.5", "no-not-your-leader"));
    assert_eq!(why(&battle, "attach TAT1 zyndram"), ("G-13.1.7", "no-tatar-leader"));
}

// ---------------------------------------------------------------- throws for disorder that change nothing

/// For each throw for disorder from two to twelve: is it told as one that changes nothing, and did it change nothing?
fn throws(told: [&str; 2], mut throw: impl FnMut([u8; 2]) -> Game) -> (usize, usize) {
    let (mut idle, mut shaken) = (0, 0);
    for sum in 2..=12 {
        let battle = throw(two(sum));
        let says = battle.tellings().map(|told| told.says.id).find(|id| told.contains(id));
        let worse = battle.events().any(|event| matches!(event, Event::Worse { .. }));
        assert_eq!(says, Some(told[usize::from(!worse)]), "{sum}: {}", battle.told());
        if worse { shaken += 1 } else { idle += 1 }
    }
    (idle, shaken)
}

#[test]
fn r_5_1_1g_a_throw_for_disorder_that_changes_nothing_says_so() {
    let beaten = |cohesion: &str, leader: &str| {
        throws(["told-disorder", "told-disorder-nobody"], |dice| {
            let mut battle = field(&format!(
                "phase 2; PKR1 0914 S nc3; leader zyndram 0914; TEL3 0915 N {cohesion}; TGM5 2510 N; {leader}"
            ));
            battle.attack_until("attack PKR1 x 0915", |battle| {
                let beaten = battle.table.state().now.fight.as_deref().and_then(|fight| fight.retreat);
                let lost = |event: &Event| matches!(event, Event::Lost { .. });
                battle.asked() == "order retreat" && beaten == Some((false, 2)) && !battle.events().any(lost)
            });
            // Whoever has a leader takes him along.
            battle.roll_always(6).plays_on(|battle| {
                let with =
                    |text: &String| leader.is_empty() || !text.starts_with("back ") || text.ends_with(" led");
                battle.legal().into_iter().find(with).filter(|_| battle.asked() != "allied pursue")
            });
            battle.roll_first(dice, 6).play("stay");
            battle
        })
    };
    let (idle, shaken) = beaten("", "");
    assert!(idle > 0 && shaken > 0, "some throws disorganise and some do not: {idle}, {shaken}");
    assert_eq!(beaten("", "leader wallenrod 0915"), (11, 0), "with a leader nobody is disorganised (9.1.3)");
    assert_eq!(beaten("disorganised", ""), (idle, shaken), "those in disorder panic (10.1.1)");
}

#[test]
fn r_11_5_10_a_throw_after_a_shot_that_changes_nothing_says_so() {
    let shot = |target: &str| {
        throws(["told-disorder-fire", "told-disorder-fire-nobody"], |dice| {
            let mut battle = beside(&format!("TAT1 0915 N; {target}"));
            battle.roll([[6, 5], dice].concat()).play("move TAT1; fire TAT1 TEL3");
            battle
        })
    };
    let (idle, shaken) = shot("TEL3 0914 S");
    assert!(idle > 0 && shaken > 0, "some throws disorganise and some do not: {idle}, {shaken}");
    assert_eq!(shot("TEL3 0914 S disorganised"), (11, 0), "fire makes nobody panic (R29)");
}

// ---------------------------------------------------------------- pointing at places where nobody could go

#[test]
fn r_4_2_2_pointing_far_away_at_an_enemy_a_lake_or_a_full_hex_says_what_is_there() {
    let mut battle = field("PKR1 3817 SE; PKR2 4217 N; PKR3 3812 N pf1; TGM1 3810 S; TGM5 2510 N");
    let pointed = |battle: &Game, label: &str| battle.pointed("PKR1", label);
    let check = |battle: &Game| {
        assert_eq!(pointed(battle, "3810"), ("G-4.2.2", "no-enemy"));
        assert_eq!(pointed(battle, "4520"), ("G-T.1", "no-lake"));
        assert_eq!(pointed(battle, "4217"), ("G-4.2.3", "no-room"));
        assert_eq!(pointed(battle, "3811"), ("G-4.1.3", "no-too-far"), "an empty hex is but too far");
    };
    check(&battle);
    battle.play("move PKR1; f");
    check(&battle);
    // With one point beside one point there is room: it is only too far.
    assert_eq!(pointed(&battle, "3812").0, "G-4.2.3");
    let weaker = battle.with(&format!("{} pf1", battle.line("PKR1")));
    assert_eq!(pointed(&weaker, "3812"), ("G-4.1.3", "no-too-far"));
}

// ---------------------------------------------------------------- tests that come after an advance

#[test]
fn ruling_16_tests_after_an_advance_among_the_disordered_are_foretold_and_come() {
    let told = |leader: &str, advance: &str| {
        let mut battle = beside(&format!(
            "phase 2; PKR1 0915 N pf1 nc3 disorganised; PKR2 1014 NW pf1 nc3; TIM1 0914 S; {leader}"
        ));
        battle.attack_until("attack PKR1+PKR2 x 0914", |battle| {
            let lost = |event: &Event| matches!(event, Event::Lost { .. });
            battle.asked() == "allied next" && battle.at("TIM1") == "gone" && !battle.events().any(lost)
        });
        battle.play("next PKR1");
        assert!(
            !battle.foretold("advance 0914").iter().any(|(id, _)| *id == "effect-tests-later"),
            "it is empty"
        );
        battle.play("advance 0914; face N; stay");
        let foretold = battle.foretold(advance).contains(&("effect-tests-later", "G-R16"));
        battle.play(advance);
        battle.roll_always(1).plays_on(|battle| {
            let stay = battle.legal().into_iter().find(|text| text == "stay" || text.starts_with("face "));
            stay.filter(|_| battle.table.state().now.fight.is_some())
        });
        let tested = |event: &Event| matches!(event, Event::Tested { .. });
        (foretold, battle.events().any(tested))
    };
    assert_eq!(told("", "advance 0914"), (true, true));
    assert_eq!(told("leader zyndram 1014", "advance 0914"), (true, true), "the leader stays behind");
    assert_eq!(
        told("leader zyndram 1014", "advance 0914 led"),
        (false, false),
        "with a leader nobody is tested (9.1.3)"
    );
}

// ---------------------------------------------------------------- attacks on nobody

#[test]
fn r_5_2_4_whoever_attacks_a_hex_where_nobody_stands_is_told_by_the_rule_of_the_front_zone() {
    let battle = beside("phase 2; PKR1 0915 N; TGM1 0914 S");
    assert_eq!(why(&battle, "attack PKR1 x 0814"), ("G-5.2.4", "no-not-in-front"));
    assert_eq!(why(&battle, "attack PKR1 x 0916"), ("G-5.2.4", "no-not-in-front"), "behind it");
    assert_eq!(why(&battle, "attack PKR1 x 0914+0814"), ("G-5.2.4", "no-nobody-there"), "one of two");
    // Friends are nobody to attack either.
    let friends = battle.with("PKR2 0814 N");
    assert_eq!(why(&friends, "attack PKR1 x 0814"), ("G-5.2.4", "no-not-in-front"));
    assert_eq!(why(&friends, "attack PKR1 x 0914"), ("G-5.2.2", "no-left-without-duty"));
}

#[test]
fn r_8_2_7_who_owes_an_attack_elsewhere_is_told_so_and_not_that_no_leader_is_there() {
    let battle = beside("phase 2; PKR1 0915 N; TGM1 0914 S; leader wallenrod 0814");
    assert_eq!(why(&battle, "attack PKR1 x 0814"), ("G-5.2.3", "no-enemy-left-out"));
    assert_eq!(why(&battle, "attack PKR1 x 0914+0814"), ("G-R33", "no-not-one-combat"));
    // With another for the duty he is free to do so.
    let joined = battle.with("PKR2 1014 NW");
    assert!(joined.allows("attack PKR1 x 0814"));
}

// ---------------------------------------------------------------- ways that go on

/// Plays a way that needs no dice and no answer; gives what its unit may still do then, without the end of its move.
#[track_caller]
fn played(battle: &Game, unit: UnitId, way: &Way<Action>) -> Vec<String> {
    let (rules, mut state) = (battle.table.rules(), battle.table.state().clone());
    for action in &way.actions {
        let mut dice = Scripted::new(Vec::new());
        rules.apply(&mut state, action, &mut dice, &mut Silent).expect("no dice fall");
    }
    if state.now.walk.is_none_or(|walk| walk.who != Walker::Unit(unit)) {
        return Vec::new();
    }
    let mut legal = Vec::new();
    rules.legal(&state, &mut legal);
    legal.iter().map(|action| rules.write(&state, action)).filter(|text| text != "stop").collect()
}

/// The cheapest way of a unit into a hex: does it go on, and with what?
#[track_caller]
fn goes_on(battle: &Game, name: &str, label: &str) -> (bool, Vec<String>) {
    let way = battle.way(name, "forward", label).expect("it gets there");
    assert!(!way.open, "nobody else has a say in it");
    (way.goes_on, played(battle, battle.id(name), &way))
}

/// In the middle of its move, with so many half points.
fn on_its_way(mut battle: Game, name: &str, left: u8) -> Game {
    battle.play(&format!("move {name}"));
    battle.with(&format!("walk left {left}"))
}

/// What a unit can still do at the end of a way, which says so.
fn then(list: &[&str]) -> (bool, Vec<String>) {
    (!list.is_empty(), list.iter().map(|it| it.to_string()).collect())
}

#[test]
fn r_4_1_3_a_way_goes_on_where_its_points_still_buy_something() {
    // Straight at the woods by the lake: a knight at speed has three points left, and neither woods nor a turn for them.
    assert_eq!(goes_on(&beside("PKR1 4410 S"), "PKR1", "4415"), then(&[]));
    // Light horse that begins to ride turns for two points, not for one and a half.
    let light = || beside("PLW2 4414 S");
    assert_eq!(goes_on(&on_its_way(light(), "PLW2", 6), "PLW2", "4415"), then(&["r1", "l1"]));
    assert_eq!(goes_on(&on_its_way(light(), "PLW2", 5), "PLW2", "4415"), then(&[]));
}

#[test]
fn r_4_4_1_a_way_goes_on_where_the_next_step_leads_off_the_map() {
    assert_eq!(goes_on(&beside("PKR1 0907 N"), "PKR1", "0900"), then(&["exit"]));
    assert_eq!(goes_on(&beside("PKR1 0908 N"), "PKR1", "0900"), then(&[]), "not without a point for it");
}

#[test]
fn r_11_5_7_a_way_goes_on_where_horse_archers_may_shoot() {
    let archers = |mark: &str| beside(&format!("TAT1 0916 N {mark}; TIL1 0914 S"));
    assert_eq!(goes_on(&archers(""), "TAT1", "0915"), then(&["fire TAT1 TIL1"]), "though a zone stops them");
    let with = |left: u8| goes_on(&on_its_way(archers(""), "TAT1", left), "TAT1", "0915");
    assert_eq!(with(4), then(&["fire TAT1 TIL1"]), "with their last point");
    assert_eq!(with(3), then(&[]), "half a point is not enough");
    assert_eq!(goes_on(&archers("shot-riding"), "TAT1", "0915"), then(&[]), "once in a phase");
}

#[test]
fn r_7_1_4_a_way_goes_on_where_a_banner_may_be_handed_over() {
    let halted = |more: &str| beside(&format!("phase 3; PIL1 0916 N; PIL2 0815 N; TIL1 0914 S; {more}"));
    assert_eq!(goes_on(&halted(""), "PIL1", "0915"), then(&[]), "it bears none");
    assert_eq!(goes_on(&halted("banner KR PIL1"), "PIL1", "0915"), then(&["pass KR PIL2"]));
    // One that lies where it comes to is in its hands then.
    assert_eq!(goes_on(&halted("banner KR lies 0915"), "PIL1", "0915"), then(&["pass KR PIL2"]));
    // Foot that shoots holds one and leaves it behind (7.1.2).
    let shooter = halted("PXB1 1015 NW marching; banner KR PXB1");
    assert_eq!(goes_on(&shooter, "PXB1", "0915"), then(&[]));
}

#[test]
fn r_t_1_a_way_goes_on_where_the_road_gives_foot_a_hex_beyond_its_points() {
    let battle = beside("phase 7; TIM1 2100 S");
    assert_eq!(goes_on(&battle, "TIM1", "2104"), then(&["f"]));
    assert_eq!(goes_on(&battle, "TIM1", "2105"), then(&[]), "one and no more");
}

/// Every way of a unit that is its own seat's alone says rightly whether it goes on; gives how many there are.
#[track_caller]
fn all_ways_hold(battle: &Game, unit: UnitId) -> usize {
    let mut count = 0;
    for way in battle.ways(battle.look().name(unit)) {
        if !matches!(way.kind, "forward" | "forward-led" | "forward-rough" | "turn") || way.open {
            continue;
        }
        let then = played(battle, unit, &way);
        assert_eq!(way.goes_on, !then.is_empty(), "{} {way:?}: {then:?}", battle.look().name(unit));
        count += 1;
    }
    count
}

#[test]
fn r_4_1_3_of_every_way_it_is_known_whether_it_goes_on() {
    for (scenario, seed) in [("choc-des-titans", 1), ("blitzkrieg-1410", 2), ("avant-garde", 3)] {
        let mut battle = begun(scenario);
        let (mut stream, mut asked, mut count) = (Stream::new(seed, 1), 0, 0);
        for _ in 0..3000 {
            let Some(question) = battle.look().question() else { break };
            let legal = battle.table.legal();
            let action = legal[stream.below(legal.len() as u32) as usize].clone();
            let mover = match (question.kind, &action) {
                ("step", _) => battle.table.state().now.walk.and_then(|walk| walk.unit()),
                (_, Action::Move { unit }) => Some(*unit),
                _ => None,
            };
            asked += usize::from(mover.is_some());
            if let Some(unit) = mover.filter(|_| asked % 8 == 0) {
                count += all_ways_hold(&battle, unit);
            }
            let text = battle.table.rules().write(battle.table.state(), &action);
            battle.table.play_text(&text, Throw::Seeded).expect("it is legal");
        }
        assert!(count > 500, "{scenario}: {count}");
    }
}
