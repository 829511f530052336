import ky from "ky";
import { resultUrl } from "./addresses";
import { inBatches } from "./batches";
import { withFaults } from "./faults";

/**
 * Fetches a converted file.
 *
 * @param downloadUrl as the server gave it, relative or not
 * @throws {CallError} or, when it was cancelled, the platform's AbortError
 */
export const fetchResult = (downloadUrl: string, signal?: AbortSignal, base?: string): Promise<Blob> =>
  withFaults(
    () => ky.get(resultUrl(downloadUrl, base), { signal: signal ?? null, timeout: false, retry: 0 }).blob(),
    signal,
  );

/** Sessions that are deleted side by side. */
const AT_A_TIME = 6;

/**
 * Deletes results on the server, now. It goes on when the visitor leaves, and one session that cannot be deleted
 * does not keep the others.
 *
 * @param sessions addresses as `sessionUrl` answers them
 * @returns those that are gone, and of one that may not be, why
 */
export async function forgetResults(
  sessions: readonly string[],
  base?: string,
): Promise<{ gone: string[]; error?: unknown }> {
  const gone: string[] = [];
  const errors: unknown[] = [];
  await inBatches(sessions, AT_A_TIME, async (session) => {
    try {
      await withFaults(() => ky.delete(resultUrl(session, base), { keepalive: true, retry: 0 }));
      gone.push(session);
    } catch (error) {
      errors.push(error);
    }
  });
  return errors.length > 0 ? { gone, error: errors[0] } : { gone };
}
