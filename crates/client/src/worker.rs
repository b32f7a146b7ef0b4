//! Inside the worker: the computer player thinks here, and the page never waits for it.

use ai::{Bot, Level};
use engine::ruleset::Setup;
use js_sys::{Array, Uint8Array};
use serde::{Deserialize, Serialize};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// A question to a computer player.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Question {
    pub number: u32,
    /// Which table: a player keeps its plans from one decision to the next.
    pub table: String,
    pub game: String,
    pub level: String,
    pub seed: u64,
    pub seat: u8,
    pub setup: Setup,
    /// What its seat may know, in canonical bytes, and no more. It travels beside the rest, as bytes.
    #[serde(skip)]
    pub view: Vec<u8>,
    /// Longest time to think, in milliseconds.
    pub time: f64,
}

impl Question {
    /// As it is sent to the worker: words, and bytes that are handed over without being copied.
    pub fn message(&self) -> (Array, Array) {
        let words = serde_json::to_string(self).unwrap_or_default();
        let view = Uint8Array::from(self.view.as_slice());
        (Array::of2(&words.into(), &view), Array::of1(&view.buffer()))
    }

    fn heard(message: &JsValue) -> Option<Question> {
        let message: &Array = message.dyn_ref()?;
        let question = serde_json::from_str::<Question>(&message.get(0).as_string()?).ok()?;
        let view: Uint8Array = message.get(1).dyn_into().ok()?;
        Some(Question { view: view.to_vec(), ..question })
    }
}

/// What the worker says.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Reply {
    Ready,
    /// How much of its nodes it has used, in thousandths.
    Progress {
        number: u32,
        done: u32,
    },
    Answer {
        number: u32,
        answer: Option<Thought>,
    },
}

/// A decision of a computer player and what it expected.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Thought {
    pub action: String,
    pub score: i32,
    pub expected: Vec<String>,
    pub depth: u8,
    pub nodes: u64,
    pub milliseconds: f64,
}

/// Players by the table and seat they sit at. A worker is young: it never meets many.
type Players = Vec<(String, Box<dyn Bot>)>;

pub fn start() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let players: Rc<RefCell<Players>> = Rc::default();
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        if let Some(question) = Question::heard(&event.data()) {
            let players = players.clone();
            spawn_local(async move {
                // The page asks one question after the other, so nobody else holds the players meanwhile.
                let mut known = players.take();
                let answer = think(&question, &mut known).await;
                players.replace(known);
                post(&Reply::Answer { number: question.number, answer });
            });
        }
    });
    scope.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
    post(&Reply::Ready);
}

fn post(reply: &Reply) {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    if let Ok(text) = serde_json::to_string(reply) {
        let _ = scope.post_message(&JsValue::from_str(&text));
    }
}

async fn think(question: &Question, players: &mut Players) -> Option<Thought> {
    let level = Level::parse(&question.level)?;
    let key = format!("{} {} {}", question.table, question.seat, question.level);
    if !players.iter().any(|(known, _)| *known == key) {
        let mut bot = ai::fetch_bot(&question.game, level, question.seed).await?;
        bot.open(&question.setup).ok()?;
        players.truncate(7);
        players.insert(0, (key.clone(), bot));
    }
    let (_, bot) = players.iter_mut().find(|(known, _)| *known == key)?;
    let began = js_sys::Date::now();
    let (asked, told) = (Cell::new(0_u64), Cell::new(began));
    let most = level.limits().nodes.max(1);
    let stop = || {
        asked.set(asked.get() + 1);
        // The clock is looked at now and then only: asking it costs more than judging a position.
        if asked.get() % 8 != 0 {
            return false;
        }
        let now = js_sys::Date::now();
        if now - told.get() > 90.0 {
            told.set(now);
            let by_nodes = asked.get() * ai::budget::ASK_EVERY * 1000 / most;
            let by_time = ((now - began) * 1000.0 / question.time.max(1.0)) as u64;
            let done = by_nodes.max(by_time).min(1000) as u32;
            post(&Reply::Progress { number: question.number, done });
        }
        now - began > question.time
    };
    let answer = bot.answer(&question.view, &stop)?;
    Some(Thought {
        action: answer.action,
        score: answer.score,
        expected: answer.expected,
        depth: answer.depth,
        nodes: answer.nodes,
        milliseconds: js_sys::Date::now() - began,
    })
}
