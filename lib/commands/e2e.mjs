// npm run e2e: the browser tests alone. With BASE_URL they run against that site, and build nothing.
import { bin, buildIfNeeded, install, requireNode, run } from "./project.mjs";

requireNode();
await install();
if (!process.env.BASE_URL) await buildIfNeeded();
const { findBrowser } = await import("./browser.mjs");
await run(bin("playwright"), ["test", "--config", "e2e/playwright.config.ts", ...process.argv.slice(2)], {
  env: { CHROMIUM_PATH: await findBrowser() },
});
