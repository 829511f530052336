import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { quantile, table } from "../../../e2e/running/figures";
import { footprintOf } from "../../../e2e/running/processes";
import { type Site, startSite } from "../../../e2e/running/site";
import { calls } from "../../contract/calls";
import { createEnginePool } from "../../engine/pool";
import type { Sources } from "./sources";

const CLIENTS = [1, 5, 20, 64] as const;
const SECONDS = 10;
/** Size of the picture that is uploaded: 2 megapixels. */
const SIZE = { width: 1632, height: 1224 } as const;

type Load = {
  clients: number;
  /** Complete conversions: upload, convert, download. */
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  p99: number;
  /** Resident memory of the server and its engine processes at their peak, in MiB. */
  peakMib: number;
  failed: number;
};

const SAMPLE_EVERY_MS = 100;

/** Uploads a file and downloads its result. @throws Error with the code of a refusal */
async function convertOnce({ url }: Site, file: Blob): Promise<void> {
  const { path, fileField } = calls.imageConvert;
  const form = new FormData();
  form.append("format", "webp");
  form.append(fileField, file, "photo.jpg");
  const answer = await fetch(new URL(path, url), { method: "POST", body: form });
  const json = await answer.json();
  if (!answer.ok) throw new Error(json.code);
  const reply = calls.imageConvert.reply.parse(json);
  const result = await fetch(new URL(reply.images[0]?.downloadUrl ?? "", url));
  await result.arrayBuffer();
}

/** Runs clients in parallel; each sends its next file once it has downloaded the previous result. */
async function loadSite(site: Site, file: Blob, clients: number, seconds: number): Promise<Load> {
  const times: number[] = [];
  let failed = 0;
  let peak = 0;
  const sampling = setInterval(async () => {
    const { serverMib, engineMib } = await footprintOf(site.pid);
    peak = Math.max(peak, serverMib + engineMib);
  }, SAMPLE_EVERY_MS);
  const began = performance.now();
  const end = began + seconds * 1000;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < end) {
        const start = performance.now();
        try {
          await convertOnce(site, file);
          times.push(performance.now() - start);
        } catch {
          failed += 1;
        }
      }
    }),
  );
  const elapsed = (performance.now() - began) / 1000;
  clearInterval(sampling);
  return {
    clients,
    perSecond: times.length / elapsed,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
    peakMib: peak,
    failed,
  };
}

/** Formats the throughput of the whole site beside that of the bare engine. */
function loadTable(loads: readonly Load[], bareEngine: number): string {
  return table(
    ["clients", "conversions/s", "of the bare engine", "p50 ms", "p95 ms", "p99 ms", "peak MiB", "failed"],
    loads.map(({ clients, perSecond, p50, p95, p99, peakMib, failed }) => [
      String(clients),
      perSecond.toFixed(1),
      `${((100 * perSecond) / bareEngine).toFixed(0)}%`,
      p50.toFixed(0),
      p95.toFixed(0),
      p99.toFixed(0),
      peakMib.toFixed(0),
      String(failed),
    ]),
  );
}

/** Measures conversions per second of the warm engine alone, with every process busy: the baseline without HTTP, upload and store. */
async function bareEngine(folder: string, input: string): Promise<number> {
  const processes = availableParallelism();
  const pool = createEnginePool({ entry: join(folder, "child.mjs"), processes, memoryMb: 4000 });
  const never = new AbortController().signal;
  let done = 0;
  try {
    await pool.warm();
    const end = performance.now() + SECONDS * 1000;
    await Promise.all(
      Array.from({ length: processes }, async (_, index) => {
        const limits = { megapixels: 100, frames: 1 };
        const output = join(folder, `bare-${index}.webp`);
        while (performance.now() < end) {
          await pool.run(
            never,
            { kind: "image", input, output, to: "webp", options: {}, limits },
            { timeoutMs: 60_000 },
          );
          done += 1;
        }
      }),
    );
  } finally {
    await pool.close();
  }
  return done / SECONDS;
}

/** Measures the whole site under load, beside the bare engine. */
export async function measureSite(folder: string, sources: Sources): Promise<string> {
  const input = join(folder, "two-megapixels.jpg");
  await sharp(sources.path("photo", "jpg")).resize(SIZE).jpeg({ quality: 90 }).toFile(input);
  const bare = await bareEngine(folder, input);
  const site = await startSite({ LOG_LEVEL: "silent" });
  const loads: Load[] = [];
  try {
    const file = new Blob([new Uint8Array(await readFile(input))], { type: "image/jpeg" });
    await loadSite(site, file, 4, 2); // the first requests load codecs that the others reuse
    for (const clients of CLIENTS) {
      loads.push(await loadSite(site, file, clients, SECONDS));
      console.error(`${clients} clients: ${loads.at(-1)?.perSecond.toFixed(1)} a second`);
    }
  } finally {
    await site.stop();
  }
  return `
## The whole site under load

A JPEG of 2 megapixels to WEBP on loopback: upload, conversion, store and download, ${SECONDS} s each, beside
${bare.toFixed(1)} conversions a second of the bare engine in a loop. Clients run on the same cores.

${loadTable(loads, bare)}
`;
}
