import { HTTPError, SchemaValidationError, TimeoutError } from "ky";
import * as z from "zod/mini";
import { type Refusal, refusal } from "../contract/calls";
import { CallError, type Fault, isAbort } from "./call-error";
import { untilConnected } from "./online";

/** Returns the refusal if it contains anything. */
export const saidIn = (answer: Refusal): Refusal | undefined =>
  answer.error || answer.message || answer.details ? answer : undefined;

/** Reads the server's refusal. An HTML page or an empty object has none. */
function refusalIn(data: unknown): Refusal | undefined {
  const answer = z.safeParse(refusal, data);
  return answer.success ? saidIn(answer.data) : undefined;
}

function faultOf(error: unknown): Fault {
  if (error instanceof HTTPError)
    return { kind: "server", status: error.response.status, answer: refusalIn(error.data) };
  if (error instanceof TimeoutError) return { kind: "timeout" };
  // JSON.parse throws a SyntaxError, for example for a proxy's HTML page with status 200.
  if (error instanceof SchemaValidationError || error instanceof SyntaxError) return { kind: "reply" };
  return { kind: "network" };
}

/**
 * Runs a ky request and turns every failure into a {@link CallError}.
 *
 * @throws {CallError} or, when cancelled, the platform's AbortError
 */
export async function withFaults<T>(request: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await request();
  } catch (error) {
    if (signal?.aborted || isAbort(error)) throw new DOMException("Canceled", "AbortError");
    if (error instanceof CallError) throw error;
    throw new CallError(faultOf(error), { cause: error });
  }
}

/** Outages that a request is sent again after. */
const MAX_OUTAGES = 5;

/**
 * Sends a request that a lost connection has cut off again, once the connection is back. For requests that change nothing
 * on the server but what they make.
 *
 * @throws {CallError} or, when cancelled, the platform's AbortError
 */
export async function acrossOutages<T>(request: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let left = MAX_OUTAGES; ; left -= 1) {
    // A short outage may be over when the browser reports that the request has failed.
    let wasOffline = false;
    const onOffline = () => {
      wasOffline = true;
    };
    globalThis.addEventListener?.("offline", onOffline);
    try {
      return await request();
    } catch (error) {
      const isCut = error instanceof CallError && error.fault.kind === "network";
      const isOutage = wasOffline || globalThis.navigator?.onLine === false;
      if (!isCut || !isOutage || left === 0) throw error;
      await untilConnected(signal ?? new AbortController().signal);
    } finally {
      globalThis.removeEventListener?.("offline", onOffline);
    }
  }
}
