import ky from "ky";
import { type ErrorCode, sentenceOf } from "../contract/errors";
import { uploadLimits } from "../contract/limits";
import { MIB } from "../limits";
import { callUrl } from "./backend";
import { CallError } from "./call-error";

/** Less than this is sent without asking: an operator who allows no more says so by the answer. */
const WORTH_ASKING = { bytes: 20 * MIB, files: 20 } as const;
/** Who hears nothing for so long sends all the same, in milliseconds. */
const PATIENCE_MS = 3000;

const refused = (code: ErrorCode, limit: number): CallError => {
  const error = sentenceOf(code, limit);
  return new CallError({
    kind: "server",
    status: 413,
    answer: { success: false, error, message: error, code },
  });
};

/**
 * Asks the server before much is sent whether it will be taken: a minute of upload on a phone is much to lose, and an
 * answer in its middle does not reach every browser. Who gets no answer may send; the server decides.
 *
 * @throws {CallError} what the server would answer: `too_large`, `too_many_files`
 */
export async function requireAllowed(
  files: readonly File[],
  signal?: AbortSignal,
  base?: string,
): Promise<void> {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes <= WORTH_ASKING.bytes && files.length <= WORTH_ASKING.files) return;
  const options = { signal: signal ?? null, timeout: PATIENCE_MS, retry: 0 };
  const limits = await ky
    .get(callUrl(uploadLimits.path, base), options)
    .json(uploadLimits.reply)
    .catch(() => undefined);
  signal?.throwIfAborted();
  if (!limits) return;
  if (files.length > limits.maxFiles) throw refused("too_many_files", limits.maxFiles);
  if (bytes > limits.maxUploadMb * MIB) throw refused("too_large", limits.maxUploadMb);
}
