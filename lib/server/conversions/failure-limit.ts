import type { ConversionError, ErrorCode } from "../../contract/errors";
import { PDF_LOST_PAGES } from "../limits";

/** Errors that cost a process, or all the time a job may take. */
const costly: readonly ErrorCode[] = ["conversion_timeout", "out_of_memory", "engine_crashed"];

/** Stops a document's remaining pages after a few that each cost a process. */
export function createFailureLimit(signal: AbortSignal) {
  const controller = new AbortController();
  const lost: ConversionError[] = [];
  return {
    signal: AbortSignal.any([signal, controller.signal]),
    /** Returns the outcome of a page; one that was stopped has the error of the page that stopped it. */
    check<T extends object>(outcome: T): T {
      if (!("error" in outcome)) return outcome;
      const { code } = outcome.error as ConversionError;
      const [first] = lost;
      if (first && controller.signal.aborted && code === "cancelled") return { ...outcome, error: first };
      if (costly.includes(code)) lost.push(outcome.error as ConversionError);
      if (lost.length >= PDF_LOST_PAGES) controller.abort();
      return outcome;
    },
  };
}
