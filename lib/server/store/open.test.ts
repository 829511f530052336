import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { rolldown } from "rolldown";
import { expect, it, onTestFinished } from "vitest";
import { bundle, bundleOptions } from "@/lib/scripts/bundle.mjs";
import type { StoreSettings } from "./settings";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const bucket = {
  kind: "s3",
  endpoint: new URL("http://127.0.0.1:9"),
  bucket: "results",
  region: "us-east-1",
  accessKeyId: "id",
  secretAccessKey: "secret",
} satisfies StoreSettings;

it("loads what a bucket or a shared queue needs only when STORE_URL or REDIS_URL names one", async () => {
  const { output, ...input } = bundleOptions(tmpdir(), { main: path("../main.ts") });
  const made = await rolldown(input);
  onTestFinished(() => made.close());
  const chunks = (await made.generate(output)).output.filter((file) => file.type === "chunk");
  const reached = new Set<string>();
  /** Follows what is loaded at the start. */
  function load(name: string) {
    if (reached.has(name)) return;
    reached.add(name);
    for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) load(next);
  }
  load("main.mjs");
  expect([...reached]).toContain("fastify");
  expect([...reached].filter((name) => /s3|aws|shared|bullmq|redis/.test(name))).toEqual([]);
  const later = chunks.filter(({ imports }) => imports.includes("aws4fetch"));
  expect(later.map(({ fileName }) => fileName)).toEqual([expect.stringMatching(/^s3-.*\.mjs$/)]);
  const queue = chunks.filter(({ imports }) => imports.includes("bullmq") || imports.includes("ioredis"));
  expect(queue.map(({ fileName }) => fileName)).toEqual([expect.stringMatching(/^shared-.*\.mjs$/)]);
});

it("names the package that a bucket needs where it is not installed", async () => {
  const folder = await mkdtemp(join(tmpdir(), "pixmill-open-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await bundle(folder, { open: path("./open.ts") });
  const program = join(folder, "program.mjs");
  const opening = `openStore({ ...${JSON.stringify(bucket)}, endpoint: new URL("${bucket.endpoint}") }, { retentionMs: 1000 })`;
  await writeFile(
    program,
    `import { openStore } from ${JSON.stringify(pathToFileURL(join(folder, "open.mjs")))};
     await ${opening}.catch((error) => console.log(error.message));`,
  );
  const { stdout } = await promisify(execFile)(process.execPath, [program]);
  expect(stdout).toBe(
    "STORE_URL is an s3:// address, which needs the package aws4fetch. Install it with 'npm ci'.\n",
  );
});
