import { callUrl } from "./addresses";

/** Milliseconds between attempts to reach the server while the browser says that it is offline. */
const RETRY_MS = 5000;
/** Milliseconds to wait for an answer. */
const PATIENCE_MS = 3000;

/** Returns whether the server answers. A server on the same machine does without a network. */
async function reachesServer(): Promise<boolean> {
  const options = { method: "HEAD", signal: AbortSignal.timeout(PATIENCE_MS) };
  return fetch(callUrl("/api/health/live"), options).then(
    () => true,
    () => false,
  );
}

/** Resolves when the browser is online again, when `signal` is aborted, or after {@link RETRY_MS}. */
const nextAttempt = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(end, RETRY_MS);
    function end() {
      clearTimeout(timer);
      removeEventListener("online", end);
      signal.removeEventListener("abort", end);
      resolve();
    }
    addEventListener("online", end);
    signal.addEventListener("abort", end);
  });

/**
 * Waits until there is a connection. Browsers that say they are online are believed, because a failed call has its own
 * sentence.
 *
 * @throws the platform's AbortError
 */
export async function untilConnected(signal: AbortSignal): Promise<void> {
  while (!navigator.onLine && !(await reachesServer())) {
    signal.throwIfAborted();
    await nextAttempt(signal);
  }
  signal.throwIfAborted();
}

/** Loads a part of a page. A failure, which would replace the page, gets a second attempt once there is a connection. */
export const retryImport = <T>(part: () => Promise<T>): Promise<T> =>
  part().catch(() => untilConnected(new AbortController().signal).then(part));
