// Starts the page, or says why it cannot. Also keeps it fit for playing without a network: see service-worker.js.

const VERSION = "__VERSION__";
const shell = document.getElementById("shell");
const workers = navigator.serviceWorker; // missing where the address is neither https nor this machine
const returning = Boolean(workers?.controller);
const RELOADED = "conroi-reloaded";

try {
  // Who comes back gets the version that his browser keeps, at once; only if a newer one lies ready, that one.
  const newer = returning ? takeOver() : false;
  const app = await import("/app.js");
  await app.default({ module_or_path: "/app_bg.wasm" });
  if (await newer) {
    location.reload();
  } else {
    app.start_ui();
    shell.remove();
    document.documentElement.dataset.ready = "1";
  }
} catch (error) {
  explain(error);
}

// The first time, fetching for later comes after fetching for now.
if (!returning) {
  workers?.register("/service-worker.js").catch((error) => console.warn("Conroi will not work offline:", error));
}

function explain(error) {
  console.error(error);
  shell.querySelector("#shell-loading")?.remove();
  shell.querySelector("#shell-failed").hidden = false;
  shell.querySelector("#shell-reason").textContent = String(error);
  // A page that broke off may have cleared everything, or left half of itself behind.
  document.body.replaceChildren(shell);
}

// Lets a newer version take the place of this one. True if it did: the page must then be loaded again.
async function takeOver() {
  try {
    const registration = await workers.getRegistration();
    // At most one reload for each visit, whatever the server does.
    if (sessionStorage.getItem(RELOADED)) {
      sessionStorage.removeItem(RELOADED);
      return false;
    }
    // A server on this machine is asked before the page is shown: it answers at once, and whoever has just built
    // a new version wants to see that one.
    const local = /^(localhost|127\.[\d.]+|\[::1\])$/.test(location.hostname);
    if (local && (await soon(isOutdated()))) await soon(arrival(registration));
    const newer = registration.waiting;
    if (!newer) return false;
    const changed = new Promise((done) => workers.addEventListener("controllerchange", () => done(true)));
    if (!(await soon(ask(newer, "take over"))) || !(await soon(changed))) return false;
    sessionStorage.setItem(RELOADED, "1");
    return true;
  } catch (error) {
    console.info("Conroi could not look for a newer version:", error);
    return false;
  }
}

// Whether the server has another version. The browser's own question takes seconds where no server answers.
async function isOutdated() {
  try {
    const script = await fetch("/service-worker.js", { cache: "no-cache" });
    return script.ok && !(await script.text()).includes(`"${VERSION}"`);
  } catch {
    return false;
  }
}

// Has the browser fetch the other version, and waits until it has all of it.
async function arrival(registration) {
  await registration.update();
  const worker = registration.installing;
  if (worker) await new Promise((done) => worker.addEventListener("statechange", done, { once: true }));
}

function ask(worker, question) {
  const { port1, port2 } = new MessageChannel();
  return new Promise((answer) => {
    port1.onmessage = (event) => answer(event.data);
    worker.postMessage(question, [port2]);
  });
}

// Nobody waits longer than this for a newer version.
function soon(promise) {
  return Promise.race([promise, new Promise((done) => setTimeout(done, 3000))]);
}
