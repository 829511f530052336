// npm run test:hostile: what the public internet sends, against the production build. With a word, only those files.
import { bin, buildIfNeeded, install, requireNode, run } from "./project.mjs";

requireNode();
await install();
await buildIfNeeded();
await run(bin("vitest"), ["run", "--config", "lib/hostile/vitest.config.ts", ...process.argv.slice(2)]);
