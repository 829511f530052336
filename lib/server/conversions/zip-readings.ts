import { ConversionError } from "../../contract/errors";

/** Closes the streams that client-zip reads from: it leaves the entry open at which it is stopped. */
export function createZipReadings() {
  const readings: AsyncIterator<Uint8Array>[] = [];
  let closed = false;
  return {
    /**
     * Registers a stream that `close` should end.
     *
     * @returns the stream
     * @throws ConversionError `cancelled` after that: it was opened while the client disconnected, and would stay open
     */
    add<S extends AsyncIterable<Uint8Array>>(stream: S): S {
      if (closed) throw new ConversionError("cancelled");
      readings.push(stream[Symbol.asyncIterator]());
      return stream;
    },
    async close(): Promise<void> {
      closed = true;
      await Promise.all(readings.map((reading) => reading.return?.()));
    },
  };
}
