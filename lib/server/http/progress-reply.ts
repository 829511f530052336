import { PROGRESS_TYPE } from "../../contract/pdf";
import type { FileReply } from "./file-reply";

/**
 * Makes an answer that reports how far its work is. Its status is sent before the work ends, so an error is the last line.
 *
 * @param start begins the work; it is told where to report
 * @param failureOf the line for an error
 * @param timeMs time that the work may take
 */
export function progressReply<P extends object, R extends object>(
  start: (report: (progress: P) => void) => Promise<R>,
  failureOf: (thrown: unknown) => object,
  timeMs: number,
): FileReply {
  let isDone = false;
  let latest: P | undefined;
  let wake = () => {};
  const result = start((progress) => {
    latest = progress;
    wake();
  });
  // It is awaited below, unless the client disconnects before.
  result.catch(() => {});
  const lineOf = (value: object) => Buffer.from(`${JSON.stringify(value)}\n`);

  async function* lines() {
    for (;;) {
      const reported = new Promise<"reported">((resolve) => {
        wake = () => resolve("reported");
      });
      // Of several reports only the last one is news.
      if (latest) {
        const progress = latest;
        latest = undefined;
        yield lineOf(progress);
        continue;
      }
      const next = await Promise.race([reported, result.then(() => "ended").catch(() => "ended")]);
      if (next === "ended") break;
    }
    try {
      const reply = await result;
      isDone = true;
      yield lineOf(reply);
    } catch (thrown) {
      yield lineOf(failureOf(thrown));
    }
  }

  return {
    name: "progress.ndjson",
    type: PROGRESS_TYPE,
    body: lines(),
    working: result.catch(() => {}),
    timeMs,
    keepsResults: () => isDone,
  };
}
