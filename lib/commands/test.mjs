// npm test: everything that must hold, in the order of what fails fastest.
import { bin, buildIfNeeded, install, requireNode, run } from "./project.mjs";

requireNode();
await install();

/** @param {string} title */
const step = (title) => console.log(`\n== ${title}`);

step("types");
await run(bin("next"), ["typegen"], { env: { NEXT_TELEMETRY_DISABLED: "1" } });
await run(bin("tsc"), ["--noEmit"]);
step("lint and format");
await run(bin("biome"), ["check", "--error-on-warnings", "."]);
step("unit tests");
await run(bin("vitest"), ["run", "--config", "lib/vitest.config.ts"]);
step("production build");
await buildIfNeeded();
step("what crawlers read");
await run(process.execPath, ["lib/commands/audit-seo.mjs"]);
step("hostile visitors");
await run(bin("vitest"), ["run", "--config", "lib/hostile/vitest.config.ts"]);
step("browser tests");
const { findBrowser } = await import("./browser.mjs");
await run(bin("playwright"), ["test", "--config", "e2e/playwright.config.ts"], {
  env: { CHROMIUM_PATH: await findBrowser() },
});
