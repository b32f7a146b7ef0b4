//! What is shown of a unit's reach is what the rules let it do.

use engine::decision::Place;
use engine::dice::{Scripted, Seeded, Stream};
use engine::journal::Silent;
use engine::ways::Way;
use game_grunwald::action::Action;
use game_grunwald::content::CONTENT;
use game_grunwald::notation::{LEADER, gesture};
use game_grunwald::play::perform;
use game_grunwald::reaching::ways;
use game_grunwald::state::{Phase, State};
use game_grunwald::telling::place;
use game_grunwald::{Grunwald, Options};

/// Plays a game by chance and looks at every so many of its positions.
fn positions(
    scenario: &str,
    options: Options,
    seed: u64,
    each: usize,
    mut look_at: impl FnMut(&Grunwald, &State),
) {
    let scenario = CONTENT.scenario(scenario).expect("a scenario");
    let rules = Grunwald::new(&CONTENT, scenario, options);
    let (mut state, mut stream, mut legal) = (rules.start(), Stream::new(seed, 1), Vec::new());
    for n in 0..4_000 {
        if matches!(state.now.phase, Phase::Over(_)) {
            return;
        }
        legal.clear();
        let look = rules.look(&state);
        let asked = look.question().expect("asked");
        look.legal(&mut legal);
        if n % each == 0 && matches!(asked.kind, "activate" | "step") {
            look_at(&rules, &state);
        }
        let action = match state.now.phase {
            Phase::Setup(seat) if look.setup_complete(seat) => Action::EndSetup,
            Phase::Setup(_) => Action::UseDefault,
            _ => legal[stream.below(legal.len() as u32) as usize].clone(),
        };
        perform(&rules, &mut state, &mut Seeded::new(seed, n as u64), &mut Silent, &action).expect("dice");
    }
}

/// Goes a way step by step as far as nobody answers and no dice fall; says where it led and whether that was its end.
fn go(rules: &Grunwald, state: &State, way: &Way<Action>) -> (State, Vec<Place>, bool) {
    let (mut state, mut through) = (state.clone(), Vec::new());
    let seat = rules.look(&state).question().map(|asked| asked.seat);
    for action in &way.actions {
        let look = rules.look(&state);
        if look.question().map(|asked| asked.seat) != seat {
            return (state, through, false);
        }
        assert!(look.allows(action), "{action:?} of {way:?}");
        through.extend(gesture(&look, action).to);
        let mut next = state.clone();
        if perform(rules, &mut next, &mut Scripted::new(Vec::new()), &mut Silent, action).is_err() {
            return (state, through, false);
        }
        state = next;
    }
    (state, through, true)
}

#[test]
fn r_4_1_3_every_way_that_is_shown_can_be_gone() {
    let (mut whole, mut open) = (0, 0);
    let all = Options { organisation: true, fatigue: true, ..Options::default() };
    for (scenario, options, seed, each) in [
        ("avant-garde", Options::default(), 3, 7),
        ("choc-des-titans", Options::default(), 5, 97),
        ("blitzkrieg-1410", all, 9, 89),
    ] {
        positions(scenario, options, seed, each, |rules, before| {
            for unit in 0..rules.roster.len() as u16 {
                for way in ways(rules, before, unit).iter().filter(|way| way.kind != "fire") {
                    let (after, through, ended) = go(rules, before, way);
                    assert!(ended || way.open, "{way:?} is told to go through");
                    assert!(way.through.starts_with(&through), "{through:?} of {way:?}");
                    if !ended || way.open {
                        open += 1;
                        continue;
                    }
                    whole += 1;
                    assert_eq!(through, way.through, "{way:?}");
                    let it = after.unit(unit as u8);
                    let at = it.spot.hex().map(|hex| place(rules, hex));
                    assert!(way.to.is_none() || at == way.to, "{at:?} after {way:?}");
                    if matches!(way.kind, "forward" | "forward-led" | "turn") {
                        assert_eq!(Some(it.facing.index() as u8), way.facing, "{way:?}");
                        assert!(way.pace.is_none_or(|pace| pace == it.charge), "{} after {way:?}", it.charge);
                    }
                    // What it has left says what it has paid; who can do nothing more has ended his move.
                    if let (Some(first), Some(last)) = (left(before, rules, unit), after.now.walk) {
                        assert_eq!(i32::from(first) - i32::from(last.left), way.cost, "{way:?}");
                    }
                }
            }
        });
    }
    assert!(whole > 10_000 && open > 500, "{whole} and {open}");
}

/// The half points that a unit has for its move, or has left of it.
fn left(state: &State, rules: &Grunwald, unit: u16) -> Option<u8> {
    let walking = state.now.walk.filter(|walk| walk.unit().map(u16::from) == Some(unit));
    Some(walking.unwrap_or_else(|| rules.look(state).fresh_walk(unit as u8)).left)
}

#[test]
fn ruling_46_every_way_of_a_leader_can_be_gone() {
    let mut count = 0;
    positions("choc-des-titans", Options::default(), 11, 53, |rules, before| {
        for leader in 0..before.leaders.len() as u16 {
            for way in &ways(rules, before, LEADER + leader) {
                let (after, through, ended) = go(rules, before, way);
                assert!(ended || way.open, "{way:?} is told to go through");
                assert!(way.through.starts_with(&through), "{through:?} of {way:?}");
                if ended && way.to.is_some() && !way.open {
                    let at = after.leaders[usize::from(leader)].spot.hex().map(|hex| place(rules, hex));
                    assert_eq!((at, &through), (way.to, &way.through), "{way:?}");
                    count += 1;
                }
            }
        }
    });
    assert!(count > 500, "{count}");
}
