// npm run test:all: what npm test leaves out, which are long unit tests, other browser tests, all hostile visitors, the fleet.
import { findBrowser } from "./browser";
import { run } from "./install.mjs";
import { buildIfNeeded } from "./production-build";

await run("vitest", ["run", "--config", "lib/vitest.config.ts", "--project", "long"]);
await buildIfNeeded();
await run("playwright", ["test", "--config", "e2e/playwright.config.ts", "--grep-invert", "@main"], {
  env: { CHROMIUM_PATH: await findBrowser() },
});
await run("vitest", ["run", "--config", "e2e/hostile/vitest.config.ts"]);
await run(process.execPath, ["lib/scripts/run.mjs", "test-fleet"]);
