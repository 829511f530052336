import "server-only";
import { ConversionError } from "../../contract/errors";
import { SLOWEST_UPLOAD_BYTES_PER_S } from "../limits";

export type UploadClock = {
  /** Aborts with the ConversionError to answer: `upload_timeout`, or `cancelled` when the client left. */
  signal: AbortSignal;
  end(): void;
};

/**
 * How long an upload may take: `baseMs`, and a second more for every 32 KiB that came, so that 20 photos
 * over a slow line arrive and a sender of one byte a minute is cut; never longer than `maxMs`.
 *
 * @param received bytes so far
 */
export function startUploadClock(
  client: AbortSignal,
  { baseMs, maxMs, received }: { baseMs: number; maxMs: number; received: () => number },
): UploadClock {
  const began = performance.now();
  const controller = new AbortController();
  const left = () => {
    const earned = baseMs + (received() / SLOWEST_UPLOAD_BYTES_PER_S) * 1000;
    return began + Math.min(earned, maxMs) - performance.now();
  };
  let timer = setTimeout(check, left());
  function check() {
    const ms = left();
    if (ms > 0) timer = setTimeout(check, ms);
    else controller.abort(new ConversionError("upload_timeout"));
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
