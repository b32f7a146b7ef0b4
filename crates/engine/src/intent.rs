//! What a seat has set out to do and has not done yet: a march of several steps, an order to a group. The table keeps it, and so does
//! the save, so that whoever has the table goes on with it: after an answer of the other seat, after a reload, on another machine.
//!
//! An intent never does what its seat could not: it plays legal actions, one after the other.

use crate::decision::{Place, Role};
use crate::explain::Weight;
use crate::group::{approach, best_attack};
use crate::pose::Facing;
use crate::refusal::{Refusal, Stop};
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::table::{Deed, Step, Table, Throw};
use serde::{Deserialize, Serialize};

/// No order has more members than this, nor more actions in all.
pub const MOST_MEMBERS: usize = 512;
/// No intent plays more actions than this in a row: every action moves the game on.
const MOST_ACTIONS: usize = 20_000;

/// An order that is not carried out to its end yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Intent {
    pub seat: Seat,
    /// The number that its entries carry: they are told, and taken back, as one. What a single piece does carries none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<u32>,
    /// What is left, the one under way first.
    pub members: Vec<MemberOrder>,
    /// It does not go on by itself any more: dice have fallen, or its seat has to decide something first.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub halted: bool,
}

/// What one member does: actions that are known, then a goal whose ways are looked for when its turn has come.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MemberOrder {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub piece: Option<u16>,
    /// In the notation of the game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub actions: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub goal: Option<Goal>,
}

/// Where a member shall get to, or as near to it as it comes, and which way it shall face then.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Goal {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<Place>,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "facing_in_words")]
    pub facing: Option<Facing>,
    /// There or nowhere.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub exact: bool,
    /// It attacks whom it can, with the others of its order.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub attacks: bool,
}

impl Goal {
    /// To turn on the spot.
    pub fn facing(facing: Facing) -> Goal {
        Goal { facing: Some(facing), ..Goal::default() }
    }
}

/// A member that stays where it is, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Skipped {
    pub piece: Option<u16>,
    pub why: Refusal,
}

/// How it stands with an intent after something was done for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Then {
    /// More can be done at once.
    GoesOn,
    /// The other seat answers first.
    Waits,
    /// Its own seat decides first; of a group the rest is kept.
    Halts,
    /// Nothing is left.
    Done,
}

/// What an intent has done.
#[derive(Debug)]
pub struct WentOn<T> {
    pub steps: Vec<T>,
    pub skipped: Vec<Skipped>,
    pub then: Then,
}

impl<T> WentOn<T> {
    fn nothing(then: Then) -> WentOn<T> {
        WentOn { steps: Vec::new(), skipped: Vec::new(), then }
    }
}

impl Intent {
    /// One piece does these things one after the other, and stops as soon as any die has fallen.
    pub fn march(seat: Seat, actions: Vec<String>) -> Intent {
        let members = vec![MemberOrder { actions, ..MemberOrder::default() }];
        Intent { seat, group: None, members, halted: false }
    }

    /// Could a table have made it? A file may say anything.
    pub(crate) fn is_sound(&self, seats: usize) -> bool {
        let actions: usize = self.members.iter().map(|member| member.actions.len()).sum();
        usize::from(self.seat.0) < seats
            && (1..=MOST_MEMBERS).contains(&self.members.len())
            && actions <= MOST_ACTIONS
            && self.group.is_none_or(|group| group < u32::MAX / 2)
    }

    fn is_lone(&self) -> bool {
        self.group.is_none()
    }

    /// Its members attack: dice fall and men are lost, and nobody wonders at it.
    pub fn attacks(&self) -> bool {
        self.members.iter().any(|member| member.goal.is_some_and(|goal| goal.attacks))
    }

    /// The next attack of its members, the most promising one. Whoever has attacked stays one of them until what came of it is settled.
    fn next_attack<R: Ruleset>(&self, rules: &R, state: &R::State) -> Option<R::Action> {
        let able = |id| self.members.iter().any(|member| member.piece == Some(id));
        best_attack(rules, state, able).map(|(action, _)| action)
    }

    /// What is done next, as far as its seat knows; members that cannot do their part are left out.
    pub(crate) fn next<R: Ruleset>(&mut self, rules: &R, state: &R::State) -> NextStep<R::Action> {
        let mut skipped = Vec::new();
        // What is settled or answered is for the seat to say, unless the order says it.
        let asked = rules.decision(state);
        let apart = asked.is_some_and(|it| it.reaction || matches!(it.role, Role::Settle | Role::React));
        if self.attacks() && self.members.first().is_some_and(|first| first.actions.is_empty()) {
            let action = if apart { None } else { self.next_attack(rules, state) };
            if action.is_none() && !apart {
                self.members.clear();
            }
            return NextStep { halts: apart, action, skipped };
        }
        while let Some(member) = self.members.first_mut() {
            let why = match member.actions.first() {
                Some(text) => {
                    let read = rules.read(state, text);
                    match read.and_then(|action| rules.check(state, &action).map(|()| action)) {
                        Ok(action) => return NextStep { action: Some(action), halts: false, skipped },
                        Err(_) if apart => return NextStep { action: None, halts: true, skipped },
                        Err(refusal) => Some(refusal),
                    }
                }
                None if apart && member.goal.is_some() => {
                    return NextStep { action: None, halts: true, skipped };
                }
                None => match member.goal.take().zip(member.piece) {
                    None => None,
                    Some((goal, piece)) => match approach(rules, state, piece, &goal) {
                        Ok((actions, rest)) => {
                            (member.actions, member.goal) = (actions, rest);
                            if !member.actions.is_empty() {
                                continue;
                            }
                            None
                        }
                        Err(refusal) => Some(refusal),
                    },
                },
            };
            let piece = member.piece;
            self.members.remove(0);
            skipped.extend(why.map(|why| Skipped { piece, why }));
        }
        NextStep { action: None, halts: false, skipped }
    }

    /// The next action has been played.
    pub(crate) fn done_one(&mut self) {
        let Some(member) = self.members.first_mut() else { return };
        if !member.actions.is_empty() {
            member.actions.remove(0);
        }
        if member.actions.is_empty() && member.goal.is_none() {
            self.members.remove(0);
        }
    }
}

/// What an intent does next, and who was left out on the way to that.
pub(crate) struct NextStep<A> {
    /// `None`: nothing is left, or it halts.
    pub action: Option<A>,
    pub halts: bool,
    pub skipped: Vec<Skipped>,
}

impl<R: Ruleset> Table<R> {
    /// What a seat has set out to do.
    pub fn intent(&self, seat: Seat) -> Option<&Intent> {
        self.intents.iter().find(|intent| intent.seat == seat)
    }

    /// What everybody has set out to do, each seat one thing at most.
    pub fn intents(&self) -> &[Intent] {
        &self.intents
    }

    /// The seat goes on with nothing.
    pub fn let_go(&mut self, seat: Seat) {
        self.intents.retain(|intent| intent.seat != seat);
    }

    /// The seat has looked at what stopped it: the rest is done all the same.
    pub fn take_up_again(&mut self, seat: Seat) {
        let own = self.intents.iter_mut().filter(|intent| intent.seat == seat);
        own.for_each(|intent| intent.halted = false);
    }

    /// The number that the entries of the next order to a group carry.
    pub fn next_group(&self) -> u32 {
        let known = self.played().iter().filter_map(|entry| entry.group).max();
        known.map_or(1, |group| group.saturating_add(1))
    }

    /// Takes an order instead of what was left of another. Nothing is played yet: see [`Table::go_on`]. Those who attack only settle
    /// something by it, and go on then.
    pub fn set_intent(&mut self, mut intent: Intent) {
        let attackers = self.intent(intent.seat).filter(|it| it.attacks() && intent.is_lone()).cloned();
        if let Some(attackers) = attackers.filter(|_| self.settles(self.state())) {
            intent.members.extend(attackers.members);
            intent.group = attackers.group;
        }
        self.let_go(intent.seat);
        if intent.is_sound(self.battle().seats().len()) {
            self.intents.push(intent);
        }
    }

    /// Takes an order and carries it out as far as it goes by itself.
    pub fn intend(&mut self, intent: Intent) -> Result<WentOn<Step<R>>, Stop> {
        self.set_intent(intent);
        self.carry_on()
    }

    /// Goes on with what was left until somebody is asked, dice that matter have fallen, or nothing is left.
    pub fn carry_on(&mut self) -> Result<WentOn<Step<R>>, Stop> {
        let mut whole = WentOn::nothing(Then::GoesOn);
        for _ in 0..MOST_ACTIONS {
            let one = self.go_on(Throw::Seeded)?;
            whole.steps.extend(one.steps);
            whole.skipped.extend(one.skipped);
            whole.then = one.then;
            if whole.then != Then::GoesOn {
                break;
            }
        }
        Ok(whole)
    }

    /// Plays the next action of what the seat that decides has left, with whatever standing orders answer to it. On an error nothing
    /// was played; what the rules refuse is forgotten, a throw that was broken off can be made again.
    pub fn go_on(&mut self, throw: Throw) -> Result<WentOn<Step<R>>, Stop> {
        let Some(decision) = self.decision() else { return Ok(WentOn::nothing(Then::Done)) };
        let Some(kept) = self.intent(decision.seat).cloned() else {
            let waits = decision.reaction && !self.intents.is_empty();
            return Ok(WentOn::nothing(if waits { Then::Waits } else { Then::Done }));
        };
        if kept.halted {
            return Ok(WentOn::nothing(Then::Halts));
        }
        let mut intent = kept.clone();
        let NextStep { action, halts, skipped } = intent.next(self.rules(), &self.known());
        self.let_go(decision.seat);
        let Some(action) = action else {
            // Those who attack only wait for an answer of their own side.
            let halted = !intent.attacks();
            let stays = Some(Intent { halted, ..intent }).filter(|it| halts && !it.is_lone());
            self.intents.extend(stays);
            let then = if halts { Then::Halts } else { Then::Done };
            return Ok(WentOn { steps: Vec::new(), skipped, then });
        };
        let before = self.played().len();
        let settling = kept.group.map(|_| kept.seat);
        let mut steps = match self.play_settling(Deed::Act(action), throw, settling) {
            Ok(steps) => steps,
            Err(stop) => {
                self.intents.extend(Some(kept).filter(|_| matches!(stop, Stop::Dice(_))));
                return Err(stop);
            }
        };
        self.mark(before, intent.seat, intent.group);
        let own = steps.iter_mut().filter(|step| step.seat == intent.seat && !step.by_order);
        own.for_each(|step| step.group = intent.group);
        intent.done_one();
        let then = self.heed(&mut intent, &steps);
        self.intents.extend(Some(intent).filter(|_| then != Then::Done));
        Ok(WentOn { steps, skipped, then })
    }

    /// How an intent stands after these steps: done means that nothing of it is left.
    fn heed(&self, intent: &mut Intent, steps: &[Step<R>]) -> Then {
        let decision = self.decision().filter(|it| it.seat == intent.seat || it.reaction);
        let Some(decision) = decision.filter(|_| !intent.members.is_empty()) else { return Then::Done };
        // Nobody attacks in another phase.
        let elsewhere = decision.seat == intent.seat && matches!(decision.role, Role::Choose | Role::Step);
        if intent.attacks() && elsewhere {
            return Then::Done;
        }
        let hindered = !intent.attacks() && steps.iter().any(|step| self.hinders(step, intent));
        intent.halted |= hindered;
        match () {
            () if hindered && intent.is_lone() => Then::Done,
            () if intent.halted => Then::Halts,
            () if decision.seat != intent.seat => Then::Waits,
            () => Then::GoesOn,
        }
    }

    /// Somebody has played something that was not said beforehand. Whoever does another thing by himself is not on his way any more; of
    /// a group the rest waits for him, until he does what is no piece's business: ends his phase, passes.
    pub(crate) fn heed_all(&mut self, seat: Seat, about_a_piece: bool, steps: &[Step<R>]) {
        let mut all = std::mem::take(&mut self.intents);
        all.retain_mut(|intent| {
            let own = intent.seat == seat;
            // Whoever attacks and answers what comes of it goes on attacking.
            let settles = intent.attacks() && steps.first().is_some_and(|step| self.settles(&step.before));
            intent.halted |= own && !settles;
            let gives_up = own && !settles && (intent.is_lone() || !about_a_piece);
            !gives_up && self.heed(intent, steps) != Then::Done
        });
        self.intents = all;
    }

    /// Is there only something left to be settled in this position?
    fn settles(&self, state: &R::State) -> bool {
        self.rules().decision(state).is_some_and(|it| matches!(it.role, Role::Settle | Role::React))
    }

    /// Does this step stop whoever is on his way? Any throw stops a single piece, and whatever the other seat does that is told to
    /// anybody; a group only what is grave: men lost, a piece driven back.
    fn hinders(&self, step: &Step<R>, intent: &Intent) -> bool {
        let told = |grave: bool| {
            let mut told = step.events.iter().map(|noted| self.rules().tell(noted));
            told.any(|it| !it.says.is_empty() && (!grave || it.weight == Weight::Grave))
        };
        match intent.is_lone() {
            true => !step.rolls.is_empty() || step.seat != intent.seat && told(false),
            false => told(true),
        }
    }
}

/// A facing as a file says it: the number alone does not say what it counts.
mod facing_in_words {
    use crate::pose::Facing;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub fn serialize<S: Serializer>(facing: &Option<Facing>, to: S) -> Result<S::Ok, S::Error> {
        match facing {
            Some(Facing::Side(side)) => to.collect_str(&format_args!("side {side}")),
            Some(Facing::Corner(corner)) => to.collect_str(&format_args!("corner {corner}")),
            Some(Facing::Degrees(degrees)) => to.collect_str(&format_args!("degrees {degrees}")),
            None => to.serialize_none(),
        }
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Facing>, D::Error> {
        let text = String::deserialize(from)?;
        let unknown = || D::Error::custom("a facing is expected: side, corner or degrees, and a number");
        let (kind, number) = text.split_once(' ').ok_or_else(unknown)?;
        let number: u16 = number.parse().map_err(|_| unknown())?;
        let sixth = u8::try_from(number).ok().filter(|number| *number < 6);
        match kind {
            "side" => sixth.map(Facing::Side),
            "corner" => sixth.map(Facing::Corner),
            "degrees" => Some(Facing::Degrees(number)).filter(|_| number < 360),
            _ => None,
        }
        .map(Some)
        .ok_or_else(unknown)
    }
}
