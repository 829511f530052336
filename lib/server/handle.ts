import "server-only";
import { setMaxListeners } from "node:events";
import type * as z from "zod/mini";
import type { CallId, calls } from "../contract/calls";
import { ConversionError, errorCodes } from "../contract/errors";
import { success } from "./answers";
import { enter } from "./enter";
import { type FileReply, isFileReply } from "./file-reply";
import { createHoldings, type Holdings } from "./holdings";
import type { Lease } from "./queue/types";
import { type Exchange, respond } from "./respond";
import { sendFile } from "./send-file";
import { type Services, services } from "./services";
import { newSession } from "./store/key";
import { takeUpload } from "./take-upload";
import type { ReceivedFile } from "./upload/form";

export type Call = (typeof calls)[CallId];
export type FieldsOf<C extends Call> = z.infer<C["fields"]>;
type ReplyOf<C extends Call> = z.infer<C["reply"]>;
type AnswerOf<C extends Call> = ReplyOf<C> extends Blob ? FileReply : ReplyOf<C>;

/** A request that has arrived whole and was admitted. */
export type Work = {
  files: readonly ReceivedFile[];
  /** Where results and intermediate files may be written; deleted with the request. */
  folder: string;
  /** Results go under this session. */
  session: string;
  /** Whether the visitor is told of the session; its results go with the request if not. */
  published: boolean;
  exchange: Exchange;
  services: Services;
  /** Its room in the queue, for what turns out to be more than files. */
  lease: Lease;
  /** When the answer is due, in milliseconds since the epoch. */
  deadline: number;
};

/** What a call does with its files. `signal` aborts when the visitor leaves. */
export type Conversion<C extends Call> = (
  signal: AbortSignal,
  work: Work,
  fields: FieldsOf<C>,
) => Promise<AnswerOf<C>>;

/**
 * The one place where a request becomes a conversion: admission, upload to a scratch folder, fields by the
 * contract, conversion, reply; whatever is thrown is answered by its code.
 *
 * What the request holds (its folder, its room on the disk and in the queue) is given back before a JSON reply is
 * sent, and when the last byte of a {@link FileReply} is: but its room in the queue as soon as the engine is done.
 *
 * @example export const POST = handle(calls.jpgToPng, convertImages(() => toFormat("png")))
 */
export function handle<C extends Call>(
  call: C,
  convert: Conversion<C>,
): (request: Request) => Promise<Response> {
  return (request) =>
    respond(call.path, request, async (exchange) => {
      const held = createHoldings();
      const over = new AbortController();
      const signal = AbortSignal.any([request.signal, over.signal]);
      // Every file listens to it; Node would take more than ten for a leak.
      setMaxListeners(0, signal);
      try {
        const { work, fields } = await begin(call, request, exchange, held);
        const reply = await convert(signal, work, fields);
        if (isFileReply(reply)) {
          // What is converted has left the queue, however slowly its answer is read.
          void Promise.resolve(reply.working).then(() => work.lease.release());
          return sendFile(signal, reply, { exchange, held, over });
        }
        signal.throwIfAborted();
        work.published = true;
        await held.release();
        return success(reply);
      } catch (error) {
        over.abort();
        await held.release();
        throw error;
      }
    });
}

/** Admission, upload, fields. What it takes goes to `held`. */
async function begin<C extends Call>(call: C, request: Request, exchange: Exchange, held: Holdings) {
  const all = services();
  const { env, store, rateLimit } = all;
  const entered = await enter(request, exchange, held, all);
  const { visitor, folder, lease } = entered;
  const { files, fields } = await takeUpload(request, call.multiple ? env.MAX_FILES : 1, entered, exchange);
  const options = readFields(call, fields);
  if (files.length > 1) {
    exchange.allowance = await rateLimit.charge(visitor, files.length - 1);
    await lease.extend(files.length - 1);
  }
  const deadline = Date.now() + env.REQUEST_TIMEOUT_S * 1000;
  const work: Work = {
    files,
    folder,
    session: newSession(),
    published: false,
    exchange,
    services: all,
    lease,
    deadline,
  };
  // Nobody hears of the session of a request that failed, or that was answered with the file itself.
  held.hold(async () => {
    if (!work.published) await store.deletePrefix(work.session);
  });
  return { work, fields: options };
}

/** @throws ConversionError the field's own code, or `bad_option` naming the first field that does not fit */
function readFields<C extends Call>(call: C, fields: Record<string, string>): FieldsOf<C> {
  const parsed = call.fields.safeParse(fields);
  if (parsed.success) return parsed.data as FieldsOf<C>;
  const [issue] = parsed.error.issues;
  const own = errorCodes.find((code) => code === issue?.message);
  throw new ConversionError(own ?? "bad_option", { limit: String(issue?.path[0]) });
}
