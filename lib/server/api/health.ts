import { access, constants } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import type { RouteHandlerMethod } from "fastify";
import type { Services } from "../services";

/** Time in milliseconds after which a check counts as failed. */
const CHECK_TIMEOUT_MS = 2000;

/** Returns whether a check resolves in time, and not to `false`. */
async function passes(check: Promise<unknown>): Promise<boolean> {
  const timer = new AbortController();
  const timeout = delay(CHECK_TIMEOUT_MS, false, { signal: timer.signal, ref: false });
  try {
    return await Promise.race([check.then((value) => value !== false), timeout]);
  } catch {
    return false;
  } finally {
    timeout.catch(() => {});
    timer.abort();
  }
}

/** Reports that the process answers. */
export const live: RouteHandlerMethod = async () => ({ status: "alive" });

/**
 * Reports whether requests can be sent here: DATA_DIR is writable, the store answers, the engine works, and the server is not about to stop.
 * `room`, space for more results, is informative: a full server still serves downloads.
 */
export function ready(services: Services): RouteHandlerMethod {
  const { env, queue, admission, store: results } = services;
  return async (_request, reply) => {
    const [store, engine, room] = await Promise.all([
      passes(Promise.all([access(env.DATA_DIR, constants.W_OK), results.ready()])),
      passes(queue.ready()),
      passes(admission.hasSpace()),
    ]);
    const open = !services.draining;
    const isReady = store && engine && open;
    const checks = { store, engine, open, room };
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? "ready" : "not ready", checks });
  };
}
