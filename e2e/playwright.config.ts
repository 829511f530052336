import { defineConfig, devices } from "@playwright/test";

const deployed = process.env.BASE_URL;

/** `@server`: needs the server's own process or folders; `@pictures`: writes screenshots, when asked. */
const left = [deployed ? "@server" : "", process.env.PICTURES ? "" : "@pictures"].filter(Boolean);

export default defineConfig({
  testDir: ".",
  outputDir: ".output/results",
  globalSetup: "./support/global-setup.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A retry would hide a race, and a race is a fault.
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  grepInvert: left.length > 0 ? new RegExp(left.join("|")) : undefined,
  reporter: [["list"], ["html", { open: "never", outputFolder: ".output/report" }]],
  use: {
    ...devices["Desktop Chrome"],
    // Recording every test for the sake of those that fail takes a third longer: TRACE=1 when one does.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        // A camera that is always there and always allowed; tests that need another say so.
        "--use-fake-device-for-media-stream",
        "--use-fake-ui-for-media-stream",
      ],
    },
  },
});
