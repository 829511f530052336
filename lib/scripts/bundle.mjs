// Bundles TypeScript for Node: the server, the engine processes, and the scripts.
import { rolldown } from "rolldown";

/**
 * Returns rolldown options for ES modules that run in `outDir`. Packages stay external (sharp is native, libheif-js has
 * WASM), so `outDir` has to be where Node finds the node_modules of this project.
 *
 * @param {string} outDir
 * @param {Readonly<Record<string, string>>} entries name of the bundle -> path of its source from the project's root
 */
export const bundleOptions = (outDir, entries) => ({
  input: { ...entries },
  platform: /** @type {const} */ ("node"),
  external: /^[^./]/,
  logLevel: /** @type {const} */ ("warn"),
  output: {
    dir: outDir,
    format: /** @type {const} */ ("esm"),
    entryFileNames: "[name].mjs",
    chunkFileNames: "[name]-[hash].mjs",
    sourcemap: true,
  },
});

/**
 * Writes `NAME.mjs` for every entry.
 *
 * @param {string} outDir created if missing
 * @param {Readonly<Record<string, string>>} entries
 */
export async function bundle(outDir, entries) {
  const { output, ...input } = bundleOptions(outDir, entries);
  const made = await rolldown(input);
  try {
    await made.write(output);
  } finally {
    await made.close();
  }
}
