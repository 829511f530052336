import { ConversionError } from "../../contract/errors";

/** Closes the streams that client-zip reads from: it leaves the entry open at which it is stopped. */
export function createZipReadings() {
  const readings: AsyncIterator<Uint8Array>[] = [];
  let closed = false;
  return {
    /**
     * Registers a stream that `close` should end.
     *
     * @throws ConversionError `cancelled` after that: it was opened while the client disconnected, and would stay open
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
