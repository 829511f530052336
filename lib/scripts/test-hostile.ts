// npm run test:hostile [-- name]: sends malicious input to the production build; with a name, only those test files.
import { run } from "./install.mjs";
import { buildIfNeeded } from "./production-build";

await buildIfNeeded();
await run("vitest", ["run", "--config", "e2e/hostile/vitest.config.ts", ...process.argv.slice(2)]);
