// npm run --silent sbom: prints a CycloneDX bill of materials of a deployment.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

type Component = { name: string; version: string; "bom-ref": string };
type Dependency = { ref: string; dependsOn?: string[] };

const read = (name: string) => JSON.parse(readFileSync(name, "utf8"));

/** Returns the packages that `npm ci --omit=dev` installs on any platform, as name@version. */
function deployed(): Set<string> {
  const locked: Record<string, { version: string; dev?: boolean }> = read("package-lock.json").packages;
  const entries = Object.entries(locked).filter(([at, { dev }]) => at && !dev);
  return new Set(entries.map(([at, { version }]) => `${at.replace(/^.*node_modules\//, "")}@${version}`));
}

// Only from the lockfile: the same on every machine, with the native packages of all platforms, and without a registry.
const { status, stdout } = spawnSync(
  "npm",
  ["sbom", "--sbom-format=cyclonedx", "--sbom-type=application", "--package-lock-only"],
  {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === "win32",
  },
);
if (status !== 0) process.exit(status ?? 1);
const bill = JSON.parse(stdout);
// npm uses the name of the folder.
bill.metadata.component.name = read("package.json").name;
// The --omit=dev of `npm sbom` also drops production packages that a development tool depends on.
const kept = deployed();
bill.components = bill.components.filter(({ name, version }: Component) => kept.has(`${name}@${version}`));
const refs = new Set(
  [bill.metadata.component, ...bill.components].map((component: Component) => component["bom-ref"]),
);
bill.dependencies = bill.dependencies
  .filter(({ ref }: Dependency) => refs.has(ref))
  .map(({ ref, dependsOn = [] }: Dependency) => ({
    ref,
    dependsOn: dependsOn.filter((other) => refs.has(other)),
  }));
console.log(JSON.stringify(bill, null, 2));
