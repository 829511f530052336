import "server-only";
import { access, constants } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { services } from "./services";

/** Who asks wants to know now: what takes longer is not ready. */
const PATIENCE_MS = 2000;

const answer = (status: number, body: object): Response =>
  Response.json(body, { status, headers: { "Cache-Control": "no-store" } });

/** Whether it comes, in time, and is not `false`. */
const passes = async (check: Promise<unknown>): Promise<boolean> => {
  const timer = new AbortController();
  const late = delay(PATIENCE_MS, false, { signal: timer.signal, ref: false });
  try {
    return await Promise.race([check.then((value) => value !== false), late]);
  } catch {
    return false;
  } finally {
    late.catch(() => {});
    timer.abort();
  }
};

/** That the process answers at all. */
export const live = (): Response => answer(200, { status: "alive" });

/**
 * That visitors can be sent here: results can be written, the engine is there, nobody ends us. Whether there is `room`
 * for more results is told beside it: one who was sent away for it could not even download what is there.
 */
export async function ready(): Promise<Response> {
  const { env, queue, admission, draining } = services();
  const [store, engine, room] = await Promise.all([
    passes(access(/* turbopackIgnore: true */ env.DATA_DIR, constants.W_OK)),
    passes(queue.ready()),
    passes(admission.hasRoom()),
  ]);
  const open = !draining;
  const isReady = store && engine && open;
  const checks = { store, engine, open, room };
  return answer(isReady ? 200 : 503, { status: isReady ? "ready" : "not ready", checks });
}
