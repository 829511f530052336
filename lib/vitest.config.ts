import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url));

export default defineConfig({
  root,
  resolve: {
    alias: {
      "@": root.replace(/\/$/, ""),
    },
  },
  test: {
    // A loaded machine may need longer than the default of one second.
    expect: { poll: { timeout: 10_000 } },
    globalSetup: [fileURLToPath(new URL("./vitest-setup.ts", import.meta.url))],
    include: ["{app,components,lib}/**/*.test.{ts,tsx}"],
    // Need a build or other programs: npm run test:hostile, npm run test:fleet.
    exclude: [...configDefaults.exclude, "lib/server/redis/**"],
    // Tests start engine processes of their own; two files at a time keep a small machine honest.
    maxWorkers: 2,
    testTimeout: 30_000,
  },
});
