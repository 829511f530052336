import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { bundleEngine } from "./bundle.mjs";

/** Prints what the pool itself costs: `node lib/engine/measure.mjs`. */

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const outDir = await mkdtemp(path("../../node_modules/.cache/pixmill-measure-"));

const median = (times) => times.sort((a, b) => a - b)[times.length >> 1] ?? 0;

async function medianOf(rounds, once) {
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await once(round);
    times.push(performance.now() - began);
  }
  return `${median(times).toFixed(2)} ms`;
}

const entry = await bundleEngine(outDir, { pool: path("./pool.ts") });
const { createEnginePool } = await import(join(outDir, "pool.mjs"));
const pool = createEnginePool({ entry, processes: 1, memoryMb: 1500, jobsPerProcess: 1e6 });
const never = new AbortController().signal;
const input = join(outDir, "dot.png");
const job = (file) => ({
  kind: "image",
  input: file,
  output: join(outDir, "dot.jpg"),
  to: "jpg",
  options: {},
  limits: { megapixels: 100, frames: 1 },
});
const run = (file) => pool.run(never, job(file), { timeoutMs: 20_000 });

try {
  await writeFile(
    input,
    await sharp({ create: { width: 1, height: 1, channels: 3, background: "red" } })
      .png()
      .toBuffer(),
  );
  await writeFile(join(outDir, "empty"), "");
  await pool.warm();
  for (let round = 0; round < 50; round += 1) await run(input);

  // An empty file is refused after one read: what is left is the way there and back.
  console.log(
    "message there and back:",
    await medianOf(500, () => run(join(outDir, "empty")).catch(() => {})),
  );
  console.log("1x1 PNG to JPG:", await medianOf(500, () => run(input)));
  const replace = async () => {
    const [{ pid }] = pool.stats().processes;
    process.kill(pid, "SIGKILL");
    const isReplaced = () => pool.stats().processes.some((one) => one.pid !== pid && one.state === "idle");
    while (!isReplaced()) await new Promise((resolve) => setTimeout(resolve, 1));
  };
  console.log("a killed process replaced:", await medianOf(15, replace));
} finally {
  await pool.close();
  await rm(outDir, { recursive: true, force: true });
}
