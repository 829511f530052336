import { access, constants } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import type { RouteHandlerMethod } from "fastify";
import { decoders } from "../../engine/image/decoders";
import type { Services } from "../services";

/** Time in milliseconds after which a check counts as failed. */
const CHECK_TIMEOUT_MS = 2000;

/** Returns whether a check resolves in time, and not to `false`. */
const passes = (check: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    check.then((value) => value !== false).catch(() => false),
    delay(CHECK_TIMEOUT_MS, false, { ref: false }),
  ]);

/** Runs checks at once. @returns whether each passes */
async function resultsOf(checks: Readonly<Record<string, () => Promise<unknown>>>) {
  const entries = Object.entries(checks).map(async ([name, check]) => [name, await passes(check())] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/** Reports that the process answers. */
export const live: RouteHandlerMethod = async () => ({ status: "alive" });

/**
 * Reports whether load balancers should send requests here: until the server is about to stop. What servers share is not
 * checked, since a visitor is better served by pages, downloads and a clear 503 than by no server at all.
 */
export const open =
  (services: Pick<Services, "draining">): RouteHandlerMethod =>
  async (_request, reply) =>
    reply.code(services.draining ? 503 : 200).send({ status: services.draining ? "closing" : "open" });

/**
 * Reports whether requests are answered with results: DATA_DIR is writable, the store and a shared queue answer, an engine
 * works, and the server is not about to stop. `room`, space for more results, is informative: a full server still serves
 * downloads. So are the `decoders` of this machine.
 */
export function ready(services: Services): RouteHandlerMethod {
  const { env, queue, admission, store: results } = services;
  return async (_request, reply) => {
    const needed = {
      store: () => Promise.all([access(env.DATA_DIR, constants.W_OK), results.ready()]),
      ...queue.checks,
      open: async () => !services.draining,
    };
    const checks = await resultsOf({ ...needed, room: () => admission.hasSpace() });
    const isReady = Object.keys(needed).every((name) => checks[name]);
    return reply.code(isReady ? 200 : 503).send({
      status: isReady ? "ready" : "not ready",
      checks,
      decoders: await decoders(),
    });
  };
}
