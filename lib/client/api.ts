import ky from "ky";
import * as z from "zod/mini";
import { type CallId, calls, type Fields, failedReply, file, type Reply } from "../contract/calls";
import type { ErrorCode } from "../contract/errors";
import { uploadLimits } from "../contract/limits";
import { MIB } from "../limits";
import { callUrl } from "./addresses";
import { CallError } from "./call-error";
import { acrossOutages, saidIn, withFaults } from "./faults";
import { registerServiceWorker } from "./launches";
import { provideReplyWords } from "./reply-words";
import { errors, language, notes } from "./words";
import { type OnProgress, type Transport, xhrFetch } from "./xhr-fetch";

provideReplyWords({ errors, notes });

export type CallOptions<Id extends CallId> = {
  /** Sent in this order under the call's file field. */
  files: readonly File[];
  /** Omitted fields take the contract's defaults. */
  fields?: Partial<Fields<Id>> | Readonly<Record<string, string>>;
  /** Sent as X-Request-ID. */
  requestId?: string | undefined;
  signal?: AbortSignal | undefined;
  onUpload?: OnProgress | undefined;
  onDownload?: OnProgress | undefined;
  /** Told each line of an answer that reports its progress; the last one is the reply. */
  onLine?: ((line: unknown) => void) | undefined;
  /** Told the headers of a reply that is a file. */
  onHeaders?: ((headers: Headers) => void) | undefined;
  /** Milliseconds to wait for the response. Without it there is no limit. */
  timeoutMs?: number | undefined;
  /** For tests. By default requests are sent over XHR. */
  transport?: Transport | undefined;
};

function formOf(fileField: string, files: readonly File[], fields: object): FormData {
  const form = new FormData();
  // Fields go first, so that the server knows the options before the files arrive.
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) form.append(name, String(value));
  for (const file of files) form.append(fileField, file, file.name);
  return form;
}

/**
 * Makes one call of the contract.
 *
 * @returns the validated reply
 * @throws {CallError} or, when cancelled, the platform's AbortError
 */
export async function call<Id extends CallId>(id: Id, options: CallOptions<Id>): Promise<Reply<Id>> {
  const { files, fields = {}, requestId, signal, timeoutMs, transport = xhrFetch, onLine } = options;
  const { path, fileField, reply } = calls[id];
  const form = formOf(fileField, files, fields);
  const request = async () => {
    await requireAllowed(files, signal);
    const response = ky.post(callUrl(path), {
      fetch: transport(
        form,
        options.onUpload,
        options.onDownload,
        onLine && ((line) => onLine(JSON.parse(line))),
      ),
      // The text in a ZIP about files that failed is in the language of the page, not of the browser.
      headers: { "X-Request-ID": requestId, "Accept-Language": language },
      signal: signal ?? null,
      timeout: timeoutMs ?? false,
      retry: 0,
    });
    if (reply === file) {
      const answer = await response;
      options.onHeaders?.(answer.headers);
      return answer.blob();
    }
    const answer = await response.json(z.union([failedReply, reply]));
    if ("success" in answer && answer.success === false)
      throw new CallError({ kind: "server", status: 200, answer: saidIn(answer) });
    return answer;
  };
  const answer = await acrossOutages(() => withFaults(request, signal), signal);
  registerServiceWorker();
  return answer as Reply<Id>;
}

/** Reads JSON that came with a file; undefined where there is none, or one of another kind. */
export function readAside<Told>(schema: z.ZodMiniType<Told>, text: string | null): Told | undefined {
  try {
    return schema.parse(JSON.parse(text ?? ""));
  } catch {
    return undefined;
  }
}

/** Smaller uploads are sent without asking. If an operator allows less, the response says so. */
const WORTH_ASKING = { bytes: 20 * MIB, files: 20 } as const;
/** After this time without a response the upload starts anyway, in milliseconds. */
const PATIENCE_MS = 3000;

const refused = (code: ErrorCode, limit: number): CallError => {
  return new CallError({
    kind: "server",
    status: 413,
    answer: { success: false, code, params: { limit } },
  });
};

/**
 * Asks the server before a large upload whether it would be accepted, because an upload on a phone can take
 * minutes and not every browser delivers a response that comes in the middle of it. Without an answer the
 * upload starts, and the server decides.
 *
 * @throws {CallError} the refusal that the server would send: `too_large`, `too_many_files`
 */
export async function requireAllowed(files: readonly File[], signal?: AbortSignal): Promise<void> {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes <= WORTH_ASKING.bytes && files.length <= WORTH_ASKING.files) return;
  const options = { signal: signal ?? null, timeout: PATIENCE_MS, retry: 0 };
  const limits = await ky
    .get(callUrl(uploadLimits.path), options)
    .json(uploadLimits.reply)
    .catch(() => undefined);
  signal?.throwIfAborted();
  if (!limits) return;
  if (files.length > limits.maxFiles) throw refused("too_many_files", limits.maxFiles);
  if (bytes > limits.maxUploadMb * MIB) throw refused("too_large", limits.maxUploadMb);
}
