//! Where several rules meet: what a sentence rests on, which question is put, how far a way is offered.

use crate::helpers::{beaten_before_a_bombard, set_up, two};
use crate::interplay_swept::attack_until;
use crate::{Board, board, hex};
use engine::dice::{Scripted, Seeded, Stream};
use engine::journal::Silent;
use engine::ways::Way;
use engine::{Hand, Ruleset};
use game_grunwald::action::Action;
use game_grunwald::event::Event;
use game_grunwald::play::perform;
use game_grunwald::reaching::ways;
use game_grunwald::state::{Marks, Phase, Staff, Task, UnitId, Walk, Walker};
use game_grunwald::telling::{place, prompt};
use game_grunwald::{Options, notation};

/// Two far away, so that there is somebody else.
fn field() -> Board {
    board().put("PKR4 0925 N").put("TGM5 2510 N")
}

/// The rules that the first event of a kind rests on.
#[track_caller]
fn rests_on(board: &Board, events: &[Event], kind: impl Fn(&Event) -> bool) -> Vec<&'static str> {
    let event = events.iter().find(|event| kind(event)).expect("it happened");
    board.tell(event).rules.iter().map(|rule| rule.id()).collect()
}

/// The sentences of some events.
fn sentences(board: &Board, events: &[Event]) -> Vec<&'static str> {
    events.iter().map(|event| board.tell(event).says.id).filter(|id| !id.is_empty()).collect()
}

/// By which rule an action may not be done, and in which words.
#[track_caller]
pub fn why(board: &Board, text: &str) -> (&'static str, &'static str) {
    let no = board.look().check(&board.says(text)).expect_err("it is not legal");
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
        let mut board = field().phase(step).put(who).put(whom);
        attack_until(&mut board, &format!("{} x {to}", &who[..4]), |board, _| {
            board.asked() == "allied advance"
        });
        let events = board.act_anyhow(&board.says(&format!("advance {to}")), 3);
        rests_on(&board, &events, advanced)
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
        let mut board = field().put(rider).put(foot);
        board.plays(&["move PKR1"], &[]);
        let events = board.act_anyhow(&board.says("overrun"), 6);
        (rests_on(&board, &events, rode_down), board.at("PKR1"))
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
    let mut board = board()
        .phase(2)
        .put("PKR1 2606 S nc3")
        .lead("zyndram", "2606")
        .put("TEL3 2607 N")
        .put("TIM1 2708 S")
        .put("TGM5 2510 N");
    attack_until(&mut board, "PKR1 x 2607", |board, _| {
        let beaten = board.state.now.fight.as_deref().and_then(|fight| fight.retreat);
        board.asked() == "order retreat" && beaten == Some((false, 2))
    });
    board.plays(&["back TEL3 2608", "back TEL3 2609", "face N", "pursue 1"], &[]);
    let events = board.act_anyhow(&board.says("on 2708"), 6);
    let rules = rests_on(&board, &events, rode_down);
    assert!(rules.contains(&"G-5.5.10") && !rules.contains(&"G-5.6.10"), "{rules:?}");
    let ended = |event: &Event| matches!(event, Event::OverrunEnded { success: true, charge: 2, .. });
    assert!(events.iter().any(ended), "one for the foot, none for the slope: {events:?}");
}

// ---------------------------------------------------------------- a bombard under the hooves of its own riders

#[test]
fn r_5_4_4_a_bombard_swept_by_its_own_riders_is_lost_by_their_retreat() {
    let mut board = beaten_before_a_bombard();
    let events = board.act_anyhow(&board.says("back TEL3 0916"), 3);
    assert_eq!(board.at("TBO1"), "gone");
    let lost = board.id("TBO1");
    let gone = |event: &Event| matches!(event, Event::Eliminated { unit, .. } if *unit == lost);
    assert_eq!(rests_on(&board, &events, gone), ["G-5.4.4", "G-R35", "G-11.7.4", "G-6.1.4"]);
    // One that was beaten itself is lost by the result of the combat.
    let mut beaten = self::board()
        .phase(2)
        .put("PKR1 0914 S nc3")
        .put("TEL3 0915 N pf1")
        .put("TBO1 0915 N pf1")
        .put("TGM5 2510 N");
    let events = attack_until(&mut beaten, "PKR1 x 0915", |board, events| {
        board.asked() == "order retreat" && events.iter().any(gone)
    });
    assert_eq!(rests_on(&beaten, &events, gone), ["G-5.1.1f", "G-R35", "G-11.7.4", "G-6.1.4"]);
}

// ---------------------------------------------------------------- who may stay and who must follow

/// The question of the moment, by its name.
fn question(board: &Board) -> &'static str {
    prompt(&board.look()).id
}

/// PKR1 has beaten this stack and would follow.
fn chasing(leader: Option<&str>, beaten: &[&str]) -> Board {
    let mut board = field().phase(2).put("PKR1 0914 S nc3");
    for unit in beaten {
        board = board.put(&format!("{unit} 0915 N pf1"));
    }
    if let Some(label) = leader {
        board = board.lead("zyndram", label);
    }
    attack_until(&mut board, "PKR1 x 0915", |board, events| {
        let beaten = board.state.now.fight.as_deref().and_then(|fight| fight.retreat);
        let lost = |event: &Event| matches!(event, Event::Lost { .. } | Event::Eliminated { .. });
        board.asked() == "order retreat" && beaten == Some((false, 2)) && !events.iter().any(lost)
    });
    board
}

#[test]
fn r_5_5_3_who_may_stay_is_not_asked_as_if_he_had_to_pursue() {
    let mut free = chasing(Some("0914"), &["TEL3"]);
    free.plays(&["back TEL3 0916", "back TEL3 0917", "face N"], &[]);
    assert_eq!((free.asked().as_str(), question(&free)), ("allied pursue", "ask-pursue"));
    assert!(free.look().allows(&free.says("stay")));
    // Two of the beaten went different ways: whom to follow is asked of one who has to.
    let mut forced = chasing(None, &["TEL2", "TEL3"]);
    forced.plays(&["back TEL3 0916", "back TEL3 0917", "face N"], &[]);
    forced.plays(&["back TEL2 0815", "back TEL2 0715", "face N"], &[]);
    assert_eq!((forced.asked().as_str(), question(&forced)), ("allied pursue", "ask-must-pursue"));
    assert_eq!(why(&forced, "stay"), ("G-5.5.2", "no-must-pursue"));
}

#[test]
fn r_5_5_10_who_has_to_pursue_may_stay_before_foot_and_is_asked_so() {
    let mut board = chasing(Some("0914"), &["TEL3"]);
    board.plays(&["back TEL3 0916", "back TEL3 0917", "face N"], &[]);
    // As if the leader were far away, and foot had been swept into their way.
    board = board.lead("zyndram", "0930").put("TIL1 0916 N");
    if let Some(Task::Chase { must, .. }) = board.state.now.tasks.last_mut() {
        *must = true;
    }
    assert_eq!(question(&board), "ask-must-pursue");
    assert_eq!(why(&board, "stay"), ("G-5.5.2", "no-must-pursue"));
    board.plays(&["pursue 1"], &[]);
    assert_eq!((board.asked().as_str(), question(&board)), ("allied pursue", "ask-pursue"));
    assert!(board.look().allows(&board.says("on 0916")) && board.look().allows(&board.says("stay")));
}

// ---------------------------------------------------------------- the end of a set-up with conrois

/// The set-up of both sides with conrois, that of the allies not yet ended.
fn conrois() -> Board {
    let mut board = set_up("choc-des-titans", Options { organisation: true, ..Options::default() });
    board.plays(&["default", "ready"], &[]);
    board
}

#[test]
fn ruling_63_who_is_not_on_the_map_yet_is_missed_before_anybody_stands_wrongly() {
    let mut board = conrois();
    assert_eq!(why(&board, "ready"), ("G-R63", "no-setup-incomplete"), "nobody stands anywhere");
    board.plays(&["default", "unplace LVI1"], &[]);
    assert_eq!(why(&board, "ready"), ("G-R63", "no-setup-incomplete"), "Witold has lost his company");
    board.plays(&["default", "unplace PSG3", "place PSG3 2025 N"], &[]);
    assert_eq!(why(&board, "ready"), ("G-13.1.4", "no-group-scattered"));
    // Among riders of Kraków, who are Zyndram's.
    board.plays(&["default"], &[]);
    let board = board.lead("andrzej", "2820");
    assert_eq!(why(&board, "ready"), ("G-13.1.5", "no-leader-apart"));
}

#[test]
fn r_13_1_5_who_obeys_a_leader_already_is_refused_by_the_rule_of_his_kind() {
    let mut board = conrois();
    board.plays(&["default"], &[]);
    let his = |name: &str| {
        let leader = board.look().leader_of(board.id(name)).expect("a leader");
        format!("attach {name} {}", board.look().leader_card(leader).id)
    };
    assert_eq!(why(&board, &his("PKR2")), ("G-13.1.5", "no-attached-already"), "riders by their group");
    assert_eq!(why(&board, &his("LIL1")), ("G-13.1.6", "no-attached-already"), "foot one by one");
    assert_eq!(why(&board, &his("TAT1")), ("G-13.1.6", "no-attached-already"), "Tatars too");
    assert_eq!(why(&board, "attach TGM1 zyndram"), ("G-13.1.5", "no-not-yours"));
    assert_eq!(why(&board, "attach PKR1 ulrich"), ("G-13.1.5", "no-not-your-leader"));
    assert_eq!(why(&board, "attach TAT1 zyndram"), ("G-13.1.7", "no-tatar-leader"));
}

// ---------------------------------------------------------------- throws for disorder that change nothing

/// For each throw for disorder from two to twelve: is it told as one that changes nothing, and did it change nothing?
fn throws(told: [&str; 2], mut throw: impl FnMut([u8; 2]) -> (Board, Vec<Event>)) -> (usize, usize) {
    let (mut idle, mut shaken) = (0, 0);
    for sum in 2..=12 {
        let (board, events) = throw(two(sum));
        let says = sentences(&board, &events);
        let at = says.iter().position(|id| told.contains(id)).expect("it was thrown for");
        let worse = events.iter().any(|event| matches!(event, Event::Worse { .. }));
        assert_eq!(says[at], told[usize::from(!worse)], "{sum}: {says:?}");
        if worse { shaken += 1 } else { idle += 1 }
    }
    (idle, shaken)
}

#[test]
fn r_5_1_1g_a_throw_for_disorder_that_changes_nothing_says_so() {
    let beaten = |order: &str, leader: Option<&str>| {
        throws(["told-disorder", "told-disorder-nobody"], |dice| {
            let mut board = board()
                .phase(2)
                .put("PKR1 0914 S nc3")
                .lead("zyndram", "0914")
                .put(&format!("TEL3 0915 N {order}"))
                .put("TGM5 2510 N");
            if let Some(leader) = leader {
                board = board.lead(leader, "0915");
            }
            attack_until(&mut board, "PKR1 x 0915", |board, events| {
                let beaten = board.state.now.fight.as_deref().and_then(|fight| fight.retreat);
                let lost = |event: &Event| matches!(event, Event::Lost { .. });
                board.asked() == "order retreat" && beaten == Some((false, 2)) && !events.iter().any(lost)
            });
            while board.asked() != "allied pursue" {
                let mut back = board.legal();
                back.retain(|it| !matches!(it, Action::FallBack { leader: false, .. }) || leader.is_none());
                board.act_anyhow(&back[0], 6);
            }
            let events = board.act_with(&board.says("stay"), &dice);
            (board, events)
        })
    };
    let (idle, shaken) = beaten("", None);
    assert!(idle > 0 && shaken > 0, "some throws disorganise and some do not: {idle}, {shaken}");
    assert_eq!(beaten("", Some("wallenrod")), (11, 0), "with a leader nobody is disorganised (9.1.3)");
    assert_eq!(beaten("disorganised", None), (idle, shaken), "those in disorder panic (10.1.1)");
}

#[test]
fn r_11_5_10_a_throw_after_a_shot_that_changes_nothing_says_so() {
    let shot = |target: &str| {
        throws(["told-disorder-fire", "told-disorder-fire-nobody"], |dice| {
            let mut board = field().put("TAT1 0915 N").put(target);
            let events = board.plays(&["move TAT1", "fire TAT1 TEL3"], &[[6, 5], dice].concat());
            (board, events)
        })
    };
    let (idle, shaken) = shot("TEL3 0914 S");
    assert!(idle > 0 && shaken > 0, "some throws disorganise and some do not: {idle}, {shaken}");
    assert_eq!(shot("TEL3 0914 S disorganised"), (11, 0), "fire makes nobody panic (R29)");
}

// ---------------------------------------------------------------- pointing at places where nobody could go

#[test]
fn r_4_2_2_pointing_far_away_at_an_enemy_a_lake_or_a_full_hex_says_what_is_there() {
    let mut board = board()
        .put("PKR1 3817 SE")
        .put("PKR2 4217 N")
        .put("PKR3 3812 N pf1")
        .put("TGM1 3810 S")
        .put("TGM5 2510 N");
    let pointed = |board: &Board, label: &str| {
        let (to, hand) = (place(&board.rules, hex(label)), Hand::Piece(board.id("PKR1").into()));
        let no = board.rules.why_not(&board.state, hand, to).expect("it is refused");
        (no.reasons[0].rule.map_or("none", |rule| rule.id()), no.reasons[0].why.id)
    };
    let check = |board: &Board| {
        assert_eq!(pointed(board, "3810"), ("G-4.2.2", "no-enemy"));
        assert_eq!(pointed(board, "4520"), ("G-T.1", "no-lake"));
        assert_eq!(pointed(board, "4217"), ("G-4.2.3", "no-room"));
        assert_eq!(pointed(board, "3811"), ("G-4.1.3", "no-too-far"), "an empty hex is but too far");
    };
    check(&board);
    board.plays(&["move PKR1", "f"], &[]);
    check(&board);
    // With one point beside one point there is room: it is only too far.
    let unit = board.id("PKR1");
    assert_eq!(pointed(&board, "3812").0, "G-4.2.3");
    board.state.unit_mut(unit).strength = 1;
    assert_eq!(pointed(&board, "3812"), ("G-4.1.3", "no-too-far"));
}

// ---------------------------------------------------------------- tests that come after an advance

#[test]
fn ruling_16_tests_after_an_advance_among_the_disordered_are_foretold_and_come() {
    let told = |leader: bool, advance: &str| {
        let mut board = field()
            .phase(2)
            .put("PKR1 0915 N pf1 nc3 disorganised")
            .put("PKR2 1014 NW pf1 nc3")
            .put("TIM1 0914 S");
        if leader {
            board = board.lead("zyndram", "1014");
        }
        attack_until(&mut board, "PKR1 PKR2 x 0914", |board, events| {
            let lost = |event: &Event| matches!(event, Event::Lost { .. });
            board.asked() == "allied next" && board.at("TIM1") == "gone" && !events.iter().any(lost)
        });
        board.plays(&["next PKR1"], &[]);
        assert!(
            !board.foretold("advance 0914").iter().any(|(id, _)| *id == "effect-tests-later"),
            "it is empty"
        );
        board.plays(&["advance 0914", "face N", "stay"], &[]);
        let foretold = board.foretold(advance).contains(&("effect-tests-later", "G-R16"));
        board.plays(&[advance], &[]);
        let mut events = Vec::new();
        while board.state.now.fight.is_some() {
            let stay =
                board.legal().into_iter().find(|it| matches!(it, Action::StayPut | Action::Face { .. }));
            events.extend(board.act_anyhow(&stay.expect("an answer"), 1));
        }
        let tested = |event: &Event| matches!(event, Event::Tested { .. });
        (foretold, events.iter().any(tested))
    };
    assert_eq!(told(false, "advance 0914"), (true, true));
    assert_eq!(told(true, "advance 0914"), (true, true), "the leader stays behind");
    assert_eq!(told(true, "advance 0914 led"), (false, false), "with a leader nobody is tested (9.1.3)");
}

// ---------------------------------------------------------------- attacks on nobody

#[test]
fn r_5_2_4_whoever_attacks_a_hex_where_nobody_stands_is_told_by_the_rule_of_the_front_zone() {
    let board = field().phase(2).put("PKR1 0915 N").put("TGM1 0914 S");
    assert_eq!(why(&board, "attack PKR1 x 0814"), ("G-5.2.4", "no-not-in-front"));
    assert_eq!(why(&board, "attack PKR1 x 0916"), ("G-5.2.4", "no-not-in-front"), "behind it");
    assert_eq!(why(&board, "attack PKR1 x 0914+0814"), ("G-5.2.4", "no-nobody-there"), "one of two");
    // Friends are nobody to attack either.
    let friends = board.put("PKR2 0814 N");
    assert_eq!(why(&friends, "attack PKR1 x 0814"), ("G-5.2.4", "no-not-in-front"));
    assert_eq!(why(&friends, "attack PKR1 x 0914"), ("G-5.2.2", "no-left-without-duty"));
}

#[test]
fn r_8_2_7_who_owes_an_attack_elsewhere_is_told_so_and_not_that_no_leader_is_there() {
    let board = field().phase(2).put("PKR1 0915 N").put("TGM1 0914 S").lead("wallenrod", "0814");
    assert_eq!(why(&board, "attack PKR1 x 0814"), ("G-5.2.3", "no-enemy-left-out"));
    assert_eq!(why(&board, "attack PKR1 x 0914+0814"), ("G-R33", "no-not-one-combat"));
    // With another for the duty he is free to do so.
    let joined = board.put("PKR2 1014 NW");
    assert!(joined.look().allows(&joined.says("attack PKR1 x 0814")));
}

// ---------------------------------------------------------------- ways that go on

/// Plays a way that needs no dice and no answer; gives what its unit may still do then, without the end of its move.
#[track_caller]
fn played(board: &Board, unit: UnitId, way: &Way<Action>) -> Vec<String> {
    let mut state = board.state.clone();
    for action in &way.actions {
        let mut dice = Scripted::new(Vec::new());
        board.rules.apply(&mut state, action, &mut dice, &mut Silent).expect("no dice fall");
    }
    if state.now.walk.is_none_or(|walk| walk.who != Walker::Unit(unit)) {
        return Vec::new();
    }
    let (look, mut legal) = (board.rules.look(&state), Vec::new());
    look.legal(&mut legal);
    legal.retain(|action| *action != Action::Stop);
    legal.iter().map(|action| notation::write(&look, action)).collect()
}

/// The cheapest way of a unit into a hex: does it go on, and with what?
#[track_caller]
fn goes_on(board: &Board, name: &str, label: &str) -> (bool, Vec<String>) {
    let there = Some(place(&board.rules, hex(label)));
    let all = board.ways(name);
    let way = all.iter().find(|way| way.kind == "forward" && way.to == there).expect("it gets there");
    assert!(!way.open, "nobody else has a say in it");
    (way.goes_on, played(board, board.id(name), way))
}

/// In the middle of its move, with so many half points.
fn on_its_way(mut board: Board, name: &str, left: u8) -> Board {
    board.plays(&[&format!("move {name}")], &[]);
    board.state.now.walk = board.state.now.walk.map(|walk| Walk { left, ..walk });
    board
}

/// What a unit can still do at the end of a way, which says so.
fn then(list: &[&str]) -> (bool, Vec<String>) {
    (!list.is_empty(), list.iter().map(|it| it.to_string()).collect())
}

#[test]
fn r_4_1_3_a_way_goes_on_where_its_points_still_buy_something() {
    // Straight at the woods by the lake: a knight at speed has three points left, and neither woods nor a turn for them.
    assert_eq!(goes_on(&field().put("PKR1 4410 S"), "PKR1", "4415"), then(&[]));
    // Light horse that begins to ride turns for two points, not for one and a half.
    let light = || field().put("PLW2 4414 S");
    assert_eq!(goes_on(&on_its_way(light(), "PLW2", 6), "PLW2", "4415"), then(&["r1", "l1"]));
    assert_eq!(goes_on(&on_its_way(light(), "PLW2", 5), "PLW2", "4415"), then(&[]));
}

#[test]
fn r_4_4_1_a_way_goes_on_where_the_next_step_leads_off_the_map() {
    assert_eq!(goes_on(&field().put("PKR1 0907 N"), "PKR1", "0900"), then(&["exit"]));
    assert_eq!(goes_on(&field().put("PKR1 0908 N"), "PKR1", "0900"), then(&[]), "not without a point for it");
}

#[test]
fn r_11_5_7_a_way_goes_on_where_horse_archers_may_shoot() {
    let archers = || field().put("TAT1 0916 N").put("TIL1 0914 S");
    assert_eq!(goes_on(&archers(), "TAT1", "0915"), then(&["fire TAT1 TIL1"]), "though a zone stops them");
    let with = |left: u8| goes_on(&on_its_way(archers(), "TAT1", left), "TAT1", "0915");
    assert_eq!(with(4), then(&["fire TAT1 TIL1"]), "with their last point");
    assert_eq!(with(3), then(&[]), "half a point is not enough");
    let mut shot = archers();
    let unit = shot.id("TAT1");
    shot.state.unit_mut(unit).marks.set(Marks::SHOT_RIDING);
    assert_eq!(goes_on(&shot, "TAT1", "0915"), then(&[]), "once in a phase");
}

#[test]
fn r_7_1_4_a_way_goes_on_where_a_banner_may_be_handed_over() {
    let halted = || field().phase(3).put("PIL1 0916 N").put("PIL2 0815 N").put("TIL1 0914 S");
    assert_eq!(goes_on(&halted(), "PIL1", "0915"), then(&[]), "it bears none");
    assert_eq!(goes_on(&halted().bear("KR", "PIL1"), "PIL1", "0915"), then(&["pass KR PIL2"]));
    // One that lies where it comes to is in its hands then.
    let mut lying = halted();
    let at = lying.banner("KR");
    lying.state.banners[at].staff = Staff::Lies(hex("0915"));
    assert_eq!(goes_on(&lying, "PIL1", "0915"), then(&["pass KR PIL2"]));
    // Foot that shoots holds one and leaves it behind (7.1.2).
    let shooter = halted().put("PXB1 1015 NW").marching("PXB1").bear("KR", "PXB1");
    assert_eq!(goes_on(&shooter, "PXB1", "0915"), then(&[]));
}

#[test]
fn r_t_1_a_way_goes_on_where_the_road_gives_foot_a_hex_beyond_its_points() {
    let board = field().phase(7).put("TIM1 2100 S");
    assert_eq!(goes_on(&board, "TIM1", "2104"), then(&["f"]));
    assert_eq!(goes_on(&board, "TIM1", "2105"), then(&[]), "one and no more");
}

/// Every way of a unit that is its own seat's alone says rightly whether it goes on; gives how many there are.
#[track_caller]
fn all_ways_hold(board: &Board, unit: UnitId) -> usize {
    let mut count = 0;
    for way in ways(&board.rules, &board.state, unit.into()) {
        if !matches!(way.kind, "forward" | "forward-led" | "forward-rough" | "turn") || way.open {
            continue;
        }
        let then = played(board, unit, &way);
        assert_eq!(way.goes_on, !then.is_empty(), "{} {way:?}: {then:?}", board.look().name(unit));
        count += 1;
    }
    count
}

#[test]
fn r_4_1_3_of_every_way_it_is_known_whether_it_goes_on() {
    for (scenario, seed) in [("choc-des-titans", 1), ("blitzkrieg-1410", 2), ("avant-garde", 3)] {
        let mut board = set_up(scenario, Options::default());
        let (mut stream, mut asked, mut count) = (Stream::new(seed, 1), 0, 0);
        for n in 0..3000 {
            let Some(question) = board.look().question() else { break };
            let legal = board.legal();
            let action = match board.state.now.phase {
                Phase::Setup(seat) if board.look().setup_complete(seat) => Action::EndSetup,
                Phase::Setup(_) => Action::UseDefault,
                _ => legal[stream.below(legal.len() as u32) as usize].clone(),
            };
            let mover = match (question.kind, &action) {
                ("step", _) => board.state.now.walk.and_then(|walk| walk.unit()),
                (_, Action::Move { unit }) => Some(*unit),
                _ => None,
            };
            asked += usize::from(mover.is_some());
            if let Some(unit) = mover.filter(|_| asked % 8 == 0) {
                count += all_ways_hold(&board, unit);
            }
            let mut dice = Seeded::new(seed, n);
            perform(&board.rules, &mut board.state, &mut dice, &mut engine::Silent, &action).expect("dice");
        }
        assert!(count > 500, "{scenario}: {count}");
    }
}
