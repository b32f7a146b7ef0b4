//! Everything a program may want to know of a game, as JSON in the reader's language.

use crate::{Explained, Listed, Played, Sitting};
use engine::decision::Place;
use engine::explain::{Account, ChartCell};
use engine::group::{Group, Plan, PlannedMember};
use engine::hash::Fingerprint;
use engine::intent::{Intent, Skipped};
use engine::odds::OddsFault;
use engine::refusal::{Refusal, Stop};
use engine::ruleset::{About, BattleInfo, Objective, Told};
use engine::scene::{Board, Ground, Legend, Piece, Scene};
use engine::text::{Lang, Phrase, Texts};
use engine::{Facing, Rule, Seat, Viewer};
use serde_json::{Value, json};

/// A speaker of one game's sentences.
#[derive(Clone, Copy)]
pub struct Speaker {
    pub texts: &'static Texts,
    pub about: &'static About,
    pub battle: BattleInfo<'static>,
    pub lang: Lang,
}

impl Speaker {
    pub fn of(sitting: &dyn Sitting, lang: Lang) -> Speaker {
        Speaker {
            texts: sitting.game().texts(),
            about: sitting.game().about(),
            battle: sitting.battle(),
            lang,
        }
    }

    pub fn say(&self, phrase: &Phrase) -> String {
        self.texts.say(self.lang, phrase)
    }

    fn seat(&self, seat: Seat) -> &'static str {
        self.battle.seat_id(seat)
    }

    fn account(&self, account: &Account) -> Value {
        let lines: Vec<Value> = account
            .tally
            .lines()
            .iter()
            .map(|line| json!({ "value": line.value, "rule": line.rule.id(), "says": line.rule.title(self.lang) }))
            .collect();
        let mut value = json!({
            "key": account.key,
            "role": account.role,
            "title": self.say(&account.title),
            "lines": lines,
            "sum": account.tally.sum(),
            "result": account.result,
        });
        if account.halves {
            value["halves"] = true.into();
        }
        value
    }

    pub fn told(&self, told: &Told) -> Value {
        let mut value = json!({
            "event": told.kind,
            "says": self.say(&told.says),
            "weight": told.weight,
            "rules": ids(&told.rules),
        });
        if !told.accounts.is_empty() {
            value["accounts"] = told.accounts.iter().map(|account| self.account(account)).collect();
        }
        if !told.places.is_empty() {
            value["places"] = told.places.iter().map(place).collect();
        }
        if let Some(cell) = told.cell {
            value["chart"] = chart(cell);
        }
        value
    }

    pub fn played(&self, played: &Played) -> Value {
        let mut value = json!({
            "seat": self.seat(played.seat),
            "do": played.text,
            "events": played.events.iter().map(|told| self.told(told)).collect::<Vec<_>>(),
        });
        for (event, roll) in played.rolls_told().into_iter().enumerate() {
            if let Some(roll) = roll {
                value["events"][event]["roll"] = roll.into();
            }
        }
        if played.by_order {
            value["by_order"] = true.into();
        }
        if let Some(group) = played.group {
            value["group"] = group.into();
        }
        if let Some(judged) = played.judged {
            value["judged"] = judged.into();
        }
        if !played.rolls.is_empty() {
            let rolls = played.rolls.iter().map(|roll| {
                json!({
                    "seat": self.seat(roll.ask.seat),
                    "rule": roll.ask.rule.id(),
                    "faces": roll.faces,
                    "twice_expected": roll.ask.twice_expected(),
                })
            });
            value["rolls"] = rolls.collect();
        }
        value
    }

    pub fn group(&self, group: &Group) -> Value {
        json!({ "id": group.id, "kind": group.kind, "says": self.say(&group.name), "members": group.members })
    }

    /// What an order to a group would do, member by member.
    pub fn plan(&self, plan: &Plan) -> Value {
        let member = |it: &PlannedMember| {
            json!({
                "piece": it.piece,
                "from": place(&it.from),
                "to": place(&it.to),
                "facing": it.facing,
                "through": it.through.iter().map(place).collect::<Vec<_>>(),
                "cost": it.cost,
                "open": it.open,
                "why": it.why.as_ref().map(|why| self.refusal(why)),
            })
        };
        json!({
            "seat": self.seat(plan.intent.seat),
            "members": plan.members.iter().map(member).collect::<Vec<_>>(),
        })
    }

    /// What a seat has set out to do and has not done yet.
    pub fn intent(&self, intent: &Intent) -> Value {
        json!({
            "seat": self.seat(intent.seat),
            "group": intent.group,
            "halted": intent.halted,
            "members": intent.members.iter().map(|member| member.piece).collect::<Vec<_>>(),
        })
    }

    /// Who was left out of an order, and why.
    pub fn skipped(&self, skipped: &[Skipped]) -> Value {
        skipped.iter().map(|it| json!({ "piece": it.piece, "why": self.refusal(&it.why) })).collect()
    }

    pub fn listed(&self, listed: &Listed) -> Value {
        let mut value = serde_json::to_value(&listed.gesture).unwrap_or_default();
        value["do"] = listed.text.as_str().into();
        value["says"] = self.say(&listed.says).into();
        value["cost"] = listed.cost.into();
        value
    }

    pub fn decision(&self, sitting: &dyn Sitting) -> Value {
        match sitting.decision() {
            None => Value::Null,
            Some(decision) => json!({
                "seat": self.seat(decision.seat),
                "kind": decision.kind,
                "role": decision.role,
                "rule": decision.rule.id(),
                "reaction": decision.reaction,
                "open": decision.open,
                "secret": decision.secret,
                "says": self.say(&sitting.prompt()),
            }),
        }
    }

    /// What each seat needs to win, and where it stands.
    pub fn objectives(&self, sitting: &dyn Sitting) -> Value {
        let one = |it: &Objective| {
            json!({
                "seat": self.seat(it.seat), "needs": self.say(&it.needs), "now": self.say(&it.now),
                "ahead": it.ahead, "rules": ids(&it.rules),
            })
        };
        sitting.objectives().iter().map(one).collect()
    }

    pub fn outcome(&self, sitting: &dyn Sitting) -> Value {
        match sitting.outcome() {
            None => Value::Null,
            Some(outcome) => json!({
                "winner": outcome.winner.map(|seat| self.seat(seat)),
                "score": outcome.score,
                "rules": ids(&outcome.rules),
            }),
        }
    }

    pub fn explained(&self, explained: &Explained) -> Value {
        let explanation = &explained.explanation;
        let effects: Vec<Value> = explanation
            .effects
            .iter()
            .map(|effect| json!({ "says": self.say(&effect.says), "rules": ids(&effect.rules) }))
            .collect();
        let odds = match &explained.chances {
            Ok(chances) => json!({
                "results": chances.results.iter().map(|(result, chance)| {
                    json!({
                        "id": result.says.id, "says": self.say(&result.says), "seat": result.seat.map(|seat| self.seat(seat)),
                        "weight": result.weight, "chance": chance, "percent": chance.percent(),
                    })
                }).collect::<Vec<_>>(),
                "outcomes": chances.outcomes.iter().map(|(results, chance)| {
                    let says = results.iter().map(|result| self.say(&result.says));
                    json!({ "says": says.collect::<Vec<_>>(), "chance": chance })
                }).collect::<Vec<_>>(),
                "assumed": chances.assumed.iter().map(|phrase| self.say(phrase)).collect::<Vec<_>>(),
            }),
            Err(OddsFault::TooMany(_) | OddsFault::TooLong) => json!({ "too_many": true }),
            Err(OddsFault::Dice(fault)) => json!({ "fault": self.say(&fault.phrase()) }),
        };
        json!({
            "do": explained.text,
            "says": self.say(&explanation.says),
            "accounts": explanation.accounts.iter().map(|account| self.account(account)).collect::<Vec<_>>(),
            "effects": effects,
            "chart": explanation.chart.map(chart),
            "odds": odds,
        })
    }

    pub fn refusal(&self, refusal: &Refusal) -> Value {
        json!({
            "says": refusal.say(self.texts, self.lang),
            "reasons": refusal.reasons.iter().map(|reason| json!({
                "rule": reason.rule.map(Rule::id), "says": self.say(&reason.why), "see": ids(&reason.see),
            })).collect::<Vec<_>>(),
        })
    }

    pub fn stop(&self, stop: &Stop) -> Value {
        match stop {
            Stop::Refused(refusal) => self.refusal(refusal),
            Stop::Dice(fault) => json!({ "says": self.say(&fault.phrase()), "reasons": [] }),
        }
    }

    fn piece(&self, piece: &Piece) -> Value {
        json!({
            "id": piece.id,
            "seat": self.seat(piece.seat),
            "look": piece.look,
            "short": piece.short,
            "name": self.say(&piece.name),
            "place": piece.place.as_ref().map(place),
            "facing": piece.facing,
            "faces": piece.facing.map(|facing| match facing {
                Facing::Side(_) => "side",
                Facing::Corner(_) => "corner",
                Facing::Degrees(_) => "degrees",
            }),
            "strength": piece.strength,
            "dots": piece.dots,
            "stripe": piece.stripe,
            "values": piece.values.iter().map(|(name, value)| (name.to_string(), json!(value))).collect::<serde_json::Map<_, _>>(),
            "status": piece.status,
            "rules": ids(&piece.rules),
        })
    }

    /// What lies under the pieces: large, and mostly the same from the first move to the last. A scene names it by its hash.
    pub fn ground(&self, ground: &Ground) -> Value {
        let mut value = match &ground.board {
            Board::Hexes(board) => json!({
                "kind": "hexes",
                "pointy": board.pointy,
                "cells": board.cells.iter().map(|cell| json!({
                    "q": cell.q, "r": cell.r, "label": cell.label, "terrain": cell.terrain,
                    "elevation": cell.elevation, "part": cell.part,
                })).collect::<Vec<_>>(),
                "sides": board.sides.iter().map(|side| json!({ "a": side.a, "b": side.b, "kind": side.kind })).collect::<Vec<_>>(),
                "roads": board.roads,
                "names": board.names.iter().map(|(q, r, name)| json!({ "q": q, "r": r, "name": self.say(name) })).collect::<Vec<_>>(),
            }),
            Board::Table { width, height, terrain } => json!({
                "kind": "table",
                "width": width,
                "height": height,
                "terrain": terrain.iter().map(|t| json!({ "kind": t.kind, "outline": t.outline })).collect::<Vec<_>>(),
            }),
        };
        value["legend"] = ground.legend.iter().map(|entry| self.legend(entry)).collect();
        value
    }

    fn legend(&self, entry: &Legend) -> Value {
        let effects = entry.effects.iter();
        json!({
            "terrain": entry.terrain,
            "name": self.say(&entry.name),
            "effects": effects.map(|effect| {
                json!({ "says": self.say(&effect.says), "rules": ids(&effect.rules) })
            }).collect::<Vec<_>>(),
        })
    }

    /// Pieces, marks, trays and tracks on their ground, which is named only.
    pub fn scene(&self, scene: &Scene, ground: &Value) -> Value {
        json!({
            "title": self.say(&scene.title),
            "ground": Fingerprint::of_bytes(ground.to_string().as_bytes()),
            "north": scene.north,
            "pieces": scene.pieces.iter().map(|piece| self.piece(piece)).collect::<Vec<_>>(),
            "marks": scene.marks.iter().map(|mark| json!({
                "kind": mark.kind, "place": place(&mark.place), "owner": mark.owner.map(|seat| self.seat(seat)),
                "value": mark.value, "name": self.say(&mark.name), "rules": ids(&mark.rules),
            })).collect::<Vec<_>>(),
            "trays": scene.trays.iter().map(|tray| json!({
                "seat": self.seat(tray.seat), "kind": tray.role, "name": self.say(&tray.name),
                "rules": ids(&tray.rules),
                "pieces": tray.pieces.iter().map(|entry| {
                    let mut value = self.piece(&entry.piece);
                    value["note"] = entry.note.as_ref().map(|note| self.say(note)).into();
                    value
                }).collect::<Vec<_>>(),
            })).collect::<Vec<_>>(),
            "tracks": scene.tracks.iter().map(|track| json!({
                "seat": track.seat.map(|seat| self.seat(seat)), "kind": track.kind, "name": self.say(&track.name),
                "value": track.value, "goal": track.goal, "rules": ids(&track.rules),
            })).collect::<Vec<_>>(),
            "piece_tracks": scene.piece_tracks.iter().map(|track| json!({
                "kind": track.kind, "name": self.say(&track.name), "rules": ids(&track.rules),
                "values": track.values.iter().map(|(piece, value)| json!({ "piece": piece, "value": value })).collect::<Vec<_>>(),
            })).collect::<Vec<_>>(),
            "notes": scene.notes.iter().map(|note| self.say(note)).collect::<Vec<_>>(),
            "to_decide": scene.to_decide.map(|seat| self.seat(seat)),
            "rules": ids(&scene.rules),
        })
    }

    /// The hash of the position as far as a viewer knows it: that of the whole position would let somebody try out what is
    /// hidden from him.
    pub fn hash(&self, sitting: &dyn Sitting, viewer: Viewer) -> Fingerprint {
        match viewer {
            Viewer::Referee => sitting.hash(),
            _ => Fingerprint::of_bytes(&sitting.view_bytes(viewer)),
        }
    }

    /// The whole position as one viewer may see it, and its ground if he wants it.
    pub fn show(&self, sitting: &dyn Sitting, viewer: Viewer, with_ground: bool) -> Value {
        let scene = sitting.scene(viewer);
        let ground = self.ground(&scene.ground);
        let mut value = json!({
            "game": self.about.id,
            "scenario": sitting.setup().scenario,
            "options": sitting.setup().options,
            "actions": sitting.length(),
            "decision": self.decision(sitting),
            "outcome": self.outcome(sitting),
            "objectives": self.objectives(sitting),
            "hash": self.hash(sitting, viewer),
            "scene": self.scene(&scene, &ground),
        });
        if with_ground {
            value["ground"] = ground;
        }
        value
    }
}

pub fn ids(rules: &[Rule]) -> Vec<&'static str> {
    rules.iter().map(|rule| rule.id()).collect()
}

fn chart(cell: ChartCell) -> Value {
    json!({ "chart": cell.chart, "column": cell.column, "row": cell.row })
}

pub(crate) fn place(place: &Place) -> Value {
    match place {
        Place::Hex { q, r } => json!({ "q": q, "r": r }),
        Place::Pose(pose) => json!({ "x": pose.x, "y": pose.y, "facing": pose.facing }),
    }
}
