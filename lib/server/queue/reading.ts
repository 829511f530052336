import { ConversionError } from "../../contract/errors";

/** @throws ConversionError `cancelled` for a client that has disconnected, `busy` after the time at which a request gives up */
export function requireTime(signal: AbortSignal, until: number): void {
  if (signal.aborted) throw new ConversionError("cancelled");
  if (Date.now() >= until) throw new ConversionError("busy");
}
