// A worker for the computer opponent. Its first message is the compiled module, so nothing is fetched or compiled twice;
// worker_start() then listens by itself and says that it is ready.

import init, { worker_start } from "/app.js";

self.onmessage = async (event) => {
  self.onmessage = null;
  await init({ module_or_path: event.data });
  worker_start();
};
