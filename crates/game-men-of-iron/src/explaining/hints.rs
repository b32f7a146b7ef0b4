//! What players forget, said where it matters: each line with the rule that it reminds of. Nothing here decides anything.

use crate::action::Action;
use crate::choices::Question;
use crate::content::Weapon;
use crate::ids::{CommandId, UnitId, Units};
use crate::look::Look;
use crate::rules::*;
use crate::state::*;
use crate::telling::unit as named;
use engine::explain::Effect;
use engine::text::Phrase;
use engine::{Rule, Seat};
use hexboard::{Aspect, Corner, Side};

/// The reminders for an action that is legal now.
pub fn hints(look: &Look, action: &Action) -> Vec<Effect> {
    let mut hints = Hints { look, list: Vec::new() };
    match action {
        Action::Activate { command } => hints.activated(*command),
        Action::Try { command } => hints.tried(*command),
        Action::Seize { .. } => {
            hints.add("effect-zero", &[R_2_3]);
            hints.add("effect-seize-fails", &[R_4_3D, RULING_4_3_4]);
        }
        Action::LetRoll => {
            hints.add("effect-one-seizure", &[R_4_3A, RULING_4_3_1]);
            hints.list.push(reacts(look, look.state.now.control.holder.other()));
        }
        Action::Pass => {
            hints.add("effect-pass", &[R_4_1B, RULING_4_1_1]);
            hints.list.push(reacts(look, look.state.now.control.holder));
        }
        Action::Break => hints.add("effect-break", &[R_14_1B, R_14_1E]),
        Action::Move { unit, .. } => {
            hints.rest(*unit);
            hints.last_at_standard(*unit);
        }
        Action::Step { side } => hints.step(*side),
        Action::Stop { facing } => hints.stop(*facing),
        Action::Turn { unit, facing } => {
            hints.rest(*unit);
            hints.faces(*unit, *facing);
        }
        Action::Fire { by, at } => {
            hints.rest(*by);
            hints.fire(*by, *at);
        }
        Action::React { .. } => hints.answered(),
        Action::Attack { unit, target } => hints.attack(*unit, *target, false),
        Action::Charge { unit, target } => hints.attack(*unit, *target, true),
        _ => {}
    }
    hints.list
}

struct Hints<'a> {
    look: &'a Look<'a>,
    list: Vec<Effect>,
}

impl Hints<'_> {
    fn say(&mut self, says: Phrase, rules: &[Rule]) {
        self.list.push(Effect { says, rules: rules.to_vec() });
    }

    fn add(&mut self, id: &'static str, rules: &[Rule]) {
        self.say(Phrase::new(id), rules);
    }

    fn about(&mut self, id: &'static str, unit: UnitId, rules: &[Rule]) {
        self.say(Phrase::new(id).with("unit", named(self.look.rules, unit)), rules);
    }

    // ---------------------------------------------------------------- who acts

    fn activated(&mut self, command: CommandId) {
        // Twice in a row is no mistake where no die is thrown.
        if self.look.state.now.control.last == command {
            self.add("effect-same-again", &[RULING_3_2_1]);
        }
        self.add("effect-free", &[R_16_0B, R_13_2B]);
        let outside = self.outside(command);
        if outside > 0 {
            self.say(Phrase::new("effect-outside").with("n", outside), &[R_15_2D, R_5_2C]);
        }
    }

    fn tried(&mut self, command: CommandId) {
        self.add("effect-zero", &[R_2_3]);
        self.add("effect-continued", &[R_13_2B, R_16_0B]);
        self.add("effect-roll-fails", &[R_4_2B]);
        let waits = |unit| self.look.unit(unit).whereabouts == Whereabouts::Waiting;
        if self.look.units_of(command).iter().any(waits) {
            self.add("effect-bring-on-free", &[R_ENT_1, R_4_1A]);
        }
    }

    /// How many of its units would be out of command.
    fn outside(&self, command: CommandId) -> usize {
        let own = self.look.units_of(command).iter();
        let on_map: Units = own.filter(|unit| self.look.hex_of(*unit).is_some()).collect();
        on_map.but(self.look.commanded_now(command)).len()
    }

    // ---------------------------------------------------------------- rest

    /// A Disordered unit that does something does not recover; one next to an enemy would not anyway.
    fn rest(&mut self, unit: UnitId) {
        let look = self.look;
        if look.status(unit) != Status::Disordered || !look.marked(unit, Marks::WAS_DISORDERED) {
            return;
        }
        if look.marked(unit, Marks::BUSY) {
            return;
        }
        match look.would_recover(unit) {
            true => self.about("effect-would-recover", unit, &[R_13_1A, RULING_13_1_1]),
            false => self.about("effect-no-rally-here", unit, &[R_13_1C, RULING_13_1_2]),
        }
    }

    /// Whoever leaves a standard alone with an enemy near may lose it.
    fn last_at_standard(&mut self, unit: UnitId) {
        let look = self.look;
        let seat = look.seat(unit);
        let Some(hex) = look.hex_of(unit) else { return };
        let mut standards = look.standards_of(seat).map(|id| look.battle().standard(id).hex);
        let guarded = standards.find(|at| look.field().distance(*at, hex) <= 1);
        let Some(at) = guarded else { return };
        let others =
            look.on_map(seat).any(|(other, there)| other != unit && look.field().distance(at, there) <= 1);
        if !others {
            self.about("effect-leaves-standard", unit, &[R_13_2D]);
        }
    }

    // ---------------------------------------------------------------- movement

    /// Everybody who enters the front of archers is shot at, and not the first one only.
    fn step(&mut self, side: Side) {
        let look = self.look;
        let Some(Question::Step(walk)) = look.asked().map(|asked| asked.question) else { return };
        let Some(from) = look.hex_of(walk.unit) else { return };
        let to = look.field().neighbour(from, side);
        if to == crate::ids::HexId::OFF {
            return;
        }
        let shooters = look.on_map(look.seat(walk.unit).other()).filter(|(enemy, at)| {
            look.can_shoot(*enemy).is_ok() && look.field().front(*at, look.facing_of(*enemy)).contains(&to)
        });
        let many = shooters.count();
        if many > 0 {
            self.say(Phrase::new("effect-reaction").with("n", many), &[R_9_2F, RULING_9_2_4]);
        }
        if !look.stopping_zones(walk.unit, to).is_empty() {
            self.add("effect-stops", &[R_7_2A]);
        }
    }

    fn stop(&mut self, facing: Corner) {
        let Some(Question::Step(walk)) = self.look.asked().map(|asked| asked.question) else { return };
        self.faces(walk.unit, facing);
        let look = self.look;
        let near = look.hex_of(walk.unit).is_some_and(|hex| look.enemy_beside(look.seat(walk.unit), hex));
        if near && look.type_of(walk.unit).charges {
            self.about("effect-too-near-to-charge", walk.unit, &[R_11_1B]);
        }
    }

    /// A facing that shows flank or rear to knights who could charge: their horses obey there without a roll.
    fn faces(&mut self, unit: UnitId, facing: Corner) {
        let look = self.look;
        let Some(hex) = look.hex_of(unit) else { return };
        let most = look.charts().movement.charge[1];
        let knights = look.on_map(look.seat(unit).other()).filter(|(enemy, at)| {
            let far = look.field().distance(hex, *at);
            let exposed = look.field().arc(hex, facing, *at).is_some_and(|arc| arc.least() != Aspect::Front);
            look.type_of(*enemy).charges && look.status(*enemy) == Status::Normal && far <= most && exposed
        });
        let many = knights.count();
        if many == 0 {
            return;
        }
        let says = Phrase::new(match look.type_of(unit).balks {
            true => "effect-flank-open-pikes",
            false => "effect-flank-open",
        });
        self.say(says.with("n", many), &[R_6_1B, R_11_4A, RULING_11_4_1, R_10_4_2A]);
    }

    // ---------------------------------------------------------------- fire

    fn fire(&mut self, by: UnitId, at: UnitId) {
        let look = self.look;
        let shot = Shot { by: Shooter::Unit(by), at, mode: FireMode::Active };
        if look.type_of(at).weapon == Some(Weapon::Crossbow) {
            self.about("effect-crossbow-silent", at, &[R_9_2E]);
        } else if look.may_shoot_back(&shot).is_ok() {
            self.about("effect-shoots-back", at, &[R_9_2D, RULING_9_2_3]);
        }
        if look.type_of(at).charges {
            self.about("effect-unhorse-free", at, &[RULING_12_5_1, R_16_0C]);
            if look.may_counter_shot(at, by, true).is_ok() {
                self.about("effect-may-counter", at, &[R_11_5A, R_11_5C]);
            }
        }
    }

    /// Return fire and the shot that it answers happen at once.
    fn answered(&mut self) {
        if let Some(Question::ReturnFire(_)) = self.look.asked().map(|asked| asked.question) {
            self.add("effect-simultaneous", &[R_9_2D, RULING_9_2_3]);
        }
    }

    // ---------------------------------------------------------------- shock

    fn attack(&mut self, unit: UnitId, target: UnitId, charge: bool) {
        self.rest(unit);
        let look = self.look;
        self.add("effect-defender-modifier", &[R_10_4_3]);
        if self.comes_from_several_sides(unit, target, charge) {
            self.add("effect-mixed-angle", &[R_10_4_2A_MIXED]);
        }
        if !charge && look.type_of(unit).charges {
            self.about("effect-only-shock", unit, &[R_11_1B]);
        }
        if !look.marked(unit, Marks::MOVED) && charge {
            self.add("effect-charge-unmoved", &[R_10_4_4_FRESH]);
        }
        self.add("effect-must-advance", &[R_10_5A, R_10_5B]);
    }

    /// Would the attackers of this defender strike through more than one kind of side?
    fn comes_from_several_sides(&self, unit: UnitId, target: UnitId, charge: bool) -> bool {
        let look = self.look;
        let others = look.state.now.named.iter().filter(|it| it.defender == target && !it.charge);
        let mut from: Vec<_> = others.map(|it| it.from).collect();
        from.extend(look.hex_of(unit).filter(|_| !charge));
        let aspects = from.into_iter().map(|hex| look.angle(target, hex));
        let mut kinds: Vec<Aspect> = aspects.collect();
        kinds.dedup();
        kinds.windows(2).any(|pair| pair[0] != pair[1])
    }
}

/// Whoever is not active still answers: what a side can do in the activations of the other one (MI-FAL-2a names the exception).
fn reacts(look: &Look, seat: Seat) -> Effect {
    let id = if look.pinned(seat) { "effect-pinned" } else { "effect-reacts" };
    let rules: &[Rule] = match look.pinned(seat) {
        true => &[R_FAL_2A],
        false => &[R_4_3A, R_9_2D, R_9_2F, R_10_2A, R_11_5A],
    };
    Effect { says: Phrase::new(id), rules: rules.to_vec() }
}
