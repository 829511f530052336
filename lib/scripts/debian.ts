import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./install.mjs";

/** Finds a program on the PATH, or in the folders that Debian reserves for administrators. @returns its path */
export const findProgram = (name: string): string | undefined =>
  [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"]
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

let isUpdated = false;

/** Installs packages if this is Debian and the user may. Whether it did shows in the programs. */
export async function installPackages(names: readonly string[], downloadS?: number): Promise<void> {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return;
  console.log(`Installing ${names.join(" and ")}...`);
  const options = { env: { DEBIAN_FRONTEND: "noninteractive" }, allowFailure: true };
  if (!isUpdated) await run("apt-get", ["update", "-qq"], options);
  isUpdated = true;
  const install = ["install", "-y", "-qq", "--no-install-recommends", ...names];
  const download = ["apt-get", ...install, "--download-only"];
  if (downloadS && (await run("timeout", [String(downloadS), ...download], options)) !== 0) return;
  await run("apt-get", install, options);
}

/**
 * Installs programs that are missing, from Debian's packages where that is possible.
 *
 * @param packages names of the programs, and of the packages that have them
 * @param downloadS longest download in seconds; nothing is installed if it takes longer
 * @returns the programs that are still missing
 */
export async function installPrograms(
  packages: Readonly<Record<string, string>>,
  downloadS?: number,
): Promise<string[]> {
  const missing = () => Object.keys(packages).filter((program) => !findProgram(program));
  const names = new Set(missing().map((program) => packages[program] ?? program));
  if (names.size > 0) await installPackages([...names], downloadS);
  return missing();
}

/** Installs programs like {@link installPrograms}. Exits with one sentence if one is missing then. */
export async function requirePrograms(packages: Readonly<Record<string, string>>): Promise<void> {
  const missing = await installPrograms(packages);
  if (missing.length === 0) return;
  console.error(`This needs ${missing.join(" and ")}: install what is missing, and run it again.`);
  process.exit(1);
}

/** Programs of a fleet, and their packages. */
export const fleetPrograms = { "redis-server": "redis-server", haproxy: "haproxy" } as const;

/** Programs that some unit tests need, and their packages. */
export const testPrograms = {
  avifdec: "libavif-bin",
  bwrap: "bubblewrap",
  djxl: "libjxl-tools",
  haproxy: "haproxy",
} as const;
