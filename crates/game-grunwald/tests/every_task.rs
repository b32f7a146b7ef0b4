//! Whatever a battle can be in the middle of can be saved, sent and written down there: each phase, each task, each kind of walker,
//! aim, end.

use engine::ruleset::{Ruleset, Setup};
use engine::soak::{battle_by_lot, meet_all};
use engine::table::{Table, Throw};
use game_grunwald::Grunwald;
use game_grunwald::state::{
    Aim, BannerWhereabouts, End, Phase, Stage, State, Task, Walker, Whereabouts, WhyFacing,
};

/// The name of each variant, and the list of all names: what is new does not compile until it has one.
macro_rules! names {
    ($all:ident $name:ident($of:ty) { $($pattern:pat => $text:literal),+ $(,)? }) => {
        const $all: &[&str] = &[$($text),+];
        fn $name(it: &$of) -> &'static str {
            match it { $($pattern => $text),+ }
        }
    };
}

names!(PHASES phase(Phase) {
    Phase::Setup(_) => "set-up",
    Phase::OpenFire => "open fire",
    Phase::Panic => "panic",
    Phase::Activate => "activate",
    Phase::CloseFire => "close fire",
    Phase::Combat => "combat",
    Phase::Excess(_) => "excess",
    Phase::Over(_) => "over",
});
names!(TASKS task(Task) {
    Task::Walk => "walk",
    Task::React => "react",
    Task::Counter(_) => "counter-charge",
    Task::ShootBack(_) => "shoot back",
    Task::Volley { .. } => "volley",
    Task::FriendHit { .. } => "friend hit",
    Task::Aside { .. } => "aside",
    Task::TakeUp { .. } => "take up",
    Task::FleeTie => "flee tie",
    Task::Retreat { .. } => "retreat",
    Task::Face { .. } => "face",
    Task::Chase { .. } => "chase",
    Task::Advance { .. } => "advance",
    Task::Fight => "fight",
});
names!(STAGES stage(Stage) {
    Stage::Fort(..) => "stage: fort",
    Stage::Throw => "stage: throw",
    Stage::Loss(_) => "stage: loss",
    Stage::Retreat => "stage: retreat",
    Stage::Blocked => "stage: blocked",
    Stage::Pursuit => "stage: pursuit",
    Stage::Advance => "stage: advance",
    Stage::End => "stage: end",
});
names!(WALKERS walker(Walker) {
    Walker::Unit(_) => "walker: unit",
    Walker::Leader(_) => "walker: leader",
    Walker::Fleeing(_) => "walker: fleeing",
});
names!(FACINGS facing(WhyFacing) {
    WhyFacing::Retreat => "facing: retreat",
    WhyFacing::Pursuit { .. } => "facing: pursuit",
    WhyFacing::Advance(_) => "facing: advance",
});
names!(AIMS aim(Aim) {
    Aim::Unit(_) => "aim: unit",
    Aim::Leaders(_) => "aim: leaders",
    Aim::Object(_) => "aim: object",
});
names!(ENDS end(End) {
    End::Leaders => "end: leaders",
    End::Turns => "end: turns",
    End::Resigned => "end: resigned",
    End::NoLeaders => "end: no leaders",
});
names!(WHEREABOUTS whereabouts(Whereabouts) {
    Whereabouts::Map(_) => "whereabouts: map",
    Whereabouts::Waiting => "whereabouts: waiting",
    Whereabouts::Away { .. } => "whereabouts: away",
    Whereabouts::Gone => "whereabouts: gone",
    Whereabouts::Absent => "whereabouts: absent",
});
names!(BANNERS banner(BannerWhereabouts) {
    BannerWhereabouts::Waiting => "banner: waiting",
    BannerWhereabouts::Held(_) => "banner: held",
    BannerWhereabouts::Lies(_) => "banner: lies",
    BannerWhereabouts::Gone => "banner: gone",
});

/// Nobody is asked anything while these last: they begin and end within one action. Walls do not shoot back.
const NEVER_ASKED: &[&str] = &["stage: throw", "stage: end", "aim: object"];

/// What random armies seldom come to: close combat, a crowded fort, foot before riders, banners in the hands of the weak.
const CLOSE: [&str; 6] = [
    r#"
        units = ["TGM1 4923 S", "TGM2 4823 SE", "LIL1 4924 N", "LIL2 4924 N", "LIL3 4924 N", "LIL4 4924 N", "LIM1 4924 N",
            "LIM2 4924 N", "LVI1 4926 N"]
        leaders = ["ulrich 4923", "jagiello 4926"]
    "#,
    r#"
        units = ["PKR1 0915 N nc 2", "PSI1 1015 N nc 2", "TIM1 0914 S", "TIM2 0914 S", "TIL1 1014 S", "TXB1 0913 S"]
        leaders = ["zyndram 0915", "jagiello 0920", "ulrich 0913"]
    "#,
    r#"
        units = ["PKR1 0915 N pf 1", "PKR2 0915 N pf 1", "PSI1 1015 N pf 1", "PIL1 0916 N pf 1", "TGM1 0914 S pf 1",
            "TGM2 0914 S pf 1", "TIL1 1014 S pf 1", "TOR1 0913 S pf 1"]
        leaders = ["zyndram 0915", "ulrich 0914"]
        banners = ["KR PKR1", "GM TGM1"]
    "#,
    r#"
        units = ["PSI1 0915 N nc 2", "PKR1 1115 N nc 2", "TIL1 0914 N", "TIL2 1114 N"]
        leaders = ["zyndram 0915", "ulrich 0905"]
    "#,
    r#"
        units = ["LIL1 4924 N pf 1", "LIL2 4924 N pf 1", "LIL3 4924 N pf 1", "LIL4 4924 N pf 1", "TGM1 4923 S", "TGM2 4823 SE",
            "TIL1 5023 SW"]
        leaders = ["zyndram 4924", "ulrich 4923"]
        banners = ["KR LIL1", "GM TGM1"]
    "#,
    r#"
        units = ["LAR1 0915 N", "LAR2 1015 N", "TXB1 0913 S", "TXB2 1013 S", "TIL1 1113 S"]
        leaders = ["zyndram 0916", "witold 0915", "ulrich 0912", "wallenrod 0914"]
    "#,
];

/// When they begin: mostly with the riders of the allies, who stand close enough to charge; in their combats, in those of the Order.
const STEPS: [usize; 4] = [1, 1, 2, 6];

fn close() -> impl Iterator<Item = Setup> {
    let all = |number: usize| {
        let (units, step) = (CLOSE[number % CLOSE.len()], STEPS[number / CLOSE.len() % STEPS.len()]);
        let position =
            format!("game = 'grunwald'\nscenario = 'choc-des-titans'\nturn = 2\nstep = {step}\n{units}");
        Setup { position: Some(position), ..Setup::new("choc-des-titans") }
    };
    (0..360).map(all)
}

/// What takes one choice among many and some luck besides: foot that stands before riders, a shot at a leader that others answer.
fn led_to() -> impl Iterator<Item = Setup> {
    let aside = (
        "units = ['LME1 0915 N nc 2 pf 1', 'TIH1 0914 S']\nleaders = ['jagiello 0920', 'ulrich 0905']",
        ["move LME1", "overrun"],
        "aside",
    );
    let answered = (
        "units = ['TAT1 0916 N', 'TXB1 0914 S']\nleaders = ['szymon 0916', 'witold 0920', 'ulrich 0912', 'wallenrod 0915']",
        ["move TAT1", "fire TAT1 @0915"],
        "fire",
    );
    let found = |(units, actions, asked): (&str, [&str; 2], &str)| {
        let position =
            format!("game = 'grunwald'\nscenario = 'choc-des-titans'\nturn = 2\nstep = 1\n{units}");
        let setup = Setup { position: Some(position), ..Setup::new("choc-des-titans") };
        let mut tables = (0..200).map(|seed| {
            let mut table = Table::<Grunwald>::open(setup.clone(), seed).expect("a position");
            for action in actions {
                table.play_text(action, Throw::Seeded).unwrap_or_else(|stop| panic!("{action}: {stop:?}"));
            }
            table
        });
        let there = |table: &Table<Grunwald>| table.decision().is_some_and(|decision| decision.kind == asked);
        let table = tables.find(there).unwrap_or_else(|| panic!("nobody was asked {asked}"));
        Setup { position: Some(table.rules().write_position(table.setup(), table.state())), ..setup.clone() }
    };
    [aside, answered].into_iter().flat_map(move |it| [found(it), found(it)])
}

/// Both sides lose their last leader at once so seldom that it is written down.
fn without_leaders() -> Setup {
    let text = "game = 'grunwald'\nscenario = 'choc-des-titans'\nturn = 2\nstep = 2\nphase = 'over'\nunits = ['PKR1 0915 N', 'TGM1 0914 S']
leaders = ['zyndram gone', 'ulrich gone']\n[over]\nend = 'no-leaders'\npoints = [0, 0]";
    Setup { position: Some(text.into()), ..Setup::new("choc-des-titans") }
}

fn all() -> Vec<&'static str> {
    let lists = [PHASES, TASKS, STAGES, WALKERS, FACINGS, AIMS, ENDS, WHEREABOUTS, BANNERS];
    lists.concat().into_iter().filter(|name| !NEVER_ASKED.contains(name)).collect()
}

fn met(state: &State) -> Vec<&'static str> {
    let now = &state.now;
    let mut list = vec![phase(&now.phase)];
    list.extend(now.fight.as_ref().map(|fight| stage(&fight.stage)));
    list.extend(now.walk.as_ref().map(|walk| walker(&walk.who)));
    if let Phase::Over(ending) = &now.phase {
        list.push(end(&ending.end));
    }
    for it in &now.tasks {
        list.push(task(it));
        match it {
            Task::Face { why, .. } => list.push(facing(why)),
            Task::ShootBack(shot) | Task::Volley { shot, .. } => list.push(aim(&shot.at)),
            _ => {}
        }
    }
    list.extend(state.units.iter().map(|unit| whereabouts(&unit.whereabouts)));
    list.extend(state.banners.iter().map(|it| banner(&it.whereabouts)));
    list
}

#[test]
fn whatever_a_battle_is_in_the_middle_of_can_be_saved_sent_and_written_down() {
    let opens = |setup: &Setup| Grunwald::open(setup).is_ok();
    let setups = (0..40).filter_map(|number| battle_by_lot(Grunwald::about(), None, number, &opens));
    match meet_all::<Grunwald>(
        &all(),
        met,
        setups.chain(close()).chain(led_to()).chain([without_leaders(), without_leaders()]),
    ) {
        Ok(met) => println!("{met:?}"),
        Err(what) => panic!("{what}"),
    }
}
