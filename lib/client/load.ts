import { CallError } from "./call-error";

/**
 * Waits for a part of the client that is imported on demand: ky, zod and jszip weigh 60 KB, and the page is shown
 * before them.
 *
 * @throws {CallError} of the kind `network` when the part cannot be fetched
 */
export const load = <T>(part: Promise<T>): Promise<T> =>
  part.catch((cause) => {
    throw new CallError({ kind: "network" }, { cause });
  });

/** Fetches a part before it is needed. A failure is ignored, because the work itself tries again. */
export function warm(part: () => Promise<unknown>): void {
  part().catch(() => {});
}
