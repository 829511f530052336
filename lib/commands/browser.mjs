// Finds a Chromium for the browser tests, or fetches one.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { bin, run } from "./project.mjs";

/** Chromium without the parts that draw windows: the same pages in half the time. */
const SHELL = "chromium-headless-shell";
const names = [SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

async function playwrightsOwn() {
  const { chromium } = await import("@playwright/test");
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

/** @param {readonly string[]} names in the order they are wanted */
function systems(names) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...places];
  return candidates.find((path) => existsSync(path));
}

async function fromPlaywright() {
  console.log("No Chromium found; asking Playwright for its own...");
  await run(bin("playwright"), ["install", "chromium"], { allowFailure: true });
  return playwrightsOwn();
}

/** @param {readonly string[]} names */
async function fromDebian(names) {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return undefined;
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { env, allowFailure: true });
  for (const name of names.slice(0, 2)) {
    console.log(`Installing Debian's ${name}...`);
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], {
      env,
      allowFailure: true,
    });
    const found = systems(names);
    if (found) return found;
  }
  return undefined;
}

/**
 * Path of a Chromium to test with: CHROMIUM_PATH, Playwright's own, the system's, or one that is
 * installed now. Ends the process with one sentence when there is none to be had.
 *
 * @param {{ whole?: boolean }} [wanted] `whole`: one that also has windows, as visitors have
 */
export async function findBrowser({ whole = false } = {}) {
  const wanted = whole ? names.filter((name) => name !== SHELL) : names;
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given)) {
    console.error(`CHROMIUM_PATH is '${given}', but there is no such file.`);
    process.exit(1);
  }
  const found =
    given ??
    (await playwrightsOwn()) ??
    systems(wanted) ??
    (await fromPlaywright()) ??
    (await fromDebian(wanted));
  if (found) return found;
  console.error("The browser tests need Chromium: install it, or set CHROMIUM_PATH to a Chromium or Chrome.");
  return process.exit(1);
}
