import { HTTPError, SchemaValidationError, TimeoutError } from "ky";
import * as z from "zod/mini";
import { failure } from "../contract/calls";
import { CallError, type Fault, isAbort } from "./call-error";

function faultOf(error: unknown): Fault {
  if (error instanceof HTTPError) {
    const answer = z.safeParse(failure, error.data);
    return {
      kind: "server",
      status: error.response.status,
      answer: answer.success ? answer.data : undefined,
    };
  }
  if (error instanceof TimeoutError) return { kind: "timeout" };
  // JSON.parse throws a SyntaxError: a proxy's HTML page with status 200, for one.
  if (error instanceof SchemaValidationError || error instanceof SyntaxError) return { kind: "reply" };
  return { kind: "network" };
}

/**
 * Runs a request of ky and gives every way it can fail one shape.
 *
 * @throws {CallError} or, when it was cancelled, the platform's AbortError
 */
export async function withFaults<T>(request: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await request();
  } catch (error) {
    if (signal?.aborted || isAbort(error)) throw new DOMException("Cancelled", "AbortError");
    throw new CallError(faultOf(error), { cause: error });
  }
}
