// npm run --silent sbom: prints a CycloneDX bill of materials of a deployment. It installs nothing.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { requireNode } from "./install.mjs";

requireNode();
const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (name) => JSON.parse(readFileSync(join(root, name), "utf8"));

/** Packages that `npm ci --omit=dev` installs, on one platform or another, as name@version. */
function deployed() {
  const entries = Object.entries(read("package-lock.json").packages).filter(([at, { dev }]) => at && !dev);
  return new Set(entries.map(([at, { version }]) => `${at.replace(/^.*node_modules\//, "")}@${version}`));
}

// From the lockfile alone: the same on every machine, with the native parts of all platforms, and no registry is asked.
const { status, stdout } = spawnSync(
  "npm",
  ["sbom", "--sbom-format=cyclonedx", "--sbom-type=application", "--package-lock-only"],
  {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === "win32",
  },
);
if (status !== 0) process.exit(status ?? 1);
const bill = JSON.parse(stdout);
// npm takes the name of the folder.
bill.metadata.component.name = read("package.json").name;
// npm's own --omit=dev also leaves out packages that a development tool needs as well.
const kept = deployed();
bill.components = bill.components.filter(({ name, version }) => kept.has(`${name}@${version}`));
const refs = new Set([bill.metadata.component, ...bill.components].map((component) => component["bom-ref"]));
bill.dependencies = bill.dependencies
  .filter(({ ref }) => refs.has(ref))
  .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) }));
console.log(JSON.stringify(bill, null, 2));
