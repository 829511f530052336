// npm run bench: bundles the engine and the benchmark, and runs it.
import { resolve } from "node:path";
import { engineEntries } from "../../engine/entries";
import { findBrowser } from "../browser";
import { bundle } from "../bundle.mjs";
import { run } from "../install.mjs";
import { buildIfNeeded } from "../production-build";

await buildIfNeeded();
const folder = resolve("node_modules/.cache/pixmill-bench");
const parts = process.argv[process.argv.indexOf("--parts") + 1] ?? "";
const needsBrowser = !process.argv.includes("--parts") || parts.includes("browser");
const browser = needsBrowser ? await findBrowser({ whole: true }) : "";
await bundle(folder, { bench: "lib/scripts/bench/index.ts", ...engineEntries });
await run(process.execPath, [`${folder}/bench.mjs`, ...process.argv.slice(2)], {
  env: { BENCH_FOLDER: folder, CHROMIUM_PATH: browser },
});
