import { Worker } from "node:worker_threads";

/** How long a child may outlive its parent, in milliseconds. */
const LOOK_EVERY_MS = 250;

// Code as text, so that it needs no file of its own in the bundle.
const source = `
  const { workerData: parent } = require("node:worker_threads");
  setInterval(() => process.ppid === parent || process.kill(process.pid, "SIGKILL"), ${LOOK_EVERY_MS});
`;

/**
 * Ends this process when its parent is gone. It runs in a thread of its own, because code stuck in WASM never returns to
 * the event loop to see the channel to the parent close.
 *
 * @param parent its process id, passed in because `process.ppid` may already be another's when the thread starts
 */
export function startWatchdog(parent: number) {
  const limits = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 };
  new Worker(source, { eval: true, workerData: parent, resourceLimits: limits }).unref();
}
