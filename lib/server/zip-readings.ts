import "server-only";
import { ConversionError } from "../contract/errors";

/** What client-zip reads from: it leaves the entry open at which it is stopped. */
export function createZipReadings() {
  const readings: AsyncIterator<Uint8Array>[] = [];
  let closed = false;
  return {
    /**
     * One that `close` should end.
     *
     * @throws ConversionError `cancelled` after that: it was looked up while the visitor left, and would stay open
     */
    add(stream: AsyncIterable<Uint8Array>): void {
      if (closed) throw new ConversionError("cancelled");
      readings.push(stream[Symbol.asyncIterator]());
    },
    async close(): Promise<void> {
      closed = true;
      await Promise.all(readings.map((reading) => reading.return?.()));
    },
  };
}
