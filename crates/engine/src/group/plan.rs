//! What becomes of an order before it is given: it is tried out with the code that will carry it out, while the other seat lets
//! everything pass.

use super::assign::cheapest;
use super::{GroupOrder, Pace, STEPS, Standing, best_attack, between, displaced, distance};
use crate::decision::{Act, Place, Role};
use crate::dice::Scripted;
use crate::intent::{Goal, Intent, MOST_MEMBERS, MemberOrder};
use crate::journal::{Noted, Silent};
use crate::pose::Facing;
use crate::refusal::Refusal;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::sorted::InOrder;
use crate::table::{Deed, Table};
use crate::text::Phrase;
use crate::ways::{Way, ways};
use std::cmp::Reverse;

/// An order ready to be given, and what it does to each member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    pub intent: Intent,
    /// In the order in which they go.
    pub members: Vec<PlannedMember>,
}

/// What an order does to one member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlannedMember {
    pub piece: u16,
    pub from: Place,
    /// Where it ends, and how it stands there.
    pub to: Place,
    pub facing: Option<Facing>,
    /// The places it passes, the last one included.
    pub through: Vec<Place>,
    /// What it pays.
    pub cost: i32,
    /// The other seat may answer, or dice fall: nobody knows whether it gets there.
    pub open: bool,
    /// Why it stays, or goes no farther.
    pub why: Option<Refusal>,
}

impl PlannedMember {
    /// It does nothing.
    fn standing(it: &Standing) -> PlannedMember {
        let (from, to, facing) = (it.place, it.place, it.facing);
        let (through, cost, open, why) = (Vec::new(), 0, false, None);
        PlannedMember { piece: it.piece, from, to, facing, through, cost, open, why }
    }
}

/// So many actions of one member are tried out, and so many answers of the other seat.
const MOST_TRIED: usize = 200;
const MOST_ANSWERS: usize = 6;
/// So far back the piece that acted last is looked for.
const MOST_LOOKED_BACK: usize = 200;
/// What a place costs that no way leads to, and each hex to it.
const FAR: (i64, i64) = (10_000, 100);
/// A place for whom there is none: dearer than any.
const NOWHERE: i64 = 1_000_000_000;

impl<R: Ruleset> Table<R> {
    /// What an order would do, member by member. Those who are not on the board, or not the seat's that decides, are left out.
    pub fn plan(&self, members: &[u16], order: &GroupOrder) -> Result<Plan, Refusal> {
        let refuse = |id: &'static str| Refusal::unreadable(Phrase::new(id));
        let attacks = *order == GroupOrder::Attack;
        let role = |role| matches!(role, Role::Choose | Role::Step) || attacks && role == Role::Declare;
        let asked = self.decision().filter(|it| role(it.role) && !it.reaction);
        let seat = asked.ok_or_else(|| refuse("refusal-group-not-now"))?.seat;
        let state = self.known();
        let standing = self.rules().standing(&state);
        let mut known: Vec<Standing> = Vec::new();
        for piece in members.iter().take(MOST_MEMBERS) {
            let stands = standing.iter().find(|it| it.piece == *piece && it.seat == seat);
            known.extend(stands.filter(|it| !known.iter().any(|other| other.piece == it.piece)));
        }
        let Some(first) = known.first().copied() else { return Err(refuse("refusal-group-nobody")) };
        let mut rehearsal = Rehearsal { rules: self.rules(), state, seat };
        if attacks {
            let members = rehearsal.attacks(&known);
            return match members.is_empty() {
                true => Err(refuse("refusal-group-no-attack")),
                false => Ok(Plan { intent: self.together(seat, attackers(&members)), members }),
            };
        }
        let goals = match order {
            GroupOrder::There(to) => {
                let by = between(first.place, *to).ok_or_else(|| refuse("refusal-group-nobody"))?;
                moved(&known, by, None)
            }
            GroupOrder::Advance { side, most, pace } => {
                let faced = known.iter().find_map(|it| match it.facing {
                    Some(Facing::Side(side)) => Some(side),
                    _ => None,
                });
                let side = side.or(faced).ok_or_else(|| refuse("refusal-group-no-side"))?;
                let step = STEPS[usize::from(side % 6)];
                rehearsal.advance(&known, step, most.map_or(i32::MAX, i32::from), *pace)
            }
            GroupOrder::Along(places) => rehearsal.along(&known, places),
            GroupOrder::Again => {
                let (by, facing) = self.last_move(seat).ok_or_else(|| refuse("refusal-group-no-last"))?;
                moved(&known, by, facing)
            }
            GroupOrder::Face(facing) => known.iter().map(|it| (it.piece, Goal::facing(*facing))).collect(),
            // It has been planned above.
            GroupOrder::Attack => Vec::new(),
        };
        let goals = front_first(&known, goals);
        let intent = self.together(seat, goals);
        let members = intent.members.iter().filter_map(|member| rehearsal.carry_out(member.clone()));
        Ok(Plan { members: members.collect(), intent })
    }

    /// The order of a group, member by member.
    fn together(&self, seat: Seat, goals: Vec<(u16, Goal)>) -> Intent {
        let order = |(piece, goal)| MemberOrder { piece: Some(piece), actions: Vec::new(), goal: Some(goal) };
        let members = goals.into_iter().map(order).collect();
        Intent { seat, group: Some(self.next_group()), members, halted: false }
    }

    /// What leaves everybody as he is who has not acted: the end of the move under way, and the one answer that is no piece's
    /// business. `None` where the game offers no such thing.
    pub fn everybody_stays(&self) -> Option<Vec<String>> {
        let asked =
            self.decision().filter(|it| matches!(it.role, Role::Choose | Role::Step) && !it.reaction)?;
        let mut state = self.known();
        let mut actions = Vec::new();
        if asked.role == Role::Step {
            let stop =
                self.legal().into_iter().find(|it| self.rules().gesture(&state, it).act == Act::Stop)?;
            actions.push(self.rules().write(&state, &stop));
            let mut none = Scripted::new(Vec::new());
            self.rules().apply(&mut state, &stop, &mut none, &mut Silent).ok()?;
            let next = self.rules().decision(&state)?;
            if (next.seat, next.role, next.reaction) != (asked.seat, Role::Choose, false) {
                return Some(actions);
            }
        }
        let mut legal = Vec::new();
        self.rules().legal(&state, &mut legal);
        let mut plain = legal.iter().filter(|action| {
            let gesture = self.rules().gesture(&state, action);
            gesture.piece.is_none()
                && gesture.to.is_none()
                && gesture.target.is_none()
                && gesture.what.is_none()
        });
        let only = plain.next().filter(|_| plain.next().is_none())?;
        actions.push(self.rules().write(&state, only));
        Some(actions)
    }

    /// How the piece moved that this seat moved last, and which way it faces since.
    fn last_move(&self, seat: Seat) -> Option<((i32, i32), Option<Facing>)> {
        let skipped = self.played().len().saturating_sub(MOST_LOOKED_BACK);
        let mut last: Option<Standing> = None;
        self.replay_from(skipped, |_, _, step| {
            let Deed::Act(action) = &step.deed else { return };
            if step.seat != seat {
                return;
            }
            // What is no piece's business ends what was done before.
            let piece = self.rules().gesture(&step.before, action).piece;
            if last.map(|it| it.piece) != piece {
                let standing = self.rules().standing(&step.before);
                last = standing.into_iter().find(|it| Some(it.piece) == piece);
            }
        });
        let before = last?;
        let now = self.rules().standing(self.state()).into_iter().find(|it| it.piece == before.piece)?;
        let by = between(before.place, now.place)?;
        let turned = now.facing != before.facing;
        (by != (0, 0) || turned).then_some((by, now.facing))
    }
}

/// Those who attack as a plan has it, each once.
fn attackers(members: &[PlannedMember]) -> Vec<(u16, Goal)> {
    members.iter().map(|it| (it.piece, Goal { attacks: true, ..Goal::default() })).collect()
}

fn moved(members: &[Standing], by: (i32, i32), facing: Option<Facing>) -> Vec<(u16, Goal)> {
    let goal =
        |it: &Standing| (it.piece, Goal { to: Some(displaced(it.place, by)), facing, ..Goal::default() });
    members.iter().map(goal).collect()
}

/// Whoever is in front goes first, so that nobody stands in the way of those behind him.
fn front_first(members: &[Standing], mut goals: Vec<(u16, Goal)>) -> Vec<(u16, Goal)> {
    let place = |piece: u16| members.iter().find(|it| it.piece == piece).map(|it| it.place);
    let ways = goals.iter().filter_map(|(piece, goal)| between(place(*piece)?, goal.to?));
    let (x, y) = ways.fold((0_i64, 0_i64), |sum, (x, y)| (sum.0 + i64::from(x), sum.1 + i64::from(y)));
    let ahead = |piece: u16| match place(piece) {
        // On a board of hexes the third coordinate counts like the other two.
        Some(Place::Hex { q, r }) => {
            let (q, r) = (i64::from(q), i64::from(r));
            q * x + r * y + (q + r) * (x + y)
        }
        Some(Place::Pose(pose)) => i64::from(pose.x) * x + i64::from(pose.y) * y,
        None => i64::MIN,
    };
    goals.put_in_order_by_key(|(piece, _)| (Reverse(ahead(*piece)), *piece));
    goals
}

/// A position in which orders are tried out.
struct Rehearsal<'a, R: Ruleset> {
    rules: &'a R,
    state: R::State,
    seat: Seat,
}

impl<R: Ruleset> Rehearsal<'_, R> {
    fn ways(&self, piece: u16) -> Vec<Way<R::Action>> {
        self.rules.ways(&self.state, piece).unwrap_or_else(|| ways(self.rules, &self.state, piece))
    }

    fn standing(&self, piece: u16) -> Option<Standing> {
        self.rules.standing(&self.state).into_iter().find(|it| it.piece == piece)
    }

    /// As many hexes for each as it comes, or for everybody as the slowest can go who can go at all; the position is left as it was.
    fn advance(
        &mut self,
        members: &[Standing],
        step: (i32, i32),
        mut most: i32,
        pace: Pace,
    ) -> Vec<(u16, Goal)> {
        let ahead = |it: &Standing, hexes: i32| {
            let by = (step.0.saturating_mul(hexes), step.1.saturating_mul(hexes));
            Goal { to: Some(displaced(it.place, by)), exact: true, ..Goal::default() }
        };
        let before = self.state.clone();
        let mut going: Vec<(u16, i32)> = Vec::new();
        for (piece, _) in front_first(members, moved(members, step, None)) {
            let Some(it) = self.standing(piece) else { continue };
            let ends = self.ways(piece).into_iter().filter(|way| way.target.is_none());
            let hexes = ends.filter_map(|way| {
                let far = i32::try_from(distance(it.place, way.to?)).ok()?;
                (ahead(&it, far).to == way.to && far <= most).then_some(far)
            });
            let Some(hexes) = hexes.max().filter(|hexes| *hexes > 0) else { continue };
            if pace == Pace::Slowest {
                most = hexes;
            }
            going.push((piece, hexes));
            let goal = Some(ahead(&it, hexes));
            self.carry_out(MemberOrder { piece: Some(piece), actions: Vec::new(), goal });
        }
        self.state = before;
        // Whoever cannot go a single hex hears why.
        let hexes = |it: &Standing| {
            let far = going.iter().find(|(piece, _)| *piece == it.piece);
            far.map_or(1, |(_, far)| (*far).min(most))
        };
        members.iter().map(|it| (it.piece, ahead(it, hexes(it)))).collect()
    }

    /// Who would attack whom if nothing came of any fight for the others: each attacker once, the most promising fights first.
    fn attacks(&self, members: &[Standing]) -> Vec<PlannedMember> {
        let mut free: Vec<u16> = members.iter().map(|it| it.piece).collect();
        let mut planned = Vec::new();
        while let Some((action, acting)) = best_attack(self.rules, &self.state, |id| free.contains(&id)) {
            let gesture = self.rules.gesture(&self.state, &action);
            free.retain(|id| !acting.contains(id));
            let own = members.iter().filter(|it| acting.contains(&it.piece));
            planned.extend(own.map(|it| PlannedMember {
                through: gesture.to.into_iter().collect(),
                open: true,
                ..PlannedMember::standing(it)
            }));
        }
        planned
    }

    /// A place for each, as long as there are places.
    fn along(&self, members: &[Standing], places: &[Place]) -> Vec<(u16, Goal)> {
        let mut distinct: Vec<Place> = Vec::new();
        for place in places.iter().take(MOST_MEMBERS) {
            if !distinct.contains(place) {
                distinct.push(*place);
            }
        }
        let price = |it: &Standing, all: &[Way<R::Action>], place: Place| {
            let there = all.iter().filter(|way| way.to == Some(place) && way.target.is_none());
            match there.map(|way| i64::from(way.cost)).min() {
                _ if it.place == place => 0,
                Some(cost) => cost,
                None => FAR.0 + FAR.1 * distance(it.place, place).min(FAR.0),
            }
        };
        let spare = members.len().saturating_sub(distinct.len());
        let row = |it: &Standing| {
            let all = self.ways(it.piece);
            let there = distinct.iter().map(|place| price(it, &all, *place));
            there.chain(std::iter::repeat_n(NOWHERE, spare)).collect::<Vec<i64>>()
        };
        let taken = cheapest(&members.iter().map(row).collect::<Vec<_>>());
        let goal = |(it, at): (&Standing, usize)| {
            let to = distinct.get(at).copied();
            to.map(|to| (it.piece, Goal { to: Some(to), ..Goal::default() }))
        };
        members.iter().zip(taken).filter_map(goal).collect()
    }

    /// One member does its part; the position is then the one after it.
    fn carry_out(&mut self, member: MemberOrder) -> Option<PlannedMember> {
        let piece = member.piece?;
        let mut done = PlannedMember::standing(&self.standing(piece)?);
        let mut intent = Intent { seat: self.seat, group: Some(0), members: vec![member], halted: false };
        for _ in 0..MOST_TRIED {
            let next = intent.next(self.rules, &self.state);
            done.why = next.skipped.into_iter().next().map(|it| it.why);
            let Some(action) = next.action else { break };
            let gesture = self.rules.gesture(&self.state, &action);
            if gesture.piece == Some(piece) {
                done.cost += self.rules.cost(&self.state, &action);
                done.through.extend(gesture.to);
            }
            if !self.play(&action, &mut done.open) {
                break;
            }
            intent.done_one();
        }
        if let Some(there) = self.standing(piece) {
            (done.to, done.facing) = (there.place, there.facing);
        }
        done.through.retain(|place| *place != done.from);
        done.through.dedup();
        Some(done)
    }

    /// Plays an action and lets the other seat let it pass; `false` where nobody knows how it goes on, and then nothing is played.
    fn play(&mut self, action: &R::Action, open: &mut bool) -> bool {
        let mut after = self.state.clone();
        let mut none = Scripted::new(Vec::new());
        if self.rules.apply(&mut after, action, &mut none, &mut Silent).is_err() {
            *open = true;
            return false;
        }
        for _ in 0..MOST_TRIED {
            let asked = self.rules.decision(&after);
            if !asked.is_some_and(|it| it.reaction && it.seat != self.seat) {
                break;
            }
            *open = true;
            match self.let_pass(&after) {
                Some(next) => after = next,
                None => return false,
            }
        }
        self.state = after;
        true
    }

    /// The position after an answer of the other seat of which nothing is told.
    fn let_pass(&self, state: &R::State) -> Option<R::State> {
        let mut legal = Vec::new();
        self.rules.legal(state, &mut legal);
        // Doing nothing has no place on the board.
        legal.put_in_order_by_key(|action| {
            let gesture = self.rules.gesture(state, action);
            gesture.to.is_some() || gesture.target.is_some() || gesture.piece.is_some()
        });
        legal.iter().take(MOST_ANSWERS).find_map(|answer| {
            let (mut after, mut events): (_, Vec<Noted<R::Event>>) = (state.clone(), Vec::new());
            let mut none = Scripted::new(Vec::new());
            self.rules.apply(&mut after, answer, &mut none, &mut events).ok()?;
            let quiet = events.iter().all(|noted| self.rules.tell(noted).says.is_empty());
            quiet.then_some(after)
        })
    }
}
