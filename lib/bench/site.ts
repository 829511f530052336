import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { createEnginePool } from "../engine/pool";
import { startSite } from "../running/site";
import { type Load, loadSite } from "./site-load";
import type { Sources } from "./sources";
import { loadTable } from "./tables";

const CLIENTS = [1, 4, 16, 64] as const;
const SECONDS = 10;
/** Pixels of the picture that is sent: 2 megapixels. */
const SIZE = { width: 1632, height: 1224 } as const;

/** Conversions a second of the warm engine alone, every process kept busy: what HTTP, upload and store are held against. */
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

/** The second table: the whole site under load, beside the bare engine. */
export async function measureSite(folder: string, sources: Sources): Promise<string> {
  const input = join(folder, "two-megapixels.jpg");
  await sharp(sources.path("photo", "jpg")).resize(SIZE).jpeg({ quality: 90 }).toFile(input);
  const bare = await bareEngine(folder, input);
  const site = await startSite({ LOG_LEVEL: "silent" });
  const loads: Load[] = [];
  try {
    const file = new Blob([new Uint8Array(await readFile(input))], { type: "image/jpeg" });
    const shot = {
      path: "/api/image/convert",
      field: "images",
      fields: { format: "webp" },
      file,
      name: "photo.jpg",
    };
    await loadSite(site, shot, 4, 2); // the first requests load what the rest reuse
    for (const clients of CLIENTS) {
      loads.push(await loadSite(site, shot, clients, SECONDS));
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
