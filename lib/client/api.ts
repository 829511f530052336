import ky from "ky";
import * as z from "zod/mini";
import { type CallId, calls, type Fields, failedReply, file, type Reply } from "../contract/calls";
import { callUrl } from "./backend";
import { CallError } from "./call-error";
import { saidIn, withFaults } from "./faults";
import { requireAllowed } from "./require-allowed";
import { type OnUpload, type Transport, xhrFetch } from "./xhr-fetch";

export type CallOptions<Id extends CallId> = {
  /** Sent in this order under the call's file field. */
  files: readonly File[];
  /** Those left out take the contract's default on the server. */
  fields?: Partial<Fields<Id>> | Readonly<Record<string, string>>;
  /** Sent as X-Request-ID. */
  requestId?: string;
  signal?: AbortSignal;
  onUpload?: OnUpload;
  /** Milliseconds until the answer must be there; without it there is no limit. */
  timeoutMs?: number;
  /** For tests; everything else sends over XHR. */
  transport?: Transport;
  base?: string;
};

function formOf(fileField: string, files: readonly File[], fields: object): FormData {
  const form = new FormData();
  // Fields go first, so that the server knows the options before the bytes arrive.
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) form.append(name, String(value));
  for (const file of files) form.append(fileField, file, file.name);
  return form;
}

/**
 * Makes one call of the contract.
 *
 * @returns the reply, validated: what does not fit is an error, never a surprise further in
 * @throws {CallError} or, when it was cancelled, the platform's AbortError
 */
export function call<Id extends CallId>(id: Id, options: CallOptions<Id>): Promise<Reply<Id>> {
  const { files, fields = {}, requestId, signal, onUpload, timeoutMs, transport = xhrFetch, base } = options;
  const { path, fileField, reply } = calls[id];
  const form = formOf(fileField, files, fields);
  const request = async () => {
    await requireAllowed(files, signal, base);
    const response = ky.post(callUrl(path, base), {
      fetch: transport(form, onUpload),
      headers: { "X-Request-ID": requestId },
      signal: signal ?? null,
      timeout: timeoutMs ?? false,
      retry: 0,
    });
    if (reply === file) return response.blob();
    const answer = await response.json(z.union([failedReply, reply]));
    if ("success" in answer && answer.success === false)
      throw new CallError({ kind: "server", status: 200, answer: saidIn(answer) });
    return answer;
  };
  return withFaults(request, signal) as Promise<Reply<Id>>;
}
