//! What a seat sets out to do, by lot: it does what its actions do when they are played one by one, and a save in the middle of it
//! goes on with it.

use super::keeping::saved_and_loaded;
use crate::dice::Stream;
use crate::intent::{Goal, Intent, MemberOrder, Then};
use crate::ruleset::Ruleset;
use crate::table::{Deed, Table, Throw};

/// So many members at most, and so many things that are done.
const MOST_MEMBERS: u32 = 4;
const MOST_DONE: u32 = 60;

/// Carries out an order by lot at a table of its own; the number of actions that it played.
pub(super) fn by_lot<R: Ruleset>(table: &Table<R>, rng: &mut Stream) -> Result<u64, String> {
    let Some(intent) = any_order(table, rng) else { return Ok(0) };
    let (mut first, mut singly) = (saved_and_loaded(table)?, saved_and_loaded(table)?);
    let fail = |what: String| format!("the order {intent:?}: {what}");
    first.set_intent(intent.clone());
    let mut done = 0;
    for _ in 0..MOST_DONE {
        if rng.below(8) == 0 {
            let kept = first.intents().to_vec();
            first = saved_and_loaded(&first).map_err(fail)?;
            if first.intents() != kept {
                return Err(fail("the save has another one".into()));
            }
        }
        let before = first.played().len();
        let went = first.go_on(Throw::Seeded).map_err(|stop| fail(format!("stopped: {stop:?}")))?;
        done += went.steps.len() as u64;
        match went.then {
            Then::GoesOn => {}
            // Whoever is asked says anything.
            Then::Waits => {
                let legal = first.legal();
                let Some(action) = legal.get(rng.below(legal.len() as u32) as usize) else { break };
                let answered = first.play(Deed::Act(action.clone()), Throw::Seeded);
                answered.map_err(|stop| fail(format!("the answer {action:?} was stopped: {stop:?}")))?;
            }
            Then::Halts if rng.below(2) == 0 && first.intent(intent.seat).is_some() => {
                first.take_up_again(intent.seat)
            }
            Then::Halts | Then::Done => break,
        }
        if first.played()[before..].iter().any(|entry| {
            entry.group.is_some() && entry.group != intent.group
                || entry.seat != intent.seat && entry.group.is_some()
        }) {
            return Err(fail("an entry that is not its own carries its number".into()));
        }
        if first.decision().is_none() {
            break;
        }
    }
    while singly.played().len() < first.played().len() {
        let entry = &first.played()[singly.played().len()];
        singly
            .play_text(&entry.text, Throw::Seeded)
            .map_err(|stop| fail(format!("{} played by itself was stopped: {stop:?}", entry.text)))?;
    }
    match singly.bytes() == first.bytes() {
        true => Ok(done),
        false => Err(fail("its actions played one by one give other bytes".into())),
    }
}

/// Ways of some pieces of the seat that decides, and places where others shall go.
fn any_order<R: Ruleset>(table: &Table<R>, rng: &mut Stream) -> Option<Intent> {
    let seat = table.decision()?.seat;
    let standing = table.rules().standing(&table.known());
    let own: Vec<_> = standing.iter().filter(|it| it.seat == seat).collect();
    let mut any = |count: usize| rng.below(count as u32) as usize;
    let mut members = Vec::new();
    let attacks = any(4) == 0;
    for _ in 0..=any(MOST_MEMBERS as usize) {
        let piece = own.get(any(own.len().max(1))).map_or(0, |it| it.piece);
        let ways = table.ways(piece);
        let way = ways.get(any(ways.len().max(1)));
        let goal = standing.get(any(standing.len().max(1))).map(|it| Goal {
            to: Some(it.place),
            facing: it.facing,
            exact: false,
            attacks,
        });
        let actions = match any(2) {
            0 => way.map(|way| table.rules().write_way(&table.known(), &way.actions)).unwrap_or_default(),
            _ => Vec::new(),
        };
        members.push(MemberOrder { piece: Some(piece), actions, goal });
    }
    let group = (any(4) > 0).then(|| table.next_group());
    Some(Intent { seat, group, members, halted: false })
}
