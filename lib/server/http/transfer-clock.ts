import { ConversionError, type ErrorCode } from "../../contract/errors";

export type TransferClock = {
  /** Aborts with the error to answer: `timeoutCode`, or `cancelled` if the client has disconnected. */
  signal: AbortSignal;
  stop(): void;
};

export type TransferPace = {
  /** Time allowed for a transfer without a byte, in milliseconds. */
  baseMs: number;
  /** Bytes that earn one more second. */
  bytesPerS: number;
  /** Upper bound in milliseconds, however many bytes. */
  maxMs?: number;
  bytesTransferred: () => number;
  timeoutCode: ErrorCode;
};

/**
 * Limits how long an upload or a download may take: a base time, and a second more for so many bytes transferred. Twenty
 * photos over a slow line arrive, and one byte a minute blocks nothing for long.
 */
export function startTransferClock(
  client: AbortSignal,
  { baseMs, bytesPerS, maxMs = Number.POSITIVE_INFINITY, bytesTransferred, timeoutCode }: TransferPace,
): TransferClock {
  const began = performance.now();
  const controller = new AbortController();
  const msLeft = () => {
    const earned = baseMs + (bytesTransferred() / bytesPerS) * 1000;
    return began + Math.min(earned, maxMs) - performance.now();
  };
  let timer = setTimeout(check, msLeft());
  function check() {
    const ms = msLeft();
    if (ms > 0) timer = setTimeout(check, ms);
    else controller.abort(new ConversionError(timeoutCode));
  }
  const onLeave = () => controller.abort(new ConversionError("cancelled"));
  if (client.aborted) onLeave();
  else client.addEventListener("abort", onLeave);
  return {
    signal: controller.signal,
    stop() {
      clearTimeout(timer);
      client.removeEventListener("abort", onLeave);
    },
  };
}
