import "server-only";
import { access, constants } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { ConversionError } from "../contract/errors";
import { services } from "./services";

/** Who asks wants to know now: what takes longer is not ready. */
const PATIENCE_MS = 2000;

const answer = (status: number, body: object): Response =>
  Response.json(body, { status, headers: { "Cache-Control": "no-store" } });

const passes = async (check: Promise<unknown>): Promise<boolean> => {
  const timer = new AbortController();
  const late = delay(PATIENCE_MS, false, { signal: timer.signal, ref: false });
  try {
    return await Promise.race([check.then(() => true), late]);
  } catch {
    return false;
  } finally {
    late.catch(() => {});
    timer.abort();
  }
};

/** That the process answers at all. */
export const live = (): Response => answer(200, { status: "alive" });

async function canStore(): Promise<void> {
  const { env, admission } = services();
  await access(/* turbopackIgnore: true */ env.DATA_DIR, constants.W_OK);
  if (!(await admission.hasRoom())) throw new ConversionError("storage_full");
}

/** That the next visitor's file would be converted: results can be written and have room, the engine is there, nobody ends us. */
export async function ready(): Promise<Response> {
  const { draining } = services();
  const [store, engine] = await Promise.all([passes(canStore()), passes(services().queue.ready())]);
  const checks = { store, engine, open: !draining };
  const isReady = Object.values(checks).every(Boolean);
  return answer(isReady ? 200 : 503, { status: isReady ? "ready" : "not ready", checks });
}
