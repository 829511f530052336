import ky from "ky";
import { resultUrl } from "./backend";
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
