//! The promises of the engine, held against a toy game that needs all of them.

mod intents;
mod joust;
mod past;

use engine::dice::{DiceFault, Recorded, Typed};
use engine::odds::Fraction;
use engine::orders::StandingOrder;
use engine::ruleset::{BattleInfo, Ruleset, Setup};
use engine::save::Save;
use engine::soak::soak_game;
use engine::table::{Deed, Table, Throw};
use engine::text::Lang;
use engine::{Seat, Stop, Viewer};
use joust::{Action, Event, Joust, Phase};

fn table() -> Table<Joust> {
    Table::open(Setup::new("lists"), 7).unwrap()
}

fn play(table: &mut Table<Joust>, text: &str, dice: &[u8]) {
    if let Err(stop) = table.play_text(text, Throw::Given(dice)) {
        panic!("{text}: {}", stop.say(Joust::texts(), Lang::En));
    }
}

/// Bids made, rider placed, charge declared: the other seat is asked.
fn mid_charge() -> Table<Joust> {
    let mut table = table();
    for text in ["bid 2", "bid 3", "place 120,340@90", "charge"] {
        play(&mut table, text, &[]);
    }
    table
}

fn explain(table: &Table<Joust>, action: Action) -> engine::table::Chances {
    table.explain(&action).unwrap().1.unwrap()
}

#[test]
fn a_reaction_is_a_decision_of_the_other_seat_kept_in_the_state() {
    let table = mid_charge();
    let decision = table.decision().unwrap();
    assert_eq!((decision.seat, decision.kind, decision.reaction), (Seat(1), "answer", true));
    assert_eq!(table.state().phase, Phase::Answer { strength: 2 });
}

#[test]
fn a_game_is_saved_and_loaded_in_the_middle_of_a_charge() {
    let table = mid_charge();
    let save = Save::parse("test", &table.save().to_json()).unwrap();
    let mut again = Table::<Joust>::load("test", &save).unwrap();
    assert_eq!(again.bytes(), table.bytes());
    play(&mut again, "parry", &[4, 4]);
    assert_eq!(again.state().phase, Phase::Ready);
}

#[test]
fn odds_are_exact_fractions_also_where_one_die_decides_about_another() {
    let table = mid_charge();
    // The target is 6 + 2: fifteen of thirty-six throws of two dice reach 8; a 12 rolls on and stays above.
    let chances = explain(&table, Action::Parry);
    assert_eq!(chances.results.len(), 2);
    let chance = |id: &str| chances.results.iter().find(|(it, _)| it.says.id == id).unwrap().1;
    assert_eq!(chance("result-held"), Fraction::new(15, 36));
    assert_eq!(chance("result-unhorsed"), Fraction::new(21, 36));
    // A pool of three dice that hit on five and six.
    let chances = explain(&table, Action::Dodge);
    assert!(chances.results.iter().any(|(it, c)| it.says.id == "result-held" && *c == Fraction::new(19, 27)));
    let sum = chances.outcomes.iter().fold(Fraction::ZERO, |sum, (_, chance)| sum + *chance);
    assert_eq!(sum, Fraction::ONE);
}

#[test]
fn dice_that_run_out_or_are_left_over_change_nothing() {
    let mut table = mid_charge();
    let before = table.bytes();
    let ran_out = table.play_text("parry", Throw::Given(&[4]));
    assert!(matches!(ran_out, Err(Stop::Dice(DiceFault::RanOut { needed: 2, left: 1, .. }))), "{ran_out:?}");
    let second = table.play_text("parry", Throw::Given(&[6, 6]));
    assert!(matches!(second, Err(Stop::Dice(DiceFault::RanOut { needed: 1, left: 0, .. }))), "{second:?}");
    let left_over = table.play_text("parry", Throw::Given(&[4, 4, 1]));
    assert!(matches!(left_over, Err(Stop::Dice(DiceFault::LeftOver { .. }))));
    let no_face = table.play_text("parry", Throw::Given(&[4, 7]));
    assert!(matches!(no_face, Err(Stop::Dice(DiceFault::NoSuchFace { face: 7, lowest: 1, highest: 6 }))));
    assert_eq!(table.bytes(), before);
    assert_eq!(table.played().len(), 4);
}

#[test]
fn typed_dice_come_from_a_person_who_may_break_off() {
    let mut table = mid_charge();
    let cancelled = table.play_text("parry", Throw::From(&mut Typed(|_: &engine::Ask| None)));
    assert_eq!(cancelled.unwrap_err(), Stop::Dice(DiceFault::Cancelled));
    let mut asked = Vec::new();
    let mut typed = Typed(|ask: &engine::Ask| {
        asked.push((ask.count, ask.rule.id()));
        Some(if ask.count == 2 { vec![6, 6] } else { vec![1] })
    });
    table.play_text("parry", Throw::From(&mut typed)).unwrap();
    assert_eq!(asked, [(2, "J-4"), (1, "J-4")]);
    assert_eq!(table.played().last().unwrap().dice, [6, 6, 1]);
}

#[test]
fn seeded_dice_are_the_same_for_the_same_seed_and_action() {
    let rolls = |seed| {
        let mut table = Table::<Joust>::open(Setup::new("lists"), seed).unwrap();
        for text in ["bid 2", "bid 3", "place 1,1@0", "charge", "parry"] {
            table.play_text(text, Throw::Seeded).unwrap();
        }
        table.played().last().unwrap().dice.clone()
    };
    assert_eq!(rolls(7), rolls(7));
    assert!((0..20).any(|seed| rolls(seed) != rolls(7)));
}

#[test]
fn a_pose_is_an_open_action_checked_by_the_game() {
    let mut table = table();
    play(&mut table, "bid 1", &[]);
    play(&mut table, "bid 1", &[]);
    assert!(table.decision().unwrap().open);
    let refused = table.play_text("place 1001,0@0", Throw::Seeded).unwrap_err();
    assert_eq!(refused.say(Joust::texts(), Lang::En), "J-2: outside the lists");
    play(&mut table, "place 999,1@359", &[]);
    assert_eq!(table.state().pose.to_string(), "999,1@359");
}

#[test]
fn a_secret_is_not_in_what_the_other_seat_gets() {
    let mut table = table();
    let steps = table.play_text("bid 3", Throw::Seeded).unwrap();
    let Deed::Act(Action::Bid { salt, .. }) = steps[0].deed.clone() else { panic!() };
    assert_ne!(salt, 0, "the table salts a secret that comes without a salt");
    let event = table.rules().view_event(&steps[0].events[0].event, Viewer::Seat(Seat(1)));
    assert!(matches!(&event, Event::Bid { bid, .. } if bid.value().is_none()), "{event:?}");
    let view = table.view(Viewer::Seat(Seat(1)));
    assert_eq!(view.bids[0].unwrap().value(), None);
    assert_eq!(view.bids[0].unwrap().seal(), table.state().bids[0].unwrap().seal(), "the seal is the same");
    assert_eq!(table.view(Viewer::Seat(Seat(0))).bids[0].unwrap().value(), Some(&3));
    assert_eq!(table.view(Viewer::Public), view);
    let action = Action::Bid { courage: 3, salt };
    assert_eq!(table.rules().view_action(&action, Seat(0), Viewer::Public), None);
}

#[test]
fn undo_goes_back_as_far_as_nothing_was_revealed() {
    let mut table = table();
    play(&mut table, "bid 2", &[]);
    assert!(!table.may_undo(Seat(0)), "a sealed bid is final");
    play(&mut table, "bid 3", &[]);
    let before = table.bytes();
    play(&mut table, "place 5,5@0", &[]);
    let placed = table.bytes();
    play(&mut table, "charge", &[]);
    let charged = table.bytes();
    assert!(table.undo(Seat(1)).is_err(), "it was not this seat's action");
    table.undo(Seat(0)).unwrap();
    assert_eq!(table.bytes(), placed);
    table.undo(Seat(0)).unwrap();
    assert_eq!(table.bytes(), before);
    table.redo().unwrap();
    table.redo().unwrap();
    assert_eq!(table.bytes(), charged);
    play(&mut table, "parry", &[5, 4]);
    assert!(table.undo(Seat(1)).is_err(), "a die was thrown");
    table.take_back().unwrap();
    assert_eq!(table.bytes(), charged, "with consent anything goes back");
    play(&mut table, "dodge", &[1, 1, 5]);
    assert!(table.redo().is_err(), "another course was taken");
}

fn line(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|text| text.to_string()).collect()
}

#[test]
fn a_refused_line_is_forgotten_with_what_it_did_to_the_redo_list() {
    let mut table = table();
    for text in ["bid 2", "bid 3", "place 5,5@0", "charge"] {
        play(&mut table, text, &[]);
    }
    table.undo(Seat(0)).unwrap();
    table.undo(Seat(0)).unwrap();
    let before = table.bytes();
    let broken = table.play_line(&line(&["place 7,7@0", "nonsense"]), Throw::Seeded).unwrap_err();
    assert_eq!((broken.steps.len(), broken.at), (0, Some(1)));
    assert_eq!((table.bytes(), table.undone().len()), (before, 2));
    table.redo().unwrap();
    assert_eq!(table.played().last().unwrap().text, "place 5,5@0", "not what was refused");
    // A line that is played to its end takes another course.
    table.undo(Seat(0)).unwrap();
    assert_eq!(table.play_line(&line(&["place 7,7@0", "charge"]), Throw::Seeded).unwrap().len(), 2);
    assert!(table.redo().is_err());
}

#[test]
fn what_threw_dice_or_revealed_something_stays_played_when_the_rest_of_the_line_is_refused() {
    let mut table = mid_charge();
    table.take_back().unwrap();
    let placed = table.bytes();
    let broken = table.play_line(&line(&["charge", "parry", "place 1,1@0", "nonsense"]), Throw::Seeded);
    let broken = broken.unwrap_err();
    // The charge alone could be taken back; the dice of the parry keep both.
    assert_eq!(broken.steps.len(), 2);
    assert_eq!(table.played().len(), 5);
    assert!(!table.played()[4].dice.is_empty() && table.undone().is_empty());
    let at = table.bytes();
    let again = table.play_line(&line(&["nonsense"]), Throw::Seeded).unwrap_err();
    assert_eq!((again.steps.len(), again.at, table.bytes()), (0, Some(0), at));
    // Dice that come with the actions are known anyhow: the line is played or not.
    table.take_back().unwrap();
    table.take_back().unwrap();
    for (texts, dice) in
        [(&["charge", "parry", "nonsense"][..], &[4_u8, 4][..]), (&["charge", "parry"], &[4, 4, 1])]
    {
        let broken = table.play_line(&line(texts), Throw::Given(dice)).unwrap_err();
        assert_eq!((broken.steps.len(), table.bytes()), (0, placed.clone()), "{texts:?}");
    }
    // A sealed bid is final.
    let mut table = self::table();
    let broken = table.play_line(&line(&["bid 2", "bid 9"]), Throw::Seeded).unwrap_err();
    assert_eq!((broken.steps.len(), table.played().len()), (1, 1));
}

/// Why the last entry stays, in English.
fn why_fixed(table: &Table<Joust>) -> String {
    table.why_fixed().say(Joust::texts(), Lang::En)
}

#[test]
fn undo_says_why_it_goes_no_further() {
    let mut table = table();
    assert_eq!(why_fixed(&table), "there is nothing to undo");
    play(&mut table, "bid 2", &[]);
    let secret = table.undo(Seat(0)).unwrap_err().say(Joust::texts(), Lang::En);
    assert!(secret.contains("revealed or settled"), "{secret}");
    for text in ["bid 3", "place 5,5@0", "charge"] {
        play(&mut table, text, &[]);
    }
    let other = table.undo(Seat(1)).unwrap_err().say(Joust::texts(), Lang::En);
    assert!(other.contains("the other side’s"), "{other}");
    play(&mut table, "parry", &[5, 4]);
    assert!(why_fixed(&table).contains("dice have been rolled (5+4)"), "{}", why_fixed(&table));
    // What was done since without dice is free; what stays is still the throw.
    play(&mut table, "ride 2", &[]);
    assert!(table.may_undo(Seat(0)));
    assert!(why_fixed(&table).contains("dice have been rolled (5+4)"));
    play(&mut table, "resign", &[]);
    assert!(why_fixed(&table).contains("resigned"), "{}", why_fixed(&table));
}

#[test]
fn what_each_seat_needs_stands_there_from_the_first_moment_on() {
    let mut table = table();
    let now = |table: &Table<Joust>| {
        let objectives = table.rules().objectives(table.state());
        assert_eq!(objectives.iter().map(|it| it.seat).collect::<Vec<_>>(), [Seat(0), Seat(1)]);
        objectives.iter().map(|it| it.ahead).collect::<Vec<_>>()
    };
    assert_eq!(now(&table), [Some(false), Some(true)]);
    for text in ["bid 2", "bid 3", "place 5,5@0", "charge"] {
        play(&mut table, text, &[]);
    }
    play(&mut table, "parry", &[1, 2]);
    assert_eq!(now(&table), [Some(true), Some(false)], "unhorsed");
}

#[test]
fn standing_orders_answer_reactions_by_their_conditions() {
    let order = |text: &str| StandingOrder::parse(Joust::about().battle("lists"), text).unwrap();
    let answer = |orders: &[&str]| {
        let mut table = table();
        table.set_orders(orders.iter().map(|text| order(text)).collect());
        for text in ["bid 2", "bid 3", "place 1,1@0"] {
            play(&mut table, text, &[]);
        }
        let steps = table.play_text("charge", Throw::Seeded).unwrap();
        steps.get(1).map(|step| {
            (
                step.by_order,
                table.rules().write(
                    table.state(),
                    match &step.deed {
                        Deed::Act(action) => action,
                        Deed::Resign(_) => panic!(),
                    },
                ),
            )
        })
    };
    let by_order = |text: &str| Some((true, text.to_string()));
    assert_eq!(answer(&[]), None, "nobody answers for the seat");
    assert_eq!(answer(&["lance answer parry"]), None, "the other seat's order does not count");
    assert_eq!(answer(&["shield answer parry"]), by_order("parry"));
    // The target is 8, the chance to hold by parrying is 15/36 = 41.7 %.
    assert_eq!(answer(&["shield answer parry if target <= 7", "shield answer dodge"]), by_order("dodge"));
    assert_eq!(answer(&["shield answer parry if target >= 8"]), by_order("parry"));
    assert_eq!(answer(&["shield answer parry if chance result-held >= 41"]), by_order("parry"));
    assert_eq!(answer(&["shield answer parry if chance result-held >= 42"]), None);
    assert_eq!(answer(&["shield answer parry if chance result-unhorsed <= 58"]), None);
    assert_eq!(answer(&["shield answer parry if chance result-unhorsed <= 59"]), by_order("parry"));
    assert_eq!(answer(&["shield answer parry if only"]), None, "there are two answers");
    assert_eq!(answer(&["lance ready charge"]), None, "what is no reaction is not answered");
    // What is to be asked is asked, whatever stands below it.
    let asked = "shield answer ask parry if chance result-held >= 41";
    assert_eq!(answer(&[asked, "shield answer dodge"]), None);
    let asked = "shield answer ask parry if chance result-held >= 42";
    assert_eq!(answer(&[asked, "shield answer dodge"]), by_order("dodge"));
    // Of several answers the likelier: 41.7 % by parrying, and by dodging 70.4 %.
    assert_eq!(answer(&["shield answer any if chance result-held >= 41"]), by_order("dodge"));
    assert_eq!(answer(&["shield any any"]), by_order("parry"), "the first, where the game has no favourite");
    assert_eq!(answer(&["shield any any if only"]), None);
    assert_eq!(answer(&["shield any any if same"]), None, "dice fall, and other ones");
    assert_eq!(answer(&["lance any any"]), None);
}

#[test]
fn an_order_for_this_phase_is_gone_when_another_begins() {
    let battle = Joust::about().battle("lists");
    let order = |text: &str| StandingOrder::parse(battle, text).unwrap();
    let mut table = table();
    for text in ["bid 2", "bid 3", "place 1,1@0"] {
        play(&mut table, text, &[]);
    }
    // The phases of the joust are its charges.
    let now = table.rules().phase(table.state());
    table.set_orders(vec![
        order(&format!("shield answer parry during {now}")),
        order("shield answer dodge during 9"),
    ]);
    assert_eq!(table.orders().len(), 1, "what is over before it is given is not kept");
    let again = Table::<Joust>::load("test", &table.save()).unwrap();
    assert_eq!(again.orders(), table.orders(), "a save keeps it");
    table.play_text("charge", Throw::Seeded).unwrap();
    assert!(table.played().last().is_some_and(|entry| entry.by_order), "it answers in its phase");
    assert_ne!(table.rules().phase(table.state()), now);
    assert_eq!(table.orders(), [], "and is gone with it");
}

#[test]
fn standing_orders_read_and_write_as_one_line() {
    for text in [
        "shield answer parry",
        "lance ready yield piece 3 if only",
        "shield answer dodge if target >= -8 if chance result-held <= 40",
        "shield answer ask any look charger during 12 if same",
        "shield any any if only if same",
    ] {
        assert_eq!(
            StandingOrder::parse(Joust::about().battle("lists"), text)
                .unwrap()
                .write(Joust::about().battle("lists")),
            text
        );
    }
    for text in [
        "",
        "shield",
        "nobody answer parry",
        "shield answer parry if",
        "shield answer parry if x = 3",
        "shield answer parry if chance y >= 101",
        "shield answer ask",
        "shield answer parry look donkey",
        "shield answer parry during soon",
        "shield any parry",
        "shield any any if target >= 3",
        "shield any ask any",
    ] {
        assert_eq!(StandingOrder::parse(Joust::about().battle("lists"), text), None, "{text}");
    }
}

#[test]
fn the_answer_of_an_order_is_recorded_and_cannot_be_taken_back_alone() {
    let mut table = table();
    table.set_orders(vec![
        StandingOrder::parse(Joust::about().battle("lists"), "shield answer parry").unwrap(),
    ]);
    for text in ["bid 2", "bid 3", "place 1,1@0", "charge"] {
        table.play_text(text, Throw::Seeded).unwrap();
    }
    assert_eq!(table.played().len(), 5);
    assert!(table.played()[4].by_order);
    assert!(!table.may_undo(Seat(0)) && !table.may_undo(Seat(1)));
    let again = Table::<Joust>::load("test", &table.save()).unwrap();
    assert_eq!((again.bytes(), again.orders().len()), (table.bytes(), 1));
}

#[test]
fn luck_is_counted_for_each_seat() {
    let mut table = mid_charge();
    play(&mut table, "parry", &[5, 4]);
    let luck = table.luck()[&Seat(1)];
    assert_eq!((luck.throws, luck.twice_expected, luck.twice_actual, luck.twice_fortune), (1, 14, 18, 4));
}

#[test]
fn resigning_ends_the_game_for_either_seat() {
    let mut table = mid_charge();
    play(&mut table, "resign lance", &[]);
    assert!(table.decision().is_none());
    assert!(table.play_text("parry", Throw::Seeded).is_err());
    assert!(table.play_text("resign", Throw::Seeded).is_err());
    let again = Table::<Joust>::load("test", &table.save()).unwrap();
    assert_eq!(again.bytes(), table.bytes());
}

#[test]
fn a_replay_reads_the_recorded_dice() {
    let mut recorded = Recorded::new(vec![3, 4]);
    let ask = engine::Ask::d6(2, Seat(0), joust::PARRY);
    assert_eq!(engine::Dice::roll(&mut recorded, &ask).unwrap().as_slice(), [3, 4]);
    recorded.finish().unwrap();
}

#[test]
fn the_head_of_a_position_reads_back_as_it_was_written() {
    let head = |rules| Setup { rules, ..Setup::new("lists").with("tie", "holds") };
    let written = |rules| engine::position::write_head(Joust::about(), &head(rules));
    assert_eq!(
        written(1),
        "game = \"joust\"\nscenario = \"lists\"\noptions = { tie = \"holds\" }\nrules = 1\n"
    );
    // By the present rules it goes on with the rules.
    assert_eq!(written(0), written(Joust::about().rules_version));
    assert!(!written(0).contains("rules"));
    let (game, setup) = Setup::from_position("file", &written(1)).unwrap();
    assert_eq!(game.as_deref(), Some("joust"));
    assert_eq!(Setup { position: None, ..setup }, head(1));
}

#[test]
fn random_games_keep_every_promise() {
    for seed in 0..200 {
        soak_game::<Joust>(&Setup::new("lists"), seed).unwrap();
    }
}

/// Why a text is no save in order.
fn refused(text: &str) -> String {
    let loaded = Save::parse("game.json", text).and_then(|save| Table::<Joust>::load("game.json", &save));
    match loaded {
        Ok(_) => panic!("loaded:\n{text}"),
        Err(flaw) => flaw.say(Joust::texts(), Lang::En),
    }
}

#[test]
fn damaged_saves_are_refused_with_a_sentence() {
    let good = mid_charge().save().to_json();
    let cases = [
        (good[..good.len() / 2].to_string(), "is incomplete"),
        (String::new(), "is incomplete"),
        ("{}".into(), "not a save of Conroi"),
        ("[1, 2]".into(), "not a readable save"),
        ("{\"conroi\": \"save\", \"format\": 1, \"game\": \"joust\"}".into(), "missing field"),
        (good.replace("\"format\": 1", "\"format\": 2"), "newer Conroi"),
        (good.replace("\"format\": 1", "\"format\": 0"), "not a save of Conroi"),
        (good.replace("\"rules\": 2", "\"rules\": 9"), "version 9 of the rules"),
        (good.replace("\"game\": \"joust\"", "\"game\": \"chess\""), "not available here, “chess”"),
        (good.replace("\"lists\"", "\"moon\""), "was altered"),
        (good.replace("\"charge\"", "\"parry\""), "was altered"),
        (good.replace("120,340@90", "120,341@90"), "was altered"),
        (good.replace("\"rules\": 2", "\"rules\": 1"), "was altered"),
        (good.replace("\"seat\":\"shield\"", "\"seat\":\"lance\""), "was altered"),
        (good.replace("\"conroi\"", "\"extra\": 1, \"conroi\""), "unknown field"),
    ];
    for (text, wanted) in cases {
        assert_ne!(text, good, "{wanted}");
        let says = refused(&text);
        assert!(says.contains(wanted), "{says:?} does not say {wanted:?}");
    }
}

/// Somebody alters a save and computes its digest anew: that is no secret. Then every part is held against the rules.
#[test]
fn a_forged_save_is_refused_where_it_leaves_the_rules() {
    let good = mid_charge().save().to_json();
    let forged = |text: &str| {
        let mut save = Save::parse("game.json", text).expect("a save that reads");
        save.digest = save.compute_digest();
        save.to_json()
    };
    let cases = [
        (good.replace("\"lists\"", "\"moon\""), "no scenario “moon”"),
        (good.replace("\"charge\"", "\"parry\""), "action 4 (“parry”) cannot be replayed: J-3: not now"),
        (good.replace("\"charge\"", "\"jump\""), "action 4 (“jump”)"),
        (good.replace("120,340@90", "120,341@90"), "do not lead to the position"),
        (good.replace("\"seat\":\"shield\"", "\"seat\":\"lance\""), "for shield to decide"),
        (good.replace("\"do\":\"charge\"", "\"dice\":[3],\"do\":\"charge\""), "were not used: 3"),
    ];
    for (text, wanted) in cases {
        assert_ne!(text, good, "{wanted}");
        let says = refused(&forged(&text));
        assert!(says.contains(wanted), "{says:?} does not say {wanted:?}");
    }
}

#[test]
fn of_an_altered_save_nothing_is_opened() {
    let good = mid_charge().save().to_json();
    let altered = good.replace("\"scenario\":\"lists\"", "\"position\":\"ruin\",\"scenario\":\"lists\"");
    assert_ne!(altered, good);
    let says = refused(&altered);
    assert!(says.contains("was altered") && !says.contains("ruin"), "{says}");
    assert_eq!(joust::opened_ruins(), 0, "the position of an altered save was read");
    let mut save = Save::parse("game.json", &altered).unwrap();
    save.digest = save.compute_digest();
    refused(&save.to_json());
    assert_eq!(joust::opened_ruins(), 1, "with its digest it is read, and refused");
}

#[test]
fn a_mark_in_front_of_a_save_is_read_over() {
    let good = mid_charge().save().to_json();
    let save = Save::parse("game.json", &format!("\u{feff}{good}")).unwrap();
    assert_eq!(Table::<Joust>::load("game.json", &save).unwrap().save().to_json(), good);
}

/// J-R1 was read otherwise in version 1: a parry that just reached its target did not hold.
#[test]
fn a_save_keeps_the_reading_of_the_rules_it_was_played_by() {
    let parried = |rules: u32| {
        let setup = Setup { rules, ..Setup::new("lists") };
        let mut table = Table::<Joust>::open(setup, 7).unwrap();
        for text in ["bid 2", "bid 3", "place 120,340@90", "charge"] {
            play(&mut table, text, &[]);
        }
        // The target is 6 + 2.
        let held = explain(&table, Action::Parry).results;
        let held = held.into_iter().find(|(it, _)| it.says.id == "result-held").unwrap().1;
        play(&mut table, "parry", &[4, 4]);
        (table, held)
    };
    let (old, chance) = parried(1);
    assert!(old.state().unhorsed && chance == Fraction::new(10, 36), "{chance:?}");
    let (new, chance) = parried(2);
    assert!(!new.state().unhorsed && chance == Fraction::new(15, 36), "{chance:?}");
    // The version comes from the save's own field, and stays with the game when it is saved again.
    let text = old.save().to_json();
    assert_eq!(text.matches("\"rules\"").count(), 1, "{text}");
    let save = Save::parse("test", &text).unwrap();
    assert_eq!((save.rules, save.setup.rules), (1, 1));
    let mut again = Table::<Joust>::load("test", &save).unwrap();
    assert_eq!((again.bytes(), again.save().to_json()), (old.bytes(), text));
    again.take_back().unwrap();
    play(&mut again, "parry", &[4, 4]);
    assert!(again.state().unhorsed, "what is played on is played by the old reading too");
    // Whoever begins a game today plays by today's rules.
    assert_eq!(table().save().rules, Joust::about().rules_version);
}

// ---------------------------------------------------------------- trying out

/// Bids made, rider placed on the second hex of the lane, with breath for three.
fn ready() -> Table<Joust> {
    let mut table = table();
    for text in ["bid 2", "bid 3", "place 120,340@90"] {
        play(&mut table, text, &[]);
    }
    table
}

/// The ways of a piece: what they do, what they cost, whether they go on and whether somebody else has a say in them.
fn ways_of(table: &Table<Joust>, piece: u16) -> Vec<String> {
    let line = |way: engine::ways::Way<Action>| {
        let state = table.state();
        let actions: Vec<String> =
            way.actions.iter().map(|action| table.rules().write(state, action)).collect();
        let goes_on = if way.goes_on { ", goes on" } else { "" };
        let open = if way.open { ", open" } else { "" };
        format!("{}: {}{goes_on}{open}", actions.join(" "), way.cost)
    };
    table.ways(piece).into_iter().map(line).collect()
}

#[test]
fn ways_are_the_cheapest_to_each_place_and_purpose_in_order_of_cost() {
    let table = ready();
    let before = table.bytes();
    assert_eq!(
        ways_of(&table, 0),
        [
            "charge: 0, open",
            "yield: 0",
            "ride 0: 1, goes on",
            "ride 2: 1, goes on",
            // A charge from another place is another charge; yielding is the same everywhere.
            "ride 0 charge: 1, open",
            "ride 2 charge: 1, open",
            // Nobody rides out to be back where he was. The mud takes all the breath that is left.
            "ride 2 ride 3: 3, goes on",
            "ride 2 ride 3 charge: 3, open",
        ]
    );
    assert_eq!(table.bytes(), before, "looking ahead changes nothing");
    assert!(table.ways(1).is_empty(), "the other rider is not asked");
}

#[test]
fn a_way_knows_where_it_leads_and_whom_it_hits() {
    let ways = ready().ways(0);
    let charge = ways.iter().find(|way| way.kind == "charge" && way.actions.len() == 2).unwrap();
    let hex = |q| Some(engine::decision::Place::Hex { q, r: 0 });
    assert_eq!((charge.from, charge.to, charge.target), (hex(0), hex(joust::LANE), Some(1)));
}

#[test]
fn a_way_that_throws_dice_is_open_and_ends_there() {
    assert_eq!(ways_of(&mid_charge(), 1), ["parry: 0, open", "dodge: 0, open"]);
}

#[test]
fn actions_are_played_ahead_without_effect_on_the_game() {
    let table = ready();
    let before = table.bytes();
    let texts = ["ride 2", "ride 3", "charge"].map(String::from);
    let (steps, last, refusal) = table.ahead(&texts);
    assert!(refusal.is_none());
    assert_eq!(
        steps.iter().map(|(state, _)| state.lane).collect::<Vec<_>>(),
        [1, 2, 3],
        "each with what was before it"
    );
    assert_eq!(last.phase, Phase::Answer { strength: 2 });
    assert_eq!((table.bytes(), table.played().len()), (before, 3));
    // The odds of a position that is not there yet.
    let (steps, _, _) = table.ahead(&["charge".into(), "parry".into()]);
    let (state, action) = &steps[1];
    let chances = table.chances_ahead(state, action).unwrap();
    assert!(
        chances
            .results
            .iter()
            .any(|(it, chance)| { it.says.id == "result-held" && *chance == Fraction::new(15, 36) })
    );
}

#[test]
fn looking_ahead_ends_where_something_is_refused_or_dice_would_fall() {
    let table = ready();
    let ahead = |texts: &[&str]| table.ahead(&texts.iter().map(|text| text.to_string()).collect::<Vec<_>>());
    let (steps, last, refusal) = ahead(&["ride 2", "ride 4", "charge"]);
    assert_eq!((steps.len(), last.lane), (1, 2));
    assert_eq!(refusal.unwrap().say(Joust::texts(), Lang::En), "J-2: not next on the lane");
    let (steps, _, refusal) = ahead(&["ride 2", "gallop"]);
    assert!(steps.len() == 1 && refusal.is_some(), "what cannot be read is refused too");
    let (steps, last, refusal) = ahead(&["charge", "parry", "charge"]);
    assert_eq!((steps.len(), refusal), (2, None), "nobody knows how it goes on after the dice");
    assert_eq!(last.phase, Phase::Answer { strength: 2 });
}

#[test]
fn looking_ahead_starts_from_what_the_seat_may_know() {
    let mut table = table();
    play(&mut table, "bid 3", &[]);
    // The second seat tries out its own bid: the first one's stays sealed.
    let (steps, last, refusal) = table.ahead(&["bid 1".into()]);
    assert!(refusal.is_none());
    assert_eq!(steps[0].0.bids[0].unwrap().value(), None);
    assert_eq!((last.bids[0].unwrap().value(), last.bids[1].unwrap().value()), (None, Some(&1)));
    assert!(table.ways(0).is_empty());
}

// ---------------------------------------------------------------- what a computer player thought

#[test]
fn a_judgement_is_kept_with_its_action_through_save_and_undo() {
    let mut table = ready();
    table.judge(-150);
    play(&mut table, "ride 2", &[]);
    play(&mut table, "ride 1", &[]);
    table.judge(42);
    let judged = |table: &Table<Joust>| table.played().iter().map(|entry| entry.judged).collect::<Vec<_>>();
    let wanted = vec![None, None, Some(-150), None, Some(42)];
    assert_eq!(judged(&table), wanted);
    let mut replayed = Vec::new();
    table.replay(|_, _, step| replayed.push(step.judged));
    assert_eq!(replayed, wanted);
    table.undo(Seat(0)).unwrap();
    let again = table.redo().unwrap();
    assert_eq!((judged(&table), again[0].judged), (wanted.clone(), Some(42)));
    let text = table.save().to_json();
    assert_eq!(text.matches("\"judged\"").count(), 2, "{text}");
    let mut loaded = Table::<Joust>::load("test", &Save::parse("test", &text).unwrap()).unwrap();
    assert_eq!((judged(&loaded), loaded.bytes()), (wanted, table.bytes()));
    assert_eq!(loaded.save().to_json(), text);
    // It is part of what was saved: altered by hand it is not taken for what was thought.
    let altered = Save::parse("test", &text.replace("-150", "150")).unwrap();
    assert!(Table::<Joust>::load("test", &altered).is_err());
    // A judgement of nothing is no judgement.
    let mut fresh = Table::<Joust>::open(Setup::new("lists"), 7).unwrap();
    fresh.judge(5);
    assert!(fresh.played().is_empty());
    play(&mut loaded, "yield", &[]);
    assert_eq!(loaded.played().last().unwrap().judged, None);
}

#[test]
fn a_save_without_judgements_is_written_as_it_always_was() {
    let save = ready().save();
    let text = save.to_json();
    assert!(!text.contains("judged"));
    // The digest of a save that knows nothing of judgements, by the words of the file alone.
    let old: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert!(old["actions"].as_array().unwrap().iter().all(|action| action.as_object().unwrap().len() == 2));
    assert_eq!(Save::parse("test", &text).unwrap().compute_digest(), save.digest);
}

#[test]
fn a_battle_has_sides_and_options_of_its_own() {
    let about = Joust::about();
    let (day, night) = (about.battle("lists"), about.battle("night"));
    assert_eq!(
        (day.seat("lance"), night.seat("lance"), night.seat("BAT")),
        (Some(Seat(0)), None, Some(Seat(1)))
    );
    assert_eq!((day.seat_id(Seat(1)), night.seat_id(Seat(1))), ("shield", "bat"));
    let options = |battle: BattleInfo| battle.options().map(|option| option.id).collect::<Vec<_>>().join(" ");
    assert_eq!((options(day), options(night)), ("mud".into(), "torches".into()));
    // A choice of one battle is no choice of another; one that makes no difference is let through.
    assert!(Setup::new("night").with("torches", "off").with("mud", "off").check(about).is_ok());
    assert!(Setup::new("lists").with("torches", "off").check(about).is_err());
    assert_eq!(Setup::new("night").option(about, "torches"), "on");
    // Saves, resignations and standing orders name the sides of their battle.
    let mut table = Table::<Joust>::open(Setup::new("night"), 1).unwrap();
    assert!(StandingOrder::parse(table.battle(), "bat answer parry if target <= 8").is_some());
    assert_eq!(StandingOrder::parse(table.battle(), "shield answer parry"), None);
    table.play_text("resign bat", Throw::Seeded).unwrap();
    let save = table.save();
    assert_eq!((save.actions[0].seat.as_str(), save.actions[0].action.as_str()), ("bat", "resign bat"));
    assert_eq!(Table::<Joust>::load("save", &save).unwrap().bytes(), table.bytes());
}
