import "server-only";

/** Written by hand: Readable.toWeb throws outside of everything when the client leaves (FACTS.md, Node 20). */
export function streamOf(chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]();
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await iterator.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

/** How a body ended: sent whole, broken by an error, or given up by who read it. */
export type End = { state: "sent" } | { state: "broken"; error: unknown } | { state: "left" };

/**
 * The same bytes, watched.
 *
 * @param signal aborts when the visitor leaves: not every server cancels the body of an answer it cannot send
 * @param onBytes told of each piece that is asked for
 * @param onEnd called once, for whichever end comes first; the stream closes when it resolves. Never rejects.
 */
export function watched(
  signal: AbortSignal,
  body: ReadableStream<Uint8Array>,
  onEnd: (end: End) => Promise<void>,
  onBytes: (count: number) => void = () => {},
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const listening = new AbortController();
  const end = async (how: End) => {
    if (listening.signal.aborted) return;
    listening.abort();
    // Some streams reject a cancellation with its own reason (client-zip does).
    if (how.state === "left") reader.cancel(signal.reason).catch(() => {});
    await onEnd(how);
  };
  return new ReadableStream(
    {
      start(controller) {
        const leave = () => {
          controller.error(signal.reason);
          void end({ state: "left" });
        };
        signal.addEventListener("abort", leave, { once: true, signal: listening.signal });
      },
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (listening.signal.aborted) return;
          if (!done) {
            onBytes(value.byteLength);
            return controller.enqueue(value);
          }
          await end({ state: "sent" });
          controller.close();
        } catch (error) {
          await end({ state: "broken", error });
          throw error;
        }
      },
      cancel: () => end({ state: "left" }),
    },
    { highWaterMark: 0 },
  );
}
