import ky from "ky";
import { resultUrl } from "./backend";
import { inBatches } from "./batches";
import { withFaults } from "./faults";

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
