//! Orders to several pieces at once, in the game that has groups and in the one that has none.

use catalog::ordering::{Command, carry_on, read};
use catalog::{Sitting, find, load, open_position};
use engine::group::{GroupOrder, Pace, Plan};
use engine::intent::{Intent, Then};
use engine::ruleset::Setup;
use engine::scene::Board;
use engine::table::Throw;
use engine::text::Lang;
use engine::{Facing, Place, Seat, Viewer};

const ALLIED: Seat = Seat(0);

/// Three riders abreast and one behind them, and others of the scenario far away.
fn riders(more: &str) -> Box<dyn Sitting> {
    let text = format!(
        "game = \"grunwald\"\nscenario = \"choc-des-titans\"\nturn = 2\nstep = 1\n\
         units = [\"PKR1 0917 N\", \"PKR2 1017 N\", \"PKR3 1117 N\", \"PKR4 1018 N\"{more}]\n\
         leaders = [\"zyndram 0919\", \"ulrich 0905\", \"jagiello 0921\"]\n"
    );
    open_position("test", &text, 1).unwrap()
}

fn piece(sitting: &dyn Sitting, counter: &str) -> u16 {
    let scene = sitting.scene(Viewer::Public);
    scene.pieces.iter().find(|it| it.short == counter).map(|it| it.id).expect("it is on the map")
}

fn hex(sitting: &dyn Sitting, label: &str) -> Place {
    let scene = sitting.scene(Viewer::Public);
    let Board::Hexes(board) = &scene.ground.board else { panic!() };
    let cell = board.cells.iter().find(|cell| cell.label == label).expect("it is on the map");
    Place::Hex { q: cell.q, r: cell.r }
}

fn label(sitting: &dyn Sitting, place: Place) -> String {
    let scene = sitting.scene(Viewer::Public);
    let Board::Hexes(board) = &scene.ground.board else { panic!() };
    let cell = board.cells.iter().find(|cell| Place::Hex { q: cell.q, r: cell.r } == place);
    cell.map_or(String::new(), |cell| cell.label.clone())
}

fn four(sitting: &dyn Sitting) -> Vec<u16> {
    ["PKR1", "PKR2", "PKR3", "PKR4"].map(|counter| piece(sitting, counter)).to_vec()
}

/// Where the plan brings each of them, in the order in which they were named.
fn ends(sitting: &dyn Sitting, members: &[u16], plan: &Plan) -> Vec<String> {
    let end = |id: &u16| plan.members.iter().find(|it| it.piece == *id).map(|it| label(sitting, it.to));
    members.iter().filter_map(end).collect()
}

fn stand(sitting: &dyn Sitting, members: &[u16]) -> Vec<String> {
    let scene = sitting.scene(Viewer::Public);
    let place = |id: &u16| scene.pieces.iter().find(|it| it.id == *id).and_then(|it| it.place);
    members.iter().filter_map(|id| Some(label(sitting, place(id)?))).collect()
}

/// Gives the order, which does what the plan said.
fn obeyed(sitting: &mut dyn Sitting, members: &[u16], order: &GroupOrder) -> Vec<String> {
    let plan = sitting.plan(members, order).unwrap();
    let promised = ends(sitting, members, &plan);
    sitting.set_intent(plan.intent);
    let went = carry_on(sitting, ALLIED).unwrap();
    assert_eq!(went.then, Then::Done);
    assert_eq!(stand(sitting, members), promised);
    promised
}

#[test]
fn all_advance_as_far_as_the_slowest() {
    let mut sitting = riders("");
    let members = four(sitting.as_ref());
    let order = GroupOrder::Advance { side: None, most: None, pace: Pace::Slowest };
    let ends = obeyed(sitting.as_mut(), &members, &order);
    let ahead = |label: &str| label[2..].parse::<i32>().unwrap();
    let hexes: Vec<i32> = ends.iter().zip([17, 17, 17, 18]).map(|(end, from)| from - ahead(end)).collect();
    assert!(hexes[0] > 2 && hexes.iter().all(|it| *it == hexes[0]), "{ends:?}");
    // One step of undo, one passage of the journal.
    let passages = sitting.passages(Viewer::Public);
    assert_eq!(passages.len(), 1);
    assert_eq!((passages[0].first, passages[0].last + 1), (0, sitting.length()));
    assert_eq!(passages[0].events.len(), 4, "a sentence for each");
    // The same after it was saved and loaded.
    let again = load("test", &sitting.save().to_json()).unwrap();
    assert_eq!(again.passages(Viewer::Public), passages);
}

#[test]
fn an_advance_is_no_longer_than_was_said() {
    let mut sitting = riders("");
    let members = four(sitting.as_ref());
    let order = GroupOrder::Advance { side: Some(5), most: Some(2), pace: Pace::Slowest };
    assert_eq!(obeyed(sitting.as_mut(), &members, &order), ["0915", "1015", "1115", "1016"]);
}

#[test]
fn each_advances_as_far_as_it_comes_by_itself() {
    // Before the second one stands an enemy: as a line all stop where it has to.
    let sitting = riders(", \"TGM1 1014 S\"");
    let members = four(sitting.as_ref());
    let far = |pace| {
        let plan = sitting.plan(&members, &GroupOrder::Advance { side: Some(5), most: None, pace }).unwrap();
        let gone = |id: &u16| {
            let it = plan.members.iter().find(|it| it.piece == *id).unwrap();
            engine::group::distance(it.from, it.to)
        };
        members.iter().map(gone).collect::<Vec<_>>()
    };
    let (line, each) = (far(Pace::Slowest), far(Pace::Each));
    assert!(line.iter().zip(&each).all(|(line, each)| line <= each), "{line:?} {each:?}");
    assert!(each[0] > line[0] && each[0] > each[1], "{line:?} {each:?}");
}

#[test]
fn a_group_turns_where_it_stands() {
    let mut sitting = riders("");
    let members = four(sitting.as_ref());
    let order = GroupOrder::Face(Facing::Side(0));
    assert_eq!(obeyed(sitting.as_mut(), &members, &order), ["0917", "1017", "1117", "1018"]);
    let scene = sitting.scene(Viewer::Public);
    let turned = |id: &u16| scene.pieces.iter().any(|it| it.id == *id && it.facing == Some(Facing::Side(0)));
    assert!(members.iter().all(turned));
}

/// Two fights far from each other, and who answers for the side that attacks.
fn two_fights(preset: Option<&str>) -> Box<dyn Sitting> {
    let text = "game = \"grunwald\"\nscenario = \"choc-des-titans\"\nturn = 2\nstep = 2\n\
         units = [\"PKR1 0915 N nc 3\", \"TGM1 0914 N\", \"PKR2 1915 N nc 3\", \"TGM2 1914 N\"]\n\
         leaders = [\"zyndram 0919\", \"ulrich 0905\", \"jagiello 0921\"]\n";
    let mut sitting = open_position("test", text, 5).unwrap();
    if let Some(preset) = preset {
        let preset = sitting.game().about().preset(preset).unwrap();
        sitting.set_orders(preset.orders(ALLIED));
    }
    sitting
}

/// Gives the order and answers whatever is asked besides; how often its own side was asked.
fn attacked(sitting: &mut dyn Sitting) -> usize {
    let members = ["PKR1", "PKR2"].map(|counter| piece(sitting, counter));
    let plan = sitting.plan(&members, &GroupOrder::Attack).unwrap();
    assert_eq!(plan.members.len(), 2, "{plan:?}");
    sitting.set_intent(plan.intent);
    let mut asked = 0;
    for _ in 0..60 {
        carry_on(sitting, ALLIED).unwrap();
        let decision = sitting.decision().expect("the battle goes on");
        if decision.kind == "combat" || decision.role == engine::Role::Choose {
            break;
        }
        asked += usize::from(decision.seat == ALLIED);
        let first = sitting.legal()[0].text.clone();
        match decision.seat {
            // As the page plays: an answer of several steps is a march.
            ALLIED => sitting.set_intent(Intent::march(ALLIED, vec![first])),
            _ => drop(sitting.play(&first, Throw::Seeded).unwrap()),
        }
    }
    asked
}

#[test]
fn all_attack_at_one_word_and_answer_what_comes_of_it() {
    let mut sitting = two_fights(None);
    attacked(sitting.as_mut());
    let save = sitting.save();
    let fights = save.actions.iter().filter(|it| it.action.starts_with("attack"));
    assert_eq!(fights.filter(|it| it.group == Some(1)).count(), 2, "{:?}", save.actions);
    assert!(
        sitting.plan(&[piece(sitting.as_ref(), "PKR1")], &GroupOrder::Attack).is_err(),
        "nobody fights twice"
    );
}

#[test]
fn standing_orders_settle_for_those_who_attack_together() {
    let alone = attacked(two_fights(Some("everything")).as_mut());
    let mut helped = two_fights(Some("sensible"));
    assert!(attacked(helped.as_mut()) < alone);
    let own = helped.seats().into_iter().zip(helped.save().actions);
    let settled = own.filter(|(seat, it)| *seat == ALLIED && it.by_order).count();
    assert!(settled > 0, "by the orders of its own side");
    // Whoever attacks by himself is asked as before.
    let mut single = two_fights(Some("sensible"));
    let attack = single.legal().iter().find(|it| it.gesture.target.is_some()).unwrap().text.clone();
    single.play(&attack, Throw::Seeded).unwrap();
    let own = single.seats().into_iter().zip(single.save().actions);
    assert_eq!(own.filter(|(seat, it)| *seat == ALLIED && it.by_order).count(), 0);
}

#[test]
fn whoever_cannot_advance_says_why_and_the_others_go() {
    // An enemy stands in front of the second one.
    let sitting = riders(", \"TGM1 1016 S\"");
    let members = four(sitting.as_ref());
    let plan = sitting
        .plan(&members, &GroupOrder::Advance { side: None, most: Some(1), pace: Pace::Slowest })
        .unwrap();
    let held = plan.members.iter().find(|it| it.piece == members[1]).unwrap();
    assert_eq!(held.to, held.from);
    let says = held.why.as_ref().unwrap().say(sitting.game().texts(), Lang::En);
    assert!(says.starts_with("G-"), "{says}");
}

#[test]
fn a_group_goes_there_in_formation() {
    let mut sitting = riders("");
    let members = four(sitting.as_ref());
    let order = GroupOrder::There(hex(sitting.as_ref(), "0914"));
    assert_eq!(obeyed(sitting.as_mut(), &members, &order), ["0914", "1014", "1114", "1015"]);
}

#[test]
fn a_line_is_formed_by_those_who_pay_the_least_together() {
    let mut sitting = riders("");
    let members = four(sitting.as_ref());
    let places = ["1116", "1016", "0916", "0816"].map(|it| hex(sitting.as_ref(), it)).to_vec();
    let plan = sitting.plan(&members, &GroupOrder::Along(places.clone())).unwrap();
    assert_eq!(plan, sitting.plan(&members, &GroupOrder::Along(places.clone())).unwrap());
    let mut ends = obeyed(sitting.as_mut(), &members, &GroupOrder::Along(places));
    ends.sort();
    assert_eq!(ends, ["0816", "0916", "1016", "1116"], "each has a place of its own");
}

#[test]
fn others_do_what_the_last_one_did() {
    let mut sitting = riders("");
    let members = four(sitting.as_ref());
    let nothing = sitting.plan(&members[1..], &GroupOrder::Again).unwrap_err();
    assert!(nothing.say(sitting.game().texts(), Lang::En).contains("repeated"));
    let order = GroupOrder::There(hex(sitting.as_ref(), "0915"));
    obeyed(sitting.as_mut(), &members[..1], &order);
    assert_eq!(obeyed(sitting.as_mut(), &members[1..], &GroupOrder::Again), ["1015", "1115", "1016"]);
}

#[test]
fn what_the_enemy_may_answer_is_said_beforehand_and_goes_on_when_he_lets_it_pass() {
    let mut sitting = riders(", \"TXB1 0714 NE\"");
    let members = four(sitting.as_ref());
    let order = GroupOrder::There(hex(sitting.as_ref(), "0913"));
    let plan = sitting.plan(&members, &order).unwrap();
    let open: Vec<bool> =
        members.iter().map(|id| plan.members.iter().any(|it| it.piece == *id && it.open)).collect();
    assert!(open[0], "{open:?}");
    sitting.set_intent(plan.intent);
    let mut asked = 0;
    while carry_on(sitting.as_mut(), ALLIED).unwrap().then == Then::Waits {
        sitting.play("hold-fire", Throw::Seeded).unwrap();
        asked += 1;
    }
    assert!(asked > 0);
    assert_eq!(stand(sitting.as_ref(), &members), ["0913", "1013", "1113", "1014"]);
    // Whoever lets it pass does not break the account in two; undone as one.
    let passages = sitting.passages(Viewer::Public);
    assert_eq!(passages.len(), 1, "{passages:?}");
}

#[test]
fn everybody_stays_by_what_the_game_offers_for_that() {
    let mut sitting = riders("");
    assert_eq!(sitting.everybody_stays(), Some(vec!["end".to_string()]));
    let members = four(sitting.as_ref());
    obeyed(
        sitting.as_mut(),
        &members[..1],
        &GroupOrder::Advance { side: None, most: Some(1), pace: Pace::Slowest },
    );
    let actions = sitting.everybody_stays().unwrap();
    assert_eq!(actions.len(), 2, "who walks stops first: {actions:?}");
    for action in actions {
        sitting.play(&action, Throw::Seeded).unwrap();
    }
    assert_ne!(sitting.decision().map(|it| it.kind), Some("step"));
}

#[test]
fn the_groups_of_an_army_are_its_banners_its_leaders_and_its_arms() {
    let sitting = riders("");
    let groups = sitting.groups();
    let ids: Vec<&str> = groups.iter().map(|group| group.id.as_str()).collect();
    assert!(ids.contains(&"pkr") && ids.contains(&"zyndram") && ids.contains(&"cavalry"), "{ids:?}");
    let scene = sitting.scene(Viewer::Public);
    let own = |id: &u16| scene.pieces.iter().any(|it| it.id == *id && it.seat == ALLIED);
    assert!(groups.iter().all(|group| group.members.iter().all(own)), "{groups:?}");
}

#[test]
fn an_order_is_read_from_words() {
    let sitting = riders("");
    let words = |text: &str| text.split(' ').map(String::from).collect::<Vec<_>>();
    let order = |text: &str| read(sitting.as_ref(), &words(text));
    let there = GroupOrder::There(hex(sitting.as_ref(), "0914"));
    assert_eq!(order("3,4 there 0914"), Ok(Command { members: vec![3, 4], order: there }));
    assert!(matches!(order("PKR advance 5 2"), Ok(Command { order: GroupOrder::Advance { .. }, .. })));
    assert!(matches!(
        order("PKR forward"),
        Ok(Command { order: GroupOrder::Advance { pace: Pace::Each, .. }, .. })
    ));
    assert!(matches!(order("PKR face 3"), Ok(Command { order: GroupOrder::Face(Facing::Side(3)), .. })));
    assert!(matches!(order("PKR attack"), Ok(Command { order: GroupOrder::Attack, .. })));
    for wrong in
        ["nobody again", "pkr", "pkr there", "pkr there 9999", "pkr advance 6", "pkr dance", "pkr face 6"]
    {
        assert!(order(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn where_one_unit_a_turn_moves_there_are_no_groups_and_an_order_moves_one() {
    let mut sitting = find("medieval-battle").unwrap().open(Setup::new("first-game"), 3).unwrap();
    assert!(sitting.groups().is_empty());
    let seat = sitting.decision().unwrap().seat;
    let own: Vec<u16> =
        sitting.scene(Viewer::Public).pieces.iter().filter(|it| it.seat == seat).map(|it| it.id).collect();
    let way =
        own.iter().flat_map(|id| sitting.ways(*id)).find(|way| way.target.is_none() && way.to.is_some());
    let plan = sitting.plan(&own, &GroupOrder::There(way.and_then(|way| way.to).unwrap())).unwrap();
    assert!(plan.members.iter().filter(|it| it.to != it.from).count() <= 1, "{plan:?}");
    sitting.set_intent(plan.intent);
    carry_on(sitting.as_mut(), seat).unwrap();
    assert!(sitting.length() > 0);
}
