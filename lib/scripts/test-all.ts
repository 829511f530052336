// npm run test:all: what npm test leaves out, which are the other browser tests and hostile visitors, and the fleet.
import { findBrowser } from "./browser";
import { run } from "./install.mjs";
import { buildIfNeeded } from "./production-build";

await buildIfNeeded();
await run("playwright", ["test", "--config", "e2e/playwright.config.ts", "--grep-invert", "@main"], {
  env: { CHROMIUM_PATH: await findBrowser() },
});
await run("vitest", ["run", "--config", "e2e/hostile/vitest.config.ts"], { env: { TEST_PART: "rest" } });
await run(process.execPath, ["lib/scripts/run.mjs", "test-fleet"]);
