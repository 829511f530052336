import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Files that need sharp as it comes: the engine, once imported, has it read nothing that the engine doesn't know. */
const alone = [
  "lib/site/drawing.test.ts",
  "lib/scripts/icons/icons.test.ts",
  "lib/engine/image/formats/jpeg/lossless/lossless.test.ts",
];

/** Files that take 25 s and more, two fifths of all the time; `npm test` leaves them to `npm run test:all`. */
const long = [
  "lib/engine/image/compress/fit.test.ts",
  "lib/engine/image/formats/avif/dav1d.test.ts",
  "lib/engine/ocr/recognize.test.ts",
  "lib/engine/pdf/compress/fit.test.ts",
  "lib/engine/pdf/text-layer/ocr.test.ts",
  "lib/engine/pdf/word/scan-pictures.test.ts",
  "lib/server/api/examples.test.ts",
  "lib/server/api/ocr-pdf.test.ts",
  "lib/server/api/samples.test.ts",
  "lib/server/api/shared-store.test.ts",
  "lib/server/store/s3-faults.test.ts",
];

const shared = {
  // A loaded machine may need longer than the default of one second.
  expect: { poll: { timeout: 10_000 } },
  testTimeout: 30_000,
};

export default defineConfig({
  root,
  resolve: {
    alias: {
      "@": root.replace(/\/$/, ""),
    },
  },
  test: {
    globalSetup: [fileURLToPath(new URL("./vitest-setup.ts", import.meta.url))],
    // Tests start engine processes of their own; two files at a time keep a small machine honest.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: "together",
          include: ["{app,components,lib}/**/*.test.{ts,tsx}"],
          // Need a build or other programs: npm run test:hostile, npm run test:fleet.
          exclude: [...configDefaults.exclude, "lib/server/redis/**", ...alone, ...long],
          // Files of a worker share its modules: importing them anew for each took a quarter of the time.
          isolate: false,
        },
      },
      { extends: true, test: { ...shared, name: "alone", include: alone } },
      { extends: true, test: { ...shared, name: "long", include: long } },
    ],
  },
});
