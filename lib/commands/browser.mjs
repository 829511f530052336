// Finds a Chromium for the browser tests, or fetches one.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { bin, run } from "./project.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

async function playwrightsOwn() {
  const { chromium } = await import("@playwright/test");
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

function systems() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...places];
  return candidates.find((path) => existsSync(path));
}

async function fromPlaywright() {
  console.log("No Chromium found; asking Playwright for its own...");
  await run(bin("playwright"), ["install", "chromium"], { allowFailure: true });
  return playwrightsOwn();
}

async function fromDebian() {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return undefined;
  console.log("Installing Debian's chromium...");
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { env, allowFailure: true });
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], {
    env,
    allowFailure: true,
  });
  return systems();
}

/**
 * Path of a Chromium to test with: CHROMIUM_PATH, Playwright's own, the system's, or one that is
 * installed now. Ends the process with one sentence when there is none to be had.
 */
export async function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given)) {
    console.error(`CHROMIUM_PATH is '${given}', but there is no such file.`);
    process.exit(1);
  }
  const found =
    given ?? (await playwrightsOwn()) ?? systems() ?? (await fromPlaywright()) ?? (await fromDebian());
  if (found) return found;
  console.error("The browser tests need Chromium: install it, or set CHROMIUM_PATH to a Chromium or Chrome.");
  return process.exit(1);
}
