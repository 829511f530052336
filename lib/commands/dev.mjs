// npm run dev: Next's development server over an engine that is bundled first.
import { join } from "node:path";
import { bin, install, requireNode, root, run } from "./project.mjs";
import { readPort, requireBuildSettings } from "./settings.mjs";

requireNode();
const port = readPort();
requireBuildSettings();
await install();
const { bundleEngine } = await import("../engine/bundle.mjs");
// Not into .next/engine: the stamp there vouches for a production build's engine (see lib/server/services).
await bundleEngine(join(root, "node_modules", ".cache", "pixmill-dev-engine"));
await run(bin("next"), ["dev", "--port", String(port)], {
  env: { NEXT_TELEMETRY_DISABLED: "1" },
});
