import JSZip from "jszip";
import { zipErrors } from "../contract/calls";
import { numberNames, splitName } from "../file-names";
import { type CallOptions, call } from "./api";
import { BatchError, CallError } from "./call-error";
import { pictureSize } from "./picture-size";
import type { ZipEntry } from "./zip";

/** Outcome of one file: its name in the ZIP and the compressed picture, or the reason of the failure. */
type CompressedFile = { original: File } & ({ name: string; blob: Blob; note?: string } | { reason: string });

/** The server's ZIP, and its contents in file order. */
type Compressed = { zip: Blob; files: CompressedFile[] };

type Options = Omit<CallOptions<"compressor">, "files" | "signal">;

const BARE_REASON = "This file could not be compressed.";

const entriesOf = (zip: Blob): Promise<ZipEntry[]> =>
  unzip(zip).catch((cause: unknown) => {
    throw new CallError({ kind: "reply" }, { cause });
  });

/** Reads the lines 'name: sentence' of the error list. Each call takes one line of the name. */
async function reasonsOf(report: ZipEntry | undefined): Promise<(name: string) => string> {
  const lines = (await report?.blob.text())?.split("\n") ?? [];
  return (name) => {
    const start = `${name.normalize("NFC").trim()}: `;
    const at = lines.findIndex((line) => line.startsWith(start));
    return at < 0 ? BARE_REASON : (lines.splice(at, 1)[0]?.slice(start.length) ?? BARE_REASON);
  };
}

/** Finds each file's entry in the ZIP, or the reason of its failure. */
export async function openCompressed(zip: Blob, files: readonly File[]): Promise<CompressedFile[]> {
  const all = await entriesOf(zip);
  const report = all.find(({ name }) => name === zipErrors);
  const entries = all.filter((entry) => entry !== report);
  const reasonFor = await reasonsOf(report);
  const matches = matchEntries(
    files.map(({ name }) => name),
    entries.map(({ name }) => name),
  );
  return files.map((original, index) => {
    const entry = entries[matches[index] ?? -1];
    if (!entry) return { original, reason: reasonFor(original.name) };
    // Entries have no type, and browsers need one for formats that they cannot guess.
    return { original, name: entry.name, blob: entry.blob.slice(0, entry.blob.size, original.type) };
  });
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
  const zip = await call("compressor", { ...options, files, signal });
  signal.throwIfAborted();
  const compressed = await openCompressed(zip, files);
  const failed = compressed.flatMap((one) =>
    "reason" in one ? [{ name: one.original.name, reason: one.reason }] : [],
  );
  if (failed.length === files.length) throw new BatchError("conversion", failed);
  const limited = options.fields?.targetSize !== undefined;
  const shown = limited ? await Promise.all(compressed.map((one) => withNote(signal, one))) : compressed;
  return { zip, files: shown };
}

/** Notes where a picture has fewer pixels than its original. */
async function withNote(signal: AbortSignal, file: CompressedFile): Promise<CompressedFile> {
  if (!("blob" in file)) return file;
  const [was, is] = await Promise.all([pictureSize(signal, file.original), pictureSize(signal, file.blob)]);
  if (!was || !is || is.width >= was.width) return file;
  return { ...file, note: `Now ${is.width} × ${is.height} pixels, was ${was.width} × ${was.height}.` };
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

/**
 * Unpacks a ZIP.
 *
 * @returns its files in order, without folders
 * @throws Error when it is damaged or no ZIP
 */
export async function unzip(zip: Blob): Promise<ZipEntry[]> {
  const archive = await JSZip.loadAsync(await zip.arrayBuffer());
  return Promise.all(
    Object.values(archive.files)
      .filter(({ dir }) => !dir)
      .map(async (entry) => ({ name: entry.name, blob: await entry.async("blob") })),
  );
}
