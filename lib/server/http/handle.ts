import { setMaxListeners } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import type { FastifyRequest, RouteHandlerMethod } from "fastify";
import type * as z from "zod/mini";
import { type CallId, calls } from "../../contract/calls";
import { ConversionError, errorCodes } from "../../contract/errors";
import { createCleanupStack } from "../cleanup-stack";
import { LONGEST_REQUEST_MS, SLOWEST_UPLOAD_BYTES_PER_S, UNPUBLISHED_MS } from "../limits";
import type { Lease } from "../queue/types";
import type { Services } from "../services";
import { newSession } from "../store/key";
import type { ReceivedFile, ReceivedForm } from "../upload/form";
import { receiveForm } from "../upload/receive";
import { languageHeaders } from "./accept-language";
import { type Admitted, admit } from "./admit";
import { toConversionError } from "./failure";
import { type FileReply, isFileReply, sendFile } from "./file-reply";
import { addAllowanceHeaders } from "./rate-limit";
import type { RequestContext } from "./request-context";
import { dataHeaders } from "./security-headers";
import { startTransferClock } from "./transfer-clock";

export type FieldsOf<Id extends CallId> = z.infer<(typeof calls)[Id]["fields"]>;
type ReplyOf<Id extends CallId> = z.infer<(typeof calls)[Id]["reply"]>;

/** A request that was admitted and has arrived whole. */
export type ConversionRequest = {
  files: readonly ReceivedFile[];
  /** Scratch folder for intermediate files and results; deleted with the request. */
  folder: string;
  /** Store session of the results. */
  session: string;
  context: RequestContext;
  services: Services;
  /** Its admitted files in the queue; extended for further jobs, such as pages. */
  lease: Lease;
  /** When the answer is due, in milliseconds since the epoch. */
  deadline: number;
};

/** Converts the files of one call. `signal` aborts when the client disconnects. */
export type Conversion<Id extends CallId> = (
  signal: AbortSignal,
  request: ConversionRequest,
  fields: FieldsOf<Id>,
) => Promise<ReplyOf<Id> extends Blob ? FileReply : ReplyOf<Id> | WithProgress<Id>>;

/** A call that can report its progress answers with lines of JSON then. */
type WithProgress<Id extends CallId> = FieldsOf<Id> extends { progress: boolean } ? FileReply : never;

/**
 * Makes the route handler of a call, the one place where a request becomes a conversion: admission, upload to a scratch
 * folder, fields by the contract, conversion, reply. Errors go to `handleError`.
 *
 * Scratch folder, disk reservation and queue lease are released before a JSON reply is sent, and after the last byte of a
 * {@link FileReply}; its queue lease already when the engine is done.
 */
export function handle<Id extends CallId>(
  services: Services,
  id: Id,
  convert: Conversion<Id>,
): RouteHandlerMethod {
  return async (request, reply) => {
    const { context } = request;
    const cleanup = createCleanupStack();
    const abort = new AbortController();
    const signal = AbortSignal.any([context.signal, abort.signal]);
    // Every file of the request listens to it; Node warns of a leak at the eleventh.
    setMaxListeners(0, signal);
    let isPublished = () => false;
    try {
      const admitted = await admit(request, cleanup, services);
      const { files, fields } = await receive(request, admitted, id, services);
      const options = readFields(id, fields);
      // Admission has counted the first.
      if (files.length > 1) await admitted.charge(files.length - 1);
      const session = newSession();
      // Nobody hears of the session when the request fails, or when the answer is the file itself.
      cleanup.defer(async () => {
        if (isPublished()) return;
        // A store that is away neither replaces nor holds up the answer; it deletes them when they expire.
        const deleted = services.store
          .deletePrefix(session)
          .catch((error) => void context.problems.push(error));
        await Promise.race([deleted, delay(UNPUBLISHED_MS, undefined, { ref: false })]);
      });
      const { folder, lease } = admitted;
      const deadline = Date.now() + services.env.REQUEST_TIMEOUT_S * 1000;
      const answer = await convert(
        signal,
        { files, folder, session, context, services, lease, deadline },
        options,
      );
      signal.throwIfAborted();
      addAllowanceHeaders(reply, context.allowance);
      if (context.saidIn) reply.headers(languageHeaders(context.saidIn));
      if (isFileReply(answer)) {
        isPublished = answer.keepsResults ?? isPublished;
        void Promise.resolve(answer.working).then(() => lease.release());
        return sendFile(request, reply, answer, cleanup, abort);
      }
      isPublished = () => true;
      await cleanup.dispose();
      return reply.headers(dataHeaders).send(answer);
    } catch (error) {
      abort.abort();
      await cleanup.dispose();
      throw toConversionError(error);
    }
  };
}

/** What a call says of its form. */
type CallLimits = { multiple: boolean; maxFiles?: number; fieldBytes?: number };

/** Streams the upload to the scratch folder, at a minimum pace. */
async function receive(
  { raw, context }: FastifyRequest,
  { folder, reservation, lease }: Admitted,
  id: CallId,
  { env }: Services,
): Promise<ReceivedForm> {
  const baseMs = env.REQUEST_TIMEOUT_S * 1000;
  const clock = startTransferClock(context.signal, {
    baseMs,
    maxMs: LONGEST_REQUEST_MS - baseMs,
    bytesPerS: SLOWEST_UPLOAD_BYTES_PER_S,
    bytesTransferred: () => context.bytesIn,
    timeoutCode: "upload_timeout",
  });
  const call: CallLimits = calls[id];
  try {
    const form = await receiveForm(clock.signal, raw.headers, context.body, {
      folder,
      maxMb: env.MAX_UPLOAD_MB,
      maxFiles: call.multiple ? Math.min(env.MAX_FILES, call.maxFiles ?? env.MAX_FILES) : 1,
      fieldBytes: call.fieldBytes,
      onBytes(count) {
        context.bytesIn += count;
        reservation.wrote(count);
      },
    });
    context.files = form.files.length;
    await lease.received(context.bytesIn);
    return form;
  } finally {
    clock.stop();
    reservation.arrived();
  }
}

/** @throws ConversionError the field's own code, or `bad_option` naming the first field that does not fit */
export function readFields<Id extends CallId>(
  id: Id,
  fields: Readonly<Record<string, string>>,
): FieldsOf<Id> {
  const parsed = calls[id].fields.safeParse(fields);
  if (parsed.success) return parsed.data as FieldsOf<Id>;
  const [issue] = parsed.error.issues;
  const own = errorCodes.find((code) => code === issue?.message);
  throw new ConversionError(own ?? "bad_option", { limit: String(issue?.path[0]) });
}
