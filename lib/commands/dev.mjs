// npm run dev: Next's development server over an engine that is bundled first.
import { join } from "node:path";
import { bin, install, requireNode, root, run } from "./project.mjs";

requireNode();
await install();
const { bundleEngine } = await import("../engine/bundle.mjs");
await bundleEngine(join(root, ".next", "engine"));
await run(bin("next"), ["dev", "--port", process.env.PORT || "3000"], {
  env: { NEXT_TELEMETRY_DISABLED: "1" },
});
