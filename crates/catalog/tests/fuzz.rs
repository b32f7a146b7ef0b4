//! Whatever bytes come in at a door of any game, the answer is a value and never a panic, and a game that refuses something is the
//! game it was. The words of a game are those that its own random games have written.

use catalog::{Game, Sitting, WithGame, find, games, load, open_position, with_every_game};
use engine::decision::{Hand, Place};
use engine::dice::Stream;
use engine::orders::StandingOrder;
use engine::ruleset::{Ruleset, Setup};
use engine::save::Save;
use engine::soak::{Vocabulary, battle_by_lot};
use engine::table::{Deed, Table, Throw};
use engine::text::Lang;
use engine::{Refusal, Viewer};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::FileFailurePersistence;
use std::sync::LazyLock;

/// A game in progress, as it goes through a door.
#[derive(Clone)]
struct Sample {
    game: &'static str,
    save: String,
    /// The same from its position: a save that holds one.
    resumed: String,
    position: String,
    words: Vocabulary,
}

/// A counter-example says which one it was, not the whole game.
impl std::fmt::Debug for Sample {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        let at = SAMPLES.iter().position(|own| own.save == self.save);
        write!(f, "{} sample {at:?}", self.game)
    }
}

impl Sample {
    fn sitting(&self) -> Box<dyn Sitting> {
        load("sample", &self.save).expect("a good save loads")
    }
    fn game(&self) -> &'static dyn Game {
        find(self.game).expect("a game of the catalog")
    }
}

/// Random games of every game, each looked at after so many decisions.
static SAMPLES: LazyLock<Vec<Sample>> = LazyLock::new(|| {
    let mut samples = Samples(Vec::new());
    with_every_game(&mut samples);
    samples.0
});

struct Samples(Vec<Sample>);

impl WithGame for Samples {
    fn game<R: Ruleset>(&mut self) {
        let opens = |setup: &Setup| R::open(setup).is_ok();
        for (number, decisions) in (0..).zip([0, 3, 11, 30, 45, 70, 90, 130, 170]) {
            let setup = battle_by_lot(R::about(), None, number, &opens).expect("a battle");
            self.0.push(sample(&random_game::<R>(setup, number, decisions)));
        }
    }
}

/// A table after so many random decisions, and the words that were heard at it.
fn random_game<R: Ruleset>(setup: Setup, seed: u64, decisions: usize) -> (Table<R>, Vocabulary) {
    let mut table = Table::<R>::open(setup, seed).expect("a battle by lot opens");
    let (mut rng, mut buffer, mut words) = (Stream::new(seed, 5), Vec::new(), Vocabulary::default());
    for _ in 0..decisions {
        for action in table.legal().iter().take(20) {
            words.learn(&table.rules().write(table.state(), action));
        }
        let Some(action) = table.rules().random(table.state(), &mut rng, &mut buffer) else { break };
        table.play(Deed::Act(action), Throw::Seeded).expect("a legal action");
    }
    table.legal().iter().for_each(|action| words.learn(&table.rules().write(table.state(), action)));
    (table, words)
}

fn sample<R: Ruleset>((table, words): &(Table<R>, Vocabulary)) -> Sample {
    let position = table.rules().write_position(table.setup(), table.state());
    let setup = Setup { position: Some(position.clone()), ..table.setup().clone() };
    let mut resumed = Table::<R>::open(setup, table.seed()).expect("a position reads back");
    if let Some(action) = resumed.legal().first().cloned() {
        resumed.play(Deed::Act(action), Throw::Seeded).expect("a legal action");
    }
    Sample {
        game: R::about().id,
        save: table.save().to_json(),
        resumed: resumed.save().to_json(),
        position,
        words: words.clone(),
    }
}

fn samples() -> impl Strategy<Value = Sample> {
    select(SAMPLES.as_slice())
}

/// Numbers that somebody might type in the place of another: of several digits, at the ends of what a byte or a word holds, none.
const NUMBERS: [&str; 16] = [
    "0",
    "1",
    "2",
    "9",
    "12",
    "20",
    "63",
    "64",
    "127",
    "200",
    "255",
    "256",
    "4000",
    "65536",
    "4294967296",
    "-1",
];

/// One change to a text: where, up to where, what with, of which kind.
type Change = (Index, Index, u8, u8);

fn changes(most: usize) -> impl Strategy<Value = Vec<Change>> {
    prop::collection::vec((any::<Index>(), any::<Index>(), any::<u8>(), any::<u8>()), 1..most)
}

/// Cuts, doubles, swaps and overwrites pieces of a text; puts other numbers and other words in their places.
fn mangled(text: &str, changes: &[Change]) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for (a, b, byte, kind) in changes {
        if bytes.is_empty() {
            break;
        }
        let (a, b) = (a.index(bytes.len()), b.index(bytes.len()));
        let (low, high) = (a.min(b), a.max(b).min(a.min(b) + 40));
        match kind % 9 {
            0 => bytes[a] = *byte,
            1 => drop(bytes.drain(low..high)),
            2 if *byte < 32 => bytes.truncate(a),
            3 => {
                let piece = bytes[low..high].to_vec();
                bytes.splice(a..a, piece);
            }
            4 => bytes.swap(a, b),
            5 => put_word(&mut bytes, a, b),
            _ => put_number(&mut bytes, a, NUMBERS[usize::from(*byte) % NUMBERS.len()]),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The run of bytes of one sort that begins at the first one of them from `at` on.
fn run(bytes: &[u8], at: usize, sort: impl Fn(&u8) -> bool) -> Option<std::ops::Range<usize>> {
    let from = (at..bytes.len()).find(|at| sort(&bytes[*at]))?;
    let to = (from..bytes.len()).find(|at| !sort(&bytes[*at])).unwrap_or(bytes.len());
    Some(from..to)
}

fn put_number(bytes: &mut Vec<u8>, at: usize, number: &str) {
    if let Some(digits) = run(bytes, at, u8::is_ascii_digit) {
        bytes.splice(digits, number.bytes());
    }
}

/// A word of the text itself in the place of another one.
fn put_word(bytes: &mut Vec<u8>, from: usize, to: usize) {
    let word = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'-';
    let Some(taken) = run(bytes, from, word).map(|range| bytes[range].to_vec()) else { return };
    if let Some(place) = run(bytes, to, word) {
        bytes.splice(place, taken);
    }
}

/// Something to say at a table: invented, put together from words, or anything.
fn speech(sample: &Sample, seed: u64, anything: &str) -> String {
    let mut rng = Stream::new(seed, 9);
    let odd = ["resign", "x", "+", "-", "#", "*", "=", "é", "\u{0}", "99999999999999999999", anything];
    let known: Vec<&str> = sample.words.words().chain(odd).collect();
    let invented = sample.words.invent(&mut rng);
    match (rng.below(5), invented) {
        (0..3, Some(text)) => text,
        (3, _) => {
            let word = |_| known[rng.below(known.len() as u32) as usize];
            (0..5).map(word).collect::<Vec<_>>().join(if rng.below(2) == 0 { " " } else { "" })
        }
        _ => anything.to_string(),
    }
}

fn fail(what: impl std::fmt::Debug) -> TestCaseError {
    TestCaseError::fail(format!("{what:?}"))
}

/// A refusal has words in both languages.
fn is_said(game: &dyn Game, refusal: &Refusal) -> Result<(), TestCaseError> {
    for lang in Lang::ALL {
        let says = refusal.say(game.texts(), lang);
        prop_assert!(!says.is_empty() && !says.contains("{$"), "{says}");
    }
    Ok(())
}

/// What opened is a game in order: something is legal or it is over, whatever is listed can be played and taken back, and it goes on
/// for a while. What it writes reads back.
fn is_playable(sitting: &mut dyn Sitting, seed: u64) -> Result<(), TestCaseError> {
    let mut rng = Stream::new(seed, 11);
    for _ in 0..12 {
        prop_assert_eq!(sitting.decision().is_none(), sitting.outcome().is_some());
        let legal = sitting.legal();
        prop_assert_eq!(legal.is_empty(), sitting.decision().is_none());
        for listed in legal.iter().step_by(legal.len().div_ceil(8).max(1)) {
            sitting.play(&listed.text, Throw::Seeded).map_err(fail)?;
            sitting.take_back().map_err(fail)?;
        }
        sitting.scene(Viewer::Public);
        let Some(pick) = legal.get(rng.below(legal.len() as u32) as usize) else { break };
        sitting.play(&pick.text, Throw::Seeded).map_err(fail)?;
    }
    let written = sitting.position(Viewer::Referee);
    let again = open_position("again", &written, 1).map_err(|flaw| fail(format!("{flaw}\n{written}")))?;
    prop_assert_eq!(again.bytes(), sitting.bytes(), "{}", written);
    Ok(())
}

fn config() -> ProptestConfig {
    // What once went wrong is tried first for ever: the file beside this one belongs to the repository.
    let kept = FileFailurePersistence::WithSource("regressions");
    let usual = ProptestConfig::default();
    // So many for each game: the samples are of all games alike, and one more game takes nothing from the others.
    let cases = usual.cases * games().len() as u32;
    ProptestConfig { failure_persistence: Some(Box::new(kept)), cases, ..usual }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn any_text_as_an_action_is_legal_or_refused_untouched(sample in samples(), seed in any::<u64>(), anything in any::<String>()) {
        let (mut sitting, text) = (sample.sitting(), speech(&sample, seed, &anything));
        let before = sitting.bytes();
        let listed = sitting.legal().iter().any(|listed| listed.text == text);
        let open = sitting.decision().is_some_and(|decision| decision.open);
        let may = sitting.why(&text).is_ok();
        prop_assert!(may || !listed, "{text} is listed and refused");
        match sitting.play(&text, Throw::Seeded) {
            Ok(_) => {
                let resigned = text.trim_start().starts_with("resign");
                prop_assert!(may && (resigned || open || listed || sitting.bytes() != before), "{text}");
                sitting.take_back().map_err(fail)?;
                prop_assert_eq!(sitting.bytes(), before);
            }
            Err(stop) => {
                prop_assert!(!may, "{text} may be done and is refused");
                prop_assert_eq!(sitting.bytes(), before);
                for lang in Lang::ALL {
                    let says = stop.say(sitting.game().texts(), lang);
                    // What somebody wrote is quoted, whatever it looks like.
                    let hole = says.contains("{$") && !text.contains("{$");
                    prop_assert!(!says.is_empty() && !hole, "{says}");
                }
            }
        }
    }

    #[test]
    fn pointing_anywhere_with_anything_is_an_answer(
        sample in samples(), piece in any::<u16>(), near in 0..60u16, q in -12..52i32, r in -30..34i32, seed in any::<u64>(),
    ) {
        let sitting = sample.sitting();
        let (before, to, what) = (sitting.bytes(), Place::Hex { q, r }, speech(&sample, seed, "?"));
        let hands = [Hand::Empty, Hand::Piece(piece), Hand::Piece(near), Hand::Piece(300 + near % 8), Hand::What(&what)];
        for refusal in hands.into_iter().filter_map(|hand| sitting.why_not(hand, to)) {
            prop_assert!(!refusal.rules().is_empty());
            is_said(sitting.game(), &refusal)?;
        }
        let _ = (sitting.ways(piece), sitting.form());
        for route in sitting.ways(near).iter().take(4) {
            let foreseen = sitting.foresee(&route.actions, None);
            prop_assert_eq!(foreseen.refusal, None);
        }
        prop_assert!(sitting.foresee(&[what.clone(), what.clone()], Some(Viewer::Public)).steps.len() <= 2);
        for overlay in sitting.overlays() {
            sitting.overlay(overlay.id, Some(to), Viewer::Public);
        }
        prop_assert!(sitting.overlay(&what, Some(to), Viewer::Public).is_empty());
        prop_assert_eq!(sitting.bytes(), before);
    }

    #[test]
    fn any_text_as_a_save_is_an_answer(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let _ = load("fuzz", &String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn a_mangled_save_loads_as_it_was_or_is_refused(sample in samples(), resumed in any::<bool>(), changes in changes(6)) {
        let text = mangled(if resumed { &sample.resumed } else { &sample.save }, &changes);
        if let Ok(sitting) = load("fuzz", &text) {
            // What loads is a game in order: it saves and loads again.
            let again = load("fuzz", &sitting.save().to_json()).map_err(|flaw| fail(flaw.to_string()))?;
            prop_assert_eq!(again.bytes(), sitting.bytes());
        }
    }

    /// The digest has no key: whoever alters a save can compute it anew. What it holds is then read like any other text.
    #[test]
    fn a_save_that_was_altered_with_its_digest_is_a_game_in_order_or_is_refused(
        sample in samples(), resumed in any::<bool>(), changes in changes(4), seed in any::<u64>(),
    ) {
        let save = Save::parse("sample", if resumed { &sample.resumed } else { &sample.save }).map_err(|flaw| fail(flaw.to_string()))?;
        let mut altered = save.clone();
        match (seed % 3, &save.setup.position) {
            (0, Some(position)) => altered.setup.position = Some(mangled(position, &changes)),
            (1, _) if !save.actions.is_empty() => {
                let at = seed as usize / 3 % save.actions.len();
                altered.actions[at].action = speech(&sample, seed, "");
                altered.actions[at].dice = save.actions[at].dice.iter().map(|face| face.wrapping_add(seed as u8 % 7)).collect();
            }
            _ => {
                let text = mangled(&sample.save, &changes);
                altered = Save::parse("fuzz", &text).unwrap_or(save);
            }
        }
        altered.digest = altered.compute_digest();
        if let Ok(mut sitting) = load("fuzz", &altered.to_json()) {
            is_playable(sitting.as_mut(), seed)?;
        }
    }

    #[test]
    fn a_mangled_position_opens_to_something_playable_or_is_refused(sample in samples(), changes in changes(6), seed in any::<u64>()) {
        let text = mangled(&sample.position, &changes);
        if let Ok(mut sitting) = open_position("fuzz", &text, 1) {
            is_playable(sitting.as_mut(), seed)?;
        }
    }

    #[test]
    fn any_text_as_a_position_is_an_answer(text in any::<String>()) {
        let _ = open_position("fuzz", &text, 1);
        for game in games() {
            let _ = open_position("fuzz", &format!("game = \"{}\"\n{text}", game.about().id), 1);
        }
    }

    #[test]
    fn any_text_as_a_standing_order_is_read_back_or_refused(text in any::<String>(), sample in samples(), pick in any::<Index>()) {
        let about = sample.game().about();
        let battle = about.battle("");
        // A game may have no question that orders answer.
        let info = (!about.orders.is_empty()).then(|| pick.get(&about.orders));
        let begun = info.iter().flat_map(|info| info.answers.iter().map(move |answer| (info.decision, answer)));
        let begun = begun.map(|(decision, answer)| format!("{} {decision} {answer} {text}", about.seats[0].id));
        for text in begun.chain([text.clone()]) {
            if let Some(order) = StandingOrder::parse(battle, &text) {
                let written = order.write(battle);
                prop_assert_eq!(StandingOrder::parse(battle, &written), Some(order));
            }
        }
    }

    #[test]
    fn any_content_file_is_checked_without_a_panic(
        game in any::<Index>(), file in any::<Index>(), bytes in prop::collection::vec(any::<u8>(), 0..60), changes in changes(4), at in any::<Index>(),
    ) {
        let game = *game.get(games());
        let names = content_files(game);
        let name = file.get(&names);
        let mut text = mangled(&game.built_in(name).unwrap_or_default(), &changes).into_bytes();
        let at = at.index(text.len().max(1)).min(text.len());
        let end = (at + bytes.len()).min(text.len());
        text.splice(at..end, bytes);
        let text = String::from_utf8_lossy(&text).into_owned();
        game.check_content(&|asked| if asked == name { Some(text.clone()) } else { game.built_in(asked) });
    }
}

/// The files that a game asks for when it is checked.
fn content_files(game: &dyn Game) -> Vec<String> {
    let asked = std::cell::RefCell::new(Vec::new());
    game.check_content(&|name| {
        asked.borrow_mut().push(name.to_string());
        game.built_in(name)
    });
    let mut names = asked.into_inner();
    names.retain(|name| game.built_in(name).is_some());
    names
}
