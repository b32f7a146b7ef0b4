//! Answers that are put together from parts: an army from its counters (MB-II.1), a battlefield from its modules
//! (MB-R01). Every number and every fact is read from the charts.

use crate::ch1_battlefield::{Field, compass, laid_now, may_lay, slots_of};
use crate::ch2_recruiting::{longbow_rule, may_recruit, most_of, ready_armies};
use crate::ch4_battle::melee::losses;
use crate::content::{Arm, CONTENT, GROUNDS, Layout, ModuleKind};
use crate::look::Look;
use crate::rules::*;
use crate::scenery;
use crate::state::*;
use crate::telling::{ground_id, kind, place};
use engine::explain::Effect;
use engine::form::{Budget, Choice, Form, Item, Ready, Slot};
use engine::text::{Phrase, authored};
use engine::{Rule, Seat};

/// How the decision of this position is answered from parts, if it is.
pub fn form(look: &Look) -> Option<Form> {
    match look.state.phase {
        Phase::Recruit(seat) => Some(recruiting(look, seat)),
        ref phase => laid_now(phase).map(|kind| laying(look, kind)),
    }
}

// ---------------------------------------------------------------- II: an army

fn recruiting(look: &Look, seat: Seat) -> Form {
    let size = look.board.geo.size;
    let item = |k: Kind| Item {
        what: k.id(),
        piece: full_piece(look, seat, k),
        price: look.charts.kind(k).cost.into(),
        most: most_of(look.charts, size, k),
        facts: facts(look, k),
    };
    let ready =
        ready_armies(size).filter(|army| may_recruit(look.charts, size, &army.units).is_ok()).map(|army| {
            Ready {
                name: authored(&army.name),
                about: Some(authored(&army.plan)),
                picks: army.units.0.iter().map(|count| u16::from(*count)).collect(),
            }
        });
    Form {
        verb: "recruit",
        items: KINDS.into_iter().filter(|k| *k != Kind::W).map(item).collect(),
        slots: Vec::new(),
        budget: Some(Budget {
            name: Phrase::new("account-recruitment"),
            most: look.charts.map(size).recruitment_points.into(),
            rules: vec![R_II_2, R_II_3, RULING_03],
        }),
        ready: ready.collect(),
        begin: Vec::new(),
    }
}

/// A counter as it comes out of the box: full, with all its points (MB-III.5).
fn full_piece(look: &Look, seat: Seat, kind: Kind) -> engine::scene::Piece {
    let knights = look.charts.full_knights;
    let unit =
        Unit { kind, knights, points: look.charts.kind(kind).movement, whereabouts: Whereabouts::Reserve };
    scenery::piece(look, UnitId::new(seat, kind as usize), &unit)
}

/// What a kind of unit is good for, in a few lines.
fn facts(look: &Look, k: Kind) -> Vec<Effect> {
    let (charts, numbers) = (look.charts, look.charts.kind(k));
    let mut facts = Vec::new();
    let mut add = |says: Phrase, rules: &[Rule]| facts.push(Effect { says, rules: rules.to_vec() });
    add(Phrase::new("fact-movement").with("points", numbers.movement), &[R_IV_1_A, R_IV_1_B]);
    let grounds = |closed: bool| {
        let all =
            (0..GROUNDS.len() as u8).map(|ground| (ground, charts.cost[k as usize][usize::from(ground)]));
        all.filter(move |(_, cost)| (*cost == crate::content::FORBIDDEN) == closed).map(|(ground, _)| ground)
    };
    let names = |list: Vec<u8>| -> Vec<Phrase> {
        list.into_iter()
            .map(|ground| Phrase::new("the-ground").with("ground", Phrase::new(ground_id(ground))))
            .collect()
    };
    match grounds(true).next() {
        None => add(Phrase::new("fact-all-ground"), &[R_I_6]),
        Some(first) => {
            let says = Phrase::new("fact-closed").with("grounds", names(grounds(true).collect()));
            add(says, &[crate::ch1_battlefield::closing_rule(k, first), R_IV_2_A]);
        }
    }
    let bad: Vec<u8> =
        grounds(false).filter(|ground| charts.grounds[usize::from(*ground)].bad_for_cavalry).collect();
    if numbers.arm == Arm::Cavalry && !bad.is_empty() {
        add(Phrase::new("fact-bad-ground").with("grounds", names(bad)), &[R_IV_4_J, R_I_4, R_I_5]);
    }
    // Who comes off better, by the cards and the calculator alone.
    let kinds = |fits: &dyn Fn(usize) -> bool| -> Vec<Phrase> {
        let fitting = KINDS.into_iter().filter(|other| *other != Kind::W && fits(*other as usize));
        fitting.map(|other| Phrase::new("the-kind").with("kind", kind(other))).collect()
    };
    if let Some(card) = charts.ranged[k as usize] {
        add(Phrase::new("fact-bow").with("range", numbers.range), &[R_IV_5_C, R_IV_1_G]);
        let safe = kinds(&|other| losses(charts, card[other]).1 == 0);
        if !safe.is_empty() {
            add(Phrase::new("fact-arrows-fail").with("kinds", safe), &[R_IV_5_E]);
        }
    }
    let better = |column: i8, attacker: bool| {
        let (own, other) = losses(charts, column);
        if attacker { own < other } else { other < own }
    };
    let own = k as usize;
    for (wins, ids) in [
        (true, ["fact-wins", "fact-attack-wins", "fact-defence-wins"]),
        (false, ["fact-loses", "fact-attack-loses", "fact-defence-loses"]),
    ] {
        let attacking = kinds(&|other| better(charts.melee[own][other], wins));
        let attacked = kinds(&|other| better(charts.melee[other][own], !wins));
        // Where it makes no difference who attacks, one line says it.
        let lines = if attacking == attacked {
            vec![(ids[0], attacking)]
        } else {
            vec![(ids[1], attacking), (ids[2], attacked)]
        };
        for (id, kinds) in lines.into_iter().filter(|(_, kinds)| !kinds.is_empty()) {
            add(Phrase::new(id).with("kinds", kinds), &[R_IV_4_B, R_IV_4_G]);
        }
    }
    if let Some(foot) = numbers.dismounts_to.filter(|_| look.dismounting) {
        add(Phrase::new("fact-dismounts").with("kind", kind(foot)), &[R_VI_1, R_VI_2]);
    }
    let size = look.board.geo.size;
    if most_of(charts, size, k) < numbers.counters {
        let most = most_of(charts, size, k);
        add(Phrase::new("fact-limit").with("most", most), &[longbow_rule(size)]);
    }
    facts
}

// ---------------------------------------------------------------- I: a battlefield

fn laying(look: &Look, module: ModuleKind) -> Form {
    let (geo, modules) = (look.board.geo, &CONTENT.modules);
    let plan = modules.plan(geo.size);
    // How far an inner module is turned is chosen with its face.
    let turns = if module == ModuleKind::Inner { 3 } else { 1 };
    let faces: Vec<usize> =
        modules.faces.iter().enumerate().filter(|(_, face)| face.kind == module).map(|(at, _)| at).collect();
    let choice = |face: usize, turn: usize| {
        let face = &modules.faces[face];
        let named = |id| Phrase::new(id).with("face", face.id.as_str()).with("name", authored(&face.name));
        match (module, turn) {
            (ModuleKind::Inner, 0) => Choice { id: format!("{}/0", face.id), name: named("choice-face") },
            (ModuleKind::Inner, _) => {
                Choice { id: format!("{}/{turn}", face.id), name: named("choice-turned").with("turn", turn) }
            }
            _ => Choice { id: face.id.clone(), name: named("choice-face") },
        }
    };
    let slots = slots_of(geo.size, module);
    let slot = |at: &usize| Slot {
        key: plan.slots[*at].id.clone(),
        name: Phrase::new(match module {
            ModuleKind::Inner => "slot-inner",
            ModuleKind::Outer => "slot-outer",
            ModuleKind::Supplementary => "slot-small",
        })
        .with("slot", plan.slots[*at].id.as_str())
        .with("where", Phrase::new(compass(geo, *at))),
        place: geo.middle(*at).map(|hex| place(geo, hex)),
        choices: faces.iter().flat_map(|face| (0..turns).map(|turn| choice(*face, turn))).collect(),
    };
    // What the named battlefields have there: which choice of each slot.
    let picks = |layout: &Layout| -> Option<Vec<u16>> {
        let field = Field::from_layout(&CONTENT, layout).ok()?;
        let pick = |at: &usize| {
            let face = faces.iter().position(|face| *face == usize::from(field.faces[*at]))?;
            let turn = if module == ModuleKind::Inner { field.turns[(*at).min(1)] } else { 0 };
            Some((face * turns + usize::from(turn)) as u16)
        };
        slots.iter().map(pick).collect()
    };
    let mut form = Form {
        verb: "lay",
        items: Vec::new(),
        slots: slots.iter().map(slot).collect(),
        budget: None,
        ready: Vec::new(),
        begin: Vec::new(),
    };
    for layout in CONTENT.layouts.iter().filter(|layout| layout.map == geo.size) {
        let Some(picks) = picks(layout) else { continue };
        let legal = matches!(
            crate::notation::read(look, &form.write(&picks)),
            Ok(crate::action::Action::Lay(pick)) if may_lay(geo.size, module, &pick).is_ok()
        );
        if legal && form.ready.iter().all(|known| known.picks != picks) {
            form.ready.push(Ready { name: authored(&layout.name), about: None, picks });
        }
    }
    form.begin = form.ready.first().map_or_else(Vec::new, |ready| ready.picks.clone());
    form
}
