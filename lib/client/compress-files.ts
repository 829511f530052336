import { zipErrors } from "../contract/calls";
import { type CallOptions, call } from "./api";
import { BatchError } from "./batch-error";
import { CallError } from "./call-error";
import { matchEntries } from "./match-entries";
import { unzip } from "./unzip";
import type { ZipEntry } from "./zip";

/** What became of one file: smaller, under its name in the ZIP, or why not. */
export type CompressedFile = { original: File } & ({ name: string; blob: Blob } | { reason: string });

/** The server's ZIP as it came, and what is in it for each file, in the files' order. */
export type Compressed = { zip: Blob; files: CompressedFile[] };

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
