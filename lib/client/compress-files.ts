import JSZip from "jszip";
import { zipErrors } from "../contract/calls";
import { numberNames, splitName } from "../file-names";
import { type CallOptions, call } from "./api";
import { BatchError, CallError } from "./call-error";
import type { ZipEntry } from "./zip";

/** What became of one file: smaller, under its name in the ZIP, or why not. */
type CompressedFile = { original: File } & ({ name: string; blob: Blob } | { reason: string });

/** The server's ZIP as it came, and what is in it for each file, in the files' order. */
type Compressed = { zip: Blob; files: CompressedFile[] };

type Options = Omit<CallOptions<"compressor">, "files" | "signal" | "fields">;

const BARE_REASON = "This file could not be compressed.";

const entriesOf = (zip: Blob): Promise<ZipEntry[]> =>
  unzip(zip).catch((cause: unknown) => {
    throw new CallError({ kind: "reply" }, { cause });
  });

/** The sentence of each line 'name: sentence', by name; a name that failed twice has two. */
async function reasonsOf(report: ZipEntry | undefined): Promise<(name: string) => string> {
  const lines = (await report?.blob.text())?.split("\n") ?? [];
  return (name) => {
    const start = `${name.normalize("NFC").trim()}: `;
    const at = lines.findIndex((line) => line.startsWith(start));
    return at < 0 ? BARE_REASON : (lines.splice(at, 1)[0]?.slice(start.length) ?? BARE_REASON);
  };
}

/** What a ZIP holds for each file. */
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
    // An entry has no type, and without one a browser shows no picture that it cannot guess.
    return { original, name: entry.name, blob: entry.blob.slice(0, entry.blob.size, original.type) };
  });
}

/**
 * Compresses files in one call and opens the ZIP that comes back.
 *
 * @throws {CallError} when the call failed or the answer is no ZIP, {@link BatchError} when it holds no
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
  return { zip, files: compressed };
}

/** What is left of a name whatever a server had to change in it to keep it safe. */
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
 * Finds the entries of a ZIP that were made of some files. Entries are there in the order they were ready, and
 * only of files that came through, so they are told by name: as numbered here, else by its letters, and what is
 * left by its place.
 *
 * @returns for each file its entry's index; undefined where there is none
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
  // By place only where every file has an entry: else it would be given to one that failed.
  if (left.size > 0 && left.size === matched.filter((entry) => entry === undefined).length)
    for (const file of files.keys()) take(file, () => true);
  return matched;
}

/**
 * Opens a ZIP.
 *
 * @returns its files in the order they are in it, folders left out
 * @throws Error when it is none, or is damaged
 */
export async function unzip(zip: Blob): Promise<ZipEntry[]> {
  const archive = await JSZip.loadAsync(await zip.arrayBuffer());
  return Promise.all(
    Object.values(archive.files)
      .filter(({ dir }) => !dir)
      .map(async (entry) => ({ name: entry.name, blob: await entry.async("blob") })),
  );
}
