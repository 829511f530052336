import type { CallId, ConvertedImage, Reply } from "../../contract/calls";
import { type Note, oneOfSeveral } from "../../contract/notes";
import type { ImageOptions, JobResult } from "../../engine/types";
import { isAnimated, type OutputFormat } from "../../formats";
import { downloadUrl } from "../api/downloads";
import { resultNames } from "../file-name";
import { BatchFailed } from "../http/failure";
import type { Conversion, ConversionRequest, FieldsOf } from "../http/handle";
import { failed, noted } from "../http/sentences";
import { type Converted, type ImageTask, isFailed, type Outcome, startJobs, storedReply } from "./jobs";

type BatchCall = { [Id in CallId]: Reply<Id> extends Reply<"jpgToPng"> ? Id : never }[CallId];

/** The job for every file, and the extension of the results. */
export type Target = { task: ImageTask; extension: string };

/** Pictures of a format; 'jpeg' is a JPG with another extension. */
export const toFormat = (
  name: OutputFormat | "jpeg",
  options: ImageOptions = {},
  svgSide?: number,
): Target => ({
  task: { kind: "image", to: name === "jpeg" ? "jpg" : name, options, ...(svgSide && { svgSide }) },
  extension: name,
});

/** What a result keeps of a photo's details. */
export const keeping = (
  fields: Partial<FieldsOf<"jpgToPng">>,
): Pick<ImageOptions, "metadata" | "location"> => ({
  metadata: fields.preserve_metadata ? "keep" : "none",
  location: fields.preserve_location,
});

/** The JPEG's own data; see `LosslessJob`. */
export const lossless = (extension: "jpg" | "jpeg"): Target => ({ task: { kind: "lossless" }, extension });

/** Converts every file to one target. A bad file carries its error in its place; when all are bad it is thrown. */
export function convertImages<Id extends BatchCall>(targetOf: (fields: FieldsOf<Id>) => Target) {
  return async (
    signal: AbortSignal,
    request: ConversionRequest,
    fields: FieldsOf<Id>,
  ): Promise<Reply<"jpgToPng">> => {
    return batchReply(request, await convertAll(signal, request, targetOf(fields)), imageOf);
  };
}

/**
 * Replies with the result or the error of each file.
 *
 * @throws BatchFailed when all have failed
 */
export function batchReply(
  request: ConversionRequest,
  outcomes: readonly Outcome[],
  imageOf: (request: ConversionRequest, outcome: Outcome) => ConvertedImage,
): Reply<"jpgToPng"> {
  const failures = outcomes.filter(isFailed);
  if (failures.length === outcomes.length) throw new BatchFailed(failures);
  return { success: true, images: outcomes.map((outcome) => imageOf(request, outcome)) };
}

/** Converts one file; its failure is the answer. */
export function convertImage(targetOf: (fields: FieldsOf<"pngToJpg">) => Target): Conversion<"pngToJpg"> {
  return async (signal, request, fields) => {
    const { originalName, name, key, result } = await convertOnly(signal, request, targetOf(fields));
    return {
      success: true,
      originalName,
      convertedName: name,
      fileSize: result.size,
      downloadUrl: downloadUrl(request.services, key),
      ...remarksOn(request, result),
    };
  };
}

/** Converts one file, and the result is the answer. */
export function convertToFile(targetOf: (fields: FieldsOf<"jpegToJpg">) => Target): Conversion<"jpegToJpg"> {
  return async (signal, request, fields) => {
    const { name, key, result } = await convertOnly(signal, request, targetOf(fields));
    return { ...(await storedReply(request, key, name)), ...(result.details && { details: result.details }) };
  };
}

function convertAll(
  signal: AbortSignal,
  request: ConversionRequest,
  { task, extension }: Target,
): Promise<Outcome[]> {
  const originals = request.files.map(({ name }) => name);
  return Promise.all(startJobs(signal, request, () => task, resultNames(originals, extension)));
}

async function convertOnly(
  signal: AbortSignal,
  request: ConversionRequest,
  target: Target,
): Promise<Converted> {
  const [outcome] = await convertAll(signal, request, target);
  if (!outcome?.ok) throw outcome?.error;
  return outcome;
}

export function imageOf(request: ConversionRequest, outcome: Outcome): ConvertedImage {
  const { originalName } = outcome;
  if (!outcome.ok) return { originalName, ...failed(request.context, outcome.error) };
  const { name, key, originalSize, result } = outcome;
  return {
    originalName,
    convertedName: name,
    size: result.size,
    compressionRatio: Math.round((result.size / originalSize) * 1000) / 1000,
    downloadUrl: downloadUrl(request.services, key),
    ...remarksOn(request, result),
  };
}

/** Whether a still target shows one of several frames or pages. */
const isOneOfSeveral = ({ from, to, frames }: JobResult): boolean =>
  frames > 1 && !(isAnimated(from) && isAnimated(to));

/** Tells of frames or pages that a still target does not show, and of a RAW file's small preview. */
export function notesOn(result: JobResult): Note[] {
  const { from, frames, isSequence, preview } = result;
  if (preview) return [{ code: "small_preview", params: { width: preview.width, height: preview.height } }];
  return isOneOfSeveral(result) ? [oneOfSeveral(from, frames, isSequence)] : [];
}

const remarksOn = (
  { context }: ConversionRequest,
  result: JobResult,
): Pick<ConvertedImage, "frames" | "note" | "notes" | "details"> => ({
  ...(result.details && { details: result.details }),
  ...(!result.preview && isOneOfSeveral(result) && { frames: result.frames }),
  ...noted(context, notesOn(result)),
});
