//! Secrecy: whoever may not know a choice sees the same where it is another one.

use super::Soak;
use crate::dice::Seeded;
use crate::hash::Fingerprint;
use crate::journal::Noted;
use crate::ruleset::Ruleset;
use crate::seat::{Seat, Viewer};
use crate::table::Table;
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// The salts of the two secrets that are held against each other.
const SALTS: [u64; 2] = [0x5a17, 0x7a57_0000_5a17];

/// The same game as far as a viewer knows, with another secret.
pub(super) struct Disguise<R: Ruleset> {
    viewer: Viewer,
    /// Whose secret it is.
    owner: Seat,
    /// The game as it is, with a salt of ours, and with the other secret.
    states: [R::State; 2],
}

impl<R: Ruleset> Soak<R> {
    /// Where an action stays hidden from somebody, another one is played in its place; and as long as nothing is revealed, both games
    /// look alike to him.
    pub(super) fn disguised(&mut self, state: &R::State, action: &R::Action) -> Result<(), String> {
        let Some(decision) = self.table.rules().decision(state) else { return Ok(()) };
        let mut disguises = std::mem::take(&mut self.disguises);
        for mut disguise in disguises.drain(..) {
            if self.goes_on(&mut disguise, action)? {
                self.disguises.push(disguise);
            }
        }
        for viewer in [Viewer::Seat(decision.seat.other()), Viewer::Public] {
            let rules = self.table.rules();
            if rules.view_action(action, decision.seat, viewer).as_ref() == Some(action) {
                continue;
            }
            let other = (0..8).find_map(|_| {
                let other = rules.random(state, &mut self.sample, &mut self.buffer)?;
                let hidden = rules.view_action(&other, decision.seat, viewer)
                    == rules.view_action(action, decision.seat, viewer);
                (hidden && other != *action).then_some(other)
            });
            let Some(other) = other else { continue };
            let (owner, states) = (decision.seat, [state.clone(), state.clone()]);
            let mut disguise = Disguise { viewer, owner, states };
            self.seen.secrets_disguised += 1;
            if self.both(&mut disguise, [action, &other])? {
                self.disguises.push(disguise);
            }
        }
        Ok(())
    }

    /// What is played next is played in the other game too. Whoever acts openly may give his own secret away.
    fn goes_on(&self, disguise: &mut Disguise<R>, action: &R::Action) -> Result<bool, String> {
        let (rules, viewer) = (self.table.rules(), disguise.viewer);
        let Some(decision) = rules.decision(&disguise.states[0]) else { return Ok(false) };
        let open = rules.view_action(action, decision.seat, viewer).as_ref() == Some(action);
        if decision.seat == disguise.owner && open {
            return Ok(false);
        }
        if rules.check(&disguise.states[1], action).is_err() {
            let says = format!("{action:?} is legal or not by what {viewer:?} may not know");
            return if viewer == Viewer::Seat(decision.seat) { Err(says) } else { Ok(false) };
        }
        self.both(disguise, [action, action])
    }

    /// Plays an action in each game and looks at both. False when everything is open.
    fn both(&self, disguise: &mut Disguise<R>, actions: [&R::Action; 2]) -> Result<bool, String> {
        let rules = self.table.rules();
        let mut seen = [String::new(), String::new()];
        let mut open = false;
        for (at, state) in disguise.states.iter_mut().enumerate() {
            let action = rules.salted(actions[at].clone(), SALTS[at]);
            let mut dice = Seeded::new(self.seed, self.seen.decisions);
            let mut events: Vec<Noted<R::Event>> = Vec::new();
            if let Err(stop) = rules.apply(state, &action, &mut dice, &mut events) {
                return Err(format!("{action:?} was stopped in place of another secret: {stop:?}"));
            }
            open |= events.iter().any(|noted| {
                rules.reveals(&noted.event) && rules.view_event(&noted.event, disguise.viewer) == noted.event
            });
            seen[at] = shown(&self.table, state, &events, disguise.viewer);
        }
        if open {
            return Ok(false);
        }
        let [one, other] = seen;
        let differs = one.lines().zip(other.lines()).find(|(one, other)| one != other);
        match differs {
            Some((one, other)) => {
                Err(format!("{:?} can tell secrets apart:\n{one}\n{other}", disguise.viewer))
            }
            None if one.len() != other.len() => Err(format!("{:?} can tell secrets apart", disguise.viewer)),
            None => Ok(true),
        }
    }
}

/// Everything that a viewer is shown of a position and of what led to it. Seals are noise and are left out.
fn shown<R: Ruleset>(
    table: &Table<R>,
    state: &R::State,
    events: &[Noted<R::Event>],
    viewer: Viewer,
) -> String {
    let rules = table.rules();
    let view = rules.view(state, viewer);
    let mut out = format!("{view:?}\n{:?}\n{:?}\n", rules.decision(&view), rules.scene(&view));
    let _ = writeln!(out, "{}", rules.write_position(table.setup(), &view));
    for noted in events {
        let _ = writeln!(out, "{:?}", rules.tell(&rules.view_noted(noted, viewer)));
    }
    let asked = rules.decision(state).map(|decision| Viewer::Seat(decision.seat));
    if asked == Some(viewer) {
        let mut legal = Vec::new();
        // What may be answered must follow from what is known, whether the game looks at all of it or at the view.
        for position in [state, &view] {
            rules.legal(position, &mut legal);
            let _ = writeln!(out, "{legal:?}\n{:?}\n{:?}", rules.prompt(position), rules.form(position));
            for action in legal.iter().take(3) {
                let _ = writeln!(out, "{:?}", rules.explain(position, action));
            }
        }
    }
    without_seals(&out)
}

/// No two seals are alike, and nobody learns anything from them: each becomes the same word, in digits and byte by byte.
fn without_seals(text: &str) -> String {
    let digits = text.split(|c: char| !c.is_ascii_hexdigit());
    let seals: BTreeSet<Fingerprint> = digits.filter_map(Fingerprint::parse).collect();
    seals.into_iter().fold(text.to_string(), |text, seal| {
        let bytes: Vec<String> = seal.0.iter().map(u8::to_string).collect();
        let digits = seal.to_string();
        // People read the first digits of a seal.
        let written = [&digits, &bytes.join(","), &bytes.join(", "), &digits[..16], &digits[..8]];
        written.into_iter().fold(text, |text, seal| text.replace(seal, "(a seal)"))
    })
}
