import { randomBytes } from "node:crypto";
import { rm, stat } from "node:fs/promises";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { outputFormats, pageFormats } from "../formats";
import { makePdf, numbered, text } from "./fixtures/pdf";
import { photoPage } from "./fixtures/pdf-photos";
import { smallDisk } from "./fixtures/small-disk";
import { startEngine } from "./fixtures/start-engine";
import type { FileJob, JobResult } from "./types";

const { place, pool } = startEngine();
const disk = smallDisk(8192);
const never = new AbortController().signal;
const limits = { megapixels: 100, frames: 256 };

/** Noise, of which every format makes much. */
let noise: Record<"png" | "jpeg" | "webp" | "gif", Buffer>;
beforeAll(async () => {
  const pixels = sharp(randomBytes(250 * 250 * 3), { raw: { width: 250, height: 250, channels: 3 } });
  const [png, jpeg, webp, gif] = await Promise.all([
    pixels.clone().png().toBuffer(),
    pixels.clone().jpeg().toBuffer(),
    pixels.clone().webp().toBuffer(),
    pixels.clone().gif().toBuffer(),
  ]);
  noise = { png, jpeg, webp, gif };
});

const run = (job: FileJob): Promise<JobResult> => pool().run(never, job, { timeoutMs: 25_000 });
const output = () => disk.path("result");
const inputOf = async (bytes: Uint8Array) => (await place(bytes)).input;

const pages = () =>
  makePdf(
    Array.from({ length: 40 }, (_, i) => ({
      content: text(`Page ${i} has words that are its own.`, 10, 50),
    })),
  );

/** A job without its files, and the file that it reads. */
type Row = readonly [name: string, task: object, source: () => Uint8Array | Promise<Uint8Array>];
const compressPdf = { kind: "pdf-compress", level: "balanced" };
const rows: Row[] = [
  ...outputFormats.map((to): Row => [`a PNG to ${to}`, { kind: "image", to, options: {} }, () => noise.png]),
  ["a JPEG to png", { kind: "image", to: "png", options: {} }, () => noise.jpeg],
  ["a WEBP to jpg", { kind: "image", to: "jpg", options: {} }, () => noise.webp],
  ["a JPEG as it is", { kind: "lossless" }, () => noise.jpeg],
  ...(["png", "jpeg", "webp", "gif"] as const).map(
    (format): Row => [`a compressed ${format}`, { kind: "compress" }, () => noise[format]],
  ),
  ...pageFormats.map(
    (to): Row => [`a page to ${to}`, { kind: "pdf-page", to, page: 1, scale: 3 }, photoPage],
  ),
  ["a compressed PDF", compressPdf, photoPage],
  ["a PDF that is kept as it is", compressPdf, () => numbered(2)],
  ["a PDF to a Word document", { kind: "pdf-word", maxPages: 100 }, pages],
];

const jobs: [string, () => Promise<FileJob>][] = [
  ...rows.map(([name, task, source]): [string, () => Promise<FileJob>] => [
    name,
    async () => ({ ...task, limits, output: output(), input: await inputOf(await source()) }) as FileJob,
  ]),
  [
    "pictures to a PDF",
    async () => ({
      kind: "pdf-write",
      inputs: [await inputOf(noise.png), await inputOf(noise.jpeg)],
      options: { pageSize: "fit", orientation: "auto", margin: "none" },
      maxPages: 9,
      limits,
      output: output(),
    }),
  ],
];

const KIB = 1024;
const PAGE_KIB = 4;

describe("a disk that fills up in the middle of a file", () => {
  it.for(jobs)(
    "is reported as full for %s, which is written when there is room again",
    async ([, make], context) => {
      disk.require(context);
      const job = await make();
      const { size } = await run(job);
      expect((await stat(job.output)).size).toBe(size);
      await rm(job.output);
      // Half of it fits.
      await disk.leave(Math.floor(size / KIB / PAGE_KIB / 2) * PAGE_KIB);
      await expect(run(job)).rejects.toMatchObject({ code: "storage_full" });
      await rm(job.output, { force: true });
      await disk.free();
      const again = await run(job);
      expect((await stat(job.output)).size).toBe(again.size);
      await rm(job.output);
    },
  );
});
