import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findProgram, installPackages } from "./debian";
import { run } from "./install.mjs";

/** Chromium without a user interface, which renders the same pages in half the time. */
const SHELL = "chromium-headless-shell";
/** Fonts as wide as Arial, which stand in for the site's own until it has loaded. Chromium only recommends them. */
const FONTS = "fonts-liberation";
const names = [SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

/** Finds an installed browser. @param names in order of preference */
const installed = (names: readonly string[]): string | undefined =>
  names.map(findProgram).find((path) => path) ?? places.find((path) => existsSync(path));

async function fromPlaywright(): Promise<string | undefined> {
  console.log("No Chromium found; asking Playwright for its own...");
  await run("playwright", ["install", "chromium"], { allowFailure: true });
  return playwrightsOwn();
}

async function fromDebian(names: readonly string[]): Promise<string | undefined> {
  for (const name of names.slice(0, 2)) {
    await installPackages([name, FONTS]);
    const found = findProgram(name);
    if (found) return found;
  }
  return undefined;
}

/**
 * Finds a Chromium to test with: CHROMIUM_PATH, Playwright's own, the system's, or one that it installs. Exits with
 * one sentence if there is none.
 *
 * @param options.whole excludes headless shells, so that the browser is the one that visitors have
 * @returns its path
 */
export async function findBrowser({ whole = false } = {}): Promise<string> {
  const wanted = whole ? names.filter((name) => name !== SHELL) : names;
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given)) {
    console.error(`CHROMIUM_PATH is '${given}', but there is no such file.`);
    process.exit(1);
  }
  const found =
    given ?? playwrightsOwn() ?? installed(wanted) ?? (await fromPlaywright()) ?? (await fromDebian(wanted));
  if (found) return found;
  console.error("The browser tests need Chromium: install it, or set CHROMIUM_PATH to a Chromium or Chrome.");
  return process.exit(1);
}
