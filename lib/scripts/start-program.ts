import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { readEnv } from "../server/env";
import { buildIfNeeded } from "./production-build";

/** Runs a program of the production build in this process. Exits with one sentence if a setting is invalid. */
export async function startProgram(name: string): Promise<void> {
  try {
    // Before the build, so that an invalid setting is reported at once.
    readEnv(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  await buildIfNeeded();
  await import(pathToFileURL(resolve("dist", name)).href);
}
