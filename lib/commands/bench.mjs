// npm run bench: bundles the engine and the measuring program, and runs it.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { buildIfNeeded, install, requireNode, root, run } from "./project.mjs";

requireNode();
await install();
await buildIfNeeded();
const folder = join(root, "node_modules", ".cache", "pixmill-bench");
mkdirSync(folder, { recursive: true });
const { findBrowser } = await import("./browser.mjs");
const browser = process.argv.includes("--no-browser") ? "" : await findBrowser({ whole: true });
const { bundleEngine } = await import("../engine/bundle.mjs");
await bundleEngine(folder, { bench: join(root, "lib", "bench", "index.ts") });
await run(process.execPath, [join(folder, "bench.mjs"), ...process.argv.slice(2)], {
  env: { BENCH_FOLDER: folder, CHROMIUM_PATH: browser },
});
