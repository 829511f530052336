import type { KnipConfig } from "knip";

/** npm run check: finds files, exports and dependencies that nothing uses. */
export default {
  entry: [
    // Run by npm scripts, or started as a process or thread of their own.
    "lib/scripts/*.{ts,mjs}",
    "lib/scripts/{icons,samples}/write.ts",
    "lib/scripts/{bench,bench/fleet,bench/tables,bench/word,soak}/{start,index}.ts",
    "lib/scripts/audit/{seo,lighthouse}.ts",
    "lib/scripts/translations/index.ts",
    "lib/server/{main,worker,doctor}.ts",
    "lib/cli/main.ts",
    "lib/engine/child.ts",
    "lib/engine/image/formats/heic/worker.ts",
    "lib/engine/fixtures/{parent,probe-child,stuck-child}.ts",
    "lib/client/pdf-drawing/worker.ts",
    "{app,components,lib,e2e}/**/*.test.{ts,tsx}",
    "e2e/**/*.spec.ts",
    "e2e/{playwright,fleet/vitest,hostile/vitest}.config.ts",
    "e2e/support/global-setup.ts",
    "e2e/fleet/empty-redis.ts",
    "e2e/hostile/runner.ts",
  ],
  project: ["{app,components,lib,e2e}/**/*.{ts,tsx,mjs,css}"],
  // Resolved by name when the engine or a test needs their files.
  ignoreDependencies: ["@embedpdf/fonts-.+", "@fontsource.*", "@tesseract.js-data/.+", "harfbuzzjs"],
  // Debian's.
  ignoreBinaries: ["redis-server", "haproxy", "pdftotext", "nsenter"],
} satisfies KnipConfig;
