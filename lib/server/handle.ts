import "server-only";
import { setMaxListeners } from "node:events";
import type * as z from "zod/mini";
import type { CallId, calls } from "../contract/calls";
import { ConversionError } from "../contract/errors";
import { success } from "./answers";
import { LONGEST_REQUEST_MS } from "./limits";
import { type Exchange, respond } from "./respond";
import { type Services, services } from "./services";
import { newSession } from "./store/key";
import { startUploadClock } from "./upload/clock";
import type { ReceivedFile } from "./upload/form";
import { receive } from "./upload/receive";

export type Call = (typeof calls)[CallId];
type FieldsOf<C extends Call> = z.infer<C["fields"]>;
type ReplyOf<C extends Call> = z.infer<C["reply"]>;

/** A request that has arrived whole and was admitted. */
export type Work = {
  files: readonly ReceivedFile[];
  /** Where results and intermediate files may be written; deleted with the request. */
  folder: string;
  /** Results go under this session. */
  session: string;
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
) => Promise<ReplyOf<C>>;

/**
 * The one place where a request becomes a conversion: upload to a scratch folder, fields by the contract,
 * admission, conversion, reply; whatever is thrown is answered by its code.
 *
 * @example export const POST = handle(calls.jpgToPng, convertImages("png"))
 */
export function handle<C extends Call>(
  call: C,
  convert: Conversion<C>,
): (request: Request) => Promise<Response> {
  return (request) =>
    respond(call.path, request, async (exchange) => {
      const all = services();
      const { signal } = request;
      // Every file listens to it; Node would take more than ten for a leak.
      setMaxListeners(0, signal);
      const scratch = await all.scratch.open();
      try {
        const { files, fields } = await upload(request, call, scratch.path, exchange, all);
        const options = readFields(call, fields);
        const deadline = Date.now() + all.env.REQUEST_TIMEOUT_S * 1000;
        const work = {
          files,
          folder: scratch.path,
          session: newSession(),
          exchange,
          services: all,
          deadline,
        };
        return await admitted(signal, work, async () => success(await convert(signal, work, options)));
      } finally {
        await scratch.remove();
      }
    });
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

/** @throws ConversionError `bad_option` naming the first field that does not fit */
function readFields<C extends Call>(call: C, fields: Record<string, string>): FieldsOf<C> {
  const parsed = call.fields.safeParse(fields);
  if (parsed.success) return parsed.data as FieldsOf<C>;
  throw new ConversionError("bad_option", { limit: String(parsed.error.issues[0]?.path[0]) });
}

/** Within the room the queue gives. Nobody hears of a failed request's session, so its results go at once. */
async function admitted<T>(signal: AbortSignal, work: Work, answer: () => Promise<T>): Promise<T> {
  const { queue, store } = work.services;
  await queue.admit(work.exchange.id, work.files.length);
  try {
    const answered = await answer();
    signal.throwIfAborted();
    return answered;
  } catch (error) {
    await store.deletePrefix(work.session);
    throw error;
  } finally {
    await queue.release(work.exchange.id, work.files.length);
  }
}
