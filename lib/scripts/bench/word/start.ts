// npm run bench:word: bundles the engine and the measurement of conversions to Word, and runs it.
import { resolve } from "node:path";
import { engineEntries } from "../../../engine/entries";
import { findBrowser } from "../../browser";
import { bundle } from "../../bundle.mjs";
import { run } from "../../install.mjs";

const folder = resolve("node_modules/.cache/pixmill-bench-word");
const browser = await findBrowser();
await bundle(folder, { bench: "lib/scripts/bench/word/index.ts", ...engineEntries });
await run(process.execPath, [`${folder}/bench.mjs`, ...process.argv.slice(2)], {
  env: { BENCH_FOLDER: folder, CHROMIUM_PATH: browser },
});
