import { existsSync, readFileSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";
import { median, table } from "../../../e2e/running/figures";
import { type Site, startSite } from "../../../e2e/running/site";
import type { InputFormat } from "../../formats";
import type { Sources } from "./sources";

/** One conversion as a visitor does it: the page, the file, the button that starts it. */
type Journey = {
  path: string;
  from: InputFormat | "pdf";
  start: string;
  targetMs: number;
  others?: string;
};

const journeys: readonly Journey[] = [
  { path: "/png-to-jpg#simple", from: "png", start: "Convert to JPG", targetMs: 1000, others: "VERT 1300" },
  {
    path: "/jpg-to-webp",
    from: "jpg",
    start: "Convert to WEBP",
    targetMs: 1500,
    others: "Squoosh 3000, VERT 10200",
  },
  { path: "/jpg-to-png", from: "jpg", start: "Convert to PNG", targetMs: 1200 },
  { path: "/heic-to-jpg", from: "heic", start: "Convert to JPG", targetMs: 1200 },
  { path: "/jpg-to-pdf", from: "jpg", start: "Convert to PDF", targetMs: 800, others: "BentoPDF 9600" },
  {
    path: "/pdf-to-jpg",
    from: "pdf",
    start: "Convert to JPG Images",
    targetMs: 1200,
    others: "BentoPDF 1900",
  },
];
const COLD_TARGET_MS = 500;

/** Measures the milliseconds from opening a page with an empty cache to a drop zone that takes files. */
async function openCold(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  // Measured inside the page, so that the latency of the driver does not count.
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector("[data-testid=drop-zone]")) return;
      observer.disconnect();
      requestAnimationFrame(() => Object.assign(window, { shownAt: performance.now() }));
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.goto(url);
  await page.waitForFunction(() => "shownAt" in window);
  const shown = await page.evaluate(() => (window as unknown as { shownAt: number }).shownAt);
  await context.close();
  return shown;
}

/** Runs in the page: presses the button as soon as it is enabled, and puts a promise of the milliseconds in `window.took`. */
function pressAndWait(action: string) {
  let chosenAt: number | undefined;
  const onChange = () => {
    chosenAt = performance.now();
  };
  document.querySelector("input[type=file]")?.addEventListener("change", onChange, { capture: true });
  const find = (selector: string, pattern: RegExp) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find(({ textContent }) =>
      pattern.test(textContent.trim()),
    );
  const frame = () => new Promise(requestAnimationFrame);
  const watch = async () => {
    while (chosenAt === undefined) await frame();
    let button: HTMLElement | undefined;
    while (!button) {
      await frame();
      button = find("button:enabled", new RegExp(`^${action}`));
    }
    button.click();
    while (!find("h1, h2, h3", /^Conversion (complete|Successful)!$/)) await frame();
    // A frame is on the screen by the time the frame after the next one begins.
    await frame();
    await frame();
    return performance.now() - chosenAt;
  };
  Object.assign(window, { took: watch() });
}

/**
 * Measures the milliseconds from choosing a file to its result being shown, including the 400 ms before the banner. Timed
 * inside the page, which presses the button itself: each round trip of the driver takes up to half a second, which no
 * visitor waits for.
 */
async function convert(
  browser: Browser,
  site: Site,
  { path, start }: Journey,
  file: string,
): Promise<number> {
  const page = await browser.newPage();
  await page.goto(`${site.url}${path}`);
  await page.locator("[data-testid=drop-zone][data-ready]").waitFor();
  await page.evaluate(pressAndWait, start);
  await page.locator("input[type=file]").setInputFiles(file);
  const took = await page.evaluate(() => (window as unknown as { took: Promise<number> }).took);
  await page.close();
  return took;
}

/** Files on the page board, each with the ten pages of the document. */
const BOARD_FILES = 10;

/** Runs in the page: puts a promise of the milliseconds in `window.took`, to a board with all pages and to those in sight drawn. */
function watchBoard(pages: number) {
  let chosenAt: number | undefined;
  const onChange = () => {
    chosenAt ??= performance.now();
  };
  document.querySelector("input[type=file]")?.addEventListener("change", onChange, { capture: true });
  const frame = () => new Promise(requestAnimationFrame);
  const cells = () => [...document.querySelectorAll("[role=option]")];
  const isInSight = (cell: Element) => {
    const { top, bottom } = cell.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  const watch = async () => {
    while (chosenAt === undefined || cells()[0]?.getAttribute("aria-setsize") !== String(pages))
      await frame();
    const usable = performance.now() - chosenAt;
    const isDrawn = (cell: Element) => cell.querySelector<HTMLImageElement>("img")?.complete;
    while (!cells().filter(isInSight).every(isDrawn)) await frame();
    return [usable, performance.now() - chosenAt] as const;
  };
  Object.assign(window, { took: watch() });
}

/** Measures the milliseconds from choosing ten files to a board one can use, and to its pages in sight, without a cache. */
async function openBoard(browser: Browser, site: Site, buffer: Buffer): Promise<readonly [number, number]> {
  const page = await browser.newPage();
  await page.goto(`${site.url}/organize-pdf`);
  await page.locator("[data-testid=drop-zone][data-ready]").waitFor();
  await page.evaluate(watchBoard, BOARD_FILES * 10);
  const files = Array.from({ length: BOARD_FILES }, (_, n) => ({
    name: `${n}.pdf`,
    mimeType: "application/pdf",
    buffer,
  }));
  await page.locator("input[type=file]").setInputFiles(files);
  const took = await page.evaluate(() => (window as unknown as { took: Promise<[number, number]> }).took);
  await page.close();
  return took;
}

/** Measures conversions as a visitor sees them, in Chromium on loopback. */
export async function measureBrowser(sources: Sources, rounds: number): Promise<string> {
  const site = await startSite({ LOG_LEVEL: "silent" });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || undefined,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  const rows: string[][] = [];
  const boards: (readonly [number, number])[] = [];
  try {
    if (existsSync(sources.document)) {
      const document = readFileSync(sources.document);
      for (let round = 0; round < rounds; round++) boards.push(await openBoard(browser, site, document));
    }
    for (const journey of journeys) {
      const file = journey.from === "pdf" ? sources.document : sources.path("photo", journey.from);
      if (!existsSync(file)) continue;
      await convert(browser, site, journey, file); // the first conversion loads codecs that the others reuse
      const took: number[] = [];
      const cold: number[] = [];
      for (let round = 0; round < rounds; round++) {
        took.push(await convert(browser, site, journey, file));
        cold.push(await openCold(browser, `${site.url}${journey.path}`));
      }
      console.error(`${journey.path} in the browser: ${median(took).toFixed(0)} ms`);
      rows.push([
        journey.path,
        `**${median(took).toFixed(0)}**`,
        String(journey.targetMs),
        journey.others ?? "",
        median(cold).toFixed(0),
        String(COLD_TARGET_MS),
      ]);
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return `
## In the browser

The same photo, and a document of ten pages, in Chromium ${browser.version()} on loopback, medians of ${rounds}: from choosing the file to the result being shown
(upload, conversion, download and the 400 ms before the banner; the button is pressed as soon as it can be), and from opening the page with an empty cache to a drop
zone that takes files. Other sites were measured on other days, in the same browser on such a machine.

${table(["page", "ready ms", "target", "others", "drop zone ms", "target"], rows)}

The board of pages, from choosing ten files of ten pages, with the code that draws them still to be loaded: **${median(boards.map(([usable]) => usable)).toFixed(0)}** ms until all
pages can be selected and moved, **${median(boards.map(([, drawn]) => drawn)).toFixed(0)}** ms until those in sight are drawn.
`;
}
