// npm test: all that ships, in the ten minutes that one waits for; npm run test:all has the rest.
import { findBrowser } from "./browser";
import { installPrograms, testPrograms } from "./debian";
import { run } from "./install.mjs";
import { buildIfNeeded } from "./production-build";

async function step(title: string, work: () => Promise<unknown>): Promise<void> {
  console.log(`\n== ${title}`);
  const began = performance.now();
  await work();
  console.log(`${title}: ${Math.round((performance.now() - began) / 1000)} s`);
}

await step("types, lint and format", async () => {
  await run("next", ["typegen"], { env: { NEXT_TELEMETRY_DISABLED: "1" } });
  await run("npm", ["run", "check"]);
});
await step("unit tests", async () => {
  // Where CI is not set, what needs a program that is missing is left out, and says so.
  await installPrograms(testPrograms, 60);
  await run("vitest", ["run", "--config", "lib/vitest.config.ts", "--project", "!long"]);
});
await step("production build", () => buildIfNeeded());
await step("pages as crawlers read them", () => run(process.execPath, ["lib/scripts/run.mjs", "audit/seo"]));
await step("a hostile visitor of each kind", () =>
  run("vitest", ["run", "--config", "e2e/hostile/vitest.config.ts"], { env: { TEST_PART: "main" } }),
);
await step("each screen's main ways in a browser", async () =>
  run("playwright", ["test", "--config", "e2e/playwright.config.ts", "--grep", "@main"], {
    env: { CHROMIUM_PATH: await findBrowser() },
  }),
);
