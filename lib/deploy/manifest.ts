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

/** Notes the fields of a value, and those that somebody reads: a validator reads what is in its schema, and nothing else. */
function watch<T extends object>(value: T, path: string, fields: Set<string>, read: Set<string>): T {
  for (const name of Object.keys(value)) fields.add(`${path}/${name}`);
  return new Proxy(value, {
    get(target, name) {
      const found: unknown = Reflect.get(target, name);
      if (typeof name !== "string" || !Object.hasOwn(target, name)) return found;
      const at = `${path}/${name}`;
      read.add(at);
      return typeof found === "object" && found !== null ? watch(found, at, fields, read) : found;
    },
  });
}

/** Returns what the schemas of Kubernetes say against a manifest, and its fields that they do not have. */
export function problemsOf(manifest: Manifest): string[] {
  const { apiVersion, kind } = manifest;
  const models = require(`kubernetes-models/${apiVersion}`);
  const fields = new Set<string>();
  const read = new Set<string>();
  try {
    models[kind].prototype.validate.call(watch(manifest, "", fields, read));
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  return [...fields].filter((field) => !read.has(field)).map((field) => `${field} is unknown`);
}
