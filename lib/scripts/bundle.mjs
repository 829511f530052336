// Bundles TypeScript for Node: the server, the engine's processes, and the scripts themselves.
import { rolldown } from "rolldown";

/**
 * Options of rolldown for ES modules that run where they are written. Packages stay outside (sharp is native, libheif-js
 * carries WASM), so `outDir` has to lie where Node finds this project's node_modules.
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
 * Writes `NAME.mjs` for every entry, in some 50 ms.
 *
 * @param {string} outDir made when it is missing
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
