// Runs before anything is installed, so it is plain JavaScript without dependencies.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, isAbsolute, join, resolve } from "node:path";

const installStamp = join("node_modules", ".pixmill-install");

/** Exits with one sentence if Node is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 9)) return;
  console.error(`Node.js 20.9 or newer is needed; this is ${process.version}.`);
  process.exit(1);
}

const stampIs = (file, value) => existsSync(file) && readFileSync(file, "utf8") === value;

const running = new Set();
let stopping = false;

/**
 * Time in milliseconds before a stopping program is killed. `npm ci` takes 15 s to roll back, which is unnecessary without a
 * stamp, and service managers kill this process after 10 s, which would leave npm running.
 */
const STOP_MS = 4000;

/** Sends a signal to the process group of every running program: npm and Next start child processes. */
function signalAll(signal) {
  for (const child of running) {
    try {
      process.kill(-child.pid, signal);
    } catch {
      child.kill(signal);
    }
  }
}

/** Forwards a signal to every running program and exits with them. */
function stopWith(signal, code) {
  if (running.size === 0) process.exit(code);
  if (!stopping) setTimeout(signalAll, STOP_MS, "SIGKILL");
  stopping = true;
  signalAll(signal);
}

/**
 * Runs a program to its end; executables of dependencies are on its PATH.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, allowFailure?: boolean, quiet?: boolean }} [options]
 * @returns {Promise<number>} the exit code; a failure exits this process unless it is allowed
 */
export async function run(command, args, { env = {}, allowFailure = false, quiet = false } = {}) {
  const child = spawn(command, args, {
    cwd: process.cwd(),
    stdio: quiet ? "ignore" : "inherit",
    env: {
      ...process.env,
      PATH: `${resolve("node_modules", ".bin")}${delimiter}${process.env.PATH}`,
      ...env,
    },
    detached: process.platform !== "win32",
    // There npm and the executables of packages are .cmd files, which only a shell runs. It splits paths with spaces.
    shell: process.platform === "win32" && !isAbsolute(command),
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

/** Installs the packages of the lockfile, unless they are installed. */
export async function install() {
  const lockfile = readFileSync("package-lock.json");
  const platform = [process.version, process.platform, process.arch].join();
  const wanted = createHash("sha256").update(lockfile).update(platform).digest("hex");
  if (stampIs(installStamp, wanted)) return;
  console.log("Installing dependencies...");
  // The build needs development packages, which NODE_ENV=production would omit.
  await run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]);
  writeFileSync(installStamp, wanted);
}
