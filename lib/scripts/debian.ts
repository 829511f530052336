import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./install.mjs";

/** Finds a program on the PATH, or in the folders that Debian reserves for administrators. */
const isInstalled = (program: string) =>
  [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"].some((folder) =>
    existsSync(join(folder, program)),
  );

/**
 * Makes sure that programs are installed, from Debian's packages where that is possible. Exits with one sentence otherwise.
 *
 * @param packages names of the programs, and of the packages that have them
 */
export async function findPrograms(packages: Readonly<Record<string, string>>): Promise<void> {
  const missing = () => Object.keys(packages).filter((program) => !isInstalled(program));
  const wanted = missing();
  if (wanted.length > 0 && existsSync("/etc/debian_version") && process.getuid?.() === 0) {
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    console.log(`Installing ${wanted.join(" and ")}...`);
    await run("apt-get", ["update", "-qq"], { env, allowFailure: true });
    const names = wanted.map((program) => packages[program] ?? program);
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...names], {
      env,
      allowFailure: true,
    });
  }
  const left = missing();
  if (left.length === 0) return;
  console.error(`The fleet tests need ${left.join(" and ")}: install what is missing, and run them again.`);
  process.exit(1);
}
