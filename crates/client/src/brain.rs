//! The page's side of the computer opponent: one worker, one question at a time, and a way to say "enough".

use crate::worker::{Question, Reply, Thought};
use js_sys::{Function, Promise};
use std::cell::RefCell;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

#[derive(Default)]
struct Brain {
    worker: Option<Worker>,
    ready: bool,
    number: u32,
    /// The question that waits: its number and what is sent (until the worker is ready), who hears of progress, who of the end.
    waiting: Option<Waiting>,
    /// The answer to the last question, until whoever asked takes it.
    answer: Option<Thought>,
}

struct Waiting {
    number: u32,
    question: Option<Question>,
    progress: Box<dyn Fn(u32)>,
    done: Function,
}

thread_local! {
    static BRAIN: RefCell<Brain> = RefCell::default();
}

/// Asks, and waits for the answer. `None`: it was cancelled, or there is nothing to decide, or no worker could be started.
pub async fn ask(mut question: Question, progress: impl Fn(u32) + 'static) -> Option<Thought> {
    if BRAIN.with_borrow(|brain| brain.waiting.is_some()) {
        cancel();
    }
    if BRAIN.with_borrow(|brain| brain.worker.is_none()) {
        start().ok()?;
    }
    let promise = Promise::new(&mut |done, _| {
        BRAIN.with_borrow_mut(|brain| {
            brain.number += 1;
            question.number = brain.number;
            brain.answer = None;
            brain.waiting = Some(Waiting {
                number: brain.number,
                question: Some(question.clone()),
                progress: Box::new(|_| ()),
                done,
            });
        });
    });
    BRAIN.with_borrow_mut(|brain| {
        if let Some(waiting) = &mut brain.waiting {
            waiting.progress = Box::new(progress);
        }
        brain.send();
    });
    JsFuture::from(promise).await.ok()?;
    BRAIN.with_borrow_mut(|brain| brain.answer.take())
}

/// Stops thinking at once: the worker is sent home, the next question gets a new one.
pub fn cancel() {
    BRAIN.with_borrow_mut(|brain| {
        if let Some(worker) = brain.worker.take() {
            worker.terminate();
        }
        brain.ready = false;
        if let Some(waiting) = brain.waiting.take() {
            let _ = waiting.done.call1(&JsValue::NULL, &JsValue::NULL);
        }
    });
}

impl Brain {
    fn send(&mut self) {
        if let (true, Some(worker), Some(waiting)) = (self.ready, &self.worker, &mut self.waiting)
            && let Some(question) = waiting.question.take()
        {
            let (message, handed_over) = question.message();
            let _ = worker.post_message_with_transfer(&message, &handed_over);
        }
    }

    fn hear(&mut self, reply: Reply) {
        match reply {
            Reply::Ready => {
                self.ready = true;
                self.send();
            }
            Reply::Progress { number, done } => {
                if let Some(waiting) = self.waiting.as_ref().filter(|waiting| waiting.number == number) {
                    (waiting.progress)(done);
                }
            }
            Reply::Answer { number, answer } => {
                if self.waiting.as_ref().is_some_and(|waiting| waiting.number == number)
                    && let Some(waiting) = self.waiting.take()
                {
                    self.answer = answer;
                    let _ = waiting.done.call0(&JsValue::NULL);
                }
            }
        }
    }
}

fn start() -> Result<(), JsValue> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options("/worker.js", &options)?;
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(|event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        if let Ok(reply) = serde_json::from_str::<Reply>(&text) {
            BRAIN.with_borrow_mut(|brain| brain.hear(reply));
        }
    });
    worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
    // A worker that breaks must not leave the page waiting for ever.
    let failed = Closure::<dyn FnMut(JsValue)>::new(|_| cancel());
    worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
    failed.forget();
    // The compiled module itself: nothing is loaded or compiled a second time.
    worker.post_message(&wasm_bindgen::module())?;
    BRAIN.with_borrow_mut(|brain| brain.worker = Some(worker));
    Ok(())
}
