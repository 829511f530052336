import { zipErrors } from "../contract/calls";
import type { PhotoDetails } from "../contract/details";
import { BatchError } from "./call-error";
import { convertBatch } from "./convert-batch";
import { renamed } from "./save";
import type { ZipEntry } from "./zip";

/** A JPG that was made of a picture, its pixels, and what the picture told. */
export type MadeJpg = {
  blob: Blob;
  name: string;
  width?: number | undefined;
  height?: number | undefined;
  details?: PhotoDetails | undefined;
};

/** Returns the list of failed files as an entry of a ZIP, as the server writes it. */
export const errorsEntry = (lines: readonly string[]): ZipEntry => ({
  name: zipErrors,
  blob: new Blob(lines.map((line) => `${line}\n`)),
});

/**
 * Converts a picture to a JPG of its full size.
 *
 * @param targetSize most bytes
 *
 * @throws as {@link convertBatch}
 */
export async function toJpg(signal: AbortSignal, file: File, targetSize?: number): Promise<MadeJpg> {
  const limit = targetSize === undefined ? {} : { targetSize: String(targetSize) };
  const fields = { percent: "100", format: "jpg", ...limit };
  const [made] = await convertBatch("resize", [file], signal, { fields });
  signal.throwIfAborted();
  if (!made || !("blob" in made)) throw new BatchError("empty", []);
  const { blob, image } = made;
  const { width, height, details, convertedName = renamed(file.name, "jpg") } = image;
  return { blob, name: convertedName, width, height, details };
}
