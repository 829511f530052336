// What every command needs to know of the project: where it is, whether it is installed and built.
// Plain JavaScript without dependencies: it runs before anything is installed.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { requireBuildSettings } from "./settings.mjs";

export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");

const installStamp = join(root, "node_modules", ".pixmill-install");
const buildStamp = join(root, ".next", "pixmill-build");

/** What a build is made of. Everything else (e2e, README) may change without one. */
const buildInputs = [
  "app",
  "components",
  "lib",
  "public",
  "instrumentation.ts",
  "next.config.mjs",
  "postcss.config.mjs",
  "tsconfig.json",
  "package-lock.json",
];
const notBuilt = /\.(test|spec)\.[a-z]+$/;

/** Environment that ends up in the pages, so that another value needs another build. */
const buildEnvironment = ["SITE_URL", "SITE_NAME", "NEXT_PUBLIC_BACKEND_URL", "TAG_MANAGER_ID"];

/** Stops with one sentence when Node is too old to run any of this. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 9)) return;
  console.error(`Node.js 20.9 or newer is needed; this is ${process.version}.`);
  process.exit(1);
}

function* filesUnder(path) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) return yield path;
  for (const name of readdirSync(path).sort()) yield* filesUnder(join(path, name));
}

function fingerprint(paths, extra = []) {
  const hash = createHash("sha256");
  for (const top of paths)
    for (const file of filesUnder(join(root, top)))
      if (!notBuilt.test(file)) hash.update(file.slice(root.length)).update("\0").update(readFileSync(file));
  for (const text of extra) hash.update(`\0${text}`);
  return hash.digest("hex");
}

const installFingerprint = () =>
  fingerprint(["package-lock.json"], [process.version, process.platform, process.arch]);

const buildFingerprint = () =>
  fingerprint(buildInputs, [
    process.version,
    ...buildEnvironment.map((name) => `${name}=${process.env[name] ?? ""}`),
  ]);

const stampIs = (file, value) => existsSync(file) && readFileSync(file, "utf8") === value;

const running = new Set();
let stopping = false;

/**
 * What a command has to end, in milliseconds. `npm ci` takes 15 s to undo what it did, which nobody needs (there is
 * no stamp yet), and service managers kill us after 10 s, which would leave it alone.
 */
const STOP_MS = 4000;

/** To the whole group: npm and Next start processes of their own. */
function signalAll(signal) {
  for (const child of running) {
    try {
      process.kill(-child.pid, signal);
    } catch {
      child.kill(signal);
    }
  }
}

/** Passes SIGTERM, SIGINT and SIGHUP on to every command that is running, and ends with them. */
function stopWith(signal, code) {
  if (running.size === 0) process.exit(code);
  if (!stopping) setTimeout(signalAll, STOP_MS, "SIGKILL");
  stopping = true;
  signalAll(signal);
}

/**
 * Runs a program in the project's root until it ends.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, allowFailure?: boolean, quiet?: boolean }} [options]
 * @returns {Promise<number>} the exit code; a failure ends this process unless it is allowed
 */
export async function run(command, args, { env = {}, allowFailure = false, quiet = false } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: quiet ? "ignore" : "inherit",
    env: { ...process.env, ...env },
    detached: process.platform !== "win32",
    shell: process.platform === "win32",
  });
  running.add(child);
  const onTerm = () => stopWith("SIGTERM", 143);
  const onInt = () => stopWith("SIGINT", 130);
  const onHup = () => stopWith("SIGHUP", 129);
  process.on("SIGTERM", onTerm).on("SIGINT", onInt).on("SIGHUP", onHup);
  const code = await new Promise((resolve) => {
    child.once("error", () => resolve(127));
    child.once("exit", (exit) => resolve(exit ?? 1));
  });
  running.delete(child);
  process.off("SIGTERM", onTerm).off("SIGINT", onInt).off("SIGHUP", onHup);
  if (stopping) process.exit(143);
  if (code !== 0 && !allowFailure) {
    console.error(`\n'${command} ${args.join(" ")}' failed with exit code ${code}.`);
    process.exit(code);
  }
  return code;
}

/** Path of a program that a dependency brought. */
export const bin = (name) => join(root, "node_modules", ".bin", name);

/** Installs what the lockfile says, unless that is what is installed. */
export async function install() {
  const wanted = installFingerprint();
  if (stampIs(installStamp, wanted)) return;
  console.log("Installing dependencies...");
  // --include=dev: the build needs them, and NODE_ENV=production would leave them out.
  await run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]);
  writeFileSync(installStamp, wanted);
}

/** Builds the site and its engine, unless the sources are those of the last build. */
export async function buildIfNeeded({ force = false } = {}) {
  requireBuildSettings();
  const wanted = buildFingerprint();
  if (!force && stampIs(buildStamp, wanted)) return;
  rmSync(buildStamp, { force: true });
  console.log("Building...");
  await run(bin("next"), ["build"], { env: { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" } });
  const { bundleEngine } = await import("../engine/bundle.mjs");
  await bundleEngine(join(root, ".next", "engine"));
  const { writePolicies } = await import("./content-security.mjs");
  writePolicies();
  const { prepareStaticFiles } = await import("./static-files.mjs");
  prepareStaticFiles();
  writeFileSync(buildStamp, wanted);
}
