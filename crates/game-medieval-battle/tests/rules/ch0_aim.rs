//! 0. The aim, and C. the pieces.

use crate::given;
use crate::setting_up::*;
use engine::dice::{NoDice, Stream};
use engine::journal::Silent;
use engine::ruleset::{Ruleset, Setup};
use engine::table::{Table, Throw};
use game_medieval_battle::MedievalBattle;
use game_medieval_battle::ch1_battlefield::{Geometry, Size};
use game_medieval_battle::content::{CONTENT, ModuleKind};
use game_medieval_battle::state::{KINDS, Kind, RED, YELLOW};

#[test]
fn r_0_1_two_players_with_one_army_each() {
    let seats: Vec<&str> = MedievalBattle::about().seats.iter().map(|seat| seat.id).collect();
    assert_eq!(seats, ["red", "yellow"]);
    let battle = opened("crossroads", "red-army rulebook-host, yellow-army riders");
    assert_eq!(reserve(&battle, RED), "W HC HC LC MA HI HI LI P A A LB");
    assert_eq!(reserve(&battle, YELLOW), "W HC LC LC LC MA MA MA LI LI LI A A");
}

#[test]
fn r_0_1_flags_or_the_wagon_or_both_make_the_points() {
    let points = |position: &str| score(&given(position));
    assert_eq!(points("red.units = ['P 1,0']"), [0, 0]);
    assert_eq!(points("red.units = ['P 1,0']\nflags = { H8 = 'red', K11 = 'yellow' }"), [2, 1]);
    assert_eq!(points("red.units = ['P 1,0']\nyellow.wagon-lost = true"), [3, 0]);
    assert_eq!(
        points("red.units = ['P 1,0']\nyellow.wagon-lost = true\nflags = { B11 = 'red', K2 = 'yellow' }"),
        [4, 1]
    );
    // Five points have won the standard map; on the large one the game goes on.
    let large = "scenario = 'two-realms'\nred.units = ['P 1,0']\nyellow.wagon-lost = true";
    assert_eq!(points(&format!("{large}\nflags = {{ H8 = 'red', K2 = 'yellow' }}")), [5, 1]);
}

#[test]
fn r_0_2_a_whole_game_never_asks_for_a_die() {
    for scenario in ["first-game", "crossroads", "random-standard", "together-large", "deep-forest"] {
        for seed in 0..3 {
            let setup = Setup { seed, ..setup(scenario, "dismounting on") };
            let (rules, mut state) = MedievalBattle::open(&setup).unwrap();
            let (mut rng, mut buffer, mut decisions) = (Stream::new(seed, 9), Vec::new(), 0);
            while let Some(action) = rules.random(&state, &mut rng, &mut buffer) {
                rules.apply(&mut state, &action, &mut NoDice, &mut Silent).unwrap();
                decisions += 1;
            }
            assert!(rules.outcome(&state).is_some(), "{scenario} {seed} ends");
            assert!(decisions > 40, "{scenario} {seed} was a game");
        }
    }
}

#[test]
fn r_0_2_the_same_choices_lead_to_the_same_position_whatever_the_seed_of_the_dice() {
    let mut one = Table::<MedievalBattle>::open(Setup::new("first-game"), 1).unwrap();
    let mut two = Table::<MedievalBattle>::open(Setup::new("first-game"), 2).unwrap();
    let mut rng = Stream::new(3, 9);
    while one.decision().is_some() {
        let legal = one.legal();
        let text = one.rules().write(one.state(), &legal[rng.below(legal.len() as u32) as usize]);
        let steps = one.play_text(&text, Throw::Seeded).unwrap();
        assert!(steps.iter().all(|step| step.rolls.is_empty()), "{text} rolls nothing");
        two.play_text(&text, Throw::Seeded).unwrap();
        assert_eq!(one.bytes(), two.bytes(), "after {text}");
    }
    assert!(one.played().len() > 40);
}

#[test]
fn r_0_2_the_board_is_made_of_two_sided_modules() {
    for tile in &CONTENT.modules.tiles {
        assert_ne!(tile.faces[0], tile.faces[1]);
    }
    // Every face is printed on exactly one side of one tile.
    for face in &CONTENT.modules.faces {
        let sides = CONTENT.modules.tiles.iter().flat_map(|tile| &tile.faces).filter(|id| **id == face.id);
        assert_eq!(sides.count(), 1, "{}", face.id);
    }
}

#[test]
fn r_c_1_the_box_holds_five_outer_two_inner_and_four_small_modules() {
    let tiles = |kind: ModuleKind| -> Vec<String> {
        let of_kind = CONTENT.modules.tiles.iter().filter(|tile| tile.kind == kind);
        of_kind.map(|tile| tile.faces.join("/")).collect()
    };
    assert_eq!(tiles(ModuleKind::Outer), ["AI/BI", "AII/BII", "AIII/BIII", "AIV/BIV", "AV/BV"]);
    assert_eq!(tiles(ModuleKind::Inner), ["I/II", "III/IV"]);
    assert_eq!(tiles(ModuleKind::Supplementary), ["1a/1b", "2a/2b", "3a/3b", "4a/4b"]);
}

#[test]
fn r_c_1_each_colour_has_24_counters_and_five_time_tokens() {
    let counters: Vec<String> =
        KINDS.iter().map(|kind| format!("{} {}", kind.id(), CONTENT.charts.kind(*kind).counters)).collect();
    assert_eq!(counters.join(", "), "HC 3, LC 3, MA 3, HI 3, LI 3, P 3, A 3, LB 2, W 1");
    let battle = opened("first-game", "");
    assert_eq!(battle.table.state().tokens, [5, 5]);
    // No position has more of anything than the box.
    assert_eq!(
        flaw("red.units = ['HC G8', 'HC H8', 'HC I8', 'HC J8']"),
        "position: more counters of HC than the box holds"
    );
    assert_eq!(flaw("red.units = ['W G8', 'W I8']"), "position: more counters of W than the box holds");
    assert_eq!(
        flaw("red.units = ['P H8']\ntokens = { red = 6 }"),
        "position:3: 6 time tokens are more than there are"
    );
    // Four in play, the fourth among the destroyed, are three in play.
    given("red.units = ['HC G8', 'HC H8', 'HC reserve', 'HC gone']");
}

#[test]
fn r_c_2_a_counter_shows_two_knights_or_one_and_the_points_left() {
    let battle = given("red.units = ['HC H8', 'HC x1 I8 mp 2', 'W M6', 'HC gone']");
    assert_eq!(at(&battle, "H8"), "red HC, 2 knights, 4 points");
    assert_eq!(at(&battle, "I8"), "red HC, 1 knights, 2 points");
    let pieces = battle.table.rules().scene(battle.table.state()).pieces;
    let shown: Vec<_> = pieces.iter().map(|piece| (piece.short, piece.strength, piece.dots)).collect();
    assert_eq!(
        shown,
        [("HC", Some((2, 2)), Some((4, 4))), ("HC", Some((1, 2)), Some((2, 4))), ("W", None, Some((1, 1))),]
    );
    assert_eq!(pieces[1].status, ["worn"]);
}

#[test]
fn r_c_2_the_printed_movement_points_are_at_most_these() {
    let printed: Vec<String> =
        KINDS.iter().map(|kind| format!("{} {}", kind.id(), CONTENT.charts.kind(*kind).movement)).collect();
    assert_eq!(printed.join(", "), "HC 4, LC 5, MA 5, HI 2, LI 3, P 3, A 3, LB 3, W 1");
    for kind in KINDS {
        let more = CONTENT.charts.kind(kind).movement + 1;
        let line = format!("{} M6 mp {more}", kind.id());
        let why = flaw(&format!("red.units = ['{line}']"));
        assert_eq!(why, format!("position:2: “{line}”: no such number of movement points"));
    }
}

#[test]
fn r_c_2_a_wagon_has_one_point_at_most_and_no_worn_side() {
    assert_eq!(at(&given("red.units = ['W M6']"), "M6"), "red W, 2 knights, 1 points");
    assert_eq!(at(&given("red.units = ['W M6 turned']"), "M6"), "red W, 2 knights, 0 points");
    assert!(flaw("red.units = ['W x1 M6']").contains("W x1 M6"));
    assert!(flaw("red.units = ['HC M6 turned']").contains("HC M6 turned"), "only a wagon turns");
}

#[test]
fn ruling_80_six_control_markers_are_enough_for_every_flag() {
    let flags = |size| Geometry::of(size).flags.len();
    assert_eq!((flags(Size::Standard), flags(Size::Large)), (4, 6));
    // All six can be held at once, and each shows whose it is.
    let held =
        "flags = { H8 = 'red', B11 = 'yellow', K2 = 'red', M14 = 'yellow', S11 = 'red', J20 = 'yellow' }";
    let battle = given(&format!("scenario = 'two-realms'\nred.units = ['P 1,0']\n{held}"));
    let marks = battle.table.rules().scene(battle.table.state()).marks;
    assert_eq!(marks.len(), 6);
    assert_eq!(marks.iter().filter(|mark| mark.owner == Some(RED)).count(), 3);
    assert_eq!(marks.iter().filter(|mark| mark.owner == Some(YELLOW)).count(), 3);
}

#[test]
fn ruling_81_facing_is_for_show_only_the_points_are_written_out() {
    let battle = opened("first-game", "");
    let pieces = battle.table.rules().scene(battle.table.state()).pieces;
    assert_eq!(pieces.len(), 24);
    for piece in pieces {
        assert_eq!(piece.facing, None);
        let full = CONTENT.charts.kind(Kind::parse(piece.short).unwrap()).movement;
        assert_eq!(piece.dots, Some((full, full)), "{} begins with all its points", piece.short);
    }
}

/// What is wrong with the modules once a piece of their file is replaced.
fn flaw_of_boards(piece: &str, instead: &str) -> Vec<String> {
    let boards = MedievalBattle::LIBRARY.built_in("modules/boards.toml").expect("a file");
    assert!(boards.contains(piece), "{piece}");
    let boards = boards.replacen(piece, instead, 1);
    let read = |name: &str| match name {
        "modules/boards.toml" => Some(boards.clone()),
        _ => MedievalBattle::LIBRARY.built_in(name),
    };
    let say = |flaw: engine::content::Flaw| flaw.say(MedievalBattle::texts(), engine::Lang::En);
    MedievalBattle::LIBRARY.check(&read).into_iter().map(say).collect()
}

#[test]
fn r_c_1_no_map_wants_more_modules_than_the_box_holds() {
    let without = flaw_of_boards("[[tile]]\nkind = \"supplementary\"\nfaces = [\"4a\", \"4b\"]\n", "");
    let wanted = "modules/boards.toml: a map needs 4 modules of a type of which the box holds 3 (MB-C.1)";
    assert_eq!(without, [wanted]);
}

#[test]
fn ruling_80_no_map_has_more_flags_than_there_are_markers() {
    // A flag on each outer module of the standard map makes seven.
    let more = flaw_of_boards("[shape.outer]\n", "[shape.outer]\nflag = { q = 5, r = -2, vp = 1 }\n");
    let wanted = "modules/boards.toml: a map has 7 flags, but there are markers for 6 (MB-R80)";
    assert_eq!(more, [wanted]);
}
