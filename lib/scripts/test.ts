// npm test: all checks and tests, the fastest first.
import { findBrowser } from "./browser";
import { installPrograms } from "./debian";
import { run } from "./install.mjs";
import { buildIfNeeded } from "./production-build";

const step = (title: string) => console.log(`\n== ${title}`);

step("types");
await run("next", ["typegen"], { env: { NEXT_TELEMETRY_DISABLED: "1" } });
await run("tsc", ["--noEmit"]);
step("lint and format");
await run("biome", ["check", "--error-on-warnings", "."]);
step("unit tests");
// One test compares its decoder with ours; without it, that test says that it was skipped.
await installPrograms({ avifdec: "libavif-bin" }, 60);
await run("vitest", ["run", "--config", "lib/vitest.config.ts"]);
step("production build");
await buildIfNeeded();
step("pages as crawlers read them");
await run(process.execPath, ["lib/scripts/run.mjs", "audit/seo"]);
step("hostile visitors");
await run("vitest", ["run", "--config", "e2e/hostile/vitest.config.ts"]);
step("browser tests");
await run("playwright", ["test", "--config", "e2e/playwright.config.ts"], {
  env: { CHROMIUM_PATH: await findBrowser() },
});
