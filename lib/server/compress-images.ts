import "server-only";
import { makeZip } from "client-zip";
import { type calls, zipErrors } from "../contract/calls";
import { compressedZip } from "../limits";
import { BatchFailed, lineOf } from "./failure";
import { keptNames } from "./file-name";
import type { Conversion, Work } from "./handle";
import { type Done, isFailed, type Outcome, startJobs } from "./jobs";
import { createZipReadings } from "./zip-readings";

/**
 * Every file in fewer bytes, in a ZIP that is sent while it grows: an entry as soon as its file is ready, in
 * that order, and last a text that names the files which failed. When all fail it is an error, so the answer
 * begins with the first success. (No header names failures: it could only know of those before that.)
 */
export const compressImages: Conversion<(typeof calls)["compressor"]> = async (signal, work) => {
  const originals = work.files.map(({ name }) => name);
  const jobs = startJobs(signal, work, { kind: "compress" }, keptNames(originals, [zipErrors]));
  const failures = async () => (await Promise.all(jobs)).filter(isFailed);
  const done = doneOf(jobs);
  const first = await done.next();
  if (first.done) throw new BatchFailed(await failures());
  const { value: earliest } = first;

  const readings = createZipReadings();
  async function* entries() {
    yield await entryOf(work, earliest, readings);
    for await (const outcome of done) yield await entryOf(work, outcome, readings);
    const lines = (await failures()).map((failure) => `${lineOf(failure)}\n`);
    if (lines.length > 0) yield { name: zipErrors, input: lines.join("") };
  }
  return {
    name: compressedZip.name,
    type: "application/zip",
    body: makeZip(entries()),
    working: Promise.all(jobs),
    async close() {
      await Promise.all(jobs);
      await readings.close();
    },
  };
};

async function entryOf(
  { services: { store } }: Work,
  { key, name }: Done,
  readings: ReturnType<typeof createZipReadings>,
) {
  const stored = await store.get(key);
  if (!stored) throw new Error("A result is gone that was just stored");
  const { stream, size } = stored;
  readings.add(stream);
  return { name, input: stream, size };
}

/** Those that came through, as they end. */
async function* doneOf(jobs: readonly Promise<Outcome>[]): AsyncGenerator<Done, void> {
  const running = new Map(jobs.map((job, i) => [i, job.then((outcome) => ({ i, outcome }))]));
  while (running.size > 0) {
    const { i, outcome } = await Promise.race(running.values());
    running.delete(i);
    if (outcome.ok) yield outcome;
  }
}
