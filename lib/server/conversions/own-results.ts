import { join } from "node:path";
import type { FileJob } from "../../engine/types";
import type { ConversionRequest } from "../http/handle";
import { newSession } from "../store/key";
import { runJob } from "./jobs";

/** Does work whose stored results are for us, not for the visitor: nobody hears of their session. */
export async function inOwnSession<T>(
  request: ConversionRequest,
  work: (own: ConversionRequest) => Promise<T>,
): Promise<T> {
  const { context, services } = request;
  const session = newSession();
  try {
    return await work({ ...request, session });
  } finally {
    await services.store.deletePrefix(session).catch((error) => void context.problems.push(error));
  }
}

/**
 * Runs a job whose result is for us, not for the visitor.
 *
 * @param place.name of the result in the request's session and its scratch folder, with an extension
 * @returns the path of a copy in the request's scratch folder; the result itself is in the session of `request`
 */
export async function fetchResult(
  signal: AbortSignal,
  request: ConversionRequest,
  job: FileJob,
  { name, priority }: { name: string; priority: number },
) {
  const { store } = request.services;
  const { key, result } = await runJob(signal, request, job, { priority, name });
  const path = join(request.folder, `own-${name}`);
  if (!(await store.download(key, path))) throw new Error("A result is gone that was just stored");
  return { path, result };
}
