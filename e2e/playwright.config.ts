import { availableParallelism } from "node:os";
import { defineConfig, devices } from "@playwright/test";

const deployed = process.env.BASE_URL;

/** Tags to leave out: `@server` needs the server's process or folders, `@pictures` writes screenshots, `@presses` takes long. */
const excluded = [
  deployed ? "@server" : "",
  process.env.PICTURES ? "" : "@pictures",
  process.env.PRESSES ? "" : "@presses",
].filter(Boolean);

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: ".output/results",
  globalSetup: "./support/global-setup.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A retry would hide a race condition.
  retries: 0,
  // 65 tests took 1.3 to 1.4 minutes on two cores with two workers and 1.2 with four, but each of them twice as long, which
  // is past its time on a busy machine.
  workers: availableParallelism(),
  timeout: 60_000,
  expect: { timeout: 15_000 },
  grepInvert: excluded.length > 0 ? new RegExp(excluded.join("|")) : undefined,
  reporter: [["list"], ["html", { open: "never", outputFolder: ".output/report" }]],
  use: {
    ...devices["Desktop Chrome"],
    // Playwright sees no request that passes through one; `installed.spec.ts` is about it.
    serviceWorkers: "block",
    // Traces make the run a third longer. Set TRACE=1 when a test fails.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        // A fake camera that is always allowed.
        "--use-fake-device-for-media-stream",
        "--use-fake-ui-for-media-stream",
      ],
    },
  },
});
