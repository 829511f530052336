import { rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { engineEntries } from "./engine/entries";
import { bundle } from "./scripts/bundle.mjs";

declare module "vitest" {
  interface ProvidedContext {
    /** Path of the engine's bundled child, for `createEnginePool({ entry: inject("engineEntry"), … })`. */
    engineEntry: string;
    /** A child that answers no job and never looks up from it. */
    stuckEntry: string;
    /** A child that answers every job with what it sees around itself. */
    probeEntry: string;
    /** A program that has a pool: `node PARENT entry input` prints its children's ids while they are busy. */
    parentEntry: string;
  }
}

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Bundles the engine once for the whole test run, in a folder of its own: two runs may overlap. */
export default async function setup(project: TestProject) {
  const outDir = path(`../node_modules/.cache/pixmill-engine/${process.pid}`);
  await bundle(outDir, {
    ...engineEntries,
    "stuck-child": path("./engine/fixtures/stuck-child.ts"),
    "probe-child": path("./engine/fixtures/probe-child.ts"),
    parent: path("./engine/fixtures/parent.ts"),
  });
  project.provide("engineEntry", `${outDir}/child.mjs`);
  project.provide("stuckEntry", `${outDir}/stuck-child.mjs`);
  project.provide("probeEntry", `${outDir}/probe-child.mjs`);
  project.provide("parentEntry", `${outDir}/parent.mjs`);
  return () => rm(outDir, { recursive: true, force: true });
}
