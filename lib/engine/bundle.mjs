import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const source = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Entries that run outside the server: the forked child, and its worker thread for HEIC tiles. */
const entries = {
  child: source("./child.ts"),
  "heic-worker": source("./formats/heic/worker.ts"),
};

/**
 * Bundles the engine's processes to plain ES modules (about 30 ms). Packages stay outside (sharp is native,
 * libheif-js carries WASM), so `outDir` has to lie where Node finds this project's node_modules.
 *
 * @param {string} outDir made when it is missing; gets `child.mjs`, `heic-worker.mjs` and their chunks
 * @param {Record<string, string>} [more] further entries, name -> path of the source
 * @returns {Promise<string>} path of `child.mjs`, the `entry` of the pool
 */
export async function bundleEngine(outDir, more = {}) {
  const bundle = await rolldown({
    input: { ...entries, ...more },
    platform: "node",
    external: /^[^./]/,
    logLevel: "warn",
  });
  try {
    await bundle.write({
      dir: outDir,
      format: "esm",
      entryFileNames: "[name].mjs",
      chunkFileNames: "[name]-[hash].mjs",
    });
  } finally {
    await bundle.close();
  }
  return `${outDir}/child.mjs`;
}
