import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { bundleEngine } from "./bundle.mjs";

declare module "vitest" {
  interface ProvidedContext {
    /** Path of the engine's bundled child, for `createEnginePool({ entry: inject("engineEntry"), … })`. */
    engineEntry: string;
  }
}

/** Bundles the engine once for the whole test run. */
export default async function setup(project: TestProject) {
  const outDir = fileURLToPath(new URL("../../node_modules/.cache/pixmill-engine", import.meta.url));
  project.provide("engineEntry", await bundleEngine(outDir));
}
