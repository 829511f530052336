import "server-only";
import { setMaxListeners } from "node:events";
import type * as z from "zod/mini";
import { visitorHeaders } from "../commands/visitor-headers.mjs";
import type { CallId, calls } from "../contract/calls";
import { ConversionError, errorCodes } from "../contract/errors";
import { success } from "./answers";
import { type FileReply, isFileReply } from "./file-reply";
import { createHoldings, type Holdings } from "./holdings";
import { LONGEST_REQUEST_MS } from "./limits";
import { type Exchange, respond } from "./respond";
import { requireSameSite } from "./same-site";
import { sendFile } from "./send-file";
import { type Services, services } from "./services";
import { newSession } from "./store/key";
import { startUploadClock } from "./upload/clock";
import type { ReceivedFile } from "./upload/form";
import { receive } from "./upload/receive";

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
 * The one place where a request becomes a conversion: upload to a scratch folder, fields by the contract,
 * admission, conversion, reply; whatever is thrown is answered by its code.
 *
 * What the request holds (its folder, its room in the queue) is given back before a JSON reply is sent, and
 * when the last byte of a {@link FileReply} is.
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
        if (isFileReply(reply)) return sendFile(signal, reply, { exchange, held, over });
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

/** Upload, fields, admission. What it takes goes to `held`. */
async function begin<C extends Call>(call: C, request: Request, exchange: Exchange, held: Holdings) {
  const all = services();
  const { env, queue, store, rateLimit } = all;
  requireSameSite(request.headers, env.SITE_URL);
  const visitor = request.headers.get(visitorHeaders.address);
  exchange.allowance = await rateLimit.take(visitor);
  if (exchange.allowance?.granted === false) throw new ConversionError("rate_limited");
  const scratch = await all.scratch.open();
  held.hold(() => scratch.remove());
  const { path: folder } = scratch;
  const { files, fields } = await upload(request, call, folder, exchange, all);
  const options = readFields(call, fields);
  if (files.length > 1) exchange.allowance = await rateLimit.charge(visitor, files.length - 1);
  const deadline = Date.now() + env.REQUEST_TIMEOUT_S * 1000;
  const work: Work = {
    files,
    folder,
    session: newSession(),
    published: false,
    exchange,
    services: all,
    deadline,
  };
  await queue.admit(exchange.id, files.length);
  held.hold(() => queue.release(exchange.id, files.length));
  // Nobody hears of the session of a request that failed, or that was answered with the file itself.
  held.hold(async () => {
    if (!work.published) await store.deletePrefix(work.session);
  });
  return { work, fields: options };
}

async function upload(request: Request, call: Call, folder: string, exchange: Exchange, { env }: Services) {
  const baseMs = env.REQUEST_TIMEOUT_S * 1000;
  const clock = startUploadClock(request.signal, {
    baseMs,
    maxMs: LONGEST_REQUEST_MS - baseMs,
    received: () => exchange.bytesIn,
  });
  try {
    const form = await receive(clock.signal, request, {
      folder,
      maxMb: env.MAX_UPLOAD_MB,
      maxFiles: call.multiple ? env.MAX_FILES : 1,
      onBytes(count) {
        exchange.bytesIn += count;
      },
      onRefusal(readingOn) {
        exchange.readingOn = readingOn;
      },
    });
    exchange.files = form.files.length;
    return form;
  } finally {
    clock.end();
  }
}

/** @throws ConversionError the field's own code, or `bad_option` naming the first field that does not fit */
function readFields<C extends Call>(call: C, fields: Record<string, string>): FieldsOf<C> {
  const parsed = call.fields.safeParse(fields);
  if (parsed.success) return parsed.data as FieldsOf<C>;
  const [issue] = parsed.error.issues;
  const own = errorCodes.find((code) => code === issue?.message);
  throw new ConversionError(own ?? "bad_option", { limit: String(issue?.path[0]) });
}
