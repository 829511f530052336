import { readFile, writeFile } from "node:fs/promises";
import { ConversionError } from "../../../../contract/errors";
import type { InputFormat } from "../../../../formats";
import type { JobResult, RemoveDetailsJob } from "../../../types";
import { openPicture } from "../../pipeline";
import { withoutDetails as cleanHeif } from "./heif";
import { withoutDetails as cleanJpeg } from "./jpeg";
import { withoutDetails as cleanPng } from "./png";
import { withoutDetails as cleanWebp } from "./webp";

const cleaners: Partial<Record<InputFormat, (file: Buffer) => Buffer>> = {
  jpg: cleanJpeg,
  png: cleanPng,
  webp: cleanWebp,
  heic: cleanHeif,
  avif: cleanHeif,
};

/**
 * Removes what a file says besides its picture, whose data is copied byte for byte. Only pieces that are known to belong to
 * the picture are kept, so that nothing of another name stays.
 *
 * @throws ConversionError `unsupported_type` for other formats, `cannot_clean` where it takes more than leaving pieces out
 */
export async function removeDetails(job: RemoveDetailsJob): Promise<JobResult> {
  const { from, width, height, isSideways, frames } = await openPicture(job);
  const clean = cleaners[from];
  if (!clean) throw new ConversionError("unsupported_type", { cause: `details of ${from}` });
  const bytes = clean(await readFile(job.input));
  await writeFile(job.output, bytes);
  const size = isSideways ? { width: height, height: width } : { width, height };
  return { from, to: from, ...size, size: bytes.length, frames, kept: true };
}
