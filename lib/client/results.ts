import ky from "ky";
import { type SessionResults, sessionResults } from "../contract/results";
import { resultUrl } from "./addresses";
import { inBatches } from "./batches";
import { acrossOutages, withFaults } from "./faults";

/**
 * Fetches a converted file.
 *
 * @param downloadUrl the server's address, relative or absolute
 * @throws {CallError} or, when cancelled, the platform's AbortError
 */
export const fetchResult = (downloadUrl: string, signal?: AbortSignal): Promise<Blob> => {
  const options = { signal: signal ?? null, timeout: false, retry: 0 } as const;
  const get = () => ky.get(resultUrl(downloadUrl), options).blob();
  return acrossOutages(() => withFaults(get, signal), signal);
};

/** A result that is still on the server. */
type StoredResult = { filename: string; url: string };

/**
 * Lists the results of a session that a visitor can save. One that is unknown, or has expired, has none, and so does one of
 * cells, which are for the screen that makes files of them.
 *
 * @param session an address from `sessionUrl`
 * @throws {CallError} when the server cannot be reached
 */
export async function listResults(session: string, signal: AbortSignal): Promise<StoredResult[]> {
  const get = async (): Promise<SessionResults> => {
    const answer = await ky.get(resultUrl(session), { signal, retry: 0, throwHttpErrors: false });
    return answer.status === 404 ? { files: [] } : sessionResults.parse(await answer.json());
  };
  const { files } = await withFaults(get, signal);
  const own = files.filter(({ filename }) => !filename.endsWith(".json"));
  return own.map(({ filename, downloadUrl }) => ({ filename, url: resultUrl(downloadUrl) }));
}

/** Number of parallel requests. Chromium fails more than ten with `keepalive`. */
const AT_A_TIME = 6;

/**
 * Deletes results on the server. Requests continue when the visitor leaves, and a failure does not stop the
 * others.
 *
 * @param sessions addresses from `sessionUrl`
 * @returns the deleted sessions, and the first error
 */
export async function forgetResults(
  sessions: readonly string[],
): Promise<{ gone: string[]; error?: unknown }> {
  const gone: string[] = [];
  const errors: unknown[] = [];
  await inBatches(sessions, AT_A_TIME, async (session) => {
    try {
      await withFaults(() => ky.delete(resultUrl(session), { keepalive: true, retry: 0 }));
      gone.push(session);
    } catch (error) {
      errors.push(error);
    }
  });
  return errors.length > 0 ? { gone, error: errors[0] } : { gone };
}
