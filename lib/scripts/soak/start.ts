// npm run soak: bundles the soak test, and runs it against the production build.
import { engineEntries } from "../../engine/entries";
import { bundle } from "../bundle.mjs";
import { run } from "../install.mjs";
import { buildIfNeeded } from "../production-build";

await buildIfNeeded();
const folder = "node_modules/.cache/pixmill-soak";
await bundle(folder, { soak: "lib/scripts/soak/index.ts", ...engineEntries });
await run(process.execPath, [`${folder}/soak.mjs`, ...process.argv.slice(2)]);
