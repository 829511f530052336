import { makeZip } from "client-zip";
import { type ZipComment, zipErrors } from "../../contract/calls";
import { compressedZip } from "../../limits";
import { keptNames } from "../file-name";
import { BatchFailed } from "../http/failure";
import type { Conversion, ConversionRequest, FieldsOf } from "../http/handle";
import { lineOf } from "../http/sentences";
import { type Converted, type ImageTask, isFailed, type Outcome, startJobs } from "./jobs";
import { withZipComment } from "./zip-comment";
import { createZipReadings } from "./zip-readings";

/**
 * Compresses every file into a ZIP that is sent while it grows: the entries in the order of the files, and last a text that
 * names the files that failed. Its comment, which is written after that, lists PNGs that would fit as JPGs, the codes of
 * failures, and the details of photos. When all fail the answer is an error, so it begins with the first success. (No header
 * can tell any of this: it would know only the files before that.)
 */
export const compressImages: Conversion<"compressor"> = async (signal, request, fields) => {
  const originals = request.files.map(({ name }) => name);
  // The head is sent before it is known whether the ZIP has sentences.
  const { language } = request.context;
  const task = taskFor(request, fields);
  const jobs = startJobs(signal, request, () => task, keptNames(originals, [zipErrors]));
  const failures = async () => (await Promise.all(jobs)).filter(isFailed);
  const successes = successesOf(jobs);
  const first = await successes.next();
  if (first.done) throw new BatchFailed(await failures());
  const { value: earliest } = first;

  const readings = createZipReadings();
  async function* entries() {
    yield await entryOf(request, earliest, readings);
    for await (const outcome of successes) yield await entryOf(request, outcome, readings);
    const lines = (await failures()).map((failure) => `${lineOf(failure, language)}\n`);
    if (lines.length > 0) yield { name: zipErrors, input: lines.join("") };
  }
  return {
    name: compressedZip.name,
    type: "application/zip",
    body: withZipComment(makeZip(entries()), async () => commentOn(task, await Promise.all(jobs))),
    working: Promise.all(jobs),
    async close() {
      await Promise.all(jobs);
      await readings.close();
    },
  };
};

/** Bytes of a ZIP for one file besides its data, at most: two headers with its name, its shares of directory and comment. */
const ENTRY_BYTES = 800;

/** Most files whose details are told: a comment has at most 64 kB, and each needs 110 bytes if all kinds are found. */
const MOST_DETAILED = 300;

/** The most bytes that each file may keep so that all fit: small ones stay as they are, and large ones share the rest. */
function shareOf(total: number, sizes: readonly number[]): number {
  const ascending = [...sizes].sort((a, b) => a - b);
  let left = total;
  for (const [place, size] of ascending.entries()) {
    const share = left / (ascending.length - place);
    if (size > share) return Math.max(1, Math.floor(share));
    left -= size;
  }
  return total;
}

type CompressTask = Extract<ImageTask, { kind: "compress" }>;

function taskFor({ files }: ConversionRequest, fields: FieldsOf<"compressor">): CompressTask {
  const { targetSize, targetFor, fewerPixels } = fields;
  if (targetSize === undefined) return { kind: "compress" };
  const sizes = files.map(({ size }) => size);
  const bytes = targetFor === "all" ? shareOf(targetSize - ENTRY_BYTES * files.length, sizes) : targetSize;
  return { kind: "compress", target: { bytes, fewerPixels } };
}

/** Lists the PNGs that would fit as JPGs, the files that failed, and the details of photos; nothing where there are none. */
function commentOn(task: CompressTask, outcomes: readonly Outcome[]): string | undefined {
  const fitsAsJpg = outcomes.flatMap((outcome, index) =>
    (outcome.ok ? outcome.result.fitsAsJpg : outcome.error.code === "fits_as_jpg") ? [index] : [],
  );
  const failed = outcomes.flatMap((outcome, index) =>
    outcome.ok ? [] : [{ index, code: outcome.error.code, params: outcome.error.params }],
  );
  const bytes = fitsAsJpg.length > 0 ? task.target?.bytes : undefined;
  const details = outcomes.map((outcome) => (outcome.ok && outcome.result.details) || null);
  const comment: ZipComment = {
    ...(bytes !== undefined && { fitsAsJpg, targetSize: bytes }),
    ...(failed.length > 0 && { failed }),
    ...(details.length <= MOST_DETAILED && details.some(Boolean) && { details }),
  };
  return Object.keys(comment).length > 0 ? JSON.stringify(comment) : undefined;
}

async function entryOf(
  { services: { store } }: ConversionRequest,
  { key, name }: Converted,
  readings: ReturnType<typeof createZipReadings>,
) {
  const stored = await store.get(key);
  if (!stored) throw new Error("A result is gone that was just stored");
  return { name, input: readings.add(stored.stream()), size: stored.size };
}

/** Successes, in the order of their files. */
async function* successesOf(jobs: readonly Promise<Outcome>[]): AsyncGenerator<Converted, void> {
  for (const job of jobs) {
    const outcome = await job;
    if (outcome.ok) yield outcome;
  }
}
