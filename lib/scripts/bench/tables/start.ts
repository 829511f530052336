// npm run bench:tables: bundles the measurement of tables with the engine, and runs it.
import { resolve } from "node:path";
import { bundle } from "../../bundle.mjs";
import { run } from "../../install.mjs";

const folder = resolve("node_modules/.cache/pixmill-bench-tables");
await bundle(folder, { bench: "lib/scripts/bench/tables/index.ts" });
await run(process.execPath, [`${folder}/bench.mjs`, ...process.argv.slice(2)]);
