import "server-only";
import type { CallId, ConvertedImage, calls, Reply } from "../contract/calls";
import { firstOf } from "../contract/notes";
import type { ImageOptions, JobResult, OutputFormat } from "../engine/types";
import { formats } from "../formats";
import { downloadUrl } from "./download-url";
import { BatchFailed } from "./failure";
import { resultNames } from "./file-name";
import type { FileReply } from "./file-reply";
import type { Conversion, FieldsOf, Work } from "./handle";
import { type Done, isFailed, type Order, type Outcome, startJobs } from "./jobs";
import { storedReply } from "./stored-reply";

type CallWith<R> = { [Id in CallId]: Reply<Id> extends R ? (typeof calls)[Id] : never }[CallId];
type BatchCall = CallWith<Reply<"jpgToPng">>;
type SingleCall = (typeof calls)["pngToJpg"];
type FileCall = (typeof calls)["jpegToJpg"];

/** What becomes of every file, and how the names of the results end. */
export type Target = { order: Order; extension: string };

/** Pictures of a format; 'jpeg' is a JPG by another ending. */
export const toFormat = (name: OutputFormat | "jpeg", options: ImageOptions = {}): Target => ({
  order: { kind: "image", to: name === "jpeg" ? "jpg" : name, options },
  extension: name,
});

/** A JPEG's own data; see `LosslessJob`. */
export const asItIs = (extension: "jpg" | "jpeg"): Target => ({ order: { kind: "lossless" }, extension });

/** Every file to one target; a bad one carries its error in its place, and only when all are bad it is thrown. */
export function convertImages<C extends BatchCall>(targetOf: (fields: FieldsOf<C>) => Target) {
  return async (signal: AbortSignal, work: Work, fields: FieldsOf<C>): Promise<Reply<"jpgToPng">> => {
    const outcomes = await convertAll(signal, work, targetOf(fields));
    const failures = outcomes.filter(isFailed);
    if (failures.length === outcomes.length) throw new BatchFailed(failures);
    return { success: true, images: outcomes.map(imageOf) };
  };
}

/** One file to one target; its failure is the answer. */
export function convertImage(targetOf: (fields: FieldsOf<SingleCall>) => Target): Conversion<SingleCall> {
  return async (signal, work, fields) => {
    const { originalName, name, key, result } = await convertOnly(signal, work, targetOf(fields));
    return {
      success: true,
      originalName,
      convertedName: name,
      fileSize: result.size,
      downloadUrl: downloadUrl(key),
      ...leftOut(result),
    };
  };
}

/** One file to one target, and the result is the answer. */
export function convertToFile(targetOf: (fields: FieldsOf<FileCall>) => Target): Conversion<FileCall> {
  return async (signal, work, fields): Promise<FileReply> => {
    const { name, key } = await convertOnly(signal, work, targetOf(fields));
    return storedReply(work, key, name);
  };
}

function convertAll(signal: AbortSignal, work: Work, { order, extension }: Target): Promise<Outcome[]> {
  const originals = work.files.map(({ name }) => name);
  return Promise.all(startJobs(signal, work, order, resultNames(originals, extension)));
}

async function convertOnly(signal: AbortSignal, work: Work, target: Target): Promise<Done> {
  const [outcome] = await convertAll(signal, work, target);
  if (!outcome?.ok) throw outcome?.error;
  return outcome;
}

function imageOf(outcome: Outcome): ConvertedImage {
  const { originalName } = outcome;
  if (!outcome.ok) return { originalName, error: outcome.error.sentence, code: outcome.error.code };
  const { name, key, originalSize, result } = outcome;
  return {
    originalName,
    convertedName: name,
    size: result.size,
    compressionRatio: Math.round((result.size / originalSize) * 1000) / 1000,
    downloadUrl: downloadUrl(key),
    ...leftOut(result),
  };
}

/** What a still target does not show of an animation or of several pages. */
function leftOut({ from, to, frames }: JobResult): Pick<ConvertedImage, "frames" | "note"> {
  if (frames === 1 || (formats[from].animation && formats[to].animation)) return {};
  return { frames, note: firstOf(from, frames) };
}
