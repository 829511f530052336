import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const read = (relative: string) => JSON.parse(readFileSync(path(relative), "utf8"));

const { dependencies, devDependencies, optionalDependencies, scripts, name } = read(
  "../../package.json",
) as Record<
  "dependencies" | "devDependencies" | "optionalDependencies" | "scripts",
  Record<string, string>
> & { name: string };

type Locked = { version: string; integrity?: string; resolved?: string; dev?: boolean; inBundle?: boolean };
/** All installed packages; a package may be installed in several versions. */
const locked = Object.entries(read("../../package-lock.json").packages as Record<string, Locked>)
  .filter(([at]) => at !== "")
  .map(([at, entry]) => ({
    name: at.slice(at.lastIndexOf("node_modules/") + "node_modules/".length),
    ...entry,
  }));

const isAtLeast = (version: string, least: string) =>
  version.localeCompare(least, "en", { numeric: true }) >= 0;

it.each(Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }))(
  "%s is pinned to one version: %s",
  (_, version) => expect(version).toMatch(/^\d+\.\d+\.\d+$/),
);

it.each(Object.entries(scripts))("npm run %s means the same in every shell: %s", (_, script) => {
  for (const command of script.split(" && "))
    expect(command).toMatch(/^(node|tsc|biome|knip|vitest) [\w\-./ ]*$/);
});

/** First versions without known vulnerabilities that a visitor's file or request can reach. */
const least = { sharp: "0.35.0", next: "16.2.11", "libheif-js": "1.23.0" };

it.each(Object.entries(least))("every installed %s is %s or later", (wanted, version) => {
  const found = locked.filter((entry) => entry.name === wanted);
  expect(found).not.toEqual([]);
  expect(found.filter((entry) => !isAtLeast(entry.version, version))).toEqual([]);
});

it("locks every package with a hash and without the address of a registry", () => {
  expect(
    locked.filter(({ integrity, inBundle }) => !integrity && !inBundle).map((entry) => entry.name),
  ).toEqual([]);
  expect(locked.filter(({ resolved }) => resolved).map((entry) => entry.name)).toEqual([]);
});

describe("the bill of materials", () => {
  const bill = promisify(execFile)(process.execPath, [path("sbom.mjs")], { maxBuffer: 2 ** 26 });

  it("lists exactly the packages of a deployment, with versions and hashes", async () => {
    const {
      bomFormat,
      metadata,
      components,
      dependencies: tree,
    } = JSON.parse((await bill).stdout) as {
      bomFormat: string;
      metadata: { component: object };
      components: { name: string; version: string; hashes: { content: string }[]; "bom-ref": string }[];
      dependencies: { ref: string; dependsOn: string[] }[];
    };
    expect(bomFormat).toBe("CycloneDX");
    expect(metadata.component).toMatchObject({ name, type: "application" });
    const listed = components.map((component) => `${component.name}@${component.version}`);
    const used = locked.filter(({ dev }) => !dev).map((entry) => `${entry.name}@${entry.version}`);
    expect(new Set(listed)).toEqual(new Set(used));
    expect(listed).toContain(`fastify@${dependencies.fastify}`);
    expect(listed.filter((one) => /^(vitest|typescript|@biomejs)/.test(one))).toEqual([]);
    expect(components.filter(({ hashes }) => !hashes?.length)).toEqual([]);
    const refs = components.map((component) => component["bom-ref"]);
    const named = tree.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]);
    expect(named.filter((ref) => !refs.includes(ref) && !ref.startsWith(`${name}@`))).toEqual([]);
  });

  it("contains no path of this machine and no registry address", async () => {
    const { stdout } = await bill;
    expect(stdout).not.toContain(path("../.."));
    expect(stdout.match(/https?:\/\/[^/"]+/g)).toEqual(["http://cyclonedx.org"]);
  });
});
