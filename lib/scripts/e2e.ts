// npm run e2e: runs only the browser tests; with BASE_URL against that site, without a build.
import { findBrowser } from "./browser";
import { run } from "./install.mjs";
import { buildIfNeeded } from "./production-build";

if (!process.env.BASE_URL) await buildIfNeeded();
await run("playwright", ["test", "--config", "e2e/playwright.config.ts", ...process.argv.slice(2)], {
  env: { CHROMIUM_PATH: await findBrowser() },
});
