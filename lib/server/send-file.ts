import "server-only";
import { ConversionError } from "../contract/errors";
import { attachmentHeaders } from "./attachment";
import type { FileReply } from "./file-reply";
import type { Holdings } from "./holdings";
import { sendingPace } from "./limits";
import type { Exchange } from "./respond";
import { type End, watched } from "./streams";
import { startTransferClock } from "./transfer-clock";

export type Sending = {
  exchange: Exchange;
  /** Given back when the body has ended, however it did. */
  held: Holdings;
  /** Aborted then: it stops what still works for a body that nobody reads. */
  over: AbortController;
};

/**
 * A file as the answer, sent as it is made, to who reads it at some pace.
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
  let sent = 0;
  const clock = startTransferClock(signal, { ...sendingPace, moved: () => sent, late: "cancelled" });
  const onEnd = async (end: End) => {
    clock.end();
    over.abort();
    // What breaks first explains the rest.
    const broken = await held.release().then(
      () => undefined,
      (error: unknown) => error,
    );
    if (end.state === "left") ended(new ConversionError("cancelled"));
    else ended(end.state === "broken" ? end.error : broken);
  };
  const counted = watched(clock.signal, body, onEnd, (bytes) => {
    sent += bytes;
  });
  return new Response(counted, { headers: attachmentHeaders(name, type) });
}
