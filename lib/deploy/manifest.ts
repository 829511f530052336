import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parseAllDocuments } from "yaml";

const require = createRequire(import.meta.url);

/** An object of Kubernetes. */
export type Manifest = { apiVersion: string; kind: string; metadata: { name: string } };

/** Reads the manifests of a file. @throws Error if it is not YAML */
export function readManifests(path: string): Manifest[] {
  return parseAllDocuments(readFileSync(path, "utf8")).map((document) => {
    if (document.errors[0]) throw document.errors[0];
    return document.toJS() as Manifest;
  });
}

/** Returns what the schemas of Kubernetes say against a manifest. */
export function problemOf(manifest: Manifest): string | undefined {
  const { apiVersion, kind } = manifest;
  const models = require(`kubernetes-models/${apiVersion}`);
  try {
    models[kind].prototype.validate.call(manifest);
    return undefined;
  } catch (error) {
    return String(error);
  }
}
