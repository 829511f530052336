import JSZip from "jszip";
import { type Fields, zipComment, zipErrors } from "../contract/calls";
import type { PhotoDetails } from "../contract/details";
import { numberNames, splitName } from "../file-names";
import type { Words } from "../words";
import { type CallOptions, call, readAside } from "./api";
import { BatchError, CallError, codeOf, reasonIn } from "./call-error";
import { pictureSize } from "./picture-size";
import type { Noted } from "./reply-words";
import type { ZipEntry } from "./zip";

/** Outcome of one file: its name in the ZIP and the compressed picture, or the reason of the failure. */
type CompressedFile = { original: File; jpg?: JpgOffer } & (CompressedPicture | { reason: unknown });

export type CompressedPicture = {
  name: string;
  blob: Blob;
  details: PhotoDetails | undefined;
  noted?: Noted;
};

/** A JPG of a picture's full size fits into this many bytes, or is smaller in any case. */
export type JpgOffer = { targetSize?: number };

/** The server's ZIP without its comment, and its contents in file order. */
type Compressed = { zip: Blob; files: CompressedFile[] };

type Options = Omit<CallOptions<"compressor">, "files" | "signal">;

/**
 * Unpacks the server's ZIP: its files in their order, and its comment.
 *
 * @throws {CallError} when it is damaged or no ZIP
 */
async function unzip(zip: Blob): Promise<{ entries: ZipEntry[]; comment: string | null }> {
  try {
    const archive = (await JSZip.loadAsync(await zip.arrayBuffer())) as JSZip & { comment: string | null };
    const entries = Object.values(archive.files).map(async (entry) => ({
      name: entry.name,
      blob: await entry.async("blob"),
    }));
    return { entries: await Promise.all(entries), comment: archive.comment };
  } catch (cause) {
    throw new CallError({ kind: "reply" }, { cause });
  }
}

/** Bytes of the length of a ZIP's comment, which stands before it (APPNOTE 4.3.16). */
const LENGTH_BYTES = 2;

/** Removes the comment of a ZIP: it is for this page, and some programs show it to whoever opens the ZIP. */
function withoutComment(zip: Blob, comment: string): Blob {
  const { length } = new TextEncoder().encode(comment);
  const { type } = zip;
  return new Blob([zip.slice(0, -LENGTH_BYTES - length), new Uint8Array(LENGTH_BYTES)], { type });
}

/** Finds each file's entry in the ZIP, or the reason of its failure. */
export async function openCompressed(zip: Blob, originals: readonly File[]): Promise<Compressed> {
  const { entries: all, comment } = await unzip(zip);
  const told = readAside(zipComment, comment);
  const { fitsAsJpg = [], targetSize = 0, failed = [], details = [] } = told ?? {};
  const report = all.find(({ name }) => name === zipErrors);
  const entries = all.filter((entry) => entry !== report);
  const matches = matchEntries(
    originals.map(({ name }) => name),
    entries.map(({ name }) => name),
  );
  const files = originals.map((original, index): CompressedFile => {
    const entry = entries[matches[index] ?? -1];
    const file = { original, ...(fitsAsJpg.includes(index) && { jpg: { targetSize } }) };
    if (!entry) {
      const reason = failed.find((one) => one.index === index) ?? {};
      return { ...file, reason: reasonIn(reason, "compression") };
    }
    // Entries have no type, and browsers need one for formats that they cannot guess.
    const blob = entry.blob.slice(0, entry.blob.size, original.type);
    return { ...file, name: entry.name, blob, details: details[index] ?? undefined };
  });
  return { zip: told && comment ? withoutComment(zip, comment) : zip, files };
}

/**
 * Compresses files in one call and unpacks the ZIP.
 *
 * @throws {CallError} when the call failed or the response is no ZIP, {@link BatchError} when it holds no
 * picture, or the platform's AbortError
 */
export async function compressFiles(
  signal: AbortSignal,
  files: readonly File[],
  options: Options = {},
): Promise<Compressed> {
  const answer = await call("compressor", { ...options, files, signal });
  signal.throwIfAborted();
  const { zip, files: compressed } = await openCompressed(answer, files);
  const failed = compressed.flatMap((one) =>
    "reason" in one ? [{ name: one.original.name, reason: one.reason }] : [],
  );
  if (failed.length === files.length) throw new BatchError("conversion", failed);
  const limited = options.fields?.targetSize !== undefined;
  const shown = compressed.map((one) => (limited ? withNote(signal, one) : withPhotoNote(one)));
  return { zip, files: await Promise.all(shown) };
}

/** Bytes of a ZIP for each file besides its data, at most. */
const ENTRY_BYTES = 1000;

/** Returns the offer that a failed call makes for each of its files; nothing when it failed for another reason. */
export function offerIn(
  error: unknown,
  { targetSize = 0, targetFor }: Partial<Fields<"compressor">>,
  count: number,
): JpgOffer | undefined {
  if (codeOf(error) !== "fits_as_jpg") return undefined;
  return { targetSize: targetFor === "all" ? Math.floor(targetSize / count) - ENTRY_BYTES : targetSize };
}

const noteOf = (code: keyof Words["notes"], params = {}) => ({ code, params });

/** Notes where a picture has fewer pixels than its original, and whether a JPG would keep them, or its colors. */
async function withNote(signal: AbortSignal, file: CompressedFile): Promise<CompressedFile> {
  if (!("blob" in file)) return file;
  const [was, is] = await Promise.all([pictureSize(signal, file.original), pictureSize(signal, file.blob)]);
  if (!was || !is || is.width >= was.width)
    return file.jpg ? { ...file, noted: { notes: [noteOf("colors_fit_as_jpg")] } } : file;
  const fewer = noteOf("fewer_pixels", { ...is, oldWidth: was.width, oldHeight: was.height });
  return { ...file, noted: { notes: file.jpg ? [fewer, noteOf("fits_as_jpg")] : [fewer] } };
}

/** A PNG of more bytes, in all and for each pixel, is a photo: drawings and screenshots pack into far fewer. */
const PHOTO_BYTES = 100_000;
const PHOTO_BYTES_PER_PIXEL = 1;
/** A gain below this share is not worth mentioning. */
const LITTLE_GAIN = 0.1;
/** The start of a PNG: signature, IHDR with its color type, and what stands before the pixels. */
const HEAD_BYTES = 16_384;
const TRUECOLOR = 2;

/** Offers a JPG of an opaque PNG that is a photo and has hardly become smaller. */
async function withPhotoNote(file: CompressedFile): Promise<CompressedFile> {
  if (!("blob" in file) || file.blob.type !== "image/png" || file.blob.size < PHOTO_BYTES) return file;
  if (file.blob.size < file.original.size * (1 - LITTLE_GAIN)) return file;
  const head = await file.blob.slice(0, HEAD_BYTES).arrayBuffer();
  const header = new DataView(head, 16);
  const pixels = header.getUint32(0) * header.getUint32(4);
  const [depth, colors] = [header.getUint8(8), header.getUint8(9)];
  const isPhoto = file.blob.size > (pixels * PHOTO_BYTES_PER_PIXEL * depth) / 8;
  // Clear colors, and animations.
  const isMore = /tRNS|acTL/.test(new TextDecoder("latin1").decode(head));
  if (colors !== TRUECOLOR || !isPhoto || isMore) return file;
  return { ...file, jpg: {}, noted: { notes: [noteOf("smaller_as_jpg")] } };
}

/** Reduces a name to the letters and digits that survive any server's sanitizing. */
const letters = (name: string) =>
  name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** Returns the lower-case names that files get in the server's ZIP. */
const namesInZip = (names: readonly string[]): string[] =>
  numberNames(
    names.map((name) => splitName(name.normalize("NFC").trim().toLowerCase())),
    { reserved: [zipErrors] },
  );

/**
 * Matches files to entries of a ZIP. Entries come in any order, and failed files have none. They are matched
 * by numbered name, then by letters, then by position.
 *
 * @returns the index of each file's entry, undefined when there is none
 */
export function matchEntries(
  files: readonly string[],
  entries: readonly string[],
): readonly (number | undefined)[] {
  const matched: (number | undefined)[] = files.map(() => undefined);
  const left = new Set(entries.keys());
  const take = (file: number, fits: (entry: string) => boolean) => {
    if (matched[file] !== undefined) return;
    const entry = [...left].find((index) => fits(entries[index] ?? ""));
    if (entry === undefined) return;
    matched[file] = entry;
    left.delete(entry);
  };
  const own = namesInZip(files);
  for (const file of files.keys()) take(file, (entry) => entry.toLowerCase() === own[file]);
  for (const [file, name] of files.entries()) take(file, (entry) => letters(entry) === letters(name));
  // By position only when every file has an entry. Otherwise a failed file could get another's.
  if (left.size > 0 && left.size === matched.filter((entry) => entry === undefined).length)
    for (const file of files.keys()) take(file, () => true);
  return matched;
}
