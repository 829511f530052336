import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { table } from "../../../e2e/running/figures";
import { footprintOf } from "../../../e2e/running/processes";
import { type Site, startSite } from "../../../e2e/running/site";
import { createEnginePool } from "../../engine/pool";
import { limits, run } from "./jobs";
import { type Load, loadCells, loadColumns, runLoad } from "./load";
import type { Sources } from "./sources";

const CLIENTS = [1, 5, 20, 64] as const;
const SECONDS = 10;
/** Size of the picture that is uploaded: 2 megapixels. */
const SIZE = { width: 1632, height: 1224 } as const;

const SAMPLE_EVERY_MS = 100;

/** Loads a site, and watches the resident memory of its server and engine processes. @returns also the most, in MiB */
async function loadSite(site: Site, file: Blob, clients: number): Promise<Load & { peakMib: number }> {
  let peakMib = 0;
  const sampling = setInterval(async () => {
    const { serverMib, engineMib } = await footprintOf(site.pid);
    peakMib = Math.max(peakMib, serverMib + engineMib);
  }, SAMPLE_EVERY_MS);
  const load = await runLoad(site.url, file, clients, SECONDS).finally(() => clearInterval(sampling));
  return { ...load, peakMib };
}

/** Measures conversions per second of the warm engine alone, `atOnce` at a time: the baseline without HTTP, upload and store. */
async function bareEngine(folder: string, input: string, atOnce: number): Promise<number> {
  const pool = createEnginePool({ entry: join(folder, "child.mjs"), processes: atOnce, memoryMb: 4000 });
  const convert = (index: number) => {
    const output = join(folder, `bare-${index}.webp`);
    return run(pool, { kind: "image", input, output, to: "webp", options: {}, limits });
  };
  let done = 0;
  try {
    await pool.warm();
    await Promise.all(Array.from({ length: atOnce }, (_, index) => convert(index)));
    const end = performance.now() + SECONDS * 1000;
    await Promise.all(
      Array.from({ length: atOnce }, async (_, index) => {
        for (; performance.now() < end; done += 1) await convert(index);
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
  const site = await startSite({ LOG_LEVEL: "silent" });
  const rows: string[][] = [];
  try {
    const file = new Blob([new Uint8Array(await readFile(input))], { type: "image/jpeg" });
    await runLoad(site.url, file, 4, 2); // the first requests load codecs that the others reuse
    for (const clients of CLIENTS) {
      // A client waits for its result, so one alone keeps one process busy.
      const bare = await bareEngine(folder, input, Math.min(clients, availableParallelism()));
      const load = await loadSite(site, file, clients);
      const share = `${((100 * load.perSecond) / bare).toFixed(0)}%`;
      rows.push([String(clients), ...loadCells(load), bare.toFixed(1), share, load.peakMib.toFixed(0)]);
      console.error(`${clients} clients: ${load.perSecond.toFixed(1)} a second`);
    }
  } finally {
    await site.stop();
  }
  return `
## The whole site under load

A JPEG of 2 megapixels to WEBP on loopback: upload, conversion, store and download, ${SECONDS} s each, after the bare engine
in a loop, with as many pictures at a time as there are clients, up to one for each core. Clients run on the same cores.

${table(["clients", ...loadColumns, "bare engine/s", "of the bare engine", "peak MiB"], rows)}
`;
}
