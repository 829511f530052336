// npm run test:hostile: what the public internet sends to the production build. With a word, only those files.
import { run } from "./install.mjs";
import { buildIfNeeded } from "./production-build";

await buildIfNeeded();
await run("vitest", ["run", "--config", "lib/hostile/vitest.config.ts", ...process.argv.slice(2)]);
