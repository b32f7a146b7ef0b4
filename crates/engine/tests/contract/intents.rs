//! What a seat has set out to do.

use super::{mid_charge, play};
use crate::joust::Joust;
use engine::intent::{Goal, Intent, MemberOrder, Then};
use engine::save::Save;
use engine::table::{Deed, Table, Throw};
use engine::text::Lang;
use engine::{DiceFault, Place, Refusal, Ruleset, Seat, Stop};

const RIDER: Seat = Seat(0);

/// The rider is in his place and may ride, charge or yield.
fn ready() -> Table<Joust> {
    let mut table = super::table();
    for text in ["bid 2", "bid 3", "place 120,340@90"] {
        play(&mut table, text, &[]);
    }
    table
}

fn actions(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|text| text.to_string()).collect()
}

fn march(texts: &[&str]) -> Intent {
    Intent::march(RIDER, actions(texts))
}

fn group(members: &[&[&str]]) -> Intent {
    let member = |texts: &&[&str]| MemberOrder { piece: Some(0), actions: actions(texts), goal: None };
    Intent { seat: RIDER, group: Some(7), members: members.iter().map(member).collect(), halted: false }
}

fn played(table: &Table<Joust>) -> Vec<&str> {
    table.played().iter().skip(3).map(|entry| entry.text.as_str()).collect()
}

fn say(why: &Refusal) -> String {
    why.say(Joust::texts(), Lang::En)
}

/// The table as another client finds it in the save.
fn elsewhere(table: &Table<Joust>) -> Table<Joust> {
    let save = Save::parse("test", &table.save().to_json()).unwrap();
    Table::load("test", &save).unwrap()
}

#[test]
fn a_march_is_played_to_its_end_and_nothing_of_it_is_left() {
    let mut table = ready();
    let went = table.intend(march(&["ride 2", "ride 3"])).unwrap();
    assert_eq!((went.steps.len(), went.then, went.skipped), (2, Then::Done, vec![]));
    assert_eq!(played(&table), ["ride 2", "ride 3"]);
    assert!(table.intents().is_empty());
    // The same as its actions one by one, the bytes of the save too.
    let mut singly = ready();
    play(&mut singly, "ride 2", &[]);
    play(&mut singly, "ride 3", &[]);
    assert_eq!(singly.save().to_json(), table.save().to_json());
}

#[test]
fn whoever_cannot_go_on_is_left_out_and_the_rule_is_named() {
    let mut table = ready();
    // Three breaths: one for the second place, two for the mud; the fourth is out of reach.
    let went = table.intend(group(&[&["ride 2", "ride 3", "ride 4"], &["ride 2"]])).unwrap();
    assert_eq!(played(&table), ["ride 2", "ride 3"]);
    let why: Vec<String> = went.skipped.iter().map(|it| say(&it.why)).collect();
    assert_eq!(why, ["J-2: out of breath", "J-2: out of breath"]);
    assert_eq!(went.then, Then::Done);
}

#[test]
fn a_member_with_a_goal_goes_as_near_to_it_as_it_comes() {
    let mut table = ready();
    let goal = Some(Goal { to: Some(Place::Hex { q: 6, r: 0 }), ..Goal::default() });
    let members = vec![MemberOrder { piece: Some(0), actions: vec![], goal }];
    table.intend(Intent { seat: RIDER, group: Some(1), members, halted: false }).unwrap();
    assert_eq!(played(&table), ["ride 2", "ride 3"], "the mud takes what breath there is");
}

#[test]
fn an_order_is_in_the_save_while_the_other_seat_is_asked() {
    let mut table = ready();
    let went = table.intend(group(&[&["ride 2", "charge"], &["ride 1"]])).unwrap();
    assert_eq!(went.then, Then::Waits);
    let mut again = elsewhere(&table);
    assert_eq!(again.intents(), table.intents());
    assert_eq!(again.go_on(Throw::Seeded).unwrap().then, Then::Waits);
    // A parry that holds hurts nobody: the group goes on, here as there.
    for table in [&mut table, &mut again] {
        play(table, "parry", &[4, 4]);
        let went = table.carry_on().unwrap();
        assert_eq!((went.then, went.steps.len()), (Then::Done, 1));
        assert_eq!(played(table), ["ride 2", "charge", "parry", "ride 1"]);
    }
    assert_eq!(again.bytes(), table.bytes());
    // What was done by order says so, the answer does not.
    let groups: Vec<Option<u32>> = table.played().iter().skip(3).map(|entry| entry.group).collect();
    assert_eq!(groups, [Some(7), Some(7), None, Some(7)]);
    assert_eq!(elsewhere(&table).save().to_json(), table.save().to_json());
    assert_eq!(table.next_group(), 8);
}

#[test]
fn a_single_march_stops_where_any_die_has_fallen() {
    let mut table = ready();
    table.intend(march(&["charge", "ride 2"])).unwrap();
    assert!(table.intent(RIDER).is_some());
    play(&mut table, "parry", &[4, 4]);
    assert!(table.intent(RIDER).is_none());
    assert_eq!(table.carry_on().unwrap().then, Then::Done);
    assert_eq!(played(&table), ["charge", "parry"]);
}

#[test]
fn taken_back_nobody_sets_out_again() {
    let mut table = ready();
    table.intend(march(&["charge", "ride 2"])).unwrap();
    table.undo(RIDER).unwrap();
    assert!(table.intents().is_empty());
    assert_eq!(table.carry_on().unwrap().steps.len(), 0);
    table.redo().unwrap();
    assert!(table.intents().is_empty());
}

#[test]
fn whoever_does_something_else_is_on_his_way_no_more_and_a_group_waits_for_him() {
    let mut table = ready();
    table.set_intent(march(&["ride 2", "ride 3"]));
    play(&mut table, "ride 0", &[]);
    assert!(table.intents().is_empty());
    table.set_intent(group(&[&["ride 1"]]));
    play(&mut table, "ride 1", &[]);
    assert_eq!(table.go_on(Throw::Seeded).unwrap().then, Then::Halts);
    table.take_up_again(RIDER);
    let went = table.carry_on().unwrap();
    assert_eq!(say(&went.skipped[0].why), "J-2: not next on the lane");
}

#[test]
fn an_answer_is_not_what_the_other_seat_has_set_out_for() {
    let mut table = mid_charge();
    table.set_intent(group(&[&["ride 2"]]));
    table.set_intent(Intent::march(Seat(1), actions(&["parry"])));
    assert_eq!(table.intents().len(), 2, "each seat has its own");
    table.play_text("parry", Throw::Given(&[4, 4])).unwrap();
    assert_eq!(table.intents().len(), 1);
    assert_eq!(table.carry_on().unwrap().steps.len(), 1);
}

#[test]
fn nothing_is_left_when_the_game_is_over() {
    let mut table = mid_charge();
    table.set_intent(group(&[&["ride 2"]]));
    table.play(Deed::Resign(Seat(1)), Throw::Seeded).unwrap();
    assert!(table.intents().is_empty());
    assert_eq!(table.carry_on().unwrap().then, Then::Done);
}

#[test]
fn a_throw_that_is_broken_off_leaves_the_order_as_it_was() {
    let mut table = mid_charge();
    let order = Intent::march(Seat(1), actions(&["parry"]));
    table.set_intent(order.clone());
    let before = table.bytes();
    let stop = table.go_on(Throw::From(&mut engine::dice::Typed(|_: &engine::Ask| None))).unwrap_err();
    assert_eq!(stop, Stop::Dice(DiceFault::Cancelled));
    assert_eq!((table.bytes(), table.intents()), (before, &[order][..]));
}

#[test]
fn an_order_that_no_table_can_have_made_is_dropped_when_a_save_is_loaded() {
    let table = ready();
    for (seat, members, group) in
        [(9, 1, Some(1)), (0, 0, Some(1)), (0, 600, Some(1)), (0, 1, Some(u32::MAX))]
    {
        let mut save = table.save();
        let members = vec![MemberOrder { piece: Some(0), ..MemberOrder::default() }; members];
        save.intents = vec![Intent { seat: Seat(seat), group, members, halted: false }];
        let text = save.to_json();
        let again = Table::<Joust>::load("test", &Save::parse("test", &text).unwrap()).unwrap();
        assert!(again.intents().is_empty(), "{text}");
        assert_eq!(again.bytes(), table.bytes());
    }
}

#[test]
fn a_facing_is_written_with_what_it_counts() {
    for facing in [engine::Facing::Side(3), engine::Facing::Corner(0), engine::Facing::Degrees(345)] {
        let goal = Goal { facing: Some(facing), ..Goal::default() };
        let text = serde_json::to_string(&goal).unwrap();
        assert_eq!(serde_json::from_str::<Goal>(&text).unwrap(), goal);
    }
    for wrong in ["side 6", "degrees 360", "north", "corner x"] {
        let text = format!("{{\"facing\":\"{wrong}\"}}");
        assert!(serde_json::from_str::<Goal>(&text).is_err(), "{wrong}");
    }
}
