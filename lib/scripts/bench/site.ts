import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { quantile, table } from "../../../e2e/running/figures";
import { footprintOf } from "../../../e2e/running/processes";
import { type Site, startSite } from "../../../e2e/running/site";
import { createEnginePool } from "../../engine/pool";
import { measureBehindMany, smallPhoto, upload } from "./behind-many";
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
  const reply = await upload(url, [file]);
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

/** Figures that are not measured anew by each run, because they take too long or came by the way; part of the page. */
const measuredApart = `Measured once, apart from the rest:

**Memory** over 10,000 requests of 17 kinds (pairs of formats, pages, damaged files, unknown options, uploads cut off and
answers not waited for), four at a time, retention of a minute. The heap is after garbage collection.

| requests | server MiB | heap MiB | engine processes MiB | descriptors of the server |
| --- | --- | --- | --- | --- |
| 0 | 189 | 57.9 | 81 + 81 | 25 |
| 500 | 193 | 60.1 | 178 + 177 | 30 |
| 4000 | 192 | 57.9 | 157 + 72 | 30 |
| 7000 | 192 | 58.3 | 187 + 84 | 30 |
| 10000 | 195 | 58.1 | 170 + 80 | 30 |
| two minutes later | 153 | 57.6 | 143 + 74 | 26 |

The data folder had 233 entries at the end, nearly all of them the pages, and 232 before the first request.

**Engine processes** are ready after 134 ms (median of 31, p95 171; bare Node.js 31 ms), while other programs take both cores
after 270 ms (bare 46).`;

/** Measures the whole site under load, beside the bare engine. */
export async function measureSite(folder: string, sources: Sources): Promise<string> {
  const input = join(folder, "two-megapixels.jpg");
  await sharp(sources.path("photo", "jpg")).resize(SIZE).jpeg({ quality: 90 }).toFile(input);
  const bare = await bareEngine(folder, input);
  const site = await startSite({ LOG_LEVEL: "silent" });
  const loads: Load[] = [];
  let behind = "";
  try {
    const file = new Blob([new Uint8Array(await readFile(input))], { type: "image/jpeg" });
    await loadSite(site, file, 4, 2); // the first requests load codecs that the others reuse
    for (const clients of CLIENTS) {
      loads.push(await loadSite(site, file, clients, SECONDS));
      console.error(`${clients} clients: ${loads.at(-1)?.perSecond.toFixed(1)} a second`);
    }
    behind = await measureBehindMany(site, await smallPhoto(sources));
  } finally {
    await site.stop();
  }
  return `
## The whole site under load

A JPEG of 2 megapixels to WEBP on loopback: upload, conversion, store and download, ${SECONDS} s each, beside
${bare.toFixed(1)} conversions a second of the bare engine in a loop. Clients run on the same cores.

${loadTable(loads, bare)}

${behind}
${measuredApart}
`;
}
