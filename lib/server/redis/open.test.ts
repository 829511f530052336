import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { freePort } from "@/e2e/fleet/processes";
import { bundle } from "@/lib/scripts/bundle.mjs";
import { readEnv } from "../env";
import { createLog } from "../logging";
import { createFolderStore } from "../store/folder";
import { openShared } from "./open";

it("names the packages that a shared queue needs where they are not installed", async () => {
  const folder = await mkdtemp(join(tmpdir(), "pixmill-open-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await bundle(folder, { open: fileURLToPath(new URL("./open.ts", import.meta.url)) });
  const program = join(folder, "program.mjs");
  await writeFile(
    program,
    `import { openShared } from ${JSON.stringify(pathToFileURL(join(folder, "open.mjs")))};
     await openShared({}).catch((error) => console.log(error.message));`,
  );
  const { stdout } = await promisify(execFile)(process.execPath, [program]);
  expect(stdout).toBe(
    "REDIS_URL is set, which needs the packages bullmq and ioredis. Install them with 'npm ci --include=optional'.\n",
  );
});

it("says which server cannot be reached, without its password", async () => {
  const port = await freePort();
  const url = new URL(`redis://user:secret@127.0.0.1:${port}`);
  const store = createFolderStore({ root: tmpdir(), retentionMs: 1000 });
  const opening = openShared({ url, env: readEnv({}), store, log: createLog("silent") });
  await expect(opening).rejects.toThrow(
    `REDIS_URL names redis://127.0.0.1:${port}, but it cannot be reached: connect ECONNREFUSED 127.0.0.1:${port}.`,
  );
});
