import { createWriteStream } from "node:fs";
import { constants, copyFile, link, mkdir, rename, rm } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { CallId } from "../contract/calls";
import type { PhotoDetails } from "../contract/details";
import { splitName } from "../file-names";
import { conversions } from "../server/conversions";
import { originalName, resultNames } from "../server/file-name";
import { type FileReply, isFileReply } from "../server/http/file-reply";
import { type Conversion, type ConversionRequest, readFields } from "../server/http/handle";
import { createContext } from "../server/http/request-context";
import { detailLines } from "../server/http/sentences";
import { hasCode } from "../server/missing";
import type { Services } from "../server/services";
import { newSession } from "../server/store/key";

/** A file to convert: its path, and its bytes. */
export type Input = { path: string; size: number };

export type Made = {
  /** Paths of the results. */
  paths: string[];
  /** What the reply says of them, such as that one of several pages was converted. */
  notes: string[];
};

type Work = { call: CallId; fields: Readonly<Record<string, string>>; out: string; overwrite: boolean };

/**
 * Converts files as one request of a call does, without HTTP, and writes the results to a folder.
 *
 * @throws ConversionError as the call does; Error with a sentence if a result cannot be written
 */
export async function convertInputs(
  signal: AbortSignal,
  services: Services,
  inputs: readonly Input[],
  { call, fields, out, overwrite }: Work,
): Promise<Made> {
  const session = newSession();
  const folder = await services.scratch.open();
  const lease = await services.queue.admit({ bytes: 0, visitor: null });
  try {
    const request: ConversionRequest = {
      // Engine processes run in another folder.
      files: inputs.map(({ path, size }) => ({
        name: originalName(basename(path)),
        path: resolve(path),
        size,
      })),
      folder: folder.path,
      session,
      context: createContext(signal),
      services,
      lease,
      deadline: Date.now() + services.env.REQUEST_TIMEOUT_S * 1000,
    };
    const convert = conversions[call] as Conversion<CallId>;
    const reply = await convert(signal, request, readFields(call, fields));
    const target = { out, overwrite };
    const notes = notesOf(reply);
    if (isFileReply(reply) && reply.type !== "application/zip")
      return { paths: [await writeReply(reply, target)], notes };
    if (isFileReply(reply)) await drain(reply);
    const stored = await services.store.list(session);
    const results = await Promise.all(
      stored.map(async ({ key, filename }) => {
        const result = await services.store.get(key);
        if (!result) throw new Error("A result is gone that was just stored");
        // Compressed files keep their names, and what is stored has one more ending.
        const name = call === "compressor" ? splitName(filename)[0] : filename;
        return write(result.stream(), name, target);
      }),
    );
    if (results.length > 0) return { paths: results, notes };
    // The text of a picture is in the reply itself.
    const { text = "" } = reply as { text?: string };
    const [name = ""] = resultNames([basename(inputs[0]?.path ?? "")], "txt");
    return { paths: [await write([Buffer.from(text)], name, target)], notes };
  } finally {
    await Promise.all([lease.release(), folder.remove(), services.store.deletePrefix(session)]);
  }
}

function notesOf(reply: object): string[] {
  type Part = { note?: string; details?: PhotoDetails };
  const { images = [], ...whole } = reply as Part & { images?: Part[] };
  return [whole, ...images].flatMap(({ note, details }) => [
    ...(note ? [note] : []),
    ...(details ? detailLines(details, "en") : []),
  ]);
}

async function drain({ body, close }: FileReply): Promise<void> {
  for await (const _ of body);
  await close?.();
}

async function writeReply({ body, name, close }: FileReply, target: Target): Promise<string> {
  const path = await write(body, name, target);
  await close?.();
  return path;
}

type Target = Pick<Work, "out" | "overwrite">;

/** Writes a result under another name first, so that a file is whole or not there. */
async function write(
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  name: string,
  { out, overwrite }: Target,
): Promise<string> {
  await mkdir(out, { recursive: true });
  const path = join(out, name);
  const part = join(out, `.${crypto.randomUUID()}.part`);
  try {
    await pipeline(Readable.from(bytes, { objectMode: false }), createWriteStream(part, { flags: "wx" }));
    if (overwrite) await rename(part, path);
    // Unlike `rename`, both fail if there is such a file. Not every file system has links.
    else
      await link(part, path).catch((error) => {
        if (hasCode(error, "EEXIST")) throw error;
        return copyFile(part, path, constants.COPYFILE_EXCL);
      });
  } catch (error) {
    if (hasCode(error, "EEXIST")) throw new Error(`${path} exists already. Use --overwrite to replace it.`);
    throw error;
  } finally {
    await rm(part, { force: true });
  }
  return path;
}
