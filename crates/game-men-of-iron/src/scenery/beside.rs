//! What stands beside the board: the two flight tracks, who holds play, the chance of every roll, and what each ground does.

use super::ground_word;
use crate::Mode;
use crate::content::Arm;
use crate::field::Terrain;
use crate::ids::LeaderId;
use crate::look::Look;
use crate::notation::LEADER;
use crate::rules::*;
use crate::state::*;
use crate::telling;
use engine::explain::{Effect, signed};
use engine::scene::{Legend, PieceTrack, Track};
use engine::text::Phrase;
use engine::{Rule, Seat};

/// Faces of the die (MI-2.3).
pub(crate) const FACES: i32 = 10;

/// Flight points against level, and how many of the ten faces break a side at its next check; how often somebody has acted.
pub fn tracks(look: &Look) -> Vec<Track> {
    let track = |seat: Option<Seat>, kind, id, value: i32, goal: Option<i32>, rules: &[Rule]| Track {
        seat,
        kind,
        name: match seat {
            Some(seat) => Phrase::new(id).with("seat", telling::seat(look.rules, seat)),
            None => Phrase::new(id),
        },
        value,
        goal,
        least: None,
        boxes: Vec::new(),
        rules: rules.to_vec(),
    };
    let mut list = Vec::new();
    let activations = look.state.now.activation.into();
    list.push(track(None, "activation", "track-activation", activations, None, &[R_3_0, R_4_1A]));
    let modes = look.battle().special.modes.filter(|_| look.rules.options.mode == Mode::Pinned);
    if let Some(modes) = modes {
        let clock = look.state.now.control.clock.into();
        list.push(Track {
            least: Some(0),
            ..track(None, "clock", "track-clock", clock, Some(modes.clock.into()), &[R_FAL_2A])
        });
    }
    for seat in [Seat(0), Seat(1)] {
        let (points, level) = (look.flight_points(seat), look.flight_level(seat));
        let rules = [R_16_0A, R_16_0C_MAA, RULING_16_0_2, RULING_16_0_3];
        list.push(track(Some(seat), "flight", "track-flight", points.into(), Some(level.into()), &rules));
        let chance = look.flight_chance(seat).into();
        list.push(track(Some(seat), "break", "track-break", chance, Some(FACES), &[R_16_0A, R_16_0B]));
    }
    list
}

/// On how many faces each Command on the map would be activated by a roll: 0 counts as zero (MI-2.3, MI-4.2a).
pub fn piece_tracks(look: &Look) -> Vec<PieceTrack> {
    let leads = |(leader, it): (LeaderId, &Leader)| {
        let command = look.battle().leader(leader).command;
        let first = look.battle().command(command).leader == leader;
        let on_map = it.whereabouts.hex().is_some();
        (first && on_map && look.can_act(command))
            .then(|| (LEADER + u16::from(leader), i32::from(look.rating(command)) + 1))
    };
    let values = LeaderId::number(&look.state.leaders).filter_map(leads).collect();
    let rules = vec![R_4_2A, R_4_3A, R_2_3, RULING_4_2_1];
    vec![PieceTrack { kind: "chance", name: Phrase::new("track-chance"), values, rules }]
}

/// Who holds play, by which kind of activation, who is excluded next, whether flight will be checked, and the standards that could be
/// raised: what players argue about most.
pub fn notes(look: &Look) -> Vec<Phrase> {
    let control = &look.state.now.control;
    let seat = |seat| telling::seat(look.rules, seat);
    let command = |it| telling::command(look.rules, it);
    let mut list = Vec::new();
    match look.state.now.phase {
        Phase::Setup(_) | Phase::Over(_) => return list,
        Phase::Free => list.push(Phrase::new("note-free").with("seat", seat(control.holder))),
        Phase::Repick => list.push(Phrase::new("note-repick").with("seat", seat(control.holder))),
        Phase::Continue if control.last != CommandId::NONE => {
            let says = Phrase::new("note-continue").with("seat", seat(control.holder));
            list.push(says.with("command", command(control.last)));
        }
        Phase::Continue => list.push(Phrase::new("note-continue-any").with("seat", seat(control.holder))),
        Phase::Seize(it) => {
            let says =
                Phrase::new("note-seize").with("seat", seat(control.holder)).with("command", command(it));
            list.push(says.with("n", i32::from(look.rating(it)) + 1));
        }
        _ => {
            let id = match control.kind {
                Kind::Free => "note-acts-free",
                Kind::Continued => "note-acts-continued",
                Kind::Seized => "note-acts-seized",
            };
            list.push(Phrase::new(id).with("command", command(control.command)));
        }
    }
    // Whoever waits is told what is left to do meanwhile (MI-FAL-2a).
    if look.pinned(control.holder.other()) {
        list.push(Phrase::new("note-pinned").with("seat", seat(control.holder.other())));
    }
    if matches!(look.state.now.phase, Phase::Free | Phase::Repick) {
        if let Some(first) = look.must_begin(control.holder) {
            list.push(Phrase::new("note-must-begin").with("command", command(first)));
        }
        let raises =
            look.standards_of(control.holder).filter(|it| look.may_raise(control.holder, *it).is_ok());
        list.extend(raises.map(|it| {
            let many = look.rallies_at(it).len();
            Phrase::new("note-standard").with("standard", telling::standard(look.rules, it)).with("n", many)
        }));
    }
    list
}

/// What each ground of this battle does.
pub fn legend(look: &Look) -> Vec<Legend> {
    let field = look.field();
    let here = |it: &&Terrain| field.hexes().any(|hex| std::ptr::eq(field.terrain(hex), *it));
    field.terrains.iter().filter(here).map(|it| entry(look, it)).collect()
}

fn entry(look: &Look, it: &Terrain) -> Legend {
    let mut effects = Vec::new();
    let mut add = |applies: bool, says: Phrase, rules: &[Rule]| {
        if applies {
            effects.push(Effect { says, rules: rules.to_vec() });
        }
    };
    let with = |id: &'static str, n: i32| Phrase::new(id).with("n", signed(n));
    let [foot, horse] = Arm::ALL.map(|arm| it.price[arm.index()]);
    match (foot, horse) {
        (None, None) => add(true, Phrase::new("legend-closed"), &[R_5_1B]),
        (Some(foot), Some(horse)) => {
            let says = Phrase::new("legend-cost").with("foot", foot).with("horse", horse);
            add(true, says, &[R_5_1B]);
        }
        (Some(foot), None) => add(true, Phrase::new("legend-cost-foot").with("foot", foot), &[R_5_1B]),
        (None, Some(horse)) => add(true, Phrase::new("legend-cost-horse").with("horse", horse), &[R_5_1B]),
    }
    add(it.hides, Phrase::new("legend-hides"), &[R_9_4B]);
    let open = foot.is_some() || horse.is_some();
    add(open && !it.charge_into, Phrase::new("legend-no-charge"), &[R_TER_1, R_11_3E]);
    add(it.shock_defender != 0, with("legend-shock-defender", it.shock_defender), &[R_10_4_2B_DEFENDER]);
    add(it.shock_from != 0, with("legend-shock-from", it.shock_from), &[R_10_4_2B_FROM]);
    add(it.fire_at != 0, with("legend-fire-at", it.fire_at), &[R_9_3A_TERRAIN]);
    let muddy =
        look.battle().special.mud.filter(|mud| std::ptr::eq(&look.field().terrains[mud.terrain.index()], it));
    if let Some(mud) = muddy {
        add(true, with("legend-mud", mud.most), &[R_CRE_2, RULING_67]);
    }
    let heights = look.field().hexes().any(|hex| look.field().elevation(hex) != 0);
    if heights && it.id == "clear" {
        let [foot, horse] = look.field().climb;
        let says = Phrase::new("legend-climb").with("foot", foot).with("horse", horse);
        add(true, says, &[R_5_1B_CLIMB, R_10_4_2C, R_9_4C]);
    }
    Legend { terrain: ground_word(&it.id), name: it.name.phrase(), effects }
}
