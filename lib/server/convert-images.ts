import "server-only";
import { join } from "node:path";
import type { calls } from "../contract/calls";
import type { ConversionError } from "../contract/errors";
import type { ImageOptions, OutputFormat } from "../engine/types";
import { formats } from "../formats";
import { asConversionError, BatchFailed } from "./failure";
import { resultNames } from "./file-name";
import type { Conversion, Work } from "./handle";
import type { ReceivedFile } from "./upload/form";

/** One file's fate. */
type Outcome = { originalName: string } & (
  | { ok: true; convertedName: string; size: number; downloadUrl: string }
  | { ok: false; error: ConversionError }
);

type BatchCall = (typeof calls)["jpgToPng" | "heicToJpg"];
type SingleCall = (typeof calls)["pngToJpg"];

/** Every file to one format; a bad one carries its error in its place, and only when all are bad it is thrown. */
export function convertImages(to: OutputFormat): Conversion<BatchCall> {
  return async (signal, work) => {
    const outcomes = await convertAll(signal, work, to, {});
    const failures = outcomes.filter((outcome) => !outcome.ok);
    if (failures.length === outcomes.length)
      throw new BatchFailed(failures.map(({ originalName, error }) => ({ name: originalName, error })));
    return {
      success: true,
      images: outcomes.map((outcome) => {
        if (!outcome.ok) {
          const { originalName, error } = outcome;
          return { originalName, error: error.sentence, code: error.code };
        }
        const { ok, ...image } = outcome;
        return image;
      }),
    };
  };
}

/** One file to one format, with options from the fields; its failure is the answer. */
export function convertImage(
  to: OutputFormat,
  optionsOf: (fields: Parameters<Conversion<SingleCall>>[2]) => ImageOptions,
): Conversion<SingleCall> {
  return async (signal, work, fields) => {
    const [outcome] = await convertAll(signal, work, to, optionsOf(fields));
    if (!outcome?.ok) throw outcome?.error;
    const { originalName, convertedName, size, downloadUrl } = outcome;
    return { success: true, originalName, convertedName, fileSize: size, downloadUrl };
  };
}

/** All at once; the queue decides what runs when. In the order of the files. */
async function convertAll(signal: AbortSignal, work: Work, to: OutputFormat, options: ImageOptions) {
  const names = resultNames(
    work.files.map(({ name }) => name),
    formats[to].extensions[0],
  );
  const outcomes = await Promise.all(
    work.files.map((file, i) => convertOne(signal, work, { file, i, name: names[i] ?? `${i}`, to, options })),
  );
  for (const outcome of outcomes) {
    if (outcome.ok) work.exchange.bytesOut += outcome.size;
    else work.exchange.failed += 1;
  }
  return outcomes;
}

type One = { file: ReceivedFile; i: number; name: string; to: OutputFormat; options: ImageOptions };

async function convertOne(
  signal: AbortSignal,
  { folder, session, exchange, deadline, services: { env, queue } }: Work,
  { file, i, name, to, options }: One,
): Promise<Outcome> {
  const originalName = file.name;
  try {
    const output = join(/* turbopackIgnore: true */ folder, `${i}.${to}`);
    const limits = { megapixels: env.MAX_MEGAPIXELS, frames: env.MAX_FRAMES };
    const job = { kind: "image", input: file.path, output, to, options, limits } as const;
    const type = formats[to].mime;
    const place = { rid: exchange.id, i, priority: i + 1, deadline, type, key: `${session}/${name}` };
    const { key, size } = await queue.run({ ...place, job }, signal);
    return { ok: true, originalName, convertedName: name, size, downloadUrl: downloadUrl(key) };
  } catch (thrown) {
    const error = asConversionError(thrown);
    if (error.status >= 500) exchange.problems.push(error);
    return { ok: false, originalName, error };
  }
}

/** A result's address, relative to this host. */
const downloadUrl = (key: string) => `/api/download/${key.split("/").map(encodeURIComponent).join("/")}`;
