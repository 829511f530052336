import "server-only";
import type { Entered } from "./enter";
import { LONGEST_REQUEST_MS, SLOWEST_UPLOAD_BYTES_PER_S } from "./limits";
import type { Exchange } from "./respond";
import { services } from "./services";
import { startTransferClock } from "./transfer-clock";
import type { ReceivedForm } from "./upload/form";
import { receive } from "./upload/receive";

/**
 * The body of a request that was let in, in its folder; its room is then as large as what came.
 *
 * @throws ConversionError as `receive` does; `upload_timeout`, or `cancelled` when the client left
 */
export async function takeUpload(
  request: Request,
  maxFiles: number,
  { folder, room }: Entered,
  exchange: Exchange,
): Promise<ReceivedForm> {
  const { env } = services();
  const baseMs = env.REQUEST_TIMEOUT_S * 1000;
  const clock = startTransferClock(request.signal, {
    baseMs,
    maxMs: LONGEST_REQUEST_MS - baseMs,
    bytesPerS: SLOWEST_UPLOAD_BYTES_PER_S,
    moved: () => exchange.bytesIn,
    late: "upload_timeout",
  });
  try {
    const form = await receive(clock.signal, request, {
      folder,
      maxMb: env.MAX_UPLOAD_MB,
      maxFiles,
      onBytes(count) {
        exchange.bytesIn += count;
        room.wrote(count);
      },
      onRefusal(readingOn) {
        exchange.readingOn = readingOn;
      },
    });
    exchange.files = form.files.length;
    return form;
  } finally {
    clock.end();
    room.arrived();
  }
}
