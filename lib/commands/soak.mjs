// npm run soak: bundles the program that sends visitors, and runs it against the production build.
import { join } from "node:path";
import { buildIfNeeded, install, requireNode, root, run } from "./project.mjs";

requireNode();
await install();
await buildIfNeeded();
const folder = join(root, "node_modules", ".cache", "pixmill-soak");
const { bundleEngine } = await import("../engine/bundle.mjs");
await bundleEngine(folder, { soak: join(root, "lib", "soak", "index.ts") });
await run(process.execPath, [join(folder, "soak.mjs"), ...process.argv.slice(2)]);
