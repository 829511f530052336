import "server-only";
import { ConversionError, type ErrorCode } from "../contract/errors";

export type TransferClock = {
  /** Aborts with the ConversionError to answer: the one for who is late, or `cancelled` when the client left. */
  signal: AbortSignal;
  end(): void;
};

export type TransferPace = {
  /** Whoever moves nothing has so long, in milliseconds. */
  baseMs: number;
  /** Bytes that earn a second more. */
  bytesPerS: number;
  /** Nobody has longer, in milliseconds. */
  maxMs?: number;
  /** Bytes so far. */
  moved: () => number;
  late: ErrorCode;
};

/**
 * How long an upload or a download may take: a time for all, and a second more for so many bytes that were moved, so
 * that 20 photos over a slow line arrive, and one byte a minute holds nothing for long.
 */
export function startTransferClock(
  client: AbortSignal,
  { baseMs, bytesPerS, maxMs = Number.POSITIVE_INFINITY, moved, late }: TransferPace,
): TransferClock {
  const began = performance.now();
  const controller = new AbortController();
  const left = () => {
    const earned = baseMs + (moved() / bytesPerS) * 1000;
    return began + Math.min(earned, maxMs) - performance.now();
  };
  let timer = setTimeout(check, left());
  function check() {
    const ms = left();
    if (ms > 0) timer = setTimeout(check, ms);
    else controller.abort(new ConversionError(late));
  }
  const leave = () => controller.abort(new ConversionError("cancelled"));
  if (client.aborted) leave();
  else client.addEventListener("abort", leave);
  return {
    signal: controller.signal,
    end() {
      clearTimeout(timer);
      client.removeEventListener("abort", leave);
    },
  };
}
