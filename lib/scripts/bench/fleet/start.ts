// npm run bench:fleet: measures several servers on Redis and a shared store.
import { bundle } from "../../bundle.mjs";
import { fleetPrograms, requirePrograms } from "../../debian";
import { run } from "../../install.mjs";
import { buildIfNeeded } from "../../production-build";

await requirePrograms(fleetPrograms);
await buildIfNeeded();
const folder = "node_modules/.cache/pixmill-bench-fleet";
await bundle(folder, { bench: "lib/scripts/bench/fleet/index.ts" });
await run(process.execPath, [`${folder}/bench.mjs`, ...process.argv.slice(2)]);
