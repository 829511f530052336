import "server-only";
import type { Failure } from "../contract/calls";
import { type ConversionError, statusOf } from "../contract/errors";
import { BatchFailed } from "./failure";
import { RETRY_AFTER_S } from "./limits";

const always = {
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** A call's reply; its shape is the contract's, held by the types of `handle`. */
export const success = (reply: object): Response => Response.json(reply, { headers: always });

/**
 * An error in words, with the status of its code and nothing else of what we know.
 *
 * @param readingOn while this is pending the client may still be sending its body, see {@link held}
 */
export function failed(error: ConversionError, readingOn?: Promise<void>): Response {
  const { code, sentence } = error;
  const body: Failure = { success: false, error: sentence, message: sentence, code };
  if (error instanceof BatchFailed) body.details = [...error.details];
  const headers = new Headers({ ...always, "Content-Type": "application/json" });
  if (code === "busy") headers.set("Retry-After", String(RETRY_AFTER_S));
  if (readingOn) headers.set("Connection", "close");
  const text = JSON.stringify(body);
  return new Response(readingOn ? held(text, readingOn) : text, { status: statusOf(code), headers });
}

/**
 * The whole text at once, but its end only after `until`. The end of the answer closes the connection, and
 * closing one with unread bytes makes the kernel send a reset, which takes the answer away from a browser
 * that is still sending. (Cancelling the request's body leaves the connection hanging: Node 20 detaches it.)
 */
function held(text: string, until: Promise<void>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode(text));
      await until;
      controller.close();
    },
  });
}
