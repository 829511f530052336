import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** npm run test:hostile: one file after another, each with its own production server. */
export default defineConfig({
  root: path("../.."),
  test: {
    include: ["lib/hostile/*.test.ts"],
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Prints every test with its input and its outcome.
    reporters: ["tree"],
  },
});
