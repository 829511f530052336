import "server-only";
import { ConversionError } from "../contract/errors";
import { attachmentHeaders } from "./attachment";
import type { FileReply } from "./file-reply";
import type { Holdings } from "./holdings";
import type { Exchange } from "./respond";
import { type End, watched } from "./streams";

export type Sending = {
  exchange: Exchange;
  /** Given back when the body has ended, however it did. */
  held: Holdings;
  /** Aborted then: it stops what still works for a body that nobody reads. */
  over: AbortController;
};

/**
 * A file as the answer, sent as it is made.
 *
 * @param signal aborts when the visitor leaves
 */
export function sendFile(signal: AbortSignal, reply: FileReply, { exchange, held, over }: Sending): Response {
  const { name, type, body, close } = reply;
  if (close) held.hold(close);
  signal.throwIfAborted();
  let ended: (error?: unknown) => void = () => {};
  exchange.sending = new Promise((resolve) => {
    ended = resolve;
  });
  const onEnd = async (end: End) => {
    over.abort();
    // What breaks first explains the rest.
    const broken = await held.release().then(
      () => undefined,
      (error: unknown) => error,
    );
    if (end.state === "left") ended(new ConversionError("cancelled"));
    else ended(end.state === "broken" ? end.error : broken);
  };
  return new Response(watched(signal, body, onEnd), { headers: attachmentHeaders(name, type) });
}
